"""The alignments of a table: what was set, in any order and in any batches, as objects and as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.results.hit_alignments import HitAlignments
from swathe.core.sequences.sequence import Sequence
from tests.core.alignment.test_aligned_pairs import ALIGNMENTS, BLOSUM62, QUERY, SUBJECTS
from tests.memory_database import MemoryDatabase

DATABASE = MemoryDatabase(SUBJECTS)
ORDER = np.random.default_rng(3).permutation(len(SUBJECTS))
"""The subject of each row."""


@pytest.fixture
def alignments() -> HitAlignments:
    return HitAlignments(Sequence("query", QUERY), DATABASE, BLOSUM62, ORDER.astype(np.int64))


def setting(alignments: HitAlignments, rows: list[int]) -> None:
    """Set the alignments of some rows."""
    found = [ALIGNMENTS[DATABASE.records[ORDER[row]]] for row in rows]
    alignments.set(np.array(rows, np.int64), AlignedPairs.of(found))


def expected(row: int):
    return ALIGNMENTS[DATABASE.records[ORDER[row]]]


def test_nothing_is_there_at_first(alignments):
    assert len(alignments) == 0 and not alignments and list(alignments) == []
    assert 3 not in alignments and alignments.get(3) is None
    with pytest.raises(KeyError):
        alignments[3]
    assert np.isnan(alignments.numbers("score", slice(None))).all()
    assert np.isnan(alignments.numbers("score", slice(2, 5))).tolist() == [True] * 3
    assert alignments.wholes("score", slice(2, 5)).tolist() == [0] * 3
    assert alignments.missing(np.array([4, 2])).tolist() == [4, 2]
    assert alignments.cigar(3) == ""
    assert alignments.nbytes == 0, "tables of a large search that nobody looks at cost nothing"


@pytest.mark.parametrize("batches", [[[7]], [[5, 2, 30], [], [0, 1], [17]], [list(range(31))]])
def test_what_was_set_comes_back_in_its_order(alignments, batches):
    for batch in batches:
        setting(alignments, batch)
    rows = [row for batch in batches for row in batch]
    assert list(alignments) == rows and alignments.rows().tolist() == rows
    assert alignments.rows(1).tolist() == rows[1:]
    assert dict(alignments) == {row: expected(row) for row in rows}
    for row in rows:
        assert alignments.cigar(row) == expected(row).operations
        assert alignments.bare(row).runs == expected(row).runs
    assert alignments.missing(np.arange(31)).tolist() == [row for row in range(31) if row not in rows]


def test_figures_are_columns(alignments):
    setting(alignments, [9, 4, 2])
    rows = np.array([2, 3, 9])
    for name in ("identities", "gaps", "length", "score", "subject_end"):
        wanted = [float(getattr(expected(2), name)), np.nan, float(getattr(expected(9), name))]
        assert np.array_equal(alignments.numbers(name, rows), wanted, equal_nan=True), name
        assert alignments.wholes(name, rows).tolist() == [int(np.nan_to_num(value)) for value in wanted]
    spans = expected(9).query_end - expected(9).query_start
    assert alignments.span("query", np.array([9])).tolist() == [spans]


def test_some_are_taken_out_together(alignments):
    setting(alignments, list(range(31)))
    pairs = alignments.pairs(np.array([8, 0, 8]))
    assert [pairs.cigar(place) for place in range(3)] == [expected(row).operations for row in (8, 0, 8)]
    assert pairs.score.tolist() == [expected(row).score for row in (8, 0, 8)]


def test_setting_again_replaces(alignments):
    setting(alignments, [1, 2])
    alignments.set(np.array([2]), AlignedPairs.of([expected(1)]))
    assert list(alignments) == [1, 2]
    assert alignments.cigar(2) == expected(1).operations
    assert alignments.wholes("score", np.array([2])).tolist() == [expected(1).score]


def test_thousands_one_by_one(alignments):
    many = HitAlignments(Sequence("query", QUERY), DATABASE, BLOSUM62, np.zeros(3_000, np.int64))
    one = AlignedPairs.of([expected(0)])
    for row in range(3_000):
        many.set(np.array([row]), one)
    runs = len(expected(0).runs)
    assert many.pairs(np.arange(3_000)).counts.size == 3_000 * runs
    assert many.nbytes < 3_000 * (64 + 2 * 5 * runs)
