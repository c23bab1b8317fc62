"""Sorting by a column, and its width and place, by keys: what the mouse does with a table's titles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.theme import SPACE

SORT_KEY: Final = "Ctrl+Shift+S"


class ColumnKeys(QObject):
    """Give a view keys, and lines of its context menu, for the column of its current cell."""

    def __init__(self, view: QAbstractItemView, header: QHeaderView) -> None:
        super().__init__(view)
        self._view = view
        self._header = header
        self._add(view, "Sort by this column", SORT_KEY, self.sort)
        self.menu = EdgedMenu("Column", view)
        view.addAction(self.menu.menuAction())
        self._add(self.menu, "Wider column", "Ctrl+Shift+Right", lambda: self.widen(2 * SPACE))
        self._add(self.menu, "Narrower column", "Ctrl+Shift+Left", lambda: self.widen(-2 * SPACE))
        if header.sectionsMovable():
            self._add(self.menu, "Move column right", "Alt+Shift+Right", lambda: self.move(1))
            self._add(self.menu, "Move column left", "Alt+Shift+Left", lambda: self.move(-1))

    def sort(self) -> None:
        """Sort by the current column as clicks on its title do: a second turns it, a third ends it."""
        section, header = self._section(), self._header
        if section < 0:
            return
        role = Qt.ItemDataRole.InitialSortOrderRole
        first = self._view.model().headerData(section, Qt.Orientation.Horizontal, role)
        first = Qt.SortOrder.AscendingOrder if first is None else Qt.SortOrder(first)
        if header.sortIndicatorSection() != section:
            header.setSortIndicator(section, first)
        elif header.sortIndicatorOrder() == first:
            other = {Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder} - {first}
            header.setSortIndicator(section, other.pop())
        else:
            header.setSortIndicator(-1 if header.isSortIndicatorClearable() else section, first)

    def widen(self, pixels: int) -> None:
        """Make the current column wider, or narrower down to its least width."""
        section = self._section()
        if section >= 0:
            width = self._header.sectionSize(section) + pixels
            self._header.resizeSection(section, max(width, self._header.minimumSectionSize()))

    def move(self, places: int) -> None:
        """Move the current column beside the next one in sight; at the edge it stays."""
        section, header = self._section(), self._header
        if section < 0:
            return
        place = header.visualIndex(section) + places
        while 0 <= place < header.count() and header.isSectionHidden(header.logicalIndex(place)):
            place += places
        if 0 <= place < header.count():
            header.moveSection(header.visualIndex(section), place)
            self._view.scrollTo(self._view.currentIndex())

    def _section(self) -> int:
        index: QModelIndex = self._view.currentIndex()
        return index.column() if index.isValid() else -1

    def _add(self, place: QWidget, text: str, key: str, act: Callable[[], None]) -> None:
        action = QAction(text, self._view)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(act)
        place.addAction(action)
