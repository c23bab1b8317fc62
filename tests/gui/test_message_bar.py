"""Messages over a page: where they lie."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from swathe.gui.widgets.focus import last_key
from swathe.gui.widgets.message_bar import MessageBar, Tone


def test_a_passing_message_covers_no_button_in_the_corner(qtbot):
    """Saved the logo to … lay over Save logo and Save PSSM, where somebody saves the other next."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    buttons = [QPushButton(text, page) for text in ("Save logo…", "Save PSSM…")]
    for button, top in zip(buttons, (430, 500), strict=True):
        button.setGeometry(780, top, 100, 28)
    bar = MessageBar(page)
    page.show()
    bar.show_message(Tone.NOTE, "Saved the logo to a.svg", passes=True)
    for button in buttons:
        assert not bar.geometry().intersects(QRect(button.mapTo(page, QPoint()), button.size()))
    assert bar.geometry().right() < 900 and bar.geometry().top() > 300, "no higher than it has to"


def test_a_passing_message_too_long_for_the_line_has_two_there_instead_of_a_corner(qtbot):
    """Saved … to …, in letters twice as large, lay over four rows of the stack that was saved."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(900, 600)
    bar = MessageBar(page)
    bar.lie_in(lambda: QRect(10, 570, 700, 28))
    page.show()
    words = "Saved the stacked alignment of 104 hits to another_rather_long_name.svg in /home/anna/results."
    action = (("Show in folder", bar.hide),)
    bar.show_message(Tone.NOTE, words, action, passes=True)
    qtbot.settle()
    place = bar.geometry()
    assert (place.left(), place.right(), place.bottom()) == (10, 709, 597) and place.top() > 540
    [text] = [label for label in bar.findChildren(QLabel) if label.text() == words]
    assert text.height() >= text.heightForWidth(text.width()) > 1.5 * text.fontMetrics().height()
    bar.show_message(Tone.NOTE, words * 3, action, passes=True)
    qtbot.settle()
    assert bar.geometry().left() > 300 and bar.geometry().bottom() < 570, "beside it where two do not do"
    button = QPushButton("Go", page)
    button.setGeometry(600, 545, 60, 20)
    button.show()
    bar.show_message(Tone.NOTE, words, action, passes=True)
    qtbot.settle()
    assert not bar.geometry().intersects(button.geometry())


def test_return_presses_a_button_of_a_message(qtbot):
    page, pressed = QWidget(), []
    qtbot.addWidget(page)
    bar = MessageBar(page)
    page.show()
    bar.show_message(Tone.NOTE, "Saved", (("Show in folder", lambda: pressed.append(1)),))
    [button] = [one for one in bar.findChildren(QPushButton) if not one.isHidden()]
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert pressed


def test_an_answer_to_a_key_takes_the_keys_and_gives_them_back(open_window, qtbot):
    """Whoever uses keys alone had to look for the button; what comes by itself takes them from nobody."""
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field, bar = window.form.query.edit, window.messages
    field.setFocus()
    action = (("Choose another…", bar.hide),)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_A)
    key = last_key()
    assert key
    bar.show_message(Tone.PROBLEM, "It cannot be read.", action)
    assert field.hasFocus(), "it came by itself"
    bar.show_message(Tone.PROBLEM, "It cannot be read.", action, key=key)
    assert bar.way_in.hasFocus()
    qtbot.keyClick(bar.way_in, Qt.Key.Key_Escape)
    assert not bar.text and field.hasFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_B)
    bar.show_message(Tone.PROBLEM, "It cannot be read.", action, key=key)
    assert isinstance(window.focusWidget(), type(field)), "another key was pressed since"
