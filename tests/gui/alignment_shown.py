"""An alignment view with a real hit in it, and the worker that paints its pictures, for several files."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from swathe.core.alignment.alignment import Alignment
from swathe.core.sequences.alphabet import encode
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.alignment.view import AlignmentView
from swathe.gui.work.task import Task
from swathe.gui.work.worker import BackgroundThread
from tests.gui.on_screen import on_screen
from tests.gui.results_fixtures import align_rows, search

QUERY = Sequence("q a query", encode("AAACDEFGHIKLM"))
SUBJECT = Sequence("s a subject", encode("WWACDFGYIKKLM"))
SMALL = Alignment(
    query_start=2,
    query_end=13,
    subject_start=2,
    subject_end=13,
    operations="3M1I5M1D2M",
    score=40,
    length=12,
    identities=9,
    positives=10,
    mismatches=1,
    gap_openings=2,
    gaps=2,
    middle="ACD FG+IK LM",
)


def shown_view(qtbot, row: int = 14, width: int = 900, height: int = 420) -> AlignmentView:
    """Return a visible view of a hit of the sample's first query."""
    view = on_screen(qtbot, AlignmentView(), width, height)
    result = search().queries[0]
    align_rows(search().plan, result, [row])
    view.set_hit(result, row)
    return view


def focus_order(qtbot, first: QWidget, count: int) -> list[QWidget]:
    """Return the widgets that Tab goes to, one after the other, from one that has the focus."""
    found = [first]
    first.setFocus()
    for _ in range(count - 1):
        qtbot.keyClick(found[-1], Qt.Key.Key_Tab)
        found.append(QApplication.focusWidget())
    return found


class Worker:
    """The real worker, given whatever jobs a detail asks for."""

    def __init__(self, detail) -> None:
        self.background = BackgroundThread()
        self.jobs: list[Task] = []
        detail.task_wanted.connect(self._take)

    def _take(self, job: Task) -> None:
        self.jobs.append(job)
        self.background.start(job)

    def wait(self, qtbot) -> None:
        """Wait until everything asked for is done and its outcome taken."""
        qtbot.waitUntil(lambda: all(job.ended for job in self.jobs) and not self.background._tasks)

    def close(self) -> None:
        self.background.close()
