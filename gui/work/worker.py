"""The one background thread: it steps searches, imports, alignments and exports side by side."""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread, QTimer, Signal, Slot

from swathe.core.alignment.loading import load_ahead, load_alignment
from swathe.core.cancel import OperationCancelled
from swathe.core.engines.asked import AskedEngine, EngineRequest, asked_engine
from swathe.core.system.steps import GIL_TURN
from swathe.gui.work.task import BACKGROUND, Result, Step, Task

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine

logger = logging.getLogger(__name__)

AnyTask = Task[Any, Any]

NICENESS: Final = 5
_SELDOM: Final = 1_000_000
"""Of so many looks through younger objects the collector makes one through all: in practice none."""


_LOADING: Final = 0.01
"""Seconds for which one step waits for what is loaded."""
_can_align: Final = threading.Event()
"""Set once what aligning hits one by one needs is loaded."""


@cache
def _load_quietly() -> threading.Thread:
    """Load what aligning needs, once; meanwhile the collector does not look through all objects.

    It would again and again, half a million of them, for 0.2 s in which no thread has the interpreter.
    """
    usual = gc.get_threshold()

    def settle() -> None:
        gc.freeze()  # what is loaded stays
        gc.set_threshold(*usual)

    gc.set_threshold(*usual[:2], _SELDOM)
    return load_ahead(load_alignment, _can_align.set, last=settle)


def loaded() -> Iterator[None]:
    """Have what aligning needs loaded in a thread of its own, and yield until it is: other tasks go on.

    Loading takes a fifth of a second, and half a second the first time after installation, which compiles.
    """
    loading = _load_quietly()
    while loading.is_alive() and not _can_align.wait(_LOADING):
        yield None


class EngineShelf:
    """Keep the engine open between searches, with what it prepared; lives in the worker's thread."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self._asked: AskedEngine | None = None

    def engine(self, request: EngineRequest) -> Engine:
        """Return the engine that a request asks for, opening it if the last one was another.

        Raises EngineUnavailable, InvalidRequest.
        """
        from swathe.core.engines import open_engine  # compiled code: loaded with the first search

        asked = asked_engine(request)
        if self._engine is None or self._asked != asked:
            self.close()
            _load_quietly()
            self._engine = open_engine(*asked)
            self._asked = asked
        return self._engine

    def close(self) -> None:
        """Close the engine, if one is open."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None
        self._asked = None


class SearchWorker(QObject):
    """Step tasks in turns from the event loop of the thread it was moved to."""

    stepped = Signal(object, object)
    ended = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shelf = EngineShelf()
        self._running: list[tuple[AnyTask, Generator[object, None, object] | None]] = []
        self._rounds = QTimer(self)
        self._rounds.setInterval(0)
        self._rounds.timeout.connect(self._round)

    @Slot()
    def give_way(self) -> None:
        """Let the window have a processor whenever it asks, though the search takes all of them.

        On Linux a thread has its own niceness and hands it on to the threads that it starts, which are the
        engine's; elsewhere Qt's thread priority has to do.
        """
        if sys.platform.startswith("linux"):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)

    @Slot(object)
    def submit(self, task: AnyTask) -> None:
        """Take a task; it is first stepped in the next round."""
        self._running.append((task, None))
        self._running.sort(key=lambda entry: entry[0].priority)
        self._rounds.start()

    @Slot()
    def finish(self) -> None:
        """Cancel and finish every task."""
        for task, _ in self._running:
            task.token.cancel()
        while self._running:
            self._round()

    @Slot()
    def close(self) -> None:
        """Cancel and finish every task, close the engine and end the thread."""
        self.finish()
        self._rounds.stop()
        self.shelf.close()
        QThread.currentThread().quit()

    @Slot()
    def _round(self) -> None:
        """Step every task that may run, once; beside others only one that nobody waits for, in turns.

        What computes a query waits for the step that begins the next one, unless it takes queries ahead.
        """
        ready = [
            entry
            for entry in self._running
            if entry[0].after is None or entry[0].after.ended or entry[0].token.cancelled
        ]
        pressing = [entry for entry in ready if entry[0].priority < BACKGROUND]
        patient = ready[len(pressing) :]
        for entry in (*pressing, *patient[:1]) if pressing else ready:
            self._step(entry)
        if pressing and patient and not patient[0][0].ended:
            place = next(i for i, (task, _) in enumerate(self._running) if task is patient[0][0])
            self._running.append(self._running.pop(place))  # the next one's turn
        if not self._running:
            self._rounds.stop()

    def _step(self, entry: tuple[AnyTask, Generator[object, None, object] | None]) -> None:
        """Let one task make a step; nothing it raises leaves here."""
        task, steps = entry
        place = self._running.index(entry)
        try:
            if steps is None:
                if not task.lasting:
                    task.token.raise_if_cancelled()
                steps = task.work(task.token)
                self._running[place] = (task, steps)
            value = next(steps)
        except StopIteration as stop:
            task.result = stop.value
        except OperationCancelled:
            pass
        except Exception as error:  # noqa: BLE001 - a bug in one task is reported and must not end the others
            task.error = error
        else:
            self.stepped.emit(task, value)
            return
        del self._running[place]
        task.after = None
        task.ended = True
        self.ended.emit(task)


def _raised(error: Exception) -> None:
    raise error


class BackgroundThread(QObject):
    """Own the worker and its thread for the application's life; lives in the GUI thread.

    Why one thread and no pool: docs/decisions/007-one-worker.md.

    Parameters
    ----------
    present : shows the error of a task that has nobody else to take it
    """

    _submitted = Signal(object)
    _finishing = Signal()
    _closing = Signal()

    def __init__(
        self, present: Callable[[Exception], object] = _raised, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.present = present
        self._tasks: set[AnyTask] = set()
        self._is_closing = False
        self._thread = QThread()
        self._thread.setObjectName("swathe-worker")
        self._worker = SearchWorker()
        self._worker.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._submitted.connect(self._worker.submit, queued)
        self._finishing.connect(self._worker.finish, Qt.ConnectionType.BlockingQueuedConnection)
        self._closing.connect(self._worker.close, queued)
        self._worker.stepped.connect(self._on_step, queued)
        self._worker.ended.connect(self._on_end, queued)
        self._thread.started.connect(self._worker.give_way)
        # The chart library here and the compiler of kernels there both import it, in ways that wait for each
        # other: one of them then finds it half made. It is a requirement of the chart library.
        import colorama  # noqa: F401

        self._thread.start(QThread.Priority.LowPriority)
        sys.setswitchinterval(GIL_TURN)

    @property
    def shelf(self) -> EngineShelf:
        """The engine that is open; to be used within the work of tasks alone."""
        return self._worker.shelf

    @property
    def running(self) -> bool:
        """Whether the thread is alive."""
        return self._thread.isRunning()

    def start(self, task: Task[Step, Result]) -> Task[Step, Result]:
        """Hand a task to the worker and return it; while the thread closes, only if it is lasting."""
        if self.running and (task.lasting or not self._is_closing):
            self._tasks.add(task)
            self._submitted.emit(task)
        return task

    def close(self) -> None:
        """Cancel everything, wait for the engine to be closed and the thread to end; safe to call twice.

        What a search had found is told before, so that it can be written; no event loop runs meanwhile.
        """
        self._is_closing = True
        for task in self._tasks:
            task.token.cancel()
        self._tasks = {task for task in self._tasks if task.told}
        if self.running and self._tasks:
            self._finishing.emit()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        self._tasks.clear()
        if self.running:
            self._closing.emit()
            self._thread.wait()

    @Slot(object, object)
    def _on_step(self, task: AnyTask, value: object) -> None:
        if task in self._tasks:
            task.tell_step(value)

    @Slot(object)
    def _on_end(self, task: AnyTask) -> None:
        if task in self._tasks:
            self._tasks.discard(task)
            task.tell_end(self.present)
