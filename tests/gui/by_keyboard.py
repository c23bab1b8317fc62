"""What keys reach in a window as people see it: controls, their names, the frame, keys that two share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QTabBar,
    QTableView,
    QTextEdit,
    QWidget,
)

from tests.gui.ownership import buddy, focus_proxy

_CONTROLS = (
    *(QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox),
    *(QAbstractItemView, QPlainTextEdit, QTextEdit, QTabBar),
)
_INNER = (QComboBox, QAbstractSpinBox, QLineEdit, QTabBar, QHeaderView, QMenu, QMenuBar)
"""Controls whose parts are no controls of their own."""


def controls(top: QWidget) -> list[QWidget]:
    """Return what can be used of what is in sight."""
    return [
        widget
        for widget in top.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and _is_control(widget)
    ]


def _is_control(widget: QWidget) -> bool:
    if isinstance(widget, QLabel | QHeaderView | QMenuBar) or _is_part(widget):
        return False
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and focus_proxy(widget) is None
    return isinstance(widget, _CONTROLS) or takes_tab


def _is_part(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
        return True
    while parent is not None:
        if isinstance(parent, _INNER):
            return True
        parent = parent.parentWidget()
    return False


def words(widget: QWidget) -> str:
    """Return how a person would find the widget."""
    place = widget.mapTo(widget.window(), QPoint())
    return f"{type(widget).__name__} {name(widget)!r} at {place.x()}, {place.y()}"


def name(widget: QWidget) -> str:
    """Return what a screen reader calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


def nameless(top: QWidget) -> list[str]:
    """Return controls that a screen reader has no name for."""
    return [words(widget) for widget in controls(top) if not name(widget)]


def doubled_letters(top: QWidget) -> list[str]:
    """Return what is underlined with the same letter."""
    found = defaultdict(list)
    for widget in top.findChildren(QWidget):
        for text in _underlined(widget) if widget.isVisible() else ():
            found[QKeySequence.mnemonic(text).toString()].append(text)
    found.pop("", None)
    return [f"{key}: {texts}" for key, texts in found.items() if len(texts) > 1]


def _underlined(widget: QWidget) -> list[str]:
    if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and buddy(widget) is not None):
        return [widget.text()]
    if isinstance(widget, QTabBar):
        return [widget.tabText(place) for place in range(widget.count())]
    if isinstance(widget, QMenuBar):
        return [action.text() for action in widget.actions()]
    return []


def walk(top: QWidget, seen: Container[QWidget] = ()) -> tuple[list[QWidget], list[str]]:
    """Press Tab until it comes back to where it was; return what it met, and what did not show the focus.

    seen : controls whose focus was looked at in a walk before
    """
    (QApplication.focusWidget() or controls(top)[0]).setFocus()
    press_tab(top)
    met: list[QWidget] = []
    unmarked = []
    while (at := QApplication.focusWidget()) not in (None, *met):
        met.append(at)
        if at in seen:
            press_tab(top)
            continue
        around = QRect(at.mapTo(top, QPoint()), at.size()).adjusted(-2, -2, 2, 2)
        with_focus = top.grab(around).toImage()
        press_tab(top)
        if QApplication.focusWidget() is not at and top.grab(around).toImage() == with_focus:
            unmarked.append(words(at))
    return met, unmarked


def press_tab(top: QWidget) -> None:
    """Press Tab where the focus is; Qt notes it of the window from its platform's events only."""
    top.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)


def missed(top: QWidget, met: list[QWidget]) -> list[str]:
    """Return controls that Tab did not come to; of radio buttons arrow keys choose another."""
    return [
        words(widget)
        for widget in controls(top)
        if widget not in met and not (isinstance(widget, QRadioButton) and widget.focusPolicy())
    ]


def shared_keys(top: QWidget) -> list[str]:
    """Return keys that two commands in sight would both take, so that neither gets them."""
    found: dict[str, list[tuple[object, QWidget, Qt.ShortcutContext, str]]] = defaultdict(list)
    for key, command, owner, context, text in _keys(top):
        found[key].append((command, owner, context, text))
    faults = []
    for key, takers in found.items():
        for place, (command, owner, context, text) in enumerate(takers):
            for other_command, other, other_context, other_text in takers[place + 1 :]:
                if command is other_command or _stands_in(command, other_command):
                    continue
                if _meet(owner, context, other, other_context):
                    faults.append(
                        f"{key}: {text} in {type(owner).__name__}, {other_text} in {type(other).__name__}"
                    )
    return faults


def _stands_in(one: object, other: object) -> bool:
    """Whether a shortcut has the keys of an action that is off, and so takes none, to say why."""
    actions = [command for command in (one, other) if isinstance(command, QAction)]
    return len(actions) == 1 and not actions[0].isEnabled()


def _keys(top: QWidget) -> Iterator[tuple[str, object, QWidget, Qt.ShortcutContext, str]]:
    """Yield key, command, where it holds, how far around, and text of every command in sight."""
    for widget in (top, *top.findChildren(QWidget)):
        if _of_menu_bar(widget, top) or (widget.isVisible() and not isinstance(widget, QMenu)):
            owner = top if isinstance(widget, QMenu) else widget
            for action in widget.actions():
                for key in action.shortcuts():
                    yield key.toString(), action, owner, action.shortcutContext(), action.text()
    for shortcut in top.findChildren(QShortcut):
        if shortcut.parent().isVisible():
            for key in _sequences(shortcut):
                yield key.toString(), shortcut, shortcut.parent(), shortcut.context(), "a shortcut"


def _of_menu_bar(widget: QWidget, top: QWidget) -> bool:
    bars = top.findChildren(QMenuBar)
    return isinstance(widget, QMenu) and any(widget.menuAction() in bar.actions() for bar in bars)


def _meet(
    one: QWidget, context: Qt.ShortcutContext, other: QWidget, other_context: Qt.ShortcutContext
) -> bool:
    """Return whether the focus can be where both commands are in reach."""
    alone, below = Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut
    if {context, other_context} - {alone, below}:
        return True  # one is in reach of the whole window
    if one is other:
        return True
    return (context == below and one.isAncestorOf(other)) or (
        other_context == below and other.isAncestorOf(one)
    )


def all_keys(top: QWidget) -> set[str]:
    """Return every key of every command of a window, in sight or not."""
    actions = {action for widget in (top, *top.findChildren(QWidget)) for action in widget.actions()}
    keys = [key for action in actions for key in action.shortcuts()]
    keys += [key for shortcut in top.findChildren(QShortcut) for key in _sequences(shortcut)]
    return {key.toString() for key in keys}


def _sequences(shortcut: QShortcut) -> list[QKeySequence]:
    return shortcut.keys()


def assert_named_and_told_apart(window: QMainWindow, page: QWidget) -> None:
    """Check that all controls of a page have names, and that no two of it and the menus share a letter."""
    controls = (QAbstractButton, QLineEdit, QComboBox, QTableView)
    for widget in page.findChildren(QWidget):
        if isinstance(widget, controls) and widget.isVisible():
            assert widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()), widget
    texts = [action.text() for action in window.menuBar().actions()]
    texts += [label.text() for label in page.findChildren(QLabel) if buddy(label) and label.isVisible()]
    texts += [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    texts += [bar.tabText(place) for bar in page.findChildren(QTabBar) for place in range(bar.count())]
    letters = [letter for text in texts if (letter := QKeySequence.mnemonic(text).toString())]
    assert sorted(letters) == sorted(set(letters))
