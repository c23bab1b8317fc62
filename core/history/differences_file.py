"""Write the comparison of two runs as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.export.provenance import lines
from swathe.core.export.spreadsheet import comment, neutralised
from swathe.core.export.values import query_label
from swathe.core.history.changes import CHANGE_COLUMNS, ChangeTable
from swathe.core.history.differences import RunComparison
from swathe.core.results.columns import Kind
from swathe.core.system.atomic import atomic_file

FORMATS: Final = {"csv": "excel", "tsv": "excel-tab"}
"""The formats, with how Python's csv module calls them."""
COLUMNS: Final = tuple(column.key for column in CHANGE_COLUMNS if column.kind is not Kind.TEXT)
_EVERY: Final = 500


def write_comparison(
    comparison: RunComparison,
    names: tuple[str, str],
    format: str,
    destination: Path | BinaryIO,
    token: CancelToken,
) -> Iterator[int]:
    """Write every hit of every query of both runs, below comment lines with the provenance of both.

    Yields the number of hits written, every few hundred. An E-value's decimal logarithm never underflows.

    Parameters
    ----------
    names : of the two runs
    format : a key of `FORMATS`
    destination : a path, written atomically, or an open binary stream, which is flushed and left open

    Raises ExportError if the file cannot be written and OperationCancelled; then nothing is left behind.
    """
    if format not in FORMATS:
        raise ExportError(f"There is no comparison format {format!r}.", f"Formats: {', '.join(FORMATS)}.")
    if isinstance(destination, Path):
        with atomic_file(destination) as stream:
            yield from write_comparison(comparison, names, format, stream, token)
        return
    text = io.TextIOWrapper(destination, "utf-8", "backslashreplace", newline="")
    try:
        for line in _head(comparison, names):
            text.write(f"{line}\r\n")
        writer = csv.writer(text, FORMATS[format])
        writer.writerow(["query", "subject", "description", "found", *COLUMNS])
        done = 0
        for query in comparison.queries:
            table = ChangeTable(query)
            for hit in range(len(table)):
                writer.writerow(_row(table, hit))
                done += 1
                if done % _EVERY == 0:
                    token.raise_if_cancelled()
                    yield done
        token.raise_if_cancelled()
        text.flush()
    finally:
        text.detach()
    yield done


def _head(comparison: RunComparison, names: tuple[str, str]) -> Iterator[str]:
    for side, name, result in zip("ab", names, (comparison.a, comparison.b), strict=True):
        yield comment(f"Run {side}", name)
        for label, words in lines(result):
            yield comment(f"Run {side}, {label}", words)
    for label, a, b in comparison.differences:
        yield comment(f"Different, {label}", f"{a or 'none'} | {b or 'none'}")
    for sentence in comparison.warnings:
        yield comment("Warning", sentence)


def _row(table: ChangeTable, hit: int) -> list[Any]:
    query = table.comparison
    cells: list[Any] = [
        neutralised(query_label(query.index_a + 1, query.a)),
        neutralised(table.text("subject", hit)),
        neutralised(table.text("description", hit)),
        query.found(hit),
    ]
    for key in COLUMNS:
        number = table.number(key, hit)
        whole = table.column[key].kind is Kind.INTEGER and math.isfinite(number)
        cells.append("" if math.isnan(number) else int(number) if whole else number)
    return cells
