"""A real window, offscreen, that is photographed in light and in dark; its pictures lie beside this file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QWidget

FOLDER = Path(__file__).resolve().parent
SIZE = (1280, 800)


def wait(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Run the event loop until a condition holds."""
    loop, timer = QEventLoop(), QTimer()
    until = time.monotonic() + seconds
    timer.timeout.connect(lambda: loop.quit() if condition() or time.monotonic() > until else None)
    timer.start(5)
    loop.exec()
    timer.stop()
    if not condition():
        raise SystemExit("waited too long")


def pause(seconds: float = 0.3) -> None:
    """Run the event loop for a while."""
    until = time.monotonic() + seconds
    wait(lambda: time.monotonic() > until)


class Studio:
    """A real window and a place for its pictures."""

    def __init__(self, home: Path) -> None:
        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
        from gui.app import make_application
        from gui.errors import ErrorPresenter
        from gui.main_window import MainWindow
        from gui.settings import WindowSettings

        make_application()
        self.home = home
        self.window = MainWindow(WindowSettings(), ErrorPresenter(), None)
        self.window.resize(*SIZE)
        self.window.show()

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Photograph the window, or a dialog, in light and in dark."""
        for number, scheme in ((1, "light"), (2, "dark")):
            self.window.menus.schemes.actions()[number].trigger()
            pause()
            (widget or self.window).grab().save(str(FOLDER / f"{name}-{scheme}.png"))
        self.window.menus.schemes.actions()[1].trigger()
        pause(0.1)
