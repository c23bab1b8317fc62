"""An alignment view with a real hit in it, and the worker that paints its pictures, for several files."""

from __future__ import annotations

from gui.search_worker import BackgroundThread, Job
from gui.views.alignment_view import AlignmentView
from tests.gui.results_fixtures import align_rows, search


def shown_view(qtbot, row: int = 14, width: int = 900, height: int = 420) -> AlignmentView:
    """Return a visible view of a hit of the sample's first query."""
    view = AlignmentView()
    view.resize(width, height)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    result = search().queries[0]
    align_rows(search().plan, result, [row])
    view.set_hit(result, row)
    return view


class Worker:
    """The real worker, given whatever jobs a detail asks for."""

    def __init__(self, detail) -> None:
        self.background = BackgroundThread()
        self.jobs: list[Job] = []
        detail.job_wanted.connect(self._take)

    def _take(self, job: Job) -> None:
        self.jobs.append(job)
        self.background.submit(job)

    def wait(self, qtbot) -> None:
        """Wait until everything asked for is done and its outcome taken."""
        qtbot.waitUntil(lambda: all(job.ended for job in self.jobs) and not self.background._jobs)

    def close(self) -> None:
        self.background.close()
