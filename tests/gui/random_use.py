"""Use the window at random, as somebody does who presses everything, and stop at the first thing that breaks.

    python tests/gui/random_use.py --minutes 60 --seed 1

Clicks, keys, resizes, sorts, filters, conditions, tabs, pages, searches, cancels, opened files and new starts
come in an order that the seed decides; what runs in the background makes no two runs quite the same. After
every action the window is examined: a Python wrapper declared deleted or tied to the wrong object, an
exception, a Qt warning or an error report ends the run, and the last actions are printed. A crash prints
where it happened; the actions before it are in the file that the run names at its beginning.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import shiboken6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPlainTextEdit,
    QSplitterHandle,
    QTabBar,
    QWidget,
)

from swathe.core.results.filters import Condition, Operator
from swathe.core.system.resources import sample_database, sample_queries
from swathe.gui.window.main_window import MainWindow
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.work.settings import WindowSettings
from tests.gui.ownership import lost_wrappers, wrongly_owned

_KINDS = (
    *(QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractItemView, QHeaderView, QTabBar),
    *(QPlainTextEdit, QSplitterHandle, QMenuBar, QMenu, QWidget),
)
_SIZES = ((700, 500), (800, 600), (1000, 700), (1280, 800), (1440, 900), (1920, 1200))
_KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Return),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Plus),
    *(Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_W),
    *(Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F6),
)
_CONTROL_KEYS = (
    *(
        Qt.Key.Key_1,
        Qt.Key.Key_2,
        Qt.Key.Key_3,
        Qt.Key.Key_4,
        Qt.Key.Key_5,
        Qt.Key.Key_A,
        Qt.Key.Key_C,
        Qt.Key.Key_E,
    ),
    *(Qt.Key.Key_F, Qt.Key.Key_H, Qt.Key.Key_I, Qt.Key.Key_J, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_R),
    *(Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_Z, Qt.Key.Key_0, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_PageDown),
)
_CONDITIONS = (
    Condition.read("length", Operator.AT_LEAST, "100"),
    Condition.read("subject", Operator.CONTAINS, "HUMAN"),
    Condition.read("score", Operator.BETWEEN, "50", "500"),
)
_LONGEST_PAUSE_MS = 40
_DEEPEST = 4
"""Menus and dialogs open over each other, beyond which the topmost is closed."""
_HARMLESS = "This plugin does not support"


class RandomUser(QObject):
    """Somebody who uses a window; `problems` is what broke, `done` counts the actions of each kind."""

    def __init__(self, folder: Path, seed: int, seconds: float, actions: int | None = None) -> None:
        super().__init__()
        self.problems: list[str] = []
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=40)
        self._random = random.Random(seed)
        self._folder = folder
        self._actions = actions
        self._until = time.monotonic() + seconds
        self._log = (folder / "actions.txt").open("w")
        self._depth = 0
        self._files = _make_files(folder)
        self._timer = QTimer(self, singleShot=True, timeout=self._step)
        self._window: MainWindow | None = None
        self._choices: tuple[tuple[int, Callable[[], str]], ...] = (
            (40, self._click),
            (20, self._press_key),
            (6, self._resize),
            (4, self._search),
            (2, self._cancel),
            (3, self._sort),
            (3, self._filter),
            (4, self._add_condition),
            (4, self._clear_filter),
            (5, self._choose_tab),
            (4, self._choose_page),
            (2, self._open_file),
            (2, self._choose_query),
            (1, self._change_palette),
            (2, self._close_dialogs),
            (1, self._start_again),
        )

    @property
    def window(self) -> MainWindow:
        """The window in use."""
        assert self._window is not None
        return self._window

    def use(self) -> None:
        """Open a window, use it until the time or the actions are over, and close it."""
        hooks = sys.excepthook, sys.unraisablehook
        handler = qInstallMessageHandler(self._on_message)
        sys.excepthook = lambda kind, error, _trace: self._report(f"{kind.__name__}: {error}", error)
        sys.unraisablehook = lambda it: self._report(f"in {it.object!r}: {it.exc_value!r}", it.exc_value)
        with _nothing_outside(self._folder, self._random):
            try:
                self._open()
                self._timer.start(0)
                while self._timer.isActive() or self._depth:
                    QApplication.processEvents()
                    time.sleep(0.001)
                self._end()
            finally:
                sys.excepthook, sys.unraisablehook = hooks
                qInstallMessageHandler(handler)
                self._log.close()

    # What goes on

    def _open(self) -> None:
        settings = WindowSettings()
        self._window = MainWindow(settings, ErrorPresenter(), None)
        self._window.presenter.reported.connect(lambda summary, details: self.problems.append(details))
        self._window.show()
        self._window.begin([self._files[0], self._files[1]])

    def _end(self) -> None:
        for popup in iter(QApplication.activePopupWidget, None):
            popup.close()
        if self._window is not None and shiboken6.isValid(self._window):
            self._window.close()
            self._window.deleteLater()
            QApplication.sendPostedEvents(None, 52)  # DeferredDelete
            QApplication.processEvents()
        self._window = None

    def _over(self) -> bool:
        taken = self._actions is not None and self.done.total() + self._depth >= self._actions
        return bool(self.problems) or taken or time.monotonic() > self._until

    def _step(self) -> None:
        """Take one action; the next is due before this one ends, since a menu waits inside it."""
        if self._over():
            for popup in iter(QApplication.activePopupWidget, None):
                popup.close()
            return
        self._timer.start(self._random.randrange(_LONGEST_PAUSE_MS))
        if self._depth >= _DEEPEST:
            self._type(Qt.Key.Key_Escape)
            return
        self._depth += 1
        try:
            [action] = self._random.choices(
                [action for _, action in self._choices], [weight for weight, _ in self._choices]
            )
            self._note(action.__name__.lstrip("_"))
            said = action()
            self.done[action.__name__.lstrip("_")] += 1
            self._note(f"  {said}")
            if self._window is not None and shiboken6.isValid(self._window):
                self._examine()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what this looks for
            self._report(f"{type(error).__name__}: {error}", error)
        finally:
            self._depth -= 1

    def _examine(self) -> None:
        self.problems += [f"lost: {line}" for line in lost_wrappers(self.window)]
        if self.done.total() % 10 == 0:
            self.problems += [f"wrong: {line}" for line in wrongly_owned()]

    def _note(self, line: str) -> None:
        self.last.append(line)
        self._log.write(f"{line}\n")
        self._log.flush()

    def _report(self, summary: str, error: BaseException | None) -> None:
        import traceback

        self.problems.append(summary + "\n" + "".join(traceback.format_exception(error)))

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg and _HARMLESS not in text:
            self.problems.append(f"Qt: {text}")

    # What can be done

    def _top(self) -> QWidget:
        """Return what takes the clicks now."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def _click(self) -> str:
        """Click somewhere in a widget in sight.

        It is found without asking Qt's tree: the answer would set wrappers right that go with the wrong one.
        """
        top = self._top()
        frame = QRect(top.mapToGlobal(QPoint()), top.size())
        places: dict[type, list[tuple[QWidget, QRect]]] = {}
        for widget in shiboken6.getAllValidWrappers():
            if not isinstance(widget, QWidget) or not widget.isVisible() or not top.isAncestorOf(widget):
                continue
            seen = QRect(widget.mapToGlobal(QPoint()), widget.size()) & frame
            if seen.isEmpty() or not widget.isEnabled():
                continue
            kind = next(kind for kind in _KINDS if isinstance(widget, kind))
            places.setdefault(kind, []).append((widget, seen))
        if places:
            widgets = places[self._random.choice(sorted(places, key=lambda kind: kind.__name__))]
            widgets.sort(key=lambda place: (place[1].y(), place[1].x(), place[1].width(), place[1].height()))
            widget, seen = self._random.choice(widgets)
            name = f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}"
        else:
            seen, name = frame, type(top).__name__
        point = QPoint(
            self._random.randint(seen.left(), seen.right()), self._random.randint(seen.top(), seen.bottom())
        )
        modifier = self._random.choices(
            (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ControlModifier,
                Qt.KeyboardModifier.ShiftModifier,
            ),
            (10, 1, 1),
        )[0]
        button = self._random.choices((Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton), (10, 1))[0]
        self._note(f"  at {name}, {point.x()}, {point.y()}, {button.name}, {modifier.name}")
        widget = QApplication.widgetAt(point) or top
        place = widget.mapFromGlobal(point)
        if self._random.random() < 0.08:
            QTest.mouseDClick(widget, button, modifier, place)
            return "clicked twice"
        QTest.mousePress(widget, button, modifier, place)
        if shiboken6.isValid(widget):  # the press may close what it falls on
            QTest.mouseRelease(widget, button, modifier, place)
        return "clicked"

    def _press_key(self) -> str:
        modifier = self._random.choices(
            (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ControlModifier,
                Qt.KeyboardModifier.ShiftModifier,
                Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
                Qt.KeyboardModifier.AltModifier,
            ),
            (12, 6, 2, 2, 1),
        )[0]
        keys = _CONTROL_KEYS if modifier & Qt.KeyboardModifier.ControlModifier else _KEYS
        key = self._random.choice(keys)
        self._note(f"  {modifier} {key.name}")
        self._type(key, modifier)
        return "pressed"

    def _type(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        widget = QApplication.activePopupWidget() or QApplication.focusWidget() or self._top()
        QTest.keyPress(widget, key, modifier)
        if shiboken6.isValid(widget):  # the press may close what it goes to
            QTest.keyRelease(widget, key, modifier)

    def _resize(self) -> str:
        size = self._random.choice(_SIZES)
        self.window.resize(*size)
        return f"{size}"

    def _search(self) -> str:
        self.window.search()
        return ""

    def _cancel(self) -> str:
        self.window.controller.cancel()
        return ""

    def _sort(self) -> str:
        table = self.window.page.hits.table
        column = self._random.choice(table.visible_columns())
        table.sortByColumn(
            column, self._random.choice((Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder))
        )
        return f"{column}"

    def _filter(self) -> str:
        text = self._random.choice(("HUMAN", "kinase", "xyz", ""))
        self.window.page.hits.filter_bar.text.setText(text)
        return text

    def _add_condition(self) -> str:
        condition = self._random.choice(_CONDITIONS)
        self.window.page.hits.filter_bar.add_condition(condition)
        return condition.words

    def _clear_filter(self) -> str:
        self.window.page.hits.filter_bar.menu.clear_action.trigger()
        return ""

    def _choose_tab(self) -> str:
        tabs = self.window.page.tabs
        place = self._random.randrange(tabs.count())
        tabs.setCurrentIndex(place)
        return f"{place}"

    def _choose_page(self) -> str:
        page = self._random.choice(
            (
                "show_search",
                "show_search",
                "show_comparison",
                "show_reciprocal",
                "show_network",
                "show_history",
            )
        )
        self.window.menus.action(page).trigger()
        return page

    def _open_file(self) -> str:
        file = self._random.choice(self._files)
        field = self._random.choice((self.window.form.query, self.window.form.database))
        field.open(file)
        return file.name

    def _choose_query(self) -> str:
        commands = ("next_query", "previous_query", "next_hit", "previous_hit")
        command = self._random.choice(commands)
        self.window.menus.action(command).trigger()
        return command

    def _change_palette(self) -> str:
        palette = QPalette(QApplication.palette())
        dark = self._random.random() < 0.5
        palette.setColor(QPalette.ColorRole.Window, Qt.GlobalColor.black if dark else Qt.GlobalColor.white)
        palette.setColor(
            QPalette.ColorRole.WindowText, Qt.GlobalColor.white if dark else Qt.GlobalColor.black
        )
        QApplication.setPalette(palette)
        return "dark" if dark else "light"

    def _close_dialogs(self) -> str:
        for popup in iter(QApplication.activePopupWidget, None):
            popup.close()
        closed = []
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and not isinstance(widget, QMainWindow):
                closed.append(type(widget).__name__)
                widget.close()
        return " ".join(closed)

    def _start_again(self) -> str:
        """Close the window, whatever it does, and open another."""
        if self._depth > 1:
            return "not inside a menu"
        self._timer.stop()
        self._end()
        self._open()
        self._timer.start(0)
        return ""


def _make_files(folder: Path) -> list[Path]:
    """Write a query, a small database, a few queries, a damaged file and an empty one."""
    records = sample_queries().read_text().split(">")[1:]
    subjects = sample_database().read_text().split(">")[1:]
    contents = {
        "query.fasta": ">" + records[1],
        "small.fasta": "".join(f">{record}" for record in subjects[-150:]),
        "queries.fasta": "".join(f">{record}" for record in records),
        "larger.fasta": "".join(f">c{copy}_{record}" for copy in range(6) for record in subjects),
        "damaged.fasta": ">q\nMKV4LAA\n",
        "empty.fasta": "",
    }
    for name, text in contents.items():
        (folder / name).write_text(text)
    return [folder / name for name in contents]


class _nothing_outside:  # noqa: N801 - used as a statement
    """Answer file dialogs with a name in the folder or none, and open no browser."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._folder = folder
        self._chance = chance
        self._before: list[tuple[Any, str, Any]] = []

    def __enter__(self) -> None:
        def save(
            _parent: object = None,
            _title: str = "",
            proposal: str = "",
            patterns: str = "",
            *_: object,
            **__: object,
        ) -> tuple[str, str]:
            if self._chance.random() < 0.3:
                return "", ""
            first = patterns.split(";;")[0]
            return str(self._folder / (Path(proposal).name or "saved.txt")), first

        def open_one(*_: object, **__: object) -> tuple[str, str]:
            return (str(self._folder / "query.fasta"), "") if self._chance.random() < 0.7 else ("", "")

        def open_several(*_: object, **__: object) -> tuple[list[str], str]:
            return ([str(self._folder / "queries.fasta")], "") if self._chance.random() < 0.7 else ([], "")

        for owner, name, answer in (
            (QFileDialog, "getSaveFileName", save),
            (QFileDialog, "getOpenFileName", open_one),
            (QFileDialog, "getOpenFileNames", open_several),
            (QFileDialog, "getExistingDirectory", lambda *_, **__: str(self._folder)),
            (QMessageBox, "warning", lambda *_, **__: QMessageBox.StandardButton.Ok),
            (QDesktopServices, "openUrl", lambda *_: True),
        ):
            self._before.append((owner, name, getattr(owner, name)))
            setattr(owner, name, staticmethod(answer))

    def __exit__(self, *_: object) -> None:
        for owner, name, answer in self._before:
            setattr(owner, name, staticmethod(answer))


def _own_home(folder: Path) -> None:
    from PySide6.QtCore import QSettings

    os.environ["SWATHE_CACHE_DIR"] = str(folder / "cache")
    os.environ["SWATHE_DATA_DIR"] = str(folder / "data")
    os.environ["XDG_STATE_HOME"] = str(folder / "state")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))


def main() -> int:
    """Use windows for the minutes asked for; return 1 where something broke."""
    from swathe.gui.app import make_application

    parser = argparse.ArgumentParser(
        description="Use the window at random and stop at the first thing that breaks."
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actions", type=int, help="end after so many, if the minutes are not over before")
    parser.add_argument(
        "--folder", type=Path, help="where everything is written; a temporary one if left out"
    )
    options = parser.parse_args()
    faulthandler.enable()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = options.folder or Path(tempfile.mkdtemp(prefix="swathe-random-"))
    print(f"seed {options.seed}; actions in {folder / 'actions.txt'}", flush=True)
    _own_home(folder)
    make_application()
    began = time.monotonic()
    user = RandomUser(folder, options.seed, options.minutes * 60, options.actions)
    user.use()
    print(
        f"{user.done.total():,} actions in {(time.monotonic() - began) / 60:.1f} minutes: {dict(user.done)}"
    )
    for problem in user.problems:
        print(problem)
    if user.problems:
        print("Before that:", *user.last, sep="\n  ")
    return bool(user.problems)


if __name__ == "__main__":
    sys.exit(main())
