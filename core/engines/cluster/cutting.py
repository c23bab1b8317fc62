"""How work is divided between workers: by queries or by shards, where, and in which batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

BATCH_SECONDS: Final = 0.5
"""Work of a task, where there are many queries: long beside the 10 ms that a task takes there and back."""
LARGEST_BATCH: Final = 256
LARGEST_RESULT: Final = 64 << 20
"""Bytes of the scores of a task, one each; those of one query may take more."""
UNEVEN: Final = 0.1
"""A cut is kept until a worker would take so much longer than with a new one."""
SHORTEST_SHARE: Final = 0.005
"""Seconds of work below which a query is not cut any finer."""


def by_queries(waiting: int, residues: int, rooms: Sequence[int]) -> bool:
    """Whether workers are to be given whole queries rather than shards of the database.

    That is where the database fits each of them, and there are queries for all: then no worker waits for
    another, and none is sent every query. The last queries of a job are cut by shards, so that all end
    together.

    Parameters
    ----------
    waiting : queries that nobody has
    residues : of the database
    rooms : bytes of residues that each worker keeps
    """
    return 1 < len(rooms) <= waiting and residues <= min(rooms)


def shard_bounds(offsets: NDArray[np.int64], begin: int, end: int, rates: Sequence[float]) -> tuple[int, ...]:
    """Return where the shards of subjects `begin` to `end` begin, and `end`: residues in proportion to rates.

    offsets : int64[n + 1] of the subjects, ascending
    """
    low, high = int(offsets[begin]), int(offsets[end])
    shares = np.cumsum(np.asarray(rates, np.float64))
    targets = low + (high - low) * (shares[:-1] / shares[-1])
    inner = np.clip(np.searchsorted(offsets, targets), begin, end).astype(np.int64)
    return (begin, *np.maximum.accumulate(inner).tolist(), end)


def longest_seconds(offsets: NDArray[np.int64], bounds: Sequence[int], rates: Sequence[float]) -> float:
    """Return how long the slowest worker takes for its shard, in units of a residue a unit of the rates."""
    places = offsets[np.asarray(bounds, np.int64)]
    return float((np.diff(places) / np.asarray(rates, np.float64)).max())


def kept_or_new(
    offsets: NDArray[np.int64], before: Sequence[int] | None, rates: Sequence[float]
) -> tuple[int, ...]:
    """Return the bounds of the shards of all subjects: those of before, unless they have become uneven.

    So shards stay where they are, though measured speeds vary.
    """
    bounds = shard_bounds(offsets, 0, offsets.size - 1, rates)
    if before is None or len(before) != len(bounds):
        return bounds
    kept, new = (longest_seconds(offsets, cut, rates) for cut in (before, bounds))
    return tuple(before) if kept <= new * (1 + UNEVEN) else bounds


def workers_worth(cells: int, rates: Sequence[float]) -> int:
    """Return how many workers a query is to be cut for: fewer where shards would be too small."""
    seconds = cells / max(sum(rates) / len(rates), 1.0)
    return max(1, min(len(rates), int(seconds / SHORTEST_SHARE)))


def batch_size(cells: Sequence[int], rate: float, share: float, sequences: int) -> int:
    """Return how many of the waiting queries make the next task.

    Parameters
    ----------
    cells : of each waiting query
    rate : cells a second of what is to compute the task
    share : of the waiting work that the task may take at most, so that something is left for the others
    sequences : that each query is compared with
    """
    most = min(LARGEST_BATCH, max(1, LARGEST_RESULT // max(sequences, 1)))
    total = np.cumsum(np.asarray(cells[:most], np.float64))
    enough = min(BATCH_SECONDS * rate, share * float(np.sum(np.asarray(cells, np.float64))))
    return max(1, min(int(np.searchsorted(total, enough, side="right")), len(total)))
