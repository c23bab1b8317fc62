"""Drive the real window on a GPU without a screen: search, watch, cancel, search again, close.

    python tests/gpu/drive_window.py --output FOLDER [--engine cpu] [--device N] [--sequences N]

Searches the sample, checks that its hits are those of the CPU engine (rows, order, digits), then searches a
database of random sequences for some seconds while the chart runs, cancels the same search, searches the
sample once more, permutes its hits, compares kernels on their own page, and closes. Pictures and a JSON file
of what was measured go to FOLDER. Where something is not as it should be, it says so and ends with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np  # noqa: E402
from PySide6.QtCore import QEventLoop, QSettings, QTimer  # noqa: E402

from tests.gpu.random_work import write_work  # noqa: E402

SIZE = (1280, 800)


def say(words: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {words}", flush=True)


def check(right: bool, words: str) -> None:
    """Say what was checked, or end the program with it."""
    if not right:
        sys.exit(f"WRONG: {words}")
    say(f"right: {words}")


def wait(condition: Callable[[], bool], seconds: float = 120.0, what: str = "") -> float:
    """Run the event loop until a condition holds; return the seconds that took."""
    loop, timer = QEventLoop(), QTimer()
    began = time.monotonic()
    over = began + seconds
    timer.timeout.connect(lambda: loop.quit() if condition() or time.monotonic() > over else None)
    timer.start(2)
    loop.exec()
    timer.stop()
    if not condition():
        sys.exit(f"WRONG: waited {seconds:.0f} s in vain for {what}")
    return time.monotonic() - began


def pause(seconds: float) -> None:
    """Run the event loop for a while."""
    until = time.monotonic() + seconds
    wait(lambda: time.monotonic() > until)


def figures(pair: Any) -> str:
    """Return the figures of a pair that the hit table has columns for, in full."""
    return repr((pair.log10_p, pair.log10_p_error, pair.z_value, pair.lambda_, pair.K, pair.goodness_p))


class Drive:
    """The real window, and what was measured in it."""

    def __init__(self, home: Path, options: argparse.Namespace) -> None:
        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        for name in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
            os.environ[name] = str(home / name)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
        from swathe.gui.app import make_application
        from swathe.gui.window.main_window import MainWindow
        from swathe.gui.work.errors import ErrorPresenter
        from swathe.gui.work.settings import WindowSettings

        self.home, self.options = home, options
        self.facts: dict[str, object] = {"engine": options.engine}
        self.problems: list[str] = []
        self.beats: list[float] = []
        make_application()
        presenter = ErrorPresenter()
        presenter.told.connect(lambda error: self.problems.append(str(error)))
        presenter.reported.connect(lambda summary, details: self.problems.append(details))
        self.window = MainWindow(WindowSettings(), presenter, None)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.controller.progressed.connect(lambda _: self.beats.append(time.monotonic()))

    @property
    def result(self):
        return self.window.controller.result

    def take(self, name: str) -> None:
        """Photograph the window in light and in dark."""
        for number, scheme in ((2, "dark"), (1, "light")):
            self.window.schemes.schemes.actions()[number].trigger()
            pause(0.15)
            self.window.grab().save(str(self.options.output / f"gpu-{name}-{scheme}.png"))

    def finish(self, what: str, seconds: float = 600.0) -> None:
        """Wait for the end of a search; what the window told must be nothing."""
        wait(lambda: not self.window.controller.state.busy, seconds, what)
        check(
            self.window.controller.state.value == "done" and not self.problems,
            f"{what} ended {'; '.join(self.problems)}".strip(),
        )

    def begin(self) -> None:
        """First start, on the sample; then the engine is chosen in the form."""
        window, engine = self.window, self.options.engine
        window.begin([])
        wait(lambda: bool(window.form.engine.engines), what="the probe")
        self.finish("the sample search of the first start")
        field = window.form.engine
        uuids = ()
        if self.options.device is not None:
            gpus = next(info.devices for info in field.engines if info.name == "gpu")
            uuids = tuple(device.uuid for device in gpus if device.index == self.options.device)
        field.choose(engine, uuids=uuids)
        offered = [field.engine.itemText(row) for row in range(field.engine.count())]
        say(f"the form offers: {' | '.join(offered)}")
        check(field.engine_name == engine, f"the form has taken {field.engine.currentText()}")

    def sample(self, name: str) -> None:
        """Search the sample with the engine chosen and compare with the CPU engine."""
        from swathe.core.system.resources import sample_database, sample_queries

        window = self.window
        window.form.query.open(sample_queries())
        window.form.database.open(sample_database())
        self.ready()
        window.form.button.click()
        self.finish(f"the {name} sample search")
        result = self.result
        check(result.plan.engine == self.options.engine, f"it ran on {result.engine_label}")
        check(result.complete and not result.warnings, "it is complete and nothing was warned of")
        rows, same = self.compare(result)
        check(same, f"its {rows} hits are those of the CPU engine: rows, order, digits, alignments")
        self.facts[f"{name} sample hits"] = rows

    def compare(self, result) -> tuple[int, bool]:
        """Write the hits with all columns, and those of the CPU engine for the same request; compare."""
        from swathe.core.cancel import CancelToken
        from swathe.core.engines import open_engine
        from swathe.core.export import Selection, export
        from swathe.core.run import run_request
        from swathe.core.search.events import Finished

        request = replace(result.plan.request, engine="cpu", kernel="auto", devices=None)
        engine = open_engine("cpu")
        last = list(run_request(request, engine, CancelToken()))[-1]
        engine.close()
        assert isinstance(last, Finished)
        written = []
        for number, each in enumerate((result, last.result)):
            path = self.home / f"compare{number}.csv"
            for _ in export(each, Selection.everything(each), "csv", path, CancelToken(), comments=False):
                pass
            written.append(path.read_bytes())
        scores = all(
            np.array_equal(ours.scores, theirs.scores)
            for ours, theirs in zip(result.queries, last.result.queries, strict=True)
        )
        rows = sum(len(query.hits) for query in result.queries)
        return rows, scores and rows > 100 and written[0] == written[1]

    def ready(self) -> None:
        """Wait until the form can be searched with."""
        form = self.window.form
        wait(lambda: not form.problem and form.database.database is not None, 600, "the database")

    def long_search(self) -> None:
        """A search of some seconds: pictures in its middle and of its end, and its rate."""
        window, options = self.window, self.options
        began = time.monotonic()
        queries, database = write_work(self.home, options.sequences, options.queries, options.query_length)
        say(f"database and queries written in {time.monotonic() - began:.1f} s")
        window.form.query.open(queries)
        window.form.database.open(database)
        began = time.monotonic()
        self.ready()
        say(f"database read in {time.monotonic() - began:.1f} s")
        window.form.button.click()
        self.finish("the first search of it, which brings the database to the engine")
        self.facts["first search, seconds"] = self.result.seconds
        say(f"first search: {window.run_bar.text.text()}")
        self.beats.clear()
        pause(0.5)
        window.run_bar.pin_chart(True)
        window.form.button.click()
        wait(lambda: window.controller.state.value == "searching", 60, "the search to begin")
        wait(lambda: window.run_bar.bar.value() >= 350 or not window.controller.state.busy, 300, "its middle")
        window.page.hits.table.selectRow(0)
        self.take("running")
        busy = window.controller.state.busy
        check(busy, f"the picture shows a search: {window.run_bar.phase.toolTip()}")
        say(f"in the middle: {window.run_bar.text.text()}")
        self.facts["phase"] = window.run_bar.phase.toolTip()
        self.finish("the second search of it")
        pause(0.5)
        self.take("done")
        result = self.result
        gaps = np.diff(self.beats)
        self.facts |= {
            "label": result.engine_label,
            "cells": result.cells,
            "seconds": result.seconds,
            "gcups": result.gcups,
            "longest pause between two steps, seconds": float(gaps.max()),
        }
        unit = "TCUPS" if result.gcups >= 1_000 else "GCUPS"
        text = window.run_bar.text.text()
        check(unit in text, f"the run bar says: {text}")
        axis = window.run_bar.chart.plot.getAxis("left").labelText
        check(axis == unit or self.options.engine == "cpu", f"the chart is in {axis}")
        check(result.complete and not result.warnings, "the search is complete and nothing was warned of")
        say(f"longest pause between two steps shown: {gaps.max():.3f} s in {result.seconds:.2f} s")
        undisturbed = []
        for number in ("third", "fourth", "fifth"):
            window.form.button.click()
            self.finish(f"the {number} search of it, which nobody disturbs")
            undisturbed.append(self.result.seconds)
        self.facts["undisturbed seconds"] = min(undisturbed)

    def cancel(self) -> None:
        """Cancel the same search in its middle three times; the slowest counts."""
        window, times = self.window, []
        for _ in range(3):
            window.form.button.click()
            wait(lambda: window.controller.state.value == "searching", 60, "the search to begin")
            pause(0.7)
            check(window.controller.state.busy, "the search to cancel is under way")
            began = time.monotonic()
            window.controller.cancel()
            wait(lambda: not window.controller.state.busy, 30, "the cancelled search to end")
            times.append(time.monotonic() - began)
            partial = self.result
            check(partial is None or not partial.complete, "what was found is marked incomplete")
        self.facts["cancel, seconds"] = times
        check(max(times) <= 0.3, f"cancelled after {', '.join(f'{each:.3f}' for each in times)} s")

    def permute(self) -> None:
        """Pairwise significance of the sample's hits; some are those that the CPU engine gives."""
        from swathe.core.cancel import CancelToken
        from swathe.core.engines import open_engine
        from swathe.core.permutation.estimation import HitsToPermute, estimate
        from swathe.core.statistics.permutation_options import STRATEGIES, PairwiseOptions

        window, options, rows = self.window, PairwiseOptions(), np.arange(20)
        result = self.result
        table = result.queries[0].hits
        began = time.monotonic()
        window.search_page.significance.estimate(list(range(len(table))), options)
        wait(lambda: len(table.pairwise) == len(table), 120, "the permuted hits")
        wait(lambda: not window.controller.state.busy, 30, "the end of it")
        self.facts["permuting, seconds"] = time.monotonic() - began
        engine = open_engine("cpu")
        work = [HitsToPermute(0, table, rows, result.plan.request.scheme)]
        expected = {}
        for event in estimate(work, options, engine, CancelToken()):
            if hasattr(event, "pairs"):
                expected |= dict(zip(event.rows.tolist(), event.pairs, strict=True))
        engine.close()
        same = all(figures(expected[row]) == figures(table.pairwise[row]) for row in rows.tolist())
        check(same and len(expected) == 20, f"{len(table)} hits permuted, the first 20 as on the CPU engine")
        for name in [strategy.name for strategy in STRATEGIES[1:]] if result.plan.devices else []:
            window.search_page.significance.estimate(rows.tolist(), PairwiseOptions(method=name))
            wait(lambda: not window.controller.state.busy, 120, name)
            by = [table.pairwise[row] for row in rows.tolist()]
            same = all(figures(expected[row]) == figures(pair) for row, pair in enumerate(by))
            check(same and by[0].options.method == name, f"the same figures by the method {name}")

    def compare_kernels(self) -> None:
        """The page of kernels: everything that runs here, on a small choice, its scores checked."""
        from swathe.core.benchmark.request import DatabaseChoice, Variant
        from swathe.core.benchmark.results import Outcome

        window, on_gpu = self.window, self.options.engine == "gpu"
        window.menus.action("show_comparison").trigger()
        page = window.pages.get("comparison")
        kernels = ("tiled", "inter-task", "quad-lane", "partitioned") if on_gpu else ("lanes", "scalar")
        page.form.variants.choose(tuple(Variant(self.options.engine, name) for name in kernels))
        page.form.queries.choose("The sample's two")
        n_sequences = 100_000 if on_gpu else 60
        page.form.databases.choose((DatabaseChoice("equal", n_sequences=n_sequences, length=300),))
        page.form.sweep.repeats.setValue(3)
        check(page.form.button.isEnabled(), f"the page can measure {page.form.problem}".strip())
        page.form.button.click()
        wait(lambda: not page.controller.state.busy, 120, "the comparison")
        found = page.comparison.measurements
        right = all(each.outcome is Outcome.MEASURED for each in found)
        check(right and len(found) == 2 * len(kernels), f"{len(found)} measurements, their scores right")
        pause(0.5)
        self.take("kernels")
        window.menus.action("show_search").trigger()

    def close(self) -> None:
        """Close in the middle of a search: no thread stays, nothing was told."""
        window = self.window
        window.form.query.open(self.home / "queries.fasta")
        window.form.database.open(self.home / "random.fasta")
        self.ready()
        window.form.button.click()
        wait(lambda: window.controller.state.value == "searching", 60, "the search to begin")
        pause(0.3)
        began = time.monotonic()
        window.close()
        seconds = time.monotonic() - began
        self.facts["close, seconds"] = seconds
        check(not window.background.running, f"the window closed in {seconds:.2f} s")
        left = [thread.name for thread in threading.enumerate() if thread.name.startswith("swathe")]
        check(not left, f"no thread stayed {left or ''}".strip())
        check(not self.problems, f"nothing was told {'; '.join(self.problems)}".strip())

    def bare(self) -> None:
        """The same search without a window, the best of three as in it, for what the window costs."""
        from swathe.core.cancel import CancelToken
        from swathe.core.engines import open_engine
        from swathe.core.run import run_request
        from swathe.core.scoring.scheme import ScoringScheme
        from swathe.core.search.request import SearchRequest
        from swathe.core.sequences.fasta import read_sequences

        queries, _ = read_sequences(self.home / "queries.fasta")
        request = SearchRequest(queries, self.home / "random.fasta", ScoringScheme.load("BLOSUM62"))
        devices = None if self.options.device is None else (self.options.device,)
        engine = open_engine(self.options.engine, devices=devices)
        best = min(list(run_request(request, engine, CancelToken()))[-1].result.seconds for _ in range(3))
        engine.close()
        seconds = float(self.facts["seconds"])
        self.facts["bare seconds"] = best
        alone = float(self.facts["undisturbed seconds"])
        say(
            f"without a window {best:.3f} s; in it {alone:.3f} s, {100 * (alone / best - 1):.1f} % more, "
            f"and while pictures are taken {seconds:.3f} s, {100 * (seconds / best - 1):.1f} % more"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--output", type=Path, required=True, help="folder for pictures and figures")
    parser.add_argument("--engine", choices=("gpu", "cpu"), default="gpu")
    parser.add_argument("--device", type=int, help="number of the one GPU to use; all otherwise")
    parser.add_argument("--sequences", type=int, help="of 350 residues (2,000,000; on the CPU 20,000)")
    parser.add_argument("--queries", type=int, default=8)
    parser.add_argument("--query-length", type=int, help="residues of each (4,000; on the CPU 1,000)")
    options = parser.parse_args()
    on_gpu = options.engine == "gpu"
    options.sequences = options.sequences or (2_000_000 if on_gpu else 20_000)
    options.query_length = options.query_length or (4_000 if on_gpu else 1_000)
    options.output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        drive = Drive(Path(home), options)
        drive.begin()
        drive.sample("first")
        drive.long_search()
        drive.cancel()
        drive.sample("second")
        drive.permute()
        drive.compare_kernels()
        drive.close()
        drive.bare()
    (options.output / "gpu-window.json").write_text(json.dumps(drive.facts, indent=2) + "\n")
    say(f"all right; pictures and gpu-window.json are in {options.output}")


if __name__ == "__main__":
    main()
