"""A history that was interrupted, altered, damaged or written by something else loses no run."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from swathe.core.cancel import CancelToken
from swathe.core.errors import HistoryError, RunFileError
from swathe.core.history.history import History
from swathe.core.history.history_file import COLUMNS, checksum_of, connected, marks_line
from swathe.core.history.summary import summary_of
from swathe.core.results.marks import Marks
from tests.core.history.kept import add, altered
from tests.core.history.searches import result, save


def test_marks_that_were_altered(three: tuple[History, list[str]]) -> None:
    history, ids = three
    history.set_marks(ids[0], [Marks({1, 2}), Marks(), Marks({0})])
    for statement in (
        "UPDATE marks SET data = replace(data, '[1, 2]', '[1, 3]')",
        "UPDATE marks SET query = query - 1 WHERE query = 0",
        "UPDATE marks SET checksum = 5 WHERE query = 2",
    ):
        before = (history.folder / "history.sqlite").read_bytes()
        altered(history, statement)
        with pytest.raises(HistoryError, match="the marks of the run Globins were altered"):
            history.open(ids[0])
        assert history.heal() == ["Marks of the run Globins were altered in the list: they were removed."]
        assert history.open(ids[0]).result.queries and history.heal() == []
        (history.folder / "history.sqlite").write_bytes(before)
    assert history.open(ids[0]).result.queries[2].hits.marks == Marks({0})


def test_a_crash_before_the_line(three: tuple[History, list[str]]) -> None:
    history, _ = three
    save(result("plain"), history.path_of("f" * 32), name="orphan")
    assert len(history.runs()) == 3
    assert history.heal() == ["The run orphan was missing from the list and has been added."]
    assert history.run("f" * 32).name == "orphan" and len(history.runs("orphan")) == 1
    assert history.heal() == []


@pytest.mark.parametrize("file_gone", [False, True])
def test_a_crash_while_deleting(three: tuple[History, list[str]], file_gone: bool) -> None:
    history, ids = three
    altered(history, "UPDATE runs SET deleting = id WHERE id = ?", ids[0])
    if file_gone:
        history.path_of(ids[0]).unlink()
    assert [row.id for row in history.runs()] == [ids[2], ids[1]]
    (sentence,) = history.heal()
    assert sentence == "The deletion of the run Globins was interrupted and has now been completed."
    assert not history.path_of(ids[0]).exists() and history.heal() == []


def test_a_file_that_somebody_took_away(three: tuple[History, list[str]]) -> None:
    history, ids = three
    history.path_of(ids[0]).unlink()
    (sentence,) = history.heal()
    assert "The file of the run Globins is gone" in sentence
    with pytest.raises(RunFileError, match="cannot be opened"):
        history.open(ids[0])
    history.delete(ids[0])
    assert history.heal() == []


def test_a_file_that_is_damaged_stays(three: tuple[History, list[str]]) -> None:
    history, _ = three
    path = history.path_of("e" * 32)
    path.write_bytes(b"PK\3\4 half of it")
    (sentence,) = history.heal()
    assert "cannot be read and is left as it is" in sentence and path.exists()


def test_a_file_that_cannot_be_deleted(
    three: tuple[History, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    history, ids = three

    def locked(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", locked)
        with pytest.raises(HistoryError, match="cannot be deleted: Permission denied"):
            history.delete(ids[0])
    assert len(history.runs()) == 3 and history.open(ids[0]).name == "Globins"


def test_files_that_were_never_finished(three: tuple[History, list[str]]) -> None:
    history, _ = three
    old, young = (history.folder / "runs" / f".{age}.swr.1234.part" for age in ("old", "young"))
    for path in (old, young):
        path.write_bytes(b"PK")
    os.utime(old, (time.time() - 10**6,) * 2)
    assert history.heal() == []
    assert young.exists() and not old.exists()


def test_a_line_that_was_altered(three: tuple[History, list[str]]) -> None:
    history, ids = three
    altered(history, "UPDATE runs SET hits = hits + 1 WHERE id = ?", ids[0])
    assert history.heal() == ["The run Globins was altered in the list and has been restored from its file."]
    assert history.run(ids[0]).hits == summary_of(result("plain")).hits and history.heal() == []
    altered(history, "UPDATE runs SET deleting = 'x', id = '0' || id WHERE id = ?", ids[1])
    assert len(history.heal()) == 2 and {row.id for row in history.runs()} == set(ids)
    altered(history, "UPDATE runs SET deleting = 1")
    assert len(history.heal()) == 3 and {row.id for row in history.runs()} == set(ids)
    altered(history, "UPDATE runs SET hits = 'many' WHERE id = ?", ids[0])
    with pytest.raises(HistoryError, match="holds values of the wrong type"):
        history.runs()
    assert len(history.heal()) == 1 and len(history.runs()) == 3


@pytest.mark.parametrize(
    "run", ["../victim", "../../victim", "/tmp/victim", "", ".", "..", ".x", "a\0b", "a\\b", "c:x"]
)
def test_an_id_never_names_a_file_outside(
    three: tuple[History, list[str]], run: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither asked for nor in a list that was altered, checksums and all, and is about to be finished."""
    history, ids = three
    victims = [history.folder / "victim.swr", history.folder.parent / "victim.swr"]
    for victim in victims:
        victim.write_bytes(history.path_of(ids[0]).read_bytes())
    for action in (
        history.path_of, history.run, history.open, history.delete,
        lambda run: history.rename(run, "new"),
        lambda run: history.set_marks(run, []),
        lambda run: list(history.replace(run, result("plain"), CancelToken())),
    ):  # fmt: skip
        with pytest.raises(HistoryError, match="no run"):
            action(run)
    for deleting in ("", run):
        with connected(history.folder / "history.sqlite", write=True) as connection:
            values = connection.execute(
                f"SELECT words, {COLUMNS} FROM runs WHERE id = ?", (ids[1],)
            ).fetchone()
            row = (run, *values[2:])
            places = ", ".join("?" * (len(row) + 3))
            connection.execute(
                f"INSERT INTO runs ({COLUMNS}, words, checksum, deleting) VALUES ({places})",
                (*row, values[0], checksum_of(row, values[0]), deleting),
            )
        for action in (history.open, history.delete):
            with pytest.raises(HistoryError):
                action(run)
        assert any("names no file of the history" in sentence for sentence in history.heal())
        assert {row.id for row in history.runs()} == set(ids)
    assert all(victim.exists() for victim in victims)


@pytest.mark.parametrize("data", ["[" * 100_000, "[" * 60, '{"ticked":[NaN],"pinned":[],"notes":[]}'])
def test_marks_of_any_nesting(
    three: tuple[History, list[str]], data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    history, ids = three
    with monkeypatch.context() as patch:
        patch.setattr("swathe.core.history.history_file.json.dumps", lambda _: data)
        line = marks_line(ids[0], 0, Marks())
    with connected(history.folder / "history.sqlite", write=True) as connection:
        connection.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?)", line)
    with pytest.raises(HistoryError, match="marks of the run Globins were altered"):
        history.open(ids[0])


def test_a_list_that_was_deleted_is_made_again(three: tuple[History, list[str]]) -> None:
    history, ids = three
    (history.folder / "history.sqlite").unlink()
    assert history.runs() == []
    assert len(history.heal()) == 3 and {row.id for row in history.runs()} == set(ids)


def test_a_newer_history_is_left_alone(three: tuple[History, list[str]]) -> None:
    history, ids = three
    history.rename(ids[1], "second")
    history.set_marks(ids[2], [Marks({0})])
    altered(history, "PRAGMA user_version = 99")
    before = (history.folder / "history.sqlite").read_bytes()
    for ask in (
        history.runs, history.heal, history.size, lambda: history.run(ids[0]), lambda: history.delete(ids[0]),
        lambda: history.rename(ids[0], "x"), lambda: history.set_marks(ids[0], []),
        lambda: add(history, result("plain")),
    ):  # fmt: skip
        with pytest.raises(HistoryError, match="written by a newer version") as raised:
            ask()
        assert raised.value.hint
    assert (history.folder / "history.sqlite").read_bytes() == before
    aside = history.set_aside()
    assert aside.read_bytes() == before
    assert {row.name for row in history.runs()} == {"Globins", "second", ""}
    assert history.open(ids[2]).result.queries[0].hits.marks == Marks({0})
    assert len(history.runs()) == 4, "the one that could not be listed is found by its file"


def test_something_else_under_its_name(history: History) -> None:
    history.folder.mkdir()
    path = history.folder / "history.sqlite"
    for content in (b"", b"not a database" * 100, b"SQLite format 3\0" + bytes(100)):
        path.write_bytes(content)
        if not content:
            assert history.runs() == []
            continue
        with pytest.raises(HistoryError, match="damaged"):
            history.runs()
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(HistoryError, match="a database of another program"):
        history.runs()
    history.set_aside()
    assert history.runs() == []


def test_fuzzed_lists_give_a_sentence_and_lose_nothing(three: tuple[History, list[str]]) -> None:
    history, ids = three
    path = history.folder / "history.sqlite"
    intact = path.read_bytes()
    generator = random.Random(2)
    sentences = 0
    for attempt in range(240):
        data = bytearray(intact)
        if attempt % 4 == 0:
            del data[generator.randrange(len(data)) :]
        else:
            for _ in range(generator.choice((1, 1, 30))):
                first = generator.choice((100, 1_000, len(data)))
                data[generator.randrange(min(first, len(data)))] = generator.randrange(256)
        path.write_bytes(data)
        for ask in (history.runs, lambda: history.runs("q1"), history.size, history.heal):
            try:
                ask()
            except HistoryError as error:
                sentences += 1
                assert error.message.endswith(".") and error.hint
        path.with_name("history.sqlite-journal").unlink(missing_ok=True)
        assert all(history.path_of(run_id).exists() for run_id in ids)
    assert sentences > 50
    path.write_bytes(intact[: len(intact) // 2])
    history.set_aside()
    assert {row.id for row in history.runs()} == set(ids)
    for run_id in ids:
        assert history.open(run_id).result.queries
