"""Several databases in the form: added, removed, dropped, remembered, searched as one, filled in again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import sample_database
from swathe.core.taxonomy.choice import TaxonChoice
from swathe.gui.results.summary_line import differences
from swathe.gui.window.drops import Drop
from swathe.gui.work.settings import WindowSettings


@pytest.fixture(scope="module")
def halves(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sample's database in two files."""
    folder = tmp_path_factory.mktemp("halves")
    records = [f">{record.rstrip()}\n" for record in sample_database().read_text()[1:].split("\n>")]
    paths = folder / "first.fasta", folder / "second.fasta"
    paths[0].write_text("".join(records[:200]))
    paths[1].write_text("".join(records[200:]))
    return paths


@pytest.fixture(scope="module")
def window_once(open_for_all, one_query):
    return open_for_all((one_query,))


@pytest.fixture
def window(window_once, halves, qtbot):
    """A window whose form has the first database."""
    window_once.form.database.open(halves[0])
    qtbot.waitUntil(lambda: window_once.form.database.database is not None)
    return window_once


def opened(window, qtbot, n_sequences: int) -> None:
    field = window.form.database
    qtbot.waitUntil(lambda: field.database is not None and field.database.n_sequences == n_sequences)


def test_a_second_database_moves_nothing_below(window, qtbot, halves):
    field, preset = window.form.database, window.form.preset
    qtbot.settle()
    before = preset.y()
    field.add([halves[1]])
    opened(window, qtbot, 413)
    qtbot.settle()
    assert preset.y() == before
    field.remove(halves[1])
    opened(window, qtbot, 200)
    qtbot.settle()
    assert preset.y() == before


def test_one_is_a_line_and_several_are_a_line_each(window, qtbot, halves):
    field = window.form.database
    assert field.combo.isVisible() and not field.rows.isVisible()
    field.add([halves[1]])
    opened(window, qtbot, 413)
    assert not field.combo.isVisible() and field.rows.isVisible()
    assert [row.counts.text() for row in field.rows.rows] == ["200", "213"]
    assert [row.name.accessibleName() for row in field.rows.rows] == ["first.fasta", "second.fasta"]
    assert "413 sequences" in field.note.text
    for row, path in zip(field.rows.rows, halves, strict=True):
        assert str(path) in row.info.words and "longest" in row.info.words
    assert window.form.request().databases == halves
    qtbot.mouseClick(field.rows.rows[0].cross, Qt.MouseButton.LeftButton)
    opened(window, qtbot, 213)
    assert field.paths == halves[1:] and field.combo.isVisible()
    assert field.combo.currentText() == "second.fasta"
    assert window.form.request().more_databases is None


def test_what_is_there_already_is_not_added_again(window, halves):
    window.form.database.add([halves[0], halves[0].parent / "." / halves[0].name])
    assert window.form.database.paths == halves[:1]


def test_a_file_given_twice_is_opened_once(window, qtbot, halves):
    """It was refused as holding the same sequences as itself, under a path with three slashes."""
    window.form.database.open(halves[1], halves[1])
    opened(window, qtbot, 213)
    assert window.form.database.paths == (halves[1],)
    window.form.query.open(halves[0], halves[0])
    qtbot.waitUntil(lambda: not window.form.query.reading)
    assert len(window.form.query.parsed) == 200 and window.form.query.paths == (halves[0],)


def test_the_same_sequences_twice_are_said(window, qtbot, halves, tmp_path):
    copy = tmp_path / "copy.fasta"
    copy.write_bytes(halves[0].read_bytes())
    window.form.database.add([copy])
    qtbot.waitUntil(lambda: "holds the same sequences as" in window.form.database.note.text)
    assert window.form.database.paths == (halves[0],), "they are not searched twice"
    assert window.form.database.database.n_sequences == 200


def test_chosen_in_the_dialog_and_dropped(window, qtbot, halves, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(halves[1])], ""))
    window.form.database.add_button.click()
    opened(window, qtbot, 413)
    window.form.database.open_button.click()
    opened(window, qtbot, 213)
    window.take(Drop(databases=halves))
    opened(window, qtbot, 413)


def test_remembered_for_the_next_start(window, qtbot, halves):
    window.form.database.add([halves[1]])
    settings = WindowSettings()
    window.form.save(settings)
    window.form.database.open(halves[0])
    window.form.database.restore(settings)
    assert window.form.database.paths == halves
    opened(window, qtbot, 413)


def test_searched_as_one(open_window, one_query, qtbot, halves, finish, ready):
    window = open_window((one_query,))

    def found() -> list[tuple[str, float]]:
        hits = window.controller.result.queries[0].hits
        return [(hits.text("subject", row), hits.number("evalue", row)) for row in range(len(hits))]

    table = window.page.hits.table
    section = next(i for i, column in enumerate(COLUMNS) if column.key == "database")
    window.form.database.open(sample_database())
    ready(window)
    window.search()
    finish(window)
    assert table.isColumnHidden(section)
    whole = found()

    window.form.database.open(*halves)
    ready(window)
    window.search()
    finish(window)
    assert found() == whole
    assert not table.isColumnHidden(section)
    hits = window.controller.result.queries[0].hits
    assert {hits.text("database", row) for row in range(len(hits))} == {"first.fasta", "second.fasta"}
    assert "first.fasta + second.fasta" in window.page.summary.what.accessibleName()

    result = window.controller.result
    window.form.database.open(sample_database())
    window.runs.again.fill(result, "it")
    opened(window, qtbot, 413)
    assert window.form.database.paths == halves
    assert window.form.filled.text.startswith("The form was filled from")


def test_what_the_form_would_search_otherwise_is_said(window, qtbot, halves, ready):
    ready(window)
    asked = window.form.request()
    assert differences(asked, asked) == {}
    wanted = replace(
        asked, more_databases=halves[1:], taxa=TaxonChoice(Path("taxdump"), ("Mammalia",), ("9606",))
    )
    assert differences(asked, wanted) == {
        "database": "first.fasta + second.fasta instead of first.fasta",
        "taxa": "Mammalia without 9606 instead of all taxa",
    }
