"""Write hits as BLAST's tabular formats 6 and 7."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database
from swathe.core.database.stored import gathered
from swathe.core.export.provenance import lines as provenance_lines
from swathe.core.export.values import ExportJob, query_label
from swathe.core.results.query_result import QueryResult

if TYPE_CHECKING:
    from swathe.core.export.cells import Cells  # compiled code, slow to import

_STANDARD: Final = (
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
_FIELD_LINE: Final = ", ".join(
    [
        "query acc.ver",
        "subject acc.ver",
        *(name for _, name in _STANDARD),
        "query length",
        "subject length",
        "score",
        "positives",
        "BTOP",
    ]
)
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_READERS_WORDS: Final = re.compile(
    r"(?<=B)(?=LAST)|(?<=Q)(?=uery)|(?<=R)(?=ID)|(?<=F)(?=ields)|(?<=h)(?=its found)|(?<=p)(?=rocessed)"
)
"""Places inside the keywords by which readers recognise comment lines. A backslash is inserted there where
such a word is mere text."""
_BACKSLASH: Final = r"\\"
_TAB: Final = b"\t"


def write_blast6(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the twelve columns of ``-outfmt 6``, one line per hit; numbers in full precision."""
    write = blast6_lines(job.result.plan.database, stream)
    done = 0
    for number, query, rows in job.queries():
        for some in write(number, query, rows):
            done += some
            yield done
    yield done


def blast6_lines(
    database: Database, stream: io.TextIOWrapper
) -> Callable[[int, QueryResult, NDArray[np.int64]], Iterator[int]]:
    """Return what writes rows of a query, given its number from 1, and yields how many it has written."""
    from swathe.core.export.cells import ROWS, lines, write_bytes

    standard = _standard(database)

    def write(number: int, query: QueryResult, rows: NDArray[np.int64]) -> Iterator[int]:
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            write_bytes(stream, lines(standard(number, query, some), b"\n", some.size))
            yield some.size

    return write


def write_blast7(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write ``-outfmt "7 std qlen slen score positive btop"``, with comment lines above each query.

    BTOP holds the alignment itself; without it Bio.Align cannot read a tabular file (Biopython 1.88). The
    first comment lines also have the provenance. All are written so that both readers of Biopython accept
    them: one colon followed by a space in each, and a backslash inside their keywords.
    """
    from swathe.core.alignment.texts import btops
    from swathe.core.export.cells import ROWS, Cells, lines, wholes, write_bytes

    standard = _standard(job.result.plan.database)
    done = blocks = 0
    for number, query, rows in job.queries():
        stream.write(f"# BLASTP {job.result.plan.version} (Swathe, exact Smith-Waterman)\n")
        if blocks == 0:
            for label, words in provenance_lines(job.result):
                own = _READERS_WORDS.sub(_BACKSLASH, f"{label}: {_one_colon(words)}")
                stream.write(f"# Swathe {own}\n")
        description = query.query.description
        label = query_label(number, query)
        about = f"{label} {_READERS_WORDS.sub(_BACKSLASH, description)}".rstrip()
        database = _READERS_WORDS.sub(_BACKSLASH, " ".join(map(str, job.result.plan.request.databases)))
        stream.write(f"# Query: {_one_colon(about)}\n# Database: {_one_colon(database)}\n")
        if len(rows):
            stream.write(f"# Fields: {_FIELD_LINE}\n")
        stream.write(f"# {len(rows)} hits found\n")
        blocks += 1
        table, stored = query.hits, query.hits.database
        for begin in range(0, rows.size, ROWS):
            some = rows[begin : begin + ROWS]
            subjects = table.subjects[some]
            pairs = table.alignments.pairs(some)
            offsets = stored.offsets[subjects], stored.offsets[subjects + 1]
            residues, begins, _ = gathered(stored.residues, *offsets)
            numbers = (
                np.full(some.size, len(table.query)),
                stored.lengths[subjects],
                table.scores[some],
                pairs.positives,
            )
            columns = [
                *standard(number, query, some),
                *((_TAB, wholes(of_column, b"")) for of_column in numbers),
                (_TAB, Cells.of(btops(pairs, table.query.ascii, residues, begins))),
            ]
            write_bytes(stream, lines(columns, b"\n", some.size))
            done += some.size
            yield done
    stream.write(f"# BLAST processed {blocks} queries\n")
    yield done


def _standard(
    database: Database,
) -> Callable[[int, QueryResult, NDArray[np.int64]], list[tuple[bytes, Cells]]]:
    """Return what gives the twelve standard columns of rows of a query; ``nan`` stands for missing values."""
    from swathe.core.export.cells import Cells, ColumnCells, Spelling, encoded

    keys = ["subject", *(key for key, _ in _STANDARD)]
    columns = ColumnCells(database, keys, Spelling(lambda text: encoded(text or ""), b"nan"))

    def standard(number: int, query: QueryResult, rows: NDArray[np.int64]) -> list[tuple[bytes, Cells]]:
        label = encoded(query_label(number, query))
        cells = ((_TAB, of_column) for of_column in columns.of(query.hits, rows))
        return [(label, Cells.same(b"", rows.size)), *cells]

    return standard


def _one_colon(words: str) -> str:
    """Return text for a comment line: without control characters and without colons before spaces."""
    return re.sub(r":\s+", ":", _CONTROL.sub(" ", words)).rstrip(": ")
