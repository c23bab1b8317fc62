"""Everything that is asked of the history, done in the worker: files are read and written there."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.gui.work.task import NORMAL, Result, Task, ignore
from swathe.gui.work.worker import AnyTask, BackgroundThread

if TYPE_CHECKING:
    from swathe.core.history.history import History


class HistoryTasks(QObject):
    """Do what is asked of the history in the worker, one thing after the other."""

    def __init__(self, background: BackgroundThread, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._last: AnyTask | None = None
        self.folder = folder

    def ask(
        self,
        name: str,
        call: Callable[[History], Result],
        done: Callable[[Result], object],
        failed: Callable[[Exception], None],
        *,
        writes: bool = False,
        priority: int = NORMAL,
    ) -> None:
        """Do something short with the history, after everything asked before; `done` gets what it returns.

        writes : carried out even if the window is closed meanwhile
        """

        def work(history: History) -> Generator[None, None, Result]:
            yield from ()
            return call(history)

        self.begin(name, work, done, failed, writes=writes, priority=priority)

    def begin(
        self,
        name: str,
        work: Callable[[History], Generator[object, None, Result]],
        done: Callable[[Result], object],
        failed: Callable[[Exception], None],
        *,
        writes: bool = False,
        priority: int = NORMAL,
        on_step: Callable[[Any], object] = ignore,
        token: CancelToken | None = None,
    ) -> None:
        """Do step by step what takes longer than `ask` may."""
        folder = self.folder

        def steps(_: CancelToken) -> Generator[object, None, Result]:
            from swathe.core.history.history import History  # SQLite is loaded with the first use

            yield None
            return (yield from work(History(folder)))

        task = Task(
            name,
            steps,
            done,
            on_step,
            on_error=failed,
            priority=priority,
            after=self._last if self._last is not None and not self._last.over else None,
            lasting=writes,
            token=token or CancelToken(),
        )
        self._last = self._background.start(task)


def words_of(error: Exception) -> str:
    """Return what a user is told of an error that belongs to the history or a run's file."""
    return str(error) if isinstance(error, SwatheError) else f"{type(error).__name__}: {error}"
