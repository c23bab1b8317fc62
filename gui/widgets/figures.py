"""A few figures in a row, each under its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from swathe.gui.widgets.field import InfoButton, MutedLabel
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.theme import SPACE, tabular_font

_ANY_HEIGHT = 16_777_215
_SMALLER = 0.85
"""A name's size of letters to a figure's."""
_APART: Final = 2
"""Digits that figures stand apart at least: nearer together, ``1,957 < 1e-180`` reads as an inequality."""


class Figures(QWidget):
    """Name over figure, side by side in one row; or name beside figure where height is short.

    Where width is short those that can be spared are left out, and `rest` has them: what is below would move
    with every hit that has more of them, or longer ones. Where they are to be `whole` all of them stand in as
    many rows as they take, and the rows that they took are kept until `forget`.

    whole : whether none are left out unless height is short
    """

    def __init__(self, parent: QWidget | None = None, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._spared: Sequence[str] = ()
        self._whole = whole
        self.rest = InfoButton("Figures left out", self)
        self._beside: Figures | None = None
        self._short = self._low = False
        self._cells: list[_Figure] = []
        self._figures: list[tuple[str, str]] = []
        self._flow = FlowLayout(self, between=2 * SPACE, even=True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_figures(self, figures: Sequence[tuple[str, str]], spared: Sequence[str] = ()) -> None:
        """Show pairs of name and figure instead of those before.

        spared : names of figures that can be left out, the first one first
        """
        if list(figures) == self._figures:
            return
        self._figures, self._spared = list(figures), spared
        self._flow.removeWidget(self.rest)
        while len(self._cells) < len(figures):
            cell = _Figure(self)
            cell.set_low(self._low)
            self._cells.append(cell)
            self._flow.addWidget(cell)
        self._flow.addWidget(self.rest)
        for cell, figure in zip(self._cells, figures, strict=False):
            cell.say(*figure)
        self.arrange(self.width())

    def spare_as(self, beside: Figures) -> None:
        """Show the same figures as others while they are in sight, in the same height.

        What they leave out is left out here; where they stand in one line, or in several rows, so do these.
        """
        self._beside = beside

    def forget(self) -> None:
        """Take no more room than the figures that are shown."""
        self.setMinimumHeight(0)
        self._keep_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the rows that another width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            for each in (self, self._beside):
                if each is not None:
                    each.setMinimumHeight(0)
            self.arrange(event.size().width())

    def showEvent(self, event: QShowEvent) -> None:
        """Show the same as what is beside it."""
        super().showEvent(event)
        self.arrange(self.width())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let what is beside it show what it has room for."""
        super().hideEvent(event)
        if self._beside is not None:
            self._beside.place(self._beside.width())
            self._beside._keep_height()

    def set_low(self, low: bool) -> None:
        """Put names beside their figures in a single line, where height is short, or over them."""
        if low != self._short:
            self._short = low
            self.arrange(self.width())

    def arrange(self, width: int) -> None:
        """Place names and figures at once: until the event loop came to it, they would be painted cut."""
        self.place(width)
        if self._beside is not None:
            self._beside.place(self._beside.width())
            self._beside._keep_height()
        self._keep_height()  # once both stand as they are to: rows of before would count as taken

    def place(self, width: int) -> None:
        """Place them, and leave what is beside them as it is."""
        self._follow_height()
        shown = self._row(width)
        self._flow.setEnabled(False)  # each cell that appears would lay out the window anew
        self._flow.set_between(self._between())
        for cell in self._cells:
            cell.setVisible(cell in shown)
            cell.arrange()
        line, size = self.fontMetrics().height(), self.rest.sizeHint()
        self.rest.setFixedSize(size.boundedTo(QSize(line, line)) if self._low else size)
        left_out = [cell for cell in self._cells[: len(self._figures)] if cell not in shown]
        self.rest.say("\n".join(f"{cell.name}: {cell.value}" for cell in left_out))
        self._flow.setEnabled(True)
        self._flow.activate()
        self.updateGeometry()

    def _in_sight(self) -> list[Figures]:
        """Return these, and those beside them while they are in sight."""
        return [self, *([self._beside] if self._beside is not None and self._beside.isVisible() else [])]

    def _follow_height(self) -> None:
        """Put names beside figures where height is short here or beside it."""
        low = any(each._short for each in self._in_sight())
        if low == self._low:
            return
        self._low = low
        for cell in self._cells:
            cell.set_low(low)
        self.setMinimumHeight(0)
        self.setMaximumHeight(self.fontMetrics().height() + 2 if low else _ANY_HEIGHT)

    def _keep_height(self) -> None:
        if not self._low:
            rows = max(each._flow.heightForWidth(each.width()) for each in self._in_sight())
            self.setMinimumHeight(max(self.minimumHeight(), rows))

    def _between(self) -> int:
        """Return the pixels between figures."""
        return max(2 * SPACE, _APART * self.fontMetrics().horizontalAdvance("0"))

    def _row(self, width: int) -> list[_Figure]:
        """Return the figures to show in a width."""
        ways = self._ways()
        way = max(each._way(width if each is self else each.width()) for each in self._in_sight())
        return ways[min(way, len(ways) - 1)]

    def _ways(self) -> list[list[_Figure]]:
        """Return what can be shown: what takes the most room first."""
        shown = self._cells[: len(self._figures)]
        ways = [shown]
        for name in self._spared:
            if any(cell.name == name for cell in shown):
                shown = [cell for cell in shown if cell.name != name]
                ways.append(shown)
        return ways

    def _way(self, width: int) -> int:
        """Return the place of the first way that fits a width, or of the last one."""
        ways, between = self._ways(), self._between()
        if self._whole and not self._low:
            return 0
        for place, shown in enumerate(ways):
            wide = sum(cell.sizeHint().width() + between for cell in shown)
            wide += self.rest.sizeHint().width() if place else -between  # of the button that has the rest
            if wide <= width:
                return place
        return len(ways) - 1


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

    @property
    def name(self) -> str:
        """What the figure is of."""
        return self._name.text()

    @property
    def value(self) -> str:
        """What it is."""
        return self._value.text()

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
