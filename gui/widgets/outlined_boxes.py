"""Tick boxes that are seen on dark grounds too: in rows of a list, and alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionViewItem,
)

from swathe.gui.widgets.row_table import row_height
from swathe.gui.widgets.theme import Colours


def paint_outlined(painter: QPainter, shown: QStyleOptionViewItem) -> None:
    """Paint an item, and the line around its box where it has one."""
    style = shown.widget.style()
    style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, shown.widget)
    if not shown.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
        return
    box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, shown, shown.widget)
    painter.save()
    painter.setPen(Colours.of(shown.widget.palette()).muted)
    painter.drawRect(box.adjusted(0, 0, -1, -1))
    painter.restore()


_TICKABLE: Final = Qt.ItemFlag.ItemIsUserCheckable


class OutlinedBoxes(QStyledItemDelegate):
    """Draw a line around each row's tick box: the style's own is as dark as a dark ground."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row, and the line where it has a box."""
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        if index.data(Qt.ItemDataRole.CheckStateRole) is not None and not index.flags() & _TICKABLE:
            shown.state &= ~QStyle.StateFlag.State_Enabled  # grey, though keys reach it
        paint_outlined(painter, shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that a row takes: one as high as its box would touch the next."""
        return super().sizeHint(option, index).expandedTo(QSize(0, row_height(option.fontMetrics)))


class OutlinedCheckBox(QCheckBox):
    """A tick box of a form, with the same line around it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, and the line."""
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        with QPainter(self) as painter:
            painter.setPen(Colours.of(self.palette()).muted)
            painter.drawRect(box.adjusted(0, 0, -1, -1))
