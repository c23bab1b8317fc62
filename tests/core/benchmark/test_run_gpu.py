"""What a benchmark says of GPU kernels: their real source, on devices that are not there."""

import numpy as np
import pytest

from swathe.core.benchmark.request import DatabaseChoice, Variant
from swathe.core.benchmark.results import Outcome
from swathe.core.benchmark.series import View, picture
from swathe.core.cuda import devices
from swathe.core.cuda.devices import Probe
from swathe.core.engines import open_engine, probe_engines
from swathe.core.engines.hybrid import HybridEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.sequence import Sequence
from tests.core.benchmark.conftest import follow
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu

pytestmark = cuda_on_cpu.needed


@pytest.fixture
def engines(monkeypatch):
    """Engines of a machine with one GPU."""
    monkeypatch.setattr(devices, "probe", lambda: Probe((fake_device(0),), "13.0"))
    return probe_engines()


@pytest.fixture
def open_fake():
    """Open engines as `open_engine` does, GPUs being fakes that run the real kernels."""

    def open_one(name, kernel="auto", threads=0, devices=None, options=()):
        if name == "cpu":
            return open_engine(name, kernel, threads, devices, options)
        gpu = PublishedEngine([fake_device(0)], kernel, options, open_session=Fleet().open)
        if name == "gpu":
            return gpu
        # As slow as the fake GPU is thought to be, the processor takes part.
        return HybridEngine(open_engine("cpu", threads=1), gpu, 16, 16e9)

    return open_one


@pytest.fixture
def small(tmp_path, make_request):
    """Two short queries and forty short sequences."""
    rng = np.random.default_rng(3)

    def letters(n):
        return "".join(LETTERS[code] for code in rng.integers(0, 20, n))

    path = tmp_path / "small.fasta"
    path.write_text("".join(f">s{i}\n{letters(n)}\n" for i, n in enumerate(rng.integers(1, 60, 40))))
    queries = tuple(Sequence(f"q{n}", rng.integers(0, 20, n).astype(np.uint8)) for n in (20, 45))

    def make(*variants, **changes):
        asked = {"queries": queries, "databases": (DatabaseChoice("file", path),), "repeats": 1}
        return make_request(variants=variants, **asked | changes)

    return make


def test_a_gpu_kernel_says_what_it_takes(small, engines, open_fake):
    request = small(Variant("gpu", "inter-task"), Variant("gpu", "short-query"), threads=(32, 64))
    _, result = follow(request, open_engine=open_fake, engines=engines)
    assert [m.outcome for m in result.measurements] == [Outcome.MEASURED] * 8, result.measurements[0].problem
    for m in result.measurements:
        assert m.checked == "all 40 scores, against the lanes kernel"
        assert m.resources.registers > 0 and 0 < m.resources.occupancy <= 1 and m.resources.limit
        assert m.resources.threads == m.variant.setting("threads")
        assert m.rescored == 0
        assert "GPU 0" in m.engine_label
    assert result.circumstances.driver == "13.0"
    assert len(result.circumstances.devices) == 1
    shown = picture(View.THREADS, [result])
    assert {series.name: [p.x for p in series.points] for series in shown.series} == {
        "inter-task": [32, 64],
        "short-query": [32, 64],
    }


def test_a_kernel_that_is_not_eligible_says_why(small, engines, open_fake):
    long_query = Sequence("long", np.random.default_rng(9).integers(0, 20, 9_000).astype(np.uint8))
    tiny = DatabaseChoice("equal", n_sequences=3, length=4)
    request = small(
        Variant("gpu", "short-query"),
        Variant("gpu", "short-query", (("otherwise", "refuse"),)),
        queries=(long_query,),
        databases=(tiny,),
    )
    _, result = follow(request, open_engine=open_fake, engines=engines)
    other, refused = result.measurements
    assert other.outcome is Outcome.MEASURED
    assert "9,000 residues" in other.note, "computed by another kernel, and said so"
    assert refused.outcome is Outcome.NOT_RUN and refused.gcups is None
    assert "does not fit the shared memory" in refused.problem


def test_both_sides_of_a_hybrid_are_kept(small, engines, open_fake):
    request = small(
        Variant("hybrid", "inter-task"), databases=(DatabaseChoice("equal", n_sequences=300, length=30),)
    )
    _, result = follow(request, open_engine=open_fake, engines=engines)
    for m in result.measurements:
        assert m.outcome is Outcome.MEASURED
        assert {side.name for side in m.sides} == {"cpu", "gpu"}
        assert sum(side.share for side in m.sides) == pytest.approx(1)
        assert m.note.startswith("GPU "), "what each side did"
        assert "; CPU " in m.note
    shown = picture(View.SHARE, [result])
    assert [series.name for series in shown.series] == ["hybrid, inter-task, GPU", "hybrid, inter-task, CPU"]


def test_settings_that_the_kernel_cannot_take_are_no_measurement(small, engines, open_fake):
    request = small(Variant("gpu", "inter-task"), threads=(33, 64))
    _, result = follow(request, open_engine=open_fake, engines=engines)
    assert [m.outcome for m in result.measurements] == [Outcome.NOT_RUN] * 2 + [Outcome.MEASURED] * 2
    assert "not 33" in result.measurements[0].problem
