"""The history of runs: a list in SQLite, and a file for each run beside it, kept in step."""

from __future__ import annotations

import datetime
import secrets
import sqlite3
import time
import uuid
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

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
from swathe.core.history.summary import RunSummary, summary_of
from swathe.core.results.marks import Marks
from swathe.core.search.events import SearchResult
from swathe.core.system.files import remove_leftovers
from swathe.core.system.untrusted_json import read_json

_STALE: Final = 24 * 3600
"""Seconds after which a file that was never finished belongs to a process that died."""
_MARKS: Final = "SELECT run, query, data, checksum FROM marks"


class History:
    """Runs that were kept, in a folder: ``history.sqlite``, and ``runs/<id>.swr`` for each.

    Every method opens and closes the list itself, so that any thread may call it and several processes share
    it. All raise HistoryError where it cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._list = folder / NAME
        self._files = folder / "runs"

    def path_of(self, run: str) -> Path:
        """Return where the file of a run is. Raises HistoryError for an id that names a file elsewhere."""
        if not _is_name(run):
            raise _unknown(run)
        return self._files / f"{run}{SUFFIX}"

    def add(
        self, result: SearchResult, token: CancelToken, *, name: str = "", align: bool = False
    ) -> Generator[ExportProgress, None, str]:
        """Keep a run; a generator that yields progress as `write_run` does, and returns the run's id.

        The file is written first, and found by `heal` if the program ends before its line is in the list.
        Raises ExportError, OperationCancelled.
        """
        self._make_folders()
        run, name = uuid.uuid4().hex, " ".join(name.split())
        path = self.path_of(run)
        yield from write_run(result, path, token, align=align, name=name)
        self._insert(run, name, summary_of(result))
        return run

    def runs(self, search: str = "") -> list[RunRow]:
        """Return the runs, the last one first; of those whose words hold all words of `search`.

        Looked through are names, queries with their descriptions, databases, parameters, engines and dates.
        """
        if not self._list.exists():
            return []
        words = storable(search).casefold().split()
        conditions = "".join(" AND instr(words, ?) > 0" for _ in words)
        with connected(self._list) as connection:
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM runs WHERE deleting != id{conditions} "
                "ORDER BY started DESC, rowid DESC",
                words,
            ).fetchall()
        return checked(rows, self._list)

    def words(self) -> dict[str, str]:
        """Return the text that `runs` looks through of each run, in one case, by the run's id."""
        if not self._list.exists():
            return {}
        with connected(self._list) as connection:
            return dict(connection.execute("SELECT id, words FROM runs WHERE NOT deleting").fetchall())

    def run(self, run: str) -> RunRow:
        """Return the line of one run. Raises HistoryError where there is none."""
        if self._list.exists():
            with connected(self._list) as connection:
                return self._row(connection, run)
        raise _unknown(run)

    def open(self, run: str) -> SavedRun:
        """Read a run back, with its present name and marks. Raises HistoryError, RunFileError."""
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
                raise damaged(self._list, f"its marks of the run {row.shown} were altered") from error
        return SavedRun(saved.result, row.name, saved.created, saved.summary, saved.path)

    def replace(self, run: str, result: SearchResult, token: CancelToken) -> Iterator[ExportProgress]:
        """Write a run anew with what became known of its hits since; its name and marks stay."""
        name = self.run(run).name
        yield from write_run(result, self.path_of(run), token, align=False, name=name)
        self._insert(run, name, summary_of(result))

    def rename(self, run: str, name: str) -> None:
        """Give a run another name; '' takes it away."""
        with connected(self._list, write=True) as connection:
            row = self._row(connection, run)._replace(name=storable(" ".join(name.split())))
            (words,) = connection.execute("SELECT words FROM runs WHERE id = ?", (run,)).fetchone()
            words = "\n".join([row.name.casefold(), *words.split("\n")[1:]])
            connection.execute(
                "UPDATE runs SET name = ?, words = ?, checksum = ? WHERE id = ?",
                (row.name, words, checksum_of(row, words), run),
            )

    def delete(self, run: str) -> None:
        """Delete a run and its file. `heal` finishes what a crash in between leaves.

        On a full disk the file goes first: it makes the room that changing the list takes.
        """
        path = self.path_of(run)
        try:
            with connected(self._list, write=True) as connection:
                self._row(connection, run)
                connection.execute("UPDATE runs SET deleting = id WHERE id = ?", (run,))
        except HistoryFull:
            self.run(run)  # raises where there is none
        try:
            self._finish_deletion(run)
        except OSError as error:
            with connected(self._list, write=True) as connection:
                connection.execute("UPDATE runs SET deleting = '' WHERE id = ?", (run,))
            raise HistoryError(
                f"The file {path} cannot be deleted: {error.strerror or error}.",
                "Close what has it open, and check the folder's permissions.",
            ) from error

    def set_marks(self, run: str, marks: Sequence[Marks]) -> None:
        """Keep the ticks, pins and notes of a run's queries, in their order."""
        lines = [marks_line(run, query, one) for query, one in enumerate(marks)]
        with connected(self._list, write=True) as connection:
            self._row(connection, run)
            connection.executemany("INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?)", lines)

    def size(self) -> int:
        """Return the bytes of all runs' files."""
        if not self._list.exists():
            return 0
        with connected(self._list) as connection:
            (total,) = connection.execute("SELECT total(bytes) FROM runs WHERE deleting != id").fetchone()
        return int(total)

    def heal(self) -> list[str]:
        """Bring list and files into step after a crash, and return a sentence for each thing that was not.

        Deletions are finished, files that the list lacks are put into it, altered lines are made again from
        their files, and files that were never finished are removed. Lines whose file is gone are told and
        stay. To be called once at the start, outside the GUI thread; files of runs are read only where
        something is wrong.
        """
        if not self.folder.is_dir():
            return []
        with connected(self._list) as connection:
            (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if state != "ok":
                raise damaged(self._list, str(state))
            lines = connection.execute(f"SELECT deleting, checksum, words, {COLUMNS} FROM runs").fetchall()
            marks = connection.execute(_MARKS).fetchall()
        said: list[str | None] = []
        files = self._remaining_files()
        for deleting, checksum, words, *values in lines:
            run, name = str(values[0]), str(values[1] or values[2])
            if not _is_name(run):
                self._remove_line(run)
                said.append(f"A line of the list, {name}, names no file of the history: it was removed.")
                continue
            intact = checksum_of(values, words) == checksum
            if intact and deleting == run:
                said.append(self._finish_later(run, name))
            elif intact and run not in files:
                said.append(self._say_gone(run, name))
            elif run not in files:
                self._remove_line(run)
                said.append(
                    f"A line of the list, {name}, was altered and belongs to no file: it was removed."
                )
            elif not intact or deleting:
                said.append(self._adopt(run, "was altered in the list; it is listed again as in its file"))
            files.discard(run)
        said += [self._adopt(run, "was not in the list; it is now") for run in sorted(files)]
        said += [self._take_marks_out(line) for line in marks if not is_marks_line(line)]
        return [sentence for sentence in said if sentence]

    def set_aside(self) -> Path:
        """Move a list that cannot be read out of the way and return where; make a new one of the runs' files.

        Only after somebody agreed to it. Names and marks that can still be read are taken over.
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
        """Return the ids of the runs' files, after removing those that were never finished."""
        found = set()
        for path in self._files.iterdir() if self._files.is_dir() else ():
            if path.suffix == SUFFIX and not path.name.startswith("."):
                found.add(path.stem)
            elif path.suffix == ".part":  # without a lock, as they once were
                with suppress(OSError):  # another process may just have finished it
                    if time.time() - path.stat().st_mtime > _STALE:
                        path.unlink()
        remove_leftovers(self._files)
        return found

    def _say_gone(self, run: str, name: str) -> str | None:
        """Say that a run has no file, unless another process has deleted it meanwhile."""
        with connected(self._list, write=True) as connection:
            deleting = connection.execute("SELECT deleting FROM runs WHERE id = ?", (run,)).fetchone()
            if deleting != ("",) or self.path_of(run).exists():
                return None
        return f"The file of the run {name} is gone: the run can be deleted, but not opened."

    def _adopt(self, run: str, what: str) -> str | None:
        """Put a run's line into the list as its file says; return what was done in words."""
        try:
            head = read_head(self.path_of(run))
        except RunFileError as error:
            if not self.path_of(run).exists():
                return None
            return f"A run of the history cannot be read and is left as it is. {error.message}"
        with connected(self._list, write=True) as connection:
            # Another process may have listed the run meanwhile, or deleted it: its file goes before its line.
            if self._is_listed(connection, run) or not self.path_of(run).exists():
                return None
            self._write_line(connection, run, head.name, head.summary)
        return f"The run {head.name or head.summary.title} {what}."

    def _is_listed(self, connection: sqlite3.Connection, run: str) -> bool:
        """Whether a run has a line that is as it was written."""
        line = connection.execute(
            f"SELECT deleting, checksum, words, {COLUMNS} FROM runs WHERE id = ?", (run,)
        ).fetchone()
        if line is None:
            return False
        deleting, checksum, words, *values = line
        return deleting in ("", run) and checksum_of(values, words) == checksum

    def _take_marks_out(self, line: Sequence[object]) -> str:
        """Take out marks that were altered, so that their run opens, and say so."""
        with connected(self._list, write=True) as connection:
            connection.execute("DELETE FROM marks WHERE run = ? AND query = ?", line[:2])
            row = connection.execute("SELECT name, title FROM runs WHERE id = ?", line[:1]).fetchone()
        of = f" of the run {row[0] or row[1]}" if row else ""
        return f"Marks{of} were altered in the list: they were removed."

    def _finish_later(self, run: str, name: str) -> str:
        """Finish a deletion that was interrupted, and say so."""
        try:
            self._finish_deletion(run)
        except OSError as error:
            return (
                f"The file {self.path_of(run)} of a deleted run cannot be deleted: {error.strerror or error}."
            )
        return f"The deletion of the run {name} had been interrupted; it is finished now."

    def _finish_deletion(self, run: str) -> None:
        """Take away the file and the line of a run that is being deleted."""
        self.path_of(run).unlink(missing_ok=True)
        self._remove_line(run)

    def _remove_line(self, run: str) -> None:
        with connected(self._list, write=True) as connection:
            connection.execute("DELETE FROM runs WHERE id = ?", (run,))

    def _insert(self, run: str, name: str, summary: RunSummary) -> None:
        with connected(self._list, write=True) as connection:
            self._write_line(connection, run, name, summary)

    def _write_line(self, connection: sqlite3.Connection, run: str, name: str, summary: RunSummary) -> None:
        """Write a run's line, over an older one where there is one. Raises HistoryError without its file."""
        try:
            size = self.path_of(run).stat().st_size
        except OSError as error:
            raise HistoryError(f"The file {self.path_of(run)} is gone.", "Search again.") from error
        row = row_of(run, name, summary, size)
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
                f"The folder {self._files} for runs cannot be made: {error.strerror or error}.",
                "Set SWATHE_DATA_DIR to a folder you may write to.",
            ) from error


def _is_name(run: str) -> bool:
    """Whether an id can be the name of a file in a folder, and of nothing outside it."""
    return bool(run) and not run.startswith(".") and not set(run) & set("/\\:\0")


def _unknown(run: str) -> HistoryError:
    return HistoryError(f"The history has no run {run}.", "It may have been deleted meanwhile.")
