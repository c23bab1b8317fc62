"""A few figures in a row, each under its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.theme import SPACE, tabular_font

_ANY_HEIGHT = 16_777_215
_SMALLER = 0.85
"""A name's size of letters to a figure's."""


class Figures(QWidget):
    """Name over figure, side by side, in as many rows as the width needs; or beside each other where low.

    Figures that take less room than those before leave the rest empty until `forget`: what is below would
    move with every hit.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low = False
        self._widest = 0
        self._cells: list[_Figure] = []
        self._figures: list[tuple[str, str]] = []
        self._flow = FlowLayout(self, between=2 * SPACE, even=True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show pairs of name and figure instead of those before."""
        if list(figures) == self._figures:
            return
        self._figures = list(figures)
        while len(self._cells) < len(figures):
            cell = _Figure(self)
            cell.set_low(self._low)
            self._cells.append(cell)
            self._flow.addWidget(cell)
        self._flow.setEnabled(False)  # each cell that appears would lay out the window anew
        for number, cell in enumerate(self._cells):
            cell.setVisible(number < len(figures))
            if number < len(figures):
                cell.say(*figures[number])
        self._flow.setEnabled(True)
        self._flow.activate()
        self._widest = max(self._widest, self._beside_width())
        self._keep_height()
        self.updateGeometry()

    def forget(self) -> None:
        """Take no more room than the figures that are shown."""
        self._widest = self._beside_width()
        self.setMinimumHeight(0)
        self._keep_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the rows that another width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(0)
            self._keep_height()

    def fits(self, width: int) -> bool:
        """Return whether there is width for all figures, and those before, in a line, names beside them."""
        return self._widest <= width

    def set_low(self, low: bool) -> None:
        """Put names beside their figures in a single line, where height is short, or over them."""
        if low == self._low:
            return
        self._low = low
        for cell in self._cells:
            cell.set_low(low)
        self.setMinimumHeight(0)
        self.setMaximumHeight(self.fontMetrics().height() + 2 if low else _ANY_HEIGHT)
        self._keep_height()
        self.updateGeometry()

    def arrange(self) -> None:
        """Place names and figures at once: until the event loop came to it, they would be painted cut."""
        for cell in self._cells:
            cell.arrange()
        self._flow.activate()

    def _beside_width(self) -> int:
        shown = [cell.beside_width() for cell in self._cells if not cell.isHidden()]
        return sum(shown) + 2 * SPACE * max(len(shown) - 1, 0)

    def _keep_height(self) -> None:
        if not self._low:
            self.setMinimumHeight(max(self.minimumHeight(), self._flow.heightForWidth(self.width())))


class _Figure(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = MutedLabel()
        self._name.setWordWrap(False)
        font = QFont(self._name.font())
        font.setPointSizeF(font.pointSizeF() * _SMALLER)
        self._name.setFont(font)
        self._value = QLabel()
        self._value.setTextFormat(Qt.TextFormat.PlainText)
        self._value.setFont(tabular_font(self._value.font()))
        self._value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for label in (self._name, self._value):
            self._box.addWidget(label)
        self.set_low(False)

    def beside_width(self) -> int:
        """Return how wide name and figure are beside each other."""
        return self._name.sizeHint().width() + SPACE // 2 + self._value.sizeHint().width()

    def say(self, name: str, value: str) -> None:
        self._name.setText(name)
        self._value.setText(value)
        self._value.setAccessibleName(f"{name}: {value}")

    def arrange(self) -> None:
        self._box.activate()

    def set_low(self, low: bool) -> None:
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if low else ways.TopToBottom)
        self._box.setSpacing(SPACE // 2 if low else 0)
