"""Every published method on its paper's GPU and on one of today, as a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from swathe.core.system.resources import resource_bytes
from swathe.gui.widgets.fitting_dialog import size_around
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE

PICTURE: Final = "years.svg"
_NOTE: Final = (
    "Cells that a multiprocessor computes in a clock cycle: speed apart from the GPU's size and clock rate. "
    "The page on kernels in the documentation has the table, and the commands that measured it."
)


class YearsDialog(QDialog):
    """The picture over a sentence that says what it shows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("GPU programs published from 2009 to 2026")
        self.picture = QSvgWidget()
        self.picture.load(resource_bytes(PICTURE))
        self.picture.setAccessibleName("Cells a clock and multiprocessor, by method")
        size = self.picture.renderer().defaultSize()
        self.picture.setFixedSize(size)
        note = QLabel(_NOTE)
        note.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP_SPACE, GROUP_SPACE, GROUP_SPACE, GROUP_SPACE)
        layout.setSpacing(SPACE)
        scrolled = QScrollArea(accessibleName=self.picture.accessibleName())
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidget(self.picture)
        layout.addWidget(scrolled, 1)
        layout.addWidget(note)
        size_around(self, scrolled, size)
