"""Which columns the hit table shows: every column in its group, found by words."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from swathe.core.headers.text import READ
from swathe.core.results.columns import Column
from swathe.core.results.hits import COLUMNS, HitTable
from swathe.gui.widgets.outlined_boxes import OutlinedBoxes
from swathe.gui.widgets.theme import SPACE, Colours
from swathe.gui.widgets.words_edit import WordsEdit

_SECTION: Final = int(Qt.ItemDataRole.UserRole)
_HIT: Final = "The hit"
_SCORE: Final = "Score and E-value"
_ALIGNMENT: Final = "Alignment"
_TEST: Final = "Significance test"
_MARKS: Final = "Marks"
GROUPS: Final = (_HIT, _SCORE, _ALIGNMENT, _TEST, _MARKS)
_OF_THE_HIT: Final = frozenset((*READ, "rank", "record", "subject_length", "lineage", "database"))
_NO_ROOM: Final = (
    "\n\nThere is no room for it now. It comes back where the table is wide enough, as in a wider window or "
    "without the search form. To see it all the same, untick it and tick it again."
)
_SIZE: Final = (38, 24)
"""Letters across and lines down."""
_EDGES: Final = QSize(4 * SPACE, 4 * SPACE)
"""Room on the screen around a menu's content."""


def group_of(column: Column[HitTable]) -> str:
    """Return the group in which a column is listed."""
    if column.mark:
        return _MARKS
    if column.needs_permutation or column.key == "verdict":
        return _TEST
    if column.key in _OF_THE_HIT:
        return _HIT
    return _ALIGNMENT if column.needs_alignment else _SCORE


def names_of(sections: Iterable[int], *, quoted: bool = False) -> str:
    """Return the names of some columns: ``Bits and Length``, or in quotation marks; '' for none."""
    names = [COLUMNS[section].list_title for section in sections]
    *others, last = [f"“{name}”" for name in names] if quoted else names or [""]
    return f"{', '.join(others)} and {last}" if others else last


class _ColumnList(QTreeWidget):
    """The columns under their groups, whose names keys pass over; Up from the first column goes out.

    Signals
    -------
    left_upwards() : Up was pressed on the first column
    """

    left_upwards = Signal()

    def sizeHint(self) -> QSize:
        """Ask for room for most of the columns."""
        metrics = self.fontMetrics()
        return QSize(_SIZE[0] * metrics.averageCharWidth(), _SIZE[1] * metrics.lineSpacing())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the first column upwards; go on from a group's name, on which nothing shows the focus."""
        up = event.key() == Qt.Key.Key_Up
        if up and self.currentItem() is self._first():
            self.left_upwards.emit()
            return
        super().keyPressEvent(event)
        reached = self.currentItem()
        if reached is not None and reached.parent() is None:
            beside = self.itemAbove(reached) if up else self.itemBelow(reached)
            if beside is not None:
                self.setCurrentItem(beside)

    def _first(self) -> QTreeWidgetItem | None:
        """Return the first column listed that keys reach."""
        for group in map(self.topLevelItem, range(self.topLevelItemCount())):
            for item in map(group.child, range(group.childCount())) if group is not None else ():
                if item is not None and not (item.isHidden() or item.isDisabled()):
                    return item
        return None


class _Notes(QStyledItemDelegate):
    """Draw what is noted on columns in grey."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave the colour of a selected row as it is."""
        super().initStyleOption(option, index)
        option.palette.setColor(QPalette.ColorRole.Text, Colours.of(option.widget.palette()).muted)


class ColumnChooser(QWidget):
    """List the columns under their groups, each with a box.

    Signals
    -------
    chosen(int, bool) : a column, by its index into `core.results.hits.COLUMNS`, is to be shown or hidden
    usual_wanted() : the usual columns are to be shown
    """

    chosen = Signal(int, bool)
    usual_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = WordsEdit("Find a column", "Find a column (Down: the list)")
        self.list = _ColumnList()
        self.list.setAccessibleName("Columns")
        self.list.setColumnCount(2)  # names, and notes on them
        self.list.setHeaderHidden(True)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.setItemDelegateForColumn(1, _Notes(self.list))
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(2 * SPACE)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setItemDelegate(OutlinedBoxes(self.list))
        self.usual_button = QPushButton("Usual columns")
        self.usual_button.clicked.connect(self.usual_wanted)
        self._items: list[QTreeWidgetItem] = []
        self._groups: dict[str, QTreeWidgetItem] = {}
        self._tested = False
        self._titled: set[int] = set()  # columns in whose names the words occur
        self.none_found = QLabel()
        self.none_found.setWordWrap(True)
        self.none_found.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._found = QStackedWidget()
        self._found.addWidget(self.list)
        self._found.addWidget(self.none_found)
        self._fill()
        self._lay_out()
        self.words.textChanged.connect(self._find)
        self.words.returnPressed.connect(self._go_down)
        self.list.left_upwards.connect(self.words.setFocus)
        self.list.itemChanged.connect(self._changed)
        self._find("")

    def sizeHint(self) -> QSize:
        """Ask for no more than the screen has room for: a menu would go on in a second, empty column."""
        return super().sizeHint().boundedTo(self.screen().availableSize() - _EDGES)

    def show_chosen(self, sections: Iterable[int], without_room: Collection[int] = ()) -> None:
        """Tick the columns on the screen, the last of which cannot be taken away, and those without room."""
        shown = set(sections)
        with QSignalBlocker(self.list):
            for section, item in enumerate(self._items):
                chosen = section in shown or section in without_room
                item.setCheckState(0, Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
                item.setText(1, "no room" if section in without_room else "")
                tip = COLUMNS[section].window_tip + (_NO_ROOM if section in without_room else "")
                for place in range(self.list.columnCount()):
                    item.setToolTip(place, tip)
                last = shown == {section}
                item.setFlags(
                    item.flags() & ~Qt.ItemFlag.ItemIsEnabled
                    if last
                    else item.flags() | Qt.ItemFlag.ItemIsEnabled
                )
        self.list.viewport().update()

    def offer_tests(self, offered: bool) -> None:
        """List the columns of pairwise significance where some hits have it."""
        self._tested = offered
        self._find(self.words.text())

    def is_chosen(self, section: int) -> bool:
        """Whether a column is ticked."""
        return self._items[section].checkState(0) == Qt.CheckState.Checked

    def choose(self, section: int, shown: bool) -> None:
        """Tick a column or untick it, as a click on its box does; one that cannot be changed stays."""
        if self._items[section].flags() & Qt.ItemFlag.ItemIsEnabled:
            self._items[section].setCheckState(0, Qt.CheckState.Checked if shown else Qt.CheckState.Unchecked)

    def listed(self) -> list[int]:
        """Return the columns that the words leave in the list."""
        return [section for section, item in enumerate(self._items) if not item.isHidden()]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round: in a menu it would go to the menu, whose keys choose none of what is here."""
        stops = [self.words, *([self.list] if self.listed() else []), self.usual_button]
        here = next((place for place, stop in enumerate(stops) if stop.hasFocus()), -1)
        after = stops[(here + (1 if forward else -1)) % len(stops)]
        if after is self.list:
            self._go_down()
        else:
            after.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    # Inside

    def _fill(self) -> None:
        for name in GROUPS:
            group = QTreeWidgetItem(self.list, [name])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = group.font(0)
            font.setBold(True)
            group.setFont(0, font)
            self._groups[name] = group
        for section, column in enumerate(COLUMNS):
            item = QTreeWidgetItem(self._groups[group_of(column)], [column.name])
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
            )
            item.setData(0, _SECTION, section)
            item.setCheckState(0, Qt.CheckState.Unchecked)
            self._items.append(item)
        self.list.expandAll()

    def _find(self, words: str) -> None:
        """List the columns in whose names, meanings or groups every word occurs."""
        wanted = words.casefold().split()
        self._titled = set()
        for section, item in enumerate(self._items):
            column = COLUMNS[section]
            title = f"{item.text(0)} {column.title}".casefold()
            text = f"{title} {column.window_tip} {group_of(column)}".casefold()
            if all(word in title for word in wanted):
                self._titled.add(section)
            untested = column.needs_permutation and not self._tested
            item.setHidden(untested or not all(word in text for word in wanted))
        tests = " Those of the significance test are listed once a hit was tested (Ctrl+P)."
        self.none_found.setText(
            f"No column has “{words.strip()}” in its name or meaning.{'' if self._tested else tests}"
        )
        self._found.setCurrentWidget(self.list if self.listed() else self.none_found)
        left = {group_of(COLUMNS[section]) for section in self.listed()}
        for name, group in self._groups.items():
            group.setHidden(name not in left)

    def _go_down(self) -> None:
        """Go to the first column found: by its name, or else by its meaning or group."""
        listed = self.listed()
        if listed:
            self.list.setFocus()

            def place(section: int) -> tuple[bool, int, int]:
                return section not in self._titled, GROUPS.index(group_of(COLUMNS[section])), section

            first = min(listed, key=place)
            self.list.setCurrentItem(self._items[first])

    def _changed(self, item: QTreeWidgetItem) -> None:
        section = item.data(0, _SECTION)
        if section is not None:
            self.chosen.emit(section, item.checkState(0) == Qt.CheckState.Checked)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.usual_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self.words)
        layout.addWidget(self._found, 1)
        layout.addLayout(foot)
