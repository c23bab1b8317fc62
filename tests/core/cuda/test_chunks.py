"""Cutting a database into chunks and windows, and the arrays that say where subjects lie."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import strategies as st

from swathe.core.cuda.tiled.chunks import choose_window_cuts, span_bound, split_into_chunks, windows_as_chunk
from swathe.core.scoring.scheme import ScoringScheme
from swathe.kernels.tiled import PADDING, pair_up
from tests.long_run import drawn
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

LENGTHS = st.lists(st.integers(0, 400), min_size=1, max_size=80)


def database_of(lengths, seed=0):
    rng = np.random.default_rng(seed)
    return MemoryDatabase([rng.integers(0, 25, n) for n in lengths])


@drawn(40, 150, lengths=LENGTHS, most=st.integers(1, 5_000))
def test_pieces_hold_every_subject_that_is_not_empty_once_longest_first(lengths, most):
    database = database_of(lengths)
    plan = split_into_chunks(database, most)
    expected = database.n_sequences
    for chunk in plan.chunks:
        assert chunk.begin + chunk.n_subjects == expected
        expected = chunk.begin
        assert chunk.n_pairs == -(-chunk.n_subjects // 2)
        assert chunk.n_words <= max(most, int(chunk.steps[0]) + 2 * PADDING)
        assert plan.has_room_for(np.diff(chunk.offsets).astype(np.int32))
        assert chunk.residues.size == chunk.relative_offsets()[-1]
    assert expected == int((database.lengths == 0).sum())
    assert all(chunk.n_subjects % 2 == 0 for chunk in plan.chunks[:-1])


@drawn(40, 150, lengths=LENGTHS, most=st.integers(1, 5_000))
def test_where_pairs_lie(lengths, most):
    for chunk in split_into_chunks(database_of(lengths), most).chunks:
        sizes = np.diff(chunk.offsets)
        longer = sizes[::-1][::2]
        assert (chunk.steps == (longer + 1) // 2).all()
        ends = chunk.first_word() + chunk.steps
        assert chunk.first_word()[0] == PADDING
        assert (chunk.first_word()[1:] == ends[:-1] + PADDING).all()
        assert chunk.n_words == ends[-1] + PADDING


@drawn(40, 150, lengths=LENGTHS, data=st.data())
def test_sums_over_units(lengths, data):
    chunks = split_into_chunks(database_of([*lengths, 7]), 1_000_000).chunks
    chunk = chunks[0]
    sizes = np.diff(chunk.offsets)[::-1]
    pair = data.draw(st.integers(0, chunk.n_pairs))
    assert chunk.steps_before(pair, 2) == chunk.steps[:pair].sum()
    subject = data.draw(st.integers(0, chunk.n_subjects))
    assert chunk.steps_before(subject, 1) == np.repeat(chunk.steps, 2)[:subject].sum()
    assert chunk.residues_before(subject) == sizes[:subject].sum()


def test_pieces_are_of_about_one_size():
    chunks = split_into_chunks(database_of([200] * 1_000), 20_000).chunks
    words = [chunk.n_words for chunk in chunks]
    assert len(words) == 4
    assert max(words) - min(words) < 300


def test_a_database_without_residues_has_no_pieces():
    assert split_into_chunks(database_of([0, 0]), 100).chunks == ()


def test_pair_up():
    steps, words = pair_up(np.array([1, 4, 9], np.int32))
    assert steps.tolist() == [5, 1]
    assert words.tolist() == [0, 37, 70]


@drawn(
    40,
    150,
    sizes=st.lists(st.integers(1, 300), min_size=1, max_size=6),
    overlap=st.integers(0, 60),
    extra=st.integers(1, 80),
)
def test_every_stretch_lies_in_a_window(sizes, overlap, extra):
    database = database_of(sizes)
    count = min(len(sizes), 2)
    chunk = windows_as_chunk(
        database, "key", choose_window_cuts(database.lengths, count, overlap + extra, overlap)
    )
    sizes = np.diff(chunk.offsets)
    assert (np.diff(sizes) >= 0).all()
    for subject in range(database.n_sequences - count, database.n_sequences):
        whole = database.codes(subject).tobytes()
        windows = [
            chunk.residues[chunk.relative_offsets()[i] : chunk.relative_offsets()[i + 1]].tobytes()
            for i in np.flatnonzero(chunk.owners == subject)
        ]
        for begin in range(max(1, len(whole) - overlap)):
            assert any(whole[begin : begin + overlap + 1] in window for window in windows)
        assert all(len(window) <= overlap + extra for window in windows)


@pytest.mark.parametrize("gaps", [(11, 1), (0, 1), (3, 2), (200, 10)])
def test_no_alignment_spans_more_than_the_bound(gaps):
    """The score of a subject is that of its windows; with windows one residue smaller it need not be."""
    scheme = ScoringScheme.load("BLOSUM62", *gaps)
    query = np.array([17, 17, 17, 17], np.uint8)  # W: 11 each
    span = span_bound(query, scheme)
    win = 44
    assert span == 4 + max(0, (win - gaps[0] - 1) // gaps[1] if win > sum(gaps) else 0)
    rng = np.random.default_rng(3)
    subject = np.where(rng.random(400) < 0.1, 17, rng.integers(0, 20, 400)).astype(np.uint8)
    database = MemoryDatabase([subject])
    chunk = windows_as_chunk(database, "key", choose_window_cuts(database.lengths, 1, span + 20, span - 1))
    starts = chunk.relative_offsets()
    matrix = scheme.matrix.tolist()

    def best(codes):
        return smith_waterman(query.tolist(), list(codes), matrix, *gaps)

    windows = [best(chunk.residues[starts[i] : starts[i + 1]].tolist()) for i in range(chunk.n_subjects)]
    assert max(windows) == best(subject.tolist())


def test_free_gap_extension_has_no_bound():
    scheme = ScoringScheme.load("BLOSUM62", 11, 0)
    assert span_bound(np.array([17] * 9, np.uint8), scheme) is None
    assert span_bound(np.array([0], np.uint8), scheme) == 1
