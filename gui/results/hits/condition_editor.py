"""The line in which somebody writes a condition: column, comparison, value."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swathe.core.errors import FilterError
from swathe.core.results.columns import Column, Kind
from swathe.core.results.filters import FILTERABLE, Condition, Operator, operators_of
from swathe.core.results.hits import COLUMN, HitTable
from swathe.gui.results.hits.column_chooser import GROUPS, group_of
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.parted_line import PartedLine
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.tooltips import wrapped

_FIRST: Final = (
    "evalue",
    "identity",
    "query_coverage",
    "score",
    "subject_length",
    "organism",
    "description",
    "subject",
    "verdict",
)
"""Columns that people filter by most, over a line before all others."""
_OF_ROUNDS: Final = frozenset(("round", "by_hand", "entry_evalue"))
_OF_KIND: Final = {Kind.EVALUE: "1e-5", Kind.PERCENT: "30", Kind.INTEGER: "100", Kind.REAL: "50"}
"""What a number to compare with looks like."""
_EXAMPLES: Final = {
    "rank": "20",
    "subject": "ADH1A_HUMAN",
    "description": "kinase",
    "organism": "Homo sapiens",
    "accession": "P07327",
    "entry": "ADH1A_HUMAN",
    "protein": "kinase",
    "gene": "ADH1A",
    "taxon": "9606",
    "lineage": "Bacteria",
    "source": "sp",
    "evalue_moved": "2",
    "round": "1",
    "by_hand": "added",
    "gap_openings": "2",
    "gaps": "5",
    "doubtful": "low complexity",
    "log10_p_error": "0.1",
    "z_value": "8",
    "pairwise_lambda": "0.27",
    "pairwise_k": "0.04",
    "goodness_p": "0.05",
}
"""The same of columns in which that of their kind would be odd, and of text."""
_LETTERS: Final = 3
"""Of an example, in a pattern."""
_LISTED: Final = 20
"""Lines of the list of columns in sight."""
_VALUE: Final = 8
"""Letters of a value that are in sight at least, in little room too."""
_COMPARISON: Final = 20
"""Letters in whose width the usual comparisons are whole beside the arrow, in little room too."""
_WIDEST: Final = 40
"""Letters of a value for which there is room at most: more would part it from its buttons."""


class ColumnBox(ComboBox):
    """The columns to choose from: those that people filter by most, a line, the others under their headings.

    The list opens below the box: with so many columns Fusion's would cover the screen from top to end.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[int, range] = {}  # of the columns under a heading, by that of the heading
        self._add_columns([COLUMN[key] for key in _FIRST])
        self.insertSeparator(self.count())
        others = [column for column in FILTERABLE if column.key not in _FIRST]
        for group in GROUPS:
            columns = [column for column in others if group_of(column) == group]
            if columns:
                heading = self._add_heading(group)
                self._rows[heading] = self._add_columns(columns)

    def offer(self, *, tests: bool, rounds: bool, databases: bool) -> None:
        """Leave out the columns of tests, of rounds and of several databases where hits have none."""
        view = self.view()
        assert isinstance(view, QListView)
        for heading, rows in self._rows.items():
            columns = [COLUMN[self.itemData(row)] for row in rows]
            offered = [
                (tests or not column.needs_permutation)
                and (rounds or column.key not in _OF_ROUNDS)
                and (databases or column.key != "database")
                for column in columns
            ]
            view.setRowHidden(heading, not any(offered))
            for row, listed in zip(rows, offered, strict=True):
                view.setRowHidden(row, not listed)
                self._item(row).setEnabled(listed)  # for keys, which go to hidden ones, too

    def showPopup(self) -> None:
        """Open the list."""
        super().showPopup()
        view, popup = self.view(), self.view().window()
        place, screen = self.mapToGlobal(QPoint(0, self.height())), self.screen().availableGeometry()
        height = min(popup.height(), _LISTED * view.sizeHintForRow(0), screen.bottom() - place.y())
        popup.setGeometry(QRect(place.x(), place.y(), popup.width(), height))
        view.scrollTo(view.currentIndex())

    def _add_heading(self, words: str) -> int:
        """Add words that cannot be chosen, and return their row."""
        self.addItem(words)
        heading = self._item(self.count() - 1)
        heading.setEnabled(False)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        return self.count() - 1

    def _add_columns(self, columns: Iterable[Column[HitTable]]) -> range:
        """Add columns, and return their rows."""
        first = self.count()
        for column in columns:
            self.addItem(column.name, column.key)
            self.setItemData(self.count() - 1, wrapped(column.window_tip), Qt.ItemDataRole.ToolTipRole)
        return range(first, self.count())

    def _item(self, row: int) -> QStandardItem:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        return model.item(row)


class ConditionEditor(QWidget):
    """Make one condition at a time; `made` carries it, `closed` says that nothing more is wanted."""

    made = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.column = ColumnBox()
        self.column.setAccessibleName("Column of the condition")
        self.operator = ComboBox()
        self.operator.setAccessibleName("Comparison")
        self.value = LineEdit()
        self.value.setAccessibleName("Value to compare with")
        self.value.setClearButtonEnabled(True)
        self._left_out: Collection[str] = ()
        self.choice = ComboBox()
        self.choice.setAccessibleName(self.value.accessibleName())
        self._wanted = QStackedWidget()  # one of the two
        self._and = QLabel("and")
        self.upper = LineEdit()
        self.upper.setAccessibleName("Larger bound")
        self.add_button = QPushButton("Change")
        self.add_button.setMinimumWidth(self.add_button.sizeHint().width())  # to move nothing
        self.close_button = QPushButton("Close")
        self.close_button.setAccessibleName("Close the line for conditions")
        self.note = NoteLine()
        self._lay_out()
        self.column.currentIndexChanged.connect(self._offer_operators)
        self.operator.currentIndexChanged.connect(self._offer_values)
        for field in (self.value, self.upper):
            field.textEdited.connect(self._forget_problem)
        self.add_button.clicked.connect(self.add)
        self.close_button.clicked.connect(self.closed)
        self._offer_operators()
        self._say_add(changes=False)

    def open(self, condition: Condition | None = None) -> None:
        """Ask for a condition, its value empty; one that is given is there to be changed."""
        self._say_add(changes=condition is not None)
        if condition is not None:
            self.column.setCurrentIndex(self.column.findData(condition.column))
            self.operator.setCurrentIndex(self.operator.findData(condition.operator))
            if self._chooses and self.choice.findText(condition.wanted) < 0:
                self.choice.addItem(condition.wanted)  # of a filter that was saved beside other hits
            self.choice.setCurrentText(condition.wanted)
        else:
            self.choice.setCurrentIndex(0)
        self.value.setText(condition.wanted if condition is not None else "")
        self.upper.setText(condition.upper if condition is not None else "")
        self._forget_problem()
        self.show()
        value = self.choice if self._chooses else self.value
        (value if condition is not None else self.column).setFocus()
        self.value.selectAll()

    def leave_out(self, choices: Collection[str]) -> None:
        """Offer all values of a column that has a few, but for those that no hit here can have."""
        self._left_out = choices
        self._offer_choices()

    def add(self) -> None:
        """Hand over the condition, or say what is wrong with it."""
        try:
            condition = Condition.read(
                self.column.currentData(),
                self.operator.currentData(),
                self.choice.currentText() if self._chooses else self.value.text(),
                self.upper.text(),
            )
        except FilterError as error:
            self.note.say(str(error), warning=True)
            self.note.show()
            self.value.setFocus()
            return
        self._forget_problem()
        self.made.emit(condition)

    @property
    def _chooses(self) -> bool:
        """Whether the column has a few values to choose from."""
        return bool(COLUMN[self.column.currentData()].choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; add the condition on Return, wherever the focus is but on Close."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (entered and self.close_button.hasFocus()):
            self.closed.emit()
        elif entered:
            self.add()
        else:
            super().keyPressEvent(event)

    def _say_add(self, changes: bool) -> None:
        """Call the button after what it does."""
        self.add_button.setText("Change" if changes else "Add")
        self.add_button.setAccessibleName(f"{self.add_button.text()} the condition")

    def _offer_operators(self) -> None:
        """Offer the comparisons that the column allows; one chosen stays where it still makes sense.

        The first is the usual one, which another column's usual one takes the place of.
        """
        kept = self.operator.currentData() if self.operator.currentIndex() > 0 else None
        with QSignalBlocker(self.operator):
            self.operator.clear()
            for operator in operators_of(COLUMN[self.column.currentData()]):
                self.operator.addItem(operator.value, operator)
            self.operator.setCurrentIndex(max(self.operator.findData(kept), 0))
        self._offer_choices()
        self._offer_values()

    def _offer_choices(self) -> None:
        """Offer the column's values; one chosen stays where there still is one."""
        kept = self.choice.currentText()
        self.choice.clear()
        choices = COLUMN[self.column.currentData()].choices
        self.choice.addItems([choice for choice in choices if choice not in self._left_out])
        self.choice.setCurrentText(kept)

    def _offer_values(self) -> None:
        operator: Operator = self.operator.currentData()
        for widget in (self._and, self.upper):
            widget.setVisible(operator is Operator.BETWEEN)
        self._wanted.setCurrentWidget(self.choice if self._chooses else self.value)
        self.value.setPlaceholderText(_example(COLUMN[self.column.currentData()], operator))
        tips = {
            Operator.GLOB: "* stands for any letters, ? for one; the whole cell is compared",
            Operator.REGEX: "A regular expression, found anywhere in the cell, whatever its case",
            Operator.IS: "The whole cell, whatever its case; nothing finds empty cells",
        }
        self.value.setToolTip(tips.get(operator, ""))
        self._forget_problem()

    def _forget_problem(self) -> None:
        self.note.say("")
        self.note.hide()

    def _lay_out(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        for field, letters in ((self.value, _VALUE), (self.upper, _VALUE), (self.operator, _COMPARISON)):
            field.setMinimumWidth(letters * letter)
        choices = (choice for column in FILTERABLE for choice in column.choices)
        longest = ((self.operator, (operator.value for operator in Operator)), (self.choice, choices))
        for box, words in longest:  # to move nothing
            width = box.fontMetrics().horizontalAdvance
            box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(-(-max(map(width, words)) // width("X")))
        self._wanted.setMaximumWidth(_WIDEST * letter)
        self._wanted.addWidget(self.value)
        self._wanted.addWidget(self.choice)
        rest = QWidget()
        rest.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        then = (self._wanted, self._and, self.upper, self.add_button, self.close_button, rest)
        row = PartedLine((self.column, self.operator), then, between=SPACE // 2, wide=self._wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(row)
        layout.addWidget(self.note)


def _example(column: Column[HitTable], operator: Operator) -> str:
    """Return what a value to compare a column with looks like, '' for one that is anybody's guess."""
    example = _EXAMPLES.get(column.key, _OF_KIND.get(column.kind, ""))
    if operator is Operator.GLOB and example:
        example = f"{example[:_LETTERS]}*"
    elif operator is Operator.REGEX and example:
        example = f"^{example[:_LETTERS]}"
    return f"such as {example}" if example else ""
