"""Sessions on a real GPU."""

from __future__ import annotations

import subprocess
import sys
import threading
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.kernels.tiled import LETTERS, PADDING, PADDING_LETTER, letter_of

pytestmark = pytest.mark.gpu

MEBIBYTE = 1 << 20


def laid_out(
    subjects: list[NDArray[np.uint8]],
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.uint32]]:
    """Return first words, steps and words[n, 2] as kernels/layout.cu describes them, in plain NumPy.

    subjects : residue codes, length ascending
    """
    padding = PADDING_LETTER * 16
    words = [np.full((PADDING, 2), padding | padding << 16, np.uint32)]
    firsts, steps, at = [], [], PADDING
    for last in range(len(subjects) - 1, -1, -2):
        pair = [subjects[last], subjects[last - 1] if last else np.empty(0, np.uint8)]
        n_steps = -(-pair[0].size // 2)
        columns = np.full((2, 2 * (n_steps + PADDING)), padding, np.uint32)
        for lane, codes in enumerate(pair):
            columns[lane, : codes.size] = letter_of()[codes].astype(np.uint32) * 16
        words.append((columns[0] | columns[1] << 16).reshape(-1, 2))
        firsts.append(at)
        steps.append(n_steps)
        at += n_steps + PADDING
    return np.array(firsts, np.int64), np.array(steps, np.int32), np.concatenate(words)


def lay_out(session: Session, subjects: list[NDArray[np.uint8]]) -> NDArray[np.uint32]:
    """Return words[n, 2] as the kernel writes them."""
    firsts, steps, _ = laid_out(subjects)
    residues = np.concatenate(subjects)
    offsets = np.concatenate(([0], np.cumsum([codes.size for codes in subjects]))).astype(np.int64)
    n_words = PADDING + int((steps.astype(np.int64) + PADDING).sum())
    stream = session.stream()
    inputs = []
    for array in (residues, offsets, letter_of(), firsts, steps):
        inputs.append(session.buffer(array.nbytes))
        session.upload(inputs[-1], array)
    d_residues, d_offsets, d_letter_of, d_firsts, d_steps = inputs
    words = session.buffer(n_words * 8)
    session.clear(words, stream)
    kernel = session.kernel("layout.cu", {"LETTERS": LETTERS}, "lay_out")
    kernel.launch(
        -(-steps.size // 8),
        256,
        d_residues,
        d_offsets,
        np.int32(len(subjects)),
        d_letter_of,
        d_firsts,
        d_steps,
        np.int32(steps.size),
        words,
        stream=stream,
    )
    pinned = session.pinned((n_words, 2), np.uint32)
    session.download(pinned.array, words, stream)
    stream.synchronize()
    assert stream.done
    return pinned.array.copy()


def some_subjects(n: int) -> list[NDArray[np.uint8]]:
    random = np.random.default_rng(5)
    lengths = np.sort(np.concatenate(([1, 2, 3], random.integers(1, 700, n - 3))))
    return [random.integers(0, 27, int(length)).astype(np.uint8) for length in lengths]


@pytest.fixture
def used_before(gpu: Device) -> None:
    """Use the GPU once: the driver keeps some memory of its own from the first use on."""
    with Session(gpu) as session:
        lay_out(session, some_subjects(5))


@pytest.mark.parametrize("n", [3, 4, 37, 500])
def test_a_piece_is_laid_out_as_described(gpu_session: Session, n: int) -> None:
    subjects = some_subjects(n)
    assert np.array_equal(lay_out(gpu_session, subjects), laid_out(subjects)[2])


def test_copies_with_offsets_come_back(gpu_session: Session) -> None:
    data = np.arange(1000, dtype=np.uint8)
    buffer = gpu_session.buffer(2000)
    gpu_session.upload(buffer, data, offset=1000)
    back = np.empty(10, np.uint8)
    gpu_session.download(back, buffer, offset=1500)
    assert np.array_equal(back, data[500:510])


def test_events_follow_one_another(gpu_session: Session) -> None:
    first, second = gpu_session.stream(), gpu_session.stream()
    begin, end = gpu_session.event(timing=True), gpu_session.event(timing=True)
    buffer = gpu_session.buffer(256 * MEBIBYTE)
    begin.record(first)
    gpu_session.clear(buffer, first)
    middle = gpu_session.event()
    middle.record(first)
    second.wait_for(middle)
    gpu_session.clear(buffer, second)
    end.record(second)
    end.synchronize()
    assert begin.done and middle.done and end.done
    assert 0 < end.seconds_since(begin) < 1


def test_memory_comes_back(used_before: None, gpu: Device) -> None:
    with Session(gpu) as session:
        before = session.free_bytes()
        buffers = [session.buffer(64 * MEBIBYTE) for _ in range(4)]
        assert session.free_bytes() <= before - 256 * MEBIBYTE
        session.free(*buffers)
        assert session.free_bytes() == before
        session.buffer(64 * MEBIBYTE)  # left for close
    with Session(gpu) as session:
        assert session.free_bytes() == before


def test_too_much_memory_is_said_and_the_session_goes_on(gpu_session: Session) -> None:
    with pytest.raises(DeviceMemoryError, match=r"were asked for and .* are free") as caught:
        gpu_session.buffer(gpu_session.total_bytes() * 2)
    assert caught.value.free and caught.value.free <= gpu_session.total_bytes()
    assert not gpu_session.broken
    subjects = some_subjects(4)
    assert np.array_equal(lay_out(gpu_session, subjects), laid_out(subjects)[2])


def test_fifty_sessions_leak_nothing(used_before: None, gpu: Device) -> None:
    subjects = some_subjects(20)
    expected = laid_out(subjects)[2]
    free = []
    for _ in range(50):
        with Session(gpu) as session:
            free.append(session.free_bytes())
            assert np.array_equal(lay_out(session, subjects), expected)
    assert free[-1] == free[0]


def test_a_worker_thread_has_its_own(gpu: Device) -> None:
    """Several threads at once, each with a session, as an engine with several workers."""
    subjects = some_subjects(50)
    expected = laid_out(subjects)[2]
    right: list[bool] = []

    def work() -> None:
        with Session(gpu) as session:
            right.extend(np.array_equal(lay_out(session, subjects), expected) for _ in range(3))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert right == [True] * 12


FAULT = """
import numpy as np
from swathe.core.cuda.devices import probe
from swathe.core.cuda.session import Session
from swathe.core.errors import DeviceError
from swathe.kernels.tiled import LETTERS

session = Session(probe().devices[0])
stream = session.stream()
kept = session.buffer(1 << 20)
kernel = session.kernel("layout.cu", {"LETTERS": LETTERS}, "lay_out")
nowhere = np.uint64(8)
try:
    kernel.launch(
        1, 256, nowhere, nowhere, np.int32(2), nowhere, nowhere, nowhere, np.int32(1), nowhere, stream=stream
    )
    stream.synchronize()
except DeviceError as error:
    print("said:", error)
print("broken:", session.broken)
session.close()
print("alive")
"""


def test_after_a_device_error_the_process_goes_on(gpu: Device) -> None:
    """In a process of its own: after it the GPU is lost to the process, by the driver's rules."""
    run = subprocess.run(
        [sys.executable, "-c", FAULT], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    said, broken, alive = run.stdout.strip().splitlines()
    assert "failed while computing" in said and "Choose the CPU engine, or restart Swathe" in said
    assert (broken, alive) == ("broken: True", "alive")
    assert "context stack was not empty" not in run.stderr


def test_a_process_ends_in_order(gpu: Device) -> None:
    """PyCUDA aborts a process that ends with a context on its stack."""
    code = (
        "import threading\n"
        "from swathe.core.cuda.devices import probe\n"
        "from swathe.core.cuda.session import Session\n"
        "def work():\n"
        "    session = Session(probe().devices[0])\n"
        "    session.buffer(1 << 20), session.stream(), session.event(), session.pinned(100, 'u1')\n"
        "    session.close()\n"
        "thread = threading.Thread(target=work)\n"
        "thread.start(); thread.join()\n"
        "print('ended')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
    )
    assert (run.returncode, run.stdout.strip(), run.stderr.strip()) == (0, "ended", "")


def test_a_gpu_that_is_not_there(gpu: Device) -> None:
    with pytest.raises(DeviceError, match="no longer there"):
        Session(replace(gpu, index=1000))
