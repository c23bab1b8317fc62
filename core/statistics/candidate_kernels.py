"""Compiled code of `core.statistics.many_queries`: a query's candidates judged in one call, to the last bit.

`core.statistics.evalues.judge`, `core.statistics.adjustment` and `core.native.lane_scorer` define what is
done here, and explain it. They make some dozen calls a query, of which most give up the interpreter's lock
and wait for it again: sixteen threads that do so keep five cores busy.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from swathe.core.native.table_scorer import fewer_striped_of_queue
from swathe.core.scoring.karlin_altschul import BACKGROUND
from swathe.core.scoring.scheme import SCALE
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.core.statistics.adjustment_kernels import MEAN, N_TERMS, matrix_tables, pair_terms
from swathe.core.statistics.evalue_kernels import LAMBDA, A, log10_evalues
from swathe.core.system.compiled import compiled
from swathe.core.system.loops import call_kernel
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.lookup import ROW
from swathe.kernels.cpu.recurrence import OVERFLOW, rising_range

STOPPED: Final = -1
LANES, BESIDE, BESIDE_SCRATCH, ALONE, ALONE_SCRATCH = range(5)
"""Columns of the kernels: lanes, then addresses and scratch memory of `inter_sequence` and of `striped`."""
_ALIGNMENT: Final = 64
_LN_TEN: Final = math.log(10)
_rising_range: Final = compiled(rising_range)
_fewer_striped: Final = compiled(fewer_striped_of_queue)
assert inter_sequence.TABLE_PARAMETERS == (
    "query_length", "residues", "offsets", "groups", "members", "first", "extend", "scratch", "scores",
    "next", "stop", "cells", "below", "block", "highest", "kinds", "tables", "codes", "stride", "padding",
    "rows",
)  # fmt: skip
assert striped.TABLE_PARAMETERS == (
    "stretch", "query_length", "residues", "offsets", "subjects", "members", "first", "extend", "scratch",
    "scores", "next", "stop", "cells", "tables", "codes", "stride", "rows",
)  # fmt: skip


@compiled(
    error_model="numpy",
    signature="int64(int64[:, ::1], float64[::1], float64[::1], int32[::1], uint8[::1], float64[::1], int64,"
    " float64[:, ::1], float64[:, ::1], int16[:, ::1], float64, float64, uint8[::1], int64[::1], int64[::1],"
    " float64[::1], float64[::1], float64[::1], float64[::1], int64[:, ::1], int64[::1], int32[::1],"
    " int64[::1], float64[:, ::1])",
)
def judge(  # type: ignore[no-untyped-def]
    loops, stated, used, rows, codes, shares, known, matrix_scores, targets, plain, lambda_, weight,
    residues, begins, ends, scores, stated_trials, used_trials, bounds, kernels, costs, stop, places, figures,
):  # fmt: skip
    """Fill in the candidates that are within the bound; return how many, `STOPPED` once `stop` is set.

    Parameters
    ----------
    stated, used : parameters before and after the fit, as `core.statistics.evalue_kernels` takes them
    rows, codes, shares, known : of the query, as `core.statistics.adjustment.MatrixTables` has them
    matrix_scores, targets, plain : of the matrix: float64 scores and target frequencies, int16 scores in
        steps
    residues : uint8[...]; begins, ends : int64[k] of each candidate in them
    scores : float64[k] of the search
    stated_trials, used_trials : float64[k] logarithms of the trials before and after the fit
    bounds : float64[4] log10 of the E-value bound, of that up to which all are rescored, and of that up to
        which others are foreseen to come; log10 of the reversed query's p
    kernels : int64[w, 5] of each width, narrowest first; costs : int64[2] of a gap's first residue and of the
        others
    stop : int32[1]
    places : int64[k] filled with those found; figures : float64[4, k] with their log10 of E, that by the
        matrix, and the scores adjusted and of the reversed query
    """
    bound, beyond_foresight, foreseen, reversed_p = bounds[0], bounds[1], bounds[2], bounds[3]
    k, m = begins.size, float(rows.size)

    lengths = ends - begins
    reals = lengths.astype(np.float64)
    log10s = np.empty(k)
    log10_evalues(loops, used, m, True, scores, reals, used_trials, log10s)
    terms = np.empty((k, N_TERMS))
    pair_terms(
        residues, begins, lengths, shares, known, matrix_scores, targets, BACKGROUND, weight, lambda_, terms
    )
    each = used[LAMBDA] / _LN_TEN
    worth, n = np.empty(k, np.int64), 0
    for i in range(k):
        if not log10s[i] <= beyond_foresight:
            taken = min(used[A] * scores[i], float(min(lengths[i], rows.size)))
            change = scores[i] + taken * terms[i, MEAN] - scores[i]
            if not log10s[i] - each * change <= foreseen:
                continue
        worth[n] = i
        for term in range(N_TERMS):  # assigning slices takes long to compile
            terms[n, term] = terms[i, term]
        n += 1
    worth = worth[:n]
    packed = _packed(residues, _taken(begins, worth), _taken(lengths, worth))
    tables = np.empty((n, N_CODES, -(-codes.size // ROW) * ROW), np.int16)
    matrix_tables(terms[:n], matrix_scores, lambda_, SCALE, AS_SCORED, codes, plain, tables)
    adjusted, of_worth = np.empty(n), np.empty(n)
    if not _scores(rows, codes.size, tables, packed, np.arange(n), kernels, costs, stop, adjusted):
        return STOPPED
    log10_evalues(loops, used, m, True, adjusted, _taken(reals, worth), _taken(used_trials, worth), of_worth)
    within, n_within = np.empty(n, np.int64), 0
    for i in range(n):
        if of_worth[i] <= bound and adjusted[i] > 0:
            within[n_within] = i
            n_within += 1
    within = within[:n_within]
    reverse = np.empty(n_within)
    backwards = rows[::-1].copy()
    if not _scores(backwards, codes.size, tables, packed, within, kernels, costs, stop, reverse):
        return STOPPED
    of_pairs = np.empty(n_within)
    lengths_within = _taken(reals, _taken(worth, within))
    log10_evalues(loops, stated, m, False, reverse, lengths_within, np.zeros(n_within), of_pairs)
    found = 0
    for i in range(n_within):
        one = within[i]
        log10 = of_worth[one] + max(0.0, reversed_p - of_pairs[i])
        if log10 <= bound:
            places[found] = worth[one]
            figures[0, found], figures[2, found], figures[3, found] = log10, adjusted[one], reverse[i]
            found += 1
    some = places[:found]
    log10_evalues(
        loops, stated, m, False, _taken(scores, some), _taken(reals, some), _taken(stated_trials, some),
        figures[1, :found],
    )  # fmt: skip
    return found


@compiled(error_model="numpy")
def _taken(values, places):  # type: ignore[no-untyped-def]
    """Return values at some places: NumPy's own way takes longer to compile."""
    out = np.empty(places.size, values.dtype)
    for i in range(places.size):
        out[i] = values[places[i]]
    return out


@compiled(error_model="numpy")
def _packed(residues, begins, lengths):  # type: ignore[no-untyped-def]
    """Return some subjects one behind the other: uint8[...], and int64[k + 1] where each begins."""
    offsets = np.zeros(begins.size + 1, np.int64)
    for i in range(begins.size):
        offsets[i + 1] = offsets[i] + lengths[i]
    held = np.empty(offsets[begins.size], np.uint8)
    for i in range(begins.size):
        for j in range(lengths[i]):
            held[offsets[i] + j] = residues[begins[i] + j]
    return held, offsets


@compiled(error_model="numpy")
def _scores(  # type: ignore[no-untyped-def]
    rows, kinds, tables, packed, chosen, kernels, costs, stop, found
):
    """Fill in the adjusted scores of some subjects, float64[k]; False once `stop` is set.

    packed : of `_packed`, by ascending length, those of the tables; chosen : int64[k] ascending
    """
    residues, offsets = packed
    lowest, highest = _limits(tables, kinds)
    padding = np.full(tables.shape[2], lowest, np.int16)
    fitting = _rising_range(16, costs[0], costs[1], lowest, highest)
    limits = (0, 0, 0) if fitting is None else (fitting.below, fitting.block, fitting.highest)
    steps = np.empty(tables.shape[0], np.int32)
    subjects = chosen.astype(np.int32)
    for width in range(kernels.shape[0] - 1 if fitting is None else 0, kernels.shape[0]):
        _pass(
            kernels[width], subjects, residues, offsets, rows, kinds, tables, padding, limits, costs, stop,
            steps,
        )  # fmt: skip
        if stop[0]:
            return False
        left = 0
        for one in subjects:
            if steps[one] == OVERFLOW:
                subjects[left] = one
                left += 1
        subjects = subjects[:left]
        if not left:
            break
    for i in range(chosen.size):
        found[i] = steps[chosen[i]] / SCALE
    return True


@compiled
def _limits(tables, kinds):  # type: ignore[no-untyped-def]
    """Return the lowest score of int16[n, codes, kinds +], or 0, and the highest."""
    lowest, highest = 0, 0
    for table in tables:
        for scores in table:
            for score in scores[:kinds]:
                lowest = min(lowest, score)
                highest = max(highest, score)
    return lowest, highest


@compiled(error_model="numpy")
def _pass(  # type: ignore[no-untyped-def]
    kernel, subjects, residues, offsets, rows, kinds, tables, padding, limits, costs, stop, scores
):
    """Score subjects in lanes of one width, as `LaneScorer` does."""
    m, lanes = rows.size, kernel[LANES]
    lengths = np.empty(subjects.size, np.int64)
    for i in range(subjects.size):
        lengths[i] = offsets[subjects[i] + 1] - offsets[subjects[i]]
    beside = _fewer_striped(lengths, lanes, m)
    scratch = np.empty(max(kernel[BESIDE_SCRATCH], kernel[ALONE_SCRATCH]) + _ALIGNMENT, np.uint8)
    progress = np.zeros(3, np.int64)  # of the calls: next and next, cells
    if beside < subjects.size:
        alone = subjects[beside:].copy()
        _call_striped(
            kernel[ALONE], -(-m // lanes), residues, offsets, alone, costs, scratch, scores, progress, stop,
            tables, rows,
        )  # fmt: skip
    if beside:
        groups = -(-beside // lanes)
        members = np.full(groups * lanes, -1, np.int32)
        for i in range(beside):
            members[members.size - beside + i] = subjects[i]
        _call_beside(
            kernel[BESIDE], groups, residues, offsets, members, costs, scratch, scores, progress, stop,
            limits, kinds, tables, padding, rows,
        )  # fmt: skip


@compiled(error_model="numpy")
def _call_striped(  # type: ignore[no-untyped-def]
    address, stretch, residues, offsets, members, costs, scratch, scores, progress, stop, tables, rows
):
    values = np.array([
        stretch, rows.size, residues.ctypes.data, offsets.ctypes.data, members.size, members.ctypes.data,
        costs[0], costs[1], _aligned(scratch), scores.ctypes.data, progress[0:].ctypes.data, stop.ctypes.data,
        progress[2:].ctypes.data, tables.ctypes.data, tables.shape[1], tables.shape[2], rows.ctypes.data,
    ], np.int64)  # fmt: skip
    call_kernel(address, values)


@compiled(error_model="numpy")
def _call_beside(  # type: ignore[no-untyped-def]
    address, groups, residues, offsets, members, costs, scratch, scores, progress, stop, limits, kinds,
    tables, padding, rows,
):  # fmt: skip
    values = np.array([
        rows.size, residues.ctypes.data, offsets.ctypes.data, groups, members.ctypes.data, costs[0], costs[1],
        _aligned(scratch), scores.ctypes.data, progress[1:].ctypes.data, stop.ctypes.data,
        progress[2:].ctypes.data, limits[0], limits[1], limits[2], kinds, tables.ctypes.data,
        tables.shape[1], tables.shape[2], padding.ctypes.data, rows.ctypes.data,
    ], np.int64)  # fmt: skip
    call_kernel(address, values)


@compiled
def _aligned(scratch):  # type: ignore[no-untyped-def]
    return -(-scratch.ctypes.data // _ALIGNMENT) * _ALIGNMENT
