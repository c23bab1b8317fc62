"""The engine of published variants with toy methods: shares by length, refused queries, batches."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from swathe.core.cuda.published import catalogue, worker
from swathe.core.engines import published as published_engine
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import InvalidRequest
from tests.core.cuda.fake_session import fake_device
from tests.core.cuda.searching import BLOSUM62, expected, query_of, search
from tests.core.cuda.toy_method import TOYS, LongToy, Toy, use_toys
from tests.memory_database import MemoryDatabase


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """Toy methods in place of the real ones."""
    use_toys(monkeypatch)


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
def opened(on_fakes):
    return partial(on_fakes, partial(PublishedEngine, kernel="short-query"))


def test_scores_past_the_limit_of_a_method_are_counted(opened, small, database):
    engine, _ = opened()
    for m in (1, 81, 150):
        query = query_of(m)
        scores = expected(query, database)
        assert (search(engine, query, database) == scores).all()
        parted = database.lengths <= 100
        assert engine.report.rescored == (scores[parted] > Toy.limit).sum()
    assert engine.report.rescored > 0
    assert engine.report.launch_seconds > 0
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


@pytest.mark.parametrize("batch", [1 << 20, 3_000])
@pytest.mark.parametrize("n_devices", [1, 2])
def test_a_part_of_a_database_from_what_is_there_of_the_whole(
    opened, database, n_devices, batch, monkeypatch
):
    monkeypatch.setattr(published_engine, "_MOST_RESIDUES", batch)
    engine, _ = opened(n_devices)
    query = query_of(60)
    whole = expected(query, database)
    n = database.n_sequences
    loads = []
    for begin, end in (
        (0, n),
        (200, n),
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
        assert loads[0] > 0
        assert not any(loads[1:])
    before = Toy.loads
    assert (search(engine, query, database) == whole).all()
    if n_devices == 1:
        assert Toy.loads == before, "nor is the whole laid out again"


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
        assert engine.report.note == "A query of 201 residues is too long. The kernel inter-task computed it."
        assert engine.report.ran == "inter-task"
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

    def test_memory_that_another_program_took_meanwhile(self, opened, database, monkeypatch):
        engine, fleet = opened(devices=[fake_device(memory_bytes=300_000)])
        query = query_of(60)
        tiny = MemoryDatabase([[1, 2, 3]])
        search(engine, query, tiny)
        session = fleet.sessions[0]
        before = session.free_bytes
        monkeypatch.setattr(session, "free_bytes", lambda: max(0, before() - 254_000))
        whole = expected(query, database)
        for begin, end in ((5, database.n_sequences - 1), (0, database.n_sequences)):
            assert (search(engine, query, database.range(begin, end)) == whole[begin:end]).all()
        assert (search(engine, query, database) == whole).all()
        assert Toy.loads > 3, "in halves"


def test_every_published_variant_has_a_class_of_its_own():
    classes = {catalogue._CLASSES[name] for name in catalogue.PUBLISHED}
    assert len(classes) == len(catalogue.PUBLISHED)
    assert set(catalogue.LONG.values()) | {catalogue.WIDER} <= catalogue.PUBLISHED
