"""Show somebody's own words in tooltips as they are, whatever signs they hold."""

from __future__ import annotations

import html
import textwrap
from typing import Final

from PySide6.QtGui import Qt

_LINE: Final = 90
"""Letters of a line: Qt begins a new one only where the screen ends."""


def wrapped(words: str) -> str:
    """Return the words of a tooltip in lines that are read at a glance."""
    return "\n".join(textwrap.fill(line, _LINE) for line in words.split("\n"))


def tooltip_text(words: str) -> str:
    """Return words so that a tooltip shows them letter for letter.

    Qt takes a text that holds something like a tag for HTML, and headers of FASTA files may: parts of it
    would vanish or be drawn as something else. Other texts are returned as they are.
    """
    if not Qt.mightBeRichText(words):
        return words
    return f"<p style='white-space:pre-wrap'>{html.escape(words)}</p>"
