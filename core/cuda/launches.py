"""The plan of a search: which launches compute what, in which order, and about how long each takes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.chunks import Chunk
from swathe.core.cuda.devices import Device
from swathe.kernels.tiled import THREADS, Build, Form, builds_for

LAUNCH_SECONDS: Final = 0.04
"""The longest that a launch may take, as planned: a cancel has to wait for launches in flight."""
SHORTEST_TASK_SECONDS: Final = 0.001
"""Tasks get smaller towards the end of a search, so that devices finish together, but not below this."""
DEPTH_SECONDS: Final = 0.1
"""Work enqueued on a device ahead of its results, so that it never waits for the host."""
PATIENCE: Final = 2
"""A pair may take 1 / PATIENCE of the whole search; where it would take longer, more threads align it."""
MOST_ITEMS: Final = 1 << 12
"""The most subjects that one task rescores in 32 bits."""
BOUNDARY_BYTES: Final = 16
"""Per word of a pass's last row: H and F of two columns."""
LARGEST_WINDOW_GAIN: Final = 1.5
"""A subject is cut into windows where it is longer than one by this factor."""
SHORTEST_WINDOW: Final = 2_048

_ROW_SECONDS: Final = 44e-9
_ROW_SECONDS_CLOCK: Final = 1.98e9
_SLOWER: Final = (((9, 0), 1.0), ((8, 0), 1.6), ((7, 5), 4.0))


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


def speed_of(device: Device) -> DeviceSpeed:
    """Return the figures of a device, scaled from those measured on an H200 (docs/decisions/010)."""
    slower = next((factor for least, factor in _SLOWER if device.capability >= least), _SLOWER[-1][1])
    clock = _ROW_SECONDS_CLOCK / device.clock_hz if device.clock_hz else 1.0
    return DeviceSpeed(device.multiprocessors * THREADS, _ROW_SECONDS * slower * clock, device.shared_bytes)


@dataclass(frozen=True, slots=True)
class PassLaunch:
    """Passes `pass_begin` to `pass_end` of a task: `cells` real cells, `seconds` of the whole device."""

    pass_begin: int
    pass_end: int
    cells: int
    seconds: float


@dataclass(frozen=True, eq=False, slots=True)
class Task:
    """A range of a chunk's units with all passes over it: launches that follow each other on one stream.

    Parameters
    ----------
    chunk : its place in the search's list of chunks
    begin, end : pairs, or subjects in flat order where the form has one lane
    stride : words of a unit's boundary (one lane only)
    items : int32[...] pair * 2 + lane of the subjects to compute, `begin` to `end` counting in it; None: all
    """

    chunk: int
    build: Build
    begin: int
    end: int
    stride: int
    launches: tuple[PassLaunch, ...]
    items: NDArray[np.int32] | None = None

    @property
    def passes(self) -> int:
        """Passes over the subjects."""
        return self.launches[-1].pass_end

    @property
    def seconds(self) -> float:
        """How long the whole device takes for it."""
        return sum(launch.seconds for launch in self.launches)

    @property
    def cells(self) -> int:
        """Real DP cells."""
        return sum(launch.cells for launch in self.launches)


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


def subjects_of_unit(form: Form) -> int:
    """Return how many subjects a unit has."""
    return 32 // form.lanes


def device_seconds(
    device_speed: DeviceSpeed, build: Build, steps: int, units: int, query_length: int
) -> float:
    """Return how long the whole device takes for `units` units with so many steps in all."""
    thread_steps = (steps + (build.group - 1) * units) * build.group * build.passes(query_length)
    return thread_steps * device_speed.step_seconds(build) / device_speed.threads


def latency(device_speed: DeviceSpeed, build: Build, steps: int, query_length: int) -> float:
    """Return how long one unit takes from its first step to its last while the device is full."""
    return (steps + build.group - 1) * build.passes(query_length) * device_speed.step_seconds(build)


def estimate(chunk: Chunk, device_speed: DeviceSpeed, form: Form, query_length: int) -> float:
    """Return roughly how long one device takes for a chunk."""
    build = builds_for(form, device_speed.shared_bytes, query_length)[0]
    lanes = subjects_of_unit(form)
    units = chunk.n_pairs if lanes == 2 else chunk.n_subjects
    return device_seconds(device_speed, build, chunk.steps_before(units, lanes), units, query_length)


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
        if kept < 0 or not is_quick[kept] or cost[place] < 0.95 * cost[kept]:
            kept = place
        if chosen and chosen[-1][1] == kept:
            chosen.pop()
        chosen.append((steps, kept))
    return tuple(Span(steps, builds[place]) for steps, place in chosen)


def choose_windows(
    lengths: NDArray[np.int32],
    device_speed: DeviceSpeed,
    form: Form,
    query_length: int,
    span: int | None,
    patience: float,
) -> Windows | None:
    """Choose which subjects to cut into windows, so that no single subject outlasts the rest of the search.

    Parameters
    ----------
    lengths : int32[n] ascending
    span : the most residues that an alignment spans (`core.cuda.chunks.span_bound`)
    patience : seconds that a subject may take
    """
    if span is None:
        return None
    builds = builds_for(form, device_speed.shared_bytes, query_length)
    quickest = min(builds, key=lambda build: latency(device_speed, build, 1_000, query_length))
    seconds = device_speed.step_seconds(quickest) * quickest.passes(query_length)
    length = max(int(2 * patience / seconds), 2 * span, SHORTEST_WINDOW)
    limit = int(min(LARGEST_WINDOW_GAIN * length, np.iinfo(np.int32).max))
    count = lengths.size - int(np.searchsorted(lengths, np.int32(limit), "right"))
    present = lengths.size - int(np.searchsorted(lengths, np.int32(0), "right"))
    count = min(
        count + count % 2, present
    )  # a pair is one unit of work: it is cut into windows whole or not at all
    return Windows(count, length, span - 1) if count else None


@dataclass(frozen=True, slots=True)
class LaunchPlan:
    """What `plan_chunk` needs to know about the search.

    Parameters
    ----------
    boundary_bytes : device memory for the boundary of a task
    n_devices : that share the tasks
    pair_seconds : that a typical pair takes
    """

    query_length: int
    device_speed: DeviceSpeed
    form: Form
    spans: tuple[Span, ...]
    boundary_bytes: int
    n_devices: int
    pair_seconds: float = 0.0


def plan_chunk(
    plan: LaunchPlan,
    chunk: Chunk,
    place: int,
    *,
    skip: int = 0,
    stop: int = 0,
    cells: int | None = None,
    after: float = 0.0,
) -> list[Task]:
    """Cut a chunk into tasks from the longest subjects to the shortest.

    Parameters
    ----------
    place : of the chunk in the search's list
    skip, stop : subjects at the long and at the short end to leave out, in whole pairs: windows compute
        them, or the search does not include them
    cells : real cells of the whole chunk; None: counted from its residues, which windows would count twice
    after : seconds of work on one device that follow this chunk
    """
    lanes = subjects_of_unit(plan.form)
    units = -(-(chunk.n_subjects - stop) // lanes)
    begin = min(-(-skip // lanes), units)
    total = chunk.residues_before(chunk.n_subjects)
    tasks: list[Task] = []
    remaining = after + device_seconds(
        plan.device_speed, plan.spans[0].build,
        chunk.steps_before(units, lanes) - chunk.steps_before(begin, lanes),
        units - begin, plan.query_length,
    )  # fmt: skip
    for span in reversed(plan.spans):
        shorter = next((other.steps for other in reversed(plan.spans) if other.steps < span.steps), 0)
        end = _first_of_at_most(chunk, shorter, begin, units, lanes)
        while begin < end:
            cut_at = _cut(plan, chunk, span.build, begin, end, lanes, remaining)
            done = [min(unit * lanes, chunk.n_subjects) for unit in (begin, cut_at)]
            before, behind = (chunk.residues_before(flat) for flat in done)
            if cells is None:
                share = plan.query_length * (behind - before)
            else:
                share = cells * behind // total - cells * before // total
            task = _task(plan, chunk, place, span.build, begin, cut_at, lanes, share)
            remaining -= task.seconds
            tasks.append(task)
            begin = cut_at
    return tasks


def plan_overflowed(
    plan: LaunchPlan, chunk: Chunk, place: int, build: Build, items: NDArray[np.int32]
) -> list[Task]:
    """Cut subjects whose scores overflowed into tasks that rescore them, one lane each.

    items : int32[n] pair * 2 + lane, ascending: longest first
    """
    tasks = []
    room = plan.boundary_bytes // BOUNDARY_BYTES
    begin = 0
    while begin < items.size:
        stride = int(chunk.steps[int(items[begin]) // 2])
        count = max(1, min(room // stride, plan.device_speed.threads // build.group, MOST_ITEMS))
        chosen = items[begin : begin + count]
        steps = int(chunk.steps[chosen // 2].sum(dtype=np.int64))
        seconds = device_seconds(plan.device_speed, build, steps, chosen.size, plan.query_length)
        longest = latency(plan.device_speed, build, stride, plan.query_length)
        launches = _launches(plan, build, seconds, longest, 0)
        tasks.append(Task(place, build, 0, chosen.size, stride, launches, chosen))
        begin += chosen.size
    return tasks


def _first_of_at_most(chunk: Chunk, steps: int, begin: int, end: int, lanes: int) -> int:
    """Return the first unit from `begin` on that has no more than `steps` steps."""
    if steps == 0:
        return end
    per_pair = 1 if lanes == 2 else 2
    return bisect_left(
        range(end), -steps, lo=begin, hi=end, key=lambda unit: -int(chunk.steps[unit // per_pair])
    )


def _cut(
    plan: LaunchPlan, chunk: Chunk, build: Build, begin: int, end: int, lanes: int, remaining: float
) -> int:
    """Return where a task that begins at `begin` ends."""
    device_speed = plan.device_speed
    most = min(LAUNCH_SECONDS, max(SHORTEST_TASK_SECONDS, remaining / (3 * plan.n_devices)))
    each = device_seconds(device_speed, build, 1, 0, plan.query_length)

    def work(unit: int) -> int:
        return chunk.steps_before(unit, lanes) + (build.group - 1) * unit

    by_time = bisect_right(range(end), work(begin) + most / each, lo=begin, hi=end, key=work) - 1
    wave = device_speed.threads // build.group
    full = wave if most == LAUNCH_SECONDS else wave // 4
    cut_at = max(by_time, begin + max(1, full))
    if end - cut_at < full // 4:
        cut_at = end
    cut_at = min(cut_at, end)
    if build.passes(plan.query_length) > 1:
        room = plan.boundary_bytes // BOUNDARY_BYTES
        fits = bisect_right(
            range(end + 1), room, lo=begin, hi=cut_at + 1,
            key=lambda unit: chunk.boundary_words(begin, unit, lanes) if unit > begin else 0,
        ) - 1  # fmt: skip
        cut_at = max(begin + 1, min(cut_at, fits))
    return cut_at


def _task(
    plan: LaunchPlan, chunk: Chunk, place: int, build: Build, begin: int, end: int, lanes: int, cells: int
) -> Task:
    steps = chunk.steps_before(end, lanes) - chunk.steps_before(begin, lanes)
    longest = int(chunk.steps[begin if lanes == 2 else begin // 2])
    seconds = device_seconds(plan.device_speed, build, steps, end - begin, plan.query_length)
    launches = _launches(
        plan, build, seconds, latency(plan.device_speed, build, longest, plan.query_length), cells
    )
    return Task(place, build, begin, end, longest, launches)


def _launches(
    plan: LaunchPlan, build: Build, seconds: float, longest: float, cells: int
) -> tuple[PassLaunch, ...]:
    """Split a task's passes over launches so that none takes over `LAUNCH_SECONDS`."""
    passes = build.passes(plan.query_length)
    count = min(passes, max(1, -int(-max(seconds, longest) // LAUNCH_SECONDS)))
    cuts = [passes * i // count for i in range(count + 1)]
    return tuple(
        PassLaunch(low, high, cells * high // passes - cells * low // passes, seconds * (high - low) / passes)
        for low, high in pairwise(cuts)
    )
