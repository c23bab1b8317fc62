"""What is marked or estimated late, or while a run is still on its way into the history: kept as well."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton

from swathe.core.export.provenance import command_line
from swathe.core.history import history as history_module
from swathe.core.history.history import History
from swathe.core.history.run_file import read_run
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.settings import data_directory
from tests.gui.on_screen import let_the_worker_catch_up
from tests.gui.runs_shown import history, press

OTHERS = Path(__file__).parents[1] / "data" / "others"


@pytest.fixture
def searched_while_keeping_waits(open_window, finish, ready, monkeypatch, qtbot):
    """A window whose search is over, and whose run is written but not in the list yet."""
    write, on_its_way = history_module.write_run, [True]

    def slowly(*arguments, **options):
        yield from write(*arguments, **options)
        while on_its_way:
            yield None

    monkeypatch.setattr(history_module, "write_run", slowly)
    window = open_window(files=(sample_queries(),))
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    runs = data_directory() / "runs"
    qtbot.waitUntil(lambda: runs.is_dir() and any(runs.glob("*.swr")))
    assert window.runs.shown.id == ""
    return window, on_its_way.clear


def ticks():
    """Return what is ticked in each run of the history, the last one first."""
    history = History(data_directory())
    return [history.open(row.id).result.queries[0].hits.marks.ticked for row in history.runs()]


def test_ticks_are_kept_when_the_window_is_closed_at_once(searched_while_keeping_waits):
    window, go_on = searched_while_keeping_waits
    window.page.hits.marking.tick([1, 3])
    go_on()
    window.close()
    assert ticks() == [{1, 3}]


@pytest.mark.long
def test_ticks_are_kept_when_another_search_is_started_at_once(searched_while_keeping_waits, finish, qtbot):
    window, go_on = searched_while_keeping_waits
    window.page.hits.marking.tick([2])
    window.search()
    go_on()
    finish(window)
    qtbot.waitUntil(lambda: bool(window.runs.shown.id))
    window.close()
    assert ticks() == [set(), {2}]


def pairs():
    """Return the pairwise significance in the history's last run, by hit row."""
    history = History(data_directory())
    return history.open(history.runs()[0].id).result.queries[0].hits.pairwise


@pytest.mark.long
def test_the_runs_command_asks_for_what_was_permuted_later(kept, finish, qtbot):
    plain = command_line(kept.controller.result.plan.request)
    kept.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=200, top=2))
    finish(kept)
    asked = f"{plain} --permutations 200 --seed 1 --censored 0.37 --permute-top 2"
    assert f"  Command line: {asked}\n" in kept.page.run.text()
    kept.runs.copy_command()
    assert QGuiApplication.clipboard().text() == asked
    history = History(data_directory())
    run = history.runs()[0].id
    qtbot.waitUntil(lambda: history.run(run).command == asked)


@pytest.mark.long
def test_a_moved_censoring_point_is_kept(kept, finish):
    kept.search_page.significance.estimate([0, 1], PairwiseOptions(permutations=200))
    finish(kept)
    kept.page.tabs.setCurrentWidget(kept.page.permutations)
    usual = kept.page.current_result().hits.pairwise[0].bound
    kept.page.permutations.bound_box.stepUp()
    kept.close()
    found = pairs()
    assert (found[0].bound, found[0].moved) == (usual + 1, True)
    assert not found[1].moved


@pytest.mark.long
def test_a_moved_censoring_point_is_kept_without_closing(kept, finish, qtbot):
    kept.search_page.significance.estimate([0], PairwiseOptions(permutations=200))
    finish(kept)
    kept.page.tabs.setCurrentWidget(kept.page.permutations)
    kept.page.permutations.bound_box.stepUp()
    qtbot.waitUntil(lambda: 0 in pairs() and pairs()[0].moved)


@pytest.mark.long
def test_what_was_estimated_is_kept_when_the_window_is_closed_meanwhile(kept, qtbot):
    with qtbot.waitSignal(kept.controller.pairs_estimated):
        kept.search_page.significance.estimate(
            list(range(len(kept.page.current_result().hits))), PairwiseOptions(20_000)
        )
    there = len(kept.page.current_result().hits.pairwise)
    kept.close()
    assert len(pairs()) >= there > 0


@pytest.mark.long
def test_what_was_estimated_before_an_error_is_kept(kept, finish, qtbot, monkeypatch):
    from swathe.core.engines.cpu import CpuEngine
    from swathe.core.errors import EngineUnavailable

    score, found = CpuEngine.score, kept.page.current_result().hits

    def fail_later(self, *arguments):
        if found.pairwise:
            raise EngineUnavailable("The engine is gone.", "Choose another.")
        yield from score(self, *arguments)

    monkeypatch.setattr(CpuEngine, "score", fail_later)
    rows = list(range(len(found)))
    kept.search_page.significance.estimate(rows, PairwiseOptions(permutations=20_000))
    finish(kept)
    assert "The engine is gone." in kept.messages.text
    there = sorted(found.pairwise)
    assert 0 < len(there) < len(rows)
    qtbot.waitUntil(lambda: sorted(pairs()) == there)


@pytest.mark.long
def test_nothing_is_said_of_marks_where_the_run_could_not_be_kept(
    open_window, finish, ready, qtbot, monkeypatch
):
    folder = data_directory()
    folder.mkdir(parents=True)
    (folder / "runs").write_text("in the way")
    window = open_window(files=(sample_queries(),))
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    window.page.hits.marking.tick([1])
    qtbot.waitUntil(lambda: "was not added to the history" in window.messages.text)
    window.messages.hide()
    qtbot.settle(window)  # marks rest before they are kept
    let_the_worker_catch_up(qtbot, window.background)
    assert not window.messages.isVisible()


@pytest.fixture
def unkept(open_window, qtbot, finish, ready, one_query, small):
    """A window that has searched with the history off."""
    window = open_window((one_query, small))
    window.runs.set_recording(False)
    ready(window)
    window.search()
    finish(window)
    return window


def test_a_run_that_is_not_kept_says_so_and_is_kept_at_a_click(unkept, qtbot):
    """Its hits were gone with the window, and nothing had said that they were not kept."""
    chip = unkept.page.summary.unkept
    assert chip.isVisible() and chip.text() == "Not kept" and "The history is off" in chip.toolTip()
    unkept.page.hits.marking.tick([1, 3])
    chip.click()
    qtbot.waitUntil(lambda: bool(unkept.runs.shown.id))
    qtbot.waitUntil(chip.isHidden)
    unkept.menus.refresh()
    assert unkept.menus.action("keep_run").toolTip() == "The history has this run."
    assert not unkept.runs.recorder.wanted, "of this run alone"
    unkept.close()
    assert ticks() == [{1, 3}]


def test_a_history_that_is_on_again_offers_to_keep_the_run_shown(unkept, qtbot):
    unkept.menus.action("keep_history").trigger()
    assert "searched before, is not" in unkept.messages.text
    press(unkept.messages.way_in)
    qtbot.waitUntil(lambda: bool(unkept.runs.shown.id))
    assert unkept.page.summary.unkept.isHidden()


def test_a_run_that_is_not_kept_can_be_gone_back_to_when_another_is_opened(unkept, qtbot, tmp_path):
    """Opening a run of the history dropped it without a word."""
    saved, before = tmp_path / "run.swr", unkept.runs.shown.result
    unkept.runs.files.save(before, saved, "")
    chip = unkept.page.summary.unkept
    qtbot.waitUntil(chip.isHidden)
    unkept.page.hits.marking.tick([2])
    unkept.runs.open(saved)
    qtbot.waitUntil(lambda: unkept.messages.text.endswith("is neither in the history nor in a file."))
    press(unkept.messages.way_in)
    qtbot.waitUntil(lambda: unkept.controller.result is before)
    assert chip.isVisible() and before.queries[0].hits.marks.ticked == {2}
    assert not unkept.messages.isVisible()


@pytest.mark.parametrize("known", [False, True], ids=["fresh", "in the history"])
def test_a_table_leads_back_to_the_run_whose_place_it_takes(unkept, qtbot, tmp_path, known):
    """What was read of the table was said instead, and the run was gone."""
    table = OTHERS / "blastp.7.tsv"
    if known:
        unkept.runs.set_recording(True)
        unkept.runs.open(table)
        qtbot.waitUntil(
            lambda: unkept.runs.shown.id != "" and unkept.runs.shown.result.plan.origin is not None
        )
        unkept.runs.set_recording(False)
        unkept.search()
        qtbot.waitUntil(
            lambda: unkept.runs.shown is not None and unkept.runs.shown.result.plan.origin is None
        )
    before = unkept.runs.shown.result
    unkept.page.hits.marking.tick([2])
    unkept.runs.open(table)
    qtbot.waitUntil(lambda: "is neither in the history nor in a file." in unkept.messages.text)
    assert unkept.messages.text.startswith("blastp.7.tsv was read before" if known else "Read 211 hits of")
    assert "Add sequences…" in [one.text() for one in unkept.messages.findChildren(QPushButton)]
    press(unkept.messages.way_in)
    qtbot.waitUntil(lambda: unkept.controller.result is before)
    assert before.queries[0].hits.marks.ticked == {2}


def test_a_search_leads_back_to_the_run_whose_place_it_takes(unkept, qtbot, finish):
    """With the history off a search dropped ticked hits without a word."""
    before = unkept.runs.shown.result
    unkept.page.hits.marking.tick([2])
    unkept.search()
    finish(unkept)
    assert unkept.messages.text.endswith("is neither in the history nor in a file.")
    press(unkept.messages.way_in)
    qtbot.waitUntil(lambda: unkept.controller.result is before)
    assert before.queries[0].hits.marks.ticked == {2}
    assert not unkept.messages.text, "nothing was done by hand with the other"


def test_closing_asks_where_ticks_would_be_lost_and_saves_the_run(unkept, qtbot, tmp_path, monkeypatch):
    assert not unkept.runs.losses(), "the history is off: nothing but the search is lost"
    unkept.page.hits.marking.tick([2])
    saved = tmp_path / "run.swr"
    monkeypatch.setattr(unkept.runs.files, "ask_where", lambda name: saved)
    unkept.menus.action("quit").trigger()
    [question] = unkept.findChildren(QMessageBox)
    assert "with its ticks, notes and tests, is neither in the history" in question.text()
    [export] = [one for one in question.buttons() if one.text() == "&Export…"]
    export.click()
    qtbot.waitUntil(unkept.isHidden)
    assert read_run(saved).result.queries[0].hits.marks.ticked == {2}


def test_a_run_of_a_file_is_kept_until_it_is_another_than_the_file_has(unkept, open_window, qtbot, tmp_path):
    saved = tmp_path / "run.swr"
    unkept.runs.files.save(unkept.runs.shown.result, saved, "")
    chip = unkept.page.summary.unkept
    qtbot.waitUntil(chip.isHidden)
    assert saved.exists() and unkept.runs.shown.kept
    unkept.page.hits.marking.tick([2])
    assert chip.isVisible() and chip.text() == "Not kept"
    unkept.runs.open(saved)
    qtbot.waitUntil(chip.isHidden)
    assert unkept.menus.action("keep_run").isEnabled(), "the history has it not"


def test_a_run_that_was_deleted_says_so_over_its_hits_and_comes_back(kept, qtbot, finish):
    """It stayed open without a sign, and ticks made then were lost at closing."""
    shown = kept.runs.shown
    page = history(kept, qtbot, 1)
    press(page.buttons["delete"])
    kept.menus.action("show_search").trigger()
    chip = kept.page.summary.unkept
    assert chip.isVisible() and chip.text() == "Deleted"
    kept.page.hits.marking.tick([2])
    chip.click()
    assert chip.isHidden() and kept.runs.shown is shown
    assert page.model.rowCount() == 1
    kept.close()
    assert ticks() == [{2}]
