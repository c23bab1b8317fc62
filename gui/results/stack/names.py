"""Paint what stands left of a stacked alignment: names, ranges, and what the rows above are."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPalette, QPen

from swathe.core.headers.brief import brief_organism
from swathe.core.multiple_alignment.alignment import Columns, MultipleAlignment
from swathe.core.multiple_alignment.reading import subject_range
from swathe.core.results.hits import HitTable
from swathe.gui.results.stack.painter import Cell, StackPainter
from swathe.gui.widgets.names import fitting_name
from swathe.gui.widgets.theme import SPACE, Colours, tabular_font

LEAST_WIDTH: Final = 8 * SPACE
"""Pixels that names have at least."""
_HEADER_SAID: Final = 500
"""Characters of a header that a tooltip shows."""


class StackNames:
    """Paint names into a strip `width` pixels wide; a name too long loses its front and its end.

    unaligned : what stands in place of a range where a hit is not aligned
    species : whether hits are labelled with their organisms in brief, before their names
    """

    def __init__(
        self,
        whole: MultipleAlignment,
        hits: HitTable,
        query_name: str,
        palette: QPalette,
        font: QFont,
        unaligned: str = "…",
        *,
        species: bool = False,
    ) -> None:
        self._whole = whole
        self._hits = hits
        self._query_name = query_name
        self._unaligned = unaligned
        self._species = species
        self._colours = Colours.of(palette)
        self._font = tabular_font(font)
        self._font.setPixelSize(QFontInfo(font).pixelSize())  # points are another size in a drawing

    def name(self, row: int) -> str:
        """Return what the table calls a hit, in brief, after its organism where species are wanted."""
        name = self._hits.brief("subject", row)
        organism = brief_organism(self._hits.header(row)) if self._species else ""
        return f"{organism} · {name}" if organism else name

    @cached_property
    def border(self) -> int:
        """The place of the first hit that is not significant, where all before it are; 0 for none."""
        return self._hits.border_of(self._whole.order)

    def paint_border(
        self, painter: QPainter, place: QPointF, width: float, stack: StackPainter, places: range
    ) -> None:
        """Paint a line over the first hit that is not significant, if it is among these places."""
        if self.border and self.border in places:
            top = place.y() + (self.border - places.start) * stack.cell.height
            painter.setPen(QPen(self._colours.mean, 1))
            painter.drawLine(QPointF(place.x(), top), QPointF(place.x() + width, top))

    def width_for(self, places: range, height: float) -> int:
        """Return how wide the strip is that has all names and ranges whole, in rows of a height."""
        metrics, bold = (QFontMetricsF(font) for font in (self._letters(height), self._bold(height)))
        words = [
            metrics.horizontalAdvance(self.name(row)) + metrics.horizontalAdvance(self._widest_range(row))
            for row in self._whole.order[places.start : places.stop].tolist()
        ]
        words += [
            (bold if kind == "query" else metrics).horizontalAdvance(title) + metrics.horizontalAdvance(right)
            for kind, (title, right) in self._head().items()
        ]
        return math.ceil(max(words) + 2 * SPACE)

    def _widest_range(self, row: int) -> str:
        """Return a range that is as wide as that of any block of columns."""
        aligned = self._whole.rows.get(row)
        return self._unaligned if aligned is None else "–".join([f"{aligned.subject_end:,}"] * 2)

    def header(self, row: int) -> str:
        """Return a hit's header, a very long one cut."""
        text = self._hits.header(row)
        return text if len(text) <= _HEADER_SAID else f"{text[:_HEADER_SAID]}…"

    def range_text(self, row: int, columns: Columns | None = None, block: range | None = None) -> str:
        """Return the aligned residues of a subject, 1-based and inclusive, or those in a block of columns."""
        aligned = self._whole.rows.get(row)
        if aligned is None:
            return self._unaligned
        start, end = aligned.subject_start, aligned.subject_end
        if columns is not None and block is not None:
            start, end = subject_range(aligned, columns, block.start, block.stop)
        return f"{start + 1:,}–{end:,}" if start < end else ""

    def paint_head(
        self, painter: QPainter, place: QPointF, width: float, stack: StackPainter, caption: str = ""
    ) -> None:
        """Name the rows that stay in place; `caption` goes beside the ruler."""
        corner = QRectF(place.x() + SPACE / 2, place.y(), width - SPACE, stack.ruler_height)
        font = self._letters(corner.height())
        painter.setFont(font)
        painter.setPen(self._colours.muted)
        text = QFontMetricsF(font).elidedText(caption, Qt.TextElideMode.ElideRight, corner.width())
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        head = self._head()
        for kind, top, height in stack.head_rows():
            box = QRectF(place.x(), place.y() + top, width, height)
            own = stack.own_height
            base = self._base(own, stack.cell) if kind != "conservation" else self._middle(height, own)
            letters = self._bold(own) if kind == "query" else self._letters(own)
            self._paint(painter, box, base, *head[kind], letters, self._letters(own))

    def paint_rows(
        self,
        painter: QPainter,
        place: QPointF,
        width: float,
        stack: StackPainter,
        places: range,
        block: range | None = None,
    ) -> None:
        """Name hits, in letters that fit their rows; where these are too low for letters, not at all.

        `block` are the columns of which the residues are numbered, None for all.
        """
        if stack.cell.font is None:
            return
        height = stack.cell.height
        font, base = self._letters(height), self._base(height, stack.cell)
        for line, number in enumerate(places):
            row = int(self._whole.order[number])
            box = QRectF(place.x(), place.y() + line * height, width, height)
            right = self.range_text(row, stack.columns, block)
            self._paint(painter, box, base, self.name(row), right, font, font)

    def _head(self) -> dict[str, tuple[str, str]]:
        """Return what stands left and right in the rows that stay in place."""
        return {
            "query": (self._query_name, "query"),
            "conservation": ("Conservation", "0–1 bit"),
            "consensus": ("Consensus", ""),
        }

    def _letters(self, height: float) -> QFont:
        """Return the font, smaller where a row is too low for it."""
        font = QFont(self._font)
        if QFontMetricsF(font).height() > height:
            font.setPixelSize(max(6, int(height * 0.78)))
        return font

    def _bold(self, height: float) -> QFont:
        """Return that of the query's name."""
        font = self._letters(height)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _base(self, height: float, cell: Cell) -> float:
        """Return where the line of letters is in a row: that of the residues, in the middle without any."""
        return cell.ascent if cell.font is not None else self._middle(height, height)

    def _middle(self, height: float, letters: float) -> float:
        """Return where the line of letters, as they are in rows `letters` high, is in the middle of a row."""
        metrics = QFontMetricsF(self._letters(letters))
        return (height - metrics.height()) / 2 + metrics.ascent()

    def _paint(
        self, painter: QPainter, box: QRectF, base: float, name: str, right: str, font: QFont, small: QFont
    ) -> None:
        """Write a name in a `font`, and what stands right in another, on a line `base` below the top."""
        left, end, line = box.left() + SPACE / 2, box.right() - SPACE / 2, box.top() + base
        wide = QFontMetricsF(small).horizontalAdvance(right)
        painter.setFont(small)
        painter.setPen(self._colours.muted)
        painter.drawText(QPointF(end - wide, line), right)
        painter.setFont(font)
        painter.setPen(self._colours.text)
        room = end - left - (wide + SPACE if right else 0)
        painter.drawText(QPointF(left, line), fitting_name(name, QFontMetricsF(font), room))
