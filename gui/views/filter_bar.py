"""The conditions a hit must meet to be listed, typed while the table answers."""

from __future__ import annotations

import math

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.filters import Filter
from gui.theme import SPACE

_TYPING_PAUSE_MS = 150


class _NumberField(QLineEdit):
    """A bound that may be left empty; says with a sign inside it that it cannot be read."""

    def __init__(self, name: str, problem: str, lowest: float, highest: float, width: str) -> None:
        super().__init__()
        self.problem = problem
        self._lowest = lowest
        self._highest = highest
        self.setAccessibleName(name)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance(width) + 3 * SPACE)
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._sign = self.addAction(icon, QLineEdit.ActionPosition.TrailingPosition)
        self._sign.setVisible(False)
        self._sign.setToolTip(problem)

    def value(self) -> float | None:
        """Return the bound, None where the field is empty. Raises ValueError where it cannot be read."""
        text = self.text().strip().replace(",", "").rstrip("%")
        if not text:
            return None
        number = float(text)
        if not (math.isfinite(number) and self._lowest <= number <= self._highest):
            raise ValueError(self.problem)
        return number

    def show_problem(self, wrong: bool) -> None:
        """Mark the field as wrong or right, for eyes and for screen readers."""
        self._sign.setVisible(wrong)
        self.setAccessibleDescription(self.problem if wrong else "")


class FilterBar(QWidget):
    """A row of fields; `filter_changed` carries a `core.hits.Filter` whenever all of them can be read."""

    filter_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = Filter()
        self.text = QLineEdit()
        self.text.setPlaceholderText(self.tr("Filter by words in the header"))
        self.text.setAccessibleName(self.tr("Words in the header"))
        self.text.setClearButtonEnabled(True)
        self.text.setMinimumWidth(22 * SPACE)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.evalue = _NumberField(
            self.tr("E-value at most"),
            self.tr("The E-value bound is a number above 0, such as 1e-5."),
            math.ulp(0.0),
            math.inf,
            "1e-50",
        )
        self.identity = _NumberField(
            self.tr("Identity at least, percent"),
            self.tr("The identity is a percentage from 0 to 100."),
            0,
            100,
            "99.9",
        )
        self.coverage = _NumberField(
            self.tr("Query coverage at least, percent"),
            self.tr("The query coverage is a percentage from 0 to 100."),
            0,
            100,
            "99.9",
        )
        self.score = _NumberField(
            self.tr("Score at least"), self.tr("The score is a whole number from 0."), 0, 2**31 - 1, "10000"
        )
        self.pairwise_p = _NumberField(
            self.tr("Pairwise p-value at most"),
            self.tr("The bound on pairwise p is a number above 0, such as 1e-5."),
            math.ulp(0.0),
            math.inf,
            "1e-50",
        )
        self.z_value = _NumberField(
            self.tr("Z-value at least"),
            self.tr("The Z-value is a number, such as 8."),
            -1e9,
            1e9,
            "99.9",
        )
        self._fields = (
            *(self.evalue, self.identity, self.coverage, self.score),
            *(self.pairwise_p, self.z_value),
        )
        self._pairwise = QWidget()
        self.clear_button = QToolButton()
        self.clear_button.setText(self.tr("Clear"))
        self.clear_button.setAccessibleName(self.tr("Clear the filter"))
        self.clear_button.setToolTip(self.tr("Show all hits again"))
        self.clear_button.setEnabled(False)
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.setVisible(False)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.apply)
        self._lay_out()
        for field in (self.text, *self._fields):
            field.textChanged.connect(self._typed)
            field.returnPressed.connect(self.apply)
        self.clear_button.clicked.connect(self.clear)

    @property
    def filter(self) -> Filter:
        """The conditions in force."""
        return self._filter

    def focus(self) -> None:
        """Put the cursor into the text field."""
        self.text.setFocus()
        self.text.selectAll()

    def clear(self) -> None:
        """Let all hits through again."""
        for field in (self.text, *self._fields):
            field.clear()
        self.apply()

    def offer_pairwise(self, offered: bool) -> None:
        """Show bounds on pairwise significance where some hits have it; else take them away."""
        if offered == self._pairwise.isVisibleTo(self):
            return
        self._pairwise.setVisible(offered)
        if not offered and (self.pairwise_p.text() or self.z_value.text()):
            self.pairwise_p.clear()
            self.z_value.clear()
            self.apply()
        self._fit()

    def apply(self) -> None:
        """Read the fields now; a field that cannot be read leaves the filter as it was and says why."""
        self._pause.stop()
        problems = []
        values: dict[_NumberField, float | None] = {}
        for field in self._fields:
            try:
                values[field] = field.value()
                wrong = field is self.score and values[field] is not None and values[field] % 1 != 0
            except ValueError:
                wrong = True
            field.show_problem(wrong)
            if wrong:
                problems.append(field.problem)
        self._problem.setText(" ".join(problems))
        self._problem.setVisible(bool(problems))
        if problems:
            return
        score = values[self.score]
        conditions = Filter(
            text=self.text.text().strip(),
            max_evalue=values[self.evalue],
            min_score=None if score is None else int(score),
            min_identity=values[self.identity],
            min_query_coverage=values[self.coverage],
            max_pairwise_p=values[self.pairwise_p],
            min_z_value=values[self.z_value],
        )
        if conditions != self._filter:
            self._filter = conditions
            self.filter_changed.emit(conditions)

    def _typed(self) -> None:
        self.clear_button.setEnabled(any(field.text() for field in (self.text, *self._fields)))
        self._pause.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the bounds under the words where the width does not hold both."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        spare = self.width() - self._bounds.sizeHint().width() - 2 * SPACE
        self._place_bounds(beside=spare >= self.text.minimumWidth())

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the bounds alone."""
        return QSize(self._bounds.minimumSizeHint().width(), super().minimumSizeHint().height())

    def _place_bounds(self, beside: bool) -> None:
        row, column = (0, 1) if beside else (1, 0)
        if self._grid.itemAtPosition(row, column) is None:
            self._grid.removeWidget(self._bounds)
            self._grid.addWidget(self._bounds, row, column, Qt.AlignmentFlag.AlignLeft)

    def _lay_out(self) -> None:
        self._bounds = QWidget()
        row = QHBoxLayout(self._bounds)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE // 2)
        pairwise = QHBoxLayout(self._pairwise)
        pairwise.setContentsMargins(0, 0, 0, 0)
        pairwise.setSpacing(SPACE // 2)
        for name, field, line in (
            (self.tr("E ≤"), self.evalue, row),
            (self.tr("Id. % ≥"), self.identity, row),
            (self.tr("Cov. % ≥"), self.coverage, row),
            (self.tr("Score ≥"), self.score, row),
            (self.tr("p ≤"), self.pairwise_p, pairwise),
            (self.tr("Z ≥"), self.z_value, pairwise),
        ):
            label = QLabel(name)
            label.setBuddy(field)
            label.setToolTip(field.accessibleName())
            field.setToolTip(field.accessibleName())
            line.addWidget(label)
            line.addWidget(field)
            line.addSpacing(SPACE // 2)
        row.addWidget(self._pairwise)
        self._pairwise.hide()
        row.addWidget(self.clear_button)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self.text, 0, 0)
        self._place_bounds(beside=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(self._grid)
        layout.addWidget(self._problem)
