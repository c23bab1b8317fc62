"""The residues of a database in chunks, kept in memory between searches as far as it allows."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Subjects
from swathe.core.system.memory import available_memory

_LARGEST_BUDGET: Final = 8 << 30
_BUDGET_IF_UNKNOWN: Final = 2 << 30


def memory_budget() -> int:
    """Return how many bytes of residues may be kept: a third of what is available, at most 8 GB."""
    there = available_memory()
    return _BUDGET_IF_UNKNOWN if there is None else min(there // 3, _LARGEST_BUDGET)


class ResidueChunks:
    """The chunks of the subjects of one database, read by the thread that first needs them.

    Chunks within `budget` bytes are kept; `release` drops the others.

    chunks : begin and end of each, in the stored order
    """

    def __init__(self, subjects: Subjects, chunks: list[tuple[int, int]], budget: int) -> None:
        self.key = subjects.key
        self.chunks = chunks
        self._subjects = subjects
        self._locks = [threading.Lock() for _ in chunks]
        self._read: dict[int, NDArray[np.uint8]] = {}
        self._resident = 0
        for begin, end in chunks:
            budget -= int(subjects.offsets[end] - subjects.offsets[begin])
            if budget < 0:
                break
            self._resident += 1

    def get(self, chunk: int) -> NDArray[np.uint8]:
        """Return the residues of a chunk, uint8[...]."""
        with self._locks[chunk]:
            if chunk not in self._read:
                begin, end = (int(self._subjects.offsets[place]) for place in self.chunks[chunk])
                self._read[chunk] = self._subjects.residues[begin:end]
            return self._read[chunk]

    def release(self, chunk: int) -> None:
        """Drop a chunk that a search no longer needs, unless it is within the budget."""
        if chunk >= self._resident:
            with self._locks[chunk]:
                self._read.pop(chunk, None)

    @property
    def n_read(self) -> int:
        """How many chunks are in memory."""
        return len(self._read)
