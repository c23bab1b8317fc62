"""The command line, `swathe`: searches, databases, saved runs, benchmarks."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Sequence

from swathe.core.system.blas import one_blas_thread


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    0 done, 1 wrong input, 2 wrong use, 3 memory ran short, 130 interrupted (Ctrl-C), 141 broken pipe,
    143 terminated.
    """
    one_blas_thread()
    gc.disable()  # until the command's modules are loaded, of which nothing is garbage
    atexit.register(gc.freeze)  # or else the garbage collector spends 0.1 s on what is left at exit
    try:
        # Imported here so that Ctrl-C while modules load ends the program without a traceback as well.
        from swathe.core.cli.interruption import Interruption

        with Interruption() as interruption:
            from swathe.core.cli.commands import run

            return run(argv, interruption)
    except KeyboardInterrupt:
        return 130
    finally:
        gc.enable()
