"""Streams, events, buffers and kernels of an open GPU: typed wrappers of PyCUDA's, empty after closing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.guard import Guard


class DeviceRef:
    """An object of a session that PyCUDA frees when the last reference to it goes."""

    def __init__(self, guard: Guard, handle: Any) -> None:
        self._guard: Final = guard
        self._handle: Any = handle

    def free_now(self) -> None:
        """Free it; does nothing the second time. The session calls this when it closes."""
        self._handle = None


class DeviceBuffer(DeviceRef):
    """`n_bytes` of a GPU's memory."""

    def __init__(self, guard: Guard, allocation: Any, n_bytes: int) -> None:
        super().__init__(guard, allocation)
        self.n_bytes: Final = n_bytes

    def pointer(self, offset: int = 0) -> np.uint64:
        """Return the address `offset` bytes into the buffer, as kernels take it."""
        if self._handle is None:
            raise RuntimeError("This GPU buffer was freed.")
        return np.uint64(int(self._handle) + offset)

    def free_now(self) -> None:
        """Free the memory, after the device has finished the work enqueued before."""
        if self._handle is not None:
            self._handle.free()
        super().free_now()


class PinnedBuffer(DeviceRef):
    """Page-locked memory of the host, that a GPU copies from and to while the processor does other work."""

    def __init__(self, guard: Guard, array: Any) -> None:
        super().__init__(guard, array)
        self.n_bytes: Final = int(array.nbytes)

    @property
    def array(self) -> NDArray[Any]:
        """The memory as an array; get it anew for each use: it must not outlive the buffer."""
        if self._handle is None:
            raise RuntimeError("This pinned buffer was freed.")
        array: NDArray[Any] = self._handle
        return array

    def free_now(self) -> None:
        """Free the memory; arrays that view it must be gone."""
        if self._handle is not None:
            self._handle.base.free()
        super().free_now()


Argument = np.generic | NDArray[Any] | DeviceBuffer | None
"""The types of a kernel's arguments."""


class Stream(DeviceRef):
    """A queue of copies and launches that a GPU executes in order, concurrently with other streams."""

    @property
    def handle(self) -> Any:
        """PyCUDA's stream."""
        return self._handle

    @property
    def done(self) -> bool:
        """Whether all work enqueued on it is done; never waits. Raises DeviceError if the work failed."""
        with self._guard:
            return bool(self._handle.is_done())

    def synchronize(self) -> None:
        """Wait for all work enqueued on it, while other threads run. Raises DeviceError if it failed."""
        with self._guard:
            self._handle.synchronize()

    def wait_for(self, event: Event) -> None:
        """Execute what is enqueued from now on after `event` of another stream."""
        with self._guard:
            self._handle.wait_for_event(event.handle)


class Event(DeviceRef):
    """A mark in a stream."""

    @property
    def handle(self) -> Any:
        """PyCUDA's event."""
        return self._handle

    def record(self, stream: Stream) -> None:
        """Put the mark after everything enqueued on `stream` so far."""
        with self._guard:
            self._handle.record(stream.handle)

    @property
    def done(self) -> bool:
        """Whether the stream reached the mark; never waits. Raises DeviceError if work before it failed."""
        with self._guard:
            return bool(self._handle.query())

    def synchronize(self) -> None:
        """Sleep, while other threads run, until the stream reaches the mark."""
        with self._guard:
            self._handle.synchronize()

    def seconds_since(self, earlier: Event) -> float:
        """Return the device's time between two marks that were reached; both made with timing=True."""
        with self._guard:
            return float(self._handle.time_since(earlier.handle)) / 1000


class Kernel(DeviceRef):
    """A function of the GPU."""

    def __init__(self, guard: Guard, handle: Any, shared_bytes: int = 0) -> None:
        super().__init__(guard, handle)
        self._shared_bytes: Final = shared_bytes

    @property
    def registers(self) -> int:
        """Registers of a thread."""
        with self._guard:
            return int(self._handle.num_regs)

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block, static and dynamic, without the system's share."""
        with self._guard:
            return int(self._handle.shared_size_bytes) + self._shared_bytes

    def launch(self, grid: int, block: int, *arguments: Argument, stream: Stream | None = None) -> None:
        """Enqueue `grid` blocks of `block` threads; returns at once.

        Arguments are NumPy scalars of the parameter's exact type, buffers (their address), None (a null
        pointer), or arrays, which are passed by value as a struct of that many members.

        Raises TypeError for anything else, DeviceError where the device refuses.
        """
        values = _flat(arguments)
        with self._guard:
            self._handle(
                *values,
                grid=(grid, 1),
                block=(block, 1, 1),
                stream=stream and stream.handle,
                shared=self._shared_bytes,
            )


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
