"""Pairwise significance in the real window: asked for, permuted in the worker, shown, moved, exported."""

from __future__ import annotations

import csv
import math

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from swathe.core.export import Selection
from swathe.core.permutation.events import PairwiseProgress
from swathe.core.results.filters import Condition, Operator
from swathe.core.results.hits import COLUMNS
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.significance.dialog import MOST_COPIES
from swathe.gui.significance.hits import EVALUE, TOP
from swathe.gui.widgets.usual_hits import SELECTED, SHOWN, TICKED
from swathe.gui.work.task_controller import SearchState
from tests.gui.conftest import PATIENCE, search_in
from tests.gui.on_screen import settle

LAST = 118
"""The receptor's weakest hit, of 119."""


@pytest.fixture(scope="module")
def searched_once(search_for_all):
    return search_for_all(sample_queries(), sample_database())


@pytest.fixture
def searched(searched_once):
    """A window in which the sample was searched, nothing of it permuted."""
    searched_once.page.query_list.selectRow(0)
    hits(searched_once).pairwise.clear()
    return searched_once


@pytest.fixture
def own(open_window, qtbot):
    """A window in which the sample was searched, and nothing was asked for yet."""
    window = open_window((sample_queries(), sample_database()))
    search_in(window, qtbot)
    return window


@pytest.fixture(scope="module")
def permuted_once(search_for_all, request):
    """The same with its best three and its weakest hit permuted, 200 copies each, and what that found."""
    window = search_for_all(sample_queries(), sample_database())
    window.search_page.significance.estimate([0, 1, 2, LAST], PairwiseOptions(permutations=200))
    QtBot(request).waitUntil(lambda: not window.controller.state.busy, timeout=PATIENCE)
    return window, dict(hits(window).pairwise)


@pytest.fixture
def permuted(permuted_once):
    """That window with the points of censoring where they were, all hits shown, the best first."""
    window, found = permuted_once
    table = window.page.hits.table
    window.page.tabs.setCurrentIndex(0)
    table.go_to(1)
    hits(window).pairwise.update(found)
    table.go_to(0)  # a hit looked at anew is shown anew, with the point where it is
    yield window
    window.page.hits.filter_bar.clear()
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    table.go_to(0)


def column(key):
    return next(section for section, column in enumerate(COLUMNS) if column.key == key)


def hits(window):
    return window.page.current_result().hits


def test_the_dialog_asks_for_hits_copies_and_seed(own, qtbot, finish):
    action = own.menus.action("pairwise")
    assert action.isEnabled()
    assert action.shortcut().toString() == "Ctrl+P"
    action.trigger()
    dialog = own.search_page.significance.dialog
    assert dialog.hits.chosen == TOP
    assert dialog.rows() == list(range(50))
    assert dialog.options() == PairwiseOptions(top=50)
    assert dialog.copies_box.maximum() == MOST_COPIES
    assert dialog.note.text.startswith("50 hits, 50,000 alignments: ")
    assert not dialog.seed_edit.isVisible(), "whoever tests a hit need not know what a seed is"
    assert dialog.more.summary == "the subject · 1,000 copies of each"
    dialog.hits.choose(SHOWN)
    assert dialog.rows() == own.page.hits.model.visible_rows().tolist()
    dialog.seed_edit.setText("one")
    assert "not a whole number" in dialog.note.text
    assert dialog.seed_edit.isVisible(), "what is wrong is in sight"
    assert not dialog.start_button.isEnabled()
    dialog.seed_edit.setText("7")
    dialog.copies_box.setValue(150)
    dialog.censored_box.setValue(20)
    dialog.hits.choose(SELECTED)
    assert dialog.rows() == [0]
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    finish(own)
    assert list(hits(own).pairwise) == [0]
    pair = hits(own).pairwise[0]
    assert (pair.permutations, pair.options.seed, pair.options.censored) == (150, 7, 0.2)
    assert pair.below <= 30
    assert own.page.permutations.isVisible(), "its answer is what was asked for"
    own.page.hits.pairwise_action.trigger()
    again = own.search_page.significance.dialog
    assert (again.copies_box.value(), again.seed_edit.text(), again.censored_box.value()) == (150, "7", 20)
    again.reject()


def test_the_dialog_proposes_the_hits_that_an_export_does(searched):
    """Those ticked, else several selected ones; of one, selected in every table, nobody says anything.

    Beside "1 selected" that one is meant, beside "3 selected" these, and beside "2 ticked" these.
    """
    view = searched.page.hits

    def proposed(ask=searched.search_page.significance.ask):
        ask()
        choice = searched.search_page.significance.dialog.hits
        searched.search_page.significance.dialog.reject()
        return choice.chosen, choice.rows()

    assert proposed() == (TOP, list(range(50)))
    view.marking.tick([2, 5])
    assert proposed() == (TICKED, [2, 5])
    assert proposed(view.pairwise_action.trigger) == (TICKED, [2, 5])
    for row in (7, 8):
        view.table.selectionModel().select(
            view.model.index(row, 0),
            QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
        )
    assert proposed() == (TICKED, [2, 5])
    assert proposed(view.pairwise_action.trigger) == (SELECTED, [0, 7, 8])
    view.marking.untick_all()
    assert proposed() == (SELECTED, [0, 7, 8])
    view.table.go_to(0)
    assert proposed(view.pairwise_action.trigger) == (SELECTED, [0])


@pytest.mark.long
def test_the_one_hit_looked_at_is_named_and_a_key_away(searched, qtbot):
    """It said "Selected hits (1)", and left open whether that was the one looked at."""
    searched.page.hits.table.go_to(5)
    searched.menus.action("pairwise").trigger()
    dialog = searched.search_page.significance.dialog
    name = hits(searched).brief("subject", 5)
    (button,) = (one for one in dialog.hits.which.buttons() if one.objectName() == SELECTED)
    assert button.text() == f"&Selected hit: {name}" and not button.isChecked()
    button.click()
    assert dialog.rows() == [5]
    dialog.reject()


def test_the_key_of_the_options_opens_them_and_leads_to_them(own, qtbot):
    """Alt+O closed the options where they were open, and did not open them where not."""
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for unfolded in (False, True):
        dialog.more.setChecked(unfolded)
        dialog.start_button.setFocus()
        qtbot.keyClick(dialog, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
        assert dialog.more.isChecked() and dialog.shuffled_box.hasFocus(), QApplication.focusWidget()
    dialog.reject()


def test_the_dialog_takes_ticked_hits_and_hits_up_to_a_bound(own, qtbot, finish):
    table = hits(own)
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    assert not any(button.isEnabled() for button in dialog.hits.which.buttons() if "Tic" in button.text())
    dialog.hits.evalue_edit.setText("1e-30")
    assert dialog.hits.chosen == EVALUE, "typing a bound chooses it"
    near = [row for row in range(len(table)) if table.log10_evalues[row] <= -30]
    assert 10 < len(near) < len(table)
    assert dialog.rows() == near
    assert dialog.options() == PairwiseOptions(evalue=1e-30)
    assert dialog.note.text.startswith(f"{len(near)} hits, {len(near)},000 alignments: ")
    for text in ("0", "-1", "many", "", "nan", "inf"):
        dialog.hits.evalue_edit.setText(text)
        assert dialog.note.text == "The E-value must be a number above 0. Try 0.001."
        assert not dialog.start_button.isEnabled()
    dialog.reject()
    own.page.hits.marking.tick([5, 2])
    own.page.hits.filter_bar.text.setText("no header has these words")
    own.page.hits.filter_bar.apply()
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    assert dialog.hits.chosen == TICKED, "what somebody ticked comes before the best"
    assert dialog.rows() == [2, 5], "hidden or not"
    dialog.copies_box.setValue(100)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    finish(own)
    assert sorted(table.pairwise) == [2, 5]


@pytest.mark.parametrize(
    ("shuffled", "words"),
    [("query", "of the query"), pytest.param("both", "of both sequences", marks=pytest.mark.long)],
)
def test_the_query_or_both_are_permuted_ten_thousand_times(own, qtbot, finish, shuffled, words):
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    assert dialog.options().shuffled == "subject"
    dialog.shuffled_box.setCurrentIndex(dialog.shuffled_box.findData(shuffled))
    dialog.copies_box.setValue(10_000)
    dialog.hits.choose(SELECTED)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    finish(own)
    pair = hits(own).pairwise[0]
    assert (pair.options.shuffled, pair.permutations, int(pair.counts.sum())) == (shuffled, 10_000, 10_000)
    own.page.tabs.setCurrentWidget(own.page.permutations)
    assert f"Shuffled copies: 10,000 {words}, seed 1" in own.page.permutations.figures_text()
    own.page.show_run()
    assert f"1 pair, 10000 permutations {words} each (seed 1;" in own.page.run.text()
    own.menus.action("pairwise").trigger()
    assert own.search_page.significance.dialog.options().shuffled == shuffled, "the choice is remembered"
    own.search_page.significance.dialog.reject()


@pytest.mark.long
def test_the_dialog_goes_with_the_hits_it_offers(own):
    """A run that is opened meanwhile shows others; rows of theirs are none of the table's asked about."""
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    assert dialog.isVisible()
    own.page.show_empty()
    assert own.search_page.significance.dialog is None
    assert not dialog.isVisible()


def test_a_bound_that_no_hit_meets_is_said(searched):
    searched.page.query_list.selectRow(1)
    searched.menus.action("pairwise").trigger()
    dialog = searched.search_page.significance.dialog
    dialog.hits.evalue_edit.setText("1e-320")
    assert dialog.note.text == "No hit has an E-value up to this."
    assert not dialog.start_button.isEnabled()
    dialog.reject()


def test_return_tests_wherever_the_keys_are(own, qtbot, finish):
    """After Options had been unfolded it folded them."""
    own.page.hits.table.go_to(0)
    own.menus.action("pairwise").trigger()
    dialog = own.search_page.significance.dialog
    dialog.hits.choose(SELECTED)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.more.hasFocus)
    qtbot.keyClick(dialog.more, Qt.Key.Key_Return)
    assert dialog.more.isChecked() and not dialog.isVisible()
    finish(own)
    assert hits(own).pairwise


def test_columns_appear_fill_sort_and_filter(permuted):
    view = permuted.page.hits
    assert column("pairwise_p") in view.table.columns_without_room(), "there is room for the verdict alone"
    assert column("z_value") not in view.table.chosen_columns()
    place = view.model.index(0, column("z_value"))
    assert place.data() == hits(permuted).display("z_value", 0) != ""
    assert view.model.index(5, column("z_value")).data() == ""
    mantissa, exponent = (
        view.model.index(0, column("pairwise_p")).data(Qt.ItemDataRole.ToolTipRole).split("e-")
    )
    logarithm = math.log10(float(mantissa)) - int(exponent)
    assert logarithm == pytest.approx(hits(permuted).pairwise[0].log10_p, abs=0.003)
    order = view.model.headerData(
        column("z_value"), Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole
    )
    assert order == Qt.SortOrder.DescendingOrder
    view.table.sortByColumn(column("z_value"), Qt.SortOrder.AscendingOrder)
    assert view.model.hit_row(0) == LAST
    bar = view.filter_bar
    bar.add_condition(Condition.read("z_value", Operator.AT_LEAST, "20"))
    assert set(view.model.visible_rows()) == {0, 1, 2}
    bar.clear()
    bar.add_condition(Condition.read("pairwise_p", Operator.AT_MOST, "1e-10"))
    assert LAST not in view.model.visible_rows()
    assert view.model.rowCount() == 3


def test_a_test_moves_nothing_over_the_table_and_takes_no_column_away(own, finish, qtbot):
    """Two fields came into the filter, what can be done with selected hits folded, and *Bits* gave way."""
    own.resize(1280, 800)
    table, bar = own.page.hits.table, own.page.hits.filter_bar
    table.go_to(0)
    settle(qtbot, own.page)

    def places():
        shown = (one for one in bar.findChildren(QWidget) if one.isVisibleTo(own))
        return {one: QRect(one.mapTo(own, QPoint()), one.size()) for one in shown}

    before, columns = places(), set(table.visible_columns())
    own.search_page.significance.estimate([0, LAST], PairwiseOptions(permutations=100))
    finish(own)
    settle(qtbot, own.page)
    assert hits(own).pairwise
    assert places() == before
    assert columns <= set(table.visible_columns())
    own.resize(2400, 800)
    settle(qtbot, own.page)
    assert column("pairwise_p") in table.visible_columns(), "there is room for all"


def test_the_run_bar_tells_of_it(searched, finish):
    told = []
    searched.controller.pairs_progressed.connect(lambda news: told.append(searched.run_bar.phase.toolTip()))
    searched.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=200))
    assert searched.controller.state is SearchState.SEARCHING
    assert not searched.menus.action("pairwise").isEnabled()
    assert not searched.page.hits.export_action.isEnabled()
    assert searched.run_bar.cancel.isVisible()
    finish(searched)
    assert any("Testing significance" in words and "of 2 hits of ADRB2_HUMAN" in words for words in told)
    tested = "Tested 2 of 2 hits of ADRB2_HUMAN on "
    assert searched.run_bar.phase.toolTip().startswith(tested)
    searched.page.query_list.selectRow(1)
    assert searched.run_bar.phase.toolTip().startswith("Done on "), "it was of another query's hits"
    assert "CUPS" in searched.run_bar.text.text()
    assert searched.menus.action("pairwise").isEnabled()
    assert searched.page.hits.export_action.isEnabled()


def test_cancelling_keeps_hits_and_what_was_estimated(searched, qtbot, finish):
    found, result = len(hits(searched)), searched.controller.result
    with qtbot.waitSignal(searched.controller.pairs_progressed):
        searched.search_page.significance.estimate(
            list(range(found)), PairwiseOptions(permutations=MOST_COPIES)
        )
    searched.menus.action("cancel").trigger()
    finish(searched)
    assert searched.run_bar.phase.toolTip().startswith(("Stopped early: tested", "Cancelled before any"))
    assert searched.controller.result is result
    assert searched.page.hits.model.rowCount() == found
    assert len(hits(searched).pairwise) < found


@pytest.mark.long
def test_a_new_search_replaces_an_estimate(own, qtbot, finish):
    with qtbot.waitSignal(own.controller.pairs_progressed):
        own.search_page.significance.estimate(
            list(range(LAST + 1)), PairwiseOptions(permutations=MOST_COPIES)
        )
    own.search()
    finish(own)
    assert own.controller.result.complete
    assert not hits(own).pairwise
    assert "Done" in own.run_bar.phase.toolTip()


@pytest.mark.long
def test_the_second_query_is_estimated_as_well(searched, finish):
    searched.page.query_list.selectRow(1)
    searched.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(searched)
    assert "Tested 1 of 1 hit of ADH1A_HUMAN on " in searched.run_bar.phase.toolTip()
    first, second = searched.controller.result.queries
    assert not first.hits.pairwise
    assert list(second.hits.pairwise) == [0]


@pytest.mark.long
def test_another_round_looked_at_meanwhile_stays_as_it_is(open_window, ready, qtbot, finish, tmp_path):
    query = tmp_path / "adrb2.fasta"
    query.write_text(">" + sample_queries().read_text().split(">")[1])
    window = open_window((query,))
    window.form.database.open(sample_database())
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-40")
    window.search()
    finish(window)
    profile_hits = hits(window)
    rows = [row for row in range(len(profile_hits)) if not profile_hits.is_in_profile(row)][:2]
    with qtbot.waitSignal(window.controller.pairs_progressed):
        window.search_page.significance.estimate(rows, PairwiseOptions(permutations=1000))
    window.search_page.rounds.view.table.selectRow(0)
    assert hits(window) is not profile_hits
    finish(window)
    assert sorted(profile_hits.pairwise) == rows
    assert not hits(window).pairwise


def test_an_engine_that_cannot_leaves_the_hits(searched, finish, monkeypatch):
    from swathe.core.engines.cpu import CpuEngine
    from swathe.core.errors import EngineUnavailable

    def fail(*_arguments, **_options):
        raise EngineUnavailable("The engine is gone.", "Choose another.")
        yield

    monkeypatch.setattr(CpuEngine, "score", fail)
    searched.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(searched)
    assert "The engine is gone." in searched.messages.text
    assert "The significance test failed" in searched.run_bar.phase.toolTip()
    assert searched.page.hits.model.rowCount() == LAST + 1


def test_the_significance_page_tests_the_hit_looked_at_at_once(own, qtbot, finish):
    """It opened a dialog in which the hit had to be found again among other choices."""
    page, view = own.page, own.page.permutations
    page.tabs.setCurrentWidget(view)
    assert "No significance test yet" in view.message.text()
    page.hits.table.selectAll()
    assert view.name.isVisible(), "of which hit of those selected was not said"
    assert view.name.whole().startswith(hits(own).brief("subject", 0))
    page.hits.table.go_to(0)
    assert "press Ctrl+P" in view.message.text()
    button = next(one for one in view.message.findChildren(QPushButton) if one.isVisible())
    assert button.text() == "Test this hit"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert own.search_page.significance.dialog is None
    finish(own)
    assert list(hits(own).pairwise) == [0]
    assert hits(own).pairwise[0].options == PairwiseOptions()
    assert view.title_label.isVisible() and view.title_label.text() == "Convincing"


def test_the_permutations_page_says_while_a_hit_is_tested(own, qtbot, finish):
    """It went on saying that there was no test, and offered one."""
    page, view = own.page, own.page.permutations
    page.tabs.setCurrentWidget(view)
    last = len(hits(own)) - 1
    own.search_page.significance.estimate([0, last], PairwiseOptions(permutations=MOST_COPIES))
    assert "Testing significance" in view.message.text()
    page.hits.table.selectRow(1)
    assert "No significance test yet" in view.message.text(), "of this hit there will be none"
    page.hits.table.selectRow(0)
    own.menus.action("cancel").trigger()
    finish(own)
    assert "Testing" not in view.message.text()


def test_what_the_copies_say_stands_first_and_in_words(permuted):
    """The answer was a column of figures, of which p had to be multiplied by hand."""
    page, view = permuted.page, permuted.page.permutations
    page.tabs.setCurrentWidget(view)
    assert view.title_label.text() == "Convincing"
    assert view.verdict.text.startswith("A shuffled copy scores this high practically never; ")
    assert "among 413 sequences expect none by chance." in view.verdict.text
    assert view.title_label.mapTo(view, QPoint()).y() < view.plot.mapTo(view, QPoint()).y()
    assert view.name.whole().startswith("ADRB2_HUMAN · Beta-2 adrenergic"), "of which hit was not said"
    assert view.name.mapTo(view, QPoint()).y() < view.title_label.mapTo(view, QPoint()).y()
    assert list(view.plot.notes()) == [view.name.whole()], "nor in pictures"
    page.hits.table.go_to(LAST)
    assert view.title_label.text() == "Not convincing"
    assert view.name.whole().startswith(hits(permuted).brief("subject", LAST))
    for widget in (view.title_label, view.verdict):
        words = " ".join(widget.toolTip().split())
        assert words.startswith("Convincing: at most 0.001 scores as high are expected by chance")
        assert "Suggestive: at most 0.05." in words, "where one ends and the next begins was said nowhere"
    labels = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    assert labels.count("Fit from score") == labels.count("Excluded from the fit") == 1


def test_it_shows_the_selected_hit(permuted):
    page, view = permuted.page, permuted.page.permutations
    page.tabs.setCurrentWidget(view)
    pair = hits(permuted).pairwise[0]
    assert not view.message.isVisible()
    assert f"{pair.z_value:.1f}" in view.figures_text()
    assert f"{pair.lambda_:.4f} ± {pair.lambda_error:.4f}" in view.figures_text()
    how = f"{pair.reaching} of 200 counted; p is by the curve"
    assert f"Copies scoring as high: {how}" in view.figures_text(), "it contradicted how often p says"
    assert f"hit {pair.score:,}" in view.plot.text()
    rows = [line.split("\t") for line in view.plot.data_text().splitlines()[1:]]
    assert sum(int(row[1]) for row in rows) == 200
    fitted = [row for row in rows if row[3] == "yes"]
    assert sum(int(row[1]) for row in fitted) == 200 - pair.below
    expected = sum(float(row[2]) for row in fitted)
    assert expected == pytest.approx(200 - pair.below, abs=12)
    permuted.page.hits.table.go_to(5)
    assert view.message.isVisible()
    view.findChild(QCheckBox).click()
    permuted.page.hits.table.go_to(1)
    assert view.plot.plot.getAxis("left").labelText == "Copies (log)"


@pytest.mark.long
def test_compiled_code_is_loaded_before_the_point_is_moved(own, qtbot, finish):
    """In the worker, once: a run that was opened again would let the window wait for it."""
    own.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=100))
    finish(own)
    page, view, jobs = own.page, own.page.permutations, []
    view.task_wanted.connect(jobs.append)
    page.tabs.setCurrentWidget(view)
    qtbot.waitUntil(lambda: bool(jobs) and jobs[0].ended)
    assert jobs[0].error is None
    page.hits.table.go_to(1)
    page.hits.table.go_to(0)
    assert len(jobs) == 1


def test_the_censoring_point_moves_by_key_and_box(permuted, qtbot):
    page, view = permuted.page, permuted.page.permutations
    page.tabs.setCurrentWidget(view)
    usual = hits(permuted).pairwise[0]
    qtbot.keyClick(view.plot.view, Qt.Key.Key_Right)
    pair = hits(permuted).pairwise[0]
    assert pair.bound == usual.bound + usual.step
    assert pair.moved
    assert pair.lambda_ != usual.lambda_
    assert f"{pair.lambda_:.4f}" in view.figures_text()
    shown = page.hits.model.index(0, column("pairwise_lambda")).data()
    assert shown == hits(permuted).display("pairwise_lambda", 0) == f"{pair.lambda_:.3f}"
    view.bound_box.setValue(usual.lowest)
    assert hits(permuted).pairwise[0].below == 0
    view.usual_button.click()
    back = hits(permuted).pairwise[0]
    assert not back.moved
    assert (back.bound, back.lambda_) == (usual.bound, usual.lambda_)


def test_a_dragged_line_snaps_to_scores_and_fits_again(permuted):
    view = permuted.page.permutations
    permuted.page.tabs.setCurrentWidget(view)
    usual = hits(permuted).pairwise[0]
    line = view.plot._bound
    line.setValue(usual.bound + 2.3)
    line.sigDragged.emit(line)
    assert hits(permuted).pairwise[0].bound == usual.bound + 3
    assert line.value() == usual.bound + 2.5
    line.setValue(usual.lowest - 50)
    line.sigDragged.emit(line)
    assert hits(permuted).pairwise[0].bound == usual.lowest


@pytest.mark.long
def test_the_line_is_dragged_with_the_mouse(permuted, qtbot, monkeypatch):
    monkeypatch.setitem(pg.CONFIG_OPTIONS, "mouseRateLimit", 0)  # no movement is left out
    page, view = permuted.page, permuted.page.permutations
    page.tabs.setCurrentWidget(view)
    usual = hits(permuted).pairwise[0]
    qtbot.settle()
    canvas, box = view.plot.view, view.plot.plot.getViewBox()

    def place(score):
        middle = sum(box.viewRange()[1]) / 2
        return canvas.mapFromScene(box.mapViewToScene(QPointF(score, middle)))

    def mouse(kind, at, buttons):
        button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        where = QPointF(at), QPointF(canvas.viewport().mapToGlobal(at))
        event = QMouseEvent(kind, *where, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(canvas.viewport(), event)
        qtbot.settle()

    start, end = place(usual.bound - usual.step / 2), place(usual.bound + 3 * usual.step - usual.step / 2)
    mouse(QEvent.Type.MouseMove, start, Qt.MouseButton.NoButton)
    mouse(QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    for part in range(1, 11):
        at = QPoint(start.x() + round((end.x() - start.x()) * part / 10), start.y())
        mouse(QEvent.Type.MouseMove, at, Qt.MouseButton.LeftButton)
    mouse(QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton)
    assert hits(permuted).pairwise[0].bound == usual.bound + 3 * usual.step


@pytest.mark.long
def test_a_poor_fit_is_marked_with_its_reason(permuted):
    view = permuted.page.permutations
    permuted.page.tabs.setCurrentWidget(view)
    assert view.title_label.text() == "Convincing"
    view.bound_box.setValue(view.bound_box.maximum())
    assert view.title_label.text() == "Convincing"
    assert "there is no p-value: fewer than" in view.verdict.text
    assert "n/a" in view.figures_text()
    assert hits(permuted).display("pairwise_problem", 0)


@pytest.mark.long
def test_the_run_page_says_how(own, qtbot, finish):
    own.search_page.significance.estimate([0, 1, 2, LAST], PairwiseOptions(permutations=200))
    finish(own)
    run = own.page.run
    own.page.tabs.setCurrentWidget(own.page.permutations)
    assert "Pairwise significance: 4 pairs, 200 permutations each (seed 1;" in run.text()
    own.page.permutations.bound_box.stepUp()
    qtbot.waitUntil(lambda: "1 censoring point moved" in run.text())


def test_what_was_estimated_is_exported(permuted, qtbot, tmp_path):
    target = tmp_path / "hits.csv"
    selection = Selection(((0, np.array([0, 5])),), ("subject", "pairwise_p", "z_value"))
    permuted.search_page.export.write(permuted.controller.result, selection, "csv", target)
    qtbot.waitUntil(lambda: not permuted.search_page.export.busy)
    lines = [line for line in target.read_text(encoding="utf-8-sig").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    assert float(rows[0]["z_value"]) == pytest.approx(hits(permuted).pairwise[0].z_value)
    assert rows[1]["z_value"] == ""


@pytest.mark.long
def test_progress_of_the_estimate_is_true(searched, finish):
    told: list[PairwiseProgress] = []
    searched.controller.pairs_progressed.connect(told.append)
    searched.search_page.significance.estimate([0, LAST], PairwiseOptions(permutations=100))
    finish(searched)
    last, table = told[-1], hits(searched)
    lengths = table.database.lengths[table.subjects[[0, LAST]]]
    assert last.cells_done == last.cells_total == 100 * len(table.query) * int(lengths.sum())
    assert last.pairs_done == last.pairs_total == 2


@pytest.mark.long
def test_the_closed_window_stops_permuting(own, qtbot):
    with qtbot.waitSignal(own.controller.pairs_progressed):
        own.search_page.significance.estimate(
            list(range(LAST + 1)), PairwiseOptions(permutations=MOST_COPIES)
        )
    own.close()
    assert not own.background.running
