"""The request of a network: one file, each of whose sequences is compared with all others."""

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

DEFAULT_EVALUE: Final = 1e-5
"""Default bound on the E-value of an edge: one wrong edge is enough to join two families."""


@dataclass(frozen=True, slots=True)
class NetworkRequest:
    """A file, FASTA or a database, whose sequences are all compared with one another.

    evalue : of the edges, at most
    The other parameters are those of `core.search.request.SearchRequest`.
    """

    path: Path
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
        check_bound(self.evalue)

    def search(self, queries: tuple[Sequence, ...]) -> SearchRequest:
        """Return the request of the search with some of the sequences."""
        shared = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "path"}
        # Whether the file holds nucleotides is checked once, before the first search.
        return SearchRequest(queries, self.path, **shared | {"allow_nucleotides": True})

    def command(self) -> str:
        """Return the equivalent `swathe network` command, without the files that it writes."""
        words = ["swathe", "network", str(self.path)]
        words += matrix_words(self.scheme) + scoring_words(self)
        words += ["--allow-nucleotides"] if self.allow_nucleotides else []
        return shlex.join([*words, "--evalues", self.evalues, "--evalue", number_text(self.evalue)])


def check_bound(evalue: float) -> None:
    """Raise InvalidRequest unless an E-value bound is above 0."""
    if not evalue > 0:
        raise InvalidRequest("evalue", f"The E-value bound {evalue:g} is not above 0.", "1e-5 is usual.")
