"""Time many short queries in one batch, every score kept, beside the same queries one by one.

    python tests/bench/bench_peptides.py [--lengths 8,16,32,64] [--queries 200] [--engine gpu] [--kernel auto]
        [--database simulated] [--repeats 3] [--write FILE]

Queries are random. Before a run counts, all scores of its first query are compared with the processor's.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.benchmark.request import DatabaseChoice  # noqa: E402
from swathe.core.benchmark.simulated import open_choice  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import Subjects  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.engines.base import Engine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
STANDARD = 20
"""Queries have the standard residues."""
AHEAD = 64
SEED = 1


def begin(engine: Engine, query: np.ndarray, subjects: Subjects, kept: list[np.ndarray]) -> Iterator[int]:
    """Begin a search and return what is left of it; its scores are added to `kept`."""
    kept.append(np.full(subjects.n_sequences, NOT_COMPARED, np.int32))
    steps = engine.score(query, SCHEME, subjects, kept[-1], CancelToken())
    next(steps, None)
    return steps


def timed(engine: Engine, queries: list[np.ndarray], subjects: Subjects, ahead: int) -> tuple[float, float]:
    """Return the seconds for all scores with so many queries begun ahead, and those of the processor."""
    first: list[np.ndarray] = []
    begun: deque[Iterator[int]] = deque()
    before = np.array([time.perf_counter(), time.process_time()])
    for number, query in enumerate(queries):
        begun.append(begin(engine, query, subjects, first if number == 0 else []))
        if len(begun) == ahead:
            deque(begun.popleft(), maxlen=0)
    for steps in begun:
        deque(steps, maxlen=0)
    wall, processor = np.array([time.perf_counter(), time.process_time()]) - before
    cpu, expected = open_engine("cpu"), []
    deque(begin(cpu, queries[0], subjects, expected), maxlen=0)
    cpu.close()
    wrong = int((first[0] != expected[0]).sum())
    if wrong:
        sys.exit(f"{wrong} wrong scores")
    return float(wall), float(processor)


def main() -> None:
    """Measure each length, print it, and write where asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lengths", default="8,16,32,64")
    parser.add_argument("--queries", type=int, default=200)
    parser.add_argument("--engine", default="gpu")
    parser.add_argument("--kernel", default="auto")
    parser.add_argument("--database", default="simulated")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    database = run_to_end(open_choice(DatabaseChoice.parse(asked.database), CancelToken()))
    subjects = database if isinstance(database, Subjects) else database.subjects()
    engine = open_engine(asked.engine, asked.kernel)
    random = np.random.default_rng(SEED)
    rows = []
    for length in map(int, asked.lengths.split(",")):
        queries = [random.integers(0, STANDARD, length).astype(np.uint8) for _ in range(asked.queries)]
        cells = length * subjects.n_residues * len(queries)
        timed(
            engine, queries[: AHEAD * 2], subjects, AHEAD
        )  # compiles, and brings the database to the device
        row: dict[str, object] = {"length": length, "queries": len(queries), "database": asked.database}
        for name, ahead in (("batch", AHEAD), ("single", 1)):
            runs = [timed(engine, queries, subjects, ahead) for _ in range(asked.repeats)]
            rates = [cells / wall / 1e9 for wall, _ in runs]
            row[name] = {"gcups": rates, "processor": [used for _, used in runs]}
            each = statistics.median(used for _, used in runs) / len(queries)
            print(
                f"{length:4} residues × {len(queries)}, {name:6} {statistics.median(rates):8,.0f} GCUPS "
                f"({min(rates):,.0f} to {max(rates):,.0f}), {1e3 * each:.2f} ms of the processor a query",
                flush=True,
            )
        rows.append(row)
    label = engine.label
    engine.close()
    if asked.write:
        asked.write.write_text(json.dumps({"engine": label, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
