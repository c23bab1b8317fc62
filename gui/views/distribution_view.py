"""The tab of all subjects' scores: their chart, or that there are none yet."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.events import Plan
from core.hits import QueryResult
from gui.views.detail import Detail
from gui.views.message_page import MessagePage


class DistributionView(Detail):
    """Show the score distribution once a query is compared; it loads the chart library."""

    title = QT_TRANSLATE_NOOP("Detail", "Score distri&bution")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from gui.plots.score_distribution_plot import ScoreDistributionPlot

        self.plot = ScoreDistributionPlot()
        self.message = MessagePage()
        self.message.say(
            self.tr("No scores yet"),
            self.tr("The scores of all sequences are shown here once a query is compared."),
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self.plot)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Show another query's scores."""
        self.plot.set_result(result, plan.request.evalue if plan is not None else 10.0)
        self._stack.setCurrentWidget(self.message if result is None else self.plot)

    def set_current_hit(self, row: int) -> None:
        """Mark the score of the hit looked at."""
        self.plot.set_current_hit(row)
