"""Write hits as comma- or tab-separated tables that spreadsheets and data frames read."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from swathe.core.export.provenance import lines
from swathe.core.export.values import ExportJob, RowReader, file_columns, query_label
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN

_FORMULA: Final = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
"""Beginnings of cells that a spreadsheet may run as formulas (OWASP, "CSV injection")."""
_CELL_IN_COMMENT: Final = re.compile(r"([,;\t]\s*)(?=[=+\-@＝＋－＠])")
_BREAKS: Final = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")
_EVERY: Final = 200


def write_csv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write comma-separated values (RFC 4180), below comment lines that begin with ``# ``."""
    yield from _write(job, stream, "excel")


def write_tsv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write tab-separated values, cells with tabs quoted, below comment lines that begin with ``# ``."""
    yield from _write(job, stream, "excel-tab")


def neutralised(text: str) -> str:
    """Return a text cell that no spreadsheet runs: what looks like a formula gets an apostrophe in front."""
    return f"'{text}" if _FORMULA.match(text) else text


def comment(label: str, words: str) -> str:
    """Return a comment line without its line end; it has no line breaks and no formulas within."""
    return _CELL_IN_COMMENT.sub(r"\1'", _BREAKS.sub(" ", f"# {label}: {words}"))


def write_comments(facts: Iterable[tuple[str, str]], stream: io.TextIOWrapper) -> None:
    """Write a comment line for each (label, words)."""
    for label, words in facts:
        stream.write(comment(label, words) + "\r\n")


def _write(job: ExportJob, stream: io.TextIOWrapper, dialect: str) -> Iterator[int]:
    if job.comments:
        write_comments(lines(job.result), stream)
    keys = file_columns(job.selection.columns)
    is_text = [key in COLUMN and COLUMN[key].kind is Kind.TEXT for key in keys]
    writer = csv.writer(stream, dialect)
    writer.writerow(["query", *keys])
    done = 0
    for number, query, rows in job.queries():
        label = neutralised(query_label(number, query))
        read = RowReader(query.hits, keys)
        for row in rows:
            cells: list[Any] = [label]
            for value, text in zip(read(int(row)), is_text, strict=True):
                cells.append(neutralised(value) if text and value is not None else value)
            writer.writerow(cells)
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done
