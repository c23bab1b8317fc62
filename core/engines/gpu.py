"""The GPU engine: exact scores on one or several NVIDIA GPUs, of databases of any size."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.chunks import Chunk
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import ChunkScores, TiledJob
from swathe.core.cuda.planning import MemoryPlan, form_of, plan_job, plan_memory, smallest
from swathe.core.cuda.pool import DevicePool, wait
from swathe.core.cuda.runner import DeviceRunner
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine, EngineReport, check_scores_fit
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import Scoring


class GpuEngine(Engine):
    """Exact Smith-Waterman scores on GPUs (`core.engines.base.Engine`).

    Every device has a thread (`core.cuda.runner`); the caller's thread plans, waits and writes the scores, so
    nothing is written after `score` has returned: launches in flight when a search is cancelled end in the
    background, and the next search begins after them. A database stays on the devices between searches as far
    as their memory allows; the rest of it is copied chunk by chunk while others are computed.

    Parameters
    ----------
    devices : at least one
    kernel : a variant of `kernels.registry` for engine ``gpu``
    memory_limit : bytes of each device to use at most; None: what is free
    open_session : what opens a device, in the device's thread

    Attributes
    ----------
    timed : whether to record when launches begin and end, which costs a short search a twentieth of its speed
    memory_used, memory_total : device memory in use by all processes, and installed, in bytes
    """

    name = "gpu"
    pipelines = True
    permutes = True
    timing_costs = True

    def __init__(
        self,
        devices: Sequence[Device],
        kernel: str = "tiled",
        memory_limit: int | None = None,
        open_session: Callable[[Device], Session] = Session,
    ) -> None:
        self._pool = DevicePool(devices, lambda device: DeviceRunner(device, memory_limit, open_session))
        self.devices = self._pool.devices
        self.kernel = kernel
        self.warnings = self._pool.warnings
        self.memory_used = 0
        self.memory_total = self._pool.memory_total
        self.label = self._pool.label
        self._memory: MemoryPlan | None = None
        self._prepared: tuple[DeviceRunner, ...] = ()
        self._shrink = 1
        self._windows: Chunk | None = None

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says.

        Raises InvalidRequest for a query so long that a score could leave 32 bits, DeviceMemoryError where
        not even the smallest chunks fit a device, DeviceError where no device is left that works.
        """
        check_scores_fit(query.size, scheme, subjects)
        scores[: int(np.searchsorted(subjects.lengths, np.int32(0), "right"))] = 0
        if subjects.n_residues == 0:
            yield from () if token.cancelled else (0,)
            return
        form = form_of(self.kernel, scheme, self.devices)
        whole, begin, end = subjects.whole, subjects.begin, subjects.end
        yield from self._pool.open(token)
        if token.cancelled:
            return
        memory = yield from self._prepare(whole, query.size, scheme, token)
        if memory is None:
            return
        devices = [runner.device for runner in self._pool.members]
        job = plan_job(
            query,
            scheme,
            whole,
            memory,
            form,
            devices,
            self._windows,
            searched=(begin, end),
            timed=self.timed,
        )
        self._windows = next((chunk for chunk in job.chunks if chunk.owners is not None), self._windows)
        self._update_label()
        found = scores if subjects is whole else np.full(whole.n_sequences, NOT_COMPARED, np.int32)
        try:
            running = {runner: runner.run(job, memory) for runner in self._pool.members}
            yield from self._pool.collect_results(job, running, _ScoreWriter(job, found).write, token)
        finally:
            job.stop()
            if found is not scores:
                np.copyto(scores, found[begin:end], where=found[begin:end] != NOT_COMPARED)
            # Only a timed search finds resources; they are the same in later searches.
            *_, resources = (self.report.resources, *job.resources.values())
            self.report = EngineReport(
                rescored=job.rescored, resources=resources, launch_seconds=job.launch_seconds
            )
            self._update_label()

    def close(self) -> None:
        """Wait for launches in flight (a tenth of a second) and free everything."""
        self._pool.close()
        self._memory = self._windows = None
        self._prepared = ()

    def _update_label(self) -> None:
        """Update the label and the memory in use."""
        self.memory_used, self.memory_total = self._pool.memory_used, self._pool.memory_total
        self.label = self._pool.label

    def _prepare(
        self, subjects: Subjects, m: int, scheme: Scoring, token: CancelToken
    ) -> Generator[int, None, MemoryPlan | None]:
        """Allocate memory on every device where there is not enough; return None when cancelled.

        Where memory does not suffice, chunks and boundaries are made smaller, as far as they can be.
        """
        before = self._memory.chunk_plan if self._memory is not None else None
        evictable = before is not None and before.evictable and subjects.permutation is not None
        if before is None or (before.key[0] != subjects.key and not evictable):
            self._shrink = 1
        while not token.cancelled:
            runners = tuple(self._pool.members)
            budget = min(runner.budget for runner in runners)
            devices = [runner.device for runner in runners]
            form = form_of(self.kernel, scheme, devices)
            memory = plan_memory(subjects, m, form, devices, budget, self._shrink, before)
            if self._memory is not None and runners == self._prepared and self._memory.covers(memory):
                self._memory = replace(self._memory, chunk_plan=memory.chunk_plan)
                return self._memory
            self._prepared = ()
            futures = [runner.prepare(memory) for runner in runners]
            if not (yield from wait(futures, token)):
                return None
            errors = [future.exception() for future in futures]
            full = any(isinstance(error, DeviceMemoryError) for error in errors)
            if full and not smallest(memory, subjects):
                self._shrink *= 2
                continue
            self._pool.drop_failed(dict(zip(runners, errors, strict=True)))
            self._memory, self._prepared = memory, tuple(self._pool.members)
            return memory
        return None


class _ScoreWriter:
    """Write a job's results to the scores; those of windows as each subject's best, once all are there."""

    def __init__(self, job: TiledJob, scores: NDArray[np.int32]) -> None:
        self._job = job
        self._scores = scores
        self._windows = {
            place: np.full(chunk.n_subjects, NOT_COMPARED, np.int32)
            for place, chunk in enumerate(job.chunks)
            if chunk.owners is not None
        }

    def write(self, result: ChunkScores) -> None:
        """Write the scores of a result."""
        if result.chunk < 0:
            return
        chunk = self._job.chunks[result.chunk]
        if chunk.owners is None:
            self._put(self._scores[chunk.begin : chunk.begin + chunk.n_subjects], result)
            return
        windows = self._windows[result.chunk]
        self._put(windows, result)
        if (windows != NOT_COMPARED).all():
            np.maximum.at(self._scores, chunk.owners, windows)

    @staticmethod
    def _put(subjects: NDArray[np.int32], result: ChunkScores) -> None:
        subjects[::-1][result.flat] = result.scores
