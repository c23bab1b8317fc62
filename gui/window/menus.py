"""The menus: every command once, with its key, and what it is connected to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from swathe.core.engines.kernel_options import variant_named
from swathe.gui.window.keys import elsewhere
from swathe.gui.work.job_controller import SearchState

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo

SCHEMES: Final = (
    ("system", QT_TRANSLATE_NOOP("Menus", "&As the system")),
    ("light", QT_TRANSLATE_NOOP("Menus", "&Light")),
    ("dark", QT_TRANSLATE_NOOP("Menus", "&Dark")),
)
_ITERATING: Final = ("hit_as_query", "region_as_query", "regions_as_queries")
"""Commands that make queries of hits."""


class Menus(QObject):
    """Fill a window's menu bar from `commands`, functions by name, and follow the window's state."""

    recent_query_chosen = Signal(object)
    recent_database_chosen = Signal(object)
    recent_run_chosen = Signal(object)
    colour_scheme_chosen = Signal(str)
    engine_chosen = Signal(str, str)

    def __init__(self, window: QMainWindow, commands: dict[str, Callable[[], object]]) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._actions: dict[str, QAction] = {}
        self._bar = window.menuBar()
        self.recent = QMenu(self.tr("&Recent files"), window)
        self.kernels = QMenu(self.tr("&Kernels"), window)
        self.schemes = QActionGroup(window)
        self.pages = QActionGroup(window)
        self._file_menu()
        self._search_menu()
        self._results_menu()
        self._bar.addMenu(self.kernels)
        self.show_engines(())
        self._view_menu()
        self._help_menu()

    def action(self, name: str) -> QAction:
        """Return the action of a command."""
        return self._actions[name]

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return every key with what it does, for the page of shortcuts."""
        own = [
            (
                ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()),
                action.text().replace("&", "").rstrip("…"),
            )
            for action in self._actions.values()
            if not action.shortcut().isEmpty()
        ]
        return own + elsewhere()

    def follow(self, state: SearchState, has_hits: bool, problem: str) -> None:
        """Enable what makes sense now; a search that cannot start says why in its tooltip."""
        self.action("search").setEnabled(not state.busy and not problem)
        self.action("search").setToolTip(problem)
        self.action("copy_command_line").setEnabled(not problem)
        self.action("cancel").setEnabled(state in (SearchState.OPENING, SearchState.SEARCHING))
        for name in ("next_hit", "previous_hit", "filter", *_ITERATING):
            self.action(name).setEnabled(has_hits)

    def offer_export(self, possible: bool, why_not: str) -> None:
        """Enable the export of hits; where there is none, the tooltip says why."""
        self.action("export").setEnabled(possible)
        self.action("export").setToolTip(why_not)

    def offer_queries(self, count: int, over: bool) -> None:
        """Enable what is about several queries; their table is written when the search is over."""
        for name in ("next_query", "previous_query", "export_queries"):
            self.action(name).setEnabled(count > 1 and (over or name != "export_queries"))

    def offer_iterating(self, table: QWidget) -> None:
        """Show the commands that make queries of hits in the hit table's context menu as well."""
        table.addActions([self.action(name) for name in _ITERATING])

    def offer_pairwise(self, why_not: str) -> None:
        """Enable pairwise significance, or say in its tooltip why it cannot be had now."""
        self.action("pairwise").setEnabled(not why_not)
        self.action("pairwise").setToolTip(why_not)

    def offer_run(self, why_not: str) -> None:
        """Enable what can be done with the run shown, or say in the tooltips why it cannot be done now."""
        for name in ("save_run", "search_again", "copy_run_command"):
            self.action(name).setEnabled(not why_not)
            self.action(name).setToolTip(why_not)

    def show_recent(self, queries: list[Path], databases: list[Path], runs: list[Path]) -> None:
        """List the files used last."""
        self.recent.clear()
        for title, paths, signal in (
            (self.tr("Queries"), queries, self.recent_query_chosen),
            (self.tr("Databases"), databases, self.recent_database_chosen),
            (self.tr("Runs"), runs, self.recent_run_chosen),
        ):
            self.recent.addSection(title)
            for path in paths:
                action = self.recent.addAction(path.name.replace("&", "&&"))
                action.setToolTip(str(path))
                action.triggered.connect(_say(signal, path))
        self.recent.addSeparator()
        self.recent.addAction(self.action("clear_recent"))
        self.recent.setToolTipsVisible(True)
        self.action("clear_recent").setEnabled(bool(queries or databases or runs))

    def show_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """List engines and kernels, with the reason where one cannot run here."""
        self.kernels.clear()
        self.kernels.setToolTipsVisible(True)
        if not engines:
            self.kernels.addAction(self.tr("Looking for engines…")).setEnabled(False)
        for info in engines:
            self.kernels.addSection(info.label)
            for kernel, label in info.kernels:
                action = self.kernels.addAction(label.replace("&", "&&"))
                action.setToolTip(f"{label}\n{variant_named(kernel).paper}")
                action.setEnabled(info.available)
                action.triggered.connect(_say(self.engine_chosen, info.name, kernel))
            if not info.available:
                self.kernels.addAction(self.tr("Not here: {}").format(info.reason)).setEnabled(False)
        self.kernels.addSeparator()
        compare = self.kernels.addAction(self.tr("&Compare kernels…"))
        compare.triggered.connect(self._commands["show_comparison"])

    def show_page(self, command: str) -> None:
        """Mark the page in front, by its command, and name what its button does."""
        self.action(command).setChecked(True)
        for name in ("next_pane", "previous_pane"):
            self.action(name).setEnabled(command == "show_search")
        self.action("search").setText(
            self.tr("&Measure") if command == "show_comparison" else self.tr("&Search")
        )

    def set_scheme(self, scheme: str) -> None:
        """Mark the colour scheme in force."""
        for action in self.schemes.actions():
            action.setChecked(action.data() == scheme)

    def _file_menu(self) -> None:
        menu = self._bar.addMenu(self.tr("&File"))
        menu.setToolTipsVisible(True)
        self._add(menu, "open_query", self.tr("Open &query…"), "Ctrl+O")
        self._add(menu, "open_database", self.tr("Open &database…"), "Ctrl+D")
        self._new("clear_recent", self.tr("&Clear the list"))
        menu.addMenu(self.recent)
        self._add(menu, "try_sample", self.tr("Try the &sample"))
        menu.addSeparator()
        self._add(menu, "import_database", self.tr("&Import FASTA as a Swathe database…"))
        self._add(menu, "database_info", self.tr("Database in&formation"))
        self._add(menu, "export", self.tr("&Export hits…"), "Ctrl+E")
        menu.addSeparator()
        self._add(menu, "open_run", self.tr("Open r&un…"), "Ctrl+Shift+O")
        self._add(menu, "save_run", self.tr("Save run &as…"), "Ctrl+S")
        menu.addSeparator()
        self._add(menu, "quit", self.tr("&Quit"), "Ctrl+Q")

    def _search_menu(self) -> None:
        menu = self._bar.addMenu(self.tr("&Search"))
        menu.setToolTipsVisible(True)
        self._add(menu, "search", self.tr("&Search"), "Ctrl+Return, Ctrl+Enter")
        self._add(menu, "cancel", self.tr("&Cancel"), "Esc")
        menu.addSeparator()
        self._add(menu, "show_reciprocal", self.tr("Reciprocal &best hits"), "Ctrl+3")
        self._add(menu, "show_network", self.tr("&Network"), "Ctrl+4")
        menu.addSeparator()
        self._add(menu, "copy_command_line", self.tr("Copy as command &line"))
        menu.addSeparator()
        self._add(menu, "search_again", self.tr("&Modify the run shown and search again"), "Ctrl+M")
        self._add(menu, "copy_run_command", self.tr("Co&py the command line of the run shown"))
        self._add(menu, "keep_history", self.tr("&Keep a history of searches")).setCheckable(True)

    def _results_menu(self) -> None:
        menu = self._bar.addMenu(self.tr("&Results"))
        self._add(menu, "filter", self.tr("&Filter\tCtrl+F"))
        self._results = menu
        menu.setToolTipsVisible(True)
        self._add(menu, "pairwise", self.tr("&Pairwise significance…"), "Ctrl+P")
        menu.addSeparator()
        self._add(menu, "next_hit", self.tr("&Next hit"), "Ctrl+Down")
        self._add(menu, "previous_hit", self.tr("P&revious hit"), "Ctrl+Up")
        menu.addSeparator()
        hit = self._add(menu, "hit_as_query", self.tr("Use this &hit as the query"), "Ctrl+L")
        hit.setToolTip(self.tr("Its whole sequence"))
        region = self._add(
            menu, "region_as_query", self.tr("Use its &aligned region as the query"), "Ctrl+Shift+L"
        )
        region.setToolTip(self.tr("The part between the ends of its alignment"))
        chosen = self._add(
            menu,
            "regions_as_queries",
            self.tr("Use the aligned re&gions of the chosen hits as queries"),
            "Ctrl+K",
        )
        chosen.setToolTip(self.tr("Of the hits ticked; where none is, of those selected"))
        menu.addSeparator()
        self._add(menu, "next_query", self.tr("Next q&uery"), "Ctrl+Shift+Down")
        self._add(menu, "previous_query", self.tr("Previous quer&y"), "Ctrl+Shift+Up")
        self._add(menu, "export_queries", self.tr("&Export the table of queries…"))
        menu.addSeparator()

    def offer_columns(self, columns: QMenu) -> None:
        """Show the hit table's own menu of columns under Results as well."""
        columns.setTitle(self.tr("&Columns"))
        self._results.addMenu(columns)

    def offer_marks(self, marks: QMenu) -> None:
        """Show what ticks, pins and notes the hits under Results as well."""
        marks.setTitle(self.tr("&Ticks and notes"))
        self._results.addMenu(marks)

    def _view_menu(self) -> None:
        menu = self._bar.addMenu(self.tr("&View"))
        colours = menu.addMenu(self.tr("&Colours"))
        for scheme, title in SCHEMES:
            action = colours.addAction(_translated(title))
            action.setCheckable(True)
            action.setData(scheme)
            self.schemes.addAction(action)
        self.schemes.triggered.connect(self._on_scheme)
        search = self._add(menu, "show_search", self.tr("&Search page"), "Ctrl+1")
        comparison = self._add(menu, "show_comparison", self.tr("&Kernel comparison"), "Ctrl+2")
        history = self._add(menu, "show_history", self.tr("&History of runs"), "Ctrl+H")
        reciprocal, network = self.action("show_reciprocal"), self.action("show_network")
        menu.addActions([reciprocal, network])
        for action in (search, comparison, history, reciprocal, network):
            action.setCheckable(True)
            self.pages.addAction(action)
        menu.addSeparator()
        self._add(menu, "show_form", self.tr("Search &form"), "Ctrl+B").setCheckable(True)
        self._add(menu, "show_chart", self.tr("&Speed chart"), "Ctrl+G").setCheckable(True)
        menu.addSeparator()
        self._add(menu, "next_pane", self.tr("&Next part of the page"), "F6")
        self._add(menu, "previous_pane", self.tr("&Previous part of the page"), "Shift+F6")
        self._add(menu, "larger_pane", self.tr("&More room for this part"), "Ctrl+F6")
        self._add(menu, "smaller_pane", self.tr("&Less room for this part"), "Ctrl+Shift+F6")
        self._add(menu, "reset_layout", self.tr("&Reset layout"))

    def _help_menu(self) -> None:
        menu = self._bar.addMenu(self.tr("&Help"))
        self._add(menu, "guide", self.tr("&Guide"), "F1")
        self._add(menu, "shortcuts", self.tr("&Keyboard shortcuts"))
        self._add(menu, "open_log", self.tr("Open &log folder"))
        menu.addSeparator()
        self._add(menu, "about", self.tr("&About and diagnostics"))

    def _new(self, name: str, text: str, keys: str = "") -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys.split(", ")])
        action.triggered.connect(self._commands[name])
        self._actions[name] = action
        return action

    def _add(self, menu: QMenu, name: str, text: str, keys: str = "") -> QAction:
        action = self._new(name, text, keys)
        menu.addAction(action)
        return action

    def _on_scheme(self, action: QAction) -> None:
        self.colour_scheme_chosen.emit(action.data())


def _say(signal: SignalInstance, *values: object) -> Callable[[], None]:
    """Return a function that emits a signal with these values."""

    def say() -> None:
        signal.emit(*values)

    return say


def _translated(text: str) -> str:
    """Return what a text marked for translation above is in the language in force."""
    return QCoreApplication.translate("Menus", text)
