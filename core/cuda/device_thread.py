"""One device and the thread that owns it: opens it, runs calls one after the other, closes it."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Generic, Protocol, TypeVar

from swathe.core.cuda.allowance import Allowance
from swathe.core.cuda.devices import Device
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError, DeviceMemoryError


class ThreadWorker(Protocol):
    """What computes on an open device, in its thread.

    Attributes
    ----------
    allowance : of the device's memory
    """

    allowance: Allowance

    def memory_used(self) -> int:
        """Return the device memory in use by all processes, in bytes."""
        ...

    def abandon(self) -> None:
        """Stop the worker's own threads; closing the session frees the memory."""
        ...


_W = TypeVar("_W", bound=ThreadWorker)
_T = TypeVar("_T")


class DeviceThread(Generic[_W]):
    """A device and its thread. Calls are queued and return futures; any thread may make them.

    Parameters
    ----------
    make : makes the worker of an open device, in the device's thread
    open_session : what opens the device, in the device's thread
    """

    def __init__(
        self,
        device: Device,
        make: Callable[[Session], _W],
        open_session: Callable[[Device], Session] = Session,
    ) -> None:
        self.device = device
        self.memory_used = 0
        """Device memory in use by all processes, in bytes, when last checked."""
        self.budget = 0
        """Bytes that the worker may allocate, known once it is open."""
        self._make = make
        self._open = open_session
        self._calls: queue.SimpleQueue[tuple[Future[Any], Callable[[_W], Any]] | None] = queue.SimpleQueue()
        self.opened: Future[None] = Future()
        self._error: BaseException | None = None
        self._lock = threading.Lock()
        self._ended = False
        self._thread = threading.Thread(target=self._serve, name=f"swathe-gpu-{device.index}", daemon=True)
        self._thread.start()

    @property
    def failed(self) -> bool:
        """Whether the device failed, so that every later call fails."""
        return self._error is not None

    def submit(self, call: Callable[[_W], _T]) -> Future[_T]:
        """Queue a call of the worker; a DeviceMemoryError of it leaves the device usable."""
        future: Future[_T] = Future()
        with self._lock:
            self._calls.put((future, call))
            if self._ended:  # no one else would complete it
                self._refuse()
        return future

    def close(self, *, wait: bool = True) -> None:
        """Free everything and end the thread, after the calls in the queue."""
        self._calls.put(None)
        if wait:
            self._thread.join()

    def _serve(self) -> None:
        """Open the device in this thread and run calls until `close`."""
        try:
            session = self._open(self.device)
            with contextlib.closing(session):
                worker = self._make(session)
                self._update_memory(worker)
                self.opened.set_result(None)
                try:
                    self._answer(worker)
                finally:
                    worker.abandon()
        except BaseException as error:  # noqa: BLE001 - raised again where the future is awaited
            self._error = error
            if not self.opened.done():
                self.opened.set_exception(error)
        with self._lock:
            self._ended = True
            self._refuse()

    def _answer(self, worker: _W) -> None:
        while not self.failed and (entry := self._calls.get()) is not None:
            future, call = entry
            try:
                value = call(worker)
            except BaseException as error:  # noqa: BLE001 - raised again where the future is awaited
                if not isinstance(error, DeviceMemoryError):
                    self._error = error
                future.set_exception(error)
            else:
                self._update_memory(worker)
                future.set_result(value)

    def _update_memory(self, worker: _W) -> None:
        self.budget = worker.allowance.limit
        self.memory_used = worker.memory_used()

    def _refuse(self) -> None:
        """Fail the calls left in the queue, with the reason why the device failed if it did."""
        reason = self._error or DeviceError(f"{self.device.name} is closed.", "Search again.")
        while True:
            try:
                entry = self._calls.get_nowait()
            except queue.Empty:
                return
            if entry is not None:
                entry[0].set_exception(reason)
