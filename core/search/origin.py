"""Who made a result that Swathe only read: another program, and what its file says of how."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swathe.core.system.values import OPTIONAL
from swathe.core.system.words import counted

READ: Final = "read"
"""Stands for an engine in the request and the plan of a result that another program computed."""
ANOTHER: Final = "another program"
"""What a program is called that a file does not name."""
FILE_DATED: Final = "File dated"
SEQUENCES: Final = "Sequences"
ALIGNMENTS: Final = "Alignments"
"""Labels: of the date of the file that was read, not of the search, of the files read beside it, and of what
Swathe aligned with."""
_UNASKED_LIMITS: Final = (25, 300, 500)
"""How many hits of a query DIAMOND, MMseqs2 and BLAST list at most unless told."""
_USUAL_LIMITS: Final = (5, 10, *_UNASKED_LIMITS, 50, 100, 250, 1_000, 5_000, 10_000)
"""And as they are often told."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The program that made a result that Swathe only read, maybe Swathe itself, and what is known of how.

    Parameters
    ----------
    program, version : as the file says, such as ``BLASTP`` and ``2.12.0+``; '' where it does not
    source : the file
    format : what it is, in words
    facts : (label, words) of the settings that the file states
    notes : what to keep in mind, a sentence each
    columns : names of the columns that were read
    names_all_queries : whether the file names queries without hits, too
    rows : local alignments (HSPs) in the file; `merged` of them are not the best of their pair
    queries_missing, subjects_missing : how many have no sequence here
    provisional : 0-based places of the queries with provisional E-values, of a search of Swathe's that was
        stopped
    """

    program: str
    version: str
    source: str
    format: str
    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]
    columns: tuple[str, ...]
    names_all_queries: bool
    rows: int
    merged: int
    queries_missing: int
    subjects_missing: int
    provisional: tuple[int, ...] = field(default=(), metadata=OPTIONAL)

    @property
    def name(self) -> str:
        """The program with its version, or words for one that the file does not name."""
        return " ".join(filter(None, (self.program, self.version))) or ANOTHER

    @property
    def file(self) -> str:
        """The name of the file."""
        return Path(self.source).name

    @property
    def short(self) -> str:
        """The program, or words for one that the file does not name."""
        return self.program or "the other program"

    def fact(self, label: str) -> str:
        """Return a setting that the file states; '' for one that it does not."""
        return dict(self.facts).get(label, "")

    @property
    def is_swathe(self) -> bool:
        """Whether Swathe wrote the file itself."""
        return self.program == "Swathe"

    @property
    def searched_files(self) -> tuple[str, str]:
        """Paths of the queries and of the database that Swathe's comment lines name; '' for none."""
        try:
            words = shlex.split(self.fact("Command"))
        except ValueError:
            words = []
        queries = words[2] if words[:2] == ["swathe", "search"] and len(words) > 2 else ""
        return ("" if queries.startswith("-") else queries), self.fact("Database")

    @property
    def why_no_rerun(self) -> str:
        """Say why its search cannot be rerun."""
        return why_no_rerun(self.name)

    @property
    def why_no_command(self) -> str:
        """Say why no command repeats its search."""
        return (
            f"{_at_the_start(self.name)} made this run, and Swathe read it: no command of Swathe repeats it."
        )

    @property
    def matrix_and_gaps(self) -> str:
        """Matrix and gap costs that the file states, ``BLOSUM62 11/1``; '' without the matrix."""
        costs = [word for word in self.fact("Gap costs").replace(",", " ").split() if word.isdigit()]
        return f"{self.fact('Matrix')} {'/'.join(costs[:2])}".strip() if self.fact("Matrix") else ""

    @property
    def missing(self) -> int:
        """How many queries and subjects have no sequence here."""
        return self.queries_missing + self.subjects_missing

    def sentences(self) -> list[str]:
        """Return what to keep in mind: merged alignments, missing sequences, and the notes."""
        found = []
        if self.merged:
            are = "is" if self.merged == 1 else "are"
            found.append(
                f"Only the best local alignment of each pair is here; {self.merged:,} of "
                f"{counted(self.rows, 'row')} {are} left out."
            )
        return [*found, *filter(None, (self.without_sequences,)), *self.notes]

    @property
    def without_sequences(self) -> str:
        """How many queries and subjects have no sequence, in a sentence; '' for none."""
        missing = [
            counted(number, *words)
            for number, *words in (
                (self.queries_missing, "query", "queries"),
                (self.subjects_missing, "subject"),
            )
            if number
        ]
        have = "has" if self.missing == 1 else "have"
        return f"{' and '.join(missing)} {have} no sequence to align." if missing else ""


def cut_lists(counts: Sequence[int]) -> list[int]:
    """Return the places of the queries whose hits a program may have cut off, by how many it lists of each.

    They have as many as programs list at most unless told, or several of them as many as programs are told.
    """
    most = max(counts, default=0)
    alike = [place for place, count in enumerate(counts) if count == most]
    return alike if most in (_UNASKED_LIMITS if len(alike) == 1 else _USUAL_LIMITS) else []


def why_no_rerun(name: str) -> str:
    """Say why a search cannot be rerun that Swathe only read, of a program with this `name`."""
    if name.split(" ")[0] == "Swathe":
        return "This run was read from a table. To search again, add its sequences first."
    return f"{_at_the_start(name)} made this run. To search again with Swathe, add its sequences first."


def _at_the_start(name: str) -> str:
    """Return a program's name as a sentence begins with it: programs are called as they call themselves."""
    return name.replace(ANOTHER, ANOTHER.capitalize())
