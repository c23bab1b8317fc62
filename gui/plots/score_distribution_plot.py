"""The chart of all subjects' scores, with the E-value bound and the hit looked at."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from core.engines.base import NOT_COMPARED
from core.figures import counted
from core.hits import QueryResult
from core.statistics import Significance
from gui.plots.chart import Chart
from gui.theme import Colours

_MOST_BINS = 240
_FLOOR = 0.5
"""Count at which the logarithmic axis begins, so that a bin of one subject can be seen."""


_LABEL: Final = {"anchors": [(0, 0.5), (1, 0.5)]}
"""Labels stand right of their line, left of it at the right border."""


class _CountAxis(pg.AxisItem):
    """An axis of log10 counts that is labelled 1, 10, 100."""

    def tickValues(self, minimum: float, maximum: float, size: float) -> list[tuple[float, list[float]]]:
        """Return whole powers of ten, and under them 2 to 9 without labels."""
        first, last = int(np.floor(minimum)), int(np.ceil(maximum))
        powers = [float(power) for power in range(max(first, 0), last + 1)]
        between = [power + float(np.log10(step)) for power in powers for step in range(2, 10)]
        return [(1.0, powers), (0.1, between)]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        """Return counts; only powers of ten are labelled."""
        return [f"{10 ** round(value):,}" if abs(value - round(value)) < 1e-9 else "" for value in values]


class ScoreDistributionPlot(Chart):
    """Draw how many subjects have which score, on a logarithmic scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score distribution"), parent)
        self._result: QueryResult | None = None
        self._edges: NDArray[np.float64] = np.zeros(1)
        self._counts: NDArray[np.int64] = np.zeros(0, np.int64)
        self._summary = ""
        self._right = 1.0
        self.plot.setAxisItems({"left": _CountAxis("left")})
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self._bars = pg.PlotDataItem(
            [0.0, 1.0], [0.0], stepMode="center", fillLevel=np.log10(_FLOOR), name=self.tr("all subjects")
        )
        self.plot.addItem(self._bars)
        self._threshold = pg.InfiniteLine(
            angle=90, movable=False, label="", labelOpts=_LABEL | {"position": 0.94}
        )
        self._current = pg.InfiniteLine(
            angle=90, movable=False, label="", labelOpts=_LABEL | {"position": 0.85}
        )
        for line in (self._threshold, self._current):
            self.plot.addItem(line, ignoreBounds=True)
        self._threshold_key = self.plot.plot([], [], name=self.tr("E-value bound"))
        self._current_key = self.plot.plot([], [], name=self.tr("selected hit"))
        self._has_threshold = self._has_current = False
        for key in (self._threshold_key, self._current_key):
            key.visibleChanged.connect(self._show_marks)
        self.title_axis("bottom", self.tr("Smith-Waterman score"))
        self.title_axis("left", self.tr("Subjects (log)"))
        self.plot.getViewBox().setLimits(yMin=np.log10(_FLOOR))
        self.follow_palette()
        self.set_result(None)

    def set_result(self, result: QueryResult | None, evalue: float = 10.0) -> None:
        """Show a query's scores and mark the score from which E ≤ `evalue`; None clears the chart."""
        self._result = result
        self._has_threshold = False
        self.set_current_hit(-1)
        scores = result.scores[result.scores != NOT_COMPARED] if result is not None else np.zeros(0, np.int32)
        if result is None or not scores.size:
            self._edges, self._counts = np.zeros(1), np.zeros(0, np.int64)
            self._bars.setData([0.0, 1.0], [np.log10(_FLOOR)])
            self._summary = self.tr("No scores yet")
            self.describe(self._summary)
            return
        top = int(scores.max())
        width = max(1, -(-(top + 1) // _MOST_BINS))
        self._edges = np.arange(0, top + width + 1, width, dtype=np.float64)
        self._counts = np.bincount(scores // width, minlength=len(self._edges) - 1).astype(np.int64)
        heights = np.log10(np.maximum(self._counts, _FLOOR))
        self._bars.setData(self._edges, heights)
        self.title_axis("bottom", _score_title(width))
        self._summary = self.tr("{}, scores {:,} to {:,}, median {:,.0f}").format(
            counted(scores.size, "subject"), int(scores.min()), top, float(np.median(scores))
        )
        self._right = float(self._edges[-1])
        self._mark_threshold(result, evalue)
        self._show_marks()
        self.describe(self._summary)
        self.show_all()

    def set_current_hit(self, hit_row: int) -> None:
        """Mark the score of a hit; -1 marks none."""
        shown = self._result is not None and 0 <= hit_row < len(self._result.hits)
        self._has_current = shown
        if shown and self._result is not None:
            score = int(self._result.hits.scores[hit_row])
            self._current.setValue(score)
            name = self._result.hits.text("subject", hit_row)
            name = name if len(name) <= 24 else f"{name[:11]}…{name[-12:]}"
            self._current.label.setFormat(f"{name}: {score:,}")
        self._show_marks()

    def show_all(self) -> None:
        """Show every score, with room for the marks' words over the highest bin."""
        floor = float(np.log10(_FLOOR))
        highest = float(np.log10(max(self._counts.max(initial=1), 1)))
        self.plot.setXRange(0, self._right, padding=0.02)
        self.plot.setYRange(floor, floor + (highest - floor) * 1.3, padding=0)

    def data_text(self) -> str:
        """Return the bins: first score, first score of the next bin, subjects."""
        lines = ["score from\tscore below\tsubjects"]
        for low, high, count in zip(self._edges[:-1], self._edges[1:], self._counts, strict=True):
            lines.append(f"{low:.0f}\t{high:.0f}\t{count}")
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give bars and marks their colours; the marks differ in dashes as well."""
        fill = pg.mkColor(colours.measured)
        fill.setAlphaF(0.45)
        self._bars.setPen(pg.mkPen(colours.measured, width=1))
        self._bars.setBrush(pg.mkBrush(fill))
        threshold = pg.mkPen(colours.mean, width=1.5, style=pg.QtCore.Qt.PenStyle.DashLine)
        current = pg.mkPen(colours.mark, width=1.5)
        for line, key, pen in (
            (self._threshold, self._threshold_key, threshold),
            (self._current, self._current_key, current),
        ):
            line.setPen(pen)
            key.setPen(pen)
            line.label.setColor(colours.text)
            line.label.fill = pg.mkBrush(colours.background)

    def _show_marks(self) -> None:
        """Show the marks there are, unless the legend has them switched off."""
        self._threshold.setVisible(self._has_threshold and self._threshold_key.isVisible())
        self._current.setVisible(self._has_current and self._current_key.isVisible())
        for line in (self._threshold, self._current):
            line.label.valueChanged()  # a hidden label does not take new words

    def _mark_threshold(self, result: QueryResult, evalue: float) -> None:
        """Mark the least score with E ≤ `evalue` in a subject of median length."""
        lengths = result.hits.database.lengths
        lengths = lengths[lengths > 0]
        if not result.significance.available or not lengths.size:
            return
        typical = int(np.median(lengths))
        score = threshold_score(result.significance, typical, evalue)
        if score is None:
            return
        self._threshold.setValue(score)
        self._has_threshold = True
        self._right = max(self._right, 1.02 * score)
        words = self.tr("E ≤ {:g} from {:,} (subject of {}, the median)").format(
            evalue, score, counted(typical, "residue")
        )
        self._threshold.label.setFormat(words)
        self._summary += "; " + words


def threshold_score(significance: Significance, length: int, evalue: float) -> int | None:
    """Return the least score with E ≤ `evalue` in a subject of `length`; None past a million."""
    low, high = 0, 1_000_000
    bound = np.log10(evalue)
    lengths = np.array([length])

    def within(score: int) -> bool:
        return bool(significance.log10_evalues(np.array([score]), lengths)[0] <= bound)

    if not within(high):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if within(middle) else (middle, high)
    return high


def _score_title(width: int) -> str:
    title = QCoreApplication.translate("ScoreDistributionPlot", "Smith-Waterman score")
    if width == 1:
        return title
    return title + QCoreApplication.translate("ScoreDistributionPlot", ", in bins of {:,}").format(width)
