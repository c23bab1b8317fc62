"""An alignment as a picture: wrapped, whole or a stretch of its columns, below what it is of."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontInfo, QPainter

from swathe.core.cancel import CancelToken
from swathe.gui.results.alignment.layout import AlignmentLayout
from swathe.gui.results.alignment.painter import AlignmentMeasures, AlignmentPainter, Marks
from swathe.gui.widgets.picture import Picture, Placed, paint_placed, placed_below
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.theme import SPACE, Colours, paper

_BLOCKS: Final = 10
"""Painted between two looks at the token."""
_NARROWEST: Final = 40
"""Columns for which there is room above few of them: names need it."""


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
        return math.ceil(self._lines[-1][-1].bottom()) + SPACE

    @property
    def _letters(self) -> QFont:
        font = QFont(self.font)
        font.setPixelSize(QFontInfo(font).pixelSize())  # points are another size in a drawing
        return font

    @cached_property
    def _lines(self) -> list[Placed]:
        """The lines above the columns: both headers and the figures."""
        names = zip(self.layout.sides.titles, (self.heading.query, self.heading.subject), strict=True)
        texts = *(": ".join(name) for name in names), self.heading.figures
        corner, letters = QPointF(SPACE, SPACE), self._letters
        return placed_below(((letters, text) for text in texts), corner, self._across - 2 * SPACE)

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint what it is of, then block after block."""
        colours = Colours.of(paper())
        paint_placed(painter, self._lines, (colours.text, colours.text, colours.muted))
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
