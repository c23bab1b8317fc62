"""The method for short queries as data: its builds, what fits the shared memory, and the query's profile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.kernels import quad_lane, tiled
from swathe.kernels.interleaved import INTERLEAVE, PAD
from swathe.kernels.registry import KernelBuild

LIMIT: Final = 65_535
"""The largest score that the kernel can keep: two bytes."""
STEP: Final = 8
"""Rows that are looked up together; the query is padded to a multiple of it."""
CELL_BYTES: Final = {1: 4, 2: 8, 4: 8}
"""Shared memory of a row and thread by the subjects of a register: H and E, in two bytes each (section 3.3 of
the paper) where it has one or two, in one byte each where it has four."""
LEAST_RESIDENT: Final = 128
"""The fewest threads of a multiprocessor, one warp for each of its schedulers, where the threads per block
are chosen automatically."""
THREAD_CHOICES: Final = tuple(range(32, 513, 32))
CODES: Final = 32
"""Codes of a row of the profile: those of `core.sequences.alphabet`, and padding."""

BUILD: Final = KernelBuild("short_query.cu", "short_query", (("DOTS", 0b1111),), 64, 512)
"""For one subject in a register."""
_PAIR_FORMS: Final = (tiled.FOLDED, tiled.GENERAL)


@dataclass(frozen=True, eq=False, slots=True)
class Lanes:
    """How a scheme's scores are computed with some subjects in a register.

    Parameters
    ----------
    build : the kernel
    costs : what it takes of the scheme: uint32[...], `struct Costs` of its header; empty with one subject
    limit : the highest score that is exact
    raised : what is added to the profile's scores
    padding : the profile's score where a row or a code is padding
    """

    build: KernelBuild
    costs: NDArray[np.uint32]
    limit: int
    raised: int
    padding: int


def choose_lanes(
    subjects: int, lowest: int, highest: int, gap_open: int, gap_extend: int, capability: tuple[int, int]
) -> Lanes:
    """Return how a scheme is computed with so many subjects in a register: 1, 2 or 4.

    lowest, highest : of the scores that pairs of residues can have, as in `core.scoring.scheme.Scoring`
    """
    if subjects == 1:
        return Lanes(BUILD, np.zeros(0, np.uint32), LIMIT, 0, -128)
    if subjects == 2:
        form = tiled.choose_form(lowest, highest, gap_open, gap_extend, tiled.FOLDED.capability)
        costs = tiled.costs(form, gap_open, gap_extend)
        raised = gap_open + gap_extend if form.folded else 0
        zero = int(costs[5] & 0xFFFF)
        return Lanes(_pair_build(form), costs, form.limit - zero, raised, 0 if form.folded else -128)
    way = quad_lane.choose_lanes("auto", capability)
    of_bytes = quad_lane.costs(lowest, highest, gap_open, gap_extend, way)
    return Lanes(_quad_build(way), of_bytes.quads, of_bytes.limit, of_bytes.bias, 0)


def _pair_build(form: tiled.Form) -> KernelBuild:
    return _lanes_build(2, (("DOTS", 0), ("FORM", form.number)), 104)


def _quad_build(way: quad_lane.Lanes) -> KernelBuild:
    return _lanes_build(4, (("LANES", quad_lane.LANES_NUMBERS[way]),), 128)


def _lanes_build(subjects: int, defines: tuple[tuple[str, int], ...], registers: int) -> KernelBuild:
    complete = tuple(sorted((*defines, ("PAD", PAD), ("SUBJECTS", subjects))))
    return KernelBuild("short_query_lanes.cu", "short_query_lanes", complete, registers, 512)


def all_builds(capability: tuple[int, int]) -> tuple[KernelBuild, ...]:
    """Return every build of the method on a device of a capability."""
    quads = (_quad_build(way) for way in quad_lane.ways(capability))
    return (BUILD, *map(_pair_build, _PAIR_FORMS), *quads, INTERLEAVE)


def padded_rows(query_length: int) -> int:
    """Return the rows of a query, padded."""
    return -(-query_length // STEP) * STEP


def block_bytes(query_length: int, threads: int, subjects: int = 1) -> int:
    """Return the shared memory that a block needs with so many subjects in a register."""
    return CELL_BYTES[subjects] * padded_rows(query_length) * threads


def longest_query(threads: int, shared_bytes: int, subjects: int = 1) -> int:
    """Return the longest query for so many threads per block: S / (4 T) with a subject a thread, section 3.3.

    shared_bytes : shared memory that a block of the device can have
    """
    return shared_bytes // (CELL_BYTES[subjects] * threads) // STEP * STEP


def profile(table: NDArray[np.int8], raised: int = 0, padding: int = -128) -> NDArray[np.int8]:
    """Lay a query's scores out as the kernel looks them up.

    Parameters
    ----------
    table : int8[m, N_CODES] as `core.scoring.scheme.Scoring.table` returns it
    raised, padding : as `Lanes` has them

    Returns
    -------
    int8[steps + 1, 32, 8]: scores of eight rows against each code; a row or a code may be padding, as is the
    last step, which the kernel fetches ahead
    """
    m, n_codes = table.shape
    scores = np.full((padded_rows(m) + STEP, CODES), padding, np.int8)
    scores[:m, :n_codes] = (table.astype(np.int16) + raised).astype(np.uint8).view(np.int8)
    return np.ascontiguousarray(scores.reshape(-1, STEP, CODES).transpose(0, 2, 1))
