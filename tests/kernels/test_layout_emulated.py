"""The host's side of the tiled family against the oracle, with the kernels emulated thread by thread."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swathe.core.cuda.tiled.chunks import split_into_chunks
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.kernels.tiled import (
    FOLDED,
    GENERAL,
    HALF,
    LETTERS,
    PADDING,
    WIDE,
    Build,
    choose_build,
    costs,
    lanes_of,
    letter_of,
    query_profile,
    zero_of,
)
from tests.kernels import emulator
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman
from tests.schemes import scheme_of

FIXED = settings(derandomize=True, deadline=None, max_examples=25)
BUILDS = list(
    dict.fromkeys(
        Build(form, shape.group, rows, shape.pairs)
        for form in (FOLDED, HALF, GENERAL, WIDE)
        for shape in form.shapes
        for rows in shape.rows
    )
)
BUILD_IDS = [build.name for build in BUILDS]
FIRST = {build.form: build for build in reversed(BUILDS)}.values()
"""One build of each form, for the short run of the tests."""


def run(database, query, scheme, build, most_words=1 << 20, passes_at_once=None):
    """Return (scores, beyond), int32[n] and bool[n], of the database's subjects by the emulated kernels."""
    scores = np.zeros(database.n_sequences, np.int32)
    beyond = np.zeros(database.n_sequences, bool)
    table = query_profile(scheme.table(query), scheme.gap_open, scheme.gap_extend, folded=build.form.folded)
    passes = build.passes(query.size)
    for chunk in split_into_chunks(database, most_words).chunks:
        words = np.full((chunk.n_words, 2), 0xDEAD, np.uint32)
        first_word, steps = chunk.first_word(), chunk.steps
        emulator.lay_out(
            chunk.residues, chunk.relative_offsets(), chunk.n_subjects, letter_of(), first_word, steps,
            chunk.n_pairs, words, LETTERS,
        )  # fmt: skip
        assert (words < LETTERS * emulator.SCALE << 16 | 0xFFFF).all()
        items = np.arange(chunk.n_subjects, dtype=np.int32)
        units = chunk.n_subjects if build.form is WIDE else chunk.n_pairs
        stride = int(steps[0])
        best = np.zeros(units, np.uint32)
        boundary = np.zeros((units * (stride + PADDING), 4), np.uint32)
        step = passes_at_once or passes
        for low in range(0, passes, step):
            emulator.tiled(
                words, first_word, steps, items, 0, units, table.reshape(-1), query.size, table.shape[1],
                low, min(low + step, passes), costs(build.form, scheme.gap_open, scheme.gap_extend),
                boundary, 0, stride, best, 0, build.form.number, build.group, build.rows, build.pairs,
                build.defines()["DOTS"],
            )  # fmt: skip
        lanes = lanes_of(build.form, best)
        over = lanes > build.form.limit
        values = lanes.astype(np.int32) - zero_of(build.form, scheme.gap_open, scheme.gap_extend)
        end = chunk.begin + chunk.n_subjects
        scores[chunk.begin : end] = values.reshape(-1)[: chunk.n_subjects][::-1]
        beyond[chunk.begin : end] = over.reshape(-1)[: chunk.n_subjects][::-1]
    return scores, beyond


def expected(database, query, scheme):
    matrix = scheme.matrix.tolist()
    return np.array(
        [
            smith_waterman(
                query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend
            )
            for i in range(database.n_sequences)
        ]
    )


@pytest.mark.parametrize(
    "build",
    [pytest.param(build, marks=() if build in FIRST else pytest.mark.long) for build in BUILDS],
    ids=BUILD_IDS,
)
@FIXED
@given(data=st.data())
def test_scores_of_small_databases(build, data):
    rng = np.random.default_rng(data.draw(st.integers(0, 10_000)))
    edge = build.rows_per_pass
    m = data.draw(st.sampled_from([1, 5, build.rows, build.rows + 1, edge - 1, edge, edge + 1, 2 * edge + 3]))
    m = min(m, 300)
    query = rng.integers(0, N_CODES, m).astype(np.uint8)
    lengths = rng.integers(0, 50, data.draw(st.integers(1, 9)))
    database = MemoryDatabase([rng.integers(0, N_CODES, n) for n in lengths] + [query[: m // 2][:60]])
    scheme = ScoringScheme.load("BLOSUM62", *data.draw(st.sampled_from([(11, 1), (10, 2), (4, 0)])))
    scores, beyond = run(database, query, scheme, build, data.draw(st.sampled_from([80, 150, 1 << 20])), 1)
    assert not beyond.any()
    assert (scores == expected(database, query, scheme)).all()


@pytest.mark.parametrize("form", [GENERAL, WIDE], ids=lambda form: form.name)
@FIXED
@given(
    seed=st.integers(0, 10_000), gaps=st.sampled_from([(0, 0), (0, 1), (40, 3), (100, 10), (10_000, 10_000)])
)
def test_any_matrix_and_gap_costs(form, seed, gaps):
    rng = np.random.default_rng(seed)
    scheme = scheme_of(rng.integers(-128, 127, (25, 25), endpoint=True), *gaps)
    query = rng.integers(0, N_CODES, rng.integers(1, 150)).astype(np.uint8)
    database = MemoryDatabase([rng.integers(0, N_CODES, n) for n in rng.integers(0, 60, 6)])
    scores, beyond = run(database, query, scheme, choose_build(form, form.shapes[0], query.size))
    assert not beyond.any()
    assert (scores == expected(database, query, scheme)).all()


@pytest.mark.parametrize(
    ("form", "shape"),
    [
        pytest.param(form, shape, id=f"{form.name}-{shape.group}{'-pairs' if shape.pairs else ''}")
        for form in (FOLDED, HALF, GENERAL)
        for shape in form.shapes
        if shape.group == 4
    ],
)
def test_scores_near_and_past_the_limit_are_flagged(form, shape):
    """Scores up to the limit are exact; each beyond is flagged, however far."""
    big = 60 if form is GENERAL else 100
    matrix = np.full((25, 25), -10)
    matrix[0, 0], matrix[1, 1] = big, 1
    scheme = scheme_of(matrix, 11, 1)
    zero = int(costs(form, 11, 1)[5]) & 0xFFFF if form.folded else 0
    limit = form.limit - zero
    query = np.array([0] * (limit // big + 40) + [1] * big, np.uint8)
    wanted = [*range(limit - 4, limit + 5), limit + 127, limit + 30 * big]
    database = MemoryDatabase([[0] * (s // big) + [1] * (s % big) for s in wanted])
    scores, beyond = run(database, query, scheme, choose_build(form, shape, query.size))
    true = expected_of_ladder(database, big, limit // big + 40)
    assert (beyond == (true > limit)).all()
    assert (scores[~beyond] == true[~beyond]).all()


def expected_of_ladder(database, big, most):
    codes = [database.codes(i) for i in range(database.n_sequences)]
    return np.array([min(int((c == 0).sum()), most) * big + int((c == 1).sum()) for c in codes])
