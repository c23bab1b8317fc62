"""Iterated searches in the real window: the form, the Rounds page, the logo, what is saved."""

from __future__ import annotations

import shlex
import threading
import xml.etree.ElementTree as ElementTree
import zipfile
from copy import copy
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton, QRadioButton, QStyle, QWidget
from pytestqt.qtbot import QtBot

from swathe.core.cancel import CancelToken
from swathe.core.export import FORMATS, Selection, export, sidecar_of
from swathe.core.export.provenance import command_line, command_of, lines, provenance
from swathe.core.export.pssm import save_pssm
from swathe.core.headers.brief import untagged
from swathe.core.history.changes import ChangeTable
from swathe.core.history.differences import compare
from swathe.core.history.summary import summary_of
from swathe.core.results.hits import COLUMNS, LEFT_OUT, HitTable
from swathe.core.rounds.facts import round_of, rounds_text
from swathe.core.scoring.about_pssm import about_pssm
from swathe.core.scoring.pssm import PositionSpecificQuery, parse_pssm
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import ProfileProgress
from swathe.core.search.round_options import RoundOptions
from swathe.core.search.search import run_search
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import counted
from swathe.gui.results.hits.cells import about_verdict
from swathe.gui.results.hits.model import NEW_MARK
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.rounds.logo_painter import GROUPS, position_text, residue_colours
from swathe.gui.results.rounds.view import RoundsView
from swathe.gui.results.stack.view import StackView
from swathe.gui.results.summary_line import differences
from swathe.gui.search.form_scroll import FormScroll
from swathe.gui.widgets.row_table import MARGIN
from swathe.gui.widgets.theme import OKABE_ITO, SPACE, Colours, apply_colour_scheme
from swathe.gui.work.task_controller import SearchState
from tests.gui.conftest import search_in
from tests.gui.on_screen import on_screen, settle
from tests.gui.runs_shown import history, opened, search_and_keep

SelectionFlag = QItemSelectionModel.SelectionFlag
SUBJECT = next(section for section, column in enumerate(COLUMNS) if column.key == "subject")
ROUND = next(section for section, column in enumerate(COLUMNS) if column.key == "round")


@pytest.fixture(scope="session")
def receptor(tmp_path_factory):
    """The sample's first query alone: the β2 adrenergic receptor, 413 residues."""
    path = tmp_path_factory.mktemp("queries") / "adrb2.fasta"
    path.write_text(">" + sample_queries().read_text().split(">")[1])
    return path


@pytest.fixture(scope="module")
def searched_once(open_for_all, request, receptor):
    """A window in which the receptor was searched for in five rounds, the last one without news."""
    window = open_for_all((receptor, sample_database()))
    search_rounds(window, QtBot(request), 5)
    return window


def search_rounds(window, qtbot, rounds):
    window.form.rounds.box.setChecked(True)
    window.form.rounds.rounds_box.setValue(rounds)
    window.form.rounds.inclusion_edit.setText("1e-40")
    search_in(window, qtbot)


def test_the_table_of_rounds_is_whole(searched_once, qtbot):
    page = searched_once.page
    page.tabs.setCurrentWidget(searched_once.search_page.rounds.view)
    table = searched_once.search_page.rounds.view.table
    qtbot.waitUntil(table.isVisible)
    assert table.horizontalScrollBar().maximum() == 0
    header = table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    for section in range(header.count()):
        assert header.sectionSize(section) >= header.sectionSizeHint(section), "the title is whole"
    assert header.textElideMode() == Qt.TextElideMode.ElideNone, "of two lines, too"


def test_the_round_shown_is_wholly_in_sight_and_six_of_them_are(own, qtbot):
    """The row of the round shown was cut in half, and four and a half were seen under its state."""
    own.resize(1280, 800)
    view, rounds = own.search_page.rounds.view, own.controller.result.rounds
    own.page.tabs.setCurrentWidget(view)
    words = "Converged: round 12 included nothing new. At most 20 rounds; profiles of hits with E ≤ 0.1. "
    words += "That is looser than the usual 0.002: a chance hit that is included brings its relatives."
    for said in ("Round 12 is running.", words, f"{words} {words} {words} {words}"):
        view.show_rounds(list(rounds) * 6, said)
        view.mark(12)
        settle(qtbot, own.page)
        row = view.table.visualRect(view.table.currentIndex())
        assert view.table.viewport().rect().contains(row.adjusted(0, 0, -1, -1)), said
        if said is words:
            assert view.table.viewport().height() >= 6 * row.height()


def test_three_rounds_are_in_sight_in_a_small_window(own, qtbot):
    """One and a half were, under a state of several lines."""
    own.resize(1000, 700)
    view, rounds = own.search_page.rounds.view, own.controller.result.rounds
    own.page.tabs.setCurrentWidget(view)
    for times in (3, 12):
        view.show_rounds(list(rounds) * 6, "Not converged: the last round still included new hits. " * times)
        view.mark(3)
        settle(qtbot, own.page)
        row = view.table.visualRect(view.table.currentIndex())
        assert view.table.viewport().height() >= 3 * row.height()
    own.resize(1280, 1000)
    settle(qtbot, own.page)
    assert view.hint.isVisible()


def test_what_a_profile_was_built_from_and_how_many_hits_are_ticked_is_read_in_a_small_window(own, qtbot):
    """The first lost the number of the round, and beside the form all but "Built…"; the other was "1…"."""
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    own.resize(1000, 676)
    own.page.hits.marking.tick(0)
    for unfolded in (False, True):
        own.search_page.panes.show_form_as_before(unfolded)
        settle(qtbot, own.page)
        assert " included in round 2" in view.about.text()
        assert view.about.height() >= view.about.heightForWidth(view.about.width())
        assert own.page.hits.selected.text() == "1 ticked"


@pytest.fixture
def searched(searched_once):
    """That window with its last round in front."""
    view = searched_once.search_page.rounds.view
    view.table.selectRow(view.model.rowCount() - 1)
    return searched_once


@pytest.fixture
def own(open_window, qtbot, receptor):
    """A window in which the receptor was searched for in two rounds, for a test that changes it."""
    window = open_window((receptor, sample_database()))
    search_rounds(window, qtbot, 2)
    return window


def test_form_is_folded_and_remembers(open_window, ready, one_query):
    window = open_window((one_query,))
    field = window.form.rounds
    window.form.database.open(sample_database())
    ready(window)
    window.form.options.unfold()
    assert not field.details.isVisible()
    assert window.form.request().iteration is None
    field.box.click()
    assert field.details.isVisible()
    options = window.form.request().iteration
    assert (options.rounds, options.inclusion) == (5, 0.002)
    field.rounds_box.setValue(3)
    field.inclusion_edit.setText("1e-4")
    assert "--rounds 3 --inclusion 0.0001" in command_line(window.form.request())
    field.inclusion_edit.setText("none")
    assert "inclusion E-value must be" in window.form.problem
    assert not window.form.button.isEnabled()
    field.box.click()
    assert not window.form.problem
    field.box.click()
    field.inclusion_edit.setText("1e-4")
    window.close()
    again = open_window().form.rounds
    assert again.box.isChecked()
    assert again.rounds_box.value() == 3
    assert again.options.inclusion == 1e-4


@pytest.mark.long
def test_a_usual_search_has_no_rounds_page(open_window, ready, finish, one_query):
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    tabs = window.page.tabs
    assert not tabs.isTabVisible(tabs.indexOf(window.search_page.rounds.view))
    assert not menu_entry(window.page.summary.export_button.menu(), "Save &PSSM…").isVisible()
    assert not window.menus.action("save_pssm").isEnabled()


def test_rounds_page_tells_what_each_round_found(searched):
    result = searched.controller.result
    view, model = searched.search_page.rounds.view, searched.search_page.rounds.view.model
    tabs = searched.page.tabs
    assert tabs.isTabVisible(tabs.indexOf(view))
    assert model.rowCount() == len(result.rounds) > 2
    for row, one in enumerate(result.rounds):
        part = one.queries[0]
        cells = [model.index(row, column).data() for column in (0, 1, 2, 4)]
        numbers = (one.number, part.included.size, part.new.size, part.lost.size)
        assert cells == [f"{number:,}" for number in numbers]
        tip = " ".join(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole).split())
        assert tip.startswith(f"{len(part.result.hits):,} hits reported")
        assert ("Round 1 can show other E-values" in tip) == (row == 0)
    assert "E ≤ 1e-40" in view.state.text()
    titles = [" ".join(model.headerData(column, Qt.Orientation.Horizontal).split()) for column in range(5)]
    assert model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Newly included: ")
    assert titles == ["Round", "Included", "Newly included", "Largest new E", "Dropped"]
    assert view.new_button.text() == "Only newly included"
    assert view.chosen_round() == len(result.rounds)
    assert "Converged" in view.state.text()
    assert f"Round {len(result.rounds)}" in searched.page.run.text()


def test_the_header_says_which_round_is_shown(searched):
    line, view = searched.page.summary, searched.search_page.rounds.view
    of = len(searched.controller.result.rounds)
    for number in (1, 2, of):
        view.table.selectRow(number - 1)
        assert line.round.isVisible()
        assert line.round.text() == f"round {number} of {of}" + " · converged" * (number == of)
        assert line.round.text() in line.text()
        assert line.round.accessibleName() == f"Round shown: {line.round.text()}"
        scored_by = "BLOSUM62 11/1" if number == 1 else "PSSM, BLOSUM62 11/1"
        assert line.scoring.text() == scored_by
        built = "scores this round, and was built with BLOSUM62"
        assert (built in line.scoring.toolTip()) == (number > 1)


def menu_entry(menu, text):
    """Return the entry of a menu."""
    return next(action for action in menu.actions() if action.text() == text)


def test_a_file_of_a_profile_is_named_after_its_round(searched, monkeypatch):
    """Saved after another round, the profile would have taken its place."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    searched.search_page.rounds.view.table.selectRow(1)
    searched.search_page.rounds.view.pssm_action.trigger()
    menu_entry(searched.search_page.rounds.view.picture_menu, "&Save picture…").trigger()
    assert [path.rpartition("-round-")[2] for path in offered] == ["2.pssm", "2-logo.svg"]


def test_pictures_are_named_after_the_round_of_their_hits_and_say_it(searched, monkeypatch, qtbot):
    """Those of other rounds had the same names and title; that of a table has the round."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    page, rounds = searched.page, searched.search_page.rounds.view
    rounds.table.selectRow(1)
    for kind in (OverviewView, StackView):
        view = page.tabs.open(kind)
        qtbot.waitUntil(lambda view=view: view.picture_menu.actions()[1].isEnabled())
        view.picture_menu.actions()[1].trigger()
    page.tabs.setCurrentWidget(rounds)
    assert [Path(path).stem.partition("-round-")[2] for path in offered] == [
        "2-hits-overview",
        "2-hits-stack",
    ]


def test_a_search_without_rounds_shows_alignments_where_the_rounds_were(open_window, qtbot, small, receptor):
    """It showed the organisms, whose tab is beside that of the rounds."""
    window = open_window((receptor, small))
    search_rounds(window, qtbot, 2)
    tabs = window.page.tabs
    tabs.setCurrentWidget(window.search_page.rounds.view)
    window.form.rounds.box.setChecked(False)
    search_in(window, qtbot)
    assert not tabs.isTabVisible(tabs.indexOf(window.search_page.rounds.view))
    assert tabs.currentWidget() is window.page.alignment


def test_the_header_says_of_how_many_rounds_once_there_are_no_more(open_window, qtbot, small, receptor):
    window = open_window((receptor, small))
    said = []
    window.controller.round_ended.connect(lambda _: said.append(window.page.summary.round.text()))
    search_rounds(window, qtbot, 2)
    assert said == ["round 1", "round 2"]
    assert window.page.summary.round.text() == "round 2 of 2 · not converged"
    assert "The last round still included new hits" in window.page.summary.round.toolTip()
    search_rounds(window, qtbot, 1)
    assert window.page.summary.round.text() == "round 1 of 1 · not converged", "it was an iterated search"
    window.form.rounds.box.setChecked(False)
    search_in(window, qtbot)
    assert window.page.summary.round.isHidden()


def test_why_round_1_has_other_evalues_is_said_and_nothing_speaks_against_it(searched):
    """One line of the page behind the sign said that statistics are fitted, another that they are not."""
    view = searched.search_page.rounds.view
    for row in (0, view.model.rowCount() - 1):
        view.table.selectRow(row)
        assert "round 1 can show other E-values than a single search" in searched.page.run.text()
        for words in (searched.page.run.text(), " ".join(searched.page.summary.notes)):
            assert "fitted to this search's scores where" not in words
    title = view.model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "other E-values than a single search" in title


def test_why_round_1_has_other_evalues_is_said_where_they_are_met(searched):
    """Whoever compared it with a single search of the query found it under *About this run* alone."""
    line, view = searched.page.summary, searched.search_page.rounds.view
    for row in (1, 0):
        view.table.selectRow(row)
        said = " ".join(line.info_button.toolTip().split())
        words = "Round 1 can show other E-values than a single search: only that fits its statistics to the "
        assert (f"{words}scores of all sequences. The scores are the same." in said) == (row == 0)


def test_the_overview_says_that_colours_of_hits_in_the_profile_are_no_evidence(searched, qtbot):
    """Its slide did, the page did not: bars of hits that the profile was built from all look alike."""
    view, said = searched.page.tabs.open(OverviewView), "that the profile was built from is no evidence."
    table = searched.search_page.rounds.view.table
    table.selectRow(0)
    qtbot.waitUntil(lambda: said not in view.marks.whole())
    table.selectRow(1)
    qtbot.waitUntil(lambda: said in view.marks.whole())
    view.colour_box.setCurrentText("Identity %")
    assert said not in view.marks.whole()
    view.colour_box.setCurrentText("E-value")


def test_the_overview_marks_the_hits_that_a_round_newly_included(searched, qtbot):
    """They had a mark in the table alone."""
    view, rounds = searched.page.tabs.open(OverviewView), searched.search_page.rounds.view
    rounds.table.selectRow(1)
    qtbot.waitUntil(lambda: view.marks.whole().endswith(" · dot: newly included in round 2"))
    canvas, measures = view.canvas, view.canvas._measure()
    new = searched.page.current_result().hits.newly_included()
    text = canvas.palette().text().color()

    def marked():
        """Return the hit rows in sight that have a dot, and those that should."""
        image = canvas.viewport().grab().toImage()
        rows = canvas.rows_in_sight()[: int((image.height() - measures.head) // measures.row)]
        middles = [round(measures.head + (place + 0.5) * measures.row) for place in range(len(rows))]
        dots = [row for row, y in zip(rows, middles, strict=True) if image.pixelColor(3, y) == text]
        return dots, [row for row in rows if new[row]]

    qtbot.waitUntil(lambda: marked()[0] == marked()[1])
    rounds.table.selectRow(0)
    qtbot.waitUntil(lambda: "dot" not in view.marks.whole())


def test_one_line_says_whose_statistics_those_of_round_1_are(searched):
    """One said that λ and K are not fitted, the next that they are the published ones."""
    searched.search_page.rounds.view.table.selectRow(0)
    said = [note for note in searched.page.summary.notes if "λ and K are" in note]
    assert said == ["λ and K are NCBI's published ones, not fitted to this search's scores."]


def test_choosing_a_round_shows_its_hits_and_profile_and_exports_them(searched, qtbot):
    rounds = searched.controller.result.rounds
    view, page = searched.search_page.rounds.view, searched.page
    last = page.current_result()
    view.table.selectRow(0)
    assert page.current_result() is rounds[0].queries[0].result
    assert view.logo.profile is rounds[0].queries[0].profile
    shown = searched.controller.result
    assert len(shown.rounds) == 1
    assert "--rounds 1 " in command_line(shown.plan.request)
    assert not isinstance(page.current_result().query, PositionSpecificQuery)
    qtbot.waitUntil(lambda: bool(page.current_result().hits.alignments))
    view.table.selectRow(len(rounds) - 1)
    assert page.current_result() is last
    assert isinstance(last.query, PositionSpecificQuery)
    assert len(searched.controller.result.rounds) == len(rounds)
    qtbot.waitUntil(lambda: bool(last.hits.alignments))


@pytest.mark.long
def test_an_earlier_round_is_called_one_of_those_asked_for(searched):
    """Its command asks for that many rounds, and so it read "2 rounds (2 asked for)"; five were."""
    there = len(searched.controller.result.rounds)
    searched.search_page.rounds.view.table.selectRow(1)
    words = f"round 2 of {there} (at most 5 asked for)"
    assert words in searched.page.run.text()
    result = searched.controller.result
    assert f"{words}; profiles" in dict(lines(result))["Rounds"]
    assert rounds_in_json(searched) == (5, there, 2)
    first, second = (one.result for one in result.rounds)
    assert result.cells == first.cells + second.cells and result.started == first.started
    assert result.seconds >= first.seconds + second.seconds, "its rate was that of both rounds in one's time"
    assert "--rounds 2 " in command_of(result), "it repeats what is shown"
    searched.search_page.rounds.view.table.selectRow(there - 1)
    assert f"{there} rounds (nothing new in the last), profiles" in rounds_text(searched.controller.result)
    assert rounds_in_json(searched) == (5, there, there)


def rounds_in_json(window):
    """Return how many rounds JSON says were asked for, ended, and which of them it has the hits of."""
    iteration = provenance(window.controller.result)["iteration"]
    return iteration["rounds_asked"], iteration["rounds"], iteration["round"]


def said_of_the_query(window):
    """Return what the description of the run says of its only query."""
    return window.page.run.text().strip().splitlines()[-1]


def check_the_query_is_of_the_round_shown(window):
    for number, one in enumerate(window.controller.result.rounds, start=1):
        window.search_page.rounds.view.table.selectRow(number - 1)
        found = one.queries[0].result
        p = found.significance.parameters
        assert counted(len(found.hits), "hit") in said_of_the_query(window)
        assert f"λ {p.lambda_:.4g}, K {p.K:.2g}" in said_of_the_query(window)


def test_what_is_said_of_a_query_is_of_the_round_shown(searched):
    """Hits, λ and K of the first round stood under those of the last."""
    check_the_query_is_of_the_round_shown(searched)


def test_what_is_said_of_a_query_of_a_reopened_run_is_of_the_round_shown(own):
    """Hits, λ and K of the last round stood under those of the first."""
    own.controller.reopen(own.controller.result)
    check_the_query_is_of_the_round_shown(own)


def test_a_round_looked_at_while_the_next_one_runs_is_described(open_window, qtbot, small, receptor):
    window = open_window((receptor, small))
    said = []
    window.controller.round_ended.connect(lambda ended: said.append((ended, said_of_the_query(window))))
    search_rounds(window, qtbot, 2)
    assert len(said) == 2
    for ended, words in said:
        p = ended.queries[0].result.significance.parameters
        assert f"λ {p.lambda_:.4g}, K {p.K:.2g}" in words


def test_positives_of_a_profile_are_called_so(searched, qtbot):
    """150 identities and 139 positives looked like an error: identical residues may score below 0 there."""
    view = searched.search_page.rounds.view
    alignment = searched.page.alignment
    searched.page.tabs.setCurrentWidget(alignment)
    for row, positives in ((0, "Positives "), (1, "Positives in the profile ")):
        view.table.selectRow(row)
        searched.page.hits.table.selectRow(3)
        qtbot.waitUntil(lambda: "Identities" in alignment.text())
        assert positives in alignment.text()
        assert ("score above 0 at their positions" in alignment.figures.toolTip()) == bool(row)


def test_new_hits_are_marked(searched):
    rounds = searched.controller.result.rounds
    model = searched.page.hits.model
    searched.search_page.rounds.view.table.selectRow(0)
    assert not any(NEW_MARK in model.index(row, SUBJECT).data() for row in range(model.rowCount()))
    searched.search_page.rounds.view.table.selectRow(1)
    new = set(rounds[1].queries[0].new_rows().tolist())
    assert new
    for row in range(model.rowCount()):
        index = model.index(row, SUBJECT)
        marked = model.hit_row(row) in new
        assert index.data().startswith(NEW_MARK) is marked
        font = index.data(Qt.ItemDataRole.FontRole)
        assert (font is not None and font.bold()) is marked
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.startswith("Newly included in this round") is marked


def test_pssm_is_saved_and_opens_as_a_query(own, tmp_path, qtbot, finish):
    path = tmp_path / "made.pssm"
    profile = own.search_page.rounds.view.logo.profile
    own.search_page.rounds.write_pssm(path)
    qtbot.waitUntil(lambda: "Saved the PSSM to made.pssm" in own.messages.text)
    query = parse_pssm(path.read_bytes(), str(path))
    assert (query.scores == profile.as_query().scores).all()
    assert query.statistics.complete
    own.form.query.open(path)
    qtbot.waitUntil(lambda: len(own.form.query.pssms) == 1)
    own.form.rounds.box.setChecked(False)
    own.search()
    finish(own)
    assert own.controller.result.plan.parameters_of(0).source == "file"


def test_the_pssm_is_saved_where_hits_are_exported(searched, monkeypatch):
    """It was found at the third try: the menu *Picture* of one tab alone had it."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    entry = menu_entry(searched.page.summary.export_button.menu(), "Save &PSSM…")
    assert entry.isVisible()
    entry.trigger()
    searched.menus.action("save_pssm").trigger()
    assert len(offered) == 2 and offered[0] == offered[1] and offered[0].endswith(".pssm")


def test_how_many_hits_are_in_a_pssm_is_said_beside_how_many_it_was_built_from(own, tmp_path, qtbot, finish):
    """153 sequences in the field, 129 hits in the profile and 166 in the table: tooltips alone said why."""
    path, view = tmp_path / "made.pssm", own.search_page.rounds.view
    included = own.controller.result.rounds[-1].queries[0].included.size
    own.search_page.rounds.write_pssm(path)
    qtbot.waitUntil(lambda: "Saved the PSSM to made.pssm" in own.messages.text)
    own.form.query.open(path)
    qtbot.waitUntil(lambda: len(own.form.query.pssms) == 1)
    own.search()
    finish(own)
    hits = own.controller.result.rounds[-1].queries[0].result.hits
    sequences, held = len(hits.given_pssm.built_from), int(hits.in_pssm.sum())
    assert held >= included >= sequences - 1 > 1
    number = len(own.controller.result.rounds)
    assert (
        f"The PSSM was built from {sequences} different sequences: {held} of the {len(hits)} hits listed in "
        f"round {number} have one of them."
    ) in view.of_rounds.currentWidget().text()
    tip = " ".join(own.page.summary.found.toolTip().split())
    assert f"The PSSM was built from {sequences} different sequences; " in tip
    profile = view.logo.profile
    words = f"Built from the query and {profile.sequences} of the {profile.sequences + profile.removed} hits "
    assert view.about.whole().startswith(f"{words}included in round {number}; ")
    before = "the PSSM" if number == 1 else f"the profile of round {number - 1}"
    searched = f"Round {number} searched with {before}; a next round would search with this profile."
    assert view.about.whole().endswith(searched), "it was read as the profile that had found the hits shown"


def test_a_pssm_is_saved_with_a_text_on_what_it_was_built_from_and_both_are_asked_about(
    own, tmp_path, qtbot, monkeypatch
):
    path = tmp_path / "made.pssm"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    save = own.search_page.rounds.view.pssm_action
    save.trigger()
    qtbot.waitUntil(lambda: "Saved the PSSM to made.pssm and " in own.messages.text)
    assert "made.pssm and what it was built from to made.pssm.txt in " in own.messages.text
    text = (tmp_path / "made.pssm.txt").read_text()
    last = own.controller.result.rounds[-1].queries[0]
    hits, row = last.result.hits, int(last.included_rows()[-1])
    assert hits.header(row) in text and "Gap costs: open 11, extend 1" in text
    for answer, stays in (("Cancel", True), ("Replace", False)):
        path.write_text("before")
        save.trigger()
        qtbot.waitUntil(lambda: any(box.isVisible() for box in own.findChildren(QMessageBox)))
        (question,) = (box for box in own.findChildren(QMessageBox) if box.isVisible())
        assert question.text() == f"made.pssm and made.pssm.txt exist in {tmp_path}."
        assert question.informativeText() == "Replace them?"
        next(one for one in question.buttons() if one.text().replace("&", "") == answer).click()
        qtbot.waitUntil(lambda stays=stays: (path.read_text() == "before") is stays)


def test_open_verdicts_are_told_of_before_they_are_written_and_can_be_made(own, qtbot, tmp_path):
    """Verdicts in a file depended on which hits somebody had looked at, and nothing said so."""
    hits = own.page.current_result().hits
    every = np.arange(len(hits))
    hits.log10_evalues[[row for row in every if not hits.is_in_profile(row)][:3]] = -3.0
    still_open = [row for row in every if hits.verdict(row).startswith("Open")]
    assert hits.open_rows(every).tolist() == still_open and len(still_open) > 1

    def ask():
        own.menus.action("export").trigger()
        dialog = own.search_page.export.dialog
        dialog.format.setCurrentIndex(dialog.format.findData("csv"))
        dialog.rows.buttons()[-1].setChecked(True)
        return dialog

    dialog = ask()
    assert dialog.open_note.text == (
        f"{len(still_open):,} of {len(hits):,} hits, with E or E on entry from 1e-06 to 0.05, are “Open "
        "until tested”: a test can still decide."
    )
    assert dialog.test_first.isVisible()
    dialog.format.setCurrentIndex(dialog.format.findData("fasta"))
    assert not dialog.open_note.text and not dialog.test_first.isVisible(), "it has no verdicts"
    dialog.format.setCurrentIndex(dialog.format.findData("html"))
    assert dialog.test_first.text() == f"Test the {len(still_open):,} &open hits first"
    assert dialog.test_first.isChecked()
    dialog.path.setText(str(tmp_path / "hits.html"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: own.search_page.export.dialog is None)
    assert not hits.open_rows(every).size and (tmp_path / "hits.html").exists()
    dialog = ask()
    assert not dialog.open_note.text and not dialog.test_first.isVisible()
    dialog.reject()


def test_tables_and_reports_of_a_profiles_hits_have_the_verdict(own, tmp_path, qtbot):
    """Somebody who had not found the column exported E-values that prove nothing, and nothing beside them."""
    own.page.hits.table.hide_columns([next(n for n, column in enumerate(COLUMNS) if column.key == "verdict")])
    figures = "“Verdict”, “Pairwise p”, “Pairwise E” and “Problem of p” are"  # once hits are tested
    for round_, has_it in ((1, False), (len(own.controller.result.rounds), True)):
        own.search_page.rounds.view.table.selectRow(round_ - 1)
        own.menus.action("export").trigger()
        dialog = own.search_page.export.dialog
        for key in ("csv", "xlsx", "parquet", "html"):
            dialog.format.setCurrentIndex(dialog.format.findData(key))
            said = dialog.about.text().replace(figures, "“Verdict” is")
            assert ("“Verdict” is always written" in said) is has_it
        dialog.format.setCurrentIndex(dialog.format.findData("blast6"))
        assert ("no place for the column “Verdict”" in dialog.about.text()) is has_it, (
            "it has BLAST's columns"
        )
        for key in ("xml", "gff3", "fasta", "a3m", "afa", "clustal", "text", "json"):
            dialog.format.setCurrentIndex(dialog.format.findData(key))
            lacks = has_it and key in ("xml", "gff3")  # the others have verdicts, or no E-values
            assert ("no place for the column “Verdict”" in dialog.about.text()) is lacks, key
        assert ("verdict" in dialog.selection().columns) is has_it
        dialog.format.setCurrentIndex(dialog.format.findData("csv"))
        dialog.path.setText(str(tmp_path / f"{round_}.csv"))
        dialog.write_button.click()
        qtbot.waitUntil(lambda: own.search_page.export.dialog is None)
    assert " on entry" in (tmp_path / f"{round_}.csv").read_text(), "a verdict of a hit in the profile"


@pytest.mark.long
def test_what_cannot_be_written_is_told(searched, tmp_path, qtbot, expected_log):
    searched.search_page.rounds.write_pssm(tmp_path / "no" / "made.pssm")
    qtbot.waitUntil(lambda: "there is no folder" in searched.messages.text)
    rounds = searched.search_page.rounds
    logo = rounds.view.logo.picture(rounds.view.chosen_round())
    rounds.pictures.save(logo, "logo", tmp_path / "no" / "logo.svg")
    qtbot.waitUntil(lambda: "logo.svg cannot be written" in searched.messages.text)


@pytest.mark.long
def test_logo_is_saved_whole(searched, tmp_path, qtbot):
    rounds = searched.search_page.rounds
    logo = rounds.view.logo.picture(rounds.view.chosen_round())
    rounds.pictures.save(logo, "logo", tmp_path / "logo.svg")
    qtbot.waitUntil(lambda: "Saved the logo to logo.svg" in searched.messages.text)
    root = ElementTree.parse(tmp_path / "logo.svg").getroot()
    texts = "".join(root.itertext())
    assert "410" in texts and "bits" in texts, "the scale had numbers and no name"
    assert "hydrophobic" in texts
    view = searched.search_page.rounds.view
    shown = [" ".join(one.text.split()) for one in root.iter() if one.tag.endswith("}text")]
    assert shown[0] == f"Sequence logo of the profile built in round {view.chosen_round()}"
    assert " ".join(shown).startswith(f"{shown[0]} {view.logo.accessibleDescription()} "), "it had no title"
    rounds.pictures.save(logo, "logo", tmp_path / "logo.png")
    qtbot.waitUntil(lambda: "Saved the logo to logo.png" in searched.messages.text)
    image = QImage(str(tmp_path / "logo.png"))
    assert image.height() > 1000
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(0, 400, 3)}
    assert {OKABE_ITO[name].lower() for name in ("orange", "green", "blue", "vermilion")} <= colours
    menu_entry(view.picture_menu, "&Copy picture").trigger()
    qtbot.waitUntil(lambda: searched.messages.text == "Copied the logo as a picture.")
    assert QGuiApplication.clipboard().image().size() == image.size()


def test_a_logo_that_is_saved_is_written_and_one_that_is_copied_at_once_is_copied(
    searched, tmp_path, qtbot, monkeypatch
):
    path = tmp_path / "made.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    QGuiApplication.clipboard().clear()
    menu = searched.search_page.rounds.view.picture_menu
    menu_entry(menu, "&Save picture…").trigger()
    menu_entry(menu, "&Copy picture").trigger()
    qtbot.waitUntil(lambda: path.is_file() and not QGuiApplication.clipboard().image().isNull())


def test_what_the_columns_of_rounds_mean_is_said_where_a_mouse_need_not_rest(searched):
    """What "Dropped" is, and that round 1 can show other E-values, stood in tooltips and exports alone."""
    info = searched.search_page.rounds.view.info
    assert not info.isHidden() and "Dropped: included in the round before and not now." in info.words
    assert "round 1 can show other E-values than a single search" in info.words


def test_what_is_said_of_round_1_follows_the_height_of_the_window(qtbot):
    """It was decided when the search told it: made lower since, a window had it all the same."""
    view = on_screen(qtbot, RoundsView(), 900, 900)
    view.show_rounds([], "Ended.", "Round 1 differs.")
    for height, words in (
        (900, "Ended. Round 1 differs."),
        (400, "Ended."),
        (900, "Ended. Round 1 differs."),
    ):
        view.resize(900, height)
        qtbot.settle(view)
        assert view.state.text() == words


@pytest.mark.long
def test_the_scale_of_the_logo_is_whole(searched, qtbot):
    searched.page.tabs.setCurrentWidget(searched.search_page.rounds.view)
    logo = searched.search_page.rounds.view.logo
    qtbot.waitUntil(logo.isVisible)
    searched.resize(1280, 800)
    qtbot.settle()
    picture = logo.viewport().grab().toImage()
    width, name = logo.fontMetrics().horizontalAdvance("0.0"), logo.fontMetrics().height()
    lines = [[picture.pixel(name + x, y) for x in range(width)] for y in range(picture.height())]
    inked = [y for y, line in enumerate(lines) if len(set(line)) > 1]
    assert 0 < inked[0] < logo.fontMetrics().height(), "the highest number is at the top, and not cut there"


def test_numbers_stand_together_in_a_wide_table_of_rounds(searched, qtbot):
    """The last column took all the room that there was, and its numbers stood far from the others."""
    view = searched.search_page.rounds.view
    searched.page.tabs.setCurrentWidget(view)
    view.table.resize(900, 200)
    widths = [view.table.columnWidth(column) for column in range(view.model.columnCount())]
    assert max(widths) < 150


def test_logo_scrolls_and_tells_positions(searched, qtbot):
    view = searched.search_page.rounds.view
    searched.page.tabs.setCurrentWidget(view)
    qtbot.waitUntil(view.logo.isVisible)
    logo = view.logo
    bar = logo.horizontalScrollBar()
    assert bar.maximum() == len(logo.profile.query) - logo.positions_in_sight() > 0
    bar.setValue(bar.maximum())
    last = logo.position_at(logo.viewport().width() - logo._measures.column)
    assert last in (len(logo.profile.query) - 1, -1)
    assert logo.position_at(1) == -1
    text = position_text(logo.profile, 10)
    assert text.startswith(f"Position 11, query {logo.profile.query.letters[10]}")
    qtbot.keyClick(logo, Qt.Key.Key_Home)
    qtbot.mouseMove(logo.viewport(), QPoint(60, 20))


@pytest.mark.long
def test_colours_follow_the_palette_and_stay_apart(searched, qapp):
    logo = searched.search_page.rounds.view.logo
    for scheme in ("light", "dark"):
        apply_colour_scheme(qapp, scheme)
        colours = residue_colours(logo.palette())
        assert len({colours[letters[0]].name() for _, letters, _ in GROUPS}) == len(GROUPS)
    apply_colour_scheme(qapp, "light")


def test_a_saved_logo_is_light_in_a_dark_window(searched, qapp):
    logo, pictures = searched.search_page.rounds.view.logo, []
    for scheme in ("light", "dark"):
        apply_colour_scheme(qapp, scheme)
        pictures.append(run_to_end(logo.picture(2).image(CancelToken())))
    apply_colour_scheme(qapp, "light")
    assert pictures[1].pixelColor(1, 1).name() == "#ffffff" and pictures[1] == pictures[0]


@pytest.mark.long
def test_several_queries_have_rounds_of_their_own(open_window, ready, finish):
    window = open_window((sample_queries(),))
    window.form.database.open(sample_database())
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.search()
    finish(window)
    rounds = window.controller.result.rounds
    for query in (1, 0):
        window.page.query_list.selectRow(query)
        searched = [one for one in rounds if one.queries[query].searched]
        assert window.search_page.rounds.view.model.rowCount() == len(searched)
        assert window.search_page.rounds.view.logo.profile is searched[-1].queries[query].profile


@pytest.mark.long
def test_cancelling_between_rounds_keeps_what_was_found(open_window, ready, finish, one_query, monkeypatch):
    cancelled, searches = threading.Event(), []

    def search(*arguments, **options):
        """Search as ever, the second round once the end of the first has led to the cancel."""
        searches.append(arguments)
        assert len(searches) == 1 or cancelled.wait(60)
        return run_search(*arguments, **options)

    monkeypatch.setattr("swathe.core.rounds.search.run_search", search)
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-20")
    window.controller.round_ended.connect(lambda ended: window.controller.cancel())
    window.controller.round_ended.connect(lambda ended: cancelled.set())
    window.search()
    finish(window, SearchState.DONE)
    result = window.controller.result
    assert not result.complete
    assert len(searches) == 2
    assert len(result.rounds) == 1
    assert "Stopped after" in window.search_page.rounds.view.state.text()
    assert "Stopped early after" in window.run_bar.phase._whole
    line = window.page.summary
    said = line.info_button.text()
    assert said.startswith("stopped early"), "'exact for this query' had a sign and nobody knew why"
    assert "exact" in line.info_button.toolTip() and "after 1 round" in line.info_button.toolTip()
    assert window.page.hits.model.rowCount() > 0
    assert window.menus.action("export").isEnabled()


@pytest.mark.long
def test_run_bar_names_rounds(open_window, ready, finish, one_query):
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    ready(window)
    window.form.rounds.box.setChecked(True)
    phases = []
    window.controller.progressed.connect(lambda _: phases.append(window.run_bar.phase._whole))
    window.controller.round_planned.connect(lambda _: phases.append(window.run_bar.phase._whole))
    window.controller.started.connect(lambda _: phases.append(window.run_bar.phase._whole))
    window.search()
    finish(window)
    engine = window.controller.result.engine_label
    assert {f"Round 1 of at most 5 on {engine}", f"Round 2 of at most 5 on {engine}"} <= {*phases}
    window.run_bar.name_round(2, 5)
    window.search_page.rounds._on_profile(ProfileProgress(2, 0, 3, 40, 0.1))
    assert window.run_bar.phase._whole == "Round 2 of at most 5: aligning 40 hits for the profile"
    assert window.run_bar.bar.value() == 75
    assert not window.run_bar.text.text(), "no time left of a comparison that is over"


@pytest.mark.long
def test_run_bar_says_what_is_done_before_a_round(open_window, ready, finish, one_query):
    """A profile's statistics take a while; the database, read before the first round, takes none."""
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-10")
    told = []
    window.controller.importing.connect(lambda _: told.append(window.run_bar.phase.toolTip()))
    window.search()
    finish(window)
    assert len(window.controller.result.rounds) > 1
    assert told[0] == "Checking the database"
    assert "Round 2 of at most 5: estimating the statistics of the profile" in told
    assert not any("Reading" in words for words in told), "it was read before"


@pytest.mark.long
def test_the_round_shown_is_held_while_its_hits_are_permuted(own, qtbot):
    view, page = own.search_page.rounds.view, own.page
    view.table.selectRow(1)
    held = []
    own.controller.pairs_progressed.connect(lambda _: held.append(view.table.isEnabled()))
    own.search_page.significance.estimate([0, 1], PairwiseOptions(200))
    qtbot.waitUntil(lambda: not own.controller.state.busy)
    assert held
    assert not any(held)
    assert view.table.isEnabled()
    assert page.current_result() is own.controller.result.rounds[1].queries[0].result


def test_the_round_of_each_hit_is_a_column_where_there_are_rounds(
    searched, open_window, qtbot, small, receptor
):
    number = next(section for section, column in enumerate(COLUMNS) if column.key == "round")
    assert number in searched.page.hits.table.visible_columns()
    window = open_window((receptor, small))
    search_in(window, qtbot)
    assert number not in window.page.hits.table.visible_columns()


def test_only_what_a_round_took_in_is_shown_on_request(searched, qtbot):
    """New hits were bold, and 70 rows down."""
    view, page = searched.search_page.rounds.view, searched.page
    page.tabs.setCurrentWidget(view)
    view.table.selectRow(1)
    part = searched.controller.result.rounds[1].queries[0]
    assert part.new.size
    view.new_button.click()
    assert set(page.hits.model.visible_rows().tolist()) == set(part.new_rows().tolist())
    view.table.selectRow(0)
    first = searched.controller.result.rounds[0].queries[0]
    assert set(page.hits.model.visible_rows().tolist()) == set(first.new_rows().tolist())
    for number in (2, 3, 1, 3, 2):
        view.table.selectRow(number - 1)
        settle(qtbot, page)
        assert view.new_button.isChecked(), "it looked released, and a second press was needed to show all"
        part = searched.controller.result.rounds[number - 1].queries[0]
        assert set(page.hits.model.visible_rows().tolist()) == set(part.new_rows().tolist())
    view.new_button.click()
    assert page.hits.model.rowCount() == len(part.result.hits)
    view.new_button.click()
    page.tabs.setCurrentWidget(page.alignment)
    view.table.selectRow(0)
    page.hits.filter_bar.clear()
    assert not view.new_button.isChecked(), "somebody took the condition away"
    assert page.hits.model.rowCount() == len(first.result.hits)


def test_the_filter_on_new_hits_stays_as_rounds_arrive(open_window, qtbot, receptor):
    """One more round dropped it, which one asks for to look at what it newly includes."""
    window = open_window((receptor, sample_database()))
    view, page = window.search_page.rounds.view, window.page
    page.tabs.setCurrentWidget(view)
    pressed = []

    def press():
        if view.model.rowCount() == 1 and not pressed and view.new_button.isEnabled():
            pressed.append(True)
            view.new_button.click()

    view.round_marked.connect(press)
    search_rounds(window, qtbot, 2)
    assert pressed and view.new_button.isChecked()
    last = window.controller.result.rounds[-1].queries[0]
    assert set(page.hits.model.visible_rows().tolist()) == set(last.new_rows().tolist())
    assert not last.converged
    before = window.controller.result
    view.one_button.click()
    qtbot.waitUntil(
        lambda: window.controller.state is SearchState.DONE and window.controller.result is not before,
        timeout=120_000,
    )
    last = window.controller.result.rounds[-1]
    assert last.number == 3 and view.new_button.isChecked()
    assert set(page.hits.model.visible_rows().tolist()) == set(last.queries[0].new_rows().tolist())
    search_in(window, qtbot)
    assert not view.new_button.isChecked(), "of another search"


def test_ticks_decide_what_the_next_profiles_are_built_from(own, qtbot, finish):
    """PSI-BLAST's central control, through the window's own buttons."""
    page, view = own.page, own.search_page.rounds.view
    page.tabs.setCurrentWidget(view)
    view.table.selectRow(0)
    part = own.controller.result.rounds[0].queries[0]
    hits = part.result.hits
    for button, words in ((view.add_button, "Tick hits"), (view.leave_out_button, "Press Tick included")):
        assert not button.isEnabled() and button.toolTip().startswith(f"{words} first.")
    view.tick_button.click()
    all_ticked = "All included hits are ticked. Run the rounds again from the first, 2 at most: "
    assert view.leave_out_button.toolTip().startswith(all_ticked)
    assert not view.add_button.isEnabled()
    assert view.add_button.toolTip().startswith("All ticked hits are included already.")
    included = set(np.flatnonzero(np.isin(hits.subjects, part.included)).tolist())
    assert set(hits.marks.ticked) == included
    assert view.search_label.text() == "Search again, up to 2 rounds:"
    assert view.leave_out_button.text() == "Leave out unticked" and not view.leave_out_button.isEnabled()
    unwanted, wanted = max(included), max(set(range(len(hits))) - included)
    page.hits.marking.tick(unwanted, False)
    page.hits.marking.tick(wanted)
    assert view.add_button.text() == "Add 1 ticked"
    assert view.add_button.accessibleName() == "Search again, up to 2 rounds: Add 1 ticked"
    assert view.leave_out_button.text() == "Leave out 1 unticked, add 1"
    assert ", and ticked hits that are not included are added to all." in " ".join(
        view.leave_out_button.toolTip().split()
    )
    names = hits.text("subject", wanted), hits.text("subject", unwanted)
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    finish(own)
    result = own.controller.result
    options = result.plan.request.iteration
    assert (options.include, options.exclude) == ((names[0],), (names[1],))
    first = result.rounds[0].queries[0]
    expected = (included - {unwanted}) | {wanted}
    assert set(np.flatnonzero(np.isin(first.result.hits.subjects, first.included)).tolist()) == expected
    words = shlex.split(command_line(result.plan.request))
    assert words[words.index("--include") + 1] == names[0]
    assert words[words.index("--exclude") + 1] == names[1]
    assert own.form.rounds.options == options, "the form held the search shown, and follows"
    settle(qtbot, page)
    assert not page.summary.differs.isVisible()
    own.form.rounds.choose(None)
    own.form.rounds.choose(options)
    assert own.form.rounds.options == options, "editing the run keeps the choice"
    added, left_out = map(untagged, names)
    words = f"Chosen by hand: {added} is always in the profiles; {left_out} is left out of them."
    assert own.form.rounds.note.text == words
    own.form.rounds.box.click()
    own.form.rounds.box.click()
    assert own.form.rounds.options.include is None, "rounds that are asked for anew begin without it"
    state = view.state.text()
    assert f"with {untagged(names[0])} (by hand), without {untagged(names[1])} (by hand)" in state


def test_rounds_that_did_not_converge_offer_more_and_the_form_follows(own, qtbot, finish):
    """The page said "Allow more rounds", and there was nothing to press."""
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    assert view.state.text().startswith("Not converged: the last round still included new hits. At most 2")
    assert view.more_button.isVisible() and view.more_button.isEnabled()
    assert view.more_button.text() == "Allow 5 more rounds"
    qtbot.mouseClick(view.more_button, Qt.MouseButton.LeftButton)
    assert not view.more_button.isEnabled(), "they run"
    assert own.form.rounds.options.rounds == 7
    assert own.messages.text.startswith("The earlier result is ")
    finish(own)
    result = own.controller.result
    assert result.plan.request.iteration.rounds == 7
    assert len(result.rounds) > 2 and result.rounds[-1].converged
    assert view.state.text().startswith("Converged")
    assert not view.more_button.isEnabled(), "no more would find anything else"


def test_one_more_round_is_asked_for_without_ticking_anything(own, qtbot, finish):
    """Round by round took ticking hits that were ticked already; "Allow 5 more" ran to the end."""
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    assert "start each further one in the Rounds tab" in own.form.rounds.rounds_box.toolTip()
    assert view.one_button.isVisible() and view.one_button.text() == "One more round"
    qtbot.mouseClick(view.one_button, Qt.MouseButton.LeftButton)
    assert not view.one_button.isEnabled() and own.form.rounds.options.rounds == 3
    finish(own)
    result = own.controller.result
    assert len(result.rounds) == 3
    assert view.one_button.isEnabled() == (not result.rounds[-1].converged)


def test_all_queries_take_part_in_more_rounds(two, qtbot, finish):
    search_rounds(two, qtbot, 1)
    view = two.search_page.rounds.view
    two.page.query_list.selectRow(1)
    two.page.tabs.setCurrentWidget(view)
    qtbot.mouseClick(view.more_button, Qt.MouseButton.LeftButton)
    finish(two)
    assert len(two.controller.result.queries) == 2
    assert two.form.rounds.options.rounds == two.controller.result.plan.request.iteration.rounds == 6


def test_ticks_in_the_last_round_ask_for_one_more_and_the_button_says_so(own, qtbot):
    """Nothing told that ticks in round 2 of 5 ran five rounds, and ticks in the last a sixth."""
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    assert view.search_label.text() == "Search again, up to 3 rounds (one more):"
    assert view.leave_out_button.text() == "Leave out unticked"
    assert "from the first, 3 at most, one more than before: " in " ".join(
        view.leave_out_button.toolTip().split()
    )
    view.table.selectRow(0)
    assert view.search_label.text() == "Search again, up to 2 rounds:"


@pytest.mark.parametrize("size", [(1280, 800), (1600, 900), (1920, 1080)])
def test_both_buttons_of_ticked_hits_stand_in_one_row(searched, qtbot, size):
    """The second had room for words so long that it stood in a row of its own."""
    view = searched.search_page.rounds.view
    searched.page.tabs.setCurrentWidget(view)
    before = searched.size()
    searched.resize(*size)
    settle(qtbot, searched.page)
    add, leave_out = (button.mapTo(view, QPoint()) for button in (view.add_button, view.leave_out_button))
    assert add.y() == leave_out.y() and add.x() + view.add_button.width() < leave_out.x()
    end = view.table.mapTo(view, QPoint(view.table.width(), 0)).x()
    assert leave_out.x() + view.leave_out_button.width() <= end
    searched.resize(before)


@pytest.mark.parametrize("size", [(1280, 800), (1600, 900), (1000, 640)])
def test_choosing_a_round_and_ticking_hits_move_nothing(searched, qtbot, size):
    """The words "(one more)" came and went above the buttons, and the next click missed them."""
    view = searched.search_page.rounds.view
    searched.page.tabs.setCurrentWidget(view)
    before = searched.size()
    searched.resize(*size)
    buttons = (view.new_button, view.tick_button, view.search_label, view.add_button, view.leave_out_button)

    def places():
        settle(qtbot, searched.page)
        return [(QPoint(one.mapTo(searched, QPoint())), one.size()) for one in (*buttons, view.table)]

    seen = []
    for row in (1, 0):
        view.table.selectRow(row)
        seen.append(places())
        view.tick_button.click()
        seen.append(places())
        searched.page.hits.marking.untick_all()
    assert all(one == seen[0] for one in seen)
    searched.resize(before)


def test_a_hit_is_left_out_of_the_profile_in_the_menu_of_the_table(own, qtbot):
    """Nothing in sight said how: only the tooltip of a button that was off."""
    page, view, table = own.page, own.search_page.rounds.view, own.page.hits.table
    page.tabs.setCurrentWidget(view)
    how = "Tick hits to add; to leave some out, press Tick included."
    (line,) = (label for label in view.findChildren(QLabel) if label.text() == how)
    assert line.isVisible()
    assert line.mapTo(view, line.rect().bottomLeft()).y() < view.tick_button.mapTo(view, QPoint()).y()
    page.tabs.setCurrentIndex(0)
    action = next(one for one in table.actions() if one.text() == "Leave out of the profile")
    marks = page.current_result().hits.marks
    included = own.controller.result.rounds[-1].queries[0].included_rows().tolist()
    place = [int(row) for row in page.hits.model.visible_rows()].index
    others = sorted(set(range(len(page.current_result().hits))) - set(included))
    page.hits.marking.tick(others[0])
    table.selectRow(place(others[0]))
    assert action.isVisible() and not action.isEnabled(), "it is in no profile"
    table.selectRow(place(included[3]))
    assert action.isEnabled()
    action.trigger()
    assert page.tabs.currentWidget() is view
    assert sorted(marks.ticked) == [row for row in included if row != included[3]]
    assert view.leave_out_button.text() == "Leave out 1 unticked"
    table.selectRow(place(included[5]))
    action.trigger()
    assert view.leave_out_button.text() == "Leave out 2 unticked"


def test_leaving_a_hit_out_says_what_was_done_and_what_is_next(own, qtbot, finish):
    """It unticked a box and said nothing; how to take the hit back in, or to go on, had to be found."""
    page, view, table = own.page, own.search_page.rounds.view, own.page.hits.table
    action = own.search_page.rounds.leave_out_action
    hits, model = page.current_result().hits, page.hits.model
    included = own.controller.result.rounds[-1].queries[0].included_rows().tolist()
    one, other = included[3], included[5]
    place = [int(row) for row in model.visible_rows()].index
    name = untagged(hits.text("subject", one))
    page.hits.marking.tick(len(hits) - 1)
    table.selectRow(place(one))
    settle(qtbot, own.page)
    before = [table.columnWidth(section) for section in range(model.columnCount())]
    action.trigger()
    settle(qtbot, own.page)
    now = [table.columnWidth(section) for section in range(model.columnCount())]
    assert now == before, "columns moved"
    assert own.messages.text == f"{name} will be left out of the next profile."
    assert not own.messages.passes, "it stays until something is done about it"
    assert model.index(place(one), ROUND).data() == "out"
    bold = QFont(table.font())
    bold.setBold(True)
    letters = QFontMetricsF(bold if model.is_new(one) else table.font())
    margins = 2 * (table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    needed = letters.horizontalAdvance(f"out{MARGIN}") + margins
    assert table.columnWidth(ROUND) >= needed, "it was cut"
    assert "without this hit" in model.index(place(one), ROUND).data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(place(other), ROUND).data() != "out"
    assert action.text() == "Put back into the profile" and action.isEnabled()
    page.hits.marking.undo()
    assert not own.messages.text
    assert hits.marks.ticked == {len(hits) - 1}, "ticks are those before"
    assert not view.leave_out_button.isEnabled() and model.index(place(one), ROUND).data() != "out"
    assert action.text() == "Leave out of the profile"
    action.trigger()
    table.selectAll()
    assert action.text() == "Leave out of the profile" and not action.isEnabled(), "nothing would be left"
    table.selectRow(place(one))
    action.trigger()
    assert own.messages.text == f"{name} will be in the next profile again." and own.messages.passes
    assert action.text() == "Leave out of the profile"
    assert hits.marks.ticked == set(included)
    table.clearSelection()
    for row in (one, other):
        index = model.index(place(row), 0)
        table.selectionModel().select(index, SelectionFlag.Select | SelectionFlag.Rows)
    action.trigger()
    both = f"{name}, {untagged(hits.text('subject', other))}"
    assert own.messages.text == f"{both} will be left out of the next profile."
    press(own, "Search again", qtbot)
    finish(own)
    assert len(own.controller.result.plan.request.iteration.exclude) == 2


def test_of_other_rounds_the_form_says_only_what_differs(own):
    """*up to 4 rounds (E ≤ 1e-40) instead of up to 2 rounds (E ≤ 1e-40)* had to be compared word by word."""
    asked = own.controller.result.plan.request

    def said(iteration):
        return differences(asked, replace(asked, iteration=iteration))

    more = replace(asked.iteration, rounds=4)
    assert said(more) == {"iteration": "up to 4 rounds instead of up to 2 rounds"}
    by_hand = replace(more, include=("one", "two"))
    assert said(by_hand) == {
        "iteration": "up to 4 rounds, 2 hits chosen by hand instead of up to 2 rounds, no hit chosen by hand"
    }
    assert said(None)["iteration"].startswith("one search instead of up to 2 rounds, profiles of hits ")


def test_tick_included_says_how_many_are_ticked_now(own):
    view, included = own.search_page.rounds.view, own.controller.result.rounds[-1].queries[0].included
    view.tick_button.click()
    assert own.messages.text.startswith(
        f"{counted(included.size, 'hit')} ticked: those of the profile of round 2. Untick some to leave"
    )


def test_ticked_hits_that_rested_on_those_left_out_are_said_to_be_gone(own, qtbot, finish):
    """*Only 30 ticked, 1 left out* ended with 9 included, and of the other 21 nothing was said."""
    view, marking = own.search_page.rounds.view, own.page.hits.marking
    own.page.tabs.setCurrentWidget(view)
    first, last = (one.queries[0] for one in own.controller.result.rounds)
    late = np.flatnonzero(np.isin(last.result.hits.subjects, last.new)).tolist()
    assert late and first.included.size > 1
    view.tick_button.click()
    marking.tick(np.setdiff1d(last.included_rows(), late).tolist(), False)
    assert view.leave_out_button.text() == f"Leave out {last.included.size - len(late)} unticked"
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    finish(own)
    gone = f"None of the {len(late)} ticked hits is in the last profile: "
    assert (
        gone in view.state.text()
        and "without the hits left out, no longer found with E ≤ " in view.state.text()
    )
    search_in(own, qtbot)
    assert gone not in view.state.text(), "nothing was ticked for this one"


def test_a_hit_that_was_left_out_by_hand_is_said_to_be_where_its_round_would_stand(own, qtbot, finish):
    """It stood among the significant hits, "Convincing, if sound", and only the column *By hand* told."""
    page, view = own.page, own.search_page.rounds.view
    page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    hits = page.current_result().hits
    row = own.controller.result.rounds[-1].queries[0].included_rows().tolist()[3]
    name = hits.text("subject", row)
    page.hits.marking.tick(row, False)
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    finish(own)
    hits, model = page.current_result().hits, page.hits.model
    row = next(row for row in range(len(hits)) if hits.text("subject", row) == name)
    keys = {column.key: section for section, column in enumerate(COLUMNS)}
    place = [int(each) for each in model.visible_rows()].index(row)
    index = model.index(place, keys["round"])
    said = "Left out of the profile by hand; the score is by a profile without it."
    assert index.data() == "left out" and hits.value("round", row) is None
    assert " ".join(index.data(Qt.ItemDataRole.ToolTipRole).split()).count(said) == 1
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Round: left out"
    assert said in " ".join(model.index(place, SUBJECT).data(Qt.ItemDataRole.ToolTipRole).split())
    table = page.hits.table
    letters = table.fontMetrics().horizontalAdvance("left out")
    assert table.columnWidth(keys["round"]) >= letters + table.fontMetrics().horizontalAdvance(MARGIN)
    table.go_to(place)
    page.tabs.setCurrentWidget(page.alignment)
    qtbot.waitUntil(lambda: said in page.alignment.statistics_text())
    page.alignment.say_first("The runs differ.")  # as where two are compared
    assert page.alignment.remarks.whole().startswith(f"{said} The runs differ.")
    page.tabs.setCurrentWidget(page.permutations)
    words = [label.text() for label in page.permutations.findChildren(QLabel) if label.isVisible()]
    assert said in " ".join(" ".join(words).split())
    others = [model.index(other, keys["round"]).data() for other in range(model.rowCount()) if other != place]
    assert "left out" not in others
    view.table.selectRow(0)
    first = page.current_result().hits
    row = next(row for row in range(len(first)) if first.text("subject", row) == name)
    assert first.left_out_text(row) == "Left out of the profile by hand.", "the query scored it"


def test_hits_left_out_by_hand_stand_with_the_rounds_where_they_are_sorted_by_them(own):
    """They stood among those without a round."""
    result = own.controller.result
    hits = result.queries[0].hits
    assert hits.value("round", len(hits) - 1) is None
    hits.by_hand = {len(hits) - 1: LEFT_OUT}
    for listed, key in ((hits, "round"), (ChangeTable(*compare(result, result).queries), "round_b")):
        for descending in (False, True):
            shown = [listed.brief(key, row) for row in listed.order_by(key, descending).tolist()]
            assert [words for words, _ in groupby(shown)] == [
                *(("2", "1", "left out", "") if descending else ("left out", "1", "2", ""))
            ]


def test_a_search_without_rounds_has_no_profile_to_leave_hits_out_of(open_window, qtbot, small, receptor):
    window = open_window((receptor, small))
    search_in(window, qtbot)
    (action,) = (one for one in window.page.hits.table.actions() if "profile" in one.text())
    assert not action.isVisible()


def tick_a_late_hit(window):
    """Tick a hit of the second round that is not included there and that the first did not find."""
    first, second = (one.queries[0] for one in window.controller.result.rounds)
    hits = second.result.hits
    known = set(first.result.hits.subjects.tolist()) | set(second.included.tolist())
    row = next(row for row, subject in enumerate(hits.subjects.tolist()) if subject not in known)
    window.page.tabs.setCurrentWidget(window.search_page.rounds.view)
    window.page.hits.marking.tick(row)
    return hits.text("subject", row), int(hits.subjects[row])


def test_a_ticked_hit_is_added_and_what_is_included_stays(own, qtbot, finish):
    """One tick, meant to add a hit, left out all 98 that were included."""
    view = own.search_page.rounds.view
    before = own.controller.result.rounds
    name, subject = tick_a_late_hit(own)
    assert view.search_label.text() == "Search again, up to 3 rounds (one more):"
    assert view.add_button.text() == "Add 1 ticked"
    said = []
    own.controller.started.connect(lambda _: said.append(view.state.text()))
    qtbot.mouseClick(view.add_button, Qt.MouseButton.LeftButton)
    finish(own)
    assert f"{untagged(name)} will be added once found." in said[0]
    result = own.controller.result
    options = result.plan.request.iteration
    assert (options.include, options.exclude) == ((name,), None)
    assert result.rounds[0].queries[0].included.tolist() == before[0].queries[0].included.tolist()
    second = result.rounds[1].queries[0]
    assert set(second.included.tolist()) == {*before[1].queries[0].included.tolist(), subject}
    assert len(result.rounds) == 3
    assert f"with {untagged(name)} (by hand)." in view.state.text()


def test_a_tick_that_adds_a_hit_does_not_offer_to_leave_out_all_included(own):
    """*Leave out 165 unticked, add 1* stood beside *Add 1 ticked*, one wrong click away."""
    view, marking = own.search_page.rounds.view, own.page.hits.marking
    tick_a_late_hit(own)
    marking.tick(view.model.part(1).included_rows()[:1].tolist())
    assert view.add_button.text() == "Add 1 ticked" and view.add_button.isEnabled()
    assert view.leave_out_button.text() == "Leave out unticked" and not view.leave_out_button.isEnabled()
    assert view.leave_out_button.toolTip().startswith("Press Tick included first.")
    view.tick_button.click()
    kept = view.model.part(1).included_rows()[:1].tolist()
    marking.tick(view.model.part(1).included_rows()[1:].tolist(), False)
    assert view.leave_out_button.isEnabled(), "as many as somebody wants are left out then"
    marking.untick_all()
    marking.tick(kept)
    assert not view.leave_out_button.isEnabled()


def test_rounds_that_include_nothing_are_not_called_converged_and_lead_back(own, qtbot, finish):
    """A hit of no round was told as part of the profile, and nothing led back to the earlier result."""
    view, recorder = own.search_page.rounds.view, own.runs.recorder
    qtbot.waitUntil(lambda: bool(recorder.shown.id) or not recorder.wanted)
    before = own.controller.result
    included = before.rounds[1].queries[0].included.size
    view.tick_button.click()
    name, _ = tick_a_late_hit(own)
    own.page.hits.marking.tick(before.rounds[1].queries[0].included_rows().tolist(), False)
    assert view.leave_out_button.text() == f"Leave out {included} unticked, add 1"
    settle(qtbot, own.page)
    assert view.leave_out_button.width() >= view.leave_out_button.sizeHint().width(), "its words are whole"
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    assert own.messages.text == "The earlier result is in History."
    finish(own)
    result = own.controller.result
    assert not result.rounds[0].queries[0].included.size
    state = view.state.text()
    assert state.startswith("Ended: round 1 included no hit, so there is nothing to build a profile from.")
    assert "Converged" not in state
    assert f"with {untagged(name)}" not in state
    assert f"{untagged(name)} was to be added by hand, but no round found it." in state
    assert f", without {included} hits (by hand)." in state
    words = rounds_text(result)
    assert "(no hit included in the last)" in words
    assert " to be included by hand found in no round)" in words
    press(own, "Back to the earlier result", qtbot)
    qtbot.waitUntil(lambda: own.controller.result is not result and own.controller.result is not None)
    assert len(own.controller.result.rounds) == 2


def test_the_form_follows_to_rounds_shown_again_unless_somebody_changed_it(own, qtbot, finish):
    """Whoever went back to the earlier result was told that the form differs, having changed nothing."""
    before = own.controller.result
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    own.page.hits.marking.tick([int(before.rounds[1].queries[0].included_rows()[-1])], False)
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    finish(own)
    after = own.controller.result
    for shown in (before, after, before):
        own.controller.reopen(shown)
        assert own.form.request().iteration == shown.plan.request.iteration
        qtbot.settle()
        assert not own.page.summary.differs.isVisible()
    own.controller.reopen(after)
    own.form.rounds.rounds_box.setValue(9)
    own.controller.reopen(before)
    assert own.form.request().iteration.rounds == 9
    qtbot.waitUntil(own.page.summary.differs.isVisible)


def test_hits_left_out_by_hand_stay_so_after_a_restart_for_the_same_query(
    open_window, qtbot, receptor, ready, finish, tmp_path
):
    """The form had forgotten them: it differed from the last run, though nobody had changed anything."""
    query = tmp_path / "query.fasta"
    query.write_text(receptor.read_text())
    window = open_window((query, sample_database()))
    search_rounds(window, qtbot, 2)
    view = window.search_page.rounds.view
    window.page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    included = window.controller.result.rounds[1].queries[0].included_rows()
    window.page.hits.marking.tick([int(included[-1])], False)
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    finish(window)
    search_and_keep(window, qtbot, finish)  # with the form, which followed
    asked = window.controller.result.plan.request.iteration
    assert len(asked.exclude) == 1
    window.close()
    window = open_window()
    runs = history(window, qtbot, 3)
    runs.table.go_to(0)
    opened(window, qtbot)
    ready(window)
    qtbot.settle(window)
    assert window.form.request().iteration == asked
    assert not window.page.summary.differs.isVisible()
    window.close()
    query.write_text(f"{receptor.read_text()}MKV\n")
    window = open_window()
    ready(window)
    assert window.form.request().iteration.exclude is None, "they were hits of another query"


def test_a_query_of_which_nothing_was_included_is_not_called_converged(
    open_window, qtbot, receptor, small, tmp_path
):
    """The search had converged, they had not: they had no profile."""
    path = tmp_path / "two.fasta"
    path.write_text(f"{receptor.read_text()}>loner\n{'WCHWMCHWPC' * 3}\n")
    window = open_window((path, small))
    search_rounds(window, qtbot, 5)
    last = window.controller.result.rounds[-1]
    assert [bool(query.included.size) for query in last.queries] == [True, False]
    state = window.search_page.rounds.view.state
    assert state.text().startswith(f"Converged: round {last.number} included nothing new. At most")
    window.page.query_list.selectRow(1)
    assert state.text().startswith(
        "Ended: round 1 included no hit, so there is nothing to build a profile from."
    )


def search_one_of_two(window, qtbot, finish):
    """Search with two queries in rounds, then with the second alone and what is ticked of its hits."""
    search_rounds(window, qtbot, 1)
    recorder, view, page = window.runs.recorder, window.search_page.rounds.view, window.page
    qtbot.waitUntil(lambda: bool(recorder.shown.id) or not recorder.wanted)
    page.query_list.selectRow(1)
    page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    page.hits.marking.tick(sorted(page.current_result().hits.marks.ticked)[1:], False)
    assert view.search_label.text() == "Search this query again, up to 2 rounds (one more):"
    assert " ".join(view.leave_out_button.toolTip().split()).endswith(
        "A button leads back to the result of all 2 queries"
    )
    qtbot.mouseClick(view.leave_out_button, Qt.MouseButton.LeftButton)
    said = window.messages.text
    finish(window)
    assert len(window.controller.result.queries) == 1
    assert "of this query" not in view.search_label.text(), "there is no other"
    return said


def press(window, words, qtbot):
    """Press what the message offers."""
    assert window.messages.way_in.text() == words
    qtbot.mouseClick(window.messages.way_in, Qt.MouseButton.LeftButton)


@pytest.fixture
def two(open_window, small):
    """A window with two queries and a small database."""
    return open_window((sample_queries(), small))


def test_one_query_searched_again_leads_back_to_all(two, qtbot, finish):
    """The result of 20 queries left the window without a word."""
    said = search_one_of_two(two, qtbot, finish)
    assert said.endswith(" is searched alone. The result of all 2 queries is in History.")
    differs = two.page.summary.differs
    qtbot.waitUntil(lambda: "2 queries instead of 1" in differs.toolTip())
    press(two, "Back to all 2", qtbot)
    qtbot.waitUntil(lambda: len(two.controller.result.queries) == 2)
    assert two.page.summary.origin.text() == "From history"


def test_a_query_searched_alone_is_not_said_to_be_all_of_its_file(two, qtbot, finish):
    """The command named the file, of which it would search all; the form said that the file lacked it."""
    search_one_of_two(two, qtbot, finish)
    result = two.controller.result
    asked, named = result.plan.request, f"{sample_queries().name}, 1 of 2 queries"
    assert shlex.split(command_of(result))[2] == "-" and asked.query_source == named
    two.runs.again.fill(result, "it")
    assert "What has changed" not in two.form.filled.text + two.messages.text
    assert [query.header for query in two.form.query.sequences()] == [asked.queries[0].header]
    assert two.form.request().query_source == two.form.query.source.whole() == named
    assert summary_of(result).query_source == named, "in the history"


def test_without_a_history_one_query_searched_again_leads_back_to_all_too(two, qtbot, finish):
    two.runs.set_recording(False)
    search_one_of_two(two, qtbot, finish)
    assert two.messages.text.endswith("and 1 more vs small.fasta is neither in the history nor in a file.")
    press(two, "Back to it", qtbot)
    assert len(two.controller.result.queries) == 2
    two.page.query_list.selectRow(1)
    assert two.page.current_result().hits.marks.ticked == {0}


def test_no_logo_is_drawn_of_no_hits(open_window, receptor, small, tmp_path, qtbot, finish):
    """It was the matrix's own preferences, under "Profile from 0 sequences"."""
    fragment = tmp_path / "fragment.fasta"
    fragment.write_text("\n".join(receptor.read_text().splitlines()[:2]))
    own = open_window((fragment, small))
    own.form.rounds.choose(RoundOptions(2, 1e-300))
    search_in(own, qtbot)
    view = own.search_page.rounds.view
    own.page.tabs.setCurrentWidget(view)
    assert not own.controller.result.rounds[0].queries[0].included.size
    assert view.logo.profile is None
    assert view.about.whole() == "No profile: no hit was included. Tick hits to make one of them."
    entries = [entry for entry in view.picture_menu.actions() if not entry.isSeparator()]
    assert len(entries) == 3 and not any(entry.isEnabled() for entry in entries)
    own.page.hits.marking.tick(0)  # nearly the query itself
    qtbot.mouseClick(view.add_button, Qt.MouseButton.LeftButton)
    finish(own)
    assert view.logo.profile is None
    assert view.about.whole().startswith("No profile: the hits included only repeat the query.")
    own.page.hits.marking.tick(list(range(12)))
    qtbot.mouseClick(view.add_button, Qt.MouseButton.LeftButton)
    finish(own)
    used, repeating = view.logo.profile.sequences, view.logo.profile.removed
    assert used + repeating == 12 and repeating > 1
    number = view.chosen_round()
    made = f"Built from the query and {used} of the 12 hits included in round {number}; "
    made += f"{repeating} repeat the query or another hit."
    assert view.about.whole().startswith(made), "it was not clear whether the query counts, or why not all"
    words = " ".join(view.about.toolTip().split())
    assert f"of the 12 hits included in round {number}; {repeating} repeat the query" in words
    assert "a next round would search with this profile." in words, "it was not said which round it is of"
    view.table.selectRow(0)
    assert "; round 2 with this profile." in " ".join(view.about.toolTip().split())


def test_copies_are_aligned_with_what_the_round_searched_with(searched):
    """It said "align every copy with the query" of a search with a profile."""
    page, rounds = searched.page, searched.controller.result.rounds
    for one, other in ((rounds[0], "query"), (rounds[-1], "profile")):
        hits = one.queries[0].result.hits
        row = next(row for row in range(len(hits)) if hits.entry(row) is None)
        page.permutations.set_hit(one.queries[0].result, row)
        assert f"align every copy with the {other}, and see" in page.permutations.message.text()
    page.permutations.set_hit(page.current_result(), page.hits.current_hit_row())


def test_rounds_that_only_weak_hits_drive_are_said(own):
    """All three new hits of a round were borderline, and nothing on the page showed it."""
    view, rounds = own.search_page.rounds.view, own.controller.result.rounds
    model = view.model
    column = next(
        place
        for place in range(model.columnCount())
        if model.headerData(place, Qt.Orientation.Horizontal) == "Largest\nnew E"
    )
    for row, one in enumerate(rounds):
        part = one.queries[0]
        worst = part.new_log10_evalues().max() if part.new.size else None
        shown = evalue_shown(worst) if worst is not None else ""
        assert model.index(row, column).data() == shown
    assert not view.caution.isVisibleTo(view)
    part = copy(rounds[0].queries[0])
    hits = copy(part.result.hits)
    hits.log10_evalues = np.linspace(-4, -3, len(hits))
    weak = replace(part, result=replace(part.result, hits=hits))
    view.show_rounds([replace(rounds[0], queries=(weak,))], "Round 1 has ended.")
    view.mark(1)
    most = evalue_shown(weak.new_log10_evalues().max())
    words = (
        f"The {part.new.size} hits that round 1 newly included are all borderline (E 1e-04 to {most}): a hit "
        "by chance brings its own relatives, so test them in round 1, where they are new, before you trust"
    )
    assert view.state.text() == "Round 1 has ended." and view.caution.text().startswith(words)
    ink = view.caution.palette().color(view.caution.foregroundRole())
    assert ink == Colours.of(view.palette()).warning, "it was small and grey"
    view.show_rounds([replace(rounds[0], queries=(weak,)), rounds[1]], "Round 2 has ended.")
    for number in (2, 1):
        view.mark(number)
        assert view.caution.text().startswith(words), "the rounds after it rest on it"
    view.show_rounds([replace(rounds[0], queries=(weak,))], "Round 1 has ended.")
    hits.log10_evalues[part.new_rows()[0]] = -8
    view.mark(1)
    assert not view.caution.text() and not view.caution.isVisibleTo(view)


def test_a_bound_that_lets_chance_into_profiles_is_said(own, qtbot, monkeypatch):
    """Hundreds of strangers came with E-values of 1e-34, and the page said to allow more rounds."""
    view = own.search_page.rounds.view
    assert "looser than" not in view.state.text() and "significant" not in view.state.text()
    own.form.rounds.inclusion_edit.setText("0.002")
    search_in(own, qtbot)
    assert "are included, though" not in view.state.text(), "there are none between the bounds"
    monkeypatch.setattr("swathe.gui.search.rounds_controller.SIGNIFICANT", 1e-4)
    search_in(own, qtbot)
    both = "Hits between 0.0001 and 0.002 are included, though not significant by themselves."
    assert both in view.state.text(), "31 included stood beside 30 significant"
    own.form.rounds.inclusion_edit.setText("0.1")
    search_in(own, qtbot)
    assert "E ≤ 0.1. That is looser than the usual 0.002" in view.state.text()


def test_a_hit_that_the_profile_was_built_from_is_never_called_convincing_by_it(own, qtbot):
    """A round after it was added by hand at E = 0.19 a hit was "Convincing … report the E-value"."""
    first = own.controller.result.rounds[0].queries[0].result.hits
    row = int(np.flatnonzero(first.log10_evalues > -3)[0])
    name, evalue = first.text("subject", row), first.display("evalue", row)
    own.form.rounds.choose(RoundOptions(2, 1e-40, include=(name,)))
    search_in(own, qtbot)
    page, hits = own.page, own.page.current_result().hits
    row = next(row for row in range(len(hits)) if hits.text("subject", row) == name)
    page.hits.table.go_to(page.hits.model.model_row(row))
    words = f"It was added by hand in round 1 at E = {evalue}, "
    qtbot.waitUntil(lambda: words in page.alignment.remarks.text())
    tips = {
        column.key: page.hits.model.index(page.hits.model.model_row(row), place).data(
            Qt.ItemDataRole.ToolTipRole
        )
        for place, column in enumerate(COLUMNS)
        if column.key in ("evalue", "entry_evalue")
    }
    assert all(
        f"The profile was built from this hit: its score and E-value are no evidence any more. {words}" in tip
        for tip in tips.values()
    )
    own.resize(1490, 900)  # there is room for all of them
    settle(qtbot, own.page)
    visible = page.hits.table.visible_columns()
    assert {"round", "by_hand", "entry_evalue"} <= {COLUMNS[place].key for place in visible}
    assert [hits.display(key, row) for key in ("round", "by_hand", "entry_evalue")] == ["1", "added", evalue]
    view = page.tabs.open(type(page.permutations))
    qtbot.waitUntil(lambda: words in view.message.text() or view.title_label.isVisible())
    own.search_page.significance.estimate([row], PairwiseOptions(100))
    then, place = hits.at_entry(row)
    qtbot.waitUntil(lambda: place in then.pairwise and own.controller.state is SearchState.DONE)
    assert not hits.pairwise, "a test proves nothing in this round"
    words = f"It was added by hand in round 1 at E = {evalue}, and it was tested there."
    qtbot.waitUntil(lambda: words in view.message.text())
    assert "more cautious" not in page.alignment.remarks.toolTip()
    section = next(place for place, column in enumerate(COLUMNS) if column.key == "pairwise_p")
    index = page.hits.model.index(page.hits.model.model_row(row), section)
    assert words in index.data(Qt.ItemDataRole.ToolTipRole)
    listed = [name for one in range(hits.n_significant) if hits.text("subject", one) == name]
    told = "1 was included in the profile at E > 0.001 or by hand (E on entry)."
    assert (told in " ".join(page.summary.found.toolTip().split())) == bool(listed)
    other = next(row for row in range(len(hits)) if hits.entry(row) is None and hits.log10_evalues[row] < -3)
    own.search_page.significance.estimate([other], PairwiseOptions(100))
    qtbot.waitUntil(lambda: other in hits.pairwise and own.controller.state is SearchState.DONE)
    page.hits.table.go_to(page.hits.model.model_row(other))
    title = f"No conclusion: the profile holds {untagged(name)}, not convincing itself"
    qtbot.waitUntil(lambda: view.title_label.text() == title)
    assert f"{title}, and what this hit scores may be owed to that one. If you know from" in view.verdict.text
    assert hits.verdict(other) == title
    held = f"The profile holds {untagged(name)}, included by hand at E = {evalue} and not convincing itself: "
    assert page.summary.found.accessibleName().endswith(" · weak profile")
    assert held in " ".join(page.summary.found.toolTip().split())
    rounds = own.search_page.rounds.view
    page.tabs.setCurrentWidget(rounds)
    settle(qtbot, own.page)
    place = rounds.table.mapTo(rounds, QPoint())
    for number in (1, 2):
        rounds.table.selectRow(number - 1)
        settle(qtbot, own.page)
        assert rounds.table.mapTo(rounds, QPoint()) == place, "the table stays under the pointer"
        words, index = rounds.of_rounds.currentWidget().text(), rounds.model.index(number - 1, 0)
        of_round = held.replace("profile", f"profile of round {number - 1}, which found these hits,")
        assert words.startswith(of_round) if number > 1 else not words
        assert index.data() == (f"⚠ {number}" if number > 1 else "1")
        assert words in " ".join(index.data(Qt.ItemDataRole.ToolTipRole).split())
        assert rounds.of_rounds.isVisible()
    found = page.summary.found
    for width in (1000, 1600):
        own.resize(width, 700)
        qtbot.waitUntil(lambda: found.width() == found.sizeHint().width())
        assert found.geometry().right() <= found.parentWidget().width(), "it was cut to ‘weak pro’"
        assert found.text().endswith(("⚠", " · weak profile")) and held in " ".join(found.toolTip().split())
    assert found.text().endswith(" · weak profile"), "there is room"
    page.tabs.open(type(page.alignment))
    qtbot.waitUntil(lambda: title in page.alignment.remarks.text())


def test_other_figures_give_way_to_verdicts_on_what_a_profile_found(own, qtbot):
    """They were the first to go: at 1,280 pixels Round and E on entry had taken their room."""
    table = own.page.hits.table
    sections = {column.key: place for place, column in enumerate(COLUMNS)}

    def shown(width, height):
        own.resize(width, height)
        settle(qtbot, own.page)
        return {key for key in sections if sections[key] in table.visible_columns()}

    assert {"verdict", "round", "evalue", "organism", "identity"} <= shown(1280, 800)
    small = shown(1000, 700)
    assert {"verdict", "round", "evalue", "organism", "description"} <= small
    assert not {"score", "bits", "subject_length"} & small, "they say least of a profile's hits"
    assert {"verdict", "score", "query_coverage", "entry_evalue"} <= shown(1490, 900), "the details are below"
    table.show_columns([sections["score"]])
    table.hide_columns([sections["verdict"]])
    assert "verdict" not in shown(1410, 900), "somebody hid it"
    assert {"score", "query_coverage", "entry_evalue"} <= shown(1280, 800), "nothing else gave way to it"


@pytest.mark.parametrize("size", [(1280, 800), (1000, 676)])
def test_the_same_columns_stay_wherever_somebody_scrolls_to_and_in_all_rounds(own, qtbot, size):
    """Score, coverage and bits went as soon as hits with longer names or verdicts came into sight."""
    own.resize(*size)
    view, table, page = own.search_page.rounds.view, own.page.hits.table, own.page
    settle(qtbot, page)
    shown = table.visible_columns()
    bar = table.verticalScrollBar()
    for place in range(bar.minimum(), bar.maximum() + 1, max(1, bar.pageStep() // 2)):
        bar.setValue(place)
        table.viewport().repaint()
        assert table.visible_columns() == shown, place
    page.hits.filter_bar.text.setText("receptor")
    page.hits.filter_bar.apply()
    settle(qtbot, page)
    assert table.visible_columns() == shown
    page.hits.filter_bar.clear()
    view.table.selectRow(0)
    settle(qtbot, page)
    verdict = next(place for place, column in enumerate(COLUMNS) if column.key == "verdict")
    assert verdict in shown and verdict in table.visible_columns(), "its hits have verdicts, too"


def test_what_hardly_a_hit_has_gives_way_to_identity_and_coverage(own, qtbot):
    """*By hand* had one hit of 228, and the verdict 250 pixels, where coverage and identity were gone."""
    first = own.controller.result.rounds[0].queries[0].result.hits
    row = int(np.flatnonzero(first.log10_evalues > -3)[0])
    own.form.rounds.choose(RoundOptions(2, 1e-40, include=(first.text("subject", row),)))
    search_in(own, qtbot)
    table = own.page.hits.table
    sections = {column.key: place for place, column in enumerate(COLUMNS)}

    def shown(width, height):
        own.resize(width, height)
        settle(qtbot, own.page)
        return {COLUMNS[place].key for place in table.visible_columns()}

    assert {"verdict", "evalue", "identity", "query_coverage"} <= shown(1280, 800)
    hits, font = table.model().table, table.font()
    font.setBold(True)
    letters = QFontMetricsF(font)  # as new hits are written
    words = max(letters.horizontalAdvance(hits.brief("verdict", row)) for row in range(len(hits)))
    assert words < table.columnWidth(sections["verdict"]) < words + 16, "whole, and no wider"
    small = shown(1000, 676)
    assert {"verdict", "identity"} <= small and not {"by_hand", "entry_evalue"} & small
    own.search_page.significance.estimate([int(table.model().visible_rows()[0])], PairwiseOptions(100))
    qtbot.waitUntil(lambda: own.controller.state is SearchState.DONE)
    tested = shown(1000, 676)
    assert "identity" in tested and "pairwise_p" not in tested, "one hit was tested"


def test_columns_of_rounds_that_gave_way_do_not_come_back_without_rounds(open_window, qtbot, small, receptor):
    """In the first window after one with rounds they were there, empty: nobody hid what had given way."""
    window = open_window((receptor, small))
    search_rounds(window, qtbot, 2)
    window.close()
    again = open_window((receptor, small))
    table = again.page.hits.table
    of_rounds = {place for place, column in enumerate(COLUMNS) if column.key in ("round", "entry_evalue")}
    again.resize(1400, 900)
    again.form.rounds.box.setChecked(False)
    search_in(again, qtbot)
    assert not of_rounds & {*table.chosen_columns()}
    settle(qtbot, again.page)
    assert not of_rounds & {*table.visible_columns()}


def test_what_is_said_of_hits_follows_a_test_of_one_that_their_profile_holds(own, qtbot):
    """A hit of the profile was tested in round 1, not convincing, and round 2 went on to call others so."""
    page, rounds = own.page, own.search_page.rounds.view
    last = own.controller.result.rounds[-1].queries[0].result.hits
    held = next(row for row in range(1, len(last)) if last.is_in_profile(row))
    other = next(row for row in range(len(last)) if not last.is_in_profile(row))
    page.hits.table.go_to(page.hits.model.model_row(other))
    condition = "Its score speaks for it only if the profile was built from relatives."
    condition += " All hits of the profile were included with E < 1e-06: none is in doubt."
    qtbot.waitUntil(lambda: page.alignment.remarks.whole() == condition)
    page.hits.show_verdicts()
    section = next(place for place, column in enumerate(COLUMNS) if column.key == "verdict")
    cell = page.hits.model.index(page.hits.model.model_row(other), section)
    assert cell.data() == "Convincing", "no hit of the profile is in doubt"
    assert cell.data(Qt.ItemDataRole.ToolTipRole).startswith("Convincing: by its E-value, ")
    assert "weak" not in page.summary.found.accessibleName()
    own.search_page.significance.estimate([held], PairwiseOptions(100))
    then, place = last.at_entry(held)
    qtbot.waitUntil(lambda: place in then.pairwise and own.controller.state is SearchState.DONE)
    then.set_pairwise(place, replace(then.pairwise[place], log10_p=-0.1, problem=""))
    page.pairs_arrived(0, [held])
    name = untagged(last.text("subject", held))
    title = f"No conclusion: the profile holds {name}, not convincing itself"
    assert cell.data() == "No conclusion: weak profile"
    assert cell.data(Qt.ItemDataRole.ToolTipRole).startswith(title)
    assert page.summary.found.accessibleName().endswith(" · weak profile")
    assert f"only if you know from elsewhere that {name} is a relative. " in page.alignment.remarks.text()
    assert not rounds.isVisible()  # once it is seen, words that are longer would move the titles
    assert f"holds {name}, included at E < 1e-180 and" in rounds.of_rounds.currentWidget().text()
    assert "and not convincing itself: " in rounds.of_rounds.currentWidget().text()
    last.set_unasked(other, replace(then.pairwise[place], log10_p=-30.0))
    page.pairs_arrived(0, [other])
    view = page.tabs.open(type(page.permutations))
    assert view.title_label.text() == title


def test_a_hit_of_the_profile_is_tested_in_the_round_that_included_it_and_that_counts(own, qtbot):
    """Suggestive by its test in round 1, a hit was "Convincing on entry" a round later."""
    page, view, rounds = own.page, own.page.permutations, own.search_page.rounds.view
    first, last = (one.queries[0].result.hits for one in own.controller.result.rounds)
    row = next(row for row in range(len(last)) if (entry := last.entry(row)) is not None and not entry.itself)
    page.hits.table.go_to(page.hits.model.model_row(row))
    untested = "which is convincing. It was not tested with shuffled copies there."
    qtbot.waitUntil(lambda: page.alignment.remarks.text().endswith(untested))
    page.tabs.open(type(view))
    qtbot.waitUntil(lambda: "A test proves nothing in this round" in view.message.text())
    assert untested in view.message.text()
    button = next(one for one in view.message.findChildren(QPushButton) if one.isVisible())
    assert button.text() == "Test it in round 1"
    button.click()
    assert rounds.chosen_round() == 1 and page.current_result().hits is first
    place = int(np.flatnonzero(first.subjects == last.subjects[row])[0])
    assert page.hits.current_hit_row() == place
    qtbot.waitUntil(lambda: place in first.pairwise and own.controller.state is SearchState.DONE)
    pair = first.pairwise[place]
    first.pairwise[place] = replace(pair, log10_p=np.log10(0.01 / 120), problem="")
    assert first.entry(place) is None and row not in last.pairwise
    rounds.table.selectRow(1)
    page.hits.table.go_to(page.hits.model.model_row(row))
    qtbot.waitUntil(lambda: "Suggestive by test on entry" in view.message.text())
    said = ", and it was tested there. Suggestive, but weak: by the E-value alone, "
    assert said in view.message.text() and button.text() == "Show its test in round 1"
    page.tabs.open(type(page.alignment))
    qtbot.waitUntil(lambda: said in page.alignment.remarks.text())
    for key in ("evalue", "entry_evalue"):
        section = next(place for place, column in enumerate(COLUMNS) if column.key == key)
        index = page.hits.model.index(page.hits.model.model_row(row), section)
        assert said in index.data(Qt.ItemDataRole.ToolTipRole)


def test_a_borderline_hit_of_the_profile_is_tested_where_a_test_proves_something(own, qtbot):
    page = own.page
    first, last = (one.queries[0].result.hits for one in own.controller.result.rounds)
    row = next(row for row in range(len(last)) if (entry := last.entry(row)) is not None and not entry.itself)
    then, place = last.at_entry(row)
    assert then is first
    first.log10_evalues[place] = last.entry_log10_evalues[row] = -4.0
    page.hits.table.go_to(page.hits.model.model_row(row))
    qtbot.waitUntil(lambda: place in first.unasked)
    assert row not in last.unasked
    qtbot.waitUntil(lambda: "and it was tested there." in page.alignment.remarks.text())


def test_hits_of_the_profile_are_tested_in_the_rounds_that_included_them(own, qtbot):
    """Of the 50 best hits of the last round, all in the profile, all were tested, and none got a verdict."""
    page = own.page
    first, last = (one.queries[0].result.hits for one in own.controller.result.rounds)
    held = [row for row in range(len(last)) if last.is_in_profile(row)]
    beside = next(row for row in range(len(last)) if not last.is_in_profile(row))
    for row in held[1:]:
        first.log10_evalues[last.at_entry(row)[1]] = last.entry_log10_evalues[row] = -4.0
    assert {last.verdict(row) for row in held[1:]} == {"Open on entry until tested"}
    significance = own.search_page.significance
    page.hits.pairwise_action.trigger()
    dialog = significance.dialog
    dialog.hits.choose("shown")
    said = " ".join(dialog.note.text.split())
    assert f"The profile was built from {len(held)} of them: their scores prove nothing in this round" in said
    dialog.reject()
    verdict, p = (
        next(place for place, column in enumerate(COLUMNS) if column.key == key)
        for key in ("verdict", "pairwise_p")
    )
    significance.estimate(held, PairwiseOptions(100))
    qtbot.waitUntil(lambda: own.controller.state is SearchState.DONE and len(first.pairwise) == len(held))
    assert verdict in page.hits.table.visible_columns() and p not in page.hits.table.visible_columns()
    assert f"Tested {len(held)} of {len(held)} hits in round 1 on " in own.run_bar.phase.toolTip()
    assert not any("Open" in last.verdict(row) for row in held)
    significance.estimate([*held, beside], PairwiseOptions(100))
    qtbot.waitUntil(lambda: own.controller.state is SearchState.DONE and beside in last.pairwise)
    assert list(last.pairwise) == [beside] and " hits in rounds 1 and 2 on " in own.run_bar.phase.toolTip()
    last.entry_rows[held] = -1
    significance.estimate(held, PairwiseOptions(100))
    assert "do not list them" in own.messages.text and own.controller.state is SearchState.DONE


def test_borderline_hits_new_in_earlier_rounds_are_tested_before_these_are_shown(own, qtbot):
    """They were "Open until tested" until their round was chosen; only what the last one lists was tested."""
    part, last = (one.queries[0] for one in own.controller.result.rounds)
    first, then = part.result.hits, last.result.hits
    row = int(part.new_rows()[-1])
    first.log10_evalues[row] = -4.0
    then.entry_rows[np.flatnonzero(then.subjects == first.subjects[row])] = -1  # as if it had been dropped
    beside = next(row for row in range(len(then)) if not then.is_in_profile(row))
    own.search_page.significance.estimate([beside], PairwiseOptions(100))
    qtbot.waitUntil(lambda: row in first.unasked)
    assert own.page.rounds.chosen_round() == 2


def test_ticks_that_steer_the_search_are_not_what_is_proposed_to_be_tested(own, qtbot):
    """After *Tick included* the dialog proposed the ticked hits, whose scores prove nothing."""
    page, significance = own.page, own.search_page.significance
    first, last = (one.queries[0].result.hits for one in own.controller.result.rounds)
    held = next(row for row in range(1, len(last)) if last.is_in_profile(row))
    beside = next(row for row in range(len(last)) if not last.is_in_profile(row))
    last.log10_evalues[:] = -50.0
    last.entry_log10_evalues[held] = first.log10_evalues[last.at_entry(held)[1]] = -4.0
    last.log10_evalues[beside] = -4.0
    own.search_page.rounds.view.tick_button.click()

    def proposed():
        significance.ask()
        choice = significance.dialog.hits
        significance.dialog.reject()
        return choice.chosen, choice.rows()

    assert proposed() == ("borderline", sorted([held, beside])), "the held one by its E-value on entry"
    page.hits.table.selectAll()
    assert proposed()[0] == "selected"
    page.hits.table.go_to(0)
    significance.estimate([held, beside], PairwiseOptions(100))
    qtbot.waitUntil(lambda: beside in last.pairwise and own.controller.state is SearchState.DONE)
    assert proposed() == ("ticked", sorted(last.marks.ticked)), "the borderline hits are all tested"
    page.hits.marking.untick_all()
    last.entry_log10_evalues[held] = last.log10_evalues[beside] = -50.0
    assert proposed()[0] == "top", "no hit is borderline"


def test_a_new_search_takes_no_hits_that_were_chosen_for_the_last_query(open_window):
    """What one query's profiles left out, the next one's left out too, and only unfolded options said so."""
    window = open_window()
    rounds = window.form.rounds
    rounds.choose(RoundOptions(3, 0.1, exclude=("ADH1_HUMAN",)))
    summary = window.form.options.head.summary
    assert summary.endswith(" · up to 3 rounds, including E ≤ 0.1")
    assert summary.startswith("1 hit left out by hand · "), "at the end it was cut"
    window.menus.action("new_search").trigger()
    assert rounds.options is None
    rounds.box.setChecked(True)
    assert rounds.options == RoundOptions(5), "the usual ones, and nobody is left out"


def test_a_choice_by_hand_is_named_and_forgotten_by_a_button(open_window, qtbot):
    """A hit that was left out was said to be chosen, and "the box" that forgets it was not named."""
    rounds = open_window().form.rounds
    rounds.choose(RoundOptions(3, exclude=("sp|P1|AHSP_MOUSE",)))
    assert rounds.note.text == "Chosen by hand: AHSP_MOUSE is left out of the profiles."
    many = tuple(f"H{number}" for number in range(4))
    rounds.choose(RoundOptions(3, include=many, exclude=("A", "B")))
    words = "Chosen by hand: 4 hits are always in the profiles; A, B are left out of them."
    assert rounds.note.text == words
    (button,) = rounds.note.buttons
    assert button.text() == "Forget"
    button.click()
    assert rounds.options == RoundOptions(3), "rounds stay asked for"
    assert not rounds.note.text and not rounds.note.buttons


def test_a_choice_by_hand_goes_with_its_query(own, qtbot, finish):
    """A hit left out for one query was left out for the next that came into the form, too."""
    table, rounds = own.controller.result.queries[0].hits, own.form.rounds
    name, row = table.text("subject", 1), int(table.subjects[1])
    rounds.choose(RoundOptions(2, exclude=(name,)))
    search_in(own, qtbot)
    section = next(place for place, column in enumerate(COLUMNS) if column.key == "by_hand")
    hits = own.page.current_result().hits
    place = own.page.hits.model.model_row(int(np.flatnonzero(hits.subjects == row)[0]))
    cell = own.page.hits.model.index(place, section)
    assert cell.data() == "left out"
    assert "Left out by hand" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert own.page.hits.model.index(0, section).data() == ""
    query = own.form.query
    query.set_text(f">another\n{'ACDEFGHIKLMNPQRSTVWY' * 3}")
    assert query.sequences()
    assert rounds.options == RoundOptions(2)
    own.page.run.again_requested.emit()
    assert rounds.options == RoundOptions(2, exclude=(name,)), "Edit and rerun fills it in again"
    qtbot.waitUntil(lambda: not query.problem)
    assert rounds.options == RoundOptions(2, exclude=(name,)), "the file was read, and holds that query"
    query.set_text(f">another\n{'ACDEFGHIKLMNPQRSTVWY' * 3}")
    assert query.sequences()
    assert rounds.options == RoundOptions(2)


def test_the_sequence_looked_at_stays_chosen_in_another_round(own, qtbot):
    """The hit to be compared between two rounds was lost, and the list went back to its top."""
    view, page = own.search_page.rounds.view, own.page
    one, other = (part.queries[0].result.hits for part in own.controller.result.rounds)
    place = int(np.flatnonzero(np.isin(other.subjects, one.subjects))[-1])
    page.hits.table.go_to(page.hits.model.model_row(place))
    subject = other.subjects[place]
    view.table.selectRow(0)
    assert one.subjects[page.hits.current_hit_row()] == subject
    assert page.hits.table.currentIndex().row() in page.hits.table.places_looked_at()
    assert page.hits.selected_hit_rows() == [page.hits.current_hit_row()]
    view.table.selectRow(1)
    assert other.subjects[page.hits.current_hit_row()] == subject


def test_a_round_that_included_nothing_new_says_so_where_only_those_are_asked_for(searched, qtbot):
    """It said that no hit meets the filter, and that 230 hits are hidden."""
    view, hits = searched.search_page.rounds.view, searched.page.hits
    last = view.model.rowCount()
    view.table.selectRow(1)
    view.new_button.click()
    assert hits.model.rowCount()
    view.table.selectRow(last - 1)
    assert hits.message.text().startswith(f"Round {last} included nothing new")
    view.new_button.click()


def test_columns_of_tests_are_shown_in_rounds_that_have_some_and_the_run_is_said_to_be_tested(
    open_window, qtbot, small, receptor
):
    """The column of p stood empty in other rounds and was missing after the run was opened again, which was
    called complete, not tested."""
    window = open_window((receptor, small))
    search_rounds(window, qtbot, 2)
    view, page = window.search_page.rounds.view, window.page
    p = next(place for place, column in enumerate(COLUMNS) if column.key == "pairwise_p")
    window.resize(2400, 900)  # with room for all columns
    view.table.selectRow(0)
    searched = window.run_bar.phase.whole(), window.run_bar.text.text()
    window.search_page.significance.estimate([0], PairwiseOptions(100))
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    assert "Tested 1 of 1 hit in round 1 on " in window.run_bar.phase.toolTip()
    assert p in page.hits.table.visible_columns()
    window.search_page.significance.estimate([0], PairwiseOptions(100))
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    assert "Tested 1 of 1 hit in round 1 on " in window.run_bar.phase.toolTip()
    page.hits.table.go_to(1)
    assert (window.run_bar.phase.whole(), window.run_bar.text.text()) == searched, "it stayed for ever"
    window.search_page.significance.estimate([1], PairwiseOptions(100))
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    assert window.run_bar.phase.whole().startswith("Tested")
    view.table.selectRow(1)
    assert p not in page.hits.table.visible_columns() and window.run_bar.phase.whole() == searched[0]
    result = window.controller.result
    assert summary_of(result).pairs == 2
    window.controller.reopen(result)
    assert p not in page.hits.table.visible_columns()
    view.table.selectRow(0)
    assert p in page.hits.table.visible_columns()


def test_columns_of_rounds_appear_with_what_they_hold(open_window, qtbot, small, receptor):
    """After a single round, E on entry stood there empty."""
    window = open_window((receptor, small))
    window.resize(1490, 900)  # there is room for all of them
    shown = lambda: {COLUMNS[place].key for place in window.page.hits.table.visible_columns()}  # noqa: E731
    search_rounds(window, qtbot, 1)
    assert "round" in shown() and not {"by_hand", "entry_evalue"} & shown()
    search_rounds(window, qtbot, 2)
    assert {"round", "entry_evalue"} <= shown() and "by_hand" not in shown()


def test_significant_hits_that_one_added_by_hand_may_have_brought_in_are_counted(searched, monkeypatch):
    """The number of significant hits did not say that some of them came through a hit that somebody added."""
    view, page = searched.search_page.rounds.view, searched.page
    view.table.selectRow(0)
    assert "added by hand" not in page.summary.found.toolTip()
    monkeypatch.setattr(HitTable, "brought_in", lambda hits: ([3], 2, 5))
    view.table.selectRow(1)
    tip = page.summary.found.toolTip()
    assert "5 may have been found only through hits added by hand" in " ".join(tip.split())
    assert tip.count("\n") < 3, "it had eight lines, and covered the filter"
    view.say_tested()
    numbers = range(1, view.model.rowCount() + 1)
    assert len(numbers) > 2, "rounds before the last had neither sign nor words, though they brought hits in"
    for number in numbers:
        view.table.selectRow(number - 1)
        words = view.of_rounds.currentWidget().text()
        assert view.model.index(number - 1, 0).data() == f"⚠ {number}"
        assert words in " ".join(view.model.index(number - 1, 4).data(Qt.ItemDataRole.ToolTipRole).split())
        assert f"5 of the significant hits of round {number} were" in words
    last = view.model.part(view.model.rowCount() - 1).result.hits
    name = untagged(last.text("subject", 3))
    added = f"{name} was added to the profile by hand. "
    assert f"{added}5 of the significant hits of round {last.round_number} were not significant" in words
    assert "cannot tell whether they are relatives of the query" in words
    assert f"{view.tick_button.text()}, untick it, and press Leave out unticked." in words
    monkeypatch.undo()
    view.say_tested()
    assert not view.of_rounds.isVisibleTo(view), "no gap is left where no round has such words"


def test_names_are_whole_and_columns_of_nothing_leave_where_others_are_shown(own, qtbot):
    """New hits are bold, and their names were cut: the widths were those of the rows shown before."""
    own.resize(1280, 800)
    view, table, model = own.search_page.rounds.view, own.page.hits.table, own.page.hits.model
    sections = {column.key: place for place, column in enumerate(COLUMNS)}
    own.page.tabs.setCurrentWidget(view)
    view.table.selectRow(1)
    view.new_button.click()
    settle(qtbot, own.page)
    assert model.rowCount() and all(model.is_new(model.hit_row(place)) for place in table.places_looked_at())
    bold = QFont(table.font())
    bold.setBold(True)
    letters = QFontMetricsF(bold)
    for key in ("subject", "organism"):
        words = [model.index(place, sections[key]).data() for place in table.places_looked_at()]
        assert table.columnWidth(sections[key]) > max(map(letters.horizontalAdvance, words))
    table.show_columns([sections["by_hand"]])
    own.resize(1000, 700)
    settle(qtbot, own.page)
    assert sections["by_hand"] in table.columns_without_room(), "no row shown has anything in it"
    view.new_button.click()
    own.resize(1280, 800)


def test_a_column_takes_no_more_than_its_words_and_those_of_tests_leave_where_there_was_none(own, qtbot):
    """The verdict had 285 pixels where all were "In the PSSM", organisms 275, and descriptions were cut."""
    own.resize(2400, 900)  # with room for all columns
    view, table, model = own.search_page.rounds.view, own.page.hits.table, own.page.hits.model
    sections = {column.key: place for place, column in enumerate(COLUMNS)}
    own.page.hits.show_verdicts()
    view.table.selectRow(0)
    own.search_page.significance.estimate([0], PairwiseOptions(100))
    qtbot.waitUntil(lambda: own.controller.state is SearchState.DONE)
    assert sections["pairwise_p"] in table.visible_columns()
    view.table.selectRow(1)
    settle(qtbot, own.page)
    if not model.table.pairs:
        assert sections["pairwise_p"] not in table.visible_columns()
    letters = QFontMetricsF(table.font())
    title = table.horizontalHeader().fontMetrics()
    for key in ("verdict", "organism"):
        cells = [model.index(place, sections[key]).data() for place in range(model.rowCount())]
        words = max(map(letters.horizontalAdvance, cells))
        least = title.horizontalAdvance(COLUMNS[sections[key]].list_title)
        assert table.columnWidth(sections[key]) < max(words, least) + 30, key


def test_the_e_value_on_entry_is_there_in_the_round_that_includes_a_hit(own):
    """The column stood empty in that round."""
    view, model = own.search_page.rounds.view, own.page.hits.model
    section = next(place for place, column in enumerate(COLUMNS) if column.key == "entry_evalue")
    for number, one in enumerate(own.controller.result.rounds):
        view.table.selectRow(number)
        row = int(one.queries[0].new_rows()[0])
        index = model.index(model.model_row(row), section)
        assert index.data() == model.table.display("evalue", row)
        tip = "This round included the hit, at this E-value."
        assert index.data(Qt.ItemDataRole.ToolTipRole) == tip


def test_verdicts_on_hits_of_a_profile_are_offered_as_conditions_where_a_profile_scored(own):
    """They were in every search's list, before all others."""
    view, editor = own.search_page.rounds.view, own.page.hits.filter_bar.editor
    editor.column.setCurrentIndex(editor.column.findData("verdict"))
    for number, offered in ((0, False), (1, True), (0, False)):
        view.table.selectRow(number)
        assert (editor.choice.findText("The query itself") > 0) is offered
        assert editor.choice.findText("In the PSSM") < 0, "no hit of this search can have it"


def test_tooltips_of_buttons_are_read_at_a_glance(own):
    """That of *Add 1 ticked* was one line of 1,215 pixels."""
    view = own.search_page.rounds.view
    own.page.hits.marking.tick(len(own.page.hits.model.table) - 1)
    edit = own.form.rounds.inclusion_edit
    for widget in (view.add_button, view.leave_out_button, view.one_button, view.more_button, edit):
        assert max(map(len, widget.toolTip().splitlines())) <= 90
    assert "tick others to add, or untick some to leave out" in view.tick_button.toolTip()


def test_ticks_that_steer_the_search_are_not_what_is_exported(own, qtbot):
    """After *Tick included* the export offered the ticked rows first."""
    view, page = own.search_page.rounds.view, own.page
    view.tick_button.click()
    page.hits.export_action.trigger()
    dialog = own.search_page.export.dialog
    assert dialog.rows.checkedButton().objectName() == "shown"
    dialog.reject()
    page.hits.marking.tick(sorted(page.current_result().hits.marks.ticked)[0], False)
    page.hits.export_action.trigger()
    dialog = own.search_page.export.dialog
    assert dialog.rows.checkedButton().objectName() == "ticked"
    dialog.reject()


def test_fields_of_the_form_do_not_touch_its_bar(qtbot):
    """They did once *Several rounds* was ticked."""
    fields = QWidget()
    fields.setMinimumSize(200, 900)
    scroll = on_screen(qtbot, FormScroll(fields, 200), 300, 300)
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    end = scroll.viewport().mapTo(scroll, scroll.viewport().rect().topRight()).x()
    assert end + 3 < bar.mapTo(scroll, QPoint()).x()


def test_the_round_on_screen_is_compared_and_named(open_window, qtbot, receptor):
    """*Compare…* beside round 1 compared the last round, and nothing named one."""
    window = open_window((receptor, sample_database()))
    search_in(window, qtbot)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    plain = window.runs.shown.id
    search_rounds(window, qtbot, 2)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id not in ("", plain))
    iterated, first = window.runs.shown.id, window.controller.result.rounds[0].queries[0].result
    last = window.controller.result.queries[0]
    assert len(first.hits) != len(last.hits)
    window.search_page.rounds.view.table.selectRow(0)
    window.menus.action("compare_shown").trigger()
    history = window.pages.get("history")
    qtbot.waitUntil(lambda: history.page.isVisible() and history.page.model.rowCount() == 2)
    (asked,) = history.page.question.findChildren(QLabel)
    assert "(BLOSUM62 11/1 · round 1 of 2 · incl. E ≤ 1e-40)? Click it" in asked.text()
    history.page.table.selectRow(history.page.model.runs.row_of(plain))
    history.page.buttons["compare"].click()
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.isVisible())
    page = history.comparison
    runs = page.compared.comparison
    assert runs.b.queries[0].hits.subjects.tolist() == first.hits.subjects.tolist()
    assert runs.b.queries[0].hits.log10_evalues.tolist() == first.hits.log10_evalues.tolist()
    assert page.titles.labels[1].whole().startswith("B: round 1 of 2, incl. E ≤ 1e-40 · ")
    assert page.sides[1].heading.whole() == page.titles.labels[1].whole()
    assert "round 1 of 2" in page.titles.labels[1].toolTip()
    assert "round" not in page.titles.labels[0].whole()
    assert "Round\n–\n1 of 2" in page.parameters.toPlainText()
    assert "Round 1 can show other E-values than a single search" in page.note.text
    assert {"round_b", "verdict_a"}.isdisjoint(page.table.chosen_columns())
    assert page.compared.names[1].endswith(", round 1 of 2")
    assert page.compared.file_name.endswith("_vs_round_1_of_2_incl._E_1e-40"), "the round is named once"
    compared = page.compared
    window.runs.sequences_added.emit(iterated)  # as where a run has its sequences now
    qtbot.waitUntil(lambda: page.compared is not compared)
    assert len(page.compared.comparison.b.rounds) == 1, "brought up to date, it keeps the round"
    page.back.click()
    qtbot.waitUntil(history.page.isVisible)
    history.page.table.selectAll()
    compared = page.compared
    history.page.buttons["compare"].click()
    qtbot.waitUntil(lambda: page.compared is not compared)
    shown = page.compared.comparison.b.queries[0].hits
    assert shown.subjects.tolist() == last.hits.subjects.tolist(), "runs of the history end with the last"
    assert "round 2 of 2" in page.titles.labels[1].whole()
    assert "of hits with a Round, go by their Verdict" in page.note.text
    shown = page.table.chosen_columns()
    assert {"round_b", "verdict_a", "verdict_b"} <= set(shown) and "round_a" not in shown


def test_two_rounds_of_a_search_are_compared_where_they_are_listed(open_window, qtbot, receptor, tmp_path):
    """*Compare…* asked for another run, in a list in which this one could not be chosen."""
    window = open_window((receptor, sample_database()))
    view = window.search_page.rounds.view
    search_rounds(window, qtbot, 3)
    window.page.tabs.setCurrentWidget(view)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    rounds = [one.queries[0].result.hits for one in window.controller.result.rounds]
    assert len(rounds) == 3 and view.other_rounds() == [1, 2]
    assert view.compare_button.text() == "Compare with round…"
    view.compare_menu.aboutToShow.emit()
    assert [action.text().replace("&", "") for action in view.compare_menu.actions()] == [
        "Round 1",
        "Round 2",
    ]
    view.compare_menu.actions()[1].trigger()
    history = window.pages.get("history")
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.isVisible())
    page = history.comparison
    runs = page.compared.comparison
    for side, hits in ((runs.a, rounds[1]), (runs.b, rounds[2])):
        assert side.queries[0].hits.log10_evalues.tolist() == hits.log10_evalues.tolist()
    titles = [label.whole() for label in page.titles.labels]
    assert titles[0].startswith("A: round 2 of 3 · ") and "round 3 of 3" in titles[1]
    assert "Round\n2 of 3\n3 of 3" in page.parameters.toPlainText()
    assert not any("history" in label.toolTip() for label in page.titles.labels), "one run came there once"
    warned = page.note.text
    assert "of hits with a Round, go by their Verdict, which is that on entry" in warned
    assert "compare their E-values" not in warned, "which the verdicts below call no evidence"
    of_rounds = {"round_a", "round_b", "verdict_a", "verdict_b"}
    assert of_rounds <= set(page.table.chosen_columns())
    window.resize(1280, 800)
    settle(qtbot, page)
    keys = [column.key for column in page.model.table.columns]
    assert not [key for key in of_rounds if page.table.isColumnHidden(keys.index(key))], "there was no room"
    table = page.model.table
    held = next(row for row in range(len(table)) if table.display("round_b", row) and table.in_both[row])
    query, hit = table.locate(held)
    of_hits = query.b.hits, int(query.rows_b[hit])
    assert table.text("verdict_b", held) == of_hits[0].verdict(of_hits[1]) != ""
    section, model = keys.index("verdict_b"), page.table.model()
    tip = model.index(model.model_row(held), section).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == about_verdict(query.b, of_hits[1]) != table.text("verdict_b", held), (
        "it said the verdict again"
    )
    words = [table.brief("verdict_b", row) for row in range(len(table))]
    widest = max(map(page.table.fontMetrics().horizontalAdvance, words))
    assert page.table.columnWidth(section) >= widest + SPACE, "“Convincing on…”, beside a wide Name"
    page.table.sortByColumn(
        [column.key for column in table.columns].index("verdict_b"), Qt.SortOrder.AscendingOrder
    )
    verdicts = [table.text("verdict_b", row) for row in page.model.visible_rows().tolist()]
    assert [key for key, _ in groupby(verdicts)] == list(dict.fromkeys(verdicts)), "sorted by it"
    page.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert table.number("round_b", held) == of_hits[0].number("round", of_hits[1])
    path = tmp_path / "rounds.csv"
    history.export(path, "csv")
    qtbot.waitUntil(path.exists)
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    names = {name: place for place, name in enumerate(lines[0].split(","))}
    assert {*of_rounds, "by_hand_a", "by_hand_b"} <= set(names)
    assert (
        page.compared.file_name.endswith("_round_3_of_3") and "_round_2_of_3_vs_" in page.compared.file_name
    )
    assert page.back.text() == "‹ Search" and page.back.toolTip() == "Back to the search (Ctrl+1)"
    page.back.click()
    qtbot.waitUntil(view.isVisible)
    assert history.page.model.rowCount() == 1, "the comparison is no run"
    view.show_rounds(list(window.controller.result.rounds)[:2], "")
    view.mark(2)
    assert view.compare_button.text() == "Compare with round 1", "of two the other one is meant"
    compared = page.compared
    view.compare_button.click()
    qtbot.waitUntil(lambda: page.compared is not compared and page.isVisible())
    assert [len(side.rounds) for side in (page.compared.comparison.a, page.compared.comparison.b)] == [1, 2]


@pytest.mark.parametrize("shown", [1, 2])
def test_a_run_itself_answers_which_run_is_to_be_compared_with_its_round(own, qtbot, shown):
    """It stood first in the list and could not be chosen; what it "stands for" said nothing to anybody."""
    qtbot.waitUntil(lambda: own.runs.shown is not None and own.runs.shown.id != "")
    own.search_page.rounds.view.table.selectRow(shown - 1)
    own.menus.action("compare_shown").trigger()
    history = own.pages.get("history")
    qtbot.waitUntil(lambda: history.page.isVisible() and history.page.buttons["compare"].isEnabled())
    (asked,) = history.page.question.findChildren(QLabel)
    assert f" · round {shown} of 2 · " in asked.text()
    assert f" Click the run itself to compare it with round {3 - shown} of 2. " in asked.text()
    assert history.page.messages.text == ""
    history.page.buttons["compare"].click()
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.isVisible())
    runs = history.comparison.compared.comparison
    assert [len(side.rounds) for side in (runs.a, runs.b)] == [1, 2]
    assert history.comparison.back.text() == "‹ History"


def test_rounds_are_not_compared_where_there_are_no_two(open_window, qtbot, small, receptor):
    window = open_window((receptor, small))
    search_in(window, qtbot)
    window.menus.refresh()
    action = window.page.rounds.compare_menu.menuAction()
    assert not action.isEnabled() and action.toolTip() == "This query has fewer than two rounds to compare."
    assert not window.page.rounds.compare_button.isEnabled()


def test_an_export_names_the_round_in_its_file_the_dialog_and_its_head(own, qtbot, tmp_path):
    """Those of two rounds had one name, and no line of the head was of the round alone."""
    own.page.tabs.setCurrentWidget(own.search_page.rounds.view)
    for number in (1, 2):
        own.search_page.rounds.view.table.selectRow(number - 1)
        own.menus.action("export").trigger()
        dialog = own.search_page.export.dialog
        assert f"Hits of round {number} of 2" in {label.text() for label in dialog.findChildren(QLabel)}
        dialog.format.setCurrentIndex(dialog.format.findData("csv"))
        assert dialog.path.text().endswith(f"ADRB2_HUMAN-swissprot-413-round-{number}-hits.csv")
        dialog.format.setCurrentIndex(dialog.format.findData("queries-csv"))
        assert dialog.path.text().endswith(f"-round-{number}-queries.csv")
        assert dialog.about.text().endswith(f", with the hits of round {number} of 2.")
        dialog.reject()
        assert f"# Round: {number} of 2" in written(own.controller.result, "csv", tmp_path).splitlines()
    own.search_page.rounds.view.table.selectRow(0)
    for format in FORMATS:
        if not format.key.startswith("queries"):
            words = written(own.controller.result, format.key, tmp_path)
            assert "1 of 2" in words or '"round": 1' in words, format.key


def written(result, format, folder):
    """Return the words of a file of all hits, and of the one beside it."""
    path = folder / f"hits.{format}"
    run_to_end(export(result, Selection.everything(result), format, path, CancelToken()))
    if format == "xlsx":
        with zipfile.ZipFile(path) as parts:
            return "".join(parts.read(name).decode() for name in parts.namelist())
    beside = [sidecar_of(path)] if sidecar_of(path).exists() else []
    return "".join(each.read_bytes().decode("utf-8", "replace") for each in (path, *beside))


@pytest.fixture(scope="module")
def batch_once(open_for_all, request):
    """A window in which one query converged in round 2, the other not in three."""
    window = open_for_all((sample_queries(), sample_database()))
    window.resize(1280, 800)
    model, window.said = window.page.queries, []
    keys = [column.key for column in model.columns]
    window.controller.round_ended.connect(
        lambda _: window.said.append([model.index(0, keys.index(key)).data(role) for key, role in _SHOWN])
    )
    search_rounds(window, QtBot(request), 3)
    return window


_SHOWN = (("rounds", Qt.ItemDataRole.DisplayRole), ("significant", Qt.ItemDataRole.DecorationRole))


@pytest.fixture
def batch(batch_once):
    """The same, with the receptor's last round looked at."""
    batch_once.pages.show_page("search")
    batch_once.page.query_list.selectRow(0)
    batch_once.page.rounds.table.selectRow(2)
    return batch_once


def test_what_is_said_of_rounds_and_offered_is_the_querys_own(batch, qtbot):
    """Of a query that had converged the page said "Not converged", and offered more rounds.

    The buttons stood a row higher then.
    """
    view, page = batch.search_page.rounds.view, batch.page
    page.tabs.setCurrentWidget(view)

    def places():
        settle(qtbot, page)
        return [one.mapTo(batch, QPoint()) for one in (view.new_button, view.add_button, view.table)]

    before = places()
    for _ in range(2):
        assert view.state.text().startswith("Not converged: the last round still included new hits. At most")
        assert view.one_button.isEnabled() and view.more_button.isEnabled()
        assert view.search_label.text() == "Search this query again, up to 4 rounds (one more):"
        page.query_list.selectRow(1)
        assert page.summary.round.text() == "round 2 of 2 · converged"
        assert view.state.text().startswith("Converged: round 2 included nothing new. At most 3 rounds;")
        assert not view.one_button.isEnabled() and not view.more_button.isEnabled()
        assert view.more_button.text() == "Allow more rounds"
        assert "included nothing new" in " ".join(view.more_button.toolTip().split())
        assert places() == before
        assert view.search_label.text() == "Search this query again, up to 3 rounds:"
        page.query_list.selectRow(0)


def test_a_profiles_file_is_named_after_a_round_that_its_query_had(batch, monkeypatch, tmp_path):
    """That of a query with two rounds was said to be of the batch's third."""
    offered = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (offered.append(asked[2]), ("", ""))[1]
    )
    batch.page.query_list.selectRow(1)
    batch.search_page.rounds.view.pssm_action.trigger()
    assert [path.rpartition("-round-")[2] for path in offered] == ["2.pssm"]
    path = tmp_path / "adh.pssm"
    save_pssm(path, batch.controller.result, 1, CancelToken())
    about = about_pssm(path).read_text(encoding="utf-8")
    assert " of round 2" in about.split("Built from: ")[1].splitlines()[0]
    assert "The search that found the hits of round 2, " in about


def test_files_say_no_round_that_a_query_did_not_have(batch, tmp_path):
    """An export of a query with two rounds was said, and named, to be of the batch's third."""
    batch.page.query_list.selectRow(1)
    batch.menus.action("export").trigger()
    dialog = batch.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    dialog.findChild(QRadioButton, "shown").click()
    assert dialog.hits_label.text() == "Hits of round 2 of 2"
    assert dialog.path.text().endswith("ADH1A_HUMAN-swissprot-413-round-2-hits.csv")
    dialog.findChild(QRadioButton, "all").click()
    assert dialog.hits_label.text() == "Hits of the last round of each query", "those of all rounds, it read"
    assert "-413-last-round-" in dialog.path.text()
    dialog.format.setCurrentIndex(dialog.format.findData("queries-csv"))
    assert dialog.about.text().endswith(", with the hits of the last round of each query.")
    dialog.reject()
    result = batch.controller.result
    lines = written(result, "csv", tmp_path).splitlines()
    assert {"# Round of query 1: 3 of 3", "# Round of query 2: 2 of 2"} <= set(lines)
    assert not [line for line in lines if line.startswith("# Round: ")]
    assert "# Rounds: up to 3 rounds (3 asked for); " in "\n".join(lines)
    second = result.after_round(2)
    assert round_of(second) == "round 2 of up to 3"
    assert round_of(second, [0]) == "round 2 of 3" and round_of(second, [1]) == "round 2 of 2"
    assert round_of(result.after_round(1), [1]) == "round 1 of 2"


def test_an_alignment_of_a_comparison_is_headed_with_a_round_of_its_query(batch, qtbot):
    """It was headed with the batch's last round."""
    qtbot.waitUntil(lambda: batch.runs.shown is not None and batch.runs.shown.id != "")
    batch.search_page.rounds.view.comparison_wanted.emit(1, 3)
    history = batch.pages.get("history")
    qtbot.waitUntil(lambda: history.comparison is not None and history.comparison.isVisible())
    page = history.comparison
    assert "round 1 of up to 3" in page.titles.labels[0].whole()
    assert "the last round of each query" in page.titles.labels[1].whole()
    for query, headings in enumerate((("round 1 of 3", "round 3 of 3"), ("round 1 of 2", "round 2 of 2"))):
        page.query.setCurrentIndex(page.query.count() - 2 + query)
        page.table.selectRow(0)
        for side, words in zip(page.sides, headings, strict=True):
            assert f" {words} " in f"{side.heading.whole()} "


@pytest.mark.parametrize(
    ("shown", "asked", "itself"),
    [
        (3, "the last round of each query", "round 1"),
        (2, "round 2 of each query, or its last before that", "the last round of each query"),
        (1, "round 1", "the last round of each query"),
    ],
)
def test_which_rounds_of_several_queries_are_compared_is_true_of_each(batch, qtbot, shown, asked, itself):
    """A query that had two rounds was to be compared at "round 3 of 3"."""
    qtbot.waitUntil(lambda: batch.runs.shown is not None and batch.runs.shown.id != "")
    batch.search_page.rounds.view.table.selectRow(shown - 1)
    batch.menus.action("compare_shown").trigger()
    page = batch.pages.get("history").page
    qtbot.waitUntil(lambda: page.isVisible() and page.buttons["compare"].isEnabled())
    (question,) = page.question.findChildren(QLabel)
    qtbot.waitUntil(lambda: f" · {asked} · " in question.text())
    assert f" Click the run itself to compare it with {itself}. " in question.text()


def test_the_list_of_queries_says_which_converged(batch, qtbot, tmp_path):
    """It took a click on each of them."""
    summary, panes = batch.page.query_summary, batch.search_page.panes
    section = [column.key for column in summary.model.table.columns].index("rounds")
    panes.show_form_as_before(False)
    qtbot.waitUntil(lambda: not summary.table.isColumnHidden(section))
    cells = [summary.model.index(row, section).data() for row in range(2)]
    assert cells == ["3, not converged", "2, converged"]
    assert {sign for _, sign in batch.said} == {None}, "not converged, while more rounds came"
    words = [words for words, _ in batch.said if words is not None]  # none until the next beat
    assert words == ["1", "2", "3"][-len(words) :]
    batch.search_page.rounds.view.table.selectRow(0)
    cells = [summary.model.index(row, section).data() for row in range(2)]
    assert cells == ["1 of 3, not converged", "1 of 2, converged"], "how they ended was gone"
    batch.search_page.rounds.view.table.selectRow(1)
    assert summary.model.index(1, section).data() == "2, converged", "its own last"
    lines = written(batch.controller.result.after_round(1), "queries-csv", tmp_path).splitlines()
    assert [line for line in lines if "1 of 3, not converged" in line]
    panes.show_form_as_before(True)


def test_a_slim_list_of_queries_has_a_sign_for_rounds_that_have_not_converged(batch, qtbot):
    """Beside the form it has no room for how they ended, which stood in the tooltips of names alone."""
    summary = batch.page.query_summary
    keys = [column.key for column in summary.model.table.columns]
    batch.search_page.panes.show_form_as_before(True)
    qtbot.waitUntil(lambda: summary.table.isColumnHidden(keys.index("rounds")))
    section = keys.index("significant")
    cells = [summary.model.index(row, section) for row in range(2)]
    assert [cell.data(Qt.ItemDataRole.DecorationRole) is not None for cell in cells] == [True, False]
    why = "Not converged: the last round still included new hits, so more rounds may find more."
    assert cells[0].data(Qt.ItemDataRole.ToolTipRole) == why
    assert cells[0].data(Qt.ItemDataRole.AccessibleTextRole).endswith(f". {why}")
    assert summary.table.columnWidth(section) >= summary.table.sizeHintForColumn(section)
    batch.search_page.rounds.view.table.selectRow(0)
    assert summary.model.index(0, section).data(Qt.ItemDataRole.DecorationRole) is None, "it went on"


def test_the_list_of_queries_has_no_rounds_of_a_search_without(open_window, qtbot):
    """There is nothing to say in them."""
    window = open_window((sample_queries(), sample_database()))
    search_in(window, qtbot)
    summary = window.page.query_summary
    section = [column.key for column in summary.model.table.columns].index("rounds")
    assert summary.table.isColumnHidden(section)
    window.search_page.panes.reset()
    assert summary.table.isColumnHidden(section)


def test_the_history_says_how_many_queries_of_a_run_converged(batch, qtbot):
    """The run was said not to have converged as a whole."""
    qtbot.waitUntil(lambda: batch.runs.shown is not None and batch.runs.shown.id != "")
    batch.pages.show_page("history")
    page = batch.pages.get("history").page
    qtbot.waitUntil(lambda: page.isVisible() and page.model.rowCount() > 0)
    found = page.model.run(0).found
    assert found.startswith("788 aa · ") and found.endswith(" · 1 of 2 converged"), "788 positions"
    page.details.show_run(page.model.run(0), 1)
    assert "3 (1 of 2 queries converged), with profiles" in page.details.text()


def test_a_test_in_another_round_says_that_it_is_shown_and_leads_back(own, qtbot):
    """The round changed and only a chip over the results said so; nothing counted hits left out by hand, and
    why E-values of round 1 differ from a single search's stood in tips alone."""
    first = own.controller.result.rounds[0].queries[0].result.hits
    weak, strong = (first.text("subject", row) for row in (np.flatnonzero(first.log10_evalues > -3)[0], 3))
    own.form.rounds.choose(RoundOptions(2, 1e-40, include=(weak,), exclude=(strong,)))
    search_in(own, qtbot)
    view, page = own.search_page.rounds.view, own.page
    assert " 1 hit left out by hand. Round " in view.about.text()
    assert "Round 1 can show other E-values than a single search" in view.state.text()
    hits = page.current_result().hits
    row = next(row for row in range(len(hits)) if hits.text("subject", row) == weak)
    page.hits.table.go_to(page.hits.model.model_row(row))
    page.permutations.entry_wanted.emit()
    qtbot.waitUntil(lambda: own.controller.state is SearchState.DONE)
    messages = own.messages
    assert messages.text == "Round 1 is shown, which first included the hit." and view.chosen_round() == 1
    back = next(b for b in messages.findChildren(QPushButton) if b.text() == "Back to round 2")
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert view.chosen_round() == 2 and not messages.isVisible()
    assert page.current_result().hits.text("subject", page.hits.current_hit_row()) == weak
