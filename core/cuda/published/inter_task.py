"""One subject a thread, in 32 bits: the inter-task SIMT kernel of CUDASW++ 2.0."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.occupancy import occupancy
from swathe.core.cuda.published import interleaved
from swathe.core.cuda.published.interleaved import LAYOUT_KEY, InterleavedLayout
from swathe.core.cuda.published.method import Launch, LoadedBatch, Method, ends_of, memory_short, padding_of
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.inter_task import (
    REGISTERS,
    Queues,
    bound_scores,
    build,
    columns_for,
    gap_costs,
    profile,
    queue_bytes,
    queue_up,
    row_blocks,
    slot_bytes,
)
from swathe.kernels.interleaved import GROUP, INTERLEAVE, QUAD, interleaved_bytes
from swathe.kernels.registry import KernelBuild


class _StateOffsets(NamedTuple):
    """Byte offsets of the arrays of a batch's state that follow the scores, and where the last one ends."""

    ends: int
    queue: int
    slot_begin: int
    rows: int
    n_bytes: int


_PARTS: Final = len(_StateOffsets._fields)
_THREADS: Final = 256
_COLUMNS: Final = 16
_THRESHOLD: Final = 3072


class InterTask(Method):
    """The inter-task SIMT method of CUDASW++ 2.0 (`core.cuda.published.method.Method`).

    Every launch computes a range of columns of the subjects in the queues of all slots, one for each warp of
    the device; H and E of the query's rows stay in the state. Scores have 32 bits and never overflow.

    Options: `threads` per block, `blocks` of the grid, 0: as many as are resident at the same time; `columns`
    that a thread computes at the same time (`kernels.inter_task.WIDTHS`).
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
        self._bound = bound_scores(table)
        self._gap = gap_costs(scheme.gap_open, scheme.gap_extend)
        device = session.device
        resident = occupancy(REGISTERS, 0, self._threads, device.multiprocessor, device.capability).blocks
        self._most_blocks = int(options.get("blocks", 0)) or resident * device.multiprocessors
        self._slots = self._most_slots = self._most_blocks * self._threads // GROUP
        first = self._build(int(options.get("threshold", _THRESHOLD)))
        self.builds: tuple[KernelBuild, ...] = (first, INTERLEAVE)
        self._profile = self._upload(profile(table))

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
        sizes += GROUP * 4 * groups + queue_bytes(groups, self._slots)
        sizes += one * np.minimum(groups, self._slots) + padding_of(_PARTS)
        fitting = int(np.searchsorted(sizes, budget, "right"))
        if fitting == 0:
            what = f"{GROUP} subjects of up to {longest:,} residues and a query of {self._m:,}"
            raise memory_short(what, int(sizes[0]), budget)
        return min(fitting * GROUP, lengths.size)

    def load(self, subjects: Subjects, stream: Stream) -> LoadedBatch:
        """Interleave a batch on the device."""
        return interleaved.load(self._session, subjects, stream)

    def state_bytes(self, loaded: LoadedBatch) -> int:
        """Return the bytes of the scores, the queues, and the rows of every slot."""
        return self._state_offsets(loaded.extra).n_bytes

    def launches(self, loaded: LoadedBatch, state: DeviceBuffer, cells_per_launch: int) -> Sequence[Launch]:
        """Return launches of as many columns of every slot, at least one strip."""
        batch: InterleavedLayout = loaded.extra
        queues = queue_up(self._padded_columns(batch), self._slots)
        strips = int(queues.loads.max()) // self._columns
        each = max(1, cells_per_launch // (self._m * GROUP * queues.slots * self._columns))
        each = -(-strips // -(-strips // each))
        ends = np.minimum(np.arange(each, strips + each, each), strips) * self._columns
        share = queues.columns_done(ends) / queues.loads.sum()
        done = np.rint(self._m * int(batch.groups.residues_before[-1]) * share).astype(np.int64)
        enqueue = self._enqueuer(batch, state, queues)
        begins = (0, *ends[:-1])
        return [
            Launch(int(cells), partial(enqueue, np.int64(begin), np.int64(end)))
            for cells, begin, end in zip(np.diff(done, prepend=0), begins, ends, strict=True)
        ]

    def _enqueuer(
        self, batch: InterleavedLayout, state: DeviceBuffer, queues: Queues
    ) -> Callable[[np.int64, np.int64, Stream], None]:
        """Return what enqueues columns begin .. end of every queue, and first the copy of the queues."""
        places = self._state_offsets(batch)
        made = self._build(_longest(batch))
        kernel = self._session.kernel(made.source, made.defines_map(), made.entry)
        grid = min(queues.slots, self._most_blocks)
        subjects = batch.words, batch.first_word, batch.quads, np.int32(batch.groups.n)
        work = (
            state.pointer(places.queue), state.pointer(places.ends), state.pointer(places.slot_begin),
            np.int32(queues.slots),
        )  # fmt: skip
        query = self._profile, np.int32(row_blocks(self._m)), self._gap

        def enqueue(begin: np.int64, end: np.int64, stream: Stream) -> None:
            if begin == 0:
                self._session.upload(state, queues.queue, stream, offset=places.queue)
                self._session.upload(state, queues.ends, stream, offset=places.ends)
                self._session.upload(state, queues.slot_begin, stream, offset=places.slot_begin)
            kernel.launch(
                grid, self._threads, *subjects, *work, begin, end, *query, state.pointer(places.rows), state,
                stream=stream,
            )  # fmt: skip

        return enqueue

    def _build(self, longest: int) -> KernelBuild:
        """Return the kernel for subjects up to a length."""
        return build(self._columns, self._bound.state_bits(longest), self._score_bits, self._threads)

    def _padded_columns(self, batch: InterleavedLayout) -> NDArray[np.int64]:
        """Return the columns that are computed for each group."""
        columns = np.diff(batch.groups.first_word) // GROUP * QUAD
        padded: NDArray[np.int64] = -(-columns // self._columns) * self._columns
        return padded

    def _state_offsets(self, batch: InterleavedLayout) -> _StateOffsets:
        """Return the byte offsets of the state's arrays."""
        groups = batch.groups.count
        slots = min(self._slots, groups)
        bits = self._bound.state_bits(_longest(batch))
        rows = slots * slot_bytes(self._m, bits)
        return _StateOffsets(*ends_of(4 * batch.groups.n, 8 * groups, 4 * groups, 4 * (slots + 1), rows))


def _longest(batch: InterleavedLayout) -> int:
    """Return the residues of a batch's longest subject, rounded up to a word."""
    return int(batch.groups.first_word[1]) // GROUP * QUAD
