"""What pages of figures share: tables in Markdown between two comments, and plots on white."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "benchmarks"
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""Okabe and Ito's, told apart by everybody."""
_BLOCK = re.compile(r"(<!-- begin figures -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str, figures: str) -> str:
    """Return a page with other figures between its comments; raise ValueError where it has none."""
    text, found = _BLOCK.subn(lambda block: f"{block[1]}{figures}{block[2]}", page)
    if not found:
        raise ValueError("the page has no place for figures")
    return text


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def board(width: int, height: int):
    """Return an empty white board for plots."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import pyqtgraph as pg

    pg.mkQApp()
    pg.setConfigOptions(antialias=True)
    empty = pg.GraphicsLayoutWidget()
    empty.setBackground("w")
    empty.resize(width, height)
    return empty


def pen(colour: str, dash: str, width: int = 2):
    """Return a pen; dash : ``solid``, ``dash`` or ``dot``."""
    import pyqtgraph as pg
    from PySide6.QtCore import Qt

    dashes = {"solid": Qt.PenStyle.SolidLine, "dash": Qt.PenStyle.DashLine, "dot": Qt.PenStyle.DotLine}
    return pg.mkPen(colour, width=width, style=dashes[dash])


def axes(plot, bottom: str, left: str):
    """Label a plot in black and return it."""
    plot.setLabel("bottom", bottom, color="k")
    plot.setLabel("left", left, color="k")
    plot.showGrid(x=True, y=True, alpha=0.2)
    for side in ("bottom", "left"):
        plot.getAxis(side).setTextPen("k")
        plot.getAxis(side).enableAutoSIPrefix(False)
    return plot


def export(plots, path: Path) -> None:
    """Write a board as an image, half as large again as on the screen."""
    import pyqtgraph as pg
    from pyqtgraph.exporters import ImageExporter

    plots.show()
    pg.mkQApp().processEvents()
    exporter = ImageExporter(plots.ci)
    exporter.parameters()["width"] = plots.width() * 3 // 2
    exporter.export(str(path))
