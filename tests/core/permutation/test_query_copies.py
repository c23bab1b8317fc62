"""Permuting the query, or both: true scores of true copies, of sequences and PSSMs, on any engine."""

from __future__ import annotations

import math

import numpy as np
import pytest
import xxhash

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.hybrid import HybridEngine
from swathe.core.errors import InvalidRequest
from swathe.core.permutation import query_copies
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.permutation.permutation import permuted_copies, permuted_places, subject_key
from swathe.core.results.hits import HitTable
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.permutation_options import SHUFFLED, PairwiseOptions
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.oracle import position_specific, smith_waterman

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
N, SEED = 100, 3


pytestmark = pytest.mark.usefixtures("cache")


def residues(n: int, seed: int, high: int = 20):
    return np.random.default_rng(seed).integers(0, high, n).astype(np.uint8)


def lopsided() -> ScoringScheme:
    """Return a scheme whose matrix is not symmetric."""
    matrix = SCHEME.matrix.copy()
    matrix[:20, :20] += np.random.default_rng(8).integers(-1, 2, (20, 20)).astype(np.int8)
    return ScoringScheme("lopsided", matrix, 11, 1)


def pssm(m: int) -> PositionSpecificQuery:
    rng = np.random.default_rng(9)
    scores = rng.integers(-4, 2, (m, N_CODES)).astype(np.int8)
    scores[np.arange(m), rng.integers(0, 20, m)] = 8
    return PositionSpecificQuery("pssm", residues(m, 10), scores, "made.pssm")


QUERY = Sequence("query", residues(40, 1))
SUBJECTS = [residues(44, 2), residues(20, 3), residues(33, 4), QUERY.codes, residues(44, 5, 5)]


def work(query: Sequence = QUERY, scheme: ScoringScheme = SCHEME) -> HitsToPermute:
    database = MemoryDatabase(SUBJECTS)
    nothing = np.full(5, math.nan)
    table = HitTable(
        query, database, np.arange(5)[::-1], np.full(5, 30, np.int32), nothing, nothing, scoring=scheme
    )
    return HitsToPermute(0, table, np.array([4, 0, 2, 1]), scheme)


def estimated(asked: HitsToPermute, shuffled: str, engine=None, seed: int = SEED) -> dict[int, list[int]]:
    """Return the scores of the copies of each row, ascending."""
    engine = engine or open_engine("cpu", threads=2)
    options = PairwiseOptions(N, seed=seed, shuffled=shuffled)
    try:
        return {
            row: np.repeat(pair.lowest + pair.step * np.arange(pair.counts.size), pair.counts).tolist()
            for event in estimate([asked], options, engine, CancelToken())
            if isinstance(event, PairsEstimated)
            for row, pair in zip(event.rows.tolist(), event.pairs, strict=True)
        }
    finally:
        engine.close()


def subject_of(asked: HitsToPermute, row: int):
    return asked.table.database.codes(int(asked.table.subjects[row]))


@pytest.mark.parametrize("scheme", [SCHEME, lopsided()], ids=["BLOSUM62", "not symmetric"])
def test_copies_of_the_query_score_with_the_subject_as_it_is(scheme) -> None:
    asked = work(scheme=scheme)
    copies = permuted_copies(QUERY.codes, SEED, 0, N)
    for row, found in estimated(asked, "query").items():
        subject = subject_of(asked, row)
        assert found == sorted(smith_waterman(copy, subject, scheme.matrix, 11, 1) for copy in copies)


def test_both_are_permuted_each_by_its_own_numbers() -> None:
    asked = work()
    orders = permuted_places(40, subject_key(QUERY.codes, SEED) ^ (2**64 - 1), 0, N)
    rows = estimated(asked, "both")
    for row, found in rows.items():
        subjects = permuted_copies(np.array(subject_of(asked, row)), SEED, 0, N)
        pairs = zip(orders, subjects, strict=True)
        scores = [smith_waterman(QUERY.codes[order], copy, SCHEME.matrix, 11, 1) for order, copy in pairs]
        assert found == sorted(scores)
    itself = next(row for row in rows if np.array_equal(subject_of(asked, row), QUERY.codes))
    best = smith_waterman(QUERY.codes, QUERY.codes, SCHEME.matrix, 11, 1)
    assert rows[itself][-1] < best / 2, "not in the same order"


@pytest.mark.parametrize("shuffled", SHUFFLED)
def test_the_positions_of_a_pssm_go_with_their_scores(shuffled) -> None:
    query = pssm(30)
    asked = work(query)
    found = estimated(asked, shuffled)
    assert sorted(found) == [0, 1, 2, 4]
    again = estimated(asked, shuffled, open_engine("cpu", "scalar", threads=1))
    assert again == found
    if shuffled == "query":
        key = xxhash.xxh3_64_intdigest(query.scores.tobytes(), SEED)
        profiles = query.scores[permuted_places(30, key, 0, N)]
        for row, scores in found.items():
            subject = subject_of(asked, row)
            assert scores == sorted(position_specific(profile, subject, 11, 1) for profile in profiles)


ENGINES = {
    "scalar": lambda: open_engine("cpu", "scalar", threads=1),
    "gpu": lambda: GpuEngine([fake_device(0), fake_device(1)], open_session=Fleet().open),
    "hybrid": lambda: HybridEngine(
        CpuEngine(1), GpuEngine([fake_device(0)], open_session=Fleet().open), 1, 16e9
    ),
}


@pytest.mark.parametrize("shuffled", long_but(["query", "both"], "both"))
@pytest.mark.parametrize("name", ENGINES)
def test_every_engine_finds_the_same(name, shuffled) -> None:
    assert estimated(work(), shuffled, ENGINES[name]()) == estimated(work(), shuffled)


@pytest.mark.parametrize("shuffled", SHUFFLED)
def test_another_seed_gives_other_copies(shuffled) -> None:
    assert estimated(work(), shuffled, seed=4) != estimated(work(), shuffled)


def test_results_depend_on_no_block_and_no_other_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = estimated(work(), "both")
    monkeypatch.setattr(query_copies, "_MOST_SCORES", 2 * N)
    monkeypatch.setattr(query_copies, "_BLOCK_RESIDUES", 700)
    assert estimated(work(), "both") == whole
    assert len(whole) == 4


@pytest.mark.parametrize("query", [QUERY, pssm(30)], ids=["sequence", "PSSM"])
@pytest.mark.parametrize("shuffled", SHUFFLED)
def test_cells_are_counted_to_the_last(query, shuffled) -> None:
    engine = open_engine("cpu", threads=1)
    asked = work(query)
    events = list(estimate([asked], PairwiseOptions(N, shuffled=shuffled), engine, CancelToken()))
    engine.close()
    told = [event for event in events if isinstance(event, PairwiseProgress)]
    cells = [event.cells_done for event in told]
    assert cells == sorted(cells)
    assert cells[-1] == told[-1].cells_total == len(query) * asked.residues * N
    assert told[-1].pairs_done == 4


@pytest.mark.parametrize("query", [QUERY, pssm(30)], ids=["sequence", "PSSM"])
@pytest.mark.parametrize("shuffled", ["query", "both"])
def test_a_cancelled_estimate_ends(query, shuffled) -> None:
    engine, token = open_engine("cpu", threads=1), CancelToken()
    events = estimate([work(query)], PairwiseOptions(1_000_000, shuffled=shuffled), engine, token)
    next(events)
    token.cancel()
    left = list(events)
    engine.close()
    assert len(left) < 20
    assert not any(isinstance(event, PairsEstimated) for event in left)


def test_what_is_nothing_to_permute_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="'subjects' is nothing to permute") as raised:
        PairwiseOptions(shuffled="subjects")  # type: ignore[arg-type]
    assert raised.value.field == "permute"


def test_a_strategy_permutes_one_sequence() -> None:
    PairwiseOptions(method="tiled", shuffled="query")
    with pytest.raises(InvalidRequest, match="method tiled permutes the residues of one sequence") as raised:
        PairwiseOptions(method="tiled", shuffled="both")
    assert raised.value.field == "permute_method"
