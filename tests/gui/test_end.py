"""What happens to windows when the interpreter ends, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import atexit, os, sys
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from shiboken6 import isValid

def look():
    '''Run after what the program does at its end, and before PySide deletes the application.'''
    print("window" if isValid(window) else "no window", flush=True)
    print("thread" if thread.isRunning() else "no thread", flush=True)
    sys.setprofile(watch)

def watch(frame, event, _, gui=os.path.join(os.getcwd(), "gui"), write=os.write):
    # Nothing is imported, formatted or looked up by name here: the interpreter is ending.
    path = frame.f_code.co_filename
    if event == "call" and (path.startswith(gui) or "graphicsItems" in path):
        write(1, ("an override ran: " + path + " " + frame.f_code.co_name + "\\n").encode())

atexit.register(look)
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
from swathe.gui.app import make_application
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.window.main_window import MainWindow
from swathe.gui.work.settings import WindowSettings

application, loop = make_application(), QEventLoop()
window = MainWindow(WindowSettings(), ErrorPresenter(), None)
thread = window.background._thread
window.show()
window.begin([], sample=True)
timer = QTimer()

def check():
    if window.run_bar.chart is not None and window.controller.state.value == "done":
        window.schemes.schemes.actions()[2].trigger()
        window.menus.action("show_comparison").trigger()
        if sys.argv[2] == "closed":
            window.close()
        loop.quit()

timer.timeout.connect(check)
timer.start(10)
loop.exec()
if sys.argv[2] == "sys.exit":
    sys.exit(3)
"""


@pytest.mark.parametrize(
    ("way", "status"),
    [
        ("closed", 0),
        pytest.param("left open", 0, marks=pytest.mark.long),
        pytest.param("sys.exit", 3, marks=pytest.mark.long),
    ],
)
def test_windows_are_gone_before_the_application_is(tmp_path, way, status):
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path), way],
        cwd=Path(__file__).parents[2],
        env=os.environ
        | {
            "QT_QPA_PLATFORM": "offscreen",
            "SWATHE_CACHE_DIR": str(tmp_path / "cache"),
            "SWATHE_DATA_DIR": str(tmp_path / "data"),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (status, "no window\nno thread\n", "")
