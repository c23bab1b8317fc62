"""Combo boxes and boxes of numbers that the wheel never changes.

Qt's own change with every turn of the wheel that passes over them, as it does while somebody scrolls the form
that they are in: also the one that was used last, which has the focus still. An open list scrolls by itself.
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


class _NotByWheel(_Qt):
    """Leave the wheel to what scrolls around the box; stands before Qt's class."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the value, with the focus too."""
        event.ignore()


class ComboBox(_NotByWheel, QComboBox):
    """A combo box that the wheel does not change; of one that is editable, what is typed is taken as it is.

    Qt completes it: of 1 it makes the first number of the list that begins so, 10.
    """

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        if self.isEditable():
            self.setCompleter(None)  # type: ignore[arg-type]


class SpinBox(_NotByWheel, QSpinBox):
    """A box of a whole number that the wheel does not change."""
