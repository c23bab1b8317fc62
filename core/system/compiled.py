"""The decorator that compiles Python functions to machine code, and where that code is cached."""

from __future__ import annotations

from functools import partial
from typing import Final

import numba

from swathe.core.system.settings import room_for, temporary_directory, version, working_cache_directory

_LEAST_FREE: Final = 16 << 20
"""Bytes that must be free where machine code is cached; all of it takes 3 MB."""


def _kept() -> bool:
    """Tell Numba where to cache machine code, unless the environment's `NUMBA_CACHE_DIR` does.

    Each version has a folder of its own, since Numba recompiles a function when its own file changes but not
    when a constant of another file does. Returns whether there is a place to cache it.
    """
    if numba.config.CACHE_DIR:
        return True
    for choose in (working_cache_directory, temporary_directory):
        folder = choose()
        if folder is not None and room_for(folder, _LEAST_FREE):
            numba.config.CACHE_DIR = str(folder / "compiled" / version())
            return True
    return False


compiled = partial(numba.njit, nogil=True, cache=_kept())
"""Compile a function at its first call and load it from the cache afterwards; it runs without the GIL."""
