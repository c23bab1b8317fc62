"""One device and the thread that owns it: opens it, keeps pieces there, and computes tasks of searches."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from core.cuda.desk import Desk
from core.cuda.devices import Device
from core.cuda.job import Job
from core.cuda.pieces import Layout
from core.cuda.session import Session
from core.errors import DeviceError, DeviceMemoryError

_T = TypeVar("_T")


class DeviceRunner:
    """A device and its thread. Calls are queued and answered by futures; any thread may make them.

    Parameters
    ----------
    limit : bytes of device memory to use at most; None: what is free when the device is opened
    open_session : what opens the device, in the runner's thread
    """

    def __init__(
        self, device: Device, limit: int | None = None, open_session: Callable[[Device], Session] = Session
    ) -> None:
        self.device = device
        self.memory_used = 0
        """Bytes of the device's memory that are taken, by whomever, when last looked at."""
        self.budget = 0
        """Bytes that this runner may hold, known once it is open."""
        self._limit = limit
        self._open = open_session
        self._calls: queue.SimpleQueue[tuple[Future[Any], Callable[[Desk], Any]] | None] = queue.SimpleQueue()
        self.opened: Future[None] = Future()
        self._failed = False
        self._thread = threading.Thread(target=self._serve, name=f"swathe-gpu-{device.index}", daemon=True)
        self._thread.start()

    @property
    def failed(self) -> bool:
        """Whether the device failed; the runner is of no more use."""
        return self._failed

    def prepare(self, layout: Layout, boundary_bytes: int, image_bytes: int) -> Future[None]:
        """Make room for a layout's pieces and for searches.

        The future raises DeviceMemoryError, and then holds nothing, where the memory does not suffice.
        """
        return self._submit(lambda desk: desk.prepare(layout, boundary_bytes, image_bytes))

    def run(self, job: Job) -> Future[None]:
        """Compute tasks of a job until it is finished or stopped; what is under way then ends first.

        The future raises DeviceError where the device failed; its tasks were given back.
        """
        return self._submit(lambda desk: desk.run(job))

    def close(self, *, wait: bool = True) -> None:
        """Free everything and end the thread, when what was asked for is done."""
        self._calls.put(None)
        if wait:
            self._thread.join()

    def _submit(self, call: Callable[[Desk], _T]) -> Future[_T]:
        future: Future[_T] = Future()
        self._calls.put((future, call))
        return future

    def _serve(self) -> None:
        """Hold the device in this thread and answer calls."""
        try:
            session = self._open(self.device)
            with contextlib.closing(session):
                desk = Desk(session, self._limit)
                self._look(desk)
                self.opened.set_result(None)
                try:
                    self._answer(desk)
                finally:
                    desk.abandon()
        except BaseException as error:  # noqa: BLE001 - it is raised again where the future is awaited
            self._failed = True
            if not self.opened.done():
                self.opened.set_exception(error)
        self._refuse()

    def _answer(self, desk: Desk) -> None:
        while not self._failed and (entry := self._calls.get()) is not None:
            future, call = entry
            try:
                value = call(desk)
            except BaseException as error:  # noqa: BLE001 - it is raised again where the future is awaited
                self._failed = not isinstance(error, DeviceMemoryError)
                future.set_exception(error)
            else:
                self._look(desk)
                future.set_result(value)

    def _look(self, desk: Desk) -> None:
        self.budget = desk.allowance.limit
        self.memory_used = desk.memory_used()

    def _refuse(self) -> None:
        """Answer what nobody will do any more."""
        while True:
            try:
                entry = self._calls.get_nowait()
            except queue.Empty:
                return
            if entry is not None:
                entry[0].set_exception(DeviceError(f"{self.device.name} is closed.", "Search again."))
