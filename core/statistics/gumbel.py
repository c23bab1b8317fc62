"""Fitting Gumbel distributions to the scores of thousands of pairs, by censored maximum likelihood."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class GumbelFit:
    """Gumbel distributions P(X < x) = exp(-exp(-lambda (x - mu))) of several pairs; all float64[pairs].

    Parameters
    ----------
    lambda_, mu : NaN where the likelihood has no maximum or it was not found
    lambda_variance, mu_variance, covariance : of the two estimates, from the inverse of the observed
        information matrix
    """

    lambda_: Reals
    mu: Reals
    lambda_variance: Reals
    mu_variance: Reals
    covariance: Reals


def fit_censored(
    values: Reals,
    weights: Reals,
    begins: NDArray[np.int64],
    ends: NDArray[np.int64],
    bound: Reals,
    below: Reals,
) -> GumbelFit:
    """Fit by maximum likelihood; observations below a bound are only counted (type I censoring).

    Eddy, "Maximum likelihood fitting of extreme value distributions" (1997): lambda is the zero of

        1/lambda - mean(x) + (sum x e^(-lambda x) + z b e^(-lambda b)) / (sum e^(-lambda x) + z e^(-lambda b))

    found by Newton/Raphson (it falls strictly from +inf), and mu = -ln(W / n) / lambda with W the last
    denominator; n observations x, and z below the bound b.

    Parameters
    ----------
    values : float64[...] observations, none below its pair's bound: pair i's at begins[i] to ends[i]
    weights : float64[...] count of each observation; 0 ignores it
    begins, ends : int64[pairs]
    bound : float64[pairs] censoring point
    below : float64[pairs] observations below it
    """
    from swathe.core.statistics import fit_kernels  # slow to import: loaded with the first estimate

    fits = np.empty((5, begins.size))
    fit_kernels.fit(values, weights, begins, ends, bound, below, fits)
    lambda_, from_bound, lambda_variance, mu_variance, covariance = fits
    return GumbelFit(lambda_, bound + from_bound, lambda_variance, mu_variance, covariance)


def log_survival(x: Reals, lambda_: Reals, mu: Reals) -> Reals:
    """Return ln P(X >= x) = ln(1 - exp(-exp(-lambda (x - mu)))), finite however far in the tail."""
    log_expected = -lambda_ * (x - mu)
    with np.errstate(divide="ignore", over="ignore"):
        expected = np.exp(np.maximum(log_expected, -40.0))
        return np.asarray(np.where(log_expected > -40.0, np.log(-np.expm1(-expected)), log_expected))
