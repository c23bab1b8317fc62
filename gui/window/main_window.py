"""The window: a list of pages, the menus made of what they offer, and where it stands on the screen."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMainWindow, QMessageBox, QStyle, QWidget

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.core.system.settings import cache_directory, data_directory, log_directory, not_kept
from swathe.gui.history.controller import RunsController
from swathe.gui.history.history_tasks import words_of
from swathe.gui.results.page import ResultsPage
from swathe.gui.search.command_line import copy_command
from swathe.gui.search.controller import SearchController
from swathe.gui.search.form import SearchForm
from swathe.gui.search.page import SearchPage
from swathe.gui.search.run_bar import RunBar
from swathe.gui.start.page import StartPage
from swathe.gui.widgets.command import Command, Instead, Submenu
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.opening import open_folder
from swathe.gui.widgets.pages import Page, PageRow, Pages
from swathe.gui.widgets.parts import Part, go_to_part, resize_part
from swathe.gui.widgets.rail import Rail, RailRow
from swathe.gui.widgets.theme import ColourScheme, apply_colour_scheme, colour_links
from swathe.gui.window.drops import Drop, DropTarget, Place, understand
from swathe.gui.window.menus import SCHEMES, KernelsMenu, Menus, RecentMenu, SchemesMenu
from swathe.gui.work.errors import ErrorPresenter
from swathe.gui.work.garbage import GarbageCollector
from swathe.gui.work.settings import ONE_WINDOW, WindowSettings, choice, opens_here
from swathe.gui.work.task import BACKGROUND, Task
from swathe.gui.work.task_controller import SearchState
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.engines.base import EngineInfo
    from swathe.core.history.history_file import RunRow
    from swathe.core.sequences.sequence import Sequence
    from swathe.gui.benchmark.page import ComparisonPage
    from swathe.gui.history.browsing import HistoryBrowser
    from swathe.gui.network.page import NetworkPage
    from swathe.gui.reciprocal.page import ReciprocalPage

FIRST_SIZE: Final = (1280, 800)
FIRST_LETTERS: Final = (180, 50)
"""What that is in letters and lines: more pixels where they are large."""
FIRST_SHARE: Final = 0.8
"""Of the screen, that a first window takes of a large one."""
SMALLEST_SIZE: Final = (1000, 640)
_SETTINGS_KEY: Final = "Ctrl+,"


@dataclass(frozen=True, slots=True)
class _Taken:
    """Files that are to be queries and databases, and the `former` databases."""

    queries: tuple[Path, ...]
    databases: tuple[Path, ...]
    former: tuple[Path, ...]


class MainWindow(QMainWindow):
    """Swathe's window; `begin` starts what may only happen once it is visible.

    Nothing below knows it: pages say what they want by signals, and are told what to do by calls.
    """

    def __init__(self, settings: WindowSettings, presenter: ErrorPresenter, log: Path | None) -> None:
        super().__init__()
        self.settings = settings
        _dress(self._scheme)  # before there are widgets, each of which would take its colours a dozen times
        self.presenter = presenter
        self._log = log
        self._engines: tuple[EngineInfo, ...] = ()
        self.background = BackgroundThread(presenter.present, self)
        self._dialogs = FileDialogs(settings, self)
        self.start_page = StartPage()
        self.search_page = SearchPage(settings, self.background, self._dialogs, self.start_page)
        self.runs = RunsController(
            self.search_page, self.background, self._dialogs, settings, self._front_messages
        )
        self._about_drop = ""  # what the message says of the last drop
        self._taken: _Taken | None = None  # what is read of the last drop, to be told of
        self.pages = Pages(self._page_rows())
        self.pages.made.connect(self._on_page_made)
        self.pages.get("search")
        self.menus = Menus(self.menuBar(), self)
        self.schemes = SchemesMenu()
        self.menus.fill(self._commands())
        self.recent = RecentMenu(self.menus.action("clear_recent"))
        self.menus.menu("File").insertMenu(self.menus.action("try_sample"), self.recent)
        self.kernels = KernelsMenu(self.menus.menu("Kernels"), self.menus.action("show_comparison"))
        self._start_keys = QShortcut(self)  # while those of the menu do nothing
        self._start_keys.activated.connect(self._tell_why_not_start)
        self._export_keys = QShortcut(self)
        self._export_keys.activated.connect(self._tell_why_no_export)
        self.rail = self._make_rail()
        of_settings = QShortcut(QKeySequence(_SETTINGS_KEY), self)
        of_settings.activated.connect(self.rail.buttons["settings"].click)
        self._lay_out()
        self._connect()
        self._restore()

    # The search page's parts, as everything that drives the window from outside names them.

    @property
    def form(self) -> SearchForm:
        """The search form."""
        return self.search_page.form

    @property
    def page(self) -> ResultsPage:
        """The results of the search."""
        return self.search_page.results

    @property
    def controller(self) -> SearchController:
        """The course of the search."""
        return self.search_page.controller

    @property
    def messages(self) -> MessageBar:
        """The messages of the search page."""
        return self.search_page.messages

    @property
    def run_bar(self) -> RunBar:
        """The progress of the search."""
        return self.search_page.run_bar

    def search(self) -> None:
        """Start the search that the form describes."""
        self.search_page.start()

    # Beginning and end

    def begin(self, files: list[Path], sample: bool = False, cluster: str = "") -> None:
        """Bring back the last inputs, then put in what was asked for, or at the first start the sample.

        cluster : the address of one that is to compute
        """
        GarbageCollector(self)
        self.search_page.restore_inputs()
        if cluster:
            self.search_page.use_cluster(cluster)
        if files:
            self.open_files(files)
        elif sample or self.settings.is_new:
            self.search_page.try_sample()
        if parts := self.search_page.parts():  # where one begins, not at the rail
            parts[0].target.setFocus(Qt.FocusReason.OtherFocusReason)
        self._warn_of_losses()
        QTimer.singleShot(0, self._load_the_rest)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember everything, stop everything, keep what was found, and only then let go.

        Somebody who closes the window is asked first where that loses something; the program itself, which a
        signal ends, is not.
        """
        if event.spontaneous() and self._asks_to_close():
            event.ignore()
            return
        self._save()
        self.hide()
        for dialog in self.findChildren(QWidget):
            if dialog.isWindow() and dialog.isVisible():
                dialog.close()
        self.search_page.cancel()
        self.runs.close()
        for page in self.pages.there:
            page.stop()
        self.background.close()
        event.accept()

    @Slot()
    def quit(self) -> None:
        """Close the window, or ask first where that loses something."""
        if not self._asks_to_close():
            self.close()

    def _asks_to_close(self) -> bool:
        """Ask whether to close where that loses something; return whether it was asked."""
        losses = [*(("search", loss) for loss in self.runs.losses()), *self.pages.losses]
        if not losses:
            return False
        words = "\n".join(loss.words for _, loss in losses)
        question = QMessageBox(QMessageBox.Icon.Warning, "Close Swathe", words, parent=self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.setTextFormat(Qt.TextFormat.PlainText)
        results = [(id, loss.export) for id, loss in losses if loss.export is not None]
        kept = "The history does not keep {}." if results else ""
        in_turn = "Export… begins with the first result, and you are asked again about the others."
        question.setInformativeText(
            f"{kept.format('them')} {in_turn} Close now?"
            if len(results) > 1
            else f"{kept.format('it')} Close anyway?".strip()
        )
        if results:
            export = question.addButton("&Export…", QMessageBox.ButtonRole.ActionRole)
            export.clicked.connect(partial(self._export_and_quit, *results[0]))
        close = question.addButton("Close &without exporting", QMessageBox.ButtonRole.DestructiveRole)
        close.clicked.connect(self.close)
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        question.open()
        return True

    def _export_and_quit(self, page: str, export: Callable[[Callable[[], object]], None]) -> None:
        """Export a result of a page, and close the window once it is written; ask first about the others."""
        self.pages.show_page(page)
        export(self.quit)

    def open_files(self, files: list[Path]) -> None:
        """Put files where they belong: a saved run, or query and database; one or more are queries."""
        drop = understand(files, Place.ELSEWHERE)
        opens = drop.run, drop.comparison, drop.database
        clear = len(files) == 2 or drop.databases or any(path is not None for path in opens)
        self.take(drop if clear else understand(files, Place.QUERY))

    @Slot(object)
    def take(self, drop: Drop) -> None:
        """Put what was dropped, or named on the command line, where it belongs, or ask where that is."""
        form, messages = self.search_page.form, self.search_page.messages
        if drop.run is not None and self.runs.taker() is not None:
            self.runs.open(drop.run)  # on the page where it is the answer
            return
        self.pages.show_page("search")
        if drop.text or drop.query or drop.queries or drop.database or drop.databases:
            self.search_page.panes.unfold_form()
        form.query.forget_refused()  # one message at a time: this is the newest
        form.database.forget_refused()
        self._forget_drop()
        if drop.problem and drop.place is not Place.ELSEWHERE:
            self.search_page.panes.unfold_form()
            field = form.query if drop.place is Place.QUERY else form.database
            field.refuse(drop.problem)
        elif drop.problem:
            self._about_drop = drop.problem
            messages.show_message(Tone.PROBLEM, drop.problem)
        if drop.text:
            form.query.set_text(drop.text)
        queries = drop.queries if drop.query is None else (drop.query,)
        databases = drop.databases if drop.database is None else (drop.database,)
        taken, self._taken = _Taken(queries, databases, form.database.paths), None
        if queries:
            form.query.open(*queries)
        if databases:
            form.database.open(*databases)
            self._taken = taken
        if drop.run is not None:
            self.runs.open(drop.run)
        if drop.comparison is not None:
            self._open_comparison(drop.comparison)
        if drop.ask is not None:
            path = drop.ask
            self._about_drop = f"Use {path.name} as"
            messages.show_message(
                Tone.NOTE,
                self._about_drop,
                (
                    ("Query", lambda: self.take(Drop(query=path))),
                    ("Database", lambda: self.take(Drop(database=path))),
                ),
            )

    def _open_comparison(self, path: Path) -> None:
        """Show a saved comparison of kernels on its page."""
        from swathe.gui.benchmark.page import ComparisonPage

        self.pages.show_page("comparison")
        page = self.pages.page
        assert isinstance(page, ComparisonPage)
        page.open(path)

    @Slot()
    def _tell_taken(self) -> None:
        """Say what files became once they are read, and offer the former database where that is another.

        Of one that was refused its field says so, and a first database is seen in its own.
        """
        form, taken = self.form, self._taken
        if taken is None or form.query.reading or form.database.reading is not None:
            return
        self._taken = None
        if form.database.paths != taken.databases or form.database.database is None:
            return
        said = [_are_the(taken.databases, "database", "databases")]
        if taken.queries and form.query.paths == taken.queries:
            said.insert(0, _are_the(taken.queries, "query", "queries"))
        replaced = taken.former not in ((), taken.databases)
        if replaced or len(said) > 1:
            undo = (("Undo", partial(self._undo, taken)),) if replaced else ()
            self.messages.show_message(Tone.NOTE, f"{', and '.join(said)}.", undo, passes=True)

    def _undo(self, taken: _Taken) -> None:
        """Bring back the databases, and the queries, in whose place files were taken."""
        if self.form.database.paths == taken.databases:
            self.form.database.open(*taken.former)
        if taken.queries and self.form.query.paths == taken.queries:
            self.form.query.undo()

    @Slot()
    def _forget_drop(self) -> None:
        """Take away what is said of the last drop: something else was put into the form."""
        messages, said = self.search_page.messages, self._about_drop
        self._about_drop = ""
        if said and messages.text == said:
            messages.hide()

    # Pages

    def _page_rows(self) -> list[PageRow]:
        return [
            PageRow("search", "&Search page", "Ctrl+1", lambda: self.search_page, "Search", "search"),
            PageRow("history", "&History", "Ctrl+2, Ctrl+H", self._make_history, "Keep", "history"),
            PageRow(
                "reciprocal",
                "Reciprocal &best hits",
                "Ctrl+3",
                self._make_reciprocal,
                "Compare all with all",
                "pairs",
                also=("Search", 1),
            ),
            PageRow(
                "network",
                "&Network",
                "Ctrl+4",
                self._make_network,
                "Compare all with all",
                "network",
                also=("Search", 1),
            ),
            PageRow("comparison", "&Kernels", "Ctrl+5", self._make_comparison, "Compare kernels", "kernels"),
        ]

    def _make_rail(self) -> Rail:
        """Return the rail: a row for each page, and at its foot settings and help."""

        def entries(*names: str) -> list[QAction | None]:
            return [self.menus.action(name) if name else None for name in names]

        def settings() -> list[QAction | None]:
            kept = entries("keep_history", "one_window", "")
            shown = entries("show_form", "show_chart", "reset_layout", "", "folders", "default_settings")
            return [*self.schemes.actions(), None, *kept, *shown]

        def help_() -> list[QAction | None]:
            return entries("guide", "shortcuts", "open_log", "", "about")

        fold = "\n" + "Pressed again: fold or unfold the form (Ctrl+B)"
        rows = [
            RailRow(
                row.id,
                row.name.partition(" ")[0],
                row.icon,
                f"{row.name} ({row.keys}){fold if row.id == 'search' else ''}",
            )
            for row in self.pages.rows
        ]
        foot = [
            RailRow("settings", "Settings", "settings", f"Settings ({_SETTINGS_KEY})", entries=settings),
            RailRow("help", "Help", "help", entries=help_),
        ]
        return Rail(rows, foot)

    @Slot(str)
    def _on_rail(self, id: str) -> None:
        """Bring a page to the front; the search, where it is there already, folds or unfolds its form."""
        if id == "search" and self._in_front(id):
            self.search_page.panes.toggle_form()
        else:
            self.pages.show_page(id)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Show what can be done now, and which page is in front."""
        self.menus.refresh()
        export = self.menus.action("export")
        for shortcut, action, told in (
            (self._start_keys, self.menus.action("search"), bool(self._why_waits())),
            (self._export_keys, export, not export.isEnabled()),
        ):
            keys = action.shortcuts() if told else []
            if keys != shortcut.keys():
                shortcut.setKeys(keys)
        came = self.rail.shown != self.pages.front == "search"
        self.rail.show_row(self.pages.front)
        self.rail.show_running(self.pages.running)
        if came:
            self._list_recent_runs()  # some may have been deleted meanwhile

    def _make_comparison(self) -> ComparisonPage:
        from swathe.gui.benchmark.page import ComparisonPage

        page = ComparisonPage(self.form, self.background, self._dialogs, self.settings)
        if self._engines:
            page.form.set_engines(self._engines)
        return page

    def _make_history(self) -> HistoryBrowser:
        from swathe.gui.history.browsing import HistoryBrowser

        return HistoryBrowser(
            self.runs, self.background, self._dialogs, self.settings, self.page.current_query
        )

    def _make_reciprocal(self) -> ReciprocalPage:
        from swathe.gui.reciprocal.page import ReciprocalPage

        return ReciprocalPage(self.form, self.background, self._dialogs, self.settings)

    def _make_network(self) -> NetworkPage:
        from swathe.gui.network.page import NetworkPage

        page = NetworkPage(self.form, self.background, self._dialogs, self.settings)
        page.query_wanted.connect(self._take_query)
        return page

    @Slot(object)
    def _on_page_made(self, page: Page) -> None:
        page.search_wanted.connect(self._show_search)
        page.finished.connect(self._alert)

    @Slot(object, str, object)
    def _take_query(self, sequence: Sequence, source: str, file: Path) -> None:
        """Go to the search, with a sequence of a file as the query; nothing starts by itself."""
        self._show_search()
        self.search_page.hits_as_queries.put((sequence,), "{} is the query now.", source, file)

    @Slot()
    def _show_search(self) -> None:
        self.pages.show_page("search")

    @Slot()
    def _compare_shown(self) -> None:
        """Go to the history, to choose another run beside the one shown."""
        in_front = self.controller.result
        number = 0 if in_front is None else len(in_front.rounds)
        self._compare(lambda history, run_id: history.ask_to_compare(run_id, number))

    @Slot(int, int)
    def _compare_rounds(self, earlier: int, later: int) -> None:
        """Compare two rounds of the run shown."""
        self._compare(lambda history, run_id: history.compare_rounds(run_id, earlier, later))

    def _compare(self, compare: Callable[[HistoryBrowser, str], None]) -> None:
        """Go to the history, and compare the run shown there, given by its id."""
        from swathe.gui.history.browsing import HistoryBrowser

        if why_not := self._why_not_compare():
            keep = () if self._comparable else (("Keep it", self.runs.keep_shown),)
            self.messages.show_message(Tone.NOTE, why_not, keep)
            return
        self.pages.show_page("history")
        history, shown = self.pages.page, self.runs.shown
        if isinstance(history, HistoryBrowser) and shown is not None and shown.id:
            compare(history, shown.id)

    def _why_not_compare(self) -> str:
        """Return why the run shown cannot be compared with another, '' where it can."""
        if self.search_page.isHidden():
            return "Not on this page."
        if not self._comparable:
            return "Only runs kept in the history can be compared, and this one is not kept."
        return self.runs.why_not()

    def _why_not_compare_rounds(self) -> str:
        """Return why the round shown cannot be compared with another, '' where it can."""
        none = "" if self.page.rounds.other_rounds() else "This query has fewer than two rounds to compare."
        return self._why_not_compare() or none

    @property
    def _comparable(self) -> bool:
        """Whether the run shown, if there is one, is in the history or on its way there."""
        shown = self.runs.shown
        return shown is None or bool(shown.id) or shown.on_its_way

    @Slot()
    def _alert(self) -> None:
        QApplication.alert(self)  # it took its time: the user is elsewhere

    def _front_messages(self) -> MessageBar:
        return self.pages.page.messages

    @property
    def _acting(self) -> Page:
        """The page that is started and cancelled: the one in front, or where nothing starts, the search."""
        return self.pages.page if self.pages.page.starts else self.search_page

    # Commands

    def _commands(self) -> list[Command | Submenu]:
        """Return the rows of the menus: the window's own, the pages', and what each page offers."""
        return [
            Command("open_query", "Open quer&y…", self._open_query, "File", keys="Ctrl+O"),
            Command("paste_query", "&Paste query", self.search_page.paste_query, "File", keys="Ctrl+V"),
            Command("open_database", "Open &database…", self._open_database, "File", keys="Ctrl+D"),
            Command("clear_recent", "&Clear the list", self._clear_recent, ""),
            Command("quit", "&Quit", self.quit, "File", 3, keys="Ctrl+Q"),
            Command(
                "search",
                "&Search",
                self._start,
                "Search",
                keys="Ctrl+Return, Ctrl+Enter",
                why_not=self._why_not_start,
                named=lambda: self._acting.start_title(),
            ),
            Command(
                "cancel",
                "&Cancel",
                lambda: self._acting.cancel(),
                "Search",
                keys="Esc",
                why_not=self._why_not_cancel,
            ),
            *self._page_commands(),
            Command(
                "copy_command_line",
                "Copy the form's command &line",
                self.copy_command_line,
                "Search",
                2,
                why_not=lambda: self._acting.why_no_command(),
            ),
            Command(
                "export",
                "&Export hits…",
                lambda: self.pages.page.ask_to_export(),
                "File",
                1,
                keys="Ctrl+E",
                why_not=lambda: self.pages.page.why_no_export(),
                named=lambda: self.pages.page.export_title(),
            ),
            *map(self._of_page_in_front, self.search_page.commands()),
            Command(
                "compare_shown",
                "Co&mpare with another run…",
                self._compare_shown,
                "Results",
                why_not=self._why_not_compare,
            ),
            Submenu(self.page.rounds.compare_menu, "Results", why_not=self._why_not_compare_rounds),
            *self.runs.commands(),
            Command(
                "next_pane", "Ne&xt part of the page", partial(self._go_to_part, 1), "View", 2, keys="F6"
            ),
            Command(
                "previous_pane",
                "&Previous part of the page",
                partial(self._go_to_part, -1),
                "View",
                2,
                keys="Shift+F6",
            ),
            Command(
                "larger_pane",
                "&More room for this part",
                partial(self._resize_part, 1),
                "View",
                2,
                keys="Ctrl+F6",
            ),
            Command(
                "smaller_pane",
                "&Less room for this part",
                partial(self._resize_part, -1),
                "View",
                2,
                keys="Ctrl+Shift+F6",
            ),
            Command("reset_layout", "&Reset layout", self.reset_layout, "View", 2),
            Command(
                "one_window",
                "&Open files in this window, not in another",
                self._switch_one_window,
                "View",
                2,
                tip="Files opened in a file manager come to the window that is open; unticked, to one "
                "of their own",
                checked=lambda: opens_here(self.settings),
            ),
            Command(
                "default_settings",
                "Restore d&efault settings",
                self.restore_defaults,
                "View",
                2,
                tip="Theme, sizes, columns, the form's fields, E-value bounds of pairs and networks, and "
                "whether searches are kept and files open in this window. Kept runs and chosen files stay.",
            ),
            Command(
                "folders",
                "&Where files are kept…",
                self._show_folders,
                "View",
                2,
                tip="Where searches, packed databases and settings are kept, and how to put them elsewhere",
            ),
            Command("guide", "&Guide", self._show_guide, "Help", keys="F1"),
            Command("shortcuts", "&Keyboard shortcuts", self._show_shortcuts, "Help"),
            Command("open_log", "Open &log folder", self._open_log, "Help"),
            Command("about", "&About and diagnostics", self._show_about, "Help", 1),
        ]

    def _go_to_part(self, step: int) -> None:
        messages = self._front_messages()
        message = [Part(messages, messages.way_in)] if messages.isVisible() else []
        go_to_part([*self.pages.page.parts(), *message], step)

    def _resize_part(self, step: int) -> None:
        if not resize_part(step):
            words = "This part cannot be larger here." if step > 0 else "This part cannot be smaller here."
            self._front_messages().show_message(Tone.NOTE, words, passes=True)

    def _open_log(self) -> None:
        open_folder(log_directory(), self._front_messages())

    def _switch_one_window(self) -> None:
        self.settings.write(ONE_WINDOW, not opens_here(self.settings))

    def _of_page_in_front(self, row: Command | Submenu) -> Command | Submenu:
        """Return a command of the search page that the page in front may do in its own way."""
        if isinstance(row, Submenu):
            return row
        usual = Instead(row.run, row.why_not)

        def meant() -> Instead:
            return self.pages.page.instead().get(row.id, usual)

        return replace(row, run=lambda: meant().run(), why_not=lambda: meant().why_not())

    def _page_commands(self) -> list[Command | Submenu]:
        return [
            Submenu(self.schemes, "View"),
            *(
                Command(
                    f"show_{row.id}",
                    row.title,
                    partial(self.pages.show_page, row.id),
                    "View",
                    keys=row.keys,
                    checked=partial(self._in_front, row.id),
                    one_of="page",
                    also=row.also,
                )
                for row in self.pages.rows
            ),
            Command(
                "back",
                "&Go back",
                self.pages.go_back,
                "View",
                keys="Alt+Left, Ctrl+[",  # on a Mac the first moves by words in a line of text
                tip="Show the page that was shown before this one",
                why_not=self.pages.why_not_back,
            ),
        ]

    def _in_front(self, id: str) -> bool:
        return self.pages.front == id

    def _why_not_start(self) -> str:
        return self._why_waits() or self._acting.problem()

    def _why_waits(self) -> str:
        """Return what has to end before something can be started, '' for nothing."""
        if self._acting.state.busy:
            return f"{self._acting.under_way} Cancel it first (Esc)."
        return self._acting.forbidden()

    @Slot()
    def _tell_why_not_start(self) -> None:
        """Say why the keys that start something start nothing."""
        self._acting.messages.show_message(Tone.NOTE, self._why_waits())

    @Slot()
    def _tell_why_no_export(self) -> None:
        """Say why the keys that export do nothing."""
        self._front_messages().show_message(Tone.NOTE, self.pages.page.why_no_export())

    def _why_not_cancel(self) -> str:
        running = self._acting.state in (SearchState.OPENING, SearchState.SEARCHING)
        return "" if running else "Nothing is running."

    def _start(self) -> None:
        if self._acting is self.search_page:
            self._show_search()
        self._acting.start()

    def _open_query(self) -> None:
        self._opening.open_query()

    def _open_database(self) -> None:
        self._opening.open_database()

    @property
    def _opening(self) -> Page:
        """The page that opens queries and databases."""
        return self.pages.page if self.pages.page.opens else self.search_page

    def copy_command_line(self) -> None:
        """Put what the page in front describes on the clipboard as a command."""
        copy_command(self._acting.command_line(), self._acting.messages)

    def _clear_recent(self) -> None:
        self.settings.clear_recent()
        self._show_recent()

    def _show_guide(self) -> None:
        from swathe.gui.widgets.documents import guide

        dialog = guide(self)
        dialog.show()
        row = next(row for row in self.pages.rows if row.id == self.pages.front)
        hits_shown = row.id == "search" and self.page.current_result() is not None
        dialog.go_to("Read" if hits_shown else self.pages.page.guide_heading() or row.guide)

    def _show_shortcuts(self) -> None:
        from swathe.gui.widgets.documents import shortcuts

        shortcuts(self.menus.shortcuts(), self).show()

    def _show_about(self) -> None:
        from swathe.gui.window.about import AboutDialog

        AboutDialog(self.form.engine.engines, self.settings.path, self).show()

    def _show_folders(self) -> None:
        from swathe.gui.widgets.documents import guide
        from swathe.gui.window.folders import GUIDE, FoldersDialog

        def show_how() -> None:
            text = guide(self)
            text.show()
            text.go_to(GUIDE)

        dialog = FoldersDialog(self.settings.path, self.background, self._front_messages(), self)
        dialog.guide_wanted.connect(show_how)
        dialog.show()

    @Slot()
    def _show_recent(self) -> None:
        """Offer the files used last."""
        files = {kind: self.settings.recent(kind) for kind in ("queries", "databases", "runs")}
        self.recent.show_files(files)
        self.form.set_recent_databases(files["databases"])

    @Slot(str, object)
    def _open_recent(self, kind: str, path: Path) -> None:
        match kind:
            case "queries":
                self.take(Drop(query=path))
            case "databases":
                self.take(Drop(database=path))
            case _:
                self.runs.open(path)

    # What is told

    @Slot(object)
    def _on_told(self, error: SwatheError) -> None:
        self.search_page.tell(error)

    @Slot(str, str)
    def _on_reported(self, summary: str, details: str) -> None:
        from swathe.gui.window.error_report import ReportDialog

        ReportDialog(summary, details, self._log, self).open()

    @Slot(str)
    def _on_titled(self, words: str) -> None:
        self.setWindowTitle(f"{words} — Swathe")

    def _warn_of_losses(self) -> None:
        """Say once, at the start, what will be gone when the window closes: where nothing can be written."""
        sentence = not_kept(
            ("the settings", self.settings.path.parent),
            ("the log", log_directory()),
            ("the history", data_directory()),
            ("packed databases and compiled code", cache_directory()),
        )

        def say() -> None:
            self.messages.show_message(Tone.PROBLEM, sentence)

        if sentence and self.search_page.about_to_search:  # which begins with an empty message bar
            self.controller.ended.connect(say, Qt.ConnectionType.SingleShotConnection)
        elif sentence:
            say()

    def _load_the_rest(self) -> None:
        """Load the charts here, where Qt's code belongs, and look for engines in the worker.

        The third of a second that the chart library takes passes right after the first paint, before anything
        runs that it could hold up.
        """
        address = self.form.cluster.address

        def work(_: CancelToken) -> Generator[None, None, tuple[EngineInfo, ...]]:
            yield None
            from swathe.core.engines import probe_cluster, probe_engines

            here = probe_engines()
            yield None
            return (*here, probe_cluster(address or None))

        def done(engines: tuple[EngineInfo, ...]) -> None:
            self._on_probed(engines, address)

        self.background.start(Task("probe", work, done, priority=BACKGROUND))
        self.runs.begin()
        self._list_recent_runs()
        self.run_bar.make_chart()

    @Slot()
    def _list_recent_runs(self) -> None:
        """List the last searches where none is shown."""
        if self.search_page.panes.results_shown:
            return

        def fail(error: Exception) -> None:
            self.start_page.say(words_of(error))

        def show(runs: list[RunRow]) -> None:
            deleted = set(self.runs.deletions.ids)
            self.start_page.show_runs([run for run in runs if run.id not in deleted])

        self.runs.tasks.ask(
            "list recent searches", lambda history: history.runs(), show, fail, priority=BACKGROUND
        )

    def _on_probed(self, engines: tuple[EngineInfo, ...], cluster: str) -> None:
        gc.freeze()  # the libraries' half million objects stay, and looking through them takes 80 ms
        self._engines = engines
        self.form.set_engines(engines, cluster)
        self.kernels.show_engines(engines)
        for page in self.pages.there:
            page.set_engines(engines)

    # How it looks

    @property
    def _scheme(self) -> str:
        """Which colours are wanted, one of `SCHEMES`."""
        return self.settings.read("view/scheme", "system", choice(*(key for key, _ in SCHEMES)))

    @Slot(str)
    def set_scheme(self, scheme: str) -> None:
        """Show the window in light or dark colours, or as the system does."""
        _dress(scheme)
        colour_links(self)
        self.settings.write("view/scheme", scheme)
        self.schemes.mark(scheme)

    def reset_layout(self) -> None:
        """Go back to the first layout, and offer the one before."""
        words, back = "The layout was reset.", self._take_first_layout()
        self._front_messages().show_message(Tone.NOTE, words, (("Undo", back),), passes=True)

    def restore_defaults(self) -> None:
        """Go back to the first settings, and offer those before; searches, query and database stay."""
        scheme, recorded, here = self._scheme, self.runs.recorder.wanted, opens_here(self.settings)
        self.set_scheme("system")
        self.runs.set_recording(True)
        self.settings.write(ONE_WINDOW, True)
        form_back, layout_back = self.form.take_usual(), self._take_first_layout()
        bounds_back = [self.pages.get(id).take_usual() for id in ("reciprocal", "network")]

        def undo() -> None:
            self.set_scheme(scheme)
            self.runs.set_recording(recorded)
            self.settings.write(ONE_WINDOW, here)
            if form_back is not None:
                form_back()
            layout_back()
            for bound_back in bounds_back:
                bound_back()
            self.menus.refresh()

        words = "The default settings were restored."
        self._front_messages().show_message(Tone.NOTE, words, (("Undo", undo),))

    def _take_first_layout(self) -> Callable[[], None]:
        """Go back to the first layout; return what brings back the one before."""
        panes = self.search_page.panes
        size, state, shown = self.size(), self.windowState(), panes.form_shown
        panes.save(self.settings)  # where they are written over when the window is closed
        self.resize(size.expandedTo(first_size(self)))
        panes.reset()
        pages_back = [page.reset_layout() for page in self.pages.there]

        def back() -> None:
            self.resize(size)  # where it stands nothing has changed
            self.setWindowState(state)
            panes.restore(self.settings)
            panes.show_form_as_before(shown)
            for page_back in pages_back:
                page_back()

        return back

    def _lay_out(self) -> None:
        self.setWindowTitle("Swathe")
        self.setMinimumSize(QSize(*SMALLEST_SIZE).boundedTo(room_for(self)))
        self._drops = DropTarget(self, self.form.query, self.form.database)
        self._drops.dropped.connect(self.take)
        for field in (self.form.query, self.form.database):
            field.changed.connect(self._forget_drop)
            field.changed.connect(self._tell_taken)
            field.results_meant.connect(self.runs.open)
        self._drops.hovered.connect(self.search_page.panes.show_form_for_drop)
        central = QWidget()
        across = QHBoxLayout(central, spacing=0)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(self.rail)
        across.addWidget(self.pages, 1)
        self.setCentralWidget(central)
        for edit in self.findChildren(QLineEdit):
            edit.setAcceptDrops(False)  # a line edit would take a dropped file as text
        hits = self.page.hits
        hits.table.columns_menu.setTitle("&Columns")
        hits.marking.menu.setTitle("&Ticks and notes")
        hits.table.addActions(
            [self.menus.action(name) for name in ("hit_as_query", "region_as_query", "regions_as_queries")]
        )

    def _connect(self) -> None:
        self.pages.changed.connect(self._refresh)
        self.page.compare_requested.connect(self._compare_shown)
        self.page.rounds.comparison_wanted.connect(self._compare_rounds)
        self.rail.chosen.connect(self._on_rail)
        self.start_page.query_requested.connect(self.search_page.open_query)
        self.start_page.database_requested.connect(self.search_page.open_database)
        self.start_page.sample_requested.connect(self.search_page.try_sample)
        self.start_page.run_requested.connect(lambda run: self.runs.open_kept(run.id, run.shown))
        self.runs.recorder.kept.connect(self._list_recent_runs)
        self.runs.deletions.changed.connect(self._list_recent_runs)
        self.runs.changed.connect(self.menus.refresh)
        self.runs.recent_changed.connect(self._show_recent)
        self.search_page.recent_changed.connect(self._show_recent)
        self.search_page.titled.connect(self._on_titled)
        self.recent.chosen.connect(self._open_recent)
        self.kernels.chosen.connect(self.form.engine.choose)
        self.schemes.chosen.connect(self.set_scheme)
        self.presenter.told.connect(self._on_told)
        self.presenter.reported.connect(self._on_reported)

    def _restore(self) -> None:
        settings = self.settings
        self.schemes.mark(self._scheme)
        least = min(self.minimumSizeHint().width(), room_for(self).width())
        self.setMinimumWidth(max(self.minimumWidth(), least))  # for large fonts
        if not self.restoreGeometry(settings.read_state("window/geometry")):
            self.resize(first_size(self))
        self.search_page.restore_layout()
        self._show_recent()
        self.search_page.settle()
        self._refresh()

    def _save(self) -> None:
        self.settings.write("window/geometry", self.saveGeometry())
        for page in self.pages.there:
            page.save(self.settings)
        self.settings.flush()


def _dress(scheme: str) -> None:
    """Give the application light or dark colours, or the system's."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        apply_colour_scheme(application, cast("ColourScheme", scheme))


def first_size(window: QWidget) -> QSize:
    """Return the size of a window that nobody has resized: with its frame it fits the screen."""
    screen, letters = QGuiApplication.primaryScreen().availableSize(), window.fontMetrics()
    across, down = FIRST_LETTERS
    large = QSize(across * letters.averageCharWidth(), down * letters.lineSpacing())
    size = QSize(*FIRST_SIZE).expandedTo(large).expandedTo(screen * FIRST_SHARE)
    return size.boundedTo(room_for(window))


def room_for(window: QWidget) -> QSize:
    """Return what the screen has room for within a window's frame."""
    screen, style = QGuiApplication.primaryScreen().availableSize(), window.style()
    edge = 2 * style.pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth)
    title = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight) + edge
    return QSize(screen.width() - edge, screen.height() - title)


def _are_the(paths: tuple[Path, ...], one: str, many: str) -> str:
    """Say what files are."""
    if len(paths) == 1:
        return f"{paths[0].name} is the {one}"
    return f"{len(paths):,} files are the {many}"
