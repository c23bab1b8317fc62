"""Permuted copies that devices make: subjects without residues on the host, and how to enqueue them."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.session import Session
from swathe.core.database import Subjects
from swathe.kernels.permute import Layout, PermutationSpec, ranges
from swathe.kernels.tiled import pair_up


class PermutedSubjects(Subjects):
    """Copies whose residues only devices have; only engines that permute can score them.

    spec : of the copies; lengths ascending
    """

    def __init__(self, spec: PermutationSpec) -> None:
        super().__init__(
            f"made:{xxhash.xxh3_128_hexdigest(spec.identity)}",
            np.repeat(spec.lengths.astype(np.int32), spec.counts),
            permutation=spec,
        )

    @cached_property
    def pairing(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """What `kernels.tiled.pair_up` returns for the lengths; computed when first used."""
        return pair_up(self.lengths)


def pairs_of(subjects: Subjects, first: int) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Return the steps of each pair and the words before each, from subject `first` on."""
    if isinstance(subjects, PermutedSubjects):  # none of them is empty
        return subjects.pairing
    return pair_up(subjects.lengths[first:])


def enqueue_copies(
    session: Session,
    stream: Stream,
    spec: PermutationSpec,
    layout: Layout,
    image: DeviceBuffer,
    out: DeviceBuffer,
    *,
    first_word: DeviceBuffer | None = None,
    steps: DeviceBuffer | None = None,
    letters: DeviceBuffer | None = None,
    quads: DeviceBuffer | None = None,
) -> None:
    """Enqueue the launches that make copies in a layout, see kernels/permute.cu.

    Parameters
    ----------
    image : holds `spec.image()` once the stream gets there
    """
    n = np.int32(spec.begins[-1])
    for some in ranges(spec, layout, session.device.shared_bytes):
        made = some.build
        kernel = session.kernel(made.source, made.defines_map(), made.entry, made.shared_bytes)
        kernel.launch(
            some.grid, made.threads,
            image, np.int32(spec.n_parts), n, np.int32(some.begin), np.int32(some.end),
            first_word, steps, letters, quads, out,
            stream=stream,
        )  # fmt: skip
