"""A part of a form that folds, and says in its closed line what it holds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPolygon
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from swathe.gui.widgets.field import Field
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.painted_button import PaintedButton
from swathe.gui.widgets.theme import SPACE, Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.settings import WindowSettings, flag

_LEAST_ARROW: Final = 4
"""Pixels from the middle of the arrow to its ends at least: a quarter of a line's height."""


class SectionHead(PaintedButton):
    """The line that folds and unfolds a section: an arrow, its title, and what it holds.

    What it holds is a line under the title, also where both would fit beside each other: it changes with
    every preset, and where it took another line, it moved what is below.
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self._summary, self._warns = "", False
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.summarise("")

    @property
    def summary(self) -> str:
        """What the section holds."""
        return self._summary

    def summarise(self, summary: str, warns: bool = False) -> None:
        """Say what the section holds, or, with the sign of warnings, what is wrong with it."""
        self._summary, self._warns = summary, warns
        title = self.text().replace("&", "")
        self.setAccessibleName(f"{title}: {summary}" if summary else title)
        self.setToolTip(tooltip_text(summary))
        self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Let its mnemonic fold it only from here; from elsewhere it leads to the next field, the first."""
        if event.type() == QEvent.Type.Shortcut and not (self.isChecked() and self.hasFocus()):
            self.setChecked(True)
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.focusNextChild()
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Return the height of both lines with room to click."""
        return QSize(4 * SPACE, 2 * self.fontMetrics().height() + SPACE)

    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        return bold

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = self.palette()
            if self.underMouse() or self.isDown():
                ground = blend(palette.color(QPalette.ColorRole.Window), Colours.of(palette).text, 0.06)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ground)
                painter.drawRoundedRect(self.rect(), 4, 4)
            line = SPACE // 2 + self.fontMetrics().height()
            arrow = max(_LEAST_ARROW, self.fontMetrics().height() // 4)
            middle = QPoint(SPACE // 2 + arrow, line // 2)
            turned = ((-1, -1), (-1, 1), (1, 0)) if not self.isChecked() else ((-1, -1), (1, -1), (0, 1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Colours.of(palette).muted)
            painter.drawPolygon(QPolygon([middle + QPoint(x * arrow, y * arrow) for x, y in turned]))
            left = middle.x() + arrow + SPACE
            title = QRect(left, 0, self.width() - left, line)
            painter.setFont(self._bold())
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(title, aligned | Qt.TextFlag.TextShowMnemonic, self.text())
            rest = QRect(left, line, self.width() - left - SPACE // 2, self.height() - line)
            painter.setFont(self.font())
            if self._warns:
                palette = QPalette(palette)
                palette.setColor(QPalette.ColorRole.ButtonText, Colours.of(palette).warning)
                side = self.fontMetrics().height()
                icon("warning", palette).paint(painter, QRect(rest.topLeft(), QSize(side, side)))
                rest.setLeft(rest.left() + side + SPACE // 2)
            painter.setPen(Colours.of(palette).warning if self._warns else Colours.of(palette).muted)
            words = self.fontMetrics().elidedText(self._summary, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, words)
            if self.hasFocus():
                painter.setPen(palette.color(QPalette.ColorRole.Highlight))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 4, 4)


class Section(QWidget):
    """Fields under a line that folds them; a field in which something is wrong unfolds it."""

    def __init__(self, name: str, title: str, *fields: Field) -> None:
        super().__init__()
        self._name, self._summary = name, ""
        self._fields = fields
        self.head = SectionHead(title)
        self.inner = QWidget()
        column = QVBoxLayout(self.inner, spacing=SPACE)
        column.setContentsMargins(SPACE, SPACE // 2, 0, SPACE // 2)
        for field in fields:
            column.addWidget(field)
            field.changed.connect(self._follow)
        layout = QVBoxLayout(self, spacing=0)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.head)
        layout.addWidget(self.inner)
        self.inner.hide()
        self.head.toggled.connect(self.inner.setVisible)
        self.head.toggled.connect(self._say)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of its fields, folded or not: a form is no wider once they unfold."""
        return super().minimumSizeHint().expandedTo(QSize(self.inner.minimumSizeHint().width(), 0))

    @property
    def unfolded(self) -> bool:
        """Whether its fields are in sight."""
        return self.head.isChecked()

    def unfold(self, unfolded: bool = True) -> None:
        """Unfold or fold it."""
        self.head.setChecked(unfolded)

    def summarise(self, summary: str) -> None:
        """Say in its line what it holds, or where it is folded what is wrong with one of its fields."""
        self._summary = summary
        self._say()

    def save(self, settings: WindowSettings) -> None:
        """Remember whether it is unfolded."""
        settings.write(f"form/{self._name}", "true" if self.unfolded else "false")

    def restore(self, settings: WindowSettings) -> None:
        """Unfold it if it was the last time."""
        self.unfold(settings.read(f"form/{self._name}", False, flag))
        self._follow()

    def _say(self) -> None:
        problem = next((field.problem for field in self._fields if field.problem and not self.unfolded), "")
        self.head.summarise(problem or self._summary, warns=bool(problem))

    def _follow(self) -> None:
        if any(field.problem for field in self._fields):
            self.unfold()
