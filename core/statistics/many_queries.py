"""Statistics of many queries with the same subjects, in compiled code: the same figures to the last digit.

NumPy computes those of one query in some hundred calls, of which most release the GIL and wait for it again:
sixteen threads that do so keep one core busy. Here each is one call, during which other threads compute.
"""

from __future__ import annotations

import math
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.statistics import evalue_kernels as kernels
from swathe.core.statistics.score_counts import WIDTH, groups_of
from swathe.core.statistics.score_fit import REFERENCE, extents_of_groups
from swathe.core.system.loops import loops_of


class ManyQueries:
    """Statistics of searches with the same subjects; thread-safe.

    Parameters
    ----------
    lengths : int32[n] of the subjects, ascending
    loops : int64[k, 2] of NumPy and SciPy
    """

    def __init__(self, lengths: NDArray[np.int32], loops: NDArray[np.int64]) -> None:
        self._loops = loops
        self._lengths = lengths
        first = np.flatnonzero(np.diff(lengths, prepend=-1))
        self._firsts = np.append(first, lengths.size)
        self._distinct = np.maximum(lengths[first], 1).astype(np.float64)
        self._groups = groups_of(lengths)
        self._known: tuple[GumbelParameters, NDArray[np.float64]] | None = None

    @classmethod
    def of(cls, lengths: NDArray[np.int32]) -> Self | None:
        """Return them for subjects of these lengths, ascending; None where this NumPy has no such loops."""
        from numpy.linalg import _umath_linalg
        from scipy.special import erfcx, log_ndtr

        loops = loops_of(
            np.exp, np.log, np.expm1, np.logaddexp, log_ndtr, erfcx, np.add,
            _umath_linalg.det, _umath_linalg.solve1,
        )  # fmt: skip
        return None if loops is None else cls(lengths, loops)

    def log10_evalues(
        self, significance: Significance, scores: NDArray[Any], lengths: NDArray[np.integer[Any]]
    ) -> NDArray[np.float64]:
        """Return what `Significance.log10_evalues` does, float64[k]."""
        out = np.empty(len(scores))
        kernels.log10_evalues(
            *self._of(significance), scores.astype(np.float64), lengths.astype(np.float64),
            np.array(significance.log10_trials(lengths)), out,
        )  # fmt: skip
        return out

    def within_bound(
        self, significance: Significance, scores: NDArray[np.int32], evalue: float
    ) -> NDArray[np.int64]:
        """Return what `core.statistics.evalues.within_bound` does, int64[k]."""
        found = np.empty(scores.size, np.int64)
        trials = np.array(significance.log10_trials(self._distinct))
        count = kernels.within_bound(
            *self._of(significance), scores, self._firsts, self._distinct, trials, math.log10(evalue), found
        )
        return found[:count].copy()

    def fit(
        self, base: GumbelParameters, query_length: int, scores: NDArray[np.int32]
    ) -> tuple[float, float, int] | None:
        """Return lambda, K and the number of scores that `core.statistics.score_fit.fit_scores` fits them to.

        None where it fits none, or where compiled code does not: of scores that were not all compared, and
        with scoring of which chance gives scores above `TABULATED`.
        """
        table = np.zeros(self._groups.sizes.size * WIDTH, np.int64)
        of_groups = self._of_groups(base)
        used = self._groups.used
        out = np.empty(3)
        p = self._of(Significance(base, query_length, 0, 1))
        if not kernels.count(scores, self._groups.rows, table):
            return None
        table = table.reshape(-1, WIDTH)[used]
        sizes = table.sum(axis=1).astype(np.float64)
        cut = kernels.cut_of(*p[:3], sizes, of_groups, REFERENCE)
        if not cut or not kernels.fit(*p[:3], table, of_groups, cut, out):
            return None
        return float(out[0]), math.exp(out[1]), int(out[2])

    def _of_groups(self, base: GumbelParameters) -> NDArray[np.float64]:
        known = self._known
        if known is None or known[0] != base:
            lengths = tuple(self._groups.mean_lengths.tolist())
            known = base, np.array(extents_of_groups(base, lengths, first_passage=True))
            self._known = known
        return known[1]

    def _of(self, significance: Significance) -> tuple[NDArray[np.int64], NDArray[np.float64], float, bool]:
        p = significance.parameters
        gap = 2.0 * (p.gap_open + p.gap_extend)
        values = np.empty(10)
        values[[kernels.LAMBDA, kernels.LOG_K, kernels.A, kernels.MEAN]] = (
            p.lambda_, math.log(p.K), p.a, gap * (p.a_u - p.a),
        )  # fmt: skip
        values[[kernels.ALPHA, kernels.VARIANCE, kernels.LEAST_VARIANCE]] = (
            p.alpha, gap * (p.alpha_u - p.alpha), 2 * p.alpha / p.lambda_,
        )  # fmt: skip
        values[[kernels.SIGMA, kernels.COVARIANCE, kernels.LEAST_COVARIANCE]] = (
            p.sigma, gap * (p.alpha_u - p.sigma), 2 * p.sigma / p.lambda_,
        )  # fmt: skip
        return self._loops, values, float(significance.query_length), significance.subjects > 0
