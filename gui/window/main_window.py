"""The window: form on the left, results on the right, progress below, and the wiring between them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.errors import DeviceError, EngineUnavailable, InvalidRequest, SwatheError
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.export.controller import ExportController
from swathe.gui.history.controller import RunsController
from swathe.gui.history.history_jobs import words_of
from swathe.gui.network.commands import NetworkCommands
from swathe.gui.reciprocal.commands import ReciprocalCommands
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.hits.saved_filters import SavedFilters
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.controller import SearchController
from swathe.gui.search.form import SearchForm
from swathe.gui.search.hits_as_queries import Iterating
from swathe.gui.search.rounds_controller import RoundsController
from swathe.gui.search.run_bar import RunBar
from swathe.gui.significance.controller import PairwiseController
from swathe.gui.start.page import StartPage
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.window.commands import FileCommands, HelpCommands
from swathe.gui.window.drops import Drop, DropTarget, Place, understand
from swathe.gui.window.menus import Menus
from swathe.gui.window.pages import Pages
from swathe.gui.window.query_commands import QueryCommands
from swathe.gui.window.rail import page_rail
from swathe.gui.window.search_display import SearchDisplay
from swathe.gui.window.window_layout import SMALLEST_SIZE, WindowLayout
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.work.job_controller import SearchState
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BACKGROUND, BackgroundThread, EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.history.history import History


class MainWindow(QMainWindow):
    """Swathe's window; `begin` starts what may only happen once it is visible."""

    def __init__(self, settings: WindowSettings, presenter: ErrorPresenter, log: Path | None) -> None:
        super().__init__()
        self.settings = settings
        self.presenter = presenter
        self._log = log
        self._search_when_ready = False
        self.background = BackgroundThread(self)
        self.controller = SearchController(self.background, self)
        self.alignments = AlignmentController(self.background, self)
        self.exports = ExportController(self.background, self)
        self.form = SearchForm(self.background)
        self.page = ResultsPage()
        self.start_page = StartPage()
        self.results = QStackedWidget()
        self.run_bar = RunBar()
        self.messages = MessageBar(self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.pages = Pages(self, self.splitter)
        self.layout_ = WindowLayout(self)
        self.files = FileCommands(self)
        self.help = HelpCommands(self)
        self.iterating = Iterating(self)
        self.queries = QueryCommands(self)
        self.reciprocal = ReciprocalCommands(self)
        self.network = NetworkCommands(self)
        self.runs = RunsController(self)
        self.menus = Menus(self, self._commands())
        self.rail = page_rail(self.menus)
        self._lay_out()
        self._connect()
        self.display = SearchDisplay(self)
        self.rounds = RoundsController(self)
        self.pairwise = PairwiseController(self)
        self._restore()

    def begin(self, files: list[Path], sample: bool = False) -> None:
        """Bring back the last inputs, then put in what was asked for, or at the first start the sample."""
        self.form.restore(self.settings)
        if files:
            self.take(understand(files, Place.QUERY))
        elif sample or self.settings.is_new:
            self.try_sample()
        self.help.warn_of_losses(after_search=self._search_when_ready)
        QTimer.singleShot(0, self._load_the_rest)

    @Slot()
    def try_sample(self) -> None:
        """Search the sample."""
        self._search_when_ready = True
        self.form.query.open(sample_queries())
        self.form.database.open(sample_database())

    @Slot()
    def search(self) -> None:
        """Start the search that the form describes."""
        self._search_when_ready = False
        try:
            request = self.form.request()
        except SwatheError as error:
            self.presenter.present(error)
            return
        if self.pages.measuring:
            stop = ((self.tr("Cancel it"), self.pages.stop),)
            self.messages.show_message(
                Tone.NOTE,
                self.tr("A comparison of kernels is running: a search would spoil its figures."),
                stop,
            )
            return
        if self.reciprocal.busy:
            stop = ((self.tr("Cancel it"), self.reciprocal.cancel),)
            self.messages.show_message(
                Tone.NOTE, self.tr("A search for reciprocal best hits is running."), stop
            )
            return
        if self.network.busy:
            stop = ((self.tr("Cancel it"), self.network.cancel),)
            self.messages.show_message(Tone.NOTE, self.tr("A network is being searched."), stop)
            return
        self.messages.hide()
        self.controller.start(request, after=self.form.database.reading)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember everything, stop everything, keep what was found, and only then let go."""
        self._save()
        self.hide()
        for dialog in self.findChildren(QWidget):
            if dialog.isWindow() and dialog.isVisible():
                dialog.close()
        self.controller.cancel()
        self.runs.close()
        self.pages.stop()
        self.network.stop()
        self.alignments.stop()
        self.background.close()
        event.accept()

    def take(self, drop: Drop) -> None:
        """Put what was dropped, or named on the command line, where it belongs, or ask where that is."""
        self.pages.show_search()
        if drop.problem:
            self.messages.show_message(Tone.PROBLEM, drop.problem)
        if drop.text:
            self.form.query.set_text(drop.text)
        if drop.query is not None:
            self.form.query.open(drop.query)
        if drop.queries:
            self.form.query.open(*drop.queries)
        if drop.database is not None:
            self.form.database.open(drop.database)
        if drop.run is not None:
            self.runs.files.open(drop.run)
        if drop.ask is not None:
            path = drop.ask
            self.messages.show_message(
                Tone.NOTE,
                self.tr("What is {}?").format(path.name),
                (
                    (self.tr("The query"), lambda: self.form.query.open(path)),
                    (self.tr("The database"), lambda: self.form.database.open(path)),
                ),
            )

    # What the search tells

    @Slot(object)
    def _on_state(self, state: SearchState) -> None:
        self.form.set_state(state)
        self.run_bar.set_state(state)
        self.pages.search_is_running(state.busy)
        self.follow()

    @Slot(object)
    def _on_told(self, error: SwatheError) -> None:
        failed = self.controller.state is SearchState.FAILED and not isinstance(error, InvalidRequest)
        action = (self.tr("Try again"), self.search)
        if isinstance(error, DeviceError | EngineUnavailable):
            action = (self.tr("Search on the CPU"), self.controller.search_on_cpu)
        self.messages.show_message(Tone.PROBLEM, str(error), (action,) if failed else ())

    @Slot(str, str)
    def _on_reported(self, summary: str, details: str) -> None:
        from swathe.gui.window.error_report import ReportDialog

        ReportDialog(summary, details, self._log, self).open()

    @Slot(str)
    def _on_validity(self, problem: str) -> None:
        self.follow()
        ready = not problem and self.form.database.path is not None
        if ready and self._search_when_ready and not self.controller.state.busy:
            self._search_when_ready = False
            QTimer.singleShot(0, self.search)

    def follow(self) -> None:
        """Offer what can be done now."""
        shown, result = self.page.current_result(), self.controller.result
        busy = self.controller.state.busy
        exportable = not busy and result is not None and any(len(query.hits) for query in result.queries)
        why_not = self.tr(
            "The search is running. Its hits can be exported when it has ended or is cancelled."
        )
        self.menus.follow(self.controller.state, shown is not None and len(shown.hits) > 0, self.form.problem)
        self.menus.offer_queries(len(self.page.queries.table), result is not None)
        if self.pages.comparing and self.pages.comparison is not None:
            comparison = self.pages.comparison
            self.menus.follow(comparison.controller.state, False, comparison.form.problem)
            exportable, busy = False, False
        elif self.reciprocal.in_front and self.reciprocal.page is not None:
            self.menus.follow(self.reciprocal.page.controller.state, False, self.reciprocal.page.problem())
            exportable, busy = False, False
        elif self.network.in_front and self.network.page is not None:
            self.menus.follow(self.network.page.controller.state, False, self.network.page.problem())
            exportable, busy = False, False
        elif not self.pages.searching:
            self.menus.follow(self.controller.state, False, self.form.problem)
            exportable, busy = False, False
        self.reciprocal.follow()
        self.network.follow()
        elsewhere = "" if self.pages.searching else self.tr("Not on this page.")
        self.menus.offer_run(elsewhere or self.runs.why_not())
        self.menus.show_page(self.pages.command)
        self.rail.show_row(self.pages.command)
        self.menus.offer_export(exportable, why_not if busy else "")
        self.page.hits.offer_export(exportable, why_not if busy else "")
        no_pairs = elsewhere or self.pairwise.why_not()
        self.menus.offer_pairwise(no_pairs)
        self.page.hits.offer_pairwise(no_pairs)

    # Commands

    def _start(self) -> None:
        """Search, or measure where that page is in front."""
        if self.pages.comparing and self.pages.comparison is not None:
            self.pages.comparison.start()
        elif self.reciprocal.in_front:
            self.reciprocal.start()
        elif self.network.in_front:
            self.network.start()
        else:
            self.pages.show_search()
            self.search()

    def _cancel(self) -> None:
        """Stop what runs on the page in front."""
        if self.pages.comparing:
            self.pages.stop()
        elif self.reciprocal.in_front:
            self.reciprocal.cancel()
        elif self.network.in_front:
            self.network.cancel()
        else:
            self.controller.cancel()

    def _commands(self) -> dict[str, object]:
        return {
            "open_query": self.files.open_query,
            "open_database": self.files.open_database,
            "clear_recent": self._clear_recent,
            "try_sample": self.try_sample,
            "import_database": self.files.import_database,
            "database_info": self.files.database_info,
            "export": self.files.export,
            "quit": self.close,
            "search": self._start,
            "cancel": self._cancel,
            "copy_command_line": self.help.copy_command_line,
            "pairwise": lambda: self.pairwise.ask(),
            "filter": self.page.hits.filter_bar.focus,
            "hit_as_query": self.iterating.use_hit,
            "region_as_query": self.iterating.use_region,
            "regions_as_queries": self.iterating.use_regions,
            "export_queries": self.queries.export,
            "next_query": self.queries.next,
            "previous_query": self.queries.previous,
            "next_hit": self._next_hit,
            "previous_hit": self._previous_hit,
            "show_form": self.layout_.show_form,
            "show_chart": self.run_bar.show_chart,
            "reset_layout": self.layout_.reset,
            "next_pane": lambda: self.layout_.go_to_pane(1),
            "previous_pane": lambda: self.layout_.go_to_pane(-1),
            "larger_pane": lambda: self.layout_.resize_pane(1),
            "smaller_pane": lambda: self.layout_.resize_pane(-1),
            "show_search": self.pages.show_search,
            "show_comparison": self.pages.show_comparison,
            "show_reciprocal": self.reciprocal.show,
            "show_network": self.network.show,
            "guide": self.help.guide,
            "shortcuts": self.help.shortcuts,
            "open_log": self.help.open_log,
            "about": self.help.about,
            **self.runs.commands(),
        }

    def _next_hit(self) -> None:
        self._walk(1)

    def _previous_hit(self) -> None:
        self._walk(-1)

    def _walk(self, step: int) -> None:
        table = self.page.hits.table
        place = table.currentIndex().row() + step
        if 0 <= place < table.model().rowCount():
            table.selectRow(place)

    def _clear_recent(self) -> None:
        self.settings.clear_recent()
        self.show_recent()

    def show_recent(self) -> None:
        """Offer the files used last."""
        databases = self.settings.recent("databases")
        self.menus.show_recent(self.settings.recent("queries"), databases, self.settings.recent("runs"))
        self.form.set_recent_databases(databases)

    # Beginning and end

    def _load_the_rest(self) -> None:
        """Load the charts here, where Qt's code belongs, and look for engines in the worker.

        The third of a second that the chart library takes passes right after the first paint, before anything
        runs that it could hold up.
        """

        def steps(_: EngineShelf) -> Iterator[object]:
            yield None
            from swathe.core.engines import probe_engines

            return probe_engines()

        self.background.submit(Job("probe", steps, CancelToken(), ignore_step, self._on_probed, BACKGROUND))
        self.runs.begin()
        self._list_recent_runs()
        self.run_bar.make_chart()

    def _list_recent_runs(self) -> None:
        """Show the last searches where there is no other to be shown."""
        if self.results.currentWidget() is not self.start_page:
            return

        def work(history: History) -> Iterator[object]:
            yield None
            return history.runs()

        self.runs.jobs.ask(
            "list recent searches",
            work,
            self.start_page.show_runs,
            lambda error: self.start_page.say(words_of(error)),
            priority=BACKGROUND,
        )

    def _on_rail(self, command: str) -> None:
        """Bring a page to the front; the search, where it is there already, folds or unfolds its form."""
        again = command == "show_search" and self.pages.searching
        self.menus.action("show_form" if again else command).trigger()
        self.rail.show_row(self.pages.command)

    def _on_probed(self, job: Job) -> None:
        gc.freeze()  # the libraries' half million objects stay, and looking through them takes 80 ms
        if job.error is not None:
            self.presenter.present(job.error)
        elif job.result is not None:
            self.form.engine.set_engines(job.result)
            self.menus.show_engines(job.result)
            self.pages.set_engines(job.result)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Swathe"))
        self.setMinimumSize(*SMALLEST_SIZE)
        self._drops = DropTarget(self, self.form.query, self.form.database)
        self._drops.dropped.connect(self.take)
        right = QWidget()
        column = QVBoxLayout(right, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        self.results.addWidget(self.start_page)
        self.results.addWidget(self.page)
        column.addWidget(self.results, 1)
        column.addWidget(self.run_bar)
        self.splitter.addWidget(self.form)
        self.splitter.addWidget(right)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        central = QWidget()
        across = QHBoxLayout(central, spacing=0)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(self.rail)
        across.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        for edit in self.findChildren(QLineEdit):
            edit.setAcceptDrops(False)  # a line edit would take a dropped file as text

    def _connect(self) -> None:
        self.controller.state_changed.connect(self._on_state)
        self.controller.importing.connect(self.run_bar.show_import)
        self.controller.progressed.connect(self.run_bar.advance)
        self.alignments.arrived.connect(self.page.alignment_arrived)
        self.alignments.failed.connect(self.page.alignment_failed)
        self.exports.aligned.connect(self.alignments.announce)
        self.page.alignments_wanted.connect(self.alignments.want)
        self.page.job_wanted.connect(self.background.submit)
        self.page.hits.model.unreadable.connect(self.presenter.present, Qt.ConnectionType.QueuedConnection)
        self.page.export_requested.connect(self.files.export)
        self.page.current_query_changed.connect(self.follow)
        self.page.query_summary.export_requested.connect(self.queries.export)
        self.form.search_requested.connect(self.search)
        self.form.cancel_requested.connect(self.controller.cancel)
        self.form.validity_changed.connect(self._on_validity)
        self.form.query.open_requested.connect(self.files.open_query)
        self.form.database.open_requested.connect(self.files.open_database)
        self.form.database.opening.connect(self.show_recent)
        self.form.scoring.view_requested.connect(self.files.show_matrix)
        self.form.scoring.file_requested.connect(self.files.open_matrix)
        self.run_bar.cancel_requested.connect(self.controller.cancel)
        self.run_bar.chart_shown.connect(self.menus.action("show_chart").setChecked)
        self.pages.changed.connect(self.follow)
        self.rail.chosen.connect(self._on_rail)
        self.start_page.query_requested.connect(self.files.open_query)
        self.start_page.database_requested.connect(self.files.open_database)
        self.start_page.sample_requested.connect(self.try_sample)
        self.start_page.run_requested.connect(lambda run: self.runs.open_kept(run.id, run.shown))
        self.runs.keeping.kept.connect(self._list_recent_runs)
        self.menus.recent_query_chosen.connect(self.form.query.open)
        self.menus.recent_database_chosen.connect(self.form.database.open)
        self.menus.recent_run_chosen.connect(self.runs.files.open)
        self.menus.colour_scheme_chosen.connect(self.layout_.set_scheme)
        self.menus.engine_chosen.connect(self.form.engine.choose)
        self.menus.offer_columns(self.page.hits.table.columns_menu)
        self.menus.offer_marks(self.page.hits.marking.menu)
        self.page.hits.filter_bar.use_saved(SavedFilters(self.settings))
        self.menus.offer_iterating(self.page.hits.table)
        self.presenter.told.connect(self._on_told)
        self.presenter.reported.connect(self._on_reported)

    def _restore(self) -> None:
        self.layout_.restore()
        self.show_recent()
        self.follow()

    def _save(self) -> None:
        self.layout_.save()
        self.pages.save()
        self.form.save(self.settings)
        self.settings.flush()
