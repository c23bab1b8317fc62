"""The course of a search for reciprocal best hits as its page lives it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from swathe.core.cancel import CancelToken
from swathe.core.reciprocal.request import ReciprocalRequest
from swathe.core.search.events import Cancelled, Failed
from swathe.gui.job_controller import JobController, SearchState
from swathe.gui.search_controller import ON_CPU
from swathe.gui.search_worker import EngineShelf, Job

if TYPE_CHECKING:
    from swathe.core.reciprocal.search import ReciprocalEvent


class ReciprocalController(JobController):
    """Start, follow and cancel; `event` tells of progress, then comes one of `ended` and `failed`.

    `ended` carries the result, None where it was cancelled: half of the pairs would be none.
    """

    event = Signal(object)
    ended = Signal(object)
    _request: ReciprocalRequest | None = None

    def start(self, request: ReciprocalRequest) -> None:
        """Search both ways; nothing while that is under way."""
        if self._state.busy:
            return
        self._request = request
        self._begin(
            "reciprocal", lambda shelf, token: _steps(request, shelf, token), self._on_event, self._on_end
        )

    def search_on_cpu(self) -> None:
        """Start the last search once more on the CPU engine, for one that failed on a GPU."""
        if self._request is not None:
            self.start(replace(self._request, **ON_CPU))

    def allow_nucleotides(self) -> None:
        """Start the last search once more, though its files look like nucleotides."""
        if self._request is not None:
            self.start(replace(self._request, allow_nucleotides=True))

    def _on_event(self, event: ReciprocalEvent) -> None:
        from swathe.core.reciprocal.search import DirectionProgress, PairsFound

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
                self._fail(error)
            case _:
                self.event.emit(event)

    def _on_end(self, job: Job) -> None:
        if job.error is not None:
            self._fail(job.error)
        elif self._state.busy:  # cancelled before its first step
            self._set_state(SearchState.DONE)
            self.ended.emit(None)


def _steps(request: ReciprocalRequest, shelf: EngineShelf, token: CancelToken) -> Iterator[ReciprocalEvent]:
    """Search in the worker."""
    from swathe.core.errors import SwatheError
    from swathe.core.reciprocal.search import run_reciprocal  # engines: loaded with the first search

    try:
        engine = shelf.engine(
            request.engine, request.kernel, request.threads, request.devices, request.kernel_options
        )
    except SwatheError as error:
        yield Failed(error)
        return
    yield from run_reciprocal(request, engine, token)
