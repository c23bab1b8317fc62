"""Runs as files: saved with their alignments, opened, dropped on the window or named on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject
from PySide6.QtWidgets import QFileDialog

from swathe.core.cancel import CancelToken
from swathe.core.export import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.core.system.words import counted
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.work.worker import SELECTED, EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.history.run_file import SavedRun
    from swathe.gui.history.controller import RunsController
    from swathe.gui.window.main_window import MainWindow

RUN_FILES: Final = QT_TRANSLATE_NOOP("RunFiles", "Swathe runs (*.swr);;All files (*)")


class RunFiles(QObject):
    """Write runs to .swr files and read them, one at a time."""

    def __init__(self, window: MainWindow, runs: RunsController) -> None:
        super().__init__(runs)
        self._window = window
        self._runs = runs
        self._token = CancelToken()

    def ask_and_open(self) -> None:
        """Ask for a saved run and open it."""
        path = self._window.files.ask("run", self.tr("Open run"), self.tr(RUN_FILES))
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Show a saved run, at once or when the search under way is over."""

        def steps(_: EngineShelf) -> Iterator[object]:
            from swathe.core.history.run_file import read_run

            yield None
            return read_run(path)

        def on_end(job: Job) -> None:
            if job.error is not None:
                self._runs.tell(job.error)
            elif job.result is not None:
                self._window.settings.add_recent("runs", path)
                self._window.show_recent()
                self._runs.show(job.result)

        def read() -> None:
            self._window.background.submit(
                Job("open run", steps, CancelToken(), ignore_step, on_end, SELECTED)
            )

        self._runs.when_idle(path.name, read)

    def ask_and_save(self) -> None:
        """Ask where the run shown goes, and write it there."""
        shown = self._runs.shown
        if shown is None or self._runs.why_not():
            return
        path = self.ask_where(shown.title)
        if path is not None:
            self.save(shown.result, path, shown.name)

    def ask_where(self, name: str) -> Path | None:
        """Return the file that somebody chooses for a run of some name; None where nobody does."""
        settings = self._window.settings
        stem = "".join(letter if letter.isalnum() or letter in "-_. " else "_" for letter in name)[:100]
        proposal = str(Path(settings.folder("run")) / f"{stem.strip() or 'run'}.swr")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save run"), proposal, self.tr(RUN_FILES)
        )
        if not chosen:
            return None
        path = Path(chosen)
        settings.set_folder("run", path)
        return path if path.suffix else path.with_suffix(".swr")

    def save(self, result: SearchResult, path: Path, name: str) -> None:
        """Write the run shown with every hit aligned; the message bar says how far it is."""

        def steps(token: CancelToken) -> Iterator[ExportProgress]:
            from swathe.core.history.run_file import write_run

            return write_run(result, path, token, align=True, name=name)

        self._save(path, steps, result)

    def save_kept(self, run_id: str, path: Path) -> None:
        """Write a run of the history with every hit aligned; the message bar says how far it is."""
        from swathe.core.history.history import History
        from swathe.core.history.run_file import write_run

        history = History(self._runs.jobs.folder)

        def steps(token: CancelToken) -> Iterator[ExportProgress]:
            saved: SavedRun = history.open(run_id)
            yield from write_run(saved.result, path, token, align=True, name=saved.name)

        self._save(path, steps)

    def _save(
        self,
        path: Path,
        write: Callable[[CancelToken], Iterator[ExportProgress]],
        shown: SearchResult | None = None,
    ) -> None:
        """Write a run in the worker; `shown` is the one whose hits the window shows."""
        self._token.cancel()
        token = self._token = CancelToken()
        messages = self._runs.messages()
        stop = ((self.tr("Cancel"), token.cancel),)
        messages.show_message(Tone.NOTE, self.tr("Saving {}").format(path.name), stop)

        def on_step(progress: ExportProgress) -> None:
            if token.cancelled:
                return
            if progress.phase == "aligning":
                words = f"aligning {progress.done:,} of {counted(progress.total, 'hit')}"
            else:
                words = f"{100 * progress.done // max(progress.total, 1)} %"
            messages.show_message(Tone.NOTE, self.tr("Saving {}: {}").format(path.name, words), stop)

        def on_end(job: Job) -> None:
            if shown is not None:
                self._tell_of_alignments(shown)
            if job.error is not None:
                messages.hide()
                self._runs.tell(job.error)
            elif token.cancelled:
                messages.show_message(Tone.NOTE, self.tr("Cancelled; {} was not written.").format(path.name))
            else:
                messages.show_message(Tone.NOTE, self.tr("The run was saved to {}.").format(path))

        self._window.background.submit(Job("save run", lambda _: write(token), token, on_step, on_end))

    def _tell_of_alignments(self, result: SearchResult) -> None:
        """Let the window show what was aligned for the file."""
        for index, query in enumerate(result.queries):
            self._window.alignments.announce(index, query.hits.alignments)
