"""Write hits as BLAST's tabular formats 6 and 7."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final

from swathe.core.export.provenance import lines
from swathe.core.export.values import ExportJob, RowReader, exact_evalue, query_label
from swathe.core.results.hits import subject_label
from swathe.core.results.query_result import QueryResult

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
_EVERY: Final = 200


def write_blast6(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the twelve columns of ``-outfmt 6``, one line per hit; numbers in full precision."""
    done = 0
    for number, query, rows in job.queries():
        for _, line in _standard_lines(number, query, rows.tolist()):
            stream.write(line + "\n")
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done


def write_blast7(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write ``-outfmt "7 std qlen slen score positive btop"``, with comment lines above each query.

    BTOP holds the alignment itself; without it Bio.Align cannot read a tabular file (Biopython 1.88). The
    first comment lines also have the provenance. All are written so that both readers of Biopython accept
    them: one colon followed by a space in each, and a backslash inside their keywords.
    """
    done = blocks = 0
    for number, query, rows in job.queries():
        stream.write(f"# BLASTP {job.result.plan.version} (Swathe, exact Smith-Waterman)\n")
        if blocks == 0:
            for label, words in lines(job.result):
                own = _READERS_WORDS.sub(_BACKSLASH, f"{label}: {_one_colon(words)}")
                stream.write(f"# Swathe {own}\n")
        description = query.query.description
        label = query_label(number, query)
        about = f"{label} {_READERS_WORDS.sub(_BACKSLASH, description)}".rstrip()
        database = _READERS_WORDS.sub(_BACKSLASH, str(job.result.plan.request.database))
        stream.write(f"# Query: {_one_colon(about)}\n# Database: {_one_colon(database)}\n")
        if len(rows):
            stream.write(f"# Fields: {_FIELD_LINE}\n")
        stream.write(f"# {len(rows)} hits found\n")
        blocks += 1
        table = query.hits
        for row, line in _standard_lines(number, query, rows.tolist()):
            alignment, subject = table.alignments[row], table.subject(row)
            more = (len(table.query), len(subject), int(table.scores[row]), alignment.positives)
            query_line, _, subject_line = alignment.rows(table.query, subject)
            stream.write("\t".join([line, *map(str, more), btop(query_line, subject_line)]) + "\n")
            done += 1
            if done % _EVERY == 0:
                yield done
    stream.write(f"# BLAST processed {blocks} queries\n")
    yield done


def btop(query_line: str, subject_line: str) -> str:
    """Return an alignment as BLAST's trace-back operations, from its two lines with gaps.

    A number counts identical pairs; any other column is two letters, the query's and the subject's.
    """
    parts: list[str] = []
    same = 0
    for a, b in zip(query_line, subject_line, strict=True):
        if a == b:
            same += 1
            continue
        if same:
            parts.append(str(same))
            same = 0
        parts.append(a + b)
    return "".join(parts) + (str(same) if same else "")


def _standard_lines(number: int, query: QueryResult, rows: list[int]) -> Iterator[tuple[int, str]]:
    """Yield each row with its twelve standard columns; ``nan`` stands for missing values."""
    table = query.hits
    label = query_label(number, query)
    read = RowReader(table, [key for key, _ in _STANDARD])
    for row in rows:
        values = read(row)
        values[-2] = exact_evalue(float(table.log10_evalues[row])) or "nan"
        cells = [label, subject_label(table, row, table.header(row))]
        cells += [
            "nan" if value is None else value if isinstance(value, str) else repr(value) for value in values
        ]
        yield row, "\t".join(cells)


def _one_colon(words: str) -> str:
    """Return text for a comment line: without control characters and without colons before spaces."""
    return re.sub(r":\s+", ":", _CONTROL.sub(" ", words)).rstrip(": ")
