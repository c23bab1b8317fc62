"""Names of sequences where there is no room for all of one: nothing is left out in the middle."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

_LONGEST = 400
"""Letters that are looked at."""


def fitting_name(name: str, metrics: QFontMetricsF, width: float) -> str:
    """Return as much of a sequence's name as there is room for, what tells it from others first.

    Of names such as ``sp|P07327|ADH1A_HUMAN`` the parts at the front go first, which name databases and
    repeat accessions; then the end.
    """
    shown = name[:_LONGEST]
    while metrics.horizontalAdvance(shown) > width and shown.rstrip("|").partition("|")[2]:
        shown = shown.partition("|")[2]
    return metrics.elidedText(shown, Qt.TextElideMode.ElideRight, width)
