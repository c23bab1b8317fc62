"""The driver's calls through PyCUDA."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.driver import Driver
from swathe.core.cuda.libcuda import DriverCallError, load_libcuda


class PycudaDriver(Driver):
    """`Driver` by PyCUDA, which frees an object when the last reference to it goes."""

    package = "pycuda"
    module = "pycuda"
    label = "PyCUDA"

    def __init__(self) -> None:
        import pycuda.driver

        self._cuda = pycuda.driver
        self.version = getattr(pycuda, "VERSION_TEXT", "")
        self.failures = (pycuda.driver.Error, DriverCallError)
        flags = pycuda.driver.event_flags
        self._waits_sleep = flags.BLOCKING_SYNC
        self._no_timing = flags.BLOCKING_SYNC | flags.DISABLE_TIMING

    def enter(self, index: int) -> None:
        """Retain the context through `libcuda` first.

        PyCUDA creates and destroys contexts while it holds the GIL, so that windows freeze for tenths of a
        second. With that reference the context exists before and after PyCUDA uses it.
        """
        self._library = load_libcuda()
        self._library.initialize()
        self._cuda.init()
        with contextlib.ExitStack() as undo:
            release = self._library.retain_primary_context(index)
            undo.callback(release)
            self._context = self._cuda.Device(index).retain_primary_context()
            undo.callback(self._detach)
            self._context.push()
            undo.pop_all()
        self._release: Callable[[], None] = release

    def leave(self) -> None:
        """Release PyCUDA's reference, and then the other."""
        with contextlib.ExitStack() as steps:
            steps.callback(self._release)
            steps.callback(self._detach)
            steps.callback(self._cuda.Context.pop)

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

    def memory(self) -> tuple[int, int]:
        free, total = self._cuda.mem_get_info()
        return int(free), int(total)

    def synchronize(self) -> None:
        self._cuda.Context.synchronize()

    def load(self, image: bytes) -> Any:
        return self._cuda.module_from_buffer(image)

    def unload(self, module: Any) -> None:
        """Do nothing: the last reference does."""

    def function(self, module: Any, entry: str) -> Any:
        return module.get_function(entry)

    def allow_shared(self, function: Any, n_bytes: int) -> None:
        function.set_attribute(self._cuda.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, n_bytes)

    def registers(self, function: Any) -> int:
        return int(function.num_regs)

    def static_shared(self, function: Any) -> int:
        return int(function.shared_size_bytes)

    def launch(
        self, function: Any, grid: int, block: int, shared: int, stream: Any, values: Sequence[np.generic]
    ) -> None:
        function(*values, grid=(grid, 1), block=(block, 1, 1), stream=stream, shared=shared)

    def stream(self) -> Any:
        return self._cuda.Stream()

    def stream_done(self, stream: Any) -> bool:
        return bool(stream.is_done())

    def wait_for_stream(self, stream: Any) -> None:
        stream.synchronize()

    def stream_waits(self, stream: Any, event: Any) -> None:
        stream.wait_for_event(event)

    def free_stream(self, stream: Any) -> None:
        """Do nothing: the last reference does."""

    def event(self, *, timing: bool) -> Any:
        return self._cuda.Event(self._waits_sleep if timing else self._no_timing)

    def record(self, event: Any, stream: Any) -> None:
        event.record(stream)

    def event_done(self, event: Any) -> bool:
        return bool(event.query())

    def wait_for_event(self, event: Any) -> None:
        event.synchronize()

    def seconds_between(self, begin: Any, end: Any) -> float:
        return float(end.time_since(begin)) / 1000

    def free_event(self, event: Any) -> None:
        """Do nothing: the last reference does."""

    def allocate(self, n_bytes: int) -> Any:
        return self._cuda.mem_alloc(n_bytes)

    def free(self, allocation: Any) -> None:
        allocation.free()

    def pin(self, n_bytes: int) -> NDArray[np.uint8]:
        memory: NDArray[np.uint8] = self._cuda.pagelocked_empty(n_bytes, np.dtype(np.uint8))
        return memory

    def unpin(self, memory: NDArray[np.uint8]) -> None:
        memory.base.free()  # type: ignore[union-attr]  # PyCUDA's allocation

    def upload(self, address: int, array: NDArray[Any], stream: Any) -> None:
        if stream is None:
            self._cuda.memcpy_htod(address, array)
        else:
            self._cuda.memcpy_htod_async(address, array, stream)

    def download(self, array: NDArray[Any], address: int, stream: Any) -> None:
        if stream is None:
            self._cuda.memcpy_dtoh(array, address)
        else:
            self._cuda.memcpy_dtoh_async(array, address, stream)

    def clear(self, address: int, n_bytes: int, stream: Any) -> None:
        self._cuda.memset_d8_async(address, 0, n_bytes, stream)
