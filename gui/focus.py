"""Where Tab goes next, and a frame around what has the focus and shows it in no other way."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton, QWidget
from shiboken6 import isValid


def tab_after(before: QWidget, inserted: QWidget) -> None:
    """Let Tab go from `before` to what is in `inserted`, which was made later than what follows `before`."""
    chain = []
    widget = inserted.nextInFocusChain()
    while widget is not inserted:
        if (
            inserted.isAncestorOf(widget)
            and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
            and widget.focusProxy() is None
        ):
            chain.append(widget)
        widget = widget.nextInFocusChain()
    for widget in chain:
        QWidget.setTabOrder(before, widget)
        before = widget


class FocusFrames(QObject):
    """Frame the widget that keys go to, once a key has moved the focus, in every window of the application.

    Only what no style marks by itself: areas that scroll, charts, and buttons, which look the same with
    the focus as where they are what Return presses.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._framed: QWidget | None = None
        self._frame: _Frame | None = None
        application.focusChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is framed."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._follow()
        return False

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        for widget in _within(self._framed):
            widget.removeEventFilter(self)
        self._framed = new if isinstance(new, QAbstractScrollArea | QPushButton) else None
        for widget in _within(self._framed):
            widget.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        """Put the frame around what is framed, as far as it is not scrolled out of sight."""
        framed = self._framed
        by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
        if framed is None or not framed.isVisible() or not framed.window().testAttribute(by_keys):
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
            return
        window = framed.window()
        if self._frame is None or not isValid(self._frame):  # it went with its window
            self._frame = _Frame(window)
        elif self._frame.parentWidget() is not window:
            self._frame.setParent(window)
        seen = QRect(framed.mapTo(window, QPoint()), framed.size())
        for widget in _within(framed):
            seen &= QRect(widget.mapTo(window, QPoint()), widget.size())
        self._frame.setGeometry(seen)
        self._frame.raise_()
        self._frame.show()


class _Frame(QWidget):
    """A line around its own edge, that nothing but eyes notices."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


def _within(framed: QWidget | None) -> Iterator[QWidget]:
    """Yield a widget and all it lies in, up to its window: when one of these moves, the frame moves."""
    while framed is not None and isValid(framed) and not framed.isWindow():
        yield framed
        framed = framed.parentWidget()
