"""The driver's calls through NVIDIA's own bindings, cuda-bindings."""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.driver import Driver
from swathe.core.cuda.libcuda import DriverCallError

_ARGUMENT_BYTES: Final = 4096
"""The most that the arguments of a kernel take on every GPU."""
_NOT_READY: Final = 600
"""CUDA_ERROR_NOT_READY, which is an answer."""


class BindingsDriver(Driver):
    """`Driver` by `cuda.bindings.driver`, whose calls return a code first.

    The arguments of launches are packed into one buffer, which the driver has copied when a launch returns.
    """

    package = "cuda-bindings"
    module = "cuda.bindings"
    label = "cuda-bindings"
    failures = (DriverCallError,)

    def __init__(self) -> None:
        from cuda.bindings import driver

        self._cuda = driver
        self.version = getattr(sys.modules[self.module], "__version__", "")
        self._device: Any = None
        self._entered = False
        self._arguments = ctypes.create_string_buffer(_ARGUMENT_BYTES)
        self._argument_bytes = ctypes.c_size_t()
        self._layouts: dict[tuple[type[np.generic], ...], struct.Struct] = {}
        self._extra = (ctypes.c_void_p * 5)(
            int(driver.CU_LAUNCH_PARAM_BUFFER_POINTER),
            ctypes.addressof(self._arguments),
            int(driver.CU_LAUNCH_PARAM_BUFFER_SIZE),
            ctypes.addressof(self._argument_bytes),
            int(driver.CU_LAUNCH_PARAM_END),
        )
        self._extra_address = ctypes.addressof(self._extra)
        flags = driver.CUevent_flags
        self._waits_sleep = int(flags.CU_EVENT_BLOCKING_SYNC)
        self._no_timing = self._waits_sleep | int(flags.CU_EVENT_DISABLE_TIMING)

    def enter(self, index: int) -> None:
        self._check("cuInit", self._cuda.cuInit(0))
        device = self._value("cuDeviceGet", self._cuda.cuDeviceGet(index))
        context = self._value("cuDevicePrimaryCtxRetain", self._cuda.cuDevicePrimaryCtxRetain(device))
        try:
            self._check("cuCtxPushCurrent", self._cuda.cuCtxPushCurrent(context))
        except DriverCallError:
            self._cuda.cuDevicePrimaryCtxRelease(device)
            raise
        self._device, self._entered = device, True

    def leave(self) -> None:
        self._entered = False
        popped = self._cuda.cuCtxPopCurrent()
        self._check("cuDevicePrimaryCtxRelease", self._cuda.cuDevicePrimaryCtxRelease(self._device))
        self._value("cuCtxPopCurrent", popped)

    def memory(self) -> tuple[int, int]:
        code, free, total = self._cuda.cuMemGetInfo()
        if code:
            raise self._error("cuMemGetInfo", code)
        return int(free), int(total)

    def synchronize(self) -> None:
        self._check("cuCtxSynchronize", self._cuda.cuCtxSynchronize())

    def load(self, image: bytes) -> Any:
        return self._value("cuModuleLoadData", self._cuda.cuModuleLoadData(image))

    def unload(self, module: Any) -> None:
        if self._entered:
            self._check("cuModuleUnload", self._cuda.cuModuleUnload(module))

    def function(self, module: Any, entry: str) -> Any:
        return self._value("cuModuleGetFunction", self._cuda.cuModuleGetFunction(module, entry.encode()))

    def allow_shared(self, function: Any, n_bytes: int) -> None:
        attribute = self._cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self._check("cuFuncSetAttribute", self._cuda.cuFuncSetAttribute(function, attribute, n_bytes))

    def registers(self, function: Any) -> int:
        return self._attribute(function, self._cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NUM_REGS)

    def static_shared(self, function: Any) -> int:
        return self._attribute(function, self._cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)

    def launch(
        self, function: Any, grid: int, block: int, shared: int, stream: Any, values: Sequence[np.generic]
    ) -> None:
        types = tuple(map(type, values))
        layout = self._layouts.get(types)
        if layout is None:
            layout = self._layouts[types] = struct.Struct("".join(value.dtype.char for value in values))
        layout.pack_into(self._arguments, 0, *values)
        self._argument_bytes.value = layout.size
        (code,) = self._cuda.cuLaunchKernel(
            function, grid, 1, 1, block, 1, 1, shared, stream, 0, self._extra_address
        )
        if code:
            raise self._error("cuLaunchKernel", code)

    def stream(self) -> Any:
        return self._value("cuStreamCreate", self._cuda.cuStreamCreate(0))

    def stream_done(self, stream: Any) -> bool:
        return self._done("cuStreamQuery", self._cuda.cuStreamQuery(stream))

    def wait_for_stream(self, stream: Any) -> None:
        self._check("cuStreamSynchronize", self._cuda.cuStreamSynchronize(stream))

    def stream_waits(self, stream: Any, event: Any) -> None:
        self._check("cuStreamWaitEvent", self._cuda.cuStreamWaitEvent(stream, event, 0))

    def free_stream(self, stream: Any) -> None:
        if self._entered:
            self._check("cuStreamDestroy", self._cuda.cuStreamDestroy(stream))

    def event(self, *, timing: bool) -> Any:
        flags = self._waits_sleep if timing else self._no_timing
        return self._value("cuEventCreate", self._cuda.cuEventCreate(flags))

    def record(self, event: Any, stream: Any) -> None:
        self._check("cuEventRecord", self._cuda.cuEventRecord(event, stream))

    def event_done(self, event: Any) -> bool:
        return self._done("cuEventQuery", self._cuda.cuEventQuery(event))

    def wait_for_event(self, event: Any) -> None:
        self._check("cuEventSynchronize", self._cuda.cuEventSynchronize(event))

    def seconds_between(self, begin: Any, end: Any) -> float:
        return float(self._value("cuEventElapsedTime", self._cuda.cuEventElapsedTime(begin, end))) / 1000

    def free_event(self, event: Any) -> None:
        if self._entered:
            self._check("cuEventDestroy", self._cuda.cuEventDestroy(event))

    def allocate(self, n_bytes: int) -> Any:
        return int(self._value("cuMemAlloc", self._cuda.cuMemAlloc(n_bytes)))

    def free(self, allocation: Any) -> None:
        if self._entered:
            self._check("cuMemFree", self._cuda.cuMemFree(allocation))

    def pin(self, n_bytes: int) -> NDArray[np.uint8]:
        address = int(self._value("cuMemHostAlloc", self._cuda.cuMemHostAlloc(n_bytes, 0)))
        return np.ctypeslib.as_array((ctypes.c_uint8 * n_bytes).from_address(address))

    def unpin(self, memory: NDArray[np.uint8]) -> None:
        if self._entered:
            self._check("cuMemFreeHost", self._cuda.cuMemFreeHost(memory.ctypes.data))

    def upload(self, address: int, array: NDArray[Any], stream: Any) -> None:
        if stream is None:
            self._check("cuMemcpyHtoD", self._cuda.cuMemcpyHtoD(address, array, array.nbytes))
        else:
            asked = self._cuda.cuMemcpyHtoDAsync(address, array, array.nbytes, stream)
            self._check("cuMemcpyHtoDAsync", asked)

    def download(self, array: NDArray[Any], address: int, stream: Any) -> None:
        if stream is None:
            self._check("cuMemcpyDtoH", self._cuda.cuMemcpyDtoH(array, address, array.nbytes))
        else:
            asked = self._cuda.cuMemcpyDtoHAsync(array, address, array.nbytes, stream)
            self._check("cuMemcpyDtoHAsync", asked)

    def clear(self, address: int, n_bytes: int, stream: Any) -> None:
        self._check("cuMemsetD8Async", self._cuda.cuMemsetD8Async(address, 0, n_bytes, stream))

    def _attribute(self, function: Any, attribute: Any) -> int:
        return int(self._value("cuFuncGetAttribute", self._cuda.cuFuncGetAttribute(attribute, function)))

    def _done(self, call: str, returned: tuple[Any]) -> bool:
        (code,) = returned
        if code and int(code) != _NOT_READY:
            raise self._error(call, code)
        return not code

    def _check(self, call: str, returned: tuple[Any]) -> None:
        (code,) = returned
        if code:
            raise self._error(call, code)

    def _value(self, call: str, returned: tuple[Any, Any]) -> Any:
        code, value = returned
        if code:
            raise self._error(call, code)
        return value

    def _error(self, call: str, code: Any) -> DriverCallError:
        unknown, words = self._cuda.cuGetErrorString(code)
        # Not "unknown error": that is an error of the driver's, which ends the context.
        text = "no description" if unknown else words.decode("utf-8", "replace")
        return DriverCallError(call, int(code), text)
