"""The rate of a search as a line as high as a word, which opens the chart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from swathe.gui.search.rate_record import MOVING, SECONDS, SIDES, RateRecord
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, Colours, blend

_REPAINT_MS: Final = 200
_LEAST: Final = 3
"""Points of a course; a search that was over at once has fewer, which would look like a speck."""


class Sparkline(QAbstractButton):
    """Draw a record's rate, of all sides together; pressed in while the chart is open.

    A search that was over at once has no course to draw, and a sign stands for the chart.
    """

    def __init__(self, record: RateRecord) -> None:
        super().__init__()
        self._record = record
        self._drawn = -1
        self._expected = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._timer = QTimer(self)
        self._timer.setInterval(_REPAINT_MS)
        self._timer.timeout.connect(self._look)

    def expect(self) -> None:
        """Take the room of a course: a search begins, and what stands beside it is not to move later."""
        self._expected = True
        self.updateGeometry()

    def follow(self, running: bool) -> None:
        """Repaint while a search runs."""
        self._expected = running
        if running:
            self._timer.start()
        else:
            self._timer.stop()
        self._look()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of a line, and the width of a course or, where there will be none, of a sign."""
        height = self.fontMetrics().height() + SPACE
        course = self._expected or len(self._record.points()) >= _LEAST
        return QSize(10 * SPACE if course else height, height)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a sign: a course has less room where there is little."""
        height = self.sizeHint().height()
        return QSize(height, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = self.palette()
            colours = Colours.of(palette)
            area = self.rect().adjusted(0, 0, -1, -1)
            if self.isChecked() or self.underMouse() or self.hasFocus():
                share = 0.12 if self.isChecked() else 0.06
                painter.setPen(colours.focus if self.hasFocus() else colours.grid)
                painter.setBrush(blend(palette.color(QPalette.ColorRole.Window), colours.text, share))
                painter.drawRoundedRect(area, 4, 4)
            values = self._record.points()
            inner = area.adjusted(4, 4, -4, -4)
            if len(values) < _LEAST:
                if not self._timer.isActive():
                    icon("chart", palette).paint(painter, inner)
                return
            rates = values[:, SIDES:].sum(axis=1) if values.shape[1] > SIDES else values[:, MOVING]
            across = inner.width() / max(float(values[-1, SECONDS]), 1e-9)
            up = inner.height() / max(float(rates.max()), 1e-9)
            points = [
                QPointF(inner.left() + across * seconds, inner.bottom() - up * rate)
                for seconds, rate in zip(values[:, SECONDS].tolist(), rates.tolist(), strict=True)
            ]
            ground = QPolygonF([QPointF(points[0].x(), inner.bottom()), *points])
            ground.append(QPointF(points[-1].x(), inner.bottom()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(palette.color(QPalette.ColorRole.Window), colours.measured, 0.25))
            painter.drawPolygon(ground)
            painter.setPen(QPen(colours.measured, 1.2))
            painter.drawPolyline(QPolygonF(points))

    def _look(self) -> None:
        if self._record.changes != self._drawn:
            self._drawn = self._record.changes
            self.update()
