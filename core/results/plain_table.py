"""A table of named columns, numbers in NumPy arrays, that sorts, searches and writes out its own cells."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from swathe.core.results.columns import Column, Kind
from swathe.core.scoring.significance import bits_text, evalue_text
from swathe.core.system.words import percent_text


class PlainTable:
    """Rows of texts and numbers under `columns`; who derives from it fills them.

    Numbers are float64[rows], NaN where a cell is empty; a column of the kind EVALUE holds decimal
    logarithms, which do not underflow.
    """

    def __init__(self, columns: tuple[Column, ...], n_rows: int) -> None:
        self.columns = columns
        self.column = {column.key: column for column in columns}
        self._n_rows = n_rows
        self._numbers = {
            column.key: np.full(n_rows, np.nan) for column in columns if column.kind is not Kind.TEXT
        }
        self._searched: list[str | None] = [None] * n_rows

    def __len__(self) -> int:
        return self._n_rows

    def numbers(self, key: str) -> NDArray[np.float64]:
        """Return a column of numbers, float64[rows]; of E-values the decimal logarithms."""
        return self._numbers[key]

    def text(self, key: str, row: int) -> str:
        """Return a cell of a text column."""
        raise NotImplementedError

    def searched_text(self, row: int) -> str:
        """Return all that a search for words looks through in a row."""
        raise NotImplementedError

    def display(self, key: str, row: int) -> str:
        """Return a cell as the screen shows it, after BLAST's rules; '' where it is empty."""
        kind = self.column[key].kind
        if kind is Kind.TEXT:
            return self.text(key, row)
        number = float(self._numbers[key][row])
        if np.isnan(number):
            return ""
        if kind is Kind.EVALUE:
            return evalue_text(number)
        if kind is Kind.REAL:
            return bits_text(number)
        return f"{int(number):,}" if kind is Kind.INTEGER else percent_text(number)

    def order_by(self, key: str, descending: bool = False) -> NDArray[np.int64]:
        """Return the rows sorted by a column, int64[rows]; ties as they stand, empty cells always last."""
        if self.column[key].kind is not Kind.TEXT:
            values = self._numbers[key]
        else:
            cells = np.array([self.text(key, row).casefold() for row in range(self._n_rows)], object)
            values = np.unique(cells, return_inverse=True)[1].astype(np.float64)
            values[cells == ""] = np.nan
        return np.argsort(-values if descending else values, kind="stable")

    def matching(self, text: str) -> NDArray[np.bool_]:
        """Return in which rows each word of a text occurs somewhere, whatever its case, bool[rows]."""
        words = text.casefold().split()
        if not words:
            return np.ones(self._n_rows, np.bool_)
        return np.fromiter(
            (all(word in cells for word in words) for cells in map(self._cells, range(self._n_rows))),
            np.bool_,
            self._n_rows,
        )

    def changed(self, rows: Iterable[int]) -> None:
        """Forget what is kept for searching rows whose texts have changed."""
        for row in rows:
            self._searched[row] = None

    def _cells(self, row: int) -> str:
        cells = self._searched[row]
        if cells is None:
            cells = self._searched[row] = self.searched_text(row).casefold()
        return cells
