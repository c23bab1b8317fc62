"""Runs in files of their own: saved, dropped, opened on another machine."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtWidgets import (
    QPushButton,
)

from swathe.core.cancel import CancelToken
from swathe.core.history import run_file
from swathe.core.history.run_file import read_run, write_run
from swathe.core.system.settings import data_directory
from swathe.gui.window.drops import Drop, Place, understand
from tests.gui.runs_shown import history
from tests.gui.test_search_flow import drop


def test_a_run_travels_in_one_file(kept, open_window, qtbot, finish, tmp_path, small):
    target = tmp_path / "travel.swr"
    hits = kept.controller.result.queries[0].hits
    kept.runs.files.save(kept.controller.result, target, "From my desk")
    qtbot.waitUntil(lambda: kept.messages.text.startswith(f"Saved the run to {target.name} in "))
    saved = read_run(target)
    assert saved.name == "From my desk"
    assert len(saved.result.queries[0].hits.alignments) == len(hits) == len(hits.alignments)
    kept.close()
    small.unlink()
    shutil.rmtree(data_directory())  # as on another machine

    window = open_window((target,))
    qtbot.waitUntil(lambda: window.controller.result is not None)
    assert f"Reopened from {target}" in window.page.summary.text()
    assert f"Reopened from {target}" in window.page.summary.what.toolTip(), "where no room says so"
    assert "From my desk" in window.page.summary.text()
    assert window.page.current_result().hits.alignments[0].identities == 257
    assert window.settings.recent("runs") == [target]
    assert "travel.swr" in [action.text() for action in window.recent.actions()]
    assert window.runs.shown.id == ""
    page = history(window, qtbot, 0)
    qtbot.waitUntil(lambda: page.message.text().startswith("No runs yet"))
    drop(window, [target])
    qtbot.waitUntil(lambda: window.pages.front == "search")


def test_a_run_that_is_opened_folds_the_form_as_a_search_does(kept, open_window, qtbot, tmp_path):
    """After a restart the form stood beside it: a batch's list had no E-values, and buttons had no words."""
    target = tmp_path / "run.swr"
    for _ in write_run(kept.controller.result, target, CancelToken(), align=False):
        pass
    window = open_window()
    panes = window.search_page.panes

    def form_beside(width, open_run, *which):
        window.resize(width, 800)
        panes.unfold_form()
        before = window.controller.result
        open_run(*which)
        qtbot.waitUntil(lambda: window.controller.result is not before)
        return panes.form_shown

    assert not form_beside(1280, window.runs.open, target)
    assert not form_beside(1280, window.runs.open_kept, kept.runs.shown.id, "run")
    assert form_beside(1600, window.runs.open, target), "there is room for both"


def test_what_dropping_runs_means(tmp_path):
    run, other = tmp_path / "a.swr", tmp_path / "b.SWR"
    assert understand([run], Place.DATABASE) == Drop(run=run)
    assert understand([other], Place.ELSEWHERE) == Drop(run=other)
    assert "Drop it by itself" in understand([run, other], Place.ELSEWHERE).problem


@pytest.mark.long
def test_saving_can_be_cancelled(kept, qtbot, tmp_path):
    page = history(kept, qtbot, 1)
    target = tmp_path / "never.swr"
    kept.runs.files.save_kept(page.chosen()[0], target)
    assert page.messages.text == "Saving never.swr"
    page.messages.findChildren(QPushButton)[0].click()
    qtbot.waitUntil(lambda: "Cancelled" in page.messages.text)
    assert list(tmp_path.glob("*.swr")) == list(tmp_path.glob(".never*")) == []
    kept.runs.files.save_kept(page.chosen()[0], target)
    qtbot.waitUntil(lambda: page.messages.text.startswith("Saved the run to never.swr in "))
    assert read_run(target).result.queries[0].hits.alignments


def test_a_file_that_is_no_run_is_told(kept, qtbot, tmp_path):
    before = kept.controller.result
    broken = tmp_path / "broken.swr"
    for _ in write_run(before, broken, CancelToken(), align=False):
        pass
    broken.write_bytes(broken.read_bytes()[:-100])
    for path, words in ((broken, "damaged"), (tmp_path / "gone.swr", "No such file")):
        kept.runs.open(path)
        qtbot.waitUntil(lambda words=words: words in kept.messages.text)
    assert kept.controller.result is before
    assert kept.settings.recent("runs") == []


@pytest.mark.long
def test_closing_while_a_run_is_saved_leaves_nothing_half_done(kept, qtbot, tmp_path, monkeypatch):
    written, write = [], run_file.write_archive

    def endless(stream, document, arrays):
        if written:  # the history keeps automatic tests, to its end
            yield from write(stream, document, arrays)
            return
        while True:
            written.append(stream.write(b"half"))
            yield len(written), len(written) + 1

    monkeypatch.setattr(run_file, "write_archive", endless)
    target = tmp_path / "half.swr"
    target.write_text("what was there before")
    kept.runs.files.save(kept.controller.result, target, "half")
    qtbot.waitUntil(lambda: len(written) > 2)
    kept.close()
    assert not kept.background.running
    assert target.read_text() == "what was there before"
    assert list(tmp_path.glob(".half*")) == []
