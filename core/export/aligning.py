"""Align the hits of an export that are not aligned yet, or those of a search while it goes on."""

from __future__ import annotations

import queue
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Self

import numpy as np

from swathe.core.cancel import CancelToken, LinkedToken
from swathe.core.database.stored import held_if_worth
from swathe.core.engines import Engine
from swathe.core.errors import SwatheError
from swathe.core.export.values import Selection
from swathe.core.results.hit_pairs import HitPairs
from swathe.core.search.events import SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.system.steps import TICK_SECONDS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from swathe.core.alignment.bulk import Group, PairsDevice
    from swathe.core.database.stored import SomeBytes
    from swathe.core.results.hits import HitTable

Then = Callable[[], None]
"""What follows once a table is aligned."""


def align_missing(
    result: SearchResult, selection: Selection, token: CancelToken
) -> Iterator[tuple[int, int]]:
    """Align the chosen hits with the search's number of threads and store the alignments in their tables.

    Yields (aligned, to align) at least every 50 ms.

    Raises OperationCancelled within 50 ms after `token` is cancelled.
    """
    tables = [(result.queries[index].hits, rows) for index, rows in selection.queries]
    work = [(table, table.alignments.missing(rows), _nothing) for table, rows in tables]
    total = sum(rows.size for _, rows, _ in work)
    needed = sum(int(table.database.lengths[table.subjects[rows]].sum()) for table, rows, _ in work)
    for done in _aligned(work, needed, result.plan.request, token, None):
        yield done, total


class AligningAhead:
    """Aligns the hits of queries while later ones are searched, in a thread of its own, until it is left.

    Worth it beside GPUs, where the processor has little to do meanwhile, and where what is aligned is written
    at once. What is not aligned is left to `align_missing`, also where an alignment fails.

    Parameters
    ----------
    engine : that searches; its GPUs align too
    """

    def __init__(self, request: SearchRequest, engine: Engine, token: CancelToken) -> None:
        self._request, self._engine, self._token = request, engine, LinkedToken(token)
        self._tables: queue.SimpleQueue[tuple[HitTable, Then] | None] = queue.SimpleQueue()
        self._follows = False
        self._done = self._added = 0
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="swathe-ahead")
        self._future = self._pool.submit(self._work)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._token.cancel()
        self._tables.put(None)
        self._pool.shutdown()

    def add(self, table: HitTable, then: Then | None = None) -> None:
        """Align all hits of a table in its turn, and do what follows, in the same order.

        Where something follows, `finish` raises whatever went wrong.
        """
        self._added += len(table)
        self._follows |= then is not None
        self._tables.put((table, then or _nothing))

    def finish(self) -> Iterator[tuple[int, int]]:
        """Wait until all are aligned; yields (aligned, to align) every 20 ms."""
        self._tables.put(None)
        while wait([self._future], TICK_SECONDS).not_done:
            yield self._done, self._added
        error = self._future.exception()
        if error is not None and (self._follows or not isinstance(error, SwatheError)):
            raise error

    def _work(self) -> None:
        tables = iter(self._tables.get, None)
        work = ((table, table.alignments.missing(np.arange(len(table))), then) for table, then in tables)
        with self._engine.aligner() as device:
            for done in _aligned(work, None, self._request, self._token, device):
                self._done = done


def _nothing() -> None:
    pass


def _aligned(
    work: Iterable[tuple[HitTable, NDArray[np.int64], Then]],
    needed: int | None,
    request: SearchRequest,
    token: CancelToken,
    device: PairsDevice | None,
) -> Iterator[int]:
    """Align rows of tables, do what follows each table, and yield how many are aligned, at least every 50 ms.

    needed : residues of the subjects of all rows; None: many
    """
    from swathe.core.alignment.bulk import align_pairs  # slow to import

    residues: dict[str, SomeBytes] = {}
    begun: deque[tuple[HitTable, int, Then]] = deque()  # with how many groups are not aligned yet

    def groups() -> Iterator[Group]:
        for table, rows, then in work:
            database = table.database
            if database.key not in residues:
                residues[database.key] = held_if_worth(database.residues, needed)
            some = list(HitPairs(table, request.scheme, residues[database.key]).groups(rows, token))
            begun.append((table, len(some), then))
            yield from some

    done = 0
    for aligned in align_pairs(groups(), token, request.threads, device=device):
        if aligned is not None:
            _follow(begun)
            group, alignments = aligned
            table, left, then = begun.popleft()
            table.set_alignments(group.keys, alignments)
            begun.appendleft((table, left - 1, then))
            done += len(alignments)
        yield done
    _follow(begun)


def _follow(begun: deque[tuple[HitTable, int, Then]]) -> None:
    """Do what follows the first tables, as far as all of their groups are aligned."""
    while begun and not begun[0][1]:
        begun.popleft()[2]()
