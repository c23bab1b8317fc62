"""Parts of a database: what they are, and that engines compute them from what they prepared for the whole."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.cuda.tiled import planning
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.engines.gpu import GpuEngine
from swathe.core.scoring.scheme import ScoringScheme
from tests.core.cuda.fake_session import Fleet, fake_device
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")


@pytest.fixture(scope="module")
def database():
    """400 subjects of 0 to 119 residues and two giants; on a fast device they are cut into windows."""
    rng = np.random.default_rng(8)
    subjects = [rng.integers(0, 25, n) for n in rng.integers(0, 120, 400)]
    return MemoryDatabase([*subjects, rng.integers(0, 20, 900), rng.integers(0, 20, 4_501)])


def score(engine, query, database):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, BLOSUM62, database, scores, CancelToken()))
    assert cells[-1] == query.size * database.n_residues
    return scores


def test_a_part_is_a_database(database) -> None:
    part = database.range(100, 150)
    assert part.n_sequences == 50 == part.lengths.size
    assert part.n_residues == part.lengths.sum() == part.offsets[-1]
    assert part.longest == part.lengths.max()
    assert part.key not in (database.key, database.range(100, 151).key)
    for i in (0, 49):
        assert (part.codes(i) == database.codes(100 + i)).all()
    assert (part.whole, part.begin, part.end) == (database, 100, 150)
    assert (database.whole, database.begin, database.end) == (database, 0, 402)
    inner = part.range(10, 20)
    assert (inner.whole, inner.begin, inner.end) == (database, 110, 120)
    assert inner.key == database.range(110, 120).key
    assert (inner.codes(9) == database.codes(119)).all()
    assert database.range(3, 3).longest == database.range(3, 3).n_residues == 0


@pytest.mark.parametrize("name", ["lanes", "scalar", "tiled", pytest.param("wide", marks=pytest.mark.long)])
def test_engines_compute_any_part(database, monkeypatch, name) -> None:
    monkeypatch.setattr(planning, "CHUNK_WORDS", 4_000)
    fleet = Fleet()
    if name in ("lanes", "scalar"):
        engine = CpuEngine(2, name)
    else:
        engine = GpuEngine([fake_device(0), fake_device(1)], name, open_session=fleet.open)
    n = database.n_sequences
    query = np.random.default_rng(2).integers(0, 20, 50).astype(np.uint8)
    try:
        whole = score(engine, query, database)
        for begin, end in (
            (0, n),
            (2, n),
            (100, n),
            (n - 2, n),
            (0, 300),
            (10, 11),
            (0, 2),
            (40, 398),
            (398, 400),
        ):
            begin, end = (n - (n - place) // 2 * 2 for place in (begin, end))
            part = database.range(begin, end)
            if not part.n_residues:
                continue
            assert (score(engine, query, part) == whole[begin:end]).all(), (begin, end)
    finally:
        engine.close()


def test_a_part_needs_no_second_copy_of_the_database(database) -> None:
    fleet = Fleet()
    engine = GpuEngine([fake_device(0)], "tiled", open_session=fleet.open)
    query = np.zeros(20, np.uint8)
    try:
        uploaded = []
        for part in (database, database, database.range(0, 300), database.range(200, 402)):
            before = fleet.uploaded
            score(engine, query, part)
            uploaded.append(fleet.uploaded - before)
        first, *others = uploaded
        assert max(others) <= first - database.n_residues, "only the query's scores are copied again"
    finally:
        engine.close()


def test_a_cancelled_part_keeps_what_is_exact(database) -> None:
    engine = GpuEngine([fake_device(0)], "tiled", open_session=Fleet().open)
    query = np.random.default_rng(2).integers(0, 20, 400).astype(np.uint8)
    part = database.range(100, 402)
    try:
        whole = score(engine, query, part)
        token = CancelToken()
        scores = np.full(part.n_sequences, NOT_COMPARED, np.int32)
        for cells in engine.score(query, BLOSUM62, part, scores, token):
            if cells:
                token.cancel()
        compared = scores != NOT_COMPARED
        assert (scores[compared] == whole[compared]).all()
    finally:
        engine.close()
