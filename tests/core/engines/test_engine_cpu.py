"""What is the CPU engine's own: the schedule, chunks, threads and names."""

from __future__ import annotations

import dataclasses
import threading
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.cancel import CancelToken
from swathe.core.cuda import devices
from swathe.core.cuda.devices import Probe, probe
from swathe.core.engines import (
    NOT_COMPARED,
    cpu,
    open_engine,
    probe_engines,
    residue_chunks,
    schedule,
)
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.native.query_scorer import QueryScorer
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.registry import VARIANTS
from tests.core.cuda.fake_session import fake_device
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def random_database(n=300, longest=400, seed=0) -> MemoryDatabase:
    rng = np.random.default_rng(seed)
    return MemoryDatabase([rng.integers(0, 20, k) for k in rng.integers(0, longest, n)])


def run(engine, query, database, scheme=BLOSUM62):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(np.asarray(query, np.uint8), scheme, database, scores, CancelToken()))
    return scores, cells


@settings(derandomize=True, deadline=None, max_examples=200)
@given(
    lengths=st.lists(st.integers(0, 2_000), max_size=300).map(sorted),
    query_length=st.integers(1, 40_000),
    threads=st.integers(1, 64),
    kernel=st.sampled_from(sorted(cpu.SPEEDS)),
    lanes=st.sampled_from([16, 32, 64]),
    chunk_residues=st.sampled_from([1, 500, 20_000, schedule.CHUNK_RESIDUES]),
)
def test_calls_take_every_subject_once_from_long_to_short(
    lengths, query_length, threads, kernel, lanes, chunk_residues
):
    lengths = np.array(lengths, np.int32)
    offsets = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))
    first = int((lengths == 0).sum())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schedule, "CHUNK_RESIDUES", chunk_residues)
        chunks = schedule.split_into_chunks(offsets, first, lanes)
    speed = cpu.SPEEDS[kernel]
    calls = schedule.plan_calls(lengths, offsets, chunks, query_length, threads, speed, lanes)
    taken = [i for call in calls for i in range(call.end - 1, call.begin - 1, -1)]
    assert taken == list(range(lengths.size - 1, first - 1, -1))
    for call in calls:
        longest = int(lengths[call.end - 1])
        assert call.giant == (longest * query_length > speed.giant_cells)
        low, high = chunks[call.chunk]
        assert low <= call.begin < call.end <= high


def test_calls_get_smaller_at_the_end_only_where_threads_wait_for_each_other():
    lengths = np.full(6_400, 300, np.int32)
    offsets = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))
    chunks = schedule.split_into_chunks(offsets, 0, 64)
    one, two = (
        schedule.plan_calls(lengths, offsets, chunks, 100, threads, cpu.SPEEDS["lanes"], 64)
        for threads in (1, 2)
    )
    assert [(call.begin, call.end) for call in one] == [(0, 6_400)]
    assert len(two) > 4
    assert two[-1].end - two[-1].begin < two[0].end - two[0].begin


class TestGiants:
    @pytest.mark.parametrize("kernel", ["lanes", "scalar"])
    def test_giants_are_exact(self, monkeypatch, kernel):
        monkeypatch.setitem(cpu.SPEEDS, kernel, dataclasses.replace(cpu.SPEEDS[kernel], giant_cells=9_000))
        monkeypatch.setattr(cpu, "_GIANT_STEP_CELLS", 1_000)
        monkeypatch.setattr(cpu, "TICK_SECONDS", 0)
        query = np.random.default_rng(3).integers(0, 20, 60).astype(np.uint8)
        database = random_database(60, 300)
        engine = open_engine("cpu", kernel, 2)
        scores, cells = run(engine, query, database)
        engine.close()
        matrix = BLOSUM62.matrix.tolist()
        assert scores.tolist() == [
            smith_waterman(query.tolist(), database.codes(i).tolist(), matrix, 11, 1) for i in range(60)
        ]
        assert cells[-1] == 60 * database.n_residues

    def test_a_real_giant_stops_when_told(self):
        rng = np.random.default_rng(0)
        query = rng.integers(0, 20, 30_000).astype(np.uint8)
        database = MemoryDatabase([rng.integers(0, 20, 30_000)])
        engine = open_engine("cpu", "lanes", 2)
        token = CancelToken()
        scores = np.full(1, NOT_COMPARED, np.int32)
        progress = []
        for cells in engine.score(query, BLOSUM62, database, scores, token):
            progress.append(cells)
            if cells:
                token.cancel()
        engine.close()
        assert scores[0] == NOT_COMPARED
        assert 0 < progress[-1] < 9e8


class TestThreads:
    @pytest.mark.parametrize("threads", [1, 2, 5])
    def test_scores_do_not_depend_on_how_many(self, threads):
        query = np.random.default_rng(1).integers(0, 20, 80)
        database = random_database()
        engine = open_engine("cpu", "auto", threads)
        reference = open_engine("cpu", "scalar", 1)
        assert (run(engine, query, database)[0] == run(reference, query, database)[0]).all()
        engine.close()
        reference.close()

    def test_an_error_in_a_thread_reaches_the_caller(self, monkeypatch):
        def fail(*_):
            raise MemoryError("no memory for a chunk")

        monkeypatch.setattr(QueryScorer, "scores", fail)
        engine = open_engine("cpu", threads=2)
        with pytest.raises(MemoryError, match="chunk"):
            run(engine, [1, 2, 3], random_database())
        engine.close()

    def test_yields_while_nothing_finishes_and_returns_when_cancelled(self, monkeypatch):
        """A stuck call holds up neither progress nor cancel, and what it brings is discarded."""
        leave = threading.Event()

        def stuck(self, residues, offsets, stop, cells):
            leave.wait(30)
            return np.zeros(offsets.size - 1, np.int32)

        engine = open_engine("cpu", threads=2)
        database = random_database()
        scores = np.full(300, NOT_COMPARED, np.int32)
        token = CancelToken()
        with monkeypatch.context() as patch:
            patch.setattr(QueryScorer, "scores", stuck)
            heard = 0
            for cells in engine.score(np.zeros(50, np.uint8), BLOSUM62, database, scores, token):
                assert cells == 0
                heard += 1
                if heard == 3:
                    token.cancel()
        assert heard == 3
        assert (scores[database.lengths > 0] == NOT_COMPARED).all()
        leave.set()
        assert (run(engine, np.zeros(50), database)[0] >= 0).all()
        engine.close()
        assert (scores[database.lengths > 0] == NOT_COMPARED).all()

    def test_a_query_that_is_asked_for_ahead_is_computed_while_nobody_listens(self, monkeypatch):
        """Threads are busy with it as soon as the query before leaves them nothing to do."""
        engine, database = open_engine("cpu", threads=2), random_database()
        queries = [np.random.default_rng(2).integers(0, 20, n).astype(np.uint8) for n in (90, 80)]
        expected = [run(engine, query, database)[0] for query in queries]
        computed, score, done = threading.Event(), QueryScorer.scores, []

        def counted(self, residues, offsets, stop, cells):
            found = score(self, residues, offsets, stop, cells)
            if cells[0] == 80 * residues.size:
                done.append(np.count_nonzero(np.diff(offsets)))
            if sum(done) == np.count_nonzero(database.lengths):
                computed.set()
            return found

        monkeypatch.setattr(QueryScorer, "scores", counted)
        found = np.full((2, database.n_sequences), NOT_COMPARED, np.int32)
        first, second = (
            engine.score(query, BLOSUM62, database, scores, CancelToken())
            for query, scores in zip(queries, found, strict=True)
        )
        assert next(first) == next(second) == 0
        *_, cells = first
        assert cells == queries[0].size * database.n_residues
        assert (found[0] == expected[0]).all()
        assert computed.wait(30)
        assert (found[1][database.lengths > 0] == NOT_COMPARED).all(), "written by whoever goes through it"
        *_, cells = second
        assert cells == queries[1].size * database.n_residues
        assert (found[1] == expected[1]).all()
        engine.close()

    def test_closing_in_the_middle_ends_every_thread(self):
        before = set(threading.enumerate())
        engine = open_engine("cpu", threads=2)
        database = random_database(2_000, 800)
        scores = np.full(2_000, NOT_COMPARED, np.int32)
        search = engine.score(np.zeros(3_000, np.uint8), BLOSUM62, database, scores, CancelToken())
        next(search)
        engine.close()
        assert set(threading.enumerate()) == before


class TestChunks:
    @pytest.mark.parametrize("budget", [0, 60_000, 1 << 30])
    def test_memory_bound(self, monkeypatch, budget):
        monkeypatch.setattr(schedule, "CHUNK_RESIDUES", 10_000)
        query = np.random.default_rng(1).integers(0, 20, 80)
        database = random_database()
        engine = cpu.CpuEngine(2, budget=budget)
        reference = open_engine("cpu", "scalar", 1)
        for _ in range(2):
            assert (run(engine, query, database)[0] == run(reference, query, database)[0]).all()
        store = engine._store
        assert len(store.chunks) > 5
        assert {0: 0, 60_000: 6, 1 << 30: len(store.chunks)}[budget] == pytest.approx(store.n_read, abs=1)
        if budget == 0:
            assert store.n_read == 0
        engine.close()
        reference.close()

    def test_read_once_for_a_database(self):
        engine = open_engine("cpu", threads=2)
        database, other = random_database(), random_database(seed=5)
        run(engine, [1] * 30, database)
        store = engine._store
        run(engine, [2] * 50, database)
        assert engine._store is store
        scores, _ = run(engine, [2] * 50, other)
        assert engine._store is not store
        assert (scores == run(engine, [2] * 50, other)[0]).all()
        engine.close()

    def test_budget_is_a_share_of_this_machine(self):
        assert 1 << 20 < residue_chunks.memory_budget() <= 8 << 30


class TestNames:
    def test_an_instruction_set_that_is_not_here_is_refused(self):
        with pytest.raises(InvalidRequest, match="no AVX9"):
            cpu.CpuEngine(1, simd="AVX9")

    def test_probe_says_what_is_here_and_why_not(self):
        engines = {engine.name: engine for engine in probe_engines()}
        assert engines["cpu"].available
        assert "core" in engines["cpu"].label
        assert [name for name, _ in engines["cpu"].kernels] == ["lanes", "scalar"]
        assert engines["gpu"].reason == probe().reason
        assert engines["gpu"].available == bool(probe().devices)

    def test_every_listed_kernel_opens(self):
        for variant in VARIANTS:
            if variant.engine != "cpu" and not probe().devices:
                continue
            for name in (variant.engine, "auto"):
                engine = open_engine(name, variant.name)
                assert (engine.name, engine.kernel) == (variant.engine, variant.name)
                engine.close()

    def test_auto_is_lanes_where_there_is_no_gpu(self, monkeypatch):
        monkeypatch.setattr(devices, "probe", lambda: Probe((), None, "no NVIDIA driver was found"))
        engine = open_engine("auto")
        assert (engine.name, engine.kernel) == ("cpu", "lanes")
        assert str(engine.threads) in engine.label
        engine.close()

    def test_gpu_is_unavailable_and_nothing_falls_back(self, monkeypatch):
        monkeypatch.setattr(devices, "probe", lambda: Probe((), None, "no NVIDIA driver was found"))
        with pytest.raises(EngineUnavailable, match="no NVIDIA driver was found") as caught:
            open_engine("gpu")
        assert caught.value.hint

    def test_gpus_by_number(self, monkeypatch):
        here, other = fake_device(0), fake_device(2)
        refused = ((fake_device(1), "Fake 1 is too old"),)
        monkeypatch.setattr(devices, "probe", lambda: Probe((here, other), "13.0", "", refused))
        for numbers, chosen in ((None, (here, other)), ((2,), (other,)), ((2, 0, 2), (other, here))):
            engine = open_engine("gpu", devices=numbers)
            assert engine.devices == chosen
            engine.close()
        for number, why in ((1, "too old"), (7, "none of that number")):
            with pytest.raises(InvalidRequest, match=why) as caught:
                open_engine("gpu", devices=(number,))
            assert caught.value.field == "devices"
            assert "2 (Fake 2)" in caught.value.hint
        assert open_engine("auto").name == "gpu"
        assert open_engine("auto", "lanes").name == "cpu"
        assert [engine.label for engine in probe_engines()][1] == "2 GPUs: Fake 0, Fake 2"

    @pytest.mark.parametrize(
        ("name", "kernel", "threads", "field"),
        [("tpu", "auto", 0, "engine"), ("cpu", "striped", 0, "kernel"), ("cpu", "auto", -1, "threads")],
    )
    def test_unknown_names_are_listed_against(self, name, kernel, threads, field):
        with pytest.raises(InvalidRequest) as caught:
            open_engine(name, kernel, threads)
        assert caught.value.field == field
        assert caught.value.hint


def test_generator_returns_soon_after_a_cancel_from_another_thread():
    engine = open_engine("cpu", threads=2)
    database = random_database(3_000, 900)
    token = CancelToken()
    scores = np.full(3_000, NOT_COMPARED, np.int32)
    timer = threading.Timer(0.05, token.cancel)
    timer.start()
    for _ in engine.score(np.zeros(20_000, np.uint8), BLOSUM62, database, scores, token):
        time.sleep(0)
    assert (scores == NOT_COMPARED).any()
    timer.join()
    engine.close()
