"""The measurements as Qt sees them: a row each, sorted by any column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from PySide6.QtCore import QModelIndex, QObject

from swathe.core.benchmark.columns import COLUMNS, MeasurementTable
from swathe.core.benchmark.results import Benchmark, Measurement
from swathe.core.benchmark.series import Choice, names
from swathe.core.results.columns import Column, Kind
from swathe.gui.widgets.table_model import TableModel

FROM: Final[Column[ComparedMeasurements]] = Column(
    "comparison",
    "Comparison",
    Kind.TEXT,
    "Which of the overlaid comparisons a measurement belongs to",
    text=lambda table, row: table.rows[row][0],
)
TABLE_COLUMNS: Final[tuple[Column[Any], ...]] = (FROM, *COLUMNS)
"""`FROM` is shown only while a comparison lies over another."""


class ComparedMeasurements(MeasurementTable):
    """All measurements of one comparison, or of several over each other.

    Parameters
    ----------
    rows : each measurement with the name of its comparison
    """

    columns: ClassVar[tuple[Column[Any], ...]] = TABLE_COLUMNS
    rows: Sequence[tuple[str, Measurement]]

    def __init__(self, rows: Sequence[tuple[str, Measurement]]) -> None:
        super().__init__([measurement for _, measurement in rows])
        self.rows = rows


class MeasurementTableModel(TableModel):
    """`ComparedMeasurements` in screen order: all, or those with a database and gap costs."""

    table: ComparedMeasurements

    def __init__(self, parent: QObject | None = None) -> None:
        self._choice = Choice()
        super().__init__(ComparedMeasurements([]), parent)

    @property
    def arranged(self) -> bool:
        """Whether the order or the choice of rows depends on what is in the cells."""
        return super().arranged or self._choice != Choice()

    def limit(self, choice: Choice) -> None:
        """Show only measurements with the database and the gap costs of a choice."""
        choice = replace(choice, baseline=None)
        if choice != self._choice:
            self._choice = choice
            self.rearrange()

    def _arrange(self) -> None:
        super()._arrange()
        if self._choice != Choice():
            measurements = self.table.measurements
            self._rows = self._rows[[self._choice.has(measurements[row]) for row in self._rows.tolist()]]

    def show_comparisons(self, comparisons: list[Benchmark]) -> None:
        """Show these; rows that were there keep their place where only new ones came."""
        rows = [
            (name, measurement)
            for name, comparison in zip(names(comparisons), comparisons, strict=True)
            for measurement in comparison.measurements
        ]
        there = len(self.table)
        if rows[:there] != self.table.rows or self.arranged:
            self.set_table(ComparedMeasurements(rows))
        elif len(rows) > there:
            self.beginInsertRows(QModelIndex(), there, len(rows) - 1)
            self.table = ComparedMeasurements(rows)
            self._arrange()
            self.endInsertRows()

    def measurement(self, row: int) -> Measurement:
        """Return the measurement in a row of the screen."""
        return self.table.measurements[self.table_row(row)]

    def text(self, row: int, column: int) -> str:
        """Return a cell's text."""
        return self.table.display(self.columns[column].key, self.table_row(row))

    def tooltip(self, key: str, row: int) -> str:
        """Return why there are no figures, or a cell and what the kernel ran on."""
        measurement = self.table.measurements[row]
        return measurement.problem or f"{self.table.display(key, row)}\n{measurement.engine_label}"
