"""Folders and pages that other programs show: where no such program is, their place is said all the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from swathe.core.export import sidecar_of
from swathe.core.system.settings import log_directory
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.window.error_report import ReportDialog


@pytest.fixture
def asked(monkeypatch):
    """Return what the desktop was asked to open; it has no program for any of it."""
    urls = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: urls.append(url) or False)
    return urls


def press(messages, words):
    """Press a button of the message in sight."""
    buttons = {button.text(): button for button in messages.findChildren(QPushButton) if button.isVisible()}
    buttons[words].click()


def test_the_log_folder_is_named_where_nothing_shows_it(open_window, asked):
    window = open_window()
    window.menus.action("open_log").trigger()
    assert asked == [QUrl.fromLocalFile(str(log_directory()))]
    assert window.messages.text == f"No file manager was found. The folder is {log_directory()}"
    press(window.messages, "Copy")
    assert QGuiApplication.clipboard().text() == str(log_directory())


def test_the_menu_of_an_alignment_opens_the_page_of_its_subject(open_window, asked, qtbot, tmp_path):
    """Of a pair or an edge, which are in no table of hits, nothing led to what is known of it."""
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: window.page.alignment.text() != "")
    [opens] = [one for one in window.page.alignment.context_menu().actions() if "page" in one.text()]
    opens.trigger()
    assert asked == [QUrl("https://www.uniprot.org/uniprotkb/P07550/entry")]
    assert "https://www.uniprot.org/uniprotkb/P07550" in window.messages.text
    nameless = tmp_path / "nameless.fasta"
    nameless.write_text(">one\nMKTAYIAKQRQISFVKSHFSRQLEERLGLIEVQ\n")
    for field in (window.form.query, window.form.database):
        field.open(nameless)
    qtbot.waitUntil(lambda: not window.search_page.problem())
    window.menus.action("search").trigger()
    qtbot.waitUntil(lambda: "MKTAYIAKQRQ" in window.page.alignment.text())
    offered = [one.text() for one in window.page.alignment.context_menu().actions()]
    assert not any("page" in words for words in offered)


def test_it_is_named_on_the_page_in_front_and_where_something_may_show_it(open_window, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)
    window = open_window()
    window.menus.action("show_network").trigger()
    window.menus.action("open_log").trigger()
    messages = window.pages.page.messages
    assert messages.text == f"The folder is {log_directory()}"
    assert messages.passes


def test_the_folder_of_what_was_saved_is_named(open_window, asked, tmp_path):
    window = open_window()
    tell_saved(window.messages, "95 hits", tmp_path / "hits.csv")
    press(window.messages, "Show in folder")
    assert asked == [QUrl.fromLocalFile(str(tmp_path))]
    assert window.messages.text.endswith(f"The folder is {tmp_path}")


def test_what_was_saved_and_where_is_said(open_window):
    """The folder was not named, and a second file was there without a word."""
    messages = open_window().messages
    saved = Path("/data") / "a long name of a project" / "and of a part of it" / "hits.fasta"
    tell_saved(messages, "95 hits", saved.parent.parent.parent / "hits.csv")
    assert messages.text == f"Saved 95 hits to hits.csv in {Path('/data').absolute()}."
    tell_saved(messages, "95 hits", saved, sidecar_of(saved))
    words = "Saved 95 hits to hits.fasta and hits.fasta.provenance.json in …"
    assert messages.text.startswith(words) and messages.text.endswith("and of a part of it.")


def test_the_page_of_an_accession_and_of_a_hit_is_named(kept, asked, qtbot):
    kept.menus.action("new_search").trigger()
    kept.form.query.set_text("P00325")
    buttons = kept.form.query.note.buttons
    qtbot.waitUntil(lambda: "Show at UniProt" in [button.text() for button in buttons])
    next(button for button in buttons if button.text() == "Show at UniProt").click()
    assert kept.messages.text == (
        "No browser was found. The page is https://www.uniprot.org/uniprotkb?query=P00325"
    )
    kept.page.hits.table.go_to(0)
    kept.page.hits.marking.open_page()
    assert len(asked) == 2 and kept.messages.text.endswith(asked[1].toString())


def test_the_report_of_an_error_says_where_the_log_is(qtbot):
    dialog = ReportDialog("KeyError: 'x'", "Traceback …", Path("/somewhere/swathe.log"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert [label for label in dialog.findChildren(QLabel) if "swathe.log" in label.text()]
