"""Draw hits on their query as SVG: a ruler, the depth, and a bar for each hit."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.export.xml_text import escaped
from swathe.core.headers.brief import brief_organism
from swathe.core.results.hits import SIGNIFICANT, HitTable
from swathe.core.results.overview import (
    DEPTH_TITLE,
    LIGHT,
    MARKS,
    STEPS,
    Bars,
    ColourBy,
    bar_of,
    hit_text,
    no_evidence_text,
    outline,
    ruler,
    step_of,
    weak_words,
)
from swathe.core.system.words import bound_text, counted

WIDTH: Final = 1000
"""Default width of a drawing, in pixels."""
_MARGIN: Final = 16.0
_LEAST_NAMES: Final = 80.0
_MOST_NAMES: Final = 0.38
"""Room for names: at least so many pixels, at most such a share of the width."""
_GAP: Final = 4.0
_ROW: Final = 14.0
_MOST_STRETCHED: Final = 2.5
_MOST_LETTERS: Final = 1.6
"""Rows of a slide with few hits are at most so many times as high as others, and their letters as large."""
_BAR: Final = 8.0
_DEPTH_TOP: Final = _MARGIN + 84.0
_DEPTH: Final = 48.0
_DEPTH_LINE: Final = 12.0
_DEPTH_LINES: Final = 4
"""How far below each other the lines of the title beside the depth are, and how many there is room for."""
_RULER: Final = _DEPTH_TOP + _DEPTH + 8.0
_TOP: Final = _RULER + 20.0
_TICK: Final = 4.0
_DOT: Final = 2.5
"""Radius of the dot before a hit that is newly included."""
_SIZE: Final = 11.0
_TITLE_SIZE: Final = 15.0
"""Font sizes of names and of the title, in pixels."""
_CONTENTS: Final = _MARGIN + 28.0
_CONTENTS_LINE: Final = 13.0
_CONTENTS_LINES: Final = 2
"""Where what it is of stands, and how far below each other its lines, so many at most."""
_KEY: Final = _MARGIN + 47.0
"""Top of the key."""
_MIDDLE: Final = 4.0
"""From the middle of a number to its foot, in pixels."""
_NARROW: Final = frozenset("ijl|.,:;'!")
_SLIM: Final = frozenset('frtI-()[]/ "')
_WIDE: Final = frozenset("WM@%mw")
_LEAST: Final = 0.28
"""Width of a narrow letter, in font sizes."""
_STEP_WIDTH: Final = 52.0
_LEAST_GAP: Final = 0.5
_LEAST_INSERTION: Final = 0.25
"""Least widths in pixels at which a gap, and inserted residues, are drawn."""
_TEXT, _MUTED, _LINE, _AREA, _UNKNOWN = "#1A1A1A", "#5A5A5A", "#D0D0D0", "#7FB8D8", "#9A9A9A"
_LINE_WIDTH: Final = 1.0
"""Of a hollow field's edge, in pixels."""
_REST: Final = "#BBBBBB"
_BORDER: Final = "#D55E00"
"""Of the line under the hits that are significant, as in the window on a light ground."""
_TITLES: Final = {ColourBy.EVALUE: "E-value", ColourBy.IDENTITY: "Identity %"}
_EVERY: Final = 200


def overview_svg(
    table: HitTable,
    rows: NDArray[np.int64],
    by: ColourBy = ColourBy.EVALUE,
    title: str = "",
    width: int = WIDTH,
    tooltips: bool = True,
    species: bool = False,
    first: int | None = None,
    source: str = "",
    filtered: str = "",
    slide: bool = False,
) -> Iterator[str]:
    """Yield an SVG drawing, a few hundred hits at a time, in colours for a light background.

    Parameters
    ----------
    rows : int64[k] hits from top to bottom, over their depth; those that are not aligned get a dotted line
        instead of a bar
    title : above the drawing; the query's name if empty
    width : in pixels; the height follows from the number of hits
    tooltips : whether each bar has a title with the hit's figures, which browsers show as a tooltip
    species : whether hits are labelled with their organisms in brief, before their names
    first : draw only so many of the hits, over the depth of all of them, and say of how many; None for all
    source : what the hits are of, ``round 3 of 5``, where that is to be said
    filtered : the filter that leaves these hits, in words; '' for none
    slide : whether few hits are drawn larger, up to the shape of a slide, 16:9
    """
    share = table.share_text(rows)
    drawn = rows[:first]
    if drawn.size < rows.size:
        share = f"the first {drawn.size:,} of {share}"
    if source:
        share += f" of {source}"
    if filtered:
        share += f" (filter: {filtered})"
    yield from _Drawing(table, drawn, rows, by, width, species, slide).parts(title, share, tooltips)


def overview_size(n_hits: int, width: int = WIDTH, slide: bool = False) -> tuple[int, int]:
    """Return width and height of a drawing of `n_hits` hits, in pixels."""
    return width, round(_TOP + n_hits * _row_height(n_hits, width, slide) + _MARGIN)


def _row_height(n_hits: int, width: int, slide: bool) -> float:
    """Return the height of a hit's row; on a slide that of their share of the room, within bounds."""
    room = width * 9 / 16 - _TOP - _MARGIN
    return min(max(room // n_hits, _ROW), _MOST_STRETCHED * _ROW) if slide and n_hits else _ROW


class _Drawing:
    """The geometry of one drawing, and its parts from top to bottom."""

    def __init__(
        self,
        table: HitTable,
        rows: NDArray[np.int64],
        counted_rows: NDArray[np.int64],
        by: ColourBy,
        width: int,
        species: bool,
        slide: bool,
    ) -> None:
        self._species = species
        self._row = _row_height(rows.size, width, slide)
        self._bar = _BAR * self._row / _ROW
        self._size = _SIZE * min(self._row / _ROW, _MOST_LETTERS)
        self._table, self._rows, self._counted, self._by = table, rows, counted_rows, by
        self._hollow = by is ColourBy.EVALUE and table.provisional  # as the dots of the window's table are
        self._bars = Bars(table)
        self._bars.take(len(table.alignments), sys.maxsize)  # more may arrive while this is drawn
        self._new = table.newly_included()
        self._length = len(table.query)
        self._residues = self._bars.depth(counted_rows)
        self._highest = max(int(self._residues.max(initial=0)), 1)
        self._names = max(_LEAST_NAMES, self._beside_depth())
        self._width, self._height = overview_size(rows.size, width, slide)

    @property
    def _left(self) -> float:
        """Where the query begins, right of the names."""
        return _MARGIN + self._names

    @property
    def _scale(self) -> float:
        """Pixels of a residue."""
        return (self._width - _MARGIN - self._left) / self._length

    def _beside_depth(self) -> float:
        """Return the least room in which the depth's title, in several lines, stands beside its numbers."""
        title = self._depth_title()
        widest = max(sum(map(_width, word)) for word in title.split())
        line = max(sum(map(_width, title)) / (_DEPTH_LINES - 1), widest)  # lines are not filled wholly
        return line * _SIZE + self._depth_number()

    def _depth_number(self) -> float:
        """Return the room of the highest depth, with the gaps beside it."""
        return sum(map(_width, f"{self._highest:,}")) * _SIZE + 4 * _GAP

    def _make_room(self) -> Iterator[str]:
        """Give the names the room that the longest one takes; yields nothing to draw, for who cancels."""
        for place, row in enumerate(self._rows.tolist()):
            if not place % _EVERY:
                yield ""
            self._names = max(self._names, sum(map(_width, self._label(row))) * self._size + 2 * _GAP)
        self._names = min(self._names, _MOST_NAMES * self._width)

    def parts(self, title: str, share: str, tooltips: bool) -> Iterator[str]:
        """Yield the drawing; `share` says which hits they are."""
        yield from self._make_room()
        query = self._table.query
        name = query.identifier or "Query"
        aligned = self._bars.aligned(self._rows)
        contents = f"{counted(self._length, 'residue')}, {share}"
        if aligned < self._rows.size:
            contents += f", {aligned:,} of them aligned; the others have no bar and do not count in the depth"
        border = self._table.border_of(self._rows)
        if border:
            contents += f", those below the line not significant (E > {bound_text(SIGNIFICANT)})"
        if self._new[self._rows].any():
            contents += f", those with a dot newly included in round {self._table.round_number}"
        shown = _elided(title or name, (self._width - 2 * _MARGIN) / _TITLE_SIZE)
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self._width}" height="{self._height}" '
            f'viewBox="0 0 {self._width} {self._height}" '
            'font-family="Helvetica, Arial, sans-serif" font-size="11">\n'
            f"<title>{escaped(title or name)}</title>\n"
            f"<desc>Hits on the query {escaped(name)}: {contents}</desc>\n"
            f'<rect width="{self._width}" height="{self._height}" fill="#FFFFFF"/>\n'
        )
        yield _text(_MARGIN, _MARGIN + 12, shown, f'font-size="15" font-weight="bold" fill="{_TEXT}"')
        for number, line in enumerate(_lines(contents, (self._width - 2 * _MARGIN) / _SIZE, _CONTENTS_LINES)):
            yield _text(_MARGIN, _CONTENTS + number * _CONTENTS_LINE, line, f'fill="{_MUTED}"')
        yield from self._legend()
        yield from self._depth()
        yield from self._scale_marks(self._height - _MARGIN)
        steps = step_of(self._table, self._rows, self._by).tolist()
        parts: list[str] = []
        for place, row in enumerate(self._rows.tolist()):
            parts += self._hit(row, steps[place], _TOP + place * self._row, tooltips)
            if len(parts) >= _EVERY:
                yield "".join(parts)
                parts.clear()
        if border:
            line = f"M{_MARGIN:g} {_TOP + border * self._row:g}H{self._width - _MARGIN:g}"
            parts.append(f'<path d="{line}" stroke="{_BORDER}"/>\n')
        yield "".join(parts) + "</svg>\n"

    def _legend(self) -> Iterator[str]:
        """Yield the key, over the bars: where long names leave too little room, farther to the left."""
        top = _KEY
        steps = len(LIGHT) * _STEP_WIDTH + 8
        left = min(self._left, self._width - _MARGIN - sum(map(_width, MARKS)) * _SIZE - steps)
        title = f"Provisional {_TITLES[self._by]}" if self._hollow else _TITLES[self._by]
        left = max(left, _MARGIN + sum(map(_width, title)) * _SIZE + 8)
        yield _text(left - 8, top + 13, title, f'text-anchor="end" fill="{_MUTED}"')
        for place, (words, colour) in enumerate(zip(STEPS[self._by], LIGHT, strict=True)):
            x = left + place * _STEP_WIDTH
            ink = _TEXT if place < 3 or self._hollow else "#FFFFFF"
            edge = _LINE_WIDTH if self._hollow else 0.0
            yield (
                f'<rect x="{x + edge / 2:g}" y="{top + edge / 2:g}" width="{_STEP_WIDTH - edge:g}" '
                f'height="{18 - edge:g}" {self._ink(colour)}/>\n'
            )
            yield _text(x + _STEP_WIDTH / 2, top + 13, words, f'text-anchor="middle" fill="{ink}"')
        yield _text(left + steps, top + 13, MARKS, f'fill="{_MUTED}"')
        if why := no_evidence_text(self._table, self._rows, self._by):
            yield _text(left, top + 30, why, f'fill="{_MUTED}"')

    def _depth(self) -> Iterator[str]:
        base = _DEPTH_TOP + _DEPTH
        edges, values = outline(self._residues, 0, self._length, self._width)
        path = [f"M{self._left:.1f} {base:g}"]
        for begin, end, value in zip(edges[:-1], edges[1:], values.tolist(), strict=True):
            y = base - _DEPTH * value / self._highest
            path.append(f"L{self._x(begin):.1f} {y:.1f}H{self._x(end):.1f}")
        path.append(f"V{base:g}Z")
        yield f'<path d="{"".join(path)}" fill="{_AREA}"/>\n'
        right = f'text-anchor="end" fill="{_MUTED}"'
        yield _text(self._left - 8, _DEPTH_TOP + _MIDDLE, f"{self._highest:,}", right)
        yield _text(self._left - 8, base + _MIDDLE, "0", right)
        room = (self._names - self._depth_number()) / _SIZE
        for number, line in enumerate(_lines(self._depth_title(), room, _DEPTH_LINES)):
            y = _DEPTH_TOP + _MIDDLE + number * _DEPTH_LINE
            yield _text(_MARGIN, y, line, f'fill="{_MUTED}"')

    def _depth_title(self) -> str:
        """Say how many hits the depth is of, and that it is of all of them where fewer are drawn."""
        if self._rows.size == len(self._table):
            return DEPTH_TITLE
        aligned = counted(self._bars.aligned(self._counted), "aligned hit")
        if self._counted.size == self._rows.size:
            return f"Depth ({aligned})"
        weak = weak_words(self._table) if self._counted.size == len(self._table) else ""
        return f"Depth (all {aligned}{weak})"

    def _scale_marks(self, bottom: float) -> Iterator[str]:
        right = self._x(self._length)
        y = _RULER
        lines = [f"M{self._left:.1f} {y:g}H{right:.1f}"]
        places = [1, *ruler(0, self._length, right - self._left, 60), self._length]
        named: list[float] = []
        for place in dict.fromkeys((places[0], places[-1], *places)):
            x = self._x(place - 0.5)
            if any(abs(x - other) < 40 for other in named):
                continue
            named.append(x)
            lines.append(f"M{x:.1f} {y:g}v{_TICK:g}M{x:.1f} {_TOP:g}V{bottom:g}")  # not through its number
            number = f"{place:,}"
            half = sum(map(_width, number)) * _SIZE / 2
            anchor = "middle"
            if x - half < self._left:
                anchor, x = "start", self._left
            elif x + half > right:
                anchor, x = "end", right
            yield _text(x, y + 14, number, f'text-anchor="{anchor}" fill="{_MUTED}"')
        yield f'<path d="{"".join(lines)}" stroke="{_LINE}" fill="none"/>\n'

    def _hit(self, row: int, step: int, top: float, tooltips: bool) -> list[str]:
        table = self._table
        name = _elided(self._label(row), (self._names - _GAP) / self._size)
        middle = top + self._row / 2
        larger = f' font-size="{self._size:g}"' if self._size > _SIZE else ""
        parts = [_text(_MARGIN, middle + self._size * 3 / 11, name, f'fill="{_TEXT}"{larger}'), "<g>"]
        if self._new[row]:
            parts.append(f'<circle cx="{_MARGIN / 2:g}" cy="{middle:g}" r="{_DOT:g}" fill="{_TEXT}"/>')
        if tooltips:
            parts.append(f"<title>{escaped(hit_text(table, row))}</title>")
        if not self._bars.aligned(np.array([row])):
            parts.append(
                f'<path d="M{self._left:.1f} {middle:g}H{self._x(self._length):.1f}" stroke="{_UNKNOWN}" '
                'stroke-dasharray="1 4"/>'
            )
        else:
            bar = bar_of(table.alignments.bare(row), int(table.database.lengths[table.subjects[row]]))
            colour = LIGHT[step] if step >= 0 else _UNKNOWN
            y = middle - self._bar / 2
            solid = "".join(
                f"M{self._x(first):.1f} {y:g}h{max((last - first) * self._scale, 1):.1f}v{self._bar:g}"
                f"H{self._x(first):.1f}Z"
                for first, last in bar.pieces(_LEAST_GAP / self._scale).tolist()
            )
            before = self._x(max(bar.start - bar.before, 0))
            after = self._x(min(bar.end + bar.after, self._length))
            begin, end = self._x(bar.start), self._x(bar.end)
            rest = f"M{before:.1f} {middle:g}H{begin:.1f}M{end:.1f} {middle:g}H{after:.1f}"
            parts.append(f'<path d="{rest}" stroke="{_REST}"/>')
            line = f"M{begin:.1f} {middle:g}H{end:.1f}"
            parts.append(f'<path d="{line}" stroke="{colour}"/><path d="{solid}" {self._ink(colour)}/>')
            places = bar.inserted(_LEAST_INSERTION / self._scale)
            ticks = np.unique(np.round(self._left + places * self._scale, 1))
            if ticks.size:
                marks = "".join(f"M{x:.1f} {y - 2.5:g}v{self._bar + 5:g}" for x in ticks.tolist())
                parts.append(f'<path d="{marks}" stroke="{_TEXT}" stroke-width="0.8"/>')
        parts.append("</g>\n")
        return parts

    def _ink(self, colour: str) -> str:
        """Return how a bar is filled: those of provisional E-values are hollow."""
        return f'fill="#FFFFFF" stroke="{colour}"' if self._hollow else f'fill="{colour}"'

    def _label(self, row: int) -> str:
        """Return what the window's table calls a hit, its organism first where species are wanted."""
        name = self._table.brief("subject", row)
        organism = brief_organism(self._table.header(row)) if self._species else ""
        return f"{organism} · {name}" if organism else name

    def _x(self, residue: float) -> float:
        return self._left + residue * self._scale


def _text(x: float, y: float, words: str, attributes: str = f'fill="{_TEXT}"') -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{escaped(words)}</text>\n'


def _elided(text: str, room: float) -> str:
    """Return `text` with its middle elided if it is wider than `room`, in font sizes."""
    if len(text) * _LEAST <= room and sum(map(_width, text)) <= room:
        return text
    half = (room - 1.0) / 2  # the ellipsis takes one
    return f"{_beginning(text, half)}…{_beginning(text[::-1], half)[::-1]}"


def _lines(text: str, room: float, most: int) -> list[str]:
    """Return `text` in lines that end with words and fit `room`, in font sizes; the last of `most` elided."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and sum(map(_width, longer)) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return [_elided(line, room) for line in lines]


def _beginning(text: str, room: float) -> str:
    taken = 0.0
    for place, letter in enumerate(text):
        taken += _width(letter)
        if taken > room:
            return text[:place]
    return text


def _width(letter: str) -> float:
    """Return the width of a letter in Helvetica and similar fonts, in font sizes; rather overestimated."""
    if letter in _NARROW:
        return _LEAST
    if letter in _SLIM:
        return 0.37
    if letter in _WIDE:
        return 0.95
    if not letter.isascii():
        return 1.0
    return 0.75 if letter.isupper() else 0.58
