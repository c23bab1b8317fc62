"""Show a window's search, run just now or read from a file, on its page, run bar and title."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from swathe.core.search.events import Plan, SearchResult
from swathe.gui.widgets.message_bar import Tone

if TYPE_CHECKING:
    from swathe.gui.window.main_window import MainWindow


_FROZEN_TOGETHER: Final = 1_000
"""Queries after which what was found is taken from the garbage collector's sight: to look through the results
of 20,000, which are no garbage, takes it longer than a window may stand still."""
_LONG_ENOUGH: Final = 1.0
"""Seconds of a search whose rate counts among the best."""


class SearchDisplay(QObject):
    """Hand what the search controller tells to everything in the window that shows it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settled = False
        search = window.controller
        search.estimating.connect(window.run_bar.show_estimate)
        search.started.connect(self._on_started)
        search.warned.connect(self._on_warned)
        search.hits_found.connect(self._on_hits)
        search.ended.connect(self._on_ended)
        search.failed.connect(self._on_failed)
        search.reopened.connect(self._on_reopened)

    @Slot(object)
    def _on_started(self, plan: Plan) -> None:
        window, request = self._window, plan.request
        self._begin(plan)
        window.run_bar.start(plan)
        window.run_bar.show_best(window.settings.read(_best_key(plan), 0.0, float))
        window.layout_.make_room()
        window.settings.add_recent("databases", request.database)
        for path in reversed(window.form.query.paths):
            window.settings.add_recent("queries", path)
        window.show_recent()

    @Slot(str)
    def _on_warned(self, sentence: str) -> None:
        self._window.page.search_warned(sentence)
        self._window.messages.show_message(Tone.PROBLEM, sentence)

    @Slot(int, object)
    def _on_hits(self, index: int, result: object) -> None:
        self._window.page.hits_found(index, result)
        self._window.alignments.add(index, result)
        if index == self._window.page.current_query():
            self._window.follow()
        if (index + 1) % _FROZEN_TOGETHER == 0:
            gc.freeze()

    @Slot(object, bool)
    def _on_ended(self, result: SearchResult | None, complete: bool) -> None:
        self._window.run_bar.finish(result, complete)
        if not self._settled:
            self._settled = True
            gc.freeze()  # what the first search loaded, too
        QApplication.alert(self._window)  # a long search ends while the user is elsewhere
        self._window.page.search_ended(result, complete)
        self._window.follow()
        if result is not None and complete and result.seconds >= _LONG_ENOUGH:
            key = _best_key(result.plan)
            if result.gcups > self._window.settings.read(key, 0.0, float):
                self._window.settings.write(key, result.gcups)
        if result is not None and result.stopped:
            self._window.messages.show_message(Tone.PROBLEM, result.stopped)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._window.run_bar.finish_failed()
        self._window.page.search_ended(None, False)
        self._window.presenter.present(error)

    @Slot(object)
    def _on_reopened(self, result: SearchResult) -> None:
        window = self._window
        self._begin(result.plan)
        for index, query in enumerate(result.queries):
            window.page.hits_found(index, query)
            window.alignments.add(index, query)
        window.page.search_ended(result, result.complete)
        window.run_bar.show_reopened(result)
        window.follow()

    def _begin(self, plan: Plan) -> None:
        """Clear the page for a plan's hits, and name it in the title."""
        window, queries = self._window, plan.request.queries
        window.results.setCurrentWidget(window.page)
        window.alignments.begin(plan)
        window.page.search_started(plan)
        first = queries[0].identifier or "query"
        more = f" and {len(queries) - 1} more" if len(queries) > 1 else ""
        window.setWindowTitle(self.tr("{}{} vs {} — Swathe").format(first, more, plan.database.name))


def _best_key(plan: Plan) -> str:
    """Return the setting that keeps the best rate of a kernel on what a plan uses of this machine."""
    devices = " ".join(device.uuid for device in plan.devices)
    return f"speed/{plan.engine} {plan.kernel} {plan.request.threads} {devices}".strip()
