"""Everything that is asked of the history, done in the worker: files are read and written there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.gui.work.worker import NORMAL, BackgroundThread, EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.history.history import History


class HistoryJobs(QObject):
    """Do what is asked of the history in the worker, one thing after the other."""

    def __init__(self, background: BackgroundThread, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._last: Job | None = None
        self.folder = folder

    def ask(
        self,
        name: str,
        work: Callable[[History], Iterator[object]],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        *,
        writes: bool = False,
        priority: int = NORMAL,
        on_step: Callable[[Any], None] = ignore_step,
        token: CancelToken | None = None,
    ) -> None:
        """Do something with the history, after everything asked before; `done` gets what `work` returns.

        writes : carried out even if the window is closed meanwhile
        """
        folder = self.folder

        def steps(_: EngineShelf) -> Iterator[object]:
            from swathe.core.history.history import History  # SQLite is loaded with the first use

            yield None
            return (yield from work(History(folder)))

        def on_end(job: Job) -> None:
            if job is self._last:
                self._last = None
            if job.error is not None:
                failed(job.error)
            elif not job.token.cancelled:
                done(job.result)

        job = Job(name, steps, token or CancelToken(), on_step, on_end, priority, self._last, writes)
        self._last = self._background.submit(job)


def words_of(error: Exception) -> str:
    """Return what a user is told of an error that belongs to the history or a run's file."""
    return str(error) if isinstance(error, SwatheError) else f"{type(error).__name__}: {error}"
