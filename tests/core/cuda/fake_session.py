"""A GPU that is not there: `core.cuda.session.Session` with the host's memory and processor.

The tiled family's kernels are emulated; all others are the real ones, run by tests/kernels/cuda_on_cpu.

Streams are done by a thread of the device's own, one operation at a time, from a stream drawn at random: what
is not ordered by a stream or an event comes in any order, and copies read the host's memory when their turn
comes.
"""

from __future__ import annotations

import random
import threading
import time

import numpy as np

from swathe.core.cuda.devices import Device
from swathe.core.cuda.occupancy import Multiprocessor
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.kernels.tiled import BLOCK, LETTERS, SOURCE
from tests.kernels import cuda_on_cpu, emulator

MULTIPROCESSOR = Multiprocessor(2048, 32, 65_536, 228 << 10, 1 << 10)
"""Of a Hopper GPU."""


def fake_device(
    index=0, capability=(9, 0), memory_bytes=64 << 20, multiprocessors=1, shared_bytes=227 << 10
) -> Device:
    return Device(
        index, f"Fake {index}", f"GPU-{index}", capability, memory_bytes, multiprocessors, 1 << 20,
        1_980_000_000, f"0000:0{index}:00.0", shared_bytes, MULTIPROCESSOR,
    )  # fmt: skip


class Fleet:
    """Opens fake devices, counts what they do, and lets them fail."""

    def __init__(self) -> None:
        self.sessions: list[FakeSession] = []
        self.launches = 0
        self.operations = 0
        self.uploaded = 0
        self.loads = 0
        """Chunks of the tiled family, and batches of toys, that were brought to a device."""
        self.fail_at: dict[int, int] = {}
        """Device index: the launch on it that fails; `lay_out` is not counted."""
        self.fail_at_call: dict[int, int] = {}
        """Device index: the call of its session that fails, and all after it."""
        self.slowness = 0.0
        self.real = False
        """Whether the tiled family's kernels are the real ones too, which are a thousand times slower."""
        self.refuse: set[int] = set()

    def open(self, device: Device) -> FakeSession:
        if device.index in self.refuse:
            raise DeviceError(f"{device.name} is taken by another program.", "Choose the CPU engine.")
        session = FakeSession(device, self)
        self.sessions.append(session)
        return session

    @property
    def bytes_held(self) -> int:
        return sum(session.held_bytes for session in self.sessions)


class FakeStream:
    def __init__(self, session) -> None:
        self.session = session
        self.operations: list = []

    def enqueue(self, operation, after=None) -> None:
        self.session.check()
        with self.session.turn:
            self.operations.append((operation, after))
            self.session.turn.notify_all()

    def wait_for(self, event) -> None:
        generation = event.recorded
        self.enqueue(lambda: None, lambda: event.passed >= generation)

    def synchronize(self) -> None:
        self.session.check()
        with self.session.turn:
            self.session.turn.wait_for(lambda: not self.operations or self.session.broken)
        self.session.check()


class FakeEvent:
    def __init__(self, session) -> None:
        self.session = session
        self.recorded = self.passed = 0
        self.time = 0.0

    def record(self, stream) -> None:
        self.recorded += 1
        generation = self.recorded

        def mark() -> None:
            self.passed = max(self.passed, generation)
            self.time = time.perf_counter()

        stream.enqueue(mark)

    def synchronize(self) -> None:
        while not self.done:
            time.sleep(0.0001)

    def seconds_since(self, earlier) -> float:
        assert self.done
        assert earlier.done
        return self.time - earlier.time

    @property
    def done(self) -> bool:
        self.session.check()
        return self.passed >= self.recorded


class FakeBuffer:
    def __init__(self, n_bytes) -> None:
        self.n_bytes = n_bytes
        room = -(-max(n_bytes, 1) // 16) * 16
        if cuda_on_cpu.missing():
            self.memory = np.full(room, 0xA5, np.uint8)
        else:
            self._guarded = cuda_on_cpu.Memory(room, f"a buffer of {n_bytes} bytes")
            self.memory = self._guarded.array()
        self.freed = False

    def pointer(self, offset=0):
        assert not self.freed
        return np.uint64(self.memory.ctypes.data + offset)


class FakePinned:
    def __init__(self, shape, dtype) -> None:
        self._array = np.full(shape, 77, dtype)
        self.n_bytes = self._array.nbytes

    @property
    def array(self):
        assert self._array is not None
        return self._array


class FakeKernel:
    def __init__(self, session, run, threads, shared_bytes=0) -> None:
        self.session, self.run, self.threads = session, run, threads
        self.registers, self.shared_bytes = 100, shared_bytes

    def launch(self, grid, block, *arguments, stream=None) -> None:
        assert grid > 0
        assert block == self.threads
        assert stream is not None
        assert all(a is None or isinstance(a, np.generic | np.ndarray | FakeBuffer) for a in arguments)
        held = [a.pointer() if isinstance(a, FakeBuffer) else a for a in arguments]
        stream.enqueue(lambda: self.run(grid, *held))


class RealKernel:
    """A kernel on the processor; its blocks and threads take turns in another order each launch."""

    registers = 40

    def __init__(self, session, source, defines, entry, shared_bytes) -> None:
        self.session, self.entry, self.shared_bytes = session, entry, shared_bytes
        self.module = cuda_on_cpu.load(source, defines)

    def launch(self, grid, block, *arguments, stream=None) -> None:
        assert stream is not None
        assert all(a is None or isinstance(a, np.generic | np.ndarray | FakeBuffer) for a in arguments)
        held = [a.pointer() if isinstance(a, FakeBuffer) else a for a in arguments]

        def run() -> None:
            self.session.count_launch()
            self.module.launch(
                self.entry, grid, block, *held,
                shared=self.shared_bytes, order=self.session.random.randrange(1 << 32),
            )  # fmt: skip

        stream.enqueue(run)


class FakeSession:
    def __init__(self, device, fleet) -> None:
        self.device, self.fleet = device, fleet
        self.broken = self.closed = False
        self.owner = threading.get_ident()
        self.buffers: list[FakeBuffer] = []
        self.streams: list[FakeStream] = []
        self.turn = threading.Condition()
        self.random = random.Random(device.index)
        self.kernels: dict = {}
        self.ahead: list = []
        """What was to be compiled ahead, call by call."""
        self.launched = self.calls = 0
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._work, daemon=True, name=f"fake-gpu-{device.index}")
        self.thread.start()

    def check(self) -> None:
        assert threading.get_ident() == self.owner
        assert not self.closed
        self.calls += 1
        self.broken |= self.calls >= self.fleet.fail_at_call.get(self.device.index, self.calls + 1)
        if self.broken:
            raise DeviceError(f"{self.device.name} failed while computing.", "Choose the CPU engine.")
        if self.error is not None:
            raise self.error

    @property
    def held_bytes(self) -> int:
        return sum(buffer.n_bytes for buffer in self.buffers)

    def free_bytes(self) -> int:
        self.check()
        return self.device.memory_bytes - self.held_bytes

    def total_bytes(self) -> int:
        return self.device.memory_bytes

    def kernel(self, source, defines, entry, shared_bytes=0):
        self.check()
        assert shared_bytes <= self.device.shared_bytes
        key = (source, tuple(sorted(defines.items())), entry, shared_bytes)
        if key not in self.kernels:
            if entry == "lay_out":
                self.kernels[key] = FakeKernel(self, self._lay_out, 256)
            elif entry == "tiled" and not self.fleet.real:
                self.kernels[key] = FakeKernel(self, self._tiled(defines), defines["THREADS"], shared_bytes)
            else:
                self.kernels[key] = RealKernel(self, source, defines, entry, shared_bytes)
        return self.kernels[key]

    def compile_ahead(self, *builds):
        self.check()
        self.ahead.append([(source, dict(defines)) for source, defines in builds])

    def stream(self):
        self.check()
        stream = FakeStream(self)
        with self.turn:
            self.streams.append(stream)
        return stream

    def event(self, *, timing=False):
        return FakeEvent(self)

    def buffer(self, n_bytes):
        self.check()
        if n_bytes > self.free_bytes():
            raise DeviceMemoryError("out of memory", "", asked=n_bytes, free=self.free_bytes())
        buffer = FakeBuffer(n_bytes)
        self.buffers.append(buffer)
        return buffer

    def pinned(self, shape, dtype):
        self.check()
        return FakePinned(shape, dtype)

    def upload(self, buffer, array, stream=None, *, offset=0) -> None:
        self._room(buffer, array, offset)
        self.fleet.uploaded += array.nbytes

        def copy() -> None:
            buffer.memory[offset : offset + array.nbytes] = array.reshape(-1).view(np.uint8)

        copy() if stream is None else stream.enqueue(copy)

    def download(self, array, buffer, stream=None, *, offset=0) -> None:
        self._room(buffer, array, offset)

        def copy() -> None:
            array.view(np.uint8)[:] = buffer.memory[offset : offset + array.nbytes]

        copy() if stream is None else stream.enqueue(copy)

    def clear(self, buffer, stream) -> None:
        stream.enqueue(lambda: buffer.memory.fill(0))

    def free(self, *held) -> None:
        self.check()
        for item in held:
            if isinstance(item, FakeBuffer):
                self._idle()
                item.freed = True
                self.buffers = [buffer for buffer in self.buffers if buffer is not item]
            elif isinstance(item, FakeStream):
                self._idle()
                with self.turn:
                    self.streams = [stream for stream in self.streams if stream is not item]

    def synchronize(self) -> None:
        self.check()
        self._idle()

    def close(self) -> None:
        assert threading.get_ident() == self.owner
        if not self.broken and self.error is None:
            self._idle()
        with self.turn:
            self.closed = True
            self.turn.notify_all()
        self.thread.join()
        self.buffers = []

    def _idle(self) -> None:
        with self.turn:
            self.turn.wait_for(
                lambda: self.broken or self.error or not any(stream.operations for stream in self.streams)
            )

    def _room(self, buffer, array, offset) -> None:
        self.check()
        assert not buffer.freed
        assert array.flags.c_contiguous
        assert offset >= 0
        assert offset + array.nbytes <= buffer.n_bytes

    def _work(self) -> None:
        while True:
            with self.turn:
                ready = [
                    stream
                    for stream in self.streams
                    if stream.operations and (stream.operations[0][1] is None or stream.operations[0][1]())
                ]
                if self.closed or self.broken:
                    return
                if not ready:
                    self.turn.wait(0.01)
                    continue
                stream = self.random.choice(ready)
                operation = stream.operations[0][0]
            try:
                operation()
            except BaseException as error:  # noqa: BLE001 - the test's thread raises it
                self.error = error
            with self.turn:
                if self.error is not None:
                    self.turn.notify_all()
                    return
                self.fleet.operations += 1
                del stream.operations[0]
                self.turn.notify_all()

    def count_launch(self) -> None:
        """Count a launch that scores; slow it down or let it fail, as the fleet says."""
        self.launched += 1
        self.fleet.launches += 1
        if self.fleet.fail_at.get(self.device.index) == self.launched:
            with self.turn:
                self.broken = True
                self.turn.notify_all()
            raise DeviceError("launch failed", "")
        if self.fleet.slowness:
            time.sleep(self.fleet.slowness)

    def _at(self, pointer, dtype):
        """Return the memory from an address to the end of its buffer."""
        if int(pointer) == 0:
            return np.zeros(0, dtype)
        for buffer in self.buffers:
            offset = int(pointer) - buffer.memory.ctypes.data
            if 0 <= offset < buffer.memory.size:
                rest = buffer.memory[offset:]
                return rest[: rest.size // dtype().itemsize * dtype().itemsize].view(dtype)
        raise AssertionError("a kernel was given an address of no buffer")

    def _lay_out(self, grid, raw, offsets, n, letters, first_word, steps, pairs, words) -> None:
        assert grid == -(-int(pairs) // 8)
        self.fleet.loads += 1
        emulator.lay_out(
            self._at(raw, np.uint8), self._at(offsets, np.int64), int(n), self._at(letters, np.uint8),
            self._at(first_word, np.int64), self._at(steps, np.int32), int(pairs),
            self._at(words, np.uint32).reshape(-1, 2), LETTERS,
        )  # fmt: skip

    def _tiled(self, defines):
        names = ("FORM", "GROUP", "ROWS", "PAIRS", "DOTS")
        form, group, rows, pairs, dots = (defines[name] for name in names)

        def run(grid, blocks, sources, pass_begin, pass_end, costs, boundary, best) -> None:
            self.count_launch()
            sources = self._at(sources, np.uint8)
            order = self.random.sample(range(int(grid)), int(grid))
            for block in self._at(blocks, np.uint8)[: int(grid) * BLOCK.itemsize].view(BLOCK)[order]:
                at = int(block["source"]) * SOURCE.itemsize
                source = sources[at : at + SOURCE.itemsize].view(SOURCE)[0]
                emulator.tiled(
                    self._at(source["words"], np.uint32).reshape(-1, 2),
                    self._at(source["first_word"], np.int64), self._at(source["steps"], np.int32),
                    self._at(source["items"], np.int32), int(block["begin"]), int(block["end"]),
                    self._at(source["profile"], np.int8), int(source["rows"]), int(source["stride"]),
                    int(pass_begin), int(pass_end), costs, self._at(boundary, np.uint32).reshape(-1, 4),
                    int(block["boundary"]), int(block["stride"]), self._at(best, np.uint32),
                    int(block["best"]), form, group, rows, pairs, dots,
                )  # fmt: skip

        return run
