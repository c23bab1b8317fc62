"""How far a benchmark is: cells done over cells to do, and the time left at the rates measured."""

from __future__ import annotations

import time

from swathe.core.benchmark.events import Working


class Pace:
    """Count the cells that each of several workers did, and how fast.

    Parameters
    ----------
    total : cells to do, by the worker's name
    """

    def __init__(self, total: dict[str, int]) -> None:
        self._total = dict(total)
        self._done = dict.fromkeys(total, 0)
        self._seconds = dict.fromkeys(total, 0.0)
        self._current = ""
        self._cells = 0
        self._began = self._looked = time.perf_counter()

    def advance(self, name: str, cells: int) -> None:
        """Take in how many cells of its present piece a worker has done."""
        now = time.perf_counter()
        self._seconds[name] += now - self._looked
        self._looked = now
        self._current, self._cells = name, cells

    def finish(self, name: str, cells: int) -> None:
        """Count a piece as done, or as given up."""
        self.advance(name, 0)
        self._done[name] += cells

    def event(self, number: int, n_measurements: int, words: str) -> Working:
        """Return how far it is now."""
        done = sum(self._done.values()) + self._cells
        total = max(sum(self._total.values()), done)
        elapsed = time.perf_counter() - self._began
        return Working(number, n_measurements, words, done, total, elapsed, self._left())

    def _left(self) -> float | None:
        """Return the seconds left: each worker's cells at its own rate, at the mean where it has none yet."""
        done = dict(self._done)
        if self._current:
            done[self._current] += self._cells
        seconds = sum(self._seconds.values())
        if not sum(done.values()) or seconds <= 0:
            return None
        mean = sum(done.values()) / seconds
        left = 0.0
        for name, total in self._total.items():
            known = done[name] > 0 and self._seconds[name] > 0
            rate = done[name] / self._seconds[name] if known else mean
            left += max(total - done[name], 0) / rate
        return left
