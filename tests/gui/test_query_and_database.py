"""Query and database that were exchanged, or are one file: what is said of it, and what mends it."""

from __future__ import annotations

import pytest

from swathe.core.system.resources import sample_queries


@pytest.fixture
def files(tmp_path):
    large, small = tmp_path / "large.fasta", tmp_path / "small.fasta"
    large.write_text("".join(f">s{n}\n{'MKVLAAGIVG' * 6}\n" for n in range(5_000)))
    small.write_text("".join(f">d{n}\n{'MKVLWWGIVG' * 6}\n" for n in range(50)))
    return large, small


@pytest.fixture
def form(open_window):
    return open_window().form


def opened(form, qtbot, query, database):
    """Open query and database, and wait for both."""
    form.query.open(query)
    form.database.open(database)
    both(form, qtbot, query, database)


def both(form, qtbot, query, database):
    """Wait until the form holds both."""
    qtbot.waitUntil(lambda: form.query.paths == (query,) and form.database.paths == (database,))
    qtbot.waitUntil(lambda: form.database.database is not None and not form.problem)


def act(form, words):
    """Click what is offered beneath the query."""
    next(button for button in form.query.note.buttons if button.text() == words).click()


def test_far_more_queries_than_sequences_can_be_exchanged_and_back(form, qtbot, files):
    large, small = files
    opened(form, qtbot, large, small)
    note = form.query.note
    words = "5,000 queries against 50 sequences: query and database seem to be exchanged."
    assert words in note.text and note.warns
    assert [button.text() for button in note.buttons] == ["Exchange query and database"]
    act(form, "Exchange query and database")
    both(form, qtbot, small, large)
    assert "exchanged" not in note.text and not note.buttons
    form.query.undo()
    both(form, qtbot, large, small)
    form.query.redo()
    both(form, qtbot, small, large)


def test_undo_after_a_query_became_the_database_brings_both_back(form, qtbot, files):
    """The database before it was lost."""
    large, small = files
    small.write_text("".join(f">d{n}\n{'MKVLWWGIVG' * 6}\n" for n in range(1_000)))
    opened(form, qtbot, large, small)
    (button,) = form.query.note.buttons
    assert "clear the query" in button.toolTip()
    act(form, "Use as database")
    qtbot.waitUntil(lambda: form.database.paths == (large,) and form.database.database is not None)
    form.query.undo()
    both(form, qtbot, large, small)


def test_few_queries_are_nobody_s_database(form, qtbot, files):
    _, small = files
    opened(form, qtbot, small, sample_queries())
    assert "exchanged" not in form.query.note.text and not form.query.note.buttons


def test_that_both_are_one_large_file_comes_first_and_single_short_queries_last(form, qtbot, files):
    """The only warning was of one short query, above a button that did not belong to it."""
    large, _ = files
    with large.open("a") as file:
        file.write(">tiny\nMKV\n")
    opened(form, qtbot, large, large)
    note = form.query.note
    qtbot.waitUntil(lambda: note.warns)
    first, *_ = note.text.splitlines()
    assert first == "5,001 queries are searched against themselves."
    assert [button.text() for button in note.buttons] == ["Clear the query"], "it is the database already"
    assert "1 of 5,001 queries, “tiny”, is too short" in note.info.words
    act(form, "Clear the query")
    assert not form.query.parsed and form.database.paths == (large,)
