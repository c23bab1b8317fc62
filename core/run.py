"""Run a request: one search or an iterated one, then permutations of its hits; or queries in portions."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.database import Database
from swathe.core.engines.base import Engine
from swathe.core.errors import MemoryShort, SwatheError
from swathe.core.permutation.events import PairsEstimated
from swathe.core.rounds.search import run_rounds
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    Finished,
    HitsFound,
    Importing,
    Progress,
    SearchResult,
    Started,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.search import EngineWarnings, run_search, stopped_text
from swathe.core.sequences.sequence import Sequence as Protein
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.words import counted

if TYPE_CHECKING:
    from swathe.core.permutation.estimation import HitsToPermute

_SCORES_HELD: Final = 16_000_000
"""Scores that a portion of `run_in_portions` may hold at a time: 64 MB, whatever the number of queries."""


def run_request(
    request: SearchRequest,
    engine: Engine,
    token: CancelToken,
    *,
    all_scores: bool = False,
    hits_alone: bool = False,
) -> Generator[Event, None, None]:
    """Run a request on an engine, yielding events until exactly one of Finished, Cancelled or Failed.

    The one entry point of the window, the command line and the Python interface. Runs in the caller's thread.
    After `token` is cancelled the last event comes within 50 ms. A search whose results no longer fit into
    memory ends like a cancelled one, and its result's `stopped` says so; if that can be foreseen, or nothing
    was found yet, it fails.

    all_scores : whether all scores of all queries are wanted; otherwise they are kept where there is room
    hits_alone : whether nobody wants scores of others than hits, nor charts and fits of them: nothing is kept
        of them. Not for iterated searches
    """
    budget = MemoryBudget(all_scores=all_scores, hits_alone=hits_alone)
    run = run_search if request.iteration is None else run_rounds
    try:
        if request.pairwise is not None:
            # Most searches permute nothing: what that needs is imported for those that do.
            from swathe.core.permutation.engine import refuse_missing

            refuse_missing(request.pairwise)  # before the search, which may take hours
        for event in run(request, engine, token, budget):
            if isinstance(event, Finished) and request.pairwise is not None:
                yield from _permute(event.result, request.pairwise, engine, token, budget)
            else:
                yield event
    except SwatheError as error:
        yield Failed(error)


def _permute(
    result: SearchResult, options: PairwiseOptions, engine: Engine, token: CancelToken, budget: MemoryBudget
) -> Iterator[Event]:
    """Permute the hits asked for, store their pairwise significance in the tables, and end the search."""
    from swathe.core.permutation.estimation import HitsToPermute

    tables = [query.hits for query in result.queries]
    scheme = result.plan.request.scheme
    work = [
        HitsToPermute(i, table, options.chosen(table.log10_evalues), scheme) for i, table in enumerate(tables)
    ]
    total = left = sum(one.rows.size for one in work)
    warnings = EngineWarnings(engine, result.warnings)
    stopped = ""
    try:
        for event in permute_hits(
            work, options, engine, token, result.plan.request.threads, budget, warnings
        ):
            if isinstance(event, PairsEstimated):
                for row, pair in zip(event.rows.tolist(), event.pairs, strict=True):
                    tables[event.query_index].set_pairwise(row, pair)
                left -= event.rows.size
            yield event
    except (MemoryShort, MemoryError):
        stopped = stopped_text(f"{total - left:,} of {counted(total, 'hit')} permuted")
    result = replace(
        result,
        complete=not stopped,
        engine_label=engine.label,
        warnings=warnings.since_the_start,
        stopped=stopped,
    )
    yield Cancelled(result) if left else Finished(result)


def permute_hits(
    work: Sequence[HitsToPermute],
    options: PairwiseOptions,
    engine: Engine,
    token: CancelToken,
    threads: int = 0,
    budget: MemoryBudget | None = None,
    warnings: EngineWarnings | None = None,
) -> Iterator[Event]:
    """Estimate the pairwise significance of hits of a search that is over, as a stream of events.

    Parameters
    ----------
    engine : that searched; scores the copies unless `options` name another method
    threads : for permuting; 0 uses all cores
    budget : memory budget of the results; None: as much as a search may take
    warnings : those of the search, to be continued

    Raises EngineUnavailable if the method cannot run here, MemoryShort, and what the engine raises.
    """
    from swathe.core.permutation.engine import refuse_missing, scoring_engine
    from swathe.core.permutation.estimation import estimate

    refuse_missing(options)
    warnings = warnings or EngineWarnings(engine)
    try:
        with scoring_engine(options, engine) as scoring:
            for event in estimate(work, options, scoring, token, threads, budget):
                yield event
                yield from warnings.news()
    except (SwatheError, MemoryError):
        yield from warnings.news()
        raise
    yield from warnings.news()


def run_in_portions(
    queries: Database,
    order: Sequence[int],
    n_subjects: int,
    n_residues: int,
    request_of: Callable[[tuple[Protein, ...]], SearchRequest],
    engine: Engine,
    token: CancelToken,
) -> Generator[Event, None, int]:
    """Search with sequences of a database, some at a time, so that their number is limited by nothing.

    Yields the events of all portions as if they were one search, without its end: Started, Importing and
    Estimating once, Progress over all, `query_index` as the place in `order`. Where memory runs short,
    portions get smaller.

    Parameters
    ----------
    order : stored indexes of the queries, each with at least one residue
    n_subjects, n_residues : of what is searched
    request_of : gives the request of a portion

    Returns
    -------
    int
        DP cells computed.

    Raises OperationCancelled and SwatheError.
    """
    total = int(queries.lengths[list(order)].sum(dtype=np.int64)) * n_residues
    at_once = max(1, _SCORES_HELD // max(n_subjects, 1))
    cells, clock = 0, time.perf_counter()
    start = 0
    while start < len(order):
        portion = order[start : start + at_once]
        reached = 0
        for event in run_request(request_of(tuple(map(queries.sequence, portion))), engine, token):
            match event:
                case HitsFound(number, result):
                    yield HitsFound(start + number, result)
                case Progress(number, done, _, _):
                    now = time.perf_counter() - clock
                    yield replace(
                        event,
                        query_index=start + number,
                        cells_done=cells + done,
                        cells_total=total,
                        seconds=now,
                    )
                case Started() | Importing() | Estimating():
                    if start == 0:
                        yield event
                case Failed(MemoryShort()) if len(portion) > 1:  # again with fewer queries at a time
                    at_once = (at_once + 1) // 2
                case Failed(error):
                    raise error
                case Cancelled(partial) if partial is None or not partial.stopped:
                    raise OperationCancelled
                case Finished(result) | Cancelled(result):
                    assert result is not None
                    cells += result.cells
                    reached = len(result.queries)
                case _:
                    yield event
        start += reached
    return cells
