"""A splitter whose parts have room to give each other also where the page around it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSplitter


class AskingSplitter(QSplitter):
    """Tables above details: together they ask for more height than either of them must have."""

    _least = 0

    def ask_for(self, height: int) -> None:
        """Ask for so much height at least."""
        self._least = height
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return the least size of both, and the height asked for."""
        return super().minimumSizeHint().expandedTo(QSize(0, self._least))
