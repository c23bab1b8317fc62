"""Axes of numbers that read as people write them, on a linear or a logarithmic scale, and of names."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence
from typing import Any, Final

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from swathe.gui.widgets.tooltips import tooltip_text

_WIDER: Final = 2.2
"""Room beside each other that numbers such as 2,000 and 5,000 need, to that over each other."""


class NumberAxis(pg.AxisItem):
    """An axis of plain numbers, of log10 values shown as numbers, or of named places 0, 1, ….

    A logarithmic axis is fed with decimal logarithms; it labels 1, 2, 5 and powers of ten. One of `counts`
    labels no fractions: there are no parts of what is counted.

    A title that is longer than the axis gives way to the `short_title`, or loses its end; its tooltip has it
    whole then.
    """

    labelText: str
    short_title = ""

    def __init__(self, orientation: str, counts: bool = False) -> None:
        super().__init__(orientation)
        self._counts = counts
        self._ranks = False
        self._logarithmic = False
        self._names: tuple[str, ...] = ()

    def resizeEvent(self, event: Any = None) -> None:
        """Fit the title to the new length."""
        if self.label is not None:
            self.label.setHtml(self.labelString())
        super().resizeEvent(event)

    def labelString(self) -> str:
        """Return the title as far as there is room for it; pyqtgraph would paint a part of it."""
        whole = self.labelText
        room = self.size().height() if self.orientation in ("left", "right") else self.size().width()
        room -= 2 * self.label.document().documentMargin()
        metrics = QFontMetricsF(self.label.font())
        cut = room > 0 and metrics.horizontalAdvance(whole) > room
        self.label.setToolTip(tooltip_text(whole) if cut else "")
        words = whole
        if cut:
            words = metrics.elidedText(self.short_title or whole, Qt.TextElideMode.ElideRight, room)
        self.labelText = html.escape(words)
        shown: str = super().labelString()
        self.labelText = whole
        return shown

    def set_logarithmic(self, logarithmic: bool) -> None:
        """Show log10 values as what they stand for, or values as they are."""
        self._logarithmic = logarithmic
        self.picture = None
        self.update()

    def set_counts(self, counts: bool, *, ranks: bool = False) -> None:
        """Label whole numbers only, or whatever fits; of `ranks` the first is 1, and there is no 0."""
        self._counts, self._ranks = counts, ranks
        self.picture = None
        self.update()

    def set_names(self, names: Sequence[str]) -> None:
        """Name the places 0, 1, … instead of numbering them; nothing for an axis of numbers."""
        self._names = tuple(names)
        self.setTicks([list(enumerate(self._names)), []] if self._names else None)

    def set_places(self, values: Sequence[float]) -> None:
        """Label just these values, as they are drawn; nothing for ticks of its own choice."""
        if self._names:
            return
        shown = [(value, _plain(10.0**value if self._logarithmic else value)) for value in values]
        self.setTicks([shown, []] if shown else None)

    def tickValues(self, minimum: float, maximum: float, size: float) -> list[Any]:
        """Return where ticks are, those with labels first."""
        if self._ranks:
            return _from_one(super().tickValues(min(minimum, 0) if minimum <= 1 else minimum, maximum, size))
        if not self._logarithmic or self._names:
            return super().tickValues(minimum, maximum, size)  # type: ignore[no-any-return]
        first, last = math.floor(minimum), math.ceil(maximum)
        if last - first > 12:
            return super().tickValues(minimum, maximum, size)  # type: ignore[no-any-return]
        steps = [
            (power + math.log10(step), step) for power in range(first, last + 1) for step in range(1, 10)
        ]
        room = size / max(maximum - minimum, 1e-9)  # pixels of a decade
        if self.orientation in ("top", "bottom"):
            room /= _WIDER
        labelled = {1} if room < 70 else {1, 2, 5} if room < 320 else {1, 2, 3, 4, 5, 6, 8}
        inside = [(place, step) for place, step in steps if minimum <= place <= maximum]
        if sum(step in labelled for _, step in inside) < 2:  # less than a decade: evenly spaced numbers
            linear = super().tickValues(10.0**minimum, 10.0**maximum, size)
            return [(1.0, [math.log10(value) for value in linear[0][1] if value > 0])]
        return [
            (1.0, [place for place, step in inside if step in labelled]),
            (0.1, [place for place, step in inside if step not in labelled]),
        ]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """Return the labels of ticks."""
        if self._names:
            return super().tickStrings(values, scale, spacing)  # type: ignore[no-any-return]
        if not self._logarithmic:
            digits = max(0, -math.floor(math.log10(spacing))) if spacing > 0 else 0
            labels = [f"{value * scale:,.{digits}f}".replace("-", "−") for value in values]
        elif spacing == 1.0:
            labels = [_plain(10.0**value) for value in values]
        else:
            return [""] * len(values)
        if not self._counts:
            return labels
        numbers = [10.0**value if self._logarithmic else value * scale for value in values]
        return [_plain(number) if _is_whole(number) else "" for number in numbers]


def _from_one(ticks: list[Any]) -> list[Any]:
    """Return ticks with the first rank in place of 0, once, and none below it."""
    taken: set[float] = set()
    levels = []
    for spacing, values in ticks:
        places = {1.0 if abs(value) < spacing / 2 else float(value) for value in values}
        levels.append((spacing, sorted(place for place in places - taken if place >= 1)))
        taken |= places
    return levels


def _plain(value: float) -> str:
    """Return a number without noise: ``0.05``, ``20``, ``5,000``."""
    return f"{round(value):,}" if _is_whole(value) else f"{value:.4g}"


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6 * max(abs(value), 1.0)
