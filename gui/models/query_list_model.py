"""The queries of a search, one row each, with what was found for them so far."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from core.hits import QueryResult
from core.sequence import Sequence

Index = QModelIndex | QPersistentModelIndex

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
INCOMPLETE: Final = "incomplete"

_TITLES: Final = ("Query", "State", "Best hit", "E-value", "Hits", "Length")
_MEANINGS: Final = (
    "First word of the query's header",
    "Whether the query is compared with every subject",
    "Subject with the lowest E-value",
    "E-value of the best hit",
    "Subjects reported for the query",
    "Residues of the query",
)
_NUMBERS: Final = frozenset((3, 4, 5))


class QueryListModel(QAbstractTableModel):
    """Rows in the order of the request: name, state, best hit, its E-value, hits, length."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queries: tuple[Sequence, ...] = ()
        self._results: dict[int, QueryResult] = {}
        self._states: list[str] = []

    def set_queries(self, queries: tuple[Sequence, ...]) -> None:
        """List the queries of a search that begins: the first running, the others waiting."""
        self.beginResetModel()
        self._queries = queries
        self._results = {}
        self._states = [RUNNING if row == 0 else WAITING for row in range(len(queries))]
        self.endResetModel()

    def set_result(self, row: int, result: QueryResult) -> None:
        """Show what a query found; the next one is running now."""
        self._results[row] = result
        everything = len(result.scores)
        self._states[row] = DONE if result.compared == everything else INCOMPLETE
        if row + 1 < len(self._states) and self._states[row] == DONE and self._states[row + 1] == WAITING:
            self._states[row + 1] = RUNNING
        self._changed(row, min(row + 1, len(self._states) - 1))

    def end(self) -> None:
        """Mark queries that the search did not finish as incomplete."""
        if self._states:
            self._states = [DONE if state == DONE else INCOMPLETE for state in self._states]
            self._changed(0, len(self._states) - 1)

    def result(self, row: int) -> QueryResult | None:
        """Return what a query found, None before."""
        return self._results.get(row)

    def state(self, row: int) -> str:
        """Return `WAITING`, `RUNNING`, `DONE` or `INCOMPLETE`."""
        return self._states[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._queries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_TITLES)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, alignment, tooltip or spoken text."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._queries[row].header[:2_000] if column == 0 else self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{_TITLES[column]}: {self._text(row, column)}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a column's title, alignment or meaning, or a row's number."""
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if not 0 <= section < len(_TITLES):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _TITLES[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return _MEANINGS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _text(self, row: int, column: int) -> str:
        query = self._queries[row]
        result = self._results.get(row)
        match column:
            case 0:
                return query.identifier or self.tr("Query {}").format(row + 1)
            case 1:
                return self._states[row]
            case 2 | 3:
                if result is None or not len(result.hits):
                    return ""
                return result.hits.display("subject" if column == 2 else "evalue", 0)
            case 4:
                return f"{len(result.hits):,}" if result is not None else ""
        return f"{len(query):,}"

    def _changed(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(_TITLES) - 1))
