"""Pairs aligned on a real GPU: the alignments that the processor's threads make."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.alignment import bulk
from swathe.core.cuda.aligner import GpuAligner
from tests.core.alignment.test_bulk import BLOSUM62, Random, aligned, assert_same, pairs_of

pytestmark = pytest.mark.gpu


@pytest.fixture
def device(gpu, monkeypatch):
    monkeypatch.setattr(bulk, "_BATCHES", 0)
    warnings: list[str] = []
    aligner = GpuAligner([gpu], warnings)
    yield aligner
    aligner.close()
    assert warnings == []


def assert_as_by_threads(groups, device) -> None:
    expected = aligned(groups)
    found = aligned(groups, device=device)
    assert [group for group, _ in found] == groups
    for (_, one), (_, other) in zip(found, expected, strict=True):
        assert_same(one, other)


def test_random_pairs(device) -> None:
    draw = Random(3)
    assert_as_by_threads([draw.group() for _ in range(300)], device)


def test_many_long_ones(device) -> None:
    draw = Random(4)
    draw.kinds = np.arange(20)
    queries = [draw.residues(n) for n in (400, 1_000, 3_900)]
    groups = [
        pairs_of(query, [draw.relative(query) for _ in range(200_000 // query.size)], BLOSUM62)
        for query in queries
    ]
    assert_as_by_threads(groups, device)
