"""The worker steps jobs in turns, in its own thread, and ends cleanly whatever they do."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from types import SimpleNamespace

import pytest

from swathe.core import engines
from swathe.core.errors import SwatheError
from swathe.gui.work import worker as search_worker
from swathe.gui.work.task import BACKGROUND, NORMAL, SELECTED, Newest, Task, aside, every, once, sentence
from swathe.gui.work.worker import BackgroundThread, EngineShelf


@pytest.fixture
def background(qapp):
    thread = BackgroundThread()
    yield thread
    thread.close()
    assert not thread.running


def endless(token):
    """Work until it is cancelled."""
    while True:
        token.raise_if_cancelled()
        time.sleep(0.001)
        yield None


class Watcher:
    """Collects what a task says, and in which thread it hears it."""

    def __init__(self):
        self.steps, self.ended, self.threads = [], [], set()

    def task(self, work, priority=NORMAL, after=None):
        end, error = self.on_end, self.on_error
        return Task(
            "test", work, end, self.on_step, on_cancel=end, on_error=error, priority=priority, after=after
        )

    def on_step(self, value):
        self.steps.append(value)
        self.threads.add(threading.current_thread())

    def on_end(self, result=None):
        self.ended.append(result)
        self.threads.add(threading.current_thread())

    def on_error(self, error):
        self.ended.append(error)


def test_steps_run_elsewhere_and_are_heard_here(background, qtbot):
    watcher = Watcher()
    threads = set()

    def steps(_):
        for number in range(3):
            threads.add(threading.get_ident())
            yield number
        return "result"

    task = background.start(watcher.task(steps))
    qtbot.waitUntil(lambda: watcher.ended == ["result"])
    assert watcher.steps == [0, 1, 2]
    assert (task.error, task.ended, task.over) == (None, True, True)
    assert threading.get_ident() not in threads
    assert watcher.threads == {threading.main_thread()}


def test_large_numbers_arrive_whole(background, qtbot):
    watcher = Watcher()
    background.start(watcher.task(every(lambda _: [2**62])))
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
    background.start(watcher.task(steps("search", 40)))
    background.start(watcher.task(steps("backlog", 5), priority=BACKGROUND))
    background.start(watcher.task(steps("selected", 5), priority=SELECTED))
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
        background.start(watcher.task(steps(f"backlog {number}", 20), priority=BACKGROUND))
    background.start(watcher.task(steps("search", 12)))
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
    first = background.start(watcher.task(slow))
    background.start(watcher.task(quick, priority=SELECTED, after=first))
    qtbot.waitUntil(lambda: len(watcher.ended) == 2)
    assert order == ["slow", "quick"]


def test_cancelled_job_ends_without_result_or_error(background, qtbot):
    watcher = Watcher()
    task = background.start(watcher.task(endless))
    qtbot.waitUntil(lambda: len(watcher.steps) > 3)
    task.cancel()
    qtbot.waitUntil(lambda: watcher.ended == [None])
    assert (task.result, task.error) == (None, None)


def test_a_bug_in_one_job_leaves_the_others_alone(background, qtbot):
    def bad(_):
        yield 1
        raise ValueError("a bug")

    def good(_):
        for number in range(5):
            time.sleep(0.002)
            yield number

    one, other = Watcher(), Watcher()
    bad_task = background.start(one.task(bad))
    background.start(other.task(good))
    qtbot.waitUntil(lambda: bool(one.ended and other.ended))
    assert isinstance(bad_task.error, ValueError) and one.ended == [bad_task.error]
    assert other.steps == [0, 1, 2, 3, 4]


def test_closing_ends_jobs_that_are_running(background):
    task = background.start(Watcher().task(endless))
    background.close()
    assert not background.running
    assert task.token.cancelled
    background.close()


def asking(threads):
    """Return what a search asks for: the CPU with so many threads."""
    return SimpleNamespace(engine="cpu", kernel="auto", threads=threads, devices=None, kernel_options=())


def test_engine_is_kept_between_searches_and_closed_at_the_end(background, qtbot):
    engines = []

    def steps(_):
        shelf = background.shelf
        engines.append(shelf.engine(asking(1)))
        yield None
        engines.append(shelf.engine(asking(1)))
        yield None
        engines.append(shelf.engine(asking(2)))
        yield None

    watcher = Watcher()
    background.start(watcher.task(steps))
    qtbot.waitUntil(lambda: bool(watcher.ended))
    assert watcher.ended == [None]
    assert engines[0] is engines[1]
    assert engines[2] is not engines[0]


def test_what_hits_need_begins_to_load_before_an_engine_is_opened(monkeypatch):
    order = []
    monkeypatch.setattr(search_worker, "_load_quietly", lambda: order.append("loading"))
    monkeypatch.setattr(engines, "open_engine", lambda *options: order.append("engine"))
    EngineShelf().engine(asking(1))
    assert order == ["loading", "engine"]


def test_tasks_go_on_beside_one_long_call(background, qtbot):
    told, over = [], threading.Event()

    def long_call():
        assert over.wait(60)
        return "long"

    background.start(Task("long", aside(long_call), told.append, priority=SELECTED))
    background.start(Task("short", once(lambda: "short"), told.append))
    qtbot.waitUntil(lambda: told == ["short"])
    over.set()
    qtbot.waitUntil(lambda: told == ["short", "long"])


def test_what_one_long_call_raises_is_told(background, qtbot):
    def fail():
        raise SwatheError("a mistake")

    said = []
    background.start(Task("fails", aside(fail), on_error=sentence(said.append)))
    qtbot.waitUntil(lambda: said == ["a mistake"])


def test_tasks_go_on_while_what_aligning_needs_is_loaded(background, qtbot, monkeypatch):
    over, told = threading.Event(), []
    loading = threading.Thread(target=over.wait, args=[60])
    loading.start()
    monkeypatch.setattr(search_worker, "_load_quietly", lambda: loading)
    monkeypatch.setattr(search_worker, "_can_align", threading.Event())
    background.start(Task("align", every(lambda _: search_worker.loaded()), lambda _: told.append("aligned")))
    background.start(Task("open", once(lambda: "opened"), told.append))
    qtbot.waitUntil(lambda: told == ["opened"])
    over.set()
    qtbot.waitUntil(lambda: told == ["opened", "aligned"])


def test_of_tasks_begun_in_one_place_only_the_newest_is_told_of(background, qtbot):
    told = []
    newest = Newest(background.start)
    newest.begin(Task("first", endless, told.append, told.append, lambda: told.append("cancelled")))
    assert newest.busy
    newest.begin(Task("second", once(lambda: 2), told.append))
    qtbot.waitUntil(lambda: bool(told))
    assert told == [2] and not newest.busy
    newest.begin(Task("third", endless, told.append, on_cancel=lambda: told.append("cancelled")))
    newest.stop()
    end = background.start(Task("end", once(lambda: 4), told.append))
    qtbot.waitUntil(lambda: end.over)
    assert told == [2, 4] and not newest.busy


def test_what_was_found_goes_once_nobody_holds_it(background, qtbot, no_collecting):
    """A run that was opened stayed until garbage was collected: what reads it offers to cancel itself."""

    class Found:
        """What can be looked at from afar."""

    def begin():
        task = Task("open", once(Found), lambda found: seen.append(weakref.ref(found)), lambda _: task.over)
        background.start(task)

    seen = []
    begin()
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.waitUntil(lambda: seen[0]() is None)


@pytest.fixture
def no_collecting():
    gc.disable()
    yield
    gc.enable()


def test_an_error_goes_to_who_takes_it_else_to_the_owner(qapp, qtbot):
    presented, said = [], []
    background = BackgroundThread(presented.append)

    def fail(error):
        def work(_):
            yield None
            raise error

        return work

    mistake, bug = SwatheError("a mistake"), ValueError("a bug")
    for error in (mistake, bug):
        background.start(Task("nobody", fail(error)))
        background.start(Task("somebody", fail(error), on_error=sentence(said.append)))
    qtbot.waitUntil(lambda: len(presented) + len(said) == 4)
    background.close()
    assert presented == [mistake, bug, bug]
    assert said == [str(mistake)]


def test_the_collector_is_quiet_while_the_first_search_loads(monkeypatch):
    asked = {}
    monkeypatch.setattr(search_worker, "load_ahead", lambda *_, **more: asked.update(more))
    usual = gc.get_threshold()
    search_worker._load_quietly.__wrapped__()
    assert gc.get_threshold()[:2] == usual[:2] and gc.get_threshold()[2] > 1_000 * usual[2]
    asked["last"]()
    assert gc.get_threshold() == usual and gc.get_freeze_count() > 0
