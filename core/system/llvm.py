"""The end of a process whose threads compile: LLVM's own data must outlive what uses them."""

from __future__ import annotations

import atexit
import sys
from functools import cache


@cache
def leave_llvm_at_exit() -> None:
    """Have the process wait at its end until no thread is in LLVM, and let no other one enter it.

    Called by whatever compiles, and before that by whatever waits for such threads at the process's end: what
    is registered first is done last. Daemon threads and Qt's go on while a process ends. One that is in LLVM
    then crashes, since its data are destroyed meanwhile.
    """
    atexit.register(_leave)


def _leave() -> None:
    ffi = sys.modules.get("llvmlite.binding.ffi")  # importing it takes a tenth of a second
    if ffi is not None:
        # llvmlite's lock of the library, which each of its calls takes. With the callbacks that it offers, a
        # thread kept out would hold that lock, for which objects of this one wait at their end.
        ffi.lib._lock.__enter__()
