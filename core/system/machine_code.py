"""The files that keep compiled kernels between runs, of GPUs and of the CPU."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from swathe.core.system.files import remove_leftovers, remove_oldest, sizes_by_age, temporary_file
from swathe.core.system.settings import working_cache_directory

LIMIT_BYTES: Final = 256 << 20
"""Beyond this, the least recently used files of a suffix are deleted; a kernel takes about 40 kB."""

_MAGIC: Final = b"SWCUBIN1"
_HEADER: Final = struct.Struct("<8sHH32s")  # magic, compiler's major and minor version, SHA-256 of the rest
_log = logging.getLogger(__name__)


@cache
def _warn_once(words: str) -> None:
    """Log a warning that would be the same for each of many kernels."""
    _log.warning("%s", words)


@dataclass(frozen=True, slots=True)
class Kept:
    """Machine code and the version of the compiler that made it."""

    image: bytes
    compiler: tuple[int, int]


class MachineCodeCache:
    """Compiled kernels by key, in `kernels` of the user's cache folder.

    suffix : of the files' names: ``.cubin`` for GPUs, ``.o`` for the CPU

    Files are written atomically and have a checksum. A damaged file counts as missing; a folder that cannot
    be written to costs only time.
    """

    def __init__(self, suffix: str) -> None:
        self._suffix = suffix
        self._folder = working_cache_directory() / "kernels"

    def load(self, key: str) -> Kept | None:
        """Return what is stored under a key; None where there is none, or it is damaged."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        image = data[_HEADER.size :]
        if len(data) <= _HEADER.size:
            return None
        magic, major, minor, checksum = _HEADER.unpack_from(data)
        if magic != _MAGIC or checksum != _checksum(major, minor, image):
            _log.warning("The compiled kernel %s is damaged and is made again.", path.name)
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # marks it as used now
        return Kept(image, (major, minor))

    def store(self, key: str, image: bytes, compiler: tuple[int, int]) -> None:
        """Store machine code under a key."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            remove_leftovers(self._folder)
            with temporary_file(self._folder, key) as (path, descriptor):
                with os.fdopen(descriptor, "wb") as file:
                    file.write(_HEADER.pack(_MAGIC, *compiler, _checksum(*compiler, image)) + image)
                path.replace(self._path(key))
            remove_oldest(sizes_by_age(self._folder, f"*{self._suffix}"), LIMIT_BYTES)
        except OSError as error:
            words = "Compiled kernels cannot be kept in {}: {}. They are made anew at every start."
            _warn_once(words.format(self._folder, error.strerror or error))

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}{self._suffix}"


def _checksum(major: int, minor: int, image: bytes) -> bytes:
    return hashlib.sha256(struct.pack("<HH", major, minor) + image).digest()
