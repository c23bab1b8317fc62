"""What can be done with several hits at once, in a row that says how many are selected."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from swathe.gui.widgets.theme import SPACE


class SelectionBar(QWidget):
    """A count and a button for each action; a button is enabled as its action is, and says why it is not."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Selected hits")
        self.buttons: list[QToolButton] = []
        self._count = QLabel()
        font = QFont(self._count.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._count.setFont(font)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE // 2)
        self._row.addStretch(1)
        self._row.addWidget(self._count)
        self.show_count(0)

    def offer(self, *actions: tuple[str, QAction]) -> None:
        """Add buttons, each with the words on it, shorter than the action's; '' for those."""
        for words, action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            say = partial(_say, button, words, action)
            action.changed.connect(say)
            say()
            self.buttons.append(button)
            self._row.addWidget(button)

    def show_count(self, count: int) -> None:
        """Say how many hits are selected."""
        self._count.setText(f"{count:,} selected")

    def text(self) -> str:
        """Return what it says of how many."""
        return self._count.text()


def _say(button: QToolButton, words: str, action: QAction) -> None:
    name = action.text().replace("&", "").rstrip("…")
    button.setText(words or name)
    button.setAccessibleName(name)
