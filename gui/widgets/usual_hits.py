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


def usual(selected: int, ticked: int) -> str:
    """Return which hits are meant: several selected ones, else ticked ones, else all that are shown.

    One row is selected in every table, and says nothing.
    """
    if selected > 1:
        return SELECTED
    return TICKED if ticked else SHOWN


def ticked_in_order(ticked: NDArray[np.int64], shown: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return ticked hit rows, int64[ticked], in the table's order, and last what its filter hides."""
    in_table = shown[np.isin(shown, ticked)]
    return np.concatenate((in_table, np.setdiff1d(ticked, in_table)))


@dataclass(frozen=True, slots=True, eq=False)
class UsualHits:
    """The hits of a query that are meant.

    which : `SELECTED`, `TICKED` or `SHOWN`
    rows : int64[hits] hit rows, in the order of the table
    """

    which: str
    rows: NDArray[np.int64]

    @classmethod
    def of(
        cls, selected: NDArray[np.int64], ticked: NDArray[np.int64], shown: NDArray[np.int64]
    ) -> UsualHits:
        """Return the hits that are meant of those selected and those shown, in the table's order."""
        which = usual(selected.size, ticked.size)
        if which == SELECTED:
            return cls(which, selected)
        return cls(which, ticked_in_order(ticked, shown) if which == TICKED else shown)

    @property
    def words(self) -> str:
        """How many of which they are: ``20 selected hits``, or ``95 hits`` for all that are shown."""
        return counted(self.rows.size, "hit" if self.which == SHOWN else f"{self.which} hit")
