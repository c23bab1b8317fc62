"""The tables of a network on the screen: families, sequences, and the edges that are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from swathe.core.network.edges import PARTIAL_MEANING, VERDICTS
from swathe.core.network.families import as_bound
from swathe.core.network.naming import AND_OTHERS
from swathe.core.results.columns import Kind
from swathe.core.scoring.significance import evalue_shown
from swathe.core.system.words import bound_text
from swathe.gui.network.colours import group_colours
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.row_table import Cells
from swathe.gui.widgets.table_model import Index, SteadyModel
from swathe.gui.widgets.theme import Colours

if TYPE_CHECKING:
    from swathe.core.network.families import Families, FamilyEdges, FamilyTable, NodeTable


_SWATCH: Final = 32
"""Pixels of a picture of a colour, larger than any that is shown."""
_EDGE: Final = 4
"""Of these, those of the edge that it has in a row chosen."""


def _swatch(colour: QColor) -> QIcon:
    """Return a picture of a colour; in a row chosen, whose ground may be alike, it has an edge."""
    picture = QPixmap(_SWATCH, _SWATCH)
    picture.fill(colour)
    icon = QIcon(picture)
    with QPainter(picture) as painter:
        painter.setPen(QPen(QApplication.palette().highlightedText(), 2 * _EDGE))
        painter.drawRect(picture.rect())
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


class FamilyModel(SteadyModel):
    """A `FamilyTable` on the screen."""

    table: FamilyTable
    _colours: NDArray[np.int64] = np.zeros(0, np.int64)

    def show_colours(self, colours: NDArray[np.int64]) -> None:
        """Have colours beside the numbers of families: of each a place in `group_colours`; none for none."""
        self._colours = colours
        self.rearrange()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; beside the number of a family is its colour in the picture."""
        decorated = role == Qt.ItemDataRole.DecorationRole and index.isValid() and self._colours.size
        if not decorated or self.columns[index.column()].key != "family":
            return super().data(index, role)
        return _swatch(group_colours(QApplication.palette())[self._colours[self.table_row(index.row())]])

    def tooltip(self, key: str, row: int) -> str:
        """Return whose family it is, what is partial in it, what a click on a join shows, or why none is."""
        families = self.table.families
        if key == "family":
            first = families.nodes.brief_names[families.members[row][0]]
            return f"The family of {first}, its first sequence: number {families.numbers[row]:,} in the file"
        if key == "partial_edges" and (words := families.partial_words(row)):
            return f"{words[0].upper()}{words[1:]}: {PARTIAL_MEANING}."
        if key == "holds":
            return f"{super().tooltip(key, row)}{_rounded(float(families.holds[row]))}"
        if key != "joins":
            return super().tooltip(key, row)
        if row in families.joins:
            join = _join(families, row)
            rounded = _rounded(float(families.edges.log10_evalues[families.joins[row][1]]))
            return f"{join}{rounded} Click, or press Return here, to see their alignment."
        if families.sizes.size == 1:
            return "There is nothing else that it could join."
        return (
            f"Edges were found up to E {bound_text(families.found_evalue)}, and no {families.edge} joins "
            "this family to another sequence. A comparison with a higher bound may find one that does."
        )


def _rounded(log10_evalue: float) -> str:
    """Return how *Edges* shows an E-value, in a sentence, where families have more digits of it; else ''."""
    shown = evalue_shown(log10_evalue)
    return "" if as_bound(log10_evalue) == shown else f" In Edges it is {shown}: here it is rounded up."


def _join(families: Families, family: int) -> str:
    """Say which edge joins a family with another."""
    edges, (_, edge) = families.edges, families.joins[family]
    a, b = (families.nodes.brief_names[end] for end in (edges.a[edge], edges.b[edge]))
    return f"{a} and {b} make both one family."


def words_of_best(families: Families, node: int) -> str:
    """Say with which sequence one without an edge has its best, and what it would join with it."""
    bound = bound_text(families.evalue)
    none, family = f"No {families.edge} with E ≤ {bound}", int(families.of_node[node])
    if family not in families.joins:
        return f"{none}, nor any up to {bound_text(families.found_evalue)}."
    other, edge = families.joins[family]
    a, b = int(families.edges.a[edge]), int(families.edges.b[edge])
    name = families.nodes.brief_names[b if a == node else a]
    of = f" of family {families.numbers[other]:,}" if other < families.n_shared else ""
    evalue = evalue_shown(float(families.edges.log10_evalues[edge])).strip()
    return f"{none}. Its best edge found, with {name}{of}, has {evalue}."


class FamilyNames(Cells):
    """Names of families, many of which begin alike: where one of those does not fit, its end is seen."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Let a name without room lose "and others" first, and then its end, or its middle.

        That is where another begins as this one does as far as there is room: it may end with a number.
        """
        super().initStyleOption(option, index)
        margin = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        room = option.rect.width() - 2 * margin
        if option.fontMetrics.horizontalAdvance(option.text) > room:
            if option.text.endswith(AND_OTHERS):
                option.text = f"{option.text.removesuffix(AND_OTHERS)}…"
            right = Qt.TextElideMode.ElideRight
            seen = option.fontMetrics.elidedText(option.text, right, room).rstrip("…")
            model = index.model()
            assert isinstance(model, FamilyModel)
            alike = model.table.begin_alike(seen)
            option.textElideMode = Qt.TextElideMode.ElideMiddle if alike else right


class NodeModel(SteadyModel):
    """A `NodeTable` on the screen: all sequences, or those of a family."""

    table: NodeTable
    _nodes: NDArray[np.int64] = np.zeros(0, np.int64)

    def limit(self, nodes: NDArray[np.int64]) -> None:
        """Show only these sequences, unless there are none."""
        self._nodes = nodes
        self.rearrange()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; the E-value of an edge that is not shown is grey."""
        if role == Qt.ItemDataRole.ForegroundRole and index.isValid():
            beyond = not self.table.families.degrees[self.table_row(index.row())]
            if beyond and self.columns[index.column()].key == "evalue":
                return Colours.of(QApplication.palette()).muted
        return super().data(index, role)

    def tooltip(self, key: str, row: int) -> str:
        """Return the whole header for texts, and what is known of one without an edge."""
        is_text = self.table.column[key].kind is Kind.TEXT
        if key in ("family", "evalue") and not self.table.families.degrees[row]:
            return words_of_best(self.table.families, row)
        return self.table.families.nodes.header(row) if is_text else self.table.display(key, row)

    def _arrange(self) -> None:
        super()._arrange()
        if self._nodes.size:
            self._rows = self._rows[np.isin(self._rows, self._nodes)]


class EdgeModel(SteadyModel):
    """`FamilyEdges` on the screen: the edges up to a bound, all or those of some sequences."""

    table: FamilyEdges
    _within: NDArray[np.bool_] | None = None
    _nodes: NDArray[np.int64] = np.zeros(0, np.int64)

    def limit(self, families: Families, nodes: NDArray[np.int64], *, partial: bool = False) -> None:
        """Show only edges of these families and, unless there are none, only those of these sequences.

        partial : show only partial ones
        """
        self.table.families = families
        self._within = np.zeros(len(self.table), np.bool_)
        self._within[families.rows] = True
        if partial:
            self._within &= self.table.partial
        self._nodes = nodes
        self.rearrange()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell; beside an E-value of which there is something to say stands a sign."""
        signs = role in (Qt.ItemDataRole.DecorationRole, Qt.ItemDataRole.AccessibleTextRole)
        cell = super().data(index, role)
        if not signs or not index.isValid() or self.columns[index.column()].key != "evalue":
            return cell
        remarks = self.table.remarks(self.table_row(index.row()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " ".join((f"{cell}.", *remarks)) if remarks else cell
        return icon("warning", QApplication.palette()) if remarks else cell

    def tooltip(self, key: str, row: int) -> str:
        """Return the whole header for names, remarks on an E-value, and how much a partial edge covers."""
        if key in ("evalue", "bits"):
            return "\n".join((self.table.display(key, row), *self.table.remarks(row)))
        if key == "verdict":
            return "\n".join(filter(None, (f"{VERDICTS}.", self.table.extent(row))))
        if key in ("partial", "fragment", "coverage") and (said := self.table.extent(row)):
            return said
        if self.table.column[key].kind is Kind.TEXT and key not in (
            "query",
            "partial",
            "fragment",
            "remarks",
        ):
            return self.table.header(key[-1], row)
        return self.table.display(key, row)

    def _arrange(self) -> None:
        super()._arrange()
        if self._within is None or self._within.size != len(self.table):
            return
        rows = self._rows[self._within[self._rows]]
        if self._nodes.size:
            near = np.isin(self.table.a[rows], self._nodes) | np.isin(self.table.b[rows], self._nodes)
            rows = rows[near]
        self._rows = rows
