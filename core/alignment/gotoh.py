"""Compiled affine-gap local alignment that can be paused after any row.

Gotoh's recurrence (Gotoh 1982, with the zero of Smith & Waterman 1981) runs over the subject's residues as
rows and the query's as columns, so that one query profile serves a whole database. Its state between rows is
two arrays, so it can pause after any row to check a cancel token, to report progress, or to save a checkpoint
for a traceback.

    E(i,j) = max(E(i,j-1) - extend, H(i,j-1) - first)      a gap in the subject, along the row
    F(i,j) = max(F(i-1,j) - extend, H(i-1,j) - first)      a gap in the query, down the column
    H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(i,j))

`first` is the cost of a gap's first residue, gap_open + gap_extend. Only E depends on its own row. A row is
therefore divided into `LANES` stretches of successive columns, side by side (Farrar 2007): column j is at (j
modulo stretch, j // stretch) of an array [stretch, LANES], and all lanes advance together, in SIMD
instructions. Each row takes two passes. The first computes H without E, and the E that leaves each lane if
none entered it; then E is carried from lane to lane, and the second pass adds it: exact for all scores,
without a loop of unknown length. (E - first, from a gap, never beats E - extend, so that H without E suffices
to open gaps.) E and F are at least -first, as H is at least 0.

Columns that pad the last lanes score `_FILLING` with everything: they do not affect other columns, and their
H never exceeds an H from before.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.scoring.scheme import Scoring
from swathe.core.system.compiled import compiled

LANES: Final = 32
"""Stretches of a row, side by side; with fewer the compiler does not use SIMD instructions."""

_FILLING: Final = -128

STOP, DIAGONAL, FROM_E, FROM_F = 0, 1, 2, 3
"""Low two bits of a direction: the source of H(i,j); of several, the smallest value."""

E_EXTENDS, F_EXTENDS = 4, 8
"""Bits of a direction, set where extending a gap is strictly better than opening one: E(i,j+1) extends
E(i,j), and F(i,j) extends F(i-1,j)."""

_NO_DIRECTIONS: Final = np.empty((0, 0, 0), np.uint8)
_HIGHEST: Final = 32_000
"""Limit of scores in 16-bit lanes, to which one residue's score may be added. Below 0, values go down to
minus the gap open and twice the gap extension cost."""


def lane_type(score: int, scheme: Scoring) -> type[np.signedinteger[Any]]:
    """Return the integer type for a pair with this score: 16 bits, which is fastest, 32 or 64."""
    needed = max(score + scheme.highest, scheme.gap_open + 2 * scheme.gap_extend)
    if needed <= _HIGHEST:
        return np.int16
    return np.int32 if needed <= np.iinfo(np.int32).max else np.int64


def stretch_of(m: int) -> int:
    """Return the columns per lane, for m columns."""
    return -(-m // LANES)


def striped(table: NDArray[Any]) -> NDArray[np.int16]:
    """Return a query's profile in lanes, int16[N_CODES, stretch, LANES].

    table : int8 or int16[m, N_CODES] of the query, as `core.scoring.scheme.Scoring.table` returns it
    """
    m, codes = table.shape
    stretch = stretch_of(m)
    filled = np.full((codes, LANES * stretch), _FILLING, np.int16)
    filled[:, :m] = table.T
    return np.ascontiguousarray(filled.reshape(codes, LANES, stretch).transpose(0, 2, 1))


class RowState:
    """The state of the recurrence between rows, and the best cell so far; not thread-safe.

    Parameters
    ----------
    profile : of `striped`
    m : columns, residues of the query
    lane : dtype of `lane_type`

    Attributes
    ----------
    score, row, column : the highest score so far, the first row that reaches it and the first column there,
        0-based; if no score is above 0, the row is -1 and the column meaningless
    """

    def __init__(
        self,
        profile: NDArray[np.int16],
        m: int,
        scheme: Scoring,
        lane: type[np.signedinteger[Any]] = np.int32,
    ) -> None:
        self._m = m
        self._profile = profile
        self._first = np.int64(scheme.gap_open + scheme.gap_extend)
        self._extend = np.int64(scheme.gap_extend)
        stretch = profile.shape[1]
        # h[i % 2] is H of the row before row i, and the other one receives row i; above it are the lanes,
        # shifted.
        self._h = np.zeros((2, stretch + 1, LANES), lane)
        self._f = np.full((stretch, LANES), -self._first, lane)
        self._e = np.empty(LANES, lane)
        self._best_h = np.zeros((stretch, LANES), lane)
        self._best = np.array([0, -1], np.int64)
        self._advance = _ADVANCE_LANES[lane]

    @property
    def score(self) -> int:
        """The highest score so far."""
        return int(self._best[0])

    @property
    def row(self) -> int:
        """The first row that reaches it; -1 where no score is above 0."""
        return int(self._best[1])

    @property
    def column(self) -> int:
        """The first column of that row that reaches it."""
        return int(np.argmax(self._in_order(self._best_h) == self._best[0]))

    def advance(
        self, subject: NDArray[np.uint8], begin: int, end: int, out: NDArray[np.uint8] = _NO_DIRECTIONS
    ) -> None:
        """Compute rows `begin` to `end` of a subject, of which `begin` is the next one.

        subject : uint8[n], writable
        out : uint8[end - begin or more, stretch, LANES] receives the direction of each cell: one of
            `STOP` .. `FROM_F`, with `E_EXTENDS` and `F_EXTENDS` added
        """
        self._advance(
            self._profile, subject, self._first, self._extend, begin, end, self._h, self._f, self._e,
            self._best_h, self._best, out,
        )  # fmt: skip

    def scores(self, residues: NDArray[np.uint8], offsets: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return the scores of packed subjects, int32[n]; the state starts anew for each.

        residues : uint8[...] residue codes, writable
        offsets : int64[n + 1] where each subject starts
        """
        found = np.empty(offsets.size - 1, np.int32)
        _score_all(
            self._profile, residues, offsets, self._first, self._extend, self._h, self._f, self._e,
            self._best_h, self._best, _NO_DIRECTIONS, found,
        )  # fmt: skip
        return found

    def checkpoint(self, row: int) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return H and F before `row`, which is the next one, in the order of the columns."""
        return self._in_order(self._h[row % 2, 1:]), self._in_order(self._f)

    def resume(self, row: int, h: NDArray[Any], f: NDArray[Any]) -> None:
        """Continue at `row` from the first columns of a checkpoint."""
        for values, place in ((h, self._h[row % 2, 1:]), (f, self._f)):
            whole = np.zeros(place.size, place.dtype)
            whole[: self._m] = values[: self._m]
            place[:] = whole.reshape(LANES, -1).T
        self._h[row % 2, 0, 1:] = self._h[row % 2, -1, :-1]
        self._h[row % 2, 0, 0] = 0

    def _in_order(self, lanes: NDArray[Any]) -> NDArray[Any]:
        """Return a copy of an array [stretch, LANES] in the order of the columns, [m]."""
        return lanes.T.reshape(-1)[: self._m].copy()


@compiled
def _advance(  # type: ignore[no-untyped-def]
    profile, subject, first_cost, extend_cost, begin, end, h, f, e, best_h, best, out
):
    """Compute rows for `RowState.advance` on a state's arrays; with an empty `out`, without directions."""
    lane = h.dtype.type
    stretch = f.shape[0]
    first, extend, zero = lane(first_cost), lane(extend_cost), lane(0)
    least = -np.int64(first_cost)
    across = np.int64(stretch) * np.int64(extend_cost)
    wanted = out.size > 0
    for i in range(begin, end):
        scores = profile[subject[i]]
        before, here = h[i % 2], h[1 - i % 2]
        line = i - begin
        for k in range(LANES):
            e[k] = lane(-first)
        top = zero
        for s in range(stretch):
            most = zero
            for k in range(LANES):
                opened = lane(before[s + 1, k] - first)
                extended = lane(f[s, k] - extend)
                down = max(opened, extended)
                f[s, k] = down
                paired = lane(before[s, k] + scores[s, k])
                value = max(max(paired, down), zero)
                here[s + 1, k] = value
                most = max(most, value)
                e[k] = max(lane(e[k] - extend), lane(value - first))
                if wanted:
                    source = np.uint8(DIAGONAL) if value == paired else np.uint8(FROM_F)
                    source = np.uint8(STOP) if value == zero else source
                    out[line, s, k] = np.uint8(
                        source + (np.uint8(F_EXTENDS) if extended > opened else np.uint8(0))
                    )
            top = max(top, most)
        coming = least
        for k in range(LANES):
            leaving = max(np.int64(e[k]), max(coming - across, least))
            e[k] = lane(coming)
            coming = leaving
        for s in range(stretch):
            for k in range(LANES):
                value, along = here[s + 1, k], e[k]
                here[s + 1, k] = max(value, along)
                opened = lane(value - first)
                extended = lane(along - extend)
                e[k] = max(opened, extended)
                if wanted:
                    kept = out[line, s, k]
                    source = np.uint8(kept & np.uint8(3))
                    # On ties E comes before F and after the diagonal.
                    from_e = (along > value) | ((along == value) & (source == np.uint8(FROM_F)))
                    kept = np.uint8((kept & np.uint8(F_EXTENDS)) + (np.uint8(FROM_E) if from_e else source))
                    out[line, s, k] = np.uint8(
                        kept + (np.uint8(E_EXTENDS) if extended > opened else np.uint8(0))
                    )
        here[0, 0] = zero
        for k in range(1, LANES):
            here[0, k] = here[stretch, k - 1]
        if top > best[0]:
            best[0] = top
            best[1] = i
            for s in range(stretch):
                for k in range(LANES):
                    best_h[s, k] = here[s + 1, k]


@compiled
def _score_all(  # type: ignore[no-untyped-def]
    profile, residues, offsets, first, extend, h, f, e, best_h, best, out, scores
):
    """Compute the scores for `RowState.scores` on a state's arrays."""
    for k in range(scores.size):
        subject = residues[offsets[k] : offsets[k + 1]]
        h[:] = 0
        f[:] = -first
        best[0] = 0
        best[1] = -1
        _advance(profile, subject, first, extend, 0, subject.size, h, f, e, best_h, best, out)
        scores[k] = best[0]


_ADVANCE: Final = (
    "void(int16[:, :, ::1], uint8[::1], int64, int64, int64, int64,"
    " {0}[:, :, ::1], {0}[:, ::1], {0}[::1], {0}[:, ::1], int64[::1], uint8[:, :, ::1])"
)


@compiled(signature=_ADVANCE.format("int16"), vectorized=True)
def _advance_16(  # type: ignore[no-untyped-def]
    profile, subject, first_cost, extend_cost, begin, end, h, f, e, best_h, best, out
):
    _advance(profile, subject, first_cost, extend_cost, begin, end, h, f, e, best_h, best, out)


@compiled(signature=_ADVANCE.format("int32"), vectorized=True)
def _advance_32(  # type: ignore[no-untyped-def]
    profile, subject, first_cost, extend_cost, begin, end, h, f, e, best_h, best, out
):
    _advance(profile, subject, first_cost, extend_cost, begin, end, h, f, e, best_h, best, out)


_ADVANCE_LANES: Final = {np.int16: _advance_16, np.int32: _advance_32, np.int64: _advance}
"""What advances a state, by the type of its lanes. Numba compiles the widest, which hardly a pair needs."""


@compiled(signature="void(uint8[:, :, ::1], int64, int64[::1], uint8[::1], int64[::1])", error_model="numpy")
def trace(block, begin, where, kinds, counts):  # type: ignore[no-untyped-def]
    """Trace directions back through one block of rows until the path ends or leaves the block upwards.

    Parameters
    ----------
    block : uint8[rows, stretch, LANES] of `RowState.advance`
    begin : row of the block's first line
    where : int64[5]: row, column, state (`DIAGONAL` for H, `FROM_E`, `FROM_F`), runs written, and 1 once the
        path has ended; updated in place. If the row is below `begin`, the path continues in the block above.
    kinds, counts : uint8[m + n], int64[m + n]: the runs of the alignment's columns from its end to its start:
        `DIAGONAL`, `FROM_E` (a residue of the query opposite a gap) or `FROM_F` (a residue of the subject
        opposite a gap), and how many
    """
    stretch = block.shape[1]
    i, j, state, runs = where[0], where[1], where[2], where[3]
    while i >= begin:
        if j < 0:
            where[4] = 1
            break
        cell = block[i - begin, j % stretch, j // stretch]
        kind = state
        if state == DIAGONAL:
            state = np.int64(cell & 3)
            if state == STOP:
                where[4] = 1
                break
            if state != DIAGONAL:  # a gap ends in this cell: look at it once more
                continue
            i -= 1
            j -= 1
        elif state == FROM_E:
            j -= 1
            # Whether E(i,j+1) extends E(i,j) is stored in cell j.
            if j < 0 or not block[i - begin, j % stretch, j // stretch] & E_EXTENDS:
                state = np.int64(DIAGONAL)
        else:
            i -= 1
            if not cell & F_EXTENDS:
                state = np.int64(DIAGONAL)
        if runs == 0 or kinds[runs - 1] != kind:
            kinds[runs] = kind
            counts[runs] = 0
            runs += 1
        counts[runs - 1] += 1
    where[0], where[1], where[2], where[3] = i, j, state, runs


@compiled
def _advance_global(table, subject, begin, end, first, extend, h, f, out):  # type: ignore[no-untyped-def]
    """Compute rows for `advance_global`; with an empty `out`, without directions."""
    m = table.shape[0]
    wanted = out.size > 0
    for j in range(begin, end):
        diagonal = h[0]
        h[0] = -first - j * extend
        e = h[0] - first
        residue = subject[j]
        for i in range(1, m + 1):
            opened, extended = h[i] - first, f[i] - extend
            down = max(opened, extended)
            paired = diagonal + table[i - 1, residue]
            value = max(paired, max(e, down))
            if wanted:
                source = DIAGONAL if value == paired else FROM_E if value == e else FROM_F
                extends = (E_EXTENDS if e - extend > value - first else 0) + (
                    F_EXTENDS if extended > opened else 0
                )
                out[j - begin, i - 1, 0] = source + extends
            diagonal = h[i]
            h[i] = value
            f[i] = down
            e = max(e - extend, value - first)


@compiled(
    signature="void(int16[:, ::1], uint8[::1], int64, int64, int64, int64, int64[::1], int64[::1],"
    " uint8[:, :, ::1])"
)
def advance_global(table, subject, begin, end, first, extend, h, f, out):  # type: ignore[no-untyped-def]
    """Compute rows `begin` to `end` of the best alignment of two whole sequences.

    That is Gotoh's recurrence without the zero (Needleman & Wunsch 1970, Gotoh 1982); gaps at the ends cost
    what others do.

    Parameters
    ----------
    table : int16[m, N_CODES] of the query
    subject : uint8[n]
    first, extend : costs of a gap's first residue and of each further one
    h, f : int64[m + 1] of the row above, then of the last row: those of `global_state` before the first
    out : uint8[end - begin or more, m, 1] receives the direction of each cell, for `trace`; empty: none are
        wanted
    """
    _advance_global(table, subject, begin, end, first, extend, h, f, out)


def global_state(m: int, scheme: Scoring) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return H and F above the first row of `advance_global`, int64[m + 1] each."""
    first = scheme.first_gap_residue_cost
    h = np.append(0, -first - scheme.gap_extend * np.arange(m))
    return h, h - first


@compiled(signature="int64(int8[:, ::1], uint8[::1], int64, int64)")
def global_score(table, subject, first, extend):  # type: ignore[no-untyped-def]
    """Return the score of the best alignment of two whole sequences, as `advance_global` finds it.

    Parameters
    ----------
    table : int8[m, N_CODES] of the query
    subject : uint8[n]
    first, extend : costs of a gap's first residue and of each further one, int64
    """
    m = table.shape[0]
    h = np.empty(m + 1, np.int64)
    f = np.empty(m + 1, np.int64)
    h[0] = 0
    for i in range(1, m + 1):
        h[i] = -first - (i - 1) * extend
        f[i] = h[i] - first
    _advance_global(table, subject, 0, subject.size, first, extend, h, f, np.empty((0, 0, 0), np.uint8))
    return h[m]
