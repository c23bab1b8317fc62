"""A line of text that leaves the window its keys."""

from __future__ import annotations

import math
import re
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from swathe.core.system.words import typed_number

_Key = QKeySequence.StandardKey
_EDITING: Final = (_Key.Undo, _Key.Redo, _Key.Cut, _Key.Copy, _Key.Paste, _Key.SelectAll)
"""Keys of Ctrl and a letter that are known to edit text everywhere."""
_BESIDE: Final = 4
"""Pixels that Qt leaves beside the text within a line's frame, and one for the cursor at each end."""
_NUMBER: Final = "1e-1000"
"""As wide as numbers usually are."""


class LineEdit(QLineEdit):
    """A line that takes no key of Ctrl and a letter from the window but those for editing known everywhere.

    Under X11 Qt's takes Ctrl+E to its end, Ctrl+D and Ctrl+K, as Emacs does; it still does so in windows that
    have no such key.

    usual : contents that it has room for whatever the font is; '' where they may be of any length. While
        it is not edited such a line shows its text from the beginning
    """

    def __init__(self, text: str = "", *, usual: str = "", **properties: Any) -> None:
        super().__init__(text, **properties)
        self._usual = usual
        self._show_beginning()

    def setText(self, text: str | None) -> None:
        """Set the text, and show its beginning."""
        super().setText(text)
        self._show_beginning()

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the usual contents."""
        least = super().minimumSizeHint()
        if not self._usual:
            return least
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inner = QSize(self.fontMetrics().horizontalAdvance(self._usual) + 2 * _BESIDE, 0)
        whole = self.style().sizeFromContents(QStyle.ContentsType.CT_LineEdit, option, inner, self)
        return QSize(whole.width(), least.height())

    def sizeHint(self) -> QSize:
        """Ask for the width of the usual contents."""
        size = super().sizeHint()
        return QSize(self.minimumSizeHint().width(), size.height()) if self._usual else size

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning once somebody goes elsewhere in the window."""
        super().focusOutEvent(event)
        if self.window().isActiveWindow():
            self._show_beginning()

    def _show_beginning(self) -> None:
        if self._usual and not self.hasFocus():
            self.setCursorPosition(0)

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


class NumberEdit(LineEdit):
    """A line for a number, which it shows as it was read once editing is finished: ``0,001`` as ``0.001``.

    whole : whether it has to be a whole number
    """

    def __init__(self, text: str = "", *, whole: bool = False, **properties: Any) -> None:
        super().__init__(text, usual=_NUMBER, **properties)
        self._whole = whole
        self.editingFinished.connect(self._show_as_read)

    def read(self, problem: str = "") -> str:
        """Return the number, as `core.system.words.typed_number` does. Raises ValueError."""
        return typed_number(self.text(), problem, whole=self._whole)

    def _show_as_read(self) -> None:
        with suppress(ValueError):
            self.setText(self.read())


def above_zero(text: str, problem: str) -> float:
    """Return the number above 0 that somebody typed. Raises ValueError with a sentence."""
    plain = typed_number(text, problem)
    number = float(plain)
    if number == 0 and re.search("[1-9]", plain.lower().partition("e")[0]):
        raise ValueError("That is too small. Enter 1e-300 or more.")
    if not 0 < number < math.inf:
        raise ValueError(problem)
    return number
