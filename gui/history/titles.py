"""What two runs beside each other are called, on one line or on two."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swathe.gui.widgets.chip import FirstWords
from swathe.gui.widgets.theme import GROUP_SPACE


class TwoTitles(QWidget):
    """Two titles: where there is no room for both, each has half of it, and what the other leaves.

    Where half of it is too little for what tells them apart, they are stacked: each has a line of its own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.labels = FirstWords(self, by_letters=True), FirstWords(self, by_letters=True)
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, first: str, second: str, about: tuple[str, str] = ("", ""), kept: str = "") -> None:
        """Show two titles, of which some words are `kept` in sight; their tooltips say `about` each, too."""
        for label, title, more in zip(self.labels, (first, second), about, strict=True):
            label.set_whole(title, "\n".join(filter(None, (title, more))))
            label.keep(kept)
        self.updateGeometry()
        self._share()

    def stack(self, stacked: bool) -> None:
        """Have one title below the other, or both on one line."""
        if stacked is not self._stacked:
            self._stacked = stacked
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
        widths, heights = zip(*((size.width(), size.height()) for size in sizes), strict=True)
        if self._stacked:
            return QSize(max(widths), sum(heights))
        return QSize(sum(widths) + GROUP_SPACE, max(heights))

    def _share(self) -> None:
        if self._stacked:
            half = self.height() // 2
            for place, label in enumerate(self.labels):
                label.setGeometry(0, place * half, min(label.sizeHint().width(), self.width()), half)
            return
        room = self.width() - GROUP_SPACE
        first, second = (label.sizeHint().width() for label in self.labels)
        wide = min(first, max(room // 2, room - second))
        self.labels[0].setGeometry(0, 0, wide, self.height())
        self.labels[1].setGeometry(wide + GROUP_SPACE, 0, min(second, room - wide), self.height())
