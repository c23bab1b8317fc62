"""Print how many frames a second the overview of 10,000 hits paints, scrolling, zooming and panning.

Run by ``make bench``. What is drawn is checked before figures are printed. Frames are painted offscreen,
whole, at 1,280 x 500 pixels; goal: never under 30 a second. Times are the processor's, so that other
programs on the machine do not count.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np

from swathe.core.alignment.alignment import Alignment
from swathe.core.results.hits import HitTable
from swathe.core.results.overview import LIGHT, Bars, step_of
from swathe.core.sequences.sequence import Sequence
from swathe.gui.results.overview.canvas import ZOOM_STEP, OverviewCanvas
from tests.aligned_hits import set_alignment
from tests.bench.painting import Frames, make_light_application, measure, scrolling, settle_memory
from tests.gui.results_fixtures import align_rows, search

HITS, LONG, FRAMES = 10_000, 35_000, 150


def sample_table(count: int) -> HitTable:
    """Return the sample's hits, aligned, over and over."""
    found = search()
    query = found.queries[0]
    align_rows(found.plan, query, list(range(len(query.hits))))
    hits = query.hits
    rows = np.resize(np.arange(len(hits)), count)
    table = HitTable(
        hits.query,
        hits.database,
        hits.subjects[rows],
        hits.scores[rows],
        hits.bits[rows],
        hits.log10_evalues[rows],
        scoring=hits.scoring,
    )
    for place, row in enumerate(rows.tolist()):
        set_alignment(table, place, hits.alignments[row])
    return table


def long_table(hits: HitTable, count: int) -> HitTable:
    """Return hits on a query of 35,000 residues, each with a gap or an insertion every 50 residues."""
    query = Sequence("long", np.resize(hits.query.codes, LONG))
    rows = np.arange(count)
    table = HitTable(
        query,
        hits.database,
        hits.subjects[rows],
        hits.scores[rows],
        hits.bits[rows],
        hits.log10_evalues[rows],
        scoring=hits.scoring,
    )
    operations = "46M4I50M2D" * (LONG // 100 - 1) + "60M"
    alignment = Alignment(7, LONG - 33, 0, 34_000, operations, 9, LONG, 9, 9, 0, 700, 2000, "")
    for row in range(count):
        set_alignment(table, row, alignment)
    return table


def check(table: HitTable, canvas: OverviewCanvas, bars: Bars) -> None:
    """Raise unless depth, colours and places are what the alignments say."""
    depth = np.zeros(bars.query_length, np.int64)
    for alignment in map(table.alignments.bare, table.alignments):
        place = alignment.query_start
        for count, kind in alignment.runs:
            depth[place : place + count] += kind == "M"
            place += count * (kind != "D")
    if bars.depth(np.arange(len(table))).tolist() != depth.tolist():
        raise SystemExit("the depth is wrong")
    measures = canvas._measure()
    picture = canvas.viewport().grab().toImage()
    for place, row in enumerate(canvas.rows_in_sight().tolist()[:-1]):
        alignment = table.alignments.bare(row)
        first = alignment.runs[0][0]
        x = measures.x(alignment.query_start + first / 2)
        y = measures.head + (place + 0.5) * measures.row
        wanted = LIGHT[int(step_of(table, np.array([row]), canvas._by)[0])]
        if first * measures.scale > 2 and picture.pixelColor(int(x), int(y) - 2).name().upper() != wanted:
            raise SystemExit(f"the bar of row {row} is not where its alignment is")


def jumping(canvas: OverviewCanvas) -> Iterator[object]:
    """Go to other hits altogether, as somebody who drags the scroll bar."""
    bar = canvas.verticalScrollBar()
    while True:
        yield bar.setValue((bar.value() + 7_919 * 17) % bar.maximum())


def zooming(canvas: OverviewCanvas) -> Iterator[object]:
    """Zoom in to the letters and out again."""
    factor = ZOOM_STEP
    while True:
        before = canvas._zoom
        canvas.zoom(factor, 700)
        if canvas._zoom == before:
            factor = 1 / factor
        yield


def panning(canvas: OverviewCanvas) -> Iterator[object]:
    """Pan along the query, zoomed in."""
    canvas.zoom(0.0)
    canvas.zoom(6.0)
    bar = canvas.horizontalScrollBar()
    while True:
        yield bar.setValue((bar.value() + 25) % bar.maximum())


def walking(canvas: OverviewCanvas) -> Iterator[object]:
    """Mark one hit after the other."""
    row = 0
    while True:
        row = (row + 1) % canvas._rows.size
        yield canvas.set_current(row)


def main() -> None:
    make_light_application()
    canvas = OverviewCanvas()
    canvas.resize(1280, 500)
    canvas.show()
    frames = Frames(FRAMES)
    sample = sample_table(HITS)
    settle_memory()
    for title, table in (
        (f"{HITS:,} hits on {len(sample.query)} residues", sample),
        (f"300 hits on {LONG:,} residues, 700 gaps each", long_table(sample, 300)),
    ):
        print(title)
        bars = Bars(table)
        rows = np.arange(len(table))
        while bars.take():
            pass
        canvas.set_bars(bars)
        canvas.set_rows(rows)
        canvas.set_depth(bars.depth(rows))
        check(table, canvas, bars)
        other = Bars(table)
        measure("read a block of alignments", other.take, 0.01)
        measure("depth", lambda bars=bars, rows=rows: bars.depth(rows), 0.01)
        measure("another order", lambda rows=rows: canvas.set_rows(rows[::-1]), 0.01)
        for names in (True, False):
            canvas.show_as(canvas._by, names)
            for course in (scrolling, jumping, zooming, panning, walking):
                canvas.zoom(0.0)
                label = f"{course.__name__}, {'names' if names else 'close together'}"
                frames.measure(label, canvas, course(canvas), title)
    frames.say_slow()


if __name__ == "__main__":
    main()
