"""How cells of the hit table are painted: dots, bars and maps beside the numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from swathe.core.results.overview import DARK, LIGHT
from swathe.gui.results.hits.model import COVERAGE, EVALUE, IDENTITY, SHARE, STEP
from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.theme import SPACE, Colours, blend, is_dark

Index = QModelIndex | QPersistentModelIndex

_NUMBER: Final = "100.0"
"""The widest number beside a bar."""
_BAR: Final = 6


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


class HitCells(_Stripped):
    """Text and numbers; an E-value has a dot in the overview's colour, identity a bar, coverage a map."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        option = self._below(option, index)
        super().paint(painter, option, index)
        column = index.column()
        if column == EVALUE:
            self._paint_dot(painter, option, index)
        elif column in (IDENTITY, COVERAGE):
            self._paint_bar(painter, option, index)

    def _paint_dot(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        step = index.data(STEP)
        if step is None:
            return
        colour = QColor((DARK if is_dark(option.palette) else LIGHT)[step])
        size = round(option.fontMetrics.ascent() * 0.75)
        dot = QRectF(0, 0, size, size)
        dot.moveCenter(QRectF(option.rect).center())
        dot.moveLeft(option.rect.left() + SPACE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(option.palette.highlightedText().color() if selected else Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(dot)
        painter.restore()

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        share = index.data(SHARE)
        number = option.fontMetrics.horizontalAdvance(_NUMBER) + SPACE
        track = QRect(option.rect.left() + SPACE, 0, option.rect.width() - number - 2 * SPACE, _BAR)
        if share is None or track.width() < 2 * SPACE:
            return
        track.moveTop(option.rect.center().y() - _BAR // 2 + 1)
        colours = Colours.of(option.palette)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = option.palette.highlight().color() if selected else colours.background
        ink = option.palette.highlightedText().color() if selected else colours.measured
        left = track.left() + round(share[0] * track.width())
        right = track.left() + round(share[1] * track.width())
        if index.column() == COVERAGE:
            line = QRect(track.left(), track.center().y(), track.width(), 2)
            painter.fillRect(line, blend(ground, ink, 0.35))
        else:
            painter.fillRect(track, blend(ground, ink, 0.16))
        faint = index.data(Qt.ItemDataRole.ForegroundRole) is not None and not selected
        painter.fillRect(
            QRect(left, track.top(), max(2, right - left), _BAR), blend(ground, ink, 0.4 if faint else 0.75)
        )


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
