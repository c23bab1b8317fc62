"""Rows of the hit table as text for the clipboard."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swathe.core.export.spreadsheet import neutralised
from swathe.core.results.columns import Column, Kind
from swathe.core.results.hits import HitTable


def copied_rows(table: HitTable, columns: Sequence[Column[HitTable]], rows: Iterable[int]) -> str:
    """Return rows as the screen shows them: tab-separated under the columns' titles, each on one line.

    Text that a spreadsheet would run as a formula is neutralised. Tick boxes are not copied.
    """
    columns = [column for column in columns if column.key != "ticked"]
    lines = ["\t".join(column.title for column in columns)]
    lines += ["\t".join(_cell(table, column, row) for column in columns) for row in rows]
    return "\n".join(lines) + "\n"


def _cell(table: HitTable, column: Column[HitTable], row: int) -> str:
    cell = " ".join(table.display(column.key, row).split("\t"))
    return neutralised(" ".join(cell.splitlines())) if column.kind is Kind.TEXT else cell
