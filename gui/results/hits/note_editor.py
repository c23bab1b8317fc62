"""A small sheet beside a hit to write a note on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from swathe.core.results.marks import NOTE_LENGTH
from swathe.gui.widgets.edged import EdgedFrame
from swathe.gui.widgets.field import MutedLabel
from swathe.gui.widgets.theme import SPACE

_LEAST_WIDTH = 45 * SPACE
_HEIGHT = 14 * SPACE
_KEYS = "Ctrl+Return keeps, Esc discards"


class NoteEditor(EdgedFrame):
    """Write one note; a click elsewhere or Ctrl+Return keeps it, Esc leaves the old one.

    `written(object, str)` carries what `open` was told the note is on, and the note; '' takes it away.
    """

    written = Signal(object, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAccessibleName("Note")
        self._subject: object = None
        self._before = ""
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName("Note on the hit")
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText("Your note on this hit")
        self._hint = MutedLabel()
        self.keep_button = QPushButton("&Keep")
        self.remove_button = QPushButton("&Remove")
        keep = QShortcut(QKeySequence("Ctrl+Return"), self)
        keep.activated.connect(self.close)
        self.keep_button.clicked.connect(self.close)
        self.remove_button.clicked.connect(self._remove)
        self.text.textChanged.connect(self._check)
        foot = QHBoxLayout()
        foot.setSpacing(SPACE)
        foot.addWidget(self._hint, 1)
        foot.addWidget(self.remove_button)
        foot.addWidget(self.keep_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self._title)
        layout.addWidget(self.text, 1)
        layout.addLayout(foot)

    def open(self, subject: object, name: str, note: str, place: QPoint) -> None:
        """Ask for a note on `subject`, called `name`, near a place on the screen."""
        self._subject = subject
        self._before = note
        self._fit()
        inside, title = self.width() - 2 * SPACE, f"Note on {name}"
        self._title.setText(self.fontMetrics().elidedText(title, Qt.TextElideMode.ElideMiddle, inside))
        self.text.setPlainText(note)
        self._check()
        self.remove_button.setEnabled(bool(note))
        screen = self.screen().availableGeometry()
        left = min(max(place.x(), screen.left()), screen.right() - self.width())
        top = min(max(place.y(), screen.top()), screen.bottom() - self.height())
        self.move(left, top)
        self.show()
        self.text.setFocus()
        self.text.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the note as it was on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.text.setPlainText(self._before)
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was written, however the sheet was closed."""
        super().hideEvent(event)
        note = self.text.toPlainText().strip()[:NOTE_LENGTH]
        if note != self._before:
            self.written.emit(self._subject, note)

    def _remove(self) -> None:
        self.text.clear()
        self.close()

    def _fit(self) -> None:
        """Be as wide as what is said of the keys needs beside the buttons."""
        buttons = sum(button.sizeHint().width() + SPACE for button in (self.remove_button, self.keep_button))
        width = self._hint.fontMetrics().horizontalAdvance(_KEYS) + buttons + 3 * SPACE
        self.resize(max(_LEAST_WIDTH, width), _HEIGHT + 2 * self.fontMetrics().height())

    def _check(self) -> None:
        """Say at once what is more than a note may hold; its end is not kept."""
        over = len(self.text.toPlainText()) - NOTE_LENGTH
        too_long = "A note has at most {:,} characters: the last {:,} are not kept"
        self._hint.setText(too_long.format(NOTE_LENGTH, over) if over > 0 else _KEYS)
