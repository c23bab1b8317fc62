"""The course of a search that has a page of its own: for reciprocal best hits, or for a network."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from swathe.core.cancel import CancelToken
from swathe.core.errors import FastaError, SwatheError
from swathe.core.search.events import Cancelled, Estimating, Failed, Importing, Started, Warned
from swathe.gui.search.controller import ON_CPU
from swathe.gui.search.inputs import about_results, opens_as_results
from swathe.gui.work.task_controller import SearchState, TaskController
from swathe.gui.work.worker import AnyTask, BackgroundThread

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine


class PageSearchController(TaskController):
    """Start, follow and cancel; `progressed` carries events, then comes one of `ended` and `failed`.

    `ended` carries the result, None where it was cancelled: half of one would be none.

    Parameters
    ----------
    name : what is done, for the log
    run : searches in the worker, yielding events
    result_of : returns what was found, where an event brings it
    """

    progressed = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        background: BackgroundThread,
        name: str,
        run: Callable[[Any, Engine, CancelToken], Iterator[object]],
        result_of: Callable[[object], object | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(background, parent)
        self._name = name
        self._run = run
        self._result_of = result_of
        self._request: Any = None

    def start(self, request: Any) -> None:
        """Search; nothing while that is under way."""
        if self._state.busy:
            return
        self._request = request
        self._begin(self._name, self._steps, self._on_event, self._on_end)

    def search_on_cpu(self) -> None:
        """Start the last search once more on the CPU engine, for one that failed on a GPU."""
        if self._request is not None:
            self.start(replace(self._request, **ON_CPU))

    def allow_nucleotides(self) -> None:
        """Start the last search once more, though what it compares looks like nucleotides."""
        if self._request is not None:
            self.start(replace(self._request, allow_nucleotides=True))

    def _steps(self, token: CancelToken) -> Generator[object, None, None]:
        """Search in the worker."""
        for event in self._run(self._request, self._background.shelf.engine(self._request), token):
            yield Failed(_explained(event.error)) if isinstance(event, Failed) else event

    def _on_event(self, event: object) -> None:
        before = isinstance(event, Importing | Estimating | Started | Warned)
        if not before and self._state is SearchState.OPENING:
            self._set_state(SearchState.SEARCHING)
        match event:
            case Cancelled():
                self._finish(None)
            case Failed(error):
                self._fail(error)
            case _ if (result := self._result_of(event)) is not None:
                self._finish(result)
            case _:
                self.progressed.emit(event)

    def _on_end(self, _task: AnyTask) -> None:
        if self._state.busy:  # cancelled before its first step
            self._finish(None)

    def _finish(self, result: object) -> None:
        self._set_state(SearchState.DONE)
        self.ended.emit(result)


def _explained(error: SwatheError) -> SwatheError:
    """Return why a file cannot be searched; of a table that Swathe wrote of something else, what it is."""
    if not isinstance(error, FastaError):
        return error
    path = Path(error.source)
    words = about_results(path, error)
    return SwatheError(words) if words and not opens_as_results(path) else error
