"""Dialogs as high as what they hold, and never larger than the screen: there the content scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QStyle, QVBoxLayout, QWidget

from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.theme import GROUP_SPACE


class FittingDialog(QDialog):
    """Keep to the height that the content takes, which may change, and to the screen.

    shrinks : whether it gives room back while it is open, which moves its buttons under the pointer
    """

    def __init__(self, parent: QWidget | None = None, *, shrinks: bool = True) -> None:
        super().__init__(parent)
        self._shrinks = shrinks
        self._needed = 0  # pixels of height, when it was last fitted

    def lay_out(self, content: QLayout, foot: QLayout, spacing: int = GROUP_SPACE) -> None:
        """Show `content`, which scrolls on a small screen, above the buttons in `foot`, always in sight."""
        inner = QWidget()
        content.setContentsMargins(0, 0, 0, 0)
        inner.setLayout(content)
        layout = QVBoxLayout(self, spacing=spacing)
        layout.addWidget(Scrolled(inner), 1)
        layout.addLayout(foot)

    def event(self, event: QEvent) -> bool:
        """Fit when something in the dialog asks for more room or less."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return handled

    def showEvent(self, event: QShowEvent) -> None:
        """Fit before it is placed over the middle of its window, which Qt does unless it was moved."""
        self._needed = 0
        self._fit(placed=False)
        super().showEvent(event)
        QTimer.singleShot(0, self, self._fit_shown)

    def _fit_shown(self) -> None:
        """Fit once more, with words in the style they are shown in: until then some took more room."""
        self._needed = 0
        self._fit(placed=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit: in another width words take other heights."""
        super().resizeEvent(event)
        if self.isVisible() and event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self, *, placed: bool = True) -> None:
        """Take the height of the content where it has changed: a height of one's own lasts until then.

        One that is placed moves up where its foot would be below the screen.
        """
        layout, screen = self.layout(), self.screen().availableGeometry()
        assert layout is not None
        room = room_below_title(self)
        width = max(self.width(), layout.totalSizeHint().width())
        needed = max(_height_for(layout, width), 0 if self._shrinks else self._needed)
        if needed == self._needed:
            return
        self._needed = needed
        self.resize(QSize(width, needed).boundedTo(room))
        if placed:
            lowest = screen.bottom() + 1 - self.height()
            self.move(self.x(), max(screen.top(), min(self.y(), lowest)))


def size_around(dialog: QDialog, widget: QWidget, wanted: QSize) -> None:
    """Open a dialog at the size in which a widget of it has the one wanted, as far as the screen has room."""
    layout = dialog.layout()
    assert layout is not None
    more = (wanted - widget.sizeHint()).expandedTo(QSize(0, 0))
    width = layout.totalSizeHint().width() + more.width()
    size = QSize(width, _height_for(layout, width) + more.height())
    dialog.resize(size.boundedTo(room_below_title(dialog)))


def room_below_title(dialog: QDialog) -> QSize:
    """Return what the screen has room for below a dialog's title."""
    title = dialog.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, dialog)
    screen = dialog.screen().availableSize()
    return QSize(screen.width(), screen.height() - title)


def _height_for(layout: QLayout, width: int) -> int:
    """Return the height that a dialog's content takes in a width."""
    return (
        layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    )
