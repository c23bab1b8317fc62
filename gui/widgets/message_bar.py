"""A sentence across the top of the page, with a hint and at most two things to do about it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from swathe.gui.widgets.icons import icon


class Tone(Enum):
    """What kind of message it is; the icon says it, colour only helps."""

    NOTE = "info"
    PROBLEM = "warning"


class MessageBar(QWidget):
    """Show one message at a time, inline; a new one replaces the old."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Message"))
        self._tone = Tone.NOTE
        self._mark = QLabel()
        self._text = QLabel(wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = [QPushButton(), QPushButton()]
        self._close = QToolButton(
            autoRaise=True, toolTip=self.tr("Dismiss"), accessibleName=self.tr("Dismiss the message")
        )
        self._close.clicked.connect(self.hide)
        layout = QHBoxLayout(self, spacing=8)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.addWidget(self._mark)
        layout.addWidget(self._text, 1)
        for button in self._buttons:
            layout.addWidget(button)
        layout.addWidget(self._close)
        self._actions: list[Callable[[], None]] = []
        self._buttons[0].clicked.connect(self._do_first)
        self._buttons[1].clicked.connect(self._do_second)
        self._tint()
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while hidden."""
        return self._text.text() if not self.isHidden() else ""

    def show_message(
        self, tone: Tone, text: str, actions: tuple[tuple[str, Callable[[], None]], ...] = ()
    ) -> None:
        """Show a sentence and up to two actions; choosing one hides the bar."""
        self._tone = tone
        self._text.setText(text)
        self._actions = [action for _, action in actions]
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(actions))
            if index < len(actions):
                button.setText(actions[index][0])
        self._tint()
        self.show()

    def _do_first(self) -> None:
        self._do(0)

    def _do_second(self) -> None:
        self._do(1)

    def _do(self, index: int) -> None:
        action = self._actions[index]
        self.hide()
        action()

    def _tint(self) -> None:
        self._mark.setPixmap(icon(self._tone.value, self.palette()).pixmap(QSize(20, 20)))
        self._close.setIcon(icon("close", self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the mark."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().brush(QPalette.ColorRole.AlternateBase))
        if self._tone is Tone.PROBLEM:
            painter.fillRect(0, 0, 4, self.height(), self.palette().brush(QPalette.ColorRole.Highlight))
