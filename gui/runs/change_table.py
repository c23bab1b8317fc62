"""The hits of two runs side by side as a table that sorts and searches itself."""

from __future__ import annotations

from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from swathe.core.history.differences import QueryDifferences
from swathe.core.results.columns import Column, Kind
from swathe.core.results.hits import subject_label
from swathe.core.results.plain_table import PlainTable
from swathe.core.scoring.significance import bits_text
from swathe.core.sequences.sequence import description_of
from swathe.gui.models.plain_table_model import PlainTableModel


class Found(Enum):
    """Which of two runs report a hit."""

    BOTH = "both"
    ONLY_A = "only A"
    ONLY_B = "only B"


CHANGE_COLUMNS: Final = (
    Column("found", "In", Kind.TEXT, "Which run reports the hit"),
    Column("subject", "Subject", Kind.TEXT, "First word of the subject's header"),
    Column("description", "Description", Kind.TEXT, "The subject's header after its first word"),
    Column("rank_a", "# A", Kind.INTEGER, "Place among the hits of run A"),
    Column("rank_b", "# B", Kind.INTEGER, "Place among the hits of run B"),
    Column("rank_change", "# B − A", Kind.INTEGER, "Places that the hit fell (+) or rose (−) from A to B"),
    Column("score_a", "Score A", Kind.INTEGER, "Smith-Waterman score in run A"),
    Column("score_b", "Score B", Kind.INTEGER, "Smith-Waterman score in run B"),
    Column("score_change", "Score B − A", Kind.INTEGER, "Comparable only where both runs score alike"),
    Column("bits_a", "Bits A", Kind.REAL, "Bit score in run A"),
    Column("bits_b", "Bits B", Kind.REAL, "Bit score in run B"),
    Column("bits_change", "Bits B − A", Kind.REAL, "Comparable however the runs score"),
    Column("log10_evalue_a", "E A", Kind.EVALUE, "E-value in run A"),
    Column("log10_evalue_b", "E B", Kind.EVALUE, "E-value in run B"),
    Column("log10_evalue_change", "log₁₀ E B − A", Kind.REAL, "Below 0: more significant in run B"),
)
_CHANGES: Final = frozenset(column.key for column in CHANGE_COLUMNS if column.key.endswith("_change"))


class ChangeTable(PlainTable):
    """Every hit of one query that one of two runs reports: A's in their order, then those of B alone.

    Made in the worker: it reads every header once, so that sorting and searching are quick afterwards.
    """

    def __init__(self, comparison: QueryDifferences) -> None:
        super().__init__(CHANGE_COLUMNS, len(comparison))
        self.comparison = comparison
        self._numbers = {key: comparison.columns[key] for key in self._numbers}
        self.found = np.where(comparison.in_both, 0, np.where(comparison.only_a, 1, 2))
        places = [comparison.place(hit) for hit in range(len(comparison))]
        headers = [table.header(row) for table, row in places]
        words = [kind.value for kind in Found]
        self._texts = {
            "found": [words[kind] for kind in self.found.tolist()],
            "subject": [subject_label(*place, header) for place, header in zip(places, headers, strict=True)],
            "description": [description_of(header) for header in headers],
        }
        self._searched = [header.casefold() for header in headers]
        self._ranks = {key: _ranks(texts) for key, texts in self._texts.items() if key != "found"}
        self._ranks["found"] = self.found

    def counts(self) -> tuple[int, int, int]:
        """Return how many hits are in both runs, only in A and only in B."""
        both, only_a, only_b = np.bincount(self.found, minlength=3).tolist()
        return both, only_a, only_b

    def text(self, key: str, row: int) -> str:
        """Return a cell of a text column."""
        return self._texts[key][row]

    def searched_text(self, row: int) -> str:
        """Return all that a search for words looks through in a row: the header."""
        table, place = self.comparison.place(row)
        return table.header(place)

    def display(self, key: str, row: int) -> str:
        """Return a cell as the screen shows it; changes with their sign."""
        if key not in _CHANGES:
            return super().display(key, row)
        number = float(self._numbers[key][row])
        if np.isnan(number):
            return ""
        whole = self.column[key].kind is Kind.INTEGER
        text = f"{abs(number):,.0f}" if whole else bits_text(abs(number))
        return f"{'+' if number > 0 else '−' if number < 0 else ''}{text}"

    def order_by(self, key: str, descending: bool = False) -> NDArray[np.int64]:
        """Return the rows sorted by a column, int64[rows]; ties as they stand, empty cells always last."""
        if self.column[key].kind is not Kind.TEXT:
            return super().order_by(key, descending)
        ranks = self._ranks[key]
        return np.argsort(-ranks if descending else ranks, kind="stable")


class ChangeTableModel(PlainTableModel):
    """A `ChangeTable` in screen order, all of it or the hits of one kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._kind: Found | None = None
        super().__init__(PlainTable(CHANGE_COLUMNS, 0), parent)

    def set_kind(self, kind: Found | None) -> None:
        """Show only hits that these runs report; None shows all."""
        self._kind = kind
        self.rearrange()

    def _arrange(self) -> None:
        super()._arrange()
        if self._kind is not None and isinstance(self.table, ChangeTable):
            wanted = self.table.found == list(Found).index(self._kind)
            self._rows = self._rows[wanted[self._rows]]


def _ranks(texts: list[str]) -> NDArray[np.int64]:
    """Return each text's place among the distinct ones, whatever their case, int64[texts]."""
    folded = [text.casefold() for text in texts]
    places = {text: place for place, text in enumerate(sorted(set(folded)))}
    return np.array([places[text] for text in folded], np.int64)
