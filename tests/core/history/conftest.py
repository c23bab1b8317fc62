"""A history in a folder of its own, empty or with three runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from swathe.core.history.history import History
from tests.core.history.kept import add
from tests.core.history.searches import result


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "data")


@pytest.fixture
def three(history: History) -> tuple[History, list[str]]:
    """A history of three runs, the oldest first."""
    return history, [
        add(history, result("plain"), name="Globins"),
        add(history, result("pssm")),
        add(history, result("cancelled")),
    ]
