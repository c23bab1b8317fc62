"""The organisms that hits come from: how many hits each has, and its best."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.headers.text import Grouped
from swathe.core.results.columns import Column, Kind, Table
from swathe.core.results.hits import HitTable

ORGANISM_COLUMNS: Final[tuple[Column[OrganismTable], ...]] = (
    Column(
        "organism", "Organism", Kind.TEXT, "As the headers name it; empty for hits that name none",
        text=lambda organisms, row: organisms.names[row],
    ),
    Column(
        "hits", "Hits", Kind.INTEGER, "Hits of this organism",
        lambda organisms, rows: organisms.counts[rows], highest_first=True,
    ),
    Column(
        "evalue", "E-value", Kind.EVALUE, "Lowest E-value of its hits",
        lambda organisms, rows: organisms.hits.log10_evalues[organisms.best_rows[rows]],
    ),
    Column(
        "score", "Score", Kind.INTEGER, "Highest score of its hits",
        lambda organisms, rows: organisms.scores[rows], highest_first=True,
    ),
    Column(
        "best_hit", "Best hit", Kind.TEXT, "Its hit with the lowest E-value, then the highest score",
        text=lambda organisms, row: organisms.hits.text("subject", int(organisms.best_rows[row])),
    ),
)  # fmt: skip


class OrganismTable(Table):
    """The organisms of some hits, the one with the best hit first.

    Parameters
    ----------
    hits : the table the hits are of
    grouped : its organisms
    rows : int64[k] the hits that are counted, in the order in which `members` gives them

    Attributes
    ----------
    names : of the organisms, '' of the hits that name none
    counts, best_rows : int64[organisms] hits of each, and the row of its best hit
    scores : float64[organisms] its highest score, NaN where that of no hit is known
    """

    columns = ORGANISM_COLUMNS

    hits: HitTable
    names: list[str]
    counts: NDArray[np.int64]
    scores: NDArray[np.float64]
    best_rows: NDArray[np.int64]

    def __init__(self, hits: HitTable, grouped: Grouped, rows: NDArray[np.int64]) -> None:
        codes = grouped.codes[rows]
        counts = np.bincount(codes, minlength=len(grouped.names))
        best = np.full(len(counts), len(hits), np.int64)
        np.minimum.at(best, codes, rows)
        scores = np.full(len(counts), np.nan)
        np.fmax.at(scores, codes, hits.values("score")[rows])
        present = np.flatnonzero(counts)
        present = present[np.argsort(best[present])]
        super().__init__(len(present))
        self.hits = hits
        self.names = [grouped.names[code] for code in present.tolist()]
        self._codes = codes
        self._rows = rows
        self._present = present
        self.best_rows = best[present]
        self.counts = counts[present]
        self.scores = scores[present]

    @property
    def n_hits(self) -> int:
        """Hits that are counted."""
        return len(self._rows)

    @property
    def n_named(self) -> int:
        """Organisms that have a name: the hits that name none are a group of their own."""
        return len(self) - self.names.count("")

    def searched_text(self, row: int) -> str:
        """Return an organism's name."""
        return self.names[row]

    def members(self, row: int) -> NDArray[np.int64]:
        """Return where an organism's hits are in the hit table, int64[hits], in the order they were given."""
        members: NDArray[np.int64] = self._rows[self._codes == self._present[row]]
        return members

    def group_of(self, hit_row: int) -> int:
        """Return the row of a hit's organism; -1 if the hit is not counted."""
        (places,) = np.nonzero(self._rows == hit_row)
        if not places.size:
            return -1
        return int(np.flatnonzero(self._present == self._codes[places[0]])[0])
