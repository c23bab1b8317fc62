"""Plan the memory of the devices, and what they compute of a query."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.devices import Device
from swathe.core.cuda.tiled.chunks import (
    WORD_BYTES,
    Chunk,
    ChunkPlan,
    choose_window_cuts,
    span_bound,
    split_into_chunks,
    windows_as_chunk,
)
from swathe.core.cuda.tiled.launches import (
    BOUNDARY_BYTES,
    LARGEST_WINDOW_GAIN,
    PATIENCE,
    PATIENCE_SECONDS,
    Blocks,
    DeviceSpeed,
    Span,
    StepHistogram,
    Windows,
    choose_windows,
    cut_into_blocks,
    first_of_at_most,
    latency,
    may_need_windows,
    shortest_window,
    speed_of,
    subjects_of_unit,
)
from swathe.core.database import Subjects
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import (
    LETTERS,
    PADDING,
    WIDE,
    Build,
    Form,
    builds_for,
    choose_form,
    profile_stride,
)

CHUNK_WORDS: Final = 32 << 20
"""A chunk's size: 256 MiB on the device, some 120 million residues. Smaller ones are sooner copied, by a few
milliseconds once, but each has parts of every query, which the host begins, takes and reports."""
CHUNKS: Final = 8
"""The fewest that a device's memory has room for: the next is copied while the present one is computed."""
LARGEST_BOUNDARY: Final = 256 << 20
LARGEST_UPLOAD: Final = 1 << 20
"""What a launch reads besides subjects: its blocks, and the profiles of about a hundred queries."""
MOST_UNITS: Final = 1 << 18
FEWEST_UNITS: Final = 1 << 9
"""More than the largest block has, so that a task has room for one."""
_BLOCKS_BYTES: Final = 1 << 13
"""Room for the blocks in an upload with a single profile."""
_GRAIN: Final = 1 << 12
_GIANTS: Final = 1.5
"""As a multiple of its whole query, how long a pair may take and yet come after what fills the device.
While all threads run, as is planned with, it takes twice as long as it does in few warps."""
_MOST_PLANS: Final = 2_048
"""Plans that a planner keeps."""


@dataclass(frozen=True, slots=True)
class MemoryPlan:
    """What every device of a search allocates memory for.

    Parameters
    ----------
    boundary_bytes, upload_bytes : of each task in flight
    units : of each task in flight at most
    """

    chunk_plan: ChunkPlan
    boundary_bytes: int
    upload_bytes: int
    units: int

    def takes(self, query_length: int) -> bool:
        """Whether a query's profile fits an upload."""
        return self.upload_bytes >= LETTERS * profile_stride(query_length) + _BLOCKS_BYTES

    def covers(self, other: MemoryPlan) -> bool:
        """Whether a device with this plan needs no more memory for another."""
        return (
            self.boundary_bytes >= other.boundary_bytes
            and self.upload_bytes >= other.upload_bytes
            and self.units >= other.units
            and (
                self.chunk_plan.key == other.chunk_plan.key or self.chunk_plan.evictable_for(other.chunk_plan)
            )
        )


def plan_memory(
    subjects: Subjects,
    query_length: int,
    budget: int,
    shrink: int,
    before: ChunkPlan | None,
) -> MemoryPlan:
    """Divide `budget` bytes of a device's memory.

    Parameters
    ----------
    shrink : 1, 2, 4, …: divisor of the sizes of chunks and boundaries, doubled when memory did not suffice
    before : the plan to keep if it is for these subjects and of the right size
    """
    longest = (subjects.longest + 1) // 2 + PADDING
    boundary = max(longest * BOUNDARY_BYTES, min(LARGEST_BOUNDARY, budget // 48) // shrink)
    words = max(longest + PADDING, min(CHUNK_WORDS, budget // (CHUNKS * WORD_BYTES)) // shrink)
    chunk_plan = (
        before
        if before is not None and before.key == (subjects.key, words)
        else split_into_chunks(subjects, words)
    )
    upload = max(
        LETTERS * profile_stride(query_length) + _BLOCKS_BYTES, min(LARGEST_UPLOAD, budget // 96) // shrink
    )
    units = max(FEWEST_UNITS, min(MOST_UNITS, budget // 1_024) // shrink)
    return MemoryPlan(chunk_plan, boundary, -(-upload // _GRAIN) * _GRAIN, units)


def smallest(memory: MemoryPlan, subjects: Subjects) -> bool:
    """Whether nothing of a plan can be made smaller."""
    longest = (subjects.longest + 1) // 2 + PADDING
    return memory.boundary_bytes == longest * BOUNDARY_BYTES and memory.chunk_plan.key == (
        subjects.key,
        longest + PADDING,
    )


def form_of(kernel: str, scheme: Scoring, devices: Sequence[Device]) -> Form:
    """Return the form that a search is planned with; other generations use their own equivalent."""
    if kernel == "wide":
        return WIDE
    return choose_form(
        scheme.lowest, scheme.highest, scheme.gap_open, scheme.gap_extend, devices[0].capability
    )


@dataclass(frozen=True, slots=True)
class QueryPlan:
    """What devices compute of a query.

    Parameters
    ----------
    blocks : in the order in which to compute them
    pair_seconds : that a typical pair takes
    size : the number of blocks
    seconds : of one device for all of them
    filling : the build of most of the work, which an idle device begins with; None where a pair could be what
        the query waits for, so that the first blocks come first
    """

    blocks: tuple[Blocks, ...]
    pair_seconds: float
    size: int
    seconds: float
    filling: Build | None


class Planner:
    """Plans queries against the same subjects; keeps what queries of the same length have in common.

    Parameters
    ----------
    boundary_bytes : of each task in flight
    windows : an earlier planner's, to keep if they are the same. Permuted copies have none: all copies of a
        subject are equally long

    Attributes
    ----------
    device_speed : of the slowest device
    windows : the latest, None before any
    """

    def __init__(
        self,
        subjects: Subjects,
        memory: MemoryPlan,
        devices: Sequence[Device],
        windows: Chunk | None = None,
    ) -> None:
        self.subjects = subjects
        self.chunk_plan = memory.chunk_plan
        self.most_words = memory.boundary_bytes // BOUNDARY_BYTES
        self.devices = tuple(devices)
        self.device_speed = _slowest(devices)
        self.windows = windows
        self._spans = max((int(chunk.steps[0]) for chunk in self.chunk_plan.chunks), default=1)
        pairs = sum(chunk.n_pairs for chunk in self.chunk_plan.chunks)
        steps = sum(chunk.steps_before(chunk.n_pairs, 2) for chunk in self.chunk_plan.chunks)
        self._pairs, self._steps = pairs, steps
        self._blocks: dict[tuple[object, ...], Blocks] = {}
        self._plans: dict[tuple[object, ...], QueryPlan] = {}
        self._lengths: dict[tuple[Form, int], tuple[float, int]] = {}
        self._passes: dict[tuple[tuple[int, int], ...], int] = {}
        self._histogram = StepHistogram([chunk.steps for chunk in self.chunk_plan.chunks])

    def serves(self, memory: MemoryPlan, devices: Sequence[Device]) -> bool:
        """Whether it plans for these chunks, this memory and these devices."""
        return (
            self.chunk_plan is memory.chunk_plan
            and self.most_words == memory.boundary_bytes // BOUNDARY_BYTES
            and self.devices == tuple(devices)
        )

    def plan(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        form: Form,
        *,
        searched: tuple[int, int] | None = None,
        others: float = 0.0,
    ) -> QueryPlan:
        """Plan a query.

        Parameters
        ----------
        searched : the range to compare with, begin and end; None: all. Units, which are counted from the end,
            are computed whole.
        others : seconds of one device for the queries that were begun before and whose caller still waits
        """
        n = self.subjects.n_sequences
        first, behind = searched or (0, n)
        # A pass has whole fours of rows: lengths that differ by less have the same plan.
        m = profile_stride(int(query.size))
        whole, passes = self._of_length(form, m)
        share = whole / len(self.devices)
        if behind - first < n:
            share *= self._residues(first, behind) / self._residues(0, n)
        # With other queries' work to hide it, a pair may take longer than its own query.
        hidden = min(PATIENCE * PATIENCE_SECONDS, others / len(self.devices))
        if hidden > share:
            share = _level(hidden)
        windows = None
        if behind == n and self.subjects.permutation is None:
            windows = self._choose_windows(query, scheme, form, m, first, share)
        if behind - first < n:
            return self._plan(m, form, share, first, behind, windows)
        key = (form, share, passes, windows)
        if key not in self._plans:
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
                self._blocks.clear()
                self._lengths.clear()
                self._passes.clear()
            self._plans[key] = self._plan(m, form, share, first, behind, windows)
        return self._plans[key]

    def _plan(
        self, m: int, form: Form, share: float, first: int, behind: int, windows: Windows | None
    ) -> QueryPlan:
        subjects, chunks = self.subjects, self.chunk_plan.chunks
        cut_out = _cut_windows(subjects, windows, self.chunk_plan, self.windows)
        if cut_out is not None and cut_out is not self.windows:
            self.windows = cut_out
            self._plans.clear()  # plans with other windows would keep these
        longest = max(self._spans, 0 if cut_out is None else int(cut_out.steps[0]))
        most = self._spans if windows is None or cut_out is None else (windows.limit + 1) // 2
        devices = len(self.devices)
        spans = self._histogram.choose_spans(share, most, longest, self.device_speed, form, m, devices)
        lanes = subjects_of_unit(form)
        skip = subjects.n_sequences - behind
        skip -= skip % lanes
        blocks: list[Blocks] = []
        if cut_out is not None:
            skip = int(np.unique(cut_out.owners).size)  # type: ignore[arg-type]
            real = self._residues(subjects.n_sequences - skip, subjects.n_sequences)
            blocks += self._blocks_of(cut_out, spans, 0, _units(cut_out.n_subjects, lanes), real)
        for chunk in chunks:
            left_out = min(skip, chunk.n_subjects)
            stop = min(max(0, first - chunk.begin), chunk.n_subjects)
            units, skipped = _units(chunk.n_subjects - stop, lanes), _units(left_out, lanes)
            if skipped < units:
                blocks += self._blocks_of(chunk, spans, skipped, units)
            skip -= left_out
        typical = self._steps // max(1, self._pairs)
        return self._planned(blocks, m, latency(self.device_speed, spans[0].build, typical, m))

    def _planned(self, blocks: Sequence[Blocks], m: int, pair_seconds: float) -> QueryPlan:
        speed = self.device_speed
        seconds: defaultdict[Build, float] = defaultdict(float)
        longest = 0.0
        for each in blocks:
            seconds[each.build] += each.seconds(0, each.count, speed, m)
            longest = max(longest, latency(speed, each.build, int(each.longest[0]), m))
        whole = sum(seconds.values())
        waits_for_a_pair = longest >= _GIANTS * whole
        filling = None if waits_for_a_pair else max(seconds, key=seconds.__getitem__, default=None)
        size = sum(each.count for each in blocks)
        return QueryPlan(tuple(blocks), pair_seconds, size, whole, filling)

    def _blocks_of(
        self, chunk: Chunk, spans: Sequence[Span], begin: int, end: int, real: int | None = None
    ) -> list[Blocks]:
        """Return the blocks of a chunk's units, the longest first."""
        blocks = []
        for span in reversed(spans):
            lanes = subjects_of_unit(span.build.form)
            shorter = next((other.steps for other in reversed(spans) if other.steps < span.steps), 0)
            cut = first_of_at_most(chunk, shorter, begin, end, lanes)
            if begin < cut:
                key = (chunk.key, span.build, begin, cut)
                found = self._blocks.get(key)
                if found is None:
                    found = cut_into_blocks(chunk, span.build, begin, cut, self.most_words, real)
                    if chunk.owners is None:
                        self._blocks[key] = found
                blocks.append(found)
            begin = cut
        return blocks

    def _choose_windows(
        self, query: NDArray[np.uint8], scheme: Scoring, form: Form, m: int, first: int, share: float
    ) -> Windows | None:
        shortest = shortest_window(self.device_speed, form, m, share / PATIENCE * _WINDOW_PATIENCE)
        if not may_need_windows(self.subjects.longest, shortest):
            return None
        span = span_bound(query, scheme)
        return choose_windows(self.subjects.lengths[first:], span, shortest)

    def _of_length(self, form: Form, m: int) -> tuple[float, int]:
        """Return roughly how long one device takes for a query, and a number of the passes of every build.

        Queries of different lengths have the same plan where every build needs as many passes for both: the
        number is the same then.
        """
        found = self._lengths.get((form, m))
        if found is None:
            speed = self.device_speed
            builds = builds_for(form, speed.shared_bytes, m)
            build = builds[0]
            units = self._pairs * (3 - subjects_of_unit(form))
            steps = self._steps * (3 - subjects_of_unit(form)) + (build.group - 1) * units
            thread_steps = steps * build.group * build.passes(m)
            passes = tuple((each.rows, each.passes(m)) for each in builds)
            found = (
                thread_steps * speed.step_seconds(build) / speed.threads,
                self._passes.setdefault(passes, len(self._passes)),
            )
            self._lengths[form, m] = found
        return found

    def _residues(self, begin: int, end: int) -> int:
        return int(self.subjects.offsets[end] - self.subjects.offsets[begin])


def _level(seconds: float) -> float:
    """Round down to one of few numbers: 1/32 s, an eighth of that, and so on."""
    exponent = math.floor(math.log2(seconds))
    return 2.0 ** (exponent - (exponent + 5) % 3)


_WINDOW_PATIENCE: Final = 2
"""A subject is cut into windows where it would take this many times as long as pairs may take."""


def _units(subjects: int, lanes: int) -> int:
    """Return the number of units of a number of subjects."""
    return -(-subjects // lanes)


def _slowest(devices: Sequence[Device]) -> DeviceSpeed:
    """Return speeds with which no device takes longer than planned, and every one is filled."""
    speeds = [speed_of(each) for each in devices]
    return DeviceSpeed(
        max(device_speed.threads for device_speed in speeds),
        max(device_speed.row_seconds for device_speed in speeds),
        min(device_speed.shared_bytes for device_speed in speeds),
    )


def _cut_windows(
    subjects: Subjects, windows: Windows | None, chunk_plan: ChunkPlan, before: Chunk | None
) -> Chunk | None:
    """Return the windows as a chunk.

    Where a slot is too small for all, fewer subjects are cut; none where the rest would take about as long.
    """
    n, lengths = subjects.n_sequences, subjects.lengths
    while windows is not None:
        key = (subjects.key, "windows", windows.count, windows.length, windows.overlap)
        if before is not None and before.key == key:
            return before
        residues = int(subjects.offsets[n] - subjects.offsets[n - windows.count])
        if residues <= chunk_plan.raw_residues:  # those of the windows are more
            cuts = choose_window_cuts(lengths, windows.count, windows.length, windows.overlap)
            if chunk_plan.has_room_for(cuts.lengths):
                return windows_as_chunk(subjects, key, cuts)
        count = windows.count // 4 * 2
        if LARGEST_WINDOW_GAIN * lengths[n - count - 1] > lengths[-1]:
            return None
        windows = Windows(count, windows.length, windows.overlap)
    return None
