"""The button at a database's ⓘ asks its server for a newer file; nothing asks by itself."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import format_datetime

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta
from swathe.core.system.resources import sample_database
from swathe.core.system.steps import run_to_end
from tests.core.database.test_newer import Server, server  # noqa: F401 - a fixture

POPUP = pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)


@pytest.fixture
def packed(server: Server, tmp_path):  # noqa: F811
    path = tmp_path / "sample.swdb"
    run_to_end(import_fasta(sample_database(), path, CancelToken(), url=server.url))
    return path


def press(info) -> None:
    """Press the button that an ⓘ offers."""
    info.click()
    (button,) = QApplication.activePopupWidget().findChildren(QPushButton)
    assert button.text() == "Check for a newer file"
    button.click()


@POPUP
def test_asked_when_pressed_and_never_before(open_window, one_query, packed, server, ready, qtbot):  # noqa: F811
    server.headers = {"Last-Modified": format_datetime(datetime(2050, 1, 2, tzinfo=UTC), usegmt=True)}
    window = open_window((one_query,))
    field = window.form.database
    field.open(packed)
    ready(window)
    assert f"Downloaded from {server.url}" in field.note.info.words
    assert not server.asked
    press(field.note.info)
    qtbot.waitUntil(lambda: "has a newer file, of 02 January 2050" in window.messages.text)
    assert len(server.asked) == 1

    server.status = 503
    field.add([sample_database().with_name("queries.fasta")])
    ready(window)
    press(field.rows.rows[0].info)
    qtbot.waitUntil(lambda: "answers 503" in window.messages.text)
    assert len(server.asked) == 2


@POPUP
def test_not_offered_where_nothing_was_recorded(open_window, one_query, ready):
    window = open_window((one_query,))
    window.form.database.open(sample_database())
    ready(window)
    window.form.database.note.info.click()
    popup = QApplication.activePopupWidget()
    assert not popup.findChildren(QPushButton)
    popup.close()
