"""Scores of one query with packed subjects, each of which has its own table of scores."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.compiler import CpuKernel
from swathe.core.native.lane_scorer import Call, LaneScorer, Layout
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import ROW
from swathe.kernels.cpu.profile import CODES
from swathe.kernels.cpu.recurrence import BITS, fits

STRIDE: Final = ROW
"""The last axis of the tables is a multiple of this."""


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
        rows: NDArray[np.int64],
        tables: NDArray[np.int16],
        kinds: int,
        first: int,
        extend: int,
        instructions: InstructionSet,
        layout: Layout = "auto",
    ) -> None:
        super().__init__(rows.size, first, extend, instructions, least_bits=16, layout=layout)
        assert tables.shape[1] <= CODES and tables.shape[2] % STRIDE == 0
        self._kinds = kinds
        self._tables = {
            "tables": tables,
            "codes": tables.shape[1],
            "stride": tables.shape[2],
            "rows": rows.astype(np.int32),
        }
        self._padding = np.full(tables.shape[2], np.iinfo(np.int16).min, np.int16)

    def _striped(self, bits: int) -> Call:
        size = striped.scratch_bytes(self._instructions, bits, self._m, tables=True)
        return _striped(bits), size, self._tables

    def _inter_sequence(self, bits: int) -> Call:
        size = inter_sequence.scratch_bytes(self._instructions, bits, self._m, self._kinds)
        return _inter_sequence(bits), size, {**self._tables, "kinds": self._kinds, "padding": self._padding}


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
