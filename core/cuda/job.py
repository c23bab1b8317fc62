"""Queries that devices compute together: their work, handed out in tasks, their results, and their end."""

from __future__ import annotations

import math
import queue
import threading
from collections import Counter, deque
from collections.abc import Collection, Hashable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.chunks import Chunk
from swathe.core.cuda.launches import (
    LAUNCH_SECONDS,
    MOST_DRAWS,
    SHORTEST_TASK_SECONDS,
    WAVES,
    Blocks,
    DeviceSpeed,
    PassLaunch,
    cut_overflowed,
    split_passes,
    subjects_of_unit,
)
from swathe.core.cuda.resources import BuildResources
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import (
    BLOCK,
    LETTERS,
    SOURCE,
    THREADS,
    WIDE,
    Build,
    choose_build,
    profile_stride,
    query_profile,
)

_LINGER_SECONDS: Final = 0.002
"""How long a job without queries waits for another: beginning a job takes longer than adding a query."""
_NO_SCORES: Final = np.zeros(0, np.int32)
_SOURCE_BYTES: Final = SOURCE.itemsize + 32
"""Of a part of a task besides its blocks, items and profile, which begin at multiples of 16 bytes."""


@dataclass(frozen=True, eq=False, slots=True)
class ChunkScores:
    """Exact scores of subjects of a chunk, and real cells done since the query's last result.

    Parameters
    ----------
    chunk : None where only progress is reported
    flat : int64[k] places in flat order, or a slice of them
    scores : int32[k]
    cells : negative where the cells of a failed device have to be computed again
    """

    chunk: Chunk | None
    flat: NDArray[np.int64] | slice
    scores: NDArray[np.int32]
    cells: int


class TiledQuery:
    """A query of a job, and its results.

    Attributes
    ----------
    results : `ChunkScores` in the order in which they are finished
    rescored : subjects whose scores overflowed and are computed again in 32 bits
    """

    def __init__(self, codes: NDArray[np.uint8], scheme: Scoring) -> None:
        self.codes = codes
        self.scheme = scheme
        self.length = int(codes.size)
        self.results: queue.SimpleQueue[ChunkScores] = queue.SimpleQueue()
        self.rescored = 0
        # The job's:
        self.stopped = False
        self.blocks_left = 0
        self.number = 0
        self._profiles: dict[bool, NDArray[np.int8]] = {}

    @property
    def finished(self) -> bool:
        """Whether every score is in `results`."""
        return self.blocks_left == 0

    def report_progress(self, cells: int) -> None:
        """Report cells done, without scores."""
        self.results.put(ChunkScores(None, slice(0, 0), _NO_SCORES, cells))

    def profile(self, *, folded: bool) -> NDArray[np.int8]:
        """Return its scores as the kernel fetches them. Two devices may both make them."""
        if folded not in self._profiles:
            scheme = self.scheme
            self._profiles[folded] = query_profile(
                scheme.table(self.codes), scheme.gap_open, scheme.gap_extend, folded=folded
            )
        return self._profiles[folded]

    @property
    def profile_bytes(self) -> int:
        """Size of a profile."""
        return LETTERS * profile_stride(self.length)


@dataclass(eq=False, slots=True)
class Part:
    """Blocks of a query that wait, or that a task has: those from `low` to `high`.

    draws : of a task: how many of them one block of the launch takes together
    """

    query: TiledQuery
    blocks: Blocks
    low: int
    high: int
    draws: int = 1

    @property
    def units(self) -> int:
        """The number of units."""
        return int(self.blocks.bounds[self.high] - self.blocks.bounds[self.low])

    @property
    def cells(self) -> int:
        """Real DP cells."""
        return self.blocks.cells(self.low, self.high, self.query.length)


Kind = tuple[Build, int, int]
"""What parts of one launch share: the build, and the gap costs."""


@dataclass(frozen=True, eq=False, slots=True)
class Task:
    """Parts of queries that are computed together: launches that follow each other on one stream."""

    build: Build
    parts: tuple[Part, ...]
    launches: tuple[PassLaunch, ...]

    @property
    def seconds(self) -> float:
        """How long the whole device takes for it."""
        return sum(launch.seconds for launch in self.launches)


@dataclass(frozen=True, slots=True)
class TaskLimits:
    """What a task may take of a stream slot's memory.

    Parameters
    ----------
    words : of the boundary
    units : whose maxima there is room for
    upload_bytes : for the blocks, the profiles and what else a launch reads
    """

    words: int
    units: int
    upload_bytes: int


@dataclass(eq=False, slots=True)
class _ChunkWork:
    """What waits for a chunk, by what can be computed together."""

    chunk: Chunk
    waiting: dict[Kind, deque[Part]] = field(default_factory=dict)


class TiledJob:
    """Queries against the same subjects, on the same devices. Thread-safe.

    Queries may be added while it runs. Devices take from it in tasks; a task has parts of as many queries as
    it has room for, the earliest first.

    Parameters
    ----------
    chunks : of the subjects, in the order in which to compute them
    device_speed : of the slowest device
    most_words : of a task's boundary, in words
    n_devices : that share the tasks
    timed : whether devices record when launches begin and end. Such a job has one query

    Attributes
    ----------
    pair_seconds : that a typical pair of the latest query takes
    resources : of a timed job, what the kernels use of a device, in the order in which they were first needed
    """

    def __init__(
        self,
        chunks: Sequence[Chunk],
        device_speed: DeviceSpeed,
        most_words: int,
        n_devices: int,
        *,
        timed: bool = False,
    ) -> None:
        self.device_speed = device_speed
        self.n_devices = n_devices
        self.timed = timed
        self.pair_seconds = 0.0
        self.resources: dict[Build, BuildResources] = {}
        self._most_words = most_words
        self._works = {chunk.key: _ChunkWork(chunk) for chunk in chunks}
        self._unfinished: dict[TiledQuery, None] = {}
        self._added = 0
        self._seconds = 0.0
        self._claims: Counter[Hashable] = Counter()
        self._intervals: list[list[tuple[float, float]]] = []
        self._lock = threading.Lock()
        self._news = threading.Condition(self._lock)
        self._closed = False
        self._last = False

    def add(self, query: TiledQuery, blocks: Iterable[Blocks], pair_seconds: float = 0.0) -> bool:
        """Add a query and what is to be computed of it; return False where the job is over.

        pair_seconds : that a typical pair takes
        """
        parts = [Part(query, each, 0, each.count) for each in blocks]
        with self._lock:
            if self._closed:
                return False
            query.number = self._added
            self._added += 1
            self.pair_seconds = pair_seconds
            if parts:
                self._unfinished[query] = None
            for part in parts:
                query.blocks_left += part.high
                self._put(part)
            self._news.notify_all()
        return True

    def expect_no_more(self) -> None:
        """Have the job end as soon as no query is left: another one waits for the devices."""
        with self._lock:
            self._last = True
            self._news.notify_all()

    def stop(self, query: TiledQuery) -> None:
        """Compute no more of a query, whose results nobody wants any more."""
        with self._lock:
            query.stopped = True
            self._unfinished.pop(query, None)

    def watch(self, calls: Iterable[Future[Any]]) -> None:
        """Have queries look at the devices' calls when one of them ends."""
        for call in calls:
            call.add_done_callback(self._tell_all)

    @property
    def alone(self) -> bool:
        """Whether it has had one query only."""
        return self._added == 1

    @property
    def seconds_left(self) -> float:
        """Work that no device has taken, in seconds of one device."""
        return max(0.0, self._seconds)

    def close_if_idle(self) -> bool:
        """Whether no query is left to compute, after waiting a moment for one; none can be added then."""
        with self._lock:
            if not (self._unfinished or self._closed or self._last):
                self._news.wait(_LINGER_SECONDS)
            self._closed |= not self._unfinished
            return self._closed

    def take(self, resident: Collection[Hashable], limits: TaskLimits) -> Task | None:
        """Return the next task of the chunks that are resident on a device, or None."""
        with self._lock:
            works = [work for key, work in self._works.items() if key in resident and self._waits(work)]
            if not works:
                return None
            kind = _earliest_kind(works)
            works = [work for work in works if kind in work.waiting]
            works.sort(key=lambda work: work.waiting[kind][0].query.number)
            return self._gather(kind, works, limits)

    def return_unfinished(self, parts: Iterable[Part]) -> None:
        """Return parts that a device did not finish."""
        with self._lock:
            for part in parts:
                self._put(part, first=True)

    def finish(self, part: Part, result: ChunkScores) -> None:
        """Report a part's scores."""
        query = part.query
        with self._lock:
            query.blocks_left -= part.high - part.low
            if not query.blocks_left:
                self._unfinished.pop(query, None)
            if not query.stopped:
                query.results.put(result)

    def rescore(self, part: Part, items: NDArray[np.int32]) -> None:
        """Have subjects of a part's chunk computed in 32 bits, before the part is finished.

        items : int32[...] pair * 2 + lane, ascending
        """
        query, chunk = part.query, part.blocks.chunk
        build = choose_build(WIDE, WIDE.shapes[-1], query.length)
        blocks = cut_overflowed(chunk, build, items, self._most_words)
        with self._lock:
            query.rescored += items.size
            query.blocks_left += blocks.count
            self._put(Part(query, blocks, 0, blocks.count), first=True)

    def has_unloaded(self, resident: Collection[Hashable], *, idle: bool) -> bool:
        """Whether `next_to_load` would return a chunk."""
        with self._lock:
            return self._next_to_load(resident, idle) is not None

    def next_to_load(self, resident: Collection[Hashable], *, idle: bool) -> Chunk | None:
        """Return the chunk that a device is to load next, or None.

        Chunks that no other device has or loads come first. Only a device that would be `idle` otherwise
        shares one, since loading it twice costs more than waiting for it.
        """
        with self._lock:
            chunk = self._next_to_load(resident, idle)
            if chunk is not None:
                self._claims[chunk.key] += 1
            return chunk

    def note_resident(self, keys: Collection[Hashable]) -> None:
        """Count the chunks that are resident on a device from earlier searches."""
        with self._lock:
            self._claims.update(keys)

    def release(self, keys: Collection[Hashable]) -> None:
        """Record that chunks are no longer resident on a device."""
        with self._lock:
            self._claims.subtract(keys)

    def has_tasks(self, key: Hashable) -> bool:
        """Whether something waits for a chunk."""
        with self._lock:
            work = self._works.get(key)
            return work is not None and self._waits(work)

    def intervals(self) -> list[tuple[float, float]]:
        """Return a new list, to which a device appends the begin and end of each of its launches, in seconds.

        A launch's interval is appended before its task's results are reported.
        """
        intervals: list[tuple[float, float]] = []
        self._intervals.append(intervals)
        return intervals

    @property
    def launch_seconds(self) -> float:
        """How long at least one launch was running, on the device that computed longest; 0 unless timed."""
        return max((covered_seconds(tuple(intervals)) for intervals in self._intervals), default=0.0)

    def _tell_all(self, _: Future[Any]) -> None:
        with self._lock:
            for query in self._unfinished:
                query.report_progress(0)

    def _put(self, part: Part, *, first: bool = False) -> None:
        """Have a part wait, as the last or the `first` of its kind."""
        blocks, query = part.blocks, part.query
        work = self._works.get(blocks.chunk.key)
        if work is None:  # windows, which are of one query: long, so first
            work = _ChunkWork(blocks.chunk)
            self._works = {blocks.chunk.key: work, **self._works}
        kind = (blocks.build, query.scheme.gap_open, query.scheme.gap_extend)
        waiting = work.waiting.setdefault(kind, deque())
        if first:
            waiting.appendleft(part)
        else:
            waiting.append(part)
        self._seconds += self._seconds_of(part)

    def _seconds_of(self, part: Part) -> float:
        return part.blocks.seconds(part.low, part.high, self.device_speed, part.query.length)

    def _waits(self, work: _ChunkWork) -> bool:
        """Whether something waits for a chunk, after dropping what nobody wants any more."""
        for kind, waiting in list(work.waiting.items()):
            while waiting and waiting[0].query.stopped:
                self._seconds -= self._seconds_of(waiting.popleft())
            if not waiting:
                del work.waiting[kind]
        return bool(work.waiting)

    def _gather(self, kind: Kind, works: list[_ChunkWork], limits: TaskLimits) -> Task:
        """Take parts until the task is long enough or its stream slot full."""
        build = kind[0]
        speed = self.device_speed
        left = self.seconds_left
        most = min(LAUNCH_SECONDS, max(SHORTEST_TASK_SECONDS, left / (3 * self.n_devices)))
        # A quarter of the device at least, however long that takes: less would leave most of it idle.
        fewest = speed.threads // build.threads // 4
        parts: list[Part] = []
        seconds = longest = 0.0
        words, units, size, blocks_taken = limits.words, limits.units, limits.upload_bytes, 0
        passes = 1
        for work in works:
            waiting = work.waiting[kind]
            while waiting:
                part = waiting[0]
                query, blocks, low = part.query, part.blocks, part.low
                if query.stopped:
                    self._seconds -= self._seconds_of(waiting.popleft())
                    continue
                own = build.passes(query.length)
                second = own * speed.step_seconds(build) / speed.threads
                high = _fitting(
                    part,
                    steps=(most - seconds) / second,
                    words=words if own > 1 else None,
                    units=units,
                    upload_bytes=size - _SOURCE_BYTES - query.profile_bytes,
                    at_least=low + fewest - blocks_taken,
                )
                if high <= low:
                    if parts:
                        break
                    high = low + 1  # a slot has room for any block of any query
                taken = Part(query, blocks, low, high, self._draws(blocks, low, high, own, left))
                if high == part.high:
                    waiting.popleft()
                else:
                    part.low = high
                parts.append(taken)
                spent = self._seconds_of(taken)
                self._seconds -= spent
                seconds += spent
                passes = max(passes, own)
                slowest = max(
                    int(blocks.longest[low]) + build.group - 1,
                    _thread_steps(blocks, low, min(low + taken.draws, high)) // build.threads,
                )
                longest = max(longest, own * speed.step_seconds(build) * slowest)
                words -= int(blocks.words[high] - blocks.words[low]) if own > 1 else 0
                units -= taken.units
                blocks_taken += high - low
                size -= _SOURCE_BYTES + query.profile_bytes + _table_bytes(taken)
                if high < part.high:
                    break
            else:
                continue
            break
        for work in works:
            if not work.waiting[kind]:
                del work.waiting[kind]
            if not work.waiting and work.chunk.owners is not None:
                del self._works[work.chunk.key]
        return Task(build, tuple(parts), split_passes(passes, seconds, longest))

    def _draws(self, blocks: Blocks, low: int, high: int, passes: int, left: float) -> int:
        """Return how often the warps of a block draw: often while there is work for many such blocks."""
        build = blocks.build
        if subjects_of_unit(build.form) == 1:
            return 1  # each block has its own stride
        steps = _thread_steps(blocks, low, high) / (high - low) / build.threads
        block_seconds = max(steps * passes * self.device_speed.step_seconds(build), 1e-9)
        resident = THREADS // build.threads
        waves = left / self.n_devices * resident / (WAVES * block_seconds)
        return max(1, min(MOST_DRAWS, int(min(waves, LAUNCH_SECONDS / 2 / block_seconds))))

    def _next_to_load(self, resident: Collection[Hashable], idle: bool) -> Chunk | None:
        waiting = [
            work.chunk
            for key, work in self._works.items()
            if key not in resident and (idle or not self._claims[key]) and self._waits(work)
        ]
        return min(waiting, key=lambda chunk: self._claims[chunk.key], default=None)


def _earliest_kind(works: Sequence[_ChunkWork]) -> Kind:
    """Return what the earliest query needs next."""
    _, _, kind = min(
        (
            (waiting[0].query.number, place, kind)
            for place, work in enumerate(works)
            for kind, waiting in work.waiting.items()
        ),
        key=lambda found: found[:2],
    )
    return kind


def _thread_steps(blocks: Blocks, low: int, high: int) -> int:
    """Return the steps of all threads in a pass over some blocks."""
    return int(blocks.steps[high] - blocks.steps[low])


def _table_bytes(part: Part) -> int:
    """Return the bytes of a part's blocks and items."""
    items = 0 if part.blocks.items is None else 4 * part.units
    return BLOCK.itemsize * (part.high - part.low) + items


def _fitting(
    part: Part, *, steps: float, words: int | None, units: int, upload_bytes: int, at_least: int
) -> int:
    """Return where the blocks end that a task has time and room for.

    Parameters
    ----------
    steps : of all threads in a pass
    words : of the boundary; None: it needs none
    at_least : where they may end whatever the time
    """
    blocks, low, high = part.blocks, part.low, part.high
    if upload_bytes <= 0:
        return low
    by_time = int(np.searchsorted(blocks.steps, blocks.steps[low] + steps, "right")) - 1
    high = min(high, max(by_time, at_least))
    per_block = BLOCK.itemsize + (0 if blocks.items is None else 4 * blocks.build.units)
    high = min(high, low + upload_bytes // per_block)
    if words is not None:
        high = min(high, int(np.searchsorted(blocks.words, blocks.words[low] + words, "right")) - 1)
    return min(high, int(np.searchsorted(blocks.bounds, blocks.bounds[low] + units, "right")) - 1)


def covered_seconds(intervals: Sequence[tuple[float, float]]) -> float:
    """Return the length of the union of intervals (begin, end)."""
    total, reached = 0.0, -math.inf
    for begin, end in sorted(intervals):
        total += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return total
