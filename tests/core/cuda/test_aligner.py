"""Pairs aligned on GPUs beside the processor's threads: who takes what, errors, memory, and leaving early."""

from __future__ import annotations

import itertools
import threading
from dataclasses import replace

import numpy as np
import pytest

from swathe.core.alignment import bulk
from swathe.core.alignment.bulk import align_pairs
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.cuda import aligner as module
from swathe.core.engines.base import Engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.errors import SwatheError
from tests.core.alignment.test_bulk import BLOSUM62, Random, aligned, assert_same, one_by_one, pairs_of
from tests.core.cuda.fake_aligner import FakeAligner
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu

pytestmark = cuda_on_cpu.needed


@pytest.fixture
def related():
    draw = Random(1)
    draw.kinds = np.arange(20)
    query = draw.residues(60)
    return pairs_of(query, [draw.relative(query) for _ in range(12)], BLOSUM62)


@pytest.fixture
def alone(monkeypatch):
    """Have the device take every batch."""
    monkeypatch.setattr(bulk, "_BATCHES", 0)


@pytest.fixture
def a_batch_each(monkeypatch):
    monkeypatch.setattr(bulk, "_BATCH_CELLS", 1)


def assert_aligned(group, found) -> None:
    expected = one_by_one(group)
    for _, of_group in found:
        assert_same(of_group, expected)


def test_threads_and_devices_share_batches_in_order(related, a_batch_each, monkeypatch) -> None:
    groups = [replace(related, keys=related.keys + k) for k in range(12)]
    memory_of = bulk._Scratch.of
    with FakeAligner(devices=2) as device:

        def once_the_device_has_work(scratch, size):
            assert device.begun.wait(60)
            return memory_of(scratch, size)

        monkeypatch.setattr(bulk._Scratch, "of", once_the_device_has_work)
        found = aligned(groups, device=device)
    assert [group for group, _ in found] == groups
    assert_aligned(related, found)
    assert 0 < device.taken < 12 * related.keys.size
    assert device.taken % related.keys.size == 0


def test_few_pairs_open_no_device(related) -> None:
    with FakeAligner() as device:
        assert_aligned(related, aligned([related], device=device))
    assert device.fleet.sessions == []


def test_giants_are_left_to_the_threads(related, alone, monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST_CELLS", int(np.median(related.lengths)) * related.query.size)
    with FakeAligner() as device:
        assert_aligned(related, aligned([related], device=device))
    assert 0 < device.taken < related.keys.size


@pytest.mark.parametrize("memory_bytes", [1 << 20, 12 << 20, 24 << 20])
def test_a_batch_takes_what_there_is_room_for(related, alone, memory_bytes) -> None:
    """Launch after launch; what the buffers cannot hold at all is left to the threads."""
    groups = [replace(related, keys=related.keys + k) for k in range(3)]
    with FakeAligner(memory_bytes) as device:
        assert_aligned(related, aligned(groups, device=device))
    assert device.warnings == []
    if memory_bytes == 1 << 20:
        assert device.taken == 0
    else:
        assert device.taken > 0
        assert device.fleet.launches > 1


@pytest.mark.parametrize(
    ("fail", "words"),
    [
        ({"refuse": {0}}, "Fake 0 is taken by another program."),
        ({"fail_at": {0: 1}}, "Fake 0 failed while computing."),
        ({"fail_at_call": {0: 30}}, "Fake 0 failed while computing."),
    ],
)
def test_a_device_that_fails_is_reported_once_and_the_threads_go_on(
    related, a_batch_each, alone, fail, words
) -> None:
    groups = [replace(related, keys=related.keys + k) for k in range(10)]
    device = FakeAligner()
    for name, value in fail.items():
        setattr(device.fleet, name, value)
    found = aligned(groups, device=device)
    device.close()
    assert [group for group, _ in found] == groups
    assert_aligned(related, found)
    assert device.warnings == [f"{words} Hits are aligned by the processor."]
    assert device.batches == 0


def test_a_mistake_is_no_failure_of_a_device(related, alone, monkeypatch) -> None:
    monkeypatch.setattr(module, "write_image", lambda *_: 1 / 0)
    with FakeAligner() as device, pytest.raises(ZeroDivisionError):
        aligned([related], device=device)
    assert device.warnings == []


@pytest.mark.parametrize("change", [1, -1])
def test_a_wrong_score_is_an_error(related, alone, change) -> None:
    wrong = replace(related, scores=related.scores + change * (np.arange(12) == 7))
    with FakeAligner() as device, pytest.raises(SwatheError, match=f"{int(wrong.scores[7]):,}"):
        aligned([wrong], device=device)


def test_what_the_kernel_fails_with_has_a_second_method(related, alone, monkeypatch) -> None:
    align = module._Worker.align

    def none_found(*arguments):
        output = align(*arguments)
        output.sizes.fill(bulk.kernel.NOT_FOUND)
        return output

    monkeypatch.setattr(module._Worker, "align", none_found)
    with FakeAligner() as device:
        assert_aligned(related, aligned([related], device=device))


def test_cancel_and_leaving_early_end_every_thread(related, alone, a_batch_each) -> None:
    before = set(threading.enumerate())
    token = CancelToken()
    with FakeAligner() as device:
        device.fleet.slowness = 0.05
        run = align_pairs((lambda: related for _ in itertools.count()), token, 2, device=device)
        next(found for found in run if found)
        token.cancel()
        with pytest.raises(OperationCancelled):
            list(run)
        run = align_pairs([lambda: related] * 5, CancelToken(), 2, device=device)
        next(run)
        run.close()
    assert set(threading.enumerate()) == before


def test_engines_with_devices_give_an_aligner() -> None:
    fleet = Fleet()
    engine: Engine = GpuEngine([fake_device()], open_session=fleet.open)
    with engine.aligner() as device:
        assert device is not None
        assert device.batches > 0
    engine.close()
    engine = CpuEngine(1)
    with engine.aligner() as device:
        assert device is None
    engine.close()
