"""Write hits, and the table of queries, as Excel workbooks."""

from __future__ import annotations

import io
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import ExportError
from swathe.core.export.evalue_care import care_lines
from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.typed_columns import kind_of, typed_columns
from swathe.core.export.values import ExportJob, sheet_title
from swathe.core.results.columns import Kind, Table

if TYPE_CHECKING:
    import xlsxwriter

_MOST_ROWS: Final = 1_048_576
_MOST_LETTERS: Final = 32_767
_SMALLEST: Final = 2.3e-308
"""Excel knows no smaller numbers but 0."""
_ROWS: Final = 1_000
_FORMATS: Final = {Kind.INTEGER: "0", Kind.REAL: "0.0", Kind.PERCENT: "0.0", Kind.EVALUE: "0.00E+00"}
_WIDTHS: Final = {Kind.TEXT: 24, Kind.INTEGER: 9, Kind.REAL: 10, Kind.PERCENT: 9, Kind.EVALUE: 11}
_FILTER_BUTTON: Final = 3
"""Letters that the button of a filter takes of a title."""
_OPTIONS: Final = {
    "constant_memory": True,  # a row at a time
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


def write_excel(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write a sheet of hits, a row each below a header that stays in sight, and a sheet of what made them.

    Cells have types: what looks like a formula is text. Raises ExportError if there are too many hits.
    """

    def rows() -> Iterator[list[list[Any]]]:
        for columns in typed_columns(job, _ROWS):
            yield [_cells(column.texts or column.numbers.tolist(), column.kind) for column in columns]

    def facts() -> Iterator[tuple[str, str] | None]:
        yield from provenance_lines(job.result, job.written)
        yield from care_lines(job)

    columns = [(sheet_title(name), kind_of(name)) for name in job.file_columns]
    book = _Book("Hits", columns, job.selection.n_rows, "hits", job.result.started)
    yield from book.write(rows(), facts(), stream)


def write_excel_summary(
    table: Table,
    order: NDArray[np.int64],
    facts: Iterable[tuple[str, str]],
    started: str,
    written: Callable[[float], str],
    stream: io.TextIOWrapper,
) -> Iterator[int]:
    """Write a sheet of the table of queries, in a given order, as `write_excel` does hits.

    `written` writes E-values as `core.export.plain_tables.write_plain_table` has them. Raises ExportError if
    there are too many queries.
    """
    needless = table.needless()
    shown = [column for column in table.columns if not column.asked_for and column.key not in needless]

    def rows() -> Iterator[list[list[Any]]]:
        for begin in range(0, len(order), _ROWS):
            some, cells = order[begin : begin + _ROWS].tolist(), []
            for column in shown:
                if column.kind is Kind.TEXT:
                    cells.append(_cells([table.text(column.key, row) for row in some], Kind.TEXT))
                    continue
                numbers = [table.number(column.key, row) for row in some]
                if column.kind is Kind.EVALUE:
                    evalues = [float(written(number) or "nan") for number in numbers]
                    cells.append(_cells(evalues, Kind.EVALUE))
                cells.append(_cells(numbers, Kind.REAL))
            yield cells

    columns = list[tuple[str, Kind]]()
    for column in shown:
        columns.append((column.list_title, column.kind))
        if column.kind is Kind.EVALUE:
            columns.append((f"log₁₀ {column.list_title}", Kind.REAL))
    yield from _Book("Queries", columns, len(order), "queries", started).write(rows(), facts, stream)


@dataclass(frozen=True, slots=True)
class _Book:
    """A workbook: a sheet of `n_rows` rows of `called`, and one of what made them, at the time of `started`.

    columns : title and kind of each
    """

    sheet: str
    columns: Sequence[tuple[str, Kind]]
    n_rows: int
    called: str
    started: str

    def write(
        self,
        rows: Iterable[list[list[Any]]],
        facts: Iterable[tuple[str, str] | None],
        stream: io.TextIOWrapper,
    ) -> Iterator[int]:
        """Write cells, some rows of every column at a time, and facts; yield the rows written so far."""
        if self.n_rows >= _MOST_ROWS:
            raise ExportError(
                f"An Excel sheet holds {_MOST_ROWS - 1:,} {self.called}; these are {self.n_rows:,}.",
                "Choose fewer, or another format, such as parquet or csv.",
            )
        import xlsxwriter

        with tempfile.TemporaryFile() as room:  # the library cannot go back in a pipe, nor end on a full disk
            yield from self._write(rows, facts, xlsxwriter.Workbook(room, _OPTIONS))
            room.seek(0)
            shutil.copyfileobj(room, stream.buffer)

    def _write(
        self,
        rows: Iterable[list[list[Any]]],
        facts: Iterable[tuple[str, str] | None],
        book: xlsxwriter.Workbook,
    ) -> Iterator[int]:
        with suppress(ValueError):  # of a damaged run
            # Or else the time of writing, and no two files of the same hits would be alike.
            book.set_properties({"created": datetime.fromisoformat(self.started)})
        bold = book.add_format({"bold": True})
        formats = {kind: book.add_format({"num_format": format}) for kind, format in _FORMATS.items()}
        shown = [formats.get(kind) for _, kind in self.columns]
        sheet = book.add_worksheet(self.sheet)
        sheet.freeze_panes(1, 0)
        sheet.autofilter(0, 0, self.n_rows, len(self.columns) - 1)
        for place, (title, kind) in enumerate(self.columns):
            # The button of the filter stands over the end of the title.
            sheet.set_column(place, place, max(_WIDTHS[kind], len(title) + _FILTER_BUTTON))
            sheet.write_string(0, place, title, bold)
        done = 0
        for columns in rows:
            for row in zip(*columns, strict=True):
                done += 1
                for place, (cell, format) in enumerate(zip(row, shown, strict=True)):
                    if cell is None:
                        continue
                    if format is None:
                        sheet.write_string(done, place, cell)
                    else:
                        sheet.write_number(done, place, cell, format)
            yield done
        made = book.add_worksheet("Search")
        made.set_column(0, 0, _WIDTHS[Kind.TEXT])
        line = 0
        for fact in facts:
            if fact is not None:
                label, words = fact
                made.write_string(line, 0, label, bold)
                made.write_string(line, 1, _cut(words))
                line += 1
            yield done
        book.close()
        yield done


def _cells(values: list[Any], kind: Kind) -> list[Any]:
    """Return the cells of a column, None for those that are empty."""
    if kind is Kind.TEXT:
        return [_cut(text) if text else None for text in values]
    if kind is Kind.EVALUE:
        return [None if value != value else value if value > _SMALLEST else 0 for value in values]
    return [value if np.isfinite(value) else None for value in values]


def _cut(text: str) -> str:
    """Return text that a cell can hold."""
    clean = text.encode("utf-8", "backslashreplace").decode()
    return clean if len(clean) <= _MOST_LETTERS else f"{clean[: _MOST_LETTERS - 1]}…"
