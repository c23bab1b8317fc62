"""Labels of several lines."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from swathe.gui.widgets.field import ElidedLabel, FoldingLabel, MutedLabel, SentencesLabel

SAID = "Not convincing - on request: E ≤ 0.05, report E = 1.6; −150.51 ± 5.24."
BOUND = "Not convincing - on request: E\u00a0≤\u00a00.05, report E\u00a0=\u00a01.6; −150.51\u00a0±\u00a05.24."


@pytest.mark.parametrize("kind", [SentencesLabel, MutedLabel])
def test_no_line_ends_between_a_sign_and_its_number(qtbot, kind):
    """One ended after "report E =", the next began with the number."""
    label = kind(SAID)
    qtbot.addWidget(label)
    shown = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
    assert shown == BOUND and label.text() == SAID


@pytest.mark.parametrize("kind", [FoldingLabel, ElidedLabel])
def test_remarks_under_an_alignment_keep_a_sign_with_its_number(qtbot, kind):
    """ "report E =" ended a line there, while other labels kept the number with it."""
    label = kind()
    qtbot.addWidget(label)
    label.resize(2_000, 40)
    label.set_whole(SAID)
    assert QLabel.text(label) == BOUND and label.text() == label.whole() == SAID
