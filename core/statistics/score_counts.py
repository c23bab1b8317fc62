"""The scores of a search counted by length and score: all that fits and charts read of them."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.engines.base import NOT_COMPARED, ScoredRange

_LENGTH_GROUPS: Final = 64
_USUAL: Final = 1023
"""Lower scores are counted in a table of groups and scores, the few others one by one."""
WIDTH: Final = _USUAL + 1
_SLICE: Final = 50_000
_LARGE_SLICE: Final = 1_000_000
"""Where nothing waits for it: the larger, the fewer pairs of score and length come twice."""
_TABULATED: Final = 256
"""Lower scores are counted in a table of lengths and scores."""
_SPARSE: Final = 8
"""Largest ratio of that table's size to the number of subjects."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoreCounts:
    """How many subjects of similar length have each score; g groups of lengths, k counts.

    Parameters
    ----------
    lengths : float64[g] mean length of the subjects of each group
    groups : uint8[k] group of each count
    scores : uint16[k], or int32[k] where one exceeds it
    counts : likewise, the number of subjects, at least 1
    """

    lengths: NDArray[np.float64]
    groups: NDArray[np.uint8]
    scores: NDArray[np.uint16] | NDArray[np.int32]
    counts: NDArray[np.uint16] | NDArray[np.int32]

    @property
    def total(self) -> int:
        """Number of subjects."""
        return int(self.counts.sum(dtype=np.int64))

    @property
    def sizes(self) -> NDArray[np.float64]:
        """Number of subjects of each group, float64[g]."""
        return np.bincount(self.groups, self.counts, self.lengths.size).astype(np.float64)

    @property
    def nbytes(self) -> int:
        """Bytes of memory of the arrays."""
        return sum(array.nbytes for array in (self.lengths, self.groups, self.scores, self.counts))

    def histogram(self, step: int) -> NDArray[np.int64]:
        """Return the number of subjects in each bin of `step` scores, from 0 to the highest, int64[b]."""
        return np.bincount(self.scores // step, weights=self.counts).astype(np.int64)


def count_scores(
    scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]], numbers: NDArray[np.int64] | None = None
) -> ScoreCounts:
    """Count the scores of the subjects that were compared and are not empty.

    scores, lengths : [n] of every subject; `NOT_COMPARED` where a cancelled search did not come to
    numbers : int64[n], where each pair of score and length stands for so many subjects, all compared

    Lengths within a group differ by 2 to 20 %, depending on the longest subject.
    """
    compared = scores != NOT_COMPARED
    if not compared.all():
        scores, lengths = scores[compared], lengths[compared]
    groups = groups_of(lengths) if numbers is None else _Groups(lengths, numbers)
    places = groups.rows + np.minimum(scores, _USUAL)
    table = np.bincount(places, numbers, minlength=groups.sizes.size * WIDTH).astype(np.int64)
    table = table.reshape(-1, WIDTH)[groups.used]
    table[:, _USUAL] = 0
    place, low = np.nonzero(table)
    number = np.cumsum(groups.sizes > 0) - 1
    rare = np.flatnonzero(scores >= _USUAL)
    rare = rare[lengths[rare] > 0]
    width = int(scores.max(initial=0)) + 1
    high, which = np.unique(number[groups.rows[rare] // WIDTH] * width + scores[rare], return_inverse=True)
    of_high = np.bincount(which, None if numbers is None else numbers[rare]).astype(np.int64)
    return ScoreCounts(
        groups.mean_lengths,
        np.concatenate((place, high // width)).astype(np.uint8),
        _compact(np.concatenate((low, high % width))),
        _compact(np.concatenate((table[place, low], of_high))),
    )


Distinct = tuple[NDArray[np.int32], NDArray[np.integer[Any]], NDArray[np.int64]]
"""Scores and lengths that subjects have, and how many subjects have each pair; some pairs may come twice.
Subjects that are empty or were not compared are left out."""


def distinct_scores(
    scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]], step: int = _SLICE
) -> Iterator[Distinct]:
    """Yield the distinct scores of so many subjects after the other; scores, lengths : [n], by length."""
    for begin in range(0, scores.size, step):
        yield _distinct(scores[begin : begin + step], lengths[begin : begin + step])


def distinct_of_range(subjects: ScoredRange) -> list[Distinct]:
    """Return the distinct scores of a range of subjects: a question for `core.engines.base.Scores.ask`."""
    return list(distinct_scores(subjects.scores, subjects.lengths, _LARGE_SLICE))


def _distinct(scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]]) -> Distinct:
    """Return the distinct scores and lengths of some subjects.

    Subjects are sorted by length, so thousands share length and score; E-values take most of the time.
    """
    compared = (scores != NOT_COMPARED) & (lengths > 0)
    if not compared.all():
        scores, lengths = scores[compared], lengths[compared]
    first = np.flatnonzero(np.diff(lengths, prepend=-1))
    if first.size * _TABULATED > _SPARSE * scores.size:
        return scores, lengths, np.ones(scores.size, np.int64)
    runs = np.arange(first.size, dtype=np.int32) * np.int32(_TABULATED)
    runs = np.repeat(runs, np.diff(first, append=lengths.size))
    table = np.bincount(runs + np.minimum(scores, _TABULATED - 1), minlength=first.size * _TABULATED)
    table[_TABULATED - 1 :: _TABULATED] = 0
    places = np.flatnonzero(table)
    rest = np.flatnonzero(scores >= _TABULATED - 1)
    return (
        np.concatenate((places % _TABULATED, scores[rest])).astype(np.int32),
        np.concatenate((lengths[first[places // _TABULATED]], lengths[rest])),
        np.concatenate((table[places], np.ones(rest.size, np.int64))),
    )


class _Groups:
    """Subjects grouped by length.

    lengths, numbers : as `count_scores` takes them

    Attributes
    ----------
    rows : int64[n] group of each subject, 0 for empty ones, times `WIDTH`
    sizes : int64[...] subjects of each group, empty subjects left out
    used : groups with subjects, ascending
    mean_lengths : float64[g] of these
    """

    def __init__(self, lengths: NDArray[np.integer[Any]], numbers: NDArray[np.int64] | None = None) -> None:
        borders = np.unique(np.geomspace(1, int(lengths.max(initial=1)) + 1, _LENGTH_GROUPS).astype(np.int64))
        group = np.searchsorted(borders, lengths, side="right")
        self.rows = group * WIDTH
        self.sizes = np.bincount(group, numbers, minlength=1).astype(np.int64)
        self.sizes[0] = 0  # empty subjects
        self.used = np.flatnonzero(self.sizes)
        residues = lengths if numbers is None else lengths * numbers
        self.mean_lengths = np.bincount(group, residues, minlength=1)[self.used] / self.sizes[self.used]


_known: tuple[weakref.ref[NDArray[Any]], _Groups] | None = None
"""The groups of the lengths that were grouped last: those of a database are the same for every query."""


def groups_of(lengths: NDArray[np.integer[Any]]) -> _Groups:
    """Return the groups of subjects of these lengths, [n]."""
    global _known
    known = _known
    if known is not None and known[0]() is lengths and not lengths.flags.writeable:
        return known[1]
    groups = _Groups(lengths)
    _known = weakref.ref(lengths), groups
    return groups


def weighted_median(values: NDArray[Any], counts: NDArray[Any]) -> float:
    """Return the median of values that occur some number of times each, at least one in all."""
    order = np.argsort(values)
    ends = np.cumsum(counts[order], dtype=np.int64)
    middle = np.array([(ends[-1] - 1) // 2, ends[-1] // 2])
    low, high = values[order[np.searchsorted(ends, middle, side="right")]].tolist()
    return float((low + high) / 2)


def _compact(values: NDArray[np.int64]) -> NDArray[np.uint16] | NDArray[np.int32]:
    if int(values.max(initial=0)) <= np.iinfo(np.uint16).max:
        return values.astype(np.uint16)
    return values.astype(np.int32)
