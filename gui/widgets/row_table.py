"""What tables have in common: keys for the first and the last row, and their look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionHeaderV2,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from swathe.gui.widgets.scrolled import is_passing
from swathe.gui.widgets.theme import tabular_font

MARGIN: Final = 2 * "\N{NO-BREAK SPACE}"
"""What follows a number on the screen: tables have no grid, and the next column may begin with text."""
_MARK: Final = 2
"""Pixels of the line under the title of the current column."""
_SORTING: Final = (
    "Click to sort by this column; rows with equal values keep the order they have without sorting"
)
_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
_BY_KEYS: Final = (
    *(Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason),
)
_SIDEWAYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_ASIDE: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
"""Keys with which a wheel that is turned up or down moves what the mouse is over sideways."""
_Arrow = QStyleOptionHeader.SortIndicator
_TURNED: Final = {_Arrow.SortUp: _Arrow.SortDown, _Arrow.SortDown: _Arrow.SortUp}
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class RowTable(QTableView):
    """A table view in which Home and End, with Ctrl too, go to the first and last row, and select it.

    Numbers, and the titles over them, keep a distance from the next column.

    Qt's go to the first and last column instead, which Ctrl+Left and Ctrl+Right do here, and with Ctrl leave
    the selection behind.

    Sorted by somebody, it shows the top of the new order. Whatever else moves its rows, a row chosen since
    then stays where it is in sight.
    """

    def __init__(self) -> None:
        super().__init__()
        self._number_cells = Cells(self)
        self.setItemDelegate(self._number_cells)
        self._titles = Titles(Qt.Orientation.Horizontal, self)
        self._titles.setSectionsClickable(True)
        self._titles.sortIndicatorChanged.connect(self._begin_at_the_top)  # before the rows are sorted
        self.setHorizontalHeader(self._titles)
        self.horizontalScrollBar().installEventFilter(self)
        self._follows = False
        self._row = -1  # of the current cell when rows moved last
        self._by_keys = False

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show a model."""
        super().setModel(model)
        if model is not None:
            model.layoutChanged.connect(self._after_moving)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all cells in one call from Python, which so keeps the interpreter's lock.

        Qt's own painting would wait for the lock at every cell's every role while other threads compute.
        """
        super().paintEvent(event)

    def dataChanged(
        self,
        first: QModelIndex | QPersistentModelIndex,
        last: QModelIndex | QPersistentModelIndex,
        roles: Sequence[int] = (),
    ) -> None:
        """Paint what changed in sight: from 200 changed cells on, Qt paints all of the table for any."""
        top, bottom = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        if last.row() >= top and (bottom < 0 or first.row() <= bottom):
            super().dataChanged(first, last, roles)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Home and End with Ctrl as those without: Qt would move without selecting.

        Keys sideways bring the current cell into sight, also where it is the last on that side.
        """
        if event.key() in _ENDS:
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.ControlModifier
            event = QKeyEvent(event.type(), event.key(), modifiers)
        self._by_keys |= event.key() in _SIDEWAYS
        super().keyPressEvent(event)
        self._mark_column()
        if event.key() in _SIDEWAYS:
            self.scrollTo(self.currentIndex())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, unless the wheel scrolls the page around the table."""
        if is_passing(self):
            event.ignore()
        else:
            super().wheelEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a wheel that is turned up or down over the bar below: Qt would move the table sideways."""
        if watched is self.horizontalScrollBar() and isinstance(event, QWheelEvent):
            angle = event.angleDelta()
            if abs(angle.y()) >= abs(angle.x()) and not event.modifiers() & _ASIDE:
                self.wheelEvent(event)
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click, after which no column is marked: the line would say that rows are sorted by it."""
        self._by_keys = False
        super().mousePressEvent(event)
        self._mark_column()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Show which column is the current one, and no longer what a cell means that may have moved."""
        super().currentChanged(current, previous)
        QToolTip.hideText()
        self._follows, self._row = True, current.row()
        self._mark_column()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which column keys act on, unless a click led here: that chooses a row.

        Where the program led here, or the window is active again, it is as it was.
        """
        if event.reason() in _BY_KEYS:
            self._by_keys = True
        elif event.reason() is Qt.FocusReason.MouseFocusReason:
            self._by_keys = False
        super().focusInEvent(event)
        self._mark_column()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark no column any more: keys go elsewhere."""
        super().focusOutEvent(event)
        self._mark_column()

    def moveCursor(self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where a key goes."""
        current, rows = self.currentIndex(), self.model().rowCount()
        shown = self._shown_sections()
        if not rows or not shown:
            return super().moveCursor(action, modifiers)
        if current.isValid() and current.column() not in shown:  # from a hidden column Qt goes nowhere
            no_update = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(current.siblingAtColumn(shown[0]), no_update)
            current = self.currentIndex()
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

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a cell into sight, or its row where the cell's column is hidden: Qt would not scroll."""
        shown = self._shown_sections()
        if shown and index.isValid() and index.column() not in shown:
            index = index.sibling(index.row(), shown[0])
        super().scrollTo(index, hint)

    def _is_in_sight(self, row: int, height: int) -> bool:
        """Whether the place of a row, which may be gone, begins within so much of the table's height."""
        places = row - self.verticalScrollBar().value()
        return 0 <= places * self.verticalHeader().defaultSectionSize() < height

    def _begin_at_the_top(self) -> None:
        """Show the first rows, and follow the current one no longer."""
        self._follows = False
        self.scrollToTop()

    def _after_moving(self) -> None:
        """Have the current row where it was in sight."""
        current, bar, before = self.currentIndex(), self.verticalScrollBar(), self._row
        self._row = current.row()
        if self._follows and current.isValid() and self._is_in_sight(before, self.viewport().height()):
            self.executeDelayedItemsLayout()  # of rows that came just now: one cannot scroll to them before
            bar.setValue(bar.value() + current.row() - before)

    def _mark_column(self) -> None:
        self._titles.mark(self.currentIndex().column() if self.hasFocus() and self._by_keys else -1)

    def _shown_sections(self) -> list[int]:
        """Return the columns that are not hidden, in the order of the screen."""
        header = self.horizontalHeader()
        sections = map(header.logicalIndex, range(header.count()))
        return [section for section in sections if not header.isSectionHidden(section)]


class Cells(QStyledItemDelegate):
    """Cells whose numbers keep a distance from the text of the next column."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set what a cell shows."""
        super().initStyleOption(option, index)
        if option.displayAlignment & _RIGHT:
            option.text += MARGIN

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that a cell takes, in a row as high as all tables' are."""
        return super().sizeHint(option, index).expandedTo(QSize(0, row_height(option.fontMetrics)))


class Titles(QHeaderView):
    """Titles that end where the numbers under them do; one may be marked.

    A title loses its end where it does not fit, and its tooltip then begins with all of it. Where a click
    sorts, the tooltip ends with that.
    """

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._marked = -1

    def mark(self, section: int) -> None:
        """Underline the title of the column that keys act on: whole rows are selected. -1 is none."""
        if section != self._marked:
            self._marked = section
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what a column means: above it the whole title where that is cut, below it how one sorts."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            section = self.logicalIndexAt(event.pos())
            if section >= 0:
                title, meaning = (
                    self.model().headerData(section, self.orientation(), role)
                    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
                )
                words = (
                    title if self._is_cut(section) else "",
                    meaning,
                    _SORTING if self.isSortIndicatorShown() else "",
                )
                QToolTip.showText(event.globalPos(), "\n".join(filter(None, words)), self)
                return True
        return super().viewportEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a title, and the line under that of the column marked."""
        super().paintSection(painter, rect, section)
        if section == self._marked:
            line = QRect(rect.left(), rect.bottom() + 1 - _MARK, rect.width(), _MARK)
            painter.fillRect(line, self.palette().highlight())

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Set what a title shows: the arrow of an ascending order points up, where Fusion's points down."""
        super().initStyleOptionForIndex(option, section)
        if self.style().objectName() == "fusion":
            option.sortIndicator = _TURNED.get(option.sortIndicator, option.sortIndicator)
        if option.textAlignment & _RIGHT:
            option.text += MARGIN

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Return how much room a title takes with its margin."""
        size = super().sectionSizeFromContents(section)
        return size + QSize(self.fontMetrics().horizontalAdvance(MARGIN), 0)

    def _is_cut(self, section: int) -> bool:
        """Whether a column is too narrow for its title."""
        option = QStyleOptionHeaderV2()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, self.sectionSize(section), self.height())
        self.initStyleOptionForIndex(option, section)
        room = self.style().subElementRect(QStyle.SubElement.SE_HeaderLabel, option, self)
        return room.width() < option.fontMetrics.horizontalAdvance(option.text)


def row_height(metrics: QFontMetrics) -> int:
    """Return how high a row of a table or a list is."""
    return metrics.height() + 3


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
    height = row_height(table.fontMetrics())
    rows.setMinimumSectionSize(height)  # the style's would be a pixel more
    rows.setDefaultSectionSize(height)
