"""Many alignments as text: operations, middle lines and BLAST's trace-back operations, by compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.walk import OF_QUERY, OF_SUBJECT, PAIRED
from swathe.core.sequences.alphabet import DECODE
from swathe.core.system.compiled import compiled
from swathe.core.system.texts import Texts

_MOST_DIGITS = 10
"""Of a run's count, int32."""
_GAP = ord("-")
_POSITIVE = ord("+")
_SPACE = ord(" ")
_ZERO = ord("0")


def cigars(pairs: AlignedPairs) -> Texts:
    """Return the operations of each pair, such as ``12M1D30M``."""
    letters = np.empty(pairs.counts.size * (_MOST_DIGITS + 1), np.uint8)
    ends = np.empty(len(pairs), np.int64)
    size = _write_cigars(*map(np.array, (pairs.counts, pairs.operations, pairs.bounds)), letters, ends)
    return Texts(letters[:size], ends)


def gff_gaps(pairs: AlignedPairs) -> Texts:
    """Return the operations of each pair as GFF3's Gap on the query: ``M12 I1 M30``, I where it has a gap."""
    letters = np.empty(pairs.counts.size * (_MOST_DIGITS + 2), np.uint8)
    ends = np.empty(len(pairs), np.int64)
    size = _write_gaps(*map(np.array, (pairs.counts, pairs.operations, pairs.bounds)), letters, ends)
    return Texts(letters[:size], ends)


def middle_lines(
    pairs: AlignedPairs,
    query: NDArray[np.uint8],
    table: NDArray[np.int8],
    residues: NDArray[np.uint8],
    begins: NDArray[np.int64],
) -> Texts:
    """Return the middle line of each pair, as `Alignment` has it.

    Parameters
    ----------
    query : uint8[m] codes, the query of all pairs
    table : int8[m, N_CODES] its scores, not adjusted
    residues : uint8[...] codes, the subjects among them
    begins : int64[n] where the whole subject of each pair begins there
    """
    ends = np.cumsum(pairs.length, dtype=np.int64)
    letters = np.empty(int(ends[-1]) if ends.size else 0, np.uint8)
    _write_middles(
        *map(np.array, (pairs.counts, pairs.operations, pairs.bounds, pairs.query_start)),
        begins + pairs.subject_start, *map(np.array, (query, table)), _read_only(residues), letters,
    )  # fmt: skip
    return Texts(letters, ends)


def btops(
    pairs: AlignedPairs,
    query: NDArray[np.uint8],
    residues: NDArray[np.uint8],
    begins: NDArray[np.int64],
) -> Texts:
    """Return each pair as BLAST's trace-back operations.

    A number counts identical pairs; any other column is two letters, the query's and the subject's.

    Parameters
    ----------
    query : uint8[m] ASCII, the letters that are shown
    residues, begins : of the subjects, as for `middle_lines`
    """
    ends = np.empty(len(pairs), np.int64)
    # Two letters a column at most; a number has no more digits than the columns it stands for.
    letters = np.empty(2 * int(pairs.length.sum(dtype=np.int64)), np.uint8)
    size = _write_btops(
        *map(np.array, (pairs.counts, pairs.operations, pairs.bounds, pairs.query_start)),
        begins + pairs.subject_start, np.array(query), _read_only(residues), letters, ends,
    )  # fmt: skip
    return Texts(letters[:size], ends)


def gapped_rows(
    pairs: AlignedPairs,
    query: NDArray[np.uint8],
    residues: NDArray[np.uint8],
    begins: NDArray[np.int64],
) -> tuple[Texts, Texts]:
    """Return the aligned parts of the query and of the subjects, a letter a column, gaps as ``-``.

    The parameters are those of `btops`.
    """
    ends = np.cumsum(pairs.length, dtype=np.int64)
    rows = np.empty((2, int(ends[-1]) if ends.size else 0), np.uint8)
    _write_gapped(
        *map(np.array, (pairs.counts, pairs.operations, pairs.bounds, pairs.query_start)),
        begins + pairs.subject_start, np.array(query), _read_only(residues), *rows,
    )  # fmt: skip
    return Texts(rows[0], ends), Texts(rows[1], ends)


def _read_only(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a view as databases give theirs: read-only arrays would need a compilation of their own."""
    view = array.view()
    view.setflags(write=False)
    return view


@compiled
def _write_number(number, letters, at):  # type: ignore[no-untyped-def]
    """Write a number above 0 from a place on; return the place behind it."""
    digits, rest = 0, number
    while rest:
        rest //= 10
        digits += 1
    for place in range(at + digits - 1, at - 1, -1):
        letters[place] = _ZERO + number % 10
        number //= 10
    return at + digits


@compiled(signature="int64(int32[::1], uint8[::1], int64[::1], uint8[::1], int64[::1])")
def _write_cigars(counts, operations, bounds, letters, ends):  # type: ignore[no-untyped-def]
    at = 0
    for pair in range(ends.size):
        for run in range(bounds[pair], bounds[pair + 1]):
            at = _write_number(counts[run], letters, at)
            letters[at] = operations[run]
            at += 1
        ends[pair] = at
    return at


@compiled(signature="int64(int32[::1], uint8[::1], int64[::1], uint8[::1], int64[::1])")
def _write_gaps(counts, operations, bounds, letters, ends):  # type: ignore[no-untyped-def]
    at = 0
    for pair in range(ends.size):
        for run in range(bounds[pair], bounds[pair + 1]):
            if run > bounds[pair]:
                letters[at] = _SPACE
                at += 1
            operation = operations[run]
            if operation != PAIRED:
                operation = OF_SUBJECT if operation == OF_QUERY else OF_QUERY
            letters[at] = operation
            at = _write_number(counts[run], letters, at + 1)
        ends[pair] = at
    return at


@compiled(
    signature="void(int32[::1], uint8[::1], int64[::1], int32[::1], int64[::1], uint8[::1],"
    " int8[:, ::1], uint8[::1], uint8[::1])"
)
def _write_middles(  # type: ignore[no-untyped-def]
    counts, operations, bounds, query_starts, subject_starts, query, table, residues, letters
):
    at = 0
    for pair in range(query_starts.size):
        i, j = query_starts[pair], subject_starts[pair]
        for run in range(bounds[pair], bounds[pair + 1]):
            count, operation = counts[run], operations[run]
            for step in range(count):
                letter = _SPACE
                if operation == PAIRED:
                    a, b = query[i + step], residues[j + step]
                    if a == b:
                        letter = DECODE[a]
                    elif table[i + step, b] > 0:
                        letter = _POSITIVE
                letters[at + step] = letter
            at += count
            i += count if operation != OF_SUBJECT else 0
            j += count if operation != OF_QUERY else 0


@compiled(
    signature="int64(int32[::1], uint8[::1], int64[::1], int32[::1], int64[::1], uint8[::1],"
    " uint8[::1], uint8[::1], int64[::1])"
)
def _write_btops(  # type: ignore[no-untyped-def]
    counts, operations, bounds, query_starts, subject_starts, query, residues, letters, ends
):
    at = 0
    for pair in range(ends.size):
        i, j = query_starts[pair], subject_starts[pair]
        same = 0
        for run in range(bounds[pair], bounds[pair + 1]):
            count, operation = counts[run], operations[run]
            for _ in range(count):
                a = b = _GAP
                if operation != OF_SUBJECT:
                    a = query[i]
                    i += 1
                if operation != OF_QUERY:
                    b = DECODE[residues[j]]
                    j += 1
                if a == b:
                    same += 1
                    continue
                if same:
                    at = _write_number(same, letters, at)
                    same = 0
                letters[at], letters[at + 1] = a, b
                at += 2
        if same:
            at = _write_number(same, letters, at)
        ends[pair] = at
    return at


@compiled(
    signature="void(int32[::1], uint8[::1], int64[::1], int32[::1], int64[::1], uint8[::1],"
    " uint8[::1], uint8[::1], uint8[::1])"
)
def _write_gapped(  # type: ignore[no-untyped-def]
    counts, operations, bounds, query_starts, subject_starts, query, residues, of_query, of_subject
):
    at = 0
    for pair in range(query_starts.size):
        i, j = query_starts[pair], subject_starts[pair]
        for run in range(bounds[pair], bounds[pair + 1]):
            operation = operations[run]
            for _ in range(counts[run]):
                of_query[at] = of_subject[at] = _GAP
                if operation != OF_SUBJECT:
                    of_query[at] = query[i]
                    i += 1
                if operation != OF_QUERY:
                    of_subject[at] = DECODE[residues[j]]
                    j += 1
                at += 1
