"""Streams, events, buffers and kernels of an open GPU: typed, and empty after closing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.driver import Driver
from swathe.core.cuda.guard import Guard


class DeviceRef:
    """An object of a session, which frees it when it closes."""

    _what = "object"

    def __init__(self, guard: Guard, handle: Any) -> None:
        self._guard: Final = guard
        self._handle: Any = handle

    @property
    def handle(self) -> Any:
        """The driver's object; RuntimeError after freeing."""
        if self._handle is None:
            raise RuntimeError(f"This {self._what} was freed.")
        return self._handle

    def free_now(self, driver: Driver) -> None:
        """Free it; does nothing the second time. The session calls this when it closes."""
        handle, self._handle = self._handle, None
        if handle is not None:
            self._free(driver, handle)

    def _free(self, driver: Driver, handle: Any) -> None:
        """Free the driver's object; by default there is nothing to do."""


class DeviceBuffer(DeviceRef):
    """`n_bytes` of a GPU's memory, freed after the device has finished the work enqueued before."""

    def __init__(self, guard: Guard, allocation: Any, n_bytes: int) -> None:
        super().__init__(guard, allocation)
        self.n_bytes: Final = n_bytes
        self._address: Final = np.uint64(int(allocation))

    def pointer(self, offset: int = 0) -> np.uint64:
        """Return the address `offset` bytes into the buffer, as kernels take it."""
        if self._handle is None:
            raise RuntimeError("This GPU buffer was freed.")
        return np.uint64(int(self._address) + offset) if offset else self._address

    def _free(self, driver: Driver, handle: Any) -> None:
        driver.free(handle)


class PinnedBuffer(DeviceRef):
    """Page-locked memory of the host, that a GPU copies from and to while the processor does other work.

    Parameters
    ----------
    memory : as the driver allocated it, uint8[at least as many as the array has bytes]
    """

    def __init__(
        self, guard: Guard, memory: NDArray[np.uint8], shape: int | tuple[int, ...], dtype: np.dtype[Any]
    ) -> None:
        super().__init__(guard, memory)
        self.n_bytes: Final = int(np.prod(shape)) * dtype.itemsize
        self._array: NDArray[Any] = memory[: self.n_bytes].view(dtype).reshape(shape)

    @property
    def array(self) -> NDArray[Any]:
        """The memory as an array; get it anew for each use: it must not outlive the buffer."""
        if self._handle is None:
            raise RuntimeError("This pinned buffer was freed.")
        return self._array

    def _free(self, driver: Driver, handle: Any) -> None:
        del self._array
        driver.unpin(handle)


Argument = np.generic | NDArray[Any] | DeviceBuffer | None
"""The types of a kernel's arguments."""


class Stream(DeviceRef):
    """A queue of copies and launches that a GPU executes in order, concurrently with other streams."""

    _what = "stream"

    @property
    def done(self) -> bool:
        """Whether all work enqueued on it is done; never waits. Raises DeviceError if the work failed."""
        with self._guard as driver:
            return driver.stream_done(self.handle)

    def synchronize(self) -> None:
        """Wait for all work enqueued on it, while other threads run. Raises DeviceError if it failed."""
        with self._guard as driver:
            driver.wait_for_stream(self.handle)

    def wait_for(self, event: Event) -> None:
        """Execute what is enqueued from now on after `event` of another stream."""
        with self._guard as driver:
            driver.stream_waits(self.handle, event.handle)

    def _free(self, driver: Driver, handle: Any) -> None:
        driver.free_stream(handle)


class Event(DeviceRef):
    """A mark in a stream."""

    _what = "event"

    def record(self, stream: Stream) -> None:
        """Put the mark after everything enqueued on `stream` so far."""
        with self._guard as driver:
            driver.record(self.handle, stream.handle)

    @property
    def done(self) -> bool:
        """Whether the stream reached the mark; never waits. Raises DeviceError if work before it failed."""
        with self._guard as driver:
            return driver.event_done(self.handle)

    def synchronize(self) -> None:
        """Sleep, while other threads run, until the stream reaches the mark."""
        with self._guard as driver:
            driver.wait_for_event(self.handle)

    def seconds_since(self, earlier: Event) -> float:
        """Return the device's time between two marks that were reached; both made with timing=True."""
        with self._guard as driver:
            return driver.seconds_between(earlier.handle, self.handle)

    def _free(self, driver: Driver, handle: Any) -> None:
        driver.free_event(handle)


class Kernel(DeviceRef):
    """A function of the GPU."""

    _what = "kernel"

    def __init__(self, guard: Guard, handle: Any, shared_bytes: int = 0) -> None:
        super().__init__(guard, handle)
        self._shared_bytes: Final = shared_bytes

    @property
    def registers(self) -> int:
        """Registers of a thread."""
        with self._guard as driver:
            return driver.registers(self.handle)

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block, static and dynamic, without the system's share."""
        with self._guard as driver:
            return driver.static_shared(self.handle) + self._shared_bytes

    def launch(self, grid: int, block: int, *arguments: Argument, stream: Stream | None = None) -> None:
        """Enqueue `grid` blocks of `block` threads; returns at once.

        Arguments are NumPy scalars of the parameter's exact type, buffers (their address), None (a null
        pointer), or arrays, which are passed by value as a struct of that many members.

        Raises TypeError for anything else, DeviceError where the device refuses.
        """
        values = _flat(arguments)
        with self._guard as driver:
            driver.launch(self.handle, grid, block, self._shared_bytes, stream and stream.handle, values)


def _flat(arguments: tuple[Argument, ...]) -> list[np.generic]:
    values: list[np.generic] = []
    for place, argument in enumerate(arguments):
        if isinstance(argument, DeviceBuffer):
            values.append(argument.pointer())
        elif isinstance(argument, np.generic):
            values.append(argument)
        elif isinstance(argument, np.ndarray):
            values.extend(argument.reshape(-1))
        elif argument is None:
            values.append(np.uint64(0))
        else:
            raise TypeError(f"Argument {place} of a kernel is {type(argument).__name__}, not a NumPy scalar.")
    return values
