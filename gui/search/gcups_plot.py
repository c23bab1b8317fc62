"""The live chart of a search's rate over time: the moving value, or those of CPU and GPU, and the mean."""

from __future__ import annotations

from collections import deque

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from swathe.core.engines.sides import Side
from swathe.core.system.words import rate_text, seconds_text
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.theme import Colours, categories

_REPAINT_MS = 200
"""One takes 7 ms, mostly for axes: ten a second cost a search on two cores a thirtieth of its speed."""
_WINDOW_SECONDS = 0.5
"""Stretch of time over which the moving value is taken."""
_FIRST_STEP = 0.05
"""Seconds between two points at first; doubled whenever the chart is full."""
_CAPACITY = 1_200
"""Points kept at most: more than a screen has pixels for, whether a search takes a second or a day."""
_TERA = 1_000.0
_SECONDS, _MOVING, _MEAN, _SIDES = range(4)
"""Columns of the points; those of the sides come last."""


class GcupsPlot(Chart):
    """Draw billion cell updates per second, fed by `add_progress`.

    Of an engine whose sides are told, each has a line of its own in place of the moving value.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Search rate"), parent)
        self._recent: deque[tuple[float, ...]] = deque()
        self._points: list[tuple[float, ...]] = []
        self._sides: tuple[Side, ...] = ()
        self._lines: list[pg.PlotDataItem] = []
        self._step = _FIRST_STEP
        self._last = (0.0, 0.0)
        self._scale = 1.0
        self._moving = self.plot.plot([], [], name=self.tr("last {:g} s").format(_WINDOW_SECONDS))
        self._mean = self.plot.plot([], [], name=self.tr("mean"))
        self.title_axis("bottom", self.tr("Time (s)"))
        self.title_axis("left", "GCUPS")
        self.plot.getViewBox().setLimits(xMin=0, yMin=0)
        self._timer = QTimer(self)
        self._timer.setInterval(_REPAINT_MS)
        self._timer.timeout.connect(self._repaint)
        self._changed = False
        self._follows = True
        self.plot.getViewBox().sigRangeChangedManually.connect(self._leave_range)
        self.follow_palette()
        self.start()

    @property
    def n_points(self) -> int:
        """Points kept, at most 1,200."""
        return len(self._points)

    def start(self) -> None:
        """Begin a new search: an empty chart."""
        if self._sides:
            self._draw_sides(())
        self._forget()
        self._step = _FIRST_STEP
        self._last = (0.0, 0.0)
        self.show_all()
        self._timer.start()

    def add_progress(self, cells_done: int, seconds: float, sides: tuple[Side, ...] = ()) -> None:
        """Take in how many DP cells are done `seconds` after the start; cheap, repaints later.

        sides : what each of the engine's sides did by then; the same ones during a search
        """
        if seconds <= 0 or seconds < self._recent[-1][0]:
            return
        if len(sides) != len(self._lines):
            self._draw_sides(sides)
        self._sides = sides
        self._recent.append((seconds, float(cells_done), *(float(side.cells) for side in sides)))
        while len(self._recent) > 2 and self._recent[1][0] <= seconds - _WINDOW_SECONDS:
            self._recent.popleft()
        begin, *before = self._recent[0]
        _, *done = self._recent[-1]
        elapsed = seconds - begin
        moving, *own = (
            (now - then) / elapsed / 1e9 if elapsed > 0 else 0.0
            for now, then in zip(done, before, strict=True)
        )
        mean = cells_done / seconds / 1e9
        self._last = (seconds, mean)
        if not self._points or seconds >= self._points[-1][0] + self._step:
            self._points.append((seconds, moving, mean, *own))
            if len(self._points) >= _CAPACITY:
                self._halve()
        self._changed = True

    def finish(self) -> None:
        """Show the last values and stop repainting."""
        self._timer.stop()
        if self._last[0] > 0 and (not self._points or self._points[-1][0] < self._last[0]):
            moving, own = self._last[1], tuple(side.gcups for side in self._sides)
            if self._points:
                moving, own = self._points[-1][_MOVING], self._points[-1][_SIDES:]
            self._points.append((self._last[0], moving, self._last[1], *own))
        self._changed = True
        self._repaint()

    def data_text(self) -> str:
        """Return time, moving value and mean, and the sides' moving values, tab-separated."""
        names = ["GCUPS, moving", "GCUPS, mean", *(f"GCUPS, {side.name.upper()}" for side in self._sides)]
        lines = ["\t".join(["seconds", *names])]
        lines += ["\t".join([f"{row[0]:.3f}", *(f"{rate:.4f}" for rate in row[1:])]) for row in self._points]
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give the lines their colours; the mean is dashed as well."""
        self._moving.setPen(pg.mkPen(colours.measured, width=1.5))
        self._mean.setPen(pg.mkPen(colours.mean, width=1.5, style=pg.QtCore.Qt.PenStyle.DashLine))
        used = (colours.measured, colours.mean)
        others = (colour for colour in categories(self.palette()) if colour not in used)
        for line, colour in zip(self._lines, (colours.measured, *others), strict=False):
            line.setPen(pg.mkPen(colour, width=1.5))

    def show_all(self) -> None:
        """Go back to the whole time, rates from 0, and stay with it while it grows."""
        self._follows = True
        self._changed = True
        self._repaint()

    def _draw_sides(self, sides: tuple[Side, ...]) -> None:
        """Have a line for each side, and none of the moving value where there are any."""
        for line in (self._moving, self._mean, *self._lines):
            self.plot.removeItem(line)
        self._lines = [pg.PlotDataItem([], [], name=side.name.upper()) for side in sides]
        self._sides = sides
        for line in (self._mean, *self._lines) if sides else (self._moving, self._mean):
            self.plot.addItem(line)
        self._forget()
        self.follow_palette()

    def _forget(self) -> None:
        """Have no points, but the one where nothing is done yet."""
        self._recent.clear()
        self._recent.append((0.0,) * (2 + len(self._sides)))
        self._points.clear()

    def _leave_range(self) -> None:
        """Leave the range alone once somebody has zoomed."""
        self._follows = False

    def _show_range(self, values: NDArray[np.float64], scale: float) -> None:
        seconds = float(values[-1, 0]) if len(values) else 1.0
        highest = float(values[:, 1:].max()) / scale if len(values) else 1.0
        self.plot.setXRange(0, max(seconds, 0.1), padding=0.02)
        self.plot.setYRange(0, max(highest, 0.1) * 1.1, padding=0)

    def _halve(self) -> None:
        """Merge neighbouring points, so that an hour keeps as few as a minute."""
        values = np.array(self._points)
        values = values[: len(values) // 2 * 2].reshape(-1, 2, values.shape[1])
        merged = values.mean(axis=1)
        merged[:, [_SECONDS, _MEAN]] = values[:, 1][:, [_SECONDS, _MEAN]]
        self._points = [tuple(row) for row in merged.tolist()]
        self._step *= 2

    def _repaint(self) -> None:
        if not self._changed:
            return
        self._changed = False
        values = np.array(self._points, np.float64).reshape(-1, _SIDES + len(self._lines))
        for side in ("bottom", "left"):  # numbers where nothing was measured would look like a result
            self.plot.getAxis(side).setTicks(None if len(values) else [[], []])
        scale = _TERA if values.size and values[:, 1:].max() >= _TERA else 1.0
        unit = "TCUPS" if scale == _TERA else "GCUPS"
        if scale != self._scale:
            self._scale = scale
            self.title_axis("left", unit)
        self._moving.setData(values[:, _SECONDS], values[:, _MOVING] / scale)
        self._mean.setData(values[:, _SECONDS], values[:, _MEAN] / scale)
        for column, line in enumerate(self._lines, _SIDES):
            line.setData(values[:, _SECONDS], values[:, column] / scale)
        if self._follows:
            self._show_range(values, scale)
        seconds, mean = self._last
        if seconds > 0:
            words = [self.tr("mean {} after {}").format(rate_text(mean), seconds_text(seconds))]
            words += [side.words for side in self._sides]
            self.describe("; ".join(words))
        else:
            self.describe(self.tr("nothing measured yet"))
