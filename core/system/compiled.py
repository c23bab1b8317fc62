"""The decorator that compiles Python functions to machine code, and where that code is cached."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numba

from swathe.core.system.compiling import ELSEWHERE
from swathe.core.system.llvm import leave_llvm_at_exit
from swathe.core.system.settings import (
    compiled_directory,
    room_for,
    temporary_directory,
    working_cache_directory,
)

if sys.platform != "win32":
    import fcntl

_LEAST_FREE: Final = 16 << 20
"""Bytes that must be free where machine code is cached; all of it takes 3 MB."""
_compiling: Final = threading.local()
leave_llvm_at_exit()


def _folder() -> Path | None:
    """Tell Numba where to cache machine code, unless the environment's `NUMBA_CACHE_DIR` does.

    Returns that folder; None where nothing can be written.
    """
    if not numba.config.CACHE_DIR:
        for choose in (working_cache_directory, temporary_directory):
            folder = choose()
            if folder is not None and room_for(folder, _LEAST_FREE):
                numba.config.CACHE_DIR = str(compiled_directory(folder))
                break
    return Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else None


_FOLDER: Final = _folder()


def compiled(function: Callable[..., Any] | None = None, **options: Any) -> Any:
    """Compile a function at its first call and load it from the cache afterwards; it runs without the GIL.

    A function that another process compiles at this moment (`core.cli.compile_ahead`) is waited for.

    options : of `numba.njit`
    """
    if function is None:
        return lambda function: compiled(function, **options)
    made = numba.njit(function, nogil=True, cache=_FOLDER is not None, **options)
    compile_here = made.compile

    def compile_alone(signature: Any) -> Any:
        with _alone(f"{function.__module__}.{function.__qualname__}"):
            return compile_here(signature)

    made.compile = compile_alone
    return made


def is_ready(function: Any) -> bool:
    """Whether to call a function now: it takes no compiling, or no other process does that."""
    # Numba has no public way to ask what its cache has.
    return not ELSEWHERE.is_set() or bool(function.overloads or function._cache._cache_file._load_index())


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """Wait until no other process compiles this function, unless this is part of compiling another one.

    Windows has no such lock: there, processes may compile the same function.
    """
    if _FOLDER is None or sys.platform == "win32" or getattr(_compiling, "name", None):
        yield
        return
    _compiling.name = name
    try:
        _FOLDER.mkdir(parents=True, exist_ok=True)
        with (_FOLDER / f"{name}.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    finally:
        _compiling.name = None
