"""A history that another process keeps locked: said, never put aside, and read once it is free."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from swathe.core.history import history_file
from swathe.core.history.history import History
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.settings import data_directory


@pytest.fixture
def searched(open_window, finish, ready, qtbot, monkeypatch):
    """A window with one run in its history, which does not wait long for a locked one."""
    monkeypatch.setattr(history_file, "_WAIT", 0.05)
    window = open_window(files=(sample_queries(),))
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    qtbot.waitUntil(lambda: bool(window.runs.shown.id))
    return window


@pytest.fixture
def locked(searched):
    """Another process's connection that keeps the history to itself until it is closed."""
    with closing(sqlite3.connect(data_directory() / history_file.NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


def test_a_locked_history_is_read_again_and_not_put_aside(searched, locked, qtbot):
    searched.menus.action("show_history").trigger()
    page = searched.pages.get("history").page
    button = page.message.findChildren(QPushButton)[0]
    qtbot.waitUntil(lambda: button.isVisible() and button.text() == "Try again")
    locked.execute("ROLLBACK")
    button.click()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert page.table.isVisible()
    assert not list(data_directory().glob("*aside*"))


@pytest.mark.long
def test_runs_that_are_listed_stay_while_the_history_is_locked(searched, qtbot):
    searched.menus.action("show_history").trigger()
    page = searched.pages.get("history").page
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    with closing(sqlite3.connect(data_directory() / history_file.NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        searched.pages.get("history").refresh()
        qtbot.waitUntil(lambda: "in use by another process" in page.messages.text)
    assert page.model.rowCount() == 1
    assert page.table.isVisible()


@pytest.mark.long
def test_a_run_that_another_window_deleted_leaves_the_list(searched, qtbot):
    searched.menus.action("show_history").trigger()
    page = searched.pages.get("history").page
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    History(data_directory()).delete(page.model.run(0).id)
    page.table.go_to(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "It may have been deleted in the meantime." in page.messages.text)
    qtbot.waitUntil(lambda: page.model.rowCount() == 0)
