"""The measurements as Qt sees them: a row each, sorted by any column."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swathe.core.benchmark.columns import COLUMNS, Column
from swathe.core.benchmark.results import Benchmark, Measurement
from swathe.core.benchmark.series import LETTERS

Index = QModelIndex | QPersistentModelIndex

FROM: Final = Column(
    "comparison", "From", "The comparison that the measurement is of: machine and date", lambda _: None
)
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

TABLE_COLUMNS: Final = (FROM, *COLUMNS)
"""`FROM` is shown only while a comparison lies over another."""


class MeasurementTableModel(QAbstractTableModel):
    """All measurements of one comparison, or of several over each other, in the order of a column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, Measurement]] = []
        self._order: list[int] = []
        self._column = -1
        self._descending = False

    def show_comparisons(self, comparisons: list[Benchmark]) -> None:
        """Show these; rows that were there keep their place where only new ones came."""
        rows = [
            (f"{letter}: {comparison.title}", measurement)
            for letter, comparison in zip(LETTERS, comparisons, strict=False)
            for measurement in comparison.measurements
        ]
        if rows[: len(self._rows)] == self._rows and self._column < 0:
            if len(rows) > len(self._rows):
                self.beginInsertRows(QModelIndex(), len(self._rows), len(rows) - 1)
                self._rows = rows
                self._order = list(range(len(rows)))
                self.endInsertRows()
            return
        self.beginResetModel()
        self._rows = rows
        self._sort()
        self.endResetModel()

    def measurement(self, row: int) -> Measurement:
        """Return the measurement in a row of the screen."""
        return self._rows[self._order[row]][1]

    def text(self, row: int, column: int) -> str:
        """Return a cell's text."""
        title, measurement = self._rows[self._order[row]]
        wanted = TABLE_COLUMNS[column]
        return title if wanted is FROM else wanted.text(wanted.value(measurement))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, empty cells last; -1 is the order of measuring."""
        self._column, self._descending = column, order == Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        before = list(self._order)
        self._sort()
        places = {row: place for place, row in enumerate(self._order)}
        old = self.persistentIndexList()
        self.changePersistentIndexList(
            old, [self.index(places[before[index.row()]], index.column()) for index in old]
        )
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of measurements."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(TABLE_COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Return a cell's text, tooltip or alignment."""
        if not index.isValid():
            return None
        if role == _DISPLAY:
            return self.text(index.row(), index.column())
        if role == _ALIGNMENT:
            return _RIGHT if TABLE_COLUMNS[index.column()].number else _LEFT
        if role == _TOOLTIP:
            measurement = self.measurement(index.row())
            return (
                measurement.problem or f"{self.text(index.row(), index.column())}\n{measurement.engine_label}"
            )
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, meaning or alignment."""
        if orientation == Qt.Orientation.Vertical:
            return f"{section + 1:,}" if role == _DISPLAY else None
        column = TABLE_COLUMNS[section]
        if role == _DISPLAY:
            return column.title
        if role == _TOOLTIP:
            return column.meaning
        if role == _ALIGNMENT:
            return _RIGHT if column.number else _LEFT
        return None

    def _sort(self) -> None:
        self._order = list(range(len(self._rows)))
        if not 0 <= self._column < len(TABLE_COLUMNS):
            return
        column = TABLE_COLUMNS[self._column]

        def value(row: int) -> Any:
            title, measurement = self._rows[row]
            found = title if column is FROM else column.value(measurement)
            return found.lower() if isinstance(found, str) else found

        empty = [row for row in self._order if value(row) in (None, "")]
        full = [row for row in self._order if value(row) not in (None, "")]
        full.sort(key=lambda row: (isinstance(value(row), str), value(row)), reverse=self._descending)
        self._order = full + empty
