"""The lineages in the tab of organisms: a tree that narrows the table to a taxon."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog

from swathe.core.results.filters import Condition, Operator
from swathe.core.results.hits import COLUMNS
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.hits.filter_bar import FilterBar
from swathe.gui.results.organisms.view import OrganismsView
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.taxa_field import TaxaField
from swathe.gui.widgets.taxdump import keep_taxdump, kept_taxdump
from tests.core.taxonomy.dump import as_tar, write_dump
from tests.gui.on_screen import feed, on_screen, work_off
from tests.gui.results_fixtures import only_first_query, search


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
    tasks = []
    view.task_wanted.connect(tasks.append)
    view.grouping.setCurrentIndex(1)
    view.grouping.activated.emit(1)
    for task in tasks:
        work_off(task)
    if path:
        choose_taxonomy(view, monkeypatch, path)


def choose_taxonomy(view, monkeypatch, path):
    """Press the button that the page without a taxonomy has."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path) if path else "", ""))
    tasks = []
    view.task_wanted.connect(tasks.append)
    view.message.action_triggered.emit()
    view.task_wanted.disconnect(tasks.append)
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
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.filter_changed.connect(view.set_filter)
    view.filter_wanted.connect(lambda condition, on: (bar.narrow if on else bar.remove_condition)(condition))
    view.filter_wanted.connect(
        lambda condition, on: wanted.append((condition.operator, condition.wanted, on))
    )
    view.lineage_tree.setCurrentIndex(shown["Mammalia"])
    (narrow,) = view.lineage_tree.actions()
    narrow.trigger()
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


def test_without_a_taxonomy_it_says_what_it_is_and_where_to_get_it(view, qtbot, monkeypatch, tmp_path):
    """A bare file dialog asked for "NCBI's taxonomy"."""
    view.grouping.setCurrentIndex(1)
    view.grouping.activated.emit(1)
    assert view.message.isVisible() and not view.lineage_tree.isVisible()
    assert "https://ftp.ncbi.nlm.nih.gov/pub/taxonomy/taxdump.tar.gz" in view.message.text()
    text = tmp_path / "text"
    text.write_text("no archive")
    choose_taxonomy(view, monkeypatch, None)
    assert view.message.isVisible()
    choose_taxonomy(view, monkeypatch, text)
    assert view.message.isVisible() and "no archive" in view.note.text
    view.set_rows(np.arange(3))
    assert view.message.isVisible(), "one that cannot be read is not read again"
    view.grouping.setCurrentIndex(0)
    view.grouping.activated.emit(0)
    assert view.tree.isVisible()
    dump = as_tar(write_dump(tmp_path / "dump"))
    view.grouping.setCurrentIndex(1)
    view.grouping.activated.emit(1)
    choose_taxonomy(view, monkeypatch, dump)
    assert "Mammalia" in names(view.lineage_model)
    assert kept_taxdump() == dump and TaxaField().taxdump is None
    field = TaxaField()
    field.box.click()
    assert field.taxdump == dump, "the form has it, too"


def test_a_taxonomy_that_was_chosen_before_is_not_asked_for(found, qtbot, monkeypatch, tmp_path):
    field = TaxaField()
    field.open(write_dump(tmp_path / "dump"))
    view = on_screen(qtbot, OrganismsView(), 1000, 600)
    view.set_result(found.queries[0], found.plan)
    view.set_rows(np.arange(len(found.queries[0].hits)))
    group_by_lineage(view, qtbot, monkeypatch, None)
    assert "Mammalia" in names(view.lineage_model)


@pytest.fixture
def page(qtbot, found):
    page = on_screen(qtbot, ResultsPage(), 1280, 800)
    feed(page, only_first_query(found))
    return page


def test_a_filter_for_lineages_that_are_not_known_asks_for_them(page, qtbot, monkeypatch, tmp_path):
    """It said that no hit is of bacteria, while nobody knew what they are of."""
    hits = page.hits
    shown = hits.model.rowCount()
    hits.filter_bar.add_condition(Condition.read("lineage", Operator.CONTAINS, "Mammalia"))
    assert "No hit meets" not in hits.message.text()
    assert hits.message.text().startswith("The lineages of these hits are not known")
    assert hits.message._action.text() == "How to look up lineages", "nothing would be looked up at once"
    alignment = page.tabs.open(AlignmentView)
    qtbot.waitUntil(alignment.message.isVisible)
    assert alignment.message.text() == "No hit in the table The table says why, and what to do about it."
    hits.message.action_triggered.emit()
    organisms = page.tabs.open(OrganismsView)
    qtbot.waitUntil(organisms.message.isVisible)
    assert organisms.message.text().startswith("Lineages need NCBI's taxonomy")
    page.task_wanted.connect(work_off)
    choose_taxonomy(organisms, monkeypatch, as_tar(write_dump(tmp_path / "dump")))
    assert hits.table.isVisible() and 0 < hits.model.rowCount() < shown
    assert all("Mammalia" in hits.model.table.text("lineage", row) for row in hits.model.visible_rows())
    qtbot.waitUntil(lambda: "Mammalia" in names(organisms.lineage_model))
    hits.filter_bar.clear()
    assert hits.model.rowCount() == shown


def test_no_hit_is_said_to_be_of_other_lineages_while_none_is_known(page, qtbot):
    page.hits.filter_bar.add_condition(Condition.read("lineage", Operator.LACKS, "Mammalia"))
    assert page.hits.message.isVisible() and "not known" in page.hits.message.text()


def test_the_column_of_lineages_asks_for_them(page, qtbot, monkeypatch, tmp_path):
    """It was empty without a word."""
    hits = page.hits
    section = next(at for at, column in enumerate(COLUMNS) if column.key == "lineage")
    hits.table.chooser.choose(section, True)
    organisms = page.tabs.open(OrganismsView)
    qtbot.waitUntil(organisms.message.isVisible)
    assert organisms.message.text().startswith("Lineages need NCBI's taxonomy")
    assert hits.table.isVisible() and not hits.model.index(0, section).data()
    page.task_wanted.connect(work_off)
    choose_taxonomy(organisms, monkeypatch, as_tar(write_dump(tmp_path / "dump")))
    assert any("Mammalia" in hits.model.index(row, section).data() for row in range(hits.model.rowCount()))


def test_lineages_that_came_with_a_run_need_no_taxonomy(view, found, qtbot, monkeypatch, tmp_path):
    group_by_lineage(view, qtbot, monkeypatch, write_dump(tmp_path / "dump"))
    keep_taxdump(tmp_path / "gone")
    reopened = on_screen(qtbot, OrganismsView(), 1000, 600)
    reopened.set_result(found.queries[0], found.plan)
    reopened.set_rows(np.arange(len(found.queries[0].hits)))
    group_by_lineage(reopened, qtbot, monkeypatch, None)
    assert reopened.by_lineage and "Mammalia" in names(reopened.lineage_model)
    reopened.set_result(found.queries[1], found.plan)
    reopened.set_rows(np.arange(len(found.queries[1].hits)))
    assert reopened.message.text().startswith("Lineages need NCBI's taxonomy")
