"""Every published variant on real GPUs: the CPU's scores with every option, memory and cancel."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.devices import probe
from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.cuda.session import Session
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines import published as published_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import CODE_STOP, CODE_X, N_CODES
from swathe.kernels.registry import VARIANTS
from tests.memory_database import MemoryDatabase
from tests.schemes import scheme_of

pytestmark = pytest.mark.gpu

BLOSUM62 = ScoringScheme.load("BLOSUM62")
GAP_COSTS = [(1, 1), (10, 2), (20, 2), (40, 3), (100, 10), (0, 1), (0, 0), (127, 1), (10_000, 10_000)]
MATRICES = ["BLOSUM45", "BLOSUM62", "BLOSUM90", "PAM30", "PAM250"]
PUBLISHED_VARIANTS = [variant for variant in VARIANTS if variant.name in PUBLISHED]
NAMES = [variant.name for variant in PUBLISHED_VARIANTS]
SETTINGS = [
    (variant.name, option.name, value)
    for variant in PUBLISHED_VARIANTS
    for option in variant.options
    for value in (option.choices or (0, 1, 33, 4_096, 60_000))
    if option.name != "otherwise" and (option.choices or option.low <= value <= option.high)
]
LIMITS = [None, 1 << 30, 64 << 20]


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

    def open_(kernel, chosen=None, **arguments):
        engines.append(PublishedEngine(chosen or devices[:1], kernel, **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()


def database_of(n=5_000, seed=1, giants=(9_000, 35_213)) -> MemoryDatabase:
    """Random sequences, edges of every tile, sequences of one residue, stops and X, and giants."""
    rng = np.random.default_rng(seed)
    lengths = np.exp(rng.normal(5.4, 0.8, n)).clip(1, 4_000).astype(int)
    edges = [0, 0, *range(1, 34), 63, 64, 65, 127, 128, 129, 255, 256, 257]
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


@pytest.mark.parametrize("name", NAMES)
class TestEveryVariant:
    def test_query_lengths(self, opened, reference, database, name):
        engine = opened(name)
        lengths = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257)
        for m in (*lengths, 511, 512, 513, 1_000, 3_000, 5_478):
            query = query_of(m)
            assert (search(engine, query, database) == search(reference, query, database)).all(), m
            assert engine.report.launch_seconds > 0
            assert engine.report.resources.registers > 0
            assert 0 < engine.report.resources.occupancy <= 1

    @pytest.mark.parametrize("gaps", GAP_COSTS, ids=lambda g: f"{g[0]}-{g[1]}")
    def test_matrices_and_gap_costs(self, opened, reference, gaps, name):
        database = database_of(1_500, giants=(4_000,))
        engine = opened(name)
        schemes = [ScoringScheme.load(matrix, *gaps) for matrix in MATRICES]
        rng = np.random.default_rng(4)
        schemes += [scheme_of(rng.integers(-60, 60, (25, 25), endpoint=True), *gaps)]
        schemes += [scheme_of(rng.integers(-128, 127, (25, 25), endpoint=True), *gaps)]
        for scheme in schemes:
            query = query_of(rng.integers(1, 700))
            assert (
                search(engine, query, database, scheme) == search(reference, query, database, scheme)
            ).all()

    @pytest.mark.parametrize("limit", LIMITS, ids=["free", "1G", "64M"])
    @pytest.mark.parametrize("residues", [1 << 17, 1 << 20, 1 << 28])
    def test_every_size_of_batches_and_of_memory(self, opened, reference, monkeypatch, residues, limit, name):
        monkeypatch.setattr(published_engine, "_MOST_RESIDUES", residues)
        database = database_of(20_000, 3)
        engine = opened(name, memory_limit=limit)
        for m in (143, 500, 20):
            query = query_of(m)
            assert (search(engine, query, database) == search(reference, query, database)).all()

    def test_relatives_overflow_and_are_right(self, opened, reference, name):
        giant = query_of(12_000)
        relatives = [giant[: 100 * k] for k in range(1, 100, 3)]
        unrelated = [query_of(300, seed) for seed in range(400)]
        database = MemoryDatabase([giant, giant, *relatives, *unrelated])
        engine = opened(name)
        for query in (giant, giant[:500]):
            scores = search(engine, query, database)
            assert (scores == search(reference, query, database)).all()
            if name == "quad-lane":  # its bytes hold scores to 240
                assert engine.report.rescored == ((scores > 240) & (database.lengths <= 3_072)).sum() > 0

    def test_all_devices_together_find_what_one_finds(self, opened, reference, devices, monkeypatch, name):
        if len(devices) < 2:
            pytest.skip("one GPU here")
        monkeypatch.setattr(published_engine, "_MOST_RESIDUES", 1 << 19)
        database = database_of(30_000, 3)
        for limit in (None, 256 << 20):
            engine = opened(name, devices, memory_limit=limit)
            for m in (144, 1_000, 5_000):
                query = query_of(m)
                assert (search(engine, query, database) == search(reference, query, database)).all()

    def test_cancelled_searches_leave_the_memory_as_it_was(self, devices, reference, name):
        def free() -> int:
            with Session(devices[0]) as session:
                return session.free_bytes()

        database = database_of(20_000, 9)
        query = query_of(400)
        whole = search(reference, query, database)
        warm = PublishedEngine(devices[:1], name)
        search(warm, query, database)
        warm.close()
        before = free()
        engine = PublishedEngine(devices[:1], name)
        search(engine, query, database)
        rng = np.random.default_rng(5)
        for _ in range(40):
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
        engine.close()
        assert free() == before

    def test_what_it_says_of_its_pauses(self, opened, name, capsys):
        """Prints the longest pause between two steps and after a cancel; asserts none, as no test does."""
        database = database_of(60_000, 11)
        engine = opened(name)
        query = query_of(3_000)
        pauses = []
        for _ in range(2):
            token = CancelToken()
            scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
            last, longest = time.perf_counter(), 0.0
            for _ in engine.score(query, BLOSUM62, database, scores, token):
                now = time.perf_counter()
                longest, last = max(longest, now - last), now
            pauses.append(longest)
        token = CancelToken()
        run = engine.score(query, BLOSUM62, database, scores, token)
        next(run)
        token.cancel()
        began = time.perf_counter()
        assert list(run) == []
        cancelled = time.perf_counter() - began
        began = time.perf_counter()
        search(engine, query[:1], database)
        following = time.perf_counter() - began
        words = ", ".join(f"{1000 * pause:.0f} ms" for pause in pauses)
        with capsys.disabled():
            print(
                f"\n{name}: longest pause {words} (loading, loaded); cancel {1000 * cancelled:.0f} ms; "
                f"the next search {1000 * following:.0f} ms"
            )


@pytest.mark.parametrize(("name", "option", "value"), SETTINGS)
def test_every_setting(opened, reference, name, option, value):
    database = database_of(1_500, giants=(5_000,))
    engine = opened(name, options={option: value})
    for m in (40, 333):
        query = query_of(m)
        if engine.why_not(m, BLOSUM62) and "otherwise" not in engine.options:
            continue
        assert (search(engine, query, database) == search(reference, query, database)).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_query_of_60_000_residues(opened, reference, name):
    database = database_of(150, 8, giants=(3_500,))
    query = query_of(60_000)
    assert (search(opened(name), query, database) == search(reference, query, database)).all()
