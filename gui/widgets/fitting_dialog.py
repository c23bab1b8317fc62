"""Dialogs as high as what they hold, and never larger than the screen: there the content scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QSizePolicy, QStyle, QVBoxLayout, QWidget

from swathe.gui.widgets.theme import GROUP_SPACE


class FittingDialog(QDialog):
    """Keep to the height that the content takes, which may change, and to the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._needed = 0  # pixels of height, when it was last fitted

    def lay_out(self, content: QLayout, foot: QLayout, spacing: int = GROUP_SPACE) -> None:
        """Show `content`, which scrolls on a small screen, above the buttons in `foot`, always in sight."""
        inner = QWidget()
        content.setContentsMargins(0, 0, 0, 0)
        inner.setLayout(content)
        layout = QVBoxLayout(self, spacing=spacing)
        layout.addWidget(_Scrolled(inner), 1)
        layout.addLayout(foot)

    def event(self, event: QEvent) -> bool:
        """Fit when something in the dialog asks for more room or less."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return handled

    def showEvent(self, event: QShowEvent) -> None:
        """Fit before it is placed."""
        self._needed = 0
        self._fit()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit: in another width words take other heights."""
        super().resizeEvent(event)
        if self.isVisible() and event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Take the height of the content where it has changed: a height of one's own lasts until then."""
        layout, screen = self.layout(), self.screen().availableGeometry()
        assert layout is not None
        title = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, self)
        room = screen.height() - title
        width = max(self.width(), layout.totalSizeHint().width())
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        if needed == self._needed:
            return
        self._needed = needed
        self.resize(min(width, screen.width()), min(needed, room))
        if self.isVisible():
            lowest = screen.bottom() + 1 - self.height()
            self.move(self.x(), max(screen.top(), min(self.y(), lowest)))


class _Scrolled(QScrollArea):
    """Ask for as much room as `inner` takes, and scroll it up and down where there is less."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setWidget(inner)

    def sizeHint(self) -> QSize:
        """Ask for the size of what scrolls."""
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for its least width and that of the bar: nothing scrolls across."""
        across = self._inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(across, super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return how high what scrolls is."""
        inner = self._inner
        return inner.heightForWidth(width) if inner.hasHeightForWidth() else inner.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew when what scrolls takes more room or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @property
    def _inner(self) -> QWidget:
        inner = self.widget()
        assert inner is not None
        return inner
