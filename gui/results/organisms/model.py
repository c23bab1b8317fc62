"""Organisms as a tree: each with its hits below it, made only when somebody looks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from swathe.core.results.hits import HitTable
from swathe.core.results.organisms import ORGANISM_COLUMNS, OrganismTable
from swathe.gui.widgets.table_model import Index, header_of, side_of
from swathe.gui.widgets.tooltips import tooltip_text

COLUMNS: Final = tuple(column for column in ORGANISM_COLUMNS if column.key != "best_hit")
MOST_HITS: Final = 1_000
"""Hits of an organism that the tree lists; it says how many more there are."""

_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
NARROW_TIP: Final = "Double-click it, and the table shows its hits alone"
_TOP: Final = 0
"""Internal id of organisms; a hit has that of its organism, from 1."""


class OrganismModel(QAbstractItemModel):
    """An `OrganismTable` in the order somebody sorts it by, and each organism's hits in the table's order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: HitTable | None = None
        self._organisms: OrganismTable | None = None
        self._order: NDArray[np.int64] = np.empty(0, np.int64)
        self._places: NDArray[np.int64] = self._order
        self._members: dict[int, NDArray[np.int64]] = {}
        self._sorting = ("hits", True)

    def show(self, hits: HitTable | None, organisms: OrganismTable | None) -> None:
        """Show the organisms of some hits; None for none."""
        self.beginResetModel()
        self._hits, self._organisms = hits, organisms
        self._members.clear()
        self._arrange()
        self.endResetModel()

    def organism_at(self, index: Index) -> int:
        """Return the row in the `OrganismTable` of an organism, or of the hit's; -1 for none."""
        if not index.isValid():
            return -1
        return int(self._order[index.row()]) if index.internalId() == _TOP else index.internalId() - 1

    def hit_at(self, index: Index) -> int:
        """Return the row in the `HitTable` of a hit; -1 for an organism, and for the line of what is left."""
        if not index.isValid() or index.internalId() == _TOP:
            return -1
        members = self._members_of(index.internalId() - 1)
        return int(members[index.row()]) if index.row() < min(len(members), MOST_HITS) else -1

    def index_of(self, organism: int) -> QModelIndex:
        """Return where an organism is listed."""
        return self.index(int(self._places[organism]), 0)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the organisms; ties keep the order of their best hits."""
        self._sorting = (COLUMNS[max(column, 0)].key, order == Qt.SortOrder.DescendingOrder)
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        organisms = [self.organism_at(index) for index in old]
        self._arrange()
        new = []
        for index, organism in zip(old, organisms, strict=True):
            top = index.internalId() == _TOP
            place = int(self._places[organism]) if top else index.row()
            new.append(self.createIndex(place, index.column(), index.internalId()))
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    # Qt's side

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Return the place of an organism, or of a hit below one."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, self.organism_at(parent) + 1 if parent.isValid() else _TOP)

    def parent(  # type: ignore[override]  # Qt has two of that name, the stubs one
        self,
        index: Index = QModelIndex(),  # noqa: B008 - Qt's own default
    ) -> QModelIndex:
        """Return the organism of a hit."""
        if not index.isValid() or index.internalId() == _TOP:
            return QModelIndex()
        return self.createIndex(int(self._places[index.internalId() - 1]), 0, _TOP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of organisms, or of lines below one."""
        if not parent.isValid():
            return len(self._order)
        if parent.internalId() != _TOP or parent.column() or self._organisms is None:
            return 0
        return min(int(self._organisms.counts[self.organism_at(parent)]), MOST_HITS + 1)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        """Return a cell's text, tooltip or alignment."""
        if not index.isValid() or self._organisms is None:
            return None
        if role == _ALIGNMENT:
            return side_of(COLUMNS[index.column()])
        if role in (_DISPLAY, _TOOLTIP, _ACCESSIBLE):
            own = index.internalId() == _TOP
            cell = self._organism_cell(index, role) if own else self._hit_cell(index, role)
            return tooltip_text(cell) if role == _TOOLTIP else cell
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        """Return a column's title, meaning or alignment."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        return header_of(COLUMNS[section], role)

    # Inside

    def _arrange(self) -> None:
        organisms = self._organisms
        self._order = organisms.order_by(*self._sorting) if organisms is not None else np.empty(0, np.int64)
        self._places = np.empty(len(self._order), np.int64)
        self._places[self._order] = np.arange(len(self._order))

    def _members_of(self, organism: int) -> NDArray[np.int64]:
        if organism not in self._members:
            assert self._organisms is not None
            self._members[organism] = self._organisms.members(organism)
        return self._members[organism]

    def _organism_cell(self, index: Index, role: int) -> str:
        assert self._organisms is not None
        key, row = COLUMNS[index.column()].key, self.organism_at(index)
        text = self._organisms.display(key, row)
        if key == "organism":
            name = text or "No organism given"
            return f"{name}\n{NARROW_TIP}" if role == _TOOLTIP else name
        return f"{COLUMNS[index.column()].title}: {text}" if role == _ACCESSIBLE else text

    def _hit_cell(self, index: Index, role: int) -> str:
        assert self._hits is not None
        key, row = COLUMNS[index.column()].key, self.hit_at(index)
        if row < 0:
            more = len(self._members_of(index.internalId() - 1)) - MOST_HITS
            words = f"{more:,} more: press Return on the organism to see them in the table"
            return words if key == "organism" else ""
        if key == "organism":
            if role == _TOOLTIP:
                return self._hits.header(row)[:2_000]
            names = (("entry", "subject"), ("protein", "description"))
            return "  ".join(self._hits.text(a, row) or self._hits.text(b, row) for a, b in names)
        return "" if key == "hits" else self._hits.display(key, row)
