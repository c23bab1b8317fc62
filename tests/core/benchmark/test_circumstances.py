"""What a benchmark says of the machine and the libraries it ran with."""

from __future__ import annotations

import pytest

from swathe.core.benchmark import run
from swathe.core.benchmark.results import Circumstances
from swathe.core.engines import EngineInfo
from tests.core.cuda.fake_session import fake_device


def test_a_file_names_what_computed_its_figures_and_nothing_else() -> None:
    """Libraries for GPUs stood below figures of the processor, whose name was above and below them."""
    libraries = (("numpy", "2.4"), ("cuda-bindings", "13.0"), ("nvidia-cuda-nvrtc", "13.0.88"))
    here = Circumstances(
        "2026-01-02T03:04:05+00:00", "0.1", "EPYC", 2, "Linux", "3.12", ("H200, sm_90",), "13.0", libraries
    )
    made = "2026-01-02T03:04:05+00:00 · Swathe 0.1"
    assert list(here.details({"cpu"})) == [made, "numpy 2.4"]
    of_gpu = ["H200, sm_90", "driver for CUDA 13.0", made, *map(" ".join, libraries)]
    assert list(here.details({"gpu"})) == list(here.details({"cpu", "hybrid"})) == of_gpu


@pytest.mark.parametrize(
    ("library", "named"),
    [("PyCUDA 2026.1", True), ("cuda-bindings 13.5.0; PyCUDA is installed but …", False)],
)
def test_pycuda_is_named_only_where_the_driver_is_called_through_it(
    monkeypatch: pytest.MonkeyPatch, library: str, named: bool
) -> None:
    monkeypatch.setattr(run, "_library", lambda name: "1.0")
    gpu = EngineInfo(
        "gpu", "GPU", (), devices=(fake_device(0),), driver_version="13.0", driver_library=library
    )
    here = run.circumstances((gpu,))
    assert here.driver == "13.0"
    assert ("pycuda" in dict(here.libraries)) is named
    assert "cuda-bindings" in dict(here.libraries)
    assert "pycuda" not in dict(run.circumstances(()).libraries)
