"""Paint blocks of an alignment, on the screen as in pictures: rulers, residues, selection and matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPalette, QPen

from swathe.gui.results.alignment.layout import OF_SEARCH, QUERY, SUBJECT, AlignmentLayout
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import SPACE, Colours, sequence_font

MIDDLE: Final = 1
"""The line between query and subject; lines are 0, 1 and 2."""
_LINE_OF: Final = {QUERY: 0, SUBJECT: 2}
_RULER_SHARE: Final = 0.8
"""Size of a ruler's figures, as a share of the letters'."""
_TICK: Final = 3
"""Pixels."""
_SELECTION: Final = 0.35
_APART: Final = 0.16
"""Thickness of the line above pairs that another alignment lacks, as a share of a line's height."""
_LEAST_APART: Final = 2
"""Pixels."""


@dataclass(frozen=True, slots=True)
class AlignmentMeasures:
    """Sizes in pixels for one font.

    Parameters
    ----------
    font, small : of residues, and of a ruler's figures
    advance, small_advance : width of a column, and of a ruler's figure
    line, ascent, small_ascent : height of a line of residues, and of letters and figures above their base
    ruler : height of a ruler; 0 where there are none
    gap : between two blocks
    left : from the left edge to the first column; labels and positions stand there
    right : behind the last column, for the position there
    """

    font: QFont
    small: QFont
    advance: float
    small_advance: float
    line: int
    ascent: float
    small_ascent: float
    ruler: int
    gap: int
    left: float
    right: float

    @classmethod
    def of(cls, point_size: float, digits: int, rulers: bool) -> AlignmentMeasures:
        """Return what fits letters of a size, positions of so many digits, with rulers or without."""
        font = sequence_font(point_size)
        small = sequence_font(point_size * _RULER_SHARE)
        metrics, figures = QFontMetricsF(font), QFontMetricsF(small)
        advance = metrics.horizontalAdvance("M" * 100) / 100
        line = round(metrics.height() * 1.03)
        return cls(
            font=font,
            small=small,
            advance=advance,
            small_advance=figures.horizontalAdvance("0" * 100) / 100,
            line=line,
            ascent=metrics.ascent() + (line - metrics.height()) / 2,
            small_ascent=figures.ascent(),
            # Figures have nothing below their base.
            ruler=ceil(figures.ascent()) + _TICK if rulers else 0,
            gap=round(line * (0.35 if rulers else 1.0)),
            left=SPACE + (len(OF_SEARCH.labels[0]) + 2 + digits + 2) * advance,
            right=SPACE + (2 + digits) * advance,
        )

    @property
    def block(self) -> int:
        """Height of a block: a ruler, three lines, a ruler."""
        return 2 * self.ruler + 3 * self.line

    @property
    def stride(self) -> int:
        """From the top of a block to the top of the next."""
        return self.block + self.gap

    def top_of(self, line: int) -> int:
        """Return where a line begins below the block's top."""
        return self.ruler + line * self.line


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """What is marked beside the alignment itself.

    Parameters
    ----------
    selection : columns, half-open
    caret : the column boundary it stands at; -1 where it is not shown
    covered : bool[columns] of query and of subject: in any match of the motif
    current : the match gone to: row, and columns, half-open
    apart : bool[columns] whose residue pair the alignment beside this one lacks; empty where none is compared
    """

    selection: tuple[int, int] = (0, 0)
    caret: int = -1
    covered: dict[int, NDArray[np.bool_]] = field(default_factory=dict)
    current: tuple[int, int, int] | None = None
    apart: NDArray[np.bool_] = field(default_factory=lambda: np.empty(0, np.bool_))


class AlignmentPainter:
    """Paint stretches of a layout's columns; knows nothing of widgets.

    On the screen the backgrounds of a row are one image, a pixel a column: thousands of rectangles a frame
    would take most of its time. `apart` draws every background and every letter by itself: a drawing opened
    where the font is missing keeps its columns.
    """

    def __init__(
        self,
        layout: AlignmentLayout,
        measures: AlignmentMeasures,
        palette: QPalette,
        scheme: ColourScheme,
        apart: bool = False,
    ) -> None:
        self._layout = layout
        self._apart = apart
        self._measures = measures
        self._scheme = scheme
        self._colours = Colours.of(palette)
        self._backgrounds = ResidueColours.of(palette).table(scheme)
        self._pixels = np.array([colour.rgba() if colour else 0 for colour in self._backgrounds], np.uint32)

    def paint(
        self,
        painter: QPainter,
        first: int,
        last: int,
        place: QPointF,
        marks: Marks,
        clip: QRectF | None = None,
    ) -> None:
        """Paint a block of columns `first` to `last`, half-open.

        Parameters
        ----------
        place : where column `first` begins, at the block's top
        marks : selection, caret and matches
        clip : what shows of the columns; labels and positions stand left and right of it
        """
        last = min(last, self._layout.n_columns)
        painter.save()
        if clip is not None:
            painter.setClipRect(clip)
        self._paint_backgrounds(painter, first, last, place)
        self._paint_selection(painter, first, last, place, marks)
        self._paint_letters(painter, first, last, place)
        if self._measures.ruler:
            for row in (QUERY, SUBJECT):
                self._paint_ruler(painter, row, first, last, place)
        self._paint_apart(painter, marks.apart[first:last], place)
        self._paint_matches(painter, first, last, place, marks)
        painter.restore()

    def paint_labels(self, painter: QPainter, first: int, last: int, right: float, top: float) -> None:
        """Paint the names and the positions of the first and last residue in columns `first` to `last`.

        right : where the columns end and the last positions begin
        """
        measures = self._measures
        last = min(last, self._layout.n_columns)
        digits = self._layout.position_digits
        painter.setFont(measures.font)
        painter.setPen(self._colours.muted)
        for row in (QUERY, SUBJECT):
            begin, end = self._layout.positions(row, first, last)
            base = round(top + measures.top_of(_LINE_OF[row]) + measures.ascent)
            painter.drawText(QPointF(SPACE, base), f"{self._layout.sides.labels[row]}  {begin:>{digits}}")
            painter.drawText(QPointF(right + 2 * measures.advance, base), str(end))

    def _paint_backgrounds(self, painter: QPainter, first: int, last: int, place: QPointF) -> None:
        measures = self._measures
        for row in (QUERY, SUBJECT):
            top = place.y() + measures.top_of(_LINE_OF[row])
            indices = self._layout.colours(self._scheme, row)[first:last]
            if self._apart:
                self._paint_rectangles(painter, indices, QPointF(place.x(), top))
            elif self._pixels.size > 1:
                data = self._pixels[indices].tobytes()
                image = QImage(data, indices.size, 1, QImage.Format.Format_ARGB32)
                area = QRectF(place.x(), top, indices.size * measures.advance, measures.line)
                painter.drawImage(area, image)

    def _paint_rectangles(self, painter: QPainter, indices: NDArray[np.uint8], place: QPointF) -> None:
        measures = self._measures
        for begin, end, index in _runs(indices):
            colour = self._backgrounds[index]
            if colour is not None:
                x = place.x() + begin * measures.advance
                painter.fillRect(
                    QRectF(x, place.y(), (end - begin) * measures.advance, measures.line), colour
                )

    def _paint_letters(self, painter: QPainter, first: int, last: int, place: QPointF) -> None:
        measures = self._measures
        block = self._layout.block(first, last)
        painter.setFont(measures.font)
        for line, letters in enumerate((block.query, block.middle, block.subject)):
            painter.setPen(self._colours.muted if line == MIDDLE else self._colours.text)
            base = round(place.y() + measures.top_of(line) + measures.ascent)
            if not self._apart:
                painter.drawText(QPointF(place.x(), base), letters)
                continue
            for number, letter in enumerate(letters):
                if letter != " ":
                    painter.drawText(QPointF(place.x() + number * measures.advance, base), letter)

    def _paint_ruler(self, painter: QPainter, row: int, first: int, last: int, place: QPointF) -> None:
        """Paint ticks and positions of every tenth residue: the query's above it, the subject's below."""
        measures = self._measures
        ascent = measures.small_ascent
        top = place.y() + (0 if row == QUERY else measures.ruler + 3 * measures.line)
        tick, base = (
            (top + measures.ruler - _TICK, top + ascent) if row == QUERY else (top, top + _TICK + ascent)
        )
        painter.setFont(measures.small)
        painter.setPen(self._colours.muted)
        for column, position in self._layout.ticks(row, first, last):
            x = place.x() + (column - first + 0.5) * measures.advance
            painter.fillRect(QRectF(round(x), tick, 1, _TICK), self._colours.muted)
            words = str(position)
            painter.drawText(QPointF(round(x - len(words) * measures.small_advance / 2), round(base)), words)

    def _paint_selection(
        self, painter: QPainter, first: int, last: int, place: QPointF, marks: Marks
    ) -> None:
        measures = self._measures
        top, height = place.y() + measures.ruler, 3 * measures.line
        begin, end = (min(max(column, first), last) for column in marks.selection)
        if end > begin:
            tint = QColor(self._colours.selection)
            tint.setAlphaF(_SELECTION)
            x = place.x() + (begin - first) * measures.advance
            area = QRectF(x, top, (end - begin) * measures.advance, height)
            painter.fillRect(area, tint)
            painter.setPen(QPen(self._colours.selection, 1.5))
            painter.drawRect(area)
        at_end = marks.caret == last == self._layout.n_columns
        if first <= marks.caret < last or at_end:
            x = place.x() + (marks.caret - first) * measures.advance
            painter.fillRect(QRectF(x - 0.5, top, 1.5, height), self._colours.text)

    def _paint_apart(self, painter: QPainter, apart: NDArray[np.bool_], place: QPointF) -> None:
        """Draw a line above the columns whose residue pair the alignment beside this one lacks."""
        measures = self._measures
        thick = max(_LEAST_APART, round(_APART * measures.line))
        for begin, end, inside in _runs(apart):
            if inside:
                x = place.x() + begin * measures.advance
                area = QRectF(x, place.y() + measures.ruler, (end - begin) * measures.advance, thick)
                painter.fillRect(area, self._colours.warning)

    def _paint_matches(self, painter: QPainter, first: int, last: int, place: QPointF, marks: Marks) -> None:
        """Frame what any match covers, and the match gone to with a thicker line of another colour."""
        for row, covered in marks.covered.items():
            for begin, end, inside in _runs(covered[first:last]):
                if inside:
                    self._frame(painter, row, begin, end, place, QPen(self._colours.mark, 2), 0.5)
        if marks.current is not None:
            row, begin, end = marks.current
            begin, end = max(begin, first), min(end, last)
            if end > begin:
                self._frame(painter, row, begin - first, end - first, place, QPen(self._colours.mean, 3), -1)

    def _frame(
        self, painter: QPainter, row: int, begin: int, end: int, place: QPointF, pen: QPen, inset: float
    ) -> None:
        """Draw a frame around columns `begin` to `end` of the block in one row."""
        measures = self._measures
        x = place.x() + begin * measures.advance
        y = place.y() + measures.top_of(_LINE_OF[row])
        area = QRectF(x, y, (end - begin) * measures.advance, measures.line)
        painter.setPen(pen)
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))


def _runs(values: NDArray[np.generic]) -> list[tuple[int, int, int]]:
    """Return (begin, end, value) of the stretches of equal values, in order."""
    if not values.size:
        return []
    bounds = [0, *(np.flatnonzero(values[1:] != values[:-1]) + 1).tolist(), values.size]
    return [(a, b, int(values[a])) for a, b in pairwise(bounds)]
