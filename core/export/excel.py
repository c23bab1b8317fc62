"""Write hits as an Excel workbook."""

from __future__ import annotations

import io
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from swathe.core.errors import ExportError
from swathe.core.export.evalue_care import care_lines
from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.typed_columns import kind_of, typed_columns
from swathe.core.export.values import ExportJob
from swathe.core.results.columns import Kind

if TYPE_CHECKING:
    import xlsxwriter

_MOST_ROWS: Final = 1_048_576
_MOST_LETTERS: Final = 32_767
_SMALLEST: Final = 2.3e-308
"""Excel knows no smaller numbers but 0."""
_ROWS: Final = 1_000
_FORMATS: Final = {Kind.INTEGER: "0", Kind.REAL: "0.0", Kind.PERCENT: "0.0", Kind.EVALUE: "0.00E+00"}
_WIDTHS: Final = {Kind.TEXT: 24, Kind.INTEGER: 9, Kind.REAL: 10, Kind.PERCENT: 9, Kind.EVALUE: 11}
_OPTIONS: Final = {
    "constant_memory": True,  # a row at a time
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


def write_excel(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write a sheet of hits, a row each below a header that stays in sight, and a sheet of what made them.

    Cells have types: what looks like a formula is text.
    """
    if job.selection.n_rows >= _MOST_ROWS:
        raise ExportError(
            f"An Excel sheet holds {_MOST_ROWS - 1:,} hits; these are {job.selection.n_rows:,}.",
            "Choose fewer, or another format, such as parquet or csv.",
        )
    import xlsxwriter

    with tempfile.TemporaryFile() as room:  # the library cannot go back in a pipe, nor end on a full disk
        yield from _write_book(job, xlsxwriter.Workbook(room, _OPTIONS))
        room.seek(0)
        shutil.copyfileobj(room, stream.buffer)


def _write_book(job: ExportJob, book: xlsxwriter.Workbook) -> Iterator[int]:
    with suppress(ValueError):  # of a damaged run
        # Or else the time of writing, and no two files of the same hits would be alike.
        book.set_properties({"created": datetime.fromisoformat(job.result.started)})
    bold = book.add_format({"bold": True})
    formats = {kind: book.add_format({"num_format": format}) for kind, format in _FORMATS.items()}
    sheet = book.add_worksheet("Hits")
    names = job.file_columns
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, job.selection.n_rows, len(names) - 1)
    for place, name in enumerate(names):
        sheet.set_column(place, place, _WIDTHS[kind_of(name)])
        sheet.write_string(0, place, name, bold)
    done = 0
    for columns in typed_columns(job, _ROWS):
        cells = [_cells(column.texts or column.numbers.tolist(), column.kind) for column in columns]
        shown = [formats.get(column.kind) for column in columns]
        for row in zip(*cells, strict=True):
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
    facts = list(provenance_lines(job.result, job.written))
    for line in care_lines(job):
        if line is not None:
            facts.append(line)
        yield done
    for place, (label, words) in enumerate(facts):
        made.write_string(place, 0, label, bold)
        made.write_string(place, 1, _cut(words))
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
