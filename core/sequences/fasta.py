"""The FASTA format: what is accepted, what is changed and counted, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.errors import FastaError
from swathe.core.sequences.alphabet import ENCODE, INVALID, LETTERS, N_CODES, PUNCTUATION, REMOVED
from swathe.core.sequences.fasta_faults import (
    BYTE_ORDER_MARK,
    HEAD_BYTES,
    MAX_HEADER_BYTES,
    check_encoding,
    invalid_residue,
    listed,
    long_header,
    no_record,
    null_byte,
    other_format,
    text_before_header,
)
from swathe.core.sequences.sequence import ReadingNotes, Sequence
from swathe.core.system.memory import available_memory
from swathe.core.system.words import bytes_text

if TYPE_CHECKING:
    from swathe.core.sequences.streams import ByteReader

BLANKS: Final = b" \t\v\f"
"""Bytes trimmed from the end of headers; with line ends, they separate a header's words."""
MAX_QUERY_BYTES: Final = 512 << 20
"""Largest query file, in uncompressed bytes; databases have no such limit."""
MAX_QUERY_MEMORY: Final = 3 << 30
"""Memory for parsed queries, in bytes: twice what proteins of `MAX_QUERY_BYTES` need."""
_READ_BYTES: Final = 1 << 20
"""Bytes of text read at once."""
_SPLIT_BYTES: Final = 32 << 10
"""Bytes of text split into lines at once, which may be 32,768 lines."""
_COPIES: Final = 2
"""Copies of a text while it is read: the growing one and the returned one."""
_RECORD_BYTES: Final = 600
"""Memory of a record besides its residues and header; a test measures it."""
_LINE_BYTES: Final = 140
"""Memory of a line of the open record besides its residues."""
_TOO_MUCH: Final = "Use it as the database, or search its sequences in several runs."

_REMOVED_BYTES: Final = bytes(np.flatnonzero(ENCODE == REMOVED).tolist())
_PUNCTUATION_BYTES: Final = bytes(np.flatnonzero(ENCODE == PUNCTUATION).tolist())
_VALID_BYTES: Final = bytes(np.flatnonzero(ENCODE != INVALID).tolist())
_CODES: Final = ENCODE.tobytes()
_LOWER_CASE: Final = LETTERS.lower().replace("*", "").encode()


def parse(data: bytes, source: str, *, bare: bool = False) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the sequences of a FASTA text that is in memory.

    Parameters
    ----------
    data : the text; UTF-8 with or without a byte-order mark, or any encoding that extends ASCII
    source : its name in messages
    bare : accept residues without a header line before them, as pasted; their header is ""

    Returns the sequences in the text's order and what reading changed. Raises FastaError.
    """
    check_encoding(data[:4], source)
    collected = _Records(source)
    text = data.removeprefix(BYTE_ORDER_MARK)
    for line_number, line in enumerate(_lines(text, collected), 1):
        kind = line[:1]
        if kind == b">":
            collected.open(line[1:], line_number)
        elif kind == b";":
            collected.comment(line, line_number)
        elif collected.opened:
            if line:
                collected.add(line, line_number)
        elif not line.translate(None, _REMOVED_BYTES):
            collected.removed += len(line)
        elif bare:
            if (other := other_format(source, text[:HEAD_BYTES])) is not None:
                raise other
            collected.open(b"", line_number)
            collected.add(line, line_number)
        else:
            raise text_before_header(source, text[:HEAD_BYTES], line_number)
    collected.close()
    if not collected.opened:
        raise no_record(source, empty=not text)
    joined = len(listed(data)) if bare else 0
    return tuple(collected.sequences), replace(collected.notes(), joined_lines=joined)


def beginning_of(path: Path) -> bytes:
    """Return the first bytes of a file's uncompressed text, by which `known_format` tells what it is.

    Raises FastaError if it cannot be read, or is a document or an archive.
    """
    from swathe.core.sequences.streams import TextStream

    stream = TextStream(path)
    try:
        head = bytearray(HEAD_BYTES)
        begin = bytes(head[: stream.readinto(head)])
    finally:
        stream.close()
    check_encoding(begin, str(path))
    return begin


def _lines(text: bytes, collected: _Records) -> Iterator[bytes]:
    """Yield a text's lines as long as there is memory for the records."""
    most = _share_of_memory()
    n_records = text.count(b"\n>")
    if n_records * _RECORD_BYTES > most:
        raise _too_many(collected.source, n_records, most)
    start = 0
    while start < len(text):
        stop = text.find(b"\n", start + _SPLIT_BYTES) + 1 or len(text)
        yield from text[start:stop].splitlines()
        if collected.bytes_held > most:
            raise _too_many(collected.source, collected.opened, most)
        start = stop


def _too_many(source: str, n_records: int, most: int) -> FastaError:
    records = "its first record takes" if n_records == 1 else f"its first {n_records:,} records take"
    return FastaError(
        source,
        f"{records} more than the {bytes_text(most)} of memory available for queries.",
        _TOO_MUCH,
    )


def _share_of_memory() -> int:
    """Return how many bytes queries may use: half of the available memory, up to `MAX_QUERY_MEMORY`."""
    there = available_memory()
    return MAX_QUERY_MEMORY if there is None else min(there // 2, MAX_QUERY_MEMORY)


def read_sequences(path: Path) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the sequences of a file, plain or gz, bz2, xz or zst by content, into memory.

    Raises FastaError.
    """
    text, misnamed = read_text(path)
    sequences, notes = parse(text, str(path))
    return sequences, replace(notes, misnamed=int(misnamed))


def read_text(path: Path) -> tuple[bytes, bool]:
    """Read a whole file of queries, plain or gz, bz2, xz or zst by content.

    Returns the text, and whether it was not compressed although the file's name ends as if it were. Raises
    FastaError, also for a text that is too large for queries.
    """
    from swathe.core.sequences.streams import TextStream

    stream = TextStream(path)
    try:
        return read_stream(stream, str(path)), stream.misnamed
    finally:
        stream.close()


def read_stream(stream: ByteReader, source: str) -> bytes:
    """Read a stream to its end, up to `MAX_QUERY_BYTES` and within the available memory.

    Raises FastaError, and what the stream raises.
    """
    most = min(MAX_QUERY_BYTES, _share_of_memory() // _COPIES)
    data = bytearray()
    block = bytearray(_READ_BYTES)
    while n := stream.readinto(block):
        data += memoryview(block)[:n]
        if len(data) > most:
            raise FastaError(
                source,
                f"it holds more than {bytes_text(most)} of text, too much for queries"
                + ("." if most == MAX_QUERY_BYTES else " with the memory available now."),
                _TOO_MUCH,
            )
    return bytes(data)


class _Records:
    """The records of a text being parsed; `opened` is the 1-based number of the one being read."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.opened = 0
        self.body: list[tuple[int, bytes]] = []
        self._closed_bytes = 0
        self._open_bytes = 0
        self.removed = 0
        self.sequences: list[Sequence] = []
        self._header = b""
        self._lower_case = 0
        self._punctuation = 0
        self._comments = 0
        self._identifiers: set[bytes] = set()
        self._identified = 0
        self._undecodable = 0

    @property
    def bytes_held(self) -> int:
        """Approximate memory of the records, including the lines of the open one and their copies."""
        return self._closed_bytes + self._open_bytes

    def add(self, line: bytes, line_number: int) -> None:
        """Add a line of residues to the open record."""
        self.body.append((line_number, line))
        self._open_bytes += _LINE_BYTES + 3 * len(line)

    def open(self, header: bytes, line_number: int) -> None:
        """Close the open record and begin the next."""
        self.close()
        self.opened += 1
        if b"\0" in header:
            raise null_byte(self.source, self.opened, line_number)
        if len(header) > MAX_HEADER_BYTES:
            raise long_header(self.source, self.opened, line_number)
        self._header = header.rstrip(BLANKS)
        self.body = []
        self._open_bytes = 0

    def comment(self, line: bytes, line_number: int) -> None:
        """Count a comment line."""
        if b"\0" in line:
            self.close()  # so that an error in the residues above is reported first
            raise null_byte(self.source, self.opened or None, line_number)
        self._comments += 1

    def close(self) -> None:
        """Close the open record, if there is one."""
        if not self.opened:
            return
        text = b"".join([line for _, line in self.body])
        together = text.translate(None, _REMOVED_BYTES)
        letters = together.translate(None, _PUNCTUATION_BYTES)
        # Indexing ENCODE would need eight bytes for each residue.
        codes = np.frombuffer(bytearray(letters.translate(_CODES)), np.uint8)
        if codes.size and codes.max() >= N_CODES:
            raise self._invalid()
        self.removed += len(text) - len(together)
        self._punctuation += len(together) - len(letters)
        self._lower_case += len(letters) - len(letters.translate(None, _LOWER_CASE))
        if self._header and self._header[0] not in BLANKS:
            self._identified += 1
            self._identifiers.add(self._header.split(None, 1)[0])
        self._undecodable += not is_utf8(self._header)
        self.sequences.append(Sequence(decode_header(self._header), codes))
        self._closed_bytes += _RECORD_BYTES + codes.size + 2 * len(self._header)

    def _invalid(self) -> FastaError:
        """Return the error that names the first byte of the open record that is not a residue."""
        wrong = [(number, line, line.translate(None, _VALID_BYTES)) for number, line in self.body]
        n_wrong = sum(len(decode_header(some)) for _, _, some in wrong)
        line_number, line, some = next(each for each in wrong if each[2])
        at = line.index(some[:1])
        return invalid_residue(
            self.source, line[at : at + 4], self.opened, line_number, column=at + 1, more=n_wrong - 1
        )

    def notes(self) -> ReadingNotes:
        """Return what was changed and counted; call it when all records are closed."""
        counts = np.zeros(N_CODES, np.int64)
        for sequence in self.sequences:
            counts += np.bincount(sequence.codes, minlength=N_CODES)
        return reading_notes(
            counts,
            lower_case=self._lower_case,
            removed=self.removed,
            punctuation=self._punctuation,
            comments=self._comments,
            empty_records=sum(len(sequence) == 0 for sequence in self.sequences),
            duplicate_identifiers=self._identified - len(self._identifiers),
            undecodable_headers=self._undecodable,
        )


def decode_header(line: bytes) -> str:
    """Decode a header line: UTF-8, or Latin-1 where it is not UTF-8."""
    return line.decode("utf-8" if is_utf8(line) else "latin-1")


def is_utf8(line: bytes) -> bool:
    """Return whether bytes are UTF-8."""
    if line.isascii():
        return True
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def reading_notes(
    residue_counts: NDArray[np.int64],
    *,
    lower_case: int,
    removed: int,
    punctuation: int,
    comments: int,
    empty_records: int,
    duplicate_identifiers: int,
    undecodable_headers: int,
) -> ReadingNotes:
    """Complete the notes on a text from the counts of its residue codes, int64[N_CODES]."""
    count = {letter: int(n) for letter, n in zip(LETTERS, residue_counts, strict=True)}
    return ReadingNotes(
        lower_case=lower_case,
        removed=removed,
        punctuation=punctuation,
        scored_as_x=count["U"] + count["O"] + count["J"],
        stops=count["*"],
        ambiguous=count["B"] + count["Z"] + count["J"] + count["X"],
        empty_records=empty_records,
        duplicate_identifiers=duplicate_identifiers,
        undecodable_headers=undecodable_headers,
        comments=comments,
    )
