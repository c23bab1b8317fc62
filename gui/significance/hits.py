"""Which hits of the query looked at are permuted: selected, ticked, borderline, the best, or others."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.errors import InvalidRequest
from swathe.core.permutation.borderline import borderline_rows
from swathe.core.results.hits import HitTable
from swathe.core.statistics.conclusion import LEAST, MOST, SUGGESTIVE
from swathe.core.statistics.permutation_options import PairwiseOptions
from swathe.core.system.words import shortened
from swathe.gui.results.hits.view import HitsView
from swathe.gui.widgets.boxes import SpinBox
from swathe.gui.widgets.focus import tab_to_chosen
from swathe.gui.widgets.line_edit import NumberEdit, above_zero
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import wrapped
from swathe.gui.widgets.usual_hits import SELECTED, SHOWN, TICKED, hidden_of, usual, with_hidden

FIRST_TOP: Final = 50
FIRST_EVALUE: Final = "0.001"
_NAME: Final = 40
"""Letters of a hit's name that are shown at most."""
BORDERLINE, TOP, EVALUE = "borderline", "top", "evalue"
_BORDERLINE_TIP: Final = (
    f"Hits with an E-value between {LEAST:g} and {MOST:g}, on which shuffled copies are a second opinion. "
    f"Above {SUGGESTIVE:g} a hit is not convincing whatever they say. Of a hit that the profile was built "
    "from, the E-value of the round that first included it counts"
)


class PairwiseHits(QWidget):
    """Hold the choice; `changed` is emitted with every change of it.

    Where a search has rounds, ticks choose what the next profile is built from, and so borderline hits are
    meant where not several are selected, unless all were tested already. `asked` is SELECTED or TICKED where
    somebody asked for these, else ''.
    """

    changed = Signal()

    def __init__(self, hits: HitTable, view: HitsView, asked: str) -> None:
        super().__init__()
        self._hits = hits
        self._view = view
        self._borderline = borderline_rows(hits)
        self.which = QButtonGroup(self)
        self.top_box = SpinBox(accessibleName="Number of best hits")
        self.top_box.setRange(1, len(hits))
        self.top_box.setValue(FIRST_TOP)
        self.evalue_edit = NumberEdit(FIRST_EVALUE, accessibleName="E-value of hits to test")
        self.evalue_edit.setToolTip("Test hits with an E-value up to this, such as 0.001 or 1e-5")
        self.evalue_edit.setFixedWidth(14 * self.fontMetrics().averageCharWidth())
        self._lay_out(asked)
        self.which.buttonClicked.connect(self.changed)
        self.top_box.valueChanged.connect(lambda: self.choose(TOP))
        self.evalue_edit.textChanged.connect(lambda: self.choose(EVALUE))

    @property
    def chosen(self) -> str:
        """Which of them is chosen."""
        return next(button.objectName() for button in self.which.buttons() if button.isChecked())

    @property
    def top(self) -> int | None:
        """The number of best hits, where these are chosen."""
        return self.top_box.value() if self.chosen == TOP else None

    @property
    def evalue(self) -> float | None:
        """The bound, where hits up to one are chosen. Raises InvalidRequest where it is no such number."""
        if self.chosen != EVALUE:
            return None
        try:
            return above_zero(self.evalue_edit.text(), "The E-value must be a number above 0.")
        except ValueError as error:
            raise InvalidRequest("permute_evalue", str(error), "Try 0.001.") from None

    def rows(self) -> list[int]:
        """Return the hit rows chosen, in the order in which they are estimated. Raises as `evalue` does."""
        if self.chosen == SELECTED:
            return self._view.selected_hit_rows()
        if self.chosen == TICKED:
            return sorted(self._hits.marks.ticked)
        if self.chosen == BORDERLINE:
            return [int(row) for row in self._borderline]
        found = self._view.model.visible_rows()
        if self.chosen != SHOWN:
            found = PairwiseOptions(top=self.top, evalue=self.evalue).chosen(self._hits.log10_evalues)
        rows: list[int] = found.tolist()
        return rows

    def choose(self, which: str) -> None:
        """Choose one of them."""
        for button in self.which.buttons():
            if button.objectName() == which:
                button.setChecked(True)
        self.changed.emit()

    def _all_tested(self) -> bool:
        """Whether there are borderline hits, and each was tested where a test proves something."""
        parts = self._hits.where_testable(self._borderline)
        pairs = [table.pair(row) for table, rows in parts for row in rows.tolist()]
        return bool(pairs) and None not in pairs

    def _selected_words(self) -> str:
        """Name the hit that is selected, or count several."""
        rows = self._view.selected_hit_rows()
        if len(rows) != 1:
            return f"&Selected hits ({len(rows):,})"
        name = shortened(self._hits.brief("subject", rows[0]), _NAME)
        return f"&Selected hit: {name.replace('&', '&&')}"

    def _lay_out(self, asked: str) -> None:
        selected, ticked = self._view.selected_rows().size, len(self._hits.marks.ticked)
        shown, borderline = self._view.model.rowCount(), self._borderline.size
        hidden = hidden_of(self._hits.marks.ticked_rows(), self._view.model.visible_rows())
        evalues = bool(np.isfinite(self._hits.log10_evalues).any())
        layout = QVBoxLayout(self, spacing=SPACE // 2)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(QLabel("Hits"))
        for name, text, possible, beside in (
            (TICKED, f"Tic&ked hits ({with_hidden(f'{ticked:,}', ticked, hidden)})", ticked > 0, None),
            (SELECTED, self._selected_words(), selected > 0, None),
            (BORDERLINE, f"Borde&rline hits ({borderline:,})", borderline > 0, None),
            (TOP, "The &best", True, self.top_box),
            (EVALUE, "With an E-value &up to", evalues, self.evalue_edit),
            (SHOWN, f"&All rows shown ({shown:,})", shown > 0, None),
        ):
            button = QRadioButton(text, objectName=name, enabled=possible)
            self.which.addButton(button)
            if name == BORDERLINE:
                button.setToolTip(wrapped(_BORDERLINE_TIP))
            line = QHBoxLayout(spacing=SPACE)
            line.addWidget(button)
            if beside is not None:
                beside.setEnabled(possible)
                line.addWidget(beside)
            line.addStretch(1)
            layout.addLayout(line)
        if not evalues:
            self.evalue_edit.setToolTip("These gap costs leave no E-values")
        in_rounds = self._hits.rounds is not None and not self._all_tested()
        which = asked or usual(selected, 0 if in_rounds else ticked)
        unasked = BORDERLINE if in_rounds and borderline else TOP
        first = unasked if which == SHOWN else which
        next(button for button in self.which.buttons() if button.objectName() == first).setChecked(True)
        tab_to_chosen(self.which)
