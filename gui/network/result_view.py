"""A network on the screen: its picture, an E-value to move, tables, and the alignment of an edge."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.network.edges import FRAGMENT_TOO, PARTIAL_MEANING, PARTIAL_TOO, VERDICTS
from swathe.core.network.families import FamilyEdges, FamilyTable, NodeTable
from swathe.core.network.layout import lay_out
from swathe.core.scoring.significance import SMALLEST_SHOWN
from swathe.core.system.words import bound_text, counted, seconds_text
from swathe.gui.network.bound_slider import BoundSlider
from swathe.gui.network.colours import ColourBy, colouring, colours_of_families
from swathe.gui.network.models import (
    EdgeModel,
    FamilyModel,
    FamilyNames,
    NodeModel,
    words_of_best,
)
from swathe.gui.network.picture import (
    NetworkPicture,
    as_query_words,
    dashed_words,
    partial_edges,
    words_of_node,
)
from swathe.gui.results.alignment.pair import PairView
from swathe.gui.widgets.asking_splitter import AskingSplitter
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import ElidedLabel, MutedLabel, WrappedLabel
from swathe.gui.widgets.line_edit import LineEdit, above_zero
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.plain_table_view import PlainTableView
from swathe.gui.widgets.scrolled import Column
from swathe.gui.widgets.tab_bar import TabBar
from swathe.gui.widgets.table_model import TableModel
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import tooltip_text
from swathe.gui.widgets.words_edit import WordsEdit
from swathe.gui.work.task import Newest, Task
from swathe.gui.work.worker import BackgroundThread

if TYPE_CHECKING:
    from swathe.core.network.families import Families
    from swathe.core.network.network import Network

_FARTHEST: Final = math.log10(SMALLEST_SHOWN)
"""Decimal logarithm of the lowest E-value that the slider reaches: tables tell no lower ones apart."""
_FARTHER: Final = 1_000.0
"""How many times the bound is that is offered for weaker edges, up to `_DOUBTFUL`; above it 10 times."""
_DOUBTFUL: Final = 0.01
"""From this E-value on edges of chance become many."""
_WEAKEST: Final = 10.0
"""The highest bound offered: beyond it most edges are of chance."""
_FOUND_AT_ONCE: Final = 1_000
"""Sequences up to which words are searched for with every letter."""
_LONG: Final = 60.0
"""Seconds of a search from which on it is said before another one that it took them."""
_PAUSE_MS: Final = 30
_TYPING_MS: Final = 250
"""After the last letter of words, where there are more."""
_MOST_RINGS: Final = 300
"""Sequences found that have rings: more would hide the picture, and take seconds."""
_DRAWN_LINES: Final = 14
"""Lines of text that the picture is as high as at least: where there is less room the page scrolls."""
_LISTED_LINES: Final = 5
"""Lines of text that the tables, with titles and bar, are as high as at least."""
_LISTED_ROWS: Final = {Qt.Orientation.Horizontal: 4, Qt.Orientation.Vertical: 6}
"""Rows of a table for which there is room above an edge, where tables stand beside the picture or below it.

Beside it an edge is to be in sight without scrolling; below it the page scrolls anyway.
"""
_ALIGNED_LINES: Final = 19
"""Lines of text for which there is room below the table: figures and alignment of an edge."""
_HALVES: Final = (1_000, 1_000)
"""Sizes of two parts that share the room alike."""
_FIRST_ALONE: Final = (1_000, 0)
"""Sizes where the second part has a sentence to show, and no more."""
_NONE: Final = np.zeros(0, np.int64)
_FAMILIES, _SEQUENCES, _EDGES = range(3)
_SPARED: Final = (
    *(("members", "linked"), ("length",)),
    ("bits", "coverage_a", "coverage_b", "coverage", "family", "verdict"),  # identity stays
)
"""Columns of each table that give way to names: others say much the same, or *Sequences* does."""
_PAIRED: Final = ((), (), (("coverage_a", "coverage_b"),))
"""Of these the ones that are shown together or not at all."""
_PARTIAL: Final = "partial_edges"
"""The column of families and sequences that says what is partial, of a network where anything is."""
_FIRST: Final = ((), (), ("a", "b", "family", "evalue", "verdict", "coverage"))
"""Columns of each table that come first in the window; the others follow as in files."""
_HELD: Final = "sequences that partial edges alone hold in a family"
"""Which sequences leave their families without these."""
_LEFT: Final = "sequences that left their families"
"""Which ones a message on another bound, or on partial edges, offers to list."""
_READABLE: Final = 24
"""Characters of a name for which they do."""


def find_words(network: Network, bound: float) -> str:
    """Return what the button says that finds edges up to a bound, with the time where that is long."""
    words = f"Find edges with E ≤ {bound_text(bound)}"
    return f"{words} ({seconds_text(network.seconds)})" if network.seconds >= _LONG else words


def _longest_words(network: Network) -> dict[str, tuple[str]]:
    """Return the longest words in columns: the first rows, or those at the bound chosen, may have none."""
    edges = network.edges
    too = FRAGMENT_TOO if edges.fragments.any() else PARTIAL_TOO if edges.partial.any() else ""
    return {
        "joins": (f"Family {len(network.nodes):,} at 1.23e-10",),
        "verdict": (edges.verdict(len(edges) - 1) + too,),  # that of the weakest is the longest
    }


class NetworkView(QWidget):
    """Show a network; what is chosen in the picture is chosen in the tables, and the other way round.

    Signals
    -------
    bound_changed() : edges up to another E-value are shown
    weaker_wanted(float) : edges up to an E-value are to be found, weaker than those of the search
    bound_exceeded(float) : an E-value was typed up to which the search did not look for edges
    query_wanted(int) : a sequence is to be the query of a search
    export_wanted() : what the table in front lists is to be exported
    """

    bound_changed = Signal()
    weaker_wanted = Signal(float)
    bound_exceeded = Signal(float)
    query_wanted = Signal(int)
    export_wanted = Signal()

    def __init__(self, background: BackgroundThread, network: Network) -> None:
        super().__init__()
        self.network = network
        self.families = network.families()
        self.picture = NetworkPicture(network.request.path.name, network.made)
        self.places: NDArray[np.float64] | None = None
        self._laid_out = self.families
        self.bound = LineEdit()
        self.slider = BoundSlider()
        self.beyond = ElidedLabel(muted=True)
        self.apart = MutedLabel()
        self.partial_box = OutlinedCheckBox("&Partial edges")
        self.chance = MutedLabel()
        self.grey = MutedLabel()
        self.dashed = WrappedLabel(muted=True)
        self.partial_action = QAction("List only partial edges", self)
        """In the context menu of the edges: keys do not reach the number below the picture."""
        self.query_actions = {tab: [QAction(self) for _ in range(tab)] for tab in (_SEQUENCES, _EDGES)}
        """In the context menus: they make the sequence, or one end of the edge, of a row the query."""
        self.family_actions = tuple(
            QAction(text, self)
            for text in ("Zoom to the family", "List members", "Picture of this family…", "Export…")
        )
        """In the context menu of the families."""
        self.weaker_button = QPushButton()
        self.arrange_button = QPushButton("Arra&nge")
        self.colour_box = ComboBox()
        self.whole_button = QPushButton("Fit")
        self.picture_button = QPushButton("Save pict&ure…")
        self.waiting = MessagePage()
        self.words = WordsEdit("Find sequences", "Find a protein, sequence or organism (Ctrl+F)")
        self.count = QLabel()
        self.all_button = QPushButton("Sho&w all")
        self.models: tuple[TableModel, ...] = (
            FamilyModel(FamilyTable(self.families), self),
            NodeModel(NodeTable(self.families), self),
            EdgeModel(FamilyEdges(self.families), self),
        )
        shared = (("name", "members"), ("sequence", "organism", "description"), ("a", "b"))
        self.tables = tuple(
            PlainTableView(
                model,
                names,
                tuple(column.key for column in model.table.columns if not column.shown),
                first,
                spared,
                _longest_words(network),
                readable=_READABLE,
                pairs=pairs,
                coloured=("evalue",) if isinstance(model, EdgeModel) else ("family",),
            )
            for model, names, first, spared, pairs in zip(
                self.models, shared, _FIRST, _SPARED, _PAIRED, strict=True
            )
        )
        self.empty = tuple(MessagePage() for _ in self.tables)
        self._listings = tuple(QStackedWidget() for _ in self.tables)
        self.tabs = QTabWidget()
        self.tabs.setTabBar(TabBar())
        usual = "Click an edge in the picture, or choose one in its table, to see the alignment."
        self.pair = PairView(background, ("No edge chosen", usual))
        self.alignment = self.pair.alignment
        self.node = -1
        self.edge = -1
        self._near: NDArray[np.int64] = _NONE  # the sequence chosen, or those of the family
        self._family: NDArray[np.int64] = _NONE  # the sequences listed alone
        self._which = ""  # what these are called, if they are no family
        self._partial = False  # whether partial edges are listed alone
        self._arranging = Newest(background.start)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._drawing = QStackedWidget()
        self._sides = QSplitter(Qt.Orientation.Horizontal)  # picture and tables
        self._lists = AskingSplitter(Qt.Orientation.Vertical)
        self._edge_height = 0
        self._shared_by_hand = self._sided_by_hand = False
        self._following = False
        if not network.edges.partial.any():  # whatever the bound: no column comes or goes with it
            for table in self.tables[:_EDGES]:
                table.leave_out({_PARTIAL: ""})
        self._lay_out()
        self._connect()
        self._set_range()
        self._follow_families()
        self.arrange()

    @property
    def edges(self) -> EdgeModel:
        """The model of the edges."""
        model = self.models[_EDGES]
        assert isinstance(model, EdgeModel)
        return model

    @property
    def sequences(self) -> NodeModel:
        """The model of the sequences."""
        model = self.models[_SEQUENCES]
        assert isinstance(model, NodeModel)
        return model

    @property
    def summary(self) -> str:
        """What is shown, in one line."""
        return self.network.summary(self.families)

    def listed(self) -> tuple[int, int, tuple[str, str]]:
        """Return how many rows the table in front shows, of how many, and what they are called."""
        tab = self.tabs.currentIndex()
        model = self.models[tab]
        of = int(self.families.rows.size) if tab == _EDGES else len(model.table)
        edge = self.families.edge
        nouns = (("family", "families"), ("sequence", "sequences"), (edge, f"{edge}s"))[tab]
        return model.rowCount(), of, nouns

    def listed_rows(self) -> NDArray[np.int64]:
        """Return what files have of the rows that the table in front shows: edges, or sequences."""
        tab = self.tabs.currentIndex()
        rows = self.models[tab].visible_rows()
        return rows if tab != _FAMILIES else np.concatenate([self.families.members[row] for row in rows])

    @property
    def weaker(self) -> float:
        """The bound that is offered to find weaker edges with; that of the search where it is high enough."""
        found = self.network.request.evalue
        farther = max(min(_FARTHER * found, _DOUBTFUL), 10 * found)
        return max(found, float(f"{min(farther, _WEAKEST):.3g}"))

    def stop(self) -> None:
        """Give up what the worker still does for it."""
        self._arranging.stop()
        self.pair.stop()

    def set_bound(self, evalue: float) -> None:
        """Show the edges up to an E-value, and the families that they make."""
        self._show(self.network.families(evalue, with_partial=self.families.with_partial))

    def show_partial(self, shown: bool) -> None:
        """Show the partial edges too, or whole ones alone, with the families that these make."""
        self.partial_box.setChecked(shown)

    def _show(self, families: Families) -> None:
        self.families = families
        self._show_bound()
        self._follow_families()
        self.bound_changed.emit()

    def forbid(self, why: str) -> None:
        """Offer to find weaker edges, unless there is a reason why nothing can be compared now."""
        found = bound_text(self.network.request.evalue)
        offer = (
            f"Compare all again, which took {seconds_text(self.network.seconds)}: of edges weaker than "
            f"{found} none are known. What is shown stays until then."
        )
        self.weaker_button.setEnabled(not why)
        self.weaker_button.setToolTip(tooltip_text(why or offer))

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the wider side: where both have no room, one stands below the other."""
        return QSize(max(self._least_widths()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the tables beside the picture where there is room for both, else below it."""
        beside = sum(self._least_widths()) + self._sides.handleWidth() <= self.width()
        orientation = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if self._sides.orientation() is not orientation:
            self._sides.setOrientation(orientation)
            self._sides.setSizes(_HALVES)
            self._sided_by_hand = False
            self._keep_room()
        super().resizeEvent(event)
        self._share_width()
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show everything again where Esc is pressed and something is chosen."""
        if event.key() == Qt.Key.Key_Escape and (
            self.node >= 0 or self.edge >= 0 or self._family.size or self.picture.marked.size or self._partial
        ):
            self.choose_node(-1)
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        """Lay out the picture anew, by the edges that are shown now."""
        families = self.families
        self.arrange_button.setEnabled(False)
        if self.places is None:
            self.waiting.say("Arranging the picture…", "")
            self._drawing.setCurrentWidget(self.waiting)
        done = partial(self._arranged, families)
        self._arranging.begin(Task("arrange network", partial(lay_out, families), done))

    def take_over(self, before: NetworkView) -> None:
        """Show what another view of the same file shows: tab, order, words, edge or sequence chosen."""
        for table, other in zip(self.tables, before.tables, strict=True):
            header = other.horizontalHeader()
            order = header.sortIndicatorSection(), header.sortIndicatorOrder()
            table.horizontalHeader().setSortIndicator(*order)
        self.words.setText(before.words.text())
        node_of = {name: node for node, name in enumerate(self.network.nodes.names)}
        names, edges = before.network.nodes.names, self.network.edges
        if before.edge >= 0:
            a, b = (node_of.get(names[end], -1) for end in before._ends(before.edge))
            for row in np.flatnonzero((edges.a == a) & (edges.b == b)).tolist():
                self.choose_edge(row)
        elif before.node >= 0:
            self.choose_node(node_of.get(names[before.node], -1))
        self.tabs.setCurrentIndex(before.tabs.currentIndex())

    def choose_node(self, node: int) -> None:
        """Show a sequence and its neighbours: in the picture, and its edges in their table; -1 shows all."""
        self._keep_to(_NONE if node < 0 else np.array([node]), node)
        if node < 0:
            self._choose_no_row()
            return
        self._choose_no_row(but=_SEQUENCES)
        self._go_to(_SEQUENCES, node)
        self.tabs.setCurrentIndex(_EDGES if self.families.degrees[node] else _SEQUENCES)

    def show_all(self) -> None:
        """Have the tables list everything, whatever was searched for or chosen."""
        self.words.clear()
        self.choose_node(-1)

    def list_partial(self) -> None:
        """Have the table of edges list the partial ones alone."""
        self.show_all()
        self._partial = True
        self._limit_rows()
        self.tabs.setCurrentIndex(_EDGES)

    def list_held_by_partial(self) -> None:
        """Have the table of sequences list those alone that only partial edges hold in their families."""
        self.show_all()
        self._list_sequences(self.families.held_by_partial, _HELD)

    def list_left(self, nodes: NDArray[np.int64]) -> None:
        """Have the table of sequences list those alone that left their families, with rings around them."""
        self.show_all()
        self._list_sequences(nodes, _LEFT)
        self.picture.mark_nodes(nodes)
        self.picture.show_some(nodes)

    def choose_edge(self, row: int) -> None:
        """Show an edge, a row of the table of edges: its alignment, its line and its row."""
        edges = self.network.edges
        elsewhere = self._near.size and not np.isin([edges.a[row], edges.b[row]], self._near).any()
        if elsewhere or (self._partial and not edges.partial[row]):
            self._keep_to(_NONE)
        self.tabs.setCurrentIndex(_EDGES)
        self._choose_no_row(but=_EDGES)
        self._go_to(_EDGES, row)
        self._show_edge(row)

    # Inside

    def _least_widths(self) -> tuple[int, int]:
        """Return how wide each side is at least, with an alignment, which may come."""
        sides = filter(None, map(self._sides.widget, (0, 1)))
        left, right = (side.minimumSizeHint().width() for side in sides)
        tools = self.alignment.tools.minimumSizeHint().width()
        return left, max(right, tools)

    def _keep_room(self) -> None:
        """Have room for rows of a table and for an edge: either can have more at the other's expense."""
        self._edge_height = _ALIGNED_LINES * self.fontMetrics().lineSpacing()
        table, above = self.tables[_EDGES], self.tabs.parentWidget()
        assert above is not None
        listed = _LISTED_ROWS[self._sides.orientation()]
        rows = listed * table.verticalHeader().defaultSectionSize() + 2 * table.frameWidth()
        rows += table.horizontalHeader().sizeHint().height() + table.horizontalScrollBar().sizeHint().height()
        rows += self.tabs.tabBar().sizeHint().height() + SPACE
        listed = above.minimumSizeHint().height() - self.tabs.minimumHeight() + rows
        self._lists.ask_for(listed + self._lists.handleWidth() + self._edge_height)

    def _share(self) -> None:
        """Give the tables all the room while no edge is chosen, else what an edge leaves, or a half.

        A border that somebody moved stays.
        """
        if not self._shared_by_hand:
            room = self._lists.height() - self._lists.handleWidth()
            edge = max(room // 2, self._edge_height)
            alone = self.edge < 0 or not self.pair.shows_pair
            self._lists.setSizes(_FIRST_ALONE if alone else (max(room - edge, 0), edge))
            table = self.tables[_EDGES]
            table.scrollTo(table.currentIndex())  # the edge chosen may have been below

    def _share_width(self) -> None:
        """Give tables beside the picture half of the width, or more where a column of families has no room.

        A border that somebody moved stays.
        """
        if self._sides.orientation() is Qt.Orientation.Horizontal and not self._sided_by_hand:
            room = self._sides.width() - self._sides.handleWidth()
            least, aligned = self._least_widths()  # an edge that is clicked stays under the pointer
            listed = max(room // 2, self.tables[_FAMILIES].least_width(room // 2), aligned)
            listed = min(listed, room - least)
            self._sides.setSizes((room - listed, listed))

    def _note_border(self) -> None:
        """Leave the border above an edge where somebody moved it."""
        self._shared_by_hand = True

    def _note_side(self) -> None:
        """Leave the border beside the picture where somebody moved it."""
        self._sided_by_hand = True

    def _keep_to(self, nodes: NDArray[np.int64], node: int = -1) -> None:
        """Mark sequences, and list only their edges; `node` is the one chosen by itself. None shows all.

        A family is listed alone until all is shown, or a sequence beside it is chosen.
        """
        self._near, self.node, self._partial = nodes, node, False
        if node not in self._family:
            self._family, self._which = (nodes if node < 0 else _NONE), ""
        self._limit_rows()
        self._show_edge(-1)
        if nodes.size > 1:
            self.picture.mark_nodes(nodes)
        else:
            self._mark()

    def _show_edge(self, row: int) -> None:
        """Show the alignment of an edge, made now, and mark it; -1 shows none."""
        self.edge = row
        if row < 0:
            self.pair.show_nothing(self._why_no_edge())
            self._share()
            return
        if self.places is not None:
            self.picture.mark_edge(row)
        network, nodes, edges = self.network, self.network.nodes, self.network.edges
        a, b = edges.a[row], edges.b[row]
        names, brief_names = (nodes.names[a], nodes.names[b]), (nodes.brief_names[a], nodes.brief_names[b])
        found = None if edges.from_a[row] else network.hit(row)
        said = edges.reading(row), f"{VERDICTS}."
        self.pair.show_pair(network.hit_of_a(row), network.plan, names, brief_names, found, said)
        self._share()

    def _why_no_edge(self) -> tuple[str, str] | None:
        """Return what the sequence chosen is, in place of an edge; None where none is chosen."""
        if self.node < 0:
            return None
        name, _, about = words_of_node(self.families, self.node).partition("\n")
        then = "Choose an edge in the table to see the alignment."
        if not self.families.degrees[self.node]:
            then = words_of_best(self.families, self.node)
        return name, f"{about}\n{then}"

    def _go_to(self, tab: int, row: int) -> None:
        """Make a row of a table the current one, without showing what it asks for."""
        place = self.models[tab].model_row(row)
        if place < 0 and self.words.text():
            self.words.clear()
            self._search()
            place = self.models[tab].model_row(row)
        if place >= 0:
            self._following = True
            self.tables[tab].go_to(place)
            self._following = False

    def _choose_no_row(self, but: int = -1) -> None:
        """Have no row chosen in any table but one: a click on the one that was would choose nothing."""
        self._following = True
        for tab, table in enumerate(self.tables):
            if tab != but:
                table.selectionModel().clear()
        self._following = False

    def _chosen(self, tab: int) -> None:
        """Show what was chosen in a table: its current row is not that where it only got the focus."""
        chosen = self.tables[tab].selectionModel().selectedRows()
        if self._following or not chosen:
            return
        row = self.models[tab].table_row(chosen[0].row())
        self._choose_no_row(but=tab)
        if tab == _EDGES:
            self._show_edge(row)
            self.picture.bring_in_sight(self._ends(row))
        elif tab == _SEQUENCES:
            self._keep_to(np.array([row]), row)
            self.picture.bring_in_sight(self._near)
        else:
            self._keep_to(self.families.members[row])
            self.picture.bring_in_sight(self._near)

    def _entered(self, tab: int) -> None:
        """Zoom to what is chosen in a table."""
        current = self.tables[tab].currentIndex()
        row = self.models[tab].table_row(current.row()) if current.isValid() else -1
        if row < 0:
            return
        if tab == _FAMILIES and self.models[tab].columns[current.column()].key == "joins":
            self._show_join(row)
        elif tab == _FAMILIES:
            self.picture.show_nodes(self.families.members[row])
        elif tab == _SEQUENCES:
            self.picture.show_nodes(np.array([row]))
        else:
            self.picture.show_nodes(self._ends(row))

    def _ends(self, edge: int) -> NDArray[np.int64]:
        """Return both sequences of an edge."""
        return np.array([self.network.edges.a[edge], self.network.edges.b[edge]])

    def _queries(self, tab: int) -> list[int]:
        """Return the sequence of the row chosen, or both ends of the edge; none where none is chosen."""
        chosen = self.tables[tab].selectionModel().selectedRows()
        if not chosen:
            return []
        row = self.models[tab].table_row(chosen[0].row())
        return [row] if tab == _SEQUENCES else self._ends(row).tolist()

    def _name_queries(self, tab: int, *_selected: object) -> None:
        """Name in a context menu the sequences that it can make the query."""
        nodes = self._queries(tab)
        for place, action in enumerate(self.query_actions[tab]):
            action.setVisible(bool(nodes))
            if nodes:
                action.setText(as_query_words(self.network.nodes, nodes[place]))

    def _offer_family(self, *_selected: object) -> None:
        """Offer in a context menu what can be done with a family, where one is chosen."""
        chosen = self.tables[_FAMILIES].selectionModel().hasSelection()
        for action in self.family_actions:
            action.setVisible(chosen)

    def _family_chosen(self) -> int:
        """Return the family of the row chosen."""
        [chosen] = self.tables[_FAMILIES].selectionModel().selectedRows()
        return self.models[_FAMILIES].table_row(chosen.row())

    def _zoom_to_family(self) -> None:
        """Zoom to the family of the row chosen."""
        self.picture.show_nodes(self.families.members[self._family_chosen()])

    def _list_family(self) -> None:
        """Show the sequences of the family of the row chosen in their table."""
        self._keep_to(self.families.members[self._family_chosen()])
        self._show_first_sequences()

    def _save_family(self) -> None:
        """Write a picture of the family of the row chosen."""
        if self.places is not None:
            self.picture.save_family(self._family_chosen())

    def _export_family(self) -> None:
        """List the sequences of the family of the row chosen, and export them."""
        self._list_family()
        self.export_wanted.emit()

    def _want_query(self, tab: int, place: int) -> None:
        """Ask for a search with a sequence of the row chosen."""
        self.query_wanted.emit(self._queries(tab)[place])

    def _clicked_family(self, index: QModelIndex) -> None:
        """Show the edge with which a family joins another where that was clicked."""
        model = self.models[_FAMILIES]
        if model.columns[index.column()].key == "joins":
            self._show_join(model.table_row(index.row()))

    def _show_join(self, family: int) -> None:
        """Show the edge with which a family joins another: its alignment, and rings around its ends."""
        if family in self.families.joins:
            edge = self.families.joins[family][1]
            self._show_edge(edge)
            self.picture.bring_in_sight(self._ends(edge))

    def _list_sequences(self, nodes: NDArray[np.int64], which: str) -> None:
        """Have the table of sequences list some alone; `which` says what they are."""
        self._family, self._which = nodes, which
        self._limit_rows()
        self._show_first_sequences()

    def _show_first_sequences(self) -> None:
        """Go to the top of the table of sequences: it lists others than those that were scrolled to."""
        self.tabs.setCurrentIndex(_SEQUENCES)
        self.tables[_SEQUENCES].scrollToTop()

    def _limit_rows(self) -> None:
        """List the edges of what is chosen, and the sequences of a family."""
        self._following = True
        self.edges.limit(self.families, self._near, partial=self._partial)
        self.sequences.limit(self._family)
        self._following = False
        self._fill_words()

    def _follow_families(self) -> None:
        """Bring tables and picture up to the E-value."""
        self._following = True
        self.models[_FAMILIES].set_table(FamilyTable(self.families))
        self.models[_SEQUENCES].set_table(NodeTable(self.families))
        self._following = False
        self._limit_rows()
        if self.edge not in self.families.rows:
            self._show_edge(-1)
        if self.node >= 0 > self.edge:
            self._go_to(_SEQUENCES, self.node)
        if self.places is not None:
            self.picture.set_families(self.families)
        hidden = len(self.network.edges) - self.families.rows.size
        partial = 0 if self.families.with_partial else int(np.count_nonzero(self.network.edges.partial))
        edges = counted(len(self.network.edges), "edge found", "edges found")
        found = f"with E ≤ {bound_text(self.network.request.evalue)}"
        said = f"Shown: {'all ' if len(self.network.edges) > 1 else ''}{edges} {found}"
        if hidden:
            which = f" ({'all' if partial == hidden else f'{partial:,}'} partial)" if partial else ""
            said = f"Not shown: {hidden:,}{which} of {edges} {found}"  # its end may have no room
        self.beyond.set_whole(said)
        self._say_chance()
        self._follow_colours()
        self._say_apart()

    def _follow_colours(self) -> None:
        """Say what is grey and dashed, and have the colours of families in their table too."""
        by, palette = self.picture.colour_by, self.palette()
        families = self.models[_FAMILIES]
        assert isinstance(families, FamilyModel)
        families.show_colours(colours_of_families(self.families, palette) if by is ColourBy.FAMILY else _NONE)
        grey = colouring(self.families, by, palette).grey
        self.grey.setText(grey)
        self.grey.setVisible(bool(grey))
        edges, rows = self.network.edges, self.families.rows
        dashed = dashed_words(edges, rows)
        links = {partial_edges(edges, rows): "partial"}
        if held := self.families.held_by_partial.size:
            hold = counted(held, "sequence"), "has" if held == 1 else "have"
            dashed += " {} {} no others.".format(*hold)
            links[hold[0]] = _HELD
        self.dashed.set_whole(dashed, "List them", links)
        self.dashed.setVisible(bool(dashed))
        self.partial_action.setEnabled(bool(dashed))

    def colour_by(self, by: ColourBy) -> None:
        """Colour the picture by what sequences have in common."""
        self.colour_box.setCurrentIndex(list(ColourBy).index(by))

    def _offer_whole(self) -> None:
        """Let all of the picture be shown again where a part is in sight."""
        self.whole_button.setEnabled(not self.picture.shows_all)

    def _say_apart(self) -> None:
        """Say how many edges lead from one family to another of those by which the picture was laid out."""
        edges, rows, of = self.network.edges, self.families.rows, self._laid_out.of_node
        apart = int(np.count_nonzero(of[edges.a[rows]] != of[edges.b[rows]]))
        joined = counted(apart, "edge joins", "edges join")
        self.apart.setText(f"{joined} what stands apart: Arrange draws it together." if apart else "")
        self.apart.setVisible(bool(apart))

    def _say_chance(self) -> None:
        """Say how many edges are expected by chance where that is one or more.

        An E-value is how many such hits a search with one sequence finds by chance: as many searches as there
        are sequences find so many times more, of which two may be the same edge; never more than pairs.
        """
        bound, sequences = self.families.evalue, len(self.network.nodes)
        pairs = sequences * (sequences - 1) // 2
        expected = min(round(bound * sequences), pairs)
        words = f"By chance, up to {counted(expected, 'edge')} with E ≤ {bound_text(bound)} can be expected"
        why = f"all pairs of {sequences:,} sequences" if expected == pairs else f"E × {sequences:,} sequences"
        self.chance.setText(f"{words}: {why}.")
        self.chance.setVisible(expected >= 1)
        room = self.chance.sizePolicy()  # where it comes and goes the picture stays as it is
        room.setRetainSizeWhenHidden(round(self.network.request.evalue * sequences) >= 1)
        self.chance.setSizePolicy(room)

    def _arranged(self, families: Families, places: NDArray[np.float64]) -> None:
        self.places, self._laid_out = places, families
        self._say_apart()
        self.arrange_button.setEnabled(True)
        self.picture.show_network(families, places)
        if self.families is not families:
            self.picture.set_families(self.families)
        self._drawing.setCurrentWidget(self.picture)
        self._mark()

    def _set_range(self) -> None:
        """Let the slider go from the search's bound to the lowest E-value."""
        lows = self.network.edges.log10_evalues
        highest = math.log10(self.network.request.evalue)
        self.slider.span(highest, max(_FARTHEST, float(lows.min())) if lows.size else highest)
        self._show_bound()

    def _show_bound(self) -> None:
        """Have the E-value of the edges shown in its box and on the slider."""
        evalue = self.families.evalue
        with QSignalBlocker(self.slider):
            self.slider.go_to(math.log10(evalue))
        self.bound.setText(bound_text(float(f"{evalue:.3g}")))

    def _slid(self) -> None:
        """Follow the slider once it rests for a moment."""
        highest = float(f"{self.network.request.evalue:.3g}")
        round_one = float(f"{10.0**self.slider.log10_evalue:.1g}")
        at_end = self.slider.value() == self.slider.minimum()
        self.bound.setText(bound_text(highest if at_end else min(round_one, highest)))
        self._pause.start()

    def _use_bound(self) -> None:
        """Take the E-value that is in the box; what is none there gives way to the last one."""
        self._pause.stop()
        try:
            value = above_zero(self.bound.text(), "")
        except ValueError:
            value = 0.0
        self.set_bound(value or self.families.evalue)
        if value > float(f"{self.network.request.evalue:.3g}"):  # as the box shows it
            self.bound_exceeded.emit(value)

    def _list_linked(self, link: str) -> None:
        """List what a part of the words on partial edges counts."""
        if link == _HELD:
            self.list_held_by_partial()
        else:
            self.list_partial()

    def _show_partial(self, shown: bool) -> None:
        """Show the partial edges too, or whole ones alone."""
        self._partial = False
        self._show(self.network.families(self.families.evalue, with_partial=shown))

    def _colour(self) -> None:
        """Colour the picture by what was chosen."""
        self.picture.set_colour_by(list(ColourBy)[self.colour_box.currentIndex()])
        self._follow_colours()

    def _typed(self) -> None:
        """Search for words: at once where that is quick, else once nobody has typed for a moment."""
        if self.words.text() and len(self.network.nodes) > _FOUND_AT_ONCE:
            self._typing.start()
        else:
            self._search()

    def _search(self) -> None:
        self._typing.stop()
        words, listed = self.words.text(), self.edges.model_row(self.edge) >= 0
        if words.strip() and self._near.size:
            self._end_choice()
        self._following = True
        for model, table in zip(self.models, self.tables, strict=True):
            model.set_words(words)
            if words.strip():
                table.scrollToTop()  # what was in sight of all may be anywhere among those found
        self._following = False
        self._fill_words()
        lists = self.edges.model_row(self.edge) >= 0
        if listed and not lists:
            self.pair.show_nothing(
                ("Edge chosen not listed", "Its headers do not have the words searched for.")
            )
            self._share()
        elif lists and not listed:
            self._go_to(_EDGES, self.edge)
            self._show_edge(self.edge)
        self._mark()
        self.picture.show_some(self.picture.marked)

    def _end_choice(self) -> None:
        """Have no sequence or family chosen: it would leave out most of what words find."""
        self._near, self._family, self.node = _NONE, _NONE, -1
        self._choose_no_row(but=_EDGES)
        self._limit_rows()
        if self.edge < 0:
            self.pair.show_nothing()

    def _go_to_found(self) -> None:
        """Go to what the table in front has of it."""
        if self._typing.isActive():
            self._search()
        tab = self.tabs.currentIndex()
        if self.models[tab].rowCount():
            self.tables[tab].setFocus()

    def _mark(self) -> None:
        """Have rings around what words find, else the ends of the edge that is chosen, or the sequences.

        Among those that words find the one chosen has a stronger ring; of very many it alone has one.
        """
        if self.words.text().strip():
            found = np.flatnonzero(self.sequences.table.matching(self.words.text()))
            found = found if found.size <= _MOST_RINGS else _NONE
            self.picture.mark_nodes(np.union1d(found, _NONE if self.node < 0 else [self.node]), self.node)
        elif self.edge >= 0:
            self.picture.mark_edge(self.edge)
        else:
            self.picture.mark_nodes(self._near)

    def _fill_words(self) -> None:
        """Say how many rows the table in front shows, and of what."""
        tab = self.tabs.currentIndex()
        shown, of, nouns = self.listed()
        found = self.sequences.rowCount() if self.words.text().strip() else 0
        no_rings = found > _MOST_RINGS
        count = (f"{shown:,} of " if shown < of else "") + counted(of, *nouns)
        self.count.setText(f"{count} · no rings" if no_rings else count)
        many = f"{found:,} sequences have these words. The picture rings up to {_MOST_RINGS:,}."
        self.count.setToolTip(many if no_rings else "")
        why = self._why_not_all(tab, nouns[1]) if shown < of else ""
        self.all_button.setVisible(bool(why))
        self.all_button.setToolTip(why)
        elsewhere = self._found_elsewhere(tab)
        self.empty[tab].say(
            f"No {nouns[0]} is listed", " ".join(filter(None, (f"{why}.", elsewhere))), "Show all"
        )
        self._listings[tab].setCurrentIndex(1 if why and not shown else 0)

    def _why_not_all(self, tab: int, what: str) -> str:
        """Return which rows a table lists alone, by words and by what is chosen."""
        words = self.words.text().strip()
        if {_SEQUENCES: self._family, _EDGES: self._near}.get(tab, _NONE).size:
            family = f"the {max(self._family.size, self._near.size):,} sequences of a family"
            whose = family if self.node < 0 else self.network.nodes.names[self.node]
            of_table = self._which or family
            what = of_table if tab == _SEQUENCES else f"the edges of {whose}"
        elif self._partial and tab == _EDGES:
            what = "partial edges"
        return f"Only {what}{f' with the words {words}' if words else ''} are listed"

    def _found_elsewhere(self, tab: int) -> str:
        """Return how many sequences have the words, in a sentence; '' in their own table, and for none."""
        found = self.sequences.rowCount() if tab != _SEQUENCES and self.words.text().strip() else 0
        if not found:
            return ""
        has = counted(found, "sequence has", "sequences have")
        return (
            f"{has} {'this word' if len(self.words.text().split()) == 1 else 'these words'}: see Sequences."
        )

    def _connect(self) -> None:
        self._pause.timeout.connect(self._use_bound)
        self.slider.valueChanged.connect(self._slid)
        self.bound.editingFinished.connect(self._use_bound)
        self.partial_box.toggled.connect(self._show_partial)
        self.weaker_button.clicked.connect(lambda: self.weaker_wanted.emit(self.weaker))
        self.arrange_button.clicked.connect(self.arrange)
        self.colour_box.currentIndexChanged.connect(self._colour)
        self.whole_button.clicked.connect(self.picture.show_all)
        self.picture.sight_changed.connect(self._offer_whole)
        self.picture_button.clicked.connect(self.picture.ask_and_save)
        self.picture.node_chosen.connect(self.choose_node)
        self.picture.edge_chosen.connect(self.choose_edge)
        self.words.textChanged.connect(self._typed)
        self._typing.timeout.connect(self._search)
        self.words.returnPressed.connect(self._go_to_found)
        for asking in (self.all_button.clicked, *(page.action_triggered for page in self.empty)):
            asking.connect(self.show_all)
        self.dashed.linkActivated.connect(self._list_linked)
        self.partial_action.triggered.connect(self.list_partial)
        for tab, actions in self.query_actions.items():
            for place, action in enumerate(actions):
                action.triggered.connect(partial(self._want_query, tab, place))
            self.tables[tab].addActions(actions)
            self.tables[tab].selectionModel().selectionChanged.connect(partial(self._name_queries, tab))
            self._name_queries(tab)
        slots = (self._zoom_to_family, self._list_family, self._save_family, self._export_family)
        for action, slot in zip(self.family_actions, slots, strict=True):
            action.triggered.connect(slot)
        self.tables[_FAMILIES].addActions(self.family_actions)
        self.tables[_FAMILIES].selectionModel().selectionChanged.connect(self._offer_family)
        self._offer_family()
        self.picture.query_wanted.connect(self.query_wanted)
        self.tables[_EDGES].addAction(self.partial_action)
        self.tabs.currentChanged.connect(self._fill_words)
        for tab, table in enumerate(self.tables):
            table.selectionModel().selectionChanged.connect(lambda *_, tab=tab: self._chosen(tab))
            table.entered.connect(lambda tab=tab: self._entered(tab))
            table.doubleClicked.connect(lambda _, tab=tab: self._entered(tab))
        self.tables[_FAMILIES].clicked.connect(self._clicked_family)

    def _lay_out(self) -> None:
        self.bound.setAccessibleName("Highest E-value of the edges shown")
        self.bound.setMaximumWidth(self.fontMetrics().horizontalAdvance("1.23e-1000") + 2 * SPACE)
        self.bound.setMinimumWidth(self.fontMetrics().horizontalAdvance("1.23e-10") + 2 * SPACE)
        self.bound.setToolTip("Edges with an E-value up to this are shown")
        self.bound.setAcceptDrops(False)
        self.slider.setMinimumWidth(10 * SPACE)
        self.slider.setAccessibleName("Highest E-value of the edges shown")
        self.slider.setToolTip("To the right: only the more similar pairs, fewer edges and smaller families")
        self.weaker_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.weaker_button.setText(find_words(self.network, self.weaker))
        self.weaker_button.setAccessibleName(self.weaker_button.text())
        self.forbid("")
        if self.weaker == self.network.request.evalue:
            self.weaker_button.hide()
        self.arrange_button.setToolTip("Lay out the picture anew, by the edges that are shown now")
        ends = QLabel("weaker"), QLabel("stricter")
        for end in ends:
            end.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        bound = (QLabel("Show E ≤"), self.bound, ends[0], self.slider, ends[1])
        self.partial_box.setChecked(True)
        self.partial_box.setToolTip(
            tooltip_text(
                f"Partial edges count: {PARTIAL_MEANING}. Untick it for the families that whole edges make"
            )
        )
        if not self.network.edges.partial.any():
            self.partial_box.hide()
        for key in (self.grey, self.dashed):
            room = key.sizePolicy()  # where it comes and goes the picture stays as it is
            room.setRetainSizeWhenHidden(True)
            key.setSizePolicy(room)
        for by in ColourBy:
            self.colour_box.addItem(by.value)
        self.colour_box.setAccessibleName("Colour by")
        self.colour_box.setToolTip("What sequences of one colour have in common")
        self.whole_button.setAccessibleName("Show everything")
        self.whole_button.setToolTip("Show everything (0)")
        self.whole_button.setEnabled(False)
        self.picture_button.setToolTip("Save the picture, or its figures, as it is in sight")
        then = (QLabel("Colour by"), self.colour_box, self.arrange_button)
        top = PartedLine(bound, then, between=SPACE // 2, wide=self.slider)
        self._drawing.addWidget(self.waiting)
        self._drawing.addWidget(self.picture)
        line_height = self.fontMetrics().lineSpacing()
        self._drawing.setMinimumHeight(_DRAWN_LINES * line_height)
        self.tabs.setMinimumHeight(_LISTED_LINES * line_height)
        left = Column()
        column = QVBoxLayout(left, spacing=SPACE // 2)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(top)
        beyond = QHBoxLayout(spacing=SPACE)
        beyond.addWidget(self.beyond, 1)
        beyond.addWidget(self.weaker_button)
        column.addLayout(beyond)
        column.addWidget(self.chance)
        column.addWidget(self.apart)
        column.addWidget(self._drawing, 1)
        below = QHBoxLayout(spacing=SPACE)
        key = QVBoxLayout(spacing=0)
        key.addWidget(self.grey)
        key.addWidget(self.dashed)
        below.addLayout(key, 1)
        beside, buttons = QVBoxLayout(spacing=SPACE // 2), QHBoxLayout(spacing=SPACE)
        beside.addWidget(self.partial_box)  # at the words on dashed lines, in height that these take
        for button in (self.whole_button, self.picture_button):
            buttons.addWidget(button)
        beside.addLayout(buttons)
        below.addLayout(beside)
        column.addLayout(below)
        self.words.setToolTip("Words of the headers: the tables show what has them all, the picture rings it")
        self.count.setAccessibleName("Rows shown")
        line = QHBoxLayout(spacing=SPACE)
        line.addWidget(self.words, 1)
        line.addWidget(self.count)
        line.addWidget(self.all_button)
        titles = ("Fa&milies", "Se&quences", "E&dges")
        for model, table, title in zip(self.models, self.tables, titles, strict=True):
            table.setAccessibleName(title.replace("&", ""))
            table.offer_columns(model.columns[0].key)
        families = self.tables[_FAMILIES]
        name = [column.key for column in self.models[_FAMILIES].columns].index("name")
        families.setItemDelegateForColumn(name, FamilyNames(families))
        for listing, table, empty, title in zip(self._listings, self.tables, self.empty, titles, strict=True):
            listing.addWidget(table)
            listing.addWidget(empty)
            self.tabs.addTab(listing, title)
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName("Tables")
        self.tabs.tabBar().setAccessibleName("Tables")
        above = QWidget()
        rows = QVBoxLayout(above, spacing=SPACE // 2)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(line)
        rows.addWidget(self.tabs, 1)
        right = self._lists
        right.addWidget(above)
        right.addWidget(self.pair)
        for side in (left, right):
            self._sides.addWidget(side)
        for splitter in (right, self._sides):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(SPACE)
            splitter.setSizes(_HALVES)
            for place in (0, 1):
                splitter.setStretchFactor(place, 1)
        right.splitterMoved.connect(self._note_border)
        self._sides.splitterMoved.connect(self._note_side)
        self._keep_room()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._sides)
