"""Runs in the real window: kept after each search, and as good as one when they are opened again."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPushButton,
)

from swathe.core.export import Selection
from swathe.core.history.history import History
from swathe.core.history.run_table import RUN_COLUMNS, RunTable
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.settings import data_directory
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.work.task_controller import SearchState
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.runs_shown import SHORT, history, long_search_beside_kept, opened, search_and_keep

OTHERS = Path(__file__).parents[1] / "data" / "others"
STATUS = [column.key for column in RUN_COLUMNS].index("status")


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
    assert "All 120 sequences compared exactly" in said
    assert "Reopened from the history · searched 20" in said
    assert " · complete · " in said
    assert window.run_bar.phase.accessibleName().startswith("Reopened: searched 20")
    assert "ADH1A_HUMAN" in window.windowTitle()
    assert window.page.hits.table.hasFocus()


def choosing(window, qtbot, count):
    """Ask in the menu to compare, and wait until the history shows so many runs, one of them chosen."""
    window.menus.action("compare_shown").trigger()
    page = window.pages.get("history").page
    qtbot.waitUntil(lambda: page.isVisible() and page.model.rowCount() == count and len(page.chosen()) == 1)
    return page


def click_on(qtbot, page, place):
    spot = page.table.visualRect(page.model.index(place, 0)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.mark.parametrize("by", ["mouse", "keyboard", "button"])
def test_compare_takes_the_run_that_is_chosen_next(kept, qtbot, finish, by):
    first = kept.runs.shown.id
    second = search_and_keep(kept, qtbot, finish)
    page = choosing(kept, qtbot, 2)
    (asked,) = page.question.findChildren(QLabel)
    assert page.question.isVisible() and page.messages.text == ""
    assert asked.text().startswith(
        "Which run is to be compared with ADH1A_HUMAN vs small.fasta (BLOSUM62 11/1)? Click it"
    )
    bold = [page.model.index(place, 0).data(Qt.ItemDataRole.FontRole) is not None for place in range(2)]
    assert bold == [True, False], "its row stands out"
    foot = page.table.mapTo(page, page.table.rect().bottomLeft())
    below = page.question.mapTo(page, QPoint()).y() - foot.y()
    assert 0 < below < 2 * page.table.rowHeight(0), "right below the list that it is about"
    pairs = []
    page.compare_requested.connect(lambda *pair: pairs.append(pair))
    assert page.chosen() == [first], "the one before it is offered, not the run itself"
    if by == "mouse":
        click_on(qtbot, page, 1)
    elif by == "keyboard":
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    else:
        assert page.buttons["compare"].isEnabled(), "it says what the question asks for"
        page.buttons["compare"].click()
    assert not page.buttons["compare"].isEnabled(), "one run is selected, and none waits beside it"
    assert pairs == [(first, second, 0, 0)]
    qtbot.waitUntil(lambda: kept.pages.get("history").comparison is not None)
    assert page.question.isHidden()


def test_a_run_of_the_same_query_is_offered_first(kept, qtbot, finish):
    """The one before it was, though they had no query in common."""
    searched = []
    for text in (SHORT, SHORT.replace("hemo", "another"), SHORT):
        kept.form.query.set_text(text)
        searched.append(search_and_keep(kept, qtbot, finish))
    assert choosing(kept, qtbot, 4).chosen() == searched[:1]


def test_the_newest_run_of_swathes_with_a_common_query_is_offered_first(kept):
    """Runs that share no query were, and those of other programs where one of Swathe's would fit."""
    run = history_row(kept)
    own, one, other = run._replace(queries="sp|P1|A B C"), "P1", "D"
    read = {"gaps": "", "engine": "DIAMOND, read by Swathe", "database_key": "table"}
    apart, tabled, elsewhere, alike, older, same_table = (
        run._replace(id=str(number), **fields)
        for number, fields in enumerate(
            (
                {"queries": other},
                {"queries": "A B", **read},
                {"queries": one, "database_key": "another"},
                {"queries": "B", "database_key": own.database_key},
                {"queries": "sp|P1|A B C"},
                {"queries": "P1 B C", **read},
            )
        )
    )
    for listed, expected in (
        ((own, apart, tabled, elsewhere, alike, older), older),
        ((alike, own, older), older),
        ((own, apart, tabled, elsewhere, alike), alike),
        ((own, alike, same_table), same_table),
        ((own, same_table, older), older),
        ((own, apart, tabled, elsewhere), elsewhere),
        ((own, apart, tabled), tabled),
        ((own, apart), apart),
    ):
        table = RunTable(listed, {})
        found = table.likeliest(listed.index(own), range(len(listed)))
        assert listed[found] is expected
    assert RunTable((own,), {}).likeliest(0, range(1)) == -1


def history_row(window):
    """Return the run shown as the history lists it."""
    return History(data_directory()).run(window.runs.shown.id)


def test_the_question_has_no_empty_brackets_for_a_run_that_was_read(open_window, qtbot):
    """ "Which run is to be compared with ADRB2_HUMAN and 1 more vs sample ()?"."""
    window = open_window((OTHERS / "blastp.7.tsv",))
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    page = choosing(window, qtbot, 1)
    page.ask_to_compare(window.runs.shown.id)
    (asked,) = page.question.findChildren(QLabel)
    assert "()" not in asked.text() and "vs sample? Click it" in asked.text()


def test_the_rows_stay_where_they_are_when_a_run_is_to_be_compared(kept, qtbot):
    """Four bold lines came above the list, and moved it down under the pointer."""
    page = history(kept, qtbot, 1)

    def place():
        qtbot.settle()
        spot = page.table.visualRect(page.model.index(0, 0)).center()
        return page.table.viewport().mapTo(page, spot), page.buttons["compare"].mapTo(page, spot)

    before = place()
    page.ask_to_compare(page.model.run(0).id)
    qtbot.waitUntil(page.question.isVisible)
    assert place() == before


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_run_is_not_compared_with_itself_and_not_opened_instead(kept, qtbot, finish, by):
    search_and_keep(kept, qtbot, finish)
    page = choosing(kept, qtbot, 2)
    page.compare_requested.connect(lambda *pair: pytest.fail(str(pair)))
    page.open_requested.connect(lambda run_id: pytest.fail(run_id))
    if by == "mouse":
        click_on(qtbot, page, 0)
    else:
        qtbot.keyClick(page.table, Qt.Key.Key_Up)
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert "Choose another" in page.buttons["compare"].toolTip()
    assert page.question.isVisible(), "the question still stands"


@pytest.mark.parametrize("by", ["button", "list", "words"])
def test_cancelled_comparing_leads_back_to_the_hits_and_a_click_chooses_again(kept, qtbot, finish, by):
    """Esc did nothing, and Cancel left the user in the history."""
    search_and_keep(kept, qtbot, finish)
    page = choosing(kept, qtbot, 2)
    page.compare_requested.connect(lambda *pair: pytest.fail(str(pair)))
    if by == "button":
        qtbot.mouseClick(page.question.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    else:
        focused = page.table if by == "list" else page.words
        focused.setFocus()
        qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert page.question.isHidden() and kept.pages.front == "search"
    history(kept, qtbot, 2)
    click_on(qtbot, page, 1)
    assert page.chosen() == [page.model.run(1).id]


def test_compare_says_why_not_where_the_run_is_not_kept(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    window.runs.set_recording(False)
    ready(window)
    window.search()
    finish(window)
    window.page.summary.compare_button.click()
    assert window.pages.front == "search" and "this one is not kept" in window.messages.text
    window.menus.refresh()
    assert not window.menus.action("compare_shown").isEnabled()


def test_the_pages_have_the_numbers_of_their_places_in_the_rail(kept):
    for number, row in enumerate(kept.pages.rows, 1):
        shortcut = kept.menus.action(f"show_{row.id}").shortcut()
        assert shortcut.toString() == f"Ctrl+{number}", row.id


def test_compare_says_so_where_there_is_no_other_run(kept, qtbot):
    page = choosing(kept, qtbot, 1)
    assert "no other run" in page.messages.text


def test_a_reopened_run_is_as_good_as_a_search(kept, open_window, qtbot, finish, tmp_path, small):
    kept.close()
    small.unlink()  # nothing of the database is needed
    shutil.rmtree(kept.settings.path.parents[2] / "cache", ignore_errors=True)
    window = open_window()
    history(window, qtbot, 1)
    result = opened(window, qtbot)
    hits = result.queries[0].hits
    qtbot.waitUntil(lambda: len(hits.alignments) == len(hits))
    assert hits.alignments[0].identities == 257
    qtbot.settle(window.page.tabs)
    assert hits.header(0) in window.page.alignment.text()

    table, model = window.page.hits.table, window.page.hits.model
    table.sortByColumn(model_column("subject_length"), Qt.SortOrder.DescendingOrder)
    lengths = [hits.database.lengths[hits.subjects[model.hit_row(place)]] for place in range(len(hits))]
    assert lengths == sorted(lengths, reverse=True)
    window.page.hits.filter_bar.text.setText("mouse")
    qtbot.waitUntil(lambda: 0 < model.rowCount() < len(hits))

    assert window.menus.action("export").isEnabled()
    target = tmp_path / "hits.tsv"
    window.search_page.export.write(result, Selection.everything(result), "blast6", target)
    qtbot.waitUntil(target.exists)
    qtbot.waitUntil(lambda: not window.search_page.export.busy)
    assert len(target.read_text().splitlines()) == len(hits)

    assert window.menus.action("pairwise").isEnabled()
    window.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=100))
    finish(window)
    assert hits.pairwise[0].log10_p < -10

    qtbot.waitUntil(lambda: stored(window).pairs == 2)


def model_column(key):
    from swathe.core.results.hits import COLUMNS

    return next(place for place, column in enumerate(COLUMNS) if column.key == key)


def stored(window):
    """Return the line of the run shown as the history's file has it."""
    return History(data_directory()).run(window.runs.shown.id)


@pytest.mark.long
def test_closing_right_after_a_search_keeps_it(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    ready(window)
    done = []
    window.controller.ended.connect(lambda *_: (done.append(True), window.close()))
    window.search()
    qtbot.waitUntil(lambda: bool(done) and not window.background.running)
    (row,) = History(data_directory()).runs()
    assert row.status == "complete"
    assert len(History(data_directory()).open(row.id).result.queries[0].hits) == row.hits


@pytest.mark.long
def test_a_cancelled_search_is_kept_as_such(open_window, qtbot, ready, long_work):
    window = open_window(long_work)
    window.form.engine.threads_box.setValue(1)  # the others are for the tests beside it
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.queries.result(0) is not None)
    window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    page = history(window, qtbot, 1)
    assert page.model.run(0).status == "cancelled"
    run = page.model.run(0)
    assert 0 < run.queries_compared < 300
    how_far = f"stopped after {run.queries_compared} of 300 queries"
    assert page.model.index(0, STATUS).data() == how_far
    assert f"{how_far}: cancelled before its end" in page.details.text()
    opened(window, qtbot)
    assert how_far in window.page.summary.text()
    assert window.controller.result.complete is False
    assert window.run_bar.phase.accessibleName().startswith(f"Reopened: {how_far}, ")


@pytest.mark.long
def test_a_search_that_cannot_be_kept_is_not_lost(open_window, qtbot, finish, ready, one_query, small):
    data_directory().parent.mkdir(parents=True, exist_ok=True)
    data_directory().write_text("a file where the folder should be")
    window = open_window((one_query, small))
    qtbot.waitUntil(lambda: "the history" in window.messages.text)
    ready(window)
    window.search()
    finish(window)
    assert len(window.page.current_result().hits) > 0


def test_a_history_that_cannot_be_written_any_more_is_said(
    open_window, qtbot, finish, ready, one_query, small
):
    window = open_window((one_query, small))
    ready(window)
    let_the_worker_catch_up(qtbot, window.background)
    shutil.rmtree(data_directory(), ignore_errors=True)
    data_directory().parent.mkdir(parents=True, exist_ok=True)
    data_directory().write_text("a file where the folder was")
    window.search()
    finish(window)
    qtbot.waitUntil(lambda: "The search was not added to the history." in window.messages.text)
    assert len(window.page.current_result().hits) > 0


@pytest.mark.long
def test_a_run_waits_for_the_search_under_way(open_window, qtbot, finish, ready, one_query, small, long_work):
    window = open_window((one_query, small))
    kept_id = long_search_beside_kept(window, qtbot, finish, ready, long_work)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    page = history(window, qtbot, 2)  # and the search itself
    page.table.go_to(page.model.place_of(kept_id))
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert "can be opened when it ends" in page.messages.text
    assert window.controller.state is SearchState.SEARCHING
    assert not window.menus.action("save_run").isEnabled()
    later, stop = page.messages.findChildren(QPushButton)[:2]
    assert (later.text(), stop.text()) == ("Open it then", "Cancel the search")
    stop.click()
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id == kept_id)
    assert "ADH1A_HUMAN" in window.windowTitle()
    qtbot.waitUntil(lambda: len(History(data_directory()).runs()) == 2)  # its part is kept


@pytest.mark.long
def test_nothing_offers_to_wait_for_a_search_that_has_ended(
    open_window, qtbot, finish, ready, one_query, small, long_work
):
    """The message stayed, and "Open it then" waited for a search that was over."""
    window = open_window((one_query, small))
    kept_id = long_search_beside_kept(window, qtbot, finish, ready, long_work)

    def ask_while_searching(runs):
        window.search()
        qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
        page = history(window, qtbot, runs)
        page.table.go_to(page.model.place_of(kept_id))
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
        assert "can be opened when it ends" in page.messages.text
        return page.messages

    def end():
        window.controller.cancel()
        qtbot.waitUntil(lambda: not window.controller.state.busy)

    messages = ask_while_searching(2)
    end()
    assert messages.text == ""
    history(window, qtbot, 2)  # its part is kept
    assert window.pages.front == "history" and window.runs.shown.id != kept_id, "nobody chose to open it"

    messages = ask_while_searching(3)
    messages.findChildren(QPushButton)[0].click()
    assert "will open when the search ends" in messages.text
    end()
    assert messages.text == ""
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id == kept_id)


@pytest.mark.long
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


@pytest.mark.long
def test_a_run_that_was_renamed_is_called_so_wherever_it_is_shown(kept, qtbot, finish, monkeypatch):
    """It kept its old title in the title bar and in the line over its results when it was reopened."""

    def rename(name):
        page = history(kept, qtbot, 1)
        qtbot.keyClick(page.table, Qt.Key.Key_F2)
        page.table.findChild(QLineEdit).setText(name)
        qtbot.keyClick(page.table.findChild(QLineEdit), Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: page.model.run(0).name == name)
        qtbot.settle(kept)

    title, what = kept.windowTitle(), kept.page.summary.what.whole()
    history(kept, qtbot, 1)
    opened(kept, qtbot)
    assert (kept.windowTitle(), kept.page.summary.what.whole()) == (title, what), "it has no name yet"
    rename("Of the liver")
    assert kept.windowTitle() == "Of the liver — Swathe", "shown already"
    opened(kept, qtbot)
    assert kept.windowTitle() == "Of the liver — Swathe"
    assert kept.page.summary.what.whole() == f"{what} · Of the liver"
    proposed = []
    monkeypatch.setattr(
        FileDialogs, "save", lambda _self, _folder, _title, name, _patterns: proposed.append(name)
    )
    kept.menus.action("save_run").trigger()
    assert proposed == ["Of the liver.swr"]
    rename("")
    assert (kept.windowTitle(), kept.page.summary.what.whole()) == (title, what)
    rename(title.removesuffix(" — Swathe"))
    assert kept.page.summary.what.whole() == what, "query and database were said twice"
    rename("Of the liver")
    kept.menus.action("search").trigger()
    finish(kept)
    assert (kept.windowTitle(), kept.page.summary.what.whole()) == (title, what), "another run"


def test_rounds_come_back(open_window, qtbot, finish, ready, one_query, small):
    window = open_window((one_query, small))
    ready(window)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.inclusion_edit.setText("1e-40")
    search_and_keep(window, qtbot, finish)
    rounds = window.controller.result.rounds
    asked = window.controller.result.rounds[0].result.plan.request
    history(window, qtbot, 1)
    result = opened(window, qtbot)
    assert len(result.rounds) == len(rounds) > 1
    assert window.page.tabs.isTabVisible(window.page.tabs.indexOf(window.search_page.rounds.view))
    assert window.search_page.rounds.view.table.model().rowCount() == len(rounds)
    window.search_page.rounds.view.table.selectRow(0)
    np.testing.assert_array_equal(
        window.page.current_result().hits.scores, rounds[0].result.queries[0].hits.scores
    )
    window.form.rounds.box.setChecked(False)
    window.form.query.clear()
    window.runs.search_again()
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    assert window.form.rounds.options == result.plan.request.iteration
    assert type(window.form.query.sequences()[0]) is type(asked.queries[0])


@pytest.mark.long
def test_a_new_search_forgets_where_the_last_run_came_from(kept, qtbot, finish):
    history(kept, qtbot, 1)
    opened(kept, qtbot)
    assert "Reopened" in kept.page.summary.text()
    search_and_keep(kept, qtbot, finish)
    assert "Reopened" not in kept.page.summary.text()
    assert "Reopened" not in kept.run_bar.phase.accessibleName()


@pytest.mark.long
def test_a_run_of_another_machine_s_engine_is_permuted_here(kept, qtbot, finish):
    result = kept.controller.result
    request = dataclasses.replace(result.plan.request, engine="gpu", kernel="tiled", devices=(3,), threads=90)
    plan = dataclasses.replace(result.plan, request=request, engine="gpu", kernel="tiled")
    kept.controller.reopen(dataclasses.replace(result, plan=plan))
    kept.search_page.significance.estimate([0], PairwiseOptions(permutations=100))
    finish(kept)
    assert kept.messages.text == ""
    assert 0 in result.queries[0].hits.pairwise
