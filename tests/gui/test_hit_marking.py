"""Ticks, pins, notes and pages, by mouse and by keys alone."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget

from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import sample_queries
from swathe.gui.results.hits.view import HitsView
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.message_bar import MessageBar
from tests.gui.conftest import search_in
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import search
from tests.long_run import long_but

COLUMN = {column.key: section for section, column in enumerate(COLUMNS)}
POPUP = pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)
"""What the offscreen platform says of every popup."""
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def result():
    return search().queries[0]


@pytest.fixture
def view(qtbot, result):
    page = QWidget()
    MessageBar(page)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    view = HitsView()
    layout.addWidget(view)
    on_screen(qtbot, page, 1000, 500)
    view.show_result(result, 10.0)
    view.table.setFocus()
    return view


def test_ticks_and_pins_do_not_fit_the_columns_again(view, qtbot):
    """Each tick measured the words of hundreds of hits, which notes alone change."""
    with qtbot.assertNotEmitted(view.model.words_changed):
        view.marking.tick(0)
        view.marking.toggle_pins()
        view.marking.undo()


def click_box(view, qtbot, place, modifiers=Qt.KeyboardModifier.NoModifier):
    """Click into the box itself, as a person would."""
    index = view.model.index(place, COLUMN["ticked"])
    option = QStyleOptionViewItem()
    option.initFrom(view.table)
    option.rect = view.table.visualRect(index)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = view.table.style().subElementRect(
        QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, view.table
    )
    qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, modifiers, box.center())


def state(view, place):
    return view.model.index(place, COLUMN["ticked"]).data(Qt.ItemDataRole.CheckStateRole)


def spoken(view, place):
    return view.model.index(place, COLUMN["ticked"]).data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_click_into_a_box_ticks_one_hit_and_says_so(view, result, qtbot):
    with qtbot.waitSignal(view.marks_changed):
        click_box(view, qtbot, 2)
    assert result.hits.marks.ticked == {2}
    assert state(view, 2) == Qt.CheckState.Checked
    assert (spoken(view, 2), spoken(view, 3)) == ("ticked", "not ticked")
    assert view.selected.text() == "1 ticked" and "tick" not in view.count_text(), "it was said twice"
    click_box(view, qtbot, 2)
    assert not result.hits.marks
    assert state(view, 2) == Qt.CheckState.Unchecked


def test_a_click_with_shift_ticks_all_from_the_last_box_on(view, result, qtbot):
    """It ticked one hit, and twenty took twenty clicks."""
    click_box(view, qtbot, 5)
    click_box(view, qtbot, 2, SHIFT)
    assert result.hits.marks.ticked == {2, 3, 4, 5}
    click_box(view, qtbot, 4, SHIFT)
    assert result.hits.marks.ticked == {5}, "unticked, as the box clicked was"
    view.marking.untick_all()
    view.show_result(result, 10.0)
    click_box(view, qtbot, 1, SHIFT)
    assert result.hits.marks.ticked == {1}, "no box of this table was clicked before"


def test_a_range_of_ticks_is_one_change_and_said_and_undone_as_one(view, result, qtbot):
    """Of six hits that two clicks ticked it said "4 hits ticked.", and one undo left two."""
    marking, marks, said = view.marking, result.hits.marks, []
    marking.many_changed.connect(said.append)
    click_box(view, qtbot, 2)
    click_box(view, qtbot, 7, SHIFT)
    assert marks.ticked == {2, 3, 4, 5, 6, 7} and said == ["5 more hits ticked."]
    assert marking.undo_action.text() == "Un&do ticking 5 hits"
    marking.undo()
    assert marks.ticked == {2}
    click_box(view, qtbot, 4)
    assert marks.ticked == {2, 4}, "a click without Shift is about its box alone"


def test_space_ticks_the_selected_rows_and_unticks_them_when_all_are(view, result, qtbot):
    view.table.go_to(1)
    for _ in range(2):
        qtbot.keyClick(view.table, Qt.Key.Key_Down, SHIFT)
    result.hits.marks.tick([2])
    qtbot.keyClick(view.table, Qt.Key.Key_Space)
    assert result.hits.marks.ticked == {1, 2, 3}
    qtbot.keyClick(view.table, Qt.Key.Key_Space)
    assert result.hits.marks.ticked == set()


def test_all_shown_none_and_invert_keep_to_what_the_filter_lets_through(view, result, qtbot):
    view.marking.tick(0)
    view.filter_bar.bounds.score.setText(str(int(result.hits.scores[4])))
    view.filter_bar.apply()
    shown = set(view.model.visible_rows().tolist())
    assert 0 < len(shown) < len(result.hits)
    qtbot.keyClick(view.table, Qt.Key.Key_A, CONTROL | SHIFT)
    assert result.hits.marks.ticked == shown
    qtbot.keyClick(view.table, Qt.Key.Key_I, CONTROL)
    assert result.hits.marks.ticked == set()
    last = len(result.hits) - 1
    view.marking.tick([1, last])
    assert view.count_text() == f"{len(shown):,} of {len(result.hits):,} shown · 1 tick hidden"
    qtbot.keyClick(view.table, Qt.Key.Key_I, CONTROL)
    assert result.hits.marks.ticked == (shown - {1}) | {last}
    qtbot.keyClick(view.table, Qt.Key.Key_U, CONTROL | SHIFT)
    assert result.hits.marks.ticked == set()
    assert not view.marking.none_action.isEnabled()


@pytest.mark.parametrize("order", long_but(Qt.SortOrder, Qt.SortOrder.DescendingOrder))
@pytest.mark.parametrize("key", ["score", "subject", "ticked", "pinned", "note", "gene"])
def test_pinned_hits_stay_on_top_whatever_the_sorting(view, result, qtbot, key, order):
    view.table.go_to(7)
    qtbot.keyClick(view.table, Qt.Key.Key_T, CONTROL)
    view.marking.pin([3])
    view.table.sortByColumn(COLUMN[key], order)
    rows = view.model.visible_rows().tolist()
    assert set(rows[:2]) == {3, 7}
    assert sorted(rows) == list(range(len(result.hits)))
    expected = result.hits.order_by(key, order == Qt.SortOrder.DescendingOrder).tolist()
    assert rows[2:] == [row for row in expected if row not in (3, 7)]
    assert view.model.index(0, COLUMN["ticked"]).data(Qt.ItemDataRole.DecorationRole) is not None
    assert view.model.index(2, COLUMN["ticked"]).data(Qt.ItemDataRole.DecorationRole) is None
    assert "pinned" in spoken(view, 0)
    assert view.current_hit_row() == 7, "the hit stays current wherever it moves"
    qtbot.keyClick(view.table, Qt.Key.Key_T, CONTROL)
    assert result.hits.marks.pinned == {3}


def test_a_pin_is_seen_whole_and_in_the_colour_of_the_row(view, result, qtbot):
    view.table.go_to(7)
    qtbot.keyClick(view.table, Qt.Key.Key_T, CONTROL)
    index = view.model.index(0, COLUMN["ticked"])
    option = QStyleOptionViewItem()
    view.table.initViewItemOption(option)
    view.table.itemDelegate().initStyleOption(option, index)
    option.rect = view.table.visualRect(index)
    style = view.table.style()
    sign = style.subElementRect(QStyle.SubElement.SE_ItemViewItemDecoration, option, view.table)
    assert option.rect.contains(sign)
    chosen = option.icon.pixmap(16, QIcon.Mode.Selected).toImage()
    inks = {
        chosen.pixelColor(x, y).name()
        for x, y in itertools.product(range(16), repeat=2)
        if chosen.pixelColor(x, y).alpha() == 255
    }
    assert inks == {option.palette.highlightedText().color().name()}


def test_the_filter_narrows_to_marks_and_follows_them(view, result, qtbot):
    hits = result.hits
    hits.marks.tick([1, 2])
    hits.marks.pin([2])
    hits.marks.note(5, "odd")
    view.model.marks_changed()
    for column, rows in (("ticked", [2, 1]), ("pinned", [2]), ("note", [5])):
        view.model.set_filter(Filter(conditions=(Condition.read(column, Operator.MARKED),)))
        assert view.model.visible_rows().tolist() == rows
    view.model.set_filter(Filter(conditions=(Condition.read("ticked", Operator.MARKED),)))
    view.table.go_to(1)
    qtbot.keyClick(view.table, Qt.Key.Key_Space)
    assert view.model.visible_rows().tolist() == [2]


@pytest.mark.long
def test_passes_qts_own_tester_while_marks_change(view, qtmodeltester):
    qtmodeltester.check(view.model, force_py=False)
    view.marking.tick([0, 4])
    view.marking.pin([4, 6])
    view.model.set_filter(Filter(conditions=(Condition.read("ticked", Operator.MARKED),)))
    view.marking.untick_all()
    view.model.set_filter(Filter())


def write_note(view, qtbot, text, end):
    qtbot.keyClick(view.table, Qt.Key.Key_F2)
    editor = view.marking._note_editor
    assert editor.isVisible()
    assert editor.text.hasFocus() or QApplication.focusWidget() is None
    qtbot.keyClicks(editor.text, text)
    end(editor)
    assert not editor.isVisible()


@POPUP
def test_a_note_is_written_in_place_kept_changed_and_removed(view, result, qtbot):
    view.table.go_to(4)
    write_note(view, qtbot, "  look at His-64 ", lambda e: qtbot.keyClick(e.text, Qt.Key.Key_Return, CONTROL))
    assert result.hits.marks.notes == {4: "look at His-64"}
    subject = view.model.index(4, COLUMN["subject"])
    assert subject.data(Qt.ItemDataRole.DecorationRole) is not None
    assert "Note: look at His-64" in subject.data(Qt.ItemDataRole.ToolTipRole)
    assert view.model.index(4, COLUMN["note"]).data() == "look at His-64"
    assert "with a note" in spoken(view, 4)
    write_note(view, qtbot, "wrong", lambda e: qtbot.keyClick(e.text, Qt.Key.Key_Escape))
    assert result.hits.marks.notes == {4: "look at His-64"}
    write_note(view, qtbot, "better", lambda e: e.keep_button.click())
    assert result.hits.marks.notes == {4: "better"}
    write_note(view, qtbot, "", lambda e: e.remove_button.click())
    assert not result.hits.marks


@POPUP
def test_a_note_is_no_longer_than_it_may_be(view, result, qtbot):
    view.table.go_to(0)
    view.marking.edit_note()
    editor = view.marking._note_editor
    editor.text.setPlainText("x" * 10_050)
    assert "at most 10,000 characters: the last 50 are not kept" in editor._hint.text()
    editor.close()
    assert len(result.hits.marks.notes[0]) == 10_000


@POPUP
def test_a_note_stays_with_the_hits_it_was_written_on(view, result):
    view.table.go_to(0)
    view.marking.edit_note()
    view.marking._note_editor.text.setPlainText("of the first query")
    other = search().queries[1]
    view.show_result(other, 10.0)
    view.marking._note_editor.close()
    assert not other.hits.marks
    assert not result.hits.marks


class _Browser(QObject):
    def __init__(self):
        super().__init__()
        self.opened = []

    @Slot(QUrl)
    def take(self, url):
        self.opened.append(url.toString())


def test_the_page_opens_in_the_browser_and_nowhere_else(view, result, qtbot):
    browser = _Browser()
    QDesktopServices.setUrlHandler("https", browser, "take")
    try:
        view.table.go_to(0)
        assert view.marking.page_action.isEnabled()
        qtbot.keyClick(view.table, Qt.Key.Key_U, CONTROL)
    finally:
        QDesktopServices.unsetUrlHandler("https")
    assert browser.opened == [f"https://www.uniprot.org/uniprotkb/{result.hits.text('accession', 0)}/entry"]
    assert view.marking.page_action.toolTip() == browser.opened[0]


def test_a_header_without_accession_has_no_page_and_says_why(view, result, monkeypatch):
    monkeypatch.setattr(type(result.hits), "header", lambda self, row: f"plain{row} of mine")
    view.table.go_to(1)
    assert not view.marking.page_action.isEnabled()
    assert "no accession" in view.marking.page_action.toolTip()


def test_what_is_done_with_several_selected_hits_says_with_which(view, result, qtbot):
    """Its page and the note were of one hit of twenty, without a word which; pins were of all of them."""

    def words():
        return [action.text() for action in view.marking.menu.actions()[:4]]

    view.table.go_to(1)
    one = ["&Tick", "&Pin to the top", "&Note…", "&Open its page in the browser"]
    assert words() == one
    for _ in range(2):
        qtbot.keyClick(view.table, Qt.Key.Key_Down, SHIFT)
    name = result.hits.brief("subject", 3)
    of_name = [f"&Note on {name}…", f"&Open the page of {name} in the browser"]
    assert words() == ["&Tick", "&Pin 3 hits to the top", *of_name]
    view.marking.toggle_pins()
    assert result.hits.marks.pinned == {1, 2, 3} and view.marking.pin_action.isChecked()
    view.table.go_to(5)
    assert words() == one


def test_nothing_is_offered_without_hits(view):
    view.show_empty()
    assert not any(action.isEnabled() for action in view.marking.menu.actions() if not action.isSeparator())


def test_context_menu_and_button_offer_every_mark(view):
    texts = [action.text() for action in view.table.actions() if not action.isSeparator()]
    offered = [action.text() for action in view.marking.menu.actions() if not action.isSeparator()]
    assert set(offered) <= set(texts)
    assert texts[:4] == offered[:4]
    assert view.ticks_button.menu() is view.marking.menu
    assert view.ticks_button.accessibleName()
    keys = [
        action.shortcut().toString() for action in view.marking.menu.actions() if not action.isSeparator()
    ]
    assert all(keys)
    assert len(set(keys)) == len(keys)


def test_the_page_keeps_marks_with_each_query_and_tells_of_changes(qtbot):
    found = search()
    page = ResultsPage()
    qtbot.addWidget(page)
    page.search_started(found.plan)
    for number, query in enumerate(found.queries):
        page.hits_found(number, query)
    with qtbot.waitSignal(page.marks_changed) as signal:
        page.hits.marking.tick([0, 2])
    assert signal.args == [0]
    page.query_summary.mark(1)
    page._query_chosen(1)
    assert page.hits.model.table is found.queries[1].hits
    with qtbot.waitSignal(page.marks_changed) as signal:
        page.hits.marking.tick([1])
    assert signal.args == [1]
    page._query_chosen(0)
    assert found.queries[0].hits.marks.ticked == {0, 2}
    assert state(page.hits, 2) == Qt.CheckState.Checked
    assert page.tabs._chosen.tolist() == [0, 2]


def test_boxes_stand_where_the_pointer_expects_them(view, qtbot):
    header = view.table.horizontalHeader()
    assert header.visualIndex(COLUMN["ticked"]) == 0
    assert header.sectionSize(COLUMN["ticked"]) < 64
    qtbot.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 30))
    assert not view.model.table.marks


@POPUP
@pytest.mark.parametrize("times", [1, 2])
def test_the_keys_that_end_a_note_are_said_in_one_line(view, qtbot, times):
    font = view.font()
    font.setPointSizeF(times * font.pointSizeF())
    view.table.setFont(font)
    qtbot.keyClick(view.table, Qt.Key.Key_F2)
    editor = view.marking._note_editor
    editor.setFont(font)
    editor.close()
    qtbot.keyClick(view.table, Qt.Key.Key_F2)
    (hint,) = (label for label in editor.findChildren(QLabel) if "Ctrl+Return" in label.text())
    assert hint.font().pointSizeF() == font.pointSizeF()
    assert hint.width() >= hint.fontMetrics().horizontalAdvance(hint.text())
    editor.close()


def test_keys_that_tick_all_hits_work_wherever_the_focus_is(open_window, qtbot, small):
    """In the list of queries they did nothing, and nothing said so."""
    window = open_window((sample_queries(), small))
    search_in(window, qtbot)
    page = window.page
    both = CONTROL | SHIFT
    shown = len(page.current_result().hits)
    assert shown > 2
    for place in (page.query_list, page.alignment, page.hits.filter_bar.text, window.form.button):
        place.setFocus()
        qtbot.waitUntil(lambda place=place: QApplication.focusWidget() is not page.hits.table)
        at = QApplication.focusWidget()
        assert at is place or place.isAncestorOf(at)
        ticked = page.current_result().hits.marks.ticked
        qtbot.keyClick(at, Qt.Key.Key_A, both)
        assert len(ticked) == shown, place
        qtbot.keyClick(at, Qt.Key.Key_U, both)
        assert not ticked, place
        qtbot.keyClick(at, Qt.Key.Key_I, CONTROL)
        assert len(ticked) == shown, place
        qtbot.keyClick(at, Qt.Key.Key_I, CONTROL)
        assert not ticked, place


@pytest.mark.parametrize("way", ["message", "key"])
def test_ticks_taken_away_at_once_come_back_with_undo(open_window, qtbot, small, way):
    """All were lost by one key, with no way back."""
    window = open_window((sample_queries(), small))
    search_in(window, qtbot)
    page = window.page
    marking, ticked = page.hits.marking, page.current_result().hits.marks.ticked
    assert not marking.undo_action.isEnabled()
    marking.tick([0, 2])
    page.hits.table.setFocus()
    qtbot.keyClick(page.hits.table, Qt.Key.Key_U, CONTROL | SHIFT)
    assert not ticked and window.messages.text == "2 hits unticked."
    assert marking.undo_action.text() == "Un&do unticking 2 hits"
    with qtbot.waitSignal(page.hits.marks_changed):
        if way == "key":
            qtbot.keyClick(page.hits.table, Qt.Key.Key_Z, CONTROL)
        else:
            qtbot.mouseClick(window.messages.way_in, Qt.MouseButton.LeftButton)
    assert ticked == {0, 2} and not window.messages.isVisible()
    assert marking.undo_action.text() == "Un&do ticking 2 hits"


def test_undo_takes_back_each_change_the_last_one_first(view, result):
    """What *Tick all shown* did to ticks chosen one by one could not be undone, nor what one click did."""
    marking, marks, said = view.marking, result.hits.marks, []
    marking.many_changed.connect(said.append)
    marking.tick([0, 1, 2, 5])
    marking.tick([0], on=False)
    assert not said, "nothing was lost that is not seen to go"
    marking.tick([1, 2], on=False)
    marking.tick([7])
    marking.tick_shown()
    everything = len(result.hits)
    assert said == ["2 hits unticked.", f"{everything - 2} more hits ticked."]
    for ticked in ({5, 7}, {5}, {1, 2, 5}, {0, 1, 2, 5}, set()):
        assert marking.undo_action.isEnabled()
        marking.undo()
        assert marks.ticked == ticked
    assert not marking.undo_action.isEnabled()
    marking.tick([3])
    marking.invert_shown()
    assert marking.undo_action.text() == f"Un&do the change of {everything} ticks"
    marking.undo()
    assert marks.ticked == {3}
    view.table.selectAll()
    marking.toggle_pins()
    assert marking.undo_action.text() == f"Un&do pinning {everything} hits"
    marking.toggle_pins()
    assert said[-1] == f"{everything} hits unpinned." and not marks.pinned
    marking.undo()
    assert len(marks.pinned) == everything


def test_undo_is_of_the_hits_shown(qtbot):
    found = search()
    page = ResultsPage()
    qtbot.addWidget(page)
    page.search_started(found.plan)
    for number, query in enumerate(found.queries):
        page.hits_found(number, query)
    marking = page.hits.marking
    marking.tick([0, 2])
    marking.untick_all()
    with qtbot.waitSignal(marking.undo_gone):
        page._query_chosen(1)
    assert not marking.undo_action.isEnabled()
    marking.undo()
    assert not found.queries[0].hits.marks.ticked
    page._query_chosen(0)
    assert marking.undo_action.isEnabled()
    marking.undo()
    assert found.queries[0].hits.marks.ticked == {0, 2}


def test_the_organism_of_a_hit_is_seen_alone_from_its_menu(view, result, monkeypatch):
    organism = result.hits.text("organism", 0)
    assert view.organism_action in view.table.actions() and view.organism_action.toolTip() == organism
    view.organism_action.trigger()
    assert view.filter_bar.filter.only == (Condition.read("organism", Operator.IS, organism),)
    assert 0 < view.model.rowCount() < len(result.hits)
    view.filter_bar.clear()
    monkeypatch.setattr(type(result.hits), "text", lambda *_: "")
    view.table.go_to(1)
    assert not view.organism_action.isEnabled()
    assert view.organism_action.toolTip() == "The header names no organism."


def test_the_commands_for_a_column_stand_in_a_menu_of_their_own_and_keep_their_keys(view, qtbot):
    texts = [action.text() for action in view.table.actions()]
    assert "Sort by this column" in texts and "Column" in texts and "Wider column" not in texts
    menu = view.table.column_keys.menu
    assert len(menu.actions()) == 4
    header, section = view.table.horizontalHeader(), view.table.currentIndex().column()
    before = header.sectionSize(section)
    view.table.setFocus()
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(view.table, Qt.Key.Key_Right, ctrl | shift)
    assert header.sectionSize(section) > before
