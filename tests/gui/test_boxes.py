"""Combo boxes: what they show of words that have no room."""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionComboBox

from swathe.core.engines.kernel_options import variant_named
from swathe.gui.widgets.boxes import ComboBox
from tests.gui.on_screen import on_screen


def shown(box):
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return option.currentText


def test_words_that_have_no_room_end_with_dots(qtbot):
    """The kernel of the form was ``lanes – SIMD, a subject a lane o``, cut within the word."""
    words = variant_named("lanes").title
    box = on_screen(qtbot, ComboBox(), 200, 30)
    box.addItem(words)
    cut, picture = shown(box), box.grab().toImage()
    assert cut.endswith("…") and words.startswith(cut[:-1]) and box.currentText() == words
    box.setItemText(0, cut)
    assert box.grab().toImage() == picture, "it is painted so"
    box.setItemText(0, words)
    box.resize(box.sizeHint())
    assert shown(box) == words
