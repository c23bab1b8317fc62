"""The slider over E-values, with a groove that is seen on dark grounds too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from swathe.gui.widgets.theme import Colours

_GROOVE: Final = 4
"""Pixels."""


class BoundSlider(QSlider):
    """A horizontal slider."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove as a line of the text's quieter colour, and the handle on it."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        knob = QRectF(
            self.style().subControlRect(
                QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
            )
        )
        size = min(knob.width(), knob.height()) - 2
        palette, middle = self.palette(), knob.center()
        muted = Colours.of(palette).muted
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(muted)
            groove = QRectF(0, middle.y() - _GROOVE / 2, self.width(), _GROOVE)
            painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
            filled = palette.color(QPalette.ColorRole.Highlight) if self.isEnabled() else muted
            rim = palette.color(
                QPalette.ColorRole.WindowText if self.hasFocus() else QPalette.ColorRole.Window
            )
            painter.setPen(QPen(rim, 2))
            painter.setBrush(filled)
            painter.drawEllipse(middle, size / 2, size / 2)
