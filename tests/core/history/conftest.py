"""A history in a folder of its own, empty or with three runs."""

from __future__ import annotations

import dataclasses
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
    """A history of three runs, the oldest first, whichever of them was searched first."""
    plain, pssm, cancelled = (
        dataclasses.replace(result(kind), started=f"2026-01-0{day}T12:00:00+00:00")
        for day, kind in enumerate(("plain", "pssm", "cancelled"), 1)
    )
    return history, [add(history, plain, name="Globins"), add(history, pssm), add(history, cancelled)]
