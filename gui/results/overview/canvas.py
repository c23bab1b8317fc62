"""The painted overview: scrolls over thousands of hits, zooms and pans along the query, tells and selects."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QToolTip

from swathe.core.results.overview import MARKS, Bars, ColourBy, hit_text
from swathe.gui.results.overview.painter import GUTTER, LEAST_NAMES, OverviewMeasures, OverviewPainter
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text

CLOSEST: Final = 24.0
"""Pixels a residue at the closest zoom."""
ZOOM_STEP: Final = 1.25
_NAMES_SHARE: Final = 0.28
_NAMES_LETTERS: Final = 25
_COMPACT: Final = 6
"""Height of a hit without its name."""
_NO_ROWS: Final = np.empty(0, np.int64)


class OverviewCanvas(QAbstractScrollArea):
    """Show `Bars`, one row a hit; only what is in sight is painted.

    Signals
    -------
    hit_chosen(int) : a hit row clicked, or walked to with the keyboard
    sight_changed() : other hits, or more of them, are in sight
    zoomed(bool, bool) : whether it can be zoomed in, and out
    """

    hit_chosen = Signal(int)
    sight_changed = Signal()
    zoomed = Signal(bool, bool)

    def __init__(self) -> None:
        super().__init__()
        self._bars: Bars | None = None
        self._painter: OverviewPainter | None = None
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._depth: NDArray[np.int64] = _NO_ROWS
        self._chosen = np.zeros(0, np.bool_)
        self._border = 0
        self._current = -1
        self._zoom = 1.0
        self._by = ColourBy.EVALUE
        self._names = True
        self._pressed: QPoint | None = None
        self._dragged = False
        self._start = QPoint()
        self._height = 0  # for which the scroll bars were fitted
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Overview of the hits on the query")
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self.verticalScrollBar().valueChanged.connect(self.sight_changed)

    # What is shown

    def set_bars(self, bars: Bars | None) -> None:
        """Show another query's hits, the whole query in sight."""
        self._bars = bars
        self._rows = self._depth = _NO_ROWS
        self._border = 0
        self._chosen = np.zeros(len(bars.table) if bars is not None else 0, np.bool_)
        self._current = -1
        self._zoom = 1.0
        self.verticalScrollBar().setValue(0)
        self._follow()

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Show these hit rows from top to bottom."""
        self._rows = rows
        self._border = self._bars.table.border_of(rows) if self._bars is not None else 0
        self._fit()
        self._show_current()

    def set_depth(self, depth: NDArray[np.int64]) -> None:
        """Show how many hits cover each residue, int64[m]; bars that arrived are painted, too."""
        self._depth = depth
        self.viewport().update()

    def set_current(self, row: int) -> None:
        """Mark a hit row and bring it into sight; -1 for none."""
        self._current = row
        table = self._bars.table if self._bars is not None else None
        known = table is not None and 0 <= row < len(table)
        self.setAccessibleDescription(hit_text(table, row) if known and table is not None else "")
        self._show_current()

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Mark the ticked hit rows."""
        self._chosen[:] = False
        if self._bars is not None:
            self._chosen[rows] = True
        self.viewport().update()

    def show_as(self, by: ColourBy, names: bool) -> None:
        """Colour the bars by something else, with the hits' names or close together without."""
        self._by, self._names = by, names
        self._fit()
        self._show_current()

    def rows_in_sight(self) -> NDArray[np.int64]:
        """Return the hit rows in sight, from top to bottom."""
        measures = self._measure()
        top = self.verticalScrollBar().value()
        first = top // measures.row
        room = self.viewport().height() - measures.head
        return self._rows[first : int((top + max(room, 0)) // measures.row) + 1]

    def zoom(self, factor: float, x: float | None = None) -> None:
        """Zoom the query by a factor about a place on the viewport, its middle if none; 0 shows all of it."""
        before = self._measure()
        x = (
            before.left + before.plot / 2
            if x is None
            else min(max(x, before.left), before.left + before.plot)
        )
        residue = (x - before.left + before.offset) / before.scale
        self._zoom = min(max(self._zoom * factor, 1.0), self._closest())
        self._fit()
        after = self._measure()
        self.horizontalScrollBar().setValue(round(residue * after.scale - (x - after.left)))
        self.viewport().update()

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint depth, ruler and the hits in sight."""
        if self._bars is None or self._painter is None:
            return
        with QPainter(self.viewport()) as painter:
            measures = self._measure()
            width, height = self.viewport().width(), self.viewport().height()
            self._painter.paint_head(painter, measures, self._depth)
            painter.setClipRect(QRectF(0, measures.head, width, height - measures.head))
            top = self.verticalScrollBar().value()
            first = top // measures.row
            rows = self.rows_in_sight().tolist()
            y = measures.head + first * measures.row - top
            places = [(y + place * measures.row, row) for place, row in enumerate(rows)]
            end = y + len(rows) * measures.row
            self._painter.paint_grid(painter, measures, measures.head, min(end, height))
            if self._current in rows:
                marked = y + rows.index(self._current) * measures.row
                self._painter.mark_row(painter, measures, marked, width, self.hasFocus())
            self._painter.paint_rows(painter, measures, places, self._by, self._chosen)
            if self._border:
                self._painter.paint_border(painter, y + (self._border - first) * measures.row, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        marked = self._sees_current(self._height)
        self._fit()
        if marked:
            self._show_current()
        self.sight_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._follow()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Paint everything anew: the head stays where it is."""
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell what is under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tooltip_text(self.text_at(event.pos())), self.viewport())
            return True
        return bool(super().viewportEvent(event))

    def text_at(self, place: QPoint) -> str:
        """Return what a tooltip says of a place: a hit, or a residue of the query with its depth."""
        if self._bars is None:
            return ""
        measures = self._measure()
        if place.y() >= measures.head:
            row = self.row_at(place)
            if row < 0:
                return ""
            table = self._bars.table
            new = ["Newly included in this round"] if table.newly_included()[row] else []
            ticked = ["Ticked"] if self._chosen[row] else []
            return "\n".join((hit_text(table, row), MARKS[0].upper() + MARKS[1:], *new, *ticked))
        residue = measures.residue(place.x())
        if place.x() < measures.left or not 0 <= residue < self._depth.size:
            return ""
        letter = self._bars.table.query.letters[residue]
        hits = f"{self._depth[residue]:,}"
        return f"Query {letter} {residue + 1:,}: {hits} of the aligned hits"

    def row_at(self, place: QPoint) -> int:
        """Return the hit row at a place on the viewport; -1 where there is none."""
        measures = self._measure()
        if place.y() < measures.head:
            return -1
        number = int((place.y() - measures.head + self.verticalScrollBar().value()) // measures.row)
        return int(self._rows[number]) if number < self._rows.size else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._dragged = False
            self._start = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan by dragging."""
        if self._pressed is None:
            return
        moved = event.position().toPoint() - self._pressed
        if not self._dragged and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._dragged = True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.horizontalScrollBar().setValue(self._start.x() - moved.x())
        self.verticalScrollBar().setValue(self._start.y() - moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or select the hit that was clicked."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        if self._dragged:
            self.viewport().unsetCursor()
        else:
            row = self.row_at(self._pressed)
            if row >= 0:
                self.hit_chosen.emit(row)
        self._pressed = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the hits; with Ctrl zoom, with Shift pan the query."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(ZOOM_STEP ** (turned / 120), event.position().x())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - round(turned / 120 * bar.singleStep()))
        else:
            super().wheelEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the hits; zoom with + and -, show all with 0, pan with the arrows left and right."""
        page = max(len(self.rows_in_sight()) - 1, 1)
        walks = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -len(self._rows),
            Qt.Key.Key_End: len(self._rows),
        }
        zooms = {
            Qt.Key.Key_Plus: ZOOM_STEP,
            Qt.Key.Key_Equal: ZOOM_STEP,
            Qt.Key.Key_Minus: 1 / ZOOM_STEP,
            Qt.Key.Key_0: 0.0,
        }
        key = Qt.Key(event.key())
        bar = self.horizontalScrollBar()
        if key in walks:
            self._walk(walks[key])
        elif key in zooms:
            self.zoom(zooms[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            bar.setValue(bar.value() + (bar.singleStep() if key == Qt.Key.Key_Right else -bar.singleStep()))
        else:
            super().keyPressEvent(event)

    # Inside

    def _walk(self, steps: int) -> None:
        """Choose the hit so many rows down, or the first if none is marked."""
        if not self._rows.size:
            return
        place = self._place()
        wanted = min(max(place + steps, 0), self._rows.size - 1) if place >= 0 else 0
        if wanted != place:
            self.hit_chosen.emit(int(self._rows[wanted]))

    def _place(self) -> int:
        """Return where the marked hit stands among the rows; -1 where it does not."""
        places = np.flatnonzero(self._rows == self._current)
        return int(places[0]) if places.size else -1

    def _sees_current(self, height: int) -> bool:
        """Return whether the marked hit is in sight on a viewport of this height."""
        measures, top = self._measure(), self.verticalScrollBar().value()
        return top <= self._place() * measures.row <= top + height - measures.head - measures.row

    def _show_current(self) -> None:
        place, bar = self._place(), self.verticalScrollBar()
        height = self.viewport().height()
        if place >= 0 and not self._sees_current(height):
            measures = self._measure()
            room = int(height - measures.head)
            top = place * measures.row
            near = -2 * measures.row < top - bar.value() < room + measures.row
            edge = top - (room - measures.row if top > bar.value() else 0)
            bar.setValue(edge if near else top - room // 2)
        self.viewport().update()

    def _follow(self) -> None:
        """Make the painter anew, for other bars, palette or font."""
        self._painter = None
        if self._bars is not None:
            self._painter = OverviewPainter(self._bars, self.palette(), self.font())
        self._fit()

    def _closest(self) -> float:
        """Return the greatest zoom."""
        length = self._bars.query_length if self._bars is not None else 1
        return max(1.0, CLOSEST * length / max(self._measure().plot, 1.0))

    def _measure(self) -> OverviewMeasures:
        metrics = QFontMetricsF(self.font())
        width = float(self.viewport().width())
        length = self._bars.query_length if self._bars is not None else 1
        wanted = min(_NAMES_SHARE * width, _NAMES_LETTERS * metrics.horizontalAdvance("0"))
        names = wanted + SPACE if self._names and width >= LEAST_NAMES else 0.0
        left = GUTTER + names
        plot = max(width - left - SPACE, 1.0)
        scale = self._zoom * plot / length
        row = int(metrics.height()) + 4 if self._names else _COMPACT
        return OverviewMeasures(
            left=left,
            plot=plot,
            scale=scale,
            offset=float(self.horizontalScrollBar().value()),
            line=metrics.height(),
            row=row,
            bar=max(row - 8, 8) if self._names else _COMPACT - 2,
            letters=scale >= 1.1 * metrics.horizontalAdvance("W"),
        )

    def _fit(self) -> None:
        """Adapt the scroll bars to the size, the zoom and the hits."""
        self._zoom = min(self._zoom, self._closest())
        measures = self._measure()
        query = self._bars.query_length * measures.scale if self._bars is not None else 0.0
        bar = self.horizontalScrollBar()
        bar.setRange(0, max(0, round(query - measures.plot)))
        bar.setPageStep(int(measures.plot))
        bar.setSingleStep(max(1, int(measures.plot / 10)))
        self._height = self.viewport().height()
        room = int(self._height - measures.head)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, self._rows.size * measures.row - room + 1))
        bar.setPageStep(max(room - measures.row, measures.row))
        bar.setSingleStep(measures.row)
        self.zoomed.emit(self._zoom < self._closest(), self._zoom > 1.0)
        self.viewport().update()
