"""Draw a profile as a sequence logo: at each position a stack of letters as high as its information."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPalette,
    QTransform,
)

from swathe.core.cancel import CancelToken
from swathe.core.profiles.profile import Profile
from swathe.core.sequences.alphabet import LETTERS, N_AMINO_ACIDS
from swathe.gui.widgets.picture import Picture, Placed, paint_placed, placed_below, title_font
from swathe.gui.widgets.theme import OKABE_ITO, SPACE, Colours, is_dark, paper

GROUPS: Final = (
    ("hydrophobic", "AVLIMC", "text"),
    ("aromatic", "FWY", "orange"),
    ("polar", "STNQ", "green"),
    ("basic", "KRH", "blue"),
    ("acidic", "DE", "vermilion"),
    ("glycine, proline", "GP", "purple"),
)
"""Residues of one colour: (name, letters, colour of `OKABE_ITO`, or the text's own)."""
SAVED_COLUMNS: Final = 60
"""Positions of a line in a picture."""
SAVED_STACK: Final = 96.0
"""Height of its stacks."""
AXIS: Final = "bits"
"""What the scale counts."""
LEAST_LETTER: Final = 0.5
"""Pixels below which a letter is not drawn."""
_STROKE: Final = 0.3
"""Width of an I, as a share of the other letters': a bar as wide as they are would be no letter."""
_STEPS: Final = (0.1, 0.2, 0.5, 1.0, 2.0)


@dataclass(frozen=True, slots=True)
class LogoMeasures:
    """Sizes of a logo in pixels: a position's width, the stacks' height, and a line of text."""

    column: float
    stack: float
    line: float
    axis: float

    @classmethod
    def of(cls, font: QFont, stack: float) -> LogoMeasures:
        """Return what fits a font."""
        metrics = QFontMetricsF(font)
        return cls(
            max(12.0, metrics.horizontalAdvance("W") * 1.3),
            stack,
            metrics.height(),
            metrics.height() + metrics.horizontalAdvance("0.0") + 2 * SPACE,
        )

    @property
    def top(self) -> float:
        """Of the stacks: the scale's highest number stands half above them."""
        return max(SPACE / 2, self.line / 2)

    @property
    def height(self) -> float:
        """Of a strip: stacks, the query's letters, positions."""
        return self.top + self.stack + 2 * self.line + SPACE / 2


class LogoPainter:
    """Paint stretches of a profile's logo; knows nothing of widgets."""

    def __init__(self, profile: Profile, palette: QPalette, font: QFont) -> None:
        self._profile = profile
        self._colours = Colours.of(palette)
        self._of_letter = residue_colours(palette)
        self._font = font
        self._information = profile.information
        self._order: NDArray[np.intp] = np.argsort(profile.targets, axis=1, kind="stable")
        self.highest = max(1.0, math.ceil(float(self._information.max(initial=0.0)) * 2) / 2)
        """Bits at the top of the scale."""

    def paint_axis(self, painter: QPainter, measures: LogoMeasures, place: QPointF) -> None:
        """Paint the scale in bits, its right end at the stacks' left."""
        painter.setFont(self._font)
        right, top = place.x() + measures.axis - SPACE / 2, place.y() + measures.top
        step = next(
            (one for one in _STEPS if self.highest / one <= measures.stack / measures.line / 1.2), 4.0
        )
        digits = 0 if step >= 1 else 1
        for number in range(int(self.highest / step + 1e-9) + 1):
            bits = number * step
            y = top + measures.stack * (1 - bits / self.highest)
            painter.setPen(self._colours.muted)
            painter.drawLine(QPointF(right - SPACE / 2, y), QPointF(right, y))
            box = QRectF(place.x(), y - measures.line / 2, measures.axis - 1.5 * SPACE, measures.line)
            words = f"{bits:.{digits}f}"
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        painter.save()
        painter.translate(place.x(), top + measures.stack)
        painter.rotate(-90)
        along = QRectF(0, 0, measures.stack, measures.line)
        painter.drawText(along, Qt.AlignmentFlag.AlignCenter, AXIS)
        painter.restore()

    def paint(self, painter: QPainter, measures: LogoMeasures, place: QPointF, first: int, last: int) -> None:
        """Paint positions first to last, 0-based and half-open, from `place` to the right."""
        painter.setFont(self._font)
        top = place.y() + measures.top
        bottom = top + measures.stack
        width = (last - first) * measures.column
        painter.setPen(self._colours.grid)
        painter.drawLine(QPointF(place.x(), bottom), QPointF(place.x() + width, bottom))
        residues = self._profile.query.letters
        for position in range(first, last):
            left = place.x() + (position - first) * measures.column
            self._paint_stack(painter, position, QRectF(left, top, measures.column, measures.stack))
            painter.setPen(self._colours.text)
            box = QRectF(left, bottom, measures.column, measures.line)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, residues[position])
            if (position + 1) % 10 == 0 or position == 0:
                painter.setPen(self._colours.muted)
                wide = box.translated(0, measures.line).adjusted(-40, 0, 40, 0)
                painter.drawText(wide, Qt.AlignmentFlag.AlignCenter, f"{position + 1}")

    def _paint_stack(self, painter: QPainter, position: int, box: QRectF) -> None:
        """Paint the letters, the most frequent on top, each as high as its share of the information."""
        scale = box.height() / self.highest * float(self._information[position])
        y = box.bottom()
        painter.setPen(Qt.PenStyle.NoPen)
        for code in self._order[position].tolist():
            height = scale * float(self._profile.targets[position, code])
            if height >= LEAST_LETTER:
                letter = LETTERS[code]
                outline = _outline(letter)
                bounds = outline.boundingRect()
                width = (box.width() - 1) * (_STROKE if letter == "I" else 1.0)
                fit = QTransform.fromTranslate(box.center().x() - width / 2, y - height)
                fit.scale(width / bounds.width(), height / bounds.height())
                fit.translate(-bounds.left(), -bounds.top())
                painter.fillPath(fit.map(outline), self._of_letter[letter])
            y -= height


@dataclass(frozen=True, slots=True, eq=False)
class LogoPicture(Picture):
    """A whole logo in lines, below what it is of, with the meaning of the colours below.

    said : its title and what it is of
    """

    profile: Profile
    font: QFont
    said: tuple[str, str]

    def words(self) -> tuple[str, str]:
        """Return what an SVG drawing says of itself: its title and a description."""
        return self.said

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        measures, length = LogoMeasures.of(self.font, SAVED_STACK), len(self.profile.query)
        height = measures.line * 2 + -(-length // SAVED_COLUMNS) * (measures.height + SPACE)
        return QSize(self._width, math.ceil(self._heading[-1][-1].bottom() + height + 2 * SPACE))

    @property
    def _width(self) -> int:
        measures, length = LogoMeasures.of(self.font, SAVED_STACK), len(self.profile.query)
        return max(640, int(measures.axis + min(SAVED_COLUMNS, length) * measures.column + 2 * SPACE))

    @property
    def _heading(self) -> list[Placed]:
        """The title and what it is of, in their places."""
        texts = zip((title_font(self.font), self.font), self.said, strict=True)
        return placed_below(texts, QPointF(SPACE, SPACE), self._width - 2 * SPACE)

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint line after line."""
        del drawing  # outlines of letters in either
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        measures, length = LogoMeasures.of(self.font, SAVED_STACK), len(self.profile.query)
        heading, ink = self._heading, Colours.of(paper())
        paint_placed(painter, heading, (ink.text, ink.muted))
        logo, y = LogoPainter(self.profile, paper(), self.font), heading[-1][-1].bottom() + SPACE
        for first in range(0, length, SAVED_COLUMNS):
            logo.paint_axis(painter, measures, QPointF(SPACE, y))
            corner = QPointF(SPACE + measures.axis, y)
            logo.paint(painter, measures, corner, first, min(length, first + SAVED_COLUMNS))
            y += measures.height + SPACE
            token.raise_if_cancelled()
            yield None
        x = float(SPACE + measures.axis)
        colours = residue_colours(paper())
        for name, letters, _ in GROUPS:
            text = f"{letters} {name}"
            painter.setPen(colours[letters[0]])
            painter.drawText(QPointF(x, y + measures.line), text)
            x += painter.fontMetrics().horizontalAdvance(text) + 2 * SPACE


def residue_colours(palette: QPalette) -> dict[str, QColor]:
    """Return each amino acid's colour on a palette's ground."""
    dark = is_dark(palette)
    own = {
        "text": palette.color(QPalette.ColorRole.Text),
        "blue": QColor(OKABE_ITO["sky" if dark else "blue"]),
    }
    return {
        letter: own.get(colour, QColor(OKABE_ITO.get(colour, "")))
        for _, letters, colour in GROUPS
        for letter in letters
    }


def position_text(profile: Profile, position: int) -> str:
    """Say what the profile has at a 0-based position, the most frequent residues first."""
    order = np.argsort(-profile.targets[position], kind="stable")
    shares = [
        f"{LETTERS[code]} {100 * profile.targets[position, code]:.0f} %"
        for code in order[:5].tolist()
        if profile.targets[position, code] >= 0.02
    ]
    scores = profile.scores[position]
    best = LETTERS[int(np.argmax(scores))]
    return (
        f"Position {position + 1}, query {profile.query.letters[position]}: "
        f"{profile.information[position]:.2f} bits; {', '.join(shares)}; "
        f"{profile.rows[position]:,} sequences, {profile.observations[position]:.1f} different letters a "
        f"column; scores from {scores.min():+d} to {scores.max():+d} ({best})"
    )


@cache
def _outline(letter: str) -> QPainterPath:
    """Return a letter's outline, whose own size does not matter."""
    font = QFont("Helvetica")
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, letter)
    return path


assert sorted("".join(letters for _, letters, _ in GROUPS)) == sorted(LETTERS[:N_AMINO_ACIDS])
