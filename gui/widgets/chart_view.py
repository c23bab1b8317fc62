"""Where a chart is painted: keys zoom and pan it, and a menu shows and hides its lines as its legend does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu

from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.legend import Legend
from swathe.gui.widgets.scrolled import scrolls_page, wheel_zooms

_FARTHER: Final = 1.25
"""How many times as much of the chart is in sight after a step out."""
_PAN: Final = 0.1
"""Share of what is in sight that an arrow key moves by."""
_PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class ChartView(pg.GraphicsLayoutWidget):
    """A view that its chart is moved in by keys, where the mouse may move it too.

    The chart's own tip is shown where the mouse rests, unless the mouse is over a title that has one; one
    that says what is under the mouse is left alone.
    """

    _by_mouse = False

    def steer(self, plot: pg.PlotItem, show_all: Callable[[], None]) -> None:
        """Say what keys move, and what 0 does."""
        self._plot = plot
        self._show_all = show_all

    def steer_by_mouse(self) -> None:
        """Let a double click do as 0 does, where clicks choose nothing, and say what the mouse does."""
        self._by_mouse = True

    def viewportEvent(self, event: QEvent) -> bool:
        """Leave the tip of what is under the mouse where it is.

        The scene would show an empty one in its place as soon as the mouse rests on items without a tip:
        on all but titles that are cut.
        """
        if isinstance(event, QHelpEvent) and not any(item.toolTip() for item in self.items(event.pos())):
            if self._by_mouse:
                self.setToolTip(self.mouse_hint)
            event.ignore()
            return False
        return bool(super().viewportEvent(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, unless the wheel scrolls the page."""
        if scrolls_page(self, event):
            event.ignore()
        else:
            super().wheelEvent(event)

    @property
    def mouse_hint(self) -> str:
        """What the mouse does, for a tip."""
        wheel = "Wheel" if wheel_zooms(self) else "Ctrl and the wheel"
        return f"{wheel}: zoom · drag: move · double click or Home: show everything"

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show everything after two clicks into the plot."""
        super().mouseDoubleClickEvent(event)
        inside = (
            self._plot.getViewBox().sceneBoundingRect().contains(self.mapToScene(event.position().toPoint()))
        )
        if self._by_mouse and inside and event.button() == Qt.MouseButton.LeftButton:
            self._show_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and −, show everything with 0 and Home, pan with the arrows."""
        if event.modifiers() & ~_PLAIN or not self._move(event.key()):
            super().keyPressEvent(event)

    def _move(self, key: int) -> bool:
        view = self._plot.getViewBox()
        across, up = (1.0 if allowed else 0.0 for allowed in view.mouseEnabled())
        sight = view.viewRect()
        zooms = {Qt.Key.Key_Plus: -1, Qt.Key.Key_Equal: -1, Qt.Key.Key_Minus: 1}
        pans = {
            Qt.Key.Key_Left: (-across, 0.0),
            Qt.Key.Key_Right: (across, 0.0),
            Qt.Key.Key_Up: (0.0, up),
            Qt.Key.Key_Down: (0.0, -up),
        }
        if key in (Qt.Key.Key_0, Qt.Key.Key_Home):
            self._show_all()
        elif key in zooms:
            step = zooms[Qt.Key(key)]
            view.scaleBy((_FARTHER ** (step * across), _FARTHER ** (step * up)))
        elif key in pans:
            x, y = pans[Qt.Key(key)]
            view.translateBy((_PAN * x * sight.width(), _PAN * y * sight.height()))
        else:
            return False
        return True


def lines_menu(legend: Legend, title: str, parent: QMenu) -> QMenu:
    """Return a menu that shows and hides each line of a legend, as a click on its sample does."""
    menu = EdgedMenu(title, parent)
    for (sample, _), name in zip(legend.items, legend.names, strict=True):
        action = menu.addAction(name.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(sample.item.isVisible())
        action.toggled.connect(sample.item.setVisible)
        action.toggled.connect(lambda _, sample=sample: sample.update())
    menu.setEnabled(bool(legend.items))
    return menu
