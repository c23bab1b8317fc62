"""Buttons that open a menu: one kind, whose arrow stands right behind the word and which keys open."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton, QToolButton

from swathe.gui.history.comparison_page import RunComparisonPage
from swathe.gui.results.details import Details
from swathe.gui.results.hits.view import HitsView
from swathe.gui.results.summary_line import SummaryLine
from swathe.gui.widgets.menu_button import MenuButton
from tests.gui.by_keyboard import name
from tests.gui.comparison_shown import comparison_page
from tests.gui.on_screen import on_screen


def _ink(button: QToolButton) -> np.ndarray:
    """Return which pixels of a button are painted in another colour than its corner."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)[:, : image.width()]
    return pixels != pixels[0, 0]


@pytest.mark.parametrize("words", [True, False])
def test_the_arrow_is_right_behind_the_word(qtbot, words):
    line, details = SummaryLine(), Details()
    for owner in (line, details):
        qtbot.addWidget(owner)
    details.copy_button.setMenu(QMenu(details))
    for button in (line.export_button, details.copy_button):
        if not words and button.icon().isNull():
            continue
        button.setParent(None)  # where the details lay out anew, its words come back
        if not words:
            button.setToolButtonStyle(button.toolButtonStyle().ToolButtonIconOnly)
        button.resize(button.sizeHint())
        ink = _ink(button)
        columns = np.flatnonzero(ink.any(axis=0))
        gaps = np.diff(columns)
        arrow = columns[np.flatnonzero(gaps > 1)[-1] + 1 :]
        assert gaps[-arrow.size] <= 9, "from the word to the arrow"
        rows = np.flatnonzero(ink[:, arrow].any(axis=1))
        assert abs(rows.mean() - button.rect().center().y()) <= 2, "in the middle of the line"
        assert arrow.max() < button.width() - 1


def _with_menu(top):
    buttons = [*top.findChildren(QToolButton), *top.findChildren(QPushButton)]
    own = [button for button in buttons if not isinstance(button.parent(), QMenuBar)]
    return [button for button in own if button.menu() is not None]


def test_all_of_them_are_of_one_kind(open_window, qtbot):
    """Some had Qt's own arrow, in a corner or behind a frame."""
    window = comparison_page(open_window).test_window
    compared = RunComparisonPage(window.background, {})
    qtbot.addWidget(compared)
    found = [*_with_menu(window), *_with_menu(compared)]
    assert {"Overlay", "Export", "Verdicts, marks and saved filters", "Columns"} <= set(map(name, found))
    assert [name(button) for button in found if not isinstance(button, MenuButton)] == []
    assert [button.text() for button in found if button.text().endswith("…")] == [], "a menu, not a dialog"
    assert [name(button) for button in found if not name(button) or "&" in name(button)] == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down])
def test_keys_open_it_at_its_first_entry(qtbot, key):
    view = on_screen(qtbot, HitsView(), 1000, 500)
    button = view.filter_bar.filters_button
    button.setFocus()
    seen = []

    def look():
        menu = QApplication.activePopupWidget()
        seen.append((menu, menu and menu.activeAction()))
        if menu is not None:
            menu.close()

    QTimer.singleShot(0, look)
    qtbot.keyClick(button, key)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [(view.filter_bar.menu, view.filter_bar.menu.actions()[0])]
    assert view.focusWidget() is button and not button.isDown()
