"""Compiled loops over pairs: counting scores, Newton/Raphson, chi-square.

They release the GIL, which other threads need to feed an engine's devices. The sums of a pair use its own
counts alone, so its results are the same to the last bit whichever pairs are fitted with it.

Arrays of all pairs' scores are flat: those of pair i are at begins[i] to ends[i].
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.compiled import compiled

Reals = NDArray[np.float64]
Integers = NDArray[np.int64]

ITERATIONS: Final = 100
_PRECISION: Final = 1e-12
"""Newton/Raphson has converged when lambda changes by less than this fraction."""
_LAMBDA_DEVIATION: Final = math.pi / math.sqrt(6.0)
"""Lambda times the standard deviation of a Gumbel distribution."""


@compiled(signature="void(int32[:, ::1], int64[::1], int64[::1], int64[::1])", error_model="numpy")
def find_spans(scores: NDArray[np.int32], lowest: Integers, step: Integers, sizes: Integers) -> None:
    """Find each pair's lowest score, the step between its scores, and the number of steps.

    scores : int32[pairs, N]
    lowest, step, sizes : int64[pairs] to fill
    """
    for pair in range(scores.shape[0]):
        low = high = np.int64(scores[pair, 0])
        for score in scores[pair]:
            low = min(low, score)
            high = max(high, score)
        divisor = np.int64(0)
        for score in scores[pair]:
            rest = score - low
            while rest != 0:  # Euclid's algorithm
                divisor, rest = rest, divisor % rest
            if divisor == 1:
                break
        lowest[pair] = low
        step[pair] = divisor if divisor > 0 else 1
        sizes[pair] = (high - low) // step[pair] + 1


@compiled(
    signature="void(int32[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1])", error_model="numpy"
)
def count(
    scores: NDArray[np.int32], lowest: Integers, step: Integers, begins: Integers, counts: Integers
) -> None:
    """Count each pair's scores, int32[pairs, N], in counts, int64[...] of zeros."""
    for pair in range(scores.shape[0]):
        begin, low, each = begins[pair], lowest[pair], step[pair]
        for score in scores[pair]:
            place = int(score - low)
            if each > 1:  # divisions are slow
                place //= each
            counts[begin + place] += 1


@compiled(
    signature="void(float64[::1], float64[::1], int64[::1], int64[::1], float64[::1], float64[::1],"
    " float64[:, ::1])",
    error_model="numpy",
)
def fit(
    values: Reals, weights: Reals, begins: Integers, ends: Integers, bound: Reals, below: Reals, fits: Reals
) -> None:
    """Fit as described in `core.statistics.gumbel.fit_censored`.

    fits : float64[5, pairs] to fill: lambda, mu - bound, the variances of both and their covariance; NaN
        where the likelihood has no maximum or it was not found
    """
    fits[:] = math.nan
    for pair in range(begins.size):
        begin, end, low, z = begins[pair], ends[pair], bound[pair], below[pair]
        n, mean, square = _sums(values, weights, begin, end, low, 0.0)
        if not n > 1:
            continue
        mean /= n
        spread = math.sqrt(max(square / n - mean * mean, 0.0))
        if not spread > 1e-9 * mean:
            continue
        lambda_, found = _LAMBDA_DEVIATION / spread, False
        for _ in range(ITERATIONS):
            total, first, second = _sums(values, weights, begin, end, low, lambda_)
            first /= total + z
            second /= total + z
            new = lambda_ + (1 / lambda_ - mean + first) / (1 / lambda_**2 + second - first**2)
            new = new if new > 0 else lambda_ / 2
            found = abs(new - lambda_) <= _PRECISION * lambda_
            lambda_ = new
            if found or not math.isfinite(new):
                break
        if not found:
            continue
        total, first, second = _sums(values, weights, begin, end, low, lambda_)
        total += z
        mu = -math.log(total / n) / lambda_
        # The likelihood's second derivatives at its maximum, where the weights below add up to n: sums of
        # differences from mu, and of their squares, made of those of differences from the bound.
        first *= n / total
        second *= n / total
        of_lambda = n / lambda_**2 + second - 2 * mu * first + mu**2 * n
        of_mu = lambda_**2 * n
        of_both = -lambda_ * (first - mu * n)
        determinant = of_lambda * of_mu - of_both**2
        if not (of_lambda > 0 and determinant > 0):  # the likelihood has no maximum
            continue
        fits[0, pair] = lambda_
        fits[1, pair] = mu
        fits[2, pair] = of_mu / determinant
        fits[3, pair] = of_lambda / determinant
        fits[4, pair] = -of_both / determinant


@compiled
def _sums(
    values: Reals, weights: Reals, begin: int, end: int, bound: float, lambda_: float
) -> tuple[float, float, float]:
    """Return the sums of w, w y and w y^2 times e^(-lambda y), with y from the bound: none leaves [0, 1]."""
    total = first = second = 0.0
    for k in range(begin, end):
        if weights[k] > 0:
            y = values[k] - bound
            w = weights[k] * math.exp(-lambda_ * y)
            total += w
            first += w * y
            second += w * y * y
    return total, first, second


@compiled(
    signature="void(float64[::1], int64[::1], int64[::1], float64[::1], float64[::1], float64[::1],"
    " float64[::1], float64[::1], float64, float64[::1], float64[::1])",
    error_model="numpy",
)
def chi_square(
    counts: Reals,
    begins: Integers,
    ends: Integers,
    below: Reals,
    bound: Reals,
    step: Reals,
    lambda_: Reals,
    mu: Reals,
    least: float,
    statistic: Reals,
    cells: Reals,
) -> None:
    """Compare counts with fits as described in `core.statistics.goodness.chi_square`.

    least : copies that a cell expects
    statistic, cells : float64[pairs] zeros, to fill where lambda and mu are numbers
    """
    for pair in range(begins.size):
        if not (math.isfinite(lambda_[pair]) and math.isfinite(mu[pair])):
            continue
        total = below[pair]
        for k in range(begins[pair], ends[pair]):
            total += counts[k]
        observed = expected = last_observed = last_expected = above = 0.0
        for k in range(ends[pair] - 1, begins[pair] - 1, -1):
            score = bound[pair] + step[pair] * (k - begins[pair])
            higher = above
            above = total * -math.expm1(-math.exp(min(-lambda_[pair] * (score - mu[pair]), 50.0)))
            observed += counts[k]
            expected += above - higher
            if expected >= least:
                _add_cell(last_observed, last_expected, pair, statistic, cells)
                last_observed, last_expected = observed, expected
                observed = expected = 0.0
        _add_cell(last_observed + observed, last_expected + expected, pair, statistic, cells)
        if total - above >= least:
            _add_cell(below[pair], total - above, pair, statistic, cells)


@compiled(error_model="numpy")
def _add_cell(observed: float, expected: float, pair: int, statistic: Reals, cells: Reals) -> None:
    """Add a cell, unless its expected count is 0."""
    if expected > 0:
        statistic[pair] += (observed - expected) ** 2 / expected
        cells[pair] += 1
