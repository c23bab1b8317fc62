"""Print what 20,000 queries cost the window beside two: its list, its thread, cancel, memory, export.

Run by ``make bench``, or: python tests/bench/bench_many_queries.py [--queries 20000] [--profile]
Short queries and a small database, so that queries end as quickly as on the fastest GPU. Results are checked
before figures are printed.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import numpy as np

from swathe.core.system.resources import sample_database
from tests.bench.bench_window import CANCEL_GOAL, STALL_GOAL, Bench, say

LENGTH, SUBJECTS = 40, 50
GUI_GOAL = 100e-6
"""Seconds of the GUI thread for each query that ends."""
ACTION_GOAL = 0.1


def write_inputs(home: Path, count: int) -> tuple[Path, Path]:
    """Write a small database and pieces of its sequences, in random places."""
    records = [record for record in sample_database().read_text().split(">") if len(record) > 300][:SUBJECTS]
    database = home / "database.fasta"
    database.write_text("".join(f">{record}" for record in records))
    sequences = [record.partition("\n")[2].replace("\n", "") for record in records]
    random = np.random.default_rng(2)
    pieces = []
    for number in range(count):
        sequence = sequences[random.integers(SUBJECTS)]
        begin = int(random.integers(len(sequence) - LENGTH))
        pieces.append(f">query{number} a piece\n{sequence[begin : begin + LENGTH]}\n")
    queries = home / f"{count}.fasta"
    queries.write_text("".join(pieces))
    return queries, database


def rss() -> int:
    """Return the memory that the process takes, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


class ManyQueries:
    """One window and its searches."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.bench = Bench(home)
        self.window = self.bench.window
        self.window.settings.write("window/geometry", self.window.saveGeometry())
        self.window.begin([])
        self.bench.wait(lambda: bool(self.window.form.engine.engines))
        self.window.form.report.evalue_edit.setText("0.001")
        self.bench.pause(1.0)

    def timed(self, what: str, action: Callable[[], object], goal: float = ACTION_GOAL) -> None:
        """Print the processor time of the GUI thread that something takes, its paintings included."""
        began = time.thread_time()
        action()
        self.bench.application.processEvents()
        say(f"  {what}", time.thread_time() - began, goal)

    def search(self, count: int, profiler: cProfile.Profile | None) -> None:
        """Search with some queries, checking and measuring."""
        window, bench = self.window, self.bench
        queries, database = write_inputs(self.home, count)
        print(f"{count:,} queries")
        self.timed("open their file", lambda: window.form.query.open(queries))
        window.form.database.open(database)
        bench.wait(lambda: not window.form.problem and window.form.database.database is not None)
        bench.pause(1.0)
        before = rss()
        bench.watch()
        if profiler is not None:
            profiler.enable()
        began, clock = time.thread_time(), time.perf_counter()
        window.search()
        bench.wait(lambda: not window.controller.state.busy, 3_000)
        used, seconds = time.thread_time() - began, time.perf_counter() - clock
        if profiler is not None:
            profiler.disable()
        stall = bench.longest_gap()
        result = window.controller.result
        assert result is not None and result.complete and len(result.queries) == count
        assert sum(len(query.hits) > 0 for query in result.queries) > 0.9 * count
        assert window.page.queries.rowCount() == count
        print(f"  searched in {seconds:.1f} s, of which the GUI thread computed {used:.1f} s")
        say("  longest stall of the event loop", stall, STALL_GOAL)
        with_hits = sum(len(query.hits) > 0 for query in result.queries)
        bench.wait(lambda: np.isfinite(window.page.queries.table.values("identity")).sum() == with_hits, 60)
        held = (rss() - before) / count
        print(f"  memory taken by the search {held * count / 1e6:30,.1f} MB   {held:,.0f} bytes a query")
        page = window.page
        self.timed("go to the last query", lambda: page.query_summary.mark(count - 1))
        assert page.current_query() == count - 1
        header = page.query_list.horizontalHeader()
        self.timed("sort by E-value", lambda: page.query_list.sortByColumn(3, header.sortIndicatorOrder()))
        self.timed("find by words", lambda: page.query_summary.words.setText("query1"))
        page.query_summary.words.clear()
        page.query_list.sortByColumn(-1, header.sortIndicatorOrder())

    def feed(self) -> None:
        """Give the window once more what the last search found, all at once, as the controller tells it."""
        controller, window = self.window.controller, self.window
        result = controller.result
        assert result is not None
        count = len(result.queries)
        window.search_page.alignments.stop()
        self.timed("list the queries of a search that begins", lambda: controller.started.emit(result.plan))
        window.search_page.alignments.stop()

        def tell() -> None:
            for index, query in enumerate(result.queries):
                controller.hits_found.emit(index, query)

        began = time.thread_time()
        tell()
        self.bench.application.processEvents()
        each = (time.thread_time() - began) / count
        window.search_page.alignments.stop()
        assert len(window.page.queries.table.results) == count
        print(f"  each result, told in bulk {1e6 * each:31,.0f} µs   goal {1e6 * GUI_GOAL:.0f} µs")
        self.timed("take the end of the search", lambda: controller.ended.emit(result, True))
        self.bench.pause(1.0)

    def cancel(self) -> None:
        """Cancel a search of the queries that are open, on its way."""
        window, bench = self.window, self.bench
        found: list[int] = []
        window.controller.hits_found.connect(lambda query, _: found.append(query))
        window.search()
        bench.wait(lambda: len(found) > 100)
        began = time.perf_counter()
        window.controller.cancel()
        bench.wait(lambda: not window.controller.state.busy)
        seconds = time.perf_counter() - began
        assert window.controller.result is not None and not window.controller.result.complete
        say("  cancel", seconds, CANCEL_GOAL)


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--queries", type=int, default=20_000)
    parser.add_argument("--profile", action="store_true", help="print where the GUI thread spends its time")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        many = ManyQueries(Path(folder))
        many.search(2, None)  # what a first search loads is not the queries'
        many.search(2, None)
        profiler = cProfile.Profile(time.thread_time) if arguments.profile else None
        many.search(arguments.queries, profiler)
        if profiler is not None:
            pstats.Stats(profiler).sort_stats("tottime").print_stats(35)
        many.feed()
        many.cancel()
        many.window.close()


if __name__ == "__main__":
    main()
