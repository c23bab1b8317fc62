"""Databases that are searched together, one line each: name, sequences, what is known of it, and a cross."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from swathe.core.database import DatabasePart
from swathe.core.system.words import counted
from swathe.gui.widgets.field import Action, ElidedLabel, InfoButton, MutedLabel
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE

_ROWS: Final = 6
"""Lines that are shown without scrolling."""


def about_part(part: DatabasePart, path: Path) -> str:
    """Return what the curious want to know of a database, line by line."""
    manifest = part.manifest
    sequences = counted(manifest.n_sequences, "sequence")
    residues = f"{_short(manifest.n_residues)} {'residue' if manifest.n_residues == 1 else 'residues'}"
    remarks = [f"{sentence[0].upper()}{sentence[1:]}" for sentence in manifest.notes.sentences()]
    source = [f"Downloaded from {manifest.url}"] if manifest.url else []
    return "\n".join(
        [str(path), *source, f"{sequences} · {residues} · longest {manifest.longest:,}", *remarks]
    )


def newer_action(part: DatabasePart, ask: Callable[[DatabasePart], None]) -> Action | None:
    """Return what asks for a newer file, where it is known where to ask."""
    return ("Check for a newer file", lambda: ask(part)) if part.manifest.url else None


class DatabaseRow(QWidget):
    """One of them."""

    removed = Signal(object)
    newer_wanted = Signal(object)

    def __init__(self, path: Path, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.name = ElidedLabel()
        self.name.set_whole(name, str(path))
        self.counts = MutedLabel()
        self.counts.setWordWrap(False)
        self.info = InfoButton(f"About the database {name}")
        self.cross = QToolButton(autoRaise=True, accessibleName=f"Leave out {name}")
        self.cross.setToolTip("Leave this database out")
        self.cross.clicked.connect(lambda: self.removed.emit(self.path))
        line = QHBoxLayout(self, spacing=SPACE // 2)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name, 1)
        for part in (self.counts, self.info, self.cross):
            line.addWidget(part)
        self._tint()

    def describe(self, part: DatabasePart) -> None:
        """Say what is in it."""
        self.counts.setText(f"{part.manifest.n_sequences:,}")
        self.counts.setAccessibleName(counted(part.manifest.n_sequences, "sequence"))
        self.info.say(about_part(part, self.path), newer_action(part, self.newer_wanted.emit))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        self.cross.setIcon(icon("close", self.palette()))


class DatabaseRows(QScrollArea):
    """The lines; as high as they are, up to some."""

    removed = Signal(object)
    newer_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Databases searched together")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: list[DatabaseRow] = []
        self.hide()

    def show_paths(self, paths: Sequence[Path], names: Sequence[str]) -> None:
        """Have these lines, about which nothing is known yet."""
        inner = QWidget()
        column = QVBoxLayout(inner, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        self.rows = [DatabaseRow(path, name, inner) for path, name in zip(paths, names, strict=True)]
        for row in self.rows:
            row.removed.connect(self.removed)
            row.newer_wanted.connect(self.newer_wanted)
            column.addWidget(row)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        each = self.rows[0].sizeHint().height() if self.rows else 0
        self.setFixedHeight(each * min(len(self.rows), _ROWS))
        self.setVisible(len(self.rows) > 1)

    def describe(self, parts: Sequence[DatabasePart]) -> None:
        """Say what is in each."""
        for row, part in zip(self.rows, parts, strict=True):
            row.describe(part)


def _short(number: int) -> str:
    """Return a count as people say it: 812, 4.9 million."""
    for size, word in ((1_000_000_000, "billion"), (1_000_000, "million")):
        if number >= size:
            return f"{number / size:,.1f} {word}"
    return f"{number:,}"
