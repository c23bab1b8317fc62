"""Messages over a page: where they lie."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton, QWidget

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
