"""What a form lies in: scrolls down, and is as wide as its widest field whatever the font is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swathe.gui.widgets.theme import SPACE

_GAP: Final = SPACE // 2
"""Pixels between the fields and the bar."""


class FormScroll(QScrollArea):
    """Scroll `inner` up and down, never across; `least` pixels wide even for narrow fields."""

    def __init__(self, inner: QWidget, least: int) -> None:
        super().__init__()
        self._least = least
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        self.verticalScrollBar().rangeChanged.connect(self._keep_width)
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

    def _keep_width(self) -> None:
        """Leave the room of the bar empty where there is none: fields keep their width when one unfolds."""
        self.setViewportMargins(0, 0, _GAP if self.verticalScrollBar().maximum() > 0 else self.margin, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew when a field unfolds that may be wider."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
