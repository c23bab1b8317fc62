"""What tables have in common: keys for the first and the last row, their look, and where long text is cut."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from swathe.gui.widgets.theme import tabular_font

_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_GAP = "\N{EN SPACE}"
"""Stands after a number whose neighbour is text: the two would touch."""
_RIGHT = Qt.AlignmentFlag.AlignRight.value


class RowTable(QTableView):
    """A table view in which Home and End, with Ctrl too, go to the first and last row, and select it.

    Qt's go to the first and last column instead, which Ctrl+Left and Ctrl+Right do here, and with Ctrl leave
    the selection behind. Between a column of numbers and one of text after it there is a gap.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._end_apart = EndApart(self)
        header = ApartHeader(self)
        header.setSectionsClickable(True)
        self.setHorizontalHeader(header)

    def keep_apart(self) -> None:
        """Give numbers that stand before text a gap, as the columns are ordered and shown now."""
        header = self.horizontalHeader()
        assert isinstance(header, ApartHeader)
        shown = [
            section
            for section in map(header.logicalIndex, range(header.count()))
            if not header.isSectionHidden(section)
        ]
        model, titles = self.model(), Qt.Orientation.Horizontal
        right = [
            bool(model.headerData(section, titles, Qt.ItemDataRole.TextAlignmentRole) & _RIGHT)
            for section in shown
        ]
        apart = {
            section
            for section, here, after in zip(shown, right, right[1:], strict=False)
            if here and not after
        }
        for section in apart | header.apart:
            if self.itemDelegateForColumn(section) in (None, self._end_apart):
                delegate = self._end_apart if section in apart else None
                self.setItemDelegateForColumn(section, delegate)  # type: ignore[arg-type]  # Qt takes none
        header.apart = frozenset(apart)

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


class ApartHeader(QHeaderView):
    """Titles of columns, those in `apart` with a gap at their end."""

    apart: frozenset[int] = frozenset()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Set what is written in a title."""
        super().initStyleOptionForIndex(option, section)
        if section in self.apart:
            option.text += _GAP


class EndApart(QStyledItemDelegate):
    """Leave a gap after a number."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set what is written in a cell."""
        super().initStyleOption(option, index)
        option.text += _GAP


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
