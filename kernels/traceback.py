"""The alignment kernel of GPUs as data: what it reads and writes, and the memory that it takes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from swathe.kernels.registry import KernelBuild

WARP: Final = 32
_COLUMNS: Final = 8
"""Columns of a lane: a word holds their directions."""
_GRAIN: Final = 128
QUERY: Final = np.dtype(
    [
        ("codes", "<i8"),
        ("rows", "<i8"),
        ("unadjusted", "<i8"),
        ("length", "<i4"),
        ("n_codes", "<i4"),
        ("stride", "<i4"),
        ("first", "<i4"),
        ("extend", "<i4"),
        ("unused", "<i4"),
    ]
)
"""`struct Query` of kernels/traceback.cu."""
PAIR: Final = np.dtype(
    [
        ("subject", "<i8"),
        ("table", "<i8"),
        ("scratch", "<i8"),
        ("query", "<i4"),
        ("length", "<i4"),
        ("wanted", "<i4"),
        ("unused", "<i4"),
    ]
)
"""`struct Pair` of it."""
OUTPUTS: Final = 11
"""Rows of its output: the figures of `kernels.cpu.alignment.FIGURES`, where a pair's runs begin, how many."""
BUILD: Final = KernelBuild(
    "traceback.cu", "traceback", (("COLUMNS", _COLUMNS), ("OUTPUTS", OUTPUTS)), 128, WARP
)
HIGHEST: Final = (1 << 30) - 1
"""The highest score, and gap cost, that 32 bits are certain to hold together."""


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build on a device of a capability: the same everywhere."""
    return (BUILD,)


def scratch_bytes(m: Any, n: Any) -> Any:
    """Return the scratch memory of a pair of m query and n subject residues.

    m, n : numbers, or arrays of them
    """
    stripes = -(-m // (WARP * _COLUMNS))
    directions = 4 * WARP * stripes * (n + WARP - 1)
    size = directions + 8 * n * (stripes > 1) + 4 * most_runs(m, n)
    return -(-size // _GRAIN) * _GRAIN


def most_runs(m: Any, n: Any) -> Any:
    """Return how many runs an alignment of a pair has at most."""
    return 2 * np.minimum(m, n) + 1
