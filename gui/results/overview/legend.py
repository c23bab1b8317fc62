"""The steps of the overview's colours, with what each stands for."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swathe.core.results.overview import DARK, LIGHT, STEPS, ColourBy, step_text
from swathe.gui.widgets.theme import SPACE, is_dark, readable_on


class OverviewLegend(QWidget):
    """Show the steps in a row, the weakest first."""

    def __init__(self) -> None:
        super().__init__()
        self._by = ColourBy.EVALUE
        self._hollow = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.show_as(ColourBy.EVALUE)

    def show_as(self, by: ColourBy, provisional: bool = False) -> None:
        """Explain the colours of another property, or of E-values that are `provisional`."""
        self._by = by
        self._hollow = provisional and by is ColourBy.EVALUE
        names = ", ".join(step_text(by, step) for step in range(len(STEPS[by])))
        words = f"E-value {names}; grey: no E-value" if by is ColourBy.EVALUE else f"Identity {names} %"
        if self._hollow:
            words = f"provisional {words}; hollow, as it is not yet adjusted"
        self.setAccessibleName(f"Colours of the bars, the weakest hits first: {words}")
        shapes = (
            "Thin line within a bar: gap\n"
            "Upright line across it: insertion\n"
            "Faint line beside it: unaligned part of the hit\n"
            "Dotted line: not aligned yet\n"
            "Square before the name: ticked\n"
            "Dot before it: newly included in the round"
        )
        self.setToolTip(f"{words}\n{shapes}")
        self.setAccessibleDescription(shapes)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the room in which each step has its name."""
        return self._size(sum(self._widths(1)))

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which every second one has."""
        return self._size(sum(self._widths(2)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the steps, each as wide as its name; where there is little room, every second one has its."""
        with QPainter(self) as painter:
            metrics = painter.fontMetrics()
            base = (self.height() - metrics.height()) / 2 + metrics.ascent()
            each = 1 if self.width() >= self.sizeHint().width() else 2
            widths = self._widths(each)
            more = (self.width() - sum(widths)) / len(widths)
            left = 0.0
            colours = [QColor(name) for name in (DARK if is_dark(self.palette()) else LIGHT)]
            for place, (colour, width) in enumerate(zip(colours, widths, strict=True)):
                field = QRectF(left, 1, width + more + 0.5, self.height() - 2)
                painter.fillRect(field, colour)
                if self._hollow:
                    painter.fillRect(field.adjusted(1, 1, -1.5, -1), self.palette().base())
                if place % each == 0:
                    words = STEPS[self._by][place]
                    ground = self.palette().base().color() if self._hollow else colour
                    painter.setPen(readable_on(ground))
                    middle = field.center().x() - metrics.horizontalAdvance(words) / 2
                    painter.drawText(QPointF(middle, base), words)
                left += width + more

    def changeEvent(self, event: QEvent) -> None:
        """Follow font and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.updateGeometry()
            self.update()

    def _widths(self, each: int) -> list[float]:
        """Return how wide steps are at least where each, or every second one, has its name in it."""
        metrics = QFontMetricsF(self.font())
        return [
            SPACE + (metrics.horizontalAdvance(words) if place % each == 0 else 0)
            for place, words in enumerate(STEPS[self._by])
        ]

    def _size(self, width: float) -> QSize:
        height = QFontMetricsF(self.font()).height() + 6
        return QSize(ceil(width), round(height))
