"""Every kind of engine gives a pair the same figures: the processor, GPUs, both, also one that fails."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.hybrid import HybridEngine
from swathe.core.errors import DeviceError
from swathe.core.permutation.copies import CopyRange
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.permutation.events import PairsEstimated
from swathe.core.permutation.permutation import permuted_copies
from swathe.core.permutation.scorers import CopiesToScore, HostPermuter, ScoredCopies
from swathe.core.results.hits import HitTable
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Failed, Warned
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.memory_database import MemoryDatabase

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
OPTIONS = PairwiseOptions(permutations=100, seed=3)


pytestmark = pytest.mark.usefixtures("cache")


def gpus(fleet: Fleet) -> GpuEngine:
    return GpuEngine([fake_device(0), fake_device(1)], open_session=fleet.open)


def one_of_two_fails() -> GpuEngine:
    fleet = Fleet()
    fleet.fail_at = {1: 1}
    return gpus(fleet)


ENGINES = {
    "scalar": lambda: open_engine("cpu", "scalar", threads=1),
    "gpu": lambda: gpus(Fleet()),
    "gpu, one of two fails": one_of_two_fails,
    "hybrid": lambda: HybridEngine(CpuEngine(1), gpus(Fleet()), 1, 16e9),
}


def work() -> list[HitsToPermute]:
    """Two queries with hits in any order of length, one of them with residues that no amino acid has."""
    rng = np.random.default_rng(6)
    subjects = [
        rng.integers(0, high, n).astype(np.uint8) for n, high in ((44, 20), (20, 27), (33, 20), (44, 5))
    ]
    database = MemoryDatabase(subjects)
    nothing = np.full(4, math.nan)
    queries = [Sequence(name, rng.integers(0, 20, n).astype(np.uint8)) for name, n in (("a", 40), ("b", 25))]
    scores = np.full(4, 30, np.int32)
    tables = [
        HitTable(query, database, np.array([3, 0, 2, 1]), scores, nothing, nothing, scoring=SCHEME)
        for query in queries
    ]
    return [
        HitsToPermute(0, tables[0], np.array([0, 1, 2, 3]), SCHEME),
        HitsToPermute(1, tables[1], np.array([2, 0]), SCHEME),
    ]


def figures(engine) -> dict[tuple[int, int], tuple]:
    """Return what is found of each pair, by query and row."""
    try:
        return {
            (event.query_index, row): (pair.lowest, pair.bound, str(pair.log10_p), pair.z_value, *pair.counts)
            for event in estimate(work(), OPTIONS, engine, CancelToken())
            if isinstance(event, PairsEstimated)
            for row, pair in zip(event.rows.tolist(), event.pairs, strict=True)
        }
    finally:
        engine.close()


class PermutesByItself(CpuEngine):
    """An engine that makes the copies where it scores them, and hands out scores as it likes."""

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        done = 0
        for first in (50, 0):
            for subject in reversed(range(work.subjects.size)):
                residues = work.database.codes(int(work.subjects[subject]))
                copies = MemoryDatabase(permuted_copies(residues, work.seed, first, first + 50))
                scores = np.full(50, -1, np.int32)
                for cells in self.score(work.query, work.scoring, copies, scores, token):
                    yield done + cells
                done += work.query.size * 50 * residues.size
                yield [ScoredCopies(CopyRange(subject, first, first + 50), scores)]


def test_an_engine_that_permutes_by_itself_is_let_do_so(expected, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HostPermuter, "score_copies", lambda *_: pytest.fail("the processor permutes"))
    assert figures(PermutesByItself(1)) == expected


class FailsInTheMiddle(PermutesByItself):
    """An engine that fails when the last subject's first copies are due."""

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        for news in super().score_copies(work, token):
            if not isinstance(news, int):
                (each,) = news
                if (each.copy_range.subject, each.copy_range.first) == (0, 0):
                    raise DeviceError("The device failed.", "Take another.")
            yield news


def test_pairs_scored_before_an_engine_fails_are_told_of() -> None:
    request = SearchRequest(
        (read_sequences(sample_queries())[0][0],), sample_database(), SCHEME, top=4,
        pairwise=PairwiseOptions(permutations=100),
    )  # fmt: skip
    engine = FailsInTheMiddle(1)
    events = list(run_request(request, engine, CancelToken()))
    engine.close()
    assert isinstance(events[-1], Failed)
    rows = [row for event in events if isinstance(event, PairsEstimated) for row in event.rows.tolist()]
    assert sorted(rows) == [1, 2, 3]


@pytest.fixture(scope="module")
def expected() -> dict[tuple[int, int], tuple]:
    return figures(open_engine("cpu", threads=2))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=cuda_on_cpu.needed) if "gpu" in name else name for name in ENGINES]
)
def test_figures_are_the_same_on_every_engine(name: str, expected) -> None:
    assert sorted(expected) == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 2)]
    assert figures(ENGINES[name]()) == expected


def test_a_gpu_that_fails_with_every_piece_is_said_once() -> None:
    database = sample_database()
    request = SearchRequest(
        (Sequence("q", np.arange(20, dtype=np.uint8)),), database, SCHEME, evalue=1e9, top=3,
        pairwise=PairwiseOptions(permutations=100),
    )  # fmt: skip

    class Failing(CpuEngine):
        def score(self, *arguments):
            self.warnings.append("GPU 1 failed.")
            yield from super().score(*arguments)

    engine = Failing(1)
    events = list(run_request(request, engine, CancelToken()))
    engine.close()
    assert len(engine.warnings) > 1
    assert [event.sentence for event in events if isinstance(event, Warned)] == ["GPU 1 failed."]
    assert events[-1].result.warnings == ("GPU 1 failed.",)
    assert len(events[-1].result.queries[0].hits.pairwise) == 3


@pytest.mark.gpu
def test_figures_are_the_same_on_a_real_gpu(expected) -> None:
    from swathe.core.cuda.devices import probe

    if reason := probe().reason:
        pytest.skip(f"no GPU here: {reason}")
    assert figures(open_engine("gpu")) == expected
