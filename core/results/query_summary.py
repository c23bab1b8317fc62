"""What a search found for each of its queries: a table with one row a query."""

from __future__ import annotations

from collections.abc import Sequence as Sequences
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.headers.brief import brief_query_name
from swathe.core.results.columns import Column, Kind, Table, by_brief_name, each
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.sequences.sequence import Sequence, query_name
from swathe.core.statistics.presets import SHORT_QUERY
from swathe.core.system.words import counted

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
INCOMPLETE: Final = "incomplete"
PROVISIONAL: Final = "provisional"
NOT_COMPARED: Final = "not compared"
STATES: Final = (WAITING, RUNNING, DONE, INCOMPLETE, PROVISIONAL, NOT_COMPARED)
"""All that a query's state can be."""
_SIGNIFICANT_HITS: Final = (
    f"Hits with E ≤ {SIGNIFICANT:g}, the query itself among them where the database has it"
)
NO_HITS: Final = "no hits"
"""What a list has as the E-value of a query that was searched and found nothing."""
_FILTERED: Final = "Hits that the filter hides are counted, too"

SUMMARY_COLUMNS: Final[tuple[Column[QuerySummary], ...]] = (
    Column(
        "query", "Query", Kind.TEXT,
        "First word of the query's header; shown as the whole header where that word is no identifier",
        text=lambda summary, row: summary.names[row],
        brief=lambda summary, row: brief_query_name(summary.queries[row].header, row),
        order=lambda summary: summary.by_name,
    ),
    Column(
        "status", "State", Kind.TEXT,
        "done: compared with every subject; provisional: the same, but E-values are by the matrix alone, as "
        "the search ended before others were computed; incomplete: compared with some, E-values by the "
        "matrix alone; not compared: with none",
        text=lambda summary, row: summary.states[row],
    ),
    Column(
        "best_hit", "Best hit", Kind.TEXT, "Subject with the lowest E-value, then the highest score",
        text=lambda summary, row: (
            hits.text("subject", 0) if (hits := summary.hits_of(row)) is not None and len(hits) else ""
        ),
        brief=lambda summary, row: (
            hits.brief("subject", 0) if (hits := summary.hits_of(row)) is not None and len(hits) else ""
        ),
        order=lambda summary: by_brief_name("best_hit", summary),
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE, "E-value of the best hit",
        fill=lambda summary, row, hits: _of_best(hits, "evalue"),
        brief=lambda summary, row: (
            NO_HITS if summary.number("hits", row) == 0 else summary.display("evalue", row)
        ),
        order=lambda summary: _weakest_without(summary, "evalue", np.inf),
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Smith-Waterman score of the best hit, in the matrix's units",
        fill=lambda summary, row, hits: _of_best(hits, "score"), highest_first=True,
        order=lambda summary: _weakest_without(summary, "score", -np.inf),
    ),
    Column(
        "identity", "Identity %", Kind.PERCENT,
        "Of the best hit: identical pairs per alignment column, gaps included",
        fill=lambda summary, row, hits: _of_best(hits, "identity"),
        needs_alignment=True, highest_first=True,
    ),
    Column(
        "query_coverage", "Best hit cov. %", Kind.PERCENT,
        "Share of the query from the first to the last residue of the best hit's alignment",
        fill=lambda summary, row, hits: _of_best(hits, "query_coverage"),
        needs_alignment=True, highest_first=True,
    ),
    Column(
        "covered", "All hits cov. %", Kind.PERCENT,
        "Share of the query that all hits cover together, each from the first to the last residue of its "
        "alignment; of the hits aligned so far",
        fill=lambda summary, row, hits: covered(hits), needs_alignment=True, highest_first=True,
    ),
    Column(
        "hits", "Hits", Kind.INTEGER, "Subjects reported for the query",
        tip=f"Subjects reported for the query. {_FILTERED}",
        fill=lambda summary, row, hits: len(hits), highest_first=True,
    ),
    Column(
        "significant", "Signif.", Kind.INTEGER,
        f"{_SIGNIFICANT_HITS}; empty where E-values are provisional: the search ended before they were "
        "adjusted",
        tip=f"{_SIGNIFICANT_HITS}. {_FILTERED}",
        fill=lambda summary, row, hits: np.nan if hits.n_significant is None else hits.n_significant,
        highest_first=True,
    ),
    Column(
        "exact", "Exact", Kind.INTEGER,
        "Hits that hold the whole query, residue for residue; of queries of up to "
        f"{SHORT_QUERY} residues",
        fill=lambda summary, row, hits: np.nan if hits.n_exact is None else hits.n_exact,
        highest_first=True,
    ),
    Column(
        "rounds", "Rounds", Kind.TEXT,
        "Rounds of an iterated search that the query had, and once it is over whether they converged: the "
        "last included nothing new. Where an earlier round is shown, its number before theirs; empty without "
        "rounds",
        text=lambda summary, row: _rounds_text(summary, row),
        order=lambda summary: _by_rounds(summary),
    ),
    Column(
        "ticked", "Ticked", Kind.INTEGER, "Hits that somebody ticked; empty where none is",
        each(lambda summary, row: summary.n_ticked(row) or None), highest_first=True, mark="ticked",
    ),
    Column(
        "query_length", "Length", Kind.INTEGER, "Residues of the query",
        each(lambda summary, row: len(summary.queries[row])), highest_first=True,
    ),
)  # fmt: skip
"""Columns of the summary; files and the window have them in this order. `fill` is given the hits."""

_OF_HITS: Final = tuple(column for column in SUMMARY_COLUMNS if column.fill)
_OF_ALIGNMENTS: Final = tuple(column for column in _OF_HITS if column.needs_alignment)


def _rounds_text(summary: QuerySummary, row: int) -> str:
    """Return how many rounds a query had, and how they ended; '' without rounds.

    ``3, converged``, of an earlier one of them ``2 of 3, converged``.
    """
    number, of, ended = _end(summary, row)
    which = f"{number} of {of}" if number < of else str(number or "")
    return ", ".join(filter(None, (which, ended)))


def _by_rounds(summary: QuerySummary) -> NDArray[np.float64]:
    """Return what sorts queries by how many rounds they had, and as many by how they ended; NaN without."""
    ends = [_end(summary, row) for row in range(len(summary))]
    places = {end: place for place, end in enumerate(sorted(set(ends)))}
    return np.array([places[end] if any(end) else np.nan for end in ends], np.float64)


def _end(summary: QuerySummary, row: int) -> tuple[int, int, str]:
    """Return the round of a query's hits, how many it had, and how they ended; 0 and '' without any.

    While more rounds may come the hits' own is the last, and has not ended them.
    """
    hits = summary.hits_of(row)
    if hits is None or hits.rounds is None:
        return 0, 0, ""
    number = hits.round_number
    return (number, hits.rounds_in_all, hits.ended) if summary.over else (number, number, "")


def _of_best(hits: HitTable, key: str) -> float:
    """Return a number of the best hit; NaN where there is none."""
    return float(hits.values(key, slice(1))[0]) if len(hits) else np.nan


def _weakest_without(summary: QuerySummary, key: str, weakest: float) -> NDArray[np.float64]:
    """Return a number of each best hit, and the weakest there can be for a query that has none."""
    return np.where(summary.values("hits") == 0, weakest, summary.values(key))


class QuerySummary(Table):
    """The queries of a search in request order, with what is known of each so far.

    names : of the queries, as tables in files have them
    over : whether the search is, so that no round comes after those that there are
    """

    columns = SUMMARY_COLUMNS

    queries: tuple[Sequence, ...]
    names: Sequences[str]
    states: list[str]
    over: bool

    def __init__(self, queries: Sequences[Sequence], names: Sequences[str] | None = None) -> None:
        """Make the summary of a search that begins; by default names are identifiers, or ``Query_1``."""
        super().__init__(len(queries))
        self.queries = tuple(queries)
        self.names = names or [query_name(query.identifier, row) for row, query in enumerate(queries)]
        self.results: dict[int, QueryResult] = {}
        self.states = [RUNNING if row == 0 else WAITING for row in range(len(queries))]
        self.over = False

    @classmethod
    def of(
        cls,
        queries: Sequences[Sequence],
        results: Sequences[QueryResult],
        names: Sequences[str] | None = None,
    ) -> QuerySummary:
        """Return the summary of a search that is over; of a cancelled one the last queries have no result."""
        summary = cls(queries, names)
        for index, query in enumerate(results):
            summary.set_result(index, query)
        summary.end()
        return summary

    def set_result(self, row: int, result: QueryResult) -> None:
        """Store what was found for a query; the next query is running now."""
        self.results[row] = result
        whole = result.compared == result.hits.database.n_sequences
        self.states[row] = INCOMPLETE if not whole else PROVISIONAL if result.hits.provisional else DONE
        if whole and row + 1 < len(self) and self.states[row + 1] == WAITING:
            self.states[row + 1] = RUNNING
        self._fill(_OF_HITS, row, result.hits)
        self.changed((row,))
        self._words_of(row)  # now, not of thousands at the first search for words

    def set_alignments(self, row: int) -> None:
        """Update a row after hits of its query have been aligned."""
        self._fill(_OF_ALIGNMENTS, row, self.results[row].hits)

    def end(self) -> None:
        """Mark the queries that the search did not finish; it is over."""
        self.over = True
        for row, state in enumerate(self.states):
            if state in (WAITING, RUNNING):
                self.states[row] = NOT_COMPARED

    @cached_property
    def by_name(self) -> NDArray[np.float64]:
        """Each query's place by its name; thousands of names are not sorted anew with every result."""
        return by_brief_name("query", self)

    def needless(self) -> tuple[str, ...]:
        """Return the columns that have nothing to say: of rounds where there were none, and of ticks."""
        tables = [result.hits for result in self.results.values()]
        said = {
            "rounds": any(hits.rounds is not None for hits in tables),
            "ticked": any(hits.marks.ticked for hits in tables),
        }
        return tuple(key for key, some in said.items() if not some)

    def hits_of(self, row: int) -> HitTable | None:
        """Return the hits of a query; None if it was not searched with yet."""
        result = self.results.get(row)
        return None if result is None else result.hits

    def n_ticked(self, row: int) -> int:
        """Return how many hits of a query somebody ticked."""
        hits = self.hits_of(row)
        return 0 if hits is None else len(hits.marks.ticked)

    def counted_text(self, rows: NDArray[np.int64]) -> str:
        """Return how many queries some rows are, and how many of them were searched if not all.

        Those that the search was stopped at are neither searched nor left out: E-values are provisional.

        ``200 queries``, ``12 of 200 queries``, ``200 queries (165 of them searched, 1 unfinished)``.
        """
        words = counted(len(self), "query", "queries")
        if len(rows) < len(self):
            words = f"{len(rows):,} of {words}"
        states = [self.states[row] for row in rows.tolist()]
        searched, unfinished = states.count(DONE), states.count(INCOMPLETE) + states.count(PROVISIONAL)
        if searched == len(rows):
            return words
        if len(rows) == 1:
            return f"{words} ({'unfinished' if unfinished else 'not searched'})"
        counts = [f"{searched:,} of them searched"] if searched else []
        counts += [f"{unfinished:,} unfinished"] if unfinished else []
        return f"{words} ({', '.join(counts) or 'none of them searched'})"

    def searched_text(self, row: int) -> str:
        """Return the headers of a query and of its best hit."""
        hits = self.hits_of(row)
        best = hits.header(0) if hits is not None and len(hits) else ""
        return f"{self.queries[row].header}\n{best}"


def covered(hits: HitTable) -> float:
    """Return the percentage of the query that lies between the ends of some hit's alignment; NaN of none."""
    aligned = hits.alignments.rows()
    if not aligned.size:
        return float("nan")
    first, last = (hits.alignments.wholes(name, aligned) for name in ("query_start", "query_end"))
    order = np.argsort(first)
    first, last = first[order], last[order]
    reach = np.maximum.accumulate(last)
    before = np.concatenate(([0], reach[:-1]))
    return float(100 * np.maximum(0, last - np.maximum(first, before)).sum() / len(hits.query))
