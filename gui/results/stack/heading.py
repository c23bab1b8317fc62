"""What stands above the picture of a stacked alignment: what it is of, and what colours and signs mean."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPalette, QPolygonF

from swathe.gui.results.stack.painter import StackOptions
from swathe.gui.widgets.picture import Placed, in_lines, paint_placed, placed_below, title_font
from swathe.gui.widgets.residue_colours import ResidueColours
from swathe.gui.widgets.theme import SPACE, Colours

_WEDGE: Final = "residues inserted here"
_CONSERVATION: Final = "conservation: Jensen-Shannon divergence, 0–1 bit"
_CONSENSUS: Final = "consensus: upper case where at least half have that residue"
_DOT: Final = "·"


@dataclass(frozen=True, slots=True)
class _Key:
    """A sign and what it means: words on a `ground`, or else after a wedge or a letter."""

    words: str
    ground: QColor | None = None
    wedge: bool = False
    x: float = 0.0
    line: int = 0


class StackHeading:
    """A title, a line on what there is, and the key, in as many lines as it needs.

    Parameters
    ----------
    title, contents : in as many lines as they need
    inserted : whether there are wedges, which mark what is inserted
    letters : whether residues are written
    of_profile : whether the query is a profile or PSSM
    width : of the picture, in pixels of the screen
    """

    def __init__(
        self,
        title: str,
        contents: str,
        options: StackOptions,
        palette: QPalette,
        font: QFont,
        width: float,
        inserted: bool = True,
        letters: bool = True,
        of_profile: bool = False,
    ) -> None:
        self._inserted, self._lettered, self._of_profile = inserted, letters, of_profile
        self._title, self._contents = title, contents
        self._options, self._palette, self._width = options, palette, width
        self._letters, self._large = QFont(font), title_font(font)
        self._letters.setPixelSize(QFontInfo(font).pixelSize())  # points are another size in a drawing

    @property
    def height(self) -> int:
        """In pixels of the screen, with the room below it."""
        keys = self._keys()
        below = SPACE / 2 + (keys[-1].line + 1) * self._key_line if keys else 0.0
        return math.ceil(self._lines()[-1][-1].bottom() + below + SPACE)

    def _lines(self) -> list[Placed]:
        """Return title and contents in their places."""
        texts = (self._large, self._title), (self._letters, self._contents)
        return placed_below(texts, QPointF(SPACE / 2, SPACE / 2), self._width - SPACE)

    def paint(self, painter: QPainter) -> None:
        """Paint it at the top."""
        colours = Colours.of(self._palette)
        lines = self._lines()
        paint_placed(painter, lines, (colours.text, colours.muted))
        top = lines[-1][-1].bottom()
        metrics = QFontMetricsF(self._letters)
        for key in self._keys():
            above = top + SPACE / 2 + key.line * self._key_line
            x, base = key.x, above + SPACE / 4 + metrics.ascent()
            if key.ground is not None:
                painter.fillRect(QRectF(x, above, self._wide(key), self._key_line - SPACE / 4), key.ground)
                painter.setPen(colours.text)
                x += SPACE / 2
            else:
                painter.setPen(colours.muted)
            if key.wedge:
                self._paint_wedge(painter, QPointF(x, above + SPACE / 2))
                x += self._wedge + SPACE / 2
                painter.setPen(colours.muted)
            painter.drawText(QPointF(x, base), key.words)

    def _paint_wedge(self, painter: QPainter, place: QPointF) -> None:
        colour, wide = Colours.of(self._palette).mean, self._wedge
        painter.setPen(colour)
        painter.setBrush(colour)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners = place, place + QPointF(wide, 0), place + QPointF(wide / 2, wide * 0.6)
        painter.drawPolygon(QPolygonF(corners))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    @property
    def _wedge(self) -> float:
        """The width of a wedge."""
        return QFontMetricsF(self._letters).xHeight() * 1.4

    @property
    def _apart(self) -> float:
        """The room between words and the next ones, which would be read as one sentence."""
        return 2 * QFontMetricsF(self._letters).height()

    @property
    def _key_line(self) -> float:
        return QFontMetricsF(self._letters).height() + SPACE * 3 / 4

    def _keys(self) -> list[_Key]:
        """Return the key, each part of it in its place; those that do not fit begin another line.

        Sentences wider than the picture go on in the next one.
        """
        of_profile = self._of_profile and not self._options.against_consensus
        of_colours = ResidueColours.of(self._palette).keys(self._options.colours, of_profile)
        parts = [_Key(words, colour) for colour, words in of_colours]
        if self._options.dots:
            like = "consensus" if self._options.against_consensus else "query"
            parts.append(_Key(f"{_DOT} as in the {like}"))
        if self._inserted:
            parts.append(_Key(_WEDGE, wedge=True))
        said = [_CONSERVATION, *([_CONSENSUS] if self._lettered else [])]
        metrics, room = QFontMetricsF(self._letters), self._width - SPACE
        parts += [_Key(line) for words in said for line in in_lines(words, metrics, room)]
        x, line, placed = SPACE / 2, 0, list[_Key]()
        for part in parts:
            wide = self._wide(part)
            if placed and x + wide > self._width - SPACE / 2:
                x, line = SPACE / 2, line + 1
            placed.append(replace(part, x=x, line=line))
            x += wide + (SPACE if part.ground is not None else self._apart)
        return placed

    def _wide(self, key: _Key) -> float:
        words = QFontMetricsF(self._letters).horizontalAdvance(key.words)
        if key.ground is not None:
            return min(words + SPACE, self._width - SPACE)
        return words + (self._wedge + SPACE / 2 if key.wedge else 0.0)
