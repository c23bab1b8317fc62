"""Runs in the real window: kept, listed, opened again, saved to files, searched again, deleted."""

from __future__ import annotations

import dataclasses
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QTableView,
    QWidget,
)

from core.cancel import CancelToken
from core.export import Selection
from core.pairwise.options import PairwiseOptions
from core.provenance import command_line
from core.resources import sample_database
from core.runs.history import History
from core.runs.run_file import read_run, write_run
from core.settings import data_directory
from gui.drops import Drop, Place, understand
from gui.job_controller import SearchState
from tests.gui.test_search_flow import drop

SHORT = ">hemo\nVLSPADKTNVKAAWGKVGAHAGEYGAEALERMFLSFPTTKTYFPHFDLSHGSAQVKGHGKKVADALTNAVAHVDDMPNALSALS\n"


@pytest.fixture
def small(tmp_path) -> Path:
    """A database of 120 sequences: every run of it is searched, kept and opened in a moment."""
    path = tmp_path / "small.fasta"
    records = sample_database().read_text().split(">")[1:]
    path.write_text("".join(f">{record}" for record in records[-120:]))
    return path


@pytest.fixture
def kept(open_window, qtbot, finish, ready, one_query, small):
    """A window whose search of the small database is in the history."""
    window = open_window((one_query, small))
    ready(window)
    search(window, qtbot, finish)
    return window


def search(window, qtbot, finish):
    """Search with what the form holds, and wait until the run is kept."""
    window.runs.keeping.shown = None
    window.menus.action("search").trigger()
    finish(window)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "", timeout=10_000)
    return window.runs.shown.id


def history(window, qtbot, count):
    """Bring the history to the front and wait until it lists so many runs."""
    window.menus.action("show_history").trigger()
    page = window.runs.browser().page
    qtbot.waitUntil(lambda: page.isVisible() and page.model.rowCount() == count, timeout=10_000)
    return page


def opened(window, qtbot):
    """Open the run looked at by its key, and wait until it is shown."""
    before = window.controller.result
    qtbot.keyClick(window.runs.browser().page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.pages.searching and window.controller.result is not before, timeout=10_000)
    return window.controller.result


def press(button):
    assert button.isEnabled(), button.text()
    button.click()


def columns(hits):
    return {key: hits.numbers(key) for key in ("score", "bits", "evalue", "subject_length", "record")}


def test_a_search_comes_back_after_a_restart(kept, open_window, qtbot):
    searched = kept.controller.result
    kept.close()
    window = open_window()
    page = history(window, qtbot, 1)
    assert page.model.run(0).hits == len(searched.queries[0].hits)
    assert "1 run · " in page.summary.accessibleName()
    assert str(data_directory()) in page.summary.accessibleName()
    result = opened(window, qtbot)

    one, other = searched.queries[0], result.queries[0]
    np.testing.assert_array_equal(one.scores, other.scores)
    assert [one.hits.header(row) for row in range(9)] == [other.hits.header(row) for row in range(9)]
    for key, values in columns(one.hits).items():
        np.testing.assert_array_equal(values, other.hits.numbers(key), key)
    assert result.complete
    assert window.controller.state is SearchState.DONE
    said = window.page.summary.text()
    assert "Exhaustive: 120 sequences compared" in said
    assert "Reopened from the history · searched 20" in said
    assert " · complete · " in said
    assert window.run_bar.phase.accessibleName().startswith("Reopened: searched on CPU")
    assert "P07327" in window.windowTitle()
    assert window.page.hits.table.hasFocus()


def test_a_reopened_run_is_as_good_as_a_search(kept, open_window, qtbot, finish, tmp_path, small):
    kept.close()
    small.unlink()  # nothing of the database is needed
    shutil.rmtree(kept.settings.path.parents[2] / "cache", ignore_errors=True)
    window = open_window()
    history(window, qtbot, 1)
    result = opened(window, qtbot)
    hits = result.queries[0].hits
    qtbot.waitUntil(lambda: len(hits.alignments) == len(hits), timeout=20_000)
    assert hits.alignments[0].identities == 257
    assert hits.header(0) in window.page.alignment.text()

    table, model = window.page.hits.table, window.page.hits.model
    table.sortByColumn(model_column("subject_length"), Qt.SortOrder.DescendingOrder)
    lengths = [hits.database.lengths[hits.subjects[model.hit_row(place)]] for place in range(len(hits))]
    assert lengths == sorted(lengths, reverse=True)
    window.page.hits.filter_bar.text.setText("mouse")
    qtbot.waitUntil(lambda: 0 < model.rowCount() < len(hits))

    assert window.menus.action("export").isEnabled()
    target = tmp_path / "hits.tsv"
    window.exports.start(result, Selection.everything(result), "blast6", target)
    qtbot.waitUntil(target.exists, timeout=10_000)
    qtbot.waitUntil(lambda: not window.exports.busy)
    assert len(target.read_text().splitlines()) == len(hits)

    assert window.menus.action("pairwise").isEnabled()
    window.pairwise.estimate([0, 1], PairwiseOptions(permutations=100))
    finish(window)
    assert hits.pairwise[0].log10_p < -10

    qtbot.waitUntil(lambda: stored(window).pairs == 2, timeout=10_000)


def model_column(key):
    from core.columns import COLUMNS

    return next(place for place, column in enumerate(COLUMNS) if column.key == key)


def stored(window):
    """Return the line of the run shown as the history's file has it."""
    return History(data_directory()).run(window.runs.shown.id)


def test_closing_right_after_a_search_keeps_it(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    ready(window)
    done = []
    window.controller.ended.connect(lambda *_: (done.append(True), window.close()))
    window.search()
    qtbot.waitUntil(lambda: bool(done) and not window.background.running, timeout=20_000)
    (row,) = History(data_directory()).runs()
    assert row.status == "complete"
    assert len(History(data_directory()).open(row.id).result.queries[0].hits) == row.hits


def test_a_cancelled_search_is_kept_as_such(open_window, qtbot, ready, long_work):
    window = open_window(long_work)
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.queries.result(0) is not None, timeout=30_000)
    window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "", timeout=20_000)
    page = history(window, qtbot, 1)
    assert page.model.run(0).status == "cancelled"
    assert "INCOMPLETE" in page.details.text()
    opened(window, qtbot)
    assert "INCOMPLETE" in window.page.summary.text()
    assert window.controller.result.complete is False


def test_a_history_that_is_off_takes_nothing(kept, qtbot, finish):
    page = history(kept, qtbot, 1)
    page.keep.click()
    assert not kept.menus.action("keep_history").isChecked()
    kept.menus.action("search").trigger()
    finish(kept)
    assert kept.pages.searching  # Search leads back to where its hits are
    qtbot.wait(100)
    assert kept.runs.shown is not None
    assert kept.runs.shown.id == ""
    page = history(kept, qtbot, 1)
    press(page.buttons["delete"])
    assert "Searches are not kept" in page.message.text()
    page.message.action_triggered.emit()
    assert page.keep.isChecked()
    assert kept.menus.action("keep_history").isChecked()
    assert "No runs yet" in page.message.text()


def test_names_are_edited_in_place_searched_and_sorted(kept, qtbot, finish):
    kept.form.scoring.choose("BLOSUM80")
    search(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    assert [page.model.run(place).matrix for place in (0, 1)] == ["BLOSUM80", "BLOSUM62"]  # newest first
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
    assert "a gap of k residues costs 11 + k × 1" in page.details.text()
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
    assert "No run has all these words" in page.message.text()
    page.message.action_triggered.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 2)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [page.model.run(place).name for place in (0, 1)] == ["The usual matrix", ""]
    qtbot.waitUntil(lambda: "still there" in page.details.text())


def test_deleting_can_be_undone_until_it_is_done(kept, qtbot, finish):
    first = kept.runs.shown.id
    second = search(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    files = History(data_directory())
    page.table.selectAll()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 0
    assert page.messages.text == "2 runs are deleted."
    page.messages.findChildren(QPushButton)[0].click()
    assert page.model.rowCount() == 2
    assert files.path_of(first).exists()

    page.table.go_to(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 1
    assert files.path_of(second).exists()
    kept.menus.action("show_search").trigger()
    qtbot.waitUntil(lambda: not files.path_of(second).exists())
    assert [row.id for row in files.runs()] == [first]
    assert kept.runs.shown.id == ""  # the run shown is no longer one of the history's

    page = history(kept, qtbot, 1)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    kept.close()
    assert files.runs() == []


def test_the_form_is_filled_from_a_run(kept, qtbot, finish, ready, small):
    form = kept.form
    form.scoring.choose("PAM70", 12, 1)
    form.report.choose(0.001, 25, 1)
    form.engine.choose("cpu", "scalar")
    search(kept, qtbot, finish)
    asked = kept.controller.result.plan.request
    form.scoring.choose("BLOSUM62")
    form.report.choose(10, None, 0)
    form.engine.choose("auto")
    form.query.set_text(SHORT)
    form.database.open(sample_database())
    ready(kept)
    page = history(kept, qtbot, 2)
    page.table.go_to(0)
    press(page.buttons["again"])
    qtbot.waitUntil(lambda: kept.pages.searching)
    ready(kept)
    qtbot.waitUntil(lambda: form.query.paths == asked.query_files)
    again = form.request()
    assert command_line(again) == command_line(asked)
    assert again.kernel == asked.kernel == "scalar"
    assert "The form is filled from sp|P07327|ADH1A_HUMAN vs small.fasta" in kept.messages.text
    assert "Not as it was" not in kept.messages.text

    kept.form.set_state(SearchState.DONE)
    kept.menus.action("copy_run_command").trigger()
    assert QGuiApplication.clipboard().text() == command_line(asked)


def test_what_is_not_as_it_was_is_said(kept, qtbot, one_query, small, ready):
    asked = kept.controller.result.plan.request
    changed = small.with_name("query.fasta")
    shutil.copy(one_query, changed)
    kept.form.query.open(changed)
    ready(kept)
    kept.runs.again.fill(kept.controller.result, "it")
    qtbot.waitUntil(lambda: kept.form.query.path == one_query)

    records = small.read_text().split(">")[1:]
    small.write_text("".join(f">{record}" for record in records[:100]))
    kept.form.database.open(sample_database())
    ready(kept)
    kept.menus.action("search_again").trigger()
    qtbot.waitUntil(lambda: "small.fasta holds 100 sequences, not 120" in kept.messages.text)

    small.unlink()
    kept.menus.action("search_again").trigger()
    qtbot.waitUntil(lambda: f"The database is not at {small} any more" in kept.messages.text)
    assert kept.messages.findChildren(QPushButton)[0].text() == "Find the database…"
    assert kept.form.query.sequences()[0].header == asked.queries[0].header


def test_a_changed_query_file_gives_way_to_the_run_s_own_query(open_window, qtbot, finish, ready, small):
    file = small.with_name("mine.fasta")
    file.write_text(SHORT)
    window = open_window((file, small))
    ready(window)
    search(window, qtbot, finish)
    file.write_text(SHORT.replace("hemo", "another"))
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: "mine.fasta no longer holds its queries" in window.messages.text)
    assert window.form.query.paths == ()
    assert [query.header for query in window.form.query.sequences()] == ["hemo"]
    assert window.form.query.edit.toPlainText().startswith(">hemo\n")


def test_a_run_travels_in_one_file(kept, open_window, qtbot, finish, tmp_path, small):
    target = tmp_path / "travel.swr"
    hits = kept.controller.result.queries[0].hits
    kept.runs.files.save(kept.controller.result, target, "From my desk")
    qtbot.waitUntil(lambda: kept.messages.text == f"The run was saved to {target}.", timeout=20_000)
    saved = read_run(target)
    assert saved.name == "From my desk"
    assert len(saved.result.queries[0].hits.alignments) == len(hits) == len(hits.alignments)
    kept.close()
    small.unlink()
    shutil.rmtree(data_directory())  # as on another machine

    window = open_window((target,))
    qtbot.waitUntil(lambda: window.controller.result is not None, timeout=10_000)
    assert f"Reopened from {target}" in window.page.summary.text()
    assert "From my desk" in window.page.summary.text()
    assert window.page.current_result().hits.alignments[0].identities == 257
    assert window.settings.recent("runs") == [target]
    assert "travel.swr" in [action.text() for action in window.menus.recent.actions()]
    assert window.runs.shown.id == ""
    page = history(window, qtbot, 0)
    qtbot.waitUntil(lambda: page.message.text().startswith("No runs yet"))
    drop(window, [target])
    qtbot.waitUntil(lambda: window.pages.searching)


def test_what_dropping_runs_means(tmp_path):
    run, other = tmp_path / "a.swr", tmp_path / "b.SWR"
    assert understand([run], Place.DATABASE) == Drop(run=run)
    assert understand([other], Place.ELSEWHERE) == Drop(run=other)
    assert "Drop it alone" in understand([run, other], Place.ELSEWHERE).problem


def test_saving_can_be_cancelled(kept, qtbot, tmp_path):
    page = history(kept, qtbot, 1)
    target = tmp_path / "never.swr"
    kept.runs.files.save_kept(page.chosen()[0], target)
    assert page.messages.text == "Saving never.swr"
    page.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: "Cancelled" in page.messages.text)
    assert list(tmp_path.glob("*.swr")) == list(tmp_path.glob(".never*")) == []
    kept.runs.files.save_kept(page.chosen()[0], target)
    qtbot.waitUntil(lambda: str(target) in page.messages.text, timeout=10_000)
    assert read_run(target).result.queries[0].hits.alignments


def test_a_file_that_is_no_run_is_told(kept, qtbot, tmp_path):
    before = kept.controller.result
    broken = tmp_path / "broken.swr"
    for _ in write_run(before, broken, CancelToken(), align=False):
        pass
    broken.write_bytes(broken.read_bytes()[:-100])
    for path, words in ((broken, "damaged"), (tmp_path / "gone.swr", "No such file")):
        kept.runs.files.open(path)
        qtbot.waitUntil(lambda words=words: words in kept.messages.text)
    assert kept.controller.result is before
    assert kept.settings.recent("runs") == []


def damage(file):
    file.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)


def make_newer(file):
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize(
    ("spoil", "words"), [(damage, "is damaged"), (make_newer, "was written by a newer version of Swathe")]
)
def test_a_history_that_cannot_be_read_is_put_aside(kept, open_window, qtbot, spoil, words):
    kept.close()
    file = data_directory() / "history.sqlite"
    spoil(file)
    before = file.read_bytes()
    window = open_window()
    window.menus.action("show_history").trigger()
    page = window.runs.browser().page
    qtbot.waitUntil(lambda: "cannot be read" in page.message.text(), timeout=10_000)
    assert words in page.message.text()
    assert file.read_bytes() == before  # nothing is done unasked
    page.message.action_triggered.emit()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1, timeout=10_000)
    assert "A new history is begun; the old one is" in page.messages.text
    (aside,) = data_directory().glob("history.aside-*.sqlite")
    assert aside.read_bytes() == before
    opened(window, qtbot)


def test_a_search_that_cannot_be_kept_is_not_lost(open_window, qtbot, finish, ready, one_query, small):
    data_directory().parent.mkdir(parents=True, exist_ok=True)
    data_directory().write_text("a file where the folder should be")
    window = open_window((one_query, small))
    ready(window)
    window.search()
    finish(window)
    qtbot.waitUntil(lambda: "The search was not added to the history." in window.messages.text)
    assert len(window.page.current_result().hits) > 0


def test_a_run_waits_for_the_search_under_way(open_window, qtbot, finish, ready, one_query, small, long_work):
    window = open_window((one_query, small))
    ready(window)
    kept_id = search(window, qtbot, finish)
    window.form.query.open(long_work[0])
    window.form.database.open(long_work[1])
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING, timeout=30_000)
    page = history(window, qtbot, 1)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert "can be opened when it has ended" in page.messages.text
    assert window.controller.state is SearchState.SEARCHING
    assert not window.menus.action("save_run").isEnabled()
    later, stop = page.messages.findChildren(QPushButton)[:2]
    assert (later.text(), stop.text()) == ("Open it then", "Cancel the search")
    stop.click()
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id == kept_id, timeout=10_000)
    assert "P07327" in window.windowTitle()
    qtbot.waitUntil(lambda: len(History(data_directory()).runs()) == 2, timeout=20_000)  # its part is kept


def test_marks_come_back(kept, open_window, qtbot):
    marking = kept.page.hits.marking
    marking.tick([0, 3])
    kept.page.current_result().hits.marks.note(2, "look at the loop")
    marking.changed.emit()
    kept.close()  # at once: what was marked just now is written before the window goes
    window = open_window()
    history(window, qtbot, 1)
    result = opened(window, qtbot)
    marks = result.queries[0].hits.marks
    assert marks.ticked == {0, 3}
    assert marks.notes == {2: "look at the loop"}


def test_rounds_come_back(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-40")
    search(window, qtbot, finish)
    rounds = window.controller.result.rounds
    asked = window.controller.result.rounds[0].result.plan.request
    history(window, qtbot, 1)
    result = opened(window, qtbot)
    assert len(result.rounds) == len(rounds) > 1
    assert window.page.tabs.isTabVisible(window.page.tabs.indexOf(window.rounds.view))
    assert window.rounds.view.table.model().rowCount() == len(rounds)
    window.rounds.view.table.selectRow(0)
    np.testing.assert_array_equal(
        window.page.current_result().hits.scores, rounds[0].result.queries[0].hits.scores
    )
    window.form.rounds.box.setChecked(False)
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    assert window.form.rounds.options == result.plan.request.iteration
    assert type(window.form.query.sequences()[0]) is type(asked.queries[0])


def test_a_new_search_forgets_where_the_last_run_came_from(kept, qtbot, finish):
    history(kept, qtbot, 1)
    opened(kept, qtbot)
    assert "Reopened" in kept.page.summary.text()
    search(kept, qtbot, finish)
    assert "Reopened" not in kept.page.summary.text()
    assert "Reopened" not in kept.run_bar.phase.accessibleName()


def test_the_page_is_reached_by_keys_and_named(kept, qtbot):
    assert kept.menus.action("show_history").shortcut().toString() == "Ctrl+H"
    page = history(kept, qtbot, 1)
    assert page.table.hasFocus()
    controls = (QAbstractButton, QLineEdit, QComboBox, QTableView)
    for widget in page.findChildren(QWidget):
        if isinstance(widget, controls) and widget.isVisible():
            assert widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()), widget
    texts = [action.text() for action in kept.menuBar().actions()]
    texts += [label.text() for label in page.findChildren(QLabel) if label.buddy() and label.isVisible()]
    texts += [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    texts += [bar.tabText(place) for bar in page.findChildren(QTabBar) for place in range(bar.count())]
    letters = [letter for text in texts if (letter := QKeySequence.mnemonic(text).toString())]
    assert sorted(letters) == sorted(set(letters))
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


def test_the_list_is_a_proper_model(kept, qtbot, qtmodeltester):
    page = history(kept, qtbot, 1)
    qtmodeltester.check(page.model, force_py=False)
    name = page.model.index(0, 0)
    assert page.model.flags(name) & Qt.ItemFlag.ItemIsEditable
    assert not page.model.flags(page.model.index(0, 1)) & Qt.ItemFlag.ItemIsEditable
    assert page.model.data(name, Qt.ItemDataRole.EditRole) == page.model.data(name)


def test_a_run_of_another_machine_s_engine_is_permuted_here(kept, qtbot, finish):
    result = kept.controller.result
    request = dataclasses.replace(result.plan.request, engine="gpu", kernel="tiled", devices=(3,), threads=90)
    plan = dataclasses.replace(result.plan, request=request, engine="gpu", kernel="tiled")
    kept.controller.reopen(dataclasses.replace(result, plan=plan))
    kept.pairwise.estimate([0], PairwiseOptions(permutations=100))
    finish(kept)
    assert kept.messages.text == ""
    assert 0 in result.queries[0].hits.pairwise


def test_closing_while_a_run_is_saved_leaves_nothing_half_done(kept, tmp_path):
    target = tmp_path / "half.swr"
    target.write_text("what was there before")
    kept.runs.files.save(kept.controller.result, target, "half")
    kept.close()
    assert not kept.background.running
    assert target.read_text() == "what was there before"
    assert list(tmp_path.glob(".half*")) == []
