"""The conditions in force, one chip each, and whether all or any of them must be met."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QWidget

from swathe.core.results.filters import Condition
from swathe.core.system.words import counted
from swathe.gui.widgets.boxes import ComboBox
from swathe.gui.widgets.edged import EdgedMenu
from swathe.gui.widgets.flow_layout import FlowLayout
from swathe.gui.widgets.icons import icon
from swathe.gui.widgets.menu_button import MenuButton
from swathe.gui.widgets.scrolled import Column
from swathe.gui.widgets.theme import SPACE, blend
from swathe.gui.widgets.tooltips import tooltip_text

_LONGEST = 40
"""Characters of a condition that a chip shows."""
_LINES = 2
"""Lines of chips; the hits keep the room below them."""


class ConditionChips(Column):
    """Show conditions; nothing where there are none. What has no room in two lines is in a menu at their end.

    Signals: `removed(Condition)` and `edit_wanted(Condition)` by a chip's buttons; `any_chosen(bool)` whether
    one condition is enough.
    """

    removed = Signal(object)
    edit_wanted = Signal(object)
    any_chosen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[_Chip] = []
        self._folded: list[_Chip] = []
        self._made: list[_Chip] = []  # hidden ones are used again: the focus stays where one was removed
        self.match = ComboBox()
        self.match.setAccessibleName("How conditions are combined")
        self.match.addItems(["All of", "Any of"])
        self.match.setItemData(0, "A hit must meet every condition", Qt.ItemDataRole.ToolTipRole)
        self.match.setItemData(1, "One condition is enough", Qt.ItemDataRole.ToolTipRole)
        self.match.activated.connect(lambda choice: self.any_chosen.emit(choice == 1))
        self.more = MenuButton("")
        self.more.setAccessibleName("More conditions")
        menu = EdgedMenu("More conditions", self)
        menu.aboutToShow.connect(self._list_folded)
        self.more.setMenu(menu)
        self._flow = FlowLayout(self)
        for widget in (self.match, self.more):
            self._flow.addWidget(widget)
        self.hide()

    def show_conditions(
        self,
        only: tuple[Condition, ...],
        conditions: tuple[Condition, ...],
        any_of: bool,
        words_of: Callable[[Condition], str],
    ) -> None:
        """Show these conditions instead of those before: first `only`, which are met in any case.

        words_of : what one of `only` is called
        """
        for widget in (self.match, *self.chips, self.more):
            self._flow.removeWidget(widget)
        everything = (*only, *conditions)
        while len(self._made) < len(everything):
            self._made.append(self._make_chip())
        self.chips = self._made[: len(everything)]
        for place, (chip, condition) in enumerate(zip(self.chips, everything, strict=True)):
            fixed = place < len(only)
            chip.show_condition(condition, words_of(condition) if fixed else condition.words, fixed)
            if place == len(only):
                self._flow.addWidget(self.match)
            self._flow.addWidget(chip)
        self._flow.addWidget(self.more)
        for chip in self._made[len(everything) :]:
            chip.hide()
        self.match.setCurrentIndex(int(any_of))
        self.match.setVisible(len(conditions) > 1)
        self._fold()
        self._order(len(only))
        self.setVisible(bool(self.chips))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many chips as have room in another width."""
        super().resizeEvent(event)
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        """Show as many as have room in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fold()

    def _fold(self) -> None:
        """Show the chips that have room, and list the others in the menu behind them."""
        fit = len(self.chips)
        while fit > 1 and self._flow.rows_of(self._line(fit), self.width()) > _LINES:
            fit -= 1
            self.more.setText(f"+{len(self.chips) - fit}")
        for place, chip in enumerate(self.chips):
            chip.setVisible(place < fit)
        self._folded = folded = self.chips[fit:]
        words = "\n".join(chip.words for chip in folded)
        self.more.setToolTip(tooltip_text(words))
        self.more.setAccessibleName(counted(len(folded), "more condition"))
        self.more.setAccessibleDescription(words)
        self.more.setVisible(bool(folded))

    def _list_folded(self) -> None:
        """Offer for each what its chip would."""
        menu = self.more.menu()
        menu.clear()
        for chip in self._folded:
            menu.addSection(on_button(chip.words, _LONGEST))
            if not chip.fixed:
                menu.addAction("Change", partial(self.edit_wanted.emit, chip.condition))
            menu.addAction("Remove", partial(self.removed.emit, chip.condition))

    def _line(self, fit: int) -> list[QWidget]:
        """Return what stands in the lines where so many chips have room."""
        match = [] if self.match.isHidden() else [self.match]
        return [*match, *self.chips[:fit], *([self.more] if fit < len(self.chips) else [])]

    def _make_chip(self) -> _Chip:
        chip = _Chip(self)
        chip.remove_button.clicked.connect(self._on_remove)
        chip.text_button.clicked.connect(self._on_edit)
        return chip

    def _order(self, fixed: int) -> None:
        """Let Tab go through the chips as they stand, `match` behind those that are fixed.

        Whatever comes before `match` is not known here: the fixed chips are put after it, then it after them.
        """
        before: QWidget = self.match
        order: list[QWidget] = [chip.remove_button for chip in self.chips[:fixed]]
        order += [self.match] if order else []
        for chip in self.chips[fixed:]:
            order += [chip.text_button, chip.remove_button]
        order.append(self.more)
        for widget in order:
            self.setTabOrder(before, widget)
            before = widget

    def _asked(self) -> _Chip:
        """Return the chip whose button was pressed."""
        button = self.sender()
        assert isinstance(button, QWidget)
        chip = button.parentWidget()
        assert isinstance(chip, _Chip)
        return chip

    def _on_remove(self) -> None:
        self.removed.emit(self._asked().condition)

    def _on_edit(self) -> None:
        chip = self._asked()
        if not chip.fixed:
            self.edit_wanted.emit(chip.condition)


def on_button(words: str, longest: int) -> str:
    """Return the words of a condition, or so many letters of their beginning, as they stand on a button."""
    short = words if len(words) <= longest else f"{words[: longest - 1]}…"
    return short.replace("&", "&&")


class _Chip(QWidget):
    """One condition: its words, to be pressed for a change unless `fixed`, and a button to remove it."""

    condition: Condition
    words: str
    fixed: bool

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text_button = QToolButton()
        self.text_button.setAutoRaise(True)
        self.remove_button = QToolButton()
        self.remove_button.setAutoRaise(True)
        self.remove_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.remove_button.setIcon(icon("close", QApplication.palette()))
        self.remove_button.setToolTip("Remove")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE // 2, 1, SPACE // 4, 1)
        layout.setSpacing(0)
        layout.addWidget(self.text_button)
        layout.addWidget(self.remove_button)

    def show_condition(self, condition: Condition, words: str, fixed: bool) -> None:
        """Show a condition in place of the one before."""
        self.condition = condition
        self.words = words
        self.fixed = fixed
        self.text_button.setText(on_button(words, _LONGEST))
        self.text_button.setAccessibleName(f"Condition: {words}")
        self.text_button.setFocusPolicy(Qt.FocusPolicy.NoFocus if fixed else Qt.FocusPolicy.StrongFocus)
        self.text_button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, fixed)
        self.text_button.setToolTip(tooltip_text(f"{words}. Press to change it"))
        self.setToolTip(tooltip_text(words) if fixed else "")
        self.remove_button.setAccessibleName(f"Remove the condition: {words}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a ground that holds words and button together, in light and in dark."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = self.palette()
            window, text = palette.window().color(), palette.windowText().color()
            painter.setPen(blend(window, text, 0.3))
            painter.setBrush(blend(window, text, 0.08))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), SPACE // 2, SPACE // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette with the sign as well."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.remove_button.setIcon(icon("close", QApplication.palette()))
