"""The taxa of the hits as a tree, from the domains down to the species."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from swathe.core.results.hits import HitTable
from swathe.core.results.lineages import Node
from swathe.gui.results.organisms.model import NARROW_TIP
from swathe.gui.widgets.table_model import Index
from swathe.gui.widgets.tooltips import tooltip_text

TITLES: Final = ("Taxon", "Hits", "E-value", "Score")
_MEANINGS: Final = (
    "As NCBI's taxonomy names it",
    "Hits of it and of all below it",
    "Lowest E-value of these",
    "Score of the hit with it",
)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class LineageModel(QAbstractItemModel):
    """Nodes of a tree, the ones with the most hits first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: HitTable | None = None
        self._nodes: list[Node] = []
        self._tops: list[Node] = []
        self._numbers: dict[int, int] = {}
        self._places: list[int] = []

    def show(self, hits: HitTable | None, tops: list[Node]) -> None:
        """Show a tree; none for no nodes."""
        self.beginResetModel()
        self._hits, self._tops = hits, tops
        self._nodes, self._places = [], []
        waiting = [(place, node) for place, node in enumerate(tops)]
        while waiting:
            place, node = waiting.pop()
            self._nodes.append(node)
            self._places.append(place)
            waiting += enumerate(node.below)
        self._numbers = {id(node): number for number, node in enumerate(self._nodes)}
        self.endResetModel()

    def node(self, index: Index) -> Node | None:
        """Return the taxon of a line."""
        return self._nodes[index.internalId()] if index.isValid() else None

    # Qt's side

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Return the place of a taxon."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        node = self.node(parent)
        below = self._tops if node is None else node.below
        return self.createIndex(row, column, self._numbers[id(below[row])])

    def parent(  # type: ignore[override]  # Qt has two of that name, the stubs one
        self,
        index: Index = QModelIndex(),  # noqa: B008 - Qt's own default
    ) -> QModelIndex:
        """Return the taxon that one belongs to."""
        node = self.node(index)
        if node is None or node.above is None:
            return QModelIndex()
        number = self._numbers[id(node.above)]
        return self.createIndex(self._places[number], 0, number)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many taxa belong to one."""
        if parent.isValid() and parent.column():
            return 0
        node = self.node(parent)
        return len(self._tops if node is None else node.below)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of columns."""
        return len(TITLES)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, tooltip or alignment."""
        node = self.node(index)
        if node is None or self._hits is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() else None
        if role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        cell = (
            node.name,
            f"{node.count:,}",
            self._hits.display("evalue", node.best),
            self._hits.display("score", node.best),
        )[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and not index.column():
            name = f"{node.name} · {node.rank} · {node.taxon}" if node.taxon else node.name
            return tooltip_text(f"{name}\n{NARROW_TIP}")
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column():
            return f"{TITLES[index.column()]}: {cell}"
        return cell

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a column's title, meaning or alignment."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(TITLES):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return TITLES[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return _MEANINGS[section]
        return _RIGHT if role == Qt.ItemDataRole.TextAlignmentRole and section else None
