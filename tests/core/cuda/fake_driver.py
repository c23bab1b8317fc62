"""NVIDIA's driver without a GPU: `core.cuda.driver.Driver` itself, and the two libraries that call it.

All three stand on one `Machine`, whose device memory is the host's, and whose streams do everything at once.
"""

from __future__ import annotations

import ctypes
import itertools
import struct
import sys
import threading
import types
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from swathe.core.cuda.driver import Driver
from swathe.core.cuda.libcuda import DriverCallError
from tests.core.cuda.fake_cuda import FakeGpu, FakeLibrary

CONTEXT = 7
WORDS = {
    1: "invalid argument",
    2: "out of memory",
    46: "CUDA-capable device(s) is/are busy or unavailable",
    101: "invalid device ordinal",
    200: "device kernel image is invalid",
    201: "invalid device context",
    400: "invalid resource handle",
    700: "an illegal memory access was encountered",
    719: "unspecified launch failure",
}
CUBIN = b"\x7fELF fake cubin"


@dataclass
class Launch:
    """A launch as the driver gets it."""

    entry: str
    grid: int
    block: int
    shared: int
    stream: int
    arguments: bytes


class RefusedError(Exception):
    """A call that fails, by its code."""

    def __init__(self, call: str, code: int) -> None:
        super().__init__(call, code)
        self.call, self.code = call, code


@dataclass
class Machine:
    """One GPU and what is alive on it.

    fail : codes, by the calls that return them
    """

    free: int = 100 << 20
    fail: dict[str, int] = field(default_factory=dict)
    launches: list[Launch] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.library = FakeLibrary(FakeGpu())
        self.memory: dict[int, Any] = {}
        self.pinned: dict[int, Any] = {}
        self.handles: dict[int, str] = {}
        """Streams, events, modules and functions, by their kind."""
        self.most_shared: dict[int, int] = {}
        self.event_flags: dict[int, int] = {}
        self._numbers = itertools.count(0x1000, 0x10)
        self._threads = threading.local()
        self.not_ready: set[int] = set()

    @property
    def stack(self) -> list[int]:
        """Contexts of this thread."""
        if not hasattr(self._threads, "stack"):
            self._threads.stack = []
        return self._threads.stack

    def nothing_left(self) -> bool:
        kinds = {kind for kind in self.handles.values() if kind in ("stream", "event", "module")}
        return not (self.memory or self.pinned or kinds or self.stack or self.library.retained)

    def enter(self, call: str, *, context: bool = True) -> None:
        """Refuse a call that is to fail, or that needs a context where there is none."""
        if call in self.fail:
            raise RefusedError(call, self.fail[call])
        if context and not self.stack:
            raise RefusedError(call, 201)

    def retain(self, index: int) -> int:
        self.enter("cuDeviceGet", context=False)
        if index >= len(self.library.gpus):
            raise RefusedError("cuDeviceGet", 101)
        self.enter("cuDevicePrimaryCtxRetain", context=False)
        self.library.retained += 1
        return CONTEXT

    def push(self) -> None:
        self.enter("cuCtxPushCurrent", context=False)
        self.stack.append(CONTEXT)

    def pop(self) -> None:
        self.enter("cuCtxPopCurrent")
        self.stack.pop()

    def make(self, call: str, kind: str) -> int:
        self.enter(call)
        number = next(self._numbers)
        self.handles[number] = kind
        return number

    def use(self, call: str, kind: str, number: int) -> None:
        self.enter(call)
        if self.handles.get(number, "").partition(" ")[0] != kind:
            raise RefusedError(call, 400)

    def drop(self, call: str, kind: str, number: int) -> None:
        self.use(call, kind, number)
        del self.handles[number]

    def allocate(self, n_bytes: int) -> int:
        self.enter("cuMemAlloc")
        if n_bytes > self.free:
            raise RefusedError("cuMemAlloc", 2)
        assert n_bytes > 0
        self.free -= n_bytes
        memory = ctypes.create_string_buffer(n_bytes)
        self.memory[ctypes.addressof(memory)] = memory
        return ctypes.addressof(memory)

    def release(self, address: int) -> None:
        self.enter("cuMemFree")
        self.free += len(self.memory.pop(address))

    def pin(self, n_bytes: int) -> int:
        self.enter("cuMemHostAlloc")
        assert n_bytes > 0
        memory = ctypes.create_string_buffer(n_bytes)
        self.pinned[ctypes.addressof(memory)] = memory
        return ctypes.addressof(memory)

    def unpin(self, address: int) -> None:
        self.enter("cuMemFreeHost")
        del self.pinned[address]

    def copy(self, call: str, to: int, source: int, n_bytes: int) -> None:
        self.enter(call)
        ctypes.memmove(to, source, n_bytes)

    def load(self, image: bytes) -> int:
        self.enter("cuModuleLoadData")
        if not image.startswith(b"\x7fELF"):
            raise RefusedError("cuModuleLoadData", 200)
        return self.make("cuModuleLoadData", "module")

    def function(self, module: int, entry: str) -> int:
        self.use("cuModuleGetFunction", "module", module)
        return self.make("cuModuleGetFunction", f"function {entry}")

    def launch(self, function: int, grid: int, block: int, shared: int, stream: int, data: bytes) -> None:
        self.use("cuLaunchKernel", "function", function)
        if stream:
            self.use("cuLaunchKernel", "stream", stream)
        entry = self.handles[function].partition(" ")[2]
        self.launches.append(Launch(entry, grid, block, shared, stream, data))


class FakeDriver(Driver):
    """The interface itself; what fails raises DriverCallError."""

    package = module = label = "fake"
    failures = (DriverCallError,)

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.entered = False

    def _failing(self, call: str) -> None:
        if call in self.machine.fail:
            code = self.machine.fail[call]
            raise DriverCallError(call, code, WORDS[code])

    def enter(self, index: int) -> None:
        try:
            self.machine.retain(index)
            try:
                self.machine.push()
            except RefusedError:
                self.machine.library.retained -= 1
                raise
        except RefusedError as error:
            raise DriverCallError(error.call, error.code, WORDS[error.code]) from error
        self.entered = True

    def leave(self) -> None:
        self.entered = False
        self.machine.stack.pop()
        self.machine.library.retained -= 1

    def memory(self) -> tuple[int, int]:
        return self.machine.free, 100 << 20

    def synchronize(self) -> None:
        self._failing("cuCtxSynchronize")

    def load(self, image: bytes) -> Any:
        return self.machine.load(image)

    def unload(self, module: Any) -> None:
        self._drop("module", module)

    def function(self, module: Any, entry: str) -> Any:
        return self.machine.function(module, entry)

    def allow_shared(self, function: Any, n_bytes: int) -> None:
        self.machine.most_shared[function] = n_bytes

    def registers(self, function: Any) -> int:
        return 40

    def static_shared(self, function: Any) -> int:
        return 1024

    def launch(self, function: Any, grid: int, block: int, shared: int, stream: Any, values: Any) -> None:
        data = b"".join(value.tobytes() for value in values)
        self.machine.launch(function, grid, block, shared, stream or 0, data)

    def stream(self) -> Any:
        return self.machine.make("cuStreamCreate", "stream")

    def stream_done(self, stream: Any) -> bool:
        self._failing("cuStreamQuery")
        return True

    def wait_for_stream(self, stream: Any) -> None:
        self._failing("cuStreamSynchronize")

    def stream_waits(self, stream: Any, event: Any) -> None:
        pass

    def free_stream(self, stream: Any) -> None:
        self._drop("stream", stream)

    def event(self, *, timing: bool) -> Any:
        return self.machine.make("cuEventCreate", "event")

    def record(self, event: Any, stream: Any) -> None:
        pass

    def event_done(self, event: Any) -> bool:
        return True

    def wait_for_event(self, event: Any) -> None:
        pass

    def seconds_between(self, begin: Any, end: Any) -> float:
        return 0.0

    def free_event(self, event: Any) -> None:
        self._drop("event", event)

    def allocate(self, n_bytes: int) -> Any:
        try:
            return self.machine.allocate(n_bytes)
        except RefusedError as error:
            raise DriverCallError(error.call, error.code, WORDS[error.code]) from error

    def free(self, allocation: Any) -> None:
        if self.entered:
            self._failing("cuMemFree")
            self.machine.release(allocation)

    def pin(self, n_bytes: int) -> Any:
        self._failing("cuMemHostAlloc")
        address = self.machine.pin(n_bytes)
        return np.ctypeslib.as_array((ctypes.c_uint8 * n_bytes).from_address(address))

    def unpin(self, memory: Any) -> None:
        if self.entered:
            self.machine.unpin(memory.ctypes.data)

    def upload(self, address: int, array: Any, stream: Any) -> None:
        self.machine.copy("cuMemcpyHtoD", address, array.ctypes.data, array.nbytes)

    def download(self, array: Any, address: int, stream: Any) -> None:
        self.machine.copy("cuMemcpyDtoH", array.ctypes.data, address, array.nbytes)

    def clear(self, address: int, n_bytes: int, stream: Any) -> None:
        ctypes.memset(address, 0, n_bytes)

    def _drop(self, kind: str, number: int) -> None:
        if self.entered:
            self.machine.drop("free", kind, number)


def fake_pycuda(machine: Machine) -> types.ModuleType:
    """Return `pycuda.driver` on a machine: objects that free themselves, exceptions by kind of error."""
    driver = types.ModuleType("pycuda.driver")

    class Error(Exception):
        pass

    kinds = {
        name: type(name, (Error,), {})
        for name in ("MemoryError", "LogicError", "LaunchError", "RuntimeError")
    }
    by_code = {2: "MemoryError", 719: "LaunchError"}

    def guarded(action: Any, *arguments: Any) -> Any:
        try:
            return action(*arguments)
        except RefusedError as error:
            kind = kinds[by_code.get(error.code, "LogicError")]
            raise kind(f"{error.call} failed: {WORDS[error.code]}") from None

    threads = threading.local()

    def contexts() -> list[Any]:
        """PyCUDA's own stack of this thread."""
        if not hasattr(threads, "contexts"):
            threads.contexts = []
        return threads.contexts

    class Context:
        alive = True

        def push(self) -> None:
            guarded(machine.push)
            contexts().append(self)

        @staticmethod
        def pop() -> None:
            contexts().pop()
            machine.stack.pop()

        @staticmethod
        def synchronize() -> None:
            guarded(machine.enter, "cuCtxSynchronize")

        def detach(self) -> None:
            self.alive = False
            machine.stack.append(CONTEXT)  # PyCUDA 2026.1 pushes it to release it, and leaves it there
            machine.library.retained -= 1

    class Device:
        def __init__(self, index: int) -> None:
            self.index = index

        def retain_primary_context(self) -> Context:
            guarded(machine.retain, self.index)
            return Context()

    class Owned:
        """What frees itself, unless its context is gone."""

        call = kind = ""

        def __init__(self, number: int) -> None:
            self.number = number
            self.context = contexts()[-1]

        def __del__(self) -> None:
            if hasattr(self, "context") and self.context.alive and self.number in machine.handles:
                machine.drop(self.call, self.kind, self.number)

    class Stream(Owned):
        call, kind = "cuStreamDestroy", "stream"

        def __init__(self) -> None:
            super().__init__(guarded(machine.make, "cuStreamCreate", "stream"))

        def is_done(self) -> bool:
            guarded(machine.use, "cuStreamQuery", "stream", self.number)
            return self.number not in machine.not_ready

        def synchronize(self) -> None:
            guarded(machine.use, "cuStreamSynchronize", "stream", self.number)

        def wait_for_event(self, event: Any) -> None:
            guarded(machine.use, "cuStreamWaitEvent", "event", event.number)

    class Event(Owned):
        call, kind = "cuEventDestroy", "event"

        def __init__(self, flags: int) -> None:
            super().__init__(guarded(machine.make, "cuEventCreate", "event"))
            machine.event_flags[self.number] = flags

        def record(self, stream: Any) -> None:
            guarded(machine.use, "cuEventRecord", "stream", stream.number)

        def query(self) -> bool:
            guarded(machine.use, "cuEventQuery", "event", self.number)
            return self.number not in machine.not_ready

        def synchronize(self) -> None:
            guarded(machine.use, "cuEventSynchronize", "event", self.number)

        def time_since(self, earlier: Any) -> float:
            guarded(machine.use, "cuEventElapsedTime", "event", earlier.number)
            return float(self.number - earlier.number)

    class Function:
        num_regs, shared_size_bytes = 40, 1024

        def __init__(self, module: Any, entry: str) -> None:
            self.module, self.number = module, guarded(machine.function, module.number, entry)

        def set_attribute(self, attribute: int, value: int) -> None:
            assert attribute == 8
            machine.most_shared[self.number] = value

        def __call__(self, *values: Any, grid: Any, block: Any, stream: Any, shared: int) -> None:
            data = struct.pack("".join(value.dtype.char for value in values), *values)
            number = stream.number if stream is not None else 0
            guarded(machine.launch, self.number, grid[0], block[0], shared, number, data)

    class Module(Owned):
        call, kind = "cuModuleUnload", "module"

        def get_function(self, entry: str) -> Function:
            return Function(self, entry)

    class Allocation:
        def __init__(self, n_bytes: int) -> None:
            self.address = guarded(machine.allocate, n_bytes)
            self.context = contexts()[-1]

        def __int__(self) -> int:
            return self.address

        def free(self) -> None:
            if self.context.alive:
                guarded(machine.release, self.address)

    class Pinned:
        def __init__(self, address: int) -> None:
            self.address, self.context = address, contexts()[-1]

        def free(self) -> None:
            if self.context.alive:
                guarded(machine.unpin, self.address)

    class PinnedArray(np.ndarray):
        """An array whose base is what frees it, as PyCUDA's."""

        pin: Any = None

        @property
        def base(self) -> Any:  # type: ignore[override]
            return self.pin

    def pagelocked_empty(shape: int, dtype: Any) -> Any:
        address = guarded(machine.pin, shape)
        array = np.ctypeslib.as_array((ctypes.c_uint8 * shape).from_address(address)).view(PinnedArray)
        array.pin = Pinned(address)
        return array

    def memcpy_htod(to: int, array: Any) -> None:
        guarded(machine.copy, "cuMemcpyHtoD", to, array.ctypes.data, array.nbytes)

    def memcpy_htod_async(to: int, array: Any, stream: Any) -> None:
        guarded(machine.use, "cuMemcpyHtoDAsync", "stream", stream.number)
        memcpy_htod(to, array)

    def memcpy_dtoh(array: Any, source: int) -> None:
        guarded(machine.copy, "cuMemcpyDtoH", array.ctypes.data, source, array.nbytes)

    def memcpy_dtoh_async(array: Any, source: int, stream: Any) -> None:
        guarded(machine.use, "cuMemcpyDtoHAsync", "stream", stream.number)
        memcpy_dtoh(array, source)

    def memset_d8_async(to: int, value: int, n_bytes: int, stream: Any) -> None:
        guarded(machine.use, "cuMemsetD8Async", "stream", stream.number)
        ctypes.memset(to, value, n_bytes)

    driver.Error = Error
    for name, kind in kinds.items():
        setattr(driver, name, kind)
    for each in (Context, Device, Stream, Event, Module, Function):
        setattr(driver, each.__name__, each)
    driver.init = lambda: None
    driver.event_flags = types.SimpleNamespace(BLOCKING_SYNC=1, DISABLE_TIMING=2)
    driver.function_attribute = types.SimpleNamespace(MAX_DYNAMIC_SHARED_SIZE_BYTES=8)
    driver.module_from_buffer = lambda image: Module(guarded(machine.load, image))
    driver.mem_alloc, driver.mem_get_info = Allocation, lambda: (machine.free, 100 << 20)
    driver.pagelocked_empty = pagelocked_empty
    for each in (memcpy_htod, memcpy_htod_async, memcpy_dtoh, memcpy_dtoh_async, memset_d8_async):
        setattr(driver, each.__name__, each)
    return driver


class FakeBindings(types.ModuleType):
    """`cuda.bindings.driver` on a machine: every call returns a tuple that begins with a code."""

    CU_LAUNCH_PARAM_END, CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE = 0, 1, 2
    CUfunction_attribute = types.SimpleNamespace(
        CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES=1,
        CU_FUNC_ATTRIBUTE_NUM_REGS=4,
        CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES=8,
    )
    CUevent_flags = types.SimpleNamespace(CU_EVENT_BLOCKING_SYNC=1, CU_EVENT_DISABLE_TIMING=2)

    def __init__(self, machine: Machine) -> None:
        super().__init__("cuda.bindings.driver")
        self._machine = machine

    def _call(self, action: Any, *arguments: Any, values: int = 0) -> tuple[Any, ...]:
        try:
            found = action(*arguments)
        except RefusedError as error:
            return (error.code, *[None] * values)
        return (0, found) if values else (0,)

    def cuInit(self, flags: int) -> Any:
        return (0,)

    def cuDeviceGet(self, ordinal: int) -> Any:
        if "cuDeviceGet" in self._machine.fail or ordinal >= len(self._machine.library.gpus):
            return self._machine.fail.get("cuDeviceGet", 101), None
        return 0, ordinal

    def cuDevicePrimaryCtxRetain(self, dev: int) -> Any:
        return self._call(self._machine.retain, dev, values=1)

    def cuDevicePrimaryCtxRelease(self, dev: int) -> Any:
        self._machine.library.retained -= 1
        return (0,)

    def cuCtxPushCurrent(self, ctx: int) -> Any:
        assert ctx == CONTEXT
        return self._call(self._machine.push)

    def cuCtxPopCurrent(self) -> Any:
        return self._call(self._machine.pop, values=1)

    def cuCtxSynchronize(self) -> Any:
        return self._call(self._machine.enter, "cuCtxSynchronize")

    def cuMemGetInfo(self) -> Any:
        return 0, self._machine.free, 100 << 20

    def cuModuleLoadData(self, image: bytes) -> Any:
        return self._call(self._machine.load, image, values=1)

    def cuModuleUnload(self, hmod: int) -> Any:
        return self._call(self._machine.drop, "cuModuleUnload", "module", hmod)

    def cuModuleGetFunction(self, hmod: int, name: bytes) -> Any:
        return self._call(self._machine.function, hmod, name.decode(), values=1)

    def cuFuncSetAttribute(self, hfunc: int, attrib: int, value: int) -> Any:
        assert attrib == 8
        self._machine.most_shared[hfunc] = value
        return (0,)

    def cuFuncGetAttribute(self, attrib: int, hfunc: int) -> Any:
        return 0, {1: 1024, 4: 40}[attrib]

    def cuLaunchKernel(self, f: int, *rest: Any) -> Any:
        gx, gy, gz, bx, by, bz, shared, stream, params, extra = rest
        assert (gy, gz, by, bz, params) == (1, 1, 1, 1, 0)
        words = (ctypes.c_void_p * 5).from_address(extra)
        assert (words[0], words[2], words[4]) == (1, 2, None)
        size = ctypes.c_size_t.from_address(words[3]).value
        data = ctypes.string_at(words[1], size)
        return self._call(self._machine.launch, f, gx, bx, shared, stream or 0, data)

    def cuStreamCreate(self, Flags: int) -> Any:
        assert Flags == 0
        return self._call(self._machine.make, "cuStreamCreate", "stream", values=1)

    def cuStreamQuery(self, hStream: int) -> Any:
        if hStream in self._machine.not_ready:
            return (600,)
        return self._call(self._machine.use, "cuStreamQuery", "stream", hStream)

    def cuStreamSynchronize(self, hStream: int) -> Any:
        return self._call(self._machine.use, "cuStreamSynchronize", "stream", hStream)

    def cuStreamWaitEvent(self, hStream: int, hEvent: int, Flags: int) -> Any:
        return self._call(self._machine.use, "cuStreamWaitEvent", "event", hEvent)

    def cuStreamDestroy(self, hStream: int) -> Any:
        return self._call(self._machine.drop, "cuStreamDestroy", "stream", hStream)

    def cuEventCreate(self, Flags: int) -> Any:
        code, number = self._call(self._machine.make, "cuEventCreate", "event", values=1)
        self._machine.event_flags[number] = Flags
        return code, number

    def cuEventRecord(self, hEvent: int, hStream: int) -> Any:
        return self._call(self._machine.use, "cuEventRecord", "stream", hStream)

    def cuEventQuery(self, hEvent: int) -> Any:
        if hEvent in self._machine.not_ready:
            return (600,)
        return self._call(self._machine.use, "cuEventQuery", "event", hEvent)

    def cuEventSynchronize(self, hEvent: int) -> Any:
        return self._call(self._machine.use, "cuEventSynchronize", "event", hEvent)

    def cuEventElapsedTime(self, hStart: int, hEnd: int) -> Any:
        return 0, float(hEnd - hStart)

    def cuEventDestroy(self, hEvent: int) -> Any:
        return self._call(self._machine.drop, "cuEventDestroy", "event", hEvent)

    def cuMemAlloc(self, bytesize: int) -> Any:
        return self._call(self._machine.allocate, bytesize, values=1)

    def cuMemFree(self, dptr: int) -> Any:
        return self._call(self._machine.release, dptr)

    def cuMemHostAlloc(self, bytesize: int, Flags: int) -> Any:
        return self._call(self._machine.pin, bytesize, values=1)

    def cuMemFreeHost(self, p: int) -> Any:
        return self._call(self._machine.unpin, p)

    def cuMemcpyHtoD(self, dstDevice: int, srcHost: Any, ByteCount: int) -> Any:
        return self._call(self._machine.copy, "cuMemcpyHtoD", dstDevice, srcHost.ctypes.data, ByteCount)

    def cuMemcpyHtoDAsync(self, dstDevice: int, srcHost: Any, ByteCount: int, hStream: int) -> Any:
        used = self._call(self._machine.use, "cuMemcpyHtoDAsync", "stream", hStream)
        return used if used[0] else self.cuMemcpyHtoD(dstDevice, srcHost, ByteCount)

    def cuMemcpyDtoH(self, dstHost: Any, srcDevice: int, ByteCount: int) -> Any:
        return self._call(self._machine.copy, "cuMemcpyDtoH", dstHost.ctypes.data, srcDevice, ByteCount)

    def cuMemcpyDtoHAsync(self, dstHost: Any, srcDevice: int, ByteCount: int, hStream: int) -> Any:
        used = self._call(self._machine.use, "cuMemcpyDtoHAsync", "stream", hStream)
        return used if used[0] else self.cuMemcpyDtoH(dstHost, srcDevice, ByteCount)

    def cuMemsetD8Async(self, dstDevice: int, uc: int, N: int, hStream: int) -> Any:
        used = self._call(self._machine.use, "cuMemsetD8Async", "stream", hStream)
        ctypes.memset(dstDevice, uc, N)
        return used

    def cuGetErrorString(self, error: int) -> Any:
        return (0, WORDS[error].encode()) if error in WORDS else (1, None)


def install(monkeypatch: Any, package: str, machine: Machine, *, alone: bool = True) -> None:
    """Make ``pycuda`` or ``cuda-bindings`` importable as its fake; with `alone`, others not at all."""
    modules = {"pycuda": "pycuda", "cuda-bindings": "cuda.bindings"}
    fakes = {"pycuda": fake_pycuda, "cuda-bindings": FakeBindings}
    for name, module in modules.items():
        if name == package:
            parent, driver = types.ModuleType(module), fakes[name](machine)
            parent.driver = driver
            parent.VERSION_TEXT, parent.__version__ = "2026.1", "13.5.0"
            monkeypatch.setitem(sys.modules, module, parent)
            monkeypatch.setitem(sys.modules, f"{module}.driver", driver)
        elif alone:
            monkeypatch.setitem(sys.modules, f"{module}.driver", None)
            monkeypatch.setitem(sys.modules, module, None)
