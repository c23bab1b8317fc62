"""Files of the search form: queries, databases and matrices, opened, imported and looked into."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from swathe.core.cancel import CancelToken
from swathe.core.database import DatabasePart, ImportProgress
from swathe.gui.search.form import SearchForm
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.message_bar import MessageBar, Tone
from swathe.gui.widgets.saved import saved_text
from swathe.gui.widgets.taxdump import ask_for_taxdump
from swathe.gui.work.task import Newest, Task, every, once, sentence
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.database.newer import Newer


class FileCommands(QObject):
    """Open and import what a form searches with."""

    def __init__(
        self,
        form: SearchForm,
        messages: MessageBar,
        background: BackgroundThread,
        dialogs: FileDialogs,
    ) -> None:
        super().__init__(form)
        self._form = form
        self._messages = messages
        self._background = background
        self._dialogs = dialogs
        self._import = Newest(background.start)
        self._asking = Newest(background.start)

    @Slot()
    def open_query(self) -> None:
        """Ask for query files."""
        if paths := self._dialogs.queries():
            self._form.query.open(*paths)

    @Slot(object)
    def open_query_in(self, folder: Path) -> None:
        """Ask for query files of a folder."""
        if paths := self._dialogs.queries(folder):
            self._form.query.open(*paths)

    @Slot()
    def open_database(self) -> None:
        """Ask for a database, or several that are searched as one."""
        if paths := self._dialogs.databases():
            self._form.database.open(*paths)

    @Slot()
    def add_database(self) -> None:
        """Ask for databases that are searched together with those chosen."""
        if paths := self._dialogs.databases():
            self._form.database.add(paths)

    @Slot()
    def open_taxdump(self) -> None:
        """Ask for NCBI's taxonomy."""
        if path := ask_for_taxdump(self._form):
            self._form.taxa.open(path)

    @Slot()
    def open_matrix(self) -> None:
        """Ask for a substitution matrix in NCBI's format."""
        path = self._dialogs.open("matrix", "Open substitution matrix", "All files (*)")
        if path is not None:
            self._form.scoring.choose(path)

    def import_database(self) -> None:
        """Ask for a FASTA file and where to keep the database made of it, and make it in the background."""
        source = self._dialogs.fasta()
        if source is None:
            return
        name = f"{source.name.split('.')[0]}.swdb"
        patterns = "Swathe databases (*.swdb)"
        destination = self._dialogs.save("database", "Save database", name, patterns)
        if destination is not None:
            self.start_import(source, destination)

    def start_import(self, source: Path, destination: Path) -> None:
        """Make a database of a FASTA file in the background; the message bar says how far it is."""
        messages = self._messages

        def work(token: CancelToken) -> Iterator[ImportProgress]:
            from swathe.core.database import import_fasta

            return import_fasta(source, destination, token)

        def on_step(progress: ImportProgress) -> None:
            share = 100 * progress.bytes_done / max(progress.bytes_total, 1)
            messages.show_message(Tone.NOTE, f"Importing {source.name}: {share:.0f} %", stop)

        def done(_: None) -> None:
            use = (("Use it", lambda: self._form.database.open(destination)),)
            words = saved_text("the database", destination)
            messages.show_message(Tone.NOTE, words, use)

        def cancelled() -> None:
            messages.show_message(Tone.NOTE, "The import was cancelled; nothing was written.")

        def failed(error: Exception) -> None:
            messages.hide()
            self._background.present(error)

        task = Task("import", every(work), done, on_step, cancelled, failed)
        stop = (("Cancel", task.cancel),)
        messages.show_message(Tone.NOTE, f"Importing {source.name}", stop)
        self._import.begin(task)

    @Slot()
    def show_matrix(self) -> None:
        """Show the matrix chosen."""
        from swathe.gui.search.matrix_dialog import MatrixDialog

        if self._form.scoring.matrix is not None:
            MatrixDialog(self._form.scoring.matrix, self._form.window()).show()

    @Slot(object)
    def ask_for_newer(self, part: DatabasePart) -> None:
        """Ask the server that a database came from whether there is a newer file; the message bar says it."""
        messages = self._messages

        def work() -> Newer:
            from swathe.core.database.newer import ask_for_newer

            return ask_for_newer(part.manifest)

        def done(found: Newer) -> None:
            messages.show_message(Tone.NOTE, found.words)

        failed = sentence(lambda words: messages.show_message(Tone.PROBLEM, words))
        messages.show_message(Tone.NOTE, f"Asking where {part.name} came from …")
        self._asking.begin(Task("ask for a newer file", once(work), done, on_error=failed))

    def database_info(self) -> None:
        """Show what is known of the database chosen."""
        from swathe.gui.widgets.documents import database_info

        database = self._form.database.database
        if database is None:
            self._messages.show_message(Tone.NOTE, "No database is open yet.")
        else:
            database_info(database, self._form.window()).show()
