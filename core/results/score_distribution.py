"""The scores of all subjects compared with chance: histogram, extreme-value curves, goodness of fit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_statistics import ranked_evalues, ranked_subjects
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.statistics.evalues import ADJUSTED_SHARE
from swathe.core.statistics.score_counts import count_scores, distinct_scores, weighted_median
from swathe.core.statistics.score_fit import Fit, Mixture, cut_of, fit_scores

_MOST_BINS: Final = 4_000


@dataclass(frozen=True, slots=True, eq=False)
class ScoreDistribution:
    """Everything the charts of a query's scores show; b bins, r ranks.

    Parameters
    ----------
    step : scores of each bin
    counts : int64[b] subjects with scores from step * i up to, but not including, step * (i + 1)
    lowest, median, highest : of the scores
    typical : median length of the subjects
    base : published or estimated parameters, before any fit; of a PSSM those of its E-values
    expected, fitted : float64[b] subjects expected by chance, by `base` and by the fit; NaN without
        statistics
    cut : score that at most `REFERENCE` subjects are expected to reach by chance; 0 without statistics
    fit, why_not : the fit, or the reason why there is none
    of_hits : whether only hits are ranked, since only their E-values are adjusted
    ranks : int64[r] 1-based ranks of the subjects by E-value: all of the first ones, some of the others
    log10_evalues : float64[r] of these
    chance : float64[r] expected number of unrelated subjects up to these E-values
    beyond_doubt : subjects with log10 E-values below `BEYOND_DOUBT`
    """

    step: int
    counts: NDArray[np.int64]
    lowest: int
    median: float
    highest: int
    typical: int
    base: GumbelParameters
    expected: NDArray[np.float64]
    fitted: NDArray[np.float64]
    cut: int
    fit: Fit | None
    why_not: str
    of_hits: bool
    ranks: NDArray[np.int64]
    log10_evalues: NDArray[np.float64]
    chance: NDArray[np.float64]
    beyond_doubt: int

    def binned(self, most: int, below: int | None = None) -> Histogram:
        """Return a histogram with at most about `most` bins, of all scores or those below a bound."""
        n = self.counts.size if below is None else min(self.counts.size, max(1, -(-below // self.step)))
        joined = -(-n // most)
        starts = np.arange(0, n, joined)
        counts, expected, fitted = (
            np.add.reduceat(values[:n], starts) for values in (self.counts, self.expected, self.fitted)
        )
        return Histogram(np.append(starts, starts[-1] + joined) * self.step, counts, expected, fitted)


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """Subjects by score, and the number expected by chance; b bins.

    Parameters
    ----------
    edges : int64[b + 1] first score of each bin, and the end of the last one
    counts : int64[b]; expected, fitted : float64[b], NaN without statistics
    """

    edges: NDArray[np.int64]
    counts: NDArray[np.int64]
    expected: NDArray[np.float64]
    fitted: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Raised:
    """Subjects that are no hits only because adjustment raised their E-values above the bound.

    Parameters
    ----------
    count : how many
    exact : False where there may be more, as not every hit is listed
    scores : int32[k] theirs; of none where which subjects they are is not known
    """

    count: int
    exact: bool
    scores: NDArray[np.int32]

    @property
    def number(self) -> str:
        """How many, in words: ``945``, ``at least 1``."""
        return f"{'' if self.exact else 'at least '}{self.count:,}"


def raised_by_adjustment(result: QueryResult, evalue: float) -> Raised | None:
    """Return the subjects with an E-value up to a bound by unadjusted scores, but not by adjusted ones.

    The statistics are those in force. None where nothing is adjusted, where there is no bound, and of runs
    kept without scores before the number of these subjects was kept.
    """
    unknown = np.empty(0, np.int32)
    if result.evalues != "adjusted" or not math.isfinite(evalue):
        return None
    if result.scores is None:
        kept = result.score_statistics
        return None if kept is None or kept.raised is None else Raised(kept.raised, True, unknown)
    subjects, scores = result.candidates(evalue)
    raised = ~np.isin(subjects, result.hits.subjects)
    count, unlisted = int(np.count_nonzero(raised)), result.significant - len(result.hits)
    return Raised(max(count - unlisted, 0), not unlisted, unknown if unlisted else scores[raised])


def describe_scores(
    result: QueryResult, base: GumbelParameters, token: CancelToken
) -> Iterator[ScoreDistribution | None]:
    """Describe the scores of the compared subjects; yields None about every 50 ms, and finally the result.

    Yields no result if nothing was compared. Raises OperationCancelled.

    base : parameters of the query's scoring before any fit, `core.search.search.events.Plan.parameters_of`

    The scores of a database follow a mixture of distributions, since longer subjects score higher by chance.
    The probability that a subject of n residues has a score of at least S by chance is ::

        1 - exp(-E_n(S)),  E_n(S) = area(S, m, n) K exp(-lambda S)

    with the finite-size correction of `base` in the area (`core.scoring.significance`). The expected
    curve uses `base` and is the sum over all subjects, in groups whose lengths differ by some two per cent.
    The fitted curve has the lambda and K of maximum likelihood, conditional on scores below the cut. At the
    cut `REFERENCE` subjects of the whole database are expected; above it, related subjects would be fitted as
    chance. E-values rest on this fit, except those of a PSSM, those in rounds and with the method ``matrix``:
    beside these it is a check. Those of a PSSM may be fitted to the scores of the reversed one; the check is
    of them, and `base` gives way. The goodness of fit is measured by `Fit.difference` (Kolmogorov-Smirnov)
    and `Fit.factor`. These are effect sizes, not p-values: with half a million scores the slightest
    difference is significant.
    """
    lengths = result.hits.database.lengths
    in_use = result.significance.parameters
    if isinstance(result.query, PositionSpecificQuery):
        base = in_use
    if result.scores is None:
        assert result.score_statistics is not None
        counts, ranked = result.score_statistics.counts, result.score_statistics.ranked
    else:
        counts = count_scores(result.scores, lengths)
        distinct = distinct_scores(result.scores, lengths)
        ranked = yield from ranked_subjects(distinct, result.significance, result.evalues, token)
        lengths = lengths[result.scores != NOT_COMPARED]
    if not counts.total:
        return
    top = int(counts.scores.max())
    step = -(-(top + 1) // _MOST_BINS)
    median = weighted_median(counts.scores, counts.counts)
    empty = int(np.searchsorted(lengths, 1))  # lengths ascend, and copies of many would take memory
    middle = empty + lengths.size
    typical = (int(lengths[(middle - 1) // 2]) + int(lengths[middle // 2])) // 2
    bins = counts.histogram(step)
    about = (step, bins, int(counts.scores.min()), median, top, typical, base)
    of_hits = result.evalues == "adjusted"
    nothing = np.full(bins.size, math.nan)
    if not result.significance.available:
        why = "There are no E-values with these gap costs, so nothing says which scores chance gives."
        none = np.empty(0)
        yield ScoreDistribution(
            *about, nothing, nothing, 0, None, why, of_hits, none.astype(np.int64), none, none, 0
        )
        return
    significance = result.significance
    mixture = Mixture(base, significance.query_length, counts, first_passage=significance.subjects > 0)
    cut = cut_of(mixture)
    yield None
    token.raise_if_cancelled()
    expected = mixture.counts(step, bins.size, cut, base.lambda_, base.K)
    yield None
    token.raise_if_cancelled()
    fit, why = fit_scores(mixture, counts, cut, token)
    if fit is not None and in_use.source == "fitted" and base is not in_use:
        fit = replace(fit, share=ADJUSTED_SHARE if of_hits else 1.0)
    yield None
    fitted = nothing if fit is None else mixture.counts(step, bins.size, cut, fit.lambda_, fit.K)
    yield None
    if of_hits:
        ranked = ranked_evalues(result.hits.log10_evalues)
    chance = mixture.chance_ranks(ranked.log10_evalues, result.significance)
    yield ScoreDistribution(
        *about, expected, fitted, cut, fit, why, of_hits,
        ranked.ranks, ranked.log10_evalues, chance, ranked.beyond_doubt,
    )  # fmt: skip
