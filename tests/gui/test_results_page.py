"""The results page, fed with a real search's events."""

from __future__ import annotations

import dataclasses
import re
import sys
from copy import copy

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTextBrowser, QToolButton, QWidget

from swathe.core.headers.brief import brief_query_name
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.system.words import date_text
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.dot_plot.view import DotPlotView
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.stack.view import StackView
from swathe.gui.widgets.chip import Chip
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE, apply_colour_scheme, is_dark
from tests.gui.conftest import search_in
from tests.gui.on_screen import feed, on_screen, settle, work_off
from tests.gui.result_rows import drag
from tests.gui.results_fixtures import align_rows, only_first_query, search, without_hits


@pytest.fixture
def page(qtbot):
    return on_screen(qtbot, ResultsPage(), 1000, 640)


def stopped(result, compared=100):
    """Return the search as if it had been cancelled within its first query."""
    partial = dataclasses.replace(result.queries[0], compared=compared)
    return dataclasses.replace(result, queries=(partial,), complete=False)


def form_compared(page, qtbot):
    """Wait until the page has compared the form with its run, which takes back what a test says of it."""
    timers = [timer for timer in page.findChildren(QTimer) if timer.interval() == 200]  # ms from a change
    assert timers
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))


def too_high(result):
    """Return the result of a query as if its scores had been a quarter higher."""
    return dataclasses.replace(result, scores=(result.scores * 1.25).astype(np.int32))


def named(result, header):
    """Return the search of a result's first query as if that had another name."""
    one = only_first_query(result)
    query = dataclasses.replace(one.queries[0].query, header=header)
    plan = dataclasses.replace(one.plan, request=dataclasses.replace(one.plan.request, queries=(query,)))
    return dataclasses.replace(one, plan=plan, queries=(dataclasses.replace(one.queries[0], query=query),))


def test_empty_page_says_what_to_do(page):
    assert not page.summary.isVisible()
    assert not page.query_list.isVisible()
    assert "No search yet" in page.hits.message.text()
    assert page.run.text() == ""


def test_running_page_says_what_is_searched(page, found):
    page.search_started(found.plan)
    assert found.plan.database.name in page.summary.text()
    assert "2 queries" in page.summary.text()
    assert f"{found.plan.database.n_sequences:,} sequences" in page.summary.text()
    assert "Searching" in page.hits.message.text()
    assert "running" in page.run._state.text()


def test_summary_says_compared_found_shown_time_and_rate(page, found):
    feed(page, found)
    query = found.queries[0]
    text = page.summary.text()
    assert f"All {query.compared:,} sequences compared exactly" in text
    assert f"{query.significant:,} with E ≤ 10" in text
    assert f"{len(query.hits):,} shown" in text
    assert "scores computed in" in text and " s, " in text
    assert not page.summary.warns


def test_a_warning_beside_exact_hits_says_in_words_what_it_is_of(page, found, qtbot):
    """Where E-values were estimated it said "exact", and the tooltip that all was well."""
    page.resize(1900, 640)
    line, button = page.summary, page.summary.info_button
    feed(page, search(13, 3, evalues="matrix"))
    qtbot.settle(page)
    assert line.warns and button.text() == "exact scores, E-values estimated"
    assert button.toolTip().startswith("E-values rest on estimated statistics. ")
    assert f"All {found.queries[0].compared:,} sequences compared exactly." in button.toolTip()
    page.resize(900, 640)
    qtbot.settle(page)
    assert button.text() == "E-values estimated"
    page.resize(1900, 640)
    unknown = search(1, 1)
    feed(page, unknown)
    qtbot.settle(page)
    assert line.warns and button.text() == "exact scores, no E-values"
    assert button.toolTip().startswith(unknown.queries[0].significance.parameters.note)
    feed(page, found)
    page.search_warned("The GPU failed: the processor went on.")
    assert line.warns and button.text() == "exact scores, with a warning"
    assert button.toolTip().startswith("The GPU failed: the processor went on. All ")
    for width in range(900, 450, -50):  # it gives way as the page does
        page.resize(width, 640)
        qtbot.settle(page)
    assert line.warns and button.text() == "warning"


def test_a_caution_keeps_its_words_until_bound_and_scoring_are_gone(page, qtbot):
    """It was a bare sign beside *BLOSUM62 11/1*, which was whole."""
    line, button = page.summary, page.summary.info_button
    page.resize(1900, 640)
    feed(page, search(13, 3, evalues="matrix"))
    worded = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    for width in range(1900, 450, -25):
        page.resize(width, 640)
        qtbot.settle(page)
        facts = any(chip.isVisible() for chip in (line.bound, line.scoring, line.round))
        assert not facts or button.toolButtonStyle() == worded, width


def test_that_e_values_are_to_be_read_with_care_is_said_beside_the_hits(page, qtbot):
    """It was said in Scores alone, once that was opened; beside the hits stood a calm "exact"."""
    page.resize(1900, 640)
    line, button, jobs = page.summary, page.summary.info_button, []
    page.task_wanted.connect(lambda task: task.name != "describe scores" or jobs.append(task))
    whole = search(evalues="matrix")
    first, other = (too_high(query) for query in whole.queries)
    found = dataclasses.replace(whole, queries=(first, other))
    feed(page, found)
    assert button.text() == "exact scores" and not line.warns
    QApplication.sendEvent(line, QEnterEvent(QPointF(), QPointF(), QPointF()))
    work_off(jobs.pop())
    assert button.text() == "exact scores", "words move under the pointer"
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    assert button.text() == "exact scores, E-values uncertain"
    care = "Read E-values with care: those near 10 may be "
    assert button.toolTip().startswith(care) and any(note.startswith(care) for note in line.notes)
    near = first.hits.log10_evalues
    factor = float(re.search(r"may be (\d+) times too small", button.toolTip())[1])
    settled = not np.any((near <= -3) & (near + np.log10(factor) > -3))
    assert line.warns is not settled and ("not significant" in button.toolTip()) is not settled
    scores = page.tabs.open(DistributionView)
    assert scores.fit_note.text.startswith(care) and not jobs, "it is described once"
    page.query_summary.query_chosen.emit(1)
    assert button.text() == "exact scores"
    work_off(jobs.pop())
    assert button.text() == "exact scores, E-values uncertain"
    feed(page, search(evalues="fitted"))
    work_off(jobs.pop())
    assert button.text() == "exact scores" and not line.warns, "they can be trusted"


def test_a_hit_that_may_not_be_significant_makes_the_care_a_warning(page):
    """Near the threshold a factor of six decides what is believed."""
    page.task_wanted.connect(lambda task: task.name != "describe scores" or work_off(task))
    page.resize(1900, 640)
    whole = only_first_query(search(evalues="matrix"))
    query = too_high(whole.queries[0])
    for evalue, warns in ((-9.0, False), (-3.1, True), (-2.9, False)):
        log10_evalues = np.where(np.arange(len(query.hits)) < 2, evalue, -1.0)
        log10_evalues[0] = -50
        hits = copy(query.hits)
        hits.log10_evalues = log10_evalues
        feed(page, dataclasses.replace(whole, queries=(dataclasses.replace(query, hits=hits),)))
        assert page.summary.info_button.text() == "exact scores, E-values uncertain"
        assert page.summary.warns is warns, evalue
        said = "If those near 0.001 are as well, 1 of the significant hits is not significant."
        assert (said in page.summary.info_button.toolTip()) is warns


def test_the_line_says_what_made_the_hits_and_which_mean_something(page, found):
    feed(page, found)
    line, hits = page.summary, found.queries[0].hits
    assert line.what.whole() == f"ADRB2_HUMAN → {found.plan.database.name}"
    assert line.scoring.text() == "BLOSUM62 11/1" and line.scoring.isVisible()
    assert line.bound.text() == "E ≤ 10"
    assert line.found.text() == f"{hits.n_significant:,} significant of {len(hits):,}"
    assert line.info_button.text() == "exact scores"
    other = search(13, 3, evalues="matrix")
    feed(page, other)
    assert line.scoring.text() == "BLOSUM62 13/3", "of the hits shown, whatever was searched before"
    feed(page, search(1, 1))
    assert "significant" not in line.found.text(), "without E-values nothing is known of that"


def test_that_the_form_differs_is_said_while_it_cannot_search(open_window, qtbot, small, one_query):
    """A number of threads that nobody can have took the hint away."""
    window = open_window((one_query, small))
    search_in(window, qtbot)
    form, differs = window.form, window.page.summary.differs
    form.scoring.choose("PAM250")
    qtbot.waitUntil(differs.isVisible)
    form.report.evalue_edit.setText("nothing")
    qtbot.waitUntil(lambda: "something has to be corrected first" in differs.accessibleDescription())
    assert differs.isVisible()
    form.report.evalue_edit.setText("10")
    qtbot.waitUntil(lambda: "PAM250" in differs.accessibleDescription())
    form.scoring.choose("BLOSUM62")
    qtbot.waitUntil(lambda: not differs.isVisible())
    form.report.evalue_edit.setText("nothing")
    qtbot.settle()
    assert not differs.isVisible(), "what would differ nobody knows"


def test_the_line_says_quietly_that_the_form_holds_another_search(page, found, qtbot):
    class Form(QObject):
        changed = Signal(str)

    form, wanted = Form(), [found.plan.request]
    page.follow_form(lambda: wanted[0], form.changed)
    feed(page, found)
    settle(qtbot, page)
    assert not page.summary.differs.isVisible()
    scheme = ScoringScheme.load("PAM250", 14, 2)
    wanted[0] = dataclasses.replace(found.plan.request, scheme=scheme, evalue=1e-3)
    form.changed.emit("")
    qtbot.waitUntil(page.summary.differs.isVisible)
    assert "PAM250 14/2 instead of BLOSUM62 11/1; E ≤ 0.001 instead of E ≤ 10" in page.summary.text()
    assert page.summary.scoring.text() == "BLOSUM62 11/1"
    with qtbot.waitSignal(page.summary.form_requested):
        qtbot.mouseClick(page.summary.differs, Qt.MouseButton.LeftButton)
    wanted[0] = dataclasses.replace(found.plan.request, queries=found.plan.request.queries[:1])
    form.changed.emit("")
    qtbot.waitUntil(lambda: "1 query instead of 2" in page.summary.differs.toolTip())
    wanted[0] = found.plan.request
    form.changed.emit("")
    qtbot.waitUntil(lambda: not page.summary.differs.isVisible())


def test_everything_about_the_run_is_behind_its_sign(page, found, qtbot):
    feed(page, found)
    qtbot.mouseClick(page.summary.info_button, Qt.MouseButton.LeftButton)
    dialog = page.run.window()
    assert dialog is not page and dialog.isVisible()
    assert "λ 0." in dialog.notes.text()
    method = found.plan.request.basis_of(found.plan.request.evalues)
    shown = page.run._text.toPlainText() + dialog.notes.text()
    assert shown.count(method) == 1, "it stood in the list and again below"
    assert found.plan.database.manifest.source_checksum in page.run._text.toPlainText()
    with qtbot.waitSignal(page.run.again_requested):
        qtbot.mouseClick(page.summary.again_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.compare_requested):
        qtbot.mouseClick(page.summary.compare_button, Qt.MouseButton.LeftButton)
    dialog.close()
    qtbot.keyClick(
        page, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert dialog.isVisible()
    dialog.close()


def test_first_query_is_shown_while_others_run_and_each_can_be_chosen(page, found, qtbot):
    page.search_started(found.plan)
    page.hits_found(0, found.queries[0])
    assert page.query_list.isVisible()
    assert page.hits.model.rowCount() == len(found.queries[0].hits)
    page.query_list.setFocus()
    with qtbot.waitSignal(page.current_query_changed):
        qtbot.keyClick(page.query_list, Qt.Key.Key_Down)
    assert page.current_query() == 1
    assert page.current_result() is None
    assert "Searching" in page.hits.message.text()
    page.hits_found(1, found.queries[1])
    assert page.hits.model.rowCount() == len(found.queries[1].hits)
    page.search_ended(found, True)
    assert f"{found.queries[1].significant:,} with E ≤ 10" in page.summary.text()


def test_a_query_chosen_in_the_last_search_is_not_waited_for(page, found):
    """It stood deep in the list: the page said that it was searching while others could be read."""
    feed(page, found)
    page.query_list.selectRow(1)
    page.search_started(found.plan)
    assert page.current_query() == 0
    page.hits_found(0, found.queries[0])
    assert page.hits.model.table is found.queries[0].hits
    page.hits_found(1, found.queries[1])
    assert page.hits.model.table is found.queries[1].hits, "nobody has chosen another one meanwhile"
    page.search_started(found.plan)
    page.hits_found(0, found.queries[0])
    page.query_list.selectRow(1)
    page.query_list.selectRow(0)
    page.hits_found(1, found.queries[1])
    assert page.current_query() == 0, "chosen"


def test_of_a_query_whose_turn_is_to_come_the_page_says_so(page, found):
    queries = found.plan.request.queries
    three = dataclasses.replace(queries[1], header="third")
    request = dataclasses.replace(found.plan.request, queries=(*queries, three))
    page.search_started(dataclasses.replace(found.plan, request=request))
    page.query_list.selectRow(2)
    said = "Query 3 of 3 is not searched yet. Finished ones are in the list."
    assert said in page.hits.message.text()
    page.hits_found(0, found.queries[0])
    assert said in page.hits.message.text()
    page.hits_found(1, found.queries[1])
    assert "Hits appear once every sequence has been compared" in page.hits.message.text()


def test_there_is_no_bound_where_there_are_no_evalues(page):
    feed(page, search(gap_open=0, gap_extend=1))
    assert "no E-values" in page.summary.text() and not page.summary.bound.isVisible()
    assert "E ≤ 10" not in page.summary.bound.text()


def test_one_query_needs_no_list(page, found):
    feed(page, only_first_query(found))
    assert not page.query_list.isVisible()


def test_alignment_follows_the_arrows(page, found, qtbot):
    wanted = []
    page.alignments_wanted.connect(lambda query, rows: wanted.append((query, rows)))
    feed(page, found)
    qtbot.waitUntil(lambda: bool(wanted))
    assert wanted[0][0] == 0
    assert wanted[0][1][0] == 0
    qtbot.settle(page)
    assert "Aligning" in page.alignment.message.text()
    align_rows(found.plan, found.queries[0], [0, 1])
    page.alignment_arrived(0, [0, 1])
    assert page.alignment.canvas.isVisible()
    first = page.alignment.text()
    qtbot.keyClick(page.hits.table, Qt.Key.Key_Down)
    assert page.hits.current_hit_row() == 1
    assert page.alignment.text() != first
    assert found.queries[0].hits.header(1) in page.alignment.text()


def test_what_belongs_to_another_query_is_not_mixed_in(page, found, qtbot):
    feed(page, found)
    page.query_list.setFocus()
    qtbot.keyClick(page.query_list, Qt.Key.Key_Down)
    align_rows(found.plan, found.queries[0], [0])
    page.alignment_arrived(0, [0])
    page.alignment_failed(0, 0, "not this one")
    qtbot.settle(page)
    assert "Aligning" in page.alignment.message.text()
    page.alignment_failed(1, 0, "The reason.")
    assert "The reason." in page.alignment.message.text()


def test_incomplete_is_said_with_sign_and_weight(page, found, qtbot):
    partial = stopped(found)
    feed(page, partial)
    text = page.summary.text()
    assert f"Stopped early: 100 of {found.plan.database.n_sequences:,} sequences compared" in text
    assert "Stronger hits may be among" in text
    assert page.summary.warns and page.summary.info_button.font().bold()
    assert page.summary.info_button.text() == "stopped early"
    page.resize(1400, 640)
    qtbot.settle(page)
    assert page.summary.info_button.text().startswith("stopped early: 100 of ")
    assert [page.queries.state(0), page.queries.state(1)] == ["incomplete", "not compared"]
    assert "not compared" in page.run.text()


def test_how_far_a_stopped_batch_came_stands_over_the_hits(page, found, qtbot):
    feed(page, dataclasses.replace(found, queries=found.queries[:1], complete=False))
    page.resize(1900, 640)
    qtbot.settle(page)
    words = page.summary.info_button.text
    assert words() == "stopped after 1 of 2 queries, these scores exact", "a sign stood before good news"
    page.query_list.selectRow(1)
    assert words() == "stopped after 1 of 2 queries"
    page.query_list.selectRow(0)
    page.resize(1000, 640)
    qtbot.settle(page)
    assert words() == "stopped, these scores exact", "the line at the foot says how far it came"


def test_about_a_stopped_run_it_is_said_once_that_it_was(page, found):
    """The dialog said it in its notes, under them, and in the table."""
    feed(page, dataclasses.replace(stopped(found), complete=False))
    for query in (0, 1):
        page.query_list.selectRow(query)
        page.show_run()
        said = "\n".join(
            [page._run_dialog.notes.text(), page.run._state.text(), page.run._text.toPlainText()]
        )
        assert said.count("stopped early") == 1, said
    page._run_dialog.close()


def test_about_a_complete_run_it_is_said_once_that_it_is_and_when_it_began_as_in_the_history(page, found):
    """It stood over the table and in it, and the time was one for machines."""
    feed(page, found)
    page.show_run()
    said = "\n".join([page._run_dialog.notes.text(), page.run._state.text(), page.run._text.toPlainText()])
    assert said.count("complete") == 1, said
    assert found.started not in said and date_text(found.started) in said
    page._run_dialog.close()


def test_exact_hits_of_a_search_that_was_stopped_do_not_pass_for_all(page, found):
    first = dataclasses.replace(found, queries=found.queries[:1], complete=False)
    feed(page, first)
    line = page.summary
    assert line.info_button.text() == "stopped, these scores exact"
    assert line.warns and line.info_button.font().bold()
    assert "1 of 2 queries was searched to the end" in line.info_button.toolTip()
    assert "1 of 2 queries was searched to the end" in line.notes[0]
    feed(page, found)
    assert line.info_button.text() == "exact scores" and not line.warns
    assert not any("stopped" in note for note in line.notes)


def test_query_and_database_have_the_room_before_words_of_commands_and_a_run_s_own_name(page, found, qtbot):
    """Of a named run "A very long name f…" was left, of another "LGB1_VICFA → n…" beside commands."""
    feed(page, found)
    line, worded = page.summary, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    searched = line.what.whole()
    line.say_name("A very long name for a run")
    line.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
    qtbot.settle(page)
    words = {}
    for width in (1600, 1240, 1180, 1120, 980, 920, 860, 700, 560):
        page.resize(width, 640)
        qtbot.settle()
        assert line.rect().contains(line.export_button.geometry()), width
        assert line.what.text().startswith(searched), width
        buttons = (line.new_button, line.again_button, line.compare_button, line.export_button)
        shown = [button.toolButtonStyle() == worded for button in buttons]
        words[width] = sum(shown)
        assert shown == sorted(shown), "the first gives way first: a pencil alone says less than a plus"
        places = [button.geometry() for button in buttons]
        line.say_name("")
        qtbot.settle()
        assert [button.geometry() for button in buttons] == places, "New search moved between two results"
        line.say_name("A very long name for a run")
    assert words[1600] == 4 and words[560] >= 2


@pytest.mark.parametrize("form", [True, False])
def test_commands_keep_their_words_and_the_names_a_part_of_each(open_window, qtbot, small, one_query, form):
    """Pencil and scales stood without words beside free room, and the names gave way to *Other search*."""
    window = open_window((one_query, small))
    window.resize(1280, 800)
    search_in(window, qtbot)
    if window.search_page.panes.form_shown != form:
        window.search_page.panes.toggle_form()
    line, worded = window.page.summary, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    window.page.hits.filter_bar.text.setText("a")
    qtbot.waitUntil(lambda: bool(window.page.hits.count.whole()))
    window.form.scoring.choose("PAM250")
    qtbot.waitUntil(line.differs.isVisible)
    qtbot.settle()
    commands = (line.again_button, line.compare_button, line.export_button)
    assert [one.toolButtonStyle() == worded for one in commands] == [not form, not form, True]
    query, _, database = line.what.whole().partition(" → ")
    assert line.what.text().startswith(f"{query} → {database[:6]}"), line.what.text()


def test_ticks_that_a_filter_hides_have_the_room_of_a_run_s_name(page, found, qtbot):
    """It said "7 of 173 hits shown…" beside a name that repeated query and database."""
    feed(page, only_first_query(found))
    line, count = page.summary, page.hits.count
    line.say_name("A very long name for a run, with more than there is room for")
    page.hits.marking.tick(list(range(20)))
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: "hidden" in count.whole())
    cut = 0
    for width in range(1600, 960, -20):
        page.resize(width, 640)
        qtbot.settle(page)
        assert count.text() == count.whole(), width
        cut += line.what.text() != line.what.whole()
    assert cut


def test_the_database_is_named_as_far_as_there_is_room(open_window, qtbot, small, one_query, tmp_path):
    """Of "001R_FRG3G → proteins.fasta" was left "001R_FRG3G…", beside 140 empty pixels."""
    database = tmp_path / "proteins_of_many_kinds_and_of_all_their_relatives.fasta"
    database.write_bytes(small.read_bytes())
    window = open_window((one_query, database))
    search_in(window, qtbot)
    window.form.scoring.choose("PAM250")
    window.page.hits.filter_bar.text.setText("a")
    qtbot.waitUntil(lambda: bool(window.page.hits.count.whole()))
    names, cut = window.page.summary.what, set()
    for width in range(1280, 1000, -20):
        window.resize(width, 800)
        qtbot.settle(window)
        shown, whole = names.text(), names.whole()
        if shown != whole:
            cut.add(shown)
            letters = len(shown) - 1
            more = names.fontMetrics().horizontalAdvance(whole[: letters + 4] + "…")
            assert whole.startswith(shown.removesuffix("…")) and more > names.width(), (width, shown)
    assert len(cut) > 3 and any("_of_" in shown for shown in cut)


def test_ticks_give_way_only_after_that_hits_are_exact_and_form_differs_keeps_a_word(page, found, qtbot):
    """It said "20 ticked (20 hidden) · 0 of 173 hits…", and no "exact scores" any more.

    Later it said "0 of 173 hits shown · 20…" and free room beside it, then "7 of 173 hits shown…", and the
    form's difference was a bare sign.
    """
    feed(page, only_first_query(found))
    line, worded = page.summary, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    page.hits.marking.tick(list(range(20)))
    page.hits.filter_bar.text.setText("in no header")
    qtbot.waitUntil(lambda: "hidden" in page.hits.count.whole())
    line.say_origin("From history", "Reopened from the history")
    form_compared(page, qtbot)
    line.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    exact, count = [], page.hits.count
    for width in range(1600, page.minimumSizeHint().width(), -20):
        page.resize(width, 640)
        qtbot.settle(page)
        assert page.hits.count.text().startswith(f"0 of {len(found.queries[0].hits)} shown"), width
        assert line.differs.toolButtonStyle() == worded or width < 600, width
        assert re.search(r"shown…$|20 ticks hidden$", count.text()), (width, count.text())
        free = count.width() - count.fontMetrics().horizontalAdvance(count.text())
        assert free < 2 * count.fontMetrics().averageCharWidth(), (width, count.text())
        exact.append(line.info_button.toolButtonStyle() == worded)
        if exact[-1]:
            assert count.text().endswith("20 ticks hidden"), width
        else:
            assert line.origin.isHidden() and line.differs.text() == "Other search", width
        assert line.info_button.geometry().right() < line.width()
    assert exact[0] and sum(exact) > 15


@pytest.mark.parametrize("more", ["", "differs", "round", "not kept"])
def test_how_many_hits_are_ticked_and_hidden_is_whole_at_every_width(page, found, qtbot, more):
    """Beside the form it said "12 of 119 shown · 20 ticked…", and of rounds "12 of 119 shown…"."""
    feed(page, only_first_query(found))
    line, count = page.summary, page.hits.count
    page.hits.marking.tick(list(range(60)))
    page.hits.filter_bar.text.setText("b")
    qtbot.waitUntil(lambda: "hidden" in count.whole())
    if more == "differs":
        form_compared(page, qtbot)
        line.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    elif more == "round":
        line.say_round(2, 3, converged=True)
    elif more == "not kept":
        line.say_kept("Not kept", "Some reason")
    left_out = 0
    for width in range(1300, 600, -23):
        page.resize(width, 640)
        qtbot.settle()
        assert count.text() == count.whole(), width
        assert count.geometry().right() < count.parentWidget().width(), width
        left_out += line.bound.isHidden()
    assert left_out and f"{line.scoring.text()} · {line.bound.text()}" in line.what.toolTip()


def test_in_rounds_that_the_form_differs_is_never_dropped_and_ticks_give_way_last(page, found, qtbot):
    """Beside the form nothing said so; "3 of 173 hits shown…" was cut with fifty pixels free beside it."""
    feed(page, only_first_query(found))
    line, count = page.summary, page.hits.count
    page.hits.marking.tick([0, 1, 2])
    page.hits.filter_bar.text.setText("in no header")
    qtbot.waitUntil(lambda: "hidden" in count.whole())
    qtbot.settle()  # it was compared with no form
    line.say_round(2, 3, converged=True)
    line.say_kept("Not kept", "Some reason")
    line.say_difference({"scheme": "PAM250 instead of BLOSUM62"})
    cut = []
    for width in range(1600, page.minimumSizeHint().width(), -20):
        page.resize(width, 640)
        qtbot.settle(page)
        assert line.differs.isVisible() and line.differs.geometry().right() < line.width(), width
        if count.text() != count.whole():
            cut.append(width)
            assert line.round.isHidden() and line.scoring.isHidden(), (width, count.text())
    assert not cut or max(cut) < 620, "narrower than any window"


def test_that_rounds_converged_is_said_as_long_as_the_scoring(page, found, qtbot):
    """Beside the form "converged" went first, which nothing but the page of rounds said then."""
    feed(page, only_first_query(found))
    line = page.summary
    qtbot.settle()
    line.say_round(2, 2, converged=True)
    line.say_difference({"scheme": "PAM250 instead of BLOSUM62"})
    went = False
    for width in range(900, page.minimumSizeHint().width(), -8):
        page.resize(width, 640)
        qtbot.settle(page)
        if line.round.text() != "round 2 of 2 · converged":
            assert line.bound.isHidden() and line.scoring.isHidden(), width
        went = went or line.bound.isHidden()
    assert went


@pytest.mark.parametrize("form", [True, False])
def test_that_the_form_differs_is_said_in_words_in_a_small_window(open_window, qtbot, small, one_query, form):
    """It was a bare sign, with free room beside it."""
    window = open_window((one_query, small))
    window.resize(1000, 700)
    search_in(window, qtbot)
    if window.search_page.panes.form_shown != form:
        window.search_page.panes.toggle_form()
    window.form.scoring.choose("PAM250")
    differs = window.page.summary.differs
    qtbot.waitUntil(differs.isVisible)
    qtbot.settle()
    assert differs.text() == ("Form holds another search" if form else "Other search"), "beside Export"
    assert differs.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert differs.width() >= differs.sizeHint().width()


def test_that_the_form_differs_is_said_in_a_word_before_it_is_a_sign(page, found, qtbot):
    feed(page, only_first_query(found))
    differs, worded = page.summary.differs, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    page.hits.filter_bar.text.setText("in no header")
    qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
    qtbot.settle(page)  # the page has compared the form itself
    page.summary.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    seen = {}
    for width in range(1900, page.minimumSizeHint().width(), -10):
        page.resize(width, 640)
        qtbot.settle(page)
        seen[differs.text() if differs.toolButtonStyle() == worded else "sign"] = width
    assert {"Form holds another search", "Other search"} <= seen.keys()
    page.summary.say_difference({})
    assert not differs.isVisible()


@pytest.mark.parametrize("form", [True, False])
def test_that_a_run_stopped_early_is_said_whatever_else_is(open_window, qtbot, small, one_query, form):
    """It shrank to a bare sign, and "Form holds another search" was gone, beside "From history"."""
    window = open_window((one_query, small))
    window.resize(1280, 800)
    search_in(window, qtbot)
    panes, page = window.search_page.panes, window.page
    if panes.form_shown != form:
        panes.toggle_form()
    feed(page, stopped(window.controller.result, compared=30))
    page.hits.filter_bar.text.setText("a")
    qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
    line, worded = page.summary, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    line.say_origin("From history", "Reopened from the history")
    window.form.scoring.choose("PAM250")
    qtbot.waitUntil(line.differs.isVisible)
    line.say_rest("Search the 15 queries left")
    given_way = []
    for width in range(1500, window.minimumSizeHint().width(), -20):
        window.resize(width, 800)
        qtbot.settle()
        button = line.info_button
        assert button.isVisible() and button.toolButtonStyle() == worded, width
        assert button.text().startswith("stopped early") and button.width() >= button.sizeHint().width()
        assert line.rect().contains(button.geometry().translated(line._facts.pos())), width
        rest = line.rest_button
        assert rest.isVisible() and rest.width() >= rest.sizeHint().width(), "there is no other way to go on"
        assert line.rect().contains(rest.geometry().translated(line._facts.pos())), width
        given_way.append((not line.origin.isHidden(), not line.differs.isHidden()))
    assert (True, False) not in given_way and (False, True) in given_way, given_way


def test_a_search_with_the_form_as_it_is_says_at_once_that_it_does_not_differ(
    open_window, qtbot, ready, finish, small, one_query
):
    """It was said on, of the hits before, beside those that were coming in."""
    window = open_window((one_query, small))
    ready(window)
    window.search()
    finish(window)
    differs, said = window.page.summary.differs, []
    window.controller.started.connect(lambda _: said.append(differs.text()))
    window.form.report.evalue_edit.setText("5")
    qtbot.waitUntil(differs.isVisible)
    window.search()
    finish(window)
    assert said == [""]
    qtbot.settle()
    assert not differs.isVisible()


def test_a_form_that_differs_is_a_click_away(open_window, qtbot, small, one_query):
    window = open_window((one_query, small))
    window.resize(1280, 800)
    search_in(window, qtbot)
    panes, line = window.search_page.panes, window.page.summary
    if panes.form_shown:
        panes.toggle_form()
    window.form.scoring.choose("PAM250")
    qtbot.waitUntil(line.differs.isVisible)
    qtbot.mouseClick(line.differs, Qt.MouseButton.LeftButton)
    assert panes.form_shown and window.form.scoring.matrix.name == "PAM250"


def change(form, name):
    """Make the form hold something else of a request, and return what to look at."""
    form.costs.unfold(False)
    form.options.unfold(False)
    if name == "evalue":
        form.report.evalue_edit.setText("0.001")
        return form.report.evalue_edit
    if name == "scheme":
        form.scoring.choose("PAM250")
        return form.scoring.combo
    box = {"mask": form.masking.box, "iteration": form.rounds.box}[name]
    box.click()
    return box


@pytest.mark.parametrize("name", ["evalue", "scheme", "mask", "iteration"])
def test_a_click_on_form_differs_goes_to_what_differs(open_window, qtbot, small, one_query, name):
    """With the form in sight already, "Click to see the form" changed nothing."""
    window = open_window((one_query, small))
    window.resize(1600, 700)
    search_in(window, qtbot)
    panes, line, form = window.search_page.panes, window.page.summary, window.form
    assert panes.form_shown
    field = change(form, name)
    qtbot.waitUntil(line.differs.isVisible)
    assert "Click to go to what differs in the form." in line.differs.toolTip()
    assert not field.isVisible()
    before = window.grab().toImage()
    qtbot.mouseClick(line.differs, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not field.visibleRegion().isEmpty())
    assert field.hasFocus()
    qtbot.settle()
    assert field.visibleRegion().boundingRect() == field.rect(), "scrolled to"
    around = QRect(field.mapTo(window, QPoint()), field.size()).adjusted(-3, -3, 3, 3)
    framed = window.grab(around).toImage()
    line.differs.setFocus()
    qtbot.settle()
    assert window.grab(around).toImage() != framed, "nothing marked it"
    assert window.grab().toImage() != before


def test_the_line_is_as_high_beside_the_form_as_without_it(open_window, qtbot, small, one_query):
    """At 1,280 pixels folding the form moved the hits by a line."""
    window = open_window((one_query, small))
    window.resize(1280, 800)
    search_in(window, qtbot)
    tops = []
    for _ in range(2):
        window.search_page.panes.toggle_form()
        qtbot.settle()
        tops.append(window.page.hits.mapTo(window.page, window.page.hits.rect().topLeft()).y())
    assert tops[0] == tops[1]


def test_no_chip_of_the_summary_is_cut(page, found, qtbot):
    feed(page, found)
    line = page.summary
    line.say_origin("Reopened", "From the history")
    chips = [chip for chip in line.findChildren(Chip) if not chip.isHidden()]
    heights = {}
    for width in (1200, 900, 700, 500):
        page.resize(width, 640)
        qtbot.settle()
        heights[width] = line.height()
        shown = [chip for chip in chips if not chip.isHidden()]
        assert {chip.text() for chip in chips} - {chip.text() for chip in shown} <= {"Reopened"}, "else whole"
        assert all(chip.width() >= chip.sizeHint().width() for chip in shown), width
        assert all(line.rect().contains(chip.geometry()) for chip in shown), width
        assert line.export_button.geometry().right() <= line.width()
    assert heights[1200] < heights[700] == heights[500], "a second line where it is narrow"


@pytest.mark.parametrize("dna", [False, True])
@pytest.mark.parametrize("complete", [True, False])
def test_no_chip_is_cut_beside_a_filter_and_rounds(page, found, qtbot, monkeypatch, dna, complete):
    """It said "round 7 of 7 · not conv" and "512 significant of 53", of 533, without a sign."""
    monkeypatch.setattr(HitTable, "proviso", "weak profile")
    monkeypatch.setattr("swathe.gui.results.summary_line.looks_like_nucleotides", lambda _: dna)
    feed(page, dataclasses.replace(only_first_query(found), complete=complete))
    line, count = page.summary, page.hits.count
    line.say_round(7, 7, converged=False)
    page.hits.marking.tick([1, 3, 4])
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: "12 of 119" in count.whole())
    place = QWidget()  # a part of a window may be narrower than it asks for
    qtbot.addWidget(place)
    line.setParent(place)
    line.show()
    place.show()
    chips = line.findChildren(Chip)
    for width in range(1300, 559, -20):
        line.resize(width, 60)
        qtbot.settle()
        shown = [chip for chip in chips if not chip.isHidden()]
        assert all(chip.width() >= chip.sizeHint().width() for chip in shown), (
            width,
            [*map(Chip.text, shown)],
        )
        ends = [one.mapTo(line, one.rect().topRight()).x() for one in (*shown, count, line.info_button)]
        assert max(ends) <= line.width(), width
        assert line.found in shown and line.found.text().endswith(("⚠", "weak profile")), width
        assert count.text().startswith("12 of 119"), width
        assert line.round in shown or line.bound not in shown, "the bound goes first"
        assert count.text() == count.whole() or line.scoring not in shown, (width, "ticks go last")
    line.resize(1900, 60)
    qtbot.settle()
    assert line.round.text() == "round 7 of 7 · not converged" and line.found.text().endswith("weak profile")


def test_the_hits_stay_where_they_are_whatever_is_said_over_them(page, found, qtbot):
    """The line of facts took another line for a long name, and the table below it moved."""
    one = only_first_query(found)
    long = named(found, f"{'laboratory_sample_' * 5} of an unusually long name")
    for width in (1200, 1000, 840, 620):
        page.resize(width, 740)
        feed(page, one)
        qtbot.settle()
        tops = {page.hits.mapTo(page, page.hits.rect().topLeft()).y()}

        def look(tops=tops):
            qtbot.settle()
            tops.add(page.hits.mapTo(page, page.hits.rect().topLeft()).y())
            assert page.summary.rect().contains(page.summary.export_button.geometry())

        page.search_started(one.plan)
        look()
        for result in (long, stopped(one), one):
            feed(page, result)
            look()
            page.summary.say_origin("From history", "Reopened from the history")
            page.summary.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
            page.hits.filter_bar.text.setText("human")
            qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
            look()
            page.hits.filter_bar.text.setText("")
            page.summary.say_difference({})
            qtbot.waitUntil(lambda: not page.hits.count.whole())
        assert len(tops) == 1, width


def test_every_page_of_details_says_what_to_do_where_the_filter_hides_all_hits(page, found, qtbot):
    """One asked for a hit of a table that lists none, another said that it shows none, and no more."""
    feed(page, only_first_query(found))
    page.hits.filter_bar.text.setText("in no header")
    qtbot.waitUntil(lambda: not page.hits.model.rowCount())
    qtbot.settle(page)
    kinds = (AlignmentView, DotPlotView, PermutationsView, OverviewView, StackView, OrganismsView)
    for detail in map(page.tabs.open, kinds):
        qtbot.waitUntil(detail.message.isVisible)
        assert detail.message.text().startswith("No hit in the table"), detail.title


def test_query_and_database_are_named_whole(page, found, qtbot):
    """Beside a filter's count the query was all that was left of the names; words that matter more stay."""
    feed(page, found)
    page.hits.marking.tick([1, 3, 4])
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: "12 of 119" in page.hits.count.whole())
    for width in range(1400, 700, -20):
        page.resize(width, 640)
        qtbot.settle()
        if page.summary.what.text() != page.summary.what.whole():
            assert 870 < width < 1080, "beside the form, which names both"
            assert page.summary.export_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_how_many_hits_the_filter_leaves_is_not_cut(page, found, qtbot):
    feed(page, found)
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
    for width in range(1200, 700, -20):
        page.resize(width, 640)
        qtbot.settle()
        assert page.hits.count.text() == page.hits.count.whole() == "12 of 119 hits shown", width


def test_that_hits_are_exact_stays_beside_the_count_of_a_filter(page, found, qtbot):
    """Beside the form of a window of 1,280 pixels it went before a letter of the database's name did."""
    feed(page, only_first_query(found))
    page.hits.filter_bar.text.setText("human")
    qtbot.waitUntil(lambda: bool(page.hits.count.whole()))
    line, worded = page.summary, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    for width in range(1300, 880, -20):
        page.resize(width, 640)
        qtbot.settle()
        said = line.info_button.text()
        assert line.info_button.toolButtonStyle() is worded and said in ("exact scores", "✓"), width
        assert line.scoring.isVisible() and line.found.isVisible()
        assert line.bound.isVisible() or said == "✓", width
        assert page.hits.count.text() == page.hits.count.whole()


def test_the_sign_of_a_stopped_run_gives_its_words_before_a_chip_is_cut(page, found, qtbot):
    page.resize(1300, 640)
    feed(page, dataclasses.replace(only_first_query(found), complete=False))
    line = page.summary
    assert line.info_button.text() == "stopped early, these scores exact"
    place = QWidget()  # a part of a window may be narrower than it asks for
    qtbot.addWidget(place)
    line.setParent(place)
    line.show()
    place.show()
    chips = (line.scoring, line.bound, line.found)
    line.resize(sum(chip.sizeHint().width() for chip in chips) + 60, 60)
    qtbot.settle()
    assert line.info_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert all(chip.isHidden() or chip.width() >= chip.sizeHint().width() for chip in chips)
    line.resize(1000, 60)
    assert line.info_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_three_blocks_and_twenty_hits_are_in_sight(qtbot, found):
    page = on_screen(qtbot, ResultsPage(), 1222, 754)  # what a window of 1,280 by 800 leaves
    feed(page, only_first_query(found))
    page.hits.table.selectRow(14)
    align_rows(found.plan, found.queries[0], [14])
    page.alignment_arrived(0, [14])
    table, canvas = page.hits.table, page.alignment.canvas
    assert table.viewport().height() >= 20 * table.verticalHeader().defaultSectionSize()
    measures = canvas.measures
    assert 2 * measures.stride + measures.block <= canvas.viewport().height()
    page.resize(940, 754)  # beside a list of queries not all figures fit a line
    qtbot.settle()
    cells = [cell for cell in page.alignment.figures._cells if cell.isVisible()]
    assert page.alignment.figures.rect().contains(cells[-1].geometry())


def test_a_search_that_ended_before_it_began_says_so(page, found):
    page.search_started(found.plan)
    page.search_ended(None, False)
    assert "this query was not compared" in page.summary.text()
    assert "Not compared" in page.hits.message.text()
    page.show_empty()
    assert "No search yet" in page.hits.message.text()


def test_a_query_the_search_did_not_reach_says_so(page, found, qtbot):
    feed(page, stopped(found))
    page.query_list.setFocus()
    qtbot.keyClick(page.query_list, Qt.Key.Key_Down)
    assert page.current_query() == 1
    assert "Not compared" in page.hits.message.text()
    assert page.summary.text().startswith("Query 2 of 2: Stopped early")


def test_details_of_a_query_that_was_not_compared_promise_nothing(page, found, qtbot):
    """'Hits are drawn here once their query has been compared' was said of one that never will be."""
    feed(page, stopped(found))
    page.query_list.selectRow(1)
    page.tabs.open(OverviewView)
    qtbot.settle()
    shown = [one for one in page.tabs.findChildren(MessagePage) if one.isVisible()]
    assert [label.text() for one in shown for label in one.findChildren(QLabel)] == [
        "No hits to look at", "",
    ]  # fmt: skip
    page.query_list.selectRow(0)
    qtbot.settle()
    assert page.tabs.open(OverviewView).canvas.isVisible()


def test_the_list_of_queries_says_that_it_counts_what_the_filter_leaves_out(page, found, qtbot):
    """The filter narrowed the hits of each query, and the list beside it counted them all without a word."""
    feed(page, found)
    count = page.query_summary.findChild(QLabel)
    page.hits.filter_bar.text.setText("receptor")
    qtbot.waitUntil(lambda: count.text().endswith("<br>counts ignore the filter"))
    page.query_list.selectRow(1)
    assert page.hits.filter_bar.text.text() == "receptor" and count.text().endswith("ignore the filter")
    model = page.queries
    for key in ("hits", "significant"):
        section = [column.key for column in model.columns].index(key)
        tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert "Hits that the filter hides are counted, too" in tip.replace("\n", " ")
    page.hits.filter_bar.clear()
    qtbot.waitUntil(lambda: not count.text().endswith("filter"))


def test_words_that_leave_out_every_query_leave_no_hits_beside_the_list(page, found, qtbot):
    """The hits of a query that was in the list no more stood beside it."""
    feed(page, found)
    first, second = (query.query.identifier for query in found.queries)
    words = page.query_summary.words
    words.setText(second)
    assert page.current_query() == 1 and page.hits.model.table is found.queries[1].hits
    words.setText("no such query")
    assert page.hits.model.table is None and page.current_result() is None
    assert "No query contains all these words" in page.hits.message.text()
    assert first not in page.summary.text() and second not in page.summary.text()
    assert "No query listed" in page.tabs.message.text() and page.tabs.message.isVisible()
    page.alignment_arrived(page.current_query(), [0])
    page.pairs_arrived(page.current_query(), [0])
    page.alignment_failed(page.current_query(), 0, "It cannot be aligned.")
    page.hits_found(0, found.queries[0])
    assert page.hits.model.table is None
    [clear] = [one for one in page.hits.message.findChildren(QPushButton) if one.isVisible()]
    clear.click()
    assert words.text() == "" and page.current_query() == 0
    assert page.hits.model.table is found.queries[0].hits and not page.tabs.message.isVisible()
    feed(page, stopped(found))
    words.setText("no such query")
    assert "these scores exact" not in page.summary.text() and "stopped after" in page.summary.text()
    feed(page, found)
    assert page.hits.model.table is found.queries[0].hits and words.text() == "", "of another search"


def test_a_search_stopped_before_the_query_looked_at_shows_one_that_was_searched(page, found, qtbot):
    """The list stood at a query of the last search, far below those that were searched: all seemed empty."""
    feed(page, found)
    page.query_list.selectRow(1)
    second = found.queries[1].query.header
    page.search_started(found.plan)
    assert page.current_query() == 0
    page.query_list.selectRow(1)
    assert page.summary.what.whole().startswith(brief_query_name(second)), "not the first query's"
    page.search_started(found.plan)
    page.hits_found(0, found.queries[0])
    page.search_ended(stopped(found), False)
    assert page.current_query() == 0 and page.query_list.currentIndex().row() == 0
    assert page.hits.model.rowCount() == len(found.queries[0].hits)
    page.search_started(found.plan)
    page.query_list.selectRow(1)
    page.hits_found(0, found.queries[0])
    page.search_ended(stopped(found), False)
    assert page.current_query() == 1, "chosen while the search ran"


@pytest.mark.long
def test_estimated_and_missing_statistics_are_said(page):
    fitted = search(13, 3)
    feed(page, fitted)
    assert fitted.plan.parameters.source == "estimated"
    for query in fitted.queries:
        assert query.significance.parameters.source == "fitted"
    p, base = fitted.queries[0].significance.parameters, fitted.plan.parameters
    words = f"λ {p.lambda_:.3f}, K {p.K:.2g} used for adjusted scores"
    assert f"{words} (before: {base.lambda_:.3f}, {base.K:.2g} estimated)." in page.summary.text()
    wholly = search(13, 3, evalues="fitted")
    feed(page, wholly)
    p = wholly.queries[0].significance.parameters
    assert f"λ {p.lambda_:.3f}, K {p.K:.2g} fitted to this search (before: " in page.summary.text()
    assert not page.summary.warns
    said = "E-values rest on estimated statistics that were then fitted to this search's scores."
    assert said in page.summary.info_button.toolTip().replace("\n", " "), "as the form had said"
    estimated = search(13, 3, evalues="matrix")
    feed(page, estimated)
    assert "E-values: unadjusted matrix" in page.run.text()
    assert "E-values rest on estimated statistics. Estimated from" in page.summary.text()
    assert estimated.plan.parameters.note in page.summary.text()
    assert page.summary.warns
    unavailable = search(1, 1)
    feed(page, unavailable)
    assert f" {unavailable.plan.parameters.note}" in page.summary.text()
    assert "with a score above 0" in page.summary.text()


def test_a_cut_list_is_said(page, found):
    cut = dataclasses.replace(found.queries[0], hits=without_hits(found.queries[0]).hits)
    page.search_started(found.plan)
    page.hits_found(0, cut)
    assert "Only the best 0 hits are reported, as requested." in page.summary.text()


def test_of_one_query_the_run_has_one_time_and_one_rate(page, found):
    """Two times and two rates stood there, and nothing said of what."""
    feed(page, only_first_query(found))
    assert page.run.text().count("CUPS") == 1
    feed(page, found)
    assert page.run.text().count("CUPS") == 1 + len(found.queries)
    assert "published - Published" not in page.run.text()


def test_run_says_everything_needed_to_repeat_it(page, found):
    feed(page, found)
    text = page.run.text()
    manifest = found.plan.database.manifest
    for fact in (
        "BLOSUM62",
        "a gap of k residues costs 11 + k × 1, so its first residue 12",
        "Published NCBI parameters",
        manifest.source,
        manifest.source_checksum,
        f"{manifest.n_residues:,}",
        found.plan.engine_label,
        "--gap-open 11",
        date_text(found.started),
        "complete",
        found.plan.request.queries[1].identifier,
    ):
        assert fact in text, fact
    places = [
        text.index(f"{name}: ")
        for name in (
            "Query",
            "Database",
            "Scoring",
            "Found",
            "Program",
            "E-values",
            "Statistics before any fit",
        )
    ]
    assert places == sorted(places), "what, where, how, what was found, then statistics"
    page.show()
    page.show_run()
    notes, facts = (
        one.mapTo(page._run_dialog, QPoint()).y() for one in (page._run_dialog.notes, page.run._text)
    )
    assert notes < facts, "what to know of the E-values was the last thing there"
    shown = page.run._text.toPlainText()
    assert manifest.source_checksum in shown
    assert "CUPS" in shown


def test_chart_library_is_loaded_with_the_first_chart_only(page, found, qtbot):
    feed(page, found)
    assert not any(isinstance(detail, DistributionView) for detail in page.tabs.made())
    chart = page.tabs.open(DistributionView).plot
    assert "pyqtgraph" in sys.modules
    assert chart._hits is found.queries[0].hits
    page.hits.table.go_to(2)
    assert chart._current.value() == found.queries[0].hits.scores[2]
    page.query_list.setFocus()
    qtbot.keyClick(page.query_list, Qt.Key.Key_Down)
    qtbot.settle(page)
    assert chart._hits is found.queries[1].hits
    page.show_empty()
    qtbot.settle(page)
    assert chart.text() == "No scores yet"


def test_layout_is_remembered(page, found, qtbot):
    feed(page, found)
    qtbot.settle(page.tabs)
    drag(qtbot, page.rows.found, 1, -100)
    drag(qtbot, page.rows, 1, 40)
    qtbot.settle()
    other = ResultsPage()
    qtbot.addWidget(other)
    other.resize(page.size())
    state = page.save_state()
    assert set(state) == {"alignment", "columns", "query_columns", "rows", "stack"}
    other.restore_state(state)
    other.show()
    feed(other, found)
    qtbot.settle(other.tabs)
    assert other.rows.sizes() == page.rows.sizes() and other.rows.found.sizes() == page.rows.found.sizes()
    other.restore_state({"columns": QByteArray(b"rubbish"), "rows": QByteArray(b"\1")})
    assert other.rows.sizes() == page.rows.sizes() and other.rows.found.sizes() == page.rows.found.sizes()


def test_nothing_is_lost_in_the_smallest_window(page, found, qtbot):
    feed(page, found)
    page.resize(700, 540)  # what a window of 1,000 x 640 leaves beside the form
    qtbot.settle()
    assert (page.width(), page.height()) == (700, 540)
    for widget in (
        page.hits.filter_bar.text,
        page.summary.export_button,
        page.summary.info_button,
        page.hits.columns_button,
        page.tabs,
    ):
        assert widget.visibleRegion().boundingRect() == widget.rect(), widget.accessibleName()
    assert page.hits.table.viewport().height() > 3 * page.hits.table.rowHeight(0)


def test_everything_follows_the_colour_scheme(page, found, qapp, qtbot):
    align_rows(found.plan, found.queries[0], [0])
    feed(page, found)
    chart = page.tabs.open(DistributionView).plot
    try:
        for scheme in ("dark", "light"):
            apply_colour_scheme(qapp, scheme)
            qtbot.settle()
            for widget in (page, page.hits.table, page.alignment.canvas, chart, page.run):
                assert is_dark(widget.palette()) == (scheme == "dark")
            picture = chart.grab().toImage()
            assert (picture.pixelColor(2, picture.height() - 2).lightnessF() < 0.5) == (scheme == "dark")
    finally:
        apply_colour_scheme(qapp, "system")


def first_hits(result, count):
    """Return a query's result cut to its best hits, as if so few had been asked for."""
    hits = result.hits
    best = slice(0, count)
    columns = (hits.subjects[best], hits.scores[best], hits.bits[best], hits.log10_evalues[best])
    return dataclasses.replace(
        result, hits=HitTable(hits.query, hits.database, *columns, scoring=hits.scoring)
    )


def test_one_of_something_is_said_in_the_singular(page, found):
    page.search_started(found.plan)
    page.hits_found(0, first_hits(found.queries[0], 1))
    assert page.summary.found.text() == f"1 significant of 1 (the best of {found.queries[0].significant:,})"
    assert "Only the best hit is reported, as requested." in page.summary.text()
    assert "1 hit " in page.run.text()
    page.hits.filter_bar.text.setText("no header has this")
    page.hits.filter_bar.apply()
    assert "1 hit is hidden." in page.hits.message.text()
    page.hits.filter_bar.clear()


def test_the_summary_says_which_query_it_is_about(page, found, qtbot):
    feed(page, found)
    assert page.summary.text().startswith("Query 1 of 2: ")
    page.query_list.setFocus()
    qtbot.keyClick(page.query_list, Qt.Key.Key_Down)
    assert page.summary.text().startswith("Query 2 of 2: ")
    feed(page, only_first_query(found))
    assert page.summary.text().startswith("All ")


def test_missing_bits_and_evalues_are_said_alike(page, qtbot):
    unavailable = search(1, 1)
    feed(page, unavailable)
    qtbot.settle(page)
    hits = unavailable.queries[0].hits
    assert (hits.display("bits", 0), hits.display("evalue", 0)) == ("n/a", "n/a")
    assert "n/a bits · E-value n/a" in page.alignment.statistics_text()
    assert hits.display("identity", 0) == ""  # not aligned yet is something else


def test_run_says_what_was_changed_in_query_and_matrix(page, found, tmp_path):
    own = tmp_path / "MINE"
    letters = "ARNDCQEGHILKMFPSTWYV"
    rows = [f"{a} " + " ".join("5" if a == b else "-2" for b in letters) for a in letters]
    own.write_text("   " + " ".join(letters) + "\n" + "\n".join(rows) + "\n")
    scheme = ScoringScheme.load(own)
    notes = ReadingNotes(lower_case=7)
    request = dataclasses.replace(found.plan.request, scheme=scheme, query_notes=notes)
    page.search_started(dataclasses.replace(found.plan, request=request))
    text = page.run.text()
    for fact in (str(own), *scheme.matrix_notes, *notes.sentences()):
        assert fact in text, fact


class Listener(Detail):
    """A detail that notes what it is told."""

    title = "Listener"

    def __init__(self):
        super().__init__()
        self.told = []

    def set_result(self, result, plan):
        self.told.append(("result", result))

    def set_rows(self, rows):
        self.told.append(("rows", rows.tolist()))

    def set_current_hit(self, row):
        self.told.append(("hit", row))

    def set_chosen(self, rows):
        self.told.append(("chosen", rows.tolist()))

    def alignments_arrived(self, rows):
        self.told.append(("aligned", rows))

    def alignment_failed(self, row, sentence):
        self.told.append(("failed", row, sentence))


def test_only_the_tab_in_sight_is_fed_and_another_catches_up(page, found, qtbot):
    page.tabs.add(Listener)
    feed(page, found)
    hits = found.queries[0].hits
    assert not any(isinstance(detail, Listener) for detail in page.tabs.made())
    listener = page.tabs.open(Listener)
    whole = list(range(len(hits)))
    everything = [("result", found.queries[0]), ("rows", whole), ("hit", 0), ("chosen", [])]
    assert listener.told == everything
    listener.told.clear()
    page.tabs.setCurrentWidget(page.dot_plot)
    page.hits.table.go_to(3)
    page.alignment_arrived(0, [1, 2])
    page.alignment_failed(0, 4, "Too long.")
    assert listener.told == []
    page.tabs.open(Listener)
    assert listener.told == [("hit", 3), ("aligned", [1, 2]), ("failed", 4, "Too long.")]
    listener.told.clear()
    rank = next(section for section, column in enumerate(COLUMNS) if column.key == "rank")
    page.hits.table.sortByColumn(rank, Qt.SortOrder.DescendingOrder)
    assert listener.told == [("rows", whole[::-1])]
    listener.told.clear()
    page.query_list.selectRow(1)
    page.alignment_arrived(1, [0])
    page.hits.table.viewport().repaint()
    assert listener.told == [], "the hits are painted first: in one go both would take too long"
    qtbot.settle(page)
    assert [name for name, *_ in listener.told] == ["result", "rows", "hit", "chosen", "aligned"]
    assert listener.told[0][1] is found.queries[1]
    listener.told.clear()
    page.query_list.selectRow(0)
    page.hits.table.go_to(3)
    assert [name for name, *_ in listener.told] == ["result", "rows", "hit", "chosen"]
    fourth = page.hits.model.hit_row(3)
    assert listener.told[2] == ("hit", fourth), "a hit chosen in the new table is none of the old one's"
    listener.told.clear()
    page.query_list.selectRow(1)
    page.tabs.open(Listener)
    assert listener.told[0][1] is found.queries[1], "who asks for it does not get what is out of date"
    listener.told.clear()
    page.show_empty()
    qtbot.settle(page)
    assert listener.told == [("result", None), ("rows", []), ("hit", -1), ("chosen", [])]


def test_titles_of_tabs_are_in_sight_beside_a_switch_that_comes_back(page, found, qtbot):
    feed(page, only_first_query(found))
    bar = page.tabs.tabBar()
    page.tabs.open(OrganismsView)
    qtbot.settle()
    page.resize(bar.sizeHint().width() + 320, 700)  # room for the titles and the menus, not for the switch
    qtbot.settle()
    page.tabs.open(AlignmentView)
    qtbot.settle()
    assert bar.width() >= bar.sizeHint().width()
    page.tabs.resize(bar.sizeHint().width() + 40, 300)  # nor for the menus
    qtbot.settle()
    assert bar.width() >= bar.sizeHint().width()
    assert page.tabs.copy_button.isVisible() and page.tabs.copy_button.y() > bar.y()


def test_titles_of_tabs_stay_in_place_where_the_switch_has_a_row_of_its_own(page, found, qtbot):
    """In a low window the details needed more room with the switch than without, and their titles moved."""
    feed(page, only_first_query(found))
    bar = page.tabs.tabBar()
    page.tabs.resize(bar.sizeHint().width() + 200, 300)
    needed = set()
    for kind in (AlignmentView, OverviewView, OrganismsView):
        page.tabs.open(kind)
        qtbot.settle()
        needed.add(page.tabs.minimumSizeHint().height())
    assert len(needed) == 1


def test_the_switch_stays_where_it_is_whatever_it_shows(page, found, qtbot):
    """A picture without text to copy moved it to the right, and the next click chose the first button."""
    page.resize(1400, 700)
    feed(page, only_first_query(found))
    page.tabs.open(AlignmentView)
    qtbot.settle()
    buttons = {button.accessibleName(): button for button in page.tabs.findChildren(QToolButton)}
    switch = [buttons[name] for name in ("Residues", "Dot plot", "Significance")]
    places = set()
    for button in switch:
        button.click()
        qtbot.settle()
        places.add(tuple(other.mapTo(page, QPoint()).x() for other in switch))
    assert len(places) == 1


def test_picture_has_the_corner_on_pages_without_copy_too(page, found, qtbot):
    """It stood beside a gap on those with nothing to copy as text."""
    page.resize(1400, 700)
    feed(page, only_first_query(found))
    copied = set()
    for kind in (AlignmentView, OverviewView, OrganismsView):
        page.tabs.open(kind)
        qtbot.settle()
        copied.add(page.tabs.copy_button.isVisible())
        assert page.tabs.picture_button.isVisible()
        assert page.tabs.picture_button.geometry().right() == page.tabs.rect().right()
    assert copied == {True, False}
    assert page.tabs.copy_button.x() < page.tabs.picture_button.x()


def test_keys_walk_the_tabs(page, found, qtbot):
    """Only two of them had a letter, and Ctrl+Tab did nothing."""
    feed(page, found)
    titles = page.tabs.tabBar()
    shown = [tab for tab in range(titles.count()) if titles.isTabVisible(tab)]
    assert len(shown) > 2 and titles.currentIndex() == shown[0]
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    page.hits.table.setFocus()
    qtbot.keyClick(page.hits.table, Qt.Key.Key_Tab, control)
    assert titles.currentIndex() == shown[1]
    qtbot.keyClick(page.hits.table, Qt.Key.Key_Backtab, control | shift)
    qtbot.keyClick(page.hits.table, Qt.Key.Key_Backtab, control | shift)
    assert titles.currentIndex() == shown[-1], "around the ends"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_on_a_hit_leads_to_its_alignment(page, found, qtbot, key):
    """It did nothing that could be seen."""
    feed(page, found)
    align_rows(found.plan, found.queries[0], [0])
    page.alignment_arrived(0, [0])
    page.tabs.open(OverviewView)
    page.hits.table.setFocus()
    qtbot.keyClick(page.hits.table, key)
    assert page.alignment.canvas.hasFocus() and page.alignment.isVisible()


def test_the_titles_of_pages_are_alike(page, found):
    """Alignment and Overview had an underlined letter, and the others had none."""
    feed(page, found)
    titles = page.tabs.tabBar()
    assert not [titles.tabText(place) for place in range(titles.count()) if "&" in titles.tabText(place)]


def test_keys_scroll_the_description_of_the_run(page, found, qtbot):
    """Tab went round the buttons alone, and Page Down did nothing."""
    feed(page, found)
    page.show_run()
    text = page.run.findChild(QTextBrowser)
    dialog = text.window()
    qtbot.waitUntil(text.hasFocus)  # as soon as it is shown
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_PageDown)
    assert text.verticalScrollBar().value() > 0
    reached = []
    for _ in range(4):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert text in reached
    dialog.close()


def test_tab_goes_through_the_line_over_the_details_from_left_to_right(page, found, qtbot):
    """It went past the alignment's views, and came to them last of all."""
    feed(page, only_first_query(found))
    page.tabs.open(AlignmentView)
    page.tabs.tabBar().setFocus()
    reached = []
    for _ in range(5):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        reached.append(page.focusWidget().accessibleName())
    assert reached == ["Residues", "Dot plot", "Significance", "Copy", "Copy or save a picture"]


def test_a_hit_clicked_in_a_tab_is_current_in_the_table_or_said_to_be_hidden(page, found):
    page.tabs.add(Listener)
    feed(page, found)
    hits = found.queries[0].hits
    listener = page.tabs.open(Listener)
    last = len(hits) - 1
    listener.hit_chosen.emit(last)
    assert page.hits.current_hit_row() == last
    assert page.hits.model.model_row(last) in page.hits.table.places_looked_at()
    page.hits.filter_bar.text.setText(hits.text("subject", 0))
    page.hits.filter_bar.apply()
    assert page.hits.model.rowCount() < len(hits)
    listener.hit_chosen.emit(last)
    assert page.note.isVisible()
    assert hits.brief("subject", last) in page.note.text
    assert page.hits.current_hit_row() != last
    page.hits.filter_bar.clear()
    assert not page.note.isVisible()


def test_what_tabs_want_aligned_is_asked_for_after_what_the_table_wants(page, found, qtbot):
    page.tabs.add(Listener)
    feed(page, found)
    wanted = []
    page.alignments_wanted.connect(lambda query, rows: wanted.append(rows))
    qtbot.waitUntil(lambda: bool(wanted))
    of_table = wanted[-1]
    listener = page.tabs.open(Listener)
    last = len(found.queries[0].hits) - 1
    listener.alignments_wanted.emit([last, last - 1, 0])
    qtbot.waitUntil(lambda: last in wanted[-1])
    assert wanted[-1] == [*of_table, *(row for row in (last, last - 1) if row not in of_table)]
    page.alignment_failed(0, last, "Too long.")
    align_rows(found.plan, found.queries[0], [0])
    listener.alignments_wanted.emit([last, last - 1, 0])
    qtbot.waitUntil(lambda: last not in wanted[-1])
    assert 0 not in wanted[-1]


def test_the_picture_menu_of_one_alignment_leads_to_those_of_several_hits(page, found):
    """A picture of the ticked hits was looked for there first, and the menu had one of a single hit."""
    feed(page, found)
    menu = {action.text(): action for action in page.alignment.picture_menu.actions()}
    titles = page.tabs.tabBar()
    menu["Several hits in one picture: &Overview"].trigger()
    assert titles.tabText(titles.currentIndex()) == "Overview"
    menu["Several hits as one alignment: S&tack"].trigger()
    assert titles.tabText(titles.currentIndex()) == "Stack"


def test_a_stopped_batch_is_continued_by_a_word_where_there_is_little_room(page, found, qtbot):
    """It was a bare magnifier among icons, and the one thing to do there."""
    page.resize(1600, 640)
    feed(page, stopped(found, compared=found.plan.database.n_sequences))
    line = page.summary
    assert line.rest_button.text() == "Continue"
    line.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    for width in range(1600, 400, -50):
        page.resize(width, 640)
        qtbot.settle()
        if line.rest_button.isVisible():
            assert line.rest_button.text() == "Continue", width
            assert line.rest_button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_no_command_moves_when_one_goes_from_query_to_query(page, found, qtbot):
    first, second = found.plan.request.queries
    long = dataclasses.replace(second, header="a_very_long_name_of_a_query_that_takes_room")
    request = dataclasses.replace(found.plan.request, queries=(first, long))
    feed(page, dataclasses.replace(found, plan=dataclasses.replace(found.plan, request=request)))
    line = page.summary
    buttons = (line.new_button, line.again_button, line.compare_button, line.export_button)
    for width in range(860, 500, -20):  # the facts, of other widths, have a line of their own
        page.resize(width, 640)
        seen = []
        for query in (0, 1):
            page.query_list.selectRow(query)
            qtbot.settle()
            seen.append([button.geometry() for button in buttons])
        assert seen[0] == seen[1], width
    feed(page, dataclasses.replace(found, queries=(found.queries[0], without_hits(found.queries[1]))))
    for width in range(1700, 900, -20):  # on one line with them
        page.resize(width, 640)
        seen = []
        for query in (0, 1):
            page.query_list.selectRow(query)
            qtbot.settle()
            seen.append([(button.geometry(), button.toolButtonStyle()) for button in buttons])
        assert seen[0] == seen[1], width


def test_that_the_form_differs_looks_like_a_quiet_button(page, found):
    """It looked like the facts beside it, and then, in the colour of warnings, like a fault."""
    feed(page, found)
    page.summary.say_difference({"evalue": "E ≤ 0.001 instead of E ≤ 10"})
    differs = page.summary.differs
    assert differs.text() == "Form holds another search" and not differs.autoRaise()
    button = QPalette.ColorRole.Button
    assert differs.palette().color(button) == page.summary.info_button.palette().color(button)


def test_where_results_are_from_stays_as_long_as_there_is_room(page, found, qtbot):
    """It went as if the words of the commands, which were gone, still took their room."""
    feed(page, found)
    line = page.summary
    line.say_origin("From history", "Reopened from the history")
    hidden = 0
    for width in range(1400, 500, -50):
        page.resize(width, 640)
        qtbot.settle()
        if line.origin.isVisible():
            continue
        hidden += 1
        free = line.new_button.x() - line.info_button.mapTo(line, line.info_button.rect().topRight()).x()
        assert free < line.origin.sizeHint().width() + 3 * SPACE, width
    assert hidden < 6
