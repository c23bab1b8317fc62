"""A user's mistake becomes a sentence, a bug becomes a report; no start ends in a traceback."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtGui import QGuiApplication

from swathe.core.errors import DatabaseError
from swathe.core.system.resources import sample_database
from swathe.gui.results.hits.rows import HitRows
from swathe.gui.start import log, platform_check
from swathe.gui.widgets.theme import SPACE
from swathe.gui.window.error_report import ReportDialog
from swathe.gui.work.errors import ErrorPresenter, install_excepthooks
from swathe.gui.work.task_controller import SearchState


@pytest.fixture
def presenter(qapp):
    made = ErrorPresenter()
    made.sentences, made.reports = [], []
    made.told.connect(made.sentences.append)
    made.reported.connect(lambda summary, details: made.reports.append((summary, details)))
    return made


def test_a_users_mistake_is_a_sentence(presenter):
    error = DatabaseError("The file is cut short.", "Import it again.")
    presenter.present(error)
    assert presenter.sentences == [error]
    assert presenter.reports == []


def test_a_bug_is_a_report_with_its_traceback(presenter, expected_log):
    expected_log("ZeroDivisionError")
    try:
        1 / 0  # noqa: B018 - for its traceback
    except ZeroDivisionError as error:
        presenter.present(error)
    summary, details = presenter.reports[0]
    assert summary.startswith("ZeroDivisionError")
    assert "test_errors.py" in details


def test_excepthooks_reach_the_presenter_from_any_thread(presenter, qtbot, expected_log, monkeypatch):
    expected_log("from the main thread")
    expected_log("from elsewhere")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    install_excepthooks(presenter)
    error = RuntimeError("from the main thread")
    sys.excepthook(RuntimeError, error, None)

    def fail():
        raise RuntimeError("from elsewhere")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(presenter.reports) == 2)


def test_report_can_be_unfolded_and_copied(qtbot):
    dialog = ReportDialog("KeyError: 'x'", "Traceback …", None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.details.isVisible()
    dialog.details_button.click()
    assert dialog.details.isVisible()
    dialog.copy_button.click()
    assert "KeyError: 'x'" in QGuiApplication.clipboard().text()
    assert "Swathe" in QGuiApplication.clipboard().text()


def test_the_details_of_a_report_take_the_room(qtbot):
    dialog = ReportDialog("KeyError: 'x'", "\n".join(["Traceback …"] * 60), None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.details_button.click()
    qtbot.settle()
    for height in (dialog.height(), 700):
        dialog.resize(760, height)
        qtbot.settle()
        below = dialog.copy_button.geometry().top() - dialog.details.geometry().bottom()
        assert 0 < below <= 2 * SPACE


def test_a_window_survives_errors_while_it_is_painted(open_window, qtbot, expected_log, monkeypatch):
    """The process ended with the report: the picture of a row went before its painter did."""
    expected_log("no bar can be painted")
    window = open_window()
    window.menus.action("try_sample").trigger()
    qtbot.waitUntil(lambda: window.controller.result is not None and window.controller.result.complete)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    install_excepthooks(window.presenter)
    window.presenter.reported.disconnect()  # the report of the tests would fail this one
    window.presenter.reported.connect(window._on_reported)

    def fail(*_):
        raise ValueError("no bar can be painted")

    table = window.page.hits.table
    with monkeypatch.context() as patch:
        patch.setattr(HitRows, "_paint_bar", fail)
        table.horizontalHeader().resizeSection(2, 150)  # no row is painted as it was kept
        qtbot.waitUntil(lambda: window.findChildren(ReportDialog) != [])
        [report] = window.findChildren(ReportDialog)
        gc.collect()
        report.accept()
        for wide in (160, 170):
            table.horizontalHeader().resizeSection(2, wide)
            qtbot.settle()
        assert not [one for one in window.findChildren(ReportDialog) if one.isVisible()], "told once"
    table.horizontalHeader().resizeSection(2, 180)
    qtbot.settle()
    assert window.isVisible() and len(table._rows._pictures) > 0


def test_database_that_vanishes_before_the_search_is_said(open_window, qtbot, finish, ready, tmp_path):
    database = tmp_path / "here.fasta"
    database.write_text(sample_database().read_text())
    window = open_window()
    window.form.query.set_text("MKVLAAGIVGLCAKAYWW")
    window.form.database.open(database)
    ready(window)
    database.unlink()
    window.search()
    finish(window, SearchState.FAILED)
    assert "here.fasta" in window.messages.text
    assert window.form.button.text() == "Search"
    database.write_text(sample_database().read_text())
    window.messages.findChildren(type(window.run_bar.cancel))[0].click()  # Try again
    finish(window)


def test_log_file_takes_qt_messages(own_home, qapp):
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        path = log.start_log()
        assert path is not None
        log._on_qt_message(log.QtMsgType.QtInfoMsg, None, "a word from Qt")
        assert "a word from Qt" in path.read_text()
        logging.getLogger("core").info("cannot read \x1b]0;X\x07q\u202e")
        assert r"cannot read \x1b]0;X\x07q\u202e" in path.read_text(), "logs are looked at in terminals"
    finally:
        for handler in set(root.handlers) - set(before):
            root.removeHandler(handler)
            handler.close()
        root.setLevel(level)


def test_missing_system_library_names_its_package():
    message = "libEGL.so.1: cannot open shared object file: No such file or directory"
    sentence = platform_check.sentence(f"ImportError: {message}")
    assert sentence.endswith("libEGL.so.1, which is missing: sudo apt install libegl1.")
    xcb = platform_check.sentence("libxcb-cursor.so.0: cannot open shared object file: No such file")
    assert "sudo apt install libxcb-cursor0" in xcb
    assert platform_check.sentence("something else") == ""


def run_program(environment):
    """Run swathe-gui in a process of its own and return its status and what it said."""
    done = subprocess.run(
        [sys.executable, "-m", "swathe.gui.app"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks displays")
def test_no_display_is_one_sentence(own_home):
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    status, said = run_program(environment)
    assert status == 1
    assert said.startswith("swathe-gui: There is no display")
    assert said.count("\n") == 1


def test_missing_pyside_is_one_sentence(own_home, tmp_path):
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file: No such file or directory')"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    status, said = run_program(environment)
    assert status == 1
    assert "sudo apt install libegl1" in said
    assert "Traceback" not in said
