"""Pairwise significance from the scores of permuted copies: Gumbel distribution, p-value and Z-value."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.statistics.goodness import chi_square
from swathe.core.statistics.gumbel import GumbelFit, fit_censored, log_survival
from swathe.core.statistics.histograms import Histograms, count_scores
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.memory import record_bytes

Reals = NDArray[np.float64]

FEWEST_OBSERVED: Final = 30
"""Least number of copies at or above the censoring point for a fit."""
FEWEST_DISTINCT: Final = 4
"""Least number of distinct scores among them for a fit."""
POOR_BELOW: Final = 0.001
"""A fit with a lower goodness p-value is called poor, as one in a thousand good ones is."""
POOR_ABOVE: Final = 0.05
"""But a fit with a smaller misfit is not: with 100,000 copies, the test finds deviations too small to affect
p-values."""
COARSE_ABOVE: Final = 1.0
"""If lambda times the step between scores is larger, scores are too discrete for the standard errors to
hold."""

_NO_SPREAD: Final = "all copies have the same score"
_FEW_DISTINCT: Final = f"fewer than {FEWEST_DISTINCT} different scores are high enough to be fitted"
_FEW_OBSERVED: Final = f"fewer than {FEWEST_OBSERVED} copies score high enough to be fitted"
_NO_MAXIMUM: Final = "the likelihood has no maximum"
_POOR: Final = f"the fitted curve does not describe the copies' scores (goodness p < {POOR_BELOW:g})"
_UNTESTED: Final = "too few different scores to test the fit"
_COARSE: Final = "possible scores are too far apart for a continuous distribution"


@dataclass(frozen=True, slots=True, eq=False)
class PairSignificance:
    """How a pair's score compares with those of its permuted copies.

    P(score >= x) = 1 - exp(-K m n e^(-lambda x)) for random orders of the residues of the subject, the query
    or both, according to `options`.

    Parameters
    ----------
    score : of the pair itself
    query_length, subject_length : m and n
    permutations : N
    options : with which the copies were made and fitted
    moved : whether the censoring point differs from the one that `options` give
    lowest, step, counts : the histogram: int64[k] copies with the score lowest + column * step
    bound : censoring point: lower scores are only counted
    below : copies below the censoring point
    mean, deviation : of all N scores, the latter with N - 1
    z_value : (score - mean) / deviation; NaN if all copies have the same score
    lambda_, mu, K : the fitted distribution, mu = ln(K m n) / lambda; NaN without a fit
    lambda_error, mu_error, log_k_error : standard errors of lambda, mu and ln K, from the information matrix
    log10_p : decimal logarithm of the p-value of `score`, which cannot underflow
    log10_p_error : its standard error due to the fit
    reaching : copies that score at least as high as the pair
    goodness_statistic, goodness_degrees, goodness_p : chi-square test of the fit; p is NaN without one
    misfit : relative deviation of the counts from the expected ones, root mean square, beyond chance:
        sqrt((statistic - degrees) / N), at least 0
    problem : why there is no fit or a poor one, as the end of a sentence; '' if nothing is wrong
    """

    score: int
    query_length: int
    subject_length: int
    permutations: int
    options: PairwiseOptions
    moved: bool
    lowest: int
    step: int
    counts: NDArray[np.int64]
    bound: int
    below: int
    mean: float
    deviation: float
    z_value: float
    lambda_: float
    mu: float
    K: float
    lambda_error: float
    mu_error: float
    log_k_error: float
    log10_p: float
    log10_p_error: float
    reaching: int
    goodness_statistic: float
    goodness_degrees: int
    goodness_p: float
    misfit: float
    problem: str

    @property
    def nbytes(self) -> int:
        """Bytes of memory, without objects shared with others."""
        return record_bytes(self)

    @property
    def fitted(self) -> bool:
        """Whether there is a fit, and so a p-value, even if poor."""
        return math.isfinite(self.lambda_)

    @property
    def poor(self) -> bool:
        """Whether the fit is poor, so that the p-value is unreliable; `problem` says why."""
        return bool(self.problem)


def poor_together(pairs: Sequence[PairSignificance]) -> bool:
    """Return whether fits of equal hits are poor: one test of all their copies sees more than one of each.

    The statistics of independent tests add up, and so do their degrees of freedom. Their p-value is that of
    Wilson and Hilferty (PNAS 17:684, 1931), within a few percent at `POOR_BELOW`, which needs no SciPy.
    """
    tested = [pair for pair in pairs if pair.goodness_p == pair.goodness_p]
    degrees = sum(pair.goodness_degrees for pair in tested)
    if not degrees:
        return False
    statistic = sum(pair.goodness_statistic for pair in tested)
    spread = 2 / (9 * degrees)
    deviate = ((statistic / degrees) ** (1 / 3) - 1 + spread) / math.sqrt(spread)
    p = math.erfc(deviate / math.sqrt(2)) / 2
    misfit = math.sqrt(max(statistic - degrees, 0.0) / sum(pair.permutations for pair in tested))
    return p < POOR_BELOW and misfit > POOR_ABOVE


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """Several pairs, apart from the scores of their copies.

    Parameters
    ----------
    scores : int64[pairs] of the pairs themselves
    subject_lengths : int64[pairs]
    """

    query_length: int
    scores: NDArray[np.int64]
    subject_lengths: NDArray[np.int64]


def assess(copies: NDArray[np.int32], pairs: Pairs, options: PairwiseOptions) -> list[PairSignificance]:
    """Fit the scores of permuted copies and return the significance of each pair, in order.

    Parameters
    ----------
    copies : int32[pairs, N] scores of the copies of each pair
    options : only the censored share matters here; all are stored in the result
    """
    histograms = count_scores(copies)
    return _assess(histograms, censoring_columns(histograms, options.censored), pairs, options)


def with_censoring_point(pair: PairSignificance, bound: int) -> PairSignificance:
    """Return the same pair fitted with another censoring point, without scoring the copies again.

    The censoring point is the next possible score from `bound` on, limited to the range of the copies'
    scores.
    """
    column = min(max(-(-(bound - pair.lowest) // pair.step), 0), pair.counts.size - 1)
    histograms = Histograms.of_one(pair.lowest, pair.step, pair.counts)
    about = Pairs(pair.query_length, np.array([pair.score]), np.array([pair.subject_length]))
    return _assess(histograms, np.array([column]), about, pair.options, moved=True)[0]


def with_usual_censoring_point(pair: PairSignificance) -> PairSignificance:
    """Return the same pair fitted with the censoring point that its options give."""
    histogram = Histograms.of_one(pair.lowest, pair.step, pair.counts)
    column = int(censoring_columns(histogram, pair.options.censored)[0])
    return replace(with_censoring_point(pair, pair.lowest + column * pair.step), moved=False)


def censoring_columns(histograms: Histograms, censored: float) -> NDArray[np.int64]:
    """Return the column of each pair's censoring point in its histogram, for a censored share, int64[k]."""
    counts, owners, firsts = histograms.counts, histograms.owners, histograms.begins[:-1]
    before = np.cumsum(counts) - counts
    below = before - before[firsts][owners]
    total = np.add.reduceat(counts, firsts)
    few = (below <= censored * total[owners]) & (counts > 0)
    columns: NDArray[np.int64] = np.maximum.reduceat(np.where(few, histograms.columns, 0), firsts)
    return columns


def _assess(
    histograms: Histograms,
    bounds: NDArray[np.int64],
    pairs: Pairs,
    options: PairwiseOptions,
    *,
    moved: bool = False,
) -> list[PairSignificance]:
    """Fit, test and evaluate pairs whose censoring points are the scores of columns `bounds`, int64[k]."""
    owners, firsts, ends = histograms.owners, histograms.begins[:-1], histograms.begins[1:]

    def sums(each: Reals) -> Reals:  # the same to the last bit as for the pair alone
        return np.asarray(np.add.reduceat(each, firsts))

    counts = histograms.counts.astype(np.float64)
    lowest, step = histograms.lowest.astype(np.float64), histograms.step.astype(np.float64)
    values = lowest[owners] + step[owners] * histograms.columns
    total = sums(counts)
    mean = sums(counts * values) / total
    deviation = np.sqrt(sums(counts * (values - mean[owners]) ** 2) / np.maximum(total - 1, 1))
    scores = pairs.scores.astype(np.float64)

    upper = histograms.columns >= bounds[owners]
    below = total - sums(np.where(upper, counts, 0.0))
    bound = lowest + step * bounds
    distinct = sums((upper & (counts > 0)).astype(np.float64))
    enough = (distinct >= FEWEST_DISTINCT) & (total - below >= FEWEST_OBSERVED)
    begins = np.where(enough, firsts + bounds, ends)
    # A score s stands for s to s + step, as P(score >= s) is that of the distribution at s; it is fitted as
    # the middle of the two. What that costs in bias is in docs/decisions/014-pairwise-significance.md.
    fit = fit_censored(values + step[owners] / 2, counts, begins, ends, bound, below)
    goodness = chi_square(counts, begins, ends, below, bound, step, fit.lambda_, fit.mu)
    excess = np.maximum(goodness.statistic - goodness.degrees, 0.0) / total
    misfit = np.where(np.isfinite(goodness.p), np.sqrt(excess), np.nan)
    log_p, log_p_error = _tail(scores, fit)
    log_k, log_k_error = _prefactor(fit, pairs)
    with np.errstate(invalid="ignore", divide="ignore"):
        z_value = np.where(deviation > 0, (scores - mean) / deviation, np.nan)
    figures = {
        "mean": mean,
        "deviation": deviation,
        "z_value": z_value,
        "lambda_": fit.lambda_,
        "mu": fit.mu,
        "K": np.exp(log_k),
        "lambda_error": np.sqrt(fit.lambda_variance),
        "mu_error": np.sqrt(fit.mu_variance),
        "log_k_error": log_k_error,
        "log10_p": log_p / math.log(10),
        "log10_p_error": log_p_error / math.log(10),
        "goodness_statistic": np.where(np.isfinite(fit.lambda_), goodness.statistic, np.nan),
        "goodness_p": goodness.p,
        "misfit": misfit,
    }
    reaching = sums(np.where(values >= scores[owners], counts, 0.0))
    problems = np.select(
        [
            deviation == 0,
            distinct < FEWEST_DISTINCT,
            ~enough,
            np.isnan(fit.lambda_),
            (goodness.p < POOR_BELOW) & (misfit > POOR_ABOVE),
            fit.lambda_ * step > COARSE_ABOVE,
            np.isnan(goodness.p),
        ],
        [_NO_SPREAD, _FEW_DISTINCT, _FEW_OBSERVED, _NO_MAXIMUM, _POOR, _COARSE, _UNTESTED],
        "",
    )
    whole = {
        "score": pairs.scores,
        "subject_length": pairs.subject_lengths,
        "permutations": total,
        "lowest": histograms.lowest,
        "step": histograms.step,
        "bound": bound,
        "below": below,
        "reaching": reaching,
        "goodness_degrees": np.maximum(goodness.degrees, 0),
    }
    columns: dict[str, list[Any]] = {name: column.astype(np.int64).tolist() for name, column in whole.items()}
    columns |= {name: column.tolist() for name, column in figures.items()}
    columns["problem"] = problems.tolist()
    columns["counts"] = histograms.of_each()
    about = {"query_length": pairs.query_length, "options": options, "moved": moved}
    columns |= {name: [value] * scores.size for name, value in about.items()}
    return _records(columns)


def _records(columns: dict[str, list[Any]]) -> list[PairSignificance]:
    """Return the pairs whose fields stand in columns, one of each field.

    Field by field this takes 1.1 microseconds a pair, calling the frozen class 2.7: time in which no other
    thread can feed a device.
    """
    assert columns.keys() == {field.name for field in fields(PairSignificance)}
    pairs = [object.__new__(PairSignificance) for _ in columns["score"]]
    for name, column in columns.items():
        deque(map(getattr(PairSignificance, name).__set__, pairs, column), maxlen=0)
    return pairs


def _tail(scores: Reals, fit: GumbelFit) -> tuple[Reals, Reals]:
    """Return ln of the p-value of scores, and its standard error."""
    distance = scores - fit.mu
    variance = (
        distance**2 * fit.lambda_variance
        + fit.lambda_**2 * fit.mu_variance
        - 2 * fit.lambda_ * distance * fit.covariance
    )
    with np.errstate(under="ignore"):
        expected = np.exp(np.minimum(-fit.lambda_ * distance, 6.0))
        # Derivative of ln p by ln E: 1 in the tail, 0 where the p-value is 1 for any fit.
        slope = np.divide(expected, np.expm1(expected), out=np.ones_like(expected), where=expected > 1e-12)
    return log_survival(scores, fit.lambda_, fit.mu), slope * np.sqrt(variance)


def _prefactor(fit: GumbelFit, pairs: Pairs) -> tuple[Reals, Reals]:
    """Return ln K and its standard error."""
    log_k = fit.lambda_ * fit.mu - np.log(float(pairs.query_length) * pairs.subject_lengths)
    variance = (
        fit.mu**2 * fit.lambda_variance
        + fit.lambda_**2 * fit.mu_variance
        + 2 * fit.lambda_ * fit.mu * fit.covariance
    )
    return log_k, np.sqrt(variance)
