"""What to permute: hits, which sequence, number of copies, seed, the share only counted, what scores them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swathe.core.errors import InvalidRequest, SwatheError
from swathe.core.permutation.borderline import NOT_LISTED, RATES
from swathe.core.results.hits import HitTable
from swathe.core.scoring.pssm import PositionSpecificQuery
from swathe.core.search.events import SearchResult
from swathe.core.statistics.permutation_options import (
    DEFAULT_CENSORED,
    DEFAULT_PERMUTATIONS,
    DEFAULT_SEED,
    ENGINE,
    FEWEST_PERMUTATIONS,
    MOST_CENSORED,
    SHUFFLED,
    PairwiseOptions,
)
from swathe.core.system.words import counted, seconds_text
from swathe.gui.results.page import ResultsPage
from swathe.gui.significance.hits import PairwiseHits
from swathe.gui.significance.method import PairwiseMethod
from swathe.gui.widgets.boxes import ComboBox, SpinBox
from swathe.gui.widgets.field import MutedLabel, NoteLine
from swathe.gui.widgets.fitting_dialog import FittingDialog
from swathe.gui.widgets.line_edit import NumberEdit
from swathe.gui.widgets.section import SectionHead
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE
from swathe.gui.work.settings import WindowSettings, flag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from swathe.core.engines.base import EngineInfo

MOST_COPIES: Final = 100_000
_WIDTH: Final = 500
"""Pixels in which the longest method can be read."""
_LETTERS: Final = 80
"""Letters of text that have room at least: more pixels where they are large."""


class PairwiseDialog(FittingDialog):
    """Choose hits of the query looked at; `estimate_requested` carries list[int] of hit rows and options.

    engines : what the probe found; empty before it answers
    asked : which hits are proposed, SELECTED or TICKED; '' for the usual ones
    """

    estimate_requested = Signal(object, object)

    def __init__(
        self,
        result: SearchResult,
        page: ResultsPage,
        settings: WindowSettings,
        engines: Sequence[EngineInfo],
        parent: QWidget | None = None,
        *,
        asked: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Pairwise significance")
        self._result = result
        self._settings = settings
        shown = page.current_result()
        assert shown is not None
        self._table = shown.hits
        self.hits = PairwiseHits(shown.hits, page.hits, asked)
        self._is_pssm = isinstance(self._table.query, PositionSpecificQuery)
        self.shuffled_box = ComboBox(accessibleName="What is shuffled")
        query = "The query's positions" if self._is_pssm else "The query"
        for name, words in zip(SHUFFLED, ("The subject", query, "Both"), strict=True):
            self.shuffled_box.addItem(words, name)
        stored = settings.read("pairwise/shuffled", str(SHUFFLED[0]), str)
        self.shuffled_box.setCurrentIndex(max(0, self.shuffled_box.findData(stored)))
        self.shuffled_box.setToolTip("Whose residues are shuffled; usually the subject's")
        self.copies_box = SpinBox(accessibleName="Copies of each hit", groupSeparatorShown=True)
        self.copies_box.setRange(FEWEST_PERMUTATIONS, MOST_COPIES)
        self.copies_box.setSingleStep(1000)
        self.copies_box.setValue(settings.read("pairwise/copies", DEFAULT_PERMUTATIONS, int))
        self.copies_box.setToolTip("1,000 is usual; ten times as many make p about three times as exact")
        self.seed_edit = NumberEdit(settings.read("pairwise/seed", str(DEFAULT_SEED), str), whole=True)
        self.seed_edit.setAccessibleName("Seed")
        self.seed_edit.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # a few digits
        self.seed_edit.setToolTip(
            "The same seed gives the same copies on any engine; another seed gives others"
        )
        self.censored_box = SpinBox(accessibleName="Share of copies excluded from the fit", suffix=" %")
        self.censored_box.setRange(0, round(100 * MOST_CENSORED))
        self.censored_box.setValue(settings.read("pairwise/censored", round(100 * DEFAULT_CENSORED), int))
        self.censored_box.setToolTip(
            "The copies with the lowest scores, at most this share, are left out of the fit: the "
            "fitted curve describes high scores only. 37 % is usual; 0 % fits all"
        )
        self.method = PairwiseMethod(engines, settings, self)
        self.more = SectionHead("&Options")
        self.note = NoteLine()
        self.start_button = QPushButton("&Test")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._start)
        self.close_button = QPushButton("Close", autoDefault=False)
        self.close_button.clicked.connect(self.reject)
        self._lay_out()
        self.hits.changed.connect(self._tell)
        page.hits.model.modelReset.connect(self.reject)  # the hits to choose from are gone
        self.shuffled_box.currentIndexChanged.connect(self._tell)
        self.copies_box.valueChanged.connect(self._tell)
        self.seed_edit.textChanged.connect(self._tell)
        self.censored_box.valueChanged.connect(self._tell)
        self.method.changed.connect(self._tell)
        self.more.toggled.connect(self._folded.setVisible)
        self.more.setChecked(settings.read("pairwise/unfolded", False, flag))
        self._tell()

    def rows(self) -> list[int]:
        """Return the hit rows chosen, in the order in which they are estimated. Raises InvalidRequest."""
        return self.hits.rows()

    def options(self) -> PairwiseOptions:
        """Return what is asked for. Raises InvalidRequest where that cannot be done."""
        problem = "The seed is not a whole number."
        try:
            text = self.seed_edit.read(problem)
        except ValueError as error:
            raise InvalidRequest("seed", str(error), "Try 1.") from None
        if not text.isdigit():
            raise InvalidRequest("seed", problem, "Try 1.")
        options = PairwiseOptions(
            permutations=self.copies_box.value(),
            seed=int(text),
            censored=self.censored_box.value() / 100,
            top=self.hits.top,
            evalue=self.hits.evalue,
            method=self.method.name,
            method_options=self.method.options,
            shuffled=self.shuffled_box.currentData(),
        )
        options.check_query(is_pssm=self._is_pssm)
        return options

    def _start(self) -> None:
        rows, options = self.rows(), self.options()
        self._settings.write("pairwise/unfolded", "true" if self.more.isChecked() else "false")
        self._settings.write("pairwise/shuffled", options.shuffled)
        self._settings.write("pairwise/copies", options.permutations)
        self._settings.write("pairwise/seed", str(options.seed))
        self._settings.write("pairwise/censored", self.censored_box.value())
        self.method.save(self._settings)
        self.accept()
        self.estimate_requested.emit(rows, options)

    def _tell(self) -> None:
        """Say what is chosen and how much work it is, or what is wrong."""
        permuted = self.shuffled_box.currentText().lower()
        self.more.summarise(f"{permuted} · {counted(self.copies_box.value(), 'copy', 'copies')} of each")
        try:
            options = self.options()
        except SwatheError as error:
            self.more.setChecked(True)
            self.note.say(str(error), warning=True)
            self.start_button.setEnabled(False)
            return
        try:
            rows = np.array(self.rows(), np.int64)
        except SwatheError as error:
            self.note.say(str(error), warning=True)
            self.start_button.setEnabled(False)
            return
        self.start_button.setEnabled(rows.size > 0)
        if not rows.size:
            self.note.say("No hit has an E-value up to this.", warning=True)
            return
        parts = self._table.where_testable(rows)
        self.start_button.setEnabled(bool(parts))
        if not parts:
            self.note.say(NOT_LISTED, warning=True)
            return
        lengths = self._table.database.lengths
        cells = options.permutations * sum(
            len(table.query) * int(lengths[table.subjects[chosen]].sum(dtype=np.int64))
            for table, chosen in parts
        )
        tested = sum(chosen.size for _, chosen in parts)
        words = f"{counted(tested, 'hit')}, {counted(tested * options.permutations, 'alignment')}"
        one_by_one = options.shuffled == "both" or (options.shuffled == "query" and self._is_pssm)
        if self._result.gcups > 0 and options.method == ENGINE and not one_by_one:
            # A search that was over at once took most of its time to begin: its speed says nothing.
            seconds = cells / max(self._result.gcups * 1e9, RATES[self._is_pssm])
            words += f": about {seconds_text(seconds)}" if seconds >= 1 else ": less than a second"
        self.note.say(f"{words}.{_of_profile(self._table, rows)}")

    def _lay_out(self) -> None:
        layout = QVBoxLayout(spacing=SPACE // 2)
        about = MutedLabel(
            "Compares each hit's score with those of copies whose residues are shuffled, and says how "
            "often chance alone scores as high."
        )
        about.setMinimumWidth(max(_WIDTH, _LETTERS * about.fontMetrics().averageCharWidth()))
        layout.addWidget(about)
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        layout.addWidget(self.hits)
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        self._folded = QWidget()
        form = QFormLayout(self._folded)
        form.setContentsMargins(SPACE, SPACE // 2, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow("Shu&ffled", self.shuffled_box)
        form.addRow("&Copies of each", self.copies_box)
        form.addRow("See&d", self.seed_edit)
        form.addRow("Exclude from fit (lo&west)", self.censored_box)
        self.method.add_to(form)
        layout.addWidget(self.more)
        layout.addWidget(self._folded)
        self._folded.hide()
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        layout.addWidget(self.note)
        buttons = QHBoxLayout(spacing=SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.start_button)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.lay_out(layout, buttons)


def _of_profile(table: HitTable, rows: NDArray[np.int64]) -> str:
    """Say of which hits a test proves nothing in this round, and what is done with them; '' for none."""
    in_pssm = int(np.count_nonzero(table.in_pssm[rows]))
    rows = rows[~table.in_pssm[rows]]
    given = (
        f" The PSSM was built from {in_pssm:,} of them, of which no test proves anything: they are left out."
        if in_pssm
        else ""
    )
    held = sum(map(table.is_in_profile, rows.tolist()))
    if not held:
        return given
    said = given + (
        f" The profile was built from {held:,} of them: their scores prove nothing in this round, so they "
        "are tested in the rounds that first included them. The column Verdict says with what result."
    )
    unlisted = rows.size - sum(chosen.size for _, chosen in table.where_testable(rows))
    return f"{said} {unlisted:,} cannot be tested, as these do not list them." if unlisted else said
