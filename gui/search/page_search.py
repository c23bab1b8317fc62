"""The course of a search that has a page of its own: for reciprocal best hits, or for a network."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Signal

from swathe.core.cancel import CancelToken
from swathe.core.search.events import Cancelled, Estimating, Failed, Importing, Started, Warned
from swathe.gui.search.controller import ON_CPU
from swathe.gui.work.job_controller import JobController, SearchState
from swathe.gui.work.worker import EngineShelf, Job

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine


class PageSearchController(JobController):
    """Start, follow and cancel; `event` tells of progress, then comes one of `ended` and `failed`.

    `ended` carries the result, None where it was cancelled: half of one would be none.
    """

    event = Signal(object)
    ended = Signal(object)
    name: ClassVar[str]
    """What is done, for the log."""
    _request: Any = None

    @abstractmethod
    def run(self, request: Any, engine: Engine, token: CancelToken) -> Iterator[object]:
        """Search in the worker, yielding events."""

    @abstractmethod
    def result_of(self, event: object) -> object | None:
        """Return what was found, where an event brings it."""

    def start(self, request: Any) -> None:
        """Search; nothing while that is under way."""
        if self._state.busy:
            return
        self._request = request
        self._begin(self.name, self._steps, self._on_event, self._on_end)

    def search_on_cpu(self) -> None:
        """Start the last search once more on the CPU engine, for one that failed on a GPU."""
        if self._request is not None:
            self.start(replace(self._request, **ON_CPU))

    def allow_nucleotides(self) -> None:
        """Start the last search once more, though what it compares looks like nucleotides."""
        if self._request is not None:
            self.start(replace(self._request, allow_nucleotides=True))

    def _steps(self, shelf: EngineShelf, token: CancelToken) -> Iterator[object]:
        """Search in the worker."""
        from swathe.core.errors import SwatheError

        request = self._request
        try:
            engine = shelf.engine(
                request.engine, request.kernel, request.threads, request.devices, request.kernel_options
            )
        except SwatheError as error:
            yield Failed(error)
            return
        yield from self.run(request, engine, token)

    def _on_event(self, event: object) -> None:
        before = isinstance(event, Importing | Estimating | Started | Warned)
        if not before and self._state is SearchState.OPENING:
            self._set_state(SearchState.SEARCHING)
        match event:
            case Cancelled():
                self._finish(None)
            case Failed(error):
                self._fail(error)
            case _ if (result := self.result_of(event)) is not None:
                self._finish(result)
            case _:
                self.event.emit(event)

    def _on_end(self, job: Job) -> None:
        if job.error is not None:
            self._fail(job.error)
        elif self._state.busy:  # cancelled before its first step
            self._finish(None)

    def _finish(self, result: object) -> None:
        self._set_state(SearchState.DONE)
        self.ended.emit(result)
