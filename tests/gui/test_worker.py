"""The worker steps jobs in turns, in its own thread, and ends cleanly whatever they do."""

from __future__ import annotations

import threading
import time

import pytest

from swathe.core import engines
from swathe.core.cancel import CancelToken
from swathe.gui.work import worker as search_worker
from swathe.gui.work.worker import BACKGROUND, NORMAL, SELECTED, BackgroundThread, EngineShelf, Job


@pytest.fixture
def background(qapp):
    thread = BackgroundThread()
    yield thread
    thread.close()
    assert not thread.running


class Watcher:
    """Collects what a job says, and in which thread it hears it."""

    def __init__(self):
        self.steps, self.ended, self.threads = [], [], set()

    def job(self, steps, token=None, priority=NORMAL, after=None):
        return Job("test", steps, token or CancelToken(), self.on_step, self.on_end, priority, after)

    def on_step(self, value):
        self.steps.append(value)
        self.threads.add(threading.current_thread())

    def on_end(self, job):
        self.ended.append(job)
        self.threads.add(threading.current_thread())


def test_steps_run_elsewhere_and_are_heard_here(background, qtbot):
    watcher = Watcher()
    threads = set()

    def steps(_):
        for number in range(3):
            threads.add(threading.get_ident())
            yield number
        return "result"

    job = background.submit(watcher.job(steps))
    qtbot.waitUntil(lambda: watcher.ended == [job])
    assert watcher.steps == [0, 1, 2]
    assert job.result == "result"
    assert job.error is None
    assert threading.get_ident() not in threads
    assert watcher.threads == {threading.main_thread()}


def test_large_numbers_arrive_whole(background, qtbot):
    watcher = Watcher()
    background.submit(watcher.job(lambda _: iter([2**62])))
    qtbot.waitUntil(lambda: bool(watcher.ended))
    assert watcher.steps == [2**62]


def test_jobs_take_turns_and_the_urgent_one_goes_first(background, qtbot):
    order = []

    def steps(name, count):
        def run(_):
            for _ in range(count):
                order.append(name)
                time.sleep(0.002)
                yield None

        return run

    watcher = Watcher()
    background.submit(watcher.job(steps("search", 40)))
    background.submit(watcher.job(steps("backlog", 5), priority=BACKGROUND))
    background.submit(watcher.job(steps("selected", 5), priority=SELECTED))
    qtbot.waitUntil(lambda: len(watcher.ended) == 3)
    first = order.index("selected")
    assert order[first : first + 9].count("selected") >= 3
    assert order.index("selected") < 20
    assert order[-1] == "search"


def test_beside_a_search_only_one_of_the_others_steps_a_round(background, qtbot):
    """A GPU idles while the search's next step waits: with eight backlogs that was 160 ms."""
    order, go = [], threading.Event()

    def steps(name, count):
        def run(_):
            go.wait(5)
            for _ in range(count):
                order.append(name)
                yield None

        return run

    watcher = Watcher()
    for number in range(3):
        background.submit(watcher.job(steps(f"backlog {number}", 20), priority=BACKGROUND))
    background.submit(watcher.job(steps("search", 12)))
    go.set()
    qtbot.waitUntil(lambda: len(watcher.ended) == 4)
    first = order.index("search")
    beside = order[first : len(order) - order[::-1].index("search")]
    assert beside[::2] == ["search"] * 12, "every second step is the search's"
    assert {beside.count(f"backlog {number}") for number in range(3)} <= {3, 4}, "the others take turns"


def test_a_job_waits_for_another(background, qtbot):
    order = []

    def slow(_):
        for _ in range(5):
            time.sleep(0.005)
            yield None
        order.append("slow")

    def quick(_):
        order.append("quick")
        yield None

    watcher = Watcher()
    first = background.submit(watcher.job(slow))
    background.submit(watcher.job(quick, priority=SELECTED, after=first))
    qtbot.waitUntil(lambda: len(watcher.ended) == 2)
    assert order == ["slow", "quick"]


def test_cancelled_job_ends_without_result_or_error(background, qtbot):
    token = CancelToken()

    def steps(_):
        while True:
            token.raise_if_cancelled()
            time.sleep(0.001)
            yield None

    watcher = Watcher()
    job = background.submit(watcher.job(steps, token))
    qtbot.waitUntil(lambda: len(watcher.steps) > 3)
    token.cancel()
    qtbot.waitUntil(lambda: watcher.ended == [job])
    assert (job.result, job.error) == (None, None)


def test_a_bug_in_one_job_leaves_the_others_alone(background, qtbot):
    def bad(_):
        yield 1
        raise ValueError("a bug")

    def good(_):
        for number in range(5):
            time.sleep(0.002)
            yield number

    one, other = Watcher(), Watcher()
    bad_job = background.submit(one.job(bad))
    background.submit(other.job(good))
    qtbot.waitUntil(lambda: bool(one.ended and other.ended))
    assert isinstance(bad_job.error, ValueError)
    assert other.steps == [0, 1, 2, 3, 4]


def test_closing_ends_jobs_that_are_running(background):
    token = CancelToken()

    def steps(_):
        while True:
            token.raise_if_cancelled()
            time.sleep(0.001)
            yield None

    background.submit(Watcher().job(steps, token))
    background.close()
    assert not background.running
    assert token.cancelled
    background.close()


def test_engine_is_kept_between_searches_and_closed_at_the_end(background, qtbot):
    engines = []

    def steps(shelf):
        engines.append(shelf.engine("cpu", "auto", 1))
        yield None
        engines.append(shelf.engine("cpu", "auto", 1))
        yield None
        engines.append(shelf.engine("cpu", "auto", 2))
        yield None

    watcher = Watcher()
    background.submit(watcher.job(steps))
    qtbot.waitUntil(lambda: bool(watcher.ended))
    assert watcher.ended[0].error is None
    assert engines[0] is engines[1]
    assert engines[2] is not engines[0]


def test_what_hits_need_begins_to_load_before_an_engine_is_opened(monkeypatch):
    order = []
    monkeypatch.setattr(search_worker, "load_ahead", lambda *_: order.append("loading"))
    monkeypatch.setattr(engines, "open_engine", lambda *options: order.append("engine"))
    EngineShelf().engine("cpu", "auto", 1)
    assert order == ["loading", "engine"]
