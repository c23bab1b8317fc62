"""Short queries with the last column of every tile in shared memory: Huang, Wu, Lai, Li 2015."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.published import interleaved
from swathe.core.cuda.published.draws import Draws
from swathe.core.cuda.published.interleaved import LAYOUT_KEY, InterleavedLayout
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.interleaved import GROUP, INTERLEAVE
from swathe.kernels.registry import KernelBuild
from swathe.kernels.short_query import (
    CELL_BYTES,
    LEAST_RESIDENT,
    STEP,
    THREAD_CHOICES,
    Lanes,
    block_bytes,
    choose_lanes,
    longest_query,
    padded_rows,
    profile,
)


class ShortQuery(Method):
    """The method of Huang et al. (`core.cuda.published.method.Method`).

    A launch compares a range of subjects, each of them completely: only the scores are kept between launches.

    Options: `threads` per block, 0: the number that fills a multiprocessor best; `blocks` of the grid, 0: as
    many as a launch's subjects need; `lanes`, the subjects of a thread, one in each lane of its registers.
    """

    layout_key = LAYOUT_KEY

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        super().__init__(session, query, scheme, options)
        device = session.device
        refused = self.why_not(query.size, scheme, device, options)
        if refused:
            raise ValueError(refused)
        lanes = _lanes(scheme, device, options)
        self._subjects = int(options.get("lanes", 1))
        threads = _threads(query.size, lanes.build, device, options)
        assert threads is not None
        self.threads = threads
        """Of a block."""
        self.shared_bytes = block_bytes(query.size, threads, self._subjects)
        build = lanes.build
        as_launched = replace(build, threads=threads, shared_bytes=self.shared_bytes)
        self.builds: tuple[KernelBuild, ...] = (as_launched, INTERLEAVE)
        self._blocks = int(options.get("blocks", 0))
        self._steps = padded_rows(query.size) // STEP
        self._costs: tuple[Any, Any] = lanes.costs, np.int32(lanes.limit)
        if self._subjects == 1:
            self._costs = np.int32(-scheme.gap_open - scheme.gap_extend), np.int32(-scheme.gap_extend)
        self._kernel = session.kernel(build.source, build.defines_map(), build.entry, self.shared_bytes)
        resident = _resident_blocks(query.size, threads, build, device, self._subjects)
        blocks = self._blocks or resident * device.multiprocessors
        self._wave = max(1, blocks * threads * self._subjects // GROUP)
        self._profile = self._upload(profile(scheme.table(query), lanes.raised, lanes.padding))

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why a query cannot be computed: it is too long for the shared memory; empty where it can."""
        if _threads(query_length, _lanes(scheme, device, options).build, device, options) is not None:
            return ""
        threads = int(options.get("threads", 0)) or LEAST_RESIDENT
        subjects = int(options.get("lanes", 1))
        return (
            f"A query of {query_length:,} residues does not fit the shared memory: {device.name} gives a "
            f"block {device.shared_bytes:,} bytes, which with {threads} threads per block are enough for "
            f"{longest_query(threads, device.shared_bytes, subjects):,} residues of "
            f"{CELL_BYTES[subjects]} bytes a thread."
        )

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit: layout, scores and counter."""
        return interleaved.take(lengths, budget - 4, 4)

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Interleave a batch on the device."""
        return interleaved.load(self._session, subjects, stream)

    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return some groups of a batch."""
        return interleaved.part(loaded, begin, end)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores and of the counter."""
        batch: InterleavedLayout = loaded.extra
        return 4 * (batch.groups.n + 1)

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of ranges of subjects, the longest first, that fill the device at least once."""
        batch: InterleavedLayout = loaded.extra
        groups = batch.groups
        draws = Draws(self._session, state, 4 * groups.n, self._blocks)
        launches = []
        begin = 0
        while begin < groups.count:
            end = groups.cut(begin, cells_per_launch // self._m, self._wave)
            if groups.count - end < self._wave // 4:
                end = groups.count
            residues = int(groups.residues_before[end] - groups.residues_before[begin])
            launches.append(Launch(self._m * residues, self._enqueuer(batch, state, draws, begin, end)))
            begin = end
        return launches

    def _enqueuer(
        self, batch: InterleavedLayout, state: DeviceBuffer, draws: Draws, begin: int, end: int
    ) -> Callable[[Stream], None]:
        units = -(-(end - begin) // self._subjects)
        needed = -(-units * GROUP // self.threads)
        grid = draws.grid(needed, units, self.threads // GROUP)

        def enqueue(stream: Stream) -> None:
            if begin == 0:
                draws.clear(stream)
            self._kernel.launch(
                grid.blocks, self.threads,
                batch.words, batch.first_word, batch.quads, np.int32(batch.groups.n),
                np.int32(begin), np.int32(end), self._profile, np.int32(self._steps), *self._costs, state,
                grid.counter, grid.ticket,
                stream=stream,
            )  # fmt: skip

        return enqueue


def _lanes(scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> Lanes:
    """Return how so many subjects in a register as the options say are computed on a device."""
    return choose_lanes(
        int(options.get("lanes", 1)),
        scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, device.capability,
    )  # fmt: skip


def _threads(
    query_length: int, build: KernelBuild, device: Device, options: Mapping[str, int | str]
) -> int | None:
    """Return the threads per block for a query; None where it is too long.

    Unless set, the number that fills a multiprocessor best, and the smallest of these: with smaller blocks
    the device is idle for less of the end of a launch.
    """
    threads, subjects = int(options.get("threads", 0)), int(options.get("lanes", 1))
    if threads:
        return threads if _resident_blocks(query_length, threads, build, device, subjects) else None
    resident = {
        threads: threads * _resident_blocks(query_length, threads, build, device, subjects)
        for threads in THREAD_CHOICES
    }
    threads = max(THREAD_CHOICES, key=resident.__getitem__)
    return threads if resident[threads] >= LEAST_RESIDENT else None


def _resident_blocks(
    query_length: int, threads: int, build: KernelBuild, device: Device, subjects: int
) -> int:
    """Return how many blocks are resident on a multiprocessor; 0 where not even one fits."""
    needed = block_bytes(query_length, threads, subjects)
    if needed > device.shared_bytes:
        return 0
    return occupancy(build.registers, needed, threads, device.multiprocessor, device.capability).blocks
