"""What a device's thread does for a published variant: loads batches, asks for launches, reports results."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from swathe.core.cuda.launch import DeviceBuffer, Event
from swathe.core.cuda.published.job import Batch, Job, Part
from swathe.core.cuda.published.lane import Lane, Task
from swathe.core.cuda.published.method import Launch, Loaded, Method
from swathe.core.cuda.residence import Allowance
from swathe.core.cuda.resources import resources_of
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError, DeviceMemoryError

LANES: Final = 2
"""Streams, so that one batch's launches fill the tail of another's."""
LAUNCH_SECONDS: Final = 0.04
AHEAD: Final = 1
"""Launches asked for beside the one that each lane has under way."""
_FIRST_SPEED: Final = 1e8
"""Cells a second of a multiprocessor, assumed before the first launch was timed: few, so that it is short."""
_SHORT_NAP: Final = 0.00005
_LONG_NAP: Final = 0.0005
_log = logging.getLogger(__name__)


class PublishedDesk:
    """A session in use: its lanes, its batches, and the search under way. Used from the session's thread.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free now
    lanes : batches under way at a time
    """

    def __init__(self, session: Session, limit: int | None, lanes: int = LANES) -> None:
        self.allowance = Allowance(session, limit)
        self._session = session
        self._n_lanes = lanes
        self._lanes: list[Lane] = []
        self._held: dict[Any, Loaded] = {}
        """By the batches' keys, that used last at the end."""
        self._done_with: list[DeviceBuffer] = []
        """To be freed: PyCUDA lets no other thread run while that waits for what is under way."""
        self._blocked = False
        """Whether the next batch waits for memory that comes free when one under way ends."""
        self._since: Event | None = None
        self._methods: dict[str, Method] = {}
        self._speeds: dict[str, float] = {}

    def run(self, job: Job) -> None:
        """Compute batches of a job until it is finished or stopped, and let what is under way end.

        Raises DeviceError where the device failed, DeviceMemoryError where its memory does not suffice; the
        job has its batches back then.
        """
        if not self._lanes:
            self._lanes = [Lane(self._session, self.allowance) for _ in range(self._n_lanes)]
        for key in [key for key in self._held if not job.may_use(key)]:
            self._release(key)
        job.hold(tuple(self._held))
        self._blocked = False
        try:
            for place, part in enumerate(job.parts):
                job.plan(place, self._method(part, job))
            since, intervals = self._mark(), job.report.intervals()
            nap = _SHORT_NAP
            while not job.stopped and not job.finished:
                moved = self._collect(job, since, intervals)
                moved |= self._feed(job)
                nap = _SHORT_NAP if moved else min(2 * nap, _LONG_NAP)
                if not moved:
                    time.sleep(nap)
            self._finish_up()
        except BaseException:
            self._give_up(job)
            raise

    def memory_used(self) -> int:
        """Return the bytes of the device's memory that are taken, by whomever."""
        return self._session.total_bytes() - self._session.free_bytes()

    def abandon(self) -> None:
        """Do nothing: no threads help, and the memory goes with the session."""

    def _method(self, part: Part, job: Job) -> Method:
        """Return a part's method for the job's query, made at its first use."""
        if part.variant not in self._methods:
            try:
                method = part.method(self._session, job.query, job.scheme, part.options)
            except DeviceMemoryError:
                if not self._held:
                    raise
                self._session.synchronize()
                busy = [lane.loaded for lane in self._lanes]
                for key in [key for key, loaded in self._held.items() if loaded not in busy]:
                    self._release(key)
                    job.unclaim(key)
                method = part.method(self._session, job.query, job.scheme, part.options)
            self._methods[part.variant] = method
            job.report.note(part.variant, [resources_of(self._session, build) for build in method.builds])
        return self._methods[part.variant]

    def _mark(self) -> Event:
        """Return an event that was passed now."""
        if self._since is None:
            self._since = self._session.event(timing=True)
        self._since.record(self._lanes[0].stream)
        self._lanes[0].stream.synchronize()
        return self._since

    def _collect(self, job: Job, since: Event, intervals: list[tuple[float, float]]) -> bool:
        """Report what is done."""
        moved = False
        for lane in self._lanes:
            while (done := lane.collect(since)) is not None:
                moved = True
                launch, interval = done
                intervals.append(interval)
                self._learn(lane, launch, interval)
                if lane.complete:
                    self._finish(job, lane, launch.cells)
                elif launch.cells and lane.task is not None and lane.task.batch is not None:
                    job.tell(launch.cells)
        return moved

    def _learn(self, lane: Lane, launch: Launch, interval: tuple[float, float]) -> None:
        """Note a method's speed; what it does last is often little, and says little."""
        assert lane.task is not None
        seconds = interval[1] - interval[0]
        if seconds > 0 and launch.cells > 0:
            name = type(lane.task.method).__name__
            measured = launch.cells / seconds
            self._speeds[name] = max(measured, (self._speeds.get(name, measured) + measured) / 2)

    def _finish(self, job: Job, lane: Lane, cells: int) -> None:
        scores = lane.scores()
        task = self._end(lane)
        if task.batch is not None:
            job.finish(task.batch, scores, cells)
        elif task.places is not None:
            job.finish_again(task.places, scores)

    def _end(self, lane: Lane) -> Task:
        """Let a lane go of its task; what was laid out only to be computed again is freed later."""
        loaded = lane.loaded
        task = lane.end()
        self._blocked = False
        if task.batch is None and loaded is not None:
            self._done_with += loaded.buffers
        return task

    def _feed(self, job: Job) -> bool:
        """Put batches on lanes and ask for launches until enough are under way."""
        moved = False
        while True:
            lanes = [lane for lane in self._lanes if lane.task is not None]
            lane = min(
                (lane for lane in lanes if lane.wants),
                key=lambda lane: (lane.under_way, -lane.cells_left),
                default=None,
            )
            if lane is not None and lane.under_way == 0:
                lane.ask()
            elif self._begin(job):
                pass
            elif lane is not None and sum(lane.under_way for lane in lanes) < len(lanes) + AHEAD:
                lane.ask()
            else:
                return moved
            moved = True

    def _begin(self, job: Job) -> bool:
        """Put the next batch on a lane that has none."""
        lane = next((lane for lane in self._lanes if lane.task is None), None)
        if lane is None or self._blocked:
            return False
        idle = all(lane.task is None for lane in self._lanes)
        batch = job.take(self._held.keys(), idle=idle)
        if batch is None:
            return job.handed_out and job.again.waiting and self._begin_again(job, lane, idle=idle)
        try:
            begun = self._try(job, batch, lane)
        except BaseException:
            job.give_back(batch, kept=batch.key in self._held)
            raise
        if begun:
            return True
        if not idle:  # memory comes free when what is under way ends
            job.give_back(batch, kept=batch.key in self._held)
            self._blocked = True
            return False
        if batch.key in self._held:
            self._release(batch.key)
        job.halve(batch)
        return True

    def _try(self, job: Job, batch: Batch, lane: Lane) -> bool:
        """Load a batch if need be, and begin it; return False where the memory does not suffice."""
        method = self._method(job.parts[batch.part], job)
        lengths = job.subjects.lengths[batch.begin : batch.end]
        while True:
            loaded = self._held.get(batch.key)
            free = self.allowance.free + lane.state_bytes
            try:
                if (loaded is not None and method.state_bytes(loaded) <= free) or (
                    method.take(lengths, free + (loaded.n_bytes if loaded else 0)) == lengths.size
                ):
                    if loaded is None:
                        loaded = method.load(job.subjects.range(batch.begin, batch.end), lane.stream)
                        self.allowance.adopt(*loaded.buffers)
                    self._held.pop(batch.key, None)
                    self._held[batch.key] = loaded
                    task = Task(method, lengths.size, batch=batch)
                    lane.begin(task, loaded, self._launch_cells(method))
                    return True
            except DeviceMemoryError as error:
                _log.debug("Making room: %s", error)
            if not self._evict(job, batch):
                return False

    def _begin_again(self, job: Job, lane: Lane, *, idle: bool) -> bool:
        """Put subjects that are computed again on a lane, as many as the memory allows."""
        method = self._method(job.wider, job)
        while True:
            places = None
            try:
                places = job.again.take(method, self.allowance.free + lane.state_bytes)
                if places is None:
                    return False
                loaded = method.load(job.subjects.chosen(places), lane.stream)
                self.allowance.adopt(*loaded.buffers)
                try:
                    task = Task(method, places.size, places=places)
                    lane.begin(task, loaded, self._launch_cells(method))
                except BaseException:
                    self._done_with += loaded.buffers
                    raise
            except DeviceMemoryError:
                if places is not None:
                    job.again.give_back(places)
                if not self._evict(job, None):
                    if idle:
                        raise
                    self._blocked = True
                    return False
            except BaseException:
                if places is not None:
                    job.again.give_back(places)
                raise
            else:
                return True

    def _launch_cells(self, method: Method) -> int:
        first = _FIRST_SPEED * self._session.device.multiprocessors
        return max(1, int(LAUNCH_SECONDS * self._speeds.get(type(method).__name__, first)))

    def _evict(self, job: Job, batch: Batch | None) -> bool:
        """Free a batch that is not under way, one without work before others; say whether there was one."""
        self._session.synchronize()
        if self._done_with:
            self._sweep()
            return True
        busy = [lane.loaded for lane in self._lanes if lane.task is not None]
        idle = [
            key
            for key, loaded in self._held.items()
            if loaded not in busy and (batch is None or key != batch.key)
        ]
        key = min(idle, key=job.wants, default=None)
        if key is not None:
            self._release(key)
            job.unclaim(key)
            return True
        states = [lane for lane in self._lanes if lane.task is None and lane.state_bytes]
        for lane in states:
            lane.shrink()
        return bool(states)

    def _release(self, key: Any) -> None:
        self.allowance.give(*self._held.pop(key).buffers)

    def _sweep(self) -> None:
        self.allowance.give(*self._done_with)
        self._done_with = []

    def _finish_up(self) -> None:
        """Wait for what is under way and leave nothing of the job but the batches."""
        for lane in self._lanes:
            lane.drain()
            if lane.task is not None:
                self._end(lane)
        self._sweep()
        while self._methods:
            self._methods.popitem()[1].close()

    def _give_up(self, job: Job) -> None:
        """Return what is not done to the job, and the cells told of it."""
        for lane in self._lanes:
            if lane.task is None:
                continue
            if lane.task.batch is not None:
                job.give_back(lane.task.batch, kept=True)
                if lane.cells_told:
                    job.tell(-lane.cells_told)
            elif lane.task.places is not None:
                job.again.give_back(lane.task.places)
        for key in self._held:
            job.unclaim(key)
        if self._session.broken:
            return
        try:
            self._finish_up()
        except DeviceError as error:
            _log.warning("%s", error)
