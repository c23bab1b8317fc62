"""An alignment as a picture: wrapped, as PNG or SVG, whole or a stretch of its columns."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPalette

from core.cancel import CancelToken
from core.errors import ExportError
from core.export.atomic import atomic_file
from gui.residue_colours import ColourScheme
from gui.theme import SPACE, Colours
from gui.views.alignment_layout import AlignmentLayout
from gui.views.alignment_painter import AlignmentPainter, Marks, Measures

SCALE: Final = 2
"""Pixels of a PNG to one of the screen."""
MAX_PIXELS: Final = 32_000
"""Height of a PNG: Qt paints no farther."""
_BLOCKS: Final = 10
"""Painted between two looks at the token."""


@dataclass(frozen=True, slots=True, eq=False)
class AlignmentPicture:
    """What to paint: made in the GUI thread, painted in the worker.

    Parameters
    ----------
    first, last : columns, half-open
    width : columns of a line
    marks : of the motif; selection and caret are no part of a picture
    """

    layout: AlignmentLayout
    measures: Measures
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

    def check(self) -> None:
        """Raise ExportError if it is too high for a PNG."""
        high = SCALE * self.size.height()
        if high > MAX_PIXELS:
            raise ExportError(
                f"A picture of these {self.last - self.first:,} columns would be {high:,} pixels high; "
                f"it can have {MAX_PIXELS:,}.",
                "Select fewer columns, or save it as SVG.",
            )

    def image(self, token: CancelToken) -> Generator[None, None, QImage]:
        """Paint it, step by step; returns a QImage of twice the screen's resolution."""
        image = QImage(self.size * SCALE, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(SCALE)
        image.fill(Colours.of(self.palette).background)
        painter = QPainter(image)
        try:
            yield from self._paint(painter, token, apart=False)
        finally:
            painter.end()
        return image

    def drawing(self, token: CancelToken) -> Generator[None, None, bytes]:
        """Draw it as SVG, step by step; returns its bytes."""
        from PySide6.QtSvg import QSvgGenerator

        buffer = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size)
        generator.setViewBox(QRectF(0, 0, self.size.width(), self.size.height()))
        generator.setTitle("Alignment")
        painter = QPainter(generator)
        try:
            ground = Colours.of(self.palette).background
            painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), ground)
            yield from self._paint(painter, token, apart=True)
        finally:
            painter.end()
        return bytes(buffer.data().data())

    def written(self, path: Path, token: CancelToken) -> Generator[None, None, Path]:
        """Write it to a file, SVG or PNG by its ending. Raises ExportError."""
        if path.suffix.lower() == ".svg":
            content = yield from self.drawing(token)
        else:
            image = yield from self.image(token)
            buffer = QBuffer()
            image.save(buffer, "PNG")
            content = bytes(buffer.data().data())
        with atomic_file(path) as stream:
            stream.write(content)
        return path

    def _paint(self, painter: QPainter, token: CancelToken, apart: bool) -> Generator[None, None, None]:
        paint = AlignmentPainter(self.layout, self.measures, self.palette, self.scheme, apart)
        for number, begin in enumerate(range(self.first, self.last, self.width)):
            end = min(begin + self.width, self.last)
            top = SPACE + number * self.measures.stride
            paint.paint(painter, begin, end, QPointF(self.measures.left, top), self.marks)
            right = self.measures.left + (end - begin) * self.measures.advance
            paint.paint_labels(painter, begin, end, right, top)
            if number % _BLOCKS == _BLOCKS - 1:
                token.raise_if_cancelled()
                yield None
