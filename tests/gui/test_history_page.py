"""The page of kept runs: named, searched, deleted, reached by keys, put aside where its list is damaged."""

from __future__ import annotations

import os
import shlex
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
)

from swathe.core.headers.brief import untagged
from swathe.core.history.history import History
from swathe.core.history.run_table import RUN_COLUMNS, RunTable, options_text, settings_text
from swathe.core.search.round_options import RoundOptions
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.system.resources import sample_queries
from swathe.core.system.settings import data_directory
from swathe.gui.start.page import about
from swathe.gui.widgets.message_bar import Tone
from tests.gui.by_keyboard import assert_named_and_told_apart
from tests.gui.on_screen import cut_cells, let_the_worker_catch_up
from tests.gui.runs_shown import history, opened, press, search_and_keep


def listed(page):
    """Return the runs that the page lists."""
    return [page.model.run(place) for place in range(page.model.rowCount())]


MARKED = [column.key for column in RUN_COLUMNS].index("marked")
PARAMETERS = [column.key for column in RUN_COLUMNS].index("parameters")


def test_a_history_that_is_off_takes_nothing(kept, qtbot, finish):
    page = history(kept, qtbot, 1)
    page.keep.click()
    assert not kept.menus.action("keep_history").isChecked()
    kept.menus.action("search").trigger()
    finish(kept)
    assert kept.pages.front == "search"  # Search leads back to where its hits are
    qtbot.settle(kept)
    let_the_worker_catch_up(qtbot, kept.background)
    assert kept.runs.shown is not None
    assert kept.runs.shown.id == ""
    page = history(kept, qtbot, 1)
    press(page.buttons["delete"])
    assert page.message.text().startswith("No runs 1 run was deleted"), "there were some"
    page.message.action_triggered.emit()
    assert page.model.rowCount() == 1, "brought back"
    page.keep.click()
    assert kept.menus.action("keep_history").isChecked()


def test_an_empty_history_that_is_off_is_switched_on_where_that_is_said(open_window, qtbot):
    window = open_window()
    window.runs.set_recording(False)
    page = history(window, qtbot, 0)
    qtbot.waitUntil(lambda: "Searches are not kept" in page.message.text())
    page.message.action_triggered.emit()
    assert page.keep.isChecked()
    assert window.menus.action("keep_history").isChecked()
    assert "No runs yet" in page.message.text()


def offered(page):
    """Return what the menu of the list says, divided by its lines, and of what can be done now."""
    actions = page.table.actions()
    texts = [[]]
    for action in actions:
        if action.isSeparator():
            texts.append([])
        else:
            texts[-1].append(action.text().replace("&", "").partition("\t")[0])
    return texts, {
        action.text().replace("&", "").partition("\t")[0]
        for action in actions
        if action.isEnabled() and action.text()
    }


def test_the_menu_of_runs_offers_what_the_buttons_do_and_says_why_not(kept, qtbot, finish):
    """It had Compare for one run and Open for two, whose buttons were grey."""
    for _ in range(2):
        search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 3)
    groups, _ = offered(page)
    assert groups[:2] == [["Open", "Edit and rerun", "Compare"], ["Save as…", "Rename", "Delete", "Undo"]]
    (of_table,) = groups[2:]
    assert (of_table[0], of_table[-1]) == ("Copy the table", "Columns…")
    possible = {
        1: {"Open", "Edit and rerun", "Save as…", "Rename", "Delete"},
        2: {"Compare", "Delete"},
        3: {"Delete"},
    }
    for chosen, names in possible.items():
        page.table.go_to(0)
        for place in range(1, chosen):
            page.table.selectionModel().select(
                page.model.index(place, 0),
                QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
            )
        assert offered(page)[1] - set(of_table) == names, chosen
        buttons = {button.text().replace("&", "") for button in page.buttons.values() if button.isEnabled()}
        assert buttons == names, chosen
        assert ("Compare the two" in page.details.text()) == (chosen == 2)
    assert "select two to compare" in page.details.text()
    assert "Two runs can be compared" in page.buttons["compare"].toolTip()


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("converged", "3 (converged: round 3 included nothing new), with profiles"),
        ("not converged", "3 (not converged: round 3 still included new hits), with profiles"),
        ("best B", "3, with profiles"),
    ],
)
def test_the_details_say_whether_rounds_converged(kept, qtbot, word, said):
    """They said how many rounds there were, and not whether more would have found more."""
    page = history(kept, qtbot, 1)
    page.details.show_run(page.model.run(0)._replace(rounds=3, found=f"80 aa · 9 significant · {word}"), 1)
    assert said in page.details.text()


def test_the_details_name_no_bound_of_hits_without_evalues(kept, qtbot):
    """They were "Reported E ≤ 10"."""
    page = history(kept, qtbot, 1)
    run = page.model.run(0)._replace(hits=12_071)
    for found, said in (
        ("80 aa · 9 significant", "E ≤ 10 · 12,071 hits"),
        ("80 aa · provisional E-values", "E ≤ 10 · 12,071 hits"),
        ("80 aa · best B", "without E-values · 12,071 hits"),
    ):
        page.details.show_run(run._replace(found=found), 1)
        assert said in page.details.text(), found


def test_the_settings_of_a_run_name_no_bound_of_hits_without_evalues(kept, qtbot):
    """The start page listed it with "E ≤ 10"."""
    run = history(kept, qtbot, 1).model.run(0)._replace(hits=12_071)
    strict = run._replace(evalue=0.001, command=f"{run.command} --evalue 0.001")
    for one, bound in ((run, "E ≤ 10"), (strict, "E ≤ 0.001")):
        assert options_text(one._replace(found="80 aa · 9 significant")).count(bound) == 1
        for words in (options_text, settings_text, about):
            assert "E ≤" not in words(one._replace(found="80 aa · best B")), words


def test_a_new_start_has_the_newest_run_first(kept, open_window, qtbot, finish):
    """Sorted in the last session, the list had a new run in the middle."""
    first = kept.runs.shown.id
    kept.form.scoring.choose("PAM70")
    second = search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    page.table.sortByColumn(PARAMETERS, Qt.SortOrder.AscendingOrder)
    assert page.model.run(0).id == first
    kept.close()
    page = history(open_window(), qtbot, 2)
    assert [page.model.run(place).id for place in range(2)] == [second, first]


def test_in_brief_sorts_by_how_many_hits_are_significant(kept):
    """It sorted by letters: 1,204 before 9."""
    (run,) = History(data_directory()).runs()
    said = (
        "9 aa · 9 significant · best A",
        "80 aa · 1,204 significant · best B",
        "",
        "7 aa · 85 significant",
    )
    table = RunTable([run._replace(id=str(place), found=found) for place, found in enumerate(said)], {})
    assert table.order_by("found", descending=True).tolist() == [1, 3, 0, 2]


def test_runs_of_one_name_show_what_tells_them_apart(kept):
    """Those of two files with the same first record, or of another engine, were alike to the letter."""
    (run,) = History(data_directory()).runs()
    path = shlex.split(run.command)[2]
    pasted = run._replace(id="2", command=run.command.replace(shlex.quote(path), "-"))
    gpu = run._replace(id="4", engine="GPU 0, NVIDIA H200, kernel tiled")
    name = Path(path).name

    def found(*runs):
        table = RunTable(runs, {})
        return [table.brief("found", row).removesuffix(run.found) for row in range(len(runs))]

    assert found(run) == [""] and found(run, run._replace(id="2", evalue=1.0)) == ["", ""]
    assert found(run, pasted) == [f"{name} · ", "pasted text · "]
    edited = pasted._replace(query_source="lab.fasta, edited")
    assert found(run, edited) == [f"{name} · ", "lab.fasta, edited · "]
    assert found(run, gpu)[1] == f"{run.found} · GPU 0"
    assert found(run, pasted._replace(name="mine")) == ["", ""], "their names do it"


def test_words_find_what_a_row_and_its_tooltip_say(kept, qtbot, finish):
    kept.form.scoring.choose("BLOSUM45", 14, 2)
    kept.form.report.choose(1000.0, None)
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    tip = page.model.index(1, PARAMETERS).data(Qt.ItemDataRole.ToolTipRole)
    assert "E ≤ 10" in tip and "1 query: adh1a.fasta" in tip and "CPU" in tip
    for words in ("E<=1000", "E ≤ 1000", "e<=1e3", "BLOSUM45 14/2"):
        page.words.setText(words)
        qtbot.waitUntil(lambda: [run.matrix for run in listed(page)] == ["BLOSUM45"])
        page.words.setText("")
        qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    page.words.setText("E<=10")  # and not 1000
    qtbot.waitUntil(lambda: [run.matrix for run in listed(page)] == ["BLOSUM62"])
    page.words.setText("BLOSUM62 11/1 adh1a.fasta")
    qtbot.waitUntil(lambda: [run.matrix for run in listed(page)] == ["BLOSUM62"])


def test_how_long_queries_are_is_not_among_what_was_found(open_window, qtbot, finish, small):
    """Of queries with stops it was; and a name of several words lost all but the first."""
    window = open_window((sample_queries(), small))
    letters = sample_queries().read_text().split(">")[1].split("\n", 1)[1].strip()
    window.form.query.set_text(f">Größe Ω protein\n{letters}*\n>second\n{letters}*\n")
    search_and_keep(window, qtbot, finish)
    facts = history(window, qtbot, 1).details.text().splitlines()
    said = facts[facts.index("Queries") + 1]
    assert said.startswith("Größe Ω protein, second · ") and said.endswith(" aa + 2 stops")
    assert " aa" not in facts[facts.index("Found") + 1] and "significant" in facts[facts.index("Found") + 1]


def test_names_are_edited_in_place_searched_and_sorted(kept, qtbot, finish):
    kept.form.scoring.choose("BLOSUM45")
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    assert [page.model.run(place).matrix for place in (0, 1)] == ["BLOSUM45", "BLOSUM62"]  # newest first
    table = page.table
    table.go_to(1)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.findChild(QLineEdit)
    assert editor is not None
    editor.setText("The usual matrix")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.model.run(1).name == "The usual matrix")
    assert page.isVisible()  # Return ended the editing and opened nothing
    assert page.details.text().startswith("The usual matrix\n")
    assert "a gap of k residues costs 11 + k" in page.details.text()
    facts = page.details.text().splitlines()
    assert facts[facts.index("Queries") + 1].endswith(" aa"), "that is not what was found"
    assert " aa" not in facts[facts.index("Found") + 1]
    assert History(data_directory()).runs()[1].name == "The usual matrix"

    page.words.setText("usual blosum62")
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.words.setFocus()
    qtbot.keyClick(page.words, Qt.Key.Key_Return)
    assert table.hasFocus()
    page.words.setText("alcohol dehydrogenase")  # of the query's header
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    page.words.setText("nowhere")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    assert "No run contains all these words" in page.message.text()
    page.message.action_triggered.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    page.words.setText("nowhere")
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
    qtbot.keyClick(page.words, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [page.model.run(place).name for place in (0, 1)] == ["The usual matrix", ""]
    qtbot.waitUntil(lambda: "(available)" in page.details.text())


def test_nothing_that_is_read_is_cut_beside_room(kept, qtbot):
    kept.resize(1280, 800)
    page = history(kept, qtbot, 1)
    run = page.model.run(0)._replace(
        title="ADRB2_HUMAN and 1 more vs database.fasta", queries="ADRB2_HUMAN ADH1A_HUMAN", n_queries=2,
        database="database.fasta", seconds=0.0641, gcups=1.97,
    )  # fmt: skip
    usual = (run, run._replace(id="2", name="Close relatives", matrix="BLOSUM80"))
    page.show_runs(RunTable(usual, {}), data_directory())
    qtbot.settle(kept)
    assert cut_cells(page.table) == []
    assert page.table.horizontalScrollBar().maximum() == 0

    longer = run._replace(id="3", masking="12/2.2/2.5", rounds=2, pairs=50)
    page.show_runs(RunTable((*usual, longer), {}), data_directory())
    qtbot.settle(kept)
    assert cut_cells(page.table) == []
    assert page.table.horizontalScrollBar().maximum() == 0
    columns = {column.key: place for place, column in enumerate(RUN_COLUMNS)}
    assert page.table.isColumnHidden(columns["gcups"]), "below, of the run selected"
    kept.resize(1000, 700)
    qtbot.settle(kept)
    assert not [text for text in cut_cells(page.table) if " vs " in text], "it says what was searched"
    kept.resize(1920, 1000)
    qtbot.settle(kept)
    assert not page.table.isColumnHidden(columns["gcups"]) and cut_cells(page.table) == []


def test_a_name_takes_no_room_that_a_column_left_out_needs(kept, qtbot):
    """Beside "complete, tested on request" *Database* was left out, and names had twice what they need."""
    page = history(kept, qtbot, 1)
    runs = (page.model.run(0)._replace(rounds=7, pairs=50, title="ADH1A_HUMAN vs database.fasta"),)
    table, columns = page.table, range(len(RUN_COLUMNS))
    page.show_runs(RunTable(runs, {}), data_directory())
    kept.resize(2600, 800)
    qtbot.settle(kept)
    needs = {section: table.sizeHintForColumn(section) for section in columns if table.columnWidth(section)}
    database = [column.key for column in RUN_COLUMNS].index("database")
    assert database in needs
    left_out = set()
    for width in range(1700, 1000, -20):
        kept.resize(width, 800)
        qtbot.settle(kept)
        spare = table.columnWidth(0) - max(needs[0], 36 * table.fontMetrics().horizontalAdvance("0"))
        gone = {section for section in needs if table.isColumnHidden(section)}
        left_out |= gone
        assert database not in gone or spare < needs[database], (width, spare)
    assert database in left_out


def test_columns_stay_where_they_are_whichever_runs_the_words_leave(kept, qtbot, finish):
    """They came and went at each letter typed, which moved all others."""
    kept.resize(1280, 800)
    kept.form.scoring.choose("BLOSUM45")
    kept.form.masking.choose(SegParameters())
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    widths = [page.table.columnWidth(section) for section in range(len(RUN_COLUMNS))]
    for words in ("BLOSUM62", "BLOSUM45"):
        page.words.setText(words)
        qtbot.waitUntil(lambda words=words: [run.matrix for run in listed(page)] == [words])
        assert page.summary.whole().startswith("History · 1 of 2 runs · ")
        page.back.click()
        assert not page.isVisible()
        history(kept, qtbot, 1)
        qtbot.settle(kept)
        assert [page.table.columnWidth(section) for section in range(len(RUN_COLUMNS))] == widths, words
        assert cut_cells(page.table) == []
    narrow = widths[PARAMETERS] - 40

    page.table.sortByColumn(PARAMETERS, Qt.SortOrder.AscendingOrder)
    page.table.setColumnWidth(PARAMETERS, narrow)
    page.words.setText("BLOSUM62")
    qtbot.waitUntil(lambda: page.model.run(0).matrix == "BLOSUM62")
    page.words.setText("")
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    assert page.table.columnWidth(PARAMETERS) == narrow, "that somebody set"


@pytest.mark.long
def test_a_list_that_is_read_again_leaves_a_name_being_typed_alone(kept, qtbot):
    """As it is when a search ends meanwhile and its run is kept."""
    page = history(kept, qtbot, 1)
    table, run_id = page.table, page.chosen()[0]
    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.findChild(QLineEdit)
    editor.clear()
    qtbot.keyClicks(editor, "Half a n")
    History(data_directory()).rename(run_id, "Named elsewhere")
    kept.pages.get("history").refresh()
    let_the_worker_catch_up(qtbot, kept.background)
    assert table.findChild(QLineEdit) is editor
    assert page.model.run(0).name == ""
    qtbot.keyClicks(editor, "ame")
    assert editor.text() == "Half a name"
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert page.model.run(0).name == "Named elsewhere"  # what waited is listed as soon as nothing is edited
    assert page.chosen() == [run_id]
    assert table.hasFocus()
    qtbot.settle()  # the first editor goes

    qtbot.keyClick(table, Qt.Key.Key_F2)
    editor = table.findChild(QLineEdit)
    editor.setText("Typed here")
    kept.pages.get("history").refresh()
    let_the_worker_catch_up(qtbot, kept.background)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.model.run(0).name == "Typed here")
    assert [run.name for run in History(data_directory()).runs()] == ["Typed here"]


@pytest.mark.long
def test_bringing_runs_back_leaves_a_name_being_typed_alone(kept, qtbot):
    """As it is when a deletion fails after the page was left and come back to."""
    page = history(kept, qtbot, 1)
    qtbot.keyClick(page.table, Qt.Key.Key_F2)
    editor = page.table.findChild(QLineEdit)
    editor.setText("Half a n")
    page.leave_out([])
    assert page.table.findChild(QLineEdit) is editor
    assert editor.hasFocus()


def test_a_database_that_was_written_since_is_not_just_called_available(kept, qtbot, small):
    """It said "available" of a file that held something else by then."""
    page = history(kept, qtbot, 1)
    qtbot.waitUntil(lambda: "(available)" in page.details.text())
    run, before = page.model.run(0), small.stat()
    later = datetime.fromisoformat(run.started).timestamp() + 60
    os.utime(small, (later, later))
    page.details_requested.emit(run.id)
    qtbot.waitUntil(lambda: "(modified after this search)" in page.details.text())
    os.utime(small, (before.st_atime, before.st_mtime))


def test_notes_find_their_run_which_says_how_many_hits_are_marked(kept, qtbot, finish):
    """A note could be found only by whoever remembered which run it was in."""
    noted = kept.runs.shown.id
    kept.page.hits.marking.tick([0, 1, 2])
    kept.page.hits.marking.note(1, "Ask Ada")
    page = history(kept, qtbot, 1)
    qtbot.waitUntil(lambda: "3 hits ticked, 1 hit with a note" in page.details.text())
    kept.menus.action("show_search").trigger()
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    qtbot.waitUntil(lambda: page.chosen() not in ([], [noted]))
    assert "ticked" not in page.details.text()
    page.words.setText("ada")
    qtbot.keyClick(page.words, Qt.Key.Key_Return)
    assert page.chosen() == [noted]
    qtbot.waitUntil(lambda: "3 hits ticked" in page.details.text())


def test_the_list_says_which_runs_have_marked_hits(kept, qtbot, finish):
    """Only the details of the run that was chosen told."""
    kept.resize(1000, 700)
    page = history(kept, qtbot, 1)
    assert page.table.isColumnHidden(MARKED), "no run has any"
    kept.menus.action("show_search").trigger()
    first = kept.runs.shown.id
    kept.page.hits.marking.tick([0, 1, 2])
    kept.page.hits.table.selectRow(2)
    kept.page.hits.marking.toggle_pins()
    history(kept, qtbot, 1)  # which writes the marks
    kept.menus.action("show_search").trigger()
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    qtbot.waitUntil(lambda: page.model.runs.marked == {first: 3})
    qtbot.settle(kept)
    assert not page.table.isColumnHidden(MARKED) and cut_cells(page.table) == []
    cells = [page.model.index(place, MARKED).data().strip() for place in range(2)]
    assert cells == ["", "3"]
    page.table.go_to(1)
    qtbot.waitUntil(lambda: "3 hits ticked, 1 hit pinned" in page.details.text())


def test_runs_are_sorted_by_the_names_that_are_shown(kept):
    """They stood in the order of accessions, which are not shown."""
    (run,) = History(data_directory()).runs()
    titles = ("sp|P1|ZETA_HUMAN vs all", "sp|P3|ALPHA_HUMAN vs all", "tr|A0|beta vs all")
    runs = [run._replace(id=str(place), title=title, database="all") for place, title in enumerate(titles)]
    table = RunTable(runs, {})
    assert table.order_by("name").tolist() == table.order_by("queries").tolist() == [1, 2, 0]


def test_columns_stay_where_words_leave_so_few_runs_that_none_is_scrolled_to(kept, qtbot):
    """Without the bar beside the rows there was room for another column."""
    page = history(kept, qtbot, 1)
    run = page.model.run(0)
    runs = [run._replace(id=str(place), name=f"run{place}") for place in range(100)]
    page.show_runs(RunTable(runs, {}), data_directory())

    def hidden():
        found = []
        for width in range(1000, 1500, 12):
            kept.resize(width, 700)
            qtbot.settle(kept)
            found.append([page.table.isColumnHidden(section) for section in range(len(RUN_COLUMNS))])
        return found

    before = hidden()
    page.words.setText("run77")
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert hidden() == before


def test_a_message_that_goes_by_itself_leaves_the_command_line_free(kept, qtbot):
    """It lay over the end of the command and the button that copies it."""
    kept.resize(1280, 800)
    page = history(kept, qtbot, 1)
    page.messages.show_message(Tone.NOTE, "1 run is back in the history.")
    qtbot.settle()
    assert page.messages.passes
    for read in (page.details.command, page.details.copy_button):
        assert not page.messages.geometry().intersects(QRect(read.mapTo(page, QPoint()), read.size()))


def test_runs_that_come_back_are_selected_as_they_were(kept, qtbot, finish):
    for _ in range(2):
        search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 3)
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    page.table.go_to(0)
    page.table.selectionModel().select(page.model.index(2, 0), rows)
    two = page.chosen()
    press(page.buttons["delete"])
    assert page.model.rowCount() == 1 and len(two) == 2
    kept.runs.undo_deletion()
    assert page.chosen() == two and page.table.currentIndex().row() == 0


def test_renaming_can_be_undone_before_what_was_deleted_earlier(kept, qtbot, finish):
    """Ctrl+Z brought back runs deleted before, and no name."""
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    page.table.go_to(1)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    for name in ("first", "second"):
        page.model.setData(page.model.index(0, 0), name)
        qtbot.waitUntil(lambda name=name: page.model.run(0).name == name)
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.model.run(0).name == "first")
    assert page.model.rowCount() == 1
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == 2


def test_deleting_can_be_undone_until_it_is_done(kept, qtbot, finish):
    first = kept.runs.shown.id
    second = search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    files = History(data_directory())
    places = [button.mapTo(page, QPoint()) for button in page.buttons.values()]
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 0
    assert page.messages.text == "2 runs were deleted. Undo (Ctrl+Z) brings them back."
    qtbot.settle(page)
    moved = [button.mapTo(page, QPoint()) for button in page.buttons.values()]
    assert moved == places, "from under the pointer"
    page.messages.hide()
    press(page.buttons["undo"])
    assert page.model.rowCount() == 2
    assert files.path_of(first).exists()

    page.table.go_to(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 1
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == 2 and page.messages.text == "1 run is back in the history."
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == 2, "there is nothing more to undo"

    page.table.go_to(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 1
    assert files.path_of(second).exists()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 0
    assert len(files.runs()) == 2
    kept.close()
    assert files.runs() == []
    assert not files.path_of(first).exists() and not files.path_of(second).exists()


def test_what_can_be_undone_stands_at_a_button_that_stays(kept, qtbot, finish):
    """The message with Undo went by itself, and Ctrl+Z was named nowhere in sight."""
    first = kept.runs.shown.id
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    undo = page.buttons["undo"]
    assert undo.isVisible() and not undo.isEnabled()
    assert undo.toolTip() == "No run has been deleted or renamed in this window."
    page.table.go_to(page.model.place_of(first))
    page.model.setData(page.model.index(page.table.currentIndex().row(), 0), "old")
    qtbot.waitUntil(undo.isEnabled)
    assert undo.toolTip().startswith("Restore the name ") and "(Ctrl+Z)" in undo.toolTip()
    qtbot.waitUntil(lambda: page.run(first).name == "old")
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert undo.toolTip() == "Bring back old (Ctrl+Z)"
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    page.messages.hide()
    press(undo)
    assert page.model.rowCount() == 1 and undo.toolTip() == "Bring back old (Ctrl+Z)"
    press(undo)
    assert page.model.rowCount() == 2 and not undo.isEnabled()
    qtbot.waitUntil(page.table.hasFocus)


def test_deleting_can_be_undone_wherever_one_was_meanwhile(kept, qtbot, finish):
    """Whoever looked at the search between lost the runs: the notice was gone and Ctrl+Z did nothing."""
    first = kept.runs.shown.id
    second = search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    kept.activateWindow()
    qtbot.waitUntil(kept.isActiveWindow)
    undo = kept.menus.action("undo_deletion")
    assert not undo.isEnabled() and undo.toolTip() == "No runs have been deleted in this window."
    page.table.go_to(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    kept.menus.action("show_search").trigger()
    let_the_worker_catch_up(qtbot, kept.background)
    kept.menus.action("show_history").trigger()
    let_the_worker_catch_up(qtbot, kept.background)
    assert page.model.rowCount() == 0
    qtbot.keyClick(kept.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.chosen() == [first]
    more = "1 run is back in the history. 1 run deleted before can come back, too."
    assert page.messages.text == more
    kept.menus.action("show_search").trigger()
    kept.menus.action("show_history").trigger()
    let_the_worker_catch_up(qtbot, kept.background)
    assert page.chosen() == [first]
    assert undo.text() == "&Undo deletion of 1 run\tCtrl+Z", "no key was named"
    qtbot.keyClick(kept.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.chosen() == [second] and page.model.rowCount() == 2
    assert page.messages.text == "1 run is back in the history."

    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    kept.menus.action("show_search").trigger()
    assert undo.isEnabled() and undo.text() == "&Undo deletion of 2 runs"
    undo.trigger()
    assert kept.messages.text == "2 runs are back in the history."
    assert not undo.isEnabled()
    assert page.model.rowCount() == 2

    for _ in range(2):
        kept.menus.action("show_history").trigger()
        page.table.go_to(0)
        qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    kept.menus.action("show_search").trigger()
    undo.trigger()
    assert kept.messages.text == more, "only the history said that more can come back"
    qtbot.mouseClick(kept.messages.way_in, Qt.MouseButton.LeftButton)
    assert kept.messages.text == "1 run is back in the history."
    assert page.model.rowCount() == 2
    kept.close()
    assert len(History(data_directory()).runs()) == 2


def test_a_run_just_deleted_is_not_offered_at_the_start(kept, open_window, qtbot):
    qtbot.settle(kept)
    kept.close()
    again = open_window()
    runs = again.start_page.runs.model()
    qtbot.waitUntil(lambda: runs.rowCount() == 1)
    page = history(again, qtbot, 1)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    again.menus.action("show_search").trigger()
    let_the_worker_catch_up(qtbot, again.background)
    assert runs.rowCount() == 0
    again.menus.action("undo_deletion").trigger()
    qtbot.waitUntil(lambda: runs.rowCount() == 1)


def test_keys_go_on_where_a_run_was_deleted_and_with_it_when_it_comes_back(kept, qtbot, finish):
    """They went to the first run of the list, which the next Del deleted; without any run Ctrl+Z was dead."""
    search_and_keep(kept, qtbot, finish)
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 3)
    kept.activateWindow()
    qtbot.waitUntil(kept.isActiveWindow)
    deleted, below = page.model.run(1).id, page.model.run(2).id
    page.table.go_to(1)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.chosen() == [below]
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.chosen() == [deleted]
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 0
    qtbot.keyClick(kept.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.rowCount() == 3 and page.table.hasFocus()


def test_the_history_opens_at_the_run_that_is_shown(kept, qtbot, finish):
    """It stayed at the run that had been looked at there before."""
    page = history(kept, qtbot, 1)
    new = search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    qtbot.waitUntil(lambda: page.chosen() == [new])
    page.table.go_to(1)
    older = page.chosen()
    kept.menus.action("show_search").trigger()
    page = history(kept, qtbot, 2)
    let_the_worker_catch_up(qtbot, kept.background)
    assert page.chosen() == older, "nothing else has come to the search page since"


def test_it_says_which_hits_profiles_were_built_from(kept, qtbot, finish):
    left_out = kept.controller.result.queries[0].hits.text("subject", 1)
    kept.form.rounds.choose(RoundOptions(2, 0.1, exclude=(left_out,)))
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    words = f"with profiles of the hits with E ≤ 0.1, without {untagged(left_out)} (by hand)"
    qtbot.waitUntil(lambda: words in page.details.text())


def damage(file):
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)


def make_newer(file):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")


@pytest.mark.long
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (damage, "is damaged"),
        pytest.param(make_newer, "was written by a newer version of Swathe", marks=pytest.mark.long),
    ],
)
def test_a_history_that_cannot_be_read_is_put_aside(kept, open_window, qtbot, spoil, words):
    kept.close()
    file = data_directory() / "history.sqlite"
    spoil(file)
    before = file.read_bytes()
    window = open_window()
    window.menus.action("show_history").trigger()
    page = window.pages.get("history").page
    qtbot.waitUntil(lambda: "cannot be read" in page.message.text())
    assert page.summary.whole() == "History", "and not 'no runs', nor a folder that is not known"
    assert words in page.message.text() and "`" not in page.message.text(), "no command: there is a button"
    assert file.read_bytes() == before  # nothing is done unasked
    page.message.action_triggered.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert "A new history has been started; the old one is" in page.messages.text
    (aside,) = data_directory().glob("history.aside-*.sqlite")
    assert aside.read_bytes() == before
    opened(window, qtbot)


def test_the_page_is_reached_by_keys_and_named(kept, qtbot):
    keys = [key.toString() for key in kept.menus.action("show_history").shortcuts()]
    assert keys == ["Ctrl+2", "Ctrl+H"], "its place in the rail, and its letter"
    page = history(kept, qtbot, 1)
    assert page.table.hasFocus()
    assert_named_and_told_apart(kept, page)
    reached = set()
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    enabled = {button for button in page.buttons.values() if button.isEnabled()}
    assert enabled | {page.table, page.words, page.keep, page.file_button, page.details.command} <= reached
    QApplication.sendEvent(
        page.table, QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    )
    qtbot.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.words.hasFocus()


@pytest.mark.long
def test_the_list_is_a_proper_model(kept, qtbot, qtmodeltester):
    page = history(kept, qtbot, 1)
    qtmodeltester.check(page.model, force_py=False)
    name = page.model.index(0, 0)
    assert page.model.flags(name) & Qt.ItemFlag.ItemIsEditable
    assert not page.model.flags(page.model.index(0, 1)) & Qt.ItemFlag.ItemIsEditable
    assert page.model.data(name, Qt.ItemDataRole.EditRole) == page.model.data(name)


def test_a_key_leads_back_from_a_run_to_its_row_and_from_page_to_page(kept, qtbot, finish):
    """Nothing led back from a run that was opened with Return, but another way to the history.

    Then the list was led to, and from there to the run just opened, not to the one shown before.
    """
    older = kept.runs.shown.id
    newer = search_and_keep(kept, qtbot, finish)
    alt = Qt.KeyboardModifier.AltModifier
    back = kept.menus.action("back")
    assert not back.isEnabled() and back.toolTip() == "No other page was shown before this one."
    page = history(kept, qtbot, 2)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert page.chosen() == [older]
    opened(kept, qtbot)
    kept.page.hits.table.setFocus()
    header = kept.page.hits.table.horizontalHeader()
    widths = [header.sectionSize(column) for column in range(header.count())]
    kept.activateWindow()
    qtbot.waitUntil(kept.isActiveWindow)
    qtbot.keyClick(kept.page.hits.table, Qt.Key.Key_Left, alt)
    assert [header.sectionSize(column) for column in range(header.count())] == widths
    assert kept.pages.front == "history"
    let_the_worker_catch_up(qtbot, kept.background)
    assert page.chosen() == [older] and page.table.hasFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Left, alt)
    assert kept.pages.front == "search", "from where the history was first opened"
    qtbot.waitUntil(lambda: kept.runs.shown.id == newer)
    assert not back.isEnabled()

    kept.pages.show_page("history")
    browser = kept.pages.page
    first, second = (run.id for run in listed(page))
    page.compare_requested.emit(first, second, 0, 0)
    qtbot.waitUntil(lambda: browser.comparison is not None and browser.comparison.isVisible())
    qtbot.keyClick(browser.comparison, Qt.Key.Key_Left, alt)
    assert page.isVisible() and kept.pages.front == "history", "two runs lead back to the list first"
    qtbot.keyClick(page.words, Qt.Key.Key_Left, alt)
    assert kept.pages.front == "search"
