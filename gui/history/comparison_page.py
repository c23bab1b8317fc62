"""The page *Compare runs*: two runs side by side, hit by hit, with both alignments of the hit looked at."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.headers.brief import brief_query_name
from swathe.core.history.changes import IDENTITIES, ChangeTable, Found, Listed, Listing, NoChanges, count_hits
from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.history.missed import BOUND, Missed, missed_of
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted, number_text, shortened
from swathe.gui.history.side import RunSide
from swathe.gui.history.tables import ChangeTableModel
from swathe.gui.history.titles import TwoTitles
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.pages import back_button
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.theme import SPACE, heading_font
from swathe.gui.widgets.words_edit import WordsEdit
from swathe.gui.work.task import BACKGROUND, Newest, Task
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.history.missed_chart import MissedChart
    from swathe.gui.history.scatter import RunScatter

_TYPING_PAUSE_MS: Final = 120
_PLOTTED: Final = ("rank", "score", "bits", "log10_evalue")
_DRAWN: Final = ("Rank", "Score", "Bit score", "log₁₀ E-value")
_OF_A_SCORING: Final = {"score": "Scores", "bits": "Bit scores"}
"""What can be compared only where both runs scored alike, and what it is called of many hits."""
_LONGEST_SCORING: Final = 30
"""Characters of a scoring's name in the title of an axis: that of a file may be long."""
_MISSED: Final = ("Missed pairs by E-value", "Missed pairs by identity")
_LEAST_DRAWN: Final = -200.0
_GUMBEL: Final = re.compile(r"\b(lambda|K|H) (\d[\d.]*(?:e[-+]?\d+)?)")
_ALL: Final = "All queries"
_ANY: Final = "any"
_BOUNDS: Final = (_ANY, "10", "1", "0.1", "0.01", "0.001", "1e-5", "1e-10", "1e-20")
_OF_PROGRAMS: Final = ("query", "identity_a", "identity_b")
"""Columns that are shown only where another program made one of the runs."""
_OF_SEARCHES: Final = (
    "rank_change",
    "score_change",
    "bits_change",
    "rank_a",
    "rank_b",
    "log10_evalue_change",
    "description",
)
"""Columns that are not shown there: there is little to compare in them."""
_CHANGES: Final = ("log10_evalue_change", "score_change", "bits_change", "rank_change")
"""Where there is no room for all columns, the figures of A and B beside each other say what these do."""
_BITS: Final = ("bits_b", "bits_a")
"""Where there is no room between programs, whose E-values say more; then goes the identity known anyway."""
_NO_POINTS: Final = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class ComparedRuns:
    """Two runs compared, made in the worker: the comparison, a table a query, and what people call the runs.

    titles : name and date of each
    whole : the hits of all queries in one table, where another program made one of the runs
    """

    comparison: RunDifferences
    tables: tuple[ChangeTable, ...]
    names: tuple[str, str]
    titles: tuple[str, str]
    whole: ChangeTable | None = None


class RunComparisonPage(QWidget):
    """Show what two runs have in common and what not.

    `total` is how many hits of all queries the runs have within the bound.

    Signals
    -------
    back_requested() : the user wants to see the history again
    export_requested(str, bool) : hits are to be written as ``csv`` or ``tsv``: those listed alone, or all
    """

    back_requested = Signal()
    export_requested = Signal(str, bool)

    def __init__(self, background: BackgroundThread) -> None:
        super().__init__()
        self.setAccessibleName("Two runs compared")
        self.compared: ComparedRuns | None = None
        self._row = -1
        self._bound = math.inf
        self.total = 0
        self.missed: Missed | None = None
        self.messages = MessageBar(self)
        self.back = back_button("History", "Ctrl+H")
        self.titles = TwoTitles()
        self.query = ComboBox()
        self.query.setAccessibleName("Query")
        self.query.setMaximumWidth(260)
        self.query.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # titles give way
        self.export_button = MenuButton("&Export", "export")
        self.export_button.setToolTip("Write the hits of both runs to a table")
        self.bound = ComboBox(editable=True)
        self.bound.setAccessibleName("E-value up to which pairs count")
        self.bound.setToolTip("A pair counts as found with an E-value up to this")
        self.bound.addItems(_BOUNDS)
        self.headline = QLabel(wordWrap=True)
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.headline.setAccessibleName("What was missed")
        self.headline.setFont(heading_font(self.font()))
        self.counts = QLabel()
        self.counts.setTextFormat(Qt.TextFormat.PlainText)
        self.counts.setAccessibleName("Hits in both runs and in one of them")
        self.note = NoteLine()
        self.words = WordsEdit("Filter the hits", "Words in the header (Ctrl+F)")
        self.kind = ComboBox()
        self.kind.setAccessibleName("Hits shown")
        self.count = QLabel()
        self._export_menu = EdgedMenu(self)
        self.model = ChangeTableModel(self)
        found = {"found": [kind.words for kind in Found]}
        self.table = PlainTableView(self.model, ("query", "subject", "description"), words=found)
        self.table.setAccessibleName("Hits of both runs")
        self.message = MessagePage()
        self.scatter: RunScatter | None = None
        self.missed_chart: MissedChart | None = None
        self.nothing = MessagePage()
        self.nothing.say("No hit is in both runs", "Hits that both runs have are points here.")
        self.nothing.hide()
        self.chart_note = NoteLine()
        self.plotted = ComboBox()
        self.plotted.setAccessibleName("What is plotted")
        self.plotted.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.parameters = QTextBrowser()
        self.parameters.setAccessibleName("Parameters that differ")
        self.sides = (RunSide("A", background), RunSide("B", background))
        self._judging = Newest(background.start)
        self._filling = Newest(background.start)
        self._points: NDArray[np.int64] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._lay_out()
        self._connect()

    def show_runs(self, compared: ComparedRuns) -> None:
        """Show two runs, their first common query first."""
        self.compared = compared
        comparison = compared.comparison
        self.messages.hide()
        self.titles.say(*(f"{letter}: {title}" for letter, title in zip("AB", compared.titles, strict=True)))
        self.parameters.setHtml(_parameters_html(comparison))
        results: tuple[SearchResult, SearchResult] = (comparison.a, comparison.b)
        for side, result, title in zip(self.sides, results, compared.titles, strict=True):
            side.set_run(result, title)
        whole = compared.whole is not None
        with QSignalBlocker(self.query):
            self.query.clear()
            if whole and len(comparison.queries) > 1:
                self.query.addItem(_ALL)
            for query, table in zip(comparison.queries, compared.tables, strict=True):
                name = brief_query_name(query.a.query.header, query.index_a)
                self.query.addItem(name if whole else f"{name} · {_difference(table)}")
        self.query.setVisible(len(comparison.queries) > 1)
        self._query_label.setVisible(len(comparison.queries) > 1)
        for widget in (self.headline, self.bound, self._bound_label):
            widget.setVisible(whole)
        with QSignalBlocker(self.bound):
            self.bound.setCurrentText(number_text(BOUND) if whole else _ANY)
        self._bound = BOUND if whole else math.inf
        self._offer_charts(whole)
        self._show_query(0)
        QTimer.singleShot(0, self, self._make_scatter)  # the table is painted first

    def _make_scatter(self) -> None:
        """Make the chart, once."""
        if self.scatter is None:
            from swathe.gui.history.scatter import RunScatter

            self.scatter = RunScatter()
            self.scatter.hit_chosen.connect(self._choose_point)
            self._chart_place.addWidget(self.scatter, 1)
            self._chart_place.addWidget(self.nothing, 1)
            self._draw()
            tab_after(self.plotted, self.scatter)

    def listing(self) -> Listing | None:
        """Return the hits that are listed, in their order; None where those are all hits of both runs."""
        shown = self._shown
        rows = self.model.visible_rows()
        if self.compared is None or shown is None or rows.size == self.total:
            return None
        choice = list(Listed)[max(self.kind.currentIndex(), 0)]
        words = choice.value if choice is not Listed.ALL else "All hits"
        if self.query.count() > 1 and self.query.currentText() != _ALL:
            words += f" of {shown.query_of(0).a.query.identifier}"
        if searched := self.words.text().strip():
            words += f" with {searched}"
        return Listing(shown.comparisons, rows, words)

    def focus(self) -> None:
        """Go to the table."""
        self.table.setFocus()

    def stop(self) -> None:
        """Give up what is not aligned or judged yet."""
        self._judging.stop()
        self._filling.stop()
        for side in self.sides:
            side.alignments.stop()

    # Inside

    @property
    def chosen_bound(self) -> float:
        """The E-value up to which pairs count as found; inf for any."""
        return self._bound

    @property
    def _shown(self) -> ChangeTable | None:
        """The hits of the query, or of all, that are shown; None where the runs have none in common."""
        table = self.model.table
        return table if isinstance(table, ChangeTable) else None

    def _bound_chosen(self) -> None:
        """Count as found what has an E-value up to the one that was chosen or typed."""
        try:
            bound = math.inf if self.bound.currentText().strip() == _ANY else float(self.bound.currentText())
        except ValueError:
            bound = math.nan
        if not bound > 0:
            self.messages.show_message(Tone.PROBLEM, "The E-value must be a number above 0, such as 1e-5.")
            return
        self.messages.hide()
        if bound != self._bound:
            self._bound = bound
            self._show_query(self.query.currentIndex())

    def _offer_charts(self, whole: bool) -> None:
        """Offer the charts of what was missed first, where another program made one of the runs."""
        names = (*_MISSED, *_DRAWN) if whole else _DRAWN
        if self.plotted.count() != len(names):
            with QSignalBlocker(self.plotted):
                self.plotted.clear()
                self.plotted.addItems(names)

    def _show_query(self, place: int) -> None:
        assert self.compared is not None
        tables = self.compared.tables
        self._row = -1
        self._filling.stop()
        self.total = count_hits(self.compared.comparison, self._bound)
        if not tables:
            self.model.set_table(NoChanges(0))
            self._settle()
            return
        compared = self.compared
        alone = len(tables) == 1
        if compared.whole is not None and not alone:
            table = compared.whole if place <= 0 else tables[place - 1]
        else:
            table = tables[max(place, 0)]
        table.set_bound(self._bound)
        self.model.set_table(table)
        self._say_headline(table)
        self._choose_columns(table, several=table is compared.whole and not alone)
        both, only_a, only_b = table.counts()
        words = "{} in both runs · {:,} only in A · {:,} only in B".format(
            counted(both, "hit"), only_a, only_b
        )
        if compared.whole is None:  # what the runs' own headers say of this query
            hits = [result.hits for result in (table.comparisons[0].a, table.comparisons[0].b)]
            known = [count for one in hits if (count := one.n_significant) is not None]
            if len(known) == len(hits):
                words += " · significant: {:,} in A, {:,} in B".format(*known)
            for name, one in zip("AB", hits, strict=True):
                words += f" · E-values of {name} are provisional" if one.provisional else ""
        self.counts.setText(words)
        for index, choice in enumerate(Listed):
            self.kind.setItemText(index, f"{choice.value}: {np.count_nonzero(table.chosen(choice)):,}")
        self._draw()
        self._settle()
        if self.model.rowCount():
            self.table.go_to(0)
        judging = partial(_judging_all, compared.comparison, table.comparisons)
        self._filling.begin(Task("judge subjects", judging, on_step=self._fill_in, priority=BACKGROUND))

    def _fill_in(self, known: tuple[int, QueryDifferences] | None) -> None:
        """Show what the worker made of sequences that one of the runs does not report."""
        if known is not None:
            self.model.take(*known)

    def _choose_columns(self, table: ChangeTable, *, several: bool) -> None:
        """Show the columns in which the runs can be compared; `several` queries are listed together."""
        assert self.compared is not None
        comparison, whole = self.compared.comparison, self.compared.whole is not None
        if whole:
            hidden = {*_OF_SEARCHES, *(() if several else ("query",))}
            compared = (
                any(np.isfinite(query.columns[f"score_{side}"]).any() for query in comparison.queries)
                for side in "ab"
            )
            unlike = () if all(compared) else ("score",)
        elif table.scored_alike:  # bits say the same as scores
            hidden, unlike = set(_OF_PROGRAMS), ("bits",)
        else:
            hidden, unlike = {*_OF_PROGRAMS, "bits_change"}, ("score",)
        hidden |= {f"{name}_{kind}" for name in unlike for kind in ("a", "b", "change")}
        spared: tuple[str, ...] = _CHANGES
        if self.missed is not None:
            spared = (*_BITS, "identity_b" if self.missed.reference == "a" else "identity_a")
        self.table.choose_columns(tuple(hidden), spared)
        self.table.not_copied = () if whole else IDENTITIES

    def _say_headline(self, table: ChangeTable) -> None:
        """Say in words how much the other program found and missed."""
        assert self.compared is not None
        missed = missed_of(self.compared.comparison, self._bound, table.comparisons)
        self.missed = missed
        if missed is not None:
            self.headline.setText(" ".join(filter(None, (missed.headline(), missed.note()))))

    def _settle(self) -> None:
        """Show the table or why it is empty, and what to keep in mind."""
        assert self.compared is not None
        comparison = self.compared.comparison
        remarks = list(comparison.warnings)
        remarks += [
            f"{counted(len(queries), 'query', 'queries')} only in {side.upper()}."
            for side in "ab"
            if (queries := comparison.only_in(side))
        ]
        self.note.say(" ".join(remarks), warning=bool(comparison.warnings))
        if not comparison.queries:
            self.counts.clear()
            self.message.say("The runs have no query in common", "Choose two runs that share a query.")
        elif not len(self.model.table):
            self.message.say("Neither run has hits for this query", "")
        else:
            self.message.say("No hit meets the filter", "", "Clear filter")
        self._say_count()
        self._offer_exports()
        empty = not self.model.rowCount()
        self._stack.setCurrentWidget(self.message if empty else self.table)
        if empty:
            self._show_hit(-1)

    def _say_count(self) -> None:
        """Say how many hits are listed, unless those are all."""
        shown, listed = self._shown, self.model.rowCount()
        there = int(np.count_nonzero(shown.chosen(Listed.ALL))) if shown is not None else 0
        self.count.setText(f"{listed:,} of {counted(there, 'hit')} shown")
        self.count.setVisible(listed < there)

    def _draw(self) -> None:
        """Draw what is chosen: of the hits that both runs have, or of those that one missed."""
        if self.scatter is None:
            return
        shown = self._shown
        both = (shown.found == Found.BOTH).nonzero()[0] if shown is not None else _NO_POINTS
        place = max(self.plotted.currentIndex(), 0) - (self.plotted.count() - len(_DRAWN))
        self.scatter.setVisible(place >= 0 and both.size > 0)
        self.nothing.setVisible(place >= 0 and not both.size)
        if self.missed_chart is not None:
            self.missed_chart.setVisible(place < 0)
        self._points = both
        self.chart_note.say("")
        if shown is None:
            return
        if place < 0:
            self._draw_missed(shown, identities=place == -1)
            return
        if not both.size:
            return
        key = _PLOTTED[place]
        x, y = (shown.known(f"{key}_{side}")[both] for side in "ab")
        name = self.plotted.currentText()
        comparable = key not in _OF_A_SCORING or shown.scored_alike
        titles, short_titles = (f"{name} in A", f"{name} in B"), ("A", "B")
        if not comparable:
            scorings = self._scoring("a"), self._scoring("b")
            titles = (f"{titles[0]}, {scorings[0]}", f"{titles[1]}, {scorings[1]}")
            short_titles = (f"A, {scorings[0]}", f"B, {scorings[1]}")
            self.chart_note.say(
                f"{_OF_A_SCORING[key]} cannot be compared between these runs: plot ranks or E-values."
            )
        if self._compared_programs and key == "log10_evalue":
            # One program writes 0 where another goes on: below this E-values say no more.
            x, y = np.maximum(x, _LEAST_DRAWN), np.maximum(y, _LEAST_DRAWN)
        known = ~((x != x) | (y != y))
        self._points = both[known]
        down, whole = key in ("rank", "log10_evalue"), key in ("rank", "score")
        self.scatter.show_points(
            x[known],
            y[known],
            titles,
            short_titles=short_titles,
            down=down,
            whole=whole,
            comparable=comparable,
        )
        self._mark()

    def _scoring(self, side: str) -> str:
        """Return what gave the hits of run ``a`` or ``b`` their scores: ``BLOSUM62 11/1``, or the program."""
        assert self.compared is not None and self._shown is not None
        comparison = self.compared.comparison
        origin = (comparison.a if side == "a" else comparison.b).plan.origin
        if origin is not None:
            return origin.short
        scorings = [(one.a if side == "a" else one.b).hits.scoring for one in self._shown.comparisons]
        names = dict.fromkeys(scoring.name for scoring in scorings)
        costs = f"{scorings[0].gap_open}/{scorings[0].gap_extend}"
        return f"{shortened(', '.join(names), _LONGEST_SCORING)} {costs}"

    def _draw_missed(self, shown: ChangeTable, *, identities: bool) -> None:
        """Draw what the other program missed, by E-value or identity of the run it is measured by."""
        missed = self.missed
        if missed is None:
            return
        if self.missed_chart is None:
            from swathe.gui.history.missed_chart import MissedChart

            self.missed_chart = MissedChart()
            self._chart_place.addWidget(self.missed_chart, 1)
        self._points = None
        of = missed.names[0 if missed.reference == "a" else 1]
        if identities:
            self.missed_chart.show_identities(missed.identity, of)
        else:
            evalues = shown.known(f"log10_evalue_{missed.reference}")
            self.missed_chart.show_evalues(missed.log10_evalues, evalues[shown.found == Found.BOTH], of)

    @property
    def _compared_programs(self) -> bool:
        return self.compared is not None and self.compared.whole is not None

    def _mark(self) -> None:
        if self.scatter is not None and self._points is not None:
            places = (self._points == self._row).nonzero()[0]
            self.scatter.set_current(int(places[0]) if places.size else -1)

    def _choose_point(self, point: int) -> None:
        assert self._points is not None
        row = int(self._points[point])
        place = self.model.model_row(row)
        if place < 0:  # the filter hides it
            self.words.clear()
            self.kind.setCurrentIndex(0)
            self._search()
            place = self.model.model_row(row)
        self.table.go_to(place)

    def _current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._show_hit(self.model.table_row(current.row()) if current.isValid() else -1)

    def _show_hit(self, row: int) -> None:
        shown = self._shown
        self._row = row
        self._judging.stop()
        if shown is None or row < 0 or self.compared is None:
            for side in self.sides:
                side.show_nothing()
            self._mark()
            return
        runs = self.compared.comparison
        query, hit = shown.locate(row)
        for side, rows, index in zip(
            self.sides, (query.rows_a, query.rows_b), (query.index_a, query.index_b), strict=True
        ):
            if rows[hit] >= 0:
                side.show_hit(index, int(rows[hit]))
            else:
                side.show_absent()
                why = partial(_judging, runs, query, hit)
                self._judging.begin(Task("judge a subject", why, side.show_absent))
        self._mark()

    def _say_copied(self, rows: int) -> None:
        """Say what is on the clipboard, and what is not."""
        tell_copied(self.messages, counted(rows, "hit"))
        if self.table.not_copied:
            left = "Identities, which are known only of hits that were looked at, are left out."
            self.messages.show_message(Tone.NOTE, f"{self.messages.text} {left}")

    def _offer_exports(self) -> None:
        """Offer the hits listed first, and all hits, each with their number."""
        menu = self._export_menu
        menu.clear()
        listed, all_hits = self.model.rowCount(), self._all_hits()
        whole = self.listing() is None
        choices = [(all_hits, False)] if whole else [(f"The {listed:,} listed", True), (all_hits, False)]
        for what, alone in choices:
            menu.addSeparator()
            for format, mnemonic in (("csv", "CSV"), ("tsv", "TSV")):
                key = "&" if alone or whole else ""
                action = menu.addAction(f"{what} as {key}{mnemonic}…")
                action.setEnabled(bool(listed) or not alone)
                action.triggered.connect(partial(self._want_export, format, alone))

    def _want_export(self, format: str, listed: bool, _checked: bool = False) -> None:
        self.export_requested.emit(format, listed)

    def _all_hits(self) -> str:
        """Return ``All 101 hits``, and of how many queries."""
        assert self.compared is not None
        queries = len(self.compared.comparison.queries)
        of = f" of {queries:,} queries" if queries > 1 else ""
        return f"All {counted(self.total, 'hit')}{of}"

    def _search(self) -> None:
        self._pause.stop()
        self.model.set_words(self.words.text())
        self._after_arranging()

    def _go_to_found(self) -> None:
        """Search at once, and go to what is found."""
        self._search()
        if self.model.rowCount():
            self.table.setFocus()

    def _kind_chosen(self, place: int) -> None:
        self.model.set_choice(list(Listed)[max(place, 0)])
        self._after_arranging()

    def _after_arranging(self) -> None:
        if self.compared is None:
            return
        self._settle()
        if self.model.rowCount() and not self.table.currentIndex().isValid():
            self.table.go_to(0)

    def _clear_filter(self) -> None:
        self.words.clear()
        self.kind.setCurrentIndex(0)
        self._search()

    def _connect(self) -> None:
        for side, other in (self.sides, self.sides[::-1]):
            side.alignment.canvas.break_as(other.alignment.canvas)
            side.alignment.figures.spare_as(other.alignment.figures)
        for side in self.sides:
            side.alignment.saved.connect(partial(tell_saved, self.messages))
            side.alignment.copied.connect(partial(tell_copied, self.messages))
        self.back.clicked.connect(self.back_requested)
        self.query.currentIndexChanged.connect(self._show_query)
        self.words.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self._search)
        self.words.returnPressed.connect(self._go_to_found)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.plotted.currentIndexChanged.connect(self._draw)
        self.message.action_triggered.connect(self._clear_filter)
        self.table.selectionModel().currentRowChanged.connect(self._current_changed)
        self.table.copied.connect(self._say_copied)
        self.bound.activated.connect(self._bound_chosen)
        line = self.bound.lineEdit()
        assert line is not None
        line.editingFinished.connect(self._bound_chosen)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.words.setFocus)

    def _lay_out(self) -> None:
        self.export_button.setMenu(self._export_menu)
        for choice in Listed:
            self.kind.addItem(choice.value)
        self.plotted.addItems(_DRAWN)
        self._bound_label = QLabel("&E ≤")
        self._bound_label.setBuddy(self.bound)
        self._query_label = QLabel("&Query")
        self._query_label.setBuddy(self.query)
        top = QHBoxLayout(spacing=SPACE)
        top.setContentsMargins(SPACE, SPACE, SPACE, SPACE // 2)
        top.addWidget(self.back)
        top.addWidget(self.titles, 1)
        for widget in (self._query_label, self.query, self._bound_label, self.bound, self.export_button):
            top.addWidget(widget)
        about = QVBoxLayout(spacing=SPACE // 2)
        about.setContentsMargins(SPACE, 0, SPACE, SPACE // 2)
        about.addWidget(self.headline)
        about.addWidget(self.counts)
        about.addWidget(self.note)
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addLayout(about)
        layout.addWidget(self._body(), 1)

    def _body(self) -> QSplitter:
        """Return the table beside the chart, above the alignments."""
        filters = QHBoxLayout(spacing=SPACE)
        filters.addWidget(self.words, 1)
        filters.addWidget(self.kind)
        filters.addWidget(self.count)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.table)
        left = QWidget()
        column = QVBoxLayout(left, spacing=SPACE // 2)
        column.setContentsMargins(SPACE, 0, 0, 0)
        column.addLayout(filters)
        column.addWidget(self._stack, 1)
        chart = QWidget()
        self._chart_place = QVBoxLayout(chart, spacing=SPACE // 2)
        self._chart_place.setContentsMargins(SPACE // 2, SPACE // 2, SPACE, 0)
        label = QLabel("P&lot")
        label.setBuddy(self.plotted)
        choice = QHBoxLayout(spacing=SPACE)
        choice.addWidget(label)
        choice.addWidget(self.plotted)
        choice.addStretch(1)
        self._chart_place.addLayout(choice)
        self._chart_place.addWidget(self.chart_note)
        tabs = QTabWidget(documentMode=True)
        for named in (tabs, tabs.tabBar()):
            named.setAccessibleName("Chart and parameters")
        tabs.addTab(chart, "&Chart")
        parameters = QWidget()
        place = QVBoxLayout(parameters)
        place.setContentsMargins(0, SPACE // 2, SPACE, 0)
        place.addWidget(self.parameters)
        tabs.addTab(parameters, "&Parameters")
        upper = QSplitter(Qt.Orientation.Horizontal)
        lower = QSplitter(Qt.Orientation.Horizontal)
        for widget, stretch in ((left, 2), (tabs, 1)):
            upper.addWidget(widget)
            upper.setStretchFactor(upper.indexOf(widget), stretch)
        for side in self.sides:
            lower.addWidget(side)
        rows = QSplitter(Qt.Orientation.Vertical)
        for widget, stretch in ((upper, 3), (lower, 2)):
            rows.addWidget(widget)
            rows.setStretchFactor(rows.indexOf(widget), stretch)
        for splitter in (upper, lower, rows):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(SPACE)
        return rows


def _judging(
    runs: RunDifferences, query: QueryDifferences, hit: int, token: CancelToken
) -> Generator[None, None, str]:
    """Say in the worker why one of the runs does not report a hit."""
    from swathe.core.history.absent import why_absent  # compiled code, slow to import

    yield None  # what the user looks at goes first
    return why_absent(runs, query, hit, token)


def _judging_all(
    runs: RunDifferences, queries: tuple[QueryDifferences, ...], token: CancelToken
) -> Generator[tuple[int, QueryDifferences] | None, None, None]:
    """Have the worker judge what one of the runs does not report; yields place and query as it knows more."""
    from swathe.core.history.absent import judge_absent  # compiled code, slow to import

    yield None  # what the user looks at goes first
    for place, query in enumerate(queries):
        for known in judge_absent(runs, query, np.ones(len(query), np.bool_), token):
            yield place, known


def _difference(table: ChangeTable) -> str:
    """Say how many hits of a query only one of the runs has."""
    _, only_a, only_b = table.counts()
    return f"{only_a + only_b:,} differ" if only_a + only_b else "same hits"


def _parameters_html(comparison: RunDifferences) -> str:
    """Return the parameters that differ as a table of HTML: what, in A, in B."""
    if not comparison.parameters:
        return "<p>Both runs had the same parameters.</p>"
    rows = [_row("th", ("", "A", "B"))]
    for label, *values in comparison.parameters:
        a, b = map(_rounded, values)
        if a == b:  # they differ in later digits
            a, b = values
        rows.append(_row("td", (label, a or "–", b or "–")))
    return f"<table cellspacing='0' cellpadding='4' width='100%'>{''.join(rows)}</table>"


def _rounded(words: str) -> str:
    """Return words with four significant digits of each of the Gumbel parameters, of which files have all."""
    return _GUMBEL.sub(lambda found: f"{found[1]} {float(found[2]):.4g}", words)


def _row(tag: str, cells: tuple[str, ...]) -> str:
    inside = "".join(f"<{tag} align='left' valign='top'>{html.escape(cell)}</{tag}>" for cell in cells)
    return f"<tr>{inside}</tr>"
