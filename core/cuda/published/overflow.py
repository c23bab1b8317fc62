"""Subjects whose scores left a method's range, on their way through the method that computes them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import threading

    from swathe.core.cuda.published.method import Method


class OverflowQueue:
    """Subjects of a database that are computed again; every method is safe from any thread.

    Parameters
    ----------
    lengths : of all subjects, in stored order
    lock : a reentrant one, of the job: a subject goes from its batch to here at once

    Attributes
    ----------
    total : subjects that ever came here
    """

    def __init__(self, lengths: NDArray[np.int32], lock: threading.RLock) -> None:
        self.total = 0
        self._lengths = lengths
        self._waiting: NDArray[np.int64] = np.zeros(0, np.int64)
        self._under_way = 0
        self._lock = lock

    @property
    def waiting(self) -> bool:
        """Whether there are subjects that no device took."""
        with self._lock:
            return self._waiting.size > 0

    @property
    def finished(self) -> bool:
        """Whether there are none."""
        with self._lock:
            return self._waiting.size == 0 and self._under_way == 0

    def add(self, places: NDArray[np.int64]) -> None:
        """Let subjects be computed again, given by their places in stored order."""
        with self._lock:
            self._waiting = np.concatenate((self._waiting, places))
            self.total += places.size

    def take(self, method: Method, budget: int) -> NDArray[np.int64] | None:
        """Return the longest subjects, ascending, as many as fit a budget; None where there are none.

        Raises DeviceMemoryError where not even one fits.
        """
        with self._lock:
            if self._waiting.size == 0:
                return None
            places = np.sort(self._waiting)
            count = method.take(self._lengths[places], budget)
            self._waiting = places[:-count]
            self._under_way += 1
            return places[-count:]

    def return_unfinished(self, places: NDArray[np.int64]) -> None:
        """Return subjects that a device did not compute."""
        with self._lock:
            self._waiting = np.concatenate((self._waiting, places))
            self._under_way -= 1

    def done(self) -> None:
        """Say that what one `take` returned is computed."""
        with self._lock:
            self._under_way -= 1
