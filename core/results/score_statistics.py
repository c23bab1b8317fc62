"""What is kept of a query's scores once they are gone: enough for the charts and fits that show them."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.scoring.significance import Significance
from swathe.core.statistics.evalues import BEYOND_DOUBT, Method
from swathe.core.statistics.score_counts import Distinct, ScoreCounts
from swathe.core.system.values import OPTIONAL

_RANKED_SINGLY: Final = 100
_RANKS: Final = 600

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
    raised : where E-values are adjusted, subjects that are within the bound by unadjusted scores alone; else
        None, and so in runs kept before this was
    """

    counts: ScoreCounts
    ranked: RankedEvalues
    candidates: NDArray[np.int64]
    candidate_scores: NDArray[np.int32]
    raised: int | None = field(default=None, metadata=OPTIONAL)

    @property
    def nbytes(self) -> int:
        """Bytes of memory of the arrays."""
        arrays = self.ranked.log10_evalues, self.candidates, self.candidate_scores
        return self.counts.nbytes + sum(array.nbytes for array in arrays)


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
