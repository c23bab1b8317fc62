"""Draw which room of `core` imports which, from the code and from the contract in pyproject.toml.

`make map` writes docs/architecture/rooms.svg; a test says when it is out of date.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MAP: Final = Path(__file__).with_name("rooms.svg")
ROW: Final = 26
CELL: Final = 24
NAMES: Final = 150
MARGIN: Final = 16
WORDS: Final = 680
INK: Final = "#1f2328"
FAINT: Final = "#d0d7de"
DOT: Final = "#3a6ea5"


def layers() -> list[list[str]]:
    """Return the rooms of `core` as the contract has them, highest first; those of a list are equals."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (contract,) = (c for c in contracts if c.get("containers") == ["swathe.core"])
    return [[room.strip() for room in layer.split("|")] for layer in contract["layers"]]


def imports() -> Counter[tuple[str, str]]:
    """Return how many files of a room import from another, in functions and for types too."""
    counts: Counter[tuple[str, str]] = Counter()
    for path in (ROOT / "core").rglob("*.py"):
        here = path.relative_to(ROOT / "core").with_suffix("").parts[0]
        found = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("swathe.core"):
                parts = node.module.split(".")[2:]
                found |= {parts[0]} if parts else {alias.name for alias in node.names}
        counts.update((here, room) for room in found - {here})
    return counts


def summary(room: str) -> str:
    """Return the first sentence of a room's docstring."""
    package = ROOT / "core" / room / "__init__.py"
    path = package if package.exists() else ROOT / "core" / f"{room}.py"
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.split("\n")[0].rstrip(".").replace("`", "")


def drawing() -> str:
    """Return the map as SVG: a row a room, a dot where it imports from the room of a column."""
    order = [room for layer in layers() for room in layer]
    counts = imports()
    left = MARGIN + NAMES
    width = left + len(order) * CELL + WORDS
    top = MARGIN + NAMES // 2 + 40
    height = top + len(order) * ROW + MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    row = 0
    for layer in layers():
        y = top + row * ROW
        out.append(f'<line x1="{MARGIN}" x2="{width - MARGIN}" y1="{y}" y2="{y}" stroke="{FAINT}"/>')
        row += len(layer)
    for row, room in enumerate(order):
        middle = top + row * ROW + ROW // 2
        x = left + row * CELL + CELL // 2
        out.append(f'<text x="{MARGIN}" y="{middle + 4}" font-weight="bold">{room}</text>')
        out.append(
            f'<text x="{left + len(order) * CELL + 12}" y="{middle + 4}" font-size="12">'
            f"{escape(summary(room))}</text>"
        )
        out.append(f'<text transform="translate({x + 4},{top - 8}) rotate(-60)" font-size="12">{room}</text>')
        out.append(
            f'<rect x="{x - CELL // 2 + 2}" y="{middle - ROW // 2 + 3}" width="{CELL - 4}" height="{ROW - 6}"'
            f' fill="{FAINT}"/>'
        )
        for column, other in enumerate(order):
            if n := counts[room, other]:
                x_other = left + column * CELL + CELL // 2
                radius = min(10.0, 3 + n**0.5)
                out.append(
                    f'<circle cx="{x_other}" cy="{middle}" r="{radius:.1f}" fill="{DOT}">'
                    f"<title>{room} imports {other} in {n} files</title></circle>"
                )
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    MAP.write_text(drawing(), encoding="utf-8")
