"""Buttons that open a menu: their arrow stands right behind their word."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu, QToolButton

from swathe.gui.results.details import Details
from swathe.gui.results.summary_line import SummaryLine


def _ink(button: QToolButton) -> np.ndarray:
    """Return which pixels of a button are painted in another colour than its corner."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)[:, : image.width()]
    return pixels != pixels[0, 0]


@pytest.mark.parametrize("words", [True, False])
def test_the_arrow_is_right_behind_the_word(qtbot, words):
    line, details = SummaryLine(), Details()
    for owner in (line, details):
        qtbot.addWidget(owner)
    details.copy_button.setMenu(QMenu(details))
    for button in (line.export_button, details.copy_button):
        if not words and button.icon().isNull():
            continue
        if not words:
            button.setToolButtonStyle(button.toolButtonStyle().ToolButtonIconOnly)
        button.resize(button.sizeHint())
        ink = _ink(button)
        columns = np.flatnonzero(ink.any(axis=0))
        gaps = np.diff(columns)
        arrow = columns[np.flatnonzero(gaps > 1)[-1] + 1 :]
        assert gaps[-arrow.size] <= 9, "from the word to the arrow"
        rows = np.flatnonzero(ink[:, arrow].any(axis=1))
        assert abs(rows.mean() - button.rect().center().y()) <= 2, "in the middle of the line"
        assert arrow.max() < button.width() - 1
