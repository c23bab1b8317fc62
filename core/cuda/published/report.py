"""What devices say of a search beside its scores: when its launches ran, and what its kernels take."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from swathe.core.cuda.job import covered_seconds
from swathe.core.cuda.resources import BuildResources


class Report:
    """A search as its devices saw it; every method is safe from any thread."""

    def __init__(self) -> None:
        self._intervals: list[list[tuple[float, float]]] = []
        self._resources: dict[str, tuple[BuildResources, ...]] = {}
        self._lock = threading.Lock()

    def intervals(self) -> list[tuple[float, float]]:
        """Return a new list, to which a device appends when each of its launches began and ended, in seconds.

        A launch's interval is there before its batch's result.
        """
        intervals: list[tuple[float, float]] = []
        with self._lock:
            self._intervals.append(intervals)
        return intervals

    @property
    def launch_seconds(self) -> float:
        """How long at least one launch was under way, on the device that computed longest."""
        with self._lock:
            return max((covered_seconds(tuple(each)) for each in self._intervals), default=0.0)

    def note(self, variant: str, resources: Sequence[BuildResources]) -> None:
        """Say what the kernels of a variant take."""
        with self._lock:
            self._resources[variant] = tuple(resources)

    def resources(self, variant: str) -> tuple[BuildResources, ...]:
        """Return what the kernels of the search take, those of `variant` first."""
        with self._lock:
            others = [each for name, each in self._resources.items() if name != variant]
            return tuple(one for each in (self._resources.get(variant, ()), *others) for one in each)
