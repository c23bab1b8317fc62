"""Alignments of many pairs as arrays: the same alignments, whole, joined and picked."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment, align
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import encode
from tests.core.alignment.test_alignment import score_of

BLOSUM62 = ScoringScheme.load("BLOSUM62")
RNG = np.random.default_rng(7)
QUERY = RNG.integers(0, 20, 90).astype(np.uint8)


def related(number: int) -> np.ndarray:
    """Return a subject with other residues, a deletion and an insertion, different for every number."""
    rng = np.random.default_rng(number)
    changed = np.where(rng.random(90) < 0.3, rng.integers(0, 20, 90), QUERY).astype(np.uint8)
    cut, size = int(rng.integers(10, 40)), int(rng.integers(0, 9))
    return np.concatenate((changed[:cut], changed[cut + size : 70], changed[:size], changed[70:]))


SUBJECTS = [*map(related, range(30)), encode("W")]
SCORES = [score_of(QUERY, subject, BLOSUM62) for subject in SUBJECTS[:-1]] + [0]
ALIGNMENTS = [
    align(QUERY, subject, BLOSUM62, score, CancelToken())
    for subject, score in zip(SUBJECTS, SCORES, strict=True)
]


def given_back(pairs: AlignedPairs, numbers: range | list[int]) -> list[Alignment]:
    """Return the alignments of all pairs, whose subjects have these numbers."""
    return [pairs.alignment(place, QUERY, SUBJECTS[number], BLOSUM62) for place, number in enumerate(numbers)]


def test_the_alignments_come_back_with_their_middle_lines():
    pairs = AlignedPairs.of(ALIGNMENTS)
    assert len(pairs) == len(ALIGNMENTS) == 31
    assert given_back(pairs, range(31)) == ALIGNMENTS
    assert any(alignment.gap_openings > 1 for alignment in ALIGNMENTS)


def test_figures_are_arrays():
    pairs = AlignedPairs.of(ALIGNMENTS)
    for name in ("query_start", "score", "positives", "length", "mismatches", "gap_openings", "gaps"):
        values = getattr(pairs, name)
        assert values.dtype == np.int32
        assert values.tolist() == [getattr(alignment, name) for alignment in ALIGNMENTS], name
    assert [pairs.cigar(place) for place in range(31)] == [one.operations for one in ALIGNMENTS]


@pytest.mark.parametrize("sizes", [[31], [0, 12, 0, 19], [1, 29, 1]])
def test_joined_they_are_those_of_all_parts(sizes):
    ends = np.cumsum([0, *sizes]).tolist()
    parts = [AlignedPairs.of(ALIGNMENTS[a:b]) for a, b in itertools.pairwise(ends)]
    assert given_back(AlignedPairs.joined(parts), range(31)) == ALIGNMENTS


def test_nothing_joined_is_nothing():
    none = AlignedPairs.joined([])
    assert len(none) == 0 and none.length.size == 0 and none.bounds.tolist() == [0]


@pytest.mark.parametrize("numbers", [[], [30], [5, 3, 3, 30, 0]])
def test_some_can_be_picked_in_any_order(numbers):
    picked = AlignedPairs.of(ALIGNMENTS).take(np.array(numbers, np.int64))
    assert given_back(picked, numbers) == [ALIGNMENTS[number] for number in numbers]


def test_another_sequence_is_refused():
    with pytest.raises(ValueError, match="leaves its sequences"):
        AlignedPairs.of(ALIGNMENTS).alignment(0, QUERY, encode("W"), BLOSUM62)


def test_memory_is_that_of_the_arrays():
    pairs = AlignedPairs.of(ALIGNMENTS)
    runs = sum(len(alignment.runs) for alignment in ALIGNMENTS)
    assert pairs.nbytes == 31 * 9 * 4 + runs * 5 + 32 * 8
