"""What holds whatever devices compute with: no work is lost, memory is kept, cancels are quick.

The tiled family runs in its engine, emulated; toys of published methods run in theirs.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.published import worker
from swathe.core.cuda.tiled import planning
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines import published as published_engine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import DeviceError, DeviceMemoryError
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.core.cuda.searching import BLOSUM62, expected, query_of, search
from tests.core.cuda.toy_method import Toy, use_toys
from tests.long_run import at_random, long_but
from tests.memory_database import MemoryDatabase


@dataclass(frozen=True)
class Kind:
    """How an engine of a kind of methods is opened, and which amounts of memory are how little for it.

    Parameters
    ----------
    streamed : bytes with which a device has not all of the database at a time
    small_device : bytes with which what is loaded at a time has to be made smaller
    too_little : bytes with which nothing can be computed
    overflowing : a query's length, and how many of its scores against subjects of these lengths overflow
    """

    open: Callable[..., GpuEngine | PublishedEngine]
    streamed: int
    small_device: int
    too_little: int
    overflowing: tuple[int, Callable[[np.ndarray, np.ndarray], int]]


KINDS = {
    "tiled": Kind(
        GpuEngine,
        220_000,
        200_000,
        20_000,
        (700, lambda scores, lengths: (scores > 32_640 - 13).sum()),
    ),
    "published": Kind(
        partial(PublishedEngine, kernel="short-query"),
        30_000,
        64_000,
        1_000,
        (180, lambda scores, lengths: (scores[lengths <= 100] > Toy.limit).sum()),
    ),
}


@pytest.fixture(scope="module")
def database():
    """240 subjects of 0 to 119 residues, two that are like queries, and two giants."""
    rng = np.random.default_rng(5)
    subjects = [rng.integers(0, 25, n) for n in rng.integers(0, 120, 240)]
    subjects += [query_of(30), query_of(150)[20:90]]
    return MemoryDatabase([*subjects, rng.integers(0, 20, 900), rng.integers(0, 20, 1_501)])


@pytest.fixture(params=KINDS)
def kind(request, monkeypatch):
    """Small chunks, batches and launches, so that a small database has many."""
    monkeypatch.setattr(planning, "CHUNK_WORDS", 1_500)
    monkeypatch.setattr(published_engine, "_MOST_RESIDUES", 3_000)
    monkeypatch.setattr(worker, "_FIRST_SPEED", 1e6)
    use_toys(monkeypatch)
    return KINDS[request.param]


@pytest.fixture
def opened(kind, on_fakes):
    return partial(on_fakes, kind.open)


FIRST = (("resident", 1), ("streamed", 3))


@pytest.mark.parametrize(
    ("where", "n_devices"),
    [
        pytest.param(where, n, id=f"{where}-{n}", marks=() if (where, n) in FIRST else pytest.mark.long)
        for where in ("resident", "streamed")
        for n in (1, 2, 3)
    ],
)
def test_scores_are_the_cpus(kind, opened, database, where, n_devices):
    engine, _ = opened(n_devices, memory_limit=kind.streamed if where == "streamed" else None)
    for m in (1, 81, 150):
        query = query_of(m)
        assert (search(engine, query, database) == expected(query, database)).all()
    assert engine.report.note == ""


class CountingFleet(Fleet):
    """Counts how often a device was opened, or refused to be."""

    asked = 0

    def open(self, device):
        self.asked += 1
        return super().open(device)


def test_devices_that_are_opened_ahead_are_opened_once(opened, database):
    fleet = CountingFleet()
    fleet.refuse = {0}
    engine, _ = opened(2, fleet=fleet)
    engine.begin_opening()
    engine.begin_opening()
    query = query_of(30)
    assert (search(engine, query, database) == expected(query, database)).all()
    assert fleet.asked == 2 and len(engine.warnings) == 1
    fleet.refuse = set()
    engine.begin_opening()
    assert (search(engine, query, database) == expected(query, database)).all()
    assert fleet.asked == 3 and len(engine.warnings) == 1  # what was refused is tried again


@pytest.mark.parametrize("n_devices", long_but([1, 2], 2))
def test_ranges_of_a_database(opened, database, n_devices):
    engine, _ = opened(n_devices)
    query = query_of(60)
    whole = expected(query, database)
    n = database.n_sequences
    # Whole pairs, counted from the end: what the tiled family computes, and counts, are pairs.
    for begin, end in ((0, n), (0, 200), (6, 200), (150, n), (n - 2, n), (30, 32), (8, 8)):
        assert (search(engine, query, database.range(begin, end)) == whole[begin:end]).all()


@pytest.mark.parametrize("where", long_but(["resident", "streamed"], "streamed"))
def test_scores_that_overflow_are_computed_again(kind, opened, where):
    matrix = np.full((N_CODES, N_CODES), -10, np.int8)
    np.fill_diagonal(matrix, 100)
    scheme = ScoringScheme("test", matrix[AS_SCORED][:, AS_SCORED], 11, 1)  # as every scheme has it
    length, overflowing = kind.overflowing
    query = query_of(length)
    rng = np.random.default_rng(2)
    prefixes = [query[:n] for n in range(length - 4, length // 3, -length // 17)]
    database = MemoryDatabase([*prefixes, *(rng.integers(0, 20, n) for n in range(1, 200, 7))])
    engine, _ = opened(2, memory_limit=1_000_000 if where == "streamed" else None)
    scores = search(engine, query, database, scheme)
    assert (scores == expected(query, database, scheme)).all()
    assert scores.max() == 100 * (length - 4)
    assert engine.report.rescored == overflowing(scores, database.lengths) > 0
    search(engine, np.full(1, 5, np.uint8), MemoryDatabase([[1, 2], [3]]), scheme)
    assert engine.report.rescored == 0


def test_a_timed_search_says_how_long_the_devices_computed(opened, database):
    engine, fleet = opened(2)
    query = query_of(60)
    search(engine, query, database)
    engine.timed, fleet.slowness = True, 0.002
    began = time.perf_counter()
    scores = search(engine, query, database)
    whole = time.perf_counter() - began
    assert (scores == expected(query, database)).all()
    assert 0.002 <= engine.report.launch_seconds <= whole


class TestMemory:
    def test_a_database_that_fits_is_loaded_once(self, opened, database):
        engine, fleet = opened()
        search(engine, query_of(60), database)
        loads = fleet.loads
        assert loads > 5
        for m in (60, 20, 10):
            search(engine, query_of(m, 7), database)
        assert fleet.loads == loads

    def test_devices_keep_their_shares(self, opened, database):
        engine, fleet = opened(3)
        fleet.slowness = 0.01  # much longer than a thread waits for the processor beside other programs
        for _ in range(3):
            search(engine, query_of(60), database)
        loads = fleet.loads
        for _ in range(3):
            search(engine, query_of(60), database)
        assert fleet.loads - loads < 10, "only to help another device out at the end"

    def test_what_is_left_of_a_streamed_database_is_used_first(self, kind, opened, database):
        engine, fleet = opened(memory_limit=kind.streamed)
        search(engine, query_of(20), database)
        whole = fleet.loads
        search(engine, query_of(20), database)
        assert whole < fleet.loads < 2 * whole

    def test_another_database_takes_the_place(self, opened, database):
        engine, fleet = opened()
        other = MemoryDatabase([[1, 2, 3] * 20, [4, 5, 6]])
        for each in (database, other, database):
            query = query_of(50)
            assert (search(engine, query, each) == expected(query, each)).all()
        assert len(fleet.sessions) == 1

    def test_less_is_loaded_at_a_time_before_the_engine_gives_up(self, kind, opened, database):
        engine, _ = opened(devices=[fake_device(memory_bytes=kind.small_device)])
        query = query_of(60)
        assert (search(engine, query, database) == expected(query, database)).all()

    def test_too_little_for_the_longest_subject(self, kind, opened, database):
        engine, _ = opened(memory_limit=kind.too_little)
        for _ in range(2):
            with pytest.raises(DeviceMemoryError, match="not enough free memory"):
                search(engine, query_of(60), database)

    def test_label_and_memory_taken(self, opened, database):
        engine, _ = opened()
        assert engine.label == "GPU 0: Fake 0"
        search(engine, query_of(60), database)
        assert 0 < engine.memory_used < engine.memory_total == 64 << 20
        assert "used" in engine.label
        both, _ = opened(2)
        assert both.label == "2 GPUs: Fake 0, Fake 1"


class TestCancel:
    @at_random(6, 25)
    def test_at_any_moment_and_the_next_search_is_whole(self, kind, opened, database, n_cases):
        engine, fleet = opened(2, memory_limit=kind.streamed)
        fleet.slowness = 0.002
        query = query_of(100)
        whole = expected(query, database)
        rng = np.random.default_rng(3)
        for _ in range(n_cases):
            token = CancelToken()
            timer = threading.Timer(rng.uniform(0, 0.08), token.cancel)
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

    def test_answer_is_quick(self, opened, database):
        engine, fleet = opened()
        query = query_of(100)
        search(engine, query, database)
        fleet.slowness = 0.05
        token = CancelToken()
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        run = engine.score(query, BLOSUM62, database, scores, token)
        next(run)
        token.cancel()
        assert list(run) == []
        assert (scores == NOT_COMPARED).any()

    def test_progress_comes_while_devices_are_busy(self, opened, database):
        engine, fleet = opened()
        fleet.slowness = 0.03
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        assert len(list(engine.score(query_of(200), BLOSUM62, database, scores, CancelToken()))) > 5


class TestFailures:
    @pytest.mark.parametrize("at", long_but([1, 2, 3], 2))
    def test_others_take_the_work_of_a_device_that_fails_and_it_is_said(self, opened, database, caplog, at):
        engine, fleet = opened(2)
        fleet.fail_at = {1: at}
        fleet.slowness = 0.005
        query = query_of(200)
        right = expected(query, database)
        with caplog.at_level(logging.WARNING):
            for _ in range(50):  # how many launches a device makes in a search depends on its threads
                assert (search(engine, query, database) == right).all()
                if engine.warnings:
                    break
        assert len(engine.warnings) == 1
        assert "Fake 1 failed" in engine.warnings[0]
        assert "GPU 0 (Fake 0)" in engine.warnings[0]
        assert engine.label.startswith("GPU 0: Fake 0 ("), "what the rest was computed by"
        assert engine.memory_total == engine.devices[0].memory_bytes
        assert "Its work is done by" in caplog.text
        fleet.fail_at = {}
        assert (search(engine, query, database) == right).all()
        assert len(fleet.sessions) == 3, "the failed device is opened again"

    @pytest.mark.parametrize("part", long_but(range(4), 0))
    def test_no_work_is_lost_whichever_call_fails(self, opened, database, part):
        """A device that failed between taking a task and putting it on a stream lost it: the search hung."""
        query = query_of(90)
        right = expected(query, database)
        for call in (*range(1, 11), *range(11, 56, 11))[part::4]:
            engine, fleet = opened(2)
            search(engine, query, database)
            # So that the first device does not do all the work before the second wakes.
            fleet.slowness = 0.001
            fleet.fail_at_call = {1: fleet.sessions[1].calls + call}
            for _ in range(50):  # how many calls a device makes in a search depends on its threads
                scores, token = np.full(database.n_sequences, NOT_COMPARED, np.int32), CancelToken()
                over = time.monotonic() + 20
                for _ in engine.score(query, BLOSUM62, database, scores, token):
                    if time.monotonic() > over:
                        token.cancel()
                assert (scores == right).all(), f"call {call} failed"
                if engine.warnings:
                    break
            assert engine.warnings, f"call {call} was not reached"

    def test_all_fail_and_the_engine_can_be_used_again(self, opened, database):
        engine, fleet = opened(2)
        fleet.fail_at = {0: 2, 1: 2}
        with pytest.raises(DeviceError, match="failed while computing"):
            search(engine, query_of(200), database)
        assert len(engine.warnings) <= 1, "nobody does the work of the last"
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
        fleet.refuse = {0, 1}
        alone, _ = opened(1, fleet=fleet)
        with pytest.raises(DeviceError, match="taken by another program"):
            search(alone, query, database)

    def test_devices_that_fail_together_take_over_from_nobody(self, opened, database, caplog):
        engine, _ = opened(3)
        list(engine._pool.open(CancelToken()))
        errors = {
            member: DeviceError(f"{member.device.name} failed.", "Choose the CPU engine.")
            for member in engine._pool.members
        }
        with caplog.at_level(logging.WARNING), pytest.raises(DeviceError, match="Fake 0 failed"):
            engine._pool.drop_failed(errors)
        assert engine.warnings == []
        assert [name in caplog.text for name in ("Fake 0", "Fake 1", "Fake 2")] == [False, True, True]
        query = query_of(90)
        assert (search(engine, query, database) == expected(query, database)).all()

    def test_a_device_without_memory_leaves_the_work_to_the_others(self, opened, database):
        engine, _ = opened(devices=[fake_device(0), fake_device(1, memory_bytes=1_500)])
        query = query_of(90)
        assert (search(engine, query, database) == expected(query, database)).all()


def test_an_engine_without_a_device(kind):
    with pytest.raises(ValueError, match="without a device"):
        kind.open([])
