"""Scores of one query with packed subjects in SIMD lanes, exact at any width."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
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

    Attributes
    ----------
    widths : bits of the lanes that can hold scores, narrowest first
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
        self.widths = [bits for bits in BITS if bits >= least_bits and fits(bits, **self._costs)]

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
        residues, offsets, stop, cells : as `SharedScores` takes them
        run : calls a function, once in each of the threads that are to share the work, and returns after all
            of them
        """
        shared = SharedScores(self, residues, offsets, stop, cells)
        while shared.left:
            run(shared.work)
            shared.widen()
        return shared.scores

    def _calls(
        self, bits: int, subjects: NDArray[np.int32], lengths: NDArray[np.int64], common: Mapping[str, Any]
    ) -> list[_PreparedCall]:
        """Return the calls that score subjects, by ascending length, in lanes of one width.

        `OVERFLOW` stands for higher scores.
        """
        lanes = self._instructions.lanes(bits)
        beside = {
            "auto": self._fewer_striped(lengths[subjects], lanes),
            "inter-sequence": subjects.size,
            "striped": 0,
        }[self._layout]
        common = {"query_length": self._m, **self._costs, **common}
        calls = []
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
            calls.append(_PreparedCall(function(kernel, self._instructions), size, values))
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
            calls.append(_PreparedCall(function(kernel, self._instructions), size, values))
        return calls


class _PreparedCall:
    """A kernel with what it is called with, but for the scratch memory, of which each thread has its own."""

    def __init__(self, kernel: Function, scratch_bytes: int, values: dict[str, Any]) -> None:
        self.scratch_bytes = scratch_bytes
        self._kernel = kernel
        self._values = values  # the numbers are their addresses
        self._numbers = kernel.numbers(**values, scratch=0)

    def run(self, scratch: NDArray[np.uint8]) -> None:
        self._kernel.call(self._numbers, scratch)


class SharedScores:
    """The scores of some subjects with a scorer's query, which threads compute together.

    While something is `left`, some threads call `work` at the same time, then, after all of them, one calls
    `widen`: scores that overflowed are computed again in wider lanes.

    Parameters
    ----------
    scorer : of the query
    residues : uint8[...] residue codes
    offsets : int64[n + 1] where each subject starts
    cells : int64[1], to which the cells computed are added while this runs; those computed again in wider
        lanes are counted once

    Attributes
    ----------
    scores : int32[n], `OVERFLOW` where a score is not known yet
    """

    def __init__(
        self,
        scorer: LaneScorer,
        residues: NDArray[np.uint8],
        offsets: NDArray[np.int64],
        stop: Stop | None = None,
        cells: NDArray[np.int64] | None = None,
    ) -> None:
        self._scorer = scorer
        self._stop = stop or Stop()
        self._cells = np.zeros(1, np.int64) if cells is None else cells
        self._residues = residues
        self._offsets = np.ascontiguousarray(offsets, np.int64)
        self._lengths = np.diff(self._offsets)
        self.scores = np.where(self._lengths > 0, np.int32(OVERFLOW), np.int32(0))
        subjects = np.flatnonzero(self._lengths).astype(np.int32)
        self._subjects = subjects[np.argsort(self._lengths[subjects], kind="stable")]
        self._widths = iter(scorer.widths)
        self._calls: list[_PreparedCall] = []
        self._prepare()

    @property
    def left(self) -> bool:
        """Whether there is something to compute."""
        return bool(self._calls)

    def work(self, scratch: Scratch | None = None) -> None:
        """Compute until no subject is left that no other thread has begun."""
        scratch = scratch or Scratch()
        for call in self._calls:
            call.run(scratch.of(call.scratch_bytes))

    def widen(self) -> None:
        """Make what overflowed ready for wider lanes, once no thread works on the others."""
        self._subjects = self._subjects[self.scores[self._subjects] == OVERFLOW]
        self._cells = np.zeros(1, np.int64)
        self._prepare()

    def _prepare(self) -> None:
        self._calls = []
        if not self._subjects.size or self._stop.is_set:
            return
        bits = next(self._widths, None)
        if bits is None:
            return
        common = {
            "residues": self._residues,
            "offsets": self._offsets,
            "scores": self.scores,
            "stop": self._stop.flag,
            "cells": self._cells,
        }
        self._calls = self._scorer._calls(bits, self._subjects, self._lengths, common)


class Scratch:
    """A thread's scratch memory, kept from call to call: new memory has to be cleared by the system."""

    def __init__(self) -> None:
        self._memory = aligned(0)

    def of(self, size: int) -> NDArray[np.uint8]:
        """Return memory of at least this size; what it returned before is the same memory."""
        if self._memory.size < size:
            self._memory = aligned(size)
        return self._memory


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
