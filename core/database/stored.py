"""Reading a database file piece by piece into memory, never through a memory map.

Touching a map of a file that was made shorter meanwhile ends the process (SIGBUS); a read that comes short is
noticed, and said. Why this costs next to nothing: docs/decisions/002-database-format.md.
"""

from __future__ import annotations

import os
import stat
import threading
import weakref
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import DatabaseError
from swathe.core.system.files import READ_FLAGS

_NEAR: Final = 512
"""Bytes between two stretches that are read as well rather than passed over by another read."""


class StoredFile:
    """A database file that is held open; used by any number of threads at once.

    Attributes
    ----------
    size : bytes, when it was opened

    Raises OSError where the file cannot be opened, DatabaseError where it is not a regular file.
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
        """Return bytes of the file; raises DatabaseError where they are no longer there."""
        out = np.empty(size, np.uint8)
        self.read_into(offset, out)
        return out

    def read_into(self, offset: int, out: NDArray[np.uint8]) -> None:
        """Fill an array from a place in the file; raises DatabaseError where there is less than that."""
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
        with self._lock:  # Windows has no reading at a place
            os.lseek(self._descriptor, offset, os.SEEK_SET)
            data = os.read(self._descriptor, len(view))
        view[: len(data)] = data
        return len(data)


class StoredBytes:
    """A section of bytes in a database file. A slice is read when it is asked for: uint8[n], read-only.

    Parameters
    ----------
    offset, size : where the section lies in the file
    n_codes : bytes are below this; what is read is checked, since it is used to index tables
    """

    def __init__(self, file: StoredFile, offset: int, size: int, n_codes: int = 256) -> None:
        self.size = size
        self.dtype = np.dtype(np.uint8)
        self._file = file
        self._offset = offset
        self._n_codes = n_codes

    def __getitem__(self, places: slice) -> NDArray[np.uint8]:
        begin, end, _ = slice(places.start, places.stop).indices(self.size)
        out = np.empty(max(end - begin, 0), np.uint8)
        self.read_into(out, begin)
        out.setflags(write=False)
        return out

    def read_into(self, out: NDArray[np.uint8], begin: int = 0) -> None:
        """Fill an array from a place in the section on. Raises DatabaseError."""
        self._file.read_into(self._offset + begin, out)
        if self._n_codes < 256 and out.size and int(out.max()) >= self._n_codes:
            wrong = int(np.argmax(out >= self._n_codes))
            raise damaged(
                self._file.path,
                f"byte {self._offset + begin + wrong + 1:,} of it, {out[wrong]}, is not a residue",
            )

    def part(self, begin: int, end: int) -> StoredBytes:
        """Return a part of the section; nothing is read."""
        return StoredBytes(self._file, self._offset + begin, end - begin, self._n_codes)


SomeBytes = NDArray[np.uint8] | StoredBytes
"""Residues or headers of a database, in memory or in its file: slices of both are arrays."""


def part_of(values: SomeBytes, begin: int, end: int) -> SomeBytes:
    """Return a part of a database's residues without reading or copying any."""
    return values.part(begin, end) if isinstance(values, StoredBytes) else values[begin:end]


def gathered(
    values: SomeBytes, begins: NDArray[np.int64], ends: NDArray[np.int64]
) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Return stretches of a database's bytes, read in few goes: an array, and where they begin and end in it.

    begins, ends : int64[k] where each lies in `values`, in any order
    """
    if not isinstance(values, StoredBytes) or not begins.size:
        return np.asarray(values[0:0] if isinstance(values, StoredBytes) else values), begins, ends
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
    """Say that a database file is not as Swathe writes it."""
    return DatabaseError(
        f"The database {path} is damaged: {how}.",
        "Copy it again from an intact one, or import the FASTA file again.",
    )
