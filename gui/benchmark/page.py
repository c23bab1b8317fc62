"""The page *Kernels*: what to measure on the left, plots and figures on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from swathe.core.benchmark import files, kept
from swathe.core.benchmark.files import BenchmarkFileError
from swathe.core.benchmark.ranking import kernel_name
from swathe.core.benchmark.request import BLOCKS, THREADS, Variant, command_of
from swathe.core.benchmark.results import Benchmark
from swathe.core.benchmark.series import LETTERS, databases, names
from swathe.core.errors import SwatheError
from swathe.core.system.resources import queries_title
from swathe.core.system.settings import data_directory
from swathe.core.system.words import counted, file_name, rate_text, shortened
from swathe.gui.benchmark.controller import ComparisonController
from swathe.gui.benchmark.form import ComparisonForm
from swathe.gui.benchmark.results_view import VIEWS, ComparisonResults
from swathe.gui.benchmark.run_line import RunLine
from swathe.gui.search.form import SearchForm
from swathe.gui.search.kernel_choice import AUTO
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.page_head import PageHead, PageSummary
from swathe.gui.widgets.pages import Loss, Page, back_button, nothing
from swathe.gui.widgets.parts import Part
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import BACKGROUND, Task, once
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo

FORM_WIDTH: Final = 300
_LONGEST_NAMES: Final = 60
"""Characters of the names of kernels, and of databases, in the menus of what was measured."""
_LONGEST_REFUSAL: Final = 100
"""Characters of what is said there of a comparison that cannot be read; a click says all."""
_LONGEST_FILE: Final = 40
"""Characters of them in names of files."""


_PATTERNS: Final = {
    "csv": "Table, comma-separated (*.csv)",
    "json": "Comparison (*.json)",
    "svg": "SVG drawing (*.svg)",
    "png": "PNG picture (*.png)",
}


class ComparisonPage(Page):
    """Measure kernels, show the figures, keep them and lay kept ones over them.

    Parameters
    ----------
    search_form : has the queries and the database that are proposed
    """

    opens = True
    under_way = "A comparison of kernels is running: a search would spoil its figures."

    def __init__(
        self,
        search_form: SearchForm,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
    ) -> None:
        super().__init__()
        self._search_form = search_form
        self._background = background
        self._dialogs = dialogs
        self.setAccessibleName("Kernels")
        self.controller = ComparisonController(background, self)
        self.form = ComparisonForm(background)
        self.results = ComparisonResults()
        self.run_line = RunLine()
        self.messages = MessageBar(self)
        self.summary = PageSummary()
        self._comparison: Benchmark | None = None
        self._over: list[Benchmark] = []
        self._former: Benchmark | None = None
        self._measured: list[Benchmark] = []
        self._unreadable: list[str] = []  # why comparisons that were kept cannot be read
        self._unexported: list[Benchmark] = []  # of those that could not be kept
        self._refused = ""  # what is said of a saved comparison that could not be read
        self._given = "", self._used()  # what is said of the kernel given to searches, and what these used
        self.back = back_button("Search", "Ctrl+1")
        self.open_button = MenuButton("O&pen")
        self.open_button.setToolTip("Show a saved comparison (JSON), or one of the last measured here")
        self.over_button = MenuButton("Over&lay")
        self.over_button.setToolTip("Overlay another comparison on the one shown")
        self.years_button = IconButton("GPU timeline…")
        self.years_button.setToolTip(
            "How fast the GPU programs published from 2009 to 2026 are: on their papers' GPUs, and today"
        )
        self.export_button = MenuButton("E&xport", "export")
        self.export_button.setToolTip("Write figures or plots to a file (Ctrl+E)")
        self.open_menu, self.over_menu = EdgedMenu(self), EdgedMenu(self)
        self.export_menu = EdgedMenu(self)
        self.export_button.setMenu(self.export_menu)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self._connect()
        self._tell()
        self.restore(settings)
        self.results.make_chart()
        self._read_kept()

    @property
    def comparison(self) -> Benchmark | None:
        """The comparison measured or opened last, as far as it came.

        A further measurement takes its place once it is complete.
        """
        return self._comparison

    @property
    def measured(self) -> tuple[Benchmark, ...]:
        """All that was measured since the start, and before it what is kept, as far as each came."""
        return tuple(self._measured)

    @property
    def shown(self) -> list[Benchmark]:
        """All comparisons shown: that one, and those laid over it."""
        return [*([self._comparison] if self._comparison is not None else []), *self._over]

    @property
    def state(self) -> SearchState:
        """Where the comparison is."""
        return self.controller.state

    def start_title(self) -> str:
        """Return what starting is called in the menu."""
        return "&Measure"

    def cancel(self) -> None:
        """Stop the comparison."""
        self.controller.cancel()

    def problem(self) -> str:
        """Return why nothing can be measured, '' where it can."""
        return self.form.problem

    def why_no_command(self) -> str:
        """Return why there is no command line."""
        return self.form.problem

    def command_line(self) -> str:
        """Return the comparison that the form describes, as a command. Raises InvalidRequest."""
        return command_of(self.form.request())

    def export_title(self) -> str:
        """Return what exporting is called in the menu."""
        return "&Export figures or plots…"

    def why_no_export(self) -> str:
        """Return why nothing can be exported, '' where it can."""
        return "" if self.export_button.isEnabled() else "There are no figures to export yet."

    def ask_to_export(self) -> None:
        """Open the menu of what can be exported."""
        self.export_button.open_menu()

    def parts(self) -> list[Part]:
        """Return the parts that F6 goes to: the tabs of the plots after the plot, whose part has them."""
        tabs, found = self.results.tabs, super().parts()
        place = next((n for n, part in enumerate(found) if part.whole is tabs.parentWidget()), None)
        if place is not None and found[place].target is not tabs:
            found.insert(place + 1, Part(tabs, tabs))
        return found

    def losses(self) -> list[Loss]:
        """Return what closing the window would lose: a measurement that runs, and those made before."""
        found = [Loss("A comparison of kernels is running.")] if self.state.busy else []
        if lost := self._unexported:
            measured = counted(sum(len(one.measurements) for one in lost), "measurement")
            which = f"The comparison of kernels of {lost[0].date} ({measured}) has"
            if len(lost) > 1:
                which = f"{len(lost):,} comparisons of kernels ({measured}) have"
            found.append(Loss(f"{which} not been exported.", None if self.state.busy else self._export_lost))
        return found

    def _export_lost(self, then: Callable[[], object]) -> None:
        """Show the first comparison that was not exported, and ask where its figures go."""
        self.show_again(self._unexported[0])
        self.ask_and_export("json", then=then)

    def come_forward(self) -> None:
        """Propose the queries and the database of the search form."""
        form = self._search_form
        queries = form.query.sequences() if not form.query.problem else ()
        self.form.queries.follow_form(queries, form.query.source_name)
        if form.database.path is not None and not form.database.problem:
            self.form.databases.offer(form.database.path)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say nothing more of files that were refused where another page is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.form.forget_refused()
            self._forget_refused()

    @Slot()
    def _forget_refused(self) -> None:
        if self._refused and self.messages.text == self._refused:
            self.messages.hide()
        self._refused = ""

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Offer the kernels of these engines."""
        self.form.set_engines(engines)
        self.form.learn(self._measured)  # GPUs are known only now

    def settle(self) -> None:
        """Keep a comparison from starting beside a search: each would spoil the other's time."""
        self.form.forbid(self.forbidden())
        used = self._search_form.engine
        self.results.show_used(used.engine_name, used.kernel_name)

    @Slot(str, str)
    def search_with(self, engine: str, kernel: str) -> None:
        """Choose a kernel in the search form."""
        chosen, before = self._search_form.engine, self._used()
        chosen.choose(engine, kernel)
        undo = (("Undo", partial(chosen.choose, *before)),)
        labels = {AUTO: "the automatic engine", **{info.name: info.label for info in chosen.engines}}
        old = "the automatic choice"
        if before[:2] != (AUTO, AUTO):
            old = f"{'the automatic one' if before[1] == AUTO else before[1]} of {labels[before[0]]}"
        words = f"Searches now use the kernel {kernel} of {labels[engine]} instead of {old}."
        self._given = words, self._used()
        # It stays until the form has another: only here is said what was set before.
        self.messages.show_message(Tone.NOTE, words, undo)

    @Slot()
    def _forget_given(self) -> None:
        """Say no more what searches use once the form has something else, which Undo would discard."""
        words, used = self._given
        if words == self.messages.text and used != self._used():
            self.messages.hide()

    def _used(self) -> tuple[str, str, tuple[str, ...]]:
        """Return the engine and the kernel of the search form, and its GPUs, as the form takes them."""
        chosen = self._search_form.engine
        return chosen.engine_name, chosen.kernel_name, chosen.uuids

    def _searchable(self, engine: str, kernel: str) -> bool:
        """Whether searches on this machine can use a kernel."""
        here = (info for info in self._search_form.engine.engines if info.name == engine and info.available)
        return any(kernel == name for info in here for name, _ in info.kernels)

    @Slot()
    def show_years(self) -> None:
        """Show every published method on its paper's GPU and on one of today."""
        from swathe.gui.benchmark.years_dialog import YearsDialog  # with the library for SVG

        dialog = YearsDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def open_query(self) -> None:
        """Ask for a query file."""
        path = self._dialogs.query() if self._may_open() else None
        if path is not None:
            self.form.queries.open(path)

    @Slot()
    def open_database(self) -> None:
        """Ask for a database."""
        path = self._dialogs.database() if self._may_open() else None
        if path is not None:
            self.form.databases.open(path)

    def _may_open(self) -> bool:
        """Whether files can be opened now; say why not."""
        busy = self.controller.state.busy
        if busy:
            words = "Files are opened when the measurement is over: reading them would spoil its figures."
            self.messages.show_message(Tone.NOTE, words)
        return not busy

    def ask_and_open(self, over: bool = False) -> None:
        """Ask for a saved comparison, and show it alone or over the one shown."""
        path = self._dialogs.open("comparison", "Open comparison", "Comparisons (*.json);;All files (*)")
        if path is not None:
            self.open(path, over)

    def ask_and_export(self, what: str, of: int = 0, then: Callable[[], object] = nothing) -> None:
        """Ask where figures or plots go, and write them there.

        Parameters
        ----------
        what : what is written: one of `files.FORMATS`, ``svg``, ``png`` or ``plots``
        of : place of the comparison among those shown whose figures are written; plots are of all
        then : called once that is done
        """
        if what == "plots":
            path = self._dialogs.folder("export", "Folder for the plots")
        else:
            which = f"-{LETTERS[of]}" if self._over else ""
            which = which if what in files.FORMATS else f"-{self.results.view.value}"
            compared = self.shown[of] if what in files.FORMATS else self.shown[0]
            name = f"{_file_name(compared)}{which}.{what}"
            path = self._dialogs.save("export", "Export", name, _PATTERNS[what])
        if path is not None:
            self.export_to(path, what, of, then)

    def export_to(self, path: Path, what: str, of: int = 0, then: Callable[[], object] = nothing) -> None:
        """Write figures or plots as `ask_and_export` does, and say where, or why not."""
        exported = self.shown[of : of + 1] if what in files.FORMATS else []
        try:
            if what == "plots":
                written = self.write_plots(path)
                saved = counted(len(written), "plot")
            else:
                self.write(path, what, of)
                whose = f"comparison {names(self.shown)[of]}" if self._over else "the comparison"
                saved = whose if what in files.FORMATS else "the plot"
        except SwatheError as error:
            self.tell(error)
        else:
            self._unexported = [one for one in self._unexported if one not in exported]
            tell_saved(self.messages, saved, path)
            then()

    def start(self) -> None:
        """Measure what the form says."""
        try:
            request = self.form.request()
        except SwatheError as error:
            self.messages.show_message(Tone.PROBLEM, str(error))
            return
        self.messages.hide()
        self.form.forget_refused()
        there = self._comparison is not None and self._comparison.measurements
        self._former = self._comparison if there else None
        self.controller.start(request)

    def open(self, path: Path, over: bool = False) -> None:
        """Show a saved comparison, alone or over the one shown; say what is wrong where it cannot be read."""
        try:
            found = files.read(path)
        except SwatheError as error:
            self._refuse(str(error))
            return
        self.form.forget_refused()
        former = self._comparison
        self.show_again(found, over)
        if self._comparison is found and former in self._measured and not former.name:
            words = f"{found.name} is shown. What was measured here is kept under Open."
            self._offer(words, former)

    def _refuse(self, why: str) -> None:
        """Say why a comparison cannot be read."""
        self._refused = why
        self.messages.show_message(Tone.PROBLEM, why)

    def show_again(self, comparison: Benchmark, over: bool = False) -> None:
        """Show what was read or measured before, alone or over the one shown."""
        self.messages.hide()
        if over and len(self.shown) >= len(LETTERS):
            self.messages.show_message(Tone.PROBLEM, "No more comparisons can be overlaid. Remove some.")
            return
        if over and self._comparison is not None:
            self._over.append(comparison)
        else:
            self._comparison, self._over = comparison, []
        self._show()
        self.run_line.finish(self.shown)

    def remove_overlays(self) -> None:
        """Show the comparison alone again."""
        self._over = []
        self._show()
        self.run_line.finish(self.shown)

    def write(self, path: Path, format: str, of: int = 0) -> None:
        """Write figures (``csv``, ``json``) or the plot shown (``svg``, ``png``). Raises ExportError."""
        if self._comparison is None:
            return
        if format in files.FORMATS:
            files.write(self.shown[of], path, format)
        elif self.results.chart is not None:
            self.results.chart.save(path)

    def write_plots(self, folder: Path) -> list[Path]:
        """Write every plot that has a tab and is not empty as SVG; return the files. Raises ExportError."""
        before, written = self.results.tabs.currentIndex(), []
        for number, (view, _) in enumerate(VIEWS):
            if not self.results.tabs.isTabVisible(number):
                continue
            self.results.tabs.setCurrentIndex(number)
            chart = self.results.chart
            if chart is not None and chart.picture.view is view and chart.picture.series:
                written.append(folder / f"{_file_name(self.shown[0])}-{view.value}.svg")
                chart.save(written[-1])
        self.results.tabs.setCurrentIndex(before)
        return written

    def caption(self) -> list[str]:
        """Return what a plot in a file says of where its figures come from, but for what it says above."""
        lines = []
        for name, comparison in zip(names(self.shown), self.shown, strict=True):
            repeats = comparison.parameters.repeats
            runs = "each timed once only" if repeats == 1 else f"medians of {repeats} runs"
            engines = {m.variant.engine for m in comparison.measurements}
            parts = [*comparison.circumstances.details(engines), f"{runs}, scores checked"]
            lines.append((f"{name}: " if self._over else "") + " · ".join(parts))
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
        self.results.show_measuring(state.busy and self._former is None)
        self._tell()

    def _on_news(self) -> None:
        if self._former is None:
            self._comparison = self.controller.partial
            self._show()

    def _on_ended(self, comparison: Benchmark | None) -> None:
        former, self._former = self._former, None
        self._remember(comparison)
        if former is None or (comparison is not None and comparison.complete):
            self._replace(comparison)
        else:
            self._keep(former, comparison)
        self.finished.emit()

    def _replace(self, comparison: Benchmark | None) -> None:
        """Show another comparison in the place of the one shown; what lies over that lies over this one."""
        self._comparison = comparison
        self._show()
        self.results.redraw()
        self.run_line.finish(self.shown)

    def _keep(self, former: Benchmark, stopped: Benchmark | None) -> None:
        """Go on showing what was measured before, and offer what a measurement that was stopped has."""
        self.run_line.keep(former, "Cancelled")
        self._tell()
        if stopped is not None and stopped.measurements:
            new = counted(len(stopped.measurements), "new measurement")
            self.messages.show_message(
                Tone.NOTE,
                "Cancelled. The earlier figures are still shown; the new ones are kept under Open.",
                ((f"Show {new}", partial(self._show_stopped, stopped, former)),),
            )

    def _show_stopped(self, stopped: Benchmark, former: Benchmark) -> None:
        """Show what a measurement that was stopped has, with a way back."""
        self._replace(stopped)
        self._offer("These are the figures of the measurement that was cancelled.", former)

    def _offer(self, words: str, former: Benchmark) -> None:
        """Say what is shown now, and offer what was shown before."""
        back = (("Show the earlier figures", partial(self.show_again, former)),)
        self.messages.show_message(Tone.NOTE, words, back, passes=True)

    def _remember(self, comparison: Benchmark | None) -> None:
        """Keep what was measured: neither what is shown in its place nor closing makes it be lost."""
        if comparison is None or not comparison.measurements:
            return
        self._measured.append(comparison)
        try:
            kept.keep(comparison, data_directory())
        except SwatheError:
            self._unexported.append(comparison)  # closing asks, and the start said it
        self.form.learn([comparison])

    def _read_kept(self) -> None:
        """Offer the comparisons of earlier starts."""

        def read() -> list[Benchmark | BenchmarkFileError]:
            return list(kept.kept(data_directory()))

        def done(found: list[Benchmark | BenchmarkFileError]) -> None:
            there = [one for one in found if isinstance(one, Benchmark) and one not in self._measured]
            self._measured[:0] = there
            self._unreadable = [str(one) for one in found if isinstance(one, BenchmarkFileError)]
            self.form.learn(self._measured)
            self._tell()

        self._background.start(Task("read comparisons", once(read), done, priority=BACKGROUND))

    def _on_failed(self, error: Exception) -> None:
        if self._former is None:
            self._remember(self._comparison)
        else:
            self._remember(self.controller.partial)
            self.run_line.keep(self._former, "The comparison failed")
            self._former = None
        self._tell()
        if isinstance(error, SwatheError):
            self.messages.show_message(Tone.PROBLEM, str(error), (("Try again", self.start),))
        else:
            self._background.present(error)

    # Inside

    def _show(self) -> None:
        self.results.show_comparisons(self.shown)
        if self.results.chart is not None:
            self.results.chart.caption = self.caption()
        self._tell()

    def _tell(self) -> None:
        """Bring summary and buttons up to date."""
        busy = self.controller.state.busy
        if self._comparison is None:
            self.summary.set_whole("Kernels")
        else:
            growing = busy and self._former is None
            words = self._comparison.counts if growing else self._comparison.summary
            if growing and not self._comparison.measurements:
                words = "Kernels"
            name = f"{self._comparison.name}: " if self._comparison.name else ""
            called = names(self.shown)
            if self._over:
                name, words = "", f"Overlay of {len(called)} comparisons: {', '.join(called)}"
            name = f"Measuring again; until that is complete: {name}" if busy and not growing else name
            details = [
                "\n".join((*((which,) if self._over else ()), *(f"{label}: {text}" for label, text in lines)))
                for which, lines in zip(called, map(files.lines, self.shown), strict=True)
            ]
            self.summary.set_whole(f"{name}{words}", "\n\n".join(details))
        there = self._comparison is not None and bool(self._comparison.measurements)
        self.open_button.setEnabled(not busy)
        self.over_button.setEnabled(there and not busy)
        self.export_button.setEnabled(there and not busy)
        self._fill_menus()
        self._fill_export_menu()
        self.changed.emit()

    def _fill_menus(self) -> None:
        """Offer files and all that was measured, to be shown alone or over what is shown."""
        for menu, over in ((self.open_menu, False), (self.over_menu, True)):
            menu.clear()
            menu.addAction("&Saved comparison…", partial(self.ask_and_open, over))
            if over:
                menu.addAction("&Remove overlays", self.remove_overlays).setEnabled(bool(self._over))
            if self._measured or self._unreadable:
                menu.addSeparator()
            for one in reversed(self._measured):
                action = menu.addAction(f"Measured {_when(one)}", partial(self.show_again, one, over))
                if over:
                    action.setEnabled(one not in self.shown)
                else:
                    action.setCheckable(True)
                    action.setChecked(self.shown == [one])
            for why in self._unreadable if not over else ():
                menu.addAction(shortened(why, _LONGEST_REFUSAL), partial(self._refuse, why))

    def _fill_export_menu(self) -> None:
        """Offer the figures of each comparison shown, by its letter if there are several, and the plots."""
        menu = self.export_menu
        menu.clear()
        for of, name in enumerate(names(self.shown) or ("",)):
            whose = f"Measurements of {name}" if self._over else "Measurements"
            menu.addAction(f"{whose} as &CSV…", partial(self.ask_and_export, "csv", of))
            menu.addAction(f"{whose} as &JSON, to open again…", partial(self.ask_and_export, "json", of))
        menu.addSeparator()
        menu.addAction("This plot as &SVG…", partial(self.ask_and_export, "svg"))
        menu.addAction("This plot as &PNG…", partial(self.ask_and_export, "png"))
        menu.addAction("&All plots as SVG…", partial(self.ask_and_export, "plots"))

    def _lay_out(self) -> None:
        self.open_button.setMenu(self.open_menu)
        self.over_button.setMenu(self.over_menu)
        buttons = (self.years_button, self.open_button, self.over_button, self.export_button)
        right = QWidget()
        column = QVBoxLayout(right, spacing=0)
        column.setContentsMargins(0, 0, SPACE, 0)
        head = PageHead(self.back, self.summary, buttons)
        head.setContentsMargins(SPACE, 0, 0, 0)
        column.addWidget(head)
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
        controller.began.connect(self._on_news)
        controller.working.connect(self.run_line.advance)
        controller.measured.connect(self._on_news)
        controller.ended.connect(self._on_ended)
        controller.failed.connect(self._on_failed)
        self.form.start_requested.connect(self.start)
        self.form.cancel_requested.connect(controller.cancel)
        self.results.offer_for_searches(self._searchable)
        self.results.kernel_chosen.connect(self.search_with)
        self.back.clicked.connect(self.search_wanted)
        self.years_button.clicked.connect(self.show_years)
        self.form.validity_changed.connect(self.changed)
        self.form.chosen.connect(self._forget_refused)
        self._search_form.engine.changed.connect(self._forget_given)
        for box in (self.form.queries.combo, self.form.databases.combo):
            box.activated.connect(self.messages.hide)  # it was about what was chosen before
        self.form.queries.open_requested.connect(self.open_query)
        self.form.databases.open_requested.connect(self.open_database)


def _file_name(comparison: Benchmark) -> str:
    """Return what files of a measurement are called, without an ending: its kernels, then its databases.

    For example ``lanes_vs_scalar-simulated_Swiss-Prot_3000``; one of a file keeps that file's name.
    """
    if comparison.name:
        return file_name(Path(comparison.name).stem)
    kernels = "_vs_".join(dict.fromkeys(m.variant.kernel for m in comparison.measurements))
    measured = "_".join(databases([comparison])).replace(",", "").replace(" ", "_")
    return file_name(f"{kernels:.{_LONGEST_FILE}}-{measured:.{_LONGEST_FILE}}")


def _when(comparison: Benchmark) -> str:
    """Return what tells a measurement from others: when, with what, which kernels, and its best rate.

    For example ``2026-11-28 22:58:07 · 10 peptides · simulated Swiss-Prot, 500 · lanes, scalar ·
    threads 1, 2 · BLOSUM62 11/1 · 3 runs · best 41.2 GCUPS``.
    """
    asked, measured = comparison.parameters, comparison.measurements
    swept = {name: values for name, values in ((THREADS, asked.threads), (BLOCKS, asked.blocks)) if values}
    variants = [reduce(Variant.without, swept, m.variant) for m in measured]
    rates = [rate for m in measured if m.counts and (rate := m.gcups) is not None]
    costs = dict.fromkeys(f"{m.gap_open}/{m.gap_extend}" for m in measured)
    parts = (
        comparison.circumstances.started[:19].replace("T", " "),
        queries_title(asked.query_source),
        *(
            shortened(", ".join(words), _LONGEST_NAMES)
            for words in (databases([comparison]), dict.fromkeys(map(kernel_name, variants)))
        ),
        *(f"{name} {', '.join(map(str, values))}" for name, values in swept.items()),
        f"{asked.matrix} {', '.join(costs)}",
        counted(asked.repeats, "run"),
        f"best {rate_text(max(rates))}" if rates else "",
        "" if comparison.complete else "stopped early",
    )
    return " · ".join(filter(None, parts))
