"""A stacked alignment as a picture: what is in sight or the whole, in one strip or in blocks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter

from swathe.core.cancel import CancelToken
from swathe.core.errors import ExportError
from swathe.core.multiple_alignment.alignment import MultipleAlignment
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.overview import weak_words
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.system.words import bound_text, counted
from swathe.gui.results.stack.heading import StackHeading
from swathe.gui.results.stack.names import StackNames
from swathe.gui.results.stack.painter import Cell, StackOptions, StackPainter
from swathe.gui.widgets.picture import MAX_AREA, SCALE, SLIDE, Picture, SlidePicture
from swathe.gui.widgets.theme import SPACE, paper

MAX_SIDE: Final = 32_000
"""Pixels of a PNG's side: Qt paints no farther."""
EASY_SIDE: Final = 16_384
"""Pixels of a PNG's side that programs commonly open: graphics cards hold no larger image."""
MAX_LETTERS: Final = 100_000
"""In an SVG drawing, each of them an element: 15 MB."""
_WRAPPED: Final = 100
"""Columns of a block that is no slide's, in letters that can be read; smaller ones have as wide blocks."""
_MM_PER_INCH: Final = 25.4
_PAGE: Final = 297
"""Millimetres of a page's height."""
_SLIDE_LETTER: Final = 12
"""Height of residues and names on a slide before it is enlarged, whatever it is on the screen."""
_FEWEST: Final = 8
"""Hits below the query on a slide that does not hold all columns."""
_MOST_BLOCKS: Final = 60
"""Of which a slide has less than half: heads alone are higher."""
_TIDY: Final = 10
"""Columns of blocks are a multiple of this."""
_BETWEEN: Final = 2 * SPACE
"""Between two blocks."""
MARGIN: Final = 2 * SPACE
"""Left and right of everything."""
_UNALIGNED: Final = "not aligned"
"""What a row says that is empty: on the screen it is filled soon, in a picture never."""
_NUMBERS: Final = "Hits and their residues"
"""Over names and numbers: these are of what is in the picture, or in the block of it."""
_MEASURED: Final = 2_000
"""Hits whose labels are measured: a PNG has no more rows."""
_CELLS: Final = 4_000
"""Painted between two looks at the token."""


@dataclass(frozen=True, eq=False)
class StackPicture(Picture):
    """The picture of some hits and columns, below what it is of and a key.

    Parameters
    ----------
    title : above it
    source : what the hits are of, ``round 3 of 5``; '' where there is nothing to say
    filtered : the filter that leaves these hits, in words; '' for none
    places : of the order of the hits
    first, last : columns, half-open
    names_width : of names and ranges, in pixels of the screen; in one strip species may need more
    species : whether hits are labelled with their organisms, too, whole
    in_block : columns of each of the blocks, which stand below each other; 0: all in one
    """

    whole: MultipleAlignment
    hits: HitTable
    query_name: str
    scheme: ScoringScheme
    options: StackOptions
    font: QFont
    cell: Cell
    places: range
    first: int
    last: int
    names_width: int
    title: str
    source: str
    filtered: str
    species: bool = False
    in_block: int = 0

    @property
    def size(self) -> QSize:
        """Of the picture, in pixels of the screen."""
        blocks = len(self._blocks) * (self._block_height + _BETWEEN) - _BETWEEN
        return QSize(self._width + 2 * MARGIN, self._heading.height + blocks + SPACE)

    @property
    def _width(self) -> int:
        """Between the margins."""
        return self._strip + len(self._blocks[0]) * self.cell.width + SPACE

    @cached_property
    def _heading(self) -> StackHeading:
        hits = self.hits.share_text(self.whole.order)
        if len(self.places) < len(self.whole):
            hits = f"{self._rows_text} of {hits}"
        contents = f"{self._columns_text}, {hits}" + (f" of {self.source}" if self.source else "")
        if self.filtered:
            contents += f" (filter: {self.filtered})"
        if self._has_border:
            contents += f", those below the line not significant (E > {bound_text(SIGNIFICANT)})"
        if self._counted:
            contents += f"; conservation and consensus of {self._counted}"
        return StackHeading(
            self.title,
            contents,
            self.options,
            paper(),
            self.font,
            self._width,
            self._has_wedges,
            letters=self.cell.font is not None,
            of_profile=isinstance(self.whole.query, PositionSpecificQuery),
        )

    @property
    def _rows_text(self) -> str:
        """Which rows of the stack the hits are: ``the first 7``, ``rows 8–14``, to find them there again."""
        begin, end = self.places.start + 1, self.places.stop
        if begin == 1:
            return f"the first {end:,}"
        return f"row {end:,}" if begin == end else f"rows {begin:,}–{end:,}"

    @property
    def _counted(self) -> str:
        """The hits that conservation and consensus are of, where not all are in the picture; else ''."""
        whole, aligned = self.whole, len(self.whole.rows)
        if len(self.places) == len(whole) or not aligned:
            return ""
        if aligned != len(whole):
            return f"the {counted(aligned, 'hit')} aligned"
        return f"all {aligned:,} hits{weak_words(self.hits) if aligned == len(self.hits) else ''}"

    @property
    def _has_wedges(self) -> bool:
        """Whether a row has residues there that the query lacks, in no columns of their own."""
        if self.options.insertions or self.cell.font is None:
            return False
        some = (
            self.whole.rows.get(int(row)) for row in self.whole.order[self.places.start : self.places.stop]
        )
        return any(one is not None and np.diff(np.searchsorted(one.places, self._span)).any() for one in some)

    @cached_property
    def _has_border(self) -> bool:
        """Whether hits that are not significant stand below others."""
        return self._names().border in self.places[1:]

    @property
    def _columns_text(self) -> str:
        """Which part of the query the columns are: ``375 residues``, ``positions 1–190 of 375``."""
        low, high = self._span
        if high - low == len(self.whole.query):
            return counted(high, "residue")
        return f"{_positions(low, high)} of {len(self.whole.query):,}"

    @property
    def part(self) -> str:
        """The columns in file names, where they are not all: ``1-190``."""
        low, high = self._span
        return "" if high - low == len(self.whole.query) else f"{low + 1}-{high}"

    @property
    def _span(self) -> tuple[int, int]:
        """The query positions of the columns, half-open."""
        return self.whole.columns(self.options.insertions).span(self.first, self.last)

    @property
    def millimetres(self) -> str:
        """How large it is in a document, ``868 × 57 mm``."""
        wide, high = self._millimetres
        return f"{wide:,} × {high:,} mm"

    @property
    def _millimetres(self) -> tuple[int, int]:
        dots, size = QGuiApplication.primaryScreen().logicalDotsPerInch(), self.size
        return round(size.width() * _MM_PER_INCH / dots), round(size.height() * _MM_PER_INCH / dots)

    @property
    def pixels(self) -> str:
        """How large it is as PNG, ``1,886 × 9,700``."""
        size = self.size * SCALE
        return f"{size.width():,} × {size.height():,}"

    @property
    def is_higher_than_page(self) -> bool:
        """Whether it is higher than a page, in letters as they are."""
        return self._millimetres[1] > _PAGE

    @property
    def n_blocks(self) -> int:
        """How many blocks stand below each other."""
        return len(self._blocks)

    def wrapped(self) -> StackPicture:
        """Return it in blocks as wide as a page, or wider ones where a PNG of those would be too high.

        That is too high to be opened by other programs, or where it cannot be less, to be painted.
        """
        step = max(_WRAPPED, _WRAPPED * Cell.of(_SLIDE_LETTER).width // self.cell.width)
        steps = range(step, self.last - self.first, step)
        some = [replace(self, names_width=self._strip, in_block=in_block) for in_block in steps]
        for most in (EASY_SIDE, MAX_SIDE):
            for one in (*some, self):
                if max(one.size.width(), one.size.height()) * SCALE <= most:
                    return one
        return self

    def for_slide(self, begin: int) -> StackPicture:
        """Return it in blocks that fill a slide with letters as large as can be, and large enough to read.

        Where not all of it fits so, the first hits are there, and where not all columns fit above even a few
        hits, the columns from `begin` on.
        """
        cell, font = Cell.of(_SLIDE_LETTER), QFont(self.font)
        font.setPixelSize(_SLIDE_LETTER)
        wide, high = SLIDE.toTuple()
        places, columns = self.places[: high // cell.height], max(1, self.last - self.first)
        in_strip = replace(self, cell=cell, font=font, places=places)
        names = in_strip._names().width_for(places, cell.height)
        caption = math.ceil(QFontMetricsF(font).horizontalAdvance(_NUMBERS)) + 2 * SPACE
        names_width = min(max(names, caption), wide // 3)
        whole = replace(in_strip, names_width=names_width, in_block=columns)
        some = (replace(whole, in_block=number) for number in whole._tidy_blocks())
        best = min(some, key=lambda one: SlidePicture(one).page.width())
        if SlidePicture(best).page.width() <= wide:
            return best
        room = (wide - whole._strip - SPACE - 2 * MARGIN) // cell.width
        in_block = max(1, room - room % _TIDY if room > _TIDY else room)
        highest = high - replace(whole, in_block=in_block)._heading.height
        blocks = -(-(self.last - self.first) // in_block)
        head = whole._block_height - len(whole.places) * cell.height
        fit = ((highest - SPACE + _BETWEEN) // blocks - _BETWEEN - head) // cell.height
        few = min(len(whole.places), _FEWEST)
        first, last = self.first, self.last
        if fit < few:
            fit = few
            each = head + fit * cell.height + _BETWEEN
            blocks = max(1, (highest - SPACE + _BETWEEN) // each)
            columns = blocks * in_block
            first = max(self.first, min(begin, self.last - columns))
            last = min(self.last, first + columns)
        fitting = replace(whole, places=self.places[:fit], first=first, last=last, in_block=in_block)
        while SlidePicture(fitting).page.width() > wide and len(fitting.places) > 1:  # more lines of words
            fitting = replace(fitting, places=fitting.places[:-1])
        return fitting

    def shown_of(self, whole: StackPicture, hits: str) -> str:
        """Say what of another picture, of so many `hits`, this one shows; '' for all of it.

        ``the first 20 of 96 hits, positions 1–190``
        """
        fewer = len(self.places) < len(whole.places)
        parts = [f"the first {len(self.places):,} of {hits}" if fewer else hits]
        if (self.first, self.last) != (whole.first, whole.last):
            parts.append(_positions(*self._span))
        return ", ".join(parts) if fewer or len(parts) > 1 else ""

    def _tidy_blocks(self) -> list[int]:
        """Return numbers of columns that leave the last block as full as can be, each once."""
        columns = max(1, self.last - self.first)
        most = min(columns, _MOST_BLOCKS)
        wide = (-(-columns // blocks) for blocks in range(1, most + 1))
        return list(dict.fromkeys(min(columns, number + -number % _TIDY) for number in wide))

    @cached_property
    def _blocks(self) -> tuple[range, ...]:
        """The columns of each block."""
        step = self.in_block or max(1, self.last - self.first)
        begins = range(self.first, self.last, step)
        blocks = tuple(range(begin, min(begin + step, self.last)) for begin in begins)
        return blocks or (range(self.first, self.last),)

    @property
    def _block_height(self) -> int:
        return self._painter(vector=False).head_height + len(self.places) * self.cell.height

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
            raise self._too_much(f"{self.pixels} pixels large", "Save what is in sight")

    def paint(self, painter: QPainter, token: CancelToken, drawing: bool) -> Iterator[None]:
        """Paint names and residues, some rows at a time."""
        stack = self._painter(vector=drawing)
        names, strip = self._names(), self._strip
        painter.translate(MARGIN, 0)
        self._heading.paint(painter)
        for number, block in enumerate(self._blocks):
            above = self._heading.height + number * (self._block_height + _BETWEEN)
            stack.paint_head(painter, QPointF(strip, above), block.start, block.stop)
            caption = _NUMBERS if number == 0 and self.cell.font is not None else ""
            names.paint_head(painter, QPointF(0, above), strip, stack, caption)
            step = max(1, _CELLS // max(len(block), 1))
            for begin in range(0, len(self.places), step):
                some = self.places[begin : begin + step]
                top = above + stack.head_height + begin * self.cell.height
                stack.paint_rows(painter, QPointF(strip, top), some, block.start, block.stop)
                names.paint_rows(painter, QPointF(0, top), strip, stack, some, block)
                if self._has_border:
                    across = strip + len(block) * self.cell.width
                    names.paint_border(painter, QPointF(0, top), across, stack, some)
                token.raise_if_cancelled()
                yield None

    @cached_property
    def _strip(self) -> int:
        """The width of names and ranges: as on the screen, or as species need; in blocks as it is given."""
        if self.in_block or not self.species:
            return self.names_width
        return max(self.names_width, self._names().width_for(self.places[:_MEASURED], self.cell.height))

    def _names(self) -> StackNames:
        return StackNames(
            self.whole, self.hits, self.query_name, paper(), self.font, _UNALIGNED, species=self.species
        )

    def _painter(self, *, vector: bool) -> StackPainter:
        return StackPainter(self.whole, self.scheme, self.options, paper(), self.cell, vector=vector)

    def _too_much(self, large: str, instead: str) -> ExportError:
        return ExportError(
            f"A picture of {counted(len(self.places), 'hit')} in {self.last - self.first:,} columns would be "
            f"{large}.",
            f"{instead}, or choose fewer hits.",
        )


def _positions(low: int, high: int) -> str:
    """Name a half-open range of query positions."""
    return f"positions {low + 1:,}–{high:,}"
