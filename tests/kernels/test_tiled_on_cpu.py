"""The real kernels/tiled.cu on the processor: blocks of several queries in one launch, every lookup."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from swathe.core.cuda.tiled.chunks import split_into_chunks
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.sequences.alphabet import N_CODES
from swathe.kernels.tiled import (
    BLOCK,
    FOLDED,
    GENERAL,
    LETTERS,
    SOURCE,
    WIDE,
    Build,
    costs,
    lanes_of,
    letter_of,
    query_profile,
    zero_of,
)
from tests.kernels import cuda_on_cpu, emulator
from tests.kernels.cuda_on_cpu import Memory
from tests.long_run import long_but
from tests.memory_database import MemoryDatabase
from tests.oracle import smith_waterman

BUILDS = [
    Build(form, shape.group, rows, shape.pairs)
    for form in (FOLDED, GENERAL, WIDE)
    for shape in (*form.short, *form.shapes)
    for rows in shape.rows
]
QUICK = (
    Build(FOLDED, 1, 16, True),
    Build(FOLDED, 2, 20, True),
    Build(FOLDED, 4, 36, True),
    Build(FOLDED, 4, 28, True),
    Build(FOLDED, 32, 8),
    Build(FOLDED, 32, 20),
    Build(GENERAL, 4, 28),
    Build(WIDE, 32, 24),
)


def memory(array, label) -> Memory:
    held = Memory(array.nbytes, label)
    held.array()[:] = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    return held


def scores_of(queries, database, scheme, build, passes_at_once, order):
    """Return int32[queries, n]: several blocks to each query, one of them not full, all in one launch."""
    chunk = split_into_chunks(database, 1 << 20).chunks[0]
    words = np.full((chunk.n_words, 2), 0xDEAD, np.uint32)
    emulator.lay_out(
        chunk.residues, chunk.relative_offsets(), chunk.n_subjects, letter_of(), chunk.first_word(),
        chunk.steps, chunk.n_pairs, words, LETTERS,
    )  # fmt: skip
    held = [
        memory(each, name)
        for each, name in (
            (words, "words"),
            (chunk.first_word(), "first_word"),
            (chunk.steps, "steps"),
            (np.arange(chunk.n_subjects, dtype=np.int32), "items"),
        )
    ]
    sources, blocks = np.zeros(len(queries), SOURCE), []
    units = chunk.n_subjects if build.form is WIDE else chunk.n_pairs
    stride = int(chunk.steps[0])
    best = boundary = 0
    for number, query in enumerate(queries):
        table = query_profile(
            scheme.table(query), scheme.gap_open, scheme.gap_extend, folded=build.form.folded
        )
        held.append(memory(table, "profile"))
        items = held[3].address if number % 2 else 0
        sources[number] = (
            *(each.address for each in held[:3]), items, held[-1].address, query.size, table.shape[1],
        )  # fmt: skip
        first = min(units // 3, build.units)
        for begin, end in pairwise([0, *range(first, units, build.units), units]):
            if begin < end:
                blocks.append((number, begin, end, best, boundary, stride))
                best += end - begin
                boundary += (
                    (end - begin) * stride
                    if build.form is WIDE
                    else int(chunk.words_before[end] - chunk.words_before[begin])
                )
    out, rows = Memory(4 * best, "best"), Memory(16 * boundary, "boundary")
    table = memory(np.array(blocks, BLOCK), "blocks"), memory(sources, "sources")
    passes = max(build.passes(query.size) for query in queries)
    module = cuda_on_cpu.load("tiled.cu", build.defines())
    step = passes_at_once or passes
    for low in range(0, passes, step):
        module.launch(
            "tiled", len(blocks), build.threads, *table, np.int32(low), np.int32(low + step),
            costs(build.form, scheme.gap_open, scheme.gap_extend), rows, out,
            shared=build.shared_bytes, order=order,
        )  # fmt: skip
    lanes = lanes_of(build.form, out.array(np.uint32).copy())
    assert lanes.max() <= build.form.limit
    values = lanes.astype(np.int32) - zero_of(build.form, scheme.gap_open, scheme.gap_extend)
    flat = values.reshape(len(queries), -1)[:, : chunk.n_subjects]
    found = np.zeros((len(queries), database.n_sequences), np.int32)
    found[:, chunk.begin : chunk.begin + chunk.n_subjects] = flat[:, ::-1]
    return found


@cuda_on_cpu.needed
@pytest.mark.parametrize("build", long_but(BUILDS, *QUICK), ids=lambda build: build.name)
def test_queries_of_all_lengths_in_one_launch(build) -> None:
    rng = np.random.default_rng(build.rows)
    edge = build.rows_per_pass
    lengths = [1, build.rows + 1, min(edge, 300), min(2 * edge + 3, 700)]
    queries = [rng.integers(0, N_CODES, m).astype(np.uint8) for m in lengths]
    subjects = [rng.integers(0, N_CODES, n) for n in rng.integers(0, 25, 30)]
    database = MemoryDatabase([*subjects, queries[2][:40], queries[3][-60:], queries[1]])
    scheme = ScoringScheme.load("BLOSUM62", *((11, 1) if build.form.folded else (2, 1)))
    matrix = scheme.matrix.tolist()
    expected = [
        [
            smith_waterman(
                query.tolist(), database.codes(i).tolist(), matrix, scheme.gap_open, scheme.gap_extend
            )
            for i in range(database.n_sequences)
        ]
        for query in queries
    ]
    for passes_at_once, order in ((None, 0), (1, 5)):
        found = scores_of(queries, database, scheme, build, passes_at_once, order)
        assert (found == np.array(expected)).all()
