"""A named protein sequence, the parts of its header, and notes on what reading it changed."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from collections.abc import Sequence as Several
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.sequences.alphabet import CODE_STOP, DECODE, ENCODE
from swathe.core.system.words import counted

_TITLE_LETTERS: Final = 60
"""Of a header that is a query's title, cut at the end of a word."""
OF_PSSM: Final = "(PSSM)"
"""What follows the name of a query whose scores are a PSSM's, in its header."""
_COMPARED: Final = 200
"""Queries that are looked at to say whether others are the same."""


def identifier_of(header: str) -> str:
    """Return the first word of a header; empty for an empty header."""
    parts = header.split(None, 1)
    return parts[0] if parts and not header[:1].isspace() else ""


def subject_name(header: str, record: int) -> str:
    """Return the name of a database's record: its identifier, or ``Subject_17`` if its header has none.

    record : its 0-based number in the file
    """
    return identifier_of(header) or f"Subject_{record + 1}"


def query_name(identifier: str, place: int) -> str:
    """Return the name of a query: its identifier, or ``Query_1`` if its header has none.

    place : 0-based, among the queries of the search
    """
    return identifier or f"Query_{place + 1}"


def numbered_apart(queries: Iterable[Sequence]) -> tuple[Sequence, ...]:
    """Return queries of which no two have the same name: those of one name are numbered, ``a_1``, ``a_2``.

    Numbers that would give the name of another query are left out.
    """
    listed = tuple(queries)
    doubles = shared_names(listed)
    names = {query.identifier for query in listed}
    numbers = dict.fromkeys(doubles, 0)
    renamed = []
    for query in listed:
        name = query.identifier
        if name not in doubles:
            renamed.append(query)
            continue
        numbers[name] += 1
        while f"{name}_{numbers[name]}" in names:
            numbers[name] += 1
        renamed.append(replace(query, header=f"{name}_{numbers[name]}{query.header[len(name) :]}"))
    return tuple(renamed)


def shared_names(queries: Iterable[Sequence]) -> dict[str, int]:
    """Return the names that more than one of some queries has, with how many, in the queries' order.

    Those without one are called by their places, and differ.
    """
    counts = Counter(query.identifier for query in queries)
    return {name: count for name, count in counts.items() if name and count > 1}


def query_title(header: str, place: int = 0) -> str:
    """Return what people call a query: its identifier, or the whole header where that alone names nothing.

    An identifier has a letter, and a digit, underscore or bar: ``seq1 of mine`` is ``seq1``, and
    ``my protein`` is called that. In files of the field's formats each of them is the header's first word.
    A PSSM is called one: ``P05013 (PSSM)``.

    place : 0-based, among the queries of the search, for one without an identifier: ``Query_1``
    """
    name = query_name(identifier_of(header), place)
    is_identifier = any(map(str.isalpha, name)) and any(map(_tells_apart, name))
    is_identifier = is_identifier and description_of(header) != OF_PSSM
    if is_identifier or len(name) > _TITLE_LETTERS:
        return name
    # NCBI joins headers with Ctrl-A.
    return textwrap.shorten(header.partition("\x01")[0], _TITLE_LETTERS, placeholder="…")


def _tells_apart(letter: str) -> bool:
    return letter.isdigit() or letter in "_|"


def description_of(header: str) -> str:
    """Return the part of a header after the identifier."""
    if header[:1].isspace():
        return header.strip()
    parts = header.split(None, 1)
    return parts[1].strip() if len(parts) > 1 else ""


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    """A protein: its header line without ``>`` and its residues as `core.sequences.alphabet` codes.

    In a masked sequence (`core.search.masking`), `codes` are X where it is masked and `shown`, uint8[n],
    holds its original letters in ASCII, in lower case where masked. In others, `shown` is None.
    """

    header: str
    codes: NDArray[np.uint8]
    shown: NDArray[np.uint8] | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        if self.shown is not None and self.shown.shape != self.codes.shape:
            raise ValueError(f"{self.shown.size:,} letters for {self.codes.size:,} residues")

    def __len__(self) -> int:
        return int(self.codes.size)

    @property
    def identifier(self) -> str:
        """The header's first word."""
        return identifier_of(self.header)

    @property
    def title(self) -> str:
        """What people call it where it is a query: `query_title`."""
        return query_title(self.header)

    @property
    def description(self) -> str:
        """The header after its first word."""
        return description_of(self.header)

    @property
    def stops(self) -> int:
        """How many of its residues are stops (``*``)."""
        return int(np.count_nonzero(self.residues == CODE_STOP))

    @property
    def letters(self) -> str:
        """The residues as text, in lower case where they are masked."""
        return self.letters_between(0, len(self))

    @property
    def residues(self) -> NDArray[np.uint8]:
        """The codes of the original residues, masked ones included, uint8[n]."""
        return self.codes if self.shown is None else np.asarray(ENCODE[self.shown])

    @property
    def masked(self) -> NDArray[np.bool_]:
        """Which residues are masked, bool[n]."""
        return np.asarray(self.ascii >= ord("a"))

    @property
    def ascii(self) -> NDArray[np.uint8]:
        """The letters as bytes, uint8[n]."""
        return DECODE[self.codes] if self.shown is None else self.shown

    def letters_between(self, begin: int, end: int) -> str:
        """Return the letters of residues `begin` to `end`, 0-based and half-open."""
        letters = DECODE[self.codes[begin:end]] if self.shown is None else self.shown[begin:end]
        return letters.tobytes().decode("ascii")


def length_text(sequences: Iterable[Sequence], unit: str = "") -> str:
    """Return how long sequences are together: ``750 residues + 2 stops``; in a unit ``750 aa + 2 stops``."""
    listed = list(sequences)
    stops = sum(sequence.stops for sequence in listed)
    residues = sum(map(len, listed)) - stops
    words = f"{residues:,} {unit}" if unit else counted(residues, "residue")
    return f"{words} + {counted(stops, 'stop')}" if stops else words


def without_final_stops(sequence: Sequence) -> Sequence:
    """Return a sequence without the stops at its end; one of stops alone as it is."""
    (others,) = np.nonzero(sequence.residues != CODE_STOP)
    if not others.size or not sequence.stops or others[-1] + 1 == len(sequence):
        return sequence
    kept = slice(int(others[-1]) + 1)
    shown = None if sequence.shown is None else sequence.shown[kept]
    return replace(sequence, codes=sequence.codes[kept], shown=shown)


def _count(one: str, many: str) -> int:
    """Return a dataclass field for a count with its sentence in the singular and the plural."""
    count: int = field(default=0, metadata={"one": one, "many": many})
    return count


def same_queries(some: Several[Sequence], others: Several[Sequence]) -> bool:
    """Whether queries are the same; of thousands the first are looked at."""
    return len(some) == len(others) and all(
        one is other or (one.header == other.header and np.array_equal(one.residues, other.residues))
        for one, other in zip(some[:_COMPARED], others[:_COMPARED], strict=True)
    )


@dataclass(frozen=True, slots=True)
class ReadingNotes:
    """What reading sequences changed, ignored or found remarkable, as counts."""

    lower_case: int = _count(
        "1 lower-case residue read as upper case", "{n:,} lower-case residues read as upper case"
    )
    removed: int = _count("1 gap or space character removed", "{n:,} gap and space characters removed")
    punctuation: int = _count(
        "1 / or , in a sequence ignored, as ssearch36 does: the residues around it are joined",
        "{n:,} / or , in sequences ignored, as ssearch36 does: the residues around them are joined",
    )
    scored_as_x: int = _count(
        "1 residue U, O or J scores as another: U as C, O as K, and J as X where the matrix has no J",
        "{n:,} residues U, O or J score as others: U as C, O as K, and J as X where the matrix has no J",
    )
    """The name dates from when U and O scored as X, too; files of databases and runs contain it."""
    stops: int = _count(
        "1 stop character (*) kept and scored as *", "{n:,} stop characters (*) kept and scored as *"
    )
    ambiguous: int = _count("1 ambiguous residue (B, Z, J, X)", "{n:,} ambiguous residues (B, Z, J, X)")
    empty_records: int = _count(
        "1 empty record, counted but never aligned", "{n:,} empty records, counted but never aligned"
    )
    left_out: int = _count(
        "1 record left out: it has no residues to search with",
        "{n:,} records left out: they have no residues to search with",
    )
    duplicate_identifiers: int = _count(
        "1 record repeats an identifier used before", "{n:,} records repeat an identifier used before"
    )
    undecodable_headers: int = _count(
        "1 header is not UTF-8 and is read as Latin-1", "{n:,} headers are not UTF-8 and are read as Latin-1"
    )
    comments: int = _count("1 comment line (;) ignored", "{n:,} comment lines (;) ignored")
    misnamed: int = _count(
        "1 file is not compressed although its name says so; read as plain text",
        "{n:,} files are not compressed although their names say so; read as plain text",
    )
    joined_lines: int = _count(
        "",  # two at least
        "{n:,} lines without headers joined, as those of a wrapped sequence; if each is a sequence, put a "
        "line with > and a name above it",
    )
    """Of what looks like a list of sequences without headers: `fasta_faults.listed`."""
    nucleotide_like: int = 0
    """Only in databases and runs of earlier versions; now `core.database.nucleotides` checks before a
    search."""

    def about_names(self, *paths: Path) -> str:
        """Return the sentence on files read that are not what their names say; '' where all are."""
        said = "".join(f"{words}." for words in ReadingNotes(misnamed=self.misnamed).sentences())
        if not said or len(paths) != 1:
            return said
        name, ending = paths[0].name, paths[0].suffix
        return f"The file {name} is not compressed although its name ends in {ending}; read as plain text."

    def sentences(self) -> list[str]:
        """Return a sentence for every non-zero count."""
        counts = [(f.metadata, getattr(self, f.name)) for f in fields(self) if f.metadata]
        return [words["one"] if n == 1 else words["many"].format(n=n) for words, n in counts if n]


def join_notes(notes: Iterable[ReadingNotes]) -> ReadingNotes:
    """Add the counts of several files' notes."""
    listed = list(notes)
    sums = {field.name: sum(getattr(each, field.name) for each in listed) for field in fields(ReadingNotes)}
    return ReadingNotes(**sums)
