"""The room of two runs compared in a small window, and what is said under their alignments."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.history.changes import Found
from swathe.core.history.differences import PAIRS
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.theme import SPACE
from tests.gui.by_keyboard import doubled_letters
from tests.gui.test_others import blastp, give_sequences, missed  # noqa: F401 - fixtures
from tests.gui.test_run_comparison import COLUMN, compared, usual_and_strict  # noqa: F401 - fixtures


@pytest.fixture
def aligned(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """The page of blastp's table, with its sequences, beside Swathe's search, in a small window."""
    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    blastp.resize(1000, 700)
    qtbot.settle()
    return missed


def test_why_there_is_no_alignment_is_whole_in_a_small_window(missed, blastp, qtbot):  # noqa: F811
    """Its second line was cut, above the button, where figures took three lines beside it."""
    blastp.resize(1000, 700)
    view = missed.sides[1].alignment
    said = view.message.findChildren(QLabel)[1]
    for place in range(12):
        missed.table.go_to(place)
        qtbot.waitUntil(lambda: said.isVisible() and said.text().startswith("The sequence of"))
        qtbot.settle()
        assert said.height() >= said.heightForWidth(said.width())


def go_to_long(page, qtbot):
    """Go to a hit of both runs that is aligned over many lines."""
    table = page.model.table
    row = next(row for row in range(10, len(table)) if table.found[row] == Found.BOTH)
    page.table.go_to(page.model.model_row(row))
    for side in page.sides:
        qtbot.waitUntil(lambda side=side: side.alignment.canvas.isVisible())


def test_two_blocks_of_both_alignments_are_in_sight_in_a_small_window(aligned, blastp, qtbot):  # noqa: F811
    """Figures, legend and notes left room for three lines, below a table that was half empty."""
    go_to_long(aligned, qtbot)
    qtbot.settle()
    for side in aligned.sides:
        canvas = side.alignment.canvas
        assert canvas.viewport().height() >= 8 * canvas.fontMetrics().height()
        assert side.alignment.tools.legend.isVisible()


def test_what_is_said_of_a_hit_folds_only_where_its_alignment_needs_the_room(aligned, blastp, qtbot):  # noqa: F811
    """It was cut to a line under an alignment of one block and a hundred empty pixels."""
    blastp.resize(1280, 800)
    aligned.bound.setCurrentIndex(0)
    aligned.bound.activated.emit(0)
    query = aligned.compared.comparison.queries[0]
    both = np.flatnonzero(query.in_both)
    qtbot.waitUntil(lambda: not np.isnan(query.a.hits.values("length")[query.rows_a[both]]).any())
    short = both[int(np.argmin(query.a.hits.values("length")[query.rows_a[both]]))]
    aligned.query.setCurrentIndex(1)
    aligned.table.go_to(aligned.model.model_row(int(short)))
    view = aligned.sides[1].alignment
    qtbot.waitUntil(lambda: bool(view.text()))
    view.say_first("why the bits differ " * 20)
    qtbot.settle()
    assert view.canvas.height_of_blocks() <= view.canvas.viewport().height()
    assert view.remarks.text() == view.remarks.whole() and not view.all_remarks.isVisible()
    view.say_first("why the bits differ " * 300)
    qtbot.settle()
    assert view.remarks.text() != view.remarks.whole(), "nothing of the alignment is out of sight"
    line = view.remarks.fontMetrics().lineSpacing()
    assert view.remarks.height() == view.remarks.heightForWidth(view.remarks.width()) >= 2 * line
    spare = view.canvas.viewport().height() - view.canvas.height_of_blocks()
    assert spare < line, "there was room for another line"
    assert view.canvas.height_of_blocks() <= view.canvas.viewport().height()


def test_no_line_of_what_is_said_of_a_hit_is_sliced_through(aligned, blastp, qtbot):  # noqa: F811
    """It took seven lines, and the window had room for six and a half."""
    go_to_long(aligned, qtbot)
    for height in (730, 740, 750):
        blastp.resize(1000, height)
        for times in (10, 20, 30):
            for side in aligned.sides:
                side.alignment.say_first("why the bits differ and more " * times)
            qtbot.settle()
            for remarks in (side.alignment.remarks for side in aligned.sides):
                assert remarks.height() >= remarks.heightForWidth(remarks.width())


def test_columns_that_somebody_chooses_change_the_table_alone(usual_and_strict, qtbot):  # noqa: F811
    """One more put the chart under the table, five rows of 178 and a bar beside the page, for good."""
    window, page = usual_and_strict
    window.resize(1000, 700)
    qtbot.settle(window)
    splitters = [one for one in page.findChildren(QSplitter) if one.count() == 2]

    def layout():
        return [(one.orientation(), one.sizes()) for one in splitters]

    first = layout()
    page.table.choose_column(COLUMN[PAIRS], True)
    qtbot.settle(window)
    assert not page.table.isColumnHidden(COLUMN[PAIRS]) and layout() == first
    assert page.table.horizontalScrollBar().maximum() == 0, "the description gives way to it"
    page.show_runs(page.compared, again=True)
    page.query.setCurrentIndex(1)
    qtbot.settle(window)
    assert layout() == first
    for key, place in COLUMN.items():
        if key != "subject":
            page.table.choose_column(place, True)
    page.query.setCurrentIndex(0)
    qtbot.settle(window)
    assert layout() == first and page.table.horizontalScrollBar().maximum() > 0


def test_the_page_has_one_layout_each_time_it_comes_up(usual_and_strict, qtbot):  # noqa: F811
    """At first the table took more height, from the alignments, and what is said of a hit was cut."""
    window, page = usual_and_strict
    [rows] = [one for one in page.findChildren(QSplitter) if one.orientation() is Qt.Orientation.Vertical]
    qtbot.settle(window)
    first = rows.sizes()
    page.back.click()
    history = window.pages.get("history").page
    qtbot.waitUntil(lambda: history.isVisible() and history.buttons["compare"].isEnabled())
    history.buttons["compare"].click()
    qtbot.waitUntil(page.isVisible)
    qtbot.settle(window)
    assert rows.sizes() == first


@pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
def test_what_is_said_in_one_line_is_read_by_mouse_and_keys(aligned, qtbot):
    """Only a tooltip had all of it."""
    go_to_long(aligned, qtbot)
    view = aligned.sides[1].alignment
    view.say_first("why the bits differ " * 60)
    qtbot.settle()
    assert view.remarks.text() != view.remarks.whole() and view.all_remarks.isVisible()
    qtbot.keyClick(view.all_remarks, Qt.Key.Key_Space)
    [shown] = [one for one in view.all_remarks.findChildren(QLabel) if one.isVisible()]
    assert shown.text() == view.remarks.whole()
    shown.window().close()


def test_a_short_table_leaves_its_room_until_somebody_moves_the_border(aligned, blastp, qtbot):  # noqa: F811
    blastp.resize(1280, 1000)
    qtbot.settle()
    before = aligned.sides[0].height()
    aligned.kind.setCurrentIndex(2)
    qtbot.settle()
    assert aligned.model.rowCount() < 10 and aligned.sides[0].height() > before
    aligned.kind.setCurrentIndex(0)
    qtbot.settle()
    assert aligned.sides[0].height() == before


def test_no_letter_is_underlined_twice_beside_another_program(aligned, blastp):  # noqa: F811
    """Alt+E was the key of the bound and of *Export*: it went to and fro between them."""
    for place in range(aligned.plotted.count()):
        aligned.plotted.setCurrentIndex(place)
        assert doubled_letters(blastp) == []


def test_reset_layout_brings_back_all_borders_of_the_page(aligned, blastp, qtbot):  # noqa: F811
    """It said that the layout is that of the first start, and left them where they had been dragged."""
    splitters = [one for one in aligned.findChildren(QSplitter) if one.count() == 2]
    qtbot.settle()
    first = [one.sizes() for one in splitters]
    for one in splitters:
        handle = one.handle(1)
        middle = handle.rect().center()
        further = middle + (
            QPoint(60, 0) if one.orientation() is Qt.Orientation.Horizontal else QPoint(0, 60)
        )
        qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
        qtbot.mouseMove(handle, further)
        qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=further)
    qtbot.settle()
    moved = [one.sizes() for one in splitters]
    assert len(splitters) == 3 and all(one != other for one, other in zip(first, moved, strict=True))
    blastp.menus.action("reset_layout").trigger()
    blastp.resize(1000, 700)  # which the first layout makes larger
    qtbot.settle()
    assert [one.sizes() for one in splitters] == first
    [undo] = [button for button in aligned.messages.findChildren(QPushButton) if button.text() == "Undo"]
    undo.click()
    qtbot.settle()
    assert [one.sizes() for one in splitters] == moved


def test_why_bits_of_one_region_differ_is_said_under_the_files_alignment(aligned, qtbot):
    """They were twenty apart under the same figures, and no word said why."""
    table = aligned.model.table
    far = np.abs(table.known("bits_change")) > 3
    said = 0
    for row in np.flatnonzero(far & (table.found == Found.BOTH))[:6].tolist():
        aligned.table.go_to(aligned.model.model_row(row))
        qtbot.waitUntil(lambda: all(side.alignment.text() for side in aligned.sides))
        one, other = (side.alignment.remarks.whole() for side in aligned.sides)
        assert "does not tell" not in one, "once is enough"
        if "The table does not tell how BLASTP scored." in other:
            said += 1
            assert other.index("bits") < other.index("Aligned by Swathe"), "why they differ comes first"
    assert said


def test_a_message_hidden_beside_the_page_in_front_leaves_no_empty_strip(qtbot):
    """After a table had been read there was one below the list of runs."""
    stack = QStackedWidget()
    pages = [QWidget(), QWidget()]
    for page in pages:
        QVBoxLayout(page).addWidget(QLabel("words"))
        stack.addWidget(page)
    qtbot.addWidget(stack)
    stack.show()
    bar = MessageBar(pages[1])
    before = pages[1].layout().contentsMargins()
    bar.show_message(Tone.NOTE, "Read 171 hits.", (("Search with Swathe…", bar.hide),))
    assert pages[1].layout().contentsMargins() != before
    bar.hide()
    assert pages[1].layout().contentsMargins() == before


def test_a_bound_on_scores_is_offered_where_there_are_scores(blastp, qtbot):  # noqa: F811
    """A table of blastp has none: any bound left no hit."""
    bar = blastp.page.hits.filter_bar
    assert bar.bounds.evalue.isVisible() and not bar.bounds.score.isVisible()
    blastp.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: blastp.controller.result is not None and bar.bounds.score.isVisible())


def test_the_question_names_the_file_of_a_table(blastp, qtbot):  # noqa: F811
    """It named query and database, as four runs did."""
    blastp.menus.action("show_history").trigger()
    page = blastp.pages.get("history").page
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.ask_to_compare(page.model.run(0).id)
    asked = " ".join(label.text() for label in page.question.findChildren(QLabel))
    assert asked.startswith("Which run is to be compared with BLASTP: ") and "? Click it" in asked
    assert asked.endswith("is A, the other B; B − A is the change from A to B.")
    assert "Open run or hits" in page.file_button.text().replace("&", "")
    assert "BLAST" in page.file_button.toolTip()


@pytest.mark.parametrize("width", [700, 1280])
def test_table_chart_and_parameters_stand_off_the_edges_of_the_window(missed, blastp, qtbot, width):  # noqa: F811
    """The chart's panel touched the right edge, and the table where the chart stood below it."""
    blastp.resize(width, 800)
    qtbot.settle()
    panel = next(one for one in missed.findChildren(QTabWidget) if one.accessibleName().startswith("Chart"))
    for widget in (panel, missed.table):
        left = widget.mapTo(missed, QPoint()).x()
        assert SPACE <= left < left + widget.width() <= missed.width() - SPACE, widget.accessibleName()


def test_a_higher_window_gives_room_to_what_is_said_of_a_hit(aligned, blastp, qtbot):  # noqa: F811
    """Three lines were cut to one under the alignments, and all the height went to the table above."""
    go_to_long(aligned, qtbot)
    blastp.resize(1000, 900)
    for side in aligned.sides:
        side.alignment.say_first("why the bits differ and more " * 4)
    qtbot.settle()
    for side in aligned.sides:
        view = side.alignment
        assert view.remarks.text() == view.remarks.whole() and not view.all_remarks.isVisible()
