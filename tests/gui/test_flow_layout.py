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


def test_what_is_left_of_a_row_is_shared_as_in_qts_rows(qtbot):
    """Each that stretches took all of it, and the last lay beyond the edge."""
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(page)
    buttons = [QPushButton("Button") for _ in range(3)]
    for button, stretch in zip(buttons, (1, 0, 3), strict=True):
        policy = button.sizePolicy()
        policy.setHorizontalStretch(stretch)
        button.setSizePolicy(policy)
        flow.addWidget(button)
    page.resize(600, 60)
    page.show()
    qtbot.waitExposed(page)
    more = [button.width() - button.sizeHint().width() for button in buttons]
    assert more[1] == 0 and more[2] == pytest.approx(3 * more[0], abs=3)
    assert page.width() - 3 <= buttons[2].geometry().right() < page.width()


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


def test_rows_are_about_equally_long_where_that_is_asked_for(qtbot):
    """Of eight figures of an alignment the last one stood alone in a second row."""
    page = QWidget()
    qtbot.addWidget(page)
    flow = FlowLayout(page, between=8, even=True)
    buttons = [QPushButton("Button") for _ in range(8)]
    for button in buttons:
        flow.addWidget(button)
    page.show()
    qtbot.waitExposed(page)
    one = buttons[0].sizeHint().width() + 8
    for across, rows in ((8, [8]), (7, [4, 4]), (3, [3, 3, 2]), (1, [1] * 8), (0, [1] * 8)):
        page.resize(across * one + 2, 500)
        flow.setGeometry(page.rect())
        tops = [button.y() for button in buttons]
        assert [tops.count(top) for top in sorted(set(tops))] == rows, across
