"""The field for words that rows are searched for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from swathe.gui.widgets.line_edit import LineEdit


class WordsEdit(LineEdit):
    """A field for words, which its button and Esc clear; Down is as Return, which goes to what is found.

    name : what it is called where it is not seen
    hint : what it says while it is empty
    """

    def __init__(self, name: str, hint: str) -> None:
        super().__init__(accessibleName=name, placeholderText=hint, clearButtonEnabled=True)
        self.setAcceptDrops(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the words, or go to what is found; without any words, Esc is the page's."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)
