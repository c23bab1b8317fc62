"""What the menus' commands do beside searching: files, pages, folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog

from swathe.core.cancel import CancelToken
from swathe.core.database import ImportProgress
from swathe.core.errors import SwatheError
from swathe.core.export.provenance import command_line, reads_standard_input
from swathe.core.system.settings import cache_directory, data_directory, log_directory, not_kept
from swathe.gui.widgets.message_bar import Tone
from swathe.gui.work.worker import EngineShelf, Job

if TYPE_CHECKING:
    from swathe.gui.export.dialog import ExportDialog
    from swathe.gui.window.main_window import MainWindow

FASTA_FILES: Final = QT_TRANSLATE_NOOP(
    "FileCommands",
    "Sequences (*.fasta *.fa *.faa *.fas *.fsa *.pep *.txt *.gz *.bz2 *.xz *.zst);;All files (*)",
)
QUERY_FILES: Final = QT_TRANSLATE_NOOP(
    "FileCommands",
    "Sequences and PSSMs (*.fasta *.fa *.faa *.fas *.fsa *.pep *.pssm *.txt *.gz *.bz2 *.xz *.zst)"
    ";;All files (*)",
)
DATABASE_FILES: Final = QT_TRANSLATE_NOOP(
    "FileCommands",
    "Databases (*.fasta *.fa *.faa *.fas *.fsa *.pep *.swdb *.gz *.bz2 *.xz *.zst);;All files (*)",
)


class FileCommands(QObject):
    """Open, import and export."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._import_token = CancelToken()
        self.export_dialog: ExportDialog | None = None
        window.exports.progressed.connect(self._on_export_progress)
        window.exports.finished.connect(self._on_exported)
        window.exports.cancelled.connect(self._on_export_cancelled)
        window.exports.failed.connect(self._on_export_failed)

    def open_query(self) -> None:
        """Ask for query files; the comparison takes one."""
        pages = self._window.pages
        if pages.comparing and pages.comparison is not None:
            path = self.ask_query()
            if path is not None:
                pages.comparison.form.queries.open(path)
        elif paths := self.ask_queries():
            self._window.form.query.open(*paths)

    def open_database(self) -> None:
        """Ask for a database."""
        path = self.ask_database()
        pages = self._window.pages
        if path is not None and pages.comparing and pages.comparison is not None:
            pages.comparison.form.databases.open(path)
        elif path is not None:
            self._window.form.database.open(path)

    def open_matrix(self) -> None:
        """Ask for a substitution matrix in NCBI's format."""
        path = self.ask("matrix", self.tr("Open substitution matrix"), self.tr("All files (*)"))
        if path is not None:
            self._window.form.scoring.choose(path)

    def import_database(self) -> None:
        """Ask for a FASTA file and where to keep the database made of it, and make it in the background."""
        source = self.ask("database", self.tr("Import FASTA"), self.tr(FASTA_FILES))
        if source is None:
            return
        proposal = str(Path(self._window.settings.folder("database")) / f"{source.name.split('.')[0]}.swdb")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save database"), proposal, self.tr("Swathe databases (*.swdb)")
        )
        if name:
            self.start_import(source, Path(name))

    def start_import(self, source: Path, destination: Path) -> None:
        """Make a database of a FASTA file in the background; the message bar says how far it is."""
        self._import_token.cancel()
        token = self._import_token = CancelToken()
        messages = self._window.messages
        stop = ((self.tr("Cancel"), token.cancel),)
        messages.show_message(Tone.NOTE, self.tr("Importing {}").format(source.name), stop)

        def steps(_: EngineShelf) -> Iterator[ImportProgress]:
            from swathe.core.database import import_fasta

            return import_fasta(source, destination, token)

        def on_step(progress: ImportProgress) -> None:
            share = 100 * progress.bytes_done / max(progress.bytes_total, 1)
            messages.show_message(
                Tone.NOTE, self.tr("Importing {}: {:.0f} %").format(source.name, share), stop
            )

        def on_end(job: Job) -> None:
            if job.error is not None:
                messages.hide()
                self._window.presenter.present(job.error)
            elif token.cancelled:
                messages.show_message(Tone.NOTE, self.tr("The import was cancelled; nothing was written."))
            else:
                use = ((self.tr("Use it"), lambda: self._window.form.database.open(destination)),)
                messages.show_message(Tone.NOTE, self.tr("{} was written.").format(destination), use)

        self._window.background.submit(Job("import", steps, token, on_step, on_end))

    def export(self) -> None:
        """Ask what to export; the window offers it when a search with hits is over."""
        from swathe.gui.export.dialog import ExportDialog

        window = self._window
        result = window.controller.result
        if result is None:
            return
        dialog = ExportDialog(result, window.page, Path(window.settings.folder("export")), window)
        self.export_dialog = dialog

        def write(selection: object, format: str, destination: Path) -> None:
            window.settings.set_folder("export", destination)
            window.exports.start(result, selection, format, destination)

        def write_each(selection: object, format: str, folder: Path) -> None:
            window.settings.set_folder("export", folder)
            window.exports.start_each(result, selection, format, folder)

        dialog.export_requested.connect(write)
        dialog.each_requested.connect(write_each)
        dialog.cancel_requested.connect(window.exports.cancel)
        dialog.finished.connect(self._on_dialog_closed)
        dialog.open()

    def show_matrix(self) -> None:
        """Show the matrix chosen."""
        from swathe.gui.search.matrix_dialog import MatrixDialog

        if self._window.form.scoring.matrix is not None:
            MatrixDialog(self._window.form.scoring.matrix, self._window).show()

    def database_info(self) -> None:
        """Show what is known of the database chosen."""
        from swathe.gui.window import documents as pages

        database = self._window.form.database.database
        if database is None:
            self._window.messages.show_message(Tone.NOTE, self.tr("No database is open yet."))
        else:
            pages.database_info(database, self._window).show()

    def ask_query(self) -> Path | None:
        """Return the query file that somebody chooses; None where nobody does."""
        return self.ask("query", self.tr("Open query"), self.tr(QUERY_FILES))

    def ask_queries(self) -> tuple[Path, ...]:
        """Return the query files that somebody chooses, none where nobody does."""
        settings = self._window.settings
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open query"), settings.folder("query"), self.tr(QUERY_FILES)
        )
        if names:
            settings.set_folder("query", Path(names[0]))
        return tuple(map(Path, names))

    def ask_database(self) -> Path | None:
        """Return the database that somebody chooses; None where nobody does."""
        return self.ask("database", self.tr("Open database"), self.tr(DATABASE_FILES))

    def ask(self, kind: str, title: str, patterns: str) -> Path | None:
        """Return a file that somebody chooses, None where nobody does; the folder is remembered by `kind`."""
        settings = self._window.settings
        name, _ = QFileDialog.getOpenFileName(self._window, title, settings.folder(kind), patterns)
        if not name:
            return None
        settings.set_folder(kind, Path(name))
        return Path(name)

    def _on_export_progress(self, progress: object) -> None:
        if self.export_dialog is not None:
            self.export_dialog.show_progress(progress)  # type: ignore[arg-type]
        else:
            self._window.queries.show_progress(progress)

    def _on_exported(self, path: Path) -> None:
        if self.export_dialog is not None:
            self.export_dialog.end()
        show = ((self.tr("Open folder"), lambda: _open_folder(path.parent)),)
        self._window.messages.show_message(Tone.NOTE, self.tr("Exported to {}").format(path), show)

    def _on_export_cancelled(self) -> None:
        if self.export_dialog is not None:
            self.export_dialog.end(self.tr("Cancelled; nothing was written."))
        else:
            self._window.messages.show_message(Tone.NOTE, self.tr("Cancelled; nothing was written."))

    def _on_export_failed(self, error: Exception) -> None:
        if self.export_dialog is not None and isinstance(error, SwatheError):
            self.export_dialog.end(str(error))
            return
        if self.export_dialog is not None:
            self.export_dialog.end(self.tr("The file could not be written."))
        self._window.presenter.present(error)

    def _on_dialog_closed(self) -> None:
        if self.export_dialog is not None:
            self.export_dialog.deleteLater()
        self.export_dialog = None


class HelpCommands(QObject):
    """Guide, shortcuts, log, diagnostics, and the search as a command."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def guide(self) -> None:
        """Show the guide."""
        from swathe.gui.window import documents as pages

        self._show(pages.guide(self._window))

    def shortcuts(self) -> None:
        """Show the keyboard shortcuts."""
        from swathe.gui.window import documents as pages

        self._show(pages.shortcuts(self._window.menus.shortcuts(), self._window))

    def open_log(self) -> None:
        """Show the log's folder in the system's file manager."""
        _open_folder(log_directory())

    def about(self) -> None:
        """Show version, licence and diagnostics."""
        from swathe.gui.window.about import AboutDialog

        self._show(AboutDialog(self._window.form.engine.engines, self._window.settings.path, self._window))

    def copy_command_line(self) -> None:
        """Put the search on the clipboard as a command."""
        pages = self._window.pages
        if pages.comparing and pages.comparison is not None:
            command, messages = pages.comparison_command(), pages.comparison.messages
            reads = " - " in command
        else:
            command, messages = command_line(self._window.form.request()), self._window.messages
            reads = reads_standard_input(command)
        QGuiApplication.clipboard().setText(command)
        remark = self.tr(" It reads the query from standard input.") if reads else ""
        messages.show_message(Tone.NOTE, self.tr("Copied: {}.{}").format(command, remark))

    def warn_of_losses(self, *, after_search: bool) -> None:
        """Say once, at the start, what will be gone when the window closes: where nothing can be written.

        after_search : wait for the search that is about to begin, with an empty message bar
        """
        sentence = not_kept(
            (self.tr("the settings"), self._window.settings.path.parent),
            (self.tr("the log"), log_directory()),
            (self.tr("the history"), data_directory()),
            (self.tr("packed databases and compiled code"), cache_directory()),
        )

        def say() -> None:
            self._window.messages.show_message(Tone.NOTE, sentence)

        if sentence and after_search:
            self._window.controller.ended.connect(say, Qt.ConnectionType.SingleShotConnection)
        elif sentence:
            say()

    def _show(self, dialog: QDialog) -> None:
        dialog.show()


def _open_folder(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
