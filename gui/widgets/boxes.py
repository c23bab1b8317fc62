"""Combo boxes and boxes of numbers that the wheel changes only where they have the keyboard focus.

Qt's own change with every turn of the wheel that passes over them, as it does while somebody scrolls the form
that they are in; and the turn gives them the focus.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget


class ComboBox(QComboBox):
    """A combo box that leaves the wheel to what scrolls around it, unless it has the focus."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn to another entry only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class SpinBox(QSpinBox):
    """A box of a whole number that leaves the wheel to what scrolls around it, unless it has the focus."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
