"""A button that paints itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog


class PaintedButton(QAbstractButton):
    """A button whose looks are a derived class's; Return presses it, too, but for dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return as the space bar, the one key that Qt's buttons know, but in dialogs."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            super().keyPressEvent(event)
        elif isinstance(self.window(), QDialog):
            event.ignore()
        else:
            self.click()
