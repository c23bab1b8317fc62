"""The history of runs: a list in SQLite and a file for each run, kept consistent."""

from __future__ import annotations

import datetime
import json
import secrets
import sqlite3
import time
import uuid
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from swathe.core.cancel import CancelToken
from swathe.core.errors import HistoryError, HistoryFull, RunFileError
from swathe.core.export import ExportProgress
from swathe.core.history.history_file import (
    COLUMNS,
    NAME,
    RunRow,
    checked,
    checksum_of,
    connected,
    damaged,
    is_marks_line,
    marks_line,
    row_of,
    salvaged,
    storable,
    words_of,
)
from swathe.core.history.run_file import SUFFIX, SavedRun, read_head, read_run, write_run
from swathe.core.history.summary import RunSummary, found_words, summary_of
from swathe.core.results.marks import Marks
from swathe.core.search.events import SearchResult
from swathe.core.system.files import remove_leftovers
from swathe.core.system.untrusted_json import read_json

_STALE: Final = 24 * 3600
"""Seconds after which an unfinished file is taken for one of a process that died."""
_MARKS: Final = "SELECT run, query, data, checksum FROM marks"


def _unaltered(lines: list[tuple[str, int, str, str]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the run and the data of those rows of marks that are as they were written."""
    return ((line[0], json.loads(line[2])) for line in lines if is_marks_line(line))


class History:
    """Recorded runs in a folder: the list ``history.sqlite``, and ``runs/<id>.swr`` for each run.

    Every method opens and closes the list itself, so any thread may call it and several processes may share
    a history. All raise HistoryError if the list cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._list = folder / NAME
        self._files = folder / "runs"

    def path_of(self, run: str) -> Path:
        """Return the path of a run's file. Raises HistoryError for an id that leads out of the folder."""
        if not _is_name(run):
            raise _unknown(run)
        return self._files / f"{run}{SUFFIX}"

    def add(
        self, result: SearchResult, token: CancelToken, *, name: str = "", align: bool = False
    ) -> Generator[ExportProgress, None, str]:
        """Record a run; yields progress as `write_run` does and returns the run's id.

        The file is written first: `heal` finds it if the program ends before the run is listed. Raises
        ExportError, OperationCancelled.
        """
        self._make_folders()
        run, name = uuid.uuid4().hex, " ".join(name.split())
        path = self.path_of(run)
        yield from write_run(result, path, token, align=align, name=name)
        self._insert(run, name, summary_of(result), found_words(result))
        return run

    def runs(self, search: str = "") -> list[RunRow]:
        """Return the runs, newest first; with `search`, only those that contain all of its words.

        Names, queries with their descriptions, databases, parameters, engines, dates and notes on hits are
        searched.
        """
        if not self._list.exists():
            return []
        wanted = storable(search).casefold().split()
        found = "".join(" AND (instr(words, ?) OR id IN (SELECT value FROM json_each(?)))" for _ in wanted)
        with connected(self._list) as connection:
            notes = self._notes(connection) if wanted else {}
            noted = [json.dumps([run for run, text in notes.items() if word in text]) for word in wanted]
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM runs WHERE deleting != id{found} ORDER BY started DESC, rowid DESC",
                [value for pair in zip(wanted, noted, strict=True) for value in pair],
            ).fetchall()
        return checked(rows, self._list)

    def words(self) -> dict[str, str]:
        """Return, by run id, the case-folded text in which `runs` searches."""
        if not self._list.exists():
            return {}
        with connected(self._list) as connection:
            words = dict(connection.execute("SELECT id, words FROM runs WHERE deleting != id").fetchall())
            notes = self._notes(connection)
        return {run: f"{text}{notes.get(run, '')}" for run, text in words.items()}

    @staticmethod
    def _notes(connection: sqlite3.Connection) -> dict[str, str]:
        """Return the case-folded notes on hits of those runs that have some, each after a line break."""
        notes: dict[str, str] = {}
        lines = connection.execute(f"{_MARKS} WHERE data NOT LIKE '%\"notes\": []}}'").fetchall()
        for run, data in _unaltered(lines):
            texts = [f"\n{text.casefold()}" for _, text in data["notes"]]
            notes[run] = notes.get(run, "") + "".join(texts)
        return notes

    def marked(self, run: str) -> tuple[int, int, int]:
        """Return how many hits of a run are ticked, how many pinned, and how many have a note."""
        if not self._list.exists():
            return 0, 0, 0
        with connected(self._list) as connection:
            lines = connection.execute(f"{_MARKS} WHERE run = ?", (run,)).fetchall()
        marks = [data for _, data in _unaltered(lines)]
        ticked, pinned, noted = (
            sum(len(data[kind]) for data in marks) for kind in ("ticked", "pinned", "notes")
        )
        return ticked, pinned, noted

    def all_marked(self) -> dict[str, int]:
        """Return, by run id, how many hits are ticked, pinned or have a note, of the runs that have some."""
        if not self._list.exists():
            return {}
        with connected(self._list) as connection:
            lines = connection.execute(
                f"{_MARKS} WHERE data != ?", (json.dumps(Marks().as_data()),)
            ).fetchall()
        marked: dict[str, int] = {}
        for run, data in _unaltered(lines):
            hits = {*data["ticked"], *data["pinned"], *(row for row, _ in data["notes"])}
            marked[run] = marked.get(run, 0) + len(hits)
        return marked

    def run(self, run: str) -> RunRow:
        """Return the row of one run. Raises HistoryError if there is none."""
        if self._list.exists():
            with connected(self._list) as connection:
                return self._row(connection, run)
        raise _unknown(run)

    def open(self, run: str) -> SavedRun:
        """Open a run, with its current name and marks. Raises HistoryError, RunFileError."""
        row = self.run(run)
        saved = read_run(self.path_of(run))
        with connected(self._list) as connection:
            marks = connection.execute(f"{_MARKS} WHERE run = ?", (run,)).fetchall()
        for line in marks:
            _, query, data, _ = line
            try:
                if not is_marks_line(line) or query < 0:
                    raise ValueError("altered")
                hits = saved.result.queries[query].hits
                hits.marks = Marks.from_data(read_json(data), len(hits))
            except (ValueError, IndexError) as error:
                raise damaged(self._list, f"the marks of the run {row.shown} were altered") from error
        return SavedRun(saved.result, row.name, saved.created, saved.summary, saved.path)

    def replace(self, run: str, result: SearchResult, token: CancelToken) -> Iterator[ExportProgress]:
        """Rewrite a run with what has become known of its hits since; its name and marks stay."""
        name = self.run(run).name
        yield from write_run(result, self.path_of(run), token, align=False, name=name)
        self._insert(run, name, summary_of(result), found_words(result))

    def rename(self, run: str, name: str) -> None:
        """Rename a run; '' removes its name."""
        with connected(self._list, write=True) as connection:
            row = self._row(connection, run)._replace(name=storable(" ".join(name.split())))
            (words,) = connection.execute("SELECT words FROM runs WHERE id = ?", (run,)).fetchone()
            words = "\n".join([row.name.casefold(), *words.split("\n")[1:]])
            connection.execute(
                "UPDATE runs SET name = ?, words = ?, checksum = ? WHERE id = ?",
                (row.name, words, checksum_of(row, words), run),
            )

    def delete(self, run: str) -> None:
        """Delete a run and its file; `heal` finishes a deletion that a crash interrupted.

        On a full disk the file goes first, to make room for the change to the list.
        """
        path = self.path_of(run)
        try:
            with connected(self._list, write=True) as connection:
                self._row(connection, run)
                connection.execute("UPDATE runs SET deleting = id WHERE id = ?", (run,))
        except HistoryFull:
            self.run(run)  # raises HistoryError if there is no such run
        try:
            self._finish_deletion(run)
        except OSError as error:
            with connected(self._list, write=True) as connection:
                connection.execute("UPDATE runs SET deleting = '' WHERE id = ?", (run,))
            raise HistoryError(
                f"The file {path} cannot be deleted: {error.strerror or error}.",
                "Close any program that has it open, and check the folder's permissions.",
            ) from error

    def set_marks(self, run: str, marks: Sequence[Marks]) -> None:
        """Store the ticks, pins and notes of a run's queries, in the order of the queries."""
        lines = [marks_line(run, query, one) for query, one in enumerate(marks)]
        with connected(self._list, write=True) as connection:
            self._row(connection, run)
            connection.executemany("INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?)", lines)

    def size(self) -> int:
        """Return the size of all run files, in bytes."""
        if not self._list.exists():
            return 0
        with connected(self._list) as connection:
            (total,) = connection.execute("SELECT total(bytes) FROM runs WHERE deleting != id").fetchone()
        return int(total)

    def heal(self) -> list[str]:
        """Make list and files consistent after a crash, and return a sentence for each repair.

        Deletions are finished, files missing from the list are added, altered rows are restored from their
        files, and unfinished files are removed. Rows whose file is gone are reported and kept. Call it once
        at the start, outside the GUI thread; it reads run files only where something is wrong.
        """
        if not self.folder.is_dir():
            return []
        with connected(self._list) as connection:
            (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if state != "ok":
                raise damaged(self._list, str(state))
            lines = connection.execute(f"SELECT deleting, checksum, words, {COLUMNS} FROM runs").fetchall()
            marks = connection.execute(_MARKS).fetchall()
        repairs: list[str | None] = []
        files = self._remaining_files()
        for deleting, checksum, words, *values in lines:
            run, name = str(values[0]), str(values[1] or values[2])
            if not _is_name(run):
                self._remove_line(run)
                repairs.append(f"The row {name} of the list names no file of the history: it was removed.")
                continue
            intact = checksum_of(values, words) == checksum
            if intact and deleting == run:
                repairs.append(self._finish_later(run, name))
            elif intact and run not in files:
                repairs.append(self._report_missing(run, name))
            elif run not in files:
                self._remove_line(run)
                repairs.append(
                    f"The row {name} of the list was altered and belongs to no file: it was removed."
                )
            elif not intact or deleting:
                repairs.append(
                    self._adopt(run, "was altered in the list and has been restored from its file")
                )
            files.discard(run)
        repairs += [self._adopt(run, "was missing from the list and has been added") for run in sorted(files)]
        repairs += [self._remove_marks(line) for line in marks if not is_marks_line(line)]
        return [sentence for sentence in repairs if sentence]

    def set_aside(self) -> Path:
        """Set an unreadable list aside, rebuild it from the run files, and return where the old one is now.

        Only with the user's consent. Names and marks that can still be read are carried over.
        """
        when = datetime.datetime.now(datetime.UTC).strftime("%Y%m%dT%H%M%S")
        aside = self._list.with_name(f"{self._list.stem}.aside-{when}-{secrets.token_hex(2)}.sqlite")
        names, marks = salvaged(self._list)
        try:
            self._list.rename(aside)
            journal = self._list.with_name(f"{NAME}-journal")
            if journal.exists():
                journal.rename(aside.with_name(f"{aside.name}-journal"))
        except OSError as error:
            raise HistoryError(
                f"The history of runs {self._list} cannot be moved: {error.strerror or error}.",
                "Close other windows of Swathe, and check the folder's permissions.",
            ) from error
        self.heal()
        listed = {row.id for row in self.runs()}
        for run, name in names:
            if run in listed and name:
                self.rename(run, name)
        with connected(self._list, write=True) as connection:
            known = [line for line in marks if line[0] in listed]
            connection.executemany("INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?)", known)
        return aside

    def _remaining_files(self) -> set[str]:
        """Return the ids of the run files, after removing unfinished files."""
        found = set()
        for path in self._files.iterdir() if self._files.is_dir() else ():
            if path.suffix == SUFFIX and not path.name.startswith("."):
                found.add(path.stem)
            elif path.suffix == ".part":  # older versions wrote unfinished files without a lock
                with suppress(OSError):  # another process may just have finished it
                    if time.time() - path.stat().st_mtime > _STALE:
                        path.unlink()
        remove_leftovers(self._files)
        return found

    def _report_missing(self, run: str, name: str) -> str | None:
        """Return a sentence that a run's file is missing, unless another process has deleted the run."""
        with connected(self._list, write=True) as connection:
            deleting = connection.execute("SELECT deleting FROM runs WHERE id = ?", (run,)).fetchone()
            if deleting != ("",) or self.path_of(run).exists():
                return None
        return f"The file of the run {name} is gone: the run can be deleted, but not opened."

    def _adopt(self, run: str, what: str) -> str | None:
        """List a run with what its file says, and return a sentence about it."""
        try:
            head = read_head(self.path_of(run))
        except RunFileError as error:
            if not self.path_of(run).exists():
                return None
            return f"A run of the history cannot be read and is left as it is. {error.message}"
        with connected(self._list, write=True) as connection:
            # Another process may have listed or deleted the run meanwhile; deletion removes the file first.
            if self._is_listed(connection, run) or not self.path_of(run).exists():
                return None
            self._write_line(connection, run, head.name, head.summary)
        return f"The run {head.name or head.summary.title} {what}."

    def _is_listed(self, connection: sqlite3.Connection, run: str) -> bool:
        """Whether a run has an unaltered row."""
        line = connection.execute(
            f"SELECT deleting, checksum, words, {COLUMNS} FROM runs WHERE id = ?", (run,)
        ).fetchone()
        if line is None:
            return False
        deleting, checksum, words, *values = line
        return deleting in ("", run) and checksum_of(values, words) == checksum

    def _remove_marks(self, line: Sequence[object]) -> str:
        """Remove altered marks, so that their run can be opened, and return a sentence about it."""
        with connected(self._list, write=True) as connection:
            connection.execute("DELETE FROM marks WHERE run = ? AND query = ?", line[:2])
            row = connection.execute("SELECT name, title FROM runs WHERE id = ?", line[:1]).fetchone()
        of = f" of the run {row[0] or row[1]}" if row else ""
        return f"Marks{of} were altered in the list: they were removed."

    def _finish_later(self, run: str, name: str) -> str:
        """Finish an interrupted deletion, and return a sentence about it."""
        try:
            self._finish_deletion(run)
        except OSError as error:
            return (
                f"The file {self.path_of(run)} of a deleted run cannot be deleted: {error.strerror or error}."
            )
        return f"The deletion of the run {name} was interrupted and has now been completed."

    def _finish_deletion(self, run: str) -> None:
        """Remove the file and the row of a run that is being deleted."""
        self.path_of(run).unlink(missing_ok=True)
        self._remove_line(run)

    def _remove_line(self, run: str) -> None:
        with connected(self._list, write=True) as connection:
            connection.execute("DELETE FROM runs WHERE id = ?", (run,))

    def _insert(self, run: str, name: str, summary: RunSummary, found: str) -> None:
        with connected(self._list, write=True) as connection:
            self._write_line(connection, run, name, summary, found)

    def _write_line(
        self, connection: sqlite3.Connection, run: str, name: str, summary: RunSummary, found: str = ""
    ) -> None:
        """Insert or replace a run's row. Raises HistoryError if its file is missing."""
        try:
            size = self.path_of(run).stat().st_size
        except OSError as error:
            raise HistoryError(f"The file {self.path_of(run)} is gone.", "Search again.") from error
        row = row_of(run, name, summary, size, found)
        words = words_of(row, "\n".join(summary.descriptions))
        places = ", ".join("?" * (len(row) + 2))
        columns = f"{COLUMNS}, words, checksum"
        replaced = ", ".join(f"{column} = excluded.{column}" for column in columns.split(", ")[1:])
        connection.execute(
            f"INSERT INTO runs ({columns}) VALUES ({places}) "
            f"ON CONFLICT (id) DO UPDATE SET {replaced}, deleting = ''",
            (*row, words, checksum_of(row, words)),
        )

    def _row(self, connection: sqlite3.Connection, run: str) -> RunRow:
        values = connection.execute(
            f"SELECT {COLUMNS} FROM runs WHERE id = ? AND deleting != id", (run,)
        ).fetchone()
        if values is None:
            raise _unknown(run)
        return checked([values], self._list)[0]

    def _make_folders(self) -> None:
        try:
            self._files.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HistoryError(
                f"The folder {self._files} for runs cannot be created: {error.strerror or error}.",
                "Set SWATHE_DATA_DIR to a folder you may write to.",
            ) from error


def _is_name(run: str) -> bool:
    """Whether an id is safe as a file name: it cannot lead out of the folder."""
    return bool(run) and not run.startswith(".") and not set(run) & set("/\\:\0")


def _unknown(run: str) -> HistoryError:
    return HistoryError(f"The history has no run {run}.", "It may have been deleted in the meantime.")
