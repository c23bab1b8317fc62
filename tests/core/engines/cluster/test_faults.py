"""Workers and schedulers that die, hang or are started again: right scores or a sentence, never a hang."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cluster import engine as engine_room
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.engines.cluster.messages import ShardTask, source_of
from swathe.core.engines.cluster.worker import SearchPlugin
from swathe.core.errors import EngineUnavailable
from swathe.core.system.settings import VERSION
from tests.core.engines.cluster.conftest import (
    SCHEME,
    cluster_here,
    expected,
    opened,
    processes_here,
    query_of,
    scores_of,
)

LONG_QUERY = 300_000
"""Residues: a second of work for one worker."""


@pytest.fixture(scope="module")
def whole(packed):
    """The subjects, a query that takes a while, and its scores."""
    subjects, query = opened(packed).subjects(), query_of(LONG_QUERY)
    return subjects, query, expected(query, subjects)


def begun(engine, query, subjects, scores, token=None):
    """Begin a search and return it once both workers compute."""
    running = engine.score(query, SCHEME, subjects, scores, token or CancelToken())
    for _ in running:
        if all(side.cells for side in engine.report.sides):
            return running
    raise AssertionError("it was done before both began")


@pytest.mark.long
class TestWorkers:
    def test_one_is_killed_in_mid_search(self, whole):
        subjects, query, theirs = whole
        with processes_here() as (address, pids), contextlib.closing(ClusterEngine(address)) as engine:
            scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
            running = begun(engine, query, subjects, scores)
            os.kill(pids()[0], signal.SIGKILL)
            assert list(running)[-1] == query.size * subjects.n_residues
            assert (scores == theirs).all()
            assert (scores_of(engine, query, subjects) == theirs).all()

    def test_all_are_killed_in_mid_search(self, whole):
        subjects, query, theirs = whole
        with processes_here() as (address, pids), contextlib.closing(ClusterEngine(address)) as engine:
            scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
            running = begun(engine, query, subjects, scores)
            for pid in pids():
                os.kill(pid, signal.SIGKILL)
            assert list(running)
            assert (scores == theirs).all()

    def test_one_hangs(self, whole):
        """As a host that is cut off does: nothing is heard of it, and nothing says that it is gone."""
        subjects, query, theirs = whole
        with (
            processes_here({"distributed.scheduler.worker-ttl": "3s"}) as (address, pids),
            contextlib.closing(ClusterEngine(address)) as engine,
        ):
            scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
            running = begun(engine, query, subjects, scores)
            stopped = pids()[0]
            os.kill(stopped, signal.SIGSTOP)
            assert list(running)
            with contextlib.suppress(ProcessLookupError):  # it was ended for not answering
                os.kill(stopped, signal.SIGKILL)
            assert (scores == theirs).all()


def test_nothing_is_heard_of_any_task(packed, monkeypatch):
    """The workers hang, and their computers answer: the search ends with a sentence."""
    monkeypatch.setattr(engine_room, "PATIENCE_SECONDS", 0.3)
    go_on = threading.Event()

    class Hanging(SearchPlugin):
        def run(self, task):
            go_on.wait()
            return super().run(task)

    with cluster_here(plugin=Hanging) as (address, _):
        try:
            with (
                contextlib.closing(ClusterEngine(address)) as engine,
                pytest.raises(EngineUnavailable, match="Nothing was heard of the cluster"),
            ):
                scores_of(engine, query_of(50), opened(packed).subjects())
        finally:
            go_on.set()


def test_the_program_that_searches_dies(packed):
    """Its tasks are nobody's any more: workers stop them."""
    from distributed import Client

    source = source_of(opened(packed).subjects())
    queries = ((query_of(1_000_000), SCHEME),)
    with cluster_here(1) as (address, (plugin,)):
        with Client(address, set_as_default=False) as client:
            task = ShardTask("1", client.id, VERSION, queries, source, 0, 600)
            scoring = threading.Thread(target=plugin.run, args=[task])
            scoring.start()
            while not plugin.running:
                time.sleep(0.01)
        scoring.join()


def test_no_worker_is_left_and_none_comes(packed, monkeypatch):
    monkeypatch.setattr(engine_room, "ALONE_SECONDS", 0.1)
    monkeypatch.setattr(engine_room, "ROSTER_SECONDS", 0.05)
    from distributed import Client

    with cluster_here(1) as (address, _), contextlib.closing(ClusterEngine(address)) as engine:
        with Client(address, set_as_default=False) as other:
            other.retire_workers(close_workers=True)
            while other.scheduler_info()["workers"]:  # it may do one more task until then
                time.sleep(0.01)
        time.sleep(2 * engine_room.ROSTER_SECONDS)
        with pytest.raises(EngineUnavailable, match="No worker of the cluster"):
            scores_of(engine, query_of(50), opened(packed).subjects())
        assert any("left the cluster" in sentence for sentence in engine.warnings)


@pytest.mark.usefixtures("cut_everything")
def test_a_worker_that_joins_takes_part(packed, monkeypatch):
    monkeypatch.setattr(engine_room, "ROSTER_SECONDS", 0.0)
    subjects, query = opened(packed).subjects(), query_of(90)
    theirs = expected(query, subjects)
    with (
        cluster_here(1, grow=True) as (address, cluster),
        contextlib.closing(ClusterEngine(address)) as engine,
    ):
        assert (scores_of(engine, query, subjects) == theirs).all()
        cluster.add_worker()
        for _ in range(1_000):
            assert (scores_of(engine, query, subjects) == theirs).all()
            if len(engine.report.sides) == 2 and all(side.cells for side in engine.report.sides):
                return
        raise AssertionError("it never took part")


class Process:
    """A command of `swathe cluster` in a process of its own."""

    def __init__(self, *arguments, ready, inside=()):
        self.process = subprocess.Popen(
            [*inside, sys.executable, "-m", "swathe", "cluster", *map(str, arguments)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.lines = []
        while not self.lines or ready not in self.lines[-1]:
            line = self.process.stdout.readline()
            assert line, self.lines
            self.lines.append(line)

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        rest = self.process.communicate(timeout=60)[0]
        return self.process.returncode, rest


@pytest.fixture
def processes():
    started = []

    def start(*arguments, **more):
        started.append(Process(*arguments, **more))
        return started[-1]

    yield start
    for one in reversed(started):
        if one.process.poll() is None:
            one.end()
        one.process.stdout.close()


@pytest.mark.long
def test_the_scheduler_is_killed_and_comes_back(processes, packed, whole, tmp_path):
    subjects, query, theirs = whole
    file = tmp_path / "scheduler.json"
    scheduler = processes("start", "tcp://127.0.0.1:0", "--file", file, ready="--cluster")
    worker = processes("worker", file, "--engine", "cpu", "--threads", 1, ready="A worker computes")
    with contextlib.closing(ClusterEngine(str(file))) as engine:
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        running = engine.score(query, SCHEME, subjects, scores, CancelToken())
        for cells in running:
            if cells:
                break
        scheduler.end(signal.SIGKILL)
        with pytest.raises(EngineUnavailable, match=r"The scheduler of the cluster .* is gone"):
            list(running)
        with pytest.raises(EngineUnavailable, match="There is no scheduler at"):
            scores_of(engine, query, subjects)
        processes("start", "tcp://127.0.0.1:0", "--file", file, ready="--cluster")
        while "A worker computes" not in worker.lines[-1] or len(worker.lines) < 3:
            worker.lines.append(worker.process.stdout.readline())
        assert (scores_of(engine, query, subjects) == theirs).all()
    code, _ = worker.end()
    assert code == 143


@pytest.fixture
def other_host():
    """A network of its own behind a cable: what runs a command there, our address, what pulls the plug."""
    name, cable = f"swathe{os.getpid()}", f"sw{os.getpid()}"
    here, there = "10.213.7.1", "10.213.7.2"

    def ip(*words):
        subprocess.run(["ip", *words], check=True, capture_output=True)

    try:
        ip("netns", "add", name)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no right to make a network namespace")
    try:
        ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
        ip("addr", "add", f"{here}/24", "dev", cable)
        ip("link", "set", cable, "up")
        for words in (["addr", "add", f"{there}/24", "dev", "eth0"], ["link", "set", "eth0", "up"]):
            ip("-n", name, *words)
        ip("-n", name, "link", "set", "lo", "up")
        yield ["ip", "netns", "exec", name], here, lambda: ip("link", "set", cable, "down")
    finally:
        subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


@pytest.mark.long
def test_a_host_is_unplugged_in_mid_search(processes, whole, other_host, tmp_path):
    subjects, query, theirs = whole
    there, here, unplug = other_host
    file = tmp_path / "scheduler.json"
    processes("start", f"tls://{here}:0", "--file", file, ready="--cluster")
    worker = ("worker", file, "--engine", "cpu", "--threads", 1)
    processes(*worker, ready="A worker computes")
    processes(*worker, ready="A worker computes", inside=there)
    with contextlib.closing(ClusterEngine(str(file))) as engine:
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        running = begun(engine, query, subjects, scores)
        unplug()
        assert list(running)[-1] == query.size * subjects.n_residues
        assert (scores == theirs).all()
        assert any("left the cluster" in sentence for sentence in engine.warnings)
