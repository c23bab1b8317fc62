"""The devices of an engine: opened when first needed, collected from, and dropped when they fail."""

from __future__ import annotations

import logging
import queue
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, Generic, TypeVar

from swathe.core.cancel import CancelToken
from swathe.core.cuda.device_thread import DeviceThread
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import Query, SubjectScores
from swathe.core.errors import DeviceError
from swathe.core.system.steps import TICK_SECONDS

_log = logging.getLogger(__name__)


_D = TypeVar("_D", bound=DeviceThread[Any])


class DevicePool(Generic[_D]):
    """Devices and their threads; used from one thread at a time.

    Parameters
    ----------
    devices : at least one
    make : opens a device

    Attributes
    ----------
    warnings : what went wrong without affecting a result, as sentences
    cells_of : of the query whose results were collected last, the cells that each GPU did, by its index
    """

    def __init__(self, devices: Sequence[Device], make: Callable[[Device], _D]) -> None:
        if not devices:
            raise ValueError("a GPU engine without a device")
        self.devices = tuple(devices)
        self.members: list[_D] = []
        self.warnings: list[str] = []
        self._make = make
        self.cells_of: Counter[int] = Counter()
        self._collecting = 0
        self._ahead = False

    @property
    def memory_used(self) -> int:
        """Device memory in use by all processes, in bytes."""
        return sum(member.memory_used for member in self.members)

    @property
    def _present(self) -> tuple[Device, ...]:
        """The devices that are open; before any is, those that will be opened."""
        return tuple(member.device for member in self.members) or self.devices

    @property
    def _all_open(self) -> bool:
        """Whether every device is open and none has failed."""
        members = self.members
        return len(members) == len(self.devices) and all(
            member.opened.done() and not member.failed for member in members
        )

    @property
    def memory_total(self) -> int:
        """Memory of the devices that have not failed, in bytes."""
        return sum(device.memory_bytes for device in self._present)

    @property
    def label(self) -> str:
        """The devices in words, with the memory in use once they are open."""
        first, *others = self._present
        title = f"GPU {first.index}: {first.name}"
        if others:
            names = ", ".join(dict.fromkeys(device.name for device in self._present))
            title = f"{1 + len(others)} GPUs: {names}"
        taken = f"{self.memory_used / 1e9:.1f} of {self.memory_total / 1e9:.0f} GB used"
        return f"{title} ({taken})" if self.members else title

    def begin_opening(self) -> None:
        """Begin to open the devices, unless that was done; `open` waits for them."""
        if not self.members:
            self.members = [self._make(device) for device in self.devices]
            self._ahead = True

    def open(self, token: CancelToken) -> Iterator[int]:
        """Open the devices that are not open, yielding 0 now and then; those that failed are tried again.

        Does nothing while the results of another job are being collected, which notices devices that fail.
        """
        if self._collecting:
            return
        ahead, self._ahead = self._ahead, False
        if self._all_open:
            return
        if not ahead:  # what failed to open since then is not known yet
            for member in [member for member in self.members if member.failed]:
                self.members.remove(member)
                member.close()
        open_ = {member.device for member in self.members}
        self.members += [self._make(device) for device in self.devices if device not in open_]
        if (yield from wait([member.opened for member in self.members], token)):
            self.drop_failed({member: member.opened.exception() for member in self.members})

    def collect_results(
        self,
        query: Query,
        running: Mapping[_D, Future[None]],
        found: Callable[[SubjectScores], None],
        token: CancelToken,
    ) -> Iterator[int]:
        """Hand over a query's results as they come; yield the cells done until it is finished or cancelled.

        Yields 0 at once: the devices have the job by then.

        running : its job's call on each device, which the job watches
        """
        left = dict(running)
        cells = shown = 0
        self.cells_of.clear()
        self._collecting += 1
        try:
            yield 0
            due = time.monotonic() + TICK_SECONDS
            while not token.cancelled:
                # The last result is there before its query is finished.
                if query.finished and query.results.empty():
                    break
                look = True  # whether a device failed: not after each of many results
                try:
                    result = query.results.get(timeout=max(0.0, due - time.monotonic()))
                except queue.Empty:
                    pass
                else:
                    cells += result.cells
                    self.cells_of[result.device] += result.cells
                    if result.scores.size:
                        found(result)
                        look = False
                if look:
                    failed = {
                        member: future.exception()
                        for member, future in left.items()
                        if future.done() and future.exception()
                    }
                    for member in failed:
                        del left[member]
                    if failed:
                        self.drop_failed(failed)
                if time.monotonic() >= due:
                    shown = max(
                        shown, cells
                    )  # cells of a failed device are taken back, but progress never falls
                    yield shown
                    due = time.monotonic() + TICK_SECONDS
            else:
                return
            yield cells
        finally:
            self._collecting -= 1

    def drop_failed(self, outcomes: Mapping[_D, BaseException | None]) -> None:
        """Continue without devices that failed, with a warning; raise for bugs, and where none is left.

        A device that fails with two jobs in its queue is reported once.
        """
        failed = {member: error for member, error in outcomes.items() if error is not None}
        news = [member for member in failed if member in self.members]
        for member in news:
            self.members.remove(member)
            member.close()
        others = ", ".join(f"GPU {other.device.index} ({other.device.name})" for other in self.members)
        fatal = [error for error in failed.values() if not isinstance(error, DeviceError) or not self.members]
        raised = fatal[0] if fatal else None
        for member in news:
            error = failed[member]
            if error is raised:
                continue
            words = str(error)
            if raised is None and isinstance(error, DeviceError):
                words = f"{error.message} Its work is done by {others}."
                self.warnings.append(words)
            _log.warning("GPU %d: %s", member.device.index, words)
        if raised is not None:
            raise raised

    def close(self) -> None:
        """Wait for launches in flight and free everything."""
        for member in self.members:
            member.close(wait=False)
        for member in self.members:
            member.close()
        self.members = []


def wait(futures: Sequence[Future[Any]], token: CancelToken) -> Generator[int, None, bool]:
    """Wait until all are done, yielding 0 now and then; return False when cancelled before."""
    due = time.monotonic() + TICK_SECONDS
    for future in futures:
        while not future.done():
            if token.cancelled:
                return False
            try:
                future.exception(timeout=max(0.0, due - time.monotonic()))
            except TimeoutError:
                yield 0
                due = time.monotonic() + TICK_SECONDS
    return not token.cancelled
