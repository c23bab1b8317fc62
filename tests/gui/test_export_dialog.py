"""What the export dialog offers and how it names files."""

from __future__ import annotations

import csv
import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QItemSelectionModel, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import resource_text, sample_database, sample_queries
from swathe.gui.export.dialog import ExportDialog
from swathe.gui.export.pdf_report import OFFERED
from swathe.gui.results.overview.view import OverviewView
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.file_dialogs import stem_of
from swathe.gui.widgets.scrolled import Scrolled
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task_controller import SearchState
from tests.gui.by_keyboard import press_tab
from tests.gui.conftest import search_in
from tests.gui.on_screen import close_dialogs, feed, on_screen
from tests.gui.results_fixtures import search


@pytest.fixture
def export(window, qtbot):
    """Return a function that searches a query text and returns the window, ready to export."""

    def run(text):
        window.form.query.set_text(text)
        search_in(window, qtbot)
        return window

    yield run
    close_dialogs(qtbot, window)
    usual = {"format": "csv", "queries_format": "queries-csv", "rows": "shown", "comments": True}
    usual["comments_csv"] = False
    for name, first in usual.items():
        window.settings.write(f"export/{name}", first)
    window.settings.write("export/each", False)
    window.settings.write("export/aligned_rows", "significant")
    window.settings.write("export/rows_of_batch", "all")
    window.settings.write("export/aligned_rows_of_batch", "shown")
    window.page.hits.marking.untick_all()
    window.page.hits.filter_bar.clear()
    window.page.hits.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)


@pytest.fixture(scope="module")
def window(search_for_all, one_query):
    return search_for_all(one_query, sample_database())


ADH = ">" + sample_queries().read_text().split(">")[2]
NOTHING = ">lonely\nAAA\n"


def label_of(field):
    """Return the words over a field."""
    [label] = [one for one in field.window().findChildren(QLabel) if one.buddy() is field]
    return label.text()


def test_the_folder_of_the_file_is_named_over_its_line(export, tmp_path):
    """The line showed the end of the path, in which no folder could be read."""
    window = export(ADH)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    proposed = Path(dialog.path.text())
    assert label_of(dialog.path) == f"Fi&le in “{proposed.parent.name}”"
    assert dialog.path.toolTip() == str(proposed)
    other = tmp_path / "R&D" / "hits.csv"
    dialog.path.setText(str(other))
    assert label_of(dialog.path) == "Fi&le in “R&&D”" and dialog.path.toolTip() == str(other)
    dialog.reject()


def test_switching_formats_replaces_the_whole_suffix(export):
    window = export(ADH)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    assert "columns chosen" in dialog.about.text(), "there is no choice of columns in sight"
    labels = [dialog.format.itemText(row) for row in range(2)]
    assert labels == ["Table for spreadsheets (CSV)", "Excel workbook"], "Excel was the seventh"
    dialog.path.setText(str(Path("folder") / "ADH-hits.csv"))
    for key in ("blast7", "blast6", "xml", "blast7", "text", "json"):
        dialog.format.setCurrentIndex(dialog.format.findData(key))
    assert Path(dialog.path.text()).name == "ADH-hits.json"
    dialog.reject()


def test_tab_leads_to_the_rows_that_are_chosen(export, qtbot):
    """It put its frame around *Rows shown* though *Ticked rows* was chosen."""
    window = export(ADH)
    window.page.hits.marking.tick([0, 1, 2])
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.rows.checkedButton().objectName() == "ticked"
    dialog.comments.setFocus()
    press_tab(dialog)
    assert dialog.rows.checkedButton().hasFocus()
    QTest.keyClick(dialog.rows.checkedButton(), Qt.Key.Key_Down)
    assert dialog.rows.checkedButton().objectName() == "selected" and dialog.rows.checkedButton().hasFocus()
    press_tab(dialog)
    assert dialog.path.hasFocus()
    dialog.reject()


def test_hits_of_any_query_can_be_exported(export):
    window = export(NOTHING + ADH)
    result = window.controller.result
    assert [len(query.hits) > 0 for query in result.queries] == [False, True]
    assert window.page.current_query() == 0
    assert window.menus.action("export").isEnabled()
    assert window.page.hits.export_action.isEnabled()
    assert not window.menus.action("next_hit").isEnabled()
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    shown, selected, ticked, _, everything = dialog.rows.buttons()
    assert not shown.isEnabled()
    assert not selected.isEnabled()
    assert not ticked.isEnabled()
    assert everything.isEnabled()
    assert everything.isChecked()
    assert dialog.each.isEnabled() and dialog.each.text() == "One file per &query (2 files)"
    dialog.reject()


def test_a_stack_takes_one_query_or_a_file_for_each(export, tmp_path, qtbot):
    window = export(NOTHING + ADH + ADH.replace("ADH1A", "AGAIN"))
    window.page.query_list.selectRow(1)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    _, _, shown, _, everything = dialog.rows.buttons()
    everything.click()
    assert dialog.each.isEnabled() and not dialog.each.isChecked() and not dialog.each.toolTip()
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    assert dialog.each.isChecked() and not dialog.each.isEnabled()
    assert dialog.each.toolTip() == "A file of this format holds the hits of one query."
    assert dialog.path.accessibleName() == "Folder"
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert dialog.each.isEnabled() and not dialog.each.isChecked()
    assert Path(dialog.path.text()).name == "3-queries-swissprot-413-hits.csv"
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    shown.click()
    assert not dialog.each.isChecked() and dialog.each.toolTip() == "These are hits of one query."
    dialog.path.setText(str(tmp_path / "one.a3m"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    many = len(window.page.current_result().hits)
    assert (tmp_path / "one.a3m").read_text().count(">") == many + 1


def test_no_format_leaves_less_room_than_the_dialog_takes(export, qtbot):
    """After Parquet, GFF3's sentence just fitted in a line: the field of the file was cut."""
    window = export(ADH)
    dialog = opened(window)
    scrolled = dialog.findChild(Scrolled)
    for place in range(dialog.format.count()):
        dialog.format.setCurrentIndex(place)
        qtbot.settle()
        assert not scrolled.verticalScrollBar().maximum(), dialog.format.currentText()
    dialog.reject()


def test_the_table_of_queries_is_offered_alike_in_menus_and_dialog(export):
    """The menus refused that of a single query, which the dialog wrote."""
    for queries, holds in ((ADH, "1 query"), (NOTHING + ADH, "2 queries, in the order of the list")):
        window = export(queries)
        doors = window.menus.action("export_queries"), window.page.query_summary.export_action
        assert [door.isEnabled() for door in doors] == [True, True]
        doors[0].trigger()
        dialog = window.search_page.export.dialog
        assert dialog.about.text().endswith(f" {holds}.")
        dialog.reject()
    assert doors[1].toolTip().startswith("Write this table")


def test_nothing_to_export_without_any_hit(export):
    window = export(NOTHING)
    assert not window.menus.action("export").isEnabled()
    assert not window.page.hits.export_action.isEnabled()


@pytest.mark.long
def test_export_waits_for_the_end_of_the_search_and_says_so(
    open_window, qtbot, ready, finish, long_work, tmp_path
):
    window = open_window(long_work)
    window.form.engine.threads_box.setValue(1)  # the others are for the tests beside it
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.current_result() is not None)
    assert window.controller.state is SearchState.SEARCHING
    for button in (window.menus.action("export"), window.page.hits.export_action):
        assert not button.isEnabled()
        assert "running" in button.toolTip()
    window.controller.cancel()
    finish(window)
    for button in (window.menus.action("export"), window.page.hits.export_action):
        assert button.isEnabled()
        assert "running" not in button.toolTip()
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.comments.setChecked(True)
    dialog.path.setText(str(tmp_path / "partial.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert "stopped early" in (tmp_path / "partial.csv").read_text()


def test_ticked_hits_of_all_queries_are_exported_in_the_order_of_the_screen(export):
    window = export(ADH + ADH.replace("ADH1A", "AGAIN"))
    result = window.controller.result
    first, second = (query.hits for query in result.queries)
    window.page.hits.marking.tick([5, 1, 3, 8])
    second.marks.tick([2, 0])
    score = int(first.scores[5])
    window.page.hits.filter_bar.bounds.score.setText(str(score))
    window.page.hits.filter_bar.apply()
    window.page.hits.table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    ticked = next(button for button in dialog.rows.buttons() if button.objectName() == "ticked")
    assert ticked.text() == "&Ticked rows of the 2 queries (6, 1 hidden by the filter)"
    ticked.setChecked(True)
    selection = dialog.selection()
    shown = [row for row in window.page.hits.model.visible_rows().tolist() if row in (5, 1, 3, 8)]
    assert 8 not in shown
    assert [(index, rows.tolist()) for index, rows in selection.queries] == [(0, [*shown, 8]), (1, [0, 2])]
    dialog.reject()


def test_the_significant_hits_of_all_queries_are_a_choice(export, tmp_path, qtbot):
    """Rows shown were of one query, and all hits had those that chance gives among them."""
    window = export(sample_queries().read_text() + NOTHING)
    result = window.controller.result
    counts = [query.hits.n_significant for query in result.queries]
    assert counts[-1] == 0 < sum(counts) < sum(len(query.hits) for query in result.queries)
    dialog = opened(window)
    significant = next(b for b in dialog.rows.buttons() if b.objectName() == "significant")
    assert significant.text() == f"Si&gnificant hits of the {len(counts)} queries ({sum(counts)})"
    significant.click()
    dialog.comments.setChecked(True)
    dialog.path.setText(str(tmp_path / "significant.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    text = (tmp_path / "significant.csv").read_text()
    there = sum(len(query.hits) for query in result.queries)
    some = f"{sum(counts)} of {there} hits; {np.count_nonzero(counts)} of {len(counts)} queries"
    assert f"# Written: significant hits (E-value up to 0.001): {some}\n" in text
    lines = [line for line in text.splitlines() if line[0] != "#"]
    rows = list(csv.DictReader(lines))
    assert len(rows) == sum(counts) and all(float(row["evalue"]) <= 0.001 for row in rows)
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "significant", "as the last time"
    dialog.reject()


def test_of_a_stopped_batch_the_queries_searched_are_told_from_those_unfinished(export):
    window = export(ADH + ADH.replace("ADH1A", "AGAIN") + ADH.replace("ADH1A", "ONCE_MORE"))
    whole = window.controller.result
    stopped = dataclasses.replace(whole, queries=whole.queries[:2], complete=False)
    stopped.queries[1].hits.provisional = True
    feed(window.page, stopped)
    window.search_page.export.ask(stopped)
    dialog = window.search_page.export.dialog
    known = stopped.queries[0].hits.n_significant
    significant = next(b for b in dialog.rows.buttons() if b.objectName() == "significant")
    assert significant.text() == f"Si&gnificant hits of 1 query searched and 1 unfinished ({known})"
    significant.click()
    assert [(query, len(rows)) for query, rows in dialog.selection().queries] == [(0, known)]
    assert dialog.caution.text == (
        "1 query has provisional E-values: which of its hits are significant is not known, and none is "
        "written."
    )
    dialog.reject()


def test_the_significant_hits_of_one_query_are_counted_as_the_line_over_them_does(export):
    window = export(ADH)
    known = window.page.current_result().hits.n_significant
    assert f"{known} significant of" in window.page.summary.found.text()
    dialog = opened(window)
    assert choose(dialog, "significant").replace("-significant", "") == choose(dialog, "all")
    assert f"Si&gnificant hits ({known})" in [button.text() for button in dialog.rows.buttons()]
    dialog.reject()


@pytest.mark.long
def test_marks_are_columns_of_the_file_where_some_hit_has_them(export, tmp_path, qtbot):
    window = export(ADH)
    hits = window.controller.result.queries[0].hits
    window.menus.action("export").trigger()
    assert not {"ticked", "pinned", "note"} & set(window.search_page.export.dialog.selection().columns)
    window.search_page.export.dialog.reject()
    window.page.hits.marking.tick([1])
    window.page.hits.marking.note(2, "=odd, or so")
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    columns = dialog.selection().columns
    assert columns[0] == "ticked"
    assert columns[-1] == "note"
    assert "pinned" not in columns
    choose(dialog, "shown")
    path = tmp_path / "hits.csv"
    dialog.path.setText(str(path))
    dialog.write_button.click()
    qtbot.waitUntil(path.exists)
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    assert [row["ticked"] for row in rows[:3]] == ["0", "1", "0"]
    assert [row["note"] for row in rows[:3]] == ["", "", "'=odd, or so"]
    assert len(rows) == len(hits)


def test_each_query_gets_a_file_in_a_folder(export, qtbot, tmp_path):
    window = export(ADH + NOTHING)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    choose(dialog, "all")
    assert dialog.path.accessibleName() == "Folder"
    folder = tmp_path / "hits"
    dialog.path.setText(str(folder))
    assert "and 1 more" in dialog.note.text
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    written = sorted(path.name for path in folder.iterdir())
    assert [name for name in written if name.endswith(".a3m")] == ["lonely.a3m", "sp_P07327_ADH1A_HUMAN.a3m"]
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    assert dialog.rows.checkedButton().objectName() == "all" and dialog.each.isChecked()
    dialog.path.setText(str(folder))
    assert "4 files of these exist and will be replaced" in dialog.note.text
    dialog.path.setText(str(folder / "lonely.a3m"))
    assert not dialog.write_button.isEnabled()
    dialog.rows.buttons()[2].click()
    assert dialog.path.accessibleName() == "File"
    assert Path(dialog.path.text()).suffix == ".a3m"
    dialog.reject()


def test_the_significant_hits_of_each_query_get_a_file(export, qtbot, tmp_path):
    """Only all hits could be written in a file for each query."""
    window = export(ADH + NOTHING + ADH.replace("ADH1A", "AGAIN"))
    counts = [query.hits.n_significant for query in window.controller.result.queries]
    dialog = opened(window)
    choose(dialog, "significant")
    assert dialog.each.text() == "One file per &query (2 files)", "of lonely there is none"
    dialog.each.click()
    assert Path(dialog.path.text()).name == "3-queries-swissprot-413-significant-hits"
    folder = tmp_path / "hits"
    dialog.path.setText(str(folder))
    assert dialog.note.text == "sp_P07327_ADH1A_HUMAN.csv and 1 more in the folder hits"
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    written = {path.name: path.read_text() for path in folder.iterdir()}
    tables = ["sp_P07327_ADH1A_HUMAN.csv", "sp_P07327_AGAIN_HUMAN.csv"]
    assert sorted(written) == sorted([*tables, *(f"{table}.provenance.json" for table in tables)])
    for text in map(written.get, tables):
        assert sum(line[0] != "#" for line in text.splitlines()) == 1 + counts[0]


def test_a_file_for_each_query_once_asks_for_a_folder_the_next_time(export, qtbot, tmp_path):
    """The next dialog began with this choice, and asked for a file without a name."""
    window = export(ADH + NOTHING)
    dialog = opened(window)
    choose(dialog, "all")
    dialog.each.click()
    dialog.path.setText(str(tmp_path / "key.csv"))
    assert dialog.note.text.endswith("and 1 more in the folder key"), "a folder was called key.csv"
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert len(list((tmp_path / "key").glob("*.csv"))) == 2
    assert "in 2 files to the folder key in" in window.messages.text
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "all" and dialog.each.isChecked()
    assert dialog.path.accessibleName() == "Folder"
    assert label_of(dialog.path).startswith("Fo&lder in “")
    assert Path(dialog.path.text()).name == "2-queries-swissprot-413-hits"
    assert "and 1 more" in dialog.note.text and dialog.write_button.isEnabled()
    assert choose(dialog, "significant") == "2-queries-swissprot-413-significant-hits.csv", (
        "of one query: one file"
    )
    assert dialog.path.accessibleName() == "File" and dialog.write_button.isEnabled()
    assert choose(dialog, "all") == "2-queries-swissprot-413-hits"
    assert choose(dialog, "shown") == "ADH1A_HUMAN-swissprot-413-hits.csv"
    assert choose(dialog, "all") == "2-queries-swissprot-413-hits"
    dialog.each.click()
    assert Path(dialog.path.text()).name == "2-queries-swissprot-413-hits.csv"
    dialog.reject()


def test_the_guide_in_the_window_names_the_choices_of_the_export(export):
    """Of ticked rows and of batches it said nothing."""
    window = export(ADH + ADH.replace("ADH1A", "AGAIN"))
    dialog = opened(window)
    keep = resource_text("help.md").partition("## Keep")[2].partition("\n## ")[0]
    for button in (*dialog.rows.buttons(), dialog.each):
        words = button.text().replace("&", "").partition(" (")[0]
        words = words.removesuffix(" of the 2 queries").removesuffix(", of one query")
        assert f"**{words}**" in keep
    dialog.reject()


def choose(dialog, rows: str) -> str:
    """Choose which hits to write; return the file's proposed name."""
    next(button for button in dialog.rows.buttons() if button.objectName() == rows).click()
    return Path(dialog.path.text()).name


@pytest.fixture
def two_queries(export):
    """A window with the hits of two queries, the first of which is looked at, and its export dialog."""
    window = export(sample_queries().read_text())
    window.page.hits.marking.tick([0])
    window.page.query_list.selectRow(1)
    window.page.hits.marking.tick([0, 1])
    window.page.query_list.selectRow(0)
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    yield window, dialog
    dialog.reject()


def test_a_file_is_named_after_the_queries_whose_hits_it_holds(two_queries):
    _, dialog = two_queries
    assert Path(dialog.path.text()).name == "2-queries-swissprot-413-ticked-hits.csv"
    first = choose(dialog, "shown")
    assert "ADRB2" in first or first.startswith("sp_")
    assert choose(dialog, "all") == "2-queries-swissprot-413-hits.csv"
    dialog.format.setCurrentIndex(dialog.format.findData("json"))
    assert Path(dialog.path.text()).name == "2-queries-swissprot-413-hits.json"
    assert choose(dialog, "shown") == first.replace(".csv", ".json")
    assert choose(dialog, "ticked") == "2-queries-swissprot-413-ticked-hits.json"
    choose(dialog, "all")
    dialog.each.click()
    assert choose(dialog, "ticked") == "2-queries-swissprot-413-ticked-hits"
    dialog.each.click()
    assert choose(dialog, "all") == "2-queries-swissprot-413-hits.json"
    assert choose(dialog, "selected") == first.replace("-hits.csv", "-selected-hits.json")


def test_ticks_of_one_other_query_name_the_file_after_it(two_queries):
    window, dialog = two_queries
    shown = choose(dialog, "shown")
    window.controller.result.queries[0].hits.marks.ticked.clear()
    other = choose(dialog, "ticked")
    assert (shown, other) == (
        "ADRB2_HUMAN-swissprot-413-hits.csv",
        "ADH1A_HUMAN-swissprot-413-ticked-hits.csv",
    )


def test_names_say_which_hits_of_how_many_queries(export):
    """Those of all 3 queries, of which 2 have significant hits, were "2-queries-hits", as if of two."""
    window = export(ADH + NOTHING + ADH.replace("ADH1A", "AGAIN"))
    whole = window.controller.result
    export_commands = window.search_page.export

    def names(result, *choices):
        feed(window.page, result)
        export_commands.ask(result)
        found = [choose(export_commands.dialog, rows) for rows in choices]
        export_commands.dialog.reject()
        return found

    assert names(whole, "all", "significant") == [
        "3-queries-swissprot-413-hits.csv",
        "3-queries-swissprot-413-significant-hits.csv",
    ]
    reached = dataclasses.replace(whole, queries=whole.queries[:2], complete=False)
    assert names(reached, "all", "significant", "shown") == [
        "3-queries-swissprot-413-2-of-3-hits-stopped.csv",
        "3-queries-swissprot-413-2-of-3-significant-hits-stopped.csv",
        "ADH1A_HUMAN-swissprot-413-hits.csv",
    ]
    feed(window.page, reached)
    export_commands.ask(reached)
    formats = export_commands.dialog.format
    formats.setCurrentIndex(formats.findData("queries-csv"))
    of_queries = Path(export_commands.dialog.path.text()).name
    assert of_queries == "3-queries-swissprot-413-2-of-3-stopped-queries.csv", "names of hits have the count"
    export_commands.dialog.reject()
    within = dataclasses.replace(whole.queries[0], compared=200)
    partly = dataclasses.replace(whole, queries=(within, *whole.queries[1:]), complete=False)
    assert names(partly, "shown", "all") == [
        "ADH1A_HUMAN-swissprot-413-hits-stopped.csv",
        "3-queries-swissprot-413-2-of-3-hits-stopped.csv",
    ]
    feed(window.page, whole)
    window.page.hits.filter_bar.text.setText("mouse")
    window.page.hits.filter_bar.apply()
    export_commands.ask(whole)
    assert choose(export_commands.dialog, "shown") == "ADH1A_HUMAN-swissprot-413-filtered-hits.csv"
    export_commands.dialog.format.setCurrentIndex(export_commands.dialog.format.findData("html"))
    assert (
        Path(export_commands.dialog.path.text()).name == "ADH1A_HUMAN-swissprot-413-filtered-hits-report.html"
    )
    export_commands.dialog.reject()


def test_files_of_a_renamed_run_have_its_name(export, monkeypatch):
    window = export(ADH + NOTHING)
    commands = window.search_page.export
    qualified = window.runs.shown
    monkeypatch.setattr(qualified, "name", "Yeast / first try")
    commands.ask(window.controller.result)
    assert choose(commands.dialog, "all") == "Yeast___first_try-hits.csv"
    assert choose(commands.dialog, "shown") == "ADH1A_HUMAN-swissprot-413-hits.csv", "that says more"
    commands.dialog.choose_queries()
    assert Path(commands.dialog.path.text()).name == "Yeast___first_try-queries.csv"
    commands.dialog.reject()


def test_a_name_of_ones_own_stays_whatever_is_chosen(two_queries):
    _, dialog = two_queries
    dialog.path.setText(str(Path(dialog.path.text()).with_name("mine.csv")))
    for rows in ("all", "ticked", "shown", "selected"):
        choose(dialog, rows)
    choose(dialog, "all")
    for _ in range(2):
        dialog.each.click()
    assert Path(dialog.path.text()).name == "mine.csv"


def test_each_format_is_described_without_another():
    """The PDF was "the same as pages", of a format that was not in sight."""
    for offered in OFFERED:
        assert "same" not in offered.description.casefold(), offered.key


def test_the_hits_of_all_queries_go_to_a_file_named_as_the_table_of_queries(export):
    """It was named after the query in sight, then only after the number of queries."""
    window = export(ADH + ADH.replace("ADH1A", "AGAIN") + ADH.replace("ADH1A", "ONCE_MORE"))
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    next(button for button in dialog.rows.buttons() if button.objectName() == "all").click()
    assert Path(dialog.path.text()).name == "3-queries-swissprot-413-hits.csv"
    dialog.choose_queries()
    assert Path(dialog.path.text()).name == "3-queries-swissprot-413-queries.csv"
    assert "how many are significant" in dialog.about.text()
    dialog.reject()


def test_the_table_of_queries_says_what_it_holds_and_is_named_after_the_queries(export, qtbot, tmp_path):
    """Of a search that was stopped it first claimed all queries, then only those searched."""
    window = export(ADH + ADH.replace("ADH1A", "AGAIN") + ADH.replace("ADH1A", "ONCE_MORE"))
    whole = window.controller.result
    stopped = dataclasses.replace(whole, queries=whole.queries[:2], complete=False)
    feed(window.page, stopped)
    window.search_page.export.ask_summary(stopped)
    dialog = window.search_page.export.dialog
    assert dialog.about.text().endswith(" 3 queries (2 of them searched), in the order of the list.")
    database = stem_of(sample_database())
    assert Path(dialog.path.text()).name == f"3-queries-{database}-2-of-3-stopped-queries.csv", "pasted"
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert "of 2 queries searched" in next(b for b in dialog.rows.buttons() if b.objectName() == "all").text()
    dialog.choose_queries()
    dialog.path.setText(str(tmp_path / "3-queries.csv"))
    dialog.write_button.click()
    said = "Saved 3 queries (2 of them searched) to 3-queries.csv and "
    qtbot.waitUntil(lambda: window.messages.text.startswith(said))
    lines = [line for line in (tmp_path / "3-queries.csv").read_text().splitlines() if line[0] != "#"]
    assert [row["status"] for row in csv.DictReader(lines)] == ["done", "done", "not compared"]
    read = dataclasses.replace(
        whole.plan.request, query_files=(Path("many.fasta"),), more_databases=(Path("other.swdb"),)
    )
    named = dataclasses.replace(whole, plan=dataclasses.replace(whole.plan, request=read))
    window.search_page.export.ask_summary(named)
    offered = Path(window.search_page.export.dialog.path.text()).name
    assert offered == f"many-{database}-other-queries.csv", "another database's table was replaced"
    window.search_page.export.dialog.reject()


def opened(window):
    window.menus.action("export").trigger()
    return window.search_page.export.dialog


def select_two(window):
    window.page.hits.table.selectRow(0)
    window.page.hits.table.selectionModel().select(
        window.page.hits.model.index(1, 0),
        QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
    )


def test_ticked_hits_are_offered_first_whether_the_filter_hides_them_or_not(export, qtbot, tmp_path):
    """With some rows shown these were offered, with none the ticked ones: Return saved three others."""
    window = export(ADH)
    hits = window.page.hits
    hits.marking.tick([5, 1, 3])
    name = hits.model.table.text("subject", 8)
    hits.filter_bar.show_filter(Filter(text=name))
    assert not np.isin([5, 1, 3], hits.model.visible_rows()).any()
    dialog = opened(window)
    assert dialog.rows.checkedButton().text() == "&Ticked rows (3, all hidden by the filter)"
    dialog.reject()
    hits.filter_bar.show_filter(Filter(text="no header has these words"))
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "ticked"
    dialog.path.setText(str(tmp_path / "three.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert window.messages.text.startswith(
        "Saved 3 ticked hits to three.csv and the parameters of the search to "
    )


def test_ticked_hits_keep_the_order_of_the_table_whatever_the_filter_hides(export):
    """Those that it hid came last: best hits stood below worse ones, without a word."""
    window = export(ADH)
    hits = window.page.hits
    hits.marking.tick([9, 2, 5, 7])
    hits.marking.pin([7])
    order = Qt.SortOrder.DescendingOrder
    hits.table.sortByColumn([column.key for column in COLUMNS].index("subject"), order)
    in_table = [row for row in hits.model.visible_rows().tolist() if row in (2, 5, 7, 9)]
    assert in_table[0] == 7 and in_table != sorted(in_table)
    for hidden in (in_table[1], in_table[0]):
        shown = next(row for row in in_table if row != hidden)
        hits.filter_bar.show_filter(Filter(text=hits.model.table.text("subject", shown)))
        assert hidden not in hits.model.visible_rows()
        dialog = opened(window)
        assert [rows.tolist() for _, rows in dialog.selection().queries] == [in_table]
        dialog.reject()
        assert hits.model.ticked_rows().tolist() == in_table


def test_what_is_ticked_else_what_is_selected_is_offered_first(export):
    """Twenty hits were ticked, and all rows were offered; later, two that were selected beside them."""
    window = export(ADH)
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "shown", "a single row is always selected"
    dialog.reject()
    window.page.hits.marking.tick([5, 1, 3])
    dialog = opened(window)
    assert dialog.rows.checkedButton().text() == "&Ticked rows (3)"
    assert [rows.tolist() for _, rows in dialog.selection().queries] == [[1, 3, 5]]
    dialog.reject()
    select_two(window)
    dialog = opened(window)
    assert dialog.rows.checkedButton().text() == "&Ticked rows (3)"
    dialog.reject()
    window.page.hits.marking.untick_all()
    dialog = opened(window)
    assert dialog.rows.checkedButton().text() == "Selecte&d rows (2)"
    dialog.reject()


def test_the_bar_of_selected_hits_exports_those(export, qtbot, tmp_path):
    """Beside "2 selected" it began with the ticked hits."""
    window = export(ADH)
    window.page.hits.marking.tick([5, 1, 3])
    select_two(window)
    button = next(one for one in window.page.hits.selected.buttons if one.text() == "Export…")
    button.click()
    dialog = window.search_page.export.dialog
    for key in ("a3m", "csv"):
        dialog.format.setCurrentIndex(dialog.format.findData(key))
        assert dialog.rows.checkedButton().objectName() == "selected"
    dialog.reject()
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "ticked", "asked for elsewhere"
    dialog.reject()
    window.page.hits.table.go_to(2)
    button.click()
    dialog = window.search_page.export.dialog
    assert dialog.rows.checkedButton().objectName() == "ticked", "a current row is nobody's choice"
    dialog.reject()
    window.page.hits.marking.untick_all()
    button.click()
    dialog = window.search_page.export.dialog
    assert dialog.rows.checkedButton().objectName() == "selected", "the hit chosen is meant here"
    dialog.reject()


def test_no_format_leads_away_from_selected_or_ticked_hits(export, qtbot, tmp_path):
    """A3M went from ticked to selected hits and renamed the file; after it CSV went to ticked ones."""
    window = export(ADH)
    window.page.hits.marking.tick([5, 1, 3])
    select_two(window)
    for wanted, key in (("ticked", "csv"), ("selected", "a3m"), ("ticked", "fasta")):
        window.page.hits.marking.tick([5, 1, 3], wanted == "ticked")
        dialog = opened(window)
        dialog.format.setCurrentIndex(dialog.format.findData(key))
        choose(dialog, wanted)
        dialog.path.setText(str(tmp_path / f"{wanted}.{key}"))
        dialog.write_button.click()
        qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
        dialog = opened(window)
        for another in ("a3m", "csv", "clustal", "fasta"):
            dialog.format.setCurrentIndex(dialog.format.findData(another))
            assert dialog.rows.checkedButton().objectName() == wanted, another
            assert f"-{wanted}-hits" in dialog.path.text()
        dialog.reject()


def test_choice_format_and_comments_are_those_of_the_last_time(export, qtbot, tmp_path):
    window = export(ADH)
    dialog = opened(window)
    assert dialog.comments.isVisible() and not dialog.comments.isChecked(), "spreadsheets open it"
    assert dialog.comments.text().endswith("lines that begin with #"), "what spreadsheets will show"
    next(button for button in dialog.rows.buttons() if button.objectName() == "all").click()
    dialog.format.setCurrentIndex(dialog.format.findData("tsv"))
    assert dialog.comments.isChecked(), "scripts read it"
    dialog.comments.click()
    dialog.path.setText(str(tmp_path / "kept.tsv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    hits = len(window.page.current_result().hits)
    assert window.messages.text.startswith(
        f"Saved {hits} hits to kept.tsv and the parameters of the search to "
    )
    assert str(tmp_path / "kept.tsv") in window.messages._text.toolTip(), "which folder was said nowhere"
    lines = (tmp_path / "kept.tsv").read_text().splitlines()
    assert len(lines) == hits + 1 and not any(line.startswith("#") for line in lines)
    dialog = opened(window)
    assert dialog.format.currentData() == "tsv"
    assert dialog.rows.checkedButton().objectName() == "all"
    assert not dialog.comments.isChecked()
    assert Path(dialog.path.text()).parent == tmp_path
    for key in ("fasta", "xlsx", "parquet"):
        dialog.format.setCurrentIndex(dialog.format.findData(key))
        assert not dialog.comments.isEnabled(), f"{key} is a format without comment lines"
        assert not dialog.comments.isChecked() and "no such lines" in dialog.comments.toolTip()
    dialog.reject()


def test_csv_begins_with_its_titles_and_has_its_parameters_beside_it(export, qtbot, tmp_path):
    """Three of five strangers cleaned 16 to 28 lines away before a spreadsheet showed a table."""
    window = export(ADH)
    for of_queries, key in ((False, "csv"), (True, "queries-csv")):
        window.menus.action("export_queries" if of_queries else "export").trigger()
        dialog = window.search_page.export.dialog
        dialog.format.setCurrentIndex(dialog.format.findData(key))
        table = tmp_path / f"{key}.csv"
        dialog.path.setText(str(table))
        dialog.write_button.click()
        qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
        assert table.read_text().startswith("query,")
        facts = json.loads((tmp_path / f"{key}.csv.provenance.json").read_text())
        assert facts["describes"] == table.name and facts["matrix"]
        assert f"{key}.csv.provenance.json" in window.messages.text
    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    dialog.path.setText(str(tmp_path / "csv.csv"))
    assert dialog.note.text == "csv.csv and the parameters beside it exist and will be replaced."
    dialog.comments.click()
    assert dialog.note.text == "csv.csv exists and will be replaced."
    dialog.comments.click()
    dialog.reject()


def test_the_table_of_queries_begins_with_the_format_that_hits_had(export, qtbot, tmp_path):
    """After hits went to a workbook, the queries' table was CSV."""
    window = export(ADH)
    window.settings.write("export/format", "xlsx")
    window.settings.write("export/queries_format", "")
    window.menus.action("export_queries").trigger()
    dialog = window.search_page.export.dialog
    assert dialog.format.currentData() == "queries-xlsx"
    dialog.reject()


def rows_chosen(dialog) -> str:
    """Return which hits are chosen, after closing the dialog."""
    dialog.reject()
    return dialog.rows.checkedButton().objectName()


def test_a_batch_begins_with_all_hits_of_all_queries(export, qtbot, tmp_path):
    """It began with the rows shown, those of one query of twenty: nobody missed the others."""
    window = export(ADH + ADH.replace("ADH1A", "AGAIN"))
    window.settings.write("export/rows", "shown")  # as last written of a single query
    dialog = opened(window)
    layout = dialog.hits_label.parentWidget().layout()
    first = layout.itemAt(1).widget()
    assert first is dialog.rows.checkedButton() and first.objectName() == "all"
    assert "2 queries" in first.text()
    shown = next(button for button in dialog.rows.buttons() if button.objectName() == "shown")
    assert shown.text().replace("&", "").startswith("Rows shown, of one query (")
    shown.click()
    dialog.path.setText(str(tmp_path / "one.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert rows_chosen(opened(window)) == "shown", "as last written of a batch"
    window.settings.write("export/rows_of_batch", "all")
    window.page.hits.filter_bar.show_filter(Filter(max_evalue=1e-20))
    qtbot.waitUntil(lambda: window.page.hits.model.rowCount() < len(window.page.current_result().hits))
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "shown", "a filter is a choice by hand"
    dialog.path.setText(str(tmp_path / "filtered.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    window.page.hits.filter_bar.clear()
    assert rows_chosen(opened(window)) == "all"
    window.page.hits.marking.tick([0])
    assert rows_chosen(opened(window)) == "ticked"


def test_the_format_of_hits_and_that_of_the_table_of_queries_are_two_choices(export, qtbot, tmp_path):
    """After a table of queries, Return in the dialog for hits wrote one line instead of them."""
    window = export(ADH + ADH.replace("ADH1A", "AGAIN"))

    def write(name, format):
        dialog = window.search_page.export.dialog
        dialog.format.setCurrentIndex(dialog.format.findData(format))
        dialog.path.setText(str(tmp_path / name))
        dialog.write_button.click()
        qtbot.waitUntil(lambda: window.search_page.export.dialog is None)

    def offered(of_queries):
        window.menus.action("export_queries" if of_queries else "export").trigger()
        return window.search_page.export.dialog.format.currentData()

    assert offered(of_queries=False) == "csv"
    write("hits.json", "json")
    assert offered(of_queries=True) == "queries-csv"
    write("queries.tsv", "queries-tsv")
    assert offered(of_queries=False) == "json"
    write("queries.csv", "queries-csv")  # chosen among the formats of hits
    window.page.hits.table.selectAll()
    button = next(button for button in window.page.hits.selected.buttons if button.text() == "Export…")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.search_page.export.dialog.format.currentData() == "json"
    window.search_page.export.dialog.reject()
    assert offered(of_queries=True) == "queries-csv"
    window.search_page.export.dialog.reject()


def test_the_table_of_queries_can_be_a_workbook(export, qtbot, tmp_path):
    """Hits could, the table of their queries could not."""
    import openpyxl

    window = export(ADH + ADH.replace("ADH1A", "AGAIN"))
    window.menus.action("export_queries").trigger()
    dialog = window.search_page.export.dialog
    dialog.format.setCurrentIndex(dialog.format.findData("queries-xlsx"))
    assert dialog.path.text().endswith("-queries.xlsx") and not dialog.comments.isEnabled()
    dialog.path.setText(str(tmp_path / "two-queries.xlsx"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    sheet = openpyxl.load_workbook(tmp_path / "two-queries.xlsx")["Queries"]
    assert [row[0] for row in sheet.values] == ["Query", *(window.page.queries.table.names)]


def test_a_table_of_queries_that_an_older_version_remembered_is_no_format_of_hits(export):
    window = export(ADH)
    window.settings.write("export/format", "queries-tsv")
    assert opened(window).format.currentData() == "csv"
    window.search_page.export.dialog.reject()


def test_the_folder_offered_is_not_the_databases(export, tmp_path):
    window = export(ADH)
    window.settings.set_folder("database", tmp_path / "database.fasta")
    dialog = opened(window)
    assert Path(dialog.path.text()).parent == Path(window.settings.saving_folder("export")) != tmp_path
    dialog.reject()


def test_a_folder_that_cannot_be_written_to_is_not_that_of_the_next_time(export, qtbot, tmp_path):
    """It was offered again and again, and file dialogs opened in it."""
    window = export(ADH)
    dialog = opened(window)
    offered = Path(dialog.path.text()).parent
    (tmp_path / "file").touch()
    dialog.path.setText(str(tmp_path / "file" / "hits.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: "cannot be written" in dialog.note.text)
    dialog.reject()
    dialog = opened(window)
    assert Path(dialog.path.text()).parent == offered
    dialog.reject()


def test_rows_chosen_by_hand_are_not_the_choice_of_the_next_time(export, qtbot, tmp_path):
    """After twenty selected hits were written, the next search offered the one that is always selected."""
    window = export(ADH)
    dialog = opened(window)
    next(button for button in dialog.rows.buttons() if button.objectName() == "selected").click()
    dialog.path.setText(str(tmp_path / "one.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert window.messages.text.startswith(
        "Saved 1 selected hit to one.csv and the parameters of the search to "
    )
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "shown"
    dialog.reject()


def test_what_was_saved_is_shown_in_its_folder_on_request(export, qtbot, tmp_path, monkeypatch):
    window, opened_urls = export(ADH), []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened_urls.append)
    dialog = opened(window)
    dialog.path.setText(str(tmp_path / "some.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    button = next(b for b in window.messages.findChildren(QPushButton) if b.text() == "Show in folder")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened_urls == [QUrl.fromLocalFile(str(tmp_path))]


def test_a_picture_that_was_saved_is_told_as_an_export_is(export, qtbot, tmp_path, monkeypatch):
    """Two lines in the page told of it, pushed the picture down and stayed."""
    window = export(ADH)
    view = window.page.tabs.open(OverviewView)
    n = len(window.page.current_result().hits)
    qtbot.waitUntil(lambda: view.count.text() == f"{n} of {n} hits aligned")  # then the line of it goes
    qtbot.settle()
    place = view.canvas.geometry()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "hits.svg"), ""))
    view.picture_menu.actions()[1].trigger()
    qtbot.waitUntil(
        lambda: window.messages.text.startswith(f"Saved the overview of {n} hits to hits.svg in ")
    )
    qtbot.settle()
    assert view.canvas.geometry() == place
    window.page.tabs.setCurrentIndex(0)


def test_a_file_of_the_rows_shown_says_what_the_filter_asks_for(export, tmp_path, qtbot):
    """It said "rows shown: 96 of 106 hits" alone, and nobody knew which ten were left out."""
    window = export(ADH)
    asked = Condition.read("organism", Operator.CONTAINS, "musculus")
    window.page.hits.filter_bar.show_filter(Filter(max_evalue=1e-9, conditions=(asked,)))
    dialog = opened(window)
    choose(dialog, "shown")
    dialog.comments.setChecked(True)
    dialog.path.setText(str(tmp_path / "shown.csv"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    some = f"{window.page.hits.model.rowCount()} of {len(window.page.current_result().hits)} hits"
    said = f"# Written: rows shown (E-value ≤ 1e-09, Organism contains musculus): {some}"
    assert said in (tmp_path / "shown.csv").read_text(encoding="utf-8-sig")


def test_a_file_that_is_there_is_replaced_only_by_the_button_that_says_so(export, qtbot, tmp_path):
    """Return replaced it at once, by a button called *Export*, and the message afterwards did not say so."""
    window = export(ADH)
    dialog = opened(window)
    qtbot.waitUntil(dialog.write_button.isVisible)
    there = tmp_path / "there.csv"
    there.write_text("mine")
    dialog.path.setText(str(there))
    button = dialog.write_button
    assert button.text() == "&Replace" and not button.isDefault()
    dialog.path.setFocus()
    qtbot.keyClick(dialog.path, Qt.Key.Key_Return)
    assert there.read_text() == "mine" and dialog.focusWidget() is button
    dialog.path.setText(str(tmp_path / "new.csv"))
    assert button.text() == "&Export" and button.isDefault()
    dialog.path.setText(str(there))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert window.messages.text.endswith("Replaced the file that was there.")
    assert there.read_text() != "mine"


def test_the_proposed_name_is_one_at_which_nothing_is_there(export, tmp_path):
    """The hits in another database had the same name, and replaced those in the first."""
    window = export(ADH)
    folder = window.settings.saving_folder("export")
    window.settings.set_folder("export", tmp_path / "any")
    proposed = []
    for _ in range(3):
        dialog = opened(window)
        proposed.append(Path(dialog.path.text()).name)
        (tmp_path / proposed[-1]).write_text("")
        dialog.reject()
    (tmp_path / "ADH1A_HUMAN-swissprot-413-hits.fasta.provenance.json").write_text("")
    dialog = opened(window)
    dialog.format.setCurrentIndex(dialog.format.findData("fasta"))
    proposed.append(Path(dialog.path.text()).name)
    dialog.reject()
    window.settings.set_folder("export", Path(folder) / "any")
    stem = "ADH1A_HUMAN-swissprot-413-hits"
    assert proposed == [f"{stem}.csv", f"{stem}-2.csv", f"{stem}-3.csv", f"{stem}-2.fasta"]


def test_one_alignment_begins_with_the_significant_hits(export, qtbot, tmp_path):
    """It had all rows shown, those that are there by chance among them."""
    window = export(ADH)
    hits = window.controller.result.queries[0].hits
    chance = len(hits) - hits.n_significant
    assert chance > 1
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "shown"
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    assert dialog.format.currentText() == "Hits as one alignment (A3M)"
    assert dialog.rows.checkedButton().objectName() == "significant" and not dialog.caution.text
    dialog.format.setCurrentIndex(dialog.format.findData("csv"))
    assert dialog.rows.checkedButton().objectName() == "shown"
    dialog.format.setCurrentIndex(dialog.format.findData("a3m"))
    choose(dialog, "shown")
    said = f"{chance} of {len(hits)} hits are not significant (E > 0.001) and may be there by chance."
    assert dialog.caution.text == said
    dialog.path.setText(str(tmp_path / "all.a3m"))
    dialog.write_button.click()
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    words = (
        f"Saved {len(hits)} hits to all.a3m and the parameters of the search to all.a3m.provenance.json in"
    )
    assert window.messages.text.startswith(words)
    dialog = opened(window)
    assert dialog.rows.checkedButton().objectName() == "shown", "chosen for this format"
    dialog.reject()


def test_what_is_said_of_a_file_that_exists_moves_no_button(export, qtbot, tmp_path):
    """The dialog grew under the pointer."""
    dialog = opened(export(ADH))
    qtbot.waitUntil(dialog.write_button.isVisible)
    qtbot.settle()
    name = "ADRB2_HUMAN-swissprot-413-ticked-hits.csv"
    for there in (name, f"{name}.provenance.json"):
        (tmp_path / there).write_text("")
    dialog.path.setText(str(tmp_path / "new.csv"))
    place, size = dialog.write_button.geometry(), dialog.size()
    dialog.path.setText(str(tmp_path / name))
    assert dialog.note.text == f"{name} and the parameters beside it exist and will be replaced."
    qtbot.settle()
    assert (dialog.write_button.geometry(), dialog.size()) == (place, size)
    dialog.reject()


def test_no_format_moves_an_option(qtbot):
    """The box of parameters went where a format has none, and what was below it moved under the pointer."""
    result, page = search(), on_screen(qtbot, ResultsPage(), 1222, 754)
    feed(page, result)
    dialog = on_screen(qtbot, ExportDialog(result, page, WindowSettings()), 480, 460)
    options = (dialog.format, dialog.comments, *dialog.rows.buttons(), dialog.each, dialog.path)
    assert all(option.isVisible() for option in options)

    def places():
        qtbot.settle()
        return [option.mapTo(dialog, option.rect().topLeft()) for option in (*options, dialog.write_button)]

    before, grey = places(), []
    for place in range(dialog.format.count()):
        dialog.format.setCurrentIndex(place)
        assert places() == before, dialog.format.currentText()
        grey += [dialog.format.currentData()] * (not dialog.rows.checkedButton().isEnabled())
    assert grey == ["queries-csv", "queries-tsv", "queries-xlsx"], "they hold no hits"
    dialog.format.setCurrentIndex(0)
    assert dialog.rows.checkedButton().isEnabled()


def test_the_dialog_opens_over_the_windows_centre_and_no_format_moves_its_buttons_back(export, qtbot):
    """It opened in the screen's corner, and each format moved the buttons under the pointer."""
    window = export(ADH)
    dialog = opened(window)
    qtbot.waitUntil(dialog.write_button.isVisible)
    off = dialog.geometry().center() - window.geometry().center()
    assert off.manhattanLength() < 40, "the frame's title is not counted"
    heights = []
    for place in (*range(dialog.format.count()), *range(dialog.format.count())):
        dialog.format.setCurrentIndex(place)
        qtbot.settle()
        heights.append(dialog.height())
    assert heights == sorted(heights), "room that was taken once is kept"
    dialog.reject()
