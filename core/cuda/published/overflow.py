"""Subjects whose scores overflowed a method's range, waiting for the method that rescores them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import threading

    from swathe.core.cuda.published.method import Method


class OverflowQueue:
    """Subjects to rescore. Thread-safe.

    Parameters
    ----------
    lengths : of all subjects, in stored order
    lock : the job's, reentrant: a subject moves from its batch to here in one step

    Attributes
    ----------
    total : subjects added so far
    """

    def __init__(self, lengths: NDArray[np.int32], lock: threading.RLock) -> None:
        self.total = 0
        self._lengths = lengths
        self._waiting: NDArray[np.int64] = np.zeros(0, np.int64)
        self._in_flight = 0
        self._lock = lock

    @property
    def waiting(self) -> bool:
        """Whether there are subjects that no device has taken."""
        with self._lock:
            return self._waiting.size > 0

    @property
    def finished(self) -> bool:
        """Whether every subject is rescored."""
        with self._lock:
            return self._waiting.size == 0 and self._in_flight == 0

    def add(self, places: NDArray[np.int64]) -> None:
        """Queue subjects, given by their places in stored order."""
        with self._lock:
            self._waiting = np.concatenate((self._waiting, places))
            self.total += places.size

    def take(self, method: Method, budget: int) -> NDArray[np.int64] | None:
        """Return the longest subjects that fit a budget, ascending; None where there are none.

        Raises DeviceMemoryError where not even one fits.
        """
        with self._lock:
            if self._waiting.size == 0:
                return None
            places = np.sort(self._waiting)
            count = method.take(self._lengths[places], budget)
            self._waiting = places[:-count]
            self._in_flight += 1
            return places[-count:]

    def return_unfinished(self, places: NDArray[np.int64]) -> None:
        """Return subjects that a device did not finish."""
        with self._lock:
            self._waiting = np.concatenate((self._waiting, places))
            self._in_flight -= 1

    def done(self) -> None:
        """Record that the subjects of one `take` are rescored."""
        with self._lock:
            self._in_flight -= 1
