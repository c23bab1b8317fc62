"""Permuted copies made on a device, as data: which copies, the kernel's builds, and its launches."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from kernels.interleaved import PAD
from kernels.registry import KernelBuild
from kernels.tiled import LETTERS

WARP: Final = 32
QUAD: Final = 4
Layout = Literal["plain", "interleaved", "pairs"]
_LAYOUTS: Final[dict[str, int]] = {"plain": 0, "interleaved": 1, "pairs": 2}
_FAR_THREADS: Final = 128
_NEAR_BYTES: Final = 64 << 10
"""Shared memory that a warp's copies take at most, 2,048 residues each: three such warps a multiprocessor."""
_PART: Final = np.dtype(
    [
        ("source", "<i8"),
        ("out", "<i8"),
        ("key", "<u8"),
        ("first", "<u4"),
        ("begin", "<i4"),
        ("length", "<i4"),
        ("unused", "<i4"),
    ]
)
"""`struct Part` of kernels/permute.cu."""


@dataclass(frozen=True, eq=False, slots=True)
class Copies:
    """Copies of one subject that stand one after the other.

    Parameters
    ----------
    source : uint8[length] the subject's residue codes
    key : the 64 bits that its random numbers start from
    first : number of the first copy
    count : of copies
    """

    source: NDArray[np.uint8]
    key: int
    first: int
    count: int

    def some(self, begin: int, end: int) -> Copies:
        """Return those from `begin` on, without those from `end` on, counted from the first."""
        if (begin, end) == (0, self.count):
            return self
        return Copies(self.source, self.key, self.first + begin, end - begin)


@dataclass(frozen=True, eq=False, slots=True)
class Recipe:
    """What a device makes a batch's subjects from: copies of sources, shorter ones first.

    Parameters
    ----------
    parts : at least one; their copies are the subjects in stored order

    Attributes
    ----------
    begins : int64[parts + 1] stored index of each part's first copy; last: all copies
    """

    parts: tuple[Copies, ...]
    begins: NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        counts = np.array([part.count for part in self.parts], np.int64)
        object.__setattr__(self, "begins", np.concatenate(([0], np.cumsum(counts))))

    @property
    def identity(self) -> Hashable:
        """What is the same of two recipes exactly where their copies are."""
        return tuple((part.key, part.source.size, part.first, part.count) for part in self.parts)

    def cut(self, begin: int, end: int) -> Recipe:
        """Return the recipe of the subjects begin .. end."""
        begins = self.begins
        first = int(np.searchsorted(begins, begin, "right")) - 1
        behind = int(np.searchsorted(begins, end, "left"))
        return Recipe(
            tuple(
                self.parts[i].some(
                    max(0, begin - int(begins[i])), min(end, int(begins[i + 1])) - int(begins[i])
                )
                for i in range(first, behind)
            )
        )

    def chosen(self, places: NDArray[np.int64]) -> Recipe:
        """Return the recipe of single subjects, `places` ascending."""
        owners = np.searchsorted(self.begins, places, "right") - 1
        return Recipe(
            tuple(
                self.parts[part].some(place, place + 1)
                for part, place in zip(owners.tolist(), (places - self.begins[owners]).tolist(), strict=True)
            )
        )

    def image(self) -> NDArray[np.uint8]:
        """Return what the kernel reads: the parts, then the sources. uint8[...]."""
        table = np.zeros(len(self.parts), _PART)
        counts = np.array([part.count for part in self.parts], np.int64)
        lengths = np.array([part.source.size for part in self.parts], np.int64)
        table["begin"] = self.begins[:-1]
        table["length"] = lengths
        table["first"] = [part.first for part in self.parts]
        table["key"] = [part.key for part in self.parts]
        table["out"] = np.cumsum(counts * lengths) - counts * lengths
        rooms = -(-lengths // QUAD) * QUAD
        table["source"] = table.nbytes + np.cumsum(rooms) - rooms
        image = np.zeros(table.nbytes + int(rooms.sum()), np.uint8)
        image[: table.nbytes] = table.view(np.uint8)
        for part, at in zip(self.parts, table["source"].tolist(), strict=True):
            image[at : at + part.source.size] = part.source
        return image


@dataclass(frozen=True, slots=True)
class Range:
    """Copies of a launch, counted from the longest on.

    Parameters
    ----------
    begin, end : the first is a multiple of 32
    build : what makes them
    grid : blocks
    """

    begin: int
    end: int
    build: KernelBuild
    grid: int


def build(layout: Layout, *, near: bool, shared_bytes: int = 0) -> KernelBuild:
    """Return the kernel that writes a layout; `near`: copies are shuffled in shared memory."""
    threads = WARP if near else _FAR_THREADS
    defines = (
        ("LAYOUT", _LAYOUTS[layout]), ("LETTERS", LETTERS), ("NEAR", int(near)), ("PAD", PAD),
        ("THREADS", threads),
    )  # fmt: skip
    return KernelBuild("permute.cu", "permute", defines, 96, threads, shared_bytes)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build on a device of a capability: the same everywhere."""
    far: tuple[Layout, ...] = ("plain", "interleaved", "pairs")
    return tuple(build(layout, near=near) for near in (True, False) for layout in far[int(near) :])


def ranges(recipe: Recipe, layout: Layout, shared_bytes: int) -> tuple[Range, ...]:
    """Cut copies into launches of about the same length: blocks have the shared memory of the longest.

    Parameters
    ----------
    shared_bytes : that a block of the device can have
    """
    n = int(recipe.begins[-1])
    ends = n - recipe.begins[:-1][::-1]  # behind the last copy of each part, from the longest on
    lengths = [part.source.size for part in reversed(recipe.parts)]
    most = 0 if layout == "plain" else min(_NEAR_BYTES, shared_bytes) // WARP // QUAD * QUAD
    found: list[Range] = []
    begin = end = place = 0
    while begin < n:
        longest = lengths[place]
        least = longest // 2 if longest <= most else most
        while place < len(lengths) and (lengths[place] > least or end < begin + WARP):
            end = int(ends[place])
            place += 1
        if end < n:  # whole warps: what is left of the last goes with the shorter copies
            end -= end % WARP
            place = int(np.searchsorted(ends, end, "right"))
        room = _rounded(WARP * -(-longest // QUAD) * QUAD, shared_bytes) if longest <= most else 0
        made = build(layout, near=room > 0, shared_bytes=room)
        found.append(Range(begin, end, made, -(-(end - begin) // made.threads)))
        begin = end
    return tuple(found)


def _rounded(room: int, most: int) -> int:
    """Return a size of shared memory for which a kernel is set up: few different ones."""
    grain = 1 << max(10, room.bit_length() - 3)
    return min(-(-room // grain) * grain, most)
