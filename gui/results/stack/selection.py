"""What is selected of a stacked alignment: a rectangle of rows and columns between an anchor and a caret."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell: a place in the order of the hits, and a column."""

    place: int = 0
    column: int = 0

    def moved(self, down: int, right: int, places: int, columns: int) -> Spot:
        """Return the cell some rows and columns away, within so many of them."""
        return Spot(
            min(max(self.place + down, 0), max(places - 1, 0)),
            min(max(self.column + right, 0), max(columns - 1, 0)),
        )


@dataclass(frozen=True, slots=True)
class StackSelection:
    """A rectangle, both corners within; `wide` is whether more than the caret's cell was asked for."""

    anchor: Spot = Spot()
    caret: Spot = Spot()
    wide: bool = False

    def to(self, caret: Spot, extend: bool) -> StackSelection:
        """Return the selection with its caret elsewhere: extended from the anchor, or begun anew there."""
        return StackSelection(self.anchor if extend else caret, caret, extend)

    @property
    def places(self) -> range:
        """Rows of it, as places in the order of the hits; none where nothing is selected."""
        if not self.wide:
            return range(0)
        ends = sorted((self.anchor.place, self.caret.place))
        return range(ends[0], ends[1] + 1)

    @property
    def columns(self) -> tuple[int, int]:
        """Columns of it, half-open."""
        if not self.wide:
            return 0, 0
        ends = sorted((self.anchor.column, self.caret.column))
        return ends[0], ends[1] + 1
