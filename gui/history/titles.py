"""What two runs beside each other are called, on one line."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swathe.gui.widgets.chip import FirstWords
from swathe.gui.widgets.theme import GROUP_SPACE


class TwoTitles(QWidget):
    """Two titles: where there is no room for both, each has half of it, and what the other leaves."""

    def __init__(self) -> None:
        super().__init__()
        self.labels = FirstWords(self), FirstWords(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, first: str, second: str, about: tuple[str, str] = ("", ""), kept: str = "") -> None:
        """Show two titles, of which some words are `kept` in sight; their tooltips say `about` each, too."""
        for label, title, more in zip(self.labels, (first, second), about, strict=True):
            label.set_whole(title, "\n".join(filter(None, (title, more))))
            label.keep(kept)
        self.updateGeometry()
        self._share()

    def sizeHint(self) -> QSize:
        """Ask for room for both."""
        return self._both([label.sizeHint() for label in self.labels])

    def minimumSizeHint(self) -> QSize:
        """Be content with the first words."""
        return self._both([label.minimumSizeHint() for label in self.labels])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room there is."""
        super().resizeEvent(event)
        self._share()

    def _both(self, sizes: list[QSize]) -> QSize:
        wide = sum(size.width() for size in sizes) + GROUP_SPACE
        return QSize(wide, max(size.height() for size in sizes))

    def _share(self) -> None:
        room = self.width() - GROUP_SPACE
        first, second = (label.sizeHint().width() for label in self.labels)
        wide = min(first, max(room // 2, room - second))
        other = self._taken(1, min(second, room - self._taken(0, wide)))
        wide = self._taken(0, min(first, room - other))
        self.labels[0].setGeometry(0, 0, wide, self.height())
        self.labels[1].setGeometry(wide + GROUP_SPACE, 0, min(second, room - wide), self.height())

    def _taken(self, place: int, width: int) -> int:
        """Return how many of so many pixels the words take that a title has room for there."""
        label = self.labels[place]
        return min(width, label.fontMetrics().horizontalAdvance(label.elided(width)) + 2)
