"""A stream of a device with one task at a time: its launches in flight, and their results."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import Part, Task
from swathe.core.cuda.launch import DeviceBuffer, Event, Kernel, PinnedBuffer
from swathe.core.cuda.launches import PassLaunch
from swathe.core.cuda.resident import ChunkSlot
from swathe.core.cuda.session import Session
from swathe.kernels.tiled import BLOCK, LETTERS, SOURCE, Build, costs

QUEUED: Final = 2
"""Launches of a task in flight at the same time."""
_ALIGNMENT: Final = 16


@dataclass(frozen=True, eq=False, slots=True)
class Timing:
    """When launches began and ended, in seconds since `began`, where a search is timed."""

    began: Event
    intervals: list[tuple[float, float]]


class StreamSlot:
    """A stream, the memory of its task, and the task's launches in flight.

    Parameters
    ----------
    boundary : device memory between passes
    upload : for what the launches read besides subjects
    best : u32[...] for the maxima of the task's units
    """

    def __init__(
        self, session: Session, boundary: DeviceBuffer, upload: DeviceBuffer, best: DeviceBuffer
    ) -> None:
        self._session = session
        self._stream = session.stream()
        self._boundary = boundary
        self._upload = upload
        self._best = best
        self._upload_host: PinnedBuffer = session.pinned(upload.n_bytes, np.uint8)
        self._best_host: PinnedBuffer = session.pinned(best.n_bytes // 4, np.uint32)
        self._spare: dict[bool, list[Event]] = {False: [], True: []}
        self._queue: deque[tuple[Event | None, Event, PassLaunch]] = deque()
        self._enqueued = 0
        self._grid = 0
        self._blocks_at = 0
        self.task: Task | None = None
        self.chunk_slots: list[ChunkSlot] = []
        self.build: Build | None = None
        """The task's build on this device."""
        self.seconds = 0.0
        """Work in flight, in seconds of the whole device."""
        self._kernel: Kernel | None = None

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
    def passes_done(self) -> int:
        """Passes of the task's launches that were collected."""
        collected = self._enqueued - len(self._queue)
        return self.task.launches[collected - 1].pass_end if self.task is not None and collected else 0

    def mark(self, event: Event) -> None:
        """Record an event after everything enqueued."""
        event.record(self._stream)

    def begin(self, task: Task) -> None:
        """Take a task. Where anything fails from now on, its parts can be returned to the job."""
        self.task, self._enqueued = task, 0

    def prepare(self, chunk_slots: list[ChunkSlot], build: Build, kernel: Kernel) -> None:
        """Copy to the device what the task's launches read; nothing is launched yet.

        Parameters
        ----------
        chunk_slots : where each part's chunk is
        build, kernel : of the task, for this device
        """
        assert self.task is not None
        for chunk_slot in chunk_slots:
            chunk_slot.busy += 1
            self.chunk_slots.append(chunk_slot)
        self.build, self._kernel = build, kernel
        for chunk_slot in dict.fromkeys(chunk_slots):
            self._stream.wait_for(chunk_slot.ready)
        size = self._write_upload(self.task, build)
        self._session.upload(self._upload, self._upload_host.array[:size], self._stream)

    def enqueue(self, *, timed: bool) -> float:
        """Enqueue the task's next launch, and after the last one the copy of the maxima.

        Returns the launch's planned seconds.

        Parameters
        ----------
        timed : whether the device records when the launch begins and ends, which costs some of its time
        """
        task, kernel, build = self.task, self._kernel, self.build
        assert task is not None
        assert kernel is not None
        assert build is not None
        launch = task.launches[self._enqueued]
        begun, ended = self._event(timing=True) if timed else None, self._event(timing=timed)
        if begun is not None:
            begun.record(self._stream)
        scheme = task.parts[0].query.scheme
        kernel.launch(
            self._grid, build.threads,
            self._upload.pointer(self._blocks_at), self._upload, np.int32(launch.pass_begin),
            np.int32(launch.pass_end), costs(build.form, scheme.gap_open, scheme.gap_extend), self._boundary,
            self._best, stream=self._stream,
        )  # fmt: skip
        self._enqueued += 1
        if self._enqueued == len(task.launches):
            self._session.download(self._maxima(task), self._best, self._stream)
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
        """Return the maxima of a complete task, part by part: uint32[units], valid until `release`."""
        assert self.task is not None
        return self._maxima(self.task)

    def release(self) -> None:
        """Drop the task, complete or not, with nothing in flight."""
        for chunk_slot in self.chunk_slots:
            chunk_slot.busy -= 1
        self.task, self.chunk_slots = None, []

    def drain(self) -> None:
        """Wait for launches in flight."""
        self._stream.synchronize()
        for begun, ended, _ in self._queue:
            self._keep(begun, ended)
        self._queue.clear()
        self.seconds = 0.0

    def close(self) -> None:
        """Free everything but the buffers it was given, with nothing in flight."""
        self._session.free(
            self._stream, self._upload_host, self._best_host, *self._spare[False], *self._spare[True]
        )

    def _write_upload(self, task: Task, build: Build) -> int:
        """Write sources, blocks, items and profiles to the pinned buffer; return their size.

        A part is a source. Its blocks follow one another, as do the maxima of its units, and so do the parts.
        """
        host = self._upload_host.array
        sources = host[: len(task.parts) * SOURCE.itemsize].view(SOURCE)
        tables: list[NDArray[np.int32]] = []
        boundary = best = 0
        for number, part in enumerate(task.parts):
            table, boundary, best = _blocks_of(part, number, boundary, best)
            tables.append(table)
        blocks = np.concatenate(tables)
        self._grid = len(blocks)
        self._blocks_at = _aligned(sources.nbytes)
        at = self._blocks_at + blocks.nbytes
        host[self._blocks_at : at] = blocks.reshape(-1).view(np.uint8)
        at = _aligned(at)
        profiles: dict[Any, int] = {}
        for number, (part, chunk_slot) in enumerate(zip(task.parts, self.chunk_slots, strict=True)):
            query = part.query
            if query not in profiles:
                rows = query.profile(folded=build.form.folded)
                profiles[query] = at
                host[at : at + rows.nbytes] = rows.reshape(-1).view(np.uint8)
                at = _aligned(at + rows.nbytes)
            items = np.uint64(0)
            if (chosen := part.blocks.items) is not None:
                chosen = chosen[part.blocks.bounds[part.low] : part.blocks.bounds[part.high]]
                items = self._upload.pointer(at)
                host[at : at + chosen.nbytes] = chosen.view(np.uint8)
                at = _aligned(at + chosen.nbytes)
            sources[number] = (
                chunk_slot.words.pointer(), chunk_slot.first_word.pointer(), chunk_slot.steps.pointer(),
                items, self._upload.pointer(profiles[query]), query.length,
                query.profile_bytes // LETTERS,
            )  # fmt: skip
        return at

    def _event(self, *, timing: bool) -> Event:
        spare = self._spare[timing]
        return spare.pop() if spare else self._session.event(timing=timing)

    def _keep(self, begun: Event | None, ended: Event) -> None:
        """Keep events for later launches."""
        self._spare[begun is not None] += (ended,) if begun is None else (begun, ended)

    def _maxima(self, task: Task) -> NDArray[Any]:
        return self._best_host.array[: sum(part.units for part in task.parts)]


def _blocks_of(part: Part, number: int, boundary: int, best: int) -> tuple[NDArray[np.int32], int, int]:
    """Return a part's rows of `BLOCK` as int32[k, 6], and where the next part's boundary and maxima begin.

    number : of its source
    """
    blocks, low, high = part.blocks, part.low, part.high
    places = np.append(np.arange(low, high, part.draws), high)
    bounds = blocks.bounds[places]
    if blocks.items is not None:
        bounds = bounds - bounds[0]
    table = np.empty((places.size - 1, BLOCK.itemsize // 4), np.int32)
    table[:, 0] = number
    table[:, 1], table[:, 2] = bounds[:-1], bounds[1:]
    table[:, 3] = bounds[:-1] - (bounds[0] - best)
    table[:, 4] = blocks.words[places[:-1]] - (blocks.words[low] - boundary)
    table[:, 5] = blocks.longest[places[:-1]]
    if blocks.build.passes(part.query.length) > 1:  # with one pass it needs no boundary
        boundary += int(blocks.words[high] - blocks.words[low])
    return table, boundary, best + part.units


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
