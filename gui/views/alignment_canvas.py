"""The painted alignment: wrapped to the width, coloured, selectable by columns."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from gui.theme import SPACE, Colours, sequence_font
from gui.views.alignment_layout import IDENTICAL, LABELS, POSITIVE, AlignmentLayout, Block

_LINES = 4
"""Lines of a block: query, middle, subject, and an empty one."""
_STEP = 10
"""Blocks are a multiple of this many columns wide, so that places are easy to count."""


class AlignmentCanvas(QAbstractScrollArea):
    """Show an `AlignmentLayout`; only the lines in sight are laid out and painted.

    A selection is a stretch of alignment columns through all three lines: by dragging, by Shift and a click
    or an arrow key, or by Ctrl+A. `selection_changed()` tells of it.
    """

    selection_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout: AlignmentLayout | None = None
        self._anchor = 0
        self._caret = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Alignment"))
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self._measure()

    def set_layout(self, layout: AlignmentLayout | None) -> None:
        """Show another alignment from its beginning, nothing selected."""
        self._layout = layout
        self._anchor = self._caret = 0
        self.verticalScrollBar().setValue(0)
        self._fit()
        self.selection_changed.emit()

    def selection(self) -> tuple[int, int]:
        """Return the selected columns, half-open; empty where both are equal."""
        return min(self._anchor, self._caret), max(self._anchor, self._caret)

    def select(self, first: int, last: int) -> None:
        """Select columns `first` to `last`, half-open."""
        self._anchor = first
        self._move(last, True)

    def columns_per_line(self) -> int:
        """Return how many columns a line has room for."""
        if self._layout is None:
            return _STEP
        rulers = 2 * self._layout.position_digits + len(LABELS[0]) + 6
        room = (self.viewport().width() - 2 * SPACE) / self._advance - rulers
        return max(_STEP, int(room) // _STEP * _STEP)

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the blocks in sight."""
        if self._layout is None:
            return
        painter = QPainter(self.viewport())
        painter.setFont(self._font)
        colours = Colours.of(self.palette())
        width = self.columns_per_line()
        height = _LINES * self._line
        top = self.verticalScrollBar().value() - SPACE
        first = max(0, int(top // height))
        last = min(self._layout.n_blocks(width), int((top + self.viewport().height()) // height) + 1)
        for number in range(first, last):
            block = self._layout.block(number * width, (number + 1) * width)
            self._paint_block(painter, colours, block, number * height - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.FontChange,
            QEvent.Type.ApplicationFontChange,
            QEvent.Type.StyleChange,
        ):
            self._measure()
            self._fit()
        if event.type() == QEvent.Type.PaletteChange:
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the caret where the mouse is; Shift extends the selection."""
        if event.button() == Qt.MouseButton.LeftButton:
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._move(self._column_at(event.position().toPoint()), extend)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select by dragging."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            place = event.position().toPoint()
            self._move(self._column_at(place), True)
            self._show_caret()

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
            Qt.Key.Key_Up: self._caret - width,
            Qt.Key.Key_Down: self._caret + width,
            Qt.Key.Key_Home: 0 if control else line,
            Qt.Key.Key_End: end if control else line + width,
        }
        if key == Qt.Key.Key_A and control:
            self.select(0, end)
        elif key in targets:
            self._move(targets[Qt.Key(key)], extend)
            self._show_caret()
        else:
            super().keyPressEvent(event)

    # Inside

    def _measure(self) -> None:
        """Take the measures of the fixed-pitch font."""
        self._font = sequence_font(self.font().pointSizeF())
        metrics = QFontMetricsF(self._font)
        self._advance = metrics.horizontalAdvance("M" * 100) / 100
        self._line = round(metrics.height() * 1.1)
        self._ascent = metrics.ascent() + (self._line - metrics.height()) / 2

    def _fit(self) -> None:
        """Adapt the scroll bar to the width and the alignment."""
        bar = self.verticalScrollBar()
        blocks = self._layout.n_blocks(self.columns_per_line()) if self._layout is not None else 0
        height = 2 * SPACE + (blocks * _LINES - 1) * self._line
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(max(self._line, self.viewport().height() - self._line))
        bar.setSingleStep(self._line)
        self.viewport().update()

    def _left(self) -> float:
        """Return where the first column begins, in pixels."""
        assert self._layout is not None
        return SPACE + (len(LABELS[0]) + 2 + self._layout.position_digits + 2) * self._advance

    def _paint_block(self, painter: QPainter, colours: Colours, block: Block, top: float) -> None:
        assert self._layout is not None
        left, line, advance = self._left(), self._line, self._advance
        backgrounds = {IDENTICAL: colours.identical, POSITIVE: colours.positive}
        for begin, end, kind in self._layout.runs(block.first, block.last):
            if kind in backgrounds:
                x = left + (begin - block.first) * advance
                for row in (0, 2):
                    painter.fillRect(
                        QRectF(x, top + row * line, (end - begin) * advance, line), backgrounds[kind]
                    )
        self._paint_selection(painter, colours, block, top)
        digits = self._layout.position_digits
        right = left + (block.last - block.first + 2) * advance
        rows = (
            (LABELS[0], block.query_from, block.query, block.query_to),
            ("", None, block.middle, None),
            (LABELS[1], block.subject_from, block.subject, block.subject_to),
        )
        for row, (label, begin_at, letters, end_at) in enumerate(rows):
            base = top + row * line + self._ascent
            painter.setPen(colours.muted)
            if begin_at is not None:
                painter.drawText(QPoint(SPACE, round(base)), f"{label}  {begin_at:>{digits}}")
                painter.drawText(QPoint(round(right), round(base)), str(end_at))
            painter.setPen(colours.muted if row == 1 else colours.text)
            painter.drawText(QPointF(left, round(base)), letters)

    def _paint_selection(self, painter: QPainter, colours: Colours, block: Block, top: float) -> None:
        first, last = (min(max(column, block.first), block.last) for column in self.selection())
        x = self._left() + (first - block.first) * self._advance
        if last > first:
            tint = QColor(colours.selection)
            tint.setAlphaF(0.35)
            area = QRectF(x, top, (last - first) * self._advance, 3 * self._line)
            painter.fillRect(area, tint)
            painter.setPen(QPen(colours.selection, 1.5))
            painter.drawRect(area)
        on_this_line = block.first <= self._caret < block.last or self._caret == block.last == self._end()
        if self.hasFocus() and on_this_line:
            caret = self._left() + (self._caret - block.first) * self._advance
            painter.fillRect(QRectF(caret - 0.5, top, 1.5, 3 * self._line), colours.text)

    def _end(self) -> int:
        return self._layout.n_columns if self._layout is not None else 0

    def _column_at(self, place: QPoint) -> int:
        """Return the boundary between columns nearest to a place on the viewport."""
        if self._layout is None:
            return 0
        width = self.columns_per_line()
        number = int((place.y() + self.verticalScrollBar().value() - SPACE) // (_LINES * self._line))
        number = min(max(number, 0), self._layout.n_blocks(width) - 1)
        within = round((place.x() - self._left()) / self._advance)
        return min(number * width + min(max(within, 0), width), self._layout.n_columns)

    def _move(self, caret: int, extend: bool) -> None:
        self._caret = min(max(caret, 0), self._end())
        if not extend:
            self._anchor = self._caret
        self.viewport().update()
        self.selection_changed.emit()

    def _show_caret(self) -> None:
        """Scroll as far as needed to see the line of the caret."""
        bar = self.verticalScrollBar()
        number = min(self._caret, max(self._end() - 1, 0)) // self.columns_per_line()
        top = number * _LINES * self._line
        bottom = top + 3 * self._line + 2 * SPACE
        if top < bar.value():
            bar.setValue(top)
        elif bottom > bar.value() + self.viewport().height():
            bar.setValue(bottom - self.viewport().height())
