"""A stream of a device with one task at a time, and the task's launches in flight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from swathe.core.cuda.job import Task
from swathe.core.cuda.launch import Event
from swathe.core.cuda.session import Session

QUEUED: Final = 2
"""Launches of a task in flight at the same time."""

_T = TypeVar("_T", bound=Task[Any])


@dataclass(frozen=True, eq=False, slots=True)
class Timing:
    """When launches began and ended, in seconds since `began`, where a search is timed."""

    began: Event
    intervals: list[tuple[float, float]]


class StreamSlot(ABC, Generic[_T]):
    """A stream, its task, and the task's launches in flight. The memory of the task is a subclass's.

    Attributes
    ----------
    task : None where it is free
    seconds : work in flight, in seconds of the whole device
    """

    def __init__(self, session: Session) -> None:
        self.task: _T | None = None
        self.seconds = 0.0
        self._session = session
        self._stream = session.stream()
        self._spare: dict[bool, list[Event]] = {False: [], True: []}
        self._queue: deque[tuple[Event | None, Event, float]] = deque()
        self._enqueued = 0

    @property
    def has_launches_left(self) -> bool:
        """Whether its task has launches to enqueue now."""
        return self.task is not None and not self.all_enqueued and len(self._queue) < QUEUED

    @property
    def in_flight(self) -> int:
        """Launches enqueued and not yet collected."""
        return len(self._queue)

    @property
    def launches_done(self) -> int:
        """Launches of the task that were collected."""
        return self._enqueued - len(self._queue)

    @property
    def complete(self) -> bool:
        """Whether the task's results are on the host."""
        return self.all_enqueued and not self._queue

    @property
    def all_enqueued(self) -> bool:
        """Whether no launch of its task is left to enqueue."""
        return self.task is not None and self._enqueued == self.task.n_launches

    def mark(self, event: Event) -> None:
        """Record an event after everything enqueued."""
        event.record(self._stream)

    def hold(self, task: _T) -> None:
        """Take a task. Where anything fails from now on, its parts are returned to the job."""
        self.task, self._enqueued = task, 0

    def enqueue(self, *, timed: bool) -> None:
        """Enqueue the task's next launch, and after the last one the copy of the results.

        timed : whether the device records when the launch begins and ends, which costs some of its time
        """
        task = self.task
        assert task is not None
        begun, ended = self._event(timing=True) if timed else None, self._event(timing=timed)
        if begun is not None:
            begun.record(self._stream)
        self._launch(task, self._enqueued)
        seconds = task.seconds(self._enqueued)
        self._enqueued += 1
        if self._enqueued == task.n_launches:
            self._download(task)
        ended.record(self._stream)
        self._queue.append((begun, ended, seconds))
        self.seconds += seconds

    def collect(self, timing: Timing | None) -> float | None:
        """Return how long the next launch took that has finished, 0 unless timed; None where none has.

        The last one includes copying the results.

        timing : where to record the launches of a timed search
        """
        if not self._queue or not self._queue[0][1].done:
            return None
        begun, ended, seconds = self._queue.popleft()
        self.seconds = self.seconds - seconds if self._queue else 0.0
        taken = 0.0
        if timing is not None and begun is not None:
            interval = begun.seconds_since(timing.began), ended.seconds_since(timing.began)
            timing.intervals.append(interval)
            taken = interval[1] - interval[0]
        self._keep(begun, ended)
        return taken

    def release(self) -> None:
        """Drop the task, complete or not, with nothing in flight."""
        self.task = None

    def drain(self) -> None:
        """Wait for launches in flight."""
        self._stream.synchronize()
        for begun, ended, _ in self._queue:
            self._keep(begun, ended)
        self._queue.clear()
        self.seconds = 0.0

    def close(self) -> None:
        """Free everything but buffers that it was given, with nothing in flight."""
        self._session.free(self._stream, *self._spare[False], *self._spare[True])

    @abstractmethod
    def _launch(self, task: _T, number: int) -> None:
        """Enqueue a launch of a task."""

    @abstractmethod
    def _download(self, task: _T) -> None:
        """Enqueue the copy of a task's results."""

    def _event(self, *, timing: bool) -> Event:
        spare = self._spare[timing]
        return spare.pop() if spare else self._session.event(timing=timing)

    def _keep(self, begun: Event | None, ended: Event) -> None:
        """Keep events for later launches."""
        self._spare[begun is not None] += (ended,) if begun is None else (begun, ended)
