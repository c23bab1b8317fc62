"""An alignment as a picture: wrapped, whole or a stretch of its columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPalette

from swathe.core.cancel import CancelToken
from swathe.gui.results.alignment.layout import AlignmentLayout
from swathe.gui.results.alignment.painter import AlignmentMeasures, AlignmentPainter, Marks
from swathe.gui.widgets.picture import Picture
from swathe.gui.widgets.residue_colours import ColourScheme
from swathe.gui.widgets.theme import SPACE

_BLOCKS: Final = 10
"""Painted between two looks at the token."""


@dataclass(frozen=True, slots=True, eq=False)
class AlignmentPicture(Picture):
    """The picture of some columns.

    Parameters
    ----------
    first, last : columns, half-open
    width : columns of a line
    marks : of the motif; selection and caret are no part of a picture
    """

    layout: AlignmentLayout
    measures: AlignmentMeasures
    palette: QPalette
    scheme: ColourScheme
    first: int
    last: int
    width: int
    marks: Marks

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        blocks = -(-(self.last - self.first) // self.width)
        columns = min(self.width, self.last - self.first)
        measures = self.measures
        return QSize(
            int(measures.left + columns * measures.advance + measures.right) + 1,
            2 * SPACE + blocks * measures.stride - measures.gap,
        )

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint block after block."""
        paint = AlignmentPainter(self.layout, self.measures, self.palette, self.scheme, apart=drawing)
        for number, begin in enumerate(range(self.first, self.last, self.width)):
            end = min(begin + self.width, self.last)
            top = SPACE + number * self.measures.stride
            paint.paint(painter, begin, end, QPointF(self.measures.left, top), self.marks)
            right = self.measures.left + (end - begin) * self.measures.advance
            paint.paint_labels(painter, begin, end, right, top)
            if number % _BLOCKS == _BLOCKS - 1:
                token.raise_if_cancelled()
                yield None
