"""The request of a reciprocal search: two files, each searched with the other's sequences."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from swathe.core.errors import InvalidRequest
from swathe.core.export.command_words import matrix_words, scoring_words
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.statistics.evalues import DEFAULT, Method
from swathe.core.system.words import number_text

DEFAULT_EVALUE: Final = 1e-3
"""Default bound on both E-values: many pairs above it are there by chance."""


@dataclass(frozen=True, slots=True)
class ReciprocalRequest:
    """Two files, FASTA or databases, each searched with the other's sequences.

    Where both are the same file, no sequence is compared with itself and each pair is reported once.
    The other parameters are those of `core.search.request.SearchRequest`.
    """

    a: Path
    b: Path
    scheme: ScoringScheme
    evalue: float = DEFAULT_EVALUE
    evalues: Method = DEFAULT
    engine: str = "auto"
    kernel: str = "auto"
    threads: int = 0
    devices: tuple[int, ...] | None = None
    kernel_options: tuple[tuple[str, int | str], ...] = ()
    allow_nucleotides: bool = False

    def __post_init__(self) -> None:
        if not self.evalue > 0:
            raise InvalidRequest(
                "evalue", f"The E-value bound {self.evalue:g} is not above 0.", "0.001 is the usual bound."
            )

    @property
    def within_one_file(self) -> bool:
        """Whether both files are the same."""
        return self.a == self.b or (self.a.exists() and self.b.exists() and self.a.samefile(self.b))

    def search(self, queries: tuple[Sequence, ...], database: Path) -> SearchRequest:
        """Return the request of one search of these queries in one of the files."""
        shared = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in ("a", "b")}
        # Whether the files hold nucleotides is checked once, before the first search.
        return SearchRequest(queries, database, **shared | {"allow_nucleotides": True})

    def command(self) -> str:
        """Return the equivalent `swathe reciprocal` command."""
        words = ["swathe", "reciprocal", str(self.a), str(self.b)]
        words += matrix_words(self.scheme) + scoring_words(self)
        words += ["--allow-nucleotides"] if self.allow_nucleotides else []
        return shlex.join([*words, "--evalues", self.evalues, "--evalue", number_text(self.evalue)])
