"""What is wrong with a text that is no query, and what can be done: numbers in it, a path in its place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl

from swathe.core.errors import FastaError, SwatheError
from swathe.core.scoring.pssm import is_pssm
from swathe.core.scoring.queries import parse_queries
from swathe.core.sequences.fasta import read_text
from swathe.core.sequences.fasta_faults import aligned_lines, known_format
from swathe.core.system.words import counted
from swathe.gui.search.inputs import FILE

_READ: Final = 20_000_000
"""Bytes of a file up to which its faults are looked for, and numbers can be taken out of its sequences."""
_NAMED: Final = 3
"""Lines that cannot be read that are named; more are counted."""

_NUMBER: Final = re.compile(r"[0-9]+")
_IN_ADDRESS: Final = 100
"""Accessions that an address names at most: browsers and servers refuse long ones."""
_UNIPROT: Final = re.compile(
    r"([OPQ][0-9][A-Z0-9]{3}[0-9]|[A-NR-Z][0-9]([A-Z][A-Z0-9]{2}[0-9]){1,2})(-[0-9]+)?(\.[0-9]+)?$"
)
_ENTRY: Final = re.compile(r"[A-Z0-9]{1,11}_[A-Z0-9]{3,5}$")
"""UniProt's entry names, ``ADH1A_HUMAN``."""
_OTHERS: Final = re.compile(
    r"[ANWXY]P_[0-9]{5,}(\.[0-9]+)?$"  # RefSeq
    r"|[A-Z]{3}([0-9]{5}|[0-9]{7})(\.[0-9]+)?$"  # GenBank
    r"|ENS[A-Z]*P[0-9]{11}(\.[0-9]+)?$"
    r"|UPI[0-9A-F]{10}$"
    r"|[0-9](?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{3}(_[A-Za-z0-9]{1,4})?$"  # PDB
)
_GENBANK: Final = "ORIGIN"
_TAGGED: Final = re.compile(r">?(?:sp|tr|ref|gb|emb|dbj)\|([^|\s]+)\|\S*$")
"""An accession as the headers of sequence databases have it, ``sp|P02232|LGB1_VICFA``."""
_HEAD: Final = 1 << 14
"""Characters at the beginning of a pasted text by which other formats are recognized."""
_BETWEEN: Final = re.compile(r"[\s,;]+")
_MOST_CHARACTERS: Final = 20_000
"""Of a list of accessions."""
_CODES: Final = {
    "ALA": "A", "ARG": "R", "ASN": "N", "ASP": "D", "ASX": "B", "CYS": "C", "GLN": "Q", "GLU": "E",
    "GLX": "Z", "GLY": "G", "HIS": "H", "ILE": "I", "LEU": "L", "LYS": "K", "MET": "M", "PHE": "F",
    "PRO": "P", "PYL": "O", "SEC": "U", "SER": "S", "THR": "T", "TRP": "W", "TYR": "Y", "VAL": "V",
    "XAA": "X", "XLE": "J",
}  # fmt: skip
_FEWEST_CODES: Final = 4
"""Three-letter codes in a row that are no chance: of random residues one in 400 begins one."""
_IN_HEADERS: Final = re.compile(r"[|_=]")
"""What headers of sequence databases have, and sequences do not."""
_WHOSE: Final = {"Query": "query", "Sbjct": "subject", "Subject": "subject", "A": "A", "B": "B"}
"""Whose a line of an alignment is, by its label."""
_SEQUENCE: Final = re.compile(r"(>.*\S)[ \t]+([A-Z]{20,}\*?)(\s*)\Z")
"""A header line that ends like a sequence: no word is so long in capitals."""


def without_numbers(text: str) -> tuple[str, int]:
    """Return FASTA text without the numbers in its sequence lines, and how many there were.

    GenBank has the line ``ORIGIN`` above its numbered sequences: as the first line it becomes their header.
    """
    lines, removed = [], 0
    if text.split(maxsplit=1)[:1] == [_GENBANK]:
        text = f">{text.lstrip()}"
    for line in text.splitlines():
        if line.startswith((">", ";")):
            lines.append(line)
        else:
            cleaned, count = _NUMBER.subn("", line)
            lines.append(cleaned.strip() if count else line)
            removed += count
    return "\n".join(lines), removed


def text_of(path: Path) -> str:
    """Return the text of a file, if it is one, and not too large; else ''."""
    try:
        if path.stat().st_size > _READ:
            return ""
        data, _ = read_text(path)
    except (OSError, SwatheError):
        return ""
    if b"\0" in data:
        return ""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")  # as headers are


def more_faults(text: str) -> str:
    """Return a sentence on the records that cannot be read beside the first; '' where there are none."""
    _, *lines = faulty_lines(text) or [0]
    if not lines:
        return ""
    named = [f"{line:,}" for line in lines[:_NAMED]]
    named += [f"{len(lines) - _NAMED:,} more"] if len(lines) > _NAMED else []
    where = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else named[0]
    said = "line" if len(lines) == 1 else "lines"
    return " {} cannot be read either ({} {}).".format(counted(len(lines), "more record"), said, where)


def faulty_lines(text: str) -> list[int]:
    """Return the first line that cannot be read of each record that has one, counted from 1."""
    return _faulty(records_of(text), 0)


def _faulty(records: list[str], above: int) -> list[int]:
    """Return the same of some records below so many lines.

    Halves without a fault are read as one, which is quicker.
    """
    part = "".join(records)
    if not part.strip():
        return []
    try:
        parse_queries(part.encode(), "", bare=True)
    except SwatheError as error:
        half = len(records) // 2
        if not half:
            line = error.line if isinstance(error, FastaError) and error.line is not None else 1
            return [above + line]
        first = records[:half]
        return _faulty(first, above) + _faulty(records[half:], above + "".join(first).count("\n"))
    return []


def from_three_letters(letters: str) -> str:
    """Return the residues that letters are as three-letter codes, ``METLYSVALLEU``, or ''."""
    residues = []
    for start in range(0, len(letters), 3):  # most sequences end this with their first letters
        residue = _CODES.get(letters[start : start + 3].upper())
        if residue is None:
            return ""
        residues.append(residue)
    return "".join(residues) if len(residues) >= _FEWEST_CODES else ""


def records_of(text: str) -> list[str]:
    """Return the records of FASTA text, each with its header; what stands before the first header is one."""
    return re.split(r"^(?=>)", text, flags=re.MULTILINE)


def under_headers(text: str) -> str:
    """Return FASTA text with sequences that stand at the end of their header lines on lines of their own.

    A text without any comes back as it is.
    """
    lines = text.splitlines(keepends=True)
    for place, line in enumerate(lines):
        following = "".join(lines[place + 1 : place + 2])
        if not following.strip() or following.startswith(">"):
            lines[place] = _SEQUENCE.sub(r"\1\n\2\3", line)
    return "".join(lines)


def is_aligned(text: str) -> bool:
    """Return whether a text has lines of a pairwise alignment."""
    return any(aligned_lines(text.encode()))


def sequences_aligned(text: str) -> dict[str, str]:
    """Return the two sequences of a pairwise alignment as FASTA text, by what takes them, in words.

    There are none where the positions do not say that each sequence is whole: in several alignments, in one
    with lines left out, and in one whose identical residues are dots.
    """
    parts: dict[str, list[str]] = {}
    span: dict[str, tuple[int, int]] = {}
    for label, first, letters, last in aligned_lines(text.encode()):
        whose, residues = _WHOSE[label], letters.replace("-", "")
        begin, end = span.get(whose, (first, first - 1))
        stop = end + len(residues)
        if "." in residues or (residues and (first, last) != (end + 1, stop)):
            return {}
        span[whose] = begin, stop
        parts.setdefault(whose, []).append(residues)
    return {
        f"Take {'the ' if whose.islower() else ''}{whose}'s sequence": (
            ">{}/{}-{}\n{}\n".format(whose, *span[whose], "\n".join(filter(None, lines)))
        )
        for whose, lines in parts.items()
        if any(lines)
    }


def begins_like_header(text: str) -> bool:
    """Return whether the first line looks like a header that lacks its ``>``."""
    line = text.strip().partition("\n")[0]
    name = line.split(maxsplit=1)[0] if line else ""
    if not name[:1].isalpha():
        return False
    return _is_accession(name) or _IN_HEADERS.search(line) is not None


def accessions_in(text: str) -> list[str]:
    """Return the accessions or entry names that stand where sequences should; none of any other text.

    Between several may be commas and semicolons.
    """
    if len(text) > _MOST_CHARACTERS:
        return []
    words = [_TAGGED.sub(r"\1", word) for word in _BETWEEN.split(text) if word]
    return words if all(map(_is_accession, words)) else []


def about_accessions(accessions: Sequence[str]) -> str:
    """Say that accessions or entry names are no sequences."""
    first, *others = accessions
    kind = "entry name" if all(map(_ENTRY.match, accessions)) else "accession"
    if not others:
        return f"{first} is an {kind}, not a sequence. Paste its sequence or open its file."
    more = others[0] if len(others) == 1 else f"{len(others):,} more"
    return f"{first} and {more} are {kind}s, not sequences. Paste their sequences or open their file."


def about_file(error: FastaError) -> str:
    """Say of a file why no sequences can be read from it, as the form says it of queries."""
    text = text_of(Path(error.source))
    if accessions := accessions_in(text):
        return f"{error.source}: {about_accessions(accessions)}"
    if text and known_format(text[:_HEAD].encode("latin-1", "replace")) is None:
        try:
            parse_queries(text.encode(), error.source, bare=True)
        except SwatheError as fault:
            return str(fault)
    return str(error)


def about_other(text: str) -> str:
    """Say what a pasted text is that cannot be a query: another format, or hits; '' for FASTA and PSSMs."""
    from swathe.core.others.run import begins_like_hits

    head = text[:_HEAD].encode()
    if is_pssm(head):
        return ""
    if begins_like_hits(head):
        return "This seems to hold results of a search, not sequences. Save it as a file, and open that."
    other = known_format(head)
    return f"This is {other.words}, not FASTA. {other.hint}" if other is not None else ""


def known_to_uniprot(accessions: Sequence[str]) -> list[str]:
    """Return those of some names that are accessions or entries of UniProt, as many as an address takes."""
    found = (one for one in accessions if _UNIPROT.match(one) or _ENTRY.match(one))
    return list(islice(found, _IN_ADDRESS))


def uniprot_page(accessions: Sequence[str]) -> str:
    """Return the address where UniProt shows accessions or entries of its own."""
    return f"https://www.uniprot.org/uniprotkb?query={'%20OR%20'.join(accessions)}"


def path_in(text: str) -> Path | None:
    """Return the path that stands where a sequence should, whether or not anything is there."""
    words = text.strip().strip("\"'")
    if not words or "\n" in words:
        return None
    if words.startswith(FILE):
        return Path(QUrl(words).toLocalFile())
    path = Path.home() / words[2:] if words.startswith("~/") else Path(words)
    return path if path.is_absolute() else None


def _is_accession(word: str) -> bool:
    return any(pattern.match(word) for pattern in (_UNIPROT, _ENTRY, _OTHERS))
