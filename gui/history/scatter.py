"""The chart of hits that two runs have in common: ranks or scores of one against those of the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy

from swathe.core.system.words import counted
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.theme import Colours, categories
from swathe.gui.widgets.tooltips import tooltip_text

_CELLS: Final = 400
"""Cells a side, in each of which at most one point of a kind is drawn where there are many."""
_MANY: Final = 5_000
_REACH: Final = 10
"""Pixels between a click and the point it means."""
_SYMBOLS: Final = ("o", "t1", "t", "o", "s")
"""Of hits as good in both, better in B (upwards), worse, and of those of which that is not known.

Those of which E-values do not tell are hollow.
"""
_TOO_SMALL: Final = "E too small to be written"
"""Legend of hits at the edge: a file has 0 for what is too small for its program to write."""
_NO_EVIDENCE: Final = "in a profile"
"""Legend of hits that a profile built from them scored; a line of the chart says what that means."""
_NAMES: Final = ("same", "better in B", "worse in B", _NO_EVIDENCE, _TOO_SMALL)
_OF_RANKS: Final = ("same", "higher rank in B", "lower rank in B", _NO_EVIDENCE, _TOO_SMALL)
"""A hit may have a higher rank and a worse E-value."""
_ABOUT_THE_SAME: Final = "same within tenfold"
_SHORT_NAMES: Final = {
    _ABOUT_THE_SAME: "same",
    "higher rank in B": "higher in B",
    "lower rank in B": "lower in B",
    _TOO_SMALL: "E too small",
}
"""What the key calls them, which stands in place of a legend that has no room."""
_LETTERS: Final = ("●", "▲", "▼", "○", "■")
"""The symbols as the key writes them."""
_SIZES: Final = (0.36, 0.5, 0.5, 0.43, 0.43)
_MARK: Final = 1.07
"""Sizes of the shapes, and of the ring around the one looked at, in heights of a line of text."""
_EDGE: Final = 0.06
"""How far beyond the other points those stand that have no place among them, of the range of these."""

Floats = NDArray[np.float64]


class RunScatter(Chart):
    """Draw one point a hit: on the line where both runs agree, above or below it where they do not.

    Of figures that cannot be compared there is neither a line nor a better and a worse. Nor is one of two
    E-values the better one where a program wrote 0 for what is too small for it: such points are at the edge.
    Those of hits whose E-value is no evidence are hollow, and no axis of E-values reaches for them: beyond
    the others they are at the edge, too.

    `hit_chosen` carries the number of the point that was clicked.
    """

    hit_chosen = Signal(int)
    plot_lines = 10

    def __init__(self, tip: Callable[[int], str]) -> None:
        """`tip` says what a point is, by its number."""
        super().__init__("Hits of both runs")
        self.key = QLabel(wordWrap=True)
        self.key.setAccessibleName("What the marks mean")
        self.key.setTextFormat(Qt.TextFormat.RichText)
        self.key.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.key.hide()
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(0, self.key)
        layout.setSpacing(0)
        self._tip = tip
        self._tenfold = self._ranks = False
        self._x: Floats = np.zeros(0)
        self._y: Floats = np.zeros(0)
        self._places: tuple[Floats, Floats] = (np.zeros(0), np.zeros(0))
        self._titles = ("", "")
        self._current = -1
        self._comparable = True
        self._caution = ""
        self._no_evidence = np.zeros(0, np.bool_)
        self._of_kinds: tuple[NDArray[np.bool_], ...] = ()
        self._axes = {side: NumberAxis(side) for side in ("bottom", "left")}
        self.plot.setAxisItems(self._axes)
        self.plot.showGrid(x=True, y=True, alpha=0.12)
        self._line = pg.PlotDataItem([], [])
        self.plot.addItem(self._line, ignoreBounds=True)
        self._kinds = [
            pg.ScatterPlotItem([], [], symbol=symbol, name=name)
            for symbol, name in zip(_SYMBOLS, _NAMES, strict=True)
        ]
        for item in self._kinds:
            self.plot.addItem(item)
        self._mark = pg.ScatterPlotItem([], [], symbol="o")
        self.plot.addItem(self._mark, ignoreBounds=True)
        self._count = pg.TextItem(anchor=(1.2, 0.5))
        self.plot.addItem(self._count, ignoreBounds=True)
        self.plot.scene().sigMouseClicked.connect(self._clicked)
        self.plot.scene().sigMouseMoved.connect(self._pointed)
        self.follow_palette()
        self.show_points(np.zeros(0), np.zeros(0), ("", ""), down=False)

    def show_points(
        self,
        x: Floats,
        y: Floats,
        titles: tuple[str, str],
        *,
        short_titles: tuple[str, str] = ("", ""),
        down: bool,
        whole: bool = False,
        comparable: bool = True,
        tenfold: bool = False,
        no_evidence: NDArray[np.bool_] | None = None,
        alone: int = 0,
        caution: str = "",
    ) -> None:
        """Draw a point for each hit.

        x, y : float64[hits] of run A and of run B; the logarithm of an E-value written as 0 is -inf
        titles : of the axes
        short_titles : where there is no room for these
        down : whether small values are the good ones and stand on top, and at the right but for ranks
        whole : whether all values are whole numbers
        comparable : whether a value of A and one of B mean the same, as scores of one scoring do
        tenfold : whether they are decimal logarithms of E-values, which less than tenfold apart say the same
        no_evidence : bool[hits], of which the values do not tell which one is better; None for none
        alone : hits of one run only, which have no place among those of both
        caution : what to keep in mind, below the chart in files
        """
        self._x, self._y, self._titles, self._current = x, y, titles, -1
        self._comparable, self._tenfold, self._ranks = comparable, tenfold, down and whole
        self._caution = caution
        self._no_evidence = np.zeros(x.size, np.bool_) if no_evidence is None else no_evidence
        reached = ~self._no_evidence if tenfold else np.ones(x.size, np.bool_)  # ranks are near each other
        self._places = _at_the_edge(x, reached), _at_the_edge(y, reached)
        both = np.concatenate([x, y])
        both = both[np.isfinite(both)]
        ends = [float(both.min()), float(both.max())] if both.size and comparable else []
        self._line.setData(ends, ends)
        beyond = ~(self._known() | self._no_evidence)
        better, worse = (y < x, y > x) if down else (y > x, y < x)
        with np.errstate(invalid="ignore"):  # of two E-values written as 0
            apart = (abs(y - x) >= 1 if tenfold else x != y) & comparable & self._judged()
        better, worse = better & apart, worse & apart
        at_x, at_y = self._places
        same = ~(better | worse | beyond | self._no_evidence)
        kinds = (same, better, worse, self._no_evidence, beyond)
        self._of_kinds = kinds
        for item, chosen in zip(self._kinds, kinds, strict=True):
            shown = _thinned(at_x[chosen], at_y[chosen])
            item.setData(at_x[chosen][shown], at_y[chosen][shown])
        self._mark.setData([], [])
        self._count_hidden(self._no_evidence | beyond)
        self._name_kinds()
        for axis, short in zip(self._axes.values(), short_titles, strict=True):
            axis.short_title = short
        self.title_axis("bottom", titles[0])
        self.title_axis("left", titles[1])
        for axis in self._axes.values():
            axis.set_counts(whole, ranks=self._ranks)
        box = self.plot.getViewBox()
        box.invertX(down and not self._ranks)  # the first rank is at the left and on top
        box.invertY(down)
        of_one = f"; not drawn: {alone:,} in one run" if alone else ""
        self.describe(f"{self._words()}{of_one}")
        self.show_all()

    def show_all(self) -> None:
        """Go back to the range that shows everything: half a unit to both sides of a single value."""
        super().show_all()
        for axis, values in zip(("xRange", "yRange"), self._places, strict=True):
            if values.size and values.min() == values.max():  # pyqtgraph would keep the range of before
                self.plot.setRange(**{axis: (values[0] - 0.5, values[0] + 0.5)})

    def set_current(self, point: int) -> None:
        """Mark a point; -1 marks none."""
        self._current = point if 0 <= point < self._x.size else -1
        shown = slice(self._current, self._current + 1) if self._current >= 0 else slice(0, 0)
        self._mark.setData(*(places[shown] for places in self._places))

    def notes(self) -> Sequence[str]:
        """Return what to keep in mind, which the page says beside the chart."""
        return (self._caution,) if self._caution else ()

    def data_text(self) -> str:
        """Return the points, tab-separated."""
        lines = ["\t".join(self._titles)]
        lines += [f"{x:g}\t{y:g}" for x, y in zip(self._x.tolist(), self._y.tolist(), strict=True)]
        return "\n".join(lines) + "\n"

    def fit_legend(self) -> None:
        """Fit the legend; where the plot needs its room, have the key instead: a line or two of words."""
        super().fit_legend()
        self.key.setVisible(bool(self.legend.items) and not self.legend.isVisible())

    def restyle(self, colours: Colours) -> None:
        """Give points and line their colours, and points the size of letters; kinds differ in shape, too."""
        line = self.fontMetrics().lineSpacing()
        for item, size in zip((*self._kinds, self._mark), (*_SIZES, _MARK), strict=True):
            item.setSize(round(size * line))
        self._line.setPen(self.pen(colours.muted, 1, Qt.PenStyle.DashLine))
        same, down, up = (colours.measured, *(categories(self.palette())[place] for place in (1, 2)))
        *filled, hollow, at_the_edge = self._kinds
        for item, colour in zip((*filled, at_the_edge), (same, up, down, colours.muted), strict=True):
            item.setBrush(pg.mkBrush(colour))
            item.setPen(self.pen(colours.background, 0.5))
        hollow.setBrush(pg.mkBrush(None))
        hollow.setPen(self.pen(colours.muted, 1))
        self._colours = same, up, down, colours.muted, colours.muted
        self._write_key()
        self._mark.setBrush(pg.mkBrush(None))
        self._mark.setPen(self.pen(colours.mark, 2.5))
        self._count.setColor(colours.text)
        self._count.setFont(self.font())
        self._count.fill = pg.mkBrush(colours.background)

    def _count_hidden(self, at_the_edge: NDArray[np.bool_]) -> None:
        """Say at the mark in the corner how many hits it is, if several: they hide each other.

        at_the_edge : bool[points], those that may be
        """
        places = np.stack(self._places, 1)[at_the_edge]
        marks, counts = np.unique(places, axis=0, return_counts=True)
        most = int(counts.max(initial=0))
        self._count.setVisible(most > 1)
        if most > 1:
            self._count.setText(f"{most:,}")
            self._count.setPos(*marks[int(np.argmax(counts))])

    def _name_kinds(self) -> None:
        """Say in the legend what the shapes mean, where they mean something."""
        self.legend.clear()
        for item, name in zip(self._kinds, self._names(), strict=True):
            if self._comparable and (name not in (_NO_EVIDENCE, _TOO_SMALL) or len(item.data)):
                self.legend.addItem(item, name)
        self.legend.setLabelTextColor(Colours.of(self.palette()).text)
        for _sample, label in self.legend.items:
            label.setText(label.text, color=Colours.of(self.palette()).text)
        self._write_key()
        self.fit_legend()

    def _write_key(self) -> None:
        """Write what the legend says as a line of words, each after its mark."""
        shown, marks = self.legend.names, []
        for name, letter, colour in zip(self._names(), _LETTERS, self._colours, strict=True):
            if name in shown:
                words = _SHORT_NAMES.get(name, name).replace(" ", "&nbsp;")
                marks.append(f'<span style="color: {colour.name()}">{letter}</span>&nbsp;{words}')
        self.key.setText("&nbsp;&nbsp; ".join(marks))
        self.key.setToolTip(tooltip_text("\n".join(shown)))

    def _names(self) -> tuple[str, ...]:
        """Return what each kind of points is called."""
        return _OF_RANKS if self._ranks else (_ABOUT_THE_SAME if self._tenfold else _NAMES[0], *_NAMES[1:])

    def _known(self) -> NDArray[np.bool_]:
        """Return of which points both values are known, bool[points]."""
        return np.isfinite(self._x) & np.isfinite(self._y)

    def _judged(self) -> NDArray[np.bool_]:
        """Return of which points it is known which value is the better one, if any, bool[points]."""
        return self._known() & ~self._no_evidence

    def _words(self) -> str:
        if not self._x.size:
            return "No hit is in both runs"
        if not self._comparable:
            return "{} in both runs; a higher value is not the better one here".format(
                counted(self._x.size, "hit")
            )
        if self._tenfold:
            judged = self._judged()
            same = int(np.count_nonzero(abs(self._x[judged] - self._y[judged]) < 1))
            words = "{} in both runs, {:,} the {}".format(counted(self._x.size, "hit"), same, _ABOUT_THE_SAME)
            if self._no_evidence.any():
                words += f", {np.count_nonzero(self._no_evidence):,} {_NO_EVIDENCE}: E is no evidence"
            small = self._of_kinds[-1]
            return f"{words}, {np.count_nonzero(small):,} with an {_TOO_SMALL}" if small.any() else words
        same = int(np.count_nonzero(self._x == self._y))
        return "{} in both runs, {:,} with the same value".format(counted(self._x.size, "hit"), same)

    def _clicked(self, event: object) -> None:
        """Choose the point next to a click, if one is near."""
        if event.button() != pg.QtCore.Qt.MouseButton.LeftButton:  # type: ignore[attr-defined]
            return
        nearest = self._nearest(event.scenePos())  # type: ignore[attr-defined]
        if nearest >= 0:
            self.hit_chosen.emit(nearest)

    def _pointed(self, place: QPointF) -> None:
        """Let the tooltip say what the point under the mouse is."""
        nearest = self._nearest(place)
        parts = (self._tip(nearest), self._kind(nearest), self._beside(nearest)) if nearest >= 0 else ()
        words = "\n".join(filter(None, parts))
        self.view.setToolTip(tooltip_text(words))

    def _kind(self, point: int) -> str:
        """Return what the legend calls a point; '' where it says nothing of it."""
        named = zip(self._names(), self._of_kinds, strict=True) if self._comparable else ()
        name = next((name for name, points in named if points[point]), "")
        return f"{name}: E is no evidence" if name == _NO_EVIDENCE else name

    def _beside(self, point: int) -> str:
        """Return how many hits more are at the place of a point; '' for none."""
        x, y = self._places
        more = int(np.count_nonzero((x == x[point]) & (y == y[point]))) - 1
        return f"{counted(more, 'more hit')} at this place" if more else ""

    def _nearest(self, place: QPointF) -> int:
        """Return the number of the point that a place in the scene is at; -1 for none."""
        box = self.plot.getViewBox()
        if not self._x.size or not box.sceneBoundingRect().contains(place):
            return -1
        here = box.mapSceneToView(place)
        width, height = box.viewPixelSize()
        if not width or not height:
            return -1
        x, y = self._places
        distances = np.hypot((x - here.x()) / width, (y - here.y()) / height)
        nearest = int(np.argmin(distances))
        return nearest if distances[nearest] <= _REACH else -1


def _at_the_edge(values: Floats, reached: NDArray[np.bool_]) -> Floats:
    """Return where values are drawn: those of -inf, and beyond those that axes reach for, at the edge.

    reached : bool[values]; where there are none, axes reach for all
    """
    finite = np.isfinite(values)
    inside = values[finite & reached] if (finite & reached).any() else values[finite]
    least, most = (float(inside.min()), float(inside.max())) if inside.size else (0.0, 0.0)
    edge = max(_EDGE * (most - least), 1.0)
    return np.clip(values, least - edge, most + edge)


def _thinned(x: Floats, y: Floats) -> NDArray[np.int64]:
    """Return which points to draw: of many, one in each cell that holds any, int64[k]."""
    if x.size <= _MANY:
        return np.arange(x.size)
    cells = np.zeros(x.size, np.int64)
    for values in (x, y):
        low, high = float(values.min()), float(values.max())
        place = (values - low) / (high - low or 1.0) * (_CELLS - 1)
        cells = cells * _CELLS + place.astype(np.int64)
    return np.sort(np.unique(cells, return_index=True)[1])
