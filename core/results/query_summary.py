"""What a search found for each of its queries, one row each: the table that leads to the hits of hundreds."""

from __future__ import annotations

from collections.abc import Sequence as Sequences
from typing import Final

import numpy as np

from swathe.core.results.columns import Column, Kind
from swathe.core.results.hits import HitTable
from swathe.core.results.plain_table import PlainTable
from swathe.core.results.query_result import QueryResult
from swathe.core.sequences.sequence import Sequence

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
INCOMPLETE: Final = "incomplete"
NOT_REACHED: Final = "not reached"

SUMMARY_COLUMNS: Final = (
    Column("query", "Query", Kind.TEXT, "First word of the query's header"),
    Column(
        "status", "State", Kind.TEXT,
        "done: compared with every subject; incomplete: with some; not reached: with none",
    ),
    Column("best_hit", "Best hit", Kind.TEXT, "Subject with the lowest E-value, then the highest score"),
    Column("evalue", "E-value", Kind.EVALUE, "E-value of the best hit"),
    Column("score", "Score", Kind.INTEGER, "Smith-Waterman score of the best hit, in the matrix's units"),
    Column(
        "identity", "Identity %", Kind.PERCENT,
        "Of the best hit: identical pairs per alignment column, gaps included", needs_alignment=True,
    ),
    Column(
        "query_coverage", "Cov. %", Kind.PERCENT,
        "Share of the query between the ends of the best hit's alignment", needs_alignment=True,
    ),
    Column(
        "covered", "Covered %", Kind.PERCENT,
        "Share of the query between the ends of any hit's alignment, of the hits aligned so far",
        needs_alignment=True,
    ),
    Column("hits", "Hits", Kind.INTEGER, "Subjects reported for the query"),
    Column("query_length", "Length", Kind.INTEGER, "Residues of the query"),
)  # fmt: skip
"""Columns of the summary; files and the window have them in this order."""


class QuerySummary(PlainTable):
    """The queries of a search in request order, with what is known of each so far."""

    def __init__(self, queries: Sequences[Sequence]) -> None:
        super().__init__(SUMMARY_COLUMNS, len(queries))
        self.queries = tuple(queries)
        self.results: dict[int, QueryResult] = {}
        self.states = [RUNNING if row == 0 else WAITING for row in range(len(queries))]
        self._numbers["query_length"][:] = [len(query) for query in queries]

    @classmethod
    def of(cls, queries: Sequences[Sequence], results: Sequences[QueryResult]) -> QuerySummary:
        """Return the summary of a search that is over; of a cancelled one the last queries have no result."""
        summary = cls(queries)
        for index, query in enumerate(results):
            summary.set_result(index, query)
        summary.end()
        return summary

    def set_result(self, row: int, result: QueryResult) -> None:
        """Take what a query found; the next one is running now."""
        self.results[row] = result
        whole = result.compared == len(result.scores)
        self.states[row] = DONE if whole else INCOMPLETE
        if whole and row + 1 < len(self) and self.states[row + 1] == WAITING:
            self.states[row + 1] = RUNNING
        hits, numbers = result.hits, self._numbers
        numbers["hits"][row] = len(hits)
        some = len(hits) > 0
        numbers["evalue"][row] = hits.log10_evalues[0] if some else np.nan
        numbers["score"][row] = hits.scores[0] if some else np.nan
        self.set_alignments(row)
        self.changed((row,))

    def set_alignments(self, row: int) -> None:
        """Take what alignments say, after hits of a query were aligned."""
        hits = self.results[row].hits
        if len(hits):
            for key in ("identity", "query_coverage"):
                self._numbers[key][row] = hits.numbers(key)[0]
            self._numbers["covered"][row] = covered(hits)

    def end(self) -> None:
        """Mark what the search did not finish."""
        for row, state in enumerate(self.states):
            if state in (WAITING, RUNNING):
                self.states[row] = NOT_REACHED

    def text(self, key: str, row: int) -> str:
        """Return a query's name, its state or the name of its best hit."""
        if key == "query":
            return self.queries[row].identifier or f"Query_{row + 1}"
        if key == "status":
            return self.states[row]
        result = self.results.get(row)
        return result.hits.text("subject", 0) if result is not None and len(result.hits) else ""

    def searched_text(self, row: int) -> str:
        """Return the headers of a query and of its best hit."""
        result = self.results.get(row)
        best = result.hits.header(0) if result is not None and len(result.hits) else ""
        return f"{self.queries[row].header}\n{best}"


def covered(hits: HitTable) -> float:
    """Return the percentage of the query that lies between the ends of some hit's alignment; NaN of none."""
    starts, ends = hits.numbers("query_start"), hits.numbers("query_end")
    aligned = ~np.isnan(starts)
    if not aligned.any():
        return float("nan")
    order = np.argsort(starts[aligned])
    first, last = starts[aligned][order] - 1, ends[aligned][order]
    reach = np.maximum.accumulate(last)
    before = np.concatenate(([0.0], reach[:-1]))
    return float(100 * np.maximum(0.0, last - np.maximum(first, before)).sum() / len(hits.query))
