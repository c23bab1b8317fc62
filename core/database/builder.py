"""Converting the text of a FASTA file, block by block, into the sections of a packed database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.database import scanner
from swathe.core.database.packed import SECTION_TYPES
from swathe.core.database.placement import LengthCounts, Placement
from swathe.core.database.writer import DatabaseWriter, Spool
from swathe.core.sequences import fasta, fasta_faults
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.sequences.streams import changed_while_read

_LINE_FEED: Final = np.frombuffer(b"\n", np.uint8)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much an import holds in memory; tests use small values.

    Parameters
    ----------
    block_bytes : text read at once, at least 4
    segment_residues, segment_records : sorted at once; a larger file is read twice
    headers : bytes of headers buffered until they are written
    hashes : identifier hashes sorted at once
    """

    block_bytes: int = 4 << 20
    segment_residues: int = 448 << 20
    segment_records: int = 2 << 20
    headers: int = 256 << 10
    hashes: int = 8 << 20


@dataclass(frozen=True, slots=True)
class Summary:
    """What a file contained; `residue_counts` is int[N_CODES]."""

    n_sequences: int
    longest: int
    residue_counts: tuple[int, ...]
    notes: ReadingNotes


@dataclass(slots=True)
class _Fault:
    """An error whose message needs a few more bytes of text than have been read."""

    status: int
    tail: bytes


class Builder:
    """Takes blocks of text in order by `consume`, then `end_of_text`; raises FastaError.

    Temporary files live as long as `stack`.
    """

    def __init__(self, writer: DatabaseWriter, source: str, limits: Limits, stack: ExitStack) -> None:
        self._writer = writer
        self._source = source
        self._limits = limits
        self._state = np.zeros(scanner.N_STATE, np.int64)
        self._state[scanner.LINE] = 1
        self._residues = np.empty(limits.segment_residues, np.uint8)
        self._lengths = np.empty(limits.segment_records, np.int32)
        self._headers = np.empty(2 * limits.block_bytes, np.uint8)
        self._header_lengths = np.empty(limits.headers, np.int32)
        self._hashes = np.empty(limits.headers, np.uint64)
        self._first_record = 0
        self._placed = 0
        self._giants: dict[int, int] = {}
        self._started = False
        self.needs_second_pass = False
        self._undecodable = 0
        self._head = b""
        self._fault: _Fault | None = None
        self._length_counts = LengthCounts()
        self._placement: Placement | None = None
        self._all_header_lengths = Spool(writer.folder, np.int32, stack)
        self._all_hashes = Spool(writer.folder, np.uint64, stack)
        writer.begin("headers")

    @property
    def n_sequences(self) -> int:
        """Records begun so far."""
        return int(self._state[scanner.RECORDS])

    @property
    def bytes_to_come(self) -> int:
        """Least size of the sections not yet begun, as far as known from the text read so far."""
        names = ["lengths", "offsets", "header_offsets"]
        if self._placement is None:
            names += ["records"]
        n_bytes = self.n_sequences * sum(np.dtype(SECTION_TYPES[name]).itemsize for name in names)
        if self._placement is None:
            n_bytes += self._length_counts.n_residues
            n_bytes += int(self._state[scanner.SPILLED] + self._state[scanner.RESIDUE_END])
        return n_bytes

    def consume(self, block: NDArray[np.uint8]) -> Iterator[None]:
        """Scan the next block, uint8[...]; yields where it takes long."""
        if not self._started:
            self._started = True
            fasta_faults.check_encoding(block[:4].tobytes(), self._source)
            if block[:3].tobytes() == fasta_faults.BYTE_ORDER_MARK:
                block = block[3:]
        if len(self._head) < fasta_faults.HEAD_BYTES:
            self._head += block[: fasta_faults.HEAD_BYTES - len(self._head)].tobytes()
        if self._fault is not None:  # found at the end of the block before: its message shows what follows
            self._fault.tail += block[:3].tobytes()
        else:
            yield from self._scan(block)
        self._raise_fault(at_end=False)

    def _scan(self, block: NDArray[np.uint8]) -> Iterator[None]:
        state = self._state
        state[scanner.POSITION] = 0
        # The whole block may belong to the open header.
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
                yield from self._make_room()
            elif status == scanner.HEADERS_FULL:
                self._take_headers()
            else:
                break
        if status == scanner.BLOCK_DONE:
            self._take_headers()
        else:
            position = int(state[scanner.POSITION])
            self._fault = _Fault(status, block[position : position + 4].tobytes())

    def _raise_fault(self, *, at_end: bool) -> None:
        """Raise the error found, once the bytes for its message are read or the text has ended."""
        if self._fault is None:
            return
        status, tail = self._fault.status, self._fault.tail
        record, line = self.n_sequences, int(self._state[scanner.LINE])
        if status == scanner.NULL_BYTE:
            raise fasta_faults.null_byte(self._source, record or None, line)
        if status == scanner.LONG_HEADER:
            raise fasta_faults.long_header(self._source, record, line)
        if status == scanner.LONG_RECORD:
            raise fasta_faults.long_record(self._source, record, line)
        if status == scanner.INVALID_RESIDUE and (len(tail) >= 4 or at_end):
            raise fasta_faults.invalid_residue(self._source, tail[:4], record, line)
        if status == scanner.TEXT_BEFORE_HEADER and (len(self._head) == fasta_faults.HEAD_BYTES or at_end):
            raise fasta_faults.text_before_header(self._source, self._head, line)

    def _take_headers(self) -> None:
        """Move the closed headers out of the buffer; in the first pass, write them to the database."""
        state = self._state
        n, end = int(state[scanner.N_HEADERS]), int(state[scanner.HEADER_START])
        if self._placement is None:
            self._keep_headers(n, self._headers[:end])
        n_open = int(state[scanner.HEADER_END]) - end
        self._headers[:n_open] = self._headers[end : end + n_open].copy()
        state[scanner.N_HEADERS] = state[scanner.HEADER_START] = 0
        state[scanner.HEADER_END] = n_open

    def _keep_headers(self, n: int, written: NDArray[np.uint8]) -> None:
        """Write n headers to the database, and keep their lengths and hashes."""
        if written.size and written.max() >= 0x80:  # ASCII is UTF-8, and nearly all headers are ASCII
            ends = np.cumsum(self._header_lengths[:n], dtype=np.int64)
            suspects = np.unique(np.searchsorted(ends, np.flatnonzero(written >= 0x80), side="right"))
            for i in suspects.tolist():
                line = written[ends[i] - self._header_lengths[i] : ends[i]]
                self._undecodable += not fasta.is_utf8(line.tobytes())
        self._writer.append(written)
        self._all_header_lengths.append(self._header_lengths[:n])
        self._all_hashes.append(self._hashes[:n])

    def _make_room(self) -> Iterator[None]:
        """Empty the full segment: write its records, or only count them in the first of two passes."""
        state = self._state
        if self._placement is None:
            # Places depend on the lengths of all records, so a text of several segments is read twice. Of a
            # record that is still open, only the length is kept.
            self.needs_second_pass = True
            self._count_closed()
            state[scanner.SPILLED] += state[scanner.RESIDUE_END] - state[scanner.RECORD_START]
            state[scanner.RESIDUE_END] = 0
        elif state[scanner.N_LENGTHS]:
            yield from self._place_closed(self._placement)
            start, end = int(state[scanner.RECORD_START]), int(state[scanner.RESIDUE_END])
            self._residues[: end - start] = self._residues[start:end].copy()
            state[scanner.RESIDUE_END] = end - start
        else:  # a single record fills the segment: write what there is of it
            part = self._residues[: state[scanner.RESIDUE_END]]
            length = self._giants.get(self._first_record)
            if length is None:
                raise changed_while_read(self._source)
            self._placement.place_part(part, length, self._placed)
            self._placed += part.size
            state[scanner.SPILLED] = self._placed
            state[scanner.RESIDUE_END] = 0
        state[scanner.RECORD_START] = 0
        if state[scanner.SPILLED] > fasta_faults.MAX_RESIDUES:
            raise fasta_faults.long_record(self._source, self.n_sequences, int(state[scanner.LINE]))
        yield

    def _count_closed(self) -> None:
        """Count the segment's closed records by length, and remove them from the segment."""
        lengths = self._lengths[: self._state[scanner.N_LENGTHS]]
        self._length_counts.add(lengths)
        for i in np.flatnonzero(lengths > self._residues.size).tolist():
            self._giants[self._first_record + i] = int(lengths[i])
        self._first_record += lengths.size
        self._state[scanner.N_LENGTHS] = 0

    def _place_closed(self, placement: Placement) -> Iterator[None]:
        """Write the segment's closed records to their final places, and remove them from the segment."""
        lengths = self._lengths[: self._state[scanner.N_LENGTHS]]
        residues = self._residues[: self._state[scanner.RECORD_START]]
        if self._placed:  # the first one is the rest of a record that did not fit
            n = int(lengths[0]) - self._placed
            placement.place_part(residues[:n], int(lengths[0]), self._placed)
            placement.end_parts(int(lengths[0]), self._first_record)
            self._first_record += 1
            self._placed = 0
            lengths, residues = lengths[1:], residues[n:]
        yield from placement.place(residues, lengths, self._first_record)
        self._first_record += lengths.size
        self._state[scanner.N_LENGTHS] = 0

    def end_of_text(self) -> Iterator[None]:
        """Handle the end of the text; if `needs_second_pass`, call `start_again` and consume it again."""
        self._raise_fault(at_end=True)
        if self._state[scanner.MODE] != scanner.LINE_START:
            yield from self._scan(_LINE_FEED)
            self._raise_fault(at_end=True)
        if not self.n_sequences:
            raise fasta_faults.no_record(self._source, empty=not self._head)
        yield from self._close_last_record()
        if self._placement is not None:
            yield from self._place_closed(self._placement)
        elif self.needs_second_pass:
            self._count_closed()
        else:
            self._length_counts.add(self._lengths[: self._state[scanner.N_LENGTHS]])
            self._placement = Placement(self._writer, self._length_counts, self._source)
            yield from self._place_closed(self._placement)

    def start_again(self) -> None:
        """Begin the second pass over a text of more than one segment, now that all lengths are known."""
        self._placement = Placement(self._writer, self._length_counts, self._source)
        self._state[:] = 0
        self._state[scanner.LINE] = 1
        self._first_record = 0
        self._started = False

    def _close_last_record(self) -> Iterator[None]:
        state = self._state
        if state[scanner.N_LENGTHS] == self._lengths.size:
            yield from self._make_room()
        length = int(state[scanner.SPILLED] + state[scanner.RESIDUE_END] - state[scanner.RECORD_START])
        if length > fasta_faults.MAX_RESIDUES:
            raise fasta_faults.long_record(self._source, self.n_sequences, int(state[scanner.LINE]))
        self._lengths[state[scanner.N_LENGTHS]] = length
        state[scanner.N_LENGTHS] += 1
        state[scanner.RECORD_START] = state[scanner.RESIDUE_END]

    def finish(self) -> Iterator[None]:
        """Write the remaining sections; yields often. Then `summary` says what they hold."""
        self._residues = np.empty(0, np.uint8)  # its memory is needed for sorting identifiers
        self._writer.begin("lengths")
        for block in self._length_counts.sorted_lengths():
            self._writer.append(block)
            yield
        self._writer.begin("offsets")
        yield from self._append_sums(self._length_counts.sorted_lengths())
        self._writer.begin("header_offsets")
        header_lengths = self._all_header_lengths
        yield from self._append_sums(header_lengths.blocks(0, header_lengths.count))

    def _append_sums(self, lengths: Iterator[NDArray[np.int32]]) -> Iterator[None]:
        """Write 0 and the running sums of lengths."""
        total = 0
        self._writer.append(np.zeros(1, np.int64))
        for block in lengths:
            sums = np.cumsum(block, dtype=np.int64) + total
            total = int(sums[-1])
            self._writer.append(sums)
            yield

    def _repeated_identifiers(self) -> int:
        """Count records that repeat an identifier, by sorting 64-bit hashes in parts."""
        n_parts = -(-self._all_hashes.count // self._limits.hashes)
        repeated = 0
        for part in range(n_parts):
            found = [
                block[(block % np.uint64(n_parts) == part) & (block != 0)]
                for block in self._all_hashes.blocks(0, self._all_hashes.count)
            ]
            hashes = np.concatenate(found)
            hashes.sort()
            repeated += int(np.count_nonzero(hashes[1:] == hashes[:-1]))
        return repeated

    def summary(self) -> Summary:
        """Return what the sections contain; call it after `finish`."""
        assert self._placement is not None
        counts = self._placement.residue_counts
        lengths = self._length_counts
        notes = fasta.reading_notes(
            counts,
            lower_case=int(self._state[scanner.LOWER_CASE]),
            removed=int(self._state[scanner.REMOVED_BYTES]),
            punctuation=int(self._state[scanner.PUNCTUATION_BYTES]),
            comments=int(self._state[scanner.COMMENTS]),
            empty_records=int(lengths.counts[lengths.lengths == 0].sum()),
            duplicate_identifiers=self._repeated_identifiers(),
            undecodable_headers=self._undecodable,
        )
        return Summary(self.n_sequences, int(lengths.lengths[-1]), tuple(counts.tolist()), notes)
