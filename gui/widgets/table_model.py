"""A table of the core as Qt sees it: sorted and searched by the table itself, cells made only when shown."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swathe.core.results.columns import Column, Kind, Table
from swathe.gui.widgets.tooltips import tooltip_text, wrapped

Index = QModelIndex | QPersistentModelIndex

LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_TOOLTIP_LENGTH: Final = 2_000


def side_of(column: Column[Any]) -> int:
    """Return how a column's title and cells are aligned."""
    return LEFT if column.kind is Kind.TEXT else _RIGHT


def header_of(column: Column[Any], role: int) -> Any:
    """Return a column's title, meaning, alignment or the order that the first click on its title gives."""
    match role:
        case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
            return column.list_title
        case Qt.ItemDataRole.ToolTipRole:
            return wrapped(column.window_tip)
        case Qt.ItemDataRole.AccessibleDescriptionRole:
            return column.window_tip
        case Qt.ItemDataRole.TextAlignmentRole:
            return side_of(column)
        case Qt.ItemDataRole.InitialSortOrderRole:
            return Qt.SortOrder.DescendingOrder if column.highest_first else Qt.SortOrder.AscendingOrder
    return None


class TableModel(QAbstractTableModel):
    """A `Table` in screen order, one column for each of its own.

    A *table row* is a place in the table, a *model row* one on the screen. Selections and the current index
    follow their rows when these are sorted or filtered.
    """

    columns: tuple[Column[Any], ...] = ()
    table: Any
    """A `Table`, None while there is none where a class below says so; each names its own."""

    def __init__(self, table: Table | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        if table is not None:
            self.columns = table.columns
        self._column = -1
        self._descending = False
        self._words = ""
        self._rows: NDArray[np.int64] = np.arange(len(table) if table is not None else 0)
        self._places: NDArray[np.int64] | None = None

    @property
    def arranged(self) -> bool:
        """Whether the order or the choice of rows depends on what is in the cells."""
        return self._column >= 0 or bool(self._words)

    def set_table(self, table: Table) -> None:
        """Show another table, with the sorting and the search in force."""
        self.beginResetModel()
        self.table = table
        self._arrange()
        self.endResetModel()

    def set_words(self, words: str) -> None:
        """Show only rows in which each of these words occurs."""
        self._words = words
        self.rearrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 brings back the table's own order."""
        self._column = column
        self._descending = order == Qt.SortOrder.DescendingOrder
        self.rearrange()

    def rearrange(self) -> None:
        """Sort and search again, after cells have changed."""
        self._lay_out()

    def visible_rows(self) -> NDArray[np.int64]:
        """Return the table rows in screen order, int64[rows]."""
        return self._rows.copy()

    def measured_rows(self) -> NDArray[np.int64]:
        """Return the table rows that columns are to be wide enough for: those on the screen, or more."""
        return self._rows

    def table_row(self, model_row: int) -> int:
        """Return the table row at a place on the screen; -1 outside."""
        return int(self._rows[model_row]) if 0 <= model_row < len(self._rows) else -1

    def model_row(self, table_row: int) -> int:
        """Return the place of a table row on the screen; -1 where the search leaves it out."""
        if self.table is None or not 0 <= table_row < len(self.table):
            return -1
        if self._places is None:
            self._places = np.full(len(self.table), -1, np.int64)
            self._places[self._rows] = np.arange(len(self._rows))
        return int(self._places[table_row])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, alignment, tooltip or spoken text."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return side_of(column)
        row = int(self._rows[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return self.table.brief(column.key, row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tooltip_text(self.tooltip(column.key, row)[:_TOOLTIP_LENGTH])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{column.title}: {self.table.display(column.key, row) or 'none'}"
        return None

    def tooltip(self, key: str, row: int) -> str:
        """Return what a cell's tooltip says: the cell in full."""
        text: str = self.table.display(key, row)
        return text

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a column's title, alignment, meaning or first order, or a row's number."""
        if orientation == Qt.Orientation.Vertical:
            return f"{section + 1:,}" if role == Qt.ItemDataRole.DisplayRole else None
        return header_of(self.columns[section], role) if 0 <= section < len(self.columns) else None

    def _lay_out(self) -> None:
        """Arrange the rows anew; selection and current row move along with theirs."""
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._arrange()
        old = self.persistentIndexList()
        new = []
        for index in old:
            place = self.model_row(int(before[index.row()]))
            new.append(self.index(place, index.column()) if place >= 0 else QModelIndex())
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        """Choose and order the rows that are shown."""
        key = self.columns[self._column].key if self._column >= 0 else ""
        rows = self.table.order_by(key, self._descending) if key else self.table.unsorted()
        if self._words.strip():
            rows = rows[self.table.matching(self._words)[rows]]
        self._rows = rows
        self._places = None


class SteadyModel(TableModel):
    """A table whose columns have the same room whichever of its rows are listed."""

    def measured_rows(self) -> NDArray[np.int64]:
        """Return all rows."""
        return np.arange(len(self.table))
