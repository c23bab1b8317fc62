"""Pairwise significance in the window: which hits to ask for, the estimate under way, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal

from swathe.core.errors import DeviceError, EngineUnavailable, SwatheError
from swathe.core.headers.brief import brief_query_name
from swathe.core.permutation.borderline import NOT_LISTED
from swathe.core.permutation.events import PairsEstimated, PairwiseProgress
from swathe.core.results.hits import HitTable
from swathe.core.search.events import Progress
from swathe.core.statistics.pair_significance import PairSignificance
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.words import counted, rate_text, seconds_text
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.borderline import BorderlineTest, Tested, steps_of_all
from swathe.gui.search.controller import SearchController
from swathe.gui.search.engine_field import EngineField
from swathe.gui.search.run_bar import RunBar
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.pages import Page
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.significance.dialog import PairwiseDialog

Asked = tuple[int, HitTable, NDArray[np.int64], PairwiseOptions]
"""A query's place, its hits, rows of them, and how to estimate these."""

_TELL_PAUSE_MS: Final = 250
"""A censoring point has rested for so long when the Run page counts it."""


class SignificanceController(QObject):
    """Estimate hits of a search on the engine that made it, through its run bar.

    Borderline hits of the table shown are estimated unasked, that looked at first, beside nothing that
    somebody asked for.

    Signals
    -------
    borderline_tested() : some of them were estimated
    """

    borderline_tested = Signal()

    def __init__(
        self,
        search: SearchController,
        results: ResultsPage,
        run_bar: RunBar,
        messages: MessageBar,
        engines: EngineField,
        background: BackgroundThread,
        settings: WindowSettings,
        beside: Callable[[], Page | None],
    ) -> None:
        super().__init__(results)
        self._search = search
        self._results = results
        self._run_bar = run_bar
        self._messages = messages
        self._engines = engines
        self._background = background
        self._settings = settings
        self._beside = beside
        self._last: PairwiseProgress | None = None
        self._asked: Asked | None = None
        self._shows = False
        self.dialog: PairwiseDialog | None = None
        self._pause = QTimer(self, singleShot=True, interval=_TELL_PAUSE_MS)
        self._pause.timeout.connect(self._tell_run)
        self._borderline = BorderlineTest(background, self._on_borderline)
        search.state_changed.connect(self._look_on)
        results.hits.current_hit_changed.connect(self._look)
        search.pairs_progressed.connect(self._on_progress)
        search.pairs_estimated.connect(self._on_pairs)
        search.pairs_ended.connect(self._on_ended)
        search.pairs_failed.connect(self._on_failed)
        self._results.permutations.wanted.connect(self._test_current)
        self._results.permutations.moved.connect(self._on_moved)
        self._results.hits.pairwise_requested.connect(self.ask)
        for another_hit in (self._results.hits.current_hit_changed, self._results.hits.model.modelReset):
            another_hit.connect(run_bar.leave_phase)

    def settle(self) -> None:
        """Test borderline hits beside nothing that somebody asked for."""
        self._borderline.let(not self._search.state.busy and self._beside() is None)

    def why_not(self) -> str:
        """Return why nothing can be estimated now, '' where it can."""
        shown, other = self._results.current_result(), self._beside()
        if self._search.state.busy:
            return "A search is running. Hits can be tested once it has ended."
        if other is not None:
            return other.under_way
        if self._search.result is None or shown is None or not len(shown.hits):
            return "There are no hits to test."
        if shown.hits.reported:
            return "These hits were read from a file, which has no scores of a search to test."
        return ""

    def ask(self, asked: str = "") -> None:
        """Ask which hits to permute, how often, and with which seed; `asked` as for the dialog."""
        from swathe.gui.significance.dialog import PairwiseDialog

        why_not = self.why_not()
        if why_not:
            self._messages.show_message(Tone.NOTE, why_not)
            return
        result = self._search.result
        assert result is not None
        self.dialog = PairwiseDialog(
            result,
            self._results,
            self._settings,
            self._engines.engines,
            self._results.window(),
            asked=asked,
        )
        self.dialog.estimate_requested.connect(self._estimate_and_show)
        self.dialog.finished.connect(self._on_closed)
        self.dialog.open()

    def estimate(self, rows: list[int], options: PairwiseOptions) -> None:
        """Estimate hit rows of the query looked at, each in the round in which a test proves something."""
        shown = self._results.current_result()
        if self.why_not() or shown is None:
            return
        chosen = np.array(rows, np.int64)
        tables = [table for table, _ in shown.hits.where_testable(chosen)]
        if not tables:
            self._messages.show_message(Tone.NOTE, NOT_LISTED)
            return
        if shown.hits in tables:
            self._results.hits.show_pairwise_columns()
        if tables != [shown.hits]:
            self._results.hits.show_verdicts()  # the other columns are those of other rounds
        self._begin((self._results.current_query(), shown.hits, chosen, options))

    def _estimate_and_show(self, rows: list[int], options: PairwiseOptions) -> None:
        """Estimate hits, and show what was found of the hit looked at once they are all done."""
        self.estimate(rows, options)
        self._shows = True

    def _begin(self, asked: Asked, *, on_cpu: bool = False) -> None:
        """Have hits estimated of the search that is over."""
        result = self._search.result
        if self._search.state.busy or result is None:
            return
        self._messages.hide()
        self._last = None
        self._asked = asked
        index, table, rows, options = asked
        self._search.estimate(index, table.where_testable(rows), options, on_cpu=on_cpu)
        self._results.permutations.show_under_test(table, rows.tolist())
        self._run_bar.start_phase(result.plan)

    def _test_current(self) -> None:
        """Test the hit looked at with the usual settings, for the page that shows it."""
        why_not = self.why_not()
        if why_not:
            self._messages.show_message(Tone.NOTE, why_not)
        else:
            self.estimate([self._results.hits.current_hit_row()], PairwiseOptions())

    # Borderline hits

    def _look_on(self) -> None:
        """Give way to what somebody asked for; look at the hits anew when that is over."""
        self.settle()
        self._look(self._results.hits.current_hit_row())

    def _look(self, row: int) -> None:
        """Have copies of the borderline hits scored, first of that looked at."""
        shown, result = self._results.current_result(), self._search.result
        if shown is None or result is None:
            self._borderline.stop()
        else:
            self._borderline.look(shown.hits, row, result.plan.request)

    def _on_borderline(self, table: HitTable, rows: NDArray[np.int64]) -> None:
        shown = self._results.current_result()
        if shown is not None and shown.hits is table:
            self._results.pairs_arrived(self._results.current_query(), rows.tolist())
        self.borderline_tested.emit()

    def test_first(
        self,
        hits: Sequence[tuple[int, NDArray[np.int64]]],
        on_hits: Callable[[int], object],
        over: Callable[[str], object],
    ) -> AnyTask:
        """Test hits of queries before something is done with them, and return the task, to be cancelled.

        Those that are tested automatically once their query is looked at are tested so now.

        Parameters
        ----------
        hits : places of queries, and rows of each, int64[k]
        on_hits : called with how many were tested by then
        over : called with what went wrong, '' for nothing
        """
        result, done = self._search.result, 0
        assert result is not None
        request = result.plan.request
        tables = [(query, result.queries[query].hits, rows) for query, rows in hits]

        def keep(tested: Tested | None) -> None:
            nonlocal done
            if tested is not None:
                tested.keep()
                self._arrived(tested.found)
                self.borderline_tested.emit()
                done += tested.found.rows.size
                on_hits(done)

        def ended(problem: str) -> None:
            self._tell_run()
            over(problem)

        def failed(error: Exception) -> None:
            known = isinstance(error, SwatheError)
            ended(str(error) if known else "The hits could not be tested.")
            if not known:
                self._background.present(error)

        work = partial(steps_of_all, tables, request.scheme, request.threads)
        cancelled = partial(ended, "Cancelled.")
        task = Task("tests of open hits", work, lambda _: ended(""), keep, cancelled, failed)
        return self._background.start(task)

    # What the estimate tells

    def _on_progress(self, news: PairwiseProgress) -> None:
        self._last = news
        bar = self._run_bar
        bar.name_phase(f"Testing significance: {self._how_many(news)}")
        bar.advance(
            Progress(news.query_index, news.cells_done, news.cells_total, news.seconds, news.engine_label)
        )

    def _on_pairs(self, news: PairsEstimated) -> None:
        for row, pair in zip(news.rows.tolist(), news.pairs, strict=True):
            news.table.set_pairwise(row, pair)
        self._arrived(news)

    def _arrived(self, news: PairsEstimated) -> None:
        """Show what was estimated of a query."""
        shown = self._results.queries.result(news.query_index)
        if shown is not None:  # another round may be looked at by now
            tested = np.isin(shown.hits.subjects, news.table.subjects[news.rows])
            self._results.pairs_arrived(news.query_index, np.flatnonzero(tested).tolist())

    def _on_ended(self, complete: bool) -> None:
        words, figures, share = "Cancelled before any hit was tested", "", 0.0
        if self._last is not None:
            last = self._last
            share = last.cells_done / last.cells_total if last.cells_total else 1.0
            how = "Tested" if complete else "Stopped early: tested"
            words = f"{how} {self._how_many(last)} on {last.engine_label}"
            rate = last.cells_done / last.seconds / 1e9 if last.seconds > 0 else 0.0
            figures = f"{seconds_text(last.seconds)} · {rate_text(rate)}"
        self._results.permutations.show_under_test(None, [])
        self._show_conclusion(complete)
        self._run_bar.finish_phase(words, figures, share)
        self._tell_run()

    def _how_many(self, news: PairwiseProgress) -> str:
        """Return how many hits were tested, and of which query and round where there are several."""
        hits = f"{news.pairs_done:,} of {counted(news.pairs_total, 'hit')}"
        assert self._search.result is not None and self._asked is not None
        queries, (place, table, rows, _) = self._search.result.plan.request.queries, self._asked
        rounds = sorted(table.round_number for table, _ in table.where_testable(rows))
        numbers = " and ".join(filter(None, (", ".join(map(str, rounds[:-1])), str(rounds[-1]))))
        which = f" in {'round' if len(rounds) == 1 else 'rounds'} {numbers}"
        in_round = which if self._search.result.rounds else ""
        of_query = f" of {brief_query_name(queries[place].header, place)}" if len(queries) > 1 else ""
        return hits + of_query + in_round

    def _show_conclusion(self, complete: bool) -> None:
        """Bring what was found of the hit looked at into sight, once all hits asked for are tested."""
        page = self._results
        row = page.hits.current_hit_row()
        shown = page.current_result()
        shows, self._shows = self._shows, False
        if not (shows and complete) or self._asked is None or shown is None:
            return
        _, table, rows, _ = self._asked
        if shown.hits is table and row in rows:
            page.tabs.open(type(page.permutations))

    def _on_failed(self, error: Exception) -> None:
        self._results.permutations.show_under_test(None, [])
        self._run_bar.finish_phase("The significance test failed", "", 0.0)
        if not isinstance(error, SwatheError):
            self._messages.hide()
        self._background.present(error)
        if isinstance(error, DeviceError | EngineUnavailable) and self._asked is not None:
            again = ("Test on the CPU", partial(self._begin, self._asked, on_cpu=True))
            self._messages.show_message(Tone.PROBLEM, str(error), (again,))

    def _on_moved(self, row: int, pair: PairSignificance) -> None:
        shown = self._results.current_result()
        if shown is not None:
            shown.hits.set_pairwise(row, pair)
            self._results.hits.pairs_arrived([row])
            self._pause.start()

    def _tell_run(self) -> None:
        """Let the Run page say how many pairs were estimated, and how."""
        result = self._search.result
        if result is not None:
            self._results.run.show_result(result)

    def _on_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
