"""Print what GPUs do as workers of a cluster beside the GPU engine, having compared all scores and hits.

Run on a computer with GPUs: python tests/bench/bench_cluster_gpu.py [--workers 2] [--sequences 600000]
It starts a scheduler and as many workers, each with a GPU of its own, by `swathe cluster`, and ends them.
The engine that they are compared with has the same GPUs; both are warm, and the best of several times counts.
With ``--engine cpu`` workers have a thread each, to see that it runs where there is no GPU.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import import_fasta, open_database
from swathe.core.engines import NOT_COMPARED, open_engine
from swathe.core.engines.base import Engine
from swathe.core.engines.cluster.engine import ClusterEngine
from swathe.core.run import run_request
from swathe.core.scoring.scheme import ScoringScheme
from swathe.core.search.events import Finished, SearchResult
from swathe.core.search.request import SearchRequest
from swathe.core.sequences.sequence import Sequence
from swathe.core.system.steps import run_to_end

SCHEME = ScoringScheme.load("BLOSUM62", 11, 1)
LENGTHS = 100, 375, 1_500, 5_478
TIMES = 4


def write_database(path: Path, count: int) -> None:
    """Write random sequences as long as proteins."""
    random = np.random.default_rng(2)
    letters = np.frombuffer(b"ARNDCQEGHILKMFPSTWYV", np.uint8)
    with path.open("wb") as stream:
        for begin in range(0, count, 10_000):
            lengths = np.clip(random.lognormal(5.7, 0.6, 10_000), 10, 35_000).astype(np.int64)
            residues = random.choice(letters, lengths.sum()).tobytes()
            ends = np.cumsum(lengths).tolist()
            for number, (low, high) in enumerate(zip([0, *ends], ends, strict=False), begin):
                stream.write(b">%d\n%b\n" % (number, residues[low:high]))


@contextlib.contextmanager
def cluster_here(workers: int, engine: str, folder: Path) -> Iterator[str]:
    """Give the file of a scheduler with so many workers."""
    file = folder / "scheduler.json"
    swathe = [sys.executable, "-m", "swathe", "cluster"]
    pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    started = [subprocess.Popen([*swathe, "start", "tcp://127.0.0.1:0", "--file", file], **pipe)]
    try:
        wait_for(started[0], "--cluster")
        for number in range(workers):
            own = ["--device", str(number)] if engine == "gpu" else ["--threads", "1"]
            started.append(subprocess.Popen([*swathe, "worker", file, "--engine", engine, *own], **pipe))
            wait_for(started[-1], "A worker computes")
        yield str(file)
    finally:
        for one in reversed(started):
            one.terminate()
            one.communicate(timeout=60)


def wait_for(process: subprocess.Popen[str], words: str) -> None:
    """Read lines until one has these words."""
    assert process.stdout is not None
    lines = []
    while words not in (line := process.stdout.readline()):
        lines.append(line)
        if not line:
            sys.exit(f"{' '.join(map(str, process.args))} ended: {''.join(lines)}")


def scored(engine: Engine, queries: list[NDArray[np.uint8]], path: Path) -> tuple[list[Any], list[float]]:
    """Return the scores of each query, and its best time."""
    subjects = run_to_end(open_database(path, CancelToken())).subjects()
    found, seconds = [], []
    for query in queries:
        times = []
        for _ in range(TIMES):
            scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
            began = time.perf_counter()
            for _ in engine.score(query, SCHEME, subjects, scores, CancelToken()):
                pass
            times.append(time.perf_counter() - began)
        found.append(scores)
        seconds.append(min(times))
    return found, seconds


def searched(engine: Engine, request: SearchRequest) -> tuple[SearchResult, float]:
    """Return the result of a job, and the best of two times."""
    times = []
    for _ in range(2):
        began = time.perf_counter()
        *_, end = run_request(request, engine, CancelToken())
        assert isinstance(end, Finished), end
        times.append(time.perf_counter() - began)
    return end.result, min(times)


def compare(ours: SearchResult, theirs: SearchResult) -> None:
    """Check that both searches found the same hits."""
    for one, other in zip(ours.queries, theirs.queries, strict=True):
        assert one.significance == other.significance
        for name in ("subjects", "scores", "log10_evalues"):
            assert np.array_equal(getattr(one.hits, name), getattr(other.hits, name))


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--sequences", type=int, default=600_000)
    parser.add_argument("--queries", type=int, default=100, help="of the job")
    parser.add_argument("--engine", default="gpu")
    arguments = parser.parse_args()
    random = np.random.default_rng(5)
    queries = [random.integers(0, 20, m).astype(np.uint8) for m in LENGTHS]
    job = tuple(
        Sequence(f"q{n}", random.integers(0, 20, 375).astype(np.uint8)) for n in range(arguments.queries)
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        os.environ["SWATHE_CACHE_DIR"] = os.environ["SWATHE_DATA_DIR"] = name
        folder = Path(name)
        path = folder / "made.swdb"
        write_database(folder / "made.fasta", arguments.sequences)
        run_to_end(import_fasta(folder / "made.fasta", path, CancelToken()))
        residues = run_to_end(open_database(path, CancelToken())).n_residues
        print(f"{arguments.sequences:,} sequences, {residues:,} residues", flush=True)
        request = SearchRequest(job, path, SCHEME)
        devices = tuple(range(arguments.workers)) if arguments.engine == "gpu" else None
        with contextlib.closing(
            open_engine(arguments.engine, threads=arguments.workers, devices=devices)
        ) as alone:
            theirs, of_engine = scored(alone, queries, path)
            their_job, of_job = searched(alone, request)
            print(f"engine: {alone.label}", flush=True)
        with (
            cluster_here(arguments.workers, arguments.engine, folder) as file,
            contextlib.closing(ClusterEngine(file)) as cluster,
        ):
            ours, of_cluster = scored(cluster, queries, path)
            for mine, other in zip(ours, theirs, strict=True):
                assert np.array_equal(mine, other)
            print(f"cluster: {cluster.label}")
            for m, one, other in zip(LENGTHS, of_engine, of_cluster, strict=True):
                speeds = [m * residues / seconds / 1e9 for seconds in (one, other)]
                print(
                    f"query of {m:,}: engine {1e3 * one:.0f} ms, {speeds[0]:,.0f} GCUPS; cluster "
                    f"{1e3 * other:.0f} ms, {speeds[1]:,.0f} GCUPS; {one / other:.2f} as quick"
                )
            cells = sum(map(len, job)) * residues
            print(f"{len(job)} queries: engine {of_job:.2f} s, {cells / of_job / 1e9:,.0f} GCUPS", flush=True)
            for most, words in ((sys.maxsize, "come back"), (0, "stay")):
                cluster.most_here = most
                our_job, seconds = searched(cluster, request)
                compare(our_job, their_job)
                print(
                    f"{len(job)} queries, scores {words}: cluster {seconds:.2f} s, "
                    f"{cells / seconds / 1e9:,.0f} GCUPS; {of_job / seconds:.2f} as quick"
                )
            assert not cluster.warnings, cluster.warnings
    print("all scores and hits are equal")


if __name__ == "__main__":
    main()
