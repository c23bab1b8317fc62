"""Statistics of many queries with the same subjects, in compiled code: the same figures to the last digit.

NumPy computes those of one query in some hundred calls, of which most release the GIL and wait for it again:
sixteen threads that do so keep one core busy. Here each is one call, during which other threads compute.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Final, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import OperationCancelled
from swathe.core.database import Database
from swathe.core.database.stored import gathered
from swathe.core.database.subjects import Subjects
from swathe.core.native.compiler import Function, function, instruction_set, instruction_sets
from swathe.core.native.lane_scorer import Stop
from swathe.core.native.table_scorer import table_kernels
from swathe.core.scoring.scheme import SCALE, Scoring, ScoringScheme
from swathe.core.scoring.significance import GumbelParameters, Significance
from swathe.core.statistics import candidate_kernels
from swathe.core.statistics import evalue_kernels as kernels
from swathe.core.statistics.adjustment import WEIGHT, MatrixTables
from swathe.core.statistics.adjustment_kernels import MOST_KINDS
from swathe.core.statistics.score_counts import groups_of
from swathe.core.statistics.score_fit import REFERENCE, extents_of_groups
from swathe.core.system.loops import loops_of

_PAIRS: Final = 512
_CELLS: Final = 1_500_000_000
"""Candidates, and cells of a query with them, that are judged in one call: 1.6 MB of tables, some 70 ms."""
_HIGHEST_ADJUSTED: Final = 24_480
"""Highest adjusted score of two residues, in steps (`core.statistics.adjustment_kernels.matrix_tables`)."""

_T = TypeVar("_T")


class ManyQueries:
    """Statistics of searches with the same subjects; thread-safe.

    Parameters
    ----------
    lengths : int32[n] of the subjects, ascending
    loops : int64[k, 2] of NumPy
    pool : whose threads judge a part of a query's many candidates when they have nothing else to do

    Attributes
    ----------
    stop : ends the judging of all queries
    """

    def __init__(
        self, lengths: NDArray[np.int32], loops: NDArray[np.int64], pool: ThreadPoolExecutor | None
    ) -> None:
        self.stop = Stop()
        self._loops = loops
        self._pool = pool
        self._lengths = lengths
        first = np.flatnonzero(np.diff(lengths, prepend=-1))
        self._firsts = np.append(first, lengths.size)
        self._distinct = np.maximum(lengths[first], 1).astype(np.float64)
        self._groups = groups_of(lengths)
        self._known: tuple[GumbelParameters, NDArray[np.float64]] | None = None
        self._trials: dict[tuple[int, int], NDArray[np.float64]] = {}

    @classmethod
    def of(cls, lengths: NDArray[np.int32], pool: ThreadPoolExecutor | None = None) -> Self | None:
        """Return them for subjects of these lengths, ascending.

        None where this NumPy has no such loops.
        """
        from numpy.linalg import _umath_linalg

        loops = loops_of(
            np.exp, np.log, np.expm1, np.logaddexp, np.add, _umath_linalg.det, _umath_linalg.solve1,
        )  # fmt: skip
        return None if loops is None else cls(lengths, loops, pool)

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
        of_all = significance.database_residues, significance.subjects
        if of_all not in self._trials:
            self._trials[of_all] = np.array(significance.log10_trials(self._distinct))
        count = kernels.within_bound(
            *self._of(significance), scores, self._firsts, self._distinct, self._trials[of_all],
            math.log10(evalue), found,
        )  # fmt: skip
        return found[:count].copy()

    def judged(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        significance: Significance,
        plain: Significance,
        database: Database | Subjects,
        candidates: NDArray[np.int64],
        scores: NDArray[np.int32],
        bounds: tuple[float, float, float, float],
    ) -> tuple[NDArray[Any], ...] | None:
        """Return what `core.statistics.evalues.judge` does of a query's candidates.

        That is one call for each part of them. None where compiled code does not do it.

        Parameters
        ----------
        significance, plain : after and before the fit
        candidates : int64[k] stored indexes, ascending; scores : int32[k]
        bounds : as `core.statistics.candidate_kernels.judge` takes them

        Raises OperationCancelled once `stop` is set.
        """
        lengths = database.lengths[candidates]
        longest = int(lengths.max(initial=0))
        if not isinstance(scheme, ScoringScheme) or not instruction_sets():
            return None
        if min(query.size, longest) * _HIGHEST_ADJUSTED > np.iinfo(np.int32).max:
            return None
        tables = MatrixTables(query, scheme)
        matrix = tables.figures
        costs = np.array([SCALE * scheme.first_gap_residue_cost, SCALE * scheme.gap_extend], np.int64)
        offsets = database.offsets
        residues, begins, ends = gathered(database.residues, offsets[candidates], offsets[candidates + 1])
        residues = residues.view()
        residues.setflags(write=False)
        of_query, _held = _kernels(query.size, *costs.tolist())
        of_each = (
            begins,
            ends,
            scores.astype(np.float64),
            np.array(plain.log10_trials(lengths)),
            np.array(significance.log10_trials(lengths)),
        )
        cells = query.size * int(lengths.sum(dtype=np.int64))
        parts = max(1, -(-candidates.size // _PAIRS), -(-cells // _CELLS))

        def judged(part: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
            """Judge every `parts`-th candidate: so each part has as many of each length."""
            begins, ends, of_search, *trials = (np.ascontiguousarray(one[part::parts]) for one in of_each)
            places, figures = np.empty(begins.size, np.int64), np.empty((4, begins.size))
            count = candidate_kernels.judge(
                self._loops, self._of(plain)[1], self._of(significance)[1],
                tables.rows, tables.codes, tables.shares, tables.known,
                matrix.scores, matrix.targets, matrix.in_steps, matrix.lambda_, WEIGHT,
                residues, begins, ends, of_search, *trials, np.array(bounds), of_query, costs, self.stop.flag,
                places, figures,
            )  # fmt: skip
            if count == candidate_kernels.STOPPED:
                raise OperationCancelled
            return part + parts * places[:count], figures[:, :count]

        places, figures = (
            np.concatenate(column, axis=-1) for column in zip(*self._shared(judged, parts), strict=True)
        )
        order = np.argsort(places)
        log10s, of_matrix, adjusted, reverse = figures[:, order]
        found = places[order]
        return candidates[found], scores[found], log10s, of_matrix, adjusted, reverse

    def _shared(self, work: Callable[[int], _T], parts: int) -> list[_T]:
        """Do the parts of some work, in this thread and in those of the pool that are free meanwhile."""
        left = iter(range(parts))
        done: dict[int, _T] = {}

        def take() -> None:
            for part in left:
                done[part] = work(part)

        pool = self._pool
        helping = [pool.submit(take) for _ in range(parts - 1)] if pool is not None else []
        try:
            take()
        finally:
            begun = [thread for thread in helping if not thread.cancel()]
        for thread in begun:
            thread.result()
        return [done[part] for part in range(parts)]

    def fit(
        self, base: GumbelParameters, query_length: int, scores: NDArray[np.int32]
    ) -> tuple[float, float, int] | None:
        """Return lambda, K and the number of scores that `core.statistics.score_fit.fit_scores` fits them to.

        None where it fits none, or where compiled code does not: of scores that were not all compared, and
        with scoring of which chance gives scores above `TABULATED`.
        """
        out = np.empty(3)
        groups = self._groups
        p = self._of(Significance(base, query_length, 0, 1))
        of_groups = self._of_groups(base)
        if not kernels.fit(
            *p[:3], scores, groups.rows, groups.used, groups.sizes.size, of_groups, REFERENCE, out
        ):
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
        """Return what the compiled functions take first; the parameters are in their order there."""
        p = significance.parameters
        gap = 2.0 * (p.gap_open + p.gap_extend)
        values = np.array(
            (
                p.lambda_, math.log(p.K), p.a, gap * (p.a_u - p.a),
                p.alpha, gap * (p.alpha_u - p.alpha), 2 * p.alpha / p.lambda_,
                p.sigma, gap * (p.alpha_u - p.sigma), 2 * p.sigma / p.lambda_,
            )
        )  # fmt: skip
        return self._loops, values, float(significance.query_length), significance.subjects > 0


@lru_cache(1_024)
def _kernels(query_length: int, first: int, extend: int) -> tuple[NDArray[np.int64], list[Function]]:
    """Return the kernels that score a query, as `core.statistics.candidate_kernels.judge` takes them.

    The functions are there for as long as somebody holds them.
    """
    here, kinds = instruction_set(), MOST_KINDS
    rows, held = [], list[Function]()
    for bits, beside, n, alone, n_alone in table_kernels(query_length, kinds, first, extend, here):
        functions = function(beside, here), function(alone, here)
        rows.append((here.lanes(bits), functions[0].address, n, functions[1].address, n_alone))
        held += functions
    return np.array(rows, np.int64), held
