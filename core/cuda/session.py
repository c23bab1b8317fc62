"""One GPU in use by one thread: its context, and everything it holds there."""

from __future__ import annotations

import logging
import threading
import warnings
from collections.abc import Callable, Mapping
from functools import partial
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from swathe.core.cuda import compiler
from swathe.core.cuda.devices import Device
from swathe.core.cuda.drivers import open_driver
from swathe.core.cuda.errors import is_out_of_memory, translate
from swathe.core.cuda.guard import Guard
from swathe.core.cuda.launch import DeviceBuffer, DeviceRef, Event, Kernel, PinnedBuffer, Stream
from swathe.core.cuda.libcuda import Libcuda, load_libcuda
from swathe.core.errors import DeviceError, DeviceMemoryError

_log = logging.getLogger(__name__)
_thread = threading.local()
"""`open` is whether a session of the thread is."""

_H = TypeVar("_H", bound=DeviceRef)


class Session:
    """Hold a GPU's primary context in the thread that makes this, until `close`.

    Everything made by a session is freed by `close`, also after an error, and not used afterwards. All
    methods are called from the thread that opened it, `close` as well. A thread has one session at a time:
    RuntimeError otherwise, a programming error.

    Raises
    ------
    DeviceError
        where the device cannot be opened, from the constructor; where it fails, from every method
    DeviceMemoryError
        where its memory does not suffice
    KernelBuildError
        where a kernel cannot be compiled or loaded
    """

    def __init__(self, device: Device) -> None:
        self.device: Final = device
        if getattr(_thread, "open", False):
            raise RuntimeError("This thread has a GPU open already; close that session first.")
        library = _libcuda()
        self._driver: Final = open_driver()
        self._modules: dict[tuple[str, tuple[tuple[str, int | str], ...]], Any] = {}
        self._asked_ahead: set[tuple[str, tuple[tuple[str, int | str], ...]]] = set()
        self._kernels: dict[tuple[Any, str, int], Kernel] = {}
        self._most_shared: dict[tuple[Any, str], int] = {}
        self._registered: list[DeviceRef] = []
        self._guard = Guard(device, self._driver)
        with self._guard:
            self._cuda_version = library.version()
            self._driver.enter(device.index)
        _thread.open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    @property
    def broken(self) -> bool:
        """Whether the device failed so that only `close` is left."""
        return self._guard.broken

    def free_bytes(self) -> int:
        """Return the free memory of the device, in bytes; other programs use some, too."""
        with self._guard as driver:
            return driver.memory()[0]

    def total_bytes(self) -> int:
        """Return the device's whole memory."""
        with self._guard as driver:
            return driver.memory()[1]

    def kernel(
        self, source: str, defines: Mapping[str, int | str], entry: str, shared_bytes: int = 0
    ) -> Kernel:
        """Return the function `entry` of kernels/`source`, compiled for this device with these macros.

        Compiled and loaded once a session; blocks have `shared_bytes` of dynamic shared memory.
        """
        build = (source, tuple(sorted(defines.items())))
        with self._guard as driver:
            if (build, entry, shared_bytes) not in self._kernels:
                if build not in self._modules:
                    image = compiler.cubin(
                        source, defines, self.device.capability, cuda_version=self._cuda_version
                    )
                    self._modules[build] = driver.load(image)
                function = driver.function(self._modules[build], entry)
                if shared_bytes > self._most_shared.get((build, entry), 0):
                    self._most_shared[build, entry] = shared_bytes
                    driver.allow_shared(function, shared_bytes)
                kernel = self._register(Kernel(self._guard, function, shared_bytes))
                self._kernels[build, entry, shared_bytes] = kernel
            return self._kernels[build, entry, shared_bytes]

    def compile_ahead(self, *builds: tuple[str, Mapping[str, int | str]]) -> None:
        """Begin to compile sources with their macros, in other threads; `kernel` waits for what it needs."""
        asked = {(source, tuple(sorted(defines.items()))) for source, defines in builds}
        wanted = asked - self._asked_ahead
        self._asked_ahead |= wanted
        missing = [(source, dict(defines)) for source, defines in wanted - self._modules.keys()]
        compiler.compile_ahead(missing, self.device.capability, cuda_version=self._cuda_version)

    def stream(self) -> Stream:
        """Return a new stream; it waits for copies that name none, and they for it."""
        with self._guard as driver:
            return self._register(Stream(self._guard, driver.stream()))

    def event(self, *, timing: bool = False) -> Event:
        """Return a new event, whose waits sleep; with `timing` the device records when it reaches it."""
        with self._guard as driver:
            return self._register(Event(self._guard, driver.event(timing=timing)))

    def buffer(self, n_bytes: int) -> DeviceBuffer:
        """Allocate device memory; DeviceMemoryError has the bytes requested and free."""
        with self._guard as driver:
            try:
                allocation = driver.allocate(max(n_bytes, 1))
            except driver.failures as error:
                if not is_out_of_memory(error):
                    raise
                free, _ = driver.memory()
                raise translate(error, self.device, asked=n_bytes, free=free) from error
            return self._register(DeviceBuffer(self._guard, allocation, n_bytes))

    def pinned(self, shape: int | tuple[int, ...], dtype: DTypeLike) -> PinnedBuffer:
        """Allocate page-locked host memory, uninitialised.

        PyCUDA holds the GIL for about 0.3 ms a MiB: allocate several buffers of at most 64 MiB each.
        """
        kind = np.dtype(dtype)
        n_bytes = int(np.prod(shape)) * kind.itemsize
        with self._guard as driver:
            try:
                memory = driver.pin(max(n_bytes, 1))
            except driver.failures as error:
                if not is_out_of_memory(error):
                    raise
                raise DeviceMemoryError(
                    f"This computer has no {n_bytes / (1 << 20):,.0f} MiB of memory for copies to a GPU.",
                    "Close other programs.",
                    asked=n_bytes,
                ) from error
            return self._register(PinnedBuffer(self._guard, memory, shape, kind))

    def upload(
        self, buffer: DeviceBuffer, array: NDArray[Any], stream: Stream | None = None, *, offset: int = 0
    ) -> None:
        """Copy a contiguous array to `offset` bytes into a buffer.

        With a stream the copy is only enqueued: the array must not change until the stream has got there, and
        must be pinned for the copy to run concurrently with the processor.
        """
        _check_room(buffer, array, offset)
        if array.nbytes:
            to = int(buffer.pointer(offset))
            with self._guard as driver:
                driver.upload(to, array, stream and stream.handle)

    def download(
        self, array: NDArray[Any], buffer: DeviceBuffer, stream: Stream | None = None, *, offset: int = 0
    ) -> None:
        """Fill a contiguous array from `offset` bytes into a buffer; with a stream it is only enqueued."""
        _check_room(buffer, array, offset)
        if array.nbytes:
            source = int(buffer.pointer(offset))
            with self._guard as driver:
                driver.download(array, source, stream and stream.handle)

    def clear(self, buffer: DeviceBuffer, stream: Stream) -> None:
        """Enqueue filling a buffer with zeros."""
        to = int(buffer.pointer())
        if buffer.n_bytes:
            with self._guard as driver:
                driver.clear(to, buffer.n_bytes, stream.handle)

    def free(self, *held: DeviceRef) -> None:
        """Free buffers, streams or events of this session before it closes; freeing twice is harmless."""
        with self._guard as driver:
            for item in held:
                item.free_now(driver)
                if item in self._registered:
                    self._registered.remove(item)

    def synchronize(self) -> None:
        """Wait for all work enqueued on the device, while other threads run."""
        with self._guard as driver:
            driver.synchronize()

    def close(self) -> None:
        """Free everything and release the device; does nothing the second time.

        Raises nothing, even when the device failed before: that was reported where it happened. RuntimeError
        from another thread than the session's, which is a programming error.
        """
        self._guard.check_thread()
        if self._guard.closed:
            return
        if not self._guard.broken:
            self._attempt(self.synchronize)
        self._guard.closed = True
        _thread.open = False
        if self._guard.broken:
            # Every free would fail: the driver frees it all with the context.
            self._attempt(self._driver.leave)
            self._free_all()
        else:
            self._free_all()
            self._attempt(self._driver.leave)

    def _register(self, item: _H) -> _H:
        self._registered.append(item)
        return item

    def _free_all(self) -> None:
        while self._registered:
            item = self._registered.pop()
            self._attempt(partial(item.free_now, self._driver))
        self._kernels.clear()
        while self._modules:
            _, module = self._modules.popitem()
            self._attempt(partial(self._driver.unload, module))

    def _attempt(self, action: Callable[[], None]) -> None:
        expected: tuple[type[Exception], ...] = (*self._driver.failures, DeviceError)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                action()
            except expected as error:
                _log.warning("Closing %s: %s", self.device.name, error)


def _check_room(buffer: DeviceBuffer, array: NDArray[Any], offset: int) -> None:
    if offset < 0 or offset + array.nbytes > buffer.n_bytes:
        raise ValueError(f"{array.nbytes} bytes at {offset} do not fit a buffer of {buffer.n_bytes} bytes.")


def _libcuda() -> Libcuda:
    try:
        return load_libcuda()
    except OSError as error:
        raise DeviceError("No NVIDIA driver was found.", "Choose the CPU engine.") from error
