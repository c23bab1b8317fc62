"""Write hits as BLAST's tabular formats 6 and 7."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Final

from core.export.values import Job, RowReader, exact_evalue, query_label, subject_label
from core.hits import QueryResult
from core.provenance import lines
from core.settings import version

_FIELDS: Final = (
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
_FIELD_LINE: Final = ", ".join(["query acc.ver", "subject acc.ver", *(name for _, name in _FIELDS)])
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_READERS_WORDS: Final = re.compile(
    r"(?<=B)(?=LAST)|(?<=R)(?=ID)|(?<=h)(?=its found)|(?<=p)(?=rocessed)|(?<=F)(?=ields)"
)
"""Words by which readers tell comment lines apart; in lines of our own a backslash splits them."""
_EVERY: Final = 200


def write_blast6(job: Job, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write the twelve columns of ``-outfmt 6``, a line a hit and nothing else; numbers in full precision."""
    done = 0
    for number, query, rows in job.queries():
        for line in _hit_lines(number, query, rows.tolist()):
            stream.write(line)
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done


def write_blast7(job: Job, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write ``-outfmt 7``: the columns of format 6 under a block of comment lines for each query.

    The first block also says how the search was made. Comment lines keep to what Biopython's two readers
    accept: one colon with a space in each, and none of their key words in lines that are Swathe's own.
    """
    done = blocks = 0
    for number, query, rows in job.queries():
        stream.write(f"# BLASTP {version()} (Swathe, exact Smith-Waterman)\n")
        if blocks == 0:
            for label, words in lines(job.result):
                own = _READERS_WORDS.sub("\\\\", f"{label}: {_one_colon(words)}")
                stream.write(f"# Swathe {own}\n")
        description = query.query.description
        label = query_label(number, query)
        stream.write(f"# Query: {_one_colon(f'{label} {description}'.rstrip())}\n")
        stream.write(f"# Database: {_one_colon(str(job.result.plan.request.database))}\n")
        if len(rows):
            stream.write(f"# Fields: {_FIELD_LINE}\n")
        stream.write(f"# {len(rows)} hits found\n")
        blocks += 1
        for line in _hit_lines(number, query, rows.tolist()):
            stream.write(line)
            done += 1
            if done % _EVERY == 0:
                yield done
    stream.write(f"# BLAST processed {blocks} queries\n")
    yield done


def _hit_lines(number: int, query: QueryResult, rows: list[int]) -> Iterator[str]:
    """Yield a query's hits as lines; ``nan`` stands for an E-value and a bit score that do not exist."""
    table = query.hits
    label = query_label(number, query)
    read = RowReader(table, [key for key, _ in _FIELDS])
    for row in rows:
        values = read(row)
        values[-2] = exact_evalue(float(table.log10_evalues[row])) or "nan"
        cells = [label, subject_label(table, row, table.header(row))]
        cells += [
            "nan" if value is None else value if isinstance(value, str) else repr(value) for value in values
        ]
        yield "\t".join(cells) + "\n"


def _one_colon(words: str) -> str:
    """Return words for a comment line: no control characters, and no colon that a space follows."""
    return re.sub(r":\s+", ":", _CONTROL.sub(" ", words)).rstrip(": ")
