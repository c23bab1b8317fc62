"""The page of scores: what its charts plot and mark, and what it says of the fit and of doubtful hits."""

from __future__ import annotations

import csv
import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from swathe.core.cancel import CancelToken
from swathe.core.engines.base import NOT_COMPARED
from swathe.core.results.evalue_trust import EvalueTrust
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import COLUMN, COLUMNS, HitTable
from swathe.core.results.score_distribution import describe_scores, raised_by_adjustment
from swathe.core.sequences.low_complexity import DOUBTFUL, why_doubtful
from swathe.core.statistics.score_fit import Fit
from swathe.core.system.resources import sample_database
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.describing import DescribedScores
from swathe.gui.results.distribution.rank_plot import EvalueRankPlot
from swathe.gui.results.distribution.score_plot import ScoreDistributionPlot
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.hits.cells import tooltip
from swathe.gui.results.hits.model import HitTableModel
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.widgets.theme import Colours, apply_colour_scheme
from tests.gui.on_screen import on_screen, raise_, turn_wheel, work_off
from tests.gui.results_fixtures import align_rows, only_first_query, search, without_hits


def described(result):
    *_, distribution = describe_scores(result, search().plan.parameters, CancelToken())
    return distribution


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def plot(qtbot, result):
    plot = on_screen(qtbot, ScoreDistributionPlot(), 700, 320)
    plot.set_distribution(described(result), result)
    return plot


@pytest.fixture
def ranks(qtbot, result):
    plot = on_screen(qtbot, EvalueRankPlot(), 700, 320)
    plot.set_distribution(described(result), result)
    return plot


@pytest.fixture
def view(qtbot):
    """The page, whose jobs are done at once, as the worker does them."""
    view = on_screen(qtbot, DistributionView(), 1000, 300)

    view.task_wanted.connect(work_off)
    return view


# The histogram


def test_bars_count_every_subject_that_was_compared(plot, result):
    edges, heights = plot._bars.getData()
    counts = np.rint(10**heights) * (heights > -0.1)
    assert counts.sum() == len(result.scores)
    for low, high, count in zip(edges[:-1], edges[1:], counts, strict=True):
        assert count == np.count_nonzero((result.scores >= low) & (result.scores < high))
    assert f"{len(result.scores):,} subjects" in plot.text()
    assert f"scores {result.scores.min():,} to {result.scores.max():,}" in plot.text()
    assert plot.view.accessibleDescription() == plot.text()


def test_a_linear_scale_has_the_counts_themselves(plot, result):
    plot.set_logarithmic(False)
    heights = plot._bars.getData()[1]
    assert heights.sum() == len(result.scores)
    assert plot.plot.getAxis("left").labelText == "Subjects"
    assert plot.plot.viewRange()[1][0] == pytest.approx(0, abs=1e-6)
    plot.set_logarithmic(True)
    assert plot.plot.getAxis("left").labelText == "Subjects (log)"


def test_subjects_that_adjustment_made_no_hits_are_drawn_apart_and_counted(plot, view):
    """High bars without a hit in the table: nothing said where those subjects were."""
    whole = search()
    result = whole.queries[1]
    raised = raised_by_adjustment(result, 10)
    before = result.significance.log10_evalues(result.scores, result.hits.database.lengths) <= 1
    before[result.hits.subjects] = False
    assert raised.exact and raised.count == before.sum() > 0
    plot.set_distribution(described(result), result, 10, raised)
    edges, heights = plot._away.getData()
    counts = np.rint(10**heights) * (heights > -0.1)
    np.testing.assert_array_equal(counts, np.histogram(result.scores[before], edges)[0])
    assert f"before adjustment; adjustment raises {raised.count} E-values above 10 (for a" in plot.text()
    away = [int(line.split("\t")[-1]) for line in plot.data_text().splitlines()[1:]]
    assert sum(away) == raised.count
    view.set_result(result, whole.plan)
    assert view.moved_note.text.endswith(
        f"Corrections for composition and repeats raised the E-values of {raised.count} subjects above 10, "
        "so that they are not listed."
    )
    few = dataclasses.replace(raised, exact=False, count=1)
    plot.set_distribution(described(result), result, 10, few)
    assert "adjustment raises at least 1 E-value above 10" in plot.text()
    view.set_result(dataclasses.replace(result, significant=len(result.hits) + 1), whole.plan)
    assert "raised the E-value of at least 1 subject above 10, so that it is not listed" in view.text()
    plot.set_distribution(described(result), result, 10, dataclasses.replace(raised, count=0))
    assert "adjustment raises no E-value above 10" in plot.text()
    plot.set_distribution(described(result), result)
    assert "adjustment raises many E-values" in plot.text(), "of runs that lack the number"


def test_curves_are_those_of_chance_and_of_the_fit(plot, result):
    distribution = described(result)
    plot.show_only_chance(True)
    plot.set_logarithmic(False)
    x, y = plot._expected.getData()
    for place, height in zip(x, y, strict=True):
        assert height == pytest.approx(distribution.expected[int(place)])
    assert plot._fitted.getData()[1].sum() == pytest.approx(distribution.fitted.sum(), rel=0.01)
    assert not np.allclose(plot._fitted.getData()[1][:20], y[:20])


def test_scores_of_chance_have_bins_of_their_own(plot, result):
    assert plot.plot.viewRange()[0][1] > result.scores.max()
    assert "in bins of" in plot.plot.getAxis("bottom").labelText
    plot.show_only_chance(True)
    cut = described(result).cut
    assert cut < plot.plot.viewRange()[0][1] < 2 * cut
    assert plot.plot.getAxis("bottom").labelText == "Smith-Waterman score"


@pytest.mark.parametrize("evalue", [10.0, 1e-3, 1e-30])
def test_threshold_is_the_least_score_within_the_bound(plot, result, evalue):
    length = int(np.median(result.hits.database.lengths))
    plot.set_distribution(described(result), result, evalue)
    score = int(plot._threshold.value())
    log10 = result.significance.log10_evalues(np.array([score - 1, score]), np.array([length, length]))
    assert log10[1] <= np.log10(evalue) < log10[0]
    assert plot._threshold.isVisible()
    assert f"E ≤ {evalue:g} from score {score}" in plot.text()
    assert plot._threshold.label.toPlainText() in plot.text()
    assert f"(for a subject of median length, {length} residues)" in plot.text()
    assert plot.plot.viewRange()[0][1] >= score


@pytest.mark.parametrize("apart", [-15, -3, 3, 40])
@pytest.mark.parametrize("bound", [10.0, 1e-20])
def test_no_line_runs_through_the_words_of_another(plot, result, qtbot, apart, bound):
    """The line of the hit ran through 'E ≤ 10 from score…'."""
    plot.set_distribution(described(result), result, bound)
    plot.set_current_hit(2)
    box = plot.plot.getViewBox()
    score = plot._threshold.value() + apart * box.viewPixelSize()[0]
    plot._current.setValue(score)
    plot._place_words()
    qtbot.settle()
    for mark, other in ((plot._threshold, plot._current), (plot._current, plot._threshold)):
        place = box.mapViewToScene(QPointF(other.value(), 0)).x()
        words = mark.label.mapRectToScene(mark.label.boundingRect())
        if words.left() + 1 < place < words.right() - 1:  # then the ground of the words hides the line
            assert mark.zValue() > other.zValue() and mark.label.fill.color().alpha() == 255
    within = box.sceneBoundingRect()
    assert within.left() - 1 <= words.left() < words.right() <= within.right() + 1


@pytest.mark.parametrize("apart", [-40, -3, 3, 40])
def test_the_hit_is_named_also_where_the_line_of_the_bound_is_near(plot, result, qtbot, apart):
    """Its label was a bare "47"."""
    plot.set_distribution(described(result), result, 10.0)
    plot.set_current_hit(2)
    plot._current.setValue(plot._threshold.value() + apart * plot.plot.getViewBox().viewPixelSize()[0])
    plot._place_words()
    qtbot.settle()
    assert plot._current.label.toPlainText() == plot._current_words[0]


def test_hits_are_marked(plot, result):
    assert not plot._current.isVisible()
    plot.set_current_hit(2)
    assert plot._current.value() == result.hits.scores[2]
    assert result.hits.brief("subject", 2)[:8] in plot._current.label.toPlainText()
    plot.set_current_hit(-1)
    assert not plot._current.isVisible()
    plot.set_chosen(np.array([1, 4]))
    np.testing.assert_array_equal(plot._ticked.getData()[0], np.unique(result.hits.scores[[1, 4]]))
    plot.set_chosen(np.empty(0, np.int64))
    assert plot._ticked.getData()[0] is None or not len(plot._ticked.getData()[0])


def test_the_legend_toggles_what_it_names(plot):
    names = [label.text for _sample, label in plot.legend.items]
    assert names == [
        *("subjects", "removed by adjustment", "not fitted", "fitted", "E bound", "selected", "ticked"),
    ]
    plot._threshold_key.setVisible(False)
    assert not plot._threshold.isVisible()
    plot._threshold_key.setVisible(True)
    assert plot._threshold.isVisible()


def test_a_narrow_chart_keeps_its_plot_in_sight(plot, qtbot):
    assert plot.legend.columnCount > 3
    plot.resize(360, 200)
    qtbot.waitUntil(lambda: plot.legend.columnCount <= 3)
    right = plot.plot.mapRectToScene(plot.plot.boundingRect()).right()
    assert right <= plot.view.width() + 1


def test_data_hold_what_is_drawn(plot, result, tmp_path):
    lines = plot.data_text().splitlines()
    assert lines[0] == "score from\tscore below\tsubjects\texpected\tfitted\tremoved by adjustment"
    assert sum(int(line.split("\t")[2]) for line in lines[1:]) == len(result.scores)
    for name in ("a.csv", "a.svg", "a.png"):
        plot.save(tmp_path / name)
    with (tmp_path / "a.csv").open(newline="") as stream:
        assert list(csv.reader(stream)) == [line.split("\t") for line in lines]
    assert "<svg" in (tmp_path / "a.svg").read_text()
    assert not QImage(str(tmp_path / "a.png")).isNull()


def test_without_statistics_there_are_bars_only(qtbot):
    result = search(1, 1).queries[0]
    plot = on_screen(qtbot, ScoreDistributionPlot(), 700, 320)
    plot.set_distribution(described(result), result)
    assert not plot._threshold.isVisible()
    assert plot._expected.getData()[0] is None or not len(plot._expected.getData()[0])
    assert plot.data_text().splitlines()[1].endswith("\t\t\t0")
    plot.show_only_chance(True)  # nothing says where chance ends
    assert plot.plot.viewRange()[0][1] > result.scores.max()


def test_the_wheel_scrolls_a_page_unless_it_is_meant_for_the_chart(qtbot, result):
    """With large text the chart zoomed, to scores below 0, while somebody scrolled over it."""
    plot = ScoreDistributionPlot()
    plot.setMinimumHeight(600)
    page = on_screen(qtbot, Scrolled(plot), 700, 320)
    plot.set_distribution(described(result), result)
    qtbot.settle()
    plot.view.clearFocus()  # the only field has the keys at first
    whole, down = plot.plot.viewRange(), page.verticalScrollBar()
    turn_wheel(plot, -120)
    assert down.value() > 0 and plot.plot.viewRange() == whole
    down.setValue(0)
    turn_wheel(plot, 120, Qt.KeyboardModifier.ControlModifier)
    zoomed = plot.plot.viewRange()
    assert down.value() == 0 and zoomed != whole
    plot.view.setFocus()  # as after a click, from which one could not scroll on
    turn_wheel(plot, -120)
    assert down.value() > 0 and plot.plot.viewRange() == zoomed


def test_a_chart_that_does_not_scroll_is_zoomed_by_the_wheel_and_never_beyond_its_scores(plot, qtbot):
    qtbot.settle()
    whole = np.array(plot.plot.viewRange())
    turn_wheel(plot, 120)
    assert np.ptp(plot.plot.viewRange()[0]) < np.ptp(whole[0])
    for _ in range(10):
        turn_wheel(plot, -120)
    assert np.array(plot.plot.viewRange()) == pytest.approx(whole)


def test_a_closer_look_keeps_low_bars_and_no_words_of_what_is_out_of_sight(plot, qtbot):
    """Bars of one subject lay below the plot, and words stood beside a line that was elsewhere."""
    plot.set_current_hit(0)
    qtbot.settle()
    floor = plot.plot.viewRange()[1][0]
    for _ in range(4):
        turn_wheel(plot, 120)
    assert plot.plot.viewRange()[1][0] == floor
    left, right = plot.plot.viewRange()[0]
    for line in (plot._threshold, plot._current):
        assert not left <= line.value() <= right
        assert not line.label.isVisible()
    plot.show_all()
    assert plot._threshold.label.isVisible() and plot._current.label.isVisible()


@pytest.mark.qt_log_ignore("does not support (raise|propagateSizeHints)", extend=True)  # of a tip
@pytest.mark.parametrize("name", ["plot", "ranks"])
def test_a_double_click_shows_everything_and_the_mouse_at_rest_says_so(name, request, qtbot):
    chart = request.getfixturevalue(name)
    qtbot.settle()
    whole = np.array(chart.plot.viewRange())
    turn_wheel(chart, 120)
    assert chart.plot.viewRange() != pytest.approx(whole)
    place = chart.view.mapFromScene(chart.plot.getViewBox().sceneBoundingRect().center())
    qtbot.mouseDClick(chart.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert np.array(chart.plot.viewRange()) == pytest.approx(whole)
    rest = QHelpEvent(QEvent.Type.ToolTip, place, chart.view.viewport().mapToGlobal(place))
    QApplication.sendEvent(chart.view.viewport(), rest)
    assert QToolTip.text() == "Wheel: zoom · drag: move · double click or Home: show everything"


@pytest.mark.qt_log_ignore("does not support (raise|propagateSizeHints)", extend=True)  # of a tip
def test_the_mouse_at_rest_says_that_the_wheel_zooms_with_ctrl_where_the_page_scrolls(qtbot, result):
    plot = ScoreDistributionPlot()
    plot.setMinimumHeight(600)
    on_screen(qtbot, Scrolled(plot), 700, 320)
    plot.set_distribution(described(result), result)
    qtbot.settle()
    place = QPoint(plot.width() // 2, 100)
    rest = QHelpEvent(QEvent.Type.ToolTip, place, plot.view.viewport().mapToGlobal(place))
    plot.view.setFocus()  # as after a click
    QApplication.sendEvent(plot.view.viewport(), rest)
    assert QToolTip.text().startswith("Ctrl and the wheel: zoom · ")


def test_nothing_leaves_an_empty_chart(plot, ranks):
    plot.set_distribution(None, None)
    assert plot.text() == "No scores yet"
    assert plot.data_text().count("\n") == 1
    ranks.set_distribution(None, None)
    assert ranks.text() == "No E-values yet"
    assert ranks.data_text().count("\n") == 1


# E-values against rank


@pytest.mark.parametrize("evalues", ["fitted", "matrix"])
def test_points_are_ranks_and_e_values(ranks, evalues):
    result = search(evalues=evalues).queries[0]
    ranks.set_distribution(described(result), result)
    x, y = ranks._points.getData()
    log10s = np.sort(result.significance.log10_evalues(result.scores, result.hits.database.lengths))
    places = np.rint(10**x).astype(int)
    np.testing.assert_allclose(y, log10s[places - 1])
    assert places[0] == 1
    assert f"{result.significant} with E ≤ 10, where chance gives about 10" in ranks.text()
    assert ranks.text().startswith("E-values of 413 subjects, ")
    assert ranks.plot.getAxis("left").labelText == "E-value (log)"


def test_adjusted_e_values_are_those_of_hits_and_called_so(ranks, result):
    x, y = ranks._points.getData()
    places = np.rint(10**x).astype(int)
    np.testing.assert_array_equal(y, result.hits.log10_evalues[places - 1])
    assert places[-1] == len(result.hits)
    assert ranks.text().startswith(f"Adjusted E-values of {len(result.hits)} hits, ")
    assert ranks.plot.getAxis("left").labelText == "Adjusted E-value (log)"


def test_unrelated_sequences_lie_on_the_diagonal(ranks):
    x, y = ranks._chance.getData()
    middle = (y > 0) & (y < 1)
    np.testing.assert_allclose(x[middle], y[middle], atol=0.05)
    assert (x <= np.log10(413) + 1e-9).all()


def test_hits_are_marked_at_their_rank(ranks, result):
    ranks.set_current_hit(4)
    x, y = ranks._current.getData()
    assert (10 ** x[0], y[0]) == (pytest.approx(5), result.hits.log10_evalues[4])
    ranks.set_chosen(np.array([0, 9]))
    np.testing.assert_allclose(10 ** ranks._ticked.getData()[0], [1, 10])
    ranks.set_current_hit(-1)
    assert ranks._current.getData()[0] is None or not len(ranks._current.getData()[0])


def test_what_nobody_doubts_is_below_and_counted(ranks, result):
    lowest = ranks.plot.viewRange()[1][0]
    assert -17 < lowest < -14
    below = int(np.count_nonzero(result.hits.log10_evalues < -15))
    assert below
    assert f"{below} hits below" in ranks._below.toPlainText()
    plain = search(evalues="matrix").queries[0]
    ranks.set_distribution(described(plain), plain)
    below = int(np.count_nonzero(plain.hits.log10_evalues < -15))
    assert f"{below} subjects below" in ranks._below.toPlainText()
    assert ranks._threshold.value() == 1.0


def test_they_are_counted_though_only_the_best_hits_are_reported(ranks, result):
    every = ranks._below.toPlainText()
    ranks.set_distribution(described(result), without_hits(result))
    assert ranks._below.toPlainText() == every


# The page


def test_says_whether_the_fit_is_good(view, result):
    whole = search()
    view.set_result(result, whole.plan)
    assert "E-values can be trusted" in view.fit_note.text
    fit = described(result).fit
    used = result.significance.parameters
    assert fit.figures(whole.plan.parameters, used) == view.figures_note.text
    assert (
        f"E-values use λ {used.lambda_:.3f}, K {used.K:.3g}, 55 % of the way from" in view.figures_note.text
    )
    assert "the fit is good" in view.fit_note.text
    assert "published" in view.figures_note.text
    far = np.count_nonzero(result.hits.numbers("evalue_moved") > 2)
    assert far == 0
    assert raised_by_adjustment(result, 10).count == 0
    assert view.moved_note.text == "Corrections changed the E-value of no listed hit more than a hundredfold."
    assert "composition is ordinary" in view.composition_note.text
    assert view._stack.currentIndex() == 1


def test_without_hits_there_are_scores_and_no_adjusted_e_values(view):
    whole = search()
    empty = without_hits(whole.queries[0])
    view.set_result(empty, whole.plan)
    assert "E-values can be trusted" in view.fit_note.text
    assert view.moved_note.text.startswith("There are no hits. Corrections for composition and repeats")
    view.choice.setCurrentIndex(2)
    assert view.no_ranks.isVisible()
    assert "Only the E-values of hits are adjusted" in view.no_ranks.text()


def test_a_bad_fit_is_a_warning(view, result, monkeypatch):
    monkeypatch.setattr(Fit, "factor", property(lambda _: 8.4))
    plain = search(evalues="matrix")
    view.set_result(plain.queries[0], plain.plan)
    assert "8 times too small" in view.fit_note.text
    assert view.fit_note._warns
    assert "unadjusted matrix" in view.moved_note.text
    view.set_result(result, search().plan)
    assert "3.2 times smaller" in view.fit_note.text, "8.4 to the power of 0.55"
    assert not view.fit_note._warns, "E-values rest on the fit"
    monkeypatch.setattr(Fit, "factor", property(lambda _: 1.0))
    view.set_result(result, search().plan)
    assert not view.fit_note._warns


def low_complexity(monkeypatch, shares):
    """Let rows of every hit table be of low complexity, percent."""
    whole = HitTable.low_complexity

    def made(table, rows):
        values = whole(table, slice(None))
        values[list(shares)] = list(shares.values())
        return values[rows]

    monkeypatch.setattr(HitTable, "low_complexity", made)


def test_counts_the_hits_of_low_complexity(view, qtbot, monkeypatch):
    whole = search()
    result = whole.queries[0]
    view.set_result(result, whole.plan)
    n = len(result.hits)
    assert view.low_complexity_note.text == "No hit is aligned yet."
    align_rows(whole.plan, result, [0, 1, 2])
    view.alignments_arrived([0, 1, 2])
    qtbot.waitUntil(lambda: "0 of the 3 hits aligned so far align mostly" in view.low_complexity_note.text)
    align_rows(whole.plan, result, list(range(3, n)))
    low_complexity(monkeypatch, {1: DOUBTFUL, 5: 80.25})
    view.alignments_arrived([5])
    qtbot.waitUntil(lambda: f"2 of the {n} hits align mostly" in view.low_complexity_note.text)
    assert view.low_complexity_note._warns
    assert why_doubtful(result.hits.number("low_complexity", 5)).startswith(
        "80.2 % of the aligned query is of low complexity"
    )
    assert why_doubtful(result.hits.number("low_complexity", 1))
    assert why_doubtful(result.hits.number("low_complexity", 2)) == ""


def test_charts_are_chosen_by_the_box(view, result):
    view.set_result(result, search().plan)
    assert view.plot.isVisible()
    view.choice.setCurrentIndex(2)
    assert view.ranks.isVisible()
    assert not view.logarithmic.isEnabled()
    view.choice.setCurrentIndex(1)
    assert view.plot.isVisible()
    assert view.plot.plot.viewRange()[0][1] < 100
    view.logarithmic.click()
    assert view.plot.plot.getAxis("left").labelText == "Subjects"


def test_marks_stay_when_the_description_comes_later(qtbot, result):
    view = on_screen(qtbot, DistributionView(), 700, 320)
    jobs = []
    view.task_wanted.connect(jobs.append)
    view.set_result(result, search().plan)
    view.set_current_hit(3)
    view.set_chosen(np.array([1]))
    assert "Analysing the scores" in view.fit_note.text
    assert not view.plot._current.isVisible() or view.plot._current.value() == result.hits.scores[3]
    [job] = jobs
    *_, distribution = describe_scores(result, search().plan.parameters, CancelToken())
    job.result = DescribedScores(distribution, None, None, EvalueTrust(distribution.fit))
    job.tell_end(raise_)
    assert view.plot._current.value() == result.hits.scores[3]
    assert len(view.plot._ticked.getData()[0]) == 1
    view.set_result(None, None)
    view.set_result(result, search().plan)
    assert len(jobs) == 1, "it is described once"
    view.set_result(search().queries[1], search().plan)
    view.set_result(result, search().plan)
    assert len(jobs) == 3 and jobs[1].token.cancelled, "the newest alone"


def test_what_there_may_not_be(view, result):
    assert view.message.isVisible()
    plan = search().plan
    empty = dataclasses.replace(result, scores=np.full_like(result.scores, NOT_COMPARED))
    view.set_result(empty, plan)
    assert view.plot.text() == "No scores yet"
    view.set_result(without_hits(result), plan)
    assert "E-values can be trusted" in view.fit_note.text
    assert view.low_complexity_note.text == ""
    linear = search(1, 1)
    view.set_result(linear.queries[0], linear.plan)
    assert "no E-values" in view.fit_note.text
    assert view.figures_note.text == ""
    view.set_result(None, None)
    assert view.message.isVisible()
    assert view.text() == ""


def test_colours_follow_the_palette_live(plot, ranks, qapp, qtbot):
    try:
        for scheme in ("dark", "light"):
            apply_colour_scheme(qapp, scheme)
            qtbot.settle()
            colours = Colours.of(plot.palette())
            assert plot._fitted.opts["pen"].color().name() == colours.mean.name()
            assert ranks.view.backgroundBrush().color().name() == colours.background.name()
    finally:
        apply_colour_scheme(qapp, "system")


def test_the_window_describes_scores_in_the_worker(open_window, finish, qtbot, one_query):
    window = open_window()
    window.form.query.open(one_query)
    window.form.database.open(sample_database())
    qtbot.waitUntil(lambda: not window.form.problem and window.form.database.database is not None)
    window.search()
    finish(window)
    view = window.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: "E-values can be trusted" in view.text())
    qtbot.waitUntil(lambda: "aligned so far" not in view.low_complexity_note.text)
    window.page.hits.table.selectRow(1)
    qtbot.waitUntil(lambda: view.plot._current.isVisible())


def test_the_dot_of_an_e_value_is_explained(result):
    column, values = COLUMN["evalue"], result.hits.log10_evalues
    significant, not_so = 0, len(values) - 1
    assert values[significant] < -100 and values[not_so] > -3
    said = tooltip(result, column, significant, new=False)
    assert "Dot: colour of E ≤ 1e-100; filled, as it is significant (E ≤ 0.001)" in said
    assert "hollow, as it is not significant (E > 0.001)" in tooltip(result, column, not_so, new=False)
    assert "Dot" not in tooltip(result, COLUMN["matrix_evalue"], significant, new=False)


# How it is drawn


def width_of_mark(image, plot):
    """Return how many dots wide the line of the current hit is in a picture of the plot."""
    colours, up = Colours.of(plot.palette()), image.height() // 2
    mark, ground = colours.mark, colours.background
    row = [image.pixelColor(x, up) for x in range(image.width())]
    pink = [dot for dot in row if dot.red() > dot.green() + 15 and dot.blue() > dot.green() + 5]
    return sum((ground.green() - dot.green()) / (ground.green() - mark.green()) for dot in pink)


def test_lines_are_as_wide_where_a_pixel_has_two_dots(plot, tmp_path, monkeypatch):
    """On such screens, and in saved pictures, they had half their width."""
    plot.set_current_hit(40)
    assert width_of_mark(plot.view.grab().toImage(), plot) == pytest.approx(1.5, abs=0.3)
    plot.save(tmp_path / "scores.png")
    assert width_of_mark(QImage(str(tmp_path / "scores.png")), plot) == pytest.approx(3.0, abs=0.4)
    assert width_of_mark(plot.view.grab().toImage(), plot) == pytest.approx(1.5, abs=0.3), "as before"
    monkeypatch.setattr(plot.view, "devicePixelRatioF", lambda: 2.0)  # as on another screen
    QApplication.sendEvent(plot, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert width_of_mark(plot.view.grab().toImage(), plot) == pytest.approx(3.0, abs=0.4)


# Where a doubtful hit says so


def test_doubtful_hits_say_so_where_they_are_read(qtbot, monkeypatch):
    whole = only_first_query(search())
    result = whole.queries[0]
    align_rows(whole.plan, result, [0, 1])
    low_complexity(monkeypatch, {1: 68.0})
    words = "68.0 % of the aligned query is of low complexity: the E-value is doubtful"
    for key in ("subject", "evalue", "low_complexity"):
        assert words in tooltip(result, COLUMN[key], 1, new=False)
        assert "doubtful" not in tooltip(result, COLUMN[key], 0, new=False)
    assert "doubtful" not in tooltip(result, COLUMN["identity"], 1, new=False)
    view = on_screen(qtbot, AlignmentView(), 900, 300)
    view.set_hit(result, 1)
    assert words in view.statistics_text()
    view.set_hit(result, 0)
    assert "doubtful" not in view.statistics_text()


def test_the_column_sorts_and_filters(monkeypatch):
    whole = only_first_query(search())
    result = whole.queries[0]
    align_rows(whole.plan, result, list(range(len(result.hits))))
    low_complexity(monkeypatch, {3: 50.0, 7: 90.0})
    model = HitTableModel()
    model.set_result(result)
    section = next(i for i, column in enumerate(COLUMNS) if column.key == "low_complexity")
    model.sort(section, Qt.SortOrder.DescendingOrder)
    assert model.visible_rows()[:2].tolist() == [7, 3]
    assert model.data(model.index(0, section)) == "90.0"
    model.set_filter(Filter(conditions=(Condition.read("low_complexity", Operator.AT_LEAST, "50"),)))
    assert model.visible_rows().tolist() == [7, 3]
