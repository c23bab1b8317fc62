"""How a device's thread waits for launches: it keeps the device busy, and leaves others the interpreter."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from swathe.core.cuda import worker as module
from swathe.core.cuda.stream_slot import StreamSlot
from swathe.core.cuda.worker import DeviceWorker

LOOKS = 100
"""At one event, after which a test has failed."""


class LaunchEnd:
    """An event that is reached when the worker says so, or somebody waits for it in the driver."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def record(self, stream: str) -> None:
        self.stream, self.looks, self.reached = stream, 0, False

    def synchronize(self) -> None:
        self.reached = True
        self._worker.waited_for.append(self.stream)

    @property
    def done(self) -> bool:
        self.looks += 1
        assert self.looks < LOOKS
        return self.reached or self._worker.is_reached(self)


class Slot(StreamSlot):
    def _launch(self, task, number) -> None:
        pass

    def _download(self, task) -> None:
        pass


class Worker(DeviceWorker):
    """With two streams, and as many launches in flight as are wanted."""

    def __init__(self, in_flight: int = 2, is_reached=lambda end: end.looks > 1) -> None:
        self.is_reached = is_reached
        self.waited_for: list[str] = []
        self.finished: list[str] = []
        names = iter("AB")
        session = SimpleNamespace(
            device=SimpleNamespace(index=0),
            stream=lambda: next(names),
            event=lambda timing: LaunchEnd(self),
        )
        self._session, self._in_flight = session, in_flight
        self._slots = [Slot(session), Slot(session)]

    def _resident_or_loading(self):
        return ()

    def _next_slots(self, job):
        while sum(slot.in_flight for slot in self._slots) < self._in_flight:
            slot = self._fewest_in_flight() or self._free_slot()
            if slot.task is None:
                if not job.tasks:
                    return
                slot.hold(job.tasks.pop(0))
                job.seconds_left = float(len(job.tasks))
            yield slot

    def _finish(self, job, slot, launches) -> None:
        self.finished.append(slot.task.name)
        slot.release()

    def _drain(self) -> None:
        pass


def job_of(n_tasks: int, *, alone: bool, seconds: float = 0.004, launches: int = 1) -> SimpleNamespace:
    def task(number: int) -> SimpleNamespace:
        return SimpleNamespace(
            name=f"task {number}", n_launches=launches, parts=(), seconds=lambda launch: seconds
        )

    return SimpleNamespace(
        tasks=[task(n) for n in range(n_tasks)], alone=alone, timed=False, seconds_left=float(n_tasks),
        note_resident=lambda keys: None, return_unfinished=lambda parts: None, release=lambda keys: None,
    )  # fmt: skip


@pytest.fixture
def slept(monkeypatch):
    """The seconds of every sleep, which takes none."""
    seconds: list[float] = []
    monkeypatch.setattr(module.time, "sleep", seconds.append)
    return seconds


@pytest.mark.parametrize("alone", [False, True])
def test_launches_follow_each_other_beside_one_that_takes_long(slept, alone):
    """The one that takes long was waited for, and queries of 5,000 residues took an eighth longer."""
    worker = Worker(is_reached=lambda end: end.looks > 1 if end.stream == "B" else len(worker.finished) == 5)
    job = job_of(8, alone=alone)
    job.close_if_idle = lambda: "task 0" in worker.finished
    worker.run(job)
    assert worker.finished == [*(f"task {number}" for number in range(1, 6)), "task 0"]
    assert not worker.waited_for


@pytest.mark.parametrize(("seconds", "expected"), [(0.1, 0.001), (0.0016, 0.0004), (0.00001, 0.00005)])
def test_looks_the_less_often_the_more_is_in_flight(slept, seconds, expected):
    worker, job = Worker(), job_of(6, alone=False, seconds=seconds)
    job.close_if_idle = lambda: len(worker.finished) > 3
    worker.run(job)
    assert slept == pytest.approx([expected] * len(slept))
    assert slept


def test_what_ends_of_a_single_query_is_reported_beside_what_takes_long(slept):
    """The thread waited for the launch with the longest subjects, and held the scores of all others."""
    worker = Worker(is_reached=lambda end: end.stream == "B" or bool(worker.finished))
    job = job_of(2, alone=True)
    job.close_if_idle = lambda: len(worker.finished) == 2
    worker.run(job)
    assert worker.finished == ["task 1", "task 0"]
    assert not worker.waited_for


def test_the_last_of_a_single_query_is_waited_for_without_sleep(slept):
    worker, job = Worker(), job_of(1, alone=True, seconds=0.001)
    job.close_if_idle = lambda: bool(worker.finished)
    worker.run(job)
    assert set(slept) == {0}


def test_another_query_is_waited_for_with_nothing_in_flight(slept):
    worker, job = Worker(), job_of(0, alone=False)
    asked: list[float] = []
    job.wait_for_news = asked.append
    job.close_if_idle = lambda: len(asked) == 3
    worker.run(job)
    assert set(asked) == {0.0005}
    assert not slept
