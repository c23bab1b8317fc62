"""The dot plot of the query against the hit looked at, with the alignment drawn on it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent, QValidator
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
)

from swathe.core.alignment.dot_plot import MAX_WINDOW, column_places, path
from swathe.core.headers.brief import brief_name
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.core.system.words import file_name
from swathe.gui.results.dot_plot.canvas import DotPlotCanvas
from swathe.gui.results.dot_plot.computing import CHANCE_SHARE, CHANCE_WINDOWS, Computed, Pair, computing
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import ElidedLabel, NoteLine
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.message_page import ALL_HIDDEN, NO_SEQUENCES, MessagePage
from swathe.gui.widgets.picture import PictureMenu, PictureTasks
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.work.task import SELECTED, Newest, Task

WINDOW: Final = 11
"""Residues, at first."""
_PAUSE: Final = 40
"""Milliseconds in which nothing moves before the dots are computed for what is in sight."""
_EXTREME: Final = 32_767
_READ: Final = 70
"""Letters of what is under the cross that have room, in a line of their own where the tools leave less."""


class _WindowBox(SpinBox):
    """Odd numbers of residues."""

    def __init__(self) -> None:
        super().__init__(minimum=1, maximum=MAX_WINDOW, singleStep=2, value=WINDOW)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let only odd numbers stand: a window has a middle."""
        state, text, place = super().validate(text, place)
        if state == QValidator.State.Acceptable and self.valueFromText(text) % 2 == 0:
            state = QValidator.State.Intermediate
        return state, text, place


class _Readout(ElidedLabel):
    """What is under the cross: as wide as its row lets it, whatever it says, so that nothing moves."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Ask for room for the letters that it has as a rule."""
        return QSize(_READ * self.fontMetrics().averageCharWidth(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Be content with less."""
        return QSize(0, super().minimumSizeHint().height())


class DotPlotView(Detail):
    """Show which windows of query and subject are alike; `column_chosen(int)`: an aligned column clicked."""

    title = "Dot p&lot"
    picture_menu: PictureMenu
    column_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._result: QueryResult | None = None
        self._plan: Plan | None = None
        self._row = -1
        self._pair: Pair | None = None
        self._computed: Computed | None = None
        self._computing = Newest(self.task_wanted.emit)
        self._own_threshold = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._compute)
        self.message = MessagePage()
        self.canvas = DotPlotCanvas()
        self.window_box = _WindowBox()
        self.threshold_box = SpinBox(minimum=-_EXTREME, maximum=_EXTREME)
        self.suggest_button = QToolButton(text="Suggest", autoRaise=True)
        self.show_button = MenuButton("Show")
        self.readout = _Readout()
        self.note = NoteLine()
        self._pictures = PictureTasks(self)
        self._stack = QStackedWidget()
        self._make_menus()
        self._lay_out()
        self._connect()
        self._show_none()

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits, of which one is shown next."""
        self._result, self._plan = result, plan
        self._row = -1
        self._pair = None

    def set_current_hit(self, row: int) -> None:
        """Show the hit looked at; what is computed of another is given up."""
        if row == self._row and self._pair is not None:
            return
        self._row = row
        self._computing.stop()
        self._computed = None
        self.note.say("")
        if self._result is None or self._plan is None or row < 0:
            self._pair = None
            self._show_none()
            return
        hits = self._result.hits
        query, subject = hits.query, hits.subject(row)
        if not len(query) or not len(subject):
            self._pair = None
            why = ("No dot plot", "One of the two sequences has no residues.", "")
            self._say(*(NO_SEQUENCES if hits.reported else why))
            return
        self._pair = Pair(query, subject, self._plan.request.scheme.of(query))
        self._stack.setCurrentWidget(self.canvas)
        self._offer_tools(True)
        self.readout.set_whole("Computing…")
        titles = (
            f"Query: {self._plan.called(query)}",
            "Subject: {}".format(hits.brief("subject", row)),
        )
        self.canvas.set_pair((len(query), len(subject)), titles, self.same.isChecked())
        self._draw_path()

    def alignments_arrived(self, rows: list[int]) -> None:
        """Draw the alignment if it is among those made just now."""
        if self._row in rows:
            self._draw_path()

    def showEvent(self, event: QShowEvent) -> None:
        """Compute what was not while nobody saw it."""
        super().showEvent(event)
        self._pause.start()

    # Inside: computing

    def _compute(self) -> None:
        """Let the worker compute the dots of what is in sight, and give up what it computes now."""
        self._computing.stop()
        frame, pair = self.canvas.frame, self._pair
        if frame is None or pair is None or not self.isVisible():
            return
        window, region = self.window_box.value(), frame.region
        bins = max(1, int(frame.query.extent)), max(1, int(frame.subject.extent))
        known = self._computed.table if self._computed is not None else None
        work = partial(computing, pair, known, window, region, bins)
        self._computing.begin(
            Task(
                "dot plot",
                work,
                self._on_computed,
                self._on_step,
                on_error=self._on_failed,
                priority=SELECTED,
            )
        )

    def _on_step(self, done: float) -> None:
        if self._computed is None:
            self.readout.set_whole(f"Computing… {100 * done:.0f} %")

    def _on_failed(self, error: Exception) -> None:
        self._say("No dot plot", str(error))
        raise error

    def _on_computed(self, computed: Computed) -> None:
        self._computed = computed
        if not self._own_threshold:
            self._set_threshold(computed.suggested)
        self.canvas.set_plot(computed.plot, self.threshold_box.value())
        self._describe()

    def _recompute(self) -> None:
        """Begin anew with another window: neither dots nor suggestion hold."""
        if self._pair is not None:
            self._pause.start()

    def _draw_path(self) -> None:
        alignment = self._result.hits.alignments.get(self._row) if self._result is not None else None
        shown = alignment if self.path.isChecked() else None
        self.canvas.set_path(path(shown) if shown is not None else None)

    # Inside: what people do

    def _on_threshold(self, threshold: int) -> None:
        self._own_threshold = True
        if self._computed is not None:
            self.canvas.set_plot(self._computed.plot, threshold)
            self._describe()

    def _suggest(self) -> None:
        self._own_threshold = False
        if self._computed is not None:
            self._set_threshold(self._computed.suggested)
            self.canvas.set_plot(self._computed.plot, self._computed.suggested)
            self._describe()

    def _set_threshold(self, threshold: int) -> None:
        with QSignalBlocker(self.threshold_box):
            self.threshold_box.setValue(threshold)

    def _on_crossed(self, query: int, subject: int) -> None:
        if query < 0 or self._pair is None:
            self._describe()
            return
        words = (
            f"Query {query + 1:,} {self._pair.query.letters_between(query, query + 1)} · subject "
            f"{subject + 1:,} {self._pair.subject.letters_between(subject, subject + 1)}"
        )
        computed = self._computed
        score = None
        if computed is not None:
            score = self._pair.score(computed.table, computed.plot.window, query, subject)
        if score is not None:
            words += f" · window score {score:,}"
        self._say_place(words)

    def _on_chosen(self, query: int, subject: int) -> None:
        """Go to the alignment's column nearest to a place."""
        alignment = self._result.hits.alignments.get(self._row) if self._result is not None else None
        if alignment is None or not alignment.length:
            self.note.say("The hit is not aligned yet.")
            return
        away = column_places(alignment) - (query, subject)
        self.column_chosen.emit(int((away * away).sum(axis=1).argmin()))

    def _copy(self) -> None:
        if (picture := self.canvas.picture()) is not None:
            self._pictures.copy(self.picture_menu.shaped(picture), "dot plot")

    def _save(self) -> None:
        if (picture := self.canvas.picture()) is not None:
            self._pictures.ask_and_save(self.picture_menu.shaped(picture), "dot plot", self._file_name())

    def _file_name(self) -> str:
        """Return a name that says which two sequences it is of."""
        assert self._plan is not None
        assert self._result is not None
        hits = self._result.hits
        names = (
            self._plan.called(hits.query),
            brief_name(hits.text("subject", self._row), 0),
        )
        return file_name(f"{'-'.join(names)}-dot-plot")

    # Inside: words

    def _describe(self) -> None:
        """Say what is shown, where no crosshair says something else."""
        if self._computed is None or self._pair is None:
            return
        plot, threshold = self._computed.plot, self.threshold_box.value()
        longest = min(len(self._pair.query), len(self._pair.subject))
        if plot.window > longest:
            words = "A window of {:,} residues is longer than the shorter sequence ({:,}): no dots."
            self._say_place(words.format(plot.window, longest))
            return
        words = "Dots: windows of {:,} residues that score {:,} or more with {}."
        if not (plot.scores >= threshold).any():
            words = "No window of {:,} residues in sight scores {:,} or more with {}."
        self._say_place(words.format(plot.window, threshold, self._pair.scoring.name))

    def _say_place(self, words: str) -> None:
        self.readout.set_whole(words)
        self.canvas.setAccessibleDescription(words)

    def _show_none(self) -> None:
        if self._result is not None and len(self._result.hits):
            self._say(*ALL_HIDDEN)
        elif self._result is not None:
            words = "There is nothing to compare with this query."
            self._say("No hits", words)
        else:
            words = "The hit you choose is compared with the query here, window by window."
            self._say("No dot plot yet", words)

    def _say(self, title: str, words: str, action: str = "") -> None:
        self.message.say(title, words, action)
        self._stack.setCurrentWidget(self.message)
        self.readout.set_whole("")
        self._offer_tools(False)

    def _offer_tools(self, on: bool) -> None:
        boxes = (self.window_box, self.threshold_box)
        for tool in (*boxes, self.suggest_button, self.show_button):
            tool.setEnabled(on)
        self.picture_menu.offer(on)

    # Inside: building

    def _make_menus(self) -> None:
        show = EdgedMenu(self)
        self.picture_menu = PictureMenu(self._copy, self._save, self, ("slide",))
        self.path = show.addAction("&Alignment")
        self.same = show.addAction("Same s&cale for both")
        for action in (self.path, self.same):
            action.setCheckable(True)
        self.path.setChecked(True)
        show.addSeparator()
        for text, slot in (
            ("Zoom &in\t+", lambda: self.canvas.zoom(2.0)),
            ("Zoom &out\t−", lambda: self.canvas.zoom(0.5)),
            ("&Everything\t0", self.canvas.show_all),
        ):
            show.addAction(text, slot)
        self.show_button.setMenu(show)

    def _connect(self) -> None:
        self.window_box.valueChanged.connect(self._recompute)
        self.threshold_box.valueChanged.connect(self._on_threshold)
        self.suggest_button.clicked.connect(self._suggest)
        self.path.toggled.connect(self._draw_path)
        self.same.toggled.connect(self.canvas.set_same)
        self.canvas.region_changed.connect(self._pause.start)
        self.canvas.crossed.connect(self._on_crossed)
        self.canvas.chosen.connect(self._on_chosen)
        self.message.action_triggered.connect(self.sequences_wanted)
        self._pictures.task_wanted.connect(self.task_wanted)
        self._pictures.told.connect(self.note.say)
        self._pictures.copied.connect(self.copied)
        self._pictures.saved.connect(self.saved)

    def _lay_out(self) -> None:
        self.window_box.setAccessibleName("Window")
        self.window_box.setToolTip("Residues summed along a diagonal; an odd number")
        self.threshold_box.setAccessibleName("Threshold")
        self.threshold_box.setToolTip("Score from which a window is drawn as a dot")
        self.suggest_button.setToolTip(
            "Take a threshold that leaves few dots to chance: at most "
            f"{CHANCE_WINDOWS:,} windows, and 1 in {round(1 / CHANCE_SHARE):,}"
        )
        self.readout.setFont(tabular_font(self.readout.font()))
        line = FlowLayout(between=SPACE)
        for text, box in (
            ("Window", self.window_box),
            ("Threshold", self.threshold_box),
        ):
            label = QLabel(text)
            label.setBuddy(box)
            line.addWidget(label)
            line.addWidget(box)
        for button in (self.suggest_button, self.show_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            line.addWidget(button)
        line.addWidget(self.readout)
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.canvas)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(line)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.note)
        order = (self.window_box, self.threshold_box, self.suggest_button, self.show_button)
        for before, after in pairwise((*order, self.canvas)):
            self.setTabOrder(before, after)
