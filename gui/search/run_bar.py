"""One line that says how far the search is and how fast, and the chart of its speed that opens above it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
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
from swathe.core.history.summary import stopped_after
from swathe.core.search.events import Plan, Progress, SearchResult
from swathe.core.system.words import date_text, rate_text, seconds_text
from swathe.gui.search.rate_record import MOVING, RateRecord
from swathe.gui.search.sparkline import Sparkline
from swathe.gui.widgets.edged import EdgedFrame
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.work.task_controller import SearchState

if TYPE_CHECKING:
    from swathe.core.engines.sides import Side
    from swathe.core.search.events import RateCurve
    from swathe.gui.search.gcups_plot import GcupsPlot

REFRESH: Final = 0.2
"""Seconds between two updates of what is shown: words of another width have the window laid out anew."""
OPENS_AFTER: Final = 1.0
"""Seconds of a search after which its chart opens by itself, if no hits come within as many."""
_USUAL: Final = "100 % · under 0.001 s left · 99.99 MCUPS"
"""Figures that have room before they are shown: Cancel stands beside them."""
_IN_ROUND: Final = "left in this round"
_USUAL_IN_ROUND: Final = _USUAL.replace("left", _IN_ROUND)
_CHART_WIDTH: Final = 440
_CHART_SHARE: Final = 0.27
"""Of the width under it."""
_LEAST_LETTERS: Final = 34
"""Letters of width below which the chart says nothing, and its title is cut."""
_UNITS: Final = {"GCUPS": "billion", "TCUPS": "trillion"}
"""Of the chart, which says what its own is, unless it has to tell what several of processor and GPUs do."""
_CELLS: Final = (
    "TCUPS: trillion cells a second, GCUPS: billion, MCUPS: million.\n"
    "A cell is a residue of the query against one of a sequence."
)


class ChartPanel(EdgedFrame):
    """What the chart lies in: over the window's lower right corner, or pinned, above the line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Speed")
        self.setAutoFillBackground(True)
        self.sides = ElidedLabel()
        self.sides.setFont(tabular_font(self.sides.font()))
        self.pin = QToolButton(checkable=True, autoRaise=True, accessibleName="Keep the speed chart open")
        self.pin.setToolTip("Keep the chart open, above the line")
        self.fold = QToolButton(autoRaise=True, accessibleName="Fold the speed chart")
        self.fold.setToolTip("Fold the chart into the line")
        head = QHBoxLayout(spacing=SPACE // 2)
        head.addWidget(self.sides, 1)
        head.addWidget(self.pin)
        head.addWidget(self.fold)
        self.column = QVBoxLayout(self, spacing=0)
        self.column.setContentsMargins(SPACE, 4, 4, 4)
        self.column.addLayout(head)
        self._tint()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        super().changeEvent(event)

    def _tint(self) -> None:
        self.pin.setIcon(icon("pin", self.palette()))
        self.fold.setIcon(icon("close", self.palette()))


class RunBar(QWidget):
    """Show true progress: cells done over cells to do, time left at the measured rate.

    The chart opens by itself over the window while a search takes longer than a second and there are no hits
    to read, where it covers no words. It folds into the line when they come, or when the search is over.
    Folded by hand, it opens by itself no more; pinned, it stays above the line.

    Signals
    -------
    cancel_requested() : the search is to stop
    chart_shown(bool) : the chart was opened or folded
    """

    cancel_requested = Signal()
    chart_shown = Signal(bool)

    def __init__(self, record: RateRecord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Progress")
        self.record = record
        self.chart: GcupsPlot | None = None
        self._chart_wanted = False
        self._opened_itself = False
        self._opens_itself = True
        self._hits_in_sight = False
        self._words_in: Callable[[QWidget], list[QRect]] = lambda over: []
        self._looked_at = 0
        self._best = 0.0
        self._shown_at = 0.0
        self._plan: Plan | None = None
        self._read = 0, 0.0
        self._engine = ""
        self._sides_shown: tuple[Side, ...] = ()
        self._unit = "GCUPS"
        self._round = ""
        self._left = "left"
        self._beside = self._before_beside = ""
        self._phase_ended = ""
        self._rate_of = "Mean rate so far"
        self._before_phase = "", "", ""
        self.bar = QProgressBar(textVisible=False)
        self.bar.setRange(0, 1000)
        self.bar.setAccessibleName("Cells compared, in thousandths of all")
        self.bar.setFixedHeight(SPACE)
        self.bar.setMinimumWidth(3 * SPACE)
        self.bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.phase = ElidedLabel()
        self.phase.setMinimumWidth(80)
        self.text = QLabel(toolTip=_CELLS)
        self.text.setFont(tabular_font(self.text.font()))
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.cancel = QPushButton("Cancel", toolTip="Stop the search and keep what was found (Esc)")
        self.cancel.clicked.connect(self.cancel_requested)
        self.chart_button = Sparkline(self.record)
        self.chart_button.setAccessibleName("Show the speed chart")
        self.chart_button.setToolTip("Show speed over time (Ctrl+G)")
        self.chart_button.clicked.connect(self._choose_chart)
        self.panel = ChartPanel(self)
        self.panel.pin.clicked.connect(self._place_panel)
        self.panel.fold.clicked.connect(self.toggle_chart)
        self.sides = self.panel.sides
        room = self.chart_button.sizePolicy()
        room.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # the figures have their room first
        room.setRetainSizeWhenHidden(True)  # Cancel, left of it, would move when it comes
        self.chart_button.setSizePolicy(room)
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.phase, 2)
        line.addWidget(self.bar, 1)
        line.addWidget(self.cancel)  # not at the end, where the chart's button would come under the pointer
        line.addWidget(self.text)
        line.addWidget(self.chart_button)
        self._column = QVBoxLayout(self, spacing=SPACE // 2)
        self._column.setContentsMargins(SPACE, 1, SPACE, 1)
        self._column.addLayout(line)
        self.setMinimumHeight(self.cancel.sizeHint().height() + 2)
        self._room = 0
        self._keep_room(_USUAL)
        self.set_state(SearchState.IDLE)

    @property
    def pinned(self) -> bool:
        """Whether the chart stays open."""
        return self.panel.pin.isChecked()

    @property
    def chart_open(self) -> bool:
        """Whether the chart is in sight."""
        return self._chart_wanted

    @property
    def chart_height(self) -> int:
        """How much of the page's foot the chart takes, over the line."""
        return self.panel.height() if self.panel.isVisible() else 0

    def room_beside(self, over: QWidget) -> QRect:
        """Return the part of a page around it in which the line has nothing to read but what it did.

        It is empty while something is under way: then the line is read.
        """
        if self.cancel.isVisible():
            return QRect()
        right = self.text.geometry().left() - SPACE
        return QRect(self.mapTo(over, QPoint(SPACE, 0)), QSize(right - SPACE, self.height()))

    def keep_clear(self, words_in: Callable[[QWidget], list[QRect]]) -> None:
        """Have the chart stand beside words: `words_in` says where they are in the widget that it is over."""
        self._words_in = words_in

    def toggle_chart(self) -> None:
        """Open or fold the chart."""
        self._choose_chart(not self._chart_wanted)

    def make_chart(self) -> None:
        """Make the chart, once: its library takes a third of a second to load."""
        if self.chart is None:
            from swathe.gui.search.gcups_plot import GcupsPlot

            self.chart = GcupsPlot(self.record)
            self.chart.unit_changed.connect(self._name_unit)
            self.chart.setMinimumHeight(max(128, 7 * self.fontMetrics().lineSpacing()))
            self.panel.column.addWidget(self.chart)
            tab_after(self.chart_button, self.panel)
            self.chart.show_best(self._best)
            self.show_chart(self._chart_wanted)

    def show_chart(self, shown: bool) -> None:
        """Open or fold the chart."""
        self._chart_wanted = shown
        self._opened_itself = False
        self.chart_button.setChecked(shown)
        if self.chart is not None:
            if shown:
                self.chart_button.show()
                self._place_panel()
            else:
                self.panel.pin.setChecked(False)
            self.panel.setVisible(shown)
        self.chart_shown.emit(shown)

    def pin_chart(self, pinned: bool) -> None:
        """Keep the chart open above the line, or no more."""
        self.panel.pin.setChecked(pinned)
        self.show_chart(pinned)

    def make_way(self, hits: bool, looked_at: int = 0) -> None:
        """Note whether there are hits to read: what opened by itself lies over none.

        looked_at : the query whose hits somebody waits for where there are none: its place in the request
        """
        self._hits_in_sight, self._looked_at = hits, looked_at
        if hits and self._opened_itself and not self.pinned:
            self.show_chart(False)

    def show_best(self, gcups: float) -> None:
        """Draw what this machine has shown at best with the engine that searches; nothing for 0."""
        self._best = gcups
        if self.chart is not None:
            self.chart.show_best(gcups)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the chart in its corner of the window."""
        if event.type() == QEvent.Type.Resize and not self.pinned and self.panel.isVisible():
            self._place_panel()
        return False

    def moveEvent(self, event: QEvent) -> None:
        """Take the chart along."""
        self._follow_line()

    def resizeEvent(self, event: QEvent) -> None:
        """Take the chart along: the line is laid out after what the chart is over."""
        self._follow_line()

    def _follow_line(self) -> None:
        if not self.pinned and self.panel.isVisible():
            self._place_panel()

    def _choose_chart(self, shown: bool) -> None:
        """Open or fold the chart for somebody: once folded by hand, it opens by itself no more."""
        self._opens_itself = shown
        self.show_chart(shown)

    def _place_panel(self) -> None:
        """Put the chart above the line, or over the window's corner."""
        panel, over = self.panel, self.parentWidget()
        if self.pinned or over is None:
            if panel.parentWidget() is not self or self._column.indexOf(panel) < 0:
                self._column.insertWidget(0, panel)
            panel.show()
            return
        if panel.parentWidget() is not over:
            self._column.removeWidget(panel)
            panel.setParent(over)
            over.installEventFilter(self)
        corner, height = self._corner(over), panel.sizeHint().height()
        width = max(self._room_for_chart(over), self._least_chart())
        panel.setGeometry(corner.x() - width, corner.y() - height, width, height)
        panel.show()
        panel.raise_()

    def _corner(self, over: QWidget) -> QPoint:
        """Return where the chart's lower right corner is."""
        return self.mapTo(over, QPoint(self.width() - SPACE, -SPACE // 2))

    def _room_for_chart(self, over: QWidget) -> int:
        """Return how wide the chart can be without covering words."""
        corner, height = self._corner(over), self.panel.sizeHint().height()
        width = min(_CHART_WIDTH, round(_CHART_SHARE * over.width()))
        under = QRect(corner.x() - width, corner.y() - height, width, height)
        ends = [words.right() + SPACE for words in self._words_in(over) if words.intersects(under)]
        return min(width, corner.x() - max(ends, default=0))

    def _least_chart(self) -> int:
        return _LEAST_LETTERS * self.fontMetrics().averageCharWidth()

    def _give_way_to_words(self) -> None:
        """Make room for what is read by now where the chart opened by itself, or fold it."""
        over = self.parentWidget()
        if not self._opened_itself or self.pinned or over is None:
            return
        if self._room_for_chart(over) < self._least_chart():
            self.show_chart(False)
        else:
            self._place_panel()

    def _open_by_itself(self, progress: Progress) -> None:
        if progress.seconds < OPENS_AFTER or self._chart_wanted or self.chart is None:
            return
        if not self._opens_itself or self._hits_in_sight or self._hits_are_due(progress):
            return
        over = self.parentWidget()
        if over is None or self._room_for_chart(over) >= self._least_chart():
            self.show_chart(True)
            self._opened_itself = True

    def _hits_are_due(self, progress: Progress) -> bool:
        """Whether the query looked at is soon compared, or it was, or nothing is known yet.

        The chart would open for a moment, or show nothing.
        """
        rate = 1e9 * float(self.record.points()[-1, MOVING]) if len(self.record) else 0.0
        if self._plan is None or not rate:
            return True
        awaited = self._plan.request.queries[: self._looked_at + 1]
        cells = sum(map(len, awaited)) * self._plan.database.n_residues
        return (cells - progress.cells_done) / rate <= OPENS_AFTER

    def _keep_room(self, figures: str) -> None:
        """Have at least the width of these figures: what stands before them does not move with each digit."""
        self._room = max(self._room, self.text.fontMetrics().horizontalAdvance(figures))
        self.text.setMinimumWidth(self._room)

    def _begin_record(self, rates: RateCurve | None) -> None:
        self.record.show(rates)
        self.chart_button.show()
        self.chart_button.follow(True)
        if self.chart is not None:
            self.chart.follow()

    def _end_record(self) -> None:
        self.record.finish()
        self.chart_button.follow(False)
        if self.chart is not None:
            self.chart.finish()
        if self._opened_itself and not self.pinned:
            self.show_chart(False)

    @Slot(object)
    def set_state(self, state: SearchState) -> None:
        """Follow the search's state."""
        self.cancel.setVisible(state.busy)
        self.text.setMinimumWidth(self._room if state.busy else 0)
        self.cancel.setEnabled(state is not SearchState.CANCELLING)
        self.bar.setVisible(state.busy)
        match state:
            case SearchState.IDLE:
                self.phase.set_whole("Ready")
                self.text.clear()
                self.chart_button.hide()
            case SearchState.OPENING:
                self._plan = None
                self._read = 0, 0.0
                self._round, self._left = "", "left"
                self._fill(0)
                self.chart_button.expect()
                self.phase.set_whole("Opening the database")
                self.text.clear()
            case SearchState.CANCELLING:
                self.phase.set_whole("Cancelling")
            case SearchState.FAILED:
                self.phase.set_whole("The search failed")
                self.text.clear()
                if self._plan is None:  # before anything was compared, when the bar tells of the database
                    self._fill(0)

    @Slot(object)
    def show_import(self, progress: ImportProgress) -> None:
        """Show how much of the database file was read; later rounds of a search only look at it again.

        A file that turns out to be read twice has twice as much left: the bar then waits, and does not step
        back. The next file begins anew.
        """
        if not progress.bytes_total or self._plan is not None:
            return
        share = progress.bytes_done / progress.bytes_total
        before, shown = self._read
        if progress.bytes_done >= before:
            share = max(share, shown)
        self._read = progress.bytes_done, share
        self._fill(round(1000 * share))
        first = "Reading the database for the first time"
        self.phase.set_whole("Checking the database" if progress.checking else first)
        self.text.setToolTip("How much of the file was read, and how fast")
        if progress.seconds > 0.2:
            speed = progress.bytes_done / progress.seconds / 1e6
            self.text.setText(f"{100 * share:.0f} % · {speed:,.0f} MB/s")

    @Slot()
    def show_estimate(self) -> None:
        """Show that lambda and K are being estimated, which cannot tell how far it is."""
        self.tell("estimating the statistics of matrix and gap costs", 0.0)

    @Slot(object)
    def start(self, plan: Plan, looked_at: int = 0, rates: RateCurve | None = None) -> None:
        """Begin to show a search, whose hits of one query somebody waits for: its place in the request.

        rates : of a search that is continued, how fast it was
        """
        self._plan, self._looked_at = plan, looked_at
        self._shown_at = 0.0
        self._fill(0)
        self._engine, self._rate_of = plan.engine_label, "Mean rate so far"
        self.phase.set_whole("{} on {}".format(self._round or "Comparing", self._engine))
        self._show_sides(())
        self._begin_record(rates)

    @Slot(object)
    def advance(self, progress: Progress) -> None:
        """Take a step of the search; what is shown changes at most every `REFRESH` seconds."""
        self.record.add(progress.cells_done, progress.seconds, progress.parts or progress.sides)
        self._open_by_itself(progress)
        now = time.monotonic()
        if now - self._shown_at < REFRESH or self._plan is None or not progress.cells_total:
            return
        self._shown_at = now
        self._give_way_to_words()
        self._fill(1000 * progress.cells_done // progress.cells_total)
        if progress.cells_done >= progress.cells_total:
            self.tell("selecting the hits", 1.0)  # no rate that falls while nothing is compared
            return
        share = 100 * progress.cells_done / progress.cells_total
        words = [f"{share:.0f} %"]
        if progress.cells_done and progress.seconds > 0:
            rate = progress.cells_done / progress.seconds
            left = (progress.cells_total - progress.cells_done) / rate
            words += [f"{seconds_text(left)} {self._left}"] if left else []
            words.append(rate_text(rate / 1e9))
        self.text.setText(" · ".join(words))
        self._keep_room(self.text.text())
        self._engine = progress.engine_label or self._engine  # a GPU's tells the memory that is taken by now
        self._show_sides(progress.sides or progress.parts)
        # The list of queries counts those searched: another number here, a moment older, would contradict it.
        self.phase.set_whole(f"{self._round or 'Comparing'} on {self._engine}")

    @Slot(object, bool)
    def finish(self, result: SearchResult | None, complete: bool) -> None:
        """Show how the search ended."""
        self._end_record()
        self._round, self._left = "", "left"
        if result is None:
            self._fill(0)
            self.phase.set_whole("Cancelled before anything was compared")
            self.text.clear()
            return
        total = result.plan.cells_total
        share = 1000 * result.cells // total if total else 1000
        self._fill(1000 if complete else share)
        how = "done" if complete else _how_it_stopped(result)
        self.phase.set_whole(f"{how[0].upper()}{how[1:]} on {result.engine_label}")
        self.text.setText(f"{seconds_text(result.seconds)} · {rate_text(result.gcups)}")
        self._engine, self._rate_of = result.engine_label, "Mean rate of the search"
        self._show_sides(result.sides)

    def show_reopened(self, result: SearchResult) -> None:
        """Show the figures of a search that ran another day."""
        self.record.show(result.rates)
        self.finish(result, result.complete)
        self.show_best(0.0)  # is of this machine
        self.show_chart(self.pinned and result.rates is not None)
        self.chart_button.follow(False)
        self.chart_button.setVisible(result.rates is not None)
        if result.plan.origin is not None:
            self.phase.set_whole(f"Hits found by {result.plan.origin.name}")
            self.text.clear()
            return
        how = "" if result.complete else f"{_how_it_stopped(result)}, "
        self.phase.set_whole(f"Reopened: {how}searched {date_text(result.started)} on {result.engine_label}")

    def name_round(self, number: int, at_most: int) -> None:
        """Name the round of an iterated search that runs from now on, from 1.

        How long the whole takes nobody knows, as the rounds end where one finds nothing new: the time left is
        the round's.
        """
        self._round = f"Round {number} of {'' if number == at_most else 'at most '}{at_most}"
        self._left = _IN_ROUND
        self._keep_room(_USUAL_IN_ROUND)

    def start_phase(self, plan: Plan) -> None:
        """Begin to show work beside a search, to which `leave_phase` goes back."""
        if self.phase.whole() != self._phase_ended:
            self._before_phase = self.phase.whole(), self.text.text(), self.text.toolTip()
        self.start(plan)

    def name_phase(self, phase: str) -> None:
        """Name what is computed from now on."""
        self._round, self._left = phase, "left"

    def finish_phase(self, phase: str, figures: str, share: float) -> None:
        """Show how work beside the search ended: `share`, 0 to 1, of it is done."""
        self._end_record()
        self._round = ""
        self._fill(round(1000 * share))
        self._phase_ended = phase
        self.phase.set_whole(phase)
        self.text.setText(figures)
        self._rate_of = "Mean rate of the test"
        self._show_sides(self._sides_shown)

    def leave_phase(self) -> None:
        """Say how the search went in place of how work beside it ended, if that is still said."""
        if self._phase_ended and self.phase.whole() == self._phase_ended:
            phase, figures, of_figures = self._before_phase
            self.phase.set_whole(phase)
            self.text.setText(figures)
            self.text.setToolTip(of_figures)
        self._phase_ended = ""

    def tell(self, phase: str, share: float) -> None:
        """Say what is done while nothing is compared: `share`, 0 to 1, of it is done."""
        self.phase.set_whole(f"{self._round}: {phase}" if self._round else f"{phase[0].upper()}{phase[1:]}")
        self._fill(round(1000 * share))
        self.text.clear()

    def tell_beside(self, words: str) -> None:
        """Say what runs on another page, in place of how the last search went; '' takes it back."""
        if words and self.phase.whole() != words:
            self._before_beside = self.phase.whole()
            self.phase.set_whole(words)
        elif not words and self._beside and self.phase.whole() == self._beside:
            self.phase.set_whole(self._before_beside)
        self._beside = words

    def finish_failed(self) -> None:
        """Show that the search ended in an error, which the window tells elsewhere."""
        self._end_record()

    def _fill(self, thousandths: int) -> None:
        """Show how much is done with the next painting.

        Left to itself a progress bar paints at once, and with it all of the window that waits to be painted.
        """
        self.bar.setUpdatesEnabled(False)
        self.bar.setValue(thousandths)
        self.bar.setUpdatesEnabled(True)

    @Slot(str)
    def _name_unit(self, unit: str) -> None:
        """Say what the unit of the chart's axis is."""
        self._unit = unit
        self._show_sides(self._sides_shown)

    def _show_sides(self, sides: tuple[Side, ...]) -> None:
        """Say what CPU and GPU did, where both work, and what the rate on the line is."""
        self._sides_shown = sides
        words = " · ".join(side.words for side in sides)
        tooltip = "\n".join(filter(None, (words, _CELLS)))
        unit = f"{self._unit}: {_UNITS[self._unit]} cells/s"
        self.sides.set_whole(words or unit, tooltip)
        self.text.setToolTip(tooltip_text(f"{self._rate_of}, on {self._engine}\n{tooltip}"))


def _how_it_stopped(result: SearchResult) -> str:
    """Return in a few words why a search is not complete, and how far it came."""
    share = 100 * result.cells // result.plan.cells_total if result.plan.cells_total else 100
    done = min(share, 99) or ("under 1" if result.cells else 0)  # 100 % would be all of it
    compared = f"{done} % of the search done"
    if result.stopped:
        return f"memory ran short, {compared}"
    words = stopped_after(result)
    return words if result.rounds else f"{words}, {compared}"
