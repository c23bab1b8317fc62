"""A stream of a device with one task at a time: its launches in flight, and their results."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.device_query import CompiledKernel, DeviceQuery
from swathe.core.cuda.launch import DeviceBuffer, Event, PinnedBuffer
from swathe.core.cuda.launches import MOST_ITEMS, PassLaunch, Task
from swathe.core.cuda.resident import ChunkSlot
from swathe.core.cuda.session import Session
from swathe.kernels.tiled import WIDE, Form

QUEUED: Final = 2
"""Launches of a task in flight at the same time."""


@dataclass(frozen=True, eq=False, slots=True)
class Timing:
    """When launches began and ended, in seconds since `began`, where a search is timed."""

    began: Event
    intervals: list[tuple[float, float]]


class StreamSlot:
    """A stream, the boundary of its task, and the task's launches in flight.

    Parameters
    ----------
    boundary : device memory between passes
    items, best : int32[MOST_ITEMS] and u32[MOST_ITEMS] for subjects that are rescored
    """

    def __init__(
        self, session: Session, boundary: DeviceBuffer, items: DeviceBuffer, best: DeviceBuffer
    ) -> None:
        self._session = session
        self._stream = session.stream()
        self._boundary = boundary
        self._items = items
        self._best = best
        self._best_host: PinnedBuffer = session.pinned(MOST_ITEMS, np.uint32)
        self._spare: dict[bool, list[Event]] = {False: [], True: []}
        self._queue: deque[tuple[Event | None, Event, PassLaunch]] = deque()
        self._enqueued = 0
        self.task: Task | None = None
        self.chunk_slot: ChunkSlot | None = None
        self.seconds = 0.0
        """Work in flight, in seconds of the whole device."""
        self._compiled: CompiledKernel | None = None

    @property
    def has_launches_left(self) -> bool:
        """Whether its task has launches to enqueue now."""
        return (
            self.task is not None and self._enqueued < len(self.task.launches) and len(self._queue) < QUEUED
        )

    @property
    def in_flight(self) -> int:
        """Launches enqueued and not yet collected."""
        return len(self._queue)

    @property
    def cells_reported(self) -> int:
        """Real cells of the task's launches that were collected."""
        return (
            sum(launch.cells for launch in self.task.launches[: self._enqueued - len(self._queue)])
            if self.task
            else 0
        )

    def mark(self, event: Event) -> None:
        """Record an event after everything enqueued."""
        event.record(self._stream)

    @property
    def form(self) -> Form:
        """Form of the task's build on this device."""
        assert self._compiled is not None
        return self._compiled.build.form

    def begin(self, task: Task, chunk_slot: ChunkSlot, query: DeviceQuery) -> None:
        """Start on a task of the chunk in `chunk_slot`; nothing is launched yet."""
        # First of all: if anything below fails, the task is returned to the job.
        self.task, self.chunk_slot, self._enqueued = task, chunk_slot, 0
        chunk_slot.busy += 1
        self._compiled = query.kernel_for(task.build, self._stream)
        self._stream.wait_for(self._compiled.copied)
        self._stream.wait_for(chunk_slot.ready)
        if task.items is not None:
            self._session.upload(self._items, task.items, self._stream)

    def enqueue(self, identity: DeviceBuffer | None, *, timed: bool) -> float:
        """Enqueue the task's next launch, and after the last one the copy of the maxima.

        Returns the launch's planned seconds.

        Parameters
        ----------
        identity : int32[...] of every subject of a chunk, for builds of one slot
        timed : whether the device records when the launch begins and ends, which costs some of its time
        """
        task, chunk_slot, compiled = self.task, self.chunk_slot, self._compiled
        assert task is not None
        assert chunk_slot is not None
        assert compiled is not None
        launch = task.launches[self._enqueued]
        build = compiled.build
        one_lane = build.form is WIDE
        items = (self._items if task.items is not None else identity) if one_lane else None
        best = self._best if task.items is not None else chunk_slot.best
        begun, ended = self._event(timing=True) if timed else None, self._event(timing=timed)
        if begun is not None:
            begun.record(self._stream)
        compiled.kernel.launch(
            -(-(task.end - task.begin) * build.group // build.threads), build.threads,
            chunk_slot.words, chunk_slot.first_word, chunk_slot.steps, items, np.int32(task.begin),
            np.int32(task.end), compiled.image, np.int32(launch.pass_begin), np.int32(launch.pass_end),
            np.int32(task.passes), compiled.costs, self._boundary, np.int64(task.stride), best,
            stream=self._stream,
        )  # fmt: skip
        self._enqueued += 1
        if self._enqueued == len(task.launches):
            self._session.download(self._maxima(task, chunk_slot), best, self._stream, offset=4 * task.begin)
        ended.record(self._stream)
        self._queue.append((begun, ended, launch))
        self.seconds += launch.seconds
        return launch.seconds

    def collect(self, timing: Timing | None) -> PassLaunch | None:
        """Return the next launch that has finished, or None; the last one includes copying the maxima.

        timing : where to record the launches of a timed search
        """
        if not self._queue or not self._queue[0][1].done:
            return None
        begun, ended, launch = self._queue.popleft()
        self.seconds = self.seconds - launch.seconds if self._queue else 0.0
        if timing is not None and begun is not None:
            timing.intervals.append((begun.seconds_since(timing.began), ended.seconds_since(timing.began)))
        self._keep(begun, ended)
        return launch

    @property
    def complete(self) -> bool:
        """Whether the task's maxima are on the host."""
        return self.task is not None and self._enqueued == len(self.task.launches) and not self._queue

    def maxima(self) -> NDArray[np.uint32]:
        """Return the maxima of a complete task: uint32[units], valid until `release`."""
        assert self.task is not None
        assert self.chunk_slot is not None
        return self._maxima(self.task, self.chunk_slot)

    def release(self) -> tuple[Task, ChunkSlot]:
        """Drop the task, complete or not, with nothing in flight."""
        task, chunk_slot = self.task, self.chunk_slot
        assert task is not None
        assert chunk_slot is not None
        chunk_slot.busy -= 1
        self.task = self.chunk_slot = None
        return task, chunk_slot

    def drain(self) -> None:
        """Wait for launches in flight."""
        self._stream.synchronize()
        for begun, ended, _ in self._queue:
            self._keep(begun, ended)
        self._queue.clear()
        self.seconds = 0.0

    def close(self) -> None:
        """Free everything but the buffers it was given, with nothing in flight."""
        self._session.free(self._stream, self._best_host, *self._spare[False], *self._spare[True])

    def _event(self, *, timing: bool) -> Event:
        spare = self._spare[timing]
        return spare.pop() if spare else self._session.event(timing=timing)

    def _keep(self, begun: Event | None, ended: Event) -> None:
        """Keep events for later launches."""
        self._spare[begun is not None] += (ended,) if begun is None else (begun, ended)

    def _maxima(self, task: Task, chunk_slot: ChunkSlot) -> NDArray[Any]:
        host = self._best_host if task.items is not None else chunk_slot.best_host
        return host.array[task.begin : task.end]
