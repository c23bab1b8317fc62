"""A database as pyopal takes it, in chunks that are kept between searches as far as memory allows."""

from __future__ import annotations

import threading
from typing import Any, Final

from swathe.core.alignment import opal
from swathe.core.database import Subjects
from swathe.core.system.memory import available_memory

_BYTES_PER_SEQUENCE: Final = 100
"""What pyopal and the allocator use for a sequence besides its residues."""
_LARGEST_BUDGET: Final = 8 << 30
_BUDGET_IF_UNKNOWN: Final = 2 << 30


def memory_budget() -> int:
    """Return how many bytes of prepared chunks may be kept: a third of what is available, at most 8 GB."""
    there = available_memory()
    return _BUDGET_IF_UNKNOWN if there is None else min(there // 3, _LARGEST_BUDGET)


class PreparedChunks:
    """The chunks of the subjects of one database, built by the thread that first needs them.

    Chunks within `budget` bytes are kept; `release` drops the others.
    """

    def __init__(self, subjects: Subjects, chunks: list[tuple[int, int]], budget: int) -> None:
        self.key = subjects.key
        self.chunks = chunks
        self._subjects = subjects
        self._locks = [threading.Lock() for _ in chunks]
        self._built: dict[int, Any] = {}
        self._resident = 0
        for begin, end in chunks:
            size = int(subjects.offsets[end] - subjects.offsets[begin])
            budget -= size + (end - begin) * _BYTES_PER_SEQUENCE
            if budget < 0:
                break
            self._resident += 1

    def get(self, chunk: int) -> Any:
        """Return a chunk as a pyopal database."""
        with self._locks[chunk]:
            if chunk not in self._built:
                begin, end = self.chunks[chunk]
                offsets = self._subjects.offsets[begin : end + 1]
                residues = self._subjects.residues[int(offsets[0]) : int(offsets[-1])]
                self._built[chunk] = opal.make_database(residues, offsets - offsets[0])
            return self._built[chunk]

    def release(self, chunk: int) -> None:
        """Drop a chunk that a search no longer needs, unless it is within the budget."""
        if chunk >= self._resident:
            with self._locks[chunk]:
                self._built.pop(chunk, None)

    @property
    def n_built(self) -> int:
        """How many chunks are in memory."""
        return len(self._built)
