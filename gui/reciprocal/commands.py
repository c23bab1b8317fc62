"""What the window does for the page of reciprocal best hits: makes it, asks for files, writes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Slot
from PySide6.QtWidgets import QApplication, QFileDialog

from swathe.core.cancel import CancelToken
from swathe.core.errors import SwatheError
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.work.worker import EngineShelf, Job, ignore_step

if TYPE_CHECKING:
    from swathe.core.reciprocal.request import ReciprocalRequest
    from swathe.gui.reciprocal.page import ReciprocalPage
    from swathe.gui.window.main_window import MainWindow

_PATTERNS = QT_TRANSLATE_NOOP(
    "ReciprocalCommands", "Table, comma-separated (*.csv);;Table, tab-separated (*.tsv)"
)


class ReciprocalCommands(QObject):
    """Show the page, and do what it asks of the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: ReciprocalPage | None = None

    @property
    def in_front(self) -> bool:
        """Whether the page is what the window shows."""
        return self.page is not None and self._window.pages.currentWidget() is self.page

    @property
    def busy(self) -> bool:
        """Whether such a search is under way."""
        return self.page is not None and self.page.controller.state.busy

    @Slot()
    def show(self) -> None:
        """Bring the page to the front."""
        page = self.page or self._make()
        database = self._window.form.database.path
        if page.path("b") is None and database is not None:
            page.files["b"].setText(str(database))
        self.follow()
        self._window.pages.bring(page, "show_reciprocal")

    def follow(self) -> None:
        """Say with what the page searches, and keep it from starting beside another search."""
        if self.page is None:
            return
        window = self._window
        scheme = window.form.scoring.scheme
        if scheme is None:
            self.page.forbid(self.tr("The search form's scoring is not complete."))
        elif window.controller.state.busy or window.pages.measuring or window.network.busy:
            self.page.forbid(self.tr("Another search is running: its end has to come first."))
        else:
            self.page.forbid("")
            engine = window.form.engine.engine_name
            self.page.show_scoring(
                self.tr(
                    "Scored as in the search form: {}. Engine: {}. A pair is marked where one of "
                    "the two has several best hits."
                ).format(scheme.description, engine)
            )

    def start(self) -> None:
        """Start the search that the page and the form describe."""
        assert self.page is not None
        try:
            request = self._request(self.page)
        except SwatheError as error:
            self.page.messages.show_message(Tone.PROBLEM, str(error))
            return
        for path in (request.a, request.b):
            self._window.settings.add_recent("databases", path)
        self.page.controller.start(request)

    def cancel(self) -> None:
        """Stop the search under way."""
        if self.page is not None:
            self.page.controller.cancel()

    def export_to(self, path: Path) -> None:
        """Write the pairs on the screen, in its order."""
        page = self.page
        if page is None or page.result is None:
            return
        from swathe.core.export.plain_tables import save_plain_table

        path = path if path.suffix else path.with_suffix(".csv")
        format = "tsv" if path.suffix == ".tsv" else "csv"
        result, order, token = page.result, page.shown_rows(), CancelToken()

        def steps(_: EngineShelf) -> Iterator[object]:
            return save_plain_table(result.table, order, format, result.lines(), path, token)

        def on_end(job: Job) -> None:
            if isinstance(job.error, SwatheError):
                page.messages.show_message(Tone.PROBLEM, str(job.error))
            elif job.error is not None:
                self._window.presenter.present(job.error)
            else:
                page.messages.show_message(Tone.NOTE, self.tr("Exported to {}").format(path))

        self._window.settings.set_folder("export", path)
        self._window.background.submit(Job("export pairs", steps, token, ignore_step, on_end))

    def _request(self, page: ReciprocalPage) -> ReciprocalRequest:
        """Return what to search. Raises InvalidRequest."""
        from swathe.core.reciprocal.request import DEFAULT_EVALUE, ReciprocalRequest

        form = self._window.form
        a, b, scheme = page.path("a"), page.path("b"), form.scoring.scheme
        assert a is not None and b is not None and scheme is not None
        return ReciprocalRequest(
            a=a,
            b=b,
            scheme=scheme,
            evalue=page.evalue_bound() or DEFAULT_EVALUE,
            engine=form.engine.engine_name,
            kernel=form.engine.kernel_name,
            threads=form.engine.threads,
            devices=form.engine.devices,
            kernel_options=form.engine.kernel_options,
        )

    def _make(self) -> ReciprocalPage:
        from swathe.gui.reciprocal.page import ReciprocalPage

        page = self.page = ReciprocalPage(self._window.background)
        page.start_requested.connect(self.start)
        page.back_requested.connect(self._window.pages.show_search)
        page.browse_requested.connect(self._browse)
        page.export_requested.connect(self._export)
        page.controller.state_changed.connect(self._window.follow)
        for edit in (*page.files.values(), page.evalue):
            edit.textChanged.connect(self._window.follow)
        page.controller.ended.connect(self._alert)
        return page

    def _alert(self) -> None:
        QApplication.alert(self._window)  # it took its time

    def _browse(self, side: str) -> None:
        path = self._window.files.ask_database()
        if path is not None and self.page is not None:
            self.page.files[side].setText(str(path))

    def _export(self) -> None:
        proposal = str(Path(self._window.settings.folder("export")) / "pairs.csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export pairs"), proposal, self.tr(_PATTERNS)
        )
        if name:
            self.export_to(Path(name))
