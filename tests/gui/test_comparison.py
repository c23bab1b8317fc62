"""The page *Kernels*, driven in the real window on the processor."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog

from swathe.core.benchmark import files, kept
from swathe.core.benchmark.events import Measured, Working
from swathe.core.benchmark.request import DatabaseChoice, Variant
from swathe.core.benchmark.results import Outcome
from swathe.core.benchmark.series import View, names
from swathe.core.engines.cpu import available_threads
from swathe.core.errors import SwatheError
from swathe.core.system.resources import sample_database
from swathe.gui.benchmark.results_view import VIEWS
from swathe.gui.benchmark.run_line import RunLine
from swathe.gui.benchmark.table_model import TABLE_COLUMNS, MeasurementTableModel
from swathe.gui.benchmark.years_dialog import YearsDialog
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState
from tests.gui.comparison_shown import choose_little, column, comparison_page, keep_none, measured
from tests.gui.on_screen import turn_wheel


@pytest.fixture(scope="module")
def page_once(open_for_all):
    return comparison_page(open_for_all)


@pytest.fixture
def page(page_once):
    """The page on a small choice, whatever was chosen before."""
    page_once.test_window.menus.action("show_comparison").trigger()
    page_once.form.restore(WindowSettings())
    choose_little(page_once)
    return page_once


@pytest.fixture
def own(open_window):
    """The page of a window of its own."""
    return comparison_page(open_window)


def test_the_headline_and_the_spread_are_whole_in_the_window_as_it_is_at_first(own, qtbot):
    own.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    section = [column.key for column in TABLE_COLUMNS].index("spread")
    table, tops = own.results.table, {}
    for size in ((1280, 800), (1920, 1200)):
        own.window().resize(*size)
        qtbot.settle()
        assert own.summary.text() == own.summary.accessibleName(), size
        end = table.columnViewportPosition(section) + table.columnWidth(section)
        assert end <= table.viewport().width(), size
        tops[size] = own.results.mapTo(own, QPoint()).y()
    assert len(set(tops.values())) == 1, "one line where there is room"
    own.window().resize(1000, 800)
    qtbot.settle()
    assert own.summary.text() == own.summary.accessibleName()
    assert own.results.mapTo(own, QPoint()).y() > tops[1280, 800], "two where there is not"


def test_other_pages_say_that_kernels_are_measured(own, qtbot):
    """Nothing on them did, until somebody pressed Search."""
    window, kernels = own.test_window, own.test_window.rail.buttons["comparison"]
    own.form.databases.choose((DatabaseChoice("equal", n_sequences=4_000, length=600),))
    qtbot.mouseClick(own.form.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: own.state.busy)
    assert not kernels.running, "it is in front"
    window.menus.action("show_search").trigger()
    phase = window.run_bar.phase
    assert kernels.running == phase.whole() == own.under_way
    assert kernels.toolTip().startswith(own.under_way)
    window.menus.action("show_reciprocal").trigger()
    reciprocal = window.pages.get("reciprocal")
    for edit in reciprocal.files.values():
        edit.setText(str(sample_database()))
    assert reciprocal.problem().startswith(own.under_way) and own.under_way in reciprocal.phase.text()
    own.cancel()
    qtbot.waitUntil(lambda: not own.state.busy)
    assert not kernels.running and phase.whole() == "Ready" and not reciprocal.problem()


def test_the_table_lists_what_is_drawn_and_says_so(own, qtbot):
    """Headline and plot followed the database chosen; the table began with the other one's figures."""
    own.form.databases.choose(tuple(DatabaseChoice("equal", n_sequences=60, length=n) for n in (40, 50)))
    measured(qtbot, own)
    qtbot.settle(own.results)
    results, there = own.results, len(own.comparison.measurements)
    first, second, everything = (results.database.itemText(place) for place in range(3))
    assert everything == "All"
    for name in (second, first):
        results.database.setCurrentText(name)
        assert set(column(own, "database")) == {name}
        assert results.rows_shown.whole() == f"The table lists {there // 2} of {there} measurements"
    results.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    results.database.setCurrentText(everything)
    assert set(column(own, "database")) == {first, second} and not results.rows_shown.whole()


def test_methods_then_and_now_are_a_picture(page):
    page.years_button.click()
    (dialog,) = page.findChildren(YearsDialog)
    assert dialog.isVisible() and dialog.picture.renderer().isValid()
    dialog.close()


def test_the_page_opens_and_says_what_to_do(own):
    window = own.test_window
    assert window.pages.front == "comparison" and own.isVisible()
    assert own.results.answer.text() == "Which kernel is the fastest here?"
    assert own.results.answer_of.text().startswith("Measure runs the ticked kernels")
    for words in (
        "the queries and the database on the left",
        "in grey cannot run",
        "billion cells",
    ):
        assert words in own.results.about.words, "on what, which not, and what the figures mean"
    assert own.results._chart_place.currentWidget() is own.results._nothing
    assert not own.results.table.isVisible()
    assert not own.export_button.isEnabled() and not own.over_button.isEnabled()
    assert len(own.ticked_at_first) == 2
    best = "gpu" if any(info.devices for info in window.form.engine.engines) else "cpu"
    assert {variant.engine for variant in own.ticked_at_first} == {best}, "what runs here is ticked"
    assert own.form.words.text().startswith("4 measurements, 1 timed run each: ")
    window.menus.action("show_search").trigger()
    assert not own.isVisible() and window.form.isVisible()
    window.menus.action("show_comparison").trigger()
    own.back.click()
    assert window.pages.front != "comparison"


def test_the_page_says_while_nothing_is_measured_yet(own, qtbot):
    """It went on asking for Measure to be pressed while the reference scores were computed."""
    qtbot.mouseClick(own.form.button, Qt.MouseButton.LeftButton)
    assert own.results._nothing.text().startswith("Measuring First the right scores are computed")
    qtbot.waitUntil(lambda: own.comparison is not None)
    if not own.comparison.measurements:
        assert own.summary.accessibleName() == "Kernels", "not: 0 measurements, each with its scores checked"
    own.test_window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    nothing = own.results._nothing
    assert "Measuring" not in nothing.text() or not nothing.isVisible()


def test_measuring_fills_plots_and_table(page, qtbot):
    measured(qtbot, page)
    found = page.comparison
    assert found.complete and len(found.measurements) == 4
    assert {m.outcome for m in found.measurements} == {Outcome.MEASURED}
    assert page.summary.toolTip().startswith("Program: Swathe ")
    assert "each with its scores checked first" in page.summary.accessibleName()
    assert column(page, "kernel") == ["lanes", "lanes", "scalar", "scalar"]
    assert set(column(page, "scores")) == {"right"}
    assert set(column(page, "threads")) == {str(available_threads())}, "of *Automatic* too"
    qtbot.waitUntil(lambda: len(page.results.chart.picture.series) == 2)
    assert page.results._chart_place.currentWidget() is page.results.chart
    assert not page.run_line.bar.isVisible(), "a bar that is full for ever"
    assert page.run_line.phase.accessibleName().startswith("Done on ")


def show_plot(page, wanted):
    page.results.tabs.setCurrentIndex([view for view, _ in VIEWS].index(wanted))


def test_the_tab_of_a_swept_setting_is_seen_at_once(own, qtbot):
    """*Threads* came only when the window was resized: a later tab, hidden as before, undid its layout."""
    tabs = own.results.tabs
    number = [view for view, _ in VIEWS].index(View.THREADS)
    qtbot.settle()
    assert not tabs.isTabVisible(number)
    own.form.sweep.threads.setText("1, 2")
    measured(qtbot, own)
    qtbot.waitUntil(lambda: tabs.isTabVisible(number))
    qtbot.settle()
    assert tabs.rect().contains(tabs.tabRect(number)) and tabs.tabRect(number).width()
    show_plot(own, View.THREADS)
    assert own.results.chart.plot.getAxis("bottom").labelText == "Threads of the processor"


def test_the_answer_stands_over_the_plots_and_its_kernel_can_be_searched_with(own, qtbot):
    """Who asked which kernel to take had to read it from forty rows."""
    assert own.results.answer.text() == "Which kernel is the fastest here?"
    own.form.databases.choose((DatabaseChoice("file", sample_database()),))
    assert own.form.databases.combo.currentText() == f"{sample_database().name} (sample)"
    own.form.databases.choose((DatabaseChoice("equal", n_sequences=2_500, length=400),))
    own.form.sweep.repeats.setValue(5)
    measured(qtbot, own)
    results, engine = own.results, own.test_window.form.engine
    assert results.answer.isVisible()
    assert results.answer.text().startswith("lanes is the fastest: ")
    assert " as fast as scalar" in results.answer.text()
    assert results.choose_button.text() == "Use lanes for searches"
    assert "2 queries of 375 to 413 residues against " in results.answer_of.text()
    assert results.answer_of.text().startswith("Mean rates over ")
    assert results.view is View.MEAN and results.chart.picture.series, "the bars are what is seen first"
    engine.choose("cpu", "scalar")
    results.choose_button.click()
    assert (engine.engine_name, engine.kernel_name) == ("cpu", "lanes")
    assert results.choose_button.text() == "Searches use lanes", "it offered what had been done"
    assert not results.choose_button.isEnabled()
    cpu = next(info.label for info in engine.engines if info.name == "cpu")
    words = f"Searches now use the kernel lanes of {cpu} instead of scalar of {cpu}."
    assert own.messages.text == words, "the engine is fixed, too"
    assert not own.messages.passes, "who missed it did not know what had been set"
    assert own.messages.way_in.text() == "Undo"
    own.messages.way_in.click()
    assert (engine.engine_name, engine.kernel_name) == ("cpu", "scalar"), "the choice of before"
    engine.choose("auto")
    results.choose_button.click()
    assert own.messages.text == f"Searches now use the kernel lanes of {cpu} instead of the automatic choice."
    own.messages.way_in.click()
    assert (engine.engine_name, engine.kernel_name) == ("auto", "auto")
    assert results.choose_button.text() == "Use lanes for searches" and results.choose_button.isEnabled()
    show_plot(own, View.SPEEDUP)
    assert results.baseline.currentText() == "The slowest"
    assert results.chart.plot.getAxis("left").labelText == "Times as fast as scalar"
    results.baseline.setCurrentText("lanes")
    assert results.chart.plot.getAxis("left").labelText == "Times as fast as lanes"
    own.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    qtbot.waitUntil(lambda: results.answer.text().startswith("tiled is the fastest: "))
    assert not results.choose_button.isVisible(), "it does not run here"


@pytest.mark.parametrize("later", [("cpu", "scalar"), ("auto", "auto")])
def test_the_kernel_given_to_searches_is_said_until_the_form_has_another(own, qtbot, later):
    """The notice stayed, and its Undo discarded what had been chosen in the form since."""
    engine, messages = own.test_window.form.engine, own.messages
    qtbot.waitUntil(lambda: len(engine.engines) > 0)
    own.search_with("cpu", "lanes")
    assert messages.text.startswith("Searches now use the kernel lanes of ")
    engine.choose_threads(1)
    assert messages.text.startswith("Searches now use the kernel lanes of "), "it still is so"
    engine.choose(*later)
    assert not messages.text and not messages.isVisible()
    own.search_with("cpu", "lanes")
    messages.way_in.click()
    assert (engine.engine_name, engine.kernel_name) == later


def test_no_kernel_is_offered_for_searches_where_none_is_known_to_be_the_fastest(own, qtbot):
    """'Use scalar for searches' stood beside runs of 0.2 ms, and beside kernels that were not told apart."""
    results = own.results
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=1),))
    measured(qtbot, own)
    qtbot.waitUntil(lambda: " cannot be told apart: runs took " in results.answer.text())
    assert results.answer.text().endswith(" ms, too short to compare.")
    assert ". Measure with a larger database: " in results.answer_of.text()
    assert " against simulated Swiss-Prot, 1 sequence, " in results.answer_of.text()
    assert not results.choose_button.isVisible()


def test_what_is_said_at_the_fields_tells_when_an_answer_is_not_for_searches(page, qtbot):
    """One sequence and one run were taken without a word."""
    databases, sweep = page.form.databases, page.form.sweep
    for choice, small in (
        (DatabaseChoice("swiss-prot", n_sequences=1), True),
        (DatabaseChoice("equal", n_sequences=2_500, length=400), False),
    ):
        databases.choose((choice,))
        assert ("too small to choose a kernel for searches" in databases.note.text) == small
        assert not databases.problem
    for runs, once in ((1, True), (3, False)):
        sweep.repeats.setValue(runs)
        assert ("One timed run does not show" in sweep.note.text) == once
        assert not sweep.problem


def test_unfolded_options_are_scrolled_to(own, qtbot):
    """They unfolded below the edge of the form: nothing seemed to happen."""
    own.test_window.resize(1000, 700)
    own.form.options.unfold(False)
    qtbot.settle(own)
    own.form.options.head.click()
    qtbot.settle(own)

    def foot():
        last = own.form.sweep.repeats
        return last.mapTo(own.form._scroll, QPoint(0, last.height())).y()

    qtbot.waitUntil(lambda: 0 < foot() <= own.form._scroll.height())


def test_a_comparison_stopped_early_is_compared_by_the_queries_that_both_kernels_have(own, tmp_path, qtbot):
    """The text was of 16 queries, and one kernel's bar the mean of 20 beside the other's of 16."""
    measured(qtbot, own)
    document = json.loads(files.as_json(own.comparison))
    document["measurements"].pop()
    document["complete"] = False
    kept = tmp_path / "stopped.json"
    kept.write_text(json.dumps(document))
    own.open(kept)
    results, (lanes, _, scalar) = own.results, files.read(kept).measurements
    qtbot.waitUntil(
        lambda: results.answer_of.text().endswith(" Not counted: 1 measurement that not all kernels have.")
    )
    assert f"over 1 query of {lanes.query_length} residues against " in results.answer_of.text()
    drawn = {series.name: [p.y for p in series.points] for series in results.chart.picture.series}
    assert drawn == {"lanes": [lanes.gcups], "scalar": [scalar.gcups]}
    assert results.model.rowCount() == 3


def test_runs_that_differ_much_are_said_and_move_nothing(own, tmp_path, qtbot):
    """One query's runs differed by 697 %, and the heading said 7.6 times without a word of it."""
    own.test_window.resize(1280, 800)
    measured(qtbot, own)
    document = json.loads(files.as_json(own.comparison))
    for number, measurement in enumerate(document["measurements"]):
        measurement["seconds"] = ([2.0] * 3, [2.0, 2.1, 16.7], [16.0] * 3, [16.0] * 3)[number]
    kept = tmp_path / "unsteady.json"
    kept.write_text(json.dumps(document))
    own.results.show_measuring(True)
    qtbot.settle(own)
    before = own.results.tabs.mapTo(own, QPoint())
    own.results.show_measuring(False)
    own.open(kept)
    qtbot.waitUntil(lambda: own.results.answer.text().endswith("; runs differ up to 8.3-fold."))
    qtbot.settle(own)
    assert own.results.answer_of.text().count(". Runs differ much in 1 of 2 measurements of lanes. ") == 1
    for label in (own.results.answer, own.results.answer_of):
        assert "Runs differ up to 8.3-fold, from the fastest to the slowest: 3 runs of lanes with " in (
            label.toolTip()
        )
        assert " took 2.0 s to 17 s. Another program may have" in label.toolTip()
    assert own.results.tabs.mapTo(own, QPoint()) == before


def test_the_tabs_stay_where_they_are_when_the_answer_comes(own, qtbot):
    """They moved down by two lines, from under the pointer, when the last figure was there."""
    measured(qtbot, own)
    results, seen = own.results, []
    for measuring in (True, False):
        results.show_measuring(measuring)
        qtbot.settle(results)
        seen.append((results.answer.text(), results.tabs.mapTo(results, QPoint()).y()))
    (first, before), (last, after) = seen
    assert first == "Fastest kernel: not known yet" and last not in ("", first) and before == after


@pytest.mark.long
def test_every_plot_that_something_was_varied_for_is_drawn(own, qtbot):
    own.form.sweep.gap_costs.setText("10/2, 20/2")
    own.form.sweep.threads.setText("1, 2")
    measured(qtbot, own)
    drawn = {}
    for number, (view, _) in enumerate(VIEWS):
        drawn[view] = own.results.tabs.isTabVisible(number)
        if drawn[view]:
            own.results.tabs.setCurrentIndex(number)
            assert own.results._chart_place.currentWidget() is own.results.chart
            assert own.results.chart.picture.view is view
    assert drawn == {view: view not in (View.BLOCKS, View.SHARE) for view in View}
    show_plot(own, View.SPEEDUP)
    assert own.results.baseline.isVisible() and own.results.gaps.isVisible()
    own.results.baseline.setCurrentText("scalar, threads 2")
    by_name = {series.name: series for series in own.results.chart.picture.series}
    assert {point.y for point in by_name["scalar, threads 2"].points} == {1.0}
    show_plot(own, View.GAPS)
    assert not own.results.gaps.isVisible(), "all gap costs are on its axis"
    assert not own.results.baseline.isVisible()
    show_plot(own, View.LENGTH)
    own.results.gaps.setCurrentText("All")
    assert len(own.results.chart.picture.series) == 8
    own.results.log_y.setChecked(True)
    assert own.results.chart._log_y


@pytest.mark.long
def test_the_line_at_the_foot_says_which_measurement_runs_and_what_time_is_left(qtbot):
    """'37 of 40 · 67 %' seemed to contradict itself: one counts measurements, the other is of the time."""
    line = RunLine()
    qtbot.addWidget(line)
    line.advance(Working(61, 80, "lanes", 0.03, 50.0, 1_560.0))
    assert line.text.text() == "Measurement 61 of 80 · 50 s elapsed · 26 min 00 s left"
    assert line.bar.value() == 30


def test_cancelling_keeps_what_was_measured(own, qtbot):
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    own.form.sweep.threads.setText("1, 2, 3, 4")
    own.form.sweep.repeats.setValue(15)
    qtbot.mouseClick(own.form.button, Qt.MouseButton.LeftButton)
    assert own.form.button.text() == "Cancel"
    qtbot.waitUntil(lambda: own.results.model.rowCount() >= 2)
    assert not own.open_button.isEnabled()
    assert "of 16" in own.run_line.text.text()
    assert "stopped" not in own.summary.accessibleName(), "nothing was stopped yet"
    own.test_window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    assert not own.comparison.complete
    assert 2 <= len(own.comparison.measurements) < 16
    assert "stopped early" in own.summary.accessibleName()
    assert own.export_button.isEnabled()


def test_escape_dismisses_what_was_said(own, qtbot):
    own.open(Path(__file__))
    assert own.messages.text
    qtbot.keyClick(own.form.queries.combo, Qt.Key.Key_Escape)
    assert own.messages.text == ""


def test_measuring_again_leaves_the_figures_until_it_is_complete(own, qtbot):
    """Esc emptied table and chart: the measurement of before was gone with the one that was stopped."""
    measured(qtbot, own)
    former, rows = own.comparison, column(own, "gcups")
    answer = own.results.answer.text()
    own.form.sweep.repeats.setValue(100)
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    qtbot.mouseClick(own.form.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool((new := own.controller.partial) and new.measurements))
    assert own.comparison is former and column(own, "gcups") == rows and own.results.answer.text() == answer
    assert own.summary.accessibleName().startswith("Measuring again; until that is complete: 4 measurements")
    own.test_window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    assert own.comparison is former and column(own, "gcups") == rows and own.results.answer.text() == answer
    assert own.results._chart_place.currentWidget() is own.results.chart
    title = f"measured on {former.title}"
    assert own.run_line.phase.whole() == f"Cancelled: the earlier figures are still shown, {title}"
    assert own.summary.accessibleName() == former.summary and own.export_button.isEnabled()
    assert own.messages.text == (
        "Cancelled. The earlier figures are still shown; the new ones are kept under Open."
    )
    own.messages.way_in.click()
    assert own.comparison is not former and not own.comparison.complete
    assert own.run_line.phase.whole().startswith("Stopped early on ")
    choose_little(own)
    measured(qtbot, own)
    assert own.comparison.complete and own.summary.accessibleName() == own.comparison.summary


def test_there_is_a_way_back_to_the_figures_of_before(own, qtbot, tmp_path):
    """Complete measurements were gone with those of a stopped one, or of a file, in their place."""

    def offered(button):
        return [action for action in button.menu().actions() if action.text().startswith("Measured ")]

    measured(qtbot, own)
    former, rows = own.comparison, column(own, "gcups")
    kept = tmp_path / "kept.json"
    own.write(kept, "json")
    own.form.sweep.repeats.setValue(100)
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    qtbot.mouseClick(own.form.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool((new := own.controller.partial) and new.measurements))
    own.test_window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    own.messages.way_in.click()
    stopped = own.comparison
    assert stopped is not former and own.messages.way_in.text() == "Show the earlier figures"
    own.messages.way_in.click()
    assert own.comparison is former and column(own, "gcups") == rows and not own.messages.text
    assert own.run_line.phase.whole().startswith("Done on ")
    # Both stay in the menus, the newest first.
    assert own.measured == (former, stopped)
    newest, first = offered(own.open_button)
    assert " · 100 runs · best " in newest.text() and newest.text().endswith("CUPS · stopped early")
    assert " · 1 run · best " in first.text() and first.text().endswith("CUPS")
    assert (newest.isChecked(), first.isChecked()) == (False, True)
    newest.trigger()
    assert own.comparison is stopped
    newest, first = offered(own.over_button)
    assert first.isEnabled() and not newest.isEnabled(), "not over itself"
    first.trigger()
    assert own.shown == [stopped, former]
    qtbot.waitUntil(lambda: "\nB: " in own.results.answer.text())
    # A file in their place.
    own.remove_overlays()
    own.open(kept)
    assert own.comparison.name == "kept.json"
    assert own.messages.text == ("kept.json is shown. What was measured here is kept under Open.")
    own.messages.way_in.click()
    assert own.comparison is stopped
    own.open(kept)
    own.open(kept)
    assert not own.messages.text, "a file in the place of a file, which is kept where it was"
    assert own.open_button.menu().actions()[0].text() == "&Saved comparison…"


def test_entries_of_what_was_measured_say_what_tells_them_apart(own, qtbot, tmp_path):
    """Two of them read the same, one with three thread counts and the other with three gap costs."""
    own.form.sweep.threads.setText("1, 2")
    measured(qtbot, own)
    swept = own.comparison
    own.form.sweep.threads.setText("")
    own.form.sweep.gap_costs.setText("11/1, 10/2")
    own.form.variants.choose((Variant("cpu", "lanes"), Variant("cpu", "lanes", (("layout", "striped"),))))
    measured(qtbot, own)
    texts = [action.text().partition(" · best ")[0] for action in own.open_menu.actions()[-2:]]
    newest, first = [text.partition(" · ")[2] for text in texts]
    assert first == (
        "The sample's 2 · 60 of length 40 · lanes, scalar · threads 1, 2 · BLOSUM62 11/1 · 1 run"
    )
    assert newest == (
        "The sample's 2 · 60 of length 40 · lanes, lanes (layout striped) · BLOSUM62 11/1, 10/2 · 1 run"
    )
    kept = tmp_path / "kept.json"
    files.write(swept, kept, "json")
    own.open(kept, over=True)
    assert [action.isEnabled() for action in own.over_menu.actions()[-2:]] == [False, False], "both are shown"


def test_overlaid_measurements_of_another_database_are_in_the_plot(own, qtbot, tmp_path):
    """The plot was of the first one's database, so that of the second nothing was drawn, without a word."""
    measured(qtbot, own)
    other = tmp_path / "other.json"
    document = json.loads(files.as_json(own.comparison))
    for one in document["measurements"]:
        one["database"] = "another.fasta"
    other.write_text(json.dumps(document))
    own.open(other, over=True)
    assert own.results.database.currentText() == "All"
    assert {series.style for series in own.results.chart.picture.series} == {0, 1}
    called = ["A (measured here)", "B (other.json)"]
    assert [line.partition(":")[0] for line in own.caption()] == called, "as over the plot in a file"
    assert {series.source for series in own.results.chart.picture.series} == set(called)
    assert list(dict.fromkeys(column(own, "comparison"))) == called
    assert all(" · each timed once only, scores checked" in line for line in own.caption()), "no median"
    assert own.summary.accessibleName() == f"Overlay of 2 comparisons: {', '.join(called)}"
    assert [line for line in own.summary.toolTip().splitlines() if line in called] == called, "of both"
    foot = own.run_line.phase.whole().split(" · ")
    assert [end.partition(": Done on ")[0] for end in foot] == called and not own.run_line.text.text()
    answers = own.results.answer.text().splitlines()
    # Which kernel is the fastest is the machine's to say.
    assert [answer[:3] for answer in answers] == ["A: ", "B: "]
    more = own.results.answer.toolTip().splitlines()
    assert [line[:14] for line in more] == ["A: Mean rates ", "B: Mean rates "], "what each is of"
    none = "No kernel was measured in both with the same query, database and scoring."
    assert own.results.answer_of.text().startswith(none)
    own.results.database.setCurrentIndex(1)
    assert {series.style for series in own.results.chart.picture.series} == {1}, "somebody's choice counts"
    assert own.results.answer.text().startswith(
        "A: no figures with the database and the gap costs chosen.\nB: "
    )
    own.remove_overlays()
    assert own.run_line.phase.whole() == f"Done on {own.comparison.machine}, started {own.comparison.date}"
    qtbot.waitUntil(lambda: {series.style for series in own.results.chart.picture.series} == {0})


def test_a_plot_with_a_legend_keeps_its_height_in_a_small_window(own, qtbot, tmp_path):
    """At 1000 × 700 the legend of an overlay left it 40 pixels, and later 90 with little to be seen in."""
    own.form.sweep.threads.setText("1, 2")
    measured(qtbot, own)
    other = tmp_path / "other.json"
    files.write(own.comparison, other, "json")
    own.open(other, over=True)
    show_plot(own, View.LENGTH)
    own.test_window.resize(1000, 700)
    qtbot.settle(own)
    chart = own.results.chart
    assert len(chart.legend.items) == 8 and chart.legend.isVisible()
    line, table = chart.fontMetrics().height(), own.results.table
    assert chart.plot.getViewBox().sceneBoundingRect().height() >= 9 * line
    assert own.test_window.height() == 700
    assert table.height() >= 6 * line
    bar = own.results.scrolled.verticalScrollBar()
    bar.setValue(bar.maximum())
    foot = table.mapTo(own.results, QPoint(0, table.height()))
    assert foot.y() <= own.results.height(), "all of it can be seen"
    bar.setValue(0)
    whole = chart.plot.viewRange()
    turn_wheel(chart.view, -120)
    assert bar.value() > 0 and chart.plot.viewRange() == whole, "the wheel over the plot scrolls the page"


def test_the_figures_of_each_overlaid_comparison_are_exported(own, qtbot, tmp_path, monkeypatch, own_home):
    """The figures of the first alone were written, with the words that the comparison was saved."""
    keep_none(own_home)

    def export(number, name):
        asked = []
        answer = lambda *said: asked.append(Path(said[2]).name) or (str(tmp_path / name), "")  # noqa: E731
        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        own.export_menu.actions()[number].trigger()
        return asked[0]

    measured(qtbot, own)
    measured(qtbot, own)
    below, above = own.measured
    assert [action.text() for action in own.export_menu.actions()[:2]] == [
        "Measurements as &CSV…", "Measurements as &JSON, to open again…"
    ]  # fmt: skip
    own.show_again(below)
    own.show_again(above, over=True)
    a, b = names(own.shown)
    assert [action.text().replace("&", "") for action in own.export_menu.actions()[:4]] == [
        f"Measurements of {a} as CSV…", f"Measurements of {a} as JSON, to open again…",
        f"Measurements of {b} as CSV…", f"Measurements of {b} as JSON, to open again…",
    ]  # fmt: skip
    assert export(0, "first.csv") == "lanes_vs_scalar-60_of_length_40-A.csv", "what was compared"
    assert own.messages.text.startswith(f"Saved comparison {a} to first.csv in ")
    assert (tmp_path / "first.csv").read_text() == files.as_csv(below)
    assert own.losses()[0].words.startswith("The comparison of kernels of "), "one of two is left"
    assert export(3, "second.json") == "lanes_vs_scalar-60_of_length_40-B.json"
    assert own.messages.text.startswith(f"Saved comparison {b} to second.json in ")
    assert files.read(tmp_path / "second.json").measurements == above.measurements
    assert not own.losses()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_the_figures_and_plots_are_reached_by_keys(own, qtbot):
    """Ctrl+E said that it was not on this page, and F6 went past the tabs of the plots."""
    export = own.test_window.menus.action("export")
    assert own.why_no_export() == "There are no figures to export yet."
    measured(qtbot, own)
    shown, menu = [], own.export_menu
    menu.aboutToShow.connect(lambda: shown.append(menu) or QTimer.singleShot(0, menu, menu.close))
    export.trigger()
    assert shown == [menu]
    assert own.results.tabs in [part.target for part in own.parts()]
    date = own.comparison.circumstances.started[:19].replace("T", " ")
    last = own.open_menu.actions()[-1].text().partition(" · best ")[0]
    assert last == (
        f"Measured {date} · The sample's 2 · 60 of length 40 · lanes, scalar · BLOSUM62 11/1 · 1 run"
    )


def test_what_was_measured_before_a_failure_is_kept(own, qtbot, monkeypatch):
    from swathe.core.benchmark import run

    def failing(*arguments):
        for event in whole(*arguments):
            yield event
            if isinstance(event, Measured):
                raise SwatheError("The device is gone.")

    measured(qtbot, own)
    former, whole = own.comparison, run.run_benchmark
    monkeypatch.setattr(run, "run_benchmark", failing)
    own.form.button.click()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.FAILED)
    assert own.messages.text == "The device is gone." and own.comparison is former
    assert own.measured[0] is former
    assert len(own.measured[1].measurements) == 1 and not own.measured[1].complete
    newest = next(action for action in own.open_menu.actions() if action.text().endswith("stopped early"))
    newest.trigger()
    assert own.comparison is own.measured[1]


def test_a_search_and_a_comparison_never_run_beside_each_other(own, qtbot, long_work, finish, ready):
    window = own.test_window
    window.form.query.open(long_work[0])
    window.form.database.open(long_work[1])
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    assert not own.form.button.isEnabled() and "search is running" in own.form.problem
    window.controller.cancel()
    finish(window)
    assert own.form.button.isEnabled()
    own.form.sweep.repeats.setValue(100)
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    own.start()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.SEARCHING)
    window.search()
    assert not window.controller.state.busy
    assert "comparison of kernels is running" in window.messages.text
    window.messages._do_first()
    qtbot.waitUntil(lambda: not own.controller.state.busy)


def test_files_are_written_and_open_again(page, tmp_path, qtbot):
    measured(qtbot, page)
    for what in ("csv", "json", "svg", "png"):
        page.export_to(tmp_path / f"kept.{what}", what)
        saved = "comparison" if what in files.FORMATS else "plot"
        assert page.messages.text.startswith(f"Saved the {saved} to kept.{what} in ")
        assert (tmp_path / f"kept.{what}").stat().st_size > 500
    lines = [line for line in (tmp_path / "kept.csv").read_text().splitlines() if not line.startswith("# ")]
    assert len(list(csv.DictReader(lines))) == 4
    assert page.comparison.circumstances.started in (tmp_path / "kept.svg").read_text()
    plots = tmp_path / "plots"
    plots.mkdir()
    page.export_to(plots, "plots")
    written = sorted(path.name for path in plots.iterdir())
    named = "lanes_vs_scalar-60_of_length_40"
    assert written == [f"{named}-{name}.svg" for name in ("mean", "query-length", "speed-up")]
    tabs = page.results.tabs
    in_sight = sum(tabs.isTabVisible(number) for number in range(tabs.count()))
    assert len(written) == in_sight, "a fourth plot, of gap costs that were not varied, had no tab"
    assert page.messages.text.startswith("Saved 3 plots to the folder plots in ")
    page.export_to(tmp_path / "no" / "where.csv", "csv")
    assert "cannot be written" in page.messages.text
    page.export_to(tmp_path / "no" / "where.svg", "svg")
    assert "cannot be written" in page.messages.text

    before = page.comparison
    page.open(tmp_path / "kept.json")
    assert page.comparison.measurements == before.measurements
    assert page.summary.accessibleName().startswith("kept.json: 4 measurements")


def test_what_is_overlaid_stays_over_a_new_measurement(own, tmp_path, qtbot):
    """It was gone without a word, with what the new one was to be compared with."""
    measured(qtbot, own)
    first = own.comparison
    kept = tmp_path / "kept.json"
    own.write(kept, "json")
    own.open(kept, over=True)
    measured(qtbot, own)
    assert own.comparison is not first and [one.name for one in own.shown] == ["", "kept.json"]
    qtbot.waitUntil(lambda: "\nB: " in own.results.answer.text())


@pytest.mark.long
def test_two_comparisons_lie_over_each_other(own, tmp_path, qtbot):
    measured(qtbot, own)
    kept = tmp_path / "elsewhere.json"
    document = json.loads(files.as_json(own.comparison))
    document["circumstances"]["processor"] = "Another processor"
    kept.write_text(json.dumps(document))
    own.open(kept, over=True)
    assert len(own.shown) == 2
    assert len(own.results.chart.picture.series) == 4
    assert own.results.model.rowCount() == 8
    assert not own.results.table.isColumnHidden(0)
    assert "B (elsewhere.json)" in own.summary.accessibleName()
    assert column(own, "comparison")[4] == "B (elsewhere.json)"
    assert len(own.caption()) == 2
    own.remove_overlays()
    assert own.results.model.rowCount() == 4 and own.results.table.isColumnHidden(0)


def test_a_database_that_is_gone_ends_the_comparison_in_a_sentence(own, qtbot, tmp_path):
    mine = tmp_path / "mine.fasta"
    mine.write_bytes(sample_database().read_bytes())
    own.form.databases.choose((DatabaseChoice("file", mine),))
    qtbot.waitUntil(own.form.button.isEnabled)
    mine.unlink()
    own.form.button.click()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.FAILED)
    assert "mine.fasta" in own.messages.text
    assert own.run_line.phase.accessibleName() == "The comparison failed"
    assert own.form.button.isEnabled()
    qtbot.keyClick(own.form.databases.combo, Qt.Key.Key_Home)
    assert own.form.databases.path == sample_database() and not own.messages.text, "it was about another"


def test_measure_and_cancel_stay_where_they_are(own, qtbot):
    """They moved by a line when what stands beside them came or went, and a second click missed."""

    def place():
        qtbot.settle(own)
        return own.form.button.mapTo(own, QPoint()), own.form.button.size()

    at_first = place()
    own.form.databases.choose(())
    assert place() == at_first
    own.form.forbid("Another search is running. Wait until it has ended, or cancel it.")
    choose_little(own)
    assert place() == at_first
    own.form.forbid("")
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    own.form.sweep.repeats.setValue(100)
    assert place() == at_first
    qtbot.mouseDClick(own.form.button, Qt.MouseButton.LeftButton)
    own.form.button.click()
    assert own.form.button.text() == "Cancel", "the second half of a double click cancels nothing"
    qtbot.waitUntil(lambda: own.controller.state is SearchState.SEARCHING)
    assert place() == at_first
    own.open_query()
    assert own.messages.text.startswith("Files are opened when the measurement is over")
    own.cancel()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    assert place() == at_first


def test_a_bug_in_the_worker_is_reported(own, qtbot, monkeypatch, expected_log):
    from swathe.core.benchmark import run

    expected_log("unexpected error")
    shown = []
    presenter = own.test_window.presenter
    presenter.reported.disconnect()
    presenter.reported.connect(lambda summary, _: shown.append(summary))
    monkeypatch.setattr(run, "_usual_total", lambda *_: 1 / 0)
    own.form.button.click()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.FAILED)
    assert shown == ["ZeroDivisionError: division by zero"]


def test_keys_start_and_copy(page, qtbot):
    window = page.test_window
    assert window.menus.action("search").text() == "&Measure"
    window.menus.action("copy_command_line").trigger()
    command = QGuiApplication.clipboard().text()
    assert command.startswith("swathe bench --kernels lanes,scalar --queries ")
    assert command.endswith("--database equal:60x40 --matrix BLOSUM62 --gap-costs 11/1 --repeats 1")
    window.menus.action("search").trigger()
    qtbot.waitUntil(lambda: page.controller.state is SearchState.DONE)
    page.results.table.selectAll()
    page.results.copy_rows()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 5 and lines[0].startswith("Kernel\tQuery\t")
    window.menus.action("show_search").trigger()
    assert window.menus.action("search").text() == "&Search"


def test_the_table_sorts_by_number_and_text(page, qtbot):
    measured(qtbot, page)
    model = page.results.model
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    number = next(i for i, column in enumerate(TABLE_COLUMNS) if column.key == "gcups")
    page.results.table.sortByColumn(number, Qt.SortOrder.DescendingOrder)
    rates = [model.measurement(row).gcups for row in range(4)]
    assert rates == sorted(rates, reverse=True)
    page.results.table.selectRow(0)
    chosen = model.measurement(0)
    page.results.table.sortByColumn(number, Qt.SortOrder.AscendingOrder)
    row = page.results.table.selectionModel().selectedRows()[0].row()
    assert model.measurement(row) is chosen, "the selection follows"
    page.results.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    kernels = [model.measurement(row).variant.kernel for row in range(4)]
    assert kernels == ["lanes", "lanes", "scalar", "scalar"]
    header = page.results.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(number) + header.sectionSize(number) // 2, 5)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [model.measurement(row).gcups for row in range(4)] == rates, (
        "the fastest first, at the first click"
    )
    page.results.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    names = [action.text() for action in page.results.columns_menu().actions()]
    assert {"Occupancy %", "Registers", "Shared bytes", "Recomputed", "CPU share %"} <= set(names)


def test_columns_in_which_nothing_stands_are_not_in_the_way(page, qtbot):
    """A processor's figures had empty columns for a GPU's registers and shared memory beside them."""
    measured(qtbot, page)
    table, keys = page.results.table, [column.key for column in TABLE_COLUMNS]

    def shown():
        return [key for number, key in enumerate(keys) if not table.isColumnHidden(number)]

    assert not {"registers", "shared_bytes", "occupancy", "kernel_gcups", "cpu_share"} & set(shown())
    assert {"kernel", "query", "gcups", "seconds", "scores"} <= set(shown())
    assert not {"database", "gap_costs"} & set(shown()), "of which there is one each"
    menu = {action.text(): action for action in page.results.columns_menu().actions()}
    menu["Registers"].trigger()
    assert "registers" in shown(), "whoever asks for it has it"
    menu["Registers"].trigger()
    assert "registers" not in shown()
    page.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    assert {"shared_bytes", "occupancy"} <= set(shown())


def test_what_scores_were_checked_with_is_in_sight_in_the_window_as_it_is_at_first(own, qtbot):
    """Its column began at the right edge, which cut its title."""
    tabs = own.results.tabs
    own.window().resize(1280, 800)
    qtbot.settle()
    place = tabs.mapTo(own, QPoint())
    own.form.button.click()
    qtbot.waitUntil(lambda: own.controller.state.busy)
    qtbot.settle()
    assert tabs.mapTo(own, QPoint()) == place, "tabs moved when measuring began"
    own.controller.cancel()
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    measured(qtbot, own)
    assert tabs.mapTo(own, QPoint()) == place, "and when it ended"
    table, widths = own.results.table, []
    section = [column.key for column in TABLE_COLUMNS].index("checked")
    for size in ((1280, 800), (1920, 1200)):
        own.window().resize(*size)
        qtbot.settle()
        widths.append(table.columnWidth(section))
        assert table.columnViewportPosition(section) + widths[-1] <= table.viewport().width(), size
        assert widths[-1] >= table.horizontalHeader().sectionSizeHint(section), "the title is whole"
        assert widths[-1] >= table.sizeHintForColumn(section), "the words are"
    assert widths[1] > widths[0]
    index = table.model().index(0, section)
    assert index.data() in index.data(Qt.ItemDataRole.ToolTipRole)


def test_an_empty_model_is_a_model(qtmodeltester):
    model = MeasurementTableModel()
    qtmodeltester.check(model)


@pytest.mark.long
def test_closing_while_measuring(own, qtbot):
    own.form.databases.choose((DatabaseChoice("swiss-prot", n_sequences=900),))
    own.form.sweep.repeats.setValue(100)
    own.form.button.click()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.SEARCHING)
    own.test_window.close()
    assert not own.test_window.background.running


@pytest.mark.long
def test_saved_by_the_command_line(page, tmp_path: Path):
    from swathe.core.cli import main

    kept = tmp_path / "bench.json"
    to_json = ["--format", "json", "-q", "-o", str(kept)]
    assert main(["bench", "--kernels", "lanes", "--repeats", "1", *to_json]) == 0
    page.open(kept)
    assert page.results.model.rowCount() == 2
    with pytest.raises(SwatheError):
        files.read(tmp_path / "none.json")


def test_what_was_measured_is_there_at_the_next_start(open_window, qtbot, own_home):
    """The figures of minutes were gone with the window, but for a question whether to export them."""
    first = comparison_page(open_window)
    measured(qtbot, first)
    assert not first.losses(), "nothing is lost"
    (there,) = first.measured
    assert first.form.words.text().endswith(": less than a minute if nothing else runs")
    first.test_window.close()
    data = own_home / "data" / "swathe"
    slow = [replace(m, seconds=tuple(1e5 * second for second in m.seconds)) for m in there.measurements]
    later = replace(there.circumstances, started="2099-01-01T00:00:00+00:00")
    kept.keep(replace(there, circumstances=later, measurements=tuple(slow)), data)
    (data / "comparisons" / "1.json").write_text("{")

    page = comparison_page(open_window)
    qtbot.waitUntil(lambda: bool(page.measured))
    assert len(page.measured) == 2 and page.comparison is None
    assert ": about " in page.form.words.text(), "as long as it took here"
    assert page.measured[0] == there
    entry = page.open_menu.actions()[3]  # below the newer one
    assert " · best " in entry.text() and entry.text().endswith("CUPS")
    entry.trigger()
    assert page.comparison == there and page.export_button.isEnabled()
    assert page.results.model.rowCount() == len(there.measurements)
    page.open_menu.actions()[4].trigger()
    assert page.messages.text.startswith("1.json is not a saved comparison")
