"""Exporting: the dialog that asks what to write, the table of queries, and what is said of both."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from swathe.core.errors import SwatheError
from swathe.core.export import Selection
from swathe.core.export.values import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.gui.export.controller import ExportController
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.saved import tell_saved
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.export.dialog import ExportDialog


class ExportCommands(QObject):
    """Ask what to export of a page's results, have it written, and say what became of it."""

    def __init__(
        self,
        results: ResultsPage,
        messages: MessageBar,
        background: BackgroundThread,
        dialogs: FileDialogs,
        settings: WindowSettings,
    ) -> None:
        super().__init__(results)
        self._results = results
        self._messages = messages
        self._background = background
        self._dialogs = dialogs
        self._settings = settings
        self.dialog: ExportDialog | None = None
        self.controller = ExportController(background, self)
        self.controller.progressed.connect(self._on_progress)
        self.controller.finished.connect(self._on_exported)
        self.controller.cancelled.connect(self._on_cancelled)
        self.controller.failed.connect(self._on_failed)

    def ask(self, result: SearchResult) -> None:
        """Ask what to export of a search that is over."""
        from swathe.gui.export.dialog import ExportDialog

        dialog = self.dialog = ExportDialog(result, self._results, self._settings, self._results.window())

        def write(selection: Selection, format: str, destination: Path, comments: bool) -> None:
            self._settings.set_folder("export", destination)
            self.controller.start(result, selection, format, destination, comments)

        def write_each(selection: Selection, format: str, folder: Path, comments: bool) -> None:
            self._settings.set_folder("export", folder)
            self.controller.start_each(result, selection, format, folder, comments)

        def write_summary(order: NDArray[np.int64], format: str, destination: Path, comments: bool) -> None:
            self._settings.set_folder("export", destination)
            self.controller.start_summary(result, order, format, destination, comments)

        dialog.export_requested.connect(write)
        dialog.each_requested.connect(write_each)
        dialog.summary_requested.connect(write_summary)
        dialog.cancel_requested.connect(self.controller.cancel)
        dialog.finished.connect(self._on_dialog_closed)
        dialog.open()

    def ask_summary(self, result: SearchResult | None) -> None:
        """Ask where the table of queries goes, in the same dialog."""
        if result is None:
            words = "The table can be written once the search has ended."
            self._messages.show_message(Tone.NOTE, words)
            return
        self.ask(result)
        if self.dialog is not None:
            self.dialog.choose_queries()

    @Slot(object)
    def _on_progress(self, progress: ExportProgress) -> None:
        if self.dialog is not None:
            self.dialog.show_progress(progress)

    @Slot(str, object)
    def _on_exported(self, what: str, path: Path) -> None:
        if self.dialog is not None:
            self.dialog.end()
        tell_saved(self._messages, what, path)

    @Slot()
    def _on_cancelled(self) -> None:
        if self.dialog is not None:
            self.dialog.end("Cancelled; nothing was written.")

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if self.dialog is not None and isinstance(error, SwatheError):
            self.dialog.end(str(error))
            return
        if self.dialog is not None:
            self.dialog.end("The file could not be written.")
        self._background.present(error)

    @Slot()
    def _on_dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
