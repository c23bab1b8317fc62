"""Columns of hits as text, thousands of rows at a time: arrays of bytes in place of a string a cell."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, BinaryIO, Final, cast

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import Database
from swathe.core.database.stored import held_if_worth
from swathe.core.export.values import LOGARITHMS, exact_evalue, stated_evalue
from swathe.core.headers.scan import headers_of
from swathe.core.headers.text import READ, cell_of, subject_cell
from swathe.core.results.columns import Kind
from swathe.core.results.hits import COLUMN, HitTable
from swathe.core.sequences.fasta import decode_header
from swathe.core.system.texts import Texts

ROWS: Final = 1_000
"""Rows written at a time: some milliseconds, even if every header is read first."""
_MOST_HEADERS: Final = 50_000
"""Subjects whose cells are kept at a time: some 20 MB."""
_FEW: Final = 4_000
"""Cells that take some milliseconds without compiled code, which takes 0.3 s to load."""
_SHORT: Final = 32
"""Bytes up to which they are usually separators and the like."""
_KERNELS: Final = "swathe.core.export.cell_kernels"
_PLAIN: Final = -300.0
_LARGEST: Final = 308.0
"""Logarithms of the E-values between which a double holds them with all their digits."""


TableRows = tuple[HitTable, NDArray[np.int64]]
"""A table and some of its rows, int64[k]."""


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Some cells of a column, in UTF-8.

    Parameters
    ----------
    letters : uint8[...], begins, ends : int64[n], cell i is ``letters[begins[i]:ends[i]]``
    around : put before and after each cell: quotation marks
    """

    letters: NDArray[np.uint8]
    begins: NDArray[np.int64]
    ends: NDArray[np.int64]
    around: bytes = b""

    @classmethod
    def of(cls, texts: Texts, around: bytes = b"") -> Cells:
        """Return texts that follow one another as cells."""
        return cls(texts.letters, texts.begins, texts.ends, around)

    @classmethod
    def listed(cls, texts: Sequence[bytes]) -> Cells:
        """Return cells that are given one by one."""
        ends = np.cumsum([len(text) for text in texts], dtype=np.int64)
        return cls.of(Texts(_bytes(b"".join(texts)), ends))

    def parts(self, n: int) -> list[Cells]:
        """Return them in n parts of the same number."""
        begins, ends = self.begins.reshape(n, -1), self.ends.reshape(n, -1)
        return [Cells(self.letters, *part, self.around) for part in zip(begins, ends, strict=True)]

    @classmethod
    def repeated(cls, texts: Sequence[bytes], times: Sequence[int]) -> Cells:
        """Return each of some texts as so many equal cells, which follow one another."""
        each = cls.listed(texts)
        return cls(each.letters, np.repeat(each.begins, times), np.repeat(each.ends, times))

    @classmethod
    def joined(cls, parts: Sequence[Cells]) -> Cells:
        """Return the cells of all parts, at least one, with the same around them."""
        sizes = np.cumsum([0, *(part.letters.size for part in parts)])[:-1].tolist()
        begins, ends = (
            np.concatenate([getattr(part, name) + size for part, size in zip(parts, sizes, strict=True)])
            for name in ("begins", "ends")
        )
        return cls(np.concatenate([part.letters for part in parts]), begins, ends, parts[0].around)

    @classmethod
    def same(cls, text: bytes, n: int) -> Cells:
        """Return n equal cells."""
        return cls(_bytes(text), np.zeros(n, np.int64), np.full(n, len(text)))


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a format spells cells.

    Parameters
    ----------
    text : spells text, and None, which stands for text that a hit does not have
    missing : stands for a missing number
    around : what `text` puts around words of letters and digits
    """

    text: Callable[[str | None], bytes]
    missing: bytes
    around: bytes = b""


def encoded(text: str) -> bytes:
    """Return text as files have it."""
    return text.encode("utf-8", "backslashreplace")


def _few(cells: int) -> bool:
    """Whether it takes less time to write so many cells than to load compiled code, unless somebody has."""
    return cells <= _FEW and _KERNELS not in sys.modules


def stated_evalues(log10_evalues: NDArray[np.float64], missing: bytes) -> Cells:
    """Return E-values as the file has them that they were read from; `missing` for NaN."""
    return Cells.listed([stated_evalue(value).encode() or missing for value in log10_evalues.tolist()])


def wholes(values: NDArray[Any], missing: bytes) -> Cells:
    """Return whole numbers as text; `missing` for NaN."""
    values = values.astype(np.float64)
    if _few(values.size):
        return Cells.listed([missing if value != value else b"%d" % int(value) for value in values.tolist()])
    from swathe.core.export.cell_kernels import write_wholes

    return _written(write_wholes, values, missing)


def reals(values: NDArray[np.float64], missing: bytes) -> Cells:
    """Return real numbers as Python's `repr` writes them; `missing` for NaN."""
    if _few(values.size) or np.isinf(values).any():
        return Cells.listed(
            [missing if value != value else repr(value).encode() for value in values.tolist()]
        )
    from swathe.core.export.cell_kernels import write_reals

    return _written(write_reals, np.ascontiguousarray(values).view(np.uint64), missing)


def stated_reals(values: NDArray[np.float64], missing: bytes) -> Cells:
    """Return real numbers that were read from a file: BLAST writes whole ones without a decimal point."""
    return Cells.listed(
        [
            b"%d" % value if value.is_integer() else missing if value != value else repr(value).encode()
            for value in values.tolist()
        ]
    )


def evalues(log10_evalues: NDArray[np.float64], missing: bytes) -> Cells:
    """Return E-values with all their digits, as `exact_evalue` does; `missing` for NaN."""
    beyond = (log10_evalues < _PLAIN) | (log10_evalues >= _LARGEST)
    plain = reals(_powers_of_ten(np.where(beyond, np.nan, log10_evalues)), missing)
    if not beyond.any():
        return plain
    others = Cells.listed([exact_evalue(logarithm).encode() for logarithm in log10_evalues[beyond].tolist()])
    plain.begins[beyond] = others.begins + plain.letters.size
    plain.ends[beyond] = others.ends + plain.letters.size
    return Cells(np.concatenate((plain.letters, others.letters)), plain.begins, plain.ends)


def _powers_of_ten(exponents: NDArray[np.float64]) -> NDArray[np.float64]:
    if _few(exponents.size):
        return np.array([10.0**exponent for exponent in exponents.tolist()])
    from swathe.core.export.cell_kernels import powers

    out = np.empty(exponents.size)
    powers(10.0, exponents, out)
    return out


def _written(write: Callable[..., int], values: NDArray[Any], missing: bytes) -> Cells:
    from swathe.core.export.cell_kernels import LONGEST

    letters = np.empty(values.size * max(LONGEST, len(missing)), np.uint8)
    ends = np.empty(values.size, np.int64)
    size = write(values, _bytes(missing), letters, ends)
    return Cells.of(Texts(letters[:size], ends))


def lines(columns: Sequence[tuple[bytes, Cells]], end: bytes, rows: int) -> memoryview:
    """Return `rows` lines: in each row every column's cell, with the bytes before it, and the `end`."""
    if _few(rows * len(columns)):
        pieces: list[Any] = []
        pasted = [(before + cells.around, cells.letters.data, cells.around) for before, cells in columns]
        places = zip(*(zip(c.begins.tolist(), c.ends.tolist(), strict=True) for _, c in columns), strict=True)
        for row in places:
            for (left, letters, right), (begin, stop) in zip(pasted, row, strict=True):
                pieces += (left, letters[begin:stop], right)
            pieces.append(end)
        return memoryview(b"".join(pieces))
    from swathe.core.export.cell_kernels import place

    sizes = np.full(rows, len(end))
    for before, cells in columns:
        sizes += cells.ends
        sizes -= cells.begins
        sizes += len(before) + 2 * len(cells.around)
    after = np.cumsum(sizes)
    out = np.empty(int(after[-1]) if rows else 0, np.uint8)
    at = after - sizes
    for before, cells in (*columns, (end, Cells.same(b"", rows))):
        around = _bytes(cells.around)
        place(_bytes(before), around, cells.letters, cells.begins, cells.ends, out, at)
    return out.data


def write_bytes(stream: io.TextIOWrapper, text: bytes | memoryview) -> None:
    """Write encoded text to a stream of text."""
    stream.flush()
    cast(BinaryIO, stream.buffer).write(text)


def _bytes(text: bytes) -> NDArray[np.uint8]:
    """Return bytes as an array that compiled code takes without another compilation: a writeable one."""
    return _kept(text) if len(text) <= _SHORT else np.frombuffer(text, np.uint8).copy()


@lru_cache(maxsize=256)
def _kept(text: bytes) -> NDArray[np.uint8]:
    """Return such bytes as come in every line, as an array that nobody changes."""
    return np.frombuffer(text, np.uint8).copy()


class ColumnCells:
    """The cells of hits, column by column; what comes from headers is read once a subject.

    Parameters
    ----------
    keys : of `core.results.hits.COLUMNS`, or of `LOGARITHMS`, in any order
    """

    def __init__(self, database: Database, keys: Sequence[str], spelling: Spelling) -> None:
        self._spelling = spelling
        self._keys = keys
        self._table: HitTable | None = None
        self._columns: dict[str, NDArray[np.float64]] = {}
        self._headers = _HeaderCells(database, [key for key in keys if key in READ], spelling)
        kinds = {key: COLUMN[key].kind if key in COLUMN else Kind.REAL for key in keys if key not in READ}
        self._wholes, self._reals, self._evalues = (
            [key for key in kinds if kinds[key] in some]
            for some in ((Kind.INTEGER,), (Kind.REAL, Kind.PERCENT), (Kind.EVALUE,))
        )

    def of(self, *parts: TableRows) -> list[Cells]:
        """Return the cells of some rows of tables, one after the other, for each of the keys."""
        found = self._headers.of(np.concatenate([table.subjects[rows] for table, rows in parts]))
        read = any(table.reported for table, _ in parts)
        of_reals, of_evalues = (stated_reals, stated_evalues) if read else (reals, evalues)
        for write, keys in ((wholes, self._wholes), (of_reals, self._reals), (of_evalues, self._evalues)):
            if keys:  # all in one call: with few rows, calls take longer than what they write
                of_parts = [self._values(table, rows, keys) for table, rows in parts]
                values = np.concatenate([part for of_key in zip(*of_parts, strict=True) for part in of_key])
                written = write(values, self._spelling.missing)
                found |= zip(keys, written.parts(len(keys)), strict=True)
        return [found[key] if key in found else self._texts(key, parts) for key in self._keys]

    def _values(
        self, table: HitTable, rows: NDArray[np.int64], keys: Sequence[str]
    ) -> list[NDArray[np.float64]]:
        """Return some rows of columns, each of which is computed once for all batches of its table."""
        if table is not self._table:
            self._table, self._columns = table, {}
        values = []
        for key in keys:
            if key not in self._columns:
                self._columns[key] = table.values(LOGARITHMS.get(key, key))
            values.append(self._columns[key][rows])
        return values

    def _texts(self, key: str, parts: Sequence[TableRows]) -> Cells:
        return Cells.joined([self._texts_of(key, table, rows) for table, rows in parts])

    def _texts_of(self, key: str, table: HitTable, rows: NDArray[np.int64]) -> Cells:
        column, spell = COLUMN[key], self._spelling.text
        if column.cells is not None and not column.cells(table):
            return Cells.same(spell(None), rows.size)
        if column.grouped is not None:
            names, codes = column.grouped(table, rows)
            cells = Cells.listed([spell(name or None) for name in names])
            return Cells(cells.letters, cells.begins[codes], cells.ends[codes])
        if key == "cigar" and not table.alignments.missing(rows).size:
            from swathe.core.alignment.texts import cigars

            return Cells.of(cigars(table.alignments.pairs(rows)), self._spelling.around)
        return Cells.listed([spell(table.text(key, row) or None) for row in rows.tolist()])


class _HeaderCells:
    """The cells of columns that are read from headers, kept by subject."""

    def __init__(self, database: Database, keys: Sequence[str], spelling: Spelling) -> None:
        self._database = database
        self._header_bytes, self._bytes_read = database.header_bytes, 0
        self._keys = keys
        self._spelling = spelling
        self._forget()

    def _forget(self) -> None:
        self._places = np.full(self._database.n_sequences if self._keys else 0, -1, np.int32)
        self._n = 0
        self._letters = {key: np.empty(1 << 16, np.uint8) for key in self._keys}
        self._bounds = {key: np.zeros(_MOST_HEADERS + 1, np.int64) for key in self._keys}

    def of(self, subjects: NDArray[np.int64]) -> dict[str, Cells]:
        """Return the cells of some subjects for each of the keys."""
        if not self._keys:
            return {}
        if (self._places[subjects] < 0).any():
            self._read(subjects)
        places = self._places[subjects]
        return {
            key: Cells(self._letters[key], self._bounds[key][places], self._bounds[key][places + 1])
            for key in self._keys
        }

    def _read(self, subjects: NDArray[np.int64]) -> None:
        """Read the headers of those subjects whose cells are not kept."""
        new = np.unique(subjects[self._places[subjects] < 0])
        if self._n + new.size > _MOST_HEADERS:
            self._forget()
            new = np.unique(subjects)
        records = self._database.records[new]
        offsets = self._database.header_offsets
        self._bytes_read += int((offsets[records + 1] - offsets[records]).sum())
        self._header_bytes = held_if_worth(self._header_bytes, self._bytes_read)
        lines_read = headers_of(self._header_bytes, offsets, records)
        numbered = [*zip(lines_read, records.tolist(), strict=True)]
        if self._keys == ["subject"]:  # as in BLAST's tables
            columns = [[self._spelling.text(subject_cell(line, record)) for line, record in numbered]]
        else:  # header by header: its fields have parts in common
            rows = [
                [self._spelled(key, cell_of(key, header, record)) for key in self._keys]
                for header, record in ((decode_header(line), record) for line, record in numbered)
            ]
            columns = [[*column] for column in zip(*rows, strict=True)]
        for key, of_column in zip(self._keys, columns, strict=True):
            begin = int(self._bounds[key][self._n])
            ends = begin + np.cumsum(list(map(len, of_column)))
            self._bounds[key][self._n + 1 : self._n + 1 + new.size] = ends
            letters = self._letters[key]
            if ends[-1] > letters.size:
                letters = np.concatenate((letters[:begin], np.empty(2 * int(ends[-1]) - begin, np.uint8)))
                self._letters[key] = letters
            letters[begin : ends[-1]] = _bytes(b"".join(of_column))
        self._places[new] = np.arange(self._n, self._n + new.size)
        self._n += new.size

    def _spelled(self, key: str, cell: str) -> bytes:
        if COLUMN[key].kind is Kind.TEXT:
            return self._spelling.text(cell)
        return str(int(cell)).encode() if cell else self._spelling.missing
