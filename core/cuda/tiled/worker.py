"""What a device's thread does for the tiled family: copies chunks, lays tasks out, reads maxima."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import SubjectScores
from swathe.core.cuda.launch import DeviceBuffer, Kernel, PinnedBuffer
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.core.cuda.stream_slot import StreamSlot
from swathe.core.cuda.tiled.job import TaskLimits, TiledJob, TiledPart, TiledTask
from swathe.core.cuda.tiled.launches import (
    BOUNDARY_BYTES,
    DEPTH_SECONDS,
    SHORTEST_TASK_SECONDS,
    subjects_of_unit,
)
from swathe.core.cuda.tiled.planning import MemoryPlan
from swathe.core.cuda.tiled.resident import LAYOUT, ChunkSlot, ResidentChunks
from swathe.core.cuda.worker import DeviceWorker
from swathe.core.errors import DeviceMemoryError
from swathe.kernels.registry import KernelBuild
from swathe.kernels.tiled import LETTERS, SOURCE, Build, choose_form, costs, lanes_of, zero_of

STREAM_SLOTS: Final = 6
"""Streams, so that launches of one task fill the device while another task's last blocks finish. With the
stream of the copies they stay within the eight queues that drivers give a context."""
_SOURCE: Final = "tiled.cu"
_ALIGNMENT: Final = 16


class TiledSlot(StreamSlot[TiledTask]):
    """A stream with the memory of its task.

    Parameters
    ----------
    boundary : device memory between passes
    upload : for what the launches read besides subjects
    best : u32[...] for the maxima of the task's units
    """

    def __init__(
        self, session: Session, boundary: DeviceBuffer, upload: DeviceBuffer, best: DeviceBuffer
    ) -> None:
        super().__init__(session)
        self._boundary = boundary
        self._upload = upload
        self._best = best
        self._upload_host: PinnedBuffer = session.pinned(upload.n_bytes, np.uint8)
        self._best_host: PinnedBuffer = session.pinned(best.n_bytes // 4, np.uint32)
        self._grid = 0
        self._blocks_at = 0
        self._chunk_slots: list[ChunkSlot] = []
        self._kernel: Kernel | None = None
        self.build: Build | None = None
        """The task's build on this device."""

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
            self._chunk_slots.append(chunk_slot)
        self.build, self._kernel = build, kernel
        for chunk_slot in dict.fromkeys(chunk_slots):
            self._stream.wait_for(chunk_slot.ready)
        size = self._write_upload(self.task, build)
        self._session.upload(self._upload, self._upload_host.array[:size], self._stream)

    def maxima(self) -> NDArray[np.uint32]:
        """Return the maxima of a complete task, part by part: uint32[units], valid until `release`."""
        assert self.task is not None
        return self._maxima(self.task)

    def release(self) -> None:
        """Drop the task, complete or not, with nothing in flight."""
        for chunk_slot in self._chunk_slots:
            chunk_slot.busy -= 1
        self._chunk_slots = []
        super().release()

    def close(self) -> None:
        """Free everything but the buffers it was given, with nothing in flight."""
        super().close()
        self._session.free(self._upload_host, self._best_host)

    def _launch(self, task: TiledTask, number: int) -> None:
        launch, kernel, build = task.launches[number], self._kernel, self.build
        assert kernel is not None
        assert build is not None
        scheme = task.parts[0].query.scheme
        kernel.launch(
            self._grid, build.threads,
            self._upload.pointer(self._blocks_at), self._upload, np.int32(launch.pass_begin),
            np.int32(launch.pass_end), costs(build.form, scheme.gap_open, scheme.gap_extend), self._boundary,
            self._best, stream=self._stream,
        )  # fmt: skip

    def _download(self, task: TiledTask) -> None:
        self._session.download(self._maxima(task), self._best, self._stream)

    def _write_upload(self, task: TiledTask, build: Build) -> int:
        """Write sources, blocks, items and profiles to the pinned buffer; return their size.

        A part is a source. Its blocks follow one another, as do the maxima of its units, and so do the parts.
        """
        host = self._upload_host.array
        raw = host.data  # assigning to this keeps the interpreter, assigning to an array does not
        sources: list[tuple[int, ...]] = []
        sources_bytes = len(task.parts) * SOURCE.itemsize
        blocks = _blocks_of(task.parts)
        self._grid = len(blocks)
        self._blocks_at = _aligned(sources_bytes)
        at = self._blocks_at + blocks.nbytes
        raw[self._blocks_at : at] = blocks.tobytes()
        at = _aligned(at)
        upload = int(self._upload.pointer())
        profiles: dict[Any, int] = {}
        chunks = {
            each: [int(buffer.pointer()) for buffer in (each.words, each.first_word, each.steps)]
            for each in dict.fromkeys(self._chunk_slots)
        }
        for part, chunk_slot in zip(task.parts, self._chunk_slots, strict=True):
            query = part.query
            if query not in profiles:
                rows = query.profile(folded=build.form.folded)
                profiles[query] = at
                raw[at : at + len(rows)] = rows
                at = _aligned(at + len(rows))
            items = 0
            if (chosen := part.blocks.items) is not None:
                chosen = chosen[part.blocks.bounds[part.low] : part.blocks.bounds[part.high]]
                items = upload + at
                host[at : at + chosen.nbytes] = chosen.view(np.uint8)
                at = _aligned(at + chosen.nbytes)
            stride = query.profile_bytes // LETTERS
            profile = upload + profiles[query]
            sources.append((*chunks[chunk_slot], items, profile, query.length, stride))
        raw[:sources_bytes] = np.array(sources, SOURCE).tobytes()
        return at

    def _maxima(self, task: TiledTask) -> NDArray[Any]:
        return self._best_host.array[: sum(part.units for part in task.parts)]


class TiledWorker(DeviceWorker[TiledJob, TiledSlot]):
    """A device with chunks of the subjects, the next ones copied while tasks of others are computed."""

    def __init__(self, session: Session, limit: int | None) -> None:
        super().__init__(session, limit)
        session.compile_ahead(LAYOUT)
        self._resident: ResidentChunks | None = None
        self._slot_buffers: tuple[DeviceBuffer, ...] = ()
        self._kernels: dict[Build, Kernel] = {}
        self._limits = TaskLimits(0, 0, 0)

    def prepare(self, memory: MemoryPlan) -> None:
        """Allocate memory for a plan's chunks and stream slots, keeping what is there already.

        Raises DeviceMemoryError where the memory does not suffice, after freeing everything.
        """
        chunk_plan = memory.chunk_plan
        limits = TaskLimits(memory.boundary_bytes // BOUNDARY_BYTES, memory.units, memory.upload_bytes)
        try:
            if not self._limits.covers(limits):
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

    def clear(self) -> None:
        """Free everything on the device."""
        self._release_chunks()
        for slot in self._slots:
            slot.close()
        self.allowance.release(*self._slot_buffers)
        self._slots, self._slot_buffers, self._limits = [], (), TaskLimits(0, 0, 0)

    def abandon(self) -> None:
        """Stop the threads that fill buffers."""
        if self._resident is not None:
            self._resident.abandon()

    def _make_slots(self, memory: MemoryPlan) -> None:
        sizes = (memory.boundary_bytes, memory.upload_bytes, 4 * memory.units)
        buffers = self.allowance.allocate(*sizes * STREAM_SLOTS)
        self._slot_buffers = buffers
        self._slots = [TiledSlot(self._session, *buffers[3 * i : 3 * i + 3]) for i in range(STREAM_SLOTS)]

    def _release_chunks(self) -> None:
        if self._resident is not None:
            self._resident.close()
            self._resident = None

    @property
    def _chunks(self) -> ResidentChunks:
        assert self._resident is not None
        return self._resident

    def _resident_or_loading(self) -> Collection[Hashable]:
        return self._chunks.resident_or_loading()

    @property
    def _loading(self) -> bool:
        return self._chunks.loading

    def _load(self, job: TiledJob) -> bool:
        """Copy the present chunk, and begin with the next one that has tasks, if a chunk slot is free."""
        chunks = self._chunks
        moved = chunks.step()
        if chunks.loading:
            return moved
        resident_or_loading = chunks.resident_or_loading()
        if not job.has_unloaded(resident_or_loading, idle=self._idle):
            return moved
        chunk_slot = chunks.slot_for(lambda key: not job.has_tasks(key))
        if chunk_slot is None:
            return moved
        chunk = job.next_to_load(resident_or_loading, idle=self._idle)
        if chunk is None:
            return moved
        if chunk_slot.chunk is not None:
            job.release([chunk_slot.chunk.key])
        chunks.load(chunk_slot, chunk)
        return True

    def _next_slots(self, job: TiledJob) -> Iterator[TiledSlot]:
        """Yield slots until enough seconds are in flight: what is begun goes before new tasks."""
        depth = DEPTH_SECONDS
        if job.n_devices > 1:
            # Towards the end leave tasks to the other devices, but keep enough in flight to fill this one
            # while its last pairs finish.
            left = job.seconds_left / job.n_devices
            depth = min(depth, max(8 * SHORTEST_TASK_SECONDS, job.pair_seconds, left))
        gathering = job.gathering
        while self._seconds < depth:
            slot = self._fewest_in_flight()
            if slot is None and not gathering:
                slot = self._begin(job)
            if slot is None:
                return
            yield slot

    def _begin(self, job: TiledJob) -> TiledSlot | None:
        """Put the next task on a slot that has none."""
        slot = self._free_slot()
        if slot is None:
            return None
        resident = self._chunks.resident()
        task = job.take(resident, self._limits, idle=self._idle)
        if task is None:
            return None
        slot.hold(task)
        chunk_slots = [resident[part.blocks.chunk.key] for part in task.parts]
        for chunk_slot in chunk_slots:
            self._chunks.touch(chunk_slot)
        build, kernel = self._kernel_of(job, task)
        slot.prepare(chunk_slots, build, kernel)
        return slot

    def _kernel_of(self, job: TiledJob, task: TiledTask) -> tuple[Build, Kernel]:
        """Return a task's build in the form for this device, and its kernel."""
        build = self._build_of(task.parts[0])
        kernel = self._kernels.get(build)
        if kernel is None:
            builds = {build, *map(self._build_of, job.first_of_each_kind())}
            self._session.compile_ahead(*((_SOURCE, each.defines()) for each in builds))
            kernel = self._session.kernel(_SOURCE, build.defines(), "tiled", build.shared_bytes)
            self._kernels[build] = kernel
        if job.timed and task.build not in job.resources:
            job.resources[task.build] = resources_of(
                self._session,
                KernelBuild(
                    _SOURCE, "tiled", tuple(build.defines().items()),
                    build.registers, build.threads, build.shared_bytes,
                ),
            )  # fmt: skip
        return build, kernel

    def _build_of(self, part: TiledPart) -> Build:
        """Return a part's build in the form for this device."""
        scheme = part.query.scheme
        capability = self._session.device.capability
        form = choose_form(scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, capability)
        return part.blocks.build.on(form)

    def _finish(self, job: TiledJob, slot: TiledSlot, launches: int) -> None:
        """Report a task's scores; subjects whose scores left their lanes are left to a task in 32 bits."""
        task, build = slot.task, slot.build
        assert task is not None
        assert build is not None
        scheme = task.parts[0].query.scheme
        lanes = lanes_of(build.form, slot.maxima())
        flat = lanes.reshape(-1)
        zero, limit = zero_of(build.form, scheme.gap_open, scheme.gap_extend), build.form.limit
        # As few calls as can be, as each lets go of the interpreter: of short queries' scores none overflows.
        any_over = max(part.query.most for part in task.parts) + zero > limit and int(flat.max()) > limit
        # In stored order, the reverse, and of all parts at once.
        scores = np.subtract(flat[::-1], zero, dtype=np.int32)
        at = 0
        for part in task.parts:
            end = at + part.units * lanes.shape[1]
            cells = part.cells - (task.cells(part, launches) if launches else 0)
            over = flat[at:end] > limit if any_over else None
            self._finish_part(job, part, scores[scores.size - end : scores.size - at], over, cells)
            at = end
        slot.release()

    def _finish_part(
        self,
        job: TiledJob,
        part: TiledPart,
        scores: NDArray[np.int32],
        over: NDArray[np.bool_] | None,
        cells: int,
    ) -> None:
        """Report a part's scores.

        Parameters
        ----------
        scores : int32[...] of the part's units in stored order, lane by lane, what is no subject's first
        over : which of them are to be computed again, in flat order; None: none
        """
        blocks = part.blocks
        chunk = blocks.chunk
        begin, end = int(blocks.bounds[part.low]), int(blocks.bounds[part.high])
        if blocks.items is not None:
            flat: slice | NDArray[np.int64] = blocks.items[begin:end].astype(np.int64)[::-1]
        else:
            first = begin * subjects_of_unit(blocks.build.form)
            count = min(scores.size, chunk.n_subjects - first)
            scores, flat = scores[scores.size - count :], slice(first, first + count)
            if over is not None and over[:count].any():
                job.rescore(part, (np.flatnonzero(over[:count]) + first).astype(np.int32))
                exact = np.flatnonzero(~over[:count])[::-1]
                scores, flat = scores[count - 1 - exact], exact + first
        device = self._session.device.index
        job.finish(part, SubjectScores(chunk.places(flat), scores, cells, chunk.owners, device))


def _blocks_of(parts: Sequence[TiledPart]) -> NDArray[np.int32]:
    """Return the rows of `BLOCK` of all parts, int32[k, 6].

    Each part is a source of its own. Boundaries and maxima of parts follow one another.
    """
    tables: list[NDArray[np.int32]] = []
    moved: list[tuple[int, ...]] = []
    boundary = best = 0
    for number, part in enumerate(parts):
        blocks, low, high = part.blocks, part.low, part.high
        first, words = int(blocks.bounds[low]), int(blocks.words[low])
        before = 0 if blocks.items is None else first  # items of the part alone are uploaded
        tables.append(blocks.table[low:high])
        moved.append((number, -before, -before, best - first, boundary - words, 0))
        if part.passes > 1:  # with one pass it needs no boundary
            boundary += int(blocks.words[high]) - words
        best += part.units
    if len(parts) == 1:
        return tables[0] + np.array(moved, np.int32)
    rows = np.concatenate(tables)
    rows += np.repeat(np.array(moved, np.int32), [part.size for part in parts], axis=0)
    return rows


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
