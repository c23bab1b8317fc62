"""What lies over a page: sheets and menus with an edge that is seen on any ground, light or dark."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QMenu, QStyleOptionMenuItem, QWidget

from swathe.gui.widgets.theme import SPACE, blend, edge_colour, with_edges

_LINE: Final = 0.25
"""Share of the text's colour in a line between groups."""
_INSET: Final = 5
"""Pixels between a line and the edge, as the style has them."""


class EdgedFrame(QFrame):
    """A sheet; the style's own edge is hardly told from a dark ground."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge."""
        _paint_edge(self)


class EdgedMenu(QMenu):
    """A menu; the edge of Qt's own style is hardly told from a dark ground, others have round corners."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        if self.style().objectName() == "fusion":
            self.setContentsMargins(0, SPACE // 2, 0, SPACE // 2)  # headings that come first touched the edge

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Give boxes a border that is seen.

        A palette for all menus would do so too, but lists of combo boxes stand on its window's colour.
        """
        super().initStyleOption(option, action)
        if self.style().objectName() == "fusion":
            option.palette = with_edges(option.palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the menu, the edge, and the lines between groups."""
        super().paintEvent(event)
        if self.style().objectName() == "fusion":
            _paint_edge(self)
            self._paint_lines()

    def _paint_lines(self) -> None:
        """Paint lines over the style's own, which in the dark are as dark as the menu."""
        with QPainter(self) as painter:
            palette = self.palette()
            painter.setPen(blend(palette.base().color(), palette.text().color(), _LINE))
            for action in self.actions():
                if action.isSeparator() and not action.text():
                    place = self.actionGeometry(action)
                    middle = place.center().y()
                    painter.drawLine(place.left() + _INSET, middle, place.right() - _INSET, middle)


def _paint_edge(widget: QWidget) -> None:
    with QPainter(widget) as painter:
        painter.setPen(edge_colour(QApplication.palette()))
        painter.drawRect(widget.rect().adjusted(0, 0, -1, -1))
