"""Words on the charts of scores: within the plot however narrow it is, and E-values as people write them."""

from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from swathe.core.cancel import CancelToken
from swathe.core.results.evalue_trust import EvalueTrust
from swathe.core.results.score_distribution import describe_scores
from swathe.core.statistics.pair_significance import Pairs, assess
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.gui.results.distribution.describing import DescribedScores
from swathe.gui.results.distribution.rank_plot import EvalueRankPlot, _power
from swathe.gui.results.distribution.score_plot import ScoreDistributionPlot
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.permutations.plot import PermutationPlot
from swathe.gui.widgets.number_axis import NumberAxis
from tests.gui.results_fixtures import search
from tests.long_run import long_but


@pytest.mark.parametrize("evalue", [10.0, 1e-50])
@pytest.mark.parametrize("width", long_but([320, 460, 900], 320))
def test_the_marks_words_stay_within_the_plot(qtbot, width, evalue):
    result = search().queries[0]
    *_, distribution = describe_scores(result, search().plan.parameters, CancelToken())
    plot = ScoreDistributionPlot()
    plot.resize(width, 260)
    qtbot.addWidget(plot)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.set_distribution(distribution, result, evalue)
    box = plot.plot.getViewBox()
    for row, only in ((0, False), (40, False), (40, True), (len(result.hits) - 1, False)):
        plot.set_current_hit(row)
        plot.show_only_chance(only)
        plot.grab()  # labels find their place when they are painted
        inside = box.mapRectToScene(box.boundingRect())
        left, right = box.viewRange()[0]
        marks = [mark for mark in (plot._threshold, plot._current) if left <= mark.value() <= right]
        assert marks or only
        for mark in marks:
            words = mark.label.mapRectToScene(mark.label.boundingRect())
            assert inside.left() - 1 <= words.left(), mark.label.toPlainText()
            assert words.right() <= inside.right() + 1, mark.label.toPlainText()
    assert "of median length" in plot.text(), "what has no room is still said"


@pytest.mark.parametrize("height", long_but([130, 180, 260], 130))
@pytest.mark.parametrize("score", [30, 34, 46, 500])
@pytest.mark.parametrize("logarithmic", long_but([False, True], False))
def test_words_of_copies_and_hit_lie_over_nothing(qtbot, height, score, logarithmic):
    """However low the chart is, and however near the hit is to the censoring point.

    The words stood on the highest bars, and the hit's below them, where they were over still more.
    """
    scores = np.random.default_rng(1).gumbel(30, 4, (1, 500)).astype(np.int32)
    [pair] = assess(scores, Pairs(100, np.array([score]), np.array([100])), PairwiseOptions(permutations=500))
    plot = PermutationPlot()
    plot.resize(400, 300)
    qtbot.addWidget(plot)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.set_logarithmic(logarithmic)
    plot.show_pair(pair, afresh=True)
    plot.resize(400, height)  # as where somebody drags what is beside it
    plot.grab()
    box = plot.plot.getViewBox()
    inside = box.mapRectToScene(box.boundingRect()).adjusted(-1, -1, 1, 1)
    hit = plot._far if score == 500 else plot._score.label
    words = [label.mapRectToScene(label.boundingRect()) for label in (plot._bound.label, hit)]
    assert all(map(inside.contains, words))
    margin = 4  # of their texts
    bound, hit = (rect.adjusted(margin, margin, -margin, -margin) for rect in words)
    assert not bound.intersects(hit)
    curves = (plot._censored, plot._fitted, plot._curve, plot._tail)
    highest = max(curve.getData()[1].max() for curve in curves)
    drawn = box.mapViewToScene(QPointF(0, highest)).y()
    assert max(bound.bottom(), hit.bottom()) <= drawn
    assert inside.bottom() - drawn >= inside.height() / 3, "what is drawn keeps some room"


def test_powers_of_ten_are_written_as_people_write_them():
    written = {
        -50.0: "1e-50",
        -5.01: "1e-05",
        -4.3: "5e-05",
        -4.0: "1e-04",
        -2.0: "0.01",
        0.0: "1",
        3.0: "1,000",
    }
    assert {log10: _power(log10) for log10 in written} == written


def test_axes_of_scores_and_subjects_count(qtbot):
    axis = NumberAxis("left", counts=True)
    axis.set_logarithmic(True)
    assert axis.tickStrings([math.log10(0.6), 0.0, math.log10(20_000)], 1.0, 1.0) == ["", "1", "20,000"]
    axis.set_logarithmic(False)
    assert axis.tickStrings([0.0, 0.5, 1.0], 1.0, 0.5) == ["0", "", "1"]
    assert axis.tickStrings([-10.0, 150_000.0], 1.0, 50_000.0) == ["-10", "150,000"]


def test_the_bound_is_named_where_no_subject_is(qtbot):
    result = search().queries[0]
    *_, distribution = describe_scores(result, search().plan.parameters, CancelToken())
    plot = EvalueRankPlot()
    plot.resize(420, 170)
    qtbot.addWidget(plot)
    with qtbot.waitExposed(plot):
        plot.show()
    for evalue in (10.0, 1e-10):
        plot.set_distribution(distribution, result, evalue)
        plot.grab()
        words = plot._threshold.label.mapRectToScene(plot._threshold.label.boundingRect())
        box = plot.plot.getViewBox()
        assert box.mapRectToScene(box.boundingRect()).adjusted(-1, -1, 1, 1).contains(words)
        places = [box.mapViewToScene(QPointF(*place)) for place in zip(*plot._points.getData(), strict=True)]
        assert not any(words.contains(place) for place in places)


def test_numbers_beside_each_other_do_not_touch(qtbot):
    axis = NumberAxis("bottom")
    axis.set_logarithmic(True)
    for size in range(200, 1_500, 50):
        [_, labelled], *_ = axis.tickValues(0.0, 4.0, size)
        words = axis.tickStrings(labelled, 1.0, 1.0)
        metrics = QFontMetricsF(axis.font())
        places = [place * size / 4 for place in labelled]
        widths = [metrics.horizontalAdvance(text) for text in words]
        for at in range(1, len(words)):
            assert places[at] - places[at - 1] > (widths[at] + widths[at - 1]) / 2, (size, words)


def test_without_e_values_there_is_a_word_in_the_place_of_their_chart(qtbot):
    view = DistributionView()
    view.resize(900, 300)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    view.choice.setCurrentIndex(2)
    for result, some in ((search(1, 1).queries[0], False), (search().queries[0], True)):
        *_, distribution = describe_scores(result, search().plan.parameters, CancelToken())
        view.set_result(result, search().plan)
        assert view.ranks.isVisible(), "nothing is known yet"
        view._show(DescribedScores(distribution, None, None, EvalueTrust(distribution.fit)))
        assert view.ranks.isVisible() is some
        assert view.no_ranks.isVisible() is not some
        assert ("gap costs" in view.no_ranks.text()) is not some
    view.choice.setCurrentIndex(0)
    assert view.plot.isVisible()
