"""Scores by chance are recognised as such, and scores that are not are said not to be."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace

import numpy as np
import pytest

from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import ScoreDistribution, describe_scores
from swathe.core.scoring.significance import (
    GumbelParameters,
    Significance,
    log_effective_pairs,
    published_parameters,
)
from swathe.core.statistics.evalues import ADJUSTED_SHARE, BEYOND_DOUBT
from swathe.core.statistics.score_fit import FEWEST_SUBJECTS, Fit, Verdict
from tests.gui.results_fixtures import search

PUBLISHED = published_parameters("BLOSUM62", 11, 1)
assert PUBLISHED is not None
QUERY = 300


def describe(result, base=PUBLISHED) -> ScoreDistribution:
    *between, last = describe_scores(result, base, CancelToken())
    assert between == [None] * len(between)
    return last


def of_scores(scores: np.ndarray, lengths: np.ndarray, parameters=PUBLISHED) -> QueryResult:
    """Return a result that has just what the distribution of scores reads."""
    significance = Significance(parameters, QUERY, int(lengths.sum()))
    hits = SimpleNamespace(database=SimpleNamespace(lengths=lengths))
    return SimpleNamespace(  # type: ignore[return-value]
        query=None, scores=scores, hits=hits, significance=significance, evalues="matrix"
    )


def by_chance(n: int, seed: int, parameters: GumbelParameters = PUBLISHED) -> tuple[np.ndarray, np.ndarray]:
    """Draw lengths and, from the distribution for each length, a score: the least with a survival below u."""
    random = np.random.default_rng(seed)
    lengths = np.sort(np.clip(random.lognormal(5.7, 0.7, n), 20, 6_000).astype(np.int32))
    u = random.random(n)
    scores = np.zeros(n, np.int32)
    left = np.arange(n)
    for score in range(1, 200):
        subjects = lengths[left].astype(float)
        area = log_effective_pairs(PUBLISHED, np.full(left.size, float(score)), float(QUERY), subjects)
        reaching = -np.expm1(-np.exp(area) * parameters.K * np.exp(-parameters.lambda_ * score))
        left = left[u[left] < reaching]
        scores[left] = score
    return scores, lengths


@pytest.mark.parametrize(
    ("scale", "K"),
    [
        (0.9, 0.02),
        pytest.param(1.0, PUBLISHED.K, marks=pytest.mark.long),
        pytest.param(1.15, 0.1, marks=pytest.mark.long),
    ],
)
def test_finds_the_parameters_that_scores_were_drawn_with(scale, K):
    parameters = dataclasses.replace(PUBLISHED, lambda_=scale * PUBLISHED.lambda_, K=K)
    distribution = describe(of_scores(*by_chance(20_000, 1, parameters)))
    fit = distribution.fit
    assert fit is not None
    assert fit.lambda_ == pytest.approx(parameters.lambda_, rel=0.03)
    assert np.log(fit.K) == pytest.approx(np.log(K), abs=0.3)
    assert fit.difference < 0.01


def test_scores_by_chance_are_a_good_fit():
    scores, lengths = by_chance(20_000, 2)
    distribution = describe(of_scores(scores, lengths))
    fit = distribution.fit
    assert fit is not None
    assert fit.verdict is Verdict.GOOD
    assert 5 < fit.expected <= 10
    assert fit.factor == pytest.approx(1, abs=0.3)
    assert "the scores of this search are as the E-values assume" in fit.words
    assert f"fitted to the {np.count_nonzero(scores < fit.cut):,} scores below" in fit.figures(
        PUBLISHED, PUBLISHED
    )
    assert f"differ by {100 * fit.difference:.1f} % of the subjects at most" in fit.figures(
        PUBLISHED, PUBLISHED
    )
    assert "good up to 5.6 %" in fit.figures(PUBLISHED, PUBLISHED)
    # What is expected of each bin is what was drawn, within what chance allows.
    enough = distribution.expected > 50
    surprise = (distribution.counts - distribution.expected)[enough] / np.sqrt(distribution.expected[enough])
    assert np.abs(surprise).max() < 4.5
    assert 19_990 < distribution.expected.sum() <= 20_000  # the rest lies above the highest score
    assert 19_990 < distribution.fitted.sum() <= 20_000


def test_expected_counts_are_the_sum_over_all_subjects():
    scores, lengths = by_chance(2_000, 3)
    distribution = describe(of_scores(scores, lengths))
    significance = of_scores(scores, lengths).significance

    def reaching(score: int) -> float:
        log10s = significance.log10_evalues(np.full(lengths.size, score), lengths)
        return -np.expm1(-(10**log10s) * lengths / lengths.sum()).sum()

    for low, high in ((10, 25), (25, 35), (35, 45), (45, 50)):
        slowly = reaching(low) - reaching(high)
        assert distribution.expected[low:high].sum() == pytest.approx(slowly, rel=0.01)


@pytest.mark.parametrize(
    ("scale", "verdict", "words"),
    [(0.8, Verdict.TOO_SMALL, "times too small"), (1.35, Verdict.TOO_LARGE, "times too large")],
)
def test_tails_unlike_those_of_e_values_are_told(scale, verdict, words):
    parameters = dataclasses.replace(PUBLISHED, lambda_=scale * PUBLISHED.lambda_)
    K = PUBLISHED.K * np.exp((scale - 1) * PUBLISHED.lambda_ * 35)  # the same bulk
    fit = describe(of_scores(*by_chance(20_000, 4, dataclasses.replace(parameters, K=K)))).fit
    assert fit is not None
    assert fit.verdict is verdict
    assert words in fit.words


def test_scores_that_crowd_above_the_median_are_a_poor_fit():
    scores, lengths = by_chance(20_000, 5)
    scores[::4] = 40
    fit = describe(of_scores(scores, lengths)).fit
    assert fit is not None
    assert fit.verdict is Verdict.POOR
    assert "fit is poor" in fit.words


def test_related_sequences_do_not_bend_the_fit():
    scores, lengths = by_chance(20_000, 6)
    alone = describe(of_scores(scores, lengths)).fit
    related = scores.copy()
    related[::40] = np.random.default_rng(1).integers(70, 900, related[::40].size)
    together = describe(of_scores(related, lengths)).fit
    assert alone is not None
    assert together is not None
    assert together.lambda_ == pytest.approx(alone.lambda_, rel=0.01)
    assert together.verdict is Verdict.GOOD


def test_few_scores_may_differ_more():
    fit = describe(of_scores(*by_chance(400, 7))).fit
    assert fit is not None
    assert fit.good_difference == pytest.approx(0.05 + 0.874 / np.sqrt(fit.subjects))
    assert fit.verdict is Verdict.GOOD


# Histogram and ranks


def test_bins_hold_every_score():
    result = search().queries[0]
    distribution = describe(result)
    assert distribution.counts.sum() == result.scores.size
    assert distribution.median == np.median(result.scores)
    for most in (10, 240, 100_000):
        histogram = distribution.binned(most)
        assert histogram.counts.size <= most
        assert histogram.counts.sum() == result.scores.size
        for low, high, count in zip(histogram.edges[:-1], histogram.edges[1:], histogram.counts, strict=True):
            assert count == np.count_nonzero((result.scores >= low) & (result.scores < high))
        assert histogram.expected.sum() == pytest.approx(result.scores.size)
    below = distribution.binned(100, below=distribution.cut)
    assert below.counts.sum() == np.count_nonzero(result.scores < below.edges[-1])
    assert distribution.binned(5, below=0).counts.size == 1


def test_very_high_scores_share_bins():
    scores, lengths = by_chance(1_000, 8)
    scores[0] = 100_000
    distribution = describe(of_scores(scores, lengths))
    assert distribution.step == 26
    assert distribution.counts.sum() == 1_000
    assert distribution.counts[-1] == 1


@pytest.mark.parametrize("evalues", ["fitted", "matrix"])
def test_ranks_follow_e_values(evalues):
    result = search(evalues=evalues).queries[0]
    distribution = describe(result)
    log10s = np.sort(result.significance.log10_evalues(result.scores, result.hits.database.lengths))
    np.testing.assert_array_equal(distribution.log10_evalues, log10s[distribution.ranks - 1])
    np.testing.assert_array_equal(distribution.ranks[:100], np.arange(1, 101))
    assert distribution.ranks[-1] == log10s.size
    small = distribution.log10_evalues < -3
    np.testing.assert_allclose(distribution.chance[small], 10 ** distribution.log10_evalues[small], rtol=1e-3)
    assert (distribution.chance <= log10s.size).all()


def test_ranks_are_those_of_hits_where_only_their_e_values_are_adjusted():
    result = search().queries[0]
    assert result.evalues == "adjusted"
    distribution = describe(result)
    assert distribution.of_hits
    assert distribution.ranks[-1] == len(result.hits)
    np.testing.assert_array_equal(
        distribution.log10_evalues, result.hits.log10_evalues[distribution.ranks - 1]
    )
    assert distribution.beyond_doubt == np.count_nonzero(result.hits.log10_evalues < BEYOND_DOUBT)


@pytest.mark.parametrize(
    ("factor", "verdict", "own"),
    [
        (1.0, Verdict.GOOD, "they would be about the same."),
        (2.0, Verdict.GOOD, "those near 10 would be 2.0 times smaller."),
        (8.4, Verdict.TOO_SMALL, "those near 10 would be 8.4 times smaller."),
        (0.1, Verdict.TOO_LARGE, "those near 10 would be 10 times larger."),
    ],
)
def test_a_good_fit_that_e_values_rest_on_leaves_no_doubt(factor, verdict, own):
    fit = Fit(0.27, 0.04, 50, 5_000, 0.01, 8.0, 8.0 * factor, share=1.0)
    assert fit.verdict is verdict and not fit.doubtful
    assert fit.words == (
        "E-values can be trusted: they are fitted to the scores of this search, and the fit is good. "
        f"Without it, {own}"
    )
    used = dataclasses.replace(PUBLISHED, lambda_=0.27, K=0.04, source="fitted")
    figures = fit.figures(PUBLISHED, used)
    assert f"{reaching(fit, used):.1f} by the E-values, 8.0 without the fit. " in figures
    assert figures.endswith(
        "E-values use λ 0.270, K 0.04, fitted to the 5,000 scores below, instead of 0.267, 0.041 (published)."
    ), "two λ were called fitted"
    by_themselves = dataclasses.replace(fit, share=0.0)
    assert by_themselves.figures(PUBLISHED, PUBLISHED).endswith(
        "fitted to the 5,000 scores below, as a check; E-values use 0.267, 0.041, published."
    )
    assert by_themselves.doubtful is (verdict is not Verdict.GOOD)
    poor = dataclasses.replace(fit, difference=0.5)
    assert poor.verdict is Verdict.POOR and poor.doubtful and "fit is poor" in poor.words


def reaching(fit: Fit, used: GumbelParameters) -> float:
    """Return how many of a fit's subjects score up to the cut by E-values, from how many do without it."""
    return fit.expected * used.K / PUBLISHED.K * np.exp((PUBLISHED.lambda_ - used.lambda_) * fit.cut)


def test_what_is_said_of_the_fit_is_true_of_e_values_that_go_part_of_the_way():
    """It said what the whole fit makes of them, 3 times instead of 1.9, and named three pairs of λ and K."""
    result = search().queries[0]
    fit, used = describe(result).fit, result.significance.parameters
    assert fit is not None and fit.share == ADJUSTED_SHARE
    by_fit = dataclasses.replace(PUBLISHED, lambda_=fit.lambda_, K=fit.K)
    assert reaching(fit, by_fit) == pytest.approx(fit.fitted, rel=0.1)
    factor = reaching(fit, used) / fit.expected
    assert fit.factor**fit.share == pytest.approx(factor, rel=0.05)
    far = dataclasses.replace(fit, fitted=3.18 * fit.expected)
    assert far.words == (
        "E-values can be trusted: they are partly fitted to the scores of this search, and the fit is good. "
        "Without it, those near 10 would be 1.9 times smaller."
    )
    numbers = f"by chance: {reaching(fit, used):.1f} by the E-values, {fit.expected:.1f} without the fit. "
    way = (
        f"E-values use λ {used.lambda_:.3f}, K {used.K:.3g}, 55 % of the way from 0.267, 0.041 (published) "
        f"to those fitted to the {fit.subjects:,} scores below"
    )
    assert fit.figures(PUBLISHED, used).endswith(f"{numbers}{way}.")
    lowered = dataclasses.replace(used, K=used.K / 2)
    assert fit.figures(PUBLISHED, lowered).endswith(
        ", and K lowered as the query's composition is far from the standard one."
    )


def test_the_curves_are_those_of_the_scoring_and_of_the_fit_in_force():
    result = search(evalues="fitted").queries[0]
    plain = search(evalues="matrix").queries[0]
    assert result.significance.parameters.source == "fitted"
    fitted, before = describe(result), describe(plain)
    assert fitted.base is PUBLISHED and fitted.fit is not None and before.fit is not None
    # Of short sequences fewer are expected where extents are first passages, as in all but blastp's way.
    np.testing.assert_allclose(fitted.expected, before.expected, atol=2, rtol=0.1)
    assert (fitted.fit.lambda_, fitted.fit.K) == (
        result.significance.parameters.lambda_,
        result.significance.parameters.K,
    )
    assert fitted.fit.in_force and not before.fit.in_force


def test_unrelated_subjects_lie_on_the_line_of_chance():
    distribution = describe(of_scores(*by_chance(50_000, 9)))
    far = distribution.ranks > 100
    np.testing.assert_allclose(distribution.chance[far], distribution.ranks[far], rtol=0.35)


# What there may be


def test_too_few_subjects_have_no_fit():
    scores, lengths = by_chance(FEWEST_SUBJECTS - 1, 10)
    distribution = describe(of_scores(scores, lengths))
    assert distribution.fit is None
    assert "too few" in distribution.why_not
    assert np.isnan(distribution.fitted).all()
    assert np.isfinite(distribution.expected).all()


def test_without_statistics_there_is_a_histogram_only():
    result = search(1, 1).queries[0]
    distribution = describe(result)
    assert distribution.counts.sum() == result.scores.size
    assert distribution.fit is None
    assert "no E-values" in distribution.why_not
    assert distribution.cut == distribution.ranks.size == 0
    assert np.isnan(distribution.expected).all()


def test_a_cancelled_search_has_what_was_compared():
    result = search().queries[0]
    partial = result.scores.copy()
    partial[:100] = NOT_COMPARED
    distribution = describe(dataclasses.replace(result, scores=partial))
    assert distribution.counts.sum() == result.scores.size - 100
    partial[:] = NOT_COMPARED
    assert list(describe_scores(dataclasses.replace(result, scores=partial), PUBLISHED, CancelToken())) == []


def test_scores_of_zero_and_empty_subjects_are_no_error():
    scores, lengths = by_chance(1_000, 11)
    scores[:500] = 0
    lengths[:50] = 0
    distribution = describe(of_scores(scores, lengths))
    assert distribution.counts.sum() == 950
    assert distribution.counts[0] == 450
    assert distribution.ranks[-1] == np.count_nonzero(scores)


def test_stops_when_cancelled():
    token = CancelToken()
    steps = describe_scores(search(evalues="matrix").queries[0], PUBLISHED, token)
    next(steps)
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(steps)


def test_scores_of_one_residue_have_a_judgement_without_overflow():
    lengths = np.random.default_rng(6).integers(20, 2_000, 12_000)
    scores = np.where(lengths < 60, 2, 11)  # tryptophan or none, as a query of one residue meets them
    distribution = describe(of_scores(scores, lengths))
    assert distribution.fit is None or distribution.fit.verdict is Verdict.POOR
    assert distribution.counts.tolist()[2] + distribution.counts.tolist()[11] == 12_000


@pytest.mark.parametrize(
    ("scale", "factor"),
    [
        (0.5, 1.0),
        (1.5, 15.0),
        *(
            pytest.param(*values, marks=pytest.mark.long)
            for values in ((0.5, 3.0), (0.7, 15.0), (1.0, 1e-4), (0.9, 0.07), (1.5, 1e-3))
        ),
    ],
)
def test_a_fit_far_from_the_published_parameters_is_found(scale, factor):
    """From the published ones a step could leave for a lambda of 1e-8, which was shown as a finding."""
    parameters = dataclasses.replace(PUBLISHED, lambda_=scale * PUBLISHED.lambda_, K=factor * PUBLISHED.K)
    fit = describe(of_scores(*by_chance(4_000, 5, parameters))).fit
    assert fit is not None
    assert fit.lambda_ == pytest.approx(parameters.lambda_, rel=0.1)
    assert np.log(fit.K) == pytest.approx(np.log(parameters.K), abs=1.5)
    assert fit.difference < 0.03


@pytest.mark.parametrize(("lowest", "highest"), [(20, 21), (1, 50), (45, 46)])
def test_scores_that_no_fit_converges_to_have_none_or_one_that_is_poor(lowest, highest):
    scores, lengths = by_chance(4_000, 6)
    scores[:] = np.random.default_rng(7).integers(lowest, highest, scores.size)
    distribution = describe(of_scores(scores, lengths))
    if distribution.fit is None:
        assert "could be fitted" in distribution.why_not and np.isnan(distribution.fitted).all()
    else:
        assert 0.05 * PUBLISHED.lambda_ < distribution.fit.lambda_ < 20 * PUBLISHED.lambda_
        assert distribution.fit.verdict is Verdict.POOR
