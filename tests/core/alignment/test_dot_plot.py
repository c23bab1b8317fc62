"""Dot plots against a naive oracle: every window, every bin, a region, a PSSM, and what chance reaches."""

from __future__ import annotations

import itertools
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.alignment.alignment import Alignment, align
from swathe.core.alignment.dot_plot import (
    MAX_WINDOW,
    NO_WINDOW,
    DotPlot,
    Region,
    chance_threshold,
    column_places,
    dot_plot,
    path,
)
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES, encode
from swathe.core.sequences.sequence import Sequence
from tests.oracle import smith_waterman

SCHEME = ScoringScheme.load("BLOSUM62")


def made(table, subject, window, region, bins, token=None) -> DotPlot:
    """Step a plot to its end."""
    steps = dot_plot(table, subject, window, region, bins, token or CancelToken())
    while True:
        try:
            assert 0 < next(steps) < 1
        except StopIteration as stop:
            return stop.value


def oracle(table, subject, plot: DotPlot) -> list[list[int]]:
    """Return the plot's scores, window by window, by definition."""
    half = plot.window // 2
    scores = [[NO_WINDOW] * (len(plot.query_edges) - 1) for _ in plot.subject_edges[1:]]
    for j in range(len(subject)):
        for i in range(len(table)):
            inside = [i - half, i + half, j - half, j + half]
            if inside[0] < 0 or inside[1] >= len(table) or inside[2] < 0 or inside[3] >= len(subject):
                continue
            score = sum(int(table[i + k, subject[j + k]]) for k in range(-half, half + 1))
            column = [
                k
                for k in range(len(plot.query_edges) - 1)
                if plot.query_edges[k] <= i < plot.query_edges[k + 1]
            ]
            row = [
                k
                for k in range(len(plot.subject_edges) - 1)
                if plot.subject_edges[k] <= j < plot.subject_edges[k + 1]
            ]
            if column and row:
                scores[row[0]][column[0]] = max(scores[row[0]][column[0]], score)
    return scores


@st.composite
def _cases(draw):
    m, n = draw(st.integers(1, 24)), draw(st.integers(1, 24))
    rng = np.random.default_rng(draw(st.integers(0, 10_000)))
    own = draw(st.booleans())
    table = (
        rng.integers(-128, 128, (m, N_CODES)).astype(np.int8)  # a PSSM: each position its own
        if own
        else SCHEME.table(rng.integers(0, N_CODES, m).astype(np.uint8))
    )
    subject = rng.integers(0, N_CODES, n).astype(np.uint8)
    query_from, subject_from = draw(st.integers(0, m - 1)), draw(st.integers(0, n - 1))
    region = Region(
        query_from, draw(st.integers(query_from + 1, m)), subject_from, draw(st.integers(subject_from + 1, n))
    )
    window = 2 * draw(st.integers(0, 6)) + 1
    bins = draw(st.integers(1, 30)), draw(st.integers(1, 30))
    return table, subject, window, region, bins


@settings(max_examples=150, deadline=None, derandomize=True)
@given(_cases())
def test_every_bin_holds_its_greatest_window(case):
    table, subject, _window, region, bins = case
    plot = made(*case)
    assert plot.query_edges[0] == region.query_from
    assert plot.query_edges[-1] == region.query_to
    assert (plot.subject_edges[0], plot.subject_edges[-1]) == (region.subject_from, region.subject_to)
    widths = np.diff(plot.query_edges), np.diff(plot.subject_edges)
    for width, most, length in zip(
        widths,
        bins,
        (region.query_to - region.query_from, region.subject_to - region.subject_from),
        strict=True,
    ):
        assert len(width) == min(most, length)
        assert width.min() >= 1
        assert width.max() - width.min() <= 1
    assert plot.scores.tolist() == oracle(table, subject, plot)


def test_the_widest_window_of_extreme_scores_fits():
    for value in (-128, 127):
        table = np.full((300, N_CODES), value, np.int8)
        plot = made(table, np.zeros(280, np.uint8), MAX_WINDOW, Region(0, 300, 0, 280), (300, 280))
        there = plot.scores[plot.scores != NO_WINDOW]
        assert there.size == (300 - MAX_WINDOW + 1) * (280 - MAX_WINDOW + 1)
        assert set(there.tolist()) == {value * MAX_WINDOW}


@pytest.mark.parametrize("window", [0, 2, -1, MAX_WINDOW + 2])
def test_windows_out_of_bounds_are_refused(window):
    with pytest.raises(ValueError, match="a window of"):
        made(SCHEME.table(encode("ACD")), encode("ACD"), window, Region(0, 3, 0, 3), (3, 3))


def test_a_large_plot_is_cancelled_on_the_way():
    codes = np.random.default_rng(2).integers(0, 20, 6_000).astype(np.uint8)
    token = CancelToken()
    steps = dot_plot(SCHEME.table(codes), codes, 11, Region(0, 6_000, 0, 6_000), (600, 400), token)
    assert 0 < next(steps) < 1
    token.cancel()
    with pytest.raises(OperationCancelled):
        list(steps)


def test_a_thousand_by_a_thousand_shows_a_repeat_where_it_is():
    rng = np.random.default_rng(3)
    query = rng.integers(0, 20, 1_000).astype(np.uint8)
    subject = rng.integers(0, 20, 1_000).astype(np.uint8)
    subject[500:560] = query[100:160]
    table = SCHEME.table(query)
    began = time.perf_counter()
    plot = made(table, subject, 11, Region(0, 1_000, 0, 1_000), (1_000, 1_000))
    print(f"1,000 x 1,000: {1e3 * (time.perf_counter() - began):.0f} ms")
    least = chance_threshold(table, subject, 11, 1e-6)
    rows, columns = np.nonzero(plot.scores >= least)
    on_diagonal = (rows - columns == 400) & (columns >= 100) & (columns < 160)
    assert on_diagonal.sum() >= 45
    assert (~on_diagonal).sum() <= 20


def test_the_threshold_is_what_chance_reaches_as_often():
    table = np.array([[0, 1, 4, 0], [2, -3, 1, 0], [0, 0, -1, 0]], np.int8)
    table = np.hstack([table, np.full((3, N_CODES - 4), -9, np.int8)])
    subject = np.array([0, 1, 1, 2, 2, 2], np.uint8)
    window = 3
    # Every position of the query with every residue of the subject, equally likely, three times over.
    singles = [int(table[i, code]) for i in range(3) for code in subject]
    sums = np.array([sum(three) for three in itertools.product(singles, repeat=window)])
    for share in (1.0, 0.3, 0.05, 0.001, 1e-5):
        least = chance_threshold(table, subject, window, share)
        assert (sums >= least).mean() <= share * (1 + 1e-6)
        assert share == 1.0 or (sums >= least - 1).mean() > share
    assert chance_threshold(table, subject, window, 1e-9) == max(sums) + 1


def test_the_path_and_the_places_are_the_alignments():
    query, subject = (
        Sequence("q", encode("MKTAYIAKQRQISFVKSHFSRQ")),
        Sequence("s", encode("WWTAYIQRQISFVKKKSHFSRQW")),
    )
    scheme = ScoringScheme.load("BLOSUM62", 1, 1)
    score = smith_waterman(query.codes, subject.codes, scheme.matrix, 1, 1)
    alignment = align(query.codes, subject.codes, scheme, score, CancelToken())
    assert {"I", "D"} <= set(alignment.operations)
    top, _, bottom = alignment.rows(query, subject)
    places = column_places(alignment)
    assert len(places) == alignment.length
    for column, (i, j) in enumerate(places.tolist()):
        if top[column] != "-":
            assert query.letters[i] == top[column]
        if bottom[column] != "-":
            assert subject.letters[j] == bottom[column]
    assert places[-1].tolist() == [alignment.query_end - 1, alignment.subject_end - 1]
    corners = path(alignment)
    assert corners[0].tolist() == [alignment.query_start, alignment.subject_start]
    assert corners[-1].tolist() == [alignment.query_end, alignment.subject_end]
    assert len(corners) == len(alignment.runs) + 1


def test_a_gap_stands_after_the_residue_before_it():
    alignment = Alignment(1, 4, 0, 4, "2M1D1M", 1, 4, 3, 3, 0, 1, 1, "AB C")
    assert column_places(alignment).tolist() == [[1, 0], [2, 1], [2, 2], [3, 3]]
    assert path(alignment).tolist() == [[1, 0], [3, 2], [3, 3], [4, 4]]
