"""What devices measure in a search besides scores: when its launches ran, and what its kernels use."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from swathe.core.cuda.job import covered_seconds
from swathe.core.cuda.resources import BuildResources


class DeviceReport:
    """The times of a search's launches, and the resources of its kernels. Thread-safe."""

    def __init__(self) -> None:
        self._intervals: list[list[tuple[float, float]]] = []
        self._resources: dict[str, tuple[BuildResources, ...]] = {}
        self._lock = threading.Lock()

    def intervals(self) -> list[tuple[float, float]]:
        """Return a new list, to which a device appends the begin and end of each of its launches, in seconds.

        A launch's interval is appended before its batch's result is reported.
        """
        intervals: list[tuple[float, float]] = []
        with self._lock:
            self._intervals.append(intervals)
        return intervals

    @property
    def launch_seconds(self) -> float:
        """How long at least one launch was running, on the device that computed longest."""
        with self._lock:
            return max((covered_seconds(tuple(each)) for each in self._intervals), default=0.0)

    def note(self, variant: str, resources: Sequence[BuildResources]) -> None:
        """Record what the kernels of a variant use."""
        with self._lock:
            self._resources[variant] = tuple(resources)

    def resources(self, variant: str) -> tuple[BuildResources, ...]:
        """Return what the kernels of the search use, those of `variant` first."""
        with self._lock:
            others = [each for name, each in self._resources.items() if name != variant]
            return tuple(one for each in (self._resources.get(variant, ()), *others) for one in each)
