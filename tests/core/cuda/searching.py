"""Searches of GPU engines whose progress is checked on the way, and what they must find."""

from __future__ import annotations

import numpy as np

from swathe.core.cancel import CancelToken
from swathe.core.engines import NOT_COMPARED
from swathe.core.engines.cpu import CpuEngine
from swathe.core.scoring.scheme import ScoringScheme

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def query_of(m, seed=1):
    return np.random.default_rng(seed).integers(0, 20, m).astype(np.uint8)


def search(engine, query, database, scheme=BLOSUM62):
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    cells = list(engine.score(query, scheme, database, scores, CancelToken()))
    assert cells[-1] == query.size * database.n_residues
    assert cells == sorted(cells)
    return scores


def expected(query, database, scheme=BLOSUM62):
    engine = CpuEngine(1, "scalar")
    try:
        return search(engine, query, database, scheme)
    finally:
        engine.close()
