"""Pages of a PDF that fill from top to bottom: headings, paragraphs, tables, pictures, fixed-pitch lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from swathe.gui.widgets.theme import sequence_font

RESOLUTION: Final = 1200
_MARGIN: Final = 42.0
_FOOT: Final = 24.0
_LINE: Final = 1.3
_TEXT, _MUTED, _RULE = QColor("#000000"), QColor("#505050"), QColor("#B0B0B0")
_LONGEST: Final = 2_000
"""Characters of a paragraph; headers of 100 kB exist."""

Run = tuple[int, int, QColor]
"""Of a fixed-pitch line: first character, one past the last, and the colour behind them."""


class PdfPages:
    """Write one PDF file; all lengths are points, 72 to the inch.

    It lives and is closed in one thread, whichever that is.
    """

    def __init__(self, path: Path, title: str) -> None:
        self._writer = QPdfWriter(str(path))
        metric = QLocale().measurementSystem() is QLocale.MeasurementSystem.MetricSystem
        self._writer.setPageSize(
            QPageSize(QPageSize.PageSizeId.A4 if metric else QPageSize.PageSizeId.Letter)
        )
        self._writer.setPageMargins(QMarginsF())
        self._writer.setResolution(RESOLUTION)
        self._writer.setTitle(title)
        self._writer.setCreator("Swathe")
        self._unit = RESOLUTION / 72
        self._title = title
        self.width = self._writer.width() / self._unit - 2 * _MARGIN
        self._bottom = self._writer.height() / self._unit - _MARGIN - _FOOT
        self._y = _MARGIN
        self.page = 1
        self._plain = QFont()
        if hasattr(self._plain, "setFeature"):  # Qt 6.7 and later
            self._plain.setFeature(QFont.Tag("liga"), 0)  # readers find and copy "fi" as two letters
        self._fixed = sequence_font(8.0)
        self._painter = QPainter()
        self._open = self._painter.begin(self._writer)

    @property
    def is_open(self) -> bool:
        """Whether the file could be opened for writing."""
        return bool(self._open)

    def close(self) -> None:
        """End the last page and the file."""
        if self._open:
            self._foot()
            self._painter.end()
            self._open = False

    def room(self, height: float) -> None:
        """Begin a page unless this much is left on this one."""
        if self._y + height > self._bottom and self._y > _MARGIN:
            self.new_page()

    def new_page(self) -> None:
        """Begin a page."""
        self._foot()
        self._writer.newPage()
        self.page += 1
        self._y = _MARGIN

    def space(self, height: float) -> None:
        """Leave some room."""
        self._y = min(self._y + height, self._bottom)

    def heading(self, text: str, size: float, room: float = 60.0) -> None:
        """Write a heading, with `room` for what follows it on the same page."""
        self.room(size * _LINE + room)
        self.paragraph(text, size, bold=True)
        self.space(3)

    def paragraph(self, text: str, size: float = 9.0, *, muted: bool = False, bold: bool = False) -> None:
        """Write text, wrapped to the page's width."""
        font = self._sized(size, bold)
        shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"
        flags = self._wrapping(shown, font, self.width)
        self._write(shown, font, _MUTED if muted else _TEXT, 0.0, self.width, flags)

    def fact(self, label: str, words: str, size: float = 8.5, share: float = 0.2) -> None:
        """Write a name and what it is beside it."""
        font, left = self._sized(size), share * self.width
        shown = words[:_LONGEST]
        flags, of_label = self._wrapping(shown, font, self.width - left), int(Qt.TextFlag.TextWordWrap)
        height = self._height(shown, font, self.width - left, flags)
        self.room(max(height, self._height(label, font, left - 6, of_label)))
        top = self._y
        self._write(label, font, _MUTED, 0.0, left - 6, of_label)
        below, self._y = self._y, top
        self._write(shown, font, _TEXT, left, self.width - left, flags)
        self._y = max(self._y, below)
        self.space(1.5)

    def titles(
        self, texts: Sequence[str], widths: Sequence[float], right: Sequence[bool], size: float
    ) -> None:
        """Write a table's titles, in two lines at most."""
        font = self._sized(size, bold=True)
        flags = int(Qt.TextFlag.TextWordWrap)
        height = max(
            self._height(text, font, width - 4, flags) for text, width in zip(texts, widths, strict=True)
        )
        self._row(texts, widths, right, font, height, flags | int(Qt.AlignmentFlag.AlignBottom))

    def cells(
        self, texts: Sequence[str], widths: Sequence[float], right: Sequence[bool], size: float
    ) -> None:
        """Write a row of a table, one line, what is too long cut."""
        font = self._sized(size)
        metrics = QFontMetricsF(font, self._writer)
        mode = Qt.TextElideMode.ElideRight
        shown = [
            metrics.elidedText(text[:_LONGEST], mode, (width - 4) * self._unit)
            for text, width in zip(texts, widths, strict=True)
        ]
        height = metrics.lineSpacing() / self._unit
        self._row(shown, widths, right, font, height, int(Qt.AlignmentFlag.AlignVCenter))

    def _row(
        self,
        texts: Sequence[str],
        widths: Sequence[float],
        right: Sequence[bool],
        font: QFont,
        height: float,
        flags: int,
    ) -> None:
        """Write cells beside each other, with a rule below."""
        self.room(height + 2)
        self._painter.setFont(font)
        self._painter.setPen(_TEXT)
        left = _MARGIN
        for text, width, is_right in zip(texts, widths, right, strict=True):
            side = Qt.AlignmentFlag.AlignRight if is_right else Qt.AlignmentFlag.AlignLeft
            where = QRectF(left, self._y, width - 4, height)
            self._painter.drawText(self._scaled(where), flags | int(side), text)
            left += width
        self._y += height + 2
        self._painter.fillRect(self._scaled(QRectF(_MARGIN, self._y - 1, self.width, 0.4)), _RULE)

    def fixed(self, lines: Sequence[tuple[str, Sequence[Run]]]) -> None:
        """Write fixed-pitch lines that stay together, with colours behind some of their letters."""
        metrics = QFontMetricsF(self._fixed, self._writer)
        height, pitch = metrics.lineSpacing() / self._unit, metrics.horizontalAdvance("M") / self._unit
        self.room(height * len(lines))
        self._painter.setFont(self._fixed)
        self._painter.setPen(_TEXT)
        for text, runs in lines:
            for first, last, colour in runs:
                where = QRectF(_MARGIN + first * pitch, self._y, (last - first) * pitch, height)
                self._painter.fillRect(self._scaled(where), colour)
            where = QRectF(_MARGIN, self._y, self.width, height)
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._painter.drawText(self._scaled(where), flags, text)
            self._y += height

    def drawing(self, svg: bytes) -> None:
        """Draw an SVG as wide as the page, made smaller where it is too high for one."""
        renderer = QSvgRenderer(QByteArray(svg))
        size = renderer.defaultSize()
        scale = min(self.width / size.width(), (self._bottom - _MARGIN) / size.height())
        width, height = size.width() * scale, size.height() * scale
        self.room(height)
        self._painter.setFont(self._plain)  # which the drawing's letters begin with
        renderer.render(self._painter, self._scaled(QRectF(_MARGIN, self._y, width, height)))
        self._y += height

    def text_width(self, text: str, size: float, *, bold: bool = False) -> float:
        """Return how wide a line is."""
        return QFontMetricsF(self._sized(size, bold), self._writer).horizontalAdvance(text) / self._unit

    def _foot(self) -> None:
        """Write title and number below the page."""
        font = self._sized(7.5)
        metrics = QFontMetricsF(font, self._writer)
        where = QRectF(_MARGIN, self._bottom + _FOOT / 2, self.width, _FOOT / 2)
        self._painter.setFont(font)
        self._painter.setPen(_MUTED)
        title = metrics.elidedText(self._title, Qt.TextElideMode.ElideMiddle, 0.8 * self.width * self._unit)
        self._painter.drawText(self._scaled(where), int(Qt.AlignmentFlag.AlignLeft), title)
        self._painter.drawText(self._scaled(where), int(Qt.AlignmentFlag.AlignRight), str(self.page))

    def _write(self, text: str, font: QFont, colour: QColor, left: float, width: float, flags: int) -> None:
        height = self._height(text, font, width, flags)
        self.room(height)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        where = QRectF(_MARGIN + left, self._y, width, height)
        self._painter.drawText(self._scaled(where), flags, text)
        self._y += height

    def _wrapping(self, text: str, font: QFont, width: float) -> int:
        """Return how to wrap a text: between words, unless one of them is wider than a line."""
        metrics = QFontMetricsF(font, self._writer)
        widest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
        wide = widest > width * self._unit
        return int(Qt.TextFlag.TextWrapAnywhere if wide else Qt.TextFlag.TextWordWrap)

    def _height(self, text: str, font: QFont, width: float, flags: int) -> float:
        metrics = QFontMetricsF(font, self._writer)
        box = metrics.boundingRect(QRectF(0, 0, width * self._unit, 1e7), flags, text)
        return max(box.height(), metrics.lineSpacing()) / self._unit

    def _sized(self, size: float, bold: bool = False) -> QFont:
        font = QFont(self._plain)
        font.setPointSizeF(size)
        font.setBold(bold)
        return font

    def _scaled(self, where: QRectF) -> QRectF:
        unit = self._unit
        return QRectF(where.x() * unit, where.y() * unit, where.width() * unit, where.height() * unit)
