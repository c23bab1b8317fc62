"""Compiled affine-gap local alignment in 32 bits that can stop after any row and go on.

Gotoh's recurrence (Gotoh 1982, with the zero of Smith & Waterman 1981) runs over the subject's residues as
rows and the query's as columns, so that one query profile serves a whole database. What carries it from one
row to the next is two arrays: it can stop after any row, to look at a cancel token, to report progress, or
to keep a checkpoint for a traceback.

    E(i,j) = max(E(i,j-1) - extend, H(i,j-1) - first)      a gap in the subject, along the row
    F(i,j) = max(F(i-1,j) - extend, H(i-1,j) - first)      a gap in the query, down the column
    H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(i,j))

`first` is what the first residue of a gap costs: gap_open + gap_extend. A row is done in chunks of columns.
All of H but E has no dependence along the row and compiles to SIMD instructions; E is scanned only in chunks
where it can exceed 0, since an E of 0 or less changes no H and, as it only falls until a gap opens anew, no
later E that does. No E exceeds the H it comes from, so the greatest H of a chunk is known without it. The
scan of E

    E, x = max(E - extend, x - first), max(x, E)      (E - first, from a gap, never beats E - extend)

is written with masks of sign bits where only scores are wanted: comparisons become branches nothing predicts.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.scoring import Scoring

NO_GAP: Final = -(2**30)
"""E and F where no gap can have begun."""

CHUNK: Final = 16
"""Columns worked on at a time."""

STOP, DIAGONAL, FROM_E, FROM_F = 0, 1, 2, 3
"""Low two bits of a direction: what H(i,j) came from. Ties take the smallest that applies."""

E_EXTENDS, F_EXTENDS = 4, 8
"""Bits of a direction, set where extending a gap is strictly better than opening one: E(i,j+1) extends
E(i,j), and F(i,j) extends F(i-1,j)."""


def gap_costs(scheme: Scoring) -> tuple[np.int32, np.int32]:
    """Return what the first and each further residue of a gap cost, as the kernels take them."""
    return np.int32(scheme.gap_open + scheme.gap_extend), np.int32(scheme.gap_extend)


def query_profile(query: NDArray[np.uint8], scheme: Scoring) -> NDArray[np.int8]:
    """Return the scores of each kind of residue along the query: int8[N_CODES, m]."""
    return np.ascontiguousarray(scheme.table(query).T)


class RowState:
    """What carries the recurrence from one row to the next, and the best cell so far.

    Attributes
    ----------
    h : int32[m + 1]: 0, then H of the last finished row
    f : int32[m]: F of the last finished row
    x : int32[m]: working space
    best : int32[3]: the highest score so far and the row and column (0-based) where it ends. Of equal scores
        the one in the smallest row counts, and in that row the one in the smallest column.
    """

    __slots__ = ("best", "f", "h", "x")

    def __init__(self, m: int) -> None:
        self.h = np.zeros(m + 1, np.int32)
        self.f = np.full(m, NO_GAP, np.int32)
        self.x = np.zeros(m, np.int32)
        self.best = np.array([0, -1, -1], np.int32)


@njit(cache=True, nogil=True)
def _row(scores, first, extend, above, h, f, x):  # type: ignore[no-untyped-def]
    """Set `f` to F and `x` to H of the row after `h` (`above`: one column to the left); return max(x)."""
    m = np.uint64(x.size)  # unsigned, as an index that cannot be negative compiles to SIMD loads
    chunk = np.uint64(CHUNK)
    extending = np.int64(extend)
    opening = np.int64(first) - extending
    e = np.int64(NO_GAP)
    top = np.int32(0)
    low = np.uint64(0)
    while low < m:
        high = min(low + chunk, m)
        most = np.int32(0)
        for j in range(low, high):
            down = max(np.int32(f[j] - extend), np.int32(h[j] - first))
            f[j] = down
            value = max(max(np.int32(above[j] + scores[j]), down), np.int32(0))
            x[j] = value
            most = max(most, value)
        if e > 0 or most > first:
            for j in range(low, high):
                below = np.int64(x[j])
                ahead = e - below
                x[j] = below + (ahead & ~(ahead >> 63))
                better = ahead + opening
                e = e - extending - (better & (better >> 63))
        else:
            e = np.int64(NO_GAP)
        top = max(top, most)
        low = high
    return top


@njit(cache=True, nogil=True)
def _finish_row(top, i, here, x, best):  # type: ignore[no-untyped-def]
    """Keep row `i`, whose highest score is `top`, as the last one, and its best cell if it is better."""
    for j in range(x.size):  # a slice assignment would compile messages about shapes: 3 s
        here[j] = x[j]
    if top > best[0]:
        best[0] = top
        best[1] = i
        for j in range(x.size):
            if x[j] == top:
                best[2] = j
                break


@njit(cache=True, nogil=True)
def advance(profile, subject, first, extend, begin, end, h, f, x, best):  # type: ignore[no-untyped-def]
    """Carry the state `h`, `f`, `x`, `best` (see `RowState`) through rows `begin` to `end` of the subject.

    profile : int8[N_CODES, m] of `query_profile`, subject : uint8[n]
    """
    above = h[:-1]
    here = h[1:]
    for i in range(begin, end):
        top = _row(profile[subject[i]], first, extend, above, here, f, x)
        _finish_row(top, i, here, x, best)


@njit(cache=True, nogil=True)
def score_batch(  # type: ignore[no-untyped-def]
    profile, residues, offsets, begin, end, first, extend, h, f, x, scores
):
    """Score subjects `begin` to `end` of a packed database into `scores` (int32[end - begin]).

    h, f, x : working space as in `RowState`
    """
    best = np.zeros(3, np.int32)
    for k in range(begin, end):
        subject = residues[offsets[k] : offsets[k + 1]]
        h[:] = 0
        f[:] = NO_GAP
        best[0] = 0
        advance(profile, subject, first, extend, 0, subject.size, h, f, x, best)
        scores[k - begin] = best[0]


@njit(cache=True, nogil=True)
def _row_directions(scores, first, extend, above, h, f, x, line):  # type: ignore[no-untyped-def]
    """Do what `_row` does and write the directions of the row to `line`."""
    m = np.uint64(x.size)
    chunk = np.uint64(CHUNK)
    e = np.int32(NO_GAP)
    top = np.int32(0)
    low = np.uint64(0)
    while low < m:
        high = min(low + chunk, m)
        most = np.int32(0)
        for j in range(low, high):
            opened = np.int32(h[j] - first)
            extended = np.int32(f[j] - extend)
            down = max(extended, opened)
            f[j] = down
            paired = np.int32(above[j] + scores[j])
            value = max(max(paired, down), np.int32(0))
            x[j] = value
            most = max(most, value)
            source = np.int32(DIAGONAL) if value == paired else np.int32(FROM_F)
            source = np.int32(STOP) if value == 0 else source
            line[j] = source + (np.int32(F_EXTENDS) if extended > opened else np.int32(0))
        if e > 0 or most > first:
            for j in range(low, high):
                value = x[j]
                cell = max(value, e)
                kept = np.int32(line[j])
                source = kept & np.int32(3)
                # Where E equals the rest it comes before F and after the diagonal.
                from_e = (e > value) | ((e == value) & (source == FROM_F))
                opened = np.int32(value - first)
                extended = np.int32(e - extend)
                kept = (kept & np.int32(F_EXTENDS)) + (np.int32(FROM_E) if from_e else source)
                line[j] = kept + (np.int32(E_EXTENDS) if extended > opened else np.int32(0))
                e = max(extended, opened)
                x[j] = cell
                most = max(most, cell)
        else:
            e = np.int32(NO_GAP)
        top = max(top, most)
        low = high
    return top


@njit(cache=True, nogil=True)
def directions(  # type: ignore[no-untyped-def]
    profile, subject, first, extend, begin, end, h, f, x, best, out
):
    """Do what `advance` does and write down where each cell came from.

    out : uint8[end - begin, m], each cell one of `STOP` .. `FROM_F`, with `E_EXTENDS` and `F_EXTENDS` added
    """
    above = h[:-1]
    here = h[1:]
    for i in range(begin, end):
        top = _row_directions(profile[subject[i]], first, extend, above, here, f, x, out[i - begin])
        _finish_row(top, i, here, x, best)


@njit(cache=True, nogil=True)
def trace(block, begin, where, path):  # type: ignore[no-untyped-def]
    """Follow directions back through one block of rows until the path stops or leaves it upwards.

    Parameters
    ----------
    block : uint8[rows, m] of `directions`
    begin : row of the block's first line
    where : int64[5]: row, column, state (`DIAGONAL` for H, `FROM_E`, `FROM_F`), steps written to `path`, and
        1 once the path has stopped; updated in place. A row below `begin` means that the block above goes
        on.
    path : uint8[m + n]: the columns of the alignment from its end to its start: `DIAGONAL`, `FROM_E` (a
        residue of the query opposite a gap) or `FROM_F` (a residue of the subject opposite a gap)
    """
    i, j, state, steps = where[0], where[1], where[2], where[3]
    while i >= begin:
        if j < 0:
            where[4] = 1
            break
        cell = block[i - begin, j]
        if state == DIAGONAL:
            state = np.int64(cell & 3)
            if state == STOP:
                where[4] = 1
                break
            if state != DIAGONAL:
                continue
            path[steps] = DIAGONAL
            i -= 1
            j -= 1
        elif state == FROM_E:
            path[steps] = FROM_E
            j -= 1
            if j < 0 or not block[i - begin, j] & E_EXTENDS:
                state = np.int64(DIAGONAL)
        else:
            path[steps] = FROM_F
            i -= 1
            if not cell & F_EXTENDS:
                state = np.int64(DIAGONAL)
        steps += 1
    where[0], where[1], where[2], where[3] = i, j, state, steps
