"""Run an iterated search: search, build profiles, search with them, until nothing new is found."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.base import Engine
from swathe.core.errors import MemoryShort, SwatheError
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.building import included_hits, profile_of, require_evalues
from swathe.core.search.events import (
    Cancelled,
    Event,
    Failed,
    Finished,
    HitsFound,
    Plan,
    ProfileProgress,
    Progress,
    Round,
    RoundEnded,
    RoundStarted,
    SearchResult,
    Started,
)
from swathe.core.search.masking import masked_request
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.rounds import QueryRound, note_rounds
from swathe.core.search.search import run_search, stopped_text, too_large
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import Ticker, map_steps
from swathe.core.system.words import counted

_INTERVAL: Final = 0.04
"""Seconds between two events while profiles are built."""
_BYTES_A_COLUMN: Final = 8
"""Memory per hit and position while the alignment of a profile is weighted."""


def run_rounds(
    request: SearchRequest, engine: Engine, token: CancelToken, budget: MemoryBudget | None = None
) -> Iterator[Event]:
    """Run a request that asks for rounds, with the events of `core.search.search.run_search` for each round.

    Before a round comes RoundStarted, after it ProfileProgress and RoundEnded; then the next one, or Finished
    with the last round's hits and all `rounds`. Indexes of queries are the request's throughout: a query that
    has converged keeps its hits, and HitsFound repeats them. A search that is cancelled after the first
    round, or whose later rounds do not fit into memory, ends with the result of its last complete round. One
    that is cancelled while the first profile is built ends with the hits of the first search, and no rounds.
    """
    options = request.iteration
    if options is None:
        raise ValueError("the request asks for no rounds")
    rounds = _Rounds(request, options, engine, token, budget or MemoryBudget())
    try:
        yield from rounds.run()
    except OperationCancelled:
        yield Cancelled(rounds.so_far(complete=False) or rounds.first)
    except (MemoryShort, MemoryError) as error:
        yield rounds.stopped(error)
    except SwatheError as error:
        yield Failed(error)


class _Rounds:
    """The rounds of one search."""

    def __init__(
        self,
        request: SearchRequest,
        options: RoundOptions,
        engine: Engine,
        token: CancelToken,
        budget: MemoryBudget,
    ) -> None:
        self._request = request
        self._options = options
        self._engine = engine
        self._token = token
        self._rounds: list[Round] = []
        self.first: SearchResult | None = None
        """What the first search found, once it has ended."""
        self._budget = budget
        self._began = self._through = 0.0

    def run(self) -> Iterator[Event]:
        """Yield everything; raises OperationCancelled between the rounds' searches, and SwatheError."""
        self._request = masked_request(self._request, self._token)
        for number in range(1, self._options.rounds + 1):
            yield RoundStarted(number, self._options.rounds)
            result = yield from self._search()
            if result is None:
                return
            self.first = self.first or replace(result, complete=False)
            yield from self._build(number, result)
            self._through = time.perf_counter()
            yield RoundEnded(self._rounds[-1])
            if self._rounds[-1].converged:
                break
        last = self.so_far(complete=True)
        assert last is not None
        yield Finished(last)

    def stopped(self, error: MemoryShort | MemoryError) -> Event:
        """Return how the search ends whose memory ran short: with what its rounds found, if there are any."""
        so_far = self.so_far(complete=False)
        if so_far is None:
            return Failed(too_large(error))
        return Cancelled(replace(so_far, stopped=stopped_text(counted(len(self._rounds), "round"))))

    def so_far(self, *, complete: bool) -> SearchResult | None:
        """Return the last whole round's result with all rounds and their time; None before there is one."""
        if not self._rounds:
            return None
        warnings = dict.fromkeys(text for one in self._rounds for text in one.result.warnings)
        notes = dict.fromkeys(text for one in self._rounds for text in one.result.notes)
        return replace(
            self._rounds[-1].result,
            complete=complete,
            started=self._rounds[0].result.started,
            seconds=self._through - self._began,
            warnings=tuple(warnings),
            rounds=tuple(self._rounds),
            notes=tuple(notes),
        )

    def _queries(self) -> tuple[Sequence, ...]:
        """Return what this round compares: the queries themselves, then their profiles."""
        if not self._rounds:
            return self._request.queries
        return tuple(
            query.result.query if query.converged else query.profile.as_query()
            for query in self._rounds[-1].queries
        )

    def _search(self) -> Generator[Event, None, SearchResult | None]:
        """Search with the queries that have not converged; return all queries' results.

        None after the end was told: cancelled or failed.
        """
        queries = self._queries()
        before = self._rounds[-1].queries if self._rounds else ()
        active = [i for i in range(len(queries)) if not before or not before[i].converged]
        asked = replace(
            self._request,
            queries=tuple(queries[i] for i in active),
            allow_nucleotides=self._request.allow_nucleotides or bool(before),  # the first round has looked
        )
        plan: Plan | None = None
        for event in run_search(asked, self._engine, self._token, self._budget):
            match event:
                case Started():
                    self._began = self._began or time.perf_counter()
                    for index in range(len(active)):
                        require_evalues(event.plan.parameters_of(index))
                    plan = self._whole_plan(event.plan, queries, active)
                    yield Started(plan)
                    for index, converged in enumerate(before):
                        if index not in active:
                            yield HitsFound(index, converged.result)
                case Progress() | HitsFound():
                    yield replace(event, query_index=active[event.query_index])
                case Finished(result):
                    assert plan is not None
                    found = dict(zip(active, result.queries, strict=True))
                    whole = [found.get(i) or before[i].result for i in range(len(queries))]
                    return replace(result, plan=plan, queries=tuple(whole))
                # Memory ran short in a later round: the caller ends with the result of the rounds before.
                case Cancelled(partial) if self._rounds and partial is not None and partial.stopped:
                    raise MemoryShort(partial.stopped)
                case Failed(error) if self._rounds and isinstance(error, MemoryShort):
                    raise error
                case Cancelled(partial):
                    if not self._rounds and partial is not None and plan is not None:
                        yield Cancelled(replace(partial, plan=plan))
                    else:
                        yield Cancelled(self.so_far(complete=False))
                    return None
                case Failed():
                    yield event
                    return None
                case _:
                    yield event
        raise RuntimeError("a round ended without saying how")

    def _whole_plan(self, plan: Plan, queries: tuple[Sequence, ...], active: list[int]) -> Plan:
        """Return a round's plan with all queries in it, those too that have converged."""
        of_positions = dict(self._rounds[-1].result.plan.of_positions) if self._rounds else {}
        of_positions |= {active[index]: figures for index, figures in plan.of_positions.items()}
        parameters = self._rounds[0].result.plan.parameters if self._rounds else plan.parameters
        request = replace(self._request, queries=queries)
        cells = sum(len(query) for query in queries) * plan.database.n_residues
        return replace(
            plan, request=request, parameters=parameters, of_positions=of_positions, cells_total=cells
        )

    def _build(self, number: int, result: SearchResult) -> Iterator[Event]:
        """Build the profiles of a round and keep the round."""
        before = self._rounds[-1].queries if self._rounds else ()
        queries: list[QueryRound] = []
        for index, found in enumerate(result.queries):
            if before and before[index].converged:
                queries.append(before[index].carried())
            else:
                past = before[index] if before else None
                queries.append((yield from self._build_one(number, index, found, past, result)))
        self._rounds.append(Round(number, result, tuple(queries)))
        note_rounds([one.queries for one in self._rounds], self._options)

    def _build_one(
        self, number: int, index: int, found: QueryResult, before: QueryRound | None, result: SearchResult
    ) -> Generator[Event, None, QueryRound]:
        database, threads = result.plan.database, self._request.threads
        taken_in, left_out = included_hits(
            found, database, self._request, result.plan.parameters_of(index), self._options,
            self._token,
        )  # fmt: skip
        included = taken_in.subjects
        past = before.included if before is not None else np.empty(0, np.int64)
        source = f"hits of round {number}"
        self._budget.require(included.size * _BYTES_A_COLUMN * len(found.query))
        building = profile_of(found, taken_in, database, self._request.scheme, source, threads, self._token)
        began, ticker = time.perf_counter(), Ticker(_INTERVAL)

        def progress(done: int) -> ProfileProgress | None:
            if not ticker.due():
                return None
            return ProfileProgress(number, index, done, included.size, time.perf_counter() - began)

        profile, low = yield from map_steps(building, progress)
        self._budget.take(profile.nbytes + 4 * included.nbytes)
        new = included[~np.isin(included, past)]
        lost = past[~np.isin(past, included)]
        return QueryRound(found, included, new, lost, profile, doubtful=included[low], left_out=left_out)
