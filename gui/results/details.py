"""The tabs below the hits: makes each when it is first seen, and feeds only the one in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.focus import tab_after

AnyDetail = TypeVar("AnyDetail", bound=Detail)

_NO_ROWS = np.empty(0, np.int64)


class _Place(QWidget):
    """Where a detail will be that nobody has seen yet."""

    def __init__(self, kind: type[Detail]) -> None:
        super().__init__()
        self.kind = kind
        self.detail: Detail | None = None
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)

    def put(self, detail: Detail) -> None:
        """Fill the place."""
        self.detail = detail
        layout = self.layout()
        assert layout is not None
        layout.addWidget(detail)


class Details(QTabWidget):
    """Keep the details, told of everything in the order of `Detail`, in step with the table.

    Signals
    -------
    alignments_wanted() : `wishes` changed
    hit_chosen(int) : a hit row clicked in a detail
    filter_wanted(object, bool) : a `core.results.filters.Condition` to narrow the table by, or not any more
    job_wanted(object) : a detail's job for the worker
    """

    alignments_wanted = Signal()
    hit_chosen = Signal(int)
    filter_wanted = Signal(object, bool)
    job_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(self.tr("Details"))
        self.tabBar().setAccessibleName(self.tr("Details"))
        self._result: tuple[QueryResult | None, Plan | None] = (None, None)
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._hit = -1
        self._chosen: NDArray[np.int64] = _NO_ROWS
        self._stale: dict[Detail, set[str]] = {}
        self._news: list[tuple[str, tuple[Any, ...]]] = []
        self._heard: dict[Detail, int] = {}
        self._wishes: dict[Detail, list[int]] = {}
        self.currentChanged.connect(self._catch_up)

    # Which details

    def add(self, detail: Detail | type[Detail]) -> None:
        """Add a tab: a detail, or the kind of one that is made when somebody looks at it first."""
        title = QCoreApplication.translate("Detail", detail.title)
        if isinstance(detail, Detail):
            self._adopt(detail)
            self.addTab(detail, title)
        else:
            self.addTab(_Place(detail), title)

    def open(self, kind: type[AnyDetail]) -> AnyDetail:
        """Bring the detail of a kind to the front and return it."""
        for place in range(self.count()):
            widget = self.widget(place)
            if isinstance(widget, kind) or (isinstance(widget, _Place) and widget.kind is kind):
                self.setCurrentIndex(place)
                detail = self._shown()
                assert isinstance(detail, kind)
                return detail
        raise KeyError(kind)

    def made(self) -> list[Detail]:
        """Return the details that there are by now."""
        return list(self._stale)

    def wishes(self) -> list[int]:
        """Return the hit rows that details want aligned, those of the one in sight first."""
        place = self.currentWidget()
        shown = place.detail if isinstance(place, _Place) else place
        details = sorted(self._wishes, key=lambda detail: detail is not shown)
        return list(dict.fromkeys(row for detail in details for row in self._wishes[detail]))

    # What they are told

    def set_result(
        self, result: QueryResult | None, plan: Plan | None, rows: NDArray[np.int64], hit: int
    ) -> None:
        """Show another result: the hit rows the table shows of it, and the one looked at."""
        self._result = (result, plan)
        self._rows, self._hit = rows, hit
        self._chosen = result.hits.marks.ticked_rows() if result is not None else _NO_ROWS
        self._news.clear()
        self._wishes.clear()
        for detail in self._stale:
            self._heard[detail] = 0
        self._changed("result", "rows", "hit", "chosen")

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Show the rows that the table shows, in its order."""
        if not np.array_equal(rows, self._rows):
            self._rows = rows
            self._changed("rows")

    def set_current_hit(self, row: int) -> None:
        """Show the hit that is looked at."""
        self._hit = row
        self._changed("hit")

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Show which hits are ticked."""
        self._chosen = rows
        self._changed("chosen")

    def alignments_arrived(self, rows: list[int]) -> None:
        """Show hits that were aligned just now."""
        self._tell("alignments_arrived", rows)

    def alignment_failed(self, row: int, sentence: str) -> None:
        """Show why a hit cannot be aligned."""
        self._tell("alignment_failed", row, sentence)

    def pairs_arrived(self, rows: list[int]) -> None:
        """Show hits whose pairwise significance was estimated just now."""
        self._tell("pairs_arrived", rows)

    # Inside

    def _adopt(self, detail: Detail) -> None:
        self._stale[detail] = {"result", "rows", "hit", "chosen"}
        self._heard[detail] = 0
        detail.hit_chosen.connect(self.hit_chosen)
        detail.filter_wanted.connect(self.filter_wanted)
        detail.job_wanted.connect(self.job_wanted)
        detail.alignments_wanted.connect(self._wish)

    def _shown(self) -> Detail | None:
        """Return the detail in sight, made now if it was not before."""
        widget = self.currentWidget()
        if isinstance(widget, _Place):
            if widget.detail is None:
                detail = widget.kind()
                self._adopt(detail)
                widget.put(detail)
                tab_after(self.tabBar(), detail)
            return widget.detail
        return widget if isinstance(widget, Detail) else None

    def _changed(self, *what: str) -> None:
        for stale in self._stale.values():
            stale.update(what)
        self._catch_up()

    def _tell(self, listener: str, *news: Any) -> None:
        self._news.append((listener, news))
        self._catch_up()

    def _catch_up(self) -> None:
        """Tell the detail in sight what it missed."""
        detail = self._shown()
        if detail is None:
            return
        stale = self._stale[detail]
        tasks: tuple[tuple[str, Callable[..., None], tuple[Any, ...]], ...] = (
            ("result", detail.set_result, self._result),
            ("rows", detail.set_rows, (self._rows,)),
            ("hit", detail.set_current_hit, (self._hit,)),
            ("chosen", detail.set_chosen, (self._chosen,)),
        )
        for name, task, values in tasks:
            if name in stale:
                stale.discard(name)
                task(*values)
        heard, self._heard[detail] = self._heard[detail], len(self._news)
        for listener, news in self._news[heard:]:
            getattr(detail, listener)(*news)

    def _wish(self, rows: list[int]) -> None:
        detail = self.sender()
        assert isinstance(detail, Detail)
        self._wishes[detail] = rows
        self.alignments_wanted.emit()
