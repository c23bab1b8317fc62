"""The course of a comparison as the window lives it: one state, fed by the worker's events."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from PySide6.QtCore import QObject, Signal

from swathe.core.benchmark.events import Began, Event, Measured, Preparing, Working
from swathe.core.benchmark.request import BenchmarkRequest
from swathe.core.benchmark.results import Benchmark, Measurement
from swathe.core.cancel import CancelToken
from swathe.gui.work.task_controller import SearchState, TaskController
from swathe.gui.work.worker import AnyTask, BackgroundThread, EngineShelf


class ComparisonController(TaskController):
    """Start, follow and cancel comparisons; the page listens here and nowhere else.

    Measuring is called searching. `ended` carries the comparison as far as it came, None where nothing was
    open yet when it was cancelled.
    """

    preparing = Signal(object)
    began = Signal(object)
    working = Signal(object)
    measured = Signal(object)
    ended = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._found: list[Measurement] = []
        self._began: Began | None = None

    @property
    def partial(self) -> Benchmark | None:
        """What was measured so far."""
        if self._began is None:
            return None
        began = self._began
        return Benchmark(began.circumstances, began.parameters, tuple(self._found), False, 0.0)

    def start(self, request: BenchmarkRequest) -> None:
        """Measure what is asked for; nothing while another comparison is under way."""
        if self._state.busy:
            return
        self._found, self._began = [], None
        self._begin(
            "comparison",
            partial(_measure, request, self._background.shelf),
            self._on_event,
            self._on_end,
        )

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

    def _on_end(self, task: AnyTask) -> None:
        self._set_state(SearchState.DONE)
        self.ended.emit(task.result)


def _measure(
    request: BenchmarkRequest, shelf: EngineShelf, token: CancelToken
) -> Generator[Event, None, Benchmark | None]:
    """Run the comparison in the worker, with the memory that the last search's engine held."""
    from swathe.core.benchmark.run import run_benchmark  # engines: loaded with the first comparison

    shelf.close()
    return (yield from run_benchmark(request, token))
