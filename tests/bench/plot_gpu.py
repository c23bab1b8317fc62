"""Draw the plots of docs/benchmarks/gpu.md from the figures beside it.

python tests/bench/plot_gpu.py
"""

from __future__ import annotations

import json
import math
import os
import re
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).parents[2]))

import pyqtgraph as pg
from pyqtgraph.exporters import ImageExporter

from swathe.gui.widgets.number_axis import NumberAxis

FOLDER = Path(__file__).parents[2] / "docs" / "benchmarks"
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7")  # Okabe and Ito's, told apart by everybody
SYMBOLS = ("o", "s", "t", "d")

Lines = dict[str, tuple[list[float], list[float]]]


def draw(path: Path, title: str, lines: Lines) -> None:
    """Write a plot of GCUPS against query length, the lengths on a logarithmic axis."""
    plot = pg.PlotWidget(background="w", axisItems={"left": NumberAxis("left")})
    plot.resize(720, 400)
    item = plot.getPlotItem()
    item.setTitle(title, color="k")
    item.setLogMode(x=True)
    item.setLabel("bottom", "Query length (residues)", color="k")
    item.setLabel("left", "GCUPS", color="k")
    item.showGrid(x=True, y=True, alpha=0.2)
    item.addLegend(
        offset=(20, 10), labelTextColor="k", labelTextSize="17pt", colCount=len(lines), horSpacing=24
    )
    for side in ("bottom", "left"):
        item.getAxis(side).setTextPen("k")
        item.getAxis(side).enableAutoSIPrefix(False)
    ticks = (144, 250, 500, 1000, 2000, 5478)
    item.getAxis("bottom").setTicks([[(math.log10(tick), f"{tick:,}") for tick in ticks]])
    for (name, (lengths, rates)), colour, symbol in zip(lines.items(), COLOURS, SYMBOLS, strict=False):
        item.plot(
            lengths, rates, name=name, pen=pg.mkPen(colour, width=2), symbol=symbol, symbolSize=7,
            symbolBrush=colour, symbolPen=None,
        )  # fmt: skip
    item.getAxis("left").setWidth(72)  # title and numbers side by side, in the picture's doubled size too
    item.setYRange(0, 1.15 * max(max(rates) for _, rates in lines.values()), padding=0)
    plot.show()
    pg.mkQApp().processEvents()
    exporter = ImageExporter(plot.plotItem)
    exporter.parameters()["width"] = 1440
    exporter.export(str(path))


def main() -> None:
    pg.mkQApp()
    pg.setConfigOptions(antialias=True)
    swiss = json.loads((FOLDER / "gpu-swiss-prot.json").read_text())
    queries = swiss["runs"][0]["queries"]
    lengths = [query["length"] for query in queries]
    peer = [
        float(rate) for line in swiss["peer"] for rate in re.findall(r"Scan time: .*?, ([\d.]+) GCUPS", line)
    ]
    draw(
        FOLDER / "gpu-swiss-prot.png",
        "Simulated Swiss-Prot, one NVIDIA H200",
        {
            "Swathe, kernels alone": (lengths, [query["kernels"] for query in queries]),
            "Swathe": (lengths, [query["gcups"] for query in queries]),
            "CUDASW++ 4.0": (lengths, peer),
        },
    )
    several = json.loads((FOLDER / "gpu-several.json").read_text())
    lines = {}
    for run in several["sets"]["runs"]:
        count = run["devices"].count("+") + 1
        rates = {int(length): rate for length, rate in run["gcups"].items()}
        lines[f"{count} GPU{'s' if count > 1 else ''}"] = (list(rates), list(rates.values()))
    draw(FOLDER / "gpu-several.png", "10,000,000 sequences of 512 residues, NVIDIA H200s", lines)


if __name__ == "__main__":
    main()
