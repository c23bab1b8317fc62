"""The chart of all subjects' E-values against their rank, beside those of unrelated sequences."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import ScoreDistribution
from swathe.core.scoring.significance import evalue_digits, evalue_exact
from swathe.core.statistics.evalues import BEYOND_DOUBT
from swathe.core.system.words import bound_text, counted
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import Colours, categories

_NOTHING: Final = np.empty(0, np.int64)


class _EvalueAxis(pg.AxisItem):
    """An axis of log10 E-values, labelled as people write them: 1e-10, 0.01, 1, 100."""

    def tickStrings(self, values: list[float], _scale: float, spacing: float) -> list[str]:
        """Return labels of whole powers of ten."""
        return [_power(value) if abs(value - round(value)) < 1e-9 else "" for value in values]


class EvalueRankPlot(Chart):
    """Draw E-values against ranks, both logarithmic; unrelated sequences lie where E is the rank."""

    legend_from = 140

    def __init__(self) -> None:
        super().__init__("E-values against rank")
        self._distribution: ScoreDistribution | None = None
        self._hits: HitTable | None = None
        self._bound = math.nan
        rank_axis = NumberAxis("bottom")
        rank_axis.set_logarithmic(True)
        self.plot.setAxisItems({"left": _EvalueAxis("left"), "bottom": rank_axis})
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self._points = pg.PlotDataItem(
            [], [], pen=None, symbol="o", symbolSize=5, pxMode=True, name="subjects"
        )
        self.plot.addItem(self._points)
        self._chance = self.plot.plot([], [], name="by chance")
        self._threshold = pg.InfiniteLine(
            angle=0, movable=False, label="", labelOpts={"position": 0.99, "anchors": [(1, 0), (1, 1)]}
        )
        self.add_line(self._threshold)
        self._ticked = pg.PlotDataItem(
            [], [], pen=None, symbol="t", symbolSize=10, pxMode=True, name="ticked"
        )
        self._current = pg.PlotDataItem(
            [], [], pen=None, symbol="d", symbolSize=13, pxMode=True, name="selected"
        )
        for item in (self._ticked, self._current):
            self.plot.addItem(item, ignoreBounds=True)
        self._below = pg.TextItem(anchor=(0, 1))
        self.plot.addItem(self._below, ignoreBounds=True)
        self.view.steer_by_mouse()
        self.title_axis("bottom", "Rank by E-value (log)")
        self.title_axis("left", "E-value (log)")
        self.follow_palette()
        self.set_distribution(None, None)

    def set_distribution(
        self, distribution: ScoreDistribution | None, result: QueryResult | None, evalue: float = 10.0
    ) -> None:
        """Show a query's E-values and the bound `evalue`; None clears the chart."""
        some = distribution is not None and distribution.ranks.size > 0
        self._distribution = distribution if some else None
        self._hits = result.hits if result is not None else None
        self._bound = math.log10(evalue) if some and 0 < evalue < math.inf else math.nan
        for marks in (self._ticked, self._current):
            marks.setData([], [])
        self._threshold.setVisible(math.isfinite(self._bound))
        if distribution is None or result is None or not some:
            self._points.setData([], [])
            self._chance.setData([], [])
            self._below.setVisible(False)
            self.describe("No E-values yet")
            return
        adjusted = distribution.of_hits
        self.title_axis("left", "Adjusted E-value (log)" if adjusted else "E-value (log)")
        ranks = np.log10(distribution.ranks)
        self._points.setData(ranks, distribution.log10_evalues)
        seen = distribution.chance > 0.5
        self._chance.setData(np.log10(distribution.chance[seen]), distribution.log10_evalues[seen])
        if math.isfinite(self._bound):
            self._threshold.setValue(self._bound)
            # The last hits lie at the bound, far right: the words stand where there are none.
            position, side = (0.01, 0) if adjusted else (0.99, 1)
            self._threshold.label.anchors = [(side, 0), (side, 1)]
            self._threshold.label.setPosition(position)
            self._threshold.label.setFormat(f"E ≤ {bound_text(evalue)}")
        self.describe(self._words(distribution, result.significant, evalue))
        self.show_all()

    def set_current_hit(self, hit_row: int) -> None:
        """Mark a hit; -1 marks none."""
        shown = self._hits is not None and 0 <= hit_row < len(self._hits)
        self._mark(self._current, np.array([hit_row]) if shown else _NOTHING)

    def set_chosen(self, hit_rows: NDArray[np.int64]) -> None:
        """Mark the ticked hits."""
        self._mark(self._ticked, hit_rows)

    def show_all(self) -> None:
        """Show all ranks, and E-values down to those that nobody doubts."""
        distribution = self._distribution
        if distribution is None:
            return
        least, most = float(distribution.log10_evalues[0]), float(distribution.log10_evalues[-1])
        lowest = max(least, BEYOND_DOUBT)
        height = max(most - lowest, 1.0)
        self.plot.setXRange(0, max(float(np.log10(distribution.ranks[-1])), 0.3), padding=0.03)
        self.plot.setYRange(lowest - 0.04 * height, most + 0.06 * height, padding=0)
        below = distribution.beyond_doubt
        self._below.setVisible(below > 0)
        if below:
            noun = "hit" if distribution.of_hits else "subject"
            self._below.setText(f"↓ {counted(below, noun)} below")
            self._below.setPos(0.0, lowest - 0.03 * height)

    def data_text(self) -> str:
        """Return ranks, decimal logarithms of the E-values there, and the ranks of unrelated subjects."""
        lines = ["rank\tlog10 E-value\trank expected by chance"]
        distribution = self._distribution
        if distribution is not None:
            rows = zip(distribution.ranks, distribution.log10_evalues, distribution.chance, strict=True)
            lines += [f"{rank}\t{log10:.6g}\t{chance:.6g}" for rank, log10, chance in rows]
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give points and lines their colours; marks differ in shape as well."""
        _, _, green, _, orange, *_ = categories(self.palette())
        self.style_symbols(self._points, colours.measured, colours.measured)
        self._chance.setPen(self.pen(green, 2, Qt.PenStyle.DotLine))
        self._threshold.setPen(self.pen(colours.text, 1.5, Qt.PenStyle.DashLine))
        self.style_label(self._threshold, colours)
        for marks, colour in ((self._ticked, orange), (self._current, colours.mark)):
            self.style_symbols(marks, colour, colours.text)
        self._below.setColor(colours.text)

    def _mark(self, marks: pg.PlotDataItem, hit_rows: NDArray[np.int64]) -> None:
        """Put marks at hits; a hit's rank among all subjects is its place in the table of the best."""
        if self._hits is None or self._distribution is None:
            marks.setData([], [])
            return
        log10s = self._hits.log10_evalues[hit_rows]
        finite = np.isfinite(log10s)
        marks.setData(np.log10(hit_rows[finite] + 1.0), log10s[finite])

    def _words(self, distribution: ScoreDistribution, significant: int, evalue: float) -> str:
        """Say how many subjects lie within the bound, and how many chance gives."""
        noun, words = "subject", "E-values of {}, the smallest {}"
        if distribution.of_hits:
            noun, words = "hit", "Adjusted E-values of {}, the smallest {}"
        subjects = counted(int(distribution.ranks[-1]), noun)
        words = words.format(subjects, evalue_exact(float(distribution.log10_evalues[0])))
        if not math.isfinite(self._bound):
            return words
        bound = bound_text(evalue)
        return words + f"; {significant:,} with E ≤ {bound}, where chance gives about {bound}"


def _power(log10: float) -> str:
    """Return ``1e-10``, ``0.01``, ``1``, ``1,000`` for a decimal logarithm."""
    return evalue_digits(log10, 1) if log10 < 0 else f"{10**log10:,.0f}"
