"""How fast a search was, moment by moment: what the line under it and the chart draw."""

from __future__ import annotations

from collections import deque
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.engines.sides import Side
from swathe.core.search.events import RateCurve

WINDOW_SECONDS: Final = 0.5
"""Stretch of time over which the moving value is taken."""
SECONDS, MOVING, MEAN, SIDES = range(4)
"""Columns of the points; those of the sides come last."""
_FIRST_STEP: Final = 0.05
"""Seconds between two points at first; doubled whenever the record is full."""
_KEPT: Final = 300
"""Points that a run keeps at most: as many as its chart has pixels for."""
_CAPACITY: Final = 1_200
"""Points kept at most: more than a screen has pixels for, whether a search takes a second or a day."""


class RateRecord:
    """Billion cell updates per second over time: in the last half second, on average, and of each side.

    Attributes
    ----------
    sides : what each GPU, the processor or each host did by the end; none where one thing computes
    names : of the sides
    seconds, mean : of all so far
    changes : grows with every change, for who draws it
    """

    def __init__(self) -> None:
        self.sides: tuple[Side, ...] = ()
        self.names: tuple[str, ...] = ()
        self.seconds = 0.0
        self.mean = 0.0
        self.changes = 0
        self._recent: deque[tuple[float, ...]] = deque()
        self._points: list[tuple[float, ...]] = []
        self._step = _FIRST_STEP
        self.start()

    def __len__(self) -> int:
        return len(self._points)

    def start(self) -> None:
        """Begin anew, with nothing."""
        self.sides = self.names = ()
        self._forget()
        self._step = _FIRST_STEP
        self.seconds = self.mean = 0.0
        self.changes += 1

    def add(self, cells_done: int, seconds: float, sides: tuple[Side, ...] = ()) -> None:
        """Take in how many DP cells are done `seconds` after the start.

        sides : what each of the engine's sides did by then; the same ones during a search
        """
        if seconds <= 0 or seconds < self._recent[-1][0]:
            return
        names, self.sides = tuple(side.name for side in sides), sides
        if names != self.names:
            self.names = names
            self._forget()
        self._recent.append((seconds, float(cells_done), *(float(side.cells) for side in sides)))
        while len(self._recent) > 2 and self._recent[1][0] <= seconds - WINDOW_SECONDS:
            self._recent.popleft()
        begin, *before = self._recent[0]
        _, *done = self._recent[-1]
        elapsed = seconds - begin
        moving, *own = (
            (now - then) / elapsed / 1e9 if elapsed > 0 else 0.0
            for now, then in zip(done, before, strict=True)
        )
        self.seconds, self.mean = seconds, cells_done / seconds / 1e9
        if not self._points or seconds >= self._points[-1][SECONDS] + self._step:
            self._points.append((seconds, moving, self.mean, *own))
            if len(self._points) >= _CAPACITY:
                self._halve()
        self.changes += 1

    def finish(self) -> None:
        """Let the points reach the end."""
        if self.seconds > 0 and (not self._points or self._points[-1][SECONDS] < self.seconds):
            moving, own = self.mean, tuple(side.gcups for side in self.sides)
            if self._points:
                moving, own = self._points[-1][MOVING], self._points[-1][SIDES:]
            self._points.append((self.seconds, moving, self.mean, *own))
        self.changes += 1

    def curve(self) -> RateCurve | None:
        """Return what a run keeps of it; None where there is no course to look at."""
        if len(self) < 2:
            return None
        points = self.points()
        kept = np.unique(np.linspace(0, len(points) - 1, min(len(points), _KEPT)).round().astype(np.int64))
        return RateCurve(self.names, np.round(points[kept], 4))

    def show(self, curve: RateCurve | None) -> None:
        """Hold the record of a run that was kept or is continued, nothing for None."""
        self.start()
        if curve is not None and len(curve.points):
            self.names = curve.names
            self._forget()
            self._points = [tuple(row) for row in curve.points.tolist()]
            self.seconds, self.mean = self._points[-1][SECONDS], self._points[-1][MEAN]

    def points(self) -> NDArray[np.float64]:
        """Return the points, float64[n, 3 + sides]: seconds, moving value, mean, and the sides' own."""
        return np.array(self._points, np.float64).reshape(-1, SIDES + len(self.names))

    def _forget(self) -> None:
        """Have no points, but the one where nothing is done yet."""
        self._recent.clear()
        self._recent.append((0.0,) * (2 + len(self.names)))
        self._points.clear()

    def _halve(self) -> None:
        """Merge neighbouring points, so that an hour keeps as few as a minute."""
        values = np.array(self._points)
        values = values[: len(values) // 2 * 2].reshape(-1, 2, values.shape[1])
        merged = values.mean(axis=1)
        merged[:, [SECONDS, MEAN]] = values[:, 1][:, [SECONDS, MEAN]]
        self._points = [tuple(row) for row in merged.tolist()]
        self._step *= 2
