"""Write a file so that it is whole or absent, whatever happens meanwhile."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from swathe.core.errors import ExportError, InvalidRequest
from swathe.core.system.leftovers import part_file, remove_leftovers

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG} if hasattr(errno, "EDQUOT") else {errno.ENOSPC, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


@contextmanager
def atomic_file(destination: Path) -> Iterator[BinaryIO]:
    """Give a stream whose content becomes `destination` when the block ends without an error.

    Until then it is a hidden file in the same folder; on any error or interruption that file is removed and
    an existing `destination` stays as it was. What killed processes left there of this kind is removed first.
    A destination that is no regular file (a terminal, a pipe, a device) is written directly. A symbolic link
    stays one: what it points to is replaced.

    Raises ExportError for every reason the operating system gives not to write.
    """
    try:
        with _special(destination) if is_special(destination) else _replaced(destination) as stream:
            yield stream
    except BrokenPipeError:
        raise
    except OSError as error:
        raise sentence(destination, error) from error


def check_destination(destination: Path) -> None:
    """Raise ExportError if a file clearly cannot be written there, so that it is said before the work.

    `atomic_file` checks again: folders vanish and disks fill up meanwhile.
    """
    if is_special(destination):
        return
    target = Path(os.path.realpath(destination))
    try:
        _check_folder(destination, target)
        closed = target.exists() and not _writable(target)
    except OSError as error:
        raise sentence(destination, error) from error
    if closed or not _writable(target.parent):
        raise sentence(destination, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def refuse_overwriting(
    output: Path, inputs: Iterable[str | Path], hint: str = "Give -o another name."
) -> None:
    """Raise InvalidRequest where the output file would replace a file that is read."""
    for path in map(Path, inputs):
        if os.path.exists(path) and os.path.exists(output) and output.samefile(path):
            raise InvalidRequest(
                "output",
                f"{output} is an input and would be overwritten.",
                hint,
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
    """Whether a terminal, a pipe or a device is there. Raises ExportError for a folder."""
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
    with part_file(target.parent, target.name) as (part, descriptor):
        try:
            with os.fdopen(descriptor, "wb") as stream:
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            if target.exists():
                part.chmod(stat.S_IMODE(target.stat().st_mode))
            part.replace(target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut where the operating system lets us ask for it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def sentence(destination: Path, error: OSError) -> ExportError:
    """Say in words why a file could not be written."""
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
