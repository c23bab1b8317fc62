"""Write plain tables, such as the summary of queries, as CSV and TSV; that of queries also as a workbook."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.export.aligning import align_missing
from swathe.core.export.excel import write_excel_summary
from swathe.core.export.provenance import lines
from swathe.core.export.spreadsheet import neutralised, write_comments
from swathe.core.export.values import (
    ExportJob,
    ExportProgress,
    Selection,
    evalue_writer,
    exact_evalue,
    short_evalue,
    sidecar_of,
)
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.results.query_summary import QuerySummary
from swathe.core.search.events import SearchResult
from swathe.core.system.files import atomic_file, check_destination, is_special
from swathe.core.system.steps import Ticker

DIALECTS: Final = {"csv": "excel", "tsv": "excel-tab"}
"""Formats of plain tables, with the names of their dialects in Python's csv module."""
_EVERY: Final = 200
_DECIMALS: Final = {Kind.PERCENT: 2, Kind.REAL: 4, Kind.EVALUE: 4}
"""Digits after the point in CSV; those of E-values are of their logarithms."""


def write_plain_table(
    table: Table,
    order: NDArray[np.int64],
    format: str,
    facts: Iterable[tuple[str, str]],
    stream: io.TextIOWrapper,
    written: Callable[[float], str] | None = None,
) -> Iterator[int]:
    """Write rows of a table in a given order, below comment lines of (label, words).

    `format` is "csv", in which numbers have the digits that mean something, or "tsv", in which they have all.
    E-values, which `written` writes from their logarithms, are followed by these. CSV is without columns of
    `core.results.columns.Table.needless`. Yields the number of rows written so far.
    """
    write_comments(facts, stream)
    writer = csv.writer(stream, DIALECTS[format])
    rounded = format == "csv"
    written = written or (short_evalue if rounded else exact_evalue)
    needless = table.needless() if rounded else ()
    columns = [column for column in table.columns if not column.asked_for and column.key not in needless]
    titles = [
        [column.key, f"log10_{column.key}"] if column.kind is Kind.EVALUE else [column.key]
        for column in columns
    ]
    writer.writerow([title for some in titles for title in some])
    for done, row in enumerate(order.tolist(), 1):
        writer.writerow([cell for column in columns for cell in _cells(table, column, row, written, rounded)])
        if done % _EVERY == 0:
            yield done
    yield len(order)


def save_plain_table(
    table: Table,
    order: NDArray[np.int64],
    format: str,
    facts: Iterable[tuple[str, str]],
    destination: Path | BinaryIO,
    token: CancelToken,
    written: Callable[[float], str] | None = None,
    beside: bool = False,
) -> Generator[ExportProgress, None, None]:
    """Write rows of a table in a given order to a file, atomically, or to an open binary stream.

    `written` is as in `write_plain_table`; the facts stand above the table, or in a file beside it.

    Raises ExportError, OperationCancelled; nothing then stays.
    """
    write = partial(write_plain_table, table, order, format, () if beside else facts, written=written)
    with ExitStack() as files:
        if beside and isinstance(destination, Path) and not is_special(destination):
            provenance = [f"{label}: {words}" for label, words in facts]
            said = {"describes": destination.name, "format": format, "provenance": provenance}
            note = files.enter_context(atomic_file(sidecar_of(destination)))
            note.write(json.dumps(said, indent=2, ensure_ascii=False).encode("utf-8", "backslashreplace"))
        yield from _save(write, len(order), destination, token)


def _save(
    write: Callable[[io.TextIOWrapper], Iterator[int]],
    rows: int,
    destination: Path | BinaryIO,
    token: CancelToken,
) -> Generator[ExportProgress, None, None]:
    began = time.monotonic()
    with ExitStack() as files:
        stream = destination
        if isinstance(stream, Path):
            stream = files.enter_context(atomic_file(stream))
        text = io.TextIOWrapper(stream, "utf-8", "backslashreplace", newline="")
        try:
            for done in write(text):
                token.raise_if_cancelled()
                yield ExportProgress("writing", done, rows, time.monotonic() - began)
            text.flush()
        finally:
            text.detach()


def write_queries(format: str, job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the summary of all queries as ``csv``, ``tsv`` or ``xlsx``."""
    chosen = [index for index, _ in job.selection.queries]
    if len(chosen) == len(job.result.queries):  # all are chosen: add those that the search did not reach
        chosen += range(len(chosen), len(job.result.plan.request.queries))
    return _write_summary(job.result, np.array(chosen, np.int64), format, job.comments, stream)


def export_summary(
    result: SearchResult,
    order: NDArray[np.int64],
    format: str,
    destination: Path | BinaryIO,
    token: CancelToken,
    *,
    comments: bool = True,
) -> Generator[ExportProgress, None, None]:
    """Write the summary of queries in a given order; hits that are not aligned yet are aligned first.

    `order` holds places in the request, `format` is as in `write_queries`. The destination is a path, written
    atomically, or an open binary stream. Raises ExportError, OperationCancelled; then nothing is left behind.
    """
    began, ticker = time.monotonic(), Ticker()
    if isinstance(destination, Path):
        check_destination(destination)
    reached = order[order < len(result.queries)].tolist()
    everything = Selection.everything(result)
    hits = Selection(tuple(everything.queries[index] for index in reached))
    for done, total in align_missing(result, hits, token):
        if ticker.due():
            yield ExportProgress("aligning", done, total, time.monotonic() - began)
    write = partial(_write_summary, result, order, format, comments)
    yield from _save(write, len(order), destination, token)


def _write_summary(
    result: SearchResult, order: NDArray[np.int64], format: str, comments: bool, stream: io.TextIOWrapper
) -> Iterator[int]:
    """Write the summary of queries in a given order; a workbook has its comments in a sheet of their own."""
    request = result.plan.request
    # Those of other programs stay as they were read.
    written = short_evalue if format == "csv" and result.plan.origin is None else evalue_writer(result)
    names = [request.name_in_tables(place) for place in range(len(request.queries))]
    summary = QuerySummary.of(request.queries, result.queries, names)
    facts = lines(result, queries_written(result, order))
    if format == "xlsx":
        return write_excel_summary(summary, order, facts, result.started, written, stream)
    return write_plain_table(summary, order, format, facts if comments else (), stream, written)


def queries_written(result: SearchResult, order: NDArray[np.int64]) -> str:
    """Say how many queries a table of them has, '' for all."""
    asked = len(result.plan.request.queries)
    return f"{order.size} of {asked} queries" if order.size < asked else ""


def _cells(
    table: Table, column: Column[Any], row: int, written: Callable[[float], str], rounded: bool
) -> list[Any]:
    """Return the one or two cells of a column as files have them; `rounded` to digits that mean something."""
    if column.kind is Kind.TEXT:
        return [neutralised(table.text(column.key, row))]
    number = table.number(column.key, row)
    if np.isnan(number):
        return ["", ""] if column.kind is Kind.EVALUE else [""]
    if column.kind is Kind.INTEGER:
        return [int(number)]
    plain = f"{number:.{_DECIMALS[column.kind]}f}" if rounded else number
    return [written(number), plain] if column.kind is Kind.EVALUE else [plain]
