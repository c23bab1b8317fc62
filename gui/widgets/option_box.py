"""The control for one option of a kernel: a list of its values, or a number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFocusEvent

from swathe.core.engines.kernel_options import Option
from swathe.gui.widgets.boxes import ComboBox, SpinBox


class _NumberBox(SpinBox):
    """A number, or words in place of its 0: they are selected when it gets the focus, to type over them."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select everything, also after a click, which places the cursor when this is done."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self.selectAll)


def option_box(option: Option, value: int | str, on_set: Callable[[int | str], None]) -> ComboBox | SpinBox:
    """Return a control that shows a value and hands on what somebody makes of it."""
    box = _list_box(option, value, on_set) if option.choices else _number_box(option, value, on_set)
    box.setAccessibleName(option.label)
    box.setAccessibleDescription(note(option))
    box.setToolTip(note(option))
    return box


def note(option: Option) -> str:
    """Return an option's note as a sentence without its full stop, with the words of the control."""
    words = option.note.replace("auto: ", "automatic: ")
    return words[:1].upper() + words[1:]


def value_text(option: Option, value: int | str) -> str:
    """Return a value as the control shows it; what leaves the choice to the kernel is *Automatic*."""
    if value == option.default and value in (0, "auto"):
        return "Automatic"
    return f"{value:,}" if isinstance(value, int) else value


def _list_box(option: Option, value: int | str, on_set: Callable[[int | str], None]) -> ComboBox:
    box = ComboBox()
    for choice in option.choices:
        box.addItem(value_text(option, choice), choice)
    box.setCurrentIndex(box.findData(value))
    box.currentIndexChanged.connect(lambda _: on_set(box.currentData()))
    return box


def _number_box(option: Option, value: int | str, on_set: Callable[[int | str], None]) -> SpinBox:
    box = _NumberBox(minimum=option.low, maximum=option.high)
    box.setGroupSeparatorShown(True)
    if option.default == option.low == 0:
        box.setSpecialValueText(value_text(option, 0))
    box.setValue(int(value))
    box.valueChanged.connect(on_set)
    return box
