"""Bringing sequences into stored order, ascending by length, in bounded memory: sorted runs, then a merge."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from core.alphabet import N_CODES
from core.database.scanner import count_residues, gather
from core.database.writer import PIECE, DatabaseWriter, Spool


class Sink(Protocol):
    """Takes sequences one after another: residues and index entries separately, in the same order."""

    def append_residues(self, codes: NDArray[np.uint8]) -> None:
        """Take the next residues."""
        ...

    def append_index(self, lengths: NDArray[np.int32], records: NDArray[np.int64]) -> None:
        """Take the lengths and record numbers of the next sequences."""
        ...


class StoredSequences:
    """The residues section of a database being written, and the index that follows it."""

    def __init__(self, writer: DatabaseWriter, stack: ExitStack) -> None:
        self._writer = writer
        self.residue_counts = np.zeros(N_CODES, np.int64)
        self.longest = 0
        self.lengths = Spool(writer.folder, np.int32, stack)
        self.records = Spool(writer.folder, np.int64, stack)
        writer.begin("residues")

    def append_residues(self, codes: NDArray[np.uint8]) -> None:
        """Write the next residues and count them."""
        count_residues(codes, self.residue_counts)
        self._writer.append(codes)

    def append_index(self, lengths: NDArray[np.int32], records: NDArray[np.int64]) -> None:
        """Keep the index entries of the next sequences."""
        self.longest = int(lengths[-1])
        self.lengths.append(lengths)
        self.records.append(records)


def stable_order(lengths: NDArray[np.int32]) -> NDArray[np.int64]:
    """Return the order of ascending length, ties as they are: int64[n]."""
    if lengths.size and lengths.max() < 1 << 16:
        # NumPy sorts 16-bit keys by radix, several times faster than wider ones.
        return np.argsort(lengths.astype(np.uint16), kind="stable")
    return np.argsort(lengths, kind="stable")


def copy_sorted(
    residues: NDArray[np.uint8], lengths: NDArray[np.int32], records: NDArray[np.int64], sink: Sink
) -> Iterator[None]:
    """Give sequences to `sink` by ascending length, ties as they are; yields often.

    Parameters
    ----------
    residues : uint8[sum of lengths], one sequence after another
    lengths, records : int32[n], int64[n]
    """
    order = stable_order(lengths)
    starts = np.cumsum(lengths, dtype=np.int64) - lengths
    sink.append_index(lengths[order], records[order])
    buffers = [np.empty(min(PIECE, residues.size), np.uint8) for _ in range(2)]
    written: Future[None] | None = None
    begin = within = 0
    # Two cores: this thread gathers a piece while the other one writes the piece before.
    with ThreadPoolExecutor(1) as writing_thread:
        while begin < order.size:
            buffers.reverse()
            begin, within, n = gather(residues, starts, lengths, order, begin, within, buffers[0])
            if written is not None:
                written.result()
            written = writing_thread.submit(sink.append_residues, buffers[0][:n])
            yield
        if written is not None:
            written.result()


@dataclass(frozen=True, slots=True, eq=False)
class _Run:
    """A part of the file in stored order: distinct lengths, and where sequences of each begin in the spools.

    `lengths` is int64[k] ascending; `index_starts` and `residue_starts` are int64[k + 1].
    """

    lengths: NDArray[np.int64]
    index_starts: NDArray[np.int64]
    residue_starts: NDArray[np.int64]


class Runs:
    """Sorted parts of a file that is too large to be sorted at once, in temporary files."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._residues = Spool(folder, np.uint8, stack)
        self._lengths = Spool(folder, np.int32, stack)
        self._records = Spool(folder, np.int64, stack)
        self._runs: list[_Run] = []

    def __bool__(self) -> bool:
        return bool(self._runs) or self._residues.count > 0

    def append_residues(self, codes: NDArray[np.uint8]) -> None:
        """Take the next residues of the open run."""
        self._residues.append(codes)

    def append_index(self, lengths: NDArray[np.int32], records: NDArray[np.int64]) -> None:
        """Begin a run: the index of all its sequences; their residues come before or after it."""
        index_start = self._lengths.count
        residue_start = int(self._runs[-1].residue_starts[-1]) if self._runs else 0
        self._lengths.append(lengths)
        self._records.append(records)
        distinct, counts = np.unique(lengths.astype(np.int64), return_counts=True)
        self._runs.append(
            _Run(
                distinct,
                index_start + np.concatenate([[0], np.cumsum(counts)]),
                residue_start + np.concatenate([[0], np.cumsum(counts * distinct)]),
            )
        )

    def merge(self, sink: Sink, residues: NDArray[np.uint8], n_sequences: int) -> Iterator[None]:
        """Give all sequences to `sink` in stored order; yields often.

        Parameters
        ----------
        residues : uint8[...] working memory; what it and `n_sequences` hold is sorted at once
        """
        lengths, place = np.unique(np.concatenate([run.lengths for run in self._runs]), return_inverse=True)
        count = np.concatenate([np.diff(run.index_starts) for run in self._runs])
        counts = np.bincount(place, weights=count).astype(np.int64)
        begin = 0
        while begin < lengths.size:
            fits = np.cumsum(counts[begin:]) <= n_sequences
            fits &= np.cumsum(counts[begin:] * lengths[begin:]) <= residues.size
            n_fitting = int(fits.sum())
            end = begin + max(n_fitting, 1)
            ranges = [
                (run, *np.searchsorted(run.lengths, [lengths[begin], lengths[end - 1] + 1]).tolist())
                for run in self._runs
            ]
            if n_fitting:
                yield from self._sort(ranges, sink, residues)
            else:
                yield from self._concatenate(ranges, sink)
            begin = end

    def _sort(
        self, ranges: list[tuple[_Run, int, int]], sink: Sink, residues: NDArray[np.uint8]
    ) -> Iterator[None]:
        """Sort the sequences of a range of lengths, which fit into memory together."""
        n = sum(int(run.index_starts[b] - run.index_starts[a]) for run, a, b in ranges)
        lengths, records = np.empty(n, np.int32), np.empty(n, np.int64)
        n_index = n_residues = 0
        for run, a, b in ranges:
            i, j = run.index_starts[a], run.index_starts[b]
            self._lengths.read(int(i), lengths[n_index : n_index + j - i])
            self._records.read(int(i), records[n_index : n_index + j - i])
            n_index += j - i
            i, j = run.residue_starts[a], run.residue_starts[b]
            self._residues.read(int(i), residues[n_residues : n_residues + j - i])
            n_residues += j - i
            yield
        yield from copy_sorted(residues[:n_residues], lengths, records, sink)

    def _concatenate(self, ranges: list[tuple[_Run, int, int]], sink: Sink) -> Iterator[None]:
        """Copy sequences of one length, too many to hold in memory: they are in order, run after run."""
        for run, a, b in ranges:
            i, j = int(run.index_starts[a]), int(run.index_starts[b])
            for lengths, records in zip(self._lengths.pieces(i, j), self._records.pieces(i, j), strict=True):
                sink.append_index(lengths, records)
                yield
            for codes in self._residues.pieces(int(run.residue_starts[a]), int(run.residue_starts[b])):
                sink.append_residues(codes)
                yield
