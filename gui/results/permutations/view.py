"""What the permuted copies say of one hit: their scores as a chart, the fit's figures, and how good it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.permutation.borderline import IN_TIME, WHY_THEY_DIFFER, why_unasked
from swathe.core.results.hits import HitTable
from swathe.core.results.perfect_match import how_to_judge
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.scoring.significance import evalue_shown
from swathe.core.search.events import Plan
from swathe.core.statistics.conclusion import BOUNDS, LEAST, MOST, Entry, caveat
from swathe.core.statistics.pair_significance import (
    PairSignificance,
    with_censoring_point,
    with_usual_censoring_point,
)
from swathe.core.statistics.permutation_options import DEFAULT_PERMUTATIONS
from swathe.gui.results.hit_name import HitName
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import MutedLabel, NoteLine, SentencesLabel
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.message_page import ALL_HIDDEN, MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.picture import PictureMenu
from swathe.gui.widgets.scrolled import Column
from swathe.gui.widgets.theme import SPACE, tabular_font, title_font
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.turning_splitter import TurningSplitter
from swathe.gui.work.task import Task, once

if TYPE_CHECKING:
    from swathe.gui.results.permutations.plot import PermutationPlot

PANEL_WIDTH: Final = 350
_LONGEST_WORD: Final = "−1500.51 ± 52.40"
"""Of the figures, which wrap between words, and neither before nor after ±."""


class PermutationsView(Detail):
    """Show a hit's pairwise significance, and let the censoring point be moved.

    Signals
    -------
    wanted() : the hit looked at is to be tested, with the usual settings
    entry_wanted() : the hit looked at is to be shown in the round that first included it, and tested there
    moved(int, object) : the pair of a hit row was fitted with another censoring point
    """

    title = "Significance"
    wanted = Signal()
    entry_wanted = Signal()
    moved = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.plot: PermutationPlot | None = None
        self._result: QueryResult | None = None
        self._query_name = ""
        self._row = -1
        self._pair: PairSignificance | None = None
        self._tested: tuple[HitTable | None, frozenset[int]] = (None, frozenset())
        self.message = MessagePage()
        self.message.action_triggered.connect(self._act)
        self.logarithmic = OutlinedCheckBox("Logarithmic")
        self.logarithmic.setToolTip("Count copies on a logarithmic scale")
        self.bound_box = SpinBox()
        self.bound_box.setAccessibleName("Lowest score that is fitted")
        self.bound_box.setKeyboardTracking(False)
        self.bound_box.setToolTip(
            "Copies that score less are left out of the fit (the censoring point). Drag the dashed line, or "
            "use its arrow keys"
        )
        self.usual_button = QPushButton("Usual")
        self.usual_button.setToolTip("Go back to the score that the test was made with")
        self.name = HitName()
        self.title_label = QLabel(accessibleName="Conclusion", wordWrap=True)
        self.title_label.setFont(title_font(self.title_label.font()))
        self.title_label.setToolTip(BOUNDS)
        self.verdict = NoteLine()
        self.unasked = MutedLabel()
        self.more_button = QPushButton(f"Shuffle {DEFAULT_PERMUTATIONS:,} times")
        self.more_button.setToolTip("Test this hit with as many copies as is usual")
        self.more_button.clicked.connect(self.wanted)
        self.picture_menu = PictureMenu(self._copy_picture, self._save_picture, self)
        self.copy_menu = EdgedMenu(self)
        self.copy_menu.addAction("Copy the &figures as a table", self._copy_figures)
        self.copy_menu.addAction("Copy as &text", self._copy_words)
        self._figures = QGridLayout()
        self._values: list[QLabel] = []
        self._stack = QStackedWidget()
        self._chart_place = QVBoxLayout()
        self._chart_place.setContentsMargins(0, 0, 0, 0)
        self._lay_out()
        self.logarithmic.toggled.connect(self._set_logarithmic)
        self.bound_box.valueChanged.connect(self._move)
        self.usual_button.clicked.connect(self._reset)
        self.set_hit(None, -1)

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits, of which one is shown next."""
        self._result = result
        self._query_name = plan.called(result.query) if result is not None and plan is not None else ""

    def set_current_hit(self, row: int) -> None:
        """Show the hit looked at."""
        self.set_hit(self._result, row)

    def set_hit(self, result: QueryResult | None, hit_row: int) -> None:
        """Show a hit, by its row, of a query's result; -1 for none."""
        self._result, self._row = result, hit_row
        self.name.setVisible(result is not None and hit_row >= 0)
        if result is not None and hit_row >= 0:  # of several selected hits it is the one looked at
            self.name.show_hit(result.hits, hit_row)
        pair = result.hits.pair(hit_row) if result is not None else None
        if pair is not None:
            self._show(pair, afresh=True)
            return
        self._pair = None
        if result is None:
            self.message.say(
                "No hits",
                "Whether chance alone explains the score of the hit you choose is shown here, once its "
                "query was compared.",
            )
        elif not len(result.hits):
            self.message.say("No hits", "There is nothing to test for this query.")
        elif result.hits.reported:
            self.message.say(
                "No significance test",
                "A test needs the scores of a search; these hits were read from a file.",
            )
        elif hit_row < 0:
            self.message.say(*ALL_HIDDEN)
        elif self._tested[0] is result.hits and hit_row in self._tested[1]:
            self.message.say(
                "Testing significance",
                f"Shuffled copies of this hit are being aligned with the {_aligned_with(result.hits)}.",
            )
        elif (entry := result.hits.entry(hit_row)) is not None:
            self.message.say(
                entry.title if entry.tested or entry.in_pssm else "A test proves nothing in this round",
                entry.words,
                _at_entry(entry),
            )
        else:
            condition = caveat(float(result.hits.log10_evalues[hit_row]), result.hits.basis)
            self.message.say(
                "No significance test yet",
                f"{result.hits.left_out_text(hit_row)} Shuffle this subject's residues 1,000 times, align "
                f"every copy with the {_aligned_with(result.hits)}, and see how often chance alone scores "
                "this high. For several hits, or other settings, press Ctrl+P. "
                f"Hits with E-values from {LEAST:g} to {MOST:g} are tested automatically "
                f"{IN_TIME}. {condition}".strip(),
                "Test this hit",
            )
        self._stack.setCurrentWidget(self.message)

    def pairs_arrived(self, hit_rows: list[int]) -> None:
        """Show what was estimated just now, if it is of the hit looked at."""
        if self._row in hit_rows:
            self.set_hit(self._result, self._row)

    def show_under_test(self, table: HitTable | None, hit_rows: list[int]) -> None:
        """Take which hits of a table are being tested; None where none is any more."""
        self._tested = (table, frozenset(hit_rows))
        if self._pair is None:
            self.set_hit(self._result, self._row)

    def figures_text(self) -> str:
        """Return the figures as lines, for tests and screen readers."""
        return "\n".join(f"{label.accessibleName()}: {label.text()}" for label in self._values)

    # Inside

    def _act(self) -> None:
        """Have the hit tested where a test proves something."""
        in_profile = self._result is not None and self._result.hits.entry(self._row) is not None
        (self.entry_wanted if in_profile else self.wanted).emit()

    def _copy_picture(self) -> None:
        if self.plot is not None:
            self.plot.copy_image()

    def _save_picture(self) -> None:
        if self.plot is not None:
            self.plot.ask_and_save()

    def _copy_figures(self) -> None:
        if self.plot is not None:
            self.plot.copy_data()

    def _copy_words(self) -> None:
        words = f"{self.name.whole()}\n{self.title_label.text()}. {self.verdict.text}\n{self.figures_text()}"
        QGuiApplication.clipboard().setText(words)

    def _show(self, pair: PairSignificance, afresh: bool) -> None:
        if self.plot is None:
            from swathe.gui.results.permutations.plot import PermutationPlot

            self.plot = PermutationPlot()
            self.plot.bound_moved.connect(self._move)
            self._chart_place.addWidget(self.plot)
            tab_after(self.message, self.plot)
            self._load_fits(pair)
        self._pair = pair
        assert self._result is not None
        self.plot.of = f"{self._query_name}-{self._result.hits.brief('subject', self._row)}"
        self.plot.hit_name = self.name.whole()
        self._stack.setCurrentIndex(1)
        self.plot.show_pair(pair, afresh)
        with QSignalBlocker(self.bound_box):
            self.bound_box.setRange(pair.lowest, pair.lowest + (pair.counts.size - 1) * pair.step)
            self.bound_box.setSingleStep(pair.step)
            self.bound_box.setValue(pair.bound)
        self.usual_button.setEnabled(pair.moved)
        is_unasked = pair is self._result.hits.unasked.get(self._row)
        self.unasked.setText(why_unasked(pair) if is_unasked else "")
        self.unasked.setVisible(is_unasked)
        self.more_button.setVisible(is_unasked and pair.permutations < DEFAULT_PERMUTATIONS)
        for label, words in zip(self._values, self._words(pair), strict=True):
            label.setText(words)
        assert self._result is not None
        hits, short = self._result.hits, how_to_judge(self._result)
        conclusion, entry = hits.concluded(self._row, pair, short=short), hits.entry(self._row)
        self.title_label.setText(hits.verdict(self._row))
        offer = _at_entry(entry) if entry is not None else ""
        self.verdict.say(
            f"{hits.left_out_text(self._row)} {conclusion.sentence} {conclusion.reading}".strip(),
            warning=conclusion.doubtful,
            actions=[(offer, self.entry_wanted.emit)] if offer else [],
        )
        both = bool(conclusion.reading) and entry is None
        self.verdict.setToolTip(tooltip_text(f"{BOUNDS}\n{WHY_THEY_DIFFER}" if both else BOUNDS))

    def _load_fits(self, pair: PairSignificance) -> None:
        """Fit a pair once in the worker: moved for the first time, the point would wait for compiled code."""
        self.task_wanted.emit(Task("load fits", once(partial(with_usual_censoring_point, pair))))

    def _words(self, pair: PairSignificance) -> tuple[str, ...]:
        """Return the figures, in the order of their names."""
        assert self._result is not None
        evalue = evalue_shown(float(self._result.hits.log10_evalues[self._row]))
        none = "n/a"
        p = none
        if pair.fitted:
            logarithm = f"{pair.log10_p:.2f} ± {pair.log10_p_error:.2f}"
            p = f"{evalue_shown(pair.log10_p)}, log₁₀ {logarithm.replace('-', '−')}"
            p += "; poor fit, not to be relied on" if pair.poor else ""
        tested = pair.goodness_p == pair.goodness_p
        counted = f"{pair.reaching:,} of {pair.permutations:,} counted"
        return (
            f"{pair.score:,}, E-value {evalue}",
            f"{pair.z_value:.1f}" if pair.deviation > 0 else none,
            p,
            f"{pair.lambda_:.4f} ± {pair.lambda_error:.4f}" if pair.fitted else none,
            f"{pair.K:.3g} (ln K ± {pair.log_k_error:.2f})" if pair.fitted else none,
            f"{pair.goodness_p:.2g} (deviation {100 * pair.misfit:.1f} %)" if tested else none,
            f"{pair.permutations:,}{self._shuffled(pair)}, seed {pair.options.seed}",
            f"{pair.mean:.1f} ± {pair.deviation:.1f}",
            counted if pair.poor else f"{counted}; p is by the curve",
            f"{pair.below:,} ({100 * pair.below / pair.permutations:.0f} %)",
        )

    def _shuffled(self, pair: PairSignificance) -> str:
        """Say whose residues are in random order where they are not the subject's, as is usual."""
        words = {"subject": "", "query": "of the query", "both": "of both sequences"}
        return f" {words[pair.options.shuffled]}".rstrip()

    def _move(self, bound: int) -> None:
        if self._pair is not None and bound != self._pair.bound:
            self._take(with_censoring_point(self._pair, bound))

    def _reset(self) -> None:
        if self._pair is not None:
            self._take(with_usual_censoring_point(self._pair))

    def _take(self, pair: PairSignificance) -> None:
        self._show(pair, afresh=False)
        self.moved.emit(self._row, pair)

    def _set_logarithmic(self, logarithmic: bool) -> None:
        if self.plot is not None:
            self.plot.set_logarithmic(logarithmic)

    def _lay_out(self) -> None:
        names = (
            "Score",
            "Z-value",
            "Pairwise p",
            "λ",
            "K",
            "Goodness of fit (p)",
            "Shuffled copies",
            "Mean ± SD of the copies",
            "Copies scoring as high",
            "Excluded from the fit",
        )
        self._figures.setContentsMargins(0, 0, 0, 0)
        self._figures.setHorizontalSpacing(SPACE)
        self._figures.setVerticalSpacing(SPACE // 4)
        self._figures.setColumnStretch(1, 1)
        for row, name in enumerate(names):
            value = SentencesLabel()
            value.setFont(tabular_font(value.font()))
            value.setAccessibleName(name)
            value.setMinimumWidth(value.fontMetrics().horizontalAdvance(_LONGEST_WORD))
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            title = MutedLabel(name)
            title.setWordWrap(False)
            title.setAlignment(Qt.AlignmentFlag.AlignTop)  # of two lines of figures beside the first
            self._figures.addWidget(title, row, 0)
            self._figures.addWidget(value, row, 1)
            self._values.append(value)
        panel = QWidget()
        column = QVBoxLayout(panel, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, SPACE, 0)
        line = QHBoxLayout(spacing=SPACE)
        point = QLabel("Fit from score")
        point.setBuddy(self.bound_box)
        line.addWidget(point)
        line.addWidget(self.bound_box)
        line.addWidget(self.usual_button)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.logarithmic)
        column.addLayout(self._figures)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(panel)
        scroll.setAccessibleName("Figures of the test")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(max(PANEL_WIDTH, panel.minimumSizeHint().width() + 2 * SPACE))
        shown = Column()
        chart = QWidget()
        chart.setLayout(self._chart_place)
        parts = TurningSplitter(0.7, 0.68)
        parts.addWidget(chart)
        parts.addWidget(scroll)
        rows = QVBoxLayout(shown, spacing=SPACE // 2)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.title_label)
        rows.addWidget(self.verdict)
        unasked = QHBoxLayout(spacing=SPACE)
        unasked.addWidget(self.unasked, 1)
        unasked.addWidget(self.more_button)
        rows.addLayout(unasked)
        rows.addWidget(parts, 1)
        self._stack.addWidget(self.message)
        self._stack.addWidget(shown)
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.addWidget(self.name)
        layout.addWidget(self._stack, 1)


def _at_entry(entry: Entry) -> str:
    """Return what leads to the test in the round that first included a hit; '' where that says no more."""
    if entry.tested is not None:
        return f"Show its test in round {entry.round}"
    return f"Test it in round {entry.round}" if entry.testable else ""


def _aligned_with(hits: HitTable) -> str:
    """Return what copies of a hit are aligned with: what the search compared."""
    return "profile" if isinstance(hits.query, PositionSpecificQuery) else "query"
