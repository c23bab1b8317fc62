"""A stacked alignment as a picture: what is in sight or the whole, as PNG or SVG."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter, QPalette

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.words import counted
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.painter import Cell, StackOptions, StackPainter
from swathe.gui.widgets.picture import write_picture
from swathe.gui.widgets.theme import SPACE, Colours

SCALE: Final = 2
"""Pixels of a PNG to one of the screen."""
MAX_SIDE: Final = 32_000
"""Pixels of a PNG's side: Qt paints no farther."""
MAX_PIXELS: Final = 100_000_000
"""Of a PNG: 400 MB while it is painted."""
MAX_LETTERS: Final = 100_000
"""In an SVG drawing, each of them an element: 15 MB."""
_CELLS: Final = 4_000
"""Painted between two looks at the token."""


@dataclass(frozen=True, slots=True, eq=False)
class StackPicture:
    """What to paint: made in the GUI thread, painted in the worker.

    Parameters
    ----------
    places : of the order of the hits
    first, last : columns, half-open
    names_width : of names and ranges, in pixels of the screen
    """

    whole: MultipleAlignment
    hits: HitTable
    scheme: ScoringScheme
    options: StackOptions
    palette: QPalette
    font: QFont
    cell: Cell
    places: range
    first: int
    last: int
    names_width: int

    def written(self, path: Path, token: CancelToken) -> Generator[None, None, Path]:
        """Write it, step by step, as SVG or PNG by the path's ending; returns that. Raises ExportError."""
        return (yield from write_picture(path, self._drawing(token), self.image(token)))

    def _size(self) -> QSize:
        painter = self._painter(vector=False)
        wide = self.names_width + (self.last - self.first) * self.cell.width + SPACE
        return QSize(wide, painter.head_height + len(self.places) * self.cell.height + SPACE)

    def _painter(self, *, vector: bool) -> StackPainter:
        return StackPainter(self.whole, self.scheme, self.options, self.palette, self.cell, vector=vector)

    def image(self, token: CancelToken) -> Generator[None, None, QImage]:
        """Paint it at twice the screen's resolution, step by step. Raises ExportError."""
        size = self._size() * SCALE
        sides = size.width(), size.height()
        if max(sides) > MAX_SIDE or sides[0] * sides[1] > MAX_PIXELS:
            raise self._too_much(f"{sides[0]:,} × {sides[1]:,} pixels large", "Save what is in sight")
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Colours.of(self.palette).background)
        painter = QPainter(image)
        try:
            painter.scale(SCALE, SCALE)
            yield from self._paint(painter, self._painter(vector=False), token)
        finally:
            painter.end()
        return image

    def _drawing(self, token: CancelToken) -> Generator[None, None, bytes]:
        from PySide6.QtSvg import QSvgGenerator

        letters = len(self.places) * (self.last - self.first)
        if letters > MAX_LETTERS:
            raise self._too_much(f"{letters:,} residues large", "Save it as PNG, or what is in sight")
        buffer = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self._size())
        area = QRectF(QPointF(0, 0), self._size().toSizeF())
        generator.setViewBox(area)
        generator.setTitle(f"{self.whole.query.identifier or 'Query'}: {counted(len(self.places), 'hit')}")
        painter = QPainter(generator)
        try:
            painter.fillRect(area, Colours.of(self.palette).background)
            yield from self._paint(painter, self._painter(vector=True), token)
        finally:
            painter.end()
        return bytes(buffer.data().data())

    def _too_much(self, large: str, instead: str) -> ExportError:
        return ExportError(
            f"A picture of {counted(len(self.places), 'hit')} in {self.last - self.first:,} columns would be "
            f"{large}.",
            f"{instead}, or choose fewer hits.",
        )

    def _paint(
        self, painter: QPainter, stack: StackPainter, token: CancelToken
    ) -> Generator[None, None, None]:
        names = StackNames(self.whole, self.hits, self.palette, self.font)
        stack.paint_head(painter, QPointF(self.names_width, 0), self.first, self.last)
        names.paint_head(painter, QPointF(0, 0), self.names_width, stack)
        step = max(1, _CELLS // max(self.last - self.first, 1))
        for begin in range(0, len(self.places), step):
            some = self.places[begin : begin + step]
            top = stack.head_height + begin * self.cell.height
            stack.paint_rows(painter, QPointF(self.names_width, top), some, self.first, self.last)
            names.paint_rows(painter, QPointF(0, top), self.names_width, stack, some)
            token.raise_if_cancelled()
            yield None
