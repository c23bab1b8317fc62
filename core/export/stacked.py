"""Write the chosen hits of a query as one alignment: A3M, aligned FASTA, Clustal (docs/decisions/020)."""

from __future__ import annotations

import io
import re
from collections.abc import Generator, Iterable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.rows import BLANK, GAP, LETTER_OF, AlignedRow
from swathe.core.cancel import CancelToken
from swathe.core.export.values import ExportJob, query_label
from swathe.core.multiple_alignment.alignment import MultipleAlignment, build, lay_out
from swathe.core.multiple_alignment.conservation import clustal_marks
from swathe.core.multiple_alignment.names import Names
from swathe.core.results.hits import subject_label
from swathe.core.results.query_result import QueryResult
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import map_steps

_WIDTH: Final = 60
_EVERY: Final = 200
_CHUNK_CELLS: Final = 32_000_000
"""Letters in memory at a time, for formats whose lines do not hold whole rows."""
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_STOP: Final = ord("*")
_UNKNOWN: Final = ord("X")


def names_of(number: int, query: QueryResult, rows: Iterable[int]) -> list[str]:
    """Return unique names for the alignment's rows, the query's first; `Names` has the rule."""
    table = query.hits
    give = Names()
    names = [give.of_query(query_label(number, query))]
    for row in rows:
        alignment = table.alignments[row]
        label = subject_label(table, row, table.header(row))
        names.append(give.of_hit(label, alignment.subject_start, alignment.subject_end))
    return names


def write_a3m(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write A3M: one line per row, the query's first; insertions in lower case, ``-`` for gaps.

    Without its lower-case letters each row is as long as the query. The query is in upper case, masked or
    not. A stop (``*``) has no lower case and is written as X.
    """
    done = 0
    for number, query, rows in job.queries():
        chosen = rows.tolist()
        names = names_of(number, query, chosen)
        _write_record(stream, names[0], query.query.description, _known(LETTER_OF[query.query.residues]))
        for name, row in zip(names[1:], chosen, strict=True):
            line = _a3m_line(lay_out(query.hits, row), len(query.query))
            _write_record(stream, name, query.hits.text("description", row), line)
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done


def write_aligned_fasta(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write aligned FASTA: insertions get columns, all rows are equally long, missing ends are ``-``."""
    done = 0
    for number, query, rows in job.queries():
        names = names_of(number, query, rows.tolist())
        whole = yield from _whole(query, rows, done)
        columns = whole.columns(opened=True)
        own = _filled(whole.query_letters(columns, 0, columns.count))
        _write_record(stream, names[0], query.query.description, own, _WIDTH)
        for place, row in enumerate(rows.tolist()):
            [line] = whole.window(range(place, place + 1), columns, 0, columns.count)
            text = query.hits.text("description", row)
            _write_record(stream, names[place + 1], text, _filled(line), _WIDTH)
            done += 1
            if done % _EVERY == 0:
                yield done
    yield done


def write_clustal(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write Clustal: blocks of 60 columns, insertions included, with the line of ``*``, ``:`` and ``.``."""
    done = 0
    for number, query, rows in job.queries():
        stream.write(f"CLUSTAL (Swathe {VERSION}) multiple sequence alignment\n\n\n")
        names = names_of(number, query, rows.tolist())
        margin = max(map(len, names)) + 4
        heads = [name.ljust(margin).encode() for name in names]
        whole = yield from _whole(query, rows, done)
        columns = whole.columns(opened=True)
        marks = np.full(columns.count, ord(" "), np.uint8)
        marks[columns.starts] = clustal_marks(whole.counts, len(names))
        step = max(_WIDTH, _CHUNK_CELLS // len(names) // _WIDTH * _WIDTH)
        for first in range(0, columns.count, step):
            last = min(first + step, columns.count)
            own = whole.query_letters(columns, first, last)
            letters = _filled(np.vstack([own, whole.window(range(len(rows)), columns, first, last)]))
            for begin in range(0, last - first, _WIDTH):
                end = min(begin + _WIDTH, last - first)
                below = b" " * margin + marks[first + begin : first + end].tobytes()
                lines = (head + line[begin:end].tobytes() for head, line in zip(heads, letters, strict=True))
                stream.write(b"\n".join((*lines, below, b"\n")).decode("ascii"))
                yield done + len(rows) * (first + end) // columns.count
        done += len(rows)
    yield done


def _whole(query: QueryResult, rows: NDArray[np.int64], done: int) -> Generator[int, None, MultipleAlignment]:
    """Build the alignment; yields `done`, the hits written so far, meanwhile."""
    steps = build(query.hits, rows, {}, CancelToken())
    return (yield from map_steps(steps, lambda _: done))


def _a3m_line(aligned: AlignedRow, length: int) -> NDArray[np.uint8]:
    """Return a row as long as the query, plus its insertions in lower case."""
    row = np.full(length, GAP, np.uint8)
    row[aligned.query_start : aligned.query_end] = _known(aligned.letters)
    if not aligned.places.size:
        return row
    places = np.repeat(aligned.places, aligned.counts)
    return np.insert(row, places, _known(aligned.inserted) | 0x20)


def _known(letters: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Replace stops by X."""
    return np.where(letters == _STOP, _UNKNOWN, letters).astype(np.uint8)


def _filled(letters: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return letters in upper case, with gaps for blanks."""
    letters = np.where(letters >= ord("a"), letters - 0x20, letters)
    return np.where(letters == BLANK, GAP, letters).astype(np.uint8)


def _write_record(
    stream: io.TextIOWrapper, name: str, description: str, letters: NDArray[np.uint8], width: int = 0
) -> None:
    """Write a FASTA record, in one line or in lines of `width` letters."""
    text = letters.tobytes().decode("ascii")
    lines = [text[place : place + width] for place in range(0, len(text), width)] if width else [text]
    title = f">{name} {_CONTROL.sub(' ', description)}".rstrip()
    stream.write("\n".join((title, *lines, "")))
