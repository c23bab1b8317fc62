"""What every tab below the hits is told, and what it may ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from swathe.core.results.filters import Filter
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan


def _none() -> NDArray[np.int64]:
    return np.empty(0, np.int64)


class Detail(QWidget):
    """One page beside or below the hits; what it does not care for, it leaves as it is.

    `picture_menu` and `copy_menu` are what the buttons in the corner over every page offer; None for nothing.
    `title` is the tab's, with its mnemonic. A tab out of sight is told nothing: it hears what it missed when
    it comes into sight. After `set_result` always follow `set_rows`, `set_current_hit`, `set_chosen` and
    `set_filter`. All hit rows are places in the `HitTable`, best first.

    Signals
    -------
    alignments_wanted(object) : list[int] of hit rows it needs aligned, most urgent first; it replaces every
        earlier wish of this tab, which is forgotten when another result comes
    hit_chosen(int) : a hit row clicked here, to be made the current one of the table
    filter_wanted(object, bool) : a `core.results.filters.Condition` to narrow the table by, or not any more
    lineages_read() : the lineages of the hits are known now
    sequences_wanted() : sequences are to be added to hits of another program
    task_wanted(object) : a `gui.work.task.Task`, what takes longer than 10 ms, for the worker
    saved(str, object) : what is in a file now, and the path of that
    copied(str) : what is on the clipboard now
    """

    title: ClassVar[str]
    picture_menu: QMenu | None = None
    copy_menu: QMenu | None = None
    alignments_wanted = Signal(object)
    hit_chosen = Signal(int)
    filter_wanted = Signal(object, bool)
    lineages_read = Signal()
    sequences_wanted = Signal()
    task_wanted = Signal(object)
    saved = Signal(str, object)
    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.selected: Callable[[], NDArray[np.int64]] = _none
        """Returns the hit rows selected in the table, int64[selected], in its order."""

    def use_corner(self) -> None:
        """Hide own buttons for what the corner over the pages offers from now on."""

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits; None while there are none."""

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Take the hit rows that the table shows, int64[rows], in its order: filtered and sorted."""

    def set_current_hit(self, row: int) -> None:
        """Take the hit row looked at; -1 for none."""

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Take the ticked hit rows, int64[ticked], in the order that the table would have unfiltered."""

    def set_filter(self, conditions: Filter) -> None:
        """Take the conditions that the table's hits meet."""

    def alignments_arrived(self, rows: list[int]) -> None:
        """Take note of hits that were aligned just now."""

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Take note of a hit that cannot be aligned, and why."""

    def pairs_arrived(self, rows: list[int]) -> None:
        """Take note of hits whose pairwise significance was estimated just now."""
