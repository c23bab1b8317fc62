"""Run a request: one search or an iterated one, then permutations of its hits."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import Engine
from swathe.core.errors import MemoryShort, SwatheError
from swathe.core.permutation.events import PairsEstimated
from swathe.core.rounds.search import run_rounds
from swathe.core.search.events import (
    Cancelled,
    Event,
    Failed,
    Finished,
    SearchResult,
)
from swathe.core.search.request import SearchRequest
from swathe.core.search.search import EngineWarnings, run_search, stopped_text
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.words import counted

if TYPE_CHECKING:
    from swathe.core.permutation.estimation import HitsToPermute


def run_request(
    request: SearchRequest,
    engine: Engine,
    token: CancelToken,
    *,
    all_scores: bool = False,
    hits_alone: bool = False,
    before: SearchResult | None = None,
) -> Generator[Event, None, None]:
    """Run a request on an engine, yielding events until exactly one of Finished, Cancelled or Failed.

    The one entry point of the window, the command line and the Python interface. Runs in the caller's thread.
    After `token` is cancelled the last event comes within 50 ms and its patience. A search whose results no
    longer fit into memory ends like a cancelled one, and its result's `stopped` says so; if that can be
    foreseen, or nothing was found yet, it fails.

    all_scores : whether all scores of all queries are wanted; otherwise they are kept where there is room
    hits_alone : whether nobody wants scores of others than hits, nor charts and fits of them: nothing is kept
        of them. Not for iterated searches
    before : the result of this search where it ended early and is continued, as `run_search` does. Not of
        iterated searches
    """
    budget = MemoryBudget(all_scores=all_scores, hits_alone=hits_alone)
    run = partial(run_search, before=before) if request.iteration is None else run_rounds
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
    """Permute the hits asked for, store their pairwise significance in the tables, and end the search.

    Those that the profile was built from are permuted in the rounds that first included them.
    """
    from swathe.core.permutation.estimation import HitsToPermute

    scheme = result.plan.request.scheme
    work = [
        HitsToPermute(index, table, rows, scheme)
        for index, hits in enumerate(query.hits for query in result.queries)
        for table, rows in hits.where_testable(options.chosen(hits.log10_evalues))
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
                    event.table.set_pairwise(row, pair)
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
