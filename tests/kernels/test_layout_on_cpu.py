"""The real kernels/layout.cu on the processor against the emulator, which the tiled family's tests go by."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cuda.tiled.chunks import split_into_chunks
from swathe.core.sequences.alphabet import N_CODES
from swathe.kernels.tiled import LETTERS, letter_of
from tests.kernels import cuda_on_cpu, emulator
from tests.memory_database import MemoryDatabase

WARPS = 8


@cuda_on_cpu.needed
@pytest.mark.parametrize("order", [0, 1, 2])
@pytest.mark.parametrize("n", [1, 2, 7, 40])
def test_it_lays_out_as_the_emulator(n, order):
    rng = np.random.default_rng(n)
    database = MemoryDatabase([rng.integers(0, N_CODES, length) for length in rng.integers(0, 200, n)])
    module = cuda_on_cpu.load("layout.cu", {"LETTERS": LETTERS})
    for chunk in split_into_chunks(database, 700).chunks:
        first_word, steps = chunk.first_word(), chunk.steps
        ours = np.full((chunk.n_words, 2), 0xDEAD, np.uint32)
        theirs = ours.copy()
        emulator.lay_out(
            chunk.residues, chunk.relative_offsets(), chunk.n_subjects, letter_of(), first_word, steps,
            chunk.n_pairs, theirs, LETTERS,
        )  # fmt: skip
        module.launch(
            "lay_out", -(-chunk.n_pairs // WARPS), WARPS * 32,
            chunk.residues, chunk.relative_offsets(), np.int32(chunk.n_subjects), letter_of(), first_word,
            steps, np.int32(chunk.n_pairs), ours,
            order=order,
        )  # fmt: skip
        assert (ours == theirs).all()
