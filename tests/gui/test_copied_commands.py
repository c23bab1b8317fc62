"""Commands on the clipboard: they say where they read queries that no file holds."""

from __future__ import annotations

import shlex

import pytest
from PySide6.QtGui import QGuiApplication

from swathe.core.system.resources import sample_database, sample_queries

_REMARK = "It reads the query from standard input."


@pytest.fixture
def window(open_window):
    opened = open_window(files=(sample_queries(),))
    opened.form.database.open(sample_database())
    return opened


def searched(window, ready, finish):
    ready(window)
    window.search()
    finish(window)
    return window


@pytest.mark.long
def test_typed_queries_are_read_from_standard_input(window, ready, finish):
    window.form.query.set_text(">q\nMKVLAAGIVGWCHEPDNQRSTYFMKVLAAGIVGW\n")
    searched(window, ready, finish)
    for copy in (window.runs.copy_command, window.copy_command_line):
        copy()
        assert shlex.split(QGuiApplication.clipboard().text())[2] == "-"
        assert _REMARK in window.messages.text


def test_files_are_named(window, ready, finish, tmp_path):
    other = tmp_path / "more - and more.fasta"
    other.write_text(">q\nMKVLAAGIVGWCHEPDNQRSTYFMKVLAAGIVGW\n")
    window.form.query.open(sample_queries(), other)
    searched(window, ready, finish)
    for copy in (window.runs.copy_command, window.copy_command_line):
        copy()
        assert shlex.split(QGuiApplication.clipboard().text())[2:4] == [str(sample_queries()), str(other)]
        assert _REMARK not in window.messages.text


def test_pages_of_files_have_commands_of_their_own(window, ready):
    ready(window)
    for name, files in (("reciprocal", 2), ("network", 1)):
        window.menus.action(f"show_{name}").trigger()
        page = window.pages.get(name)
        for edit in page.files.values():
            edit.clear()
        assert not window.menus.action("copy_command_line").isEnabled()
        assert "Choose" in window.menus.action("copy_command_line").toolTip()
        for edit in page.files.values():
            edit.setText(str(sample_database()))
        window.menus.action("copy_command_line").trigger()
        words = shlex.split(QGuiApplication.clipboard().text())
        assert words[: 2 + files] == ["swathe", name, *[str(sample_database())] * files]
        assert "Copied" in page.messages.text
