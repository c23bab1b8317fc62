"""Estimating hits: true scores of true copies, whatever the engine, the chunks and the other hits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import open_engine
from swathe.core.permutation import copies as copies_module
from swathe.core.permutation.copies import CopyChunk, CopyRange, permuted_on_host, split_into_chunks
from swathe.core.permutation.estimation import HitsToPermute, estimate
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.permutation.permutation import permuted_copies
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Cancelled, Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.fasta import read_sequences
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.gumbel import log_survival
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
OPTIONS = PairwiseOptions(permutations=150, seed=5)


pytestmark = pytest.mark.usefixtures("cache")


def searched(engine, pairwise: PairwiseOptions | None, queries: int = 2, **changes) -> SearchResult:
    request = SearchRequest(
        read_sequences(sample_queries())[0][:queries], sample_database(), SCHEME, pairwise=pairwise, **changes
    )
    last = list(run_request(request, engine, CancelToken()))[-1]
    assert isinstance(last, Finished), last
    return last.result


def figures(pair: PairSignificance) -> tuple:
    return (pair.lambda_, pair.mu, pair.log10_p, pair.z_value, pair.goodness_p, pair.lowest, *pair.counts)


def database_of(*lengths: int) -> MemoryDatabase:
    rng = np.random.default_rng(4)
    return MemoryDatabase([rng.integers(0, 20, n).astype(np.uint8) for n in lengths])


@pytest.mark.parametrize(
    ("residues", "copies"), [(10_000, 10_000), (900, 10_000), (250, 10_000), (1, 1), (10_000, 7)]
)
def test_pieces_hold_every_copy_once_and_no_more_than_there_is_room_for(residues: int, copies: int) -> None:
    lengths = np.array([100, 30, 450, 1, 30], np.int32)
    chunks = list(split_into_chunks(lengths, 20, lambda: residues, copies))
    seen = sorted(
        (part.subject, k) for parts in chunks for part in parts for k in range(part.first, part.behind)
    )
    assert seen == [(subject, k) for subject in range(5) for k in range(20)]
    for parts in chunks:
        size = sum(part.n_copies * int(lengths[part.subject]) for part in parts)
        count = sum(part.n_copies for part in parts)
        assert (size <= residues and count <= copies) or count == 1


def test_a_chunk_gives_subjects_that_are_the_copies() -> None:
    from concurrent.futures import ThreadPoolExecutor

    database = database_of(40, 25, 60)
    order = np.array([2, 0, 1])  # by rank: 60, 25, 40 residues
    parts = [CopyRange(0, 3, 5), CopyRange(1, 0, 4), CopyRange(2, 8, 9)]
    chunk = CopyChunk(database, order, parts, 5)
    with ThreadPoolExecutor(2) as pool:
        copies, filling = permuted_on_host(chunk.spec, pool)
        for future in filling:
            future.result()
    assert copies.lengths.tolist() == sorted(copies.lengths.tolist()) == [25] * 4 + [40] + [60] * 2
    assert (copies.n_sequences, copies.longest, copies.n_residues) == (7, 60, 4 * 25 + 40 + 2 * 60)
    index = 0
    for part in chunk.ranges:
        expected = permuted_copies(database.codes(int(order[part.subject])), 5, part.first, part.behind)
        for row in expected:
            assert (copies.codes(index) == row).all()
            index += 1
    again = CopyChunk(database, order, parts, 5)
    others = (
        CopyChunk(database, order, parts, 6),
        CopyChunk(database, order, [CopyRange(0, 4, 6), *parts[1:]], 5),
        CopyChunk(database, order[[0, 2, 1]], parts, 5),
    )
    with ThreadPoolExecutor(2) as pool:
        assert permuted_on_host(again.spec, pool)[0].key == copies.key
        keys = {permuted_on_host(other.spec, pool)[0].key for other in others}
    assert len({copies.key, *keys}) == 4


def test_large_parts_are_permuted_in_several_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures import ThreadPoolExecutor

    monkeypatch.setattr(copies_module, "TASK_RESIDUES", 100)
    database = database_of(33)
    chunk = CopyChunk(database, np.array([0]), [CopyRange(0, 2, 12)], 1)
    with ThreadPoolExecutor(2) as pool:
        copies, futures = permuted_on_host(chunk.spec, pool)
        for future in futures:
            future.result()
    assert len(futures) == 4
    assert (copies.residues.reshape(10, 33) == permuted_copies(database.codes(0), 1, 2, 12)).all()


def test_scores_are_those_of_the_oracle(engine) -> None:
    database = database_of(12, 30)
    query = Sequence("q", np.random.default_rng(9).integers(0, 20, 25).astype(np.uint8))
    scores = [smith_waterman(query.codes, database.codes(i), SCHEME.matrix, 11, 1) for i in (1, 0)]
    from swathe.core.results.hits import HitTable

    nothing = np.full(2, np.nan)
    table = HitTable(
        query, database, np.array([1, 0]), np.array(scores, np.int32), nothing, nothing, scoring=SCHEME
    )
    options = PairwiseOptions(permutations=100)
    events = list(
        estimate([HitsToPermute(0, table, np.array([0, 1]), SCHEME)], options, engine, CancelToken())
    )
    found = {
        int(row): pair
        for event in events
        if isinstance(event, PairsEstimated)
        for row, pair in zip(event.rows, event.pairs, strict=True)
    }
    for row, subject in ((0, 1), (1, 0)):
        copies = permuted_copies(database.codes(subject), 1, 0, 100)
        expected = np.sort([smith_waterman(query.codes, copy, SCHEME.matrix, 11, 1) for copy in copies])
        pair = found[row]
        values = pair.lowest + pair.step * np.arange(pair.counts.size)
        assert np.repeat(values, pair.counts).tolist() == expected.tolist()
        assert (pair.score, pair.subject_length) == (scores[row], database.codes(subject).size)


@pytest.fixture(scope="module")
def reference() -> SearchResult:
    opened = open_engine("cpu", threads=2)
    result = searched(opened, PairwiseOptions(permutations=150, seed=5, top=12))
    opened.close()
    return result


def test_a_search_estimates_the_hits_asked_for(reference: SearchResult) -> None:
    for query in reference.queries:
        assert sorted(query.hits.pairwise) == list(range(12))
        for row, pair in query.hits.pairwise.items():
            assert pair.score == query.hits.scores[row]
            assert pair.permutations == pair.counts.sum() == 150
            assert pair.options.seed == 5
            assert pair.fitted
            assert pair.log10_p < -20


def test_neither_engine_nor_pieces_nor_other_hits_matter(
    reference: SearchResult, engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = [figures(reference.queries[0].hits.pairwise[row]) for row in range(4)]

    def of_four(result: SearchResult) -> list[tuple]:
        return [figures(result.queries[0].hits.pairwise[row]) for row in range(4)]

    few = PairwiseOptions(permutations=150, seed=5, top=4)
    assert of_four(searched(engine, few, 1)) == expected
    monkeypatch.setattr(copies_module.ChunkSize, "__call__", lambda _: 23_000)
    assert of_four(searched(engine, few, 1)) == expected
    scalar = open_engine("cpu", "scalar", threads=1)
    try:
        assert of_four(searched(scalar, few, 1, threads=1)) == expected
    finally:
        scalar.close()
    other = searched(engine, PairwiseOptions(permutations=150, seed=6, top=4), 1)
    assert not set(of_four(other)) & set(expected)


def test_rows_of_a_table_may_be_estimated_later_in_any_order(reference: SearchResult, engine) -> None:
    table = reference.queries[1].hits
    rows = np.array([7, 0, 11])
    before = dict(table.pairwise)
    events = list(estimate([HitsToPermute(1, table, rows, SCHEME)], OPTIONS, engine, CancelToken()))
    estimated = [event for event in events if isinstance(event, PairsEstimated)]
    assert sorted(row for event in estimated for row in event.rows.tolist()) == [0, 7, 11]
    assert table.pairwise == before, "whoever listens fills the table"
    for event in estimated:
        assert event.query_index == 1
        for row, pair in zip(event.rows.tolist(), event.pairs, strict=True):
            assert figures(pair) == figures(before[row])


def test_progress_grows_to_the_end(engine) -> None:
    result = searched(engine, None, 1)
    table = result.queries[0].hits
    work = [HitsToPermute(0, table, PairwiseOptions(evalue=1e-100).chosen(table.log10_evalues), SCHEME)]
    events = list(estimate(work, OPTIONS, engine, CancelToken()))
    progress = [event for event in events if isinstance(event, PairwiseProgress)]
    for name in ("cells_done", "pairs_done", "seconds"):
        values = [getattr(event, name) for event in progress]
        assert values == sorted(values), name
    last = progress[-1]
    assert last.cells_done == last.cells_total == 150 * len(table.query) * work[0].residues
    assert last.pairs_done == last.pairs_total == work[0].rows.size > 10
    assert last.engine_label == engine.label


def test_which_hits_are_chosen(reference: SearchResult) -> None:
    table = reference.queries[0].hits
    assert PairwiseOptions().chosen(table.log10_evalues).tolist() == list(range(len(table)))
    within = PairwiseOptions(evalue=1e-30).chosen(table.log10_evalues)
    assert 0 < within.size < len(table)
    assert (table.log10_evalues[within] <= -30).all()
    assert PairwiseOptions(evalue=1e-30, top=3).chosen(table.log10_evalues).tolist() == [0, 1, 2]


@pytest.mark.parametrize("at", long_but([1, 12], 1))
def test_cancelled_searches_keep_what_they_have(engine, at: int) -> None:
    token = CancelToken()
    request = SearchRequest(
        read_sequences(sample_queries())[0],
        sample_database(),
        SCHEME,
        pairwise=PairwiseOptions(permutations=20_000),
    )
    seen = 0
    for event in run_request(request, engine, token):
        seen += isinstance(event, PairwiseProgress)
        if seen == at:
            token.cancel()
        last = event
    assert isinstance(last, Cancelled)
    assert last.partial is not None
    assert last.partial.complete, "everything was compared"
    assert len(last.partial.queries[0].hits) > 100


def test_pairs_without_statistics_have_p_values_all_the_same(engine, tmp_path: Path) -> None:
    """In the linear phase there are no E-values; copies of the subject still tell what is usual."""
    free = ScoringScheme.load("BLOSUM62", 6, 1)
    request = SearchRequest(
        read_sequences(sample_queries())[0][:1], sample_database(), free, pairwise=PairwiseOptions(top=5)
    )
    last = list(run_request(request, engine, CancelToken()))[-1]
    assert isinstance(last, Finished)
    hits = last.result.queries[0].hits
    assert np.isnan(hits.log10_evalues).all()
    assert all(pair.z_value > 10 for pair in hits.pairwise.values())
    assert len(hits.pairwise) == 5


def test_fits_of_few_copies_foretell_the_tail_of_many(reference: SearchResult, engine) -> None:
    """1,000 copies say how many of 6,000 others reach a score; the bench does it with 100,000."""
    table = reference.queries[0].hits
    rows = np.argsort(table.database.lengths[table.subjects])[:3]

    def pairs(options: PairwiseOptions) -> list[PairSignificance]:
        work = [HitsToPermute(0, table, rows, SCHEME)]
        events = list(estimate(work, options, engine, CancelToken()))
        found = [event for event in events if isinstance(event, PairsEstimated)]
        return [pair for event in found for pair in event.pairs]

    few = pairs(PairwiseOptions(permutations=1000, seed=1))
    many = pairs(PairwiseOptions(permutations=6000, seed=2))
    for fitted, counted in zip(few, many, strict=True):
        assert fitted.subject_length == counted.subject_length
        scores = counted.lowest + np.arange(counted.counts.size)
        reaching = np.cumsum(counted.counts[::-1])[::-1] / 6000
        tail = (reaching > 0.003) & (reaching < 0.3)
        n = tail.sum()
        expected = log_survival(scores[tail], np.full(n, fitted.lambda_), np.full(n, fitted.mu))
        assert tail.sum() > 8
        assert np.abs(expected - np.log(reaching[tail])).max() < 0.5
