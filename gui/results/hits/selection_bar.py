"""What can be done with the selected or ticked hits, in a row that says how many they are."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.usual_hits import SELECTED, with_hidden

_MANY: Final = 10_000
"""Hits whose count has room from the start."""
_HOW: Final = "To tick, copy, export or test several hits, select their rows: click with Shift or Ctrl"
_NAME: Final = "Selected"
"""What the button with the menu says where no hit is."""


class SelectionBar(QWidget):
    """A count and a button for each action; a button is enabled as its action is, and says why it is not.

    Folded, it is one button with the count that offers them in a menu. It is there whether hits are selected
    or not, and disabled where none is: what is beside it stays in its place.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Selected or ticked hits")
        self.buttons: list[QToolButton] = []
        self._count = QLabel()
        font = QFont(self._count.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._count.setFont(font)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.menu_button = MenuButton("")
        self._menu = EdgedMenu(self)
        self._menu.setToolTipsVisible(True)
        self.menu_button.setMenu(self._menu)
        self.menu_button.hide()
        self._whole = QWidget()
        self._row = QHBoxLayout(self._whole)
        self._row.addWidget(self._count)
        both = QHBoxLayout(self)
        both.addWidget(self._whole)
        both.addWidget(self.menu_button)
        for line in (self._row, both):
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(SPACE // 2)
        self.show_count(_MANY)
        for counting in (self._count, self.menu_button):
            counting.setMinimumWidth(counting.sizeHint().width())  # nothing moves while more are selected
        self.show_count(0)

    def offer(self, *actions: tuple[QAction, tuple[str, ...]]) -> None:
        """Add buttons, each with one shorter word than its action's, or with room for all of the action's."""
        for action, words in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            for word in words:  # what is beside it stays in its place while the action's words change
                button.setText(word)
                button.setMinimumWidth(max(button.minimumWidth(), button.sizeHint().width()))
            say = partial(_say, button, words[0] if len(words) == 1 else "", action)
            action.changed.connect(say)
            say()
            self.buttons.append(button)
            self._row.addWidget(button)
            self._menu.addAction(action)

    def show_count(self, count: int, which: str = SELECTED, hidden: int = 0) -> None:
        """Say how many hits are selected or ticked, and offer what can be done; of none, say nothing.

        hidden : how many of them the filter hides
        """
        words = f"{count:,} {which}" if count else ""
        self._count.setText(words)
        self.menu_button.setText(words or _NAME)
        self.menu_button.setAccessibleName(words or _NAME)
        self.setEnabled(count > 0)
        how = _HOW if which == SELECTED and count < 2 else with_hidden(words, count, hidden) if hidden else ""
        self.setToolTip(tooltip_text(how) if how else "")

    def whole_width(self) -> int:
        """Return the pixels that it takes unfolded."""
        return self._whole.sizeHint().width()

    def folded_width(self) -> int:
        """Return the pixels that it takes folded."""
        return max(self.menu_button.sizeHint().width(), self.menu_button.minimumWidth())

    def fold(self, folded: bool) -> None:
        """Be one button with a menu, or a button for each action again."""
        self._whole.setVisible(not folded)
        self.menu_button.setVisible(folded)

    def text(self) -> str:
        """Return what it says of how many."""
        return self._count.text()


def _say(button: QToolButton, words: str, action: QAction) -> None:
    name = action.text().replace("&", "").rstrip("…")
    button.setText(words or name)
    button.setAccessibleName(name)
