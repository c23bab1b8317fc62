"""Write hits as BLAST's tabular formats 6, 7 and 10."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database
from swathe.core.export.blast_fields import FieldRows, cells_of, titles
from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.values import ExportJob, query_label
from swathe.core.results.query_result import QueryResult

if TYPE_CHECKING:
    from swathe.core.export.cells import Cells  # compiled code, slow to import

BLAST_COLUMNS: Final = (
    ("identity", "% identity"),
    ("length", "alignment length"),
    ("mismatches", "mismatches"),
    ("gap_openings", "gap opens"),
    ("query_start", "q. start"),
    ("query_end", "q. end"),
    ("subject_start", "s. start"),
    ("subject_end", "s. end"),
    ("evalue", "evalue"),
    ("bits", "bit score"),
)
"""Columns three to twelve of BLAST's standard set: the column's key, and BLAST's name in comment lines."""
_ROUNDED: Final = {"identity": "pident", "evalue": "evalue", "bits": "bitscore"}
"""Those of them that BLAST rounds, by its names for them."""
_MORE: Final = ("qlen", "slen", "score", "positive", "btop")
"""What format 7 has after the twelve: Bio.Align needs BTOP (Biopython 1.88)."""
_TWELVE_TITLES: Final = ", ".join(["query acc.ver", "subject acc.ver", *(name for _, name in BLAST_COLUMNS)])
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_READERS_WORDS: Final = re.compile(
    r"(?<=B)(?=LAST)|(?<=Q)(?=uery)|(?<=R)(?=ID)|(?<=F)(?=ields)|(?<=h)(?=its found)|(?<=p)(?=rocessed)"
)
"""Places inside the keywords by which readers recognise comment lines. A backslash is inserted there where
such a word is mere text."""
PROGRAM: Final = re.compile(r"\b[A-Z]*BLAST[A-Z]*\b")
_OF_PROGRAMS: Final = ("Program", "Note")
"""Comment lines that name programs: as their commands are called, which no reader takes for its own words."""
_BACKSLASH: Final = r"\\"
_TAB: Final = b"\t"
QueryRows = tuple[int, QueryResult, NDArray[np.int64]]
"""The number of a query, from 1, its result, and some rows of its hits, int64[k]."""
RowsWriter = Callable[[Iterable[QueryRows]], Iterator[int]]
_Columns = Callable[[Sequence[QueryRows]], "list[tuple[bytes, Cells]]"]


def write_blast6(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the twelve columns of ``-outfmt 6``, one line per hit, with BLAST's digits."""
    yield from _write(job, stream, _TAB)


def write_blast10(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the same as ``-outfmt 10``: commas in place of tabs, and as there no cell is quoted."""
    yield from _write(job, stream, b",")


def blast6_lines(database: Database, stream: io.TextIOWrapper, fields: tuple[str, ...]) -> RowsWriter:
    """Return what writes rows of queries, and yields now and then how many more it has written.

    fields : as `Selection` has them
    """
    return _lines(_columns(database, fields, _TAB), stream)


def blast10_lines(database: Database, stream: io.TextIOWrapper, fields: tuple[str, ...]) -> RowsWriter:
    """Return what `blast6_lines` does, with commas."""
    return _lines(_columns(database, fields, b","), stream)


def _write(job: ExportJob, stream: io.TextIOWrapper, between: bytes) -> Iterator[int]:
    done = 0
    for some in _lines(_columns_of(job, between), stream)(job.queries()):
        done += some
        yield done
    yield done


def _lines(columns: _Columns, stream: io.TextIOWrapper) -> RowsWriter:
    from swathe.core.export.cells import lines, write_bytes

    def write(queries: Iterable[QueryRows]) -> Iterator[int]:
        for parts in _batches(queries):
            size = sum(rows.size for _, _, rows in parts)
            write_bytes(stream, lines(columns(parts), b"\n", size))
            yield size

    return write


def _batches(queries: Iterable[QueryRows]) -> Iterator[list[QueryRows]]:
    """Yield rows of queries, as many as are written at a time: what is done for each query takes longer."""
    from swathe.core.export.cells import ROWS

    parts: list[QueryRows] = []
    left = ROWS
    for number, query, rows in queries:
        begin = 0
        while begin < rows.size:
            some = rows[begin : begin + left]
            parts.append((number, query, some))
            begin += some.size
            left -= some.size
            if not left:
                yield parts
                parts, left = [], ROWS
    if parts:
        yield parts


def write_blast7(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write ``-outfmt "7 std qlen slen score positive btop"``, with comment lines above each query.

    BTOP holds the alignment itself; without it Bio.Align cannot read a tabular file (Biopython 1.88). The
    first comment lines also have the provenance. All are written so that both readers of Biopython accept
    them: one colon followed by a space in each, and a backslash inside their keywords. Where columns are
    chosen, these are written in place of the usual ones; of hits that were read from a file the twelve.
    """
    from swathe.core.export.cells import ROWS, lines, write_bytes

    fields = job.selection.fields
    origin = job.result.plan.origin
    columns = _columns_of(job, _TAB, with_alignment=origin is None)
    usual = _TWELVE_TITLES if origin is not None else f"{_TWELVE_TITLES}, {titles(_MORE)}"
    made = "exact Smith-Waterman" if origin is None else f"read from a result of {origin.name}"
    done = blocks = 0
    for number, query, rows in job.queries():
        stream.write(f"# BLASTP {job.result.plan.version} (Swathe, {made})\n")
        if blocks == 0:
            for label, words in provenance_lines(job.result, job.written):
                if label in _OF_PROGRAMS:
                    words = PROGRAM.sub(lambda name: name.group().lower(), words)
                own = _READERS_WORDS.sub(_BACKSLASH, f"{label}: {_one_colon(words)}")
                stream.write(f"# Swathe {own}\n")
        description = query.query.description
        label = query_label(number, query)
        about = f"{label} {_READERS_WORDS.sub(_BACKSLASH, description)}".rstrip()
        database = _READERS_WORDS.sub(_BACKSLASH, " ".join(map(str, job.result.plan.request.databases)))
        stream.write(f"# Query: {_one_colon(about)}\n# Database: {_one_colon(database)}\n")
        if len(rows):
            stream.write(f"# Fields: {titles(fields) if fields else usual}\n")
        stream.write(f"# {len(rows)} hits found\n")
        blocks += 1
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            write_bytes(stream, lines(columns([(number, query, some)]), b"\n", some.size))
            done += some.size
            yield done
    stream.write(f"# BLAST processed {blocks} queries\n")
    yield done


def _columns_of(job: ExportJob, between: bytes, *, with_alignment: bool = False) -> _Columns:
    """Return what gives the columns of a job: hits read from a file keep the digits they have there."""
    plan = job.result.plan
    rounded = _ROUNDED if plan.origin is None else {}
    return _columns(plan.database, job.selection.fields, between, rounded, with_alignment=with_alignment)


def _columns(
    database: Database,
    fields: tuple[str, ...],
    between: bytes,
    rounded: Mapping[str, str] = _ROUNDED,
    *,
    with_alignment: bool = False,
) -> _Columns:
    """Return what gives the columns of rows of queries, with what is written before each.

    rounded : the standard columns that have BLAST's digits, others have all
    with_alignment : whether five more follow the twelve where no `fields` are chosen
    """
    before = [b"", *[between] * (len(fields) - 1)]
    if fields:
        return lambda parts: list(zip(before, _read(fields, parts), strict=True))
    standard = _standard(database, between, rounded)
    if not with_alignment:
        return standard

    return lambda parts: [*standard(parts), *((between, cells) for cells in _read(_MORE, parts))]


def _standard(database: Database, between: bytes, rounded: Mapping[str, str]) -> _Columns:
    """Return what gives the twelve standard columns of rows of queries; ``nan`` stands for missing values."""
    from swathe.core.export.cells import Cells, ColumnCells, Spelling, encoded

    keys = ["subject", *(key for key, _ in BLAST_COLUMNS)]
    whole = [key for key in keys if key not in rounded]
    columns = ColumnCells(database, whole, Spelling(lambda text: encoded(text or ""), b"nan"))

    def standard(parts: Sequence[QueryRows]) -> list[tuple[bytes, Cells]]:
        labels = [encoded(query_label(number, query)) for number, query, _ in parts]
        of_query = Cells.repeated(labels, [rows.size for _, _, rows in parts])
        of_hits = dict(zip(whole, columns.of(*((query.hits, rows) for _, query, rows in parts)), strict=True))
        of_hits.update(zip(rounded, _read(tuple(rounded.values()), parts), strict=True))
        return [(b"", of_query), *((between, of_hits[key]) for key in keys)]

    return standard


def _read(fields: Sequence[str], parts: Sequence[QueryRows]) -> list[Cells]:
    """Return the cells of columns that BLAST names."""
    from swathe.core.export.cells import Cells

    of_parts = [cells_of(fields, FieldRows(*part)) for part in parts]
    return list(map(Cells.joined, zip(*of_parts, strict=True)))


def _one_colon(words: str) -> str:
    """Return text for a comment line: without control characters and without colons before spaces."""
    return re.sub(r":\s+", ":", _CONTROL.sub(" ", words)).rstrip(": ")
