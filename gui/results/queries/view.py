"""The summary of a search's queries: a table that leads to each query's hits, searched by words."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.query_summary import DONE, STATES, SUMMARY_COLUMNS
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.rounds import NOT_CONVERGED
from swathe.core.statistics.presets import SHORT_QUERY
from swathe.gui.results.queries.model import QueryListModel
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.row_table import Cells
from swathe.gui.widgets.theme import SPACE, Colours
from swathe.gui.widgets.words_edit import WordsEdit

_FIRST: Final = ("query", "significant", "exact", "rounds", "evalue", "best_hit")
"""Columns of the list at first, left to right."""
_SIGNIFICANT = [column.key for column in SUMMARY_COLUMNS].index("significant")
_HIDDEN: Final = tuple(column.key for column in SUMMARY_COLUMNS if column.key not in _FIRST)
_SPARED: Final = ("best_hit", "evalue", "rounds", "exact", "significant")
"""Columns that give way to the hits beside the list, the first one first."""
_READABLE: Final = 10
"""Letters of a query's name that are to be in sight beside them."""
_LEAST: Final = 6
"""Letters of it that are in sight before the number of significant hits is not."""
_BAR: Final = 2
_SHORTEST: Final = 5
"""Pixels from which on a bar is drawn: below the end of a number shorter ones look like a full stop."""
_POOR: Final = "without a significant hit"
_SEARCHED_FROM: Final = 9
"""Queries from which on there is a line to search them: fewer are seen at once."""


class _Counts(Cells):
    """Under how many hits are significant, a bar as long as the number is large; none where that is short."""

    def __init__(self, model: QueryListModel, table: PlainTableView) -> None:
        super().__init__(table)
        self._model = model
        self._table = table
        self._most = 0.0
        for changed in (model.modelReset, model.dataChanged):
            changed.connect(self._measure)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint number and bar."""
        super().paint(painter, option, index)
        table, row = self._model.table, self._model.table_row(index.row())
        significant = table.number("significant", row)
        if not significant > 0 or not index.data():
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        ink = palette.highlightedText().color() if selected else Colours.of(palette).measured
        track = option.rect.adjusted(SPACE // 2, 0, -SPACE // 2, 0)
        width = round(track.width() * significant / max(self._most, significant))
        if width >= _SHORTEST:
            painter.fillRect(track.right() - width + 1, track.bottom() - _BAR, width, _BAR, ink)

    def _measure(self) -> None:
        """Find the largest number; where it is another, every bar is."""
        most = float(np.nanmax(self._model.table.values("significant"), initial=0))
        if most != self._most:
            self._most = most
            self._table.viewport().update()


class QuerySummaryView(QWidget):
    """List queries and let one be chosen.

    Signals
    -------
    query_chosen(int) : a query's place in the request; where words leave out the one that was chosen, the
        first that is listed stands in for it
    none_listed() : words leave out every query
    hits_wanted() : Return leads to the hits of the query chosen
    export_requested() : the table is to be written to a file
    """

    query_chosen = Signal(int)
    none_listed = Signal()
    hits_wanted = Signal()
    export_requested = Signal()

    def __init__(self, model: QueryListModel) -> None:
        super().__init__()
        self.model = model
        self.table = PlainTableView(
            model,
            ("query",),
            hidden=_HIDDEN,
            first=_FIRST,
            spared=_SPARED,
            words={"status": STATES, "rounds": (f"2 of 3, {NOT_CONVERGED}",)},
            readable=_READABLE,
            give_way=True,
            least=_LEAST,
            signed=("query",),  # where hits are ticked
        )
        self.table.setAccessibleName("Queries")
        self._counts = _Counts(model, self.table)
        self.table.setItemDelegateForColumn(_SIGNIFICANT, self._counts)
        self.export_action = QAction("Export the table of queries…", self)
        self.export_action.triggered.connect(self.export_requested)
        self.offer_export("")
        self.table.addAction(self.export_action)
        self.words = WordsEdit("Find queries", "Find queries")
        self.words.setToolTip("Words of the queries' or their best hits' headers")
        self._count = QLabel()
        self._count.setTextFormat(Qt.TextFormat.RichText)
        self._count.setWordWrap(True)
        self._count.linkActivated.connect(lambda _: self._list_poor(not self.model.poor_alone))
        self._count.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._count.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # of the words at the end
        self._count.setAccessibleName("Number of queries")
        self._line = QWidget()
        line = QVBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE // 2)
        line.addWidget(self.words)
        line.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self._line)
        layout.addWidget(self.table, 1)
        self._query = 0
        self._iterated = self._short = False
        self._stands_in = False  # the query made current now
        self._filtered = False
        self.columns_action = self.table.offer_columns("query")
        self.words.textChanged.connect(self._search)
        self.words.returnPressed.connect(self._go_down)
        self.table.entered.connect(self.hits_wanted)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.table.clicked.connect(lambda index: self.mark(model.table_row(index.row())))  # a stand-in, too
        for changed in (model.layoutChanged, model.modelReset, model.dataChanged):
            changed.connect(self._say_count)
        model.layoutChanged.connect(self._mark_again)
        self.table.horizontalHeader().sectionResized.connect(self.updateGeometry)
        self.table.column_chosen.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Ask for the width of the names, which no column takes the place of."""
        return QSize(self.table.least_width(), super().sizeHint().height())

    def offer(self, *, iterated: bool = False) -> bool:
        """Show the list where there is a choice, with rounds where it was iterated; return whether.

        Exact matches are of batches with short queries.
        """
        queries = self.model.table.queries
        count = len(queries)
        # A query has no length where another program's file does not hold its sequence.
        self._short = any(
            0 < len(one) <= SHORT_QUERY and not isinstance(one, PositionSpecificQuery) for one in queries
        )
        self.words.clear()
        self._line.setVisible(count >= _SEARCHED_FROM)
        self._iterated = iterated
        listed = {"rounds": iterated, "exact": self._short}
        self.table.leave_out({key: "" for key, there in listed.items() if not there})
        self.setVisible(count > 1)
        return count > 1

    @property
    def lists_rounds(self) -> bool:
        """Whether the rounds of an iterated search are to be in sight."""
        return self._iterated and "rounds" in self.table.chosen_columns()

    @property
    def lists_exact(self) -> bool:
        """Whether exact matches of short queries are to be in sight."""
        return self._short and "exact" in self.table.chosen_columns()

    def offer_export(self, why_not: str) -> None:
        """Enable the export of the table, or say in its tooltip why it cannot be written now."""
        self.export_action.setEnabled(not why_not)
        self.export_action.setToolTip(why_not or "Write this table to a file, as it is on the screen")

    def columns_menu(self) -> QMenu:
        """Return a menu of the columns, those on the screen ticked; the query's name stays."""
        return self.table.columns_menu()

    def say_filtered(self, filtered: bool) -> None:
        """Say where a filter leaves out hits that they count here all the same."""
        self._filtered = filtered
        self._say_count()

    def mark(self, query: int) -> None:
        """Make a query the current one, where the search leaves it in, or once it does."""
        self._query = query
        place = self.model.model_row(query)
        if place >= 0:
            self.table.go_to(place)

    def unsort(self) -> None:
        """Have the order of the request again: rows of a search that begins would move with every result."""
        self.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    def settle(self) -> None:
        """Sort what was found last in; the first rows come into sight where the current one stays in it."""
        if self.model.arranged:
            self.model.rearrange()
            if self.table.shows_current():
                self.table.show_current()

    def walk(self, step: int) -> None:
        """Go to the next (1) or the previous (-1) query on the screen."""
        self.table.walk(step)

    def _search(self, words: str) -> None:
        self.model.set_words(words)
        self._say_count()

    def _go_down(self) -> None:
        """Go to the first query found."""
        if self.model.rowCount():
            self.table.setFocus()
            self.mark(self.model.table_row(0))

    def _chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            query = self.model.table_row(current.row())
            if not self._stands_in:
                self._query = query
            self.query_chosen.emit(query)

    def _mark_again(self) -> None:
        """Make the query that was chosen last current again, or the first listed where words leave it out."""
        chosen, current = self.model.model_row(self._query), self.table.currentIndex()
        if chosen >= 0:
            if chosen != current.row():
                self.table.go_to(chosen)
        elif not self.model.rowCount():
            self.none_listed.emit()
        elif not current.isValid():
            self._stands_in = True
            self.table.go_to(0)
            self._stands_in = False

    def _significant_text(self) -> str:
        """Return how many of the queries listed have no significant hit, once all queries were searched."""
        if self.model.poor_alone:
            return _POOR
        table, listed = self.model.table, self.model.visible_rows()
        counts = table.values("significant")[listed]
        if not listed.size or table.states.count(DONE) < len(table) or np.isnan(counts).any():
            return ""
        poor = int(np.count_nonzero(counts == 0))
        of_these = "of these " if listed.size < len(table) else ""
        if not poor:
            return f"all {of_these}with significant hits"
        return f"{poor:,} {of_these}{_POOR}"

    def _say_count(self) -> None:
        significant = self._significant_text()
        with_ticks = f"{ticked:,} with ticks" if (ticked := self.model.n_with_ticks) else ""
        listed = " · ".join(filter(None, (self.model.listed_text(), with_ticks)))
        lines = listed, significant, "counts ignore the filter" if self._filtered else ""
        words = "<br>".join(filter(None, lines))
        alone = self.model.poor_alone
        if significant.endswith(_POOR):
            link = "show all" if alone else "show these"
            words = words.replace(significant, f'{significant} (<a href="poor">{link}</a>)')
            self._count.setToolTip(f"Click to list {'all queries' if alone else f'only the queries {_POOR}'}")
        else:
            self._count.setToolTip("")
        if words != self._count.text():
            self._count.setText(words)

    def _list_poor(self, alone: bool) -> None:
        """List only queries without a significant hit, and go to the first of them; or all again."""
        self.model.list_poor(alone)
        self._say_count()
        if alone:
            self._go_down()
