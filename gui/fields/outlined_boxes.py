"""Rows of a list whose tick boxes are seen on dark grounds too."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gui.theme import Colours


class OutlinedBoxes(QStyledItemDelegate):
    """Draw a line around each row's tick box: the style's own is as dark as a dark ground."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row, and the line where it has a box."""
        super().paint(painter, option, index)
        if index.data(Qt.ItemDataRole.CheckStateRole) is None:
            return
        self.initStyleOption(option, index)
        box = option.widget.style().subElementRect(
            QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, option.widget
        )
        painter.save()
        painter.setPen(Colours.of(option.palette).muted)
        painter.drawRect(box.adjusted(0, 0, -1, -1))
        painter.restore()
