"""Runs that were taken out of the history, and can be brought back as long as the window is open."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from swathe.core.system.words import counted
from swathe.gui.history.history_tasks import HistoryTasks
from swathe.gui.work.task import ignore

if TYPE_CHECKING:
    from swathe.core.history.history import History


class Deletions(QObject):
    """Leave runs out of lists until the window is closed, which deletes them for good.

    Signals
    -------
    changed() : other runs are left out
    """

    changed = Signal()

    def __init__(self, tasks: HistoryTasks) -> None:
        super().__init__(tasks)
        self._tasks = tasks
        self._deleted: list[list[str]] = []
        self.in_sight: Callable[[], bool] = lambda: False
        """Whether the list of runs is there, which has a key for bringing them back."""

    @property
    def ids(self) -> list[str]:
        """The runs left out."""
        return [run_id for ids in self._deleted for run_id in ids]

    @property
    def last(self) -> list[str]:
        """The runs left out last, which would come back first."""
        return self._deleted[-1] if self._deleted else []

    def delete(self, ids: Sequence[str]) -> None:
        """Leave runs out, until they are brought back or the window is closed."""
        self._deleted.append(list(ids))
        self.changed.emit()

    def undo(self) -> int:
        """Bring back the runs deleted last; returns how many these are."""
        back = self._deleted.pop() if self._deleted else []
        if back:
            self.changed.emit()
        return len(back)

    def undo_title(self) -> str:
        """Return what a menu calls bringing back the runs deleted last."""
        of = f" of {counted(len(self.last), 'run')}" if self.last else ""
        return f"&Undo deletion{of}" + ("\tCtrl+Z" if self.in_sight() else "")

    def why_no_undo(self) -> str:
        """Return why nothing can be brought back, '' where it can."""
        return "" if self._deleted else "No runs have been deleted in this window."

    def finish(self, failed: Callable[[Exception], None]) -> None:
        """Delete the runs left out for good; the worker carries it out though the window closes."""
        ids, self._deleted = self.ids, []
        if not ids:
            return

        def work(history: History) -> Generator[None, None, None]:
            for run_id in ids:
                yield None
                history.delete(run_id)

        self._tasks.begin("delete runs", work, ignore, failed, writes=True)
