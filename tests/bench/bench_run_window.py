"""Print how soon a run of 500,000 scores and 10,000 hits is on the screen again, and how the window fares.

Run: python tests/bench/bench_run_window.py [--sequences 500000] [--hits 10000] [--runs 10000]
What is shown is checked against the search before figures are printed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from swathe.core.cancel import CancelToken
from swathe.core.history.history import History
from swathe.core.system.settings import data_directory
from swathe.core.system.steps import run_to_end
from tests.bench.bench_runs import fill, make_fasta, search
from tests.bench.bench_window import STALL_GOAL, Bench, say

OPEN_GOAL, LIST_GOAL, COMPARE_GOAL, FILTER_GOAL = 0.5, 0.5, 1.0, 0.1
REPEATS = 5


class Paints(QObject):
    """Note when a widget was painted last."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self.last = 0.0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look on."""
        if event.type() == QEvent.Type.Paint:
            self.last = time.perf_counter()
        return False

    def after(self, bench: Bench, act: Callable[[], None], there: Callable[[], bool]) -> tuple[float, float]:
        """Return the seconds from an action to the first paint of what it leads to, and the longest stall."""
        bench.pause(0.3)
        bench.watch()
        began = time.perf_counter()
        act()
        bench.wait(there)
        shown = time.perf_counter()
        bench.wait(lambda: self.last >= shown or (self.last > began and there()))
        painted = self.last
        bench.pause(0.5)
        return painted - began, bench.longest_gap()


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sequences", type=int, default=500_000)
    parser.add_argument("--hits", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        home = Path(name)
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        make_fasta(home / "made.fasta", arguments.sequences)
        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        result = search(home / "made.fasta", arguments.hits)
        history = History(data_directory())
        first, second = (run_to_end(history.add(result, CancelToken())) for _ in range(2))
        bench = Bench(home)
        window = bench.window
        window.settings.write("window/geometry", window.saveGeometry())  # not the first start: no sample
        window.begin([])
        bench.wait(lambda: bool(window.form.engine.engines) and window.run_bar.chart is not None)
        bench.pause(1.0)

        hits = Paints(window.page.hits.table.viewport())
        figures = []
        for _ in range(REPEATS):
            before = window.controller.result
            figures.append(
                hits.after(
                    bench,
                    lambda: window.runs.open_kept(first, "it"),
                    lambda before=before: window.controller.result not in (None, before),
                )
            )
            shown = window.page.current_result()
            assert np.array_equal(shown.scores, result.queries[0].scores)
            assert window.page.hits.model.rowCount() == arguments.hits
        sizes = f"{arguments.sequences:,} scores, {arguments.hits:,} hits"
        say(f"open a run, first time: {sizes}", figures[0][0], OPEN_GOAL)
        say(
            "open a run, median of later ones", sorted(one for one, _ in figures[1:])[REPEATS // 2], OPEN_GOAL
        )
        say("longest stall of the event loop meanwhile", max(stall for _, stall in figures), STALL_GOAL)

        window.menus.action("show_history").trigger()
        page = window.pages.get("history").page
        bench.wait(lambda: page.model.rowCount() == 2)
        window.menus.action("show_search").trigger()
        fill(history, first, arguments.runs)
        runs = Paints(page.table.viewport())
        figure, stall = runs.after(
            bench,
            window.menus.action("show_history").trigger,
            lambda: page.model.rowCount() == arguments.runs,
        )
        say(f"show the history of {arguments.runs:,} runs", figure, LIST_GOAL)
        say("longest stall of the event loop meanwhile", stall, STALL_GOAL)
        figure, stall = runs.after(
            bench, lambda: page.words.setText("P00042"), lambda: page.model.rowCount() == 1
        )
        say("search it, 120 ms of waiting for more keys included", figure, LIST_GOAL)
        say("longest stall of the event loop meanwhile", stall, STALL_GOAL)

        browser = window.pages.get("history")
        for time_ in ("first time", "again"):
            bench.pause(0.3)
            bench.watch()
            began = time.perf_counter()
            page.compare_requested.emit(first, second, 0, 0)
            bench.wait(lambda: browser.comparison is not None and browser.comparison.isVisible())
            seconds = time.perf_counter() - began
            bench.pause(0.5)
            say(f"compare two runs of {arguments.hits:,} hits, {time_}", seconds, COMPARE_GOAL)
            say("longest stall of the event loop meanwhile", bench.longest_gap(), STALL_GOAL)
            compared = browser.comparison
            if time_ == "first time":
                window.menus.action("show_history").trigger()
        assert compared.model.rowCount() == arguments.hits
        rows = Paints(compared.table.viewport())
        figure, stall = rows.after(
            bench,
            lambda: compared.table.sortByColumn(1, compared.table.horizontalHeader().sortIndicatorOrder()),
            lambda: True,
        )
        say("sort the comparison by a text", figure, FILTER_GOAL)
        compared.words.setText("made protein 42")
        figure, stall = rows.after(
            bench, compared._search, lambda: 0 < compared.model.rowCount() < arguments.hits
        )
        say("filter the comparison by words", figure, FILTER_GOAL)
        say("longest stall of the event loop meanwhile", stall, STALL_GOAL)
        window.close()


if __name__ == "__main__":
    main()
