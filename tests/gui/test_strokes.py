"""Drawings are as they were painted, in programs that do not know strokes without a scale, too."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from swathe.gui.widgets.picture import svg_painter

SIDE = 120


def paint(painter: QPainter) -> None:
    """Paint every kind of shape with a line that is as wide at any scale, and words."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, SIDE, SIDE), QColor("white"))
    painter.save()
    painter.translate(10, 110)
    painter.scale(10, -5)
    pen = QPen(QColor("red"), 3)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.drawRect(QRectF(0, 0, 2, 4))
    painter.drawEllipse(QRectF(3, 0, 2, 2))
    painter.drawEllipse(QRectF(6, 0, 3, 2))
    painter.drawLine(QLineF(0, 6, 9, 8))
    painter.drawPolyline([QPointF(0, 8), QPointF(4, 12), QPointF(9, 9)])
    painter.drawPolygon([QPointF(0, 13), QPointF(4, 18), QPointF(4, 14)])
    painter.drawRoundedRect(QRectF(5, 13, 4, 5), 1, 1)
    painter.restore()
    painter.setPen(QColor("blue"))
    painter.drawText(QPointF(60, 12), "1,5")


@pytest.mark.usefixtures("qapp")
def test_a_drawing_is_as_it_was_painted_without_strokes_that_some_programs_do_not_know() -> None:
    """Lines were a hair or thick bars in them, and letters three quarters of their size everywhere."""
    buffer = QBuffer()
    with svg_painter(buffer, QSize(SIDE, SIDE), "", "") as painter:
        paint(painter)
        letters = QFontInfo(painter.font()).pixelSize()
    drawing = buffer.data()
    assert b"vector-effect" not in drawing.data()
    assert f' font-size="{letters}"'.encode() in drawing.data() and b">1,5</text>" in drawing.data()
    pictures = painted, drawn = [QImage(SIDE, SIDE, QImage.Format.Format_RGB32) for _ in range(2)]
    with QPainter(painted) as painter:
        paint(painter)
    with QPainter(drawn) as painter:
        QSvgRenderer(drawing).render(painter)
    dots = [np.frombuffer(picture.constBits(), np.uint8).astype(int) for picture in pictures]
    assert np.abs(dots[0] - dots[1]).mean() < 1
