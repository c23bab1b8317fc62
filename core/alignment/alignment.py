"""Optimal local alignments of query and subject, each rescored by independent code."""

from __future__ import annotations

import math
import re
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.scoring.scheme import AdjustedScheme, Scoring
from swathe.core.sequences.alphabet import N_CODES, decode
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.memory import record_bytes
from swathe.core.system.steps import run_to_end

_RUN: Final = re.compile(r"(\d+)([MID])")
_EXCHANGED: Final = str.maketrans("ID", "DI")
_ROWS_CELLS: Final = 8_000_000
"""Cells computed in one step: 3 to 10 ms."""
_WHOLE_CELLS: Final = 2_000_000
"""The same where whole regions are aligned, without SIMD instructions."""
_ONE_PASS_CELLS: Final = 4_000_000
"""Up to this many cells, one pass stores the directions of the whole matrix, a byte each."""
_SECOND_METHOD_CELLS: Final = 400_000_000
"""The second method takes about 3 bytes a cell; larger pairs have none."""
_SECOND_METHOD_ROWS: Final = 4_000
"""Its table is the square of a PSSM's distinct rows, here 130 MB; longer PSSMs have no second method."""


Region = tuple[int, int, int, int]
"""Where an alignment begins and ends in the query, then in the subject: 0-based, half-open."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """One optimal local alignment.

    Parameters
    ----------
    query_start, query_end, subject_start, subject_end : 0-based, half-open
    operations : runs as in a CIGAR, ``12M1D30M``: M two residues paired, I a residue of the query opposite a
        gap, D a residue of the subject opposite a gap
    score : of its columns by the unadjusted matrix; if it was found with a matrix adjusted to the two
        sequences, another alignment may score higher
    length : columns, gaps included
    identities : pairs of equal residues, as BLAST counts them (X and X are equal)
    positives : pairs whose score in the search's matrix, or at the PSSM's position, is above 0
    mismatches : length - identities - gaps
    gap_openings, gaps : runs of gaps, and columns with one
    middle : BLAST's line between the two sequences, one character a column: the letter of an identity,
        ``+`` for another positive pair, a space elsewhere
    """

    query_start: int
    query_end: int
    subject_start: int
    subject_end: int
    operations: str
    score: int
    length: int
    identities: int
    positives: int
    mismatches: int
    gap_openings: int
    gaps: int
    middle: str

    @property
    def nbytes(self) -> int:
        """Bytes of memory."""
        return record_bytes(self)

    @property
    def runs(self) -> list[tuple[int, str]]:
        """The operations as pairs of count and M, I or D."""
        return [(int(count), operation) for count, operation in _RUN.findall(self.operations)]

    def mirrored(self) -> Alignment:
        """Return it with query and subject exchanged."""
        return replace(
            self,
            query_start=self.subject_start,
            query_end=self.subject_end,
            subject_start=self.query_start,
            subject_end=self.query_end,
            operations=self.operations.translate(_EXCHANGED),
        )

    def pairs_in(self, other: Alignment) -> int:
        """Return how many of the residue pairs another alignment of the same sequences has, too."""
        return self.length - self.gaps - int(np.count_nonzero(self.apart_from(other)))

    def apart_from(self, other: Alignment) -> NDArray[np.bool_]:
        """Return which columns pair residues that another alignment of the two does not, bool[length]."""
        size = max(self.subject_end, other.subject_end)
        columns, queries, subjects = _paired(self)
        _, other_queries, other_subjects = _paired(other)
        lacking = np.zeros(self.length, np.bool_)
        lacking[columns] = ~np.isin(
            queries * size + subjects, other_queries * size + other_subjects, assume_unique=True
        )
        return lacking

    def rows(self, query: Sequence, subject: Sequence) -> tuple[str, str, str]:
        """Return the three lines BLAST prints: query with gaps, middle line, subject with gaps."""
        lines: tuple[list[str], list[str]] = ([], [])
        i, j = self.query_start, self.subject_start
        for count, operation in self.runs:
            lines[0].append("-" * count if operation == "D" else query.letters_between(i, i + count))
            lines[1].append("-" * count if operation == "I" else subject.letters_between(j, j + count))
            i += count * (operation != "D")
            j += count * (operation != "I")
        return "".join(lines[0]), self.middle, "".join(lines[1])


def _paired(alignment: Alignment) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the columns with a pair, and its 0-based residues of query and subject, int64[pairs] each."""
    counts = [count for count, _ in alignment.runs]
    operations = np.repeat([operation for _, operation in alignment.runs], counts)
    paired = operations == "M"
    queries = alignment.query_start + np.cumsum(operations != "D")[paired] - 1
    subjects = alignment.subject_start + np.cumsum(operations != "I")[paired] - 1
    return np.flatnonzero(paired), queries, subjects


def align(
    query: NDArray[np.uint8],
    subject: NDArray[np.uint8],
    scheme: Scoring,
    score: int,
    token: CancelToken,
) -> Alignment:
    """Return an optimal local alignment of two sequences whose Smith-Waterman score is known.

    Of several optimal ends the first one in the subject is taken, then the first one in the query. The
    traceback prefers a pair of residues to a gap, and a gap in the subject to one in the query. So the result
    is deterministic. It is rescored; if it does not have the given score, a second, independent method is
    tried.

    Memory: pairs beyond 4 M cells keep a checkpoint every sqrt(8 n) rows of the subject's n residues, and the
    directions between two of them: 2 m sqrt(8 n) bytes, 37 MB for 35,000 x 35,000.

    Parameters
    ----------
    query : uint8[m], subject : uint8[n]
    score : of the search, or adjusted in the units of an `AdjustedScheme`; 0 gives an empty alignment

    Raises
    ------
    OperationCancelled
        within 50 ms after `token` is cancelled
    SwatheError
        if no method finds an alignment of this score
    """
    token.raise_if_cancelled()
    return run_to_end(align_steps(query, subject, scheme, score), lambda _: token.raise_if_cancelled())


def align_steps(
    query: NDArray[np.uint8], subject: NDArray[np.uint8], scheme: Scoring, score: int
) -> Generator[None, None, Alignment]:
    """Return what `align` returns, yielding at least every 10 ms so that callers can do other work."""
    table = scheme.table(query)
    if score == 0:
        empty = _describe([], 0, 0, query, subject, scheme)
        assert empty is not None
        return empty
    for method in (
        _by_directions(table, subject, scheme, score),
        _by_biopython(table, subject, scheme),
    ):
        path = yield from method
        if path is None:
            continue
        found = _describe(*path, query, subject, scheme)
        if found is not None and found.score == score:
            return _described_by_matrix(found, query, subject, scheme)
    raise SwatheError(
        f"No alignment of the query ({query.size:,} residues, {decode(query[:12])}…) with the subject "
        f"({subject.size:,} residues, {decode(subject[:12])}…) has the score {score:,} found by the search.",
        "This is a fault of Swathe; please report it with both sequences and the scoring used.",
    )


def align_region_steps(
    query: NDArray[np.uint8], subject: NDArray[np.uint8], scheme: Scoring, region: Region
) -> Generator[None, None, Alignment]:
    """Return the best alignment that pairs or gaps every residue of a region, and no other.

    Its score is at most the Smith-Waterman score, and may be below 0. Of several the one is taken that
    `align` prefers, so that both return the same for the region of an optimal local alignment.

    Yields as `align_steps` does.

    Raises SwatheError if the alignment does not have the score that was computed.
    """
    query_start, query_end, subject_start, subject_end = region
    table = np.array(scheme.table(query)[query_start:query_end], np.int16, order="C")
    runs, score = yield from _whole(table, np.array(subject[subject_start:subject_end]), scheme)
    found = _describe(runs, query_start, subject_start, query, subject, scheme)
    if (
        found is None
        or (found.query_end, found.subject_end) != (query_end, subject_end)
        or found.score != score
    ):
        raise SwatheError(
            f"No alignment of residues {query_start + 1:,} to {query_end:,} of the query "
            f"({decode(query[:12])}…) with {subject_start + 1:,} to {subject_end:,} of the subject has the "
            f"score {score:,} that was computed.",
            "This is a fault of Swathe; please report it with both sequences and the scoring used.",
        )
    return found


def rescore(
    alignment: Alignment, query: NDArray[np.uint8], subject: NDArray[np.uint8], scheme: Scoring
) -> int:
    """Compute the score of an alignment from its operations, coordinates, matrix and gap costs alone.

    Raises ValueError if operations and coordinates disagree.
    """
    start = alignment.query_start, alignment.subject_start
    found = _describe(alignment.runs, *start, query, subject, scheme)
    if found is None or (found.query_end, found.subject_end) != (alignment.query_end, alignment.subject_end):
        raise ValueError("the operations of an alignment do not lead from its start to its end")
    return found.score


_Path = tuple[list[tuple[int, str]], int, int]
"""Runs of operations, and their start in query and subject."""


def _by_directions(
    table: NDArray[Any], subject: NDArray[np.uint8], scheme: Scoring, score: int
) -> Generator[None, None, _Path | None]:
    """Align by Gotoh's recurrence with checkpoints, storing directions of one block of rows at a time."""
    from swathe.core.alignment import (
        gotoh,  # slow to import: loaded with the first alignment, not with the program
    )

    m, n = table.shape[0], subject.size
    subject = np.array(subject)  # a read-only array would need another compilation
    lane = gotoh.lane_type(score, scheme)
    state = gotoh.RowState(gotoh.striped(table), m, scheme, lane)
    rows = n if m * n <= _ONE_PASS_CELLS else math.isqrt(8 * n) + 1
    step = max(1, _ROWS_CELLS // m)
    block = np.empty(rows * gotoh.stretch_of(m) * gotoh.LANES, np.uint8)
    whole = rows == n

    def lines(width: int) -> NDArray[np.uint8]:
        """Return a view of the buffer for the directions of `width` columns."""
        stretch = gotoh.stretch_of(width)
        return block[: rows * stretch * gotoh.LANES].reshape(rows, stretch, gotoh.LANES)

    checkpoints = []
    if whole:
        state.advance(subject, 0, n, lines(m))
    else:
        for begin in range(0, n, rows):
            end = min(begin + rows, n)
            checkpoints.append(state.checkpoint(begin))
            for low in range(begin, end, step):
                yield
                state.advance(subject, low, min(low + step, end))

    end_row = state.row
    if end_row < 0:
        return None
    end_column = state.column
    where = np.array([end_row, end_column, gotoh.DIAGONAL, 0, 0], np.int64)
    kinds = np.empty(end_row + end_column + 2, np.uint8)
    counts = np.empty(kinds.size, np.int64)
    while where[0] >= 0 and not where[4]:
        begin = int(where[0]) // rows * rows
        if not whole:
            # The path cannot return to columns on its right or to rows below.
            width, last = int(where[1]) + 1, int(where[0]) + 1
            narrow = gotoh.RowState(gotoh.striped(table[:width]), width, scheme, lane)
            narrow.resume(begin, *checkpoints[begin // rows])
            view = lines(width)
            for low in range(begin, last, step):
                yield
                narrow.advance(subject, low, min(low + step, last), view[low - begin :])
            gotoh.trace(view, begin, where, kinds, counts)
        else:
            gotoh.trace(lines(m), 0, where, kinds, counts)
    written = slice(int(where[3]))
    letters = {gotoh.DIAGONAL: "M", gotoh.FROM_E: "I", gotoh.FROM_F: "D"}
    backwards = zip(counts[written].tolist(), kinds[written].tolist(), strict=True)
    runs = [(count, letters[kind]) for count, kind in backwards][::-1]
    return runs, int(where[1]) + 1, int(where[0]) + 1


def _whole(
    table: NDArray[np.int16], subject: NDArray[np.uint8], scheme: Scoring
) -> Generator[None, None, tuple[list[tuple[int, str]], int]]:
    """Align two whole sequences with checkpoints; return runs of operations and the score."""
    from swathe.core.alignment import gotoh  # slow to import, as above

    m, n = table.shape[0], subject.size
    first, extend = scheme.first_gap_residue_cost, scheme.gap_extend
    rows = math.isqrt(8 * n) + 1
    large = m * n > _ONE_PASS_CELLS
    step = max(1, _WHOLE_CELLS // m)

    def advance(
        width: int, begin: int, end: int, h: NDArray[np.int64], f: NDArray[np.int64], out: NDArray[np.uint8]
    ) -> Generator[None, None, None]:
        for low in range(begin, end, step):
            if large:
                yield
            here = slice(low - begin, None)
            gotoh.advance_global(
                table[:width], subject, low, min(low + step, end), first, extend, h, f, out[here]
            )

    h, f = gotoh.global_state(m, scheme)
    checkpoints = []
    for begin in range(0, n, rows):
        checkpoints.append((h.copy(), f.copy()))
        yield from advance(m, begin, min(begin + rows, n), h, f, np.empty((0, 0, 0), np.uint8))
    where = np.array([n - 1, m - 1, gotoh.DIAGONAL, 0, 0], np.int64)
    kinds = np.empty(m + n, np.uint8)
    counts = np.empty(m + n, np.int64)
    while where[0] >= 0 and where[1] >= 0:
        begin = int(where[0]) // rows * rows
        width, last = int(where[1]) + 1, int(where[0]) + 1
        block = np.empty((last - begin, width, 1), np.uint8)
        above_h, above_f = (values[: width + 1].copy() for values in checkpoints[begin // rows])
        yield from advance(width, begin, last, above_h, above_f, block)
        gotoh.trace(block, begin, where, kinds, counts)
    written = slice(int(where[3]))
    letters = {gotoh.DIAGONAL: "M", gotoh.FROM_E: "I", gotoh.FROM_F: "D"}
    backwards = zip(counts[written].tolist(), kinds[written].tolist(), strict=True)
    runs = [(count, letters[kind]) for count, kind in backwards]
    runs += [(int(where[1]) + 1, "I"), (int(where[0]) + 1, "D")]  # what is left of one opposite a gap
    return [run for run in reversed(runs) if run[0]], int(h[m])


def _by_biopython(
    table: NDArray[Any], subject: NDArray[np.uint8], scheme: Scoring
) -> Generator[None, None, _Path | None]:
    """Align by Biopython's PairwiseAligner, which shares no code with `gotoh`; None for very large pairs."""
    if table.shape[0] * subject.size > _SECOND_METHOD_CELLS:
        return None
    yield
    # The alphabet is the residue codes, followed by the distinct rows of the query's table: with a matrix as
    # many as there are residues, with a PSSM one a position.
    rows, letters = np.unique(table, axis=0, return_inverse=True)
    if len(rows) > _SECOND_METHOD_ROWS:
        return None
    from Bio.Align import PairwiseAligner
    from Bio.Align.substitution_matrices import Array

    scores = np.zeros((N_CODES + len(rows),) * 2)
    scores[:N_CODES, N_CODES:] = rows.T
    aligner = PairwiseAligner(mode="local")
    aligner.substitution_matrix = Array(alphabet=tuple(range(len(scores))), dims=2, data=scores)
    aligner.open_gap_score = -(scheme.gap_open + scheme.gap_extend)
    aligner.extend_gap_score = -scheme.gap_extend
    codes = subject.astype(np.int32), letters.ravel().astype(np.int32) + np.int32(N_CODES)
    blocks = next(iter(aligner.align(*codes)), None)
    if blocks is None:
        return None
    runs: list[tuple[int, str]] = []
    (i, j) = (int(blocks.aligned[1][0][0]), int(blocks.aligned[0][0][0]))
    query_start, subject_start = i, j
    for (low_j, high_j), (low_i, _) in zip(*blocks.aligned, strict=True):
        runs += [(int(low_i) - i, "I"), (int(low_j) - j, "D"), (int(high_j - low_j), "M")]
        i, j = int(low_i + high_j - low_j), int(high_j)
    return [run for run in runs if run[0]], query_start, subject_start


def _described_by_matrix(
    found: Alignment, query: NDArray[np.uint8], subject: NDArray[np.uint8], scheme: Scoring
) -> Alignment:
    """Return an alignment with score and positives by the unadjusted matrix."""
    if not isinstance(scheme, AdjustedScheme):
        return found
    described = _describe(found.runs, found.query_start, found.subject_start, query, subject, scheme.base)
    assert described is not None
    return described


def _describe(
    runs: list[tuple[int, str]],
    query_start: int,
    subject_start: int,
    query: NDArray[np.uint8],
    subject: NDArray[np.uint8],
    scheme: Scoring,
) -> Alignment | None:
    """Return the alignment given by runs of operations, with its score; None if they leave a sequence."""
    from swathe.core.alignment.walk import walk  # slow to import, as above

    counts = np.array([count for count, _ in runs], np.int64)
    operations = np.array([ord(operation) for _, operation in runs], np.uint8)
    length = int(counts.sum())
    middle = np.empty(length, np.uint8)
    stays, score, query_end, subject_end, identities, positives, gap_openings, gaps = walk(
        counts, operations, query_start, subject_start, np.array(query), np.array(subject),
        np.array(scheme.table(query), np.int16, order="C"), scheme.gap_open, scheme.gap_extend, middle,
    )  # fmt: skip
    if not stays:
        return None
    return Alignment(
        query_start=query_start,
        query_end=query_end,
        subject_start=subject_start,
        subject_end=subject_end,
        operations="".join(f"{count}{operation}" for count, operation in runs),
        score=score,
        length=length,
        identities=identities,
        positives=positives,
        mismatches=length - identities - gaps,
        gap_openings=gap_openings,
        gaps=gaps,
        middle=middle.tobytes().decode(),
    )
