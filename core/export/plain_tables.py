"""Write plain tables, such as the summary of queries, as CSV and TSV."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.export.aligning import align_missing
from swathe.core.export.provenance import lines
from swathe.core.export.spreadsheet import neutralised, write_comments
from swathe.core.export.values import ExportJob, ExportProgress, Selection, evalue_writer, exact_evalue
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.results.query_summary import QuerySummary
from swathe.core.search.events import SearchResult
from swathe.core.system.files import atomic_file, check_destination
from swathe.core.system.steps import Ticker

DIALECTS: Final = {"csv": "excel", "tsv": "excel-tab"}
"""Formats of plain tables, with the names of their dialects in Python's csv module."""
_EVERY: Final = 200


def write_plain_table(
    table: Table,
    order: NDArray[np.int64],
    format: str,
    facts: Iterable[tuple[str, str]],
    stream: io.TextIOWrapper,
    written: Callable[[float], str] = exact_evalue,
) -> Iterator[int]:
    """Write rows of a table in a given order, below comment lines of (label, words).

    `format` is "csv" or "tsv". Numbers have full precision; E-values, which `written` writes, are followed by
    their logarithms. Yields the number of rows written so far.
    """
    write_comments(facts, stream)
    writer = csv.writer(stream, DIALECTS[format])
    columns = [column for column in table.columns if not column.asked_for]
    titles = [
        [column.key, f"log10_{column.key}"] if column.kind is Kind.EVALUE else [column.key]
        for column in columns
    ]
    writer.writerow([title for some in titles for title in some])
    for done, row in enumerate(order.tolist(), 1):
        writer.writerow([cell for column in columns for cell in _cells(table, column, row, written)])
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
    written: Callable[[float], str] = exact_evalue,
) -> Generator[ExportProgress, None, None]:
    """Write rows of a table in a given order to a file, atomically, or to an open binary stream.

    `written` is as in `write_plain_table`. Raises ExportError, OperationCancelled; nothing then stays.
    """
    began = time.monotonic()
    with ExitStack() as files:
        stream = destination
        if isinstance(stream, Path):
            stream = files.enter_context(atomic_file(stream))
        text = io.TextIOWrapper(stream, "utf-8", "backslashreplace", newline="")
        try:
            for done in write_plain_table(table, order, format, facts, text, written):
                token.raise_if_cancelled()
                yield ExportProgress("writing", done, len(order), time.monotonic() - began)
            text.flush()
        finally:
            text.detach()


def write_queries_csv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the summary of all queries, comma-separated."""
    return _write_queries(job, "csv", stream)


def write_queries_tsv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the summary of all queries, tab-separated."""
    return _write_queries(job, "tsv", stream)


def export_summary(
    result: SearchResult,
    order: NDArray[np.int64],
    format: str,
    destination: Path,
    token: CancelToken,
    *,
    comments: bool = True,
) -> Generator[ExportProgress, None, None]:
    """Write the summary of queries in a given order; hits that are not aligned yet are aligned first.

    `order` holds places in the request. Raises ExportError, OperationCancelled; then nothing is left behind.
    """
    began, ticker = time.monotonic(), Ticker()
    check_destination(destination)
    reached = order[order < len(result.queries)].tolist()
    everything = Selection.everything(result)
    hits = Selection(tuple(everything.queries[index] for index in reached))
    for done, total in align_missing(result, hits, token):
        if ticker.due():
            yield ExportProgress("aligning", done, total, time.monotonic() - began)
    yield from save_plain_table(
        _summary(result),
        order,
        format,
        _facts(result, order) if comments else (),
        destination,
        token,
        evalue_writer(result),
    )


def _write_queries(job: ExportJob, format: str, stream: io.TextIOWrapper) -> Iterator[int]:
    summary = _summary(job.result)
    chosen = [index for index, _ in job.selection.queries]
    if len(chosen) == len(job.result.queries):  # all are chosen: add those that the search did not reach
        chosen += range(len(chosen), len(summary))
    order = np.array(chosen, np.int64)
    facts = _facts(job.result, order) if job.comments else ()
    return write_plain_table(summary, order, format, facts, stream, evalue_writer(job.result))


def _summary(result: SearchResult) -> QuerySummary:
    request = result.plan.request
    names = [request.name_in_tables(place) for place in range(len(request.queries))]
    return QuerySummary.of(request.queries, result.queries, names)


def _facts(result: SearchResult, order: NDArray[np.int64]) -> Iterator[tuple[str, str]]:
    """Return the provenance of a summary of queries, and how many it has where others are left out."""
    queries = len(result.plan.request.queries)
    return lines(result, f"{order.size} of {queries} queries" if order.size < queries else "")


def _cells(table: Table, column: Column[Any], row: int, written: Callable[[float], str]) -> list[Any]:
    """Return the one or two cells of a column as files have them."""
    if column.kind is Kind.TEXT:
        return [neutralised(table.text(column.key, row))]
    number = table.number(column.key, row)
    if np.isnan(number):
        return ["", ""] if column.kind is Kind.EVALUE else [""]
    if column.kind is Kind.EVALUE:
        return [written(number), number]
    return [int(number) if column.kind is Kind.INTEGER else number]
