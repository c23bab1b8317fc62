"""The line at the top of a page: back, what is shown, and buttons; nothing in it is cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from swathe.gui.widgets.field import WrappedLabel
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.theme import SPACE


class PageSummary(WrappedLabel):
    """What is shown, in words that ask for one line, and wrap where the page is narrower."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.whole()) + 2, metrics.height())


class PageHead(QWidget):
    """The line at the top of a page: what finds no room goes below.

    What is shown stands beside the way back, or last where it would wrap there.

    others : stand at the right end; one that stretches much takes what is left
    """

    def __init__(self, back: QWidget, summary: PageSummary, others: Sequence[QWidget]) -> None:
        super().__init__()
        self._summary, self._below = summary, False
        self._others = (back, *others)
        self._gap = QWidget()
        for wide in (summary, self._gap):
            policy = wide.sizePolicy()
            policy.setHorizontalStretch(1)
            wide.setSizePolicy(policy)
        self._flow = FlowLayout(self, between=SPACE)
        self._flow.setContentsMargins(0, SPACE, 0, SPACE // 2)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Take another line, or none, when there is something else to say or another width for it."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            others = sum(widget.sizeHint().width() + SPACE for widget in self._others)
            below = others + self._summary.sizeHint().width() > self.contentsRect().width()
            if below is not self._below:
                self._below = below
                self._place()
        return super().event(event)

    def _place(self) -> None:
        """Put what is shown beside the way back, or below."""
        while self._flow.count():
            self._flow.takeAt(0)
        back, *others = self._others
        gap, summary = self._gap, self._summary
        order = (gap, *others, summary) if self._below else (summary, *others, gap)
        for widget in (back, *order):
            self._flow.addWidget(widget)
        gap.setVisible(self._below)
