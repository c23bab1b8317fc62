"""A line of text that leaves the window its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

_Key = QKeySequence.StandardKey
_EDITING: Final = (_Key.Undo, _Key.Redo, _Key.Cut, _Key.Copy, _Key.Paste, _Key.SelectAll)
"""Keys of Ctrl and a letter that are known to edit text everywhere."""


class LineEdit(QLineEdit):
    """A line that takes no key of Ctrl and a letter from the window but those for editing known everywhere.

    Under X11 Qt's takes Ctrl+E to its end, Ctrl+D and Ctrl+K, as Emacs does; it still does so in windows that
    have no such key.
    """

    def event(self, event: QEvent) -> bool:
        """Leave a key to the window where it asks who wants it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            letter = event.modifiers() == Qt.KeyboardModifier.ControlModifier and (
                Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z
            )
            if letter and not any(map(event.matches, _EDITING)):
                event.ignore()
                return False
        return super().event(event)
