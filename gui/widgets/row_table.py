"""What tables have in common: keys for the first and the last row, their look, and where long text is cut."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from swathe.gui.widgets.theme import tabular_font

_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


class RowTable(QTableView):
    """A table view in which Home and End, with Ctrl too, go to the first and last row, and select it.

    Qt's go to the first and last column instead, which Ctrl+Left and Ctrl+Right do here, and with Ctrl leave
    the selection behind.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Home and End with Ctrl as those without: Qt would move without selecting."""
        if event.key() in _ENDS:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.ControlModifier
            event = QKeyEvent(event.type(), event.key(), modifiers)
        super().keyPressEvent(event)

    def moveCursor(self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where a key goes."""
        current, rows = self.currentIndex(), self.model().rowCount()
        header = self.horizontalHeader()
        shown = [
            section
            for section in map(header.logicalIndex, range(header.count()))
            if not header.isSectionHidden(section)
        ]
        if not rows or not shown:
            return super().moveCursor(action, modifiers)
        column = current.column() if current.isValid() else shown[0]
        along = modifiers & Qt.KeyboardModifier.ControlModifier and current.isValid()
        if action is QTableView.CursorAction.MoveHome:
            return self.model().index(0, column)
        if action is QTableView.CursorAction.MoveEnd:
            return self.model().index(rows - 1, column)
        if along and action is QTableView.CursorAction.MoveLeft:
            return self.model().index(current.row(), shown[0])
        if along and action is QTableView.CursorAction.MoveRight:
            return self.model().index(current.row(), shown[-1])
        return super().moveCursor(action, modifiers)


class StartFirst(QStyledItemDelegate):
    """Cut long text at its end: of a description, the beginning says what the protein is."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set where text is elided."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideRight


def set_plain(table: QTableView) -> None:
    """Give a table what all of Swathe's have: whole rows, close together, without grid and row numbers."""
    table.setFont(tabular_font(table.font()))
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTextElideMode(Qt.TextElideMode.ElideRight)
    table.setWordWrap(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    rows = table.verticalHeader()
    rows.hide()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    height = table.fontMetrics().height() + 3
    rows.setMinimumSectionSize(height)  # the style's would be a pixel more
    rows.setDefaultSectionSize(height)
