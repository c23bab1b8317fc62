"""One of two runs compared: how the hit looked at aligns there, or that it is not among its hits."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from swathe.core.results.hits import HitTable
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import round_of
from swathe.core.search.events import SearchResult
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.search.borderline import BorderlineTest
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.worker import BackgroundThread

_UNREPORTED: Final = -1
"""The place, beside those of the queries, of a hit that the run does not report."""


class RunSide(QWidget):
    """Show hits of one run, aligned, when somebody looks at them.

    The borderline hits of the query shown are tested as its results page tests them, whichever is looked at.

    Signals
    -------
    tested() : verdicts on hits of the run are others
    """

    tested = Signal()

    def __init__(self, letter: str, background: BackgroundThread) -> None:
        super().__init__()
        self._letter = letter
        self._result: SearchResult | None = None
        self._name = ""
        self._query = -1
        self.alignments = AlignmentController(background, self)
        self._borderline = BorderlineTest(background, self._tested)
        self._borderline_absent = BorderlineTest(background, self._tested)
        self.heading = ElidedLabel(by_letters=True)
        self.alignment = AlignmentView(legend_apart=True)
        self.message = MessagePage()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.alignment)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        top = QHBoxLayout(spacing=SPACE)
        top.addWidget(self.heading, 1)
        top.addWidget(self.alignment.tools.legend)  # beside the tools it would take a line where it is narrow
        layout.addLayout(top)
        layout.addWidget(self._stack, 1)
        self.alignment.task_wanted.connect(background.start)
        self.alignments.arrived.connect(self._arrived)
        self.alignments.failed.connect(self._failed)

    def set_run(self, result: SearchResult, name: str, kept: str) -> None:
        """Take a run; its hits are shown one by one. Some words of its name are `kept` in sight."""
        self._result, self._name, self._query = result, name, -1
        self.setAccessibleName(f"Alignment in run {self._letter}")
        self.heading.set_whole(f"{self._letter}: {name}")
        self.heading.keep(kept)
        self.alignments.begin(result.plan, unasked=0)
        for index, query in enumerate(result.queries):
            self.alignments.add(index, query)
        self.show_nothing()

    def begin_query(self, query: int) -> None:
        """Say in the heading which round the hits of a query, a place in the result, are of, and test them.

        query : -1 for one of which the run says nothing
        """
        assert self._result is not None
        if query >= 0:
            self._borderline.look(self._result.queries[query].hits, -1, self._result.plan.request)
        name, of_all = self._name, round_of(self._result)
        if of_all:
            name = name.replace(of_all, round_of(self._result, [query]))
        self.heading.set_whole(f"{self._letter}: {name}")

    def show_hit(self, query: int, row: int) -> None:
        """Show a hit: its row in the table of a query, a place in the result."""
        assert self._result is not None
        if query != self._query:
            self._query = query
            self.alignment.set_result(self._result.queries[query], self._result.plan)
        self._borderline_absent.stop()
        self._show_aligned(row)
        self._borderline.look(self._result.queries[query].hits, row, self._result.plan.request)

    def show_absent(self, why: str = "", hit: QueryResult | None = None) -> None:
        """Say that the run does not report the hit, and once that is known why, under its alignment there.

        hit : the hit alone, as the run would have it; None where there is nothing to align
        """
        said = f"Not among the hits of {self._letter}"
        if hit is None:
            self._borderline_absent.stop()
            self.message.say(said, why)
            self._show(self.message)
            return
        assert self._result is not None
        self._query = _UNREPORTED
        self.alignments.add(_UNREPORTED, hit)
        self.alignment.set_result(hit, self._result.plan)
        self._show_aligned(0, f"{said}. {why}")
        self._borderline_absent.look(hit.hits, 0, self._result.plan.request)

    def show_nothing(self) -> None:
        """Say that no hit is looked at."""
        self._stop_tests()
        self.message.say("No hit selected", "")
        self._show(self.message)

    @property
    def shows_alignment(self) -> bool:
        """Whether a hit is in sight, or what the run makes of it, not a message alone."""
        return self._stack.currentWidget() is self.alignment

    def let_test(self, tests: bool) -> None:
        """Test borderline hits, or none, as beside what somebody asked for."""
        self._borderline.let(tests)
        self._borderline_absent.let(tests)

    def stop(self) -> None:
        """Give up what is not aligned or tested yet."""
        self.alignments.stop()
        self._stop_tests()

    def _stop_tests(self) -> None:
        self._borderline.stop()
        self._borderline_absent.stop()

    def _show_aligned(self, row: int, absent: str = "") -> None:
        """Show a hit of the query looked at, and under it why the run does not report it."""
        self.alignment.set_current_hit(row)
        self.alignment.say_first(absent)
        self._show(self.alignment)
        self.alignments.want(self._query, [row])

    def _tested(self, _hits: HitTable, rows: NDArray[np.int64]) -> None:
        self.alignment.pairs_arrived(rows.tolist())
        self.tested.emit()

    def _show(self, page: QWidget) -> None:
        self.alignment.tools.legend.setVisible(page is self.alignment)
        self._stack.setCurrentWidget(page)

    def _arrived(self, query: int, rows: list[int]) -> None:
        if query == self._query:
            self.alignment.alignments_arrived(rows)

    def _failed(self, query: int, row: int, sentence: str) -> None:
        if query == self._query:
            self.alignment.alignment_failed(row, sentence)
