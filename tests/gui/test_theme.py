"""Fonts of sequences: of fixed pitch even where the system's fixed font is not."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

from gui.theme import sequence_font


def test_sequences_have_a_font_of_fixed_pitch(qapp, monkeypatch) -> None:
    assert QFontInfo(sequence_font()).fixedPitch()
    proportional = next(f for f in QFontDatabase.families() if not QFontDatabase.isFixedPitch(f))
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: QFont(proportional))
    assert QFontInfo(sequence_font()).fixedPitch()
