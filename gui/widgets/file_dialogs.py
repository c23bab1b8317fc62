"""Asking for files: each kind of file is looked for where the last one was."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMargins, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QMessageBox, QWidget

from swathe.core.system.words import file_name
from swathe.gui.widgets.fitting_dialog import room_below_title
from swathe.gui.work.settings import WindowSettings

FASTA_FILES: Final = (
    "Sequences (*.fasta *.fa *.faa *.fas *.fsa *.pep *.txt *.gz *.bz2 *.xz *.zst);;All files (*)"
)
QUERY_FILES: Final = (
    "Sequences and PSSMs (*.fasta *.fa *.faa *.fas *.fsa *.pep *.pssm *.txt *.gz *.bz2 *.xz *.zst)"
    ";;All files (*)"
)
DATABASE_FILES: Final = (
    "Databases (*.fasta *.fa *.faa *.fas *.fsa *.pep *.swdb *.gz *.bz2 *.xz *.zst);;All files (*)"
)
TAXDUMP_FILES: Final = "NCBI's taxonomy (*taxdump*.tar.gz *taxd*mp*.zip nodes.dmp);;All files (*)"
"""An archive, or one of the files of the folder that stands for it."""
NAME_LENGTH: Final = 100
"""Characters of a name made of those of several databases: no system takes more than 255 bytes."""

_ENDING: Final = re.compile(r"\*(\.[\w.]+)")


class FileDialogs:
    """Ask for files over a window; None is the answer of somebody who chooses none."""

    def __init__(self, settings: WindowSettings, window: QWidget) -> None:
        self._settings = settings
        self._over = window

    def query(self) -> Path | None:
        """Ask for a query file."""
        return self.open("query", "Open query", QUERY_FILES)

    def queries(self, folder: Path | None = None) -> tuple[Path, ...]:
        """Ask for query files, in `folder` first if there is one."""
        return self._several("query", "Open query", QUERY_FILES, folder)

    def databases(self) -> tuple[Path, ...]:
        """Ask for databases."""
        return self._several("database", "Open databases", DATABASE_FILES)

    def database(self, title: str = "Open database") -> Path | None:
        """Ask for a database."""
        return self.open("database", title, DATABASE_FILES)

    def fasta(self, kind: str = "database", title: str = "Import FASTA") -> Path | None:
        """Ask for a FASTA file, that a database is made of unless said otherwise."""
        return self.open(kind, title, FASTA_FILES)

    def open(self, kind: str, title: str, patterns: str) -> Path | None:
        """Ask for a file that is there; the folder is remembered by `kind`."""
        self._attend()
        name, _ = QFileDialog.getOpenFileName(self._over, title, self._settings.folder(kind), patterns)
        return self._chosen(kind, name)

    def save(
        self, kind: str, title: str, proposal: str, patterns: str, *, confirmed: bool = True
    ) -> Path | None:
        """Ask where a file goes; a name without an ending gets that of the pattern chosen."""
        path, pattern = self.save_as(kind, title, proposal, patterns, confirmed=confirmed)
        return path if path is None or path.suffix else with_ending(path, pattern, patterns)

    def save_as(
        self,
        kind: str,
        title: str,
        proposal: str,
        patterns: str,
        pattern: str = "",
        *,
        confirmed: bool = True,
    ) -> tuple[Path | None, str]:
        """Ask where a file goes, and return the pattern chosen too; `pattern` is the one chosen at first.

        The name proposed is numbered where a file has it, but for a database, which is saved to replace it.

        confirmed : whether to ask before a file is replaced; `replace` asks of several
        """
        folder, anew = Path(self._settings.saving_folder(kind)), kind == "database"
        endings = [one for one in _ENDING.findall(patterns) if proposal.endswith(one)]
        ending = max(endings, key=len, default=Path(proposal).suffix)  # .families.tsv, not .tsv
        free = free_path(folder, proposal.removesuffix(ending), ending)
        where = str(folder / proposal if anew else free)
        options = QFileDialog.Option(0) if confirmed else QFileDialog.Option.DontConfirmOverwrite
        self._attend(patterns)
        name, chosen = QFileDialog.getSaveFileName(self._over, title, where, patterns, pattern, options)
        return self._chosen(kind, name), chosen

    def replace(self, title: str, files: Sequence[Path], write: Callable[[], object]) -> None:
        """Write files that go into one folder; where some of them exist, ask first."""
        there = [file.name for file in files if os.path.exists(file)]
        if not there:
            write()
            return
        exist, them = ("exists", "it") if len(there) == 1 else ("exist", "them")
        words = f"{' and '.join(there)} {exist} in {files[0].absolute().parent}."
        question = QMessageBox(QMessageBox.Icon.Warning, title, words, parent=self._over)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setInformativeText(f"Replace {them}?")
        question.addButton("&Replace", QMessageBox.ButtonRole.AcceptRole).clicked.connect(lambda: write())
        question.setDefaultButton(question.addButton(QMessageBox.StandardButton.Cancel))
        question.open()

    def folder(self, kind: str, title: str) -> Path | None:
        """Ask for a folder to write to."""
        self._attend()
        name = QFileDialog.getExistingDirectory(self._over, title, self._settings.saving_folder(kind))
        return self._chosen(kind, f"{name}/x" if name else "") and Path(name)

    def _attend(self, patterns: str = "") -> None:
        """Mend Qt's own dialog once it is there: where it saves a file of one of some types, with these."""
        QTimer.singleShot(0, self._over, partial(self._mend, patterns))

    def _mend(self, patterns: str) -> None:
        """Let it be no larger than the screen, and have the name in it end as the type chosen says.

        Qt changes only the last part of that, and cuts types that are longer than a name.
        """
        for dialog in self._over.findChildren(QFileDialog):
            types = dialog.findChild(QComboBox, "fileTypeCombo")
            more = _lacking(types) if isinstance(types, QComboBox) else 0
            size, room = dialog.size(), room_below_title(dialog)
            dialog.resize(size.grownBy(QMargins(0, 0, more, 0)).boundedTo(room))
            wider = max(dialog.width() - size.width(), 0)
            dialog.move(max(dialog.x() - wider // 2, dialog.screen().availableGeometry().left()), dialog.y())
            name = dialog.findChild(QLineEdit, "fileNameEdit")
            if patterns and isinstance(name, QLineEdit):

                def follow(pattern: str, name: QLineEdit = name) -> None:
                    name.setText(with_other_ending(name.text(), pattern, patterns))

                dialog.filterSelected.connect(follow)

    def _several(self, kind: str, title: str, patterns: str, folder: Path | None = None) -> tuple[Path, ...]:
        where = str(folder or self._settings.folder(kind))
        self._attend()
        names, _ = QFileDialog.getOpenFileNames(self._over, title, where, patterns)
        if names:
            self._settings.set_folder(kind, Path(names[0]))
        return tuple(map(Path, names))

    def _chosen(self, kind: str, name: str) -> Path | None:
        if not name:
            return None
        if Path(name).parent.is_dir():  # one that is typed need not be there: writing into it says so
            self._settings.set_folder(kind, Path(name))
        return Path(name)


def _lacking(types: QComboBox) -> int:
    """Return how many pixels a box is too narrow for the longest of its words."""
    types.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    types.setMinimumContentsLength(1)  # what the screen has no room for is cut, not the dialog
    return max(types.sizeHint().width() - types.width(), 0)


def stem_of(searched: Path) -> str:
    """Return a searched file's name without endings: what is written of it is named after it."""
    return file_name(searched.name.partition(".")[0])


def name_in_databases(queries: str, databases: Iterable[Path]) -> str:
    """Return what files call what some queries found: after them and the databases."""
    return "-".join((queries, *dict.fromkeys(map(stem_of, databases))))[:NAME_LENGTH]


def free_path(
    folder: Path, name: str, suffix: str, files: Callable[[Path], Sequence[Path]] = lambda path: (path,)
) -> Path:
    """Return the first path of a name, numbered from 2 on, at which nothing would be replaced.

    files : returns all that is written where a path is chosen
    """
    names = itertools.chain((name,), (f"{name}-{number}" for number in itertools.count(2)))
    paths = (folder / f"{numbered}{suffix}" for numbered in names)
    return next(path for path in paths if not any(map(os.path.lexists, files(path))))


def with_ending(chosen: Path, pattern: str, patterns: str) -> Path:
    """Return a path with an ending that says what is in the file.

    Unless it has one of those in `patterns` it gets that of the pattern chosen, or the first of all. The last
    part of that alone is completed: ``x.tsv`` becomes ``x.families.tsv`` where that was chosen.
    """
    endings, name = _ENDING.findall(patterns), chosen.name.lower()
    wanted = _ENDING.findall(pattern) or endings
    if name.endswith(tuple(wanted)):
        return chosen
    if chosen.suffix and wanted[0].endswith(chosen.suffix.lower()):
        return chosen.with_name(chosen.stem + wanted[0])
    return chosen if name.endswith(tuple(endings)) else chosen.with_name(chosen.name + wanted[0])


def with_other_ending(name: str, pattern: str, patterns: str) -> str:
    """Return a name with the ending of the pattern chosen in place of its own; without one it stays."""
    wanted, last = _ENDING.findall(pattern), Path(name).suffix
    if not wanted or not last:
        return name
    stem = name.removesuffix(last)
    for first in {ending.rpartition(".")[0] for ending in _ENDING.findall(patterns)}:
        stem = stem.removesuffix(first)  # such as .families of .families.tsv
    return f"{stem}{wanted[0]}"
