"""How well fitted Gumbel distributions describe the counts they were fitted to: Pearson's chi-square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]

LEAST_EXPECTED: Final = 5.0
"""Neighbouring scores are counted together until so many are expected: with fewer the statistic's
distribution is not chi-square's."""
FITTED: Final = 2
"""Parameters that were fitted to the same counts."""


@dataclass(frozen=True, slots=True, eq=False)
class Goodness:
    """A chi-square test of several pairs; float64[pairs] each.

    Parameters
    ----------
    statistic : sum of (observed - expected)^2 / expected over the cells
    degrees : of freedom: cells - 1 - the two fitted parameters; below 1 there is no test
    p : probability of such a statistic or a larger one if the distribution is right; NaN where there is no
        test
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
    score down, each of the fewest scores with `LEAST_EXPECTED` expected; what is left above the bound joins
    the lowest of them, and what is below the bound is a cell of its own. Nearly every score has a cell, so
    that the fit to the scores is nearly the fit to the cells, and the statistic's distribution nearly chi-
    square's with cells - 3 degrees of freedom (Chernoff and Lehmann 1954 bound what remains).

    Parameters
    ----------
    counts : float64[...] copies with each score: pair i's from begins[i] on, before ends[i], the first of
        them with the score bound
    begins, ends : int64[pairs]
    below : float64[pairs] copies below the bound
    bound, step : float64[pairs]
    lambda_, mu : float64[pairs], NaN where there is no fit
    """
    from scipy.special import chdtrc

    from swathe.core.statistics import fit_kernels  # compiled code: loaded with the first estimate

    statistic, cells = np.zeros((2, begins.size))
    fit_kernels.chi_square(
        counts, begins, ends, below, bound, step, lambda_, mu, LEAST_EXPECTED, statistic, cells
    )
    degrees = cells - 1 - FITTED
    p = np.where(degrees >= 1, chdtrc(np.maximum(degrees, 1.0), statistic), np.nan)
    return Goodness(statistic, degrees, p)
