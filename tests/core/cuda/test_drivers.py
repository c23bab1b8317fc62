"""PyCUDA and cuda-bindings keep one contract, and either is found, chosen and named."""

from __future__ import annotations

import inspect
import logging
import re
import struct
import sys
import threading
import types

import numpy as np
import pytest

from swathe.core.cuda import compiler, devices, drivers, libcuda, session
from swathe.core.cuda.driver import Driver
from swathe.core.errors import DeviceError, DeviceMemoryError, KernelBuildError
from tests.core.cuda.fake_driver import CUBIN, FakeBindings, Machine, install
from tests.core.cuda.fake_session import MULTIPROCESSOR

DEVICE = devices.Device(
    0, "NVIDIA H200", "GPU-1", (9, 0), 150 << 30, 132, 60 << 20, 1, "0000:00:00.0", 227 << 10, MULTIPROCESSOR
)
PACKAGES = ("pycuda", "cuda-bindings")


@pytest.fixture(params=PACKAGES)
def machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine where one of the libraries is installed."""
    machine = Machine()
    monkeypatch.delenv(drivers.DRIVER_VARIABLE, raising=False)
    install(monkeypatch, request.param, machine)
    monkeypatch.setattr(session, "load_libcuda", lambda: libcuda.Libcuda(machine.library))
    monkeypatch.setattr("swathe.core.cuda.pycuda_driver.load_libcuda", lambda: Libcuda(machine))
    monkeypatch.setattr(compiler, "cubin", lambda *_, **__: CUBIN)
    return machine


class Libcuda(libcuda.Libcuda):
    """The driver's own library, on the stack of the machine's threads."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine.library)
        self.machine = machine

    def current_context(self) -> int | None:
        return len(self.machine.stack)

    def pop_context(self) -> None:
        self.machine.stack.pop()


@pytest.fixture
def opened(machine: Machine):
    with session.Session(DEVICE) as opened:
        yield opened
    assert machine.nothing_left()


def test_copies_and_clearing(machine: Machine, opened: session.Session) -> None:
    data = np.arange(1000, dtype=np.uint16)
    buffer, stream = opened.buffer(4000), opened.stream()
    opened.upload(buffer, data, offset=2000)
    opened.upload(buffer, data[:500], stream)
    back = np.zeros((10, 200), np.uint16)
    opened.download(back, buffer, stream)
    stream.synchronize()
    assert np.array_equal(back.reshape(-1)[:500], data[:500])
    assert np.array_equal(back.reshape(-1)[1000:], data)
    opened.clear(buffer, stream)
    opened.download(back, buffer)
    assert not back.any()


def test_read_only_arrays_are_copied(opened: session.Session) -> None:
    data = np.arange(10, dtype=np.uint8)
    data.flags.writeable = False
    buffer, back = opened.buffer(10), np.zeros(10, np.uint8)
    opened.upload(buffer, data)
    opened.download(back, buffer)
    assert np.array_equal(back, data)


@pytest.mark.parametrize(
    ("shape", "dtype"), [(5, "u1"), ((3, 4), "i4"), ((2, 2), np.dtype("i4,f8")), (0, "u4")]
)
def test_pinned_memory_has_shape_and_type(
    machine: Machine, opened: session.Session, shape: int | tuple[int, ...], dtype: object
) -> None:
    pinned = opened.pinned(shape, dtype)
    assert pinned.array.shape == np.empty(shape).shape and pinned.array.dtype == np.dtype(dtype)
    assert pinned.n_bytes == pinned.array.nbytes
    pinned.array.reshape(-1).view(np.uint8)[:] = 7
    assert pinned.array.tobytes() == b"\7" * pinned.n_bytes
    opened.free(pinned)
    assert machine.pinned == {}
    with pytest.raises(RuntimeError, match="was freed"):
        _ = pinned.array


def test_memory_is_told_and_comes_back(machine: Machine, opened: session.Session) -> None:
    buffer = opened.buffer(1 << 20)
    assert (opened.free_bytes(), opened.total_bytes()) == (99 << 20, 100 << 20)
    opened.free(buffer)
    opened.free(buffer)
    assert opened.free_bytes() == 100 << 20


def test_streams_and_events(machine: Machine, opened: session.Session) -> None:
    first, second = opened.stream(), opened.stream()
    begin, end, plain = opened.event(timing=True), opened.event(timing=True), opened.event()
    for event, stream in ((begin, first), (plain, first), (end, second)):
        event.record(stream)
    second.wait_for(plain)
    assert first.done and begin.done
    end.synchronize()
    numbers = [number for number, kind in machine.handles.items() if kind in ("stream", "event")]
    machine.not_ready.update(numbers)
    assert not first.done and not begin.done
    machine.not_ready.clear()
    assert end.seconds_since(begin) == (numbers[3] - numbers[2]) / 1000
    assert [machine.event_flags[number] for number in numbers[2:]] == [1, 1, 3]
    opened.free(first, begin, plain)
    assert len([kind for kind in machine.handles.values() if kind in ("stream", "event")]) == 2
    for use in (lambda: first.done, lambda: begin.done, lambda: plain.record(second)):
        with pytest.raises(RuntimeError, match="was freed"):
            use()


def test_arguments_of_a_launch(machine: Machine, opened: session.Session) -> None:
    stream, buffer = opened.stream(), opened.buffer(64)
    kernel = opened.kernel("tiled.cu", {"A": 1}, "tiled", shared_bytes=48)
    members = np.array([1, -2, 3], np.int32)
    kernel.launch(
        7, 128, np.int32(-5), buffer, np.uint8(9), np.float32(1.5), None, members,
        np.float64(0.1), np.uint64(1 << 63), np.int16(-2), np.int64(-(1 << 40)), buffer.pointer(16),
        stream=stream,
    )  # fmt: skip
    kernel.launch(1, 32, np.uint32(3))
    first, second = machine.launches
    address = int(buffer.pointer())
    assert first.arguments == struct.pack(
        "iLBfLiiidLhlL", -5, address, 9, 1.5, 0, 1, -2, 3, 0.1, 1 << 63, -2, -(1 << 40), address + 16
    )
    assert (first.entry, first.grid, first.block, first.shared) == ("tiled", 7, 128, 48)
    assert machine.handles[first.stream] == "stream" and second.stream == 0
    assert second.arguments == struct.pack("I", 3)
    with pytest.raises(TypeError, match="Argument 1 of a kernel is int"):
        kernel.launch(1, 32, np.int32(1), 5)


def test_a_kernel_is_loaded_once_and_tells_what_it_uses(machine: Machine, opened: session.Session) -> None:
    plain = opened.kernel("tiled.cu", {"A": 1}, "tiled")
    shared = opened.kernel("tiled.cu", {"A": 1}, "tiled", shared_bytes=60_000)
    assert opened.kernel("tiled.cu", {"A": 1}, "tiled") is plain
    assert (plain.registers, plain.shared_bytes, shared.shared_bytes) == (40, 1024, 61_024)
    assert list(machine.most_shared.values()) == [60_000]
    assert list(machine.handles.values()).count("module") == 1


def test_machine_code_that_does_not_load(monkeypatch: pytest.MonkeyPatch, opened: session.Session) -> None:
    monkeypatch.setattr(compiler, "cubin", lambda *_, **__: b"something else")
    with pytest.raises(KernelBuildError, match="cannot load the code compiled for NVIDIA H200"):
        opened.kernel("tiled.cu", {}, "tiled")
    assert not opened.broken


def test_out_of_memory(machine: Machine, opened: session.Session) -> None:
    with pytest.raises(DeviceMemoryError, match=r"200.0 MiB were asked for and 100.0 MiB are free"):
        opened.buffer(200 << 20)
    machine.fail["cuMemHostAlloc"] = 2
    with pytest.raises(DeviceMemoryError, match="no 64 MiB of memory for copies"):
        opened.pinned(64 << 20, "u1")
    machine.fail["cuMemHostAlloc"] = 1
    with pytest.raises(DeviceError, match="could not be used: cuMemHostAlloc failed: invalid argument"):
        opened.pinned(64 << 20, "u1")
    machine.fail["cuMemAlloc"] = 1
    with pytest.raises(DeviceError, match="could not be used: cuMemAlloc failed: invalid argument"):
        opened.buffer(10)
    assert not opened.broken


@pytest.mark.parametrize("code", [700, 719])
def test_a_device_that_fails(
    machine: Machine, caplog: pytest.LogCaptureFixture, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = session.Session(DEVICE)
    stream = opened.stream()
    opened.buffer(100), opened.pinned(100, "u1"), opened.event(), opened.kernel("tiled.cu", {}, "tiled")
    calls = ("cuStreamQuery", "cuCtxSynchronize", "cuMemFree", "cuMemFreeHost", "cuStreamDestroy")
    machine.fail |= dict.fromkeys((*calls, "cuEventDestroy", "cuModuleUnload"), code)
    with pytest.raises(DeviceError, match="NVIDIA H200 failed while computing"):
        _ = stream.done
    assert opened.broken
    with caplog.at_level(logging.WARNING):
        opened.close()
    assert machine.stack == [] and machine.library.retained == 0
    assert caplog.text == "" and capsys.readouterr() == ("", "")


@pytest.mark.parametrize("call", ["cuDeviceGet", "cuDevicePrimaryCtxRetain", "cuCtxPushCurrent"])
def test_a_device_that_does_not_open(machine: Machine, call: str) -> None:
    if call == "cuDeviceGet":
        machine.library.gpus = ()
    else:
        machine.fail[call] = 46
    with pytest.raises(DeviceError, match=r"no longer there|is taken by another program"):
        session.Session(DEVICE)
    assert machine.nothing_left()
    machine.fail.clear()
    machine.library.gpus = Machine().library.gpus
    with session.Session(DEVICE):
        assert len(machine.stack) == 1
    assert machine.nothing_left()


def test_threads_have_contexts_of_their_own(machine: Machine) -> None:
    inside, errors = threading.Barrier(3, timeout=10), []

    def work() -> None:
        try:
            with session.Session(DEVICE) as opened:
                opened.buffer(10)
                inside.wait()
                assert len(machine.stack) == 1
                inside.wait()
            assert machine.stack == []
        except BaseException as error:  # noqa: BLE001 - looked at below
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    inside.wait()
    assert machine.library.retained in (2, 4) and machine.stack == []
    inside.wait()
    for thread in threads:
        thread.join()
    assert errors == [] and machine.nothing_left()


def test_the_fake_bindings_have_the_real_ones_calls() -> None:
    real = pytest.importorskip("cuda.bindings.driver", reason="cuda-bindings is not installed")
    calls = [name for name in vars(FakeBindings) if name.startswith("cu")]
    assert len(calls) > 25
    for name in calls:
        signature = re.search(r"\((.*)\)", getattr(real, name).__doc__.splitlines()[0])
        assert signature is not None
        theirs = [part for part in signature[1].split(",") if part.strip()]
        ours = list(inspect.signature(getattr(FakeBindings, name)).parameters)[1:]
        assert len(ours) == len(theirs) or name == "cuLaunchKernel", name
    for group in (FakeBindings.CUfunction_attribute, FakeBindings.CUevent_flags):
        kind = "CUevent_flags" if group is FakeBindings.CUevent_flags else "CUfunction_attribute"
        for name, value in vars(group).items():
            assert int(getattr(getattr(real, kind), name)) == value
    ends = ("CU_LAUNCH_PARAM_END", "CU_LAUNCH_PARAM_BUFFER_POINTER", "CU_LAUNCH_PARAM_BUFFER_SIZE")
    assert [int(getattr(real, name)) for name in ends] == [getattr(FakeBindings, name) for name in ends]


def test_the_real_bindings_make_a_driver() -> None:
    pytest.importorskip("cuda.bindings.driver", reason="cuda-bindings is not installed")
    assert isinstance(drivers.BindingsDriver(), Driver)


@pytest.mark.parametrize(
    ("here", "named", "label", "reason"),
    [
        (("pycuda", "cuda-bindings"), "", "PyCUDA 2026.1", ""),
        (("cuda-bindings",), "", "cuda-bindings 13.5.0", ""),
        (("pycuda",), "", "PyCUDA 2026.1", ""),
        (("pycuda", "cuda-bindings"), "cuda-bindings", "cuda-bindings 13.5.0", ""),
        ((), "", "", "cuda-bindings is not installed"),
        (("cuda-bindings",), "pycuda", "", "PyCUDA, which SWATHE_CUDA_DRIVER names, is not installed"),
        (("pycuda",), "cuda", "", "SWATHE_CUDA_DRIVER is 'cuda', and it can be pycuda or cuda-bindings"),
    ],
)
def test_the_choice(
    monkeypatch: pytest.MonkeyPatch, here: tuple[str, ...], named: str, label: str, reason: str
) -> None:
    monkeypatch.setenv(drivers.DRIVER_VARIABLE, named)
    machine = Machine()
    install(monkeypatch, "none", machine)
    for package in here:
        install(monkeypatch, package, machine, alone=False)
    choice = drivers.choose_driver()
    assert choice.reason == reason
    assert (choice.kind is None) is bool(reason)
    assert choice.label == label
    if choice.kind is None:
        with pytest.raises(DeviceError, match=r"The NVIDIA driver cannot be called: ") as raised:
            drivers.open_driver()
        assert raised.value.command == "swathe engines", "which names what installs it"
    else:
        assert isinstance(drivers.open_driver(), choice.kind)


def test_a_broken_pycuda_is_passed_over_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(drivers.DRIVER_VARIABLE, raising=False)
    install(monkeypatch, "cuda-bindings", Machine())
    package = types.ModuleType("pycuda")  # has no `driver`, as one that was built for another CUDA version
    monkeypatch.setitem(sys.modules, "pycuda", package)
    monkeypatch.setitem(sys.modules, "pycuda.driver", None)
    package.__path__ = []
    monkeypatch.setattr(drivers, "_absent", lambda kind, error: kind.package != "pycuda")
    choice = drivers.choose_driver()
    assert choice.label.startswith("cuda-bindings 13.5.0; PyCUDA is installed but cannot be loaded (")
    install(monkeypatch, "none", Machine())
    choice = drivers.choose_driver()
    assert choice.reason.startswith("PyCUDA is installed but cannot be loaded (") and choice.install


def test_what_a_library_needs_itself_is_not_taken_for_the_library() -> None:
    absent = [ModuleNotFoundError(name=name) for name in ("pycuda", "pycuda.driver")]
    broken = [
        ModuleNotFoundError(name="pytools"),
        ImportError(name="pycuda._driver"),
        ImportError("undefined"),
    ]
    assert [drivers._absent(drivers.PycudaDriver, error) for error in absent] == [True, True]
    assert [drivers._absent(drivers.PycudaDriver, error) for error in broken] == [False] * 3
    assert drivers._absent(drivers.BindingsDriver, ModuleNotFoundError(name="cuda"))
    assert not drivers._absent(drivers.BindingsDriver, ModuleNotFoundError(name="cuda.pathfinder"))
