"""The lineages in the tab of organisms: a tree that narrows the table to a taxon."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog

from swathe.core.results.filters import Operator
from swathe.gui.results.organisms.view import OrganismsView
from tests.core.taxonomy.dump import as_tar, write_dump
from tests.gui.on_screen import on_screen, work_off
from tests.gui.results_fixtures import search


@pytest.fixture
def found():
    return search()


@pytest.fixture
def view(qtbot, found):
    view = on_screen(qtbot, OrganismsView(), 1000, 600)
    view.set_result(found.queries[0], found.plan)
    view.set_rows(np.arange(len(found.queries[0].hits)))
    return view


def names(model, parent=None):
    """Every taxon of the tree, with its hits."""
    listed = {}
    for row in range(model.rowCount(parent) if parent is not None else model.rowCount()):
        index = model.index(row, 0, parent) if parent is not None else model.index(row, 0)
        listed[index.data()] = index
        listed |= names(model, index)
    return listed


def group_by_lineage(view, qtbot, monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path) if path else "", ""))
    tasks = []
    view.task_wanted.connect(tasks.append)
    view.grouping.setCurrentIndex(1)
    view.grouping.activated.emit(1)
    for task in tasks:
        work_off(task)


def test_a_tree_of_taxa_that_narrows_the_table(view, found, qtbot, monkeypatch, tmp_path, qtmodeltester):
    group_by_lineage(view, qtbot, monkeypatch, as_tar(write_dump(tmp_path / "dump")))
    hits = found.queries[0].hits
    assert view.lineage_tree.isVisible() and not view.tree.isVisible()
    qtmodeltester.check(view.lineage_model)
    shown = names(view.lineage_model)
    human = [row for row in range(len(hits)) if hits.text("organism", row) == "Homo sapiens"]
    assert shown["Homo sapiens"].siblingAtColumn(1).data() == str(len(human))
    assert shown["Homo sapiens"].parent().data() == "Homo"
    assert view.lineage_tree.isExpanded(shown["Mammalia"].parent())
    wanted = []
    view.filter_wanted.connect(
        lambda condition, on: wanted.append((condition.operator, condition.wanted, on))
    )
    view.lineage_tree.activated.emit(shown["Mammalia"])
    view.lineage_tree.activated.emit(shown["Homo"])
    view.all_button.click()
    assert wanted == [
        (Operator.INCLUDES, "Mammalia", True),
        (Operator.INCLUDES, "Mammalia", False),
        (Operator.INCLUDES, "Homo", True),
        (Operator.INCLUDES, "Homo", False),
    ]
    view.set_rows(np.array(human))
    assert set(names(view.lineage_model)) == {"Eukaryota", "Mammalia", "Homo", "Homo sapiens"}
    view.set_rows(np.arange(0))
    assert not view.lineage_tree.isVisible()
    view.set_rows(np.array(human))
    view.grouping.setCurrentIndex(0)
    view.grouping.activated.emit(0)
    assert view.tree.isVisible() and not view.lineage_tree.isVisible()


def test_without_a_taxonomy_it_stays_with_organisms(view, qtbot, monkeypatch, tmp_path):
    group_by_lineage(view, qtbot, monkeypatch, None)
    assert view.grouping.currentIndex() == 0 and view.tree.isVisible()
    text = tmp_path / "text"
    text.write_text("no archive")
    group_by_lineage(view, qtbot, monkeypatch, text)
    assert view.grouping.currentIndex() == 0
    assert "no archive" in view.note.text


def test_lineages_that_came_with_a_run_need_no_taxonomy(view, found, qtbot, monkeypatch, tmp_path):
    group_by_lineage(view, qtbot, monkeypatch, write_dump(tmp_path / "dump"))
    reopened = on_screen(qtbot, OrganismsView(), 1000, 600)
    reopened.set_result(found.queries[0], found.plan)
    reopened.set_rows(np.arange(len(found.queries[0].hits)))
    group_by_lineage(reopened, qtbot, monkeypatch, None)
    assert reopened.by_lineage and "Mammalia" in names(reopened.lineage_model)
    reopened.set_result(found.queries[1], found.plan)
    reopened.set_rows(np.arange(len(found.queries[1].hits)))
    assert not reopened.by_lineage and reopened.tree.isVisible()
