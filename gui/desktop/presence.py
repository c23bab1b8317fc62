"""Tell the desktop what the window is at, for somebody who looks elsewhere meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from swathe.gui.desktop.services import Services, services
from swathe.gui.work.task_controller import SearchState

if TYPE_CHECKING:
    from swathe.core.search.events import Progress
    from swathe.gui.widgets.pages import Page, Pages

AWAKE_AFTER: Final = 5_000
"""Milliseconds that work takes before the computer is kept from sleeping, and progress is shown."""
LONG: Final = 15.0
"""Seconds that work takes before its end is worth a notice."""
_ENDS: Final = {
    SearchState.FAILED: "The search failed",
    SearchState.DONE: "The search has finished",
}


class Presence(QObject):
    """Follow the pages of a window: while something is under way there, the computer does not sleep.

    Parameters
    ----------
    progressed : carries the `core.search.events.Progress` of searches
    desktop : where that is told; this system's
    clock : seconds
    """

    def __init__(
        self,
        window: QWidget,
        pages: Pages,
        progressed: SignalInstance,
        desktop: Services | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._desktop = desktop or services()
        self._clock = clock
        self._began: float | None = None
        self._busy: Page | None = None
        self._timer = QTimer(self, singleShot=True, interval=AWAKE_AFTER)
        self._timer.timeout.connect(self._desktop.stay_awake)
        pages.changed.connect(self.follow)
        progressed.connect(self._show)
        self.follow()

    def follow(self) -> None:
        """Look whether something is under way."""
        busy = next((page for page in self._pages.there if page.state.busy), None)
        if busy is not None and self._began is None:
            self._began = self._clock()
            self._busy = busy
            self._timer.start()
        elif busy is None and self._began is not None:
            taken, self._began = self._clock() - self._began, None
            self.end()
            if taken >= LONG and not self._window.isActiveWindow():
                state = self._busy.state if self._busy is not None else SearchState.IDLE
                words = _ENDS.get(state, "The task has finished")
                self._desktop.tell(self._window, words, self._window.windowTitle())

    def end(self) -> None:
        """Let the computer sleep, and show no progress: nothing is under way, or the window closes."""
        self._timer.stop()
        self._desktop.let_sleep()
        self._desktop.show_progress(None)

    def _show(self, progress: Progress) -> None:
        if self._began is not None and not self._timer.isActive():
            self._desktop.show_progress(progress.cells_done / max(progress.cells_total, 1))
