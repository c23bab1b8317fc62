"""An alignment as a picture: wrapped, whole or a stretch of its columns, below what it is of."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter

from swathe.core.cancel import CancelToken
from swathe.gui.results.alignment.layout import AlignmentLayout
from swathe.gui.results.alignment.painter import AlignmentMeasures, AlignmentPainter, Marks
from swathe.gui.widgets.picture import Picture
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.theme import SPACE, Colours, paper

_BLOCKS: Final = 10
"""Painted between two looks at the token."""
_NARROWEST: Final = 40
"""Columns for which there is room above few of them: names need it."""
_HIGHEST: Final = 1e6
"""Pixels: no text is that high."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What an alignment is of, in words: both headers, and the figures and remarks."""

    query: str
    subject: str
    figures: str


@dataclass(frozen=True, eq=False)
class AlignmentPicture(Picture):
    """The picture of some columns.

    Parameters
    ----------
    first, last : columns, half-open
    width : columns of a line
    marks : of the motif; selection and caret are no part of a picture
    heading : above the columns, in letters of `font`
    """

    layout: AlignmentLayout
    measures: AlignmentMeasures
    scheme: ColourScheme
    first: int
    last: int
    width: int
    marks: Marks
    heading: Heading
    font: QFont

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        blocks = -(-(self.last - self.first) // self.width)
        measures = self.measures
        return QSize(self._across, self._top + SPACE + blocks * measures.stride - measures.gap)

    def words(self) -> tuple[str, str]:
        """Return both headers, and the figures and remarks."""
        return f"{self.heading.query} — {self.heading.subject}", self.heading.figures

    @property
    def _across(self) -> int:
        """Its width."""
        columns = min(self.width, max(self.last - self.first, _NARROWEST))
        return int(self.measures.left + columns * self.measures.advance + self.measures.right) + 1

    @property
    def _top(self) -> int:
        """Where the first block begins."""
        return math.ceil(self._lines[-1][1].bottom()) + SPACE

    @property
    def _letters(self) -> QFont:
        font = QFont(self.font)
        font.setPixelSize(QFontInfo(font).pixelSize())  # points are another size in a drawing
        return font

    @cached_property
    def _lines(self) -> list[tuple[str, QRectF]]:
        """The lines above the columns, and where each of them stands, in as many lines as it needs."""
        metrics, found, top = QFontMetricsF(self._letters), [], float(SPACE)
        names = zip(self.layout.sides.titles, (self.heading.query, self.heading.subject), strict=True)
        for text in (*(": ".join(name) for name in names), self.heading.figures):
            room = QRectF(SPACE, top, self._across - 2 * SPACE, _HIGHEST)
            place = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            found.append((text, QRectF(SPACE, top, room.width(), place.height())))
            top += place.height()
        return found

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint what it is of, then block after block."""
        colours = Colours.of(paper())
        painter.setFont(self._letters)
        for text, place in self._lines:
            painter.setPen(colours.muted if text == self.heading.figures else colours.text)
            painter.drawText(place, Qt.TextFlag.TextWordWrap, text)
        paint = AlignmentPainter(self.layout, self.measures, paper(), self.scheme, apart=drawing)
        for number, begin in enumerate(range(self.first, self.last, self.width)):
            end = min(begin + self.width, self.last)
            top = self._top + number * self.measures.stride
            paint.paint(painter, begin, end, QPointF(self.measures.left, top), self.marks)
            right = self.measures.left + (end - begin) * self.measures.advance
            paint.paint_labels(painter, begin, end, right, top)
            if number % _BLOCKS == _BLOCKS - 1:
                token.raise_if_cancelled()
                yield None
