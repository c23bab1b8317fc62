"""The FASTA format: what is accepted, what is changed and counted, and what is refused with which words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from core.alphabet import ENCODE, INVALID, LETTERS, N_CODES, PUNCTUATION, REMOVED
from core.errors import FastaError
from core.figures import bytes_text
from core.memory import available_memory
from core.sequence import ReadingNotes, Sequence

if TYPE_CHECKING:
    from core.database.streams import ByteReader

BLANKS: Final = b" \t\v\f"
"""Bytes trimmed from the end of headers; with the line ends, what separates a header's words."""
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
MAX_RESIDUES: Final = 2**31 - 1
"""Residues of one record."""
MAX_HEADER_BYTES: Final = 64 << 20
"""A longer line is no header but a file of another kind."""
HEAD_BYTES: Final = 64
"""Bytes of a text's beginning by which other formats are told."""
MAX_QUERY_BYTES: Final = 512 << 20
"""Uncompressed bytes of a query file; databases have no such bound."""
MAX_QUERY_MEMORY: Final = 3 << 30
"""Bytes that queries may take once they are read: twice what proteins of `MAX_QUERY_BYTES` do."""
_PIECE: Final = 1 << 20
"""Bytes of text read at once."""
_PIECE_OF_LINES: Final = 32 << 10
"""Bytes of text made lines of at once: they may be 32,768 lines."""
_BARE_BYTES: Final = 64 << 10
"""Bytes at the beginning of a file without a header line by which words are told from a sequence."""
_COPIES: Final = 2
"""Of a text that is being read: the one that grows and the one that is returned."""
_RECORD_BYTES: Final = 600
"""Memory that a record takes besides its residues and header; a test measures it."""
_LINE_BYTES: Final = 140
"""Memory that a line of the open record takes besides its residues."""
_TOO_MUCH: Final = "Use it as the database, or search its sequences in several runs."

_REMOVED_BYTES: Final = bytes(np.flatnonzero(ENCODE == REMOVED).tolist())
_PUNCTUATION_BYTES: Final = bytes(np.flatnonzero(ENCODE == PUNCTUATION).tolist())
_CODES: Final = ENCODE.tobytes()
_LOWER_CASE: Final = LETTERS.lower().replace("*", "").encode()

_UNPACK: Final = "Unpack it first: files are unpacked once, standard input is not."
_BINARY: Final = bytes([*range(9), *range(14, 27), *range(28, 32)])
"""Control characters that no text has; ESC may begin a coloured one."""

_OTHER_FORMATS: Final = (
    (b"SWATHEDB", "a Swathe database", "Choose it as the database, not as sequences."),
    (b"\x89PNG", "a picture", "Choose a FASTA file."),
    (b"\xff\xd8\xff", "a picture", "Choose a FASTA file."),
    (b"%PDF", "a PDF document", "Choose a FASTA file, or copy the sequence out of the document."),
    (b"\xd0\xcf\x11\xe0", "an Office document", "Save the sequences as plain text."),
    (b"{\\rtf", "a formatted text document (RTF)", "Save the sequences as plain text."),
    (b"\x1f\x8b", "still compressed (gz)", _UNPACK),
    (b"BZh", "still compressed (bz2)", _UNPACK),
    (b"\xfd7zXZ", "still compressed (xz)", _UNPACK),
    (b"\x28\xb5\x2f\xfd", "still compressed (zst)", _UNPACK),
    (
        b"Last position-specific",
        "a PSI-BLAST matrix (PSSM)",
        "It can be the query of a search, not a database.",
    ),
    (b"PssmWithParameters", "a PSSM in ASN.1 format", "Write it with psiblast -out_ascii_pssm instead."),
    (b"LOCUS ", "in GenBank format", "Export it as FASTA first."),
    (b"ID   ", "in EMBL or Swiss-Prot format", "Export it as FASTA first."),
    (b"HEADER ", "in PDB format", "Export its sequences as FASTA first."),
    (b"CLUSTAL", "a Clustal alignment", "Export it as FASTA first."),
    (b"# STOCKHOLM", "a Stockholm alignment", "Export it as FASTA first."),
    (b"#NEXUS", "a NEXUS file", "Export it as FASTA first."),
    (b"@", "in FASTQ or SAM format", "Translate the reads and save proteins as FASTA first."),
    (b"<", "in XML or HTML format", "Download the sequences as FASTA instead."),
    (b"{", "in JSON format", "Export it as FASTA first."),
)


def parse(data: bytes, source: str, *, bare: bool = False) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the sequences of a FASTA text that is in memory.

    Parameters
    ----------
    data : the text; UTF-8 with or without a byte-order mark, or any encoding that extends ASCII
    source : what messages call it
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
            if (other := _other_format(source, text[:HEAD_BYTES])) is not None:
                raise other
            collected.open(b"", line_number)
            collected.add(line, line_number)
        else:
            raise text_before_header(source, text[:HEAD_BYTES], line_number)
    collected.close()
    if not collected.opened:
        raise no_record(source, empty=not text)
    return tuple(collected.sequences), collected.notes()


def _lines(text: bytes, collected: _Records) -> Iterator[bytes]:
    """Return a text's lines, a few at a time, while there is memory for what is made of them."""
    most = _share_of_memory()
    n_records = text.count(b"\n>")
    if n_records * _RECORD_BYTES > most:
        raise _too_many(collected.source, n_records, most)
    start = 0
    while start < len(text):
        stop = text.find(b"\n", start + _PIECE_OF_LINES) + 1 or len(text)
        yield from text[start:stop].splitlines()
        if collected.bytes_held > most:
            raise _too_many(collected.source, collected.opened, most)
        start = stop


def _too_many(source: str, n_records: int, most: int) -> FastaError:
    """Say that there is no memory for so many records."""
    records = "its first record takes" if n_records == 1 else f"its first {n_records:,} records take"
    return FastaError(
        source,
        f"{records} more than the {bytes_text(most)} of memory available for queries.",
        _TOO_MUCH,
    )


def _share_of_memory() -> int:
    """Return how many bytes queries may take: half of what can be had, and no more than any queries need."""
    there = available_memory()
    return MAX_QUERY_MEMORY if there is None else min(there // 2, MAX_QUERY_MEMORY)


def read_sequences(path: Path) -> tuple[tuple[Sequence, ...], ReadingNotes]:
    """Read the sequences of a file, plain or gz, bz2, xz or zst by content, into memory.

    Raises what `read_text` raises, and FastaError.
    """
    return parse(read_text(path), str(path))


def read_text(path: Path) -> bytes:
    """Read a whole file, plain or gz, bz2, xz or zst by content: meant for queries.

    Raises FastaError, also for a text that is too much for queries.
    """
    from core.database.streams import TextStream

    stream = TextStream(path)
    try:
        return read_stream(stream, str(path))
    finally:
        stream.close()


def read_stream(stream: ByteReader, source: str) -> bytes:
    """Read a stream to its end: up to `MAX_QUERY_BYTES`, and no more than the memory there is allows.

    Raises FastaError, and what the stream raises.
    """
    most = min(MAX_QUERY_BYTES, _share_of_memory() // _COPIES)
    data = bytearray()
    piece = bytearray(_PIECE)
    while n := stream.readinto(piece):
        data += memoryview(piece)[:n]
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
        """About how much memory the records take, the open one with its lines and what is made of them."""
        return self._closed_bytes + self._open_bytes

    def add(self, line: bytes, line_number: int) -> None:
        """Add a line of residues to the open record."""
        self.body.append((line_number, line))
        self._open_bytes += _LINE_BYTES + 3 * len(line)

    def open(self, header: bytes, line_number: int) -> None:
        """Begin a record, after closing the one before it."""
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
            self.close()  # an error in the residues above comes first
            raise null_byte(self.source, self.opened or None, line_number)
        self._comments += 1

    def close(self) -> None:
        """End the record being read, if there is one."""
        if not self.opened:
            return
        text = b"".join([line for _, line in self.body])
        together = text.translate(None, _REMOVED_BYTES)
        letters = together.translate(None, _PUNCTUATION_BYTES)
        # Indexing ENCODE would first make eight bytes of each.
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
        """Find the first byte of the open record that is no residue, and say where."""
        for line_number, line in self.body:
            wrong = ENCODE[np.frombuffer(line, np.uint8)] == INVALID
            if wrong.any():
                at = int(wrong.argmax())
                return invalid_residue(self.source, line[at : at + 4], self.opened, line_number)
        raise AssertionError("called for a record whose bytes are all residues")

    def notes(self) -> ReadingNotes:
        """Say what was changed and counted, once all records are closed."""
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
    """Tell whether bytes are UTF-8."""
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
    """Complete the notes on a text from how often each residue code occurs in it (int64[N_CODES])."""
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


def check_encoding(head: bytes, source: str) -> None:
    """Raise FastaError if the first bytes are a byte-order mark of UTF-16 or UTF-32."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")):
        raise FastaError(source, "this is UTF-16 or UTF-32 text.", "Save it as plain text (UTF-8 or ASCII).")


def text_before_header(source: str, head: bytes, line: int) -> FastaError:
    """Say that a text does not begin with a header; other formats are told by its beginning, `head`."""
    return _other_format(source, head) or FastaError(
        source,
        "there is text before the first header line.",
        "A FASTA file starts with a line of '>' and a name.",
        line=line,
    )


def _other_format(source: str, head: bytes) -> FastaError | None:
    """Return what to say of a text that begins as one of another format; None for one that does not."""
    start = head.lstrip()
    for magic, words, hint in _OTHER_FORMATS:
        if start.startswith(magic):
            return FastaError(source, f"this is {words}, not FASTA.", hint)
    if len(head.translate(None, _BINARY)) < len(head):
        return FastaError(source, "this is a binary file, not FASTA text.", "Choose a FASTA file.")
    return None


def has_header(data: bytes) -> bool:
    """Tell whether a line of a text begins with ``>``."""
    return data.startswith((b">", BYTE_ORDER_MARK + b">")) or b"\n>" in data or b"\r>" in data


def check_bare(data: bytes, source: str) -> None:
    """Raise FastaError where a file without a header line is words rather than a sequence.

    Its letters alone do not tell: "This is a note" is a protein's. Blanks in a sequence part it into equal
    pieces, and proteins have next to no O, of which words have one in twenty letters.
    """
    head = data[:_BARE_BYTES].removeprefix(BYTE_ORDER_MARK)
    lines = [line.split() for line in head.splitlines() if line[:1] != b";"]
    pieces = [len(piece) for words in lines for piece in words[:-1]]
    longest = max((len(words[-1]) for words in lines if words), default=0)
    n_letters = sum(map(len, (word for words in lines for word in words)))
    n_o = head.upper().count(b"O")
    in_words = pieces and (min(pieces) != max(pieces) or longest > pieces[0])
    if in_words or (n_o > 1 and n_o > 0.01 * n_letters):
        raise _other_format(source, head[:HEAD_BYTES]) or FastaError(
            source,
            "there is no header line in it, and it reads like text, not like a sequence.",
            "If it is a sequence, put a line of '>' and a name before it.",
        )


def no_record(source: str, *, empty: bool) -> FastaError:
    """Say that a text has no sequence."""
    problem = "there is nothing in it." if empty else "there is no FASTA record in it."
    return FastaError(source, problem, "A FASTA record is a line of '>' and a name, then lines of residues.")


def null_byte(source: str, record: int | None, line: int) -> FastaError:
    """Say that a header or comment line has a byte 0."""
    return FastaError(
        source,
        "this line has a null byte, so the file is binary, damaged, or UTF-16 text.",
        "Save it as plain text (UTF-8 or ASCII), or copy it again.",
        record=record,
        line=line,
    )


def long_header(source: str, record: int, line: int) -> FastaError:
    """Say that a line that begins like a header does not end."""
    return FastaError(
        source,
        f"the header line is longer than {MAX_HEADER_BYTES >> 20} MB.",
        "This is probably not a FASTA file.",
        record=record,
        line=line,
    )


def long_record(source: str, record: int, line: int) -> FastaError:
    """Say that a record has more residues than a search can take."""
    return FastaError(
        source,
        f"this record has more than {MAX_RESIDUES:,} residues.",
        "Split it into several records.",
        record=record,
        line=line,
    )


def invalid_residue(source: str, tail: bytes, record: int, line: int) -> FastaError:
    """Say that a byte is no residue; `tail` begins with it and has up to three more bytes of its line."""
    byte = tail[0]
    if byte == 0:
        return null_byte(source, record, line)
    hint = "Residues are letters, * for a stop, and - or . for gaps. Correct or remove it."
    if byte == ord(">"):
        hint = "A header must begin at the start of its line: break the line before the '>'."
    elif chr(byte).isdigit():
        hint = "Remove numbers from the sequence lines."
    return FastaError(source, f"{_shown(tail)} is not a residue.", hint, record=record, line=line)


def _shown(tail: bytes) -> str:
    """Show the first character of bytes for people: itself where it can be printed, else its number."""
    for n in range(1, len(tail) + 1):
        try:
            character = tail[:n].decode("utf-8")
        except UnicodeDecodeError:
            continue
        return f"'{character}'" if character.isprintable() else f"The character U+{ord(character):04X}"
    return f"The byte 0x{tail[0]:02X}"
