"""The SQLite file of the history: schema, migrations, checksums, and connections with readable errors."""

from __future__ import annotations

import json
import shlex
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import xxhash

from swathe.core.errors import HistoryBusy, HistoryError, HistoryFull, HistoryUnreadable
from swathe.core.history.summary import RUNNING, RunSummary, running_words, stopped_words
from swathe.core.results.marks import Marks
from swathe.core.search.origin import why_no_rerun

NAME: Final = "history.sqlite"
_APPLICATION: Final = int.from_bytes(b"SWRH", "big")
"""SQLite's application_id, which marks the file as a history of runs."""
_WAIT: Final = 5.0
"""Seconds that one process waits for another to finish writing."""
MIGRATIONS: Final = (
    """
    CREATE TABLE runs (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, started TEXT NOT NULL,
        seconds REAL NOT NULL, status TEXT NOT NULL, engine TEXT NOT NULL, queries TEXT NOT NULL,
        n_queries INTEGER NOT NULL, database TEXT NOT NULL, database_path TEXT NOT NULL,
        database_key TEXT NOT NULL, sequences INTEGER NOT NULL, residues INTEGER NOT NULL,
        matrix TEXT NOT NULL, gaps TEXT NOT NULL, evalue REAL NOT NULL, masking TEXT NOT NULL,
        rounds INTEGER NOT NULL, hits INTEGER NOT NULL, pairs INTEGER NOT NULL, gcups REAL NOT NULL,
        command TEXT NOT NULL, version TEXT NOT NULL, bytes INTEGER NOT NULL, words TEXT NOT NULL,
        checksum TEXT NOT NULL, deleting TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX runs_by_start ON runs (started);
    CREATE TABLE marks (
        run TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE, query INTEGER NOT NULL,
        data TEXT NOT NULL, checksum TEXT NOT NULL, PRIMARY KEY (run, query)
    );
    """,
    "ALTER TABLE runs ADD COLUMN found TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE runs ADD COLUMN queries_compared INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE runs ADD COLUMN query_source TEXT NOT NULL DEFAULT ''",
)
"""Statements that lead from each version of the schema to the next; their count is the current version.

`deleting` holds the run's id while the run is being deleted, and not merely a flag, so that a flipped bit
cannot delete a file.
"""


class RunRow(NamedTuple):
    """A run as the history lists it.

    `name` is given by the user, '' for none; `title` stands in for a missing name. `queries` holds the
    identifiers, separated by spaces, `bytes` the size of the file, and `found` what tells the run from others
    of the same title, '' if it is not known. `queries_compared` counts the queries that were searched to
    the end, -1 if that is not known; `query_source` is '' where the summary has none. The other fields
    are those of `RunSummary`.
    """

    id: str
    name: str
    title: str
    started: str
    seconds: float
    status: str
    engine: str
    queries: str
    n_queries: int
    database: str
    database_path: str
    database_key: str
    sequences: int
    residues: int
    matrix: str
    gaps: str
    evalue: float
    masking: str
    rounds: int
    hits: int
    pairs: int
    gcups: float
    command: str
    version: str
    bytes: int
    found: str
    queries_compared: int
    query_source: str

    @property
    def shown(self) -> str:
        """The name, or the title of a run without one."""
        return self.name or self.title

    @property
    def running(self) -> bool:
        """Whether the search is under way: no history holds such a row, but a list may show it."""
        return self.status == RUNNING

    @property
    def was_read(self) -> bool:
        """Whether another program made it, and Swathe only read it: then its gap costs are unknown here."""
        return not self.gaps

    @property
    def found_by(self) -> str:
        """The program that made it, where Swathe only read it."""
        return self.engine.removesuffix(", read by Swathe")

    @property
    def has_evalues(self) -> bool:
        """Whether its hits have E-values: of these it is known how many are significant, or provisional."""
        return not self.hits or "significant" in self.found or "provisional" in self.found

    @property
    def file_read(self) -> str:
        """Path of the file of another program's that Swathe read; '' of Swathe's own searches."""
        return shlex.split(self.command)[3] if self.was_read else ""

    @property
    def why_no_rerun(self) -> str:
        """Say why its search cannot be rerun; '' where it can, also one that was read with its files."""
        files_given = {"--queries", "--database"} <= set(shlex.split(self.command))
        return why_no_rerun(self.found_by) if self.was_read and not files_given else ""

    @property
    def ended(self) -> str:
        """Whether it compared everything, or how far it came; of one that runs, how far it is."""
        if self.status == "complete":
            return "complete"
        if self.running:
            return running_words(self.rounds, self.queries_compared, self.n_queries)
        known = self.queries_compared >= 0
        return stopped_words(self.rounds, self.queries_compared if known else None, self.n_queries)


COLUMNS: Final = ", ".join(RunRow._fields)
_TYPES: Final = tuple(get_type_hints(RunRow).values())


def row_of(run: str, name: str, summary: RunSummary, size: int, found: str) -> RunRow:
    """Return the row of a run from its summary, the size of its file and what tells it from others."""
    compared = summary.queries_compared
    if compared is None:
        compared = len(summary.queries) if summary.status == "complete" else -1
    values = (
        run, name, summary.title, summary.started, float(summary.seconds), summary.status, summary.engine,
        " ".join(summary.queries), len(summary.queries), summary.database, summary.database_path,
        summary.database_key, summary.sequences, summary.residues, summary.matrix, summary.gaps,
        float(summary.evalue), summary.masking, summary.rounds, summary.hits, summary.pairs,
        float(summary.gcups), summary.command, summary.version, size, found, compared,
        summary.query_source or "",
    )  # fmt: skip
    return RunRow._make(storable(value) if isinstance(value, str) else value for value in values)


def ended_text(status: str) -> str:
    """Return whether a run compared everything; its status also says why it did not."""
    return "complete" if status == "complete" else "stopped early"


def storable(text: str) -> str:
    """Return a text that SQLite can hold: surrogates of file names that are not UTF-8 are escaped."""
    return text.encode("utf-8", "backslashreplace").decode()


def words_of(row: RunRow, descriptions: str) -> str:
    """Return the case-folded text in which the history is searched.

    descriptions : of the queries
    """
    parts = (
        row.name, row.title, row.queries, descriptions, row.database, row.database_path, row.matrix, row.gaps,
        row.engine, row.status, ended_text(row.status), row.started, row.command, row.found, row.ended,
        row.query_source,
    )  # fmt: skip
    return storable("\n".join(parts)).casefold()


def checksum_of(row: Iterable[object], words: object) -> str:
    """Return a checksum of a row's values: SQLite checks only the structure of its file.

    Without what the last columns say it is that of a list from before these columns.
    """
    *values, found, compared, source = row
    later = [value for value, none in ((found, ""), (compared, -1), (source, "")) if value != none]
    return _checksum((*values, *later, words))


def marks_line(run: str, query: int, marks: Marks) -> tuple[str, int, str, str]:
    """Return the row of a query's marks."""
    data = json.dumps(marks.as_data())
    return run, query, data, _checksum((run, query, data))


def is_marks_line(line: Sequence[object]) -> bool:
    """Whether a row of marks is unaltered."""
    return tuple(map(type, line)) == (str, int, str, str) and _checksum(line[:3]) == line[3]


def _checksum(values: Sequence[object]) -> str:
    return xxhash.xxh3_64_hexdigest(repr(tuple(values)).encode("utf-8", "surrogatepass"))


def checked(rows: Sequence[tuple[object, ...]], path: Path) -> list[RunRow]:
    """Return rows after checking the types of their values. Raises HistoryError."""
    columns = zip(*rows, strict=True)
    if rows and any(set(map(type, column)) != {kind} for column, kind in zip(columns, _TYPES, strict=True)):
        raise damaged(path, "a row holds values of the wrong type")
    return list(map(RunRow._make, rows))


def damaged(path: Path, how: str) -> HistoryUnreadable:
    """Return the error for a list that is not as it was written."""
    return HistoryUnreadable(
        f"The history of runs {path} is damaged: {how}.",
        "Set it aside: a new one is made from the run files, and no run is lost.",
    )


def salvaged(path: Path) -> tuple[list[tuple[str, str]], list[tuple[str, int, str, str]]]:
    """Return the names, (run, name), and the marks that can still be read from a damaged or newer list."""
    names = _readable_lines(path, "SELECT id, name FROM runs")
    marks = _readable_lines(path, "SELECT run, query, data, checksum FROM marks")
    return (
        [line for line in names if tuple(map(type, line)) == (str, str)],
        [line for line in marks if is_marks_line(line)],
    )


def _readable_lines(path: Path, question: str) -> list[Any]:
    """Return the rows of a query up to the first that cannot be read."""
    lines = []
    only_reading = f"{path.absolute().as_uri()}?mode=ro"
    with (
        suppress(sqlite3.Error, UnicodeDecodeError),
        closing(sqlite3.connect(only_reading, uri=True)) as connection,
    ):
        for line in connection.execute(question):
            lines.append(line)  # noqa: PERF402 - list() would lose the rows before an error
    return lines


@contextmanager
def connected(path: Path, *, write: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a connection within a transaction that ends with the block; migrate the schema first.

    Raises HistoryError for a file that is damaged, from a newer version, not a history, not writable, or
    locked by another process.
    """
    try:
        # Without an isolation level Python opens no transactions of its own.
        with closing(sqlite3.connect(path, timeout=_WAIT, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            _bring_up_to_date(connection, path)
            # A writer takes its lock at once: SQLite does not wait when a reader becomes a writer.
            connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
            try:
                yield connection
            except BaseException:
                connection.rollback()
                raise
            connection.commit()
    except sqlite3.Error as error:
        raise _sentence(path, error) from error
    except UnicodeDecodeError as error:  # SQLite's messages may quote bytes of a damaged file
        raise damaged(path, "it holds text that cannot be decoded") from error


def _bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Create or migrate the tables in one transaction; of several processes the first one does."""
    if _version(connection, path) == len(MIGRATIONS):
        return
    # Read the version again within the transaction: another process may have migrated the file meanwhile.
    connection.execute("BEGIN IMMEDIATE")
    try:
        for version in range(_version(connection, path), len(MIGRATIONS)):
            for statement in MIGRATIONS[version].split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema's version, 0 for an empty file."""
    application, version, tables = connection.execute(
        "SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM "
        "pragma_user_version), (SELECT count(*) FROM sqlite_master)"
    ).fetchone()
    if not tables and not application and not version:
        return 0
    if application != _APPLICATION:
        raise damaged(path, "it is a database of another program")
    if version > len(MIGRATIONS):
        raise HistoryUnreadable(
            f"The history of runs {path} was written by a newer version of Swathe.",
            "Use that version, or set the history aside and start a new one.",
        )
    if version < 1 or not tables:
        raise damaged(path, "its version is missing")
    return int(version)


def _sentence(path: Path, error: sqlite3.Error) -> HistoryError:
    """Return the error that says why the history cannot be used."""
    code = getattr(error, "sqlite_errorcode", None)
    base = code & 0xFF if isinstance(code, int) else None
    if base in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return HistoryBusy(
            f"The history of runs {path} is in use by another process.", "Try again in a moment."
        )
    if base == sqlite3.SQLITE_FULL:
        return HistoryFull(
            f"The history of runs {path} cannot be written: the disk is full.", "Free some disk space."
        )
    if base in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_IOERR):
        return HistoryError(
            f"The history of runs {path} cannot be opened or written: {error}.",
            "Check the folder's permissions, or set SWATHE_DATA_DIR to another folder.",
        )
    return damaged(path, str(error))
