"""For tests on real GPUs: engines, and databases with every edge."""

from __future__ import annotations

import numpy as np

from swathe.core.cuda.published.catalogue import PUBLISHED
from swathe.core.engines.gpu import GpuEngine
from swathe.core.engines.published import PublishedEngine
from swathe.core.sequences.alphabet import CODE_STOP, CODE_X, N_CODES
from tests.memory_database import MemoryDatabase


def engine_of(kernel, devices, **arguments):
    """Return an engine that computes with a kernel, whichever class has it."""
    if kernel in PUBLISHED:
        return PublishedEngine(devices, kernel, **arguments)
    return GpuEngine(devices, kernel, **arguments)


def database_of(n=5_000, seed=1, giants=(9_000, 35_213)) -> MemoryDatabase:
    """Random sequences, edges of every tile, sequences of one residue, stops and X, and giants."""
    rng = np.random.default_rng(seed)
    lengths = np.exp(rng.normal(5.4, 0.8, n)).clip(1, 4_000).astype(int)
    edges = [0, 0, *range(1, 34), 63, 64, 65, 127, 128, 129, 255, 256, 257]
    subjects = [rng.integers(0, N_CODES, k) for k in (*lengths, *edges)]
    subjects += [rng.integers(0, 20, k) for k in giants]
    subjects += [np.full(k, code) for k in (17, 500, 1_200) for code in (0, 17, CODE_STOP, CODE_X)]
    return MemoryDatabase(subjects)
