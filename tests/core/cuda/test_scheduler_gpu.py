"""Every kernel on real GPUs: the CPU's scores at all lengths and costs, with any memory, on all devices."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.cuda.tiled import planning
from swathe.core.engines import published as published_engine
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.registry import VARIANTS
from tests.core.cuda.on_gpu import database_of, engine_of
from tests.core.cuda.searching import query_of, search
from tests.schemes import scheme_of

pytestmark = pytest.mark.gpu

GAP_COSTS = [
    (1, 1), (10, 2), (11, 1), (20, 2), (40, 3), (100, 10), (0, 1), (0, 0), (127, 1), (10_000, 10_000),
]  # fmt: skip
MATRICES = ["BLOSUM45", "BLOSUM62", "BLOSUM90", "PAM30", "PAM250"]
KERNELS = ["tiled", "wide", *(variant.name for variant in VARIANTS if variant.name in PUBLISHED)]
LIMITS = {"free": None, "1G": 1 << 30, "64M": 64 << 20, "24M": 24 << 20}
SIZES = {"small": (1 << 15, 1 << 17), "medium": (1 << 17, 1 << 20), "large": (8 << 20, 1 << 28)}
"""Words of a chunk and residues of a batch."""


@pytest.fixture(scope="module")
def database():
    return database_of()


@pytest.fixture
def opened(gpus):
    engines = []

    def open_(kernel, chosen=None, **arguments):
        engines.append(engine_of(kernel, chosen or gpus[:1], **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()


def load_at_a_time(monkeypatch, words, residues) -> None:
    monkeypatch.setattr(planning, "CHUNK_WORDS", words)
    monkeypatch.setattr(published_engine, "_MOST_RESIDUES", residues)


@pytest.mark.parametrize("kernel", KERNELS)
class TestEveryKernel:
    def test_query_lengths(self, opened, reference, database, kernel):
        engine = opened(kernel)
        engine.timed = True
        lengths = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257)
        for m in (*lengths, 511, 512, 513, 1_000, 3_000, 5_478):
            query = query_of(m)
            assert (search(engine, query, database) == search(reference, query, database)).all(), m
            assert engine.report.launch_seconds > 0
            assert engine.report.resources.registers > 0
            assert 0 < engine.report.resources.occupancy <= 1

    @pytest.mark.parametrize("gaps", GAP_COSTS, ids=lambda g: f"{g[0]}-{g[1]}")
    def test_matrices_and_gap_costs(self, opened, reference, gaps, kernel):
        database = database_of(1_500, giants=(4_000,))
        engine = opened(kernel)
        schemes = [ScoringScheme.load(name, *gaps) for name in MATRICES]
        rng = np.random.default_rng(4)
        schemes += [scheme_of(rng.integers(-60, 60, (25, 25), endpoint=True), *gaps)]
        schemes += [scheme_of(rng.integers(-128, 127, (25, 25), endpoint=True), *gaps)]
        for scheme in schemes:
            query = query_of(rng.integers(1, 700))
            assert (
                search(engine, query, database, scheme) == search(reference, query, database, scheme)
            ).all()

    @pytest.mark.parametrize("limit", LIMITS)
    @pytest.mark.parametrize("size", SIZES)
    def test_every_size_of_what_is_loaded_and_of_memory(
        self, opened, reference, monkeypatch, size, limit, kernel
    ):
        if limit == "24M" and kernel in PUBLISHED:
            pytest.skip("of the tiled family alone")
        load_at_a_time(monkeypatch, *SIZES[size])
        database = database_of(20_000 if kernel in PUBLISHED else 30_000, 3)
        engine = opened(kernel, memory_limit=LIMITS[limit])
        for m in (143, 500, 20):
            query = query_of(m)
            assert (search(engine, query, database) == search(reference, query, database)).all()

    def test_all_devices_together_find_what_one_finds(self, opened, reference, gpus, monkeypatch, kernel):
        if len(gpus) < 2:
            pytest.skip("one GPU here")
        load_at_a_time(monkeypatch, 1 << 17, 1 << 19)
        database = database_of(30_000, 3)
        for limit in (None, 256 << 20 if kernel in PUBLISHED else 24 << 20):
            engine = opened(kernel, gpus, memory_limit=limit)
            for m in (144, 1_000, 5_000):
                query = query_of(m)
                assert (search(engine, query, database) == search(reference, query, database)).all()

    def test_a_query_of_60_000_residues(self, opened, reference, kernel):
        database = database_of(150, 8, giants=(3_500,))
        query = query_of(60_000)
        assert (search(opened(kernel), query, database) == search(reference, query, database)).all()
