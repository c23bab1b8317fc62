"""Print how soon a chosen hit is shown aligned, and how quickly alignments and dot plots are painted.

Run by ``make bench``; needs nothing but the program. What is painted is checked before figures are printed.
The pairs are a random protein and mutants of it; the long alignment has 35,000 columns.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QObject  # noqa: E402
from PySide6.QtWidgets import QApplication, QScrollBar, QWidget  # noqa: E402

from swathe.core.alignment.alignment import Alignment, rescore  # noqa: E402
from swathe.core.alignment.dot_plot import Region, dot_plot  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.results.hit_alignments import HitAlignments  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.alphabet import decode  # noqa: E402
from swathe.core.sequences.sequence import Sequence  # noqa: E402

if TYPE_CHECKING:
    from swathe.gui.results.alignment.canvas import AlignmentCanvas
    from swathe.gui.results.alignment.layout import AlignmentLayout

CHOOSE_GOAL, FRAME_GOAL, DOT_PLOT_GOAL = 0.100, 1 / 30, 0.300
COLUMNS, PAIR, SUBJECTS = 35_000, 1_000, 60


def mutant(codes: np.ndarray, rng: np.random.Generator, share: float = 0.4) -> np.ndarray:
    """Return a relative: residues replaced, one piece lost, one gained."""
    other = codes.copy()
    places = rng.random(codes.size) < share
    other[places] = rng.integers(0, 20, int(places.sum()))
    cut = int(rng.integers(100, codes.size - 100))
    gained = rng.integers(0, 20, 12).astype(np.uint8)
    return np.concatenate([other[: cut - 12], other[cut:], gained])[: codes.size]


def say(what: str, seconds: float, goal: float) -> None:
    """Print a figure beside its goal."""
    verdict = "met" if seconds <= goal else "NOT met"
    print(f"{what:<68} {1000 * seconds:7.1f} ms   goal {1000 * goal:.0f} ms, {verdict}")


def say_frame(what: str, slowest: tuple[float, float]) -> None:
    """Print the slowest frame, and what of it was computing: the rest the thread waited for its turn."""
    wall, processor = slowest
    say(f"{what}, slowest frame", wall, FRAME_GOAL)
    if wall > FRAME_GOAL:
        say("  of it processor time", processor, FRAME_GOAL)


class Choosing:
    """A real window with hits of 1,000 residues that are not aligned yet."""

    def __init__(self, home: Path) -> None:
        from PySide6.QtCore import QSettings

        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        os.environ["XDG_STATE_HOME"], os.environ["XDG_DATA_HOME"] = str(home / "state"), str(home / "data")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
        from swathe.gui.app import make_application
        from swathe.gui.window.main_window import MainWindow
        from swathe.gui.work.errors import ErrorPresenter
        from swathe.gui.work.settings import WindowSettings

        rng = np.random.default_rng(6)
        query = rng.integers(0, 20, PAIR).astype(np.uint8)
        queries, database = home / "query.fasta", home / "database.fasta"
        queries.write_text(f">query of {PAIR} residues\n{decode(query)}\n")
        records = (f">relative{n}\n{decode(mutant(query, rng))}\n" for n in range(SUBJECTS))
        database.write_text("".join(records))
        self.application = make_application()
        self.window = MainWindow(WindowSettings(), ErrorPresenter(), None)
        self.window.resize(1400, 900)
        self.window.show()
        self.window.begin([queries])
        self.wait(lambda: bool(self.window.form.engine.engines))
        self.window.form.database.open(database)
        self.wait(lambda: not self.window.form.problem and self.window.form.database.database is not None)
        self.window.search()
        self.wait(lambda: self.window.controller.result is not None and not self.window.controller.state.busy)

    def wait(self, condition: Callable[[], bool], seconds: float = 120.0) -> None:
        """Run the event loop until a condition holds, looked at every millisecond."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop, timer = QEventLoop(), QTimer()
        until = time.perf_counter() + seconds
        timer.timeout.connect(lambda: loop.quit() if condition() or time.perf_counter() > until else None)
        timer.start(1)
        loop.exec()
        timer.stop()
        if not condition():
            raise SystemExit("waited too long")

    def alignments(self, count: int) -> list[float]:
        """Return the seconds from choosing a hit to its alignment painted, of hits nobody looked at."""
        page = self.window.page
        result = page.current_result()
        assert result is not None
        assert len(result.hits) == SUBJECTS
        self.window.search_page.alignments.stop()
        self.wait(lambda: True)
        hits = result.hits
        hits.alignments = HitAlignments(hits.query, hits.database, hits.scoring, hits.subjects)
        seconds = []
        for place in range(page.hits.model.rowCount() - 1, 0, -1):
            row = page.hits.model.hit_row(place)
            if row in result.hits.alignments:
                continue
            began = time.perf_counter()
            page.hits.table.selectRow(place)
            self.wait(lambda row=row: page.alignment._row == row and page.alignment._layout_shown is not None)
            page.alignment.canvas.viewport().repaint()
            seconds.append(time.perf_counter() - began)
            alignment = result.hits.alignments[row]
            assert alignment.score == int(result.hits.scores[row])
            assert page.alignment.text().splitlines()[1] == f">{result.hits.header(row)}"
            if len(seconds) == count:
                break
        return seconds

    def dot_plots(self, count: int) -> list[float]:
        """Return the seconds from choosing a hit to its dot plot painted, the pause before it included."""
        page = self.window.page
        seconds = []
        page.tabs.setCurrentWidget(page.dot_plot)
        for place in range(count):
            began = time.perf_counter()
            page.hits.table.selectRow(place + 1)
            self.wait(lambda: page.dot_plot._computed is not None)
            page.dot_plot.canvas.repaint()
            seconds.append(time.perf_counter() - began)
        return seconds

    def close(self) -> None:
        """Close the window."""
        self.window.close()


def long_alignment() -> tuple[Alignment, Sequence, Sequence]:
    """Return an alignment of 35,000 columns with a relative, its gaps where pieces were lost and gained."""
    rng = np.random.default_rng(7)
    scheme = ScoringScheme.load("BLOSUM62")
    runs = [(480, "M"), (10, "I"), (10, "D")] * (COLUMNS // 500)
    query, subject, middle = [], [], []
    for count, operation in runs:
        own = rng.integers(0, 20, count).astype(np.uint8)
        other = np.where(rng.random(count) < 0.5, own, rng.integers(0, 20, count)).astype(np.uint8)
        signs = np.where(scheme.matrix[own, other] > 0, ord("+"), ord(" ")).astype(np.uint8)
        signs[own == other] = np.frombuffer(decode(own[own == other]).encode(), np.uint8)
        query.append(own if operation != "D" else own[:0])
        subject.append(other if operation != "I" else other[:0])
        middle.append(signs.tobytes().decode() if operation == "M" else " " * count)
    whole = Sequence("titin", np.concatenate(query)), Sequence("relative", np.concatenate(subject))
    ends = len(whole[0]), len(whole[1])
    operations = "".join(f"{count}{operation}" for count, operation in runs)
    alignment = Alignment(0, ends[0], 0, ends[1], operations, 0, COLUMNS, 0, 0, 0, 0, 0, "".join(middle))
    rescore(alignment, whole[0].codes, whole[1].codes, scheme)  # raises unless it leads to both ends
    return alignment, *whole


class Frames(QObject):
    """Time frames of a widget: a change, and its painting. A hidden widget paints nothing, very quickly."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self._painted = 0
        widget.installEventFilter(self)
        QApplication.processEvents()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Count what is painted."""
        self._painted += event.type() == QEvent.Type.Paint
        return False

    def slowest(self, step: Callable[[int], None], count: int = 60) -> tuple[float, float]:
        """Return the seconds and the processor seconds of the slowest of several frames but the first.

        In the quietest of three runs: others may use the machine meanwhile.
        """
        runs = [self._run(step, count) for _ in range(3)]
        return min(wall for wall, _ in runs), min(processor for _, processor in runs)

    def _run(self, step: Callable[[int], None], count: int) -> tuple[float, float]:
        wall, processor = [], []
        self._painted = 0
        for number in range(count):
            began, spent = time.perf_counter(), time.thread_time()
            step(number)
            self._widget.repaint()
            wall.append(time.perf_counter() - began)
            processor.append(time.thread_time() - spent)
        assert self._painted >= count, "not every frame was painted"
        return max(wall[1:]), max(processor[1:])


def measure_canvas() -> None:
    """Scroll and zoom an alignment of 35,000 columns in every scheme, in lines and in one row."""
    from swathe.gui.results.alignment.canvas import AlignmentCanvas
    from swathe.gui.results.alignment.layout import AlignmentLayout
    from swathe.gui.results.alignment.look import LEAST_ZOOM, Look
    from swathe.gui.widgets.residue_colours import ColourScheme

    layout = AlignmentLayout(*long_alignment())
    assert layout.n_columns == COLUMNS
    canvas = AlignmentCanvas()
    canvas.resize(1400, 900)
    canvas.show()
    canvas.set_layout(layout)
    timed = Frames(canvas.viewport())
    check_picture(canvas, layout)
    for wrapped, words in ((True, "in lines"), (False, "in one row")):
        slowest: dict[str, tuple[float, float]] = {}
        for scheme in ColourScheme:
            canvas.set_look(Look(scheme, wrapped))
            bar = canvas.verticalScrollBar() if wrapped else canvas.horizontalScrollBar()
            assert bar.maximum() > 10_000
            looks = [replace(canvas.look, zoom=zoom) for zoom in range(LEAST_ZOOM, 9)]

            def scroll(number: int, bar: QScrollBar = bar) -> None:
                bar.setValue(bar.maximum() * number // 60)

            def zoom(number: int, looks: list[Look] = looks) -> None:
                canvas.set_look(looks[number % len(looks)])

            measured = {"scrolling": timed.slowest(scroll), "zooming": timed.slowest(zoom)}
            canvas.set_look(looks[0])
            measured["scrolling, smallest letters"] = timed.slowest(scroll)
            for name, pair in measured.items():
                slowest[name] = max(slowest.get(name, pair), pair)
        for name, pair in slowest.items():
            say_frame(f"35,000 columns {words}, {name}", pair)
    canvas.close()


def check_picture(canvas: AlignmentCanvas, layout: AlignmentLayout) -> None:
    """Raise AssertionError unless the columns in sight stand on their colours, in lines from the first."""
    from swathe.gui.results.alignment.look import Look
    from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours

    canvas.set_look(Look(ColourScheme.CLUSTAL))
    image = canvas.viewport().grab().toImage()
    residues, measures = ResidueColours.of(canvas.palette()), canvas.measures
    indices = layout.colours(ColourScheme.CLUSTAL, 0)
    for column in range(canvas.columns_per_line()):
        expected = residues.table(ColourScheme.CLUSTAL)[indices[column]] or residues.ground
        x = round(measures.left + column * measures.advance) + 1
        assert image.pixelColor(x, 8 + measures.ruler + 1).name() == expected.name()


def measure_plots() -> None:
    """Compute dot plots, and paint one while it is zoomed and moved."""
    from swathe.gui.results.dot_plot.canvas import DotPlotCanvas

    scheme = ScoringScheme.load("BLOSUM62")
    rng = np.random.default_rng(8)
    canvas = DotPlotCanvas()
    canvas.resize(1400, 900)
    canvas.show()
    for length, goal in ((1_000, DOT_PLOT_GOAL), (COLUMNS, 5.0)):
        query = rng.integers(0, 20, length).astype(np.uint8)
        subject = mutant(query, rng, 0.2)
        began = time.perf_counter()
        steps = dot_plot(
            scheme.table(query), subject, 11, Region(0, length, 0, length), (1300, 800), CancelToken()
        )
        longest, last = 0.0, began
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                plot = stop.value
                break
            longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
        seconds = time.perf_counter() - began
        row, column = np.unravel_index(int(plot.scores.argmax()), plot.scores.shape)
        assert abs(int(plot.query_edges[column]) - int(plot.subject_edges[row])) <= 12 + length // 800
        say(f"dot plot of {length:,} x {length:,}, computed", seconds, goal)
        if longest:
            print(f"{'  its longest step':<68} {1000 * longest:7.1f} ms")
        canvas.set_pair((length, length), ("query", "subject"), False)
        canvas.set_plot(plot, 25)
    zooming = Frames(canvas).slowest(lambda n: canvas.zoom(1.25 if n % 20 < 10 else 0.8))
    say_frame("dot plot of 35,000 x 35,000, zooming", zooming)


def main() -> None:
    """Measure and print everything."""
    with tempfile.TemporaryDirectory() as folder:
        choosing = Choosing(Path(folder))
        chosen = choosing.alignments(20)
        plots = choosing.dot_plots(10)
        choosing.close()
        what = f"choosing a hit to its alignment painted, {PAIR:,} x {PAIR:,}"
        for words, seconds, goal in (
            (what, chosen, CHOOSE_GOAL),
            ("choosing a hit to its dot plot painted", plots, DOT_PLOT_GOAL),
        ):
            say(f"{words}, median of {len(seconds)}", statistics.median(seconds), goal)
            say(f"{words}, worst", max(seconds), goal)
        measure_canvas()
        measure_plots()


if __name__ == "__main__":
    main()
