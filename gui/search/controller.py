"""The course of a search as the window lives it: one state, fed by the worker's events."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal

from swathe.core.cancel import CancelToken
from swathe.core.errors import DatabaseError
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.search.events import (
    Cancelled,
    Estimating,
    Event,
    Failed,
    Finished,
    HitsFound,
    Importing,
    ProfileProgress,
    Progress,
    RoundEnded,
    RoundStarted,
    SearchResult,
    Started,
    Warned,
)
from swathe.core.search.request import SearchRequest
from swathe.core.statistics.permutation_options import ENGINE, PairwiseOptions
from swathe.gui.results.hits.table import ROWS_READ
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.work.task_controller import SearchState, TaskController
from swathe.gui.work.worker import AnyTask, BackgroundThread, EngineShelf

if TYPE_CHECKING:
    from swathe.core.results.hits import HitTable
    from swathe.core.results.query_result import QueryResult

_TOGETHER: Final = 0.02
"""Seconds of events that are told to the window at once."""
_PATIENCE: Final = 0.2
"""Seconds that a cancelled search has to judge the hits of queries that were compared with every sequence."""
_FREED_TOGETHER: Final = 100
"""Queries of an earlier search that are freed at once: some milliseconds."""
_FREEING_MS: Final = 20
_OWN_REFERENCES: Final = 4
"""To one of these queries while it is looked at: of two lists, of the name it has then, and of the call."""
_HELD_MS: Final = 500
"""Between two looks at queries that others still hold."""
ON_CPU: Final[Mapping[str, Any]] = {"engine": "cpu", "kernel": "auto", "kernel_options": (), "devices": None}
"""What a request is changed by to be carried out on the CPU, where a GPU failed."""


class SearchController(TaskController):
    """Start, follow and cancel searches; everything that shows a search listens here and nowhere else.

    Of an iterated search `started` and `hits_found` tell the first round. Of every round `round_started`
    comes first and `round_ended`, with all it found, last; of the later ones `round_planned` has the plan.

    A search that is over may be followed by estimates of pairwise significance, of which `pairs_progressed`,
    `pairs_estimated` and at the end `pairs_ended` or `pairs_failed` tell; its result stays.

    record : how fast the present search is; what was found keeps it
    before : of the search under way or the one that failed, what it continues; None for nothing

    A search that was stopped may be continued. Where that fails, or is cancelled before anything is compared,
    `result` is again that of the stopped search, and `ended` brings it in the latter case.

    `reopened` carries a search that ran another day, or on another machine, and is now the one that is over.
    """

    importing = Signal(object)
    estimating = Signal()
    started = Signal(object)
    progressed = Signal(object)
    warned = Signal(str)
    hits_found = Signal(int, object)
    round_started = Signal(object)
    round_planned = Signal(object)
    profile_progressed = Signal(object)
    round_ended = Signal(object)
    ended = Signal(object, bool)
    reopened = Signal(object)
    pairs_progressed = Signal(object)
    pairs_estimated = Signal(object)
    pairs_ended = Signal(bool)
    pairs_failed = Signal(object)

    def __init__(
        self, background: BackgroundThread, record: RateRecord, parent: QObject | None = None
    ) -> None:
        super().__init__(background, parent)
        self._record = record
        self.result: SearchResult | None = None
        self.before: SearchResult | None = None
        self._round = 0
        self._request: SearchRequest | None = None
        self._is_reopened = False
        self._left: list[QueryResult] = []
        self._freeing = QTimer(self, singleShot=True, timeout=self._free_some)

    def start(
        self, request: SearchRequest, after: AnyTask | None = None, before: SearchResult | None = None
    ) -> None:
        """Search; a search under way is cancelled and replaced.

        `after` is a task that reads the same database already: the search waits for it instead of reading
        again. `before` is the result of this search that was stopped and is continued.
        """
        under_way = self._task
        if under_way is not None:
            under_way.cancel()
        if before is None:
            self._leave_result()
        self.result, self.before = None, before
        self._round = 0
        self._request = request
        self._is_reopened = False
        self._begin(
            "search",
            partial(_search, request, before, self._background.shelf),
            self._on_events,
            self._on_end,
            after=after or under_way,
            told=True,
            patience=_PATIENCE,
        )

    def reopen(self, result: SearchResult) -> None:
        """Take a search that was kept as the one that is over; it must not be called while one is under way.

        What is estimated of its hits later runs on the engine that this machine offers, not on the run's own.
        """
        assert not self._state.busy
        self._task = self.before = None
        self._leave_result()
        self.result = result
        self._round = 0
        self._request = result.plan.request
        self._is_reopened = True
        self._set_state(SearchState.DONE)
        self.reopened.emit(result)

    def search_on_cpu(self) -> None:
        """Start the last search once more on the CPU engine, for one that failed on a GPU."""
        if self._request is not None:
            self.start(replace(self._request, **ON_CPU), before=self.before)

    def estimate(
        self,
        query_index: int,
        hits: Sequence[tuple[HitTable, NDArray[np.int64]]],
        options: PairwiseOptions,
        *,
        on_cpu: bool = False,
    ) -> None:
        """Estimate the pairwise significance of hits of the search that is over.

        `hits` are tables of one query, and rows of each. It runs on the engine that searched, of a reopened
        search on this machine's, or on GPUs by the method that `options` name, or, whatever these say,
        `on_cpu`; `cancel` stops it, and what is estimated by then stays.
        """
        if self._state.busy or self.result is None:
            return
        request = self.result.plan.request
        if on_cpu:
            request = replace(request, **ON_CPU)
            options = replace(options, method=ENGINE, method_options=())
        elif self._is_reopened:
            request = replace(
                request, engine="auto", kernel="auto", kernel_options=(), devices=None, threads=0
            )
        self._begin(
            "pairwise significance",
            partial(_estimate, request, query_index, hits, options, self._background.shelf),
            self._on_events,
            self._on_pairs_end,
            SearchState.SEARCHING,
            on_error=self._on_pairs_failed,
            told=True,
        )

    def _on_events(self, events: list[Event]) -> None:
        task = self._task
        for event in events:
            if task is self._task:  # not of a search that was replaced meanwhile
                self._tell(event)

    def _tell(self, event: Event) -> None:
        match event:
            case Importing():
                self.importing.emit(event.progress)
            case Estimating():
                self.estimating.emit()
            case Started():
                if self._state is SearchState.OPENING:
                    self._set_state(SearchState.SEARCHING)
                (self.started if self._round <= 1 else self.round_planned).emit(event.plan)
            case Progress():
                self.progressed.emit(event)
            case Warned():
                self.warned.emit(event.sentence)
            case HitsFound() if self._round <= 1:
                self.hits_found.emit(event.query_index, event.result)
            case RoundStarted():
                self._round = event.number
                self.round_started.emit(event)
            case ProfileProgress():
                self.profile_progressed.emit(event)
            case RoundEnded():
                self.round_ended.emit(event.round)
            case PairwiseProgress():
                self.pairs_progressed.emit(event)
            case PairsEstimated():
                self.pairs_estimated.emit(event)
            case Finished():
                self._finish(event.result, complete=True)
            case Cancelled():
                self._finish(event.partial, complete=False)
            case Failed():
                self._fail(event.error)

    def _on_end(self, _task: AnyTask) -> None:
        if self._state.busy:  # cancelled before its first step
            self._finish(self.before, complete=False)

    def _on_pairs_end(self, task: AnyTask) -> None:
        self._set_state(SearchState.DONE)
        self.pairs_ended.emit(not task.token.cancelled)

    def _on_pairs_failed(self, error: Exception) -> None:
        self._set_state(SearchState.DONE)
        self.pairs_failed.emit(error)

    def _leave_result(self) -> None:
        """Have what was found freed a few queries at a time: 20,000 at once would take most of a second."""
        if self.result is not None:
            self._left += self.result.queries
            self._freeing.start(_FREEING_MS)
        self.result = None

    def _free_some(self) -> None:
        some = self._left[-_FREED_TOGETHER:]
        # They are shown until the next search has a plan, and written until they are kept. Who let go of them
        # last would free them all.
        held = any(sys.getrefcount(query) > _OWN_REFERENCES for query in some)
        if not held:
            del self._left[-_FREED_TOGETHER:]
        if self._left:
            self._freeing.start(_HELD_MS if held else _FREEING_MS)

    def _finish(self, result: SearchResult | None, complete: bool) -> None:
        if result is not None and result is not self.before:
            self._record.finish()
            result = replace(result, rates=self._record.curve())
        self.result, self.before = result, None
        self._set_state(SearchState.DONE)
        self.ended.emit(result, complete)

    def _fail(self, error: Exception) -> None:
        self.result = self.before
        super()._fail(error)


def _search(
    request: SearchRequest, before: SearchResult | None, shelf: EngineShelf, token: CancelToken
) -> Generator[list[Event], None, None]:
    """Run the search in the worker, or what a stopped one left of it."""
    from swathe.core.run import run_request  # statistics bring scipy: loaded with the first search

    yield from _together(run_request(request, shelf.engine(request), token, before=before))


def _together(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Yield events some milliseconds' worth at a time, of progress only the last.

    Thousands of short queries would otherwise keep the window busy with taking in one after the other.
    """
    batch: list[Event] = []
    progress: list[Event] = []
    until = 0.0
    for event in events:
        now = time.perf_counter()
        if isinstance(event, HitsFound):
            event.result.hits.prepare_text_order()
            if event.query_index == 0:  # whose hits are shown at once; beside a search readings wait
                with contextlib.suppress(DatabaseError):  # the table says it where it is looked at
                    event.result.hits.read_best(ROWS_READ)
        if isinstance(event, Progress):
            progress = [event]
        else:
            batch.append(event)
        if now >= until or not isinstance(event, Progress | HitsFound):
            yield progress + batch
            batch, progress = [], []
            until = now + _TOGETHER
    if batch or progress:
        yield progress + batch


def _estimate(
    request: SearchRequest,
    query_index: int,
    hits: Sequence[tuple[HitTable, NDArray[np.int64]]],
    options: PairwiseOptions,
    shelf: EngineShelf,
    token: CancelToken,
) -> Generator[list[Event], None, None]:
    """Estimate hits in the worker: a query's place in the request, its tables, and rows of each."""
    from swathe.core.permutation.estimation import HitsToPermute
    from swathe.core.run import permute_hits

    work = [HitsToPermute(query_index, table, rows, request.scheme) for table, rows in hits]
    for event in permute_hits(work, options, shelf.engine(request), token, request.threads):
        yield [event]
