"""Text scaled to 200 % by the desktop, on 1,280 × 800 pixels: letters, paddings and bars are twice as large.

The screen is chosen when Qt starts, so that these tests run in a process of their own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QStyle

from swathe.core.results.filters import Condition, Operator
from swathe.core.results.hits import COLUMNS
from swathe.core.results.query_summary import SUMMARY_COLUMNS
from tests.gui.network_shown import (
    alike_named,
    assert_families_are_told_apart,
    few_sequences,
    show_network,
)
from tests.gui.test_others import blastp, give_sequences, missed  # noqa: F401 - fixtures

SCREEN = "SWATHE_TEST_SCREEN"
"""Environment variable that names the file of the screen."""
EVALUE, ORGANISM = ([column.key for column in COLUMNS].index(key) for key in ("evalue", "organism"))
IDENTITY, COVERAGE, VERDICT = (
    [column.key for column in COLUMNS].index(key) for key in ("identity", "query_coverage", "verdict")
)
SIGNIFICANT = [column.key for column in SUMMARY_COLUMNS].index("significant")

scaled = pytest.mark.skipif(SCREEN not in os.environ, reason="runs within test_at_twice_the_text_size")


@pytest.mark.skipif(SCREEN in os.environ, reason="it began this run")
def test_at_twice_the_text_size():
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env={**os.environ, SCREEN: "scaled_screen.json"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.fixture
def batch(open_window, qtbot, ready, finish, tmp_path):
    """A window of the screen's size with the hits of twelve queries."""
    from swathe.core.sequences.fasta import read_sequences
    from swathe.core.system.resources import sample_database

    few = tmp_path / "twelve.fasta"
    some = read_sequences(sample_database())[0][:12]
    few.write_text("".join(f">{one.header}\n{one.letters}\n" for one in some))
    window = open_window((few, sample_database()))
    window.resize(1278, 640)  # fonts of other screens are as much larger
    ready(window)
    window.search()
    finish(window)
    qtbot.settle()
    return window


def squeezed(top):
    """Return the controls in sight that are lower than they ask for."""
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

    kinds = (QAbstractButton, QComboBox, QLineEdit)
    return [
        (type(one).__name__, one.accessibleName() or getattr(one, "text", str)(), one.height())
        for kind in kinds
        for one in top.findChildren(kind)
        if one.isVisible() and one.height() < one.minimumSizeHint().height()
    ]


@scaled
def test_no_detail_is_squeezed_nor_pushes_the_filter_out_of_sight(batch, qtbot):
    """Colours were half as high as their words, and the overview pushed filter and titles off the top."""
    page = batch.page
    for place in range(page.tabs.count()):
        page.tabs.setCurrentIndex(place)
        for _ in range(2):
            batch.menus.action("show_form").trigger()
            qtbot.settle()
        assert squeezed(batch) == [], page.tabs.tabText(place)
        assert page.hits.y() == 0
        assert page.hits.height() >= page.hits.minimumSizeHint().height()


@scaled
def test_the_start_page_scrolls(open_window, qtbot):
    """ "query" and "database" lay under "Drop a query and a database here", and buttons were cut."""
    window = open_window()
    window.resize(1278, 640)  # fonts of other screens are as much larger
    qtbot.settle()
    page = window.start_page
    assert window.form.isVisible()
    assert page.picture.height() >= page.picture.sizeHint().height()
    for button in (page.query_button, page.database_button, page.sample_button):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()


@scaled
def test_form_and_results_are_not_side_by_side(batch, qtbot):
    """Beside the form tabs and buttons read "…", and the names of filters lay in their fields."""
    assert batch.page.isVisible() and not batch.form.isVisible()
    batch.page.hits.table.setFocus()
    batch.menus.action("show_form").trigger()
    qtbot.settle()
    assert batch.form.isVisible() and not batch.page.isVisible()
    assert batch.form.isAncestorOf(batch.focusWidget()), "keys go to what is in sight"
    batch.menus.action("show_form").trigger()
    qtbot.settle()
    assert batch.page.isVisible() and not batch.form.isVisible()
    tabs = batch.page.tabs.tabBar()
    assert tabs.sizeHint().width() <= tabs.width(), "all titles are whole"


@scaled
def test_evalues_and_numbers_of_significant_hits_are_in_sight(batch, qtbot):
    """Organisms and names pushed them out."""
    page = batch.page
    page.rows.setSizes([240, page.rows.width() - 240])
    qtbot.settle()
    for table, column in ((page.hits.table, EVALUE), (page.query_list, SIGNIFICANT)):
        header = table.horizontalHeader()
        end = header.sectionViewportPosition(column) + header.sectionSize(column)
        assert not header.isSectionHidden(column)
        assert end <= table.viewport().width()
    page.hits.table.show_columns([ORGANISM])
    assert ORGANISM in page.hits.table.visible_columns(), "somebody chose it"


@scaled
def test_the_charts_below_the_hits_keep_their_height_and_the_legend(batch, qtbot):
    """The scores of shuffled copies had 60 pixels, the dot plot was a strip, and the legend was left out."""
    from swathe.gui.results.distribution.view import DistributionView
    from swathe.gui.results.dot_plot.view import DotPlotView
    from swathe.gui.results.permutations.view import PermutationsView

    tabs, line = batch.page.tabs, batch.fontMetrics().height()
    scores = tabs.open(DistributionView)
    qtbot.waitUntil(lambda: bool(scores.plot.legend.items))
    qtbot.settle()
    assert scores.plot.legend.isVisible()
    tested = tabs.open(PermutationsView)
    tested.wanted.emit()
    qtbot.waitUntil(lambda: tested.plot is not None)
    qtbot.settle()
    assert tested.plot.height() >= 6 * line
    assert tested.plot.plot.getViewBox().sceneBoundingRect().height() >= 3 * line
    dots = tabs.open(DotPlotView)
    qtbot.settle()
    assert dots.canvas.height() >= 10 * line


@scaled
def test_the_end_of_every_detail_is_within_the_page(batch, qtbot, finish):
    """The dot plot lost its lower frame: nothing asked for the second row of its tools."""
    from PySide6.QtWidgets import QStackedWidget, QWidget

    from swathe.gui.widgets.scrolled import Scrolled

    page = batch.page
    page.tabs.open(type(page.dot_plot))
    qtbot.settle()
    [scroll] = [one for one in page.findChildren(Scrolled) if one.isAncestorOf(page.hits)]
    bar = scroll.verticalScrollBar()
    for place in range(page.tabs.count()):
        page.tabs.setCurrentIndex(place)
        finish(batch)
        qtbot.settle()
        for one in (bar, page.tabs.scrolled.verticalScrollBar()):
            one.setValue(one.maximum())
        detail = page.tabs.currentWidget()
        detail = getattr(detail, "detail", detail)
        assert bar.maximum() > 0, detail.title
        low = [
            (detail.title, type(one).__name__)
            for one in detail.findChildren(QWidget)
            if one.isVisible() and isinstance(one.parentWidget(), QStackedWidget | type(detail))
            if one.geometry().bottom() >= one.parentWidget().height()
        ]
        assert low == []
        assert detail.mapTo(page, detail.rect().bottomLeft()).y() <= page.height()


@scaled
def test_the_details_fill_what_is_in_sight_where_the_page_scrolls(batch, qtbot):
    """The alignment was one block high also with the page scrolled down, and scrolled by itself."""
    from swathe.gui.widgets.scrolled import Scrolled

    page = batch.page
    [scroll] = [one for one in page.findChildren(Scrolled) if one.isAncestorOf(page.hits)]
    for height in (640, 740):
        batch.resize(1278, height)
        qtbot.settle()
        bar, sight = scroll.verticalScrollBar(), scroll.viewport().height()
        assert bar.maximum() > 0
        assert page.tabs.height() >= sight
        least = page.hits.minimumSizeHint().height()
        assert page.hits.height() <= max(page.hits.height_of_rows(6), least)
        assert page.hits.height() == least or page.hits.height() <= sight * 0.6, "details begin in sight"
        bar.setValue(bar.maximum())
        assert page.tabs.mapTo(scroll.viewport(), page.tabs.rect().topLeft()).y() <= 0


@scaled
def test_eight_hits_and_a_block_are_in_sight_and_the_page_does_not_scroll(batch, qtbot):
    """Seven hits were, over a page that scrolled for the height of other tabs."""
    from swathe.gui.widgets.scrolled import Scrolled

    batch.resize(1598, 976)
    page = batch.page
    [scroll] = [one for one in page.findChildren(Scrolled) if one.isAncestorOf(page.hits)]
    table, canvas = page.hits.table, page.alignment.canvas
    for place in (*range(page.tabs.count()), page.tabs.indexOf(page.alignment)):
        page.tabs.setCurrentIndex(place)
        qtbot.settle()
        assert scroll.verticalScrollBar().maximum() == 0, page.tabs.tabText(place)
        assert table.viewport().height() >= 8 * table.rowHeight(0)
    assert page.tabs.scrolled.verticalScrollBar().maximum() == 0
    assert canvas.viewport().height() >= canvas.measures.block
    bounds, wanted = page.hits.filter_bar.bounds, page.hits.filter_bar.menu.bounds_action
    assert bounds.isHidden() and wanted.isVisible()
    wanted.trigger()
    qtbot.settle()
    assert bounds.isVisible() and scroll.verticalScrollBar().maximum() == 0
    bounds.evalue.setText("1e-5")
    page.hits.filter_bar.apply()
    assert not wanted.isEnabled(), "a bound in force stays in sight"
    page.hits.filter_bar.clear()
    wanted.trigger()
    assert bounds.isHidden()


@scaled
def test_details_can_have_the_room_of_the_hits(batch, qtbot):
    batch.resize(1598, 976)
    page, command = batch.page, batch.menus.action("details_alone")
    qtbot.settle()
    before = page.tabs.height()
    page.hits.table.setFocus()
    command.trigger()
    qtbot.settle()
    assert page.hits.isHidden() and command.isChecked() and page.tabs.alone_button.isChecked()
    assert page.tabs.height() > before + page.hits.table.rowHeight(0) * 8
    assert page.tabs.isAncestorOf(batch.focusWidget()), "keys go to what is in sight"
    state = page.rows.save_state()
    page.tabs.alone_button.click()
    qtbot.settle()
    assert page.hits.isVisible() and page.tabs.height() == before
    assert page.rows.restore_state(state) and page.hits.isHidden()
    tabs = page.tabs.tabBar()
    qtbot.mouseDClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(0).center())
    assert page.hits.isVisible()


@scaled
def test_nothing_below_the_hits_moves_with_what_is_shown(iterated, qtbot):
    """The titles moved up when the page began to scroll, for a detail seen first, and the next click missed.

    What is said of a hit then went from below the alignment, where it was cut, to over the figures.
    """
    iterated.resize(1598, 976)
    page, view = iterated.page, iterated.page.alignment
    for form in (False, True):
        if form:
            iterated.menus.action("show_form").trigger()
        places = set()
        for place in range(page.tabs.count()):
            page.tabs.setCurrentIndex(place)
            qtbot.settle()
            places.add(page.tabs.tabBar().mapTo(page, QPoint()).y())
        assert len(places) == 1
        assert page.hits.table.viewport().height() >= 6 * page.hits.table.rowHeight(0)
        page.tabs.setCurrentWidget(view)
        for row in range(5):
            assert said(iterated, qtbot, row) == view.remarks.text(), "it is whole"
            assert view.remarks.isHidden() or view.remarks.y() < view.figures.y()
            places.add(page.tabs.tabBar().mapTo(page, QPoint()).y())
        assert len(places) == 1


@scaled
def test_reset_layout_keeps_the_results_and_the_size_of_the_window(batch, qtbot):
    """The form took the place of the results, and a window as large as the screen became smaller."""
    batch.resize(1280, 800)
    qtbot.settle()
    batch.menus.action("reset_layout").trigger()
    qtbot.settle()
    assert batch.page.isVisible() and not batch.form.isVisible()
    assert (batch.width(), batch.height()) == (1280, 800)
    batch.menus.action("show_form").trigger()
    batch.menus.action("reset_layout").trigger()
    qtbot.settle()
    assert batch.form.isVisible() and not batch.page.isVisible()


@scaled
def test_what_is_said_of_the_sample_covers_no_result(open_window, qtbot, finish):
    """It lay over the figures of the first hit until somebody dismissed it."""
    window = open_window(sample=True)
    window.resize(1278, 740)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    qtbot.waitUntil(lambda: "sample" in window.messages.text)
    qtbot.settle()
    over = window.messages.parentWidget()
    for part in (window.page, window.run_bar):
        assert part.isVisible()
        place = part.rect().translated(part.mapTo(over, part.rect().topLeft()))
        assert not window.messages.geometry().intersects(place), part.accessibleName()
    before = window.page.height()
    window.messages.hide()
    qtbot.settle()
    assert window.page.height() > before


@pytest.fixture
def network(open_window, qtbot, tmp_path):
    """The page of networks with 35 sequences, of the screen's size."""
    window = open_window()
    window.resize(1278, 640)  # fonts of other screens are as much larger
    return show_network(window, few_sequences(tmp_path), qtbot)


@scaled
def test_families_are_told_apart_beside_the_picture(open_window, qtbot, tmp_path):
    """Two of them read "Alcohol dehydrogen…", and what they join was out of sight."""
    window = open_window()
    window.resize(1598, 976)
    view = show_network(window, alike_named(tmp_path), qtbot).view
    end = view.picture.mapTo(window, view.picture.rect().topRight()).x()
    assert end < view.tabs.mapTo(window, QPoint()).x()
    assert_families_are_told_apart(view)


@scaled
def test_the_network_scrolls(network, qtbot):
    """The picture was four lines high, the words below it were cut, and the table showed no row."""
    from PySide6.QtWidgets import QLabel

    view, line = network.view, network.fontMetrics().lineSpacing()
    view.colour_box.setCurrentIndex(1)
    qtbot.settle()
    assert view.grey.isVisible() and squeezed(network) == []
    assert view.picture.height() >= 8 * line
    assert view.tables[0].viewport().height() >= 2 * view.tables[0].rowHeight(0)
    for label in view.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    view.choose_edge(int(view.families.rows[0]))
    qtbot.waitUntil(lambda: view.alignment.text() != "")
    qtbot.settle()
    assert squeezed(network) == []


@scaled
def test_nothing_of_the_network_is_out_of_reach(network, qtbot):
    """Beside the picture an alignment was cut at the right, where nothing scrolled; each side had a bar."""
    from PySide6.QtWidgets import QWidget

    from swathe.gui.widgets.scrolled import Scrolled

    view, window = network.view, network.window()
    [scroll] = network.findChildren(Scrolled)
    width = window.width()
    for chosen in (False, True):
        if chosen:
            view.choose_edge(int(view.families.rows[0]))
            qtbot.waitUntil(lambda: view.alignment.text() != "")
            qtbot.settle()
        inner = scroll.widget()
        assert inner.width() == scroll.viewport().width() and window.width() == width
        assert inner.height() > scroll.viewport().height()
        for one in inner.findChildren(QWidget):
            if one.isVisibleTo(inner) and one.parentWidget().isAncestorOf(view.alignment.tools):
                assert one.mapTo(inner, one.rect().bottomRight()).x() < inner.width()
        assert view.tabs.mapTo(inner, view.tabs.pos()).y() > view.picture.mapTo(inner, view.picture.pos()).y()
    assert view.alignment.tools.width() >= view.alignment.tools.minimumSizeHint().width()


@scaled
def test_edges_beside_the_picture_have_evalue_and_identity_whole(network, qtbot):
    """ "Identity %" was cut in its first letters, and nothing said that coverages were farther right."""
    network.window().resize(1598, 976)
    view = network.view
    view.choose_edge(int(view.families.rows[0]))
    qtbot.settle()
    table = view.tables[2]
    end = view.picture.mapTo(view, view.picture.rect().topRight()).x()
    assert end < view.tabs.mapTo(view, QPoint()).x()
    keys = [column.key for column in table.model().columns]
    assert table.horizontalScrollBar().maximum() == 0
    shown = {key for section, key in enumerate(keys) if not table.isColumnHidden(section)}
    assert {"a", "b", "evalue", "identity"} <= shown
    texts = {action.text() for action in table.columns_menu().actions()}
    assert {"Cov. A %\tno room", "Cov. B %\tno room"} <= texts


@scaled
def test_the_wheel_over_the_tabs_scrolls_the_network(network, qtbot):
    """The tab in front was another one when the page had been scrolled."""
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtTest import QTest

    from swathe.gui.widgets.scrolled import Scrolled

    view, window = network.view, network.window()
    [scroll] = network.findChildren(Scrolled)
    tabs = view.tabs.tabBar()
    scroll.ensureWidgetVisible(tabs)
    place, before = tabs.mapTo(window, tabs.rect().center()), scroll.verticalScrollBar().value()
    none = Qt.KeyboardModifier.NoModifier
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, -120), QPoint(), none)
    assert view.tabs.currentIndex() == 0 and scroll.verticalScrollBar().value() > before


@scaled
@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tip
def test_the_picture_says_that_ctrl_and_the_wheel_zoom_where_the_wheel_scrolls(network, qtbot):
    """It said "Wheel: zoom", and the wheel scrolled the page; with the keys, the wheel was held in it."""
    from PySide6.QtCore import QPoint

    picture = network.view.picture

    def hint():
        for step in (1, 0):
            qtbot.mouseMove(picture.view.viewport(), QPoint(3 + step, 3))
        return picture.toolTip()

    network.view.words.setFocus()
    qtbot.waitUntil(lambda: hint().startswith("Ctrl and the wheel: zoom"))
    picture.view.setFocus()
    assert hint().startswith("Ctrl and the wheel: zoom")


def cut_words(top):
    """Return the sentences in sight that have less height than their lines take."""
    from PySide6.QtWidgets import QLabel

    labels = [one for one in top.findChildren(QLabel) if one.isVisible() and one.wordWrap()]
    return [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]


@scaled
def test_the_words_in_a_box_are_whole_beside_its_arrow(qtbot):
    """ "By organism" lost a part of its last letter: Fusion keeps no room for a larger arrow.

    Then it read "By organi…", as words take more from one to the next than their ink, which Qt asks for.
    """
    from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

    from swathe.gui.widgets.boxes import ComboBox

    for words in ("By organism", "Hits", "Best score", "Family", "All pairs: 1,111"):
        box, option = ComboBox(), QStyleOptionComboBox()
        qtbot.addWidget(box)
        box.addItem(words)
        box.show()
        for size in (box.sizeHint(), box.minimumSizeHint()):
            box.resize(size)
            box.initStyleOption(option)
            place = box.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
            )
            ink = box.fontMetrics().boundingRect(words)
            assert option.currentText == words
            assert place.width() - 2 >= ink.x() + ink.width()


@scaled
def test_the_value_of_a_condition_has_room(batch, qtbot):
    """Beside the list of queries its field was as wide as a letter."""
    bar = batch.page.hits.filter_bar
    bar.add_button.click()
    qtbot.settle()
    editor = bar.editor
    assert editor.isVisible() and squeezed(editor) == []
    for operator in range(editor.operator.count()):
        editor.operator.setCurrentIndex(operator)
        qtbot.settle()
        for field in (editor.value, editor.upper):
            if field.isVisible():
                assert field.width() >= 8 * field.fontMetrics().averageCharWidth()


@scaled
def test_the_pairs_scroll(open_window, qtbot, tmp_path):
    """Summary, note and remark took all height: the table had no row, and the remark was cut."""
    from swathe.core.sequences.fasta import read_sequences
    from swathe.core.system.resources import sample_database
    from swathe.gui.widgets.scrolled import Scrolled

    some = read_sequences(sample_database())[0][:12]
    for side, part in (("a", 1), ("b", 3)):  # a third of each sequence: every pair has a remark
        lines = [f">{one.header}\n{one.letters[: len(one.letters) // part]}\n" for one in some[part:]]
        (tmp_path / f"{side}.fasta").write_text("".join(lines))
    window = open_window()
    window.resize(1278, 640)  # fonts of other screens are as much larger
    window.menus.action("show_reciprocal").trigger()
    page = window.pages.get("reciprocal")
    for side, edit in page.files.items():
        edit.setText(str(tmp_path / f"{side}.fasta"))
    page.button.click()
    qtbot.waitUntil(lambda: page.table is not None and not page.state.busy)
    qtbot.waitUntil(lambda: page.pair.alignment.text() != "")
    qtbot.settle()
    [scroll] = page.findChildren(Scrolled)
    inner = scroll.widget()
    assert inner.width() == scroll.viewport().width() and inner.height() > scroll.viewport().height()
    assert page.remarks.isVisible() and cut_words(page) == [] and squeezed(page) == []
    assert page.table.viewport().height() >= 3 * page.table.rowHeight(0)
    # The border below the table was drawn by 200 pixels, and nothing became of it.
    before, border = page.table.height(), page.table.mapTo(inner, page.table.rect().bottomLeft()).y() + 4
    handle = inner.childAt(QPoint(inner.width() // 2, border))
    middle = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(handle, middle + QPoint(0, 60))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.settle()
    assert page.table.height() > before + 30


@scaled
def test_the_answer_of_a_comparison_of_kernels_scrolls_with_its_plot(open_window, qtbot):
    """It was cut in the middle of a line, and the plot was two lines high."""
    window = open_window()
    window.resize(1278, 640)  # fonts of other screens are as much larger
    window.menus.action("show_comparison").trigger()
    page = window.pages.get("comparison")
    page.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    results = page.results
    qtbot.waitUntil(results.answer.isVisible)
    qtbot.settle()
    assert cut_words(results) == []
    assert results.chart.height() >= 6 * results.fontMetrics().lineSpacing()
    assert results.scrolled.isAncestorOf(results.answer)


@scaled
def test_what_heads_a_page_is_whole(kept, qtbot):
    """It read "History · 1 run · 67.3 kB in…", and "104 measurements, each with its scores…"."""
    from tests.gui.runs_shown import history

    kept.resize(1278, 640)  # fonts of other screens are as much larger
    kept.menus.action("show_comparison").trigger()
    comparison = kept.pages.get("comparison")
    comparison.open(Path(__file__).parents[2] / "docs" / "benchmarks" / "kernels.json")
    for page in (lambda: comparison, lambda: history(kept, qtbot, 1)):
        summary = page().summary
        qtbot.waitUntil(summary.isVisible)
        qtbot.settle()
        assert summary.text() == summary.whole()
        assert summary.height() >= summary.heightForWidth(summary.width())


@scaled
def test_a_new_search_shows_the_field_of_its_query(batch, qtbot):
    """The form was scrolled down as before, with the query's field, and its cursor, out of sight."""
    from swathe.gui.search.form_scroll import FormScroll

    form, scroll = batch.form, batch.form.findChild(FormScroll)
    batch.menus.action("show_form").trigger()
    for section in form.sections:
        section.unfold()
    qtbot.settle()
    scroll.verticalScrollBar().setValue(scroll.verticalScrollBar().maximum())
    batch.menus.action("show_form").trigger()
    batch.page.hits.table.setFocus()
    batch.menus.action("new_search").trigger()
    qtbot.settle()
    assert form.query.edit.hasFocus()
    place = form.query.edit.mapTo(scroll.viewport(), form.query.edit.rect().topLeft())
    assert scroll.viewport().rect().contains(place)
    assert not batch.page.isVisible() and form.back.isVisible(), "nothing led back to the results"
    qtbot.mouseClick(form.back, Qt.MouseButton.LeftButton)
    assert batch.page.hits.table.hasFocus() and not form.isVisible()


@scaled
def test_tools_of_two_alignments_are_whole_from_the_first_hit_on(open_window, qtbot):
    """They came with it, and were cut beside each other until somebody changed the window's size."""
    from PySide6.QtWidgets import QWidget

    from tests.gui.results_fixtures import search
    from tests.gui.runs_shown import beside_each_other
    from tests.gui.test_run_comparison import keep

    window = open_window()
    window.resize(1278, 640)
    page = beside_each_other(window, qtbot, keep(search(), "one"), keep(search(), "two"))
    qtbot.waitUntil(lambda: all(side.alignment.text() for side in page.sides))
    qtbot.settle()
    for side in page.sides:
        for tool in side.alignment.tools.findChildren(QWidget):
            if tool.isVisibleTo(page):
                assert tool.width() >= tool.minimumSizeHint().width(), tool.accessibleName()


@scaled
def test_two_runs_compared_scroll(missed, blastp, qtbot, monkeypatch):  # noqa: F811
    """Both alignments ended below the window, the chart was a strip, and nothing scrolled."""
    from PySide6.QtWidgets import QWidget

    from swathe.core.history.changes import Found
    from swathe.gui.widgets.scrolled import Scrolled

    give_sequences(blastp, monkeypatch)
    blastp.menus.action("add_sequences").trigger()
    qtbot.waitUntil(lambda: missed.compared.comparison.b.queries[0].hits.has_sequences)
    blastp.resize(1278, 640)  # fonts of other screens are as much larger
    missed.table.go_to(int((missed.model.table.found[missed.model.visible_rows()] == Found.BOTH).argmax()))
    qtbot.waitUntil(lambda: all(side.alignment.text() for side in missed.sides))
    qtbot.settle()
    [scroll] = missed.findChildren(Scrolled)
    inner, line = scroll.widget(), missed.fontMetrics().lineSpacing()
    assert inner.width() == scroll.viewport().width() and inner.height() > scroll.viewport().height()
    assert missed.table.viewport().height() >= 3 * missed.table.verticalHeader().defaultSectionSize()
    assert missed.missed_chart.height() >= 6 * line and missed.missed_chart.width() >= 13 * line
    assert missed.words.width() >= 12 * missed.words.fontMetrics().averageCharWidth(), "a strip of 25 pixels"
    assert missed.words.geometry().right() < missed.kind.geometry().left()
    for side in missed.sides:
        assert side.alignment.canvas.viewport().height() >= 6 * side.alignment.canvas.fontMetrics().height()
        for one in side.findChildren(QWidget):
            if one.isVisibleTo(inner):
                end = one.mapTo(side, one.rect().bottomRight())
                assert side.rect().contains(end), (type(one).__name__, end)
        assert inner.rect().contains(side.mapTo(inner, side.rect().bottomRight()))


@scaled
def test_the_room_of_a_message_is_given_back_to_form_and_results(open_window, qtbot, finish):
    """It stayed empty where the form came as the message went: a strip below both until a search began."""
    window = open_window(sample=True)
    window.resize(1278, 740)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    qtbot.waitUntil(lambda: "sample" in window.messages.text)
    qtbot.settle()
    over, before = window.messages.parentWidget(), window.page.height()
    window.menus.action("new_search").trigger()
    qtbot.settle()
    assert window.messages.text == ""
    assert over.layout().contentsMargins().bottom() == 0
    assert window.form.isVisible() and window.form.height() > before


@scaled
@pytest.mark.parametrize("way", ["edit_and_rerun", "show_form", "reset_layout"])
def test_the_form_is_at_its_top_when_it_is_filled_or_comes_back(batch, qtbot, way):
    """It was scrolled as somebody had left it: the query was above its edge, its box looked empty."""
    from swathe.gui.search.form_scroll import FormScroll

    batch.resize(1278, 980)  # from the query to the sensitivity, which gets the keys, all is in sight
    form, scroll = batch.form, batch.form.findChild(FormScroll)
    bar, show = scroll.verticalScrollBar(), batch.menus.action("show_form")
    show.trigger()
    for section in form.sections:
        section.unfold()
    qtbot.settle()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    if way != "reset_layout":
        show.trigger()
        qtbot.settle()
    if way == "edit_and_rerun":
        batch.page.run.again_requested.emit()
        qtbot.waitUntil(lambda: not form.problem)
    else:
        batch.menus.action(way).trigger()
    qtbot.settle()
    assert form.isVisible() and bar.value() == 0


@scaled
def test_scores_beside_the_form_come_to_rest(batch, qtbot):
    """The page got a bar, and lost it, for ever: nothing could be done in the window any more."""
    from swathe.gui.results.distribution.view import DistributionView

    batch.resize(1598, 976)
    batch.menus.action("show_form").trigger()
    scores = batch.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: bool(scores.plot.legend.items))
    qtbot.settle()
    assert scores.plot.isVisible() and batch.form.isVisible()


@scaled
def test_names_of_hits_stay_in_sight_where_coverage_and_identity_have_no_room(batch, qtbot):
    """To see them one scrolled sideways, and could not tell any more whose they were."""
    batch.resize(1430, 980)
    qtbot.settle()
    table = batch.page.hits.table
    assert table.horizontalScrollBar().maximum() == 0
    assert COVERAGE in table.columns_without_room() and VERDICT in table.visible_columns()
    batch.resize(1278, 980)
    qtbot.settle()
    assert table.horizontalScrollBar().maximum() == 0
    assert {COVERAGE, IDENTITY} <= {*table.columns_without_room()}
    batch.resize(2300, 980)
    qtbot.settle()
    assert {COVERAGE, IDENTITY} <= {*table.visible_columns()}


@scaled
def test_numbers_come_before_the_ends_of_descriptions_and_organisms(batch, qtbot):
    """In a batch both had their usual widths, and of every score two digits were in sight."""
    batch.resize(1430, 980)
    qtbot.settle()
    table = batch.page.hits.table
    for column in (IDENTITY, COVERAGE):
        table.chooser.chosen.emit(column, True)  # what somebody chose gives way to nothing
    header, sight = table.horizontalHeader(), table.viewport().width()
    keys = [COLUMNS[section].key for section in table.visible_columns()]
    assert header.length() > sight, "not all columns have room"
    for key in ("evalue", "score", "identity"):
        section = table.visible_columns()[keys.index(key)]
        assert header.sectionViewportPosition(section) + header.sectionSize(section) <= sight, key
    letters, name = table.fontMetrics(), table.visible_columns()[keys.index("subject")]
    widest = max(letters.horizontalAdvance(table.model().index(row, name).data()) for row in range(8))
    assert header.sectionSize(name) >= widest + 0.75 * letters.averageCharWidth(), (
        "names end before the next column"
    )


@scaled
def test_evalues_stay_in_sight_where_much_is_filtered_by(open_window, qtbot, finish):
    """Beside the form organisms and descriptions that the filter compared had their place."""
    window = open_window(sample=True)
    window.resize(1598, 976)
    qtbot.waitUntil(lambda: window.controller.result is not None)
    finish(window)
    window.menus.action("show_form").trigger()
    hits = window.page.hits
    for column in ("description", "organism"):
        hits.filter_bar.narrow(Condition.read(column, Operator.LACKS, "nowhere"))
    qtbot.settle()
    assert window.form.isVisible() and hits.isVisible()
    table, header = hits.table, hits.table.horizontalHeader()
    assert header.sectionViewportPosition(EVALUE) + header.sectionSize(EVALUE) <= table.viewport().width()
    assert not header.isSectionHidden(EVALUE)


@scaled
def test_the_form_is_as_wide_with_any_section_unfolded(batch, qtbot):
    """*Matrix and gaps* made it 15 pixels wider, and scores left the table beside it."""
    batch.resize(1598, 976)
    batch.menus.action("show_form").trigger()
    qtbot.settle()
    form, before = batch.form, batch.form.width()
    assert form.isVisible() and batch.page.isVisible()
    for section in form.sections:
        section.head.click()
        qtbot.settle()
        assert section.unfolded and form.width() == before, section.head.text()
        section.head.click()


@scaled
def test_names_of_queries_are_cut_before_their_numbers_of_significant_hits_go(batch, qtbot):
    """Beside the form the list lost the column whole, and its names had room for twice as many letters."""
    batch.menus.action("show_form").trigger()
    table = batch.page.query_list
    for width in (1550, 1598):
        batch.resize(width, 976)
        qtbot.settle()
        assert batch.form.isVisible() and table.isVisible()
        header = table.horizontalHeader()
        assert not header.isSectionHidden(SIGNIFICANT), width
        end = header.sectionViewportPosition(SIGNIFICANT) + header.sectionSize(SIGNIFICANT)
        assert end <= table.viewport().width()


@scaled
@pytest.mark.parametrize("size", [(1598, 976), (1278, 800), (1598, 1100)])
def test_the_line_for_conditions_ends_where_it_began(batch, qtbot, size):
    """The details became as high as all in sight, and stayed so when it was closed, with the chart cut."""
    from swathe.gui.results.distribution.view import DistributionView

    page = batch.page
    batch.resize(*size)
    page.tabs.open(DistributionView)
    qtbot.settle()
    before = page.hits.geometry(), page.tabs.geometry()
    bar = page.hits.filter_bar
    bar.add_button.click()
    qtbot.settle()
    assert bar.editor.isVisible() and page.tabs.height() == before[1].height()
    bar.editor.close_button.click()
    qtbot.settle()
    assert (page.hits.geometry(), page.tabs.geometry()) == before


@pytest.fixture
def iterated(open_window, qtbot, tmp_path):
    """A window of 1,600 × 860 with the hits of three queries in two rounds: its page scrolls."""
    from swathe.core.system.resources import sample_database, sample_queries
    from tests.gui.conftest import search_in

    few = tmp_path / "three.fasta"
    few.write_text("".join(f">{one}" for one in sample_queries().read_text().split(">")[1:4]))
    window = open_window((few, sample_database()))
    window.resize(1598, 860)
    window.form.rounds.box.setChecked(True)
    window.form.rounds.rounds_box.setValue(2)
    window.form.rounds.inclusion_edit.setText("1e-40")
    search_in(window, qtbot)
    qtbot.settle()
    return window


@scaled
def test_what_iterated_searches_say_and_offer_is_in_sight_beside_their_hits(iterated, qtbot):
    """Remarks lay below two scrolls, and scrolling to *Tick included* took the hits away."""
    page, view = iterated.page, iterated.page.alignment
    assert any("The profile was built from this hit" in said(iterated, qtbot, row) for row in range(5))
    whole = view.remarks.visibleRegion().boundingRect()
    assert whole.height() == view.remarks.height() > 0, "at first, before somebody scrolls"
    assert view.remarks.y() < view.figures.y()
    rounds = iterated.search_page.rounds.view
    page.tabs.setCurrentWidget(rounds)
    qtbot.settle()
    for one in (rounds.tick_button, rounds.add_button, rounds.leave_out_button, page.hits.table):
        assert one.visibleRegion().boundingRect().size() == one.size(), "without scrolling"
    queries = page.query_list
    name, metrics = queries.model().index(0, 0), queries.fontMetrics()
    rounds.tick_button.click()
    qtbot.settle()
    assert not name.data(Qt.ItemDataRole.DecorationRole).isNull(), "hits are ticked"
    letters = metrics.horizontalAdvance(name.data(Qt.ItemDataRole.DisplayRole))
    margin = queries.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, queries) + 1
    assert queries.columnWidth(0) >= letters + metrics.capHeight() + 4 * margin, "the tick cut the name"
    table = page.hits.table

    def shown(width):
        table.resize(width, table.height())
        return {COLUMNS[section].key for section in table.visible_columns()}

    beside_verdicts = [one for one in map(shown, range(1200, 1600, 20)) if "verdict" in one]
    few = [one for one in beside_verdicts if "identity" not in one]
    assert any("score" in one and "round" not in one for one in few), "Round stayed, which fewer look for"


def said(window, qtbot, row):
    """Go to a hit and return what is said of it below its name."""
    window.page.hits.table.go_to(row)
    qtbot.settle()
    return window.page.alignment.remarks.whole()
