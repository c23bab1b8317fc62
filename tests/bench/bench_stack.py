"""Print how long 10,000 hits take to stack, and how many frames a second the stack paints while it moves.

Run by ``make bench``. Rows, counts and painted colours are checked before figures are printed. Frames are
painted offscreen, whole, at 1,280 x 600 pixels; goals: 10,000 x 500 stacked in 0.5 s, never under 30 frames a
second. Times are the processor's, so that other programs on the machine do not count.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np

from swathe.core.alignment.aligned_pairs import AlignedPairs
from swathe.core.alignment.alignment import Alignment
from swathe.core.cancel import CancelToken
from swathe.core.multiple_alignment.alignment import MultipleAlignment, build
from swathe.core.multiple_alignment.conservation import consensus, conservation
from swathe.core.results.hits import HitTable
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end
from swathe.gui.results.stack.canvas import StackCanvas
from swathe.gui.results.stack.painter import StackOptions
from swathe.gui.widgets.residue_colours import ColourScheme, ResidueColours
from swathe.gui.widgets.theme import Colours
from tests.bench.painting import Frames, make_light_application, measure, scrolling, settle_memory
from tests.memory_database import MemoryDatabase

HITS, FRAMES, BUILD_GOAL = 10_000, 120, 0.5
BLOSUM62 = ScoringScheme.load("BLOSUM62")
KINDS = 100
"""Different subjects; each is hit over and over."""
SIZES = (13, 8, 2)


class NamedDatabase(MemoryDatabase):
    """A database in memory whose subjects have names."""

    def header(self, i: int) -> str:
        """Return a header like UniProt's."""
        return f"sp|A{i:05d}|NAME{i}_BENCH Made up"


def table(length: int, gap_every: int) -> HitTable:
    """Return hits aligned from end to end, each with a gap or an insertion every so many residues."""
    rng = np.random.default_rng(1)
    query = Sequence("query", rng.integers(0, 20, length).astype(np.uint8))
    subjects, alignments = [], []
    for kind in range(KINDS):
        pairs = rng.integers(gap_every // 2, gap_every, max(2, length // gap_every)).tolist()
        operations, i, j = [], kind % 7, 0
        start = i
        for number, count in enumerate(pairs):
            operations.append(f"{count}M{3 if number % 2 else 2}{'ID'[number % 2]}")
            i, j = i + count + 2 * (number % 2 == 0), j + count + 3 * (number % 2)
        rest = length - i
        operations.append(f"{rest}M")
        subject = np.resize(query.codes, j + rest)
        changed = rng.random(subject.size) < 0.5
        subject[changed] = rng.integers(0, 20, int(changed.sum()))
        subjects.append(subject)
        alignments.append(
            Alignment(start, length, 0, subject.size, "".join(operations), 9, length, 9, 9, 0, 9, 9, "")
        )
    database = NamedDatabase(subjects)
    stored = np.argsort(database.records)
    kinds = np.resize(np.arange(KINDS), HITS)
    empty = np.zeros(HITS)
    hits = HitTable(query, database, stored[kinds], empty.astype(np.int32), empty, empty, scoring=BLOSUM62)
    hits.set_alignments(np.arange(HITS), AlignedPairs.of(alignments).take(kinds))
    return hits


def stacked(hits: HitTable) -> MultipleAlignment:
    """Build the alignment of all hits, as the worker does."""
    return run_to_end(build(hits, np.arange(len(hits)), {}, CancelToken()))


def check(hits: HitTable, whole: MultipleAlignment) -> None:
    """Raise unless rows and counts are what the alignments say."""
    columns = whole.columns(opened=False)
    counts = np.zeros_like(whole.counts)
    counts[np.arange(len(hits.query)), hits.query.codes] += 1
    for row in range(KINDS):
        alignment, subject = hits.alignments[row], hits.database.codes(int(hits.subjects[row]))
        i, j = alignment.query_start, alignment.subject_start
        expected = np.full(len(hits.query), -1, np.int64)
        for count, kind in alignment.runs:
            if kind == "M":
                expected[i : i + count] = subject[j : j + count]
            elif kind == "I":
                expected[i : i + count] = counts.shape[1] - 1
            i, j = i + count * (kind != "D"), j + count * (kind != "I")
        there = np.flatnonzero(expected >= 0)
        counts[there, expected[there]] += HITS // KINDS
        [line] = whole.window(range(row, row + 1), columns, 0, columns.count)
        text = "".join("ARNDCQEGHILKMFPSTWYVBZXJ*UO-\0"[code] for code in expected.tolist())
        if line.tobytes().decode() != text:
            raise SystemExit(f"row {row} is not its alignment")
    if not np.array_equal(counts, whole.counts):
        raise SystemExit("the counts are wrong")


def check_picture(canvas: StackCanvas, hits: HitTable) -> None:
    """Raise unless identical residues have their colour and others the ground."""
    assert canvas.stack is not None
    cell = canvas.stack.cell
    image = canvas.viewport().grab().toImage()
    colours = ResidueColours.of(canvas.palette())
    first, last = canvas.columns_in_sight()
    places = canvas.places_in_sight()
    window = canvas.stack.whole.window(places, canvas.stack.columns, first, last)
    for line in range(3, min(12, len(places))):
        for column in range(2, 40):
            letter = chr(window[line, column])
            same = letter == hits.query.letters[first + column]
            wanted = colours.background(ColourScheme.IDENTITY, letter, identical=same)
            wanted = wanted or Colours.of(canvas.palette()).background
            x = canvas.names_width - canvas.horizontalScrollBar().value() % cell.width + column * cell.width
            y = canvas.stack.head_height - canvas.verticalScrollBar().value() % cell.height
            y += (line + 1) * cell.height - 2
            if 0 < y < image.height() and image.pixel(x, y) != wanted.rgb():
                raise SystemExit(f"{letter} in line {line}, column {column} has the wrong colour")


def panning(canvas: StackCanvas) -> Iterator[object]:
    """Pan along the query by five columns a frame."""
    bar = canvas.horizontalScrollBar()
    while True:
        yield bar.setValue((bar.value() + 5 * bar.singleStep()) % max(1, bar.maximum()))


def jumping(canvas: StackCanvas) -> Iterator[object]:
    """Go to other rows and columns altogether, as somebody who drags the scroll bars."""
    down, right = canvas.verticalScrollBar(), canvas.horizontalScrollBar()
    while True:
        down.setValue((down.value() + 7_919 * 17) % down.maximum())
        yield right.setValue((right.value() + 7_919 * 13) % max(1, right.maximum()))


def zooming(canvas: StackCanvas) -> Iterator[object]:
    """Zoom in to the largest letters and out to blocks of two pixels."""
    step = 1
    while True:
        before = canvas.size_of_letters
        canvas.zoom(step, 700)
        if canvas.size_of_letters == before:
            step = -step
        yield


def main() -> None:
    """Check, then measure."""
    make_light_application()
    frames = Frames(FRAMES)
    for length, gap_every in ((500, 50), (35_000, 100)):
        print(f"{HITS:,} hits on {length:,} residues, {length // gap_every} gaps each")
        hits = table(length, gap_every)
        settle_memory()
        whole = measure("stack", lambda hits=hits: stacked(hits), BUILD_GOAL if length == 500 else 99)
        assert isinstance(whole, MultipleAlignment)
        check(hits, whole)
        order = whole.order[::-1].copy()
        measure("another order", lambda whole=whole, order=order: whole.reordered(order))
        measure("conservation of all columns", lambda whole=whole: conservation(whole.counts))
        measure(
            "consensus of all columns",
            lambda whole=whole, hits=hits: consensus(whole.counts, hits.query.codes),
        )
        canvas = StackCanvas()
        canvas.resize(1280, 600)
        canvas.show()
        canvas.show_stack(whole, hits, BLOSUM62, hits.query.title)
        canvas.set_options(StackOptions(ColourScheme.IDENTITY))
        check_picture(canvas, hits)
        for options in (
            StackOptions(ColourScheme.CLUSTAL),
            StackOptions(ColourScheme.POSITIVES, dots=True, insertions=True),
        ):
            canvas.set_options(options)
            kind = f"{options.colours.value}{', insertions as columns' if options.insertions else ''}"
            for size in SIZES:
                for course in (scrolling, panning, jumping):
                    canvas.set_size(size)
                    what = f"{course.__name__}, letters of {size} pixels, {kind}"
                    frames.measure(what, canvas, course(canvas))
        canvas.set_options(StackOptions(ColourScheme.CLUSTAL))
        frames.measure("zooming", canvas, zooming(canvas))
    frames.say_slow()


if __name__ == "__main__":
    main()
