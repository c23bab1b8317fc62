"""The form says beside each field what is wrong with it, and brings the right defaults."""

from __future__ import annotations

import os
import shlex
from itertools import product
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from swathe.core.cli.arguments import parse_arguments
from swathe.core.export.provenance import command_line
from swathe.core.scoring.matrices import matrix_names
from swathe.core.sequences.sequence import ReadingNotes
from swathe.core.statistics.evalues import METHODS
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.search.form_scroll import FormScroll
from swathe.gui.search.query_field import EDITABLE
from swathe.gui.widgets.field import DropVeil
from swathe.gui.widgets.theme import Colours
from swathe.gui.window.drops import Drop, Place, understand
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState
from tests.gui.by_keyboard import press_tab
from tests.gui.on_screen import settle as settle_layout
from tests.gui.test_search_flow import centre, drop
from tests.pssm_files import pssm_text, usual_scores

TOOLTIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture(scope="module")
def form_once(open_for_all):
    window = open_for_all()
    window.form.window_ref = window
    return window.form


@pytest.fixture
def form(form_once):
    """A form without a query, all but the database as at the first start."""
    form_once.query.clear()
    form_once.restore(WindowSettings())
    for section in form_once.sections:
        section.unfold()
    return form_once


@pytest.fixture
def own(open_window):
    """The form of a window that nothing was done with yet."""
    window = open_window()
    window.form.window_ref = window
    return window.form


def settle(qtbot, field, text):
    """Wait until a field says something."""
    qtbot.waitUntil(lambda: text in field.note.text)


def count(qtbot, query, text):
    """Wait until so many queries and residues are counted."""
    qtbot.waitUntil(lambda: query.counts.text() == text)


def test_empty_form_says_what_is_missing(form):
    assert not form.button.isEnabled()
    assert form.button.toolTip() == "Enter a query."


def test_why_search_is_grey_stands_below_it_unless_a_field_says_it(form, qtbot):
    """Only its tooltip said why, and one had to know that a grey button has one."""
    qtbot.settle(form)
    place = form.button.mapTo(form, QPoint())
    assert form.why_not.text() == "Enter a query." and form.why_not.isVisible()
    form.query.edit.setPlainText(">two\nMK1V")
    settle(qtbot, form.query, "line 2")
    assert form.why_not.text() == "", "a second message beside the field's"
    form.query.edit.setPlainText("MKVLAAGMKVL")
    qtbot.waitUntil(lambda: not form.query.problem)
    assert form.why_not.text() == form.problem == form.database.problem
    form.query.clear()
    qtbot.settle(form)
    assert form.button.mapTo(form, QPoint()) == place


def test_bare_sequence_is_counted_while_typing(form, qtbot):
    qtbot.keyClicks(form.query.edit, "mkvlaag")
    count(qtbot, form.query, "7 aa")
    assert "lower-case" in form.query.note.text
    assert form.query.problem == ""


def test_wrong_residue_is_said_with_record_and_line(form, qtbot):
    form.query.edit.setPlainText(">one\nMKV\n>two\nMK1V")
    settle(qtbot, form.query, "record 2, line 4")
    assert not form.button.isEnabled()
    assert form.button.toolTip() == form.query.problem


def test_search_reads_text_that_was_typed_just_now(form):
    form.query.edit.setPlainText("MKVLAAG")
    assert len(form.query.sequences()) == 1


def test_nucleotides_are_noticed(form, qtbot):
    form.query.edit.setPlainText(">dna\n" + "ACGTACGTTGCA" * 20)
    settle(qtbot, form.query, "The query “dna” looks like nucleotides")
    assert form.query.problem and not form.button.isEnabled()
    assert form.query.anyway.isVisible() and not form.query.anyway.isChecked()
    form.query.anyway.click()
    assert not form.query.problem and "nucleotides" in form.query.note.text
    form.query.edit.setPlainText(">protein\nMKVLAAGIVGLPRDEW")
    count(qtbot, form.query, "16 aa")
    assert not form.query.anyway.isVisible() and "nucleotides" not in form.query.note.text
    form.query.edit.setPlainText("ATGACCATGATTACGGATTC")
    settle(qtbot, form.query, "nucleotides")
    assert not form.query.anyway.isChecked(), "other nucleotides are allowed anew"
    form.query.edit.setPlainText("GATTACA")
    count(qtbot, form.query, "7 aa")
    assert not form.query.problem


def test_tab_comes_to_the_box_for_nucleotides_below_its_field(own, qtbot, tmp_path):
    path = tmp_path / "genome.fasta"
    path.write_text(">dna\n" + "ACGTACGTTGCA" * 20)
    own.query.open(path)
    own.database.open(path)
    qtbot.waitUntil(lambda: own.query.anyway.isVisible() and own.database.anyway.isVisible())
    window = own.window()
    window.activateWindow()
    own.query.cards.setFocus()
    names = []
    for _ in range(7):
        press_tab(window)
        names.append(QApplication.focusWidget().accessibleName())
    assert names == [
        "Translate…",
        "Search with a query of nucleotides anyway",
        "About this field: Database",
        "Add a database",
        "Open a database",
        "Database",
        "Search in a database of nucleotides anyway",
    ]


def test_nucleotides_are_searched_where_that_is_allowed(own, qtbot, one_query, ready, finish):
    window = own.window_ref
    own.query.open(one_query)
    own.database.open(sample_database())
    ready(window)
    assert not own.request().allow_nucleotides
    own.query.set_text(">dna\n" + "ACGTACGTTGCA" * 20)
    own.query.anyway.click()
    assert own.request().allow_nucleotides
    window.search()
    finish(window)
    own.query.clear()
    window.runs.again.fill(window.controller.result, "a run")
    settle(qtbot, own.query, "nucleotides")
    assert own.query.problem, "what a run searched is asked again"


def test_query_without_residues_is_named(form, qtbot):
    form.query.edit.setPlainText(">full\nMKV\n>hollow\n")
    settle(qtbot, form.query, "1 of 2 queries, “hollow”, has no residues")


def test_several_queries_are_counted(form, qtbot):
    form.query.edit.setPlainText(">a\nMKV\n>b\nMKVL\n")
    count(qtbot, form.query, "2 queries · 7 aa")


def test_unreadable_query_file_is_said(form, qtbot, tmp_path):
    path = tmp_path / "broken.fasta"
    path.write_text(">x\nMK?V\n")
    form.query.open(path)
    settle(qtbot, form.query, "record 1, line 2")
    assert form.query.path is None


def test_a_file_of_a_bare_sequence_opens_as_its_text_pastes(form, qtbot, tmp_path):
    path = tmp_path / "bare.txt"
    path.write_text("MKVLAAGIVG\nLPRDEW\n")
    form.query.edit.setPlainText(path.read_text())
    count(qtbot, form.query, "16 aa")
    pasted = form.query.sequences()[0].letters
    form.query.clear()
    form.query.open(path)
    qtbot.waitUntil(lambda: len(form.query.sequences()) == 1)
    assert (form.query.problem, form.query.paths) == ("", (path,))
    assert [query.letters for query in form.query.sequences()] == [pasted]
    path.write_text("Notes of today: nothing was found.\n")
    form.query.open(path)
    settle(qtbot, form.query, "reads like text, not like a sequence")
    assert not form.button.isEnabled()


def test_empty_records_of_a_file_are_left_out_and_said(form, qtbot, tmp_path):
    path = tmp_path / "some.fasta"
    path.write_text(">full\nMKV\n>hollow\n")
    form.query.open(path)
    settle(qtbot, form.query, "1 record left out: it has no residues")
    assert form.query.problem == ""
    assert [query.identifier for query in form.query.sequences()] == ["full"]


def test_missing_query_file_is_said(form, qtbot, tmp_path):
    form.query.open(tmp_path / "nowhere.fasta")
    settle(qtbot, form.query, "nowhere.fasta")
    assert form.query.problem


def test_large_query_file_is_used_as_it_is(form, qtbot, tmp_path):
    path = tmp_path / "large.fasta"
    path.write_text("".join(f">s{n}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    form.query.open(path)
    count(qtbot, form.query, "1,000 queries · 300,000 aa")
    assert form.query.edit.isReadOnly()
    assert len(form.query.edit.toPlainText()) < EDITABLE
    assert len(form.query.sequences()) == 1_000
    form.query.clear()
    assert not form.query.edit.isReadOnly()


def test_a_file_edited_by_hand_is_still_called_after_it(form, qtbot, one_query):
    """It was called pasted text, in the form and with the run."""
    query, edit = form.query, form.query.edit
    query.open(one_query)
    qtbot.waitUntil(lambda: query.path == one_query)
    qtbot.keyClicks(edit, ">")
    name = f"{one_query.name}, edited"
    assert query.path is None
    assert (query.source_name, query.source.whole()) == (name, name) and not query.source.isHidden()
    query.undo()
    assert query.path == one_query and query.source_name == str(one_query)
    qtbot.keyClicks(edit, ">")
    edit.selectAll()
    edit.insertPlainText(">another\nMKVLA")
    assert query.source_name == "pasted text" and query.source.isHidden(), "nothing of the file is left"
    query.open(one_query)
    qtbot.waitUntil(lambda: query.path == one_query)
    query.edit_query()
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    qtbot.keyClicks(edit, "MKV")
    assert query.source_name == "pasted text"


def test_database_says_what_is_in_it(own, qtbot):
    own.database.open(sample_database())
    settle(qtbot, own.database, "413 sequences · 159,331 residues")
    assert "ambiguous" in own.database.note.text


def test_the_sample_is_called_so_where_it_is_searched(own, qtbot, small):
    """It stays in the form after the first start: an own query was searched in it, as if in Swiss-Prot."""
    own.database.open(sample_database())
    qtbot.waitUntil(lambda: own.database.note.text.startswith("413 sequences, only the sample"))
    own.database.open(small)
    qtbot.waitUntil(lambda: "120 sequences" in own.database.note.text)
    assert "only the sample" not in own.database.note.text


def test_that_the_database_is_the_query_file_is_said(own, qtbot, small, one_query):
    """Chosen twice by mistake, a file was searched with itself without a word."""
    own.database.open(small)
    settle(qtbot, own.database, "120 sequences")
    assert "query file" not in own.database.note.text
    own.query.open(small)
    qtbot.waitUntil(lambda: "120 sequences. The database is the query file." in own.database.note.text)
    assert not own.problem and not own.database.note.warns
    own.database.add([sample_database()])
    qtbot.waitUntil(lambda: "One of the databases is the query file." in own.database.note.text)
    own.query.open(one_query)
    qtbot.waitUntil(lambda: "query file" not in own.database.note.text)


def test_missing_database_is_said(own, qtbot, tmp_path):
    own.query.set_text("MKVLAAG")
    own.database.open(tmp_path / "gone.fasta")
    qtbot.waitUntil(lambda: bool(own.database.problem))
    assert "gone.fasta" in own.database.note.text
    assert not own.button.isEnabled()


def test_broken_database_is_said_with_its_place(own, qtbot, tmp_path):
    path = tmp_path / "broken.fasta"
    path.write_text(">x\nMKV\n>y\nMK#V\n")
    own.database.open(path)
    settle(qtbot, own.database, "record 2, line 4")


@pytest.mark.parametrize("way", ["open", "add", "recent", "drop", "use as database"])
def test_a_file_that_cannot_be_read_leaves_the_database(open_window, qtbot, tmp_path, way):
    """It took the place of the database, whereas queries stay where a file of queries cannot be read."""
    window = open_window()
    field, kept = window.form.database, sample_database()
    bad = tmp_path / ("bad.swdb" if way == "use as database" else "bad.fasta")
    bad.write_text(">x\nMKV\n>y\nMK#V\n")
    field.open(kept)
    settle(qtbot, field, "413 sequences")
    database = field.database
    match way:
        case "open":
            field.open(bad)
        case "add":
            field.add([bad])
        case "recent":
            field.set_recent([kept, bad])
            field.combo.setCurrentIndex(1)
            field.combo.activated.emit(1)
        case "drop":
            drop(window, [bad], centre(window, field))
        case _:
            window.form.query.open(bad)
            qtbot.waitUntil(lambda: bool(window.form.query.note.buttons))
            window.form.query.note.buttons[0].click()
    qtbot.waitUntil(lambda: "The database is still “swissprot-413.fasta”." in field.note.text)
    assert bad.name in field.note.text and field.note.warns and not field.problem
    assert str(bad) in field.note.info.words and "159,331 residues" in field.note.info.words
    assert (field.paths, field.database) == ((kept,), database)
    assert field.combo.currentData() == str(kept) and not field.combo.isHidden()
    field.open(kept)
    settle(qtbot, field, "413 sequences")
    assert not field.note.warns


@pytest.mark.parametrize("change", ["query", "matrix"])
def test_a_file_that_was_no_database_is_old_news_once_something_else_is_changed(
    open_window, qtbot, tmp_path, small, change
):
    """What it was stood under the database through a new query, an undo and another matrix."""
    form, bad = open_window().form, tmp_path / "matrix.pssm"
    bad.write_text(pssm_text("MKWVTFISLL", usual_scores("MKWVTFISLL")))
    form.database.open(small)
    qtbot.waitUntil(lambda: form.database.database is not None)
    form.database.open(bad)
    qtbot.waitUntil(lambda: "not FASTA" in form.database.note.text)
    if change == "query":
        form.query.set_text("MKWVTFISLLFLFSSAYSRG")
    else:
        form.scoring.choose("PAM250")
    qtbot.waitUntil(lambda: bad.name not in form.database.note.text)
    assert form.database.path == small and not form.database.note.warns


@pytest.mark.parametrize("before", [True, False])
def test_of_several_databases_it_is_said_that_none_was_taken_and_the_others_open(
    open_window, qtbot, tmp_path, small, before
):
    """The fault of one was named, without a word on the others."""
    window = open_window()
    field = window.form.database
    if before:
        field.open(sample_database())
        settle(qtbot, field, "413 sequences")
    bad, worse, second = (tmp_path / f"{name}.fasta" for name in ("bad", "worse", "second"))
    bad.write_text(">x\nMK#V\n")
    worse.write_text(">x\nMK\n>y\nM#V\n")
    second.write_text(">x\nMKVLAAGIV\n")
    drop(window, [bad, small], centre(window, field))
    settle(qtbot, field, "bad.fasta, record 1, line 2")
    assert "\nNone of the 2 files was taken." in field.note.text
    assert [button.text() for button in field.note.buttons] == ["Open the other"]
    assert bool(field.problem) is not before and field.paths == ((sample_database(),) if before else ())
    field.note.buttons[0].click()
    settle(qtbot, field, "120 sequences")
    assert field.paths == (small,) and not field.note.buttons
    field.add([worse, bad, second])
    settle(qtbot, field, "None of the 3 files was taken.")
    assert "1 more file cannot be read either." in field.note.text
    assert f"The database is still “{small.name}”." in field.note.text
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: field.database is not None and field.database.n_sequences == 121)
    assert field.paths == (small, second)


def test_a_database_without_residues_leaves_the_one_before(open_window, qtbot, tmp_path, small):
    field = open_window().form.database
    field.open(sample_database(), small)
    settle(qtbot, field, "533 sequences")
    path = tmp_path / "hollow.fasta"
    path.write_text(">x\n>y\n")
    field.open(path)
    settle(qtbot, field, "hollow.fasta holds no residues")
    assert f"The databases are still “swissprot-413.fasta” and “{small.name}”." in field.note.text
    assert field.paths == (sample_database(), small) and field.database.n_sequences == 533
    assert not field.rows.isHidden() and field.combo.isHidden()
    assert field.rows.rows[0].counts.text() == "413"


def test_nucleotides_that_were_allowed_stay_so_where_another_database_cannot_be_read(own, qtbot, tmp_path):
    path, bad = tmp_path / "genome.fasta", tmp_path / "bad.fasta"
    path.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(20)))
    bad.write_text("nothing of the kind")
    own.database.open(path)
    settle(qtbot, own.database, "nucleotides")
    own.database.anyway.click()
    own.database.open(bad)
    settle(qtbot, own.database, "still “genome.fasta”")
    assert not own.database.problem and own.database.anyway.isChecked()


@pytest.fixture
def genome(tmp_path):
    """A file of nucleotides."""
    path = tmp_path / "genome.fasta"
    path.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(20)))
    return path


def test_nucleotides_leave_the_database_unless_they_are_meant(own, qtbot, small, genome):
    """They took its place, and it was not said what to do."""
    field = own.database
    field.open(small)
    settle(qtbot, field, "120 sequences")
    field.open(genome)
    settle(qtbot, field, f"The database is still “{small.name}”.")
    words = "genome.fasta seems to be nucleotides, not proteins. Use it as the query to translate it, or "
    assert words in field.note.text
    assert "transeq" in field.note.info.words, "with what"
    assert field.paths == (small,) and field.database.n_sequences == 120 and not field.problem
    as_query, anyway = field.note.buttons
    assert (as_query.text(), anyway.text()) == ("Use as query", "Search in it anyway")
    anyway.click()
    assert field.paths == (genome,) and field.database.n_sequences == 20 and not field.problem
    assert field.anyway.isVisible() and field.anyway.isChecked()
    assert field.combo.currentData() == str(genome)


def test_nucleotides_opened_as_a_database_can_be_the_query_and_be_translated(form, qtbot, small, genome):
    """Nothing was offered but to search in them."""
    field = form.database
    field.open(small)
    settle(qtbot, field, "120 sequences")
    field.open(genome)
    settle(qtbot, field, f"The database is still “{small.name}”.")
    field.note.buttons[0].click()
    qtbot.waitUntil(lambda: form.query.path == genome)
    assert [button.text() for button in form.query.note.buttons] == ["Translate…"]
    assert field.paths == (small,) and not field.problem and "transeq" not in field.note.text


def test_what_cannot_be_read_leaves_even_nucleotides(own, qtbot, genome, tmp_path):
    """It became the database where that before was one of nucleotides which nobody had allowed yet."""
    field = own.database
    field.require(genome)
    settle(qtbot, field, "nucleotides")
    words = "genome.fasta seems to be nucleotides, not proteins. Translate them first (EMBOSS transeq, "
    assert field.problem == f"{words}Prodigal) or choose proteins."
    assert "transeq" in field.note.info.words
    pssm = tmp_path / "p.pssm"
    pssm.write_text("\nLast position-specific scoring matrix computed\n")
    for path in (pssm, tmp_path / "gone.fasta"):
        field.open(path)
        settle(qtbot, field, "Still “genome.fasta”, of nucleotides.")
        assert path.name in field.problem and field.paths == (genome,)
        assert field.anyway.isVisible() and not field.anyway.isChecked()
    field.anyway.click()
    assert not field.problem and "gone.fasta" not in field.note.text


def test_all_records_of_a_database_that_cannot_be_read_are_named(own, qtbot, tmp_path):
    path = tmp_path / "bad.fasta"
    path.write_text(">a\nMK1V\n>b\nMKV\n>c\nM?KV\n>d\nM!\n>e\nM!\n>f\nMKV\nM2\n")
    own.database.open(path)
    settle(qtbot, own.database, "record 1, line 2: '1' is not a residue")
    assert "4 more records cannot be read either (lines 6, 8, 10 and 1 more)." in own.database.problem
    path.write_text(">a\nMK1V\n")
    own.database.open(path)
    settle(qtbot, own.database, "'1'")
    qtbot.waitUntil(lambda: "more record" not in own.database.problem)


def test_nucleotide_database_is_noticed(own, qtbot, tmp_path):
    path = tmp_path / "genome.fasta"
    path.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(20)))
    own.database.open(path)
    settle(qtbot, own.database, "nucleotides")
    assert own.database.problem and own.database.anyway.isVisible()
    own.database.anyway.click()
    assert not own.database.problem and "nucleotides" in own.database.note.text
    own.database.open(sample_database())
    settle(qtbot, own.database, "sequences")
    assert not own.database.anyway.isVisible() and not own.database.problem


def test_database_without_residues_is_refused(own, qtbot, tmp_path):
    path = tmp_path / "hollow.fasta"
    path.write_text(">x\n>y\n")
    own.database.open(path)
    settle(qtbot, own.database, "no residues")
    assert own.database.problem


def test_gap_costs_follow_the_matrix(form):
    form.scoring.choose("PAM30")
    assert (form.scoring.scheme.gap_open, form.scoring.scheme.gap_extend) == (9, 1)
    form.scoring.choose("BLOSUM62")
    assert (form.scoring.scheme.gap_open, form.scoring.scheme.gap_extend) == (11, 1)
    assert "A gap of k residues costs 11 + k" in form.scoring.note.text
    offered = {form.scoring.gap_open.itemText(n) for n in range(form.scoring.gap_open.count())}
    assert offered == {"6", "7", "8", "9", "10", "11", "12", "13"}


@pytest.mark.usefixtures("quick_estimates")
def test_whether_there_are_evalues_is_said_before_the_search(form, qtbot):
    """ "E-values are estimated where possible" left open whether there are any."""
    note = form.scoring.note
    assert "NCBI's published statistics" in note.text and not note.warns
    form.scoring.gap_open.setEditText("20")
    assert form.scoring.scheme.gap_open == 20 and "Checking whether E-values are available" in note.text
    qtbot.waitUntil(lambda: "E-values rest on estimated statistics" in note.text)
    assert "Estimated from " in note.text and not note.warns
    form.scoring.gap_open.setEditText("7")
    form.scoring.gap_extend.setEditText("0")
    qtbot.waitUntil(lambda: "Too low for E-values; 11/1 is usual" in note.text)
    assert form.options.head.summary.startswith("all hits"), "no bound of E-values"
    assert "as low as 7/0" in note.text and note.warns and not form.scoring.problem
    form.scoring.gap_open.setEditText("20")
    form.scoring.gap_extend.setEditText("1")
    assert "E-values rest on estimated statistics" in note.text, "what is known is not estimated again"


def test_wrong_gap_cost_is_said(form):
    form.scoring.gap_extend.setEditText("")
    assert "Gap extend" in form.scoring.problem
    assert form.scoring.scheme is None


def test_own_matrix_is_read_or_refused(form, tmp_path):
    good = tmp_path / "MINE"
    letters = "ARNDCQEGHILKMFPSTWYV"
    rows = [f"{a} " + " ".join("5" if a == b else "-2" for b in letters) for a in letters]
    good.write_text("   " + " ".join(letters) + "\n" + "\n".join(rows) + "\n")
    form.scoring.choose(good)
    assert form.scoring.scheme.matrix_name == "MINE"
    assert form.scoring.combo.currentText() == "MINE"
    bad = tmp_path / "BAD"
    bad.write_text("this is no matrix\n")
    form.scoring.choose(bad)
    assert "BAD" in form.scoring.problem


def test_evalue_bound(form):
    for text, right in (("10", True), ("1e-5", True), ("0", False), ("x", False), ("", False)):
        form.report.evalue_edit.setText(text)
        assert (form.report.problem == "") is right, text


@pytest.mark.parametrize("field", ["report.evalue_edit", "rounds.inclusion_edit"])
def test_a_decimal_comma_is_read_and_shown_as_a_point_and_nothing_is_guessed(form, qtbot, field):
    of, edit = attrgetter(field.split(".")[0])(form), attrgetter(field)(form)
    form.rounds.box.setChecked(True)
    edit.setText("0,001")
    assert not of.problem and edit.text() == "0,001"
    edit.editingFinished.emit()
    assert edit.text() == "0.001"
    edit.setText("1,234")
    assert of.problem == "“1,234” can mean 1.234 or 1234. Write 1.234 or 1234."
    edit.editingFinished.emit()
    assert edit.text() == "1,234"


def test_what_is_wrong_stands_right_under_its_field(form, qtbot):
    form.report.top_edit.setText("many")
    qtbot.settle()
    note, fields = form.report.note, form.report.top_edit
    assert (
        fields.geometry().bottom()
        < note.geometry().top()
        < form.report.method_box.mapTo(form.report, QPoint()).y()
    )
    form.query.edit.setPlainText(">full\nMKV\n>second\nMKV1L\n")
    settle(qtbot, form.query, "The text, record 2")


def test_hits_shown(form):
    for text, right in (("", True), ("500", True), ("0", False), ("-3", False), ("1.5", False)):
        form.report.top_edit.setText(text)
        assert (form.report.problem == "") is right, text


def test_what_the_machine_lacks_is_listed_disabled_with_its_reason(form):
    gpu = form.engine.engine.findData("gpu")
    assert gpu > 0
    assert not form.engine.engine.model().item(gpu).isEnabled()
    reason = next(info.reason for info in form.engine.engines if info.name == "gpu")
    assert reason in form.engine.note.text
    form.engine.choose("gpu")
    assert form.engine.engine_name == "auto"
    form.engine.choose("cpu")
    assert form.engine.engine_name == "cpu"
    listed = [action.text() for action in form.window_ref.menus.menu("Kernels").actions()]
    assert any(reason in text for text in listed)


def test_command_line_says_the_same_search(form, qtbot, one_query):
    form.query.open(one_query)
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: not form.problem)
    form.scoring.choose("BLOSUM80", 10, 1)
    form.report.top_edit.setText("7")
    form.report.evalue_edit.setText("0.123456789")
    words = shlex.split(command_line(form.request()))
    assert words[:4] == ["swathe", "search", str(one_query), str(sample_database())]
    assert words[words.index("--matrix") + 1] == "BLOSUM80"
    assert words[words.index("--gap-open") + 1] == "10"
    assert words[words.index("--top") + 1] == "7"
    understood = parse_arguments(words[1:])
    assert (understood.gap_open, understood.gap_extend, understood.top) == (10, 1, 7)
    assert understood.evalue == 0.123456789


def test_a_bound_comes_back_with_all_its_digits(form):
    settings = WindowSettings()
    form.report.evalue_edit.setText("0.123456789")
    form.report.save(settings)
    form.report.evalue_edit.setText("10")
    form.report.restore(settings)
    assert form.report.evalue_edit.text() == "0.123456789"


def test_how_e_values_are_come_by_is_chosen_explained_and_kept(form, qtbot, one_query):
    box, settings = form.report.method_box, WindowSettings()
    assert [box.itemText(row) for row in range(box.count())] == [
        "adjusted for composition",
        "fitted to this search",
        "unadjusted",
    ]
    form.query.open(one_query)
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: not form.problem)
    assert form.request().evalues == "adjusted"
    tips = set()
    for row, method in enumerate(METHODS):
        box.setFocus()
        box.setCurrentIndex(row)
        assert form.request().evalues == method
        understood = parse_arguments(shlex.split(command_line(form.request()))[1:])
        assert understood.evalues == method
        tips.add(box.toolTip())
        assert box.toolTip() == box.itemData(row, Qt.ItemDataRole.ToolTipRole)
    assert len(tips) == len(METHODS)
    form.report.save(settings)
    form.report.choose(10, None)
    assert form.report.method == "adjusted"
    form.report.restore(settings)
    assert form.report.method == "matrix"


def test_the_e_value_type_is_whole_where_the_form_scrolls(form, qtbot):
    window, box = form.window_ref, form.report.method_box
    size = window.size()
    window.resize(1280, 660)
    settle_layout(qtbot)
    style = QStyleOptionComboBox()
    box.initStyleOption(style)
    inner = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, style, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    try:
        assert box.fontMetrics().horizontalAdvance("adjusted for composition") <= inner.width()
    finally:
        window.resize(size)


def test_a_stored_method_of_another_version_gives_way_to_the_usual(form, expected_log):
    expected_log("report/evalues")
    settings = WindowSettings()
    settings.write("report/evalues", "guessed")
    form.report.restore(settings)
    assert form.report.method == "adjusted"


def test_drop_rules(tmp_path):
    small, large, packed = tmp_path / "a.fa", tmp_path / "b.fa", tmp_path / "c.swdb"
    small.write_text(">a\nM")
    large.write_text(">b\n" + "M" * 100)
    packed.write_text("x")
    assert understand([small], Place.QUERY) == Drop(query=small)
    assert understand([small], Place.DATABASE) == Drop(database=small)
    assert understand([small], Place.ELSEWHERE) == Drop(ask=small)
    assert understand([packed], Place.ELSEWHERE) == Drop(database=packed)
    assert understand([packed], Place.QUERY) == Drop(query=packed), "which says what it is"
    assert understand([large, small], Place.ELSEWHERE) == Drop(query=small, database=large)
    assert understand([large, small], Place.QUERY) == Drop(queries=(large, small))
    assert understand([packed, large], Place.ELSEWHERE) == Drop(query=large, database=packed)
    assert understand([packed, packed], Place.ELSEWHERE) == Drop(databases=(packed, packed))
    assert understand([large, small, packed], Place.DATABASE) == Drop(databases=(large, small, packed))
    assert understand([large, small], Place.DATABASE) == Drop(databases=(large, small))
    assert understand([small, large, packed], Place.ELSEWHERE).problem
    assert understand([tmp_path], Place.QUERY).problem
    gone = Path("gone.fa")
    assert understand([gone, large], Place.ELSEWHERE) == Drop(query=gone, database=large)


def test_similar_matrices_are_told_apart(form):
    box = form.scoring.combo
    names = [box.itemData(place) or box.itemText(place) for place in range(box.count())]
    said = [box.itemText(box.findData(name)) for name in ("BLOSUM80-NCBI", "BLOSUM80")]
    assert said[0].endswith("as blastp has it, in half-bit units") and said[1].endswith("in third-bit units")
    assert names.index("BLOSUM80-NCBI") < names.index("Others") < names.index("BLOSUM80"), "common ones first"
    assert len(set(names) - {""}) == len(names) - names.count("")
    tips = {name: box.itemData(place, TOOLTIP) for place, name in enumerate(names)}
    assert "third-bit units" in tips["BLOSUM80"] and "half-bit units" in tips["BLOSUM80-NCBI"]
    form.scoring.choose("BLOSUM80")
    assert "blastp's is BLOSUM80-NCBI" in form.scoring.note.text
    form.scoring.choose("BLOSUM62")
    assert "blastp's" not in form.scoring.note.text


def test_the_list_of_matrices_says_what_each_is_for_and_headings_cannot_be_chosen(form, qtbot):
    combo = form.scoring.combo
    names = [combo.itemText(place) for place in range(combo.count())]
    assert names[0] == "Usual choices" and "Others" in names
    for place, name in enumerate(names):
        is_heading = name in ("Usual choices", "Others", "Your own")  # an earlier test chose a file
        assert bool(combo.model().index(place, 0).flags() & Qt.ItemFlag.ItemIsEnabled) is not (
            is_heading or not name
        )
        assert bool(combo.itemData(place, TOOLTIP)) is (combo.itemData(place) in matrix_names()), name
    form.scoring.choose("PAM30")
    assert "short peptides" in combo.toolTip()
    combo.setFocus()
    for _ in range(len(names)):
        qtbot.keyClick(combo, Qt.Key.Key_Up)
    assert combo.currentText() == "BLOSUM62", "not the heading over it"


def test_what_reading_the_query_changed_travels_with_the_search(form, qtbot):
    form.query.edit.setPlainText(">a\nmkvl--UX\n")
    form.database.open(sample_database())
    qtbot.waitUntil(lambda: not form.problem)
    assert form.request().query_notes == ReadingNotes(lower_case=4, removed=2, scored_as_x=1, ambiguous=1)


def test_the_mark_for_dropping_covers_the_field_whatever_its_size(own, qtbot):
    own.query.invite_drop("Drop here")
    veil = own.query.findChild(DropVeil)
    own.report.top_edit.setText("many")  # its problem takes room from the query
    own.query.setFixedHeight(own.query.height() - 20)
    qtbot.waitUntil(lambda: veil.geometry() == own.query.rect())
    own.query.invite_drop("")
    assert not veil.isVisible()


def test_the_run_bar_keeps_its_place_before_the_first_search(own, qtbot):
    bar = own.window_ref.run_bar
    qtbot.waitUntil(lambda: bar.chart is not None)
    qtbot.settle()
    height = bar.height()
    assert not bar.bar.isVisible() and not bar.panel.isVisible()
    bar.set_state(SearchState.SEARCHING)
    qtbot.settle()
    assert bar.bar.isVisible() and bar.height() == height
    bar.set_state(SearchState.IDLE)


def places(form):
    """Return where everything is that can be clicked, but for what belongs to the text of the query."""
    query = form.query
    apart = (query.edit, query.note, query.note.info, query.list_button, query.anyway)
    return {
        widget: (widget.mapTo(form, QPoint()), widget.size())
        for widget in form.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        and widget.isVisible()
        and not any(one is widget or one.isAncestorOf(widget) for one in apart)
    }


def moved(before, form):
    """Return what is elsewhere than it was."""
    now = places(form)
    return {
        widget.accessibleName(): (*place, *now.get(widget, ()))
        for widget, place in before.items()
        if now.get(widget) != place
    }


def test_nothing_moves_while_a_query_is_pasted_and_mended(own, qtbot):
    """A click goes where it was aimed at, whatever is said of the text meanwhile."""
    own.query.edit.setFocus()
    qtbot.keyClicks(own.query.edit, "M")
    qtbot.settle()
    before = places(own)
    for text in (
        f">one\n{'MKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQ' * 30}\n",  # its length is said
        ">one\nMKTAYIAKQRQI\n>two\nMKV1L 22\n",  # numbers, and a button that removes them
        "P00325",  # an accession, and a button
        f">dna\n{'ACGGATTACGATCGATTACG' * 12}\n",  # nucleotides: a button and a box
        ">one\n",  # no residues
    ):
        own.query.edit.selectAll()
        QApplication.clipboard().setText(text)
        own.query.edit.paste()
        own.query.sequences()
        qtbot.settle()
        assert own.query.note.isVisible() != own.query.counts.isVisible()
        assert not moved(before, own), text[:20]
    own.query.edit.selectAll()
    qtbot.keyClick(own.query.edit, Qt.Key.Key_Delete)
    own.query.sequences()
    qtbot.settle()
    del before[own.query.clear_button]
    assert not moved(before, own)


def test_nothing_moves_when_a_database_is_opened(own, qtbot):
    qtbot.settle()
    before = places(own)
    own.database.open(sample_database())
    qtbot.settle()
    assert not moved(before, own), "while it is read"
    qtbot.waitUntil(lambda: own.database.database is not None)
    qtbot.settle()
    assert not moved(before, own)


def test_nothing_moves_while_gap_costs_are_typed(own, qtbot):
    own.costs.unfold()
    qtbot.settle()
    before = places(own)
    costs = {
        "": "Gap open must be",
        "9": "published statistics",
        "19": "E-values rest on estimated statistics",
        "4": "Too low for E-values; 11/1 is usual",
        "99999": "Gap open must be",
    }
    for cost, said in costs.items():
        own.scoring.gap_open.setEditText(cost)
        qtbot.settle()
        assert not moved(before, own), cost
        qtbot.waitUntil(lambda said=said: said in own.scoring.note.text)
        qtbot.settle()
        assert not moved(before, own), said
    assert own.scoring.problem


def test_a_folded_section_says_in_its_line_what_is_wrong(own, qtbot):
    """Its line was empty, and Search grey without a reason in sight."""
    head = own.costs.head
    own.scoring.gap_open.setEditText("many")
    own.costs.unfold(False)
    qtbot.settle()

    def drawn(colour):
        image = head.grab().toImage()
        return any(
            image.pixel(x, y) == colour.rgb() for x in range(image.width()) for y in range(image.height())
        )

    warning = Colours.of(own.palette()).warning
    assert head.summary == own.scoring.problem and not own.button.isEnabled() and drawn(warning)
    own.costs.unfold()
    qtbot.settle()
    assert head.summary == "BLOSUM62 · gap costs not valid" and not drawn(warning), "more is beside the field"
    own.scoring.gap_open.setEditText("11")
    qtbot.settle()
    assert head.summary == "BLOSUM62 · 11/1" and own.button.isEnabled() is not bool(own.problem)
    assert not drawn(warning)


def test_nothing_moves_while_a_bound_is_typed(own, qtbot):
    own.options.unfold()
    qtbot.settle()
    before = places(own)
    for evalue, top in (("", ""), ("10", "many"), ("1e-5", "20")):
        own.report.evalue_edit.setText(evalue)
        own.report.top_edit.setText(top)
        qtbot.settle()
        assert not moved(before, own), (evalue, top)


def test_nothing_moves_while_the_fields_of_a_ticked_box_are_typed_in(own, qtbot, tmp_path):
    """What was said of them pushed everything below away."""
    own.query.open(sample_queries())
    qtbot.waitUntil(lambda: bool(own.query.parsed))
    own.options.unfold()
    for field in (own.taxa, own.masking, own.rounds):
        field.box.setChecked(True)
    qtbot.waitUntil(lambda: bool(own.masking.note.text))
    own.taxa.open(tmp_path)
    own.taxa.only_edit.setText("9606")
    qtbot.settle()
    before = places(own)
    for inclusion, seg, taxa in (("0.01", "12/2.2/2.5", "Mammalia"), ("0", "0", "")):
        own.rounds.inclusion_edit.setText(inclusion)
        own.masking.parameters_edit.setText(seg)
        own.taxa.only_edit.setText(taxa)
        qtbot.waitUntil(lambda: bool(own.masking.note.text))
        qtbot.settle()
        assert not moved(before, own), (inclusion, seg, taxa)
    assert all((own.rounds.problem, own.masking.problem, own.taxa.problem))


def test_nothing_moves_from_an_empty_form_to_a_search(own, qtbot, tmp_path):
    """The query was a list as high as its names, a hint took two lines, a preset's costs another one."""
    window, query, database, box = own.window_ref, own.query, own.database, own.preset.combo
    window.resize(1600, 900)  # wide enough to keep the form beside the hits
    qtbot.settle()
    before = {widget: place for widget, place in places(own).items() if widget is not query.clear_button}

    def look(what):
        qtbot.settle()
        assert not moved(before, own), what

    qtbot.keyClicks(query.edit, "MKVLAAGIVGLCAKAYWW")
    qtbot.waitUntil(lambda: own.query.longest == 18)
    look("a peptide")
    query.fold()
    look("as a list")
    query.edit_query()
    look("edited")
    query.open(sample_queries())
    qtbot.waitUntil(lambda: len(query.parsed) == 2)
    look("a file of two")
    genome = tmp_path / "dna.fasta"
    genome.write_text("".join(f">n{n}\n{'ACGTTGCAAC' * 30}\n" for n in range(20)))
    for path in (genome, tmp_path / "gone.fasta", sample_database()):
        database.open(path)
        qtbot.waitUntil(lambda: database.reading is None)
        look(path.name)
    for row in range(box.count() - 1):  # the last one unfolds a section
        box.setCurrentIndex(row)
        box.activated.emit(row)
        look(box.currentText())
    box.setCurrentIndex(0)
    box.activated.emit(0)
    query.edit_query()
    window.search()
    look("searching")
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    look("over")


def test_a_section_that_unfolds_narrows_nothing(own, qtbot):
    """Where the form then scrolls, the room of the bar is there before."""
    own.window_ref.resize(1280, 700)
    qtbot.settle()
    width = own.query.width()
    for section in own.sections:
        section.unfold()
    qtbot.settle()
    assert own.findChild(FormScroll).verticalScrollBar().isVisible()
    assert own.query.width() == width


def test_a_section_folded_and_unfolded_keeps_its_line_where_it_was_clicked(own, qtbot):
    """The form scrolled: a second click hit another section, or a field."""
    own.window_ref.resize(1280, 700)
    for section in own.sections:
        section.unfold()
    qtbot.settle()
    scroll, head = own.findChild(FormScroll), own.sections[-1].head
    bar = scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    qtbot.settle()
    places = []
    for _ in range(4):
        places.append(head.mapTo(scroll, QPoint()).y())
        qtbot.mouseClick(head, Qt.MouseButton.LeftButton)
        qtbot.settle()
    assert bar.value() > 0 and len(set(places)) == 1
    head.setChecked(False)
    bar.setValue(0)
    qtbot.settle()
    assert scroll.widget().height() == max(scroll.widget().sizeHint().height(), scroll.viewport().height())


def turn_wheel(over):
    """Turn the wheel down over a widget, as a mouse does."""
    window = over.window()
    place = QPointF(over.mapTo(window, over.rect().center()))
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, -120))


def test_the_wheel_over_a_box_scrolls_the_form_and_never_changes_the_box(own, qtbot):
    """Rounds 5 became 2, and the database another while somebody scrolled over the list used last."""
    own.window_ref.resize(1280, 700)
    for section in own.sections:
        section.unfold()
    own.rounds.box.setChecked(True)
    qtbot.settle()
    down = own.findChild(FormScroll).verticalScrollBar()
    boxes = [box for kind in (QComboBox, QSpinBox) for box in own.findChildren(kind) if box.isVisible()]
    assert {own.preset.combo, own.rounds.rounds_box, own.report.method_box} <= set(boxes)
    for box in boxes:
        for over, focused in product((box, box.lineEdit()), (False, True)):
            if over is None:
                continue
            (box.setFocus if focused else box.clearFocus)()
            own.findChild(FormScroll).ensureWidgetVisible(box)
            down.setValue(min(down.value(), down.maximum() - 1))
            place = down.value()
            before = box.currentText() if isinstance(box, QComboBox) else box.value()
            turn_wheel(over)
            assert (box.currentText() if isinstance(box, QComboBox) else box.value()) == before, box
            assert down.value() > place, "the form scrolls instead"
            assert focused or not box.hasFocus(), "the wheel gives no focus"


def test_the_list_of_matrices_says_what_blastp_is(form):
    """It was easily taken for BLAST's default."""
    box = form.scoring.combo
    place = box.findData("BLASTP")
    assert box.itemText(place).startswith("BLASTP: BLOSUM62 with")
    box.setCurrentIndex(place)
    box.activated.emit(place)
    assert form.scoring.summary == "BLASTP · 11/1"


def test_a_list_of_accessions_is_no_database(own, qtbot, tmp_path):
    """It was said to lack a header line."""
    path = tmp_path / "accession.txt"
    path.write_text("P07327\nP00326\n")
    own.database.open(path)
    words = "accession.txt holds accessions, not sequences. Choose a FASTA file that has the proteins."
    qtbot.waitUntil(lambda: own.database.problem == words)


def test_a_file_that_is_not_compressed_as_its_name_says_is_said_in_sight(own, qtbot, one_query, tmp_path):
    """It stood behind the i in a circle, where nobody looked for it."""
    path = tmp_path / "fake.fasta.gz"
    path.write_bytes(one_query.read_bytes())
    own.query.open(path)
    own.database.open(path)
    qtbot.waitUntil(lambda: own.query.path == path and own.database.database is not None)
    for field in (own.query, own.database):
        said = field.note.text.removesuffix(field.note.info.words)
        assert "The file fake.fasta.gz is not compressed although its name ends in .gz; read" in said
        assert not field.problem
    assert ". The file fake" in own.database.note.text, "it was in lower case after a full stop"


def take(form):
    """Press the button that takes from the database what is named."""
    next(button for button in form.query.note.buttons if button.text().startswith("Take ")).click()


def test_accessions_are_taken_from_the_database_that_has_them(own, qtbot):
    """Only UniProt's page was offered, and of the first of them, though all were in the database.

    What the database lacked stood in the line at the foot, far from the names, and stayed there.
    """
    messages, note = own.window_ref.messages, own.query.note
    own.query.set_text("P07327\nP00326\nQ99999")
    take(own)
    assert own.query.problem.endswith("Open one first.") and messages.isHidden()
    assert note.buttons[0].text() == "Open a database…"
    own.database.open(sample_database())
    qtbot.waitUntil(lambda: "Take them from the database" in [button.text() for button in note.buttons])
    qtbot.waitUntil(lambda: own.database.database is not None)
    take(own)
    qtbot.waitUntil(lambda: len(own.query.parsed) == 2)
    assert [one.identifier.split("|")[1] for one in own.query.sequences()] == ["P07327", "P00326"]
    name = own.database.database.name
    said = f"2 of 3 found in {name} and taken. Not in it: Q99999. Paste its sequence below the others."
    qtbot.waitUntil(lambda: note.text == said)
    assert messages.isHidden() and not own.query.problem and note.warns
    ways = ["Add below", "Show at UniProt"]
    assert [button.text() for button in note.buttons] == ways, "what can act"
    assert own.query.counts.text() == "2 queries · 750 aa" and own.query.counts.isVisible()
    note.buttons[0].click()
    assert note.text == said and len(own.query.parsed) == 2 and own.query.edit.isVisible()
    own.query.edit.insertPlainText(">mine\nMKVLAAGIV")
    assert [len(one) for one in own.query.sequences()] == [375, 375, 9]
    for _ in range(2):
        own.query.undo()
    assert len(own.query.sequences()) == 2
    own.query.set_text("Q99999")
    take(own)
    qtbot.waitUntil(lambda: own.query.problem.startswith("Not in "))
    assert own.query.problem.endswith("Open another database, or paste its sequence.")
    assert [button.text() for button in note.buttons] == ["Open another database…", "Show at UniProt"]
    own.query.set_text(">mine\nMKVLAAGIV")
    assert not own.query.problem


def test_accessions_of_a_file_are_offered_again_once_there_is_another_database(own, qtbot, small, tmp_path):
    path = tmp_path / "names.txt"
    path.write_text("P07327\n")
    own.database.open(small)
    qtbot.waitUntil(lambda: own.database.database is not None)
    own.query.open(path)
    qtbot.waitUntil(lambda: bool(own.query.note.buttons))
    take(own)
    qtbot.waitUntil(lambda: own.query.note.text.startswith("Not in "))
    own.database.open(sample_database())
    qtbot.waitUntil(lambda: own.query.note.buttons[0].text() == "Take it from the database")
    qtbot.waitUntil(lambda: own.database.database is not None)
    take(own)
    qtbot.waitUntil(lambda: len(own.query.parsed) == 1)


def test_a_sequence_taken_from_the_database_says_what_it_replaced(open_window, qtbot, tmp_path):
    """The query that there was went without a word."""
    window, path = open_window((sample_queries(), sample_database())), tmp_path / "names.txt"
    form = window.form
    qtbot.waitUntil(lambda: bool(form.query.parsed) and form.database.database is not None)
    form.query.set_text(">mine\nMKVLAAGIV")
    path.write_text("P07327\n")
    form.query.open(path)
    qtbot.waitUntil(lambda: "Take it from the database" in [one.text() for one in form.query.note.buttons])
    take(form)
    qtbot.waitUntil(lambda: window.messages.text == "ADH1A_HUMAN replaces mine.")
    (undo,) = [one for one in window.messages.findChildren(QPushButton) if one.text() == "Undo"]
    undo.click()
    assert [one.header for one in form.query.sequences()] == ["mine"]


def test_the_form_is_as_wide_and_its_list_in_sight_whatever_is_said_of_the_queries(own, qtbot):
    """A button below a warning made the form wider, and the list had one row with a stub of a scroll bar."""
    own.query.set_text("".join(f">q{number}\nMKVLAAGIVGLLLAQWERTYKLMNPSTV\n" for number in range(9)))
    own.query.fold()
    qtbot.settle()
    wide, query = own.minimumSizeHint().width(), own.query
    database = ("Open another database…", lambda: None)
    query.caution("Something is the matter with them that takes several lines to say. " * 3, [database] * 2)
    qtbot.settle()
    assert own.minimumSizeHint().width() == wide
    rows = [query.cards.visualRect(query.cards.model().index(row, 0)) for row in range(3)]
    assert all(map(query.cards.viewport().rect().contains, rows))
    assert query.note.width() == query.cards.width()
    assert query.counts.isVisible() and query.counts.text().startswith("9 queries")


@pytest.mark.parametrize("then", [Qt.Key.Key_Tab, Qt.Key.Key_Return])
def test_a_typed_gap_cost_is_taken_as_it_is_typed(form, then):
    """Qt completes it otherwise: of 1 it makes 10, the first number of the list that begins so."""
    box = form.scoring.gap_open
    box.setFocus()
    box.lineEdit().selectAll()
    QTest.keyClicks(box.lineEdit(), "1")
    QTest.keyClick(box.lineEdit(), then)
    assert box.currentText() == "1" and form.scoring.scheme.gap_open == 1


@pytest.mark.parametrize("name", ["gap_open", "gap_extend"])
@pytest.mark.parametrize("typed", ["-5", "ten", "1.5", ""])
def test_what_is_no_gap_cost_stands_and_is_said(form, name, typed):
    box = getattr(form.scoring, name)
    box.lineEdit().selectAll()
    QTest.keyClick(box.lineEdit(), Qt.Key.Key_Delete)
    QTest.keyClicks(box.lineEdit(), typed)
    assert box.currentText() == typed
    said = "{} must be {}".format(box.accessibleName(), "0 to 10,000" if typed == "-5" else "a whole number")
    assert form.scoring.problem == f"{said}."
    assert not form.button.isEnabled()
    assert form.scoring.summary == "BLOSUM62 · gap costs not valid"


def test_the_preset_stays_until_gap_costs_are_valid_again(form):
    """Custom stood there, and the section's line was empty."""
    preset = form.preset.combo.currentText()
    form.scoring.gap_open.setEditText("many")
    assert form.scoring.problem and form.preset.combo.currentText() == preset
    form.scoring.gap_open.setEditText("12")
    assert form.preset.combo.currentText() == "Custom"


def test_the_mnemonic_of_a_section_leads_to_its_fields(form, qtbot):
    """It folded a section that was open."""
    form.window().activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    sight = form.findChild(FormScroll).viewport()
    firsts = form.scoring.combo, form.report.evalue_edit, form.engine.engine
    for section, letter, first in zip(form.sections, "MPC", firsts, strict=True):
        key = Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier
        for unfolded in (False, True):
            section.unfold(unfolded)
            form.database.combo.setFocus()
            QTest.keyClick(form, *key)
            assert first.hasFocus(), (letter, unfolded, QApplication.focusWidget())
            assert section.unfolded
            qtbot.settle()
            assert sight.rect().contains(first.mapTo(sight, first.rect().center()))
        section.head.setFocus()
        QTest.keyClick(form, *key)
        qtbot.waitUntil(section.inner.isHidden)


def test_threads_that_cannot_be_had_are_refused_and_more_than_cores_remarked(form, qtbot):
    """999 became 9, which no computer of two cores needs either, without a word."""
    box, note, cores = form.engine.threads_box, form.engine.note, os.cpu_count()
    form.compute.unfold()
    for typed, problem in (("999", "Enter at most"), (str(cores + 1), ""), (str(cores), "")):
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, typed)
        box.interpretText()
        assert box.value() == int(typed)
        assert form.engine.problem.startswith(problem) and bool(form.engine.problem) == bool(problem)
        assert ("no faster" in note.text) == (not problem and int(typed) > cores)
        assert (f"{typed} thread" in form.compute.head.summary) == (not problem), (
            "refused, it is none of the search"
        )
        assert ("number of threads not valid" in form.compute.head.summary) == bool(problem)
    assert "0 for all" in box.toolTip()
    form.engine.choose_threads(0)
    assert box.text() == "all" and not form.engine.problem


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("MKVLAAGIVGMKVLAAGIVG\n", ""),
        ("1 MKVLAAGIVG 11 MKVLAAGIVG\n", "Remove 2 numbers"),
        ("P07327\n", "Take it from the database"),
    ],
)
def test_a_text_that_is_no_database_can_be_made_the_query(form, qtbot, small, tmp_path, text, offered):
    """Of genes and PSSMs that was offered, of a bare sequence not."""
    path, field = tmp_path / "text.txt", form.database
    path.write_text(text)
    field.open(small)
    settle(qtbot, field, "120 sequences")
    field.open(path)
    settle(qtbot, field, f"The database is still “{small.name}”.")
    assert [button.text() for button in field.note.buttons] == ["Use as query"]
    field.note.buttons[0].click()
    query = form.query
    if offered:
        qtbot.waitUntil(lambda: offered in [button.text() for button in query.note.buttons])
    else:
        qtbot.waitUntil(lambda: query.path == path)
    assert field.paths == (small,) and "still" not in field.note.text


def test_a_database_that_cannot_be_read_nor_be_a_query_is_not_offered_as_one(form, qtbot, small, tmp_path):
    path, field = tmp_path / "text.txt", form.database
    path.write_text(">a\nMK@V\n")
    field.open(small)
    settle(qtbot, field, "120 sequences")
    field.open(path)
    settle(qtbot, field, f"The database is still “{small.name}”.")
    assert not field.note.buttons


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1e400", "That is too large"),
        ("1e-400", "That is too small. Enter 1e-300 or more."),
        ("1 000", "A number has no spaces. Write 1000."),
        ("0", "Enter a number above 0"),
        ("ten", "Enter a number above 0"),
    ],
)
def test_a_bound_that_is_not_valid_is_said_in_the_sections_line_too(form, typed, said):
    """The line was blank, and a number too large was to be one above 0."""
    form.report.evalue_edit.setText(typed)
    assert form.report.problem.startswith(said)
    assert form.options.head.summary == "E-value not valid"
    form.report.evalue_edit.setText("10")
    form.report.top_edit.setText("some")
    assert form.options.head.summary == "number of hits not valid"
    form.report.top_edit.setText("0")
    assert form.report.problem == "Enter 1 or more, or nothing for all."


def test_a_gap_cost_that_is_too_large_is_said_in_one_line(form):
    form.scoring.gap_open.setEditText("20000")
    assert form.scoring.problem == "Gap open must be 0 to 10,000."


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_what_a_field_knows_opens_beside_it_not_over_the_rail(form, qtbot, small):
    """It lay over the rail and hid the field that it explains."""
    field = form.database
    field.open(small)
    settle(qtbot, field, "120 sequences")
    info = field.note.info
    qtbot.waitUntil(info.isVisible)
    info.show_words()
    popover = QApplication.activePopupWidget()
    corner = info.mapToGlobal(info.rect().bottomLeft())
    assert popover.x() >= corner.x() and popover.y() >= corner.y()
    popover.close()


def test_what_is_said_of_a_query_stays_beside_a_file_that_could_not_be_taken(form, qtbot, small, tmp_path):
    """A warning went, though the query that it was about stayed; a problem did not."""
    form.database.open(small)
    settle(qtbot, form.database, "120 sequences")
    form.query.set_text("MKV")
    qtbot.waitUntil(lambda: "too short" in form.query.note.in_sight)
    picture = tmp_path / "photo.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    form.query.open(picture)
    qtbot.waitUntil(lambda: "The query was not changed." in form.query.note.in_sight)
    assert "3 residues are too short" in form.query.note.in_sight
    assert form.query.note.warns and form.query.note.buttons[-1].text() == "Close"
    form.query.note.buttons[-1].click()
    assert "3 residues are too short" in form.query.note.in_sight and not form.query.problem
    assert "photo.png" not in form.query.note.in_sight


def test_the_last_change_of_the_query_is_undone_from_the_menu(form):
    menus = form.window_ref.menus
    form.query.set_text(">a\nMKV")
    form.query.set_text(">b\nMKVL")
    action = menus.action("undo_query")
    assert action in menus.menu("Search").actions() and action.isEnabled()
    action.trigger()
    assert [one.identifier for one in form.query.parsed] == ["a"]
