"""Where Swathe keeps files on this machine, and how much of them."""

from __future__ import annotations

import atexit
import functools
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

import platformdirs

from swathe.core.errors import SwatheError

VERSION: Final = "0.1.0"
"""Of Swathe. `importlib.metadata` would tell, but takes longer to load than a search to choose its hits."""
CACHE_DIRECTORY_VARIABLE: Final = "SWATHE_CACHE_DIR"
CACHE_LIMIT_VARIABLE: Final = "SWATHE_CACHE_LIMIT"
DATA_DIRECTORY_VARIABLE: Final = "SWATHE_DATA_DIR"
GPU_MEMORY_VARIABLE: Final = "SWATHE_GPU_MEMORY"
DEFAULT_CACHE_LIMIT: Final = 10 << 30
"""Bytes of packed databases in the cache unless `SWATHE_CACHE_LIMIT` says otherwise."""

_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:I?B)?", re.IGNORECASE)
_UNITS: Final = {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}


def cache_directory() -> Path:
    """Return the folder of files that can be made again: `SWATHE_CACHE_DIR`, or the user's cache folder.

    The folder may not exist yet.
    """
    chosen = os.environ.get(CACHE_DIRECTORY_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_cache_path("swathe", appauthor=False)


def working_cache_directory() -> Path:
    """Return `cache_directory`, or a temporary folder if the default one cannot be written.

    A folder named by the environment is never replaced; writing to it fails with a message.
    """
    folder = cache_directory()
    if os.environ.get(CACHE_DIRECTORY_VARIABLE) or room_for(folder):
        return folder
    return temporary_directory() or folder


def compiled_directory(cache: Path) -> Path:
    """Return the folder of a cache folder where this version keeps machine code; it may not exist yet.

    Each version has one of its own, since Numba recompiles a function when its own file changes but not when
    a constant of another file does.
    """
    return cache / "compiled" / VERSION


@functools.cache
def temporary_directory() -> Path | None:
    """Return a folder of this process, deleted when it ends; None if none can be made."""
    try:
        folder = tempfile.mkdtemp(prefix="swathe-")
    except OSError:
        return None
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def room_for(folder: Path, size: int = 0) -> bool:
    """Whether files of `size` bytes in all can be written to a folder, which may not exist yet."""
    try:
        while not folder.exists():
            folder = folder.parent
        return (
            folder.is_dir()
            and os.access(folder, os.W_OK | os.X_OK)
            and shutil.disk_usage(folder).free >= size
        )
    except OSError:
        return False


def not_kept(*places: tuple[str, Path]) -> str:
    """Return a sentence that names what cannot be kept, given pairs of name and folder; '' if all can be."""
    lost = [(name, folder) for name, folder in places if not room_for(folder)]
    if not lost:
        return ""
    names = [name for name, _ in lost]
    together = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    folders = ", ".join(dict.fromkeys(str(folder) for _, folder in lost))
    return (
        f"Nothing can be written to {folders}: {together} cannot be kept. {CACHE_DIRECTORY_VARIABLE} and "
        f"{DATA_DIRECTORY_VARIABLE} name other folders for the cache and the history."
    )


def data_directory() -> Path:
    """Return the folder of files that cannot be made again: `SWATHE_DATA_DIR`, or the user's data folder.

    The folder may not exist yet.
    """
    chosen = os.environ.get(DATA_DIRECTORY_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("swathe", appauthor=False)


def log_directory() -> Path:
    """Return the folder of log files; it may not exist yet."""
    return platformdirs.user_log_path("swathe", appauthor=False)


def cache_limit_bytes() -> int:
    """Return how many bytes of packed databases the cache may hold.

    `SWATHE_CACHE_LIMIT` is a number of bytes, or one with a unit (``500M``, ``20 GB``, powers of 1,024).

    Raises SwatheError if the variable holds anything else.
    """
    size = _size_in(CACHE_LIMIT_VARIABLE)
    return DEFAULT_CACHE_LIMIT if size is None else size


def gpu_memory_limit() -> int | None:
    """Return how many bytes of each GPU's memory may be used, `SWATHE_GPU_MEMORY`; None for all free.

    Written as `SWATHE_CACHE_LIMIT` is. Raises SwatheError if the variable holds anything else.
    """
    return _size_in(GPU_MEMORY_VARIABLE)


def _size_in(variable: str) -> int | None:
    text = os.environ.get(variable, "").strip()
    if not text:
        return None
    match = _SIZE.fullmatch(text)
    if match is None:
        raise SwatheError(
            f"The environment variable {variable} is {text!r}, which is not a size.",
            "Give bytes or a number with a unit, such as 500M or 20G.",
        )
    return int(float(match[1]) * (1 << _UNITS[match[2].upper()]))


def frozen() -> bool:
    """Return whether this is the program to download, which needs no Python and takes in no packages."""
    return hasattr(sys, "_MEIPASS")


def install_hint(extra: str) -> str:
    """Return what brings the packages of an extra, as a sentence."""
    if frozen():
        return (
            f"The downloaded program takes in no packages: install Swathe with Python, and the extra {extra}."
        )
    return f"Install Swathe with its extra {extra}."


def install_command(extra: str) -> str:
    """Return the command that installs an extra; the program to download has none."""
    return "" if frozen() else f"pip install 'swathe[{extra}]'"
