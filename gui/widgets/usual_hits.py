"""Which hits are meant where nobody says so: for files, pictures, queries and tests of significance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.words import counted

SELECTED: Final = "selected"
TICKED: Final = "ticked"
SHOWN: Final = "shown"


def usual(selected: int, ticked: bool) -> str:
    """Return which hits are meant: several selected ones, else `ticked` ones, else all that are shown.

    One row is selected in every table, and says nothing. `ticks_count` says whether there are ticked ones.
    """
    if selected > 1:
        return SELECTED
    return TICKED if ticked else SHOWN


def ticks_count(ticked: int, hidden: int, shown: int) -> bool:
    """Return whether ticked hits can be meant: not where the filter hides all of them and shows others."""
    return ticked > hidden or (ticked > 0 and not shown)


def hidden_of(ticked: NDArray[np.int64], shown: NDArray[np.int64]) -> int:
    """Return how many of the ticked hit rows the table's filter hides."""
    return int(np.isin(ticked, shown, invert=True).sum())


def with_hidden(words: str, ticked: int, hidden: int) -> str:
    """Return words on so many ticked hits with how many the filter hides: ``20, 5 hidden by the filter``."""
    return (
        f"{words}, {'all' if hidden == ticked else f'{hidden:,}'} hidden by the filter" if hidden else words
    )


def ticked_in_order(ticked: NDArray[np.int64], shown: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return ticked hit rows, int64[ticked], in the table's order, and last what its filter hides."""
    in_table = shown[np.isin(shown, ticked)]
    return np.concatenate((in_table, np.setdiff1d(ticked, in_table)))


@dataclass(frozen=True, slots=True, eq=False)
class UsualHits:
    """The hits of a query that are meant.

    which : `SELECTED`, `TICKED` or `SHOWN`
    rows : int64[hits] hit rows, in the order of the table
    hidden : how many of them the table's filter hides
    """

    which: str
    rows: NDArray[np.int64]
    hidden: int = 0

    @classmethod
    def of(
        cls, selected: NDArray[np.int64], ticked: NDArray[np.int64], shown: NDArray[np.int64]
    ) -> UsualHits:
        """Return the hits that are meant of those selected and those shown, in the table's order."""
        hidden = hidden_of(ticked, shown)
        which = usual(selected.size, ticks_count(ticked.size, hidden, shown.size))
        if which == TICKED:
            return cls(which, ticked_in_order(ticked, shown), hidden)
        return cls(which, selected if which == SELECTED else shown)

    @property
    def words(self) -> str:
        """How many of which they are: ``20 selected hits``, or ``95 hits`` for all that are shown."""
        words = counted(self.rows.size, "hit" if self.which == SHOWN else f"{self.which} hit")
        return with_hidden(words, self.rows.size, self.hidden)
