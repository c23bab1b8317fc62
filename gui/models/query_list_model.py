"""The queries of a search, one row each, with what was found for them so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from swathe.core.results.query_result import QueryResult
from swathe.core.results.query_summary import QuerySummary
from swathe.core.sequences.sequence import Sequence
from swathe.gui.models.table_model import TableModel

_PAUSE_MS: Final = 250
_QUERIES_PER_PAUSE_MS: Final = 40
"""Long tables are sorted anew less often while results arrive: 10,000 queries every quarter of a second."""


class QueryListModel(TableModel):
    """The `QuerySummary` of a search under way; queries are named by their places in the request."""

    table: QuerySummary

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(QuerySummary(()), parent)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.rearrange)

    def set_queries(self, queries: tuple[Sequence, ...]) -> None:
        """List the queries of a search that begins: the first running, the others waiting."""
        self._pause.stop()
        self.set_table(QuerySummary(queries))

    def set_result(self, query: int, result: QueryResult) -> None:
        """Show what a query found; the next one is running now."""
        self.table.set_result(query, result)
        self._tell(query)
        if query + 1 < len(self.table):
            self.row_changed(query + 1)

    def alignments_arrived(self, query: int) -> None:
        """Show what hits of a query that were aligned just now say."""
        if query in self.table.results:
            self.table.set_alignments(query)
            self._tell(query)

    def end(self) -> None:
        """Mark queries that the search did not finish."""
        self.table.end()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def result(self, query: int) -> QueryResult | None:
        """Return what a query found, None before."""
        return self.table.results.get(query)

    def state(self, query: int) -> str:
        """Return how far a query is, one of the words of `core.results.query_summary`."""
        return self.table.states[query]

    def tooltip(self, key: str, row: int) -> str:
        """Return whole headers for names."""
        if key == "query":
            return self.table.queries[row].header
        result = self.result(row)
        if key == "best_hit" and result is not None and len(result.hits):
            return result.hits.header(0)
        return super().tooltip(key, row)

    def _tell(self, query: int) -> None:
        self.row_changed(query)
        if self.arranged and not self._pause.isActive():
            self._pause.start(max(_PAUSE_MS, len(self.table) // _QUERIES_PER_PAUSE_MS))
