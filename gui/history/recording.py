"""What a window's searches leave in the history: the run itself, and its later marks and estimates."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.headers.naming import bare_name
from swathe.core.history.history_file import RunRow, row_of
from swathe.core.history.summary import RUNNING, found_words, summary_of
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan, SearchResult
from swathe.core.sequences.sequence import identifier_of
from swathe.core.system.settings import data_directory, room_for
from swathe.gui.history.history_tasks import HistoryTasks
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.controller import SearchController
from swathe.gui.work.settings import WindowSettings, flag
from swathe.gui.work.task import BACKGROUND, ignore

if TYPE_CHECKING:
    from swathe.core.history.history import History
    from swathe.core.history.run_file import SavedRun

UNDER_WAY: Final = "under way"
"""Stands for the id of a run that is to be added to the history: it is listed, but not there yet."""
KEEPING: Final = (
    "Every search that ends is kept with its hits and listed on the page History. Unticked, later searches "
    "are not kept; runs kept so far stay."
)
"""What it means that searches are added to the history."""
_MARKS_PAUSE_MS: Final = 800
"""Ticks, notes and censoring points have rested for so long when they are kept."""


@dataclass(eq=False)
class ShownRun:
    """The run in the results page.

    Parameters
    ----------
    result : all of it, whichever of its rounds is looked at
    id : in the history; '' while it is not there
    name : what people call it; '' for a search just made
    marked, estimated : whether it has marks or estimates that the history lacks
    tested : whether it has automatic tests that the history lacks
    on_its_way : whether it is being added to the history
    filed : whether a file has it as it is
    """

    result: SearchResult
    id: str = ""
    name: str = ""
    marked: bool = False
    estimated: bool = False
    tested: bool = False
    on_its_way: bool = False
    filed: bool = False

    @property
    def kept(self) -> bool:
        """Whether closing the window loses nothing of it."""
        return bool(self.id) or self.on_its_way or self.filed

    @property
    def by_hand(self) -> bool:
        """Whether ticks, notes or tests of it would be lost with it."""
        return self.marked or self.estimated

    @property
    def title(self) -> str:
        """The name, or what a run without one is called."""
        return self.name or summary_of(self.result).title


class RunRecorder(QObject):
    """Add each search of a window that ends to the history, and to that run what becomes known of it.

    Signals
    -------
    shown_changed() : another run is shown, or none, or it has another name, or is kept or not any more
    under_way_changed() : `under_way` is another run
    progressed() : `under_way` has come further
    left(object) : a `ShownRun` gave way to another run or search, and is lost though it should have been kept
        or was worked on
    kept() : something in the history has changed
    failed(object, str) : an error, and a sentence on what was not kept
    """

    shown_changed = Signal()
    under_way_changed = Signal()
    progressed = Signal()
    left = Signal(object)
    kept = Signal()
    failed = Signal(object, str)

    def __init__(
        self, search: SearchController, results: ResultsPage, tasks: HistoryTasks, settings: WindowSettings
    ) -> None:
        super().__init__(tasks)
        self._search = search
        self._settings = settings
        self._tasks = tasks
        self.shown: ShownRun | None = None
        self.begun: ShownRun | None = None
        """What the results page shows where `shown` is None: the search that began last, without hits."""
        self._stopped: ShownRun | None = None  # which the search under way continues
        self._found: dict[int, QueryResult] = {}  # of each query searched by the search under way
        self._rounds = 0  # that it has completed
        self._possible = room_for(data_directory())  # where it is not, the window says so at its start
        self._pause = QTimer(self, singleShot=True, interval=_MARKS_PAUSE_MS)
        self._pause.timeout.connect(self._keep_what_rested)
        search.started.connect(self._on_started)
        search.hits_found.connect(self._on_hits)
        search.round_ended.connect(self._on_round)
        search.ended.connect(self._on_ended)
        search.failed.connect(self._on_failed)
        search.pairs_estimated.connect(self._on_pairs)
        search.pairs_ended.connect(self._on_pairs_over)
        search.pairs_failed.connect(self._on_pairs_over)
        results.permutations.moved.connect(self._on_moved)
        results.hits.marks_changed.connect(self._on_marks)

    @property
    def wanted(self) -> bool:
        """Whether searches are added to the history."""
        return self._settings.read("history/keep", True, flag)

    def want(self, wanted: bool) -> None:
        """Add searches to the history from now on, or no more."""
        self._settings.write("history/keep", "true" if wanted else "false")

    def show(self, shown: ShownRun) -> None:
        """Take note of another run in the results page."""
        self.flush()
        self._set_shown(shown)

    def rename(self, run_id: str, name: str) -> None:
        """Call the run shown by another name, if it is this one of the history."""
        if self.shown is not None and self.shown.id == run_id:
            self.shown.name = name
            self.shown_changed.emit()

    def file(self, result: SearchResult) -> None:
        """Take note that a file has a run now, if it is the one shown."""
        if self.shown is not None and self.shown.result is result:
            self.shown.filed = True
            self.shown_changed.emit()

    def flush(self) -> None:
        """Keep what was marked or estimated just now at once: another run is shown, or the window closes."""
        self._pause.stop()
        if self.shown is not None:
            self._keep_marks(self.shown)
            if self.shown.estimated or self.shown.tested:
                self._keep_estimates(self.shown)

    def note_automatic_test(self) -> None:
        """Take note that borderline hits were tested automatically.

        The run is not written anew each time, but once another run is shown or the window closes.
        """
        if self.shown is not None:
            self.shown.tested = True

    def _set_shown(self, shown: ShownRun | None) -> None:
        before, self.shown = self.shown, shown
        if shown is not None:
            self.begun = None
        self.shown_changed.emit()
        if before is not None and before is not shown and self.loses(before):
            self.left.emit(before)

    def loses(self, run: ShownRun) -> bool:
        """Whether a run that gives way is lost, though it should have been kept or was worked on."""
        return not run.kept and (run.by_hand or self.keeps)

    def _on_started(self, plan: Plan) -> None:
        self.flush()
        shown = self.shown
        self._stopped = shown if shown is not None and shown.result is self._search.before else None
        started = datetime.now(UTC).isoformat(timespec="seconds")
        self.begun = ShownRun(SearchResult(plan, (), False, started, 0.0, plan.engine_label))
        self._found, self._rounds = {}, 0
        self._set_shown(None)
        self.under_way_changed.emit()

    def _on_hits(self, index: int, result: QueryResult) -> None:
        self._found[index] = result
        self.progressed.emit()

    def _on_round(self, _round: object) -> None:
        self._rounds += 1
        self.progressed.emit()

    def under_way(self) -> RunRow | None:
        """Return the search that runs and will be kept, or the run that is being added, as it is now.

        It is made from what is in memory and stored nowhere: a crash leaves no row of it. A search that
        continues a run of the history has the id of that.
        """
        run, before = self.begun, self._stopped
        if not self._search.state.busy or run is None:
            added = self.shown is not None and self.shown.on_its_way
            return _row(self.shown) if added and self.shown is not None else None
        if before is not None and (before.id or before.on_its_way):
            run.id, run.name = before.id, before.name
        elif not self.keeps:
            return None
        run.result = replace(run.result, queries=tuple(self._found.values()))
        return _row(run)._replace(status=RUNNING, rounds=self._rounds)

    def _on_failed(self, _error: object) -> None:
        """Have the run again that could not be continued."""
        if self._stopped is not None:
            self._set_shown(self._stopped)
            self._stopped = None
        self._found = {}
        self.under_way_changed.emit()

    def take(self, result: SearchResult) -> None:
        """Show and keep another program's result that was read just now.

        With the sequences of the run that is shown it takes that one's place.
        """
        self.flush()
        before, given = self.shown, result.plan.files_given
        if given and before is not None and before.id and read_again(before.result, result):
            self.replace(before.id, result)
        else:
            self._on_ended(result, True)

    def replace(self, run_id: str, result: SearchResult, then: Callable[[], None] = ignore) -> None:
        """Write a run of the history anew: another program's result, read again with its sequences."""
        self.flush()
        before = self.shown
        if before is not None and before.id == run_id:
            for old, new in zip(before.result.queries, result.queries, strict=True):
                new.hits.marks = old.hits.marks
            self._set_shown(ShownRun(result, run_id, before.name))

        def work(history: History) -> Generator[object, None, None]:
            yield from history.replace(run_id, result, CancelToken())

        def done(_: object) -> None:
            self.kept.emit()
            then()

        self._ask("keep run", work, done, "The sequences were not added to the history. ")

    def _on_ended(self, result: SearchResult | None, _complete: bool) -> None:
        stopped, self._stopped = self._stopped, None
        self._found = {}
        self._add(result, stopped)
        self.under_way_changed.emit()

    def _add(self, result: SearchResult | None, stopped: ShownRun | None) -> None:
        """Show and keep the result of a search that ended, in the place of a run that it continued."""
        if result is None or (self.shown is not None and self.shown.result is result):
            return
        run = stopped or ShownRun(result)
        run.result, run.filed = result, False
        self._set_shown(run)
        if run.id or run.on_its_way:
            self._keep_marks(run)
            self._write_anew(run, "What was found since it was stopped was not added to the history. ")
        elif self.keeps:
            self.keep()

    def keep(self) -> None:
        """Add the run shown to the history."""
        shown = self.shown
        if shown is None or shown.id or shown.on_its_way:
            return
        shown.on_its_way = True
        self.shown_changed.emit()

        def work(history: History) -> Generator[object, None, None]:
            try:
                # What is kept right after it needs the id.
                shown.id = yield from history.add(shown.result, CancelToken(), name=shown.name)
            finally:
                shown.on_its_way = False

        def done(_: object) -> None:
            self._keep_marks(shown)
            if shown.estimated:
                self._keep_estimates(shown)
            self.shown_changed.emit()
            self.kept.emit()

        self._ask("keep run", work, done, "The search was not added to the history. ")

    @property
    def keeps(self) -> bool:
        """Whether a search that ends now is added to the history."""
        return self.wanted and self._possible

    def add(self, read: SavedRun, apart: Collection[str], then: Callable[[str], None]) -> None:
        """Add a run that was read from a file to the history, unless that has it; `then` gets its id.

        Runs of the history that are `apart` do not count.
        """

        def work(history: History) -> Generator[object, None, str]:
            yield None
            found = found_in(history, read.result, apart)
            if found is not None:
                return found[0]
            return (yield from history.add(read.result, CancelToken(), name=read.name))

        def done(run_id: str) -> None:
            then(run_id)
            self.kept.emit()

        self._ask("keep run", work, done, "The run was not added to the history. ")

    def _on_marks(self) -> None:
        run = self.shown or self._stopped
        if run is not None:
            run.marked = True
            self._change(run)
            self._pause.start()

    def _change(self, shown: ShownRun) -> None:
        """Take note that a run has become another than a file has."""
        if shown.filed:
            shown.filed = False
            self.shown_changed.emit()

    def _keep_marks(self, shown: ShownRun) -> None:
        """Keep the ticks, pins and notes of a run, if it is in the history or on its way there."""
        if not shown.marked or not (shown.id or shown.on_its_way):
            return
        shown.marked = False
        marks = [copy.deepcopy(query.hits.marks) for query in shown.result.queries]

        def work(history: History) -> Generator[object, None, None]:
            yield None
            if run_id := shown.id:  # '' where it could not be added, or was deleted
                history.set_marks(run_id, marks)

        self._ask("keep marks", work, ignore, "The marks were not added to the history. ")

    def _on_pairs(self, _news: object) -> None:
        if self.shown is not None:
            self.shown.estimated = True
            self._change(self.shown)

    def _on_moved(self, _row: int, _pair: object) -> None:
        if self.shown is not None:
            self.shown.estimated = True
            self._change(self.shown)
            self._pause.start()

    def _on_pairs_over(self, _end: object) -> None:
        if self.shown is not None and self.shown.estimated:
            self._keep_estimates(self.shown)

    def _keep_what_rested(self) -> None:
        """Keep marks, and estimates unless more are on their way, whose end is waited for."""
        if self.shown is not None:
            self._keep_marks(self.shown)
            if self.shown.estimated and not self._search.state.busy:
                self._keep_estimates(self.shown)

    def _keep_estimates(self, shown: ShownRun) -> None:
        """Write a run anew with what was estimated of its hits, if it is in the history or on its way."""
        if shown.id or shown.on_its_way:
            self._write_anew(shown, "The results of the significance test were not added to the history. ")

    def _write_anew(self, shown: ShownRun, sentence: str) -> None:
        """Write a run of the history as it is now; `sentence` says what was not kept where that fails."""
        shown.estimated = shown.tested = False

        def work(history: History) -> Generator[object, None, None]:
            yield None
            if run_id := shown.id:  # '' where it could not be added, or was deleted
                yield from history.replace(run_id, shown.result, CancelToken())

        def done(_: object) -> None:
            self.kept.emit()

        self._ask("keep run", work, done, sentence)

    def _ask(
        self,
        name: str,
        work: Callable[[History], Generator[object, None, object]],
        done: Callable[[Any], None],
        sentence: str,
    ) -> None:
        def failed(error: Exception) -> None:
            self.shown_changed.emit()
            self.failed.emit(error, sentence)

        self._tasks.begin(name, work, done, failed, writes=True, priority=BACKGROUND)


def why_not_yet(run: RunRow) -> str:
    """Return why a run that is listed cannot be changed, written or compared, '' where it can."""
    if run.running:
        return "The search is running: wait until it ends, or cancel it."
    return "The run is being added to the history." if run.id == UNDER_WAY else ""


def _row(run: ShownRun) -> RunRow:
    """Return a run as the history would list it."""
    return row_of(run.id or UNDER_WAY, run.name, summary_of(run.result), 0, found_words(run.result))


def read_again(before: SearchResult, now: SearchResult) -> bool:
    """Whether two results are of one file of another program, with as many hits of the same figures."""
    origins = before.plan.origin, now.plan.origin
    if origins[0] is None or origins[1] is None or origins[0].source != origins[1].source:
        return False
    hits = [[query.hits for query in result.queries] for result in (before, now)]
    return list(map(len, hits[0])) == list(map(len, hits[1])) and all(
        np.array_equal(getattr(one, figure), getattr(other, figure), equal_nan=True)
        for one, other in zip(*hits, strict=True)
        for figure in ("bits", "log10_evalues")
    )


def found_in(history: History, read: SearchResult, apart: Collection[str]) -> tuple[str, SavedRun] | None:
    """Return the newest run, with its id, of the file that was read just now; None where there is none.

    It has the same hits, and of a search of Swathe's it is that search. Runs of which some are `apart` are
    passed over, and such as cannot be opened.
    """
    from swathe.core.history.history_file import storable  # and SQLite, with the first use

    summary, origin = summary_of(read), read.plan.origin
    search = summary.started, summary.seconds, summary.command
    source = None if origin is None else storable(origin.source)
    for row in history.runs():
        same = (
            (row.started, row.seconds, row.command) == search if source is None else row.file_read == source
        )
        if not same or row.id in apart:
            continue
        with suppress(SwatheError):
            kept = history.open(row.id)
            if source is None:
                return row.id, kept
            if read_again(kept.result, read) and _subjects(kept.result) == _subjects(read):
                return row.id, kept
    return None


def _subjects(result: SearchResult) -> list[str]:
    """Return what the subject of each hit is called, however its whole header reads."""
    database = result.plan.database
    places = np.concatenate([query.hits.subjects for query in result.queries])
    distinct, which = np.unique(places, return_inverse=True)
    names = [bare_name(identifier_of(database.header(place))) for place in distinct.tolist()]
    return [names[place] for place in which.tolist()]
