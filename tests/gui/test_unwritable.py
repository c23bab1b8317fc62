"""The window where nothing can be written: it says so once, and works."""

from pathlib import Path

import pytest

from swathe.core.system.resources import sample_database


@pytest.fixture
def no_home(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put history and log where nothing can be made, not even by root."""
    (own_home.parent / "file").touch()
    nowhere = own_home.parent / "file" / "nowhere"
    monkeypatch.setenv("SWATHE_DATA_DIR", str(nowhere))
    monkeypatch.setenv("XDG_STATE_HOME", str(nowhere))
    return nowhere


def test_what_cannot_be_kept_is_said_once(no_home, open_window, one_query, ready, finish):
    window = open_window(files=(one_query,))
    assert "the log and the history cannot be kept" in window.messages.text
    assert str(no_home) in window.messages.text
    window.form.database.open(sample_database())
    ready(window)
    for _ in range(2):
        window.search()
        finish(window)
        assert not window.messages.text  # nothing about a history at each search


def test_it_is_not_hidden_by_what_files_became_and_stays(no_home, open_window, one_query, ready):
    window = open_window(files=(one_query, sample_database()))
    ready(window)
    assert "the log and the history cannot be kept" in window.messages.text
    assert not window.messages.passes


@pytest.mark.long
def test_it_is_said_after_the_search_that_a_first_start_begins_with(no_home, open_window, finish, qtbot):
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    assert "cannot be kept" in window.messages.text


def test_the_history_does_not_promise_what_it_cannot_keep(no_home, open_window, qtbot):
    window = open_window()
    window.menus.action("show_history").trigger()
    page = window.pages.get("history").page
    qtbot.waitUntil(lambda: "Searches cannot be kept" in page.message.text())
    assert f"Nothing can be written to {no_home}" in page.message.text()
    assert "SWATHE_DATA_DIR" in page.message.text()
    assert "kept" not in page.summary.accessibleName()
