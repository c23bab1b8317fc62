"""How a search is divided between CPU and GPU: by their measured rates, corrected while it runs."""

from __future__ import annotations

import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device

SHORTEST_GPU_SECONDS: Final = 0.01
"""The shortest shard for the GPU; where less is left it takes all of it."""
LONGEST_CPU_SECONDS: Final = 0.25
SHORTEST_CPU_SECONDS: Final = 0.004
"""Bounds of a chunk for the CPU."""
START_SECONDS: Final = 0.001
"""The overhead of using both sides, besides what their measured rates contain: threads begin, and wait."""
LEAST_GAIN: Final = 0.02
"""The CPU gets nothing where it would save less than this share of the time."""
GRID: Final = 512
"""Number of places at which the database may be divided: shards recur, so that their chunks are resident."""
KEEP: Final = 3
"""The last search's first cut is kept if it is at most this many places of the grid off."""
UNSURE: Final = 0.5
"""Part of its share that the GPU takes at first while its speed is a guess."""
_CPU_PART: Final = 2 / 3
_CPU_PART_UNSURE: Final = 1 / 3
"""The part of the time left that a chunk for the CPU takes: between chunks its threads wait."""
CORE_CLOCK_HZ: Final = 3e9
"""Clock of a core where the system does not say it."""
CORE_CELLS: Final = 6.8
"""Cells per clock of a core with long queries: 25 GCUPS at 3.7 GHz (`core.engines.cpu.PEAKS`)."""
SM_CELLS: Final = {
    "tiled": 23.7, "wide": 8.9, "inter-task": 11.6, "short-query": 12.1, "striped": 2.9, "partitioned": 10.5,
    "quad-lane": 14.3, "intra-task": 1.9, "intra-task-strips": 7.3,
}  # fmt: skip
"""Cells per clock of a multiprocessor by kernel, with long queries on an H200 (docs/kernels.md)."""
_FASTEST: Final = Path("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq")
_CPU_INFO: Final = Path("/proc/cpuinfo")
_HALF: Final = 150
"""Query length at which both sides reach half of their speed with long queries."""
_TO_TELL: Final = 0.02
"""A measurement shorter than this, in seconds, does not correct one that was longer."""
_LANES: Final = 32
"""Subjects that a core computes at the same time."""


def gpu_share(
    devices: Sequence[Device], threads: int, kernel: str, core_clock_hz: float = CORE_CLOCK_HZ
) -> float:
    """Return R, the GPU's share by compute power: N_G f_G / (N_G f_G + N_C f_C / C).

    C is what a multiprocessor computes in a clock over what a core does, one for each kernel as the paper has
    one for each of its profiles.

    Source: CUDASW++ 3.0 (Liu, Wirawan, Schmidt 2013), workload distribution.
    """
    gpu = sum(device.multiprocessors * device.clock_hz for device in devices)
    return gpu / (gpu + threads * core_clock_hz * CORE_CELLS / SM_CELLS.get(kernel, SM_CELLS["tiled"]))


def core_clock() -> float:
    """Return the highest clock of this machine's cores in Hz, as far as the system says it."""
    try:
        return 1e3 * float(_FASTEST.read_text(encoding="ascii"))
    except (OSError, ValueError):
        pass
    try:
        lines = _CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines()
        found = [float(line.partition(":")[2]) for line in lines if line.startswith("cpu MHz")]
    except (OSError, ValueError):
        found = []
    return 1e6 * max(found, default=CORE_CLOCK_HZ / 1e6)


class MeasuredRate:
    """Cells a second that a side computes: guessed first, then measured.

    What was measured with queries of one length predicts others by their lengths, until they are measured.

    Parameters
    ----------
    floor : whether the guess is a lower bound on rates measured while a database was being prepared
    """

    def __init__(self, guess: float, *, floor: bool = False) -> None:
        self._guess = guess
        self._floor = floor
        self._measured: float | None = None
        """With an endless query."""
        self._of_length: dict[int, float] = {}
        """The same by `octave` of the queries that it was measured with."""
        self._seconds = 0.0
        self._cold = True

    @property
    def known(self) -> bool:
        """Whether it was measured with everything prepared."""
        return not self._cold

    def known_of(self, query_length: int) -> bool:
        """Whether it was measured with everything prepared and queries of about this length."""
        return self.known and octave(query_length) in self._of_length

    def rate(self, query_length: int) -> float:
        """Return cells a second with a query."""
        peak = self._guess if self._measured is None else self._measured
        peak = self._of_length.get(octave(query_length), peak)
        if self._cold and self._floor:
            peak = max(peak, self._guess)
        return peak * query_length / (query_length + _HALF)

    def note(self, cells: int, seconds: float, query_length: int, *, cold: bool) -> None:
        """Record a measurement; `cold` ones were made while the database was being prepared."""
        if seconds <= 0 or cells <= 0 or (cold and self.known):
            return
        peak = cells / seconds * (query_length + _HALF) / query_length
        of = octave(query_length)
        if self._measured is None or (self._cold and not cold):
            self._measured, self._seconds, self._of_length = peak, seconds, {of: peak}
        elif seconds >= min(self._seconds, _TO_TELL):
            told = self._seconds >= _TO_TELL and not cold
            self._measured = (self._measured + peak) / 2 if told else peak
            before = self._of_length.get(of, peak)
            self._of_length[of] = (before + peak) / 2 if told else peak
            self._seconds = seconds
        self._cold = cold


def octave(query_length: int) -> int:
    """Return a number that lengths share that differ by less than a quarter or so."""
    return round(2 * math.log2(query_length))


@dataclass(frozen=True, slots=True)
class Rates:
    """Cells a second of both sides for one query; the CPU's is 0 where it gets nothing."""

    gpu: float
    cpu: float


class Division:
    """The subjects of a search that no side has taken: the CPU takes the shortest, the GPU the longest.

    That way the GPU ends with its shorter subjects, and the CPU's SIMD lanes are even. Thread-safe.

    Parameters
    ----------
    offsets : int64[n + 1] of the database; subjects before `first` are empty
    rates : expected; `correct` updates them
    sure : whether the GPU's rate was measured
    cut : where the GPU's first shard began in an earlier search of the database
    """

    def __init__(
        self,
        offsets: NDArray[np.int64],
        first: int,
        query_length: int,
        rates: Rates,
        *,
        threads: int = 1,
        sure: bool = True,
        cut: int | None = None,
    ) -> None:
        self._offsets = offsets
        self._m = query_length
        self._low, self._high = first, offsets.size - 1
        self._gpu, self._cpu = rates.gpu, rates.cpu
        self._threads = threads
        self._part = 1.0 if sure else UNSURE
        self._cpu_part = _CPU_PART if sure else _CPU_PART_UNSURE
        self._kept = cut
        self._grid = _grid(offsets, first)
        self._cpu_until = self._gpu_until = 0.0
        self._cpu_works = rates.cpu > 0
        self._lock = threading.Lock()
        self.first_cut: int | None = None
        """Where the GPU's first shard begins, once it is taken."""

    def correct(self, *, gpu: float | None = None, cpu: float | None = None) -> None:
        """Update a side's rate as measured in this search, in cells a second."""
        with self._lock:
            self._gpu = gpu or self._gpu
            self._cpu = cpu or self._cpu

    def stop_cpu(self) -> None:
        """Give the CPU nothing more."""
        with self._lock:
            self._cpu_works = False

    def for_gpu(self, now: float) -> tuple[int, int] | None:
        """Return the subjects that the GPU is to compute next, or None where none is left.

        So many that, if the rates are right, the CPU finishes the others at the same time.
        """
        with self._lock:
            low, high = self._low, self._high
            if low >= high:
                return None
            cells = self._cells(low, high)
            begin = low
            if self._cpu_works and cells > self._gpu * SHORTEST_GPU_SECONDS:
                busy = max(0.0, self._cpu_until - now)
                seconds = (cells + self._cpu * busy) / (self._gpu + self._cpu)
                begin = self._from_the_end(min(cells, self._gpu * seconds * self._part))
            if self.first_cut is None:
                self.first_cut = begin
            self._high, self._part = begin, 1.0
            self._gpu_until = now + self._cells(begin, high) / self._gpu
            return begin, high

    def for_cpu(self, now: float) -> tuple[int, int] | None:
        """Return the subjects that the CPU is to compute next, or None where the rest is the GPU's.

        Chunks become smaller towards the end, and none outlasts the search.
        """
        with self._lock:
            low, high = self._low, self._high
            if low >= high or not self._cpu_works:
                return None
            cells = self._cells(low, high)
            busy = max(0.0, self._gpu_until - now)
            left = busy + cells / (self._gpu + self._cpu)
            seconds = min(LONGEST_CPU_SECONDS, max(SHORTEST_CPU_SECONDS, left * self._cpu_part))
            if cells / self._cpu <= min(1.5 * SHORTEST_CPU_SECONDS, busy + SHORTEST_CPU_SECONDS):
                end = high
            else:
                end = self._from_the_begin(self._cpu * seconds)
            if (end < high and left < SHORTEST_CPU_SECONDS) or self._one_call(low, end) > left + seconds:
                self._cpu_works = False
                return None
            self._low = end
            self._cpu_until = now + self._cells(low, end) / self._cpu
            return low, end

    def _cells(self, begin: int, end: int) -> float:
        return self._m * float(self._offsets[end] - self._offsets[begin])

    def _one_call(self, begin: int, end: int) -> float:
        """Return the seconds that a core takes for the longest subjects in its lanes."""
        longest = int(self._offsets[end] - self._offsets[end - 1])
        cells = min(_LANES * longest * self._m, self._cells(begin, end))
        return cells * self._threads / self._cpu

    def _from_the_begin(self, cells: float) -> int:
        """Return where the shortest subjects with this many cells end; pairs from the end stay whole."""
        target = self._offsets[self._low] + max(1, int(cells / self._m))
        end = int(np.searchsorted(self._offsets, target))
        return min(self._high, end + (self._offsets.size - 1 - end) % 2)

    def _from_the_end(self, cells: float) -> int:
        """Return where the longest subjects with this many cells begin, rounded to the grid."""
        wanted = self._offsets[self._high] - int(cells / self._m)
        near = int(np.searchsorted(self._offsets[self._grid], wanted))
        kept = self._kept if self.first_cut is None else None
        if (
            kept is not None
            and self._low <= kept < self._high
            and abs(int(np.searchsorted(self._grid, kept)) - near) <= KEEP
        ):
            return kept
        begin = int(self._grid[min(near, self._grid.size - 1)])
        if not self._low <= begin < self._high:
            begin = int(np.searchsorted(self._offsets, wanted))
            begin -= (self._offsets.size - 1 - begin) % 2
        return begin if self._low <= begin < self._high else self._low


def _grid(offsets: NDArray[np.int64], first: int) -> NDArray[np.int64]:
    """Return places about equally many residues apart, ascending, with `first`; pairs stay whole."""
    n = offsets.size - 1
    targets = np.linspace(int(offsets[first]), int(offsets[n]), GRID + 1)[1:-1]
    places = np.searchsorted(offsets, targets)
    places += (n - places) % 2
    return np.unique(np.concatenate(([first], np.clip(places, first, n))))
