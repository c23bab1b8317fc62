"""How a device's thread waits for launches: in the driver, so that other threads have the interpreter."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from swathe.core.cuda.stream_slot import StreamSlot
from swathe.core.cuda.worker import DeviceWorker

LOOKS = 20
"""At one event; a thread that waits in the driver looks a few times, once it is reached and before."""


class WaitedFor:
    """An event that is reached only while somebody waits for it."""

    def __init__(self, waited: list[WaitedFor]) -> None:
        self._waited = waited

    def record(self, stream: str) -> None:
        self.stream, self.looks, self.reached = stream, 0, False

    def synchronize(self) -> None:
        self.reached = True
        self._waited.append(self)

    @property
    def done(self) -> bool:
        self.looks += 1
        assert self.looks < LOOKS
        return self.reached


class Slot(StreamSlot):
    def _launch(self, task, number) -> None:
        pass

    def _download(self, task) -> None:
        pass


class Worker(DeviceWorker):
    """With two streams, and as many launches in flight as are wanted."""

    def __init__(self, in_flight: int) -> None:
        self.waited: list[WaitedFor] = []
        self.finished: list[str] = []
        names = iter("AB")
        session = SimpleNamespace(
            device=SimpleNamespace(index=0),
            stream=lambda: next(names),
            event=lambda timing: WaitedFor(self.waited),
        )
        self._session, self._in_flight = session, in_flight
        self._slots = [Slot(session), Slot(session)]

    def _resident_or_loading(self):
        return ()

    def _next_slots(self, job):
        while sum(slot.in_flight for slot in self._slots) < self._in_flight and job.tasks:
            slot = self._fewest_in_flight() or self._free_slot()
            if slot.task is None:
                slot.hold(job.tasks.pop(0))
            yield slot

    def _finish(self, job, slot, launches) -> None:
        self.finished.append(slot.task.name)
        slot.release()

    def _drain(self) -> None:
        pass


def job_of(n_tasks: int, news=None, *, alone: bool) -> SimpleNamespace:
    def task(number: int) -> SimpleNamespace:
        return SimpleNamespace(name=f"task {number}", n_launches=1, parts=(), seconds=lambda launch: 0.001)

    return SimpleNamespace(
        tasks=[task(n) for n in range(n_tasks)], alone=alone, timed=False, seconds_left=1.0,
        note_resident=lambda keys: None, return_unfinished=lambda parts: None, release=lambda keys: None,
        wait_for_news=news,
    )  # fmt: skip


@pytest.mark.parametrize(("in_flight", "alone"), [(2, False), (2, True), (1, True)])
def test_waits_for_the_launch_enqueued_first(in_flight, alone):
    worker, job = Worker(in_flight), job_of(6, alone=alone)
    job.close_if_idle = lambda: len(worker.finished) > 4
    worker.run(job)
    assert worker.finished[:5] == [f"task {number}" for number in range(5)]
    assert [event.stream for event in worker.waited][:4] == (["A", "B"] * 2 if in_flight > 1 else ["A"] * 4)


def test_a_single_launch_is_not_waited_for_while_queries_may_come():
    worker = Worker(1)
    asked = []

    def news(seconds: float) -> None:
        asked.append(seconds)
        if len(asked) == 3:
            worker._slots[0].wait()  # it ends meanwhile

    job = job_of(1, news, alone=False)
    job.close_if_idle = lambda: bool(worker.finished)
    worker.run(job)
    assert worker.finished == ["task 0"]
    assert 0 < max(asked) <= 0.002
