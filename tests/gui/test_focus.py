"""Keys given to the window, as the system gives them: what has the focus shows it, and opens its menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QTableWidget, QVBoxLayout, QWidget

from swathe.gui.app import make_application
from swathe.gui.widgets.message_bar import MessageBar, Tone
from tests.gui.on_screen import on_screen

SHOWN = Qt.WidgetAttribute.WA_KeyboardFocusChange


class Form(QWidget):
    """A button that moves the focus to a table, and a field."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.table, self.field = QPushButton("Go"), QTableWidget(3, 2), QLineEdit()
        self.button.clicked.connect(self.table.setFocus)
        layout = QVBoxLayout(self)
        for widget in (self.field, self.button, self.table):
            layout.addWidget(widget)


@pytest.fixture
def form(qtbot):
    make_application()
    form = on_screen(qtbot, Form(), 400, 300)
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    return form


def framed(form):
    """Return whether a frame is around the table."""
    frames = [child for child in form.findChildren(QWidget) if type(child).__name__ == "_Frame"]
    return any(frame.isVisible() and frame.geometry() == form.table.geometry() for frame in frames)


def press(form, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(form.windowHandle(), key, modifiers)


def click(form, widget):
    place = widget.mapTo(form, widget.rect().center())
    no_modifier = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(form.windowHandle(), Qt.MouseButton.LeftButton, no_modifier, place)


def test_what_has_the_focus_shows_it_after_a_key_whoever_moved_it_there(form, qtbot):
    """Only Tab and shortcuts showed it: after Space on a button it was where nobody saw it."""
    click(form, form.field)
    form.button.setFocus()
    assert not form.testAttribute(SHOWN)
    press(form, Qt.Key.Key_Space)
    assert form.table.hasFocus()
    assert form.testAttribute(SHOWN)
    assert framed(form)


def test_after_a_click_nothing_is_framed(form, qtbot):
    press(form, Qt.Key.Key_Tab)
    click(form, form.field)
    click(form, form.button)
    assert form.table.hasFocus()
    assert not framed(form)
    press(form, Qt.Key.Key_Shift)
    assert not framed(form), "a key that is held while something is clicked"
    press(form, Qt.Key.Key_Down)
    assert framed(form)


@pytest.mark.parametrize("in_table", [True, False], ids=["table", "field"])
def test_shift_f10_opens_the_context_menu_of_what_has_the_focus(form, qtbot, in_table):
    """Nothing happened: Qt knows the menu key alone."""
    asked = []
    widget = form.table if in_table else form.field
    form.table.setCurrentCell(1, 1)
    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(asked.append)
    widget.setFocus()
    press(form, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: bool(asked))
    if in_table:
        cell = form.table.viewport().mapFromParent(asked[0])
        assert form.table.indexAt(cell) == form.table.currentIndex()
    else:
        assert form.field.rect().contains(asked[0])
    assert len(asked) == 1


def test_a_frame_goes_under_what_lies_over_the_page(form, qtbot):
    """It was drawn through the message that covered the button saved with."""
    press(form, Qt.Key.Key_Tab)
    form.table.setFocus()
    press(form, Qt.Key.Key_Down)
    assert framed(form)
    [frame] = [child for child in form.findChildren(QWidget) if type(child).__name__ == "_Frame"]

    def seen():
        return frame.mask().translated(frame.pos())

    assert seen().boundingRect() == frame.geometry()
    bar = MessageBar(form)
    bar.show_message(Tone.NOTE, "Saved the PSSM.", (("Show in folder", bar.hide),), passes=True)
    qtbot.waitUntil(lambda: not seen().intersects(bar.geometry()))
    assert framed(form) and frame.geometry().intersects(bar.geometry()) and not seen().isEmpty()
    bar.hide()
    qtbot.waitUntil(lambda: seen().boundingRect() == frame.geometry())


def test_a_frame_that_is_covered_whole_is_not_drawn(form, qtbot):
    """An empty mask is none: the frame of a covered button was drawn over the message."""
    press(form, Qt.Key.Key_Tab)
    form.table.setFocus()
    press(form, Qt.Key.Key_Down)
    assert framed(form)
    over = QWidget(form)
    over.setGeometry(form.rect())
    over.show()
    qtbot.waitUntil(lambda: not framed(form))
    over.hide()
    qtbot.waitUntil(lambda: framed(form))
