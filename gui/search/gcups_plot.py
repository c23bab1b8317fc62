"""The live chart of a search's rate over time: the moving value, or those of CPU and GPU, and the mean."""

from __future__ import annotations

from itertools import cycle

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent

from swathe.core.engines.sides import title_of
from swathe.core.system.words import rate_text, seconds_text
from swathe.gui.search.rate_record import MEAN, MOVING, SECONDS, SIDES, WINDOW_SECONDS, RateRecord
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.theme import Colours, categories

_REPAINT_MS = 200
"""One takes 7 ms, mostly for axes: ten a second cost a search on two cores a thirtieth of its speed."""
_TERA = 1_000.0


class GcupsPlot(Chart):
    """Draw billion cell updates per second, as a record has them.

    Of an engine whose sides are told, each has a line of its own in place of the moving value. A dotted line
    is the best that this machine has shown.

    Signals
    -------
    unit_changed(str) : the axis of rates is in another unit, ``GCUPS`` or ``TCUPS``
    """

    unit_changed = Signal(str)

    def __init__(self, record: RateRecord) -> None:
        super().__init__("Search rate")
        self.record = record
        self._best = 0.0
        self._lines: list[pg.PlotDataItem] = []
        self._drawn_sides: tuple[str, ...] = ()
        self._scale = 1.0
        self._moving = self.plot.plot([], [], name=f"last {WINDOW_SECONDS:g} s")
        self._mean = self.plot.plot([], [], name="mean")
        self._ceiling = pg.PlotDataItem([], [], name="best here")
        self.title_axis("bottom", "Time (s)")
        self.title_axis("left", "GCUPS")
        self.plot.getViewBox().setLimits(xMin=0, yMin=0)
        self._timer = QTimer(self)
        self._timer.setInterval(_REPAINT_MS)
        self._timer.timeout.connect(self._repaint)
        self._drawn = -1
        self._follows = True
        self.plot.getViewBox().sigRangeChangedManually.connect(self._leave_range)
        self.follow_palette()
        self.show_all()

    def follow(self) -> None:
        """Draw the record while it grows."""
        self.show_all()
        self._timer.start()

    def show_best(self, gcups: float) -> None:
        """Draw what this machine has shown at best with the same engine, until that is passed."""
        self._best = gcups
        self._show_ceiling()
        self._drawn = -1
        self._repaint()

    def _show_ceiling(self) -> None:
        """Have a line of the best, with its words in the legend, or none."""
        shown = self._ceiling in self.plot.items
        if shown != bool(self._best):
            (self.plot.removeItem if shown else self.plot.addItem)(self._ceiling)

    def finish(self) -> None:
        """Show the last values and stop repainting."""
        self._timer.stop()
        self.record.finish()
        self._repaint()

    def data_text(self) -> str:
        """Return time, moving value and mean, and the sides' moving values, tab-separated."""
        sides = (f"GCUPS, {title_of(name)}" for name in self.record.names)
        lines = ["\t".join(["seconds", "GCUPS, moving", "GCUPS, mean", *sides])]
        for seconds, *rates in self.record.points().tolist():
            lines += ["\t".join([f"{seconds:.3f}", *(f"{rate:.4f}" for rate in rates)])]
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give the lines their colours; the mean is dashed as well."""
        self._moving.setPen(self.pen(colours.measured, 1.5))
        self._mean.setPen(self.pen(colours.mean, 1.5, Qt.PenStyle.DashLine))
        self._ceiling.setPen(self.pen(colours.muted, 1, Qt.PenStyle.DotLine))
        used = (colours.measured, colours.mean)
        others = (colour for colour in categories(self.palette()) if colour not in used)
        for line, colour in zip(self._lines, cycle((colours.measured, *others)), strict=False):
            line.setPen(self.pen(colour, 1.5))

    def show_all(self) -> None:
        """Go back to the whole time, rates from 0, and stay with it while it grows."""
        self._follows = True
        self._drawn = -1
        self._repaint()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what came while it was folded."""
        super().showEvent(event)
        self._repaint()

    def _draw_sides(self, sides: tuple[str, ...]) -> None:
        """Have a line for each side, and none of the moving value where there are any."""
        for line in (self._moving, self._mean, *self._lines):
            self.plot.removeItem(line)
        self._lines = [pg.PlotDataItem([], [], name=title_of(name)) for name in sides]
        self._drawn_sides = sides
        for line in (self._mean, *self._lines) if sides else (self._moving, self._mean):
            self.plot.addItem(line)
        self.follow_palette()

    def _leave_range(self) -> None:
        """Leave the range alone once somebody has zoomed."""
        self._follows = False

    def _show_range(self, values: NDArray[np.float64], scale: float) -> None:
        seconds = float(values[-1, SECONDS]) if len(values) else 1.0
        highest = max(float(values[:, 1:].max()), self._best) / scale if len(values) else 1.0
        self.plot.setXRange(0, max(seconds, 0.1), padding=0.02)
        self.plot.setYRange(0, max(highest, 0.1) * 1.1, padding=0)

    def _repaint(self) -> None:
        record = self.record
        if record.changes == self._drawn or not self.isVisible():  # then `showEvent` draws it
            return
        self._drawn = record.changes
        if record.names != self._drawn_sides:
            self._draw_sides(record.names)
        values = record.points()
        if 0 < self._best < record.mean:
            self._best = 0.0
            self._show_ceiling()
        for side in ("bottom", "left"):  # numbers where nothing was measured would look like a result
            self.plot.getAxis(side).setTicks(None if len(values) else [[], []])
        scale = _TERA if values.size and values[:, 1:].max() >= _TERA else 1.0
        unit = "TCUPS" if scale == _TERA else "GCUPS"
        if scale != self._scale:
            self._scale = scale
            self.title_axis("left", unit)
            self.unit_changed.emit(unit)
        self._moving.setData(values[:, SECONDS], values[:, MOVING] / scale)
        self._mean.setData(values[:, SECONDS], values[:, MEAN] / scale)
        if self._best:
            width = [0.0, float(values[-1, SECONDS])] if len(values) else []
            self._ceiling.setData(width, [self._best / scale] * len(width))
        for column, line in enumerate(self._lines, SIDES):
            line.setData(values[:, SECONDS], values[:, column] / scale)
        if self._follows:
            self._show_range(values, scale)
        if record.seconds > 0:
            mean, seconds = rate_text(record.mean), seconds_text(record.seconds)
            words = [f"mean {mean} after {seconds}"]
            words += [side.words for side in record.sides]
            if self._best:
                words.append(f"best here {rate_text(self._best)}")
            self.describe("; ".join(words))
        else:
            self.describe("nothing measured yet")
