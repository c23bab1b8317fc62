"""Bars of hits on their query: gaps, insertions, depth, colours' steps, and the ruler."""

from __future__ import annotations

import re
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import strategies as st

from swathe.core.alignment.alignment import Alignment
from swathe.core.results.hits import HitTable
from swathe.core.results.overview import DARK, LIGHT, STEPS, Bars, ColourBy, bar_of, outline, ruler, step_of
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.sequence import Sequence
from tests.aligned_hits import set_alignment
from tests.long_run import drawn
from tests.memory_database import MemoryDatabase

BLOSUM62 = ScoringScheme.load("BLOSUM62")


def alignment(query_start: int, operations: str, subject_start: int = 0, identities: int = 1) -> Alignment:
    """Return an alignment of such runs; its counts are as far from each other as they can be told apart."""
    runs = [(int(count), kind) for count, kind in re.findall(r"(\d+)([MID])", operations)]
    length = sum(count for count, _ in runs)
    on_query = sum(count for count, kind in runs if kind != "D")
    on_subject = sum(count for count, kind in runs if kind != "I")
    gaps = sum(count for count, kind in runs if kind != "M")
    return Alignment(
        query_start, query_start + on_query, subject_start, subject_start + on_subject, operations,
        50, length, identities, identities, 0, len(runs) // 2, gaps, " " * length,
    )  # fmt: skip


def hit_table(query_length: int, n_hits: int, log10_evalues=None) -> HitTable:
    """Return a table of hits of 500 residues each, none aligned."""
    database = MemoryDatabase([np.zeros(500, np.uint8)] * n_hits)
    evalues = np.full(n_hits, -5.0) if log10_evalues is None else np.array(log10_evalues, np.float64)
    query = Sequence("query", np.zeros(query_length, np.uint8))
    scores = np.arange(n_hits, 0, -1, dtype=np.int32)
    return HitTable(
        query, database, np.arange(n_hits), scores, scores.astype(float), evalues, scoring=BLOSUM62
    )


OPERATIONS = st.lists(st.tuples(st.integers(1, 12), st.sampled_from("ID"), st.integers(1, 12)), max_size=5)


def spelled(first: int, rest: list[tuple[int, str, int]]) -> str:
    return f"{first}M" + "".join(f"{gap}{kind}{pairs}M" for gap, kind, pairs in rest)


def test_a_bar_has_gaps_where_the_subject_has_and_insertions_where_it_has_more():
    bar = bar_of(alignment(10, "5M2I4M3D6M", subject_start=7), subject_length=100)
    assert (bar.start, bar.end) == (10, 27)
    assert bar.gaps.tolist() == [[15, 17]]
    assert bar.insertions.tolist() == [[21, 3]]
    assert bar.inserted(3).tolist() == [21]
    assert bar.inserted(3.5).tolist() == []
    assert (bar.before, bar.after) == (7, 100 - 7 - 18)
    assert bar.pieces(0).tolist() == [[10, 15], [17, 27]]
    assert bar.pieces(2).tolist() == [[10, 15], [17, 27]]
    assert bar.pieces(2.5).tolist() == [[10, 27]], "a gap too narrow to be seen is closed"


@drawn(
    25,
    60,
    st.lists(st.tuples(st.integers(0, 20), st.integers(1, 15), OPERATIONS), min_size=1, max_size=8),
    st.data(),
)
def test_depth_counts_residues_opposite_each_query_residue(hits, data):
    table = hit_table(250, len(hits) + 2)
    expected = np.zeros((len(table), 250), np.int64)
    bars = Bars(table)
    order = data.draw(st.permutations(range(len(hits))))
    for row in order:
        start, first, rest = hits[row]
        set_alignment(table, row, alignment(start, spelled(first, rest)))
        place = start
        for count, kind in re.findall(r"(\d+)([MID])", table.alignments[row].operations):
            if kind == "M":
                expected[row, place : place + int(count)] += 1
            place += int(count) * (kind != "D")
        if data.draw(st.booleans()):
            bars.take()
    while bars.take(2):
        pass
    rows = np.array(
        data.draw(st.permutations(range(len(table))))[: data.draw(st.integers(0, len(table)))], np.int64
    )
    assert bars.depth(rows).tolist() == expected[rows].sum(axis=0).tolist()
    assert bars.aligned(rows) == sum(int(row) in table.alignments for row in rows)
    assert bars.missing(rows).tolist() == [row for row in rows.tolist() if row not in table.alignments]


def test_alignments_are_taken_a_block_at_a_time():
    table = hit_table(50, 5)
    bars = Bars(table)
    assert not bars.take()
    for row in (4, 0, 2):
        set_alignment(table, row, alignment(0, "50M"))
    everything = np.arange(5)
    assert bars.aligned(everything) == 0
    assert bars.take(2)
    assert bars.aligned(everything) == 2
    assert not bars.take(2)
    for row in (1, 3):
        set_alignment(table, row, alignment(0, "50M"))
    assert bars.take(runs=1)
    assert bars.aligned(everything) == 4
    assert not bars.take(runs=0), "one is always read"
    table = hit_table(50, 5)
    for row in (4, 0, 2):
        set_alignment(table, row, alignment(0, "50M"))
    bars = Bars(table)
    bars.take()
    assert bars.depth(everything).tolist() == [3] * 50
    assert bars.depth(np.array([1, 3])).tolist() == [0] * 50


def test_the_smallest_and_the_largest_query():
    tiny = hit_table(1, 2)
    set_alignment(tiny, 1, alignment(0, "1M"))
    bars = Bars(tiny)
    bars.take()
    assert bars.depth(np.arange(2)).tolist() == [1]
    large = hit_table(35_000, 1)
    set_alignment(large, 0, alignment(0, "17000M1000I17000M"))
    bars = Bars(large)
    bars.take()
    depth = bars.depth(np.arange(1))
    assert depth.size == 35_000
    assert (depth[:17_000].all(), depth[17_000:18_000].any(), depth[18_000:].all()) == (True, False, True)


@pytest.mark.parametrize(
    ("log10", "step"),
    [(1.0, 0), (0.01, 0), (0.0, 1), (-2.9, 1), (-3.0, 2), (-10.0, 3), (-99.0, 5), (-100.0, 6), (-4000.0, 6)],
)
def test_evalues_have_the_step_that_the_legend_says(log10: float, step: int):
    table = hit_table(10, 1, [log10])
    assert step_of(table, np.array([0]), ColourBy.EVALUE).tolist() == [step]
    name = STEPS[ColourBy.EVALUE][step]
    if step:
        assert name[0] == "≤" and log10 <= np.log10(float(name.removeprefix("≤")))
    else:
        assert name == ">1"


@pytest.mark.parametrize("identity", [0, 19, 20, 29, 30, 40, 50, 69, 70, 89, 90, 100])
def test_identities_have_the_step_that_the_legend_says(identity: int):
    table = hit_table(100, 2)
    set_alignment(table, 1, alignment(0, "100M", identities=identity))
    step = step_of(table, np.array([0, 1]), ColourBy.IDENTITY).tolist()
    assert step[0] == -1, "not aligned"
    bounds = [0, *(int(name.removeprefix("≥")) for name in STEPS[ColourBy.IDENTITY][1:]), 101]
    assert bounds[step[1]] <= identity < bounds[step[1] + 1]


def test_without_statistics_there_is_no_step():
    table = hit_table(10, 1, [np.nan])
    assert step_of(table, np.array([0]), ColourBy.EVALUE).tolist() == [-1]


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return float(np.dot(linear, (0.2126, 0.7152, 0.0722)))


@pytest.mark.parametrize(
    ("colours", "ground", "least", "step"), [(LIGHT, "#FFFFFF", 2, 1.3), (DARK, "#212121", 3, 1.25)]
)
def test_colours_differ_in_lightness_and_from_the_ground(
    colours: tuple[str, ...], ground: str, least: float, step: float
):
    """On the dark ground, the weakest hits' bars and rings were hardly seen."""
    assert {len(colours)} == {len(names) for names in STEPS.values()}
    base = luminance(ground)
    contrasts = [(max(luminance(c), base) + 0.05) / (min(luminance(c), base) + 0.05) for c in colours]
    assert contrasts[0] >= least
    assert all(after / before >= step for before, after in pairwise(contrasts))


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_no_step_is_grey(colours):
    """Those of the middle decades, which most hits are in, were."""
    for colour in colours:
        parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
        assert max(parts) - min(parts) >= 60, colour


@pytest.mark.parametrize(
    ("first", "last", "pixels", "expected"),
    [
        (0, 413, 800, [50, 100, 150, 200, 250, 300, 350, 400]),
        (0, 1, 500, [1]),
        (0, 35_000, 800, [5000, 10000, 15000, 20000, 25000, 30000, 35000]),
        (187, 224, 880, list(range(188, 225, 2))),
        (0, 40, 880, list(range(2, 41, 2))),
    ],
)  # fmt: skip
def test_the_ruler_names_round_positions_with_room_between(first, last, pixels, expected):
    places = ruler(first, last, pixels, 40 if last - first < 100 else 60)
    assert list(places) == expected


@drawn(25, 60, st.lists(st.integers(0, 9), min_size=1, max_size=300), st.integers(1, 90), st.data())
def test_the_outline_loses_no_peak(depth, bins, data):
    depth = np.array(depth)
    first = data.draw(st.floats(0, depth.size - 1, allow_nan=False))
    last = data.draw(st.floats(first + 0.5, depth.size + 0.5, allow_nan=False))
    edges, values = outline(depth, first, last, bins)
    assert edges.size == values.size + 1
    assert values.size <= max(bins, 1)
    assert (np.diff(edges) > 0).all()
    begin, end = int(first), min(int(np.ceil(last)), depth.size)
    assert values.max() == depth[begin:end].max()
    if end - begin <= bins:
        assert values.tolist() == depth[begin:end].tolist()
