"""Fonts of sequences, of fixed pitch even where the system's fixed font is not; boxes seen in the dark."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QCheckBox

from swathe.gui.widgets.outlined_boxes import OutlinedCheckBox
from swathe.gui.widgets.theme import sequence_font


def test_sequences_have_a_font_of_fixed_pitch(qapp, monkeypatch) -> None:
    assert QFontInfo(sequence_font()).fixedPitch()
    proportional = next(f for f in QFontDatabase.families() if not QFontDatabase.isFixedPitch(f))
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: QFont(proportional))
    assert QFontInfo(sequence_font()).fixedPitch()


def test_every_tick_box_has_a_line_around_it(open_window) -> None:
    """The style's own is as dark as a dark ground."""
    window = open_window()
    for place in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(place)
    for command in ("show_comparison", "show_reciprocal", "show_network", "show_history"):
        window.menus.action(command).trigger()
    boxes = window.findChildren(QCheckBox)
    assert len(boxes) > 8
    assert [box.text() for box in boxes if not isinstance(box, OutlinedCheckBox)] == []
