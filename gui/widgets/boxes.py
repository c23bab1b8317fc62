"""Combo boxes and boxes of numbers that the wheel never changes.

Qt's own change with every turn of the wheel that passes over them, as it does while somebody scrolls the form
that they are in: also the one that was used last, which has the focus still. An open list scrolls by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyle, QStyleOptionComboBox, QWidget

_BESIDE_WORDS: Final = 2
"""Pixels on both sides of the words: one that Fusion leaves free, one that letters take beside their ink."""

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

    def sizeHint(self) -> QSize:
        """Return the size in which all words are whole."""
        return self._with_arrow(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the size in which the words that are to be whole at least are so."""
        return self._with_arrow(super().minimumSizeHint())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Let words whose ink has no room end with "…": Qt cuts them within a letter."""
        super().initStyleOption(option)
        style, box = self.style(), QStyle.ComplexControl.CC_ComboBox
        field = style.subControlRect(box, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        metrics, words, room = self.fontMetrics(), option.currentText, field.width() - 2 * _BESIDE_WORDS
        if metrics.boundingRect(words).width() > room:
            option.currentText = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)

    def _with_arrow(self, size: QSize) -> QSize:
        """Return a size with room for an arrow that is as much larger as letters are: Fusion keeps less."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(QPoint(), size)
        style, box = self.style(), QStyle.ComplexControl.CC_ComboBox
        words = style.subControlRect(box, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        kept = style.sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, QSize(0, 0), self).width()
        lacking = size.width() - words.width() + 2 * _BESIDE_WORDS - kept
        return size.grownBy(QMargins(0, 0, max(lacking, 0), 0))


class SpinBox(_NotByWheel, QSpinBox):
    """A box of a whole number that the wheel does not change."""
