"""The chart of all subjects' scores beside what chance gives, with the E-value bound and the hits marked."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QFontMetricsF

from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import Histogram, Raised, ScoreDistribution
from swathe.core.scoring.significance import Significance
from swathe.core.system.words import counted, shortened
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import Colours, categories

_MOST_BINS: Final = 240
_CHANCE_BINS: Final = 160
_BEYOND_CUT: Final = 1.6
"""Scores of chance are shown up to so many times the score that only ten subjects are expected to reach."""
_FLOOR: Final = 0.5
"""Count at which the logarithmic axis begins, so that a bin of one subject can be seen."""
_LOW: Final = 0.12
"""Share of the height that a line of words takes at most where names do not hide the scores."""
_LABEL: Final = {"anchors": [(0, 0.5), (1, 0.5)]}
"""Labels stand right of their line, left of it at the right border."""
_NOTHING: Final = np.empty(0, np.int64)


class ScoreDistributionPlot(Chart):
    """Draw how many subjects have which score, and how many chance gives."""

    legend_columns = 7
    legend_from = 140

    def __init__(self) -> None:
        super().__init__("Score distribution")
        self._distribution: ScoreDistribution | None = None
        self._hits: HitTable | None = None
        self._raised: Raised | None = None
        self._histogram: Histogram | None = None
        self._only_chance = False
        self._logarithmic = True
        self._summary = "No scores yet"
        self._current_row = -1
        self._chosen: NDArray[np.int64] = _NOTHING
        self._axis = NumberAxis("left", counts=True)
        self._axis.set_logarithmic(True)
        self.plot.setAxisItems({"left": self._axis, "bottom": NumberAxis("bottom", counts=True)})
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self._bars = pg.PlotDataItem([0.0, 1.0], [0.0], stepMode="center", name="subjects")
        self._away = pg.PlotDataItem(
            [0.0, 1.0], [0.0], stepMode="center", pen=None, name="removed by adjustment"
        )
        for bars in (self._bars, self._away):
            self.plot.addItem(bars)
        self._expected = self.plot.plot([], [], name="not fitted")
        self._fitted = self.plot.plot([], [], name="fitted")
        self._threshold = _mark(0.94)
        self._current = _mark(0.85)
        for line in (self._threshold, self._current):
            self.add_line(line)
        self._threshold.setZValue(1)  # the hit's line is below or above it
        self._threshold_key = self.plot.plot([], [], name="E bound")
        self._current_key = self.plot.plot([], [], name="selected")
        self._ticked = pg.PlotDataItem([], [], pen=None, symbol="t", symbolSize=9, pxMode=True, name="ticked")
        self.plot.addItem(self._ticked, ignoreBounds=True)
        self._has_threshold = self._has_current = False
        self._threshold_words: tuple[str, ...] = ("", "")
        self._current_words = ("", "")
        for key in (self._threshold_key, self._current_key):
            key.visibleChanged.connect(self._show_marks)
        self.plot.setMouseEnabled(
            y=False
        )  # closer in, where bars begin would be out of sight, and low ones with it
        self.view.steer_by_mouse()
        box = self.plot.getViewBox()
        for changed in (box.sigResized, box.sigXRangeChanged):
            changed.connect(self._place_words)
        self.title_axis("left", "Subjects (log)")
        self.follow_palette()
        self.set_distribution(None, None)

    # What is shown

    def set_distribution(
        self,
        distribution: ScoreDistribution | None,
        result: QueryResult | None,
        evalue: float = 10.0,
        raised: Raised | None = None,
    ) -> None:
        """Show a query's scores and mark the score from which E ≤ `evalue`; None clears the chart.

        raised : the subjects that adjustment raised above that E-value, None where they are not known
        """
        self._distribution = distribution
        self._raised = raised
        self._hits = result.hits if result is not None else None
        self._current_row, self._chosen = -1, _NOTHING
        self._has_threshold = self._has_current = False
        self._summary = "No scores yet"
        if distribution is not None and result is not None:
            self._summary = "{}, scores {:,} to {:,}, median {:,.0f}".format(
                counted(int(distribution.counts.sum()), "subject"),
                distribution.lowest,
                distribution.highest,
                distribution.median,
            )
            self._mark_threshold(distribution, result.significance, evalue)
        self._draw()
        self._show_marks()
        self.show_all()

    def set_logarithmic(self, logarithmic: bool) -> None:
        """Count on a logarithmic scale or not."""
        self._logarithmic = logarithmic
        self._axis.set_logarithmic(logarithmic)
        self.title_axis("left", "Subjects (log)" if logarithmic else "Subjects")
        self._draw()
        self.show_all()

    def show_only_chance(self, only: bool) -> None:
        """Show only scores that chance gives, in finer bins, or all."""
        self._only_chance = only
        self._draw()
        self.show_all()

    def set_current_hit(self, hit_row: int) -> None:
        """Mark the score of a hit; -1 marks none."""
        hits = self._hits
        self._current_row = hit_row
        self._has_current = hits is not None and 0 <= hit_row < len(hits)
        if hits is not None and self._has_current:
            score = int(hits.scores[hit_row])
            self._current.setValue(score)
            name = shortened(hits.brief("subject", hit_row), 24)
            self._current_words = (f"{name}: {score:,}", f"{score:,}")
        self._show_marks()

    def set_chosen(self, hit_rows: NDArray[np.int64]) -> None:
        """Mark the scores of the ticked hits, at the foot of the chart."""
        self._chosen = hit_rows
        scores = np.unique(self._hits.scores[hit_rows]) if self._hits is not None else _NOTHING
        floor = self._floor()
        self._ticked.setData(scores.astype(np.float64), np.full(scores.size, floor + 0.03 * self._height()))

    def show_all(self) -> None:
        """Show every score, or every one that chance gives, with room for the marks' words on top."""
        histogram = self._histogram
        right = float(histogram.edges[-1]) if histogram is not None else 1.0
        if self._has_threshold and not self._only_chance:
            right = max(right, 1.02 * float(self._threshold.value()))
        floor = self._floor()
        margin, top = 0.02 * right, floor + 1.3 * self._height()
        self.plot.getViewBox().setLimits(xMin=-margin, xMax=right + margin, yMin=floor, yMax=top)
        self.plot.setXRange(0, right, padding=0.02)
        self.plot.setYRange(floor, top, padding=0)
        self.set_chosen(self._chosen)

    def data_text(self) -> str:
        """Return the bins: scores, subjects, those of chance and of the fit, those removed by adjustment."""
        lines = ["score from\tscore below\tsubjects\texpected\tfitted\tremoved by adjustment"]
        histogram = self._histogram
        if histogram is not None:
            rows = zip(
                histogram.edges[:-1],
                histogram.edges[1:],
                histogram.counts,
                histogram.expected,
                histogram.fitted,
                self._raised_by_bin(histogram),
                strict=True,
            )
            for low, high, count, *curves, away in rows:
                chance = "\t".join("" if np.isnan(value) else f"{value:.6g}" for value in curves)
                lines.append(f"{low}\t{high}\t{count}\t{chance}\t{away}")
        return "\n".join(lines) + "\n"

    def restyle(self, colours: Colours) -> None:
        """Give bars, curves and marks their colours; lines differ in dashes as well."""
        fill = pg.mkColor(colours.measured)
        fill.setAlphaF(0.35)
        self._bars.setPen(self.pen(colours.measured, 1))
        self._bars.setBrush(pg.mkBrush(fill))
        self._away.setBrush(QBrush(colours.text, Qt.BrushStyle.BDiagPattern))
        _, _, green, _, orange, *_ = categories(self.palette())
        self._expected.setPen(self.pen(green, 2, Qt.PenStyle.DotLine))
        self._fitted.setPen(self.pen(colours.mean, 2))
        threshold = self.pen(colours.text, 1.5, Qt.PenStyle.DashLine)
        current = self.pen(colours.mark, 1.5)
        for line, key, pen in (
            (self._threshold, self._threshold_key, threshold),
            (self._current, self._current_key, current),
        ):
            line.setPen(pen)
            key.setPen(pen)
            self.style_label(line, colours)
        self.style_symbols(self._ticked, orange, colours.text)

    # Inside

    def _place_words(self) -> None:
        """Keep the marks' words under each other and within the plot, however high and wide it is."""
        line = self.fontMetrics().height() / max(self.plot.getViewBox().height(), 1.0)
        low = line > _LOW
        self._threshold.label.setPosition(max(1 - 0.8 * line, 0.5))
        self._current.label.setPosition(max(1 - 2.1 * line, 0.1))
        self._threshold.label.setFormat(self._fitting(self._threshold, self._threshold_words))
        self._label_hit(self._current_words[low:])

    def _label_hit(self, choices: tuple[str, ...]) -> None:
        """Write the first words that have room beside the line of the hit, best up to the other line.

        Where they need more, they are on top: the ground of words hides the lines below theirs.
        """
        label = self._current.label
        (left, right), _ = self.plot.viewRange()
        width = self.plot.getViewBox().width()
        place, other = (
            (float(mark.value()) - left) / (right - left) * width for mark in (self._current, self._threshold)
        )
        ends = [0.0, width]
        if self._threshold.isVisible():
            ends[other > place] = min(max(other, 0.0), width)
        free = {True: place - ends[0], False: ends[1] - place}
        whole = {True: place, False: width - place}
        usual = place > width / 2
        margins = 2 * label.textItem.document().documentMargin()
        metrics = QFontMetricsF(label.textItem.font())
        fitting = (
            (words, side, room is free)
            for words in choices
            for room in (free, whole)
            for side in (usual, not usual)
            if metrics.horizontalAdvance(words) + margins <= room[side]
        )
        words, on_left, alone = next(fitting, (choices[-1], usual, False))
        self._current.setZValue(0 if alone else 2)
        label.setFormat(words)
        label.anchors = [(1, 0.5), (1, 0.5)] if on_left else [(0, 0.5), (0, 0.5)]
        label.updatePosition()

    def _fitting(self, mark: pg.InfiniteLine, choices: tuple[str, ...]) -> str:
        """Return the first words that have room beside a line, on the side where its label stands."""
        (left, right), _ = self.plot.viewRange()
        width = self.plot.getViewBox().width()
        place = (float(mark.value()) - left) / (right - left) * width
        metrics = QFontMetricsF(mark.label.textItem.font())
        room = max(place, width - place) - 2 * metrics.averageCharWidth()
        return next((words for words in choices if metrics.horizontalAdvance(words) <= room), choices[-1])

    def _draw(self) -> None:
        """Draw bars and curves of the distribution."""
        distribution = self._distribution
        self._histogram = histogram = self._binned(distribution) if distribution is not None else None
        floor = self._floor()
        for bars in (self._bars, self._away):
            bars.setFillLevel(floor)
        if histogram is None:
            for bars in (self._bars, self._away):
                bars.setData([0.0, 1.0], [floor])
            self._expected.setData([], [])
            self._fitted.setData([], [])
        else:
            for bars, counts in (
                (self._bars, histogram.counts),
                (self._away, self._raised_by_bin(histogram)),
            ):
                bars.setData(histogram.edges.astype(np.float64), self._heights(counts))
            middles = (histogram.edges[:-1] + histogram.edges[1:]) / 2
            for curve, values in (
                (self._expected, histogram.expected),
                (self._fitted, histogram.fitted),
            ):
                seen = values >= (_FLOOR if self._logarithmic else 1e-3)
                curve.setData(middles[seen], self._heights(values[seen]))
            width = int(histogram.edges[1] - histogram.edges[0])
            title = "Smith-Waterman score"
            self.title_axis("bottom", title + (f", in bins of {width:,}" if width > 1 else ""))
        self.describe(self._summary)

    def _binned(self, distribution: ScoreDistribution) -> Histogram:
        if self._only_chance and distribution.cut:
            return distribution.binned(_CHANCE_BINS, below=int(_BEYOND_CUT * distribution.cut))
        return distribution.binned(_MOST_BINS)

    def _raised_by_bin(self, histogram: Histogram) -> NDArray[np.int64]:
        """Return how many subjects of each bin adjustment raised above the bound, int64[b]."""
        scores = self._raised.scores if self._raised is not None else _NOTHING
        return np.histogram(scores, histogram.edges)[0]

    def _heights(self, counts: NDArray[np.int64] | NDArray[np.float64]) -> NDArray[np.float64]:
        return np.log10(np.maximum(counts, _FLOOR)) if self._logarithmic else counts.astype(np.float64)

    def _floor(self) -> float:
        return float(np.log10(_FLOOR)) if self._logarithmic else 0.0

    def _height(self) -> float:
        """Return how far the highest bar or curve stands above the floor."""
        histogram = self._histogram
        if histogram is None:
            return 1.0
        curves = (histogram.counts, histogram.expected, histogram.fitted)
        highest = max(float(np.nanmax(values, initial=1.0)) for values in curves)
        return float(np.log10(highest) if self._logarithmic else highest) - self._floor()

    def _show_marks(self) -> None:
        """Show the marks there are, unless the legend has them switched off."""
        self._threshold.setVisible(self._has_threshold and self._threshold_key.isVisible())
        self._current.setVisible(self._has_current and self._current_key.isVisible())
        self._place_words()
        for line in (self._threshold, self._current):
            line.label.valueChanged()  # a hidden label does not take new words

    def _mark_threshold(
        self, distribution: ScoreDistribution, significance: Significance, evalue: float
    ) -> None:
        """Mark the least score with E ≤ `evalue` in a subject of typical length."""
        if not significance.available or not np.isfinite(evalue):
            return
        highest = 1_000_000
        typical = distribution.typical
        [score] = significance.least_scores(np.array([typical]), evalue, highest).tolist()
        if score > highest:
            return
        self._threshold.setValue(score)
        self._has_threshold = True
        bound = f"E ≤ {evalue:g} from score {score:,}"
        of = f" (for a subject of median length, {counted(typical, 'residue')})"
        self._threshold_words = f"{bound}{of}", bound
        if distribution.of_hits:
            before, away = f"{bound} before adjustment", self._raised
            raises = "many E-values"
            if away is not None:
                several = "" if away.count == 1 else "s"
                raises = f"{away.number} E-value{several}" if away.count else "no E-value"
                raises += f" above {evalue:g}"
            lower = f"{before}; adjustment raises {raises}"
            self._threshold_words = f"{lower}{of}", lower, before, bound
        self._summary += "; " + self._threshold_words[0]


def _mark(position: float) -> pg.InfiniteLine:
    """Return an upright line with a label at a share of the height."""
    return pg.InfiniteLine(angle=90, movable=False, label="", labelOpts=_LABEL | {"position": position})
