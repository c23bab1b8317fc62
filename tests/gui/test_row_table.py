"""What a table paints of what changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractTableModel, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyleOptionHeader,
    QStyleOptionHeaderV2,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from swathe.gui.widgets.row_table import RowTable
from swathe.gui.widgets.theme import apply_colour_scheme
from tests.gui.on_screen import on_screen, turn_wheel

N_ROWS, N_COLUMNS = 1_000, 11


class Rows(QAbstractTableModel):
    def rowCount(self, parent=None):
        return 0 if parent is not None and parent.isValid() else N_ROWS

    def columnCount(self, parent=None):
        return 0 if parent is not None and parent.isValid() else N_COLUMNS

    def data(self, index, role=0):
        return str(index.row()) if role == 0 else None

    def change(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, N_COLUMNS - 1))


class Paintings(QObject):
    """Counts the paintings of a table's cells."""

    def __init__(self, table: RowTable) -> None:
        super().__init__(table)
        self.count = 0
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def painted(qtbot):
    """Return how often a table that shows the first rows is painted after some rows changed."""
    table, rows = RowTable(), Rows()
    table.setModel(rows)
    table.resize(300, 400)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    QApplication.processEvents()
    paintings = Paintings(table)

    def times(first: int, last: int, scrolled_to: int = 0) -> int:
        table.scrollTo(rows.index(scrolled_to, 0), RowTable.ScrollHint.PositionAtTop)
        QApplication.processEvents()
        paintings.count = 0
        rows.change(first, last)
        QApplication.processEvents()
        return paintings.count

    return times


def test_rows_out_of_sight_are_not_painted_however_many_change(painted):
    """Qt paints the whole table from 200 changed cells on: while results came, several times a second."""
    assert painted(500, 540) == 0
    assert painted(0, 499, scrolled_to=600) == 0


def test_rows_in_sight_are_painted(painted):
    assert painted(2, 3) == 1
    assert painted(0, N_ROWS - 1) == 1
    assert painted(500, 540, scrolled_to=490) == 1
    assert painted(N_ROWS - 1, N_ROWS - 1, scrolled_to=N_ROWS - 1) == 1


def test_the_title_of_the_current_column_is_underlined_while_the_table_has_the_keys(qtbot):
    """Keys sort by the current column, which nobody saw in whole rows."""
    around = QWidget()
    table, other = RowTable(), QLineEdit()
    table.setModel(Rows())
    table.setSelectionBehavior(RowTable.SelectionBehavior.SelectRows)
    layout = QVBoxLayout(around)
    layout.addWidget(table)
    layout.addWidget(other)
    qtbot.addWidget(around)
    with qtbot.waitActive(around):
        around.show()
    header = table.horizontalHeader()
    mark = table.palette().highlight().color()

    def underlined() -> list[int]:
        picture = header.viewport().grab().toImage()
        shown = [s for s in range(N_COLUMNS) if 0 <= header.sectionViewportPosition(s) < picture.width() - 2]
        lowest = picture.height() - 1
        return [s for s in shown if picture.pixelColor(header.sectionViewportPosition(s) + 2, lowest) == mark]

    table.setFocus()
    table.setCurrentIndex(table.model().index(3, 0))
    assert underlined() == [], "no key was pressed: it would read as sorted by this"
    other.setFocus()
    qtbot.keyClick(other, Qt.Key.Key_Backtab)
    assert underlined() == [0]
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert underlined() == [1]
    other.setFocus()
    assert underlined() == []
    table.setFocus()
    assert underlined() == [1]
    cell = table.visualRect(table.model().index(2, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert table.currentIndex().row() == 2 and underlined() == [], "it would read as sorted by this"
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert underlined() == [], "it goes to another row, as a click does"
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert underlined() == [1]


@pytest.mark.parametrize("order", Qt.SortOrder)
def test_the_arrow_points_up_where_the_smallest_is_on_top(qtbot, qapp, order):
    """It pointed up over the list of queries where the largest number of hits was on top."""
    table = RowTable()
    table.setModel(Rows())
    table.setSortingEnabled(True)
    on_screen(qtbot, table, 300, 400)
    header = table.horizontalHeader()
    table.sortByColumn(0, order)
    shown = QStyleOptionHeaderV2()
    header.initStyleOption(shown)
    header.initStyleOptionForIndex(shown, 0)
    up, down = QStyleOptionHeader.SortIndicator.SortUp, QStyleOptionHeader.SortIndicator.SortDown
    assert shown.sortIndicator == (up if order is Qt.SortOrder.AscendingOrder else down)


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
@pytest.mark.parametrize("sorts", [True, False])
def test_the_tooltip_of_a_title_says_how_one_sorts(qtbot, qapp, sorts):
    """Nothing said what becomes of rows with the same value."""
    apply_colour_scheme(qapp, "light")  # as the program does before there is a tip
    table = RowTable()
    table.setModel(Rows())
    table.setSortingEnabled(sorts)
    on_screen(qtbot, table, 300, 400)
    titles = table.horizontalHeader().viewport()
    place = QPoint(8, 8)
    QToolTip.hideText()
    QApplication.sendEvent(titles, QHelpEvent(QEvent.Type.ToolTip, place, titles.mapToGlobal(place)))
    said = "rows with equal values keep the order they have without sorting"
    assert (said in QToolTip.text()) is sorts


def test_a_wheel_turned_down_moves_no_table_sideways(qtbot):
    """Past the last row the page went on, the bar below came under the mouse and took the table far right."""
    table = RowTable()
    table.setModel(Rows())
    on_screen(qtbot, table, 300, 400)
    across, down = table.horizontalScrollBar(), table.verticalScrollBar()
    assert across.maximum() > 0
    turn_wheel(across, -120)
    assert across.value() == 0 and down.value() > 0
    down.setValue(down.maximum())
    for over in (across, down, table.viewport(), table.horizontalHeader()):
        turn_wheel(over, -120)
    assert across.value() == 0
    turn_wheel(across, -120, Qt.KeyboardModifier.ShiftModifier)
    assert across.value() > 0, "that is asked for"
