"""What scrolls where it has less room than it takes, and asks for all it takes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class Scrolled(QScrollArea):
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
        """Ask for the size of what scrolls, and no less than its least width beside the bar."""
        return self._inner.sizeHint().expandedTo(QSize(self.minimumSizeHint().width(), 0))

    def minimumSizeHint(self) -> QSize:
        """Ask for its least width and that of the bar: nothing scrolls across."""
        across = self._inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(across, super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return how high what scrolls is beside the bar.

        Words that just fit without it would take a line more once it is there, and keep it there.
        """
        inner = self._inner
        if not inner.hasHeightForWidth():
            return inner.sizeHint().height()
        return inner.heightForWidth(width - self.verticalScrollBar().sizeHint().width())

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


class Column(QWidget):
    """A column that asks for the height its sentences take in its width: a splitter asks for no other."""

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and the height as it is now."""
        least, column = super().minimumSizeHint(), self.layout()
        assert column is not None
        return least.expandedTo(QSize(0, column.minimumHeightForWidth(max(self.width(), least.width()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask anew in another width."""
        super().resizeEvent(event)
        self.updateGeometry()


def wheel_zooms(over: QWidget) -> bool:
    """Return whether the wheel over a picture zooms it without Ctrl.

    Where the page around it scrolls, it does once the picture has the keys.
    """
    if over.hasFocus():
        return True
    above = over.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and above.verticalScrollBar().maximum() > 0:
            return False
        above = above.parentWidget()
    return True


def scrolls_page(over: QWidget, event: QWheelEvent) -> bool:
    """Return whether the wheel over a picture that it can zoom scrolls the page around that instead."""
    return not (wheel_zooms(over) or event.modifiers() & Qt.KeyboardModifier.ControlModifier)
