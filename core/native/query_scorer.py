"""Scores of one query, of residues or a PSSM, with packed subjects by the kernels of `kernels.cpu`."""

from __future__ import annotations

from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.compiler import CpuKernel
from swathe.core.native.lane_scorer import Call, LaneScorer, Layout
from swathe.core.native.memory import aligned
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import PADDING_SCORE, ROW
from swathe.kernels.cpu.recurrence import RisingRange, rising_range


class QueryScorer(LaneScorer):
    """Scores one query by a scheme; threads may share it.

    Parameters
    ----------
    query : uint8[m] residue codes
    scheme : its scores must fit 8 bits
    instructions, layout : as `LaneScorer` takes them
    """

    def __init__(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        instructions: InstructionSet,
        layout: Layout = "auto",
    ) -> None:
        scores = scheme.table(query)
        first, extend = scheme.first_gap_residue_cost, scheme.gap_extend
        lowest, highest = int(scores.min()), int(scores.max())
        held = rising_range(8, first, extend, lowest, highest)
        super().__init__(query.size, first, extend, instructions, 8 if held else 16, layout)
        self._range = (held or RisingRange(0, 0, 0))._asdict()
        self._scores = np.full((query.size, ROW), PADDING_SCORE, np.int8)
        self._scores[:, : scores.shape[1]] = scores
        # A query of residues has the same scores wherever it has the same residue.
        self._source: inter_sequence.Source = "positions"
        self._table, self._rows = self._scores, np.zeros(1, np.uint8)
        if isinstance(scheme, ScoringScheme):
            self._source = "residues"
            _, firsts, rows = np.unique(query, return_index=True, return_inverse=True)
            self._table = np.ascontiguousarray(self._scores[firsts])
            self._rows = rows.astype(np.uint8)
        if held:
            known = np.arange(ROW) < scores.shape[1]
            filling = min(lowest, 0)  # the best score of a lane is one from before what fills it up
            self._risen = (np.where(known, self._table, filling) + extend).astype(np.int8)
        self._profiles: dict[int, NDArray[np.int8]] = {}

    def _striped(self, bits: int) -> Call:
        size = striped.scratch_bytes(self._instructions, bits, self._m)
        return _striped(bits), size, {"profile": self._profile(self._instructions.lanes(bits))}

    def _inter_sequence(self, bits: int) -> Call:
        kinds = len(self._table)
        size = inter_sequence.scratch_bytes(self._instructions, bits, self._m, kinds)
        values = {
            "kinds": kinds,
            "table": self._risen if bits == 8 else self._table,
            "rows": self._rows,
            **self._range,
        }
        return _inter_sequence(bits, self._source), size, values

    def _profile(self, lanes: int) -> NDArray[np.int8]:
        """Return the striped profile, made once."""
        if lanes not in self._profiles:
            profile = striped.profile(self._scores, lanes)
            made = aligned(profile.nbytes).view(np.int8).reshape(profile.shape)
            made[:] = profile
            self._profiles[lanes] = made
        return self._profiles[lanes]


@cache
def _inter_sequence(bits: int, source: inter_sequence.Source) -> CpuKernel:
    build = partial(inter_sequence.build, bits=bits, source=source)
    return CpuKernel(f"inter-sequence, {bits} bits, {source}", inter_sequence.PARAMETERS, build)


@cache
def _striped(bits: int) -> CpuKernel:
    return CpuKernel(f"striped, {bits} bits", striped.PARAMETERS, partial(striped.build, bits=bits))
