"""A history whose bytes are not even text: said in a sentence, put aside when asked, and no run lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import HistoryError
from swathe.core.history.history import History
from swathe.core.history.history_file import NAME
from tests.core.history.searches import result


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> History:
    """A history of two runs, each with a name."""
    history = History(tmp_path_factory.mktemp("kept"))
    for name in ("first", "second"):
        for _ in history.add(result("both sides"), CancelToken(), name=name):
            pass
    return history


def names(history: History) -> set[str]:
    """Return the names of the runs, after the list was put aside if it cannot be used."""
    try:
        history.heal()
        return {row.name for row in history.runs()}
    except HistoryError:
        history.set_aside()
        return {row.name for row in history.runs()}


def test_a_schema_that_is_no_text(kept: History, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept.folder / NAME
    intact = path.read_bytes()
    altered = intact.replace(b"CREATE TABLE marks", b"CREATE T\xfdBLE marks")
    assert altered != intact
    path.write_bytes(altered)
    for ask in (kept.heal, kept.runs, kept.words, kept.size):
        with pytest.raises(HistoryError, match="is damaged"):
            ask()
    kept.set_aside()
    assert {row.name for row in kept.runs()} == {"first", "second"}


def test_bytes_changed_anywhere(kept: History) -> None:
    path: Path = kept.folder / NAME
    intact, chance = path.read_bytes(), random.Random(6)
    for _ in range(60):
        altered = bytearray(intact)
        for _ in range(chance.randrange(1, 30)):
            altered[chance.randrange(len(altered))] = chance.randrange(256)
        path.write_bytes(altered)
        assert names(kept) == {"first", "second"}
        for aside in kept.folder.glob("*.aside-*"):
            aside.unlink()
