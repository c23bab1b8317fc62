"""A plain table on the screen: names share what the other columns leave, until somebody sets a width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QByteArray,
    QDataStream,
    QIODevice,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QStyle, QStyleOptionViewItem

from swathe.core.export.spreadsheet import neutralised
from swathe.core.results.columns import Kind
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.row_table import MARGIN, Cells, RowTable, set_plain
from swathe.gui.widgets.table_model import TableModel
from swathe.gui.widgets.theme import SPACE

_IDENTIFIERS: Final = frozenset(("a", "b", "query", "subject", "best_hit", "best_of_best_hit"))
"""Keys of columns of identifiers."""
_LEAST_NAME: Final = 12
"""Characters of a name that stay in sight, however narrow the table is."""
_SCROLLED_NAME: Final = 18
"""Characters of a name in a table that scrolls sideways anyway: entry names of UniProt are whole."""
_WIDEST: Final = 36
"""Characters for which a column is made room: for a name, by columns that can be spared."""
_NO_ROOM: Final = (
    "There is no room for it now. It comes back where the table is wide enough. To see it all the same, "
    "untick it and tick it again."
)
_MEASURED: Final = 50
"""Rows that are looked at for how wide their cells are: more than are in sight."""
_MEASURED_WORDS: Final = 1_000
"""The same of columns with few different words that share no room: those further down may be longer."""


class PlainTableView(RowTable):
    """A `TableModel` on the screen, one row chosen at a time; `entered` when Return asks for it.

    Most columns are as wide as their titles and cells; names share the rest, each by what it needs. What is
    read loses its end where it does not fit; identifiers, which often differ there, lose their middle.

    Copies have all columns, also those not shown, unless they are filled one alignment after the other.

    Signals
    -------
    copied(int) : so many rows are on the clipboard
    column_chosen() : somebody chose to show a column, or to hide it
    """

    entered = Signal()
    copied = Signal(int)
    column_chosen = Signal()

    def __init__(
        self,
        model: TableModel,
        shared: tuple[str, ...],
        hidden: tuple[str, ...] = (),
        first: tuple[str, ...] = (),
        spared: tuple[str, ...] = (),
        words: Mapping[str, Sequence[str]] | None = None,
        readable: int = _WIDEST,
        give_way: bool = False,
        least: int = _LEAST_NAME,
        pairs: Sequence[tuple[str, str]] = (),
        signed: tuple[str, ...] = (),
        coloured: tuple[str, ...] = (),
    ) -> None:
        """`shared` are keys of the columns that share what the others leave; the rest as in `choose_columns`.

        Columns whose keys are in `first` come first, in that order. So many letters of a name are `readable`
        before columns that can be spared are in the room for them, and so many at `least` before the table
        scrolls sideways. Columns that somebody chooses stay whatever room there is, unless they are to
        `give_way`: then the one chosen last does so last, once names have only `least` letters. Of `pairs` of
        columns that can be spared neither is shown without room for both; two names that are a pair are
        `readable` with half as many letters each. A name that is the last to be
        spared goes only where names with so many letters at `least` leave no room for it. Columns whose keys
        are in `signed` have a small sign behind their words, and numbers of those in `coloured` may have a
        colour or a sign beside them.
        """
        super().__init__()
        self._words: Mapping[str, Sequence[str]] = {}
        self._shown = model
        self._shared = shared
        self._spared: list[int] = []
        self._left_out: list[int] = []
        self._lacking: Mapping[str, str] = {}
        self._instead: list[int] = []
        self._readable, self._least = readable, least
        self._signed, self._coloured = signed, coloured
        self._give_way = give_way
        keys = [column.key for column in model.table.columns]
        self._pair = {keys.index(key): pair for pair in pairs for key in pair}
        self._first, self._usual = first, (hidden, spared)
        self._kept = ""
        self._needs: dict[int, int] = {}
        self._measured = _choice(model.measured_rows())
        self._fitted = False
        self._fitting = False
        self.setModel(model)
        set_plain(self)
        self._identifiers, self._signs = _Identifiers(self), _Signed(self)
        for section, column in enumerate(model.table.columns):
            if column.key in signed:
                self.setItemDelegateForColumn(section, self._signs)
            elif column.key in _IDENTIFIERS:
                self.setItemDelegateForColumn(section, self._identifiers)
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
        self._put_in_order()
        self.choose_columns(hidden, spared, words)
        model.modelReset.connect(self._fit_anew)
        model.layoutChanged.connect(self._fit_to_choice)
        model.dataChanged.connect(self._fit_to_cells)

    def shows_alignments(self) -> bool:
        """Whether a column is shown whose cells are empty for hits that are not aligned."""
        return any(
            column.needs_alignment and not self.isColumnHidden(section)
            for section, column in enumerate(self._shown.table.columns)
        )

    def chosen_columns(self) -> list[str]:
        """Return the keys of the columns chosen, left to right, also of those not in sight now."""
        header, columns = self.horizontalHeader(), self._shown.table.columns
        gone = {*self._spared, *self._left_out}
        sections = map(header.logicalIndex, range(header.count()))
        return [columns[one].key for one in sections if one in gone or not self.isColumnHidden(one)]

    def choose_columns(
        self,
        hidden: Sequence[str],
        spared: Sequence[str] = (),
        words: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Show all columns but those with the keys in `hidden`.

        spared : not shown either where there is no room, the first one first
        words : all that may stand in the cells of a column: further down there may be longer ones than in the
            rows that are measured
        """
        if words is not None:
            self._words = words
            self._needs.clear()
        keys = [column.key for column in self._shown.table.columns]
        self._spared = [keys.index(key) for key in spared if key not in hidden]
        self._left_out, self._instead = [], []
        self._fitting = True
        for section, key in enumerate(keys):
            self.setColumnHidden(section, key in hidden)
        self._fitting = False
        self._fit()

    def reset_columns(self) -> None:
        """Show the columns of the first start in their order, as wide as they were, sorted by none."""
        self._fitted = False
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._put_in_order()
        self.choose_columns(*self._usual)
        self.leave_out(self._lacking)

    def leave_out(self, columns: Mapping[str, str]) -> None:
        """Hide columns that no row has cells in now, until others are left out.

        columns : their keys, each with that of the column which takes its place where it was in sight, or ''
        """
        self._lacking = columns
        keys = [column.key for column in self._shown.table.columns]
        self._fitting = True
        for section in self._left_out:
            self.setColumnHidden(section, False)
        self._fitting = False
        self._left_out, self._instead = [], []
        self._fit()
        for key, instead in columns.items():
            section, in_sight = keys.index(key), not self.isColumnHidden(keys.index(key))
            if in_sight or section in self._spared:
                self._left_out.append(section)
            if in_sight and instead:
                self._instead.append(keys.index(instead))
        self._fitting = True
        for section in self._left_out:
            self.setColumnHidden(section, True)
        self._fitting = False
        self._fit()

    def leave_out_empty(self, keys: Sequence[str]) -> None:
        """Hide those of some columns in which no row of the table has anything, until others are left out."""
        table = self._shown.table
        rows = range(len(table))
        self.leave_out({key: "" for key in keys if not any(table.display(key, row) for row in rows)})

    def choose_as(self, other: PlainTableView) -> None:
        """Show the columns that were chosen in another table of the same ones."""
        keys = [column.key for column in self._shown.table.columns]
        spared, chosen = [keys[section] for section in other._spared], other.chosen_columns()
        self.choose_columns([key for key in keys if key not in chosen], spared)
        self.leave_out(self._lacking)

    def choose_column(self, section: int, shown: bool) -> None:
        """Show a column from now on, or hide it; others that can be spared make room for it."""
        self._spared = [other for other in self._spared if other != section]
        if shown and self._give_way:
            self._spared.append(section)
        self._left_out = [other for other in self._left_out if other != section]
        self.setColumnHidden(section, not shown)
        self._fit()
        if shown:
            self.updateGeometries()  # how far one can scroll is known of the columns before only
            self.scrollTo(self._shown.index(self.rowAt(0), section))
        self.column_chosen.emit()

    def offer_columns(self, kept: str) -> QAction:
        """Let columns be chosen, by a right click on a title and *Columns…*, which is returned.

        kept : key of the column that cannot be hidden
        """
        self._kept = kept
        header = self.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._show_columns_menu)
        action = QAction("Columns…", self)
        action.triggered.connect(lambda: self._show_columns_menu(QPoint(0, header.height())))
        self.addAction(action)
        return action

    def columns_menu(self) -> QMenu:
        """Return a menu of the columns, those chosen ticked; it stays open while they are chosen."""
        menu = _ColumnsMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for section, column in enumerate(self._shown.table.columns):
            action = menu.addAction(column.list_title)
            action.setCheckable(True)
            action.setChecked(self._lacks_room(section) or not self.isColumnHidden(section))
            action.setEnabled(column.key != self._kept)
            action.toggled.connect(partial(self.choose_column, section))
            action.toggled.connect(partial(self._say_room, menu))
        self._say_room(menu)
        return menu

    def _lacks_room(self, section: int) -> bool:
        """Return whether a column is chosen and gave way."""
        return section in self._spared and self.isColumnHidden(section) and section not in self._left_out

    def _say_room(self, menu: QMenu, _chosen: bool = False) -> None:
        """Say in a menu of the columns for which there is no room now."""
        for section, action in enumerate(menu.actions()):
            column, lacks_room = self._shown.table.columns[section], self._lacks_room(section)
            action.setText(f"{column.list_title}\tno room" if lacks_room else column.list_title)
            action.setToolTip(f"{column.meaning}\n\n{_NO_ROOM}" if lacks_room else column.meaning)

    def _show_columns_menu(self, place: QPoint) -> None:
        self.columns_menu().popup(self.horizontalHeader().mapToGlobal(place))

    def go_to(self, place: int) -> None:
        """Make a model row the current and only selected one, in sight."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.executeDelayedItemsLayout()  # of rows that came just now: one cannot scroll to them before
        self.selectionModel().setCurrentIndex(self._shown.index(place, 0), flags)

    def shows_current(self) -> bool:
        """Return whether the current row is in sight."""
        return self._is_in_sight(self.currentIndex().row(), self.viewport().height())

    def show_current(self) -> None:
        """Bring the current row into sight, and the first ones too where there is room for all between."""
        self.executeDelayedItemsLayout()
        below = (self.currentIndex().row() + 1) * self.verticalHeader().defaultSectionSize()
        if below <= self.viewport().height():
            self.scrollToTop()
        else:
            self._keep_in_sight()

    def walk(self, step: int) -> None:
        """Go to the next (1) or the previous (-1) row on the screen."""
        place = self.currentIndex().row() + step
        if 0 <= place < self._shown.rowCount():
            self.go_to(place)

    def copy(self) -> None:
        """Put the rows on the screen on the clipboard, tab-separated, with titles."""
        table = self._shown.table
        columns = [
            column
            for section, column in enumerate(table.columns)
            if not (column.needs_alignment and self.isColumnHidden(section))
        ]
        lines = ["\t".join(column.title for column in columns)]
        for row in self._shown.visible_rows().tolist():
            cells = [
                neutralised(table.display(column.key, row).replace("\t", " "))
                if column.kind is Kind.TEXT
                else table.display(column.key, row)
                for column in columns
            ]
            lines.append("\t".join(cells))
        QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
        self.copied.emit(len(lines) - 1)

    def least_width(self, room: int = 0) -> int:
        """Return the width in which no column chosen is out of sight; names may lose their middle in it.

        Columns that can be spared are counted as far as they go into so much `room` with the others, and
        then signs behind whole words.
        """
        most, columns = self._characters(_SCROLLED_NAME), self._shown.table.columns
        needs = {
            section: min(self._need(section), most) if column.key in self._shared else self._need(section)
            for section, column in enumerate(columns)
            if section not in self._left_out and (section in self._spared or not self.isColumnHidden(section))
        }
        edges = self.width() - self.viewport().width()
        for together in self._spared_together():
            if sum(needs.values()) + edges <= room:
                break
            for section in together:
                needs.pop(section, None)
        width = sum(needs.values()) + edges
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1
        sign = max(0, _sign_side(self.fontMetrics()) + 4 * margin - 2 * SPACE)  # beyond what `_need` leaves
        return min(width + len(self._signed) * sign, max(width, room))

    def save_columns(self) -> QByteArray:
        """Return widths and sorting of the columns."""
        state = QByteArray()
        stream = QDataStream(state, QIODevice.OpenModeFlag.WriteOnly)
        stream.writeQString(" ".join(column.key for column in self._shown.table.columns))
        stream.writeBool(self._fitted)
        stream << self.horizontalHeader().saveState()
        stream.writeQString(" ".join(self._shown.table.columns[section].key for section in self._spared))
        return state

    def restore_columns(self, state: QByteArray) -> bool:
        """Bring back what `save_columns` returned; False, changing nothing, if columns differ now."""
        stream = QDataStream(state)
        if stream.readQString() != " ".join(column.key for column in self._shown.table.columns):
            return False
        fitted, header_state = stream.readBool(), QByteArray()
        stream >> header_state
        if not stream.atEnd():  # older states do not say which columns somebody chose
            keys = [column.key for column in self._shown.table.columns]
            self._spared = [keys.index(key) for key in stream.readQString().split() if key in keys]
        self._fitting = True
        restored = self.horizontalHeader().restoreState(header_state)
        self._fitting = False
        self._fitted = fitted and restored
        self._fit()
        return bool(restored)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width; the current row stays in sight where it was."""
        super().resizeEvent(event)
        self._fit()
        if self._is_in_sight(self.currentIndex().row(), event.oldSize().height()):
            self._keep_in_sight()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return lead on."""
        editing = self.state() is QAbstractItemView.State.EditingState  # then Return ends that
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() and not editing:
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def _keep_in_sight(self) -> None:
        """Scroll to the current row, up and down alone."""
        aside = self.horizontalScrollBar().value()
        self.scrollTo(self.currentIndex())
        self.horizontalScrollBar().setValue(aside)

    def _put_in_order(self) -> None:
        """Put the columns that are to come first there, and the others after them."""
        header, keys = self.horizontalHeader(), [column.key for column in self._shown.table.columns]
        for place, key in enumerate((*self._first, *(key for key in keys if key not in self._first))):
            header.moveSection(header.visualIndex(keys.index(key)), place)

    def _fit_anew(self) -> None:
        """Fit the columns to other cells."""
        self._measured = _choice(self._shown.measured_rows())
        self._needs.clear()
        self._fit()

    def _fit_to_choice(self) -> None:
        """Fit the columns to a choice of other rows; sorting moves no titles away from the mouse."""
        rows = self._shown.measured_rows()
        if rows.size and _choice(rows) != self._measured:
            self._fit_anew()

    def _fit_to_cells(self, first: QModelIndex, _last: QModelIndex) -> None:
        """Fit the columns to cells that came where these need more room than those before them."""
        if self._fitted or first.row() >= _MEASURED:
            return
        before, self._needs = self._needs, {}
        if any(self._need(section) > width for section, width in before.items()):
            self._fit()
        else:
            self._needs = before

    def _fit(self) -> None:
        """Give columns the width they need and names what is left, until somebody sets a width by hand."""
        header, room = self.horizontalHeader(), self.viewport().width()
        bar = self.verticalScrollBar()
        # Which columns are shown does not depend on whether there are rows to scroll to.
        spare = 0 if bar.isVisibleTo(self) else bar.sizeHint().width()
        self._fitting = True
        for section in self._spared:
            self.setColumnHidden(section, section in self._left_out)
        shown = [section for section in range(header.count()) if not self.isColumnHidden(section)]
        names = [section for section in shown if self._shown.table.columns[section].key in self._shared]
        if not self._fitted:
            for section in shown:
                header.resizeSection(section, self._need(section))
        most = self._characters(self._readable)
        counted = {section: header.sectionSize(section) for section in shown}
        if not self._fitted:
            parts = {name: most // 2 if name in self._pair else most for name in names}
            counted |= {name: min(counted[name], part) for name, part in parts.items()}
        too_wide = sum(counted.values()) - (room - spare)
        gone, spared = {}, self._spared_together()
        last = spared.pop()[0] if spared and spared[-1][0] in names else -1
        for together in spared:
            cut = 0
            if self._give_way and together is spared[-1]:  # names are cut before it goes
                cut = sum(max(0, counted[name] - self._characters(self._least)) for name in names)
            if too_wide <= cut:
                break
            some = [one for one in together if one not in self._instead and not self.isColumnHidden(one)]
            gone[tuple(some)] = width = sum(counted[one] for one in some)
            too_wide -= width
            for section in some:
                self.setColumnHidden(section, True)
        # A wide one leaves room for others that went before it.
        for sections, width in reversed(gone.items()):
            if too_wide + width <= 0:
                too_wide += width
                for section in sections:
                    self.setColumnHidden(section, False)
        names = [section for section in names if not self.isColumnHidden(section)]
        if not self._fitted:
            others = header.length() - sum(header.sectionSize(section) for section in names)
            least = self._characters(self._least)
            needs = {name: self._need(name) for name in names}
            if others + sum(min(need, least) for need in needs.values()) > room and needs.pop(last, 0):
                self.setColumnHidden(last, True)
            if others + sum(min(need, least) for need in needs.values()) > room:
                least = self._characters(_SCROLLED_NAME)
            for section, width in _shares(needs, room - others).items():
                header.resizeSection(section, max(width, min(needs[section], least)))
        self._fitting = False

    def _spared_together(self) -> list[list[int]]:
        """Return the columns that can be spared, the first to go first, those of a pair together."""
        found: dict[object, list[int]] = {}
        for section in self._spared:
            found.setdefault(self._pair.get(section, section), []).append(section)
        return list(found.values())

    def _need(self, section: int) -> int:
        """Return the width in pixels at which nothing of a column is cut, as far as its first rows tell."""
        if section not in self._needs:
            column = self._shown.table.columns[section]
            title = self.horizontalHeader().fontMetrics().horizontalAdvance(column.list_title) + 3 * SPACE
            measured = self._shown.measured_rows()
            few = column.kind is Kind.TEXT and column.key not in self._shared
            rows = measured[: _MEASURED_WORDS if few else _MEASURED].tolist()
            room = 2 * SPACE
            if column.kind is not Kind.TEXT:
                rows += self._extremes(column.key, measured)
                edge = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1
                margin = self.fontMetrics().horizontalAdvance(MARGIN)
                room = max(room, margin + 1 + 2 * edge)  # widths are rounded, each by itself
                if column.key in self._coloured:
                    side = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, self)
                    room += side + 2 * edge
            texts = (self._shown.table.brief(column.key, row) for row in rows)
            words = {*texts, *self._words.get(column.key, ())}
            cells = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
            if column.key not in self._shared:
                cells = min(cells, self._characters(_WIDEST))
            least = {Kind.EVALUE: 7, Kind.TEXT: 0 if rows else 10, Kind.INTEGER: 0 if rows else 6}.get(
                column.kind, 6
            )
            self._needs[section] = max(title, max(cells, self._characters(least)) + room)
        return self._needs[section]

    def _extremes(self, key: str, rows: NDArray[np.int64]) -> list[int]:
        """Return the rows with a column's lowest and highest numbers: these take the most digits."""
        numbers = self._shown.table.values(key)[rows]
        known = np.flatnonzero(~np.isnan(numbers))
        if not known.size:
            return []
        ends = np.argmin(numbers[known]), np.argmax(numbers[known])
        return [int(rows[known[end]]) for end in ends]

    def _characters(self, number: int) -> int:
        return number * self.fontMetrics().horizontalAdvance("0")

    def _resized(self, _section: int, before: int, now: int) -> None:
        """Keep widths that somebody sets; hiding a column, as sorting does anew, sets none."""
        if not self._fitting and self.isVisible() and before and now:
            self._fitted = True


class _ColumnsMenu(EdgedMenu):
    """A menu whose entries are ticked one after the other, until Esc or a click beside it closes it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the entry under the mouse."""
        self._tick(self.actionAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keys that choose an entry tick it."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._tick(self.activeAction())
        else:
            super().keyPressEvent(event)

    def _tick(self, action: QAction | None) -> None:
        if action is not None:
            action.trigger()


class _Identifiers(Cells):
    """Cells that lose their middle where there is no room, and of several words their end."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set what a cell shows."""
        super().initStyleOption(option, index)
        words = " " in option.text
        option.textElideMode = Qt.TextElideMode.ElideRight if words else Qt.TextElideMode.ElideMiddle


class _Signed(Cells):
    """Cells with their sign behind the words, as high as letters: before them it took their room.

    Words lose their end: of entry names the beginning tells proteins apart that are alike.
    """

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set what a cell shows."""
        super().initStyleOption(option, index)
        side = _sign_side(option.fontMetrics)
        option.decorationSize = QSize(side, side)
        option.decorationPosition = QStyleOptionViewItem.Position.Right


def _sign_side(metrics: QFontMetrics) -> int:
    """Return the pixels of a small sign's side."""
    return metrics.capHeight()


def _choice(rows: NDArray[np.int64]) -> tuple[int, int, int]:
    """Return what tells a choice of rows from others, whatever their order, without sorting millions."""
    return rows.size, int(rows.sum()), int((rows * rows).sum())


def _shares(needs: dict[int, int], room: int) -> dict[int, int]:
    """Split room among columns: who needs less than an equal share leaves the rest of it to the others."""
    shares: dict[int, int] = {}
    for section in sorted(needs, key=needs.__getitem__):
        fair = room // (len(needs) - len(shares))
        shares[section] = min(needs[section], fair)
        room -= shares[section]
    return {section: width + max(0, room) // len(needs) for section, width in shares.items()}
