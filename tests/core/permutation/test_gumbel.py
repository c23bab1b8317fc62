"""Censored maximum likelihood: known samples, scipy, theory, and what the equation promises."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.statistics.gumbel import GumbelFit, fit_censored, log_survival
from tests.long_run import long_but

LAMBDA, MU = 0.27, 32.0


def sample(pairs: int, n: int, seed: int = 1) -> np.ndarray:
    return np.random.default_rng(seed).gumbel(MU, 1 / LAMBDA, (pairs, n))


def fit(x: np.ndarray, weights: np.ndarray, bounds: np.ndarray, below: np.ndarray) -> GumbelFit:
    """Fit rows of as many observations each."""
    begins = np.arange(len(x)) * x.shape[1]
    return fit_censored(x.ravel(), weights.ravel(), begins, begins + x.shape[1], bounds, below)


def fit_below(x: np.ndarray, share: float) -> GumbelFit:
    """Fit continuous samples whose lowest share is only counted."""
    bound = MU - math.log(-math.log(share)) / LAMBDA if share else -1e3
    bounds = np.full(len(x), bound) if share else x.min(axis=1)
    weights = (x >= bounds[:, None]).astype(np.float64)
    return fit(x, weights, bounds, (1 - weights).sum(axis=1))


def gumbel_r() -> Any:
    """Return SciPy's distribution, which takes a second to import: not while tests are collected."""
    from scipy.stats import gumbel_r

    return gumbel_r


def test_uncensored_fits_are_those_of_scipy() -> None:
    x = sample(8, 500)
    fit = fit_below(x, 0)
    for row, lambda_, mu in zip(x, fit.lambda_, fit.mu, strict=True):
        location, scale = gumbel_r().fit(row)
        assert lambda_ == pytest.approx(1 / scale, rel=1e-9)
        assert mu == pytest.approx(location, rel=1e-9)


def test_censored_fits_maximise_the_likelihood() -> None:
    """The gradient, written out from the density itself, vanishes, and every step away from it goes down."""
    law = gumbel_r()
    x = sample(5, 300)
    for share in (0.0, 0.3, 0.6):
        fit = fit_below(x, share)
        bounds = x.min(axis=1) if not share else np.full(5, MU - math.log(-math.log(share)) / LAMBDA)
        for row, bound, lambda_, mu in zip(x, bounds, fit.lambda_, fit.mu, strict=True):

            def likelihood(a: float, b: float, row=row, bound=bound) -> float:
                seen = row[row >= bound]
                z = row.size - seen.size
                return float(law.logpdf(seen, b, 1 / a).sum() + z * law.logcdf(bound, b, 1 / a))

            best = likelihood(lambda_, mu)
            for da, db in ((1e-3, 0), (-1e-3, 0), (0, 1e-2), (0, -1e-2), (1e-3, 1e-2), (-1e-3, 1e-2)):
                assert likelihood(lambda_ + da, mu + db) < best


@pytest.mark.parametrize("share", long_but([0.0, 0.2, 0.37, 0.6, 0.8], 0.37))
def test_estimates_are_as_far_from_the_truth_as_theory_says(share: float) -> None:
    """Bias is of order 1/n, below a tenth of the standard error; the spread is what the information gives."""
    pairs, n = 4_000, 1_000
    fit = fit_below(sample(pairs, n, 2), share)
    for values, variance, truth in (
        (fit.lambda_, fit.lambda_variance, LAMBDA),
        (fit.mu, fit.mu_variance, MU),
    ):
        error = math.sqrt(float(variance.mean()))
        assert abs(float(values.mean()) - truth) < 0.1 * error + 3 * error / math.sqrt(pairs)
        assert float(values.std()) == pytest.approx(error, rel=0.05)
    assert float(np.cov(fit.lambda_, fit.mu)[0, 1]) == pytest.approx(
        float(fit.covariance.mean()), abs=0.08 * float(fit.lambda_.std() * fit.mu.std())
    )
    if not share:  # the closed form of the uncensored case
        assert math.sqrt(float(fit.lambda_variance.mean())) == pytest.approx(
            LAMBDA * math.sqrt(6 / n) / math.pi, rel=0.01
        )


def test_weights_count_repeated_observations() -> None:
    x = np.floor(sample(3, 400))
    bounds = np.full(3, 31.0)
    weights = (x >= 31).astype(np.float64)
    one_by_one = fit(x, weights, bounds, (1 - weights).sum(axis=1))
    for i in range(3):
        values, counts = np.unique(x[i][x[i] >= 31], return_counts=True)
        padded = np.append(values, [5e300])  # what weighs nothing may be anything
        counted = fit(
            padded[None], np.append(counts, 0.0)[None], bounds[:1], np.array([(x[i] < 31).sum()], float)
        )
        assert counted.lambda_[0] == pytest.approx(one_by_one.lambda_[i], rel=1e-10)
        assert counted.mu[0] == pytest.approx(one_by_one.mu[i], rel=1e-10)


@given(st.floats(1e-3, 1e3), st.floats(-1e4, 1e4))
@settings(derandomize=True, deadline=None, max_examples=40)
def test_units_and_origin_do_not_matter(scale: float, shift: float) -> None:
    x = sample(1, 200, 3)
    plain = fit_below(x, 0.37)
    bound = np.array([MU - math.log(-math.log(0.37)) / LAMBDA])
    weights = (x >= bound[0]).astype(np.float64)
    moved = fit(x * scale + shift, weights, bound * scale + shift, (1 - weights).sum(axis=1))
    assert moved.lambda_[0] * scale == pytest.approx(plain.lambda_[0], rel=1e-6)
    assert moved.mu[0] == pytest.approx(plain.mu[0] * scale + shift, rel=1e-6, abs=1e-6)


def test_what_has_no_maximum_is_not_a_number() -> None:
    values = np.array([[5.0, 5.0, 5.0], [5.0, 6.0, 9.0], [1.0, 2.0, 3.0]])
    weights = np.array([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [4.0, 2.0, 1.0]])
    fitted = fit(values, weights, np.array([4.0, 4.0, 1.0]), np.zeros(3))
    assert np.isnan(fitted.lambda_[:2]).all()
    assert np.isnan(fitted.mu[:2]).all()
    assert np.isfinite(fitted.lambda_[2])


def test_far_tails_keep_their_logarithm() -> None:
    x = np.array([MU - 100, MU - 10, MU, MU + 10, MU + 100, MU + 1e5])
    got = log_survival(x, np.full(6, LAMBDA), np.full(6, MU))
    assert got[:5] == pytest.approx(gumbel_r().logsf(x[:5], MU, 1 / LAMBDA), rel=1e-9, abs=1e-12)
    assert got[5] == pytest.approx(-LAMBDA * 1e5, rel=1e-12)
