"""Tabs whose labels have room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QStyle, QTabBar


class TabBar(QTabBar):
    """Tabs as high as the labels of those that are not in front need.

    Qt's style draws these labels lower, and as much less high: letters lose their descenders.
    """

    def tabSizeHint(self, index: int) -> QSize:
        """Add to the height of a tab what its label stands lower where it is not in front."""
        lower = self.style().pixelMetric(QStyle.PixelMetric.PM_TabBarTabShiftVertical, None, self)
        return super().tabSizeHint(index) + QSize(0, lower)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls around the tabs: it would bring another one to the front."""
        event.ignore()
