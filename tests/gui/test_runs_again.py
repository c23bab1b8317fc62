"""The form filled from a run, and what is said where something is not as it was."""

from __future__ import annotations

import dataclasses
import shutil

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QPushButton,
)

from swathe.core.cancel import CancelToken
from swathe.core.export.provenance import command_line
from swathe.core.history.history import History
from swathe.core.history.run_table import settings_text
from swathe.core.search.request import PASTED
from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database
from swathe.core.system.settings import data_directory
from swathe.core.system.steps import run_to_end
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.task_controller import SearchState
from tests.gui.on_screen import feed
from tests.gui.runs_shown import SHORT, history, opened, press, search_and_keep


def test_the_form_is_filled_from_a_run(kept, qtbot, finish, ready, small):
    form = kept.form
    form.scoring.choose("PAM70", 9, 1)
    form.report.choose(0.001, 25, "fitted")
    search_and_keep(kept, qtbot, finish)
    asked = kept.controller.result.plan.request
    form.scoring.choose("BLOSUM62")
    form.report.choose(10, None)
    form.query.set_text(SHORT)
    form.database.open(sample_database())
    ready(kept)
    page = history(kept, qtbot, 2)
    page.table.go_to(0)
    press(page.buttons["again"])
    qtbot.waitUntil(lambda: kept.pages.front == "search")
    ready(kept)
    qtbot.waitUntil(lambda: form.query.paths == asked.query_files)
    again = form.request()
    assert command_line(again) == command_line(asked)
    assert again.evalues == asked.evalues == "fitted"
    assert "The form was filled from ADH1A_HUMAN vs small.fasta" in kept.form.filled.text
    assert "What has changed" not in kept.form.filled.text
    assert "Change what you like" not in kept.form.filled.text, "eight lines with large letters"
    assert form.forget_filled.isVisible()
    form.forget_filled.click()
    assert form.filled.text == "" and not form.forget_filled.isVisible()

    kept.form.set_state(SearchState.DONE)
    kept.menus.action("copy_run_command").trigger()
    assert QGuiApplication.clipboard().text() == command_line(asked)


def test_what_computes_stays_as_it_was_chosen(kept, qtbot, finish, ready):
    """Edit and rerun took back the kernel just chosen, without a word, while Kernels said it was used."""
    engine = kept.form.engine
    engine.choose("cpu", "scalar")
    engine.choose_threads(1)
    search_and_keep(kept, qtbot, finish)
    engine.choose("cpu", "lanes")
    engine.choose_threads(2)
    chosen = engine.asked
    kept.menus.action("search_again").trigger()
    ready(kept)
    qtbot.waitUntil(lambda: "The form was filled from" in kept.form.filled.text)
    assert engine.asked == chosen


def test_edit_and_rerun_shows_the_hits_of_the_run_beside_its_form(kept, qtbot, finish, ready):
    """The form held the chosen run, and another run's hits stood beside it."""
    first = kept.runs.shown.id
    kept.form.scoring.choose("PAM70", 9, 1)
    search_and_keep(kept, qtbot, finish)
    page = history(kept, qtbot, 2)
    page.table.go_to(page.model.place_of(first))
    press(page.buttons["again"])
    qtbot.waitUntil(lambda: kept.pages.front == "search")
    ready(kept)
    assert kept.runs.shown.id == first and kept.form.request().scheme.matrix_name == "BLOSUM62"
    assert "PAM70" not in kept.page.summary.text()
    assert "The form was filled from" in kept.form.filled.text


@pytest.mark.long
def test_edit_and_rerun_fills_the_form_from_the_search_under_way(open_window, qtbot, ready, long_work):
    """The pencil and the button of *About this run* did nothing then, and said nothing."""
    window = open_window(long_work)
    form = window.form
    form.rounds.box.setChecked(True)
    ready(window)
    asked = form.request()
    form.button.click()
    qtbot.waitUntil(lambda: window.page.summary.again_button.isVisible())
    about = window.page.run.findChildren(QPushButton)
    again = next(one for one in about if one.text() == "Edit and rerun")
    command = window.menus.action("search_again")
    for press_it in (window.page.summary.again_button.click, again.click, command.trigger):
        form.scoring.choose("PAM70", 9, 1)
        form.rounds.box.setChecked(False)
        form.query.clear()
        press_it()
        assert form.filled.text.startswith("The form was filled from copy0")
        ready(window)
        assert window.controller.state is SearchState.SEARCHING and command.isEnabled()
        assert command_line(form.request()) == command_line(asked)
        form.forget_filled.click()
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)


def test_what_the_form_held_before_edit_and_rerun_is_brought_back(kept, qtbot, finish, ready, tmp_path):
    """A query was removed and the pencil pressed again: the edits were lost for good."""
    batch(kept, qtbot, finish, ready, tmp_path)
    form, command = kept.form, kept.menus.action("search_again")
    command.trigger()
    qtbot.waitUntil(lambda: form.filled.text and len(form.query.parsed) == 4)
    assert not form.filled.buttons, "nothing was lost"
    form.query.remove(1)
    form.scoring.choose("PAM70", 9, 1)
    form.report.choose(0.5, 7)
    form.masking.choose(SegParameters())
    form.database.open(sample_database())
    ready(kept)
    edited = form.request()
    command.trigger()
    ready(kept)
    qtbot.waitUntil(lambda: len(form.query.parsed) == 4)
    [undo] = form.filled.buttons
    assert undo.text() == "Undo" and undo.isVisible()
    undo.click()
    assert not form.filled.text
    ready(kept)
    assert command_line(form.request()) == command_line(edited)
    assert [len(one) for one in form.query.parsed] == [len(one) for one in edited.queries]
    form.query.set_text("")
    qtbot.waitUntil(lambda: not form.query.parsed)
    command.trigger()
    qtbot.waitUntil(lambda: len(form.query.parsed) == 4)
    assert not form.filled.buttons, "the form had no query"


def test_edit_and_rerun_puts_the_keys_into_the_form(kept, qtbot):
    """They stayed in the table, where the next Tab went on."""
    kept.page.hits.table.setFocus()
    kept.menus.action("search_again").trigger()
    qtbot.waitUntil(kept.form.preset.combo.hasFocus)
    filled, button = kept.form.filled, kept.form.button
    qtbot.waitUntil(filled.isVisible)
    assert button.y() - filled.geometry().bottom() > SPACE, "they almost touched"


def batch(kept, qtbot, finish, ready, tmp_path):
    """Search four queries and keep the run; return its result."""
    path = tmp_path / "four.fasta"
    path.write_text("".join(SHORT.replace("hemo", f"hemo{number}") for number in range(4)))
    kept.form.query.open(path)
    qtbot.waitUntil(lambda: kept.form.query.paths == (path,))
    ready(kept)
    search_and_keep(kept, qtbot, finish)
    return kept.controller.result


def stop_after_one(kept, qtbot, whole):
    """Add a batch to the history as if it had been stopped within its second query, and open it."""
    within = dataclasses.replace(whole.queries[1], compared=5)
    stopped = dataclasses.replace(whole, queries=(whole.queries[0], within), complete=False)
    run_id = run_to_end(History(data_directory()).add(stopped, CancelToken()))
    kept.runs.open_kept(run_id, "the batch")
    qtbot.waitUntil(lambda: not kept.controller.result.complete)
    assert kept.runs.shown.id == run_id


def test_the_queries_that_a_stopped_batch_left_are_added_to_its_run(kept, qtbot, finish, ready, tmp_path):
    """They were two runs, which nobody could read or export together."""
    whole = batch(kept, qtbot, finish, ready, tmp_path)
    stop_after_one(kept, qtbot, whole)
    kept.page.query_list.selectRow(2)
    kept.resize(1900, 900)
    qtbot.settle()
    place = kept.page.summary.rest_button.geometry
    before = place()
    kept.page.query_list.selectRow(0)
    qtbot.settle()
    assert place() == before, "it jumped from query to query"
    kept.page.query_list.selectRow(2)
    assert not [button for button in kept.page.hits.message.findChildren(QPushButton) if button.isVisible()]
    assert "Continue, above, searches the queries left." in kept.page.hits.message.text()
    assert "Edit and rerun, the pencil above (Ctrl+M), searches all queries" in kept.page.hits.message.text()
    kept.page.query_list.selectRow(0)
    line = kept.page.summary.rest_button
    assert line.isVisible() and line.text() == "Continue", "only where a query was not compared, it was said"
    assert line.toolTip().startswith("Search the 3 queries left: ")
    first, run_id = kept.controller.result.queries[0], kept.runs.shown.id
    kept.page.hits.table.go_to(0)
    kept.page.hits.marking.tick(0)
    rows = []
    kept.controller.started.connect(lambda _: rows.append(kept.runs.recorder.under_way()))
    press(line)
    assert kept.focusWidget() is kept.page.query_list, "it went to Find queries"
    qtbot.waitUntil(lambda: kept.controller.result is not None and kept.controller.result.complete)
    result = kept.controller.result
    assert len(result.queries) == 4 and result.queries[0].scores is first.scores, "it was compared again"
    assert [one.hits.scores.tolist() for one in result.queries] == [
        one.hits.scores.tolist() for one in whole.queries
    ]
    assert result.started == whole.started
    assert kept.runs.shown.id == run_id and line.isHidden()
    assert [(row.id, row.ended[:7], row.name) for row in rows] == [(run_id, "running", "")], "still stopped"
    page = history(kept, qtbot, 3)
    qtbot.waitUntil(lambda: page.run(run_id).status == "complete")
    saved = History(data_directory()).open(run_id)
    assert [len(query.hits) for query in saved.result.queries] == [len(one.hits) for one in whole.queries]
    assert saved.result.queries[0].hits.marks.ticked == {0}


def test_a_stopped_batch_that_cannot_be_continued_stays_as_it_was(
    kept, qtbot, finish, ready, tmp_path, small
):
    stop_after_one(kept, qtbot, batch(kept, qtbot, finish, ready, tmp_path))
    stopped, run_id = kept.controller.result, kept.runs.shown.id
    small.write_text(">other\nMKVLAAGIVGLCAKHW\n")
    press(kept.page.summary.rest_button)
    qtbot.waitUntil(lambda: kept.controller.state is SearchState.FAILED)
    assert "small.fasta has changed since the search was stopped" in kept.messages.text
    assert kept.controller.result is stopped and kept.runs.shown.id == run_id
    assert kept.page.summary.rest_button.accessibleDescription() == "Search the 3 queries left"
    assert kept.menus.action("export").isEnabled()


def test_nothing_is_added_to_a_run_of_another_version(kept, qtbot, finish, ready, tmp_path):
    """Its figures may be others."""
    whole = batch(kept, qtbot, finish, ready, tmp_path)
    plan = dataclasses.replace(whole.plan, version="0.9")
    feed(kept.page, dataclasses.replace(whole, plan=plan, queries=whole.queries[:1], complete=False))
    assert kept.page.summary.rest_button.isHidden()


@pytest.mark.long
def test_that_its_hits_were_permuted_is_said(kept, qtbot, finish, ready):
    """The form has no place for that: a search is permuted when it has ended."""
    kept.runs.again.fill(kept.controller.result, "it")
    assert "tested for significance" not in kept.form.filled.text
    kept.search_page.significance.estimate([0, 2], PairwiseOptions(permutations=1500, seed=7))
    finish(kept)
    kept.runs.again.fill(kept.controller.result, "it")
    said = "2 hits were tested for significance on request (1,500 copies, seed 7): Ctrl+P after the search"
    assert said in kept.form.filled.text, "others are tested automatically as they are looked at"


@pytest.mark.long
def test_a_database_of_nucleotides_is_not_called_gone(open_window, qtbot, finish, ready, tmp_path):
    """The form has a problem with it, until it is allowed once more."""
    genome = tmp_path / "genome.fasta"
    genome.write_text("".join(f">s{number}\n{'ACGTTGCATTGACC' * 10}\n" for number in range(3)))
    window = open_window((genome,))
    form = window.form
    form.database.open(genome)
    qtbot.waitUntil(lambda: form.query.anyway.isVisible() and form.database.anyway.isVisible())
    form.query.anyway.click()
    form.database.anyway.click()
    search_and_keep(window, qtbot, finish)
    window.menus.action("search_again").trigger()
    qtbot.waitUntil(lambda: "nucleotides" in form.database.problem)
    assert window.form.filled.text.startswith("The form was filled from")


@pytest.mark.long
def test_a_database_that_cannot_be_read_now_is_not_called_gone(kept, qtbot, small):
    small.write_bytes(b"%PDF-1.4\n" + bytes(range(256)))
    kept.menus.action("search_again").trigger()
    qtbot.waitUntil(lambda: f"The database at {small} cannot be opened now." in kept.messages.text)
    assert "PDF" in kept.form.database.note.text


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
    qtbot.waitUntil(lambda: f"The database is no longer at {small}." in kept.messages.text)
    assert not kept.form.filled.text, "that the form was filled stood there twice"
    assert kept.messages.findChildren(QPushButton)[0].text() == "Find the database…"
    assert kept.form.query.sequences()[0].header == asked.queries[0].header


def test_a_changed_query_file_gives_way_to_the_run_s_own_query(open_window, qtbot, finish, ready, small):
    file = small.with_name("mine.fasta")
    file.write_text(SHORT)
    window = open_window((file, small))
    ready(window)
    search_and_keep(window, qtbot, finish)
    file.write_text(SHORT.replace("hemo", "another"))
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: "mine.fasta no longer holds the run's queries" in window.messages.text)
    assert window.form.query.paths == ()
    assert [query.header for query in window.form.query.sequences()] == ["hemo"]
    assert window.form.request().query_source == "mine.fasta, an earlier version"
    assert window.form.query.edit.toPlainText().startswith(">hemo\n")


def test_a_file_that_holds_other_queries_too_has_not_lost_the_run_s(open_window, qtbot, finish, ready, small):
    """It was said to hold the run's queries no longer."""
    file = small.with_name("mine.fasta")
    file.write_text(SHORT)
    window = open_window((file, small))
    ready(window)
    search_and_keep(window, qtbot, finish)
    file.write_text(f">another\nMKVLAAGIVGWCHEPD\n{SHORT}")
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    assert [query.header for query in window.form.query.sequences()] == ["hemo"]
    assert window.form.request().query_source == "mine.fasta, 1 of 2 queries"
    assert "no longer" not in window.messages.text and "The form was filled" in window.form.filled.text


def test_queries_of_a_file_that_was_edited_stay_called_so(open_window, qtbot, finish, ready, small):
    """Searched again they were called pasted text."""
    file = small.with_name("lab.fasta")
    file.write_text(SHORT.replace("\n", "\n1 ", 1))
    window = open_window((file, small))
    qtbot.waitUntil(lambda: "Remove 1 number" in [one.text() for one in window.form.query.note.buttons])
    window.form.query.note.buttons[0].click()
    ready(window)
    search_and_keep(window, qtbot, finish)
    assert window.controller.result.plan.request.query_source == "lab.fasta, edited"
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    assert window.form.request().query_source == "lab.fasta, edited"
    assert window.form.query.source.whole() == "lab.fasta, edited"


def test_a_run_of_the_history_says_as_before_that_its_file_was_edited(
    open_window, qtbot, finish, ready, small
):
    """It was called pasted in the list of runs, and pasted text over the hits."""
    file = small.with_name("lab.fasta")
    file.write_text(SHORT)
    window = open_window((file, small))
    ready(window)
    window.form.query.edit_query()
    qtbot.keyClicks(window.form.query.edit, ">of_lab ")
    search_and_keep(window, qtbot, finish)
    name = "lab.fasta, edited"
    assert window.controller.result.plan.request.query_source == name
    (run,) = History(data_directory()).runs("lab.fasta edited")
    assert f"1 query: {name}" in settings_text(run)
    history(window, qtbot, 1).table.go_to(0)
    assert opened(window, qtbot).plan.request.query_source == name


@pytest.mark.parametrize("by", ["button", "history"])
def test_what_is_about_the_run_makes_way_for_the_form(kept, qtbot, by):
    """It stayed over the form, and over what was found next."""
    kept.page.show_run()
    about = kept.page.run.window()
    assert about is not kept and about.isVisible()
    if by == "button":
        press(next(one for one in about.findChildren(QPushButton) if one.text() == "Edit and rerun"))
    else:
        page = history(kept, qtbot, 1)
        page.table.go_to(0)
        press(page.buttons["again"])
    qtbot.waitUntil(lambda: "The form was filled from" in kept.form.filled.text)
    assert not about.isVisible()
    kept.page.show_run()
    assert about.isVisible()


def test_queries_that_were_pasted_stay_called_so(open_window, qtbot, finish, ready, small):
    window = open_window((small,))
    window.form.query.set_text(SHORT)
    window.form.database.open(small)
    ready(window)
    search_and_keep(window, qtbot, finish)
    window.runs.search_again()
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    assert window.form.request().query_source == PASTED
    assert window.form.query.source.isHidden()


@pytest.mark.parametrize("what", ["change", "fold", "search"])
def test_what_the_form_was_filled_from_is_said_in_it_until_that_is_past(kept, qtbot, finish, ready, what):
    """It stayed for minutes over the hits, and with another database it was false."""
    kept.menus.action("search_again").trigger()
    ready(kept)
    qtbot.waitUntil(lambda: bool(kept.form.query.paths))
    assert "The form was filled from" in kept.form.filled.text and kept.form.filled.isVisible()
    assert not kept.messages.text
    if what == "change":
        kept.form.scoring.choose("PAM70", 9, 1)
    elif what == "fold":
        kept.menus.action("show_form").trigger()
    else:
        kept.search()
        finish(kept)
    assert not kept.form.filled.text
