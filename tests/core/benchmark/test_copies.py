"""Permuted copies in the benchmark: a database of them, and the strategies as its kernels."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.benchmark import measuring, reference
from swathe.core.benchmark.catalogue import COPIES, Offer, offers, parse_variant, swept
from swathe.core.benchmark.request import BenchmarkRequest, DatabaseChoice, Variant
from swathe.core.benchmark.results import Outcome
from swathe.core.benchmark.run import run_benchmark
from swathe.core.benchmark.simulated import open_choice
from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine, probe_engines
from swathe.core.engines.base import EngineInfo
from swathe.core.errors import InvalidRequest
from swathe.core.permutation import engine as strategies
from swathe.core.permutation.engine import PermutationEngine
from swathe.core.permutation.permutation import permuted_copies
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end
from swathe.kernels.pairwise import STRATEGIES
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu

COPIES_OF_3 = DatabaseChoice("copies", n_sequences=3, length=20, permutations=50)
GPU = EngineInfo("gpu", "GPU: Fake", (("inter-task", "Inter-task"),), devices=(fake_device(0),))


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path))


def test_a_database_of_copies_is_written_as_it_is_read() -> None:
    choice = DatabaseChoice.parse("copies:540x400x1000")
    assert (choice.n_sequences, choice.length, choice.permutations) == (540, 400, 1000)
    assert DatabaseChoice.parse("copies:540x400") == choice
    assert DatabaseChoice.parse(choice.text) == choice
    assert choice.label == "1,000 copies of 540 of length 400"
    with pytest.raises(InvalidRequest, match="cannot be read"):
        DatabaseChoice.parse("copies:540xax1000")
    with pytest.raises(InvalidRequest, match="cannot be made"):
        DatabaseChoice.parse("copies:5000x1000x1000")


def test_its_residues_are_those_of_the_permutation() -> None:
    database = run_to_end(open_choice(COPIES_OF_3, CancelToken()))
    assert (database.n_sequences, database.n_residues, database.longest) == (150, 3000, 20)
    origin = run_to_end(open_choice(DatabaseChoice("equal", n_sequences=3, length=20), CancelToken()))
    wanted = np.concatenate([permuted_copies(np.array(origin.codes(i)), 7, 0, 50) for i in range(3)])
    assert (database.residues.reshape(-1, 20) == wanted).all()
    assert (database.codes(77) == wanted[77]).all()
    part = database.range(20, 120).range(10, 60)
    assert (part.residues.reshape(-1, 20) == wanted[30:80]).all(), "which the processor of a hybrid run takes"
    some = database.chosen(np.array([3, 77, 149]))
    assert (some.residues.reshape(-1, 20) == wanted[[3, 77, 149]]).all(), "which are checked"


def test_copies_of_which_some_are_checked_have_right_scores(monkeypatch) -> None:
    """The 2,000 drawn of more had no residues: the reference's scores were of what lay in memory there."""
    monkeypatch.setitem(reference.ALL_CELLS, "scalar", 0.0)
    request = BenchmarkRequest(
        (Variant("cpu", "lanes"),),
        (Sequence("q", np.arange(20, dtype=np.uint8)),),
        (DatabaseChoice("copies", n_sequences=3, length=20, permutations=1_000),),
        (ScoringScheme.load("BLOSUM62"),), repeats=1,
    )  # fmt: skip
    (one,) = run_to_end(run_benchmark(request, CancelToken())).measurements
    assert not one.problem and one.checked.startswith("2,000 at random and the best 100 of 3,000")


def test_strategies_are_offered_with_their_settings() -> None:
    found = {offer.kernel: offer for offer in offers((GPU,)) if offer.engine == COPIES}
    assert list(found) == [row.name for row in STRATEGIES if row.kernel]
    variant = parse_variant("copies/tiled:threads=256", found.values())
    assert variant == Variant(COPIES, "tiled", (("threads", 256),))
    assert variant.text == "copies/tiled:threads=256"
    assert len(swept((Variant(COPIES, "intuitive"),), (64, 128, 512), (), found.values())) == 3
    assert all(isinstance(offer, Offer) for offer in found.values())


@cuda_on_cpu.needed
@pytest.mark.long
def test_strategies_and_other_kernels_are_measured_beside_each_other(monkeypatch) -> None:
    fleet = Fleet()

    def opened(name, devices, options):
        return PermutationEngine([fake_device(0, multiprocessors=4)], name, options, open_session=fleet.open)

    monkeypatch.setattr(strategies, "open_strategy", opened)
    names = [row.name for row in STRATEGIES if row.kernel]
    request = BenchmarkRequest(
        (Variant("cpu", "lanes"), *(Variant(COPIES, name) for name in names)),
        (Sequence("q", np.arange(20, dtype=np.uint8)),),
        (COPIES_OF_3, DatabaseChoice("equal", n_sequences=3, length=20)),
        (ScoringScheme.load("BLOSUM62"),), threads=(64, 128), repeats=1,
    )  # fmt: skip
    engines = (*(engine for engine in probe_engines() if engine.name == "cpu"), GPU)
    benchmark = run_to_end(run_benchmark(request, CancelToken(), open_engine, engines))
    found = {(m.variant.text, m.database_sequences): m for m in benchmark.measurements}
    for name in names:
        for threads in (64, 128):
            measured = found[f"copies/{name}:threads={threads}", 150]
            assert measured.outcome is Outcome.MEASURED
            assert measured.gcups
            assert measured.note.startswith("Copies of ")
            assert 0 < measured.resources.occupancy <= 0.5
            refused = found[f"copies/{name}:threads={threads}", 3]
            assert refused.outcome is Outcome.NOT_RUN
            assert "scores permuted copies only" in refused.problem
    assert found["lanes:threads=64", 150].outcome is Outcome.MEASURED
    assert fleet.bytes_held == 0
    assert measuring.COPIES == COPIES
