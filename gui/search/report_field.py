"""What is reported: E-values, their bound, and how many hits."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
)

from swathe.core.statistics.evalues import DEFAULT, LABELS, METHODS, Method
from swathe.core.system.words import bound_text, typed_number
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import Field
from swathe.gui.widgets.line_edit import NumberEdit, above_zero
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.theme import SPACE
from swathe.gui.work.settings import WindowSettings

DEFAULT_EVALUE: Final = "10"
_ROOM: Final = 7
"""Characters from which on a bound is written with an exponent, where that loses nothing."""


class ReportField(Field):
    """Hold the E-values' bound and what they rest on, and the number of hits (None: all)."""

    def __init__(self) -> None:
        super().__init__("Report")
        self._faulty = ""  # what the problem is about
        self.heading.hide()
        self.evalue_edit = NumberEdit(DEFAULT_EVALUE, accessibleName="E-value bound")
        self.evalue_edit.setToolTip("Report subjects with an E-value up to this, such as 10, 0.001 or 1e-5")
        self.top_edit = NumberEdit(whole=True, accessibleName="Keep at most", placeholderText="all")
        self.top_edit.setToolTip("Keep the best hits of each query, at most this many; empty keeps all")
        grid = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        for column, (text, widget) in enumerate(
            (
                ("&E-value ≤", self.evalue_edit),
                ("Keep at most", self.top_edit),
            )
        ):
            label = QLabel(text)
            label.setBuddy(widget)
            grid.addWidget(label, 0, column)
            grid.addWidget(widget, 1, column)
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.note)
        self.note.keep_room()
        self.body.addWidget(self._method_line())
        self.evalue_edit.textChanged.connect(self._check)
        self.top_edit.textChanged.connect(self._check)

    @property
    def evalue(self) -> float:
        """The bound; meaningful only without a `problem`."""
        return _evalue(self.evalue_edit.text())

    @property
    def top(self) -> int | None:
        """Hits shown of each query, None for all; meaningful only without a `problem`."""
        return _top(self.top_edit.text())

    def summary(self, *, has_evalues: bool = True) -> list[str]:
        """Return what it holds, or what of it is not valid, in a few words each; what matters most is first.

        It is without the bound where there are no E-values, and without what is usual beside it.
        """
        if self.problem:
            return [f"{self._faulty} not valid"]
        best = [] if self.top is None else [f"best {self.top:,}"]
        if not has_evalues:
            return best or ["all hits"]
        kind = [] if self.method == DEFAULT else [f"E-values {LABELS[self.method]}"]
        return [f"E ≤ {_bound_text(self.evalue)}", *best, *kind]

    @property
    def method(self) -> Method:
        """How E-values are calculated, one of `core.statistics.evalues.METHODS`."""
        chosen: Method = self.method_box.currentData()
        return chosen

    def choose(self, evalue: float, top: int | None, method: Method = DEFAULT) -> None:
        """Take the values of a search."""
        self.evalue_edit.setText(_bound_text(evalue))
        self.top_edit.setText("" if top is None else str(top))
        self.choose_method(method)

    def choose_method(self, method: Method) -> None:
        """Choose how E-values are come by."""
        self.method_box.setCurrentIndex(self.method_box.findData(method))

    def save(self, settings: WindowSettings) -> None:
        """Remember the values for the next start."""
        if not self.problem:
            settings.write("report/evalue", self.evalue_edit.text().strip())
            settings.write("report/top", self.top_edit.text().strip())
        settings.write("report/evalues", self.method)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the values of the last time."""
        evalue = settings.read("report/evalue", float(DEFAULT_EVALUE), _evalue)
        top = settings.read("report/top", None, _top)
        self.choose(evalue, top, settings.read("report/evalues", DEFAULT, _method))

    def _method_line(self) -> PartedLine:
        """Return the choice of how E-values are come by, each with its explanation.

        The choice goes below its label where it would be cut beside it.
        """
        self.method_box = ComboBox(accessibleName="How E-values are calculated")
        self.method_box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.method_box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        explanations: dict[Method, str] = {
            "adjusted": (
                "The usual choice. Hits are scored again, the matrix adjusted to both compositions.\n"
                "E-values follow this search's own scores. One is made larger where the query read\n"
                "backwards scores high with the same sequence: only composition or repeats are alike."
            ),
            "fitted": (
                "The unadjusted matrix; E-values follow this search's own scores.\n"
                "Biased and repetitive sequences get E-values that are too small."
            ),
            "matrix": (
                "The matrix as published, with its published or estimated statistics, as blastp has\n"
                "them with -comp_based_stats 0. "
                "For short peptides, and to compare programs."
            ),
        }
        for method in METHODS:
            self.method_box.addItem(LABELS[method], method)
            row = self.method_box.count() - 1
            self.method_box.setItemData(row, explanations[method], Qt.ItemDataRole.ToolTipRole)
        self.method_box.currentIndexChanged.connect(self._explain_method)
        self.method_box.setCurrentIndex(self.method_box.findData(DEFAULT))
        self._explain_method()
        label_of_box = QLabel("E-value t&ype")
        label_of_box.setBuddy(self.method_box)
        return PartedLine([label_of_box], [self.method_box], wide=self.method_box)

    def _explain_method(self) -> None:
        """Say what the method chosen does: nobody should have to open the list to learn it."""
        self.method_box.setToolTip(str(self.method_box.currentData(Qt.ItemDataRole.ToolTipRole)))
        self.changed.emit()

    def _check(self) -> None:
        for name, edit, read in (
            ("E-value", self.evalue_edit, _evalue),
            ("number of hits", self.top_edit, _top),
        ):
            try:
                read(edit.text())
            except ValueError as error:
                self._faulty = name
                self.set_problem(str(error))
                return
        self.set_problem("")


def _bound_text(value: float) -> str:
    """Return a bound so that it fits its field: ``1e9``, not ``1000000000``."""
    text = bound_text(value)
    mantissa, _, exponent = f"{value:e}".partition("e")
    short = f"{mantissa.rstrip('0').rstrip('.')}e{int(exponent)}"
    return short if len(text) > _ROOM and float(short) == value else text


def _evalue(text: str) -> float:
    problem = "Enter a number above 0, such as 10."
    if float(typed_number(text, problem)) == math.inf:
        raise ValueError("That is too large. Enter a number such as 10.")
    return above_zero(text, problem)


def _method(text: str) -> Method:
    """Return a stored method. Raises ValueError where there is none of that name."""
    for method in METHODS:
        if method == text:
            return method
    raise ValueError(f"{text} is no method for E-values")


def _top(text: str) -> int | None:
    if not text.strip():
        return None
    problem = "Enter 1 or more, or nothing for all."
    plain = typed_number(text, problem, whole=True)
    if not plain.isdecimal() or int(plain) < 1:
        raise ValueError(problem)
    return int(plain)
