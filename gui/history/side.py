"""One of two runs compared: how the hit looked at aligns there, or that it is not among its hits."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from swathe.core.search.events import SearchResult
from swathe.gui.results.alignment.controller import AlignmentController
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.worker import BackgroundThread


class RunSide(QWidget):
    """Show hits of one run, aligned when somebody looks at them."""

    def __init__(self, letter: str, background: BackgroundThread) -> None:
        super().__init__()
        self._letter = letter
        self._result: SearchResult | None = None
        self._query = -1
        self.alignments = AlignmentController(background, self)
        self.heading = ElidedLabel()
        self.alignment = AlignmentView()
        self.message = MessagePage()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.alignment)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        layout.addWidget(self.heading)
        layout.addWidget(self._stack, 1)
        self.alignment.task_wanted.connect(background.start)
        self.alignments.arrived.connect(self._arrived)
        self.alignments.failed.connect(self._failed)

    def set_run(self, result: SearchResult, name: str) -> None:
        """Take a run; its hits are shown one by one."""
        self._result, self._query = result, -1
        self.setAccessibleName(f"Alignment in run {self._letter}")
        self.heading.set_whole(f"{self._letter}: {name}")
        self.alignments.begin(result.plan, unasked=0)
        for index, query in enumerate(result.queries):
            self.alignments.add(index, query)
        self.show_nothing()

    def show_hit(self, query: int, row: int) -> None:
        """Show a hit: its row in the table of a query, a place in the result."""
        assert self._result is not None
        if query != self._query:
            self._query = query
            self.alignment.set_result(self._result.queries[query], self._result.plan)
        self.alignment.set_current_hit(row)
        self._stack.setCurrentWidget(self.alignment)
        self.alignments.want(query, [row])

    def show_absent(self, why: str = "") -> None:
        """Say that the run does not report the hit, and why once that is known."""
        self.message.say(f"Not among the hits of {self._letter}", why)
        self._stack.setCurrentWidget(self.message)

    def show_nothing(self) -> None:
        """Say that no hit is looked at."""
        self.message.say("No hit selected", "")
        self._stack.setCurrentWidget(self.message)

    def _arrived(self, query: int, rows: list[int]) -> None:
        if query == self._query:
            self.alignment.alignments_arrived(rows)

    def _failed(self, query: int, row: int, sentence: str) -> None:
        if query == self._query:
            self.alignment.alignment_failed(row, sentence)
