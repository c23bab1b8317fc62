"""Everything a search found: summary, queries, hits, and the details of the hit looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import dropwhile
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swathe.core.errors import SwatheError
from swathe.core.history.summary import Ending, ending_of
from swathe.core.results.filters import Condition, Filter
from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import DONE, WAITING
from swathe.core.search.events import Plan, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.search.rounds import QueryRound
from swathe.core.search.short_queries import advice_without_hits
from swathe.core.sequences.sequence import Sequence as ProteinSequence
from swathe.core.statistics.conclusion import Basis
from swathe.core.system.settings import VERSION
from swathe.core.system.words import counted
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.details import Details
from swathe.gui.results.distribution.describing import ScoreDescriber
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.hits.view import HitsView
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.queries.model import QueryListModel
from swathe.gui.results.queries.view import QuerySummaryView
from swathe.gui.results.rounds.view import RoundsView
from swathe.gui.results.rows import ResultRows
from swathe.gui.results.run.dialog import RunDialog
from swathe.gui.results.run.view import RunView
from swathe.gui.results.stack.view import StackView
from swathe.gui.results.summary_line import INFO_KEY, SummaryLine, differences
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE

_FORM_PAUSE_MS: Final = 200
"""From the last change of the form to comparing it with the run shown."""


class ResultsPage(QWidget):
    """Show a search as it runs and after.

    The owner feeds it with the search's events and with alignments as they are made.

    Signals
    -------
    alignments_wanted(int, object) : query index and list[int] of hit rows, most urgent first; it replaces
        every earlier wish
    export_requested(str) : the user wants to write hits to a file; SELECTED or TICKED where these are meant
    current_query_changed(int) : another query's hits are shown
    task_wanted(object) : what the table or a detail has for the worker
    marks_changed(int) : ticks, pins or notes of this query's hits are others now
    new_requested() : the form is to be shown without a query
    compare_requested() : the run shown is to be compared with another
    rest_requested() : the queries that a stopped search left are to be searched
    """

    rest_requested = Signal()
    alignments_wanted = Signal(int, object)
    export_requested = Signal(str)
    current_query_changed = Signal(int)
    task_wanted = Signal(object)
    marks_changed = Signal(int)
    new_requested = Signal()
    compare_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._plan: Plan | None = None
        self._asked: SearchRequest | None = None
        self._ending: Ending | None = None  # None before the search is over
        self._query = 0
        self._chosen = False  # whether a user chose it, of this search
        self._looked_at: dict[tuple[str, ...], int] = {}  # the query last, by the headers of all
        self._awaited = 0  # the query that is shown once it was searched, unless somebody chooses another
        self._unlisted = False  # whether words leave out every query
        self._new: dict[int, frozenset[int]] = {}
        self._warnings: list[str] = []
        self._settling = False
        self._table_wish: list[int] = []
        self._asking = False
        self._failed: set[int] = set()
        self._basis: Basis | None = None  # that the hits shown were judged by
        self._ask_timer = QTimer(self, singleShot=True, interval=0)
        self._ask_timer.timeout.connect(self._ask_for_alignments)
        self.queries = QueryListModel(self)
        self.summary = SummaryLine()
        self.query_summary = QuerySummaryView(self.queries)
        self.query_list = self.query_summary.table
        self.hits = HitsView()
        self.alignment = AlignmentView()
        self.dot_plot = DotPlotView()
        self.permutations = PermutationsView()
        self.run = RunView()
        self._describer = ScoreDescriber(self)
        self.rounds = RoundsView()
        self.stack = StackView()
        self.tabs = Details()
        self.tabs.selected = self.hits.selected_rows
        for detail in (self.alignment, OverviewView, self.stack):
            self.tabs.add(detail)
        self.tabs.add(DistributionView, make=partial(DistributionView, self._describer))
        self.tabs.add(OrganismsView)
        self.tabs.add(self.rounds)
        self.tabs.setTabVisible(self.tabs.indexOf(self.rounds), False)  # until there are any
        for other in (self.dot_plot, self.permutations):
            self.tabs.add(other, beside=self.alignment)
        self._run_dialog: RunDialog | None = None
        self._read_form: Callable[[], SearchRequest] | None = None
        self._form_timer = QTimer(self, singleShot=True, interval=_FORM_PAUSE_MS, timeout=self._compare_form)
        self.note = NoteLine()
        self.run.hide()
        self.summary.show_count(self.hits.count)
        self.rows = ResultRows(self.query_summary, self.hits, self.tabs)
        self._lay_out()
        self.current_query_changed.connect(self._remember)
        self.hits.current_hit_changed.connect(self._show_hit)
        self.hits.rows_changed.connect(self._show_rows)
        self.hits.filter_bar.filter_changed.connect(
            lambda conditions: self.query_summary.say_filtered(conditions != Filter())
        )
        self.hits.filter_bar.filter_changed.connect(self.tabs.set_filter)
        self.hits.alignments_wanted.connect(self._take_wish)
        self.hits.export_requested.connect(self.export_requested)
        self.hits.alignment_requested.connect(self._go_to_alignment)
        self.hits.task_wanted.connect(self.task_wanted)
        self._describer.task_wanted.connect(self.task_wanted)
        self._describer.ended.connect(self._say_of_scores)
        self.summary.pointer_left.connect(self._say_of_scores)
        self.hits.marks_changed.connect(self._show_marks)
        self.rounds.round_marked.connect(self._say_round)
        pictures = self.alignment.picture_menu
        assert pictures is not None
        pictures.addSeparator()
        pictures.addAction("Several hits in one picture: &Overview", partial(self.tabs.open, OverviewView))
        pictures.addAction("Several hits as one alignment: S&tack", partial(self.tabs.open, StackView))
        self.query_summary.query_chosen.connect(self._query_chosen)
        self.query_summary.none_listed.connect(self._none_listed)
        self.hits.all_queries_wanted.connect(self.query_summary.words.clear)
        self.summary.rest_wanted.connect(self.query_list.setFocus)  # the button goes
        self.summary.rest_wanted.connect(self.rest_requested)
        self.query_summary.hits_wanted.connect(self.hits.table.setFocus)
        self.tabs.hit_chosen.connect(self.go_to_hit)
        self.dot_plot.column_chosen.connect(self._show_column)
        self.tabs.filter_wanted.connect(self._narrow)
        self.tabs.lineages_read.connect(self.hits.lineages_arrived)
        self.hits.lineages_wanted.connect(lambda: self.tabs.open(OrganismsView).group_by_lineage())
        self.tabs.task_wanted.connect(self.task_wanted)
        self.tabs.alignments_wanted.connect(self._ask_timer.start)
        self.summary.info_requested.connect(self.show_run)
        self.summary.again_requested.connect(self.run.again_requested)
        self.summary.new_requested.connect(self.new_requested)
        self.summary.compare_requested.connect(self.compare_requested)
        self.summary.notes_changed.connect(self._show_notes)
        self.summary.offer_exports(
            self.hits.export_action, self.query_summary.export_action, self.rounds.pssm_action
        )
        for keys, act in (
            (INFO_KEY, self.show_run),
            ("Ctrl+Tab", partial(self.tabs.walk, 1)),
            ("Ctrl+Shift+Tab", partial(self.tabs.walk, -1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self.show_empty()

    # What happens

    def show_empty(self) -> None:
        """Say that nothing was searched yet."""
        self._plan = None
        self._query = 0
        self.queries.set_queries(())
        self._asked = None
        self.query_summary.hide()
        self.rows.list_queries(False)
        self.summary.clear()
        self.run.show_plan(None)
        self._show_query()

    def search_started(self, plan: Plan) -> None:
        """Clear the page for a search that begins.

        The first query is shown, until that one of the same queries that was looked at last was searched.
        """
        queries = plan.request.queries
        self._query, self._awaited = 0, self._looked_at.get(_headers(queries), 0)
        self._chosen = self._unlisted = False
        self._plan = plan
        self._asked = plan.request if plan.origin is None else None
        self.summary.say_difference({})  # what was said is of the hits before
        self.summary.say_rest("")
        self._form_timer.start()
        self._ending = None
        self._new = {}
        self._warnings = []
        self.queries.set_queries(plan.request.queries)
        self._offer_queries()
        self.query_summary.mark(self._query)
        self.run.show_plan(plan)
        self._show_query()
        self.rows.show_top()
        other = plan.origin is not None and not plan.origin.is_swathe
        found_by = plan.origin.name if plan.origin is not None and other else ""
        self.hits.begin(several_databases=len(plan.database.parts) > 1, found_by=found_by)

    def search_warned(self, sentence: str) -> None:
        """Say what went wrong on the way without spoiling the result."""
        self._warnings.append(sentence)
        self.run.add_warning(sentence)
        self._summarise()

    def hits_found(self, index: int, result: QueryResult) -> None:
        """Show what was found for a query, at once if it is the one looked at."""
        self.queries.set_result(index, result)
        self.run.add_result(index, result)
        if result.hits.pairwise:
            self.hits.show_pairwise_columns()
        if index == self._awaited != self._query and not self._chosen and not self._unlisted:
            self._query = index
            self.query_summary.mark(index)
            self._show_query()
            self.current_query_changed.emit(index)
        elif index == self._query or (index + 1 == self._query and self.current_result() is None):
            self._show_query()  # found, or its turn now

    def search_ended(self, result: SearchResult | None, complete: bool) -> None:
        """Mark what a search left undone; `result` is None if it ended before anything was compared."""
        self.queries.end()
        self.query_summary.settle()
        if self._plan is None:
            return
        if result is not None:
            self.run.show_result(result)
        self._ending = Ending() if complete or result is None else ending_of(result)
        self.summary.say_rest(self._rest())
        self._say_round()
        if self.current_result() is not None:
            self._summarise()
            return
        self._show_query()

    def show_round(self, plan: Plan, rounds: Sequence[QueryRound], number: int) -> None:
        """Show the hits of a round of an iterated search, and mark the new ones of all but the first."""
        self._plan = plan
        self._new = {
            index: frozenset(query.new_rows().tolist()) if number > 1 and query.searched else frozenset()
            for index, query in enumerate(rounds)
        }
        looked_at = self._ending is not None or self.hits.table.currentIndex().row() > 0
        for index, query in enumerate(rounds):
            self.queries.set_result(index, query.result)
        self.run.show_round(plan, [query.result for query in rounds])
        self.hits.fit_pairwise_columns([query.result.hits for query in rounds])
        self._show_query(keep_hit=looked_at)

    def alignment_arrived(self, query_index: int, rows: list[int]) -> None:
        """Show hits that were aligned just now."""
        self.queries.alignments_arrived(query_index)
        if not self._is_shown(query_index):
            return
        self.hits.alignments_arrived(rows)
        self.tabs.alignments_arrived(rows)

    def pairs_arrived(self, query_index: int, rows: list[int]) -> None:
        """Show hits whose pairwise significance was estimated just now, and those equal to them.

        A test in an earlier round may tell that the profile holds a hit that is not convincing: then what it
        found is judged otherwise, and all is said anew.
        """
        result = self.current_result()
        if not self._is_shown(query_index) or result is None:
            return
        rows = sorted({equal for row in rows for equal in result.hits.equal_rows(row)})
        self.hits.pairs_arrived(rows)
        self._summarise()
        if result.hits.basis != self._basis:
            self._basis = result.hits.basis
            self.hits.verdicts_changed()
            rows = [*rows, self.hits.current_hit_row()]
        self.tabs.pairs_arrived(rows)
        self.rounds.say_tested()

    def alignment_failed(self, query_index: int, row: int, sentence: str) -> None:
        """Say why a hit could not be aligned."""
        if not self._is_shown(query_index):
            return
        self._failed.add(row)
        self.hits.alignment_failed(row)
        self.tabs.alignment_failed(row, sentence)

    def go_to_hit(self, hit_row: int) -> None:
        """Make a hit the current one, or say that the filter hides it."""
        place = self.hits.model.model_row(hit_row)
        if place >= 0:
            self.note.say("")
            self.hits.table.go_to(place)
        elif self.hits.model.table is not None:
            name = self.hits.model.table.brief("subject", hit_row)
            sentence = "{} is hidden by the filter. Clear the filter to see it."
            self.note.say(sentence.format(name), warning=True)

    def show_run(self) -> None:
        """Show all about the run beside the window."""
        if self._plan is None:
            return
        if self._run_dialog is None:
            self._run_dialog = RunDialog(self.run, self)
            self._run_dialog.show_notes(self.summary.notes)
        self._run_dialog.show()
        self._run_dialog.activateWindow()

    def close_run(self) -> None:
        """Take away what `show_run` shows: something else is to be looked at."""
        if self._run_dialog is not None:
            self._run_dialog.close()

    def follow_form(self, read: Callable[[], SearchRequest], changed: SignalInstance) -> None:
        """Say from now on when the form, read when it `changed`, holds another search than the one shown."""
        self._read_form = read
        changed.connect(lambda *_: self._form_timer.start())

    # What is looked at

    def current_query(self) -> int:
        """Return the index of the query whose hits are shown."""
        return self._query

    def current_result(self) -> QueryResult | None:
        """Return what was found for that query; None before, and where words leave out every query."""
        return None if self._unlisted else self.queries.result(self._query)

    def save_state(self) -> dict[str, QByteArray]:
        """Return sizes and columns, by name, for the settings."""
        return {
            "columns": self.hits.save_state(),
            "query_columns": self.query_list.save_columns(),
            "alignment": self.alignment.save_state(),
            "stack": self.stack.save_state(),
            "rows": self.rows.save_state(),
        }

    def restore_state(self, state: Mapping[str, QByteArray]) -> None:
        """Bring back what `save_state` returned; what is missing or damaged stays as it is."""
        targets: tuple[tuple[str, Callable[[QByteArray], bool]], ...] = (
            ("columns", self.hits.restore_state),
            ("query_columns", self.query_list.restore_columns),
            ("alignment", self.alignment.restore_state),
            ("stack", self.stack.restore_state),
            ("rows", self.rows.restore_state),
        )
        for name, restore in targets:
            if isinstance(state.get(name), QByteArray):
                restore(state[name])

    # Inside

    def _is_shown(self, query: int) -> bool:
        """Whether the hits of a query are in the table."""
        return query == self._query and not self._unlisted

    def _show_query(self, *, keep_hit: bool = False) -> None:
        """Show the hits of the query looked at, or that there are none yet.

        keep_hit : whether the sequence looked at stays chosen, where it is among the hits
        """
        result = self.current_result()
        self._basis = None if result is None else result.hits.basis
        own = self._plan is not None and self._plan.origin is None  # others have scores of hits alone
        self._describer.describe(result if own else None, self._plan)
        self._settling = True
        if self._plan is None:
            self.hits.show_empty()
        elif self._unlisted:
            self.summary.show_unlisted(self._plan, self._ending)
            self.hits.show_unlisted()
        elif result is not None:
            not_compared = self._plan.database.n_sequences - result.compared
            advice = "" if len(result.hits) else advice_without_hits(self._plan, self._query, result)
            self.hits.show_result(result, self._plan.request.evalue, not_compared, advice, keep_hit)
            self._summarise()
            if self._new.get(self._query):
                self.hits.model.mark_new(self._new[self._query])
        elif self._ending is not None:
            self.summary.show_not_reached(self._plan, self._query, self._ending)
            self.hits.show_not_reached(bool(self._rest()))
        else:
            self.summary.show_running(self._plan, self._query)
            count, waiting = len(self._plan.request.queries), self.queries.state(self._query) == WAITING
            self.hits.show_running(f"Query {self._query + 1:,} of {count:,}" if waiting else "")
        self._settling = False
        self._table_wish = []
        self._failed = set()
        self.note.say("")
        if self._unlisted:
            self.tabs.say_instead("No query listed")
        elif self._plan is not None and result is None and self._ending is not None:
            self.tabs.say_instead("No hits to look at")
        else:
            self.tabs.say_instead("")
        model = self.hits.model
        rows, ticked = model.visible_rows(), model.ticked_rows()
        self.tabs.set_result(result, self._plan, rows, self.hits.current_hit_row(), ticked)

    def _rest(self) -> str:
        """Offer in words the queries of a batch that are left; '' where all or none are.

        Nothing is added to the run of another version, whose figures may be others, nor to rounds.
        """
        assert self._plan is not None
        states = self.queries.table.states
        left = len(list(dropwhile(DONE.__eq__, states)))
        if not 0 < left < len(states) or self._plan.request.iteration or self._plan.version != VERSION:
            return ""
        return f"Search the {counted(left, 'query', 'queries')} left"

    def _summarise(self) -> None:
        """Say what was found for the query looked at, and how much of it the filter leaves in."""
        result = self.current_result()
        if self._plan is not None and result is not None:
            shown = self.hits.model.rowCount()
            self.summary.show_result(
                self._plan,
                self._query,
                result,
                shown,
                self._warnings,
                self._ending,
                self._describer.described,
            )

    def _say_of_scores(self) -> None:
        """Say beside the hits what their scores say of E-values, once no pointer is where words may move."""
        described = self._describer.described
        if described is not None and described.trust.doubtful and not self.summary.underMouse():
            self._summarise()

    def _say_round(self) -> None:
        """Say which round of an iterated search is shown, and of how many once there will be no more."""
        number, there = self.rounds.chosen_round(), self.rounds.model.rowCount()
        over = self._ending is not None
        self.summary.say_round(number, there if over else None, converged=self.rounds.converged())

    def _compare_form(self) -> None:
        """Say quietly what the form would search otherwise than what is shown.

        What was said stays while the form cannot search: it is no less another search then.
        """
        if self._asked is None or self._read_form is None:
            self.summary.say_difference({})
            return
        try:
            wanted = self._read_form()
        except SwatheError:
            self.summary.say_difference_in_doubt()
        else:
            self.summary.say_difference(differences(self._asked, wanted))

    def _show_notes(self) -> None:
        if self._run_dialog is not None:
            self._run_dialog.show_notes(self.summary.notes)

    def _offer_queries(self) -> None:
        """Show the list of queries where there is a choice."""
        iterated = self._asked is not None and self._asked.iteration is not None
        self.rows.list_queries(self.query_summary.offer(iterated=iterated))

    def _query_chosen(self, query: int) -> None:
        if not self._is_shown(query):
            self._query, self._chosen, self._unlisted = query, True, False
            self._show_query()
            self.current_query_changed.emit(query)

    def _remember(self, query: int) -> None:
        self._looked_at[_headers(self.queries.table.queries)] = query

    def _none_listed(self) -> None:
        if self._plan is not None and not self._unlisted:
            self._unlisted = True
            self._show_query()
            self.current_query_changed.emit(self._query)

    def _show_hit(self, hit_row: int) -> None:
        if not self._settling:
            self.note.say("")
            self.tabs.set_current_hit(hit_row)

    def _show_rows(self) -> None:
        if not self._settling:
            self.note.say("")
            self._summarise()
            self.tabs.set_rows(self.hits.model.visible_rows())
            self.tabs.set_chosen(self.hits.model.ticked_rows())

    def _show_marks(self) -> None:
        if self.hits.model.table is not None:
            self.tabs.set_chosen(self.hits.model.ticked_rows())
            self.queries.marks_changed(self._query)
            self.marks_changed.emit(self._query)

    def _go_to_alignment(self) -> None:
        self.tabs.open(AlignmentView).canvas.setFocus()

    def _show_column(self, column: int) -> None:
        self.tabs.open(AlignmentView).go_to_column(column)

    def _narrow(self, condition: Condition, on: bool) -> None:
        """Narrow the table to what a detail asks for, or not any more."""
        bar = self.hits.filter_bar
        (bar.narrow if on else bar.remove_condition)(condition)

    def _take_wish(self, rows: list[int]) -> None:
        self._table_wish = rows
        self._ask_for_alignments()

    def _ask_for_alignments(self) -> None:
        """Ask for what the table wants, most urgent, and then for what the details want.

        A detail's wish waits for the event loop: it may come while whoever aligns does not have the hits yet.
        """
        table = self.hits.model.table
        if table is None:
            return
        wanted = dict.fromkeys((*self._table_wish, *self.tabs.wishes()))
        missing = [row for row in wanted if row not in table.alignments and row not in self._failed]
        if missing or self._asking:  # nothing more: what is on its way can stop
            self._asking = bool(missing)
            self.alignments_wanted.emit(self._query, missing)

    def words_in(self, over: QWidget) -> list[QRect]:
        """Return where words stand in place of a table or picture, in a widget around the page."""
        return [page.words_in(over) for page in self.findChildren(MessagePage) if page.isVisible()]

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, 2, SPACE, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self.summary)
        layout.addWidget(self.note)
        layout.addWidget(self.rows, 1)


def _headers(queries: Sequence[ProteinSequence]) -> tuple[str, ...]:
    return tuple(query.header for query in queries)
