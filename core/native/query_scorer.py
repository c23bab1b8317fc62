"""Scores of one query with packed subjects by the kernels of `kernels.cpu`, exact at any width."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.compiler import CpuKernel, function
from swathe.core.native.memory import aligned
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.kernels.cpu import inter_sequence, striped
from swathe.kernels.cpu.instruction_sets import InstructionSet
from swathe.kernels.cpu.lookup import PADDING_SCORE, ROW
from swathe.kernels.cpu.recurrence import BITS, OVERFLOW, fits

Layout = Literal["auto", "inter-sequence", "striped"]

STRIPED_PEAK: Final = 0.6
"""Speed of the striped kernel with long queries, as a share of the other's (bench_cpu_kernels.py)."""
STRIPED_HALF: Final = 12
"""Query residues a lane at which it reaches half of that."""


class Stop:
    """Tells calls of other threads to end early."""

    def __init__(self) -> None:
        self.flag = np.zeros(1, np.int32)

    def set(self) -> None:
        """End all calls that were given this at their next block of columns."""
        self.flag[0] = 1

    @property
    def is_set(self) -> bool:
        """Whether `set` was called."""
        return bool(self.flag[0])


class QueryScorer:
    """Scores one query; threads may share it.

    Parameters
    ----------
    query : uint8[m] residue codes
    scheme : its scores must fit 8 bits
    instructions : of this processor
    layout : what lies side by side in the lanes, subjects or stretches of the query; ``auto``: what is faster
    rows_at_once : of the query, that go through some columns of subjects before the next rows; 0: all
    """

    def __init__(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        instructions: InstructionSet,
        layout: Layout = "auto",
        rows_at_once: int = 0,
    ) -> None:
        self._m = query.size
        self._instructions = instructions
        self._layout = layout
        self._rows_at_once = rows_at_once or query.size
        self._costs = {"first": scheme.first_gap_residue_cost, "extend": scheme.gap_extend}
        self._widths = [bits for bits in BITS if fits(bits, **self._costs)]
        scores = scheme.table(query)
        self._scores = np.full((query.size, ROW), PADDING_SCORE, np.int8)
        self._scores[:, : scores.shape[1]] = scores
        # A query of residues has the same scores wherever it has the same residue.
        self._positions = not isinstance(scheme, ScoringScheme)
        self._table, self._rows = self._scores, np.zeros(1, np.uint8)
        if not self._positions:
            _, firsts, rows = np.unique(query, return_index=True, return_inverse=True)
            self._table = np.ascontiguousarray(self._scores[firsts])
            self._rows = rows.astype(np.uint8)
        self._profile = cache(self._make_profile)

    def scores(
        self,
        residues: NDArray[np.uint8],
        offsets: NDArray[np.int64],
        stop: Stop | None = None,
        cells: NDArray[np.int64] | None = None,
    ) -> NDArray[np.int32]:
        """Return the scores of subjects, int32[n]; meaningless once `stop` is set.

        Parameters
        ----------
        residues : uint8[...] residue codes
        offsets : int64[n + 1] where each subject starts
        cells : int64[1], to which the cells computed are added while this runs; those computed again in wider
            lanes are counted once
        """
        stop = stop or Stop()
        cells = np.zeros(1, np.int64) if cells is None else cells
        offsets = np.ascontiguousarray(offsets, np.int64)
        found = np.zeros(offsets.size - 1, np.int32)
        lengths = np.diff(offsets)
        subjects = np.flatnonzero(lengths).astype(np.int32)
        subjects = subjects[np.argsort(lengths[subjects], kind="stable")]
        for bits in self._widths:
            self._pass(bits, subjects, lengths, residues, offsets, found, stop, cells)
            if stop.is_set:
                break
            subjects = subjects[found[subjects] == OVERFLOW]
            if not subjects.size:
                break
            cells = np.zeros(1, np.int64)
        return found

    def _pass(
        self,
        bits: int,
        subjects: NDArray[np.int32],
        lengths: NDArray[np.int64],
        residues: NDArray[np.uint8],
        offsets: NDArray[np.int64],
        found: NDArray[np.int32],
        stop: Stop,
        cells: NDArray[np.int64],
    ) -> None:
        """Score subjects, by ascending length, in lanes of one width; `OVERFLOW` stands for higher scores."""
        lanes = self._instructions.lanes(bits)
        beside = {
            "auto": fewer_striped(lengths[subjects], lanes, self._m),
            "inter-sequence": subjects.size,
            "striped": 0,
        }[self._layout]
        common: dict[str, Any] = {
            "query_length": self._m,
            "residues": residues,
            "offsets": offsets,
            **self._costs,
            "scores": found,
            "stop": stop.flag,
            "cells": cells,
        }
        if beside < subjects.size:
            profile = self._profile(lanes)
            kernel = function(_striped(bits), self._instructions)
            kernel(
                **common,
                stretch=profile.shape[1],
                profile=profile,
                subjects=subjects.size - beside,
                members=np.ascontiguousarray(subjects[beside:]),
                scratch=aligned(striped.scratch_bytes(self._instructions, bits, self._m)),
                next=np.zeros(1, np.int64),
            )
        if beside:
            groups = -(-beside // lanes)
            members = np.full(groups * lanes, -1, np.int32)
            members[-beside:] = subjects[:beside]  # the group that is not full is the one of the shortest
            size = inter_sequence.scratch_bytes(self._instructions, bits, self._m, len(self._table))
            function(_inter_sequence(bits, self._positions), self._instructions)(
                **common,
                rows_at_once=self._rows_at_once,
                kinds=len(self._table),
                table=self._table,
                rows=self._rows,
                groups=groups,
                members=members,
                scratch=aligned(size),
                next=np.zeros(1, np.int64),
            )

    def _make_profile(self, lanes: int) -> NDArray[np.int8]:
        profile = striped.profile(self._scores, lanes)
        made = aligned(profile.nbytes).view(np.int8).reshape(profile.shape)
        made[:] = profile
        return made


def fewer_striped(lengths: NDArray[np.int64], lanes: int, query_length: int) -> int:
    """Return how many of the subjects, the shortest, to compute side by side; the others striped.

    A group of subjects takes as long as if all had the length of its longest. The striped kernel has no such
    waste, but it has less speed, above all with short queries (docs/decisions/034-cpu-kernels.md).

    lengths : int64[n] ascending
    """
    share = striped_share(query_length, lanes)
    sums = np.concatenate(([0], np.cumsum(lengths)))
    end = lengths.size
    while end:
        begin = max(0, end - lanes)
        if sums[end] - sums[begin] >= share * lanes * lengths[end - 1]:
            break
        end -= 1
    return int(end)


def striped_share(query_length: int, lanes: int) -> float:
    """Return the speed of the striped kernel as a share of the other's, with full lanes."""
    return STRIPED_PEAK * query_length / (query_length + STRIPED_HALF * lanes)


@cache
def _inter_sequence(bits: int, positions: bool) -> CpuKernel:
    label = f"inter-sequence, {bits} bits{', by position' if positions else ''}"
    build = partial(inter_sequence.build, bits=bits, positions=positions)
    return CpuKernel(label, inter_sequence.PARAMETERS, build)


@cache
def _striped(bits: int) -> CpuKernel:
    return CpuKernel(f"striped, {bits} bits", striped.PARAMETERS, partial(striped.build, bits=bits))
