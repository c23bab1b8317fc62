"""Presets set matrix, gap costs and E-value type, and follow what is set by hand or from a run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox

from swathe.core.statistics.presets import PRESETS
from swathe.core.system.resources import sample_database
from swathe.gui.work.settings import WindowSettings
from tests.gui.by_keyboard import press_tab

PSSM = Path(__file__).parents[1] / "data" / "psiblast.pssm"


@pytest.fixture(scope="module")
def form_once(open_for_all):
    return open_for_all().form


@pytest.fixture
def form(form_once):
    """A form as at the first start."""
    form_once.query.clear()
    form_once.restore(WindowSettings())
    return form_once


def held(form):
    """Return what a preset sets, as the form holds it."""
    scheme = form.scoring.scheme
    return scheme.matrix_name, scheme.gap_open, scheme.gap_extend, form.report.method


def choose(qtbot, box, text):
    """Choose an item as a user does, by its first letters, whatever is chosen now."""
    row = box.findText(text)
    assert row >= 0 and box.model().item(row).isEnabled()
    box.setFocus()
    for _ in range(box.count()):
        if box.currentIndex() != row:
            qtbot.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < row else Qt.Key.Key_Up)
    assert box.currentText() == text


@pytest.mark.parametrize(
    ("label", "key"),
    [
        ("Close relatives", "close"),
        ("Usual", "usual"),
        ("Distant relatives", "distant"),
        ("Short peptide", "short-peptide"),
    ],
)
def test_a_preset_sets_matrix_costs_and_e_value_type(form, qtbot, label, key):
    preset = PRESETS[key]
    form.scoring.choose("PAM250")
    assert form.preset.combo.currentText() == "Custom"
    choose(qtbot, form.preset.combo, label)
    assert held(form) == (preset.matrix, preset.gap_open, preset.gap_extend, preset.evalues)
    assert form.scoring.combo.currentData() == preset.matrix
    assert form.preset.combo.currentText() == label


def test_the_first_start_is_the_usual_preset_and_custom_unfolds_matrix_and_gaps(form, qtbot):
    box = form.preset.combo
    assert box.currentText() == "Usual"
    offered = [box.itemText(row) for row in range(box.count()) if box.model().item(row).isEnabled()]
    several = "Several rounds (PSI-BLAST)"
    assert offered == ["Usual", "Distant relatives", several, "Close relatives", "Short peptide", "Custom"]
    form.costs.unfold(False)
    assert form.costs.head.summary == "BLOSUM62 · 11/1"
    box.setCurrentIndex(box.findText("Custom"))
    box.activated.emit(box.currentIndex())
    assert form.costs.unfolded and form.scoring.combo.isVisible()
    assert held(form)[:3] == ("BLOSUM62", 11, 1), "nothing else changes"


def test_what_is_changed_by_hand_is_an_own_choice_or_the_preset_that_it_is(form):
    box = form.preset.combo
    form.scoring.gap_open.setEditText("12")
    assert box.currentText() == "Custom"
    form.scoring.choose("BLOSUM50", 13, 1)
    assert box.currentText() == "Distant relatives"
    form.scoring.gap_extend.setEditText("")
    assert box.currentText() == "Distant relatives" and form.scoring.problem, "until the costs are valid"
    form.scoring.choose("PAM30")
    assert box.currentText() == "Custom"
    form.report.method_box.setCurrentIndex(form.report.method_box.findData("matrix"))
    assert box.currentText() == "Short peptide"
    form.scoring.choose("BLOSUM62")
    assert box.currentText() == "Custom"
    form.report.method_box.setCurrentIndex(form.report.method_box.findData("adjusted"))
    assert box.currentText() == "Usual"


def test_rounds_are_a_sensitivity_and_what_is_ticked_by_hand_is_shown_as_one(form, qtbot):
    box, several = form.preset.combo, "Several rounds (PSI-BLAST)"
    choose(qtbot, box, several)
    assert form.rounds.options is not None and held(form) == ("BLOSUM62", 11, 1, "adjusted")
    assert form.options.head.summary.endswith("E ≤ 10 · up to 5 rounds")
    form.rounds.rounds_box.setValue(3)
    assert box.currentText() == several and form.options.head.summary.endswith("E ≤ 10 · up to 3 rounds")
    form.rounds.box.setChecked(False)
    assert box.currentText() == "Usual"
    form.rounds.box.setChecked(True)
    assert box.currentText() == several
    choose(qtbot, box, "Usual")
    assert form.rounds.options is None and box.currentText() == "Usual"


@pytest.mark.parametrize("label", ["Distant relatives", "Close relatives", "Short peptide"])
def test_presets_of_matrix_and_costs_leave_rounds_as_they_are(form, qtbot, label):
    """They unticked *Iterate*, folded under *Options*, without a word; `--preset` leaves `--rounds`."""
    box, about = form.preset.combo, form.preset.about
    form.rounds.box.setChecked(True)
    form.rounds.rounds_box.setValue(3)
    choose(qtbot, box, label)
    assert form.rounds.options is not None and form.rounds.options.rounds == 3
    assert box.currentText() == label and about.text() == about.whole(), "not cut"
    assert about.whole().endswith(", in rounds")
    form.rounds.box.setChecked(False)
    assert box.currentText() == label and not about.whole().endswith("rounds")
    choose(qtbot, box, label)
    assert form.rounds.options is None


def test_it_is_said_when_to_search_in_rounds_instead(form):
    """*Distant relatives*, "that Usual hardly finds", listed fewer hits, and nothing said why."""
    box, tip = form.preset.combo, Qt.ItemDataRole.ToolTipRole
    said = box.itemData(box.findText("Distant relatives"), tip).replace("\n", " ")
    assert "need not list more hits" in said
    assert "Several rounds find more distant relatives than any matrix" in said


def test_rounds_that_a_preset_brought_go_with_it(form, qtbot):
    """Arrow keys pass *Several rounds* on the way to the presets below it."""
    box = form.preset.combo
    choose(qtbot, box, "Several rounds (PSI-BLAST)")
    assert form.rounds.options is not None
    choose(qtbot, box, "Close relatives")
    assert form.rounds.options is None
    form.rounds.box.setChecked(True)
    choose(qtbot, box, "Distant relatives")
    assert box.currentText() == "Distant relatives" and form.rounds.options is not None, "ticked by hand"


def test_what_a_preset_does_in_rounds_with_a_pssm_is_said_and_done(form, qtbot):
    """The note spoke of BLOSUM62 in the first round; another preset unticked *Iterate*, and none was left."""
    box, tip = form.preset.combo, Qt.ItemDataRole.ToolTipRole
    form.query.open(PSSM)
    qtbot.waitUntil(lambda: form.query.all_are_pssms)
    form.rounds.box.setChecked(True)
    said = box.itemData(box.findText("Several rounds (PSI-BLAST)"), tip)
    assert "The first one scores with BLOSUM62 11/1,\nor with the PSSM where the query is one." in said
    choose(qtbot, box, "Distant relatives")
    assert box.isEnabled() and form.rounds.options is not None
    assert form.costs.head.summary == "PSSM, BLOSUM50 · 13/1"


def test_a_peptide_is_offered_the_preset_that_suits_it(form, qtbot):
    """Of 9 residues a grey line spoke of scores, of 30 as well, though these have 91 significant hits."""
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    note, about = form.query.note, form.preset.about
    form.preset.choose("usual")
    worth = "may not be significant; with Short peptide it"
    for letters in ("SIINFEKL", "MSTAGKVI"):
        form.query.set_text(letters)
        assert note.in_sight.startswith(f"Even a perfect match of these 8 residues {worth} has E = ")
        assert [one.text() for one in note.buttons] == ["Use Short peptide"] and not note.warns
    assert about.whole() == "For most searches", "it is said once"
    form.scoring.choose_costs(10, 2)
    assert form.preset.combo.currentText() == "Custom" and worth in note.in_sight, "as before"
    note.buttons[0].click()
    assert form.preset.combo.currentText() == "Short peptide" and not note.buttons
    choose(qtbot, form.preset.combo, "Several rounds (PSI-BLAST)")
    assert note.buttons
    form.scoring.choose("PAM70")
    assert not note.buttons or "too short" in note.in_sight, "an own choice is nobody's business"
    form.preset.choose("usual")
    form.query.set_text("MSTAGKVIKC")
    worth = "With Short peptide a perfect match of these 10 residues is more significant: E = "
    assert note.in_sight.startswith(worth), "of 9 residues it was offered to some, whatever one saw"
    assert [one.text() for one in note.buttons] == ["Use Short peptide"] and not note.warns
    for letters in ("MSTAGKVIKCKAAVL", "MKVLAAGIVGLCAKAYWWMKVLAAGIVGLC", "MKVLAAGIVGLCAKAYWW" * 2):
        form.query.set_text(letters)
        assert not note.buttons and not note.in_sight, "a perfect match is beyond doubt"


def test_the_preset_for_peptides_is_warned_of_where_the_next_query_is_long(form, qtbot):
    """It stayed for every later query, with a grey line."""
    query = form.query
    query.set_text("MKVLAAGIVGLCAKAYWW")
    form.preset.choose("short-peptide")
    assert "preset" not in query.note.text
    query.set_text(">long\n" + "MKVLAAGIVGLCAKAYWW" * 100)
    said = "The preset is for peptides of up to about 30 residues; "
    assert (
        query.note.text.startswith(f"{said}the query has 1,800.") and query.note.warns and not query.problem
    )
    query.set_text(">long\n" + "MKVLAAGIVGLCAKAYWW" * 2 + "\n>peptide\nMKVLAAGIVG")
    assert query.note.text.startswith(f"{said}the longest of 2 queries has 36.")
    (button,) = query.note.buttons
    assert button.text() == "Use Usual"
    form.rounds.box.setChecked(True)
    (button,) = query.note.buttons
    button.click()
    assert form.preset.combo.currentText() == "Several rounds (PSI-BLAST)" and not query.note.warns
    form.rounds.box.setChecked(False)
    assert form.preset.combo.currentText() == "Usual" and not query.note.warns and not query.note.buttons
    form.scoring.choose("PAM30")
    assert not query.note.warns, "an own choice is nobody's business"


def test_the_preset_for_peptides_is_offered_only_where_it_helps(form, qtbot):
    """For one residue it was, though nothing helps."""
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    note = form.query.note
    form.query.set_text("M")
    assert "1 residue is too short: " in note.text and "Search with a longer query." in note.text
    assert not note.buttons
    form.report.evalue_edit.setText("1")
    form.query.set_text("MKVL")
    assert "too short" in note.text and "longer" in note.text and not note.buttons
    form.report.method_box.setCurrentIndex(form.report.method_box.findData("matrix"))
    form.query.set_text("MSTAGKVI")
    assert note.text.startswith(
        "Even a perfect match of these 8 residues may not be significant; with Short "
    )
    assert "longer" not in note.text
    [button] = note.buttons
    button.click()
    form.query.set_text("MKVL")
    assert "and may not be significant (E > 0.001). Judge the hits" in note.in_sight
    form.query.set_text(">a\nM\n>b\nMKVLAAGIVGLCAKAYWWMKVLAAGIVG")
    assert "1 of 2 queries, “a”, is too short: " in note.text and "longer query." in note.text
    form.query.clear()


def test_longer_queries_are_to_be_searched_apart_where_the_preset_for_peptides_helps(form, qtbot):
    """Chosen for one peptide of a list it made hits of proteins weaker, and nobody said so."""
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    note, peptide = form.query.note, ">peptide\nMSTAGKVI\n"
    long = ">long\n" + "MKVLAAGIVGLCAKAYWW" * 2 + "\n"
    form.report.method_box.setCurrentIndex(form.report.method_box.findData("matrix"))
    form.query.set_text(peptide + long)
    assert note.in_sight.endswith(" Search the longer query apart.")
    assert "Short peptide finds fewer relatives of the longer query." in note.info.words
    form.query.set_text(peptide + long + long)
    assert note.in_sight.endswith(" Search the 2 longer queries apart.")
    form.query.set_text(f"{peptide}>q\nMSTAGKVIKCKAAVLWE\n")
    assert "need Short peptide" in note.in_sight and "apart" not in note.in_sight
    form.query.clear()
    form.take_preset("usual")


def test_what_the_preset_for_peptides_costs_is_said_with_what_it_gains(form, qtbot):
    """Offered for a list, it made E of one peptide five times as large, and nobody said so before."""
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: form.database.database is not None)
    form.take_preset("usual")
    note = form.query.note
    form.query.set_text(">gains\nMSTAGKVIKC\n>loses\nCWCHD\n>more\nMSTAGKVIEC\n")
    qtbot.waitUntil(lambda: note.in_sight.endswith(" Search “loses” apart."))
    which = "perfect matches of 2 of 3 queries (“gains” and “more”) are more significant."
    assert which in note.in_sight, "the button did not say for which"
    assert [one.text() for one in note.buttons] == ["Use Short peptide"]
    told = note.info.words
    assert "That of “loses” would be less significant with it." in told
    figures = r"“loses” E = (\S+) and (\S+); “gains” E = (\S+) and (\S+); “more” E = \S+ and \S+\."
    found = re.search(rf"Perfect matches as chosen, likely, and with Short peptide: {figures}", told)
    assert found, told
    usual, short, before, after = map(float, found.groups())
    assert usual < short and after < before
    form.query.set_text("CWCHD")
    assert not note.buttons, "it is not offered to a query that it only makes worse"
    form.preset.choose("short-peptide")
    assert f"With Usual it is likely more significant: E = {found[1]}." in note.in_sight
    form.query.set_text(">gains\nMSTAGKVIKC\n>loses\nCWCHD\n")
    assert note.in_sight.endswith("Usual suits “loses” better.") and not note.buttons, (
        "it would harm the other"
    )
    assert "a perfect match of “loses” is likely more significant: E = " in note.info.words
    form.query.set_text("CWCHD")
    [button] = note.buttons
    assert button.text() == "Use Usual"
    button.click()
    assert form.preset.combo.currentText() == "Usual" and not note.buttons, "there and back again"
    form.query.clear()
    form.take_preset("usual")


def test_each_preset_says_in_a_line_what_it_is_for(form, qtbot):
    box, about = form.preset.combo, form.preset.about
    said = set()
    for row in range(box.count()):
        choose(qtbot, box, box.itemText(row))
        qtbot.settle()
        assert about.text() == about.whole(), "not cut"
        said.add(about.whole())
    assert len(said) == box.count()


def test_a_bound_that_is_wrong_stays_when_a_preset_is_chosen(form, qtbot):
    form.report.evalue_edit.setText("x")
    form.report.top_edit.setText("7")
    choose(qtbot, form.preset.combo, "Short peptide")
    assert form.report.method == "matrix" and form.report.problem
    assert (form.report.evalue_edit.text(), form.report.top_edit.text()) == ("x", "7")


def test_every_item_is_explained_with_its_scores_when_it_is_rested_on(form, qtbot):
    box = form.preset.combo
    tips = [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(box.count())]
    assert len(set(tips)) == len(tips) == 6
    for tip, key in zip(tips, ("usual", "distant", "usual", "close", "short-peptide"), strict=False):
        assert PRESETS[key].scoring in tip
    for row in range(5):
        choose(qtbot, box, box.itemText(row))
        assert box.toolTip() == box.accessibleDescription() == tips[row]
    form.scoring.choose("PAM250")
    assert box.toolTip() == tips[-1]


def test_the_next_start_shows_the_preset_of_the_last(form, qtbot):
    settings = WindowSettings()
    choose(qtbot, form.preset.combo, "Short peptide")
    form.save(settings)
    choose(qtbot, form.preset.combo, "Usual")
    form.restore(settings)
    assert form.preset.combo.currentText() == "Short peptide"
    settings.write("scoring/gap_open", 10)
    form.restore(settings)
    assert form.preset.combo.currentText() == "Custom"


def test_keys_reach_the_preset_above_the_matrix(form, qtbot):
    window = form.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is form.preset.combo
    assert form.preset.combo.accessibleName() == "Sensitivity"
    press_tab(window)
    assert QApplication.focusWidget() is form.costs.head
    form.costs.unfold(False)
    qtbot.keyClick(form.costs.head, Qt.Key.Key_Space)
    press_tab(window)
    assert QApplication.focusWidget() is form.scoring.combo
    assert form.preset.combo.mapTo(form, form.preset.combo.rect().bottomLeft()).y() < (
        form.scoring.combo.mapTo(form, form.scoring.combo.rect().topLeft()).y()
    )


def test_where_all_scores_come_from_pssms_only_rounds_can_be_chosen(form, qtbot):
    box = form.preset.combo
    form.query.open(PSSM)
    qtbot.waitUntil(lambda: form.query.all_are_pssms)
    labels = {row: box.itemText(row) for row in range(box.count()) if box.model().item(row).isEnabled()}
    assert list(labels.values()) == ["Usual", "Several rounds (PSI-BLAST)"]
    assert box.toolTip() == "The scores come from the PSSM"
    form.query.set_text(">sequence\nMKVLAAGIVGLPRDEW")
    qtbot.waitUntil(lambda: not form.query.all_are_pssms)
    assert all(box.model().item(row).isEnabled() for row in range(box.count()))
    assert "BLOSUM62 11/1" in box.toolTip()


@pytest.mark.long
def test_a_run_that_is_repeated_brings_its_preset(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    ready(window)
    choose(qtbot, window.form.preset.combo, "Close relatives")
    window.search()
    finish(window)
    choose(qtbot, window.form.preset.combo, "Usual")
    window.runs.again.fill(window.controller.result, "it")
    assert window.form.preset.combo.currentText() == "Close relatives"
    asked = window.controller.result.plan.request
    assert (asked.scheme.matrix_name, asked.evalues) == ("BLOSUM80-NCBI", "adjusted")


def test_the_form_stays_as_narrow_as_it_was_and_clips_no_name(form):
    least = form.preset.minimumSizeHint().width()
    assert least <= max(field.minimumSizeHint().width() for field in (form.query, form.scoring, form.report))
    box, option = form.preset.combo, QStyleOptionComboBox()
    box.initStyleOption(option)
    option.rect = QRect(QPoint(), box.minimumSizeHint())
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(kind, option, part, box).width()
    assert room >= max(box.fontMetrics().horizontalAdvance(box.itemText(row)) for row in range(box.count()))


def test_that_a_preset_s_statistics_are_estimated_is_said_before_the_search(form, qtbot):
    choose(qtbot, form.preset.combo, "Distant relatives")
    qtbot.waitUntil(lambda: "E-values rest on estimated statistics" in form.scoring.note.text)
    for label in ("Close relatives", "Usual", "Short peptide"):
        choose(qtbot, form.preset.combo, label)
        assert "estimated" not in form.scoring.note.text


def test_that_statistics_are_being_estimated_is_said_while_they_are(
    open_window, qtbot, finish, ready, one_query, small, quick_estimates
):
    window = open_window((one_query, small))
    ready(window)
    window.form.scoring.choose("BLOSUM62", 24, 2)
    told = []
    window.controller.estimating.connect(lambda: told.append(window.run_bar.phase.toolTip()))
    for _ in range(2):
        window.search()
        finish(window)
    assert told == ["Estimating the statistics of matrix and gap costs"]


def test_a_preset_can_be_searched_with_at_once(open_window, qtbot, finish, ready, one_query):
    window = open_window((one_query, sample_database()))
    ready(window)
    choose(qtbot, window.form.preset.combo, "Short peptide")
    assert window.form.button.isEnabled()
    request = window.form.request()
    assert (request.scheme.matrix_name, request.evalues) == ("PAM30", "matrix")


def test_gap_costs_that_a_pssm_was_not_made_with_are_said_and_mended(form, qtbot):
    """The closed line went on naming a matrix that counts nothing, and of its gap costs nothing was said."""
    form.scoring.choose("PAM250")
    assert form.costs.head.summary == "PAM250 · 15/2"
    form.query.open(PSSM)
    qtbot.waitUntil(lambda: form.query.all_are_pssms)
    assert form.costs.head.summary == "PSSM · gaps 15/2"
    said = "Gap costs are 15/2; the PSSM was made with 11/1. E-values are estimated."
    assert form.query.note.warns and form.query.note.text.startswith(said)
    next(button for button in form.query.note.buttons if button.text() == "Use 11/1").click()
    assert form.costs.head.summary == "PSSM · gaps 11/1" and not form.query.note.warns
    form.query.clear()
    assert form.costs.head.summary == "PAM250 · 11/1"
