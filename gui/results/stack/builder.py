"""Keep the alignment of the chosen hits up to date: built by the worker, filled as hits are aligned."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from swathe.core.alignment.rows import AlignedRow
from swathe.core.cancel import CancelToken
from swathe.core.multiple_alignment.alignment import MultipleAlignment, build, lay_out
from swathe.core.results.hits import HitTable
from swathe.core.system.steps import run_to_end
from swathe.gui.work.task import SELECTED, Newest, Task

AT_ONCE: Final = 600_000
"""Letters that are laid out in the GUI thread: about 6 ms."""
_ROW: Final = 2_000
"""Letters that a row costs beside its own."""


class StackBuilder(QObject):
    """Make `whole` from the chosen hits of a table.

    Signals
    -------
    changed() : `whole` is another alignment, or has more rows
    task_wanted(object) : a task for the worker
    """

    changed = Signal()
    task_wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.whole: MultipleAlignment | None = None
        self._hits: HitTable | None = None
        self._order: NDArray[np.int64] = np.empty(0, np.int64)
        self._chosen: NDArray[np.bool_] = np.empty(0, np.bool_)
        self._kept: dict[int, AlignedRow] = {}
        self._task = Newest(self.task_wanted.emit)

    @property
    def building(self) -> bool:
        """Whether the worker makes another alignment."""
        return self._task.busy

    def set_hits(self, hits: HitTable | None) -> None:
        """Forget everything; hits of this table are chosen next."""
        self._task.stop()
        self.whole = None
        self._hits = hits
        self._kept = {}

    def choose(self, order: NDArray[np.int64]) -> None:
        """Take these hits, in this order; the alignment shown stays until the new one is built."""
        if self._hits is None:
            return
        chosen = np.zeros(len(self._hits), np.bool_)
        chosen[order] = True
        same = self.whole is not None and np.array_equal(chosen, self._chosen)
        self._order, self._chosen = order, chosen
        if same and not self.building:
            assert self.whole is not None
            self.whole = self.whole.reordered(order)
            self.changed.emit()
        else:
            self._build()

    def take(self, rows: Iterable[int]) -> None:
        """Put in the rows of hits that were aligned just now."""
        hits, whole = self._hits, self.whole
        if hits is None or whole is None or self.building:
            return
        new = [r for r in rows if self._chosen[r] and r in hits.alignments and r not in whole.rows]
        if len(new) > 1 and self._cost(len(new)) > AT_ONCE:
            self._build()
            return
        for row in new:
            whole.add(row, lay_out(hits, row))
        if new:
            self.changed.emit()

    def missing(self) -> list[int]:
        """Return the chosen hits that have no row yet, in their order."""
        if self.whole is None:
            return []
        return [row for row in self._order.tolist() if row not in self.whole.rows]

    def _cost(self, rows: int) -> int:
        assert self._hits is not None
        return rows * (len(self._hits.query) + _ROW)

    def _build(self) -> None:
        """Build anew: at once where that is quick, else in the worker."""
        hits = self._hits
        assert hits is not None
        self._task.stop()
        if self.whole is not None:
            self._kept.update(self.whole.rows)
        work = partial(build, hits, self._order, self._kept)
        if self._cost(self._order.size) <= AT_ONCE:
            self._put(run_to_end(work(CancelToken())))
            return
        self._task.begin(Task("stack hits", work, self._put, priority=SELECTED))
        self.changed.emit()

    def _put(self, whole: MultipleAlignment) -> None:
        self.whole = whole
        self.changed.emit()
        if self._hits is not None and len(whole.rows) < len(whole):
            self.take(list(self._hits.alignments))  # what arrived meanwhile
