"""The painted alignment: wrapped to the width or in one long row, coloured, selectable by columns."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollBar

from swathe.gui.results.alignment.layout import QUERY, AlignmentLayout
from swathe.gui.results.alignment.look import Look
from swathe.gui.results.alignment.painter import AlignmentMeasures, AlignmentPainter, Marks
from swathe.gui.widgets.scrolled import is_passing
from swathe.gui.widgets.theme import SPACE

_STEP = 10
"""Lines are a multiple of this many columns wide, so that places are easy to count."""
_EDGE = SPACE // 2
"""Pixels over the first block and under the last."""
_MARGIN = 3
"""Columns kept in sight beside what is gone to."""
_BLOCK = 6
"""Lines of the window's text that a block takes which is always in sight; larger ones scroll."""
_NOTCH = 120
"""What a wheel turns in one notch."""


class AlignmentCanvas(QAbstractScrollArea):
    """Show an `AlignmentLayout`; only what is in sight is laid out and painted.

    A selection is a stretch of alignment columns through all three lines: by dragging, by Shift and a click
    or an arrow key, or by Ctrl+A.

    Signals
    -------
    zoomed(int) : somebody turned the wheel so many steps with Ctrl
    height_changed() : the alignment takes another height than before
    """

    zoomed = Signal(int)
    height_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._layout: AlignmentLayout | None = None
        self._painter: AlignmentPainter | None = None
        self._look = Look()
        self._anchor = 0
        self._caret = 0
        self._marks = Marks()
        self._apart: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._beside: AlignmentCanvas | None = None
        self._led = False  # by the other one, as it is scrolled
        self._height = 0  # of all blocks
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Alignment")
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self._measure()
        self._fit()

    def set_layout(self, layout: AlignmentLayout | None) -> None:
        """Show another alignment from its beginning, nothing selected and nothing marked."""
        self._layout = layout
        self._anchor = self._caret = 0
        self._marks = Marks()
        self._apart = np.empty(0, np.bool_)
        self._measure()
        self._fit()
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)

    @property
    def look(self) -> Look:
        """How the alignment is shown."""
        return self._look

    @property
    def measures(self) -> AlignmentMeasures:
        """The sizes in force."""
        return self._measures

    @property
    def matches(self) -> Marks:
        """What is marked of a motif."""
        return self._marks

    def set_look(self, look: Look) -> None:
        """Show it differently, the column at the beginning of the view still in sight."""
        first = self._first_in_sight()
        self._look = look
        self._measure()
        self.updateGeometry()
        self._fit()
        self._fit_beside()
        if self._layout is not None:
            self._scroll_to(first)

    def set_matches(self, marks: Marks) -> None:
        """Mark what a motif matches."""
        self._marks = marks
        self.viewport().update()

    def mark_apart(self, columns: NDArray[np.bool_]) -> None:
        """Draw a line above columns, bool[columns]; none for an empty array."""
        self._apart = columns
        self.viewport().update()

    def selection(self) -> tuple[int, int]:
        """Return the selected columns, half-open; empty where both are equal."""
        return min(self._anchor, self._caret), max(self._anchor, self._caret)

    def select(self, first: int, last: int) -> None:
        """Select columns `first` to `last`, half-open."""
        self._anchor = first
        self._move(last, True)

    def show_columns(self, first: int, last: int) -> None:
        """Scroll as far as needed to see columns `first` to `last`, or at least the first of them."""
        self._show(max(first, last - 1) if self._look.wrapped else last - 1 + _MARGIN)
        self._show(first if self._look.wrapped else first - _MARGIN)

    def columns_per_line(self) -> int:
        """Return how many columns a line has room for; all of them in one long row."""
        if self._layout is None:
            return _STEP
        if not self._look.wrapped:
            return max(1, self._layout.n_columns)
        beside = self._beside
        if beside is None or not beside.isVisible() or not beside.look.wrapped:
            return self._columns_that_fit()
        return min(self._columns_that_fit(), beside._columns_that_fit())

    def height_of_blocks(self) -> int:
        """Return the pixels that all blocks of the alignment take."""
        blocks = self._layout.n_blocks(self.columns_per_line()) if self._layout is not None else 0
        return 2 * _EDGE + blocks * self._measures.stride - self._measures.gap

    def break_as(self, beside: AlignmentCanvas) -> None:
        """Break lines where another alignment breaks them, and scroll with it: they are compared by line."""
        self._beside = beside
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self._scroll_beside)
        self._fit()

    # Qt's side

    def minimumSizeHint(self) -> QSize:
        """Ask for one block of letters of ordinary size, over the bar of a long row."""
        block = min(self._measures.block, _BLOCK * self.fontMetrics().lineSpacing())
        bar = 0 if self._look.wrapped else self.horizontalScrollBar().sizeHint().height()
        return QSize(super().minimumSizeHint().width(), block + bar + 2 * _EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the blocks in sight."""
        if self._layout is None:
            return
        if self._painter is None:
            self._painter = AlignmentPainter(self._layout, self._measures, self.palette(), self._look.scheme)
        with QPainter(self.viewport()) as painter:
            caret = self._caret if self.hasFocus() else -1
            marks = replace(self._marks, selection=self.selection(), caret=caret, apart=self._apart)
            if self._look.wrapped:
                self._paint_lines(painter, self._painter, marks)
            else:
                self._paint_row(painter, self._painter, marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._fit()
        self._fit_beside()

    def showEvent(self, event: QShowEvent) -> None:
        """Break the lines of both alike."""
        super().showEvent(event)
        self._fit_beside()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the other break lines as it likes."""
        super().hideEvent(event)
        self._fit_beside()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.FontChange,
            QEvent.Type.ApplicationFontChange,
            QEvent.Type.StyleChange,
        ):
            self._measure()
            self.updateGeometry()
            self._fit()
        if event.type() == QEvent.Type.PaletteChange:
            self._painter = None
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the caret."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the caret."""
        super().focusOutEvent(event)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, along the row if there is but one; with Ctrl, zoom.

        Where a page scrolls around it, the wheel moves that on.
        """
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if turned:
                self.zoomed.emit(max(1, turned // _NOTCH) if turned > 0 else min(-1, -(-turned // _NOTCH)))
            event.accept()
        elif is_passing(self):
            event.ignore()
        elif turned and not self._look.wrapped and not self.verticalScrollBar().maximum():
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - turned * 3 * bar.singleStep() // _NOTCH)
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the caret where the mouse is; Shift extends the selection."""
        if event.button() == Qt.MouseButton.LeftButton:
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._move(self._column_at(event.position().toPoint()), extend)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select by dragging."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._move(self._column_at(event.position().toPoint()), True)
            self._show(self._caret)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the caret; Shift extends the selection, Ctrl+A selects everything."""
        if self._layout is None:
            super().keyPressEvent(event)
            return
        key = event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        width, end = self.columns_per_line(), self._layout.n_columns
        line = min(self._caret, end - 1) // width * width
        targets = {
            Qt.Key.Key_Left: self._caret - 1,
            Qt.Key.Key_Right: self._caret + 1,
            Qt.Key.Key_Home: 0 if control else line,
            Qt.Key.Key_End: end if control else line + width,
        }
        if self._look.wrapped:
            targets |= {Qt.Key.Key_Up: self._caret - width, Qt.Key.Key_Down: self._caret + width}
        else:
            page = max(1, int(self._room() / self._measures.advance) - 1)
            targets |= {Qt.Key.Key_PageUp: self._caret - page, Qt.Key.Key_PageDown: self._caret + page}
        if key == Qt.Key.Key_A and control:
            self.select(0, end)
        elif key in targets:
            self._move(targets[Qt.Key(key)], extend)
            self._show(self._caret)
        else:
            super().keyPressEvent(event)

    # Painting

    def _paint_lines(self, painter: QPainter, paint: AlignmentPainter, marks: Marks) -> None:
        assert self._layout is not None
        measures, width = self._measures, self.columns_per_line()
        top = self.verticalScrollBar().value() - _EDGE
        first = max(0, int(top // measures.stride))
        last = int((top + self.viewport().height()) // measures.stride) + 1
        for number in range(first, min(self._layout.n_blocks(width), last)):
            begin, y = number * width, number * measures.stride - top
            end = min(begin + width, self._layout.n_columns)
            paint.paint(painter, begin, end, QPointF(measures.left, y), marks)
            paint.paint_labels(painter, begin, end, measures.left + (end - begin) * measures.advance, y)

    def _paint_row(self, painter: QPainter, paint: AlignmentPainter, marks: Marks) -> None:
        assert self._layout is not None
        measures, room = self._measures, self._room()
        offset = self.horizontalScrollBar().value()
        first = int(offset // measures.advance)
        last = min(self._layout.n_columns, int((offset + room) // measures.advance) + 1)
        y = _EDGE - self.verticalScrollBar().value()
        x = measures.left + first * measures.advance - offset
        right = min(measures.left + room, x + (last - first) * measures.advance)
        # A ruler's figures may stand out a little to the left and right.
        clip = QRectF(measures.left - 1, 0, right - measures.left + 2, self.viewport().height())
        paint.paint(painter, first, last, QPointF(x, y), marks, clip)
        paint.paint_labels(painter, first, last, right, y)

    # Geometry

    def _measure(self) -> None:
        """Take the measures of the fixed-pitch font."""
        digits = self._layout.position_digits if self._layout is not None else 1
        size = self.font().pointSizeF() * self._look.scale
        self._measures = AlignmentMeasures.of(size, digits, self._look.rulers)
        self._painter = None

    def _columns_that_fit(self) -> int:
        """Return how many columns fit beside each other."""
        return max(_STEP, int(self._room() / self._measures.advance) // _STEP * _STEP)

    def _room(self) -> float:
        """Return the width for columns, in pixels."""
        return max(
            self._measures.advance, self.viewport().width() - self._measures.left - self._measures.right
        )

    def _fit(self) -> None:
        """Adapt the scroll bars to the size and the alignment."""
        measures, down, along = self._measures, self.verticalScrollBar(), self.horizontalScrollBar()
        before, self._height = self._height, self.height_of_blocks()
        down.setRange(0, max(0, self._height - self.viewport().height()))
        down.setPageStep(max(measures.line, self.viewport().height() - measures.line))
        down.setSingleStep(measures.line)
        wide = 0.0 if self._look.wrapped else self._end() * measures.advance - self._room()
        along.setRange(0, max(0, round(wide)))
        along.setPageStep(max(1, int(self._room())))
        along.setSingleStep(max(1, round(measures.advance)))
        self.viewport().update()
        if self._height != before:
            self.height_changed.emit()

    def _fit_beside(self) -> None:
        if self._beside is not None:
            self._beside._fit()

    def _scroll_beside(self) -> None:
        """Have the other alignment where this one is scrolled to: the same residues of the query."""
        beside = self._beside
        if beside is None or not beside.isVisible() or self._led or self._layout is None:
            return
        if beside._layout is None or beside.look.wrapped != self._look.wrapped:
            return
        before, after = self._layout, beside._layout
        step: float
        if self._look.wrapped:
            bar, step, width = self.verticalScrollBar(), self._measures.stride, self.columns_per_line()
        else:
            bar, step, width = self.horizontalScrollBar(), self._measures.advance, 1
        line = int(bar.value() // step)
        first = min(line * width, before.n_columns - 1)
        begin, end = after.covered(QUERY)
        residue = min(max(before.positions(QUERY, first, first + 1)[0], begin), end)
        place = after.column_of(QUERY, residue - 1) // width * step + bar.value() - line * step
        beside._led = True
        other = beside.verticalScrollBar() if self._look.wrapped else beside.horizontalScrollBar()
        other.setValue(round(place))
        beside._led = False

    def _end(self) -> int:
        return self._layout.n_columns if self._layout is not None else 0

    def _first_in_sight(self) -> int:
        """Return the column at the beginning of what is in sight."""
        if not self._look.wrapped:
            return round(self.horizontalScrollBar().value() / self._measures.advance)
        number = -(-max(0, self.verticalScrollBar().value() - _EDGE) // self._measures.stride)
        return min(number * self.columns_per_line(), self._end())

    def _scroll_to(self, column: int) -> None:
        """Bring a column to the beginning of what is in sight."""
        if self._look.wrapped:
            number = column // self.columns_per_line()
            self.verticalScrollBar().setValue(number * self._measures.stride)
        else:
            self.horizontalScrollBar().setValue(round(column * self._measures.advance))

    def _column_at(self, place: QPoint) -> int:
        """Return the boundary between columns nearest to a place on the viewport."""
        if self._layout is None:
            return 0
        measures, width = self._measures, self.columns_per_line()
        if not self._look.wrapped:
            offset = place.x() - measures.left + self.horizontalScrollBar().value()
            return min(max(round(offset / measures.advance), 0), self._layout.n_columns)
        down = place.y() + self.verticalScrollBar().value() - _EDGE
        number = min(max(down // measures.stride, 0), self._layout.n_blocks(width) - 1)
        within = round((place.x() - measures.left) / measures.advance)
        return min(number * width + min(max(within, 0), width), self._layout.n_columns)

    def _move(self, caret: int, extend: bool) -> None:
        self._caret = min(max(caret, 0), self._end())
        if not extend:
            self._anchor = self._caret
        self.viewport().update()

    def _show(self, column: int) -> None:
        """Scroll as far as needed to see a column."""
        measures = self._measures
        column = min(max(column, 0), max(self._end() - 1, 0))
        if self._look.wrapped:
            top = column // self.columns_per_line() * measures.stride
            _bring(self.verticalScrollBar(), top, top + measures.block + 2 * _EDGE, self.viewport().height())
        else:
            left = column * measures.advance
            _bring(self.horizontalScrollBar(), int(left), int(left + measures.advance) + 1, int(self._room()))


def _bring(bar: QScrollBar, low: int, high: int, page: int) -> None:
    """Move a scroll bar as little as possible so that `low` to `high` are on its page."""
    if high > bar.value() + page:
        bar.setValue(high - page)
    if low < bar.value():
        bar.setValue(low)
