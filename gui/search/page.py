"""The search page: form, results and progress, and what a search has each of them show."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from swathe.core.engines.base import EngineInfo
from swathe.core.errors import DeviceError, EngineUnavailable, InvalidRequest, SwatheError
from swathe.core.export.provenance import command_line
from swathe.core.history.repeating import original_request
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.words import counted
from swathe.gui.export.commands import ExportCommands
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.hits.saved_filters import SavedFilters
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.summary_line import differences
from swathe.gui.search.controller import SearchController
from swathe.gui.search.file_commands import FileCommands
from swathe.gui.search.form import SearchForm
from swathe.gui.search.hits_as_queries import HitsAsQueries
from swathe.gui.search.panes import Panes
from swathe.gui.search.rate_record import RateRecord
from swathe.gui.search.rounds_controller import RoundsController
from swathe.gui.search.run_bar import RunBar
from swathe.gui.search.significance import SignificanceController
from swathe.gui.widgets.column_keys import SORT_KEY
from swathe.gui.widgets.command import Command, Submenu, always
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.pages import Page
from swathe.gui.widgets.parts import Part
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

_FROZEN_TOGETHER: Final = 1_000
"""Queries after which what was found is taken from the garbage collector's sight: to look through the results
of 20,000, which are no garbage, takes it longer than a window may stand still."""
_LONG_ENOUGH: Final = 1.0
"""Seconds of a search whose rate counts among the best."""


class SearchPage(Page):
    """Search with what the form says, and show what is found.

    welcome : shown in place of the results while there are none

    Signals
    -------
    titled(str) : what the window is about now
    recent_changed() : other files are those used last
    """

    titled = Signal(str)
    recent_changed = Signal()

    under_way = "A search is running."

    def __init__(
        self, settings: WindowSettings, background: BackgroundThread, dialogs: FileDialogs, welcome: QWidget
    ) -> None:
        super().__init__()
        self._settings = settings
        self._background = background
        self._search_when_ready = False
        self._awaits_cluster = False
        self._settled = False
        self._followed: RoundOptions | None = None  # what rounds that ran again put into the form
        self._title = ""  # by query and database; '' before a search
        self._of_sample = ""  # what is said once the sample was searched
        self._of_change: tuple[str, tuple[Sequence, ...]] = ("", ())  # said of it, and what it left
        self.record = RateRecord()
        self.controller = SearchController(background, self.record, self)
        self.alignments = AlignmentController(background, self)
        self.form = SearchForm(background)
        self.results = ResultsPage()
        self.run_bar = RunBar(self.record)
        self.run_bar.keep_clear(self.results.words_in)
        self.messages = MessageBar(self)
        self.messages.lie_in(lambda: self.run_bar.room_beside(self))
        form, line = self.form, self.run_bar
        around = (form, form.sections[-1], form.button, line, line.cancel, line.text)
        self.messages.lie_on(lambda: self.form.room_below(self), around, self.form.button)
        self.panes = Panes(self.form, welcome, self.results, self.run_bar)
        self.files = FileCommands(self.form, self.messages, background, dialogs)
        self.export = ExportCommands(self.results, self.messages, background, settings)
        self.hits_as_queries = HitsAsQueries(self.form, self.results, self.alignments, self.messages)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panes)
        self._marks_changed = ""
        self.addActions(self.results.hits.marking.of_all)  # their keys work wherever the focus is
        self._connect()
        self.rounds = RoundsController(
            self.controller,
            self.results,
            self.run_bar,
            self.alignments,
            self.messages,
            background,
            dialogs,
        )
        self.rounds.rerun.connect(self._on_rerun)
        self.significance = SignificanceController(
            self.controller,
            self.results,
            self.run_bar,
            self.messages,
            self.form.engine,
            background,
            settings,
            lambda: self.beside(),
        )
        self.significance.borderline_tested.connect(self.export.verdicts_changed)
        self.export.test_first = self.significance.test_first

    # What can be done

    @property
    def state(self) -> SearchState:
        """Where the search is."""
        return self.controller.state

    @Slot()
    def start(self) -> None:
        """Start the search that the form describes."""
        self._search_when_ready = False
        try:
            request = self.form.request()
        except SwatheError as error:
            self.tell(error)
            return
        if not self._waits_for_another():
            self.controller.start(request, after=self.form.database.reading)

    def search_rest(self, stopped: SearchResult) -> None:
        """Search the queries that a stopped search left, and add what is found to its result."""
        if not self._waits_for_another():
            self.controller.start(original_request(stopped), before=stopped)

    def _waits_for_another(self) -> bool:
        """Whether something is under way that no search runs beside, which is said; else clear messages."""
        other = self.beside()
        if other is None:
            self.messages.hide()
            return False
        self.messages.show_message(Tone.NOTE, other.under_way, (("Cancel it", other.cancel),))
        return True

    def cancel(self) -> None:
        """Stop the search, or what is estimated of its hits."""
        self.controller.cancel()

    def stop(self) -> None:
        """Stop everything."""
        self.controller.cancel()
        self.alignments.stop()

    def problem(self) -> str:
        """Return why no search can be started."""
        return self.form.problem or self.forbidden()

    def why_no_command(self) -> str:
        """Return why there is no command line."""
        return self.form.problem

    def command_line(self) -> str:
        """Return the search that the form describes, as a command. Raises InvalidRequest."""
        return command_line(self.form.request())

    def open_query(self) -> None:
        """Ask for query files, and open them."""
        self.panes.unfold_form()
        self.files.open_query()

    def paste_query(self) -> None:
        """Put the text on the clipboard, or the files copied to it, in place of the query.

        Where the database has the keys, files are the database.
        """
        copied = QGuiApplication.clipboard().mimeData()
        focused, database = QApplication.focusWidget(), self.form.database
        if focused is not None and database.isAncestorOf(focused) and database.paste(copied):
            return
        if not copied.hasUrls() and not copied.text().strip():
            self.messages.show_message(Tone.NOTE, "There is no text on the clipboard to paste as a query.")
            return
        self.show_form()
        query = self.form.query
        replaced = len(query.parsed) if not copied.hasUrls() else 0
        query.paste(copied)
        if replaced > 1:
            self._tell_of_change(f"The pasted text replaced {replaced:,} queries.")

    @Slot(int)
    def _tell_removed(self, count: int) -> None:
        """Say how many queries were taken out, and offer to bring them back."""
        self._tell_of_change("{} removed.".format(counted(count, "query", "queries")))

    def _tell_of_change(self, words: str) -> None:
        """Say how the query was changed, and offer to undo that as long as it is the last change."""
        query = self.form.query
        self._of_change = words, query.parsed
        self.messages.show_message(Tone.NOTE, words, (("Undo", query.undo),), passes=True)

    def _forget_change(self) -> None:
        """Take away what is said of a change of the query once there was another one."""
        words, queries = self._of_change
        if words and self.messages.text == words and self.form.query.parsed is not queries:
            self.messages.hide()

    @Slot(str)
    def _offer_marks_back(self, words: str) -> None:
        """Say how many ticks or pins are others, and offer those before."""
        self._marks_changed = words
        undo = self.results.hits.marking.undo
        self.messages.show_message(Tone.NOTE, words, (("Undo", undo),), passes=True)

    @Slot()
    def _withdraw_marks(self) -> None:
        if self.messages.text == self._marks_changed:
            self.messages.hide()

    @Slot()
    def begin_new(self) -> None:
        """Show the form without a query and with the usual options; the database stays.

        Another question begins from what suits most: what the last one asked for would be overlooked. Ctrl+Z
        brings back its query, and a button its options.
        """
        self.show_form()
        self.messages.hide()
        self.form.query.clear()
        keep = self.form.take_usual()
        self.form.go_to("queries")  # the form may be scrolled down
        if keep is not None:
            words = "Sensitivity and options are reset to the defaults."
            self.messages.show_message(Tone.NOTE, words, (("Keep the last ones", keep),), passes=True)

    def open_database(self) -> None:
        """Ask for a database, and open it."""
        self.panes.unfold_form()
        self.files.open_database()

    def try_next(self, name: str) -> None:
        """Try what may find or confirm relatives, one of `NEXT`."""
        if name == "significance":
            self.significance.ask()
            return
        if name == "frame":
            self.show_form()
            self.form.query.translate_again()
            return
        self.results.run.again_requested.emit()
        if name == "database":
            self.open_database()
        elif name == "translate":
            self.form.query.ask_frame()
        elif name == "longer":
            self._show_field("queries")
        elif name == "taxa":
            self._show_field("taxa")
        else:
            self.form.preset.choose(name)

    @Slot()
    def try_sample(self) -> None:
        """Search the sample, and say in the end what that was."""
        self._search_when_ready = True
        self.form.query.open(sample_queries())
        self.form.database.open(sample_database())
        self.controller.ended.connect(self._tell_of_sample, Qt.ConnectionType.SingleShotConnection)

    def use_cluster(self, address: str) -> None:
        """Compute with the cluster at an address; a search that is about to begin waits for its answer."""
        self._awaits_cluster = True
        self.form.cluster.address_edit.setText(address)
        self.form.cluster.ask()

    @property
    def about_to_search(self) -> bool:
        """Whether a search begins as soon as the form has read its files."""
        return self._search_when_ready

    def tell(self, error: Exception) -> None:
        """Say an error that a user can mend, with what can be done after a search failed by it."""
        failed = self.state is SearchState.FAILED and not isinstance(error, InvalidRequest)
        stopped = self.controller.before
        action = ("Try again", self.start if stopped is None else partial(self.search_rest, stopped))
        if isinstance(error, DeviceError | EngineUnavailable):
            action = ("Search on the CPU", self.controller.search_on_cpu)
        self.messages.show_message(Tone.PROBLEM, str(error), (action,) if failed else ())

    def settle(self) -> None:
        """Offer what can be done now, a search and what there is beside the hits; test the one looked at."""
        self.form.forbid(self.forbidden())
        self.significance.settle()
        why_not = self.why_no_export()
        self.results.hits.offer_export(not why_not, why_not if self.state.busy else "")
        self.results.query_summary.offer_export(self.why_no_summary())
        self.results.hits.offer_pairwise(self.significance.why_not())
        other = self.beside() if not self.state.busy else None
        self.run_bar.tell_beside(other.under_way if other is not None else "")

    def undo_query(self) -> None:
        """Show the form with the query as it was before its last change."""
        self.show_form()
        self.form.query.undo()

    def why_no_undo(self) -> str:
        """Return why no change of the query can be undone, '' where one can."""
        return "" if self.form.query.edit.document().isUndoAvailable() else "The query was not changed."

    def why_no_hits(self) -> str:
        """Return why nothing can be done with a hit, '' where it can."""
        shown = self.results.current_result()
        return "" if shown is not None and len(shown.hits) else "There are no hits."

    def why_no_export(self) -> str:
        """Return why the hits cannot be exported, '' where they can."""
        if self.state.busy:
            return "The search is running. Its hits can be exported when it has ended or is cancelled."
        result = self.controller.result
        if result is None or not any(len(query.hits) for query in result.queries):
            return "There are no hits."
        return ""

    def why_no_queries(self) -> str:
        """Return why one cannot go from query to query, '' where one can."""
        return "" if len(self.results.queries.table) > 1 else "There is no other query."

    def why_no_summary(self) -> str:
        """Return why the table of queries cannot be written, '' where it can."""
        if self.controller.result is None:
            return "The table can be written when the search has ended or is cancelled."
        return ""

    def commands(self) -> list[Command | Submenu]:
        """Return the rows of what can be done on this page."""
        hits, step = self.results.hits, self._walk
        queries = self.results.query_summary
        here = self._here
        return [
            Command(
                "new_search",
                "Ne&w search",
                self.begin_new,
                "Search",
                keys="Ctrl+N",
                tip="Enter another query, with the usual options; the database stays",
            ),
            Command(
                "undo_query",
                "Undo the last change of the &query\tCtrl+Z",  # a key of the query, and of other fields
                self.undo_query,
                "Search",
                why_not=partial(here, self.why_no_undo),
            ),
            Command("try_sample", "Try the &sample", self.try_sample, "File"),
            Command(
                "import_database",
                "&Import FASTA as a Swathe database…",
                self.files.import_database,
                "File",
                1,
            ),
            Command("database_info", "Database in&formation", self.files.database_info, "File", 1),
            Command(
                "filter",
                "&Filter\tCtrl+F",
                hits.filter_bar.focus,
                "Results",
                why_not=partial(here, self.why_no_hits),
            ),
            Command(
                "pairwise",
                "&Pairwise significance…",
                self.significance.ask,
                "Results",
                keys="Ctrl+P",
                why_not=partial(here, self.significance.why_not),
            ),
            Command(
                "next_hit",
                "&Next hit",
                partial(step, 1),
                "Results",
                1,
                keys="Ctrl+Down",
                why_not=partial(here, self.why_no_hits),
            ),
            Command(
                "previous_hit",
                "P&revious hit",
                partial(step, -1),
                "Results",
                1,
                keys="Ctrl+Up",
                why_not=partial(here, self.why_no_hits),
            ),
            Command(
                "hit_as_query",
                "Use this &hit as the query",
                self.hits_as_queries.use_hit,
                "Results",
                2,
                keys="Ctrl+L",
                why_not=partial(here, self.why_no_hits),
                tip="Its whole sequence",
            ),
            Command(
                "region_as_query",
                "Use its &aligned region as the query",
                self.hits_as_queries.use_region,
                "Results",
                2,
                keys="Ctrl+Shift+L",
                why_not=partial(here, self.why_no_hits),
                tip="The part of its sequence that is aligned",
            ),
            Command(
                "regions_as_queries",
                "Use the aligned re&gions of ticked or selected hits as queries",
                self.hits_as_queries.use_regions,
                "Results",
                2,
                keys="Ctrl+K",
                why_not=partial(here, self.why_no_hits),
                tip="Of the ticked hits, else of several selected ones, else of the current hit",
            ),
            Command(
                "next_query",
                "Next q&uery",
                partial(queries.walk, 1),
                "Results",
                3,
                keys="Ctrl+Shift+Down",
                why_not=partial(here, self.why_no_queries),
            ),
            Command(
                "previous_query",
                "Previous quer&y",
                partial(queries.walk, -1),
                "Results",
                3,
                keys="Ctrl+Shift+Up",
                why_not=partial(here, self.why_no_queries),
            ),
            Command(
                "export_queries",
                "&Export the table of queries…",
                self.ask_to_export_queries,
                "Results",
                3,
                why_not=partial(here, self.why_no_summary),
            ),
            Command(
                "save_pssm",
                "Sa&ve PSSM…",
                self.rounds.save_pssm,
                "Results",
                3,
                why_not=partial(here, self.rounds.why_no_pssm),
            ),
            Submenu(hits.table.columns_menu, "Results", 4, here),
            Command(
                "sort_by_column",
                f"S&ort by this column\t{SORT_KEY}",  # a key of every table, for its own current column
                hits.table.column_keys.sort,
                "Results",
                4,
                why_not=partial(here, self.why_no_hits),
                tip="The column of the current cell, which Left and Right choose. Again reverses the order, "
                "once more stops sorting",
            ),
            Submenu(hits.marking.menu, "Results", 4, here),
            *(
                Command(
                    f"{name}_tab",
                    f"{title}\t{keys}",  # keys of the results page
                    partial(self.results.tabs.walk, step),
                    "View",
                    2,
                    why_not=here,
                )
                for name, title, keys, step in (
                    ("next", "Next t&ab of the details", "Ctrl+Tab", 1),
                    ("previous", "Previous tab of the &details", "Ctrl+Shift+Tab", -1),
                )
            ),
            Command(
                "details_alone",
                "Deta&ils alone",
                lambda: self.results.rows.show_details_alone(not self.results.rows.details_alone),
                "View",
                2,
                keys="Ctrl+Shift+D",
                why_not=here,
                tip="Give the details the room of the hits, too; again gives it back",
                checked=lambda: self.results.rows.details_alone,
            ),
            Command(
                "show_form",
                "Search &form",
                self.panes.toggle_form,
                "View",
                1,
                keys="Ctrl+B",
                checked=lambda: self.panes.form_shown,
            ),
            Command(
                "show_chart",
                "Speed &chart",
                self.run_bar.toggle_chart,
                "View",
                1,
                keys="Ctrl+G",
                checked=lambda: self.run_bar.chart_open,
            ),
        ]

    def parts(self) -> list[Part]:
        """Return the parts that F6 goes to: the form, the queries, the hits, and the tabs on a hit."""
        return self.panes.parts()

    def _here(self, why_not: Callable[[], str] = always) -> str:
        """Return why a command of this page cannot be done: another is shown, or another reason."""
        return "Not on this page." if self.isHidden() else why_not()

    @Slot(str)
    def ask_to_export(self, asked: str = "") -> None:
        """Ask what to export; it is offered when a search with hits is over. `asked` as for the dialog."""
        if self.controller.result is not None:
            self.export.ask(self.controller.result, asked)

    @Slot()
    def ask_to_export_queries(self) -> None:
        """Ask where the table of queries goes; it is offered when a search is over."""
        if self.controller.result is not None:
            self.export.ask_summary(self.controller.result)

    def _walk(self, step: int) -> None:
        table = self.results.hits.table
        place = table.currentIndex().row() + step
        if 0 <= place < table.model().rowCount():
            table.go_to(place)

    # What is kept

    def save(self, settings: WindowSettings) -> None:
        """Remember inputs and layout for the next start."""
        self.panes.save(settings)
        self.form.save(settings)

    def restore_inputs(self) -> None:
        """Bring back the inputs of the last time: files are read for it."""
        self.form.restore(self._settings)

    def restore_layout(self) -> None:
        """Bring back the layout of the last time."""
        self.panes.restore(self._settings)

    # What the search tells

    @Slot(object)
    def _on_state(self, state: SearchState) -> None:
        self.form.set_state(state)
        self.run_bar.set_state(state)
        self.changed.emit()

    @Slot(str)
    def _on_validity(self, problem: str) -> None:
        self.changed.emit()
        if self.form.query.paths != (sample_queries(),) or self.form.database.path != sample_database():
            self._forget_sample()
        self._forget_change()
        ready = not problem and self.form.database.path is not None and not self._awaits_cluster
        if ready and self._search_when_ready and not self.state.busy:
            self._search_when_ready = False
            QTimer.singleShot(0, self.start)

    @Slot(object)
    def _on_cluster(self, info: EngineInfo) -> None:
        awaited, self._awaits_cluster = self._awaits_cluster, False
        if awaited and not info.available:
            self._search_when_ready = False
            self.messages.show_message(Tone.PROBLEM, self.form.cluster.note.text)
        self._on_validity(self.form.problem)

    @Slot(object)
    def _on_started(self, plan: Plan) -> None:
        self._begin(plan)
        self.results.query_summary.unsort()
        before = self.controller.before
        rates = before.rates if before is not None else None
        self.run_bar.start(plan, self.results.current_query(), rates)
        self.run_bar.show_best(self._settings.read(_best_key(plan), 0.0, float))
        self.panes.make_room()
        for path in reversed(plan.request.databases):
            self._settings.add_recent("databases", path)
        for path in reversed(self.form.query.paths):
            self._settings.add_recent("queries", path)
        self.recent_changed.emit()

    @Slot(str)
    def _on_warned(self, words: str) -> None:
        self.results.search_warned(words)
        self.messages.show_message(Tone.PROBLEM, words)

    @Slot()
    def _on_query(self) -> None:
        """Have the chart lie over no hits of the query that is looked at now."""
        self.run_bar.make_way(self.results.current_result() is not None, self.results.current_query())
        self.changed.emit()

    @Slot(int, object)
    def _on_hits(self, index: int, result: QueryResult) -> None:
        self.results.hits_found(index, result)
        self.alignments.add(index, result)
        if index == self.results.current_query():
            self.run_bar.make_way(True)
            self.changed.emit()
        if (index + 1) % _FROZEN_TOGETHER == 0:
            gc.freeze()

    @Slot(object, bool)
    def _on_ended(self, result: SearchResult | None, complete: bool) -> None:
        self.run_bar.finish(result, complete)
        if result is not None and complete and result.seconds >= _LONG_ENOUGH:
            key = _best_key(result.plan)
            if result.gcups > self._settings.read(key, 0.0, float):
                self._settings.write(key, result.gcups)
        if not self._settled:
            self._settled = True
            gc.freeze()  # what the first search loaded, too
        self.finished.emit()
        self.results.search_ended(result, complete)
        self.changed.emit()
        if result is not None and result.stopped:
            self.messages.show_message(Tone.PROBLEM, result.stopped)

    @Slot(object, object)
    def _on_rerun(self, before: SearchRequest, request: SearchRequest) -> None:
        """Let the form follow if it holds the search whose rounds run again, and all queries take part."""
        with contextlib.suppress(SwatheError):
            if len(before.queries) == len(request.queries) and not differences(before, self.form.request()):
                self.form.rounds.choose(request.iteration)
                self._followed = request.iteration

    def _follow_back(self, shown: SearchRequest) -> None:
        """Let the form follow to rounds that are shown again, as it followed to those that ran again.

        Somebody who changed something in it since has it as it is.
        """
        if self._followed is None or shown.iteration is None:
            return
        with contextlib.suppress(SwatheError):
            held = self.form.request()
            if held.iteration == self._followed and differences(shown, held).keys() == {"iteration"}:
                self.form.rounds.choose(shown.iteration)
                self._followed = shown.iteration

    @Slot(object, bool)
    def _tell_of_sample(self, result: SearchResult | None, complete: bool) -> None:
        if result is not None and complete and result.plan.request.databases == (sample_database(),):
            sequences = result.plan.database.n_sequences
            words = f"This is the sample: two human proteins against {sequences:,} sequences of Swiss-Prot."
            own = ("Search with your own", self.begin_new)
            self._of_sample = f"{words} Ctrl+V pastes a query of your own."
            self.messages.show_message(Tone.NOTE, self._of_sample, (own,))
            focus = QApplication.focusWidget()
            if focus is None or self.results.isAncestorOf(focus):
                # The button that began it is gone, and a field that has its focus now would take the paste.
                self.results.hits.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget_sample(self) -> None:
        """Take away what is said of the sample: other data take its place."""
        if self._of_sample and self.messages.text == self._of_sample:
            self.messages.hide()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.run_bar.finish_failed()
        self.results.search_ended(None, False)
        self._background.present(error)

    @Slot(object)
    def _on_reopened(self, result: SearchResult) -> None:
        self._begin(result.plan)
        self._follow_back(result.plan.request)
        self.panes.make_room()
        for index, query in enumerate(result.queries):
            self.results.hits_found(index, query)
            self.alignments.add(index, query)
        self.results.search_ended(result, result.complete)
        self.run_bar.make_way(True)
        self.run_bar.show_reopened(result)
        self.changed.emit()

    def _begin(self, plan: Plan) -> None:
        """Clear the results for a plan's hits, and name it in the title."""
        queries = plan.request.queries
        self._forget_sample()
        self.alignments.begin(plan)
        self.rounds.forget()
        self.results.search_started(plan)
        self.run_bar.make_way(False)
        self.panes.show_results()  # last: a hidden page is laid out once, not with each part that is filled
        first = plan.request.called(0)
        more = f" and {len(queries) - 1} more" if len(queries) > 1 else ""
        title = f"{first}{more} vs {plan.database.name}"
        self._title = self.hits_as_queries.searched = title
        self.name_run("")

    def name_run(self, name: str) -> None:
        """Call the run shown by the name that somebody gave it, or if that is '' by query and database."""
        self.results.summary.say_name("" if name == self._title else name)
        if self._title:
            self.titled.emit(name or self._title)

    # Inside

    def _connect(self) -> None:
        search, results, form = self.controller, self.results, self.form
        search.state_changed.connect(self._on_state)
        search.importing.connect(self.run_bar.show_import)
        search.estimating.connect(self.run_bar.show_estimate)
        search.progressed.connect(self.run_bar.advance)
        search.started.connect(self._on_started)
        search.warned.connect(self._on_warned)
        search.hits_found.connect(self._on_hits)
        search.ended.connect(self._on_ended)
        search.failed.connect(self._on_failed)
        search.reopened.connect(self._on_reopened)
        self.alignments.arrived.connect(results.alignment_arrived)
        self.alignments.failed.connect(results.alignment_failed)
        self.export.aligned.connect(self.alignments.announce)
        results.alignments_wanted.connect(self.alignments.want)
        results.task_wanted.connect(self._background.start)
        results.tabs.saved.connect(partial(tell_saved, self.messages))
        results.tabs.copied.connect(partial(tell_copied, self.messages))
        results.hits.copied.connect(partial(tell_copied, self.messages))
        results.hits.marking.many_changed.connect(self._offer_marks_back)
        results.hits.marking.undo_gone.connect(self._withdraw_marks)
        results.hits.model.unreadable.connect(self._background.present, Qt.ConnectionType.QueuedConnection)
        results.new_requested.connect(self.begin_new)
        results.summary.next_requested.connect(self.try_next)
        results.summary.is_translated = self.form.query.is_translated
        results.summary.form_requested.connect(self._show_field)
        results.export_requested.connect(self.ask_to_export)
        results.current_query_changed.connect(self._on_query)
        results.follow_form(form.request, form.validity_changed)
        results.query_summary.export_requested.connect(self.ask_to_export_queries)
        results.hits.filter_bar.use_saved(SavedFilters(self._settings))
        form.search_requested.connect(self.start)
        form.cancel_requested.connect(search.cancel)
        form.validity_changed.connect(self._on_validity)
        form.cluster.asked.connect(self._on_cluster)
        form.query.open_requested.connect(self.files.open_query)
        form.query.removed.connect(self._tell_removed)
        form.query_replaced.connect(self._tell_of_change)
        form.query.folder_meant.connect(self.files.open_query_in)
        form.database.open_requested.connect(self.files.open_database)
        form.database.add_requested.connect(self.files.add_database)
        form.database.newer_wanted.connect(self.files.ask_for_newer)
        form.taxa.taxdump_wanted.connect(self.files.open_taxdump)
        form.database.opening.connect(self.recent_changed)
        form.scoring.view_requested.connect(self.files.show_matrix)
        form.scoring.file_requested.connect(self.files.open_matrix)
        self.run_bar.cancel_requested.connect(search.cancel)
        self.run_bar.chart_shown.connect(self._on_chart)
        self.hits_as_queries.form_wanted.connect(self.show_form)

    @Slot()
    def _on_chart(self) -> None:
        """Let messages stand over the chart."""
        self.messages.stand_over(self.run_bar.chart_height)
        self.changed.emit()

    def _show_field(self, name: str) -> None:
        """Show the form, and what it holds of a request under this name."""
        self.show_form()
        self.form.go_to(name)

    def show_form(self) -> None:
        """Bring the page to the front with its form unfolded: something was put into it."""
        self.search_wanted.emit()
        self.panes.unfold_form()
        self.changed.emit()


def _best_key(plan: Plan) -> str:
    """Return the setting that keeps the best rate of a kernel on what a plan uses of this machine."""
    devices = " ".join(device.uuid for device in plan.devices)
    return f"speed/{plan.engine} {plan.kernel} {plan.request.threads} {devices}".strip()
