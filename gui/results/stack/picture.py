"""A stacked alignment as a picture: what is in sight or the whole, as PNG or SVG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QPainter, QPalette

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.words import counted
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.painter import Cell, StackOptions, StackPainter
from swathe.gui.widgets.picture import MAX_AREA, SCALE, Picture
from swathe.gui.widgets.theme import SPACE

MAX_SIDE: Final = 32_000
"""Pixels of a PNG's side: Qt paints no farther."""
MAX_LETTERS: Final = 100_000
"""In an SVG drawing, each of them an element: 15 MB."""
_UNALIGNED: Final = "not aligned"
"""What a row says that is empty: on the screen it is filled soon, in a picture never."""
_MEASURED: Final = 2_000
"""Hits whose labels are measured: a PNG has no more rows."""
_CELLS: Final = 4_000
"""Painted between two looks at the token."""


@dataclass(frozen=True, eq=False)
class StackPicture(Picture):
    """The picture of some hits and columns.

    Parameters
    ----------
    places : of the order of the hits
    first, last : columns, half-open
    names_width : of names and ranges on the screen, in its pixels
    species : whether hits are labelled with their organisms, too, whole
    """

    whole: MultipleAlignment
    hits: HitTable
    scheme: ScoringScheme
    options: StackOptions
    palette: QPalette
    font: QFont
    cell: Cell
    places: range
    first: int
    last: int
    names_width: int
    species: bool = False

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        wide = self._strip + (self.last - self.first) * self.cell.width + SPACE
        high = self._painter(vector=False).head_height + len(self.places) * self.cell.height + SPACE
        return QSize(wide, high)

    def words(self) -> tuple[str, str]:
        """Return the title of an SVG drawing, and no description."""
        return f"{self.whole.query.title}: {counted(len(self.places), 'hit')}", ""

    def check(self, drawing: bool) -> None:
        """Raise ExportError if an SVG drawing would have too many letters, or a PNG too many pixels."""
        letters = len(self.places) * (self.last - self.first)
        if drawing and letters > MAX_LETTERS:
            raise self._too_much(f"{letters:,} residues large", "Save it as PNG, or what is in sight")
        size = self.size * SCALE
        sides = size.width(), size.height()
        if not drawing and (max(sides) > MAX_SIDE or sides[0] * sides[1] > MAX_AREA):
            raise self._too_much(f"{sides[0]:,} × {sides[1]:,} pixels large", "Save what is in sight")

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint names and residues, some rows at a time."""
        stack = self._painter(vector=drawing)
        names, strip = self._names(), self._strip
        stack.paint_head(painter, QPointF(strip, 0), self.first, self.last)
        names.paint_head(painter, QPointF(0, 0), strip, stack)
        step = max(1, _CELLS // max(self.last - self.first, 1))
        for begin in range(0, len(self.places), step):
            some = self.places[begin : begin + step]
            top = stack.head_height + begin * self.cell.height
            stack.paint_rows(painter, QPointF(strip, top), some, self.first, self.last)
            names.paint_rows(painter, QPointF(0, top), strip, stack, some)
            token.raise_if_cancelled()
            yield None

    @cached_property
    def _strip(self) -> int:
        """The width of names and ranges: as on the screen, or as species need."""
        if not self.species:
            return self.names_width
        some = self.places[:_MEASURED]
        return max(self.names_width, self._names().width_for(some, self.cell.height))

    def _names(self) -> StackNames:
        return StackNames(self.whole, self.hits, self.palette, self.font, _UNALIGNED, species=self.species)

    def _painter(self, *, vector: bool) -> StackPainter:
        return StackPainter(self.whole, self.scheme, self.options, self.palette, self.cell, vector=vector)

    def _too_much(self, large: str, instead: str) -> ExportError:
        return ExportError(
            f"A picture of {counted(len(self.places), 'hit')} in {self.last - self.first:,} columns would be "
            f"{large}.",
            f"{instead}, or choose fewer hits.",
        )
