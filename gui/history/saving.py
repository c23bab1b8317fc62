"""Runs as files: saved with their alignments, opened, dropped on the window or named on the command line."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.export import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted
from swathe.gui.history.history_tasks import HistoryTasks
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.work.task import SELECTED, Newest, Task, once
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.history.run_file import SavedRun

RUN_FILES: Final = "Swathe runs (*.swr);;All files (*)"


class RunFiles(QObject):
    """Write runs to .swr files and read them, one at a time.

    Signals
    -------
    read(object, object) : a run that was read, and its file
    aligned(object) : a search whose hits were aligned for a file

    Parameters
    ----------
    messages : returns the message bar of the page in front
    tell : says there what went wrong
    """

    read = Signal(object, object)
    aligned = Signal(object)

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
        """Ask for a saved run."""
        return self._dialogs.open("run", "Open run", RUN_FILES)

    def ask_where(self, name: str) -> Path | None:
        """Ask for the file of a run of some name."""
        stem = "".join(letter if letter.isalnum() or letter in "-_. " else "_" for letter in name)[:100]
        proposal = f"{stem.strip() or 'run'}.swr"
        path = self._dialogs.save("run", "Save run", proposal, RUN_FILES)
        return path if path is None or path.suffix else path.with_suffix(".swr")

    def open(self, path: Path) -> None:
        """Read a saved run; `read` carries it."""

        def read() -> SavedRun:
            from swathe.core.history.run_file import read_run

            return read_run(path)

        def done(saved: SavedRun) -> None:
            self.read.emit(saved, path)

        task = Task("open run", once(read), done, on_error=self._tell, priority=SELECTED)
        self._background.start(task)

    def save(self, result: SearchResult, path: Path, name: str) -> None:
        """Write the run shown with every hit aligned; the message bar says how far it is."""

        def work(token: CancelToken) -> Generator[ExportProgress, None, None]:
            from swathe.core.history.run_file import write_run

            return write_run(result, path, token, align=True, name=name)

        self._save(path, work, result)

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
            tell_saved(messages, "the run", path)

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
