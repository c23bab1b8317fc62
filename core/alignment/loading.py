"""Load what aligning hits needs while something else is waited for."""

from __future__ import annotations

import threading
from functools import cache


@cache
def load_ahead() -> threading.Thread:
    """Begin to load what the hits of a search need, in a thread of its own; once in a process.

    To be called before an engine is opened for a search whose hits will be aligned: half a second of modules
    is loaded while drivers, disks and engines are waited for. A process that ends
    before waits for the step under way: ended in the middle of it, as a daemon thread is, it can crash.
    """
    import numpy.random  # noqa: F401 - imports itself in a circle: begun by two threads at once, it deadlocks

    thread = threading.Thread(target=_load, name="loading")
    thread.start()
    return thread


def _load() -> None:
    main = threading.main_thread()
    for step in (_load_statistics, _load_compiler, _load_alignment):
        if not main.is_alive():
            return
        try:
            step()
        except Exception:
            if main.is_alive():  # else modules cannot all be loaded any more, and nobody needs them
                raise


def _load_statistics() -> None:
    import scipy.special  # noqa: F401


def _load_compiler() -> None:
    import swathe.core.system.compiled  # noqa: F401


def _load_alignment() -> None:
    """Align a pair, which loads the kernel's machine code."""
    import numpy as np

    from swathe.core.alignment.alignment import align
    from swathe.core.cancel import CancelToken
    from swathe.core.scoring.scheme import ScoringScheme

    scheme = ScoringScheme.load("BLOSUM62")
    alone = np.zeros(1, np.uint8)
    align(alone, alone, scheme, int(scheme.table(alone)[0, 0]), CancelToken())
