"""The conditions a hit must meet to be listed, typed while the table answers."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from swathe.core.results.filters import Condition, Filter
from swathe.gui.results.hits.condition_chips import ConditionChips
from swathe.gui.results.hits.condition_editor import ConditionEditor
from swathe.gui.results.hits.filter_bounds import NOT_APPLIED, FilterBounds
from swathe.gui.results.hits.filter_menu import FilterMenu, NameLine
from swathe.gui.results.hits.saved_filters import SavedFilters
from swathe.gui.results.hits.selection_bar import SelectionBar
from swathe.gui.widgets.focus import tab_after
from swathe.gui.widgets.icons import IconButton
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.theme import SPACE
from swathe.gui.widgets.words_edit import WordsEdit

_TYPING_PAUSE_MS = 150
_EDGES = 6
"""Pixels of the field for words that its hint does not have: frame and margins."""
ADD_KEY = "Ctrl+Shift+F"


class FilterBar(QWidget):
    """Words and bounds in a row; under it the line that makes conditions, once wanted, and those as chips.

    `filter_changed` carries a `core.results.filters.Filter`, without bounds that cannot be read.
    """

    filter_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._filter = Filter()
        self._conditions: tuple[Condition, ...] = ()
        self._any_of = False
        self._only: tuple[Condition, ...] = ()
        self._changed: Condition | None = None
        self._low = False  # whether a line of its own is too much for the bounds
        self.text = WordsEdit("Words in the header", "Words in the header")
        self.text.setToolTip(
            "Every word must occur in the FASTA header of the hit: accession, name, description, organism. "
            "Groups of organisms, such as bacteria, are not in it: + Condition › Lineage"
        )
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.bounds = FilterBounds()
        self.menu = FilterMenu(self)
        self.add_button = QToolButton(text="+ Condition", focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.add_button.setAccessibleName("Add a condition")
        self.add_button.setToolTip(f"Compare any column with a value ({ADD_KEY})")
        self.filters_button = MenuButton("Filters")
        self.filters_button.setAccessibleName("Verdicts, marks and saved filters")
        self.filters_button.setToolTip("Only convincing or marked hits; filters that have a name")
        self.filters_button.setMenu(self.menu)
        self.clear_button = IconButton("Clear filter", "unfilter")
        self.clear_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.clear_button.setToolTip("Clear filter")
        self.clear_button.setEnabled(False)
        self.selected = SelectionBar()
        self.editor = ConditionEditor()
        self.editor.hide()
        self.chips = ConditionChips()
        self.name_line = NameLine()
        self._problem = QLabel()
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.setVisible(False)
        self._tools: tuple[QWidget, ...] = (self.filters_button, self.clear_button)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.apply)
        self._lay_out()
        self._connect()

    @property
    def filter(self) -> Filter:
        """The conditions in force."""
        return self._filter

    def use_saved(self, saved: SavedFilters) -> None:
        """Offer filters kept by name."""
        self.menu.saved = saved

    def add_tools(self, *tools: QWidget) -> None:
        """Add buttons at the end of the row."""
        self.setTabOrder(self.add_button, self.filters_button)
        self.setTabOrder(self.filters_button, self.clear_button)
        for before, tool in pairwise((self.clear_button, *tools)):
            self._buttons.addWidget(tool)
            self.setTabOrder(before, tool)
        self._tools = (self.filters_button, self.clear_button, *tools)
        tab_after(self.clear_button, self.selected)
        self._fit()

    def focus(self) -> None:
        """Put the cursor into the text field."""
        self.text.setFocus()
        self.text.selectAll()

    def clear(self) -> None:
        """Let all hits through again."""
        self.show_filter(Filter())

    def show_filter(self, conditions: Filter) -> None:
        """Put a filter into the fields, and into force; an empty one ends a condition that is being made."""
        if conditions == Filter():
            self._changed = None
            self.editor.hide()
        self.text.setText(conditions.text)
        self.bounds.show_filter(conditions)
        self._only = conditions.only
        self._take(conditions.conditions, conditions.any_of)
        self._fit()

    def add_condition(self, condition: Condition) -> None:
        """Ask for one condition more, unless it is there."""
        if condition not in self._conditions:
            self._take((*self._conditions, condition))

    def narrow(self, condition: Condition) -> None:
        """Show only hits that meet a condition, however others are combined.

        It takes the place of one that asked the same of the same column.
        """
        asked = (condition.column, condition.operator)
        others = [kept for kept in self._only if (kept.column, kept.operator) != asked]
        self._only = (*others, condition)
        self._take(self._conditions)

    def remove_condition(self, condition: Condition) -> None:
        """Ask for one condition less."""
        self._only = tuple(kept for kept in self._only if kept != condition)
        self._take(tuple(kept for kept in self._conditions if kept != condition))

    def offer_score(self, offered: bool) -> None:
        """Show a bound on scores, or take it away where there are none."""
        self.bounds.offer_score(offered)
        self.apply()
        self._fit()

    def apply(self) -> None:
        """Read the fields now; a bound that cannot be read is not applied, which is said, with why."""
        self._pause.stop()
        asked = Filter(
            text=self.text.text().strip(),
            conditions=self._conditions,
            any_of=self._any_of,
            only=self._only,
        )
        conditions, problems = self.bounds.read(asked)
        applied = NOT_APPLIED if len(problems) == 1 else "These bounds are not applied."
        self._problem.setText(" ".join((*problems, applied)) if problems else "")
        self._problem.setVisible(bool(problems))
        if conditions != self._filter:
            self._filter = conditions
            self.menu.show_filter(conditions)
            self.filter_changed.emit(conditions)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the bounds under the words where the width does not hold both."""
        super().resizeEvent(event)
        self._fit()
        # What `_fit` shows has Qt lay out all around it while the layout around this bar is at work, which
        # then goes on with the places of before: a line stayed empty under the bar.
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the bounds alone."""
        return QSize(self.bounds.minimumSizeHint().width(), super().minimumSizeHint().height())

    def fold_bounds(self, low: bool) -> None:
        """Have bounds that need a line of their own only where they are asked for, or always."""
        if low is not self._low:
            self._low = low
            self._fit()

    def fields_height(self) -> int:
        """Return how high the fields and buttons are, without lines for conditions."""
        return self._grid.minimumSize().height()

    def _connect(self) -> None:
        self.text.textChanged.connect(self._typed)
        self.text.returnPressed.connect(self.apply)
        self.bounds.typed.connect(self._typed)
        self.bounds.entered.connect(self.apply)
        self.add_button.clicked.connect(self._ask_condition)
        shortcut = QShortcut(QKeySequence(ADD_KEY), self)  # a button's own waits as long as a click looks
        shortcut.activated.connect(self._ask_condition)
        self.menu.bounds_action.toggled.connect(self._show_bounds)
        self.menu.clear_action.triggered.connect(self.clear)
        self.clear_button.clicked.connect(self.clear)
        self.chips.removed.connect(self.remove_condition)
        self.chips.edit_wanted.connect(self._edit)
        self.chips.any_chosen.connect(self._choose_any)
        self.editor.made.connect(self._take_made)
        self.editor.closed.connect(self._close_editor)
        self.menu.mark_toggled.connect(self._toggle_mark)
        self.menu.chosen.connect(self.show_filter)
        self.menu.name_wanted.connect(self._ask_name)

    def _typed(self) -> None:
        self._note_clear()
        self._fit()
        self._pause.start()

    def _note_clear(self) -> None:
        something = bool(self.text.text() or self._conditions or self._only) or not self.bounds.is_empty()
        for clearing in (self.menu.clear_action, self.clear_button):
            clearing.setEnabled(something)

    def _take(self, conditions: tuple[Condition, ...], any_of: bool | None = None) -> None:
        """Put conditions into force and show them."""
        self._conditions = conditions
        self._any_of = (self._any_of if any_of is None else any_of) and len(conditions) > 1
        if self._changed is not None and self._changed not in conditions:
            self._changed = None
            self.editor.hide()
        self.chips.show_conditions(self._only, conditions, self._any_of, self.menu.words_of)
        self._note_clear()
        self.apply()

    def _choose_any(self, any_of: bool) -> None:
        self._take(self._conditions, any_of)

    def _toggle_mark(self, condition: Condition, on: bool) -> None:
        if on:
            self.narrow(condition)
        else:
            self.remove_condition(condition)

    def _ask_condition(self) -> None:
        """Open the line for a new condition; one that is being written already stays as it is."""
        if self.editor.isHidden() or self._changed is not None:
            self._changed = None
            self.editor.open()
        else:
            self.editor.column.setFocus()

    def _close_editor(self) -> None:
        self._changed = None
        self.editor.hide()
        self.add_button.setFocus()

    def _edit(self, condition: Condition) -> None:
        """Put a chip's condition into the line, to take its place when it was changed."""
        self._changed = condition
        self.editor.open(condition)

    def _take_made(self, condition: Condition) -> None:
        """Put a new condition into force, the line open for the next one; one that was changed ends it."""
        changed, self._changed = self._changed, None
        if changed is None:
            self.add_condition(condition)
            self.editor.open()
        else:
            others = [kept for kept in self._conditions if kept != condition or kept == changed]
            self._take(tuple(condition if kept == changed else kept for kept in others))
            self._close_editor()

    def _ask_name(self, old: str) -> None:
        saved = self.menu.saved
        if saved is None:
            return
        kept = self._filter

        def keep(name: str) -> None:
            if old:
                saved.rename(old, name)
            else:
                saved.save(name, kept)

        self.name_line.ask("New name" if old else "Name", old, keep)

    def line_width(self) -> int:
        """Return the width from which on words, bounds and buttons stand in one line."""
        return self._buttons_width() + self.bounds.sizeHint().width() + self.selected.folded_width()

    def _buttons_width(self) -> int:
        """Return the width of words and buttons without what can be done with selected hits."""
        tools = (self.add_button, *self._tools)
        fixed: int = sum(tool.sizeHint().width() + self._buttons.spacing() for tool in tools)
        return fixed + 2 * SPACE + self._words_width()

    def _words_width(self) -> int:
        return self.text.fontMetrics().horizontalAdvance(self.text.placeholderText()) + _EDGES

    def _fit(self) -> None:
        """Place the bounds and what can be done with selected hits; fold that where it is not all seen."""
        self.text.setMinimumWidth(self._words_width())
        room = self.width() - self._buttons_width()
        bounds = self.bounds.sizeHint().width()
        beside = self.width() >= self.line_width()
        self._place_bounds(beside)
        self._offer_bounds(beside or not self._low)
        above = room >= self.selected.folded_width()
        self._place_selected(above)
        self.selected.fold((room - bounds * beside if above else self.width()) < self.selected.whole_width())

    def _offer_bounds(self, roomy: bool) -> None:
        """Where there is no room for the bounds, show them only once wanted, or while they hold something."""
        wanted = self.menu.bounds_action
        wanted.setVisible(not roomy)
        wanted.setEnabled(self.bounds.is_empty())
        if not self.bounds.is_empty():
            wanted.setChecked(True)  # it stays so: what is beneath moves with no bound that is deleted
        self.bounds.setVisible(roomy or wanted.isChecked())

    def _show_bounds(self, shown: bool) -> None:
        self._fit()
        if shown and self.bounds.is_empty():
            self.bounds.evalue.setFocus()

    def _place_bounds(self, beside: bool) -> None:
        row, column = (0, 1) if beside else (1, 0)
        if self._grid.itemAtPosition(row, column) is None:
            self._grid.removeWidget(self.bounds)
            self._grid.addWidget(self.bounds, row, column, 1, 1 if beside else 3, Qt.AlignmentFlag.AlignLeft)
            tab_after(self.text if beside else self._tools[-1], self.bounds)

    def _place_selected(self, above: bool) -> None:
        """Put what can be done with selected hits among the buttons, or in a line of its own below."""
        if above and self._buttons.indexOf(self.selected) < 0:
            self._grid.removeWidget(self.selected)
            self._buttons.insertWidget(self._buttons.indexOf(self.clear_button) + 1, self.selected)
        elif not above and self._grid.indexOf(self.selected) < 0:
            self._buttons.removeWidget(self.selected)
            self._grid.addWidget(self.selected, 2, 0, 1, 3, Qt.AlignmentFlag.AlignLeft)

    def _lay_out(self) -> None:
        self._buttons = QHBoxLayout(spacing=SPACE // 2)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        for button in (self.add_button, self.filters_button, self.clear_button, self.selected):
            self._buttons.addWidget(button)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self.text, 0, 0)
        self._grid.addLayout(self._buttons, 0, 2)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(SPACE // 2)
        lines.addLayout(self._grid)
        self._place_bounds(beside=True)
        for widget in (self._problem, self.editor, self.chips, self.name_line):
            lines.addWidget(widget)
