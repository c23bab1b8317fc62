"""Permuted copies of chosen subjects in memory, chunk by chunk, for any engine to score."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.database import Subjects
from swathe.core.permutation.permutation import fill_copies, subject_key

LARGEST_CHUNK: Final = 32_000_000
"""The most residues of a chunk: two chunks are in memory at a time."""
SMALLEST_CHUNK: Final = 1_000_000
CHUNK_SECONDS: Final = 0.5
"""How long an engine should take for a chunk: results come that often."""
CHUNK_COPIES: Final = 500_000
"""The most copies of a chunk: with short sequences, engines need more memory than the residues."""
TASK_RESIDUES: Final = 1_000_000
"""Residues that a thread permutes in one task: some milliseconds."""


class Sources(Protocol):
    """Sequences that can be permuted: a `Database` or `Subjects`."""

    @property
    def lengths(self) -> NDArray[np.int32]:
        """Their lengths, int32[n]."""
        ...

    def codes(self, index: int) -> NDArray[np.uint8]:
        """Return the residue codes of a sequence."""
        ...


class ChunkSize:
    """The number of residues for the next chunk, from the time that the engine took for earlier ones.

    smallest : of the first chunk, and the least of any
    largest : the most of any
    """

    def __init__(self, smallest: int = SMALLEST_CHUNK, largest: int = LARGEST_CHUNK) -> None:
        self._smallest, self._largest = smallest, largest
        self._residues = smallest

    def __call__(self) -> int:
        """Return the size of the next chunk."""
        return self._residues

    def took(self, residues: int, seconds: float) -> None:
        """Adapt to the time a chunk took; the size at most quadruples at once."""
        wanted = int(residues / max(seconds, 1e-6) * CHUNK_SECONDS)
        self._residues = min(max(wanted, self._smallest), 4 * self._residues, self._largest)


@dataclass(frozen=True, slots=True)
class CopyRange:
    """Copies `first` to `behind` - 1 of the subject at a place in the list of subjects."""

    subject: int
    first: int
    behind: int

    @property
    def n_copies(self) -> int:
        """How many copies."""
        return self.behind - self.first


def split_into_chunks(
    lengths: NDArray[np.int32],
    permutations: int,
    most_residues: Callable[[], int],
    most_copies: int = CHUNK_COPIES,
) -> Iterator[list[CopyRange]]:
    """Yield the copies of each chunk: the subjects in their order, as many copies as fit.

    Parameters
    ----------
    lengths : int32[subjects], each at least 1
    most_residues : called when a chunk is begun; a chunk of a single copy may have more
    most_copies : of a chunk
    """
    ranges: list[CopyRange] = []
    residues, copies = most_residues(), most_copies
    for subject, length in enumerate(lengths.tolist()):
        first = 0
        while first < permutations:
            n_copies = min(residues // length, copies, permutations - first)
            if n_copies <= 0 and ranges:
                yield ranges
                ranges, residues, copies = [], most_residues(), most_copies
                continue
            n_copies = max(n_copies, 1)
            ranges.append(CopyRange(subject, first, first + n_copies))
            first += n_copies
            residues -= n_copies * length
            copies -= n_copies
    if ranges:
        yield ranges


class PermutedCopies(Subjects):
    """A chunk of copies for engines to score: range by range, short subjects first.

    Parameters
    ----------
    origin : the sequences that are permuted
    subjects : int64[k] stored indices, which the ranges number

    Attributes
    ----------
    ranges : in the order in which they are stored
    """

    def __init__(
        self, origin: Sources, subjects: NDArray[np.int64], ranges: Sequence[CopyRange], seed: int
    ) -> None:
        self.ranges = tuple(
            sorted(ranges, key=lambda copy_range: int(origin.lengths[subjects[copy_range.subject]]))
        )
        self._sources = [
            np.array(origin.codes(int(subjects[copy_range.subject]))) for copy_range in self.ranges
        ]
        self._keys = [subject_key(source, seed) for source in self._sources]
        copies = [copy_range.n_copies for copy_range in self.ranges]
        sizes = np.array([source.size for source in self._sources], np.int32)
        lengths = np.repeat(sizes, copies)
        self._codes = np.empty(int(lengths.sum(dtype=np.int64)), np.uint8)
        identity = [
            (key, copy_range.first, copy_range.behind)
            for key, copy_range in zip(self._keys, self.ranges, strict=True)
        ]
        key = f"permuted:{xxhash.xxh3_128_hexdigest(repr(identity).encode())}"
        super().__init__(key, lengths, self._codes)

    def fill(self, pool: ThreadPoolExecutor) -> list[Future[None]]:
        """Write the copies in a pool's threads; they are complete when all returned futures are done."""
        return [pool.submit(task) for task in self._tasks()]

    def _tasks(self) -> Iterator[Callable[[], None]]:
        begin = 0
        for source, key, copy_range in zip(self._sources, self._keys, self.ranges, strict=True):
            rows = self._codes[begin : begin + copy_range.n_copies * source.size].reshape(
                copy_range.n_copies, -1
            )
            begin += rows.size
            each = max(1, TASK_RESIDUES // source.size)
            for row in range(0, copy_range.n_copies, each):
                yield _task(source, key, copy_range.first + row, rows[row : row + each])

    def by_range(self, scores: NDArray[np.int32]) -> Iterator[tuple[CopyRange, NDArray[np.int32]]]:
        """Yield each range with its part of the chunk's scores."""
        begin = 0
        for copy_range in self.ranges:
            yield copy_range, scores[begin : begin + copy_range.n_copies]
            begin += copy_range.n_copies


def _task(source: NDArray[np.uint8], key: int, first: int, rows: NDArray[np.uint8]) -> Callable[[], None]:
    return lambda: fill_copies(source, key, first, rows)
