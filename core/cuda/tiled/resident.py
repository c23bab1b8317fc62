"""The chunks of a database in a device's memory, and how they are copied there while others are computed."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.allowance import Allowance
from swathe.core.cuda.launch import DeviceBuffer, DeviceRef, Event, PinnedBuffer
from swathe.core.cuda.permuted_subjects import enqueue_copies
from swathe.core.cuda.session import Session
from swathe.core.cuda.tiled.chunks import WORD_BYTES, Chunk, ChunkPlan
from swathe.core.database.stored import SomeBytes, StoredBytes, part_of
from swathe.core.errors import DeviceMemoryError
from swathe.kernels.tiled import LETTERS, letter_of

_T = TypeVar("_T", bound=DeviceRef)

LAYOUT: Final = ("layout.cu", {"LETTERS": LETTERS})
"""The source of what lays chunks out, and its macros."""
STAGE_BYTES: Final = 4 << 20
"""Size of a pinned buffer through which chunks are copied."""
STAGES: Final = 4
_AT_ONCE_BYTES: Final = 1 << 20
"""Up to this, filling a stage at once is faster than handing it to another thread."""
_LAYOUT_WARPS: Final = 8
_PERMUTED_SLOTS: Final = 8
"""For chunks that are used once: those in the stream slots, and those that come next."""


@dataclass(eq=False, slots=True)
class ChunkSlot:
    """Memory for one chunk on a device.

    Parameters
    ----------
    ready : reached once the chunk is laid out
    loaded : whether `ready` was recorded
    busy : tasks that use it
    used : order of last use: the larger, the later
    """

    words: DeviceBuffer
    first_word: DeviceBuffer
    steps: DeviceBuffer
    ready: Event
    chunk: Chunk | None = None
    loaded: bool = False
    busy: int = 0
    used: int = 0


@dataclass(eq=False, slots=True)
class _Stage:
    """A pinned buffer: being filled while `filling`, being copied to the device while `sent`."""

    pinned: PinnedBuffer
    event: Event
    filling: Future[None] | None = None
    sent: bool = False
    transfer: tuple[SomeBytes, DeviceBuffer, int] | None = None


class ResidentChunks:
    """The chunks on a device; used from the session's thread, which calls `step` to make progress.

    Parameters
    ----------
    chunk_plan : of the chunks that may be loaded
    """

    def __init__(self, session: Session, allowance: Allowance, chunk_plan: ChunkPlan) -> None:
        self.chunk_plan = chunk_plan
        self._session = session
        self._allowance = allowance
        self._slots: list[ChunkSlot] = []
        self._transfers: deque[tuple[SomeBytes, DeviceBuffer, int]] = deque()
        self._loading: ChunkSlot | None = None
        self._clock = 0
        self._full = False
        self._registered: list[DeviceRef] = []
        self._buffers: list[DeviceBuffer] = []
        pairs, residues = chunk_plan.slot_pairs, chunk_plan.raw_residues
        try:
            self._raw, self._offsets, self._letters = self._take(
                residues, 8 * (2 * pairs + 1), letter_of().nbytes
            )
            self._make_slot()
        except DeviceMemoryError:
            self._free()
            raise
        self._stream = self._keep(session.stream())
        stage = min(STAGE_BYTES, max(residues, 8 * (2 * pairs + 1)))
        self._stages = [
            _Stage(self._keep(session.pinned(stage, np.uint8)), self._keep(session.event()))
            for _ in range(STAGES)
        ]
        session.upload(self._letters, letter_of())
        self._lay_out = session.kernel(*LAYOUT, "lay_out")
        self._pool = ThreadPoolExecutor(min(STAGES, os.cpu_count() or 1), thread_name_prefix="swathe-stage")

    @property
    def loading(self) -> bool:
        """Whether a chunk is being copied."""
        return self._loading is not None

    def resident(self) -> dict[Any, ChunkSlot]:
        """Return the slots of the chunks that are loaded, by the chunks' keys."""
        return {slot.chunk.key: slot for slot in self._slots if slot.chunk is not None and slot.loaded}

    def resident_or_loading(self) -> set[Any]:
        """Return the keys of all chunks here, including one that is still being copied."""
        return {slot.chunk.key for slot in self._slots if slot.chunk is not None}

    def touch(self, slot: ChunkSlot) -> None:
        """Note that a slot is used now."""
        self._clock += 1
        slot.used = self._clock

    def slot_for(self, dispensable: Callable[[Any], bool]) -> ChunkSlot | None:
        """Return a slot for another chunk: a new one, or the least recently used of a `dispensable` chunk."""
        empty = [slot for slot in self._slots if slot.chunk is None]
        enough = self.chunk_plan.evictable and len(self._slots) >= _PERMUTED_SLOTS
        if not empty and not self._full and not enough:
            try:
                empty = [self._make_slot()]
            except DeviceMemoryError:
                self._full = True
        if empty:
            return empty[0]
        candidates = [
            slot
            for slot in self._slots
            if not slot.busy and slot.loaded and slot.chunk is not None and dispensable(slot.chunk.key)
        ]
        return min(candidates, key=lambda slot: slot.used, default=None)

    def load(self, slot: ChunkSlot, chunk: Chunk) -> None:
        """Begin to copy a chunk to a slot that nothing uses; `step` continues."""
        slot.chunk, slot.loaded = chunk, False
        self.touch(slot)
        self._loading = slot
        sources: list[tuple[NDArray[Any] | StoredBytes, DeviceBuffer]] = [
            (chunk.residues, self._raw),
            (chunk.first_word(), slot.first_word),
            (chunk.steps, slot.steps),
        ]
        if chunk.permutation is None:
            sources.append((chunk.relative_offsets(), self._offsets))
        for source, buffer in sources:
            data: SomeBytes = (
                source if isinstance(source, StoredBytes) else np.ascontiguousarray(source).view(np.uint8)
            )
            size = self._stages[0].pinned.n_bytes
            self._transfers.extend(
                (part_of(data, low, min(low + size, data.size)), buffer, low)
                for low in range(0, data.size, size)
            )

    def adopt_plan(self, chunk_plan: ChunkPlan) -> None:
        """Switch to another plan, whose chunks fit the slots; nothing of the present one is in use."""
        self._transfers.clear()
        for stage in self._stages:
            if stage.filling is not None:
                stage.filling.result()
                stage.filling = stage.transfer = None
        self._stream.synchronize()
        self._loading = None
        for slot in self._slots:
            slot.chunk, slot.loaded = None, False
        self.chunk_plan = chunk_plan

    def step(self) -> bool:
        """Advance the chunk being copied as far as possible without waiting; return whether it advanced."""
        slot = self._loading
        if slot is None:
            return False
        moved = False
        for stage in self._stages:
            if stage.filling is not None and stage.filling.done():
                self._send(stage)
                moved = True
            if stage.sent and stage.event.done:
                stage.sent = False
            if self._transfers and stage.filling is None and not stage.sent:
                stage.transfer = self._transfers.popleft()
                data = stage.transfer[0]
                if data.size <= _AT_ONCE_BYTES:
                    _fill(stage.pinned.array[: data.size], data)
                    self._send(stage)
                else:
                    stage.filling = self._pool.submit(_fill, stage.pinned.array[: data.size], data)
                moved = True
        if not self._transfers and all(stage.filling is None for stage in self._stages):
            self._finish(slot)
            moved = True
        return moved

    def close(self) -> None:
        """Free everything, after the threads that fill the buffers have finished."""
        self.abandon()
        self._stream.synchronize()
        self._stages = []
        self._free()

    def abandon(self) -> None:
        """Wait for the threads that fill the buffers, and start no more."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _send(self, stage: _Stage) -> None:
        assert stage.transfer is not None
        if stage.filling is not None:
            stage.filling.result()
        data, buffer, offset = stage.transfer
        self._session.upload(buffer, stage.pinned.array[: data.size], self._stream, offset=offset)
        stage.event.record(self._stream)
        stage.filling, stage.transfer, stage.sent = None, None, True

    def _finish(self, slot: ChunkSlot) -> None:
        """Lay the chunk out, or have it permuted; the next chunk is copied after that on the same stream."""
        chunk = slot.chunk
        assert chunk is not None
        if chunk.permutation is not None:
            enqueue_copies(
                self._session, self._stream, chunk.permutation, "pairs", self._raw, slot.words,
                first_word=slot.first_word, steps=slot.steps, letters=self._letters,
            )  # fmt: skip
        else:
            self._lay_out.launch(
                -(-chunk.n_pairs // _LAYOUT_WARPS), 32 * _LAYOUT_WARPS,
                self._raw, self._offsets, np.int32(chunk.n_subjects), self._letters, slot.first_word,
                slot.steps, np.int32(chunk.n_pairs), slot.words,
                stream=self._stream,
            )  # fmt: skip
        slot.ready.record(self._stream)
        slot.loaded = True
        self._loading = None

    def _make_slot(self) -> ChunkSlot:
        pairs = self.chunk_plan.slot_pairs
        words, first_word, steps = self._take(self.chunk_plan.slot_words * WORD_BYTES, 8 * pairs, 4 * pairs)
        slot = ChunkSlot(words, first_word, steps, self._keep(self._session.event()))
        self._slots.append(slot)
        return slot

    def _take(self, *sizes: int) -> tuple[DeviceBuffer, ...]:
        buffers = self._allowance.allocate(*sizes)
        self._buffers.extend(buffers)
        return buffers

    def _keep(self, item: _T) -> _T:
        self._registered.append(item)
        return item

    def _free(self) -> None:
        self._allowance.release(*self._buffers)
        self._session.free(*self._registered)
        self._buffers, self._registered, self._slots = [], [], []


def _fill(target: NDArray[np.uint8], data: SomeBytes) -> None:
    """Copy from memory, or read from the file."""
    if isinstance(data, StoredBytes):
        data.read_into(target)
    else:
        np.copyto(target, data)
