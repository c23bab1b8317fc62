"""The menu of filters that have a name, and of marks to filter by; and the line where a name is typed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swathe.core.errors import FilterError
from swathe.core.results.filters import Condition, Filter, Operator
from swathe.core.statistics.conclusion import VERDICTS
from swathe.core.statistics.evalues import MOVED
from swathe.gui.results.hits.saved_filters import NAME_LENGTH, SavedFilters
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.field import NoteLine
from swathe.gui.widgets.line_edit import LineEdit
from swathe.gui.widgets.theme import SPACE


class FilterMenu(EdgedMenu):
    """Offer the best verdict, marks, what moved E-values and saved filters.

    Signals: `mark_toggled(Condition, bool)`; `chosen(Filter)`; `name_wanted(str)` for the filter in force
    (''), or for another name of the filter that has this one.
    """

    mark_toggled = Signal(object, bool)
    chosen = Signal(object)
    name_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.saved: SavedFilters | None = None
        self._current = Filter()
        self.setToolTipsVisible(True)
        self.setAccessibleName("Filters")
        self.convincing = self._mark(
            "Only &convincing hits",
            Condition.read("verdict", Operator.IS, VERDICTS[0]),
            "Verdict Convincing: hits that chance hardly explains, by the E-value and any test with copies",
        )
        self._usual_tip = self.convincing.toolTip()
        self.marks = [
            self._mark("Only &ticked hits", Condition.read("ticked", Operator.MARKED)),
            self._mark("Only &pinned hits", Condition.read("pinned", Operator.MARKED)),
            self._mark("Only hits with &notes", Condition.read("note", Operator.MARKED)),
        ]
        self.moved = [
            self._mark(
                "&Hide if E-value moved over 100-fold",
                Condition.read("evalue_moved", Operator.BETWEEN, f"-{MOVED:g}", f"{MOVED:g}"),
                "Correction for composition, repeats, length or this search's scores made their E-value more "
                "than a hundredfold larger or smaller",
            ),
            self._mark(
                "&Only if E-value was raised over 100-fold",
                Condition.read("evalue_moved", Operator.AT_LEAST, f"{MOVED:g}"),
                "Correction for composition, repeats, length or this search's scores made their E-value more "
                "than a hundredfold larger: they may be alike by these alone",
            ),
        ]
        self.bounds_action = self.addAction("&Bounds on E-value, identity, coverage and score")
        self.bounds_action.setCheckable(True)
        self.bounds_action.setToolTip("Fields for bounds, in a line below the words")
        self.bounds_action.setVisible(False)  # where they are in sight anyway
        self.clear_action = self.addAction("C&lear filter")
        self.clear_action.setToolTip("Words, bounds and conditions")
        self.clear_action.setEnabled(False)
        self._names = QActionGroup(self)
        self._names.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        self.addSection("Saved filters")
        self.save_action = QAction("&Save this filter…", self)
        self.save_action.triggered.connect(lambda: self.name_wanted.emit(""))
        self._rename = EdgedMenu("&Rename", self)
        self._delete = EdgedMenu("&Delete", self)
        self.addAction(self.save_action)
        self.addMenu(self._rename)
        self.addMenu(self._delete)
        self.aboutToShow.connect(self.renew)

    def show_filter(self, conditions: Filter) -> None:
        """Take note of the filter in force."""
        self._current = conditions
        for action in (self.convincing, *self.marks, *self.moved):
            action.setChecked(action.data() in conditions.only)

    def words_of(self, condition: Condition) -> str:
        """Return what a condition is called: as the entry that asks for it, if one does."""
        for action in (self.convincing, *self.marks, *self.moved):
            if action.data() == condition:
                return action.text().replace("&", "")
        return condition.words

    def offer_convincing(self, why_not: str) -> None:
        """Offer convincing hits alone, or say why no verdict on these hits is known."""
        self.convincing.setEnabled(not why_not)
        self.convincing.setToolTip(why_not or self._usual_tip)

    def renew(self) -> None:
        """List what is saved now."""
        for action in self._names.actions():
            self._names.removeAction(action)
            self.removeAction(action)
        names = self.saved.names if self.saved is not None else []
        self._rename.clear()
        self._delete.clear()
        for name in names:
            assert self.saved is not None
            action = QAction(name.replace("&", "&&"), self)
            action.setCheckable(True)
            action.setChecked(self.saved.get(name) == self._current)
            action.triggered.connect(self._saying(self._choose, name))
            self._names.addAction(action)
            self.insertAction(self.save_action, action)
            self._rename.addAction(action.text()).triggered.connect(self._saying(self.name_wanted.emit, name))
            self._delete.addAction(action.text()).triggered.connect(self._saying(self.saved.delete, name))
        self._rename.setEnabled(bool(names))
        self._delete.setEnabled(bool(names))
        nothing = self._current == Filter()
        self.save_action.setEnabled(self.saved is not None and not nothing)
        self.save_action.setToolTip("There are no conditions to save yet" if nothing else "")

    def _choose(self, name: str) -> None:
        if self.saved is not None:
            self.chosen.emit(self.saved.get(name))

    def _mark(self, text: str, condition: Condition, tip: str = "") -> QAction:
        action = self.addAction(text)
        action.setCheckable(True)
        action.setToolTip(tip or text.replace("&", ""))
        action.setData(condition)
        action.triggered.connect(lambda on: self.mark_toggled.emit(action.data(), on))
        return action

    @staticmethod
    def _saying(command: Callable[[str], object], name: str) -> Callable[[], None]:
        def run() -> None:
            command(name)

        return run


class NameLine(QWidget):
    """Type the name of a filter to be kept or renamed; hidden until it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._keep: Callable[[str], object] = str
        self.label = QLabel()
        self.name = LineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName("Name of the filter")
        self.label.setBuddy(self.name)
        self.keep_button = QPushButton("Keep")
        self.keep_button.setAccessibleName("Save the filter under this name")
        self.cancel_button = QPushButton("Cancel")
        self.cancel_button.setAccessibleName("Do not save the filter")
        self.note = NoteLine()
        row = QHBoxLayout()
        row.setSpacing(SPACE // 2)
        row.addWidget(self.label)
        row.addWidget(self.name, 1)
        row.addWidget(self.keep_button)
        row.addWidget(self.cancel_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(row)
        layout.addWidget(self.note)
        self.keep_button.clicked.connect(self._on_keep)
        self.cancel_button.clicked.connect(self.hide)
        self.hide()

    def ask(self, what: str, name: str, keep: Callable[[str], object]) -> None:
        """Ask for a name; `keep` takes it, or raises FilterError, which is said."""
        self._keep = keep
        self.label.setText(what)
        self.name.setText(name)
        self._say("")
        self.show()
        self.name.setFocus()
        self.name.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; keep the filter on Return, wherever the focus is but on Cancel."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape or (entered and self.cancel_button.hasFocus()):
            self.hide()
        elif entered:
            self._on_keep()
        else:
            super().keyPressEvent(event)

    def _on_keep(self) -> None:
        try:
            self._keep(self.name.text())
        except FilterError as error:
            self._say(str(error))
        else:
            self.hide()

    def _say(self, problem: str) -> None:
        self.note.say(problem, warning=bool(problem))
        self.note.setVisible(bool(problem))
