"""The summary of a search's queries: a table that leads to each query's hits, searched by words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from swathe.core.system.words import counted
from swathe.gui.results.queries.model import QueryListModel
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.theme import SPACE

_ROWS_AT_FIRST: Final = 4
"""Queries in sight before somebody makes room for more."""
_SEARCHED_FROM: Final = 9
"""Queries from which on there is a line to search them: fewer are seen at once."""


class QuerySummaryView(QWidget):
    """List queries and let one be chosen.

    Signals
    -------
    query_chosen(int) : a query's place in the request
    hits_wanted() : Return leads to the hits of the query chosen
    export_requested() : the table is to be written to a file
    """

    query_chosen = Signal(int)
    hits_wanted = Signal()
    export_requested = Signal()

    def __init__(self, model: QueryListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.table = PlainTableView(model, ("query", "best_hit"))
        self.table.setAccessibleName(self.tr("Queries"))
        export = QAction(self.tr("Export the table of queries…"), self.table)
        export.triggered.connect(self.export_requested)
        self.table.addAction(export)
        self.words = QLineEdit()
        self.words.setPlaceholderText(self.tr("Find queries by words of their or their best hits' headers"))
        self.words.setAccessibleName(self.tr("Find queries"))
        self.words.setClearButtonEnabled(True)
        self._count = QLabel()
        self._count.setAccessibleName(self.tr("Number of queries"))
        self.export_button = QPushButton(self.tr("Export queries…"))
        self.export_button.setToolTip(self.tr("Write this table to a file, as it is on the screen"))
        self._line = QWidget()
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE)
        line.addWidget(self.words, 1)
        line.addWidget(self._count)
        line.addWidget(self.export_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addWidget(self._line)
        layout.addWidget(self.table, 1)
        self.words.textChanged.connect(self._search)
        self.words.returnPressed.connect(self._go_down)
        self.export_button.clicked.connect(self.export_requested)
        self.table.entered.connect(self.hits_wanted)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        for changed in (model.layoutChanged, model.modelReset):
            changed.connect(self._say_count)

    def offer(self) -> int:
        """Show the list where there is a choice; return the height that it asks for, 0 for none."""
        count = len(self.model.table)
        self.words.clear()
        self._line.setVisible(count >= _SEARCHED_FROM)
        frame = self.table.horizontalHeader().sizeHint().height() + 2 * self.table.frameWidth()
        around = self.parentWidget()
        room = around.width() if around is not None else self.width()
        if self.table.least_width() > room:
            frame += self.table.horizontalScrollBar().sizeHint().height()
        row = self.table.verticalHeader().defaultSectionSize()
        above = self._line.sizeHint().height() + SPACE if count >= _SEARCHED_FROM else 0
        self.setMinimumHeight(above + frame + row)
        self.setMaximumHeight(above + frame + row * max(1, count))
        self.setVisible(count > 1)
        return above + frame + row * min(count, _ROWS_AT_FIRST) if count > 1 else 0

    def mark(self, query: int) -> None:
        """Make a query the current one, where the search leaves it in."""
        place = self.model.model_row(query)
        if place >= 0:
            self.table.go_to(place)

    def walk(self, step: int) -> None:
        """Go to the next (1) or the previous (-1) query on the screen."""
        place = self.table.currentIndex().row() + step
        if 0 <= place < self.model.rowCount():
            self.table.go_to(place)

    def _search(self, words: str) -> None:
        self.model.set_words(words)
        self._say_count()

    def _go_down(self) -> None:
        """Go to the first query found."""
        if self.model.rowCount():
            self.table.setFocus()
            self.table.go_to(0)

    def _chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.query_chosen.emit(self.model.table_row(current.row()))

    def _say_count(self) -> None:
        shown, count = self.model.rowCount(), len(self.model.table)
        of_all = f"{shown:,} of " if shown < count else ""
        self._count.setText(of_all + counted(count, "query", "queries"))
