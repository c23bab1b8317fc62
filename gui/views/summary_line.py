"""The line over the results that answers what was searched, what was found and whether to trust it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QStyle, QWidget

from core.events import Plan
from core.hits import QueryResult
from gui.theme import SPACE
from gui.views.figures import rate_text, seconds_text


class SummaryLine(QWidget):
    """A sentence of figures, and under it whatever a reader must know before trusting them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel()
        self._figures = QLabel()
        self._figures.setAccessibleName(self.tr("Summary of the search"))
        self._cautions = QLabel()
        self._cautions.setAccessibleName(self.tr("What to know about these results"))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(SPACE)
        layout.setVerticalSpacing(SPACE // 2)
        layout.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._figures, 0, 1)
        layout.addWidget(self._cautions, 1, 1)
        layout.setColumnStretch(1, 1)
        for label in (self._figures, self._cautions):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.clear()

    def clear(self) -> None:
        """Say nothing."""
        self._say("", [], False)

    def show_running(self, plan: Plan) -> None:
        """Say what is being searched."""
        count = len(plan.request.queries)
        queries = self.tr("1 query") if count == 1 else self.tr("{:,} queries").format(count)
        text = self.tr("Searching {} with {} · {:,} sequences to compare").format(
            plan.database.name, queries, plan.database.n_sequences
        )
        self._say(text, [], False)

    def show_result(self, plan: Plan, result: QueryResult) -> None:
        """Say what one query's search compared and found."""
        total = plan.database.n_sequences
        complete = result.compared == total
        if complete:
            compared = self.tr("Exhaustive: {:,} sequences compared").format(total)
        else:
            compared = self.tr("INCOMPLETE: {:,} of {:,} sequences compared").format(result.compared, total)
        parts = [compared]
        if result.significance.available:
            parts.append(self.tr("{:,} with E ≤ {:g}").format(result.significant, plan.request.evalue))
        else:
            parts.append(self.tr("{:,} with a score above 0").format(result.significant))
        parts.append(self.tr("{:,} shown").format(len(result.hits)))
        parts.append(seconds_text(result.seconds))
        parts.append(rate_text(result.gcups))
        cautions = []
        if not complete:
            cautions.append(
                self.tr("The search was stopped: stronger hits may be among the sequences not compared.")
            )
        if result.significant > len(result.hits):
            cautions.append(
                self.tr("Only the best {:,} are reported, as asked for.").format(len(result.hits))
            )
        if plan.parameters.source != "published":
            name = self.tr("Statistics {}.").format(plan.parameters.source)
            cautions.append(f"{name} {plan.parameters.note}")
        notes = plan.database.manifest.notes.sentences()
        if notes:
            cautions.append(self.tr("Reading the database: {}.").format("; ".join(notes)))
        self._say(" · ".join(parts), cautions, not complete or plan.parameters.source != "published")

    def show_not_reached(self) -> None:
        """Say that the search was stopped before it came to the query."""
        self._say(self.tr("INCOMPLETE: the search ended before this query was compared"), [], True)

    def text(self) -> str:
        """Return everything said, for tests and screen readers."""
        return f"{self._figures.text()} {self._cautions.text()}".strip()

    def _say(self, figures: str, cautions: list[str], warning: bool) -> None:
        self._figures.setText(figures)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if warning else QFont.Weight.Normal)
        self._figures.setFont(font)
        self._cautions.setText(" ".join(cautions))
        self._cautions.setVisible(bool(cautions))
        self._icon.setVisible(warning)
        if warning:
            icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
            self._icon.setPixmap(icon.pixmap(self.fontMetrics().height()))
            self._icon.setAccessibleName(self.tr("Caution"))
        self.setVisible(bool(figures))
