"""Scores of one query with packed subjects, each of which has its own table of scores."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.compiler import CpuKernel
from swathe.core.native.lane_scorer import STRIPED_HALF, Call, LaneScorer, Layout
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import ROW
from swathe.kernels.cpu.profile import CODES
from swathe.kernels.cpu.recurrence import BITS, RisingRange, fits, rising_range

STRIDE: Final = ROW
"""The last axis of the tables is a multiple of this."""
STRIPED_PEAK: Final = 0.4
"""Speed of the striped kernel with long queries, as a share of the other's with full lanes
(docs/decisions/034-cpu-kernels.md); it reaches half of that where `STRIPED_HALF` says."""


class TableScorer(LaneScorer):
    """Scores one query by the subjects' tables; threads may share it.

    Parameters
    ----------
    rows : int[m] place in the last axis of `tables` for each position of the query
    tables : int16[n, codes, stride] scores of each residue code of each subject, codes up to `CODES`, stride
        a multiple of `STRIDE`
    kinds : places that are used: the first ones
    first, extend, instructions, layout : as `LaneScorer` takes them; a score must be less than 2**31
    """

    def __init__(
        self,
        rows: NDArray[np.integer[Any]],
        tables: NDArray[np.int16],
        kinds: int,
        first: int,
        extend: int,
        instructions: InstructionSet,
        layout: Layout = "auto",
    ) -> None:
        assert tables.shape[1] <= CODES and tables.shape[2] % STRIDE == 0
        used = tables[:, :, :kinds]
        lowest, highest = int(used.min(initial=0)), int(used.max(initial=0))
        held = rising_range(16, first, extend, lowest, highest)
        least_bits = 16 if held else 32
        super().__init__(rows.size, first, extend, instructions, least_bits, layout)
        self._kinds = kinds
        self._tables = {
            "tables": tables,
            "codes": tables.shape[1],
            "stride": tables.shape[2],
            "rows": np.ascontiguousarray(rows, np.int32),
        }
        self._beside = {
            "kinds": kinds,
            "padding": np.full(tables.shape[2], lowest, np.int16),
            **(held or RisingRange(0, 0, 0))._asdict(),
        }

    def _fewer_striped(self, lengths: NDArray[np.int64], lanes: int) -> int:
        return fewer_striped_of_queue(lengths, lanes, self._m)

    def _striped(self, bits: int) -> Call:
        size = striped.scratch_bytes(self._instructions, bits, self._m, tables=True)
        return _striped(bits), size, self._tables

    def _inter_sequence(self, bits: int) -> Call:
        size = inter_sequence.scratch_bytes(self._instructions, bits, self._m, self._kinds)
        return _inter_sequence(bits), size, {**self._tables, **self._beside}


def fewer_striped_of_queue(lengths: NDArray[np.int64], lanes: int, query_length: int) -> int:
    """Return how many of the subjects, the shortest, to compute side by side, in lanes that are refilled.

    They take as long as all lanes full, or as the longest of them if that is more; the others are striped.

    lengths : int64[n] ascending
    """
    share = STRIPED_PEAK * query_length / (query_length + STRIPED_HALF * lanes)
    end = best = lengths.size
    beside, striped, least = lengths.sum(), 0, math.inf
    while end:
        longest = lanes * lengths[end - 1]
        cost = max(beside, longest) + striped / share
        if cost < least:
            best, least = end, cost
        if beside >= longest:
            return best
        end -= 1
        beside -= lengths[end]
        striped += lengths[end]
    return best if least <= striped / share else 0


def table_kernels(
    query_length: int, kinds: int, first: int, extend: int, instructions: InstructionSet
) -> list[tuple[int, CpuKernel, int, CpuKernel, int]]:
    """Return, for each width, its bits and the kernels of `inter_sequence` and of `striped`.

    The size of its scratch memory follows each kernel. Parameters as of `TableScorer`.
    """
    return [
        (
            bits,
            _inter_sequence(bits),
            inter_sequence.scratch_bytes(instructions, bits, query_length, kinds),
            _striped(bits),
            striped.scratch_bytes(instructions, bits, query_length, tables=True),
        )
        for bits in BITS
        if bits >= 16 and fits(bits, first, extend)
    ]


@cache
def _inter_sequence(bits: int) -> CpuKernel:
    build = partial(inter_sequence.build, bits=bits, source="tables")
    return CpuKernel(f"inter-sequence, {bits} bits, tables", inter_sequence.TABLE_PARAMETERS, build)


@cache
def _striped(bits: int) -> CpuKernel:
    build = partial(striped.build, bits=bits, tables=True)
    return CpuKernel(f"striped, {bits} bits, tables", striped.TABLE_PARAMETERS, build)
