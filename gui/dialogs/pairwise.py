"""What to permute: hits, number of copies, seed."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core.errors import InvalidRequest, SwatheError
from core.events import SearchResult
from core.figures import counted, seconds_text
from core.pairwise.options import DEFAULT_PERMUTATIONS, DEFAULT_SEED, FEWEST_PERMUTATIONS, PairwiseOptions
from gui.fields.field import MutedLabel, NoteLine
from gui.settings import WindowSettings
from gui.theme import GROUP_SPACE, SPACE
from gui.views.results_page import ResultsPage

MOST_COPIES: Final = 100_000
FIRST_TOP: Final = 50
SELECTED, TOP, SHOWN = "selected", "top", "shown"


class PairwiseDialog(QDialog):
    """Choose hits of the query looked at; `estimate_requested` carries list[int] of hit rows and options."""

    estimate_requested = Signal(object, object)

    def __init__(
        self,
        result: SearchResult,
        page: ResultsPage,
        settings: WindowSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Pairwise significance"))
        self._result = result
        self._page = page
        self._settings = settings
        shown = page.current_result()
        assert shown is not None
        self._hits = shown.hits
        self.which = QButtonGroup(self)
        self.top_box = QSpinBox(accessibleName=self.tr("Number of best hits"))
        self.top_box.setRange(1, len(self._hits))
        self.top_box.setValue(FIRST_TOP)
        self.copies_box = QSpinBox(accessibleName=self.tr("Copies of each subject"), groupSeparatorShown=True)
        self.copies_box.setRange(FEWEST_PERMUTATIONS, MOST_COPIES)
        self.copies_box.setSingleStep(1000)
        self.copies_box.setValue(settings.read("pairwise/copies", DEFAULT_PERMUTATIONS, int))
        self.copies_box.setToolTip(
            self.tr("1,000 is usual; ten times as many make λ about three times as exact")
        )
        self.seed_edit = QLineEdit(settings.read("pairwise/seed", str(DEFAULT_SEED), str))
        self.seed_edit.setAccessibleName(self.tr("Seed"))
        self.seed_edit.setToolTip(
            self.tr("The same seed gives the same copies, on any engine; another one others")
        )
        self.note = NoteLine()
        self.start_button = QPushButton(self.tr("&Estimate"))
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._start)
        self.close_button = QPushButton(self.tr("Close"), autoDefault=False)
        self.close_button.clicked.connect(self.reject)
        self._lay_out()
        self.which.buttonClicked.connect(self._tell)
        self.top_box.valueChanged.connect(self._top_changed)
        self.copies_box.valueChanged.connect(self._tell)
        self.seed_edit.textChanged.connect(self._tell)
        self._tell()

    def rows(self) -> list[int]:
        """Return the hit rows chosen, in the order in which they are estimated."""
        button = self.which.checkedButton().objectName()
        if button == SELECTED:
            return self._page.hits.selected_hit_rows()
        if button == TOP:
            return list(range(self.top_box.value()))
        rows: list[int] = self._page.hits.model.visible_rows().tolist()
        return rows

    def options(self) -> PairwiseOptions:
        """Return copies and seed. Raises InvalidRequest where the seed is no number that can be used."""
        text = self.seed_edit.text().strip().replace(",", "")
        if not (text.isascii() and text.isdigit()):
            raise InvalidRequest("seed", self.tr("The seed is not a whole number."), "1 will do.")
        top = self.top_box.value() if self.which.checkedButton().objectName() == TOP else None
        return PairwiseOptions(permutations=self.copies_box.value(), seed=int(text), top=top)

    def choose(self, which: str) -> None:
        """Choose the selected hits, the best ones, or all shown."""
        for button in self.which.buttons():
            if button.objectName() == which:
                button.setChecked(True)
        self._tell()

    def _top_changed(self) -> None:
        self.choose(TOP)

    def _start(self) -> None:
        rows, options = self.rows(), self.options()
        self._settings.write("pairwise/copies", options.permutations)
        self._settings.write("pairwise/seed", str(options.seed))
        self.accept()
        self.estimate_requested.emit(rows, options)

    def _tell(self) -> None:
        """Say how much work it is, or what is wrong."""
        try:
            options = self.options()
        except SwatheError as error:
            self.note.say(str(error), warning=True)
            self.start_button.setEnabled(False)
            return
        rows = np.array(self.rows(), np.int64)
        self.start_button.setEnabled(rows.size > 0)
        residues = int(self._hits.database.lengths[self._hits.subjects[rows]].sum(dtype=np.int64))
        cells = residues * len(self._hits.query) * options.permutations
        copies = counted(rows.size * options.permutations, "alignment")
        words = f"{copies}, {cells / 1e9:,.1f} billion cells"
        if self._result.gcups > 0:
            words += f": {seconds_text(cells / self._result.gcups / 1e9)} at the search's speed"
        self.note.say(f"{words}.")

    def _lay_out(self) -> None:
        hits = self._page.hits
        selected, shown = len(hits.selected_hit_rows()), hits.model.rowCount()
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        about = MutedLabel(
            self.tr(
                "Compares a hit's score with those of copies of the subject whose residues are in random "
                "order: a p-value and a Z-value of the pair alone."
            )
        )
        about.setMinimumWidth(380)
        layout.addWidget(about)
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        layout.addWidget(QLabel(self.tr("Hits")))
        best = QHBoxLayout(spacing=SPACE)
        for name, text, possible in (
            (SELECTED, self.tr("The &selected ones: {:,}").format(selected), selected > 0),
            (TOP, self.tr("The &best"), True),
            (SHOWN, self.tr("&All shown: {:,}").format(shown), shown > 0),
        ):
            button = QRadioButton(text, objectName=name, enabled=possible)
            self.which.addButton(button)
            if name == TOP:
                best.addWidget(button)
                best.addWidget(self.top_box)
                best.addStretch(1)
                layout.addLayout(best)
            else:
                layout.addWidget(button)
        usual = SELECTED if selected > 1 else TOP
        next(button for button in self.which.buttons() if button.objectName() == usual).setChecked(True)
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(self.tr("&Copies of each"), self.copies_box)
        form.addRow(self.tr("See&d"), self.seed_edit)
        layout.addLayout(form)
        layout.addWidget(self.note)
        layout.addSpacing(GROUP_SPACE - SPACE // 2)
        buttons = QHBoxLayout(spacing=SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.start_button)
        layout.addLayout(buttons)
        layout.setAlignment(Qt.AlignmentFlag.AlignTop)
