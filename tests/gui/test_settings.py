"""Settings that are damaged, foreign or read-only never keep the window from starting."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog

from swathe.gui.app import main
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.theme import is_dark
from swathe.gui.work.settings import WindowSettings, choice, flag, opens_here


def test_values_come_back():
    settings = WindowSettings()
    settings.write("a/text", "word")
    settings.write("a/number", 7)
    settings.write("a/state", QByteArray(b"\x00\x01"))
    settings.flush()
    again = WindowSettings()
    assert again.read("a/text", "", str) == "word"
    assert again.read("a/number", 0, int) == 7
    assert again.read_state("a/state") == QByteArray(b"\x00\x01")
    assert again.read("a/nothing", True, flag) is True


def test_damaged_values_are_dropped_with_a_line_in_the_log(expected_log):
    expected_log("setting a/number dropped")
    expected_log("setting a/scheme dropped")
    expected_log("setting a/state dropped")
    settings = WindowSettings()
    settings.write("a/number", "seven")
    settings.write("a/scheme", "mauve")
    settings.write("a/state", "no state")
    assert settings.read("a/number", 3, int) == 3
    assert settings.read("a/scheme", "system", choice("system", "dark")) == "system"
    assert settings.read_state("a/state").isEmpty()
    settings.read("a/number", 3, int)  # gone: no second line


def test_damaged_file_is_set_aside(expected_log):
    expected_log("damaged")
    path = WindowSettings().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"[window\n\xff\xfe\x00 = = =\n]]")
    settings = WindowSettings()
    assert settings.is_new
    assert path.with_suffix(".damaged").exists()


def test_settings_of_another_schema_are_not_read(expected_log):
    expected_log("schema")
    settings = WindowSettings()
    settings.write("schema", "99")
    settings.write("a/text", "word")
    settings.flush()
    assert WindowSettings().read("a/text", "", str) == ""


def test_recent_files_are_newest_first_and_few(tmp_path):
    settings = WindowSettings()
    for number in range(12):
        settings.add_recent("databases", tmp_path / f"{number}.fasta")
    settings.add_recent("databases", tmp_path / "8.fasta")
    names = [path.name for path in settings.recent("databases")]
    assert names == [f"{number}.fasta" for number in (8, 11, 10, 9, 7, 6, 5, 4)]
    settings.clear_recent()
    assert settings.recent("databases") == []


def test_window_opens_on_wild_settings(open_window, expected_log, tmp_path):
    for key in ("view/scheme", "scoring/matrix", "scoring/gap_open", "report/evalue", "report/threads"):
        expected_log(f"setting {key} dropped")
    settings = WindowSettings()
    settings.write("window/geometry", QByteArray(b"nonsense"))
    settings.write("window/splitter", QByteArray(b"nonsense"))
    settings.write("page/columns", QByteArray(b"nonsense"))
    settings.write("view/scheme", "mauve")
    settings.write("scoring/matrix", "BLOSUM6000")
    settings.write("scoring/gap_open", "-4")
    settings.write("report/evalue", "many")
    settings.write("report/threads", "some")
    settings.write("query/path", str(tmp_path / "gone.fasta"))
    settings.write("database/path", str(tmp_path / "gone.swdb"))
    settings.write("recent/databases", 17)
    settings.flush()
    window = open_window()
    assert window.form.scoring.scheme.matrix_name == "BLOSUM62"
    assert window.form.report.evalue == 10


def test_reset_settings_forgets(monkeypatch, tmp_path, qapp):
    settings = WindowSettings()
    settings.write("report/evalue", "0.5")
    settings.flush()
    monkeypatch.setattr("swathe.gui.app.platform_check.problem", lambda: "stop here")
    assert main(["--reset-settings"]) == 1
    settings.clear()
    settings.flush()
    assert WindowSettings().read("report/evalue", "", str) == ""


def test_a_kind_of_file_that_was_never_asked_for_begins_where_the_last_one_was(tmp_path):
    """Whoever had opened a database was asked for the query in the home folder."""
    settings = WindowSettings()
    assert settings.folder("query") == str(Path.home())
    (there := tmp_path / "there").mkdir()
    settings.set_folder("database", tmp_path / "a.fasta")
    assert settings.folder("query") == settings.folder("database") == str(tmp_path)
    settings.set_folder("query", there / "b.fasta")
    assert settings.folder("database") == str(tmp_path)
    assert settings.folder("run") == str(there)


def test_what_is_written_begins_where_its_kind_was_written_last_or_among_documents(
    open_window, monkeypatch, tmp_path
):
    """Exports began in the database's folder, which others share, or which cannot be written to."""
    documents, databases, results = (tmp_path / name for name in ("documents", "databases", "results"))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    settings = WindowSettings()
    databases.mkdir()
    settings.set_folder("database", databases / "a.fasta")
    assert settings.saving_folder("export") == str(Path.home())
    documents.mkdir()
    assert settings.saving_folder("export") == str(documents)
    asked = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *words: asked.append(words[2]) or ("", ""))
    dialogs = FileDialogs(settings, open_window())
    dialogs.save("export", "Export", "hits.csv", "Tables (*.csv)")
    results.mkdir()
    settings.set_folder("export", results / "hits.csv")
    dialogs.save("export", "Export", "hits.csv", "Tables (*.csv)")
    assert asked == [str(documents / "hits.csv"), str(results / "hits.csv")]


def test_folder_that_is_gone_gives_way(expected_log, tmp_path):
    expected_log("folder/query")
    expected_log("folder/last")
    settings = WindowSettings()
    settings.set_folder("query", tmp_path / "gone" / "a.fasta")
    assert settings.folder("query") == str(Path.home())


@pytest.mark.parametrize(
    "content",
    [
        random.Random(1).randbytes(3_000),
        b"\0" * 500,
        b"this is\nno settings file\n",
        b"[view]\nscheme=\xff\xfe\n",
    ],
    ids=["random", "zeros", "text", "latin"],
)
def test_rubbish_is_set_aside_and_said(expected_log, content):
    path = WindowSettings().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    expected_log("damaged")
    settings = WindowSettings()
    assert path.with_suffix(".damaged").read_bytes() == content
    assert settings.is_new
    settings.write("a/text", "word")
    settings.flush()
    assert WindowSettings().read("a/text", "", str) == "word"
    assert path.read_text().count("[") == 2


def test_own_settings_are_never_taken_for_rubbish():
    settings = WindowSettings()
    path = settings.path
    settings.write("a/text", "größe = \N{SNOWMAN}; \t[x]\nsecond line \\ \x01 \x7f")
    settings.write("a/state", QByteArray(bytes(range(256))))
    settings.write("recent/databases", ["a, b", "c"])
    settings.flush()
    assert WindowSettings().read("a/text", "", str).startswith("größe")
    assert not path.with_suffix(".damaged").exists()


def test_default_settings_taken_back_leave_a_form_folded_that_was(kept, qtbot, finish):
    """A narrow window folds it for the hits; it was open afterwards."""
    kept.resize(1000, 700)
    kept.search()
    finish(kept)
    assert not kept.form.isVisible()
    kept.menus.action("default_settings").trigger()
    assert kept.form.isVisible()
    qtbot.mouseClick(kept.messages.way_in, Qt.MouseButton.LeftButton)
    assert not kept.form.isVisible()
    assert kept.width() == 1000


def test_every_setting_acts_at_once_survives_a_restart_and_can_be_taken_back(open_window, qtbot, qapp, small):
    """There was no way back but for the layout, and where files open was in another menu only."""
    window = open_window()
    entries = window.rail.buttons["settings"].row.entries()
    foot = [entry.text().replace("&", "") for entry in entries if entry is not None]
    assert foot == [
        "System theme", "Light theme", "Dark theme",
        "Keep a history of searches", "Open files in this window, not in another",
        "Search form", "Speed chart", "Reset layout", "Where files are kept…",
        "Restore default settings",
    ]  # fmt: skip
    window.form.database.open(small)
    window.form.query.set_text(">q\nMKTAYIAKQR")
    qtbot.waitUntil(lambda: window.form.database.database is not None)
    dark = next(one for one in window.schemes.actions() if one.data() == "dark")
    dark.trigger()
    qtbot.waitUntil(lambda: is_dark(qapp.palette()))
    for name in ("keep_history", "one_window", "show_form"):
        assert window.menus.action(name).isChecked()
        window.menus.action(name).trigger()
        assert not window.menus.action(name).isChecked(), name
    window.form.preset.choose("distant")
    window.close()
    again = open_window()
    again.settings.flush()
    qtbot.waitUntil(lambda: again.form.database.database is not None)
    assert [one.data() for one in again.schemes.actions() if one.isChecked()] == ["dark"]
    assert not again.form.isVisible()
    assert not any(
        again.menus.action(name).isChecked() for name in ("keep_history", "one_window", "show_form")
    )
    assert again.form.preset.combo.currentText() == "Distant relatives"
    again.menus.action("show_history").trigger()
    again.menus.action("default_settings").trigger()
    qtbot.mouseClick(again.pages.page.messages.way_in, Qt.MouseButton.LeftButton)
    assert not again.form.isVisible() and again.form.preset.combo.currentText() == "Distant relatives"
    assert not again.menus.action("keep_history").isChecked() and not opens_here(again.settings)
    assert [one.data() for one in again.schemes.actions() if one.isChecked()] == ["dark"], "undone"
    again.menus.action("default_settings").trigger()
    qtbot.settle()
    said = again.pages.page.messages
    assert said.isVisible() and "default settings" in said.text, "it was said on the page of the search only"
    again.menus.action("show_search").trigger()
    assert all(again.menus.action(name).isChecked() for name in ("keep_history", "one_window", "show_form"))
    assert [one.data() for one in again.schemes.actions() if one.isChecked()] == ["system"]
    assert again.form.isVisible() and again.form.preset.combo.currentText() == "Usual"
    assert again.form.database.path == small and again.form.query.parsed, "what is searched stays"


def test_default_settings_take_the_bounds_of_pairs_and_networks_back_too(open_window, qtbot):
    """They stayed as typed, on pages that were looked at and on those that were not since the start."""
    window = open_window()
    usual = {}
    for name in ("reciprocal", "network"):
        page = window.pages.get(name)
        usual[name] = page.evalue.text()
        page.evalue.setText("1e-7")
    window.close()
    again = open_window()
    assert again.pages.get("network").evalue.text() == "1e-7"
    again.menus.action("default_settings").trigger()
    assert {name: again.pages.get(name).evalue.text() for name in usual} == usual
    qtbot.mouseClick(again.messages.way_in, Qt.MouseButton.LeftButton)
    assert {again.pages.get(name).evalue.text() for name in usual} == {"1e-7"}, "undone"
