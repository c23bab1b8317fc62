"""The alignment of a query's chosen hits: rows, counts, and windows to paint."""

from __future__ import annotations

from collections.abc import Generator, Mapping

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.rows import BLANK, GAP, INDEX_OF, N_COUNTED, AlignedRow, aligned_row
from swathe.core.cancel import CancelToken
from swathe.core.results.hits import HitTable
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import Ticker


class Columns:
    """The columns of an alignment: one per query position, and those opened for insertions.

    Parameters
    ----------
    length : residues of the query, m
    widths : int64[m + 1] columns opened before each position, and after the last; None opens none
    """

    def __init__(self, length: int, widths: NDArray[np.int64] | None = None) -> None:
        self.length = length
        self.widths = np.zeros(length + 1, np.int64) if widths is None else widths
        self.starts = np.arange(length, dtype=np.int64) + np.cumsum(self.widths[:length])
        """int64[m]: the column of each query position."""
        self.count = length + int(self.widths.sum())
        """Number of columns."""

    def span(self, first: int, last: int) -> tuple[int, int]:
        """Return the range of query positions in columns first to last; both are half-open."""
        low, high = np.searchsorted(self.starts, (first, last))
        return int(low), int(high)

    def position_at(self, column: int) -> int:
        """Return the query position in a column; for an opened column, the next position."""
        return int(np.searchsorted(self.starts, column))

    def is_opened(self, column: int) -> bool:
        """Whether a column holds insertions only."""
        position = self.position_at(column)
        return position >= self.length or int(self.starts[position]) != column


class MultipleAlignment:
    """A query-anchored alignment of chosen hits in a given order; the query itself counts as a row.

    Hits that are not aligned yet have a place in the order but no row. A *place* is an index into `order`, a
    *hit row* an index into the hit table.

    Parameters
    ----------
    query : m residues; for a PSSM, the sequence that its scores were made for
    order : int64[n] hit rows
    """

    def __init__(self, query: Sequence, order: NDArray[np.int64]) -> None:
        self.query = query
        self.order = order
        self.rows: dict[int, AlignedRow] = {}
        self.counts = np.zeros((len(query), N_COUNTED), np.int32)
        """int32[m, N_COUNTED]: rows by the letter that they have at each query position."""
        self.widths = np.zeros(len(query) + 1, np.int64)
        """int64[m + 1]: residues of the longest insertion before each position, and after the last."""
        self._cells = np.arange(len(query), dtype=np.int64) * N_COUNTED
        self._count(0, query.residues)

    def __len__(self) -> int:
        return len(self.order)

    def add(self, row: int, aligned: AlignedRow) -> None:
        """Add the row of a chosen hit, unless it is there already."""
        if row in self.rows:
            return
        self.rows[row] = aligned
        self._count(aligned.query_start, INDEX_OF[aligned.letters])
        if aligned.places.size:
            self.widths[aligned.places] = np.maximum(self.widths[aligned.places], aligned.counts)

    def reordered(self, order: NDArray[np.int64]) -> MultipleAlignment:
        """Return the same alignment in another order, without counting again."""
        other = MultipleAlignment.__new__(MultipleAlignment)
        other.__dict__.update(self.__dict__)
        other.order = order
        return other

    def columns(self, opened: bool) -> Columns:
        """Return the columns, with or without those of insertions."""
        return Columns(len(self.query), self.widths.copy() if opened else None)

    def query_letters(self, columns: Columns, first: int, last: int) -> NDArray[np.uint8]:
        """Return the query in columns first to last, ASCII, uint8[last - first]; `GAP` in opened columns.

        Masked residues are in lower case.
        """
        low, high = columns.span(first, last)
        letters = np.full(last - first, GAP, np.uint8)
        letters[columns.starts[low:high] - first] = self.query.ascii[low:high]
        return letters

    def window(self, places: range, columns: Columns, first: int, last: int) -> NDArray[np.uint8]:
        """Return the letters of some places in columns first to last, ASCII, uint8[places, last - first].

        Letters are `BLANK` beyond a row's ends and for hits without a row. In opened columns insertions are
        left-aligned and padded with `GAP`.
        """
        out = np.full((len(places), last - first), BLANK, np.uint8)
        low, high = columns.span(first, last)
        for line, place in enumerate(places):
            aligned = self.rows.get(int(self.order[place]))
            if aligned is not None:
                _lay(aligned, columns, first, last, low, high, out[line])
        return out

    def _count(self, start: int, indexes: NDArray[np.uint8]) -> None:
        """Count a row's letters; no index occurs twice, so plain fancy-indexed addition is correct."""
        self.counts.reshape(-1)[self._cells[start : start + indexes.size] + indexes] += 1


def _lay(
    aligned: AlignedRow, columns: Columns, first: int, last: int, low: int, high: int, out: NDArray[np.uint8]
) -> None:
    """Write a row into columns first to last, which hold query positions low to high."""
    start, end = aligned.query_start, aligned.query_end
    if start == end:
        return
    starts = columns.starts
    begin, stop = max(int(starts[start]), first), min(int(starts[end - 1]) + 1, last)
    if begin >= stop:
        return
    out[begin - first : stop - first] = GAP
    low, high = max(low, start), min(high, end)
    out[starts[low:high] - first] = aligned.letters[low - start : high - start]
    if not aligned.places.size or columns.count == columns.length:
        return
    ends = np.cumsum(aligned.counts)
    for index in range(*np.searchsorted(aligned.places, (low, high + 1))):
        place, count = int(aligned.places[index]), int(aligned.counts[index])
        column = int(starts[place] - columns.widths[place])
        left, right = max(column, first), min(column + count, last)
        if left < right:
            origin = int(ends[index]) - count - column
            out[left - first : right - first] = aligned.inserted[origin + left : origin + right]


def lay_out(hits: HitTable, row: int) -> AlignedRow:
    """Return an aligned hit of a table as a row."""
    return aligned_row(hits.alignments.bare(row), hits.database.codes(int(hits.subjects[row])))


def build(
    hits: HitTable,
    order: NDArray[np.int64],
    kept: Mapping[int, AlignedRow],
    token: CancelToken,
) -> Generator[int, None, MultipleAlignment]:
    """Build and return the alignment of chosen hits; yields the number of rows every 20 ms or so.

    Hits without an alignment can be added later (`MultipleAlignment.add`).

    Parameters
    ----------
    order : int64[n] hit rows of `hits`
    kept : rows of an earlier alignment, which are reused

    Raises OperationCancelled soon after `token` is cancelled.
    """
    whole = MultipleAlignment(hits.query, order)
    ticker = Ticker()
    for row in order.tolist():
        aligned = kept.get(row)
        if aligned is None and row in hits.alignments:
            aligned = lay_out(hits, row)
        if aligned is not None:
            whole.add(row, aligned)
        if ticker.due():
            token.raise_if_cancelled()
            yield len(whole.rows)
            ticker.restart()
    return whole
