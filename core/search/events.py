"""The events of a running search, in the order in which they occur."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.database import Database, ImportProgress
from swathe.core.engines.sides import Side
from swathe.core.errors import SwatheError
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import Scoring
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.origin import Origin
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.rounds import QueryRound
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.settings import VERSION
from swathe.core.system.values import OPTIONAL
from swathe.core.system.words import bound_text


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What a search will do, decided before it runs: nothing changes or falls back afterwards.

    Parameters
    ----------
    engine, kernel : their names on the command line
    engine_label : the same in words, with threads or device, as of the start
    devices : the GPUs it may use; empty on the CPU
    cells_total : DP cells of all queries, m times the database's residues each
    parameters : statistics of the queries that are sequences; if all are PSSMs, those of the first
    of_positions : statistics of each PSSM, by the 0-based place of the query in the request
    version : of Swathe
    origin : who made the result, where it was another program and Swathe only read it
    """

    request: SearchRequest
    engine: str
    kernel: str
    engine_label: str
    database: Database
    parameters: GumbelParameters
    cells_total: int
    devices: tuple[Device, ...] = ()
    of_positions: Mapping[int, GumbelParameters] = field(default_factory=dict)
    version: str = VERSION
    origin: Origin | None = field(default=None, metadata=OPTIONAL)

    @property
    def searched(self) -> str:
        """The name of the database, which the file of another program may not state."""
        origin, name = self.origin, self.database.name
        stated = origin is None or origin.fact("Database") or name != Path(origin.source).name
        return name if stated else "database not stated"

    @property
    def files_given(self) -> bool:
        """Whether the files of queries and database are known; of another program's result they are given."""
        request, origin = self.request, self.origin
        return origin is None or (bool(request.query_files) and str(request.database) != request.query_source)

    @property
    def searched_files(self) -> tuple[Path, Path] | None:
        """The files of queries and database that Swathe searched; None unless both are there now."""
        files = *self.request.query_files, self.request.database
        if self.origin is not None or len(files) != 2 or not all(path.is_file() for path in files):
            return None
        return files

    @property
    def other_database(self) -> str:
        """Say that the database given to another program's result has less than half of its subjects.

        '' where it has more.
        """
        missing = self.origin.subjects_missing if self.origin is not None and self.files_given else 0
        subjects = self.database.n_sequences
        if 2 * missing <= subjects:
            return ""
        return (
            f"{self.request.database.name} has {subjects - missing:,} of the table's {subjects:,} subjects: "
            "it seems to be another database."
        )

    @property
    def why_no_rerun(self) -> str:
        """Say why the search cannot be rerun; '' where it can."""
        return "" if self.origin is None or self.files_given else self.origin.why_no_rerun

    def scoring_of(self, query_index: int) -> Scoring:
        """Return the scoring of a query: the request's scheme, or its PSSM with the gap costs."""
        return self.request.scheme.of(self.request.queries[query_index])

    def parameters_of(self, query_index: int) -> GumbelParameters:
        """Return the statistics of a query."""
        return self.of_positions.get(query_index, self.parameters)

    def place_of(self, query: Sequence) -> int:
        """Return the place of a query in the request, by which one without an identifier is named.

        A profile of an iterated search has the place of its query.
        """
        header, letters = query.header, query.letters
        queries = enumerate(self.request.queries)
        return next((place for place, one in queries if one.header == header and one.letters == letters), 0)

    def called(self, query: Sequence) -> str:
        """Return what people call a query: `core.search.request.called`."""
        return self.request.called(self.place_of(query))

    def found_with(self, result: QueryResult) -> str:
        """Return with what hits were found: ``BLOSUM62, gap costs 11/1, E ≤ 10``.

        Of hits of another program that is what its file states; '' for nothing.
        """
        if self.origin is not None:
            bound = self.origin.fact("E-value bound")
            return ", ".join(filter(None, (self.origin.matrix_and_gaps, f"E ≤ {bound}" if bound else "")))
        scoring, request = result.hits.scoring, self.request
        parts = [scoring.name, f"gap costs {scoring.gap_open}/{scoring.gap_extend}"]
        if result.significance.available:
            parts.append(f"E ≤ {bound_text(request.evalue)}")
        if request.top is not None:
            parts.append(f"best {request.top:,}")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True, eq=False)
class RateCurve:
    """How fast a search was over its course.

    Parameters
    ----------
    names : of what computed beside each other: GPUs, processor, hosts; none where one thing did
    points : float64[n, 3 + names] seconds since `Started`, GCUPS in the last moment, the mean until then, and
        of each of the names in the last moment
    """

    names: tuple[str, ...]
    points: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class SearchResult:
    """A search that ended: everything it found, and whether it compared everything.

    Parameters
    ----------
    queries : one result a query, in request order; a cancelled search has those it reached, the last one
        partial
    complete : False if cancelled before the end
    started : ISO 8601 UTC
    seconds : from the first query to the last hit selected, without opening the database; of an iterated
        search to the last profile built, of a round that is looked at all searches up to it, of a continued
        search without the pause
    engine_label : the engine in words as of the end; a GPU's includes the memory in use
    warnings : problems that did not affect the result, a sentence each, such as a GPU that failed and whose
        work others took over
    sides : what each side of a hybrid engine, CPU and GPU, contributed
    notes : what was not computed by the kernel itself, or not by one of the sides, a sentence each
    rounds : of an iterated search, those that ended; all else but `started`, `seconds`, `cells`, `gcups`,
        `warnings` and `notes` is of the last one
    stopped : why it ended early without being cancelled (memory ran short), and what to do; else ''
    rates : how fast it was over its course, where somebody watched
    whole : of a round that is looked at after the search's end, the whole search; the plan asks for as many
        rounds as lead to that one
    """

    plan: Plan
    queries: tuple[QueryResult, ...]
    complete: bool
    started: str
    seconds: float
    engine_label: str
    warnings: tuple[str, ...] = ()
    sides: tuple[Side, ...] = ()
    notes: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()
    stopped: str = ""
    rates: RateCurve | None = field(default=None, metadata=OPTIONAL)
    whole: SearchResult | None = field(default=None, metadata=OPTIONAL)

    def after_round(self, number: int) -> SearchResult:
        """Return an iterated search as one that ended with a round, counted from 1; itself for the last."""
        if number == len(self.rounds):
            return self
        options = self.plan.request.iteration
        assert options is not None
        return replace(ended_with(self.rounds[:number], options), whole=self)

    @property
    def first(self) -> SearchResult:
        """The first round of an iterated search, with the queries that were given; itself of another."""
        return self.rounds[0].result if self.rounds else self

    @cached_property
    def cells(self) -> int:
        """DP cells computed, in all rounds."""
        if self.rounds:
            return sum(one.result.cells for each in self.rounds for one in each.queries if one.searched)
        return sum(query.cells for query in self.queries)

    @property
    def tables(self) -> list[HitTable]:
        """The hits of all queries, in all rounds of an iterated search."""
        if self.rounds:
            return [one.result.hits for each in self.rounds for one in each.queries if one.searched]
        return [query.hits for query in self.queries]

    @property
    def done(self) -> tuple[QueryResult, ...]:
        """The results of the first queries that stay as they are where the search is continued.

        Each was compared with every subject and has the E-values asked for.
        """
        return tuple(takewhile(self._is_done, self.queries))

    @property
    def queries_searched(self) -> int:
        """Queries that were searched to the end: the number that is told wherever it is told how many were.

        Each was compared with every subject and has the E-values asked for.
        """
        return sum(map(self._is_done, self.queries))

    def _is_done(self, query: QueryResult) -> bool:
        return query.compared == self.plan.database.n_sequences and not query.hits.provisional

    def is_compared(self, query: int) -> bool:
        """Whether a query, by its place in the request, was compared with every subject."""
        return query < len(self.queries) and self.queries[query].compared == self.plan.database.n_sequences

    @property
    def gcups(self) -> float:
        """Billion cell updates per second over the whole search."""
        return self.cells / self.seconds / 1e9 if self.seconds > 0 else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Round:
    """A round that ended.

    Parameters
    ----------
    number : from 1
    result : all queries' results after this round, as if it were the last
    queries : the rounds of the single queries, in request order
    """

    number: int
    result: SearchResult
    queries: tuple[QueryRound, ...]

    @property
    def converged(self) -> bool:
        """Whether no query has a new subject."""
        return all(query.converged for query in self.queries)

    @property
    def empty(self) -> bool:
        """Whether no query has any subject included: there is no profile to search with."""
        return not any(query.included.size for query in self.queries)


def ended_with(rounds: tuple[Round, ...], options: RoundOptions) -> SearchResult:
    """Return some rounds, from the first on, as the search that ends with them, as its command asks for it.

    options : of the search
    """
    result = rounds[-1].result
    request = replace(result.plan.request, iteration=replace(options, rounds=len(rounds)))
    return replace(
        result,
        plan=replace(result.plan, request=request),
        started=rounds[0].result.started,
        seconds=sum(one.result.seconds for one in rounds),
        rounds=rounds,
    )


@dataclass(frozen=True, slots=True)
class Importing:
    """The database's FASTA file is being read: before `Started`, and only if it is not cached."""

    progress: ImportProgress


@dataclass(frozen=True, slots=True)
class PairsAligning:
    """Pairs that several searches found, of reciprocal best hits or of a network, are being aligned.

    Parameters
    ----------
    seconds : since that began
    """

    done: int
    total: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Estimating:
    """Statistics of matrix and gap costs are being estimated: before `Started`, if that takes seconds."""


@dataclass(frozen=True, slots=True, eq=False)
class Started:
    """Scoring begins."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class Progress:
    """Scoring continues; at least one every 50 ms.

    `query_index` is 0-based; `seconds` since `Started`, of a continued search with those before;
    `engine_label` and `sides` as in `SearchResult`, up
    to date; `parts` what each of several GPUs did, and the CPU where it takes part.
    """

    query_index: int
    cells_done: int
    cells_total: int
    seconds: float
    engine_label: str = ""
    sides: tuple[Side, ...] = ()
    parts: tuple[Side, ...] = ()


@dataclass(frozen=True, slots=True)
class Warned:
    """A problem that does not affect results, such as a GPU that failed and whose work others took over."""

    sentence: str


@dataclass(frozen=True, slots=True, eq=False)
class HitsFound:
    """All subjects were compared with a query, or those that a cancelled search reached."""

    query_index: int
    result: QueryResult


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round of an iterated search begins: `number`, from 1, of at most `at_most`."""

    number: int
    at_most: int


@dataclass(frozen=True, slots=True)
class ProfileProgress:
    """The hits of a round are being aligned for a query's profile: `done` of `total`, for `seconds`.

    `query_index` is 0-based, `number` the round's.
    """

    number: int
    query_index: int
    done: int
    total: int
    seconds: float


@dataclass(frozen=True, slots=True, eq=False)
class RoundEnded:
    """A round of an iterated search ended; its profiles are built."""

    round: Round


@dataclass(frozen=True, slots=True, eq=False)
class Finished:
    """The search compared everything."""

    result: SearchResult


@dataclass(frozen=True, slots=True, eq=False)
class Cancelled:
    """The search ended early; `partial` is what it had found, None if scoring had not begun.

    Of a search that was to be continued, `partial` is then what was to be.

    It was cancelled, unless `partial.stopped` gives another reason.
    """

    partial: SearchResult | None


@dataclass(frozen=True, slots=True, eq=False)
class Failed:
    """The search could not continue; the error is one to show to the user."""

    error: SwatheError


Event = (
    Importing
    | Estimating
    | Started
    | Progress
    | Warned
    | HitsFound
    | PairwiseProgress
    | PairsEstimated
    | RoundStarted
    | ProfileProgress
    | RoundEnded
    | Finished
    | Cancelled
    | Failed
)
