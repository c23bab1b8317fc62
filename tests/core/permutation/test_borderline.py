"""Which hits are estimated unasked, with how many copies, and p times the number of sequences."""

from __future__ import annotations

import math

import numpy as np
import pytest

from swathe.core.permutation.borderline import COPIES, options_in_time
from swathe.core.statistics.conclusion import expected_text, is_borderline
from swathe.core.statistics.pair_significance import Pairs, PairSignificance, assess
from swathe.core.statistics.permutation_options import PairwiseOptions


@pytest.mark.parametrize(
    ("log10_evalue", "expected"),
    [(-300, False), (-6.01, False), (-6, True), (-2, True), (1, True), (1.01, False), (math.nan, False)],
)
def test_a_hit_is_borderline_between_a_millionth_and_ten(log10_evalue: float, expected: bool) -> None:
    assert is_borderline(log10_evalue) is expected


@pytest.mark.parametrize("threads", [1, 2, 16])
@pytest.mark.parametrize("is_pssm", [False, True])
def test_the_longer_the_pair_the_fewer_copies_and_then_none(threads: int, is_pssm: bool) -> None:
    sizes = [int(n) for n in np.geomspace(100, 1e10, 200)]
    found = [options_in_time(cells, threads, is_pssm=is_pssm) for cells in sizes]
    copies = [options.permutations if options else 0 for options in found]
    assert copies == sorted(copies, reverse=True)
    assert set(copies) == {*COPIES, 0}
    assert all(options is None or options == PairwiseOptions(options.permutations) for options in found)


def test_usual_proteins_get_a_thousand_copies_on_two_cores() -> None:
    assert options_in_time(1_500 * 1_500, 2, is_pssm=False) == PairwiseOptions(1_000)
    assert options_in_time(400 * 400, 2, is_pssm=True) == PairwiseOptions(1_000)
    assert options_in_time(35_000 * 35_000, 2, is_pssm=False) is None
    assert options_in_time(200 * 200, 8, is_pssm=False) == options_in_time(200 * 200, 2, is_pssm=False)


def pair_with(score: int, options: PairwiseOptions) -> PairSignificance:
    rng = np.random.default_rng(2)
    copies = np.floor(rng.gumbel(30, 4, (1, options.permutations))).astype(np.int32)
    [pair] = assess(copies, Pairs(200, np.array([score]), np.array([300])), options)
    return pair


def test_p_times_the_number_of_sequences_is_written_like_an_e_value() -> None:
    pair = pair_with(70, PairwiseOptions())
    assert float(expected_text(pair, 12_071)) == pytest.approx(12_071 * 10**pair.log10_p, rel=0.3)
    assert expected_text(pair_with(20, PairwiseOptions()), 413) == "410"


def test_nothing_is_said_without_a_fit() -> None:
    copies = np.full((1, 200), 12, np.int32)
    [pair] = assess(copies, Pairs(20, np.array([50]), np.array([30])), PairwiseOptions(200))
    assert expected_text(pair, 100) == ""
