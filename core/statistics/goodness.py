"""Goodness of fit of Gumbel distributions to the counts they were fitted to: Pearson's chi-square test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]

LEAST_EXPECTED: Final = 5.0
"""Neighbouring scores are pooled until at least this many are expected: with fewer, the statistic does not
follow the chi-square distribution."""
FITTED: Final = 2
"""Number of parameters fitted to the same counts."""


@dataclass(frozen=True, slots=True, eq=False)
class Goodness:
    """Chi-square tests of several pairs; float64[pairs] each.

    Parameters
    ----------
    statistic : sum of (observed - expected)^2 / expected over the cells
    degrees : degrees of freedom, cells - 1 - the two fitted parameters; below 1 there is no test
    p : p-value of the statistic; NaN without a test
    """

    statistic: Reals
    degrees: Reals
    p: Reals


def chi_square(
    counts: Reals,
    begins: NDArray[np.int64],
    ends: NDArray[np.int64],
    below: Reals,
    bound: Reals,
    step: Reals,
    lambda_: Reals,
    mu: Reals,
) -> Goodness:
    """Test Gumbel distributions on the counts they were fitted to.

    A score s stands for s to s + step, the highest for all above as well. Cells are made from the highest
    score down, each of as few scores as give `LEAST_EXPECTED` expected; the rest above the bound joins the
    lowest of them, and everything below the bound is a cell. Since nearly every score has its own cell, the
    fit to the scores is nearly a fit to the cells, and the statistic follows nearly the chi-square
    distribution with cells - 3 degrees of freedom (Chernoff and Lehmann 1954 bound the difference).

    Parameters
    ----------
    counts : float64[...] copies with each score: pair i's at begins[i] to ends[i], the first of them with the
        score bound
    begins, ends : int64[pairs]
    below : float64[pairs] copies below the bound
    bound, step : float64[pairs]
    lambda_, mu : float64[pairs], NaN where there is no fit
    """
    from scipy.special import chdtrc

    from swathe.core.statistics import fit_kernels  # slow to import: loaded with the first estimate

    statistic, cells = np.zeros((2, begins.size))
    fit_kernels.chi_square(
        counts, begins, ends, below, bound, step, lambda_, mu, LEAST_EXPECTED, statistic, cells
    )
    degrees = cells - 1 - FITTED
    p = np.where(degrees >= 1, chdtrc(np.maximum(degrees, 1.0), statistic), np.nan)
    return Goodness(statistic, degrees, p)
