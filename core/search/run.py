"""The course of a search, from request to hits, as a stream of events."""

from __future__ import annotations

import datetime
import math
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database, open_database
from swathe.core.database.nucleotides import check_database, check_queries
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.engines.sides import Side, summed
from swathe.core.errors import IN_PORTIONS, LESS_MEMORY, InvalidRequest, MemoryShort, SwatheError
from swathe.core.permutation.events import PairsEstimated
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
from swathe.core.search.masking import masked_request
from swathe.core.search.request import SearchRequest
from swathe.core.search.selection import select_hits
from swathe.core.statistics.calibration import gumbel_parameters, takes_an_estimate
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.statistics.position_statistics import statistics_of
from swathe.core.system.figures import bytes_text, counted
from swathe.core.system.memory import Room

_BYTES_PER_QUERY: Final = 10_000
"""What a query's result takes besides scores and hits: its objects, and its sequence a few times."""
_BYTES_CHOOSING: Final = 40
"""What is taken for each sequence of the database while a query's hits are chosen."""


def run_search(
    request: SearchRequest, engine: Engine, token: CancelToken, room: Room | None = None
) -> Iterator[Event]:
    """Run `request` on `engine`, yielding events until exactly one of Finished, Cancelled or Failed.

    Whoever iterates decides the thread; nothing here knows who listens. After `token` is cancelled the last
    event comes within 50 ms. A search whose results no longer fit the memory ends like a cancelled one, and
    its result's `stopped` says so; one of which that can be foreseen, or that has found nothing yet, fails.

    room : that the results share with others, the rounds of one search; None: as much as a search may take
    """
    room = room or Room()
    try:
        plan = yield from _prepare(request, engine, token, room)
        remark = check_database(plan.database, allowed=request.allow_nucleotides)
    except OperationCancelled:
        yield Cancelled(None)
        return
    except SwatheError as error:
        yield Failed(error)
        return
    started = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    results: list[QueryResult] = []
    warnings = EngineWarnings(engine)
    sides: list[Side] = []
    notes: dict[str, None] = dict.fromkeys([remark] if remark else [])
    stopped = ""
    clock = time.perf_counter()
    yield Started(plan)
    try:
        with closing(_Scores(plan, engine, token)) as scores:
            for index in range(len(request.queries)):
                done = sum(result.cells for result in results)
                result = yield from _search_one(
                    plan, engine, scores, index, done, clock, warnings, sides, room
                )
                notes |= dict.fromkeys(note for note in (engine.report.note,) if note)
                if result.compared:
                    results.append(result)
                    yield HitsFound(index, result)
                if token.cancelled:
                    break
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
    complete = len(results) == len(request.queries) and all(
        result.compared == plan.database.n_sequences for result in results
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
        summed(sides),
        tuple(notes),
        stopped=stopped,
    )
    if complete and request.pairwise is not None:
        try:
            complete, stopped = yield from estimate_pairs(
                summary, request.pairwise, engine, warnings, token, room
            )
        except SwatheError as error:
            yield from warnings.news()
            yield Failed(error)
            return
        summary = replace(
            summary,
            complete=not stopped,
            engine_label=engine.label,
            warnings=warnings.since_the_start,
            stopped=stopped,
        )
    yield Finished(summary) if complete else Cancelled(summary)


def _prepare(
    request: SearchRequest, engine: Engine, token: CancelToken, room: Room
) -> Generator[Event, None, Plan]:
    """Open the database, look up or estimate the statistics, and return the plan."""
    if request.pairwise is not None:
        from swathe.core.permutation.engine import refuse_missing

        refuse_missing(request.pairwise)
    check_queries(request.queries, allowed=request.allow_nucleotides)
    opening = open_database(request.database, token)
    while True:
        try:
            yield Importing(next(opening))
        except StopIteration as stop:
            database = stop.value
            break
    if database.n_residues == 0:
        raise InvalidRequest(
            "database",
            f"{database.name} holds no residues: there is nothing to compare with.",
            "Open another file.",
        )
    _refuse_too_much(request, database, room, hits=0)
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
    _refuse_too_much(request, database, room, hits=int(min(bound, database.n_sequences)))
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


def _refuse_too_much(request: SearchRequest, database: Database, room: Room, hits: int) -> None:
    """Raise MemoryShort where the results of all queries can be foreseen to fill the memory.

    hits : of each query that chance alone gives, which is what an E-value states
    """
    if room.size is None:
        return
    hits = min(hits, request.top or hits)
    mean = database.n_residues // database.n_sequences
    needed = 0
    for query in request.queries:
        needed += database.n_sequences * np.dtype(np.int32).itemsize + _BYTES_PER_QUERY
        needed += hits * (BYTES_PER_ROW + BYTES_PER_ALIGNMENT + min(len(query), mean))
    try:
        room.require(needed)
    except MemoryShort as error:
        of_hits = f", with about {counted(hits, 'hit')} each," if hits else ""
        raise MemoryShort(
            f"The scores of {counted(len(request.queries), 'query', 'queries')} and "
            f"{counted(database.n_sequences, 'sequence')}{of_hits} take {bytes_text(needed)} of memory; "
            f"{bytes_text(room.size)} is available for the results of a search.",
            LESS_MEMORY if hits else IN_PORTIONS,
        ) from error


def too_large(error: MemoryShort | MemoryError) -> MemoryShort:
    """Return what to say where not even the first result fits."""
    why = error.message if isinstance(error, MemoryShort) else "the system has none left."
    return MemoryShort(f"There is not enough memory for the results of the first query: {why}")


def stopped_text(reached: str) -> str:
    """Return the sentences that say why a search ended early, and what to do."""
    return f"The search stopped after {reached}: its results filled the memory they may take. {LESS_MEMORY}"


class _Scores:
    """Scores of a plan's queries in turn, each asked of the engine ahead if it takes that.

    Its devices go on then while the hits of a query are chosen, and while whoever listens is busy.

    Attributes
    ----------
    scores : int32[n] of the query under way
    began : `time.perf_counter` of when the engine was asked for it, and through with the query before
    token : that stops the search
    """

    scores: NDArray[np.int32]
    began: float

    def __init__(self, plan: Plan, engine: Engine, token: CancelToken) -> None:
        self._plan = plan
        self._engine = engine
        self.token = token
        self._ahead: tuple[NDArray[np.int32], Iterator[int]] | SwatheError | None = None
        self._through = 0.0

    def of(self, index: int) -> Iterator[int]:
        """Yield the cells done of the next query as the engine does."""
        begun, self._ahead = self._ahead, None
        if isinstance(begun, SwatheError):
            raise begun
        self.began = self._through if begun is not None else time.perf_counter()
        self.scores, cells = begun or self._ask(index)
        following = index + 1 if index + 1 < len(self._plan.request.queries) else None
        for done in cells:
            if following is not None and self._engine.pipelines:
                self._begin(following)
                following = None
            yield done
        self._through = time.perf_counter()

    def close(self) -> None:
        """Have the engine stop with what was asked ahead."""
        if isinstance(self._ahead, tuple) and isinstance(self._ahead[1], Generator):
            self._ahead[1].close()

    def _ask(self, index: int) -> tuple[NDArray[np.int32], Iterator[int]]:
        plan = self._plan
        scores = np.full(plan.database.n_sequences, NOT_COMPARED, np.int32)
        codes, subjects = plan.request.queries[index].codes, plan.database.subjects()
        return scores, self._engine.score(codes, plan.scoring_of(index), subjects, scores, self.token)

    def _begin(self, index: int) -> None:
        """Ask for a query ahead; what is wrong with it is said when its turn comes."""
        self._ahead = asked = self._ask(index)
        try:
            next(asked[1], None)
        except SwatheError as error:
            self._ahead = error


def _search_one(
    plan: Plan,
    engine: Engine,
    asked: _Scores,
    index: int,
    cells_before: int,
    clock: float,
    warnings: EngineWarnings,
    sides: list[Side],
    room: Room,
) -> Generator[Event, None, QueryResult]:
    """Score one query against everything, yield progress and what goes wrong, return its result.

    sides : what the engine's sides did of the queries before; this one's are added
    """
    room.require(plan.database.n_sequences * _BYTES_CHOOSING)
    for cells in asked.of(index):
        now = time.perf_counter() - clock
        so_far = summed((*sides, *_sides(engine)))
        yield Progress(index, cells_before + cells, plan.cells_total, now, engine.label, so_far)
        yield from warnings.news()
    yield from warnings.news()
    sides.extend(_sides(engine))
    query = plan.request.queries[index]
    return select_hits(
        plan.request,
        plan.database,
        plan.parameters_of(index),
        query,
        asked.scores,
        asked.began,
        room,
        asked.token,
    )


def _sides(engine: Engine) -> tuple[Side, ...]:
    """Return what the sides of an engine did of the present query; most engines have but one."""
    return engine.report.sides


def estimate_pairs(
    result: SearchResult,
    options: PairwiseOptions,
    engine: Engine,
    warnings: EngineWarnings,
    token: CancelToken,
    room: Room,
) -> Generator[Event, None, tuple[bool, str]]:
    """Estimate the pairwise significance of the hits asked for, and keep it in their tables.

    Returns whether all are estimated, and why not unless it was cancelled: memory ran short.
    """
    from swathe.core.permutation.engine import scoring_engine
    from swathe.core.permutation.estimation import HitsToPermute, estimate

    tables = [query.hits for query in result.queries]
    request = result.plan.request
    work = [
        HitsToPermute(i, table, options.chosen(table.log10_evalues), request.scheme)
        for i, table in enumerate(tables)
    ]
    total = left = sum(one.rows.size for one in work)
    stopped = ""
    try:
        with scoring_engine(options, engine) as scoring:
            for event in estimate(work, options, scoring, token, request.threads, room):
                if isinstance(event, PairsEstimated):
                    for row, pair in zip(event.rows.tolist(), event.pairs, strict=True):
                        tables[event.query_index].set_pairwise(row, pair)
                    left -= event.rows.size
                yield event
                yield from warnings.news()
    except (MemoryShort, MemoryError):
        stopped = stopped_text(f"{total - left:,} of {counted(total, 'hit')} permuted")
    yield from warnings.news()
    return left == 0, stopped


class EngineWarnings:
    """Tell what an engine warns of, each sentence once, and keep those of one search."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._began = self._told = len(engine.warnings)

    @property
    def since_the_start(self) -> tuple[str, ...]:
        """All sentences of the search, each once."""
        return tuple(dict.fromkeys(self._engine.warnings[self._began :]))

    def news(self) -> Iterator[Event]:
        """Yield the sentences that were not told yet."""
        before = self._engine.warnings[self._began : self._told]
        news = self._engine.warnings[self._told :]
        self._told += len(news)
        yield from (Warned(sentence) for sentence in dict.fromkeys(news) if sentence not in before)
