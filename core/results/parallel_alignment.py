"""Alignments of many pairs, and of the hits of a table, on several threads."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment.alignment import Alignment, align
from swathe.core.cancel import CancelToken, LinkedToken
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import SCALE, Scoring, ScoringScheme
from swathe.core.statistics.adjustment import Adjustment

_PATIENCE: Final = 0.05
"""Seconds after which `align_many` yields None while it waits."""
_TASK_PAIRS: Final = 4
_TASK_CELLS: Final = 2_000_000
"""A task is this many pairs, or fewer with this many cells. Handing over a small pair takes half as long as
aligning it, so tasks are a millisecond of work."""


@dataclass(frozen=True, slots=True, eq=False)
class Pair:
    """Two sequences to align.

    Parameters
    ----------
    key : identifies the pair to the caller
    query : uint8[m], subject : uint8[n]
    scheme : of the query, or adjusted to both sequences
    score : in the search, in the scheme's units
    """

    key: int
    query: NDArray[np.uint8]
    subject: NDArray[np.uint8]
    scheme: Scoring
    score: int


def scored_pair(
    key: int,
    query: NDArray[np.uint8],
    subject: NDArray[np.uint8],
    scheme: Scoring,
    score: int,
    adjustment: Adjustment | None,
    adjusted: float,
) -> Pair:
    """Return a pair with the final score of a search: by `scheme`, or adjusted to both sequences.

    score : by the scheme; adjusted : by the adjustment, in the scheme's units
    """
    if adjustment is None:
        return Pair(key, query, subject, scheme, score)
    return Pair(key, query, subject, adjustment.scheme(subject), round(adjusted * SCALE))


class HitPairs:
    """The pairs of a query's hits with their final scores, adjusted or not.

    scheme : of the search
    """

    def __init__(self, table: HitTable, scheme: ScoringScheme) -> None:
        self._table = table
        self._scoring = scheme.of(table.query)

    @cached_property
    def _adjustment(self) -> Adjustment:
        return Adjustment(self._table.query.codes, self._scoring)

    def of(self, row: int) -> Pair:
        """Return the pair of a row of the table; its key is the row."""
        table = self._table
        subject = table.database.codes(int(table.subjects[row]))
        adjustment = self._adjustment if np.isfinite(table.reverse[row]) else None
        score, adjusted = int(table.scores[row]), float(table.adjusted[row])
        return scored_pair(row, table.query.codes, subject, self._scoring, score, adjustment, adjusted)


def align_many(
    pairs: Iterable[Pair], token: CancelToken, threads: int = 0
) -> Iterator[tuple[int, Alignment] | None]:
    """Align pairs on several threads; yield (key, alignment) in the order of the pairs.

    While the next alignment takes long, None is yielded every `_PATIENCE` seconds.

    Parameters
    ----------
    pairs : consumed as needed, so that few are in memory at a time
    threads : 0 uses all cores

    Raises
    ------
    OperationCancelled, SwatheError
        as `align`
    """
    for batch in align_batches(pairs, token, threads):
        if batch is None:
            yield None
        else:
            yield from zip(*batch, strict=True)


def align_batches(
    pairs: Iterable[Pair], token: CancelToken, threads: int = 0
) -> Iterator[tuple[list[int], list[Alignment]] | None]:
    """Align pairs as `align_many` does; yield the keys and the alignments of several at a time."""
    threads = threads or os.cpu_count() or 1
    ours = LinkedToken(token)
    waiting: deque[Future[list[Alignment]]] = deque()
    keys: deque[list[int]] = deque()

    def work(task: list[Pair]) -> list[Alignment]:
        return [align(pair.query, pair.subject, pair.scheme, pair.score, ours) for pair in task]

    def first() -> Iterator[tuple[list[int], list[Alignment]] | None]:
        future = waiting.popleft()
        while not wait([future], _PATIENCE).done:
            yield None
        yield keys.popleft(), future.result()

    with ThreadPoolExecutor(threads, thread_name_prefix="swathe-align") as pool:
        try:
            for task in _tasks(pairs):
                token.raise_if_cancelled()
                waiting.append(pool.submit(work, task))
                keys.append([pair.key for pair in task])
                if len(waiting) >= 2 * threads:
                    yield from first()
            while waiting:
                yield from first()
        finally:
            ours.cancel()  # after an error, or if this generator is closed: ends the other threads
            pool.shutdown(cancel_futures=True)


def _tasks(pairs: Iterable[Pair]) -> Iterator[list[Pair]]:
    """Yield tasks of several pairs."""
    task: list[Pair] = []
    cells = 0
    for pair in pairs:
        task.append(pair)
        cells += pair.query.size * pair.subject.size
        if len(task) == _TASK_PAIRS or cells >= _TASK_CELLS:
            yield task
            task, cells = [], 0
    if task:
        yield task
