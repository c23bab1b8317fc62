"""The page *Compare runs*: two runs side by side, hit by hit, with both alignments of the hit looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.headers.brief import brief_query_name, untagged
from swathe.core.history.changes import CHANGE_COLUMNS, ChangeTable, Found, NoChanges
from swathe.core.history.differences import QueryDifferences, RunDifferences
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted
from swathe.gui.history.change_table import ChangeTableModel
from swathe.gui.history.differences import differences_html
from swathe.gui.history.side import RunSide
from swathe.gui.widgets.field import ElidedLabel, NoteLine
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.history.scatter import RunScatter

_TYPING_PAUSE_MS: Final = 120
_WIDTHS: Final = {"found": 6, "subject": 21}
_PLOTTED: Final = ("rank", "score", "bits", "log10_evalue")
_BITS: Final = tuple(place for place, column in enumerate(CHANGE_COLUMNS) if column.key.startswith("bits"))
_NO_POINTS: Final = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class ComparedRuns:
    """Two runs compared, made in the worker: the comparison, a table a query, and what people call the runs.

    titles : name and date of each
    """

    comparison: RunDifferences
    tables: tuple[ChangeTable, ...]
    names: tuple[str, str]
    titles: tuple[str, str]


class RunComparisonPage(QWidget):
    """Show what two runs have in common and what not.

    Signals
    -------
    back_requested() : the user wants to see the history again
    export_requested(str) : the table is to be written as ``csv`` or ``tsv``
    """

    back_requested = Signal()
    export_requested = Signal(str)

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Two runs compared")
        self.compared: ComparedRuns | None = None
        self._row = -1
        self.messages = MessageBar(self)
        self.back = QToolButton(text="‹ History", autoRaise=True)
        self.back.setAccessibleName("Back to the history")
        self.back.setToolTip("Back to the history (Ctrl+H)")
        self.titles = (ElidedLabel(), ElidedLabel())
        self.query = QComboBox()
        self.query.setAccessibleName("Query")
        self.query.setMaximumWidth(260)
        self.export_button = QPushButton("&Export")
        self.export_button.setToolTip("Write the hits of both runs to a table")
        self.counts = QLabel()
        self.counts.setTextFormat(Qt.TextFormat.PlainText)
        self.counts.setAccessibleName("Hits in both runs and in one of them")
        self.note = NoteLine()
        self.words = QLineEdit(clearButtonEnabled=True)
        self.words.setAccessibleName("Filter the hits")
        self.words.setPlaceholderText("Words in the header (Ctrl+F)")
        self.kind = QComboBox()
        self.kind.setAccessibleName("Hits shown")
        self.model = ChangeTableModel(self)
        self.table = PlainTableView(self.model, ("description",))
        self.table.setAccessibleName("Hits of both runs")
        self.table.widen(_WIDTHS)
        self.message = MessagePage()
        self.scatter: RunScatter | None = None
        self.nothing = MessagePage()
        self.nothing.say("No hit is in both runs", "A hit of both has a point here.")
        self.nothing.hide()
        self.plotted = QComboBox()
        self.plotted.setAccessibleName("What is drawn")
        self.parameters = QTextBrowser()
        self.parameters.setAccessibleName("Parameters that differ")
        self.sides = (RunSide("A", background), RunSide("B", background))
        self._points: NDArray[np.int64] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._lay_out()
        self._connect()

    def show_runs(self, compared: ComparedRuns) -> None:
        """Show two runs, their first common query first."""
        self.compared = compared
        comparison = compared.comparison
        self.messages.hide()
        for letter, label, title in zip("AB", self.titles, compared.titles, strict=True):
            label.set_whole(f"{letter}: {title}")
        a, b = compared.names
        names = (untagged(a), untagged(b))
        self.parameters.setHtml(differences_html(comparison, names))
        results: tuple[SearchResult, SearchResult] = (comparison.a, comparison.b)
        for side, result, name in zip(self.sides, results, names, strict=True):
            side.set_run(result, name)
        self.query.blockSignals(True)
        self.query.clear()
        for query in comparison.queries:
            self.query.addItem(brief_query_name(query.a.query.header, query.index_a))
        self.query.blockSignals(False)
        self.query.setVisible(len(comparison.queries) > 1)
        self._query_label.setVisible(len(comparison.queries) > 1)
        schemes = [result.plan.request.scheme.description for result in results]
        alike = schemes[0] == schemes[1]
        for place in _BITS:  # where scores can be compared, bits say the same
            self.table.setColumnHidden(place, alike)
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

    def focus(self) -> None:
        """Go to the table."""
        self.table.setFocus()

    def stop(self) -> None:
        """Give up what is not aligned yet."""
        for side in self.sides:
            side.alignments.stop()

    # Inside

    @property
    def _shown(self) -> QueryDifferences | None:
        """The query shown; None where the runs have none in common."""
        place = self.query.currentIndex()
        return self.compared.comparison.queries[place] if self.compared is not None and place >= 0 else None

    def _show_query(self, place: int) -> None:
        assert self.compared is not None
        tables = self.compared.tables
        self._row = -1
        if not tables:
            self.model.set_table(NoChanges(0))
            self._settle()
            return
        table = tables[place]
        self.model.set_table(table)
        both, only_a, only_b = table.counts()
        self.counts.setText(
            "{} in both runs · {:,} only in A · {:,} only in B".format(counted(both, "hit"), only_a, only_b)
        )
        for index, count in enumerate((len(table), both, only_a, only_b)):
            name = self.kind.itemText(index).split(":")[0]
            self.kind.setItemText(index, f"{name}: {count:,}")
        self._draw()
        self._settle()
        if self.model.rowCount():
            self.table.go_to(0)

    def _settle(self) -> None:
        """Show the table or why it is empty, and what to keep in mind."""
        assert self.compared is not None
        comparison = self.compared.comparison
        remarks = list(comparison.warnings)
        for letter, queries in (("A", comparison.unmatched_a), ("B", comparison.unmatched_b)):
            if queries:
                number = counted(len(queries), "query", "queries")
                remarks.append(f"{number} only in {letter}.")
        self.note.say(" ".join(remarks), warning=bool(comparison.warnings))
        if not comparison.queries:
            self.counts.clear()
            self.message.say("The runs have no query in common", "Choose two runs of the same query.")
        elif not len(self.model.table):
            self.message.say("Neither run has hits of this query", "")
        else:
            self.message.say("No hit meets the filter", "", "Clear filter")
        empty = not self.model.rowCount()
        self._stack.setCurrentWidget(self.message if empty else self.table)
        if empty:
            self._show_hit(-1)

    def _draw(self) -> None:
        """Draw what is chosen of the hits that both runs have."""
        if self.scatter is None:
            return
        shown = self._shown
        both = shown.in_both.nonzero()[0] if shown is not None else _NO_POINTS
        self.scatter.setVisible(both.size > 0)
        self.nothing.setVisible(not both.size)
        self._points = both
        if shown is None or not both.size:
            return
        key = _PLOTTED[max(self.plotted.currentIndex(), 0)]
        x, y = (shown.columns[f"{key}_{side}"][both] for side in "ab")
        known = ~((x != x) | (y != y))
        self._points = both[known]
        name = self.plotted.currentText()
        titles = (f"{name} in A", f"{name} in B")
        self.scatter.show_points(x[known], y[known], titles, down=key in ("rank", "log10_evalue"))
        self._mark()

    def _mark(self) -> None:
        if self.scatter is not None and self._points is not None:
            places = (self._points == self._row).nonzero()[0]
            self.scatter.set_current(int(places[0]) if places.size else -1)

    def _choose_point(self, point: int) -> None:
        assert self._points is not None
        row = int(self._points[point])
        place = self.model.model_row(row)
        if place < 0:  # the filter leaves it out
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
        for side, rows, index, key in zip(
            self.sides,
            (shown.rows_a, shown.rows_b) if shown is not None else (None, None),
            (shown.index_a, shown.index_b) if shown is not None else (0, 0),
            "ab",
            strict=True,
        ):
            if shown is None or rows is None or row < 0:
                side.show_nothing()
            elif rows[row] >= 0:
                side.show_hit(index, int(rows[row]))
            else:
                score, evalue = (shown.columns[f"{name}_{key}"][row] for name in ("score", "log10_evalue"))
                side.show_absent(float(score), float(evalue))
        self._mark()

    def _search(self) -> None:
        self._pause.stop()
        self.model.set_words(self.words.text())
        self._after_arranging()

    def _kind_chosen(self, place: int) -> None:
        self.model.set_kind((None, *Found)[max(place, 0)])
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
        self.back.clicked.connect(self.back_requested)
        self.query.currentIndexChanged.connect(self._show_query)
        self.words.textChanged.connect(self._pause.start)
        self._pause.timeout.connect(self._search)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.plotted.currentIndexChanged.connect(self._draw)
        self.message.action_triggered.connect(self._clear_filter)
        self.table.selectionModel().currentRowChanged.connect(self._current_changed)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.words.setFocus)

    def _lay_out(self) -> None:
        menu = QMenu(self)
        for text, format in (("As &CSV…", "csv"), ("As &TSV…", "tsv")):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, format=format: self.export_requested.emit(format))
        self.export_button.setMenu(menu)
        for text in ("All", "In both", "Only in A", "Only in B"):
            self.kind.addItem(text)
        for text in ("Rank", "Score", "Bit score", "log₁₀ E-value"):
            self.plotted.addItem(text)
        self._query_label = QLabel("&Query")
        self._query_label.setBuddy(self.query)
        top = QHBoxLayout(spacing=SPACE)
        top.setContentsMargins(SPACE, SPACE, SPACE, SPACE // 2)
        for widget, stretch in (
            (self.back, 0),
            (self.titles[0], 1),
            (self.titles[1], 1),
            (self._query_label, 0),
            (self.query, 0),
            (self.export_button, 0),
        ):
            top.addWidget(widget, stretch)
        about = QVBoxLayout(spacing=SPACE // 2)
        about.setContentsMargins(SPACE, 0, SPACE, SPACE // 2)
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
        self._chart_place.setContentsMargins(SPACE // 2, SPACE // 2, SPACE // 2, 0)
        label = QLabel("&Drawn")
        label.setBuddy(self.plotted)
        choice = QHBoxLayout(spacing=SPACE)
        choice.addWidget(label)
        choice.addWidget(self.plotted)
        choice.addStretch(1)
        self._chart_place.addLayout(choice)
        tabs = QTabWidget(documentMode=True)
        for named in (tabs, tabs.tabBar()):
            named.setAccessibleName("Chart and parameters")
        tabs.addTab(chart, "&Chart")
        tabs.addTab(self.parameters, "&Parameters")
        upper = QSplitter(Qt.Orientation.Horizontal)
        lower = QSplitter(Qt.Orientation.Horizontal)
        for widget, stretch in ((left, 3), (tabs, 2)):
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
