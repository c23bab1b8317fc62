"""How far the search is: cells, seconds, GCUPS, and the live chart of the last."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.database import ImportProgress
from swathe.core.engines.sides import Side
from swathe.core.search.events import Plan, Progress, SearchResult
from swathe.core.system.words import counted, rate_text, seconds_text
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.work.job_controller import SearchState

if TYPE_CHECKING:
    from swathe.gui.search.gcups_plot import GcupsPlot

REFRESH: Final = 0.08
"""Seconds between two updates of what is shown."""
CHART_HEIGHT: Final = 128


class RunBar(QWidget):
    """Show true progress: cells done over cells to do, time left at the measured rate."""

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Progress"))
        self.chart: GcupsPlot | None = None
        self._chart_place = QVBoxLayout()
        self._chart_place.setContentsMargins(0, 0, 0, 0)
        self._chart_wanted = True
        self._shown_at = 0.0
        self._plan: Plan | None = None
        self._engine = ""
        self._round = ""
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, 1000)
        self.bar.setAccessibleName(self.tr("Cells compared, in thousandths of all"))
        self.bar.setFixedHeight(SPACE)
        self.bar.setMinimumWidth(120)
        self.bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.phase = ElidedLabel()
        self.phase.setMinimumWidth(80)
        self.text = QLabel()
        self.text.setFont(tabular_font(self.text.font()))
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setMinimumHeight(self.text.fontMetrics().height())
        self.sides = ElidedLabel()
        self.sides.setFont(self.text.font())
        self.sides.hide()
        self.cancel = QPushButton(
            self.tr("Cancel"), toolTip=self.tr("Stop the search and keep what was found (Esc)")
        )
        self.cancel.clicked.connect(self.cancel_requested)
        self.chart_button = QToolButton(
            checkable=True, autoRaise=True, accessibleName=self.tr("Show the speed chart")
        )
        self.chart_button.setToolTip(self.tr("Show speed over time"))
        self.chart_button.setChecked(True)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.bar, 1)
        line.addStretch()  # for the bar while it is hidden, so that the buttons keep their place
        line.addWidget(self.cancel)
        line.addWidget(self.chart_button)
        column = QVBoxLayout(spacing=SPACE // 2)
        column.addStretch(1)
        column.addWidget(self.phase)
        column.addLayout(line)
        column.addWidget(self.text)
        column.addWidget(self.sides)
        column.addStretch(1)
        layout = QHBoxLayout(self, spacing=2 * SPACE)
        layout.setContentsMargins(SPACE, 0, SPACE, SPACE)
        layout.addLayout(self._chart_place)
        layout.addLayout(column, 1)
        self._columns = layout
        self._tint()
        self.set_state(SearchState.IDLE)

    def make_chart(self) -> None:
        """Make the chart, once: its library takes a third of a second to load."""
        if self.chart is None:
            from swathe.gui.search.gcups_plot import GcupsPlot

            self.chart = GcupsPlot()
            self.chart.setFixedHeight(max(CHART_HEIGHT, 7 * self.fontMetrics().lineSpacing()))
            self._chart_place.addWidget(self.chart)
            tab_after(self.chart_button, self.chart)
            self.show_chart(self._chart_wanted)

    def show_chart(self, shown: bool) -> None:
        """Unfold or fold the chart."""
        self._chart_wanted = shown
        self.chart_button.setChecked(shown)
        if self.chart is not None:
            self.chart.setVisible(shown)
            self._columns.setStretchFactor(self._chart_place, 1 if shown else 0)

    @Slot(object)
    def set_state(self, state: SearchState) -> None:
        """Follow the search's state."""
        self.cancel.setVisible(state.busy)
        self.cancel.setEnabled(state is not SearchState.CANCELLING)
        self.bar.setVisible(state is not SearchState.IDLE)
        match state:
            case SearchState.IDLE:
                self.phase.set_whole(self.tr("Ready"))
                self.text.clear()
            case SearchState.OPENING:
                self._plan = None
                self._round = ""
                self._fill(0)
                self.phase.set_whole(self.tr("Opening the database"))
                self.text.clear()
            case SearchState.CANCELLING:
                self.phase.set_whole(self.tr("Cancelling"))
            case SearchState.FAILED:
                self.phase.set_whole(self.tr("The search failed"))
                self.text.clear()
                if self._plan is None:  # before anything was compared, when the bar tells of the database
                    self._fill(0)

    @Slot(object)
    def show_import(self, progress: ImportProgress) -> None:
        """Show how much of the database file was read; later rounds of a search only look at it again."""
        if not progress.bytes_total or self._plan is not None:
            return
        share = progress.bytes_done / progress.bytes_total
        self._fill(round(1000 * share))
        first = self.tr("Reading the database for the first time")
        self.phase.set_whole(self.tr("Checking the database") if progress.checking else first)
        if progress.seconds > 0.2:
            speed = progress.bytes_done / progress.seconds / 1e6
            self.text.setText(self.tr("{:.0f} % · {:,.0f} MB/s").format(100 * share, speed))

    @Slot()
    def show_estimate(self) -> None:
        """Show that lambda and K are being estimated, which cannot tell how far it is."""
        self.tell(self.tr("Estimating the statistics of matrix and gap costs"), 0.0)

    @Slot(object)
    def start(self, plan: Plan) -> None:
        """Begin to show a search."""
        self._plan = plan
        self._shown_at = 0.0
        self._fill(0)
        self._engine = plan.engine_label
        self.phase.set_whole(self.tr("{} on {}").format(self._round or self.tr("Comparing"), self._engine))
        self._show_sides(())
        if self.chart is not None:
            self.chart.start()

    @Slot(object)
    def advance(self, progress: Progress) -> None:
        """Take a step of the search; what is shown changes at most every `REFRESH` seconds."""
        if self.chart is not None:
            self.chart.add_progress(progress.cells_done, progress.seconds, progress.sides)
        now = time.monotonic()
        if now - self._shown_at < REFRESH or self._plan is None or not progress.cells_total:
            return
        self._shown_at = now
        self._fill(1000 * progress.cells_done // progress.cells_total)
        share = 100 * progress.cells_done / progress.cells_total
        words = [f"{share:.0f} %", self.tr("{} elapsed").format(seconds_text(progress.seconds))]
        if progress.cells_done and progress.seconds > 0:
            rate = progress.cells_done / progress.seconds
            left = (progress.cells_total - progress.cells_done) / rate
            words += [self.tr("{} left").format(seconds_text(left)), rate_text(rate / 1e9)]
        self.text.setText(" · ".join(words))
        self._show_sides(progress.sides)
        self._engine = progress.engine_label or self._engine  # a GPU's tells the memory that is taken by now
        queries = len(self._plan.request.queries)
        what = self.tr("Query {:,} of {:,}").format(progress.query_index + 1, queries) if queries > 1 else ""
        what = ", ".join(filter(None, (self._round, what))) or self.tr("Comparing")
        self.phase.set_whole(f"{what} on {self._engine}")

    @Slot(object, bool)
    def finish(self, result: SearchResult | None, complete: bool) -> None:
        """Show how the search ended."""
        if self.chart is not None:
            self.chart.finish()
        if result is None:
            self._fill(0)
            self.phase.set_whole(self.tr("Cancelled before anything was compared"))
            self.text.clear()
            return
        total = result.plan.cells_total
        share = 1000 * result.cells // total if total else 1000
        self._fill(1000 if complete else share)
        how = self.tr("Done") if complete else self.tr("Incomplete: cancelled at {:.0f} %").format(share / 10)
        if result.rounds and not complete:
            how = self.tr("Incomplete: cancelled after {}").format(counted(len(result.rounds), "round"))
        if result.stopped:
            how = self.tr("Incomplete: memory ran short at {:.0f} %").format(share / 10)
        self.phase.set_whole(f"{how} on {result.engine_label}")
        self.text.setText(f"{seconds_text(result.seconds)} · {rate_text(result.gcups)}")
        self._show_sides(result.sides)

    def show_reopened(self, result: SearchResult) -> None:
        """Show the figures of a search that ran another day."""
        if self.chart is not None:
            self.chart.start()
        self._round = ""
        self.finish(result, result.complete)
        self.phase.set_whole(self.tr("Reopened: searched on {}").format(result.engine_label))

    def name_round(self, number: int) -> None:
        """Name the round of an iterated search that runs from now on, from 1; 0 for none."""
        self._round = self.tr("Round {}").format(number) if number else ""

    def name_phase(self, phase: str) -> None:
        """Name what is computed from now on."""
        self._round = phase

    def finish_phase(self, phase: str, figures: str, share: float) -> None:
        """Show how work beside the search ended: `share`, 0 to 1, of it is done."""
        if self.chart is not None:
            self.chart.finish()
        self._round = ""
        self._fill(round(1000 * share))
        self.phase.set_whole(phase)
        self.text.setText(figures)

    def tell(self, phase: str, share: float) -> None:
        """Say what is done between two rounds: `share`, 0 to 1, of it is done."""
        self.phase.set_whole(phase)
        self._fill(round(1000 * share))
        self.text.clear()

    def finish_failed(self) -> None:
        """Show that the search ended in an error, which the window tells elsewhere."""
        if self.chart is not None:
            self.chart.finish()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _fill(self, thousandths: int) -> None:
        """Show how much is done with the next painting.

        Left to itself a progress bar paints at once, and with it all of the window that waits to be painted.
        """
        self.bar.setUpdatesEnabled(False)
        self.bar.setValue(thousandths)
        self.bar.setUpdatesEnabled(True)

    def _show_sides(self, sides: tuple[Side, ...]) -> None:
        """Say what CPU and GPU did, where both work."""
        self.sides.set_whole(" · ".join(side.words for side in sides))
        self.sides.setVisible(bool(sides))

    def _tint(self) -> None:
        self.chart_button.setIcon(icon("chart", self.palette()))
