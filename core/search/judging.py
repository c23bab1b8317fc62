"""Select the hits of queries in threads of their own, while the engine scores later ones."""

from __future__ import annotations

import os
import queue
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Final

from swathe.core.cancel import CancelToken, LinkedToken, OperationCancelled
from swathe.core.database.stored import StoredBytes
from swathe.core.engines.base import Scores
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.core.search.selection import select_hits
from swathe.core.statistics.score_counts import groups_of
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import TICK_SECONDS, Ticker

if TYPE_CHECKING:
    from swathe.core.statistics.many_queries import ManyQueries

BYTES_CHOOSING: Final = 44
"""Memory per sequence of the database while a query's hits are selected, its scores included."""
_MOST_BYTES: Final = 256 << 20
"""Of all queries whose hits are being selected; one may take more."""
_MOST_BEGUN: Final = 1_000
"""Queries that are done and wait for an earlier one, at most."""
_LONG: Final = 1_000
"""Residues from which on a query has all threads for its adjusted scores: it may have so many candidates that
it would take one thread seconds."""

MANY_QUERIES: Final = 16
"""From so many on, statistics are those of `core.statistics.many_queries`."""
_MOST_HELD: Final = 64 << 20
"""Residues are read once, into memory, where so many queries have candidates to adjust and the database is no
larger: reading those of each query takes it a millisecond or two of the interpreter."""


class Judging:
    """Queries whose hits are being selected: some at a time, their results in the order of the queries.

    Parameters
    ----------
    budget : memory budget, charged with each result when it is handed over
    token : of the search, see `core.search.selection.select_hits`. Queries that were compared with every
        subject are given until it is late
    keep_scores : whether results keep all scores
    here : whether the scores are in the memory of this computer
    """

    def __init__(
        self, plan: Plan, budget: MemoryBudget, token: CancelToken, *, keep_scores: bool, here: bool = True
    ) -> None:
        self._plan, self._budget, self._keep_scores = plan, budget, keep_scores
        self._token, self._late = LinkedToken(token), LinkedToken(token, when_late=True)
        threads = plan.request.threads or os.cpu_count() or 1
        room = max(1, _MOST_BYTES // (plan.database.n_sequences * BYTES_CHOOSING))
        at_once = min(threads, room, len(plan.request.queries))
        self._most = min(2 * at_once, room)  # while a thread waits for the interpreter, it has work already
        self._in_work = 0
        self._ended: queue.SimpleQueue[None] = queue.SimpleQueue()  # a semaphore is Python code with a lock
        self._threads, self._each = threads, -(-threads // at_once)
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="swathe-judge")
        # Memory limits the queries at once, not the threads that share the candidates of one.
        self._sharing = self._pool if at_once == threads else ThreadPoolExecutor(threads, "swathe-share")
        self._begun: deque[tuple[int, Future[tuple[QueryResult, int]]]] = deque()
        self._many: ManyQueries | None = None
        self._residues = ExitStack()
        many = len(plan.request.queries) >= MANY_QUERIES
        self._wants_many = many and plan.parameters.available and here
        if not self._wants_many and here:
            self._pool.submit(groups_of, plan.database.lengths)  # while the first scores are computed
        residues, adjusts = plan.database.residues, plan.request.evalues == "adjusted"
        if many and adjusts and isinstance(residues, StoredBytes) and residues.size <= _MOST_HELD:
            self._residues.enter_context(residues.in_memory())

    def add(self, index: int, scores: Scores, seconds: float) -> None:
        """Begin to select the hits of a query whose scoring took some seconds, then let the scores go."""
        plan, query = self._plan, self._plan.request.queries[index]
        if self._wants_many and self._many is None:
            from swathe.core.statistics.many_queries import ManyQueries  # compiled code, slow to import

            self._many = ManyQueries.of(plan.database.lengths, self._sharing)
        threads = self._threads if len(query) >= _LONG else self._each
        future = self._pool.submit(self._select, index, scores, seconds, threads)
        self._in_work += 1
        future.add_done_callback(lambda _: scores.close())  # also of one that is dropped
        future.add_done_callback(lambda _: self._ended.put(None))
        self._begun.append((index, future))

    def _select(self, index: int, scores: Scores, seconds: float, threads: int) -> tuple[QueryResult, int]:
        """Return the result of a query, and the memory that it takes once its hits are aligned."""
        whole = scores.whole is not None and scores.compared == self._plan.database.n_sequences
        token = self._late if whole else self._token
        result = select_hits(
            self._plan, index, scores, seconds, self._budget, token, keep_scores=self._keep_scores,
            keep_statistics=not self._budget.hits_alone, threads=threads, many=self._many,
        )  # fmt: skip
        return result, result.nbytes_aligned

    def results(self, *, wait: bool = False) -> Iterator[tuple[int, QueryResult] | None]:
        """Yield the place and the result of queries that are done; waits while too many are not.

        None is yielded every 20 ms while it waits. One query that takes long keeps no thread from later ones.

        wait : whether to wait for all of them

        Raises what selecting raises, MemoryShort where a result does not fit; no other result follows.
        """
        ticker = Ticker()
        while self._begun:
            self._stop_if_cancelled()
            index, future = self._begun[0]
            if not future.done():
                while not self._ended.empty():
                    self._ended.get()
                    self._in_work -= 1
                if not (wait or self._in_work > self._most or len(self._begun) > _MOST_BEGUN):
                    return
                with suppress(queue.Empty):
                    self._ended.get(timeout=TICK_SECONDS)
                    self._in_work -= 1
                if ticker.due():
                    yield None
                continue
            self._begun.popleft()
            try:
                result, taken = future.result()
                self._budget.require(taken)
            except OperationCancelled:  # of scores on other computers, which are not asked any more
                continue
            except BaseException:
                self._begun.clear()
                raise
            self._budget.take(taken)
            yield index, result

    def close(self) -> None:
        """Drop the queries that are not done."""
        self._token.cancel()
        self._late.cancel()
        self._stop_if_cancelled()
        self._pool.shutdown(cancel_futures=True)
        self._sharing.shutdown(cancel_futures=True)
        self._residues.close()

    def _stop_if_cancelled(self) -> None:
        """End the calls of compiled code, which do not look at the token."""
        if self._many is not None and self._late.cancelled:
            self._many.stop.set()
