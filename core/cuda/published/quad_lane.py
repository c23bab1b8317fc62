"""Four subjects per thread in the bytes of a register: the quad-lane method of CUDASW++ 3.0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import Argument, DeviceBuffer, Kernel, Stream
from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.published.method import (
    Launch,
    LoadedBatch,
    Method,
    allocate,
    ends_of,
    memory_short,
    padding_of,
)
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.quad_lane import (
    EDGE_BYTES,
    GROUP,
    LANES,
    PROFILES,
    ROWS,
    STEP_BYTES,
    QuadGroups,
    batch_bytes,
    biased_table,
    build,
    choose_lanes,
    costs,
    group_up,
    is_static,
    longest_for_variant,
    most_blocks,
    strips,
)
from swathe.kernels.registry import KernelBuild

_THREADS: Final = 64
_PARTS: Final = 4
_MOST_THREAD_CELLS: Final = 1 << 20
"""The most columns times rows of a thread in a launch: 17 ms on an H200 if its warp runs alone."""


@dataclass(frozen=True, eq=False, slots=True)
class _Batch:
    """A batch as kernels/sequence_profiles.cu laid it out; `sources` are kept until that is done.

    Of a part of another batch, `words_before` are the words of the groups before its own.
    """

    groups: QuadGroups
    lengths: NDArray[np.int32]
    static: bool
    words: DeviceBuffer
    first_word: Argument
    steps: Argument
    sources: tuple[NDArray[Any], ...]
    words_before: int = 0


class _QuadOffsets(NamedTuple):
    """Byte offsets of the arrays of a batch's state that follow the scores, and where the last one ends."""

    counter: int
    best: int
    edges: int
    n_bytes: int


class QuadLane(Method):
    """The quad-lane method of CUDASW++ 3.0 (`core.cuda.published.method.Method`).

    A launch computes a range of the query's strips, for all of a batch's subjects unless that takes too long;
    H and F of the row between strips stay in the state.

    Options: `threads` per block; `scheduling`, ``static``, ``dynamic`` or ``auto``, and `profile`, ``plain``,
    ``variant`` or ``auto``, by the paper's rules; `lanes`, ``bytes``, ``halves`` or ``auto``: how byte lanes
    are emulated (kernels/byte_lanes.cuh).

    Attributes
    ----------
    chosen : what the options or the rules chose for the last batch, in words
    """

    layout_key = "sequence profiles"

    def __init__(
        self,
        session: Session,
        query: NDArray[np.uint8],
        scheme: Scoring,
        options: Mapping[str, int | str],
    ) -> None:
        super().__init__(session, query, scheme, options)
        self.chosen = ""
        self._scores = scheme.table(query)
        self._threads = int(options.get("threads", _THREADS))
        self._scheduling = str(options.get("scheduling", "auto"))
        self._profile = str(options.get("profile", "auto"))
        device = session.device
        self._lanes = choose_lanes(str(options.get("lanes", "auto")), device.capability)
        self._costs = costs(scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, self._lanes)
        self._short = query.size <= longest_for_variant(device.l2_bytes)
        self._fill = most_blocks(device.multiprocessors, device.multiprocessor.threads, self._threads)
        self._tables: dict[bool, DeviceBuffer] = {}
        variant = self._variant(static=False)
        self.builds: tuple[KernelBuild, ...] = (build(self._lanes, variant, self._threads), PROFILES)
        self._table(variant)

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why a query cannot be computed: scores span more than a byte; empty where they do not."""
        lanes = choose_lanes(str(options.get("lanes", "auto")), device.capability)
        low, high = scheme.lowest, scheme.highest
        if costs(low, high, scheme.gap_open, scheme.gap_extend, lanes).limit >= 0:
            return ""
        return f"The scores of {scheme.name}, {low} to {high}, span more than fits a byte lane."

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit: layout, and H and F of a row."""
        sizes = batch_bytes(lengths, self._m) + padding_of(_PARTS)
        groups = int(np.searchsorted(sizes, budget, "right"))
        if groups == 0:
            longest = int(lengths[-1])
            raise memory_short(
                f"A subject of {longest:,} residues and those beside it", int(sizes[0]), budget
            )
        return min(groups * GROUP * LANES, lengths.size)

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Make a batch's sequence profiles on the device."""
        groups = group_up(subjects.lengths)
        sources = tuple(
            np.ascontiguousarray(array)
            for array in (groups.first_word[:-1], subjects.residues[:], subjects.offsets)
        )
        sizes = STEP_BYTES * groups.words, 4 * groups.profiles, *(array.nbytes for array in sources)
        buffers = allocate(self._session, sizes)
        words, steps, first_word, residues, offsets = buffers
        for buffer, array in zip(buffers[2:], sources, strict=True):
            self._session.upload(buffer, array, stream)
        kernel = self._session.kernel(PROFILES.source, PROFILES.defines_map(), PROFILES.entry)
        kernel.launch(
            -(-groups.profiles // PROFILES.threads), PROFILES.threads,
            residues, offsets, np.int32(groups.n), first_word, np.int32(groups.profiles), words, steps,
            stream=stream,
        )  # fmt: skip
        static = is_static(subjects.lengths)
        batch = _Batch(groups, subjects.lengths, static, words, first_word, steps, sources)
        return LoadedBatch(buffers, sum(sizes), batch)

    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return some groups of a batch."""
        batch: _Batch = loaded.extra
        n = batch.lengths.size
        before = (n - end) // (GROUP * LANES)
        top = n - before * GROUP * LANES
        lengths = batch.lengths[begin:top]
        groups = group_up(lengths)
        groups.residues_before[1:] -= batch.lengths[end:top].sum(dtype=np.int64)
        _, steps, first_word = loaded.buffers[:3]
        some = replace(
            batch,
            groups=groups,
            lengths=lengths,
            static=is_static(lengths),
            first_word=first_word.pointer(8 * before),
            steps=steps.pointer(4 * GROUP * before),
            words_before=int(batch.groups.first_word[before]),
        )
        return LoadedBatch(loaded.buffers, loaded.n_bytes, some)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores, the maxima, and H and F of a row between strips."""
        return self._state_offsets(loaded.extra).n_bytes

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of as many strips of all subjects, or of one strip of as many subjects."""
        batch: _Batch = loaded.extra
        groups, m = batch.groups, self._m
        most = min(
            cells_per_launch // (groups.residues * ROWS), _MOST_THREAD_CELLS // (groups.columns * ROWS)
        )
        cuts = self._cuts(groups, cells_per_launch // ROWS)
        enqueue = self._enqueuer(batch, state)
        launches = []
        for begin in range(0, strips(m), max(most, 1)):
            end = min(begin + max(most, 1), strips(m))
            rows = min(end * ROWS, m) - begin * ROWS
            for first, last, residues in cuts:
                launches.append(Launch(rows * residues, enqueue(begin, end, first, last)))
        return launches

    def _variant(self, *, static: bool) -> bool:
        """Return whether the profile variant is used: always with static scheduling, or for short queries."""
        return static or self._short if self._profile == "auto" else self._profile == "variant"

    def _table(self, variant: bool) -> DeviceBuffer:
        """Return a kind of score table, made when first used."""
        if variant not in self._tables:
            self._tables[variant] = self._upload(biased_table(self._scores, self._costs.bias, variant))
        return self._tables[variant]

    def _cuts(self, groups: QuadGroups, residues: int) -> list[tuple[int, int, int]]:
        """Cut profile blocks into ranges with about `residues` each, enough to fill the device a few times.

        Returns first, last and residues of each.
        """
        count = -(-groups.profiles // self._threads)
        of_block = np.minimum(np.arange(count + 1) * (self._threads // GROUP), groups.first_word.size - 1)
        before = groups.residues_before[of_block]
        cuts = []
        first = 0
        while first < count:
            last = int(np.searchsorted(before, before[first] + residues, "right")) - 1
            last = min(max(last, first + self._fill), count)
            cuts.append((first, last, int(before[last] - before[first])))
            first = last
        return cuts

    def _enqueuer(
        self, batch: _Batch, state: DeviceBuffer
    ) -> Callable[[int, int, int, int], Callable[[Stream], None]]:
        """Return what makes the launch of a range of strips and one of profile blocks.

        With dynamic scheduling, a block increments a counter whenever it is done with a profile block, the
        last time to find that none is left. So its value before each launch is known.
        """
        static = batch.static if self._scheduling == "auto" else self._scheduling == "static"
        variant = self._variant(static=static)
        table, places, groups = self._table(variant), self._state_offsets(batch), batch.groups
        # Words and edges have the same numbers in the kernel.
        edges = np.uint64(int(state.pointer(places.edges)) - STEP_BYTES * batch.words_before)
        made = build(self._lanes, variant, self._threads)
        kernel = self._session.kernel(made.source, made.defines_map(), made.entry, made.shared_bytes)
        self.chosen = (
            f"{'static' if static else 'dynamic'} scheduling, "
            f"{'query profile variant' if variant else 'query profile'}, {self._lanes}"
        )
        counter = None if static else state.pointer(places.counter)
        resident = self._resident(kernel)
        none = np.zeros(1, np.uint32)
        ticket = 0

        def launch(begin: int, end: int, first: int, last: int) -> Callable[[Stream], None]:
            nonlocal ticket
            before = np.uint32(ticket & 0xFFFFFFFF)
            grid = last - first if static else min(last - first, resident)
            ticket += last - first

            def enqueue(stream: Stream) -> None:
                if counter is not None and begin == first == 0:
                    self._session.upload(state, none, stream, offset=places.counter)
                kernel.launch(
                    grid, self._threads,
                    batch.words, batch.first_word, batch.steps, np.int32(groups.profiles),
                    np.int32(first), np.int32(last),
                    table, np.int32(begin), np.int32(end), np.int32(strips(self._m)),
                    self._costs.quads, edges, np.uint32(groups.words),
                    state.pointer(places.best), state,
                    np.int32(groups.n), counter, before,
                    stream=stream,
                )  # fmt: skip

            return enqueue

        return launch

    def _resident(self, kernel: Kernel) -> int:
        """Return the blocks that are resident on the device, N_T of dynamic scheduling."""
        device = self._session.device
        held = occupancy(
            kernel.registers, kernel.shared_bytes, self._threads, device.multiprocessor, device.capability
        )
        return max(1, held.blocks) * device.multiprocessors

    def _state_offsets(self, batch: _Batch) -> _QuadOffsets:
        """Return the byte offsets of the state's arrays."""
        edges = EDGE_BYTES * batch.groups.words if strips(self._m) > 1 else 0
        return _QuadOffsets(*ends_of(4 * batch.groups.n, 4, 4 * batch.groups.profiles, edges))
