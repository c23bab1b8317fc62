"""Runs as files: saved with their alignments, opened, dropped on the window or named on the command line."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QInputDialog

from swathe.core.cancel import CancelToken
from swathe.core.errors import FastaError, SwatheError
from swathe.core.export import ExportProgress
from swathe.core.headers.brief import untagged
from swathe.core.others.columns import STANDARD
from swathe.core.others.hsps import (
    COLUMNS_EXAMPLE,
    ColumnsError,
    NoResultError,
    OtherQueriesError,
    SwappedFilesError,
)
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted, file_name, shortened
from swathe.gui.history.history_tasks import HistoryTasks
from swathe.gui.search.query_repairs import about_file
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.focus import last_key
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.pages import nothing
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.work.task import SELECTED, Newest, Task
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.history.run_file import SavedRun
    from swathe.core.others.given_sequences import Reading

    Taker = Callable[[SavedRun, Path], None]

_CELL: Final = 30
"""Characters of a table's cell that are shown."""
_OF_QUERIES: Final = "FASTA file of the queries"
"""A title of dialogs, which cut longer ones."""
_OF_DATABASE: Final = "2 of 2: database searched"
RUN_FILES: Final = "Swathe runs (*.swr);;All files (*)"
_OPENED: Final = (
    "Runs and results (*.swr *.tsv *.csv *.txt *.tab *.out *.m8 *.blast* *.xml *.gz);;"
    "Swathe runs (*.swr);;All files (*)"
)


class RunFiles(QObject):
    """Write runs to .swr files and read them, one at a time.

    Signals
    -------
    read(object, object) : a run that was read, and its file
    sequences_met(object, object) : a file that holds sequences instead, and the error that says so
    aligned(object) : a search whose hits were aligned for a file
    saved(object) : a search shown that a file has now

    Parameters
    ----------
    messages : returns the message bar of the page in front
    tell : says there what went wrong
    """

    read = Signal(object, object)
    sequences_met = Signal(object, object)
    aligned = Signal(object)
    saved = Signal(object)

    def __init__(
        self,
        background: BackgroundThread,
        dialogs: FileDialogs,
        tasks: HistoryTasks,
        messages: Callable[[], MessageBar],
        tell: Callable[[Exception], None],
    ) -> None:
        super().__init__(tasks)
        self._background = background
        self._dialogs = dialogs
        self._tasks = tasks
        self._messages = messages
        self._tell = tell
        self._writing = Newest(background.start)

    def ask_which(self) -> Path | None:
        """Ask for a saved run, or a result of another program."""
        return self._dialogs.open("run", "Open run or table of hits", _OPENED)

    def ask_where(self, name: str) -> Path | None:
        """Ask for the file of a run of some name."""
        stem = file_name(untagged(name), also=" ")[:100].strip()
        return self._dialogs.save("run", "Save run", f"{stem or 'run'}.swr", RUN_FILES)

    def open(
        self,
        path: Path,
        columns: str = "",
        queries: Path | None = None,
        database: Path | None = None,
        then: Taker | None = None,
    ) -> None:
        """Read a saved run, or a result of another program; `then` takes it, or else `read` carries it.

        Given the queries alone, it asks for the database once they turn out to be those of the table. A
        database that has less than half of a table's subjects is taken only on request.

        columns, queries, database : as `core.others.run.open_run` takes them
        """
        messages, again, taken = self._messages(), partial(self.open, path, then=then), False
        key = last_key()

        def read(token: CancelToken) -> Generator[Reading, None, SavedRun]:
            from swathe.core.others.run import open_run

            try:
                return (yield from open_run(path, token, columns=columns, queries=queries, database=database))
            except FastaError as error:
                if Path(error.source) in (queries, database):
                    raise SwatheError(about_file(error)) from error
                raise

        def on_step(step: Reading) -> None:
            nonlocal taken
            taken = taken or step.path == database  # the queries
            if step.done and not task.token.cancelled:
                words = f"Reading {step.path.name}: {100 * step.done // max(step.total, 1)} %"
                messages.show_message(Tone.NOTE, words, (("Cancel", task.cancel),))

        def done(saved: SavedRun) -> None:
            messages.hide()
            if queries is not None and database is None:
                ask = partial(self._choose_database, path, columns, queries, then, _OF_DATABASE)
                QTimer.singleShot(0, self, ask)  # a dialog does not hold up the end of this task
                return
            words, take = saved.result.plan.other_database, partial(then or self.read.emit, saved, path)
            if queries is None or not words:
                take()
                return
            another = partial(self._choose_database, path, columns, queries, then)
            actions = (("Choose another…", another), ("Use it anyway", take))
            messages.show_message(Tone.PROBLEM, words, actions, key=key)

        def failed(error: Exception) -> None:
            messages.hide()
            if isinstance(error, ColumnsError):
                ask = partial(again, queries=queries, database=database)
                self._ask_columns(error, path.name, columns, ask, key)
                return
            if isinstance(error, NoResultError):
                self.sequences_met.emit(path, error)
                return
            if isinstance(error, SwappedFilesError):
                swap = partial(again, columns, database, queries)
                messages.show_message(Tone.PROBLEM, str(error), (("Swap them", swap),), key=key)
            elif isinstance(error, OtherQueriesError):
                others = partial(self._choose_sequences, path, "", then)
                messages.show_message(Tone.PROBLEM, str(error), (("Choose others…", others),), key=key)
            elif queries is not None and isinstance(error, SwatheError):
                another = partial(self._choose_queries, path, columns, database, then)
                if taken:
                    another = partial(self._choose_database, path, columns, queries, then)
                messages.show_message(Tone.PROBLEM, str(error), (("Choose another…", another),), key=key)
            else:
                self._tell(error)

        task = Task("open run", read, done, on_step, messages.hide, failed, priority=SELECTED)
        self._background.start(task)

    def _ask_columns(
        self, error: ColumnsError, name: str, before: str, read: Callable[[str], None], key: int
    ) -> None:
        """Offer to name the columns of a table that does not; `before` are the names given so far.

        key : as `MessageBar.show_message` takes it
        """

        def ask() -> None:
            words = f"Names of the columns of {name}, in order, as BLAST names them:"
            names = before or COLUMNS_EXAMPLE
            if error.cells:
                row = "   ".join(shortened(cell, _CELL) for cell in error.cells)
                words = f"{words}\n\nIts first line:\n{row}\n"
                others = (f"column{place + 1}" for place in range(len(STANDARD), len(error.cells)))
                names = before or " ".join([*STANDARD[: len(error.cells)], *others])
            names, given = QInputDialog.getText(self._messages(), "Columns of the table", words, text=names)
            if given and names.strip():
                read(names)

        self._messages().show_message(Tone.PROBLEM, str(error), (("Name the columns…", ask),), key=key)

    def ask_sequences(
        self,
        path: Path,
        searched: tuple[Path, Path],
        only: str = "",
        then: Taker | None = None,
    ) -> None:
        """Ask for the sequences of queries and database of another program's result, and read it again.

        Parameters
        ----------
        searched : the files that it names, which are offered where they are still there
        only : what its query is called, where it has only one
        then : as `open` takes it
        """
        choose = partial(self._choose_sequences, path, only, then)
        if not all(file.is_file() for file in searched):
            choose()
            return
        queries, database = searched
        words = f"{path.name} names the files that were searched: {queries.name} and {database.name}."
        actions = (
            ("Use them", partial(self.open, path, "", queries, database, then)),
            ("Choose others…", choose),
        )
        self._messages().show_message(Tone.NOTE, words, actions)

    def _choose_sequences(self, path: Path, only: str, then: Taker | None) -> None:
        """Ask for queries, and, once they are read, for a database."""
        wanted = f"FASTA file of the query, {untagged(only)} or any single record" if only else _OF_QUERIES
        queries = self._dialogs.fasta("query", f"1 of 2: {wanted}")
        if queries is not None:
            self.open(path, "", queries, None, then)

    def _choose_queries(self, path: Path, columns: str, database: Path | None, then: Taker | None) -> None:
        """Ask for queries alone, in place of a file that has none of a table; the database stays."""
        queries = self._dialogs.fasta("query", _OF_QUERIES)
        if queries is not None:
            self.open(path, columns, queries, database, then)

    def _choose_database(
        self, path: Path, columns: str, queries: Path, then: Taker | None, title: str = ""
    ) -> None:
        """Ask for a database alone, beside queries that fit a table, and read that with both."""
        database = self._dialogs.database(title or f"Database searched with {queries.name}")
        if database is None:
            words = "No sequences were added: they need the database, too."
            self._messages().show_message(Tone.NOTE, words)
        else:
            self.open(path, columns, queries, database, then)

    def save(self, result: SearchResult, path: Path, name: str, then: Callable[[], object] = nothing) -> None:
        """Write the run shown with every hit aligned, `then` go on; the message bar says how far it is."""

        def work(token: CancelToken) -> Generator[ExportProgress, None, None]:
            from swathe.core.history.run_file import write_run

            return write_run(result, path, token, align=True, name=name)

        self._save(path, work, result, then)

    def save_kept(self, run_id: str, path: Path) -> None:
        """Write a run of the history with every hit aligned; the message bar says how far it is."""
        from swathe.core.history.history import History
        from swathe.core.history.run_file import write_run

        history = History(self._tasks.folder)

        def work(token: CancelToken) -> Generator[ExportProgress, None, None]:
            saved: SavedRun = history.open(run_id)
            yield from write_run(saved.result, path, token, align=True, name=saved.name)

        self._save(path, work)

    def _save(
        self,
        path: Path,
        work: Callable[[CancelToken], Generator[ExportProgress, None, None]],
        shown: SearchResult | None = None,
        then: Callable[[], object] = nothing,
    ) -> None:
        """Write a run in the worker; `shown` is the one whose hits the window shows."""
        messages = self._messages()

        def on_step(progress: ExportProgress) -> None:
            if task.token.cancelled:
                return
            if progress.phase == "aligning":
                words = f"aligning {progress.done:,} of {counted(progress.total, 'hit')}"
            else:
                words = f"{100 * progress.done // max(progress.total, 1)} %"
            messages.show_message(Tone.NOTE, f"Saving {path.name}: {words}", stop)

        def over() -> None:
            if shown is not None:
                self.aligned.emit(shown)

        def done(_: None) -> None:
            over()
            if shown is not None:
                self.saved.emit(shown)
            tell_saved(messages, "the run", path)
            then()

        def cancelled() -> None:
            over()
            messages.show_message(Tone.NOTE, f"Cancelled; {path.name} was not written.")

        def failed(error: Exception) -> None:
            over()
            messages.hide()
            self._tell(error)

        task = Task("save run", work, done, on_step, cancelled, failed)
        stop = (("Cancel", task.cancel),)
        messages.show_message(Tone.NOTE, f"Saving {path.name}", stop)
        self._writing.begin(task)
