"""Two parts beside each other where the room is wide, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from swathe.gui.widgets.theme import SPACE


class TurningSplitter(QSplitter):
    """A splitter of two parts, which turns with its shape; of the border the share is kept, for each way.

    beside, below : the first part's share of the room, until somebody moves the border
    """

    def __init__(self, beside: float, below: float) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._shares = {Qt.Orientation.Horizontal: beside, Qt.Orientation.Vertical: below}
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
        return QSize(max((size.width() for size in least), default=0), height)

    def heightForWidth(self, width: int) -> int:
        """Return the least height in a width, with words wrapped in it, also before anything is seen."""
        parts, widths = self._parts(), self._widths()
        if len(parts) < 2 or not self._fits_beside(width, widths):
            return sum(_height_in(part, width) for part in parts) + self.handleWidth()
        room = width - self.handleWidth()
        first, second = widths
        first = max(min(round(self._shares[Qt.Orientation.Horizontal] * room), room - second), first)
        return max(map(_height_in, parts, (first, room - first)))

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

    def _turn(self) -> None:
        wide = self._fits_beside(self.width(), self._widths())
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not orientation:
            self.setOrientation(orientation)
            self.updateGeometry()
        room = (self.width() if wide else self.height()) - self.handleWidth()
        first = round(self._shares[orientation] * room)
        if not wide and self.count() > 1:
            above, below = (size.height() for size in self._least())
            first = max(min(first, room - below), above)
        self.setSizes([first, room - first])

    def _fits_beside(self, width: int, widths: list[int]) -> bool:
        """Whether parts of so many pixels at least stand beside each other in a width."""
        return width >= max(self.height(), sum(widths) + self.handleWidth())

    def _widths(self) -> list[int]:
        """Return the least width of each part."""
        return [_least_size(part).width() for part in self._parts()]

    def _parts(self) -> list[QWidget]:
        return list(filter(None, map(self.widget, range(self.count()))))

    def _least(self) -> list[QSize]:
        """Return the least size of each part; of one below the other the height of its words as wrapped."""
        if self.orientation() is Qt.Orientation.Horizontal:
            return [_least_size(part) for part in self._parts()]
        return [QSize(_least_size(part).width(), _height_in(part, self.width())) for part in self._parts()]

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
