"""With the system's font twice as large nothing is cut off: every control is as large as its words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QKeyCombination, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QImage, QKeySequence, QPainter, QScreen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTableView,
    QTextBrowser,
    QWidget,
)

from swathe.core.benchmark.events import Working
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.filters import Condition, Operator
from swathe.core.scoring.matrices import load_matrix
from swathe.core.system.resources import sample_queries
from swathe.gui.benchmark.run_line import RunLine
from swathe.gui.benchmark.years_dialog import YearsDialog
from swathe.gui.results.alignment.layout import OF_PAIR
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.results.hits.view import HitsView
from swathe.gui.results.page import ResultsPage
from swathe.gui.results.permutations.view import PermutationsView
from swathe.gui.results.rounds.view import RoundsView
from swathe.gui.results.run import dialog as run_dialog
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.painter import Cell, StackOptions, StackPainter
from swathe.gui.search.form_scroll import FormScroll
from swathe.gui.search.matrix_dialog import MatrixDialog
from swathe.gui.widgets.documents import guide
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.turning_splitter import TurningSplitter
from swathe.gui.window.main_window import first_size
from tests.gui.by_keyboard import words
from tests.gui.network_shown import few_sequences, show_network
from tests.gui.on_screen import feed, let_the_worker_catch_up, on_screen
from tests.gui.results_fixtures import align_rows, search


@pytest.fixture
def large_font(open_window):
    """The application's font at twice its size for a test; `open_window` ends after it."""
    from swathe.gui.app import make_application

    application = make_application()
    before = application.font()
    large = QFont(before)
    large.setPointSizeF(2 * before.pointSizeF())
    application.setFont(large)
    yield large
    application.setFont(before)


@pytest.fixture
def with_sample(open_window, qtbot, finish):
    """Open a window of some size, and wait until it shows the sample's hits."""

    def opened(width: int, height: int):
        window = open_window(sample=True)
        window.resize(width, height)
        qtbot.waitUntil(lambda: window.controller.result is not None)
        finish(window)
        qtbot.settle()
        return window

    return opened


def cut_off(top: QWidget) -> list[str]:
    """Return controls and one-line labels that have less room than their words take."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        wide = 0 if "\n" in text else widget.fontMetrics().horizontalAdvance(text.replace("&", ""))
        may_wrap = isinstance(widget, QLabel) and (widget.wordWrap() or not widget.minimumSizeHint().width())
        sure = isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QLabel) and bool(text or not wide)
        if sure and widget.height() < widget.fontMetrics().ascent():
            found.append(f"{words(widget)} is {widget.height()} high")
        told = isinstance(widget, QLabel) and bool(widget.toolTip())  # where there is little room anyway
        if (
            wide
            and not may_wrap
            and not told
            and widget.sizePolicy().horizontalPolicy().value
            and widget.width() < wide
        ):
            found.append(f"{words(widget)} is {widget.width()} wide, {text!r} takes {wide}")
    return found


def test_nothing_is_cut_off(large_font, open_window, qtbot, finish):
    window = open_window(sample=True)
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    qtbot.waitUntil(lambda: window.run_bar.chart is not None)
    assert window.font().pointSizeF() == large_font.pointSizeF()
    tabs = window.page.tabs
    wrong = {}
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        qtbot.settle()
        wrong[tabs.tabText(place)] = cut_off(window)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        window.menus.action(command).trigger()
        let_the_worker_catch_up(qtbot, window.background)
        wrong[command] = cut_off(window)
    assert wrong == {key: [] for key in wrong}


def test_conditions_are_read_whole(large_font, qtbot):
    """The list of verdicts ended in *Not convin…*, and chips of the menu in *E-value was raised more…*."""
    view = on_screen(qtbot, HitsView(), 1200, 500)
    bar = view.filter_bar
    for moved in bar.menu.moved:
        bar.narrow(moved.data())
    bar.editor.open(Condition.read("verdict", Operator.IS_NOT, "Not convincing"))
    for width in (1200, 1100, 1000, 820, 700):
        view.resize(width, 500)
        qtbot.settle()
        for box in (bar.editor.choice, bar.editor.operator):
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            assert option.currentText == box.currentText(), width
        for chip, moved in zip(bar.chips.chips, bar.menu.moved, strict=True):
            assert chip.text_button.text() == moved.text().replace("&", "")
            assert chip.text_button.width() >= chip.text_button.sizeHint().width(), width


def test_the_time_left_of_a_comparison_of_kernels_is_whole(large_font, qtbot):
    """It ended in *2 min 48 s l* at the edge of the window."""
    for width, said in ((1000, "Measurement 52 of 80 · 4 min 26 s elapsed · 2 min 48 s left"), (480, "")):
        line = on_screen(qtbot, RunLine(), width, 60)
        line.advance(Working(52, 80, "lanes, SIMD SSE4.1", 0.6, 266.0, 168.0))
        qtbot.settle()
        assert line.text.text() == (said or "Measurement 52 of 80 · 2 min 48 s left")
        assert line.rect().contains(line.text.geometry()) and cut_off(line) == []


def test_the_network_has_room_at_1280(large_font, open_window, qtbot, tmp_path):
    """The slider was a knob without a way, and legend, box and buttons over the alignment were cut."""
    window = open_window()
    window.resize(1280, 776)
    page = show_network(window, few_sequences(tmp_path), qtbot)
    page.view.choose_edge(int(page.view.families.rows[0]))
    qtbot.waitUntil(lambda: page.view.alignment.text() != "")
    qtbot.settle()
    assert window.width() == 1280 and cut_off(window) == []
    tools = page.view.alignment.tools
    assert tools.scheme.width() >= tools.scheme.minimumSizeHint().width()
    assert page.view.slider.width() >= 80
    legend = tools.legend
    corner = legend.grab().toImage()
    drawn = {corner.pixel(x, corner.height() // 2) for x in range(corner.width())}
    assert (len(drawn) > 1) is (legend.width() >= QLabel.minimumSizeHint(legend).width()), (
        "whole, or not at all"
    )


def test_an_edge_clicked_shows_a_block_of_its_alignment(large_font, open_window, qtbot, tmp_path):
    """The last of its three lines was cut at the foot of the page."""
    window = open_window()
    window.resize(1600, 981)
    page = show_network(window, few_sequences(tmp_path), qtbot)
    row = int(page.view.families.rows[0])
    places = page.view.picture.mapTo(window, QPoint()), page.view.tabs.mapTo(window, QPoint())
    page.view.picture.edge_chosen.emit(row)
    qtbot.waitUntil(lambda: page.view.alignment.text() != "")
    qtbot.settle()
    assert places == (page.view.picture.mapTo(window, QPoint()), page.view.tabs.mapTo(window, QPoint()))
    canvas = page.view.alignment.canvas
    shown = canvas.viewport().visibleRegion().boundingRect()  # the canvas's own leaves its viewport out
    assert shown.height() >= canvas.measures.block


def test_the_answer_of_a_comparison_is_whole_and_its_plot_can_be_read(large_font, open_window, qtbot):
    """The answer lost its second line, and the plot was as high as its axis."""
    window = open_window()
    window.resize(1280, 776)
    window.menus.action("show_comparison").trigger()
    page = window.pages.get("comparison")
    page.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    results = page.results
    qtbot.waitUntil(results.answer.isVisible)
    qtbot.settle()
    for label in (results.answer, results.answer_of):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    assert results.chart.height() >= 6 * results.fontMetrics().height()
    assert cut_off(window) == []


@pytest.mark.parametrize("width", [1280, 1080, 980])
def test_buttons_over_kernels_take_a_second_line(large_font, open_window, qtbot, width):
    """On a screen too narrow for them they were cut to "G……" and "O…y"."""
    window = open_window()
    window.setMinimumWidth(width)  # as on a screen that has no room for all that the pages ask for
    window.resize(width, 776)
    window.menus.action("show_comparison").trigger()
    page = window.pages.get("comparison")
    page.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    qtbot.waitUntil(page.results.answer.isVisible)
    qtbot.settle()
    assert window.width() == width
    buttons = page.back, page.years_button, page.open_button, page.over_button, page.export_button
    for button in buttons:
        assert button.width() >= button.sizeHint().width() and button.isVisible(), button.text()
        assert button.geometry().right() < button.parentWidget().width(), button.text()
    lines = {button.geometry().center().y() for button in buttons}
    assert len(lines) == (1 if width == 1280 else 2)
    assert page.summary.width() >= page.summary.sizeHint().width() or page.summary.x() == page.back.x()


def test_what_the_scores_say_is_not_cut_by_the_bar_beside_it(large_font, with_sample, qtbot):
    """Words ended under the scroll bar."""
    window = with_sample(1280, 776)
    view = window.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: "E-values" in view.fit_note.text)
    qtbot.settle()
    [scroll] = view.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().isVisible()
    assert scroll.viewport().width() >= scroll.widget().width()


def test_forms_are_as_wide_as_their_fields(large_font, open_window, qtbot):
    window = open_window()
    window.resize(1400, 900)
    window.menus.action("show_comparison").trigger()
    qtbot.settle()
    forms = window.findChildren(FormScroll)
    assert len(forms) == 2
    for form in forms:
        assert isinstance(form, QScrollArea)
        assert form.viewport().width() >= form.widget().minimumSizeHint().width()
    window.form.rounds.box.setChecked(True)
    window.menus.action("show_search").trigger()
    qtbot.settle()
    for form in forms:
        assert form.viewport().width() >= form.widget().minimumSizeHint().width()


def _names_are_whole(window):
    """Return whether the list of queries shows whole names, and all its columns."""
    table, model = window.page.query_list, window.page.queries
    query = [column.key for column in model.table.columns].index("query")
    names = [model.index(row, query).data() for row in range(model.rowCount())]
    room = table.columnWidth(query) - max(map(table.fontMetrics().horizontalAdvance, names))
    return room > 0 and table.horizontalScrollBar().maximum() == 0


def test_the_list_of_queries_has_room_for_names_at_first(with_sample):
    window = with_sample(1280, 800)
    assert _names_are_whole(window)


def test_large_letters_get_a_wider_list_and_details_below(large_font, with_sample):
    window = with_sample(1900, 1000)
    assert window.page.rows.found.orientation() is Qt.Orientation.Vertical
    assert _names_are_whole(window)


def test_details_take_no_more_than_the_filter(large_font, with_sample, qtbot):
    """In a window with the form open the list of queries keeps room for names."""
    window = with_sample(1440, 880)
    details, page = window.page.tabs, window.page
    page.alignment.bar.ask_motif()
    for place in range(details.count()):
        details.setCurrentIndex(place)
        qtbot.settle()
    assert details.minimumSizeHint().width() < page.hits.minimumSizeHint().width()
    assert details.tabBar().sizeHint().width() <= details.tabBar().width(), "all titles are whole"


def test_words_on_a_profile_have_room(large_font, with_sample, qtbot, finish):
    """They took five lines beside the buttons, and there was room for four."""
    window = with_sample(1280, 800)
    window.form.rounds.box.setChecked(True)
    window.search()
    finish(window)
    view = window.search_page.rounds.view
    window.page.tabs.setCurrentWidget(view)
    qtbot.settle()
    assert view.about.height() >= view.about.fontMetrics().height()
    assert view.about.height() >= view.about.heightForWidth(view.about.width())


def test_what_a_profile_can_be_saved_as_is_in_sight_when_first_seen(large_font, with_sample, qtbot, finish):
    """*Save logo…* and *Save PSSM…* stood under the logo, below the window's edge."""
    window = with_sample(1600, 981)
    window.messages.hide()
    window.form.rounds.box.setChecked(True)
    window.search()
    finish(window)
    let_the_worker_catch_up(qtbot, window.background)  # tests of borderline hits lengthen the caution
    view, tabs = window.search_page.rounds.view, window.page.tabs
    before = tabs.tabBar().mapTo(window, QPoint())
    tabs.setCurrentWidget(view)
    qtbot.settle()
    assert tabs.tabBar().mapTo(window, QPoint()) == before, "the titles stay under the pointer"
    corner = tabs.picture_button
    assert corner.menu() is view.picture_menu
    assert [corner.visibleRegion().boundingRect()] == [corner.rect()]
    words = [action.text() for action in view.picture_menu.actions() if action.isEnabled()]
    assert [one for one in words if one] == ["&Copy picture", "&Save picture…", "Save &PSSM…"]
    assert window.page.rows.widget(1).verticalScrollBar().maximum() == 0, "the hits stay in sight"
    scroll = tabs.scrolled.verticalScrollBar()
    scroll.setValue(scroll.maximum())  # cautions go before
    assert view.compare_button.visibleRegion().boundingRect() == view.compare_button.rect()


def test_the_button_of_a_test_not_made_is_in_sight(large_font, with_sample, qtbot):
    """It stood in the middle of a page that scrolls, below the window's edge, as did the words over it."""
    window = with_sample(1600, 700)
    window.messages.hide()
    tabs = window.page.tabs
    view = tabs.open(PermutationsView)
    qtbot.settle()
    assert window.page.rows.widget(1).verticalScrollBar().maximum() > 0
    view.message.say("No significance test yet", "A sentence on what a test is.", "Test this hit")
    qtbot.settle()
    [button] = (one for one in view.message.findChildren(QPushButton) if one.isVisible())
    assert button.visibleRegion().boundingRect() == button.rect()


def test_what_is_cut_off_is_found(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    button = QPushButton("Search again", top)
    top.show()
    assert cut_off(top) == []
    button.resize(40, 6)
    assert len(cut_off(top)) == 2
    assert QApplication.font().pointSizeF() < 14, "the font is back"


def test_in_little_height_headers_take_a_line(qtbot):
    place = QWidget()
    qtbot.addWidget(place)
    view = AlignmentView(place)  # a part of a window may be lower than it asks for
    result = search().queries[0]
    align_rows(search().plan, result, [90])
    view.set_result(result, search().plan)
    view.set_current_hit(90)
    place.show()
    line = view.fontMetrics().lineSpacing()
    heights = []
    for lines in (20, 9):
        view.resize(28 * line, lines * line)
        qtbot.settle()
        heights.append([round(widget.height() / line) for widget in (view._header, view.figures)])
    assert heights[0][1] > 1
    assert heights[1] == [1, 1]
    assert view.figures.toolTip().splitlines()[0] == view.statistics_text()


def rows_with_ink(picture, top, height):
    """Return the lines of a strip of a picture that are not of one colour, counted from its top."""
    lines = ([picture.pixel(x, top + y) for x in range(picture.width())] for y in range(height))
    return [y for y, line in enumerate(lines) if len(set(line)) > 1]


def test_names_beside_the_stack_fit_their_rows(large_font, qtbot):
    result = search().queries[0]
    whole = MultipleAlignment(result.query, np.arange(3))
    palette = QApplication.palette()
    scheme = search().plan.request.scheme
    stack = StackPainter(whole, scheme, StackOptions(), palette, Cell.of(12), compact=True)
    picture = QImage(300, stack.head_height, QImage.Format.Format_RGB32)
    picture.fill(palette.base().color())
    painter = QPainter(picture)
    StackNames(whole, result.hits, result.query.title, palette, large_font).paint_head(
        painter, QPointF(), 300, stack, "10 of 10 hits in the table"
    )
    painter.end()
    for top, height in ((0, stack.ruler_height), *(row[1:] for row in stack.head_rows())):
        inked = rows_with_ink(picture, top, height)
        free = next(y for y in range(height) if y not in inked)
        assert inked and free <= 2, "tails of letters above end before these, none of which is cut at the top"


def test_ruler_and_caption_of_the_stack_grow_with_its_letters(large_font, qtbot):
    """Beside residues twice as large they stayed 10 pixels high."""
    result = search().queries[0]
    whole = MultipleAlignment(result.query, np.arange(3))
    scheme, palette = search().plan.request.scheme, QApplication.palette()
    inked = []
    for size in (12, 24):
        stack = StackPainter(whole, scheme, StackOptions(), palette, Cell.of(size))
        picture = QImage(400, stack.head_height, QImage.Format.Format_RGB32)
        picture.fill(palette.base().color())
        with QPainter(picture) as painter:
            stack.paint_head(painter, QPointF(), 0, 20)
        above = stack.ruler_height - 6  # of the ticks
        ruler = rows_with_ink(picture, 0, above)
        picture.fill(palette.base().color())
        with QPainter(picture) as painter:
            names = StackNames(whole, result.hits, result.query.title, palette, large_font)
            names.paint_head(painter, QPointF(), 400, stack, "10 hits")
        caption = rows_with_ink(picture, 0, stack.ruler_height)
        assert ruler[0] > 0 and caption[0] > 0, "whole"
        inked.append((len(ruler), len(caption)))
    (small, low), (large, high) = inked
    assert large >= 1.6 * small and high >= 1.4 * low


DIALOGS = ("export", "export_queries", "pairwise", "folders", "about", "shortcuts", "guide")
"""Commands that open a dialog over the results."""


def _opened(window, qtbot, command):
    """Return the dialog that a command opens."""
    window.menus.action(command).trigger()
    qtbot.settle()
    return next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())


def test_dialogs_fit_the_screen_with_their_buttons(large_font, with_sample, qtbot):
    """The export's was higher than the screen, and its buttons lay below the edge."""
    window = with_sample(1000, 760)
    for command in DIALOGS:
        dialog = _opened(window, qtbot, command)
        room = dialog.screen().availableGeometry()
        assert room.contains(dialog.frameGeometry()), (command, dialog.frameGeometry())
        feet = dialog.findChildren(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        feet = [button for button in feet if button.isVisible()]
        assert feet and cut_off(dialog) == [], command
        for button in feet:
            assert dialog.rect().contains(button.geometry()), (command, button.text())
            assert button.height() >= button.sizeHint().height(), (command, button.text())
        dialog.close()


def test_dialogs_fit_a_screen_at_twice_its_scale(with_sample, qtbot, monkeypatch):
    """On 1,280 × 800 pixels the buttons of *About* and of the shortcuts were below the screen."""
    room = QSize(640, 400)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: room)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(QPoint(0, 0), room))
    window = with_sample(1000, 760)
    for command in DIALOGS:
        dialog = _opened(window, qtbot, command)
        assert dialog.size().boundedTo(room) == dialog.size(), command
        dialog.close()
    for make in (YearsDialog, partial(MatrixDialog, load_matrix("BLOSUM62"))):
        dialog = make(window)
        dialog.show()
        qtbot.settle()
        assert dialog.size().boundedTo(room) == dialog.size(), dialog.windowTitle()
        dialog.close()


def test_dialogs_are_as_high_as_their_content(with_sample, qtbot):
    """The export of the table of queries kept another height than that of the hits, and one at each visit."""
    window = with_sample(1000, 760)
    tables = [query.hits for query in window.controller.result.queries]
    qtbot.waitUntil(lambda: not any(len(table.open_rows(np.arange(len(table)))) for table in tables))
    heights = []
    for command in ("export_queries", "export", "export_queries"):
        dialog = _opened(window, qtbot, command)
        heights.append(dialog.height())
        assert dialog.height() == dialog.layout().totalHeightForWidth(dialog.width())
        dialog.format.setCurrentIndex(0)
        qtbot.settle()
        assert dialog.height() == dialog.layout().totalHeightForWidth(dialog.width()), "it follows"
        dialog.close()
        qtbot.settle()
    assert len(set(heights)) == 1, "no format moves an option"


def test_the_description_of_a_run_fits_the_screen(with_sample, qtbot, monkeypatch):
    """Text scaled by the desktop leaves a screen fewer pixels, and the dialog's end lay beyond its edges."""
    window = with_sample(1000, 760)
    screen = window.screen().availableSize()
    monkeypatch.setattr(run_dialog, "SIZE", 2 * QSize(screen))
    window.page.show_run()
    qtbot.settle()
    [dialog] = window.page.findChildren(run_dialog.RunDialog)
    assert dialog.width() <= screen.width() and dialog.height() < screen.height()
    [text] = dialog.findChildren(QTextBrowser)
    dialog.resize(dialog.minimumSizeHint())
    qtbot.settle()
    assert dialog.width() < run_dialog.SIZE.width() / 3
    assert text.horizontalScrollBar().maximum() == 0, "lines wrap"


@pytest.fixture
def larger_font(large_font):
    """The application's font a little larger still, as those of some systems are."""
    large_font.setPointSizeF(1.2 * large_font.pointSizeF())
    QApplication.setFont(large_font)


@pytest.mark.qt_log_ignore("does not support", extend=True)  # of a menu
def test_the_list_of_columns_keeps_to_the_screen(larger_font, with_sample, qtbot):
    """It was higher than the screen, so that its menu had a second column, which was empty."""
    table = with_sample(1000, 740).page.hits.table
    menu, chooser = table.columns_menu, table.chooser
    menu.popup(table.mapToGlobal(table.rect().topRight()))
    qtbot.settle()
    assert table.screen().availableGeometry().contains(menu.geometry())
    assert menu.width() - chooser.width() < chooser.width() / 10
    menu.close()


def test_a_part_gets_more_room_where_the_page_scrolls(large_font, with_sample, qtbot):
    """Both parts were as low as they can be, and the command did nothing and said nothing."""
    window = with_sample(1265, 700)
    more, less = map(window.menus.action, ("larger_pane", "smaller_pane"))
    details, page = window.page.tabs, window.page.rows.widget(1)
    assert isinstance(page, QScrollArea) and page.verticalScrollBar().maximum() > 0
    window.messages.hide()  # what it says of the sample has taken the foot of the page
    qtbot.settle()
    hits = window.page.hits
    before, beside = hits.height(), details.height()
    assert beside == page.viewport().height(), "the details fill what is in sight"
    window.activateWindow()
    hits.table.setFocus()
    qtbot.waitUntil(hits.table.hasFocus)
    for _ in range(20):
        more.trigger()
        qtbot.settle()
    assert before < hits.height() == page.viewport().height()
    assert hits.visibleRegion().boundingRect().height() == hits.height(), "all of it is in sight"
    assert details.height() == beside
    assert window.messages.text == "This part cannot be larger here."
    window.messages.hide()
    for _ in range(20):
        less.trigger()
        qtbot.settle()
    assert (hits.height(), details.height()) == (before, beside)
    more.trigger()
    qtbot.settle()
    assert hits.height() > before
    window.menus.action("reset_layout").trigger()
    window.resize(1265, 700)  # as it was before it was reset
    qtbot.settle()
    assert hits.height() == before


@pytest.mark.parametrize("chosen", [0, -1])
def test_at_first_a_block_of_the_alignment_is_in_sight(large_font, with_sample, qtbot, monkeypatch, chosen):
    """Of the alignment of a hit chosen the ruler and half a line were above the window's edge."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1600, 1000))
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1600, 1000))
    window = with_sample(1280, 800)
    window.resize(first_size(window))
    assert 960 <= window.height() < 1000 and 1590 <= window.width() < 1600, "as large as the letters need"
    window.messages.hide()
    let_the_worker_catch_up(qtbot, window.background)
    page = window.page
    rows = page.hits.model.visible_rows()
    row = int(rows[chosen])
    page.hits.table.go_to(row)
    qtbot.waitUntil(lambda: row in page.current_result().hits.alignments)
    qtbot.settle()
    canvas = page.alignment.canvas
    assert page.alignment.figures.rest.isVisible()
    assert canvas.viewport().visibleRegion().boundingRect().height() >= canvas.measures.block


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_block_of_the_alignment_is_whole_under_its_figures(large_font, with_sample, qtbot, wrapped):
    """Below the figures and above the verdict there was room for two lines of the three."""
    window = with_sample(1265, 700)
    view = window.page.alignment
    view.set_look(replace(view.canvas.look, wrapped=wrapped))
    view.say_first("Not convincing: the E-value and the shuffled copies agree. " * 4)
    qtbot.settle()
    assert view.canvas.viewport().height() >= view.canvas.measures.block


def test_what_gets_the_keys_comes_into_sight(large_font, with_sample, qtbot):
    """Ctrl+F went to a field out of sight, F6 to a table, and the field for a motif opened below."""
    window = with_sample(1265, 700)
    hits, details, page = window.page.hits, window.page.tabs, window.page.rows.widget(1)
    window.messages.hide()  # what is said of the sample takes a strip of the page
    let_the_worker_catch_up(qtbot, window.background)  # an alignment that arrives takes other room
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # keys that come back to a window leave it as it was
    find = QKeySequence(QKeySequence.StandardKey.Find)[0]
    before = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F6)
    for key, reached in ((find, hits.filter_bar.text), (before, hits.table)):
        window.page.alignment.canvas.setFocus()
        page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
        assert reached.visibleRegion().boundingRect().height() < reached.height()
        qtbot.keyClick(QApplication.focusWidget(), key.key(), key.keyboardModifiers())
        assert reached.hasFocus()
        assert reached.visibleRegion().boundingRect().height() == reached.height()
    window.menus.action("next_pane").trigger()
    assert details.isAncestorOf(QApplication.focusWidget())
    assert details.visibleRegion().boundingRect().height() == details.height()
    window.page.alignment.tools.actions_["find"].trigger()
    qtbot.settle()
    motif = window.page.alignment.bar.motif_edit
    assert motif.hasFocus() and motif.visibleRegion().boundingRect().height() == motif.height()


def test_signs_are_as_high_as_the_words_beside_them(large_font, open_window, qtbot):
    """Triangles of folded parts, crosses of queries and signs of warnings stayed as small as before."""
    window = open_window()
    form, line = window.form, window.fontMetrics().height()
    form.query.open(sample_queries())
    qtbot.waitUntil(form.query.cards.isVisible)
    qtbot.settle()
    form.query.note.say("Wrong.", warning=True)
    mark = form.query.note.findChildren(QLabel)
    assert max(label.pixmap().height() for label in mark if label.isVisible()) >= line
    assert window.page.hits.table.iconSize().height() >= line
    head = form.sections[0].head
    arrow = head.grab(QRect(0, 0, 2 * line, line)).toImage()
    ground = arrow.pixel(0, 0)
    inked = [x for x in range(line) if any(arrow.pixel(x, y) != ground for y in range(arrow.height()))]
    assert len(inked) >= line // 4
    cards = form.query.cards
    card = cards.visualRect(cards.model().index(0))
    rows = cards.model().rowCount()
    place = QPoint(card.right() - line, card.center().y())
    qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert cards.model().rowCount() == rows - 1, "the cross is as wide"


def test_rows_of_figures_are_forgotten_with_other_results(large_font, qtbot):
    """After one hit with two lines of figures there was an empty one in every later search."""
    result = search().queries[0]
    align_rows(search().plan, result, [0])
    view = on_screen(qtbot, AlignmentView(sides=OF_PAIR), 700, 900)
    view.set_result(result, search().plan)
    view.set_hit(result, 1)
    row = view.figures.minimumHeight()
    view.set_hit(result, 0)
    assert view.figures.minimumHeight() > row
    view.set_hit(result, 1)
    assert view.figures.minimumHeight() > row, "what is below does not move with every hit"
    view.set_result(result, replace(search().plan))
    view.set_hit(result, 1)
    assert view.figures.minimumHeight() == row


def test_pages_of_text_are_as_large_as_their_letters_need(large_font, open_window, qtbot, monkeypatch):
    """The guide opened at the size for usual letters on a screen with room for twice that."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(3000, 2000))
    page = guide(open_window())
    qtbot.addWidget(page)
    letters = page.fontMetrics()
    assert page.width() >= 80 * letters.averageCharWidth() and page.height() >= 30 * letters.lineSpacing()


@pytest.mark.qt_log_ignore("does not support", extend=True)
def test_fields_of_the_form_are_whole_and_leave_it_as_wide(large_font, open_window, qtbot):
    """Of 0.002 the field beside *Include E* showed "002", and of 12/2.2/2.5 "/2.2/2.5"."""
    window = open_window()
    window.resize(1598, 976)
    form = window.form
    qtbot.settle()
    width = form.width()
    boxes = form.taxa.box, form.masking.box, form.rounds.box
    for step in (*(partial(section.unfold) for section in form.sections), *(box.click for box in boxes)):
        step()
        qtbot.settle()
        assert form.width() == width
    fields = [edit for edit in form.findChildren(QLineEdit) if edit.isVisible()]
    numbers = [edit for edit in fields if edit.text()[:1].isdigit()]
    assert {form.rounds.inclusion_edit, form.masking.parameters_edit} < set(numbers)
    for edit in fields:
        option = QStyleOptionFrame()
        edit.initStyleOption(option)
        inner = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
        words = edit.text() or edit.placeholderText()
        if words[:1].isdigit():
            assert inner.width() - 4 >= edit.fontMetrics().horizontalAdvance(words), words


def test_a_number_that_is_not_edited_is_shown_from_its_beginning(large_font, open_window, qtbot):
    form = open_window().form
    form.options.unfold()
    form.rounds.box.click()
    edit = form.rounds.inclusion_edit
    edit.setText("0.00000000000000000000000000000001")
    assert edit.cursorPosition() == 0
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_End)
    qtbot.keyClick(edit, "2")
    assert edit.cursorPosition() == len(edit.text())
    form.button.setFocus()
    form.rounds.box.setFocus()
    assert edit.cursorPosition() == 0


def test_a_matrix_is_whole_where_the_screen_has_room(large_font, open_window, qtbot, monkeypatch):
    """It showed 18 × 19 of its cells on a screen with room for all."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1600, 1200))
    dialog = MatrixDialog(load_matrix("BLOSUM62"), open_window())
    dialog.show()
    qtbot.settle()
    [table] = dialog.findChildren(QTableView)
    assert table.horizontalScrollBar().maximum() == table.verticalScrollBar().maximum() == 0
    dialog.close()


def test_what_the_form_says_in_a_line_is_whole(large_font, open_window, qtbot):
    """It read "Taxonomy not…" and "Finds more distant relatives than…"."""
    window = open_window()
    window.resize(1598, 976)
    form = window.form
    form.options.unfold()
    form.taxa.box.click()
    for row in range(form.preset.combo.count()):
        form.preset.combo.setCurrentIndex(row)
        qtbot.settle()
        for label in (form.taxa.file, *form.preset.findChildren(ElidedLabel)):
            assert label.isVisible() and "…" not in label.text(), label.text()


def test_rounds_in_little_width_are_whole(large_font, found, qtbot):
    """The table of rounds ended at its third title, and no scroll bar reached the rest."""
    page = on_screen(qtbot, ResultsPage(), 710, 700)
    feed(page, found)
    detail = page.tabs.open(RoundsView)
    qtbot.settle()
    [parts] = detail.findChildren(TurningSplitter)
    assert parts.orientation() is Qt.Orientation.Vertical
    table = detail.table
    assert parts.width() >= parts.minimumSizeHint().width()
    assert table.width() >= table.minimumWidth() and parts.height() >= parts.minimumSizeHint().height()
