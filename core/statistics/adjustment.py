"""Scores with composition-adjusted matrices, and the scores of the reversed query.

Two sequences that are rich in the same amino acids score high without being related. The matrix is therefore
adjusted to the compositions of each pair, as in blastp, and the pair is rescored exactly. Tandem repeats of
the query count once: their other copies score as X. Other repeats and low complexity remain, but the reversed
query has them as well: a subject with which it scores as high is similar for that reason. See
docs/decisions/028-believable-evalues.md.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cached_property, lru_cache, partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, LinkedToken, OperationCancelled
from swathe.core.database import Database
from swathe.core.database.stored import gathered
from swathe.core.scoring.karlin_altschul import BACKGROUND, lambda_of, ungapped_parameters
from swathe.core.scoring.scheme import SCALE, AdjustedScheme, PositionScheme, Scoring, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_AMINO_ACIDS, N_CODES

WEIGHT: Final = 600.0
"""Pseudocounts: residues of the standard composition added to a sequence's. With blastp's 40 the matrices of
short sequences are noisy, which loses related pairs of SCOP domains (docs/benchmarks/calibration.md)."""
_CELLS: Final = 1_000_000
"""Cells between two checks of the token in pairs scored by themselves: some 2 ms."""
_CELLS_HERE: Final = 400_000_000
"""The same where the thread that asks for scores computes them itself: 10 to 40 ms in lanes."""
_PATIENCE: Final = 0.02
"""Seconds between two checks of the token while kernels run."""
_MOST_IN_LANES: Final = (1 << 31) - 1
"""Highest score of the kernels, in steps."""
_MOST_TABLES: Final = 64 << 20
"""Bytes for the tables of pairs: with long PSSMs fewer pairs are scored at once."""
_TABLES: Final = 500
"""Tables made between two checks of the token: some 10 ms."""


class Adjustment:
    """Adjusts the scores of a query to the compositions of subjects; thread-safe.

    Parameters
    ----------
    query : uint8[m] residue codes
    scheme : of the query, with local statistics (`core.scoring.karlin_altschul.why_no_local_statistics`)
    weight : residues of the standard composition added to each composition
    """

    def __init__(self, query: NDArray[np.uint8], scheme: Scoring, weight: float = WEIGHT) -> None:
        self._scheme = scheme
        if isinstance(scheme, PositionScheme):
            self._tables: _Tables = _PositionTables(scheme, weight)
        else:
            assert isinstance(scheme, ScoringScheme)
            self._tables = MatrixTables(query, scheme, weight)

    def scheme(self, subject: NDArray[np.uint8]) -> AdjustedScheme:
        """Return the query's scoring adjusted to a subject, uint8[n]."""
        subjects = _Subjects([np.array(subject)])
        [table] = self._tables.of(subjects)
        return AdjustedScheme(self._scheme, np.ascontiguousarray(table.T[self._tables.rows]))

    @property
    def rows(self) -> NDArray[np.int32]:
        """Place in the last axis of `tables` for each position of the query, int32[m]."""
        return self._tables.rows

    def tables(self, subjects: list[NDArray[np.uint8]], token: CancelToken) -> NDArray[np.int16]:
        """Return the scores adjusted to each subject, in steps, int16[n, N_CODES, at least as many as rows].

        Raises `OperationCancelled` within 50 ms after `token` is cancelled.
        """
        return self._tables.of(_Subjects(subjects), token)

    def foreseen(
        self,
        database: Database,
        subjects: NDArray[np.int64],
        scores: NDArray[np.int32],
        extent: float,
        token: CancelToken,
    ) -> NDArray[np.float64]:
        """Return what the adjusted scores of some subjects will be about, float64[k].

        Each of the residues that an alignment takes of either sequence adds the mean term of its sequence.
        PSSMs are not foreseen: they are as high as their scores.

        Parameters
        ----------
        subjects : int64[k] stored indexes
        scores : int32[k] of these, by the unadjusted matrix
        extent : residues of either sequence that an alignment takes for each unit of score

        Raises `OperationCancelled` within 50 ms after `token` is cancelled.
        """
        lengths = database.lengths[subjects]
        taken = np.minimum(extent * scores, np.minimum(lengths, self._tables.rows.size))
        return np.asarray(scores + taken * self._tables.mean_shifts(_read(database, subjects), token))

    def scores(
        self,
        database: Database,
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
        reverse : whether to score the reversed query

        Raises `OperationCancelled` within 50 ms after `token` is cancelled.
        """
        rows = self._tables.rows[::-1].copy() if reverse else self._tables.rows
        found = np.zeros(subjects.size, np.int64)
        filled = np.flatnonzero(database.lengths[subjects] > 0)
        each = max(1, _MOST_TABLES // _empty_tables(1, self._tables.n_rows).nbytes)
        threads = threads or os.cpu_count() or 1
        if threads == 1:  # of many queries: starting another thread takes longer than most of them
            cells = np.cumsum(database.lengths[subjects[filled]], dtype=np.int64) * rows.size
            begin = 0
            while begin < filled.size:
                token.raise_if_cancelled()
                within = np.searchsorted(cells, _CELLS_HERE + (cells[begin - 1] if begin else 0))
                some = filled[begin : max(begin + 1, min(begin + each, int(within)))]
                found[some] = self._score(rows, _read(database, subjects[some]), None, 1, token)
                begin += some.size
            return found / SCALE
        ours = LinkedToken(token)
        with ThreadPoolExecutor(threads, thread_name_prefix="swathe-adjust") as pool:
            try:
                for begin in range(0, filled.size, each):
                    some = filled[begin : begin + each]
                    ours.raise_if_cancelled()
                    found[some] = self._score(rows, _read(database, subjects[some]), pool, threads, ours)
            finally:
                ours.cancel()  # an error: the other threads stop at their next check
        return found / SCALE

    def _score(
        self,
        rows: NDArray[np.int32],
        subjects: _Subjects,
        pool: ThreadPoolExecutor | None,
        threads: int,
        token: CancelToken,
    ) -> NDArray[np.int64]:
        """Return the scores of some subjects, in steps; without a pool they are computed by this thread.

        They come from the kernels of `kernels.cpu`, or from `core.alignment.gotoh` where this processor has
        none of their instruction sets or 32 bits might not hold a score.
        """
        from swathe.core.native.compiler import instruction_set, instruction_sets
        from swathe.core.native.lane_scorer import Stop
        from swathe.core.native.table_scorer import TableScorer

        tables = self._tables.of(subjects, token)
        most = np.minimum(subjects.lengths, rows.size) * int(tables.max(initial=0))
        if not instruction_sets() or (most > _MOST_IN_LANES).any():
            alone = partial(self._alone, rows, tables, subjects, token)
            if pool is None:
                return np.array([alone(one) for one in range(subjects.n)], np.int64)
            of_each = [pool.submit(alone, one) for one in range(subjects.n)]
            return np.array([score.result() for score in of_each], np.int64)
        first, extend = SCALE * self._scheme.first_gap_residue_cost, SCALE * self._scheme.gap_extend
        scorer = TableScorer(rows, tables, self._tables.n_rows, first, extend, instruction_set())
        if pool is None:
            return scorer.scores(subjects.residues, subjects.offsets).astype(np.int64)
        stop = Stop()

        def run(work: Callable[[], None]) -> None:
            working = [pool.submit(work) for _ in range(threads)]
            try:
                while wait(working, _PATIENCE).not_done:
                    token.raise_if_cancelled()
            except OperationCancelled:
                stop.set()
                raise
            for thread in working:
                thread.result()

        return scorer.scores(subjects.residues, subjects.offsets, stop, run=run).astype(np.int64)

    def _alone(
        self,
        rows: NDArray[np.int32],
        tables: NDArray[np.int16],
        subjects: _Subjects,
        token: CancelToken,
        one: int,
    ) -> int:
        """Return the score of one subject, in steps, in a sufficiently wide integer type."""
        from swathe.core.alignment import gotoh

        scheme = AdjustedScheme(self._scheme, np.ascontiguousarray(tables[one].T[rows]))
        profile, subject = gotoh.striped(scheme.scores), subjects.codes(one)
        step = max(1, _CELLS // rows.size)
        lane = gotoh.lane_type(0, scheme)
        while True:
            state = gotoh.RowState(profile, rows.size, scheme, lane)
            for begin in range(0, subject.size, step):
                token.raise_if_cancelled()
                state.advance(subject, begin, min(begin + step, subject.size))
            needed = gotoh.lane_type(state.score, scheme)
            if needed is lane:
                return state.score
            lane = needed


def load_adjusting() -> None:
    """Load what adjusts matrices and scores with them, or compile it where that was never done."""
    from swathe.core.native.compiler import function, instruction_set, instruction_sets
    from swathe.core.native.table_scorer import table_kernels
    from swathe.core.statistics import adjustment_kernels as kernels

    for compiled in (
        kernels.rows_of_query,
        kernels.composition,
        kernels.blended,
        kernels.pair_terms,
        kernels.matrix_tables,
    ):
        compiled.load()
    if instruction_sets():
        here = instruction_set()
        (_, beside, *_), *_, (*_, striped, _) = table_kernels(1, kernels.MOST_KINDS, 1, 1, here)
        for kernel in (beside, striped):  # for most pairs, and for those whose scores take 32 bits
            function(kernel, here)


class _Subjects:
    """Concatenated sequences.

    Attributes
    ----------
    residues : uint8[...]; begins, lengths : int64[n] of each in it
    offsets : int64[n + 1] the same as `begins`, and the end
    """

    def __init__(self, sequences: list[NDArray[np.uint8]]) -> None:
        self.n = len(sequences)
        self.residues = np.concatenate(sequences) if sequences else np.empty(0, np.uint8)
        self.lengths = np.array([sequence.size for sequence in sequences], np.int64)
        self.offsets = np.concatenate(([0], np.cumsum(self.lengths)))
        self.begins = self.offsets[:-1]

    def codes(self, one: int) -> NDArray[np.uint8]:
        """Return one of them, uint8[...]."""
        return self.residues[self.begins[one] : self.begins[one] + self.lengths[one]]


def _read(database: Database, subjects: NDArray[np.int64]) -> _Subjects:
    """Return some subjects of a database, int64[k] stored indexes, with few reads of its file."""
    offsets = database.offsets
    residues, begins, ends = gathered(database.residues, offsets[subjects], offsets[subjects + 1])
    return _Subjects([residues[a:b] for a, b in zip(begins.tolist(), ends.tolist(), strict=True)])


def _empty_tables(n: int, n_rows: int) -> NDArray[np.int16]:
    """Return an empty array for the tables of n subjects, with rows padded to whole vectors."""
    from swathe.core.native.table_scorer import STRIDE

    return np.empty((n, N_CODES, -(-n_rows // STRIDE) * STRIDE), np.int16)


class MatrixFigures(NamedTuple):
    """What adjusting needs of a matrix, the same for all queries.

    Parameters
    ----------
    scores, targets : of amino acids and their frequencies, float64[20, 20]
    ratios : the odds of `core.statistics.tandem_repeats.ratios_of`
    in_steps : scores, int16[N_CODES, N_CODES]
    lambda_ : without gaps
    """

    scores: NDArray[np.float64]
    targets: NDArray[np.float64]
    ratios: NDArray[np.float64]
    in_steps: NDArray[np.int16]
    lambda_: float

    @staticmethod
    def of(matrix: NDArray[np.int8]) -> MatrixFigures:
        """Return those of a matrix, int8[N_CODES, N_CODES]. Raises ValueError as `ungapped_parameters`."""
        return _figures_of(matrix.tobytes())


@lru_cache(64)
def _figures_of(of_codes: bytes) -> MatrixFigures:
    from swathe.core.statistics.tandem_repeats import ratios_of

    matrix = np.frombuffer(of_codes, np.int8).reshape(N_CODES, N_CODES)
    lambda_ = ungapped_parameters(matrix).lambda_
    scores = matrix[:N_AMINO_ACIDS, :N_AMINO_ACIDS].astype(np.float64)
    targets = np.outer(BACKGROUND, BACKGROUND) * np.exp(lambda_ * scores)
    in_steps = matrix.astype(np.int16) * np.int16(SCALE)
    return MatrixFigures(scores, targets / targets.sum(), ratios_of(matrix, lambda_), in_steps, lambda_)


class MatrixTables:
    """Tables of a matrix's scores, each adjusted to the compositions of the query and a subject.

    Attributes
    ----------
    figures : of the matrix
    rows : int32[m] row of a table for each residue of the query
    n_rows : rows of a table: the number of kinds of residues
    codes : uint8[n_rows] by which each kind scores
    shares, known : the query's composition, float64[20], and the number of amino acids in it
    """

    def __init__(self, query: NDArray[np.uint8], scheme: ScoringScheme, weight: float = WEIGHT) -> None:
        from swathe.core.statistics.adjustment_kernels import MOST_KINDS, rows_of_query

        self.figures = MatrixFigures.of(scheme.matrix)
        self._weight = weight
        self.rows, self.shares = np.empty(query.size, np.int32), np.empty(N_AMINO_ACIDS)
        codes = np.empty(MOST_KINDS, np.uint8)
        self.n_rows, self.known = rows_of_query(
            np.array(query), self.figures.ratios, self.shares, codes, self.rows
        )
        self.codes = codes[: self.n_rows].copy()

    def of(self, subjects: _Subjects, token: CancelToken | None = None) -> NDArray[np.int16]:
        """Return the scores of each row with each residue of each subject, int16[n, N_CODES, n_rows +]."""
        from swathe.core.statistics.adjustment_kernels import matrix_tables

        tables = _empty_tables(subjects.n, self.n_rows)
        for some, terms in self._terms(subjects, token):
            figures = self.figures
            matrix_tables(
                terms, figures.scores, figures.lambda_, SCALE, AS_SCORED, self.codes, figures.in_steps,
                tables[some],
            )  # fmt: skip
        return tables

    def mean_shifts(self, subjects: _Subjects, token: CancelToken) -> NDArray[np.float64]:
        """Return what adjusting adds to the score of an aligned pair on average, float64[n]."""
        from swathe.core.statistics.adjustment_kernels import MEAN

        means = np.empty(subjects.n)
        for some, terms in self._terms(subjects, token):
            means[some] = terms[:, MEAN]
        return means

    def _terms(
        self, subjects: _Subjects, token: CancelToken | None
    ) -> Iterator[tuple[slice, NDArray[np.float64]]]:
        """Yield some subjects after the other, with their terms of `pair_terms`, float64[some, N_TERMS]."""
        from swathe.core.statistics.adjustment_kernels import N_TERMS, pair_terms

        for begin in range(0, subjects.n, _TABLES):
            some = slice(begin, begin + _TABLES)
            if token is not None:
                token.raise_if_cancelled()
            begins, lengths = subjects.begins[some], subjects.lengths[some]
            terms = np.empty((begins.size, N_TERMS))
            pair_terms(
                subjects.residues, begins, lengths, self.shares, self.known, self.figures.scores,
                self.figures.targets, BACKGROUND, self._weight, self.figures.lambda_, terms,
            )  # fmt: skip
            yield some, terms


class _PositionTables:
    """Tables of a PSSM's scores, scaled so that lambda is the same for subjects of any composition."""

    def __init__(self, scheme: PositionScheme, weight: float) -> None:
        self._scores = np.ascontiguousarray(scheme.query.scores.T.astype(np.float64))
        self.n_rows = self._scores.shape[1]
        self.rows = np.arange(self.n_rows, dtype=np.int32)
        self._weight = weight
        amino_acids = self._scores[:N_AMINO_ACIDS]
        self._values, places = np.unique(amino_acids, return_inverse=True)
        places = places.reshape(amino_acids.shape)
        counts = [np.bincount(of_one, minlength=self._values.size) for of_one in places]
        self._of_letters = np.stack(counts) / self.n_rows

    def of(self, subjects: _Subjects, token: CancelToken | None = None) -> NDArray[np.int16]:
        """Return the scores of each position with each residue of each subject, int16[n, N_CODES, m +]."""
        tables = _empty_tables(subjects.n, self.n_rows)
        for one in range(subjects.n):
            if token is not None:
                token.raise_if_cancelled()
            tables[one, :, : self.n_rows] = np.rint(self._scores * (SCALE * self._ratio(subjects.codes(one))))
        return tables

    def mean_shifts(self, subjects: _Subjects, token: CancelToken) -> NDArray[np.float64]:
        """Return zeros, float64[n]: scores are scaled, and nothing is added to them."""
        return np.zeros(subjects.n)

    @cached_property
    def _lambda(self) -> float:
        """Return lambda for random residues; 0 if there is none, as with PSSMs whose file states its own."""
        probabilities = BACKGROUND @ self._of_letters
        if self._values[-1] <= 0 or self._values @ probabilities >= 0:
            return 0.0
        return lambda_of(self._values, probabilities)

    def _ratio(self, subject: NDArray[np.uint8]) -> float:
        from swathe.core.statistics import adjustment_kernels as kernels

        shares, columns = np.empty(N_AMINO_ACIDS), np.empty(N_AMINO_ACIDS)
        known = kernels.composition(subject, shares)
        if not known or not self._lambda:
            return 1.0
        kernels.blended(shares, known, BACKGROUND, self._weight, columns)
        return float(kernels.scale_ratio(self._values, columns @ self._of_letters, self._lambda))


_Tables = MatrixTables | _PositionTables
