"""Turning the text of a FASTA file, block by block, into the sections of a packed database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core import fasta
from core.database import scanner
from core.database.sorting import Runs, StoredSequences, copy_sorted
from core.database.writer import DatabaseWriter, Spool
from core.sequence import ReadingNotes

_LINE_FEED: Final = np.frombuffer(b"\n", np.uint8)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much an import holds in memory at once; tests make these small.

    Parameters
    ----------
    block_bytes : of text read at once, at least 4
    segment_residues, segment_records : sorted at once; a file with more is sorted in runs and merged
    headers : kept until they are written
    hashes : of identifiers sorted at once
    """

    block_bytes: int = 4 << 20
    segment_residues: int = 448 << 20
    segment_records: int = 2 << 20
    headers: int = 256 << 10
    hashes: int = 8 << 20


@dataclass(frozen=True, slots=True)
class Summary:
    """What a file turned out to hold; `residue_counts` is int[N_CODES]."""

    n_sequences: int
    longest: int
    residue_counts: tuple[int, ...]
    notes: ReadingNotes


@dataclass(slots=True)
class _Fault:
    """An error whose message needs a few bytes more of the text than are here yet."""

    status: int
    tail: bytes


class Builder:
    """Scan blocks of text in order with `consume`, then `finish`; raises FastaError with record and line.

    Temporary files live as long as `stack`.
    """

    def __init__(self, writer: DatabaseWriter, source: str, limits: Limits, stack: ExitStack) -> None:
        self._writer = writer
        self._source = source
        self._limits = limits
        self._stack = stack
        self._state = np.zeros(scanner.N_STATE, np.int64)
        self._state[scanner.LINE] = 1
        self._residues = np.empty(limits.segment_residues, np.uint8)
        self._lengths = np.empty(limits.segment_records, np.int32)
        self._headers = np.empty(2 * limits.block_bytes, np.uint8)
        self._header_lengths = np.empty(limits.headers, np.int32)
        self._hashes = np.empty(limits.headers, np.uint64)
        self._first_record = 0
        self._spilled = 0
        self._empty_records = 0
        self._undecodable = 0
        self._head = b""
        self._fault: _Fault | None = None
        self._runs = Runs(writer.folder, stack)
        self._all_header_lengths = Spool(writer.folder, np.int32, stack)
        self._all_hashes = Spool(writer.folder, np.uint64, stack)
        self._stored: StoredSequences | None = None
        writer.begin("headers")

    @property
    def n_sequences(self) -> int:
        """Records begun so far."""
        return int(self._state[scanner.RECORDS])

    def consume(self, block: NDArray[np.uint8]) -> Iterator[None]:
        """Scan the next block, uint8[...]; yields where it takes long."""
        if not self._head:
            fasta.check_encoding(block[:4].tobytes(), self._source)
            if block[:3].tobytes() == fasta.BYTE_ORDER_MARK:
                block = block[3:]
        if len(self._head) < fasta.HEAD_BYTES:
            self._head += block[: fasta.HEAD_BYTES - len(self._head)].tobytes()
        if self._fault is not None:
            self._fault.tail += block[:3].tobytes()
        else:
            yield from self._scan(block)
        self._raise_fault(at_end=False)

    def _scan(self, block: NDArray[np.uint8]) -> Iterator[None]:
        state = self._state
        state[scanner.POSITION] = 0
        needed = int(state[scanner.HEADER_END]) + block.size
        if needed > self._headers.size:
            self._headers = np.concatenate([self._headers, np.empty(needed, np.uint8)])
        while True:
            status = scanner.scan(
                block,
                scanner.BYTE_TABLE,
                state,
                self._residues,
                self._lengths,
                self._headers,
                self._header_lengths,
                self._hashes,
            )
            if status == scanner.SEGMENT_FULL:
                yield from self._spill()
            elif status == scanner.HEADERS_FULL:
                self._write_headers()
            else:
                break
        if status == scanner.BLOCK_DONE:
            self._write_headers()
        else:
            position = int(state[scanner.POSITION])
            self._fault = _Fault(status, block[position : position + 4].tobytes())

    def _raise_fault(self, *, at_end: bool) -> None:
        """Raise the error found, once the bytes that its message shows are here or will not come."""
        if self._fault is None:
            return
        status, tail = self._fault.status, self._fault.tail
        record, line = self.n_sequences, int(self._state[scanner.LINE])
        if status == scanner.NULL_BYTE:
            raise fasta.null_byte(self._source, record or None, line)
        if status == scanner.LONG_HEADER:
            raise fasta.long_header(self._source, record, line)
        if status == scanner.LONG_RECORD:
            raise fasta.long_record(self._source, record, line)
        if status == scanner.INVALID_RESIDUE and (len(tail) >= 4 or at_end):
            raise fasta.invalid_residue(self._source, tail[:4], record, line)
        if status == scanner.TEXT_BEFORE_HEADER and (len(self._head) == fasta.HEAD_BYTES or at_end):
            raise fasta.text_before_header(self._source, self._head, line)

    def _write_headers(self) -> None:
        """Write the closed headers to the database and move the open one to the buffer's start."""
        state = self._state
        n, end = int(state[scanner.N_HEADERS]), int(state[scanner.HEADER_START])
        written = self._headers[:end]
        if written.size and written.max() >= 0x80:
            ends = np.cumsum(self._header_lengths[:n], dtype=np.int64)
            suspects = np.unique(np.searchsorted(ends, np.flatnonzero(written >= 0x80), side="right"))
            for i in suspects.tolist():
                line = written[ends[i] - self._header_lengths[i] : ends[i]]
                self._undecodable += not fasta.is_utf8(line.tobytes())
        self._writer.append(written)
        self._all_header_lengths.append(self._header_lengths[:n])
        self._all_hashes.append(self._hashes[:n])
        n_open = int(state[scanner.HEADER_END]) - end
        self._headers[:n_open] = self._headers[end : end + n_open].copy()
        state[scanner.N_HEADERS] = state[scanner.HEADER_START] = 0
        state[scanner.HEADER_END] = n_open

    def _spill(self) -> Iterator[None]:
        """Make room in the segment: move its closed records to a run, or the part of one that fills it."""
        state = self._state
        if state[scanner.N_LENGTHS]:
            yield from self._close_run()
            start, end = int(state[scanner.RECORD_START]), int(state[scanner.RESIDUE_END])
            self._residues[: end - start] = self._residues[start:end].copy()
            state[scanner.RESIDUE_END] = end - start
        else:
            n = int(state[scanner.RESIDUE_END])
            self._runs.append_residues(self._residues[:n])
            self._spilled += n
            state[scanner.SPILLED] = self._spilled
            state[scanner.RESIDUE_END] = 0
            if self._spilled > fasta.MAX_RESIDUES:
                raise fasta.long_record(self._source, self.n_sequences, int(state[scanner.LINE]))
            yield
        state[scanner.RECORD_START] = 0

    def _close_run(self) -> Iterator[None]:
        """Write the segment's closed records as a run; a first one that was spilled is a run of its own."""
        lengths, records, residues = self._take_closed()
        if self._spilled:
            rest = int(lengths[0]) - self._spilled
            self._runs.append_residues(residues[:rest])
            self._runs.append_index(lengths[:1], records[:1])
            lengths, records, residues = lengths[1:], records[1:], residues[rest:]
            self._spilled = 0
        if lengths.size:
            yield from copy_sorted(residues, lengths, records, self._runs)

    def _take_closed(self) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.uint8]]:
        """Return lengths, record numbers and residues of the closed records, which then leave the segment."""
        n = int(self._state[scanner.N_LENGTHS])
        lengths = self._lengths[:n]
        self._empty_records += int(np.count_nonzero(lengths == 0))
        records = np.arange(self._first_record, self._first_record + n)
        self._first_record += n
        self._state[scanner.N_LENGTHS] = 0
        return lengths, records, self._residues[: self._state[scanner.RECORD_START]]

    def finish(self) -> Iterator[None]:
        """Sort what was scanned and write all sections; yields often. Then `summary` says what it was."""
        self._raise_fault(at_end=True)
        if self._state[scanner.MODE] != scanner.LINE_START:
            yield from self._scan(_LINE_FEED)
            self._raise_fault(at_end=True)
        if not self.n_sequences:
            raise fasta.no_record(self._source, empty=not self._head)
        yield from self._close_last_record()
        self._stored = StoredSequences(self._writer, self._stack)
        if self._runs:
            yield from self._close_run()
            yield from self._runs.merge(self._stored, self._residues, self._limits.segment_records)
        else:
            lengths, records, residues = self._take_closed()
            yield from copy_sorted(residues, lengths, records, self._stored)
        self._residues = np.empty(0, np.uint8)  # not needed while identifiers are sorted
        self._writer.begin("lengths")
        yield from self._copy(self._stored.lengths)
        self._writer.begin("offsets")
        yield from self._copy_sums(self._stored.lengths)
        self._writer.begin("records")
        yield from self._copy(self._stored.records)
        self._writer.begin("header_offsets")
        yield from self._copy_sums(self._all_header_lengths)
        self._writer.end_sections()

    def _close_last_record(self) -> Iterator[None]:
        state = self._state
        if state[scanner.N_LENGTHS] == self._lengths.size:
            yield from self._spill()
        length = int(state[scanner.SPILLED] + state[scanner.RESIDUE_END] - state[scanner.RECORD_START])
        if length > fasta.MAX_RESIDUES:
            raise fasta.long_record(self._source, self.n_sequences, int(state[scanner.LINE]))
        self._lengths[state[scanner.N_LENGTHS]] = length
        state[scanner.N_LENGTHS] += 1
        state[scanner.RECORD_START] = state[scanner.RESIDUE_END]

    def _copy(self, spool: Spool[Any]) -> Iterator[None]:
        for piece in spool.pieces(0, spool.count):
            self._writer.append(piece)
            yield

    def _copy_sums(self, lengths: Spool[np.int32]) -> Iterator[None]:
        """Write 0 and the running sums of lengths."""
        total = 0
        self._writer.append(np.zeros(1, np.int64))
        for piece in lengths.pieces(0, lengths.count):
            sums = np.cumsum(piece, dtype=np.int64) + total
            total = int(sums[-1])
            self._writer.append(sums)
            yield

    def _repeated_identifiers(self) -> int:
        """Count records whose identifier an earlier record has, by sorting 64-bit hashes a part at a time."""
        n_parts = -(-self._all_hashes.count // self._limits.hashes)
        repeated = 0
        for part in range(n_parts):
            found = [
                piece[(piece % np.uint64(n_parts) == part) & (piece != 0)]
                for piece in self._all_hashes.pieces(0, self._all_hashes.count)
            ]
            hashes = np.concatenate(found)
            hashes.sort()
            repeated += int(np.count_nonzero(hashes[1:] == hashes[:-1]))
        return repeated

    def summary(self) -> Summary:
        """Say what the sections hold, after `finish`."""
        assert self._stored is not None
        counts = self._stored.residue_counts
        notes = fasta.reading_notes(
            counts,
            lower_case=int(self._state[scanner.LOWER_CASE]),
            removed=int(self._state[scanner.REMOVED_BYTES]),
            comments=int(self._state[scanner.COMMENTS]),
            empty_records=self._empty_records,
            duplicate_identifiers=self._repeated_identifiers(),
            undecodable_headers=self._undecodable,
        )
        return Summary(self.n_sequences, self._stored.longest, tuple(counts.tolist()), notes)
