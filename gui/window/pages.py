"""The window's pages: the search, and those that are made when first shown, such as the kernels'."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QStackedWidget, QWidget

from swathe.core.benchmark.request import command_of
from swathe.core.errors import ExportError, SwatheError
from swathe.gui.widgets.message_bar import Tone

if TYPE_CHECKING:
    from swathe.core.benchmark.request import BenchmarkRequest
    from swathe.core.engines.base import EngineInfo
    from swathe.gui.benchmark.page import ComparisonPage
    from swathe.gui.window.main_window import MainWindow

_PATTERNS = {
    "csv": QT_TRANSLATE_NOOP("Pages", "Table, comma-separated (*.csv)"),
    "json": QT_TRANSLATE_NOOP("Pages", "Comparison (*.json)"),
    "svg": QT_TRANSLATE_NOOP("Pages", "SVG drawing (*.svg)"),
    "png": QT_TRANSLATE_NOOP("Pages", "PNG picture (*.png)"),
}


class Pages(QStackedWidget):
    """Switch between pages, and do what the comparison page asks of the window.

    `changed` comes whenever another page is shown or what can be done on it may have changed.
    """

    changed = Signal()

    def __init__(self, window: MainWindow, search: QWidget) -> None:
        super().__init__()
        self._window = window
        self._search = search
        self._engines: tuple[EngineInfo, ...] = ()
        self._commands: dict[QWidget, str] = {search: "show_search"}
        self.comparison: ComparisonPage | None = None
        self.addWidget(search)

    @property
    def command(self) -> str:
        """The name of the menu's command that brings the page in front there."""
        return self._commands[self.currentWidget()]

    @property
    def searching(self) -> bool:
        """Whether the search is in front."""
        return self.currentWidget() is self._search

    @property
    def comparing(self) -> bool:
        """Whether the comparison page is in front."""
        return self.comparison is not None and self.currentWidget() is self.comparison

    @property
    def measuring(self) -> bool:
        """Whether a comparison is under way."""
        return self.comparison is not None and self.comparison.controller.state.busy

    def show_search(self) -> None:
        """Bring the search to the front."""
        self.bring(self._search, "show_search")

    def bring(self, page: QWidget, command: str) -> None:
        """Bring a page to the front, adding a new one; `command` is the menu's that does so."""
        if page not in self._commands:
            self.addWidget(page)
        self._commands[page] = command
        self.setCurrentWidget(page)
        self.changed.emit()

    def show_comparison(self) -> None:
        """Bring the comparison page to the front."""
        page = self.comparison or self._make()
        form = self._window.form
        queries = form.query.sequences() if not form.query.problem else ()
        page.form.queries.follow_form(queries, form.query.source_name)
        if form.database.path is not None and not form.database.problem:
            page.form.databases.offer(form.database.path)
        self.bring(page, "show_comparison")

    def set_engines(self, engines: tuple[EngineInfo, ...]) -> None:
        """Offer the kernels of these engines."""
        self._engines = engines
        if self.comparison is not None:
            self.comparison.form.set_engines(engines)

    def search_is_running(self, running: bool) -> None:
        """Keep a comparison from starting beside a search: each would spoil the other's time."""
        if self.comparison is not None:
            self.comparison.form.forbid(
                self.tr("A search is running: its end has to come first.") if running else ""
            )

    def comparison_command(self) -> str:
        """Return the comparison that the form describes, as a command. Raises InvalidRequest."""
        assert self.comparison is not None
        request: BenchmarkRequest = self.comparison.form.request()
        return command_of(request)

    def save(self) -> None:
        """Remember the comparison's inputs for the next start."""
        if self.comparison is not None:
            self.comparison.save(self._window.settings)

    def stop(self) -> None:
        """Cancel a comparison under way."""
        if self.comparison is not None:
            self.comparison.controller.cancel()

    def _make(self) -> ComparisonPage:
        from swathe.gui.benchmark.page import ComparisonPage

        page = self.comparison = ComparisonPage(self._window.background)
        page.restore(self._window.settings)
        page.results.make_chart()
        if self._engines:
            page.form.set_engines(self._engines)
        self.search_is_running(self._window.controller.state.busy)
        page.back_requested.connect(self.show_search)
        page.controller.ended.connect(lambda _: QApplication.alert(self._window))  # it took its time
        page.state_changed.connect(self.changed)
        page.failed.connect(self._window.presenter.present)
        page.open_requested.connect(self._open)
        page.export_requested.connect(self._export)
        page.form.queries.open_requested.connect(self._open_queries)
        page.form.databases.open_requested.connect(self._open_database)
        return page

    def _open(self, over: bool) -> None:
        path = self._window.files.ask(
            "comparison", self.tr("Open comparison"), self.tr("Comparisons (*.json);;All files (*)")
        )
        if path is not None and self.comparison is not None:
            self.comparison.open(path, over)

    def _open_queries(self) -> None:
        path = self._window.files.ask_query()
        if path is not None and self.comparison is not None:
            self.comparison.form.queries.open(path)

    def _open_database(self) -> None:
        path = self._window.files.ask_database()
        if path is not None and self.comparison is not None:
            self.comparison.form.databases.open(path)

    def _export(self, what: str) -> None:
        """Ask where, and write there."""
        page, settings = self.comparison, self._window.settings
        if page is None:
            return
        folder = Path(settings.folder("export"))
        if what == "plots":
            name = QFileDialog.getExistingDirectory(self, self.tr("Folder for the plots"), str(folder))
        else:
            view = f"-{page.results.view.value}" if what in ("svg", "png") else ""
            proposal = str(folder / f"comparison{view}.{what}")
            name, _ = QFileDialog.getSaveFileName(self, self.tr("Export"), proposal, self.tr(_PATTERNS[what]))
        if name:
            self.export_to(Path(name), what)

    def export_to(self, path: Path, what: str) -> None:
        """Write what the comparison page shows, and say where, or why not."""
        page = self.comparison
        assert page is not None
        try:
            if what == "plots":
                written = page.write_plots(path)
                words = self.tr("{:,} plots were written to {}").format(len(written), path)
            else:
                path = path if path.suffix else path.with_suffix(f".{what}")
                page.write(path, what)
                words = self.tr("{} was written.").format(path)
        except OSError as error:
            problem = ExportError(
                f"{path} cannot be written: {error.strerror or error}.", self.tr("Choose another place.")
            )
            page.messages.show_message(Tone.PROBLEM, str(problem))
            return
        except SwatheError as error:
            page.messages.show_message(Tone.PROBLEM, str(error))
            return
        self._window.settings.set_folder("export", path if what != "plots" else path / "x")
        page.messages.show_message(Tone.NOTE, words)
