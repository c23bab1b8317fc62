"""The chart of the permuted copies' scores, with the fitted distribution, the hit and the censoring point."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from swathe.core.statistics.gumbel import log_survival
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.system.words import counted
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import Colours

_FLOOR: Final = 0.5
"""Count at which the logarithmic axis begins, so that a score of one copy can be seen."""
_NEAR: Final = 2.0
"""A hit is in sight at first if it is not farther right than so many times the width of the copies."""
_MOST_WORDS: Final = 0.5
"""Share of the plot's height that words over the bars take at most."""


class PermutationPlot(Chart):
    """Draw how many copies have which score, and what the fitted Gumbel distribution expects.

    Signal `bound_moved(int)`: the censoring point was dragged, or moved with the arrow keys, to a score.
    """

    bound_moved = Signal(int)

    def __init__(self) -> None:
        super().__init__("Scores of permuted copies")
        self.hit_name = ""
        self._pair: PairSignificance | None = None
        self._expected: NDArray[np.float64] = np.zeros(0)
        self._logarithmic = False
        self._whole: list[list[float]] = []
        self._axis = NumberAxis("left", counts=True)
        self.plot.setAxisItems({"left": self._axis, "bottom": NumberAxis("bottom", counts=True)})
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self._censored = self._bars("excluded from the fit")
        self._fitted = self._bars("fitted")
        self._curve = self.plot.plot([], [], name="fitted curve (Gumbel)")
        self._tail = self.plot.plot([], [])
        self._bound = pg.InfiniteLine(angle=90, movable=True, label="")
        self._score = pg.InfiniteLine(angle=90, movable=False, label="")
        for line in (self._bound, self._score):
            self.add_line(line)
        self._far = pg.TextItem()
        self.plot.addItem(self._far, ignoreBounds=True)
        self._bound.sigDragged.connect(self._dragged)
        self._bound.sigPositionChangeFinished.connect(self._fit_in)
        self.view.installEventFilter(self)
        self.view.steer_by_mouse()
        box = self.plot.getViewBox()
        box.sigResized.connect(self._fit_in)
        box.sigRangeChanged.connect(self._place_words)
        self.title_axis("bottom", "Smith-Waterman score")
        self.title_axis("left", "Copies")
        self.follow_palette()

    def show_pair(self, pair: PairSignificance, afresh: bool) -> None:
        """Show a pair; `afresh` shows its whole range, else a part that somebody chose stays in sight."""
        self._pair = pair
        self._draw()
        if afresh:
            self.show_all()
        else:
            self._fit_in()

    def set_logarithmic(self, logarithmic: bool) -> None:
        """Count on a logarithmic scale or not."""
        self._logarithmic = logarithmic
        self._axis.set_logarithmic(logarithmic)
        self.title_axis("left", "Copies (log)" if logarithmic else "Copies")
        if self._pair is not None:
            self._draw()
            self.show_all()

    def show_all(self) -> None:
        """Show all copies, and the hit where it is near them."""
        pair = self._pair
        if pair is None:
            return
        floor = float(np.log10(_FLOOR)) if self._logarithmic else 0.0
        highest = max(float(pair.counts.max()), float(self._expected.max(initial=0.0)), 1.0)
        top = float(np.log10(highest)) if self._logarithmic else highest
        right = float(self._values(pair)[-1] + pair.step)
        box = self.plot.getViewBox()
        box.setLimits(yMin=floor)
        box.setXRange(pair.lowest - pair.step, right, padding=0.02)
        words = min(self._place_words() / max(box.height(), 1.0), _MOST_WORDS)
        box.setYRange(floor, floor + (top - floor) / (1 - words), padding=0)
        self._whole = box.viewRange()

    def data_text(self) -> str:
        """Return every score with its copies, those expected, and whether it is fitted."""
        lines = ["score\tcopies\texpected\tfitted"]
        pair = self._pair
        if pair is not None:
            scores = self._values(pair)[: pair.counts.size]
            for i, (score, count) in enumerate(zip(scores, pair.counts, strict=True)):
                expected = f"{self._expected[i]:.4g}" if pair.fitted else ""
                lines.append(f"{score}\t{count}\t{expected}\t{'yes' if score >= pair.bound else 'no'}")
        return "\n".join(lines) + "\n"

    def notes(self) -> Sequence[str]:
        """Return which hit a picture is of."""
        return [self.hit_name]

    def restyle(self, colours: Colours) -> None:
        """Give bars, curve and lines their colours; the lines differ in dashes as well."""
        for bars, colour, alpha in (
            (self._censored, colours.muted, 0.2),
            (self._fitted, colours.measured, 0.45),
        ):
            fill = pg.mkColor(colour)
            fill.setAlphaF(alpha)
            bars.setPen(self.pen(colour, 1))
            bars.setBrush(pg.mkBrush(fill))
        self._curve.setPen(self.pen(colours.text, 2))
        self._tail.setPen(self.pen(colours.text, 1.5, Qt.PenStyle.DotLine))
        self._bound.setPen(self.pen(colours.mean, 2, Qt.PenStyle.DashLine))
        self._bound.setHoverPen(self.pen(colours.mean, 4))
        self._score.setPen(self.pen(colours.mark, 1.5))
        for line in (self._bound, self._score):
            self.style_label(line, colours)
        self._far.setColor(colours.text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the censoring point with the arrow keys."""
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            direction = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
            if direction and self._pair is not None:
                self.bound_moved.emit(self._pair.bound + direction * self._pair.step)
                return True
        return super().eventFilter(watched, event)

    # Inside

    def _bars(self, name: str) -> pg.PlotDataItem:
        bars = pg.PlotDataItem([0.0, 0.0], [0.0], stepMode="center", fillLevel=0.0, name=name)
        self.plot.addItem(bars)
        return bars

    def _fit_in(self) -> None:
        """Keep everything in sight, with room for the words, unless somebody chose a part."""
        shows_all = self.plot.getViewBox().viewRange() == self._whole
        if shows_all and not self._bound.moving:  # under the pointer nothing else moves
            self.show_all()
        else:
            self._place_words()

    def _place_words(self) -> float:
        """Put the words below the plot's upper edge, and return how many pixels of it they take.

        They are on one line, beside their marks, or on two where they would lie over each other.
        """
        pair = self._pair
        if pair is None:
            return 0.0
        box, near = self.plot.getViewBox(), self._near(pair)
        end = float(self._values(pair)[-1] + pair.step)
        bound, hit = self._bound.label, self._score.label if near else self._far
        of_bound = self._spans(bound, self._bound.value())
        of_hit = self._spans(hit, self._score.value() if near else end)
        beside = [
            sides
            for sides in product(of_bound, of_hit)
            if of_bound[sides[0]][1] <= of_hit[sides[1]][0] or of_hit[sides[1]][1] <= of_bound[sides[0]][0]
        ]
        sides = beside[0] if beside else (min(of_bound), min(of_hit))
        height = bound.boundingRect().height()
        low, high = box.viewRange()[1]
        lines = (0.5, 0.5 if beside else 1.5)
        for words, side, line in zip((bound, hit), sides, lines, strict=True):
            place = max(0.0, 1 - line * height / max(box.height(), 1.0))
            if words is self._far:
                words.setAnchor((side, 0.5))
                words.setPos(end, low + place * (high - low))
            else:
                words.anchors = [(side, 0.5)] * 2  # wherever in the plot the mark is
                words.setPosition(place)
        return float((lines[1] + 0.5) * height)

    def _spans(self, words: pg.TextItem, value: float) -> dict[int, tuple[float, float]]:
        """Return from where to where words go in pixels, by the side of their mark: 0 right of it, 1 left.

        These are the sides on which they stay within the plot.
        """
        box, width = self.plot.getViewBox(), words.boundingRect().width()
        left, right = box.viewRange()[0]
        place = (value - left) / (right - left) * box.width()
        spans = {side: (place - side * width, place + (1 - side) * width) for side in (0, 1)}
        inside = {side: span for side, span in spans.items() if span[0] >= 0 and span[1] <= box.width()}
        return inside or spans

    def _near(self, pair: PairSignificance) -> bool:
        width = (pair.counts.size - 1) * pair.step
        return bool(pair.score <= pair.lowest + width + _NEAR * max(width, 1))

    def _values(self, pair: PairSignificance) -> NDArray[np.int64]:
        """Return the scores drawn: those of the copies, and on to the hit where that is near."""
        last = pair.lowest + (pair.counts.size - 1) * pair.step
        if self._near(pair):
            last = max(last, pair.score)
        return np.arange(pair.lowest, last + pair.step, pair.step, dtype=np.int64)

    def _heights(self, counts: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.log10(np.maximum(counts, _FLOOR)) if self._logarithmic else counts

    def _draw(self) -> None:
        pair = self._pair
        assert pair is not None
        column = (pair.bound - pair.lowest) // pair.step
        heights = self._heights(pair.counts.astype(np.float64))
        edges = pair.lowest + pair.step * (np.arange(heights.size + 1) - 0.5)
        floor = float(np.log10(_FLOOR)) if self._logarithmic else 0.0
        for bars, part in ((self._censored, slice(0, column)), (self._fitted, slice(column, heights.size))):
            bars.setFillLevel(floor)
            if heights[part].size:
                bars.setData(edges[part.start : part.stop + 1], heights[part])
            else:
                bars.setData([edges[0], edges[0]], [floor])
        values = self._values(pair)
        self._expected = _expected(pair, values)
        drawn = self._expected > 1e-4
        line = np.log10(np.maximum(self._expected, 1e-4)) if self._logarithmic else self._expected
        fitted = drawn & (values >= pair.bound)
        below = drawn & (values <= pair.bound)
        self._curve.setData(values[fitted].astype(np.float64), line[fitted])
        self._tail.setData(values[below].astype(np.float64), line[below])
        self._bound.setValue(edges[column])
        bound_words = f"fitted from {pair.bound:,}"
        self._bound.label.setFormat(bound_words)
        self._score.setValue(pair.score)
        self._score.setVisible(True)
        self._score.label.setFormat(f"hit: {pair.score:,}")
        near = self._near(pair)
        self._far.setVisible(not near)
        self._far.setText("" if near else f"hit: {pair.score:,}, far to the right →")
        copies = counted(pair.permutations, "copy", "copies")
        self.describe(
            f"{copies} with scores {pair.lowest:,} to "
            f"{pair.lowest + (pair.counts.size - 1) * pair.step:,}; hit {pair.score:,}; "
            f"{bound_words}, {pair.below:,} below it"
        )

    def _dragged(self) -> None:
        """Take the score whose bar begins nearest to the line; the line snaps to it."""
        pair = self._pair
        if pair is None:
            return
        column = round((self._bound.value() - pair.lowest) / pair.step + 0.5)
        column = min(max(column, 0), pair.counts.size - 1)
        bound = pair.lowest + pair.step * column
        if bound == pair.bound:
            self._bound.setValue(bound - pair.step / 2)
        else:
            self.bound_moved.emit(bound)


def _expected(pair: PairSignificance, values: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how many copies the fit expects with each score, float64[k]; zeros without a fit."""
    if not pair.fitted:
        return np.zeros(values.size)
    lambda_, mu = np.array(pair.lambda_), np.array(pair.mu)
    edges = np.append(values, values[-1] + pair.step).astype(np.float64)
    return np.asarray(pair.permutations * -np.diff(np.exp(log_survival(edges, lambda_, mu))))
