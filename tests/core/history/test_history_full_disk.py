"""Runs are deleted where the disk has no room for the list to change."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from swathe.core.errors import HistoryError
from swathe.core.history.history import History
from tests.core.history.kept import add
from tests.core.history.searches import result


class FullDisk(sqlite3.Connection):
    """A disk without room for SQLite's journal, for as long as a file is there."""

    file: Path

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement.startswith(("UPDATE", "DELETE", "INSERT")) and self.file.exists():
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(statement, *values)


def test_a_run_is_deleted_on_a_full_disk(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, gone = add(history, result("both sides")), add(history, result("both sides"))
    connect = sqlite3.connect
    FullDisk.file = history.path_of(gone)
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=FullDisk))
    with pytest.raises(HistoryError, match="the disk is full"):
        history.rename(kept, "another name")
    history.delete(gone)
    assert [row.id for row in history.runs()] == [kept] and not history.path_of(gone).exists()
    assert history.heal() == []


def test_a_run_stays_where_its_file_cannot_be_deleted_on_a_full_disk(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = add(history, result("both sides"))
    connect = sqlite3.connect
    FullDisk.file = history.path_of(run)
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=FullDisk))

    def busy(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "unlink", busy)
    with pytest.raises(HistoryError):
        history.delete(run)
    assert [row.id for row in history.runs()] == [run]
