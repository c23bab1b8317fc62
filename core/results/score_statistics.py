"""What is kept of a query's scores once they are gone: enough for the charts and fits that show them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED, ScoredRange, Scores
from swathe.core.scoring.significance import Significance
from swathe.core.statistics.evalues import BEYOND_DOUBT, Method
from swathe.core.statistics.score_counts import ScoreCounts

_SLICE: Final = 50_000
_LARGE_SLICE: Final = 1_000_000
"""Where nothing waits for it: the larger, the fewer pairs of score and length there are twice."""
_RANKED_SINGLY: Final = 100
_RANKS: Final = 600
_USUAL: Final = 256
"""Scores below are counted in a table of lengths and scores."""
_SPARSE: Final = 8
"""Largest ratio of that table's size to the number of subjects."""

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class RankedEvalues:
    """E-values in ascending order: all of the first ones, some of the others.

    Parameters
    ----------
    size : E-values in all, those that are infinite left out
    log10_evalues : float64[r] decimal logarithms of those at `ranks`
    beyond_doubt : how many are below `BEYOND_DOUBT`
    """

    size: int
    log10_evalues: NDArray[np.float64]
    beyond_doubt: int

    @property
    def ranks(self) -> Numbers:
        """1-based ranks of the E-values, int64[r], the later ones evenly spaced on a logarithmic scale."""
        if self.size == 0:
            return np.empty(0, np.int64)
        spaced = np.geomspace(1, self.size, _RANKS).round().astype(np.int64)
        return np.unique(np.concatenate([np.arange(1, min(self.size, _RANKED_SINGLY) + 1), spaced]))


@dataclass(frozen=True, slots=True, eq=False)
class ScoreStatistics:
    """What is kept of the scores of a query that was compared with every subject.

    Parameters
    ----------
    counts : of the scores by length
    ranked : E-values of all subjects; of none where only hits have E-values or nothing has
    candidates : int64[k] of a round of an iterated search, subjects that its profile may be built from
    candidate_scores : int32[k] their scores
    """

    counts: ScoreCounts
    ranked: RankedEvalues
    candidates: NDArray[np.int64]
    candidate_scores: NDArray[np.int32]

    @property
    def nbytes(self) -> int:
        """Bytes of memory of the arrays."""
        arrays = self.ranked.log10_evalues, self.candidates, self.candidate_scores
        return self.counts.nbytes + sum(array.nbytes for array in arrays)


Distinct = tuple[NDArray[np.int32], NDArray[np.integer[Any]], Numbers]
"""Scores and lengths that subjects have, and how many subjects have each pair; some pairs may come twice."""


def ranked_subjects(
    distinct: Iterable[Distinct], significance: Significance, evalues: Method, token: CancelToken
) -> Generator[None, None, RankedEvalues]:
    """Return the ranks of the E-values of all subjects; yields after each of `distinct`.

    With ``adjusted`` E-values none are ranked, since those of subjects that are no hits are unknown.

    Raises OperationCancelled.

    distinct : of all subjects, taken one after the other where they are needed
    """
    values: list[NDArray[np.float64]] = [np.empty(0)]
    numbers: list[Numbers] = [np.empty(0, np.int64)]
    if evalues != "adjusted" and significance.available:
        for scores, lengths, some_numbers in distinct:
            token.raise_if_cancelled()
            values.append(significance.log10_evalues(scores, lengths))
            numbers.append(some_numbers)
            yield None
    return _ranked(np.concatenate(values), np.concatenate(numbers))


def distinct_scores(scores: Scores, lengths: NDArray[np.int32], token: CancelToken) -> Iterator[Distinct]:
    """Yield the distinct scores of some subjects, about every 50 ms; from other computers all at once.

    lengths : int32[n] of every subject, ascending

    Raises what `Scores.ask` raises.
    """
    whole = scores.whole
    if whole is None:
        for answer in scores.ask(_all_distinct, token):
            yield from answer
    else:
        for begin in range(0, whole.size, _SLICE):
            part = slice(begin, begin + _SLICE)
            yield _distinct(whole[part], lengths[part])


def _all_distinct(subjects: ScoredRange) -> list[Distinct]:
    slices = (slice(begin, begin + _LARGE_SLICE) for begin in range(0, subjects.scores.size, _LARGE_SLICE))
    return [_distinct(subjects.scores[part], subjects.lengths[part]) for part in slices]


def ranked_evalues(log10_evalues: NDArray[np.float64]) -> RankedEvalues:
    """Return the ranks of some E-values, given as decimal logarithms, float64[k]."""
    return _ranked(log10_evalues, np.ones(log10_evalues.size, np.int64))


def _ranked(values: NDArray[np.float64], numbers: Numbers) -> RankedEvalues:
    """Return the ranks of E-values that occur some number of times each."""
    finite = np.isfinite(values)
    values, numbers = values[finite], numbers[finite]
    order = np.argsort(values, kind="stable")
    values, ends = values[order], np.cumsum(numbers[order])
    beyond = int(numbers[order][: np.searchsorted(values, BEYOND_DOUBT)].sum())
    ranked = RankedEvalues(int(ends[-1]) if ends.size else 0, values, beyond)
    chosen = values[np.searchsorted(ends, ranked.ranks - 1, side="right")]
    return RankedEvalues(ranked.size, chosen, beyond)


def _distinct(scores: NDArray[np.int32], lengths: NDArray[np.integer[Any]]) -> Distinct:
    """Return the distinct scores and lengths of some subjects.

    Subjects are sorted by length, so thousands share length and score; E-values take most of the time.
    """
    compared = (scores != NOT_COMPARED) & (lengths > 0)
    scores, lengths = scores[compared], lengths[compared]
    first = np.flatnonzero(np.diff(lengths, prepend=-1))
    if first.size * _USUAL > _SPARSE * scores.size:
        return scores, lengths, np.ones(scores.size, np.int64)
    run = np.repeat(np.arange(first.size), np.diff(first, append=lengths.size))
    usual = scores < _USUAL
    table = np.bincount(run[usual] * _USUAL + scores[usual])
    places = np.flatnonzero(table)
    rest = np.flatnonzero(~usual)
    return (
        np.concatenate((places % _USUAL, scores[rest])).astype(np.int32),
        np.concatenate((lengths[first[places // _USUAL]], lengths[rest])),
        np.concatenate((table[places], np.ones(rest.size, np.int64))),
    )
