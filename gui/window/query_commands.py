"""What the menus do with the summary of queries: walk it, and write it to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from swathe.gui.widgets.message_bar import Tone

if TYPE_CHECKING:
    from swathe.gui.window.main_window import MainWindow


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
        """Ask where the summary goes, in the dialog of every export."""
        files = self._window.files
        if self._window.controller.result is None:
            words = self.tr("The table can be written once the search has ended.")
            self._window.messages.show_message(Tone.NOTE, words)
            return
        files.export()
        if files.export_dialog is not None:
            files.export_dialog.choose_queries()
