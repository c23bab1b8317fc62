"""Copying a batch of subjects to a device, interleaved in groups of 32."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launch import Argument, DeviceBuffer, Stream
from swathe.core.cuda.permuted_subjects import enqueue_copies
from swathe.core.cuda.published.method import LoadedBatch, allocate, memory_short
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.kernels.interleaved import GROUP, INTERLEAVE, Groups, group_up, interleaved_bytes

LAYOUT_KEY: Final = "interleaved"
_GROUPS_PER_BLOCK: Final = INTERLEAVE.threads // GROUP


@dataclass(frozen=True, eq=False, slots=True)
class InterleavedLayout:
    """A batch as kernels/interleave.cu laid it out.

    Parameters
    ----------
    lengths : int32[n], ascending, on the host
    sources : host arrays, kept until the stream has copied them
    """

    groups: Groups
    lengths: NDArray[np.int32]
    words: DeviceBuffer
    first_word: Argument
    quads: Argument
    sources: tuple[NDArray[Any], ...]


def take(lengths: NDArray[np.int32], budget: int, per_subject: int) -> int:
    """Return how many of the longest subjects fit `budget` bytes of a device: whole groups, or all.

    lengths : int32[n], ascending
    per_subject : bytes that a subject needs besides the layout

    Raises DeviceMemoryError where not even one group fits.
    """
    sizes = interleaved_bytes(lengths)
    sizes += per_subject * GROUP * np.arange(1, sizes.size + 1)
    groups = int(np.searchsorted(sizes, budget, "right"))
    if groups == 0:
        longest = int(lengths[-1])
        raise memory_short(f"A subject of {longest:,} residues and those beside it", int(sizes[0]), budget)
    return min(groups * GROUP, lengths.size)


def load(session: Session, subjects: Subjects, stream: Stream) -> LoadedBatch:
    """Lay a batch out on a device, or permute it there; `extra` is its `InterleavedLayout`."""
    groups = group_up(subjects.lengths)
    spec = subjects.permutation
    copied: list[NDArray[Any]] = [np.ascontiguousarray(groups.first_word[:-1])]
    if spec is not None:
        copied.append(spec.image())
    else:
        copied += [np.ascontiguousarray(array) for array in (subjects.residues[:], subjects.offsets)]
    sizes = (groups.words_bytes, 4 * GROUP * groups.count, *(array.nbytes for array in copied))
    buffers = allocate(session, sizes)
    words, quads, first_word, residues = buffers[:4]
    for buffer, array in zip(buffers[2:], copied, strict=True):
        session.upload(buffer, array, stream)
    if spec is not None:
        enqueue_copies(
            session, stream, spec, "interleaved", residues, words, first_word=first_word, quads=quads
        )
    else:
        kernel = session.kernel(INTERLEAVE.source, INTERLEAVE.defines_map(), INTERLEAVE.entry)
        kernel.launch(
            -(-groups.count // _GROUPS_PER_BLOCK), INTERLEAVE.threads,
            residues, buffers[4], np.int32(groups.n), first_word, np.int32(groups.count), words, quads,
            stream=stream,
        )  # fmt: skip
    batch = InterleavedLayout(groups, subjects.lengths, words, first_word, quads, tuple(copied))
    return LoadedBatch(buffers, sum(sizes), batch)


def part(loaded: LoadedBatch, begin: int, end: int) -> LoadedBatch:
    """Return subjects `begin` to `end` of a batch, and those behind them in a group with the last."""
    batch: InterleavedLayout = loaded.extra
    n = batch.lengths.size
    before = (n - end) // GROUP
    top = n - before * GROUP
    lengths = batch.lengths[begin:top]
    groups = group_up(lengths)
    groups.residues_before[1:] -= batch.lengths[end:top].sum(dtype=np.int64)
    _, quads, first_word = loaded.buffers[:3]
    some = replace(
        batch,
        groups=groups,
        lengths=lengths,
        first_word=first_word.pointer(8 * before),
        quads=quads.pointer(4 * GROUP * before),
    )
    return LoadedBatch(loaded.buffers, loaded.n_bytes, some)
