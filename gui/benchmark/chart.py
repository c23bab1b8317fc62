"""The chart of a comparison: series of points or bars, with their ranges, tooltips and logarithmic axes."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QBuffer, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QToolTip

from swathe.core.benchmark.ranking import TIMES_RANGE
from swathe.core.benchmark.series import Picture, Point, Series, View
from swathe.core.system.words import three_digits
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.number_axis import NumberAxis
from swathe.gui.widgets.picture import in_lines, svg_painter
from swathe.gui.widgets.saved import tell_copied
from swathe.gui.widgets.theme import Colours, categories
from swathe.gui.widgets.tooltips import tooltip_text

_SYMBOLS: Final = ("o", "s", "t1", "d", "star", "x", "+", "t")
_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)
_BAR: Final = 0.2
"""Share of a category's place that its bars take together, for each category that there is."""
_THICKEST: Final = 0.8
"""That share at most."""
_RANGE: Final = 0.38
"""How far below a bar's middle the line of its range is, in heights of it: the figure stands above."""
_GRID: Final = 0.5
"""Opacity of the grid: bars and points far apart are compared along it."""
_NEAR: Final = 14
"""Pixels from a point within which its tooltip shows."""
_CATEGORICAL: Final = (View.GAPS,)
_OF_RUNS: Final = {View.LENGTH: "slowest to fastest run", View.SPEEDUP: TIMES_RANGE}
"""Plots whose ranges are those of the runs of a query, and which; in others they are of the queries."""
_SWEPT: Final = (View.THREADS, View.BLOCKS)
"""Plots whose x axis labels just the values that were measured."""
_LINES: Final = 15
"""Lines of text that the plot with its axes is high at least."""
_LONGEST_NAME: Final = 47
"""Characters of a line of a name beside a bar."""


class ComparisonChart(Chart):
    """Draw a `core.benchmark.series.Picture`; `show_picture` may be called as often as figures arrive.

    caption : lines under the chart in files, which say where the figures come from
    """

    def __init__(self) -> None:
        super().__init__("Comparison")
        self.caption: Sequence[str] = ()
        self._picture = Picture(View.LENGTH, "", "", ())
        self._log_x = self._log_y = False
        self._drawn: list[tuple[Series, Any, list[Any]]] = []
        self._texts: list[pg.TextItem] = []
        self._hidden: set[str] = set()
        self._follows = True
        self._axes = {"bottom": NumberAxis("bottom"), "left": NumberAxis("left")}
        self.plot.setAxisItems(self._axes)
        for axis in self._axes.values():
            axis.setZValue(-1)  # with its grid, behind the bars
        self.follow_palette()
        self.view.scene().sigMouseMoved.connect(self._on_mouse)
        self.plot.getViewBox().sigRangeChangedManually.connect(self._leave_range)

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: Picture, log_x: bool, log_y: bool) -> None:
        """Draw series; what the legend has switched off stays so while its name is there."""
        if picture.view is not self._picture.view or (log_x, log_y) != (self._log_x, self._log_y):
            self._follows = True
        self._hidden = {series.name for series, item, _ in self._drawn if not item.isVisible()}
        self._picture, self._log_x, self._log_y = picture, log_x, log_y
        self._clear()
        horizontal = picture.view is View.MEAN
        self._axes["bottom"].set_counts(not horizontal)
        self._axes["bottom"].set_logarithmic(log_y if horizontal else log_x and not self._categorical)
        self._axes["left"].set_logarithmic(log_y and not horizontal)
        self._axes["bottom"].set_names(picture.categories if self._categorical else ())
        self._axes["left"].set_names(
            [textwrap.fill(name, _LONGEST_NAME) for name in picture.categories] if horizontal else ()
        )
        swept = picture.view in _SWEPT
        places = {self._x(point) for series in picture.series for point in series.points} if swept else ()
        self._axes["bottom"].set_places(sorted(places))
        runs = _OF_RUNS.get(picture.view, "") if self._has_ranges else ""
        below = picture.y_title if horizontal else picture.x_title
        self._axes["bottom"].short_title = below.partition(";")[0]
        self._axes["left"].short_title = picture.y_title.partition(" (")[0].replace("Times as fast as", "×")
        self.title_axis("bottom", f"{below}; upright lines: {runs}" if runs else below)
        self.title_axis("left", "" if horizontal else picture.y_title)
        self.plot.getAxis("left").showLabel(not horizontal)
        self.plot.showGrid(x=True, y=not horizontal, alpha=_GRID)
        self.plot.getViewBox().invertY(horizontal)
        for series in picture.series:
            self._add(series)
        self.fit_legend()
        self.restyle(Colours.of(self.palette()))
        self.describe(self._sentence())
        if self._follows:
            self.show_all()

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the legend beside that of a plot, so that a table below gives way."""
        return QSize(160, _LINES * self.fontMetrics().height() + self.legend_height)

    def show_all(self) -> None:
        """Show every point, rates from 0 where the scale is not logarithmic, and stay with what comes."""
        self._follows = True
        points = [point for series in self._picture.series for point in series.points]
        if not points:
            return
        xs = [self._x(point) for point in points]
        ys = [self._y(value) for point in points for value in (point.low, point.high)]
        low, high = min(ys), max(ys)
        room = (high - low) * 0.06 or 0.05
        values = (low - room, high + room) if self._log_y else (0.0, high * 1.08 or 1.0)
        if self._picture.view is View.MEAN:
            places = len(self._picture.categories)
            low, high = values
            self.plot.setXRange(low, high + 0.07 * (high - low), padding=0)  # for the figures
            self.plot.setYRange(-0.6, places - 0.4, padding=0)
            return
        self.plot.setYRange(*values, padding=0)
        margin = 0.4 if self._categorical else (max(xs) - min(xs)) * 0.04 or max(abs(xs[0]) * 0.1, 0.1)
        self.plot.setXRange(min(xs) - margin, max(xs) + margin, padding=0)

    def data_text(self) -> str:
        """Return the points, tab-separated: series, place, value, least and greatest."""
        lines = [f"series\t{self._picture.x_title or 'place'}\t{self._picture.y_title}\tleast\tgreatest"]
        for series in self._picture.series:
            for point in series.points:
                place = self._picture.categories[int(point.x)] if self._picture.categories else f"{point.x:g}"
                lines.append(f"{series.name}\t{place}\t{point.y:.6g}\t{point.low:.6g}\t{point.high:.6g}")
        return "\n".join(lines) + "\n"

    def words_at(self, place: QPointF) -> str:
        """Return the tooltip of what is drawn at a place of the scene; '' where there is nothing."""
        box = self.plot.getViewBox()
        if not box.sceneBoundingRect().contains(place):
            return ""
        nearest, words = float(_NEAR), ""
        for series, item, _ in self._drawn:
            if not item.isVisible():
                continue
            for point in series.points:
                distance = self._distance(box, series, point, place)
                if distance < nearest:
                    nearest, words = distance, point.words
        return words

    def restyle(self, colours: Colours) -> None:
        """Give series their colours; dashes and symbols tell them apart as well."""
        palette = categories(self.palette())
        for text in self._texts:
            text.setColor(colours.text)
        for series, item, ranges in self._drawn:
            number = self._number(series)
            colour = palette[number % len(palette)]
            dash = _DASHES[(series.style + number // len(palette)) % len(_DASHES)]
            faint = QColor(colour)
            faint.setAlphaF(0.75 if series.style == 0 else 0.4)
            bars = isinstance(item, pg.BarGraphItem)
            if bars:
                item.setOpts(brush=pg.mkBrush(faint), pen=self.pen(colour, 1, dash))
            else:
                item.setPen(self.pen(colour, 1.75, dash))
                item.setSymbolPen(self.pen(colour, 1.25))
                self._fill(item, series, colours.background, colour)
            for part in ranges:
                part.setOpts(pen=self.pen(colours.text if self._picture.view is View.MEAN else colour, 1))

    # Inside

    def _fill(self, item: Any, series: Series, background: QColor, colour: QColor) -> None:
        """Fill a series' symbols, but for those of figures that are another kernel's, and of overlays."""
        # Of brushes for single points the legend knows nothing.
        item.setSymbolBrush(pg.mkBrush(background if series.style else colour))
        brushes = [pg.mkBrush(background if series.style or p.hollow else colour) for p in series.points]
        item.setData(*item.getOriginalDataset(), symbolBrush=brushes)

    def _leave_range(self) -> None:
        """Leave the range alone once somebody has zoomed."""
        self._follows = False

    @property
    def _categorical(self) -> bool:
        return self._picture.view in _CATEGORICAL

    def _x(self, point: Point) -> float:
        places = self._categorical or self._picture.view is View.MEAN
        return math.log10(point.x) if self._log_x and not places and point.x > 0 else point.x

    def _y(self, value: float) -> float:
        return math.log10(value) if self._log_y and value > 0 else value

    def _clear(self) -> None:
        for _, item, ranges in self._drawn:
            for part in (item, *ranges):
                self.plot.removeItem(part)
        for text in self._texts:
            self.plot.removeItem(text)
        self._texts = []
        self.legend.clear()
        self._drawn = []

    def _number(self, series: Series) -> int:
        """Return the place of a series' kind: what colour and symbol it has."""
        return list(dict.fromkeys(one.kind for one in self._picture.series)).index(series.kind)

    def _add(self, series: Series) -> None:
        ranges: list[Any]
        if self._picture.view is View.MEAN:
            item, ranges = self._bars(series)
        else:
            xs = [self._x(point) for point in series.points]
            ys = [self._y(point.y) for point in series.points]
            symbol = _SYMBOLS[self._number(series) % len(_SYMBOLS)]
            item = pg.PlotDataItem(xs, ys, symbol=symbol, symbolSize=8)
            ranges = self._ranges(series, xs, ys)
        for part in (item, *ranges):
            self.plot.addItem(part)
        if self._picture.view is not View.MEAN:
            self.legend.addItem(item, series.name)
            item.visibleChanged.connect(lambda: _follow(item, ranges))
        else:
            self._add_bars_to_legend(series, item, [*ranges, *self._figures(series)])
        item.setVisible(series.name not in self._hidden)
        self._drawn.append((series, item, ranges))

    def _add_bars_to_legend(self, series: Series, item: Any, ranges: list[Any]) -> None:
        """Name comparisons that lie over each other, once each: kernels are named beside their bars."""
        first = next((item for other, item, _ in self._drawn if other.style == series.style), None)
        if first is None:
            item.visibleChanged.connect(lambda: _follow(item, ranges))
            if series.source:
                self.legend.addItem(item, series.source)
        else:
            first.visibleChanged.connect(lambda: _follow(first, [item, *ranges]))

    def _ranges(self, series: Series, xs: list[float], ys: list[float]) -> list[Any]:
        if all(point.low == point.high for point in series.points):
            return []
        top = [self._y(point.high) - y for point, y in zip(series.points, ys, strict=True)]
        bottom = [y - self._y(point.low) for point, y in zip(series.points, ys, strict=True)]
        arrays = [np.array(values, float) for values in (xs, ys, top, bottom)]
        return [pg.ErrorBarItem(x=arrays[0], y=arrays[1], top=arrays[2], bottom=arrays[3], beam=0)]

    def _bars(self, series: Series) -> tuple[Any, list[Any]]:
        height = self._bar_height
        places = [self._middle(series, point) for point in series.points]
        values = [self._y(point.y) for point in series.points]
        floor = self._floor()
        item = pg.BarGraphItem(x0=floor, y=places, height=height * 0.92, x1=values)
        left = [value - self._y(point.low) for point, value in zip(series.points, values, strict=True)]
        right = [self._y(point.high) - value for point, value in zip(series.points, values, strict=True)]
        if not any(left) and not any(right):
            return item, []
        lines = [place + _RANGE * height for place in places]
        arrays = [np.array(numbers, float) for numbers in (values, lines, left, right)]
        return item, [
            pg.ErrorBarItem(x=arrays[0], y=arrays[1], left=arrays[2], right=arrays[3], beam=0.2 * height)
        ]

    def _figures(self, series: Series) -> list[pg.TextItem]:
        """Write each bar's figure behind its end."""
        texts = []
        for point in series.points:
            text = pg.TextItem(three_digits(point.y), anchor=(0, 0.5))
            text.setFont(self.font())
            text.setPos(self._y(point.y), self._middle(series, point))
            self.plot.addItem(text, ignoreBounds=True)
            texts.append(text)
        self._texts += texts
        return texts

    @property
    def _has_ranges(self) -> bool:
        return any(point.low < point.high for series in self._picture.series for point in series.points)

    @property
    def _bar_height(self) -> float:
        """The height of a bar, those of comparisons over each other below one another."""
        together = min(_THICKEST, _BAR * len(self._picture.categories))
        return together / max(len(self._beside(x)) for x in range(len(self._picture.categories)))

    def _beside(self, x: float) -> list[int]:
        """Return which comparisons have a bar in a category."""
        return sorted({one.style for one in self._picture.series for point in one.points if point.x == x})

    def _middle(self, series: Series, point: Point) -> float:
        """Return where a bar is, down."""
        styles = self._beside(point.x)
        return point.x + self._bar_height * (styles.index(series.style) + 0.5 - len(styles) / 2)

    def _floor(self) -> float:
        """Return where bars begin: at 0, or on a logarithmic axis below everything."""
        if not self._log_y:
            return 0.0
        least = [self._y(point.low) for series in self._picture.series for point in series.points]
        return math.floor(min(least, default=0.0)) - 1.0

    def _distance(self, box: Any, series: Series, point: Point, place: QPointF) -> float:
        """Return how many pixels a place of the scene is from a point, or from a bar: 0 inside it."""
        if self._picture.view is not View.MEAN:
            seen = box.mapViewToScene(QPointF(self._x(point), self._y(point.y)))
            return math.hypot(seen.x() - place.x(), seen.y() - place.y())
        at = box.mapSceneToView(place)
        across = abs(at.y() - self._middle(series, point))
        inside = self._floor() <= at.x() <= self._y(point.y) and across <= self._bar_height / 2
        return 0.0 if inside else math.inf

    def _on_mouse(self, place: QPointF) -> None:
        words = self.words_at(place)
        if words:
            spot = self.view.mapToGlobal(self.view.mapFromScene(place))
            QToolTip.showText(spot, tooltip_text(words), self.view)
        elif QToolTip.isVisible() and QApplication.widgetAt(self.cursor().pos()) is self.view.viewport():
            QToolTip.hideText()

    def _svg(self) -> bytes:
        buffer, size = QBuffer(), self._size_in_files()
        with (
            self.drawn_on_paper(),
            svg_painter(buffer, size, self.accessibleName(), self._words_in_files()) as painter,
        ):
            self._paint(painter, size)
        return bytes(buffer.data().data())

    def copy_image(self) -> None:
        """Put the picture on the clipboard as a file has it, with the lines above and below the chart."""
        QGuiApplication.clipboard().setImage(self._image())
        tell_copied(MessageBar.of(self), "the picture")

    def _png(self) -> bytes:
        buffer = QBuffer()
        self._image().save(buffer, "PNG")
        return bytes(buffer.data().data())

    def _image(self) -> QImage:
        size = self._size_in_files()
        image = QImage(size * 2, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(2)  # a scaled painter would leave legend and symbols small
        image.setText("Description", self._words_in_files())
        with self.drawn_on_paper(), QPainter(image) as painter:
            self._paint(painter, size)
        return image

    def _paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the chart, what it is of over it, and the lines under it."""
        colours, metrics = Colours.of(self.palette()), self.fontMetrics()
        above, margin = self._height_above(), metrics.height() // 2
        painter.fillRect(QRect(QPoint(0, 0), size), colours.background)
        self.view.render(painter, QRectF(self.view.rect()).translated(0, above), self.view.rect())
        painter.setFont(self.font())
        painter.setPen(colours.text)
        for number, line in enumerate(self._picture.headings):
            words = metrics.elidedText(line, Qt.TextElideMode.ElideRight, size.width() - 2 * margin)
            painter.drawText(margin, margin + metrics.ascent() + number * metrics.lineSpacing(), words)
        painter.setPen(colours.muted)
        for number, line in enumerate(self._lines_below()):
            baseline = above + self.view.height() + metrics.ascent() + number * metrics.lineSpacing()
            painter.drawText(margin, baseline, line)

    def _height_above(self) -> int:
        """Return the height of the headings, with room around them."""
        metrics, lines = self.fontMetrics(), len(self._picture.headings)
        return metrics.lineSpacing() * lines + (metrics.height() if lines else 0)

    def _size_in_files(self) -> QSize:
        metrics, lines = self.fontMetrics(), self._lines_below()
        below = metrics.lineSpacing() * len(lines) + (metrics.height() // 2 if lines else 0)
        return QSize(self.view.width(), self._height_above() + self.view.height() + below)

    def _lines_below(self) -> list[str]:
        metrics = self.fontMetrics()
        width = self.width() - 2 * (metrics.height() // 2)
        return [part for line in self.caption for part in in_lines(line, metrics, width)]

    def _words_in_files(self) -> str:
        return "\n".join((*self._picture.headings, self.text(), *self.caption))

    def _sentence(self) -> str:
        """Say what is shown, for those who do not see it."""
        n = len(self._picture.series)
        if not n:
            return self._picture.why_empty
        best = max(
            ((point.y, series.name) for series in self._picture.series for point in series.points),
        )
        return "{} over {}: {} series; the highest is {:.4g}, {}".format(
            self._picture.y_title, self._picture.x_title or "kernels", n, *best
        )


def _follow(item: Any, ranges: list[Any]) -> None:
    for part in ranges:
        part.setVisible(item.isVisible())
