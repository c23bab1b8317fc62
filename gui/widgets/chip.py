"""Small labels with a ground of their own: facts that belong together, each apart from the others."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.theme import SPACE, Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text

_FIRST_WORD: Final = 20 * SPACE
"""Pixels that the first word of a line asks for at most."""


class Weight(Enum):
    """How much a chip stands out."""

    QUIET = auto()
    PLAIN = auto()
    STRONG = auto()
    WARNING = auto()


class Chip(QLabel):
    """A fact in a few words on a rounded ground, a quiet one without; hidden where there is none.

    It has no edge: only what can be clicked has one.
    """

    def __init__(self, name: str, weight: Weight = Weight.PLAIN) -> None:
        super().__init__()
        self._name = name
        self.weight = weight
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(SPACE, 2, SPACE, 2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say("")

    def say(self, text: str, tooltip: str = "", weight: Weight | None = None) -> None:
        """Show other words; '' hides the chip."""
        self.weight = self.weight if weight is None else weight
        font = self.font()
        font.setBold(self.weight in (Weight.STRONG, Weight.WARNING))
        self.setFont(font)
        self.setText(text)
        self.setToolTip(tooltip_text(tooltip))
        self.setAccessibleName(f"{self._name}: {text}")
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the words on it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = Colours.of(self.palette())
            ground = {
                Weight.QUIET: None,
                Weight.PLAIN: blend(self.palette().window().color(), colours.text, 0.09),
                Weight.STRONG: colours.positive,
                Weight.WARNING: blend(self.palette().window().color(), colours.mean, 0.28),
            }[self.weight]
            if ground is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground)
                painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), SPACE / 2, SPACE / 2)
        super().paintEvent(event)


class FirstWords(ElidedLabel):
    """One line that asks for room for all of it, and is content with `least` of it, or its first word.

    `figures`, where it has some, are words that it begins with and that are cut late.
    """

    def __init__(self, parent: QWidget | None = None, by_letters: bool = False) -> None:
        super().__init__(parent, by_letters)
        self.least = self.figures = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for room for all of it."""
        return QSize(self.fontMetrics().horizontalAdvance(self.whole()) + 2, super().sizeHint().height())

    def cut_to(self, width: int, words: str) -> None:
        """Take so many pixels, no fewer than the `words` it begins with need, none after its ellipsis."""
        shown = self.elided(max(width, self.width_of(words)))
        self.setMaximumWidth(self.fontMetrics().horizontalAdvance(shown) + 2)

    def width_of(self, words: str) -> int:
        """Return how wide it is with no more than the `words` it begins with."""
        return self.fontMetrics().horizontalAdvance(words if words == self.whole() else f"{words}…") + 2

    def minimumSizeHint(self) -> QSize:
        """Be content with the least of it, or the first word, and of a long one with a part."""
        first = self.least or self.whole().partition(" ")[0]
        width = self.fontMetrics().horizontalAdvance(first if first == self.whole() else f"{first} …") + 2
        return QSize(width if self.least else min(width, _FIRST_WORD), super().sizeHint().height())
