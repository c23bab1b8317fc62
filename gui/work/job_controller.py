"""The course of one of the worker's jobs as the window lives it: its state, and how it is cancelled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.gui.work.worker import BackgroundThread, EngineShelf, Job


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


class JobController(QObject):
    """Give the worker one job at a time and know where it is; what its events mean, classes under this say.

    Signals
    -------
    state_changed(object) : another `SearchState`
    failed(object) : the error that ended the job
    """

    state_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._state = SearchState.IDLE
        self._token = CancelToken()
        self._job: Job | None = None

    @property
    def state(self) -> SearchState:
        """Where it is."""
        return self._state

    def cancel(self) -> None:
        """Ask the job to stop; how it ended is told as ever."""
        if self._state in (SearchState.OPENING, SearchState.SEARCHING):
            self._set_state(SearchState.CANCELLING)
            self._token.cancel()

    def _begin(
        self,
        name: str,
        steps: Callable[[EngineShelf, CancelToken], Iterator[object]],
        on_event: Callable[[Any], None],
        on_end: Callable[[Job], None],
        state: SearchState = SearchState.OPENING,
        after: Job | None = None,
        told: bool = False,
    ) -> None:
        """Hand a job to the worker; `on_end` is called unless another has begun by then.

        `after` and `told` are those of `Job`.
        """
        token = self._token = CancelToken()

        def end(job: Job) -> None:
            if job is self._job:
                self._job = None
                on_end(job)

        self._job = Job(name, lambda shelf: steps(shelf, token), token, on_event, end, after=after, told=told)
        self._set_state(state)
        self._background.submit(self._job)

    def _fail(self, error: Exception) -> None:
        self._set_state(SearchState.FAILED)
        self.failed.emit(error)

    def _set_state(self, state: SearchState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)
