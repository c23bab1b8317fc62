"""A vector of threads per subject, in 32 bits: the vectorized kernels of CUDASW++ 2.0."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import DeviceBuffer, Kernel, Stream
from swathe.core.cuda.occupancy import WARP, occupancy
from swathe.core.cuda.published import plain
from swathe.core.cuda.published.draws import DrawingGrid, Draws
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method, aligned
from swathe.core.cuda.published.plain import UnpackedLayout
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.registry import KernelBuild
from swathe.kernels.striped import (
    BASIC_VECTOR,
    BOUNDARY_PAIRS,
    CELL_BYTES,
    CHAIN_COLUMNS,
    DEFAULT_THREADS,
    ROWS,
    LaunchRange,
    PartitionedQuery,
    basic_build,
    basic_profile,
    basic_rows,
    blocks_in_cache,
    choose_partition,
    costs,
    cut_basic,
    cut_partitioned,
    cut_query,
    fits_halves,
    partitioned_build,
    partitioned_profile,
)

_WAVES: Final = 4
"""A launch has at least so many times the subjects that run at once, so that the device is idle only briefly
at its end."""
_THRESHOLD: Final = 3072


class _Vectorized(Method):
    """What both methods have in common: the layout of subjects, and the division of memory."""

    layout_key = plain.LAYOUT_KEY

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
        vector: int,
        profile: NDArray[Any],
    ) -> None:
        super().__init__(session, query, scheme, options)
        self._vector = vector
        self._blocks = int(options.get("blocks", 0))
        self._profile = self._upload(profile)

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit, with the state of their launches."""
        return plain.take(lengths, budget, self._m, partial(self._state_size, lengths))

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Enqueue the copies of a batch, laid out as in the database."""
        return plain.load(self._session, subjects, stream)

    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return some subjects of a batch."""
        return plain.part(loaded, begin, end)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores and of what vectors keep between and within launches."""
        batch: UnpackedLayout = loaded.extra
        return self._state_size(batch.lengths, batch.n, batch.n_residues)

    @abstractmethod
    def _state_size(self, lengths: NDArray[np.int32], count: int, residues: int) -> int:
        """Return the bytes of the state of the `count` longest subjects with `residues` together."""

    def _fill(self, build: KernelBuild) -> int:
        """Return the subjects that keep the device busy."""
        return _WAVES * self._resident(build) * build.threads // self._vector

    def _resident(self, build: KernelBuild) -> int:
        """Return the blocks that are resident on the device."""
        device = self._session.device
        held = occupancy(
            build.registers, build.shared_bytes, build.threads, device.multiprocessor, device.capability
        )
        return max(1, held.blocks) * device.multiprocessors

    def _grid(self, build: KernelBuild, subjects: int) -> int:
        """Return the blocks that so many subjects need."""
        return -(-subjects * self._vector // build.threads)


class Partitioned(_Vectorized):
    """The partitioned vectorized method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    A launch computes some partitions of a range of subjects; of long subjects, a range of columns.

    Options: `partition`, the most rows of a partition, and `vector`, threads that align a subject, 0: by the
    query's length; `threads` per block, `blocks` of the grid, 0: as many as a launch's subjects need.
    """

    chain = CHAIN_COLUMNS
    boundary_pairs = BOUNDARY_PAIRS

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        partition, vector = _partition_of(query.size, options)
        self._cut: PartitionedQuery = cut_query(query.size, partition, vector)
        self._costs = costs(scheme.gap_open, scheme.gap_extend)
        profile = partitioned_profile(scheme.table(query), self._cut)
        super().__init__(session, query, scheme, options, vector, profile)
        threads = int(options.get("threads", DEFAULT_THREADS))
        self.builds = (partitioned_build(self._cut.rows, vector, threads),)

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why partitions are too long for their vectors, if they are."""
        partition, vector = _partition_of(query_length, options)
        most = vector * ROWS[-1]
        if partition > most:
            return (
                f"A vector of {vector} threads keeps partitions of up to {most} rows in registers, "
                f"not {partition}."
            )
        return ""

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of some partitions of some subjects each."""
        batch: UnpackedLayout = loaded.extra
        (build,) = self.builds
        kernel = self._session.kernel(
            build.source, build.defines_map(), build.entry, shared_bytes=build.shared_bytes
        )
        columns, boundary = self._places(batch)
        fixed = np.int32(self._cut.partitions)
        kept = self._costs, state.pointer(boundary), state.pointer(columns), state
        draws = Draws(self._session, state, 4 * batch.n, self._blocks)

        def enqueue(work: LaunchRange, grid: DrawingGrid, first: bool, stream: Stream) -> None:
            if first:
                draws.clear(stream)
            kernel.launch(
                grid.blocks, build.threads,
                batch.residues, batch.places, np.int32(work.begin), np.int32(work.end), self._profile,
                np.int32(work.partition_begin), np.int32(work.partition_end), fixed,
                np.int32(work.column_begin // 2), np.int32(work.column_end // 2), *kept,
                grid.counter, grid.ticket,
                stream=stream,
            )  # fmt: skip

        pairs = self._boundary_room(batch.longest)
        ranges = cut_partitioned(
            batch.offsets, self._cut, cells_per_launch, self._fill(build), pairs, self.chain
        )
        launches = []
        for number, work in enumerate(ranges):
            needed = self._grid(build, work.end - work.begin)
            launches.append(
                Launch(work.cells, partial(enqueue, work, draws.grid(needed, needed, 1), number == 0))
            )
        return launches

    def _state_size(self, lengths: NDArray[np.int32], count: int, residues: int) -> int:
        size = aligned(4 * (count + 1)) + aligned(4 * self._cut.kept_ints * self._long(lengths, count))
        if self._cut.partitions > 1:
            size += 16 * min((residues + count) // 2 + 1, self._boundary_room(int(lengths[-1])))
        return size

    def _places(self, batch: UnpackedLayout) -> tuple[int, int]:
        """Return where what is kept between columns, and the boundary, begin in the state.

        They stand behind the scores and the counter.
        """
        columns = aligned(4 * (batch.n + 1))
        boundary = columns + aligned(4 * self._cut.kept_ints * self._long(batch.lengths, batch.n))
        return columns, boundary if self._cut.partitions > 1 else 0

    def _long(self, lengths: NDArray[np.int32], count: int) -> int:
        """Return how many of the `count` longest subjects are computed in ranges of columns."""
        return min(count, lengths.size - int(np.searchsorted(lengths, np.int32(self.chain), "right")))

    def _boundary_room(self, longest: int) -> int:
        """Return the pairs of columns for whose boundary there is memory."""
        return max(self.boundary_pairs, longest // 2 + 2)


class Basic(_Vectorized):
    """The basic vectorized method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    A launch computes a range of columns of a range of subjects; H and E of a column stay in the state, in 16
    bits each where no score can exceed that, else in 32: scores never overflow.

    Options: `vector`, threads that align a subject, `threads` per block, `blocks` of the grid, 0: as many as
    keep their columns in the second-level cache.
    """

    cell_bytes = CELL_BYTES

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        vector = int(options.get("vector", BASIC_VECTOR))
        self._threads = int(options.get("threads", DEFAULT_THREADS))
        self._highest = scheme.highest
        self._rows = basic_rows(query.size, vector)
        self._costs = costs(scheme.gap_open, scheme.gap_extend)
        super().__init__(session, query, scheme, options, vector, basic_profile(scheme.table(query), vector))
        self.builds = (self._build(int(options.get("threshold", _THRESHOLD))),)

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of some columns of some subjects each."""
        batch: UnpackedLayout = loaded.extra
        build = self._build(batch.longest)
        kernel = self._session.kernel(build.source, build.defines_map(), build.entry)
        cells = state.pointer(aligned(4 * (batch.n + 1)))
        query = self._profile, np.int32(self._rows)
        draws = Draws(self._session, state, 4 * batch.n, self._blocks or self._blocks_in_cache(build, kernel))

        def enqueue(work: LaunchRange, grid: DrawingGrid, first: bool, stream: Stream) -> None:
            if first:
                draws.clear(stream)
            kernel.launch(
                grid.blocks, build.threads,
                batch.residues, batch.places, np.int32(work.begin), np.int32(work.end), *query,
                np.int32(work.column_begin), np.int32(work.column_end), self._costs, cells, state,
                grid.counter, grid.ticket,
                stream=stream,
            )  # fmt: skip

        ranges = cut_basic(
            batch.offsets, self._m, self._rows, cells_per_launch, self._fill(build), self._most_slots(build)
        )
        warps = build.threads // WARP
        launches = []
        for number, work in enumerate(ranges):
            needed = self._grid(build, work.end - work.begin)
            units = -(-(work.end - work.begin) * self._vector // WARP)
            launches.append(
                Launch(work.cells, partial(enqueue, work, draws.grid(needed, units, warps), number == 0))
            )
        return launches

    def _state_size(self, lengths: NDArray[np.int32], count: int, residues: int) -> int:
        build = self._build(int(lengths[-1]))
        group = build.threads // self._vector
        slots = min(-(-count // group) * group, self._most_slots(build))
        return aligned(4 * (count + 1)) + slots * self._slot_bytes(build)

    def _blocks_in_cache(self, build: KernelBuild, kernel: Kernel) -> int:
        """Return the blocks whose columns stay in the second-level cache; 0 where all resident blocks' do."""
        of_a_block = self._slot_bytes(build) * (build.threads // self._vector)
        device = self._session.device
        held = occupancy(
            kernel.registers, kernel.shared_bytes, build.threads, device.multiprocessor, device.capability
        )
        warps = -(-build.threads // WARP)
        return blocks_in_cache(device.l2_bytes, device.multiprocessors, of_a_block, warps, held.blocks)

    def _most_slots(self, build: KernelBuild) -> int:
        """Return the number of subjects for whose columns there is memory, in whole blocks."""
        group = build.threads // self._vector
        return max(self.cell_bytes // (self._slot_bytes(build) * group), 1) * group

    def _slot_bytes(self, build: KernelBuild) -> int:
        return self._rows * self._vector * (4 if build.defines_map()["HALVES"] else 8)

    def _build(self, longest: int) -> KernelBuild:
        """Return the kernel for subjects up to a length."""
        return basic_build(self._vector, fits_halves(self._m, longest, self._highest), self._threads)


def _partition_of(query_length: int, options: Mapping[str, int | str]) -> tuple[int, int]:
    """Return the rows of a partition and the threads of a vector that options choose."""
    return choose_partition(query_length, int(options.get("partition", 0)), int(options.get("vector", 0)))
