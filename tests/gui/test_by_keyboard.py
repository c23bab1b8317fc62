"""Keys alone reach everything: Tab meets every control of every page, named, framed, with keys of its own."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from swathe.core.results.hits import COLUMNS
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.results.distribution.view import DistributionView
from swathe.gui.widgets.chart_view import lines_menu
from swathe.gui.widgets.message_bar import Tone
from tests.gui.by_keyboard import (
    all_keys,
    controls,
    doubled_letters,
    missed,
    name,
    nameless,
    shared_keys,
    walk,
    words,
)
from tests.gui.conftest import search_in
from tests.gui.on_screen import let_the_worker_catch_up


@pytest.fixture(scope="module")
def searched_once(open_for_all, request):
    """A window after a search of the sample, wide enough for everything, its run kept."""
    qtbot = QtBot(request)
    window = open_for_all((sample_queries(), sample_database()))
    window.resize(1400, 900)
    search_in(window, qtbot)
    qtbot.waitUntil(lambda: window.run_bar.chart is not None)
    qtbot.waitUntil(lambda: window.runs.shown is not None and window.runs.shown.id != "")
    return window


@pytest.fixture
def searched(searched_once, qtbot):
    """That window, in front, its parts where they were in the beginning."""
    searched_once.menus.action("show_search").trigger()
    searched_once.menus.action("reset_layout").trigger()
    searched_once.messages.hide()  # it offers to undo that, and F6 goes there too
    searched_once.page.tabs.setCurrentIndex(0)
    searched_once.activateWindow()
    qtbot.waitUntil(searched_once.isActiveWindow)
    qtbot.settle()
    return searched_once


def faults(top: QWidget, seen: set[QWidget] | None = None) -> dict[str, list[str]]:
    """Return what is wrong with what is in sight, by kind.

    seen : controls whose focus was looked at before; those met now are added
    """
    met, unmarked = walk(top, seen or ())
    if seen is not None:
        seen.update(met)
    found = {
        "without a name": nameless(top),
        "not met by Tab": missed(top, met),
        "not seen to have the focus": unmarked,
        "the same underlined letter": doubled_letters(top),
        "the same key": shared_keys(top),
    }
    return {kind: list_ for kind, list_ in found.items() if list_}


def test_the_search_page(searched, qtbot):
    tabs = searched.page.tabs
    wrong, seen = {}, set()
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        qtbot.settle()
        wrong[tabs.tabText(place)] = faults(searched, seen)
    assert wrong == {key: {} for key in wrong}
    assert len(wrong) == 8


@pytest.mark.long
def test_the_other_pages(searched, qtbot):
    wrong = {}
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        searched.menus.action(command).trigger()
        let_the_worker_catch_up(qtbot, searched.background)
        wrong[command] = faults(searched)
    page = searched.pages.get("history").page
    run = page.model.run(0).id
    page.compare_requested.emit(run, run, 0, 0)
    qtbot.waitUntil(lambda: searched.pages.get("history").comparison is not None)
    qtbot.waitUntil(searched.pages.get("history").comparison.isVisible)
    let_the_worker_catch_up(qtbot, searched.background)
    wrong["compare runs"] = faults(searched)
    assert wrong == {key: {} for key in wrong}


def test_dialogs(searched, qtbot):
    wrong = {}
    for command in ("export", "pairwise", "guide", "shortcuts", "about", "database_info", "matrix"):
        if command == "matrix":
            searched.form.scoring.view_button.click()
        else:
            searched.menus.action(command).trigger()
        (dialog,) = (
            top for top in QApplication.topLevelWidgets() if top.isVisible() and isinstance(top, QDialog)
        )
        dialog.activateWindow()
        qtbot.waitUntil(lambda dialog=dialog: QApplication.activeWindow() is dialog)
        wrong[command] = faults(dialog)
        dialog.close()
    assert wrong == {key: {} for key in wrong}


def test_tab_follows_the_eye_in_the_results(searched, qtbot):
    """From the line over the results down: queries, filter, hits, tabs, what is in the tab, progress."""
    page = searched.page
    for place in range(page.tabs.count()):
        page.tabs.setCurrentIndex(place)
        qtbot.settle()
        everything = searched.findChildren(QWidget)  # whether the focus is seen is not asked here
        page.summary.info_button.setFocus()
        met, _ = walk(searched, seen=everything)
        met = met[-1:] + met[:-1]  # it was met last
        here = [widget for widget in met if page.isAncestorOf(widget)]
        parts = (page.summary, page.query_summary, page.hits.filter_bar, page.hits, page.tabs)
        order = [next(number for number, part in enumerate(parts) if part.isAncestorOf(at)) for at in here]
        assert order == sorted(order), [words(at) for at in here]
        assert here == met[: len(here)], "something else lies between"
        assert met[len(here)] is searched.run_bar.chart_button


def test_every_key_is_in_the_help(searched, qtbot):
    """Keys of context menus and pages too, that were made only now."""
    for place in range(searched.page.tabs.count()):
        searched.page.tabs.setCurrentIndex(place)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        searched.menus.action(command).trigger()
        let_the_worker_catch_up(qtbot, searched.background)
    rows = [row for group in searched.menus.shortcuts().values() for row in group]
    told = " ".join(f"{keys} {meaning}" for keys, meaning in rows).replace("−", "-")
    keys = {key.replace("=", "+") for key in all_keys(searched)}  # the same key without Shift
    assert {key for key in keys if not re.search(rf"(?<!\S){re.escape(key)}(?![^\s,;])", told)} == set()


def test_these_tests_see_what_is_wrong(qtbot):
    """Without this, a walk that finds nothing would find nothing wrong."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QPushButton, QToolButton, QVBoxLayout

    top = QWidget()
    qtbot.addWidget(top)
    layout = QVBoxLayout(top)
    plain, unreached, other = QToolButton(), QPushButton("&Press"), QPushButton("&Pick")
    unreached.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    for widget in (plain, unreached, other):
        layout.addWidget(widget)
    for owner in (top, other):
        action = QAction("Act", owner)
        action.setShortcut("Ctrl+Y")
        owner.addAction(action)
    top.show()
    top.activateWindow()
    qtbot.waitUntil(top.isActiveWindow)
    other.setFocus()
    met, _ = walk(top)
    assert len(controls(top)) == 3
    assert [nameless(top), doubled_letters(top)] == [[words(plain)], ["Alt+P: ['&Press', '&Pick']"]]
    assert missed(top, met) == [words(unreached)] and name(unreached) == "Press"
    assert len(shared_keys(top)) == 1


def test_tables_are_sorted_and_columns_set_by_keys(searched, qtbot):
    table, hits = searched.page.hits.table, searched.page.hits.model
    header, lengths = table.horizontalHeader(), searched.page.current_result().hits.numbers("subject_length")
    table.setFocus()
    table.go_to(0)
    section = next(number for number, column in enumerate(COLUMNS) if column.key == "score")
    for _ in range(6):
        before = table.grab().toImage()
        qtbot.keyClick(table, Qt.Key.Key_Right)
        assert table.grab().toImage() != before, "the current cell is not seen"
        if table.currentIndex().column() == section:
            break
    assert table.currentIndex().column() == section
    sort = (Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    scores = searched.page.current_result().hits.scores
    qtbot.keyClick(table, *sort)
    assert (np.diff(scores[hits.visible_rows()]) <= 0).all()
    qtbot.keyClick(table, *sort)
    assert (np.diff(scores[hits.visible_rows()]) >= 0).all()
    qtbot.keyClick(table, *sort)
    assert hits.visible_rows().tolist() == list(range(len(lengths)))

    width, place = header.sectionSize(section), header.visualIndex(section)
    alt, shift = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(table, Qt.Key.Key_Right, control | shift)
    assert header.sectionSize(section) > width
    qtbot.keyClick(table, Qt.Key.Key_Left, control | shift)
    assert header.sectionSize(section) == width
    qtbot.keyClick(table, Qt.Key.Key_Right, alt | shift)
    assert header.visualIndex(section) > place
    qtbot.keyClick(table, Qt.Key.Key_Left, alt | shift)
    assert header.visualIndex(section) == place


def test_charts_are_moved_by_keys_and_their_lines_hidden_by_a_menu(searched, qtbot):
    view = searched.page.tabs.open(DistributionView)
    qtbot.waitUntil(lambda: view.plot.isVisible() and bool(view.plot.legend.items))
    plot, box = view.plot, view.plot.plot.getViewBox()
    plot.view.setFocus()
    qtbot.keyClick(plot.view, Qt.Key.Key_0)
    whole = box.viewRect()
    qtbot.keyClick(plot.view, Qt.Key.Key_Plus)
    assert box.viewRect().width() < whole.width()
    qtbot.keyClick(plot.view, Qt.Key.Key_Right)
    assert box.viewRect().left() > whole.left()
    qtbot.keyClick(plot.view, Qt.Key.Key_0)
    assert box.viewRect() == whole
    menu = QMenu()
    qtbot.addWidget(menu)
    lines = lines_menu(plot.legend, "Lines", menu)
    lines.actions()[0].trigger()
    assert not plot.legend.items[0][0].item.isVisible()


def test_f6_goes_from_part_to_part_and_back(searched, qtbot):
    page = searched.page
    parts = [searched.form.query.cards, page.query_list, page.hits.table, page.tabs.tabBar()]
    parts[0].setFocus()
    for part in (*parts[1:], parts[0], *parts[1:3]):
        searched.menus.action("next_pane").trigger()
        assert QApplication.focusWidget() is part
    searched.menus.action("previous_pane").trigger()
    assert QApplication.focusWidget() is page.query_list
    searched.menus.action("show_form").trigger()
    searched.menus.action("previous_pane").trigger()
    assert QApplication.focusWidget() is page.tabs.tabBar(), "what is folded away is left out"


def test_f6_goes_to_the_start_page_too(open_window, qtbot):
    window = open_window()
    qtbot.waitUntil(window.start_page.isVisible)
    window.form.query.edit.setFocus()
    window.menus.action("next_pane").trigger()
    assert window.start_page.isAncestorOf(QApplication.focusWidget())
    window.menus.action("next_pane").trigger()
    assert window.form.query.edit.hasFocus()


def places(window, step: str, presses: int) -> list[str]:
    """Return the names of what has the focus after each press of F6, or Shift+F6."""
    found = []
    for _ in range(presses):
        window.menus.action(step).trigger()
        found.append(name(QApplication.focusWidget()))
    return found


def test_f6_walks_every_page(searched, qtbot):
    searched.menus.action("show_history").trigger()
    history = searched.pages.page
    qtbot.waitUntil(lambda: history.page.table.hasFocus())
    three = ["Description of the run", "Search the history", "Runs"]
    assert places(searched, "next_pane", 4) == [*three, three[0]]
    assert places(searched, "previous_pane", 3) == ["Runs", "Search the history", three[0]]
    for page in ("reciprocal", "network", "comparison"):
        searched.menus.action(f"show_{page}").trigger()
        parts = [name(part.target) for part in searched.pages.page.parts()]
        there = places(searched, "next_pane", len(parts) + 1)
        assert sorted(there[1:]) == sorted(parts) and there[0] == there[-1]
        assert places(searched, "previous_pane", len(parts)) == there[-2::-1]


def test_keys_begin_in_the_fields_of_a_page_that_is_new_and_come_back_to_where_they_were(open_window, qtbot):
    """The button that leads back had them: a space in a file's name that was typed pressed it."""
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.menus.action("show_network").trigger()
    assert window.pages.page.file.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "lab proteins.fasta")
    assert window.pages.front == "network" and window.pages.page.path("path").name == "lab proteins.fasta"
    window.pages.page.evalue.setFocus()
    window.menus.action("show_reciprocal").trigger()
    assert window.pages.page.files["a"].hasFocus()
    window.menus.action("show_comparison").trigger()
    assert window.pages.page.form.isAncestorOf(QApplication.focusWidget())
    qtbot.mouseClick(window.rail.buttons["network"], Qt.MouseButton.LeftButton)
    assert window.pages.page.evalue.hasFocus(), "where they were"


def test_f6_reaches_what_a_message_offers(searched, qtbot):
    """Whoever has no mouse could not press Undo, or show what was saved in its folder, but by many tabs."""
    done, messages = [], searched.messages
    around = len(searched.search_page.parts()) + 1
    for text, actions, button in (
        ("Deleted.", (("Undo", lambda: done.append(True)),), "Undo"),
        ("Failed.", (), "Dismiss the message"),
    ):
        messages.show_message(Tone.PROBLEM, text, actions)
        searched.page.hits.table.setFocus()
        reached = places(searched, "next_pane", around)
        assert button in reached and reached[-1] == name(searched.page.hits.table)
        places(searched, "next_pane", reached.index(button) + 1)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        assert messages.text == ""
    assert done == [True]


def test_a_part_that_is_folded_away_moves_no_border(searched, monkeypatch):
    """Qt may still name something in it as what has the focus, as when a menu is open."""
    searched.menus.action("show_form").trigger()
    monkeypatch.setattr(QApplication, "focusWidget", lambda: searched.form.query.edit)
    before = searched.search_page.panes.sizes()
    searched.menus.action("smaller_pane").trigger()
    assert searched.search_page.panes.sizes() == before


def test_borders_of_parts_are_moved_by_keys(searched):
    """The part with the focus grows and shrinks: hits against details, and the form against the page."""
    page, more, less = searched.page, *map(searched.menus.action, ("larger_pane", "smaller_pane"))
    parts = (
        (page.hits.table, page.hits),
        (page.query_list, page.query_summary),
        (searched.form.query.cards, searched.form),
    )
    for widget, part in parts:
        splitter = part.parentWidget()
        widget.setFocus()
        place, before = splitter.indexOf(part), splitter.sizes()
        more.trigger()
        assert splitter.sizes()[place] > before[place]
        less.trigger()
        less.trigger()
        assert splitter.sizes()[place] < before[place] or before[place] <= part.minimumSizeHint().width()
        splitter.setSizes(before)
