"""Scores of copies that an engine's devices permute: the host only specifies the copies, in chunks."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.engines.base import NOT_COMPARED, Engine
from swathe.core.permutation.copies import CopyChunk, CopyRange, split_into_chunks
from swathe.core.permutation.scorers import CopiesToScore, CopyScorer, HostPermuter, ScoredCopies
from swathe.core.system.steps import TICK_SECONDS

SMALLEST_CHUNK: Final = 1 << 25
LARGEST_CHUNK: Final = 1 << 29
"""Residues of a chunk: they exist only on the devices, not all of them at the same time."""
CHUNK_COPIES: Final = 2_000_000
"""The most copies of a chunk: each takes some 24 bytes of the host's memory."""
LAST_SHARE: Final = 3
"""A chunk has at most a third of the residues left: after the last one there is little left to fit."""


class _ChunkSizes:
    """The number of residues for the next chunk: few at first and at last, so that results come soon.

    total : residues of all copies
    """

    def __init__(self, total: int) -> None:
        self._left = total
        self._most = SMALLEST_CHUNK

    def __call__(self) -> int:
        """Return the size of the next chunk."""
        return max(SMALLEST_CHUNK, min(self._most, self._left // LAST_SHARE))

    def took(self, residues: int) -> None:
        """Count the residues of a chunk."""
        self._left -= residues
        self._most = min(2 * self._most, LARGEST_CHUNK)


_Chunk = tuple[CopyChunk, PermutedSubjects]


def _made(work: CopiesToScore, ranges: list[CopyRange], *, paired: bool) -> _Chunk:
    """Return a chunk and its copies for the engine.

    paired : whether to compute the pairing ahead, which the tiled engine needs
    """
    chunk = CopyChunk(work.database, work.subjects, ranges, work.seed)
    copies = PermutedSubjects(chunk.spec)
    if paired:
        _ = copies.pairing
    return chunk, copies


@contextmanager
def copy_scorer(engine: Engine, threads: int = 0) -> Iterator[CopyScorer]:
    """Yield what permutes subjects for an engine: the engine itself, its devices, or the processor.

    threads : that permute on the processor; 0 uses every core
    """
    if isinstance(engine, CopyScorer):
        yield engine
    elif engine.permutes:
        yield DevicePermuter(engine)
    else:
        with closing(HostPermuter(engine, threads)) as host:
            yield host


class DevicePermuter:
    """Let an engine's devices permute, and score what they permuted.

    Parameters
    ----------
    engine : scores `core.cuda.permuted_subjects.PermutedSubjects`
    subjects : per chunk, with all of their copies; None: as many as keep the devices busy
    """

    def __init__(self, engine: Engine, subjects: int | None = None) -> None:
        self._engine = engine
        self._subjects = subjects

    def score_copies(self, work: CopiesToScore, token: CancelToken) -> Iterator[int | list[ScoredCopies]]:
        """Score copies as `core.permutation.scorers.CopyScorer.score_copies` says."""
        engine, subjects = self._engine, self._subjects
        lengths = work.database.lengths[work.subjects]
        size = _ChunkSizes(int(lengths.sum(dtype=np.int64)) * work.permutations)
        if subjects is None:
            cut = split_into_chunks(lengths, work.permutations, size, CHUNK_COPIES)
        else:
            most = min(subjects * work.permutations, max(CHUNK_COPIES, work.permutations))
            cut = split_into_chunks(
                lengths, work.permutations, lambda: most * int(lengths.max(initial=0)), most
            )
        ahead = engine.pipelines
        begun: deque[tuple[_Chunk, NDArray[np.int32], Generator[int, None, None]]] = deque()
        known: list[ScoredCopies] = []
        done = 0
        with ThreadPoolExecutor(1, thread_name_prefix="swathe-copies") as pool:

            def make() -> Future[_Chunk] | None:
                """Start making the next chunk; None where none is left."""
                ranges = next(cut, None)
                if ranges is None:
                    return None
                size.took(
                    sum(int(lengths[copy_range.subject]) * copy_range.n_copies for copy_range in ranges)
                )
                return pool.submit(_made, work, ranges, paired=ahead)

            making = make()

            def begin() -> Future[_Chunk] | None:
                """Hand the finished chunk to the engine, and start making the next one."""
                assert making is not None
                chunk = making.result()
                scores = np.full(chunk[1].n_sequences, NOT_COMPARED, np.int32)
                cells = engine.score(work.query, work.scoring, chunk[1], scores, token)
                next(cells, None)
                begun.append((chunk, scores, cells))
                return make()

            def ready(seconds: float = 0.0) -> bool:
                """Whether a chunk is ready to be pipelined, after waiting for it for at most `seconds`."""
                return ahead and making is not None and len(begun) == 1 and bool(wait([making], seconds).done)

            try:
                while making is not None or begun:
                    if not begun:
                        making = begin()
                    if known:
                        yield known  # the caller processes them while the devices compute
                    known = []
                    if ready(TICK_SECONDS):
                        making = begin()
                    (chunk, copies), scores, cells = begun[0]
                    for now in cells:
                        yield done + now
                        if ready():
                            break
                    else:
                        begun.popleft()
                        if token.cancelled:
                            return
                        done += work.query.size * copies.n_residues
                        known = [ScoredCopies(*of_range) for of_range in chunk.by_range(scores)]
                if known:
                    yield known
                yield done
            finally:
                for _, _, cells in begun:
                    cells.close()  # the devices should not compute what is not going to be collected
