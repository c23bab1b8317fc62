"""Scores of pairs by what their compositions leave of a matrix, and how the reversed query scores.

Two sequences that are rich in the same amino acids score high without being related. The matrix of a pair is
therefore adjusted to the compositions of both, as blastp does it, and the pair is scored again, exactly. What
compositions do not tell, repeats and low complexity, the query read backwards has too: a subject with which
it scores as high is similar for that reason. docs/decisions/028-believable-evalues.md.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.alphabet import AS_SCORED, N_AMINO_ACIDS, N_CODES
from core.cancel import CancelToken, LinkedToken
from core.database import PackedDatabase
from core.karlin_altschul import BACKGROUND, lambda_of, ungapped_parameters
from core.scoring import SCALE, AdjustedScheme, PositionScheme, Scoring, ScoringScheme

WEIGHT: Final = 600.0
"""Residues of the standard composition that a sequence's own are blended with. blastp's 40 make the matrices
of short sequences noisy, which costs related pairs of SCOP's domains (docs/benchmarks/calibration.md)."""
_HIGHEST: Final = 32_000
"""Of scores in lanes of 16 bits, with a pair's score on top; and of their gap costs, twice."""
_CELLS: Final = 1_000_000
"""Cells between two looks at the token, in each of the lanes: some 10 ms."""
_MOST_TABLES: Final = 64 << 20
"""Bytes that the tables of a group's pairs may take: those of long PSSMs are scored fewer at a time."""


class Adjustment:
    """Adjusts what a query scores with subjects; safe to share between threads.

    Parameters
    ----------
    query : uint8[m] residue codes as they score
    scheme : of the query, with local statistics (`core.karlin_altschul.why_no_local_statistics`)
    weight : residues of the standard composition that compositions are blended with
    """

    def __init__(self, query: NDArray[np.uint8], scheme: Scoring, weight: float = WEIGHT) -> None:
        self._query = np.array(query)
        self._scheme = scheme
        self._weight = weight
        if isinstance(scheme, PositionScheme):
            self._tables: _Tables = _PositionTables(scheme, weight)
        else:
            assert isinstance(scheme, ScoringScheme)
            self._tables = _MatrixTables(self._query, scheme, weight)

    def scheme(self, subject: NDArray[np.uint8]) -> AdjustedScheme:
        """Return what the query scores with a subject, uint8[n]."""
        table = np.empty((1, N_CODES, self._tables.n_rows), np.int16)
        self._tables.fill(np.array(subject), table[0])
        return AdjustedScheme(self._scheme, np.ascontiguousarray(table[0].T[self._tables.rows]))

    def scores(
        self,
        database: PackedDatabase,
        subjects: NDArray[np.int64],
        token: CancelToken,
        threads: int = 0,
        *,
        reverse: bool = False,
    ) -> NDArray[np.float64]:
        """Return the adjusted scores of some subjects of a database, in the matrix's units, float64[k].

        Parameters
        ----------
        subjects : int64[k] stored indexes
        threads : 0 uses all cores
        reverse : of the query read backwards

        Raises `OperationCancelled` within 50 ms after `token` is cancelled.
        """
        from core.adjustment_kernels import LANES

        rows = self._tables.rows[::-1].copy() if reverse else self._tables.rows
        found = np.zeros(subjects.size)
        # Subjects side by side should be of the same length, and the database is sorted by it.
        order = np.argsort(subjects, kind="stable")
        each = min(LANES, max(1, _MOST_TABLES // (2 * N_CODES * self._tables.n_rows)))
        groups = [order[begin : begin + each] for begin in range(0, order.size, each)]
        ours = LinkedToken(token)

        def work(group: NDArray[np.int64]) -> None:
            codes = [np.array(database.codes(int(subject))) for subject in subjects[group]]
            found[group] = self._best(rows, codes, ours) / SCALE

        threads = min(threads or os.cpu_count() or 1, len(groups))
        if threads <= 1:
            for group in groups:
                work(group)
            return found
        with ThreadPoolExecutor(threads, thread_name_prefix="swathe-adjust") as pool:
            try:
                for _ in pool.map(work, groups):
                    pass
            finally:
                ours.cancel()  # an error: leave the others' work at the next look
        return found

    def _best(
        self, rows: NDArray[np.int64], subjects: list[NDArray[np.uint8]], token: CancelToken
    ) -> NDArray[np.int64]:
        """Return the highest scores of some subjects, in steps, in lanes of 16 bits where those hold them."""
        from core.adjustment_kernels import LANES

        tables = np.zeros((LANES, N_CODES, self._tables.n_rows), np.int16)
        for lane, subject in enumerate(subjects):
            token.raise_if_cancelled()
            self._tables.fill(subject, tables[lane])
        best = None
        if 2 * self._scheme.first_gap_residue_cost * SCALE < _HIGHEST:
            best = self._run(rows, tables, subjects, np.int16, token)
        if best is None or (best > _HIGHEST - int(tables.max())).any():
            best = self._run(rows, tables.astype(np.int32), subjects, np.int32, token)
        return best[: len(subjects)].astype(np.int64)

    def _run(
        self,
        rows: NDArray[np.int64],
        tables: NDArray[Any],
        subjects: list[NDArray[np.uint8]],
        lane: type[np.signedinteger[Any]],
        token: CancelToken,
    ) -> NDArray[Any]:
        from core.adjustment_kernels import LANES, advance_lanes

        m, first = rows.size, self._scheme.first_gap_residue_cost * SCALE
        lengths = np.zeros(LANES, np.int64)
        lengths[: len(subjects)] = [subject.size for subject in subjects]
        begins = np.cumsum(lengths) - lengths
        residues = np.concatenate(subjects)
        h, e = np.zeros((m, LANES), lane), np.full((m, LANES), -first, lane)
        f, diagonal, best = (np.zeros(LANES, lane) for _ in range(3))
        chosen = np.empty((self._tables.n_rows, LANES), lane)
        step = max(1, _CELLS // m)
        longest = int(lengths.max())
        for begin in range(0, longest, step):
            token.raise_if_cancelled()
            advance_lanes(
                rows, tables, residues, begins, lengths, begin, min(begin + step, longest),
                first, self._scheme.gap_extend * SCALE, h, e, f, diagonal, chosen, best,
            )  # fmt: skip
        return best


class _MatrixTables:
    """Tables of a matrix's scores, adjusted to the compositions of the query and a subject.

    Attributes
    ----------
    rows : int64[m] the row of a table that each residue of the query has
    n_rows : rows of a table: the residues that the query has at all
    """

    def __init__(self, query: NDArray[np.uint8], scheme: ScoringScheme, weight: float) -> None:
        from core.adjustment_kernels import composition

        parameters = ungapped_parameters(scheme.matrix)
        self._matrix = scheme.matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].astype(np.float64)
        self._plain = scheme.matrix.astype(np.int16) * SCALE
        self._codes, self.rows = np.unique(query, return_inverse=True)
        self.rows = self.rows.astype(np.int64)
        self.n_rows = self._codes.size
        self._lambda = parameters.lambda_
        targets = np.outer(BACKGROUND, BACKGROUND) * np.exp(parameters.lambda_ * self._matrix)
        self._targets = targets / targets.sum()
        self._weight = weight
        self._shares = np.empty(N_AMINO_ACIDS)
        self._known = composition(query, self._shares)

    def fill(self, subject: NDArray[np.uint8], table: NDArray[np.int16]) -> None:
        """Fill in what each row scores with each residue of a subject, int16[N_CODES, n_rows]."""
        scores = self._plain
        adjusted = self._adjusted(subject)
        if adjusted is not None:
            scores = scores.copy()
            scores[:N_AMINO_ACIDS, :N_AMINO_ACIDS] = np.rint(adjusted * SCALE)
            scores = scores[AS_SCORED][:, AS_SCORED]
        table[:] = scores[self._codes].T

    def _adjusted(self, subject: NDArray[np.uint8]) -> NDArray[np.float64] | None:
        """Return the adjusted scores in the matrix's units, float64[20, 20]; None where there is nothing."""
        from core import adjustment_kernels as kernels

        shares = np.empty(N_AMINO_ACIDS)
        known = kernels.composition(subject, shares)
        if not known or not self._known:
            return None
        if not kernels.scales_only(self._shares, self._known, shares, known, BACKGROUND):
            rows, columns, of_rows, of_columns = np.empty((4, N_AMINO_ACIDS))
            kernels.blended(self._shares, self._known, BACKGROUND, self._weight, rows)
            kernels.blended(shares, known, BACKGROUND, self._weight, columns)
            kernels.shifts(self._targets, rows, columns, BACKGROUND, of_rows, of_columns)
            shifted: NDArray[np.float64] = self._matrix + (of_rows[:, None] + of_columns) / self._lambda
            return shifted
        pairs = np.outer(self._shares, shares).ravel()
        ratio: float = kernels.scale_ratio(self._matrix.ravel(), pairs, self._lambda)
        return self._matrix * ratio


class _PositionTables:
    """Tables of a PSSM's scores, scaled so that subjects of a composition score with the lambda of others."""

    def __init__(self, scheme: PositionScheme, weight: float) -> None:
        self._scores = np.ascontiguousarray(scheme.query.scores.T.astype(np.float64))
        self.n_rows = self._scores.shape[1]
        self.rows = np.arange(self.n_rows)
        self._weight = weight
        amino_acids = self._scores[:N_AMINO_ACIDS]
        self._values, places = np.unique(amino_acids, return_inverse=True)
        places = places.reshape(amino_acids.shape)
        counts = [np.bincount(of_one, minlength=self._values.size) for of_one in places]
        self._of_letters = np.stack(counts) / self.n_rows

    def fill(self, subject: NDArray[np.uint8], table: NDArray[np.int16]) -> None:
        """Fill in what each position scores with each residue of a subject, int16[N_CODES, m]."""
        table[:] = np.rint(self._scores * (SCALE * self._ratio(subject)))

    @cached_property
    def _lambda(self) -> float:
        """Of random residues; 0 where they have none, as those of a file with statistics of its own may."""
        probabilities = BACKGROUND @ self._of_letters
        if self._values[-1] <= 0 or self._values @ probabilities >= 0:
            return 0.0
        return lambda_of(self._values, probabilities)

    def _ratio(self, subject: NDArray[np.uint8]) -> float:
        from core import adjustment_kernels as kernels

        shares, columns = np.empty(N_AMINO_ACIDS), np.empty(N_AMINO_ACIDS)
        known = kernels.composition(subject, shares)
        if not known or not self._lambda:
            return 1.0
        kernels.blended(shares, known, BACKGROUND, self._weight, columns)
        return float(kernels.scale_ratio(self._values, columns @ self._of_letters, self._lambda))


_Tables = _MatrixTables | _PositionTables
