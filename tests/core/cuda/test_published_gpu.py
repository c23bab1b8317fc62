"""Every published variant on real GPUs: with every option, with overflows, after any cancel."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.cuda.session import Session
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.published import PublishedEngine
from swathe.kernels.long_subjects import choose_long_subjects
from swathe.kernels.registry import VARIANTS
from tests.core.cuda.on_gpu import database_of
from tests.core.cuda.searching import BLOSUM62, query_of, search
from tests.memory_database import MemoryDatabase

pytestmark = pytest.mark.gpu

PUBLISHED_VARIANTS = [variant for variant in VARIANTS if variant.name in PUBLISHED]
NAMES = [variant.name for variant in PUBLISHED_VARIANTS]
SETTINGS = [
    (variant.name, option.name, value)
    for variant in PUBLISHED_VARIANTS
    for option in variant.options
    for value in (option.choices or (0, 1, 33, 4_096, 60_000))
    if option.name != "otherwise" and (option.choices or option.low <= value <= option.high)
]


@pytest.fixture
def opened(gpus):
    engines = []

    def open_(kernel, chosen=None, **arguments):
        engines.append(PublishedEngine(chosen or gpus[:1], kernel, **arguments))
        return engines[-1]

    yield open_
    for engine in engines:
        engine.close()


@pytest.mark.parametrize("name", NAMES)
class TestEveryVariant:
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
                threshold, _ = choose_long_subjects(name, query.size, 0, "auto")
                assert engine.report.rescored == ((scores > 240) & (database.lengths <= threshold)).sum() > 0

    def test_ranges_of_a_database_from_what_is_laid_out_of_the_whole(self, opened, reference, name):
        database = database_of(20_000, 9)
        n = database.n_sequences
        engine = opened(name)
        for m in (400, 40):
            query = query_of(m)
            whole = search(reference, query, database)
            for begin, end in ((0, n), (3_001, n), (3_001, n - 77), (0, 501), (n - 40, n - 1)):
                part = database.range(begin, end)
                assert (search(engine, query, part) == whole[begin:end]).all(), (begin, end)

    def test_cancelled_searches_leave_the_memory_as_it_was(self, gpus, reference, name):
        def free() -> int:
            with Session(gpus[0]) as session:
                return session.free_bytes()

        database = database_of(20_000, 9)
        query = query_of(400)
        whole = search(reference, query, database)
        warm = PublishedEngine(gpus[:1], name)
        search(warm, query, database)
        warm.close()
        before = free()
        engine = PublishedEngine(gpus[:1], name)
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
