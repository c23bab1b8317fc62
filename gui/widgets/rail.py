"""A narrow column of icons with a word each: the window's pages, and menus at its foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QMenu, QSizePolicy, QVBoxLayout, QWidget

from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.painted_button import PaintedButton
from swathe.gui.widgets.theme import SPACE, Colours, blend

_ICON: Final = 24
_MARK: Final = 3
"""Pixels of the stripe beside the page in front."""
_DOT: Final = 8
"""Pixels of the dot on the icon of a page on which something runs."""


@dataclass(frozen=True, slots=True)
class RailRow:
    """An entry of the rail.

    Parameters
    ----------
    name : what `Rail.chosen` tells
    title : the word under the icon
    icon : of resources/icons
    tip : what it does, in a sentence
    entries : of a menu that opens in place of telling; None separates
    """

    name: str
    title: str
    icon: str
    tip: str = ""
    entries: Callable[[], Sequence[QAction | QMenu | None]] | None = None


class RailButton(PaintedButton):
    """An icon with a word under it."""

    def __init__(self, row: RailRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._running = ""
        self.setText(row.title)
        self.setAccessibleName(row.title)
        self.setAccessibleDescription(row.tip)
        self.setToolTip(row.tip)
        self.setCheckable(row.entries is None)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        self.setFont(font)

    @property
    def running(self) -> str:
        """What runs on its page, in a sentence; '' for nothing."""
        return self._running

    def show_running(self, words: str) -> None:
        """Show that something runs on its page."""
        if words != self._running:
            self._running = words
            said = "\n".join(filter(None, (words, self.row.tip)))
            self.setToolTip(said)
            self.setAccessibleDescription(said)
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for the icon, and the word under it."""
        metrics = self.fontMetrics()
        wide = max(_ICON, metrics.horizontalAdvance(self.text())) + SPACE
        return QSize(max(wide, 56), _ICON + metrics.height() + 2 * SPACE)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it; the page in front has a stripe at its left, one on which something runs a dot."""
        with QPainter(self) as painter:
            palette, colours = self.palette(), Colours.of(self.palette())
            window = palette.color(QPalette.ColorRole.Window)
            if self.isChecked() or self.underMouse() or self.isDown():
                painter.fillRect(self.rect(), blend(window, colours.text, 0.1 if self.isChecked() else 0.05))
            if self.isChecked():
                painter.fillRect(0, 0, _MARK, self.height(), palette.color(QPalette.ColorRole.Highlight))
            metrics = self.fontMetrics()
            top = (self.height() - _ICON - metrics.height()) // 2
            place = QRect((self.width() - _ICON) // 2, top, _ICON, _ICON)
            mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
            icon(self.row.icon, palette).paint(painter, place, Qt.AlignmentFlag.AlignCenter, mode)
            if self._running:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.mark)
                painter.drawEllipse(place.right() - _DOT // 2, place.top() - _DOT // 2, _DOT, _DOT)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            words = QRect(0, place.bottom() + 2, self.width(), metrics.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignHCenter, self.text())
            if self.hasFocus():
                painter.setPen(palette.color(QPalette.ColorRole.Highlight))
                painter.drawRect(self.rect().adjusted(1, 1, -2, -2))


class Rail(QWidget):
    """Offer rows from the top, and others at the foot.

    Signals
    -------
    chosen(str) : the name of a row that was pressed
    """

    chosen = Signal(str)

    def __init__(self, rows: Sequence[RailRow], foot: Sequence[RailRow] = ()) -> None:
        super().__init__()
        self.setAccessibleName("Pages")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._shown = ""
        self.buttons = {row.name: RailButton(row, self) for row in (*rows, *foot)}
        column = QVBoxLayout(self, spacing=0)
        column.setContentsMargins(0, SPACE // 2, 1, SPACE // 2)
        for row in rows:
            column.addWidget(self.buttons[row.name])
        column.addStretch(1)
        for row in foot:
            column.addWidget(self.buttons[row.name])
        for button in self.buttons.values():
            button.clicked.connect(self._on_clicked)

    @property
    def shown(self) -> str:
        """The name of the row that is marked."""
        return self._shown

    def show_row(self, name: str) -> None:
        """Mark the row of the page in front."""
        self._shown = name
        for button in self.buttons.values():
            button.setChecked(button.row.name == name)

    def show_running(self, running: Mapping[str, str]) -> None:
        """Mark the rows of pages on which something runs; `running` says what, in a sentence each."""
        for name, button in self.buttons.items():
            button.show_running(running.get(name, ""))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, a shade from the pages', and the line at the right."""
        colours = Colours.of(self.palette())
        with QPainter(self) as painter:
            ground = blend(self.palette().color(QPalette.ColorRole.Window), colours.text, 0.04)
            painter.fillRect(self.rect(), ground)
            painter.setPen(colours.grid)
            painter.drawLine(self.rect().topRight(), self.rect().bottomRight())

    def _on_clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, RailButton)
        self.show_row(self._shown)  # a press alone brings no page
        if button.row.entries is None:
            self.chosen.emit(button.row.name)
        else:
            self._open_menu(button, button.row.entries())

    def _open_menu(self, button: RailButton, entries: Sequence[QAction | QMenu | None]) -> None:
        menu = EdgedMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addAction(entry.menuAction())
            else:
                menu.addAction(entry)
        corner = button.mapToGlobal(QPoint(button.width(), button.height()))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))
