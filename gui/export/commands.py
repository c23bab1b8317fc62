"""Exporting: the dialog that asks what to write, the table of queries, and what is said of both."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from swathe.core.errors import SwatheError
from swathe.core.export import Selection
from swathe.core.export.values import ExportProgress
from swathe.core.search.events import SearchResult
from swathe.gui.export.controller import ExportController
from swathe.gui.results.page import ResultsPage
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.gui.export.dialog import ExportDialog

_PATTERNS = QT_TRANSLATE_NOOP(
    "ExportCommands", "Table, comma-separated (*.csv);;Table, tab-separated (*.tsv)"
)


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

        folder = Path(self._settings.folder("export"))
        dialog = self.dialog = ExportDialog(result, self._results, folder, self._results.window())

        def write(selection: Selection, format: str, destination: Path) -> None:
            self._settings.set_folder("export", destination)
            self.controller.start(result, selection, format, destination)

        def write_each(selection: Selection, format: str, folder: Path) -> None:
            self._settings.set_folder("export", folder)
            self.controller.start_each(result, selection, format, folder)

        dialog.export_requested.connect(write)
        dialog.each_requested.connect(write_each)
        dialog.cancel_requested.connect(self.controller.cancel)
        dialog.finished.connect(self._on_dialog_closed)
        dialog.open()

    def ask_summary(self, result: SearchResult | None) -> None:
        """Ask where the table of queries goes, and write it there."""
        title = self.tr("Export the table of queries")
        path = self._dialogs.save("export", title, "queries.csv", self.tr(_PATTERNS))
        if path is not None:
            self.write_summary(result, path)

    def write_summary(self, result: SearchResult | None, path: Path) -> None:
        """Write the queries on the screen, in its order; all their hits are aligned first."""
        if result is None:
            self._messages.show_message(
                Tone.NOTE, self.tr("The table can be written when the search has ended or is cancelled.")
            )
            return
        path = path if path.suffix else path.with_suffix(".csv")
        format = "tsv" if path.suffix == ".tsv" else "csv"
        self.controller.start_summary(result, self._results.queries.visible_rows(), format, path)

    @Slot(object)
    def _on_progress(self, progress: ExportProgress) -> None:
        if self.dialog is not None:
            self.dialog.show_progress(progress)
            return
        verb = self.tr("Aligning") if progress.phase == "aligning" else self.tr("Writing")
        self._messages.show_message(
            Tone.NOTE,
            self.tr("{} {:,} of {:,}").format(verb, progress.done, progress.total),
            ((self.tr("Cancel"), self.controller.cancel),),
        )

    @Slot(object)
    def _on_exported(self, path: Path) -> None:
        if self.dialog is not None:
            self.dialog.end()
        show = ((self.tr("Open folder"), lambda: open_folder(path.parent)),)
        self._messages.show_message(Tone.NOTE, self.tr("Exported to {}").format(path), show)

    @Slot()
    def _on_cancelled(self) -> None:
        if self.dialog is not None:
            self.dialog.end(self.tr("Cancelled; nothing was written."))
        else:
            self._messages.show_message(Tone.NOTE, self.tr("Cancelled; nothing was written."))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if self.dialog is not None and isinstance(error, SwatheError):
            self.dialog.end(str(error))
            return
        if self.dialog is not None:
            self.dialog.end(self.tr("The file could not be written."))
        self._background.present(error)

    @Slot()
    def _on_dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None


def open_folder(folder: Path) -> None:
    """Show a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
