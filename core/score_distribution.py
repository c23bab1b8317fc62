"""The scores of all subjects beside what chance gives: histogram, extreme-value curves, how well they fit."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.engines.base import NOT_COMPARED
from core.hits import QueryResult
from core.statistics import GumbelParameters, log_effective_pairs

FEWEST_SUBJECTS: Final = 200
"""Scores that a fit needs."""
REFERENCE: Final = 10.0
"""Subjects expected by chance from the score on at which curves are compared, and scores are left out of the
fit: above it related sequences would be taken for chance."""
GOOD_DIFFERENCE: Final = 0.05
"""Largest difference between the cumulative shares of the scores and of the fit that is called good, beyond
what chance gives."""
GOOD_FACTOR: Final = 3.0
"""Factor between fitted and expected number at the reference up to which E-values are called good."""

_CHANCE: Final = 0.874
"""The largest difference that chance gives a fit of n scores, times the root of n: the 95 % point for an
extreme-value distribution with both parameters fitted (Stephens, Biometrika 64:583, 1977)."""
_MOST_BINS: Final = 4_000
_BEYOND: Final = 4
"""Chance is computed up to so many times the cut: there it is some 1e-12 subjects."""
_LENGTH_GROUPS: Final = 400
_FIT_SCORES: Final = 256
_SLICE: Final = 50_000
_RANKED_SINGLY: Final = 100
_RANKS: Final = 600


class Verdict(Enum):
    """What a fit says of the E-values."""

    GOOD = "good"
    TOO_SMALL = "E-values too small"
    TOO_LARGE = "E-values too large"
    POOR = "poor fit"


@dataclass(frozen=True, slots=True)
class Fit:
    """An extreme-value distribution fitted to the scores of a database.

    Parameters
    ----------
    lambda_, K : fitted; all other parameters are those that E-values rest on
    cut : scores from here on were left out
    subjects : whose scores were fitted
    difference : largest difference between the cumulative shares of scores and fit below `cut`
    expected, fitted : subjects with a score from `cut` on by the E-values' parameters, and by the fit
    """

    lambda_: float
    K: float
    cut: int
    subjects: int
    difference: float
    expected: float
    fitted: float

    @property
    def factor(self) -> float:
        """How many times more subjects the fit has at `cut` than the E-values say."""
        return self.fitted / self.expected

    @property
    def good_difference(self) -> float:
        """Difference up to which a fit of so many scores is good."""
        return GOOD_DIFFERENCE + _CHANCE / math.sqrt(self.subjects)

    @property
    def verdict(self) -> Verdict:
        """Judge by `good_difference` and `GOOD_FACTOR`."""
        if self.difference > self.good_difference:
            return Verdict.POOR
        if self.factor > GOOD_FACTOR:
            return Verdict.TOO_SMALL
        return Verdict.TOO_LARGE if self.factor < 1 / GOOD_FACTOR else Verdict.GOOD

    @property
    def words(self) -> str:
        """Say the verdict in a sentence."""
        times = self.factor if self.factor >= 1 else 1 / self.factor
        near = f"{times:.0f} times too {{}} near {REFERENCE:g}"
        return {
            Verdict.GOOD: "The fit is good: scores and E-values agree.",
            Verdict.TOO_SMALL: f"E-values may be {near.format('small')}: scores reach higher than by chance.",
            Verdict.TOO_LARGE: f"E-values may be {near.format('large')}: scores stay lower than by chance.",
            Verdict.POOR: "The fit is poor: the scores do not follow an extreme-value distribution, so judge "
            "E-values near the threshold with care.",
        }[self.verdict]

    def figures(self, parameters: GumbelParameters) -> str:
        """Say the numbers that the verdict rests on; `parameters` are those of the E-values."""
        return (
            f"Largest difference of cumulative shares {100 * self.difference:.1f} % (good up to "
            f"{100 * self.good_difference:.1f} %). From score {self.cut:,} on chance gives "
            f"{self.expected:.1f} subjects by the E-values, {self.fitted:.1f} by the fit (good within a "
            f"factor of {GOOD_FACTOR:g}). λ {self.lambda_:.3f}, K {self.K:.3g} fitted to the "
            f"{self.subjects:,} scores below; {parameters.lambda_:.3f}, {parameters.K:.3g} "
            f"{parameters.source}."
        )


@dataclass(frozen=True, slots=True, eq=False)
class ScoreDistribution:
    """Everything the charts of a query's scores show; b bins, r ranks.

    Parameters
    ----------
    step : scores of each bin
    counts : int64[b] subjects with scores step i up to step (i + 1), the last not included
    median : of the scores
    expected, fitted : float64[b] subjects that chance gives by the E-values' parameters, and by the fit; NaN
        where there are none
    cut : score that at most `REFERENCE` subjects are expected to reach by chance; 0 without statistics
    fit, why_not : the fit, or why there is none
    ranks : int64[r] of the subjects ordered by E-value, from 1; all of the first, some of the others
    log10_evalues : float64[r] of these
    chance : float64[r] rank expected of unrelated subjects at these E-values
    """

    step: int
    counts: NDArray[np.int64]
    median: float
    expected: NDArray[np.float64]
    fitted: NDArray[np.float64]
    cut: int
    fit: Fit | None
    why_not: str
    ranks: NDArray[np.int64]
    log10_evalues: NDArray[np.float64]
    chance: NDArray[np.float64]

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


def describe_scores(result: QueryResult, token: CancelToken) -> Iterator[ScoreDistribution | None]:
    """Describe the scores that were compared; yields None after every 50 ms or so, and at last the outcome.

    Nothing comes where nothing was compared. Raises OperationCancelled.

    The scores of a database are a mixture, since a longer subject scores higher by chance. A subject of n
    residues has a score of at least S by chance with probability ::

        1 - exp(-E_n(S)),  E_n(S) = area(S, m, n) K exp(-lambda S)

    with the finite-size correction of E-values in the area (`core.statistics`). The expected curve is the sum
    over all subjects, in groups of lengths that differ by some two per cent. The fitted curve has the lambda
    and K of greatest likelihood, each score's being conditional on lying below the cut: from there on
    `REFERENCE` subjects are expected of the whole database, and related ones would be fitted as chance. The
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
    median = float(np.median(scores))
    nothing = np.full(counts.size, math.nan)
    none = np.empty(0)
    if not result.significance.available:
        why = "There are no E-values with these gap costs, so nothing says which scores chance gives."
        yield ScoreDistribution(
            step, counts, median, nothing, nothing, 0, None, why, none.astype(np.int64), none, none
        )
        return
    parameters, m = result.significance.parameters, result.significance.query_length
    mixture = _Mixture(parameters, m, lengths)
    cut = _cut(mixture)
    yield None
    token.raise_if_cancelled()
    expected = mixture.counts(step, counts.size, cut, parameters.lambda_, parameters.K)
    yield None
    token.raise_if_cancelled()
    fit, why = _fitted(mixture, scores, cut, token)
    yield None
    fitted = nothing if fit is None else mixture.counts(step, counts.size, cut, fit.lambda_, fit.K)
    yield None
    log10s = np.empty(scores.size)
    for begin in range(0, scores.size, _SLICE):
        token.raise_if_cancelled()
        part = slice(begin, begin + _SLICE)
        log10s[part] = result.significance.log10_evalues(scores[part], lengths[part])
        yield None
    log10s = np.sort(log10s[np.isfinite(log10s)])
    ranks = _some_ranks(log10s.size)
    chosen = log10s[ranks - 1]
    chance = mixture.chance_ranks(chosen, result.significance.database_residues)
    yield ScoreDistribution(step, counts, median, expected, fitted, cut, fit, why, ranks, chosen, chance)


class _Mixture:
    """The distribution of chance scores of subjects of many lengths, in groups of nearly the same."""

    def __init__(self, parameters: GumbelParameters, m: int, lengths: NDArray[np.int32]) -> None:
        self.parameters = parameters
        self._m = float(m)
        borders = np.unique(np.geomspace(1, int(lengths.max()) + 1, _LENGTH_GROUPS).astype(np.int64))
        group = np.searchsorted(borders, lengths, side="right")
        sizes = np.bincount(group)
        used = np.flatnonzero(sizes)
        self.group = (np.cumsum(sizes > 0) - 1)[group]
        """int64[n] the group of each subject."""
        self.sizes = sizes[used].astype(np.float64)
        self.lengths = np.bincount(group, weights=lengths)[used] / self.sizes

    def log_areas(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return ln area of each group and score, float64[groups, scores]; scores above 0."""
        s = np.broadcast_to(scores.astype(np.float64), (self.lengths.size, scores.size))
        n = np.broadcast_to(self.lengths[:, None], s.shape)
        return log_effective_pairs(self.parameters, s.ravel(), self._m, n.ravel()).reshape(s.shape)

    def counts(self, step: int, n_bins: int, cut: int, lambda_: float, K: float) -> NDArray[np.float64]:
        """Return how many subjects have a score in each bin of `step` scores by chance, float64[n_bins]."""
        n = min(n_bins, _BEYOND * cut // step + 1)
        edges = step * np.arange(1, n + 1)
        reaching = self.sizes @ survival(self.log_areas(edges), edges, lambda_, math.log(K))
        counts = np.zeros(n_bins)
        counts[:n] = -np.diff(reaching, prepend=self.sizes.sum())
        return counts

    def chance_ranks(self, log10_evalues: NDArray[np.float64], residues: int) -> NDArray[np.float64]:
        """Return how many unrelated subjects have at most these E-values, float64[r]; E itself if small."""
        evalues = 10.0 ** np.minimum(log10_evalues, 300)
        pairwise = evalues[:, None] * (self.lengths / residues)
        return np.asarray(-np.expm1(-pairwise) @ self.sizes)


def survival(
    log_areas: NDArray[np.float64], scores: NDArray[np.int64], lambda_: float, log_k: float
) -> NDArray[np.float64]:
    """Return the chance of at least each score in a subject of each group, float64[groups, scores]."""
    return np.asarray(-np.expm1(-np.exp(log_areas + log_k - lambda_ * scores)))


def _fitted(
    mixture: _Mixture, scores: NDArray[np.int32], cut: int, token: CancelToken
) -> tuple[Fit | None, str]:
    """Fit lambda and K to the scores below the cut, or say why not."""
    from scipy.optimize import minimize

    if scores.size < FEWEST_SUBJECTS:
        return None, f"Fewer than {FEWEST_SUBJECTS:,} subjects: too few scores for a fit."
    parameters = mixture.parameters
    log_k = math.log(parameters.K)
    step = -(-cut // _FIT_SCORES)
    if cut <= 2 * step:
        return None, "Chance gives hardly any scores above 0, so there is nothing to fit."
    borders = np.append(np.arange(step, cut, step), cut)
    areas = mixture.log_areas(borders)
    n_groups = mixture.sizes.size
    below = scores < cut
    place = mixture.group[below] * borders.size + np.searchsorted(borders, scores[below], side="right")
    observed = np.bincount(place, minlength=n_groups * borders.size).reshape(n_groups, borders.size)
    if observed.sum() < FEWEST_SUBJECTS:
        return None, f"Fewer than {FEWEST_SUBJECTS:,} subjects without a high score: too few for a fit."

    def shares(values: NDArray[np.float64]) -> NDArray[np.float64]:
        reaching = survival(areas, borders, *values.tolist())
        between = -np.diff(reaching, axis=1, prepend=1.0)
        return np.asarray(np.maximum(between, 1e-300) / np.maximum(1 - reaching[:, -1:], 1e-300))

    def unlikelihood(values: NDArray[np.float64]) -> float:
        token.raise_if_cancelled()
        return -float((observed * np.log(shares(values))).sum())

    begin = np.array([parameters.lambda_, log_k])
    found = minimize(unlikelihood, begin, method="Nelder-Mead", options={"xatol": 1e-4, "fatol": 1e-2})
    lambda_, fitted_k = found.x.tolist()
    if not (found.success and lambda_ > 0 and math.isfinite(fitted_k)):
        return None, "No extreme-value distribution could be fitted to the scores."
    of_group = observed.sum(axis=1)
    expected_shares = np.cumsum(of_group @ shares(found.x)) / of_group.sum()
    difference = np.abs(np.cumsum(observed.sum(axis=0)) / of_group.sum() - expected_shares).max()
    expected, fitted = (
        float(mixture.sizes @ survival(areas[:, -1:], borders[-1:], *values)[:, 0])
        for values in ((parameters.lambda_, log_k), (lambda_, fitted_k))
    )
    subjects = int(of_group.sum())
    return Fit(lambda_, math.exp(fitted_k), cut, subjects, float(difference), expected, fitted), ""


def _cut(mixture: _Mixture) -> int:
    """Return the least score that at most `REFERENCE` subjects reach by chance."""
    parameters = mixture.parameters

    def enough(score: int) -> bool:
        at = np.array([score])
        reaching = survival(mixture.log_areas(at), at, parameters.lambda_, math.log(parameters.K))
        return float(mixture.sizes @ reaching[:, 0]) <= REFERENCE

    low, high = 0, 1
    while not enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high


def _some_ranks(n: int) -> NDArray[np.int64]:
    """Return the first ranks, and some of the others up to n, evenly spaced in the logarithm."""
    if n == 0:
        return np.empty(0, np.int64)
    spaced = np.geomspace(1, n, _RANKS).round().astype(np.int64)
    return np.unique(np.concatenate([np.arange(1, min(n, _RANKED_SINGLY) + 1), spaced]))
