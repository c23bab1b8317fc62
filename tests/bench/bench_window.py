"""Print how soon the window is visible, how long it ever stalls during a search, and how soon Cancel answers.

Run by ``make bench``. Results are checked before figures are printed. The database is ../shared/data's
sprot12071 where it is present, else the sample forty times over.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

START_GOAL, STALL_GOAL, CANCEL_GOAL, ALIGNMENT_GOAL = 1.5, 0.050, 0.5, 0.1
HEARTBEAT_MS = 5
SHARED = ROOT.parent / "shared" / "data"

_START = """
import sys, time
import swathe.gui.window.main_window as m
from PySide6.QtCore import QTimer
begin = m.MainWindow.begin
def timed(window, *arguments, **options):
    print(time.time(), *sorted({"numba", "scipy", "Bio", "llvmlite", "pyqtgraph"} & set(sys.modules)))
    assert window.windowHandle().isExposed()
    begin(window, *arguments, **options)
    QTimer.singleShot(0, window.close)
m.MainWindow.begin = timed
from swathe.gui.app import main
main([])
"""


def measure_start(home: Path, runs: int = 5) -> list[float]:
    """Return the seconds from the process's start to the visible window, of several starts."""
    environment = {
        **os.environ,
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_STATE_HOME": str(home / "state"),
    }
    environment["SWATHE_CACHE_DIR"] = str(home / "cache")
    environment["SWATHE_DATA_DIR"] = str(home / "data")
    seconds = []
    for _ in range(runs):
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-c", _START],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        shown, *loaded = done.stdout.split()
        if loaded:
            raise SystemExit(f"loaded before the window was visible: {', '.join(loaded)}")
        seconds.append(float(shown) - began)
    return seconds


class Bench:
    """A real window, driven and watched from its own thread."""

    def __init__(self, home: Path) -> None:
        from PySide6.QtCore import QSettings, Qt, QTimer

        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
        from swathe.gui.app import make_application
        from swathe.gui.window.main_window import MainWindow
        from swathe.gui.work.errors import ErrorPresenter
        from swathe.gui.work.settings import WindowSettings

        self.application = make_application()
        self.window = MainWindow(WindowSettings(), ErrorPresenter(), None)
        self.window.resize(1280, 800)
        self.window.show()
        self._last = 0.0
        self.gaps: list[float] = []
        self._heart = QTimer()
        self._heart.setTimerType(Qt.TimerType.PreciseTimer)
        self._heart.setInterval(HEARTBEAT_MS)
        self._heart.timeout.connect(self._beat)

    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now

    def wait(self, condition: Callable[[], bool], seconds: float = 300.0) -> None:
        """Run the event loop until a condition holds, looked at every 2 ms."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop, timer = QEventLoop(), QTimer()
        until = time.perf_counter() + seconds
        timer.timeout.connect(lambda: loop.quit() if condition() or time.perf_counter() > until else None)
        timer.start(2)
        loop.exec()
        timer.stop()
        if not condition():
            raise SystemExit("waited too long")

    def pause(self, seconds: float) -> None:
        """Run the event loop for a while."""
        until = time.perf_counter() + seconds
        self.wait(lambda: time.perf_counter() > until)

    def watch(self) -> None:
        """Begin to watch for stalls."""
        self.gaps = []
        self._last = time.perf_counter()
        self._heart.start()

    def longest_gap(self) -> float:
        """Stop watching and return the longest time between two beats, in seconds."""
        self._heart.stop()
        return max(self.gaps)

    def search(self, queries: Path, database: Path) -> None:
        """Search and check what came out."""
        window = self.window
        window.form.query.open(queries)
        window.form.database.open(database)
        self.wait(lambda: not window.form.problem and window.form.database.database is not None)
        self.pause(0.3)
        self.watch()
        window.search()
        self.wait(lambda: not window.controller.state.busy)
        self.pause(1.0)
        self._check()

    def _check(self) -> None:
        result = self.window.controller.result
        assert result is not None, self.window.messages.text
        assert result.complete
        for query in result.queries:
            assert query.compared == result.plan.database.n_sequences
            matrix = result.plan.request.scheme.matrix
            itself = int(matrix[query.query.codes, query.query.codes].sum())
            present = query.hits.text("subject", 0).split("|")[1:2] == query.query.identifier.split("|")[1:2]
            if present and query.hits.header(0) == query.query.header:
                assert int(query.hits.scores[0]) == itself, "a query does not score against itself as it must"

    def cancel_latency(self, queries: Path, database: Path) -> float:
        """Return the seconds from Cancel to the end of a search that was well under way."""
        window = self.window
        window.form.query.open(queries)
        window.form.database.open(database)
        self.wait(lambda: not window.form.problem and window.form.database.database is not None)
        window.search()
        seen: list[object] = []
        window.controller.progressed.connect(seen.append)
        self.wait(lambda: len(seen) > 5)
        began = time.perf_counter()
        window.controller.cancel()
        self.wait(lambda: not window.controller.state.busy)
        assert window.controller.result is not None
        assert not window.controller.result.complete
        return time.perf_counter() - began

    def alignment_latencies(self) -> list[float]:
        """Return the seconds from choosing a hit that is not aligned yet to its alignment on the screen."""
        page = self.window.page
        result = page.current_result()
        assert result is not None
        self.window.search_page.alignments.stop()
        self.pause(0.2)
        seconds = []
        model = page.hits.model
        for place in range(model.rowCount() - 1, 0, -1):
            row = model.hit_row(place)
            if row in result.hits.alignments:
                continue
            began = time.perf_counter()
            page.hits.table.selectRow(place)
            self.wait(lambda row=row: row in result.hits.alignments)
            seconds.append(time.perf_counter() - began)
            if len(seconds) == 10:
                break
        return seconds


def inputs(home: Path, times: int = 1) -> tuple[Path, Path]:
    """Return six queries, or as many `times`, and a database."""
    if (SHARED / "sprot12071.fasta.gz").exists():
        records = (SHARED / "queries20.fasta").read_text().split(">")[1:7]
        database = SHARED / "sprot12071.fasta.gz"
    else:
        from swathe.core.system.resources import sample_database, sample_queries

        records = sample_queries().read_text().split(">")[1:]
        database = home / "sample40.fasta"
        database.write_text(sample_database().read_text() * 40)
    queries = home / f"queries{times}.fasta"
    queries.write_text("".join(f">{record}" for record in records * times))
    return queries, database


def say(what: str, seconds: float, goal: float) -> None:
    """Print a figure beside its goal."""
    verdict = "met" if seconds <= goal else "NOT met"
    print(f"{what:<58} {seconds * 1000:7.0f} ms   goal {goal * 1000:.0f} ms, {verdict}")


def main() -> None:
    """Measure and print everything."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        starts = measure_start(home)
        queries, database = inputs(home)
        bench = Bench(home)
        window = bench.window
        window.begin([])
        bench.wait(lambda: window.controller.state.value == "done" and window.run_bar.chart is not None)
        bench.pause(1.0)
        window.form.report.evalue_edit.setText("1000")  # thousands of hits, as in a large database
        stalls = []
        for _ in range(3):
            bench.search(queries, database)
            stalls.append(bench.longest_gap())
        result = bench.window.controller.result
        assert result is not None
        alignments = bench.alignment_latencies()
        longer, _ = inputs(home, times=10)  # a search that is not over before it is cancelled
        first, *cancels = [bench.cancel_latency(longer, database) for _ in range(4)]
        bench.window.close()
        what = f"{len(result.queries)} queries against {database.name}"
        print(f"{what}: {result.seconds:.1f} s, {result.gcups:.1f} GCUPS")
        say("window visible after process start, first start ever", starts[0], START_GOAL)
        say(
            "window visible after process start, median of later ones",
            statistics.median(starts[1:]),
            START_GOAL,
        )
        for number, stall in enumerate(stalls, 1):
            say(f"longest stall of the event loop, search {number}", stall, STALL_GOAL)
        say("Cancel to the end of the first such search ever, which compiles", first, CANCEL_GOAL)
        say("Cancel to the end of the search, worst of 3 later ones", max(cancels), CANCEL_GOAL)
        if alignments:
            say(
                f"choosing a hit to its alignment, worst of {len(alignments)}",
                max(alignments),
                ALIGNMENT_GOAL,
            )


if __name__ == "__main__":
    main()
