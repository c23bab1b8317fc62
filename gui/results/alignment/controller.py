"""Alignments of hits: the one looked at first, the visible ones next, the rest while nobody waits."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Plan
from swathe.gui.work.task import BACKGROUND, SELECTED, Task
from swathe.gui.work.worker import AnyTask, BackgroundThread, loaded

logger = logging.getLogger(__name__)

BACKLOG: Final = 500
"""Hits of each query that are aligned unasked, best first: more than anybody reads, in a second or two."""
BACKLOG_IN_ALL: Final = 50_000
"""Hits of all queries together that are aligned unasked; the best one of each query, however many."""
LARGE_PAIR: Final = 30_000_000
"""Cells from which a pair is aligned only if somebody looks at it: it takes as long as all the others."""
SLICE: Final = 0.01
"""Seconds of aligning in one step of the worker: a search beside it still gets its turn."""


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """What became of some rows: those that are aligned, their alignments, and why others could not be."""

    rows: NDArray[np.int64]
    aligned: AlignedPairs
    failed: tuple[tuple[int, str], ...]

    @classmethod
    def of(cls, found: list[tuple[int, Alignment | SwatheError]]) -> Outcome:
        """Return what was found for each row, as tables keep it; the worker does this."""
        aligned = {row: one for row, one in found if not isinstance(one, SwatheError)}
        failed = tuple((row, str(one)) for row, one in found if isinstance(one, SwatheError))
        return cls(np.array(list(aligned), np.int64), AlignedPairs.of(aligned.values()), failed)

    def __len__(self) -> int:
        return len(self.rows) + len(self.failed)


Waiting = deque[tuple[int, HitTable, range]]
"""Query indexes with their hits and rows to align; the GUI thread adds, the worker takes."""


class AlignmentController(QObject):
    """Keep the hit tables supplied with alignments.

    The worker aligns, the GUI thread puts the outcome into the table: the models read the same arrays there,
    so no row changes while it is sorted or painted.
    """

    arrived = Signal(int, object)
    failed = Signal(int, int, str)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._scheme: ScoringScheme | None = None
        self._tables: dict[int, HitTable] = {}
        self._wanted: tuple[HitTable, tuple[int, ...]] | None = None
        self._wanted_token = CancelToken()
        self._backlog: AnyTask | None = None
        self._best: Waiting = deque()
        self._others: Waiting = deque()
        self._share = BACKLOG

    def begin(self, plan: Plan, unasked: int = BACKLOG) -> None:
        """Forget the last search's hits; those of this one follow, of each query so many aligned unasked."""
        self.stop()
        self._scheme = plan.request.scheme
        self._tables = {}
        self._share = min(unasked, max(1, BACKLOG_IN_ALL // len(plan.request.queries)))

    def add(self, query_index: int, result: QueryResult) -> None:
        """Take a query's hits and begin to align the best of them: those of all queries before any others."""
        self._tables[query_index] = result.hits
        if not len(result.hits):
            return
        rows = range(min(len(result.hits), self._share))
        self._best.append((query_index, result.hits, rows[:1]))
        if rows[1:]:
            self._others.append((query_index, result.hits, rows[1:]))
        if self._backlog is None:
            self._work_off()

    def want(self, query_index: int, rows: Iterable[int]) -> None:
        """Align these rows now, in this order; what was wanted before and is not done is given up."""
        table = self._tables.get(query_index)
        if table is None:
            return
        missing = tuple(row for row in rows if row not in table.alignments)
        if (table, missing) == self._wanted and not self._wanted_token.cancelled:
            return
        self._wanted_token.cancel()
        self._wanted_token = CancelToken()
        self._wanted = (table, missing)
        if missing:
            self._submit(query_index, _large_last(table, missing), self._wanted_token)

    def align_all(
        self,
        query_index: int,
        rows: Iterable[int],
        on_progress: Callable[[int], None],
        on_end: Callable[[bool], None],
    ) -> CancelToken:
        """Align rows for a command that needs them all, and return the token that stops it.

        `on_progress` is told how many were looked at, `on_end` at last whether it came to its end.
        """
        table, scheme = self._tables[query_index], self._scheme
        assert scheme is not None
        done = 0

        def on_step(outcome: Outcome) -> None:
            nonlocal done
            done += len(outcome)
            self._keep(query_index, table, outcome)
            on_progress(done)

        work = partial(_align_rows, table, rows, scheme, None)
        task = Task("align", work, lambda _: on_end(True), on_step, lambda: on_end(False))
        return self._background.start(task).token

    def announce(self, query_index: int, rows: Iterable[int]) -> None:
        """Tell of alignments that an export put into the tables."""
        if query_index in self._tables:
            self.arrived.emit(query_index, list(rows))

    def stop(self) -> None:
        """Give up everything not aligned yet."""
        self._wanted_token.cancel()
        self._wanted_token = CancelToken()
        self._wanted = None
        if self._backlog is not None:
            self._backlog.drop()
            self._backlog = None
        self._best, self._others = deque(), deque()

    def _work_off(self) -> None:
        """Align what nobody asked for, all in one job: one for each of thousands would hold up the search."""
        best, others, scheme = self._best, self._others, self._scheme
        assert scheme is not None

        def work(token: CancelToken) -> Generator[list[tuple[int, HitTable, Outcome]], None, None]:
            aligned: list[tuple[int, HitTable, Outcome]] = []
            until = time.perf_counter() + SLICE
            while best or others:
                query_index, table, rows = (best or others).popleft()
                for outcome in _align_rows(table, rows, scheme, LARGE_PAIR, token):
                    aligned.append((query_index, table, outcome))
                    if time.perf_counter() >= until:
                        yield aligned
                        aligned = []
                        until = time.perf_counter() + SLICE
                    if best and rows[:1] != range(1):  # a query that was compared meanwhile goes first
                        others.appendleft((query_index, table, rows))
                        break
            if aligned:
                yield aligned

        def on_step(aligned: list[tuple[int, HitTable, Outcome]]) -> None:
            for query_index, table, outcome in aligned:
                self._keep(query_index, table, outcome)

        def on_end(_: None) -> None:
            self._backlog = None
            if best or others:  # added after the worker had looked
                self._work_off()

        def on_error(error: Exception) -> None:
            self._backlog = None
            _log(error)

        task = Task("align", work, on_end, on_step, on_error=on_error, priority=BACKGROUND)
        self._backlog = self._background.start(task)

    def _submit(self, query_index: int, rows: Iterable[int], token: CancelToken) -> None:
        """Align what is looked at."""
        table, scheme = self._tables[query_index], self._scheme
        assert scheme is not None

        def may_be_wanted_again() -> None:
            if token is self._wanted_token:
                self._wanted = None

        def on_step(outcome: Outcome) -> None:
            if outcome.failed:
                may_be_wanted_again()
            self._keep(query_index, table, outcome)

        def on_error(error: Exception) -> None:
            may_be_wanted_again()
            _log(error)
            self.failed.emit(query_index, -1, str(error))

        work = partial(_align_rows, table, rows, scheme, None)
        task = Task("align", work, on_step=on_step, on_error=on_error, priority=SELECTED, token=token)
        self._background.start(task)

    def _keep(self, query_index: int, table: HitTable, outcome: Outcome) -> None:
        if self._tables.get(query_index) is not table:
            return
        for row, sentence in outcome.failed:
            self.failed.emit(query_index, row, sentence)
        if outcome.rows.size:
            table.set_alignments(outcome.rows, outcome.aligned)
            self.arrived.emit(query_index, outcome.rows.tolist())


def _log(error: Exception) -> None:
    """Log what is no fault of a user's; what is stands beside the hit."""
    if not isinstance(error, SwatheError):
        logger.error("aligning failed", exc_info=error)


def _large_last(table: HitTable, rows: tuple[int, ...]) -> tuple[int, ...]:
    """Return rows with the first, which is looked at, first, and giant pairs behind all others."""
    lengths = table.database.lengths[table.subjects[list(rows[1:])]]
    large = lengths.astype(np.int64) * len(table.query) > LARGE_PAIR
    rest = np.array(rows[1:], np.int64)
    return (rows[0], *rest[~large].tolist(), *rest[large].tolist())


def _align_rows(
    table: HitTable, rows: Iterable[int], scheme: ScoringScheme, limit: int | None, token: CancelToken
) -> Generator[Outcome, None, None]:
    """Align rows that have no alignment yet; yield the first at once, then what a slice of time gave.

    That is nothing in the middle of a giant pair: a search beside it goes on.
    """
    for _ in loaded():
        token.raise_if_cancelled()
        yield Outcome.of([])
    from swathe.core.results.hit_pairs import HitPairs

    pairs = HitPairs(table, scheme)
    found: list[tuple[int, Alignment | SwatheError]] = []
    until = 0.0
    for row in rows:
        token.raise_if_cancelled()
        if row in table.alignments:
            continue
        subject_length = int(table.database.lengths[table.subjects[row]])
        if limit is not None and subject_length * len(table.query) > limit:
            continue
        try:
            pair = pairs.of(row)
        except SwatheError as error:  # another program found the hit, and its sequence is not here
            found.append((row, error))
            continue
        steps = pair.align_steps()
        while True:
            try:
                next(steps)
            except StopIteration as done:
                found.append((row, done.value))
                break
            except SwatheError as error:
                found.append((row, error))
                break
            yield Outcome.of(found)
            found = []
            token.raise_if_cancelled()
        if time.perf_counter() >= until:
            yield Outcome.of(found)
            found = []
            until = time.perf_counter() + SLICE
    if found:
        yield Outcome.of(found)
