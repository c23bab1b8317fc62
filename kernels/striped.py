"""The vectorized families as data: their builds, what the host lays out for them, and their launches."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.registry import KernelBuild

CODES: Final = 28
"""Residue codes, and one for padding."""
PADDING: Final = CODES - 1
READ_AHEAD: Final = 16
"""Bytes after the last residue that kernels may read; their values do not matter."""
PARTITIONS: Final = (64, 128, 256, 512)
"""Options for the most rows of a partition."""
VECTORS: Final = (8, 16, 32)
THREADS: Final = (32, 64, 96, 128, 192, 256)
"""Threads of a block."""
DEFAULT_THREADS: Final = 128
PARTITION: Final = 256
VECTOR: Final = 16
"""The paper's partition and vector."""
BASIC_VECTOR: Final = 32
BASIC_VECTORS: Final = (16, 32)
ENOUGH_WARPS: Final = 20
"""Warps of a multiprocessor beyond which the basic kernel gains nothing from more."""
CHUNK: Final = 16
"""Rows whose scores one 128-bit load fetches."""
MOST_IN_HALVES: Final = 65_535

BOUNDARY_PAIRS: Final = 16 << 20
"""The most pairs of columns whose boundary is kept, except for a single subject: 256 MiB."""
CELL_BYTES: Final = 512 << 20
"""The most bytes for the columns of all subjects in flight, except for a single block's."""
CHAIN_COLUMNS: Final = 1 << 16
"""The most columns of a vector in a launch: some 20 ms where it has a multiprocessor to itself."""
CHAIN_STEPS: Final = 1 << 19
"""The same in steps of the basic kernel's inner loop."""

_REGISTER_FILE: Final = 1 << 16
_MOST_REGISTERS: Final = 255
_NEVER: Final = -128
"""Score of rows and residues that are padding: it never raises a score."""

# Registers of a thread, by the rows it keeps: no more than that every compiler spills nothing.
_REGISTERS: Final = {
    2: 80, 4: 80, 6: 80, 8: 80, 10: 80, 12: 96, 14: 96, 16: 96, 20: 128, 24: 128, 28: 168, 32: 168,
}  # fmt: skip
ROWS: Final = tuple(_REGISTERS)
"""Of a partition in a lane."""
_BASIC_REGISTERS: Final = 64


@dataclass(frozen=True, slots=True)
class PartitionedQuery:
    """A query in partitions of equal length.

    Parameters
    ----------
    vector : lanes
    rows : of a lane
    """

    query_length: int
    vector: int
    rows: int

    @property
    def partition(self) -> int:
        """Rows of a partition."""
        return self.rows * self.vector

    @property
    def partitions(self) -> int:
        """Their number; the last one's end may be padding."""
        return -(-self.query_length // self.partition)

    @property
    def kept_ints(self) -> int:
        """The integers that a vector keeps of a partition between launches of its columns."""
        return (2 * self.rows + 1) * self.vector


def choose_partition(query_length: int, partition: int = 0, vector: int = 0) -> tuple[int, int]:
    """Return the most rows of a partition and the threads of a vector, where they are not given (0).

    The quickest on an H200 (docs/kernels/partitioned.md): to 256 residues a partition in vectors of 8
    threads, else partitions of 512 in vectors of 16. The paper's are `PARTITION` and `VECTOR`.
    """
    if not vector:
        vector = 8 if max(partition, query_length if not partition else 0) <= 8 * ROWS[-1] else 16
    return partition or max(p for p in PARTITIONS if p <= vector * ROWS[-1]), vector


def blocks_in_cache(l2_bytes: int, multiprocessors: int, block_bytes: int, warps: int, resident: int) -> int:
    """Return the blocks of the basic kernel's grid: a whole number a multiprocessor; 0 where all are best.

    Half of the second-level cache keeps columns without loss, and so many warps as `ENOUGH_WARPS` compute as
    fast as all that fit: measured on an H200 (docs/kernels/striped.md).

    Parameters
    ----------
    block_bytes : columns of a block's subjects
    warps : of a block
    resident : blocks that a multiprocessor holds
    """
    fitting = l2_bytes / 2 / (multiprocessors * block_bytes)
    if fitting >= resident:
        return 0
    return multiprocessors * max(1, min(round(fitting), ENOUGH_WARPS // warps))


def cut_query(query_length: int, partition: int, vector: int) -> PartitionedQuery:
    """Cut a query into as few partitions of up to `partition` rows as possible, each as short as possible.

    Raises ValueError where a lane cannot keep so many rows.
    """
    if partition > vector * ROWS[-1]:
        raise ValueError(f"A vector of {vector} threads keeps at most {vector * ROWS[-1]} rows.")
    wanted = -(-query_length // (-(-query_length // partition) * vector))
    return PartitionedQuery(query_length, vector, next(rows for rows in ROWS if rows >= wanted))


def partitioned_build(rows: int, vector: int, threads: int) -> KernelBuild:
    """Return the partitioned kernel whose lanes keep `rows` rows."""
    shared = -(-rows // CHUNK) * CODES * vector * CHUNK + 16  # and what the block drew
    return _build("partitioned", _REGISTERS[rows], threads, shared, VECTOR=vector, ROWS=rows)


def basic_build(vector: int, halves: bool, threads: int) -> KernelBuild:
    """Return the basic kernel; with `halves` cells take 16 bits a value."""
    return _build("striped", _BASIC_REGISTERS, threads, 0, VECTOR=vector, HALVES=int(halves))


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build for blocks of up to the default size; larger ones leave as many registers."""
    threads = DEFAULT_THREADS
    most = {vector: max(p for p in PARTITIONS if p <= vector * ROWS[-1]) // vector for vector in VECTORS}
    return (
        *(basic_build(vector, halves, threads) for vector in BASIC_VECTORS for halves in (True, False)),
        *(
            partitioned_build(rows, vector, threads)
            for vector in VECTORS
            for rows in ROWS
            if rows <= most[vector]
        ),
    )


def basic_rows(query_length: int, vector: int) -> int:
    """Return the rows of a lane of the basic kernel."""
    return -(-query_length // vector)


def partitioned_profile(table: NDArray[np.int8], cut: PartitionedQuery) -> NDArray[np.int8]:
    """Lay a query's scores out for the partitioned kernel.

    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it

    Returns int8[partitions, chunks, CODES, vector, 16]: lane v finds row ``partition * rows * vector + v *
    rows + 16 * chunk + byte``.
    """
    scores = _padded_profile(table, cut.partitions * cut.partition)
    chunks = -(-cut.rows // CHUNK)
    shape = (CODES, cut.partitions, cut.vector, chunks * CHUNK)
    padded = np.full(shape, _NEVER, np.int8)
    padded[..., : cut.rows] = scores.reshape(CODES, cut.partitions, cut.vector, cut.rows)
    split = padded.reshape(CODES, cut.partitions, cut.vector, chunks, CHUNK)
    return np.ascontiguousarray(split.transpose(1, 3, 0, 2, 4))


def basic_profile(table: NDArray[np.int8], vector: int) -> NDArray[np.int8]:
    """Lay a query's scores out striped: int8[CODES, rows, vector]; lane v finds row ``v * rows + r`` at r.

    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it

    Source: equation 3 of the paper.
    """
    rows = basic_rows(table.shape[0], vector)
    scores = _padded_profile(table, rows * vector)
    return np.ascontiguousarray(scores.reshape(CODES, vector, rows).transpose(0, 2, 1))


def costs(gap_open: int, gap_extend: int) -> NDArray[np.int32]:
    """Return `struct Costs` of both kernels: int32[3] first_bytes, extend, open.

    first_bytes : four bytes b0..b3 with 128 (b0 + b1 + b2) + b3 = gap_open + gap_extend; ValueError where the
        costs are too high for them, from 48,896 on
    """
    first = gap_open + gap_extend
    many, b3 = divmod(first, 128)
    b0, b1 = min(many, 127), min(max(many - 127, 0), 127)
    b2 = many - b0 - b1
    if b2 > 127:
        raise ValueError(f"A first gap residue's cost of {first} has no room in bytes.")
    return np.array((b0 | b1 << 8 | b2 << 16 | b3 << 24, gap_extend, gap_open), np.int32)


def fits_halves(query_length: int, longest: int, highest: int) -> bool:
    """Whether no score of a query and subjects of up to `longest` residues exceeds 16 bits.

    highest : of the scores that pairs of residues can have
    """
    return min(query_length, longest) * max(highest, 0) <= MOST_IN_HALVES


@dataclass(frozen=True, slots=True)
class LaunchRange:
    """The work of a launch.

    Parameters
    ----------
    begin, end : subjects of the batch
    partition_begin, partition_end : of the partitioned kernel
    column_begin, column_end : of each subject; of the partitioned kernel even, and perhaps behind all ends
    cells : real cells among them
    """

    begin: int
    end: int
    partition_begin: int
    partition_end: int
    column_begin: int
    column_end: int
    cells: int


def cut_partitioned(
    offsets: NDArray[np.int64],
    cut: PartitionedQuery,
    cells_per_launch: int,
    fill: int,
    pairs: int,
    chain: int,
) -> Iterator[LaunchRange]:
    """Cut a batch into launches of the partitioned kernel, the longest subjects first.

    Parameters
    ----------
    offsets : int64[n + 1]
    fill : the fewest subjects of a launch that keep the device busy
    pairs : of columns that fit the boundary
    chain : the most columns of a vector in a launch, even
    """
    m = cut.query_length
    end = offsets.size - 1
    while end:
        begin = _begin(offsets, end, cells_per_launch // m, fill)
        if cut.partitions > 1:
            # Twice `place_of` of the kernel, rounded down, is an offset and its number.
            least = int(offsets[end]) + end - 2 * (pairs - 1)
            fitting = bisect_left(range(end), least, key=lambda i: int(offsets[i]) + i)
            begin = max(begin, min(fitting, end - 1))
        longest = int(offsets[end] - offsets[end - 1])
        residues = int(offsets[end] - offsets[begin])
        launches = max(-(-residues * m // cells_per_launch), -(-longest * cut.partitions // chain))
        each = -(-cut.partitions // launches)
        for partition in range(0, cut.partitions, each):
            until = min(partition + each, cut.partitions)
            rows = min(until * cut.partition, m) - partition * cut.partition
            for column in range(0, longest, chain):
                columns = _columns(offsets, begin, end, column, column + chain)
                yield LaunchRange(begin, end, partition, until, column, column + chain, rows * columns)
        end = begin


def cut_basic(
    offsets: NDArray[np.int64], query_length: int, rows: int, cells_per_launch: int, fill: int, slots: int
) -> Iterator[LaunchRange]:
    """Cut a batch into launches of the basic kernel, the longest subjects first.

    Parameters
    ----------
    offsets : int64[n + 1]
    rows : of a lane
    fill : the fewest subjects of a launch that keep the device busy
    slots : subjects whose columns fit the state
    """
    end = offsets.size - 1
    while end:
        begin = max(_begin(offsets, end, cells_per_launch // query_length, fill), end - slots)
        longest = int(offsets[end] - offsets[end - 1])
        cells = query_length * int(offsets[end] - offsets[begin])
        launches = max(-(-cells // cells_per_launch), -(-longest * rows // CHAIN_STEPS))
        each = -(-longest // launches)
        for column in range(0, longest, each):
            # Slots count from the end, so that subjects that ended can be left out.
            rest = _longer(offsets, begin, end, column)
            until = min(column + each, longest)
            columns = _columns(offsets, rest, end, column, until)
            yield LaunchRange(rest, end, 0, 1, column, until, query_length * columns)
        end = begin


def _begin(offsets: NDArray[np.int64], end: int, residues: int, fill: int) -> int:
    """Return where the subjects up to `end` begin that have about so many residues, and are enough."""
    begin = int(np.searchsorted(offsets, offsets[end] - residues))
    begin = max(min(begin, end - fill), 0)
    return min(begin, end - 1)


def _longer(offsets: NDArray[np.int64], begin: int, end: int, length: int) -> int:
    """Return the first subject of a range, ascending by length, that is longer than `length`, or its end."""
    return begin + bisect_right(
        range(begin, end), length, key=lambda subject: int(offsets[subject + 1] - offsets[subject])
    )


def _columns(offsets: NDArray[np.int64], begin: int, end: int, least: int, most: int) -> int:
    """Return the columns least .. most of a range of subjects."""

    def before(column: int) -> int:
        longer = _longer(offsets, begin, end, column)
        return int(offsets[longer] - offsets[begin]) + (end - longer) * column

    return before(most) - before(least)


def _padded_profile(table: NDArray[np.int8], rows: int) -> NDArray[np.int8]:
    """Return int8[CODES, rows]: every row's score with every code."""
    profile = np.full((CODES, rows), _NEVER, np.int8)
    profile[:PADDING, : table.shape[0]] = table.T
    return profile


def _build(name: str, registers: int, threads: int, shared_bytes: int, **defines: int) -> KernelBuild:
    """Return a build whose threads have so many registers, or what blocks of their size leave them above."""
    most = max(threads, DEFAULT_THREADS)
    blocks = max(1, _REGISTER_FILE // (registers * most))
    registers = min(_REGISTER_FILE // (blocks * most) // 8 * 8, _MOST_REGISTERS)
    defines |= {"CODES": CODES, "THREADS": most, "BLOCKS": blocks}
    return KernelBuild(f"{name}.cu", name, tuple(defines.items()), registers, threads, shared_bytes)
