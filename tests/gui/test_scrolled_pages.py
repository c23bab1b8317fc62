"""Pages that scroll at large letters: where they open, and how their parts get more room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from swathe.gui.search.form_scroll import FormScroll
from tests.gui.network_shown import few_sequences, show_network
from tests.gui.results_fixtures import search
from tests.gui.runs_shown import history, opened, search_and_keep
from tests.gui.test_large_fonts import large_font  # noqa: F401 - a fixture
from tests.gui.test_run_comparison import compared  # noqa: F401 - a fixture


def page_around(part):
    """Return what scrolls a part of a page, scrolled to its end."""
    page = part
    while not (isinstance(page, QScrollArea) and page.isAncestorOf(part)):
        page = page.parentWidget()
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    return page


def is_in_sight(widget):
    """Return whether all of a widget can be seen."""
    return widget.visibleRegion().boundingRect().height() == widget.height() > 0


def compare_again(window, page, qtbot):
    """Go back to the history, and compare the same runs again."""
    page.back.click()
    qtbot.settle()
    runs = window.pages.get("history").page
    assert not page.isVisible()
    runs.compare_requested.emit(*runs.chosen()[::-1], 0, 0)
    qtbot.waitUntil(page.isVisible)
    qtbot.settle()


def test_another_run_is_shown_from_its_top(large_font, kept, qtbot, finish):  # noqa: F811
    """The filter was out of sight above the hits."""
    window = kept
    search_and_keep(window, qtbot, finish)
    window.resize(1265, 700)
    qtbot.settle()
    page = page_around(window.page.hits)
    runs = history(window, qtbot, 2)
    runs.table.go_to(1)
    opened(window, qtbot)
    qtbot.settle()
    assert page.verticalScrollBar().value() == 0 < page.verticalScrollBar().maximum()
    page_around(window.page.hits)
    window.menus.action("search").trigger()
    finish(window)
    qtbot.settle()
    assert page.verticalScrollBar().value() == 0 and is_in_sight(window.page.hits.filter_bar.text)


def test_a_comparison_is_shown_from_its_top(large_font, compared, qtbot):  # noqa: F811
    """That its runs were scored differently stood above what was in sight."""
    window, shown = compared(search(), search(12, 1, 1e-5))
    window.resize(1280, 700)
    qtbot.settle()
    page = page_around(shown.table)
    assert not is_in_sight(shown.note)
    compare_again(window, shown, qtbot)
    assert page.verticalScrollBar().value() == 0 and is_in_sight(shown.note)


def test_another_hit_of_a_comparison_leaves_the_page_where_it_is(large_font, compared, qtbot):  # noqa: F811
    window, shown = compared(search(), search(12, 1, 1e-5))
    window.resize(1280, 700)
    qtbot.settle()
    page = page_around(shown.table)
    place = page.verticalScrollBar().value()
    shown.table.walk(1)
    qtbot.settle()
    assert page.verticalScrollBar().value() == place


def test_no_part_of_two_alignments_lies_over_another(large_font, compared, qtbot):  # noqa: F811
    """The heading of B stood over figures of A, B's alignment was nowhere, and the page did not scroll."""
    window, shown = compared(search(), search(12, 1, 1e-5))
    window.resize(1600, 970)
    qtbot.waitUntil(lambda: all(side.alignment.text() for side in shown.sides))
    qtbot.settle()
    page = page_around(shown.table)
    one, other = (side.alignment for side in shown.sides)
    parts = [part for view in (one, other) for part in (view.figures, view.canvas)]
    tops = [part.mapTo(page.widget(), QPoint()).y() for part in parts]
    ends = [top + part.height() for top, part in zip(tops, parts, strict=True)]
    assert all(end <= top for end, top in zip(ends, tops[1:], strict=False))
    assert all(part.height() >= part.heightForWidth(part.width()) for part in parts[::2])
    assert ends[-1] <= page.widget().height(), "the page scrolls to the end of B's alignment"


@pytest.fixture
def network(large_font, open_window, qtbot, tmp_path):  # noqa: F811
    """A window that shows a network at large letters, and its page."""
    window = open_window()
    window.resize(1280, 776)
    return window, show_network(window, few_sequences(tmp_path), qtbot)


def test_another_network_is_shown_from_its_top(network, qtbot):
    _, page = network
    around, before = page_around(page.view), page.view
    page.button.click()
    qtbot.waitUntil(lambda: page.view is not before and page.view.places is not None)
    qtbot.settle()
    assert around.verticalScrollBar().value() == 0 and is_in_sight(page.summary)


def stands_beside(shown):
    """Return whether the chart stands beside the table."""
    return (
        shown.plotted.mapTo(shown, QPoint()).x() > shown.table.mapTo(shown, shown.table.rect().topRight()).x()
    )


def test_the_same_runs_have_the_same_layout_each_time(large_font, compared, qtbot):  # noqa: F811
    """A table that was shown had a scroll bar, and the chart no more room beside it."""
    window, shown = compared(search(), search(12, 1, 1e-5))
    widths = range(1480, 1700, 10)

    def layouts():
        found = []
        for width in widths:
            window.resize(width, 940)
            qtbot.settle()
            found.append(stands_beside(shown))
        return found

    first = layouts()
    assert len(set(first)) == 2
    compare_again(window, shown, qtbot)
    assert layouts() == first


@pytest.mark.parametrize("place", [0, 1])
def test_a_section_that_is_opened_is_scrolled_to(large_font, open_window, qtbot, place):  # noqa: F811
    """Its fields unfolded below what was in sight."""
    window = open_window()
    window.resize(1400, 700)
    qtbot.settle()
    section = window.form.sections[place]
    assert not section.unfolded
    section.head.click()
    qtbot.settle()
    form = window.form.findChild(FormScroll)
    seen = section.visibleRegion().boundingRect().height()
    assert section.unfolded and section.height() > section.head.height()
    assert seen == min(section.height(), form.viewport().height()) and is_in_sight(section.head)


def test_the_line_of_a_section_stays_under_the_pointer(large_font, open_window, qtbot):  # noqa: F811
    """The form scrolled to all of the section: a second click ticked a box that had come there.

    Then it scrolled to its first fields, and the line was gone from where it had been at the lower end.
    """
    window = open_window()
    window.resize(1400, 1100)
    qtbot.settle()
    head, scroll = window.form.options.head, window.form.findChild(FormScroll)
    lower_end = scroll.mapTo(window, QPoint(0, scroll.height())).y()
    top = head.mapTo(window, QPoint())
    window.resize(1400, 1100 - lower_end + top.y() + head.height())
    qtbot.waitUntil(lambda: scroll.mapTo(window, QPoint(0, scroll.height())).y() < lower_end)
    assert is_in_sight(head)
    place = top + QPoint(head.width() // 2, head.height() // 4)
    QTest.mouseMove(window.windowHandle(), place)
    qtbot.waitUntil(head.underMouse)
    for unfolded in (True, False):
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, none, place)
        qtbot.settle()
        assert window.form.options.unfolded == unfolded and head.mapTo(window, QPoint()) == top


def test_the_wheel_over_what_the_form_was_filled_from_scrolls_it(large_font, open_window, qtbot):  # noqa: F811
    window = open_window()
    window.resize(1400, 700)
    for section in window.form.sections:
        section.unfold()
    window.form.say_filled("The form was filled from the run shown.")
    qtbot.settle()
    note, bar = window.form.filled, window.form.findChild(FormScroll).verticalScrollBar()
    assert bar.maximum() > 0 == bar.value()
    place = note.mapTo(window, note.rect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, -120))
    assert bar.value() > 0


def grow(window, qtbot, part, target):
    """Give a part of a page the keys and all the room there is; return its heights before and after."""
    more, less = map(window.menus.action, ("larger_pane", "smaller_pane"))
    messages = window.pages.page.messages
    window.activateWindow()
    target.setFocus()
    qtbot.waitUntil(target.hasFocus)
    messages.hide()
    heights = [part.height()]
    for action, words in ((more, "larger"), (less, "smaller")):
        for _ in range(40):
            action.trigger()
            qtbot.settle()
            if messages.text:
                break
        assert messages.text == f"This part cannot be {words} here."
        messages.hide()
        qtbot.settle()
        heights.append(part.height())
        assert is_in_sight(part), "the page has scrolled to it"
    before, after, again = heights
    assert again <= before
    return before, after


def test_parts_of_a_comparison_get_more_room(large_font, compared, qtbot):  # noqa: F811
    """They could be no larger, and of each alignment there was a line and a half."""
    window, shown = compared(search(), search(12, 1, 1e-5))
    window.resize(1280, 700)
    qtbot.waitUntil(shown.sides[0].alignment.canvas.isVisible)
    qtbot.settle()
    sight = page_around(shown.table).viewport().height()
    for side in shown.sides:
        before, after = grow(window, qtbot, side, side.alignment.canvas)
        assert before < after == sight
    table = shown.table.parentWidget().parentWidget()
    before, after = grow(window, qtbot, table, shown.table)
    assert before < after == sight


def test_parts_of_a_network_get_more_room(network, qtbot):
    window, page = network
    view = page.view
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    qtbot.settle()
    sight = page_around(view).viewport().height()
    for part, target in ((view.tabs.parentWidget(), view.tables[2]), (view.pair, view.alignment.canvas)):
        before, after = grow(window, qtbot, part, target)
        assert before < after == sight


def test_the_tables_of_a_network_have_the_room_until_an_edge_is_chosen(network, qtbot):
    """Half of it said that no edge was chosen, of the table two rows were seen, and the border stayed."""
    _, page = network
    view, table = page.view, page.view.tables[2]
    view.tabs.setCurrentIndex(2)
    qtbot.settle()
    before, row = table.height(), table.verticalHeader().defaultSectionSize()
    assert before > view.pair.height()
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    qtbot.settle()
    assert table.viewport().height() >= 6 * row
    view.choose_node(-1)
    qtbot.settle()
    assert table.height() == before
    handle = view.pair.parentWidget().handle(1)
    for way in (-3 * row, 3 * row):
        place = handle.y()
        middle = handle.rect().center()
        qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
        qtbot.mouseMove(handle, middle + QPoint(0, way))
        qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
        assert (handle.y() - place) * way > 0, "a handle that is drawn can be dragged"


def test_what_explains_a_network_folds_once_there_is_one(network, qtbot):
    """Four grey lines stood above two rows of a table."""
    window, page = network
    about, button = page.scoring, page.all_scoring
    window.resize(1280, 700)
    qtbot.settle()
    assert about.text() == about.whole() and about.height() < 2 * about.fontMetrics().lineSpacing()
    assert button.isVisible() and button.words.startswith("Found with BLOSUM62 11/1, ")
    page.show_result(page.network)  # and another one
    page.settle()
    assert button.isVisible()
    window.menus.action("show_reciprocal").trigger()
    qtbot.settle()
    other = window.pages.page
    assert other.scoring.text() == other.scoring.whole() and not other.all_scoring.isVisible()
    assert other.scoring.height() >= other.scoring.heightForWidth(other.scoring.width())
