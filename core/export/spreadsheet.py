"""Write hits as comma- or tab-separated tables that spreadsheets and data frames read."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from swathe.core.export.evalue_care import care_lines
from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.values import QUERY, QUERY_NUMBER, ExportJob

_FORMULA: Final = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
"""Beginnings of cells that a spreadsheet may run as formulas (OWASP, "CSV injection")."""
_QUOTED: Final = re.compile(r'[\t\r\n,"]')
"""What may make the csv module quote a cell."""
_CELL_IN_COMMENT: Final = re.compile(r"([,;\t]\s*)(?=[=+\-@＝＋－＠])")
_BREAKS: Final = re.compile(r"[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")


def write_csv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write comma-separated values (RFC 4180), below comment lines that begin with ``# ``."""
    yield from _write(job, stream, "excel")


def write_tsv(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write tab-separated values, cells with tabs quoted, below comment lines that begin with ``# ``."""
    yield from _write(job, stream, "excel-tab")


def neutralised(text: str) -> str:
    """Return a text cell that no spreadsheet runs: what looks like a formula gets an apostrophe in front."""
    return f"'{text}" if _FORMULA.match(text) else text


def not_neutralised(text: str) -> str:
    """Return a text cell as it was before `neutralised`."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text, 1) else text


def comment(label: str, words: str) -> str:
    """Return a comment line without its line end; it has no line breaks and no formulas within."""
    return _CELL_IN_COMMENT.sub(r"\1'", _BREAKS.sub(" ", f"# {label}: {words}"))


def write_comments(facts: Iterable[tuple[str, str]], stream: io.TextIOWrapper) -> None:
    """Write a comment line for each (label, words)."""
    for label, words in facts:
        stream.write(comment(label, words) + "\r\n")


def _write(job: ExportJob, stream: io.TextIOWrapper, dialect: str) -> Iterator[int]:
    from swathe.core.export.cells import ROWS, Cells, ColumnCells, Spelling, lines, write_bytes

    if job.comments:
        write_comments(provenance_lines(job.result, job.written), stream)
        for line in care_lines(job):
            if line is not None:
                write_comments([line], stream)
            yield 0
    names = job.file_columns
    csv.writer(stream, dialect).writerow(names)
    spell = partial(_spelled, dialect)
    between = csv.get_dialect(dialect).delimiter.encode()
    keys = [name for name in names if name not in (QUERY, QUERY_NUMBER)]
    columns = ColumnCells(job.result.plan.database, keys, Spelling(spell, b""))
    before = [b"", *[between] * (len(names) - 1)]
    done = 0
    for number, query, rows in job.queries():
        label = spell(job.result.plan.request.name_in_tables(number - 1))
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            found = dict(zip(keys, columns.of((query.hits, some)), strict=True))
            found[QUERY] = Cells.same(label, some.size)
            found[QUERY_NUMBER] = Cells.same(b"%d" % number, some.size)
            cells = zip(before, (found[name] for name in names), strict=True)
            write_bytes(stream, lines(list(cells), b"\r\n", some.size))
            done += some.size
            yield done
    yield done


def _spelled(dialect: str, text: str | None) -> bytes:
    """Return a cell of text, neutralised, as Python's csv module writes it."""
    from swathe.core.export.cells import encoded

    if not text or not (_QUOTED.search(text) or _FORMULA.match(text)):
        return encoded(text or "")
    line = io.StringIO()
    writer = csv.writer(line, dialect)
    writer.writerow([None if text is None else neutralised(text), "."])
    return encoded(line.getvalue()[: -len("..\r\n")])
