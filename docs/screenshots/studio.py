"""A real window, offscreen, that is photographed in light and in dark."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

FOLDER = Path(__file__).resolve().parent
SIZE = (1280, 800)
COLOURS = 256


def shown_pictures() -> set[str]:
    """Return the names of the pictures that any page of the documentation shows."""
    root = FOLDER.parents[1]
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    words = "".join(page.read_text(encoding="utf-8") for page in pages)
    return set(re.findall(r"screenshots/([^/)\s]+\.png)\)", words))


def with_few_colours(picture: QImage) -> QImage:
    """Return a picture with few colours, a third of the bytes; windows have few, the edges of letters many.

    Half of them are the most frequent. The others stand for the rest: colours are counted in 16 steps a
    channel, and each step has its most frequent one.
    """
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(picture.constBits(), np.uint32).reshape(picture.height(), -1)
    colours, counts = np.unique(pixels[:, : picture.width()] | 0xFF000000, return_counts=True)
    colours = colours[np.argsort(-counts, kind="stable")]
    frequent, rest = colours[: COLOURS // 2], colours[COLOURS // 2 :]
    _, first_of_step = np.unique(rest & 0xF0F0F0, return_index=True)
    table = np.concatenate([frequent, rest[np.sort(first_of_step)]])[:COLOURS]
    flags = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
    return picture.convertToFormat(QImage.Format.Format_Indexed8, table.tolist(), flags)


def wait(condition: Callable[[], bool], seconds: float = 240.0) -> None:
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
    """A real window and a place for its pictures.

    folder : for all pictures; None keeps those that a page shows, beside this file
    sizes : of the window, each of which is photographed
    font : how many times as large as usual letters are
    """

    def __init__(
        self,
        home: Path,
        folder: Path | None = None,
        sizes: tuple[tuple[int, int], ...] = (SIZE,),
        font: float = 1.0,
    ) -> None:
        os.environ["SWATHE_CACHE_DIR"] = str(home / "cache")
        os.environ["SWATHE_DATA_DIR"] = str(home / "data")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home / "settings"))
        from swathe.gui.app import make_application
        from swathe.gui.window.main_window import MainWindow
        from swathe.gui.work.errors import ErrorPresenter
        from swathe.gui.work.settings import WindowSettings

        application = make_application()
        letters = application.font()
        letters.setPointSizeF(font * letters.pointSizeF())
        application.setFont(letters)
        self.home = home
        self._sizes = sizes
        self._folder = folder
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
        self._shown = shown_pictures()
        self.window = MainWindow(WindowSettings(), ErrorPresenter(), None)
        self.window.resize(*self._sizes[0])
        self.window.show()

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Photograph the window at each size, or a dialog, in light and in dark."""
        before = self.window.size()
        several = len(self._sizes) > 1 and widget is None
        for number, scheme in ((1, "light"), (2, "dark")):
            self.window.schemes.schemes.actions()[number].trigger()
            for size in self._sizes if several else (before.toTuple(),):
                self.window.resize(*size)
                pause()
                file = f"{name}-{scheme}{'-{}x{}'.format(*size) if several else ''}.png"
                if self._folder is None and file not in self._shown:
                    continue
                picture = with_few_colours((widget or self.window).grab().toImage())
                picture.save(str((self._folder or FOLDER) / file))
        self.window.resize(before)
        self.window.schemes.schemes.actions()[1].trigger()
        pause(0.1)
