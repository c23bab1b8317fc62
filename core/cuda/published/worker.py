"""What a device's thread does for a published variant: loads batches, halves those too large, rescores."""

from __future__ import annotations

import logging
from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.allowance import Allowance
from swathe.core.cuda.job import SubjectScores
from swathe.core.cuda.launch import DeviceBuffer, PinnedBuffer, Stream
from swathe.core.cuda.published.job import Batch, BatchTask, MethodShare, PublishedJob
from swathe.core.cuda.published.method import BEYOND, Launch, LoadedBatch, Method
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.core.cuda.stream_slot import StreamSlot
from swathe.core.cuda.worker import DeviceWorker
from swathe.core.errors import DeviceMemoryError

STREAM_SLOTS: Final = 2
"""Streams, so that launches of one batch fill the device while another's last blocks finish."""
LAUNCH_SECONDS: Final = 0.04
AHEAD: Final = 1
"""Launches enqueued in addition to the one that each slot has in flight."""
_FIRST_SPEED: Final = 1e8
"""Cells a second of a multiprocessor, assumed for the first launch: few, so that it is short."""
_log = logging.getLogger(__name__)


class BatchSlot(StreamSlot[BatchTask]):
    """A stream with the state of its batch."""

    def __init__(self, session: Session, allowance: Allowance) -> None:
        super().__init__(session)
        self.loaded: LoadedBatch | None = None
        self._allowance = allowance
        self._state: DeviceBuffer | None = None
        self._host: PinnedBuffer | None = None

    @property
    def stream(self) -> Stream:
        """Where a batch that it is to compute is loaded."""
        return self._stream

    @property
    def cells_left(self) -> int:
        """Cells of the task's launches that are not enqueued."""
        return sum(launch.cells for launch in self.task.launches[self._enqueued :]) if self.task else 0

    @property
    def state_bytes(self) -> int:
        """Device memory of its state."""
        return self._state.n_bytes if self._state is not None else 0

    def begin(self, batch: Batch, method: Method, loaded: LoadedBatch, speed: float) -> None:
        """Start on a batch that is on the device, or is being copied by this stream.

        loaded : what is laid out, of which the batch may be a part

        Raises DeviceMemoryError where the state does not fit; the slot has no task then.
        """
        part = _part(batch, method, loaded)
        n_bytes = method.state_bytes(part)
        if self._state is None or self._state.n_bytes < n_bytes:
            self.shrink()
            (self._state,) = self._allowance.allocate(n_bytes)
        if self._host is None or self._host.n_bytes < 4 * batch.size:
            if self._host is not None:
                self._session.synchronize()
                self._session.free(self._host)
            self._host = self._session.pinned(batch.size, np.int32)
        launches: Sequence[Launch] = method.launches(part, self._state, max(1, int(LAUNCH_SECONDS * speed)))
        self.loaded = loaded
        self.hold(BatchTask(method, (batch,), launches, speed))

    def scores(self, batch: Batch) -> NDArray[np.int32]:
        """Return the scores of a complete task: a copy, int32[subjects]."""
        return self._scores(batch).copy()

    def release(self) -> None:
        """Drop the task, complete or not, with nothing in flight."""
        self.loaded = None
        super().release()

    def shrink(self) -> None:
        """Free the state of a slot without a task, after the launches in flight on other streams."""
        if self._state is not None:
            # Wait here, where other threads can run: while PyCUDA frees memory they cannot.
            self._session.synchronize()
            self._allowance.release(self._state)
            self._state = None

    def _launch(self, task: BatchTask, number: int) -> None:
        task.launches[number].enqueue(self._stream)

    def _download(self, task: BatchTask) -> None:
        assert self._state is not None
        self._session.download(self._scores(task.parts[0]), self._state, self._stream)

    def _scores(self, batch: Batch) -> NDArray[np.int32]:
        assert self._host is not None
        scores: NDArray[np.int32] = self._host.array[: batch.size]
        return scores


class PublishedWorker(DeviceWorker[PublishedJob, BatchSlot]):
    """A device with batches of the subjects, each loaded by the stream that computes it first.

    Parameters
    ----------
    slots : batches computed at the same time
    """

    def __init__(self, session: Session, limit: int | None, slots: int = STREAM_SLOTS) -> None:
        super().__init__(session, limit)
        self._n_slots = slots
        self._resident: dict[Hashable, LoadedBatch] = {}
        """By the batches' keys, the most recently used at the end."""
        self._done_with: list[DeviceBuffer] = []
        """To free when nothing is in flight: while PyCUDA waits to free memory, no other thread can run."""
        self._blocked = False
        """Whether the next batch waits for memory that a batch in flight will free."""
        self._methods: dict[str, Method] = {}
        self._speeds: dict[str, float] = {}

    def _prepare_for(self, job: PublishedJob) -> None:
        """Free batches that the job has no use for, and have it cut its shares for the methods."""
        if not self._slots:
            self._slots = [BatchSlot(self._session, self.allowance) for _ in range(self._n_slots)]
        for key in [key for key in self._resident if not job.may_use(key)]:
            self._release(key, job)
        self._blocked = False
        for share in job.shares:
            job.plan(share, self._method(share, job))

    def _resident_or_loading(self) -> Collection[Hashable]:
        return tuple(self._resident)

    def _method(self, share: MethodShare, job: PublishedJob) -> Method:
        """Return a share's method for the job's query, made when first used."""
        if share.variant not in self._methods:
            try:
                method = share.method(self._session, job.query.codes, job.query.scheme, share.options)
            except DeviceMemoryError:
                if not self._resident:
                    raise
                self._session.synchronize()
                busy = [slot.loaded for slot in self._slots]
                for key in [key for key, loaded in self._resident.items() if loaded not in busy]:
                    self._release(key, job)
                method = share.method(self._session, job.query.codes, job.query.scheme, share.options)
            self._methods[share.variant] = method
            for place, build in enumerate(method.builds):
                job.resources[share.variant, place] = resources_of(self._session, build)
        return self._methods[share.variant]

    def _measured(self, slot: BatchSlot, launch: int, seconds: float) -> None:
        """Update a method's speed; the last launch of a batch is often small, which says little."""
        assert slot.task is not None
        cells = slot.task.launches[launch].cells
        if cells > 0:
            name = type(slot.task.method).__name__
            measured = cells / seconds
            self._speeds[name] = max(measured, (self._speeds.get(name, measured) + measured) / 2)

    def _finish(self, job: PublishedJob, slot: BatchSlot, launches: int) -> None:
        """Report a batch's scores; subjects whose scores overflowed are left to the wider method."""
        task = slot.task
        assert task is not None
        (batch,) = task.parts
        scores = slot.scores(batch)
        cells = task.cells(batch, task.n_launches) - task.cells(batch, launches)
        self._end(slot)
        beyond = np.flatnonzero(scores == BEYOND)
        if beyond.size:
            job.rescore(beyond + batch.begin)
        places = slice(batch.begin, batch.end) if batch.places is None else batch.places
        job.finish(batch, SubjectScores(places, scores, cells, device=self._session.device.index))

    def _end(self, slot: BatchSlot) -> None:
        """Drop a slot's task; the layout of rescored subjects is freed later."""
        assert slot.task is not None
        if slot.task.parts[0].places is not None and slot.loaded is not None:
            self._done_with += slot.loaded.buffers
        slot.release()
        self._blocked = False

    def _next_slots(self, job: PublishedJob) -> Iterator[BatchSlot]:
        """Yield slots so that every one has a batch and a launch in flight, and one of them `AHEAD` more."""
        while True:
            busy = [slot for slot in self._slots if slot.task is not None]
            slot = min(
                (slot for slot in busy if slot.has_launches_left),
                key=lambda slot: (slot.in_flight, -slot.cells_left),
                default=None,
            )
            if slot is not None and slot.in_flight == 0:
                yield slot
            elif self._begin(job):
                pass
            elif slot is not None and sum(slot.in_flight for slot in busy) < len(busy) + AHEAD:
                yield slot
            else:
                return

    def _begin(self, job: PublishedJob) -> bool:
        """Put the next batch into a slot that has none; return whether that may be tried again."""
        slot = self._free_slot()
        if slot is None or self._blocked:
            return False
        batch = job.take(self._resident.keys(), idle=self._idle)
        if batch is None:
            return self._begin_overflowed(job, slot)
        try:
            begun = self._try(job, batch, slot)
        except BaseException:
            self._give_back(job, batch)
            raise
        if begun:
            return True
        if self._idle:
            if batch.key in self._resident:
                self._release(batch.key, job)
            else:
                job.release((batch.key,))
            job.halve(batch)
            return True
        # Launches in flight will free memory when they end.
        self._give_back(job, batch)
        self._blocked = True
        return False

    def _give_back(self, job: PublishedJob, batch: Batch) -> None:
        """Return a batch that could not be begun."""
        job.return_unfinished((batch,))
        if batch.places is None and batch.key not in self._resident:
            job.release((batch.key,))

    def _try(self, job: PublishedJob, batch: Batch, slot: BatchSlot) -> bool:
        """Load a batch if need be, and begin it; return False where the memory does not suffice."""
        method = self._method(batch.share, job)
        begin, end = batch.laid_out
        lengths = job.subjects.lengths[begin:end]
        while True:
            loaded = self._resident.get(batch.key)
            free = self.allowance.free + slot.state_bytes
            try:
                if (loaded is not None and method.state_bytes(_part(batch, method, loaded)) <= free) or (
                    method.take(lengths, free + (loaded.n_bytes if loaded else 0)) == lengths.size
                ):
                    if loaded is None:
                        loaded = method.load(job.subjects.range(begin, end), slot.stream)
                        self.allowance.adopt(*loaded.buffers)
                    self._resident.pop(batch.key, None)
                    self._resident[batch.key] = loaded
                    slot.begin(batch, method, loaded, self._speed(method))
                    return True
            except DeviceMemoryError as error:
                _log.debug("Making room: %s", error)
            if not self._evict(job, batch):
                return False

    def _begin_overflowed(self, job: PublishedJob, slot: BatchSlot) -> bool:
        """Put overflowed subjects into a slot, as many as the memory allows."""
        if not job.has_overflowed:
            return False
        method = self._method(job.wider, job)
        while True:
            batch = None
            try:
                batch = job.take_overflowed(method, self.allowance.free + slot.state_bytes)
                if batch is None:
                    return False
                assert batch.places is not None
                loaded = method.load(job.subjects.chosen(batch.places), slot.stream)
                self.allowance.adopt(*loaded.buffers)
                try:
                    slot.begin(batch, method, loaded, self._speed(method))
                except BaseException:
                    self._done_with += loaded.buffers
                    raise
            except BaseException as error:
                if batch is not None:
                    self._give_back(job, batch)
                if not isinstance(error, DeviceMemoryError):
                    raise
                if not self._evict(job, None):
                    if self._idle:
                        raise
                    self._blocked = True
                    return False
            else:
                return True

    def _speed(self, method: Method) -> float:
        first = _FIRST_SPEED * self._session.device.multiprocessors
        return self._speeds.get(type(method).__name__, first)

    def _evict(self, job: PublishedJob, batch: Batch | None) -> bool:
        """Free a batch that is not in flight, one without work left if possible; return whether one was."""
        self._session.synchronize()
        if self._done_with:
            self._sweep()
            return True
        busy = [slot.loaded for slot in self._slots if slot.task is not None]
        idle = [
            key
            for key, loaded in self._resident.items()
            if loaded not in busy and (batch is None or key != batch.key)
        ]
        key = min(idle, key=job.is_waiting, default=None)
        if key is not None:
            self._release(key, job)
            return True
        states = [slot for slot in self._slots if slot.task is None and slot.state_bytes]
        for slot in states:
            slot.shrink()
        return bool(states)

    def _release(self, key: Hashable, job: PublishedJob) -> None:
        self.allowance.release(*self._resident.pop(key).buffers)
        job.release((key,))

    def _sweep(self) -> None:
        self.allowance.release(*self._done_with)
        self._done_with = []

    def _drain(self) -> None:
        """Wait for launches in flight and free everything of the job except the batches."""
        for slot in self._slots:
            slot.drain()
            if slot.task is not None:
                self._end(slot)
        self._sweep()
        while self._methods:
            self._methods.popitem()[1].close()


def _part(batch: Batch, method: Method, loaded: LoadedBatch) -> LoadedBatch:
    """Return what a batch is of the subjects that are laid out with it."""
    begin, end = batch.laid_out
    if batch.places is not None or (batch.begin, batch.end) == (begin, end):
        return loaded
    return method.part(loaded, batch.begin - begin, batch.end - begin)
