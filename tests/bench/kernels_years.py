"""Every published method on its paper's GPU and on today's, in cells a clock and multiprocessor.

`docs/benchmarks/methods.json` has the papers' figures, `instructions.json` beside it what
`tests/bench/count_instructions.py` counted; today's figures are the kernels' alone on subjects of one length.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

MULTIPROCESSORS: Final = 132
LANES: Final = 128
"""Additions that a multiprocessor of an H200 does in a clock; it does half as many minima and maxima."""
CLOCK_GHZ: Final = 1.98
"""The highest clock of an H200, at which it runs these kernels."""
_THEN, _NOW = "#D55E00", "#0072B2"
_RING = f'fill="#ffffff" stroke="{_THEN}" stroke-width="2"'
_WIDTH, _ROW, _LEFT, _TOP = 720, 26, 220, 44
_TITLE = "Cells a clock and multiprocessor, on each paper’s GPU and on an H200"
_TICKS = (0.1, 0.3, 1, 3, 10, 30)


@dataclass(frozen=True)
class Years:
    """A method in its paper and today.

    Parameters
    ----------
    paper, today : cells a clock and multiprocessor; None: not known
    row : of methods.json
    counted : of instructions.json
    """

    row: dict[str, Any]
    paper: float | None
    today: float | None
    counted: dict[str, float] | None

    @property
    def bound(self) -> float | None:
        """Cells a clock and multiprocessor of an H200 that the instructions allow."""
        if self.counted is None:
            return None
        return min(LANES / self.counted["a_cell"], LANES / 2 / self.counted["maxima_a_cell"])

    @property
    def lane_clocks(self) -> tuple[float | None, float | None]:
        """Clocks of a lane for a cell, in the paper and today."""
        then = self.row.get("lanes", 0) / self.paper if self.paper else None
        return then, LANES / self.today if self.today else None


def read_years(folder: Path, measured: Callable[[str], float | None]) -> list[Years]:
    """Return the methods, the oldest first.

    measured : returns a method's GCUPS today
    """
    counted = json.loads((folder / "instructions.json").read_text(encoding="utf-8"))["kernels"]
    found = []
    for row in json.loads((folder / "methods.json").read_text(encoding="utf-8")):
        then = row["gcups"]
        paper = then / row["multiprocessors"] / row["clock_ghz"] if then else None
        gcups = row.get("today_gcups") or measured(row["method"])
        today = gcups / MULTIPROCESSORS / CLOCK_GHZ if gcups else None
        found.append(Years(row, paper, today, counted.get(row["method"])))
    return found


def table_rows(years: list[Years]) -> tuple[tuple[str, ...], list[list[str]]]:
    """Return the head and the rows of the page's table."""
    head = (
        "year", "method", "its paper's GPU", "cells/clk/SM there", "on an H200", "times",
        "instructions a cell", "the instructions allow", "lane clocks a cell, then and now",
    )  # fmt: skip
    rows = []
    for each in years:
        row = each.row
        name = f"{row['name']} (`{row['method']}`)" if row["method"] else row["name"]
        gpu = f"{row['gpu']}, {row['multiprocessors']} × {row['clock_ghz']} GHz" if row["gpu"] else "–"
        note = f" ({row['figure']})" if row["figure"] else ""
        then, now = each.lane_clocks
        rows.append(
            [
                str(row["year"]), name, gpu, f"{_number(each.paper)}{note}", f"**{_number(each.today)}**",
                f"{each.today / each.paper:.0f}" if each.paper and each.today else "–",
                f"{each.counted['a_cell']:.1f}" if each.counted else "–",
                _number(each.bound), f"{_number(then)}, {_number(now)}",
            ]
        )  # fmt: skip
    return head, rows


def picture(years: list[Years]) -> str:
    """Return a drawing as SVG: a row a method, a ring for its paper's GPU, a dot for today's."""
    height = _TOP + _ROW * len(years) + 46
    low, high = math.log10(_TICKS[0]), math.log10(_TICKS[-1])

    def x_of(value: float) -> float:
        return _LEFT + (math.log10(value) - low) / (high - low) * (_WIDTH - _LEFT - 30)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" '
        f'viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="22" font-size="14">{_TITLE}</text>',
    ]
    bottom = _TOP + _ROW * len(years)
    for tick in _TICKS:
        x = x_of(tick)
        lines += [
            f'<line x1="{x:.1f}" y1="{_TOP - 6}" x2="{x:.1f}" y2="{bottom}" stroke="#dddddd"/>',
            f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick:g}</text>',
        ]
    for number, each in enumerate(years):
        y = _TOP + _ROW * number + _ROW / 2
        words = escape(f"{each.row['year']}  {each.row['name']}")
        lines.append(f'<text x="12" y="{y + 4:.1f}">{words}</text>')
        if each.paper and each.today:
            ends = f'x1="{x_of(each.paper):.1f}" y1="{y}" x2="{x_of(each.today):.1f}" y2="{y}"'
            lines.append(f'<line {ends} stroke="#999999"/>')
        if each.paper:
            lines.append(f'<circle cx="{x_of(each.paper):.1f}" cy="{y}" r="5" {_RING}/>')
        if each.today:
            lines.append(f'<circle cx="{x_of(each.today):.1f}" cy="{y}" r="5" fill="{_NOW}"/>')
    y = bottom + 36
    lines += [
        f'<circle cx="{_LEFT}" cy="{y - 4}" r="5" {_RING}/>',
        f'<text x="{_LEFT + 12}" y="{y}">its paper’s GPU</text>',
        f'<circle cx="{_LEFT + 140}" cy="{y - 4}" r="5" fill="{_NOW}"/>',
        f'<text x="{_LEFT + 152}" y="{y}">NVIDIA H200, the kernel alone</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _number(value: float | None) -> str:
    """Return a number with the digits that mean something."""
    if value is None:
        return "–"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"
