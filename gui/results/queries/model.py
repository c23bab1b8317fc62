"""The queries of a search, one row each, with what was found for them so far."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QApplication

from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import DONE, INCOMPLETE, PROVISIONAL, QuerySummary
from swathe.core.scoring.queries import length_words
from swathe.core.search.rounds import MORE_TO_FIND, NOT_CONVERGED
from swathe.core.sequences.sequence import Sequence, shared_names
from swathe.core.system.words import counted
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.table_model import TableModel
from swathe.gui.widgets.theme import Colours

Index = QModelIndex | QPersistentModelIndex

_BEAT_MS: Final = 250
"""Between two times that rows are painted and counted while results arrive: other words of the count have the
whole window laid out anew."""
_QUERIES_PER_MS: Final = 40
"""Long tables in an order of their own are so less often: 10,000 queries every quarter of a second."""


class QueryListModel(TableModel):
    """The `QuerySummary` of a search under way; queries are named by their places in the request.

    What arrived since the last beat is shown at the next one: sorted in, painted and counted together.
    """

    table: QuerySummary

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(QuerySummary(()), parent)
        self._shared: dict[str, int] = {}
        self._poor_alone = False
        self._changed: set[int] = set()
        self._uncounted: set[int] = set()  # arrived since the last beat: no figures yet, whatever is painted
        self._aligned: set[int] = set()
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._show_changed)

    @property
    def poor_alone(self) -> bool:
        """Whether only queries without a significant hit are listed."""
        return self._poor_alone

    @property
    def arranged(self) -> bool:
        """Whether the order or the choice of rows depends on what is in the cells."""
        return self._poor_alone or super().arranged

    def list_poor(self, alone: bool) -> None:
        """List only queries without a significant hit, or all again."""
        if alone != self._poor_alone:
            self._poor_alone = alone
            self.rearrange()

    def set_queries(self, queries: tuple[Sequence, ...]) -> None:
        """List the queries of a search that begins: the first running, the others waiting."""
        self._poor_alone = False
        self._beat.stop()
        self._changed.clear()
        self._uncounted.clear()
        self._aligned.clear()
        self._shared = shared_names(queries)
        self.set_table(QuerySummary(queries))

    def set_result(self, query: int, result: QueryResult) -> None:
        """Show what a query found; the next one is running now."""
        if query not in self.table.results:
            self._uncounted.add(query)
        self.table.set_result(query, result)
        self._tell(query)
        self._changed.add(query + 1)

    def alignments_arrived(self, query: int) -> None:
        """Show what hits of a query that were aligned just now say."""
        if query in self.table.results:
            self._aligned.add(query)
            self._tell(query)

    def marks_changed(self, query: int) -> None:
        """Show how many hits of a query are ticked now."""
        self._tell(query)

    def end(self) -> None:
        """Show what arrived since the last beat, and mark queries that the search did not finish."""
        self._beat.stop()
        self._note_alignments()
        self._changed.clear()
        self._uncounted.clear()
        self.table.end()
        if self.arranged:
            self.rearrange()
        if self.rowCount():  # all at once: few of them did not change
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def result(self, query: int) -> QueryResult | None:
        """Return what a query found, None before."""
        return self.table.results.get(query)

    def listed_text(self) -> str:
        """Return how many queries are listed, or where all of them are, how many were searched.

        ``12 of 200 queries``, ``165 of 200 queries searched``, ``200 queries``.
        """
        listed, count, searched = self.rowCount(), len(self.table), self.table.states.count(DONE)
        queries = counted(count, "query", "queries")
        if listed < count:
            return f"{listed:,} of {queries}"
        return queries if searched == count else f"{searched:,} of {queries} searched"

    def state(self, query: int) -> str:
        """Return how far a query is, one of the words of `core.results.query_summary`."""
        return self.table.states[query]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; beside a number of significant hits that may not be the last word stands a sign.

        It is that of a query that was stopped, or that has not converged. One stands behind the name of a
        query with ticked hits. Queries of the same name are told apart by their places.
        """
        if not index.isValid():
            return None
        key, row = self.columns[index.column()].key, self.table_row(index.row())
        if row in self._uncounted and key != "query":
            return None
        sign, meaning = self._sign(key, row)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon(sign, QApplication.palette()) if sign else None
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._ink(key, row)
        cell = super().data(index, role)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return cell
        if key == "query" and self._is_shared(row):
            number, spoken = f"no. {row + 1:,}", role == Qt.ItemDataRole.AccessibleTextRole
            # On the screen names lose their end where there is little room.
            cell = f"{cell} · {number}" if spoken else f"{number} · {cell}"
        return f"{cell}. {meaning}" if sign and role == Qt.ItemDataRole.AccessibleTextRole else cell

    def _arrange(self) -> None:
        """Choose and order the rows that are shown."""
        super()._arrange()
        if self._poor_alone:
            self._rows = self._rows[self.table.values("significant")[self._rows] == 0]

    @property
    def n_with_ticks(self) -> int:
        """How many of all queries have ticked hits."""
        return sum(self.table.n_ticked(row) > 0 for row in range(len(self.table)))

    def _sign(self, key: str, row: int) -> tuple[str, str]:
        """Return the sign in a cell, by its name in resources/icons, and what it means; '' for none."""
        result = self.result(row)
        if key == "query" and result is not None and self.table.n_ticked(row):
            return "check", f"{self.table.n_ticked(row):,} of {counted(len(result.hits), 'hit')} ticked"
        if key == "significant" and (self.state(row) in (INCOMPLETE, PROVISIONAL) or self._may_grow(row)):
            return "warning", self.tooltip(key, row)
        return "", ""

    def _may_grow(self, row: int) -> bool:
        """Return whether rounds that the search did not have may find more of a query."""
        result = self.result(row)
        if not self.table.over or result is None:
            return False
        hits = result.hits
        return hits.ended == NOT_CONVERGED and hits.round_number == hits.rounds_in_all

    def _ink(self, key: str, row: int) -> QBrush | None:
        """Return what a provisional E-value is written with; None for other cells."""
        result = self.result(row)
        if result is None or not result.hits.provisional or key != "evalue":
            return None
        return QBrush(Colours.of(QApplication.palette()).warning)

    def tooltip(self, key: str, row: int) -> str:
        """Return whole headers for names, and how far a query came that was stopped or has not converged.

        Of a query the best hit is told, too, the rounds, and how many hits are ticked, and of those that are
        significant how many hits there are: a slim list has no columns of them.
        """
        result = self.result(row)
        if key == "query":
            query = self.table.queries[row]
            place = f"Query {row + 1:,} of {len(self.table):,}"
            lines = [query.header, f"{place} · {length_words((query,))}"]
            if result is not None and len(result.hits):
                best, evalue = self.table.brief("best_hit", row), self.table.display("evalue", row)
                lines.append(f"Best hit: {best}, E-value {evalue}")
            if rounds := self.table.text("rounds", row):
                lines.append(f"Rounds: {rounds}")
            lines.append(self._sign(key, row)[1])
            return "\n".join(filter(None, lines))
        if result is not None and key in ("significant", "evalue"):
            words = []
            if self.state(row) == INCOMPLETE:
                sequences = counted(result.hits.database.n_sequences, "sequence")
                words.append(f"Stopped early: {result.compared:,} of {sequences} compared.")
            if result.hits.provisional:
                words.append(
                    "E-values are provisional, not yet adjusted: which hits are significant is not known."
                )
            if key == "significant" and self._may_grow(row):
                words.append(MORE_TO_FIND)
            if words:
                return " ".join(words)
            if key == "significant" and len(result.hits):
                return f"{self.table.display(key, row)} of {counted(len(result.hits), 'hit')}"
        if key == "best_hit" and result is not None and len(result.hits):
            return result.hits.header(0)
        return super().tooltip(key, row)

    def _is_shared(self, row: int) -> bool:
        """Return whether another query has the same name."""
        return bool(self._shared) and self.table.queries[row].identifier in self._shared

    def _tell(self, query: int) -> None:
        self._changed.add(query)
        if not self._beat.isActive():
            self._beat.start(max(_BEAT_MS, len(self.table) // _QUERIES_PER_MS if self.arranged else 0))

    def _note_alignments(self) -> None:
        """Take over what aligned hits say since the last time."""
        for query in self._aligned & self.table.results.keys():
            self.table.set_alignments(query)
        self._aligned.clear()

    def _show_changed(self) -> None:
        """Sort in and have painted the rows of all queries that changed since the last time."""
        self._note_alignments()
        self._uncounted.clear()
        if self.arranged:
            self.rearrange()
        places = np.sort([place for query in self._changed if (place := self.model_row(query)) >= 0])
        self._changed.clear()
        # Run by run: of a range with all of them in it, the view would paint every row that is in sight; of a
        # sorted list it does.
        last = self.columnCount() - 1
        for run in np.split(places, () if self.arranged else np.flatnonzero(np.diff(places) > 1) + 1):
            if run.size:
                self.dataChanged.emit(self.index(int(run[0]), 0), self.index(int(run[-1]), last))
