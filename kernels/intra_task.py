"""The intra-task kernels as data: their builds, strips of a query, and how launches cut the work."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.inter_task import BLOCK, CODES, ScoreTable
from swathe.kernels.registry import KernelBuild

WARP: Final = 32
MOST_THREADS: Final = 512
"""Of a block."""
ROWS: Final = (4, 8)
"""Rows that a thread of a strip can keep."""
LETTERS: Final = 28
"""Letters of a strip's profile: the codes of `core.sequences.alphabet`, and padding."""
QUAD: Final = 4
"""Columns of a tile."""
MOST_STEPS: Final = 1 << 15
"""The most diagonals, or tiles of a thread, of a launch. A tile takes about half a microsecond."""
MOST_CELLS_OF_A_BLOCK: Final = 1 << 28
"""The most cells of a block in a launch by anti-diagonals: a block computes some five cells a nanosecond."""
DIAGONAL_BYTES: Final = 24
"""State of a row of the query by anti-diagonals: H of three, E, F of two."""
_LEAST_ROWS: Final = 2 * DIAGONAL_BYTES
_PASSED_BYTES: Final = 64
"""Shared memory of a thread for the values it passes on: H and F of four columns, of two steps."""


def diagonal_build(score_bits: int, threads: int = MOST_THREADS, shared_bytes: int = 0) -> KernelBuild:
    """Return the kernel by anti-diagonals for profiles of 8 or 16 bits a score.

    shared_bytes : of the rows of a block's subject; 0: they are in global memory
    """
    defines = (("ROWS", max(ROWS)), ("SCORE_BITS", score_bits), ("SHARED", int(shared_bytes > 0)))
    return KernelBuild("intra_task.cu", "anti_diagonal", defines, 64, threads, shared_bytes)


def rows_in_shared_memory(query_length: int, shared_bytes: int) -> int:
    """Return the bytes of a subject's rows by anti-diagonals; 0 where shared memory has no room for them.

    shared_bytes : shared memory that a block of the device can have
    """
    needed = DIAGONAL_BYTES * (query_length + 1)
    return needed if needed <= shared_bytes else 0


def strips_build(rows: int, score_bits: int, threads: int = 256, shared_bytes: int = 0) -> KernelBuild:
    """Return the kernel by strips whose threads keep `rows` rows each."""
    defines = (("ROWS", rows), ("SCORE_BITS", score_bits), ("SHARED", 0))
    return KernelBuild("intra_task.cu", "strips", defines, 128, threads, shared_bytes)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the methods, which are the same for all capabilities."""
    return (
        *(
            diagonal_build(score_bits, shared_bytes=size)
            for score_bits in (8, 16)
            for size in (0, _LEAST_ROWS)
        ),
        *(strips_build(rows, score_bits) for rows in ROWS for score_bits in (8, 16)),
    )


@dataclass(frozen=True, slots=True)
class Strips:
    """A query cut into strips.

    Parameters
    ----------
    count : of strips
    threads : of a block; each keeps `rows` rows of a strip
    score_bits : of a score of the profile
    """

    count: int
    threads: int
    rows: int
    score_bits: int

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block: the values that threads pass on, and the profiles of two strips."""
        return _shared_of_a_thread(self.count, self.rows, self.score_bits) * self.threads

    @property
    def register_bytes(self) -> int:
        """Bytes of registers that a block saves between launches."""
        return 4 * (2 * self.rows + 9) * self.threads

    def steps(self, lengths: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the steps that subjects of these lengths take."""
        quads = -(-lengths // QUAD)
        period = np.maximum(quads, self.threads + 1)
        return (self.count - 1) * period + quads + self.threads - 1

    def profile(self, image: ScoreTable) -> ScoreTable:
        """Lay a packed profile out strip by strip, thread by thread.

        image : [row blocks, 32, 4] as `kernels.inter_task.profile` makes it

        Returns
        -------
        [strips, rows / 4, LETTERS, threads, 4]: padded as the image is
        """
        fours = self.rows // BLOCK
        blocks = self.count * self.threads * fours
        padded = np.full((blocks, CODES, BLOCK), np.iinfo(image.dtype).min, image.dtype)
        kept = min(blocks, len(image))
        padded[:kept] = image[:kept]
        cut = padded[:, :LETTERS].reshape(self.count, self.threads, fours, LETTERS, BLOCK)
        return np.ascontiguousarray(cut.transpose(0, 2, 3, 1, 4))


def cut_query(query_length: int, rows: int, score_bits: int, most_threads: int, shared_bytes: int) -> Strips:
    """Cut a query into as few strips as the device's shared memory allows, with as few threads as possible.

    most_threads : of a block
    shared_bytes : shared memory that a block of the device can have
    """

    def strips_of(most: int) -> int:
        return -(-query_length // (rows * most))

    alone = min(most_threads, shared_bytes // _shared_of_a_thread(1, rows, score_bits)) // WARP * WARP
    several = min(most_threads, shared_bytes // _shared_of_a_thread(2, rows, score_bits)) // WARP * WARP
    count = 1 if strips_of(alone) == 1 else strips_of(several)
    threads = -(-query_length // (rows * count * WARP)) * WARP
    return Strips(count, threads, rows, score_bits)


def _shared_of_a_thread(strips: int, rows: int, score_bits: int) -> int:
    return _PASSED_BYTES + min(strips, 2) * rows * LETTERS * score_bits // 8


def plain_profile(table: ScoreTable) -> ScoreTable:
    """Pad a score table to [m, 32] of its type: one score per fetch, for the kernel by anti-diagonals."""
    padded = np.zeros((len(table), CODES), table.dtype)
    padded[:, : table.shape[1]] = table
    return padded


def cells_of_diagonals(
    query_length: int, lengths: NDArray[np.int64], counts: NDArray[np.int64]
) -> Callable[[int], int]:
    """Return a function from a number of anti-diagonals to the cells of so many first ones of all subjects.

    lengths, counts : different lengths in ascending order, and how many subjects have each

    The second difference of a subject's cells over its diagonals is 1 at 0, -1 at both lengths, and 1 at
    their sum.
    """
    known = lengths.tolist()
    moments = [[0, *np.cumsum(counts * lengths**power).tolist()] for power in range(3)]

    def triangles(diagonals: int) -> int:
        """Return the sum of d (d + 1) / 2 over what is left of `diagonals` behind each subject's end."""
        shorter = bisect_left(known, diagonals)
        n, sums, squares = (moment[shorter] for moment in moments)
        return int(n * diagonals * (diagonals + 1) - (2 * diagonals + 1) * sums + squares) // 2

    subjects = moments[0][-1]

    def cells(diagonals: int) -> int:
        behind = max(0, diagonals - query_length)
        both = diagonals * (diagonals + 1) - behind * (behind + 1)
        return int(subjects * both) // 2 - triangles(diagonals) + triangles(behind)

    return cells


def cells_of_steps(steps: NDArray[np.int64], cells: NDArray[np.int64]) -> Callable[[int], int]:
    """Return a function from a number of steps to the cells of the first ones, spread evenly in a subject.

    steps : ascending
    """
    known = steps.tolist()
    done = [0, *np.cumsum(cells).tolist()]
    rates = [*np.cumsum((cells / steps)[::-1])[::-1].tolist(), 0.0]

    def cells_done(step: int) -> int:
        ended = bisect_right(known, step)
        return int(done[ended] + min(round(step * rates[ended]), done[-1] - done[ended]))

    return cells_done


def launch_ends(
    steps: int, cells_done: Callable[[int], int], cells_per_launch: int, most_steps: int
) -> list[tuple[int, int]]:
    """Cut steps into launches of about equally many cells.

    cells_done : of the first steps, ascending

    Returns
    -------
    for each launch the step it ends before, and the cells done then
    """
    ends = []
    begin = done = 0
    while begin < steps:
        low, high = begin + 1, min(begin + most_steps, steps)
        while low < high:
            middle = (low + high + 1) // 2
            if cells_done(middle) <= done + cells_per_launch:
                low = middle
            else:
                high = middle - 1
        begin, done = low, cells_done(low)
        ends.append((begin, done))
    return ends
