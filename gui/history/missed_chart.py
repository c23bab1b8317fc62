"""The charts of a run's hits beside another's: all by E-value, and by identity those not in both."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from swathe.core.history.missed import TWILIGHT
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
    """Draw how many hits are in both runs or not, in bars that stand on each other.

    What there is of them is given as ``{words: values}``: those of the run alone, those that the other one
    lists above the bound, and those in both, each with what the table calls them.
    """

    legend_columns = 2

    def __init__(self) -> None:
        super().__init__("Hits in both runs and in one of them")
        self._edges: Floats = np.zeros(1)
        self._counts: dict[str, NDArray[np.int64]] = {}
        self._title = ""
        self.beyond = 0
        """How many of the hits in both are beyond the ends of the axis."""
        self._bars = tuple(pg.BarGraphItem(x=[], height=[], width=1) for _ in range(3))
        for item in self._bars:
            self.plot.addItem(item)
        self._line = pg.InfiniteLine(angle=90)
        self.plot.addItem(self._line, ignoreBounds=True)
        self._line.hide()
        axes = {"bottom": NumberAxis("bottom"), "left": NumberAxis("left", counts=True)}
        self.plot.setAxisItems(axes)
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self.title_axis("left", "Hits")
        self.follow_palette()

    def show_evalues(self, hits: dict[str, Floats], of: str) -> None:
        """Draw hits by the decimal logarithms of `of`'s E-values, around those that are not in both."""
        self._line.hide()
        *apart, both = hits.values()
        finite = np.concatenate(apart)
        finite = finite[np.isfinite(finite)]
        low = math.floor(float(finite.min())) - 3 if finite.size else -10
        high = math.ceil(float(max(finite.max(), -3.0))) if finite.size else 0
        width = max(1, -(-(high - low) // _MOST_BARS))
        edges = np.arange(high, low - width, -width, dtype=np.float64)[::-1]
        self._draw(edges, hits, f"log₁₀ of {of}'s E-value")
        self.beyond = both.size - int([*self._counts.values()][-1].sum())

    def show_identities(self, hits: dict[str, Floats], of: str) -> None:
        """Draw hits by percent of identical residues in `of`'s alignments."""
        edges = np.arange(0, 100 + _PERCENT, _PERCENT)
        self._draw(edges, hits, f"Identity in {of}'s alignment, %")
        self._line.setValue(TWILIGHT)
        self._line.show()

    def data_text(self) -> str:
        """Return the bars, tab-separated."""
        lines = ["\t".join((f"{self._title}, from", "to", *self._counts))]
        edges, counts = self._edges.tolist(), [one.tolist() for one in self._counts.values()]
        for begin, end, *of_kinds in zip(edges[:-1], edges[1:], *counts, strict=True):
            lines.append("\t".join((f"{begin:g}", f"{end:g}", *map(str, of_kinds))))
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give the bars their colours."""
        apart = categories(self.palette())
        for item, colour in zip(self._bars, (apart[1], apart[2], colours.measured), strict=True):
            item.setOpts(brush=pg.mkBrush(colour), pen=self.pen(colours.background, 0.5))
        self._line.setPen(self.pen(colours.muted, 1, Qt.PenStyle.DashLine))
        self._name_bars()

    def _draw(self, edges: Floats, hits: dict[str, Floats], title: str) -> None:
        self._edges, self._title = edges, title
        self._counts = {
            words: np.histogram(values[~np.isnan(values)], edges)[0].astype(np.int64)
            for words, values in hits.items()
        }
        middle, width = (edges[:-1] + edges[1:]) / 2, float(edges[1] - edges[0])
        below = np.zeros(middle.size)
        for item, counts in zip(self._bars, self._counts.values(), strict=True):
            item.setOpts(x=middle, y0=below, height=counts.astype(float), width=_WIDTH * width)
            below = below + counts
        self.title_axis("bottom", title)
        self._name_bars()
        drawn = (f"{counts.sum():,} {words}" for words, counts in self._counts.items() if counts.any())
        self.describe(f"Hits by {title}: {', '.join(drawn)}")
        self.show_all()

    def _name_bars(self) -> None:
        """Say in the legend which bars are which; those that there are none of are left out."""
        self.legend.clear()
        for item, (words, counts) in zip(self._bars, self._counts.items(), strict=False):  # none at first
            if counts.any():
                self.legend.addItem(item, words)
        for _sample, label in self.legend.items:
            label.setText(label.text, color=Colours.of(self.palette()).text)
