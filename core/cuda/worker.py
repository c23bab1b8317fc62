"""What a device's thread does: brings subjects to the device, enqueues launches, reports results."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final, Generic, TypeVar

from swathe.core.cuda.allowance import Allowance
from swathe.core.cuda.job import DeviceJob
from swathe.core.cuda.launch import Event
from swathe.core.cuda.session import Session
from swathe.core.cuda.stream_slot import StreamSlot, Timing
from swathe.core.errors import DeviceError

_SHORTEST_WAIT: Final = 0.00005
"""Seconds between looks at subjects that are being brought to the device, and at launches of little work."""
_LONGEST_WAIT: Final = 0.001
_LOOKS: Final = 8
"""At the launches in flight, in the time that their work takes the whole device."""
_IDLE_WAIT: Final = 0.0005
"""Seconds that a device with nothing in flight waits for another query, before it looks again."""
_SLEEPLESS_SECONDS: Final = 0.002
"""While less work than this is left of a single query, do not sleep: a sleep takes twice its time, which
would be noticed. Beside others it would not, and the interpreter is wanted for beginning more of them."""
_log = logging.getLogger(__name__)

_J = TypeVar("_J", bound=DeviceJob[Any])
_S = TypeVar("_S", bound=StreamSlot[Any])


class DeviceWorker(ABC, Generic[_J, _S]):
    """A device at work: its stream slots, and the present job. Used from the session's thread.

    What is computed next, and what the results mean, a subclass says.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free now
    """

    def __init__(self, session: Session, limit: int | None) -> None:
        self.allowance = Allowance(session, limit)
        self._session = session
        self._slots: list[_S] = []
        self._began: Event | None = None

    def run(self, job: _J) -> None:
        """Compute tasks of a job until no query is left, then wait for launches in flight.

        Raises DeviceError where the device failed, DeviceMemoryError where its memory does not suffice, after
        returning its parts to the job.
        """
        job.note_resident(self._resident_or_loading())
        try:
            self._prepare_for(job)
            timing = self._timing(job) if job.timed else None
            while not job.close_if_idle():
                moved = self._collect(job, timing)
                moved |= self._load(job)
                for slot in self._next_slots(job):
                    slot.enqueue(timed=job.timed)
                    moved = True
                if not moved:
                    self._wait_briefly(job)
            self._drain()
        except BaseException:
            self._return_work(job)
            raise

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        return self._session.total_bytes() - self._session.free_bytes()

    def abandon(self) -> None:
        """Stop the worker's own threads; closing the session frees the memory."""

    def _prepare_for(self, job: _J) -> None:
        """Make ready what a job needs, before anything of it is taken."""

    @abstractmethod
    def _resident_or_loading(self) -> Collection[Hashable]:
        """Return the keys of the subjects that are on the device, or about to be."""

    def _load(self, job: _J) -> bool:
        """Bring subjects to the device ahead of the tasks that need them; return whether anything moved."""
        return False

    @abstractmethod
    def _next_slots(self, job: _J) -> Iterator[_S]:
        """Yield slots to enqueue a launch of, with a new task if need be, until enough is in flight."""

    @abstractmethod
    def _finish(self, job: _J, slot: _S, launches: int) -> None:
        """Report the scores of a complete task.

        launches : whose cells are reported
        """

    def _measured(self, slot: _S, launch: int, seconds: float) -> None:
        """Learn from how long a launch took in a timed job."""

    def _drain(self) -> None:
        """Wait for launches in flight, and drop what is not finished."""
        for slot in self._slots:
            if slot.task is not None:
                slot.drain()
                slot.release()

    def _fewest_in_flight(self) -> _S | None:
        """Return the slot with launches left to enqueue that has fewest in flight."""
        slots = (slot for slot in self._slots if slot.has_launches_left)
        return min(slots, key=lambda slot: slot.in_flight, default=None)

    def _free_slot(self) -> _S | None:
        return next((slot for slot in self._slots if slot.task is None), None)

    @property
    def _idle(self) -> bool:
        return all(slot.task is None for slot in self._slots)

    @property
    def _seconds(self) -> float:
        """Work in flight, in seconds of the whole device."""
        return sum(slot.seconds for slot in self._slots)

    @property
    def _loading(self) -> bool:
        """Whether subjects are being brought to the device."""
        return False

    def _wait_briefly(self, job: _J) -> None:
        """Wait until something is likely to be done.

        The events of all launches in flight are looked at: which of them ends first is not known (one with
        the longest subjects takes long with little work), and what ends has to be followed before the device
        runs dry, and its scores handed over before the last ones come. Every look takes the interpreter from
        threads that begin, judge and write queries, so the next comes the later the more is in flight.
        """
        left = self._seconds + job.seconds_left
        if job.alone and 0 < left < _SLEEPLESS_SECONDS:
            time.sleep(0)
        elif self._loading:
            time.sleep(_SHORTEST_WAIT)
        elif not any(slot.in_flight for slot in self._slots):
            job.wait_for_news(_IDLE_WAIT)
        else:
            time.sleep(min(max(_SHORTEST_WAIT, self._seconds / _LOOKS), _LONGEST_WAIT))

    def _timing(self, job: _J) -> Timing:
        """Return an event that the device has just reached, from which its launches are timed."""
        if self._began is None:
            self._began = self._session.event(timing=True)
        self._slots[0].mark(self._began)
        self._began.synchronize()
        return Timing(self._began, job.intervals())

    def _collect(self, job: _J, timing: Timing | None) -> bool:
        """Report what has finished."""
        moved = False
        for slot in self._slots:
            while (seconds := slot.collect(timing)) is not None:
                moved = True
                done, task = slot.launches_done, slot.task
                if seconds:
                    self._measured(slot, done - 1, seconds)
                if slot.complete:
                    self._finish(job, slot, done - 1)
                elif task is not None:
                    for part in task.parts:
                        cells = task.cells(part, done) - task.cells(part, done - 1)
                        part.query.report_progress(cells, self._session.device.index)
        return moved

    def _return_work(self, job: _J) -> None:
        """Return unfinished parts to the job, and take back the cells reported of them."""
        for slot in self._slots:
            if (task := slot.task) is not None:
                for part in task.parts:
                    cells = task.cells(part, slot.launches_done)
                    part.query.report_progress(-cells, self._session.device.index)
                job.return_unfinished(task.parts)
        job.release(self._resident_or_loading())
        if not self._session.broken:
            try:
                self._drain()
            except DeviceError as error:
                _log.warning("%s", error)
