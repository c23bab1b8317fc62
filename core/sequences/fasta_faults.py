"""The errors in a text that should be FASTA, shared by the parser and the scanner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from swathe.core.errors import EmptyFastaError, FastaError
from swathe.core.system.words import counted

BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
MAX_HEADER_BYTES: Final = 64 << 20
"""A longer line means that the file is not FASTA."""
MAX_RESIDUES: Final = 2**31 - 1
"""Largest number of residues in a record."""
HEAD_BYTES: Final = 64
"""Bytes at the beginning of a text by which other formats are recognized."""
OWN_TABLE: Final = b"# Program: Swathe"
"""How the comment lines begin that Swathe writes above its tables."""
TABLES_OF_HITS: Final = (
    b"# BLAST", b"# PSIBLAST", b"# DELTABLAST", b"# DIAMOND", b"# TBLAST", b"# MEGABLAST",
)  # fmt: skip
"""How those begin that BLAST and DIAMOND write, and Swathe in a table like BLAST's."""
_BARE_BYTES: Final = 64 << 10
"""Bytes at the beginning of a file without a header line by which prose is told from a sequence."""
_WORD: Final = 12
"""Letters that words of a line of prose have on average, or fewer."""
_DIGITS: Final = b"0123456789"
_PEPTIDE: Final = 50
"""Residues up to which all lines of unequal lengths are a list: sequences are wrapped at more."""
_SHORTEST_WRAPPED: Final = 20
_LONGEST_WRAPPED: Final = 120
"""Residues that the lines of a sequence have where somebody wrapped it."""

_OPEN_RUN: Final = "A table of hits opens in Swathe's window, by File › Open run or hits…"
_OPEN_OWN: Final = (
    "Of its tables Swathe's window opens those of hits, by File › Open run or hits…; "
    "those of networks and pairs are for other programs."
)
_OF_HITS: Final = f"Choose a FASTA file. {_OPEN_RUN}"
SAVED_COMPARISON: Final = "a saved comparison of kernels"
_OF_KERNELS: Final = "It opens in Swathe's window, on the page Kernels, by Open."
_UNPACK: Final = "Unpack it first: files are unpacked once, standard input is not."
_BINARY: Final = bytes([*range(9), *range(14, 27), *range(28, 32)])
"""Control characters that do not occur in text; ESC may begin a colour."""


class OtherFormat(NamedTuple):
    """What a file is that is no FASTA file.

    Parameters
    ----------
    magic : how it begins, or several ways
    words : what it is
    hint : what to do where sequences are wanted
    place : what opens it, as a sentence; '' if nothing does
    """

    magic: bytes | tuple[bytes, ...]
    words: str
    hint: str
    place: str = ""


_OTHER_FORMATS: Final = tuple(
    OtherFormat(*row)
    for row in (
        (
            b"SWATHEDB",
            "a Swathe database",
            "Choose it as the database, not as sequences.",
            "Choose it as the database of a search.",
        ),
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
            "Choose it as the query of a search.",
        ),
        (
            b"PssmWithParameters",
            "a PSSM in ASN.1 format",
            "Have psiblast write it as an ASCII PSSM instead.",
        ),
        (b"LOCUS ", "in GenBank format", "Export it as FASTA first."),
        (b"ID   ", "in EMBL or Swiss-Prot format", "Export it as FASTA first."),
        ((b"HEADER ", b"SEQRES ", b"ATOM  "), "in PDB format", "Export its sequences as FASTA first."),
        (b"CLUSTAL", "a Clustal alignment", "Export it as FASTA first."),
        (b"# STOCKHOLM", "a Stockholm alignment", "Export it as FASTA first."),
        (b"#NEXUS", "a NEXUS file", "Export it as FASTA first."),
        (OWN_TABLE, "a table that Swathe wrote", f"Choose a FASTA file. {_OPEN_OWN}", _OPEN_OWN),
        (TABLES_OF_HITS, "a table of hits", _OF_HITS, _OPEN_RUN),
        (b"@", "in FASTQ or SAM format", "Translate the reads and save proteins as FASTA first."),
        (b"<", "in XML or HTML format", "Download the sequences as FASTA instead."),
        (b'{\n "format": "swathe comparison"', SAVED_COMPARISON, _OF_KERNELS, _OF_KERNELS),
        (b"{", "in JSON format", "Export it as FASTA first."),
    )
)
_A_BINARY_FILE: Final = OtherFormat(b"", "a binary file", "Choose a FASTA file.")
_AN_ALIGNMENT: Final = OtherFormat(
    b"", "a pairwise alignment", "Use one of its sequences, without numbers and gaps."
)
_ALIGNED: Final = re.compile(
    rb"^[ \t]*(Query|Sbjct|Subject|[AB](?= {6})):?[ \t]+([0-9]+)"
    rb"[ \t]+([A-Za-z*.-]+)(?:[ \t]+([0-9]+))?[ \t\r]*$",
    re.MULTILINE,
)
"""A line of a pairwise alignment as BLAST and Swathe write it; Swathe calls sequences of pairs A and B."""


def check_encoding(head: bytes, source: str) -> None:
    """Raise FastaError if the first bytes are a byte-order mark of UTF-16 or UTF-32."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")):
        raise FastaError(source, "this is UTF-16 or UTF-32 text.", "Save it as plain text (UTF-8 or ASCII).")


def text_before_header(source: str, head: bytes, line: int) -> FastaError:
    """Return the error for a text that does not begin with a header; `head` is its beginning."""
    return other_format(source, head) or FastaError(
        source,
        "there is no header line above this text.",
        "A FASTA file starts with a line with '>' and a name.",
        line=line,
    )


def known_format(head: bytes) -> OtherFormat | None:
    """Return what a text or file in another format is, recognized by its beginning; None for others."""
    start = head.lstrip()
    for known in _OTHER_FORMATS:
        if start.startswith(known.magic):
            return known
    if _ALIGNED.search(head):
        return _AN_ALIGNMENT
    return _A_BINARY_FILE if len(head.translate(None, _BINARY)) < len(head) else None


def other_format(source: str, head: bytes) -> FastaError | None:
    """Return the error for a text in another format, recognized by its beginning; None for others."""
    known = known_format(head)
    return None if known is None else _not_fasta(source, known)


def _not_fasta(source: str, known: OtherFormat) -> FastaError:
    return FastaError(source, f"this is {known.words}, not FASTA.", known.hint)


def check_alignment(data: bytes, source: str) -> None:
    """Raise FastaError if lines at the beginning of a text are those of a pairwise alignment."""
    if _ALIGNED.search(data[:_BARE_BYTES]):
        raise _not_fasta(source, _AN_ALIGNMENT)


class AlignedLine(NamedTuple):
    """A line of a pairwise alignment.

    Parameters
    ----------
    label : whose it is: Query, Sbjct, Subject, A or B
    first, last : positions of its residues; `last` is 0 where the line does not say it
    letters : residues and gaps
    """

    label: str
    first: int
    letters: str
    last: int


def aligned_lines(data: bytes) -> Iterator[AlignedLine]:
    """Yield the lines of pairwise alignments in a text."""
    for found in _ALIGNED.finditer(data):
        label, first, letters, last = (part.decode() for part in found.groups(b"0"))
        yield AlignedLine(label, int(first), letters, int(last))


def has_header(data: bytes) -> bool:
    """Return whether a line of a text begins with ``>``."""
    return data.startswith((b">", BYTE_ORDER_MARK + b">")) or b"\n>" in data or b"\r>" in data


def reads_like_text(data: bytes) -> bool:
    """Return whether residues without a header line before them look like prose, or like a title above them.

    The letters alone do not decide it: "This is a note" could be a protein. But blanks divide a line of prose
    into groups of different lengths, of twelve letters or fewer on average, and one of a sequence into equal
    groups, of which the last may be shorter; and O, which is one letter in twenty of prose, hardly occurs in
    proteins. Numbers of positions and a stop at the end are no letters of a group.
    """
    head = data[:_BARE_BYTES].removeprefix(BYTE_ORDER_MARK).translate(None, _DIGITS)
    lines = [line.split() for line in head.splitlines() if line[:1] != b";"]
    letters = b"".join(group for line in lines for group in line).upper()
    n_o = letters.count(b"O")
    return any(map(_in_words, lines)) or (n_o > 1 and n_o > 0.01 * len(letters))


def listed(data: bytes) -> list[str]:
    """Return the lines of a text without headers that look like sequences of their own; else none.

    A wrapped sequence has lines of one length, but for the last, which is no longer. Other lines are a list
    where all are peptides, or one is longer than anybody wraps. The beginning of a long text decides.
    """
    if has_header(data):
        return []
    first = data[:_BARE_BYTES].splitlines()
    if len(data) > _BARE_BYTES:
        first.pop()  # which need not be whole
    if not _are_listed([len(line) for line in _bare(first)]):
        return []
    lines = _bare(data.splitlines())
    return [line.decode() for line in lines] if all(map(bytes.isalpha, lines)) else []


def _bare(lines: list[bytes]) -> list[bytes]:
    """Return lines without blanks around them, without empty ones and comments."""
    stripped = (line.removeprefix(BYTE_ORDER_MARK).strip() for line in lines)
    return [line for line in stripped if line and not line.startswith(b";")]


def _are_listed(sizes: list[int]) -> bool:
    """Return whether lines of so many residues look like sequences of their own."""
    if len(sizes) < 2:
        return False
    *most, last = sizes
    longest = max(sizes)
    if min(most) == max(most) >= max(last, _SHORTEST_WRAPPED):
        return len(sizes) == 2 and longest > _LONGEST_WRAPPED
    return longest <= _PEPTIDE or longest > _LONGEST_WRAPPED


def under_names(lines: list[str]) -> str:
    """Return FASTA text of sequences without headers: a peptide is called as it reads, others by number."""
    return "".join(
        f">{line if len(line) <= _PEPTIDE else f'line{number}'}\n{line}\n"
        for number, line in enumerate(lines, 1)
    )


def _in_words(groups: list[bytes]) -> bool:
    *sizes, last = [len(group.rstrip(b"*")) for group in groups] or [0]
    unequal = len(set(sizes)) > 1 or (len(sizes) > 0 and last > sizes[0])
    return unequal and sum(sizes) + last <= _WORD * len(groups)


def check_bare(data: bytes, source: str) -> None:
    """Raise FastaError if a file without a header line looks like prose rather than a sequence."""
    if reads_like_text(data):
        head = data[:_BARE_BYTES].removeprefix(BYTE_ORDER_MARK)
        raise other_format(source, head[:HEAD_BYTES]) or FastaError(
            source,
            "there is no header line in it, and it reads like text, not like a sequence.",
            "Choose a FASTA file, or, if this is a sequence, put a line with '>' and a name before it.",
        )


def no_record(source: str, *, empty: bool) -> EmptyFastaError:
    """Return the error for a text without a sequence."""
    problem = "there is nothing in it." if empty else "there is no FASTA record in it."
    return EmptyFastaError(
        source, problem, "A FASTA record is a line with '>' and a name, then lines of residues."
    )


def null_byte(source: str, record: int | None, line: int) -> FastaError:
    """Return the error for a null byte in a header or comment line."""
    return FastaError(
        source,
        "this line has a null byte, so the file is binary, damaged, or UTF-16 text.",
        "Save it as plain text (UTF-8 or ASCII), or copy it again.",
        record=record,
        line=line,
    )


def long_header(source: str, record: int, line: int) -> FastaError:
    """Return the error for a line that begins like a header but is too long for one."""
    return FastaError(
        source,
        f"the header line is longer than {MAX_HEADER_BYTES >> 20} MB.",
        "This is probably not a FASTA file.",
        record=record,
        line=line,
    )


def long_record(source: str, record: int, line: int) -> FastaError:
    """Return the error for a record with more residues than a search can handle."""
    return FastaError(
        source,
        f"this record has more than {MAX_RESIDUES:,} residues.",
        "Split it into several records.",
        record=record,
        line=line,
    )


def invalid_residue(
    source: str, tail: bytes, record: int, line: int, *, column: int | None = None, more: int = 0
) -> FastaError:
    """Return the error for a byte that is not a residue; `tail` also has up to three bytes after it.

    column, more : where it is in its line, counted from 1, and how many other characters of the record are
        no residues; of a text that is read in parts neither is known
    """
    byte = tail[0]
    if byte == 0:
        return null_byte(source, record, line)
    numbers = chr(byte).isdigit()  # of which the hint says enough: nobody counts their digits
    it = "them" if more else "it"
    hint = f"Residues are letters, * for a stop, and - or . for gaps. Correct or remove {it}."
    if byte == ord(">"):
        hint = "A header must begin at the start of its line: break the line before the '>'."
    elif numbers:
        hint = "Remove numbers from the sequence lines."
    nor = f", nor {'is' if more == 1 else 'are'} {counted(more, 'more character')}"
    nor = nor if more and not numbers else ""
    problem = f"{_shown(tail)} is not a residue{nor}."
    return FastaError(source, problem, hint, record=record, line=line, column=column)


def _shown(tail: bytes) -> str:
    """Return the first character for a message: itself if it is printable, else its number."""
    for n in range(1, len(tail) + 1):
        try:
            character = tail[:n].decode("utf-8")
        except UnicodeDecodeError:
            continue
        return f"'{character}'" if character.isprintable() else f"The character U+{ord(character):04X}"
    return f"The byte 0x{tail[0]:02X}"
