"""Which hits are meant where nobody says so: for files, queries and tests of significance, and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.system.words import counted

SELECTED: Final = "selected"
TICKED: Final = "ticked"
SHOWN: Final = "shown"
CHOICES: Final = {TICKED: "&Ticked rows", SELECTED: "Selecte&d rows", SHOWN: "Rows sho&wn"}
"""What each is called where one of them is chosen, in this order: the first that there are, are meant."""
_WHY_NONE: Final = {
    SHOWN: "The filter hides all hits",
    SELECTED: "No row is selected",
    TICKED: "No hit is ticked",
}


def usual(selected: int, ticked: int) -> str:
    """Return which hits are meant: ticked ones, else several selected ones, else all that are shown.

    A single selected row says nothing: one is selected in every table. Ticked hits are meant whether the
    filter hides them or not: what a search box leaves over is not to change what is written.
    """
    if ticked:
        return TICKED
    return SELECTED if selected > 1 else SHOWN


def in_hand(selected: int, ticked: int) -> str:
    """Return which hits the buttons beside their count act on: several selected ones, else ticked ones.

    Without ticks it is the one selected; '' where there is none.
    """
    if ticked and selected < 2:
        return TICKED
    return SELECTED if selected else ""


def hidden_of(ticked: NDArray[np.int64], shown: NDArray[np.int64]) -> int:
    """Return how many of the ticked hit rows the table's filter hides."""
    return int(np.isin(ticked, shown, invert=True).sum())


def with_hidden(words: str, ticked: int, hidden: int) -> str:
    """Return words on so many ticked hits with how many the filter hides: ``20, 5 hidden by the filter``."""
    return (
        f"{words}, {'all' if hidden == ticked else f'{hidden:,}'} hidden by the filter" if hidden else words
    )


def name_of_hits(which: str, filtered: bool) -> str:
    """Return what files call these hits: ``ticked-hits``, or ``hits`` for all that there are.

    filtered : whether the filter hides some of those that could be shown
    """
    if which == SHOWN:
        return "filtered-hits" if filtered else "hits"
    return f"{which}-hits"


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
        return cls.each(selected, ticked, shown)[usual(selected.size, ticked.size)]

    @classmethod
    def each(
        cls, selected: NDArray[np.int64], ticked: NDArray[np.int64], shown: NDArray[np.int64]
    ) -> dict[str, UsualHits]:
        """Return those ticked, those selected and those shown, in the order of `CHOICES`."""
        return {
            TICKED: cls(TICKED, ticked, hidden_of(ticked, shown)),
            SELECTED: cls(SELECTED, selected),
            SHOWN: cls(SHOWN, shown),
        }

    @property
    def words(self) -> str:
        """How many of which they are: ``20 selected hits``, or ``95 hits`` for all that are shown."""
        words = counted(self.rows.size, "hit" if self.which == SHOWN else f"{self.which} hit")
        return with_hidden(words, self.rows.size, self.hidden)

    @property
    def choice(self) -> str:
        """What they are called where they can be chosen: ``Ticked rows (20, 5 hidden by the filter)``."""
        number = with_hidden(f"{self.rows.size:,}", self.rows.size, self.hidden)
        return f"{CHOICES[self.which]} ({number})"

    @property
    def why_none(self) -> str:
        """Why they cannot be chosen; '' where there are some."""
        return "" if self.rows.size else _WHY_NONE[self.which]
