"""The hits of one query: filter, table, and a line that says how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from swathe.core.results.filters import Condition, Filter, Operator, blocking
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.statistics.conclusion import IN_PSSM, ITSELF, PROVISIONAL
from swathe.core.system.words import bound_text, counted
from swathe.gui.results.hits.cells import copied_rows
from swathe.gui.results.hits.column_chooser import names_of
from swathe.gui.results.hits.condition_chips import on_button
from swathe.gui.results.hits.filter_bar import FilterBar
from swathe.gui.results.hits.header_reading import HeaderReading
from swathe.gui.results.hits.marking import TICK_WORDS, HitMarking
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.results.hits.table import HitTableView
from swathe.gui.widgets.chip import FirstWords
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.taxdump import kept_taxdump
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.usual_hits import SELECTED, TICKED, in_hand

_ASK_PAUSE_MS = 60
_REARRANGE_PAUSE_MS = 250
_ROWS_PER_PAUSE_MS = 100
"""Long tables are rearranged less often while alignments arrive: 500,000 rows every 5 s."""
_REMOVED = 20
"""Characters of a condition that the button to remove it shows, so that it has room in large letters: the
sentence above has all of them."""
_UNTICK_ALL = "Untick all, also what the filter hides (Ctrl+Shift+U); Space ticks the current hit"
_COPY_SELECTED = "Copy the rows as a table (Ctrl+C)"
_COPY_TICKED = "Copy the ticked rows as a table; Ctrl+C copies the selected ones"
_GROUPS = "Headers name organisms, not groups such as bacteria. For these: + Condition › Lineage."
_PAIRWISE_COLUMNS = tuple(i for i, column in enumerate(COLUMNS) if column.needs_permutation)
_PAIRWISE_AT_FIRST = tuple(i for i, column in enumerate(COLUMNS) if column.shown_once_permuted)
_VERDICT = next(i for i, column in enumerate(COLUMNS) if column.key == "verdict")
_DATABASE = next(i for i, column in enumerate(COLUMNS) if column.key == "database")
_ALIGNMENT_COLUMNS = tuple(i for i, column in enumerate(COLUMNS) if column.needs_alignment)


class _State(Enum):
    NOTHING = auto()
    RUNNING = auto()
    NOT_REACHED = auto()
    UNLISTED = auto()
    SHOWN = auto()


class HitsView(QWidget):
    """List hits, let them be sorted, filtered and chosen, and say which alignments are wanted.

    Signals
    -------
    current_hit_changed(int) : the hit row that the keyboard or the mouse is at, -1 for none
    rows_changed() : which hits the table shows, or their order: `model.visible_rows`
    alignments_wanted(object) : list[int] of hit rows, most urgent first. It replaces every earlier wish:
        what is looked at, then, if the order or the filter depends on alignments, all others
    export_requested(str) : hits are to be written to a file: SELECTED or TICKED where these are meant, as the
        bar that counts them asks, else ''
    alignment_requested() : Return on a hit: the keys are to go to its alignment
    pairwise_requested(str) : `pairwise_action` was triggered: SELECTED or TICKED hits are to be permuted
    marks_changed() : ticks, pins or notes of the hits shown are others now
    task_wanted(object) : a `gui.work.task.Task` that reads headers, for the worker
    all_queries_wanted() : words leave out every query, and are to be cleared
    lineages_wanted() : the lineages of the hits, which are not known, are to be looked up
    copied(str) : how many hits are on the clipboard
    """

    current_hit_changed = Signal(int)
    rows_changed = Signal()
    alignments_wanted = Signal(object)
    export_requested = Signal(str)
    alignment_requested = Signal()
    pairwise_requested = Signal(str)
    marks_changed = Signal()
    task_wanted = Signal(object)
    all_queries_wanted = Signal()
    lineages_wanted = Signal()
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._state = _State.NOTHING
        self._evalue = 10.0
        self._advice = ""
        self._not_compared = 0
        self._rest = False
        self._offered = Filter()  # what the message in place of hits that the filter hides offers instead
        self._waiting = ""
        self._pairwise_columns = list(_PAIRWISE_AT_FIRST)
        self._current = self._before = -1
        self._asked: list[int] = []
        self._failed: set[int] = set()
        self.model = HitTableModel(self)
        self.filter_bar = FilterBar()
        self.table = HitTableView(self.model)
        self.marking = HitMarking(self.table, self.model)
        self._reading = HeaderReading(self.model)
        self.message = MessagePage()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.table)
        self.count = FirstWords(self)
        self.count.hide()
        self.ticks_button = _menu_button("tick", "Tick, pin and note", self.marking.menu)
        self.columns_button = _menu_button("columns", "Columns", self.table.columns_menu)
        self.export_action = QAction("Export hits…", self)
        self.export_action.triggered.connect(partial(self.export_requested.emit, ""))
        self._in_hand = ""  # SELECTED or TICKED: what the bar counts, '' for none
        self.mark_action = QAction(TICK_WORDS[0], self)
        self.mark_action.triggered.connect(self._mark)
        self.export_these_action = QAction("Export hits…", self)
        self.export_these_action.triggered.connect(lambda: self.export_requested.emit(self._in_hand))
        self.offer_export(False, "")
        self.pairwise_action = QAction("Significance…", self)
        self.pairwise_action.triggered.connect(lambda: self.pairwise_requested.emit(self._in_hand))
        self.offer_pairwise("There are no hits to test.")
        self.copy_action = QAction("Copy", self)
        self.copy_action.triggered.connect(self._copy_in_hand)
        self.selected = self.filter_bar.selected
        self.organism_action = QAction("Only this &organism", self)
        self.organism_action.triggered.connect(self._narrow_to_organism)
        listed = self.table.actions()
        behind = listed[listed.index(self.marking.page_action) + 1]
        self.table.insertAction(behind, self.organism_action)
        undo = self.marking.undo_action  # its key works wherever the focus is on the hits
        undo.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(undo)
        self._lay_out()
        ask = self._ask_for_alignments
        self._ask_timer = QTimer(self, singleShot=True, interval=_ASK_PAUSE_MS, timeout=ask)
        self._ask_now_timer = QTimer(self, singleShot=True, timeout=ask)  # somebody waits for the hit gone to
        self._rearrange_timer = QTimer(self, singleShot=True, timeout=self._rearrange)
        self._paint_timer = QTimer(self, singleShot=True, timeout=partial(self.table.setUpdatesEnabled, True))
        self._connect()
        self.show_empty()

    # What is shown

    def show_empty(self) -> None:
        """Say that nothing was searched yet."""
        self._show(_State.NOTHING, None)

    def show_running(self, waiting: str) -> None:
        """Say that the search for these hits is on its way; `waiting` names a query whose turn is to come."""
        self._waiting = waiting
        self._show(_State.RUNNING, None)

    def show_not_reached(self, rest: bool) -> None:
        """Say that the search ended before this query's turn; `rest` whether those left can be searched."""
        self._rest = rest
        self._show(_State.NOT_REACHED, None)

    def show_unlisted(self) -> None:
        """Say that words leave out every query, so that there are no hits of one."""
        self._show(_State.UNLISTED, None)

    def begin(self, *, several_databases: bool = False, found_by: str = "") -> None:
        """Let all hits of another search through, the best first, whatever was asked of the last one's.

        Columns of pairwise significance, which they do not have, give way, and so does that of the database
        unless there are several. `found_by` is the program that found the hits, '' for Swathe.
        """
        self.model.found_by = found_by
        (self.table.show_columns if several_databases else self.table.hide_columns)([_DATABASE])
        self.filter_bar.clear()
        self.table.best_first()
        self.table.horizontalScrollBar().setValue(0)
        self.fit_pairwise_columns([])

    def show_result(
        self,
        result: QueryResult,
        evalue: float,
        not_compared: int = 0,
        advice: str = "",
        keep_hit: bool = False,
    ) -> None:
        """List a query's hits.

        `evalue` is the bound they were searched with; `not_compared` sequences were left when it was stopped.
        Where there is no hit since the query is short, `advice` says so, and what to do. `keep_hit` keeps
        the sequence that is current, as in another round of the same search.
        """
        before = self.model.table
        kept = before.subjects[self._current] if keep_hit and before and self._current >= 0 else -1
        self._advice = advice
        self._evalue = evalue
        self._not_compared = not_compared
        # Painted in a turn of the event loop of its own: the first time, both take 30 ms each.
        self.table.setUpdatesEnabled(False)
        self._paint_timer.start()
        self._show(_State.SHOWN, result, int(next(iter(np.flatnonzero(result.hits.subjects == kept)), -1)))

    def alignments_arrived(self, hit_rows: list[int]) -> None:
        """Fill the cells of hits that were aligned just now."""
        self.model.alignments_arrived(hit_rows)
        self._rearrange_for("alignments")

    def pairs_arrived(self, hit_rows: list[int]) -> None:
        """Fill the cells of hits whose pairwise significance was estimated just now."""
        self.table.chooser.offer_tests(True)
        self._offer_conditions()
        self.model.pairs_arrived(hit_rows)
        self._rearrange_for("permutations")

    def verdicts_changed(self) -> None:
        """Show the verdicts of all hits, which are others since the profile that found them is."""
        self.model.verdicts_changed()

    def show_pairwise_columns(self) -> None:
        """Show the columns of pairwise significance, unless somebody shows some of them already.

        They are those that were shown last, until another search began that had nothing in them.
        """
        if not self._shown_pairwise_columns():
            self.table.show_columns(self._pairwise_columns)

    def show_verdicts(self) -> None:
        """Show the column of verdicts."""
        self.table.show_columns([_VERDICT])

    def fit_pairwise_columns(self, tables: Sequence[HitTable]) -> None:
        """Show the columns of pairwise significance if some of these hits have it, and else hide them."""
        if any(table.pairwise for table in tables):
            self.show_pairwise_columns()
        elif not any(table.pairs for table in tables) and (shown := self._shown_pairwise_columns()):
            self._pairwise_columns = shown
            self.table.hide_columns(shown)

    def lineages_arrived(self) -> None:
        """Show and filter by lineages, which are known now."""
        self.model.lineages_arrived()
        self._rows_changed()

    def alignment_failed(self, hit_row: int) -> None:
        """Stop asking for a hit that cannot be aligned."""
        self._failed.add(hit_row)
        self._say_count()

    def offer_export(self, possible: bool, why_not: str) -> None:
        """Enable the export of hits, or say in its tooltip why there is nothing to export."""
        usual = "Write the hits to a file, as they are on the screen or all (Ctrl+E)"
        of_these = "Write these hits to a file"
        for action, tip in ((self.export_action, usual), (self.export_these_action, of_these)):
            action.setEnabled(possible)
            action.setToolTip(why_not or tip)

    def offer_pairwise(self, why_not: str) -> None:
        """Enable pairwise significance, or say in its tooltip why it cannot be had now."""
        usual = "Test these hits against shuffled copies of themselves"
        self.pairwise_action.setEnabled(not why_not)
        self.pairwise_action.setToolTip(why_not or usual)

    def count_text(self) -> str:
        """Return how many hits are shown, how many ticks are hidden, and what the rows' order waits for.

        ``340 of 1,204 shown · 12 ticks hidden``; '' where no hits are shown. The bar counts all ticks.
        """
        table = self.model.table
        if table is None:
            return ""
        parts = self._figures()
        if missing := self._missing_alignments():
            parts.append(f"aligning: {missing:,} to go, the rest stand last or are hidden")
        if self._reading.busy:
            parts.append("reading headers to sort and filter by them")
        return " · ".join(parts)

    def sizeHint(self) -> QSize:
        """Return the width that the columns need; the filter's fields take several lines where they must."""
        return QSize(self.table.sizeHint().width(), super().sizeHint().height())

    def height_of_rows(self, count: int) -> int:
        """Return the height that has so many rows in sight below the filter, without lines for conditions."""
        layout = self.layout()
        assert layout is not None
        return self.filter_bar.fields_height() + layout.spacing() + self.table.height_of_rows(count)

    # What is chosen

    def current_hit_row(self) -> int:
        """Return the hit row the keyboard is at; -1 for none."""
        return self._current

    def selected_hit_rows(self) -> list[int]:
        """Return the selected hit rows in screen order."""
        rows: list[int] = self.selected_rows().tolist()
        return rows

    def selected_rows(self) -> NDArray[np.int64]:
        """Return the selected hit rows in screen order, int64[selected]."""
        chosen = np.zeros(self.model.rowCount(), np.bool_)
        for part in self.table.selectionModel().selection().toList():
            chosen[part.top() : part.bottom() + 1] = True
        return self.model.visible_rows()[chosen]

    def save_state(self) -> QByteArray:
        """Return the columns' order, widths and choice."""
        return self.table.save_columns()

    def restore_state(self, state: QByteArray) -> bool:
        """Bring columns back; False, and the usual columns, if `state` is not from this version."""
        return self.table.restore_columns(state)

    # Inside

    def _figures(self) -> list[str]:
        """Return how many hits are shown, and how many ticked ones the filter hides."""
        model, table = self.model, self.model.table
        if table is None:
            return []
        shown, found, hidden = model.rowCount(), len(table), self._hidden_ticks()
        if shown == found and model.filter == Filter():
            return [f"{counted(found, 'hit')} shown"]
        if not hidden:
            return [f"{shown:,} of {counted(found, 'hit')} shown"]
        return [f"{shown:,} of {found:,} shown", f"{counted(hidden, 'tick')} hidden"]

    def _missing_alignments(self) -> int:
        """Return how many hits order or filter wait for to be aligned."""
        table = self.model.table
        if table is None or "alignments" not in self.model.needs:
            return 0
        return max(len(table) - len(table.alignments) - len(self._failed), 0)

    def _shown_pairwise_columns(self) -> list[int]:
        """Return the columns of pairwise significance on the screen."""
        visible = self.table.visible_columns()
        return [section for section in visible if section in _PAIRWISE_COLUMNS]

    def _rearrange_for(self, what: str) -> None:
        """Move hits in a while if order or filter depend on what came."""
        if what in self.model.needs and not self._rearrange_timer.isActive():
            rows = len(self.model.table) if self.model.table is not None else 0
            self._rearrange_timer.start(max(_REARRANGE_PAUSE_MS, rows // _ROWS_PER_PAUSE_MS))

    def _connect(self) -> None:
        self.filter_bar.filter_changed.connect(self._filter_changed)
        self.filter_bar.text.returnPressed.connect(self._go_down)
        self.filter_bar.clear_button.clicked.connect(lambda: self.table.setFocus())  # grey, it loses the keys
        self._reading.task_wanted.connect(self.task_wanted)
        self._reading.changed.connect(self._say_count)
        self._reading.done.connect(self._rearrange)
        self.marking.changed.connect(self._marks_changed)
        self.message.action_triggered.connect(self._act)
        self.message.other_triggered.connect(self.filter_bar.clear)
        self.table.copy_requested.connect(self._copy)
        self.table.chooser.chosen.connect(self._column_chosen)
        self.table.columns_changed.connect(self._say_columns)
        self.table.rows_looked_at.connect(self._ask_timer.start)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._sorted)
        self.model.modelReset.connect(self.rows_changed)
        self.model.layoutChanged.connect(self.rows_changed)
        selection = self.table.selectionModel()
        selection.currentRowChanged.connect(self._current_changed)
        selection.selectionChanged.connect(self._show_in_hand)
        self.marking.tick_action.changed.connect(self._show_in_hand)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(self.filter_bar.focus)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            on_hit = QShortcut(QKeySequence(key), self.table)
            on_hit.setContext(Qt.ShortcutContext.WidgetShortcut)
            on_hit.activated.connect(self.alignment_requested)

    def _act(self) -> None:
        """Do what the message that stands in place of hits offers."""
        if self._state is _State.UNLISTED:
            self.all_queries_wanted.emit()
        elif self.model.lacks_lineages:
            self.lineages_wanted.emit()
        else:
            self.filter_bar.show_filter(self._offered)

    def _column_chosen(self, section: int, shown: bool) -> None:
        """Have lineages looked up for their column, which else would be empty."""
        table = self.model.table
        if shown and COLUMNS[section].key == "lineage" and table is not None and table.lineages is None:
            self.lineages_wanted.emit()

    def _say_columns(self) -> None:
        """Mark the button of the columns where some chosen have no room, and say which in its tip."""
        lacking = names_of(self.table.columns_without_room())
        self.columns_button.setToolTip(f"Columns: no room for {lacking}" if lacking else "Columns")
        self.columns_button.set_sign("columns-more" if lacking else "columns")

    def _offer_conditions(self) -> None:
        """Offer conditions on the columns in which these hits have something, and convincing hits alone."""
        table = self.model.table
        self.filter_bar.menu.offer_convincing(_why_no_verdict(table))
        if table is not None:
            self.filter_bar.editor.column.offer(
                tests=bool(table.pairs),
                rounds=table.rounds is not None,
                databases=len(table.database.parts) > 1,
            )

    def _go_down(self) -> None:
        """Go to the hits that the words leave, the filter being applied already."""
        if self.model.rowCount():
            self.table.setFocus()

    def _show(self, state: _State, result: QueryResult | None, current: int = -1) -> None:
        """Show hits, or a message in place of them; `current` is the hit row to begin at, if it is shown."""
        self._state = state
        self.table.chooser.offer_tests(result is not None and bool(result.hits.pairs))
        self._asked = []
        self._failed = set()
        self._reading.stop()
        self.model.set_result(result)
        of_pssm = result is not None and bool(result.hits.in_pssm.any())
        of_profile = result is not None and result.hits.basis is not None
        provisional = result is not None and result.hits.provisional
        possible = {IN_PSSM: of_pssm, ITSELF: of_profile, PROVISIONAL: provisional}
        self.filter_bar.editor.leave_out([verdict for verdict, some in possible.items() if not some])
        self._offer_conditions()
        self.filter_bar.offer_score(result is None or "score" not in result.hits.unknown)
        self._settle()
        self._current = -2  # so that a hit of the same number in another table is news
        self._before = current
        self._go_to_another()

    def _settle(self) -> None:
        """Show the table or the message that belongs to the state, and count."""
        table = self.model.table
        if self._state is _State.NOTHING:
            self.message.say(
                "No search yet",
                "Give a query and a database on the left and press Search (Ctrl+Return).",
            )
        elif self._state is _State.RUNNING:
            waiting = f"{self._waiting} is not searched yet. Finished ones are in the list."
            self.message.say(
                "Searching",
                waiting if self._waiting else "Hits appear once every sequence has been compared.",
            )
        elif self._state is _State.NOT_REACHED:
            self.message.say(
                "Not compared",
                "The search ended before it came to this query. "
                + ("Continue, above, searches the queries left. " if self._rest else "")
                + "Edit and rerun, the pencil above (Ctrl+M), searches all queries again.",
            )
        elif self._state is _State.UNLISTED:
            self.message.say(
                "No query contains all these words",
                "Change or clear the words to choose a query from the list.",
                "Clear the search",
            )
        elif table is not None and not len(table) and self._not_compared:
            self.message.say(
                "No hits among the sequences compared",
                "The search stopped early with {} to go. Search again to compare them too.".format(
                    counted(self._not_compared, "sequence")
                ),
            )
        elif table is not None and not len(table):
            self.message.say(
                f"No hits with E ≤ {bound_text(self._evalue)}",
                self._advice
                or "Raise the E-value bound to see weaker similarities, or see What to try, above.",
            )
        elif self.model.lacks_lineages:
            taxdump = kept_taxdump()
            known = taxdump is not None and taxdump.exists()
            self.message.say(
                "The lineages of these hits are not known",
                "The filter asks for them. They are those of NCBI's taxonomy.",
                "Look up lineages" if known else "How to look up lineages",
            )
        elif table is not None and not self.model.rowCount():
            self._say_none_meets_filter(table)
        listed = self.model.rowCount() and not self.model.lacks_lineages
        self._stack.setCurrentWidget(self.table if listed else self.message)
        self._show_in_hand()  # of hits that are gone Qt does not say that they are unselected
        self._say_count()

    def _say_count(self) -> None:
        """Say how many hits are shown, and ticks hidden, unless the line over the hits says all of it."""
        text, table = self.count_text(), self.model.table
        said = table is None or text == f"{counted(len(table), 'hit')} shown"
        self.count.least = "" if said else text.split(" · ")[0]
        self.count.figures = "" if said else " · ".join(self._figures())
        self.count.set_whole("" if said else text)
        self.count.setVisible(not said)
        self.table.setAccessibleDescription(text)

    def _show_in_hand(self) -> None:
        """Offer what can be done with several selected hits, else with ticked ones, else the current one.

        What the filter hides is not selected. Ticks that are those of the profile alone count for nothing.
        """
        parts = self.table.selectionModel().selection().toList()
        selected, ticked = sum(part.height() for part in parts if part.isValid()), self._ticks()
        self._in_hand = in_hand(selected, ticked)
        of_ticks = self._in_hand == TICKED
        tick, untick = TICK_WORDS
        marks_go = of_ticks or self.marking.tick_action.text().replace("&", "") == untick
        self.mark_action.setText(f"&{untick if marks_go else tick}")
        self.mark_action.setToolTip(_UNTICK_ALL if of_ticks else f"{untick if marks_go else tick} (Space)")
        self.copy_action.setToolTip(_COPY_TICKED if of_ticks else _COPY_SELECTED)
        self.export_these_action.setText(f"Export {self._in_hand} hits…" if self._in_hand else "Export hits…")
        hidden = self._hidden_ticks() if of_ticks else 0
        self.selected.show_count(ticked if of_ticks else selected, self._in_hand or SELECTED, hidden)

    def _ticks(self) -> int:
        """Return how many hits are ticked; 0 where they are those of the profile, which steer a search."""
        table = self.model.table
        if table is None or not table.marks.ticked:
            return 0
        included = table.included_rows()
        ticked = len(table.marks.ticked)
        only = ticked == included.size and table.marks.ticked.issuperset(included.tolist())
        return 0 if only else ticked

    def _hidden_ticks(self) -> int:
        """Return how many ticked hits the filter hides."""
        model, table = self.model, self.model.table
        if table is None or model.rowCount() == len(table):
            return 0
        shown = table.marks.flags("ticked", len(table))[model.visible_rows()]
        return len(table.marks.ticked) - int(shown.sum())

    def _mark(self) -> None:
        """Tick the selected hits, or take ticks away: those of all where these are what the bar counts."""
        if self._in_hand == TICKED:
            self.marking.untick_all()
        else:
            self.marking.toggle_ticks()

    def _marks_changed(self) -> None:
        self._settle()
        self.marks_changed.emit()

    def _go_to_another(self) -> None:
        """After the current row is gone, make the first current, or the one from before no row was left."""
        if self.model.rowCount():
            place = max(self.model.model_row(self._before), 0)
            self._before = -1
            self.table.go_to(place)
            self._note_current(self.model.hit_row(place))
        else:
            self._before = max(self._before, self._current)
            self._note_current(-1)

    def _organism(self) -> str:
        """Return the organism of the current hit; '' where its header names none."""
        table = self.model.table
        return table.text("organism", self._current) if table is not None and self._current >= 0 else ""

    def _narrow_to_organism(self) -> None:
        self.filter_bar.narrow(Condition.read("organism", Operator.IS, self._organism()))

    def _current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._note_current(self.model.hit_row(current.row()) if current.isValid() else -1)

    def _note_current(self, hit_row: int) -> None:
        if hit_row != self._current:
            self._current = hit_row
            organism = self._organism()
            why_not = "The header names no organism." if hit_row >= 0 else "No hit is chosen."
            self.organism_action.setEnabled(bool(organism))
            self.organism_action.setToolTip(organism or why_not)
            self.organism_action.setStatusTip(self.organism_action.toolTip())
            self.current_hit_changed.emit(hit_row)
            self._ask_now_timer.start()

    def _filter_changed(self, conditions: Filter) -> None:
        self.model.set_filter(conditions)
        self._rows_changed()
        self.table.executeDelayedItemsLayout()  # of rows that came just now: one cannot scroll to them before
        self.table.scrollTo(self.table.currentIndex())

    def _sorted(self) -> None:
        self._say_count()
        self._ask_timer.start()

    def _rearrange(self) -> None:
        self.model.rearrange()
        self._rows_changed()

    def _rows_changed(self) -> None:
        if not self.table.currentIndex().isValid():
            self._go_to_another()  # before the table gets the focus, which makes a cell current, and no row
        self._settle()
        self._ask_timer.start()

    def _ask_for_alignments(self) -> None:
        table = self.model.table
        if table is None or not len(table):
            return
        wanted = [self._current] if self._current >= 0 else []
        header = self.table.horizontalHeader()
        if any(not header.isSectionHidden(column) for column in _ALIGNMENT_COLUMNS):
            wanted += [self.model.hit_row(place) for place in self.table.places_looked_at()]
        wanted = [row for row in dict.fromkeys(wanted) if self._missing(table, row)]
        if "alignments" in self.model.needs:
            urgent = set(wanted)
            unaligned = np.flatnonzero(np.isnan(table.numbers("length"))).tolist()
            wanted += [row for row in unaligned if row not in urgent and row not in self._failed]
        if wanted and wanted != self._asked:
            self._asked = wanted
            self.alignments_wanted.emit(wanted)

    def _missing(self, table: HitTable, row: int) -> bool:
        return row not in table.alignments and row not in self._failed

    def _copy_in_hand(self) -> None:
        """Put the hits that the bar counts on the clipboard."""
        if self._in_hand == TICKED:
            rows = self.model.ticked_rows()
            self._copy_rows(rows, counted(rows.size, "ticked hit"))
        else:
            self._copy()

    def _copy(self) -> None:
        """Put the selected rows on the clipboard."""
        table = self.model.table
        if table is None:
            return
        rows = self.selected_rows()
        words, ticked = counted(rows.size, "selected hit"), len(table.marks.ticked)
        if rows.size == 1 and ticked > 1:  # which files and pictures take then
            words += f", not the {ticked:,} ticked ones (Ctrl+E exports these)"
        self._copy_rows(rows, words)

    def _copy_rows(self, rows: NDArray[np.int64], words: str) -> None:
        """Put hit rows on the clipboard, for spreadsheets: the columns chosen, with titles."""
        table = self.model.table
        assert table is not None
        columns = [COLUMNS[section] for section in self.table.chosen_columns()]
        QGuiApplication.clipboard().setText(copied_rows(table, columns, rows))
        self.copied.emit(words)

    def _say_none_meets_filter(self, table: HitTable) -> None:
        """Say which part of the filter leaves nothing, and offer to remove it."""
        nothing_new = self._nothing_new()
        known = not (nothing_new or self._reading.busy or self._missing_alignments())
        blamed = blocking(table, self.model.filter) if known else []
        found, ticked = len(table), len(table.marks.ticked)
        hidden = f"{counted(found, 'hit')} {'is' if found == 1 else 'are'} hidden"
        of_them = " and ticked" if found == 1 else f", {ticked:,} of them ticked"
        sentences = [f"{hidden}{of_them if ticked else ''}."]
        removable = [one for one in blamed if one[1] != Filter()]  # of a single part the filter is cleared
        freeing = [(left, self._called(part), rest) for part, rest, left in removable if left]
        if freeing:
            left, called, _ = freeing[0]
            others = (f"; without “{other}”, {count:,}" for count, other, _ in freeing[1:])
            shown = f"{counted(left, 'hit')} would be shown"
            sentences.append(f"Without “{called}”, {shown}{''.join(others)}.")
        sentences += (f"No hit meets “{self._called(part)}”." for part, _, left in blamed if not left)
        if any(part.text for part, _, _ in blamed):
            words = self.model.filter.text.split()
            if not removable and len(words) > 1:
                sentences.append(f"A header must contain every word: {', '.join(words)}.")
            sentences.append(_GROUPS)
        _, called, self._offered = max(freeing, key=itemgetter(0), default=(0, "", Filter()))
        buttons = (f"Remove “{on_button(called, _REMOVED)}”", "Clear filter") if called else ("Clear filter",)
        self.message.say(
            f"Round {nothing_new} included nothing new" if nothing_new else "No hit meets the filter",
            " ".join(sentences),
            *buttons,
        )

    def _called(self, part: Filter) -> str:
        """Return what a part of the filter is called, as its chip if it has one."""
        return self.filter_bar.menu.words_of(part.only[0]) if part.only else part.words

    def _nothing_new(self) -> int:
        """Return the round whose new hits the filter asks for where there are none; 0 otherwise."""
        rounds = self.model.table.rounds if self.model.table is not None else None
        if rounds is None:
            return 0
        asked = (
            int(one.wanted)
            for one in self.model.filter.only
            if (one.column, one.operator) == ("round", Operator.EQUALS)
        )
        return next((number for number in asked if number not in rounds), 0)

    def _lay_out(self) -> None:
        self.selected.offer(
            (self.mark_action, TICK_WORDS),
            (self.copy_action, ("Copy",)),
            (self.export_these_action, ("Export…",)),
            (self.pairwise_action, ("Significance…",)),
        )
        self.filter_bar.add_tools(self.ticks_button, self.columns_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self.filter_bar)
        layout.addWidget(self._stack, 1)


def _why_no_verdict(table: HitTable | None) -> str:
    """Return why no hit has a verdict, '' where some have."""
    if table is None or table.has_verdicts:
        return ""
    of = "of another program" if table.reported else "without E-values"
    return f"Only a test with shuffled copies gives hits {of} a verdict"


def _menu_button(sign: str, name: str, menu: QMenu) -> MenuButton:
    """Return a button with a sign alone that opens a menu."""
    button = MenuButton(name, sign)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setToolTip(name)
    button.setMenu(menu)
    return button
