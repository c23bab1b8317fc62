"""The picture of a network: sequences as dots in the colours of their families, edges as lines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import QMenu, QToolTip

from swathe.core.headers.brief import brief_description
from swathe.core.headers.fields import organism_of
from swathe.core.network.edges import EdgeTable, Nodes
from swathe.core.network.families import Families
from swathe.core.results.partial import PARTIAL
from swathe.core.scoring.significance import evalue_shown
from swathe.core.system.words import bound_text, counted, shortened
from swathe.gui.network.colours import ColourBy, Group, colouring, group_colours
from swathe.gui.widgets.chart import Chart
from swathe.gui.widgets.file_dialogs import stem_of
from swathe.gui.widgets.theme import Colours, blend
from swathe.gui.widgets.tooltips import tooltip_text

_REACH: Final = 6
"""Pixels between the mouse and the dot or line it means."""
_NAMED: Final = 45
"""Sequences in sight up to which each has its name beside it."""
_FAMILIES_NAMED: Final = 100
"""Largest families in sight that have a name where there is room for it, else their number."""
_ALONG: Final = (0.5, 0.42, 0.58, 0.34, 0.66)
"""Which part of a family's name may stand over its middle, the best first."""
_BESIDE: Final = 2.5
_BESIDE_PAIRS: Final = 1.5
"""What a family's name may be wider than the family, neighbours in it being 1 apart."""
_LEAST_ROOM: Final = 60
"""Pixels that the name of a family has at least, but for a pair among many."""
_LONGEST: Final = 28
"""Characters of a name in the picture."""
_SMOOTH: Final = 8_000
"""Edges up to which lines are drawn smooth: of more, that would hold up zooming."""
_FEW_EDGES: Final = 100
"""Edges of a family up to which each is a line by itself, however many there are elsewhere."""
_DASHES: Final = None, (5, 4)
"""Pixels of dashes and gaps of lines: those of partial edges."""
_FAINT: Final = 30.0
"""Square root of the number of edges from which on lines let one another through."""
_ALONE: Final = 4.0
_LEAST: Final = 7.0
_MOST: Final = 15.0
"""Pixels of a dot: of a sequence without an edge, with one, with many."""
_LINES_AWAY: Final = 6
"""Lines of text that the name of a sequence with a ring may be away from that, at most."""
_LEADS: Final = 3.0
"""Pixels from a ring to its name from which on a line leads from one to the other."""
_LEADER: Final = 2.0
"""Pixels of that line."""
_NEARBY: Final = 40.0
"""Pixels around a label within which it may be taken for the name of a dot."""
_ROOM: Final = 0.85
"""Share of the distance to its neighbour that a dot may take, before it gets smaller."""
_SMALLEST: Final = 0.35
"""What dots get smaller to, at most."""
_RING: Final = 7.0
_RING_LINE: Final = 2.5
_RING_LINE_CURRENT: Final = 4.0
"""Pixels that a ring is wider than its dot, of its line, and of that of the sequence chosen."""
_MANY: Final = 40
"""Sequences from which on rings are rims of their dots, and edges of one from which on lines are thin.

Broader ones are one black spot, and hide the colours.
"""
_THIN: Final = 1.0
"""Pixels of these lines, and of how much wider these rims are than their dots."""
_RING_ROOM: Final = 16
"""Pixels between the edge of the picture and the middle of a dot that is brought in sight."""
_MOST_ROOM: Final = 170
"""Pixels that it has where nothing else is in its way."""
_TALL: Final = 80
"""Pixels of a large family's height from which on its name may stand in its middle, without room above."""
_NAME_LINES: Final = 2.5
_CAPTION_LINES: Final = 1.0
"""Lines of text for which there is room over the picture, and below those without an edge."""
_MOST_ROOM_ABOVE: Final = 0.2
"""Share of its height that they take at most."""
_BREAK: Final = re.compile(r"(?<=[\s/-])(?=[^\s/-])")
"""Where a name may go on in the next line, or be cut: after a space, a slash or a hyphen."""
_LEGEND_SHARE: Final = 1 / 3
"""Share of the height that the legend takes at most."""
_PUNCTUATION: Final = " ,;:./-([{"
"""What no cut name ends with."""
_AROUND: Final = 1
"""Pixels of ground around a label's words."""
_LABEL_PAUSE_MS: Final = 60
_NO_WAY: Final = 1e-9
"""What ends of a line differ by at least along an axis, neighbours being 1 apart: one divides by it."""

Floats = NDArray[np.float64]
_Spot = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class _Label:
    """Words in the picture.

    Parameters
    ----------
    text : one line or two
    spots : where they may stand, the best first: which point of them (of their width, of their height) is
        at (x, y)
    whole : a family's name uncut, where there is room for it
    over : where that may stand, as in `spots`
    bold : as the name of a family is, and that of the sequence chosen
    node, family : what they name; -1 for none
    insists : whether a line may lead to them over dots, and they stand over some where nothing else is free
    """

    text: str
    spots: tuple[_Spot, ...]
    whole: str = ""
    over: tuple[_Spot, ...] = ()
    bold: bool = False
    node: int = -1
    family: int = -1
    insists: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Dots:
    """All dots in the scene, the uppermost first: so those near a label are found without a look at all.

    Parameters
    ----------
    nodes : int64[n]; x, y, half : float64[n], their middle and half their width
    ringed : float64[n] half their width with the rings that some have
    group : int64[n] the family of each, one for all those without an edge
    """

    nodes: NDArray[np.int64]
    x: Floats
    y: Floats
    half: Floats
    ringed: Floats
    group: NDArray[np.int64]

    def near(self, area: QRectF) -> slice:
        """Return those that may reach into an area, as far up and down."""
        largest = float(self.ringed.max())
        return slice(*np.searchsorted(self.y, [area.top() - largest, area.bottom() + largest]))

    def crossed(self, line: QLineF, node: int) -> bool:
        """Return whether a line leads over a dot of another sequence."""
        near = self.near(QRectF(line.p1(), line.p2()).normalized())
        x, y = self.x[near] - line.x1(), self.y[near] - line.y1()
        share = np.clip((x * line.dx() + y * line.dy()) / max(line.length() ** 2, 1e-9), 0.0, 1.0)
        beside = np.hypot(x - share * line.dx(), y - share * line.dy())
        return bool(((beside < self.ringed[near]) & (self.nodes[near] != node)).any())


def words_of_node(families: Families, node: int) -> str:
    """Return what a sequence is, in lines: its name, protein, organism, figures and family."""
    nodes = families.nodes
    family, header = int(families.of_node[node]), nodes.header(node)
    shared = families.sizes[family] > 1
    figures = counted(int(nodes.lengths[node]), "residue"), families.edges_words(node)
    lines = [nodes.brief_names[node], brief_description(header)[:200], organism_of(header)]
    lines.append(" · ".join(figures))
    if shared:
        lines.append(_words_of_family(families, family))
    return "\n".join(filter(None, lines))


def as_query_words(nodes: Nodes, node: int) -> str:
    """Return what the command is called that makes a sequence the query of a search."""
    return f"Use {nodes.brief_names[node]} as the query".replace("&", "&&")


def partial_edges(edges: EdgeTable, rows: NDArray[np.int64]) -> str:
    """Return how many of some edges are partial: ``681 partial edges``; '' for none."""
    partial = int(np.count_nonzero(edges.partial[rows]))
    return counted(partial, "partial edge") if partial else ""


def dashed_words(edges: EdgeTable, rows: NDArray[np.int64]) -> str:
    """Return what dashed lines are where some edges are drawn, in a sentence; '' where there are none."""
    partial = partial_edges(edges, rows)
    return f"Dashed: {partial}, less than {PARTIAL:g} % of one sequence aligned." if partial else ""


def _words_of_family(families: Families, family: int) -> str:
    """Return number, name and size of a family, and how many of its edges are partial where any are."""
    sizes = counted(int(families.sizes[family]), "sequence")
    words = f"Family {families.numbers[family]:,}, {families.name(family)}, of {sizes}"
    return "; ".join(filter(None, (words, families.partial_words(family))))


def _without_end(pieces: list[str]) -> str:
    """Return the pieces of a name without the space and punctuation at their end."""
    return "".join(pieces).strip().rstrip(_PUNCTUATION)


def _with_size(name: str, group: Group) -> str:
    """Return a name with how many sequences a group has: ``H. sapiens (26)``."""
    return f"{name} ({group.size:,})"


def _crosses(line: QLineF, area: QRectF) -> bool:
    """Return whether a line that ends outside an area leads over it: over one of its diagonals."""
    corners = (
        QLineF(area.topLeft(), area.bottomRight()),
        QLineF(area.topRight(), area.bottomLeft()),
    )
    return any(_meet(line, one) for one in corners)


def _meet(line: QLineF, other: QLineF) -> bool:
    """Return whether two lines cross between their ends."""
    return line.intersects(other)[0] == QLineF.IntersectionType.BoundedIntersection


def _in_area(ends: Floats, area: QRectF) -> tuple[Floats, NDArray[np.bool_]]:
    """Return the parts of lines within an area, as the lines are given: float64[2 k, 2], two ends each.

    SVG drawings need them: Qt writes no clipping that all programs know. And which lines have a part there.
    """
    begins, along = ends[::2], ends[1::2] - ends[::2]
    along = np.where(np.abs(along) < _NO_WAY, _NO_WAY, along)
    one, other = (
        (corner - begins) / along for corner in ([area.left(), area.top()], [area.right(), area.bottom()])
    )
    enter = np.clip(np.minimum(one, other).max(axis=1), 0.0, 1.0)
    leave = np.clip(np.maximum(one, other).min(axis=1), 0.0, 1.0)
    shares = np.stack([enter, leave], axis=1)[:, :, None]
    within: NDArray[np.bool_] = enter < leave
    parts: Floats = (begins[:, None] + shares * along[:, None])[within]
    return parts.reshape(-1, 2), within


def _colour(label: pg.TextItem, colours: Colours) -> None:
    """Give a label the colours of the picture; its ground lets what is behind it through."""
    ground = QColor(colours.background)
    ground.setAlphaF(0.72)
    label.fill = pg.mkBrush(ground)
    label.setColor(colours.text)


class _Swatch(pg.ItemSample):
    """The colour of a group in the legend, which a click does not hide."""

    def mouseClickEvent(self, event: object) -> None:
        """Do nothing."""


class NetworkPicture(Chart):
    """Draw a network; the mouse or keys zoom and pan it.

    file : name of the file that the sequences are of
    made : when and with what the network was found, for files

    Signals
    -------
    node_chosen(int) : a sequence was clicked; -1 where nothing was
    edge_chosen(int) : an edge was clicked, a row of the table of edges
    sight_changed() : another part of the network is in sight, or all of it
    query_wanted(int) : a sequence is to be the query of a search
    """

    node_chosen = Signal(int)
    edge_chosen = Signal(int)
    sight_changed = Signal()
    query_wanted = Signal(int)
    legend_columns = 6
    legend_toggles = False
    as_slide = True

    def __init__(self, file: str = "", made: str = "") -> None:
        super().__init__("Network")
        self._file = file
        self._made = made
        self.of = stem_of(Path(file))
        self.colour_by = ColourBy.FAMILY
        self._families: Families | None = None
        self._places: Floats = np.zeros((0, 2))
        self._apart = np.zeros(0, np.bool_)  # those laid out as sequences without an edge
        self._parts: NDArray[np.int64] = np.zeros(0, np.int64)  # of each, the family that it was laid out in
        self._nodes: NDArray[np.int64] = np.zeros(0, np.int64)
        self._current = -1
        self._sizes: Floats = np.zeros(0)
        self._usual = _LEAST
        self._scale = 1.0
        self._edge = -1
        self._whole: list[list[float]] = []
        self._only: NDArray[np.bool_] | None = None  # the sequences that are drawn alone
        self._saving = False  # whether the legend is of the part in sight alone
        self._left: QRectF | None = None  # the part in sight before what words find was not in it
        for side in ("left", "bottom"):
            self.plot.hideAxis(side)
        self.plot.showGrid(x=False, y=False)
        self.plot.setAspectLocked(True)
        self.plot.setMenuEnabled(False)
        self._lines, self._dashed_lines, self._few_lines, self._dashed_few_lines = (
            pg.PlotCurveItem(connect="pairs", antialias=few) for few in (False, False, True, True)
        )
        self._near, self._dashed_near = (pg.PlotCurveItem(connect="pairs", antialias=True) for _ in _DASHES)
        self._leaders = pg.PlotCurveItem(connect="pairs", antialias=True)
        self._dots = pg.ScatterPlotItem(pxMode=True)
        self._rings = pg.ScatterPlotItem(pxMode=True)
        for item, ignored in (
            (self._lines, True),
            (self._dashed_lines, True),
            (self._few_lines, True),
            (self._dashed_few_lines, True),
            (self._near, True),
            (self._dashed_near, True),
            (self._leaders, True),
            (self._dots, False),
            (self._rings, True),
        ):
            self.plot.addItem(item, ignoreBounds=ignored)
        self.legend.setSampleType(_Swatch)
        self._groups: tuple[Group, ...] = ()
        self._labels: list[pg.TextItem] = []
        self._labelled: list[int] = []  # the family that each of the labels shown names, -1 for none
        self._named: dict[int, str] = {}  # families that have a name or number in the picture, with that
        self._numbered: set[int] = set()  # those of them that have a number
        self._in_sight: list[int] = []  # families of two or more
        self._label_pause = QTimer(self, singleShot=True, interval=_LABEL_PAUSE_MS)
        self._label_pause.timeout.connect(self._label)
        self.plot.getViewBox().sigRangeChanged.connect(self._zoomed)
        self.plot.scene().sigMouseClicked.connect(self._clicked)
        self.plot.scene().sigMouseMoved.connect(self._moved)
        self.follow_palette()

    # What is shown

    def show_network(self, families: Families, places: Floats) -> None:
        """Draw a network: float64[n, 2] places of its sequences, laid out by these families."""
        self._families, self._places, self._apart = families, places, families.degrees == 0
        self._parts, self._left = families.of_node, None
        self._nodes, self._current, self._edge = np.zeros(0, np.int64), -1, -1
        self._draw()
        self.show_all()

    def set_families(self, families: Families) -> None:
        """Draw the edges up to another E-value, with the families that they make."""
        self._families = families
        if self._edge >= 0 and self._edge not in families.rows:
            self._edge = -1
        self._draw()

    def set_colour_by(self, by: ColourBy) -> None:
        """Colour sequences by what some have in common."""
        self.colour_by = by
        self._draw()

    def mark_nodes(self, nodes: NDArray[np.int64], current: int = -1) -> None:
        """Put rings around sequences, a stronger one around `current`; draw the edges of it or a lone one."""
        self._nodes, self._current, self._edge = nodes, current, -1
        self._mark()

    def mark_edge(self, row: int) -> None:
        """Draw an edge, a row of the table of edges, and put rings around its ends."""
        assert self._families is not None
        edges = self._families.edges
        self._edge, self._current = row, -1
        self._nodes = np.array([edges.a[row], edges.b[row]])
        self._mark()

    def show_nodes(self, nodes: NDArray[np.int64]) -> None:
        """Zoom to sequences."""
        if not nodes.size or not len(self._places):
            return
        low, high = self._places[nodes].min(axis=0), self._places[nodes].max(axis=0)
        middle, half = (low + high) / 2, np.maximum((high - low) / 2, 2.0)
        (left, bottom), (right, top) = middle - half, middle + half
        self.plot.setRange(QRectF(left, bottom, right - left, top - bottom), padding=0.15)

    def bring_in_sight(self, nodes: NDArray[np.int64]) -> None:
        """Have all of some sequences in sight: where they are not, in the middle, where names have room.

        The picture is zoomed only where they would not fit.
        """
        sight = self.plot.getViewBox().viewRect()
        if not nodes.size or self._are_in_sight(nodes).all():
            return
        low, high = self._places[nodes].min(axis=0), self._places[nodes].max(axis=0)
        room = np.array([sight.width(), sight.height()]) - 2 * _RING_ROOM * self._per_pixel
        if (high - low > room).any():
            self.show_nodes(nodes)
            return
        across, up = (low + high) / 2 - [sight.center().x(), sight.center().y()]
        self.plot.getViewBox().translateBy(x=float(across), y=float(up))

    def show_some(self, nodes: NDArray[np.int64]) -> None:
        """Show the whole network where none of some sequences is in sight.

        Where one is in the part that was left so, or they are none, that part is shown again: a word that is
        typed finds others with its first letters.
        """
        if not self.shows_all:
            self._left = None  # somebody has zoomed since
        if self._left is not None and (not nodes.size or self._are_within(self._left, nodes).any()):
            self.plot.setRange(self._left, padding=0)
            self._left = None
        elif nodes.size and not self._are_in_sight(nodes).any():
            self._left = self.plot.getViewBox().targetRect()
            self.show_all()

    def show_all(self) -> None:
        """Show the whole network."""
        if len(self._places):
            low, high = self._places.min(axis=0), self._places.max(axis=0)
            size = np.maximum(high - low, 2.0)
            line = self.fontMetrics().height() / max(self.height() - self.legend_height, 1)
            above = min(_NAME_LINES * line, _MOST_ROOM_ABOVE) * size[1]  # of the names over the first row
            below = min(_CAPTION_LINES * line, _MOST_ROOM_ABOVE) * size[1] if self._apart.any() else 0.0
            self.plot.setRange(QRectF(low[0], low[1] - below, size[0], size[1] + above + below), padding=0.05)
            self._whole = self.plot.getViewBox().targetRange()
            self.sight_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on showing the whole network, where that was shown, with room for the names above it."""
        super().resizeEvent(event)
        if self.shows_all:
            self.show_all()

    def place_of(self, node: int) -> QPoint:
        """Return where a sequence is in the view, in its pixels."""
        return self._pixels(self._places[node])

    def place_between(self, row: int) -> QPoint:
        """Return where the middle of an edge is in the view, in its pixels."""
        assert self._families is not None
        edges = self._families.edges
        return self._pixels(self._places[[edges.a[row], edges.b[row]]].mean(axis=0))

    def colour_of(self, node: int) -> QColor:
        """Return the colour of a sequence's dot."""
        brush: QBrush = self._dots.data["brush"][node]
        return brush.color()

    @property
    def names_shown(self) -> list[str]:
        """The names in the picture."""
        return [label.toPlainText().replace("\n", " ") for label in self._labels if label.isVisible()]

    @property
    def marked(self) -> NDArray[np.int64]:
        """The sequences with a ring, int64[k]."""
        return self._nodes.copy()

    @property
    def shows_all(self) -> bool:
        """Whether the whole network is in sight: nobody has zoomed or moved it."""
        whole: bool = self._whole == self.plot.getViewBox().targetRange()
        return whole

    def notes(self) -> list[str]:
        """Return which edges of which file are shown, what is grey, and what families are called.

        Of the families, those whose names are cut or are numbers in the picture, and how large those are that
        have neither; at last when and with what the network was found.
        """
        families = self._families
        if families is None:
            return []
        if self._label_pause.isActive():
            self._label()
        numbered = sorted(self._numbered)
        listed = [f"{families.numbers[family]:,}: {families.name(family)}" for family in numbered]
        cut = [families.name(family) for family, text in sorted(self._named.items()) if text.endswith("…")]
        in_legend = zip(self._groups, self.legend.names, strict=True)
        cut += [one.name for one, name in in_legend if name != _with_size(one.name, one)]
        said = [self._shown_words(families)]
        seen = self._are_in_sight(np.arange(len(families.nodes)))
        grey = colouring(families, self.colour_by, self.palette(), seen).grey
        said += filter(None, (grey, dashed_words(families.edges, self._rows_in_sight(families.rows))))
        said += [f"Names in full: {' · '.join(cut)}"] if cut else []
        said += [f"Numbered families: {' · '.join(listed)}"] if listed else []
        said += filter(None, [self._chosen_words(families)])
        unnamed = families.sizes[[family for family in self._in_sight if family not in self._named]]
        if unnamed.size:
            least, most = int(unnamed.min()), int(unnamed.max())
            sizes = f"{most:,}" if least == most else f"{least:,} to {most:,}"
            what = counted(int(unnamed.size), "family", "families")
            said.append(f"Without a name or number: {what} of {sizes} sequences")
        said += [self._made] if self._made else []
        return said

    def _chosen_words(self, families: Families) -> str:
        """Return what has rings in files: the ends of an edge, a sequence, or how many; '' for nothing.

        Of what is chosen only that counts which is in sight.
        """
        nodes, names, edges = self._nodes, families.nodes.names, families.edges
        if self._edge >= 0:
            evalue = evalue_shown(float(edges.log10_evalues[self._edge])).strip()
            words = f"Bold: the edge between {names[nodes[0]]} and {names[nodes[1]]}, E-value {evalue}"
            return words if self._rows_in_sight(np.array([self._edge])).size else ""
        ringed = int(np.count_nonzero(self._are_in_sight(nodes)))
        if nodes.size == 1:
            near = families.rows[(edges.a[families.rows] == nodes) | (edges.b[families.rows] == nodes)]
            bold = self._rows_in_sight(near).size
            if not ringed:
                return f"Bold: edges of {names[nodes[0]]}" if bold else ""
            return f"Ringed: {names[nodes[0]]}{', with its edges in bold' if bold else ''}"
        return f"Ringed: {counted(ringed, 'sequence')}" if ringed else ""

    def data_text(self) -> str:
        """Return the sequences with their families and places, tab-separated."""
        lines = ["sequence\tfamily\tx\ty"]
        if self._families is not None:
            families, of_node = self._families, self._families.of_node
            numbers = np.where(families.shared, families.numbers[of_node].astype(str), "")
            written = range(len(numbers)) if self._only is None else np.flatnonzero(self._only).tolist()
            lines += [
                "{}\t{}\t{:.4f}\t{:.4f}".format(families.nodes.names[one], numbers[one], *self._places[one])
                for one in written
            ]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write what is in sight, with rings, bold edges and names of what is chosen. Raises ExportError."""
        with self._legend_in_sight():
            self._name_at_once()
            super().save(path)

    def save_family(self, family: int) -> None:
        """Ask for a file and write one family, which is drawn alone meanwhile, or its figures."""
        assert self._families is not None
        shows_all, sight = self.shows_all, self.plot.getViewBox().targetRect()
        chosen, of = (self._nodes, self._current, self._edge), self.of
        self._only = self._families.of_node == family
        self._nodes, self._current, self._edge = np.zeros(0, np.int64), -1, -1
        self.of = f"{of} family {self._families.numbers[family]}"
        self._draw()
        self.show_nodes(self._families.members[family])
        try:
            self.ask_and_save()
        finally:
            self._only, self.of = None, of
            self._nodes, self._current, self._edge = chosen
            self._draw()
            if shows_all:
                self.show_all()
            else:
                self.plot.setRange(sight, padding=0)

    def save_whole(self, path: Path) -> None:
        """Write the whole network, whatever part of it is in sight. Raises ExportError."""
        if self.shows_all:
            self.save(path)
            return
        sight = self.plot.getViewBox().targetRect()
        self.show_all()
        try:
            self.save(path)
        finally:
            self.plot.setRange(sight, padding=0)

    def copy_image(self) -> None:
        """Put the picture that `save` writes on the clipboard."""
        with self._legend_in_sight():
            self._name_at_once()
            super().copy_image()

    def menu_actions(self, parent: QMenu, place: QPoint | None = None) -> list[QAction]:
        """Return the context menu's actions, which say where a picture would be of a part alone.

        First those that make the sequence there, or an end of the edge, the query of a search.
        """
        actions = super().menu_actions(parent)
        if not self.shows_all:
            for action in actions:
                action.setText(action.text().replace(" picture", " picture of the part in sight"))
        queries = [] if place is None else self._query_actions(self.view.mapToScene(place), parent)
        return [*queries, *actions]

    def _query_actions(self, place: QPointF, parent: QMenu) -> list[QAction]:
        """Return the actions that make a sequence under the mouse the query, or an end of an edge."""
        node, edge = self._under(place)
        if self._families is None or node < 0 > edge:
            return []
        edges, actions = self._families.edges, []
        for one in [node] if node >= 0 else [int(edges.a[edge]), int(edges.b[edge])]:
            action = QAction(as_query_words(edges.nodes, one), parent)
            action.triggered.connect(partial(self.query_wanted.emit, one))
            actions.append(action)
        return actions

    def restyle(self, colours: Colours) -> None:
        """Give lines, dots and names the colours of the palette."""
        if hasattr(self, "_label_pause"):
            self._draw()
            for label in self._labels:
                _colour(label, colours)

    # Inside

    def _are_in_sight(self, nodes: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which of some sequences are in sight, bool[k]; all of them before the picture is there."""
        if not len(self._places) or self.shows_all:
            return np.ones(nodes.size, np.bool_)
        seen = self._are_within(self.plot.getViewBox().viewRect(), nodes)
        return seen if self._only is None else seen & self._only[nodes]

    def _are_within(self, sight: QRectF, nodes: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which of some sequences are in a part of the network, bool[k]."""
        x, y = self._places[nodes].T
        within: NDArray[np.bool_] = (x > sight.left()) & (x < sight.right())
        within &= (y > sight.top()) & (y < sight.bottom())
        return within

    def _shown_words(self, families: Families) -> str:
        """Return what the picture shows: ``x.fasta: 105 sequences, 101 edges with E ≤ 1e-05``.

        Of a part: ``x.fasta, a part: 12 of 105 sequences, 9 of 101 edges with E ≤ 1e-05``; of a family alone:
        ``x.fasta, family 17, Actin: 12 of …``.
        """
        n, drawn = len(families.nodes), self._rows_in_sight(families.rows).size
        seen = int(np.count_nonzero(self._are_in_sight(np.arange(n))))
        sequences, edges = counted(n, "sequence"), families.counted_edges
        part = ""
        if seen < n or drawn < families.rows.size:
            part, sequences, edges = ", a part", f"{seen:,} of {sequences}", f"{drawn:,} of {edges}"
            of_seen = np.unique(families.of_node[self._are_in_sight(np.arange(n))]).tolist()
            if len(of_seen) == 1 and of_seen[0] < families.n_shared:
                number, name = families.numbers[of_seen[0]], families.name(of_seen[0])
                of = "" if seen == families.sizes[of_seen[0]] else "a part of "
                part = f", {of}family {number:,}, {name}"
        return f"{self._file}{part}: {sequences}, {edges} with E ≤ {bound_text(families.evalue)}"

    def _rows_in_sight(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return of some edges, rows of the table of edges, those of which a part is in sight."""
        assert self._families is not None
        edges = self._families.edges
        if self.shows_all:
            return rows
        if self._only is not None:
            rows = rows[self._only[edges.a[rows]]]
        ends = self._places[np.column_stack([edges.a[rows], edges.b[rows]]).ravel()]
        _, within = _in_area(ends, self.plot.getViewBox().viewRect())
        return rows[within]

    @contextmanager
    def _legend_in_sight(self) -> Iterator[None]:
        """Have a legend of what is in sight alone, in a file."""
        if self.shows_all or not self._groups:
            yield
            return
        sight = self.plot.getViewBox().targetRect()
        self._saving = True
        for _ in range(2):  # a lower legend may bring more into sight
            self._draw()
        try:
            yield
        finally:
            self._saving = False
            self._draw()
            self.plot.setRange(sight, padding=0)

    def _name_at_once(self) -> None:
        """Have the names that are to come once nobody has zoomed for a moment."""
        self._label()
        self.view.grab()  # pyqtgraph paints the ground of a label somewhere else the first time

    def _zoomed(self) -> None:
        """Give dots the room that there is between them, and name what has come into sight."""
        self.sight_changed.emit()
        width, _ = self.plot.getViewBox().viewPixelSize()
        scale = min(1.0, max(_SMALLEST, _ROOM / max(width, 1e-9) / self._usual))
        if abs(scale - self._scale) > 0.04 or (scale == 1.0) != (self._scale == 1.0):
            self._scale = scale
            if self._sizes.size:
                self._dots.setSize(scale * self._sizes)
                self._rings.setSize(scale * self._sizes[self._nodes] + self._wider(self._nodes))
        self._label_pause.start()

    def _draw(self) -> None:
        families = self._families
        if families is None:
            return
        colours = Colours.of(self.palette())
        edges, rows, of_edges = families.edges, families.rows, families.of_edges
        in_family = np.bincount(of_edges, minlength=len(families.sizes))
        if self._only is not None:
            drawn = self._only[edges.a[rows]]
            rows, of_edges = rows[drawn], of_edges[drawn]
        few = in_family[of_edges] <= _FEW_EDGES
        # Dark, as a line of one dot may lie between two columns of dots, half in each.
        dark = blend(colours.background, colours.text, 0.75)
        faint = blend(colours.background, colours.text, 0.42)
        faint.setAlphaF(float(np.clip(_FAINT / np.sqrt(max(rows.size, 1)), 0.15, 1.0)))
        partial = edges.partial[rows]
        for curves, colour, drawn, smooth in (
            ((self._few_lines, self._dashed_few_lines), dark, few, int(np.count_nonzero(few)) <= _SMOOTH),
            ((self._lines, self._dashed_lines), faint, ~few, rows.size <= _SMOOTH),
        ):
            for curve, some, dash in zip(curves, (drawn & ~partial, drawn & partial), _DASHES, strict=True):
                # On the screen a line is one dot wide: Qt takes a hundred times as long for two.
                curve.setPen(pg.mkPen(colour, width=self.file_dots, dash=dash))
                of_some = np.column_stack([edges.a[rows[some]], edges.b[rows[some]]]).ravel()
                ends = self._drawn(self._places[of_some])
                curve.opts["antialias"] = smooth
                curve.setData(*ends.T, connect="pairs", antialias=smooth)
        degrees = families.degrees
        self._sizes = np.where(degrees > 0, np.minimum(_LEAST + 1.4 * np.log2(degrees + 1), _MOST), _ALONE)
        linked = degrees > 0
        self._usual = float(np.percentile(self._sizes[linked], 80)) if linked.any() else _LEAST
        brushes = np.array([pg.mkBrush(colour) for colour in group_colours(self.palette())], object)
        seen = self._are_in_sight(np.arange(len(families.nodes))) if self._saving else None
        coloured = colouring(families, self.colour_by, self.palette(), seen)
        self._dots.setData(
            x=self._places[:, 0],
            y=self._places[:, 1],
            size=self._scale * self._sizes,
            brush=brushes[coloured.of_node],
            pen=self.pen(colours.background, 0.5),
        )
        if self._only is not None:
            self._dots.setPointsVisible(self._only)
        self._fill_legend(coloured.legend)
        self._mark()
        self._label_pause.start()
        shared = counted(families.n_shared, "family", "families")
        self.describe(
            "{} and {}, {}".format(counted(len(families.nodes), "sequence"), families.counted_edges, shared)
        )

    def _wider(self, nodes: NDArray[np.int64]) -> Floats:
        """Return how many pixels the rings of some sequences are wider than their dots, float64[k]."""
        return np.where((nodes == self._current) | (self._nodes.size <= _MANY), _RING, _THIN)

    def _drawn(self, ends: Floats) -> Floats:
        """Return lines, float64[2 k, 2], as they are drawn: in files they end at the frame."""
        return _in_area(ends, self.plot.getViewBox().viewRect())[0] if self._on_paper else ends

    def fit_legend(self) -> None:
        """Give the legend the columns that keep it low, and cut names to the room that these leave."""
        if self._groups:
            metrics, longest = self.fontMetrics(), self._longest_in_legend()
            for place, group in enumerate(self._groups):
                room = longest - metrics.horizontalAdvance(_with_size("", group))
                name = metrics.elidedText(group.name, Qt.TextElideMode.ElideRight, room)
                self.legend.rename(place, _with_size(name, group))
        super().fit_legend()

    def _longest_in_legend(self) -> int:
        """Return the pixels that a name with its size can have where columns of short ones leave room."""
        metrics, groups = self.fontMetrics(), self._groups
        lines = max(1, int(_LEGEND_SHARE * self.height() / self.legend_line))
        columns = min(self.legend_columns, math.ceil(len(groups) / lines))
        wide = [metrics.horizontalAdvance(_with_size(group.name, group)) for group in groups]
        of_columns = sorted(max(wide[place::columns]) for place in range(columns))
        room = self.legend_room(columns)
        for place, width in enumerate(of_columns):
            share = room // (columns - place)
            if width > share:
                return share
            room -= width
        return of_columns[-1]

    def _fill_legend(self, groups: tuple[Group, ...]) -> None:
        """Say what the colours stand for, the first colour first."""
        if groups != self._groups:
            shows_all = self.shows_all
            self.legend.clear()
            self._groups = groups
            for group in groups:
                self.legend.addItem(pg.ScatterPlotItem(pen=None, size=_LEAST + 2), group.name)
            self.fit_legend()
            self.view.ci.layout.activate()
            if shows_all:
                self.show_all()
        colours = group_colours(self.palette())
        for (sample, _), group in zip(self.legend.items, groups, strict=True):
            sample.item.setBrush(pg.mkBrush(colours[group.place]))
            sample.update()

    def _mark(self) -> None:
        families = self._families
        if families is None:
            return
        colours, edges, nodes = Colours.of(self.palette()), families.edges, self._nodes
        if self._edge >= 0:
            rows = np.array([self._edge])
        elif self._current >= 0 or nodes.size == 1:
            shown, node = families.rows, self._current if self._current >= 0 else nodes[0]
            rows = shown[(edges.a[shown] == node) | (edges.b[shown] == node)]
        else:
            rows = np.zeros(0, np.int64)
        partial = edges.partial[rows]
        curves = self._near, self._dashed_near
        for curve, some, dash in zip(curves, (~partial, partial), _DASHES, strict=True):
            ends = np.column_stack([edges.a[rows[some]], edges.b[rows[some]]]).ravel()
            # The text's colour: no family and no organism has it.
            width = _RING_LINE if rows.size <= _MANY else _THIN
            pen = self.pen(colours.text, width)
            if dash is not None:
                pen.setDashPattern([length / width for length in dash])
            curve.setPen(pen)
            curve.setData(*self._drawn(self._places[ends]).T, connect="pairs")
        if self._on_paper:
            nodes = nodes[self._are_in_sight(nodes)]
        line = _RING_LINE if self._nodes.size <= _MANY else _THIN
        self._rings.setData(
            x=self._places[nodes, 0],
            y=self._places[nodes, 1],
            size=self._scale * self._sizes[nodes] + self._wider(nodes),
            brush=pg.mkBrush(None),
            pen=[
                self.pen(colours.text, _RING_LINE_CURRENT if node == self._current else line)
                for node in nodes
            ],
        )
        self._leaders.setPen(self.pen(colours.text, _LEADER))
        self._label_pause.start()

    def _label(self) -> None:
        """Name what is in sight: families, the sequences where they are few, and those without an edge."""
        self._label_pause.stop()
        families = self._families
        for label in self._labels:
            label.hide()
        self._leaders.clear()
        self._named, self._numbered, self._in_sight = {}, set(), []
        if families is None or not len(self._places):
            return
        seen = self._are_in_sight(np.arange(len(self._places)))
        inside = np.flatnonzero(seen)
        marked, few = self._nodes[seen[self._nodes]].tolist(), inside.size <= _NAMED
        marked = sorted(marked, key=lambda node: node != self._current)[:_NAMED]
        of_families = self._names_of_families(seen, few)
        of_rings = [name(node) for name in (self._name_of, self._name_away_from) for node in marked]
        of_others: list[_Label] = []
        if few:
            by_degree = inside[np.argsort(-families.degrees[inside], kind="stable")].tolist()
            of_others = [self._name_of(node) for node in by_degree if node not in marked]
        if self._edge < 0 and len(marked) > 1:
            # The sequences of a family have names where those of families leave room, which stay as they are;
            # what words find has its names first.
            of_one = np.unique(families.of_node[self._nodes]).size == 1
            self._put_labels(*((of_families, of_rings) if of_one else (of_rings, of_families)), of_others)
            return
        # Families keep their names, too, where one sequence, or the ends of an edge, have theirs beside them.
        # The ends always have theirs: before a family loses name and number for them, a line leads over dots.
        of_ends = of_rings + ([self._name_anywhere(node) for node in marked] if self._edge >= 0 else [])
        named: set[int] = set()
        for groups in (
            (of_families, of_rings),
            (of_rings, of_families),
            (of_families, of_ends),
            (of_ends, of_families),
        ):
            all_named = self._put_labels(*groups, of_others).issuperset(marked)
            named = named or set(self._named)  # of the first order, which names the most
            if all_named and named.issubset(self._named):
                return

    def _names_of_families(self, seen: NDArray[np.bool_], few: bool) -> list[_Label]:
        """Return names over families, the largest first, what stands over those without an edge, and numbers.

        The numbers are those of the table, for families whose names have no room.
        """
        assert self._families is not None
        families, (x, y) = self._families, self._places.T
        per_pixel = self._per_pixel
        dot = _MOST / 2 * self._scale
        above = (max(dot, self.fontMetrics().height() / 2 + 2) if few else dot) * per_pixel
        found: list[_Label] = []
        wider: list[_Label] = []
        numbers: list[_Label] = []
        in_sight = np.unique(families.of_node[seen])
        self._in_sight = in_sight[in_sight < families.n_shared].tolist()
        for family in in_sight[in_sight < families.n_shared][:_FAMILIES_NAMED].tolist():
            members = self._most_drawn(families.members[family], seen)
            left, right = float(x[members].min()), float(x[members].max())
            # A pair's name no wider than its share of the row: else its neighbours have no room for theirs.
            beside, least = (_BESIDE, _LEAST_ROOM) if few or members.size > 2 else (_BESIDE_PAIRS, 0)
            room = max(int((right - left + beside) / per_pixel), least)
            name = families.name(family)
            lines, whole = self._in_lines(name, room), self._in_lines(name, max(room, _MOST_ROOM))
            bottom, top = float(y[members].min()), float(y[members].max())
            over: tuple[_Spot, ...] = tuple((along, 1.0, (left + right) / 2, top + above) for along in _ALONG)
            spots = over
            if members.size > _NAMED and (top - bottom) / per_pixel > _TALL:
                spots = *over, (0.5, 0.5, (left + right) / 2, (top + bottom) / 2)
            if lines and not (lines.endswith("…") and members.size == 2):
                found.append(_Label(lines, spots, whole, over, bold=True, family=family))
            elif whole and members.size > 2:
                wider.append(_Label(whole, spots, bold=True, family=family))
            middle, aside = ((left + right) / 2, (bottom + top) / 2), dot * per_pixel
            # Not below: there it would stand over another family as if it were its number.
            around: tuple[_Spot, ...] = ((0.0, 0.5, right + aside, middle[1]),)
            if (top - bottom) / per_pixel > 2 * self.fontMetrics().height():
                around = *around, (0.5, 0.5, *middle)
            number = f"{families.numbers[family]:,}"
            if few:  # a bare one would be read as a sequence's name
                number = f"family {number}"
            numbers.append(_Label(number, (over[0], *around), whole, over, family=family))
        alone = np.concatenate(families.members[families.n_shared :] or [np.zeros(0, np.int64)])
        together = alone[self._apart[alone]]
        if together.size and seen[together].any():
            left = float(x[together].min()) - dot * per_pixel
            bottom, top = float(y[together].min()), float(y[together].max())
            upon, below = (0.0, 1.0, left, top + above), (0.0, 0.0, left, bottom - above)
            elsewhere = alone.size - together.size
            none = f"without {'an edge' if families.with_partial else 'a whole edge'}"
            words = f"{together.size:,} {none}"
            if elsewhere:
                lost, them = ("its", "it") if elsewhere == 1 else ("their", "them")
                words += f"; {elsewhere:,} more lost {lost} edges, Arrange moves {them} here"
            found.append(_Label(words, (upon, below), family=families.n_shared))  # nothing is below them
        return found + wider + numbers

    def _most_drawn(self, members: NDArray[np.int64], seen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Return the members that were laid out together, of those in sight the most that are."""
        parts = self._parts[members]
        drawn: NDArray[np.int64] = members[parts == np.bincount(parts[seen[members]]).argmax()]
        return drawn

    def _in_lines(self, name: str, room: int) -> str:
        """Return a name in one line or two of so many pixels, at its end without the words that have no room.

        Nothing is returned where not even a word has room in each line: a part of one says little.
        """
        metrics, pieces = QFontMetrics(self._bold()), _BREAK.split(name)
        lines: list[str] = []
        for _ in range(2):
            line = ""
            while pieces and metrics.horizontalAdvance((line + pieces[0]).strip()) <= room:
                line += pieces.pop(0)
            if not line:
                return ""
            lines.append(line)
            if not pieces:
                return "\n".join(map(str.strip, lines))
        kept = _BREAK.split(lines[1])
        while kept and metrics.horizontalAdvance(f"{_without_end(kept)}…") > room:
            kept.pop()
        return f"{lines[0].strip()}\n{_without_end(kept)}…" if kept and _without_end(kept) else ""

    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold

    def _name_of(self, node: int) -> _Label:
        """Return the name of a sequence: right of its dot or left of it.

        With a ring it stands on the outer side first, and may stand above or below: so the names of two are
        in the order of their dots.
        """
        (x, y), beyond, (side, up) = self._places[node].tolist(), self._beyond(node), self._outwards(node)
        spots: list[_Spot] = [((1 - to) / 2, 0.5, x + to * beyond, y) for to in (side, -side)]
        if node in self._nodes:
            spots += [(0.5, (1 + to) / 2, x, y + to * beyond) for to in (up, -up)]
        return self._label_of(node, spots)

    def _name_away_from(self, node: int) -> _Label:
        """Return the name of a sequence with a ring some lines away from it, where a line leads to it."""
        (x, y), beyond, (side, up) = self._places[node].tolist(), self._beyond(node), self._outwards(node)
        line = self.fontMetrics().height() * self._per_pixel
        spots: list[_Spot] = []
        for lines in range(1, _LINES_AWAY + 1):
            for across, down in ((side, up), (-side, up), (side, -up), (-side, -up)):
                along, at = (1 - across) / 2, y + down * lines * line
                spots += [(along, 0.5, x + across * (beyond + out * line), at) for out in (0, 1, 3)]
            spots += [(0.5, 0.5, x, y + down * lines * line) for down in (up, -up)]
        return self._label_of(node, spots)

    def _name_anywhere(self, node: int) -> _Label:
        """Return the name of a sequence with a ring as near to it as anything in sight leaves room."""
        x, y = self._places[node].tolist()
        sight = self.plot.getViewBox().viewRect()
        step = 2 * self.fontMetrics().height() * self._per_pixel
        along = np.arange((sight.left() - x) // step, (sight.right() - x) // step + 1)
        up = np.arange((sight.top() - y) // step, (sight.bottom() - y) // step + 1)
        steps = np.stack(np.meshgrid(along, up), axis=-1).reshape(-1, 2)
        nearest = steps[np.argsort(np.hypot(*steps.T), kind="stable")].tolist()
        spots = [(0.5, 0.5, x + step * right, y + step * above) for right, above in nearest]
        return replace(self._label_of(node, spots), insists=True)

    def _label_of(self, node: int, spots: list[_Spot]) -> _Label:
        assert self._families is not None
        name = shortened(self._families.nodes.brief_names[node], _LONGEST)
        return _Label(name, tuple(spots), bold=node == self._current, node=node)

    @property
    def _per_pixel(self) -> float:
        """What a pixel is in the picture's own measure."""
        per_pixel: float = self.plot.getViewBox().viewPixelSize()[0]
        return per_pixel

    def _radius(self, node: int) -> float:
        """Return how many pixels a dot reaches from its middle, with its ring."""
        ring = float(self._wider(np.array([node]))[0]) + _RING_LINE_CURRENT if node in self._nodes else 0.0
        return float(self._scale * self._sizes[node] + ring) / 2

    def _beyond(self, node: int) -> float:
        """Return how far from the middle of its dot the name of a sequence begins."""
        return (self._radius(node) + 2) * self._per_pixel

    def _outwards(self, node: int) -> tuple[int, int]:
        """Return to which side and whether up, 1, or down, -1, is away from the other rings of its family."""
        assert self._families is not None
        of = self._families.of_node
        rings = self._nodes[of[self._nodes] == of[node]]
        if node not in rings:
            return 1, 1
        x, y = self._places[node] - self._places[rings].mean(axis=0)
        return (-1 if x < 0 else 1), (-1 if y < 0 else 1)

    def _put_labels(self, *groups: list[_Label]) -> set[int]:
        """Show labels, the first ones first, none over another and none over a dot that is not its own.

        Return the sequences that have their names.
        Once a group has its places, what was cut, or is a number, is written out where there is room.
        """
        assert self._families is not None
        box = self.plot.getViewBox()
        sight = box.sceneBoundingRect()
        origin = box.mapViewToScene(QPointF(0.0, 0.0))
        x, y = ([origin.x(), origin.y()] + self._places * [1, -1] / box.viewPixelSize()).T
        nodes = np.argsort(y)
        group = np.minimum(self._families.of_node, self._families.n_shared)
        half = self._scale * self._sizes / 2
        ringed = half.copy()
        ringed[self._nodes] += (self._wider(self._nodes) + _RING_LINE) / 2
        dots = _Dots(nodes, x[nodes], y[nodes], half[nodes], ringed[nodes], group[nodes])
        leaders: list[QLineF] = []
        between = max(self.fontMetrics().averageCharWidth() - 3 * _AROUND, 0)  # of their words, a letter

        def faults(one: _Label, area: QRectF, others: list[QRectF]) -> Iterator[int]:
            led = self._leaders_to(one, area)
            yield self._covered(area, one, dots)
            yield sum(_crosses(line, other) for line in led for other in others)
            yield sum(_crosses(line, area) for line in leaders)
            yield sum(_meet(line, other) for line in led for other in leaders)
            yield not self._told_apart(area, one, dots, led=bool(led))
            if not one.insists:
                yield sum(dots.crossed(line, one.node) for line in led)

        def has_room(area: QRectF, others: list[QRectF], between: int) -> bool:
            wide = area.adjusted(-between, 0, between, 0)  # or two beside each other are read as one name
            return sight.contains(area) and not any(wide.intersects(other) for other in others)

        def rooms(one: _Label, others: list[QRectF]) -> Iterator[tuple[_Spot, QRectF]]:
            for gap in (between, 0) if one.whole and not one.bold else (between,):  # no number is lost for it
                yield from ((spot, area) for spot, area in self._areas(one) if has_room(area, others, gap))

        placed: list[tuple[_Label, str, _Spot, QRectF]] = []
        for wanted in groups:
            first = len(placed)
            for one in wanted:
                if any((other.node, other.family) == (one.node, one.family) for other, *_ in placed):
                    continue  # it has its name
                others = [other for *_, other in placed]
                free = (room for room in rooms(one, others) if not any(faults(one, room[1], others)))
                best = next(free, None)
                if best is None and one.insists:
                    best = min(
                        rooms(one, others), key=lambda room: tuple(faults(one, room[1], others)), default=None
                    )
                if best is not None:
                    placed.append((one, one.text, *best))
                    leaders += self._leaders_to(one, best[1])
            for place, (one, _, _, _) in enumerate(placed[first:], first):
                if not one.whole:
                    continue
                named = replace(one, text=one.whole, spots=one.over, bold=True)
                others = [other[-1] for at, other in enumerate(placed) if at != place]
                free = (room for room in rooms(named, others) if not any(faults(one, room[1], others)))
                if (best := next(free, None)) is not None:
                    placed[place] = named, one.whole, *best
        self._labelled = [one.family for one, *_ in placed]
        for place, label in enumerate(placed):
            self._show_label(place, *label)
        for label in self._labels[len(placed) :]:
            label.hide()
        ends = [box.mapSceneToView(end) for line in leaders for end in (line.p1(), line.p2())]
        self._leaders.setData([end.x() for end in ends], [end.y() for end in ends], connect="pairs")
        shared = self._families.n_shared
        self._named = {one.family: text for one, text, *_ in placed if 0 <= one.family < shared}
        self._numbered = {one.family for one, *_ in placed if one.family in self._named and not one.bold}
        return {one.node for one, *_ in placed if one.node >= 0}

    def _leaders_to(self, one: _Label, area: QRectF) -> tuple[QLineF, ...]:
        """Return the line from a ring to its name in an area of the scene; none to a name just beside it."""
        if one.node not in self._nodes:
            return ()
        middle = self.plot.getViewBox().mapViewToScene(QPointF(*self._places[one.node]))
        x = min(max(middle.x(), area.left()), area.right())
        way = QLineF(middle, QPointF(x, min(max(middle.y(), area.top()), area.bottom())))
        ring = self._radius(one.node)
        if way.length() <= ring + _LEADS:
            return ()
        return (QLineF(way.pointAt(ring / way.length()), way.p2()),)

    def _areas(self, one: _Label) -> Iterator[tuple[_Spot, QRectF]]:
        """Yield where a label may stand, with the room it takes there, in the scene; a family's is in sight.

        The label is measured once: those that may stand anywhere have hundreds of spots.
        """
        metrics, box = QFontMetrics(self._bold() if one.bold else self.font()), self.plot.getViewBox()
        to_scene, sight = box.childTransform() * box.sceneTransform(), box.sceneBoundingRect()
        lines = one.text.split("\n")
        wide = max(map(metrics.horizontalAdvance, lines)) + 2 * _AROUND + 2
        high = len(lines) * metrics.height() + 2 * _AROUND
        for spot in one.spots:
            along, down, x, y = spot
            at = to_scene.map(QPointF(x, y))
            area = QRectF(at.x() - along * wide, at.y() - down * high, wide, high)
            if one.node < 0:
                area.moveLeft(min(max(area.left(), sight.left()), sight.right() - wide))
            yield spot, area

    def _show_label(self, place: int, one: _Label, text: str, spot: _Spot, area: QRectF) -> None:
        """Write a label into its area."""
        if place == len(self._labels):
            self._labels.append(pg.TextItem())
            self._labels[place].setZValue(10)
            self.plot.addItem(self._labels[place], ignoreBounds=True)
        label = self._labels[place]
        _colour(label, Colours.of(self.palette()))
        along, down, _, _ = spot
        label.setAnchor((along, down))
        label.setFont(self._bold() if one.bold else self.font())
        label.setText(text)
        in_lines = QTextOption(Qt.AlignmentFlag.AlignHCenter if one.bold else Qt.AlignmentFlag.AlignLeft)
        in_lines.setWrapMode(QTextOption.WrapMode.NoWrap)
        label.textItem.document().setDefaultTextOption(in_lines)
        label.textItem.document().setDocumentMargin(_AROUND)
        label.setTextWidth(area.width() if one.bold else -1)
        corner = QPointF(area.left() + along * area.width(), area.top() + down * area.height())
        label.setPos(self.plot.getViewBox().mapSceneToView(corner))
        label.show()

    def _covered(self, area: QRectF, one: _Label, dots: _Dots) -> int:
        """Return how many dots of others a label there covers, or rings if it is the name of a sequence."""
        near = dots.near(area)
        x, y, half = dots.x[near], dots.y[near], (dots.ringed if one.node >= 0 else dots.half)[near]
        over = (x + half > area.left()) & (x - half < area.right())
        over &= (y + half > area.top()) & (y - half < area.bottom())
        over &= dots.nodes[near] != one.node if one.node >= 0 else dots.group[near] != one.family
        return int(np.count_nonzero(over))

    def _told_apart(self, area: QRectF, one: _Label, dots: _Dots, *, led: bool) -> bool:
        """Whether a label there is nearer to what it names than to anything else, or off that if led."""
        near = dots.near(area.adjusted(0.0, -_NEARBY, 0.0, _NEARBY))
        x, y = dots.x[near], dots.y[near]
        across = np.maximum(np.maximum(area.left() - x, x - area.right()), 0.0)
        down = np.maximum(np.maximum(area.top() - y, y - area.bottom()), 0.0)
        away = np.hypot(across, down) - dots.half[near]
        own = dots.nodes[near] == one.node if one.node >= 0 else dots.group[near] == one.family
        least = float(away[own].min(initial=_NEARBY)) + 1
        return bool(away[~own].min(initial=np.inf) > (_LEADS if led else least))

    def _pixels(self, place: Floats) -> QPoint:
        at = self.plot.getViewBox().mapViewToScene(QPointF(float(place[0]), float(place[1])))
        on_view: QPoint = self.view.mapFromScene(at)
        return on_view

    def _under(self, place: QPointF) -> tuple[int, int]:
        """Return the sequence and the edge, a row, at a place of the scene; -1 for none."""
        box, families = self.plot.getViewBox(), self._families
        if families is None or not len(self._places) or not box.sceneBoundingRect().contains(place):
            return -1, -1
        here = box.mapSceneToView(place)
        width, height = box.viewPixelSize()
        if not width or not height:
            return -1, -1
        scale = np.array([width, height])
        points = (self._places - [here.x(), here.y()]) / scale
        beyond = np.hypot(*points.T) - self._scale * self._sizes / 2
        node = int(np.argmin(beyond))
        if beyond[node] <= _REACH / 2:
            return node, -1
        edges, rows = families.edges, families.rows
        if not rows.size:
            return -1, -1
        begins, along = points[edges.a[rows]], points[edges.b[rows]] - points[edges.a[rows]]
        lengths = np.maximum((along**2).sum(axis=1), 1e-12)
        share = np.clip(-(begins * along).sum(axis=1) / lengths, 0.0, 1.0)
        distances = np.hypot(*(begins + share[:, None] * along).T)
        nearest = int(np.argmin(distances))
        return -1, int(rows[nearest]) if distances[nearest] <= _REACH else -1

    def _clicked(self, event: object) -> None:
        """Choose the sequence or the edge at a click; show everything after two beside them."""
        if event.button() != Qt.MouseButton.LeftButton or not len(self._places):  # type: ignore[attr-defined]
            return
        node, edge = self._under(event.scenePos())  # type: ignore[attr-defined]
        if edge >= 0:
            self.edge_chosen.emit(edge)
        else:
            self.node_chosen.emit(node)
            if node < 0 and event.double():  # type: ignore[attr-defined]
                self.show_all()

    def _moved(self, place: QPointF) -> None:
        """Say what is under the mouse."""
        node, edge = self._under(place)
        words = self._words_of_legend(place) or self._words_of_label(place)
        if edge >= 0:
            words = self._words_of_edge(edge)
        if node >= 0 and self._families is not None:
            words = words_of_node(self._families, node)
        self.setToolTip("" if words else self.view.mouse_hint)
        at = self.view.mapToGlobal(self.view.mapFromScene(place))
        if words:
            QToolTip.showText(at, tooltip_text(words), self.view)
        elif QToolTip.isVisible():
            QToolTip.hideText()

    def _words_of_legend(self, place: QPointF) -> str:
        """Return the whole name of the organism at a place of the scene; '' beside the legend."""
        for (_, label), group in zip(self.legend.items, self._groups, strict=True):
            if self.legend.isVisible() and label.sceneBoundingRect().contains(place):
                return f"{group.organism}\n{counted(group.size, 'sequence')}"
        return ""

    def _words_of_label(self, place: QPointF) -> str:
        """Return which family the name or number at a place of the scene means; '' beside these."""
        families = self._families
        for label, family in zip(self._labels, self._labelled, strict=False):
            over = label.isVisible() and label.mapRectToScene(label.boundingRect()).contains(place)
            if over and families is not None and 0 <= family < families.n_shared:
                first = families.nodes.brief_names[families.members[family][0]]
                number = (
                    f"{families.numbers[family]:,} is the place of its first sequence, {first}, in the file."
                )
                return f"{_words_of_family(families, family)}\n{number}"
        return ""

    def _words_of_edge(self, row: int) -> str:
        """Return the names of an edge's ends as these are in the picture, beside or below each other."""
        assert self._families is not None
        edges = self._families.edges
        ends = np.array([edges.a[row], edges.b[row]])
        across, down = np.ptp(self._places[ends], axis=0)
        beside = across > down
        ends = ends[np.argsort(self._places[ends, 0] if beside else -self._places[ends, 1], kind="stable")]
        names = (" – " if beside else "\n").join(edges.nodes.names[end] for end in ends)
        evalue = evalue_shown(float(edges.log10_evalues[row])).strip()
        figures = f"E-value {evalue}, identity {edges.display('identity', row)} %"
        return "\n".join(filter(None, (names, figures, edges.extent(row), *edges.remarks(row))))
