"""The page *Kernel comparison*: what to measure on the left, plots and figures on the right."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSplitter, QToolButton, QVBoxLayout, QWidget

from swathe.core.benchmark import files
from swathe.core.benchmark.results import Benchmark
from swathe.core.benchmark.series import LETTERS
from swathe.core.errors import SwatheError
from swathe.gui.benchmark.controller import ComparisonController
from swathe.gui.benchmark.form import ComparisonForm
from swathe.gui.benchmark.results_view import VIEWS, ComparisonResults
from swathe.gui.benchmark.run_line import RunLine
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.job_controller import SearchState
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

FORM_WIDTH: Final = 300


class ComparisonPage(QWidget):
    """Measure kernels, show the figures, keep them and lay kept ones over them.

    Signals
    -------
    back_requested() : the user wants to see the search again
    open_requested(bool) : a saved comparison is to be opened; True: over the one shown
    export_requested(str) : ``csv``, ``json``, ``svg``, ``png`` or ``plots`` is to be written
    state_changed() : what can be done may have changed
    failed(object) : an error that the window presents
    """

    back_requested = Signal()
    open_requested = Signal(bool)
    export_requested = Signal(str)
    state_changed = Signal()
    failed = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Kernel comparison"))
        self.controller = ComparisonController(background, self)
        self.form = ComparisonForm()
        self.results = ComparisonResults()
        self.run_line = RunLine()
        self.messages = MessageBar(self)
        self.summary = ElidedLabel()
        self._comparison: Benchmark | None = None
        self._over: list[Benchmark] = []
        self.back = QToolButton(
            text=self.tr("‹ Search"), autoRaise=True, accessibleName=self.tr("Back to the search")
        )
        self.back.setToolTip(self.tr("Back to the search (Ctrl+1)"))
        self.open_button = QPushButton(self.tr("Open…"), toolTip=self.tr("Open a saved comparison (JSON)"))
        self.over_button = QPushButton(
            self.tr("Overlay…"), toolTip=self.tr("Lay a saved comparison over the one shown")
        )
        self.export_button = QPushButton(
            self.tr("Export"), toolTip=self.tr("Write figures or plots to a file")
        )
        self.export_menu = QMenu(self)
        self._fill_export_menu()
        self.export_button.setMenu(self.export_menu)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self._connect()
        self._tell()

    @property
    def comparison(self) -> Benchmark | None:
        """The comparison measured or opened last, as far as it came."""
        return self._comparison

    @property
    def shown(self) -> list[Benchmark]:
        """All comparisons shown: that one, and those laid over it."""
        return [*([self._comparison] if self._comparison is not None else []), *self._over]

    def start(self) -> None:
        """Measure what the form says."""
        try:
            request = self.form.request()
        except SwatheError as error:
            self.messages.show_message(Tone.PROBLEM, str(error))
            return
        self.messages.hide()
        self._comparison, self._over = None, []
        self._show()
        self.controller.start(request)

    def open(self, path: Path, over: bool = False) -> None:
        """Show a saved comparison, alone or over the one shown; say what is wrong where it cannot be read."""
        try:
            found = files.read(path)
        except SwatheError as error:
            self.messages.show_message(Tone.PROBLEM, str(error))
            return
        self.messages.hide()
        if over and len(self.shown) >= len(LETTERS):
            self.messages.show_message(
                Tone.PROBLEM, self.tr("No more comparisons fit over each other. Remove some.")
            )
            return
        if over and self._comparison is not None:
            self._over.append(found)
        else:
            self._comparison, self._over = found, []
        self._show()
        self.run_line.finish(found)
        self.run_line.bar.hide()

    def remove_overlays(self) -> None:
        """Show the comparison alone again."""
        self._over = []
        self._show()

    def write(self, path: Path, format: str) -> None:
        """Write figures (``csv``, ``json``) or the plot shown (``svg``, ``png``).

        Raises ExportError, OSError.
        """
        if self._comparison is None:
            return
        if format in files.FORMATS:
            files.write(self._comparison, path, format)
        elif self.results.chart is not None:
            self.results.chart.save(path, self.caption())

    def write_plots(self, folder: Path) -> list[Path]:
        """Write every plot that shows something as SVG into a folder and return the files. Raises OSError."""
        before, written = self.results.tabs.currentIndex(), []
        for number, (view, _) in enumerate(VIEWS):
            self.results.tabs.setCurrentIndex(number)
            chart = self.results.chart
            if chart is not None and chart.picture.view is view and chart.picture.series:
                written.append(folder / f"comparison-{view.value}.svg")
                chart.save(written[-1], self.caption())
        self.results.tabs.setCurrentIndex(before)
        return written

    def caption(self) -> list[str]:
        """Return what a plot in a file says of where its figures come from."""
        lines = []
        for comparison in self.shown:
            here, asked = comparison.circumstances, comparison.parameters
            parts = [
                *(here.devices or (f"{here.processor}, {here.cores} cores",)),
                *((f"driver for CUDA {here.driver}",) if here.driver else ()),
                here.started,
                self.tr("Swathe {}").format(here.version),
                *(f"{name} {version}" for name, version in here.libraries),
                f"{asked.matrix}, median of {asked.repeats} runs, scores checked",
            ]
            lines.append(" · ".join(parts))
        return lines

    def save(self, settings: WindowSettings) -> None:
        """Remember inputs and sizes for the next start."""
        self.form.save(settings)
        settings.write("comparison/splitter", self._splitter.saveState())
        settings.write("comparison/rows", self.results.save_state())

    def restore(self, settings: WindowSettings) -> None:
        """Bring back inputs and sizes of the last time."""
        self.form.restore(settings)
        if not self._splitter.restoreState(settings.read_state("comparison/splitter")):
            self._splitter.setSizes([FORM_WIDTH, 1280 - FORM_WIDTH])
        self.results.restore_state(settings.read_state("comparison/rows"))

    # What the comparison tells

    def _on_state(self, state: SearchState) -> None:
        self.form.set_state(state)
        self.run_line.set_state(state)
        self._tell()

    def _on_began(self) -> None:
        self._comparison = self.controller.partial
        self._show()

    def _on_measured(self) -> None:
        self._comparison = self.controller.partial
        self._show()

    def _on_ended(self, comparison: Benchmark | None) -> None:
        self._comparison = comparison
        self._show()
        self.results.redraw()
        self.run_line.finish(comparison)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, SwatheError):
            self.messages.show_message(Tone.PROBLEM, str(error), ((self.tr("Try again"), self.start),))
        else:
            self.failed.emit(error)

    # Inside

    def _show(self) -> None:
        self.results.show_comparisons(self.shown)
        self._tell()

    def _tell(self) -> None:
        """Bring summary and buttons up to date."""
        busy = self.controller.state.busy
        if self._comparison is None:
            self.summary.set_whole(self.tr("Kernel comparison"))
        else:
            words = self._comparison.summary
            if busy:
                words = words.removesuffix(" · INCOMPLETE: cancelled")
            name = f"{self._comparison.name}: " if self._comparison.name else ""
            if self._over:
                titles = zip(LETTERS, self.shown, strict=False)
                words = " · ".join(f"{letter}: {comparison.title}" for letter, comparison in titles)
                name = ""
            details = "\n".join(f"{label}: {text}" for label, text in files.lines(self._comparison))
            self.summary.set_whole(f"{name}{words}", details)
        there = self._comparison is not None and bool(self._comparison.measurements)
        self.open_button.setEnabled(not busy)
        self.over_button.setEnabled(there and not busy)
        self.export_button.setEnabled(there and not busy)
        self._alone.setEnabled(bool(self._over))
        self.state_changed.emit()

    def _fill_export_menu(self) -> None:
        for text, what in (
            (self.tr("Measurements as &CSV…"), "csv"),
            (self.tr("Measurements as &JSON, to open again…"), "json"),
            ("", ""),
            (self.tr("This plot as &SVG…"), "svg"),
            (self.tr("This plot as &PNG…"), "png"),
            (self.tr("&All plots as SVG…"), "plots"),
        ):
            if not what:
                self.export_menu.addSeparator()
                continue
            action = self.export_menu.addAction(text)
            action.setData(what)
            action.triggered.connect(lambda _=False, what=what: self.export_requested.emit(what))

    def _lay_out(self) -> None:
        over_menu = QMenu(self)
        over_menu.addAction(
            self.tr("&Open a saved comparison over this one…"), lambda: self.open_requested.emit(True)
        )
        self._alone = over_menu.addAction(self.tr("&Remove overlays"), self.remove_overlays)
        self.over_button.setMenu(over_menu)
        top = QHBoxLayout(spacing=SPACE)
        top.setContentsMargins(SPACE, SPACE, SPACE, SPACE // 2)
        top.addWidget(self.back)
        top.addWidget(self.summary, 1)
        for button in (self.open_button, self.over_button, self.export_button):
            top.addWidget(button)
        right = QWidget()
        column = QVBoxLayout(right, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self.results, 1)
        column.addWidget(self.run_line)
        self._splitter.addWidget(self.form)
        self._splitter.addWidget(right)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._splitter)

    def _connect(self) -> None:
        controller = self.controller
        controller.state_changed.connect(self._on_state)
        controller.preparing.connect(self.run_line.prepare)
        controller.began.connect(self._on_began)
        controller.working.connect(self.run_line.advance)
        controller.measured.connect(self._on_measured)
        controller.ended.connect(self._on_ended)
        controller.failed.connect(self._on_failed)
        self.form.start_requested.connect(self.start)
        self.form.cancel_requested.connect(controller.cancel)
        self.back.clicked.connect(self.back_requested)
        self.open_button.clicked.connect(lambda: self.open_requested.emit(False))
        self.form.validity_changed.connect(self.state_changed)
