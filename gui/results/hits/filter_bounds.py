"""The quick bounds of the filter: fields for E-value, identity, coverage and score."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from swathe.core.results.filters import Filter
from swathe.core.system.words import number_text, typed_number
from swathe.gui.widgets.line_edit import NumberEdit
from swathe.gui.widgets.theme import SPACE, Colours
from swathe.gui.widgets.tooltips import tooltip_text

NOT_APPLIED: Final = "This bound is not applied."
_FRAME: Final = 2
"""Pixels of the frame around what cannot be read."""


class NumberField(NumberEdit):
    """A bound that may be left empty; its frame and its tooltip say where it cannot be read."""

    def __init__(
        self,
        name: str,
        problem: str,
        lowest: float,
        highest: float,
        width: str,
        *,
        unit: str = "",
        whole: bool = False,
    ) -> None:
        super().__init__(whole=whole)
        self._unit = unit
        self._problem = problem
        self._lowest = lowest
        self._highest = highest
        self._wrong = ""
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance(width) + 2 * SPACE)

    def read(self, problem: str = "") -> str:
        """Return the number, without the unit that may follow it. Raises ValueError."""
        return typed_number(self.text().strip().removesuffix(self._unit), problem, whole=self._whole)

    def value(self) -> float | None:
        """Return the bound, None where the field is empty. Raises ValueError with a sentence."""
        if not self.text().strip():
            return None
        number = float(self.read(self._problem))
        bounded = math.isfinite(number) and self._lowest <= number <= self._highest
        if not bounded or (self._whole and number % 1 != 0):
            raise ValueError(self._problem)
        return number

    def show_value(self, value: float | None) -> None:
        """Put a bound into the field."""
        self.setText("" if value is None else number_text(value))

    def say_problem(self, problem: str) -> None:
        """Mark the field as wrong, or as right with an empty `problem`, for eyes and for screen readers."""
        if problem != self._wrong:
            self._wrong = problem
            self.setToolTip(tooltip_text(f"{problem} {NOT_APPLIED}") if problem else self.accessibleName())
            self.setAccessibleDescription(problem)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, and a frame in the colour of warnings where it cannot be read."""
        super().paintEvent(event)
        if self._wrong:
            with QPainter(self) as painter:
                painter.setPen(QPen(Colours.of(self.palette()).warning, _FRAME))
                inset = _FRAME // 2
                painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))


class FilterBounds(QWidget):
    """Fields in a row.

    `typed` says that one changed, `entered` that Return was pressed.
    """

    typed = Signal()
    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.evalue = NumberField(
            "E-value at most",
            "The E-value bound is a number above 0, such as 1e-5.",
            math.ulp(0.0),
            math.inf,
            "1e-50",
        )
        self.identity = NumberField(
            "Identity at least, percent",
            "The identity is a percentage from 0 to 100.",
            0,
            100,
            "99.9",
            unit="%",
        )
        self.coverage = NumberField(
            "Query coverage at least, percent",
            "The query coverage is a percentage from 0 to 100.",
            0,
            100,
            "99.9",
            unit="%",
        )
        self.score = NumberField(
            *("Score at least", "The score is a whole number from 0.", 0, 2**31 - 1, "10000"), whole=True
        )
        self.fields = (self.evalue, self.identity, self.coverage, self.score)
        self._lay_out()
        for field in self.fields:
            field.textChanged.connect(self.typed)
            field.returnPressed.connect(self.entered)

    def offer_score(self, offered: bool) -> None:
        """Show the field for scores, or take it away, with what is in it."""
        for widget in self._of_score:
            widget.setVisible(offered)
        if not offered:
            self.score.clear()

    def is_empty(self) -> bool:
        """Return whether no bound is set."""
        return not any(field.text() for field in self.fields)

    def clear(self) -> None:
        """Take every bound away."""
        for field in self.fields:
            field.clear()

    def show_filter(self, conditions: Filter) -> None:
        """Put a filter's bounds into the fields."""
        self.evalue.show_value(conditions.max_evalue)
        self.identity.show_value(conditions.min_identity)
        self.coverage.show_value(conditions.min_query_coverage)
        self.score.show_value(conditions.min_score)

    def read(self, conditions: Filter) -> tuple[Filter, list[str]]:
        """Return the filter with the bounds in the fields, and what is wrong with those left out."""
        problems = []
        values: dict[NumberField, float | None] = {}
        for field in self.fields:
            problem, values[field] = "", None
            try:
                values[field] = field.value()
            except ValueError as error:
                problem = str(error)
                problems.append(problem)
            field.say_problem(problem)
        score = values[self.score]
        bounded = replace(
            conditions,
            max_evalue=values[self.evalue],
            min_score=None if score is None else int(score),
            min_identity=values[self.identity],
            min_query_coverage=values[self.coverage],
        )
        return bounded, problems

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE // 2)
        for name, field in zip(("E ≤", "Id. % ≥", "Cov. % ≥", "Score ≥"), self.fields, strict=True):
            if row.count():
                row.addSpacing(SPACE // 2)
            label = QLabel(name)
            label.setBuddy(field)
            label.setToolTip(field.accessibleName())
            row.addWidget(label)
            row.addWidget(field)
        self._of_score = label, field  # the last ones
