"""What the permuted copies say of a pair: its Gumbel distribution, p-value and Z-value."""

from __future__ import annotations

import math
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
"""Copies at or above the censoring point without which nothing is fitted."""
FEWEST_DISTINCT: Final = 4
"""Distinct scores among them, likewise."""
POOR_BELOW: Final = 0.001
"""A fit whose goodness p-value is below is marked: one in a thousand is where nothing is wrong."""
POOR_ABOVE: Final = 0.05
"""Nor is a fit marked whose misfit is below: of 100,000 copies a test sees what no p-value does."""
COARSE_ABOVE: Final = 1.0
"""Where lambda times the step between scores is more, they are no real numbers; the errors do not hold."""

_NO_SPREAD: Final = "all copies have the same score"
_FEW_DISTINCT: Final = f"fewer than {FEWEST_DISTINCT} different scores at or above the censoring point"
_FEW_OBSERVED: Final = f"fewer than {FEWEST_OBSERVED} copies at or above the censoring point"
_NO_MAXIMUM: Final = "the likelihood has no maximum"
_POOR: Final = f"the copies' scores do not follow the fitted distribution (goodness p < {POOR_BELOW:g})"
_UNTESTED: Final = "too few different scores to test the fit"
_COARSE: Final = "possible scores are too far apart for a continuous distribution"


@dataclass(frozen=True, slots=True, eq=False)
class PairSignificance:
    """How a pair's score compares with those of its permuted copies.

    P(score >= x) = 1 - exp(-K m n e^(-lambda x)) for these residues in random order: of the subject, of the
    query or of both, as `options` say.

    Parameters
    ----------
    score : of the pair itself
    query_length, subject_length : m and n
    permutations : N
    options : that the copies were made and fitted with
    moved : whether the censoring point is another one than `options` give
    lowest, step, counts : the histogram: int64[k] copies with the score lowest + column * step
    bound : censoring point: scores below are only counted
    below : copies below it
    mean, deviation : of all N scores, the latter with N - 1
    z_value : (score - mean) / deviation; NaN if all copies have the same score
    lambda_, mu, K : the fitted distribution, mu = ln(K m n) / lambda; NaN where nothing could be fitted
    lambda_error, mu_error, log_k_error : standard errors of lambda, mu and ln K, from the information matrix
    log10_p : decimal logarithm of the p-value of `score`, which never underflows
    log10_p_error : its standard error, of the fit alone
    reaching : copies that score as much as the pair or more
    goodness_statistic, goodness_degrees, goodness_p : chi-square test of the fit; p is NaN without one
    misfit : by what share the copies with each score differ from those expected, root mean square, beyond
        chance: sqrt((statistic - degrees) / N), at least 0
    problem : why there is no fit, or why it is poor, in words that end a sentence; '' where nothing is wrong
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
        """The memory that it takes, without what it shares with others."""
        return record_bytes(self)

    @property
    def fitted(self) -> bool:
        """Whether there is a distribution, and so a p-value, poor or not."""
        return math.isfinite(self.lambda_)

    @property
    def poor(self) -> bool:
        """Whether the p-value, if any, is not to be relied on; `problem` says why."""
        return bool(self.problem)


@dataclass(frozen=True, slots=True, eq=False)
class Pairs:
    """What is known of several pairs beside the scores of their copies.

    Parameters
    ----------
    scores : int64[pairs] of the pairs themselves
    subject_lengths : int64[pairs]
    """

    query_length: int
    scores: NDArray[np.int64]
    subject_lengths: NDArray[np.int64]


def assess(copies: NDArray[np.int32], pairs: Pairs, options: PairwiseOptions) -> list[PairSignificance]:
    """Fit the scores of permuted copies and say what they mean for the pairs, in the pairs' order.

    Parameters
    ----------
    copies : int32[pairs, N] scores of the copies of each pair
    options : of these, the censored share counts; the others are kept
    """
    histograms = count_scores(copies)
    return _assess(histograms, censoring_columns(histograms, options.censored), pairs, options)


def with_censoring_point(pair: PairSignificance, bound: int) -> PairSignificance:
    """Return the same pair fitted with another censoring point, at once: the copies are not scored again.

    Of the scores that can occur the next one from `bound` on is taken. Points outside the copies' scores are
    those of the lowest and the highest.
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
    """Return each pair's column of the highest score with at most a share of the copies below, int64[k]."""
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

    def sums(each: Reals) -> Reals:  # of a pair alone, to the last bit
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
    in_order = [columns[field.name] for field in fields(PairSignificance)]
    return list(map(PairSignificance, *in_order))


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
        # Of ln p in ln E: 1 in the tail, 0 where a p-value is 1 whatever the fit.
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
