"""What a session asks of NVIDIA's driver. PyCUDA and cuda-bindings each answer it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray


class Driver(ABC):
    """The driver's calls, for one device and one thread.

    Made by the constructor where the library is there; ImportError where it is not. Nothing is called before
    `enter`, and after `leave` only what frees, which then does nothing: the driver frees everything with the
    context.

    Modules, functions, streams and events are whatever objects the library has for them, an allocation is one
    whose `int` is its address. All calls leave the interpreter free for other threads while the driver works,
    unless they say otherwise.

    Attributes
    ----------
    package : the library, as it is installed; users choose it by this name
    module : the library, as it is imported
    label : the library in words
    version : of the library, '' where it does not say
    failures : what its calls raise where the driver fails
    """

    package: ClassVar[str]
    module: ClassVar[str]
    label: ClassVar[str]
    version: str
    failures: tuple[type[Exception], ...]

    @abstractmethod
    def enter(self, index: int) -> None:
        """Start the driver and make a device's primary context current; where that fails, nothing is left."""

    @abstractmethod
    def leave(self) -> None:
        """Let go of the context, and leave nothing on this thread's stack, also where a step fails."""

    @abstractmethod
    def memory(self) -> tuple[int, int]:
        """Return the device's free and whole memory, in bytes."""

    @abstractmethod
    def synchronize(self) -> None:
        """Wait for everything enqueued on the device."""

    @abstractmethod
    def load(self, image: bytes) -> Any:
        """Load machine code, a cubin, as a module."""

    @abstractmethod
    def unload(self, module: Any) -> None:
        """Unload a module, whose functions are used no more."""

    @abstractmethod
    def function(self, module: Any, entry: str) -> Any:
        """Return a function of a module."""

    @abstractmethod
    def allow_shared(self, function: Any, n_bytes: int) -> None:
        """Let a function's blocks have `n_bytes` of dynamic shared memory."""

    @abstractmethod
    def registers(self, function: Any) -> int:
        """Return the registers of a thread."""

    @abstractmethod
    def static_shared(self, function: Any) -> int:
        """Return the static shared memory of a block, in bytes."""

    @abstractmethod
    def launch(
        self, function: Any, grid: int, block: int, shared: int, stream: Any, values: Sequence[np.generic]
    ) -> None:
        """Enqueue `grid` blocks of `block` threads with `shared` bytes each.

        stream : None is the default stream
        values : the arguments, of the parameters' exact types; members of structs one by one
        """

    @abstractmethod
    def stream(self) -> Any:
        """Return a new stream, which waits for the default stream, and it for this."""

    @abstractmethod
    def stream_done(self, stream: Any) -> bool:
        """Whether everything enqueued on a stream is done."""

    @abstractmethod
    def wait_for_stream(self, stream: Any) -> None:
        """Wait for everything enqueued on a stream."""

    @abstractmethod
    def stream_waits(self, stream: Any, event: Any) -> None:
        """Let what is enqueued on a stream from now on wait for an event."""

    @abstractmethod
    def free_stream(self, stream: Any) -> None:
        """Free a stream."""

    @abstractmethod
    def event(self, *, timing: bool) -> Any:
        """Return a new event, whose waits sleep."""

    @abstractmethod
    def record(self, event: Any, stream: Any) -> None:
        """Enqueue an event on a stream."""

    @abstractmethod
    def event_done(self, event: Any) -> bool:
        """Whether the stream reached an event."""

    @abstractmethod
    def wait_for_event(self, event: Any) -> None:
        """Sleep until the stream reaches an event."""

    @abstractmethod
    def seconds_between(self, begin: Any, end: Any) -> float:
        """Return the device's time between two events with `timing` that were reached."""

    @abstractmethod
    def free_event(self, event: Any) -> None:
        """Free an event."""

    @abstractmethod
    def allocate(self, n_bytes: int) -> Any:
        """Allocate device memory, at least one byte."""

    @abstractmethod
    def free(self, allocation: Any) -> None:
        """Free device memory, after the work enqueued before; PyCUDA holds the interpreter meanwhile."""

    @abstractmethod
    def pin(self, n_bytes: int) -> NDArray[np.uint8]:
        """Allocate page-locked host memory, at least one byte; PyCUDA holds the interpreter meanwhile."""

    @abstractmethod
    def unpin(self, memory: NDArray[np.uint8]) -> None:
        """Free what `pin` returned."""

    @abstractmethod
    def upload(self, address: int, array: NDArray[Any], stream: Any) -> None:
        """Copy a contiguous array to the device; with a stream, only enqueue it."""

    @abstractmethod
    def download(self, array: NDArray[Any], address: int, stream: Any) -> None:
        """Fill a contiguous array from the device; with a stream, only enqueue it."""

    @abstractmethod
    def clear(self, address: int, n_bytes: int, stream: Any) -> None:
        """Enqueue filling device memory with zeros."""
