"""What a device's thread does: allocates memory, loads chunks, enqueues launches, reports results."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import Final

import numpy as np

from swathe.core.cuda.chunks import ChunkPlan
from swathe.core.cuda.device_query import DeviceQuery
from swathe.core.cuda.job import ChunkScores, TiledJob
from swathe.core.cuda.launch import DeviceBuffer, Event
from swathe.core.cuda.launches import DEPTH_SECONDS, MOST_ITEMS, SHORTEST_TASK_SECONDS, Task, plan_overflowed
from swathe.core.cuda.resident import Allowance, ChunkSlot, ResidentChunks
from swathe.core.cuda.session import Session
from swathe.core.cuda.stream_slot import StreamSlot, Timing
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.kernels.tiled import lanes_to_scores

STREAM_SLOTS: Final = 6
"""Streams, so that launches of one task fill the device while another task's last blocks finish. With the
stream of the copies they stay within the eight queues that drivers give a context."""
_LONG_WAIT: Final = 0.001
_SHORT_WAIT: Final = 0.00005
_SLEEPLESS_SECONDS: Final = 0.002
"""While less work than this is left, do not sleep: a sleep takes twice its time, which would be noticed."""
_log = logging.getLogger(__name__)


class DeviceWorker:
    """A device at work: its stream slots, its chunks, and the present search. Used from the session's thread.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free now
    """

    def __init__(self, session: Session, limit: int | None) -> None:
        self.allowance = Allowance(session, limit)
        self._session = session
        self._resident: ResidentChunks | None = None
        self._slots: list[StreamSlot] = []
        self._slot_buffers: tuple[DeviceBuffer, ...] = ()
        self._boundary_bytes = 0
        self._image: DeviceBuffer | None = None
        self._identity: DeviceBuffer | None = None
        self._overflowed: deque[Task] = deque()
        self._marks: list[Event] = []
        self._began: Event | None = None

    def prepare(self, chunk_plan: ChunkPlan, boundary_bytes: int, image_bytes: int) -> None:
        """Allocate memory for a plan's chunks, boundaries and score images, keeping what is there already.

        Raises DeviceMemoryError where the memory does not suffice, after freeing everything.
        """
        try:
            if self._boundary_bytes < boundary_bytes:
                self.clear()
                self._make_slots(boundary_bytes)
            if self._image is None or self._image.n_bytes < image_bytes:
                self._make_image(image_bytes)
            if self._resident is not None and self._resident.chunk_plan.key == chunk_plan.key:
                return
            if self._resident is not None and self._resident.chunk_plan.evictable_for(chunk_plan):
                self._resident.adopt_plan(chunk_plan)
            else:
                self._release_chunks()
                (self._identity,) = self.allowance.allocate(4 * 2 * chunk_plan.slot_pairs)
                self._session.upload(self._identity, np.arange(2 * chunk_plan.slot_pairs, dtype=np.int32))
                self._resident = ResidentChunks(self._session, self.allowance, chunk_plan)
        except DeviceMemoryError:
            self.clear()
            raise

    def run(self, job: TiledJob) -> None:
        """Compute tasks of a job until it is finished or stopped, then wait for launches in flight.

        Raises DeviceError where the device failed, after returning its tasks to the job.
        """
        assert self._resident is not None
        resident_chunks = self._resident
        assert self._image is not None
        job.note_resident(resident_chunks.resident_or_loading())
        query = DeviceQuery(self._session, job, self._image, self._marks)
        try:
            timing = self._timing(job) if job.timed else None
            while not job.stopped and not job.finished:
                moved = self._collect(job, timing)
                moved |= resident_chunks.step()
                moved |= self._load(job, resident_chunks)
                moved |= self._enqueue_launches(job, query, resident_chunks)
                if not moved:
                    self._wait_briefly(job, resident_chunks)
            for slot in self._slots:
                if slot.in_flight:
                    slot.drain()
        except BaseException:
            self._return_work(job)
            raise
        finally:
            self._overflowed.clear()
            for slot in self._slots:
                if slot.task is not None:
                    slot.release()
            query.close()

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        return self._session.total_bytes() - self._session.free_bytes()

    def clear(self) -> None:
        """Free everything on the device."""
        self._release_chunks()
        if self._image is not None:
            self.allowance.release(self._image)
            self._image = None
        for slot in self._slots:
            slot.close()
        self.allowance.release(*self._slot_buffers)
        self._slots, self._slot_buffers, self._boundary_bytes = [], (), 0

    def abandon(self) -> None:
        """Stop the threads that fill buffers; closing the session frees the memory."""
        if self._resident is not None:
            self._resident.abandon()

    def _make_slots(self, boundary_bytes: int) -> None:
        sizes = (boundary_bytes, 4 * MOST_ITEMS, 4 * MOST_ITEMS)
        buffers = self.allowance.allocate(*sizes * STREAM_SLOTS)
        self._slot_buffers = buffers
        self._slots = [StreamSlot(self._session, *buffers[3 * i : 3 * i + 3]) for i in range(STREAM_SLOTS)]
        self._boundary_bytes = boundary_bytes

    def _make_image(self, image_bytes: int) -> None:
        if self._image is not None:
            self.allowance.release(self._image)
            self._image = None
        try:
            (self._image,) = self.allowance.allocate(image_bytes)
        except DeviceMemoryError:
            self._release_chunks()
            (self._image,) = self.allowance.allocate(image_bytes)

    def _release_chunks(self) -> None:
        if self._resident is not None:
            self._resident.close()
            self._resident = None
        if self._identity is not None:
            self.allowance.release(self._identity)
            self._identity = None

    def _wait_briefly(self, job: TiledJob, resident_chunks: ResidentChunks) -> None:
        """Sleep until something is likely to be done."""
        busy = sum(slot.seconds for slot in self._slots)
        if 0 < busy + job.seconds_left < _SLEEPLESS_SECONDS:
            time.sleep(0)
        else:
            time.sleep(_SHORT_WAIT if resident_chunks.loading or 0 < busy < 5 * _LONG_WAIT else _LONG_WAIT)

    def _load(self, job: TiledJob, resident_chunks: ResidentChunks) -> bool:
        """Begin to copy the next chunk that has tasks, if a slot is free."""
        if resident_chunks.loading:
            return False
        idle = not any(slot.task is not None for slot in self._slots)
        resident_or_loading = resident_chunks.resident_or_loading()
        if not job.has_unloaded(resident_or_loading, idle=idle):
            return False
        overflowed = {job.chunks[task.chunk].key for task in self._overflowed}
        chunk_slot = resident_chunks.slot_for(lambda key: not job.has_tasks(key) and key not in overflowed)
        if chunk_slot is None:
            return False
        chunk = job.next_to_load(resident_or_loading, idle=idle)
        if chunk is None:
            return False
        if chunk_slot.chunk is not None:
            job.release([chunk_slot.chunk.key])
        resident_chunks.load(chunk_slot, chunk)
        return True

    def _enqueue_launches(self, job: TiledJob, query: DeviceQuery, resident_chunks: ResidentChunks) -> bool:
        """Enqueue launches until enough work is in flight."""
        left = job.seconds_left / job.plan.n_devices
        # Towards the end leave tasks to the other devices, but keep enough in flight to fill this one while
        # its last pairs finish.
        depth = min(DEPTH_SECONDS, max(4 * SHORTEST_TASK_SECONDS, job.plan.pair_seconds, left))
        busy = sum(slot.seconds for slot in self._slots)
        moved = False
        while busy < depth:
            slot = min(
                (slot for slot in self._slots if slot.has_launches_left),
                key=lambda slot: slot.in_flight,
                default=None,
            ) or self._begin(job, query, resident_chunks)
            if slot is None:
                break
            busy += slot.enqueue(self._identity, timed=job.timed)
            moved = True
        return moved

    def _begin(self, job: TiledJob, query: DeviceQuery, resident_chunks: ResidentChunks) -> StreamSlot | None:
        """Put the next task on a slot that has none."""
        slot = next((slot for slot in self._slots if slot.task is None), None)
        if slot is None:
            return None
        resident = resident_chunks.resident()
        task = self._overflowed.popleft() if self._overflowed else job.take(resident)
        if task is None:
            return None
        chunk_slot: ChunkSlot = resident[job.chunks[task.chunk].key]
        resident_chunks.touch(chunk_slot)
        slot.begin(task, chunk_slot, query)
        return slot

    def _timing(self, job: TiledJob) -> Timing:
        if self._began is None:
            self._began = self._session.event(timing=True)
        self._slots[0].mark(self._began)
        self._began.synchronize()  # launches on other streams are timed from this event
        return Timing(self._began, job.intervals())

    def _collect(self, job: TiledJob, timing: Timing | None) -> bool:
        """Report what has finished."""
        moved = False
        for slot in self._slots:
            while (launch := slot.collect(timing)) is not None:
                moved = True
                if slot.complete:
                    self._finish(job, slot, launch.cells)
                elif launch.cells:
                    job.report_progress(launch.cells)
        return moved

    def _finish(self, job: TiledJob, slot: StreamSlot, cells: int) -> None:
        """Report a task's scores; subjects whose scores left their slots become tasks of this device."""
        task = slot.task
        assert task is not None
        chunk = job.chunks[task.chunk]
        form = slot.form
        scores, beyond = lanes_to_scores(form, slot.maxima(), job.scheme.gap_open, job.scheme.gap_extend)
        values, over = scores.reshape(-1), beyond.reshape(-1)
        if task.items is not None:
            job.finish(ChunkScores(task.chunk, task.items.astype(np.int64), values, cells))
        else:
            first = task.begin * scores.shape[1]
            count = min(values.size, chunk.n_subjects - first)
            values, over = values[:count], over[:count]
            if not over.any():
                job.finish(ChunkScores(task.chunk, slice(first, first + count), values, cells))
            else:
                items = (np.flatnonzero(over) + first).astype(np.int32)
                overflowed = plan_overflowed(job.plan, chunk, task.chunk, job.wide_build, items)
                job.add(len(overflowed), items.size)
                self._overflowed.extend(overflowed)
                exact = np.flatnonzero(~over)
                job.finish(ChunkScores(task.chunk, exact + first, values[exact], cells))
        slot.release()

    def _return_work(self, job: TiledJob) -> None:
        """Return unfinished tasks to the job, and take back the cells reported of them."""
        unfinished = [(slot.task, slot.cells_reported) for slot in self._slots if slot.task is not None]
        job.return_unfinished([task for task, _ in unfinished] + list(self._overflowed))
        reported = sum(cells for _, cells in unfinished)
        if reported:
            job.report_progress(-reported)
        if self._resident is not None:
            job.release(self._resident.resident_or_loading())
        if not self._session.broken:
            for slot in self._slots:
                try:
                    slot.drain()
                except DeviceError as error:
                    _log.warning("%s", error)
                    break
