"""Every published variant in its engine, its real kernels on devices that are not there."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.published.catalogue import PUBLISHED, method_of
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.published import PublishedEngine, why_not
from swathe.core.errors import InvalidRequest
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.kernels.registry import VARIANTS
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.kernels import cuda_on_cpu
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.schemes import scheme_of

pytestmark = cuda_on_cpu.needed

BLOSUM62 = ScoringScheme.load("BLOSUM62")
NAMES = [variant.name for variant in VARIANTS if variant.name in PUBLISHED]


def query_of(m, seed=1):
    return np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)


@pytest.fixture(scope="module")
def database():
    """Subjects of 0 to 70 residues, some like the queries, ties in length, and two that are long."""
    rng = np.random.default_rng(5)
    subjects = [rng.integers(0, N_CODES, n) for n in rng.integers(0, 70, 60)]
    subjects += [query_of(40), query_of(40)[3:30], rng.integers(0, 20, 130), query_of(150)]
    return MemoryDatabase(subjects)


@pytest.fixture
def opened():
    engines = []

    def open_(kernel, n=1, **arguments):
        fleet = Fleet()
        devices = [fake_device(i) for i in range(n)]
        engine = PublishedEngine(devices, kernel, open_session=fleet.open, **arguments)
        engines.append((engine, fleet))
        return engine

    yield open_
    for engine, fleet in engines:
        engine.close()
        assert fleet.bytes_held == 0


def search(engine, query, database, scheme=BLOSUM62):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(np.asarray(query, np.uint8), scheme, database, scores, CancelToken()))
    assert cells[-1] == len(query) * database.n_residues
    assert cells == sorted(cells)
    return scores.tolist()


def expected(query, database, scheme=BLOSUM62):
    engine = CpuEngine(1, "scalar")
    scores = search(engine, query, database, scheme)
    engine.close()
    return scores


every_variant = pytest.mark.parametrize("name", NAMES)
every_variant_at_length = pytest.mark.parametrize("name", long_but(NAMES, "inter-task"))
"""Each kernel by itself is in tests/kernels: the engine around it is the same for all."""


class TestEveryVariant:
    @every_variant
    @pytest.mark.parametrize("m", long_but([1, 40, 67], 40))
    def test_scores_are_the_cpus(self, opened, database, name, m):
        engine = opened(name)
        assert search(engine, query_of(m), database) == expected(query_of(m), database)
        assert engine.report.launch_seconds > 0
        assert engine.report.resources.registers > 0
        assert 0 < engine.report.resources.occupancy <= 1
        assert engine.ran == name

    @every_variant_at_length
    def test_gap_costs_and_matrices(self, opened, database, name):
        engine = opened(name)
        rng = np.random.default_rng(3)
        query = rng.integers(0, N_CODES, 33)
        for low, high, gaps in ((-4, 11, (0, 1)), (-128, 127, (0, 0)), (-1, 2, (100, 10)), (-60, 60, (1, 0))):
            scheme = scheme_of(rng.integers(low, high, (25, 25), endpoint=True), *gaps)
            assert search(engine, query, database, scheme) == expected(query, database, scheme)

    @every_variant_at_length
    def test_scores_past_every_width(self, opened, name):
        matrix = np.full((25, 25), -60)
        matrix[0, 0], matrix[1, 1] = 127, 1
        scheme = scheme_of(matrix, 100, 10)
        query = [0] * 520 + [1] * 10
        subjects = [[0] * n for n in (1, 2, 3, 258, 259, 516, 517, 520)] + [[0, 1], [1, 1], [0, 0, 1]]
        database = MemoryDatabase(subjects)
        engine = opened(name, **({"options": {"threshold": 515}} if has(name, "threshold") else {}))
        assert search(engine, query, database, scheme) == expected(query, database, scheme)

    @every_variant_at_length
    def test_several_devices_little_memory_several_queries(self, opened, database, name):
        engine = opened(name, 2, memory_limit=400_000)
        for m in (20, 31, 20):
            assert search(engine, query_of(m, m), database) == expected(query_of(m, m), database)

    @every_variant_at_length
    def test_cancelled_and_searched_again(self, opened, database, name):
        engine = opened(name)
        token = CancelToken()
        scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
        run = engine.score(query_of(40), BLOSUM62, database, scores, token)
        next(run, None)
        token.cancel()
        assert list(run) == []
        whole = expected(query_of(40), database)
        assert all(score in (NOT_COMPARED, exact) for score, exact in zip(scores, whole, strict=True))
        assert search(engine, query_of(40), database) == whole

    @every_variant
    @pytest.mark.parametrize("m", long_but([40, 67], 67))
    def test_ranges_of_a_database_from_what_is_laid_out_of_the_whole(self, opened, database, name, m):
        engine = opened(name)
        whole = expected(query_of(m), database)
        n = database.n_sequences
        search(engine, query_of(m), database)
        used = engine.memory_used
        for begin, end in ((9, n), (0, n - 1), (7, 33), (n - 33, n - 3), (n - 2, n), (n - 40, n - 32)):
            part = database.range(begin, end)
            assert search(engine, query_of(m), part) == whole[begin:end], (begin, end)
            assert engine.memory_used == used, "nothing was laid out"

    @pytest.mark.parametrize(
        ("name", "options"),
        [("intra-task-strips", {"threads": 32, "rows": 4}), ("partitioned", {"partition": 64, "vector": 8})],
    )
    def test_ranges_with_edges_between_parts_of_the_query(self, opened, database, name, options):
        query = query_of(300)
        engine = opened(name, options=options)
        whole = expected(query, database)
        n = database.n_sequences
        for begin, end in ((9, n), (7, 33), (n - 33, n - 3)):
            assert search(engine, query, database.range(begin, end)) == whole[begin:end], (begin, end)

    @pytest.mark.long
    @every_variant
    def test_every_choice_of_every_option(self, opened, database, name):
        query = query_of(40)
        whole = expected(query, database)
        for option in options_of(name):
            if option.name in ("otherwise", "threshold"):
                continue
            for value in sorted({*option.choices[:2], *option.choices[-2:]} or {1, 3}, key=str):
                chosen = {option.name: value} | ({"threshold": 100} if option.name == "long" else {})
                engine = opened(name, options=chosen)
                assert search(engine, query, database) == whole, chosen
                engine.close()


def options_of(name):
    return next(variant for variant in VARIANTS if variant.name == name).options


def has(name, option):
    return option in {each.name for each in options_of(name)}


def test_subjects_past_the_threshold_go_to_a_block(opened, database):
    for long, variant in (("antidiagonal", "intra-task"), ("strips", "intra-task-strips")):
        engine = opened("inter-task", options={"threshold": 100, "long": long})
        assert search(engine, query_of(40), database) == expected(query_of(40), database)
        kernels = {build.kernel for build in engine.builds}
        assert "intra_task" in " ".join(kernels), variant


def test_a_query_too_long_for_shared_memory(opened, database):
    query = query_of(9_000)
    device = fake_device()
    reason = why_not("short-query", {}, query.size, BLOSUM62, [device])
    assert "9,000 residues" in reason
    assert why_not("short-query", {}, 200, BLOSUM62, [device]) == ""
    small = MemoryDatabase([[1, 2, 3], query[100:140]])
    engine = opened("short-query")
    assert search(engine, query, small) == expected(query, small)
    assert engine.ran == "inter-task"
    assert reason in engine.report.note
    assert "inter-task in place of short-query" in engine.label
    refusing = opened("short-query", options={"otherwise": "refuse"})
    with pytest.raises(InvalidRequest, match="does not fit the shared memory"):
        search(refusing, query, small)


def test_open_engine_opens_them(monkeypatch):
    from swathe.core.cuda import devices
    from swathe.core.cuda.devices import Probe

    monkeypatch.setattr(devices, "probe", lambda: Probe((fake_device(),), "13.0"))
    for name in NAMES:
        engine = open_engine("auto", name)
        assert isinstance(engine, PublishedEngine)
        assert (engine.name, engine.kernel) == ("gpu", name)
        engine.close()
    engine = open_engine("gpu", "inter-task", options={"threads": "64"})
    assert engine.options["threads"] == 64
    with pytest.raises(InvalidRequest, match="cannot be 65"):
        open_engine("gpu", "inter-task", options={"threads": 65})


def test_every_variant_names_a_source_and_a_class():
    from swathe.core.cuda.compiler import SOURCES

    for variant in VARIANTS:
        if variant.name in PUBLISHED:
            assert (SOURCES.parent / variant.source).is_file()
            assert callable(method_of(variant.name).why_not)
