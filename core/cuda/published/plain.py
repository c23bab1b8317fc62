"""Copying a batch of subjects to a device, laid out as in the database."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launch import Argument, DeviceBuffer, Stream
from swathe.core.cuda.permuted_subjects import enqueue_copies
from swathe.core.cuda.published.method import LoadedBatch, allocate, memory_short
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.kernels.striped import READ_AHEAD

LAYOUT_KEY: Final = "plain"
_BEHIND: Final = np.zeros(READ_AHEAD, np.uint8)
"""Bytes after the residues: kernels read whole words."""


@dataclass(frozen=True, eq=False, slots=True)
class UnpackedLayout:
    """A batch on a device, laid out as in the database.

    Parameters
    ----------
    residues, places : on the device, the second of int64[n + 1] into the first
    lengths : int32[n], ascending, on the host
    offsets : int64[n + 1], on the host
    sources : host arrays, kept until the stream has copied them
    """

    residues: DeviceBuffer
    places: Argument
    lengths: NDArray[np.int32]
    offsets: NDArray[np.int64]
    sources: tuple[NDArray[Any], ...]

    @property
    def n(self) -> int:
        """Subjects."""
        return self.lengths.size

    @property
    def n_residues(self) -> int:
        """Residues of all subjects."""
        return int(self.offsets[-1])

    @property
    def longest(self) -> int:
        """Residues of the longest subject."""
        return int(self.lengths[-1])


def take(
    lengths: NDArray[np.int32], budget: int, query_length: int, state_bytes: Callable[[int, int], int]
) -> int:
    """Return how many of the longest subjects fit `budget` bytes of a device.

    lengths : int32[n], ascending
    state_bytes : of the state of so many of the longest subjects with so many residues; never decreases with
        their number

    Raises DeviceMemoryError where not even one fits.
    """

    def size(count: int) -> int:
        residues = int(lengths[lengths.size - count :].sum(dtype=np.int64))
        return residues + READ_AHEAD + 8 * (count + 1) + state_bytes(count, residues)

    if size(lengths.size) <= budget:  # nearly always: no search for the number that fits
        return lengths.size
    fitting = bisect_right(range(1, lengths.size + 1), budget, key=size)
    if fitting == 0:
        longest = int(lengths[-1])
        raise memory_short(
            f"A subject of {longest:,} residues and a query of {query_length:,}", size(1), budget
        )
    return fitting


def load(session: Session, subjects: Subjects, stream: Stream) -> LoadedBatch:
    """Enqueue the copies of a batch, or the launches that permute it; `extra` is its `UnpackedLayout`."""
    offsets = np.ascontiguousarray(subjects.offsets)
    size = int(offsets[-1])
    spec = subjects.permutation
    codes = np.ascontiguousarray(subjects.residues[:]) if spec is None else spec.image()
    sizes = [size + READ_AHEAD, offsets.nbytes, *((codes.nbytes,) if spec is not None else ())]
    buffers = allocate(session, sizes)
    residues, places = buffers[:2]
    session.upload(buffers[-1] if spec is not None else residues, codes, stream)
    session.upload(residues, _BEHIND, stream, offset=size)
    session.upload(places, offsets, stream)
    if spec is not None:
        enqueue_copies(session, stream, spec, "plain", buffers[-1], residues)
    batch = UnpackedLayout(residues, places, subjects.lengths, offsets, (codes, offsets))
    return LoadedBatch(buffers, sum(sizes), batch)


def part(loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
    """Return subjects `begin` to `end` of a batch."""
    batch: UnpackedLayout = loaded.extra
    offsets = batch.offsets[begin : end + 1]
    some = replace(
        batch,
        places=loaded.buffers[1].pointer(offsets.itemsize * begin),
        lengths=batch.lengths[begin:end],
        offsets=offsets - offsets[0],
    )
    return LoadedBatch(loaded.buffers, loaded.n_bytes, some)
