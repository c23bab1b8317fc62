"""Two parts beside each other where the room is wide, and one below the other where it is high."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter

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
        self.splitterMoved.connect(self._on_moved)

    def minimumSizeHint(self) -> QSize:
        """Return the room that each part takes by itself: where both do not fit in a row, it turns."""
        least = QSize()
        for part in filter(None, map(self.widget, range(self.count()))):
            least = least.expandedTo(part.minimumSizeHint()).expandedTo(part.minimumSize())
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn to the new shape."""
        wide = self.width() >= self.height()
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.orientation() is not orientation:
            self.setOrientation(orientation)
        super().resizeEvent(event)
        room = (self.width() if wide else self.height()) - self.handleWidth()
        first = round(self._shares[orientation] * room)
        self.setSizes([first, room - first])

    def _on_moved(self, _place: int, _border: int) -> None:
        sizes = self.sizes()
        if sum(sizes):
            self._shares[self.orientation()] = sizes[0] / sum(sizes)
