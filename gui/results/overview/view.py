"""The tab of all hits on their query: their depth and a bar for each, with its colours, zoom and pictures."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.filters import Filter
from swathe.core.results.overview import MARKS, Bars, ColourBy, no_evidence_text
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import round_in_names, round_of_hits
from swathe.core.search.events import Plan
from swathe.core.system.words import file_name
from swathe.gui.results.overview.canvas import ZOOM_STEP, OverviewCanvas
from swathe.gui.results.overview.legend import OverviewLegend
from swathe.gui.results.overview.picture import ON_SLIDE, OverviewPicture
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.field import ElidedLabel, NoteLine
from swathe.gui.widgets.file_dialogs import name_in_databases
from swathe.gui.widgets.message_page import ALL_HIDDEN, NO_SEQUENCES, MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.picture import HitRows, Picture, PictureMenu, PictureTasks
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.usual_hits import UsualHits, name_of_hits

_PAUSE_MS: Final = 60
"""Between two looks at alignments that arrived."""
_STILL_MS: Final = 1_000
"""Without an alignment, after which nothing more seems to come by itself."""
_NO_ROWS: Final = np.empty(0, np.int64)


class OverviewView(Detail):
    """Show where the hits in the table lie on their query."""

    title = "Overview"
    picture_menu: PictureMenu

    def __init__(self) -> None:
        super().__init__()
        self._result: QueryResult | None = None
        self._plan: Plan | None = None
        self._bars: Bars | None = None
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._failed: set[int] = set()
        self._all = False
        self._asked: list[int] = []
        self.message = MessagePage()
        self.canvas = OverviewCanvas()
        self.legend = OverviewLegend()
        self.marks = _Marks(self.legend)
        self.colour_box = ComboBox()
        self.colour_box.addItem("E-value", ColourBy.EVALUE)
        self.colour_box.addItem("Identity %", ColourBy.IDENTITY)
        self.colour_box.setAccessibleName("Colour of the bars")
        self.colour_box.setToolTip("What the colour of a bar shows")
        self.names_box = OutlinedCheckBox("Names")
        self.names_box.setToolTip("Show the name of each hit; without names, more hits fit")
        self.names_box.setChecked(True)
        self.out_button = _button("−", "Zoom out", "−")
        self.in_button = _button("+", "Zoom in", "+")
        self.whole_button = _button("Fit", "Show the whole query", "0")
        self.count = QLabel()
        self.count.setAccessibleName("Hits aligned")
        self.count.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.all_button = QPushButton()
        self.note = NoteLine()
        self.pictures = PictureTasks(self)
        self.picture_menu = PictureMenu(
            self._copy,
            self._save,
            self,
            ("species", "slide"),
            self._hit_rows,
            slide_holds=_slide_holds,
        )
        self._chosen: NDArray[np.int64] = _NO_ROWS
        self._filter = Filter()
        self._stack = QStackedWidget()
        self._refresh_timer = QTimer(self, singleShot=True, timeout=self._refresh)
        self._still_timer = QTimer(self, singleShot=True, interval=_STILL_MS)
        self._ask_timer = QTimer(self, singleShot=True, timeout=self._ask)
        self._say_marks()
        self._lay_out()
        self._connect()
        self.set_result(None, None)

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Show another query's hits."""
        self._result, self._plan = result, plan
        drawn = result is not None and result.hits.has_sequences
        self._bars = Bars(result.hits) if result is not None and drawn else None
        self._rows = _NO_ROWS
        self._failed = set()
        self._all = False
        self._asked = []
        self.note.say("")
        self._still_timer.start()
        self.canvas.set_bars(self._bars)
        self._show_as()
        self._settle()

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Show the table's rows in its order."""
        self._rows = rows
        self.canvas.set_rows(rows)
        self._say_marks()
        self._settle()
        self._refresh()

    def set_filter(self, conditions: Filter) -> None:
        """Take the conditions that the table's hits meet, which a picture of these names."""
        self._filter = conditions

    def set_current_hit(self, row: int) -> None:
        """Mark the hit looked at."""
        self.canvas.set_current(row)

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Mark the ticked hits."""
        self._chosen = rows
        self.canvas.set_chosen(rows)
        self._say_marks()

    def alignments_arrived(self, _rows: list[int]) -> None:
        """Draw what arrived, a few times a second."""
        self._still_timer.start()
        if not self._refresh_timer.isActive():
            self._refresh_timer.start(_PAUSE_MS)

    def alignment_failed(self, row: int, _sentence: str) -> None:
        """Count a hit that will have no bar."""
        self._failed.add(row)
        self._say_count()

    def pictured(self) -> UsualHits:
        """Return the hits that a picture shows."""
        return self.picture_menu.hits()

    # Inside

    def _hit_rows(self) -> HitRows:
        return self.selected(), self._chosen, self._rows

    def _settle(self) -> None:
        """Show the bars, or say why there are none."""
        result = self._result
        some = self._rows.size > 0 and (result is None or result.hits.has_sequences)
        if self._result is None and self._plan is None:
            self.message.say(
                "No hits yet",
                "After a search, each hit is drawn here where it lies on its query.",
            )
        elif self._result is None:
            self.message.say(
                "No hits yet",
                "Hits are drawn here once their query has been compared with every sequence.",
            )
        elif not len(self._result.hits):
            self.message.say("No hits", "There is nothing to draw for this query.")
        elif not self._result.hits.has_sequences:
            self.message.say(*NO_SEQUENCES)
        elif not some:
            self.message.say(*ALL_HIDDEN)
        self._stack.setCurrentIndex(1 if some else 0)
        self.picture_menu.offer(some and result is not None)
        self._say_count()

    def _refresh(self) -> None:
        """Take in alignments made since, some milliseconds' worth at a time."""
        if self._bars is None:
            return
        if self._bars.take():
            self._refresh_timer.start(0)
        self.canvas.set_depth(self._bars.depth(self._rows))
        self._say_count()
        self._ask_timer.start(_PAUSE_MS)

    def _say_count(self) -> None:
        bars = self._bars
        total = self._rows.size
        aligned = bars.aligned(self._rows) if bars is not None else 0
        text = f"{aligned:,} of {total:,} hits aligned"
        failed = len(self._failed.intersection(self._rows.tolist())) if self._failed else 0
        if failed:
            text += f" · {failed:,} cannot be aligned"
        self.count.setText(text)
        open_ = aligned + failed < total
        self.all_button.setVisible(open_)
        self.all_button.setText("Stop aligning" if self._all else "Align all")
        self._count_line.setVisible(aligned < total and (self._all or not self._still_timer.isActive()))

    def _ask(self) -> None:
        """Ask for the alignments of the hits in sight, and of all others if that was wished."""
        if self._bars is None:
            return
        wanted = self._bars.missing(self.canvas.rows_in_sight()).tolist()
        if self._all:
            wanted = list(dict.fromkeys((*wanted, *self._bars.missing(self._rows).tolist())))
        wanted = [row for row in wanted if row not in self._failed]
        if wanted != self._asked:
            self._asked = wanted
            self.alignments_wanted.emit(wanted)

    def _toggle_all(self) -> None:
        self._all = not self._all
        self._say_count()
        self._ask()

    def _show_as(self) -> None:
        by = self.colour_box.currentData()
        self.legend.show_as(by, self._result is not None and self._result.hits.provisional)
        self.canvas.show_as(by, self.names_box.isChecked())
        self._say_marks()

    def _say_marks(self) -> None:
        """Say where colours are no evidence, what the parts of a bar mean, and the square where one is."""
        signs = " · square: ticked" if self._chosen.size else ""
        why = ""
        if self._result is not None:
            hits = self._result.hits
            why = no_evidence_text(hits, self._rows, self.colour_box.currentData())
            if hits.newly_included()[self._rows].any():
                signs += f" · dot: newly included in round {hits.round_number}"
        tip = f"{MARKS} · square before the name: ticked · dot before it: newly included in the round"
        self.marks.set_whole(f"{why} {MARKS}{signs}".strip(), "\n".join((why, *tip.split(" · "))).strip())

    def _offer_zoom(self, closer: bool, farther: bool) -> None:
        self.in_button.setEnabled(closer)
        self.out_button.setEnabled(farther)
        self.whole_button.setEnabled(farther)

    def _query_name(self) -> str:
        assert self._result is not None
        assert self._plan is not None
        return self._plan.called(self._result.query)

    def _picture(self) -> Picture:
        assert self._result is not None
        assert self._plan is not None
        title = f"{self._query_name()} · {self._plan.database.name}"
        menu = self.picture_menu
        rows = self.pictured().rows
        by = self.colour_box.currentData()
        return menu.shaped(
            OverviewPicture(
                self._result.hits,
                rows,
                by,
                title,
                self._source(),
                self._filter.words if np.array_equal(rows, self._rows) else "",
                menu.with_species,
                menu.on_slide,
            )
        )

    def _source(self) -> str:
        """Say which round of an iterated search the hits are of; '' for other searches."""
        assert self._result is not None
        assert self._plan is not None
        return round_of_hits(self._result.hits, self._plan.request.iteration)

    def _what(self) -> str:
        return f"overview of {self.picture_menu.shown}"

    def _save(self) -> None:
        self.pictures.ask_and_save(self._picture(), self._what(), self._file_name())
        self._say_how_much()

    def _file_name(self) -> str:
        """Return a name that says of which query's hits it is, and of which of these, as an export's does."""
        assert self._plan is not None
        assert self._result is not None
        query = name_in_databases(file_name(self._query_name()), self._plan.request.databases)
        hits = name_of_hits(self.pictured().which, self._rows.size < len(self._result.hits))
        return "-".join((query, *round_in_names(self._source()), hits, "overview"))

    def _copy(self) -> None:
        self.pictures.copy(self._picture(), self._what())
        self._say_how_much()

    def _say_how_much(self) -> None:
        """Say what a slide shows where it does not hold all in letters that can be read."""
        if why_cut := self.picture_menu.why_cut(self.picture_menu.cut):
            self.note.say(why_cut, warning=True, passes=True)

    def _show_menu(self, place: QPoint) -> None:
        self.picture_menu.popup(self.canvas.viewport().mapToGlobal(place))

    def _connect(self) -> None:
        self.colour_box.currentIndexChanged.connect(self._show_as)
        self.names_box.toggled.connect(self._show_as)
        self.out_button.clicked.connect(lambda: self.canvas.zoom(1 / ZOOM_STEP))
        self.in_button.clicked.connect(lambda: self.canvas.zoom(ZOOM_STEP))
        self.whole_button.clicked.connect(lambda: self.canvas.zoom(0.0))
        self.all_button.clicked.connect(self._toggle_all)
        self._still_timer.timeout.connect(self._say_count)
        self.message.action_triggered.connect(self.sequences_wanted)
        self.pictures.task_wanted.connect(self.task_wanted)
        self.pictures.told.connect(self.note.say)
        self.pictures.copied.connect(self.copied)
        self.pictures.saved.connect(self.saved)
        self.canvas.hit_chosen.connect(self.hit_chosen)
        self.canvas.zoomed.connect(self._offer_zoom)
        self.canvas.sight_changed.connect(lambda: self._ask_timer.start(_PAUSE_MS))
        self.canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.canvas.customContextMenuRequested.connect(self._show_menu)

    def _lay_out(self) -> None:
        legend = PartedLine((self.colour_box, self.legend), (self.marks,), wide=self.marks)
        tools = PartedLine(
            (legend,),
            (self.names_box, self.out_button, self.in_button, self.whole_button),
            wide=legend,
        )
        self._count_line = QWidget()
        line = QHBoxLayout(self._count_line, spacing=SPACE)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.count)
        line.addWidget(self.all_button)
        line.addStretch(1)
        shown = QWidget()
        column = QVBoxLayout(shown, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(tools)
        column.addWidget(self._count_line)
        column.addWidget(self.note)
        column.addWidget(self.canvas, 1)
        self._stack.addWidget(self.message)
        self._stack.addWidget(shown)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.addWidget(self._stack)


def _slide_holds(hits: UsualHits) -> str:
    """Say what a slide shows of more hits than can be read on it; '' for all of them."""
    return f"the first {ON_SLIDE:,} of {hits.words}" if hits.rows.size > ON_SLIDE else ""


class _Marks(ElidedLabel):
    """What the parts of a bar mean: whole in a line of its own where there is no room beside the colours."""

    def __init__(self, colours: OverviewLegend) -> None:
        super().__init__(muted=True)
        self._colours = colours

    def sizeHint(self) -> QSize:
        """Ask for room for all of it, beside colours that are not squeezed."""
        more = self._colours.sizeHint().width() - self._colours.minimumSizeHint().width()
        words = self.fontMetrics().horizontalAdvance(self.whole())
        return QSize(words + more, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Ask for no width, whatever is shown of it: or what fits would depend on what fitted before."""
        return QSize(0, super().minimumSizeHint().height())


def _button(text: str, name: str, key: str) -> QToolButton:
    """Return a button of the tool line."""
    button = QToolButton()
    button.setText(text)
    button.setAccessibleName(name)
    button.setToolTip(f"{name} ({key})")
    button.setAutoRepeat(True)
    return button
