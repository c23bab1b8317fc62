"""The drawing of organisms as horizontal bars, for the screen and for files."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette

from swathe.core.cancel import CancelToken
from swathe.core.results.organisms import OrganismTable
from swathe.core.system.words import counted
from swathe.gui.widgets.picture import Picture, paint_placed, placed_heading
from swathe.gui.widgets.theme import SPACE, Colours, blend

MOST_BARS: Final = 20
QUANTITIES: Final = ("hits", "score")
_NAMES_SHARE: Final = 0.6
_WIDEST_NAME: Final = 40
"""In characters: strains of a species differ at the end of their names."""
_TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: `organism` is its row in the `OrganismTable`."""

    organism: int
    name: str
    value: int
    hits: int


@dataclass(frozen=True, slots=True)
class Bars:
    """The organisms with the most hits or the best scores, and what is said of the others."""

    quantity: str
    bars: tuple[Bar, ...]
    rest: str

    @classmethod
    def of(cls, organisms: OrganismTable | None, quantity: str) -> Bars:
        """Choose the bars; `quantity` is ``hits`` or ``score``."""
        if organisms is None:
            return cls(quantity, (), "")
        order = organisms.order_by(quantity, descending=True).tolist()
        values, counts = np.nan_to_num(organisms.values(quantity)), organisms.values("hits")
        bars = tuple(
            Bar(
                row,
                organisms.text("organism", row) or "No organism given",
                int(values[row]),
                int(counts[row]),
            )
            for row in order[:MOST_BARS]
        )
        others = order[MOST_BARS:]
        hits = counted(int(counts[others].sum()), "hit")
        rest = "{} with {}".format(counted(len(others), "other organism"), hits) if others else ""
        return cls(quantity, bars, rest)

    @property
    def axis(self) -> str:
        """The title of the axis."""
        return "Hits" if self.quantity == "hits" else "Best score"


class BarsPicture(Picture):
    """Paint bars into a width, as high as they need, below a `heading`: a title and what they are of."""

    def __init__(
        self,
        bars: Bars,
        width: int,
        font: QFont,
        palette: QPalette,
        current: int = -1,
        hovered: int = -1,
        heading: tuple[str, str] = ("", ""),
    ) -> None:
        self.bars = bars
        self.palette = palette
        self._width = width
        self._font = font
        self._current = current
        self._hovered = hovered
        metrics = QFontMetrics(font)
        self.row = metrics.height() + SPACE // 2
        self._heading = placed_heading(font, heading, width)
        above = math.ceil(self._heading[-1][-1].bottom()) if self._heading else 0
        self._head = above + SPACE // 2
        self._foot = metrics.height() + SPACE
        widest = max(
            metrics.horizontalAdvance(words) for words in (bars.axis, *(bar.name for bar in bars.bars))
        )
        most = min(int(width * _NAMES_SHARE), _WIDEST_NAME * metrics.averageCharWidth())
        self._names = min(widest + SPACE, most)
        self._figure = metrics.horizontalAdvance(f"{self._most():,}") + SPACE

    @property
    def size(self) -> QSize:
        """The width given, and the height of all bars with the axis below them."""
        rows = len(self.bars.bars) + bool(self.bars.rest)
        return QSize(self._width, self._head + rows * self.row + self._foot + SPACE // 2)

    def bar_at(self, y: float) -> int:
        """Return which bar is at a height; -1 for none."""
        place = int((y - self._head) // self.row)
        return place if 0 <= place < len(self.bars.bars) else -1

    def rect_of(self, place: int) -> QRectF:
        """Return the whole row of a bar."""
        return QRectF(0, self._head + place * self.row, self._width, self.row)

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint the axis and the bars."""
        del drawing  # letters are letters in either
        colours = Colours.of(self.palette)
        paint_placed(painter, self._heading, (colours.text, colours.muted)[: len(self._heading)])
        painter.setFont(self._font)
        metrics = QFontMetrics(self._font)
        self._paint_axis(painter, colours)
        for place, bar in enumerate(self.bars.bars):
            token.raise_if_cancelled()
            self._paint_bar(painter, colours, place, bar)
        if self.bars.rest:
            painter.setPen(colours.muted)
            most = self._width - SPACE - metrics.horizontalAdvance(self.bars.rest)  # else its end was cut
            left = max(min(self._names + SPACE, most), SPACE // 2)
            row = self.rect_of(len(self.bars.bars)).adjusted(left, 0, 0, 0)
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.bars.rest)
        yield

    def _paint_bar(self, painter: QPainter, colours: Colours, place: int, bar: Bar) -> None:
        row = self.rect_of(place)
        if place == self._current:
            painter.fillRect(row, blend(colours.background, colours.selection, 0.25))
        name = QRectF(SPACE / 2, row.y(), self._names - SPACE / 2, row.height())
        elided = QFontMetrics(self._font).elidedText(bar.name, Qt.TextElideMode.ElideRight, int(name.width()))
        painter.setPen(colours.text)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, elided)
        long = max(1.0, self._room() * bar.value / max(self._most(), 1))
        left = self._names + SPACE
        strong = place in (self._current, self._hovered)
        painter.fillRect(
            QRectF(left, row.y() + 2, long, row.height() - 4),
            colours.measured if strong else blend(colours.background, colours.measured, 0.72),
        )
        figure = QRectF(left + long + SPACE // 2, row.y(), self._figure, row.height())
        painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, f"{bar.value:,}")

    def _paint_axis(self, painter: QPainter, colours: Colours) -> None:
        """Paint a scale of round numbers from 0 below the bars, and its title before it: it takes no line."""
        metrics = QFontMetrics(self._font)
        bottom = self.size.height() - self._foot
        step = round_step(self._most())
        left = self._names + SPACE
        for value in range(0, self._most() + 1, step):
            x = left + self._room() * value / max(self._most(), 1)
            painter.setPen(colours.grid)
            painter.drawLine(QPointF(x, self._head), QPointF(x, bottom))
            painter.setPen(colours.muted)
            text = f"{value:,}"
            box = QRectF(x - 40, bottom, 80, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.setPen(colours.text)
        title = QRectF(0, bottom, self._names, metrics.height())
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.bars.axis)

    def _room(self) -> float:
        """Return the width of the longest bar."""
        return max(float(self._width - self._names - self._figure - 2 * SPACE), 10.0)

    def _most(self) -> int:
        return max((bar.value for bar in self.bars.bars), default=0)


def round_step(most: int) -> int:
    """Return a round distance between ticks of a scale from 0, at least 1, for some five of them."""
    step = 1
    while most > _TICKS * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
