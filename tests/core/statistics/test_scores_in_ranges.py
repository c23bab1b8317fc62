"""Scores in several ranges of subjects give what those of all subjects together give, to the last digit."""

from __future__ import annotations

import dataclasses
from itertools import chain, pairwise

import numpy as np
import pytest

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import ScoredRange, Scores, ScoresHere
from swathe.core.results.score_statistics import ranked_subjects
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.scoring.significance import Significance
from swathe.core.statistics.calibration import gumbel_parameters
from swathe.core.statistics.evalues import found_within
from swathe.core.statistics.score_counts import count_scores, distinct_of_range, distinct_scores
from swathe.core.system.steps import run_to_end

PARAMETERS = gumbel_parameters(ScoringScheme.load("BLOSUM62", 11, 1), CancelToken())


class Divided(Scores):
    """Scores as if they were on several computers."""

    def __init__(self, scores, lengths, bounds):
        self._ranges = [
            ScoredRange(begin, scores[begin:end], lengths[begin:end]) for begin, end in pairwise(bounds)
        ]

    @property
    def compared(self):
        return sum(one.scores.size for one in self._ranges)

    def ask(self, question, token):
        return [question(one) for one in self._ranges]


@pytest.fixture(params=["usual", "high", "two lengths", "no residues in some"])
def subjects(request):
    """Scores and lengths, ascending."""
    rng = np.random.default_rng(7)
    lengths = np.sort(rng.gamma(2, 170, 9_000).astype(np.int32))
    if request.param == "two lengths":
        lengths = np.repeat(np.array([80, 81], np.int32), 4_500)
    elif request.param == "no residues in some":
        lengths[:3_000] = 0
    scores = np.where(lengths, rng.gumbel(25, 5, 9_000).clip(0), 0).astype(np.int32)
    if request.param == "high":
        scores[rng.integers(0, 9_000, 300)] = rng.integers(900, 90_000, 300)
    return scores, lengths


@pytest.fixture(params=[[0, 9_000], [0, 1_000, 1_000, 4_321, 4_322, 9_000], list(range(0, 9_001, 300))])
def divided(request, subjects):
    return Divided(*subjects, request.param)


def test_counts(subjects, divided):
    scores, lengths = subjects
    columns = zip(*chain(*divided.ask(distinct_of_range, CancelToken())), strict=True)
    expected, found = count_scores(scores, lengths), count_scores(*map(np.concatenate, columns))
    for field in dataclasses.fields(expected):
        one, other = getattr(expected, field.name), getattr(found, field.name)
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other, field.name)


@pytest.mark.parametrize("evalue", [1e-9, 0.01, 10.0, 5_000.0, np.inf])
def test_subjects_within_a_bound(subjects, divided, evalue):
    scores, lengths = subjects
    significance = Significance(PARAMETERS, 200, int(lengths.sum()), lengths.size)
    here = found_within(ScoresHere(scores, lengths), significance, evalue, lengths, CancelToken())
    there = found_within(divided, significance, evalue, lengths, CancelToken())
    for one, other in zip(here, there, strict=True):
        np.testing.assert_array_equal(one, other)
    log10s = significance.log10_evalues(scores, lengths)
    np.testing.assert_array_equal(here[0], np.flatnonzero((scores > 0) & (log10s <= np.log10(evalue))))


@pytest.mark.parametrize("evalues", ["adjusted", "matrix"])
def test_ranks(subjects, divided, evalues):
    scores, lengths = subjects
    significance = Significance(PARAMETERS, 200, int(lengths.sum()))
    answers = distinct_scores(scores, lengths), chain(*divided.ask(distinct_of_range, CancelToken()))
    one, other = (
        run_to_end(ranked_subjects(distinct, significance, evalues, CancelToken())) for distinct in answers
    )
    assert (one.size, one.beyond_doubt) == (other.size, other.beyond_doubt)
    np.testing.assert_array_equal(one.log10_evalues, other.log10_evalues)
    assert bool(one.size) == (evalues == "matrix")
