"""Permuted copies that devices make: a database without residues on the host, and asking for them."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import xxhash
from numpy.typing import NDArray

from swathe.core.cuda.launch import DeviceBuffer, Stream
from swathe.core.cuda.pairing import pair_up
from swathe.core.cuda.session import Session
from swathe.core.database import PackedDatabase
from swathe.kernels.permute import Layout, Recipe, ranges


class MadeCopies(PackedDatabase):
    """Copies as engines take subjects; only engines that permute on their devices can.

    Parameters
    ----------
    recipe : of the copies; lengths ascending
    origin : the database that their sources are of

    Attributes
    ----------
    residues : none
    name, path, manifest : the origin's; there are no headers
    """

    def __init__(self, recipe: Recipe, origin: PackedDatabase) -> None:
        self.recipe = recipe
        self.name, self.path, self.manifest = origin.name, origin.path, origin.manifest
        self.lengths = np.repeat(recipe.lengths.astype(np.int32), recipe.counts)
        self.offsets = np.zeros(self.lengths.size + 1, np.int64)
        np.cumsum(self.lengths, out=self.offsets[1:])
        self.header_bytes = np.zeros(0, np.uint8)
        self.key = f"made:{xxhash.xxh3_128_hexdigest(recipe.identity)}"

    @cached_property
    def residues(self) -> NDArray[np.uint8]:  # type: ignore[override]
        """None."""
        return np.zeros(0, np.uint8)

    @cached_property
    def records(self) -> NDArray[np.int64]:  # type: ignore[override]
        """The copies in stored order."""
        return np.arange(self.lengths.size, dtype=np.int64)

    @cached_property
    def header_offsets(self) -> NDArray[np.int64]:  # type: ignore[override]
        """Of no headers."""
        return np.zeros(self.lengths.size + 1, np.int64)

    @cached_property
    def pairing(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """What `core.cuda.pairing.pair_up` gives of the lengths; whoever makes a piece ready asks for it."""
        return pair_up(self.lengths)

    @property
    def n_sequences(self) -> int:
        """All copies."""
        return int(self.lengths.size)

    @property
    def n_residues(self) -> int:
        """Residues of all copies."""
        return int(self.offsets[-1])

    @property
    def longest(self) -> int:
        """Residues of the longest copy."""
        return int(self.lengths[-1])


def recipe_of(database: PackedDatabase) -> Recipe | None:
    """Return what a database's residues are to be made from; None where they are there."""
    return database.recipe if isinstance(database, MadeCopies) else None


def paired(database: PackedDatabase, first: int) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Return the steps of each pair of a database and the words before each, from subject `first` on."""
    if isinstance(database, MadeCopies):  # none of them is empty
        return database.pairing
    return pair_up(database.lengths[first:])


def ask_for_copies(
    session: Session,
    stream: Stream,
    recipe: Recipe,
    layout: Layout,
    image: DeviceBuffer,
    out: DeviceBuffer,
    *,
    first_word: DeviceBuffer | None = None,
    steps: DeviceBuffer | None = None,
    letters: DeviceBuffer | None = None,
    quads: DeviceBuffer | None = None,
) -> None:
    """Ask a stream for a recipe's copies in a layout, see kernels/permute.cu.

    Parameters
    ----------
    image : holds `recipe.image()` when the stream comes there
    """
    n = np.int32(recipe.begins[-1])
    for some in ranges(recipe, layout, session.device.shared_bytes):
        made = some.build
        kernel = session.kernel(made.source, made.defines_map(), made.entry, made.shared_bytes)
        kernel.launch(
            some.grid, made.threads,
            image, np.int32(recipe.n_parts), n, np.int32(some.begin), np.int32(some.end),
            first_word, steps, letters, quads, out,
            stream=stream,
        )  # fmt: skip
