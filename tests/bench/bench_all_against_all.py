"""Seconds for all scores of SCOP's domains at 40 % identity against each other, every score kept and checked.

    python tests/bench/bench_all_against_all.py [--engine gpu] [--sample 300] [--data ../shared/data]

Queries are begun as a search begins them. Their codes are in memory before the clock starts, and threads
hand the interpreter on as often as in the program. All are scored twice: the first time loads kernels. The
matrix must be symmetric, as the scheme is, and three queries' rows equal the CPU engine's.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import import_fasta, open_database  # noqa: E402
from swathe.core.database.packed import PackedDatabase  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.engines.base import Engine, Scores  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.system.steps import GIL_TURN, run_to_end  # noqa: E402

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
MOST_AHEAD = 1_024


def packed(source: Path, folder: Path) -> PackedDatabase:
    """Import a FASTA file and open it."""
    destination = folder / "domains.swdb"
    for _ in import_fasta(source, destination, CancelToken()):
        pass
    return run_to_end(open_database(destination, CancelToken()))


def rows(
    engine: Engine, database: PackedDatabase, queries: list[int]
) -> tuple[float, list[NDArray[np.int32]]]:
    """Score some of the database's own subjects against all of it, as many ahead as the engine wants.

    Returns the seconds from the first query's beginning until the last one's scores are there, and the scores
    of each query.
    """
    subjects, token = database.subjects(), CancelToken()
    codes = [database.codes(query) for query in queries]
    kept = []
    began = time.perf_counter()
    begun: deque[tuple[int, Scores, Iterator[int]]] = deque()
    cells = place = 0
    while begun or place < len(queries):
        while place < len(queries) and (
            not begun
            or (
                engine.pipelines
                and (len(begun) == 1 or (cells < engine.cells_ahead and len(begun) < MOST_AHEAD))
            )
        ):
            query = codes[place]
            own = query.size * subjects.n_residues
            scores, steps = engine.begin(query, SCHEME, subjects, token)
            next(steps, None)
            begun.append((own, scores, steps))
            cells, place = cells + own, place + 1
        own, scores, steps = begun.popleft()
        for _ in steps:
            pass
        whole = scores.whole
        assert whole is not None
        kept.append(whole)
        cells -= own
    return time.perf_counter() - began, kept


def row(engine: Engine, database: PackedDatabase, query: int, scores: np.ndarray) -> None:
    """Score one of the database's own subjects against all of it."""
    for _ in engine.score(database.codes(query), SCHEME, database.subjects(), scores, CancelToken()):
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--engine", default="auto", help="cpu, gpu, hybrid or auto")
    parser.add_argument("--sample", type=int, default=0, help="how many queries, drawn; 0: all domains")
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    arguments = parser.parse_args()
    source = arguments.data / "scop40.fasta.gz"
    if not source.exists():
        print("no ../shared/data/scop40.fasta.gz: nothing to measure")
        return
    with tempfile.TemporaryDirectory() as folder:
        database = packed(source, Path(folder))
        n = database.n_sequences
        engine = open_engine(arguments.engine)
        sample = arguments.sample or (n if engine.devices else 100)
        queries = np.sort(np.random.default_rng(1).permutation(n)[:sample])
        row(engine, database, int(queries[0]), np.full(n, NOT_COMPARED, np.int32))
        sys.setswitchinterval(GIL_TURN)
        first, kept = rows(engine, database, queries.tolist())
        again, kept_again = rows(engine, database, queries.tolist())
        label = engine.label
        engine.close()
        scores = np.stack(kept)
        if not np.array_equal(scores, np.stack(kept_again)):
            sys.exit("the scores were others the second time")
        assert (scores != NOT_COMPARED).all()
        among = scores[:, queries]
        if not np.array_equal(among, among.T):
            sys.exit("the scores of some pairs depend on which is the query")
        cpu = open_engine("cpu")
        expected = np.empty(n, np.int32)
        for place in (0, sample // 2, sample - 1):
            expected[:] = NOT_COMPARED
            row(cpu, database, int(queries[place]), expected)
            if not np.array_equal(expected, scores[place]):
                sys.exit(f"the scores of subject {queries[place]} are not the CPU engine's")
        cpu.close()
        cells = int(database.lengths[queries].sum(dtype=np.int64)) * database.n_residues
        print(
            f"{label}: {sample:,} × {n:,} scores in {first:.2f} s, {cells / first / 1e9:.1f} GCUPS; "
            f"with every kernel loaded {again:.2f} s, {cells / again / 1e9:.1f} GCUPS; all right"
        )


if __name__ == "__main__":
    main()
