"""The engine of published variants with toy methods: parts, batches, several devices, cancels, failures."""

from __future__ import annotations

import logging
import threading

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.published import catalogue, worker
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines import published as published_engine
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import DeviceError, DeviceMemoryError, InvalidRequest
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.registry import KernelVariant, Option
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.core.cuda.toy_method import LongToy, Toy, WideToy, reference
from tests.long_run import at_random, long_but
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")
OPTIONS = (
    Option("threshold", "", 100, low=1, high=1 << 30),
    Option("long", "", "antidiagonal", ("antidiagonal", "strips")),
    Option("otherwise", "", "refuse", ("inter-task", "refuse")),
)
TOYS = {"short-query": Toy, "inter-task": WideToy, "intra-task": LongToy}


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """Toy methods in place of the real ones; what they were asked for is forgotten."""

    def named(name):
        options = OPTIONS if name == "short-query" else ()
        return KernelVariant(name, f"{name.capitalize()}: toy", "gpu", "toy", "", "", (32,), options=options)

    monkeypatch.setattr(published_engine, "variant_named", named)
    monkeypatch.setattr(published_engine, "method_of", TOYS.__getitem__)
    for toy in (Toy, WideToy, LongToy):
        monkeypatch.setattr(toy, "made", [])
        monkeypatch.setattr(toy, "loads", 0)


@pytest.fixture
def small(monkeypatch):
    """Small batches and launches, so that a small database has many."""
    monkeypatch.setattr(published_engine, "_MOST_RESIDUES", 3_000)
    monkeypatch.setattr(worker, "_FIRST_SPEED", 1e6)


@pytest.fixture(scope="module")
def database():
    """400 subjects of 0 to 119 residues and two giants."""
    rng = np.random.default_rng(5)
    subjects = [rng.integers(0, 25, n) for n in rng.integers(0, 120, 400)]
    subjects += [query_of(30), query_of(150)[20:90]]
    return MemoryDatabase([*subjects, rng.integers(0, 20, 900), rng.integers(0, 20, 1_501)])


@pytest.fixture
def opened():
    engines = []
    before = set(threading.enumerate())

    def open_(n=1, **arguments):
        fleet = arguments.pop("fleet", None) or Fleet()
        devices = arguments.pop("devices", None) or [fake_device(i) for i in range(n)]
        engine = PublishedEngine(
            devices, "short-query", arguments.pop("options", None), open_session=fleet.open, **arguments
        )
        engines.append((engine, fleet))
        return engine, fleet

    yield open_
    for engine, fleet in engines:
        engine.close()
        assert fleet.bytes_held == 0
        assert all(session.closed for session in fleet.sessions)
    assert not set(threading.enumerate()) - before


def query_of(m, seed=1):
    return np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)


def search(engine, query, database, scheme=BLOSUM62):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, scheme, database, scores, CancelToken()))
    assert cells[-1] == query.size * database.n_residues
    assert cells == sorted(cells)
    return scores


def expected(query, database, scheme=BLOSUM62):
    return reference(query, [database.codes(i) for i in range(database.n_sequences)], scheme)


FIRST = (("resident", 1), ("streamed", 3))


@pytest.mark.parametrize(
    ("limit", "n_devices"),
    [
        pytest.param(limit, n, id=f"{name}-{n}", marks=() if (name, n) in FIRST else pytest.mark.long)
        for limit, name in ((None, "resident"), (30_000, "streamed"))
        for n in (1, 2, 3)
    ],
)
def test_scores_are_the_cpus(opened, small, database, limit, n_devices):
    engine, _ = opened(n_devices, memory_limit=limit)
    for m in (1, 81, 150):
        query = query_of(m)
        scores = expected(query, database)
        assert (search(engine, query, database) == scores).all()
        parted = database.lengths <= 100
        assert engine.report.rescored == (scores[parted] > Toy.limit).sum()
    assert engine.report.rescored > 0
    assert engine.report.launch_seconds > 0
    assert engine.report.note == ""
    assert engine.report.resources is None, "toys have no builds"


class TestParts:
    def test_subjects_past_the_threshold_go_to_the_long_method(self, opened, database):
        for threshold, long in ((100, True), (1_500, True), (1_501, False), (1, True)):
            LongToy.made.clear()
            engine, _ = opened(options={"threshold": threshold})
            query = query_of(60)
            assert (search(engine, query, database) == expected(query, database)).all()
            assert bool(LongToy.made) == long

    def test_only_long_subjects(self, opened):
        engine, _ = opened(options={"threshold": 3})
        database = MemoryDatabase([[1, 2, 3, 4], [], [5] * 9])
        assert (search(engine, query_of(5), database) == expected(query_of(5), database)).all()
        assert not Toy.made

    def test_a_database_without_a_residue(self, opened):
        engine, fleet = opened()
        assert search(engine, query_of(5), MemoryDatabase([[], []])).tolist() == [0, 0]
        assert search(engine, query_of(5), MemoryDatabase([])).tolist() == []
        assert not fleet.sessions

    def test_options_reach_the_method(self, opened, database):
        engine, _ = opened(options={"threshold": 70})
        search(engine, query_of(5), database)
        assert Toy.made[0].options == {"threshold": 70, "long": "antidiagonal", "otherwise": "refuse"}
        assert LongToy.made[0].options == {}
        assert all(method.closed for toy in TOYS.values() for method in toy.made)


@pytest.mark.parametrize("n_devices", [1, 2])
def test_a_part_of_a_database_from_what_is_there_of_the_whole(opened, database, n_devices):
    engine, _ = opened(n_devices)
    query = query_of(60)
    whole = expected(query, database)
    n = database.n_sequences
    loads = []
    for begin, end in (
        (0, n),
        (0, 300),
        (5, 300),
        (0, 301),
        (200, n),
        (n - 1, n),
        (30, 31),
        (7, 7),
        (0, 300),
    ):
        part = database.range(begin, end)
        before = Toy.loads
        assert (search(engine, query, part) == whole[begin:end]).all()
        loads.append(Toy.loads - before)
    if n_devices == 1:  # of two, one that is idle loads what the other has
        assert loads[1] <= 1, "but for the batch at the border"
        assert loads[-1] == 0
    assert (search(engine, query, database) == whole).all()


class TestEligibility:
    def test_a_query_that_the_method_refuses(self, opened, database):
        engine, fleet = opened()
        assert engine.why_not(200, BLOSUM62) == ""
        with pytest.raises(InvalidRequest, match="201 residues is too long") as caught:
            search(engine, query_of(201), database)
        assert caught.value.field == "kernel"
        assert not fleet.sessions

    def test_another_method_takes_it_and_that_is_said(self, opened, database):
        engine, _ = opened(options={"otherwise": "inter-task"})
        query = query_of(201)
        assert (search(engine, query, database) == expected(query, database)).all()
        assert engine.report.note == "A query of 201 residues is too long. Inter-task computed it."
        assert not Toy.made
        assert engine.report.rescored == 0
        search(engine, query_of(50), database)
        assert engine.report.note == ""


class TestMemory:
    def test_a_database_that_fits_is_loaded_once(self, opened, small, database):
        engine, fleet = opened()
        search(engine, query_of(60), database)
        loads, uploaded = (Toy.loads, LongToy.loads), fleet.uploaded
        assert min(loads) > 1
        for m in (60, 20, 10):
            search(engine, query_of(m, 7), database)
        assert (Toy.loads, LongToy.loads) == loads
        assert fleet.uploaded < 2 * uploaded

    def test_devices_keep_their_shares(self, opened, small, database):
        engine, fleet = opened(3)
        fleet.slowness = 0.002
        for _ in range(3):
            search(engine, query_of(60), database)
        loads = Toy.loads
        for _ in range(3):
            search(engine, query_of(60), database)
        assert Toy.loads - loads < 10, "only to help another device out at the end"

    def test_what_is_left_of_a_streamed_database_is_used_first(self, opened, small, database):
        engine, _ = opened(memory_limit=20_000)
        search(engine, query_of(20), database)
        whole = Toy.loads
        search(engine, query_of(20), database)
        assert whole < Toy.loads < 2 * whole

    def test_another_database_takes_the_place(self, opened, small, database):
        engine, fleet = opened()
        other = MemoryDatabase([[1, 2, 3] * 20, [4, 5, 6]])
        for each in (database, other, database):
            query = query_of(50)
            assert (search(engine, query, each) == expected(query, each)).all()
        assert len(fleet.sessions) == 1

    def test_batches_shrink_before_the_engine_gives_up(self, opened, database):
        engine, _ = opened(devices=[fake_device(memory_bytes=64_000)])
        query = query_of(60)
        assert (search(engine, query, database) == expected(query, database)).all()

    def test_memory_that_another_program_took_meanwhile(self, opened, database, monkeypatch):
        engine, fleet = opened(devices=[fake_device(memory_bytes=300_000)])
        query = query_of(60)
        tiny = MemoryDatabase([[1, 2, 3]])
        search(engine, query, tiny)
        session = fleet.sessions[0]
        before = session.free_bytes
        monkeypatch.setattr(session, "free_bytes", lambda: max(0, before() - 254_000))
        assert (search(engine, query, database) == expected(query, database)).all()
        assert Toy.loads > 3, "in halves"

    def test_too_little_for_the_longest_subject(self, opened, database):
        engine, _ = opened(memory_limit=1_000)
        for _ in range(2):
            with pytest.raises(DeviceMemoryError, match="not enough free memory"):
                search(engine, query_of(60), database)

    def test_label_and_memory_taken(self, opened, database):
        engine, _ = opened()
        assert engine.label == "GPU 0: Fake 0"
        search(engine, query_of(60), database)
        assert 0 < engine.memory_used < engine.memory_total == 64 << 20
        assert "used" in engine.label


class TestCancel:
    @at_random(6, 25)
    def test_at_any_moment_and_the_next_search_is_whole(self, opened, small, database, n_cases):
        engine, fleet = opened(2, memory_limit=30_000)
        fleet.slowness = 0.001
        query = query_of(100)
        whole = expected(query, database)
        rng = np.random.default_rng(3)
        for _ in range(n_cases):
            token = CancelToken()
            timer = threading.Timer(rng.uniform(0, 0.1), token.cancel)
            timer.start()
            scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
            for _ in engine.score(query, BLOSUM62, database, scores, token):
                pass
            after = scores.copy()
            compared = scores != NOT_COMPARED
            assert (scores[compared] == whole[compared]).all()
            timer.join()
            assert (scores == after).all()
        assert (search(engine, query, database) == whole).all()

    def test_answer_is_quick_and_progress_comes_meanwhile(self, opened, small, database):
        engine, fleet = opened()
        query = query_of(100)
        search(engine, query, database)
        fleet.slowness = 0.05
        token = CancelToken()
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        run = engine.score(query, BLOSUM62, database, scores, token)
        for _ in range(4):
            next(run)
        token.cancel()
        assert list(run) == []
        assert (scores == NOT_COMPARED).any()


class TestFailures:
    @pytest.mark.parametrize("at", long_but([1, 2, 3], 2))
    def test_others_take_the_work_of_a_device_that_fails_and_it_is_said(
        self, opened, small, database, caplog, at
    ):
        engine, fleet = opened(2)
        fleet.fail_at = {1: at}
        fleet.slowness = 0.005
        query = query_of(100)
        with caplog.at_level(logging.WARNING):
            assert (search(engine, query, database) == expected(query, database)).all()
        assert len(engine.warnings) == 1
        assert "Fake 1 failed" in engine.warnings[0]
        assert "GPU 0 (Fake 0)" in engine.warnings[0]
        fleet.fail_at = {}
        assert (search(engine, query, database) == expected(query, database)).all()
        assert len(fleet.sessions) == 3, "the failed device is opened again"

    def test_all_fail_and_the_engine_can_be_used_again(self, opened, small, database):
        engine, fleet = opened(2)
        fleet.fail_at = {0: 2, 1: 2}
        with pytest.raises(DeviceError, match="failed while computing"):
            search(engine, query_of(150), database)
        fleet.fail_at = {}
        query = query_of(90)
        assert (search(engine, query, database) == expected(query, database)).all()

    def test_a_device_that_does_not_open(self, opened, database, caplog):
        fleet = Fleet()
        fleet.refuse = {0}
        engine, _ = opened(2, fleet=fleet)
        query = query_of(90)
        with caplog.at_level(logging.WARNING):
            assert (search(engine, query, database) == expected(query, database)).all()
        assert "taken by another program" in engine.warnings[0]

    def test_a_device_without_memory_leaves_the_work_to_the_others(self, opened, small, database, caplog):
        engine, _ = opened(devices=[fake_device(0), fake_device(1, memory_bytes=1_500)])
        query = query_of(90)
        with caplog.at_level(logging.WARNING):
            assert (search(engine, query, database) == expected(query, database)).all()


def test_an_engine_without_a_device():
    with pytest.raises(ValueError, match="without a device"):
        PublishedEngine([], "short-query")


def test_every_published_variant_has_a_class_of_its_own():
    classes = {catalogue._CLASSES[name] for name in catalogue.PUBLISHED}
    assert len(classes) == len(catalogue.PUBLISHED)
    assert set(catalogue.LONG.values()) | {catalogue.WIDER} <= catalogue.PUBLISHED
