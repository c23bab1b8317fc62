"""The tab of all subjects' scores: charts beside what chance gives, and what they say of E-values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.cautions import by_reason, count_reasons
from swathe.core.results.query_result import QueryResult
from swathe.core.results.score_distribution import Raised
from swathe.core.rounds.facts import round_of_hits
from swathe.core.search.events import Plan
from swathe.core.sequences.low_complexity import DOUBTFUL
from swathe.core.statistics.evalues import MOVED
from swathe.core.system.words import bound_text, counted
from swathe.gui.results.distribution.describing import DescribedScores, ScoreDescriber
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.picture import PictureMenu
from swathe.gui.widgets.theme import SPACE, heading_font
from swathe.gui.widgets.turning_splitter import TurningSplitter

if TYPE_CHECKING:
    from swathe.gui.widgets.chart import Chart

_PAUSE_MS: Final = 100
"""Between two looks at alignments that arrived."""
_RANKS: Final = 2
"""Place of the chart of E-values against rank."""


class DistributionView(Detail):
    """Show how scores and E-values are distributed, whether by chance, and what makes hits doubtful.

    It loads the chart library; the statistics are computed by the worker.

    describer : who has them computed; None for one of its own
    """

    title = "Scores"

    def __init__(self, describer: ScoreDescriber | None = None) -> None:
        super().__init__()
        from swathe.gui.results.distribution.rank_plot import EvalueRankPlot
        from swathe.gui.results.distribution.score_plot import ScoreDistributionPlot

        self._result: QueryResult | None = None
        self._plan: Plan | None = None
        self._ranked = True
        self._current = -1
        self._chosen: NDArray[np.int64] = np.empty(0, np.int64)
        self._describer = describer or ScoreDescriber(self)
        if describer is None:
            self._describer.task_wanted.connect(self.task_wanted)
        self.plot = ScoreDistributionPlot()
        self.ranks = EvalueRankPlot()
        self.choice = ComboBox()
        self.choice.addItem("All scores")
        self.choice.addItem("Scores by chance")
        self.choice.addItem("E-values against rank")
        self.choice.setAccessibleName("Chart")
        self.choice.setToolTip(
            "All scores, those in the range that unrelated sequences reach, or E-values in their order"
        )
        self.logarithmic = OutlinedCheckBox("Log scale")
        self.logarithmic.setChecked(True)
        self.logarithmic.setToolTip("Count subjects on a logarithmic scale")
        self.fit_note = NoteLine()
        self.figures_note = NoteLine()
        self.composition_note = NoteLine()
        self.low_complexity_note = NoteLine()
        self.moved_note = NoteLine()
        self.message = MessagePage()
        self.no_ranks = MessagePage()
        self.picture_menu = PictureMenu(
            lambda: self._in_front.copy_image(), lambda: self._in_front.ask_and_save(), self
        )
        self.copy_menu = EdgedMenu(self)
        self.copy_menu.addAction("Copy the &figures as a table", lambda: self._in_front.copy_data())
        self.copy_menu.addAction("Copy as &text", lambda: QGuiApplication.clipboard().setText(self.text()))
        self._charts = QStackedWidget()
        self._stack = QStackedWidget()
        self._count_timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._count_timer.timeout.connect(self._count_low_complexity)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._choose_chart)
        self.logarithmic.toggled.connect(self.plot.set_logarithmic)
        self._describer.ended.connect(self._show_described)
        self.set_result(None, None)

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Show another query's scores, once the worker has described them."""
        self._result, self._plan = result, plan
        self._current, self._chosen = -1, np.empty(0, np.int64)
        self._show(None)
        self._count_low_complexity()
        if result is None:
            self.message.say(
                "No scores yet",
                "The scores of all sequences are shown here once a query is compared.",
            )
            self._stack.setCurrentWidget(self.message)
            return
        assert plan is not None
        if plan.origin is not None:
            self.message.say(
                "No scores",
                "This needs the scores of all sequences. The file that was read has those of hits alone.",
            )
            self._stack.setCurrentWidget(self.message)
            return
        self._stack.setCurrentIndex(1)
        name, source = plan.called(result.query), round_of_hits(result.hits, plan.request.iteration)
        self.plot.of = self.ranks.of = name
        contents = ", ".join(filter(None, (plan.found_with(result), source)))
        self.plot.heading = self.ranks.heading = f"{name} · {plan.database.name}", contents
        self.fit_note.say("Analysing the scores…")
        self._describer.describe(result, plan)
        self._show_described()

    def set_current_hit(self, row: int) -> None:
        """Mark the hit looked at."""
        self._current = row
        self.plot.set_current_hit(row)
        self.ranks.set_current_hit(row)

    def set_chosen(self, rows: NDArray[np.int64]) -> None:
        """Mark the ticked hits."""
        self._chosen = rows
        self.plot.set_chosen(rows)
        self.ranks.set_chosen(rows)

    def alignments_arrived(self, _rows: list[int]) -> None:
        """Count how many hits are doubtful, a few times a second."""
        if not self._count_timer.isActive():
            self._count_timer.start()

    def text(self) -> str:
        """Return what the notes say, a line each."""
        notes = (
            *(self.fit_note, self.figures_note, self.moved_note),
            *(self.composition_note, self.low_complexity_note),
        )
        return "\n".join(note.text for note in notes if note.text)

    # Inside

    def _show_described(self) -> None:
        """Show what is described by now of the result; out of sight, another one may be."""
        if self._result is None or self._describer.result is not self._result:
            return
        if self._describer.why_not:
            self.message.say("The scores cannot be described", self._describer.why_not)
            self._stack.setCurrentWidget(self.message)
        elif self._describer.described is not None:
            self._show(self._describer.described)

    def _show(self, described: DescribedScores | None) -> None:
        """Show what was found of the result, or nothing of it yet."""
        distribution = described.distribution if described is not None else None
        raised = described.raised if described is not None else None
        composition = described.composition if described is not None else None
        evalue = self._plan.request.evalue if self._plan is not None else 10.0
        self.plot.set_distribution(distribution, self._result, evalue, raised)
        self.ranks.set_distribution(distribution, self._result, evalue)
        for chart in (self.plot, self.ranks):
            chart.set_current_hit(self._current)
            chart.set_chosen(self._chosen)
        self._ranked = distribution is None or distribution.ranks.size > 0
        if distribution is not None and distribution.of_hits and distribution.cut:
            self.no_ranks.say("No hits", "Only the E-values of hits are adjusted.")
        else:
            self.no_ranks.say("No E-values", distribution.why_not if distribution else "")
        self._show_chart()
        if described is not None and distribution is not None and distribution.fit is not None:
            self.fit_note.say(described.trust.words, warning=described.trust.doubtful)
            assert self._result is not None
            used = self._result.significance.parameters
            self.figures_note.say(distribution.fit.figures(distribution.base, used))
        else:
            self.fit_note.say(distribution.why_not if distribution is not None else "")
            self.figures_note.say("")
        self.composition_note.say(
            composition.words if composition is not None else "",
            warning=composition is not None and composition.biased and not composition.corrected,
        )
        result = self._result if distribution is not None else None
        words = (_moved_words(result), _raised_words(raised, evalue)) if result is not None else ()
        self.moved_note.say(" ".join(filter(None, words)))

    def _count_low_complexity(self) -> None:
        hits = self._result.hits if self._result is not None else None
        if hits is None or not len(hits):
            self.low_complexity_note.say("")
            return
        shares = hits.numbers("low_complexity")
        doubtful = int(np.count_nonzero(shares >= DOUBTFUL))
        aligned = int(np.count_nonzero(np.isfinite(shares)))
        self.low_complexity_note.say(_doubtful_words(doubtful, aligned, len(hits)), warning=doubtful > 0)

    def _choose_chart(self, index: int) -> None:
        if index < _RANKS:
            self.plot.show_only_chance(index == 1)
        self._show_chart()

    def _show_chart(self) -> None:
        """Bring the chart chosen to the front, or that there are no E-values to draw."""
        ranks = self.choice.currentIndex() == _RANKS
        against_rank = self.ranks if self._ranked else self.no_ranks
        self._charts.setCurrentWidget(against_rank if ranks else self.plot)
        self.logarithmic.setEnabled(not ranks)

    @property
    def _in_front(self) -> Chart:
        """The chart chosen."""
        return self.ranks if self.choice.currentIndex() == _RANKS else self.plot

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(SPACE)
        tools.addWidget(self.choice)
        tools.addWidget(self.logarithmic)
        tools.addStretch(1)
        for chart in (self.plot, self.ranks, self.no_ranks):
            self._charts.addWidget(chart)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addLayout(tools)
        column.addWidget(self._charts, 1)
        words = QWidget()
        lines = QVBoxLayout(words)
        lines.setContentsMargins(SPACE, 0, SPACE, 0)
        lines.setSpacing(SPACE // 2)
        for heading, notes in (
            ("E-values", (self.fit_note, self.figures_note)),
            ("Corrections", (self.moved_note,)),
            ("Composition", (self.composition_note,)),
            ("Low complexity", (self.low_complexity_note,)),
        ):
            lines.addWidget(_heading(heading))
            for note in notes:
                lines.addWidget(note)
        lines.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName("What the scores say")
        scroll.setWidget(words)
        least = words.minimumSizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(least)  # the longest heading, beside the bar
        both = TurningSplitter(0.72, 0.6)
        both.addWidget(left)
        both.addWidget(scroll)
        self._stack.addWidget(self.message)
        self._stack.addWidget(both)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.addWidget(self._stack)


def _moved_words(result: QueryResult) -> str:
    """Say how many hits' E-values moved far, and that none could."""
    if not len(result.hits):
        return "There are no hits."
    if result.evalues == "matrix" or not result.significance.available:
        return "E-values are not adjusted: they are those of the unadjusted matrix."
    far = result.hits.numbers("evalue_moved")
    raised, lowered = np.flatnonzero(far > MOVED), np.flatnonzero(far < -MOVED)
    if not raised.size and not lowered.size:
        return "Corrections changed the E-value of no listed hit more than a hundredfold."
    first, rows = ("raised", raised) if raised.size else ("lowered", lowered)
    both = raised.size and lowered.size
    why, why_also = (by_reason(count_reasons(result, some)) for some in (rows, lowered))
    also = f"; {lowered.size:,} were lowered as far {why_also}" if both else ""
    of_all = counted(len(result.hits), "listed E-value")
    how = f"{first} more than a hundredfold {why}{also}"
    return f"{rows.size:,} of {of_all} {'was' if rows.size == 1 else 'were'} {how}."


def _raised_words(raised: Raised | None, evalue: float) -> str:
    """Say how many subjects are no hits since their scores are adjusted; '' where none is."""
    if raised is None or not raised.count:
        return ""
    one = raised.count == 1
    whose = f"the E-value of {raised.number} subject" if one else f"the E-values of {raised.number} subjects"
    above = f"above {bound_text(evalue)}, so that {'it is' if one else 'they are'} not listed"
    return f"Corrections for composition and repeats raised {whose} {above}."


def _doubtful_words(doubtful: int, aligned: int, hits: int) -> str:
    """Say how many hits align mostly where the query is of low complexity."""
    if not aligned:
        return "No hit is aligned yet."
    counts = counted(aligned, "hit")
    if aligned != hits:
        counts = f"{counts} aligned so far"
    if doubtful == 1:
        words = "{:,} of the {} aligns mostly (≥ {:g} %) to low-complexity regions of the query"
    else:
        words = "{:,} of the {} align mostly (≥ {:g} %) to low-complexity regions of the query"
    advice = " and may well be unrelated." if doubtful else "."
    return words.format(doubtful, counts, DOUBTFUL) + advice


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setFont(heading_font(label.font()))
    return label
