"""With the system's font twice as large nothing is cut off: every control is as large as its words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from gui.fields.form_scroll import FormScroll
from tests.gui.by_keyboard import words


@pytest.fixture
def large_font(open_window):
    """The application's font at twice its size for a test; `open_window` ends after it."""
    from gui.app import make_application

    application = make_application()
    before = application.font()
    large = QFont(before)
    large.setPointSizeF(2 * before.pointSizeF())
    application.setFont(large)
    yield large
    application.setFont(before)


def cut_off(top: QWidget) -> list[str]:
    """Return controls and one-line labels that have less room than their words take."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        wide = 0 if "\n" in text else widget.fontMetrics().horizontalAdvance(text.replace("&", ""))
        may_wrap = isinstance(widget, QLabel) and (widget.wordWrap() or not widget.minimumSizeHint().width())
        sure = isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QLabel) and bool(text or not wide)
        if sure and widget.height() < widget.fontMetrics().ascent():
            found.append(f"{words(widget)} is {widget.height()} high")
        told = widget.toolTip() == text  # where there is too little room in any case
        if (
            wide
            and not may_wrap
            and not told
            and widget.sizePolicy().horizontalPolicy().value
            and widget.width() < wide
        ):
            found.append(f"{words(widget)} is {widget.width()} wide, {text!r} takes {wide}")
    return found


def test_nothing_is_cut_off(large_font, open_window, qtbot, finish):
    window = open_window(sample=True)
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: window.controller.result is not None, timeout=30_000)
    finish(window)
    qtbot.waitUntil(lambda: window.run_bar.chart is not None)
    assert window.font().pointSizeF() == large_font.pointSizeF()
    tabs = window.page.tabs
    wrong = {}
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        qtbot.wait(50)
        wrong[tabs.tabText(place)] = cut_off(window)
    for command in ("show_comparison", "show_reciprocal", "show_history"):
        window.menus.action(command).trigger()
        qtbot.wait(300)
        wrong[command] = cut_off(window)
    assert wrong == {key: [] for key in wrong}


def test_forms_are_as_wide_as_their_fields(large_font, open_window, qtbot):
    window = open_window()
    window.resize(1400, 900)
    window.menus.action("show_comparison").trigger()
    qtbot.wait(100)
    forms = window.findChildren(FormScroll)
    assert len(forms) == 2
    for form in forms:
        assert isinstance(form, QScrollArea)
        assert form.viewport().width() >= form.widget().minimumSizeHint().width()
    window.form.rounds.box.setChecked(True)
    window.menus.action("show_search").trigger()
    qtbot.wait(100)
    for form in forms:
        assert form.viewport().width() >= form.widget().minimumSizeHint().width()


def test_what_is_cut_off_is_found(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    button = QPushButton("Search again", top)
    top.show()
    assert cut_off(top) == []
    button.resize(40, 6)
    assert len(cut_off(top)) == 2
    assert QApplication.font().pointSizeF() < 14, "the font is back"
