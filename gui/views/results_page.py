"""Everything a search found: summary, queries, hits, and the details of the hit looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSplitter,
    QStackedWidget,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from core.events import Plan, SearchResult
from core.hits import QueryResult
from core.iteration.rounds import QueryRound
from gui.models.query_list_model import QueryListModel
from gui.theme import SPACE
from gui.views.alignment_view import AlignmentView
from gui.views.hit_table_view import set_plain
from gui.views.hits_view import HitsView
from gui.views.message_page import MessagePage
from gui.views.permutations_view import PermutationsView
from gui.views.run_view import RunView
from gui.views.summary_line import SummaryLine

_QUERIES_SHOWN: Final = 4
"""Queries in sight before somebody makes room for more."""


class ResultsPage(QWidget):
    """Show a search as it runs and after.

    The owner feeds it with the search's events and with alignments as they are made.

    Signals
    -------
    alignments_wanted(int, object) : query index and list[int] of hit rows, most urgent first; it replaces
        every earlier wish
    export_requested() : the user wants to write hits to a file
    current_query_changed(int) : another query's hits are shown
    """

    alignments_wanted = Signal(int, object)
    export_requested = Signal()
    current_query_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan: Plan | None = None
        self._over = False
        self._query = 0
        self._new: dict[int, frozenset[int]] = {}
        self._warnings: list[str] = []
        self.queries = QueryListModel(self)
        self.summary = SummaryLine()
        self.query_list = _query_table(self.queries, self.tr("Queries"))
        self.hits = HitsView()
        self.alignment = AlignmentView()
        self.permutations = PermutationsView()
        self.run = RunView()
        self.distribution: QWidget | None = None
        self._no_scores = MessagePage()
        self._no_scores.say(
            self.tr("No scores yet"),
            self.tr("The scores of all sequences are shown here once a query is compared."),
        )
        self._distribution_place = QStackedWidget()
        self._distribution_place.addWidget(self._no_scores)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Details"))
        self.tabs.addTab(self.alignment, self.tr("&Alignment"))
        self.tabs.addTab(self._distribution_place, self.tr("Score distri&bution"))
        self.tabs.addTab(self.permutations, self.tr("Permutat&ions"))
        self.tabs.addTab(self.run, self.tr("R&un"))
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        self.hits.current_hit_changed.connect(self._show_hit)
        self.hits.alignments_wanted.connect(self._want_alignments)
        self.hits.export_requested.connect(self.export_requested)
        self.query_list.selectionModel().currentRowChanged.connect(self._query_chosen)
        self.tabs.currentChanged.connect(self._tab_changed)
        self.show_empty()

    # What happens

    def show_empty(self) -> None:
        """Say that nothing was searched yet."""
        self._plan = None
        self._query = 0
        self.queries.set_queries(())
        self.query_list.hide()
        self.summary.clear()
        self.run.show_plan(None)
        self.hits.show_empty()
        self._feed_distribution()

    def search_started(self, plan: Plan) -> None:
        """Clear the page for a search that begins now."""
        self._plan = plan
        self._over = False
        self._query = 0
        self._new = {}
        self._warnings = []
        self.queries.set_queries(plan.request.queries)
        self._offer_queries(len(plan.request.queries))
        self._mark_query(0)
        self.summary.show_running(plan)
        self.run.show_plan(plan)
        self.hits.show_running()
        self._feed_distribution()

    def search_warned(self, sentence: str) -> None:
        """Say what went wrong on the way without spoiling the result."""
        self._warnings.append(sentence)
        self.run.add_warning(sentence)
        result = self.current_result()
        if self._plan is not None and result is not None:
            self.summary.show_result(self._plan, self._query, result, self._warnings)

    def hits_found(self, index: int, result: QueryResult) -> None:
        """Show what was found for a query, at once if it is the one looked at."""
        self.queries.set_result(index, result)
        self.run.add_result(index, result)
        if index == self._query:
            self._show_query()

    def search_ended(self, result: SearchResult | None, complete: bool) -> None:
        """Mark what a search left undone; `result` is None if it ended before anything was compared."""
        if not complete:
            self.queries.end()
        if self._plan is None:
            return
        if result is not None:
            self.run.show_result(result)
        self._over = True
        if self.current_result() is None:
            self._show_query()

    def show_round(self, plan: Plan, rounds: Sequence[QueryRound], number: int) -> None:
        """Show the hits of a round of an iterated search, and mark the new ones of all but the first."""
        self._plan = plan
        self._new = {
            index: frozenset(query.new_rows().tolist()) if number > 1 and query.searched else frozenset()
            for index, query in enumerate(rounds)
        }
        for index, query in enumerate(rounds):
            self.queries.set_result(index, query.result)
        self._show_query()

    def alignment_arrived(self, query_index: int, rows: list[int]) -> None:
        """Show hits that were aligned just now."""
        if query_index != self._query:
            return
        self.hits.alignments_arrived(rows)
        if self.hits.current_hit_row() in rows:
            self.alignment.alignment_ready()

    def pairs_arrived(self, query_index: int, rows: list[int]) -> None:
        """Show hits whose pairwise significance was estimated just now."""
        if query_index == self._query:
            self.hits.pairs_arrived(rows)
            self.permutations.pairs_arrived(rows)

    def alignment_failed(self, query_index: int, row: int, sentence: str) -> None:
        """Say why a hit could not be aligned."""
        if query_index != self._query:
            return
        self.hits.alignment_failed(row)
        if row == self.hits.current_hit_row():
            self.alignment.show_failure(sentence)

    # What is looked at

    def current_query(self) -> int:
        """Return the index of the query whose hits are shown."""
        return self._query

    def current_result(self) -> QueryResult | None:
        """Return what was found for that query; None before."""
        return self.queries.result(self._query)

    def save_state(self) -> dict[str, QByteArray]:
        """Return sizes and columns, by name, for the settings."""
        return {
            "columns": self.hits.save_state(),
            "rows_splitter": self._rows.saveState(),
        }

    def restore_state(self, state: Mapping[str, QByteArray]) -> None:
        """Bring back what `save_state` returned; what is missing or damaged stays as it is."""
        targets: tuple[tuple[str, Callable[[QByteArray], bool]], ...] = (
            ("columns", self.hits.restore_state),
            ("rows_splitter", self._rows.restoreState),
        )
        for name, restore in targets:
            if isinstance(state.get(name), QByteArray):
                restore(state[name])

    # Inside

    def _show_query(self) -> None:
        """Show the hits of the query looked at, or that there are none yet."""
        result = self.current_result()
        if self._plan is None:
            return
        if result is not None:
            self.summary.show_result(self._plan, self._query, result, self._warnings)
            self.hits.show_result(result, self._plan.request.evalue)
            if self._new.get(self._query):
                self.hits.model.mark_new(self._new[self._query])
        elif self._over:
            self.summary.show_not_reached(self._plan, self._query)
            self.hits.show_not_reached()
        else:
            self.summary.show_running(self._plan)
            self.hits.show_running()
        self._feed_distribution()

    def _offer_queries(self, count: int) -> None:
        """Show the list where there is a choice, with a few rows of it in sight at first."""
        table = self.query_list
        frame = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
        row = table.verticalHeader().defaultSectionSize()
        wanted = frame + row * min(count, _QUERIES_SHOWN)
        listed, hits, details = self._rows.sizes()
        table.setMinimumHeight(frame + row)
        table.setMaximumHeight(frame + row * count)
        table.setVisible(count > 1)
        if count > 1:
            self._rows.setSizes([wanted, max(1, hits + listed - wanted), details])

    def _query_chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and current.row() != self._query:
            self._query = current.row()
            self._show_query()
            self.current_query_changed.emit(self._query)

    def _mark_query(self, row: int) -> None:
        self.query_list.selectionModel().setCurrentIndex(
            self.queries.index(row, 0),
            QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows,
        )

    def _show_hit(self, hit_row: int) -> None:
        self.alignment.set_hit(self.current_result(), hit_row)
        self.permutations.set_hit(self.current_result(), hit_row)
        if self.distribution is not None:
            self.distribution.set_current_hit(hit_row)

    def _want_alignments(self, rows: list[int]) -> None:
        self.alignments_wanted.emit(self._query, rows)

    def _tab_changed(self, _index: int) -> None:
        """Make the chart when somebody looks at it first: the chart library takes time to load."""
        if self.tabs.currentWidget() is not self._distribution_place or self.distribution is not None:
            return
        from gui.plots.score_distribution_plot import ScoreDistributionPlot

        self.distribution = ScoreDistributionPlot()
        self._distribution_place.addWidget(self.distribution)
        self._feed_distribution()

    def _feed_distribution(self) -> None:
        if self.distribution is not None:
            evalue = self._plan.request.evalue if self._plan is not None else 10.0
            self.distribution.set_result(self.current_result(), evalue)
            self.distribution.set_current_hit(self.hits.current_hit_row())
            some = self.current_result() is not None
            self._distribution_place.setCurrentWidget(self.distribution if some else self._no_scores)

    def _lay_out(self) -> None:
        for pane, stretch in ((self.query_list, 0), (self.hits, 3), (self.tabs, 2)):
            self._rows.addWidget(pane)
            self._rows.setStretchFactor(self._rows.indexOf(pane), stretch)
        self._rows.setChildrenCollapsible(False)
        self._rows.setHandleWidth(SPACE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self.summary)
        layout.addWidget(self._rows, 1)


def _query_table(model: QueryListModel, name: str) -> QTableView:
    """Return a plain table of queries, one row chosen at a time."""
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    set_plain(table)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.horizontalHeader().setHighlightSections(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    digits = table.fontMetrics().horizontalAdvance("0")
    for column, characters in enumerate((0, 11, 0, 9, 8, 8)):
        if characters:
            table.setColumnWidth(column, characters * digits + SPACE)
        else:  # the names share what the others leave
            table.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    return table
