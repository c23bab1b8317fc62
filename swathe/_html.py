"""Tables for notebooks, as HTML; everything that comes from files is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from swathe.core.system.words import shown

_LONGEST = 60
"""Characters of a cell; the rest shows where the mouse is over it."""


def table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    caption: str = "",
    numbers: frozenset[str] = frozenset(),
) -> str:
    """Return a table. The columns among `numbers` are aligned to the right."""
    sides = ["right" if column in numbers else "left" for column in columns]
    head = "".join(_cell("th", column, side) for column, side in zip(columns, sides, strict=True))
    body = "".join(
        f"<tr>{''.join(_cell('td', cell, side) for cell, side in zip(row, sides, strict=True))}</tr>"
        for row in rows
    )
    said = f"<p>{escape(shown(caption))}</p>" if caption else ""
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{said}</div>"


def preformatted(text: str) -> str:
    """Return text in a font of equal widths."""
    return f"<pre>{escape(text)}</pre>"


def _cell(tag: str, value: object, side: str) -> str:
    text = shown(str(value))
    title = ""
    if len(text) > _LONGEST:
        title, text = f' title="{escape(text)}"', f"{text[: _LONGEST - 1]}…"
    return f'<{tag} style="text-align: {side}"{title}>{escape(text)}</{tag}>'
