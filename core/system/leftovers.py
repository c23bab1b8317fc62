"""Hidden files and folders under work: held while somebody writes them, removed once nobody does."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":  # where an open file cannot be deleted
    import fcntl

_OURS: Final = re.compile(r"\..{0,100}\.swathe-[0-9a-f]{8}\.part", re.DOTALL)
REPLACED: Final = ".before"
"""Inside such a folder: files that stood where new ones go, until all of these are in place."""
_STALE: Final = 24 * 3600
"""Seconds after which a folder that nothing can be asked about is one of a process that died."""


@contextmanager
def part_file(folder: Path, stem: str) -> Iterator[tuple[Path, int]]:
    """Give a new hidden file and a descriptor to write it with, which whoever is given it closes.

    The file stays when the block ends: it has another name by then, or `remove_leftovers` takes it.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        path = folder / _name(stem)
        descriptor = os.open(path, flags, 0o666)
        held = os.dup(descriptor) if sys.platform != "win32" else None
        if held is None or _hold(held, path):
            break
        os.close(held)
        os.close(descriptor)
    try:
        yield path, descriptor
    finally:
        if held is not None:
            os.close(held)


@contextmanager
def part_folder(folder: Path) -> Iterator[Path]:
    """Give a new hidden folder, which is removed when the block ends."""
    held: int | None = None
    while True:
        path = folder / _name("queries")
        path.mkdir(parents=True)
        if sys.platform == "win32":
            break
        held = os.open(path, os.O_RDONLY)
        if _hold(held, path):
            break
        os.close(held)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)
        if held is not None:
            os.close(held)


def remove_leftovers(folder: Path) -> None:
    """Remove what processes that were killed left under work in a folder; what somebody still writes stays.

    Only files and folders of this module's naming, and of this user, are touched. Where the file system has
    no locks they stay, and so does a folder with files of the user's that were about to be replaced.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for name in [entry.name for entry in entries if _OURS.fullmatch(entry.name)]:
            with suppress(OSError):
                _remove(folder / name)


def _name(stem: str) -> str:
    return f".{stem[:100]}.swathe-{secrets.token_hex(4)}.part"


def _hold(descriptor: int, path: Path) -> bool:
    """Lock a file or folder as long as the descriptor is open; False where it was taken for a leftover."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # no locks here: nobody can take it for a leftover either
        return True
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _remove(path: Path) -> None:
    """Remove a leftover that nobody holds. Raises OSError where it has to stay."""
    status = path.lstat()
    if stat.S_ISDIR(status.st_mode):
        if any((path / REPLACED).glob("*")):
            return
        if sys.platform == "win32":
            if time.time() - status.st_mtime > _STALE:
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
        status = os.fstat(descriptor)
        if status.st_uid != os.geteuid():
            return
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if stat.S_ISDIR(status.st_mode):
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink()
    finally:
        os.close(descriptor)
