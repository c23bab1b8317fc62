"""Results of other programs in the real window: opened as runs, and what they missed of Swathe's."""

from __future__ import annotations

import csv
import dataclasses
import datetime
import os
import re
import shutil
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QPushButton, QTextBrowser

from swathe.core.cancel import CancelToken
from swathe.core.export import Selection, export
from swathe.core.export.plain_tables import export_summary
from swathe.core.headers.text import Groups
from swathe.core.history.changes import CHANGE_COLUMNS
from swathe.core.results.hits import COLUMNS
from swathe.core.results.organisms import OrganismTable
from swathe.core.results.overview import hit_text
from swathe.core.results.query_summary import PROVISIONAL
from swathe.core.sequences.fasta import read_sequences
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.settings import VERSION
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.organisms.bars import Bars
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.run.dialog import RunDialog
from swathe.gui.results.stack.view import StackView
from swathe.gui.window.drops import Drop, Place, understand
from tests.gui.on_screen import cut_cells
from tests.gui.results_fixtures import align_rows, cancelled_at_the_end, search
from tests.gui.runs_shown import beside_each_other, history
from tests.gui.test_run_comparison import keep
from tests.gui.test_search_flow import centre, drop

OTHERS = Path(__file__).parents[1] / "data" / "others"
COLUMN = {column.key: place for place, column in enumerate(CHANGE_COLUMNS)}


@pytest.fixture
def blastp(open_window, qtbot, tmp_path):
    """A window that shows blastp's table of the sample."""
    path = shutil.copy(OTHERS / "blastp.7.tsv", tmp_path)
    window = open_window((Path(path),))
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    return window


@pytest.fixture
def missed(blastp, qtbot):
    """The page of blastp's table beside Swathe's search of the sample."""
    return beside_each_other(blastp, qtbot, keep(search(), "Swathe"), blastp.runs.shown.id)


def test_a_table_opens_as_a_run(blastp):
    hits = blastp.controller.result.queries[0].hits
    assert hits.display("subject", 1) == "sp|Q28509|ADRB2_MACMU"
    assert [hits.display(key, 1) for key in ("score", "identity", "evalue")] == ["", "97.6", "< 1e-180"]
    words = blastp.page.summary.text()
    assert "BLASTP 2.12.0+" in words and "found by BLASTP" in words and "exact" not in words
    assert "no sequence to align" in blastp.messages.text
    assert "Score" not in blastp.page.alignment.statistics_text(), "blastp's table has none"
    assert "BLASTP" in blastp.page.run.text() and "Smith-Waterman" not in blastp.page.run.text()
    assert not blastp.menus.action("search_again").isEnabled()
    again = blastp.page.summary.again_button
    assert again.isVisible() and not again.isEnabled() and "BLASTP" in again.toolTip(), "New search moved"


def test_a_message_on_a_table_with_many_remarks_is_short(open_window, qtbot):
    """Up to nine lines lay over the hits of which they spoke."""
    window = open_window((OTHERS / "mmseqs.tsv",))
    qtbot.waitUntil(lambda: "Read " in window.messages.text)
    said = window.messages.text
    assert "2 queries and 196 subjects have no sequence to align." in said
    assert said.endswith("1 more remark in About this run.") and len(said) < 180
    button(window, "Add sequences…")
    button(window, "About this run").click()
    remarks = window.controller.result.plan.origin.sentences()
    [dialog] = [one for one in window.findChildren(RunDialog) if one.isVisible()]
    for remark in remarks:
        assert remark in dialog.notes.text()
        assert remark not in window.page.run.findChild(QTextBrowser).toPlainText(), "it stood there twice"
        assert remark in window.page.run.text(), "which is copied"


def test_about_a_run_that_was_read_says_why_it_cannot_be_rerun(blastp, qtbot):
    """*Edit and rerun* looked as if it could be pressed, and did nothing."""
    blastp.page.summary.info_button.click()
    buttons = {button.text(): button for button in blastp.page.run.findChildren(QPushButton)}
    said = " ".join(label.text() for label in blastp.page.run.findChildren(QLabel))
    for name in ("Edit and rerun", "Copy command line"):
        assert buttons[name].isVisible() and not buttons[name].isEnabled()
        assert "BLASTP 2.12.0+ made this run" in buttons[name].toolTip()
    assert "To search again with Swathe, add its sequences first." in said
    unnamed = dataclasses.replace(blastp.controller.result.plan.origin, program="", version="")
    assert unnamed.why_no_rerun == (
        "Another program made this run. To search again with Swathe, add its sequences first."
    )
    page = history(blastp, qtbot, 1)
    again = page.buttons["again"]
    qtbot.waitUntil(lambda: "add its sequences first" in again.toolTip())
    assert not again.isEnabled()
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(buttons["Edit and rerun"].isEnabled)
    assert "fill the search form" in buttons["Edit and rerun"].toolTip()


def test_titles_of_columns_say_whose_figures_they_are(blastp, qtbot):
    """*Bits* and *E-value* were explained as Swathe computes them."""
    model = blastp.page.hits.model

    def tip(key):
        section = next(place for place, column in enumerate(model.columns) if column.key == key)
        across = Qt.Orientation.Horizontal
        assert model.headerData(section, across, Qt.ItemDataRole.AccessibleDescriptionRole)
        return model.headerData(section, across, Qt.ItemDataRole.ToolTipRole)

    for key, title in (("bits", "Bits"), ("evalue", "E-value"), ("identity", "Identity %")):
        assert tip(key) == f"{title}: as the file gives it, computed by BLASTP 2.12.0+"
    assert tip("subject_length") == "Residues of the subject"
    assert "BLASTP" not in tip("positives"), "the file has none"
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: "λ" in tip("bits"))


def test_formats_that_cannot_hold_what_was_read_are_grey(blastp):
    """Each of them was offered, and refused once a file was named; then all but CSV and TSV were grey."""
    blastp.settings.write("export/format", "json")
    blastp.menus.action("export").trigger()
    dialog = blastp.search_page.export.dialog
    model = dialog.format.model()
    enabled = {dialog.format.itemData(row) for row in range(model.rowCount()) if model.item(row).isEnabled()}
    tables = {"csv", "tsv", "xlsx", "parquet", "blast7", "blast6", "blast10"}
    tables |= {"queries-csv", "queries-tsv", "queries-xlsx"}
    assert enabled == tables
    assert dialog.format.currentData() == "csv"
    assert dialog.refused.isVisible() and dialog.refused.text() == (
        f"{model.rowCount() - len(tables)} formats are grey: the tooltip of each says why."
    )
    for key, reason in (
        ("json", "scores, alignments and statistics of the search"),
        ("fasta", "209 of 209 subjects have no sequence here"),
        ("a3m", "no sequences to align were given with blastp.7.tsv; add them first"),
        ("gff3", "its figures would be those of BLASTP"),
    ):
        said = dialog.format.itemData(dialog.format.findData(key), Qt.ItemDataRole.ToolTipRole)
        assert "BLASTP 2.12.0+" in said and reason in said
    dialog.reject()


def test_alignments_of_a_table_are_exported_but_of_hits_without_a_sequence(
    blastp, qtbot, monkeypatch, tmp_path
):
    """Formats of alignments were grey, though the window showed the alignments."""
    result = blastp.controller.result
    names = {
        query.hits.text("subject", row) for query in result.queries for row in range(len(query.hits) - 3)
    }
    few = tmp_path / "few.fasta"
    records = [one for one in read_sequences(sample_database())[0] if one.identifier in names]
    few.write_text("".join(f">{one.header}\n{one.letters}\n" for one in records))
    give_sequences(blastp, monkeypatch)
    monkeypatch.setattr(blastp.runs.files._dialogs, "database", lambda _: few)
    before = blastp.controller.result
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    blastp.page.hits.table.selectAll()
    blastp.menus.action("export").trigger()
    dialog = blastp.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    left = f"3 of {len(result.queries[0].hits)} hits have no sequence to align: leave them out, or add their"
    assert dialog.caution.text.startswith(left)
    dialog.reject()
    table = blastp.page.hits.table
    table.clearSelection()
    for row in range(2):
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        table.selectionModel().select(table.model().index(row, 0), flags)
    blastp.menus.action("export").trigger()
    dialog = blastp.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    assert dialog.caution.text == ""
    path = tmp_path / "hits.a3m"
    dialog.path.setText(str(path))
    dialog.write_button.click()
    qtbot.waitUntil(path.exists)
    assert path.read_text().count(">") == 3


def test_a_run_reopened_from_the_history_names_the_file_that_was_read(blastp, qtbot):
    """It named the history's own file: "Read from 5d2d87d0….swr"."""
    before = blastp.controller.result
    blastp.runs.open_kept(blastp.runs.shown.id, "")
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    assert blastp.page.summary.origin.text() == "Read from blastp.7.tsv"


def test_recent_searches_say_of_a_table_only_what_is_known(blastp, open_window, qtbot):
    """They said "0 aa", "E ≤ inf", and a matrix without gap costs."""
    window = open_window()
    runs = window.start_page.runs.model()
    qtbot.waitUntil(lambda: runs.rowCount() == 1)
    said = runs.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "199 significant" in said and "211 hits" in said
    for unknown in ("0 aa", "inf", "·  ·", " · ,"):
        assert unknown not in said


def test_the_history_says_of_tables_which_they_are(open_window, qtbot):
    """Runs read from two files were the same to the letter, and the table stood for its database."""
    window, names = open_window(), ("blastp.tsv", "blastp.7.tsv")
    for name in names:
        window.open_files([OTHERS / name])
        qtbot.waitUntil(lambda name=name: name in window.page.summary.origin.text())
        qtbot.waitUntil(lambda: window.runs.shown.id != "")
    listed = history(window, qtbot, 2).model
    bare = next(run for run in map(listed.run, range(2)) if " blastp.tsv" in run.found)
    other = next(run for run in map(listed.run, range(2)) if " blastp.7.tsv" in run.found)
    assert bare.found.startswith("another program · blastp.tsv · ")
    assert other.found.startswith("BLASTP 2.12.0+ · blastp.7.tsv · ")
    assert (bare.database, other.database) == ("database not stated", "sample")
    assert bare.title == "sp|P07550|ADRB2_HUMAN and 1 more vs database not stated"


def test_a_table_just_read_stands_at_the_top_of_the_history(open_window, qtbot, tmp_path):
    """It stood below all searches made since its file was written."""
    path = Path(shutil.copy(OTHERS / "blastp.7.tsv", tmp_path))
    written = datetime.datetime(2020, 2, 3, 4, 5).astimezone()
    os.utime(path, (written.timestamp(), written.timestamp()))
    keep(search(), "Swathe")
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    page = history(window, qtbot, 2)
    run = page.model.run(page.model.visible_rows()[0])
    assert run.was_read
    names = [page.model.index(row, 0).data() for row in range(2)]
    assert names[0].startswith("BLASTP: ") and names[1] == "Swathe", "both were called alike"
    page.choose(run.id)
    said = page.details.text()
    assert "dated 2020-02-03 04:05" in said and str(path) in said and "211" in said
    assert "of 172 sequences" not in said, "hits of two queries, and sequences"
    hits = tmp_path / "hits.csv"
    result = window.controller.result
    for _ in export(result, Selection.everything(result), "csv", hits, CancelToken()):
        pass
    assert f"# File dated: {written.astimezone(datetime.UTC).isoformat()}" in hits.read_text()


def test_a_table_of_swathes_says_what_made_its_hits(open_window, qtbot, tmp_path):
    result, path = search(), tmp_path / "hits.csv"
    for _ in export(result, Selection.everything(result), "csv", path, CancelToken()):
        pass
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    words = window.page.summary.text()
    assert "another program" not in words + window.messages.text
    assert f"Found by Swathe {VERSION}" in words and "BLOSUM62 11/1" in words and "E ≤ 10" in words
    shown, hits = window.controller.result.queries[0].hits, result.queries[0].hits
    for column in COLUMNS:
        if column.shown and column.key != "verdict":  # which rests on tests that no table has in full
            cells = [[one.brief(column.key, row) for row in range(len(hits))] for one in (shown, hits)]
            assert cells[0] == cells[1], column.key


def test_provisional_evalues_of_a_table_are_not_counted_as_significant(open_window, qtbot, tmp_path):
    """Only a note said that they are provisional; the line counted significant hits."""
    result, path = cancelled_at_the_end(search(evalues="matrix"), judged=1), tmp_path / "hits.csv"
    for _ in export(result, Selection.everything(result), "csv", path, CancelToken()):
        pass
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    line, page = window.page.summary, window.page
    assert "significant of" in line.found.text() and line.provisional.isHidden()
    page.query_summary.table.go_to(1)
    assert line.found.text() == f"{len(result.queries[1].hits):,} hits so far"
    assert line.provisional.text() == "provisional E-values"
    assert "before they were adjusted" in line.provisional.toolTip()
    assert line.info_button.text().startswith("found by Swathe") and line.warns
    assert page.hits.model.significance_border() == 0
    assert page.queries.state(1) == PROVISIONAL


def test_the_line_says_what_a_table_does_not(blastp, open_window, qtbot):
    """The file's name stood in place of the database, "another program" of the matrix, and no bound."""
    line = blastp.page.summary
    assert line.scoring.text() == "matrix not stated" and "BLASTP 2.12.0+" in line.scoring.toolTip()
    assert line.bound.text() == "E bound not stated"
    assert "E-values of BLASTP 2.12.0+" in line.found.toolTip()
    bare = open_window((OTHERS / "blastp.tsv",))
    qtbot.waitUntil(lambda: bare.runs.shown is not None)
    line = bare.page.summary
    assert line.what.whole() == "ADRB2_HUMAN → database not stated"
    assert line.scoring.text() == "matrix not stated" and "which program" in line.scoring.toolTip()
    assert line.info_button.text() == "found by another program"
    assert "blastp.tsv" in line.origin.text()


def test_the_name_of_the_file_is_cut_before_it_goes(blastp):
    """It vanished as soon as the line had not room for all of it."""
    line, seen = blastp.page.summary, set()
    blastp.show()
    for width in range(2200, 700, -20):
        blastp.resize(width, 800)
        if not line.origin.isHidden():
            seen.add(line.origin.text())
    assert "Read from blastp.7.tsv" in seen
    assert any(text.startswith("Read from blastp") and text.endswith("…") for text in seen)


def test_the_line_says_what_a_file_states(open_window, qtbot):
    window = open_window((OTHERS / "blastp.xml",))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    line = window.page.summary
    assert line.scoring.text() == "BLOSUM62 11/1"
    assert line.bound.text().startswith("E ≤ ")


def test_columns_that_the_file_does_not_have_give_way(blastp, qtbot):
    """Score, coverage and length stood empty beside each other, and were said to be "not aligned yet"."""
    table = blastp.page.hits.table
    keys = {column.key: section for section, column in enumerate(COLUMNS)}
    shown = [COLUMNS[section].key for section in table.visible_columns()]
    assert "identity" in shown and not {"score", "query_coverage", "subject_length"} & set(shown)
    assert "verdict" not in shown, "its hits have none without a test"
    assert keys["score"] in table.chosen_columns(), "it comes back with another run"
    table.chooser.choose(keys["score"], True)
    assert keys["score"] in table.visible_columns(), "who asks for it sees it"
    model = table.model()
    for key in ("score", "query_coverage"):
        cell = model.index(1, keys[key])
        assert cell.data(Qt.ItemDataRole.ToolTipRole) == "The file does not say"
        assert cell.data(Qt.ItemDataRole.AccessibleTextRole).endswith(": not in the file")
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: blastp.page.hits.model.table is not None and not table.model().table.reported)
    blastp.resize(1490, 900)  # there is room for all
    qtbot.waitUntil(lambda: keys["query_coverage"] in table.visible_columns(), timeout=5000)


def test_columns_that_only_the_file_has_are_shown_without_sequences(blastp, qtbot, monkeypatch):
    """Description and organism took half of the window, empty, and ranges were hidden that the file has."""
    table = blastp.page.hits.table
    keys = {column.key: section for section, column in enumerate(COLUMNS)}
    ranges = {"length", "query_start", "query_end", "subject_start", "subject_end"}

    def shown():
        return {COLUMNS[section].key for section in table.visible_columns()}

    blastp.resize(1920, 900)
    qtbot.waitUntil(lambda: ranges <= shown())
    assert not {"description", "organism"} & shown()
    chosen = {COLUMNS[section].key for section in table.chosen_columns()}
    assert not ranges & chosen and {"description", "organism"} <= chosen, "as before with another run"
    view = blastp.page.tabs.open(AlignmentView)
    table.setCurrentIndex(table.model().index(1, keys["subject"]))
    for figure in ("Identity 97.6 %", "Alignment length 415", "Query 1–413", "Subject 1–415"):
        assert figure in view.statistics_text(), view.statistics_text()
    table.chooser.choose(keys["length"], False)
    assert "length" not in shown() and "query_start" in shown(), "who hides it does not see it"
    add_sequences(blastp, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: not ranges & shown() and {"description", "organism"} <= shown())


def test_tabs_say_what_a_table_lacks(blastp, qtbot):
    tabs = blastp.page.tabs
    assert "scores of all sequences" in tabs.open(DistributionView).message.text()
    for kind in (OverviewView, StackView):
        view = tabs.open(kind)
        qtbot.waitUntil(lambda view=view: "No sequences" in view.message.text())
        acts = [action for action in view.picture_menu.actions() if " picture" in action.text()]
        assert len(acts) > 1 and not any(action.isEnabled() for action in acts), "of the stack they failed"
        assert view.message.findChildren(QPushButton)[0].text() == "Add sequences…"
    assert "read from a file" in tabs.open(PermutationsView).message.text()
    alignment = tabs.open(AlignmentView)
    qtbot.waitUntil(lambda: "not in the file" in alignment.message.text())


def test_sequences_given_to_a_table_are_aligned(blastp, qtbot, monkeypatch):
    asked = give_sequences(blastp, monkeypatch)
    before = blastp.controller.result
    blastp.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    assert asked == ["1 of 2: FASTA file of the queries", "2 of 2: database searched"], "longer ones are cut"
    hits = blastp.controller.result.queries[0].hits
    assert hits.display("description", 1).startswith("Beta-2 adrenergic receptor")
    qtbot.waitUntil(lambda: 1 in hits.alignments)
    assert hits.alignments[1].identities == 405
    assert hits.display("identity", 1) == "97.6" and hits.display("score", 1) == ""
    listed = history(blastp, qtbot, 1)  # and not once more without sequences
    assert listed.model.run(0).id == blastp.runs.shown.id


def test_ticks_stay_where_a_table_is_given_its_sequences(blastp, qtbot, monkeypatch):
    """They were gone from the window, and the next tick overwrote those of the history."""
    blastp.page.hits.marking.tick([1, 3])
    add_sequences(blastp, qtbot, monkeypatch)
    assert blastp.controller.result.queries[0].hits.marks.ticked == {1, 3}


def test_a_table_that_was_read_before_comes_from_the_history(blastp, qtbot, monkeypatch):
    """It was there twice, the second time without its sequences, ticks and notes."""
    path, run_id = Path(blastp.controller.result.plan.origin.source), blastp.runs.shown.id
    add_sequences(blastp, qtbot, monkeypatch)
    blastp.page.hits.marking.tick([1, 3])
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: blastp.runs.shown is not None and blastp.runs.shown.id not in ("", run_id))
    blastp.open_files([path])
    qtbot.waitUntil(lambda: "blastp.7.tsv was read before" in blastp.messages.text)
    assert blastp.runs.shown.id == run_id
    hits = blastp.controller.result.queries[0].hits
    assert hits.has_sequences and hits.marks.ticked == {1, 3}
    blastp.page.hits.marking.tick([4])
    blastp.open_files([path])  # the run that is shown
    qtbot.waitUntil(lambda: blastp.controller.result.queries[0].hits is not hits)
    assert blastp.controller.result.queries[0].hits.marks.ticked == {1, 3, 4}
    path.write_text(path.read_text().replace("ADRB2_MACMU", "ADRB2_OTHER").replace("Q28509", "Q28508"))
    blastp.open_files([path])
    qtbot.waitUntil(lambda: blastp.runs.shown.id not in ("", run_id))
    history(blastp, qtbot, 3)  # other hits of the same figures are another run


def test_whoever_cancels_the_second_dialog_changes_nothing(blastp, qtbot, monkeypatch):
    """Once a database had been given, Escape gave the table that one again."""
    add_sequences(blastp, qtbot, monkeypatch)
    asked, before = give_sequences(blastp, monkeypatch), blastp.controller.result
    dialogs = blastp.runs.files._dialogs
    monkeypatch.setattr(dialogs, "database", lambda title: asked.append(title))
    blastp.menus.action("add_sequences").trigger()
    words = "No sequences were added: they need the database, too."
    qtbot.waitUntil(lambda: blastp.messages.text == words)
    assert asked[-1] == "2 of 2: database searched"
    assert blastp.controller.result is before
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: len(asked) == 4)  # both are asked for again


def test_wrong_sequences_are_refused_and_others_can_replace_those_given(blastp, qtbot, monkeypatch, tmp_path):
    """Sequences that are others under the right names were aligned, and the command was grey from then on."""
    give_sequences(blastp, monkeypatch)
    action, before = blastp.menus.action("add_sequences"), blastp.controller.result
    blastp.menus.refresh()
    assert action.text() == "Add sequen&ces…"
    action.trigger()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    blastp.menus.refresh()
    assert action.isEnabled() and action.text() == "Replace sequen&ces…"
    given, others = blastp.controller.result, tmp_path / "others.fasta"
    there = list(read_sequences(sample_queries())[0])
    others.write_text("".join(f">{one.header}\n{one.letters[::-1]}\n" for one in there))
    monkeypatch.setattr(blastp.runs.files._dialogs, "fasta", lambda *_: others)
    action.trigger()
    qtbot.waitUntil(lambda: "a sequence is not the one searched" in blastp.messages.text)
    assert blastp.controller.result is given
    asked = give_sequences(blastp, monkeypatch)
    action.trigger()
    qtbot.waitUntil(lambda: blastp.controller.result is not given)
    assert len(asked) == 2, "the queries refused are asked for again"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            ">one\nMKTAYIAKQR\n",
            "none.fasta: it has none of the subjects of blastp.7.tsv (sp|P07550|",
        ),
        ("\x89PNG", "none.fasta: this is a picture, not FASTA."),
    ],
)
def test_queries_that_were_taken_are_not_asked_for_again(blastp, qtbot, monkeypatch, tmp_path, text, words):
    """A database without any subject gave the run its name, and one refused had both files chosen again."""
    asked = give_sequences(blastp, monkeypatch)
    dialogs, before = blastp.runs.files._dialogs, blastp.controller.result
    none = tmp_path / "none.fasta"
    none.write_text(text, encoding="latin-1")
    monkeypatch.setattr(dialogs, "database", lambda _: none)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: words in blastp.messages.text)
    assert blastp.controller.result is before and len(asked) == 1
    titles = choose_another(blastp, qtbot, monkeypatch)
    assert titles == [f"Database searched with {sample_queries().name}"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "  1 MKTAYIAKQR QISFVKSHFS\n 21 RQLEERLGLI\n",
            "'1' is not a residue. Remove numbers",
        ),
        ("P07550\nQ28509\n", "P07550 and Q28509 are accessions, not sequences."),
        (">one\nMKTAYIAKQR\n", "it has none of the queries of blastp.7.tsv"),
    ],
)
def test_wrong_queries_are_refused_before_a_database_is_asked_for(
    blastp, qtbot, monkeypatch, tmp_path, text, words
):
    """They were refused only once the database had been chosen, too."""
    asked = give_sequences(blastp, monkeypatch)
    dialogs, before = blastp.runs.files._dialogs, blastp.controller.result
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(text)
    monkeypatch.setattr(dialogs, "fasta", lambda *_: wrong)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: words in blastp.messages.text)
    assert not asked and blastp.controller.result is before
    titles = choose_another(blastp, qtbot, monkeypatch)
    assert titles == ["FASTA file of the queries", "2 of 2: database searched"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "  1 MKTAYIAKQR QISFVKSHFS\n 21 RQLEERLGLI\n",
            "'1' is not a residue. Remove numbers",
        ),
        ("P07550\nQ28509\n", "P07550 and Q28509 are accessions, not sequences."),
    ],
)
def test_what_is_no_database_is_called_as_in_the_form(blastp, qtbot, monkeypatch, tmp_path, text, words):
    give_sequences(blastp, monkeypatch)
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(text)
    monkeypatch.setattr(blastp.runs.files._dialogs, "database", lambda _: wrong)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: words in blastp.messages.text)
    assert button(blastp, "Choose another…").isVisible()


def test_another_database_is_taken_only_on_request(blastp, qtbot, monkeypatch):
    """One with 6 of 172 subjects was taken, and only a note said so, among other things."""
    give_sequences(blastp, monkeypatch)
    dialogs, before = blastp.runs.files._dialogs, blastp.controller.result
    subjects = before.plan.database.n_sequences
    monkeypatch.setattr(dialogs, "database", lambda _: sample_queries())  # its two proteins are subjects, too
    blastp.menus.action("add_sequences").trigger()
    words = f"has 2 of the table's {subjects} subjects: it seems to be another database."
    qtbot.waitUntil(lambda: words in blastp.messages.text)
    assert blastp.controller.result is before
    monkeypatch.setattr(dialogs, "fasta", lambda _, title: pytest.fail(title))
    button(blastp, "Choose another…").click()
    qtbot.waitUntil(lambda: words in blastp.messages.text)
    button(blastp, "Use it anyway").click()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    assert blastp.controller.result.plan.origin.subjects_missing == subjects - 2
    line = blastp.page.summary  # it showed the wrong database as the one searched
    assert line.warns and "another database given" in line.info_button.text()
    assert any(words in note for note in line.notes) and line.origin.text().startswith("Read from")
    add_sequences(blastp, qtbot, monkeypatch)
    assert blastp.controller.result.plan.origin.missing == 0, "queries and database are asked for again"


def test_files_given_the_wrong_way_round_can_be_swapped(blastp, qtbot, monkeypatch):
    """All queries are in the database, too: most hits were without a sequence, and it was not said why."""
    give_sequences(blastp, monkeypatch)
    dialogs, before = blastp.runs.files._dialogs, blastp.controller.result
    monkeypatch.setattr(dialogs, "fasta", lambda *_: sample_database())
    monkeypatch.setattr(dialogs, "database", lambda _: sample_queries())
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: "Give the two files the other way round." in blastp.messages.text)
    assert blastp.controller.result is before
    button(blastp, "Swap them").click()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    assert blastp.controller.result.queries[0].hits.has_sequences


def test_that_any_single_record_is_taken_is_said_before(open_window, qtbot, monkeypatch, tmp_path):
    """It was said only once it had happened; one too short for the table's positions was taken as well."""
    path, one = tmp_path / "one.tsv", tmp_path / "one.fasta"
    rows = (OTHERS / "blastp.tsv").read_text().splitlines(keepends=True)
    path.write_text("".join(row for row in rows if row.startswith("sp|P07550|")))
    one.write_text(">my protein\nMKTAYIAKQR\n")
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    asked, before = give_sequences(window, monkeypatch), window.controller.result
    monkeypatch.setattr(window.runs.files._dialogs, "fasta", lambda _, title: asked.append(title) or one)
    window.menus.action("add_sequences").trigger()
    assert asked[0] == "1 of 2: FASTA file of the query, ADRB2_HUMAN or any single record"
    words = (
        "one.fasta: its sequence my has 10 residues, but one.tsv aligns sp|P07550|ADRB2_HUMAN up to position"
    )
    qtbot.waitUntil(lambda: words in window.messages.text)
    assert "Choose the file of the queries that were searched." in window.messages.text
    assert window.controller.result is before


def button(window, words):
    """Return the button of the message in front that has these words."""
    [found] = [one for one in window.messages.findChildren(QPushButton) if one.text() == words]
    return found


def give_sequences(window, monkeypatch):
    """Have the dialogs answer with the sample's sequences; return the titles that they had."""
    asked = []

    def answer(path, title):
        asked.append(title)
        return path

    dialogs = window.runs.files._dialogs
    monkeypatch.setattr(dialogs, "fasta", lambda _, title: answer(sample_queries(), title))
    monkeypatch.setattr(dialogs, "database", lambda title: answer(sample_database(), title))
    return asked


def add_sequences(window, qtbot, monkeypatch):
    """Give a table the sample's sequences, and wait until it was read again."""
    give_sequences(window, monkeypatch)
    before = window.controller.result
    window.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: window.controller.result is not before)


def choose_another(window, qtbot, monkeypatch):
    """Choose the sample's file instead of one refused; return the titles of the dialogs."""
    asked, before = give_sequences(window, monkeypatch), window.controller.result
    button(window, "Choose another…").click()
    qtbot.waitUntil(lambda: window.controller.result is not before)
    assert window.controller.result.queries[0].hits.has_sequences
    return asked


WHOLE = "query subject evalue bits score identity length mismatches gap_openings query_start query_end \
subject_start subject_end query_coverage subject_coverage positives subject_length"


def table_of(tmp_path, keys):
    """Return a table of the sample's hits with some columns."""
    path = tmp_path / "hits.csv"
    result = search()
    result.queries[0].hits.marks.tick([0, 1])
    columns = tuple(key for key in keys.split() if key not in ("query", "subject"))
    for _ in export(
        result,
        Selection(Selection.everything(result).queries, ("subject", *columns)),
        "csv",
        path,
        CancelToken(),
    ):
        pass
    return path


@pytest.fixture(scope="module")
def window_once(open_for_all):
    return open_for_all()


@pytest.mark.parametrize(
    "keys",
    [
        "blastp.tsv",
        "",
        "evalue",
        "score",
        "evalue bits score identity query_coverage subject_length",
        "evalue identity query_start",
        "evalue ticked",
        "evalue query_start query_end",
        "evalue query_coverage subject_end",
        *(
            " ".join(set(WHOLE.split()) - {one})
            for one in ("query_end", "subject_length", "identity", "score")
        ),
    ],
)
def test_whatever_a_table_lacks_everything_is_painted(window_once, qtbot, monkeypatch, tmp_path, keys):
    """A table without positions and with sequences ended the window as soon as it was painted."""
    path = shutil.copy(OTHERS / keys, tmp_path) if keys == "blastp.tsv" else table_of(tmp_path, keys)
    window, before = window_once, window_once.controller.result
    window.open_files([Path(path)])
    qtbot.waitUntil(lambda: window.controller.result is not before and window.runs.shown is not None)
    assert not window.controller.result.queries[0].hits.has_sequences
    assert_everything_is_painted(window, qtbot)
    add_sequences(window, qtbot, monkeypatch)
    hits = window.controller.result.queries[0].hits
    qtbot.waitUntil(lambda: {0, 1, 2} <= set(hits.alignments))
    assert_everything_is_painted(window, qtbot)


def assert_everything_is_painted(window, qtbot):
    """Show all columns and every tab of a table's second hit; what is said of hits has no gaps."""
    hits = window.controller.result.queries[0].hits
    for section in range(len(COLUMNS)):
        window.page.hits.table.horizontalHeader().setSectionHidden(section, False)
    window.page.hits.table.setCurrentIndex(window.page.hits.model.index(1, 2))
    tabs = window.page.tabs
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        qtbot.settle()
        window.grab()
    for row in range(3):
        said = hit_text(hits, row)
        assert (
            "– " not in said and "–," not in said and " – " not in said and "  " not in said.split("\n")[-1]
        )
    said = tabs.open(AlignmentView).statistics_text()
    assert "( %)" not in said and "– of" not in said and "nan" not in said


def test_alignments_made_of_a_table_fill_what_it_lacks(open_window, qtbot, monkeypatch, tmp_path):
    """The details read "Query – of 375", and the columns of positions stayed empty."""
    window = open_window((table_of(tmp_path, "evalue bits score identity"),))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    give_sequences(window, monkeypatch)
    before = window.controller.result
    assert "query_start" in before.queries[0].hits.unknown
    window.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: window.controller.result is not before)
    assert "1 more remark in About this run." in window.messages.text
    notes = " ".join(window.page.summary.notes)
    assert "aligned with the unadjusted matrix" in notes, "the search's was adjusted"
    hits, own = window.controller.result.queries[0].hits, search().queries[0].hits
    qtbot.waitUntil(lambda: {0, 1, 2} <= set(hits.alignments))
    align_rows(search().plan, dataclasses.replace(search().queries[0], hits=own), [1])
    for key in ("query_start", "query_end", "subject_start", "subject_end", "query_coverage", "identities"):
        assert hits.display(key, 1) == own.display(key, 1) != ""
    window.page.hits.table.setCurrentIndex(window.page.hits.model.index(1, 2))
    view = window.page.tabs.open(AlignmentView)
    span = f"{own.display('query_start', 1)}–{own.display('query_end', 1)} of {len(own.query)} ("
    qtbot.waitUntil(lambda: span in view.statistics_text())
    assert "the file says" not in view.statistics_text()


def test_the_files_that_a_table_names_are_offered(open_window, qtbot, monkeypatch, tmp_path):
    """They had to be found once more, though the table says which they are."""
    path = table_of(tmp_path, "evalue score")
    text = re.sub(r"swathe search - ", f"swathe search '{sample_queries()}' ", path.read_text())
    path.write_text(re.sub(r"# Database file: .*", f"# Database file: {sample_database()}", text))
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    asked, before = give_sequences(window, monkeypatch), window.controller.result
    window.menus.action("add_sequences").trigger()
    assert f"{sample_queries().name} and {sample_database().name}" in window.messages.text and not asked
    use, others = window.messages.findChildren(QPushButton)[:2]
    assert (use.text(), others.text()) == ("Use them", "Choose others…")
    use.click()
    qtbot.waitUntil(lambda: window.controller.result is not before)
    assert window.controller.result.queries[0].hits.has_sequences and not asked


def test_another_score_than_the_files_is_said(open_window, qtbot, monkeypatch, tmp_path):
    path = table_of(tmp_path, "evalue score")
    score = str(search().queries[0].hits.scores[0])
    path.write_text(re.sub(rf",{score}$", f",{int(score) + 7}", path.read_text(), flags=re.M))
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    add_sequences(window, qtbot, monkeypatch)
    hits = window.controller.result.queries[0].hits
    qtbot.waitUntil(lambda: 0 in hits.alignments and 1 in hits.alignments)
    assert hits.display("query_start", 0) == "" and hits.display("query_start", 1) != ""
    view = window.page.tabs.open(AlignmentView)
    said = f"Aligned by Swathe with BLOSUM62 11/1; the file says score {int(score) + 7:,}"
    qtbot.waitUntil(lambda: said in view.statistics_text())
    assert view.remarks.text() == f"{said}."
    window.page.hits.table.setCurrentIndex(window.page.hits.model.index(1, 2))
    assert view.remarks.text() == "Aligned by Swathe with BLOSUM62 11/1."


def test_the_figures_over_an_alignment_are_its_own(open_window, qtbot, monkeypatch, tmp_path):
    """The file's ranges stood over residues elsewhere, beside identities of other ones."""
    path = tmp_path / "blastp.tsv"
    first, rest = (OTHERS / "blastp.tsv").read_text().split("\n", 1)
    cells = first.split("\t")
    cells[2], cells[3], cells[7], cells[9] = "66.7", "24", "24", "24"
    path.write_text("\t".join(cells) + "\n" + rest)
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    add_sequences(window, qtbot, monkeypatch)
    view = window.page.tabs.open(AlignmentView)
    qtbot.waitUntil(lambda: "Query 1–24 of 413 (5.8 %)" in view.statistics_text())
    assert "Identities by Swathe 24/24 (100.0 %)" in view.statistics_text()
    words = "within the region that the file names, with BLOSUM62 11/1; the file says 66.7 % identity"
    assert view.remarks.text() == f"Aligned by Swathe {words}.", "a sentence, as other remarks are"


@pytest.mark.parametrize("way", ["alignment", "menu"])
def test_sequences_can_be_added_after_a_run_is_reopened(blastp, qtbot, monkeypatch, way):
    """The only way was in a notice that had passed, and was not there from the history."""
    opened = blastp.controller.result
    blastp.runs.open_kept(blastp.runs.shown.id, "")
    qtbot.waitUntil(lambda: blastp.controller.result is not opened)
    give_sequences(blastp, monkeypatch)
    before = blastp.controller.result
    action = blastp.menus.action("add_sequences")
    if way == "menu":
        blastp.menus.refresh()
        assert action.isEnabled()
        action.trigger()
    else:
        message = blastp.page.tabs.open(AlignmentView).message
        qtbot.waitUntil(lambda: "not in the file" in message.text())
        [button] = [one for one in message.findChildren(QPushButton) if one.text()]
        assert button.isVisible() and button.text() == "Add sequences…"
        button.click()
    qtbot.waitUntil(lambda: blastp.controller.result is not before)
    assert blastp.controller.result.queries[0].hits.has_sequences
    blastp.menus.refresh()
    assert action.text() == "Replace sequen&ces…"


@pytest.mark.parametrize("way", ["message", "line", "menu", "history"])
def test_swathe_searches_with_the_files_given_to_a_table(blastp, qtbot, finish, monkeypatch, way):
    """The two files had to be chosen once more for the search that the table asks to be compared with."""
    action = blastp.menus.action("search_again")
    assert not blastp.page.summary.again_button.isEnabled() and not action.isEnabled()
    add_sequences(blastp, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: blastp.runs.shown.id != "")
    blastp.menus.refresh()
    if way == "message":
        button(blastp, "Search with Swathe…").click()
    elif way == "line":
        blastp.page.summary.again_button.click()
    elif way == "menu":
        assert action.isEnabled() and not blastp.menus.action("copy_run_command").isEnabled()
        action.trigger()
    else:
        again = history(blastp, qtbot, 1).buttons["again"]
        qtbot.waitUntil(again.isEnabled)
        again.click()
    form = blastp.form
    qtbot.waitUntil(lambda: form.query.paths == (sample_queries(),) and form.database.database is not None)
    assert form.database.paths == (sample_database(),)
    assert "filled with " in blastp.form.filled.text and "the usual options" in blastp.form.filled.text
    qtbot.waitUntil(lambda: not form.problem)
    form.button.click()
    finish(blastp)
    assert blastp.controller.result.plan.origin is None and blastp.controller.result.queries[0].hits


def test_only_the_queries_of_a_table_are_searched_again(open_window, qtbot, monkeypatch, tmp_path):
    """All records of the file given were filled in, also those that the table does not have."""
    path = tmp_path / "one.tsv"
    rows = (OTHERS / "blastp.tsv").read_text().splitlines(keepends=True)
    path.write_text("".join(row for row in rows if row.startswith("sp|P07550|")))
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    add_sequences(window, qtbot, monkeypatch)
    window.menus.action("search_again").trigger()
    query = window.form.query
    qtbot.waitUntil(lambda: [one.identifier for one in query.sequences()] == ["sp|P07550|ADRB2_HUMAN"])
    assert query.source_name == f"{sample_queries().name}, 1 of 2 queries: those of one.tsv"


def test_the_form_takes_the_settings_that_a_file_states(open_window, qtbot, monkeypatch, tmp_path):
    path = tmp_path / "hits.csv"
    result = search(gap_open=10, evalue=1e-5)
    for _ in export(result, Selection.everything(result), "csv", path, CancelToken()):
        pass
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.runs.shown is not None)
    add_sequences(window, qtbot, monkeypatch)
    window.menus.action("search_again").trigger()
    assert "BLOSUM62 10/1 and E ≤ 1e-05 as hits.csv states" in window.form.filled.text
    scheme, report = window.form.scoring.scheme, window.form.report
    assert (scheme.gap_open, scheme.gap_extend, report.evalue) == (10, 1, 1e-5)


def test_columns_are_asked_for(open_window, qtbot, monkeypatch):
    window = open_window((OTHERS / "diamond.bare.tsv",))
    qtbot.waitUntil(lambda: "11 columns" in window.messages.text)
    assert "--read-columns" not in window.messages.text, "the button, not an option of the command line"
    names = "qseqid sseqid pident evalue bitscore score qlen slen nident positive stitle"
    asked = []

    shown = []

    def answer(_parent, _title, words, *, text):
        asked.append(text)
        shown.append(words)
        return (names if len(asked) > 1 else "pident", True)

    monkeypatch.setattr(QInputDialog, "getText", answer)
    window.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: "no column holds the query" in window.messages.text)
    window.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: window.controller.result is not None)
    assert window.controller.result.queries[0].hits.display("subject_length", 0) == "413"
    first = "qseqid sseqid pident length mismatch gapopen qstart qend sstart send evalue"
    assert asked == [first, "pident"], "as many as there are columns; what was typed is corrected"
    assert "Its first line:\nsp|P07550|ADRB2_HUMAN   sp|P07550|ADRB2_HUMAN   100   " in shown[0]
    sequences, before = give_sequences(window, monkeypatch), window.controller.result
    window.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: "11 columns" in window.messages.text)
    window.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: window.controller.result is not before)
    assert (len(asked), len(sequences)) == (3, 2), "they are not asked for again with the database"


def test_what_dropping_results_means(tmp_path):
    for name in ("blastp.tsv", "blastp.7.tsv", "blastp.csv", "blastp.xml", "diamond.tsv", "mmseqs.4.tsv"):
        assert understand([OTHERS / name], Place.ELSEWHERE) == Drop(run=OTHERS / name)
        assert understand([OTHERS / name], Place.QUERY) == Drop(query=OTHERS / name)
        assert understand([OTHERS / name], Place.DATABASE) == Drop(database=OTHERS / name)
    assert understand([sample_queries()], Place.QUERY) == Drop(query=sample_queries())


def test_hits_dropped_among_other_files_are_refused_before_anything_is_taken(
    open_window, qtbot, ready, one_query, small
):
    """It was said that the FASTA file is the query and the table the database, which was refused then."""
    window = open_window((one_query, small))
    ready(window)
    for others in ((sample_queries(),), (OTHERS / "blastp.xml",), (sample_queries(), sample_database())):
        drop(window, [OTHERS / "blastp.tsv", *others])
        words = "seems to hold results of a search. Drop it by itself to open it."
        assert window.messages.text == f"blastp.tsv {words}"
        assert not window.form.query.reading and window.form.database.reading is None
    assert (window.form.query.paths, window.form.database.paths) == ((one_query,), (small,))


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("name", ["query", "database"])
def test_hits_dropped_on_a_field_open_as_results_on_request(
    open_window, qtbot, ready, tmp_path, one_query, small, name, held
):
    """On the query they opened at once, which nobody had asked for; on the database nothing offered to."""
    path = Path(shutil.copy(OTHERS / "blastp.tsv", tmp_path))
    window = open_window((one_query, small) if held else ())
    if held:
        ready(window)
    field = window.form.query if name == "query" else window.form.database
    before = field.paths
    drop(window, [path], centre(window, field))
    qtbot.waitUntil(lambda: "seems to hold results of a search, not sequences" in field.note.text)
    assert field.note.text.startswith("blastp.tsv ") and window.controller.result is None
    closes = held and name == "query"  # nothing is searched until it is closed
    assert bool(field.problem) is (closes or not held)
    offered = ["Open as results", "Close"] if closes else ["Open as results"]
    assert [button.text() for button in field.note.buttons] == offered
    field.note.buttons[0].click()
    assert "results" not in field.note.text and field.paths == before
    qtbot.waitUntil(lambda: window.controller.result is not None)
    assert len(window.controller.result.queries) == 2


def test_the_commands_that_open_say_of_hits_what_dropping_says(open_window, qtbot, monkeypatch):
    window = open_window()
    files, path = window.search_page.files, OTHERS / "blastp.xml"
    monkeypatch.setattr(files._dialogs, "queries", lambda: [path])
    monkeypatch.setattr(files._dialogs, "databases", lambda: [path])
    for field, action in ((window.form.query, "open_query"), (window.form.database, "open_database")):
        window.menus.action(action).trigger()
        qtbot.waitUntil(lambda field=field: "blastp.xml seems to hold results" in field.problem)
        assert [button.text() for button in field.note.buttons] == ["Open as results"]


@pytest.mark.parametrize("way", ["query", "database", "open"])
def test_a_table_of_queries_is_called_one_by_every_way_in(open_window, qtbot, tmp_path, way):
    """As a query it seemed to hold results, and then hits were to be exported, which are no query."""
    path = tmp_path / "hits.queries.csv"
    for _ in export_summary(search(), np.arange(1), "csv", path, CancelToken()):
        pass
    window = open_window()
    called = "hits.queries.csv: this is a table of queries that Swathe wrote"
    if way == "open":
        window.open_files([path])
        words = f"{called}, no table of hits. Export the hits of that run as CSV"
        qtbot.waitUntil(lambda: words in window.messages.text)
        return
    field = getattr(window.form, way)
    field.open(path)
    qtbot.waitUntil(lambda: field.problem == f"{called}, not sequences. Choose a FASTA file.")
    assert not field.note.buttons


@pytest.mark.parametrize(
    "name, text, sentence",
    [
        ("empty.tsv", "", "the file is empty. A table without hits does not say which queries"),
        ("empty.m8", "\n\n", "it holds no hits. A table without hits does not say which queries"),
        ("headings.tsv", "qseqid\tsseqid\tevalue\n", "it holds no hits."),
        ("two.tsv", "query\ttarget\n", "it holds no hits."),
        ("two.csv", "qseqid,sseqid\n", "it holds no hits."),
        ("comments.tsv", "# Some table\n#qseqid\tsseqid\tevalue\n", "it holds no hits."),
    ],
)
def test_tables_without_hits_are_no_queries(open_window, qtbot, tmp_path, name, text, sentence):
    path = tmp_path / name
    path.write_text(text)
    assert understand([path], Place.ELSEWHERE) == Drop(run=path)
    window = open_window()
    window.open_files([path])
    qtbot.waitUntil(lambda: f"{name}: {sentence}" in window.messages.text)
    assert window.form.query.path is None


def test_a_saved_comparison_of_kernels_opens_on_their_page(open_window, qtbot):
    """Named on the command line it was said to be JSON, to be exported as FASTA first."""
    path = Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json"
    window = open_window((path,))
    qtbot.waitUntil(lambda: window.pages.front == "comparison")
    assert window.pages.page.comparison is not None
    window.runs.open(path)
    qtbot.waitUntil(lambda: "a saved comparison of kernels" in window.pages.page.messages.text)
    assert "on the page Kernels" in window.pages.page.messages.text


@pytest.mark.parametrize("name", ["hits.xlsx", "hits"])
@pytest.mark.parametrize("way", ["query", "database", "run", "beside", "argument"])
def test_a_workbook_is_called_one_by_every_way_in(open_window, qtbot, tmp_path, way, name):
    """Beside the fields it was asked to be query or database, and without its ending it was a damaged run."""
    result, path = search(), tmp_path / "hits.xlsx"
    for _ in export(result, Selection.everything(result), "xlsx", path, CancelToken()):
        pass
    path = path.rename(tmp_path / name)
    window = open_window((path,) if way == "argument" else ())
    fields = {"query": window.form.query, "database": window.form.database, "argument": window.form.query}
    if way == "run":
        window.runs.open(path)
    elif way != "argument":
        drop(window, [path], centre(window, fields[way]) if way in fields else None)

    def said():
        return fields[way].note.text + fields[way].problem if way in fields else window.messages.text

    qtbot.waitUntil(lambda: "an Excel workbook" in said())
    assert "as CSV" in said()


def test_a_table_by_its_name_alone_is_looked_into(tmp_path):
    path = tmp_path / "sequences.tsv"
    path.write_text(">one\nMKVLAAGIVG\n")
    assert understand([path], Place.QUERY) == Drop(query=path)


@pytest.mark.parametrize(("way", "button"), [("query", "Use as query"), ("database", "Use as database")])
def test_sequences_opened_as_results_can_be_used(open_window, qtbot, tmp_path, way, button):
    """They were to be chosen as a query or a database, and that was all."""
    path = Path(shutil.copy(sample_queries(), tmp_path))
    window = open_window()
    window.runs.open(path)
    qtbot.waitUntil(lambda: "this is a FASTA file, with sequences and no hits" in window.messages.text)
    buttons = {one.text(): one for one in window.messages.findChildren(QPushButton)}
    buttons[button].click()
    field = getattr(window.form, way)
    qtbot.waitUntil(lambda: field.paths == (path,))
    assert "FASTA file, with" not in window.messages.text


def test_organisms_of_a_table_without_scores_have_none(blastp):
    """They had the score 0."""
    hits = blastp.controller.result.queries[0].hits
    grouped = hits.headers.get(Groups("organism"))
    organisms = OrganismTable(hits, grouped, np.arange(len(hits)))
    assert organisms.display("score", 0) == "" and organisms.display("hits", 0) != ""
    assert Bars.of(organisms, "score").bars[0].value == 0


def test_files_that_are_no_results_say_what_can_be_done_in_the_window(open_window, qtbot, tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("one\ttwo\n")
    window = open_window()
    window.runs.open(path)
    qtbot.waitUntil(lambda: "not a saved run" in window.messages.text)
    assert "--" not in window.messages.text
    assert window.messages.findChildren(QPushButton)[0].text() == "Name the columns…"


def test_what_was_missed_is_said_in_words(missed):
    headline = missed.headline.text()
    assert headline.startswith("BLASTP lists ") and "of Swathe's" in headline and "E ≤ 0.001" in headline
    both, only_a, only_b = missed.model.table.counts()
    assert f"lists {both:,} of Swathe's {both + only_a:,} hits" in headline
    assert missed.query.currentText() == "All queries" and missed.query.count() == 3
    assert missed.model.rowCount() == both + only_a + only_b
    assert "Sequences are matched by name." in missed.note.text


def test_names_of_queries_are_whole(missed, blastp, qtbot):
    blastp.resize(1280, 800)
    qtbot.settle(blastp)
    rows, descriptions = range(missed.model.rowCount()), COLUMN["description"]
    described = {str(missed.model.index(row, descriptions).data()) for row in rows}
    assert not missed.table.isColumnHidden(COLUMN["query"])
    assert set(cut_cells(missed.table)) <= described, "descriptions alone take what room there is"
    assert missed.table.horizontalScrollBar().maximum() == 0
    assert missed.plotted.width() >= missed.plotted.sizeHint().width(), "nor is what is drawn cut"


def test_long_names_of_queries_are_whole_too(open_window, qtbot, tmp_path):
    """Bits and both identities stayed, and the query's name was cut."""
    name, longer = "sp|P07550|ADRB2_HUMAN", "transcript_00417.p1_of_the_first_assembly"
    window, kept = open_window(), []
    for source in ("blastp.7.tsv", "diamond.tsv"):
        path = tmp_path / source
        table = (OTHERS / source).read_text().replace(f"# Query: {name}", f"# Query: {longer}")
        path.write_text(re.sub(f"^{re.escape(name)}", longer, table, flags=re.MULTILINE))
        window.open_files([path])
        qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id not in ("", *kept))
        kept.append(window.runs.shown.id)
    page = beside_each_other(window, qtbot, *kept)
    window.resize(1280, 800)
    qtbot.settle(window)
    assert longer in {page.model.index(row, 0).data() for row in range(page.model.rowCount())}
    assert not page.table.isColumnHidden(COLUMN["query"]) and not cut_cells(page.table)
    assert page.table.isColumnHidden(COLUMN["identity_a"]) and page.table.isColumnHidden(COLUMN["identity_b"])
    tip = page.model.index(0, COLUMN["query"]).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith(longer) and "Beta-2 adrenergic receptor" in tip, "the whole header"


def test_the_bound_is_chosen(missed, qtbot):
    before = missed.model.table.counts()
    missed.bound.setCurrentText("1")
    missed.bound.lineEdit().editingFinished.emit()
    assert "E ≤ 1." in missed.headline.text() or "E ≤ 1 " in missed.headline.text()
    assert sum(missed.model.table.counts()) > sum(before)
    missed.bound.setCurrentText("much")
    missed.bound.lineEdit().editingFinished.emit()
    assert "a number above 0" in missed.messages.text
    missed.bound.setCurrentIndex(0)
    missed.bound.activated.emit(0)
    assert missed.chosen_bound == np.inf and "E ≤" not in missed.headline.text()


def test_missed_pairs_are_aligned_and_counted(missed, qtbot):
    missed.kind.setCurrentIndex(2)
    table = missed.model.table
    rows = missed.model.visible_rows()
    assert rows.size == table.counts()[1] > 0
    assert not np.isnan(table.values("identity_a")[rows]).any()
    missed.table.go_to(0)
    assert (
        "Not among the hits of B" in missed.sides[1].message.text() or missed.sides[1].alignment.isVisible()
    )
    view = missed.sides[0].alignment
    qtbot.waitUntil(lambda: view.canvas.isVisible())


def test_charts_of_what_was_missed(missed, qtbot):
    missed.bound.setCurrentText("10")
    missed.bound.lineEdit().editingFinished.emit()
    chart = missed.missed_chart
    assert chart is not None and chart.isVisible() and not missed.scatter.isVisible()
    assert chart.data_text().startswith(
        "log₁₀ of Swathe's E-value, from\tto\tonly A\tA; B above bound\tboth\n"
    )
    missed.plotted.setCurrentIndex(1)

    def drawn():
        return sum(sum(map(int, line.split("\t")[2:4])) for line in chart.data_text().splitlines()[1:])

    qtbot.waitUntil(lambda: drawn() == missed.model.table.counts()[1])  # once those beyond 1 are aligned
    missed.plotted.setCurrentText("log₁₀ E-value")
    assert missed.scatter.isVisible() and not chart.isVisible()
    assert len(missed.scatter.data_text().splitlines()) == missed.model.table.counts()[0] + 1


def test_what_was_missed_is_exported(missed, blastp, qtbot, tmp_path):
    path = tmp_path / "missed.tsv"
    blastp.pages.get("history").export(path, "tsv")
    qtbot.waitUntil(path.exists)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert any(missed.headline.text()[:30] in line for line in lines if line.startswith("#"))
    rows = list(csv.DictReader((line for line in lines if not line.startswith("#")), dialect="excel-tab"))
    assert len(rows) == missed.model.rowCount()
    assert {row["found"] for row in rows} >= {"both", "a"}


def test_one_query_alone(missed, qtbot):
    missed.query.setCurrentIndex(1)
    assert missed.table.isColumnHidden(COLUMN["query"])
    assert len(missed.model.table.comparisons) == 1
    qtbot.keyClick(missed.table, Qt.Key.Key_Down)


def test_runs_without_sequences_have_none_to_write(blastp, qtbot, tmp_path):
    path = shutil.copy(OTHERS / "diamond.tsv", tmp_path)
    first = blastp.runs.shown.id
    blastp.open_files([Path(path)])
    qtbot.waitUntil(lambda: blastp.runs.shown is not None and blastp.runs.shown.id not in ("", first))
    page = beside_each_other(blastp, qtbot, first, blastp.runs.shown.id)
    files = [label.whole().split(" · ")[1] for label in page.titles.labels]
    assert files == ["blastp.7.tsv", "diamond.tsv"], "each is called by the file that was read"
    action = page.export_button.menu().actions()[-1]
    assert not action.isEnabled() and action.toolTip().startswith("Neither run has sequences.")


def test_the_parameters_of_a_run_stand_beside_what_a_table_states(missed):
    """Only *Program* stood there."""
    said = missed.parameters.toPlainText()
    for words in ("Program", "BLASTP 2.12.0+", "Matrix", "BLOSUM62", "Gap costs", "not stated"):
        assert words in said
    assert "Read by" not in said


def test_the_words_for_what_was_found_name_the_bound(missed, qtbot):
    """A hit that Swathe lists with E = 0.21 was called "only B", and none said what that means."""
    assert " found in both runs with E ≤ 0.001 · " in missed.counts.text()
    assert missed.kind.itemText(2).startswith("E ≤ 0.001 only in A: ")
    assert "Found: the run lists the hit with E ≤ 0.001." in missed.kind.toolTip()
    assert "Significant: " in missed.kind.itemData(5, Qt.ItemDataRole.ToolTipRole)
    said = {missed.model.table.text("found", row) for row in range(len(missed.model.table))}
    assert "both" in said and said & {"A; B above bound", "B; A above bound"}
    for place in range(missed.model.rowCount()):
        cell = missed.model.index(place, COLUMN["found"])
        if "above bound" in cell.data():
            tip, run = cell.data(Qt.ItemDataRole.ToolTipRole), "B" if cell.data().startswith("A") else "A"
            words = f"Both runs list it; {run} with an E-value above the bound chosen here (0.001)."
            assert tip == words, "it only said the same again"
    missed.bound.setCurrentIndex(0)
    missed.bound.activated.emit(0)
    assert "Found: the run lists the hit." in missed.kind.toolTip()
    assert missed.kind.itemText(2).startswith("Found only in A: ")
