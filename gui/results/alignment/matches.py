"""Find in an alignment: the columns that a motif matches, one after the other, and those of a position."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from swathe.core.sequences.motif import Motif
from swathe.gui.results.alignment.canvas import AlignmentCanvas
from swathe.gui.results.alignment.find import FindBar
from swathe.gui.results.alignment.layout import AlignmentLayout
from swathe.gui.results.alignment.painter import Marks


class AlignmentMatches:
    """The matches of a motif in the ungapped sequences, as far as they are aligned.

    They are ordered by their first column, the query's before the subject's. `current` is the one gone to, -1
    for none.

    Attributes
    ----------
    covered : bool[columns] of each row searched: in any match
    beyond : matches without an aligned residue
    """

    def __init__(self, layout: AlignmentLayout, motif: Motif, rows: tuple[int, ...]) -> None:
        self.covered: dict[int, NDArray[np.bool_]] = {}
        self.beyond = 0
        self.current = -1
        found = []
        for row in rows:
            matches = motif.find(layout.codes(row))
            spans = layout.spans(row, matches)
            self.beyond += len(matches) - len(spans)
            steps = np.zeros(layout.n_columns + 1, np.int64)
            np.add.at(steps, spans[:, 0], 1)
            np.add.at(steps, spans[:, 1], -1)
            self.covered[row] = np.cumsum(steps[:-1]) > 0
            found.append(np.column_stack((np.full(len(spans), row), spans)))
        every = np.concatenate(found)
        self._spans = every[np.lexsort((every[:, 0], every[:, 1]))]

    def __len__(self) -> int:
        return len(self._spans)

    def span(self) -> tuple[int, int, int] | None:
        """Return row and columns, half-open, of the match gone to."""
        if self.current < 0:
            return None
        row, first, last = self._spans[self.current].tolist()
        return row, first, last

    def step(self, forward: bool, column: int) -> tuple[int, int, int] | None:
        """Go to the next match or the one before, around the ends; at first to the nearest from a column."""
        if not len(self):
            return None
        if self.current >= 0:
            self.current = (self.current + (1 if forward else -1)) % len(self)
        else:
            place = int(np.searchsorted(self._spans[:, 1], column))
            self.current = (place if forward else place - 1) % len(self)
        return self.span()


class AlignmentSearch(QObject):
    """Carry out what the bar asks for: matches of the motif in the canvas, and the way to a position."""

    def __init__(self, bar: FindBar, canvas: AlignmentCanvas, parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self._canvas = canvas
        self._layout: AlignmentLayout | None = None
        self._matches: AlignmentMatches | None = None
        bar.motif_changed.connect(self._find)
        bar.closed.connect(self._on_closed)
        bar.step_wanted.connect(self._step)
        bar.position_wanted.connect(self._go_to)

    def set_layout(self, layout: AlignmentLayout | None) -> None:
        """Search another alignment, which the canvas shows already."""
        self._layout = layout
        self._find()

    def next(self) -> None:
        """Go to the next match; ask for a motif where there is none."""
        self._step(True)

    def previous(self) -> None:
        """Go to the match before; ask for a motif where there is none."""
        self._step(False)

    def _find(self) -> None:
        """Mark what the motif matches; nothing while the bar is put away."""
        self._matches = None
        if not self._bar.isHidden() and self._bar.motif is not None and self._layout is not None:
            self._matches = AlignmentMatches(self._layout, self._bar.motif, self._bar.rows)
        self._mark()

    def _mark(self) -> None:
        matches = self._matches
        if matches is None:
            self._canvas.set_matches(Marks())
            return
        self._canvas.set_matches(Marks(covered=matches.covered, current=matches.span()))
        self._bar.say_matches(matches.current, len(matches), matches.beyond)

    def _step(self, forward: bool) -> None:
        if self._bar.isHidden() or self._bar.motif is None:
            self._bar.ask_motif()
        if self._matches is not None and (span := self._matches.step(forward, self._canvas.selection()[0])):
            self._mark()
            self._canvas.show_columns(*span[1:])

    def _go_to(self, row: int, position: int) -> None:
        """Go to a residue, or say why there is no way there."""
        if self._layout is None:
            return
        name = self._layout.sides.named(row)
        length, (first, last) = self._layout.lengths[row], self._layout.covered(row)
        column = self._layout.column_of(row, position - 1)
        if not 1 <= position <= length:
            words = "{} has residues 1 to {:,}; there is no {:,}."
            self._bar.say_problem(words.format(name[0].upper() + name[1:], length, position))
        elif column < 0:
            words = "Residue {:,} of {} is not aligned; the alignment has {:,} to {:,} of it."
            self._bar.say_problem(words.format(position, name, first, last))
        else:
            self._canvas.select(column, column + 1)
            self._canvas.show_columns(column, column + 1)

    def _on_closed(self, focused: bool) -> None:
        self._find()
        if focused:
            self._canvas.setFocus()
