"""The quad-lane method as data: its builds, its rules, and what the host lays out for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.kernels.registry import KernelBuild

LANES: Final = 4
"""Subjects of a profile."""
GROUP: Final = 32
"""Profiles that are interleaved."""
COLUMNS: Final = 4
"""Columns of a step."""
ROWS: Final = 16
"""Rows of a strip."""
CODES: Final = 28
"""Residue codes, and padding behind them."""
PAD: Final = CODES - 1
STEP_BYTES: Final = 16
"""Of a profile's step: four residues in each of four columns."""
EDGE_BYTES: Final = 2 * STEP_BYTES
"""Of a profile's step between strips: H and F."""
MOST_BIASED: Final = 254
"""The largest biased score: the byte next to a lane must have room for a carry."""
REGISTERS: Final = 128
SHARED_BYTES: Final = 4
"""Shared memory of a block: the number of its profile block."""
MOST_THREADS: Final = 512
SMALL_SPREAD: Final = 0.1
"""Standard deviation of the lengths over their mean up to which scheduling is static."""

_TABLE_CODES: Final = 32
_MOST_WORDS: Final = (1 << 31) - 1
_FIRST_HALVES: Final = (9, 0)
LANES_NUMBERS: Final = {"bytes": 1, "halves": 2}
"""LANES of kernels/byte_lanes.cuh."""

Lanes = Literal["bytes", "halves"]

PROFILES: Final = KernelBuild("sequence_profiles.cu", "sequence_profiles", (("PAD", PAD),), 64, 256)
"""Lays subjects out."""


def build(lanes: Lanes, variant: bool, threads: int) -> KernelBuild:
    """Return the kernel for a way to have byte lanes and a kind of profile."""
    defines = (("CODES", CODES), ("LANES", LANES_NUMBERS[lanes]), ("ROWS", ROWS), ("VARIANT", int(variant)))
    return KernelBuild("quad_lane.cu", "quad_lane", defines, REGISTERS, threads, SHARED_BYTES)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the method on a device of a capability."""
    return (
        *(build(lanes, variant, MOST_THREADS) for lanes in ways(capability) for variant in (False, True)),
        PROFILES,
    )


def choose_lanes(wanted: str, capability: tuple[int, int]) -> Lanes:
    """Return how byte lanes are emulated: as wanted; with ``auto``, in the fastest way on a device."""
    return next((lanes for lanes in ways(capability) if lanes == wanted), ways(capability)[0])


def ways(capability: tuple[int, int]) -> tuple[Lanes, ...]:
    """Return the ways that a device supports, the fastest first: minima of 16-bit lanes exist from 9.0 on."""
    return ("halves", "bytes") if capability >= _FIRST_HALVES else ("bytes",)


def is_static(lengths: NDArray[np.int32]) -> bool:
    """Return whether lengths vary so little that scheduling is static: the paper's first rule.

    The paper gives static scheduling to "databases with very small sequence length deviation"; its figure for
    that is missing from the available text; `SMALL_SPREAD` is ours.
    """
    return float(lengths.std()) <= SMALL_SPREAD * float(lengths.mean())


def longest_for_variant(l2_bytes: int) -> int:
    """Return the longest query for the profile variant: Q = L2 / (2 |Σ|²), the paper's second rule.

    Two bytes for every pair of residues and row of the query: up to Q, the variant fits the second-level
    cache. |Σ| is the number of codes that the table has.
    """
    return l2_bytes // (2 * CODES**2)


def most_blocks(multiprocessors: int, resident_threads: int, threads: int) -> int:
    """Return the paper's N_T = 2 N_SM N_MRT / N_TPB: twice the blocks that a device could hold.

    A launch has at least so many profile blocks. As the grid of dynamic scheduling it would be all blocks of
    most databases on a GPU of today (docs/kernels/quad_lane.md).
    """
    return 2 * multiprocessors * resident_threads // threads


@dataclass(frozen=True, eq=False, slots=True)
class Costs:
    """A scheme's costs as the kernel takes them.

    Parameters
    ----------
    bias : added to scores, so that none is below 0
    limit : the largest score up to which a lane is exact; below 0 where scores span more than a byte
    quads : uint32[7], `struct Costs` of kernels/byte_lanes.cuh
    """

    bias: int
    limit: int
    quads: NDArray[np.uint32]


def costs(lowest: int, highest: int, gap_open: int, gap_extend: int, lanes: Lanes) -> Costs:
    """Return a scheme's costs for byte lanes.

    lowest, highest : of the scores that pairs of residues can have, as in `core.scoring.scheme.Scoring`

    Costs that do not fit a byte are exact nevertheless: while a score does not exceed the cost of a gap's
    first residue, no gap pays off.
    """
    first, extend = gap_open + gap_extend, gap_extend
    bias, most = max(0, -lowest), max(0, highest)
    if lanes == "bytes":
        limit = 255 - bias - most
        values = min(first, 255), min(extend, 255), bias, 0, 0, 0
    else:
        zero = 255 - max(bias, extend)
        limit = zero - most
        if first > zero:  # without gaps
            zero = 255 - bias
            limit = min(zero - most, first)
            first, extend = zero, 0
        values = first, extend, bias, zero, zero + bias, zero - first
    if bias + most > MOST_BIASED:
        limit = -1
    quads = [value * 0x01010101 for value in values]
    return Costs(bias, limit, np.array([*quads, limit & 0xFFFFFFFF], np.uint32))


def strips(query_length: int) -> int:
    """Return the strips of a query."""
    return -(-query_length // ROWS)


def biased_table(table: NDArray[np.int8], bias: int, variant: bool) -> NDArray[np.uint8]:
    """Lay a query's biased scores out as kernels/quad_lane.cu looks them up.

    Parameters
    ----------
    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it

    Returns
    -------
    uint8[strips, ROWS / 4, 32 codes, 4 rows]; of the variant uint8[strips, CODES, CODES, ROWS / 2, 4]: the
    second residue's scores of the lower row and the upper one, then the first residue's
    """
    m, n_codes = table.shape
    scores = np.zeros((strips(m) * ROWS, _TABLE_CODES), np.uint8)
    scores[:m, :n_codes] = table.astype(np.int16) + bias
    if not variant:
        return np.ascontiguousarray(scores.reshape(-1, ROWS // 4, 4, _TABLE_CODES).transpose(0, 1, 3, 2))
    rows = np.ascontiguousarray(
        scores[:, :CODES].reshape(-1, ROWS // 2, 2, CODES)[:, :, ::-1].transpose(0, 3, 1, 2)
    )
    pairs = np.empty((rows.shape[0], CODES, CODES, ROWS // 2, 4), np.uint8)
    pairs[..., 2:] = rows[:, :, None]
    pairs[..., :2] = rows[:, None]
    return pairs


@dataclass(frozen=True, eq=False, slots=True)
class QuadGroups:
    """A batch's subjects in profiles of four, the profiles in groups of 32, from the longest subject on.

    Parameters
    ----------
    n : subjects
    first_word : int64[groups + 1] where each group begins, in words of 16 bytes; last: all words
    residues_before : int64[groups + 1] residues of the groups before each
    """

    n: int
    first_word: NDArray[np.int64]
    residues_before: NDArray[np.int64]

    @property
    def profiles(self) -> int:
        """Profiles; the last may have fewer than four subjects."""
        return -(-self.n // LANES)

    @property
    def words(self) -> int:
        """Words of all profiles."""
        return int(self.first_word[-1])

    @property
    def columns(self) -> int:
        """Columns of the longest profile."""
        return int(self.first_word[1]) // GROUP * COLUMNS

    @property
    def residues(self) -> int:
        """Residues of all subjects."""
        return int(self.residues_before[-1])


def group_up(lengths: NDArray[np.int32]) -> QuadGroups:
    """Group subjects of these ascending lengths."""
    flat = lengths[::-1].astype(np.int64)
    each = LANES * GROUP
    first_word = np.zeros(-(-flat.size // each) + 1, np.int64)
    np.cumsum(-(-flat[::each] // COLUMNS) * GROUP, out=first_word[1:])
    residues_before = np.zeros_like(first_word)
    np.cumsum(np.add.reduceat(flat, np.arange(0, flat.size, each)), out=residues_before[1:])
    return QuadGroups(flat.size, first_word, residues_before)


def batch_bytes(lengths: NDArray[np.int32], query_length: int) -> NDArray[np.int64]:
    """Return the device memory for the longest k subjects, for k at the end of each group: int64[groups].

    lengths : int32[n], ascending

    This includes the data that they are laid out from, the layout and the state. The kernel counts words in
    32 bits: more than that are reported as not fitting.
    """
    groups = group_up(lengths)
    numbers = np.arange(1, groups.first_word.size)
    edge = EDGE_BYTES if strips(query_length) > 1 else 0
    words = groups.first_word[1:] * (STEP_BYTES + edge)
    # first word; steps and maxima of profiles; scores and offsets of subjects
    beside = numbers * (8 + GROUP * (4 + 4) + GROUP * LANES * (4 + 8))
    sizes: NDArray[np.int64] = words + groups.residues_before[1:] + beside + 8
    sizes[groups.first_word[1:] > _MOST_WORDS] = np.iinfo(np.int64).max // 2
    return sizes
