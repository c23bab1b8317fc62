"""Run every published variant on a small set and check its scores: short enough for compute-sanitizer.

compute-sanitizer --tool memcheck --target-processes all python tests/gpu/published_set.py
compute-sanitizer --tool racecheck --target-processes all python tests/gpu/published_set.py

Names of variants as arguments run those alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.cuda.devices import probe  # noqa: E402
from swathe.core.cuda.published.catalogue import PUBLISHED  # noqa: E402
from swathe.core.engines.base import NOT_COMPARED  # noqa: E402
from swathe.core.engines.cpu import CpuEngine  # noqa: E402
from swathe.core.engines.published import PublishedEngine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.kernels.registry import VARIANTS  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

SCHEMES = (("BLOSUM62", 11, 1), ("BLOSUM62", 0, 1), ("PAM30", 40, 3))


def scores_of(engine, query, scheme, database) -> np.ndarray:
    """Return all scores of a query."""
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query, scheme, database, scores, CancelToken()):
        pass
    return scores


def settings_of(variant):
    """Yield options: the defaults, then each option's first and last choice."""
    names = {option.name for option in variant.options}
    long = {"threshold": 150} if "threshold" in names else {}
    yield long
    for option in variant.options:
        for value in dict.fromkeys((*option.choices[:1], *option.choices[1:][-1:])):
            if option.name != "otherwise" and value != option.default:
                yield long | {option.name: value}


def main() -> None:
    found = probe()
    if found.reason:
        sys.exit(f"no GPU: {found.reason}")
    device = found.devices[0]
    rng = np.random.default_rng(5)
    lengths = [0, 1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 129, 200, 300]
    query = rng.integers(0, 20, 270).astype(np.uint8)
    subjects = [rng.integers(0, 27, length) for length in lengths * 6] + [query, query[:100], query[50:]]
    database = MemoryDatabase(subjects)
    cpu = CpuEngine()
    wanted = sys.argv[1:] or [variant.name for variant in VARIANTS if variant.name in PUBLISHED]
    for variant in VARIANTS:
        if variant.name not in wanted:
            continue
        compared = runs = 0
        for options in settings_of(variant):
            engine = PublishedEngine((device,), variant.name, options)
            for name, gap_open, gap_extend in SCHEMES:
                scheme = ScoringScheme.load(name, gap_open, gap_extend)
                for m in (1, 33, 270):
                    if engine.why_not(m, scheme):
                        continue
                    found_scores = scores_of(engine, query[:m], scheme, database)
                    if (found_scores != scores_of(cpu, query[:m], scheme, database)).any():
                        sys.exit(
                            f"wrong scores: {variant.name} {options}, query of {m}, {scheme.description}"
                        )
                    compared += database.n_sequences
            runs += 1
            engine.close()
        print(f"{device.name}, {variant.name}: {runs} settings, {compared} scores right", flush=True)
    cpu.close()


if __name__ == "__main__":
    main()
