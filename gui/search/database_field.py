"""The database: opened, dropped or one of the recent ones, looked into before the search."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QSizePolicy, QToolButton, QWidget

from swathe.core.cancel import CancelToken
from swathe.core.database import ImportProgress, PackedDatabase
from swathe.core.database.nucleotides import problem_of_database, remark_on_database, share_of
from swathe.core.errors import SwatheError
from swathe.core.system.words import counted
from swathe.gui.widgets.field import ElidedLabel, Field
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Task
from swathe.gui.work.worker import AnyTask, BackgroundThread


class DatabaseField(Field):
    """Hold the path of one database and what is in it, read in the background as soon as it is chosen."""

    open_requested = Signal()
    opening = Signal(object)

    def __init__(self, background: BackgroundThread, parent: QWidget | None = None) -> None:
        super().__init__("&Database", parent)
        self._background = background
        self._path: Path | None = None
        self._task: AnyTask | None = None
        self._counts: dict[Path, str] = {}
        self.database: PackedDatabase | None = None
        self._nucleotides = 0.0
        self.anyway = OutlinedCheckBox("Search with nucleotides anyway")
        self.anyway.setAccessibleName("Search in a database of nucleotides anyway")
        self.anyway.hide()
        self.anyway.toggled.connect(self._redescribe)
        self.combo = QComboBox()
        self.combo.setAccessibleName("Database")
        self.combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.combo.setMinimumContentsLength(12)
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.setPlaceholderText("Open or drop a FASTA file")
        self.combo.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.combo.activated.connect(self._on_activated)
        self.heading.setBuddy(self.combo)
        self.open_button = QToolButton(text="Open…", accessibleName="Open a database")
        self.open_button.setToolTip("Open a FASTA file (gz, bz2, xz, zst too) or a .swdb database (Ctrl+D)")
        self.open_button.clicked.connect(self.open_requested)
        self.counts = ElidedLabel()
        self.counts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.title_line.setStretchFactor(self.heading, 0)
        self.title_line.addWidget(self.counts, 1)
        self.title_line.addWidget(self.note.info)
        self.title_line.addWidget(self.open_button)
        self.body.addWidget(self.combo)
        self.body.addWidget(self.note)
        self.body.addWidget(self.anyway)
        self._say_nothing_chosen()

    @property
    def path(self) -> Path | None:
        """The database chosen."""
        return self._path

    @property
    def reading(self) -> AnyTask | None:
        """The task that is opening the database, while it does."""
        return self._task

    def set_recent(self, paths: list[Path]) -> None:
        """Offer the databases used last."""
        self.combo.clear()
        for path in paths:
            counts = self._counts.get(path) if path != self._path else None
            self.combo.addItem(f"{path.name} · {counts}" if counts else path.name, str(path))
            self.combo.setItemData(self.combo.count() - 1, str(path), Qt.ItemDataRole.ToolTipRole)
        self.combo.setCurrentIndex(self.combo.findData(str(self._path)) if self._path else -1)
        if self._path and self.combo.currentIndex() < 0:
            self.combo.insertItem(0, self._path.name, str(self._path))
            self.combo.setCurrentIndex(0)
        self.combo.setToolTip(str(self._path or ""))

    def open(self, path: Path) -> None:
        """Choose a database and read what is in it in the background; a FASTA file is imported on the way."""
        if self._task is not None:
            self._task.drop()
        self._path = path
        self.database = None
        self.anyway.setChecked(False)
        self.anyway.hide()
        self.opening.emit(path)
        self.counts.set_whole("")
        self.set_problem("", f"Opening {path.name}…")

        def work(token: CancelToken) -> Generator[ImportProgress, None, tuple[PackedDatabase, float]]:
            from swathe.core.database import open_database

            database = yield from open_database(path, token)
            return database, share_of(database)

        self._task = self._background.start(
            Task(
                "open database",
                work,
                self._on_opened,
                self._on_progress,
                self._on_cancelled,
                self._on_failed,
            )
        )

    def save(self, settings: WindowSettings) -> None:
        """Remember the database for the next start."""
        settings.write("database/path", str(self._path or ""))

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the database of the last time, even if it is gone: its absence is then said."""
        if path := settings.read("database/path", "", str):
            self.open(Path(path))

    def _on_activated(self, index: int) -> None:
        self.open(Path(self.combo.itemData(index)))

    def _on_progress(self, progress: ImportProgress) -> None:
        if progress.bytes_total and progress.seconds > 0.2:
            share = 100 * progress.bytes_done / progress.bytes_total
            speed = progress.bytes_done / progress.seconds / 1e6
            first = "Reading for the first time: {:.0f} % · {:,.0f} MB/s"
            words = "Checking: {:.0f} % · {:,.0f} MB/s" if progress.checking else first
            self.note.say(words.format(share, speed))

    def _on_opened(self, opened: tuple[PackedDatabase, float]) -> None:
        self._task = None
        self.database, self._nucleotides = opened
        self._describe(self.database)

    def _on_cancelled(self) -> None:
        self._task = None
        self.set_problem("", "Reading was cancelled; the search will read it again")

    def _on_failed(self, error: Exception) -> None:
        self._task = None
        known = isinstance(error, SwatheError)
        self.set_problem(str(error) if known else "The database could not be opened.")
        if not known:
            raise error

    def _describe(self, database: PackedDatabase) -> None:
        counts = counted(database.n_sequences, "sequence")
        if self._path is not None:
            self._counts[self._path] = counts
            self.combo.setItemText(self.combo.currentIndex(), self._path.name)
        self.counts.set_whole(counts)
        if database.n_residues == 0:
            self.set_problem(
                f"{database.name} holds no residues: there is nothing to compare with. Open another file."
            )
            return
        problem = problem_of_database(database.name, self._nucleotides)
        self.anyway.setVisible(bool(problem))
        if problem and not self.anyway.isChecked():
            self.set_problem(f"{problem} Translate nucleotides first.")
            return
        mixed = problem or remark_on_database(database.name, self._nucleotides)
        remarks = [f"{sentence[0].upper()}{sentence[1:]}" for sentence in database.manifest.notes.sentences()]
        residues = f"{_short(database.n_residues)} {'residue' if database.n_residues == 1 else 'residues'}"
        about = f"{counts} · {residues} · longest {database.longest:,}"
        more = "\n".join([str(self._path or database.name), about, *remarks])
        self.set_problem("", mixed, warning=bool(mixed), more=more)

    def _redescribe(self) -> None:
        if self.database is not None:
            self._describe(self.database)

    def _say_nothing_chosen(self) -> None:
        self.set_problem("")
        self.problem = "There is no database."


def _short(number: int) -> str:
    """Return a count as people say it: 812, 4.9 million."""
    for size, word in ((1_000_000_000, "billion"), (1_000_000, "million")):
        if number >= size:
            return f"{number / size:,.1f} {word}"
    return f"{number:,}"
