"""How far a comparison is: which measurement of how many, what runs, and the time left."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from swathe.core.benchmark.events import Preparing, Working
from swathe.core.benchmark.results import Benchmark
from swathe.core.benchmark.series import names
from swathe.core.system.words import seconds_text
from swathe.gui.search.run_bar import REFRESH
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.work.task_controller import SearchState

_KNOWN_AFTER: Final = 3.0
"""Seconds in which the time left is not said yet: the first runs are short, and kernels are compiled."""


class RunLine(QWidget):
    """Show true progress of all measurements together."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Progress of the comparison")
        self._shown_at = 0.0
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, 1000)
        self.bar.setFixedHeight(SPACE)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or the table over it grows when a comparison is over
        self.bar.setSizePolicy(policy)
        self.bar.setAccessibleName("Time passed, in thousandths of the whole")
        self.phase = ElidedLabel()
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setFont(tabular_font(self.text.font()))
        self.text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(spacing=2 * SPACE)
        line.addWidget(self.phase, 1)
        line.addWidget(self.text)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(SPACE, SPACE // 2, 0, SPACE)
        layout.addLayout(line)
        layout.addWidget(self.bar)
        self.set_state(SearchState.IDLE)

    @Slot(object)
    def set_state(self, state: SearchState) -> None:
        """Follow the comparison's state."""
        self.bar.setVisible(state.busy)
        match state:
            case SearchState.IDLE:
                self.phase.set_whole("Ready")
            case SearchState.OPENING:
                self.bar.setValue(0)
                self.phase.set_whole("Opening the databases")
                self.text.clear()
            case SearchState.CANCELLING:
                self.phase.set_whole("Cancelling")
            case SearchState.FAILED:
                self.phase.set_whole("The comparison failed")
                self.text.clear()

    @Slot(object)
    def prepare(self, event: Preparing) -> None:
        """Show how far reading or simulating a database is."""
        if event.total:
            self.bar.setValue(1000 * event.done // event.total)
            self.text.setText(f"{100 * event.done / event.total:.0f} %")
        self.phase.set_whole(event.words)

    @Slot(object)
    def advance(self, event: Working) -> None:
        """Show how far it is, a dozen times a second at most."""
        now = time.monotonic()
        if now - self._shown_at < REFRESH:
            return
        self._shown_at = now
        self.bar.setValue(round(1000 * event.share))
        words = [f"Measurement {event.number:,} of {event.n_measurements:,}"]  # the bar is of the time
        words.append(f"{seconds_text(event.seconds)} elapsed")
        left = event.seconds_left if event.seconds >= _KNOWN_AFTER else None
        words.append("… left" if left is None else f"{seconds_text(left)} left")
        whole = " · ".join(words)
        fits = self.text.fontMetrics().horizontalAdvance(whole) <= self.width() - SPACE  # its margin
        self.text.setText(whole if fits else f"{words[0]} · {words[-1]}")
        self.phase.set_whole(event.words)

    def keep(self, former: Benchmark, why: str) -> None:
        """Show that it came to nothing, and whose figures are shown still."""
        self.phase.set_whole(f"{why}: the earlier figures are still shown, measured on {former.title}")
        self.text.clear()

    def finish(self, comparisons: Sequence[Benchmark]) -> None:
        """Show how those shown have ended: one, or several that lie over each other."""
        self.bar.hide()
        self.text.clear()
        ends = [
            f"{'Done' if one.complete else 'Stopped early'} on {one.machine}, started {one.date}"
            for one in comparisons
        ]
        took = [seconds_text(one.seconds) for one in comparisons]
        if len(comparisons) == 1:
            self.text.setText(took[0])
        else:
            ended = zip(names(comparisons), ends, took, strict=True)
            ends = [f"{name}: {end}, in {seconds}" for name, end, seconds in ended]
        self.phase.set_whole(" · ".join(ends) or "Cancelled before anything was measured")
