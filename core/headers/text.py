"""The header columns of a hit table: read in small steps, on demand, and cached."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database
from swathe.core.headers.brief import brief_description, brief_name, brief_organism
from swathe.core.headers.fields import HEADER_FIELDS
from swathe.core.headers.scan import KEY_BYTES, contains, headers_of, prepare, sort_keys
from swathe.core.sequences.fasta import decode_header
from swathe.core.sequences.sequence import description_of, identifier_of, subject_name

NAME: Final = "name"
"""A sequence's brief name: no column of files, but what lists show and sort by."""
READ: Final[dict[str, Callable[[str], str]]] = {
    "subject": identifier_of,
    "description": description_of,
    **HEADER_FIELDS,
}
"""The reader of each column; `cell_of` applies it."""
BRIEF: Final[dict[str, Callable[[str, int], str]]] = {
    "subject": brief_name,
    "description": lambda header, _record: brief_description(header),
    "organism": lambda header, _record: brief_organism(header),
}
"""What lists show of a column's cells, from a header and its 0-based record."""

_COMPILED: Final = ("subject", "description", "organism")
"""Columns that are ranked when a table is made; the others are ranked on demand."""
_STEP: Final = 4_000
"""Headers read in a step: some 10 ms."""
_KEPT_ANSWERS: Final = 16


def cell_of(column: str, header: str, record: int) -> str:
    """Return a column's cell; the 0-based `record` names a subject whose header has no name."""
    if column == NAME:
        return brief_name(header, record)
    return subject_name(header, record) if column == "subject" else READ[column](header)


def subject_cell(line: bytes, record: int) -> str:
    """Return the cell of the column ``subject`` from a header as it is in the file.

    Of headers in ASCII, which nearly all are, no more is decoded than the first word.
    """
    word = line.split(None, 1)[0].decode() if line.isascii() and line[:1] > b" " else ""
    return word if word.isprintable() and word else cell_of("subject", decode_header(line), record)


class TextTest(Hashable, Protocol):
    """A hashable test of a cell; equal tests have equal answers."""

    def __call__(self, *cells: str) -> bool:
        """Return whether a cell meets it, given whole, and then in brief where lists show it so."""


@dataclass(frozen=True, slots=True)
class Ranks:
    """Each row's rank among a column's distinct cells, ignoring case, int64[rows]."""

    column: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A column's cells as numbers, float64[rows]; NaN where they are empty."""

    column: str


@dataclass(frozen=True, slots=True)
class Groups:
    """A column's distinct cells in order of first appearance, and which one each row has: `Grouped`."""

    column: str


@dataclass(frozen=True, slots=True)
class Answers:
    """Which rows' cells meet a test, bool[rows]."""

    column: str
    test: TextTest


Wanted = Ranks | Numbers | Groups | Answers


@dataclass(frozen=True, slots=True, eq=False)
class Grouped:
    """`names` are a column's distinct cells, best first; codes : int64[rows] which of them each row has."""

    names: tuple[str, ...]
    codes: NDArray[np.int64]


class HitText:
    """Reads the headers of one hit table and caches the results.

    Reading a column of 500,000 headers takes most of a second. `compute` does it in steps, for a background
    thread; `get` at once, for short tables and cached results.
    """

    def __init__(self, database: Database, subjects: NDArray[np.int64]) -> None:
        self._database = database
        self._subjects = subjects
        self._cache: dict[Wanted, Any] = {}
        self._rows_by_record: NDArray[np.int64] | None = None

    def has(self, wanted: Wanted) -> bool:
        """Whether this is in the cache."""
        return wanted in self._cache

    @property
    def nbytes(self) -> int:
        """Bytes of the cached results."""
        arrays = [kept.codes if isinstance(kept, Grouped) else kept for kept in self._cache.values()]
        arrays += [] if self._rows_by_record is None else [self._rows_by_record]
        names = (kept.names for kept in self._cache.values() if isinstance(kept, Grouped))
        return sum(array.nbytes for array in arrays) + sum(map(sys.getsizeof, itertools.chain(*names)))

    def get(self, wanted: Wanted) -> Any:
        """Return what `wanted` describes, computing it if it is not in the cache."""
        for _ in self.compute(wanted):
            pass
        return self._cache[wanted]

    def compute(self, wanted: Wanted) -> Iterator[None]:
        """Compute something in steps of some 10 ms; nothing to do if it is in the cache."""
        if wanted in self._cache:
            return
        if isinstance(wanted, Ranks) and wanted.column in _COMPILED:
            self._cache[wanted] = self._ranks(self._compiled_keys(wanted.column))
            return
        cells: list[Any] = []
        convert = _CONVERTED[type(wanted)](wanted)
        readers: list[Callable[[str, int], str]] = [partial(cell_of, wanted.column)]
        if isinstance(wanted, Answers) and wanted.column in BRIEF:
            readers.append(BRIEF[wanted.column])
        for records, lines in self._chunks():
            headers = map(decode_header, lines)
            cells += [
                convert(*(read(header, record) for read in readers))
                for record, header in zip(records, headers, strict=True)
            ]
            yield
        if isinstance(wanted, Answers):
            answers = [old for old in self._cache if isinstance(old, Answers)]
            for old in answers[: len(answers) - _KEPT_ANSWERS + 1]:
                del self._cache[old]
        self._cache[wanted] = self._finish(wanted, cells)

    def containing(self, words: Sequence[str], rows: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return which rows of a mask have headers that contain all words, in any case, bool[rows]."""
        order = self._file_order()
        order = order[rows[order]]
        found = np.zeros(len(rows), np.bool_)
        found[order] = contains(
            self._database.header_bytes, self._database.header_offsets, self._records(order), words
        )
        return found

    def prepare(self) -> None:
        """Rank the columns that every table shows, and load what `containing` needs."""
        for column in _COMPILED:
            self.get(Ranks(column))
        prepare(self._database.header_bytes, self._database.header_offsets, len(self._subjects))

    def _file_order(self) -> NDArray[np.int64]:
        """Return the rows in file order, in which headers are read fastest."""
        if self._rows_by_record is None:
            self._rows_by_record = np.argsort(self._database.records[self._subjects])
        return self._rows_by_record

    def _records(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        records: NDArray[np.int64] = self._database.records[self._subjects[rows]]
        return records

    def _chunks(self) -> Iterator[tuple[list[int], list[bytes]]]:
        """Yield record numbers and headers in file order, some thousands at a time."""
        order = self._file_order()
        for begin in range(0, len(order), _STEP):
            records = self._records(order[begin : begin + _STEP])
            yield (
                records.tolist(),
                headers_of(self._database.header_bytes, self._database.header_offsets, records),
            )

    def _compiled_keys(self, column: str) -> NDArray[np.bytes_]:
        records = self._records(self._file_order())
        keys = sort_keys(self._database.header_bytes, self._database.header_offsets, records, column)
        if column == "subject":
            nameless = np.flatnonzero(keys == b"")
            keys[nameless] = [subject_name("", record).lower() for record in records[nameless].tolist()]
        return keys

    def _ranks(self, keys: NDArray[np.bytes_]) -> NDArray[np.int64]:
        return self._in_table_order(np.unique(keys, return_inverse=True)[1].astype(np.int64))

    def _in_table_order(self, values: NDArray[Any]) -> NDArray[Any]:
        """Return values given in file order in the table's order."""
        ordered = np.empty_like(values)
        ordered[self._file_order()] = values
        return ordered

    def _finish(self, wanted: Wanted, cells: list[Any]) -> Any:
        """Return what was wanted, from the converted cells in file order."""
        match wanted:
            case Ranks():
                return self._ranks(np.array(cells, f"S{KEY_BYTES}"))
            case Numbers():
                return self._in_table_order(np.array(cells, np.float64))
            case Answers():
                return self._in_table_order(np.array(cells, np.bool_))
            case Groups():
                numbers: dict[str, int] = {}
                found = np.fromiter(
                    (numbers.setdefault(cell, len(numbers)) for cell in cells), np.int64, len(cells)
                )
                return _best_first(tuple(numbers), self._in_table_order(found))


_CONVERTED: Final[dict[type, Callable[[Any], Callable[..., Any]]]] = {
    Ranks: lambda _: lambda cell: cell.encode().lower()[:KEY_BYTES],
    Numbers: lambda _: lambda cell: float(cell or "nan"),
    Groups: lambda _: lambda cell: cell,
    Answers: lambda wanted: wanted.test,
}
"""How each cell is converted as it is read, by the kind of result."""


def _best_first(names: tuple[str, ...], codes: NDArray[np.int64]) -> Grouped:
    """Return groups numbered in the order of their first row in the table."""
    _, firsts = np.unique(codes, return_index=True)
    order = np.argsort(firsts)
    numbers = np.empty(len(names), np.int64)
    numbers[order] = np.arange(len(names))
    return Grouped(tuple(names[code] for code in order), numbers[codes])
