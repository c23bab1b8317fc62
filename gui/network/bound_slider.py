"""The slider over E-values, with a groove that is seen on dark grounds too."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from swathe.gui.widgets.theme import Colours

_GROOVE: Final = 4
"""Pixels."""
_STEPS: Final = 1_000
_FINE: Final = 0.25
"""Powers of ten below the highest E-value up to which steps are much alike; beyond, they grow with these."""


class BoundSlider(QSlider):
    """A horizontal slider over E-values, from the highest at its left to the lowest at its right.

    The ten powers of ten below the highest, where bounds are tried, take half of its length, and hundreds of
    others the rest: a power of ten has the less room the farther it is from the highest.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._highest = self._decades = 0.0
        self.setRange(0, _STEPS)
        self.setSingleStep(_STEPS // 40)
        self.setPageStep(_STEPS // 10)

    def span(self, highest: float, lowest: float) -> None:
        """Go from one E-value to another one, given by their decimal logarithms."""
        self._highest, self._decades = highest, max(highest - lowest, 0.0)
        self.setEnabled(self._decades > 0)

    @property
    def log10_evalue(self) -> float:
        """Decimal logarithm of the E-value at the handle."""
        share = self.value() / _STEPS
        return self._highest - _FINE * math.expm1(share * math.log1p(self._decades / _FINE))

    def go_to(self, log10_evalue: float) -> None:
        """Move the handle to an E-value, or as near as the slider goes."""
        beyond = min(max(self._highest - log10_evalue, 0.0), self._decades)
        whole = math.log1p(self._decades / _FINE)
        self.setValue(round(_STEPS * math.log1p(beyond / _FINE) / whole) if whole else 0)

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
