"""The alignments of a hit table, kept as arrays: 500,000 objects would cost more than aligning."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.aligned_pairs import FIGURES, AlignedPairs, alignment_of
from swathe.core.alignment.alignment import Alignment
from swathe.core.database import Database
from swathe.core.scoring.scheme import Scoring
from swathe.core.sequences.sequence import Sequence

_COLUMN: Final = {name: column for column, name in enumerate((*FIGURES, "length"))}
_ROOM: Final = 64
"""Runs for which there is room at first; it doubles when it is full."""


class HitAlignments(Mapping[int, Alignment]):
    """Alignments by row of a hit table, in the order in which they were set.

    Looking one up makes an `Alignment`; `numbers` and `pairs` give many as arrays. They may be read while
    another thread sets more.

    Parameters
    ----------
    query, database, scoring : of the hits; `scoring` is that of the search, not adjusted
    subjects : int64[rows] stored indexes
    """

    def __init__(
        self, query: Sequence, database: Database, scoring: Scoring, subjects: NDArray[np.int64]
    ) -> None:
        self._query = query
        self._database = database
        self._scoring = scoring
        self._subjects = subjects
        self._lock = threading.Lock()
        self._n = 0
        self._used = 0
        self._make_room(0)

    def _make_room(self, rows: int) -> None:
        """Make the arrays, for no row until the first is aligned: most tables of a large search wait long."""
        self._figures = np.zeros((len(_COLUMN), rows), np.int32)
        self._begins = np.full(rows, -1, np.int64)
        self._sizes = np.zeros(rows, np.int32)
        self._order = np.zeros(rows, np.int64)
        self._counts = np.empty(_ROOM if rows else 0, np.int32)
        self._operations = np.empty(_ROOM if rows else 0, np.uint8)

    def set(self, rows: NDArray[np.int64], aligned: AlignedPairs) -> None:
        """Keep the alignments of some rows, int64[k], each of which occurs once."""
        if not rows.size:
            return
        with self._lock:
            if not self._begins.size:
                self._make_room(self._subjects.size)
            begin, end = self._used, self._used + aligned.counts.size
            if end > self._counts.size:
                more = max(end, 2 * self._counts.size) - begin
                self._counts = np.concatenate((self._counts[:begin], np.empty(more, np.int32)))
                self._operations = np.concatenate((self._operations[:begin], np.empty(more, np.uint8)))
            self._counts[begin:end] = aligned.counts
            self._operations[begin:end] = aligned.operations
            self._figures[: len(FIGURES), rows] = aligned.figures
            self._figures[_COLUMN["length"], rows] = aligned.length
            self._sizes[rows] = np.diff(aligned.bounds)
            new = rows[self._begins[rows] < 0]
            self._order[self._n : self._n + new.size] = new
            self._begins[rows] = begin + aligned.bounds[:-1]  # last: from now on they are there
            self._used = end
            self._n += new.size

    def __len__(self) -> int:
        return self._n

    def __iter__(self) -> Iterator[int]:
        return iter(self._order[: self._n].tolist())

    def __contains__(self, row: object) -> bool:
        return isinstance(row, int | np.integer) and bool(
            0 <= row < self._begins.size and self._begins[row] >= 0
        )

    def __getitem__(self, row: int) -> Alignment:
        return self._pair(row).alignment(
            0, self._query.codes, self._database.codes(int(self._subjects[row])), self._scoring
        )

    @property
    def nbytes(self) -> int:
        """Bytes of memory."""
        arrays = (self._figures, self._begins, self._sizes, self._order, self._counts, self._operations)
        return sum(array.nbytes for array in arrays)

    def rows(self, begin: int = 0) -> NDArray[np.int64]:
        """Return the rows in the order in which they were set, from the `begin`th on, int64[k]."""
        return self._order[begin : self._n].copy()

    def missing(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return those of some rows that are not aligned, int64[k], in their order."""
        return rows[self._begins[rows] < 0] if self._begins.size else rows

    def n_runs(self, rows: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return how many runs of operations some aligned rows have, int32[k]."""
        return self._sizes[rows]

    def wholes(self, name: str, rows: slice | NDArray[np.int64]) -> NDArray[np.int32]:
        """Return a figure of `AlignedPairs`, or `length`, of some rows, int32[k]; 0 where not aligned."""
        if not self._begins.size:
            return np.zeros(self._subjects[rows].size, np.int32)
        return self._figures[_COLUMN[name], rows]

    def numbers(self, name: str, rows: slice | NDArray[np.int64]) -> NDArray[np.float64]:
        """Return a figure of `AlignedPairs`, or `length`, of some rows, float64[k]; NaN where not aligned."""
        if not self._begins.size:
            return np.full(self._subjects[rows].size, np.nan)
        values = self._figures[_COLUMN[name], rows].astype(np.float64)
        if self._n < self._begins.size:
            values[self._begins[rows] < 0] = np.nan
        return values

    def span(self, of: str, rows: slice | NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the aligned residues `of` ``query`` or ``subject``, float64[k]; NaN where not aligned."""
        return self.numbers(f"{of}_end", rows) - self.numbers(f"{of}_start", rows)

    def bare(self, row: int) -> Alignment:
        """Return the alignment of a row without its middle line, quickly. Raises KeyError without one."""
        if row not in self:
            raise KeyError(row)
        runs = slice(begin := int(self._begins[row]), begin + int(self._sizes[row]))
        figures = self._figures[: len(FIGURES), row].tolist()
        return alignment_of(figures, self._counts[runs], self._operations[runs])

    def cigar(self, row: int) -> str:
        """Return the operations of a row; '' if it is not aligned."""
        return self._pair(row).cigar(0) if row in self else ""

    def _pair(self, row: int) -> AlignedPairs:
        if row not in self:
            raise KeyError(row)
        begin = int(self._begins[row])
        end = begin + int(self._sizes[row])
        return AlignedPairs(
            self._figures[: len(FIGURES), row : row + 1],
            counts=self._counts[begin:end],
            operations=self._operations[begin:end],
            bounds=np.array([0, end - begin]),
        )

    def pairs(self, rows: NDArray[np.int64]) -> AlignedPairs:
        """Return the alignments of some rows, int64[k], all of which are aligned, in their order."""
        begins, sizes = self._begins[rows], self._sizes[rows]
        bounds = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))
        runs = np.repeat(begins - bounds[:-1], sizes) + np.arange(bounds[-1])
        return AlignedPairs(
            self._figures[: len(FIGURES), rows],
            counts=self._counts[runs],
            operations=self._operations[runs],
            bounds=bounds,
        )
