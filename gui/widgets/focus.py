"""Where Tab goes next, and a frame around what has the focus and shows it in no other way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from swathe.gui.widgets.theme import Colours

_FOLLOW_MS: Final = 100
_FRAMED: Final = (
    QAbstractButton, QAbstractScrollArea, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar,
)  # fmt: skip
"""What is framed: areas that scroll have no mark of Qt's style, and on others it is faint."""


def tab_after(before: QWidget, inserted: QWidget) -> None:
    """Let Tab go from `before` to what is in `inserted`, which was made later than what follows `before`.

    The widgets follow in the order in which they were put into `inserted`. Qt's own chain is not asked:
    PySide takes what `nextInFocusChain` and `focusProxy` return for a child of the widget that was asked, and
    declares its wrapper deleted together with that widget, though Qt has it and shows it.
    """
    for widget in inserted.findChildren(QWidget):
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.window() is inserted.window():
            QWidget.setTabOrder(before, widget)
            before = widget


class FocusFrames(QObject):
    """Frame the widget that keys go to, once a key has moved the focus, in every window of the application.

    Of tabs it is the one in front.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._framed: QWidget | None = None
        self._frame: _Frame | None = None
        self._watch = QTimer(self)  # an event filter would be called while what it watches is taken apart
        self._watch.setInterval(_FOLLOW_MS)
        self._watch.timeout.connect(self._follow)
        application.focusChanged.connect(self._on_focus)

    def _on_focus(self) -> None:
        widget = QApplication.focusWidget()
        self._framed = widget if isinstance(widget, _FRAMED) else None
        self._follow()

    def _follow(self) -> None:
        """Put the frame around what is framed, as far as it is not scrolled out of sight."""
        framed = self._framed
        if framed is None or not isValid(framed) or not _shows_focus(framed):
            self._watch.stop()
            if self._frame is not None and isValid(self._frame):
                self._frame.hide()
            return
        window = framed.window()
        if self._frame is None or not isValid(self._frame):  # it went with its window
            self._frame = _Frame(window)
        elif self._frame.parentWidget() is not window:
            self._frame.setParent(window)
        whole = framed.tabRect(framed.currentIndex()) if isinstance(framed, QTabBar) else framed.rect()
        seen = QRect(framed.mapTo(window, whole.topLeft()), whole.size())
        around = framed.parentWidget()
        while around is not None and around is not window:
            seen &= QRect(around.mapTo(window, QPoint()), around.size())
            around = around.parentWidget()
        self._frame.setGeometry(seen)
        self._frame.raise_()
        self._frame.show()
        self._watch.start()


class _Frame(QWidget):
    """A line around its own edge, that nothing but eyes notices."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.setPen(QPen(Colours.of(self.palette()).focus, 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


def _shows_focus(widget: QWidget) -> bool:
    """Return whether a key has brought the focus here; a click needs no frame."""
    return widget.isVisible() and widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
