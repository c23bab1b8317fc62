"""The course of a search for reciprocal best hits as its page lives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.cancel import CancelToken
from core.events import Cancelled, Failed
from core.reciprocal.request import ReciprocalRequest
from gui.search_controller import SearchState
from gui.search_worker import BackgroundThread, EngineShelf, Job

if TYPE_CHECKING:
    from core.reciprocal.search import ReciprocalEvent


class ReciprocalController(QObject):
    """Start, follow and cancel; `event` tells of progress, then comes one of `ended` and `failed`.

    `ended` carries the result, None where it was cancelled.
    """

    state_changed = Signal(object)
    event = Signal(object)
    ended = Signal(object)
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

    def start(self, request: ReciprocalRequest) -> None:
        """Search both ways; nothing while that is under way."""
        if self._state.busy:
            return
        token = self._token = CancelToken()
        self._job = Job(
            "reciprocal", lambda shelf: _steps(request, shelf, token), token, self._on_event, self._on_end
        )
        self._set_state(SearchState.OPENING)
        self._background.submit(self._job)

    def cancel(self) -> None:
        """Stop; nothing is kept, for half of the pairs would be none."""
        if self._state in (SearchState.OPENING, SearchState.SEARCHING):
            self._set_state(SearchState.CANCELLING)
            self._token.cancel()

    def _on_event(self, event: ReciprocalEvent) -> None:
        from core.reciprocal.search import DirectionProgress, PairsFound

        if isinstance(event, DirectionProgress) and self._state is SearchState.OPENING:
            self._set_state(SearchState.SEARCHING)
        match event:
            case PairsFound(result):
                self._set_state(SearchState.DONE)
                self.ended.emit(result)
            case Cancelled():
                self._set_state(SearchState.DONE)
                self.ended.emit(None)
            case Failed(error):
                self._set_state(SearchState.FAILED)
                self.failed.emit(error)
            case _:
                self.event.emit(event)

    def _on_end(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if job.error is not None:
            self._set_state(SearchState.FAILED)
            self.failed.emit(job.error)
        elif self._state.busy:  # cancelled before its first step
            self._set_state(SearchState.DONE)
            self.ended.emit(None)

    def _set_state(self, state: SearchState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)


def _steps(request: ReciprocalRequest, shelf: EngineShelf, token: CancelToken) -> Iterator[ReciprocalEvent]:
    """Search in the worker."""
    from core.errors import SwatheError
    from core.reciprocal.search import run_reciprocal  # engines: loaded with the first search

    try:
        engine = shelf.engine(
            request.engine, request.kernel, request.threads, request.devices, request.kernel_options
        )
    except SwatheError as error:
        yield Failed(error)
        return
    yield from run_reciprocal(request, engine, token)
