"""Buttons in rows as words in a paragraph: within the margins, however narrow the page is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from swathe.gui.widgets.flow_layout import FlowLayout

_MARGINS = QMargins(8, 4, 12, 6)


@pytest.mark.parametrize("width", [700, 260, 150])
def test_items_stay_within_the_margins(qtbot, width):
    page = QWidget()
    qtbot.addWidget(page)
    above = QWidget()
    flow = FlowLayout()
    flow.setContentsMargins(_MARGINS)
    buttons = [QPushButton(f"Button {number}") for number in range(5)]
    for button in buttons:
        flow.addWidget(button)
    column = QVBoxLayout(page, spacing=0)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(above, 1)
    column.addLayout(flow)
    page.resize(width, 300)
    page.show()
    qtbot.waitExposed(page)
    assert min(button.x() for button in buttons) == _MARGINS.left()
    assert max(button.geometry().right() for button in buttons) < page.width() - _MARGINS.right()
    assert min(button.y() for button in buttons) == above.geometry().bottom() + 1 + _MARGINS.top()
    assert max(button.geometry().bottom() for button in buttons) + 1 + _MARGINS.bottom() == page.height()


def test_the_height_follows_what_is_in_it(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(page)
    buttons = [QPushButton(f"Button {number}") for number in range(4)]
    for button in buttons:
        flow.addWidget(button)
    page.resize(260, 300)
    page.show()
    qtbot.waitExposed(page)
    of_all = flow.heightForWidth(260)
    buttons[1].hide()
    buttons[2].hide()
    of_two = flow.heightForWidth(260)
    assert of_two < of_all
    buttons[0].setText("A button with much more to say than before")
    assert flow.heightForWidth(260) > of_two
    buttons[0].setText("Button 0")
    assert flow.heightForWidth(260) == of_two
    flow.setContentsMargins(_MARGINS)
    assert flow.heightForWidth(300) == of_two + _MARGINS.top() + _MARGINS.bottom()
    flow.takeAt(3)
    flow.takeAt(0)
    assert flow.heightForWidth(300) == _MARGINS.top() + _MARGINS.bottom()
