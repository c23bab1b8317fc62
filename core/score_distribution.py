"""The scores of all subjects beside what chance gives: histogram, extreme-value curves, how well they fit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.cautions import BEYOND_DOUBT
from core.engines.base import NOT_COMPARED
from core.query_result import QueryResult
from core.score_fit import Fit, Mixture, cut_of, fit_scores
from core.statistics import GumbelParameters

_MOST_BINS: Final = 4_000
_SLICE: Final = 50_000
_RANKED_SINGLY: Final = 100
_RANKS: Final = 600


@dataclass(frozen=True, slots=True, eq=False)
class ScoreDistribution:
    """Everything the charts of a query's scores show; b bins, r ranks.

    Parameters
    ----------
    step : scores of each bin
    counts : int64[b] subjects with scores step i up to step (i + 1), the last not included
    lowest, median, highest : of the scores
    typical : residues of a subject of median length
    base : parameters of the scoring, published or estimated, before any fit
    expected, fitted : float64[b] subjects that chance gives by `base`, and by the fit; NaN where there are
        none
    cut : score that at most `REFERENCE` subjects are expected to reach by chance; 0 without statistics
    fit, why_not : the fit, or why there is none
    of_hits : whether ranks are those of the hits alone, since only their E-values are adjusted
    ranks : int64[r] of the subjects ordered by E-value, from 1; all of the first, some of the others
    log10_evalues : float64[r] of these
    chance : float64[r] rank expected of unrelated subjects at these E-values
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
        """Return a histogram with at most about `most` bins, of all scores or of those below a bound."""
        n = self.counts.size if below is None else min(self.counts.size, max(1, -(-below // self.step)))
        joined = -(-n // most)
        starts = np.arange(0, n, joined)
        counts, expected, fitted = (
            np.add.reduceat(values[:n], starts) for values in (self.counts, self.expected, self.fitted)
        )
        return Histogram(np.append(starts, starts[-1] + joined) * self.step, counts, expected, fitted)


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """Subjects by score, and those that chance gives; b bins.

    Parameters
    ----------
    edges : int64[b + 1] first score of each bin, and behind the last
    counts : int64[b]; expected, fitted : float64[b], NaN where there are none
    """

    edges: NDArray[np.int64]
    counts: NDArray[np.int64]
    expected: NDArray[np.float64]
    fitted: NDArray[np.float64]


def describe_scores(
    result: QueryResult, base: GumbelParameters, token: CancelToken
) -> Iterator[ScoreDistribution | None]:
    """Describe the scores that were compared; yields None after every 50 ms or so, and at last the outcome.

    Nothing comes where nothing was compared. Raises OperationCancelled.

    base : parameters of the query's scoring before any fit, `core.events.Plan.parameters_of`

    The scores of a database are a mixture, since a longer subject scores higher by chance. A subject of n
    residues has a score of at least S by chance with probability ::

        1 - exp(-E_n(S)),  E_n(S) = area(S, m, n) K exp(-lambda S)

    with the finite-size correction of `base` in the area (`core.statistics`). The expected curve, that of
    `base`, is the sum over all subjects, in groups of lengths that differ by some two per cent. The fitted
    curve has the lambda and K of greatest likelihood, each score's being conditional on lying below the cut:
    from there on `REFERENCE` subjects are expected of the whole database, and related ones would be fitted as
    chance. It is the fit that E-values rest on unless they are a PSSM's or those of the matrix as it is. The
    measures of the fit are `Fit.difference`, that of Kolmogorov and Smirnov, and `Fit.factor`. Sizes, not
    p-values: of half a million scores the slightest difference is significant.
    """
    lengths = result.hits.database.lengths
    compared = (result.scores != NOT_COMPARED) & (lengths > 0)
    scores, lengths = result.scores[compared], lengths[compared]
    if not scores.size:
        return
    top = int(scores.max())
    step = -(-(top + 1) // _MOST_BINS)
    counts = np.bincount(scores // step, minlength=top // step + 1).astype(np.int64)
    median, typical = float(np.median(scores)), int(np.median(lengths))
    about = (step, counts, int(scores.min()), median, top, typical, base)
    of_hits = result.evalues == "adjusted"
    nothing = np.full(counts.size, math.nan)
    none = np.empty(0)
    if not result.significance.available:
        why = "There are no E-values with these gap costs, so nothing says which scores chance gives."
        ranks = none.astype(np.int64)
        yield ScoreDistribution(*about, nothing, nothing, 0, None, why, of_hits, ranks, none, none, 0)
        return
    mixture = Mixture(base, result.significance.query_length, lengths)
    cut = cut_of(mixture)
    yield None
    token.raise_if_cancelled()
    expected = mixture.counts(step, counts.size, cut, base.lambda_, base.K)
    yield None
    token.raise_if_cancelled()
    fit, why = fit_scores(mixture, scores, cut, token)
    if fit is not None and result.significance.parameters.source == "fitted":
        fit = replace(fit, in_force=True)
    yield None
    fitted = nothing if fit is None else mixture.counts(step, counts.size, cut, fit.lambda_, fit.K)
    yield None
    if of_hits:
        log10s = result.hits.log10_evalues
    else:
        log10s = np.empty(scores.size)
        for begin in range(0, scores.size, _SLICE):
            token.raise_if_cancelled()
            part = slice(begin, begin + _SLICE)
            log10s[part] = result.significance.log10_evalues(scores[part], lengths[part])
            yield None
    log10s = np.sort(log10s[np.isfinite(log10s)])
    ranks = _some_ranks(log10s.size)
    chosen = log10s[ranks - 1]
    chance = mixture.chance_ranks(chosen, result.significance)
    below = int(np.searchsorted(log10s, BEYOND_DOUBT))
    yield ScoreDistribution(*about, expected, fitted, cut, fit, why, of_hits, ranks, chosen, chance, below)


def _some_ranks(n: int) -> NDArray[np.int64]:
    """Return the first ranks, and some of the others up to n, evenly spaced in the logarithm."""
    if n == 0:
        return np.empty(0, np.int64)
    spaced = np.geomspace(1, n, _RANKS).round().astype(np.int64)
    return np.unique(np.concatenate([np.arange(1, min(n, _RANKED_SINGLY) + 1), spaced]))
