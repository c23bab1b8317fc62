"""Combo boxes and boxes of numbers that the wheel changes only where they have the keyboard focus.

Qt's own change with every turn of the wheel that passes over them, as it does while somebody scrolls the form
that they are in; and the turn gives them the focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

if TYPE_CHECKING:
    _Qt = QWidget
else:
    _Qt = object  # a class with two of Qt's behind it crashes


class _WheelWithFocus(_Qt):
    """Leave the wheel to what scrolls around the box, unless it has the focus; stands before Qt's class."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn to another value only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ComboBox(_WheelWithFocus, QComboBox):
    """A combo box that the wheel changes only with the focus."""


class SpinBox(_WheelWithFocus, QSpinBox):
    """A box of a whole number that the wheel changes only with the focus."""
