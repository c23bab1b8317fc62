"""Permuted copies of chosen subjects in chunks: what they are made from, and permuting on the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cuda.permuted_subjects import PermutedSubjects
from swathe.core.database import Subjects
from swathe.core.database.stored import SomeBytes
from swathe.core.permutation.permutation import fill_copies, subject_key
from swathe.kernels.permute import PermutationSpec

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
    """The number of residues for the next chunk, from the time that the engine took for earlier ones."""

    def __init__(self) -> None:
        self._residues = SMALLEST_CHUNK

    def __call__(self) -> int:
        """Return the size of the next chunk."""
        return self._residues

    def took(self, residues: int, seconds: float) -> None:
        """Adapt to the time a chunk took; the size at most quadruples at once."""
        wanted = int(residues / max(seconds, 1e-6) * CHUNK_SECONDS)
        self._residues = min(max(wanted, SMALLEST_CHUNK), 4 * self._residues, LARGEST_CHUNK)


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


class CopyChunk:
    """The copies for one call of an engine: range by range, short subjects first.

    Parameters
    ----------
    origin : the sequences that are permuted
    subjects : int64[k] stored indices, which the ranges number

    Attributes
    ----------
    ranges : in the order in which they are stored
    spec : what the copies are made from
    """

    def __init__(
        self, origin: Sources, subjects: NDArray[np.int64], ranges: Sequence[CopyRange], seed: int
    ) -> None:
        lengths = origin.lengths[subjects[[copy_range.subject for copy_range in ranges]]]
        self.ranges = [ranges[place] for place in np.argsort(lengths, kind="stable").tolist()]
        self.spec = specification(
            [origin.codes(int(subjects[copy_range.subject])) for copy_range in self.ranges],
            seed,
            [copy_range.first for copy_range in self.ranges],
            [copy_range.n_copies for copy_range in self.ranges],
        )

    def by_range(self, scores: NDArray[np.int32]) -> Iterator[tuple[CopyRange, NDArray[np.int32]]]:
        """Yield each range with its part of the chunk's scores."""
        begins = self.spec.begins.tolist()
        for copy_range, begin, end in zip(self.ranges, begins, begins[1:], strict=False):
            yield copy_range, scores[begin:end]


class CopiesInMemory(PermutedSubjects):
    """Copies 0 to N - 1 of every sequence of a database, short ones first, to benchmark kernels with.

    Engines that permute on their devices use only the sources; for others, the residues are permuted when
    they are first used.
    """

    @classmethod
    def of(cls, origin: Sources, permutations: int, seed: int) -> CopiesInMemory:
        """Return so many copies of every sequence."""
        sources = [origin.codes(i) for i in np.flatnonzero(origin.lengths).tolist()]
        n = len(sources)
        return cls(specification(sources, seed, [0] * n, [permutations] * n))

    def chosen(self, places: NDArray[np.int64]) -> CopiesInMemory:
        """Return single copies, `places` ascending, which are permuted when they are first used as well."""
        assert self.permutation is not None
        return CopiesInMemory(self.permutation.chosen(places))

    @cached_property
    def residues(self) -> SomeBytes:
        """The codes of all copies."""
        from swathe.core.engines.cpu import available_threads

        assert self.permutation is not None
        with ThreadPoolExecutor(available_threads(), thread_name_prefix="swathe-permute") as pool:
            copies, filling = permuted_on_host(self.permutation, pool)
            wait(filling)
        return copies.residues


def specification(
    sources: Sequence[NDArray[np.uint8]], seed: int, firsts: Sequence[int], counts: Sequence[int]
) -> PermutationSpec:
    """Return what copies of sequences are made from, `counts` of each from number `firsts` on."""
    return PermutationSpec.of(sources, [subject_key(source, seed) for source in sources], firsts, counts)


def permuted_on_host(spec: PermutationSpec, pool: ThreadPoolExecutor) -> tuple[Subjects, list[Future[None]]]:
    """Permute in a pool's threads; the residues are complete when all returned futures are done."""
    lengths = np.repeat(spec.lengths.astype(np.int32), spec.counts)
    codes = np.empty(int(lengths.sum(dtype=np.int64)), np.uint8)
    filling, begin = [], 0
    parts = zip(spec.places.tolist(), spec.lengths.tolist(), spec.keys.tolist(), strict=True)
    for (place, length, key), first, count in zip(
        parts, spec.firsts.tolist(), spec.counts.tolist(), strict=True
    ):
        source = spec.residues[place : place + length]
        rows = codes[begin : begin + count * length].reshape(count, length)
        begin += rows.size
        each = max(1, TASK_RESIDUES // length)
        filling += [
            pool.submit(fill_copies, source, key, first + row, rows[row : row + each])
            for row in range(0, count, each)
        ]
    return Subjects(f"permuted:{xxhash.xxh3_128_hexdigest(spec.identity)}", lengths, codes), filling
