"""The tab of organisms: a tree of the hits of each, and a bar chart of the organisms."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from swathe.core.cancel import CancelToken
from swathe.core.export.plain_tables import save_plain_table
from swathe.core.headers.text import Groups
from swathe.core.results.filters import Condition, Operator
from swathe.core.results.hits import HitTable
from swathe.core.results.organisms import OrganismTable
from swathe.core.results.query_result import QueryResult
from swathe.core.search.events import Plan
from swathe.core.system.words import counted
from swathe.gui.results.organisms.bars import QUANTITIES, Bars
from swathe.gui.results.organisms.chart import OrganismChart
from swathe.gui.results.organisms.model import COLUMNS, OrganismModel
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.detail import Detail
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.picture import PictureMenu, PictureTasks
from swathe.gui.widgets.saved import note_saved
from swathe.gui.widgets.theme import SPACE, tabular_font
from swathe.gui.widgets.turning_splitter import TurningSplitter
from swathe.gui.work.task import Newest, Task, sentence

_AT_ONCE: Final = 4_000
"""Hits up to which headers are read while somebody waits: some 10 ms."""
_NO_ROWS: Final = np.empty(0, np.int64)


class OrganismsView(Detail):
    """Group the hits of the table by organism.

    Return, or a double click, on an organism narrows the table to it, and so does a click on its bar.
    """

    title = "Organisms"
    picture_menu: PictureMenu

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hits: HitTable | None = None
        self._rows: NDArray[np.int64] = _NO_ROWS
        self._organisms: OrganismTable | None = None
        self._narrowed: Condition | None = None
        self._task = Newest(self.task_wanted.emit)
        self.message = MessagePage()
        self.model = OrganismModel(self)
        self.tree = self._make_tree()
        self.chart = OrganismChart()
        self.count = QLabel()
        self.count.setAccessibleName("Number of organisms")
        self.count.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.quantity = QComboBox()
        self.quantity.addItem("Hits", QUANTITIES[0])
        self.quantity.addItem("Best score", QUANTITIES[1])
        self.quantity.setAccessibleName("Length of the bars")
        self.quantity.setToolTip("What the length of a bar shows")
        self.all_button = QPushButton("All organisms")
        self.all_button.setToolTip("Show the hits of all organisms in the table again")
        self.all_button.setEnabled(False)
        self.pictures = PictureTasks(self)
        self.save_button = self._make_save_button()
        self.note = NoteLine()
        self.note.hide()
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._settle()

    def use_corner(self) -> None:
        """Leave the picture to the corner over the pages."""
        self.save_button.hide()

    # What the page tells

    def set_result(self, result: QueryResult | None, plan: Plan | None) -> None:
        """Take another query's hits."""
        del plan
        self._hits = result.hits if result is not None else None
        self._rows = _NO_ROWS
        self._narrow_to(None)
        self._group()

    def set_rows(self, rows: NDArray[np.int64]) -> None:
        """Group the hits that the table shows."""
        self._rows = rows
        self._group()

    def set_current_hit(self, row: int) -> None:
        """Mark the organism of the hit looked at."""
        self.chart.set_current(self._organisms.group_of(row) if self._organisms is not None else -1)

    # Inside

    def _group(self) -> None:
        """Count now, or in the worker where that takes longer."""
        self._task.stop()
        hits, rows = self._hits, self._rows
        if hits is None or not len(rows):
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

    def _show(self, organisms: OrganismTable | None) -> None:
        self._organisms = organisms
        self.model.show(self._hits, organisms)
        if organisms is not None and len(organisms) > 1:
            self._narrow_to(None)
        if organisms is not None and len(organisms) == 1:
            self.tree.expand(self.model.index(0, 0))
        self._draw()
        self._settle()

    def _draw(self) -> None:
        self.chart.show_bars(Bars.of(self._organisms, self.quantity.currentData()))

    def _settle(self) -> None:
        """Show the organisms, or say why there are none."""
        organisms = self._organisms
        if self._task.busy:
            self.message.say("Reading headers", "The organisms appear in a moment.")
        elif self._hits is None:
            self.message.say("No hits yet", "The organisms of the hits are shown here.")
        else:
            self.message.say("No hits to group", "The table over this page shows none.")
        shown = organisms is not None and not self._task.busy
        self._stack.setCurrentIndex(int(shown))
        for control in (self.quantity, self.save_button):
            control.setEnabled(shown)
        self.count.setText(self._words(organisms) if shown and organisms is not None else "")

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
            self._narrow_to(Condition.read("organism", Operator.IS, name))
            self.filter_wanted.emit(self._narrowed, True)

    def _all(self) -> None:
        if self._narrowed is not None:
            self.filter_wanted.emit(self._narrowed, False)
            self._narrow_to(None)

    def _narrow_to(self, condition: Condition | None) -> None:
        self._narrowed = condition
        self.all_button.setEnabled(condition is not None)

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
        self.task_wanted.emit(
            Task(
                "save organisms",
                work,
                lambda _: note_saved(self.note, counted(len(order), "organism"), path),
                on_error=sentence(lambda words: self._say(words, True)),
            )
        )

    def _ask_for_table(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, "Save organisms", "organisms.csv", "CSV table (*.csv)")
        if chosen:
            self.save_table(Path(chosen) if Path(chosen).suffix else Path(f"{chosen}.csv"))

    def _ask_for_picture(self) -> None:
        self.pictures.ask_and_save(
            self.picture_menu.shaped(self.chart.picture()), "Save bar chart", "organisms"
        )

    def _copy_picture(self) -> None:
        self.pictures.copy(self.picture_menu.shaped(self.chart.picture()))

    def _say(self, sentence: str, problem: bool) -> None:
        self.note.say(sentence, warning=problem)

    # Parts

    def _connect(self) -> None:
        self.tree.clicked.connect(self._clicked)
        self.tree.activated.connect(self._open)
        self.chart.chosen.connect(self._choose)
        self.chart.current_changed.connect(self._mark_in_tree)
        self.quantity.currentIndexChanged.connect(self._draw)
        self.all_button.clicked.connect(self._all)
        self.pictures.task_wanted.connect(self.task_wanted)
        self.pictures.told.connect(self._say)
        self.pictures.saved.connect(lambda path: note_saved(self.note, "the bar chart", path))

    def _make_tree(self) -> QTreeView:
        tree = QTreeView()
        tree.setModel(self.model)
        tree.setAccessibleName("Hits by organism")
        tree.setFont(tabular_font(tree.font()))
        tree.setUniformRowHeights(True)
        tree.setAlternatingRowColors(True)
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        tree.setSortingEnabled(True)
        tree.sortByColumn(1, Qt.SortOrder.DescendingOrder)
        tree.setExpandsOnDoubleClick(False)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for section in range(1, len(COLUMNS)):
            wide = max(
                header.fontMetrics().horizontalAdvance(text) for text in (COLUMNS[section].title, "1e-180")
            )
            header.resizeSection(section, wide + 3 * SPACE)
        self._column_keys = ColumnKeys(tree, header)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        return tree

    def _make_save_button(self) -> QToolButton:
        menu = self.picture_menu = PictureMenu(self._copy_picture, self._ask_for_picture, self, ("slide",))
        menu.addSeparator()
        menu.addAction("Save &table…", self._ask_for_table)
        button = QToolButton()
        button.setText("Picture")
        button.setAccessibleName("Copy or save the bar chart, or save the table")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(menu)
        self.chart.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.chart.addActions(menu.actions())
        return button

    def _lay_out(self) -> None:
        scrolled = QScrollArea()
        scrolled.setWidget(self.chart)
        scrolled.setWidgetResizable(True)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panes = TurningSplitter(0.52, 0.5)
        panes.addWidget(self.tree)
        panes.addWidget(scrolled)
        self._stack.addWidget(self.message)
        self._stack.addWidget(panes)
        label = QLabel("Bars")
        label.setBuddy(self.quantity)
        head = QHBoxLayout()
        head.setSpacing(SPACE)
        head.addWidget(self.count, 1)
        for widget in (self.all_button, label, self.quantity, self.save_button):
            head.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.note)
