"""One subject a thread, in 32 bits: the inter-task SIMT kernel of CUDASW++ 2.0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.published import interleaved
from swathe.core.cuda.published.interleaved import LAYOUT_KEY, InterleavedLayout
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method, ends_of, memory_short, padding_of
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.kernels.inter_task import (
    bound_scores,
    build,
    columns_for,
    gap_costs,
    matrix_image,
    profile,
    row_blocks,
    share_strips,
    slot_bytes,
    slots_bytes,
)
from swathe.kernels.interleaved import GROUP, INTERLEAVE, QUAD, interleaved_bytes
from swathe.kernels.registry import KernelBuild


class _StateOffsets(NamedTuple):
    """Byte offsets of the arrays of a batch's state that follow the scores, and where the last one ends."""

    drawn: int
    places: int
    rows: int
    n_bytes: int


_PARTS: Final = len(_StateOffsets._fields)
_THREADS: Final = 256
_COLUMNS: Final = 16
_LONGEST: Final = 3072
"""Residues of the subjects whose kernel decides on the grid, where no threshold is given."""


class InterTask(Method):
    """The inter-task SIMT method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    A slot for each warp of the device draws groups of 32 subjects, and in every launch computes some columns
    of its group; H and E of the query's rows stay in the state. Scores have 32 bits and never overflow.

    Options: `threads` per block, `blocks` of the grid, 0: as many as are resident at the same time; `columns`
    that a thread computes at the same time (`kernels.inter_task.WIDTHS`); and what CUDASW++ 1.0 did: `lookup`
    of scores, ``profile`` or ``matrix``, and `residues`, ``packed`` or ``unpacked``.
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
        self._threads = int(options.get("threads", _THREADS))
        self._columns = columns_for(query.size, int(options.get("columns", _COLUMNS)))
        table = scheme.table(query)
        self._score_bits = 8 * table.itemsize
        refused = self.why_not(query.size, scheme, session.device, options)
        if refused:
            raise ValueError(refused)
        self._matrix = options.get("lookup", "profile") == "matrix"
        self._unpacked = options.get("residues", "packed") == "unpacked"
        self._bound = bound_scores(table)
        self._gap = gap_costs(scheme.gap_open, scheme.gap_extend)
        device = session.device
        first = self._build(int(options.get("threshold", 0)) or _LONGEST)
        kernel = session.kernel(first.source, first.defines_map(), first.entry)
        resident = occupancy(
            kernel.registers, kernel.shared_bytes, self._threads, device.multiprocessor, device.capability
        ).blocks
        self._most_blocks = int(options.get("blocks", 0)) or resident * device.multiprocessors
        self._slots = self._most_slots = self._most_blocks * self._threads // GROUP
        self.builds: tuple[KernelBuild, ...] = (first, INTERLEAVE)
        image = profile(table)
        if self._matrix and isinstance(scheme, ScoringScheme):
            image = matrix_image(scheme.matrix, query)
        self._profile = self._upload(image)

    @staticmethod
    def why_not(query_length: int, scheme: Scoring, device: Device, options: Mapping[str, int | str]) -> str:
        """Return why a query cannot be computed: it has no matrix; empty where it can."""
        if options.get("lookup", "profile") == "profile" or isinstance(scheme, ScoringScheme):
            return ""
        return f"Scores of {scheme.name} depend on the position: there is no matrix to look them up in."

    def take(self, lengths: NDArray[np.int32], budget: int) -> int:
        """Return how many of the longest subjects fit, with the state of at most half the budget.

        Where that is little, fewer slots compute at the same time.
        """
        longest = -(-int(lengths[-1]) // QUAD) * QUAD
        bits = self._bound.state_bits(longest)
        one = slot_bytes(self._m, bits)
        self._slots = min(max(budget // 2 // one, 1), self._most_slots)
        sizes = interleaved_bytes(lengths)
        groups = np.arange(1, sizes.size + 1)
        sizes += GROUP * 4 * groups + slots_bytes(self._slots)
        sizes += one * np.minimum(groups, self._slots) + padding_of(_PARTS)
        fitting = int(np.searchsorted(sizes, budget, "right"))
        if fitting == 0:
            what = f"{GROUP} subjects of up to {longest:,} residues and a query of {self._m:,}"
            raise memory_short(what, int(sizes[0]), budget)
        return min(fitting * GROUP, lengths.size)

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Interleave a batch on the device."""
        return interleaved.load(self._session, subjects, stream)

    def part(self, loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
        """Return some groups of a batch."""
        return interleaved.part(loaded, begin, end)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores, and of where every slot is and its rows."""
        return self._state_offsets(loaded.extra).n_bytes

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of about as many strips each, and some that finish what slots have left."""
        batch: InterleavedLayout = loaded.extra
        slots = min(self._slots, batch.groups.count)
        each = max(1, cells_per_launch // (self._m * GROUP * slots * self._columns))
        strips = -(-np.diff(batch.groups.first_word) // (GROUP * self._columns // QUAD))
        plan = share_strips(strips, slots, each, self._m)
        done = np.rint(self._m * int(batch.groups.residues_before[-1]) * (plan.ends / plan.strips))
        places = self._state_offsets(batch)
        made = self._build(_longest(batch))
        kernel = self._session.kernel(made.source, made.defines_map(), made.entry)
        subjects = batch.words, batch.first_word, batch.quads, np.int32(batch.groups.n)
        slots_at = state.pointer(places.drawn), state.pointer(places.places), np.int32(slots)
        query = self._profile, np.int32(row_blocks(self._m)), self._gap
        none_drawn = np.zeros(3, np.uint32)

        def enqueue(launch: int, stream: Stream) -> None:
            if launch == 0:
                self._session.upload(state, none_drawn, stream, offset=places.drawn)
            kernel.launch(
                min(slots, self._most_blocks), self._threads, *subjects, np.int32(batch.groups.count),
                *slots_at, np.int32(launch), np.uint32(plan.limit_of(launch)), np.int32(plan.most),
                np.int32(plan.at_once), *query, state.pointer(places.rows), state,
                stream=stream,
            )  # fmt: skip

        cells = np.diff(done.astype(np.int64), prepend=0)
        return [Launch(int(each), partial(enqueue, launch)) for launch, each in enumerate(cells)]

    def _build(self, longest: int) -> KernelBuild:
        """Return the kernel for subjects up to a length."""
        return build(
            self._columns, self._bound.state_bits(longest), self._score_bits, self._threads,
            matrix=self._matrix, unpacked=self._unpacked,
        )  # fmt: skip

    def _state_offsets(self, batch: InterleavedLayout) -> _StateOffsets:
        """Return the byte offsets of the state's arrays."""
        slots = min(self._slots, batch.groups.count)
        bits = self._bound.state_bits(_longest(batch))
        rows = slots * slot_bytes(self._m, bits)
        return _StateOffsets(*ends_of(4 * batch.groups.n, 12, 8 * slots, rows))


def _longest(batch: InterleavedLayout) -> int:
    """Return the residues of a batch's longest subject, rounded up to a word."""
    return int(batch.groups.first_word[1]) // GROUP * QUAD
