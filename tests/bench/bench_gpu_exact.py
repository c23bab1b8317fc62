"""Compare millions of GPU scores with the CPU engine's over matrices, gap costs, lengths, awkward residues.

    python tests/bench/bench_gpu_exact.py [--pairs 50000000] [--shorten 1] [--devices 0,1]

The queries of a round are begun together, as a search begins them, so that launches have several. Every score
is compared; the first difference ends the run with the pair that shows it. Sequences that are shortened to a
quarter take a sixteenth of the CPU engine's time: a thousand million pairs, some two minutes of 16 cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.alphabet import AS_SCORED, CODE_STOP, CODE_X, N_CODES, decode  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

GAP_COSTS = [(11, 1), (10, 2), (1, 1), (40, 3), (100, 10), (0, 1)]
MATRICES = ["BLOSUM62", "BLOSUM45", "BLOSUM80", "BLOSUM90", "PAM30", "PAM70", "PAM250"]
QUERY_LENGTHS = (1, 31, 80, 81, 144, 257, 375, 640)
EDGE_LENGTHS = (1, 2, 3, 31, 32, 33, 63, 64, 65, 2_047, 2_049, 5_000)


def schemes() -> list[ScoringScheme]:
    """Return the schemes of a round: published matrices, and one with scores of +-60."""
    steep = np.random.default_rng(60).integers(-60, 61, (N_CODES, N_CODES)).astype(np.int8)
    np.fill_diagonal(steep, 60)
    steep = steep[AS_SCORED][:, AS_SCORED]
    own = [ScoringScheme("steep", steep, gap_open, extend) for gap_open, extend in ((60, 5), (11, 1))]
    return [ScoringScheme.load(name, *costs) for costs in GAP_COSTS for name in MATRICES] + own


def sequences(
    rng: np.random.Generator, queries: list[np.ndarray], count: int, shorten: float
) -> list[np.ndarray]:
    """Return random subjects, mutated pieces of the queries, and the awkward ones."""
    lengths = np.clip(rng.lognormal(4.2, 0.7, count) / shorten, 1, 3_000).astype(int)
    ends = np.cumsum(lengths)
    subjects = np.split(rng.integers(0, 20, int(ends[-1])).astype(np.uint8), ends[:-1])
    for number in range(0, count, 7):
        query = queries[number % len(queries)]
        piece = query[rng.integers(0, query.size) :].copy()
        changed = rng.random(piece.size) < rng.choice([0.0, 0.1, 0.4])
        piece[changed] = rng.integers(0, N_CODES, int(changed.sum()))
        subjects[number] = np.concatenate([piece, subjects[number][: rng.integers(0, 40)]])
    for length in EDGE_LENGTHS:
        subjects += [np.full(length, code, np.uint8) for code in (0, CODE_STOP, CODE_X)]
    subjects += [np.zeros(0, np.uint8), np.full(35_213, 4, np.uint8), np.full(35_213, 4, np.uint8)]
    return subjects


def scores_of(engine, query, scheme, database) -> np.ndarray:
    """Return all scores of a query."""
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query, scheme, database, scores, CancelToken()):
        pass
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=50_000_000)
    parser.add_argument("--subjects", type=int, default=150_000)
    parser.add_argument("--shorten", type=float, default=1.0, help="divide most lengths by this")
    parser.add_argument("--devices")
    options = parser.parse_args()
    devices = tuple(int(part) for part in options.devices.split(",")) if options.devices else None
    try:
        gpu = open_engine("gpu", devices=devices)
    except Exception as error:  # noqa: BLE001 - whatever it is, there is nothing to compare
        print(f"no GPU to check: {error}")
        return
    cpu = open_engine("cpu")
    rng = np.random.default_rng(11)
    compared = rescored = 0
    began = time.perf_counter()
    round_of = schemes()
    while compared < options.pairs:
        lengths = [max(1, round(m / options.shorten)) for m in QUERY_LENGTHS]
        queries = [rng.integers(0, N_CODES - (i % 2) * 7, m).astype(np.uint8) for i, m in enumerate(lengths)]
        database = MemoryDatabase(sequences(rng, queries, options.subjects, options.shorten))
        asked = [
            (queries[(number + compared) % len(queries)], scheme) for number, scheme in enumerate(round_of)
        ]
        begun = [gpu.begin(query, scheme, database, CancelToken()) for query, scheme in asked]
        for _, steps in begun:
            next(steps, None)
        for (query, scheme), (scores, steps) in zip(asked, begun, strict=True):
            for _ in steps:
                pass
            rescored += gpu.report.rescored or 0
            found, expected = scores.whole, scores_of(cpu, query, scheme, database)
            wrong = np.flatnonzero(found != expected)
            if wrong.size:
                index = int(wrong[0])
                sys.exit(
                    f"{scheme.matrix_name} {scheme.gap_open}/{scheme.gap_extend}: {wrong.size} differ, first "
                    f"{found[index]} for {expected[index]}: {decode(query)} against "
                    f"{decode(database.codes(index))}"
                )
            compared += found.size
    seconds = time.perf_counter() - began
    print(f"{gpu.label}: {compared:,} scores equal the CPU engine's, none differs; {len(round_of)} schemes,")
    print(f"{rescored:,} computed again in 32 bits; {seconds:.0f} s")
    gpu.close()
    cpu.close()


if __name__ == "__main__":
    main()
