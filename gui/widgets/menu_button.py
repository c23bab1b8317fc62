"""A flat button that opens a menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMenu, QStyle, QStyleOptionToolButton, QStylePainter

from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.theme import SPACE

_ARROW: Final = SPACE
"""Width of the arrow in pixels."""
_AFTER_SIGN: Final = 2
"""Pixels between a sign without a word and the arrow, which it may else touch."""
_OPENING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down)


class MenuButton(IconButton):
    """A word, with or without a sign before it, and an arrow right behind it.

    Qt's style paints the arrow into the lower right corner of the button, below the word and far from it. Of
    the keys that open it Qt knows the space bar alone, and goes to no entry.
    """

    def __init__(self, text: str, sign: str = "") -> None:
        super().__init__(text, sign)
        self.setPopupMode(self.ToolButtonPopupMode.InstantPopup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menu at its first entry with Return, Enter, the space bar or the arrow down."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.menu() is not None and plain and event.key() in _OPENING:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def open_menu(self) -> None:
        """Open the menu at its first entry that can be chosen."""
        go_to_first(self.menu())
        self.showMenu()

    def sizeHint(self) -> QSize:
        """Return room for the arrow, too, in place of what Qt leaves behind a word that follows a sign."""
        signed = (
            not self.icon().isNull() and self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        spare = 2 * self.fontMetrics().horizontalAdvance(" ") if signed else 0
        alone = self.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        return super().sizeHint() + QSize(_ARROW - spare + _AFTER_SIGN * alone, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the word in what the arrow leaves, and the arrow."""
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
        option.text, option.icon = "", QIcon()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        option.text, option.icon = self.text(), self.icon()
        option.rect = self.rect().adjusted(0, 0, -_ARROW, 0)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
        option.rect = self.arrow()
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorArrowDown, option)

    def arrow(self) -> QRect:
        """Return where the arrow is."""
        place = QRect(0, 0, _ARROW, _ARROW)
        place.moveCenter(self.rect().center())
        place.moveRight(self.rect().right() - SPACE // 2)
        return place


def go_to_first(menu: QMenu) -> None:
    """Make the first entry that can be chosen the one that Return chooses, as keys that open a menu do."""
    possible = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
    for first in possible[:1]:
        menu.setActiveAction(first)
