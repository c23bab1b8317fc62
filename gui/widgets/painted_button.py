"""A button that paints itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton


class PaintedButton(QAbstractButton):
    """A button whose looks are a derived class's; Return presses it, too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return as the space bar, the one key that Qt's buttons know."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not (
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.click()
        else:
            super().keyPressEvent(event)
