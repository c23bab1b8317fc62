"""The tab of organisms: a tree of the hits of each, and a bar chart of the organisms."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.headers.text import Groups
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.results.hits import HitTable, Lineages
from swathe.core.results.lineages import lineage_tree, lineages_of
from swathe.core.results.organisms import OrganismTable
from swathe.core.results.query_result import QueryResult
from swathe.core.rounds.facts import round_of_hits
from swathe.core.scoring.significance import BELOW_SHOWN
from swathe.core.search.events import Plan
from swathe.core.system.words import counted, file_name
from swathe.core.taxonomy.taxonomy import Taxonomy, open_taxonomy
from swathe.gui.results.organisms.bars import QUANTITIES, Bars
from swathe.gui.results.organisms.chart import OrganismChart
from swathe.gui.results.organisms.lineage_model import TITLES, LineageModel
from swathe.gui.results.organisms.model import COLUMNS, OrganismModel
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.file_dialogs import FileDialogs
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.message_bar import MessageBar
from swathe.gui.widgets.message_page import ALL_HIDDEN, MessagePage
from swathe.gui.widgets.opening import open_page
from swathe.gui.widgets.picture import Picture, PictureMenu, PictureTasks
from swathe.gui.widgets.row_table import Cells, Titles
from swathe.gui.widgets.taxdump import (
    ABOUT_TAXDUMP,
    TAXDUMP_ADDRESS,
    ask_for_taxdump,
    keep_taxdump,
    kept_taxdump,
)
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.turning_splitter import TurningSplitter
from swathe.gui.work.settings import WindowSettings
from swathe.gui.work.task import Newest, Task, sentence

_AT_ONCE: Final = 4_000
"""Hits up to which headers are read while somebody waits: some 10 ms."""
_LEAST_COUNT: Final = 60
"""Pixels for the number of hits and organisms."""
_NAMES_READ: Final = 50
"""Names that are measured: more than are in sight."""
_MOST_OF_A_NAME: Final = 22
"""Characters of a name for which figures make room."""
_EXPANDED: Final = 2
"""Levels of the lineages that are open at first."""
_NARROWED: Final = ("organism", "lineage")
"""Columns by which menus narrow the table to an organism or to a taxon."""
_ONE_ORGANISM: Final = ("organism", Operator.IS)
_NO_ROWS: Final = np.empty(0, np.int64)


class OrganismsView(Detail):
    """Group the hits of the table by organism, or by lineage where somebody has NCBI's taxonomy.

    Return, or a double click, on an organism or a taxon narrows the table to it, and so does a click on an
    organism's bar.
    """

    title = "Organisms"
    picture_menu: PictureMenu

    def __init__(self) -> None:
        super().__init__()
        self._hits: HitTable | None = None
        self._query_name = self._title = self._found_with = self._source = ""
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._filter = Filter()
        self._organisms: OrganismTable | None = None
        self._narrowing: tuple[Condition, ...] = ()
        self._taxdump: Path | None = None
        self._taxonomy: Taxonomy | None = None
        self._task = Newest(self.task_wanted.emit)
        self.message = MessagePage()
        self.model = OrganismModel(self)
        self.tree = self._make_tree()
        self.lineage_model = LineageModel(self)
        self.lineage_tree = self._make_lineage_tree()
        self.grouping = ComboBox()
        self.grouping.addItems(("By organism", "By lineage"))
        self.grouping.setAccessibleName("Group hits by")
        self.grouping.setToolTip("Lineages are those of NCBI's taxonomy")
        self.chart = OrganismChart()
        self.count = QLabel()
        self.count.setAccessibleName("Number of organisms")
        self.count.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.count.setMinimumWidth(_LEAST_COUNT)  # a narrow window has room for the controls beside it
        self.quantity = ComboBox()
        self.quantity.addItem("Hits", QUANTITIES[0])
        self.quantity.addItem("Best score", QUANTITIES[1])
        self.quantity.setAccessibleName("Length of the bars")
        self.quantity.setToolTip("What the length of a bar shows")
        self.all_button = QPushButton("All organisms")
        self.all_button.setToolTip("Show the hits of all organisms in the table again")
        self.all_button.setEnabled(False)
        self.pictures = PictureTasks(self)
        self.picture_menu = self._make_picture_menu()
        self.note = NoteLine()
        self.note.hide()
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._settle()

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits."""
        taxa = plan.request.taxa if plan is not None else None
        if taxa is not None and self._taxonomy is None:
            self._taxdump = taxa.taxdump
        self._hits = result.hits if result is not None else None
        self._query_name = self._title = self._found_with = self._source = ""
        if result is not None and plan is not None:
            self._query_name = plan.called(result.query)
            self._title = f"{self._query_name} · {plan.database.name}"
            self._found_with = plan.found_with(result)
            self._source = round_of_hits(result.hits, plan.request.iteration)
        self._rows = _NO_ROWS
        self._group()

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Group the hits that the table shows."""
        self._rows = rows
        self._group()

    def set_current_hit(self, row: int) -> None:
        """Mark the organism of the hit looked at."""
        self.chart.set_current(self._organisms.group_of(row) if self._organisms is not None else -1)

    def set_filter(self, conditions: Filter) -> None:
        """Offer all organisms where the table is narrowed to one or to a taxon, here or in its own menu."""
        self._filter = conditions
        narrowed = [condition for condition in conditions.only if condition.column in _NARROWED]
        asked = [one for one in conditions.conditions if (one.column, one.operator) == _ONE_ORGANISM]
        self._narrowing = (*narrowed, *asked)
        self.all_button.setEnabled(bool(self._narrowing))

    # Inside

    def _group(self) -> None:
        """Count now, or in the worker where that takes longer."""
        self._task.stop()
        hits, rows = self._hits, self._rows
        if hits is not None and self.by_lineage and (hits.lineages or self._taxonomy or self._taxdump):
            self._read_lineages(hits)  # also where the filter waits for them before any row is shown
            return
        if hits is None or not len(rows) or self.by_lineage:
            self._show(None)
            return
        if len(hits) <= _AT_ONCE:
            self._show(OrganismTable(hits, hits.headers.get(Groups("organism")), rows))
            return

        def work(token: CancelToken) -> Generator[None, None, OrganismTable]:
            for step in hits.headers.compute(Groups("organism")):
                token.raise_if_cancelled()
                yield step
            yield None
            return OrganismTable(hits, hits.headers.get(Groups("organism")), rows)

        self._task.begin(Task("organisms", work, self._show))
        self._settle()

    @property
    def by_lineage(self) -> bool:
        """Whether hits are grouped by lineage."""
        return self.grouping.currentIndex() == 1

    def group_by_lineage(self) -> None:
        """Group by lineage, or ask for the taxonomy that this needs."""
        self.grouping.setCurrentIndex(1)
        self._regroup()

    def _regroup(self) -> None:
        """Group by what was chosen; lineages need a taxonomy, which may have been chosen before."""
        kept = kept_taxdump()
        if self.by_lineage and self._taxdump is None and kept is not None and kept.exists():
            self._taxdump = kept
        self._group()

    def _ask_for_taxdump(self) -> None:
        path = ask_for_taxdump(self)
        if path is not None:
            self._taxdump = path
            self.note.say("")
            self._group()

    def _read_lineages(self, hits: HitTable) -> None:
        """Read the taxonomy, if it was not, and what the hits belong to, in the worker."""
        if hits.lineages is not None:
            self._show_lineages(hits.lineages)
            return
        path, known = self._taxdump, self._taxonomy

        def work(token: CancelToken) -> Generator[object, None, tuple[Taxonomy, Lineages]]:
            taxonomy = known
            if taxonomy is None:
                assert path is not None
                taxonomy = yield from open_taxonomy(path, token)
            lineages = yield from lineages_of(hits, taxonomy, token)
            return taxonomy, lineages

        def done(found: tuple[Taxonomy, Lineages]) -> None:
            if known is None and path is not None:
                keep_taxdump(path)
            self._taxonomy, hits.lineages = found
            self._show_lineages(found[1])
            self.lineages_read.emit()

        def failed(words: str) -> None:
            self._taxdump = None
            self._show(None)
            self.note.say(words, warning=True)

        self._task.begin(Task("lineages", work, done, on_error=sentence(failed)))
        self._settle()

    def _show_lineages(self, lineages: Lineages) -> None:
        assert self._hits is not None
        self._organisms = None
        self.lineage_model.show(self._hits, lineage_tree(self._hits, self._rows))
        self.lineage_tree.expandToDepth(_EXPANDED)
        self._settle()

    def _choose_taxon(self, index: QModelIndex) -> None:
        """Narrow the table to a taxon and all below it."""
        node = self.lineage_model.node(index)
        if node is None:
            return
        self._all()
        operator, name = (Operator.INCLUDES, node.name) if node.taxon else (Operator.IS, "")
        self.filter_wanted.emit(Condition.read("lineage", operator, name), True)

    def _show(self, organisms: OrganismTable | None) -> None:
        self._organisms = organisms
        self.model.show(self._hits, organisms)
        if organisms is not None and len(organisms) == 1:
            self.tree.expand(self.model.index(0, 0))
        self._draw()
        self._settle()

    def _draw(self) -> None:
        self.chart.show_bars(Bars.of(self._organisms, self.quantity.currentData()))

    def _settle(self) -> None:
        """Show the organisms, or say why there are none."""
        organisms = self._organisms
        known = self._hits is not None and self._hits.lineages is not None
        if self._task.busy and self.by_lineage:
            self.message.say("Reading lineages", "The taxonomy is read once, which takes some 10 seconds.")
        elif self._task.busy:
            self.message.say("Reading headers", "The organisms appear in a moment.")
        elif self._hits is None:
            self.message.say(
                "No hits yet", "The organisms of a query's hits are shown here once it was compared."
            )
        elif self.by_lineage and not known and len(self._hits):
            choose, download = "Choose file…", "Download in the browser"
            self.message.say("Lineages need NCBI's taxonomy", ABOUT_TAXDUMP, choose, download)
        elif not len(self._hits):
            self.message.say("No hits", "There is nothing to group for this query.")
        else:
            self.message.say(*ALL_HIDDEN)
        by_lineage = self.by_lineage and known and self.lineage_model.rowCount() > 0
        shown = (organisms is not None or by_lineage) and not self._task.busy
        self.tree.setVisible(not self.by_lineage)
        self.lineage_tree.setVisible(self.by_lineage)
        self._scrolled.setVisible(not self.by_lineage)
        self.grouping.setEnabled(self._hits is not None)
        self._stack.setCurrentIndex(int(shown))
        for control in (self.quantity, self._table_action):
            control.setEnabled(shown and organisms is not None)
        self.picture_menu.offer(shown and organisms is not None)
        words = self._words(organisms) if organisms is not None else counted(len(self._rows), "hit")
        self.count.setText(words if shown else "")

    def _words(self, organisms: OrganismTable) -> str:
        text = f"{counted(organisms.n_hits, 'hit')} · {counted(organisms.n_named, 'organism')}"
        if organisms.n_named < len(organisms):
            nameless = [row for row in range(len(organisms)) if not organisms.text("organism", row)]
            text += f" · {int(organisms.counts[nameless[0]]):,} without an organism"
        return text

    def _open(self, index: QModelIndex) -> None:
        """Go to a hit, or narrow the table to an organism."""
        row = self.model.hit_at(index)
        if row >= 0:
            self.hit_chosen.emit(row)
        else:
            self._choose(self.model.organism_at(index))

    def _clicked(self, index: QModelIndex) -> None:
        row = self.model.hit_at(index)
        if row >= 0:
            self.hit_chosen.emit(row)

    def _choose(self, organism: int) -> None:
        """Narrow the table to an organism."""
        if self._organisms is not None and organism >= 0:
            name = self._organisms.text("organism", organism)
            self.filter_wanted.emit(Condition.read("organism", Operator.IS, name), True)

    def _all(self) -> None:
        for condition in self._narrowing:
            self.filter_wanted.emit(condition, False)

    def _mark_in_tree(self, organism: int) -> None:
        index = self.model.index_of(organism)
        self.tree.setCurrentIndex(index)
        self.tree.scrollTo(index)

    # Files

    def save_table(self, path: Path) -> None:
        """Write the organisms as CSV, in the order on the screen."""
        if self._organisms is None:
            return
        count = self.model.rowCount()
        order = np.array([self.model.organism_at(self.model.index(row, 0)) for row in range(count)], np.int64)
        work = partial(save_plain_table, self._organisms, order, "csv", (), path)

        def done(_: object) -> None:
            self.note.say("")
            self.saved.emit(counted(len(order), "organism"), path)

        self.task_wanted.emit(
            Task(
                "save organisms",
                work,
                done,
                on_error=sentence(lambda words: self.note.say(words, warning=True)),
            )
        )

    def picture(self) -> Picture:
        """Return the chart as it is saved and copied, on a slide where that is chosen."""
        contents = ""
        if self._hits is not None:
            hits = self._hits.share_text(self._rows) + (f" of {self._source}" if self._source else "")
            if self._filter.words:
                hits += f" (filter: {self._filter.words})"
            contents = ", ".join(filter(None, (hits, self._found_with)))
        return self.picture_menu.shaped(self.chart.picture(self._title, contents))

    def _file_name(self) -> str:
        """Return a name that says of which query's hits they are."""
        return file_name("-".join(filter(None, (self._query_name, "organisms"))))

    def _ask_for_table(self) -> None:
        dialogs = FileDialogs(WindowSettings(), self)
        path = dialogs.save("export", "Save organisms", f"{self._file_name()}.csv", "CSV table (*.csv)")
        if path is not None:
            self.save_table(path)

    def _ask_for_picture(self) -> None:
        self.pictures.ask_and_save(self.picture(), "bar chart", self._file_name())

    def _copy_picture(self) -> None:
        self.pictures.copy(self.picture(), "bar chart")

    # Parts

    def _connect(self) -> None:
        self.tree.clicked.connect(self._clicked)
        self.tree.activated.connect(self._open)
        self.lineage_tree.activated.connect(self._choose_taxon)
        self.grouping.activated.connect(self._regroup)
        self.message.action_triggered.connect(self._ask_for_taxdump)
        self.message.other_triggered.connect(lambda: open_page(TAXDUMP_ADDRESS, MessageBar.of(self)))
        self.chart.chosen.connect(self._choose)
        self.chart.current_changed.connect(self._mark_in_tree)
        self.quantity.currentIndexChanged.connect(self._draw)
        self.all_button.clicked.connect(self._all)
        self.pictures.task_wanted.connect(self.task_wanted)
        self.pictures.told.connect(self.note.say)
        self.pictures.copied.connect(self.copied)
        self.pictures.saved.connect(self.saved)

    def _make_tree(self) -> QTreeView:
        tree = _Tree(self.model, "Hits by organism", [column.title for column in COLUMNS])
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        tree.setSortingEnabled(True)
        tree.sortByColumn(1, Qt.SortOrder.DescendingOrder)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        narrow = tree.addAction("Only hits of this &organism")
        narrow.triggered.connect(lambda: self._choose(self.model.organism_at(tree.currentIndex())))
        self._column_keys = ColumnKeys(tree, tree.header())
        return tree

    def _make_lineage_tree(self) -> QTreeView:
        tree = _Tree(self.lineage_model, "Hits by lineage", TITLES)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        narrow = tree.addAction("Only hits of this &taxon")
        narrow.triggered.connect(lambda: self._choose_taxon(tree.currentIndex()))
        tree.hide()
        return tree

    def _make_picture_menu(self) -> PictureMenu:
        menu = PictureMenu(self._copy_picture, self._ask_for_picture, self, ("slide",))
        menu.addSeparator()
        self._table_action = menu.addAction("Save &table…", self._ask_for_table)
        self.chart.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.chart.addActions(menu.actions())
        return menu

    def _lay_out(self) -> None:
        self._scrolled = scrolled = QScrollArea()
        scrolled.setWidget(self.chart)
        scrolled.setWidgetResizable(True)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panes = TurningSplitter(0.58, 0.5)
        trees = QWidget()
        of_trees = QVBoxLayout(trees)
        of_trees.setContentsMargins(0, 0, 0, 0)
        of_trees.addWidget(self.tree)
        of_trees.addWidget(self.lineage_tree)
        panes.addWidget(trees)
        panes.addWidget(scrolled)
        self._stack.addWidget(self.message)
        self._stack.addWidget(panes)
        label = QLabel("Bars")
        label.setBuddy(self.quantity)
        bars = QWidget()
        of_bars = QHBoxLayout(bars, spacing=SPACE)
        of_bars.setContentsMargins(0, 0, 0, 0)
        for part in (label, self.quantity):
            of_bars.addWidget(part)
        head = FlowLayout(between=SPACE)
        for widget in (self.grouping, bars, self.all_button, self.count):
            head.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.note)


class _Tree(QTreeView):
    """A tree of hits: names take the room that the figures leave; in little room the last figures go."""

    def __init__(self, model: QAbstractItemModel, name: str, titles: Sequence[str]) -> None:
        super().__init__()
        header = Titles(Qt.Orientation.Horizontal, self)
        header.setSectionsClickable(True)
        self.setHeader(header)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setFont(tabular_font(self.font()))
        self.setItemDelegate(Cells(self))
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setExpandsOnDoubleClick(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._figures = range(1, len(titles))
        for section in self._figures:
            widest = BELOW_SHOWN if titles[section] == "E-value" else "10,000"
            wide = max(map(header.fontMetrics().horizontalAdvance, (titles[section], widest)))
            header.resizeSection(section, wide + 3 * SPACE)
        model.modelReset.connect(self._spare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the figures that there is room for."""
        super().resizeEvent(event)
        self._spare()

    def _spare(self) -> None:
        """Hide figures, the last first, while names would be cut; the first stay."""
        metrics, model = self.fontMetrics(), self.model()
        rows = range(min(model.rowCount(), _NAMES_READ))
        names = max((metrics.horizontalAdvance(model.index(row, 0).data()) for row in rows), default=0)
        for section in self._figures:
            self.setColumnHidden(section, False)
        left = self.viewport().width() - self.indentation() - 2 * SPACE
        left -= min(names, _MOST_OF_A_NAME * metrics.horizontalAdvance("0"))
        left -= sum(map(self.header().sectionSize, self._figures))
        for section in reversed(self._figures[1:]):
            if left >= 0:
                break
            left += self.header().sectionSize(section)
            self.setColumnHidden(section, True)
