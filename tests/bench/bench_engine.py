"""Print how fast the CPU engine and single alignments are, beside a bare pyopal loop; checks scores first.

Ratios compare the best of five runs each, taken in turn, database resident, same threads. The bare loop takes
pieces of about a million residues, or one piece a thread, whichever was faster.
"""

from __future__ import annotations

import gzip
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from Bio.SeqIO.FastaIO import SimpleFastaParser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(Path(__file__).parent))

from pyopal_peer import as_letters, prepared  # noqa: E402

from swathe.core.alignment.alignment import align, rescore  # noqa: E402
from swathe.core.alignment.bulk import QueryPairs, align_pairs  # noqa: E402
from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.sequences.alphabet import encode  # noqa: E402
from tests.memory_database import MemoryDatabase  # noqa: E402

DATA = ROOT.parent / "shared" / "data"
BLOSUM62 = ScoringScheme.load("BLOSUM62")
COLD = """
import time, numpy as np
from swathe.core.alignment import gotoh
from swathe.core.alignment.alignment import align
from swathe.core.cancel import CancelToken
from swathe.core.scoring.scheme import ScoringScheme
scheme = ScoringScheme.load("BLOSUM62")
query = np.full(30, 17, np.uint8)
begin = time.perf_counter()
align(query, query, scheme, 330, CancelToken())
align_seconds = time.perf_counter() - begin
gotoh.RowState(gotoh.striped(scheme.table(query)), 30, scheme).scores(query, np.array([0, 30]))
print(f"{align_seconds:.2f} s to the first alignment, {time.perf_counter() - begin:.2f} s for all kernels")
"""


def best_of(runs: int, action) -> tuple[float, object]:
    """Return the shortest wall time of several runs and the last result."""
    timed = [timed_run(action) for _ in range(runs)]
    return min(seconds[0] for seconds, _ in timed), timed[-1][1]


def timed_run(action) -> tuple[np.ndarray, object]:
    """Return the wall and CPU seconds of a run, and its result."""
    begin = np.array([time.perf_counter(), time.process_time()])
    result = action()
    return np.array([time.perf_counter(), time.process_time()]) - begin, result


def search(engine, query, database) -> np.ndarray:
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    for _ in engine.score(query, BLOSUM62, database, scores, CancelToken()):
        pass
    return scores


class BareLoop:
    """pyopal, pieces of the length-sorted database, a thread pool, nothing else."""

    def __init__(self, database: MemoryDatabase, threads: int) -> None:
        self.offsets = database.offsets
        self.prepared, self.aligner = prepared(database)
        self.pool = ThreadPoolExecutor(threads)

    def search(self, query: np.ndarray, piece: int) -> np.ndarray:
        letters = as_letters(query)
        cuts = [self.offsets.size - 1]
        while cuts[-1]:
            cut = int(np.searchsorted(self.offsets, self.offsets[cuts[-1]] - piece))
            cuts.append(max(0, min(cut, cuts[-1] - 1)))
        scores = np.empty(cuts[0], np.int32)

        def score_piece(bounds: tuple[int, int]) -> None:
            start, end = bounds
            results = self.aligner.align(
                letters, self.prepared, mode="score", overflow="simple", start=start, end=end
            )
            scores[start:end] = [result.score for result in results]

        list(self.pool.map(score_piece, zip(cuts[1:], cuts, strict=False)))
        return scores


def bench_throughput(threads: int) -> None:
    with gzip.open(DATA / "sprot12071.fasta.gz", "rt") as lines:
        database = MemoryDatabase([encode(letters) for _, letters in SimpleFastaParser(lines)])
    with (DATA / "queries20.fasta").open() as lines:
        queries = [(header.split("|")[-2], encode(letters)) for header, letters in SimpleFastaParser(lines)]
    engine, bare = open_engine("cpu", threads=threads), BareLoop(database, threads)
    print(f"{engine.label}; {database.n_sequences:,} sequences, {database.n_residues:,} residues")
    print("query       length   bare GCUPS   engine GCUPS   ratio")
    totals = np.zeros((2, 2))
    cells = 0
    for name, query in queries:
        scores = search(engine, query, database)
        bare_seconds, engine_seconds = [], []
        for _ in range(5):
            for piece in (1_000_000, database.n_residues // threads + 1):
                seconds, theirs = timed_run(lambda q=query, p=piece: bare.search(q, p))
                assert (scores == theirs).all(), name
                bare_seconds.append(seconds)
            engine_seconds.append(timed_run(lambda q=query: search(engine, q, database))[0])
        here = query.size * database.n_residues
        cells += here
        best = np.array([np.min(bare_seconds, axis=0), np.min(engine_seconds, axis=0)])
        totals += best
        rate = here / best[:, 0] / 1e9
        print(f"{name:10} {query.size:7,} {rate[0]:12.2f} {rate[1]:14.2f} {rate[1] / rate[0]:7.3f}")
    rate = cells / totals[:, 0] / 1e9
    print(f"{'all 20':10} {'':7} {rate[0]:12.2f} {rate[1]:14.2f} {rate[1] / rate[0]:7.3f}")
    print(f"CPU seconds, bare to engine: {totals[0, 1] / totals[1, 1]:.3f} (other programs disturb it less)")
    bench_answers(engine, queries[-1][1], database)
    bare.pool.shutdown()
    engine.close()


def bench_answers(engine, query: np.ndarray, database: MemoryDatabase) -> None:
    """Print how far apart progress comes, and how soon a cancel ends a search."""
    scores = np.full(database.n_sequences, NOT_COMPARED, np.int32)
    times = [time.perf_counter()]
    for _ in engine.score(query, BLOSUM62, database, scores, CancelToken()):
        times.append(time.perf_counter())  # noqa: PERF401 - the moments are what is wanted
    delays = []
    for after in (0.05, 0.15, 0.25, 0.4):
        token, asked = CancelToken(), []
        timer = threading.Timer(after, lambda t=token, a=asked: (a.append(time.perf_counter()), t.cancel()))
        timer.start()
        for _ in engine.score(query, BLOSUM62, database, scores.copy(), token):
            pass
        delays.append(time.perf_counter() - asked[0])
        timer.join()
    print(
        f"progress at most {max(np.diff(times)) * 1e3:.0f} ms apart, cancel within {max(delays) * 1e3:.0f} ms"
    )


def mutated(rng, codes: np.ndarray, change: float) -> np.ndarray:
    changed = np.where(rng.random(codes.size) < change, rng.integers(0, 20, codes.size), codes)
    cut = codes.size // 2
    return np.concatenate((changed[:cut], changed[cut + codes.size // 50 :])).astype(np.uint8)


def best_score(engine, query: np.ndarray, subjects: list[np.ndarray]) -> list[int]:
    database = MemoryDatabase(subjects)
    scores = np.empty(len(subjects), np.int32)
    scores[database.records] = search(engine, query, database)
    return scores.tolist()


def bench_alignments(threads: int) -> None:
    rng = np.random.default_rng(0)
    engine = open_engine("cpu", threads=threads)
    query = rng.integers(0, 20, 400).astype(np.uint8)
    subjects = [mutated(rng, query, rng.random()) for _ in range(500)]
    scores = best_score(engine, query, subjects)
    pairs = QueryPairs.of_subjects(np.arange(500), query, BLOSUM62, subjects, np.array(scores))

    def all_pairs():
        [(_, aligned)] = filter(None, align_pairs([lambda: pairs], CancelToken(), threads))
        return aligned

    aligned = all_pairs()
    for place, subject in enumerate(subjects):
        assert rescore(aligned.bare(place), query, subject, BLOSUM62) == scores[place]
    print(f"500 alignments of 400 x 400: {best_of(3, all_pairs)[0] * 1e3:.0f} ms on {threads} threads")
    for n in (1_000, 3_000, 10_000, 35_000):
        query = rng.integers(0, 20, n).astype(np.uint8)
        subject = mutated(rng, query, 0.5)
        seconds, scores = best_of(1, lambda q=query, s=subject: best_score(engine, q, [s]))
        seconds_align, found = best_of(
            1 if n > 10_000 else 3,
            lambda q=query, s=subject, k=scores[0]: align(q, s, BLOSUM62, k, CancelToken()),
        )
        assert rescore(found, query, subject, BLOSUM62) == scores[0]
        rate = n * subject.size / 1e6
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(
            f"{n:,} x {subject.size:,}: alignment {seconds_align * 1e3:,.0f} ms; score alone "
            f"{seconds * 1e3:,.0f} ms, {rate / seconds:,.0f} Mcells/s; peak memory so far {peak:,} MB"
        )
    engine.close()


def bench_compile() -> None:
    for state in ("cold", "cached"):
        if state == "cold":
            cache = tempfile.mkdtemp()
        environment = os.environ | {"NUMBA_CACHE_DIR": cache, "PYTHONPATH": str(ROOT)}
        run = subprocess.run(
            [sys.executable, "-c", COLD], env=environment, capture_output=True, text=True, check=True
        )
        print(f"compiled kernels, {state}: {run.stdout.strip()}")


def main() -> None:
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else os.cpu_count() or 1
    if DATA.exists():
        bench_throughput(threads)
    else:
        print("../shared/data is not here: no throughput")
    bench_alignments(threads)
    bench_compile()


if __name__ == "__main__":
    main()
