"""Commands and pages are rows: each says why it cannot be done, and nothing starts beside a page at work."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QMenu

from swathe.core.search.round_options import RoundOptions
from swathe.core.system.resources import resource_text, sample_database
from swathe.gui.widgets.documents import TextDialog
from swathe.gui.widgets.pages import Page
from swathe.gui.window.menus import MENUS

PAGES = ("search", "comparison", "history", "reciprocal", "network")


def test_what_cannot_be_done_says_why(open_window):
    window = open_window()
    for name in PAGES:
        window.menus.action(f"show_{name}").trigger()
        assert window.pages.front == name
        for command in ("cancel", "export", "pairwise", "next_hit", "next_query", "save_run"):
            action = window.menus.action(command)
            assert not action.isEnabled(), (name, command)
            assert action.toolTip().endswith("."), (name, command, action.toolTip())
        search = window.menus.action("search")
        assert search.isEnabled() or search.toolTip().endswith("."), name


def test_the_page_in_front_is_marked_and_opens_files_for_itself(open_window):
    window = open_window()
    for name in PAGES:
        window.menus.action(f"show_{name}").trigger()
        window.menus.action(f"show_{name}").trigger()  # which unmarks no page
        marked = [other for other in PAGES if window.menus.action(f"show_{other}").isChecked()]
        assert marked == [name]
        group = window.menus.action(f"show_{name}").actionGroup()
        assert group is not None and group.isExclusive(), "five boxes, of which one can be ticked"
        assert isinstance(window.pages.page, Page)
    assert window.menus.action("search").text() == "&Search"
    window.menus.action("show_comparison").trigger()
    assert window.menus.action("search").text() == "&Measure"


def test_the_hits_are_sorted_by_the_current_column_from_the_menu_too(kept):
    """Only the context menu of the table had it, which nobody opened by keys."""
    action, table = kept.menus.action("sort_by_column"), kept.page.hits.table
    assert action in kept.menus.menu("Results").actions() and action.text().endswith("\tCtrl+Shift+S")
    assert action.isEnabled()
    letters = [re.search("&(.)", entry.text()) for entry in kept.menus.menu("Results").actions()]
    found = [letter[1].lower() for letter in letters if letter]
    assert len(found) == len(set(found))
    table.go_to(0)
    action.trigger()
    assert table.horizontalHeader().sortIndicatorSection() == table.currentIndex().column()


def test_nothing_starts_beside_a_network(open_window, qtbot, long_work):
    window = open_window()
    window.menus.action("show_network").trigger()
    network = window.pages.get("network")
    network.file.setText(str(long_work[1]))
    window.menus.action("search").trigger()
    assert network.state.busy
    for name in ("comparison", "reciprocal"):
        window.menus.action(f"show_{name}").trigger()
        page = window.pages.get(name)
        for edit in getattr(page, "files", {}).values():
            edit.setText(str(sample_database()))
        assert page.problem().startswith("A network search is running. Wait until it has ended")
        assert not window.menus.action("search").isEnabled()
    window.menus.action("show_network").trigger()
    window.menus.action("cancel").trigger()
    qtbot.waitUntil(lambda: not network.state.busy)
    window.menus.action("show_reciprocal").trigger()
    assert window.menus.action("search").isEnabled()


def test_the_help_names_commands_as_their_menus_do(open_window):
    """It sent people to *Copy as command line*, which no menu has."""
    window = open_window()
    paths = re.findall(r"\*(\w+) → ([^*]+)\*", resource_text("help.md").replace("\n", " "))
    assert len(paths) >= 8
    for menu, words in paths:
        titles = [action.text().replace("&", "") for action in window.menus.menu(menu).actions()]
        assert any(title.rstrip("…").split("\t")[0] == words for title in titles), (menu, words)


def test_the_help_says_what_e_values_and_shuffled_copies_are():
    """It said that nothing is missed, and that p is without length and composition, which copies keep."""
    text = " ".join(resource_text("help.md").split())
    assert (
        "the hits are those whose E-value is within a bound" in text and "no similarity is missed" not in text
    )
    assert "Up to 0.001 a relationship is likely, up to 0.05 it is possible: look at the alignment" in text
    assert "The copies have the subject's length and composition" in text


def test_the_help_names_buttons_of_rounds_as_they_are(open_window, ready, finish, one_query):
    """It sent people to *Search rounds 1 to … with … ticked*, which is no button."""
    window = open_window((one_query, sample_database()))
    ready(window)
    window.form.rounds.choose(RoundOptions(2))
    window.search()
    finish(window)
    view, marking = window.search_page.rounds.view, window.page.hits.marking
    window.page.tabs.setCurrentWidget(view)
    view.tick_button.click()
    marking.tick(sorted(window.page.current_result().hits.marks.ticked)[:1], False)
    marking.tick(len(window.page.current_result().hits) - 1)
    named = re.findall(r"\*\*([^*]+)\*\*", resource_text("help.md").replace("\n", " "))
    without_numbers = {re.sub(r"\d+", "n", words) for words in named}
    for button in (view.tick_button, view.add_button, view.leave_out_button):
        assert re.sub(r"\d+", "n", button.text()) in without_numbers


@pytest.mark.parametrize(
    ("page", "heading"),
    [
        ("search", "Search"),
        ("history", "Keep"),
        ("network", "Compare all with all"),
        ("comparison", "Compare kernels"),
    ],
)
def test_the_guide_opens_at_the_page_in_use(open_window, qtbot, page, heading):
    """It began at the top, whichever page asked for it, with an empty box where a font lacked a sign."""
    window = open_window()
    window.menus.action(f"show_{page}").trigger()
    window.menus.action("guide").trigger()
    dialog = window.findChild(TextDialog)
    text = dialog.text
    text.viewport().grab()
    bar = text.verticalScrollBar()
    shown = text.cursorForPosition(QPoint(2, 16)).block().text()
    assert shown == heading or bar.value() == bar.maximum()
    assert not set("ⓘ▸✓⚠") & set(text.toPlainText())
    images = [part for part in text.toHtml().split("<img") if "sign:info" in part]
    assert images
    drawn = text.document().resource(QTextDocument.ResourceType.ImageResource, QUrl("sign:info"))
    assert drawn is not None and not drawn.isNull()
    dialog.close()


def twice_in(actions):
    """Return the entries of a menu, and of those in it, whose letter another entry of theirs has."""
    letters, twice = {}, []
    for action in actions:
        if action.menu() is not None:
            twice += twice_in(action.menu().actions())
        text = action.text().split("\t")[0].replace("&&", "")
        if "&" in text:
            letters.setdefault(text[text.index("&") + 1].lower(), []).append(action.text())
    return twice + [tuple(entries) for entries in letters.values() if len(entries) > 1]


def test_a_letter_of_a_menu_is_one_entry_s(open_window):
    """With two of a letter it only goes from one to the other, and neither is done."""
    window = open_window()
    menus = [window.menus.menu(name) for name, _ in MENUS]
    for name in PAGES:
        window.menus.action(f"show_{name}").trigger()
        window.menus.refresh()
        for menu in (*menus, *window.findChildren(QMenu)):
            assert not twice_in(menu.actions()), (name, menu.title())
    for name in ("settings", "help"):
        entries = [entry for entry in window.rail.buttons[name].row.entries() if entry is not None]
        assert entries and not twice_in(entries), name


def test_the_tabs_of_the_details_are_in_a_menu(open_window):
    """Only the list of keys told of Ctrl+Tab."""
    window = open_window()
    titles = window.page.tabs.tabBar()
    first, view = titles.currentIndex(), window.menus.menu("View")
    for name, keys in (("next_tab", "Ctrl+Tab"), ("previous_tab", "Ctrl+Shift+Tab")):
        action = window.menus.action(name)
        assert action in view.actions() and action.text().endswith(f"\t{keys}")
    window.menus.action("next_tab").trigger()
    assert titles.currentIndex() != first
    window.menus.action("previous_tab").trigger()
    assert titles.currentIndex() == first
