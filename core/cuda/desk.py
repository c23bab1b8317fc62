"""What a device's thread does: makes room, loads pieces, asks for launches, reports results."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import Final

import numpy as np

from swathe.core.cuda.job import Job, Result
from swathe.core.cuda.lane import Lane, Timing
from swathe.core.cuda.launch import DeviceBuffer, Event
from swathe.core.cuda.launches import DEPTH_SECONDS, MOST_ITEMS, SHORTEST_TASK_SECONDS, Task, plan_items
from swathe.core.cuda.pieces import Layout
from swathe.core.cuda.query import Query
from swathe.core.cuda.residence import Allowance, Residence, Slot
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.kernels.tiled import lanes_to_scores

LANES: Final = 6
"""Streams, so that one task's launches fill the tail of another's; with the copies' within the eight queues
that drivers give a context."""
_LONG_NAP: Final = 0.001
_SHORT_NAP: Final = 0.00005
_SLEEPLESS_SECONDS: Final = 0.002
"""Of work left in all, below which a nap, which takes twice its time, would be felt."""
_log = logging.getLogger(__name__)


class Desk:
    """A session in use: its lanes, its pieces, and the search under way. Used from the session's thread.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free now
    """

    def __init__(self, session: Session, limit: int | None) -> None:
        self.allowance = Allowance(session, limit)
        self._session = session
        self._residence: Residence | None = None
        self._lanes: list[Lane] = []
        self._lane_buffers: tuple[DeviceBuffer, ...] = ()
        self._boundary_bytes = 0
        self._image: DeviceBuffer | None = None
        self._identity: DeviceBuffer | None = None
        self._again: deque[Task] = deque()
        self._marks: list[Event] = []
        self._began: Event | None = None

    def prepare(self, layout: Layout, boundary_bytes: int, image_bytes: int) -> None:
        """Make room for a layout's pieces, boundaries and score images, keeping what is there already.

        Raises DeviceMemoryError, and then holds nothing, where the memory does not suffice.
        """
        try:
            if self._boundary_bytes < boundary_bytes:
                self.clear()
                self._make_lanes(boundary_bytes)
            if self._image is None or self._image.n_bytes < image_bytes:
                self._make_image(image_bytes)
            if self._residence is not None and self._residence.layout.key == layout.key:
                return
            if self._residence is not None and self._residence.layout.gives_way_to(layout):
                self._residence.renew(layout)
            else:
                self._leave_pieces()
                (self._identity,) = self.allowance.take(4 * 2 * layout.slot_pairs)
                self._session.upload(self._identity, np.arange(2 * layout.slot_pairs, dtype=np.int32))
                self._residence = Residence(self._session, self.allowance, layout)
        except DeviceMemoryError:
            self.clear()
            raise

    def run(self, job: Job) -> None:
        """Compute tasks of a job until it is finished or stopped, and let what is under way end.

        Raises DeviceError where the device failed; the job has its tasks back then.
        """
        assert self._residence is not None
        residence = self._residence
        assert self._image is not None
        job.hold(residence.coming())
        query = Query(self._session, job, self._image, self._marks)
        try:
            timing = self._timing(job) if job.timed else None
            while not job.stopped and not job.finished:
                moved = self._collect(job, timing)
                moved |= residence.step()
                moved |= self._load(job, residence)
                moved |= self._feed(job, query, residence)
                if not moved:
                    self._nap(job, residence)
            for lane in self._lanes:
                if lane.under_way:
                    lane.drain()
        except BaseException:
            self._give_up(job)
            raise
        finally:
            self._again.clear()
            for lane in self._lanes:
                if lane.task is not None:
                    lane.end()
            query.close()

    def memory_used(self) -> int:
        """Return the bytes of the device's memory that are taken, by whomever."""
        return self._session.total_bytes() - self._session.free_bytes()

    def clear(self) -> None:
        """Free everything on the device."""
        self._leave_pieces()
        if self._image is not None:
            self.allowance.give(self._image)
            self._image = None
        for lane in self._lanes:
            lane.close()
        self.allowance.give(*self._lane_buffers)
        self._lanes, self._lane_buffers, self._boundary_bytes = [], (), 0

    def abandon(self) -> None:
        """End the threads that help; the memory goes with the session."""
        if self._residence is not None:
            self._residence.abandon()

    def _make_lanes(self, boundary_bytes: int) -> None:
        sizes = (boundary_bytes, 4 * MOST_ITEMS, 4 * MOST_ITEMS)
        buffers = self.allowance.take(*sizes * LANES)
        self._lane_buffers = buffers
        self._lanes = [Lane(self._session, *buffers[3 * i : 3 * i + 3]) for i in range(LANES)]
        self._boundary_bytes = boundary_bytes

    def _make_image(self, image_bytes: int) -> None:
        if self._image is not None:
            self.allowance.give(self._image)
            self._image = None
        try:
            (self._image,) = self.allowance.take(image_bytes)
        except DeviceMemoryError:
            self._leave_pieces()
            (self._image,) = self.allowance.take(image_bytes)

    def _leave_pieces(self) -> None:
        if self._residence is not None:
            self._residence.close()
            self._residence = None
        if self._identity is not None:
            self.allowance.give(self._identity)
            self._identity = None

    def _nap(self, job: Job, residence: Residence) -> None:
        """Leave the processor to others until something may be done."""
        busy = sum(lane.seconds for lane in self._lanes)
        if 0 < busy + job.seconds_left < _SLEEPLESS_SECONDS:
            time.sleep(0)
        else:
            time.sleep(_SHORT_NAP if residence.loading or 0 < busy < 5 * _LONG_NAP else _LONG_NAP)

    def _load(self, job: Job, residence: Residence) -> bool:
        """Begin to copy the next piece that has tasks, if there is room for one."""
        if residence.loading:
            return False
        idle = not any(lane.task is not None for lane in self._lanes)
        coming = residence.coming()
        if not job.wants(coming, idle=idle):
            return False
        again = {job.pieces[task.piece].key for task in self._again}
        slot = residence.room(lambda key: not job.has_tasks(key) and key not in again)
        if slot is None:
            return False
        piece = job.claim(coming, idle=idle)
        if piece is None:
            return False
        if slot.piece is not None:
            job.unclaim([slot.piece.key])
        residence.load(slot, piece)
        return True

    def _feed(self, job: Job, query: Query, residence: Residence) -> bool:
        """Ask for launches until enough is under way."""
        left = job.seconds_left / job.plan.n_devices
        # Towards the end the other devices get their share; but a device has what fills it while pairs end.
        depth = min(DEPTH_SECONDS, max(4 * SHORTEST_TASK_SECONDS, job.plan.pair_seconds, left))
        busy = sum(lane.seconds for lane in self._lanes)
        moved = False
        while busy < depth:
            lane = min(
                (lane for lane in self._lanes if lane.wants), key=lambda lane: lane.under_way, default=None
            ) or self._begin(job, query, residence)
            if lane is None:
                break
            busy += lane.ask(self._identity, timed=job.timed)
            moved = True
        return moved

    def _begin(self, job: Job, query: Query, residence: Residence) -> Lane | None:
        """Put the next task on a lane that has none."""
        lane = next((lane for lane in self._lanes if lane.task is None), None)
        if lane is None:
            return None
        held = residence.held()
        task = self._again.popleft() if self._again else job.take(held)
        if task is None:
            return None
        slot: Slot = held[job.pieces[task.piece].key]
        residence.touch(slot)
        lane.begin(task, slot, query)
        return lane

    def _timing(self, job: Job) -> Timing:
        if self._began is None:
            self._began = self._session.event(timing=True)
        self._lanes[0].mark(self._began)
        self._began.synchronize()  # launches of other lanes are timed from it
        return Timing(self._began, job.intervals())

    def _collect(self, job: Job, timing: Timing | None) -> bool:
        """Report what is done."""
        moved = False
        for lane in self._lanes:
            while (launch := lane.collect(timing)) is not None:
                moved = True
                if lane.complete:
                    self._finish(job, lane, launch.cells)
                elif launch.cells:
                    job.tell(launch.cells)
        return moved

    def _finish(self, job: Job, lane: Lane, cells: int) -> None:
        """Report a task's scores; subjects whose scores left their lanes become tasks of this device."""
        task = lane.task
        assert task is not None
        piece = job.pieces[task.piece]
        form = lane.form
        scores, beyond = lanes_to_scores(form, lane.maxima(), job.scheme.gap_open, job.scheme.gap_extend)
        values, over = scores.reshape(-1), beyond.reshape(-1)
        if task.items is not None:
            job.finish(Result(task.piece, task.items.astype(np.int64), values, cells))
        else:
            first = task.begin * scores.shape[1]
            count = min(values.size, piece.n_subjects - first)
            values, over = values[:count], over[:count]
            if not over.any():
                job.finish(Result(task.piece, slice(first, first + count), values, cells))
            else:
                items = (np.flatnonzero(over) + first).astype(np.int32)
                again = plan_items(job.plan, piece, task.piece, job.wide_build, items)
                job.add(len(again), items.size)
                self._again.extend(again)
                exact = np.flatnonzero(~over)
                job.finish(Result(task.piece, exact + first, values[exact], cells))
        lane.end()

    def _give_up(self, job: Job) -> None:
        """Return what is not done to the job, and the cells told of it."""
        unfinished = [(lane.task, lane.cells_told) for lane in self._lanes if lane.task is not None]
        job.give_back([task for task, _ in unfinished] + list(self._again))
        told = sum(cells for _, cells in unfinished)
        if told:
            job.tell(-told)
        if self._residence is not None:
            job.unclaim(self._residence.coming())
        if not self._session.broken:
            for lane in self._lanes:
                try:
                    lane.drain()
                except DeviceError as error:
                    _log.warning("%s", error)
                    break
