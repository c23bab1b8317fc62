"""What is set of a kernel: a control for each of its options, which take effect as they are changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swathe.core.engines.kernel_options import KernelVariant, Option
from swathe.gui.widgets.field import MutedLabel, NoteLine
from swathe.gui.widgets.fitting_dialog import FittingDialog
from swathe.gui.widgets.option_box import note, option_box, value_text
from swathe.gui.widgets.theme import GROUP_SPACE, SPACE

WIDTH = 460


class KernelOptionsDialog(FittingDialog):
    """Show and change the options of one kernel.

    `option_set` is emitted with an option's name and value when somebody changes it, `reset_requested` when
    all are to have their defaults again.
    """

    option_set = Signal(str, object)
    reset_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paper = MutedLabel()
        self._rows = QWidget()
        self.note = NoteLine()
        self.reset_button = QPushButton("&Reset to defaults", autoDefault=False)
        self.reset_button.clicked.connect(self.reset_requested)
        self.close_button = QPushButton("Close")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout(spacing=SPACE)
        foot.addWidget(self.reset_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self._layout = QVBoxLayout(spacing=GROUP_SPACE)
        self._layout.addWidget(self.paper)
        self._layout.addWidget(self._rows)
        self._layout.addWidget(self.note)
        self._layout.addStretch(1)
        self.lay_out(self._layout, foot)
        self.setMinimumWidth(WIDTH)

    def show_kernel(
        self, variant: KernelVariant, options: Sequence[Option], values: Mapping[str, int | str]
    ) -> None:
        """Show a kernel's options with their values; those that are missing have their defaults."""
        self.setWindowTitle(f"Options of {variant.name}")
        self.paper.setText(f"{variant.title}. {variant.paper}")
        rows = QWidget()
        grid = QGridLayout(rows, horizontalSpacing=GROUP_SPACE, verticalSpacing=SPACE // 2)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        controls: list[QWidget] = []
        for option in options:
            box = option_box(
                option, values.get(option.name, option.default), partial(self.option_set.emit, option.name)
            )
            controls.append(box)
            label = QLabel(option.label)
            label.setBuddy(box)
            words = MutedLabel(f"{note(option)}. " * bool(option.note) + _default(option))
            row = grid.rowCount()
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
            grid.addWidget(words, row + 1, 0, 1, 2)
            grid.setRowMinimumHeight(row + 2, SPACE)
        self._layout.replaceWidget(self._rows, rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = rows
        rows.show()
        for before, after in pairwise([*controls, self.reset_button, self.close_button]):
            QWidget.setTabOrder(before, after)
        controls[0].setFocus()
        self.say("", bool(values))

    def say(self, sentence: str, changed: bool) -> None:
        """Say what is wrong with the options, and offer to reset them where they are `changed`."""
        self.note.say(sentence, warning=bool(sentence))
        self.reset_button.setEnabled(changed)


def _default(option: Option) -> str:
    return f"By default {value_text(option, option.default).replace('Automatic', 'automatic')}."
