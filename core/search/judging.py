"""Select the hits of queries in threads of their own, while the engine scores later ones."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import ExitStack
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, LinkedToken
from swathe.core.database.stored import StoredBytes
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.core.search.selection import select_hits
from swathe.core.system.memory import MemoryBudget
from swathe.core.system.steps import TICK_SECONDS

BYTES_CHOOSING: Final = 44
"""Memory per sequence of the database while a query's hits are selected, its scores included."""
_MOST_BYTES: Final = 256 << 20
"""Of all queries whose hits are being selected; one may take more."""

_MANY_QUERIES: Final = 16
_MOST_HELD: Final = 64 << 20
"""Residues are read once, into memory, where so many queries have candidates to adjust and the database is no
larger: reading those of each query takes it a millisecond or two of the interpreter."""


class Judging:
    """Queries whose hits are being selected: some at a time, their results in the order of the queries.

    Parameters
    ----------
    budget : memory budget, charged with each result when it is handed over
    token : of the search, see `core.search.selection.select_hits`
    keep_scores : whether results keep all scores
    """

    def __init__(self, plan: Plan, budget: MemoryBudget, token: CancelToken, *, keep_scores: bool) -> None:
        self._plan, self._budget, self._keep_scores = plan, budget, keep_scores
        self._token = LinkedToken(token)
        threads = plan.request.threads or os.cpu_count() or 1
        room = _MOST_BYTES // (plan.database.n_sequences * BYTES_CHOOSING)
        self._at_once = max(1, min(threads, room, len(plan.request.queries)))
        self._threads = -(-threads // self._at_once)
        self._pool = ThreadPoolExecutor(self._at_once, thread_name_prefix="swathe-judge")
        self._begun: deque[tuple[int, Future[QueryResult]]] = deque()
        self._residues = ExitStack()
        residues, adjusts = plan.database.residues, plan.request.evalues == "adjusted"
        many = adjusts and len(plan.request.queries) >= _MANY_QUERIES
        if many and isinstance(residues, StoredBytes) and residues.size <= _MOST_HELD:
            self._residues.enter_context(residues.in_memory())

    def add(self, index: int, scores: NDArray[np.int32], seconds: float) -> None:
        """Begin to select the hits of a query whose scoring took some seconds."""
        plan = self._plan
        future = self._pool.submit(
            select_hits,
            plan.request,
            plan.database,
            plan.parameters_of(index),
            plan.request.queries[index],
            scores,
            seconds,
            self._budget,
            self._token,
            keep_scores=self._keep_scores,
            threads=self._threads,
        )
        self._begun.append((index, future))

    def results(self, *, wait: bool = False) -> Iterator[tuple[int, QueryResult] | None]:
        """Yield the place and the result of queries that are done; waits while too many are begun.

        None is yielded every 20 ms while it waits.

        wait : whether to wait for all of them

        Raises what selecting raises, MemoryShort where a result does not fit; no other result follows.
        """
        while self._begun and (wait or len(self._begun) > self._at_once or self._begun[0][1].done()):
            index, future = self._begun[0]
            try:
                while wait_for([future], TICK_SECONDS).not_done:
                    yield None
                self._begun.popleft()
                result = future.result()
                self._budget.require(result.nbytes_aligned)
            except BaseException:
                self._begun.clear()
                raise
            self._budget.take(result.nbytes_aligned)
            yield index, result

    def close(self) -> None:
        """Drop the queries that are not done."""
        self._token.cancel()
        self._pool.shutdown(cancel_futures=True)
        self._residues.close()
