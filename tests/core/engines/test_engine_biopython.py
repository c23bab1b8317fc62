"""Engines against Biopython's aligner, code that shares nothing with ours, on longer sequences."""

from __future__ import annotations

import numpy as np
import pytest
from Bio.Align import PairwiseAligner
from Bio.Align.substitution_matrices import Array

from swathe.core.cancel import CancelToken
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.scoring.matrices import matrix_names
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import LETTERS, decode
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase

GAP_COSTS = [(0, 1), (1, 1), (3, 1), (5, 5), (11, 1), (10, 2), (40, 3), (100, 10), (12, 0)]


def related(rng, n):
    """Return a sequence and copies of it with half the residues changed and pieces taken out or put in."""
    query = rng.integers(0, 20, n)
    subjects = []
    for _ in range(12):
        copy = np.where(rng.random(n) < 0.5, query, rng.integers(0, 23, n))
        for _ in range(3):
            cut = rng.integers(0, n)
            copy = np.concatenate((copy[:cut], rng.integers(0, 20, rng.integers(0, 12)), copy[cut + 9 :]))
        subjects.append(copy[: rng.integers(1, n)])
    return query.astype(np.uint8), subjects


@pytest.fixture(scope="module", params=["lanes", "scalar"])
def engine(request):
    engine = open_engine("cpu", request.param, 2)
    yield engine
    engine.close()


@pytest.mark.parametrize("matrix", long_but(matrix_names(), "BLOSUM62", "PAM30", "RISLERx10"))
def test_scores_equal_biopython(engine, matrix):
    rng = np.random.default_rng(len(matrix))
    for gaps in GAP_COSTS:
        scheme = ScoringScheme.load(matrix, *gaps)
        query, subjects = related(rng, int(rng.integers(30, 150)))
        database = MemoryDatabase(subjects)
        scores = np.full(len(subjects), NOT_COMPARED, np.int32)
        list(engine.score(query, scheme, database, scores, CancelToken()))
        aligner = PairwiseAligner(mode="local")
        aligner.substitution_matrix = Array(LETTERS[:25], data=scheme.matrix[:25, :25].astype(float))
        aligner.open_gap_score = -(gaps[0] + gaps[1])
        aligner.extend_gap_score = -gaps[1]
        letters = decode(query)
        theirs = [aligner.score(letters, decode(database.codes(i))) for i in range(len(subjects))]
        assert scores.tolist() == theirs, gaps
