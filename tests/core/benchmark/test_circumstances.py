"""What a benchmark says of the machine and the libraries it ran with."""

from __future__ import annotations

import pytest

from swathe.core.benchmark import run
from swathe.core.engines import EngineInfo
from tests.core.cuda.fake_session import fake_device


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
