"""A database in the form pyopal takes, slab by slab, kept between searches as far as memory allows."""

from __future__ import annotations

import threading
from typing import Any, Final

from swathe.core.alignment import opal
from swathe.core.database import Subjects
from swathe.core.system.memory import available_memory

_BYTES_PER_SEQUENCE: Final = 100
"""What pyopal and the allocator take for a sequence beside its residues."""
_LARGEST_BUDGET: Final = 8 << 30
_BUDGET_IF_UNKNOWN: Final = 2 << 30


def memory_budget() -> int:
    """Return how many bytes of prepared slabs may be kept: a third of what is available, at most 8 GB."""
    there = available_memory()
    return _BUDGET_IF_UNKNOWN if there is None else min(there // 3, _LARGEST_BUDGET)


class SlabStore:
    """The slabs of the subjects of one database, built when first asked for, by whichever thread asks.

    Slabs within `budget` bytes stay; each other is dropped by `release`.
    """

    def __init__(self, subjects: Subjects, slabs: list[tuple[int, int]], budget: int) -> None:
        self.key = subjects.key
        self.slabs = slabs
        self._subjects = subjects
        self._locks = [threading.Lock() for _ in slabs]
        self._built: dict[int, Any] = {}
        self._resident = 0
        for begin, end in slabs:
            size = int(subjects.offsets[end] - subjects.offsets[begin])
            budget -= size + (end - begin) * _BYTES_PER_SEQUENCE
            if budget < 0:
                break
            self._resident += 1

    def get(self, slab: int) -> Any:
        """Return a slab as a pyopal database."""
        with self._locks[slab]:
            if slab not in self._built:
                begin, end = self.slabs[slab]
                offsets = self._subjects.offsets[begin : end + 1]
                residues = self._subjects.residues[int(offsets[0]) : int(offsets[-1])]
                self._built[slab] = opal.make_database(residues, offsets - offsets[0])
            return self._built[slab]

    def release(self, slab: int) -> None:
        """Say that a search needs a slab no more."""
        if slab >= self._resident:
            with self._locks[slab]:
                self._built.pop(slab, None)

    @property
    def n_built(self) -> int:
        """How many slabs are held."""
        return len(self._built)
