"""Loading what aligning hits needs in the background."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache, partial

from swathe.core.scoring import normal


@cache
def load_ahead(
    *first: Callable[[], None], adjusted: bool = False, last: Callable[[], None] | None = None
) -> threading.Thread:
    """Begin to load what the hits of a search need, in a separate thread, once per process.

    Parameters
    ----------
    first : what else is needed before many hits are aligned at once, such as `load_alignment` where hits are
        aligned one by one
    adjusted : whether all hits will have scores that are adjusted to the subject
    last : what to do when all is loaded

    Call it before opening an engine for a search whose hits will be aligned: importing modules takes half a
    second, in which the search waits for drivers, disks and engines. If the process ends first, it waits for
    the current step: a daemon thread, killed in the middle of it, can crash.
    """
    import numpy.random  # noqa: F401 - imports itself in a circle: begun by two threads at once, it deadlocks

    steps = [normal.load, *first, partial(_load_bulk, adjusted), *([last] if last else ())]
    thread = threading.Thread(target=_load, args=steps, name="loading")
    thread.start()
    return thread


def load_alignment() -> None:
    """Align a pair by the matrix and by low and high adjusted scores, which loads the compiled code."""
    import numpy as np

    from swathe.core.alignment.alignment import align
    from swathe.core.cancel import CancelToken
    from swathe.core.scoring.scheme import AdjustedScheme, ScoringScheme
    from swathe.core.sequences.alphabet import N_CODES

    matrix = ScoringScheme.load("BLOSUM62")
    alone = np.zeros(1, np.uint8)
    adjusted = (np.full((1, N_CODES), score, np.int16) for score in (100, 30_000))
    for scheme in (matrix, *(AdjustedScheme(matrix, scores) for scores in adjusted)):
        align(alone, alone, scheme, int(scheme.table(alone)[0, 0]), CancelToken())


def _load(*steps: Callable[[], None]) -> None:
    main = threading.main_thread()
    for step in steps:
        if not main.is_alive():
            return
        try:
            step()
        except Exception:
            if main.is_alive():  # an interpreter that shuts down cannot import all modules, and needs none
                raise


def _load_bulk(adjusted: bool) -> None:
    """Load the kernels for scores of every width that hits may have."""
    from swathe.core.alignment.bulk import load_kernels

    load_kernels(adjusted=adjusted)
