"""What a form lies in: scrolls down, and is as wide as its widest field whatever the font is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from swathe.gui.widgets.scrolled import bring_into_sight
from swathe.gui.widgets.section import Section
from swathe.gui.widgets.theme import SPACE

_GAP: Final = SPACE // 2
"""Pixels between the fields and the bar."""


class FormScroll(QScrollArea):
    """Scroll `inner` up and down, never across; `least` pixels wide even for narrow fields."""

    def __init__(self, inner: QWidget, least: int) -> None:
        super().__init__()
        self._least = least
        self._opened: QWidget | None = None
        self._least_height = 0  # of the fields, with blank room below them
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        self.verticalScrollBar().rangeChanged.connect(self._keep_width)
        self.verticalScrollBar().actionTriggered.connect(self._forget_opened)
        self.verticalScrollBar().valueChanged.connect(self._let_go)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._forget_opened)
        self._keep_width()

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the widest field and of the bar."""
        inner = self.widget()
        across = inner.minimumSizeHint().width() if inner is not None else 0
        return QSize(max(self._least, across + self.margin), super().minimumSizeHint().height())

    @property
    def margin(self) -> int:
        """Pixels at the right of the fields, where the bar is or would be, and a gap before it."""
        return self.verticalScrollBar().sizeHint().width() + _GAP

    def show_soon(self, part: QWidget) -> None:
        """Scroll to what was said or unfolded just now, once it has its room.

        It may take more a moment later: words have their width once the bar is there, and then their height.
        """
        self._opened = part
        QTimer.singleShot(0, part, self._show_opened)

    def show_section(self, section: Section) -> None:
        """Scroll to a section that was unfolded just now, or keep the place where one was folded.

        Nothing scrolls under the pointer: its line stays there, and a second click folds it again and hits no
        field. Where what is left would no longer reach down to there, blank room stays below it until
        somebody scrolls up.
        """
        value = self.verticalScrollBar().value()
        if not section.unfolded and value > 0:
            self._keep_height(value + self.viewport().height())
        elif section.unfolded and not section.head.underMouse():
            self.show_soon(section)

    def show_top(self) -> None:
        """Scroll to the top, for what was put into the fields: one begins to read there."""
        self._forget_opened()
        self.verticalScrollBar().setValue(0)

    def _show_opened(self) -> None:
        if self._opened is not None:
            bring_into_sight(self, self._opened)

    def _let_go(self, value: int) -> None:
        """Keep no more blank room than is in sight."""
        if self._least_height:
            in_sight = value + self.viewport().height()
            self._keep_height(min(self._least_height, in_sight) if value > 0 else 0)

    def _keep_height(self, height: int) -> None:
        self._least_height = height
        if (inner := self.widget()) is not None:
            inner.setMinimumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep no more blank room than there is in sight now."""
        super().resizeEvent(event)
        self._let_go(self.verticalScrollBar().value())

    def _forget_opened(self) -> None:
        """Follow it no more: somebody scrolls, or goes elsewhere."""
        self._opened = None

    def take_wheel(self, event: QWheelEvent) -> None:
        """Scroll where the wheel turns over what stands around the fields."""
        self.verticalScrollBar().wheelEvent(event)

    def _keep_width(self) -> None:
        """Leave the room of the bar empty where there is none: fields keep their width when one unfolds."""
        self.setViewportMargins(0, 0, _GAP if self.verticalScrollBar().maximum() > 0 else self.margin, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew when a field unfolds that may be wider, and follow what was unfolded."""
        if event.type() == QEvent.Type.Resize and watched is self.widget():
            self._show_opened()
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
