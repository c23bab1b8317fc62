"""What every part of the search form has: a heading, its controls, and a line that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, Colours, heading_font
from swathe.gui.widgets.tooltips import tooltip_text


class MutedLabel(QLabel):
    """A label in the palette's quieter text colour, which follows light and dark."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._mute()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._mute()
        super().changeEvent(event)

    def _mute(self) -> None:
        muted = Colours.of(QApplication.palette()).muted
        if self.palette().color(QPalette.ColorRole.WindowText) != muted:
            palette = QPalette()  # nothing set but this one colour, so that the others go on following
            palette.setColor(QPalette.ColorRole.WindowText, muted)
            self.setPalette(palette)


class ElidedLabel(QLabel):
    """One line that loses its end where it is too long, and shows it whole in its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_whole(self, text: str, tooltip: str = "") -> None:
        """Show a text; `tooltip` says more than the text itself where that is useful."""
        self._whole = text
        self.setToolTip(tooltip_text(tooltip or text))
        self.setAccessibleName(text)
        self._elide()

    def resizeEvent(self, event: QEvent) -> None:
        """Elide anew."""
        self._elide()

    def _elide(self) -> None:
        self.setText(
            self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), 40))
        )


class NoteLine(QWidget):
    """The line under a field: quiet where it informs, with a warning sign where something needs attention."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = QLabel()
        self._mark.setFixedWidth(16)
        self._label = MutedLabel(parent=self)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = self._line = QHBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._label, 1)
        self._button: QPushButton | None = None
        self._action: Callable[[], None] | None = None
        self._warns = False
        self.say("")

    @property
    def text(self) -> str:
        """What it says."""
        return self._label.text()

    def say(
        self, text: str, warning: bool = False, action: tuple[str, Callable[[], None]] | None = None
    ) -> None:
        """Show a sentence; an empty one takes no room. `action` is a button's title, and what it does."""
        self._offer(action)
        self._label.setText(text)
        self._label.setAccessibleName(text)
        self._warns = warning
        self._mark.setVisible(warning)
        self.setVisible(bool(text))
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _offer(self, action: tuple[str, Callable[[], None]] | None) -> None:
        """Show a button where there is something to do; most lines never have one."""
        if self._button is None and action is not None:
            self._button = QPushButton()
            self._button.clicked.connect(self._act)
            self._line.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        self._action = action[1] if action is not None else None
        if self._button is not None:
            self._button.setText(action[0] if action is not None else "")
            self._button.setVisible(action is not None)

    def _act(self) -> None:
        if self._action is not None:
            self._action()

    def _tint(self) -> None:
        if self._warns:
            self._mark.setPixmap(icon("warning", self.palette()).pixmap(QSize(16, 16)))


class Field(QWidget):
    """A group of the form.

    `problem` is empty or the sentence that keeps the search from starting; `changed` is emitted whenever what
    the field holds, or its problem, may have changed.
    """

    changed = Signal()

    def __init__(self, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem = ""
        self.heading = QLabel(heading)
        self.heading.setFont(heading_font(self.heading.font()))
        self.note = NoteLine(self)
        self.title_line = QHBoxLayout(spacing=SPACE // 2)
        self.title_line.addWidget(self.heading, 1)
        self.body = QVBoxLayout(self, spacing=SPACE // 2)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self.title_line)

    def invite_drop(self, hint: str) -> None:
        """Mark the field as a place to drop a file, or stop doing so with an empty hint."""
        self._veil.setGeometry(self.rect())
        self._veil.text = hint
        self._veil.setVisible(bool(hint))
        self._veil.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the mark for dropping as large as the field."""
        super().resizeEvent(event)
        self._veil.setGeometry(self.rect())

    @property
    def _veil(self) -> DropVeil:
        veil = self.findChild(DropVeil)
        return veil if veil is not None else DropVeil(self)

    def set_problem(self, problem: str, note: str = "", warning: bool = False) -> None:
        """Say what is wrong, or with an empty `problem` what is worth knowing."""
        self.problem = problem
        self.note.say(problem or note, warning=bool(problem) or warning)
        self.changed.emit()


class DropVeil(QWidget):
    """Covers a field while a file is dragged over the window and says what dropping here means."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        highlight = self.palette().color(QPalette.ColorRole.Highlight)
        ground = self.palette().color(QPalette.ColorRole.Base)
        ground.setAlphaF(0.9)
        painter.setBrush(ground)
        painter.setPen(QPen(highlight, 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text)
