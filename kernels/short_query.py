"""The method for short queries as data: its build, what fits the shared memory, and the query's profile."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.interleaved import INTERLEAVE
from swathe.kernels.registry import KernelBuild

LIMIT: Final = 65_535
"""The largest score that the kernel can keep: two bytes."""
STEP: Final = 8
"""Rows that are looked up together; the query is padded to a multiple of it."""
CELL_BYTES: Final = 4
"""Shared memory of a row and thread: H and E in two bytes each (section 3.3 of the paper)."""
LEAST_RESIDENT: Final = 128
"""The fewest threads of a multiprocessor, one warp for each of its schedulers, where the threads per block
are chosen automatically."""
THREAD_CHOICES: Final = tuple(range(32, 513, 32))
CODES: Final = 32
"""Codes of a row of the profile: those of `core.sequences.alphabet`, and padding."""

BUILD: Final = KernelBuild("short_query.cu", "short_query", (("DOTS", 0b1111),), 64, 512)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the method, which are the same for all capabilities."""
    return (BUILD, INTERLEAVE)


def padded_rows(query_length: int) -> int:
    """Return the rows of a query, padded."""
    return -(-query_length // STEP) * STEP


def block_bytes(query_length: int, threads: int) -> int:
    """Return the shared memory that a block needs."""
    return CELL_BYTES * padded_rows(query_length) * threads


def longest_query(threads: int, shared_bytes: int) -> int:
    """Return the longest query for so many threads per block: S / (4 T), section 3.3.

    shared_bytes : shared memory that a block of the device can have
    """
    return shared_bytes // (CELL_BYTES * threads) // STEP * STEP


def profile(table: NDArray[np.int8]) -> NDArray[np.int8]:
    """Lay a query's scores out as the kernel looks them up.

    Parameters
    ----------
    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it

    Returns
    -------
    int8[steps + 1, 32, 8]: scores of eight rows against each code; -128 where a row or a code is padding, as
    is the last step, which the kernel fetches ahead
    """
    m, n_codes = table.shape
    scores = np.full((padded_rows(m) + STEP, CODES), -128, np.int8)
    scores[:m, :n_codes] = table
    return np.ascontiguousarray(scores.reshape(-1, STEP, CODES).transpose(0, 2, 1))
