"""The GPU engine on real GPUs: the CPU's scores by every build, at every size of chunks, after any cancel."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda import launches, planning
from swathe.core.cuda.devices import probe
from swathe.core.cuda.launches import Span
from swathe.core.cuda.session import Session
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, CODE_STOP, CODE_X, N_CODES
from swathe.kernels.tiled import GENERAL, WIDE, all_builds
from tests.memory_database import MemoryDatabase
from tests.schemes import scheme_of

pytestmark = pytest.mark.gpu

BLOSUM62 = ScoringScheme.load("BLOSUM62")
GAP_COSTS = [(1, 1), (10, 2), (11, 1), (40, 3), (100, 10), (0, 1), (0, 0), (127, 1), (10_000, 10_000)]
MATRICES = ["BLOSUM45", "BLOSUM62", "BLOSUM90", "PAM30", "PAM250"]
BUILDS = tuple(dict.fromkeys(build for capability in ((8, 0), (9, 0)) for build in all_builds(capability)))
LIMITS = [None, 1 << 30, 64 << 20, 24 << 20]


@pytest.fixture(scope="module")
def devices():
    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    return found.devices


@pytest.fixture(scope="module")
def reference():
    engine = CpuEngine()
    yield engine
    engine.close()


@pytest.fixture
def opened(devices):
    engines = []

    def open_(chosen=None, **arguments):
        engines.append(GpuEngine(chosen or devices[:1], **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()


def database_of(n=5_000, seed=1, giants=(9_000, 35_213)) -> MemoryDatabase:
    """Random sequences, edges of every tile, sequences of one residue, stops and X, and giants."""
    rng = np.random.default_rng(seed)
    lengths = np.exp(rng.normal(5.4, 0.8, n)).clip(1, 3_000).astype(int)
    edges = [0, 0, 1, 1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129]
    subjects = [rng.integers(0, N_CODES, k) for k in (*lengths, *edges)]
    subjects += [rng.integers(0, 20, k) for k in giants]
    subjects += [np.full(k, code) for k in (17, 500, 1_200) for code in (0, 17, CODE_STOP, CODE_X)]
    return MemoryDatabase(subjects)


@pytest.fixture(scope="module")
def database():
    return database_of()


def query_of(m, seed=2):
    return np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)


def search(engine, query, database, scheme=BLOSUM62):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, scheme, database, scores, CancelToken()))
    assert cells[-1] == query.size * database.n_residues
    assert cells == sorted(cells)
    return scores


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_every_build_at_its_edges(opened, reference, database, devices, monkeypatch, build):
    if build not in all_builds(devices[0].capability):
        pytest.skip(f"{devices[0].name} computes with another form")
    if build.shared_bytes > devices[0].shared_bytes:
        pytest.skip(f"{devices[0].name} has not the shared memory for it")
    scheme = ScoringScheme.load("BLOSUM62", *((128, 1) if build.form is GENERAL else (11, 1)))
    monkeypatch.setattr(planning, "choose_spans", lambda longest, *rest: (Span(longest, build),))
    engine = opened(kernel="wide" if build.form is WIDE else "tiled")
    edge = build.rows_per_pass
    for m in (1, build.rows, edge - 1, edge, edge + 1, 2 * edge + 1):
        query = query_of(m)
        assert (search(engine, query, database, scheme) == search(reference, query, database, scheme)).all()


@pytest.mark.parametrize("kernel", ["tiled", "wide"])
@pytest.mark.parametrize("gaps", GAP_COSTS, ids=lambda g: f"{g[0]}-{g[1]}")
def test_matrices_and_gap_costs(opened, reference, gaps, kernel):
    database = database_of(1_500, giants=(4_000,))
    engine = opened(kernel=kernel)
    schemes = [ScoringScheme.load(name, *gaps) for name in MATRICES]
    rng = np.random.default_rng(4)
    schemes += [scheme_of(rng.integers(-60, 60, (25, 25), endpoint=True), *gaps)]
    schemes += [scheme_of(rng.integers(-128, 127, (25, 25), endpoint=True), *gaps)]
    for scheme in schemes:
        query = query_of(rng.integers(1, 700))
        assert (search(engine, query, database, scheme) == search(reference, query, database, scheme)).all()


@pytest.mark.parametrize("limit", LIMITS, ids=["free", "1G", "64M", "24M"])
@pytest.mark.parametrize("words", [1 << 15, 1 << 17, 8 << 20])
def test_every_size_of_pieces_and_of_memory(opened, reference, monkeypatch, words, limit):
    monkeypatch.setattr(planning, "CHUNK_WORDS", words)
    monkeypatch.setattr(planning, "SMALLEST_CHUNK_WORDS", words)
    database = database_of(30_000, 3)
    engine = opened(memory_limit=limit)
    for m in (143, 500, 20):
        query = query_of(m)
        assert (search(engine, query, database) == search(reference, query, database)).all()


def begun(engine, asked, token):
    """Begin to score queries, each with its scheme; return their scores and generators."""
    found = []
    for query, scheme, subjects in asked:
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        cells = engine.score(query, scheme, subjects, scores, token)
        next(cells)
        found.append((scores, cells))
    return found


@pytest.mark.parametrize("limit", [None, 24 << 20], ids=["free", "24M"])
def test_many_queries_at_once(opened, reference, database, devices, limit):
    """Every build and pass count side by side, residues beside positions, gap costs in turn."""
    engine = opened(devices, memory_limit=limit)
    rng = np.random.default_rng(12)
    lengths = [1, 2, 3_000, *rng.integers(1, 500, 60).tolist(), 5_478, 1]
    asked = []
    for place, m in enumerate(lengths):
        scheme = BLOSUM62 if place % 4 else ScoringScheme.load("BLOSUM62", *GAP_COSTS[place // 4 % 9])
        query = query_of(m, place)
        if place % 5 == 0:
            table = rng.integers(-4, 9, (m, N_CODES)).astype(np.int8)[:, AS_SCORED]
            scheme = PositionScheme(PositionSpecificQuery("p", query, table, "made"), 11, 1)
            query = scheme.query.codes
        asked.append((query, scheme, database))
    for (query, scheme, _), (scores, cells) in zip(asked, begun(engine, asked, CancelToken()), strict=True):
        assert list(cells)[-1] == query.size * database.n_residues
        assert (scores == search(reference, query, database, scheme)).all()


def test_overflows_of_many_queries(opened, reference):
    giants = [query_of(n, n) for n in (9_000, 11_000, 12_000)]
    database = MemoryDatabase([*giants, *(query_of(300, seed) for seed in range(400))])
    engine = opened()
    asked = [(query, BLOSUM62, database) for query in (*giants, query_of(50), *giants)]
    for (query, *_), (scores, cells) in zip(asked, begun(engine, asked, CancelToken()), strict=True):
        list(cells)
        assert (scores == search(reference, query, database)).all()
        assert engine.report.rescored == (query.size > 100)


def test_windows_of_giants_change_nothing(opened, reference, monkeypatch):
    monkeypatch.setattr(launches, "SHORTEST_WINDOW", 64)
    database = database_of(3_000, 6)
    engine = opened()
    for m, gaps in ((20, (11, 1)), (100, (11, 1)), (300, (40, 20))):
        scheme = ScoringScheme.load("BLOSUM62", *gaps)
        query = query_of(m)
        assert (search(engine, query, database, scheme) == search(reference, query, database, scheme)).all()
        assert engine._planner.windows is not None


def test_identical_giants_overflow_16_bits_and_are_right(opened, reference):
    giant = query_of(12_000)
    database = MemoryDatabase([giant, giant, giant[:11_000], *(query_of(300, seed) for seed in range(400))])
    engine = opened()
    scores = search(engine, giant, database)
    assert (scores == search(reference, giant, database)).all()
    assert scores.max() > 60_000
    assert engine.report.rescored >= 3


def test_a_query_of_60_000_residues(opened, reference):
    database = database_of(150, 8, giants=(3_000,))
    query = query_of(60_000)
    assert (search(opened(), query, database) == search(reference, query, database)).all()


def test_all_devices_together_find_what_one_finds(opened, reference, devices, monkeypatch):
    if len(devices) < 2:
        pytest.skip("one GPU here")
    monkeypatch.setattr(planning, "CHUNK_WORDS", 1 << 17)
    monkeypatch.setattr(planning, "SMALLEST_CHUNK_WORDS", 1 << 17)
    database = database_of(30_000, 3)
    for limit in (None, 24 << 20):
        engine = opened(devices, memory_limit=limit)
        for m in (144, 1_000, 5_000):
            query = query_of(m)
            assert (search(engine, query, database) == search(reference, query, database)).all()


def test_engines_one_after_the_other_and_from_a_worker_thread(devices, reference, database):
    query = query_of(200)
    whole = search(reference, query, database)
    results = []

    def work() -> None:
        for _ in range(2):
            engine = open_engine("gpu")
            results.append(search(engine, query, database))
            engine.close()

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    engine, other = open_engine("gpu"), open_engine("gpu", "wide")
    results += [search(engine, query, database), search(other, query, database)]
    engine.close()
    other.close()
    assert all((scores == whole).all() for scores in results)


def test_two_hundred_cancelled_searches_leave_the_memory_as_it_was(devices, reference):
    def free() -> int:
        with Session(devices[0]) as session:
            return session.free_bytes()

    def held(engine) -> list[int]:
        return [
            runner.submit(lambda worker: worker.allowance.used).result() for runner in engine._pool.members
        ]

    database = database_of(40_000, 9)
    query = query_of(3_000)
    whole = search(reference, query, database)
    most = []
    for device in devices:
        alone = GpuEngine((device,))
        search(alone, query, database)
        most += held(alone)
        alone.close()
    before = free()
    engine = GpuEngine(devices)
    search(engine, query, database)
    rng = np.random.default_rng(5)
    for _ in range(200):
        token = CancelToken()
        timer = threading.Timer(rng.uniform(0, 0.06), token.cancel)
        timer.start()
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        for _ in engine.score(query, BLOSUM62, database, scores, token):
            pass
        compared = scores != NOT_COMPARED
        assert (scores[compared] == whole[compared]).all()
        timer.join()
    assert (search(engine, query, database) == whole).all()
    # Of the engine: the driver takes room of its own now and then until all is closed. One of several devices
    # may hold some of the chunks only, and more of them from search to search.
    assert all(now <= alone for now, alone in zip(held(engine), most, strict=True))
    engine.close()
    assert free() == before


def test_too_little_memory_is_said_and_the_process_stays_usable(opened, reference, database):
    engine = opened(memory_limit=1 << 20)
    query = query_of(300)
    with pytest.raises(DeviceMemoryError, match="not enough free memory") as caught:
        search(engine, query, database)
    assert "CPU engine" in caught.value.hint
    assert (search(opened(), query, database) == search(reference, query, database)).all()
