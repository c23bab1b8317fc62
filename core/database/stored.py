"""Reading parts of a database file into memory on demand, never through a memory map.

Accessing the map of a file that was truncated meanwhile kills the process (SIGBUS); a short read becomes an
error message. Why this costs next to nothing: docs/decisions/002-database-format.md.
"""

from __future__ import annotations

import os
import stat
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import DatabaseError
from swathe.core.system.files import READ_FLAGS

_NEAR: Final = 512
"""Gaps of up to this many bytes between two ranges are read as well, rather than reading twice."""
_MOST_HELD: Final = 64 << 20
"""Bytes that may be held for the hits of a search; reading them takes 30 ms."""
_READ_AT_ONCE: Final = 20
"""Bytes that are read in the time of one that is read with its sequence alone."""


class StoredFile:
    """An open database file; safe to use from several threads.

    Attributes
    ----------
    size : bytes when it was opened

    Raises OSError if the file cannot be opened, DatabaseError if it is not a regular file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor = os.open(path, READ_FLAGS)
        weakref.finalize(self, os.close, self._descriptor)
        self._lock = threading.Lock()
        status = os.fstat(self._descriptor)
        if not stat.S_ISREG(status.st_mode):
            kind = "a folder" if stat.S_ISDIR(status.st_mode) else "not a regular file"
            raise DatabaseError(f"{path} is {kind}.", "Choose a database file.")
        self.size = status.st_size

    def read(self, offset: int, size: int) -> NDArray[np.uint8]:
        """Return bytes of the file; raises DatabaseError if they no longer exist."""
        out = np.empty(size, np.uint8)
        self.read_into(offset, out)
        return out

    def read_into(self, offset: int, out: NDArray[np.uint8]) -> None:
        """Fill an array with the bytes from `offset` on; raises DatabaseError if the file ends before."""
        view = out.data
        while view:
            try:
                n = self._some(offset, view)
            except OSError as error:
                raise DatabaseError(
                    f"{self.path} cannot be read: {error.strerror or error}.",
                    "Check the disk or network it is on.",
                ) from error
            if n == 0:
                raise DatabaseError(
                    f"The database {self.path} became shorter while it was open: another program changed it.",
                    "Copy it again from an intact one, or import the FASTA file again; then search again.",
                )
            offset += n
            view = view[n:]

    def _some(self, offset: int, view: memoryview) -> int:
        if hasattr(os, "preadv"):
            return os.preadv(self._descriptor, [view], offset)
        with self._lock:  # Windows has no positioned reads
            os.lseek(self._descriptor, offset, os.SEEK_SET)
            data = os.read(self._descriptor, len(view))
        view[: len(data)] = data
        return len(data)


class StoredBytes:
    """A section of bytes in a database file; slicing reads it: uint8[n], read-only.

    Parameters
    ----------
    offset, size : of the section in the file
    n_codes : upper limit of the bytes, checked on reading since they are used to index tables
    """

    def __init__(self, file: StoredFile, offset: int, size: int, n_codes: int = 256) -> None:
        self.size = size
        self.dtype = np.dtype(np.uint8)
        self._file = file
        self._offset = offset
        self._n_codes = n_codes
        self._lock, self._users = threading.Lock(), 0
        self._held: NDArray[np.uint8] | None = None

    @property
    def path(self) -> Path:
        """The database file."""
        return self._file.path

    def __getitem__(self, places: slice) -> NDArray[np.uint8]:
        begin, end, _ = slice(places.start, places.stop).indices(self.size)
        if (held := self._held) is not None:
            return held[begin:end]
        out = np.empty(max(end - begin, 0), np.uint8)
        self.read_into(out, begin)
        out.setflags(write=False)
        return out

    @contextmanager
    def in_memory(self) -> Iterator[None]:
        """Keep the whole section in memory for a block: slices are parts of it. Raises DatabaseError."""
        with self._lock:
            self._held = self[:]
            self._users += 1
        try:
            yield
        finally:
            with self._lock:
                self._users -= 1
                if not self._users:
                    self._held = None

    @property
    def held(self) -> bool:
        """Whether the section is in memory."""
        return self._held is not None

    def read_into(self, out: NDArray[np.uint8], begin: int = 0) -> None:
        """Fill an array with the bytes from `begin` on. Raises DatabaseError."""
        self._file.read_into(self._offset + begin, out)
        if self._n_codes < 256 and out.size and int(out.max()) >= self._n_codes:
            wrong = int(np.argmax(out >= self._n_codes))
            raise damaged(
                self._file.path,
                f"byte {self._offset + begin + wrong + 1:,} of it, {out[wrong]}, is not a residue",
            )

    def part(self, begin: int, end: int) -> StoredBytes:
        """Return a part of the section without reading it."""
        return StoredBytes(self._file, self._offset + begin, end - begin, self._n_codes)


SomeBytes = NDArray[np.uint8] | StoredBytes
"""Residues or headers of a database, in memory or in its file; slices of both are arrays."""


def part_of(values: SomeBytes, begin: int, end: int) -> SomeBytes:
    """Return a part of a database's residues without reading or copying any."""
    return values.part(begin, end) if isinstance(values, StoredBytes) else values[begin:end]


def held_if_worth(values: SomeBytes, needed: int | None) -> SomeBytes:
    """Return a database's bytes in memory where that takes less time than reading the needed parts of them.

    needed : how many of them; None: many
    """
    most = _MOST_HELD if needed is None else min(_MOST_HELD, _READ_AT_ONCE * needed)
    return values[: values.size] if values.size <= most else values


def gathered(
    values: SomeBytes, begins: NDArray[np.int64], ends: NDArray[np.int64]
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Return ranges of a database's bytes with few reads, and where each begins and ends in the result.

    begins, ends : int64[k] of each range in `values`, in any order
    """
    if not isinstance(values, StoredBytes):
        return values, begins, ends
    if values.held or not begins.size:
        return values[: values.size if begins.size else 0], begins, ends
    order = np.argsort(begins, kind="stable")
    sorted_begins, reached = begins[order], np.maximum.accumulate(ends[order])
    firsts = np.append(0, np.flatnonzero(sorted_begins[1:] > reached[:-1] + _NEAR) + 1)
    lows = sorted_begins[firsts]
    sizes = reached[np.append(firsts[1:], begins.size) - 1] - lows
    starts = np.cumsum(sizes) - sizes
    text = np.empty(int(sizes.sum()), np.uint8)
    for low, start, size in zip(lows.tolist(), starts.tolist(), sizes.tolist(), strict=True):
        values.read_into(text[start : start + size], low)
    text.setflags(write=False)
    moved = np.empty_like(begins)
    moved[order] = np.repeat(starts - lows, np.diff(np.append(firsts, begins.size)))
    return text, begins + moved, ends + moved


def damaged(path: Path, how: str) -> DatabaseError:
    """Return the error for a database file that is not as Swathe writes it."""
    return DatabaseError(
        f"The database {path} is damaged: {how}.",
        "Copy it again from an intact one, or import the FASTA file again.",
    )
