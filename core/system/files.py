"""Files: opening only regular ones, writing them atomically, and deleting leftovers and old ones."""

from __future__ import annotations

import errno
import os
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from swathe.core.errors import ExportError, InvalidRequest

if sys.platform != "win32":  # where an open file cannot be deleted, which is lock enough
    import fcntl

READ_FLAGS: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""Without O_NONBLOCK, opening a named pipe waits for a writer."""
REPLACED: Final = ".before"
"""Folder inside a temporary one for the files that are being replaced, until all new ones are in place."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG} if hasattr(errno, "EDQUOT") else {errno.ENOSPC, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_TEMPORARY: Final = re.compile(r"\..{0,100}\.swathe-[0-9a-f]{8}\.part", re.DOTALL)
_STALE_SECONDS: Final = 24 * 3600
"""On Windows, which does not lock folders, an older temporary folder is taken for a leftover."""


def bytes_in(folder: Path, *, but: Iterable[Path] = ()) -> int:
    """Return how many bytes the files of a folder and those below it hold; what cannot be read counts as 0.

    but : folders in it that are left out
    """
    left_out, total = set(but), 0
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if Path(place, name) not in left_out]
        for name in names:
            with suppress(OSError):
                total += Path(place, name).lstat().st_size
    return total


def open_regular(path: Path) -> BinaryIO:
    """Open a regular file for reading bytes; raises OSError for a folder, a named pipe or a device."""
    descriptor = os.open(path, READ_FLAGS)
    mode = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(mode):
        os.close(descriptor)
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(number, os.strerror(number) if number == errno.EISDIR else "this is not a regular file")
    return os.fdopen(descriptor, "rb")


@contextmanager
def atomic_file(destination: Path) -> Iterator[BinaryIO]:
    """Give a stream whose content becomes `destination` when the block ends without an error.

    Until then it is a hidden file in the same folder; on any error or interruption that file is removed and
    an existing `destination` stays as it was. Leftovers of killed processes in that folder are removed first.
    A destination that is not a regular file (a terminal, a pipe, a device) is written directly. A symbolic
    link stays one: the file it points to is replaced.

    Raises ExportError whenever the operating system refuses to write.
    """
    try:
        with _special(destination) if is_special(destination) else _replaced(destination) as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        raise write_error(destination, error) from error


def check_destination(destination: Path) -> None:
    """Raise ExportError if a file clearly cannot be written there, so that users learn it before the work.

    `atomic_file` checks again, since folders vanish and disks fill up in the meantime.
    """
    if is_special(destination):
        return
    target = Path(os.path.realpath(destination))
    try:
        _check_folder(destination, target)
        closed = target.exists() and not _writable(target)
    except OSError as error:
        raise write_error(destination, error) from error
    if closed or not _writable(target.parent):
        raise write_error(destination, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def refuse_overwriting(output: Path, inputs: Iterable[str | Path]) -> None:
    """Raise InvalidRequest if the output file is one of the inputs."""
    for path in map(Path, inputs):
        if os.path.exists(path) and os.path.exists(output) and output.samefile(path):
            raise InvalidRequest(
                "output", f"{output} is an input and would be overwritten.", "Give the output another name."
            )


def _writable(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _check_folder(destination: Path, target: Path) -> None:
    if not target.parent.is_dir():
        raise ExportError(
            f"{destination} cannot be written: there is no folder {target.parent}.",
            "Make the folder first, or choose another.",
        )


def is_special(destination: Path) -> bool:
    """Whether `destination` is a terminal, a pipe or a device. Raises ExportError for a folder."""
    try:
        mode = destination.stat().st_mode
    except OSError:
        return False
    if stat.S_ISDIR(mode):
        raise ExportError(f"{destination} is a folder.", "Give the name of a file in it.")
    return not stat.S_ISREG(mode)


@contextmanager
def _special(destination: Path) -> Iterator[BinaryIO]:
    with destination.open("wb") as stream:
        yield stream


@contextmanager
def _replaced(destination: Path) -> Iterator[BinaryIO]:
    target = Path(os.path.realpath(destination))
    _check_folder(destination, target)
    if target.exists() and not _writable(target):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    remove_leftovers(target.parent)
    with temporary_file(target.parent, target.name) as (path, descriptor):
        with os.fdopen(descriptor, "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            path.chmod(stat.S_IMODE(target.stat().st_mode))
        path.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make a file's new name survive a power cut; Windows has no such call."""
    if os.name != "posix":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_error(destination: Path, error: OSError) -> ExportError:
    """Return the error that tells users why a file could not be written."""
    if error.errno in _FULL:
        return ExportError(
            f"{destination} cannot be written: the disk is full.", "Free some space or choose another folder."
        )
    if error.errno in _FORBIDDEN:
        return ExportError(
            f"{destination} cannot be written: it or its folder is read-only, or open in another program.",
            "Choose another folder or name.",
        )
    if error.errno == errno.ENAMETOOLONG:
        return ExportError(
            f"{destination} cannot be written: its name is too long.", "Choose a shorter name."
        )
    return ExportError(
        f"{destination} cannot be written: {error.strerror or error}.", "Choose another place."
    )


@contextmanager
def temporary_file(folder: Path, stem: str) -> Iterator[tuple[Path, int]]:
    """Give a new hidden file and a descriptor to read and write it with, which the caller closes.

    It is locked against `remove_leftovers` of other processes, and deleted when the block ends, unless it has
    another name by then.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        path = folder / _temporary_name(stem)
        descriptor = os.open(path, flags, 0o666)
        locked = os.dup(descriptor) if sys.platform != "win32" else None
        if locked is None or _lock(locked, path):
            break
        os.close(locked)
        os.close(descriptor)
    try:
        yield path, descriptor
    finally:
        with suppress(OSError):
            path.unlink()
        if locked is not None:
            os.close(locked)


@contextmanager
def temporary_folder(folder: Path) -> Iterator[Path]:
    """Give a new hidden folder, which is deleted when the block ends."""
    locked: int | None = None
    while True:
        path = folder / _temporary_name("queries")
        path.mkdir(parents=True)
        if sys.platform == "win32":
            break
        locked = os.open(path, os.O_RDONLY)
        if _lock(locked, path):
            break
        os.close(locked)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)
        if locked is not None:
            os.close(locked)


def remove_leftovers(folder: Path) -> None:
    """Delete the temporary files and folders of killed processes; those still being written stay.

    Only this user's are touched. They stay where the file system has no locks, and so does a folder that
    holds the user's files that were about to be replaced.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for name in [entry.name for entry in entries if _TEMPORARY.fullmatch(entry.name)]:
            with suppress(OSError):
                _remove_leftover(folder / name)


def sizes_by_age(folder: Path, pattern: str) -> dict[Path, int]:
    """Return the size of each file whose name matches a glob pattern, the one modified longest ago first."""
    found = []
    for path in folder.glob(pattern):
        with suppress(OSError):  # another process deleted it
            status = path.stat()
            found.append((status.st_mtime_ns, status.st_size, path))
    return {path: size for _, size, path in sorted(found)}


def remove_oldest(sizes: Mapping[Path, int], limit: int, keep: Container[Path] = ()) -> None:
    """Delete files in the order of `sizes_by_age` until the rest takes at most `limit` bytes."""
    total = sum(sizes.values())
    for path, size in sizes.items():
        if total <= limit:
            return
        if path not in keep:
            with suppress(OSError):  # in use by another process, on Windows
                path.unlink()
                total -= size


def _temporary_name(stem: str) -> str:
    return f".{stem[:100]}.swathe-{secrets.token_hex(4)}.part"


def _lock(descriptor: int, path: Path) -> bool:
    """Lock a file or folder while the descriptor is open; False where it was taken for a leftover."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # no locks on this file system, so other processes cannot take it for a leftover either
        return True
    try:  # another process may have deleted it between its creation and the lock
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _remove_leftover(path: Path) -> None:
    """Delete a leftover that is not locked. Raises OSError if it has to stay."""
    status = path.lstat()
    if stat.S_ISDIR(status.st_mode):
        if any((path / REPLACED).glob("*")):
            return
        if sys.platform == "win32":
            if time.time() - status.st_mtime > _STALE_SECONDS:
                shutil.rmtree(path, ignore_errors=True)
            return
        flags = os.O_RDONLY
    elif stat.S_ISREG(status.st_mode):
        if sys.platform == "win32":
            path.unlink()
            return
        flags = os.O_RDWR
    else:
        return
    descriptor = os.open(path, flags | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        status = os.fstat(descriptor)  # again: another process may have replaced it since `lstat`
        if status.st_uid != os.geteuid():
            return
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if stat.S_ISDIR(status.st_mode):
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink()
    finally:
        os.close(descriptor)
