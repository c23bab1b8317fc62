"""The real cuda-bindings, of whatever version is installed, on a driver's library that has no GPU."""

from __future__ import annotations

import os
import platform
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("cuda.bindings.driver", reason="cuda-bindings is not installed")
if platform.system() != "Linux" or shutil.which("gcc") is None:
    pytest.skip("the library is compiled by gcc under Linux", allow_module_level=True)

SOURCE = Path(__file__).parent / "libcuda_stub.c"
SESSION = """
import ctypes, threading, time
import numpy as np
from swathe.core.cuda import compiler
from swathe.core.cuda.devices import Device
from swathe.core.cuda.occupancy import Multiprocessor
from swathe.core.cuda.session import Session
from swathe.core.errors import SwatheError

stub = ctypes.CDLL("libcuda.so.1")
most = Multiprocessor(2048, 32, 65_536, 228 << 10, 1 << 10)
device = Device(0, "A GPU", "GPU-1", (9, 0), 1 << 30, 132, 60 << 20, 1, "0000:00:00.0", 227 << 10, most)
compiler.cubin = lambda *_, **__: image
image = b"\\x7fELF" + bytes(60)

def refused(call, *arguments):
    try:
        call(*arguments)
    except SwatheError as error:
        return error.message

with Session(device) as session:
    assert (session.free_bytes(), session.total_bytes()) == (1 << 20, 2 << 20)
    kernel, stream = session.kernel("tiled.cu", {}, "tiled", 48), session.stream()
    assert (kernel.registers, kernel.shared_bytes) == (40, 1072)
    begin, plain = session.event(timing=True), session.event()
    begin.record(stream), stream.wait_for(plain), begin.synchronize(), stream.synchronize()
    assert begin.done and not plain.done and begin.seconds_since(begin) == 1.5
    buffer, pinned, back = session.buffer(1000), session.pinned((3, 4), "i4"), np.zeros(48, np.uint8)
    constant = np.arange(48, dtype=np.uint8)
    constant.flags.writeable = False
    for array in (constant, constant.view("i4,f4"), pinned.array):
        pinned.array[:] = 3
        for on in (stream, None):
            session.upload(buffer, array, on, offset=8)
            session.download(back, buffer, on, offset=8)
            assert back.tobytes() == array.tobytes()
    session.clear(buffer, stream)
    session.download(back, buffer)
    assert not back.any()
    members = np.array([1, 2], np.int16)
    kernel.launch(5, 128, np.int32(-1), buffer, None, members, np.float32(2), stream=stream)
    size = ctypes.c_size_t.in_dll(stub, "last_size").value
    print(ctypes.string_at((ctypes.c_ubyte * 4096).in_dll(stub, "last_arguments"), size).hex())
    print(int(buffer.pointer()))
    assert list((ctypes.c_uint * 3).in_dll(stub, "last_shape")) == [5, 128, 48]
    assert ctypes.c_void_p.in_dll(stub, "last_stream").value == 0x77
    assert "asked for" in refused(session.buffer, 2 << 20)
    assert "for copies to a GPU" in refused(session.pinned, 2 << 20, "u1")
    image = b"no ELF at all"
    assert "CUDA error 200" in refused(session.kernel, "tiled.cu", {"A": 1}, "tiled")
    state = ctypes.c_int.in_dll(stub, "stub_stream_state")
    assert stream.done
    state.value = 600
    assert not stream.done

    waited, ticks = threading.Event(), []
    def tick():
        while not waited.is_set():
            ticks.append(1)
            time.sleep(0.001)
    thread = threading.Thread(target=tick)
    thread.start()
    session.synchronize()
    waited.set()
    thread.join()
    assert len(ticks) > 5, "no other thread ran while the driver waited"
assert (stub.stub_alive(), stub.stub_retained(), stub.stub_depth()) == (0, 0, 0)

session = Session(device)
stream = session.stream()
state.value = 719
try:
    stream.done
except SwatheError as error:
    print(error.message)
session.close()
assert session.broken and (stub.stub_retained(), stub.stub_depth()) == (0, 0)
"""


def test_a_session(tmp_path: Path) -> None:
    library = tmp_path / "libcuda.so.1"
    flags = ["-O1", "-shared", "-fPIC", "-w", "-Wl,-soname,libcuda.so.1"]
    subprocess.run(["gcc", *flags, "-o", str(library), str(SOURCE), "-ldl"], check=True)
    paths = os.pathsep.join([str(tmp_path), os.environ.get("LD_LIBRARY_PATH", "")])
    environment = {**os.environ, "LD_LIBRARY_PATH": paths, "SWATHE_CUDA_DRIVER": "cuda-bindings"}
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", SESSION],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    arguments, address, said = run.stdout.splitlines()
    expected = struct.pack("iLLhhf", -1, int(address), 0, 1, 2, 2.0)
    assert bytes.fromhex(arguments) == expected
    assert (
        said
        == "A GPU failed while computing (cuStreamQuery failed: unspecified launch failure (CUDA error 719))."
    )
