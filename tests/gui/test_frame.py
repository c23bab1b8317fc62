"""The frame of the window: its rail, its start page, messages that move nothing, and how large it begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QImage, QScreen
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QStyle, QStyleOptionToolButton

from swathe.core.sequences.low_complexity import SegParameters
from swathe.core.system.resources import sample_database, sample_queries
from swathe.core.system.words import date_text
from swathe.gui.results.rows import ROOMY
from swathe.gui.search.run_bar import REFRESH
from swathe.gui.start.page import about, hits_words
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.widgets.theme import SPACE
from swathe.gui.window.drops import Drop
from swathe.gui.window.main_window import first_size
from tests.gui.conftest import search_in
from tests.gui.on_screen import settle, turn_wheel
from tests.gui.runs_shown import search_and_keep

POPUP = pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)


@pytest.fixture
def window(open_window):
    return open_window()


def menu_of(qtbot, window, name):
    """Press a row of the rail that has a menu; return what the menu offers, and close it."""
    window.rail.buttons[name].click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return texts


def test_the_rail_brings_every_page(window, qtbot):
    for name in ("history", "reciprocal", "network", "comparison", "search"):
        window.rail.buttons[name].click()
        assert window.pages.front == name
        assert [row for row, button in window.rail.buttons.items() if button.isChecked()] == [name]
    window.menus.action("show_history").trigger()
    assert window.rail.buttons["history"].isChecked(), "it follows the menu"
    texts = [button.text() for button in window.rail.buttons.values()]
    assert texts == ["Search", "History", "Reciprocal", "Network", "Kernels", "Settings", "Help"]
    for name, button in list(window.rail.buttons.items())[:5]:
        title = window.menus.action(f"show_{name}").text().replace("&", "")
        assert button.text().removesuffix("s") in title, "the menu calls a page by the word of the rail"


def test_search_pressed_again_folds_and_unfolds_the_form(window):
    button = window.rail.buttons["search"]
    button.click()
    assert not window.form.isVisible()
    button.click()
    assert window.form.isVisible() and button.isChecked()


@POPUP
def test_settings_and_help_are_menus_at_the_foot(window, qtbot):
    assert {"Dark theme", "Keep a history of searches", "Reset layout"} <= set(
        menu_of(qtbot, window, "settings")
    )
    assert {"Guide", "Keyboard shortcuts"} <= set(menu_of(qtbot, window, "help"))
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    menu = QApplication.activePopupWidget()
    assert "Reset layout" in [action.text().replace("&", "") for action in menu.actions()]
    menu.close()
    assert window.pages.front == "search"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_reach_the_rail_and_the_folded_lines(window, qtbot, key):
    button = window.rail.buttons["history"]
    button.setFocus()
    qtbot.keyClick(button, key)
    assert window.pages.front == "history"
    window.rail.buttons["search"].click()
    section = window.form.options
    section.head.setFocus()
    qtbot.keyClick(section.head, key)
    assert section.unfolded
    assert button.accessibleName() == "History" and "Ctrl+H" in button.toolTip()


def test_the_window_begins_with_the_start_page(window, qtbot):
    page = window.start_page
    assert page.isVisible() and not window.page.isVisible()
    assert not page.heading.isVisible() and not page.runs.isVisible(), "there is no search yet"
    image = page.picture.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert (
        len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}) > 3
    )


def test_searches_are_listed_there_and_come_back_by_a_click(kept, open_window, qtbot, small):
    run = kept.runs.shown.id
    kept.close()
    again = open_window()
    page = again.start_page
    qtbot.waitUntil(lambda: page.runs.model().rowCount() == 1)
    words = page.runs.model().index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("ADH1A_HUMAN") and small.name in words and words.endswith("hits")
    assert "BLOSUM62 11/1" in words
    qtbot.keyClick(page.runs, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: again.page.isVisible() and not page.isVisible())
    assert again.runs.shown.id == run


def test_a_search_that_was_stopped_or_iterated_says_so_there(kept, open_window, qtbot):
    """One stopped at a fifth stood there like one that had compared everything."""
    kept.close()
    page = open_window().start_page
    listed = page.runs.model()
    qtbot.waitUntil(lambda: listed.rowCount() == 1)
    run = listed.runs[0]
    page.show_runs([run._replace(status="cancelled"), run._replace(status="stopped"), run._replace(rounds=3)])
    words = [listed.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert ["stopped early" in line for line in words] == [True, True, False]
    assert ["3 rounds" in line for line in words] == [False, False, True]
    page.show_runs([run._replace(status="cancelled", n_queries=100, queries_compared=12)])
    words = listed.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert ", stopped after 12 of 100 queries · " in words


def test_the_sample_is_a_click_away(window, qtbot):
    window.start_page.sample_button.click()
    qtbot.waitUntil(lambda: window.page.isVisible() and not window.controller.state.busy)
    assert window.controller.result is not None


def test_a_paste_after_the_sample_is_a_query_as_the_message_says(window, qtbot):
    """The button was gone, the filter's field had its focus and took the sequence for words to look for."""
    window.activateWindow()
    qtbot.mouseClick(window.start_page.sample_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Ctrl+V pastes" in window.messages.text)
    assert QApplication.focusWidget() is window.page.hits.table
    QGuiApplication.clipboard().setText(">own\nMKWVTFISLLFLFSSAYSRGVFRR\n")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: [one.identifier for one in window.form.query.parsed] == ["own"])
    assert window.page.hits.model.rowCount()


def test_why_there_are_none_is_said(window):
    window.start_page.say("The history cannot be read.")
    assert window.start_page.heading.isVisible() and window.start_page.note.isVisible()
    assert window.start_page.note.text() == "The history cannot be read."


def test_a_message_moves_nothing(kept, qtbot):
    qtbot.settle()
    places = [(part, part.geometry()) for part in (kept.page, kept.run_bar, kept.page.hits)]
    kept.messages.show_message(Tone.PROBLEM, "Something happened.", (("Try again", kept.search),))
    qtbot.settle()
    assert [part.geometry() for part, _ in places] == [place for _, place in places]
    toast = kept.messages
    assert kept.rect().contains(toast.geometry())
    line = QRect(kept.run_bar.mapTo(kept.search_page, QPoint()), kept.run_bar.size())
    assert line.top() <= toast.geometry().top(), "over the lower edge of buttons above the line"
    assert toast.geometry().right() < line.right()
    assert not toast.geometry().intersects(placed(kept.form, kept.search_page)), "over Search"
    assert not toast.geometry().intersects(placed(kept.run_bar.chart_button, kept.search_page))
    kept.resize(kept.width() - 120, kept.height() - 40)
    qtbot.settle()
    assert kept.rect().contains(toast.geometry())
    buttons = [button for button in toast.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in buttons] == ["Try again"]


def test_a_long_message_stands_above_the_line_at_the_foot(kept, qtbot):
    kept.messages.show_message(Tone.PROBLEM, "A sentence that is said again. " * 12)
    qtbot.settle()
    assert not kept.messages.geometry().intersects(placed(kept.run_bar, kept.search_page))


def test_while_a_search_runs_a_message_leaves_its_progress_in_sight(open_window, qtbot, long_query):
    window = open_window(long_query)
    search_long(window, qtbot)
    qtbot.waitUntil(lambda: window.run_bar.cancel.isVisible())
    window.messages.show_message(Tone.NOTE, "Copied.")
    assert not window.messages.geometry().intersects(placed(window.run_bar, window.search_page))
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)


def test_long_messages_are_whole(window, qtbot):
    window.messages.show_message(Tone.NOTE, "A sentence that is said again and again. " * 12)
    qtbot.settle()
    labels = [label for label in window.messages.findChildren(QLabel) if label.isVisible() and label.text()]
    assert labels and all(label.height() >= label.heightForWidth(label.width()) for label in labels)
    assert window.rect().contains(window.messages.geometry())


def test_a_note_passes_and_a_problem_stays(window):
    messages = window.messages
    messages.show_message(Tone.NOTE, "Copied.")
    assert messages.passes
    messages.show_message(Tone.NOTE, "Deleted.", (("Undo", messages.hide),))
    assert not messages.passes, "somebody may want to undo it"
    tell_saved(messages, "95 hits", Path("hits.csv"))
    assert messages.passes, "it stood over the alignment until somebody closed it"
    messages.show_message(Tone.PROBLEM, "Failed.")
    assert not messages.passes
    messages.show_message(Tone.NOTE, "The query is a.fasta.", passes=True)
    assert messages.text == "Failed.", "what is seen elsewhere hid what matters"
    messages.show_message(Tone.NOTE, "Copied.")
    assert messages.text == "Copied.", "an answer to what was just asked for"


@pytest.mark.parametrize("work", ["wheel", "key", "click"])
def test_a_note_leaves_what_somebody_works_in(kept, qtbot, work):
    """It lay over the end of the alignment for eight seconds while that was read and scrolled."""
    canvas, toast, table = kept.page.alignment.canvas, kept.messages, kept.page.hits.table
    kept.activateWindow()
    table.setFocus()
    toast.show_message(
        Tone.NOTE, "Saved the alignment in a folder. " * 9, (("Undo", toast.hide),), passes=True
    )
    qtbot.settle()
    (until,) = (timer for timer in toast.findChildren(QTimer) if timer.interval() > 1_000)
    until.setInterval(1_000_000)  # however slow the machine is
    assert toast.geometry().intersects(placed(canvas, kept.search_page))
    assert not toast.geometry().intersects(placed(table, kept.search_page))
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert toast.text, "that is not covered"
    canvas.setFocus()
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Tab):
        qtbot.keyClick(canvas, key)
    assert toast.text, "keys may be on the way to it"
    if work == "wheel":
        turn_wheel(canvas.viewport(), -120)
    elif work == "key":
        qtbot.keyClick(canvas, Qt.Key.Key_Down)
    else:
        qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton)
    assert not toast.text
    toast.show_message(Tone.PROBLEM, "The file could not be written. " * 3)
    qtbot.settle()
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    assert toast.text


def test_the_form_folds_for_a_search_in_a_narrow_window_alone(
    open_window, qtbot, finish, ready, one_query, small
):
    window = open_window((one_query, small))
    window.resize(ROOMY + 20, 800)
    ready(window)
    search_and_keep(window, qtbot, finish)
    assert window.form.isVisible()
    window.resize(1280, 800)
    window.search()
    finish(window)
    assert not window.form.isVisible() and not window.menus.action("show_form").isChecked()
    window.menus.action("show_form").trigger()
    assert window.form.isVisible()
    window.search()
    finish(window)
    window.close()
    assert open_window().form.isVisible(), "a form that folded by itself is there at the next start"


def test_what_is_put_into_a_folded_form_unfolds_it(window, qtbot, one_query, small):
    for drop in (Drop(query=one_query), Drop(database=small), Drop(text="MKVLAAG")):
        if window.form.isVisible():
            window.menus.action("show_form").trigger()
        assert not window.form.isVisible()
        window.take(drop)
        assert window.form.isVisible() and window.menus.action("show_form").isChecked()
    qtbot.waitUntil(lambda: window.form.database.database is not None)


def test_a_file_that_may_be_either_is_asked_about(window, qtbot, one_query):
    window.take(Drop(ask=one_query))
    assert window.messages.text == f"Use {one_query.name} as"
    buttons = [button for button in window.messages.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in buttons] == ["Query", "Database"]
    buttons[0].click()
    qtbot.waitUntil(lambda: window.form.query.path == one_query)


def test_a_recent_search_says_what_tells_it_from_others(kept, open_window, qtbot):
    """Two of "Query_1 vs small.fasta" differed in the time alone."""
    found = kept.controller.result.queries[0].hits
    kept.close()
    listed = open_window().start_page.runs.model()
    qtbot.waitUntil(lambda: listed.rowCount() == 1)
    spoken = listed.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    run = listed.runs[0]
    assert f", {date_text(run.started)} · BLOSUM62 11/1 · E ≤ 10 · " in spoken, "the date first"
    assert f"375 aa · {found.n_significant} significant · best {found.brief('subject', 0)}" in spoken


def test_a_recent_search_says_of_its_options_what_the_history_says(kept, open_window, qtbot, finish, ready):
    """Of two of the same query one was masked, and both read the same."""
    kept.form.masking.choose(SegParameters())
    kept.form.report.choose(0.5, 20)
    ready(kept)
    search_and_keep(kept, qtbot, finish)
    kept.close()
    listed = open_window().start_page.runs.model()
    qtbot.waitUntil(lambda: listed.rowCount() == 2)
    newest, oldest = (about(run) for run in listed.runs)
    assert " · BLOSUM62 11/1 · masked · E ≤ 0.5 · best 20 · " in newest
    assert "masked" not in oldest and " · BLOSUM62 11/1 · E ≤ 10 · 375 aa" in oldest


def test_what_is_said_of_a_recent_search_is_whole_beside_the_form(kept, open_window, qtbot):
    """Matrix, gaps and bound were cut off, with room at both sides."""
    kept.close()
    window = open_window()
    window.resize(1280, 800)
    runs = window.start_page.runs
    qtbot.waitUntil(lambda: runs.model().rowCount() == 1)
    qtbot.settle(window)
    run = runs.model().runs[0]
    wide = sum(map(runs.fontMetrics().horizontalAdvance, (about(run), hits_words(run))))
    assert wide + 6 * SPACE < runs.viewport().width()


def test_a_run_that_was_deleted_is_not_listed(kept, open_window, qtbot):
    kept.close()
    again = open_window()
    listed = again.start_page.runs.model()
    qtbot.waitUntil(lambda: listed.rowCount() == 1)
    run = listed.runs[0].id
    again.rail.buttons["history"].click()

    def work(history):
        yield None
        history.delete(run)

    again.runs.tasks.begin("delete", work, lambda _: None, again.presenter.present, writes=True)
    again.rail.buttons["search"].click()
    qtbot.waitUntil(lambda: listed.rowCount() == 0)
    assert not again.start_page.heading.isVisible()


def test_the_usual_columns_are_whole_beside_form_queries_and_details(open_window, qtbot, ready, finish):
    window = open_window([sample_queries(), sample_database()])
    ready(window)
    window.resize(1920, 1200)
    window.search()
    finish(window)
    window.search_page.panes.unfold_form()
    qtbot.settle()
    assert window.form.isVisible() and window.page.query_list.isVisible()
    assert window.page.rows.mode == "beside the list"
    assert window.page.hits.table.horizontalScrollBar().maximum() == 0


def test_one_time_and_one_rate_are_on_the_screen(kept, qtbot):
    qtbot.settle()
    said = [label.text() for label in kept.findChildren(QLabel) if label.isVisible()]
    assert [text for text in said if "CUPS" in text] == [kept.run_bar.text.text()]


def test_the_first_window_fits_the_screen_with_its_frame(window, monkeypatch):
    sizes = {}
    for screen in (QSize(1280, 800), QSize(1920, 1200), QSize(1024, 700)):
        primary = type("Screen", (), {"availableSize": lambda self, size=screen: size})()
        monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda screen=primary: screen)
        sizes[screen.width()] = first_size(window)
        assert sizes[screen.width()].width() < screen.width()
        assert sizes[screen.width()].height() <= screen.height() - 24, "room for a title"
    assert sizes[1920].width() >= ROOMY, "a large screen has room for details beside the hits"


def test_the_window_is_never_larger_than_a_screen_of_large_dots(open_window, monkeypatch):
    """With everything twice as large, a screen of 1920 × 1200 is one of 960 × 600: Export lay outside."""
    monkeypatch.setattr(QScreen, "availableSize", lambda screen: QSize(960, 600))
    window = open_window()
    window.resize(100, 100)
    assert window.width() < 960 and window.height() <= 600 - 24


def placed(widget, over):
    """Return where a widget is over another."""
    return QRect(widget.mapTo(over, QPoint(0, 0)), widget.size())


def search_long(window, qtbot):
    """Start a search that outlasts the test, once its chart can be drawn; return the bar that has it.

    One thread: how long it takes is of no interest, and others test beside it.
    """
    form, bar = window.form, window.run_bar
    form.engine.threads_box.setValue(1)
    qtbot.waitUntil(lambda: not form.problem and form.database.database is not None and bar.chart is not None)
    window.search()
    return bar


def test_the_chart_opens_over_the_window_and_folds_into_the_line(open_window, qtbot, long_query):
    window = open_window(long_query)
    bar = search_long(window, qtbot)
    qtbot.waitUntil(lambda: bar.panel.isVisible())
    place = window.page.geometry()
    window.messages.show_message(Tone.NOTE, "Something to know.")
    assert not window.messages.geometry().intersects(placed(bar.panel, window.search_page)), (
        "one over the other"
    )
    alignment = window.page.alignment
    middle = placed(alignment, window.search_page).center().x() + alignment.fontMetrics().horizontalAdvance(
        "Align"
    )
    assert placed(bar.panel, window.search_page).left() > middle, "Aligning… stays in sight"
    assert bar.chart.isVisible() and window.menus.action("show_chart").isChecked()
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    assert not bar.panel.isVisible() and not window.menus.action("show_chart").isChecked()
    assert window.page.geometry() == place, "nothing moved"
    bar.chart_button.click()
    assert bar.chart.isVisible() and len(bar.chart.record) > 1, "it belongs to the run"
    bar.panel.fold.click()
    assert not bar.panel.isVisible()


def words_below(results, over):
    """Return where the words stand that are in place of what is told of a hit."""
    words = QRect()
    for label in results.tabs.findChildren(QLabel):
        if label.isVisible() and isinstance(label.parentWidget(), MessagePage):
            flags = int(label.alignment()) | int(Qt.TextFlag.TextWordWrap)
            read = label.fontMetrics().boundingRect(label.contentsRect(), flags, label.text())
            words |= read.translated(label.mapTo(over, QPoint(0, 0)))
    return words


def test_the_chart_covers_no_words_of_a_query_far_down_a_batch(open_window, qtbot, long_work):
    """Unasked it lay over "The hit you choose is shown here, aligned, once its query has been compared."."""
    window = open_window(long_work)
    window.resize(1280, 800)
    page, bar = window.search_page, search_long(window, qtbot)
    qtbot.waitUntil(lambda: window.page.queries.result(0) is not None)
    window.page.query_list.selectRow(299)
    qtbot.waitUntil(bar.panel.isVisible)
    for tab in range(2):
        window.page.tabs.setCurrentIndex(tab)
        told = bar.record.seconds
        qtbot.waitUntil(lambda told=told: bar.record.seconds > told + 2 * REFRESH)
        words = words_below(window.page, page)
        assert words.width() > 0 and window.page.current_query() == 299
        assert bar.panel.isVisible(), "there is room beside them"
        assert not words.intersects(placed(bar.panel, page)), window.page.tabs.tabText(tab)
    window.page.query_list.selectRow(0)
    assert not bar.panel.isVisible(), "over hits that can be read"


def looks_hovered(button):
    """Whether a button is drawn as one under the pointer."""
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    return bool(option.state & QStyle.StateFlag.State_MouseOver)


def test_a_button_that_moves_from_under_the_pointer_is_not_framed(open_window, qtbot, small, one_query):
    """After Ctrl+Return, when the form folds, a frame stayed around the sign of the results line."""
    window = open_window((one_query, small))
    window.resize(1280, 800)
    search_in(window, qtbot)
    panes, button = window.search_page.panes, window.page.summary.info_button
    if not panes.form_shown:
        panes.toggle_form()
    settle(qtbot, window.page)
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    qtbot.mouseMove(button)
    qtbot.waitUntil(lambda: looks_hovered(button))
    before = placed(button, window)
    window.menus.action("search").trigger()
    qtbot.waitUntil(lambda: not placed(button, window).intersects(before))
    assert not panes.form_shown and not looks_hovered(button)
    qtbot.waitUntil(lambda: not window.controller.state.busy)


def test_a_chart_folded_by_hand_opens_by_itself_no_more(open_window, qtbot, long_query):
    """It lay over the hits again in every run."""
    window = open_window(long_query)
    bar = search_long(window, qtbot)
    qtbot.waitUntil(bar.panel.isVisible)
    bar.panel.fold.click()
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    window.search()
    qtbot.waitUntil(lambda: bar.record.seconds > 1.5)
    assert not bar.panel.isVisible()
    bar.chart_button.click()
    assert bar.panel.isVisible()


def test_the_chart_lies_over_no_hits_by_itself(open_window, qtbot, long_work):
    """Hits of a batch that had come could not be read before the last query was compared."""
    window = open_window(long_work)
    bar = search_long(window, qtbot)
    qtbot.waitUntil(lambda: window.page.current_result() is not None and bar.record.seconds > 1.5)
    assert window.controller.state.busy and not bar.panel.isVisible()
    bar.chart_button.click()
    assert bar.panel.isVisible(), "it is there for whoever asks for it"
    window.page.query_list.selectRow(1)
    qtbot.settle()
    assert bar.panel.isVisible() and window.controller.state.busy
    window.controller.cancel()
    qtbot.waitUntil(lambda: not window.controller.state.busy)


def test_no_button_comes_under_the_pointer_when_cancel_goes(open_window, qtbot, long_query):
    """The chart's button took the place of Cancel, and a click that was to cancel opened the chart."""
    window = open_window(long_query)
    bar = search_long(window, qtbot)
    qtbot.waitUntil(lambda: bar.record.seconds > 0.3 and len(bar.record.points()) > 4)  # enough to be drawn
    qtbot.settle()
    button, cancel = bar.chart_button.geometry(), bar.cancel.geometry()
    bar.cancel.click()
    qtbot.waitUntil(lambda: not window.controller.state.busy)
    qtbot.settle()
    assert not bar.cancel.isVisible() and bar.chart_button.geometry() == button
    assert not cancel.intersects(bar.chart_button.geometry())  # figures that grew may: nobody clicks these


def test_twenty_hits_and_three_blocks_of_an_alignment_are_in_sight_on_a_small_screen(
    open_window, qtbot, tmp_path
):
    """Of 1280 × 800 pixels a window manager's frame and bar take some."""
    query = tmp_path / "ADRB2.fasta"
    query.write_text(">" + sample_queries().read_text().split(">")[1])
    window = open_window((query, sample_database()))
    window.resize(1278, 763)
    search_in(window, qtbot)
    table, canvas = window.page.hits.table, window.page.alignment.canvas
    qtbot.waitUntil(canvas.isVisible)
    qtbot.waitUntil(lambda: table.viewport().height() >= 20 * table.rowHeight(0))
    assert canvas.viewport().height() >= 3 * canvas.measures.stride - canvas.measures.gap


@pytest.fixture
def sampled(open_window, qtbot):
    """A window of 1,280 × 800 in which the sample was searched and the form is open beside what was found."""
    window = open_window(sample=True)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: "This is the sample" in window.messages.text)
    if not window.form.isVisible():
        window.menus.action("show_form").trigger()
    qtbot.waitUntil(window.form.isVisible)
    qtbot.settle()
    return window


def test_a_message_lies_on_empty_ground_of_the_form(sampled, qtbot):
    """It lay over the alignment that is read, beside a form with room for it."""
    page, form, message = sampled.search_page, sampled.form, sampled.messages
    assert placed(form, page).contains(message.geometry())
    assert not message.geometry().intersects(placed(form.button, page))
    assert all(not message.geometry().intersects(placed(section, page)) for section in form.sections)
    labels = [label for label in message.findChildren(QLabel) if label.isVisible() and label.text()]
    assert labels and all(label.height() >= label.heightForWidth(label.width()) for label in labels)
    for section in form.sections:
        section.unfold()
        qtbot.settle()
        covered = [placed(part, page) for part in (*form.sections, form.button) if part.isVisible()]
        seen = [part.intersected(placed(form, page)) for part in covered]
        assert not any(message.geometry().intersects(part) for part in seen)
    assert not message.geometry().intersects(placed(form, page)), "there is no more room"
    sampled.menus.action("show_form").trigger()
    qtbot.settle()
    assert message.isVisible() and sampled.rect().contains(message.geometry())


def test_what_is_said_of_the_sample_lies_in_the_line_where_it_has_room(open_window, qtbot):
    """It was placed while Cancel still stood in the line, and stayed over the alignment."""
    window = open_window(sample=True)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: "This is the sample" in window.messages.text)
    qtbot.settle()
    assert not window.form.isVisible()
    assert window.messages.geometry().top() >= placed(window.page.tabs, window.search_page).bottom() - SPACE


def test_a_message_leaves_search_in_sight(sampled, qtbot):
    sampled.resize(1000, 640)
    sampled.form.sections[-1].unfold()
    qtbot.settle()
    assert sampled.form.isVisible()
    for words in ("Copied.", "A sentence that is said again. " * 30):
        sampled.messages.show_message(Tone.PROBLEM, words)
        qtbot.settle()
        assert not sampled.messages.geometry().intersects(placed(sampled.form.button, sampled.search_page))


def test_what_is_said_of_the_sample_goes_with_it(sampled, qtbot, one_query):
    """It stayed after another search was begun, and was wrong of it."""
    sampled.menus.action("new_search").trigger()
    assert not sampled.messages.isVisible()
    sampled.form.query.open(sample_queries())
    sampled.search_page.try_sample()
    qtbot.waitUntil(lambda: "This is the sample" in sampled.messages.text)
    qtbot.settle()
    assert sampled.messages.isVisible()
    sampled.form.query.open(one_query)
    qtbot.waitUntil(lambda: not sampled.messages.isVisible())
