"""The one background thread: it steps searches, imports, alignments and exports side by side."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QThread, QTimer, Signal, Slot

from swathe.core.alignment.loading import load_ahead, load_alignment
from swathe.core.cancel import CancelToken, OperationCancelled

if TYPE_CHECKING:
    from swathe.core.engines.base import Engine

logger = logging.getLogger(__name__)

SELECTED, VISIBLE, NORMAL, BACKGROUND = range(4)
"""Priorities: in each round the worker steps the waiting jobs in this order, each once."""


NICENESS: Final = 5
GIL_TURN: Final = 0.0005
"""Seconds after which a thread hands the interpreter on.

With Python's own 5 ms one painting, which asks for the interpreter dozens of times, can take longer than
50 ms beside a search.
"""


class EngineShelf:
    """Keep the engine open between searches, with what it prepared; lives in the worker's thread."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self._asked: tuple[object, ...] | None = None

    def engine(
        self,
        name: str,
        kernel: str,
        threads: int,
        devices: tuple[int, ...] | None = None,
        options: tuple[tuple[str, int | str], ...] = (),
    ) -> Engine:
        """Return the engine asked for, opening it if the last one was another.

        Raises EngineUnavailable, InvalidRequest.
        """
        from swathe.core.engines import open_engine  # compiled code: loaded with the first search

        asked = (name, kernel, threads, devices, options)
        if self._engine is None or self._asked != asked:
            self.close()
            load_ahead(load_alignment)
            self._engine = open_engine(name, kernel, threads, devices, dict(options))
            self._asked = asked
        return self._engine

    def close(self) -> None:
        """Close the engine, if one is open."""
        if self._engine is not None:
            self._engine.close()
        self._engine = None
        self._asked = None


@dataclass(eq=False)
class Job:
    """Something the worker does step by step.

    Parameters
    ----------
    name : what is done, for the log
    steps : makes the generator, in the worker's thread; each step takes at most about 50 ms
    token : cancels the job; the generator looks at it
    on_step : called in the GUI thread with each value yielded
    on_end : called in the GUI thread with the job, once, when `result`, `error` or neither (cancelled) is set
    priority : order within a round
    after : a job that has to end before this one begins
    lasting : carried out even if the window is closed before it began: it writes what would be lost
    told : steps and end are told even while the window closes: what it found by then is to be kept
    """

    name: str
    steps: Callable[[EngineShelf], Iterator[object]]
    token: CancelToken
    on_step: Callable[[Any], None]
    on_end: Callable[[Job], None]
    priority: int = NORMAL
    after: Job | None = None
    lasting: bool = False
    told: bool = False
    result: Any = field(default=None, init=False)
    error: Exception | None = field(default=None, init=False)
    ended: bool = field(default=False, init=False)


def ignore_step(_: object) -> None:
    """Take a step that says nothing."""


class NewestJob:
    """What somebody has the worker do again and again, of which only the newest counts.

    Parameters
    ----------
    name : what is done, for the log
    submit : takes the job for the worker
    on_done : called in the GUI thread with what `steps` returned, unless it was stopped or replaced
    """

    def __init__(self, name: str, submit: Callable[[Job], object], on_done: Callable[[Any], object]) -> None:
        self._name = name
        self._submit = submit
        self._on_done = on_done
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether the newest is still done."""
        return self._job is not None

    def begin(self, steps: Callable[[CancelToken], Iterator[object]]) -> None:
        """Do this instead of what is done now."""
        self.stop()
        token = CancelToken()
        self._job = Job(self._name, lambda _: steps(token), token, ignore_step, self._end)
        self._submit(self._job)

    def stop(self) -> None:
        """Give up what is done now."""
        if self._job is not None:
            self._job.token.cancel()
            self._job = None

    def _end(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if job.error is not None:
            raise job.error
        if not job.token.cancelled:
            self._on_done(job.result)


class SearchWorker(QObject):
    """Step jobs in turns from the event loop of the thread it was moved to."""

    stepped = Signal(object, object)
    ended = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shelf = EngineShelf()
        self._running: list[tuple[Job, Iterator[object] | None]] = []
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
    def submit(self, job: Job) -> None:
        """Take a job; it is first stepped in the next round."""
        self._running.append((job, None))
        self._running.sort(key=lambda entry: entry[0].priority)
        self._rounds.start()

    @Slot()
    def finish(self) -> None:
        """Cancel and finish every job."""
        for job, _ in self._running:
            job.token.cancel()
        while self._running:
            self._round()

    @Slot()
    def close(self) -> None:
        """Cancel and finish every job, close the engine and end the thread."""
        self.finish()
        self._rounds.stop()
        self._shelf.close()
        QThread.currentThread().quit()

    @Slot()
    def _round(self) -> None:
        """Step every job that may run, once; beside others only one of those that nobody waits for, in turns.

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
            place = next(i for i, (job, _) in enumerate(self._running) if job is patient[0][0])
            self._running.append(self._running.pop(place))  # the next one's turn
        if not self._running:
            self._rounds.stop()

    def _step(self, entry: tuple[Job, Iterator[object] | None]) -> None:
        """Let one job make a step; nothing it raises leaves here."""
        job, steps = entry
        place = self._running.index(entry)
        try:
            if steps is None:
                if not job.lasting:
                    job.token.raise_if_cancelled()
                steps = job.steps(self._shelf)
                self._running[place] = (job, steps)
            value = next(steps)
        except StopIteration as stop:
            job.result = stop.value
        except OperationCancelled:
            pass
        except Exception as error:  # noqa: BLE001 - a bug in one job is reported and must not end the others
            job.error = error
        else:
            self.stepped.emit(job, value)
            return
        del self._running[place]
        job.after = None
        job.ended = True
        self.ended.emit(job)


class BackgroundThread(QObject):
    """Own the worker and its thread for the application's life; lives in the GUI thread.

    Why one thread and no pool: docs/decisions/007-one-worker.md.
    """

    _submitted = Signal(object)
    _finishing = Signal()
    _closing = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: set[Job] = set()
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
    def running(self) -> bool:
        """Whether the thread is alive."""
        return self._thread.isRunning()

    def submit(self, job: Job) -> Job:
        """Hand a job to the worker and return it; while the thread closes, only if it is lasting."""
        if self.running and (job.lasting or not self._is_closing):
            self._jobs.add(job)
            self._submitted.emit(job)
        return job

    def close(self) -> None:
        """Cancel everything, wait for the engine to be closed and the thread to end; safe to call twice.

        What a search had found is told before, so that it can be written; no event loop runs meanwhile.
        """
        self._is_closing = True
        for job in self._jobs:
            job.token.cancel()
        self._jobs = {job for job in self._jobs if job.told}
        if self.running and self._jobs:
            self._finishing.emit()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        self._jobs.clear()
        if self.running:
            self._closing.emit()
            self._thread.wait()

    @Slot(object, object)
    def _on_step(self, job: Job, value: object) -> None:
        if job in self._jobs:
            job.on_step(value)

    @Slot(object)
    def _on_end(self, job: Job) -> None:
        if job in self._jobs:
            self._jobs.discard(job)
            job.on_end(job)
