"""What was measured: the plots that the papers draw, and the table of all figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.benchmark.ranking import (
    across,
    answer,
    for_searches,
    not_compared,
    ranking,
    spread_words,
)
from swathe.core.benchmark.request import Variant
from swathe.core.benchmark.results import Benchmark
from swathe.core.benchmark.series import (
    LETTERS,
    Choice,
    View,
    baselines,
    chosen_of,
    databases,
    gap_costs,
    picture,
)
from swathe.gui.benchmark.table_model import FROM, TABLE_COLUMNS, MeasurementTableModel
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.column_keys import ColumnKeys
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import ElidedLabel, InfoButton, MutedLabel
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.message_page import MessagePage
from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.row_table import RowTable, row_height, set_plain
from swathe.gui.widgets.scrolled import Column
from swathe.gui.widgets.tab_bar import TabBar
from swathe.gui.widgets.theme import SPACE, title_font
from swathe.gui.widgets.tooltips import tooltip_text

if TYPE_CHECKING:
    from swathe.gui.benchmark.chart import ComparisonChart

REDRAW_MS: Final = 100
VIEWS: Final = (
    (View.MEAN, "Over&all"),
    (View.LENGTH, "B&y query length"),
    (View.SPEEDUP, "Speed-&up"),
    (View.GAPS, "Gap &costs"),
    (View.THREADS, "&Threads"),
    (View.BLOCKS, "&Blocks"),
    (View.SHARE, "CPU a&nd GPU"),
)
_ALWAYS: Final = 3
"""Plots that every comparison has; the others are offered where something was varied, or shared."""
_MESSAGE_LINES: Final = 8
"""Lines of text that what stands in place of a plot is high at least."""
_TABLE_ROWS: Final = 6
"""Rows that the table is high at least, with its header; where less is left, it scrolls with the plot."""
_ANSWER_LINES: Final = (2, 3)
"""Lines of the answer, and of what it is of, that have their place from the start: the tabs do not move."""
_NO_ANSWER: Final = (
    "no figures with the database and the gap costs chosen.",
    "no answer, as no query was measured with all of its kernels.",
)
"""What is said of one of several comparisons in which no kernel is the fastest; the second, of figures."""
_ABOUT: Final = (
    "Kernels are ways to compute the same exact scores; they differ in speed. Each ticked kernel is run "
    "several times with the queries and the database on the left. Kernels in grey cannot run here.\n\n"
    "Speeds are in GCUPS: billion cells a second, where a cell is a residue of a query beside one of a "
    "subject.\n\nFor an answer about your own sequences, choose queries and a database on the left."
)
"""What the button beside the answer says."""
_ALL: Final = "all"
_SLOWEST: Final = "slowest"
_WIDTHS: Final = {
    "comparison": 26,
    "kernel": 17,
    "settings": 18,
    "query": 13,
    "database": 21,
    "problem": 30,
    "engine_label": 30,
}
"""First widths of columns of text, in characters."""
_CHOSEN_OF: Final = ("database", "gap_costs")
"""Columns that say the same in every row where there is nothing to choose over the plot."""
_CHECKED: Final = next(number for number, column in enumerate(TABLE_COLUMNS) if column.key == "checked")
"""The column that takes what room the others leave."""


class ComparisonResults(QWidget):
    """Show one comparison, or several over each other, as they grow.

    Signals
    -------
    kernel_chosen(str, str) : an engine and a kernel to search with
    """

    kernel_chosen = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.comparisons: list[Benchmark] = []
        self._wanted = {number for number, column in enumerate(TABLE_COLUMNS) if column.shown}
        self._filled: set[int] = set()
        self._measuring = False
        self.chart: ComparisonChart | None = None
        self.model = MeasurementTableModel(self)
        self.answer = QLabel(wordWrap=True)
        self.answer.setTextFormat(Qt.TextFormat.PlainText)
        self.answer.setFont(title_font(self.answer.font()))
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.answer_of = MutedLabel()
        self.answer_of.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.choose_button = QPushButton()
        self.choose_button.clicked.connect(self._choose_fastest)
        self.about = InfoButton("About kernels and their speeds", self)  # no window of its own
        self.about.say(_ABOUT)
        self._answer = QWidget()
        self._fastest: Variant | None = None
        self._searchable: Callable[[str, str], bool] = lambda engine, kernel: False
        self._used = "", ""
        self.tabs = TabBar(drawBase=False, expanding=False)
        self.tabs.setAccessibleName("Plots")
        for _, title in VIEWS:
            self.tabs.addTab(title)
        self.database = _choice("Database shown")
        self.gaps = _choice("Gap costs shown")
        self.baseline = _choice("Baseline of the speed-ups")
        self.log_x = OutlinedCheckBox("Log x axis", toolTip="Logarithmic horizontal axis")
        self.log_y = OutlinedCheckBox(
            "Log y axis",
            toolTip="Logarithmic vertical axis: GCUPS, speed-ups or shares",
        )
        self._labels = {
            box: QLabel(text)
            for box, text in (
                (self.database, "Database"),
                (self.gaps, "Gap costs"),
                (self.baseline, "Relative to"),
            )
        }
        self.rows_shown = ElidedLabel(muted=True)
        self._chart_place = QStackedWidget()
        self._nothing = MessagePage()
        self._nothing.setMinimumHeight(_MESSAGE_LINES * self.fontMetrics().height())
        self._chart_place.addWidget(self._nothing)
        self.table = RowTable()
        self._timer = QTimer(self)
        self._timer.setInterval(REDRAW_MS)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.redraw)
        self._lay_out()
        self._set_up_table()
        self.tabs.currentChanged.connect(self.redraw)
        for box in self._labels:
            box.currentIndexChanged.connect(self.redraw)
        for check in (self.log_x, self.log_y):
            check.toggled.connect(self.redraw)

    @property
    def view(self) -> View:
        """The plot that is shown."""
        return VIEWS[max(self.tabs.currentIndex(), 0)][0]

    def show_comparisons(self, comparisons: list[Benchmark]) -> None:
        """Show these; the plot follows within a tenth of a second."""
        fresh, before = len(comparisons) != len(self.comparisons), [c.circumstances for c in self.comparisons]
        self.comparisons = comparisons
        if fresh or [one.circumstances for one in comparisons] != before:
            self._filled = set()
        self._offer_choices()
        self.model.limit(self._choice())
        self.model.show_comparisons(comparisons)
        self._show_filled_columns()
        if fresh:
            self.redraw()
        elif not self._timer.isActive():
            self._timer.start()

    def offer_for_searches(self, searchable: Callable[[str, str], bool]) -> None:
        """Offer the fastest kernel for searches where `searchable` says that its engine and it can be."""
        self._searchable = searchable

    def show_used(self, engine: str, kernel: str) -> None:
        """Offer no kernel for searches that these use already."""
        self._used = engine, kernel
        self._offer_fastest()

    def _show_filled_columns(self) -> None:
        """Show the columns wanted in which something stands: most of a GPU's are empty for a processor.

        Database and gap costs are shown where there are several, as the lists are that choose one.
        """
        table, before = self.model.table, self.table.horizontalHeader().length()
        for number in self._wanted - self._filled:
            key = TABLE_COLUMNS[number].key
            texts = {table.display(key, row) for row in range(len(table))} - {""}
            if len(texts) > (key in _CHOSEN_OF):
                self._filled.add(number)
        for number, column in enumerate(TABLE_COLUMNS):
            wanted = number in self._wanted and number in self._filled
            wanted = len(self.comparisons) > 1 if column is FROM else wanted
            self.table.setColumnHidden(number, not wanted)
        if self.table.horizontalHeader().length() != before:
            self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the columns."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Let one column have what the others leave, and its title and words at least."""
        header, bar = self.table.horizontalHeader(), self.table.verticalScrollBar().sizeHint().width()
        least = max(header.sectionSizeHint(_CHECKED), self.table.sizeHintForColumn(_CHECKED))
        others = header.length() - header.sectionSize(_CHECKED)
        left = self.table.maximumViewportSize().width() - bar - others
        self.table.setColumnWidth(_CHECKED, max(left, least))

    def _want_column(self, number: int, wanted: bool) -> None:
        """Show a column, whether something stands in it or not, or hide it."""
        (self._wanted.add if wanted else self._wanted.discard)(number)
        self._filled.add(number)
        self._show_filled_columns()

    def show_measuring(self, measuring: bool) -> None:
        """Say, where there is no figure yet, whether some are to come."""
        if measuring != self._measuring:
            self._measuring = measuring
            self.redraw()

    def make_chart(self) -> None:
        """Make the chart, once: its library takes a third of a second to load."""
        if self.chart is None:
            from swathe.gui.benchmark.chart import ComparisonChart

            self.chart = ComparisonChart()
            self._chart_place.addWidget(self.chart)
            tab_after(self.log_y, self.chart)
            self.redraw()

    def redraw(self) -> None:
        """Draw what is chosen of the comparisons."""
        self._offer_plots()
        self._offer_choices()
        self.model.limit(self._choice())
        shown = picture(self.view, self.comparisons, self._choice())
        self._say_answer(shown.note)
        self._say_rows()
        self.table.setVisible(bool(len(self.model.table)))
        for check in (self.log_x, self.log_y):
            check.setVisible(not shown.why_empty)
        if shown.why_empty or self.chart is None:
            if len(self.model.table):
                title, words = "No plot", shown.why_empty
            elif self._measuring:
                title = "Measuring"
                words = (
                    "First the right scores are computed, then every kernel is run. Figures appear once its "
                    "scores have been checked."
                )
            else:
                title, words = "No figures yet", ""
            self._nothing.say(title, words)
            self._chart_place.setCurrentWidget(self._nothing)
            return
        sensible = self.view is not View.MEAN and self.view is not View.GAPS
        self.log_x.setVisible(sensible)
        self.log_y.setText("Log axis" if self.view is View.MEAN else "Log y axis")
        self.chart.show_picture(shown, self.log_x.isChecked() and sensible, self.log_y.isChecked())
        self._chart_place.setCurrentWidget(self.chart)

    def save_state(self) -> QByteArray:
        """Return how the room is divided between plot and table."""
        return self._rows.saveState()

    def restore_state(self, state: QByteArray) -> None:
        """Divide the room as it was."""
        self._rows.restoreState(state)

    def copy_rows(self) -> None:
        """Put the selected rows on the clipboard, for a spreadsheet."""
        header = self.table.horizontalHeader()
        order = sorted(
            (c for c in range(header.count()) if not header.isSectionHidden(c)), key=header.visualIndex
        )
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        lines = ["\t".join(TABLE_COLUMNS[column].title for column in order)]
        lines += ["\t".join(self.model.text(row, column) for column in order) for row in rows]
        QApplication.clipboard().setText("\n".join(lines) + "\n")

    # Inside

    def _choice(self) -> Choice:
        def chosen(box: ComboBox) -> str | None:
            text = box.currentData()
            return None if text in (None, _ALL, _SLOWEST) else str(text)

        gaps = None if self.view is View.GAPS else chosen(self.gaps)
        return Choice(chosen(self.database), gaps, chosen(self.baseline))

    def _offer_plots(self) -> None:
        """Offer the plots of what was varied; one that would be empty is no choice."""
        for number, (view, _) in enumerate(VIEWS[_ALWAYS:], _ALWAYS):
            shown = picture(view, self.comparisons, Choice())
            varied = view is not View.GAPS or len(shown.categories) > 1
            offered = varied and not shown.why_empty
            if offered != self.tabs.isTabVisible(number):  # Qt lays tabs out if the last call changed one
                self.tabs.setTabVisible(number, offered)

    def _say_answer(self, note: str) -> None:
        """Say which kernel is the fastest, once all are measured; until then its place is kept.

        Of comparisons that overlie each other each has its line; below is how two of them differ by the same
        kernels, and what is not comparable.
        """
        several = len(self.comparisons) > 1
        alone = self.comparisons[0] if len(self.comparisons) == 1 and not self._measuring else None
        measurements = chosen_of(alone, self._choice()) if alone is not None else []
        ranked = ranking(measurements)
        words, of = answer(ranked)
        more = spread_words(ranked)
        of += not_compared(measurements)
        if several:
            chosen = [chosen_of(one, self._choice()) for one in self.comparisons]
            answers = [answer(ranking(some)) for some in chosen]
            first = [one or _NO_ANSWER[bool(some)] for (one, _), some in zip(answers, chosen, strict=True)]
            words, more = _lettered(first), _lettered([of for _, of in answers])
            of = " ".join(filter(None, (across(*chosen) if len(chosen) == 2 else "", note)))
        elif self._measuring:
            words, of = "Fastest kernel: not known yet", "It is named once all are measured."
        elif not self.comparisons:
            words = "Which kernel is the fastest here?"
            of = "Measure runs the ticked kernels and names the fastest. The form can stay as it is."
        self._fastest = for_searches(ranked)
        self.answer.setText(words)
        self.answer_of.setText(of)
        for label in (self.answer, self.answer_of):
            label.setToolTip(tooltip_text(more))
        self._offer_fastest()

    def _offer_fastest(self) -> None:
        """Offer the fastest kernel for searches that can use it, or say that they do."""
        fastest = self._fastest
        self.choose_button.setVisible(
            fastest is not None and self._searchable(fastest.engine, fastest.kernel)
        )
        if fastest is None:
            return
        used = (fastest.engine, fastest.kernel) == self._used
        self.choose_button.setEnabled(not used)
        self.choose_button.setText(
            f"Searches use {fastest.kernel}" if used else f"Use {fastest.kernel} for searches"
        )
        self.choose_button.setToolTip(
            "It and its engine are chosen in the search form, under Compute"
            if used
            else "Choose this kernel and its engine in the search form, under Compute"
        )

    def _say_rows(self) -> None:
        """Say where the table leaves out what was measured with another database, or other gap costs."""
        shown, there = self.model.rowCount(), len(self.model.table)
        self.rows_shown.set_whole(
            f"The table lists {shown:,} of {there:,} measurements" if shown < there else ""
        )

    def _choose_fastest(self) -> None:
        if self._fastest is not None:
            self.kernel_chosen.emit(self._fastest.engine, self._fastest.kernel)

    def _offer_choices(self) -> None:
        """Offer what was measured; where there is one of a kind there is nothing to choose.

        All is chosen at first where anything else would leave one of the comparisons out of the plot.
        """
        for box, measured, everything, wanted in (
            (self.database, databases, "All", True),
            (self.gaps, gap_costs, "All", self.view is not View.GAPS),
            (self.baseline, baselines, "", self.view is View.SPEEDUP),
        ):
            texts = measured(self.comparisons)
            entries = [(_as_typed(text) if box is self.gaps else text, text) for text in texts]
            if box is self.baseline and texts:
                entries.insert(0, ("The slowest", _SLOWEST))
            if everything and len(texts) > 1:
                entries.append((everything, _ALL))
            if entries != [(box.itemText(i), box.itemData(i)) for i in range(box.count())]:
                before = box.currentData()
                with QSignalBlocker(box):
                    box.clear()
                    for text, data in entries:
                        box.addItem(text, data)
                    box.setCurrentIndex(max(box.findData(before), 0) if entries else -1)
                    lacking = any(box.currentData() not in measured([one]) for one in self.comparisons)
                    if everything and len(texts) > 1 and lacking:
                        box.setCurrentIndex(box.findData(_ALL))
            shown = wanted and len(texts) > 1
            box.setVisible(shown)
            self._labels[box].setVisible(shown)

    def _lay_out(self) -> None:
        line = QHBoxLayout(spacing=SPACE)
        line.setContentsMargins(SPACE, SPACE // 2, 0, 0)
        for box, label in self._labels.items():
            label.setBuddy(box)
            line.addWidget(label)
            line.addWidget(box)
        line.addWidget(self.rows_shown, 1)
        line.addWidget(self.log_x)
        line.addWidget(self.log_y)
        said = QVBoxLayout(self._answer, spacing=SPACE // 2)
        said.setContentsMargins(SPACE, SPACE // 2, 0, SPACE)
        beside = QHBoxLayout(spacing=SPACE)
        beside.addWidget(self.about, 0, Qt.AlignmentFlag.AlignTop)
        beside.addWidget(self.answer, 1)
        beside.addWidget(self.choose_button, 0, Qt.AlignmentFlag.AlignTop)
        said.addLayout(beside)
        said.addWidget(self.answer_of, 1)
        labels = zip(_ANSWER_LINES, (self.answer, self.answer_of), strict=True)
        lines = sum(number * label.fontMetrics().lineSpacing() for number, label in labels)
        margins = said.contentsMargins()
        self._answer.setMinimumHeight(margins.top() + lines + said.spacing() + margins.bottom())
        top = Column()
        column = QVBoxLayout(top, spacing=0)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._answer)
        column.addWidget(self.tabs)
        column.addLayout(line)
        column.addWidget(self._chart_place, 1)
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self._rows.addWidget(top)
        self._rows.addWidget(self.table)
        self._rows.setChildrenCollapsible(False)
        self._rows.setStretchFactor(0, 3)
        self._rows.setStretchFactor(1, 2)
        self.scrolled = QScrollArea(widgetResizable=True)
        self.scrolled.setFrameShape(QFrame.Shape.NoFrame)
        self.scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scrolled.setWidget(self._rows)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scrolled)
        self.redraw()

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName("Measurements")
        table.setMinimumHeight(_TABLE_ROWS * row_height(table.fontMetrics()))
        set_plain(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = table.horizontalHeader()
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        table.setSortingEnabled(True)
        digit = table.fontMetrics().horizontalAdvance("0")
        for number, column in enumerate(TABLE_COLUMNS):
            title = header.fontMetrics().horizontalAdvance(column.list_title) + 3 * SPACE
            header.resizeSection(number, max(title, _WIDTHS.get(column.key, 7) * digit))
            table.setColumnHidden(number, number not in self._wanted)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(
            lambda place: self.columns_menu().popup(header.mapToGlobal(place))
        )
        copy = table.addAction("Copy rows", "Ctrl+C", self.copy_rows)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        table.addAction(
            "Columns…",
            lambda: self.columns_menu().popup(header.mapToGlobal(QPoint(0, header.height()))),
        )
        self._column_keys = ColumnKeys(table, header)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def columns_menu(self) -> QMenu:
        """Return a menu that shows and hides columns."""
        menu = EdgedMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for number, column in enumerate(TABLE_COLUMNS):
            if column is FROM:
                continue
            action = menu.addAction(column.title)
            action.setCheckable(True)
            action.setChecked(not self.table.isColumnHidden(number))
            action.setToolTip(column.meaning)
            action.toggled.connect(partial(self._want_column, number))
        return menu


def _choice(name: str) -> ComboBox:
    box = ComboBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMaximumWidth(220)
    return box


def _lettered(sentences: list[str]) -> str:
    """Return what is said of each of several comparisons, a line each."""
    return "\n".join(f"{letter}: {one}" for letter, one in zip(LETTERS, sentences, strict=False) if one)


def _as_typed(gap_costs: str) -> str:
    """Return gap costs as the form takes them, ``11/1``, from what the papers write, ``11-1k``."""
    return gap_costs.replace("-", "/").removesuffix("k")
