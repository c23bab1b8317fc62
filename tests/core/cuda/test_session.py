"""What a session holds, in which thread, and that it lets go of all of it."""

from __future__ import annotations

import logging
import threading

import pytest

from swathe.core.cuda import devices, session
from swathe.core.cuda.libcuda import Libcuda
from swathe.core.errors import DeviceError, DeviceMemoryError
from tests.core.cuda.fake_driver import CUBIN, FakeDriver, Machine
from tests.core.cuda.fake_session import MULTIPROCESSOR

DEVICE = devices.Device(
    0, "NVIDIA H200", "GPU-1", (9, 0), 150 << 30, 132, 60 << 20, 1, "0000:00:00.0", 227 << 10, MULTIPROCESSOR
)


@pytest.fixture
def cuda(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(session, "open_driver", lambda: FakeDriver(machine))
    monkeypatch.setattr(session, "load_libcuda", lambda: Libcuda(machine.library))
    return machine


def test_closing_frees_everything(cuda: Machine) -> None:
    with session.Session(DEVICE) as opened:
        opened.buffer(1000)
        opened.pinned(1000, "u1")
        opened.stream()
        opened.event()
        assert (len(cuda.memory), len(cuda.pinned), cuda.stack, cuda.library.retained) == (1, 1, [7], 1)
        assert opened.free_bytes() == (100 << 20) - 1000
        assert opened.total_bytes() == 100 << 20
    assert cuda.nothing_left()


def test_closing_twice_is_closing_once(cuda: Machine) -> None:
    opened = session.Session(DEVICE)
    opened.close()
    opened.close()
    assert cuda.nothing_left()


def test_fifty_in_a_row(cuda: Machine) -> None:
    for _ in range(50):
        with session.Session(DEVICE) as opened:
            opened.buffer(10)
    assert cuda.nothing_left()


def test_a_thread_has_one_at_a_time(cuda: Machine) -> None:
    with session.Session(DEVICE) as opened:
        with pytest.raises(RuntimeError, match="has a GPU open already"):
            session.Session(DEVICE)
        opened.buffer(10)
    assert cuda.nothing_left()


@pytest.mark.parametrize("call", ["cuDevicePrimaryCtxRetain", "cuCtxPushCurrent"])
def test_what_fails_to_open_leaves_nothing(cuda: Machine, call: str) -> None:
    cuda.fail[call] = 46
    with pytest.raises(DeviceError, match="NVIDIA H200 is taken by another program"):
        session.Session(DEVICE)
    assert cuda.nothing_left()


def test_a_device_that_is_gone_is_said(cuda: Machine) -> None:
    cuda.library.gpus = ()
    with pytest.raises(DeviceError, match="is no longer there"):
        session.Session(DEVICE)


def test_no_driver(cuda: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> Libcuda:
        raise OSError("libcuda.so.1: cannot open shared object file")

    monkeypatch.setattr(session, "load_libcuda", load)
    with pytest.raises(DeviceError, match=r"No NVIDIA driver was found\."):
        session.Session(DEVICE)


def test_out_of_memory_says_the_figures_and_leaves_the_session_usable(cuda: Machine) -> None:
    with session.Session(DEVICE) as opened:
        opened.buffer(60 << 20)
        with pytest.raises(
            DeviceMemoryError, match=r"50.0 MiB were asked for and 40.0 MiB are free"
        ) as caught:
            opened.buffer(50 << 20)
        assert (caught.value.asked, caught.value.free) == (50 << 20, 40 << 20)
        assert not opened.broken
        opened.buffer(40 << 20)
    assert cuda.nothing_left()


def test_no_host_memory_to_pin(cuda: Machine) -> None:
    cuda.fail["cuMemHostAlloc"] = 2
    with session.Session(DEVICE) as opened, pytest.raises(DeviceMemoryError, match="no 64 MiB of memory"):
        opened.pinned((64, 1 << 10, 256), "u4")


def test_a_freed_buffer_is_freed_once_and_used_no_more(cuda: Machine) -> None:
    with session.Session(DEVICE) as opened:
        buffer = opened.buffer(1000)
        assert int(buffer.pointer(24)) == int(buffer.pointer()) + 24
        opened.free(buffer)
        opened.free(buffer)
        assert opened.free_bytes() == 100 << 20
        with pytest.raises(RuntimeError, match="was freed"):
            buffer.pointer()
    with session.Session(DEVICE) as opened:
        pinned = opened.pinned(10, "u1")
    with pytest.raises(RuntimeError, match="was freed"):
        _ = pinned.array


def test_a_device_error_is_said_and_closing_says_nothing_more(
    cuda: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    opened = session.Session(DEVICE)
    opened.buffer(1000)
    stream = opened.stream()
    cuda.fail |= dict.fromkeys(("cuStreamQuery", "cuCtxSynchronize", "cuMemFree"), 700)
    with pytest.raises(DeviceError, match=r"NVIDIA H200 failed while computing") as caught:
        _ = stream.done
    assert "illegal memory access" in str(caught.value.__cause__)
    assert opened.broken
    with caplog.at_level(logging.CRITICAL):
        opened.close()
    assert cuda.stack == [] and cuda.library.retained == 0


def test_an_error_that_shows_only_when_closing_is_logged_not_raised(
    cuda: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    opened = session.Session(DEVICE)
    opened.buffer(1000)
    cuda.fail["cuCtxSynchronize"] = 719
    opened.close()
    assert "Closing NVIDIA H200" in caplog.text
    assert cuda.stack == [] and cuda.library.retained == 0


def test_it_is_used_by_one_thread(cuda: Machine) -> None:
    opened = session.Session(DEVICE)
    stream = opened.stream()
    raised: list[str] = []

    def elsewhere() -> None:
        for use in (opened.free_bytes, lambda: stream.done, opened.close):
            try:
                use()
            except RuntimeError as caught:
                raised.append(str(caught))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert len(raised) == 3 and all("by the thread that opened it" in text for text in raised)
    opened.close()
    with pytest.raises(RuntimeError, match="closed"):
        opened.free_bytes()
    with pytest.raises(RuntimeError, match="closed"):
        _ = stream.done
    assert cuda.nothing_left()


def test_copies_stay_inside_their_buffers(cuda: Machine) -> None:
    import numpy as np

    with session.Session(DEVICE) as opened:
        buffer = opened.buffer(10)
        for offset in (-1, 1):
            with pytest.raises(ValueError, match="do not fit a buffer of 10 bytes"):
                opened.upload(buffer, np.zeros(10, np.uint8), offset=offset)
            with pytest.raises(ValueError, match="do not fit"):
                opened.download(np.zeros(10, np.uint8), buffer, offset=offset)


def test_kernels_are_compiled_ahead_once(cuda: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    monkeypatch.setattr(
        session.compiler, "compile_ahead", lambda builds, *_, **__: begun.extend(builds) or []
    )
    monkeypatch.setattr(session.compiler, "cubin", lambda *_, **__: CUBIN)
    with session.Session(DEVICE) as opened:
        opened.kernel("a.cu", {"N": 1}, "a")
        opened.compile_ahead(("a.cu", {"N": 1}), ("a.cu", {"N": 2}))
        opened.compile_ahead(("a.cu", {"N": 2}))
    assert begun == [("a.cu", {"N": 2})]
