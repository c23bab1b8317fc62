"""Which taxa are searched, by NCBI's taxonomy where somebody has it: none is downloaded."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QWidget

from swathe.core.taxonomy.choice import TaxonChoice
from swathe.gui.widgets.field import ElidedLabel, Field
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.opening import open_page
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.taxdump import ABOUT_TAXDUMP, TAXDUMP_ADDRESS, keep_taxdump, kept_taxdump
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings

_HINT = "Numbers or names of taxa, separated by commas, each with all below it: 9606, Mammalia"


class TaxaField(Field):
    """Hold which taxa are searched; all until `box` is ticked."""

    taxdump_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("")
        self._taxdump: Path | None = None
        self.box = OutlinedCheckBox("Search some taxa only")
        self.box.setToolTip("Search only the sequences of some taxa; E-values count these sequences alone")
        self.title_line.addWidget(self.box, 1)
        self.title_line.addWidget(self.note.info)
        self.heading.hide()
        self.only_edit, self.without_edit = LineEdit(), LineEdit()
        self.only_edit.setPlaceholderText("9606, Mammalia")
        self.without_edit.setPlaceholderText("none")
        self.file = ElidedLabel()
        self.choose_button = QToolButton(text="Choose…", accessibleName="Choose NCBI's taxonomy")
        self.choose_button.setToolTip(tooltip_text(ABOUT_TAXDUMP))
        self.choose_button.clicked.connect(self.taxdump_wanted)
        lines = QWidget()
        grid = QGridLayout(lines, horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        grid.setContentsMargins(0, 0, 0, 0)
        for row, (words, name, edit) in enumerate(
            (("Taxa", "Taxa to search", self.only_edit), ("Without", "Taxa to leave out", self.without_edit))
        ):
            label = QLabel(words)
            label.setBuddy(edit)
            edit.setAccessibleName(name)
            edit.setToolTip(_HINT)
            edit.textChanged.connect(self._look)
            grid.addWidget(label, row, 0)
            grid.addWidget(edit, row, 1, 1, 2)
        grid.addWidget(QLabel("Taxonomy"), 2, 0)
        grid.addWidget(self.file, 2, 1)
        grid.addWidget(self.choose_button, 2, 2)
        grid.setColumnStretch(1, 1)
        self.details = self.fold_details(lines)
        self.box.toggled.connect(self.details.setVisible)
        self.box.toggled.connect(self._look_again)
        self._show_file()

    @property
    def summary(self) -> str:
        """What it holds, in a few words; '' for all taxa."""
        choice = self.taxa
        return "" if choice is None else choice.words

    @property
    def taxa(self) -> TaxonChoice | None:
        """The taxa that are searched; None for all, and where `problem` says what is missing."""
        only, without = _listed(self.only_edit.text()), _listed(self.without_edit.text())
        if not self.box.isChecked() or self._taxdump is None or not (only or without):
            return None
        return TaxonChoice(self._taxdump, only, without)

    @property
    def taxdump(self) -> Path | None:
        """The taxonomy chosen."""
        return self._taxdump

    def open(self, path: Path) -> None:
        """Choose the taxonomy."""
        self._taxdump = path
        if path.exists():
            keep_taxdump(path)
        self._show_file()
        self._look()

    def choose(self, taxa: TaxonChoice | None) -> None:
        """Set what is searched, as a run did."""
        if taxa is not None:
            self.only_edit.setText(", ".join(taxa.only))
            self.without_edit.setText(", ".join(taxa.without))
            self.open(taxa.taxdump)
        self.box.setChecked(taxa is not None)

    def save(self, settings: WindowSettings) -> None:
        """Remember the values for the next start."""
        settings.write("taxa/wanted", int(self.box.isChecked()))
        settings.write("taxa/only", self.only_edit.text().strip())
        settings.write("taxa/without", self.without_edit.text().strip())

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the values of the last time."""
        self.only_edit.setText(settings.read("taxa/only", "", str))
        self.without_edit.setText(settings.read("taxa/without", "", str))
        self.box.setChecked(bool(settings.read("taxa/wanted", 0, int)))

    def _look_again(self) -> None:
        """Take the taxonomy that was chosen last, here or for the hits."""
        if self.box.isChecked() and (self._taxdump is None or not self._taxdump.exists()):
            self._taxdump = kept_taxdump()
            self._show_file()
        self._look()

    def _show_file(self) -> None:
        path = self._taxdump
        self.file.set_whole(path.name if path else "none", str(path or ""))

    def _look(self) -> None:
        if not self.box.isChecked():
            self.set_problem("")
        elif self._taxdump is None:
            page = ("Download in the browser", lambda: open_page(TAXDUMP_ADDRESS, MessageBar.of(self)))
            words = "NCBI's taxonomy is not chosen: download taxdump.tar.gz, and choose it."
            self.set_problem(words, actions=[page], more=ABOUT_TAXDUMP)
        elif not os.path.exists(self._taxdump):
            self.set_problem(f"The taxonomy is no longer at {self._taxdump}: choose where it is now.")
        elif self.taxa is None:
            self.set_problem("No taxon is given. Enter one, or search all sequences.")
        else:
            self.set_problem("")


def _listed(text: str) -> tuple[str, ...]:
    """Return what is between the commas of a text."""
    return tuple(part for part in map(str.strip, text.split(",")) if part)
