"""The scores of a search counted by length and score: all that fits and charts read of them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.engines.base import NOT_COMPARED, ScoredRange

_LENGTH_GROUPS: Final = 64
_USUAL: Final = 1023
"""Lower scores are counted in a table of groups and scores, the few others one by one."""
WIDTH: Final = _USUAL + 1


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
    scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]], longest: int | None = None
) -> ScoreCounts:
    """Count the scores of the subjects that were compared and are not empty.

    scores, lengths : [n] of every subject; `NOT_COMPARED` where a cancelled search did not come to
    longest : length of the longest of all subjects, where these are some of them

    Lengths within a group differ by 2 to 20 %, depending on the longest subject.
    """
    compared = scores != NOT_COMPARED
    if not compared.all():
        scores, lengths = scores[compared], lengths[compared]
    groups = groups_of(lengths, longest)
    table = np.bincount(groups.rows + np.minimum(scores, _USUAL), minlength=groups.sizes.size * WIDTH)
    table = table.reshape(-1, WIDTH)[groups.used]
    table[:, _USUAL] = 0
    place, low = np.nonzero(table)
    number = np.cumsum(groups.sizes > 0) - 1
    rare = np.flatnonzero(scores >= _USUAL)
    rare = rare[lengths[rare] > 0]
    width = int(scores.max(initial=0)) + 1
    high, numbers = np.unique(number[groups.rows[rare] // WIDTH] * width + scores[rare], return_counts=True)
    return ScoreCounts(
        groups.mean_lengths,
        np.concatenate((place, high // width)).astype(np.uint8),
        _compact(np.concatenate((low, high % width))),
        _compact(np.concatenate((table[place, low], numbers))),
    )


def count_range(longest: int, subjects: ScoredRange) -> ScoreCounts:
    """Count the scores of a range of subjects for `joined_counts`; longest : of all subjects."""
    return count_scores(subjects.scores, subjects.lengths, longest)


def joined_counts(parts: Sequence[ScoreCounts], longest: int) -> ScoreCounts:
    """Return the counts of all subjects, given those of ranges: what `count_scores` does of all scores."""
    if len(parts) == 1:
        return parts[0]
    borders = _borders(longest)
    # The mean length of a group is within it, and times their number the whole number of their residues.
    group = np.concatenate([np.searchsorted(borders, part.lengths, side="right") for part in parts])
    sizes = np.concatenate([part.sizes for part in parts])
    residues = np.rint(np.concatenate([part.lengths for part in parts]) * sizes)
    place = np.unique(group, return_inverse=True)[1]
    lengths = np.bincount(place, residues) / np.bincount(place, sizes)
    firsts = np.cumsum([0, *(part.lengths.size for part in parts)])
    groups = np.concatenate([place[first:][part.groups] for first, part in zip(firsts, parts, strict=False)])
    scores = np.concatenate([part.scores.astype(np.int64) for part in parts])
    counts = np.concatenate([part.counts for part in parts])
    rare = scores >= _USUAL  # these come last, as in `count_scores`
    pairs = np.stack((rare.astype(np.int64), groups, scores))
    (_, groups, scores), place = np.unique(pairs, axis=1, return_inverse=True)
    numbers = np.bincount(place.ravel(), counts).astype(np.int64)
    return ScoreCounts(lengths, groups.astype(np.uint8), _compact(scores), _compact(numbers))


def _borders(longest: int) -> NDArray[np.int64]:
    """Return where groups of lengths begin, ascending."""
    return np.unique(np.geomspace(1, max(longest, 1) + 1, _LENGTH_GROUPS).astype(np.int64))


class _Groups:
    """Subjects grouped by length.

    longest : of all subjects, if these are not all

    Attributes
    ----------
    rows : int64[n] group of each subject, 0 for empty ones, times `WIDTH`
    sizes : int64[...] subjects of each group, empty subjects left out
    used : groups with subjects, ascending
    mean_lengths : float64[g] of these
    """

    def __init__(self, lengths: NDArray[np.integer[Any]], longest: int | None = None) -> None:
        borders = _borders(int(lengths.max(initial=1)) if longest is None else longest)
        group = np.searchsorted(borders, lengths, side="right")
        self.rows = group * WIDTH
        self.sizes = np.bincount(group, minlength=1)
        self.sizes[0] = 0  # empty subjects
        self.used = np.flatnonzero(self.sizes)
        self.mean_lengths = (
            np.bincount(group, weights=lengths, minlength=1)[self.used] / self.sizes[self.used]
        )


_known: tuple[weakref.ref[NDArray[Any]], _Groups] | None = None
"""The groups of the lengths that were grouped last: those of a database are the same for every query."""


def groups_of(lengths: NDArray[np.integer[Any]], longest: int | None = None) -> _Groups:
    """Return the groups of subjects of these lengths, [n]; the others as `count_scores` takes them."""
    global _known
    if longest is not None:
        return _Groups(lengths, longest)
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
