"""What a device's thread does for a published variant: loads batches, enqueues launches, reports results."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from swathe.core.cuda.launch import DeviceBuffer, Event
from swathe.core.cuda.published.job import Batch, MethodShare, PublishedJob
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method
from swathe.core.cuda.published.stream_slot import BatchTask, PublishedStreamSlot
from swathe.core.cuda.resident import Allowance
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError, DeviceMemoryError

STREAM_SLOTS: Final = 2
"""Streams, so that launches of one batch fill the device while another's last blocks finish."""
LAUNCH_SECONDS: Final = 0.04
AHEAD: Final = 1
"""Launches enqueued in addition to the one that each slot has in flight."""
_FIRST_SPEED: Final = 1e8
"""Cells a second of a multiprocessor, assumed for the first launch: few, so that it is short."""
_SHORT_WAIT: Final = 0.00005
_LONG_WAIT: Final = 0.0005
_log = logging.getLogger(__name__)


class PublishedWorker:
    """A device at work: its stream slots, its batches, and the present search. One thread uses it.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free now
    slots : batches computed at the same time
    """

    def __init__(self, session: Session, limit: int | None, slots: int = STREAM_SLOTS) -> None:
        self.allowance = Allowance(session, limit)
        self._session = session
        self._n_slots = slots
        self._slots: list[PublishedStreamSlot] = []
        self._resident: dict[Any, LoadedBatch] = {}
        """By the batches' keys, the most recently used at the end."""
        self._done_with: list[DeviceBuffer] = []
        """To free when nothing is in flight: while PyCUDA waits to free memory, no other thread can run."""
        self._blocked = False
        """Whether the next batch waits for memory that a batch in flight will free."""
        self._since: Event | None = None
        self._methods: dict[str, Method] = {}
        self._speeds: dict[str, float] = {}

    def run(self, job: PublishedJob) -> None:
        """Compute batches of a job until it is finished or stopped, then wait for launches in flight.

        Raises DeviceError where the device failed, DeviceMemoryError where its memory does not suffice, after
        returning its batches to the job.
        """
        if not self._slots:
            self._slots = [PublishedStreamSlot(self._session, self.allowance) for _ in range(self._n_slots)]
        for key in [key for key in self._resident if not job.may_use(key)]:
            self._release(key)
        job.note_resident(tuple(self._resident))
        self._blocked = False
        try:
            for place, share in enumerate(job.shares):
                job.plan(place, self._method(share, job))
            since, intervals = self._mark(), job.report.intervals()
            wait = _SHORT_WAIT
            while not job.stopped and not job.finished:
                moved = self._collect(job, since, intervals)
                moved |= self._enqueue_launches(job)
                wait = _SHORT_WAIT if moved else min(2 * wait, _LONG_WAIT)
                if not moved:
                    time.sleep(wait)
            self._drain()
        except BaseException:
            self._return_work(job)
            raise

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        return self._session.total_bytes() - self._session.free_bytes()

    def abandon(self) -> None:
        """Do nothing: there are no threads to stop, and closing the session frees the memory."""

    def _method(self, share: MethodShare, job: PublishedJob) -> Method:
        """Return a share's method for the job's query, made when first used."""
        if share.variant not in self._methods:
            try:
                method = share.method(self._session, job.query, job.scheme, share.options)
            except DeviceMemoryError:
                if not self._resident:
                    raise
                self._session.synchronize()
                busy = [slot.loaded for slot in self._slots]
                for key in [key for key, loaded in self._resident.items() if loaded not in busy]:
                    self._release(key)
                    job.release(key)
                method = share.method(self._session, job.query, job.scheme, share.options)
            self._methods[share.variant] = method
            job.report.note(share.variant, [resources_of(self._session, build) for build in method.builds])
        return self._methods[share.variant]

    def _mark(self) -> Event:
        """Return an event that the device has just reached, from which launches are timed."""
        if self._since is None:
            self._since = self._session.event(timing=True)
        self._since.record(self._slots[0].stream)
        self._slots[0].stream.synchronize()
        return self._since

    def _collect(self, job: PublishedJob, since: Event, intervals: list[tuple[float, float]]) -> bool:
        """Report what has finished."""
        moved = False
        for slot in self._slots:
            while (done := slot.collect(since)) is not None:
                moved = True
                launch, interval = done
                intervals.append(interval)
                self._learn(slot, launch, interval)
                if slot.complete:
                    self._finish(job, slot, launch.cells)
                elif launch.cells and slot.task is not None and slot.task.batch is not None:
                    job.report_progress(launch.cells)
        return moved

    def _learn(self, slot: PublishedStreamSlot, launch: Launch, interval: tuple[float, float]) -> None:
        """Update a method's speed; the last launch of a batch is often small, which says little."""
        assert slot.task is not None
        seconds = interval[1] - interval[0]
        if seconds > 0 and launch.cells > 0:
            name = type(slot.task.method).__name__
            measured = launch.cells / seconds
            self._speeds[name] = max(measured, (self._speeds.get(name, measured) + measured) / 2)

    def _finish(self, job: PublishedJob, slot: PublishedStreamSlot, cells: int) -> None:
        scores = slot.scores()
        task = self._end(slot)
        if task.batch is not None:
            job.finish(task.batch, scores, cells)
        elif task.places is not None:
            job.finish_overflowed(task.places, scores)

    def _end(self, slot: PublishedStreamSlot) -> BatchTask:
        """Drop a slot's task; the layout of rescored subjects is freed later."""
        loaded = slot.loaded
        task = slot.release()
        self._blocked = False
        if task.batch is None and loaded is not None:
            self._done_with += loaded.buffers
        return task

    def _enqueue_launches(self, job: PublishedJob) -> bool:
        """Put batches into slots and enqueue launches until enough are in flight."""
        moved = False
        while True:
            slots = [slot for slot in self._slots if slot.task is not None]
            slot = min(
                (slot for slot in slots if slot.has_launches_left),
                key=lambda slot: (slot.in_flight, -slot.cells_left),
                default=None,
            )
            if slot is not None and slot.in_flight == 0:
                slot.enqueue()
            elif self._begin(job):
                pass
            elif slot is not None and sum(slot.in_flight for slot in slots) < len(slots) + AHEAD:
                slot.enqueue()
            else:
                return moved
            moved = True

    def _begin(self, job: PublishedJob) -> bool:
        """Put the next batch into a slot that has none."""
        slot = next((slot for slot in self._slots if slot.task is None), None)
        if slot is None or self._blocked:
            return False
        idle = all(slot.task is None for slot in self._slots)
        batch = job.take(self._resident.keys(), idle=idle)
        if batch is None:
            return job.handed_out and job.overflow.waiting and self._begin_overflowed(job, slot, idle=idle)
        try:
            begun = self._try(job, batch, slot)
        except BaseException:
            job.return_unfinished(batch, kept=batch.key in self._resident)
            raise
        if begun:
            return True
        if not idle:  # launches in flight will free memory when they end
            job.return_unfinished(batch, kept=batch.key in self._resident)
            self._blocked = True
            return False
        if batch.key in self._resident:
            self._release(batch.key)
        job.halve(batch)
        return True

    def _try(self, job: PublishedJob, batch: Batch, slot: PublishedStreamSlot) -> bool:
        """Load a batch if need be, and begin it; return False where the memory does not suffice."""
        method = self._method(job.shares[batch.share], job)
        lengths = job.subjects.lengths[batch.begin : batch.end]
        while True:
            loaded = self._resident.get(batch.key)
            free = self.allowance.free + slot.state_bytes
            try:
                if (loaded is not None and method.state_bytes(loaded) <= free) or (
                    method.take(lengths, free + (loaded.n_bytes if loaded else 0)) == lengths.size
                ):
                    if loaded is None:
                        loaded = method.load(job.subjects.range(batch.begin, batch.end), slot.stream)
                        self.allowance.adopt(*loaded.buffers)
                    self._resident.pop(batch.key, None)
                    self._resident[batch.key] = loaded
                    task = BatchTask(method, lengths.size, batch=batch)
                    slot.begin(task, loaded, self._launch_cells(method))
                    return True
            except DeviceMemoryError as error:
                _log.debug("Making room: %s", error)
            if not self._evict(job, batch):
                return False

    def _begin_overflowed(self, job: PublishedJob, slot: PublishedStreamSlot, *, idle: bool) -> bool:
        """Put overflowed subjects into a slot, as many as the memory allows."""
        method = self._method(job.wider, job)
        while True:
            places = None
            try:
                places = job.overflow.take(method, self.allowance.free + slot.state_bytes)
                if places is None:
                    return False
                loaded = method.load(job.subjects.chosen(places), slot.stream)
                self.allowance.adopt(*loaded.buffers)
                try:
                    task = BatchTask(method, places.size, places=places)
                    slot.begin(task, loaded, self._launch_cells(method))
                except BaseException:
                    self._done_with += loaded.buffers
                    raise
            except DeviceMemoryError:
                if places is not None:
                    job.overflow.return_unfinished(places)
                if not self._evict(job, None):
                    if idle:
                        raise
                    self._blocked = True
                    return False
            except BaseException:
                if places is not None:
                    job.overflow.return_unfinished(places)
                raise
            else:
                return True

    def _launch_cells(self, method: Method) -> int:
        first = _FIRST_SPEED * self._session.device.multiprocessors
        return max(1, int(LAUNCH_SECONDS * self._speeds.get(type(method).__name__, first)))

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
            self._release(key)
            job.release(key)
            return True
        states = [slot for slot in self._slots if slot.task is None and slot.state_bytes]
        for slot in states:
            slot.shrink()
        return bool(states)

    def _release(self, key: Any) -> None:
        self.allowance.release(*self._resident.pop(key).buffers)

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

    def _return_work(self, job: PublishedJob) -> None:
        """Return unfinished batches to the job, and take back the cells reported of them."""
        for slot in self._slots:
            if slot.task is None:
                continue
            if slot.task.batch is not None:
                job.return_unfinished(slot.task.batch, kept=True)
                if slot.cells_reported:
                    job.report_progress(-slot.cells_reported)
            elif slot.task.places is not None:
                job.overflow.return_unfinished(slot.task.places)
        for key in self._resident:
            job.release(key)
        if self._session.broken:
            return
        try:
            self._drain()
        except DeviceError as error:
            _log.warning("%s", error)
