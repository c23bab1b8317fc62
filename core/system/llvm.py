"""The end of a process whose threads compile: LLVM's own data must outlive what uses them."""

from __future__ import annotations

import atexit
from functools import cache

from llvmlite.binding import ffi


@cache
def leave_llvm_at_exit() -> None:
    """Have the process wait at its end until no thread is in LLVM, and let no other one enter it.

    Called by whatever compiles. Daemon threads and Qt's go on while a process ends. One that is in LLVM then
    crashes, since its data are destroyed meanwhile.
    """
    # llvmlite's lock of the library, which each of its calls takes. With the callbacks that it offers, a
    # thread kept out would hold that lock, for which objects of this one wait at their end.
    atexit.register(ffi.lib._lock.__enter__)
