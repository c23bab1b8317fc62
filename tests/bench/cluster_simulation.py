"""How a cluster scales, simulated: the program's own rules of cutting, and the times of parts as measured."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

import numpy as np

from swathe.core.engines.cluster.cutting import batch_size, by_queries, shard_bounds
from swathe.core.engines.cluster.engine import MOST_HERE

QUERY = 375


@dataclass(frozen=True, slots=True)
class Parts:
    """What is measured (bench_cluster.py), or known of the network.

    Parameters
    ----------
    task_seconds : of a task there and back without work, with all that the client does meanwhile
    client_seconds : of that, the time of client and scheduler, which serve one task after another
    bytes_per_second : of scores, through the scheduler to the client
    memory : bytes of residues that a worker keeps
    uneven : the part by which the slowest worker is slower than it was expected to be
    asking_seconds : a sequence, of a worker that keeps scores and is asked about them (bench_kept_scores.py)
    answer_bytes : a sequence, of what it answers
    questions : tasks for a query and a worker, besides the one that scores
    """

    task_seconds: float = 0.02
    client_seconds: float = 0.002
    bytes_per_second: float = 270e6
    memory: int = 60_000_000_000
    uneven: float = 0.03
    asking_seconds: float = 11e-9
    answer_bytes: float = 0.02
    questions: int = 3


def simulated(parts: Parts, workers: int, residues: int, sequences: int, rate: float, queries: int) -> float:
    """Return the efficiency of so many workers for queries of 375 residues: 1 where nothing is lost."""
    offsets = np.linspace(0, residues, 10_001).astype(np.int64)
    alone = queries * QUERY * residues / rate
    free = [(0.0, worker) for worker in range(workers)]
    heapq.heapify(free)
    left, client, end = queries, 0.0, 0.0
    kept = sequences > MOST_HERE
    asking = kept * sequences * parts.asking_seconds
    returning = sequences * (parts.answer_bytes if kept else 1) / parts.bytes_per_second
    tasks = 1 + kept * parts.questions
    while left:
        cells = [QUERY * residues] * min(left, 256)
        if by_queries(left, residues, [parts.memory] * workers):
            size = 1 if kept else batch_size(cells, rate, 0.5 / workers, sequences)
            at, worker = heapq.heappop(free)
            client = max(client, at - parts.task_seconds) + tasks * parts.client_seconds
            scoring = size * QUERY * residues / rate * (1 + parts.uneven * (worker == 0))
            done = max(at, client) + max(scoring, asking)  # it counts while it scores the next
            heapq.heappush(free, (done, worker))
            client += size * returning
            end = max(end, done + min(scoring, asking) + tasks * parts.task_seconds, client)
        else:
            size = 1 if kept else batch_size(cells, rate * workers, 0.5, sequences)
            bounds = shard_bounds(offsets, 0, offsets.size - 1, [rate] * workers)
            begin = max(at for at, _ in free)
            shards = np.diff(offsets[list(bounds)]) * QUERY * size / rate
            shards[0] *= 1 + parts.uneven
            client = max(client, begin - parts.task_seconds) + workers * tasks * parts.client_seconds
            scoring = float(shards.max())
            done = max(begin, client) + max(scoring, asking / workers)
            free = [(done, worker) for worker in range(workers)]
            client = max(client, done) + size * returning
            end = max(done + min(scoring, asking / workers) + tasks * parts.task_seconds, client)
        left -= size
    return alone / workers / end
