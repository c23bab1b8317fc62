"""The charts of the pairs of a run beside another's: all by E-value, and by identity those of one alone."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from swathe.core.history.missed import TWILIGHT
from swathe.core.system.words import counted
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import Colours, categories

_MOST_BARS: Final = 30
_PERCENT: Final = 5.0
"""Percent of identity that a bar stands for."""
_WIDTH: Final = 0.8
"""Of a bar, of the room it has."""

Floats = NDArray[np.float64]


class MissedChart(Chart):
    """Draw how many pairs both runs list, and one run alone, in bars that stand on each other."""

    legend_columns = 2

    def __init__(self) -> None:
        super().__init__("Pairs of both runs and of one alone")
        self._edges: Floats = np.zeros(1)
        self._counts: tuple[NDArray[np.int64], NDArray[np.int64]] = (np.zeros(0, np.int64),) * 2
        self._n_both = 0
        self._title = self._of = ""
        self._bars = tuple(pg.BarGraphItem(x=[], height=[], width=1) for _ in range(2))
        for item in self._bars:
            self.plot.addItem(item)
        self._line = pg.InfiniteLine(angle=90)
        self.plot.addItem(self._line, ignoreBounds=True)
        self._line.hide()
        axes = {"bottom": NumberAxis("bottom"), "left": NumberAxis("left", counts=True)}
        self.plot.setAxisItems(axes)
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self.title_axis("left", "Pairs")
        self.follow_palette()

    def show_evalues(self, alone: Floats, both: Floats, of: str) -> None:
        """Draw pairs by the decimal logarithm of their E-value, around those of one run alone.

        alone, both : float64[k] decimal logarithms of `of`'s E-values
        """
        self._line.hide()
        finite = alone[np.isfinite(alone)]
        low = math.floor(float(finite.min())) - 3 if finite.size else -10
        high = math.ceil(float(max(finite.max(), -3.0))) if finite.size else 0
        width = max(1, -(-(high - low) // _MOST_BARS))
        edges = np.arange(high, low - width, -width, dtype=np.float64)[::-1]
        self._draw(edges, alone, both, f"log₁₀ of {of}'s E-value", of)

    @property
    def beyond(self) -> int:
        """How many of the pairs of both runs are beyond the ends of the axis."""
        return self._n_both - int(self._counts[1].sum())

    def show_identities(self, alone: Floats, of: str) -> None:
        """Draw pairs of one run alone by percent of identical residues, float64[k], in `of`'s alignments."""
        edges = np.arange(0, 100 + _PERCENT, _PERCENT)
        self._draw(edges, alone[~np.isnan(alone)], np.zeros(0), f"Identity in {of}'s alignment, %", of)
        self._line.setValue(TWILIGHT)
        self._line.show()

    def data_text(self) -> str:
        """Return the bars, tab-separated."""
        lines = [f"{self._title}, from\tto\tonly {self._of}\tboth"]
        edges, counts = self._edges.tolist(), [one.tolist() for one in self._counts]
        for begin, end, alone, both in zip(edges[:-1], edges[1:], *counts, strict=True):
            lines.append(f"{begin:g}\t{end:g}\t{alone}\t{both}")
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give the bars their colours."""
        for item, colour in zip(self._bars, (categories(self.palette())[1], colours.measured), strict=True):
            item.setOpts(brush=pg.mkBrush(colour), pen=self.pen(colours.background, 0.5))
        self._line.setPen(self.pen(colours.muted, 1, Qt.PenStyle.DashLine))
        self._name_bars()

    def _draw(self, edges: Floats, alone: Floats, both: Floats, title: str, of: str) -> None:
        self._edges, self._title, self._of, self._n_both = edges, title, of, both.size
        self._counts = (
            np.histogram(alone, edges)[0].astype(np.int64),
            np.histogram(both, edges)[0].astype(np.int64),
        )
        middle, width = (edges[:-1] + edges[1:]) / 2, float(edges[1] - edges[0])
        below = np.zeros(middle.size)
        for item, counts in zip(self._bars, self._counts, strict=True):
            item.setOpts(x=middle, y0=below, height=counts.astype(float), width=_WIDTH * width)
            below = below + counts
        self.title_axis("bottom", title)
        self._name_bars()
        self.describe(f"{counted(int(self._counts[0].sum()), 'pair')} that only {of} lists, by {title}")
        self.show_all()

    def _name_bars(self) -> None:
        """Say in the legend which bars are which; those that there are none of are left out."""
        self.legend.clear()
        names = f"only {self._of} lists", "both list"
        for item, counts, name in zip(self._bars, self._counts, names, strict=True):
            if counts.any():
                self.legend.addItem(item, name)
        for _sample, label in self.legend.items:
            label.setText(label.text, color=Colours.of(self.palette()).text)
