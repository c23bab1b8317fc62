"""What the menus do with the summary of queries: walk it, and write it to a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Slot
from PySide6.QtWidgets import QFileDialog

from swathe.gui.widgets.message_bar import Tone

if TYPE_CHECKING:
    from swathe.core.export.values import ExportProgress
    from swathe.gui.window.main_window import MainWindow

_PATTERNS = QT_TRANSLATE_NOOP("QueryCommands", "Table, comma-separated (*.csv);;Table, tab-separated (*.tsv)")


class QueryCommands(QObject):
    """Walk the queries and export their summary."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    @Slot()
    def next(self) -> None:
        """Go to the next query of the summary."""
        self._window.page.query_summary.walk(1)

    @Slot()
    def previous(self) -> None:
        """Go to the query before."""
        self._window.page.query_summary.walk(-1)

    @Slot()
    def export(self) -> None:
        """Ask where the summary goes, and write it there."""
        proposal = str(Path(self._window.settings.folder("export")) / "queries.csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export the table of queries"), proposal, self.tr(_PATTERNS)
        )
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the queries on the screen, in its order; all their hits are aligned first."""
        window, result = self._window, self._window.controller.result
        if result is None:
            window.messages.show_message(
                Tone.NOTE, self.tr("The table can be written when the search has ended or is cancelled.")
            )
            return
        path = path if path.suffix else path.with_suffix(".csv")
        window.settings.set_folder("export", path)
        format = "tsv" if path.suffix == ".tsv" else "csv"
        window.exports.start_summary(result, window.page.queries.visible_rows(), format, path)

    def show_progress(self, progress: ExportProgress) -> None:
        """Say how far the file is, with a way to stop."""
        verb = self.tr("Aligning") if progress.phase == "aligning" else self.tr("Writing")
        self._window.messages.show_message(
            Tone.NOTE,
            self.tr("{} {:,} of {:,}").format(verb, progress.done, progress.total),
            ((self.tr("Cancel"), self._window.exports.cancel),),
        )
