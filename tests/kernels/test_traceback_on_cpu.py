"""The real kernels/traceback.cu on the processor: its alignments are those of `align`, to the letter."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from swathe.core.alignment import bulk
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import PositionScheme, ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from tests.core.alignment.test_bulk import (
    BLOSUM62,
    GAP_COSTS,
    Random,
    adjusted_pairs,
    aligned,
    assert_same,
    one_by_one,
    pairs_of,
)
from tests.core.cuda.fake_aligner import FakeAligner
from tests.kernels import cuda_on_cpu
from tests.long_run import at_random, long_but

pytestmark = cuda_on_cpu.needed


@pytest.fixture(autouse=True)
def by_the_device_alone(monkeypatch):
    monkeypatch.setattr(bulk, "_BATCHES", 0)


def assert_exact(groups) -> None:
    """Check that the device aligns all pairs with a score as `align` does."""
    with FakeAligner() as device:
        found = aligned(groups, device=device)
    assert device.warnings == []
    assert device.taken == sum(np.count_nonzero(group.scores) for group in groups)
    for group, of_group in found:
        assert_same(of_group, one_by_one(group))


@at_random(25, 400)
def test_random_pairs(n_cases) -> None:
    draw = Random(n_cases + 1)
    assert_exact([draw.group() for _ in range(n_cases)])


@pytest.mark.parametrize("m", long_but([1, 7, 8, 9, 31, 255, 256, 257, 512, 600], 9, 257))
def test_gaps_across_lanes_and_stripes(m) -> None:
    """Gaps of every cost, none of which is free, from lane to lane and from stripe to stripe."""
    rng = np.random.default_rng(m)
    query = rng.integers(0, 20, m).astype(np.uint8)
    apart = np.concatenate((query[: m // 4 + 1], query[-(m // 3) - 1 :], rng.integers(0, 20, 9))).astype(
        np.uint8
    )
    longer = np.insert(query, m // 2, rng.integers(0, 20, m // 2 + 1)).astype(np.uint8)
    schemes = [replace(BLOSUM62, gap_open=a, gap_extend=b) for a, b in GAP_COSTS]
    assert_exact([pairs_of(query, [apart, longer], scheme) for scheme in schemes])


@pytest.mark.parametrize("n", [1, 2, 33, 70])
def test_ties(n) -> None:
    """All alike: of the many best alignments the same one."""
    alike = np.zeros(n, np.uint8)
    repeat = np.resize(np.array([0, 1, 2], np.uint8), n)
    groups = []
    for gaps in ((0, 0), (0, 1), (1, 0), (2, 2)):
        for scores in ((1, -1), (2, -1), (1, 0), (1, 1)):
            matrix = np.full((N_CODES, N_CODES), scores[1], np.int8)
            np.fill_diagonal(matrix, scores[0])
            scheme = ScoringScheme("m", matrix, *gaps)
            subjects = [alike, repeat, repeat[::-1].copy(), np.zeros(300, np.uint8), alike[:1]]
            groups += [pairs_of(query, subjects, scheme) for query in (alike, repeat)]
    assert_exact(groups)


def test_kinds_of_scores_in_one_launch() -> None:
    """Matrix, PSSM and adjusted scores of both, whose tables are too large for shared memory."""
    draw = Random(5)
    draw.kinds = np.arange(20)
    query = draw.residues(290)
    subjects = [draw.relative(query) for _ in range(6)]
    scores = np.clip(BLOSUM62.table(query) + draw.rng.integers(-3, 4, (290, N_CODES)), -128, 127)
    pssm = PositionScheme(PositionSpecificQuery("q", query, scores.astype(np.int8), "made"), 11, 1)
    assert_exact([made(query, subjects, s) for made in (pairs_of, adjusted_pairs) for s in (BLOSUM62, pssm)])
