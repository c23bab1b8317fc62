"""Fit Gumbel distributions to the scores of thousands of pairs at once, by censored maximum likelihood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.pairwise.sums import row_sums

Reals = NDArray[np.float64]

ITERATIONS: Final = 100
_PRECISION: Final = 1e-12
"""Newton/Raphson has converged where lambda changes by less than this share."""


@dataclass(frozen=True, slots=True, eq=False)
class GumbelFit:
    """Gumbel distributions P(X < x) = exp(-exp(-lambda (x - mu))) of several pairs; all float64[pairs].

    Parameters
    ----------
    lambda_, mu : NaN where the likelihood has no maximum or was not found
    lambda_variance, mu_variance, covariance : of the two estimates, from the inverse of the observed
        information matrix
    """

    lambda_: Reals
    mu: Reals
    lambda_variance: Reals
    mu_variance: Reals
    covariance: Reals


def fit_censored(values: Reals, weights: Reals, bound: Reals, below: Reals) -> GumbelFit:
    """Fit by maximum likelihood, with observations below a bound only counted (type I censoring).

    Eddy, "Maximum likelihood fitting of extreme value distributions" (1997): lambda is the zero of

        1/lambda - mean(x) + (sum x e^(-lambda x) + z b e^(-lambda b)) / (sum e^(-lambda x) + z e^(-lambda b))

    found by Newton/Raphson (it falls strictly from +inf), and mu = -ln(W / n) / lambda with W the last
    denominator; n observations x, and z below the bound b.

    Parameters
    ----------
    values : float64[pairs, k] observations, none below the pair's bound
    weights : float64[pairs, k] how often each occurs; 0 leaves one out
    bound : float64[pairs] censoring point
    below : float64[pairs] observations below it
    """
    y = np.where(weights > 0, values - bound[:, None], 0.0)  # from the bound: no exponential leaves [0, 1]
    n = row_sums(weights)
    weighted = weights * y
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = row_sums(weighted) / n
        spread = np.sqrt(row_sums(weighted * y) / n - mean * mean)
    solvable = (spread > 1e-9 * mean) & (n > 1)
    lambda_ = np.full(n.size, np.nan)
    rows = np.flatnonzero(solvable)
    if rows.size:
        start = np.pi / np.sqrt(6.0) / spread[rows]
        lambda_[rows] = _newton(y[rows], weights[rows], mean[rows], below[rows], start)
    w = weights * np.exp(-np.where(np.isfinite(lambda_), lambda_, 0.0)[:, None] * y)
    total = row_sums(w) + below
    with np.errstate(divide="ignore", invalid="ignore"):
        from_bound = -np.log(total / n) / lambda_
        # The likelihood's second derivatives at its maximum, where the weights below add up to n.
        w *= (n / total)[:, None]
        z = below * n / total
        x = y - from_bound[:, None]
        first = row_sums(w * x) - z * from_bound
        second = row_sums(w * x * x) + z * from_bound * from_bound
        of_lambda = n / lambda_**2 + second
        of_mu = lambda_**2 * n
        of_both = -lambda_ * first
        determinant = of_lambda * of_mu - of_both**2
        return GumbelFit(
            lambda_,
            bound + from_bound,
            of_mu / determinant,
            of_lambda / determinant,
            -of_both / determinant,
        )


def _newton(y: Reals, weights: Reals, mean: Reals, below: Reals, start: Reals) -> Reals:
    """Return the zeros of Eddy's equation, NaN where one was not found; y counts from the bound."""
    lambda_ = start.copy()
    found = np.full(start.size, np.nan)
    rows = np.arange(start.size)
    for _ in range(ITERATIONS):
        w = weights * np.exp(-lambda_[:, None] * y)
        total = row_sums(w) + below
        w *= y
        first = row_sums(w) / total
        second = row_sums(w * y) / total
        slope = 1 / lambda_**2 + second - first**2
        new = lambda_ + (1 / lambda_ - mean + first) / slope
        new = np.where(new > 0, new, lambda_ / 2)
        done = np.abs(new - lambda_) <= _PRECISION * lambda_
        found[rows[done]] = new[done]
        going = ~done & np.isfinite(new)
        if not going.any():
            break
        if not going.all():
            rows, y, weights = rows[going], y[going], weights[going]
            mean, below = mean[going], below[going]
        lambda_ = new[going]
    return found


def log_survival(x: Reals, lambda_: Reals, mu: Reals) -> Reals:
    """Return ln P(X >= x) = ln(1 - exp(-exp(-lambda (x - mu)))), finite however far in the tail."""
    log_expected = -lambda_ * (x - mu)
    with np.errstate(divide="ignore", over="ignore"):
        expected = np.exp(np.maximum(log_expected, -40.0))
        return np.asarray(np.where(log_expected > -40.0, np.log(-np.expm1(-expected)), log_expected))
