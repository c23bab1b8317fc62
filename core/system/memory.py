"""How much memory this computer has, how much is available, and how much of it a search may use."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import numpy as np

from swathe.core.errors import MemoryShort
from swathe.core.system.words import bytes_text

LOOK_AGAIN: Final = 1 / 16
"""Fraction of the memory last known to be free after whose use the system is asked again."""
_SHARE: Final = 0.75
"""Fraction of the available memory that a search's results may use. The rest is for showing, exporting and
saving them, and for other programs."""
_SCORES_SHARE: Final = 0.25
_MOST_SCORES: Final = 1 << 30
"""The scores of all subjects are kept up to a quarter of what results may use, or 1 GB, whichever is less."""
_UNTOUCHED: Final = 0.1
_MOST_UNTOUCHED: Final = 1 << 30
"""A search leaves a tenth of the available memory, or 1 GB, untouched, whichever is less."""
_SHARED: Final = 256
_BYTES_PER_ARRAY: Final = 112
_MEMORY_INFO: Final = Path("/proc/meminfo")
_GROUPS_OF_SELF: Final = Path("/proc/self/cgroup")
_GROUPS: Final = Path("/sys/fs/cgroup")
_NO_LIMIT: Final = 1 << 62
"""For "no limit", version 1 of control groups writes a number above this; version 2 writes "max"."""
_FILE_PAGES: Final = ("active_file", "inactive_file")


def physical_memory() -> int | None:
    """Return the bytes of installed memory; None on systems that do not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):  # no such question on this system
        return None


def available_memory() -> int | None:
    """Return the bytes that programs can still use before the system swaps or kills one of them.

    On Linux, the memory that the kernel reports as available, within the limits of this process's control
    groups (containers, batch systems). Elsewhere the installed memory; None on systems that do not tell.
    """
    free = [left for left in (_available_of_system(), *_left_in_groups()) if left is not None]
    return min(free) if free else physical_memory()


def _available_of_system() -> int | None:
    try:
        for line in _MEMORY_INFO.read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except (OSError, ValueError, IndexError):
        pass
    return None


def _left_in_groups() -> Iterator[int | None]:
    """Yield the memory that is left in each control group of this process; None where it has no limit."""
    try:
        lines = _GROUPS_OF_SELF.read_text("utf-8", "surrogateescape").splitlines()
    except OSError:
        return
    for line in lines:
        number, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if number == "0":  # version 2: one tree for all controllers
            root, used = _GROUPS, "memory.current"
            limits = ["memory.max", "memory.high"]
        elif "memory" in controllers.split(","):
            root, used = _GROUPS / "memory", "memory.usage_in_bytes"
            limits = ["memory.limit_in_bytes"]
        else:
            continue
        # In a container the path may be the host's, of which only the root is visible here.
        here = root / path.lstrip("/")
        for folder in (here, *here.parents):
            for limit in limits:
                yield _left_in_group(folder, limit, used)
            if folder == root:
                break


def _left_in_group(folder: Path, limit: str, used: str) -> int | None:
    """Return what is left of a limit; cached file pages do not count, since the kernel can drop them."""
    try:
        most = int((folder / limit).read_text("ascii"))
        if most > _NO_LIMIT:
            return None
        taken = int((folder / used).read_text("ascii"))
        counts = dict(line.split() for line in (folder / "memory.stat").read_text("ascii").splitlines())
    except (OSError, ValueError):  # no such group here, or no limit: "max"
        return None
    files = sum(int(counts.get(f"total_{name}", counts.get(name, 0))) for name in _FILE_PAGES)
    return max(0, most - max(0, taken - files))


def record_bytes(record: Any) -> int:
    """Return the memory used by a dataclass of numbers, strings and arrays that it owns.

    Integers up to 256, booleans and the empty string count for nothing: Python shares them.
    """
    size = sys.getsizeof(record)
    for field in fields(record):
        value = getattr(record, field.name)
        if isinstance(value, np.ndarray):
            size += _BYTES_PER_ARRAY + value.nbytes
        elif isinstance(value, float | str) or (isinstance(value, int) and value > _SHARED):
            size += sys.getsizeof(value)
    return size


class MemoryBudget:
    """The memory that the results of one search may use.

    all_scores : whether the scores of all subjects are what the search is for, and take whatever there is
    hits_alone : whether the scores of others than hits are needed by nobody once a query's hits are selected

    Two limits apply: the results together may use a fraction of what was available at the start, and nothing
    more is taken when the system has too little left, even if other programs took it.

    Attributes
    ----------
    size : bytes that results may take in all; None on systems that do not tell
    for_scores : bytes that the scores of all subjects may still take of it
    all_scores, hits_alone : as above; with `hits_alone` nothing is kept of scores either
    """

    def __init__(self, *, all_scores: bool = False, hits_alone: bool = False) -> None:
        there = available_memory()
        self.size = None if there is None else int(_SHARE * there)
        self.for_scores = (
            _MOST_SCORES if self.size is None else min(int(_SCORES_SHARE * self.size), _MOST_SCORES)
        )
        self.all_scores = all_scores
        if all_scores:
            self.for_scores = sys.maxsize
        self.hits_alone = hits_alone
        if hits_alone:
            self.for_scores = 0
        self._untouched = 0 if there is None else min(int(_UNTOUCHED * there), _MOST_UNTOUCHED)
        self._taken = 0
        self._free = 0
        self._since = 0

    def require(self, size: int) -> None:
        """Raise MemoryShort if another `size` bytes would not fit."""
        if self.size is None:
            return
        if self._taken + size > self.size or not self._has_free(size):
            raise MemoryShort(
                f"they need another {bytes_text(size)}, and the results of one search may take "
                f"{bytes_text(self.size)} of this computer's memory now."
            )

    def take(self, size: int) -> None:
        """Count bytes that stay in use for as long as the search's result exists."""
        self._taken += size
        self._since += size

    def _has_free(self, size: int) -> bool:
        """Whether the system has `size` bytes left; asking takes 0.2 ms, so small amounts add up first."""
        if self._since + size > LOOK_AGAIN * self._free:
            there = available_memory()
            self._free = size if there is None else there - self._untouched
            self._since = 0
        return size <= self._free
