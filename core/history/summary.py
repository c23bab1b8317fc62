"""What lists of runs show of each run: what was searched, how, when, and with what result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from swathe.core.export.provenance import command_of, matrix_name
from swathe.core.search.events import SearchResult
from swathe.core.search.masking import parameters_text
from swathe.core.sequences.sequence import query_name

Status = Literal["complete", "cancelled", "stopped"]


@dataclass(frozen=True, slots=True)
class RunSummary:
    """A run in a few words and numbers.

    Parameters
    ----------
    started : ISO 8601 UTC
    queries : their identifiers, in request order; ``Query_2`` stands for the second if it has none
    descriptions : what follows the identifier in their headers
    database, database_path, database_key : name, absolute path as requested (of several one a line), and
        identity of the content
    matrix : its name, or a substitute if all queries are PSSMs; of another program '' unless its file says
    gaps : open/extend; '' of another program
    masking : SEG's parameters, ``12/2.2/2.5``; '' for no masking
    rounds : completed rounds of an iterated search; 0 for other searches
    hits : reported hits of all queries together
    pairs : hits with a known pairwise significance
    version : of the Swathe that searched
    """

    started: str
    seconds: float
    status: Status
    engine: str
    queries: tuple[str, ...]
    descriptions: tuple[str, ...]
    database: str
    database_path: str
    database_key: str
    sequences: int
    residues: int
    matrix: str
    gaps: str
    evalue: float
    masking: str
    rounds: int
    hits: int
    pairs: int
    gcups: float
    command: str
    version: str

    @property
    def title(self) -> str:
        """What a run is called until it is named: its queries and its database."""
        if not self.queries:
            return self.database
        more = f" and {len(self.queries) - 1:,} more" if len(self.queries) > 1 else ""
        return f"{self.queries[0]}{more} vs {self.database}"


def summary_of(result: SearchResult) -> RunSummary:
    """Return the summary of a result."""
    plan, request = result.plan, result.plan.request
    scheme, origin = request.scheme, plan.origin
    return RunSummary(
        started=result.started,
        seconds=result.seconds,
        status="stopped" if result.stopped else "complete" if result.complete else "cancelled",
        engine=result.engine_label,
        queries=tuple(query_name(query.identifier, place) for place, query in enumerate(request.queries)),
        descriptions=tuple(query.description for query in request.queries),
        database=plan.database.name,
        database_path="\n".join(str(path.absolute()) for path in request.databases),
        database_key=plan.database.key,
        sequences=plan.database.n_sequences,
        residues=plan.database.n_residues,
        matrix=matrix_name(plan) if origin is None else origin.fact("Matrix"),
        gaps="" if origin is not None else f"{scheme.gap_open}/{scheme.gap_extend}",
        evalue=float(request.evalue),
        masking=parameters_text(request.mask) if request.mask is not None else "",
        rounds=len(result.rounds),
        hits=sum(len(query.hits) for query in result.queries),
        pairs=sum(len(query.hits.pairwise) for query in result.queries),
        gcups=result.gcups,
        command=command_of(result),
        version=plan.version,
    )
