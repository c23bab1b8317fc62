"""Writing a packed database beside its destination, which it then replaces."""

from __future__ import annotations

import errno
import io
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Generic, TypeVar

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.database.packed import (
    ALIGNMENT,
    BLOCK_BYTES,
    HEADER,
    SECTION_TYPES,
    Manifest,
    Section,
    pack_header,
)
from swathe.core.errors import DatabaseError
from swathe.core.system.files import sync_folder, temporary_file
from swathe.core.system.words import bytes_text

BLOCK_ELEMENTS: Final = 4 << 20
"""Elements copied between files, or handed to the writing thread, at once."""

_LEFT_FREE: Final = 1 << 30
"""Bytes of a disk that an import leaves free, or a fiftieth of a small disk."""

_MORE_ROOM: Final = "Free some space, or choose a folder on another disk."

_Number = TypeVar("_Number", np.uint8, np.int32, np.int64, np.uint64)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Convert OSErrors from writing in `folder` to a DatabaseError that explains them."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            problem, hint = "the disk is full", _MORE_ROOM
        elif error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            problem, hint = "the folder cannot be written", "Choose a folder that you may write to."
        elif isinstance(error, (FileNotFoundError, NotADirectoryError)) and not folder.is_dir():
            problem, hint = "there is no such folder", "Make it first, or choose another."
        elif isinstance(error, FileNotFoundError) and error.filename is not None:
            missing = os.fsdecode(error.filename)
            problem = f"{missing} is missing"
            hint = "Another program may have deleted it: try again, or choose another folder."
        else:
            problem, hint = error.strerror or str(error), "Check the disk, or choose another folder."
        raise DatabaseError(f"A database cannot be written to {folder}: {problem}.", hint) from error


def usable_room(folder: Path) -> int:
    """Return how many bytes may be written to a folder's disk: some of the free space stays free."""
    usage = shutil.disk_usage(folder)
    return usage.free - min(_LEFT_FREE, usage.total // 50)


class Spool(Generic[_Number]):
    """A growing array in an unnamed temporary file, which disappears with `stack` or the process."""

    def __init__(self, folder: Path, dtype: type[_Number], stack: ExitStack) -> None:
        self.dtype: np.dtype[_Number] = np.dtype(dtype)
        self.count = 0
        file = tempfile.TemporaryFile(dir=folder, buffering=0)  # noqa: SIM115 - closed by the stack
        self._file = stack.enter_context(file)

    def append(self, values: NDArray[_Number]) -> None:
        """Add values at the end."""
        write_all(self._file.fileno(), values)
        self.count += values.size

    def read(self, start: int, out: NDArray[_Number]) -> None:
        """Fill `out` with the elements from `start` on."""
        self._file.seek(start * self.dtype.itemsize)
        read_all(self._file, out)
        self._file.seek(0, os.SEEK_END)

    def blocks(self, start: int, stop: int) -> Iterator[NDArray[_Number]]:
        """Yield the elements in blocks of up to `BLOCK_ELEMENTS`; each is overwritten by the next."""
        buffer = np.empty(min(BLOCK_ELEMENTS, stop - start), self.dtype)
        for position in range(start, stop, BLOCK_ELEMENTS):
            block = buffer[: min(BLOCK_ELEMENTS, stop - position)]
            self.read(position, block)
            yield block


def read_all(file: io.RawIOBase, out: NDArray[_Number]) -> None:
    """Fill an array from the current position of an unbuffered file."""
    view = out.view(np.uint8).data
    while view:
        n = file.readinto(view)
        if not n:
            raise OSError(errno.EIO, "a file being written is shorter than what was written to it")
        view = view[n:]


def write_all(descriptor: int, values: NDArray[_Number]) -> None:
    """Write an array to a file descriptor, in as many calls as it takes."""
    view = np.ascontiguousarray(values).view(np.uint8).data
    while view:
        view = view[os.write(descriptor, view) :]


class DatabaseWriter:
    """Writes sections to a temporary file, then replaces `destination` with it.

    Raises OSError, which callers convert by `writing`.
    """

    def __init__(self, destination: Path) -> None:
        self.destination = destination
        self.folder = destination.parent
        self._open = ExitStack()
        self._temporary, descriptor = self._open.enter_context(temporary_file(self.folder, destination.name))
        self._file = self._open.enter_context(os.fdopen(descriptor, "r+b", buffering=0))
        self._end = HEADER.size
        self.sections: list[Section] = []

    def begin(self, name: str) -> None:
        """Begin the section `name` of `SECTION_TYPES`, to be filled by `append`."""
        self._end += -self._end % ALIGNMENT
        self.sections.append(Section(name, self._end, 0))

    def append(self, values: NDArray[_Number]) -> None:
        """Append values to the section begun last."""
        section = self.sections[-1]
        stored = values.astype(SECTION_TYPES[section.name], copy=False)
        self.sections[-1] = Section(section.name, section.offset, section.count + stored.size)
        self.write_at(self._end, stored)
        self._end += stored.nbytes

    def reserve(self, name: str, count: int) -> int:
        """Reserve `count` elements for the section `name`, to be filled by `write_at`; return its offset."""
        self.begin(name)
        offset = self._end
        self.sections[-1] = Section(name, offset, count)
        n_bytes = count * np.dtype(SECTION_TYPES[name]).itemsize
        self._end += n_bytes
        if n_bytes and hasattr(os, "posix_fallocate"):
            # It is filled in random order: this makes one extent instead of thousands, and finds a full disk
            # now.
            try:
                os.posix_fallocate(self._file.fileno(), offset, n_bytes)
            except OSError as error:
                if error.errno not in (errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS):
                    raise
        return offset

    def write_at(self, offset: int, values: NDArray[_Number]) -> None:
        """Write values at a place in the file; one thread at a time."""
        self._file.seek(offset)
        write_all(self._file.fileno(), values)

    def block_checksums(self) -> Iterator[str]:
        """Read the sections back and return the checksum of each block, after the last section."""
        buffer = np.empty(BLOCK_BYTES, np.uint8)
        self._file.truncate(self._end)
        for offset in range(HEADER.size, self._end, BLOCK_BYTES):
            block = buffer[: min(BLOCK_BYTES, self._end - offset)]
            self._file.seek(offset)
            read_all(self._file, block)
            yield xxhash.xxh3_64_hexdigest(block.data)

    def check_room(self, source: str, bytes_to_come: int = 0) -> None:
        """Raise DatabaseError if what is still to be written of `source` does not fit on the disk."""
        room = usable_room(self.folder)
        if room < bytes_to_come or room < 0:
            needed, there = self._end + bytes_to_come, max(0, self._end + room)
            raise DatabaseError(
                f"There is no room in {self.folder} for the database of {source}: what was read so "
                f"far takes {bytes_text(needed)}, and {bytes_text(there)} can be used.",
                _MORE_ROOM,
            )

    def finish(self, manifest: Manifest) -> None:
        """Write manifest and header, flush everything to disk, and replace the destination."""
        text = manifest.to_json()
        self.write_at(self._end, np.frombuffer(text, np.uint8))
        self.write_at(0, np.frombuffer(pack_header(self._end, text), np.uint8))
        os.fsync(self._file.fileno())
        self._file.close()
        self._temporary.replace(self.destination)
        sync_folder(self.folder)

    def abandon(self) -> None:
        """Delete the temporary file, unless `finish` made it the database."""
        self._open.close()
