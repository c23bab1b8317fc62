"""The hit table as Qt sees it: NumPy columns that sort and filter themselves, cells made only when shown."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from core.columns import COLUMNS, Column, Kind
from core.filters import Filter
from core.hits import HitTable, QueryResult

Index = QModelIndex | QPersistentModelIndex

_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_ACCESSIBLE: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_INITIAL_ORDER: Final = int(Qt.ItemDataRole.InitialSortOrderRole)
_ACCESSIBLE_DESCRIPTION: Final = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_FONT: Final = int(Qt.ItemDataRole.FontRole)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_ALIGNMENTS: Final = tuple(_LEFT if column.kind is Kind.TEXT else _RIGHT for column in COLUMNS)
_MORE_IS_BETTER: Final = frozenset(
    (
        "score",
        "bits",
        "z_value",
        "goodness_p",
        "identity",
        "positives",
        "query_coverage",
        "subject_coverage",
        "length",
        "identities",
    )
)
_INITIAL_ORDERS: Final = tuple(
    Qt.SortOrder.DescendingOrder if column.key in _MORE_IS_BETTER else Qt.SortOrder.AscendingOrder
    for column in COLUMNS
)
"""The order that the first click on a column's title gives."""
NEW_MARK: Final = "●"
"""Before the name of a hit that a round of an iterated search found anew."""
_RANK: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "rank")
_SUBJECT: Final = next(section for section, column in enumerate(COLUMNS) if column.key == "subject")
_CACHED_ROWS: Final = 2_000
_TOOLTIP_LENGTH: Final = 2_000
"""Characters of a header that a tooltip shows; headers of 100 kB exist."""
_NO_ROWS: Final = np.empty(0, np.int64)


class HitTableModel(QAbstractTableModel):
    """One query's hits in screen order, one column for each of `core.columns.COLUMNS`.

    A *hit row* is a place in the `HitTable` (best first), a *model row* a place on the screen.
    Sorting and filtering change which hit rows the model rows show; selections and the current index follow.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table: HitTable | None = None
        self._filter = Filter()
        self._sort_column = _RANK
        self._descending = False
        self._sorted: NDArray[np.int64] = _NO_ROWS
        self._mask: NDArray[np.bool_] | None = None
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._places: NDArray[np.int64] | None = None
        self._cells: dict[int, list[str | None]] = {}
        self._marked: frozenset[int] = frozenset()
        self._bold = QFont()
        self._bold.setBold(True)

    # What is shown

    @property
    def table(self) -> HitTable | None:
        """The hits behind the model, unsorted and unfiltered."""
        return self._table

    @property
    def filter(self) -> Filter:
        """The conditions rows meet to be shown."""
        return self._filter

    @property
    def needs_alignments(self) -> bool:
        """Whether order or filter depend on every hit being aligned."""
        return COLUMNS[self._sort_column].needs_alignment or self._filter.needs_alignments

    @property
    def needs_permutations(self) -> bool:
        """Whether order or filter depend on pairwise significance."""
        bounded = self._filter.max_pairwise_p is not None or self._filter.min_z_value is not None
        return COLUMNS[self._sort_column].needs_permutation or bounded

    def set_result(self, result: QueryResult | None) -> None:
        """Show another query's hits, with the sorting and filter in force."""
        self.beginResetModel()
        self._table = result.hits if result is not None else None
        self._marked = frozenset()
        self._cells.clear()
        self._sorted = self._sort() if self._table is not None else _NO_ROWS
        self._mask = self._match()
        self._arrange()
        self.endResetModel()

    def mark_new(self, hit_rows: frozenset[int]) -> None:
        """Mark the hits that a round of an iterated search found anew: bold, with a dot before the name."""
        self._marked = hit_rows
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(COLUMNS) - 1))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; ties keep the order of E-value, score and file, empty cells come last."""
        self._sort_column = column if column >= 0 else _RANK
        self._descending = column >= 0 and order == Qt.SortOrder.DescendingOrder
        if self._table is None:
            return
        before = self._begin_layout()
        self._sorted = self._sort()
        self._arrange()
        self._end_layout(before)

    def set_filter(self, conditions: Filter) -> None:
        """Show only the hits that meet `conditions`."""
        self._filter = conditions
        if self._table is None:
            return
        before = self._begin_layout()
        self._mask = self._match()
        self._arrange()
        self._end_layout(before)

    def cells_arrived(self, hit_rows: list[int]) -> None:
        """Show hits that were aligned or permuted just now, where they are; `rearrange` moves them."""
        model_rows = []
        for row in hit_rows:
            self._cells.pop(row, None)
            place = self.model_row(row)
            if place >= 0:
                model_rows.append(place)
        if model_rows:
            last_column = len(COLUMNS) - 1
            self.dataChanged.emit(
                self.index(min(model_rows), 0), self.index(max(model_rows), last_column), [_DISPLAY]
            )

    def rearrange(self) -> None:
        """Sort and filter again, after cells arrived that order or filter depend on."""
        if self._table is None or not (self.needs_alignments or self.needs_permutations):
            return
        before = self._begin_layout()
        self._sorted = self._sort()
        self._mask = self._match()
        self._arrange()
        self._end_layout(before)

    # Rows

    def visible_rows(self) -> NDArray[np.int64]:
        """Return the hit rows in screen order, int64[rows]: what an export of the screen writes."""
        return self._rows.copy()

    def hit_row(self, model_row: int) -> int:
        """Return the hit row shown at a place on the screen; -1 outside."""
        return int(self._rows[model_row]) if 0 <= model_row < len(self._rows) else -1

    def model_row(self, hit_row: int) -> int:
        """Return the place on the screen of a hit row; -1 where the filter leaves it out."""
        if self._table is None or not 0 <= hit_row < len(self._table):
            return -1
        if self._places is None:
            self._places = np.full(len(self._table), -1, np.int64)
            self._places[self._rows] = np.arange(len(self._rows))
        return int(self._places[hit_row])

    # Qt's side

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Return a cell's text, alignment, tooltip or spoken text."""
        if role == _DISPLAY:
            if self._table is None or not index.isValid():
                return None
            row = int(self._rows[index.row()])
            cells = self._cells.get(row)
            if cells is None:
                if len(self._cells) >= _CACHED_ROWS:
                    self._cells.clear()
                cells = self._cells[row] = [None] * len(COLUMNS)
            column = index.column()
            text = cells[column]
            if text is None:
                text = cells[column] = self._table.display(COLUMNS[column].key, row)
            return f"{NEW_MARK} {text}" if column == _SUBJECT and row in self._marked else text
        if role == _ALIGNMENT:
            return _ALIGNMENTS[index.column()] if index.isValid() else None
        if role == _FONT and self._marked and index.isValid() and self.hit_row(index.row()) in self._marked:
            return self._bold
        if role in (_TOOLTIP, _ACCESSIBLE) and index.isValid() and self._table is not None:
            return self._full_text(COLUMNS[index.column()], int(self._rows[index.row()]), role == _ACCESSIBLE)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, alignment or meaning, or a row's number."""
        if orientation == Qt.Orientation.Vertical:
            return f"{section + 1:,}" if role == _DISPLAY else None
        if not 0 <= section < len(COLUMNS):
            return None
        if role == _DISPLAY:
            return COLUMNS[section].title
        if role in (_TOOLTIP, _ACCESSIBLE_DESCRIPTION):
            return COLUMNS[section].meaning
        if role == _INITIAL_ORDER:
            return _INITIAL_ORDERS[section]
        return _ALIGNMENTS[section] if role == _ALIGNMENT else None

    # Inside

    def _full_text(self, column: Column, row: int, spoken: bool) -> str:
        """Return a cell's text in full: for the tooltip, or with its column's title for screen readers."""
        assert self._table is not None
        if spoken:
            if column.key == "subject" and row in self._marked:
                return self.tr("New in this round. {}").format(self._table.display(column.key, row))
            missing = self.tr("not permuted yet") if column.needs_permutation else self.tr("not aligned yet")
            if column.key == "pairwise_problem" and row in self._table.pairwise:
                missing = self.tr("nothing wrong")
            return f"{column.title}: {self._table.display(column.key, row) or missing}"
        if column.needs_permutation and row not in self._table.pairwise:
            return self.tr("Not permuted yet")
        if column.key == "pairwise_problem":
            return self._table.text(column.key, row)
        if column.kind is Kind.TEXT and not column.needs_alignment:
            new = self.tr("New in this round. ") if row in self._marked else ""
            return new + self._table.header(row)[:_TOOLTIP_LENGTH]
        if column.kind is Kind.EVALUE and np.isfinite(self._table.log10s(column.key)[row]):
            return f"10^{self._table.log10s(column.key)[row]:.3f}"
        value = self._table.value(column.key, row)
        if value is None:
            return self.tr("Not aligned yet") if column.needs_alignment else ""
        return str(value)[:_TOOLTIP_LENGTH]

    def _sort(self) -> NDArray[np.int64]:
        assert self._table is not None
        key = COLUMNS[self._sort_column].key
        if key == "rank":
            rows = np.arange(len(self._table))
            return rows[::-1] if self._descending else rows
        return self._table.order_by(key, self._descending)

    def _match(self) -> NDArray[np.bool_] | None:
        """Return which hits pass the filter, bool[hits]; None where there is no condition."""
        if self._table is None or self._filter == Filter():
            return None
        return self._table.matching(self._filter)

    def _arrange(self) -> None:
        self._rows = self._sorted if self._mask is None else self._sorted[self._mask[self._sorted]]
        self._places = None

    def _begin_layout(self) -> NDArray[np.int64]:
        """Announce a new order and return the old one, to move persistent indexes from."""
        self.layoutAboutToBeChanged.emit()
        return self._rows

    def _end_layout(self, before: NDArray[np.int64]) -> None:
        """Move persistent indexes (selection, current row) along with their hits."""
        old = self.persistentIndexList()
        new = []
        for index in old:
            row = self.model_row(int(before[index.row()]))
            new.append(self.index(row, index.column()) if row >= 0 else QModelIndex())
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()
