"""What blocks of a launch compute: which build, which units of a chunk, and about how long they take."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.tiled.chunks import Chunk
from swathe.kernels.tiled import THREADS, WARP, Build, Form, builds_for, builds_for_few

LAUNCH_SECONDS: Final = 0.04
"""The longest that a launch may take the whole device, as planned: a cancel waits for launches in flight."""
BLOCK_SECONDS: Final = 0.1
"""The longest that a launch's slowest block may take. Passes of giants are cut into several launches beyond
this alone, since each launch waits for the blocks of all before it.
"""
SHORTEST_TASK_SECONDS: Final = 0.00025
"""Tasks get smaller towards the end of a search, so that devices finish together, but not below this."""
DEPTH_SECONDS: Final = 0.1
"""Work enqueued on a device ahead of its results, so that it never waits for the host."""
PATIENCE: Final = 2
"""A pair may take 1 / PATIENCE of the whole search; where it would take longer, more threads align it."""
PATIENCE_SECONDS: Final = 0.02
"""What a pair may take where this is longer, and other queries' work hides it."""
BOUNDARY_BYTES: Final = 16
"""Per word of a pass's last row: H and F of two columns."""
LARGEST_WINDOW_GAIN: Final = 1.5
"""A subject is cut into windows where it is longer than one by this factor."""
SHORTEST_WINDOW: Final = 2_048
SHORTEST_SPAN: Final = 256
"""Windows share so many residues at least, less one."""

_LONGEST: Final = int(np.iinfo(np.int32).max)
_ROW_SECONDS: Final = 44e-9
_ROW_SECONDS_CLOCK: Final = 1.98e9
_SLOWER: Final = (((9, 0), 1.0), ((8, 0), 1.6), ((7, 5), 4.0))
_CHEAPER: Final = 0.95
"""A build replaces another where its cost is below this fraction of the other's."""
_PATIENCES: Final = (1.0, 2.0, 4.0, 8.0)
_SLOWEST: Final = 0.2
"""Part of the slowest pair's time that comes on top of the others': measured (docs/decisions/039)."""
_FULL: Final = {8: 1.33, 12: 1.25, 16: 1.03}
"""What a step of few rows of two subjects takes of its time where all threads run: measured, too."""
_HALF_FULL: Final = 0.55
"""The same where all blocks have half of its threads each, and a multiprocessor alone: measured, too."""
_MOST_CHOSEN: Final = 2_048
_CELLS: Final = 4
"""Cells of a row of a step: two columns of two subjects."""


@dataclass(frozen=True, slots=True)
class DeviceSpeed:
    """How fast a device is, as far as a plan needs to know.

    Parameters
    ----------
    threads : that run at the same time
    row_seconds : that a thread takes for a row of a step (2 columns of 2 subjects) while all of them run
    shared_bytes : shared memory that a block can have
    """

    threads: int
    row_seconds: float
    shared_bytes: int

    def step_seconds(self, build: Build) -> float:
        """Return how long a thread takes for a step."""
        return build.step_rows * self.row_seconds

    @property
    def cells_per_second(self) -> float:
        """Cells that the device computes in a second at best."""
        return _CELLS * self.threads / self.row_seconds


def speed_of(device: Device) -> DeviceSpeed:
    """Return the figures of a device, scaled from those measured on an H200 (docs/decisions/010)."""
    slower = next((factor for least, factor in _SLOWER if device.capability >= least), _SLOWER[-1][1])
    clock = _ROW_SECONDS_CLOCK / device.clock_hz if device.clock_hz else 1.0
    return DeviceSpeed(device.multiprocessors * THREADS, _ROW_SECONDS * slower * clock, device.shared_bytes)


@dataclass(frozen=True, slots=True)
class PassLaunch:
    """Passes `pass_begin` to `pass_end` of a task: `seconds` of the whole device."""

    pass_begin: int
    pass_end: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Span:
    """Units of up to `steps` steps are computed by `build`."""

    steps: int
    build: Build


@dataclass(frozen=True, slots=True)
class Windows:
    """The `count` longest subjects are cut into windows of `length` residues that share `overlap`."""

    count: int
    length: int
    overlap: int

    @property
    def limit(self) -> int:
        """Residues of the longest subject that is not cut."""
        return _longest_uncut(self.length)


def subjects_of_unit(form: Form) -> int:
    """Return how many subjects a unit has."""
    return 32 // form.lanes


def latency(device_speed: DeviceSpeed, build: Build, steps: int, query_length: int) -> float:
    """Return how long one unit takes from its first step to its last while the device is full."""
    return (steps + build.group - 1) * build.passes(query_length) * device_speed.step_seconds(build)


@lru_cache(1024)
def choose_spans(
    longest_steps: int, device_speed: DeviceSpeed, form: Form, query_length: int, patience: float
) -> tuple[Span, ...]:
    """Choose builds by the units' steps, ascending: the cheapest with which no unit takes over `patience` s.

    Where none is fast enough, the fastest is chosen. Longer units keep the build of the shorter ones unless
    it is too slow or another is 5 % cheaper, since each build has to be compiled and ranges of one build
    need fewer launches. The choice is cached: most of thousands of queries share their length with another.
    """
    builds = builds_for(form, device_speed.shared_bytes, query_length)
    if longest_steps and _suffices(builds, longest_steps, device_speed, query_length, patience):
        return (Span(longest_steps, builds[0]),)
    unit_seconds = [latency(device_speed, build, 1, query_length) / build.group for build in builds]
    groups = np.array([build.group for build in builds])
    grid = np.unique(np.geomspace(1, max(longest_steps, 1), 48).astype(np.int64))
    grid[-1] = max(longest_steps, 1)
    taken = (grid[:, None] + groups - 1) * np.array(unit_seconds)
    costs = taken * groups
    quick = taken <= patience
    cheapest = np.where(quick, costs, np.inf).argmin(axis=1)
    best = np.where(quick.any(axis=1), cheapest, taken.argmin(axis=1))
    chosen: list[tuple[int, int]] = []
    kept = -1
    rows = zip(grid.tolist(), best.tolist(), costs.tolist(), quick.tolist(), strict=True)
    for steps, place, cost, is_quick in rows:
        if kept < 0 or not is_quick[kept] or cost[place] < _CHEAPER * cost[kept]:
            kept = place
        if chosen and chosen[-1][1] == kept:
            chosen.pop()
        chosen.append((steps, kept))
    return tuple(Span(steps, builds[place]) for steps, place in chosen)


def _suffices(
    builds: Sequence[Build], longest_steps: int, device_speed: DeviceSpeed, query_length: int, patience: float
) -> bool:
    """Whether the first build is quick enough and none much cheaper, for the shortest units and the longest.

    Costs are linear in the steps, so then it is for all others too.
    """

    def cost(build: Build, steps: int) -> float:
        return build.group * latency(device_speed, build, steps, query_length)

    first, *others = builds
    return latency(device_speed, first, longest_steps, query_length) <= patience and all(
        cost(first, 1) <= cost(build, 1)
        and _CHEAPER * cost(first, longest_steps) <= cost(build, longest_steps)
        for build in others
    )


class StepHistogram:
    """The steps of all pairs of a database, to estimate how long devices take with some builds.

    Parameters
    ----------
    steps : of each chunk, int32[pairs]
    """

    def __init__(self, steps: Sequence[NDArray[np.int32]]) -> None:
        self._steps = np.concatenate([*steps, np.zeros(0, np.int32)])
        self._steps.sort(kind="stable")  # which takes descending runs as they are
        self._before = np.zeros(self._steps.size + 1, np.int64)
        np.cumsum(self._steps, out=self._before[1:])
        self._chosen: dict[tuple[object, ...], float] = {}
        self._alone: dict[tuple[object, ...], Build | None] = {}

    def choose_spans(
        self,
        share: float,
        most: int,
        longest: int,
        device_speed: DeviceSpeed,
        form: Form,
        query_length: int,
        devices: int,
    ) -> tuple[Span, ...]:
        """Choose builds by the units' steps with which a query is done first.

        Few pairs may be done first with one build for all: a step is sooner done where groups are so small
        that they fill half of the device.

        Parameters
        ----------
        share : seconds of the query on the devices
        most : steps of the longest pair that is not cut into windows
        longest : steps of the longest unit that a build is needed for
        """
        patience = self.choose_patience(share, most, device_speed, form, query_length, devices)
        if self._are_few(device_speed, form, devices):
            key = (patience, most, form, _passes(device_speed, form, query_length))
            if key not in self._alone:
                if len(self._alone) >= _MOST_CHOSEN:
                    self._alone.clear()
                self._alone[key] = self._build_for_all(
                    patience, most, device_speed, form, query_length, devices
                )
            alone = self._alone[key]
            if alone is not None:
                return (Span(longest, alone),)
        return choose_spans(longest, device_speed, form, query_length, patience)

    def _build_for_all(
        self,
        patience: float,
        most: int,
        device_speed: DeviceSpeed,
        form: Form,
        query_length: int,
        devices: int,
    ) -> Build | None:
        """Return the build that does all pairs sooner than several by this patience; None without one."""

        def seconds(spans: Sequence[Span]) -> float:
            return self._seconds(spans, device_speed, query_length, devices)

        several = seconds(choose_spans(most, device_speed, form, query_length, patience))
        builds = builds_for_few(form, device_speed.shared_bytes, query_length)
        best = min(builds, key=lambda build: seconds((Span(most, build),)))
        return best if seconds((Span(most, best),)) < _CHEAPER * several else None

    def choose_patience(
        self,
        share: float,
        longest: int,
        device_speed: DeviceSpeed,
        form: Form,
        query_length: int,
        devices: int,
    ) -> float:
        """Return the seconds that a pair may take with which a query is done first.

        That is share / `PATIENCE` for all but short queries. Where their pairs of more residues would take
        longer, quicker builds compute many times the rows that a short query has.

        Parameters
        ----------
        share : seconds of the query on the devices
        longest : steps of the longest pair that is not cut into windows
        """
        least = share / PATIENCE
        key = (share, longest, form, _passes(device_speed, form, query_length))
        if key not in self._chosen:
            if len(self._chosen) >= _MOST_CHOSEN:
                self._chosen.clear()
            self._chosen[key] = min(
                (least * factor for factor in _PATIENCES),
                key=lambda patience: self._seconds(
                    choose_spans(longest, device_speed, form, query_length, patience),
                    device_speed, query_length, devices,
                ),
            )  # fmt: skip
        return self._chosen[key]

    def _seconds(
        self, spans: Sequence[Span], device_speed: DeviceSpeed, query_length: int, devices: int
    ) -> float:
        """Return how long devices take: for all pairs, or for the slowest, and a little more."""
        work = 0.0
        slowest = [0.0, 0.0]  # of builds that fill a multiprocessor with a block, and with two
        shorter = blocks = 0
        for span in spans:
            # NumPy's search lets go of the interpreter, which takes longer to get back than this does.
            low, high = (bisect_right(self._steps, steps) for steps in (shorter, span.steps))
            shorter = span.steps
            if low == high:
                continue
            lanes = 3 - subjects_of_unit(span.build.form)
            steps = int(self._before[high] - self._before[low]) + (span.build.group - 1) * (high - low)
            step = span.build.passes(query_length) * device_speed.step_seconds(span.build)
            if lanes == 1 and not span.build.pairs:
                step *= _FULL.get(span.build.rows, 1.0)
            work += steps * lanes * step * span.build.group / device_speed.threads
            blocks += -(-(high - low) * lanes // span.build.units)
            place = int(2 * span.build.threads <= THREADS)
            slowest[place] = max(slowest[place], latency(device_speed, span.build, span.steps, query_length))
        alone = blocks * THREADS <= device_speed.threads * devices
        if alone and self._are_few(device_speed, spans[0].build.form, devices):
            slowest[1] *= _HALF_FULL
        return max(work / devices, *slowest) + _SLOWEST * max(slowest)

    def _are_few(self, device_speed: DeviceSpeed, form: Form, devices: int) -> bool:
        """Whether whole warps for all pairs could run at once."""
        return self._steps.size * (3 - subjects_of_unit(form)) * WARP <= device_speed.threads * devices


def _passes(device_speed: DeviceSpeed, form: Form, query_length: int) -> tuple[tuple[int, int], ...]:
    """Return what queries of different lengths have in common where their plans are the same."""
    builds = builds_for(form, device_speed.shared_bytes, query_length)
    return tuple((build.rows, build.passes(query_length)) for build in builds)


@lru_cache(1024)
def _quickest(device_speed: DeviceSpeed, form: Form, query_length: int) -> float:
    """Return how long a step of a pair takes, all passes together, with the build that is done first."""
    builds = builds_for(form, device_speed.shared_bytes, query_length)
    quickest = min(builds, key=lambda build: latency(device_speed, build, 1_000, query_length))
    return device_speed.step_seconds(quickest) * quickest.passes(query_length)


def shortest_window(device_speed: DeviceSpeed, form: Form, query_length: int, patience: float) -> int:
    """Return the residues of a window of which a pair takes some seconds, `SHORTEST_WINDOW` at least."""
    return max(int(2 * patience / _quickest(device_speed, form, query_length)), SHORTEST_WINDOW)


def may_need_windows(longest: int, shortest: int) -> bool:
    """Whether `choose_windows` could cut a subject of some length into windows of no fewer residues."""
    return longest > _longest_uncut(shortest)


def _longest_uncut(window: int) -> int:
    """Return the residues of the longest subject that is not cut into windows of a length."""
    return min(int(LARGEST_WINDOW_GAIN * window), _LONGEST)


def shared_span(span: int) -> int:
    """Return a span that many queries have in common and that is no shorter: at most an eighth longer.

    Queries with equal windows share them, and what a device loaded of them.
    """
    step = 1 << max(0, span.bit_length() - 4)
    return max(SHORTEST_SPAN, -(-span // step) * step)


def choose_windows(lengths: NDArray[np.int32], span: int | None, shortest: int) -> Windows | None:
    """Choose which subjects to cut into windows, so that no single subject outlasts the rest of the search.

    Parameters
    ----------
    lengths : int32[n] ascending
    span : the most residues that an alignment spans (`core.cuda.tiled.chunks.span_bound`)
    shortest : residues of a window at least (`shortest_window`)
    """
    if span is None:
        return None
    span = shared_span(span)
    length = max(shortest, 2 * span)
    limit = Windows(0, length, span - 1).limit
    count, present = (lengths.size - bisect_right(lengths, most) for most in (limit, 0))
    count = min(
        count + count % 2, present
    )  # a pair is one unit of work: it is cut into windows whole or not at all
    return Windows(count, length, span - 1) if count else None


@dataclass(frozen=True, eq=False)
class Blocks:
    """Units of a chunk, from long to short, cut into the smallest blocks of a build.

    All but `bounds` count what lies before each block, so that any run of them is a difference of two.

    Parameters
    ----------
    bounds : int64[k + 1] the unit that each begins with: a pair, or a subject in flat order where the form
        has one lane, or a place in `items`
    words : int64[k + 1] words of the boundary
    steps : int64[k + 1] steps of all threads in a pass
    residues : int64[k + 1] real residues
    longest : int64[k] steps of each block's first unit, in which its threads follow one another
    items : int32[...] pair * 2 + lane of subjects that overflowed; None: the units are the chunk's own
    """

    chunk: Chunk
    build: Build
    bounds: NDArray[np.int64]
    words: NDArray[np.int64]
    steps: NDArray[np.int64]
    residues: NDArray[np.int64]
    longest: NDArray[np.int64]
    items: NDArray[np.int32] | None = None

    @property
    def count(self) -> int:
        """The number of blocks."""
        return self.longest.size

    @property
    def units(self) -> int:
        """The number of units."""
        return int(self.bounds[-1] - self.bounds[0])

    @cached_property
    def table(self) -> NDArray[np.int32]:
        """Rows of `kernels.tiled.BLOCK`, int32[k, 6]: of source 0, a unit's maximum in the unit's place."""
        begins = self.bounds[:-1]
        columns = (np.zeros_like(begins), begins, self.bounds[1:], begins, self.words[:-1], self.longest)
        return np.column_stack(columns).astype(np.int32)

    def slowest_steps(self, low: int) -> int:
        """Return the steps in which a block's threads follow one another, the longer of two estimates."""
        steps = int(self.steps[low + 1] - self.steps[low]) // self.build.threads
        return max(int(self.longest[low]) + self.build.group - 1, steps)

    def seconds(self, low: int, high: int, device_speed: DeviceSpeed, query_length: int) -> float:
        """Return how long the whole device takes for some of the blocks."""
        passes = self.build.passes(query_length)
        thread_steps = int(self.steps[high] - self.steps[low]) * passes
        return thread_steps * device_speed.step_seconds(self.build) / device_speed.threads

    def cells(self, low: int, high: int, query_length: int) -> int:
        """Return the real DP cells of some of the blocks."""
        return query_length * int(self.residues[high] - self.residues[low])


def cut_into_blocks(
    chunk: Chunk, build: Build, begin: int, end: int, most_words: int, real_residues: int | None = None
) -> Blocks:
    """Cut the units `begin` to `end` of a chunk, at least one, into blocks of a build.

    Parameters
    ----------
    most_words : of a block's boundary, where it has more than one unit
    real_residues : of the whole chunk where its subjects share some: windows do
    """
    lanes = subjects_of_unit(build.form)
    steps = chunk.steps[begin:end] if lanes == 2 else np.repeat(chunk.steps, 2)[begin:end]
    if lanes == 2:
        words = chunk.words_before[begin : end + 1] - chunk.words_before[begin]
        bounds = _bounds(words, build.units, most_words)
        before = words[bounds]
    else:
        bounds, before = _bounds_of_strides(steps, build.units, most_words)
    flat = np.minimum((begin + bounds) * lanes, chunk.n_subjects)
    residues = chunk.offsets[-1] - chunk.offsets[chunk.n_subjects - flat]
    if real_residues is not None:
        residues = real_residues * residues // int(chunk.offsets[-1] - chunk.offsets[0])
    return Blocks(
        chunk, build, begin + bounds, before, _steps_before(steps, bounds, build), residues,
        steps[bounds[:-1]].astype(np.int64),
    )  # fmt: skip


def cut_overflowed(chunk: Chunk, build: Build, items: NDArray[np.int32], most_words: int) -> Blocks:
    """Cut subjects whose scores overflowed into blocks of a build that rescores them, one lane each.

    items : int32[n] pair * 2 + lane, ascending: longest first
    """
    steps = chunk.steps[items // 2]
    bounds, before = _bounds_of_strides(steps, build.units, most_words)
    return Blocks(
        chunk, build, bounds, before, _steps_before(steps, bounds, build), np.zeros_like(bounds),
        steps[bounds[:-1]].astype(np.int64), items,
    )  # fmt: skip


def _bounds(words: NDArray[np.int64], units: int, most_words: int) -> NDArray[np.int64]:
    """Return where blocks of at most `units` units and `most_words` words begin, and where the last ends."""
    n = words.size - 1
    bounds = np.append(np.arange(0, n, units), n)
    if (np.diff(words[bounds]) <= most_words).all():
        return bounds
    cut = [0]
    while cut[-1] < n:
        fits = int(np.searchsorted(words, words[cut[-1]] + most_words, "right")) - 1
        cut.append(min(n, cut[-1] + units, max(cut[-1] + 1, fits)))
    return np.array(cut, np.int64)


def _bounds_of_strides(
    steps: NDArray[np.int32], units: int, most_words: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the same where each unit of a block takes as many words as its first; and the words before."""
    cut, before = [0], [0]
    while cut[-1] < steps.size:
        stride = int(steps[cut[-1]])
        count = min(steps.size - cut[-1], units, max(1, most_words // stride))
        cut.append(cut[-1] + count)
        before.append(before[-1] + count * stride)
    return np.array(cut, np.int64), np.array(before, np.int64)


def _steps_before(steps: NDArray[np.int32], bounds: NDArray[np.int64], build: Build) -> NDArray[np.int64]:
    """Return the steps of all threads before each block: a warp takes as many as its longest unit."""
    of_warps = steps[:: build.warp_units].astype(np.int64) + (build.group - 1)
    before = np.zeros(bounds.size, np.int64)
    before[1:] = np.cumsum(of_warps)[(bounds[1:] - 1) // build.warp_units] * WARP
    return before


def split_passes(passes: int, seconds: float, longest: float) -> tuple[PassLaunch, ...]:
    """Split a task's passes over launches: none takes over `LAUNCH_SECONDS`, no block over `BLOCK_SECONDS`.

    Parameters
    ----------
    seconds : that the whole device takes for the task
    longest : seconds that the slowest block takes
    """
    least = max(seconds / LAUNCH_SECONDS, longest / BLOCK_SECONDS)
    count = min(passes, max(1, math.ceil(least)))
    cuts = [passes * i // count for i in range(count + 1)]
    return tuple(PassLaunch(low, high, seconds * (high - low) / passes) for low, high in pairwise(cuts))


def first_of_at_most(chunk: Chunk, steps: int, begin: int, end: int, lanes: int) -> int:
    """Return the first unit from `begin` on that has no more than `steps` steps."""
    if steps == 0:
        return end
    per_pair = 1 if lanes == 2 else 2
    return bisect_left(
        range(end), -steps, lo=begin, hi=end, key=lambda unit: -int(chunk.steps[unit // per_pair])
    )
