"""How queries, hits and details share the height of the results."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from swathe.gui.widgets.theme import SPACE

_SHARE: Final = 0.6
"""Of the height that the list of queries leaves, what the hits have until somebody moves a border."""


class ResultRows(QSplitter):
    """Three parts over each other: the list of queries as high as it asks for, the rest shared by the others.

    The share is kept, not the heights: what the list takes, or a part's least height, it gives back.
    """

    def __init__(self, queries: QWidget, hits: QWidget, details: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._share = _SHARE
        self._wanted = self._listed = 0
        for part in (queries, hits, details):
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(SPACE)
        self.splitterMoved.connect(self._on_moved)

    def list_queries(self, height: int) -> None:
        """Give the list of queries a height; 0 where it is hidden."""
        self._wanted = self._listed = height
        self._divide()

    def reset(self) -> None:
        """Go back to the heights before somebody moved a border."""
        self._share = _SHARE
        self.list_queries(self._wanted)

    def save_state(self) -> QByteArray:
        """Return how hits and details share their height."""
        return QByteArray(f"{self._share:.6f}".encode())

    def restore_state(self, state: QByteArray) -> bool:
        """Bring back what `save_state` returned; False, changing nothing, if it is damaged."""
        try:
            share = float(bytes(state.data()))
        except ValueError:
            return False
        if not 0 < share < 1:
            return False
        self._share = share
        self._divide()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new height."""
        super().resizeEvent(event)
        self._divide()

    def event(self, event: QEvent) -> bool:
        """Divide the height again where a part needs more or less than before."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._divide()
        return done

    def _divide(self) -> None:
        parts = (self.widget(place) for place in range(self.count()))
        shown = sum(part is not None and not part.isHidden() for part in parts)
        rest = self.height() - (shown - 1) * self.handleWidth() - self._listed
        hits = round(self._share * rest)
        if rest > 0:
            self.setSizes([self._listed, hits, rest - hits])

    def _on_moved(self, _place: int, border: int) -> None:
        """Take what somebody chose: the list's height by its border, the share of the others by theirs."""
        listed, hits, details = self.sizes()
        if border == 1:
            self._listed = listed
            self._divide()
        elif hits and details:
            self._share = hits / (hits + details)
