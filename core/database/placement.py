"""Writing sequences to their final places in a database, in order of length."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swathe.core.database.scanner import count_residues, gather
from swathe.core.database.writer import BLOCK_ELEMENTS, DatabaseWriter
from swathe.core.sequences.alphabet import N_CODES
from swathe.core.sequences.streams import changed_while_read


def stable_order(lengths: NDArray[np.int32]) -> NDArray[np.int64]:
    """Return the stable order of ascending length, int64[n]."""
    if lengths.size and lengths.max() < 1 << 16:
        # NumPy sorts 16-bit keys by radix, several times faster than wider ones.
        return np.argsort(lengths.astype(np.uint16), kind="stable")
    return np.argsort(lengths, kind="stable")


class LengthCounts:
    """Number of sequences of each length; its size is the number of distinct lengths."""

    def __init__(self) -> None:
        self.lengths: NDArray[np.int64] = np.empty(0, np.int64)
        self.counts: NDArray[np.int64] = np.empty(0, np.int64)

    def add(self, lengths: NDArray[np.int32]) -> None:
        """Count more sequences."""
        distinct, counts = np.unique(lengths.astype(np.int64), return_counts=True)
        merged = np.union1d(self.lengths, distinct)
        total = np.zeros(merged.size, np.int64)
        total[np.searchsorted(merged, self.lengths)] = self.counts
        total[np.searchsorted(merged, distinct)] += counts
        self.lengths, self.counts = merged, total

    @property
    def n_sequences(self) -> int:
        """Sequences counted."""
        return int(self.counts.sum())

    @property
    def n_residues(self) -> int:
        """Residues of the sequences counted."""
        return int((self.counts * self.lengths).sum())

    def sorted_lengths(self) -> Iterator[NDArray[np.int32]]:
        """Yield the length of every sequence in stored order, in blocks of up to `BLOCK_ELEMENTS`."""
        ends = np.cumsum(self.counts)
        starts = ends - self.counts
        for begin in range(0, self.n_sequences, BLOCK_ELEMENTS):
            in_block = np.clip(np.minimum(ends, begin + BLOCK_ELEMENTS) - np.maximum(starts, begin), 0, None)
            yield np.repeat(self.lengths, in_block).astype(np.int32)


class Placement:
    """The residues and records sections of a database, filled segment by segment.

    Sequences of equal length are contiguous, in file order. Once the number of each length is known, every
    segment can therefore be written directly to its final place: its sequences of one length are contiguous
    there.
    """

    def __init__(self, writer: DatabaseWriter, total: LengthCounts, source: str) -> None:
        self._writer = writer
        self._source = source
        self._lengths = total.lengths
        self._next_index = np.cumsum(total.counts) - total.counts
        self._next_residue = np.cumsum(total.counts * total.lengths) - total.counts * total.lengths
        self._residues = writer.reserve("residues", total.n_residues)
        self._records = writer.reserve("records", total.n_sequences)
        self.residue_counts = np.zeros(N_CODES, np.int64)

    def place(
        self, residues: NDArray[np.uint8], lengths: NDArray[np.int32], first_record: int
    ) -> Iterator[None]:
        """Write the next sequences of the file, yielding often.

        Parameters
        ----------
        residues : uint8[sum of lengths], one sequence after another
        lengths : int32[n]
        first_record : the record number of the first, the others follow
        """
        if not lengths.size:
            return
        order = stable_order(lengths)
        starts = np.cumsum(lengths, dtype=np.int64) - lengths
        distinct, counts = np.unique(lengths, return_counts=True)
        slots = self._slots(distinct)
        to_index, to_residue = self._next_index[slots], self._next_residue[slots]
        self._next_index[slots] += counts
        self._next_residue[slots] += counts * distinct.astype(np.int64)
        residue_ends = np.cumsum(counts * distinct.astype(np.int64))
        self._write(self._records, first_record + order, np.cumsum(counts), to_index)
        buffers = [np.empty(min(BLOCK_ELEMENTS, residues.size), np.uint8) for _ in range(2)]
        written: Future[None] | None = None
        begin = within = position = 0
        # Two cores: this thread gathers a block while the other counts and writes the one before.
        with ThreadPoolExecutor(1) as writing_thread:
            while begin < order.size:
                buffers.reverse()
                begin, within, n = gather(residues, starts, lengths, order, begin, within, buffers[0])
                if written is not None:
                    written.result()
                written = writing_thread.submit(
                    self._write_residues, buffers[0][:n], residue_ends, to_residue, position
                )
                position += n
                yield
            if written is not None:
                written.result()

    def place_part(self, residues: NDArray[np.uint8], length: int, done: int) -> None:
        """Write a part of a sequence of `length` residues, of which `done` were written before."""
        slot = self._slots(np.array([length]))[0]
        count_residues(residues, self.residue_counts)
        self._writer.write_at(self._residues + int(self._next_residue[slot]) + done, residues)

    def end_parts(self, length: int, record: int) -> None:
        """Write the record number of a sequence after its last part."""
        slot = self._slots(np.array([length]))[0]
        self._writer.write_at(self._records + 8 * int(self._next_index[slot]), np.array([record], np.int64))
        self._next_index[slot] += 1
        self._next_residue[slot] += length

    def _slots(self, lengths: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        """Return the index of lengths among the distinct ones that were counted."""
        slots = np.searchsorted(self._lengths, lengths)
        if slots.max() >= self._lengths.size or np.any(self._lengths[slots] != lengths):
            raise changed_while_read(self._source)
        return slots

    def _write_residues(
        self, codes: NDArray[np.uint8], ends: NDArray[np.int64], targets: NDArray[np.int64], position: int
    ) -> None:
        count_residues(codes, self.residue_counts)
        self._write(self._residues, codes, ends, targets, position)

    def _write(
        self,
        section: int,
        values: NDArray[Any],
        ends: NDArray[np.int64],
        targets: NDArray[np.int64],
        position: int = 0,
    ) -> None:
        """Write values that are sorted by length to the places for these lengths.

        Parameters
        ----------
        section : the section's offset in the file
        values : the elements from `position` on of the sorted ones
        ends, targets : int64[k] where the elements of each length end among the sorted ones, and where they
            begin in the section
        """
        start, stop = position, position + values.size
        shifts = targets - np.concatenate([[0], ends[:-1]])
        # Lengths whose places in the section are adjacent are written together.
        lasts = np.flatnonzero(np.append(shifts[1:] != shifts[:-1], True))
        first = int(np.searchsorted(ends[lasts], position, side="right"))
        for k in lasts[first:].tolist():
            end = min(int(ends[k]), stop)
            target = section + (position + int(shifts[k])) * values.itemsize
            self._writer.write_at(target, values[position - start : end - start])
            position = end
            if position == stop:
                return
