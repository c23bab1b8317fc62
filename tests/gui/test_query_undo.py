"""Undo and redo of the query bring back whole what was there, wherever in its field the keys are."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from swathe.core.system.resources import sample_queries


@pytest.fixture
def query(open_window, qtbot):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window.form.query


def by_keys(field, qtbot, keys, place):
    """Press Ctrl+Z, or what redoes, where the keys are in the field."""
    place.setFocus()
    qtbot.keySequence(place, keys)
    qtbot.keyRelease(place, Qt.Key.Key_Control)  # Qt remembers it as held after a simulated shortcut


@pytest.mark.parametrize("where", ["list", "editor", "button"])
def test_undo_and_redo_bring_files_back_whole(query, qtbot, tmp_path, where):
    """The beginning of a large file came back, its last query without residues; a PSSM as a sequence."""
    large, pssm = tmp_path / "large.fasta", tmp_path / "one.pssm"
    large.write_text("".join(f">s{n}\n{'MKVLAAGIVG' * 30}\n" for n in range(1_000)))
    pssm.write_bytes((Path(__file__).parents[1] / "data/psiblast.pssm").read_bytes())
    for path in (sample_queries(), pssm, large, pssm):
        query.open(path)
        qtbot.waitUntil(lambda path=path: query.paths == (path,))
    place = {"list": query.cards, "editor": query.edit, "button": query.open_button}[where]
    if where == "editor":
        query.edit_query()
    by_keys(query, qtbot, QKeySequence.StandardKey.Undo, place)
    assert (len(query.sequences()), query.paths, query.source.whole()) == (1_000, (large,), "large.fasta")
    assert not query.problem and query.edit.isReadOnly() and query.source.isVisible()
    assert query.edit.isVisible() is (where == "editor"), "it stays as it is shown"
    by_keys(query, qtbot, QKeySequence.StandardKey.Undo, place)
    assert query.all_are_pssms and (query.paths, query.source.whole()) == ((pssm,), "one.pssm")
    by_keys(query, qtbot, QKeySequence.StandardKey.Undo, place)
    assert query.paths == (sample_queries(),) and not query.edit.isReadOnly()
    for paths, count in (((pssm,), 1), ((large,), 1_000), ((pssm,), 1)):
        by_keys(query, qtbot, QKeySequence.StandardKey.Redo, place)
        assert (query.paths, len(query.sequences())) == (paths, count)
    assert query.all_are_pssms


def test_what_was_typed_since_a_file_is_undone_before_it_and_redone(query, qtbot):
    query.open(sample_queries())
    qtbot.waitUntil(lambda: query.paths == (sample_queries(),))
    query.edit_query()
    qtbot.keyClicks(query.edit, "AA")
    assert query.paths == ()
    query.set_text(">other\nMKV")
    query.undo()
    assert "AA" in query.edit.toPlainText() and query.paths == ()
    query.undo()
    assert (query.paths, query.source.isVisible()) == ((sample_queries(),), True)
    query.redo()
    query.redo()
    assert query.sequences()[0].letters == "MKV" and query.paths == ()
    query.undo()
    query.undo()
    qtbot.keyClicks(query.edit, "K")  # from here on nothing can be redone
    for _ in range(3):
        query.redo()
    assert "K" in query.edit.toPlainText()[:2] and query.paths == ()
