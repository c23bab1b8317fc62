"""A stream of a device with one batch at a time: its launches in flight, and their results."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launch import DeviceBuffer, Event, PinnedBuffer, Stream
from swathe.core.cuda.published.job import Batch
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method
from swathe.core.cuda.resident import Allowance
from swathe.core.cuda.session import Session


@dataclass(eq=False, slots=True)
class BatchTask:
    """The batch or the overflowed subjects in a slot.

    Parameters
    ----------
    subjects : their number
    batch : None where overflowed subjects are rescored
    places : of the subjects to rescore, in stored order
    """

    method: Method
    subjects: int
    batch: Batch | None = None
    places: NDArray[np.int64] | None = None


class PublishedStreamSlot:
    """A stream, the state of its batch, and the batch's launches in flight."""

    def __init__(self, session: Session, allowance: Allowance) -> None:
        self.stream: Stream = session.stream()
        self.task: BatchTask | None = None
        self.loaded: LoadedBatch | None = None
        self._session = session
        self._allowance = allowance
        self._state: DeviceBuffer | None = None
        self._host: PinnedBuffer | None = None
        self._launches: Sequence[Launch] = ()
        self._enqueued = 0
        self._queue: deque[tuple[Event, Event, Launch]] = deque()
        self._spare: list[Event] = []

    @property
    def has_launches_left(self) -> bool:
        """Whether its task has launches to enqueue."""
        return self.task is not None and self._enqueued < len(self._launches)

    @property
    def in_flight(self) -> int:
        """Launches enqueued and not yet collected."""
        return len(self._queue)

    @property
    def cells_left(self) -> int:
        """Cells of the task's launches that are not enqueued."""
        return sum(launch.cells for launch in self._launches[self._enqueued :])

    @property
    def cells_reported(self) -> int:
        """Cells of the task's launches that were collected."""
        return sum(launch.cells for launch in self._launches[: self._enqueued - len(self._queue)])

    @property
    def state_bytes(self) -> int:
        """Device memory of its state."""
        return self._state.n_bytes if self._state is not None else 0

    def begin(self, task: BatchTask, loaded: LoadedBatch, cells_per_launch: int) -> None:
        """Start on a task whose batch is on the device, or is being copied by this stream.

        Raises DeviceMemoryError where the state does not fit; the slot has no task then.
        """
        n_bytes = task.method.state_bytes(loaded)
        if self._state is None or self._state.n_bytes < n_bytes:
            self.shrink()
            (self._state,) = self._allowance.allocate(n_bytes)
        if self._host is None or self._host.n_bytes < 4 * task.subjects:
            if self._host is not None:
                self._session.synchronize()
                self._session.free(self._host)
            self._host = self._session.pinned(task.subjects, np.int32)
        self._launches = task.method.launches(loaded, self._state, cells_per_launch)
        self._enqueued = 0
        self.task, self.loaded = task, loaded

    def enqueue(self) -> None:
        """Enqueue the task's next launch, and after the last one the copy of the scores."""
        assert self.task is not None
        launch = self._launches[self._enqueued]
        begun, ended = self._event(), self._event()
        begun.record(self.stream)
        launch.enqueue(self.stream)
        self._enqueued += 1
        if self._enqueued == len(self._launches):
            assert self._state is not None
            self._session.download(self._scores(), self._state, self.stream)
        ended.record(self.stream)
        self._queue.append((begun, ended, launch))

    def collect(self, since: Event) -> tuple[Launch, tuple[float, float]] | None:
        """Return the next launch that has finished, with its begin and end in seconds from `since`, or None.

        A task's last launch has finished when the scores are on the host.
        """
        if not self._queue or not self._queue[0][1].done:
            return None
        begun, ended, launch = self._queue.popleft()
        interval = begun.seconds_since(since), ended.seconds_since(since)
        self._spare += (begun, ended)
        return launch, interval

    @property
    def complete(self) -> bool:
        """Whether the task's scores are on the host."""
        return self.task is not None and self._enqueued == len(self._launches) and not self._queue

    def scores(self) -> NDArray[np.int32]:
        """Return the scores of a complete task: a copy, int32[subjects]."""
        return self._scores().copy()

    def release(self) -> BatchTask:
        """Drop the task, complete or not, with nothing in flight."""
        task = self.task
        assert task is not None
        self.task = self.loaded = None
        self._launches = ()
        return task

    def drain(self) -> None:
        """Wait for launches in flight."""
        self.stream.synchronize()
        self._spare.extend(event for *events, _ in self._queue for event in events)
        self._queue.clear()

    def shrink(self) -> None:
        """Free the state of a slot without a task, after the launches in flight on other streams."""
        if self._state is not None:
            # Wait here, where other threads can run: while PyCUDA frees memory they cannot.
            self._session.synchronize()
            self._allowance.release(self._state)
            self._state = None

    def _scores(self) -> NDArray[np.int32]:
        assert self.task is not None
        assert self._host is not None
        scores: NDArray[np.int32] = self._host.array[: self.task.subjects]
        return scores

    def _event(self) -> Event:
        return self._spare.pop() if self._spare else self._session.event(timing=True)
