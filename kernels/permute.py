"""The permuting kernel as data: which copies it makes, its builds, and its launches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.interleaved import PAD
from swathe.kernels.registry import KernelBuild
from swathe.kernels.tiled import LETTERS

WARP: Final = 32
QUAD: Final = 4
Layout = Literal["plain", "interleaved", "pairs"]
_LAYOUTS: Final[dict[str, int]] = {"plain": 0, "interleaved": 1, "pairs": 2}
_FAR_THREADS: Final = 128
_NEAR_BYTES: Final = 64 << 10
"""The most shared memory of a warp's copies, 2,048 residues each: three such warps per multiprocessor."""
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
class PermutationSpec:
    """What a device makes subjects from: parts, each of copies of one source, shorter ones first.

    Stored in columns, not as an object per part: an estimate makes thousands of parts in a tenth of a second.

    Parameters
    ----------
    residues : uint8[...] the sources' codes, each beginning at a multiple of four
    places : int64[parts] where each part's source begins there
    lengths : int64[parts] of the sources, ascending
    keys : uint64[parts] seeds of each source's random numbers
    firsts : int64[parts] number of each part's first copy
    counts : int64[parts] of copies
    """

    residues: NDArray[np.uint8]
    places: NDArray[np.int64]
    lengths: NDArray[np.int64]
    keys: NDArray[np.uint64]
    firsts: NDArray[np.int64]
    counts: NDArray[np.int64]
    begins: NDArray[np.int64] = field(init=False)
    """int64[parts + 1] stored index of each part's first copy; last: all copies."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "begins", np.concatenate(([0], np.cumsum(self.counts))))

    @classmethod
    def of(
        cls,
        sources: Sequence[NDArray[np.uint8]],
        keys: Sequence[int],
        firsts: Sequence[int],
        counts: Sequence[int],
    ) -> PermutationSpec:
        """Return the spec of parts; at least one, each source uint8[length], shorter ones first."""
        lengths = np.array([source.size for source in sources], np.int64)
        padded = (array for source in sources for array in (source, _PADDING[-source.size % QUAD]))
        return cls(
            np.concatenate(tuple(padded)),
            _before(_room(lengths)),
            lengths,
            np.array(keys, np.uint64),
            np.array(firsts, np.int64),
            np.array(counts, np.int64),
        )

    @property
    def n_parts(self) -> int:
        """Parts."""
        return self.lengths.size

    @property
    def identity(self) -> bytes:
        """Bytes that are equal for two specs exactly where their copies are."""
        return np.stack([self.keys.view(np.int64), self.lengths, self.firsts, self.counts]).tobytes()

    def cut(self, begin: int, end: int) -> PermutationSpec:
        """Return the spec of the subjects begin .. end."""
        first = int(np.searchsorted(self.begins, begin, "right")) - 1
        behind = int(np.searchsorted(self.begins, end, "left"))
        skipped = begin - int(self.begins[first])
        firsts, counts = self.firsts[first:behind].copy(), self.counts[first:behind].copy()
        firsts[0] += skipped
        counts[0] -= skipped
        counts[-1] -= int(self.begins[behind]) - end
        return self._of(np.arange(first, behind), firsts, counts)

    def chosen(self, subjects: NDArray[np.int64]) -> PermutationSpec:
        """Return the spec of single subjects, ascending."""
        owners = np.searchsorted(self.begins, subjects, "right") - 1
        firsts = self.firsts[owners] + subjects - self.begins[owners]
        return self._of(owners, firsts, np.ones(subjects.size, np.int64))

    def _of(
        self, parts: NDArray[np.int64], firsts: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> PermutationSpec:
        """Return the spec of copies of parts' sources, with the residues from the first to the last."""
        low = int(self.places[parts[0]])
        high = int(self.places[parts[-1]] + _room(self.lengths[parts[-1]]))
        return PermutationSpec(
            self.residues[low:high],
            self.places[parts] - low,
            self.lengths[parts],
            self.keys[parts],
            firsts,
            counts,
        )

    def image(self) -> NDArray[np.uint8]:
        """Return what the kernel reads, uint8[...]: the parts, then the sources."""
        table = np.zeros(self.n_parts, _PART)
        table["begin"] = self.begins[:-1]
        table["length"] = self.lengths
        table["first"] = self.firsts
        table["key"] = self.keys
        table["out"] = _before(self.counts * self.lengths)
        table["source"] = table.nbytes + self.places
        return np.concatenate([table.view(np.uint8), self.residues])


_PADDING: Final = tuple(np.zeros(n, np.uint8) for n in range(QUAD))


def _room(lengths: Any) -> Any:
    """Return the bytes of sources in a spec's residues."""
    return -(-lengths // QUAD) * QUAD


def _before(sizes: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the sum of the sizes before each."""
    before: NDArray[np.int64] = np.cumsum(sizes) - sizes
    return before


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


def ranges(spec: PermutationSpec, layout: Layout, shared_bytes: int) -> tuple[Range, ...]:
    """Cut copies into launches of about the same length: blocks have the shared memory of the longest.

    Parameters
    ----------
    shared_bytes : that a block of the device can have
    """
    n = int(spec.begins[-1])
    ends = n - spec.begins[:-1][::-1]  # behind the last copy of each part, from the longest on
    lengths = spec.lengths[::-1].tolist()
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
    """Round a size of shared memory up, so that few different kernels are set up."""
    grain = 1 << max(10, room.bit_length() - 3)
    return min(-(-room // grain) * grain, most)
