"""A plain table on the screen: names share the width that the numbers leave, until somebody sets one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from swathe.core.export.spreadsheet import neutralised
from swathe.core.results.columns import Kind
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.row_table import RowTable, set_plain
from swathe.gui.widgets.table_model import TableModel
from swathe.gui.widgets.theme import SPACE

_LEAST_NAME: Final = 12
"""Characters of a name that stay in sight, however narrow the table is."""


class PlainTableView(RowTable):
    """A `TableModel` on the screen, one row chosen at a time; `entered` when Return asks for it.

    Short columns are as wide as their titles and numbers; the others share the rest.
    """

    entered = Signal()

    def __init__(
        self,
        model: TableModel,
        shared: tuple[str, ...],
        hidden: tuple[str, ...] = (),
        first: tuple[str, ...] = (),
    ) -> None:
        """`shared` are keys of the columns that share what the others leave, `hidden` of those not shown.

        Columns whose keys are in `first` come first, in that order.
        """
        super().__init__()
        self._shown = model
        self._shared = shared
        self._fitted = False
        self._fitting = False
        self.setModel(model)
        set_plain(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.sectionResized.connect(self._resized)
        self._copy = QAction("Copy the table", self)
        self._copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copy.triggered.connect(self.copy)
        self.addAction(self._copy)
        self._column_keys = ColumnKeys(self, header)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._size_short_columns()
        keys = [column.key for column in model.table.columns]
        for place, key in enumerate(first):
            header.moveSection(header.visualIndex(keys.index(key)), place)
        for section, column in enumerate(model.table.columns):
            self.setColumnHidden(section, column.key in hidden)

    def go_to(self, place: int) -> None:
        """Make a model row the current and only selected one."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._shown.index(place, 0), flags)

    def widen(self, characters: Mapping[str, int]) -> None:
        """Give columns, by key, room for so many characters at first."""
        digits = self.fontMetrics().horizontalAdvance("0")
        for section, column in enumerate(self._shown.table.columns):
            if column.key in characters:
                self.setColumnWidth(section, characters[column.key] * digits + SPACE)

    def copy(self) -> None:
        """Put the rows on the screen on the clipboard, tab-separated, with titles."""
        table = self._shown.table
        lines = ["\t".join(column.title for column in table.columns)]
        for row in self._shown.visible_rows().tolist():
            cells = [
                neutralised(table.display(column.key, row).replace("\t", " "))
                if column.kind is Kind.TEXT
                else table.display(column.key, row)
                for column in table.columns
            ]
            lines.append("\t".join(cells))
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")

    def save_columns(self) -> QByteArray:
        """Return widths and sorting of the columns."""
        state = QByteArray()
        stream = QDataStream(state, QIODevice.OpenModeFlag.WriteOnly)
        stream.writeQString(" ".join(column.key for column in self._shown.table.columns))
        stream.writeBool(self._fitted)
        stream << self.horizontalHeader().saveState()
        return state

    def restore_columns(self, state: QByteArray) -> bool:
        """Bring back what `save_columns` returned; False, changing nothing, if columns differ now."""
        stream = QDataStream(state)
        if stream.readQString() != " ".join(column.key for column in self._shown.table.columns):
            return False
        fitted, header_state = stream.readBool(), QByteArray()
        stream >> header_state
        self._fitting = True
        restored = self.horizontalHeader().restoreState(header_state)
        self._fitting = False
        self._fitted = fitted and restored
        return bool(restored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width; the current row stays in sight where it was."""
        super().resizeEvent(event)
        self._fit()
        current, aside = self.currentIndex(), self.horizontalScrollBar().value()
        if current.isValid() and 0 <= self.rowViewportPosition(current.row()) < event.oldSize().height():
            self.scrollTo(current)
            self.horizontalScrollBar().setValue(aside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return lead on."""
        editing = self.state() is QAbstractItemView.State.EditingState  # then Return ends that
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() and not editing:
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def _size_short_columns(self) -> None:
        digits = self.fontMetrics().horizontalAdvance("0")
        for section, column in enumerate(self._shown.table.columns):
            title = self.horizontalHeader().fontMetrics().horizontalAdvance(column.list_title) + 3 * SPACE
            short = {Kind.EVALUE: 8, Kind.TEXT: 10}.get(column.kind, 6)
            self.setColumnWidth(section, max(title, short * digits + 2 * SPACE))

    def _fit(self) -> None:
        """Give the names what is left, until somebody sets a width by hand."""
        if self._fitted:
            return
        sections = self._sharing()
        width = (self.viewport().width() - self._others()) // max(1, len(sections))
        width = max(self._least_name(), width)
        self._fitting = True
        for section in sections:
            self.horizontalHeader().resizeSection(section, width)
        self._fitting = False

    def _sharing(self) -> list[int]:
        return [i for i, column in enumerate(self._shown.table.columns) if column.key in self._shared]

    def _others(self) -> int:
        """Return the width of the columns that do not share, in pixels."""
        header = self.horizontalHeader()
        return header.length() - sum(header.sectionSize(section) for section in self._sharing())

    def _least_name(self) -> int:
        return _LEAST_NAME * self.fontMetrics().horizontalAdvance("0")

    def _resized(self) -> None:
        if not self._fitting and self.isVisible():
            self._fitted = True
