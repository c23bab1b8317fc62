"""Where files are kept, as Settings shows it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from swathe.core.system.files import bytes_in
from swathe.core.system.settings import data_directory, log_directory, working_cache_directory
from swathe.core.system.words import bytes_text
from swathe.gui.widgets.documents import TextDialog
from swathe.gui.window.folders import FoldersDialog, sizes_of


def test_folders_are_listed_with_what_puts_them_elsewhere(open_window, qtbot, monkeypatch):
    """They stood only in the title of History and among the diagnostics."""
    data_directory().mkdir(parents=True, exist_ok=True)
    (data_directory() / "something").write_bytes(bytes(3_000))
    window = open_window()
    entries = window.rail.buttons["settings"].row.entries()
    assert window.menus.action("folders") in entries
    window.menus.action("folders").trigger()
    [dialog] = window.findChildren(FoldersDialog)
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for folder in (data_directory(), working_cache_directory(), window.settings.path.parent, log_directory()):
        assert str(folder) in said
    for variable in ("SWATHE_DATA_DIR", "SWATHE_CACHE_DIR", "SWATHE_CACHE_LIMIT"):
        assert variable in said
    assert "The environment variable SWATHE_DATA_DIR names this folder." in said
    qtbot.waitUntil(lambda: all(size.text() for size in dialog.sizes))
    assert dialog.sizes[0].text() == bytes_text(bytes_in(data_directory()))
    asked = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url) or True)
    dialog.buttons[0].click()
    assert asked == [QUrl.fromLocalFile(str(data_directory()))]
    dialog.how_button.click()  # neither the dialog nor the guide said how
    [guide] = window.findChildren(TextDialog)
    assert guide.isVisible()
    section = guide.text.toPlainText().partition("\nWhere files are kept\n")[2]
    for system, way in (("Linux", "~/.profile"), ("macOS", "launchctl setenv"), ("Windows", "setx")):
        line = next(line for line in section.splitlines() if system in line)
        assert way in line and "SWATHE_DATA_DIR" in line
    guide.close()
    dialog.close()


def test_a_folder_within_another_is_counted_once(tmp_path):
    inner = tmp_path / "cache"
    inner.mkdir()
    (tmp_path / "run").write_bytes(bytes(5))
    (inner / "packed").write_bytes(bytes(70))
    assert sizes_of([tmp_path, inner, Path(tmp_path / "none")]) == [5, 70, 0]
