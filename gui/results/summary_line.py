"""The line over the results that answers what was searched, what was found and whether to trust it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QStyle, QWidget

from swathe.core.export.provenance import summary
from swathe.core.results.query_result import QueryResult
from swathe.core.scoring.significance import GumbelParameters
from swathe.core.search.events import Plan
from swathe.core.statistics.evalues import WORDS
from swathe.core.system.words import counted
from swathe.gui.widgets.field import ElidedLabel
from swathe.gui.widgets.theme import SPACE


class SummaryLine(QWidget):
    """A sentence of figures, and under it whatever a reader must know before trusting them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel()
        self._figures = QLabel()
        self._figures.setAccessibleName(self.tr("Summary of the search"))
        self._cautions = QLabel()
        self._cautions.setAccessibleName(self.tr("What to know about these results"))
        self._origin = ElidedLabel()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(SPACE)
        layout.setVerticalSpacing(SPACE // 2)
        layout.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._figures, 0, 1)
        layout.addWidget(self._origin, 1, 1)
        layout.addWidget(self._cautions, 2, 1)
        layout.setColumnStretch(1, 1)
        for label in (self._figures, self._cautions):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.clear()

    def clear(self) -> None:
        """Say nothing."""
        self.say_origin("")
        self._say("", [], False)

    def show_running(self, plan: Plan) -> None:
        """Say what is being searched."""
        self.say_origin("")
        queries = counted(len(plan.request.queries), "query", "queries")
        sequences = counted(plan.database.n_sequences, "sequence")
        text = self.tr("Searching {} with {} · {} to compare").format(plan.database.name, queries, sequences)
        self._say(text, [], False)

    def show_result(
        self, plan: Plan, query: int, result: QueryResult, shown: int, warnings: Sequence[str] = ()
    ) -> None:
        """Say what the search of one query, a 0-based place in the request, compared and found.

        `shown` of its hits the filter leaves in; `warnings` are sentences on what went wrong without spoiling
        the result.
        """
        complete = result.compared == plan.database.n_sequences
        cautions = []
        if not complete:
            cautions.append(
                self.tr("The search was stopped: stronger hits may be among the sequences not compared.")
            )
        if result.significant > len(result.hits):
            best = counted(len(result.hits), "hit is", "hits are")
            best = best.removeprefix("1 ") if len(result.hits) == 1 else best
            cautions.append(self.tr("Only the best {} reported, as asked for.").format(best))
        if result.query.shown is not None:
            masked, residues = int(result.query.masked.sum()), counted(len(result.query), "residue")
            cautions.append(self.tr("SEG masks {:,} of the query's {}.").format(masked, residues))
        parameters = result.significance.parameters
        if parameters.available:
            cautions.append(self.tr("E-values: {}.").format(WORDS[result.evalues]))
        cautions += self._statistics(result, plan.parameters_of(query))
        cautions += warnings
        notes = plan.database.manifest.notes.sentences()
        if notes:
            cautions.append(self.tr("Reading the database: {}.").format("; ".join(notes)))
        text = _about(plan, query) + summary(result, plan, shown)
        self._say(text, cautions, not complete or parameters.source in ("estimated", "unavailable"))

    def show_not_reached(self, plan: Plan, query: int) -> None:
        """Say that the search was stopped before it came to the query."""
        text = self.tr("INCOMPLETE: the search ended before this query was compared")
        self._say(_about(plan, query) + text, [], True)

    def say_origin(self, sentence: str) -> None:
        """Say where the results are from, if not from a search just made; '' takes it back."""
        self._origin.set_whole(sentence)
        self._origin.setVisible(bool(sentence))

    def text(self) -> str:
        """Return everything said, for tests and screen readers."""
        parts = (self._figures.text(), self._origin.accessibleName(), self._cautions.text())
        return " ".join(part for part in parts if part)

    def _statistics(self, result: QueryResult, base: GumbelParameters) -> list[str]:
        """Say whose lambda and K E-values rest on; `base` are those of the scoring, before any fit."""
        parameters = result.significance.parameters
        if parameters.source == "fitted":
            words = self.tr("λ {:.3f}, K {:.2g} fitted ({:.3f}, {:.2g} {}).")
            figures = parameters.lambda_, parameters.K, base.lambda_, base.K
            return [words.format(*figures, base.source_words)]
        said = {
            "published": self.tr("Statistics published."),
            "file": self.tr("Statistics of the PSSM's file. {}").format(parameters.note),
        }
        other = self.tr("Statistics {}.").format(parameters.source) + f" {parameters.note}"
        fits = parameters.available and result.evalues != "matrix"
        not_fitted = [self.tr("λ and K are not fitted to this search's scores.")] if fits else []
        return [*not_fitted, said.get(parameters.source, other)]

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


def _about(plan: Plan, query: int) -> str:
    """Name the query that figures are about where there are several: the run bar shows the whole run's."""
    count = len(plan.request.queries)
    return f"Query {query + 1:,} of {count:,}: " if count > 1 else ""
