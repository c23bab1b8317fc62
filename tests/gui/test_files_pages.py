"""What the pages of reciprocal best hits and of networks have in common: where the keys are, what is kept."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from swathe.core.network.edges import EdgeTable
from swathe.core.network.families import NodeTable
from swathe.core.reciprocal.pairs import PairTable
from swathe.core.reciprocal.unpaired import UnpairedTable

PAGES = ("reciprocal", "network")


@pytest.fixture
def page(request, open_window, searched_once):
    """A page of a window, with the file to search."""
    window = open_window()
    window.menus.action(f"show_{request.param}").trigger()
    page = window.pages.get(request.param)
    for edit in page.files.values():
        edit.setText(str(searched_once))
    return page


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_the_keys_go_from_the_button_to_the_table_found(page, qtbot):
    """They went to the rail where a result was searched anew from within: it is hidden meanwhile."""
    window = page.window()
    page.button.setFocus()
    qtbot.keyClick(page.button, Qt.Key.Key_Space)
    assert page.state.busy and QApplication.focusWidget() is page.button
    qtbot.waitUntil(lambda: not page.state.busy)
    assert QApplication.focusWidget() is page.result_table()
    within = [page.result_table, lambda: page.words if page.noun == "pair" else page.view.weaker_button]
    for widget in within:
        widget().setFocus()
        window.menus.action("search").trigger()
        assert page.state.busy and QApplication.focusWidget() is page.button
        qtbot.waitUntil(lambda: not page.state.busy)
        assert QApplication.focusWidget() is page.result_table()
    edit = next(iter(page.files.values()))
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.state.busy)
    assert QApplication.focusWidget() is edit, "a field keeps them"


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_what_another_search_replaces_is_said_until_it_is_exported(page, qtbot, tmp_path):
    """Another one replaced what was found, without a way back, and only behind an i it was said."""
    page.button.click()
    qtbot.waitUntil(lambda: not page.state.busy)
    replaces = f"{page.start_words} replaces the {'pairs' if page.noun == 'pair' else 'network'} of "
    assert replaces in page.scoring.whole()
    # After families or a picture were exported it was said of the network that it was not.
    what = "which are" if page.noun == "pair" else "whose list of edges is"
    assert page.scoring.whole().endswith(f", {what} not exported yet.")
    top = page.result_widget().y()
    edit = next(iter(page.files.values()))
    before = edit.text()
    edit.setText("absent.fasta")
    qtbot.settle(page)
    assert page.scoring.whole() == "There is no file absent.fasta." and not page.phase.isVisible()
    assert page.result_widget().y() == top, "the tables moved"
    edit.setText(before)
    page.export_to(tmp_path / ("pairs.csv" if page.noun == "pair" else "x.edges.csv"))
    qtbot.waitUntil(lambda: page.unexported is None)
    assert page.scoring.whole().startswith("Found with ")


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_a_picture_of_the_alignment_shown_is_saved_and_copied(page, qtbot, tmp_path, monkeypatch):
    """No file was written, and nothing was said: the pages did not let the worker paint it."""
    page.button.click()
    qtbot.waitUntil(lambda: not page.state.busy)
    if page.noun == "pair":
        page.table.setCurrentIndex(page.model.index(0, 0))
        pair = page.pair
    else:
        page.view.choose_edge(0)
        pair = page.view.pair
    qtbot.waitUntil(pair.alignment.canvas.isVisible)
    path = tmp_path / "pair.svg"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    pair.alignment.tools.actions_["save_picture"].trigger()
    qtbot.waitUntil(lambda: "Saved the alignment with" in page.messages.text)
    assert path.is_file()
    pair.alignment.tools.actions_["copy_picture"].trigger()
    qtbot.waitUntil(lambda: "Copied the alignment with" in page.messages.text)
    assert QApplication.clipboard().mimeData().hasImage()


@pytest.mark.parametrize("page", PAGES, indirect=True)
def test_a_table_of_such_a_page_is_called_what_it_is(page, qtbot, tmp_path):
    """It was a table of hits to open by File › Open run or hits…, which then refused it."""
    tables = (
        (EdgeTable, "a table of a network's edges that Swathe wrote"),
        (NodeTable, "a table of a network's families that Swathe wrote"),
        (PairTable, "a table of reciprocal best hits that Swathe wrote"),
        (UnpairedTable, "a table of sequences without a reciprocal best hit that Swathe wrote"),
    )
    window = page.window()
    front = f"show_{window.pages.front}"
    for comment, (table, called) in itertools.product(("# Program: Swathe 0.1.0\n", ""), tables):
        path = tmp_path / f"{table.__name__}{len(comment)}.tsv"
        path.write_text(comment + "\t".join(column.key for column in table.columns) + "\n")
        window.menus.action(front).trigger()
        next(iter(page.files.values())).setText(str(path))
        page.button.click()
        said = f"{path}: this is {called}, not sequences. Choose a FASTA file."
        qtbot.waitUntil(lambda said=said: not page.state.busy and page.messages.text == said)
        assert page.messages.isVisible()
        window.open_files([path])
        said = f"{path}: this is {called}, no table of hits."
        qtbot.waitUntil(lambda said=said: said in window.messages.text)
        assert "for spreadsheets and other programs" in window.messages.text


@pytest.mark.parametrize("name", PAGES)
def test_files_and_bound_are_there_again_at_the_next_start(open_window, small, tmp_path, name):
    """The search form's were, these were to be chosen again each time."""
    window = open_window()
    window.form.database.open(small)
    window.menus.action(f"show_{name}").trigger()
    first = window.pages.get(name)
    (*own, proposed) = first.files
    assert first.path(proposed) == small, "by the form"
    for side in own:
        first.files[side].setText(str(tmp_path / "gone.fasta"))
    first.evalue.setText("1e-7")
    window.close()
    second = open_window().pages.get(name)
    assert [second.path(side) for side in own] == [tmp_path / "gone.fasta"] * len(own)
    assert second.files[proposed].text() == "", "the form proposes its own again"
    assert second.evalue.text() == "1e-7" and second.result_widget() is None


def test_a_bound_that_is_none_is_not_remembered(open_window, small):
    window = open_window()
    window.menus.action("show_network").trigger()
    page = window.pages.get("network")
    page.file.setText(str(small))
    page.evalue.setText("none")
    window.close()
    page = open_window().pages.get("network")
    assert page.path("path") == small and page.evalue.text() == "1e-05"
