"""The runs of a history, whose names can be edited, and the hits of two of them, as Qt sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from swathe.core.history.changes import VERDICTS, ChangeTable, Listed
from swathe.core.history.differences import ALIGNED_VALUES, PAIRS
from swathe.gui.history.recording import why_not_yet
from swathe.gui.results.hits.cells import about_verdict
from swathe.gui.widgets.table_model import Index, TableModel
from swathe.gui.widgets.theme import Colours

if TYPE_CHECKING:
    from swathe.core.history.differences import QueryDifferences
    from swathe.core.history.history_file import RunRow
    from swathe.core.history.run_table import RunTable
    from swathe.core.results.columns import Table

_NAME: Final = 0
_MOVED: Final = "log10_evalue_change"
_OF_RUNS: Final = {
    f"{name}_{side}": side
    for name in ("rank", "score", "bits", "log10_evalue", *ALIGNED_VALUES)
    for side in "ab"
}
"""Columns of figures that a run has of its hits, with the run."""
_BOLD: Final = ("log10_evalue_a", "log10_evalue_b", _MOVED)
"""Columns that are bold where a hit is significant in one run only: one of them always says something."""
_ROUNDS: Final = {"round_a": "a", "round_b": "b"}


class RunTableModel(TableModel):
    """A `RunTable` in screen order; `renamed` carries a run's number and the name it was given."""

    table: RunTable
    renamed = Signal(str, str)

    def __init__(self, table: RunTable, parent: QObject | None = None) -> None:
        self._left_out: frozenset[str] = frozenset()
        self._marked = ""
        super().__init__(table, parent)

    def leave_out(self, ids: frozenset[str]) -> None:
        """List all runs but these."""
        self._left_out = ids
        self.rearrange()

    def mark(self, run_id: str) -> None:
        """Make a run's name stand out; '' for none."""
        self._marked = run_id
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def measured_rows(self) -> NDArray[np.int64]:
        """Return all runs: columns stay as they are, whichever of them are listed."""
        return np.arange(len(self.runs))

    def listed(self) -> list[RunRow]:
        """Return the runs that are not left out, whatever words are searched."""
        return [run for run in self.runs.runs if run.id not in self._left_out]

    @property
    def runs(self) -> RunTable:
        """The runs behind the model."""
        return self.table

    def run(self, place: int) -> RunRow:
        """Return the run at a place on the screen."""
        return self.runs.runs[self.table_row(place)]

    def put(self, run: RunRow) -> None:
        """Show a run that is listed as it is now; it stays in its place."""
        if (row := self.runs.row_of(run.id)) >= 0:
            self.runs.put(row, run)
            if (place := self.model_row(row)) >= 0:
                self.dataChanged.emit(self.index(place, 0), self.index(place, self.columnCount() - 1))

    def place_of(self, run_id: str) -> int:
        """Return where on the screen a run is; -1 for none."""
        return self.model_row(self.runs.row_of(run_id))

    def _arrange(self) -> None:
        super()._arrange()
        if self._left_out:
            out = [self.runs.row_of(run_id) for run_id in self._left_out]
            self._rows = self._rows[~np.isin(self._rows, out)]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let names be edited of runs that are kept."""
        flags = super().flags(index)
        named = index.column() == _NAME and not why_not_yet(self.run(index.row()))
        return flags | Qt.ItemFlag.ItemIsEditable if named else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell as any table's, the name to be edited, and bold letters for one that stands out."""
        named = index.column() == _NAME
        if role == Qt.ItemDataRole.FontRole and named and self.run(index.row()).id == self._marked:
            font = QFont()
            font.setBold(True)
            return font
        return super().data(index, Qt.ItemDataRole.DisplayRole if role == Qt.ItemDataRole.EditRole else role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for another name, an empty one for the run's own title; the list shows it once it is kept."""
        name, run = str(value).strip(), self.run(index.row())
        if role != Qt.ItemDataRole.EditRole or name in (run.name, run.shown):
            return False
        self.renamed.emit(run.id, name)
        return True


class ChangeTableModel(TableModel):
    """A `ChangeTable` in screen order, all of it or the hits chosen."""

    table: ChangeTable

    def __init__(self, parent: QObject | None = None) -> None:
        self._choice = Listed.ALL
        self._every = np.empty(0, np.int64)
        super().__init__(ChangeTable(), parent)

    def set_table(self, table: Table) -> None:
        """Show another table; all of its hits are put into order once, not with each letter of a search."""
        self._every = table.unsorted()
        super().set_table(table)

    def measured_rows(self) -> NDArray[np.int64]:
        """Return all hits, those that changed most first: columns stay, whichever hits are listed."""
        return self._every

    def set_choice(self, choice: Listed) -> None:
        """Show only these hits."""
        self._choice = choice
        self.rearrange()

    def take(self, place: int, query: QueryDifferences) -> None:
        """Show what was computed since of the hits of the query at a place in the table."""
        self.table.take(place, query)
        if self._rows.size:
            self.dataChanged.emit(self.index(0, 0), self.index(self._rows.size - 1, self.columnCount() - 1))
        self.rearrange()  # what changed most comes first

    def verdicts_changed(self) -> None:
        """Show verdicts as they are now, sorted and chosen anew if the hits are by these."""
        if self._rows.size:
            self.dataChanged.emit(self.index(0, 0), self.index(self._rows.size - 1, self.columnCount() - 1))
        by_title = self._column >= 0 and self.columns[self._column].key in VERDICTS
        if by_title or self._choice is Listed.VERDICTS_APART:
            self.rearrange()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell as any table's; E-values and how far they moved in bold where one is significant.

        How far others moved is muted where the hit is beyond doubt in both runs: they come last, however far.
        """
        key, row = self.columns[index.column()].key, int(self._rows[index.row()])
        if role == Qt.ItemDataRole.FontRole and key in _BOLD:
            font = QFont()
            font.setBold(bool(self._significant_in_one[row]))
            return font
        muted = role == Qt.ItemDataRole.ForegroundRole and key == _MOVED and not self._significant_in_one[row]
        if muted and self.table.beyond_doubt(slice(row, row + 1))[0]:
            return Colours.of(QApplication.palette()).muted
        return super().data(index, role)

    def tooltip(self, key: str, row: int) -> str:
        """Return whole headers for names and descriptions, and for others the cell in full."""
        header = ""
        if key == _MOVED:
            said = ["Significant in one run only"] if self._significant_in_one[row] else []
            return "\n".join(filter(None, (super().tooltip(key, row), *said, self.table.about_moved(row))))
        if key == "found":
            return self.table.about_found(row) or super().tooltip(key, row)
        if key in VERDICTS:
            side = VERDICTS[key]
            _, of_run = self.table.place_in(side, row)
            result = getattr(self.table.query_of(row), side)
            if of_run < 0:
                return self.table.about_absent(f"rank_{side}", side, row)
            return about_verdict(result, of_run) or super().tooltip(key, row)
        if key in _ROUNDS:
            return self.table.about_round(_ROUNDS[key], row) or super().tooltip(key, row)
        if key == PAIRS:
            return self.table.about_pairs(row) or super().tooltip(key, row)
        if key in _OF_RUNS and (absent := self.table.about_absent(key, _OF_RUNS[key], row)):
            return f"{super().tooltip(key, row)}\n{absent}".strip()
        if key == "query":
            header = self.table.query_of(row).a.query.header
        elif key in ("subject", "description"):
            header = self.table.header(row)
        return header or super().tooltip(key, row)

    def _arrange(self) -> None:
        super()._arrange()
        self._significant_in_one = self.table.chosen(Listed.SIGNIFICANT_ONE)
        self._rows = self._rows[self.table.chosen(self._choice)[self._rows]]
