"""Print what a cluster costs beside an engine: two processes here, one thread each; checks scores first.

Ratios compare CPU seconds, and the best of several wall times, taken in turn: on a machine that does other
things, too, only the former can be trusted. The last part simulates up to 64 workers (cluster_simulation.py).
"""

from __future__ import annotations

import contextlib
import os
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from cluster_simulation import Parts, simulated  # noqa: E402

from swathe.core.cancel import CancelToken  # noqa: E402
from swathe.core.database import import_fasta, open_database  # noqa: E402
from swathe.core.engines import NOT_COMPARED, open_engine  # noqa: E402
from swathe.core.engines.cluster.certificates import certificates  # noqa: E402
from swathe.core.engines.cluster.connection import security_for  # noqa: E402
from swathe.core.engines.cluster.engine import ClusterEngine  # noqa: E402
from swathe.core.scoring.scheme import ScoringScheme  # noqa: E402
from swathe.core.system.resources import sample_database  # noqa: E402
from swathe.core.system.steps import run_to_end  # noqa: E402
from tests.core.engines.cluster.conftest import processes_here, write_fasta  # noqa: E402

SCHEME = ScoringScheme.load("BLOSUM62")
SEQUENCES = 60_000


def query_of(m):
    return np.random.default_rng(m).integers(0, 20, m).astype(np.uint8)


def search(engine, query, subjects):
    """Return the scores and the wall time of a search."""
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    began = time.perf_counter()
    for _ in engine.score(query, SCHEME, subjects, scores, CancelToken()):
        pass
    return scores, time.perf_counter() - began


def in_turn(engine, queries, subjects):
    """Return the scores and the wall time of queries that are searched one after the other."""
    began = time.perf_counter()
    return [search(engine, query, subjects)[0] for query in queries], time.perf_counter() - began


def many(engine, queries, subjects):
    """Return the scores and the wall time of queries of which the next are begun early, as a search does."""
    began = time.perf_counter()
    found = [np.full(subjects.n_sequences, NOT_COMPARED, np.int32) for _ in queries]
    token = CancelToken()
    running = [
        engine.score(query, SCHEME, subjects, scores, token)
        for query, scores in zip(queries, found, strict=True)
    ]
    for one in running:
        next(one)
    for one in running:
        for _ in one:
            pass
    return found, time.perf_counter() - began


def cpu_of(client):
    return sum(client.run(time.process_time).values())


def overhead(subjects, few, address, what):
    with contextlib.closing(ClusterEngine(address)) as engine:
        seconds = [search(engine, query_of(300), few)[1] for _ in range(60)][10:]
    print(
        f"overhead a query, {what}: {1e3 * min(seconds):.0f} ms best, "
        f"{1e3 * statistics.median(seconds):.0f} ms median, {1e3 * max(seconds):.0f} ms worst "
        f"of {len(seconds)}"
    )
    return min(seconds)


def main():
    folder = Path(tempfile.mkdtemp())
    os.environ["SWATHE_CLUSTER_DIR"] = str(folder / "certificates")
    path = folder / "proteins.swdb"
    run_to_end(import_fasta(write_fasta(folder / "p.fasta", SEQUENCES, 720), path, CancelToken()))
    subjects = run_to_end(open_database(path, CancelToken())).subjects()
    few = run_to_end(open_database(sample_database(), CancelToken())).subjects()
    print(f"{subjects.n_sequences:,} sequences, {subjects.n_residues:,} residues")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    from distributed import Client

    began = time.perf_counter()
    with (
        processes_here() as (address, pids),
        Client(address, set_as_default=False) as client,
        contextlib.closing(open_engine("cpu", threads=2)) as cpu,
        contextlib.closing(ClusterEngine(address)) as engine,
    ):
        print(f"cluster of two processes up in {time.perf_counter() - began:.1f} s")
        task = overhead(subjects, few, address, "no work")
        for m in (100, 375, 1_500, 5_478):
            times = -(-3_000 // m)  # reading the CPU seconds of workers takes them milliseconds
            beside(f"{times} × {m:,}", in_turn, [query_of(m)] * times, cpu, engine, client, subjects, 4)
        queries = [query_of(m) for m in range(200, 240)]
        beside("40 queries of some 220", many, queries, cpu, engine, client, subjects, 3)
        parts = measured(client, task)
        cancelling(engine, client, subjects)
        recovery(engine, pids, subjects)
    certificates().make()
    with processes_here(security=security_for("tls://")) as (address, _):
        overhead(subjects, few, address, "no work, TLS")
    simulation(parts)


def beside(what, action, queries, cpu, engine, client, subjects, times):
    """Print how quick the cluster is beside the engine, measured in turn, having compared all scores."""
    walls, of_workers, of_client = ([], []), [], ([], [])
    theirs = action(cpu, queries, subjects)[0]
    for place, one in ((0, cpu), (1, engine)) * times:
        before, own = cpu_of(client), time.process_time()
        found, wall = action(one, queries, subjects)
        of_client[place].append(time.process_time() - own)
        if place:
            of_workers.append(cpu_of(client) - before)
        walls[place].append(wall)
        assert all((a == b).all() for a, b in zip(found, theirs, strict=True))
    cells = sum(query.size for query in queries) * subjects.n_residues
    wall, of_engine = [min(each) for each in walls], min(of_client[0])
    workers, others = min(of_workers), min(of_client[1])
    print(
        f"{what}: engine {cells / wall[0] / 1e9:.1f} GCUPS, cluster {cells / wall[1] / 1e9:.1f} GCUPS: "
        f"{wall[0] / wall[1]:.2f} by wall time; CPU seconds: engine {of_engine:.2f}, workers {workers:.2f} "
        f"({of_engine / workers:.2f}), client and scheduler {others:.2f}"
    )


def cancelling(engine, client, subjects):
    seconds, idle = [], []
    for _ in range(10):
        token = CancelToken()
        scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
        began = 0.0
        for cells in engine.score(query_of(20_000), SCHEME, subjects, scores, token):
            if cells and not began:
                token.cancel()
                began = time.perf_counter()
        seconds.append(time.perf_counter() - began)
        while any(client.run(running).values()):
            pass
        idle.append(time.perf_counter() - began)
    print(
        f"cancel: {1e3 * statistics.median(seconds):.0f} ms median, {1e3 * max(seconds):.0f} ms worst of "
        f"{len(seconds)}; workers idle after {1e3 * max(idle):.0f} ms at worst"
    )


def running(dask_worker=None):
    return dask_worker.plugins["swathe"].running


def recovery(engine, pids, subjects):
    query = query_of(6_000)
    theirs, undisturbed = search(engine, query, subjects)
    killed = False
    scores = np.full(subjects.n_sequences, NOT_COMPARED, np.int32)
    began = time.perf_counter()
    for cells in engine.score(query, SCHEME, subjects, scores, CancelToken()):
        if not killed and cells > query.size * subjects.n_residues // 2:
            os.kill(pids()[0], signal.SIGKILL)
            killed = True
    assert killed
    assert (scores == theirs).all()
    print(
        f"a worker killed half way: {time.perf_counter() - began:.1f} s for {undisturbed:.1f} s; scores equal"
    )


def nothing(number):
    return number


def scores_of_large(n_bytes):
    return np.zeros(n_bytes, np.uint8)


def measured(client, task):
    """Return what the simulation takes from measurements."""
    client.gather(client.map(nothing, range(50), pure=False))
    before, began = time.process_time(), time.perf_counter()
    client.gather(client.map(nothing, range(500), pure=False))
    of_client, wall = time.process_time() - before, time.perf_counter() - began
    sizes = []
    for _ in range(5):
        began = time.perf_counter()
        assert client.submit(scores_of_large, 40_000_000, pure=False).result().size == 40_000_000
        sizes.append(time.perf_counter() - began)
    parts = Parts(task_seconds=task, client_seconds=of_client / 500, bytes_per_second=40e6 / min(sizes))
    print(
        f"a task takes client and scheduler {1e3 * parts.client_seconds:.2f} ms of CPU "
        f"({1e3 * wall / 500:.2f} ms of wall time); scores come at {parts.bytes_per_second / 1e6:.0f} MB/s"
    )
    return parts


def simulation(parts):
    for name, residues, sequences, rate in (
        ("Swiss-Prot, CPU workers of 50 GCUPS", 208_000_000, 573_000, 50e9),
        ("UniRef50, GPU workers of 6 TCUPS", 20_000_000_000, 66_000_000, 6e12),
        ("TrEMBL, GPU workers of 6 TCUPS", 88_000_000_000, 250_000_000, 6e12),
        ("a thousand million of 200, GPU workers of 6 TCUPS", 200_000_000_000, 1_000_000_000, 6e12),
    ):
        words = []
        for workers in (1, 2, 4, 8, 16, 32, 64):
            one, many_queries = (
                simulated(parts, workers, residues, sequences, rate, queries) for queries in (1, 1_000)
            )
            words.append(f"{workers}: {one:.2f}/{many_queries:.2f}")
        print(f"efficiency, one query/1,000 queries of 375, {name}: {', '.join(words)}")


if __name__ == "__main__":
    main()
