"""The tiled family on real GPUs: every build, many queries at once, windows, overflows, any cancel."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.session import Session
from swathe.core.cuda.tiled import launches
from swathe.core.cuda.tiled.launches import Span, StepHistogram
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import AS_SCORED, N_CODES
from swathe.kernels.tiled import GENERAL, WIDE, all_builds
from tests.core.cuda.on_gpu import database_of
from tests.core.cuda.searching import BLOSUM62, query_of, search
from tests.memory_database import MemoryDatabase

pytestmark = pytest.mark.gpu

GAP_COSTS = [(1, 1), (10, 2), (11, 1), (40, 3), (100, 10), (0, 1), (0, 0), (127, 1), (10_000, 10_000)]
BUILDS = tuple(dict.fromkeys(build for capability in ((8, 0), (9, 0)) for build in all_builds(capability)))


@pytest.fixture
def opened(gpus):
    engines = []

    def open_(chosen=None, **arguments):
        engines.append(GpuEngine(chosen or gpus[:1], **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()


@pytest.fixture(scope="module")
def database():
    return database_of()


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_every_build_at_its_edges(opened, reference, database, gpus, monkeypatch, build):
    if build not in all_builds(gpus[0].capability):
        pytest.skip(f"{gpus[0].name} computes with another form")
    if build.shared_bytes > gpus[0].shared_bytes:
        pytest.skip(f"{gpus[0].name} has not the shared memory for it")
    scheme = ScoringScheme.load("BLOSUM62", *((128, 1) if build.form is GENERAL else (11, 1)))
    monkeypatch.setattr(
        StepHistogram, "choose_spans", lambda _, share, most, longest, *rest: (Span(longest, build),)
    )
    engine = opened(kernel="wide" if build.form is WIDE else "tiled")
    edge = build.rows_per_pass
    for m in (1, build.rows, edge - 1, edge, edge + 1, 2 * edge + 1):
        query = query_of(m)
        assert (search(engine, query, database, scheme) == search(reference, query, database, scheme)).all()


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
def test_many_queries_at_once(opened, reference, database, gpus, limit):
    """Every build and pass count side by side, residues beside positions, gap costs in turn."""
    engine = opened(gpus, memory_limit=limit)
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
    monkeypatch.setattr(launches, "SHORTEST_SPAN", 1)
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


def test_engines_one_after_the_other_and_from_a_worker_thread(gpus, reference, database):
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


def test_two_hundred_cancelled_searches_leave_the_memory_as_it_was(gpus, reference):
    def free() -> int:
        with Session(gpus[0]) as session:
            return session.free_bytes()

    def held(engine) -> list[int]:
        return [
            runner.submit(lambda worker: worker.allowance.used).result() for runner in engine._pool.members
        ]

    database = database_of(40_000, 9)
    query = query_of(3_000)
    whole = search(reference, query, database)
    most = []
    for device in gpus:
        alone = GpuEngine((device,))
        search(alone, query, database)
        most += held(alone)
        alone.close()
    before = free()
    engine = GpuEngine(gpus)
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
