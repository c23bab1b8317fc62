"""What a device's thread does: allocates memory, loads chunks, enqueues launches, reports results."""

from __future__ import annotations

import logging
import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import ChunkScores, Part, Task, TaskLimits, TiledJob
from swathe.core.cuda.launch import DeviceBuffer, Event, Kernel
from swathe.core.cuda.launches import BOUNDARY_BYTES, DEPTH_SECONDS, SHORTEST_TASK_SECONDS, subjects_of_unit
from swathe.core.cuda.planning import MemoryPlan
from swathe.core.cuda.resident import Allowance, ResidentChunks
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.core.cuda.stream_slot import StreamSlot, Timing
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.kernels.registry import KernelBuild
from swathe.kernels.tiled import Build, choose_form, lanes_to_scores

STREAM_SLOTS: Final = 6
"""Streams, so that launches of one task fill the device while another task's last blocks finish. With the
stream of the copies they stay within the eight queues that drivers give a context."""
_LONG_WAIT: Final = 0.001
_SHORT_WAIT: Final = 0.00005
_SLEEPLESS_SECONDS: Final = 0.002
"""While less work than this is left of a single query, do not sleep: a sleep takes twice its time, which
would be noticed. Beside others it would not, and the interpreter is wanted for beginning more of them."""
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
        self._limits = TaskLimits(0, 0, 0)
        self._began: Event | None = None

    def prepare(self, memory: MemoryPlan) -> None:
        """Allocate memory for a plan's chunks and stream slots, keeping what is there already.

        Raises DeviceMemoryError where the memory does not suffice, after freeing everything.
        """
        chunk_plan = memory.chunk_plan
        limits = TaskLimits(memory.boundary_bytes // BOUNDARY_BYTES, memory.units, memory.upload_bytes)
        try:
            if not _covers(self._limits, limits):
                self.clear()
                self._make_slots(memory)
                self._limits = limits
            if self._resident is not None and self._resident.chunk_plan.key == chunk_plan.key:
                return
            if self._resident is not None and self._resident.chunk_plan.evictable_for(chunk_plan):
                self._resident.adopt_plan(chunk_plan)
            else:
                self._release_chunks()
                self._resident = ResidentChunks(self._session, self.allowance, chunk_plan)
        except DeviceMemoryError:
            self.clear()
            raise

    def run(self, job: TiledJob) -> None:
        """Compute tasks of a job until no query is left, then wait for launches in flight.

        Raises DeviceError where the device failed, after returning its tasks to the job.
        """
        assert self._resident is not None
        resident_chunks = self._resident
        job.note_resident(resident_chunks.resident_or_loading())
        try:
            timing = self._timing(job) if job.timed else None
            while not job.close_if_idle():
                moved = self._collect(job, timing)
                moved |= resident_chunks.step()
                moved |= self._load(job, resident_chunks)
                moved |= self._enqueue_launches(job, resident_chunks)
                if not moved:
                    self._wait_briefly(job, resident_chunks)
            for slot in self._slots:
                if slot.in_flight:
                    slot.drain()
        except BaseException:
            self._return_work(job)
            raise
        finally:
            for slot in self._slots:
                if slot.task is not None:
                    slot.release()

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        return self._session.total_bytes() - self._session.free_bytes()

    def clear(self) -> None:
        """Free everything on the device."""
        self._release_chunks()
        for slot in self._slots:
            slot.close()
        self.allowance.release(*self._slot_buffers)
        self._slots, self._slot_buffers, self._limits = [], (), TaskLimits(0, 0, 0)

    def abandon(self) -> None:
        """Stop the threads that fill buffers; closing the session frees the memory."""
        if self._resident is not None:
            self._resident.abandon()

    def _make_slots(self, memory: MemoryPlan) -> None:
        sizes = (memory.boundary_bytes, memory.upload_bytes, 4 * memory.units)
        buffers = self.allowance.allocate(*sizes * STREAM_SLOTS)
        self._slot_buffers = buffers
        self._slots = [StreamSlot(self._session, *buffers[3 * i : 3 * i + 3]) for i in range(STREAM_SLOTS)]

    def _release_chunks(self) -> None:
        if self._resident is not None:
            self._resident.close()
            self._resident = None

    def _wait_briefly(self, job: TiledJob, resident_chunks: ResidentChunks) -> None:
        """Sleep until something is likely to be done."""
        busy = sum(slot.seconds for slot in self._slots)
        if job.alone and 0 < busy + job.seconds_left < _SLEEPLESS_SECONDS:
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
        chunk_slot = resident_chunks.slot_for(lambda key: not job.has_tasks(key))
        if chunk_slot is None:
            return False
        chunk = job.next_to_load(resident_or_loading, idle=idle)
        if chunk is None:
            return False
        if chunk_slot.chunk is not None:
            job.release([chunk_slot.chunk.key])
        resident_chunks.load(chunk_slot, chunk)
        return True

    def _enqueue_launches(self, job: TiledJob, resident_chunks: ResidentChunks) -> bool:
        """Enqueue launches until enough work is in flight."""
        left = job.seconds_left / job.n_devices
        depth = DEPTH_SECONDS
        if job.n_devices > 1:
            # Towards the end leave tasks to the other devices, but keep enough in flight to fill this one
            # while its last pairs finish.
            depth = min(depth, max(4 * SHORTEST_TASK_SECONDS, job.pair_seconds, left))
        busy = sum(slot.seconds for slot in self._slots)
        moved = False
        while busy < depth:
            slot = min(
                (slot for slot in self._slots if slot.has_launches_left),
                key=lambda slot: slot.in_flight,
                default=None,
            ) or self._begin(job, resident_chunks)
            if slot is None:
                break
            busy += slot.enqueue(timed=job.timed)
            moved = True
        return moved

    def _begin(self, job: TiledJob, resident_chunks: ResidentChunks) -> StreamSlot | None:
        """Put the next task on a slot that has none."""
        slot = next((slot for slot in self._slots if slot.task is None), None)
        if slot is None:
            return None
        resident = resident_chunks.resident()
        task = job.take(resident, self._limits)
        if task is None:
            return None
        slot.begin(task)
        chunk_slots = [resident[part.blocks.chunk.key] for part in task.parts]
        for chunk_slot in chunk_slots:
            resident_chunks.touch(chunk_slot)
        build, kernel = self._kernel_of(job, task)
        slot.prepare(chunk_slots, build, kernel)
        return slot

    def _kernel_of(self, job: TiledJob, task: Task) -> tuple[Build, Kernel]:
        """Return a task's build in the form for this device, and its kernel."""
        scheme = task.parts[0].query.scheme
        form = choose_form(
            scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, self._session.device.capability
        )
        build = task.build.on(form)
        kernel = self._session.kernel("tiled.cu", build.defines(), "tiled", build.shared_bytes)
        if job.timed and task.build not in job.resources:
            job.resources[task.build] = resources_of(
                self._session,
                KernelBuild(
                    "tiled.cu", "tiled", tuple(build.defines().items()),
                    build.registers, build.threads, build.shared_bytes,
                ),
            )  # fmt: skip
        return build, kernel

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
            before = slot.passes_done
            while (launch := slot.collect(timing)) is not None:
                moved = True
                if slot.complete:
                    self._finish(job, slot, before)
                elif slot.task is not None:
                    for part in slot.task.parts:
                        part.query.report_progress(_cells(part, before, launch.pass_end))
                    before = launch.pass_end
        return moved

    def _finish(self, job: TiledJob, slot: StreamSlot, passes_before: int) -> None:
        """Report a task's scores; subjects whose scores left their lanes are left to a task in 32 bits.

        passes_before : passes whose cells are reported
        """
        task, build = slot.task, slot.build
        assert task is not None
        assert build is not None
        scheme = task.parts[0].query.scheme
        scores, beyond = lanes_to_scores(build.form, slot.maxima(), scheme.gap_open, scheme.gap_extend)
        lanes = subjects_of_unit(build.form)
        every, over = scores.reshape(-1), beyond.reshape(-1)
        any_over = bool(over.any())
        at = 0
        for part in task.parts:
            size = part.units * lanes
            self._finish_part(
                job, part, every[at : at + size], over[at : at + size] if any_over else None,
                _cells(part, passes_before, task.launches[-1].pass_end),
            )  # fmt: skip
            at += size
        slot.release()

    def _finish_part(
        self,
        job: TiledJob,
        part: Part,
        values: NDArray[np.int32],
        over: NDArray[np.bool_] | None,
        cells: int,
    ) -> None:
        """Report a part's scores.

        Parameters
        ----------
        values : int32[...] of the part's units, lane by lane
        over : which of them are to be computed again; None: none
        """
        blocks, chunk = part.blocks, part.blocks.chunk
        begin, end = int(blocks.bounds[part.low]), int(blocks.bounds[part.high])
        if blocks.items is not None:
            job.finish(part, ChunkScores(chunk, blocks.items[begin:end].astype(np.int64), values, cells))
            return
        first = begin * subjects_of_unit(blocks.build.form)
        count = min(values.size, chunk.n_subjects - first)
        values = values[:count]
        if over is None or not over[:count].any():
            job.finish(part, ChunkScores(chunk, slice(first, first + count), values, cells))
            return
        job.rescore(part, (np.flatnonzero(over[:count]) + first).astype(np.int32))
        exact = np.flatnonzero(~over[:count])
        job.finish(part, ChunkScores(chunk, exact + first, values[exact], cells))

    def _return_work(self, job: TiledJob) -> None:
        """Return unfinished tasks to the job, and take back the cells reported of them."""
        for slot in self._slots:
            if slot.task is not None:
                for part in slot.task.parts:
                    part.query.report_progress(-_cells(part, 0, slot.passes_done))
                job.return_unfinished(slot.task.parts)
        if self._resident is not None:
            job.release(self._resident.resident_or_loading())
        if not self._session.broken:
            for slot in self._slots:
                try:
                    slot.drain()
                except DeviceError as error:
                    _log.warning("%s", error)
                    break


def _cells(part: Part, pass_begin: int, pass_end: int) -> int:
    """Return the real cells of a part that some of the task's passes computed."""
    passes = part.blocks.build.passes(part.query.length)
    low, high = min(pass_begin, passes), min(pass_end, passes)
    return part.cells * high // passes - part.cells * low // passes


def _covers(limits: TaskLimits, other: TaskLimits) -> bool:
    """Whether stream slots with some limits need no more memory for others."""
    return (
        limits.words >= other.words
        and limits.units >= other.units
        and limits.upload_bytes >= other.upload_bytes
    )
