"""What scrolls where it has less room than it takes, and asks for all it takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

_LOW_LINES: Final = 38
"""Lines of text under which a window has too little height for a table and details below it."""
_TURNING_MS: Final = 500
"""How long after it moved a page a turn of the wheel is a new one: the turns of a finger are closer."""


def is_low(window: QWidget) -> bool:
    """Return whether a window is so low, in lines of text, that what is below a table may be scrolled to."""
    return window.height() < _LOW_LINES * window.fontMetrics().lineSpacing()


def may_be_below(part: QWidget) -> bool:
    """Return whether a part is in a page that may have to be scrolled to see all of the part."""
    above = part.parentWidget()
    while above is not None and not isinstance(above, Scrolled):
        above = above.parentWidget()
    return above is not None and is_low(part.window())


class Scrolled(QScrollArea):
    """Ask for as much room as `inner` takes, and scroll it up and down where there is less."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self._follows = False  # what has the keys, until somebody scrolls
        self.verticalScrollBar().actionTriggered.connect(self._stop_following)
        self._soon = QTimer(self, singleShot=True, interval=0, timeout=self._show_focus)
        self._turning = QTimer(self, singleShot=True, interval=_TURNING_MS)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setWidget(inner)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

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

    def show_top(self) -> None:
        """Scroll to the top for other results, once these have their place and the keys."""
        QTimer.singleShot(0, self, self._go_to_top)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, and go on with that over whatever the page then brings under the mouse."""
        before = self.verticalScrollBar().value()
        super().wheelEvent(event)
        if self.verticalScrollBar().value() != before:
            self._turning.start()

    @property
    def turning(self) -> bool:
        """Whether the wheel is scrolling the page: what scrolls in it leaves the wheel alone."""
        return self._turning.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew when what scrolls takes more room or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        if event.type() == QEvent.Type.Resize and self._follows:
            self._soon.start()  # what appeared with the keys has its place then
        return super().eventFilter(watched, event)

    def _follow_focus(self, before: QWidget | None, _now: QWidget | None) -> None:
        """Bring into sight what a key, or a command, has given the keys; a click moves nothing under it."""
        came_back = before is None or before.window() is not self.window()  # to the window, as it was left
        clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._follows = not came_back and not clicked
        if self._follows:
            self._show_focus()

    def _stop_following(self) -> None:
        self._follows = False

    def _go_to_top(self) -> None:
        self._stop_following()
        self._soon.stop()
        self.verticalScrollBar().setValue(0)

    def _show_focus(self) -> None:
        inner, focus = self.widget(), QApplication.focusWidget()
        if inner is not None and focus is not None and inner.isAncestorOf(focus):
            bring_into_sight(self, focus)

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

    def heightForWidth(self, width: int) -> int:
        """Return the least height in a width: a stack of pages asks for what its pages return here."""
        column = self.layout()
        assert column is not None
        return column.minimumHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask anew in another width."""
        super().resizeEvent(event)
        self.updateGeometry()


def bring_into_sight(page: QScrollArea, part: QWidget) -> None:
    """Scroll a page until a part of it is whole in sight; Qt is content with the cursor of a field."""
    inner = page.widget()
    assert inner is not None
    bar, top = page.verticalScrollBar(), part.mapTo(inner, QPoint()).y()
    least = top + part.height() - page.viewport().height()
    bar.setValue(min(max(bar.value(), least), top))


def wheel_zooms(over: QWidget) -> bool:
    """Return whether the wheel over a picture zooms it without Ctrl: not where the page around it scrolls."""
    above = over.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea) and above.verticalScrollBar().maximum() > 0:
            return False
        above = above.parentWidget()
    return True


def scrolls_page(over: QWidget, event: QWheelEvent) -> bool:
    """Return whether the wheel over a picture that it can zoom scrolls the page around that instead."""
    return not (wheel_zooms(over) or event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def is_passing(over: QWidget) -> bool:
    """Return whether what scrolls came under the mouse while the wheel scrolls the page around it."""
    above = over.parentWidget()
    while above is not None:
        if isinstance(above, Scrolled) and above.turning:
            return True
        above = above.parentWidget()
    return False
