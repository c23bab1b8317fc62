"""Which keys a line of text takes, on the windowing system where Qt's takes most."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.packaging.x_server import x_server

PROGRAM = """
import sys
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from swathe.gui.results.hits.filter_bar import FilterBar

application = QApplication([])
window = QMainWindow()
bar = FilterBar()
window.setCentralWidget(bar)

def takes(line, letter):
    control = Qt.KeyboardModifier.ControlModifier
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key(ord(letter)), control)
    event.ignore()
    application.sendEvent(line, event)
    return event.isAccepted()

for line in (bar.text, *bar.bounds.fields):
    line.setText("1e-5")
    print("".join(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if takes(line, letter)))
"""


def test_lines_leave_the_window_its_keys() -> None:
    """In a bound of the filter Ctrl+E went to the end of the line, and nothing was exported."""
    with x_server() as display:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
    assert set(done.stdout.split()) == {"ACVXZ"}
