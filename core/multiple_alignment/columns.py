"""The columns of a query-anchored alignment: a column a query position, and those that insertions open."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


class Columns:
    """Where query positions stand.

    Parameters
    ----------
    length : residues of the query, m
    widths : int64[m + 1] columns opened before each position, and behind the last; None opens none
    """

    def __init__(self, length: int, widths: NDArray[np.int64] | None = None) -> None:
        self.length = length
        self.widths = np.zeros(length + 1, np.int64) if widths is None else widths
        self.starts = np.arange(length, dtype=np.int64) + np.cumsum(self.widths[:length])
        """int64[m]: the column of each query position."""
        self.count = length + int(self.widths.sum())
        """All columns."""

    def span(self, first: int, last: int) -> tuple[int, int]:
        """Return the query positions that stand in columns first to last, half-open both."""
        low, high = np.searchsorted(self.starts, (first, last))
        return int(low), int(high)

    def position_at(self, column: int) -> int:
        """Return the query position in a column; of an opened one, the position behind it."""
        return int(np.searchsorted(self.starts, column))

    def is_opened(self, column: int) -> bool:
        """Whether a column holds insertions only."""
        position = self.position_at(column)
        return position >= self.length or int(self.starts[position]) != column
