"""A search request: everything that a search needs to know, checked and immutable."""

from __future__ import annotations

from collections.abc import Sequence as Several
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swathe.core.errors import InvalidRequest
from swathe.core.headers.brief import brief_query_name
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.origin import READ
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.sequences.sequence import ReadingNotes, Sequence, query_name
from swathe.core.statistics.evalues import DEFAULT, METHODS, WORDS, WORDS_IN_ROUNDS, Method
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.values import OPTIONAL
from swathe.core.taxonomy.choice import TaxonChoice

DEFAULT_EVALUE: Final = 10.0
PASTED: Final = "pasted text"
"""Where queries came from that were put in by hand."""
EDITED: Final = ", edited"
"""What follows the names of files in the source of queries that were changed since."""
_PEPTIDE: Final = 15
_BEGINNING: Final = 9
"""Residues up to which a query without a header is called by all of them, and by how many a longer one is."""


def called(
    queries: Several[Sequence], place: int, files: Several[Path], source: str, notes: ReadingNotes
) -> str:
    """Return what people call one of several queries: its brief name.

    A single one without an identifier is called after its file, also once it was edited, or else its first
    residues: several are told apart by their numbers. One that was joined from what looks like a list of
    sequences says so, of several where a single one has no header: which was joined is not known otherwise.

    Parameters
    ----------
    place : 0-based
    files, source, notes : `query_files`, `query_source` and `query_notes` of a `SearchRequest`
    """
    query, joined = queries[place], notes.joined_lines
    from_lines = f", joined from {joined:,} lines" if joined else ""
    if len(queries) > 1 or query.identifier or not len(query):
        it_was = not query.header and sum(not each.header for each in queries) == 1
        return brief_query_name(query.header, place) + (from_lines if it_was else "")
    letters = query.letters_between(0, min(len(query), _PEPTIDE + 1)).upper()
    name = letters if len(query) <= _PEPTIDE else f"{letters[:_BEGINNING]}…"
    if files:
        name = files[0].name
    elif source.endswith(EDITED):
        name = source.removesuffix(EDITED)
    return f"{name}{from_lines}"


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """One or several queries against one database, or several as one.

    Parameters
    ----------
    queries : at least one, each with at least one residue unless `engine` is `core.search.origin.READ`
    database : a FASTA file (any compression) or a ``.swdb`` database
    scheme : matrix and gap costs; a gap of k residues costs gap_open + k * gap_extend
    evalue : report subjects with an E-value up to this
    evalues : how E-values are computed, one of `core.statistics.evalues.METHODS`
    top : report at most this many hits per query, the best ones; None reports all
    engine : ``auto``, or an engine's name as `core.engines.open_engine` takes it
    kernel : a kernel variant of that engine, or ``auto``
    threads : CPU threads, 0 for all
    devices : numbers of the GPUs to use, as `core.engines.probe_engines` lists them; None for all
    kernel_options : (name, value) pairs for the kernel; `kernels.registry` lists what each kernel takes
    pairwise : which hits to permute after the search, or after its last round, and how; None: none
    mask : how to mask low-complexity segments of queries that are not PSSMs (`core.search.masking`); None:
        not
    iteration : search in rounds, with profiles built from the hits; None: search once
    allow_nucleotides : search even if queries or database look like nucleotides (`core.database.nucleotides`)
    query_source : where the queries came from, as the user named it (a path, several, or `PASTED`)
    query_files : the files they were read from, if any
    taxa : which taxa of them are searched; None: all
    more_databases : searched together with `database`, as if their sequences came after its own; None: none
    query_notes : what reading them changed or ignored

    Raises InvalidRequest, which names the field at fault.
    """

    queries: tuple[Sequence, ...]
    database: Path
    scheme: ScoringScheme
    evalue: float = DEFAULT_EVALUE
    evalues: Method = field(default=DEFAULT, metadata={"before": "matrix"})
    top: int | None = None
    engine: str = "auto"
    kernel: str = "auto"
    threads: int = 0
    devices: tuple[int, ...] | None = None
    kernel_options: tuple[tuple[str, int | str], ...] = ()
    pairwise: PairwiseOptions | None = None
    mask: SegParameters | None = None
    iteration: RoundOptions | None = None
    allow_nucleotides: bool = False
    query_source: str = ""
    query_files: tuple[Path, ...] = ()
    query_notes: ReadingNotes = field(default_factory=ReadingNotes)
    more_databases: tuple[Path, ...] | None = field(default=None, metadata=OPTIONAL)
    taxa: TaxonChoice | None = field(default=None, metadata=OPTIONAL)

    def called(self, place: int) -> str:
        """Return what people call the query of a 0-based place: `called`."""
        return called(self.queries, place, self.query_files, self.query_source, self.query_notes)

    def name_in_tables(self, place: int) -> str:
        """Return the name of the query of a 0-based place in tables and reports: ``Query_1`` without one.

        A single one that was typed or pasted is named by its residues there if `called` has all of them.
        """
        query, by_hand = self.queries[place], self.query_source == PASTED and not self.query_files
        if len(self.queries) == 1 and by_hand and not query.identifier and len(query) <= _PEPTIDE:
            return query.letters.upper()
        return query_name(query.identifier, place)

    @property
    def databases(self) -> tuple[Path, ...]:
        """All databases that are searched, in their order."""
        return (self.database, *(self.more_databases or ()))

    def basis_of(self, evalues: Method) -> str:
        """Return in words what E-values of a method rest on in this search."""
        return (WORDS if self.iteration is None else WORDS_IN_ROUNDS)[evalues]

    def __post_init__(self) -> None:
        if not self.queries:
            raise InvalidRequest("query", "There is no query.", "Paste a sequence or open a FASTA file.")
        for number, query in enumerate(self.queries, 1):
            if not query.codes.size and self.engine != READ:  # no call: the form asks 20,000 of them
                name = query.identifier or f"number {number}"
                raise InvalidRequest(
                    "query", f"Query {name} has no residues.", "Give it a sequence or take it out."
                )
        seen: set[Path] = set()
        for path in self.databases:
            if (file := path.resolve()) in seen:
                raise InvalidRequest(
                    "database", f"{path} is given twice: every hit would be there twice.", "Give it once."
                )
            seen.add(file)
        if not self.evalue > 0:
            raise InvalidRequest(
                "evalue", f"The E-value bound {self.evalue:g} is not above 0.", "10 is the usual bound."
            )
        if self.evalues not in METHODS:
            raise InvalidRequest(
                "evalues",
                f"There is no method {self.evalues!r} for E-values.",
                f"Methods are: {', '.join(METHODS)}.",
            )
        if self.top is not None and self.top < 1:
            raise InvalidRequest(
                "top", f"The number of hits {self.top} is below 1.", "Leave it empty to report all hits."
            )
        if self.threads < 0:
            raise InvalidRequest("threads", f"{self.threads} threads cannot be used.", "0 uses all cores.")
        if self.pairwise is not None:
            profiles = any(isinstance(query, PositionSpecificQuery) for query in self.queries)
            self.pairwise.check_query(is_pssm=profiles or self.iteration is not None)
        if self.devices is not None:
            self._check_devices(self.devices)
        if self.kernel_options and self.kernel == "auto":
            name = self.kernel_options[0][0]
            raise InvalidRequest(
                "kernel_options",
                f"The option {name!r} is set, but no kernel is chosen that has it.",
                "Choose the kernel too.",
                command="swathe kernels",
            )

    def _check_devices(self, devices: tuple[int, ...]) -> None:
        named = ", ".join(str(number) for number in devices)
        if not devices:
            raise InvalidRequest("devices", "No GPU is chosen.", "Choose at least one, or all.")
        if min(devices) < 0:
            raise InvalidRequest(
                "devices",
                f"GPUs are numbered from 0, not {named}.",
                "Choose GPUs by the numbers in the list.",
                command="swathe engines",
            )
        if len(set(devices)) < len(devices):
            raise InvalidRequest("devices", f"A GPU is named twice: {named}.", "Name each GPU once.")
        if self.engine == "cpu":
            raise InvalidRequest(
                "devices",
                f"The CPU engine does not run on GPU {named}.",
                "Choose the GPU engine, or name no GPUs.",
            )
