"""The GPU engine: exact scores on one or several NVIDIA GPUs, of databases of any size."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.device_thread import DeviceThread
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import SubjectScores
from swathe.core.cuda.pool import wait
from swathe.core.cuda.session import Session
from swathe.core.cuda.tiled.job import TiledJob, TiledQuery
from swathe.core.cuda.tiled.launches import speed_of
from swathe.core.cuda.tiled.planning import MemoryPlan, Planner, QueryPlan, form_of, plan_memory, smallest
from swathe.core.cuda.tiled.worker import TiledWorker
from swathe.core.database import Subjects
from swathe.core.engines.base import EngineReport, Scores, check_scores_fit
from swathe.core.engines.on_devices import DeviceEngine, FoundScores, ScoreWriter
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import Scoring

AHEAD_SECONDS: Final = 0.25
"""Work of queries that are begun ahead: enough that launches are full, little enough to be dropped."""


@dataclass(frozen=True, eq=False, slots=True)
class _Running:
    """A job, the devices' calls for it, and the memory that they were prepared with."""

    job: TiledJob
    calls: dict[DeviceThread[TiledWorker], Future[None]]
    memory: MemoryPlan


class GpuEngine(DeviceEngine[TiledWorker]):
    """Exact Smith-Waterman scores on GPUs (`core.engines.base.Engine`).

    The caller's thread plans. Queries that are begun while others are computed join them: a launch computes
    parts of as many as fill it. A database stays on the devices between searches as far as their memory
    allows; the rest of it is copied chunk by chunk while others are computed.

    Parameters
    ----------
    devices : at least one
    kernel : a variant of `kernels.registry` for engine ``gpu``
    memory_limit : bytes of each device to use at most; None: what is free
    open_session : what opens a device, in the device's thread

    Attributes
    ----------
    timed : whether to record when launches begin and end, which costs a short search a twentieth of its speed
    """

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
        super().__init__(devices, lambda session: TiledWorker(session, memory_limit), open_session)
        self.kernel = kernel
        rate = sum(speed_of(device).cells_per_second for device in self.devices)
        self._cells_ahead = int(AHEAD_SECONDS * rate)
        self._memory: MemoryPlan | None = None
        self._prepared: tuple[DeviceThread[TiledWorker], ...] = ()
        self._shrink = 1
        self._labelled: tuple[tuple[DeviceThread[TiledWorker], int], ...] = ()
        self._planner: Planner | None = None
        self._running: _Running | None = None
        self._begun_cells = 0
        """Of the calls of `score` that were begun and are not exhausted."""

    @property
    def cells_ahead(self) -> int:
        """As many as all devices compute in a quarter of a second."""
        return self._cells_ahead

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
        writer = ScoreWriter(subjects, scores)
        try:
            yield from self._find(query, scheme, subjects, writer.write, token)
        finally:
            writer.end()

    def begin(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        token: CancelToken,
        *,
        here: bool = False,
    ) -> tuple[Scores, Generator[int, None, None]]:
        """Return the scores of a query and what computes them, as `core.engines.base.Engine.begin` says."""
        scores = FoundScores(subjects)
        return scores, self._find(query, scheme, subjects, scores.found, token)

    def _find(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        found: Callable[[SubjectScores], None],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Have the devices compute a query, and hand over what they find; yields and raises as `score`."""
        check_scores_fit(query.size, scheme, subjects)
        if not (yield from self._open(subjects, token)):
            return
        memory = yield from self._prepare(subjects.whole, query.size, token)
        if memory is None:
            return
        asked = TiledQuery(query, scheme)
        running = self._begin(asked, subjects, memory)
        cells = query.size * subjects.n_residues
        self._begun_cells += cells
        try:
            for done in self._collect(asked, running.calls, found, token):
                yield min(done, cells)  # more is computed where the range begins or ends within a unit
        finally:
            self._begun_cells -= cells
            job = running.job
            job.stop(asked)
            report = self.report
            if job.timed or asked.rescored != report.rescored or report.launch_seconds:
                # Only a timed search finds resources; they are the same in later searches.
                *_, resources = (report.resources, *job.resources.values())
                self.report = EngineReport(
                    rescored=asked.rescored,
                    resources=resources,
                    launch_seconds=job.launch_seconds,
                    parts=report.parts,
                )
            self._update_label()

    def close(self) -> None:
        """Wait for launches in flight (a tenth of a second) and free everything."""
        if self._running is not None:
            self._running.job.expect_no_more()
        super().close()
        self._memory = self._planner = self._running = None
        self._prepared = ()

    def _begin(self, query: TiledQuery, subjects: Subjects, memory: MemoryPlan) -> _Running:
        """Hand a query to the devices: in their present job, or as a job of its own."""
        planner = self._planner_of(subjects, memory)
        plan = self._plan(query, subjects, planner)
        running = self._running
        joins = running is not None and not self.timed and self._joins(running, memory)
        if running is not None and joins and running.job.add(query, plan):
            return running
        return self._start(query, plan, planner, memory)

    def _joins(self, running: _Running, memory: MemoryPlan) -> bool:
        """Whether a query with this memory plan can be added to a job."""
        return (
            not running.job.timed
            and running.memory is memory
            and tuple(running.calls) == tuple(self._pool.members)
        )

    def _planner_of(self, subjects: Subjects, memory: MemoryPlan) -> Planner:
        """Return what plans queries with this memory plan: the present planner, or a new one."""
        devices = tuple(member.device for member in self._pool.members)
        planner = self._planner
        if planner is None or not planner.serves(memory, devices):
            windows = planner.windows if planner is not None else None
            planner = self._planner = Planner(subjects.whole, memory, devices, windows)
        return planner

    def _start(self, query: TiledQuery, plan: QueryPlan, planner: Planner, memory: MemoryPlan) -> _Running:
        """Begin a job with a query, behind the present one."""
        if self._running is not None:
            self._running.job.expect_no_more()
        members = self._pool.members
        job = TiledJob(
            planner.chunk_plan.chunks,
            planner.device_speed,
            planner.most_words,
            len(members),
            timed=self.timed,
        )
        job.add(query, plan)
        calls = {member: _run(member, job, memory) for member in members}
        job.watch(calls.values())
        self._running = _Running(job, calls, memory)
        self._update_label()
        return self._running

    def _plan(self, query: TiledQuery, subjects: Subjects, planner: Planner) -> QueryPlan:
        form = form_of(self.kernel, query.scheme, planner.devices)
        query.profile(folded=form.folded)  # made here: the devices' threads are what the devices wait for
        searched = (subjects.begin, subjects.end)
        # Begun, not waiting: devices that are quicker than the caller have nothing that waits, and would be
        # given windows of every query, which cost the caller more than all else.
        others = self._begun_cells / planner.device_speed.cells_per_second
        return planner.plan(query.codes, query.scheme, form, searched=searched, others=others)

    def _update_label(self) -> None:
        """Update the label and the memory in use, where anything changed since."""
        now = tuple((member, member.memory_used) for member in self._pool.members)
        if now == self._labelled:
            return
        self._labelled = now
        super()._update_label()

    def _prepare(
        self, subjects: Subjects, m: int, token: CancelToken
    ) -> Generator[int, None, MemoryPlan | None]:
        """Allocate memory on every device where there is not enough; return None when cancelled.

        Where memory does not suffice, chunks and boundaries are made smaller, as far as they can be.
        """
        ready = self._memory
        if (
            ready is not None
            and ready.chunk_plan.key[0] == subjects.key
            and ready.takes(m)
            and self._prepared == tuple(self._pool.members)
        ):
            return ready
        before = ready.chunk_plan if ready is not None else None
        evictable = before is not None and before.evictable and subjects.permutation is not None
        if before is None or (before.key[0] != subjects.key and not evictable):
            self._shrink = 1
        while not token.cancelled:
            members = tuple(self._pool.members)
            budget = min(member.budget for member in members)
            memory = plan_memory(subjects, m, budget, self._shrink, before)
            if self._memory is not None and members == self._prepared and self._memory.covers(memory):
                self._memory = replace(self._memory, chunk_plan=memory.chunk_plan)
                return self._memory
            self._prepared = ()
            futures = [_prepare(member, memory) for member in members]
            if not (yield from wait(futures, token)):
                return None
            errors = [future.exception() for future in futures]
            full = any(isinstance(error, DeviceMemoryError) for error in errors)
            if full and not smallest(memory, subjects):
                self._shrink *= 2
                continue
            self._pool.drop_failed(dict(zip(members, errors, strict=True)))
            self._memory, self._prepared = memory, tuple(self._pool.members)
            return memory
        return None


def _prepare(member: DeviceThread[TiledWorker], memory: MemoryPlan) -> Future[None]:
    """Have a device allocate what a search needs; DeviceMemoryError where it does not suffice."""
    return member.submit(lambda worker: worker.prepare(memory))


def _run(member: DeviceThread[TiledWorker], job: TiledJob, memory: MemoryPlan) -> Future[None]:
    """Have a device compute tasks of a job, whose memory plan what was prepared suffices for."""

    def run(worker: TiledWorker) -> None:
        worker.prepare(memory)
        worker.run(job)

    return member.submit(run)
