"""What tests do with a history of runs, and to its file."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from swathe.core.cancel import CancelToken
from swathe.core.history.history import History
from swathe.core.search.events import SearchResult
from swathe.core.system.steps import run_to_end


def add(history: History, found: SearchResult, **options: object) -> str:
    """Keep a result, and return its run's id."""
    return run_to_end(history.add(found, CancelToken(), **options))  # type: ignore[arg-type]


def altered(history: History, statement: str, *values: object) -> None:
    """Alter the file behind the history's back."""
    with closing(sqlite3.connect(history.folder / "history.sqlite")) as connection, connection:
        connection.execute(statement, values)
