"""The hybrid engine: two engines that share a search, with stand-ins for both and with the real ones."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines import NOT_COMPARED, hybrid
from swathe.core.engines.base import Engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.hybrid import HybridEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.errors import DeviceError, InvalidRequest
from swathe.core.scoring.scheme import ScoringScheme
from tests.core import virtual_time
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")


class StandIn(Engine):
    """An engine that scores a subject with its length and takes a given time of a clock for it."""

    pipelines = False

    def __init__(self, name, rate, clock) -> None:
        self.name = self.label = name
        self.kernel = "stand-in"
        self.devices = (fake_device(multiprocessors=2),)
        self.warnings: list[str] = []
        self.rate, self.clock = rate, clock
        self.parts: list[tuple[int, int]] = []
        self.threads: set[int] = set()
        self.fails: Exception | None = None
        self.closed = False
        self.working = 0

    def score(self, query, scheme, database, scores, token):
        self.threads.add(threading.get_ident())
        self.parts.append((getattr(database, "begin", 0), database.n_sequences))
        self.working += 1
        try:
            began = self.clock.monotonic()
            total = query.size * database.n_residues
            while not token.cancelled:
                done = int(min(total, (self.clock.monotonic() - began) * self.rate))
                if self.fails is not None and done:
                    raise self.fails
                ended = int(np.searchsorted(database.offsets, done // query.size, "right")) - 1
                scores[:ended] = database.lengths[:ended]
                if done >= total:
                    yield total
                    return
                yield done
                self.clock.sleep(0.002)
        finally:
            self.working -= 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def database():
    rng = np.random.default_rng(3)
    lengths = [0, 0, 0, *np.sort(rng.lognormal(5.5, 0.5, 4_000).astype(int) + 1)]
    return MemoryDatabase([rng.integers(0, 20, n) for n in lengths])


@pytest.fixture
def clock(monkeypatch):
    return virtual_time.install(monkeypatch)


@pytest.fixture
def opened(clock):
    engines = []
    before = set(threading.enumerate())

    def open_(gpu_rate, cpu_rate, *, cpu_said=None):
        cpu, gpu = StandIn("CPU", cpu_rate, clock), StandIn("GPU", gpu_rate, clock)
        engines.append(HybridEngine(cpu, gpu, 1, cpu_said or cpu_rate))
        return engines[-1]

    yield open_
    for engine in engines:
        assert not engine.cpu.working
        engine.close()
        assert engine.cpu.closed
        assert engine.gpu.closed
    assert not set(threading.enumerate()) - before


def query_of(m):
    return np.random.default_rng(m).integers(0, 20, m).astype(np.uint8)


def search(engine, query, database):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, BLOSUM62, database, scores, CancelToken()))
    assert cells[-1] == query.size * database.n_residues
    assert cells == sorted(cells)
    return scores


class TestSharing:
    def test_every_subject_is_scored_once_and_both_work(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(0.7 * rate, 0.3 * rate)
        for _ in range(6):  # two of them the GPU's alone, to compare with
            scores = search(engine, query_of(1_000), database)
            assert (scores == database.lengths).all()
            gpu, cpu = engine.report.sides
            assert (gpu.name, cpu.name) == ("gpu", "cpu")
            assert gpu.share + cpu.share == pytest.approx(1)
            assert gpu.cells + cpu.cells == 1_000 * database.n_residues
        assert 0.1 < cpu.share < 0.5
        assert cpu.gcups > 0
        assert cpu.seconds <= 1
        assert engine.cpu.threads.isdisjoint(engine.gpu.threads)
        assert f"{100 * cpu.share:.1f} % of the cells" in engine.label
        assert engine.report.note == "", "the sides say it"

    def test_a_cpu_that_would_not_help_takes_nothing_and_it_is_said(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 0.05
        engine = opened(rate, rate / 1_000)
        search(engine, query_of(1_000), database)  # by the clocks the CPU would help
        engine.cpu.parts.clear()
        scores = search(engine, query_of(1_000), database)
        assert (scores == database.lengths).all()
        gpu, cpu = engine.report.sides
        assert (gpu.share, cpu.share, cpu.cells, cpu.gcups) == (1.0, 0.0, 0, 0.0)
        assert "The GPU computed a query of 1,000 residues alone" in engine.report.note
        assert ", 0.0 % of the cells" in engine.label
        assert engine.cpu.parts == []
        assert engine.gpu.parts[-1] == (0, database.n_sequences)

    def test_a_wrong_guess_is_corrected(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 0.4
        engine = opened(0.9 * rate, 0.1 * rate, cpu_said=2 * rate)
        shares = []
        for _ in range(4):
            search(engine, query_of(1_000), database)
            shares.append(engine.report.sides[1].share)
        assert shares[-1] < 0.25

    def test_a_gpu_that_is_as_quick_alone_is_found_out(self, opened, database) -> None:
        """The GPU is slowed by the CPU's work: tried alone once, it is kept alone."""
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(rate, 0.07 * rate)

        class Slowed(StandIn):
            def score(self, *arguments):
                self.rate = 0.8 * rate if engine.cpu.working else rate
                return super().score(*arguments)

        engine.gpu.__class__ = Slowed
        shares = []
        for _ in range(6):
            search(engine, query_of(1_000), database)
            shares.append(engine.report.sides[1].share)
        assert 0.0 in shares
        assert shares[-1] == 0.0

    @pytest.mark.parametrize("share", [0.005, 0.1, 0.25, 0.5])
    @pytest.mark.parametrize("seconds", [0.045, 0.4])
    def test_the_division_follows_the_speeds(self, opened, clock, database, share, seconds) -> None:
        """Whatever was expected of them; in searches as short as those of a query on Swiss-Prot."""
        rate = 1_000 * database.n_residues / seconds
        engine = opened((1 - share) * rate, share * rate, cpu_said=0.4 * rate)
        taken = []
        for _ in range(10):
            began = clock.monotonic()
            search(engine, query_of(1_000), database)
            taken.append(clock.monotonic() - began)
        assert not engine.learning
        _, cpu = engine.report.sides
        assert cpu.share == pytest.approx(share if share > 0.01 else 0.0, abs=0.04)
        assert taken[-1] <= 1.05 * seconds + 0.004, "the clock's steps are 2 ms"

    def test_a_gpu_that_the_cpu_slows_much_is_left_alone(self, opened, database) -> None:
        """By what it does beside the CPU, the CPU is worth a sixth; alone it is nearly twice as quick."""
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(rate, 0.1 * rate)

        class Slowed(StandIn):
            def score(self, *arguments):
                self.rate = 0.55 * rate if engine.cpu.working else rate
                return super().score(*arguments)

        engine.gpu.__class__ = Slowed
        for _ in range(10):
            search(engine, query_of(1_000), database)
        assert engine.report.sides[1].share == 0.0
        assert not engine.learning

    def test_a_gpu_that_lays_out_its_first_shards_is_tried_again(self, opened, database, monkeypatch) -> None:
        """Alone at first by the clocks; then beside the CPU, where its shards are new and take long."""
        rate = 1_000 * database.n_residues / 0.3
        monkeypatch.setattr(hybrid, "gpu_share", lambda *_: 0.999)
        engine = opened(rate, 0.3 * rate)
        cells = []

        class LaysOut(StandIn):
            def score(self, query, scheme, part, *arguments):
                new = part.n_sequences < database.n_sequences and len(cells) < 3
                self.rate = 0.3 * rate if new else rate
                return super().score(query, scheme, part, *arguments)

        engine.gpu.__class__ = LaysOut
        for _ in range(8):
            search(engine, query_of(1_000), database)
            cells.append(engine.report.sides[1].share)
        assert cells[0] == 0.0
        assert cells[-1] > 0.15

    def test_making_room_for_a_longer_query_does_not_count_against_sharing(self, opened, database) -> None:
        """The first search with a longer query takes more than twice as long as later ones."""
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(0.7 * rate, 0.3 * rate)

        class MakesRoom(StandIn):
            room = 0

            def score(self, query, *arguments):
                if query.size > self.room:
                    self.room = query.size
                    self.clock.sleep(0.0004 * query.size)
                yield from super().score(query, *arguments)

        engine.gpu.__class__ = MakesRoom
        for m in (200, 1_000, 200):
            for _ in range(10):
                search(engine, query_of(m), database)
            assert not engine.learning
            assert engine.report.sides[1].share == pytest.approx(0.3, abs=0.06)

    def test_sharing_is_tried_with_longer_queries_where_shorter_ones_gained_nothing(
        self, opened, database
    ) -> None:
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(0.8 * rate, 0.2 * rate)

        class SlowedAtFirst(StandIn):
            def score(self, query, *arguments):
                slowed = query.size < 500 and engine.cpu.working
                self.rate = (0.4 if slowed else 0.8) * rate
                return super().score(query, *arguments)

        engine.gpu.__class__ = SlowedAtFirst
        for m, share in ((200, 0.0), (1_000, 0.2), (200, 0.0)):
            for _ in range(10):
                search(engine, query_of(m), database)
            assert not engine.learning
            assert engine.report.sides[1].share == pytest.approx(share, abs=0.05)

    def test_an_empty_database_and_one_of_empty_subjects(self, opened) -> None:
        engine = opened(1e9, 1e8)
        for subjects in ([], [[], []]):
            database = MemoryDatabase([np.array(codes, np.uint8) for codes in subjects])
            scores = search(engine, query_of(10), database)
            assert (scores == 0).all()

    def test_a_query_that_is_too_long_is_refused(self, opened) -> None:
        engine = opened(1e9, 1e8)
        scheme = ScoringScheme("high", np.full((27, 27), 127, np.int8), 1, 1)
        database = MemoryDatabase([np.zeros(9_000_000, np.uint8)])
        with pytest.raises(InvalidRequest, match="too long"):
            next(
                iter(
                    engine.score(
                        np.zeros(200_000_000, np.uint8), scheme, database, np.zeros(1), CancelToken()
                    )
                )
            )


class TestAhead:
    def test_the_gpu_has_the_next_query_where_it_works_alone(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 0.05
        engine = opened(rate, rate / 1_000)
        engine.gpu.pipelines = True
        assert not engine.pipelines, "nothing is under way"
        for _ in range(2):
            search(engine, query_of(1_000), database)
        scores = np.full((2, database.n_sequences), NOT_COMPARED, np.int32)
        runs = [
            engine.score(query_of(m), BLOSUM62, database, row, CancelToken())
            for m, row in zip((1_000, 500), scores, strict=True)
        ]
        assert next(runs[0]) < 1_000 * database.n_residues
        assert engine.pipelines
        asked = len(engine.gpu.parts)
        assert next(runs[1]) < 500 * database.n_residues
        assert len(engine.gpu.parts) == asked + 1
        for m, run in zip((1_000, 500), runs, strict=True):
            assert list(run)[-1] == m * database.n_residues
            assert engine.report.sides[0].cells == m * database.n_residues, "of the query whose turn it was"
            assert 0 < engine.report.sides[0].seconds < 1
        assert (scores == database.lengths).all()
        assert not engine.pipelines

    def test_what_both_share_is_begun_in_its_turn(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(0.7 * rate, 0.3 * rate)
        engine.gpu.pipelines = True
        scores = np.full((2, database.n_sequences), NOT_COMPARED, np.int32)
        runs = [engine.score(query_of(1_000), BLOSUM62, database, row, CancelToken()) for row in scores]
        next(runs[0])
        assert not engine.pipelines
        asked = len(engine.gpu.parts)
        assert next(runs[1]) == 0, "harmless if asked all the same"
        assert len(engine.gpu.parts) == asked
        for run in runs:
            list(run)
        assert (scores == database.lengths).all()

    def test_a_search_of_many_finds_what_the_cpu_finds(self, monkeypatch) -> None:

        monkeypatch.setattr(hybrid, "LEAST_GAIN", 2.0)  # the CPU never takes a part
        rng = np.random.default_rng(5)
        database = MemoryDatabase([rng.integers(0, 20, n) for n in np.sort(rng.integers(1, 90, 301))])
        queries = [query_of(m) for m in (30, 80, 51)]
        cpu, fleet = CpuEngine(1), Fleet()
        engine = HybridEngine(CpuEngine(1), GpuEngine([fake_device(0)], open_session=fleet.open), 1, 1e9)
        scores = np.full((3, database.n_sequences), NOT_COMPARED, np.int32)
        ahead = None
        taken = 0
        try:
            for number, query in enumerate(queries):
                run = ahead or engine.score(query, BLOSUM62, database, scores[number], CancelToken())
                ahead = None
                for _ in run:
                    if ahead is None and number < 2 and engine.pipelines:
                        ahead = engine.score(
                            queries[number + 1], BLOSUM62, database, scores[number + 1], CancelToken()
                        )
                        next(ahead)
                        taken += 1
            for query, row in zip(queries, scores, strict=True):
                assert (row == search(cpu, query, database)).all()
        finally:
            engine.close()
            cpu.close()
        assert taken == 2


class TestStopping:
    def test_a_cancel_is_answered_at_once_by_both(self, opened, clock, database) -> None:
        rate = 1_000 * database.n_residues / 3
        engine = opened(0.7 * rate, 0.3 * rate)
        rng = np.random.default_rng(1)
        for _ in range(5):
            token = CancelToken()
            scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
            run = engine.score(query_of(1_000), BLOSUM62, database, scores, token)
            began = clock.monotonic()
            for _ in run:
                if clock.monotonic() - began > 0.1 + rng.uniform(0, 0.1):
                    token.cancel()
                    break
            cancelled = clock.monotonic()
            list(run)
            assert clock.monotonic() - cancelled < 0.05
            assert not engine.cpu.working
            assert not engine.gpu.working
            after = scores.copy()
            compared = scores != NOT_COMPARED
            assert 3 < compared.sum() < database.n_sequences
            assert (scores[compared] == database.lengths[compared]).all()
            clock.sleep(0.01)
            assert (scores == after).all()

    def test_closing_the_generator_stops_both(self, opened, database) -> None:
        rate = 1_000 * database.n_residues / 3
        engine = opened(0.7 * rate, 0.3 * rate)
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        run = engine.score(query_of(1_000), BLOSUM62, database, scores, CancelToken())
        next(run)
        run.close()
        assert not engine.cpu.working

    @pytest.mark.parametrize("side", ["cpu", "gpu"])
    def test_an_error_of_one_side_stops_the_other_and_is_raised(self, opened, database, side) -> None:
        rate = 1_000 * database.n_residues / 0.5
        engine = opened(0.7 * rate, 0.3 * rate)
        failing = getattr(engine, side)
        failing.fails = DeviceError("It fell off the bus.", "Put it back.")
        with pytest.raises(DeviceError, match="fell off"):
            search(engine, query_of(1_000), database)
        assert not engine.cpu.working
        failing.fails = None
        scores = search(engine, query_of(1_000), database)
        assert (scores == database.lengths).all()

    def test_progress_comes_all_the_time(self, opened, clock, database) -> None:
        rate = 1_000 * database.n_residues / 0.3
        engine = opened(0.5 * rate, 0.5 * rate, cpu_said=4 * rate)
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        said = [clock.monotonic()]
        run = engine.score(query_of(1_000), BLOSUM62, database, scores, CancelToken())
        said.extend(clock.monotonic() for _ in run)
        assert len(said) > 10
        assert said[-1] >= 0.1
        assert np.diff(said).max() <= 0.03


@pytest.mark.parametrize(
    "kernel",
    [
        "tiled",
        pytest.param("wide", marks=pytest.mark.long),
        pytest.param("short-query", marks=cuda_on_cpu.needed),
    ],
)
def test_the_real_engines_agree(monkeypatch, kernel) -> None:
    """CPU and emulated GPUs share a small database; with both forced to work the scores are the CPU's."""
    from swathe.core.engines import division, hybrid

    monkeypatch.setattr(division, "SHORTEST_GPU_SECONDS", 0.0)
    monkeypatch.setattr(division, "SHORTEST_CPU_SECONDS", 0.0)
    monkeypatch.setattr(hybrid, "LEAST_GAIN", -1e9)
    monkeypatch.setattr(hybrid, "_LITTLE_GAIN", -1e9)
    rng = np.random.default_rng(4)
    database = MemoryDatabase(
        [*(rng.integers(0, 25, n) for n in rng.integers(0, 90, 301)), rng.integers(0, 20, 700)]
    )
    cpu = CpuEngine(1)
    fleet = Fleet()
    devices = [fake_device(0), fake_device(1)]
    make = PublishedEngine if kernel == "short-query" else GpuEngine
    gpu = make(devices, kernel, open_session=fleet.open)
    engine = HybridEngine(CpuEngine(1), gpu, 1, 16e9)
    shares = []
    try:
        for m in (1, 60, 200):
            query = query_of(m)
            scores = search(engine, query, database)
            assert (scores == search(cpu, query, database)).all()
            shares.append(engine.report.sides[1].share)
    finally:
        engine.close()
        cpu.close()
    assert any(0 < share < 1 for share in shares)
    assert fleet.bytes_held == 0
