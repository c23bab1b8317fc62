"""Tandem repeats: every copy but the first, against repeats that were made and sums over all paths."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from swathe.core.scoring.karlin_altschul import ungapped_parameters
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import encode
from swathe.core.statistics.tandem_repeats import LONGEST, PROBABILITY, ratios_of, repeat_probabilities

MATRIX = ScoringScheme.load("BLOSUM62").matrix
LAMBDA = ungapped_parameters(MATRIX).lambda_
UNIQUE = "MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQAPILSRVGDGTQDNLSGAEKAVQVKVKALPDAQFEVVHSLAKWKRCMW"


def found(letters: str) -> np.ndarray:
    probabilities = np.empty(len(letters))
    repeat_probabilities(encode(letters), ratios_of(MATRIX, LAMBDA), probabilities)
    return probabilities >= PROBABILITY


@pytest.mark.parametrize("unit", ["N", "SDSNHK", "VDNNK", "PGQA", "SNDVPDKTEWQH"])
def test_all_copies_but_the_first_are_repeats(unit):
    repeats = unit * (60 // len(unit) + 2)
    result = found(UNIQUE + repeats + UNIQUE)
    begin, end = len(UNIQUE), len(UNIQUE) + len(repeats)
    assert result[begin + len(unit) + 1 : end].all()
    assert not result[: begin - 1].any() and not result[begin : begin + len(unit) - 1].any()
    assert not result[end + 2 :].any()


def test_imperfect_copies_are_repeats():
    letters = "SDSNHKSDSNHKSDTNHKSGSNHKSDCNHKSGSNHKSDSNHQSDCNHMSDHNHKSDNNHK"
    assert found(UNIQUE + letters + UNIQUE)[len(UNIQUE) + 7 : len(UNIQUE) + len(letters)].mean() > 0.9


@pytest.mark.parametrize("letters", ["", "M", UNIQUE, UNIQUE[:20] + UNIQUE[:20]])
def test_what_does_not_repeat_soon(letters):
    """A copy 20 residues later is beyond the longest period."""
    assert not found(letters).any() and found(letters).size == len(letters)


def test_the_probability_is_that_of_all_paths(monkeypatch):
    """With every path of a short sequence written out: outside a repeat, or in one of some period."""
    codes = encode("NKNKNAN")
    ratios = np.exp(LAMBDA * MATRIX.astype(float))
    begin = 0.9 ** np.arange(1, LONGEST + 1)
    begin *= 0.005 / begin.sum()
    total, inside = 0.0, np.zeros(codes.size)
    for path in itertools.product(range(codes.size), repeat=codes.size):  # 0: outside, else the period
        if any(period > k for k, period in enumerate(path)):
            continue
        weight, before = 1.0, 0
        for k, period in enumerate(path):
            if before == 0:
                weight *= begin[period - 1] if period else 0.995
            elif period == before:
                weight *= 0.95
            else:
                weight *= 0.05 if period == 0 else 0.0
            if period:
                weight *= ratios[codes[k], codes[k - period]]
            before = period
        total += weight
        inside += weight * (np.array(path) > 0)
    result = np.empty(codes.size)
    repeat_probabilities(codes, np.ascontiguousarray(ratios), result)
    assert result == pytest.approx(inside / total, rel=1e-9, abs=1e-15)
