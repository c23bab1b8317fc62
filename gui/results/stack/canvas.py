"""A stacked alignment under mouse and keys: choose a hit, select a rectangle, hear what is where, zoom."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip

from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.gui.results.stack.painter import StackOptions
from swathe.gui.results.stack.selection import Spot, StackSelection
from swathe.gui.results.stack.sheet import StackSheet
from swathe.gui.results.stack.words import HEAD, column_text, hit_text, insertion_text
from swathe.gui.widgets.tooltips import tooltip_text

_BEFORE: Final = 4
"""Columns in sight before those that were sought."""
_GRIP: Final = 4
"""Pixels beside the names' edge where it can be taken."""


class StackCanvas(StackSheet):
    """Let people read and select.

    A click chooses a hit, dragging (or Shift and a click or an arrow key) selects a rectangle. Arrows walk,
    up and down through the hits, with Home and End to the ends of the rows, with Ctrl to the first and last
    hit. Ctrl and the wheel zoom. The names' edge can be dragged.

    Signals
    -------
    hit_chosen(int) : a hit row clicked or walked to
    spot_changed(str) : what is under the mouse or at the caret, in words; '' for nothing
    """

    hit_chosen = Signal(int)
    spot_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._dragging = ""
        self._said: tuple[int, Spot | None] | None = None
        self._sought = -1
        self.setAccessibleName("All hits as one alignment")
        self.viewport().setMouseTracking(True)

    def show_stack(
        self, whole: MultipleAlignment, hits: HitTable, scheme: ScoringScheme, query_name: str
    ) -> None:
        """Show an alignment of hits; what was said of a place is said anew, or no more in another one."""
        before = self.stack
        super().show_stack(whole, hits, scheme, query_name)
        assert self.stack is not None
        same = (
            before is not None
            and before.whole.query is whole.query
            and before.columns.count == self.stack.columns.count
            and np.array_equal(before.whole.order, whole.order)
        )
        if same and self._said is not None:
            self._say(*self._said)
        else:
            self._say_nothing()
        if before is None or before.whole.query is not whole.query:
            self._sought = -1
        self._seek()

    def clear(self) -> None:
        """Show nothing."""
        super().clear()
        self._say_nothing()

    def set_options(self, options: StackOptions) -> None:
        """Show it in other colours, or with insertions, which move the columns."""
        moves = options.insertions != self._options.insertions
        super().set_options(options)
        if moves:
            self._say_nothing()

    def set_current_hit(self, row: int) -> None:
        """Mark a hit and scroll to it; -1 for none."""
        if row == self._current:
            return
        self._current = row
        place = self.stack.place_of(row) if self.stack is not None else -1
        if place >= 0:
            if place != self.selection.caret.place:
                self.select(self.selection.to(Spot(place, self.selection.caret.column), False))
            self.bring_into_sight(Spot(place), across=False)
        self._seek()
        self.viewport().update()

    def go_to(self, position: int) -> None:
        """Bring a query position, 0-based, into the middle and put the caret there."""
        if self.stack is None or not 0 <= position < self.stack.columns.length:
            return
        column = int(self.stack.columns.starts[position])
        self.select(self.selection.to(Spot(self.selection.caret.place, column), False))
        middle = (self.viewport().width() - self.names_width) // 2
        self.horizontalScrollBar().setValue(column * self._cell.width - middle)
        self._say_caret()

    def _seek(self) -> None:
        """Scroll across to where the current hit is aligned, once, if none of that is in sight."""
        if self.stack is None or self._shown is None or self._current in (-1, self._sought):
            return
        alignment = self._shown[1].alignments.get(self._current)
        if alignment is None or self.stack.place_of(self._current) < 0:
            return
        self._sought = self._current
        starts = self.stack.columns.starts
        begin, end = int(starts[alignment.query_start]), int(starts[alignment.query_end - 1])
        first, last = self.columns_in_sight()
        if end < first or begin >= last - 1:
            self.horizontalScrollBar().setValue(max(0, begin - _BEFORE) * self._cell.width)

    def select_all(self) -> None:
        """Select every row and column."""
        if self.stack is not None and len(self.stack.whole):
            last = Spot(len(self.stack.whole) - 1, self.stack.columns.count - 1)
            self.select(StackSelection(Spot(), last, wide=True))

    # Qt's side

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a rectangle, or choose the hit by its name; at the names' edge take that."""
        if event.button() != Qt.MouseButton.LeftButton or self.stack is None:
            return
        place = event.position()
        if self._at_edge(place):
            self._dragging = "names"
            return
        spot = self._spot_at(place)
        if spot is None:
            return
        extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        in_names = place.x() < self.names_width
        self._dragging = "" if in_names else "rectangle"
        column = self.selection.caret.column if in_names else spot.column
        self.select(self.selection.to(Spot(spot.place, column), extend))
        if in_names:
            self._choose(spot.place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select by dragging, or tell what is under the mouse."""
        place = event.position()
        if self._dragging == "names":
            self.set_names_width(place.x())
        elif self._dragging == "rectangle":
            spot = self._nearest(place)
            self.select(self.selection.to(spot, spot != self.selection.anchor or self.selection.wide))
            self.bring_into_sight(spot)
        else:
            edge = self._at_edge(place)
            self.viewport().setCursor(Qt.CursorShape.SplitHCursor if edge else Qt.CursorShape.ArrowCursor)
        column = self._column_at(place)
        if column >= 0:
            self._say(column, self._spot_at(place))
        else:
            self._say_nothing()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Choose the hit clicked, unless a rectangle was selected: rows of the table stay selected then."""
        if self._dragging == "rectangle" and not self.selection.wide:
            self._choose(self.selection.caret.place)
        self._dragging = ""

    def leaveEvent(self, event: QEvent) -> None:
        """Say nothing of a place where the mouse is no more."""
        super().leaveEvent(event)
        self._say_nothing()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom(1 if turned > 0 else -1, event.position().x())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show whole names, ranges and inserted residues in tooltips."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self._tooltip_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tooltip_text(text), self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk; with Shift select."""
        if self.stack is None:
            super().keyPressEvent(event)
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        page, far = max(1, len(self.places_in_sight()) - 2), self.stack.columns.count
        many = len(self.stack.whole)
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_PageUp: (-page, 0),
            Qt.Key.Key_PageDown: (page, 0),
            Qt.Key.Key_Home: (-many, 0) if control else (0, -far),
            Qt.Key.Key_End: (many, 0) if control else (0, far),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        spot = self.selection.caret.moved(*step, many, far)
        moved = spot.place != self.selection.caret.place
        self.select(self.selection.to(spot, extend))
        self.bring_into_sight(spot)
        if moved and not extend:
            self._choose(spot.place)
        self._say_caret()

    # Inside

    def _choose(self, place: int) -> None:
        assert self.stack is not None
        if 0 <= place < len(self.stack.whole):
            self.hit_chosen.emit(int(self.stack.whole.order[place]))

    def _at_edge(self, place: QPointF) -> bool:
        return self.stack is not None and abs(place.x() - self.names_width) <= _GRIP

    def _nearest(self, place: QPointF) -> Spot:
        """Return the cell at a place, or the one nearest to it."""
        assert self.stack is not None
        x = place.x() - self.names_width + self.horizontalScrollBar().value()
        y = place.y() - self.stack.head_height + self.verticalScrollBar().value()
        far = Spot(int(y // self._cell.height), int(x // self._cell.width))
        return far.moved(0, 0, len(self.stack.whole), self.stack.columns.count)

    def _spot_at(self, place: QPointF) -> Spot | None:
        """Return the cell of a hit at a place, or its row where its name is; None elsewhere."""
        if self.stack is None or place.y() < self.stack.head_height:
            return None
        y = place.y() - self.stack.head_height + self.verticalScrollBar().value()
        if not 0 <= y // self._cell.height < len(self.stack.whole):
            return None
        return self._nearest(place)

    def _column_at(self, place: QPointF) -> int:
        """Return the column at a place, -1 where there is none."""
        if self.stack is None or place.x() < self.names_width:
            return -1
        x = place.x() - self.names_width + self.horizontalScrollBar().value()
        column = int(x // self._cell.width)
        return column if column < self.stack.columns.count else -1

    def _words_at(self, place: QPointF) -> str:
        column = self._column_at(place)
        return self._words(column, self._spot_at(place)) if column >= 0 else ""

    def _words(self, column: int, spot: Spot | None) -> str:
        assert self.stack is not None
        assert self.names is not None
        words = [column_text(self.stack, column)]
        if spot is not None:
            row = int(self.stack.whole.order[spot.place])
            words.append(hit_text(self.stack, self.names, row, column))
        return " · ".join(words)

    def _say_caret(self) -> None:
        if self.stack is not None and len(self.stack.whole):
            self._say(self.selection.caret.column, self.selection.caret)

    def _say(self, column: int, spot: Spot | None) -> None:
        """Say what stands in a column, and there in a hit."""
        self._said = column, spot
        self.spot_changed.emit(self._words(column, spot))

    def _say_nothing(self) -> None:
        self._said = None
        self.spot_changed.emit("")

    def _tooltip_at(self, place: QPointF) -> str:
        """Return what a mouse that rests is told."""
        spot = self._spot_at(place)
        if self.stack is None or self.names is None or spot is None:
            if place.x() >= self.names_width or self.stack is None:
                return self._words_at(place).replace(" · ", "\n")
            rows = (kind for kind, top, height in self.stack.head_rows() if 0 <= place.y() - top < height)
            kind = next(rows, "")
            in_corner = place.y() < self.stack.ruler_height
            return HEAD[kind] if kind else self.caption_tip if in_corner else ""
        row = int(self.stack.whole.order[spot.place])
        if place.x() < self.names_width:
            return f"{self.names.header(row)}\n{self.names.range_text(row)}"
        first = self.columns_in_sight()[0]
        x = place.x() - self.names_width + self.horizontalScrollBar().value() % self._cell.width
        y = place.y() - self.stack.head_height + self.verticalScrollBar().value()
        found = self.stack.insertion_at(row, x, first)
        if found is not None and y % self._cell.height < 0.5 * self._cell.height:
            return f"{self.names.name(row)}\n{insertion_text(found)}"
        return self._words_at(place).replace(" · ", "\n")
