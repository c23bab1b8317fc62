"""All about the run shown, beside the window: what to know of its figures, and everything to repeat it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from swathe.gui.results.run.view import RunView
from swathe.gui.widgets.fitting_dialog import room_below_title
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE

SIZE: Final = QSize(760, 600)
"""Where the screen has room for it."""


class RunDialog(QDialog):
    """Notes on the hits in sight, and below them the description of the run; stays open beside its window."""

    def __init__(self, run: RunView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("About this run")
        self.notes = QLabel()
        self.notes.setAccessibleName("Notes on these results")
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.notes.setWordWrap(True)
        self.notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP_SPACE, GROUP_SPACE, GROUP_SPACE, GROUP_SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(run, 1)
        run.show_first(self.notes)
        run.show()
        run.setFocus()
        self.resize(SIZE.boundedTo(room_below_title(self)))

    def show_notes(self, notes: Iterable[str]) -> None:
        """Show other notes, a line each."""
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(self.notes.text()))
