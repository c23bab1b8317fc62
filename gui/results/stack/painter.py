"""Paint a part of a stacked alignment: residues on their colours, insertions, and the rows above them."""

from __future__ import annotations

import math
import string
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
    QPolygonF,
)

from swathe.core.alignment.rows import BLANK, GAP, INDEX_OF
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.multiple_alignment.comparing import Reference
from swathe.core.multiple_alignment.conservation import consensus, conservation
from swathe.core.scoring.scheme import ScoringScheme
from swathe.gui.widgets.residue_colours import (
    N_LETTERS,
    ColourScheme,
    ResidueColours,
    colour_indices,
    groups_of_shares,
)
from swathe.gui.widgets.theme import SPACE, Colours, sequence_font

SIZES: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32)
"""Heights of the letters in pixels; below `LEAST_LETTER` residues are blocks of colour of that size."""
LEAST_LETTER: Final = 8
_LEAST_COUNT: Final = 11
"""Letters below this height leave no room to write how many residues an insertion has."""
_COUNT: Final = 0.7
"""Height of that number's letters at most, of the residues'."""
_LEAST_ROW: Final = 2 * SPACE
"""Pixels of the query's and the consensus's row at least."""
_LEAST_RULER: Final = 2 * SPACE + SPACE // 2
_LEAST_POSITION: Final = 10
"""Height of the ruler's letters in pixels at least."""
_BARS: Final = 4 * SPACE
"""Height of one bit of conservation, in pixels; half of it where room is short."""
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)
_DOT: Final = 0xB7
_ALPHABET: Final = [int(INDEX_OF[ord("A") + n]) for n in range(N_LETTERS)]


@dataclass(frozen=True, slots=True)
class StackOptions:
    """What the stack shows: a colour scheme, what rows are compared with, and how.

    only_ticked : leave out hits that are not ticked where some are
    """

    colours: ColourScheme = ColourScheme.POSITIVES
    against_consensus: bool = False
    dots: bool = False
    insertions: bool = False
    only_ticked: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """The size of a residue on the screen; `font` is None where there are only blocks of colour."""

    size: int
    width: int
    height: int
    font: QFont | None = None
    indent: float = 0.0
    ascent: float = 0.0

    @classmethod
    def of(cls, size: int) -> Cell:
        """Return the cell of letters of a height in pixels."""
        if size < LEAST_LETTER:
            return cls(size, size, size)
        font = sequence_font()
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        advance = metrics.horizontalAdvance("M" * 100) / 100
        width = math.ceil(advance + 0.5)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, width - advance)
        letters = metrics.tightBoundingRect(string.ascii_uppercase)
        height = math.ceil(metrics.height() * 1.2)
        base = height - letters.bottom()  # all room left is over the letters, where insertions are marked
        return cls(size, width, height, font, (width - advance) / 2, base)


def _count_font(cell: Cell) -> QFont:
    """Return the font of the number of residues of an insertion: it fits over the letters of a row."""
    assert cell.font is not None
    room = cell.ascent + QFontMetricsF(cell.font).tightBoundingRect(string.ascii_uppercase).top()
    small = QFont(cell.font)
    small.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0)
    for size in range(round(cell.size * _COUNT), 0, -1):
        small.setPixelSize(size)
        if QFontMetricsF(small).tightBoundingRect(string.digits).height() <= room:
            break
    return small


class StackPainter:
    """Paint any part of a stack onto a screen, an image or a drawing; knows nothing of widgets.

    Columns and rows go from the left and the top of a place; `first` and `last` are columns, half-open.
    """

    def __init__(
        self,
        whole: MultipleAlignment,
        scheme: ScoringScheme,
        options: StackOptions,
        palette: QPalette,
        cell: Cell,
        *,
        vector: bool = False,
        compact: bool = False,
    ) -> None:
        self.whole = whole
        self.options = options
        self.cell = cell
        self.columns = whole.columns(options.insertions)
        self._reference = Reference(whole, scheme, options.against_consensus)
        self._colours = Colours.of(palette)
        self._vector = vector
        self.compact = compact
        self._bars = _BARS // 2 if compact else _BARS
        plain = self._colours.background if cell.font is not None else self._colours.grid
        table = ResidueColours.of(palette).table(options.colours)
        self._backgrounds = [plain if colour is None else colour for colour in table]
        self._backgrounds.append(self._colours.background)
        self._numbers = np.array([colour.rgb() for colour in self._backgrounds], np.uint32)
        self._insertion = self._colours.mean

    # Sizes

    @property
    def ruler_height(self) -> int:
        """Of the query's positions above everything."""
        return max(_LEAST_RULER, math.ceil(QFontMetricsF(self._ruler_font()).height()) + SPACE // 2)

    @property
    def own_height(self) -> int:
        """Of the query's row and the consensus's."""
        return max(self.cell.height, _LEAST_ROW)

    @property
    def head_height(self) -> int:
        """Of all that stays in place above the hits."""
        return self.ruler_height + 2 * self.own_height + self._bars + SPACE // 2

    def head_rows(self) -> tuple[tuple[str, int, int], ...]:
        """Return what is in the head: (``query``, ``conservation`` or ``consensus``, its top, its height)."""
        own, top = self.own_height, self.ruler_height
        return (
            ("query", top, own),
            ("conservation", top + own, self._bars),
            ("consensus", top + own + self._bars, own),
        )

    def place_of(self, row: int) -> int:
        """Return where a hit row is in the order; -1 if it is not among the chosen."""
        found = np.flatnonzero(self.whole.order == row)
        return int(found[0]) if found.size else -1

    # Painting

    def paint_head(self, painter: QPainter, place: QPointF, first: int, last: int) -> None:
        """Paint ruler, query, conservation and consensus."""
        self._paint_ruler(painter, place, first, last)
        (_, query, own), (_, bars, _), (_, agreed, _) = self.head_rows()
        low, high = self.columns.span(first, last)
        at = self.columns.starts[low:high] - first
        counts = self.whole.counts[low:high]
        bits = np.zeros(last - first)
        bits[at] = conservation(counts)
        self._paint_bars(painter, place + QPointF(0, bars), bits)
        letters = np.full((2, last - first), GAP, np.uint8)
        letters[0] = self.whole.query_letters(self.columns, first, last)
        agreed_on = consensus(counts, self.whole.query.residues[low:high])
        alone = counts.sum(axis=1) < 2  # the query, which agrees with itself
        letters[1, at] = np.where(alone, BLANK, agreed_on)
        upper = np.where(letters >= ord("a"), letters - 0x20, letters).astype(np.uint8)
        indices, _ = self._judge(upper, first, last)
        if self.options.colours in (ColourScheme.IDENTITY, ColourScheme.POSITIVES):
            indices[int(self.options.against_consensus)] = 0 if self.cell.font is not None else 1
        for line, top in ((0, query), (1, agreed)):
            spot = place + QPointF(0, top)
            self._paint_cells(painter, spot, letters[line : line + 1], indices[line : line + 1], own)

    def paint_rows(self, painter: QPainter, place: QPointF, places: range, first: int, last: int) -> None:
        """Paint the residues of some places."""
        letters = self.whole.window(places, self.columns, first, last)
        indices, identical = self._judge(letters, first, last)
        if self.options.dots:
            letters = np.where(identical, _DOT, letters).astype(np.uint8)
        self._paint_cells(painter, place, letters, indices, self.cell.height)
        if self.cell.font is not None and not self.options.insertions:
            self._paint_insertions(painter, place, places, first, last)

    def insertion_at(self, row: int, x: float, first: int) -> tuple[int, str] | None:
        """Return what is inserted `x` pixels right of column `first`: (position behind it, residues)."""
        aligned = self.whole.rows.get(row)
        if aligned is None or self.options.insertions or self.cell.font is None or not aligned.places.size:
            return None
        edges = (self.columns.starts[aligned.places] - first) * self.cell.width
        nearest = int(np.abs(edges - x).argmin())
        if abs(float(edges[nearest]) - x) > max(4.0, 0.6 * self.cell.width):
            return None
        return aligned.insertions()[nearest]

    # Inside

    def _judge(
        self, letters: NDArray[np.uint8], first: int, last: int
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Return each letter's place among the backgrounds, and which are the reference's."""
        identical, positive = self._reference.compare(letters, self.columns, first, last)
        groups = np.zeros((last - first, N_LETTERS), np.uint8)
        if self.options.colours is ColourScheme.CLUSTAL:
            low, high = self.columns.span(first, last)
            counts = self.whole.counts[low:high]
            shares = counts[:, _ALPHABET] / np.maximum(counts.sum(axis=1), 1)[:, None]
            groups[self.columns.starts[low:high] - first] = groups_of_shares(shares)
        indices = colour_indices(self.options.colours, letters, identical, positive, groups)
        nothing = (letters == BLANK) | (letters == GAP)
        return np.where(nothing, len(self._backgrounds) - 1, indices).astype(np.uint8), identical

    def _paint_cells(
        self,
        painter: QPainter,
        place: QPointF,
        letters: NDArray[np.uint8],
        indices: NDArray[np.uint8],
        height: int,
    ) -> None:
        """Paint rows of letters of equal height on their backgrounds."""
        if not letters.size:
            return
        if self._vector:
            self._paint_runs(painter, place, indices, height)
        else:
            rows, width = indices.shape
            pixels = np.ascontiguousarray(self._numbers[indices])
            image = QImage(pixels.data, width, rows, 4 * width, QImage.Format.Format_RGB32)
            area = QRectF(place.x(), place.y(), width * self.cell.width, rows * height)
            painter.drawImage(area, image)
        if self.cell.font is None:
            return
        painter.setFont(self.cell.font)
        painter.setPen(self._colours.text)
        texts = np.where(letters == BLANK, ord(" "), letters).astype(np.uint8)
        for line, text in enumerate(texts):
            base = place.y() + line * height + self.cell.ascent
            self._write(
                painter, QPointF(place.x() + self.cell.indent, base), text.tobytes().decode("latin-1")
            )

    def _write(self, painter: QPainter, place: QPointF, text: str) -> None:
        """Write a row; in a drawing letter by letter, since whoever shows it may have other fonts."""
        if not self._vector:
            painter.drawText(place, text)
            return
        for column, letter in enumerate(text):
            if letter != " ":
                painter.drawText(QPointF(place.x() + column * self.cell.width, place.y()), letter)

    def _paint_runs(self, painter: QPainter, place: QPointF, indices: NDArray[np.uint8], height: int) -> None:
        """Paint backgrounds as rectangles, neighbours of one colour together."""
        ground = self._colours.background
        for line, row in enumerate(indices):
            edges = np.flatnonzero(np.diff(row)) + 1
            for begin, end in zip([0, *edges.tolist()], [*edges.tolist(), row.size], strict=True):
                colour = self._backgrounds[row[begin]]
                if colour != ground:
                    x = place.x() + begin * self.cell.width
                    area = QRectF(x, place.y() + line * height, (end - begin) * self.cell.width, height)
                    painter.fillRect(area, colour)

    def _paint_insertions(
        self, painter: QPainter, place: QPointF, places: range, first: int, last: int
    ) -> None:
        """Mark with a wedge, and how many, where a row has residues that the query lacks."""
        low, high = self.columns.span(first, last)
        width, height = self.cell.width, self.cell.height
        half = max(2.0, width * 0.32)
        small = _count_font(self.cell)
        metrics = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(self._insertion)
        painter.setBrush(self._insertion)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, number in enumerate(places):
            aligned = self.whole.rows.get(int(self.whole.order[number]))
            if aligned is None or not aligned.places.size:
                continue
            top = place.y() + line * height
            begin, end = np.searchsorted(aligned.places, (low, high))
            edges = place.x() + (self.columns.starts[aligned.places[begin:end]] - first) * width
            wedges = *(edges - half).tolist(), math.inf
            for x, room, count in zip(
                edges.tolist(), wedges[1:], aligned.counts[begin:end].tolist(), strict=True
            ):
                corners = QPointF(x - half, top), QPointF(x + half, top), QPointF(x, top + height * 0.3)
                painter.drawPolygon(QPolygonF(corners))
                if self.cell.size < _LEAST_COUNT:
                    continue
                bounds = metrics.tightBoundingRect(str(count))
                spot = QPointF(x + half + 1, top - bounds.top())
                ground = bounds.translated(spot).adjusted(-1, 0, 1, 0)
                if ground.right() <= room:  # else a tooltip has it
                    painter.fillRect(ground, self._colours.background)
                    painter.drawText(spot, str(count))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _ruler_font(self) -> QFont:
        """Return the font of positions: a little smaller than the residues'."""
        font = QFont(self.cell.font or sequence_font())
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0)
        font.setPixelSize(max(_LEAST_POSITION, self.cell.size - 2))
        return font

    def _paint_ruler(self, painter: QPainter, place: QPointF, first: int, last: int) -> None:
        """Write the query's positions, from 1, above the columns they stand in."""
        painter.setFont(self._ruler_font())
        painter.setPen(self._colours.muted)
        label = painter.fontMetrics().horizontalAdvance(f"{self.columns.length:,}")
        step = next((one for one in _STEPS if one * self.cell.width >= label + 2 * SPACE), _STEPS[-1])
        low, high = self.columns.span(first, last)
        bottom = place.y() + self.ruler_height
        ticks = [p for p in range(low - low % step, high + 1, step) if p > low]
        sight = painter.clipBoundingRect() if painter.hasClipping() else None
        for position in ticks if low else [1, *ticks]:
            column = int(self.columns.starts[position - 1])
            x = place.x() + (column - first + 0.5) * self.cell.width
            painter.drawLine(QPointF(x, bottom - SPACE / 2), QPointF(x, bottom - 1))
            text = f"{position:,}"
            half = painter.fontMetrics().horizontalAdvance(text) / 2
            if sight is not None and not sight.left() <= x - half <= x + half < sight.right() - 1:
                continue  # a part of a number is another number
            box = QRectF(x - label, place.y(), 2 * label, self.ruler_height - SPACE / 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)

    def _paint_bars(self, painter: QPainter, place: QPointF, bits: NDArray[np.float64]) -> None:
        """Paint a bar a column, one bit as high as the row.

        bits : float64[w]
        """
        width = self.cell.width
        floor = place.y() + self._bars
        colour = QColor(self._colours.measured)
        gap = 1 if width > 3 else 0
        for column, height in enumerate((bits * (self._bars - 2)).tolist()):
            if height > 0:
                area = QRectF(place.x() + column * width, floor - height, width - gap, height)
                painter.fillRect(area, colour)
        painter.setPen(self._colours.grid)
        painter.drawLine(place + QPointF(0, self._bars), place + QPointF(bits.size * width, self._bars))
