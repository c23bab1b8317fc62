"""Paint a dot plot, on the screen as in pictures: dots, the alignment's path, axes with residue numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPalette, QPen, QPolygonF

from swathe.core.alignment.dot_plot import NO_WINDOW, DotPlot
from swathe.core.cancel import CancelToken
from swathe.gui.results.dot_plot.frame import Axis, Frame
from swathe.gui.widgets.picture import Picture
from swathe.gui.widgets.theme import SPACE, Colours, blend

_FAINTEST: Final = 0.35
"""Share of the text's colour that a dot just over the threshold has; the strongest has all of it."""
_TICK: Final = 4
_STEPS: Final = (1, 2, 5)
_TICK_ROOM: Final = 1.6
"""Least distance of two ticks along the query, as a multiple of the widest number."""


@dataclass(frozen=True, slots=True)
class Margins:
    """What stands around the dots, in pixels: titles and the query's numbers above, the subject's left."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, font: QFont, longest: int) -> Margins:
        """Return what fits numbers up to the longer sequence's length."""
        metrics = QFontMetricsF(font)
        numbers = metrics.horizontalAdvance("0" * len(f"{longest:,}"))
        return cls(
            left=numbers + _TICK + SPACE,
            top=2 * metrics.height() + _TICK + SPACE,
            right=SPACE + numbers / 2,
            bottom=SPACE,
        )


@dataclass(frozen=True, slots=True, eq=False)
class DotPlotPicture(Picture):
    """Everything that a dot plot shows, at one moment.

    Parameters
    ----------
    size_ : of the whole, with its margins
    titles : of query and subject
    plot, dots : the dots, of the region in sight or of an earlier one; None before there are any
    corners : int64[n, 2] of the alignment's path; None where it is not shown
    cross : the pair of residues at the crosshair, from 0; None where there is none
    """

    size_: QSize
    frame: Frame
    margins: Margins
    palette: QPalette
    font: QFont
    titles: tuple[str, str]
    plot: DotPlot | None
    dots: QImage | None
    corners: NDArray[np.int64] | None
    cross: tuple[int, int] | None = None

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        return self.size_

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint it, all at once: it takes a few milliseconds."""
        token.raise_if_cancelled()
        self.paint_now(painter)
        yield None

    def paint_now(self, painter: QPainter) -> None:
        """Paint it."""
        colours = Colours.of(self.palette)
        place = QPointF(self.margins.left, self.margins.top)
        area = QRectF(place.x(), place.y(), self.frame.query.extent, self.frame.subject.extent)
        painter.fillRect(area, colours.background)
        painter.save()
        painter.setClipRect(area)
        painter.translate(place)
        self._paint_dots(painter)
        self._paint_path(painter, colours)
        self._paint_cross(painter, colours)
        painter.restore()
        painter.setPen(QPen(colours.muted, 1))
        painter.drawRect(area)
        painter.setFont(self.font)
        self._paint_titles(painter, colours)
        self._paint_query_axis(painter, colours)
        self._paint_subject_axis(painter, colours)

    def _paint_dots(self, painter: QPainter) -> None:
        if self.plot is None or self.dots is None:
            return
        region = self.plot.region
        query, subject = self.frame.query, self.frame.subject
        x, y = query.pixel(region.query_from), subject.pixel(region.subject_from)
        target = QRectF(x, y, query.pixel(region.query_to) - x, subject.pixel(region.subject_to) - y)
        painter.drawImage(target, self.dots, QRectF(self.dots.rect()))

    def _paint_path(self, painter: QPainter, colours: Colours) -> None:
        if self.corners is None:
            return
        query, subject = self.frame.query, self.frame.subject
        points = [QPointF(query.pixel(i), subject.pixel(j)) for i, j in self.corners.tolist()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.mean, 1.5))
        painter.drawPolyline(QPolygonF(points))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_cross(self, painter: QPainter, colours: Colours) -> None:
        if self.cross is None:
            return
        query, subject = self.frame.query, self.frame.subject
        x, y = query.pixel(self.cross[0] + 0.5), subject.pixel(self.cross[1] + 0.5)
        painter.setPen(QPen(colours.measured, 1))
        painter.drawLine(QPointF(x, 0), QPointF(x, subject.extent))
        painter.drawLine(QPointF(0, y), QPointF(query.extent, y))

    def _paint_titles(self, painter: QPainter, colours: Colours) -> None:
        """Name both sequences in the line above, each as far as there is room for it."""
        metrics = QFontMetricsF(self.font)
        left, room = SPACE / 2, self.size_.width() - SPACE
        painter.setPen(colours.text)
        titles = [f"→ {self.titles[0]}", f"↓ {self.titles[1]}"]
        if sum(map(metrics.horizontalAdvance, titles)) + 2 * SPACE > room:
            share = (room - 2 * SPACE) / 2
            titles = [metrics.elidedText(title, Qt.TextElideMode.ElideRight, share) for title in titles]
        for title in titles:
            painter.drawText(QPointF(left, SPACE / 2 + metrics.ascent()), title)
            left += metrics.horizontalAdvance(title) + 2 * SPACE

    def _paint_query_axis(self, painter: QPainter, colours: Colours) -> None:
        metrics = QFontMetricsF(self.font)
        axis, margins = self.frame.query, self.margins
        painter.setPen(colours.text)
        numbers = metrics.horizontalAdvance(f"{axis.length:,}") * _TICK_ROOM
        for position in ticks(axis, numbers):
            x = round(margins.left + axis.pixel(position - 0.5))
            painter.fillRect(QRectF(x, margins.top - _TICK, 1, _TICK), colours.muted)
            words = f"{position:,}"
            base = QPointF(x - metrics.horizontalAdvance(words) / 2, margins.top - _TICK - metrics.descent())
            painter.drawText(base, words)

    def _paint_subject_axis(self, painter: QPainter, colours: Colours) -> None:
        metrics = QFontMetricsF(self.font)
        axis, margins = self.frame.subject, self.margins
        painter.setPen(colours.text)
        for position in ticks(axis, 2 * metrics.height()):
            y = round(margins.top + axis.pixel(position - 0.5))
            painter.fillRect(QRectF(margins.left - _TICK, y, _TICK, 1), colours.muted)
            words = f"{position:,}"
            x = margins.left - _TICK - SPACE / 4 - metrics.horizontalAdvance(words)
            painter.drawText(QPointF(x, y + (metrics.ascent() - metrics.descent()) / 2), words)


def dots_image(plot: DotPlot, threshold: int, palette: QPalette) -> QImage:
    """Return the windows that score `threshold` or more as an image, a pixel for a bin.

    The higher the score, the nearer to the text's colour; windows below it are the ground.
    """
    colours = Colours.of(palette)
    highest = max(int(plot.scores.max()), threshold)
    above = plot.scores.astype(np.int32) - threshold
    shades = 1 + above * 254 // max(1, highest - threshold)
    shown = (plot.scores >= threshold) & (plot.scores != NO_WINDOW)
    indices = np.where(shown, np.clip(shades, 1, 255), 0).astype(np.uint8)
    height, width = indices.shape
    data = indices.tobytes()
    image = QImage(data, width, height, width, QImage.Format.Format_Indexed8)
    shares = (_FAINTEST + (1 - _FAINTEST) * np.linspace(0, 1, 255)).tolist()
    table = [colours.background, *(blend(colours.background, colours.text, share) for share in shares)]
    image.setColorTable([colour.rgb() for colour in table])
    return image.convertToFormat(QImage.Format.Format_RGB32)  # its own copy of the data


def ticks(axis: Axis, room: float) -> list[int]:
    """Return the positions, from 1, of an axis's ticks: round ones, at least `room` pixels apart."""
    steps = (one * 10**power for power in range(10) for one in _STEPS)
    step = next(step for step in steps if step * axis.scale >= room)
    first = (axis.first // step + 1) * step
    return [place for place in range(first, axis.last + 1, step) if axis.pixel(place - 0.5) <= axis.room]
