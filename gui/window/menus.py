"""The menu bar, made of the rows of commands, and the menus that list files and kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from swathe.core.engines.kernel_options import variant_named
from swathe.gui.widgets.command import Command, Submenu
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.window.keys import ELSEWHERE

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo

MENUS: Final = (
    ("File", "&File"),
    ("Search", "&Search"),
    ("Results", "&Results"),
    ("Kernels", "&Kernels"),
    ("View", "&View"),
    ("Help", "&Help"),
)
"""The menus, left to right: as rows name them, and as they are called."""
SCHEMES: Final = (
    ("system", "&System theme"),
    ("light", "&Light theme"),
    ("dark", "&Dark theme"),
)


class Menus(QObject):
    """Show rows in the menu bar, and offer what can be done now."""

    def __init__(self, bar: QMenuBar, window: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._window = window
        self._rows: list[Command] = []
        self._submenus: list[Submenu] = []
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}

    def fill(self, rows: Sequence[Command | Submenu]) -> None:
        """Make the menus of all rows; those of a group stand in the order given."""
        self._rows = [row for row in rows if isinstance(row, Command)]
        self._submenus = [row for row in rows if isinstance(row, Submenu)]
        for row in self._rows:
            self._actions[row.id] = self._new(row)
        for name, title in MENUS:
            menu = self._menus[name] = EdgedMenu(title, self._bar)
            self._bar.addMenu(menu)
            menu.setToolTipsVisible(True)
            self._fill(menu, name, rows)

    def action(self, name: str) -> QAction:
        """Return the action of a command."""
        return self._actions[name]

    def menu(self, name: str) -> QMenu:
        """Return a menu of the bar."""
        return self._menus[name]

    def shortcuts(self) -> dict[str, list[tuple[str, str]]]:
        """Return every key with what it does, by menu or by where it works, for the page of them."""
        groups: dict[str, list[tuple[str, str]]] = {name: [] for name, _ in MENUS}
        for row in self._rows:
            action = self._actions[row.id]
            if not action.shortcut().isEmpty():
                native = QKeySequence.SequenceFormat.NativeText
                keys = ", ".join(key.toString(native) for key in action.shortcuts())
                groups[row.menu].append((keys, action.text().replace("&", "").rstrip("…")))
        for name, rows in ELSEWHERE.items():
            groups.setdefault(name, []).extend(rows)
        return {name: rows for name, rows in groups.items() if rows}

    def refresh(self) -> None:
        """Offer what can be done now; a command that cannot says why in its tooltip."""
        for row in self._rows:
            action, why_not = self._actions[row.id], row.why_not()
            action.setEnabled(not why_not)
            action.setToolTip(why_not or row.tip)
            if row.checked is not None:
                action.setChecked(row.checked())
            if row.named is not None:
                action.setText(row.named())
        for submenu in self._submenus:
            action, why_not = submenu.widget.menuAction(), submenu.why_not()
            action.setEnabled(not why_not)
            action.setToolTip(why_not)

    def _fill(self, menu: QMenu, name: str, rows: Sequence[Command | Submenu]) -> None:
        here: list[tuple[int, QAction | QMenu]] = []
        for row in rows:
            shown = row.widget if isinstance(row, Submenu) else self._actions[row.id]
            if row.menu == name:
                here.append((row.group, shown))
            if isinstance(row, Command) and row.also is not None and row.also[0] == name:
                here.append((row.also[1], shown))
        last: int | None = None
        for group, shown in sorted(here, key=lambda entry: entry[0]):
            if last is not None and group != last:
                menu.addSeparator()
            last = group
            if isinstance(shown, QMenu):
                menu.addMenu(shown)
            else:
                menu.addAction(shown)

    def _new(self, row: Command) -> QAction:
        action = QAction(row.title, self._window)
        action.setObjectName(row.id)
        action.setCheckable(row.checked is not None)
        if row.one_of:
            group = self._groups.setdefault(row.one_of, QActionGroup(self))
            group.addAction(action)
        if row.keys:
            action.setShortcuts([QKeySequence(key) for key in row.keys.split(", ")])
        action.triggered.connect(_done(row.run, self.refresh))
        return action


class RecentMenu(EdgedMenu):
    """The files used last, by kind.

    Signals
    -------
    chosen(str, object) : ``queries``, ``databases`` or ``runs``, and a file
    """

    chosen = Signal(str, object)

    def __init__(self, clear: QAction) -> None:
        super().__init__()
        self._clear = clear
        self.setTitle("&Recent files")
        self.setToolTipsVisible(True)

    def show_files(self, files: dict[str, list[Path]]) -> None:
        """List files of each kind."""
        titles = {
            "queries": "Queries",
            "databases": "Databases",
            "runs": "Runs",
        }
        self.clear()
        for kind, title in titles.items():
            self.addSection(title)
            for path in files[kind]:
                action = self.addAction(path.name.replace("&", "&&"))
                action.setToolTip(tooltip_text(str(path)))
                action.triggered.connect(_say(self.chosen, kind, path))
        self.addSeparator()
        self.addAction(self._clear)
        self._clear.setEnabled(any(files.values()))


class KernelsMenu(QObject):
    """Fill a menu with engines and kernels, with the reason where one cannot run here.

    Signals
    -------
    chosen(str, str) : an engine and a kernel
    """

    chosen = Signal(str, str)

    def __init__(self, menu: QMenu, compare: QAction) -> None:
        super().__init__(menu)
        self._menu = menu
        self._compare = compare
        self.show_engines(())

    def show_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """List engines and their kernels."""
        menu = self._menu
        menu.clear()
        if not engines:
            menu.addAction("Looking for engines…").setEnabled(False)
        for info in engines:
            menu.addSection(info.label)
            for kernel, _ in info.kernels:
                variant = variant_named(kernel)
                action = menu.addAction(variant.title)
                action.setToolTip(f"{variant.title}\n{variant.paper}")
                action.setEnabled(info.available)
                action.triggered.connect(_say(self.chosen, info.name, kernel))
            if not info.available:
                menu.addAction(f"Not available: {info.reason}").setEnabled(False)
        menu.addSeparator()
        menu.addAction("&Compare kernels…").triggered.connect(self._compare.trigger)


class SchemesMenu(EdgedMenu):
    """The colour schemes, one of which is marked.

    Signals
    -------
    chosen(str) : the key of a scheme
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setTitle("&Theme")
        self.schemes = QActionGroup(self)
        for scheme, title in SCHEMES:
            action = self.addAction(title)
            action.setCheckable(True)
            action.setData(scheme)
            self.schemes.addAction(action)
        self.schemes.triggered.connect(self._on_triggered)

    def mark(self, scheme: str) -> None:
        """Mark the scheme in force."""
        for action in self.schemes.actions():
            action.setChecked(action.data() == scheme)

    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(action.data())


def _done(run: Callable[[], object], after: Callable[[], object]) -> Callable[[], None]:
    """Return what does something and then another thing."""

    def do() -> None:
        run()
        after()

    return do


def _say(signal: SignalInstance, *values: object) -> Callable[[], None]:
    """Return a function that emits a signal with these values."""

    def say() -> None:
        signal.emit(*values)

    return say
