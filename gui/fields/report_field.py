"""What is reported and with how much of the processor: E-value bound, hits shown, threads."""

from __future__ import annotations

import math
import os
from typing import Final

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSpinBox, QWidget

from core.figures import number_text
from gui.fields.field import Field
from gui.settings import WindowSettings
from gui.theme import SPACE

DEFAULT_EVALUE: Final = "10"


class ReportField(Field):
    """Hold the E-value bound, the number of hits shown (None: all) and the threads (0: all cores)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Report"), parent)
        self.evalue_edit = QLineEdit(DEFAULT_EVALUE, accessibleName=self.tr("E-value bound"))
        self.evalue_edit.setToolTip(
            self.tr("Report subjects with an E-value up to this, such as 10, 0.001 or 1e-5")
        )
        self.top_edit = QLineEdit(accessibleName=self.tr("Hits shown"), placeholderText=self.tr("all"))
        self.top_edit.setToolTip(
            self.tr("Show at most this many hits of each query, the best; empty shows all")
        )
        self.threads_box = QSpinBox(accessibleName=self.tr("Threads"), specialValueText=self.tr("all"))
        self.threads_box.setRange(0, max(64, os.cpu_count() or 1))
        self.threads_box.setToolTip(
            self.tr("Processor threads to search with; all is {} here").format(os.cpu_count() or 1)
        )
        grid = QGridLayout(horizontalSpacing=SPACE, verticalSpacing=SPACE // 2)
        for column, (text, widget) in enumerate(
            (
                (self.tr("&E-value ≤"), self.evalue_edit),
                (self.tr("Hits sho&wn"), self.top_edit),
                (self.tr("&Threads"), self.threads_box),
            )
        ):
            label = QLabel(text)
            label.setBuddy(widget)
            grid.addWidget(label, 0, column)
            grid.addWidget(widget, 1, column)
            grid.setColumnStretch(column, 1)
            widget.setMinimumWidth(64)
        self.body.addLayout(grid)
        self.body.addWidget(self.note)
        self.evalue_edit.textChanged.connect(self._check)
        self.top_edit.textChanged.connect(self._check)
        self.threads_box.valueChanged.connect(self._check)

    @property
    def evalue(self) -> float:
        """The bound; meaningful only without a `problem`."""
        return _evalue(self.evalue_edit.text())

    @property
    def top(self) -> int | None:
        """Hits shown of each query, None for all; meaningful only without a `problem`."""
        return _top(self.top_edit.text())

    @property
    def threads(self) -> int:
        """Threads to use, 0 for all."""
        return self.threads_box.value()

    def choose(self, evalue: float, top: int | None, threads: int) -> None:
        """Take the values of a search; threads that this machine lacks give way to all."""
        self.evalue_edit.setText(number_text(evalue))
        self.top_edit.setText("" if top is None else str(top))
        self.threads_box.setValue(threads if threads <= self.threads_box.maximum() else 0)

    def save(self, settings: WindowSettings) -> None:
        """Remember the values for the next start."""
        if not self.problem:
            settings.write("report/evalue", self.evalue_edit.text().strip())
            settings.write("report/top", self.top_edit.text().strip())
            settings.write("report/threads", self.threads)

    def restore(self, settings: WindowSettings) -> None:
        """Bring back the values of the last time."""
        evalue = settings.read("report/evalue", float(DEFAULT_EVALUE), _evalue)
        top = settings.read("report/top", None, _top)
        self.choose(evalue, top, settings.read("report/threads", 0, int))

    def _check(self) -> None:
        try:
            _evalue(self.evalue_edit.text())
            _top(self.top_edit.text())
        except ValueError as error:
            self.set_problem(str(error))
        else:
            self.set_problem("")


def _evalue(text: str) -> float:
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise ValueError("The E-value bound is no number above 0. 10 is the usual one.")
    return value


def _top(text: str) -> int | None:
    plain = text.strip().replace(",", "")
    if not plain:
        return None
    if not plain.isdecimal() or int(plain) < 1:
        raise ValueError("Hits shown is no whole number above 0. Leave it empty to show all.")
    return int(plain)
