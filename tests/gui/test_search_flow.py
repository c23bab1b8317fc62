"""The main job in the real window: drop files, search, read, export, come back."""

from __future__ import annotations

import csv
import shutil
import threading
import time
import warnings

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton

import swathe.core.alignment.alignment
from swathe.core.database.stored import StoredBytes
from swathe.core.engines.cpu import CpuEngine
from swathe.core.results.filters import Filter, matching
from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.work.task_controller import SearchState
from tests.gui.conftest import search_in
from tests.long_run import long_but

COLUMN_NUMBER = {column.key: number for number, column in enumerate(COLUMNS)}


def drop(window, paths, place=None):
    """Drop files as the desktop would, at a place in the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    point = place or QPoint(window.width() - 50, 200)
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():  # PySide6 6.12 deprecates the only constructor that older ones have
        warnings.simplefilter("ignore", DeprecationWarning)
        enter = QDragEnterEvent(point, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(point), copy, data, left, none))


def centre(window, field):
    """Return the middle of a field in the window's coordinates."""
    return field.mapTo(window, field.rect().center())


def drag(window, event):
    """Drag a database over a window, or away from it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(sample_database()))])
    if event is QDragEnterEvent:
        copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        with warnings.catch_warnings():  # PySide6 6.12 deprecates the only constructor that older ones have
            warnings.simplefilter("ignore", DeprecationWarning)
            sent = QDragEnterEvent(QPoint(600, 300), copy, data, left, none)
        QApplication.sendEvent(window, sent)
    else:
        QApplication.sendEvent(window, event())


def test_the_window_reads_no_headers_while_the_first_hits_appear(
    open_window, qtbot, ready, one_query, monkeypatch
):
    """Beside a search each reading may have to wait for the interpreter; there were a hundred and eighty."""
    window = open_window((one_query, sample_database()))
    ready(window)
    read = StoredBytes.__getitem__
    readings = []

    def reading(stored, places):
        readings.append((stored, places, threading.current_thread()))
        return read(stored, places)

    monkeypatch.setattr(StoredBytes, "__getitem__", reading)
    search_in(window, qtbot)
    window.page.hits.table.viewport().grab()
    hits = window.controller.result.queries[0].hits
    of_headers = [reading[1:] for reading in readings if reading[0] is hits.database.header_bytes]
    assert len(of_headers) > window.page.hits.table.places_looked_at()[-1]
    by_window = {places.start for places, thread in of_headers if thread is threading.main_thread()}
    assert len(by_window) <= 1, "but for the hit whose alignment is shown, where that is there already"


@pytest.mark.parametrize("place", ["form", "rail"])
def test_keys_go_to_the_hits_when_a_search_folds_the_form(open_window, qtbot, place):
    """They went to a button over the hits: arrows, Home and End moved nothing."""
    window = open_window([sample_queries(), sample_database()])
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = window.form.query.cards if place == "form" else window.rail.buttons["search"]
    before.setFocus(Qt.FocusReason.TabFocusReason)
    search_in(window, qtbot)
    assert not window.search_page.panes.form_shown
    qtbot.waitUntil(window.page.hits.table.hasFocus)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert window.page.hits.table.currentIndex().row() == 1


def test_a_folded_form_is_there_while_files_are_dragged_over_the_window(open_window):
    window = open_window()
    panes = window.search_page.panes
    panes.toggle_form()
    assert not panes.form_shown
    drag(window, QDragEnterEvent)
    assert panes.form_shown
    drag(window, QDragLeaveEvent)
    assert not panes.form_shown
    drop(window, [sample_database()], centre(window, window.rail))
    assert not panes.form_shown  # it asks what the file is
    drag(window, QDragEnterEvent)
    drop(window, [sample_database()], centre(window, window.form.database))
    assert panes.form_shown
    assert window.form.database.path == sample_database()


def buttons_of(messages):
    return [button for button in messages.findChildren(QPushButton) if button.isVisible()]


def test_what_dropped_files_replaced_comes_back(open_window, qtbot, ready, tmp_path, one_query, small):
    """The query came back by Ctrl+Z, the database did not."""
    window = open_window((one_query, small))
    ready(window)
    window.messages.hide()
    form, larger = window.form, tmp_path / "larger.fasta"
    shutil.copy(sample_database(), larger)
    drop(window, [larger, sample_queries()])
    words = f"{sample_queries().name} is the query, and larger.fasta is the database."
    qtbot.waitUntil(lambda: window.messages.text == words)
    assert (form.query.paths, form.database.paths) == ((sample_queries(),), (larger,))
    (undo,) = buttons_of(window.messages)
    assert undo.text() == "Undo" and window.messages.passes
    undo.click()
    ready(window)
    assert (form.query.paths, form.database.paths) == ((one_query,), (small,))
    assert window.messages.isHidden()
    drop(window, [larger], centre(window, form.database))
    qtbot.waitUntil(lambda: window.messages.text == "larger.fasta is the database.")
    form.query.set_text(">a\nMKVLAAG")
    buttons_of(window.messages)[0].click()
    ready(window)
    assert form.database.paths == (small,) and form.query.parsed[0].header == "a"


def test_of_dropped_files_only_what_is_true_is_said(open_window, qtbot, ready, tmp_path, one_query, small):
    """They were the query and the database before one of them had been read, and refused."""
    window = open_window((one_query, small))
    ready(window)
    window.messages.hide()
    form, broken, large = window.form, tmp_path / "broken.fasta", tmp_path / "large.pdf"
    broken.write_text(">a\nMK?\n")
    large.write_bytes(b"%PDF-1.4" + b" " * 1_000_000)
    drop(window, [broken, sample_database()])
    words = f"{sample_database().name} is the database."
    qtbot.waitUntil(lambda: window.messages.text == words)
    assert "broken.fasta" in form.query.note.text and form.query.paths == (one_query,)
    window.messages.hide()
    drop(window, [sample_queries(), large])
    qtbot.waitUntil(lambda: "The database is still" in form.database.note.text)
    qtbot.waitUntil(lambda: form.query.paths == (sample_queries(),))
    assert window.messages.isHidden() and form.database.path == sample_database()


def test_from_two_dropped_files_to_an_exported_table(open_window, qtbot, finish, ready, tmp_path, one_query):
    window = open_window()
    drop(window, [sample_database(), one_query])
    words = f"{one_query.name} is the query, and {sample_database().name} is the database."
    qtbot.waitUntil(lambda: window.messages.text == words)  # which was decided by their sizes
    ready(window)
    assert window.form.query.path == one_query
    assert window.form.database.path == sample_database()
    assert "413 sequences" in window.form.database.note.text

    states, cells = [], []
    window.controller.state_changed.connect(states.append)
    window.controller.progressed.connect(lambda progress: cells.append(progress.cells_done))
    qtbot.mouseClick(window.form.button, Qt.MouseButton.LeftButton)
    assert window.form.button.text() == "Cancel search", "beside what is edited, Cancel alone is of that"
    finish(window)
    assert window.form.button.text() == "Search"
    assert states == [SearchState.OPENING, SearchState.SEARCHING, SearchState.DONE]
    assert cells == sorted(cells)
    assert cells[-1] == window.controller.result.plan.cells_total == 375 * 159_331

    result = window.controller.result
    hits = result.queries[0].hits
    assert result.complete
    assert result.queries[0].compared == 413
    assert hits.text("subject", 0) == "sp|P07327|ADH1A_HUMAN"
    assert "ADH1A_HUMAN" in window.windowTitle()
    assert window.run_bar.bar.value() == 1000
    assert len(window.run_bar.chart.record) > 0

    table = window.page.hits.table
    table.sortByColumn(COLUMN_NUMBER["subject_length"], Qt.SortOrder.DescendingOrder)
    model = window.page.hits.model
    lengths = [
        hits.database.lengths[hits.subjects[model.hit_row(place)]] for place in range(model.rowCount())
    ]
    assert lengths == sorted(lengths, reverse=True)

    window.page.hits.filter_bar.text.setText("mouse")
    qtbot.waitUntil(lambda: model.rowCount() < len(hits))
    shown = [model.hit_row(place) for place in range(model.rowCount())]
    assert set(shown) == set(np.flatnonzero(matching(hits, Filter(text="mouse"))).tolist())
    assert shown
    assert all("MOUSE" in hits.header(row).upper() for row in shown)

    table.selectRow(len(shown) - 1)
    row = shown[-1]
    qtbot.waitUntil(lambda: row in hits.alignments)
    assert window.page.hits.current_hit_row() == row

    window.menus.action("export").trigger()
    dialog = window.search_page.export.dialog
    target = tmp_path / "hits.csv"
    dialog.path.setText(str(target))
    qtbot.mouseClick(dialog.write_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.search_page.export.dialog is None)
    assert window.messages.text.startswith(
        f"Saved 4 filtered hits to {target.name} and the parameters of the search to "
    )
    lines = [line for line in target.read_text().splitlines() if not line.startswith("#")]
    written = [record["subject"] for record in csv.DictReader(lines)]
    assert written == [hits.text("subject", row) for row in shown]


def test_inputs_come_back(open_window, finish, ready, one_query):
    window = open_window((one_query, sample_database()))
    ready(window)
    window.form.scoring.choose("PAM70", 9, 1)
    window.form.report.evalue_edit.setText("0.001")
    window.form.report.top_edit.setText("25")
    window.form.report.method_box.setCurrentText("fitted to this search")
    window.page.hits.table.setColumnHidden(COLUMN_NUMBER["cigar"], False)
    window.schemes.schemes.actions()[2].trigger()
    window.search()
    finish(window)
    window.close()

    again = open_window()
    ready(again)
    assert again.controller.state is SearchState.IDLE  # nothing is searched unasked
    assert again.form.query.path == one_query
    assert again.form.database.path == sample_database()
    scheme = again.form.scoring.scheme
    assert (scheme.matrix_name, scheme.gap_open, scheme.gap_extend) == ("PAM70", 9, 1)
    assert again.form.report.evalue == 0.001
    assert again.form.report.top == 25
    assert again.form.report.method == "fitted"
    assert COLUMN_NUMBER["cigar"] in again.page.hits.table.visible_columns()
    assert again.settings.read("view/scheme", "", str) == "dark"
    assert again.settings.recent("databases") == [sample_database()]
    again.schemes.schemes.actions()[0].trigger()


@pytest.mark.long
def test_typed_query_comes_back(open_window, qtbot):
    window = open_window()
    window.form.query.set_text(">mine\nMKVLAAGIVGLCAKAYWW")
    window.close()
    again = open_window()
    assert again.form.query.edit.toPlainText() == ">mine\nMKVLAAGIVGLCAKAYWW"
    assert len(again.form.query.sequences()) == 1


def test_keys_go_to_the_query_at_the_start(open_window, qtbot, ready):
    window = open_window()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.form.query.edit.hasFocus()
    window.close()
    again = open_window((sample_queries(), sample_database()))
    ready(again)
    qtbot.waitUntil(again.isActiveWindow)
    assert again.form.query.cards.hasFocus()


def test_first_start_searches_the_sample_by_itself(open_window, qtbot, ready):
    window = open_window(quiet=False)
    qtbot.waitUntil(lambda: window.controller.state is SearchState.DONE)
    assert [query.hits.text("subject", 0) for query in window.controller.result.queries] == [
        "sp|P07550|ADRB2_HUMAN",
        "sp|P07327|ADH1A_HUMAN",
    ]
    assert window.page.query_list.isVisible()
    assert window.messages.text.startswith("This is the sample: two human proteins against 413 sequences")
    own = next(b for b in window.messages.findChildren(QPushButton) if b.text() == "Search with your own")
    qtbot.mouseClick(own, Qt.MouseButton.LeftButton)
    assert window.search_page.panes.form_shown and window.form.query.edit.hasFocus()
    assert window.form.query.edit.toPlainText() == "" and window.controller.result is not None
    qtbot.keyClicks(window.form.query.edit, "MKVLAAGIVGLCAKAYWW")
    window.close()
    again = open_window(quiet=False)
    ready(again)
    qtbot.settle(again)
    assert again.controller.state is SearchState.IDLE


def test_cancel_keeps_what_was_found_and_a_second_search_starts_at_once(
    open_window, qtbot, finish, ready, long_work, one_query
):
    window = open_window(long_work)
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.current_result() is not None)
    assert window.controller.state is SearchState.SEARCHING
    qtbot.waitUntil(lambda: "left" in window.run_bar.text.text())
    assert window.controller.state is SearchState.SEARCHING
    assert "GCUPS" in window.run_bar.text.text()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.controller.state is SearchState.CANCELLING
    finish(window)
    partial = window.controller.result
    assert not partial.complete
    assert 0 < len(partial.queries) < 300
    assert partial.cells < partial.plan.cells_total
    whole = partial.queries_searched
    assert f"Stopped after {whole} of 300 queries" in window.run_bar.phase.toolTip()
    assert partial.queries[0].compared == 413 * 10
    assert len(partial.queries[0].hits) > 0

    window.form.query.open(one_query)
    window.form.database.open(sample_database())
    ready(window)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    finish(window)
    assert window.controller.result.complete
    assert window.controller.result.plan.database.n_sequences == 413


@pytest.mark.long
def test_new_search_replaces_the_running_one(open_window, qtbot, finish, ready, long_work):
    window = open_window(long_work)
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    window.form.query.set_text(">short\nMKVLAAGIVGLCAKAYWWMKVLAAGIVGLC")
    window.search()
    finish(window)
    assert window.controller.result.complete
    assert [query.query.identifier for query in window.controller.result.queries] == ["short"]


@pytest.mark.long
def test_a_double_click_on_search_does_not_cancel(open_window, qtbot, finish, ready, one_query):
    window = open_window((one_query, sample_database()))
    ready(window)
    for _ in range(2):
        qtbot.mouseClick(window.form.button, Qt.MouseButton.LeftButton)
    finish(window)
    assert window.controller.result.complete


@pytest.mark.long
def test_the_keys_that_search_say_why_they_do_not_while_a_search_runs(open_window, qtbot, ready, long_work):
    """They did nothing, and nothing said so."""
    window = open_window(long_work)
    ready(window)
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.controller.state.busy)
    why = "A search is running. Cancel it first (Esc)."
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        window.messages.hide()
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.messages.text == why and window.messages.passes
    assert window.menus.action("search").toolTip() == why
    window.messages.hide()
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    why = "The search is running. Its hits can be exported when it has ended or is cancelled."
    assert window.messages.text == why and window.messages.passes
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.controller.state.busy)


def test_the_keys_that_export_say_why_they_do_not_where_there_are_no_hits(open_window, qtbot):
    """They did nothing, and nothing said so."""
    window = open_window()
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert window.messages.text == "There are no hits." and window.messages.passes
    window.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: window.menus.action("export").isEnabled())
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = window.search_page.export.dialog
    assert dialog.isVisible()
    dialog.reject()


def test_closing_in_the_middle_of_a_search(open_window, qtbot, ready, long_work):
    window = open_window(long_work)
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.controller.state is SearchState.SEARCHING)
    window.close()
    assert not window.background.running


def test_ctrl_return_searches_while_typing_the_query(open_window, qtbot, finish, ready):
    window = open_window()
    window.form.query.set_text("MKVLAAGIVGLCAKAYWWMKVLAAGIVGLC")
    window.form.database.open(sample_database())
    ready(window)
    window.form.query.edit.setFocus()
    qtbot.keyClick(window.form.query.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    finish(window)
    assert window.controller.result.complete
    assert "\n" not in window.form.query.edit.toPlainText()


@pytest.fixture
def giant_begun(monkeypatch):
    """Pairs with a subject of more than 1,000 residues are never aligned; a list of those begun."""
    steps, begun = swathe.core.alignment.alignment.align_steps, []

    def never_ending(query, subject, scoring, score):
        if subject.size <= 1_000:
            return (yield from steps(query, subject, scoring, score))
        begun.append(subject.size)
        while True:
            time.sleep(0.001)
            yield

    monkeypatch.setattr(swathe.core.alignment.alignment, "align_steps", never_ending)
    return begun


@pytest.fixture
def with_a_giant(tmp_path):
    """A query, and a database of it and a piece of it."""
    giant = "".join(np.random.default_rng(1).choice(list("ARNDCQEGHILKMFPSTWYV"), 2_000))
    database = tmp_path / "giant.fasta"
    database.write_text(f">giant\n{giant}\n>small\n{giant[:200]}\n")
    return giant, database


@pytest.fixture
def search_for(open_window, ready, finish):
    """Type queries, open a database, search; return the window when it is done."""

    def search(queries, database):
        window = open_window()
        window.form.query.set_text(queries)
        window.form.database.open(database)
        ready(window)
        window.search()
        finish(window)
        return window

    return search


@pytest.mark.long
def test_giant_pair_gives_way_to_the_next_hit_looked_at(search_for, qtbot, with_a_giant, giant_begun):
    giant, database = with_a_giant
    window = search_for(f">query\n{giant}\n", database)
    hits = window.page.current_result().hits
    assert hits.text("subject", 0) == "giant"
    qtbot.waitUntil(lambda: bool(giant_begun))
    window.page.hits.table.selectRow(1)
    qtbot.waitUntil(lambda: 1 in hits.alignments)


def test_search_goes_on_while_a_giant_pair_is_aligned(search_for, with_a_giant, giant_begun, monkeypatch):
    giant, database = with_a_giant
    score = CpuEngine.score

    def after_the_giant(engine, query, *others):
        for cells in score(engine, query, *others):
            if query.size < 2_000:
                while not giant_begun:
                    yield 0
            yield cells

    monkeypatch.setattr(CpuEngine, "score", after_the_giant)
    window = search_for(f">long\n{giant}\n>short\n{giant[:300]}\n", database)
    assert len(window.controller.result.queries) == 2


def test_closing_while_a_database_is_read(open_window, long_work):
    window = open_window()
    window.form.database.open(long_work[1])
    window.close()
    assert not window.background.running


def test_search_pressed_before_the_database_was_read(open_window, qtbot, finish, long_work, one_query):
    window = open_window((one_query,))
    qtbot.waitUntil(lambda: bool(window.form.query.sequences()))
    window.form.database.open(long_work[1])
    window.search()
    finish(window)
    assert window.controller.result.queries[0].compared == 413 * 10
    assert window.form.database.database is not None


def test_alignments_of_looked_at_hits_come_first_while_searching(open_window, qtbot, ready, long_work):
    window = open_window(long_work)
    ready(window)
    window.search()
    qtbot.waitUntil(lambda: window.page.current_result() is not None)
    hits = window.page.current_result().hits
    last = len(hits) - 1
    window.page.hits.table.selectRow(last)
    qtbot.waitUntil(lambda: last in hits.alignments)
    assert window.controller.state is SearchState.SEARCHING
    assert hits.alignments[last].score == hits.scores[last]
    window.controller.cancel()


@pytest.mark.parametrize("name", long_but(["database", "query"], "query"))
def test_a_file_dropped_on_a_field_goes_there(open_window, qtbot, one_query, name):
    window = open_window()
    field = getattr(window.form, name)
    drop(window, [one_query], centre(window, field))
    qtbot.waitUntil(lambda: field.path == one_query)
    other = window.form.query if name == "database" else window.form.database
    assert other.path is None


def test_a_file_dropped_elsewhere_is_asked_about(open_window, qtbot, one_query):
    window = open_window()
    drop(window, [one_query])
    assert window.messages.text == "Use adh1a.fasta as"
    window.messages.findChildren(type(window.run_bar.cancel))[1].click()
    qtbot.waitUntil(lambda: window.form.database.path == one_query)
    assert window.messages.text == ""


def test_sample_queries_are_there():
    assert sample_queries().read_text().count(">") == 2


def test_a_file_on_the_command_line_leaves_the_other_inputs_as_they_were(
    open_window, ready, qtbot, one_query
):
    window = open_window((sample_queries(), sample_database()))
    ready(window)
    window.form.scoring.choose("PAM70", 9, 1)
    window.form.report.evalue_edit.setText("0.001")
    window.close()

    again = open_window((one_query,))
    ready(again)
    assert again.form.query.path == one_query
    assert again.form.database.path == sample_database()
    assert again.form.scoring.scheme.matrix_name == "PAM70"
    assert again.form.report.evalue == 0.001
    again.close()

    last = open_window()
    ready(last)
    assert last.form.query.path == one_query
    assert last.form.scoring.scheme.matrix_name == "PAM70"
