"""What is wrong with a text that should be FASTA: the sentences of the parser and of the scanner."""

from __future__ import annotations

from typing import Final

from swathe.core.errors import FastaError

BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
MAX_HEADER_BYTES: Final = 64 << 20
"""A longer line is no header but a file of another kind."""
MAX_RESIDUES: Final = 2**31 - 1
"""Residues of one record."""
HEAD_BYTES: Final = 64
"""Bytes of a text's beginning by which other formats are told."""
_BARE_BYTES: Final = 64 << 10
"""Bytes at the beginning of a file without a header line by which words are told from a sequence."""

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


def check_encoding(head: bytes, source: str) -> None:
    """Raise FastaError if the first bytes are a byte-order mark of UTF-16 or UTF-32."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")):
        raise FastaError(source, "this is UTF-16 or UTF-32 text.", "Save it as plain text (UTF-8 or ASCII).")


def text_before_header(source: str, head: bytes, line: int) -> FastaError:
    """Say that a text does not begin with a header; other formats are told by its beginning, `head`."""
    return other_format(source, head) or FastaError(
        source,
        "there is text before the first header line.",
        "A FASTA file starts with a line of '>' and a name.",
        line=line,
    )


def other_format(source: str, head: bytes) -> FastaError | None:
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
        raise other_format(source, head[:HEAD_BYTES]) or FastaError(
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
