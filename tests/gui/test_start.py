"""What is loaded when, and in which thread, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import json, os, sys, threading
loaded = []

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "pyqtgraph" or name.startswith("PySide6."):
            here = threading.current_thread() is threading.main_thread()
            loaded.append((name, here, window.isVisible() if window else False))
        return None

window = None
sys.meta_path.insert(0, Watch())
from PySide6.QtCore import QSettings, QTimer
QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, sys.argv[1])
from swathe.gui.app import make_application
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.start.first_paint import FirstPaint
from swathe.gui.window.main_window import MainWindow
from swathe.gui.work.settings import WindowSettings

application = make_application()
window = MainWindow(WindowSettings(), ErrorPresenter(), None)
first_paint = FirstPaint(window)
first_paint.happened.connect(lambda: window.begin([]))
at_start = []
window.controller.state_changed.connect(lambda state: at_start.append("pyqtgraph" in sys.modules))
window.show()
timer = QTimer()

def check():
    result = window.controller.result
    done = window.controller.state.value == "done" and window.form.engine.engines
    if done and 0 in result.queries[0].hits.alignments:
        window.close()
        application.quit()

timer.timeout.connect(check)
timer.start(10)
application.exec()
print(json.dumps({"loaded": loaded, "charts_at_start": at_start, "numba": "numba" in sys.modules}))
sys.stdout.flush()
os._exit(0)
"""


def test_qt_code_is_loaded_in_the_gui_thread_when_the_window_is_visible(tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "SWATHE_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    seen = json.loads(run.stdout)
    assert not seen["numba"], "what a first search and its alignments need has LLVM IR"
    assert seen["charts_at_start"], "nothing was searched"
    assert all(seen["charts_at_start"]), "the first search began before the charts were loaded"
    assert ["pyqtgraph", True, True] in seen["loaded"]
    assert [name for name, in_gui_thread, _ in seen["loaded"] if not in_gui_thread] == []
