"""One GPU in use by one thread: its context, and everything it holds there."""

from __future__ import annotations

import contextlib
import logging
import warnings
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from swathe.core.cuda import compiler
from swathe.core.cuda.devices import Device
from swathe.core.cuda.errors import translate
from swathe.core.cuda.guard import Guard
from swathe.core.cuda.launch import DeviceBuffer, DeviceRef, Event, Kernel, PinnedBuffer, Stream
from swathe.core.cuda.libcuda import Driver, DriverCallError, load_driver
from swathe.core.errors import DeviceError, DeviceMemoryError

_log = logging.getLogger(__name__)

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
        self._driver: Final = _pycuda()
        self._modules: dict[tuple[str, tuple[tuple[str, int | str], ...]], Any] = {}
        self._kernels: dict[tuple[Any, str, int], Kernel] = {}
        self._most_shared: dict[tuple[Any, str], int] = {}
        self._registered: list[DeviceRef] = []
        self._guard = Guard(device, self._driver)
        if self._driver.Context.get_current() is not None:
            raise RuntimeError("This thread has a GPU open already; close that session first.")
        with contextlib.ExitStack() as undo, self._guard:
            self._library = _libcuda()
            self._library.initialize()
            self._cuda_version = self._library.version()
            self._driver.init()
            release = self._library.retain_primary_context(device.index)
            undo.callback(release)
            self._context = self._driver.Device(device.index).retain_primary_context()
            undo.callback(self._detach)
            self._context.push()
            undo.pop_all()
            self._release: Callable[[], None] = release

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
        with self._guard:
            return int(self._driver.mem_get_info()[0])

    def total_bytes(self) -> int:
        """Return the device's whole memory."""
        with self._guard:
            return int(self._driver.mem_get_info()[1])

    def kernel(
        self, source: str, defines: Mapping[str, int | str], entry: str, shared_bytes: int = 0
    ) -> Kernel:
        """Return the function `entry` of kernels/`source`, compiled for this device with these macros.

        Compiled and loaded once a session; blocks have `shared_bytes` of dynamic shared memory.
        """
        build = (source, tuple(sorted(defines.items())))
        with self._guard:
            if (build, entry, shared_bytes) not in self._kernels:
                if build not in self._modules:
                    image = compiler.cubin(
                        source, defines, self.device.capability, cuda_version=self._cuda_version
                    )
                    self._modules[build] = self._driver.module_from_buffer(image)
                function = self._modules[build].get_function(entry)
                if shared_bytes > self._most_shared.get((build, entry), 0):
                    self._most_shared[build, entry] = shared_bytes
                    attribute = self._driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES
                    function.set_attribute(attribute, shared_bytes)
                kernel = self._register(Kernel(self._guard, function, shared_bytes))
                self._kernels[build, entry, shared_bytes] = kernel
            return self._kernels[build, entry, shared_bytes]

    def stream(self) -> Stream:
        """Return a new stream; it waits for copies that name none, and they for it."""
        with self._guard:
            return self._register(Stream(self._guard, self._driver.Stream()))

    def event(self, *, timing: bool = False) -> Event:
        """Return a new event, whose waits sleep; with `timing` the device records when it reaches it."""
        flags = self._driver.event_flags
        flag = flags.BLOCKING_SYNC if timing else flags.BLOCKING_SYNC | flags.DISABLE_TIMING
        with self._guard:
            return self._register(Event(self._guard, self._driver.Event(flag)))

    def buffer(self, n_bytes: int) -> DeviceBuffer:
        """Allocate device memory; DeviceMemoryError has the bytes requested and free."""
        with self._guard:
            try:
                allocation = self._driver.mem_alloc(max(n_bytes, 1))
            except self._driver.MemoryError as error:
                free = int(self._driver.mem_get_info()[0])
                raise translate(error, self.device, asked=n_bytes, free=free) from error
            return self._register(DeviceBuffer(self._guard, allocation, n_bytes))

    def pinned(self, shape: int | tuple[int, ...], dtype: DTypeLike) -> PinnedBuffer:
        """Allocate page-locked host memory, uninitialised.

        This holds the GIL for about 0.3 ms a MiB: allocate several buffers of at most 64 MiB each.
        """
        with self._guard:
            try:
                array = self._driver.pagelocked_empty(shape, np.dtype(dtype))
            except self._driver.MemoryError as error:
                n_bytes = int(np.prod(shape)) * np.dtype(dtype).itemsize
                raise DeviceMemoryError(
                    f"This computer has no {n_bytes / (1 << 20):,.0f} MiB of memory for copies to a GPU.",
                    "Close other programs.",
                    asked=n_bytes,
                ) from error
            return self._register(PinnedBuffer(self._guard, array))

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
            with self._guard:
                if stream is None:
                    self._driver.memcpy_htod(to, array)
                else:
                    self._driver.memcpy_htod_async(to, array, stream.handle)

    def download(
        self, array: NDArray[Any], buffer: DeviceBuffer, stream: Stream | None = None, *, offset: int = 0
    ) -> None:
        """Fill a contiguous array from `offset` bytes into a buffer; with a stream it is only enqueued."""
        _check_room(buffer, array, offset)
        if array.nbytes:
            source = int(buffer.pointer(offset))
            with self._guard:
                if stream is None:
                    self._driver.memcpy_dtoh(array, source)
                else:
                    self._driver.memcpy_dtoh_async(array, source, stream.handle)

    def clear(self, buffer: DeviceBuffer, stream: Stream) -> None:
        """Enqueue filling a buffer with zeros."""
        to = int(buffer.pointer())
        if buffer.n_bytes:
            with self._guard:
                self._driver.memset_d8_async(to, 0, buffer.n_bytes, stream.handle)

    def free(self, *held: DeviceRef) -> None:
        """Free buffers, streams or events of this session before it closes; freeing twice is harmless."""
        with self._guard:
            for item in held:
                item.free_now()
                if item in self._registered:
                    self._registered.remove(item)

    def synchronize(self) -> None:
        """Wait for all work enqueued on the device, while other threads run."""
        with self._guard:
            self._driver.Context.synchronize()

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
        if self._guard.broken:
            # PyCUDA frees nothing of a context that it has released; the driver frees it all with the
            # context.
            self._leave()
            self._free_all()
        else:
            self._free_all()
            self._leave()
        self._attempt(self._release)

    def _register(self, item: _H) -> _H:
        self._registered.append(item)
        return item

    def _free_all(self) -> None:
        while self._registered:
            self._attempt(self._registered.pop().free_now)
        self._kernels.clear()
        self._modules.clear()

    def _leave(self) -> None:
        self._attempt(self._driver.Context.pop)
        self._attempt(self._detach)

    def _detach(self) -> None:
        """Drop PyCUDA's reference, which leaves the context on the driver's stack of this thread."""
        before = self._current_context()
        self._context.detach()
        if self._current_context() != before:
            self._library.pop_context()

    def _current_context(self) -> int | None:
        try:
            return self._library.current_context()
        except DriverCallError:  # an error of an earlier launch, reported here
            return None

    def _attempt(self, action: Callable[[], None]) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                action()
            except (self._driver.Error, DriverCallError, DeviceError) as error:
                _log.warning("Closing %s: %s", self.device.name, error)


def _check_room(buffer: DeviceBuffer, array: NDArray[Any], offset: int) -> None:
    if offset < 0 or offset + array.nbytes > buffer.n_bytes:
        raise ValueError(f"{array.nbytes} bytes at {offset} do not fit a buffer of {buffer.n_bytes} bytes.")


def _libcuda() -> Driver:
    try:
        return load_driver()
    except OSError as error:
        raise DeviceError("No NVIDIA driver was found.", "Choose the CPU engine.") from error


def _pycuda() -> Any:
    try:
        import pycuda.driver
    except ImportError as error:
        raise DeviceError(
            f"PyCUDA cannot be loaded: {error}.",
            "Install it (conda install -c conda-forge pycuda), or choose the CPU engine.",
        ) from error
    return pycuda.driver
