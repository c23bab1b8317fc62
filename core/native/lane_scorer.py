"""Scores of one query with packed subjects in SIMD lanes, exact at any width."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from swathe.core.native.compiler import CpuKernel, Function, function
from swathe.core.native.memory import aligned
from swathe.kernels.cpu.instruction_sets import InstructionSet
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


Call = tuple[CpuKernel, int, dict[str, Any]]
"""A kernel, the size of its scratch memory, and what else it is called with, for a scorer's `_striped` and
`_inter_sequence`."""


def _here(work: Callable[[], None]) -> None:
    work()


class LaneScorer(ABC):
    """Scores one query; threads may share it.

    Parameters
    ----------
    query_length : residues, or positions
    first, extend : costs of a gap's first residue and of each further one
    instructions : of this processor
    least_bits : of a lane: 8, or 16 where scores of residues need them
    layout : what lies side by side in the lanes, subjects or stretches of the query; ``auto``: what is faster
    """

    def __init__(
        self,
        query_length: int,
        first: int,
        extend: int,
        instructions: InstructionSet,
        least_bits: int = 8,
        layout: Layout = "auto",
    ) -> None:
        self._m = query_length
        self._instructions = instructions
        self._layout = layout
        self._costs = {"first": first, "extend": extend}
        self._widths = [bits for bits in BITS if bits >= least_bits and fits(bits, **self._costs)]

    @abstractmethod
    def _striped(self, bits: int) -> Call:
        """Return the kernel of `kernels.cpu.striped`, with what the scores are looked up in."""

    @abstractmethod
    def _inter_sequence(self, bits: int) -> Call:
        """Return the kernel of `kernels.cpu.inter_sequence`, with what the scores are looked up in."""

    def _fewer_striped(self, lengths: NDArray[np.int64], lanes: int) -> int:
        """Return how many subjects to compute side by side, as `fewer_striped`."""
        return fewer_striped(lengths, lanes, self._m)

    def scores(
        self,
        residues: NDArray[np.uint8],
        offsets: NDArray[np.int64],
        stop: Stop | None = None,
        cells: NDArray[np.int64] | None = None,
        run: Callable[[Callable[[], None]], None] = _here,
    ) -> NDArray[np.int32]:
        """Return the scores of subjects, int32[n]; meaningless once `stop` is set.

        Parameters
        ----------
        residues : uint8[...] residue codes
        offsets : int64[n + 1] where each subject starts
        cells : int64[1], to which the cells computed are added while this runs; those computed again in wider
            lanes are counted once
        run : calls a function, once in each of the threads that are to share the work, and returns after all
            of them
        """
        stop = stop or Stop()
        cells = np.zeros(1, np.int64) if cells is None else cells
        offsets = np.ascontiguousarray(offsets, np.int64)
        found = np.zeros(offsets.size - 1, np.int32)
        lengths = np.diff(offsets)
        subjects = np.flatnonzero(lengths).astype(np.int32)
        subjects = subjects[np.argsort(lengths[subjects], kind="stable")]
        for bits in self._widths:
            self._pass(bits, subjects, lengths, residues, offsets, found, stop, cells, run)
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
        run: Callable[[Callable[[], None]], None],
    ) -> None:
        """Score subjects, by ascending length, in lanes of one width; `OVERFLOW` stands for higher scores."""
        lanes = self._instructions.lanes(bits)
        beside = {
            "auto": self._fewer_striped(lengths[subjects], lanes),
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
        calls: list[tuple[Function, int, dict[str, Any]]] = []
        if beside < subjects.size:
            kernel, size, values = self._striped(bits)
            values = {
                **common,
                **values,
                "stretch": -(-self._m // lanes),
                "subjects": subjects.size - beside,
                "members": np.ascontiguousarray(subjects[beside:]),
                "next": np.zeros(1, np.int64),
            }
            calls.append((function(kernel, self._instructions), size, values))
        if beside:
            kernel, size, values = self._inter_sequence(bits)
            groups = -(-beside // lanes)
            members = np.full(groups * lanes, -1, np.int32)
            members[-beside:] = subjects[:beside]  # the group that is not full is the one of the shortest
            values = {
                **common,
                **values,
                "groups": groups,
                "members": members,
                "next": np.zeros(1, np.int64),
            }
            calls.append((function(kernel, self._instructions), size, values))
        if calls:
            run(partial(_work, calls))


def _work(calls: list[tuple[Function, int, dict[str, Any]]]) -> None:
    """Do one thread's part of some calls, given the size of each one's scratch memory."""
    for kernel, size, values in calls:
        kernel(**values, scratch=aligned(size))


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
