"""Paint hits on their query: ruler, depth, and a bar for each hit; knows nothing of widgets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF

from swathe.core.results.overview import (
    DARK,
    DEPTH_TITLE,
    LIGHT,
    Bar,
    Bars,
    ColourBy,
    bar_of,
    outline,
    ruler,
    step_of,
)
from swathe.gui.widgets.names import fitting_name
from swathe.gui.widgets.theme import SPACE, Colours, blend, is_dark

GUTTER: Final = 16.0
"""Room for a tick left of the names."""
LEAST_GAP: Final = 1.0
LEAST_INSERTION: Final = 0.25
"""Pixels from which a gap in a bar, and residues inserted there, are painted."""
_DEPTH: Final = 36.0
"""Pixels of the depth, unless both numbers beside it take more."""
_TITLES: Final = (DEPTH_TITLE, DEPTH_TITLE.partition(" ")[0])
"""Of the depth, in full and for little room."""
LEAST_NAMES: Final = 320.0
"""Width from which there is room for names."""
_DOT: Final = 5.0
"""Pixels of the dot before a hit that is newly included."""
_KEPT_NAMES: Final = 4_000
_KEPT_BARS: Final = 1_000


@dataclass(frozen=True, slots=True)
class OverviewMeasures:
    """Where things are, in pixels.

    Parameters
    ----------
    left : where the query begins, after ticks and names
    plot : width for the query
    scale : pixels a residue
    offset : pixels of the query that are scrolled away
    line : height of a line of text
    row, bar : height of a hit and of its bar
    letters : whether there is room for the query's residues
    """

    left: float
    plot: float
    scale: float
    offset: float
    line: float
    row: int
    bar: int
    letters: bool

    @property
    def head(self) -> float:
        """Height of depth and ruler."""
        return SPACE / 2 + self.depth + SPACE / 2 + self.line * (2 if self.letters else 1) + SPACE / 2

    @property
    def depth(self) -> float:
        """Height of the depth, which has a number at its top and one at its bottom."""
        return max(_DEPTH, 2 * self.line)

    @property
    def first(self) -> float:
        """The residue at the left, counted from 0."""
        return self.offset / self.scale

    @property
    def last(self) -> float:
        """The residue at the right."""
        return (self.offset + self.plot) / self.scale

    def x(self, residue: float) -> float:
        """Return where a boundary between residues is."""
        return self.left + residue * self.scale - self.offset

    def residue(self, x: float) -> int:
        """Return which residue, from 0, is at a place."""
        return int((x - self.left + self.offset) // self.scale)


class OverviewPainter:
    """Paint the bars of one hit table, for one palette and font."""

    def __init__(self, bars: Bars, palette: QPalette, font: QFont) -> None:
        self._bars = bars
        self._table = bars.table
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._colours = Colours.of(palette)
        self._rest = blend(self._colours.background, self._colours.text, 0.3)
        self._steps = [QColor(name) for name in (DARK if is_dark(palette) else LIGHT)]
        self._kept: dict[int, Bar] = {}
        self._names: dict[int, str] = {}
        self._names_width = 0.0
        self._depth_key: object = None
        self._depth_shape = QPolygonF()

    def paint_head(self, painter: QPainter, measures: OverviewMeasures, depth: NDArray[np.int64]) -> None:
        """Paint the depth over the ruler."""
        colours = self._colours
        top, base = SPACE / 2, SPACE / 2 + measures.depth
        right = measures.left + measures.plot
        highest = max(int(depth.max(initial=0)), 1)
        painter.setFont(self._font)
        painter.setPen(colours.muted)
        if measures.left > 4 * GUTTER:
            words = f"{highest:,}"
            end = measures.left - SPACE / 2
            painter.drawText(
                QPointF(end - self._metrics.horizontalAdvance(words), top + self._metrics.ascent()), words
            )
            painter.drawText(QPointF(end - self._metrics.horizontalAdvance("0"), base), "0")
            room = end - GUTTER - self._metrics.horizontalAdvance(words) - SPACE
            name = next((one for one in _TITLES if self._metrics.horizontalAdvance(one) <= room), "")
            painter.drawText(QPointF(GUTTER, top + self._metrics.ascent()), name)
        painter.save()
        painter.setClipRect(QRectF(measures.left, 0, measures.plot, measures.head))
        fill = QColor(colours.measured)
        fill.setAlphaF(0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(self._depth(measures, depth, highest, base))
        painter.restore()
        painter.fillRect(QRectF(measures.left, base, right - measures.left, 1), colours.grid)
        self._paint_ruler(painter, measures, base)

    def marks(self, measures: OverviewMeasures) -> list[int]:
        """Return the positions, from 1, that the ruler names and lines mark: first, last and round ones."""
        length = self._bars.query_length
        room = 7 * self._metrics.horizontalAdvance("0")
        places = [place for place in (1, length) if measures.first <= place - 0.5 <= measures.last]
        for place in ruler(measures.first, measures.last, measures.plot, 1.2 * room):
            if place <= length and all(abs(place - other) * measures.scale >= room for other in places[:2]):
                places.append(place)
        return list(dict.fromkeys(places))

    def paint_grid(self, painter: QPainter, measures: OverviewMeasures, top: float, bottom: float) -> None:
        """Paint a thin line down from each position that the ruler names."""
        for place in self.marks(measures):
            x = round(measures.x(place - 0.5))
            painter.fillRect(QRectF(x, top, 1, bottom - top), self._colours.grid)

    def paint_rows(
        self,
        painter: QPainter,
        measures: OverviewMeasures,
        places: Iterable[tuple[float, int]],
        by: ColourBy,
        chosen: NDArray[np.bool_],
    ) -> None:
        """Paint hits, each a (top, hit row) pair: its tick, its name and its bar."""
        pairs, new = list(places), self._table.newly_included()
        rows = np.array([row for _, row in pairs], np.int64)
        steps = step_of(self._table, rows, by).tolist()
        hollow = by is ColourBy.EVALUE and self._table.provisional  # as their dots in the table are
        painter.setFont(self._font)
        for top, row in pairs:
            if chosen[row]:
                self._paint_tick(painter, measures, top)
            if new[row]:
                self._paint_dot(painter, measures, top)
            if measures.left > GUTTER + SPACE:
                painter.setPen(self._colours.text)
                base = top + (measures.row - self._metrics.height()) / 2 + self._metrics.ascent()
                painter.drawText(QPointF(GUTTER, base), self._name(row, measures))
        painter.save()
        beside_names = QRectF(measures.left, 0, measures.plot, 1e6)
        painter.setClipRect(beside_names, Qt.ClipOperation.IntersectClip)  # not over the head either
        for (top, row), step in zip(pairs, steps, strict=True):
            colour = self._steps[step] if step >= 0 else self._colours.muted
            self._paint_bar(painter, measures, top, row, colour, hollow)
        painter.restore()

    def paint_border(self, painter: QPainter, top: float, width: float) -> None:
        """Paint a line over the first hit that is not significant."""
        painter.setPen(QPen(self._colours.mean, 1))
        painter.drawLine(QPointF(0, top), QPointF(width, top))

    def mark_row(
        self, painter: QPainter, measures: OverviewMeasures, top: float, width: float, focus: bool
    ) -> None:
        """Mark the hit looked at, with a frame where the keyboard is."""
        area = QRectF(0, top, width, measures.row)
        tint = QColor(self._colours.selection)
        tint.setAlphaF(0.28)
        painter.fillRect(area, tint)
        painter.fillRect(QRectF(0, top, 3, measures.row), self._colours.selection)
        if focus:
            painter.setPen(QPen(self._colours.selection, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(0.5, 0.5, -1.5, -0.5))

    # Inside

    def _depth(
        self, measures: OverviewMeasures, depth: NDArray[np.int64], highest: int, base: float
    ) -> QPolygonF:  # fmt: skip
        """Return the shape under the depth, made anew when what it shows changed."""
        key = (measures, id(depth))
        if key != self._depth_key:
            edges, values = outline(depth, measures.first, measures.last, max(int(measures.plot), 1))
            points = [QPointF(measures.x(float(edges[0])), base)]
            for begin, end, value in zip(
                edges[:-1].tolist(), edges[1:].tolist(), values.tolist(), strict=True
            ):
                y = base - measures.depth * value / highest
                points += (QPointF(measures.x(begin), y), QPointF(measures.x(end), y))
            points.append(QPointF(measures.x(float(edges[-1])), base))
            self._depth_shape, self._depth_key = QPolygonF(points), key
        return self._depth_shape

    def _paint_ruler(self, painter: QPainter, measures: OverviewMeasures, top: float) -> None:
        base = top + SPACE / 2 + self._metrics.ascent()
        painter.setPen(self._colours.muted)
        right = measures.left + measures.plot
        for place in self.marks(measures):
            words = f"{place:,}"
            half = self._metrics.horizontalAdvance(words) / 2
            middle = measures.x(place - 0.5)
            painter.fillRect(QRectF(round(middle), top, 1, SPACE / 2), self._colours.muted)
            painter.drawText(QPointF(min(max(middle - half, measures.left), right - 2 * half), base), words)
        if not measures.letters:
            return
        painter.setPen(self._colours.text)
        codes = self._table.query.letters[max(int(measures.first), 0) : int(measures.last) + 1]
        for place, letter in enumerate(codes, max(int(measures.first), 0)):
            x = measures.x(place + 0.5) - self._metrics.horizontalAdvance(letter) / 2
            if measures.left - 1 <= x <= right - 2:
                painter.drawText(QPointF(x, base + measures.line), letter)

    def _paint_tick(self, painter: QPainter, measures: OverviewMeasures, top: float) -> None:
        size = min(measures.row - 2.0, 7.0)
        area = QRectF(6, top + (measures.row - size) / 2, size, size)
        painter.fillRect(area, self._colours.mark)

    def _paint_dot(self, painter: QPainter, measures: OverviewMeasures, top: float) -> None:
        """Mark a newly included hit, left of where a tick is."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.text)
        size = min(measures.row - 2.0, _DOT)
        painter.drawEllipse(QRectF(0.5, top + (measures.row - size) / 2, size, size))
        painter.restore()

    def _paint_bar(
        self,
        painter: QPainter,
        measures: OverviewMeasures,
        top: float,
        row: int,
        ink: QColor,
        hollow: bool,
    ) -> None:
        middle = top + measures.row // 2
        bar = self._bar(row)
        if bar is None:
            painter.setPen(QPen(self._colours.muted, 1, Qt.PenStyle.DotLine))
            right = min(measures.x(self._bars.query_length), measures.left + measures.plot)
            painter.drawLine(QPointF(measures.left, middle), QPointF(right, middle))
            return
        before, after = max(bar.start - bar.before, 0), min(bar.end + bar.after, self._bars.query_length)
        for first, last in ((before, bar.start), (bar.end, after)):
            width = (last - first) * measures.scale
            painter.fillRect(QRectF(measures.x(first), middle, width, 1), self._rest)
        if bar.end <= measures.first or bar.start >= measures.last:
            return
        y = middle - measures.bar // 2
        begin, end = measures.x(bar.start), measures.x(bar.end)
        painter.fillRect(QRectF(begin, middle, max(end - begin, 1.0), 1), ink)
        pieces = bar.pieces(LEAST_GAP / measures.scale)
        pieces = pieces[(pieces[:, 1] > measures.first) & (pieces[:, 0] < measures.last)]
        for first, last in pieces.tolist():
            x = measures.x(first)
            piece = QRectF(x, y, max(measures.x(last) - x, 1.0), measures.bar)
            painter.fillRect(piece, ink)
            if hollow and min(piece.width(), piece.height()) > 2:
                painter.fillRect(piece.adjusted(1, 1, -1, -1), self._colours.background)
        if measures.bar > 4:
            inserted = bar.inserted(LEAST_INSERTION / measures.scale)
            inserted = inserted[(inserted > measures.first) & (inserted < measures.last)]
            for x in np.unique(
                np.round(measures.left + inserted * measures.scale - measures.offset)
            ).tolist():
                painter.fillRect(QRectF(x, y - 2, 1, measures.bar + 4), self._colours.text)

    def _bar(self, row: int) -> Bar | None:
        """Return an aligned hit's bar, kept while it may be painted again."""
        if row not in self._kept:
            if row not in self._table.alignments:
                return None
            alignment = self._table.alignments.bare(row)
            if len(self._kept) >= _KEPT_BARS:
                self._kept.clear()
            self._kept[row] = bar_of(alignment, int(self._table.database.lengths[self._table.subjects[row]]))
        return self._kept[row]

    def _name(self, row: int, measures: OverviewMeasures) -> str:
        """Return as much of a hit's name as there is room for."""
        width = measures.left - GUTTER - SPACE
        if width != self._names_width or len(self._names) > _KEPT_NAMES:
            self._names.clear()
            self._names_width = width
        if row not in self._names:
            name = self._table.brief("subject", row)
            self._names[row] = fitting_name(name, self._metrics, width)
        return self._names[row]
