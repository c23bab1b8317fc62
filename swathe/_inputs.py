"""Queries as Python has them: files, text, Biopython's records, pairs of name and residues."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from swathe.core.errors import InvalidRequest
from swathe.core.scoring.queries import parse_file, read_queries
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.sequences.sequence import ReadingNotes, Sequence, join_notes

One: TypeAlias = str | os.PathLike[str] | tuple[str, str] | Any
Query: TypeAlias = One | Iterable[One]
"""A path; FASTA text, the text of a PSSM or bare residues; a record with ``id`` and ``seq``, as Biopython's;
a (name, residues) pair; or several of these."""

Database: TypeAlias = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]
"""The path of a database, or several."""

_TEXT = "text"
_RECORDS = "sequences"
_KINDS = (
    "Give a path, FASTA text, residues, a (name, residues) pair, a Biopython SeqRecord, or a list of these."
)


@dataclass(frozen=True, slots=True)
class Queries:
    """What was read: the sequences, what reading changed, where they came from and from which files."""

    sequences: tuple[Sequence, ...]
    notes: ReadingNotes
    source: str
    files: tuple[Path, ...]


def read_query(query: Query) -> Queries:
    """Read queries of any kind. Raises FastaError, and InvalidRequest for what is no query."""
    found: list[tuple[tuple[Sequence, ...], ReadingNotes]] = []
    sources: list[str] = []
    files: list[Path] = []
    given = _several(query)
    records: list[str] = []

    def read_records() -> None:
        if records:
            found.append(parse_file("\n".join(records).encode(), _RECORDS))
            sources.append(_RECORDS)
            records.clear()

    for one in given:
        record = _record(one)
        if record is not None:
            records.append(record)
            continue
        read_records()
        if isinstance(one, str) and _is_text(one):
            found.append(parse_file(one.encode(), _TEXT))
            sources.append(_TEXT)
        elif isinstance(one, str | os.PathLike):
            path = Path(one).expanduser()
            found.append(read_queries([path]))
            sources.append(str(path))
            files.append(path)
        else:
            raise InvalidRequest("query", f"{type(one).__name__} is nothing to search with.", _KINDS)
    read_records()
    return Queries(
        tuple(sequence for some, _ in found for sequence in some),
        join_notes(notes for _, notes in found),
        ", ".join(dict.fromkeys(sources)),
        tuple(files) if len(files) == len(given) else (),
    )


def read_paths(database: Database) -> tuple[Path, ...]:
    """Return the paths of one or several databases. Raises InvalidRequest for anything else."""
    given = (
        [database]
        if isinstance(database, str | os.PathLike) or not isinstance(database, Iterable)
        else database
    )
    paths = []
    for one in given:
        if not isinstance(one, str | os.PathLike):
            raise InvalidRequest(
                "database",
                f"{type(one).__name__} is no database.",
                "Give the path of a FASTA file or a .swdb file, or several of them in a list.",
            )
        paths.append(Path(one).expanduser())
    if not paths:
        raise InvalidRequest("database", "There is no database in the list.", "Give at least one.")
    return tuple(paths)


def read_taxa(taxa: Iterable[str | int] | str | int | None) -> tuple[str, ...]:
    """Return taxa as they are written; one need not be in a list."""
    if taxa is None:
        return ()
    return tuple(map(str, [taxa] if isinstance(taxa, str | int) else taxa))


def _several(query: Query) -> list[One]:
    if isinstance(query, str | os.PathLike) or _record(query) is not None or not isinstance(query, Iterable):
        return [query]
    return list(query)


def _record(one: One) -> str | None:
    """Return FASTA text of a record or a pair; None for everything else."""
    if isinstance(one, tuple) and len(one) == 2 and isinstance(one[0], str):
        header, residues = one[0], str(one[1])
    elif hasattr(one, "seq"):
        header, residues = _header(one), str(one.seq)
    else:
        return None
    letters = "".join(residues.split())
    if letters.startswith((">", ";")):
        raise InvalidRequest(
            "query",
            f"The residues of {header!r} begin with {letters[0]!r}.",
            "Give the name and the residues apart.",
        )
    return f">{' '.join(header.split())}\n{letters}"


def _header(record: Any) -> str:
    """Return the header of a record; the description of one that Biopython read begins with its name."""
    name = str(getattr(record, "id", None) or "")
    words = str(getattr(record, "description", None) or "")
    name, words = ("" if text.startswith("<unknown") else text for text in (name, words))
    return words if words.split(None, 1)[:1] == [name] else f"{name} {words}".strip()


def _is_text(text: str) -> bool:
    """Whether a string is sequences rather than the path of a file.

    Text has lines or begins as FASTA does. A word is residues where it is upper-case letters of proteins and
    there is no such file.
    """
    if "\n" in text or text.lstrip().startswith(">"):
        return True
    return bool(text) and not set(text.strip()) - set(LETTERS) and not os.path.exists(text)
