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
"""Residues of a chunk, at most: two of them are held at a time."""
SMALLEST_CHUNK: Final = 1_000_000
CHUNK_SECONDS: Final = 0.5
"""What an engine is to take for a chunk: results come that often."""
CHUNK_COPIES: Final = 500_000
"""Of a chunk, at most: of short sequences an engine holds more than the residues."""
TASK_RESIDUES: Final = 1_000_000
"""What one thread permutes at a time: some milliseconds."""


class Sources(Protocol):
    """Sequences that can be permuted: a `Database` or `Subjects`."""

    @property
    def lengths(self) -> NDArray[np.int32]:
        """Their lengths, int32[n]."""
        ...

    def codes(self, index: int) -> NDArray[np.uint8]:
        """Return the residue codes of one."""
        ...


class ChunkSize:
    """How many residues the next chunk is to have, by what the engine took for those before.

    smallest : of the first chunk, and at least
    largest : at most
    """

    def __init__(self, smallest: int = SMALLEST_CHUNK, largest: int = LARGEST_CHUNK) -> None:
        self._smallest, self._largest = smallest, largest
        self._residues = smallest

    def __call__(self) -> int:
        """Return the size of the next chunk."""
        return self._residues

    def took(self, residues: int, seconds: float) -> None:
        """Learn from a chunk; sizes at most quadruple at a time."""
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
    """Yield what goes into each chunk: the subjects in their order, as many copies as there is room for.

    Parameters
    ----------
    lengths : int32[subjects], each at least 1
    most_residues : asked when a chunk is begun; one that holds a single copy may have more
    most_copies : of a chunk
    """
    parts: list[CopyRange] = []
    residues, copies = most_residues(), most_copies
    for subject, length in enumerate(lengths.tolist()):
        first = 0
        while first < permutations:
            room = min(residues // length, copies, permutations - first)
            if room <= 0 and parts:
                yield parts
                parts, residues, copies = [], most_residues(), most_copies
                continue
            room = max(room, 1)
            parts.append(CopyRange(subject, first, first + room))
            first += room
            residues -= room * length
            copies -= room
    if parts:
        yield parts


class PermutedCopies(Subjects):
    """A chunk as engines take it: the copies of each part one after another, short subjects first.

    Parameters
    ----------
    origin : what the subjects are of
    subjects : int64[k] their stored indices, which the parts number

    Attributes
    ----------
    parts : in the order in which they are stored
    """

    def __init__(
        self, origin: Sources, subjects: NDArray[np.int64], parts: Sequence[CopyRange], seed: int
    ) -> None:
        self.parts = tuple(sorted(parts, key=lambda part: int(origin.lengths[subjects[part.subject]])))
        self._sources = [np.array(origin.codes(int(subjects[part.subject]))) for part in self.parts]
        self._keys = [subject_key(source, seed) for source in self._sources]
        copies = [part.n_copies for part in self.parts]
        sizes = np.array([source.size for source in self._sources], np.int32)
        lengths = np.repeat(sizes, copies)
        self._codes = np.empty(int(lengths.sum(dtype=np.int64)), np.uint8)
        identity = [(key, part.first, part.behind) for key, part in zip(self._keys, self.parts, strict=True)]
        key = f"permuted:{xxhash.xxh3_128_hexdigest(repr(identity).encode())}"
        super().__init__(key, lengths, self._codes)

    def fill(self, pool: ThreadPoolExecutor) -> list[Future[None]]:
        """Have the copies written by a pool's threads; complete when all that is returned is done."""
        return [pool.submit(task) for task in self._tasks()]

    def _tasks(self) -> Iterator[Callable[[], None]]:
        begin = 0
        for source, key, part in zip(self._sources, self._keys, self.parts, strict=True):
            rows = self._codes[begin : begin + part.n_copies * source.size].reshape(part.n_copies, -1)
            begin += rows.size
            each = max(1, TASK_RESIDUES // source.size)
            for row in range(0, part.n_copies, each):
                yield _task(source, key, part.first + row, rows[row : row + each])

    def by_part(self, scores: NDArray[np.int32]) -> Iterator[tuple[CopyRange, NDArray[np.int32]]]:
        """Yield each part with its copies' scores, out of those of the whole chunk."""
        begin = 0
        for part in self.parts:
            yield part, scores[begin : begin + part.n_copies]
            begin += part.n_copies


def _task(source: NDArray[np.uint8], key: int, first: int, rows: NDArray[np.uint8]) -> Callable[[], None]:
    return lambda: fill_copies(source, key, first, rows)
