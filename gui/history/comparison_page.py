"""The page *Compare runs*: two runs side by side, hit by hit, with both alignments of the hit looked at."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QEvent, QModelIndex, QPoint, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.export.several import safe_name
from swathe.core.history.bits_apart import why_apart
from swathe.core.history.changes import (
    VERDICTS,
    WHERE_SEQUENCES_ARE,
    ChangeTable,
    Found,
    Listed,
    Listing,
    chosen_besides,
    count_hits,
    in_one_run,
    open_verdicts,
    within_text,
)
from swathe.core.history.differences import ALIGNED_VALUES, PAIRS, POSITIONS, QueryDifferences, RunDifferences
from swathe.core.history.missed import BOUND, Missed, align_listed, measured_by, missed_of, with_pairs
from swathe.core.results.hits import SIGNIFICANT
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import round_of
from swathe.core.search.events import SearchResult
from swathe.core.statistics.conclusion import LONGEST
from swathe.core.system.words import bound_text, counted, number_text, shortened, typed_number
from swathe.gui.history.side import RunSide
from swathe.gui.history.tables import ChangeTableModel
from swathe.gui.history.titles import TwoTitles
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.command import Instead
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import InfoButton, MutedLabel, NoteLine
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.line_edit import above_zero
from swathe.gui.widgets.menu_button import MenuButton, go_to_first
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.pages import back_button, set_back
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.saved import tell_copied, tell_saved
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.tab_bar import TabBar
from swathe.gui.widgets.theme import SPACE, heading_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.words_edit import WordsEdit
from swathe.gui.work.task import BACKGROUND, Newest, Task
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.history.missed_chart import MissedChart
    from swathe.gui.history.scatter import RunScatter

_TYPING_PAUSE_MS: Final = 120
_BEAT_MS: Final = 200
"""How often verdicts are told at most while tests arrive: thousands of hits are counted anew each time."""
_DRAWN: Final = {"rank": "Rank", "score": "Score", "bits": "Bit score", "log10_evalue": "log₁₀ E-value"}
"""What is drawn of hits that both runs found, by its column."""
_SHORT: Final = {"bits": "Bits", "log10_evalue": "log₁₀ E"}
"""What is called by fewer letters where an axis has no room."""
_OF_A_SCORING: Final = {"score": "score", "bits": "bit score"}
"""What tells which of two hits is the better one only where both are scored alike, as words have it."""
_LONGEST_SCORING: Final = 30
"""Characters of a scoring's name in the title of an axis: that of a file may be long."""
_EVALUES: Final = "evalues"
_IDENTITIES: Final = "identities"
_OF_ONE: Final = (_EVALUES, _IDENTITIES)
"""What is drawn around the hits that one run alone lists."""
_ABOUT_CHANGES: Final = (
    f"A hit changes significance where it is significant (E ≤ {bound_text(SIGNIFICANT)}) in one run only: "
    "the other one has a higher E-value or does not list it."
)
_ORDER: Final = "Most moved first"
_ORDER_CROSSED: Final = "Significant in one run (bold) first, then most moved"
"""Where hits that are significant in one run only are listed."""
_ORDER_IN_PROFILE: Final = ", then hits with a Round by # B − A"
"""Where hits are listed besides that a profile built from them scored: of these *Moved* is empty."""
_ABOUT_ORDER: Final = (
    "First stand hits that are significant in one run only (their E-values are bold), the lowest E-value on "
    "top, then the others by Moved, the farthest on top, and then, in grey, those with E-values below 1e-15 "
    "in both runs, which are beyond doubt. Below them stand the others with a Round, whose E-value is no "
    "evidence, by # B − A, the farthest on top, and last hits of one run that have neither.\n"
    "Where no E-value moved, or none is known, ranks decide; where these are the same, too, the best rank is "
    "on top.\n"
    "A click on a title sorts by that column; a third click brings this order back."
)
_ABOUT_APART: Final = (
    "Aligned differently: both runs find the hit, and the residue pairs of their alignments are not all the "
    "same. The hits are aligned once this is chosen."
)
_ABOUT_VERDICTS: Final = (
    "Verdicts differ: both runs find the hit, and of convincing, suggestive, not convincing and no "
    "conclusion each has another. A verdict that is open differs from none."
)
_WITHIN: Final = (
    "Of {} they are Swathe's, within the regions that the table names: from and to are the program's, which "
    "residues it paired between is not known."
)
_ABOUT_SIDES: Final = (
    "A came into the history first, B later.",
    "B came into the history later than A.",
)
_MOST_TITLES: Final = 3
"""Titles of columns that the menu names; of others it says how many they are."""
_LONG: Final = 100
"""Characters of a parameter from which only what differs is shown of it."""
_CLAUSES: Final = re.compile(r"(?<=[,;.]) ")
_IN_ONE_RUN: Final = re.compile(r"(\d )?(only )?in [AB]\b(: \d)?")
"""What stays in one line: a number or a letter alone on the next one says nothing."""
_IN_BRACKETS: Final = re.compile(r" \([^)]*\)?")
_GUMBEL: Final = re.compile(r"\b(lambda|K|H) (\d[\d.]*(?:e[-+]?\d+)?)")
_ABOUT_EXPORT: Final = "Write the hits of both runs to a table, or their sequences"
_UNREAD: Final = f"Neither run has sequences. {WHERE_SEQUENCES_ARE}"
_ALL: Final = "All queries"
_ANY: Final = "any"
_BOUNDS: Final = (_ANY, "10", "1", "0.1", "0.01", "0.001", "1e-05", "1e-10", "1e-20")
_OF_PROGRAMS: Final = ("query", "identity_a", "identity_b", PAIRS)
"""Columns that are shown at first only where another program made one of the runs."""
_ROUNDS: Final = ("round_a", "round_b")
_OF_ROUNDS: Final = (*_ROUNDS, *VERDICTS)
"""Columns that are shown at first only where profiles scored hits, or somebody left some out of them."""
_LONGEST_VERDICTS: Final = {key: [LONGEST] for key in VERDICTS}
"""The longest words that most of their cells have, perhaps below the rows that are measured."""
_ON_ENTRY: Final = ("entry_evalue_a", "entry_evalue_b")
_POSITIONS: Final = tuple(f"{name}_{side}" for name in POSITIONS for side in "ab")
_BY_HAND: Final = ("query_coverage_a", "query_coverage_b", *_POSITIONS, *_ON_ENTRY)
"""Columns that are shown in no comparison unless somebody chooses them, and then in the next ones, too."""
_ASKED_FOR: Final = (*_BY_HAND, *_OF_ROUNDS)
"""Columns that are else not shown unless somebody chooses them."""
_OF_SEARCHES: Final = ("score_change", "bits_change")
"""Columns that are not shown there: there is little to compare in them."""
_OF_PROGRAMS_KINDS: Final = ("programs", "programs_queries", "programs_scored", "programs_scored_queries")
COLUMN_KINDS: Final = tuple(
    f"{kind}{rounds}" for kind in (*_OF_PROGRAMS_KINDS, "alike", "unlike") for rounds in ("", "_rounds")
)
"""The kinds of comparison that have columns of their own: of other programs, how Swathe scored, rounds."""
_RANKS: Final = ("rank_change", "rank_b", "rank_a")
_FIRST: Final = (
    "query",
    "found",
    "subject",
    "description",
    "organism",
    "log10_evalue_a",
    "log10_evalue_b",
    "log10_evalue_change",
    *_OF_ROUNDS,
    *_ON_ENTRY,
    "rank_a",
    "rank_b",
    "rank_change",
)
"""Columns that come first: whose E-value moved, and which rank changed most."""
_SPARED: Final = (
    "score_change",
    "bits_change",
    "score_b",
    "score_a",
    "bits_b",
    "bits_a",
    "subject_length",
    "organism",
    "description",
)
"""Columns that are not shown where there is no room: E-values and how far they moved are compared."""
_SPARED_BESIDE: Final = (
    "score_b",
    "score_a",
    "subject_length",
    "organism",
    *_RANKS,
    "identity_b",
    "identity_a",
    PAIRS,
    "bits_b",
    "bits_a",
    "description",
)
"""Such columns where another program made one of the runs: bits are what of one alignment differs."""
_PAIRS: Final = tuple(
    (f"{name}_a", f"{name}_b")
    for name in ("rank", "score", "bits", "identity", "query_coverage", "round", "entry_evalue", "verdict")
)
"""Columns of which one is little without the other."""
_SAME_AS: Final = {
    Listed.SIGNIFICANT_A: Listed.ONLY_A,
    Listed.SIGNIFICANT_B: Listed.ONLY_B,
    Listed.SIGNIFICANT_ONE: Listed.ONE,
}
"""Choices of what is significant, with those that say the same at the bound of significance."""
_LEAST_TABLE: Final = 20
"""Lines of text that the table and the chart are as high as at least."""
_LEAST_SIDES: Final = 16
"""Lines that both alignments are as high as at least."""
_LEAST_BELOW: Final = 22
"""Lines that each alignment is as high as where one stands below the other: what is said of it is whole."""
_LEAST_LISTED: Final = 8
"""Lines that the table is as high as where the page scrolls."""
_LEAST_CHART: Final = 18
"""Lines that the chart and what is said of it are as high as there."""
_LEAST_TITLES: Final = 72
"""Letters of both titles that have room beside the query: else they have a line of their own."""
_LEAST_BOTH: Final = 132
"""Letters of a page that has both titles on one line: else, as in large letters, each has its own."""
_MOST_OF_QUERY: Final = 56
"""Letters of a query's name and of how many of its hits change significance that have room."""
_LEAST_WORDS: Final = 12
"""Letters of the words that are searched for in sight at least."""
_TABLE_WIDTH: Final = 68
"""Digits that the table has room for at least beside the chart, whichever columns are chosen."""
_CHART_WIDTH: Final = 15
"""What the chart is as wide as at least beside the table, in heights of lines; else it stands below it."""
_OF_ALIGNMENTS: Final = 24
"""Lines in which two blocks of both alignments are in sight."""
_AT_FIRST: Final = 32
"""Hits that are aligned before the table shows any of their identities: those in sight."""
_LOOKED_AT: Final = 60
"""Hits that tell whether any have a description."""
_ENABLED: Final = Qt.ItemDataRole.UserRole - 1
"""Role of the flags of a combo box's entry: keys pass over one of 0."""

_Choice = tuple[str, int, Callable[[], Listing | None]]
"""Hits that can be written: in words, how many, and what returns them, None for all."""


@dataclass(frozen=True, slots=True, eq=False)
class ComparedRuns:
    """Two runs compared, made in the worker: the comparison, a table a query, and what people call the runs.

    titles : name and date of each
    changes : of each query, how many hits are significant only in A, and only in B; None where nobody knows
    changed : these hits of all queries
    whole : the hits of all queries in one table, where another program made one of the runs
    """

    comparison: RunDifferences
    tables: tuple[ChangeTable, ...]
    names: tuple[str, str]
    titles: tuple[str, str]
    changes: tuple[tuple[int, int] | None, ...]
    changed: Listing
    whole: ChangeTable | None = None

    @property
    def file_name(self) -> str:
        """What a file of the comparison is called: of which queries, and what tells the runs apart."""
        queries = self.comparison.queries
        of = counted(len(queries), "query", "queries")
        if len(queries) == 1:
            of = self.comparison.a.plan.request.called(queries[0].index_a)
        runs = zip(self.titles, (self.comparison.a, self.comparison.b), strict=True)
        a, b = (_with_round(title.split(" · ")[0], run) for title, run in runs)
        return safe_name(f"{of} {a} vs {b}")


class RunComparisonPage(QWidget):
    """Show what two runs have in common and what not.

    `total` is how many hits of all queries the runs have within the bound.

    Signals
    -------
    back_requested() : the user wants to see what the runs were compared from again
    export_requested(str, object) : hits are to be written as ``csv``, ``tsv`` or ``fasta``: those of a
        `Listing`, or, for None, all
    sequences_wanted(int) : sequences are to be added to a run of another program: 0 for A, 1 for B
    other_sequences_wanted(int) : those of the other run are
    """

    back_requested = Signal()
    export_requested = Signal(str, object)
    sequences_wanted = Signal(int)
    other_sequences_wanted = Signal(int)

    def __init__(self, background: BackgroundThread, columns: dict[str, QByteArray]) -> None:
        """`columns` are those of each kind of comparison, as `save_columns` returns them; empty at first."""
        super().__init__()
        self.setAccessibleName("Two runs compared")
        self.compared: ComparedRuns | None = None
        self._row = -1
        self._bound = math.inf
        self._columns = columns
        self._column_kind = ""
        self._described = True
        self.total = 0
        self._apart = Listing((), np.empty(0, np.int64), "")
        self.missed: Missed | None = None
        self.messages = MessageBar(self)
        self.back = back_button("History", "Ctrl+H")
        self.titles = TwoTitles()
        self.query = ComboBox()
        self.query.setAccessibleName("Query")
        self.query.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.query.setMaximumWidth(_MOST_OF_QUERY * self.fontMetrics().averageCharWidth())
        self.query.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # titles give way
        self.export_button = MenuButton("E&xport", "export")
        self.bound = ComboBox(editable=True)
        self.bound.setAccessibleName("E-value up to which hits count")
        self.bound.setToolTip("A hit counts as found with an E-value up to this")
        self.bound.addItems(_BOUNDS)
        self.headline = QLabel(wordWrap=True)
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.headline.setAccessibleName("How many hits of one run the other lists")
        self.headline.setFont(heading_font(self.font()))
        self.counts = QLabel(wordWrap=True)
        self.counts.setAccessibleName("Hits in both runs and in one of them")
        self.note = NoteLine()
        self.words = WordsEdit("Filter the hits", "Words in the header (Ctrl+F)")
        # What stands beside it takes its room, then begins another row, and takes none of the chart's.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHorizontalStretch(1)
        self.words.setSizePolicy(policy)
        self.words.setMinimumWidth(_LEAST_WORDS * self.words.fontMetrics().averageCharWidth())
        self.kind = ComboBox()
        self.kind.setAccessibleName("Hits shown")
        self.kind.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.count = QLabel()
        self.order = MutedLabel()
        self.order.setWordWrap(False)
        policy = self.order.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the title that was clicked stays under the pointer
        self.order.setSizePolicy(policy)
        self.order.setToolTip(tooltip_text(_ABOUT_ORDER))
        self.order.setAccessibleDescription(_ABOUT_ORDER)
        self.about_order = InfoButton("The order of the hits, and what Moved says", self)
        self.about_order.say(f"{_ABOUT_ORDER}\n\nMoved: {ChangeTable.column['log10_evalue_change'].meaning}.")
        self._export_menu = EdgedMenu(self)
        self._export_menu.setToolTipsVisible(True)
        self.model = ChangeTableModel(self)
        self.table = PlainTableView(
            self.model,
            ("query", "subject", "description", "organism"),
            first=_FIRST,
            pairs=_PAIRS,
        )
        self.table.setAccessibleName("Hits of both runs")
        self.table.offer_columns("subject")
        self.columns_button = IconButton("Columns", "columns")
        self.columns_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.columns_button.setToolTip("Columns")
        self.message = MessagePage()
        self.scatter: RunScatter | None = None
        self.missed_chart: MissedChart | None = None
        self.nothing = MessagePage()
        self.nothing.hide()
        self.chart_note = NoteLine()
        self.plotted = ComboBox()
        self.plotted.setAccessibleName("What is plotted")
        self.not_drawn = MutedLabel()
        self.not_drawn.setWordWrap(False)
        self.plotted.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.parameters = QTextBrowser()
        self.parameters.setAccessibleName("Parameters that differ")
        self.sides = (RunSide("A", background), RunSide("B", background))
        self._judging = Newest(background.start)
        self._filling = Newest(background.start)
        self._rows = _LeastSplitter(Qt.Orientation.Vertical)
        width = _TABLE_WIDTH * self.fontMetrics().horizontalAdvance("0")
        self._beside = _Beside((11, 4), width), _Beside((1, 1), below=self._least_below)
        """The table beside the chart, and one alignment beside the other."""
        self._first_sizes: list[list[int]] = [[], []]
        self._set_by_hand = False
        self._titles_below = False
        self._points: NDArray[np.int64] | None = None
        self._all_aligned = False
        """Whether the hits of the table shown are aligned, as far as they can be."""
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._beat = QTimer(self, singleShot=True, interval=_BEAT_MS, timeout=self._verdicts_changed)
        self._lay_out()
        self._connect()

    def lead_back(self, to: str, keys: str) -> None:
        """Have the button at the top left lead to a page; `keys` do the same."""
        set_back(self.back, to, keys)

    def show_runs(self, compared: ComparedRuns, first: int = 0, *, again: bool = False) -> None:
        """Show two runs, one of their common queries first, and all of its hits.

        first : its place among these; beside another program's run all are shown
        again : whether they are those shown last: what is looked at stays
        """
        whole = compared.whole is not None
        place, row = (self.query.currentIndex(), self._row) if again else (0 if whole else first, -1)
        if not again:
            self._clear_filter()
            self.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # what changed most comes first
            self.messages.hide()
        self.compared = compared
        comparison = compared.comparison
        title_a, title_b = compared.titles
        about = ("", "") if comparison.of_one_search else _ABOUT_SIDES
        self.parameters.setHtml(_parameters_html(comparison))
        results: tuple[SearchResult, SearchResult] = (comparison.a, comparison.b)
        name = ""  # of several queries the box beside the titles names the one shown
        if len(comparison.queries) == 1:
            name = comparison.a.plan.request.called(comparison.queries[0].index_a)
        self.titles.say(f"A: {title_a}", f"B: {title_b}", about, name)
        for side, result, title in zip(self.sides, results, compared.titles, strict=True):
            side.set_run(result, title, name)
        for side, other, letter in zip(self.sides, results[::-1], "BA", strict=True):
            there = other.plan.searched_files is not None
            side.alignment.offer_sequences(f"Use the sequences of {letter}" if there else "")
        with QSignalBlocker(self.query):
            self.query.clear()
            if whole and len(comparison.queries) > 1:
                self.query.addItem(_ALL)
            for query, table, changes in zip(
                comparison.queries, compared.tables, compared.changes, strict=True
            ):
                name = comparison.a.plan.request.called(query.index_a)
                self.query.addItem(name if whole else f"{name} · {_difference(table, changes)}")
            self.query.setCurrentIndex(place)
            self.query.setToolTip("" if whole else tooltip_text(_ABOUT_CHANGES))
        self.query.setVisible(len(comparison.queries) > 1)
        self._query_label.setVisible(len(comparison.queries) > 1)
        for widget in (self.bound, self._bound_label):
            widget.setVisible(whole)
        self.headline.setVisible(whole and bool(comparison.queries))
        if not again:
            with QSignalBlocker(self.bound):
                self.bound.setCurrentText(number_text(BOUND) if whole else _ANY)
            self._bound = BOUND if whole else math.inf
        self._offer_charts(whole)
        self._place_titles()
        self._show_query(place)
        if row >= 0:
            self.table.go_to(self.model.model_row(row))
        if not (again and self.isVisible()):
            self._scrolled.show_top()
        QTimer.singleShot(0, self, self._make_scatter)  # the table is painted first

    def _make_scatter(self) -> None:
        """Make the chart, once."""
        if self.scatter is None:
            from swathe.gui.history.scatter import RunScatter

            self.scatter = RunScatter(self._point_words)
            self.scatter.hit_chosen.connect(self._choose_point)
            self._chart_place.addWidget(self.scatter, 1)
            self._chart_place.addWidget(self.nothing, 1)
            self._draw()
            tab_after(self.plotted, self.scatter)
            self._first_sizes = [splitter.sizes() for splitter in self._beside]

    def focus(self) -> None:
        """Go to the table."""
        self.table.setFocus()

    def instead(self) -> dict[str, Instead]:
        """Return what commands about hits do here."""
        return {
            "filter": Instead(self.words.setFocus, self.why_no_hits),
            "next_hit": Instead(partial(self.table.walk, 1), self.why_no_hits),
            "previous_hit": Instead(partial(self.table.walk, -1), self.why_no_hits),
            "next_query": Instead(partial(self._walk_queries, 1), self._why_no_queries),
            "previous_query": Instead(partial(self._walk_queries, -1), self._why_no_queries),
        }

    def why_no_hits(self) -> str:
        """Return that there are none; '' where there are."""
        return "" if self.total else "There are no hits."

    def offer_exports(self) -> None:
        """Open the menu of what can be written at its first entry, below its button."""
        self._export_menu.popup(self.export_button.mapToGlobal(self.export_button.rect().bottomLeft()))
        go_to_first(self._export_menu)

    def let_test(self, tests: bool) -> None:
        """Test the hit looked at in both runs where it is borderline, or in none."""
        for side in self.sides:
            side.let_test(tests)

    def reset_layout(self) -> Callable[[], None]:
        """Go back to the first sizes of table, chart and alignments; return what brings back those before."""
        by_hand, rows = self._set_by_hand, self._rows.sizes()
        beside = [splitter.sizes() for splitter in self._beside]
        all_of_them = (self._rows, *self._beside)
        heights = [splitter.minimumHeight() for splitter in all_of_them]

        def back() -> None:
            self._set_by_hand = by_hand
            for splitter, height in zip(all_of_them, heights, strict=True):
                splitter.setMinimumHeight(height)
            for splitter, sizes in zip(all_of_them, (rows, *beside), strict=True):
                splitter.setSizes(sizes)

        self._set_by_hand = False
        for splitter in all_of_them:
            splitter.setMinimumHeight(0)
        for splitter, sizes in zip(self._beside, self._first_sizes, strict=True):
            splitter.setSizes(sizes)
        self._share_height()
        return back

    def save_columns(self) -> dict[str, QByteArray]:
        """Return columns and their widths, of each kind of comparison that was shown."""
        self.table.leave_out({})
        if self._column_kind:
            self._columns[self._column_kind] = self.table.save_columns()
        return self._columns

    def stop(self) -> None:
        """Give up what is not aligned or judged yet."""
        self._judging.stop()
        self._filling.stop()
        for side in self.sides:
            side.stop()

    # Inside

    def _why_no_queries(self) -> str:
        return "" if self.query.count() > 1 else "There is no other query."

    def _walk_queries(self, step: int) -> None:
        place = self.query.currentIndex() + step
        if 0 <= place < self.query.count():
            self.query.setCurrentIndex(place)

    @property
    def chosen_bound(self) -> float:
        """The E-value up to which hits count as found; inf for any."""
        return self._bound

    def _bound_chosen(self) -> None:
        """Count as found what has an E-value up to the one that was chosen or typed."""
        typed = self.bound.currentText().strip()
        try:
            bound = math.inf if typed == _ANY else above_zero(typed, "")
        except ValueError as error:
            still = "with any E-value" if self._bound == math.inf else f"with E ≤ {bound_text(self._bound)}"
            words = str(error) or "The E-value must be a number above 0, such as 1e-05."
            self.messages.show_message(Tone.PROBLEM, f"{words} The hits listed are still those {still}.")
            return
        if typed != _ANY:
            self.bound.setCurrentText(typed_number(typed))
        self.messages.hide()
        if bound != self._bound:
            self._bound = bound
            row = self._row
            self._show_query(self.query.currentIndex())
            if (place := self.model.model_row(row)) >= 0:
                self.table.go_to(place)
                self.table.show_current()

    def _offer_charts(self, whole: bool) -> None:
        """Offer the charts that have points: of hits of both runs, or beside another program's of all."""
        assert self.compared is not None
        queries = self.compared.comparison.queries
        drawn = {
            key: name
            for key, name in _DRAWN.items()
            if not queries or any(np.isfinite(query.columns[f"{key}_change"]).any() for query in queries)
        }
        if whole:
            side = measured_by(self.compared.comparison).upper()
            beside = {_EVALUES: "Hits by E-value", _IDENTITIES: f"{side}'s hits not in both, by identity"}
            drawn = beside | drawn
        offered = [
            (self.plotted.itemData(place), self.plotted.itemText(place))
            for place in range(self.plotted.count())
        ]
        if offered != list(drawn.items()):
            with QSignalBlocker(self.plotted):
                self.plotted.clear()
                for key, name in drawn.items():
                    self.plotted.addItem(name, key)

    def _show_query(self, place: int) -> None:
        assert self.compared is not None
        compared, tables = self.compared, self.compared.tables or (ChangeTable(),)
        self._row = -1
        self._filling.stop()
        self._all_aligned = False
        self.total = count_hits(compared.comparison, self._bound)
        self._apart = in_one_run(compared.comparison, self._bound)
        alone = len(tables) == 1
        if compared.whole is not None and not alone:
            table = compared.whole if place <= 0 else tables[place - 1]
        else:
            table = tables[max(place, 0)]
        table.set_bound(self._bound)
        self.model.set_table(table)
        self._say_headline(table)
        self._choose_columns(table)
        self._leave_out()
        self._say_counts(table)
        self._name_choices(table)
        self._draw()
        self._settle()
        self._share_height()
        if self.model.rowCount():
            self.table.go_to(0)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self._place_titles()
        self._beside[1].updateGeometry()
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        """Share the height in which the page comes up: what scrolls has its own only now."""
        super().showEvent(event)
        self._share_height()

    def _least_below(self) -> int:
        """Return how high an alignment below the other is at least: nothing where less is in sight."""
        lines = _LEAST_BELOW * self.fontMetrics().lineSpacing()
        return lines if lines <= self._scrolled.viewport().height() else 0

    def _place_titles(self) -> None:
        """Have the titles beside the query where there is room for what tells the runs apart.

        Else they stand below, in large letters one above the other: half a line is too little there.
        """
        there = [widget for widget in self._beside_titles if not widget.isHidden()]
        room = self.width() - sum(widget.sizeHint().width() + SPACE for widget in there)
        letter = self.fontMetrics().averageCharWidth()
        stacked = self.width() < _LEAST_BOTH * letter
        below = stacked or room < _LEAST_TITLES * letter
        self.titles.stack(stacked)
        if below is not self._titles_below:
            self._titles_below = below
            self._top.removeWidget(self.titles)
            self._top.addWidget(self.titles, *((1, 0, 1, -1) if below else (0, 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put what is searched for in the alignments away before it leads back."""
        bars = [side.alignment.bar for side in self.sides if side.alignment.bar.isVisible()]
        if event.key() == Qt.Key.Key_Escape and bars:
            for bar in bars:
                bar.close_bar()
        else:
            super().keyPressEvent(event)

    def _moved_by_hand(self, _place: int, _index: int) -> None:
        self._set_by_hand = True
        self._leave_free()

    def _leave_free(self) -> None:
        """Have messages stand over the chart: what is said of a hit is not covered."""
        _, lower = self._beside
        self.messages.stand_over(max(self.height() - lower.mapTo(self, QPoint()).y(), 0))

    def _share_height(self) -> None:
        """Give a table what it needs and the alignments the rest, which have room for two blocks before that.

        What somebody set stays.
        """
        if self._set_by_hand:
            return
        line = self.fontMetrics().lineSpacing()
        for layout in (self.layout(), self._column):
            assert layout is not None
            layout.activate()
        room = self._rows.height() - self._rows.handleWidth()
        around = self._rows.sizes()[0] - self.table.viewport().height()
        needs = around + (self.model.rowCount() + 1) * self.table.verticalHeader().defaultSectionSize()
        most = max(min(room - _OF_ALIGNMENTS * line, room // 2), _LEAST_TABLE * line)
        upper = max(min(needs, most), _LEAST_TABLE * line)
        self._rows.setSizes([upper, room - upper])
        self._leave_free()

    def _say_counts(self, table: ChangeTable) -> None:
        """Say how many hits there are of which kind, and how many the bound leaves out; a link lists all."""
        words, beyond = self._counts(table), len(table) - sum(table.counts())
        if beyond:
            words = f"{html.escape(words)} · {beyond:,} more beyond E ≤ {bound_text(self._bound)}: "
            words += f"<a href='all'>list all {len(table):,}</a>"
        flag = Qt.TextInteractionFlag  # keys stop at words only where there is a link
        links = flag.LinksAccessibleByMouse | flag.LinksAccessibleByKeyboard
        self.counts.setTextInteractionFlags(links if beyond else flag.NoTextInteraction)
        self.counts.setTextFormat(Qt.TextFormat.RichText if beyond else Qt.TextFormat.PlainText)
        self.counts.setText(_IN_ONE_RUN.sub(lambda found: found[0].replace(" ", "\u00a0"), words))

    def _list_all(self) -> None:
        """Count as found what has any E-value."""
        self.bound.setCurrentText(_ANY)
        self._bound_chosen()

    def _counts(self, table: ChangeTable) -> str:
        """Return how many of the hits shown both runs have and only one, and how many are significant."""
        assert self.compared is not None
        if not table.comparisons:
            return ""
        both, only_a, only_b = table.counts()
        if self.compared.whole is not None:
            words = f"{counted(both, 'hit')} found in both runs{within_text(self._bound)}"
            for kind in (Found.ONLY_A, Found.ONLY_B):
                of_kind = table.found == kind
                words += f" · {np.count_nonzero(of_kind):,} only in {kind.file_word.upper()}"
                if above := int(np.count_nonzero(of_kind & table.in_both)):
                    other = "B" if kind is Found.ONLY_A else "A"
                    evalues = "a higher E-value" if above == 1 else "higher E-values"
                    words += f", of which {other} lists {above:,} with {evalues}"
            return words
        words = f"{counted(both, 'hit')} found in both runs · {only_a:,} only in A · {only_b:,} only in B"
        hits = [result.hits for result in (table.comparisons[0].a, table.comparisons[0].b)]
        known = [count for one in hits if (count := one.n_significant) is not None]
        if (changes := table.significance_changes()) is not None:
            significant = "significant (E ≤ {}): {:,} in A, {:,} in B"
            words += f" · {significant.format(bound_text(SIGNIFICANT), *known)}"
            words += ", {:,} only in A, {:,} only in B".format(*changes)
        for name, one in zip("AB", hits, strict=True):
            words += f" · E-values of {name} are provisional" if one.provisional else ""
        queries = [change for change in self.compared.changes if change is not None]
        if len(self.compared.tables) > 1 and queries:
            of_all = (sum(counts) for counts in zip(*queries, strict=True))
            words += f"\nIn all {len(self.compared.tables):,} queries, significant only in "
            words += "A: {:,}, only in B: {:,}".format(*of_all)
        return words

    def _name_choices(self, table: ChangeTable) -> None:
        """Say how many hits each choice lists, and what it means."""
        found = f"Found: the run lists the hit{within_text(self._bound)}."
        significant = (
            f"Significant: the run lists the hit with E ≤ {bound_text(SIGNIFICANT)}; the other one with a "
            "higher E-value, or not at all."
        )
        about = {
            Listed.VERDICTS_APART: _ABOUT_VERDICTS if table.both_judged().any() else "",
            Listed.ALIGNED_APART: self._about_apart(table),
        }
        self.kind.setToolTip(tooltip_text("\n".join(filter(None, (found, significant, *about.values())))))
        entries = self.kind.view()
        assert isinstance(entries, QListView)
        for index, choice in enumerate(Listed):
            size = f"{np.count_nonzero(table.chosen(choice)):,}"
            if choice is Listed.ALIGNED_APART and not self._all_aligned:
                size = "counting…" if self._aligns else "counted once chosen"
            name = f"{choice.words(self._bound)}: {size}"
            if name != self.kind.itemText(index):  # or the box would measure all of them
                self.kind.setItemText(index, name)
            words = about.get(choice, significant if choice in _SAME_AS else found)
            self.kind.setItemData(index, tooltip_text(words), Qt.ItemDataRole.ToolTipRole)
            away = not words or (choice in _SAME_AS and self._bound == SIGNIFICANT)
            entries.setRowHidden(index, away)
            self.kind.setItemData(index, 0 if away else None, _ENABLED)
            if away and index == self.kind.currentIndex():
                self.kind.setCurrentIndex(list(Listed).index(_SAME_AS.get(choice, Listed.ALL)))

    def _about_apart(self, table: ChangeTable) -> str:
        """Return what it is to be aligned differently; '' where both alignments are Swathe's alone.

        Of a table that names the region of an alignment, the alignment that Swathe makes has its ends.
        """
        if not self._compared_programs:
            return _ABOUT_APART
        of_runs = {side: [getattr(one, side).hits for one in table.comparisons] for side in "ab"}
        read = [side.upper() for side, hits in of_runs.items() if any(one.names_regions for one in hits)]
        return f"{_ABOUT_APART} {_WITHIN.format(' and '.join(read))}" if read else ""

    @property
    def _lists_apart(self) -> bool:
        """Whether the hits listed are those that are aligned differently."""
        return self.kind.currentIndex() == list(Listed).index(Listed.ALIGNED_APART)

    @property
    def _aligns(self) -> bool:
        """Whether all hits are aligned, as something in sight needs it."""
        return self._compared_programs or self.table.shows_alignments() or self._lists_apart

    def _fill(self) -> None:
        """Have the worker fill in what one of the runs does not report, and what alignments say if needed."""
        assert self.compared is not None
        aligned = self._aligns
        table = self.model.table
        listed = table.hits_of(self.model.visible_rows())
        work = partial(
            _filling, self.compared.comparison, table.comparisons, listed, self._bound, aligned=aligned
        )
        done = partial(self._filled, aligned)
        self._filling.begin(Task("fill in", work, done, on_step=self._fill_in, priority=BACKGROUND))

    def _fill_in(self, known: tuple[int, QueryDifferences] | None) -> None:
        """Show what the worker made of hits that one of the runs does not report, or reports without it."""
        if known is not None:
            by_title = self.table.horizontalHeader().sortIndicatorSection() >= 0
            at_first = self.table.currentIndex().row() == 0 and (self._lists_apart or not by_title)
            self.model.take(*known)
            if self._lists_apart:
                self._after_arranging()
            if at_first and self.table.currentIndex().row() > 0:  # others came before it
                self.table.go_to(0)
        self._look_again()

    def _look_again(self) -> None:
        """Show what was aligned among all hits listed meanwhile of the one looked at."""
        if self._row >= 0:
            for side in self.sides:
                side.alignment.look_again()
            self._say_apart()

    def _filled(self, aligned: bool, _: None) -> None:
        """Say and draw what depends on what was filled in, and `aligned` or not."""
        self._all_aligned = aligned
        self._name_choices(self.model.table)
        self._say_headline(self.model.table)
        if self._lists_apart:
            self._settle()
        self._draw()
        self._look_again()

    def _leave_out(self) -> None:
        """Leave out the columns of a run that has none of the hits listed, and those that say nothing."""
        listed = self.model.visible_rows()
        known = {side: ~np.isnan(self.model.table.known(f"rank_{side}")[listed]) for side in "ab"}
        lacking = [side for side, there in known.items() if listed.size and not there.any()]
        assert self.compared is not None
        runs = self.compared.comparison
        # Swathe aligns what it does not report, too.
        unaligned = [side for side in lacking if getattr(runs, side).plan.origin is not None]
        columns = {
            f"{name}_{side}": f"{name}_{'b' if side == 'a' else 'a'}"
            for sides, names in ((lacking, ("rank", "verdict")), (unaligned, ALIGNED_VALUES))
            for side in sides
            for name in names
        }
        of_both = {
            **{key: not np.nan_to_num(self.model.table.known(key)).any() for key in _OF_SEARCHES},
            **{key: np.isnan(self.model.table.values(key)).all() for key in _ON_ENTRY},
            "rank_change": listed.size > 0 and np.isnan(self.model.table.known("rank_change")[listed]).all(),
            PAIRS: bool(unaligned),
        }
        self.table.leave_out(columns | {key: "" for key, out in of_both.items() if out})

    def _choose_columns(self, table: ChangeTable) -> None:
        """Show the columns in which the runs can be compared."""
        assert self.compared is not None
        comparison, whole = self.compared.comparison, self.compared.whole is not None
        several = len(table.comparisons) > 1
        spared: tuple[str, ...] = _SPARED_BESIDE if whole else _SPARED
        if whole:
            hidden = {*_OF_SEARCHES, *_ASKED_FOR, *(() if several else ("query",))}
            compared = (
                any(np.isfinite(query.columns[f"score_{side}"]).any() for query in comparison.queries)
                for side in "ab"
            )
            unlike = () if all(compared) else ("score",)
            kind = f"programs{'' if unlike else '_scored'}{'_queries' if several else ''}"
        elif table.scored_alike:  # bits say the same as scores
            hidden, unlike, kind = {*_OF_PROGRAMS, *_ASKED_FOR}, ("bits",), "alike"
        else:
            hidden, unlike, kind = {*_OF_PROGRAMS, *_ASKED_FOR, "bits_change"}, ("score",), "unlike"
        if comparison.by_profiles or comparison.by_hand:
            hidden = hidden.difference(_OF_ROUNDS)
            hidden |= {f"round_{side}" for side in "ab" if not getattr(comparison, side).rounds}
            # The table scrolls sideways before verdicts go, or the rounds that the caution speaks of, or the
            # change of ranks, in whose order hits with a round are. Descriptions go last, as in others.
            last = ("organism", "rank_b", "rank_a", "description")
            spared = (*(key for key in spared if key not in (*last, *_RANKS)), *last)
            kind += "_rounds"
        hidden |= {f"{name}_{side}" for name in unlike for side in ("a", "b", "change")}
        described = any(table.text("description", row) for row in range(min(len(table), _LOOKED_AT)))
        if not described:  # until sequences are given
            empty = ("description", "organism")
            spared = (*empty, *(key for key in spared if key not in empty))
        if (kind, described) != (self._column_kind, self._described):  # else what somebody chose stays
            self.save_columns()
            by_hand = self.table.chosen_columns() if self._column_kind else None
            self._column_kind, self._described = kind, described
            found = [one.words for one in Found]
            if whole:  # with a bound up to which hits count as found
                found += [one.words_beside for one in Found]
            self.table.choose_columns(tuple(hidden), spared, {"found": found} | _LONGEST_VERDICTS)
            header = self.table.horizontalHeader()
            sorting = header.sortIndicatorSection(), header.sortIndicatorOrder()
            if self.table.restore_columns(self._columns[kind]):
                self.table.sortByColumn(*sorting)
            for section, column in enumerate(ChangeTable.columns):
                if by_hand is not None and column.key in _BY_HAND:
                    self.table.setColumnHidden(section, column.key not in by_hand)

    def _say_headline(self, table: ChangeTable) -> None:
        """Say in words how many of the hits the other program lists."""
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
            self.message.say("The runs have no query in common", "Choose two runs that share a query.")
        elif not len(self.model.table):
            self.message.say("Neither run has hits for this query", "")
        elif self._lists_apart and not self._all_aligned:
            self.message.say("Aligning…", "Hits that are aligned differently come here as they are found.")
        else:
            self.message.say("No hit meets the filter", "", "Clear filter")
        self._say_count()
        self._offer_exports()
        empty = not self.model.rowCount()
        self._stack.setCurrentWidget(self.message if empty else self.table)
        if empty:
            self._show_hit(-1)

    def _say_order(self, column: int, _order: Qt.SortOrder) -> None:
        """Say in which order the hits are while no title does."""
        self.order.setVisible(column < 0)

    def _say_count(self) -> None:
        """Say how many hits are listed, unless those are all, and which of them come first."""
        listed = self.model.rowCount()
        table, rows = self.model.table, self.model.visible_rows()
        crossed = table.chosen(Listed.SIGNIFICANT_ONE)[rows]
        by_rank = table.in_profile[rows] & ~crossed & ~np.isnan(table.known("rank_change")[rows])
        words = _ORDER_CROSSED if crossed.any() else _ORDER
        self.order.setText(f"{words}{_ORDER_IN_PROFILE if by_rank.any() else ''}")
        there = int(np.count_nonzero(self.model.table.chosen(Listed.ALL)))
        self.count.setText(f"{listed:,} of {counted(there, 'hit')} shown")
        self.count.setVisible(listed < there)

    def _draw(self) -> None:
        """Draw what is chosen of the hits listed: those that both runs have, or those of one alone."""
        if self.scatter is None:
            return
        shown, listed = self.model.table, np.sort(self.model.visible_rows())
        both = listed[shown.found[listed] == Found.BOTH]
        key = self.plotted.currentData()
        of_one = key in _OF_ONE
        alone = Found.ONLY_A if self.missed is not None and self.missed.reference == "a" else Found.ONLY_B
        drawn = listed[shown.found[listed] == alone] if of_one else both
        self.scatter.setVisible(not of_one and drawn.size > 0)
        self.nothing.setVisible(not drawn.size)
        if self.missed_chart is not None:
            self.missed_chart.setVisible(of_one and drawn.size > 0)
        self._points = both
        self.chart_note.say("")
        alone_listed = 0 if of_one or not drawn.size else listed.size - both.size
        self.not_drawn.setText(f"{alone_listed:,} in one run: not drawn" if alone_listed else "")
        self.not_drawn.setVisible(alone_listed > 0)
        if not drawn.size:
            self._say_nothing_drawn(alone if of_one else Found.BOTH)
            return
        if of_one:
            self._draw_missed(drawn, both, identities=key == _IDENTITIES)
            return
        x, y = (shown.known(f"{key}_{side}")[both] for side in "ab")
        name = self.plotted.currentText()
        comparable = key not in _OF_A_SCORING or shown.scored_alike
        short = _SHORT.get(key, name)
        titles, short_titles = (f"{name} in A", f"{name} in B"), (f"{short} A", f"{short} B")
        if not comparable:
            scorings = self._scoring("a"), self._scoring("b")
            titles = (f"{titles[0]}, {scorings[0]}", f"{titles[1]}, {scorings[1]}")
            short_titles = (f"A, {_brief_scoring(scorings[0])}", f"B, {_brief_scoring(scorings[1])}")
            scored = "may have" if self._compared_programs else "have"
            self.chart_note.say(
                f"The runs {scored} scored differently: a higher {_OF_A_SCORING[key]} is no better hit. "
                "Compare E-values or ranks."
            )
        known = ~((x != x) | (y != y))
        self._points = both[known]
        down, whole = key in ("rank", "log10_evalue"), key in ("rank", "score")
        in_profile = shown.in_profile[self._points]
        caution = ""
        if down and in_profile.any():
            caution = _no_evidence(int(np.count_nonzero(in_profile)), ranks=whole)
            self.chart_note.say(caution)
        self.scatter.show_points(
            x[known],
            y[known],
            titles,
            short_titles=short_titles,
            down=down,
            whole=whole,
            comparable=comparable,
            tenfold=key == "log10_evalue",
            no_evidence=in_profile if down else None,
            alone=alone_listed,
            caution=caution,
        )
        self._mark()

    def _scoring(self, side: str) -> str:
        """Return what gave the hits of run ``a`` or ``b`` their scores: ``BLOSUM62 11/1``, or the program."""
        assert self.compared is not None
        comparison = self.compared.comparison
        origin = (comparison.a if side == "a" else comparison.b).plan.origin
        if origin is not None:
            return origin.short
        scorings = [(one.a if side == "a" else one.b).hits.scoring for one in self.model.table.comparisons]
        names = dict.fromkeys(scoring.name for scoring in scorings)
        costs = f"{scorings[0].gap_open}/{scorings[0].gap_extend}"
        return f"{shortened(', '.join(names), _LONGEST_SCORING)} {costs}"

    def _say_nothing_drawn(self, kind: Found) -> None:
        """Say why there is nothing to draw: no hit of a kind is listed, or there is none."""
        shown = self.model.table
        if not shown.comparisons:
            self.nothing.say("Nothing to draw", "")
        else:
            listed = " listed" if (shown.found == kind).any() else ""
            where = "both runs" if kind is Found.BOTH else f"{kind.file_word.upper()} alone"
            points = "Hits that both runs have are points here." if kind is Found.BOTH else ""
            self.nothing.say(f"No hit{listed} is in {where}", points)

    def _draw_missed(self, alone: NDArray[np.int64], both: NDArray[np.int64], *, identities: bool) -> None:
        """Draw hits by E-value or identity of the run whose hits are counted.

        alone, both : rows of the hits that it alone has up to the bound, and of those of both
        """
        missed, shown = self.missed, self.model.table
        assert missed is not None
        if self.missed_chart is None:
            from swathe.gui.history.missed_chart import MissedChart

            self.missed_chart = MissedChart()
            self._chart_place.addWidget(self.missed_chart, 1)
        self._points = None
        of = missed.names[0 if missed.reference == "a" else 1]
        kind, beyond = Found.ONLY_A if missed.reference == "a" else Found.ONLY_B, shown.in_both[alone]
        rows = {kind.words: alone[~beyond], kind.words_beside: alone[beyond], Found.BOTH.words: both}
        if identities:
            of_apart = shown.values(f"identity_{missed.reference}")
            rows[Found.BOTH.words] = both[:0]
            self.missed_chart.show_identities({words: of_apart[some] for words, some in rows.items()}, of)
        else:
            evalues = shown.known(f"log10_evalue_{missed.reference}")
            self.missed_chart.show_evalues({words: evalues[some] for words, some in rows.items()}, of)
            words = []
            if out_of_sight := self.missed_chart.beyond:
                verb = "is" if out_of_sight == 1 else "are"
                beyond_its_ends = f"{counted(out_of_sight, 'hit')} in both {verb} beyond its ends"
                words.append(f"The axis covers the hits found in one run only: {beyond_its_ends}.")
            if small := int(np.count_nonzero(evalues[alone] == -math.inf)):
                words.append(f"Not drawn: {counted(small, 'hit')} with E too small to be written.")
            others = Found.ONLY_B if kind is Found.ONLY_A else Found.ONLY_A
            if more := int(np.count_nonzero(shown.found[self.model.visible_rows()] == others)):
                words.append(f"Not drawn: {counted(more, 'hit')} only in {others.file_word.upper()}.")
            self.chart_note.say(" ".join(words))

    @property
    def _compared_programs(self) -> bool:
        return self.compared is not None and self.compared.whole is not None

    def _mark(self) -> None:
        if self.scatter is not None and self._points is not None:
            places = (self._points == self._row).nonzero()[0]
            self.scatter.set_current(int(places[0]) if places.size else -1)

    def _point_words(self, point: int) -> str:
        """Return which hit a point of the chart is, and its E-values."""
        assert self._points is not None
        table, row = self.model.table, int(self._points[point])
        words = [table.brief("subject", row)]
        for side in "ab":
            key = f"log10_evalue_{side}"
            small = " (0 in the file)" if table.number(key, row) == -math.inf else ""
            words.append(f"E {side.upper()}: {table.display(key, row)}{small}")
        return "\n".join(words)

    def _choose_point(self, point: int) -> None:
        assert self._points is not None
        self.table.go_to(self.model.model_row(int(self._points[point])))

    def _current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._show_hit(self.model.table_row(current.row()) if current.isValid() else -1)

    def _show_hit(self, row: int) -> None:
        self._row = row
        self._judging.stop()
        if row < 0 or self.compared is None:
            for side in self.sides:
                side.show_nothing()
            self._mark()
            return
        runs = self.compared.comparison
        query, hit = self.model.table.locate(row)
        for side, run, rows, index in zip(
            self.sides,
            (runs.a, runs.b),
            (query.rows_a, query.rows_b),
            (query.index_a, query.index_b),
            strict=True,
        ):
            side.begin_query(index)
            if rows[hit] >= 0:
                side.show_hit(index, int(rows[hit]))
            else:
                side.show_absent("Aligning…" if run.plan.origin is None else "")
                why = partial(_judging, runs, query, hit)
                self._judging.begin(Task("judge a subject", why, partial(_say_absent, side)))
        self._mark()
        self._say_apart()

    def _say_apart(self) -> None:
        """Say how far both alignments of a hit are the same, and why bits differ beside those of a file."""
        assert self.compared is not None
        both = all(side.shows_alignment for side in self.sides)
        for side, other, letter in zip(self.sides, self.sides[::-1], "BA", strict=True):
            side.alignment.compare_with(other.alignment if both else None, letter)
        runs = self.compared.comparison
        query, hit = self.model.table.locate(self._row)
        if words := why_apart(runs, query, hit):
            self.sides[0 if runs.a.plan.origin is not None else 1].alignment.say_first(words)

    def _arrived(self, _query: int, _rows: list[int]) -> None:
        """Say what the alignment that came just now tells."""
        if self._row >= 0:
            self._say_apart()

    def _tested(self) -> None:
        """Tell verdicts with the next beat: tests arrive in bursts."""
        if not self._beat.isActive():
            self._beat.start()

    def _verdicts_changed(self) -> None:
        """Show verdicts as they are now, and which of them differ."""
        self.model.verdicts_changed()
        self._name_choices(self.model.table)
        if self.kind.currentIndex() == list(Listed).index(Listed.VERDICTS_APART):
            self._after_arranging()

    def _say_copied(self, rows: int) -> None:
        """Say what is on the clipboard."""
        tell_copied(self.messages, counted(rows, "hit"))

    def _listing(self) -> Listing:
        """Return the hits that are listed, in their order."""
        choice = list(Listed)[max(self.kind.currentIndex(), 0)]
        words = choice.words(self._bound) if choice is not Listed.ALL else "All hits"
        if self.query.count() > 1 and self.query.currentText() != _ALL:
            words += f" of {self.model.table.comparisons[0].a.query.identifier}"
        if searched := self.words.text().strip():
            words += f" with {searched}"
        return Listing(self.model.table.comparisons, self.model.visible_rows(), words)

    def _offer_exports(self) -> None:
        """Offer the hits listed, all, and of several queries those of one run alone."""
        assert self.compared is not None
        comparison = self.compared.comparison
        menu = self._export_menu
        menu.clear()
        self.export_button.setEnabled(self.total > 0)
        self.export_button.setToolTip(_ABOUT_EXPORT if self.total else "There are no hits to write")
        apart, changed, of = self._apart, self.compared.changed, self._of_queries()
        listed = self.model.rowCount()
        shown: _Choice = (f"the {_hits(listed)} listed", listed, self._listing)
        of_all: list[_Choice] = []
        if of and (size := apart.rows.size):
            found = f"found{within_text(self._bound)}"
            of_all.append((f"the {_hits(size)} {found} in one run only{of}", size, lambda: apart))
        if of and not self._compared_programs and (size := changed.rows.size):  # else one table lists all
            of_all.append((f"the {_hits(size)} significant in one run only{of}", size, lambda: changed))
        every: _Choice = (f"all {counted(self.total, 'hit')}{of}", self.total, lambda: None)
        tables = [*([shown] if listed < self.total else []), *of_all, every]
        for place, (what, hits, chosen) in enumerate(tables):
            menu.addSection(self._columns_written()) if not place else menu.addSeparator()
            for format, mnemonic in (("csv", "CSV"), ("tsv", "TSV")):
                words = f"{what[0].upper()}{what[1:]} as {'' if place else '&'}{mnemonic}…"
                action = menu.addAction(words)
                action.setEnabled(hits > 0)
                action.triggered.connect(partial(self._want_export, format, chosen))
        menu.addSeparator()
        there = any(run.plan.database.lengths.any() for run in (comparison.a, comparison.b))
        for place, (what, hits, chosen) in enumerate((shown, *of_all)):
            sequences = "sequence" if hits == 1 else "sequences"
            action = menu.addAction(f"The {sequences} of {what} as {'' if place else '&'}FASTA…")
            action.setEnabled(hits > 0 and there)
            action.setToolTip("" if there else _UNREAD)
            action.triggered.connect(partial(self._want_export, "fasta", chosen))

    def _columns_written(self) -> str:
        """Say which columns tables have."""
        assert self.compared is not None
        keys = chosen_besides(self.compared.comparison, self.table.chosen_columns())
        titles = [ChangeTable.column[key].list_title for key in keys]
        if not titles:
            return "Tables have the usual columns; choose more with Columns"
        if len(titles) > _MOST_TITLES:
            more = len(titles) - _MOST_TITLES
            titles[_MOST_TITLES - 1 :] = [f"{titles[_MOST_TITLES - 1]} and {more:,} more"]
        return f"Tables have the usual columns and those chosen: {', '.join(titles)}"

    def _say_open(self) -> None:
        """Say at the top of the menu how many verdicts of all hits a test can still make."""
        assert self.compared is not None
        queries, keys = self.compared.comparison.queries, self.table.chosen_columns()
        words = (self._columns_written(), open_verdicts(queries, keys))
        self._export_menu.actions()[0].setText(". ".join(filter(None, words)))

    def _want_export(self, format: str, chosen: Callable[[], Listing | None], _checked: bool = False) -> None:
        self.export_requested.emit(format, chosen())  # in the order that the table has by now

    def _of_queries(self) -> str:
        """Return `` of 20 queries``; '' for a single one."""
        assert self.compared is not None
        queries = len(self.compared.comparison.queries)
        return f" of {queries:,} queries" if queries > 1 else ""

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
        """Show another list: from its top, unless the hit looked at is in it and was in sight."""
        row, seen = self._row, self.table.shows_current()
        choice = list(Listed)[max(place, 0)]
        self.model.set_choice(choice)
        if choice is Listed.VERDICTS_APART:  # what differs is to be seen
            for section, column in enumerate(ChangeTable.columns):
                if column.key in VERDICTS and self.table.isColumnHidden(section):
                    self.table.choose_column(section, True)
        if self._lists_apart and self.compared is not None and not self._all_aligned:
            self._name_choices(self.model.table)
            self._fill()
        self._leave_out()
        self._after_arranging()
        self._share_height()
        if seen and self.model.model_row(row) >= 0:
            self.table.show_current()
        elif self.model.rowCount():
            self.table.go_to(0)
            self.table.scrollToTop()

    def _after_arranging(self) -> None:
        if self.compared is None:
            return
        self._settle()
        self._draw()
        if self.model.rowCount() and not self.table.selectionModel().hasSelection():
            self.table.go_to(0)  # with the focus Qt makes a row the current one, and does not select it

    def _show_columns(self) -> None:
        """Let columns be chosen, below the button."""
        self.table.columns_menu().popup(
            self.columns_button.mapToGlobal(self.columns_button.rect().bottomLeft())
        )

    def _clear_filter(self) -> None:
        self.words.clear()
        self.kind.setCurrentIndex(0)
        self._search()

    def _connect(self) -> None:
        for side, other in (self.sides, self.sides[::-1]):
            side.alignment.stand_beside(other.alignment)
        for number, side in enumerate(self.sides):
            side.alignments.arrived.connect(self._arrived)
            side.tested.connect(self._tested)
            side.alignment.sequences_wanted.connect(partial(self.sequences_wanted.emit, number))
            side.alignment.message.other_triggered.connect(partial(self.other_sequences_wanted.emit, number))
            side.alignment.saved.connect(partial(tell_saved, self.messages))
            side.alignment.copied.connect(partial(tell_copied, self.messages))
        self.back.clicked.connect(self.back_requested)
        self.columns_button.clicked.connect(self._show_columns)
        self._export_menu.aboutToShow.connect(self._say_open)
        self.query.currentIndexChanged.connect(self._show_query)
        self.words.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self._search)
        self.words.returnPressed.connect(self._go_to_found)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.plotted.currentIndexChanged.connect(self._draw)
        self.message.action_triggered.connect(self._clear_filter)
        self.table.selectionModel().currentRowChanged.connect(self._current_changed)
        self.table.copied.connect(self._say_copied)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._say_order)
        self.table.column_chosen.connect(self._fill)
        self.table.column_chosen.connect(self._offer_exports)
        self.bound.activated.connect(self._bound_chosen)
        self.counts.linkActivated.connect(self._list_all)
        self._rows.splitterMoved.connect(self._moved_by_hand)
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
        self._bound_label = QLabel("&E ≤")
        self._bound_label.setBuddy(self.bound)
        self._query_label = QLabel("&Query")
        self._query_label.setBuddy(self.query)
        top = self._top = QGridLayout(spacing=SPACE)
        top.setContentsMargins(SPACE, SPACE, SPACE, SPACE // 2)
        top.setColumnStretch(1, 1)
        top.addWidget(self.back, 0, 0)
        top.addWidget(self.titles, 0, 1)
        beside = (self._query_label, self.query, self._bound_label, self.bound, self.export_button)
        for column, widget in enumerate(beside, 2):
            top.addWidget(widget, 0, column)
        self._beside_titles = (self.back, *beside)
        about = QVBoxLayout(spacing=SPACE // 2)
        about.setContentsMargins(SPACE, 0, SPACE, SPACE // 2)
        about.addWidget(self.headline)
        about.addWidget(self.counts)
        about.addWidget(self.note)
        inner = QWidget()
        self._column = QVBoxLayout(inner, spacing=0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(about)
        self._column.addWidget(self._body(), 1)
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        self._scrolled = Scrolled(inner)
        layout.addWidget(self._scrolled, 1)

    def _body(self) -> QSplitter:
        """Return the table beside the chart, above the alignments."""
        filters = FlowLayout(between=SPACE)
        for one in (self.words, self.kind, self.columns_button):
            filters.addWidget(one)
        said = FlowLayout(between=SPACE)  # apart: the filter stays where it is whatever is said
        for words in (self.order, self.about_order, self.count):
            said.addWidget(words)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.table)
        left = QWidget()
        column = QVBoxLayout(left, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(filters)
        column.addLayout(said)
        column.addWidget(self._stack, 1)
        chart = QWidget()
        self._chart_place = QVBoxLayout(chart, spacing=SPACE // 2)
        self._chart_place.setContentsMargins(SPACE // 2, SPACE // 2, 0, 0)
        label = QLabel("P&lot")
        label.setBuddy(self.plotted)
        plotted = QWidget()
        of_plotted = QHBoxLayout(plotted, spacing=SPACE)
        of_plotted.setContentsMargins(0, 0, 0, 0)
        of_plotted.addWidget(label)
        of_plotted.addWidget(self.plotted)
        choice = FlowLayout(between=SPACE)
        choice.addWidget(plotted)
        choice.addWidget(self.not_drawn)
        self._chart_place.addLayout(choice)
        self._chart_place.addWidget(self.chart_note)
        tabs = QTabWidget(documentMode=True)
        tabs.setTabBar(TabBar())
        for named in (tabs, tabs.tabBar()):
            named.setAccessibleName("Chart and parameters")
        tabs.addTab(chart, "&Chart")
        parameters = QWidget()
        place = QVBoxLayout(parameters)
        place.setContentsMargins(0, SPACE // 2, 0, 0)
        place.addWidget(self.parameters)
        tabs.addTab(parameters, "&Parameters")
        upper, lower = self._beside
        upper.setContentsMargins(SPACE, 0, SPACE, 0)
        for widget in (left, tabs):
            upper.addWidget(widget)
        for side in self.sides:
            lower.addWidget(side)
        for beside in self._beside:
            beside.share()
        # What is said of a hit folds where it is low, and takes nothing from the chart.
        line = self.fontMetrics().lineSpacing()
        for side in self.sides:
            side.setMinimumHeight(_LEAST_SIDES * line)
        self._stack.setMinimumHeight(_LEAST_LISTED * line)
        tabs.setMinimumSize(_CHART_WIDTH * line, _LEAST_CHART * line)
        rows = self._rows
        for widget in (upper, lower):
            rows.addWidget(widget)
        for splitter in (upper, lower, rows):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(SPACE)
        return rows


class _LeastSplitter(QSplitter):
    """A splitter that asks for the least that its parts take: what there is beyond that they share."""

    def sizeHint(self) -> QSize:
        """Return the least size: the page scrolls only where there is less."""
        return self.minimumSizeHint()


class _Beside(_LeastSplitter):
    """Two parts beside each other where both have the least widths that are wanted, else one below the other.

    shares : how they share the room each time they turn
    wanted : the least width of the first part beside the other
    below : returns the least height of each part below the other
    """

    def __init__(
        self, shares: tuple[int, int], wanted: int = 0, below: Callable[[], int] = lambda: 0
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._below = below
        self._shares = shares
        self._wanted = wanted

    def minimumSizeHint(self) -> QSize:
        """Ask for no more than the width of the wider part: where both do not fit, one stands below."""
        least = self._least()
        heights = [size.height() for size in least]
        beside = self.orientation() is Qt.Orientation.Horizontal
        height = max(heights) if beside else sum(heights) + self.handleWidth()
        return QSize(max(size.width() for size in least), height).grownBy(self.contentsMargins())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where the width no longer suffices, or does again."""
        self._turn()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Turn where a part asks for more width: the tools of an alignment come with the first hit."""
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return handled

    def share(self) -> None:
        """Share the room anew, whatever each part would ask for."""
        self.setSizes([1000 * share for share in self._shares])

    def _turn(self) -> None:
        first, *others = (size.width() for size in self._least())
        least = max(first, self._wanted) + sum(others) + self.handleWidth()
        beside = least <= self.contentsRect().width()
        orientation = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if self.orientation() is not orientation:
            self.setOrientation(orientation)
            self.setMinimumHeight(0)  # what keys added was for the parts as they stood
            self.share()
            self.updateGeometry()

    def _least(self) -> list[QSize]:
        parts = filter(None, map(self.widget, range(self.count())))
        wanted = QSize(0, self._below() if self.orientation() is Qt.Orientation.Vertical else 0)
        return [part.minimumSizeHint().expandedTo(part.minimumSize()).expandedTo(wanted) for part in parts]


def _judging(
    runs: RunDifferences, query: QueryDifferences, hit: int, token: CancelToken
) -> Generator[None, None, tuple[str, QueryResult | None]]:
    """Say in the worker why one of the runs does not report a hit, and what that run makes of it."""
    from swathe.core.history.absent import absent_hit, why_absent  # compiled code, slow to import

    yield None  # what the user looks at goes first
    why = why_absent(runs, query, hit, token)
    yield None
    return why, absent_hit(runs, query, hit, token)


def _say_absent(side: RunSide, judged: tuple[str, QueryResult | None]) -> None:
    side.show_absent(*judged)


def _filling(
    runs: RunDifferences,
    queries: tuple[QueryDifferences, ...],
    listed: list[NDArray[np.int64]],
    bound: float,
    token: CancelToken,
    *,
    aligned: bool,
) -> Generator[tuple[int, QueryDifferences] | None, None, None]:
    """Have the worker judge what one of the runs does not report; yields place and query as it knows more.

    listed : hits of each query in the order of the screen
    aligned : whether it aligns the hits within the bound as well, those listed first
    """
    from swathe.core.history.absent import align_absent, judge_absent  # compiled code, slow to import

    yield None  # what the user looks at goes first
    for place, query in enumerate(queries):
        known = query
        for known in judge_absent(runs, query, np.ones(len(query), np.bool_), token):
            yield place, known
        if aligned:
            within = np.flatnonzero(np.logical_or(*known.within(bound)))
            ordered = np.concatenate((listed[place], np.setdiff1d(within, listed[place])))
            begin, size = 0, _AT_FIRST
            while begin < ordered.size:  # ever more at once: the table is arranged anew with each
                some = np.zeros(len(known), np.bool_)
                some[ordered[begin : begin + size]] = True
                for _ in align_listed(runs, known, some, token):
                    yield None
                for more in align_absent(runs, known, some, token):
                    known = more
                    yield None
                known = with_pairs(known, some)
                yield place, known
                begin, size = begin + size, 2 * size


def _difference(table: ChangeTable, changes: tuple[int, int] | None) -> str:
    """Say how many hits of a query change significance, or where nobody knows that, are in one run only."""
    _, only_a, only_b = table.counts()
    if changes is None:
        return f"{only_a + only_b:,} found in one run only" if only_a + only_b else "same hits"
    if not any(changes):
        if not any(getattr(one, side).hits.n_significant for one in table.comparisons for side in "ab"):
            return "no significant hits"
        return "same significant hits" if only_a + only_b else "same hits"
    moved = sum(changes)
    return f"{counted(moved, 'hit')} {'changes' if moved == 1 else 'change'} significance"


def _no_evidence(hits: int, *, ranks: bool) -> str:
    """Say what a chart of ranks or E-values makes of hits that a profile built from them scored."""
    whose = f"{counted(hits, 'hit')} in a profile"
    if ranks:
        return f"Ranks follow E-values, which are no evidence for {whose}: hollow."
    return f"E is no evidence for {whose}: hollow, at the edge if beyond the axes."


def _brief_scoring(scoring: str) -> str:
    """Return what an axis has room for of a scoring: ``PSSM 11/1``, not which hits the PSSM is of."""
    return _IN_BRACKETS.sub("", scoring)


def _with_round(name: str, run: SearchResult) -> str:
    """Return a run's name with its round, which a name made of what tells two runs apart may have already."""
    of_all = round_of(run)
    return name if of_all in name else f"{name} {of_all}"


def _hits(size: int) -> str:
    return "one hit" if size == 1 else f"{size:,} hits"


def _parameters_html(comparison: RunDifferences) -> str:
    """Return the parameters that differ or may as a table of HTML: over each, what it is."""
    unsaid = ""
    if comparison.read:
        words = ("What a file does not state may differ.", comparison.own_statistics)
        unsaid = f"<p>{html.escape(' '.join(filter(None, words)))}</p>"
    if not comparison.parameters:
        had = "stated" if comparison.read else "had"
        return f"<p>Both runs {had} the same parameters.</p>{unsaid}"
    rows = [_row("th", ("A", "B"))]
    for label, *values in comparison.parameters:
        a, b = map(_rounded, values)
        if a == b:  # they differ in later digits
            a, b = values
        if max(len(a), len(b)) > _LONG:
            a, b = _apart(a, b), _apart(b, a)
        rows.append(f"<tr><td colspan='2'><b>{html.escape(label)}</b></td></tr>")
        rows.append(_row("td", (a or "–", b or "–")))
    return f"{unsaid}<table cellspacing='0' cellpadding='4' width='100%'>{''.join(rows)}</table>"


def _apart(words: str, other: str) -> str:
    """Return those clauses of a text that another one does not have, and an ellipsis for the others."""
    clauses = _CLAUSES.split(words)
    theirs = [clause.rstrip(".,;") for clause in _CLAUSES.split(other)]
    own = ["…" if clause.rstrip(".,;") in theirs else clause for clause in clauses]
    return " ".join(clause for clause, _ in groupby(own)) if set(own) - {"…"} else words


def _rounded(words: str) -> str:
    """Return words with four significant digits of each of the Gumbel parameters, of which files have all."""
    return _GUMBEL.sub(lambda found: f"{found[1]} {float(found[2]):.4g}", words)


def _row(tag: str, cells: tuple[str, ...]) -> str:
    place = f"align='left' valign='top' width='{100 // len(cells)}%'"
    inside = "".join(f"<{tag} {place}>{html.escape(cell)}</{tag}>" for cell in cells)
    return f"<tr>{inside}</tr>"
