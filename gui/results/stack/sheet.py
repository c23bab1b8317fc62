"""The scrolled ground of a stacked alignment: what is shown, how large, and what of it is in sight."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.gui.results.stack.names import LEAST_WIDTH, StackNames
from swathe.gui.results.stack.painter import LEAST_LETTER, SIZES, Cell, StackOptions, StackPainter
from swathe.gui.results.stack.selection import Spot, StackSelection
from swathe.gui.widgets.theme import SPACE, Colours

_NAMES: Final = 30 * SPACE
"""Pixels that names and ranges have at first."""
_NAME_LETTERS: Final = 32
"""Letters that they have room for at least."""
_LOW: Final = 25 * SPACE
"""Height below which the head takes less room."""


class StackSheet(QAbstractScrollArea):
    """Paint a `MultipleAlignment`; only rows and columns in sight are laid out.

    The query, conservation and consensus stay in place above the hits, names and ranges to the left.

    Signals
    -------
    view_changed() : other rows or columns are in sight, or the letters have another size
    selected() : some rows and columns are selected, not only the caret moved
    """

    view_changed = Signal()
    selected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[MultipleAlignment, HitTable, ScoringScheme, str] | None = None
        self._options = StackOptions()
        self._cell = Cell.of(self._usual_size())
        self._current = -1
        self._caption = ""
        self._about_caption = ""
        self.stack: StackPainter | None = None
        """What paints; None while there is nothing to paint."""
        self.names: StackNames | None = None
        self.names_width = max(_NAMES, _NAME_LETTERS * self.fontMetrics().averageCharWidth())
        self.selection = StackSelection()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.view_changed)

    # What is shown

    def show_stack(
        self, whole: MultipleAlignment, hits: HitTable, scheme: ScoringScheme, query_name: str
    ) -> None:
        """Show an alignment of hits; the place in it stays where it is one of the same query."""
        before = self._shown[0] if self._shown is not None else None
        self._shown = whole, hits, scheme, query_name
        if before is None or before.query is not whole.query:
            self.horizontalScrollBar().setValue(0)
            self.verticalScrollBar().setValue(0)
        self.refresh()
        if before is None or not np.array_equal(before.order, whole.order):
            assert self.stack is not None
            spot = Spot(max(self.stack.place_of(self._current), 0), self.selection.caret.column)
            self.select(StackSelection().to(spot, False))
            self.bring_into_sight(spot, across=False)

    def clear(self) -> None:
        """Show nothing."""
        self._shown = self.stack = self.names = None
        self.select(StackSelection())
        self.fit()

    def set_options(self, options: StackOptions) -> None:
        """Show it in other colours, or with insertions; the query position at the left stays there."""
        position = self.stack.columns.position_at(self.columns_in_sight()[0]) if self.stack else 0
        opened = options.insertions != self._options.insertions
        self._options = options
        self.refresh()
        if opened and self.stack is not None:
            self.select(StackSelection())
            column = int(self.stack.columns.starts[min(position, self.stack.columns.length - 1)])
            self.horizontalScrollBar().setValue(column * self._cell.width)

    @property
    def caption(self) -> str:
        """What stands beside the ruler."""
        return self._caption

    @property
    def caption_tip(self) -> str:
        """The same in full, and what else there is to say of it."""
        return "\n".join(filter(None, (self._caption, self._about_caption)))

    def set_caption(self, text: str, tip: str = "") -> None:
        """Say something beside the ruler, and to screen readers; its tooltip has more."""
        self._caption, self._about_caption = text, tip
        self.setAccessibleDescription(self.caption_tip)
        self.viewport().update()

    def refresh(self) -> None:
        """Take up rows that came since, and palette and font."""
        if self._shown is not None:
            whole, hits, scheme, query_name = self._shown
            self.stack = StackPainter(
                whole, scheme, self._options, self.palette(), self._cell, compact=self._is_low()
            )
            self.names = StackNames(whole, hits, query_name, self.palette(), self.font())
        self.fit()

    def select(self, selection: StackSelection) -> None:
        """Select another rectangle, or only move the caret."""
        self.selection = selection
        self.viewport().update()
        if selection.wide:
            self.selected.emit()

    # How large

    @property
    def size_of_letters(self) -> int:
        """Their height in pixels."""
        return self._cell.size

    def set_size(self, size: int, x: float | None = None) -> None:
        """Give the letters a height in pixels; the column at `x`, else the first in sight, stays there."""
        x = self.names_width if x is None else max(x, self.names_width)
        column = (self.horizontalScrollBar().value() + x - self.names_width) / self._cell.width
        line = self.verticalScrollBar().value() / self._cell.height
        self._cell = Cell.of(size)
        self.refresh()
        self.horizontalScrollBar().setValue(round(column * self._cell.width - x + self.names_width))
        self.verticalScrollBar().setValue(round(line * self._cell.height))
        self.view_changed.emit()

    def zoom(self, steps: int, x: float | None = None) -> None:
        """Make the letters larger, or smaller with negative `steps`; 0 brings the usual size back."""
        at = min(max(SIZES.index(self._cell.size) + steps, 0), len(SIZES) - 1)
        size = SIZES[at] if steps else self._usual_size()
        if size != self._cell.size:
            self.set_size(size, x)

    def set_names_width(self, width: float) -> None:
        """Give names and ranges another width in pixels."""
        self.names_width = int(min(max(width, LEAST_WIDTH), max(LEAST_WIDTH, 0.7 * self.viewport().width())))
        self.fit()

    def fit(self) -> None:
        """Adapt the scroll bars to the size and the alignment."""
        wide = high = 0
        if self.stack is not None:
            wide = self.stack.columns.count * self._cell.width
            high = len(self.stack.whole) * self._cell.height + SPACE
        head = self.stack.head_height if self.stack is not None else 0
        rooms = self.viewport().width() - self.names_width - SPACE, self.viewport().height() - head
        for bar, whole, room, step in (
            (self.horizontalScrollBar(), wide, rooms[0], self._cell.width),
            (self.verticalScrollBar(), high, rooms[1], self._cell.height),
        ):
            bar.setRange(0, max(0, whole - max(room, 1)))
            bar.setPageStep(max(step, room - step))
            bar.setSingleStep(max(step, 3 * SPACE // 2))
        self.viewport().update()
        self.view_changed.emit()

    # What is in sight

    def places_in_sight(self) -> range:
        """Return the rows in sight, as places in the order of the hits."""
        if self.stack is None:
            return range(0)
        top, height = self.verticalScrollBar().value(), self._cell.height
        room = max(0, self.viewport().height() - self.stack.head_height)
        return range(top // height, min(len(self.stack.whole), (top + room) // height + 1))

    def columns_in_sight(self) -> tuple[int, int]:
        """Return the columns in sight, half-open."""
        if self.stack is None:
            return 0, 0
        left, width = self.horizontalScrollBar().value(), self._cell.width
        room = max(0, self.viewport().width() - self.names_width)
        return left // width, min(self.stack.columns.count, (left + room) // width + 1)

    def seen(self) -> tuple[range, tuple[int, int]]:
        """Return rows and columns of which at least half is in sight, and one of each at least.

        They are what a picture of what is in sight shows: slivers at the edges are not read.
        """
        if self.stack is None:
            return range(0), (0, 0)
        spans = []
        for bar, room, size, count in (
            (
                self.verticalScrollBar(),
                self.viewport().height() - self.stack.head_height,
                self._cell.height,
                len(self.stack.whole),
            ),
            (
                self.horizontalScrollBar(),
                self.viewport().width() - self.names_width,
                self._cell.width,
                self.stack.columns.count,
            ),
        ):
            first = min((2 * bar.value() + size - 1) // (2 * size), count - 1)
            end = (2 * (bar.value() + room) + size) // (2 * size)
            spans.append((first, min(max(end, first + 1), count)))
        return range(*spans[0]), spans[1]

    def bring_into_sight(self, spot: Spot, *, across: bool = True) -> None:
        """Scroll as far as needed to see a cell; with `across` False only up or down."""
        if self.stack is None:
            return
        rooms = self.viewport().width() - self.names_width, self.viewport().height() - self.stack.head_height
        steps = (
            (self.verticalScrollBar(), spot.place * self._cell.height, self._cell.height, rooms[1]),
            (self.horizontalScrollBar(), spot.column * self._cell.width, self._cell.width, rooms[0]),
        )
        for bar, begin, size, room in steps[: 1 + across]:
            bar.setValue(min(max(bar.value(), begin + size - room), begin))

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows and columns in sight."""
        if self.stack is None or self.names is None:
            return
        with QPainter(self.viewport()) as painter:
            stack, names, width = self.stack, self.names, self.names_width
            size = self.viewport().size()
            head = stack.head_height
            first, last = self.columns_in_sight()
            places = self.places_in_sight()
            x = width - self.horizontalScrollBar().value() % self._cell.width
            y = head - self.verticalScrollBar().value() % self._cell.height
            colours = Colours.of(self.palette())
            painter.setClipRect(width, 0, size.width() - width, head)
            stack.paint_head(painter, QPointF(x, 0), first, last)
            painter.setClipRect(0, 0, width, head)
            names.paint_head(painter, QPointF(0, 0), width, stack, self._caption)
            painter.setClipRect(width, head, size.width() - width, size.height() - head)
            if places:
                stack.paint_rows(painter, QPointF(x, y), places, first, last)
            painter.setClipRect(0, head, size.width(), size.height() - head)
            self._paint_marks(painter, colours, QPointF(x, y), places.start, first)
            painter.setClipRect(0, head, width, size.height() - head)
            names.paint_rows(painter, QPointF(0, y), width, stack, places)
            painter.setClipRect(0, head, size.width(), size.height() - head)
            names.paint_border(painter, QPointF(0, y), size.width(), stack, places)
            painter.setClipping(False)
            painter.setPen(colours.grid)
            painter.drawLine(width - 1, 0, width - 1, size.height())
            painter.drawLine(0, head - 1, size.width(), head - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size; the head takes less room in a low window, and a hit in sight stays so."""
        super().resizeEvent(event)
        caret = self.selection.caret
        below = caret.place * self._cell.height - self.verticalScrollBar().value()
        room = event.oldSize().height() - (self.stack.head_height if self.stack is not None else 0)
        in_sight = not event.oldSize().isValid() or 0 <= below <= room
        if self.stack is not None and self.stack.compact != self._is_low():
            self.refresh()
        else:
            self.fit()
        if in_sight:
            self.bring_into_sight(caret, across=False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.refresh()

    # Inside

    def _is_low(self) -> bool:
        return self.viewport().height() < _LOW

    def _paint_marks(
        self, painter: QPainter, colours: Colours, place: QPointF, top_place: int, first: int
    ) -> None:
        """Mark the current hit, the selected rectangle and the caret."""
        assert self.stack is not None
        width, height = self._cell.width, self._cell.height
        right = self.viewport().width()
        tint = QColor(colours.selection)
        current = self.stack.place_of(self._current)
        if current >= 0:
            y = place.y() + (current - top_place) * height
            tint.setAlphaF(0.25)
            painter.fillRect(QRectF(0, y, self.names_width, height), tint)
            painter.setPen(colours.selection)
            for edge in (y, y + height - 1):
                painter.drawLine(QPointF(0, edge), QPointF(right, edge))
        painter.setClipRect(painter.clipBoundingRect().adjusted(self.names_width, 0, 0, 0))
        left, end = self.selection.columns
        rows = self.selection.places
        if rows:
            area = QRectF(
                place.x() + (left - first) * width,
                place.y() + (rows.start - top_place) * height,
                (end - left) * width,
                len(rows) * height,
            )
            tint.setAlphaF(0.3)
            painter.fillRect(area, tint)
            painter.setPen(QPen(colours.selection, 1.5))
            painter.drawRect(area)
        if self.hasFocus() and len(self.stack.whole):
            caret = self.selection.caret
            painter.setPen(QPen(colours.text, 1))
            x, y = place.x() + (caret.column - first) * width, place.y() + (caret.place - top_place) * height
            painter.drawRect(QRectF(x - 0.5, y - 0.5, width, height))

    def _usual_size(self) -> int:
        """Return the height of letters nearest to the font's."""
        wanted = max(LEAST_LETTER, QFontInfo(self.font()).pixelSize())
        return min(SIZES, key=lambda size: abs(size - wanted))
