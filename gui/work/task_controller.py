"""The course of one of the worker's tasks as the window lives it: its state, and how it is cancelled."""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread


class SearchState(Enum):
    """Where a search is, or whatever else a page can start; `busy` ones can be cancelled."""

    IDLE = "idle"
    OPENING = "opening"
    SEARCHING = "searching"
    CANCELLING = "cancelling"
    DONE = "done"
    FAILED = "failed"

    @property
    def busy(self) -> bool:
        """Whether it is under way."""
        return self in (SearchState.OPENING, SearchState.SEARCHING, SearchState.CANCELLING)


class TaskController(QObject):
    """Give the worker one task at a time and know where it is; what its events mean, classes under this say.

    Signals
    -------
    state_changed(object) : another `SearchState`
    failed(object) : the error that ended the task
    """

    state_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._state = SearchState.IDLE
        self._task: AnyTask | None = None

    @property
    def state(self) -> SearchState:
        """Where it is."""
        return self._state

    def cancel(self) -> None:
        """Ask the task to stop; `ended` or `failed` follows."""
        if self._state in (SearchState.OPENING, SearchState.SEARCHING):
            self._set_state(SearchState.CANCELLING)
            assert self._task is not None
            self._task.cancel()

    def _begin(
        self,
        name: str,
        work: Callable[[CancelToken], Generator[Any, None, Any]],
        on_event: Callable[[Any], None],
        on_end: Callable[[AnyTask], None],
        state: SearchState = SearchState.OPENING,
        *,
        on_error: Callable[[Exception], None] | None = None,
        after: AnyTask | None = None,
        told: bool = False,
        patience: float = 0.0,
    ) -> None:
        """Hand a task to the worker; nothing is told of it any more once another has begun.

        `on_end` gets the task, cancelled or not. An error is a failure if there is no `on_error`. `after` and
        `told` are those of `Task`, and `patience` is that of its token.
        """

        def step(event: Any) -> None:
            if task is self._task:
                on_event(event)

        def end() -> None:
            if task is self._task:
                self._task = None
                on_end(task)

        def fail(error: Exception) -> None:
            if task is self._task:
                self._task = None
                (on_error or self._fail)(error)

        token = CancelToken(patience)
        task = self._task = Task(
            name, work, lambda _: end(), step, end, fail, after=after, told=told, token=token
        )
        self._set_state(state)
        self._background.start(task)

    def _fail(self, error: Exception) -> None:
        self._set_state(SearchState.FAILED)
        self.failed.emit(error)

    def _set_state(self, state: SearchState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)
