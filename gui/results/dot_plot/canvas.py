"""The dot plot on the screen: a crosshair that mouse and keys move, zooming, moving, choosing a place."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from swathe.core.alignment.dot_plot import DotPlot
from swathe.gui.results.dot_plot.frame import Frame
from swathe.gui.results.dot_plot.painter import DotPlotPicture, Margins, dots_image
from swathe.gui.widgets.scrolled import scrolls_page
from swathe.gui.widgets.theme import Colours, paper, tabular_font

_ZOOM: Final = 1.25
_NOTCH: Final = 120
_LEAST_LINES: Final = 10
"""Lines of text that it is high at least: in a strip diagonals are too flat to be told apart."""
_STRIDE: Final = 10
"""Residues that the crosshair moves with Shift."""


class DotPlotCanvas(QWidget):
    """Show a dot plot, and where in it somebody looks.

    Signals
    -------
    region_changed() : other residues are in sight, or as many in other room: `frame` says which
    crossed(int, int) : residues of query and subject at the crosshair, from 0; -1 where there is none
    chosen(int, int) : a pair of residues clicked, or with Enter
    """

    region_changed = Signal()
    crossed = Signal(int, int)
    chosen = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._titles = ("", "")
        self._plot: DotPlot | None = None
        self._image: QImage | None = None
        self._threshold = 0
        self._corners: NDArray[np.int64] | None = None
        self._cross: tuple[int, int] | None = None
        self._pressed: QPoint | None = None
        self._dragged = False
        self.frame: Frame | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName("Dot plot")
        self.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())

    def set_pair(self, lengths: tuple[int, int], titles: tuple[str, str], same: bool) -> None:
        """Show another pair of sequences whole, no dots yet; lengths and titles of query and subject."""
        self._titles = titles
        self._plot = self._image = self._corners = self._cross = None
        self.frame = Frame.fit(lengths, self._room(lengths), same)
        self.update()
        self.region_changed.emit()

    def set_plot(self, plot: DotPlot, threshold: int) -> None:
        """Show the dots of a region that score the threshold or more."""
        self._plot, self._threshold = plot, threshold
        self._image = dots_image(plot, threshold, self.palette())
        self.update()

    def set_path(self, corners: NDArray[np.int64] | None) -> None:
        """Draw an alignment's path, int64[n, 2], or none."""
        self._corners = corners
        self.update()

    def set_same(self, same: bool) -> None:
        """Show both sequences whole, a residue as wide as high or not."""
        if self.frame is not None:
            lengths = self.frame.query.length, self.frame.subject.length
            self._show(Frame.fit(lengths, self._room(lengths), same))

    def zoom(self, factor: float) -> None:
        """Zoom around the crosshair, or around the middle."""
        if self.frame is None:
            return
        query, subject = self.frame.query, self.frame.subject
        x, y = query.extent / 2, subject.extent / 2
        if self._cross is not None:
            x, y = query.pixel(self._cross[0] + 0.5), subject.pixel(self._cross[1] + 0.5)
        self._show(self.frame.zoomed(factor, x, y))

    def show_all(self) -> None:
        """Show both sequences whole."""
        if self.frame is not None:
            self.set_same(self.frame.same)

    def picture(self) -> DotPlotPicture | None:
        """Return what is shown, without the crosshair."""
        dots = dots_image(self._plot, self._threshold, paper()) if self._plot is not None else None
        return self._picture(None, dots, paper())

    def sizeHint(self) -> QSize:
        """Ask for room in which a diagonal can be told from another."""
        return QSize(320, 200)

    # Qt's side

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint dots, path, axes and crosshair."""
        picture = self._picture(self._cross, self._image, QPalette(self.palette()))
        if picture is None:
            return
        with QPainter(self) as painter:
            picture.paint_now(painter)
            if self.hasFocus():
                painter.setPen(QPen(Colours.of(self.palette()).focus, 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit to the new size."""
        super().resizeEvent(event)
        if self.frame is not None:
            lengths = self.frame.query.length, self.frame.subject.length
            self._show(self.frame.resized(self._room(lengths)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow palette and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._plot is not None:
            self._image = dots_image(self._plot, self._threshold, self.palette())
        if event.type() == QEvent.Type.FontChange and self.frame is not None:
            self.show_all()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the plot, or to choose a place."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the crosshair, or with the button held the plot."""
        place = event.position().toPoint()
        if self._pressed is None:
            self._cross_at(event.position())
            return
        way = place - self._pressed
        if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self._pressed = place
            if self.frame is not None:
                self._show(self.frame.moved(-way.x(), -way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the place, unless the plot was moved."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        self._cross_at(event.position())
        if not self._dragged and self._cross is not None:
            self.chosen.emit(*self._cross)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the crosshair away, unless keys move it."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._set_cross(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a crosshair that keys can move."""
        super().focusInEvent(event)
        if self._cross is None and self.frame is not None:
            region = self.frame.region
            middle = (
                (region.query_from + region.query_to) // 2,
                (region.subject_from + region.subject_to) // 2,
            )
            self._set_cross(middle)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse, unless the wheel scrolls the page."""
        if scrolls_page(self, event):
            event.ignore()
            return
        turned = event.angleDelta().y()
        if self.frame is not None and turned:
            place = event.position() - self._origin()
            self._show(self.frame.zoomed(_ZOOM ** (turned / _NOTCH), place.x(), place.y()))
            self._cross_at(event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the crosshair by a residue, with Shift by ten; zoom; choose."""
        if self.frame is None:
            super().keyPressEvent(event)
            return
        far = _STRIDE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        moves = {
            Qt.Key.Key_Left: (-far, 0),
            Qt.Key.Key_Right: (far, 0),
            Qt.Key.Key_Up: (0, -far),
            Qt.Key.Key_Down: (0, far),
        }
        if event.key() in moves and self._cross is not None:
            self._move_cross(*moves[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_ZOOM)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom(1 / _ZOOM)
        elif event.key() == Qt.Key.Key_0:
            self.show_all()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cross is not None:
            self.chosen.emit(*self._cross)
        else:
            super().keyPressEvent(event)

    # Inside

    def _font(self) -> QFont:
        return tabular_font(self.font())

    def _margins(self, lengths: tuple[int, int]) -> Margins:
        return Margins.of(self._font(), max(lengths))

    def _room(self, lengths: tuple[int, int]) -> tuple[float, float]:
        """Return the pixels there are for the dots, along query and subject."""
        margins = self._margins(lengths)
        return (
            max(8.0, self.width() - margins.left - margins.right),
            max(8.0, self.height() - margins.top - margins.bottom),
        )

    def _origin(self) -> QPointF:
        assert self.frame is not None
        margins = self._margins((self.frame.query.length, self.frame.subject.length))
        return QPointF(margins.left, margins.top)

    def _show(self, frame: Frame) -> None:
        if frame != self.frame:
            self.frame = frame
            self.update()
            self.region_changed.emit()

    def _cross_at(self, place: QPointF) -> None:
        if self.frame is None:
            return
        inside = place - self._origin()
        found = self.frame.query.residue(inside.x()), self.frame.subject.residue(inside.y())
        self._set_cross(found if min(found) >= 0 else None)

    def _move_cross(self, query: int, subject: int) -> None:
        assert self.frame is not None and self._cross is not None
        moved = (
            min(max(self._cross[0] + query, 0), self.frame.query.length - 1),
            min(max(self._cross[1] + subject, 0), self.frame.subject.length - 1),
        )
        self._show(self.frame.showing(*moved))
        self._set_cross(moved)

    def _set_cross(self, cross: tuple[int, int] | None) -> None:
        if cross != self._cross:
            self._cross = cross
            self.update()
            self.crossed.emit(*(cross or (-1, -1)))

    def _picture(
        self, cross: tuple[int, int] | None, dots: QImage | None, palette: QPalette
    ) -> DotPlotPicture | None:
        if self.frame is None:
            return None
        lengths = self.frame.query.length, self.frame.subject.length
        return DotPlotPicture(
            self.size(),
            self.frame,
            self._margins(lengths),
            palette,
            self._font(),
            self._titles,
            self._plot,
            dots,
            self._corners,
            cross,
        )
