"""How well fitted Gumbel distributions describe the counts they were fitted to: Pearson's chi-square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.pairwise.sums import row_sums

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


class _Cells:
    """Cells of counts, filled from the highest score down, and their chi-square as it grows."""

    def __init__(self, pairs: int) -> None:
        self.statistic = np.zeros(pairs)
        self.count = np.zeros(pairs)
        self._open = np.zeros((2, pairs))
        self._last = np.zeros((2, pairs))

    def add(self, observed: Reals, expected: Reals) -> None:
        """Put the next lower score into the open cell, and close it where it is large enough."""
        self._open += (observed, expected)
        full = self._open[1] >= LEAST_EXPECTED
        self._settle(self._last, full)
        self._last = np.where(full, self._open, self._last)
        self._open = np.where(full, 0.0, self._open)

    def finish(self, observed: Reals, expected: Reals) -> None:
        """Let the lowest cell take what is open, then add a cell of its own if it is large enough."""
        self._settle(self._last + self._open, np.ones(self.count.size, np.bool_))
        self._settle(np.stack([observed, expected]), expected >= LEAST_EXPECTED)

    def _settle(self, cell: Reals, where: NDArray[np.bool_]) -> None:
        observed, expected = cell
        where = where & (expected > 0)
        self.statistic += np.divide(
            (observed - expected) ** 2, expected, out=np.zeros_like(expected), where=where
        )
        self.count += where


def chi_square(
    counts: NDArray[np.float64], below: Reals, bound: Reals, step: Reals, lambda_: Reals, mu: Reals
) -> Goodness:
    """Test Gumbel distributions on the counts they were fitted to.

    A score s stands for s to s + step, the highest for all above as well. Cells are made from the highest
    score down, each of the fewest scores with `LEAST_EXPECTED` expected; what is left above the bound joins
    the lowest of them, and what is below the bound is a cell of its own. Nearly every score has a cell, so
    that the fit to the scores is nearly the fit to the cells, and the statistic's distribution nearly chi-
    square's with cells - 3 degrees of freedom (Chernoff and Lehmann 1954 bound what remains).

    Parameters
    ----------
    counts : float64[pairs, k] copies with the score bound + column * step
    below : float64[pairs] copies below the bound
    bound, step : float64[pairs]
    lambda_, mu : float64[pairs], NaN where there is no fit
    """
    from scipy.special import chdtrc

    fitted = np.isfinite(lambda_) & np.isfinite(mu)
    total = row_sums(counts) + below
    edges = bound[:, None] + step[:, None] * np.arange(counts.shape[1])
    exponents = np.where(fitted[:, None], -lambda_[:, None] * (edges - mu[:, None]), 0.0)
    above = total[:, None] * -np.expm1(-np.exp(np.minimum(exponents, 50.0)))
    cells = _Cells(total.size)
    higher = np.zeros(total.size)
    highest = counts.shape[1] - 1 - np.argmax(counts[:, ::-1] > 0, axis=1)
    for column in range(counts.shape[1] - 1, -1, -1):
        here = column <= highest  # a pair's highest score stands for all above, however wide the array is
        cells.add(counts[:, column], np.where(here, above[:, column] - higher, 0.0))
        higher = np.where(here, above[:, column], higher)
    cells.finish(below, total - above[:, 0])
    degrees = cells.count - 1 - FITTED
    tested = fitted & (degrees >= 1)
    p = np.where(tested, chdtrc(np.maximum(degrees, 1.0), cells.statistic), np.nan)
    return Goodness(cells.statistic, degrees, p)
