"""What two runs were asked for differently, as text to read."""

from __future__ import annotations

import html

from swathe.core.history.differences import RunDifferences


def differences_html(comparison: RunDifferences, names: tuple[str, str]) -> str:
    """Return the parameters that differ as a table of HTML: what, in A, in B."""
    if not comparison.parameters:
        return "<p>Both runs were asked for the same.</p>"
    rows = [_row("th", ("", f"A: {names[0]}", f"B: {names[1]}"))]
    rows += [_row("td", (label, a or "–", b or "–")) for label, a, b in comparison.parameters]
    return f"<table cellspacing='0' cellpadding='4' width='100%'>{''.join(rows)}</table>"


def _row(tag: str, cells: tuple[str, ...]) -> str:
    inside = "".join(f"<{tag} align='left' valign='top'>{html.escape(cell)}</{tag}>" for cell in cells)
    return f"<tr>{inside}</tr>"
