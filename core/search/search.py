"""One search, from request to hits, as a stream of events."""

from __future__ import annotations

import datetime
import itertools
import math
import time
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Final

import numpy as np

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database
from swathe.core.database.nucleotides import check_database, check_queries
from swathe.core.engines.base import Engine, EngineReport, Scores
from swathe.core.engines.sides import Side, summed
from swathe.core.errors import IN_PORTIONS, LESS_MEMORY, InvalidRequest, MemoryShort, SwatheError
from swathe.core.results.hits import BYTES_PER_ALIGNMENT, BYTES_PER_ROW
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    Finished,
    HitsFound,
    Importing,
    Plan,
    Progress,
    SearchResult,
    Started,
    Warned,
)
from swathe.core.search.judging import BYTES_CHOOSING, Judging
from swathe.core.search.masking import masked_request
from swathe.core.search.opening import open_searched
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.calibration import gumbel_parameters, takes_an_estimate
from swathe.core.statistics.position_statistics import statistics_of
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import map_steps
from swathe.core.system.words import bytes_text, counted

_BYTES_PER_QUERY: Final = 10_000
"""Memory of a query's result besides scores and hits: its objects, and its sequence several times over."""
_BYTES_PER_COUNT: Final = 5
_BYTES_OF_STATISTICS: Final = 20_000
"""Memory of a query's score statistics where its scores are not kept: a count per subject, at most this."""
_MOST_AHEAD: Final = 1_024
"""Queries that are started early at most."""
_MOST_BYTES_AHEAD: Final = 64 << 20
"""Of their scores; one query's may take more."""


def run_search(
    request: SearchRequest,
    engine: Engine,
    token: CancelToken,
    budget: MemoryBudget | None = None,
    before: SearchResult | None = None,
) -> Iterator[Event]:
    """Search once, yielding events until exactly one of Finished, Cancelled or Failed.

    The hits of a query are selected in other threads while the engine scores the next ones; results come in
    order. `iteration` and `pairwise` of the request are left to `core.run.run_request`. After `token` is
    cancelled the last event comes within 50 ms and the token's patience, in which hits of queries that were
    compared with every subject still get the E-values asked for. A search whose results no longer fit the
    memory ends like a cancelled one, and its result's `stopped` says so. Where that can be foreseen, or
    nothing has been found yet, it fails.

    budget : memory budget, shared by the rounds of a search; None: as much as a search may take
    before : the result of this search where it ended early and is continued: `done` of it stays, and only the
        other queries are searched
    """
    budget = budget or MemoryBudget()
    try:
        plan = yield from _prepare(request, engine, token, budget)
        remark = check_database(plan.database, allowed=request.allow_nucleotides)
        if before is not None:
            _refuse_other_database(plan.database, before)
    except OperationCancelled:
        yield Cancelled(before)
        return
    except SwatheError as error:
        yield Failed(error)
        return
    started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    results: list[QueryResult] = []
    warnings = EngineWarnings(engine, before.warnings if before is not None else ())
    report = EngineReport()  # of the queries so far
    notes: dict[str, None] = dict.fromkeys([remark] if remark else [])
    stopped = ""
    here = _scores_here(plan.database, engine, budget)
    keep_scores = here and _keeps_scores(request, plan.database, budget)
    if keep_scores:
        budget.for_scores -= _bytes_of_scores(request, plan.database)
    cancelled = False  # before the last query's hits were selected
    sides: tuple[Side, ...] = ()  # of the search that is continued
    clock = time.perf_counter()
    if before is not None:
        for query, one in zip(plan.request.queries, before.done, strict=False):
            results.append(replace(one, query=query, hits=one.hits.of(query, plan.database)))
        started, sides = before.started, before.sides
        notes |= dict.fromkeys(before.notes)
        clock -= before.seconds
    first = len(results)
    done = sum(map(len, request.queries[:first])) * plan.database.n_residues
    yield Started(plan)
    yield from itertools.starmap(HitsFound, enumerate(results))
    told = Progress(0, 0, plan.cells_total, 0.0, engine.label)

    def found(*, wait: bool) -> Iterator[HitsFound | Progress]:
        nonlocal cancelled
        for one in judging.results(wait=wait):
            if one is None:
                yield replace(told, seconds=time.perf_counter() - clock)
                continue
            cancelled |= token.late
            index, result = one
            if result.compared:
                results.append(result)
                yield HitsFound(index, result)

    try:
        with (
            closing(_QueryScores(plan, engine, token, here=here)) as scores,
            closing(Judging(plan, budget, token, keep_scores=keep_scores, here=here)) as judging,
        ):
            try:
                for index, query in enumerate(request.queries[first:], first):
                    if here:
                        budget.require(plan.database.n_sequences * BYTES_CHOOSING)
                    for cells in scores.of(index):
                        now = time.perf_counter() - clock
                        so_far = engine.report.after(report)
                        shares = so_far.sides, so_far.parts
                        told = Progress(index, done + cells, plan.cells_total, now, engine.label, *shares)
                        yield told
                        yield from warnings.news()
                        yield from found(wait=False)
                    yield from warnings.news()
                    report = engine.report.after(report)
                    notes |= dict.fromkeys(note for note in (report.note,) if note)
                    if here or scores.scores.compared:  # elsewhere, a part of them is of no use
                        judging.add(index, scores.scores, time.perf_counter() - scores.began)
                    done += len(query) * plan.database.n_residues
                    yield from found(wait=False)
                    if token.cancelled:
                        break
            except (SwatheError, MemoryError):
                yield from found(wait=True)  # queries that were compared before
                raise
            yield from found(wait=True)
    except (MemoryShort, MemoryError) as error:
        yield from warnings.news()
        if not results:
            yield Failed(too_large(error))
            return
        stopped = stopped_text(f"{len(results):,} of {counted(len(request.queries), 'query', 'queries')}")
    except SwatheError as error:
        yield from warnings.news()
        yield Failed(error)
        return
    complete = (
        not cancelled
        and len(results) == len(request.queries)
        and all(result.compared == plan.database.n_sequences for result in results)
    )
    seconds = time.perf_counter() - clock
    summary = SearchResult(
        plan,
        tuple(results),
        complete,
        started,
        seconds,
        engine.label,
        warnings.since_the_start,
        summed((*sides, *report.sides)),
        tuple(notes),
        stopped=stopped,
    )
    yield Finished(summary) if complete else Cancelled(summary)


def _refuse_other_database(database: Database, before: SearchResult) -> None:
    """Raise InvalidRequest if a search that is to be continued was of other sequences."""
    if database.key != before.plan.database.key:
        raise InvalidRequest(
            "database",
            f"{database.name} has changed since the search was stopped: hits of the queries left would not "
            "compare with those found so far.",
            "Search all queries again.",
        )


def _prepare(
    request: SearchRequest, engine: Engine, token: CancelToken, budget: MemoryBudget
) -> Generator[Event, None, Plan]:
    """Open the database, look up or estimate the statistics, and return the plan.

    Raises SwatheError and OperationCancelled.
    """
    check_queries(request.queries, allowed=request.allow_nucleotides)
    engine.begin_opening()
    database = yield from map_steps(open_searched(request, token), Importing)
    if database.n_residues == 0:
        raise InvalidRequest(
            "database",
            f"{database.name} holds no residues: there is nothing to compare with.",
            "Open another file.",
        )
    here = _scores_here(database, engine, budget)
    _refuse_too_much(request, database, budget, here=here, hits=0)
    token.raise_if_cancelled()
    request = masked_request(request, token)
    of_positions = {
        index: statistics_of(request.scheme.of(query), token)
        for index, query in enumerate(request.queries)
        if isinstance(query, PositionSpecificQuery)
    }
    if len(of_positions) < len(request.queries):
        if takes_an_estimate(request.scheme):
            yield Estimating()
        parameters = gumbel_parameters(request.scheme, token)
    else:
        parameters = of_positions[0]
    bound = request.evalue if parameters.available else math.inf
    hits = int(min(bound, database.n_sequences))
    _refuse_too_much(request, database, budget, here=here, hits=hits)
    token.raise_if_cancelled()
    cells = sum(len(query) for query in request.queries) * database.n_residues
    return Plan(
        request,
        engine.name,
        engine.kernel,
        engine.label,
        database,
        parameters,
        cells,
        engine.devices,
        of_positions,
    )


def _refuse_too_much(
    request: SearchRequest, database: Database, budget: MemoryBudget, *, here: bool, hits: int
) -> None:
    """Raise MemoryShort if the results of all queries will foreseeably exceed the memory budget.

    here : whether scores come to this computer
    hits : expected by chance for each query, which is what the E-value bound states
    """
    if budget.size is None:
        return
    hits = min(hits, request.top or hits)
    mean = database.n_residues // database.n_sequences
    keeps_scores = here and _keeps_scores(request, database, budget)
    of_counts = min(database.n_sequences * _BYTES_PER_COUNT, _BYTES_OF_STATISTICS)
    needed = _bytes_of_scores(request, database) if keeps_scores else len(request.queries) * of_counts
    for query in request.queries:
        needed += _BYTES_PER_QUERY
        needed += hits * (BYTES_PER_ROW + BYTES_PER_ALIGNMENT + min(len(query), mean) // 2)
    try:
        budget.require(needed)
    except MemoryShort as error:
        of_hits = f", with about {counted(hits, 'hit')} each," if hits else ""
        raise MemoryShort(
            f"The results of {counted(len(request.queries), 'query', 'queries')} and "
            f"{counted(database.n_sequences, 'sequence')}{of_hits} take {bytes_text(needed)} of memory; "
            f"{bytes_text(budget.size)} is available for the results of a search.",
            LESS_MEMORY if hits else IN_PORTIONS,
        ) from error


def _scores_here(database: Database, engine: Engine, budget: MemoryBudget) -> bool:
    """Whether the scores of a query come to this computer, rather than stay where they were computed."""
    return budget.all_scores or database.n_sequences <= engine.most_here


def _keeps_scores(request: SearchRequest, database: Database, budget: MemoryBudget) -> bool:
    """Whether there is room for the scores of all queries; otherwise none are kept."""
    return _bytes_of_scores(request, database) <= budget.for_scores


def _bytes_of_scores(request: SearchRequest, database: Database) -> int:
    return len(request.queries) * database.n_sequences * np.dtype(np.int32).itemsize


def too_large(error: MemoryShort | MemoryError) -> MemoryShort:
    """Return the error for a search whose first result does not fit into memory."""
    why = error.message if isinstance(error, MemoryShort) else "the system has none left."
    return MemoryShort(f"There is not enough memory for the results of the first query: {why}")


def stopped_text(reached: str) -> str:
    """Return the sentences that say that memory ran short, and what to do."""
    return f"The search stopped after {reached}: its results filled the memory they may take. {LESS_MEMORY}"


class _QueryScores:
    """Score a plan's queries one after the other, starting the next ones early if the engine allows it.

    Its devices then keep computing while the hits of a query are selected and while the caller is busy.

    Attributes
    ----------
    scores : of the current query
    began : `time.perf_counter` when the engine began with it, having finished the previous query
    token : cancels the search
    """

    scores: Scores
    began: float

    def __init__(self, plan: Plan, engine: Engine, token: CancelToken, *, here: bool) -> None:
        self._here = here
        self._plan = plan
        self._engine = engine
        self.token = token
        self._ahead: deque[tuple[Scores, Iterator[int]] | SwatheError] = deque()
        self._cells_ahead = 0
        self._through = 0.0

    def of(self, index: int) -> Iterator[int]:
        """Yield the DP cells done so far of the next query, as the engine reports them."""
        begun = self._ahead.popleft() if self._ahead else None
        if isinstance(begun, SwatheError):
            raise begun
        if begun is not None:
            self._cells_ahead -= self._cells(index)
        self.began = self._through if begun is not None else time.perf_counter()
        self.scores, cells = begun or self._start(index)
        for done in cells:
            while self._engine.pipelines and self._wants(index + 1 + len(self._ahead)):
                self._start_early(index + 1 + len(self._ahead))
            yield done
        self._through = time.perf_counter()

    def close(self) -> None:
        """Stop the queries that were started early."""
        for begun in self._ahead:
            if isinstance(begun, tuple) and isinstance(begun[1], Generator):
                begun[1].close()

    def _wants(self, index: int) -> bool:
        """Whether to start one more query early."""
        if index >= len(self._plan.request.queries) or self.token.cancelled:
            return False
        if not self._ahead:
            return True
        n_bytes = (len(self._ahead) + 1) * self._plan.database.n_sequences * np.dtype(np.int32).itemsize
        return (
            not isinstance(self._ahead[-1], SwatheError)
            and len(self._ahead) < _MOST_AHEAD
            and n_bytes <= _MOST_BYTES_AHEAD
            and self._cells_ahead + self._cells(index) <= self._engine.cells_ahead
        )

    def _cells(self, index: int) -> int:
        return len(self._plan.request.queries[index]) * self._plan.database.n_residues

    def _start(self, index: int) -> tuple[Scores, Iterator[int]]:
        plan = self._plan
        codes, subjects = plan.request.queries[index].codes, plan.database.subjects()
        return self._engine.begin(codes, plan.scoring_of(index), subjects, self.token, here=self._here)

    def _start_early(self, index: int) -> None:
        """Start a query early; an error is kept until its turn comes."""
        started = self._start(index)
        try:
            next(started[1], None)
        except SwatheError as error:
            self._ahead.append(error)
        else:
            self._ahead.append(started)
            self._cells_ahead += self._cells(index)


class EngineWarnings:
    """Report what an engine warns of, each sentence once, and keep those of one search.

    before : sentences of the search that were reported already
    """

    def __init__(self, engine: Engine, before: tuple[str, ...] = ()) -> None:
        self._engine = engine
        self._before = before
        self._began = self._reported = len(engine.warnings)

    @property
    def since_the_start(self) -> tuple[str, ...]:
        """All sentences of the search, each once."""
        return tuple(dict.fromkeys((*self._before, *self._engine.warnings[self._began :])))

    def news(self) -> Iterator[Warned]:
        """Yield the sentences that were not reported yet."""
        before = (*self._before, *self._engine.warnings[self._began : self._reported])
        news = self._engine.warnings[self._reported :]
        self._reported += len(news)
        yield from (Warned(sentence) for sentence in dict.fromkeys(news) if sentence not in before)
