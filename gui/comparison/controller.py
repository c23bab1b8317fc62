"""The course of a comparison as the window lives it: one state, fed by the worker's events."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QObject, Signal

from core.cancel import CancelToken
from core.comparison.events import Began, Event, Measured, Preparing, Working
from core.comparison.request import ComparisonRequest
from core.comparison.results import Comparison, Measurement
from gui.search_controller import SearchState
from gui.search_worker import BackgroundThread, EngineShelf, Job


class ComparisonController(QObject):
    """Start, follow and cancel comparisons; the page listens here and nowhere else.

    `ended` carries the comparison as far as it came, None where nothing was open yet when it was cancelled.
    """

    state_changed = Signal(object)
    preparing = Signal(object)
    began = Signal(object)
    working = Signal(object)
    measured = Signal(object)
    ended = Signal(object)
    failed = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._state = SearchState.IDLE
        self._token = CancelToken()
        self._job: Job | None = None
        self._found: list[Measurement] = []
        self._began: Began | None = None

    @property
    def state(self) -> SearchState:
        """Where the comparison is; measuring is called searching."""
        return self._state

    @property
    def partial(self) -> Comparison | None:
        """What was measured so far."""
        if self._began is None:
            return None
        began = self._began
        return Comparison(began.circumstances, began.parameters, tuple(self._found), False, 0.0)

    def start(self, request: ComparisonRequest) -> None:
        """Measure what is asked for; nothing while another comparison is under way."""
        if self._state.busy:
            return
        token = self._token = CancelToken()
        self._found, self._began = [], None
        self._job = Job(
            "comparison", lambda shelf: _steps(request, shelf, token), token, self._on_event, self._on_end
        )
        self._set_state(SearchState.OPENING)
        self._background.submit(self._job)

    def cancel(self) -> None:
        """Stop; what was measured is kept and marked incomplete."""
        if self._state in (SearchState.OPENING, SearchState.SEARCHING):
            self._set_state(SearchState.CANCELLING)
            self._token.cancel()

    def _on_event(self, event: Event) -> None:
        match event:
            case Preparing():
                self.preparing.emit(event)
            case Began():
                self._began = event
                if self._state is SearchState.OPENING:
                    self._set_state(SearchState.SEARCHING)
                self.began.emit(event)
            case Working():
                self.working.emit(event)
            case Measured():
                self._found.append(event.measurement)
                self.measured.emit(event.measurement)

    def _on_end(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if job.error is not None:
            self._set_state(SearchState.FAILED)
            self.failed.emit(job.error)
            return
        self._set_state(SearchState.DONE)
        self.ended.emit(job.result)

    def _set_state(self, state: SearchState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)


def _steps(
    request: ComparisonRequest, shelf: EngineShelf, token: CancelToken
) -> Generator[Event, None, Comparison | None]:
    """Run the comparison in the worker, with the memory that the last search's engine held."""
    from core.comparison.run import run_comparison  # engines: loaded with the first comparison

    shelf.close()
    return (yield from run_comparison(request, token))
