"""The runs of a history as a table that sorts and searches itself."""

from __future__ import annotations

import itertools
import math
import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.headers.brief import untagged
from swathe.core.headers.naming import bare_name
from swathe.core.history.history_file import RunRow
from swathe.core.history.summary import RunSummary, rounds_words, unusual_options, unusual_profiles
from swathe.core.results.columns import Column, Kind, Table, by_brief_name, each
from swathe.core.search.origin import ANOTHER
from swathe.core.search.request import PASTED
from swathe.core.system.words import bound_text, bytes_text, counted, date_text, rate_text, seconds_text

_NONE: Final[Mapping[str, int]] = MappingProxyType({})
_BOUND: Final = re.compile(r"\s*(?:<=|≤)\s*(\d+\.?\d*(?:e[+-]?\d+)?)?", re.IGNORECASE)

RUN_COLUMNS: Final[tuple[Column[RunTable], ...]] = (
    Column(
        "name", "Name", Kind.TEXT, "The run's name; F2 renames it",
        text=lambda table, row: table.runs[row].shown,
        brief=lambda table, row: table.runs[row].name or _brief_title(table.runs[row]),
        order=lambda table: by_brief_name("name", table),
    ),
    Column(
        "started", "Date", Kind.TEXT, "When the search began, or a table of hits was read",
        text=lambda table, row: table.dates[row],
    ),
    Column(
        "queries", "Query", Kind.TEXT, "The first query, and how many more there were",
        text=lambda table, row: queries_text(table.runs[row]),
        brief=lambda table, row: untagged(queries_text(table.runs[row])),
        order=lambda table: by_brief_name("queries", table),
    ),
    Column(
        "database", "Database", Kind.TEXT, "What was searched",
        text=lambda table, row: table.runs[row].database,
    ),
    Column(
        "parameters", "Parameters", Kind.TEXT,
        "Substitution matrix, gap costs open/extend, and what is not as usual",
        text=lambda table, row: settings_text(table.runs[row]),
        brief=lambda table, row: " · ".join([asked_text(table.runs[row]), *_besides(table.runs[row])]),
    ),
    Column(
        "status", "Status", Kind.TEXT,
        "Whether every sequence was compared with all queries, and whether hits were tested for significance "
        "on request",
        text=lambda table, row: _status_text(table.runs[row]),
    ),
    Column(
        "hits", "Hits", Kind.INTEGER, "Hits of all queries",
        each(lambda table, row: table.runs[row].hits), highest_first=True,
    ),
    Column(
        "marked", "Ticks, pins, notes", Kind.INTEGER, "How many hits have a tick, a pin or a note",
        each(lambda table, row: table.marked.get(table.runs[row].id)), highest_first=True,
    ),
    Column(
        "found", "In brief", Kind.TEXT,
        "Program and file of what was read; residues of the queries, hits with E ≤ 0.001, and the best hit; "
        "query file and engine where runs of the same name differ in them",
        text=lambda table, row: table.found(row),
        tip="Residues of the queries, hits with E ≤ 0.001, by which it sorts, and the best hit; query file "
        "and engine where runs of the same name differ in them",
        order=lambda table: np.array([_significant(run) for run in table.runs], np.float64),
        highest_first=True,
    ),
    Column(
        "seconds", "Time", Kind.REAL, "From the start of the first query to the sorted hits of the last one",
        each(lambda table, row: _of_search(table.runs[row], "seconds")), written=seconds_text,
        highest_first=True,
    ),
    Column(
        "gcups", "Rate", Kind.REAL, "Cells compared per second",
        each(lambda table, row: _of_search(table.runs[row], "gcups")), written=rate_text,
        highest_first=True,
    ),
    Column(
        "bytes", "Size", Kind.REAL, "Disk space that the run takes",
        each(lambda table, row: table.runs[row].bytes or None),
        written=lambda size: bytes_text(int(size)), highest_first=True,
    ),
    Column(
        "engine", "Engine", Kind.TEXT, "What computed the scores",
        text=lambda table, row: table.runs[row].engine,
    ),
)  # fmt: skip
"""The columns of the window's list of runs, in its order."""


class RunTable(Table):
    """The runs of a history, newest first; made in the worker, with all that a search looks through."""

    columns = RUN_COLUMNS

    runs: list[RunRow]
    dates: list[str]
    marked: Mapping[str, int]

    def __init__(
        self, runs: Sequence[RunRow], words: Mapping[str, str], marked: Mapping[str, int] = _NONE
    ) -> None:
        """Take what the history has of each run, by its id.

        words : what it looks through
        marked : how many hits are marked, of those runs that have some
        """
        super().__init__(len(runs))
        self.runs = list(runs)
        self.marked = marked
        self._words = words
        self.dates = [date_text(run.started) for run in runs]
        self._files: dict[str, set[str]] = {}
        self._engines: dict[str, set[str]] = {}
        for run in runs:
            if not run.was_read:
                self._files.setdefault(run.shown, set()).add(query_files(run))
                self._engines.setdefault(run.shown, set()).add(_engine(run))
        self._searched = {row: self.searched_text(row).casefold() for row in range(len(runs))}
        self._rows = {run.id: row for row, run in enumerate(runs)}
        self._queries = [frozenset(map(bare_name, run.queries.split())) for run in runs]

    def row_of(self, run_id: str) -> int:
        """Return where a run is; -1 for none."""
        return self._rows.get(run_id, -1)

    def put(self, row: int, run: RunRow) -> None:
        """Put a run as it is now in the place of what it was, a search that goes on."""
        self.runs[row] = run

    def found(self, row: int) -> str:
        """Return what was found in brief, and of runs of the same name what else tells them apart."""
        run = self.runs[row]
        files, engine = "", ""
        if not run.was_read:
            files = query_files(run) if len(self._files[run.shown]) > 1 else ""
            engine = _engine(run) if len(self._engines[run.shown]) > 1 else ""
        return " · ".join(filter(None, (files, run.found, engine)))

    def likeliest(self, row: int, others: Iterable[int]) -> int:
        """Return which of some other rows is the likeliest to be compared with a run; -1 for none.

        The newest with the same queries, else with a common one: Swathe's own before those of other programs,
        and of these the newest of the same database.
        """

        def unlike(other: int) -> tuple[bool, bool, bool, bool, int]:
            run, beside = self.runs[row], self.runs[other]
            apart = self._queries[row].isdisjoint(self._queries[other])
            others = self._queries[row] != self._queries[other]
            return apart, others, beside.was_read, beside.database_key != run.database_key, other

        return min((other for other in others if other != row), key=unlike, default=-1)

    def searched_text(self, row: int) -> str:
        """Return all that a search for words looks through in a row."""
        return _with_bounds(f"{super().searched_text(row)}\n{self._words.get(self.runs[row].id, '')}")

    def matching(self, text: str) -> NDArray[np.bool_]:
        """Return in which rows each word occurs, as of other tables; ``E<=1e-5`` finds an E-value bound."""
        return super().matching(_with_bounds(text))


def _with_bounds(text: str) -> str:
    """Return a text with bounds written in one way, as one word that ends there: ``E≤1e-05;``."""

    def bound(found: re.Match[str]) -> str:
        return f"≤{float(found[1]):g};" if found[1] else "≤"

    return _BOUND.sub(bound, text)


def _of_search(run: RunRow, figure: str) -> float | None:
    """Return a figure of Swathe's search; None where another program searched, and while it is under way."""
    return None if run.was_read or run.running else float(getattr(run, figure))


def _significant(run: RunRow) -> float:
    """Return how many hits of a run are significant; NaN where that is not known."""
    said = re.search(r"([\d,]+) significant", run.found)
    return float(said[1].replace(",", "")) if said else math.nan


def queries_text(run: RunRow) -> str:
    """Return what the first query is called, and how many more there were."""
    return run.title.removesuffix(f" vs {run.database}") if run.n_queries else ""


def query_files(run: RunRow) -> str:
    """Return the names of the files that hold a search's queries, or what queries of no file are called."""
    # Splitting as a shell does takes fifty times as long, and a history may have ten thousand runs.
    words = shlex.split(run.command) if "'" in run.command else run.command.split()
    inputs = list(itertools.takewhile(lambda word: not word.startswith("--"), words[2:]))
    return ", ".join(Path(name).name for name in inputs[:-1] if name != "-") or run.query_source or PASTED


def _brief_title(run: RunRow) -> str:
    """Return the title of a run that has no name, behind who made it where that is not Swathe's search.

    That is the program, or the file where this names none: several such would be called alike.
    """
    title = untagged(run.title)
    if not run.was_read:
        return title
    if run.found_by == ANOTHER:
        return f"{Path(run.file_read).name}: {title}"
    return f"{run.found_by.split(' ')[0]}: {title}"


def _engine(run: RunRow) -> str:
    """Return what computed a run, without how: ``CPU``."""
    return run.engine.partition(",")[0]


def settings_text(run: RunRow) -> str:
    """Return all with which a run searched, on one line."""
    if run.was_read:
        return options_text(run)
    queries = f"{counted(run.n_queries, 'query', 'queries')}: {query_files(run)}"
    return " · ".join([options_text(run), queries, run.engine])


def options_text(run: RunRow) -> str:
    """Return with what a run searched but for its queries and engine, the bound also where it is as usual."""
    besides = _besides(run)
    if not run.was_read and run.has_evalues and not any(map(_is_bound, besides)):
        besides = [f"E ≤ {bound_text(run.evalue)}", *besides]
    return " · ".join([asked_text(run), *besides])


def asked_text(run: RunRow | RunSummary, shown: str = "") -> str:
    """Return with what a run searched: matrix and gap costs, masking and rounds, or which of these.

    shown : the round that is looked at, in words; '' for none
    """
    masked = " · masked" if run.masking else ""
    iterated = list[str]()
    if run.rounds:
        had = rounds_words(run.rounds, run.command)
        iterated = [shown or f"{had} {'round' if had == '1' else 'rounds'}", *unusual_profiles(run.command)]
    return " · ".join([f"{run.matrix} {run.gaps}{masked}".strip(), *iterated])


def _besides(run: RunRow) -> list[str]:
    """Return what else was asked for, so that runs that differ in it are told apart.

    A bound on E-values is left out where hits have none.
    """
    options = [] if run.was_read else unusual_options(run.command, f"{run.matrix} {run.gaps}")
    return options if run.has_evalues else [words for words in options if not _is_bound(words)]


def _is_bound(words: str) -> bool:
    return words.startswith("E ≤")


def _status_text(run: RunRow) -> str:
    if run.was_read:
        return "read"
    return f"{run.ended}, tested on request" if run.pairs else run.ended
