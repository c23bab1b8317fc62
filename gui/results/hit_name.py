"""The line over a hit: its name, its protein and its organism."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from swathe.core.results.hits import HitTable
from swathe.gui.widgets.chip import FirstWords

_LENGTH: Final = 400
"""Characters that are shown; the rest is in the tooltip and in what is copied."""
_TOOLTIP_LENGTH: Final = 2_000


class HitName(FirstWords):
    """Say which hit is shown; the whole header is its tooltip."""

    def __init__(self) -> None:
        super().__init__()
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def show_hit(self, hits: HitTable, row: int, before: str = "") -> None:
        """Name a hit, `before` in front."""
        named = [hits.brief(key, row) for key in ("subject", "description", "organism")]
        line = before + _shortened(" · ".join(filter(None, named)), _LENGTH)
        self.set_whole(line, _shortened(hits.header(row), _TOOLTIP_LENGTH))


def _shortened(text: str, length: int) -> str:
    """Return `text`, its middle left out if it is longer than `length`."""
    if len(text) <= length:
        return text
    half = length // 2
    return f"{text[:half]} … {text[-half:]}"
