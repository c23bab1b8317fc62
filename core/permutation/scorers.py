"""What permutes subjects and scores the copies: the processor and any engine, or an engine alone."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.permutation.copies import (
    ChunkSize,
    CopyChunk,
    CopyRange,
    Sources,
    permuted_on_host,
    split_into_chunks,
)
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.steps import TICK_SECONDS


@dataclass(frozen=True, slots=True, eq=False)
class CopiesToScore:
    """A query, and the copies of subjects to score with it.

    Parameters
    ----------
    query : uint8[m]
    scoring : what the query scores by
    subjects : int64[k] stored indices in `database`, none of an empty sequence, in the order wanted
    permutations : copies of each
    seed : of `core.permutation.permutation`
    """

    query: NDArray[np.uint8]
    scoring: Scoring
    database: Sources
    subjects: NDArray[np.int64]
    permutations: int
    seed: int


@dataclass(frozen=True, slots=True, eq=False)
class ScoredCopies:
    """Scores, int32[n_copies], of the copies in `copy_range`; its subject is a place in the work's list."""

    copy_range: CopyRange
    scores: NDArray[np.int32]


@runtime_checkable
class CopyScorer(Protocol):
    """What permutes subjects and scores the copies."""

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Score copies 0 to N - 1 of every subject, each once, as `core.permutation.permutation` makes them.

        Yields scores in any order, those that become known together in one list, and the DP cells done so far
        at least every 50 ms. Returns within 50 ms after `token` is cancelled.
        """
        ...


class HostPermuter:
    """Permute on the processor, while an engine scores the previous chunk.

    Parameters
    ----------
    threads : that permute; 0 uses every core
    """

    def __init__(self, engine: Engine, threads: int = 0) -> None:
        from swathe.core.engines.cpu import available_threads

        self._engine = engine
        self._pool = ThreadPoolExecutor(threads or available_threads(), thread_name_prefix="swathe-permute")

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Score copies as `CopyScorer.score_copies` says."""
        size = ChunkSize()
        chunks = split_into_chunks(work.database.lengths[work.subjects], work.permutations, size)
        done = 0
        following = self._prepare(work, next(chunks, None))
        while following is not None:
            chunk, copies, filling = following
            if not (yield from _wait(filling, done, token)):
                return
            following = self._prepare(work, next(chunks, None))
            scores = np.full(copies.n_sequences, NOT_COMPARED, np.int32)
            began = time.perf_counter()
            for cells in self._engine.score(work.query, work.scoring, copies, scores, token):
                yield done + cells
            if token.cancelled:
                return
            size.took(copies.n_residues, time.perf_counter() - began)
            done += work.query.size * copies.n_residues
            yield [ScoredCopies(*of_range) for of_range in chunk.by_range(scores)]
            yield done

    def close(self) -> None:
        """Drop the tasks in the queue, and wait for those that are running: milliseconds."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _prepare(
        self, work: CopiesToScore, ranges: list[CopyRange] | None
    ) -> tuple[CopyChunk, Subjects, list[Future[None]]] | None:
        """Start permuting a chunk's copies; None where no chunk is left."""
        if ranges is None:
            return None
        chunk = CopyChunk(work.database, work.subjects, ranges, work.seed)
        return chunk, *permuted_on_host(chunk.spec, self._pool)


def _wait(futures: list[Future[None]], cells: int, token: CancelToken) -> Generator[int, None, bool]:
    """Wait for a chunk, yielding `cells` now and then; return False when cancelled before it is ready."""
    for future in futures:
        while not token.cancelled:
            try:
                future.result(timeout=TICK_SECONDS)
                break
            except TimeoutError:
                yield cells
    return not token.cancelled
