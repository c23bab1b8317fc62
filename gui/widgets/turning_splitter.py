"""Two parts beside each other where the room is wide, else one below the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from swathe.gui.widgets.theme import SPACE


class TurningSplitter(QSplitter):
    """A splitter of two parts, which turns with its shape; of the border the share is kept, for each way.

    beside, below : the first part's share of the room, until somebody moves the border
    wanted : the least width of the first part beside the other, in pixels, where widths alone decide: the
        height of a page that scrolls is no shape; None where the shape does
    """

    def __init__(self, beside: float, below: float, wanted: int | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._at_first = {Qt.Orientation.Horizontal: beside, Qt.Orientation.Vertical: below}
        self._shares = dict(self._at_first)
        self._wanted = wanted
        self.setChildrenCollapsible(False)
        self.setHandleWidth(SPACE)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.splitterMoved.connect(self._on_moved)

    def minimumSizeHint(self) -> QSize:
        """Return the width that each part takes by itself: where both do not fit in a row, it turns."""
        least = self._least()
        heights = [size.height() for size in least]
        beside = self.orientation() is Qt.Orientation.Horizontal
        height = max(heights, default=0) if beside else sum(heights) + self.handleWidth()
        width = max((size.width() for size in least), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def heightForWidth(self, width: int) -> int:
        """Return the least height in a width, with words wrapped in it, also before anything is seen."""
        parts, margins = self._parts(), self.contentsMargins()
        width -= margins.left() + margins.right()
        if len(parts) < 2 or not self._fits_beside(width):
            height = sum(_height_in(part, width) for part in parts) + self.handleWidth()
            return height + margins.top() + margins.bottom()
        room = width - self.handleWidth()
        first, second = (size.width() for size in self._least())
        first = max(min(round(self._shares[Qt.Orientation.Horizontal] * room), room - second), first)
        height = max(map(_height_in, parts, (first, room - first)))
        return height + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn to the new shape."""
        super().resizeEvent(event)
        self._turn()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # words wrap into other lines

    def event(self, event: QEvent) -> bool:
        """Turn where a part asks for more width: a chart comes with the first hit that has one."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return handled

    def reset(self) -> Callable[[], None]:
        """Go back to the first shares, and to no height from keys; return what brings back those before."""
        shares, height = self._shares, self.minimumHeight()

        def back() -> None:
            self._shares = shares
            self.setMinimumHeight(height)
            self._turn()

        self._shares = dict(self._at_first)
        self.setMinimumHeight(0)
        self._turn()
        return back

    def _turn(self) -> None:
        inside = self.contentsRect()
        wide = self._fits_beside(inside.width())
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not orientation:
            self.setOrientation(orientation)
            self.setMinimumHeight(0)  # what keys added was for the parts as they stood
            self.updateGeometry()
        room = (inside.width() if wide else inside.height()) - self.handleWidth()
        first = round(self._shares[orientation] * room)
        if not wide and self.count() > 1:
            above, below = (size.height() for size in self._least())
            first = max(min(first, room - below), above)
        self.setSizes([first, room - first])

    def _fits_beside(self, width: int) -> bool:
        """Whether the parts stand beside each other in a width."""
        widths = [size.width() for size in self._least()]
        if self._wanted is not None and widths:
            widths[0] = max(widths[0], self._wanted)
        in_a_row = sum(widths) + self.handleWidth()
        return width >= (in_a_row if self._wanted is not None else max(self.height(), in_a_row))

    def _parts(self) -> list[QWidget]:
        return list(filter(None, map(self.widget, range(self.count()))))

    def _least(self) -> list[QSize]:
        """Return the least size of each part; of one below the other the height of its words as wrapped."""
        if self.orientation() is Qt.Orientation.Horizontal:
            return [_least_size(part) for part in self._parts()]
        inside = self.contentsRect().width()
        return [QSize(_least_size(part).width(), _height_in(part, inside)) for part in self._parts()]

    def _on_moved(self, _place: int, _border: int) -> None:
        sizes = self.sizes()
        if sum(sizes):
            self._shares[self.orientation()] = sizes[0] / sum(sizes)


def _least_size(part: QWidget) -> QSize:
    return part.minimumSizeHint().expandedTo(part.minimumSize())


def _height_in(part: QWidget, width: int) -> int:
    """Return the least height of a part in a width, with its words as wrapped."""
    least, layout = _least_size(part).height(), part.layout()
    if layout is None:
        return least
    layout.activate()  # nothing is measured anew by itself while it is out of sight
    return max(least, layout.minimumHeightForWidth(width))
