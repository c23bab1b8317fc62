"""Where Tab goes next; what has the focus is seen to have it, and its context menu opens by keys alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
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
_OF_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_MARKED: Final = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Of a window: what has the focus in it shows that."""


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


def tab_to_chosen(choices: QButtonGroup) -> None:
    """Let Tab lead to the chosen one of some buttons, as Qt does only once one of them has had the keys."""

    def let(button: QAbstractButton, chosen: bool) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    for button in choices.buttons():
        let(button, button.isChecked())
    choices.buttonToggled.connect(let)


def last_key() -> int:
    """Return the number of the last input, where it was a key; 0 for a click.

    An answer to it that comes later can tell by that whether anything was pressed since.
    """
    application = QApplication.instance()
    frames = None if application is None else application.findChild(FocusFrames)
    return 0 if frames is None else frames.last_key


class FocusFrames(QObject):
    """Show which widget keys go to, after a key was the last input, in every window of the application.

    Styles mark the focus, but Qt tells them so only where Tab or a shortcut moved it, and takes it back where
    a dialog or a menu was closed or the program moved it. A frame is around what no style marks, or only
    faintly; of tabs around the one in front. A message over a page lies over the frame, too. Shift+F10 opens
    the context menu of what has the focus, as the menu key does.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._framed: QWidget | None = None
        self._frame: _Frame | None = None
        self._by_key = False  # the last input
        self._inputs = 0
        self._watch = QTimer(self)  # an event filter would be called while what it watches is taken apart
        self._watch.setInterval(_FOLLOW_MS)
        self._watch.timeout.connect(self._follow)
        application.focusChanged.connect(self._on_focus)
        application.focusWindowChanged.connect(self._listen)

    @property
    def last_key(self) -> int:
        """As the function."""
        return self._inputs if self._by_key else 0

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Take note of keys and clicks in a window, before its widgets do."""
        if event.type() in _OF_KEYS and isinstance(event, QKeyEvent) and event.key() not in MODIFIERS:
            self._by_key = True
            self._inputs += 1
            self._follow()
            shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
            if event.type() == QEvent.Type.KeyPress and shifted and event.key() == Qt.Key.Key_F10:
                QTimer.singleShot(0, self, _open_context_menu)  # menus have an event loop of their own
                return True
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._by_key = False
        return False

    def _listen(self, window: QWindow | None) -> None:
        """Hear of the keys and clicks in the window that has the focus now."""
        if window is not None:
            window.installEventFilter(self)

    def _on_focus(self) -> None:
        widget = QApplication.focusWidget()
        self._framed = widget if isinstance(widget, _FRAMED) else None
        self._follow()

    def _follow(self) -> None:
        """Put the frame around what is framed, as far as it is not scrolled out of sight."""
        if self._by_key:
            self._mark()
            self._watch.start()  # a menu that is closed takes the mark back, and moves no focus
        else:
            self._watch.stop()
        framed = self._framed
        if framed is None or not isValid(framed) or not _shows_focus(framed):
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
        inside, covered, around = framed, QRegion(), framed.parentWidget()
        while around is not None:
            covered += _above(inside, around, self._frame)
            if around is window:
                break
            seen &= QRect(around.mapTo(window, QPoint()), around.size())
            inside, around = around, around.parentWidget()
        in_sight = QRegion(seen) - covered
        self._frame.setGeometry(seen)
        self._frame.setMask(in_sight.translated(-seen.topLeft()))
        self._frame.raise_()
        self._frame.setVisible(not in_sight.isEmpty())  # an empty mask is none
        self._watch.start()

    @staticmethod
    def _mark() -> None:
        """Have the style mark what has the focus."""
        widget = QApplication.focusWidget()
        if widget is not None and not widget.window().testAttribute(_MARKED):
            widget.window().setAttribute(_MARKED)
            widget.update()


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


def _above(widget: QWidget, around: QWidget, frame: QWidget) -> QRegion:
    """Return where in the window other parts of `around` lie over one: a message does, and over its frame."""
    parts = around.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    above = [part for part in parts[parts.index(widget) + 1 :] if part is not frame and part.isVisible()]
    window, covered = around.window(), QRegion()
    for part in above:
        if not part.isWindow():
            covered += QRect(part.mapTo(window, QPoint()), part.size())
    return covered


def _shows_focus(widget: QWidget) -> bool:
    """Return whether the focus is to be seen here; after a click it needs no frame."""
    return widget.isVisible() and widget.window().testAttribute(_MARKED)


def _open_context_menu() -> None:
    """Open the context menu of what has the focus, at its current cell or its cursor."""
    widget = QApplication.focusWidget()
    if widget is None:
        return
    place = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).center()
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        place = widget.viewport().mapToParent(widget.visualRect(widget.currentIndex()).center())
    where = widget.mapToGlobal(place)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, where)
    QApplication.sendEvent(widget, asked)
