"""Hits made queries of: alone, their aligned regions, several at once, and back again."""

from __future__ import annotations

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from swathe.core.cancel import CancelToken
from swathe.core.history.run_file import write_run
from swathe.core.results.hit_alignments import HitAlignments
from swathe.core.system.resources import sample_database, sample_queries
from tests.gui.conftest import search_in
from tests.gui.results_fixtures import align_rows, search


@pytest.fixture(scope="module")
def searched_once(search_for_all):
    return search_for_all(sample_queries(), sample_database())


@pytest.fixture
def searched(searched_once, qtbot):
    """A window in which the sample was searched and its queries are in the form again."""
    searched_once.form.query.open(sample_queries())
    qtbot.waitUntil(lambda: searched_once.form.query.paths == (sample_queries(),))
    searched_once.page.query_list.selectRow(0)
    searched_once.page.hits.table.go_to(0)
    return searched_once


@pytest.fixture
def own(open_window, qtbot):
    """A window in which the sample was searched, for a test that searches again."""
    window = open_window((sample_queries(), sample_database()))
    search_in(window, qtbot)
    return window


def press(window, text):
    """Press a button of the message bar."""
    buttons = [b for b in window.messages.findChildren(QPushButton) if b.text() == text and not b.isHidden()]
    assert buttons, window.messages.text
    buttons[0].click()


def test_the_hit_looked_at_becomes_the_query(own, qtbot, finish):
    hits = own.page.current_result().hits
    own.page.hits.table.go_to(2)
    qtbot.keyClick(own, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    (query,) = own.form.query.sequences()
    assert query.header == hits.header(2)
    assert query.letters == hits.subject(2).letters
    assert "is the query now" in own.messages.text
    own.search()
    finish(own)
    found = own.page.current_result().hits
    assert found.text("subject", 0) == hits.text("subject", 2)


@pytest.mark.long
def test_undo_brings_the_files_back(searched):
    before = searched.form.query
    paths, headers = before.paths, [query.header for query in before.sequences()]
    searched.search_page.hits_as_queries.use_hit()
    assert searched.form.query.paths == ()
    press(searched, "Undo")
    assert searched.form.query.paths == paths
    assert [query.header for query in searched.form.query.sequences()] == headers
    assert paths[0].name in searched.form.query.source.accessibleName()


def test_undo_brings_typed_text_back_as_well(searched):
    searched.form.query.set_text("MKVLA")
    searched.search_page.hits_as_queries.use_hit()
    press(searched, "Undo")
    assert [query.letters for query in searched.form.query.sequences()] == ["MKVLA"]
    assert not searched.form.problem


def test_undo_brings_back_what_an_edited_file_is_called(searched, qtbot, tmp_path):
    path, field = tmp_path / "lab.fasta", searched.form.query
    path.write_text(">a\n1 MKVLA\n")
    field.open(path)
    qtbot.waitUntil(lambda: "Remove 1 number" in [button.text() for button in field.note.buttons])
    field.note.buttons[0].click()
    searched.search_page.hits_as_queries.use_hit()
    press(searched, "Undo")
    assert (field.source_name, field.source.whole()) == ("lab.fasta, edited", "lab.fasta, edited")


def test_hits_are_added_to_the_old_queries(searched):
    old = [query.header for query in searched.form.query.sequences()]
    hits = searched.page.current_result().hits
    searched.search_page.hits_as_queries.use_hit()
    press(searched, "Add to the previous query instead")
    assert [query.header for query in searched.form.query.sequences()] == [*old, hits.header(0)]


def test_the_aligned_region_is_aligned_first(searched, qtbot):
    hits = searched.page.current_result().hits
    last = len(hits) - 1
    searched.page.hits.table.go_to(last)
    hits.alignments = HitAlignments(hits.query, hits.database, hits.scoring, hits.subjects)
    searched.search_page.hits_as_queries.use_region()
    qtbot.waitUntil(lambda: "/" in searched.form.query.sequences()[0].identifier)
    alignment = hits.alignments[last]
    (query,) = searched.form.query.sequences()
    assert query.identifier.endswith(f"/{alignment.subject_start + 1}-{alignment.subject_end}")
    assert len(query) == alignment.subject_end - alignment.subject_start


@pytest.mark.long
def test_regions_of_ticked_hits_else_of_selected_ones(own, qtbot, finish):
    """The hits that files, pictures and tests of significance begin with."""
    hits, table = own.page.current_result().hits, own.page.hits.table

    def used():
        own.search_page.hits_as_queries.use_regions()
        qtbot.waitUntil(lambda: "/" in own.form.query.sequences()[0].identifier)
        return [query.identifier.rsplit("/")[0] for query in own.form.query.sequences()]

    table.go_to(0)
    assert used() == [hits.text("subject", 0)]
    assert "is the query now" in own.messages.text
    hits.marks.tick([1, 4, 7])
    own.search_page.hits_as_queries.use_regions()
    qtbot.waitUntil(lambda: len(own.form.query.sequences()) == 3)
    assert used() == [hits.text("subject", row) for row in (1, 4, 7)], "one selected says nothing"
    assert "3 regions of hits are the queries now" in own.messages.text
    table.selectAll()
    assert len(used()) == 3
    own.page.hits.marking.untick_all()
    own.search_page.hits_as_queries.use_regions()
    qtbot.waitUntil(lambda: len(own.form.query.sequences()) == len(hits))
    own.search()
    finish(own)
    assert own.page.query_summary.isVisible()


def test_without_hits_there_is_nothing_to_use(open_window):
    window = open_window()
    for name in ("hit_as_query", "region_as_query", "regions_as_queries"):
        assert not window.menus.action(name).isEnabled()
    window.search_page.hits_as_queries.use_hit()
    assert window.form.query.sequences() == ()


def test_the_commands_stand_in_the_context_menu_too(searched):
    table = searched.page.hits.table
    assert {searched.menus.action(n) for n in ("hit_as_query", "regions_as_queries")} <= set(table.actions())


def write_queries(window, qtbot, path):
    """Write the table of queries, through the dialog of every export."""
    window.menus.action("export_queries").trigger()
    dialog = window.search_page.export.dialog
    assert dialog.about.text().endswith(" 2 queries, in the order of the list.")
    assert not any(button.isEnabled() for button in dialog.rows.buttons())
    dialog.format.setCurrentIndex(dialog.format.findData(f"queries-{path.suffix[1:]}"))
    dialog.path.setText(str(path))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.messages.text.startswith(f"Saved 2 queries to {path.name} "))


def test_the_summary_of_queries_is_written_as_on_the_screen(searched, qtbot, tmp_path):
    summary = searched.page.query_summary
    assert searched.menus.action("export_queries").isEnabled()
    summary.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    path = tmp_path / "queries.tsv"
    write_queries(searched, qtbot, path)
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines, dialect="excel-tab"))
    model = searched.page.queries
    qtbot.settle(model)
    shown = [model.table.text("query", row) for row in model.visible_rows().tolist()]
    assert [row["query"] for row in rows] == shown
    for row, place in zip(rows, model.visible_rows().tolist(), strict=True):
        hits = model.result(place).hits
        assert int(row["hits"]) == len(hits) == len(hits.alignments), "all are aligned for the coverage"
        assert float(row["covered"]) == pytest.approx(model.table.values("covered")[place])


def test_all_queries_best_hits_are_aligned_unasked(searched, qtbot):
    model = searched.page.queries
    qtbot.waitUntil(lambda: all(model.table.display("covered", row) for row in range(2)))
    searched.menus.action("next_query").trigger()
    assert searched.page.current_query() == 1
    searched.menus.action("previous_query").trigger()
    assert searched.page.current_query() == 0


@pytest.mark.long
def test_hits_of_a_reopened_run_need_no_database(open_window, qtbot, tmp_path):
    result = search()
    align_rows(result.plan, result.queries[0], [2])
    path = tmp_path / "run.swr"
    for _ in write_run(result, path, CancelToken(), align=False):
        pass
    window = open_window()
    window.runs.open(path)
    qtbot.waitUntil(lambda: window.page.current_result() is not None)
    hits = result.queries[0].hits
    assert window.page.current_result().hits.database is not hits.database
    window.page.hits.table.go_to(2)
    window.search_page.hits_as_queries.use_hit()
    assert window.form.query.sequences()[0].letters == hits.subject(2).letters
    window.search_page.hits_as_queries.use_region()
    qtbot.waitUntil(lambda: "/" in window.form.query.sequences()[0].identifier)
    window.page.hits.table.selectAll()
    window.search_page.hits_as_queries.use_regions()
    qtbot.waitUntil(lambda: len(window.form.query.sequences()) == len(hits))
    path = tmp_path / "queries.csv"
    write_queries(window, qtbot, path)
    assert hits.text("subject", 0) in path.read_text()
