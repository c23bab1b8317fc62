"""Memory that vectors are loaded from and stored to."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

ALIGNMENT: Final = 64
"""Bytes of the widest register and of a cache line: a vector across two lines takes two accesses."""


def aligned(size: int) -> NDArray[np.uint8]:
    """Return uninitialised memory that begins at a multiple of `ALIGNMENT` bytes, uint8[size]."""
    memory = np.empty(size + ALIGNMENT, np.uint8)
    begin = -memory.ctypes.data % ALIGNMENT
    return memory[begin : begin + size]
