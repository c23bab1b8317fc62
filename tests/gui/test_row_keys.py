"""Keys that go to the first, the last and the next row of tables: what is selected goes with them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import sample_database, sample_queries

NONE, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
EVALUE = [column.key for column in COLUMNS].index("evalue")


@pytest.fixture(scope="module")
def window(search_for_all):
    return search_for_all(sample_queries(), sample_database())


@pytest.mark.parametrize("modifier", [NONE, CONTROL])
def test_the_first_and_the_last_hit_are_selected_and_shown(window, qtbot, modifier):
    hits, table = window.page.hits, window.page.hits.table
    last = hits.model.rowCount() - 1
    table.setFocus()
    table.go_to(3)
    column = table.currentIndex().column()
    for key, place in ((Qt.Key.Key_End, last), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(table, key, modifier)
        assert (table.currentIndex().row(), table.currentIndex().column()) == (place, column)
        assert hits.selected_hit_rows() == [hits.model.hit_row(place)]
        assert hits.current_hit_row() == hits.model.hit_row(place)
        assert table.visualRect(table.currentIndex()).intersects(table.viewport().rect())


@pytest.mark.parametrize("modifier", [SHIFT, SHIFT | CONTROL])
def test_with_shift_everything_up_to_there_is_selected(window, qtbot, modifier):
    hits, table = window.page.hits, window.page.hits.table
    table.setFocus()
    table.go_to(3)
    qtbot.keyClick(table, Qt.Key.Key_Home, modifier)
    assert hits.selected_hit_rows() == [0, 1, 2, 3]
    table.go_to(3)
    qtbot.keyClick(table, Qt.Key.Key_End, modifier)
    assert hits.selected_hit_rows() == list(range(3, hits.model.rowCount()))


def test_the_next_hit_is_the_only_one_selected(window, qtbot):
    """With Ctrl held down, as its key has it, the hit was added to those selected before."""
    hits, table = window.page.hits, window.page.hits.table
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.page.tabs.setFocus()
    table.go_to(0)
    for key, expected in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert [index.row() for index in table.selectionModel().selectedRows()] == [expected]
        assert hits.current_hit_row() == expected


def test_first_and_last_column_have_keys_of_their_own(window, qtbot):
    hits, table = window.page.hits, window.page.hits.table
    table.setFocus()
    table.go_to(2)
    for key, place in ((Qt.Key.Key_Right, -1), (Qt.Key.Key_Left, 0)):
        qtbot.keyClick(table, key, CONTROL)
        assert table.currentIndex().column() == table.visible_columns()[place]
        assert table.currentIndex().row() == 2 and hits.selected_hit_rows() == [2]


def test_the_list_of_queries_has_the_same_keys(window, qtbot):
    table = window.page.query_list
    table.setFocus()
    for key, place in ((Qt.Key.Key_End, 1), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(table, key, CONTROL)
        assert window.page.current_query() == place
        assert [index.row() for index in table.selectionModel().selectedRows()] == [place]


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_a_tooltip_goes_with_the_key_that_leaves_its_row(window, qtbot):
    """It stayed over the table with the number of another row."""
    table = window.page.hits.table
    table.setFocus()
    table.go_to(0)
    place = table.visualRect(table.model().index(0, EVALUE)).center()
    at = table.viewport().mapToGlobal(place)
    QApplication.sendEvent(table.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, at))
    assert QToolTip.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=5_000)
