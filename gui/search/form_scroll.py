"""What a form lies in: scrolls down, and is as wide as its widest field whatever the font is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


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

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the widest field and of the bar."""
        inner = self.widget()
        across = inner.minimumSizeHint().width() if inner is not None else 0
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(max(self._least, across + bar), super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask anew when a field unfolds that may be wider."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
