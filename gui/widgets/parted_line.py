"""A line of controls of which the second part goes below the first where there is no room beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from swathe.gui.widgets.theme import SPACE


class PartedLine(QWidget):
    """Hold the controls of two parts; it is as wide at least as the wider one.

    between : pixels between controls
    wide : the control that takes the room that is left; without one the second part stands at the right end.
        In the second part it has all it asks for before that stands beside the first
    """

    def __init__(
        self,
        first: Sequence[QWidget],
        second: Sequence[QWidget],
        between: int = SPACE,
        wide: QWidget | None = None,
    ) -> None:
        super().__init__()
        self._parts = [QWidget(), QWidget()]
        self._asks = wide if wide in second else None
        self._between = between
        self._grid = QGridLayout(self, horizontalSpacing=between, verticalSpacing=SPACE // 2)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column, widgets in enumerate((first, second)):
            line = QHBoxLayout(self._parts[column], spacing=between)
            line.setContentsMargins(0, 0, 0, 0)
            if column and wide is None:
                line.addStretch(1)
            for widget in widgets:
                line.addWidget(widget, int(widget is wide))
            if not column and wide not in first:
                line.addStretch(1)
            self._grid.addWidget(self._parts[column], 0, column)
        self._grid.setColumnStretch(0 if wide in first else 1, 1)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider part, and the height as it is now."""
        widest = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(widest, super().minimumSizeHint().height())

    def line_width(self) -> int:
        """Return the width from which the parts stand beside each other."""
        width = sum(part.minimumSizeHint().width() for part in self._parts) + self._gap()
        if self._asks is not None:
            width += self._asks.sizeHint().width() - self._asks.minimumSizeHint().width()
        return width

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the second part where there is room."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Do the same once something in it is shown or hidden."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _gap(self) -> int:
        """Return the pixels between the parts; beside an empty one there are none."""
        second = self._parts[1].layout()
        return 0 if second is not None and second.isEmpty() else self._between

    def _place(self) -> None:
        """Put the second part beside the first or below it; an empty one below would still take a gap."""
        gap = self._gap()
        if self._grid.horizontalSpacing() != gap:
            self._grid.setHorizontalSpacing(gap)
        beside = self.line_width() <= self.width() or not gap
        places = ((0, 0, 1, 1), (0, 1, 1, 1)) if beside else ((0, 0, 1, 2), (1, 0, 1, 2))
        for part, place in zip(self._parts, places, strict=True):
            if self._grid.getItemPosition(self._grid.indexOf(part)) != place:
                self._grid.removeWidget(part)
                self._grid.addWidget(part, *place)
