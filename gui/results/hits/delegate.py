"""How cells of the hit table are painted: dots, bars and maps beside the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swathe.core.results.overview import DARK, LIGHT
from swathe.gui.results.hits.model import COVERAGE, EVALUE, IDENTITY, HitTableModel
from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.row_table import MARGIN
from swathe.gui.widgets.theme import SPACE, Colours, blend, is_dark

Index = QModelIndex | QPersistentModelIndex

_NUMBER: Final = f"100.0{MARGIN}"
"""The widest number beside a bar."""
_BAR: Final = 6
_BARS: Final = (IDENTITY, COVERAGE)
_ITEM: Final = QStyle.ControlElement.CE_ItemViewItem
_SELECTED: Final = QStyle.StateFlag.State_Selected


class _Stripped(QStyledItemDelegate):
    """A delegate that leaves the upper part of one row to a line across the table."""

    _row = -1
    _strip = 0

    def set_strip(self, row: int, height: int) -> None:
        """Leave so many pixels of a model row's top."""
        self._row, self._strip = row, height

    def _below(self, option: QStyleOptionViewItem, index: Index) -> QStyleOptionViewItem:
        if index.row() != self._row:
            return option
        lower = QStyleOptionViewItem(option)
        lower.rect = option.rect.adjusted(0, self._strip, 0, 0)
        return lower


@dataclass(frozen=True, slots=True)
class _Inks:
    """The colours of one palette, for rows that are neither selected nor dimmed, dimmed, or selected."""

    steps: tuple[QColor, ...]
    track: tuple[QColor, QColor, QColor]
    line: tuple[QColor, QColor, QColor]
    bar: tuple[QColor, QColor, QColor]
    ring: QColor

    @classmethod
    def of(cls, palette: QPalette) -> _Inks:
        colours = Colours.of(palette)
        grounds = (colours.background, colours.background, palette.highlight().color())
        inks = (colours.measured, colours.measured, palette.highlightedText().color())

        def shades(*shares: float) -> tuple[QColor, QColor, QColor]:
            usual, faint, selected = (
                blend(ground, ink, share) for ground, ink, share in zip(grounds, inks, shares, strict=True)
            )
            return usual, faint, selected

        return cls(
            steps=tuple(QColor(step) for step in (DARK if is_dark(palette) else LIGHT)),
            track=shades(0.16, 0.12, 0.25),
            line=shades(0.35, 0.25, 0.4),
            bar=shades(0.75, 0.4, 0.8),
            ring=palette.highlightedText().color(),
        )


class HitCells(_Stripped):
    """Text and numbers; an E-value has a dot in the overview's colour, identity a bar, coverage a map."""

    def __init__(self, model: HitTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._hits = model
        self._palette = 0
        self._inks: _Inks | None = None

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Set what a cell shows."""
        self._hits.dress(option, index.row(), index.column())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        row, column = index.row(), index.column()
        if row == self._row:
            option = self._below(option, index)
        shown = QStyleOptionViewItem(option)
        self._hits.dress(shown, row, column)
        option.widget.style().drawControl(_ITEM, shown, painter, option.widget)
        if column == EVALUE:
            self._paint_dot(painter, option, self._hits.figure(row, column))
        elif column in _BARS:
            self._paint_bar(painter, option, self._hits.figure(row, column), column)

    def _inks_of(self, palette: QPalette) -> _Inks:
        if self._inks is None or palette.cacheKey() != self._palette:
            self._palette, self._inks = palette.cacheKey(), _Inks.of(palette)
        return self._inks

    def _paint_dot(self, painter: QPainter, option: QStyleOptionViewItem, step: int | None) -> None:
        if step is None:
            return
        inks = self._inks_of(option.palette)
        size = round(option.fontMetrics.ascent() * 0.75)
        top = option.rect.center().y() - size // 2 + 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(inks.ring if option.state & _SELECTED else Qt.PenStyle.NoPen)
        painter.setBrush(inks.steps[step])
        painter.drawEllipse(option.rect.left() + SPACE, top, size, size)
        painter.restore()

    def _paint_bar(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        share: tuple[float, float, bool] | None,
        column: int,
    ) -> None:
        if share is None:
            return
        begin, end, faint = share
        rect = option.rect
        number = option.fontMetrics.horizontalAdvance(_NUMBER) + SPACE
        left, width = rect.left() + SPACE, rect.width() - number - 2 * SPACE
        if width < 2 * SPACE:
            return
        top = rect.center().y() - _BAR // 2 + 1
        inks = self._inks_of(option.palette)
        way = 2 if option.state & _SELECTED else int(faint)
        if column == COVERAGE:
            painter.fillRect(left, top + _BAR // 2 - 1, width, 2, inks.line[way])
        else:
            painter.fillRect(left, top, width, _BAR, inks.track[way])
        filled = max(2, round((end - begin) * width))
        painter.fillRect(left + round(begin * width), top, filled, _BAR, inks.bar[way])


class HitBoxes(_Stripped, OutlinedBoxes):
    """Tick boxes."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a box."""
        OutlinedBoxes.paint(self, painter, QStyleOptionViewItem(self._below(option, index)), index)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Take clicks where the box is."""
        return bool(super().editorEvent(event, model, self._below(option, index), index))
