"""Run every build of this GPU on a small set and check its scores: short enough for compute-sanitizer.

compute-sanitizer --tool memcheck --target-processes all python tests/gpu/small_set.py
compute-sanitizer --tool racecheck --target-processes all python tests/gpu/small_set.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda.devices import probe  # noqa: E402
from swathe.core.cuda.tiled.launches import Span, StepHistogram  # noqa: E402
from swathe.core.engines.base import NOT_COMPARED  # noqa: E402
from swathe.core.engines.cpu import CpuEngine  # noqa: E402
from swathe.core.engines.gpu import GpuEngine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.kernels.tiled import GENERAL, WIDE, all_builds  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402


def scores_of(engine, query, scheme, database) -> np.ndarray:
    """Return all scores of a query."""
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query, scheme, database, scores, CancelToken()):
        pass
    return scores


def main() -> None:
    found = probe()
    if found.reason:
        sys.exit(f"no GPU: {found.reason}")
    device = found.devices[0]
    rng = np.random.default_rng(5)
    lengths = [0, 1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 129, 200]
    database = MemoryDatabase([rng.integers(0, 27, length) for length in lengths * 6])
    cpu = CpuEngine()
    original = StepHistogram.choose_spans
    compared = 0
    builds = [each for each in all_builds(device.capability) if each.shared_bytes <= device.shared_bytes]
    for build in builds:
        scheme = ScoringScheme.load("BLOSUM62", *((128, 1) if build.form is GENERAL else (11, 1)))
        StepHistogram.choose_spans = lambda _, share, most, longest, *rest, build=build: (
            Span(longest, build),
        )
        gpu = GpuEngine((device,), kernel="wide" if build.form is WIDE else "tiled")
        for m in (1, build.rows_per_pass + 1):
            query = rng.integers(0, 20, m).astype(np.uint8)
            if (scores_of(gpu, query, scheme, database) != scores_of(cpu, query, scheme, database)).any():
                sys.exit(f"wrong scores: {build}, query of {m}")
            compared += database.n_sequences
        gpu.close()
    StepHistogram.choose_spans = original
    cpu.close()
    print(f"{device.name}: {len(builds)} builds, {compared} scores right")


if __name__ == "__main__":
    main()
