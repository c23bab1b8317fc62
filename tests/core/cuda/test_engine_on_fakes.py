"""The GPU engine on emulated devices: chunks, streaming, several devices, cancels, failures."""

from __future__ import annotations

import time
from functools import partial

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.tiled import chunks, launches, planning
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.gpu import GpuEngine
from swathe.core.errors import DeviceError, DeviceMemoryError, SwatheError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.core.system.settings import gpu_memory_limit
from tests.core.cuda.fake_session import fake_device
from tests.core.cuda.searching import BLOSUM62, expected, query_of, search
from tests.kernels import cuda_on_cpu
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase


@pytest.fixture(scope="module")
def database():
    """240 subjects of 0 to 119 residues, some of them alike, and two giants."""
    rng = np.random.default_rng(5)
    subjects = [rng.integers(0, 25, n) for n in rng.integers(0, 120, 240)]
    return MemoryDatabase([*subjects, rng.integers(0, 20, 900), rng.integers(0, 20, 1_501)])


@pytest.fixture
def small(monkeypatch):
    """Small chunks, so that a small database has many."""
    monkeypatch.setattr(planning, "CHUNK_WORDS", 1_500)


@pytest.fixture
def opened(on_fakes):
    return partial(on_fakes, GpuEngine)


@pytest.mark.parametrize("where", long_but(["resident", "streamed"], "streamed"))
def test_the_wide_kernel(opened, small, database, where):
    engine, _ = opened(3, kernel="wide", memory_limit=220_000 if where == "streamed" else None)
    query = query_of(81)  # one suffices: the emulated wide kernel is the slowest
    assert (search(engine, query, database) == expected(query, database)).all()


def test_what_a_device_will_need_is_compiled_at_once(opened, small, database):
    engine, fleet = opened()
    query = query_of(130)
    assert (search(engine, query, database) == expected(query, database)).all()
    [session] = fleet.sessions
    layout, tiled, *_ = session.ahead
    ahead = {(source, tuple(sorted(defines.items()))) for source, defines in (*layout, *tiled)}
    assert len(tiled) > 1 and ahead == {key[:2] for key in session.kernels}
    calls = len(session.ahead)
    search(engine, query, database)
    assert len(session.ahead) == calls, "nothing is missing any more"


def test_a_range_may_begin_and_end_within_a_pair(opened, small, database):
    engine, _ = opened()
    query, whole = query_of(20), database.subjects()
    every = expected(query, database)
    for begin, end in ((0, 1), (0, 11), (0, 12), (7, 8), (8, 9), (33, 200), (34, 201), (241, 242), (1, 242)):
        part = whole.range(begin, end)
        scores = np.full(part.n_sequences, NOT_COMPARED, np.int32)
        *_, cells = engine.score(query, BLOSUM62, part, scores, CancelToken())
        assert (scores == every[begin:end]).all(), (begin, end)
        assert cells == query.size * part.n_residues


@pytest.mark.parametrize("capability", long_but([(7, 5), (8, 6), (9, 0), (12, 0)], (7, 5)))
def test_every_generation(opened, small, database, capability):
    engine, _ = opened(devices=[fake_device(0, capability)])
    query = query_of(130)
    assert (search(engine, query, database) == expected(query, database)).all()


def test_devices_of_different_generations_share_a_search(opened, small, database):
    engine, _ = opened(devices=[fake_device(0, (9, 0)), fake_device(1, (8, 0)), fake_device(2, (7, 5))])
    query = query_of(150)
    for _ in range(3):
        assert (search(engine, query, database) == expected(query, database)).all()
        parts = engine.report.parts
        assert [part.name for part in parts] == ["gpu 0", "gpu 1", "gpu 2"]
        assert sum(part.cells for part in parts) == query.size * database.n_residues
        assert sum(part.share for part in parts) == pytest.approx(1)


def test_giants_in_windows(opened, small, monkeypatch, database):
    monkeypatch.setattr(launches, "SHORTEST_WINDOW", 40)
    monkeypatch.setattr(planning, "CHUNK_WORDS", 6_000)
    engine, _ = opened(2)
    scheme = ScoringScheme.load("BLOSUM62", 40, 20)
    for m in (12, 24, 12):
        query = query_of(m)
        assert (search(engine, query, database, scheme) == expected(query, database, scheme)).all()
        assert engine._planner.windows.n_subjects > 4
        assert engine._planner.windows.key[2] >= 2


class TestScoresThatSomebodyElsePutsTogether:
    """Those of `begin` are what `score` writes."""

    def begun(self, engine, query, subjects, scheme=BLOSUM62, token=None):
        scores, cells = engine.begin(query, scheme, subjects, token or CancelToken())
        return scores, list(cells)

    @pytest.mark.parametrize("n_devices", [1, 3])
    def test_of_all_subjects(self, opened, small, database, n_devices):
        engine, _ = opened(n_devices)
        for m in (30, 81):
            scores, cells = self.begun(engine, query_of(m), database)
            assert cells[-1] == m * database.n_residues
            assert scores.compared == database.n_sequences
            assert (scores.whole == expected(query_of(m), database)).all()

    @pytest.mark.parametrize("n_subjects", [60, 61])
    def test_of_queries_that_are_begun_together(self, opened, n_subjects):
        """Of subjects none of which is empty, in one chunk, nothing is left to be put together."""
        rng = np.random.default_rng(n_subjects)
        database = MemoryDatabase([rng.integers(0, 20, n) for n in rng.integers(10, 90, n_subjects)])
        engine, _ = opened()
        search(engine, query_of(30), database)
        queries = [query_of(m, m) for m in (30, 41, 33, 30, 36, 44)]
        begun = [engine.begin(query, BLOSUM62, database, CancelToken()) for query in queries]
        for _, cells in begun:
            next(cells)
        for query, (scores, cells) in zip(queries, begun, strict=True):
            assert list(cells)[-1] == query.size * database.n_residues
            assert scores.compared == n_subjects
            assert (scores.whole == expected(query, database)).all()

    def test_of_giants_in_windows(self, opened, small, monkeypatch, database):
        monkeypatch.setattr(launches, "SHORTEST_WINDOW", 40)
        monkeypatch.setattr(planning, "CHUNK_WORDS", 6_000)
        engine, _ = opened(2)
        scheme = ScoringScheme.load("BLOSUM62", 40, 20)
        scores, _ = self.begun(engine, query_of(24), database, scheme)
        assert engine._planner.windows.n_subjects > 4
        assert (scores.whole == expected(query_of(24), database, scheme)).all()
        assert scores.compared == database.n_sequences

    def test_of_a_range(self, opened, small, database):
        engine, _ = opened(2)
        scores, _ = self.begun(engine, query_of(50), database.range(31, 140))
        assert (scores.whole == expected(query_of(50), database)[31:140]).all()
        assert scores.compared == 109

    def test_of_subjects_that_overflow(self, opened, small):
        query = np.full(3_100, 17, np.uint8)  # tryptophan: 11 each
        database = MemoryDatabase([query, query_of(90), query_of(70, 2)])
        engine, _ = opened()
        scores, _ = self.begun(engine, query, database)
        assert engine.report.rescored == 1
        assert scores.whole.max() == 11 * query.size
        assert (scores.whole == expected(query, database)).all()

    def test_of_a_search_that_is_cancelled(self, opened, small, database):
        engine, fleet = opened()
        search(engine, query_of(81), database)
        fleet.slowness = 0.01
        token = CancelToken()
        scores, cells = engine.begin(query_of(81), BLOSUM62, database, token)
        next(cells)
        time.sleep(0.03)
        token.cancel()
        list(cells)
        right = expected(query_of(81), database)
        known = scores.whole != NOT_COMPARED
        assert (scores.whole[known] == right[known]).all()
        assert scores.compared == known.sum() < database.n_sequences
        assert known[database.lengths == 0].all(), "empty subjects score 0"

    def test_of_nothing_but_empty_subjects(self, opened):
        engine, _ = opened()
        scores, _ = self.begun(engine, query_of(20), MemoryDatabase([[], []]))
        assert scores.whole.tolist() == [0, 0]
        assert scores.compared == 2


class TestMemory:
    def test_a_database_that_fits_is_copied_once(self, opened, small, database):
        engine, fleet = opened()
        search(engine, query_of(60), database)
        once = fleet.uploaded
        assert once > database.n_residues
        for seed in range(5):
            search(engine, query_of(60, seed), database)
        assert fleet.uploaded - once < 5 * 120_000  # score images
        assert len(engine._memory.chunk_plan.chunks) > 5

    def test_what_is_left_of_a_streamed_database_is_used_first(self, opened, small, database):
        engine, fleet = opened(memory_limit=220_000)
        search(engine, query_of(60), database)
        uploaded = []
        for _ in range(4):
            before = fleet.uploaded
            search(engine, query_of(60), database)
            uploaded.append(fleet.uploaded - before)
        chunks = len(engine._memory.chunk_plan.chunks)
        assert chunks > 5
        images = 120_000
        assert max(uploaded) - images < 0.9 * 2 * database.n_residues * 8

    def test_pieces_shrink_before_the_engine_gives_up(self, opened, small, database):
        engine, _ = opened(devices=[fake_device(memory_bytes=200_000)])
        query = query_of(60)
        assert (search(engine, query, database) == expected(query, database)).all()
        assert engine._shrink > 1

    def test_too_little_for_the_smallest_piece(self, opened, database):
        engine, fleet = opened(memory_limit=20_000)
        for _ in range(2):
            with pytest.raises(DeviceMemoryError, match="not enough free memory") as caught:
                search(engine, query_of(60), database)
            assert "SWATHE_GPU_MEMORY" in caught.value.hint
        assert fleet.bytes_held == 0


class TestOverflow:
    @pytest.mark.parametrize(
        ("limit", "capability", "step"),
        [
            (1_000_000, (9, 0), 40),
            pytest.param(1_000_000, (8, 0), 9, marks=pytest.mark.long),
            pytest.param(None, (9, 0), 9, marks=pytest.mark.long),
        ],
    )
    def test_scores_past_16_bits_are_computed_again(self, opened, small, capability, limit, step):
        matrix = np.full((N_CODES, N_CODES), -10, np.int8)
        np.fill_diagonal(matrix, 100)
        matrix = matrix[AS_SCORED][:, AS_SCORED]  # as every scheme has it
        scheme = ScoringScheme("test", matrix, 11, 1)
        query = query_of(700)
        rng = np.random.default_rng(2)
        subjects = [query[:n] for n in range(696, 299, -step)] + [
            rng.integers(0, 20, n) for n in range(1, 200, 7)
        ]
        database = MemoryDatabase(subjects)
        engine, _ = opened(
            2, devices=[fake_device(0, capability), fake_device(1, capability)], memory_limit=limit
        )
        scores = search(engine, query, database, scheme)
        assert (scores == expected(query, database, scheme)).all()
        assert scores.max() == 69_600
        assert (
            engine.report.rescored == (scores > (32_640 - 13 if capability >= (9, 0) else 1_920 - 13)).sum()
        )
        search(engine, query[:1], database, scheme)
        assert engine.report.rescored == 0


def test_a_timed_search_says_how_long_the_devices_computed(opened, database):
    engine, fleet = opened(2)
    query = query_of(60)
    search(engine, query, database)
    assert engine.report.launch_seconds == 0
    engine.timed, fleet.slowness = True, 0.002
    began = time.perf_counter()
    scores = search(engine, query, database)
    whole = time.perf_counter() - began
    assert (scores == expected(query, database)).all()
    assert 0.002 <= engine.report.launch_seconds <= whole
    assert engine.report.resources.kernel == "tiled.cu: tiled"
    assert engine.report.resources.threads * engine.report.resources.resident_blocks == 512
    assert engine.report.resources.occupancy == 0.25
    engine.timed = False
    search(engine, query, database)
    assert engine.report.launch_seconds == 0


@pytest.mark.long
def test_windows_that_have_no_room_are_not_cut_in_vain(opened, monkeypatch):
    """Cutting copies residues: it took 0.1 s for every search of a database of long subjects alone."""
    rng = np.random.default_rng(2)
    database = MemoryDatabase([rng.integers(0, 20, 9_000) for _ in range(60)])
    cuts = []
    monkeypatch.setattr(
        planning, "windows_as_chunk", lambda *args: cuts.append(1) or chunks.windows_as_chunk(*args)
    )
    engine, _ = opened(1)
    query = query_of(9)
    for _ in range(2):
        assert (search(engine, query, database) == expected(query, database)).all()
    assert not cuts


def launched(fleet):
    return {session.device.index: session.launched for session in fleet.sessions}


def wait_until_idle(fleet):
    """Wait until the devices have had nothing to do for a while; an emulated launch may take longer."""
    deadline = time.monotonic() + 20
    done = -1
    while time.monotonic() < deadline:
        waiting = any(stream.operations for session in fleet.sessions for stream in session.streams)
        if fleet.operations == done and not waiting:
            break
        done = fleet.operations
        time.sleep(0.3)


class TestAhead:
    """A second search is begun while the first is gone through."""

    def begin(self, engine, query, database, token):
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        cells = engine.score(query, BLOSUM62, database, scores, token)
        assert next(cells) == 0
        return scores, cells

    @pytest.mark.parametrize("n_devices", long_but([1, 3], 3))
    def test_the_devices_have_it_before_the_first_is_gone_through(self, opened, small, database, n_devices):
        engine, fleet = opened(n_devices)
        queries = [query_of(m, m) for m in (200, 90, 150, 40)]
        search(engine, queries[0], database)
        token = CancelToken()
        begun = [self.begin(engine, query, database, token) for query in queries]
        wait_until_idle(fleet)
        before = fleet.launches
        for query, (scores, cells) in zip(queries, begun, strict=True):
            assert list(cells)[-1] == query.size * database.n_residues
            assert (scores == expected(query, database)).all()
        assert fleet.launches == before, "nobody went through the first"
        assert engine.warnings == []

    @pytest.mark.long
    def test_what_needs_more_room_waits(self, opened, small, database):
        engine, _ = opened(2)
        other = MemoryDatabase([np.random.default_rng(4).integers(0, 20, n) for n in range(50, 300, 3)])
        asked = [(query_of(50), database), (query_of(700), database), (query_of(60), other)]
        search(engine, *asked[0])
        token = CancelToken()
        first = self.begin(engine, *asked[0], token)
        for place, (query, searched) in enumerate(asked):
            following = self.begin(engine, *asked[place + 1], token) if place < 2 else first
            list(first[1])
            assert (first[0] == expected(query, searched)).all()
            first = following

    @pytest.mark.long
    @pytest.mark.parametrize("at", long_but([1, 6, 12], 6))
    def test_a_device_that_fails_is_told_of_once(self, opened, small, database, at):
        engine, fleet = opened(2)
        queries = [query_of(400, 1), query_of(400, 2)]
        search(engine, queries[0], database)
        fleet.fail_at = {1: launched(fleet)[1] + at}
        fleet.slowness = 0.002
        token = CancelToken()
        begun = [self.begin(engine, query, database, token) for query in queries]
        for query, (scores, cells) in zip(queries, begun, strict=True):
            list(cells)
            assert (scores == expected(query, database)).all()
        failed = launched(fleet)[1] >= fleet.fail_at[1]  # of 40 launches it has about half
        assert ["Fake 1 failed" in warning for warning in engine.warnings] == [True] * failed
        fleet.fail_at = {}
        assert (search(engine, queries[0], database) == expected(queries[0], database)).all()
        assert len(fleet.sessions) == 2 + failed

    @pytest.mark.long
    def test_a_device_that_fails_before_the_second_is_begun(self, opened, small, database):
        engine, fleet = opened(2)
        queries = [query_of(400, 1), query_of(90)]
        search(engine, queries[0], database)
        fleet.fail_at = {1: launched(fleet)[1] + 1}
        fleet.slowness = 0.002
        token = CancelToken()
        begun = [self.begin(engine, queries[0], database, token)]
        deadline = time.monotonic() + 20
        while sum(session.closed for session in fleet.sessions) < 1 and time.monotonic() < deadline:
            time.sleep(0.005)
        begun.append(self.begin(engine, queries[1], database, token))
        for query, (scores, cells) in zip(queries, begun, strict=True):
            list(cells)
            assert (scores == expected(query, database)).all()
        assert ["Fake 1 failed" in warning for warning in engine.warnings] == [True]

    def test_all_devices_fail(self, opened, small, database):
        engine, fleet = opened(2)
        search(engine, query_of(200), database)
        fleet.fail_at = {index: before + 2 for index, before in launched(fleet).items()}
        begun = [self.begin(engine, query_of(200), database, CancelToken()) for _ in range(2)]
        for _, cells in begun:
            with pytest.raises(DeviceError, match="failed while computing"):
                list(cells)
        fleet.fail_at = {}
        assert (search(engine, query_of(90), database) == expected(query_of(90), database)).all()

    @pytest.mark.long
    def test_dropped_or_cancelled_it_is_not_computed(self, opened, small, database):
        engine, fleet = opened()
        query = query_of(200)
        search(engine, query, database)
        whole = fleet.launches
        fleet.slowness = 0.002
        token = CancelToken()
        scores, cells = self.begin(engine, query, database, token)
        _, dropped = self.begin(engine, query, database, token)
        dropped.close()
        list(cells)
        assert (scores == expected(query, database)).all()
        begun = [self.begin(engine, query, database, token) for _ in range(2)]
        token.cancel()
        assert [list(cells) for _, cells in begun] == [[], []]
        fleet.slowness = 0.0
        assert (search(engine, query, database) == expected(query, database)).all()
        assert fleet.launches < 4 * whole


def scores_of_positions(m):
    """Scores of a PSSM: U scores as C and O as K."""
    table = np.random.default_rng(m).integers(-4, 9, (m, N_CODES)).astype(np.int8)
    return table[:, AS_SCORED]


class TestBatch:
    """Queries that are begun together are computed together."""

    def begin(self, engine, asked, token):
        """Begin to score queries, each with its scheme and subjects."""
        begun = []
        for query, scheme, subjects in asked:
            scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
            cells = engine.score(query, scheme, subjects, scores, token)
            next(cells)
            begun.append((scores, cells))
        return begun

    def check(self, engine, asked) -> None:
        for (query, scheme, subjects), (scores, cells) in zip(
            asked, self.begin(engine, asked, CancelToken()), strict=True
        ):
            found = list(cells)
            assert found == sorted(found)
            assert found[-1] == query.size * subjects.n_residues
            assert (scores == expected(query, subjects, scheme)).all()

    @pytest.mark.parametrize("where", long_but(["1", "2 streamed", "3"], "2 streamed"))
    def test_queries_of_every_length(self, opened, small, database, where):
        engine, _ = opened(int(where[0]), memory_limit=240_000 if "streamed" in where else None)
        asked = [(query_of(m, m), BLOSUM62, database) for m in (1, 200, 1, 97, 33, 150, 2, 96)]
        self.check(engine, asked[:2])
        self.check(engine, asked)

    def test_they_need_fewer_launches_than_one_by_one(self, opened, database):
        engine, fleet = opened()
        asked = [(query_of(m, m), BLOSUM62, database) for m in (60, 70, 80, 90) * 4]
        search(engine, asked[0][0], database)
        before = fleet.launches
        for query, *_ in asked:
            search(engine, query, database)
        one_by_one, before = fleet.launches - before, fleet.launches
        fleet.slowness = 0.01
        self.check(engine, asked)
        assert fleet.launches - before < one_by_one / 1.5

    def test_windows_are_of_a_query_alone_whether_or_not_devices_are_quicker_than_the_caller(
        self, opened, monkeypatch
    ):
        """3,000 queries from the shortest on: each had windows of its own, and 8 times as many launches."""
        monkeypatch.setattr(launches, "SHORTEST_WINDOW", 40)
        monkeypatch.setattr(launches, "SHORTEST_SPAN", 1)
        monkeypatch.setattr(planning, "CHUNK_WORDS", 6_000)
        cuts = []
        monkeypatch.setattr(
            planning, "windows_as_chunk", lambda *args: cuts.append(1) or chunks.windows_as_chunk(*args)
        )
        engine, fleet = opened()
        database = MemoryDatabase(
            [query_of(40, i) for i in range(100)] + [query_of(640, 7), query_of(640, 8)]
        )
        asked = [(query_of(m, m), BLOSUM62, database) for m in (9_000, 10, 11, 12, 13)]
        search(engine, asked[1][0], database)
        assert len(cuts) == 1, "a query alone"
        begun = self.begin(engine, asked[:1], CancelToken())
        wait_until_idle(fleet)
        begun += self.begin(engine, asked[1:], CancelToken())
        for (query, *_), (scores, cells) in zip(asked, begun, strict=True):
            list(cells)
            assert (scores == expected(query, database)).all()
        assert len(cuts) == 1

    def test_positions_and_residues_and_other_costs(self, opened, small, database):
        engine, _ = opened(2)
        query = query_of(60)
        profiles = [
            PositionScheme(
                PositionSpecificQuery("p", query_of(m, m), scores_of_positions(m), "made"),
                *costs,
            )
            for m, costs in ((50, (11, 1)), (70, (11, 1)), (55, (9, 2)))
        ]
        asked = [(query, BLOSUM62, database)]
        for scheme in profiles:
            asked += [(scheme.query.codes, scheme, database), (query, BLOSUM62, database)]
        asked += [(query, ScoringScheme.load("BLOSUM62", 2, 1), database)]
        self.check(engine, asked)

    @cuda_on_cpu.needed
    def test_with_the_real_kernels(self, opened):
        rng = np.random.default_rng(3)
        query = query_of(130)
        subjects = [rng.integers(0, 25, n) for n in rng.integers(0, 30, 40)]
        database = MemoryDatabase([*subjects, query[10:120], query])
        engine, fleet = opened()
        fleet.real = True
        matrix = np.full((N_CODES, N_CODES), -10, np.int8)
        np.fill_diagonal(
            matrix, 116
        )  # with the first gap residue's cost in a byte; the longest subjects overflow
        overflowing = ScoringScheme("test", matrix[AS_SCORED][:, AS_SCORED], 10, 1)
        long = np.tile(query, 3)
        largest = MemoryDatabase([*subjects[:5], long[:280], long[:300]])
        self.check(
            engine, [(each, BLOSUM62, database) for each in (query, query[:1], query[:40], query_of(97))]
        )
        self.check(engine, [(query, overflowing, largest), (long, overflowing, largest)])
        assert engine.report.rescored == 1

    def test_shards_and_other_databases(self, opened, small, database):
        engine, _ = opened()
        other = MemoryDatabase([[1, 2, 3] * 20, [4, 5, 6]])
        shard = database.range(100, database.n_sequences)
        query = query_of(50)
        asked = [(query, BLOSUM62, each) for each in (database, shard, other, other, database)]
        self.check(engine, asked)

    def test_overflows(self, opened, small):
        matrix = np.full((N_CODES, N_CODES), -10, np.int8)
        np.fill_diagonal(matrix, 100)
        scheme = ScoringScheme("test", matrix[AS_SCORED][:, AS_SCORED], 11, 1)
        query = query_of(500)
        subjects = [query[:n] for n in (496, 400, 350, 300)]
        database = MemoryDatabase([*subjects, *(query_of(n, n) for n in range(1, 100, 9))])
        engine, _ = opened(2)
        asked = [(each, scheme, database) for each in (query, query[:20], query[100:], query)]
        begun = self.begin(engine, asked, CancelToken())
        for (each, *_), (scores, cells) in zip(asked, begun, strict=True):
            list(cells)
            assert (scores == expected(each, database, scheme)).all()
            assert engine.report.rescored == (scores > 32_640 - 13).sum()

    def test_cancelled_or_dropped_in_the_middle(self, opened, small, database):
        engine, fleet = opened(2)
        fleet.slowness = 0.002
        asked = [(query_of(m, m), BLOSUM62, database) for m in (90, 150, 60, 100, 80, 40)]
        token = CancelToken()
        begun = self.begin(engine, asked, token)
        begun[2][1].close()
        list(begun[0][1])
        begun[3][1].close()
        list(begun[1][1])
        token.cancel()
        assert [list(cells) for _, cells in begun[4:]] == [[], []]
        right = [expected(query, database) for query, *_ in asked]
        for scores, whole in zip((each for each, _ in begun[:2]), right, strict=False):
            assert (scores == whole).all()
        kept = [scores.copy() for scores, _ in begun]
        for (scores, _), whole in zip(begun, right, strict=True):
            compared = scores != NOT_COMPARED
            assert (scores[compared] == whole[compared]).all()
        self.check(engine, asked[:3])
        assert all((scores == before).all() for (scores, _), before in zip(begun, kept, strict=True))

    @pytest.mark.parametrize("at", long_but([1, 3, 8], 3))
    def test_a_device_fails_in_the_middle(self, opened, small, database, at):
        engine, fleet = opened(2)
        asked = [(query_of(m, m), BLOSUM62, database) for m in (200, 150, 90, 130, 60)]
        self.check(engine, asked[:1])
        fleet.slowness = 0.002
        fleet.fail_at = {1: launched(fleet)[1] + at}
        self.check(engine, asked)
        failed = launched(fleet)[1] >= fleet.fail_at[1]
        assert ["Fake 1 failed" in warning for warning in engine.warnings] == [True] * failed
        fleet.fail_at = {}
        self.check(engine, asked[:2])

    def test_all_devices_fail(self, opened, small, database):
        engine, fleet = opened(2)
        asked = [(query_of(m, m), BLOSUM62, database) for m in (200, 150, 90)]
        self.check(engine, asked[:1])
        fleet.fail_at = {index: before + 2 for index, before in launched(fleet).items()}
        for _, cells in self.begin(engine, asked, CancelToken()):
            with pytest.raises(DeviceError, match="failed while computing"):
                list(cells)
        fleet.fail_at = {}
        self.check(engine, asked)

    def test_a_longer_query_than_there_is_memory_for(self, opened, small, database):
        engine, _ = opened(2)
        self.check(engine, [(query_of(m, m), BLOSUM62, database) for m in (50, 900, 60, 70)])


def test_memory_can_be_limited_from_outside(monkeypatch):
    monkeypatch.delenv("SWATHE_GPU_MEMORY", raising=False)
    assert gpu_memory_limit() is None
    monkeypatch.setenv("SWATHE_GPU_MEMORY", "1.5 GB")
    assert gpu_memory_limit() == 3 << 29
    monkeypatch.setenv("SWATHE_GPU_MEMORY", "much")
    with pytest.raises(SwatheError, match="SWATHE_GPU_MEMORY"):
        gpu_memory_limit()
