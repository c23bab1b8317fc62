"""What stands where a table or a picture will be: what is going on and what to do."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swathe.gui.widgets.scrolled import may_be_below
from swathe.gui.widgets.theme import SPACE, title_font

_LINE: Final = 84
"""Average letters that fit in a line: longer ones are hard to read, and leave single words for the last."""
_ABOVE: Final = 2
"""Share of the room that is above the words; below are three."""
ADD_SEQUENCES: Final = "Add sequences…"
"""The action where hits of another program would be aligned."""
NO_SEQUENCES: Final = (
    "No sequences",
    "Aligning hits needs the sequences of both queries and database.",
    ADD_SEQUENCES,
)
"""What stands where hits of another program would be aligned."""
ALL_HIDDEN: Final = ("No hit in the table", "The table says why, and what to do about it.")
"""What stands where hits of the table would be shown, but it has none left: its filter may hide all of them,
or ask for lineages that are not known."""


class MessagePage(QWidget):
    """A title, a sentence, and at most two actions: `action_triggered`, `other_triggered`."""

    action_triggered = Signal()
    other_triggered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setFont(title_font(self._title.font()))
        self._body = QLabel()
        self._body.setTextFormat(Qt.TextFormat.PlainText)
        self._action, self._other = QPushButton(autoDefault=True), QPushButton(autoDefault=True)
        self._action.clicked.connect(self.action_triggered)
        self._other.clicked.connect(self.other_triggered)
        layout = QVBoxLayout(self, spacing=SPACE)
        layout.setContentsMargins(SPACE, 0, SPACE, 0)
        layout.addStretch(_ABOVE)
        for label in (self._title, self._body):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            across = QHBoxLayout(spacing=0)
            across.addStretch(1)
            across.addWidget(label, 1_000)
            across.addStretch(1)
            layout.addLayout(across)
        self._body.setMaximumWidth(_LINE * self._body.fontMetrics().averageCharWidth())
        buttons = QHBoxLayout(spacing=SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self._action)
        buttons.addWidget(self._other)
        buttons.addStretch(1)
        layout.addLayout(buttons)
        layout.addStretch(3)
        self.say("", "")

    def say(self, title: str, body: str, action: str = "", other: str = "") -> None:
        """Show a title, a sentence and, if named, a button or two."""
        self._title.setText(title)
        self._body.setText(body)
        self._body.setVisible(bool(body))
        for button, words in ((self._action, action), (self._other, other)):
            button.setText(words)
            button.setVisible(bool(words))
        # A proxy out of sight would hold Tab up; that there may be none the stubs do not know.
        self.setFocusProxy(cast("QWidget", self._action if action else None))
        self.setAccessibleName(title)
        self.setAccessibleDescription(body)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand at the top where the middle may be out of sight."""
        super().resizeEvent(event)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.setStretch(0, 0 if may_be_below(self) else _ABOVE)

    def words_in(self, over: QWidget) -> QRect:
        """Return where its words stand in a widget around it: the labels are wider."""
        words = QRect()
        for label in (self._title, self._body):
            if label.isVisible():
                flags = int(label.alignment()) | int(Qt.TextFlag.TextWordWrap)
                read = label.fontMetrics().boundingRect(label.contentsRect(), flags, label.text())
                words |= read.translated(label.mapTo(over, QPoint()))
        return words

    def text(self) -> str:
        """Return what is said, as one line."""
        return f"{self._title.text()} {self._body.text()}".strip()
