"""Queries of the tiled family: their blocks wait by chunk, and tasks have blocks of many queries."""

from __future__ import annotations

import math
import time
from bisect import bisect_right
from collections import deque
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import DeviceJob, Part, Query, Task
from swathe.core.cuda.tiled.chunks import Chunk
from swathe.core.cuda.tiled.launches import (
    LAUNCH_SECONDS,
    SHORTEST_TASK_SECONDS,
    Blocks,
    DeviceSpeed,
    PassLaunch,
    cut_overflowed,
    split_passes,
)
from swathe.core.cuda.tiled.planning import QueryPlan
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.kernels.tiled import (
    BLOCK,
    LETTERS,
    SOURCE,
    Build,
    choose_wide_build,
    profile_maps,
    profile_stride,
    query_profile,
)

_GATHERED_SECONDS: Final = 0.002
"""What a task takes of many queries at least."""
_GATHERING_SECONDS: Final = 0.001
"""How long after a query others are expected, where many are begun."""
_SOURCE_BYTES: Final = SOURCE.itemsize + 32
"""Of a part of a task besides its blocks, items and profile, which begin at multiples of 16 bytes."""


class TiledQuery(Query):
    """A query with its profile, as the kernel fetches it. What is `left` of it are blocks.

    Attributes
    ----------
    profile_bytes : size of a profile
    most : what no score exceeds
    filling : what an idle device computes first, as `QueryPlan.filling`
    """

    def __init__(self, codes: NDArray[np.uint8], scheme: Scoring) -> None:
        super().__init__(codes, scheme)
        self.profile_bytes = LETTERS * profile_stride(self.length)
        self.most = self.length * max(scheme.highest, 0)
        self.filling: Build | None = None
        self._profiles: dict[bool, bytes] = {}

    def profile(self, *, folded: bool) -> bytes:
        """Return its scores as the kernel fetches them, in bytes. Two threads may both make them."""
        if folded not in self._profiles:
            self._profiles[folded] = _profile(self.codes, self.scheme, folded=folded)
        return self._profiles[folded]


def _profile(codes: NDArray[np.uint8], scheme: Scoring, *, folded: bool) -> bytes:
    if not isinstance(scheme, ScoringScheme):
        rows = query_profile(scheme.table(codes), scheme.gap_open, scheme.gap_extend, folded=folded)
        return rows.tobytes()
    residues = codes.tobytes().ljust(profile_stride(codes.size), b"\xff")
    return b"".join(map(residues.translate, _maps(scheme, folded)))


@lru_cache(16)
def _maps(scheme: ScoringScheme, folded: bool) -> list[bytes]:
    return profile_maps(scheme.matrix, scheme.gap_open, scheme.gap_extend, folded=folded)


@dataclass(eq=False, slots=True)
class TiledPart(Part[TiledQuery]):
    """Blocks of a query that wait, or that a task has: those from `low` to `high`.

    Attributes
    ----------
    units : the number of units
    passes : over the blocks
    """

    blocks: Blocks
    low: int
    high: int
    units: int = field(init=False)
    passes: int = field(init=False)

    def __post_init__(self) -> None:
        blocks = self.blocks
        self.units = int(blocks.bounds[self.high] - blocks.bounds[self.low])
        self.passes = blocks.build.passes(self.query.length)

    @property
    def size(self) -> int:
        """The number of blocks."""
        return self.high - self.low

    @property
    def words(self) -> int:
        """Words of the boundary: none where there is one pass."""
        return int(self.blocks.words[self.high] - self.blocks.words[self.low]) if self.passes > 1 else 0

    @property
    def upload_bytes(self) -> int:
        """What a launch reads of it besides subjects."""
        items = 0 if self.blocks.items is None else 4 * self.units
        return _SOURCE_BYTES + self.query.profile_bytes + BLOCK.itemsize * self.size + items

    @property
    def cells(self) -> int:
        """Real DP cells."""
        return self.blocks.cells(self.low, self.high, self.query.length)


Kind = tuple[Build, int, int]
"""What parts of one launch share: the build, and the gap costs."""


@dataclass(frozen=True, eq=False, slots=True)
class TiledTask(Task[TiledPart]):
    """Parts of queries of one kind, with all passes over them."""

    build: Build
    parts: tuple[TiledPart, ...]
    launches: tuple[PassLaunch, ...]

    @property
    def n_launches(self) -> int:
        """The number of launches."""
        return len(self.launches)

    def seconds(self, launch: int) -> float:
        """Return how long the whole device takes for a launch, as planned."""
        return self.launches[launch].seconds

    def cells(self, part: TiledPart, launches: int) -> int:
        """Return the real cells of a part that are done after this number of launches."""
        done = self.launches[launches - 1].pass_end if launches else 0
        return part.cells * min(done, part.passes) // part.passes


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

    def covers(self, other: TaskLimits) -> bool:
        """Whether stream slots with these limits need no more memory for others."""
        return (
            self.words >= other.words
            and self.units >= other.units
            and self.upload_bytes >= other.upload_bytes
        )


@dataclass(eq=False, slots=True)
class _ChunkWork:
    """What waits for a chunk, by what can be computed together."""

    chunk: Chunk
    waiting: dict[Kind, deque[TiledPart]] = field(default_factory=dict)


class TiledJob(DeviceJob[TiledPart]):
    """Queries that may be added while it runs. A task has parts of as many as fit, the earliest first.

    A job that is timed has one query.

    Parameters
    ----------
    chunks : of the subjects, in the order in which to compute them
    device_speed : of the slowest device
    most_words : of a task's boundary, in words
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
        super().__init__(n_devices, timed=timed)
        self.device_speed = device_speed
        self._most_words = most_words
        self._works = {chunk.key: _ChunkWork(chunk) for chunk in chunks}
        self._n_waiting = 0
        self._seconds = 0.0
        self._latest = -math.inf

    def add(self, query: TiledQuery, plan: QueryPlan) -> bool:
        """Add a query and what is to be computed of it; return False where the job is over."""
        parts = [TiledPart(query, each, 0, each.count) for each in plan.blocks]
        query.filling = plan.filling
        with self._lock:
            if self._closed:
                return False
            self.pair_seconds = plan.pair_seconds
            self._admit(query, plan.size)
            for part in parts:
                self._waiting_with(part).append(part)
            self._n_waiting += len(parts)
            self._seconds += plan.seconds
            self._latest = time.monotonic()
            if not self.gathering:
                self._news.notify_all()
        return True

    @property
    def seconds_left(self) -> float:
        """Work that no device has taken, in seconds of one device."""
        return max(0.0, self._seconds) if self._n_waiting else 0.0

    @property
    def gathering(self) -> bool:
        """Whether to wait for more queries: few wait, and the latest came just now.

        A task of many takes the device's thread hardly longer than a task of one, and that thread has the
        interpreter meanwhile, which the thread that begins queries wants, too.
        """
        few = not self.alone and self._seconds < _GATHERED_SECONDS
        return few and time.monotonic() - self._latest < _GATHERING_SECONDS

    def first_of_each_kind(self) -> list[TiledPart]:
        """Return, of what waits, a part of each kind and chunk."""
        with self._lock:
            works = self._works.values()
            return [parts[0] for work in works for parts in work.waiting.values() if parts]

    def take(
        self, resident: Collection[Hashable], limits: TaskLimits, *, idle: bool = False
    ) -> TiledTask | None:
        """Return the next task of the chunks that are resident on a device, or None.

        idle : whether the device has nothing to do: it gets what fills it, and a few giants after that
        """
        if not self._n_waiting:
            return None
        with self._lock:
            works = [work for key, work in self._works.items() if key in resident and self._waits(work)]
            if not works:
                return None
            kind = _earliest_kind(works, idle=idle)
            works = [work for work in works if kind in work.waiting]
            works.sort(key=lambda work: work.waiting[kind][0].query.number)
            return self._gather(kind, works, limits)

    def rescore(self, part: TiledPart, items: NDArray[np.int32]) -> None:
        """Have subjects of a part's chunk computed in 32 bits, before the part is finished.

        items : int32[...] pair * 2 + lane, ascending
        """
        query, chunk = part.query, part.blocks.chunk
        build = choose_wide_build(query.length, items.size, self.device_speed.threads)
        blocks = cut_overflowed(chunk, build, items, self._most_words)
        self._rescore(TiledPart(query, blocks, 0, blocks.count), items.size)

    def has_unloaded(self, resident: Collection[Hashable], *, idle: bool) -> bool:
        """Whether `next_to_load` would return a chunk."""
        if not self._n_waiting:
            return False
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

    def has_tasks(self, key: Hashable) -> bool:
        """Whether something waits for a chunk."""
        with self._lock:
            work = self._works.get(key)
            return work is not None and self._waits(work)

    def _put(self, part: TiledPart, *, first: bool = False) -> None:
        """Have a part wait, as the last or the `first` of its kind."""
        waiting = self._waiting_with(part)
        if first:
            waiting.appendleft(part)
        else:
            waiting.append(part)
        self._n_waiting += 1
        self._seconds += self._seconds_of(part)

    def _drop(self, waiting: deque[TiledPart]) -> None:
        """Drop the first of what waits, of a query that is no longer wanted."""
        self._seconds -= self._seconds_of(waiting.popleft())
        self._n_waiting -= 1

    def _waiting_with(self, part: TiledPart) -> deque[TiledPart]:
        """Return what waits that can be computed together with a part."""
        blocks, scheme = part.blocks, part.query.scheme
        work = self._works.get(blocks.chunk.key)
        if work is None:  # windows, which are of one query: long, so first
            work = _ChunkWork(blocks.chunk)
            self._works = {blocks.chunk.key: work, **self._works}
        kind = (blocks.build, scheme.gap_open, scheme.gap_extend)
        found = work.waiting.get(kind)
        if found is None:
            found = work.waiting[kind] = deque()
        return found

    def _seconds_of(self, part: TiledPart) -> float:
        return part.blocks.seconds(part.low, part.high, self.device_speed, part.query.length)

    def _waits(self, work: _ChunkWork) -> bool:
        """Whether something waits for a chunk, after dropping parts of queries that are no longer wanted."""
        for kind, waiting in list(work.waiting.items()):
            while waiting and waiting[0].query.stopped:
                self._drop(waiting)
            if not waiting:
                del work.waiting[kind]
        return bool(work.waiting)

    def _gather(self, kind: Kind, works: list[_ChunkWork], limits: TaskLimits) -> TiledTask:
        """Take parts until the task is long enough or its stream slot full."""
        build = kind[0]
        speed = self.device_speed
        least = SHORTEST_TASK_SECONDS if self.alone else _GATHERED_SECONDS
        most = min(LAUNCH_SECONDS, max(least, self.seconds_left / (3 * self.n_devices)))
        # A quarter of the device at least, however long that takes: less would leave most of it idle.
        fewest = speed.threads // build.threads // 4
        parts: list[TiledPart] = []
        seconds = longest = 0.0
        words, units, size, blocks_taken = limits.words, limits.units, limits.upload_bytes, 0
        passes = 1
        for work in works:
            waiting = work.waiting[kind]
            while waiting:
                part = waiting[0]
                query, blocks, low = part.query, part.blocks, part.low
                if query.stopped:
                    self._drop(waiting)
                    continue
                own, spent = part.passes, self._seconds_of(part)
                taken = part
                has_room = part.words <= words and part.units <= units and part.upload_bytes <= size
                if spent > most - seconds or not has_room:
                    second = own * speed.step_seconds(build) / speed.threads
                    uncut = part.size if spent <= least / 4 else 0  # each part costs the host as much
                    high = _fitting(
                        part,
                        steps=(most - seconds) / second,
                        words=words if own > 1 else None,
                        units=units,
                        upload_bytes=size - _SOURCE_BYTES - query.profile_bytes,
                        at_least=low + max(uncut, fewest - blocks_taken),
                    )
                    if high < low + max(uncut, 1):
                        if parts:
                            break
                        high = max(high, low + 1)  # a slot has room for any block of any query
                    if high < part.high:
                        taken = TiledPart(query, blocks, low, high)
                        spent = self._seconds_of(taken)
                if taken is part:
                    waiting.popleft()
                    self._n_waiting -= 1
                else:
                    waiting[0] = TiledPart(query, blocks, taken.high, part.high)
                parts.append(taken)
                self._seconds -= spent
                seconds += spent
                if own > 1:
                    passes = max(passes, own)
                    longest = max(longest, own * speed.step_seconds(build) * blocks.slowest_steps(low))
                words -= taken.words
                units -= taken.units
                blocks_taken += taken.size
                size -= taken.upload_bytes
                if taken is not part or seconds >= most:
                    break
            else:
                continue
            break
        for work in works:
            if not work.waiting[kind]:
                del work.waiting[kind]
            if not work.waiting and work.chunk.owners is not None:
                del self._works[work.chunk.key]
        return TiledTask(build, tuple(parts), split_passes(passes, seconds, longest))

    def _next_to_load(self, resident: Collection[Hashable], idle: bool) -> Chunk | None:
        works = self._works
        waiting = (key for key, work in works.items() if key not in resident and self._waits(work))
        key = self._unclaimed(waiting, idle=idle)
        return works[key].chunk if key is not None else None


def _earliest_kind(works: Sequence[_ChunkWork], *, idle: bool) -> Kind:
    """Return what the earliest query needs next: where the device is idle, what fills it."""
    _, _, kind, query = min(
        (
            (waiting[0].query.number, place, kind, waiting[0].query)
            for place, work in enumerate(works)
            for kind, waiting in work.waiting.items()
        ),
        key=lambda found: found[:2],
    )
    if idle and query.filling is not None:
        filling = (query.filling, *kind[1:])
        if any(filling in work.waiting and work.waiting[filling][0].query is query for work in works):
            return filling
    return kind


def _fitting(
    part: TiledPart, *, steps: float, words: int | None, units: int, upload_bytes: int, at_least: int
) -> int:
    """Return the end of the blocks that a task has time and room for.

    Parameters
    ----------
    steps : of all threads in a pass
    words : of the boundary; None: it needs none
    at_least : where they may end whatever the time
    """
    blocks, low, high = part.blocks, part.low, part.high
    if upload_bytes <= 0:
        return low
    high = min(high, max(_last_within(blocks.steps, low, high, steps), at_least))
    per_block = BLOCK.itemsize + (0 if blocks.items is None else 4 * blocks.build.units)
    high = min(high, low + upload_bytes // per_block)
    if words is not None:
        high = _last_within(blocks.words, low, high, words)
    return _last_within(blocks.bounds, low, high, units)


def _last_within(before: NDArray[np.int64], low: int, high: int, most: float) -> int:
    """Return the last place up to `high` that is no more than `most` beyond `low`; usually `high`."""
    limit = before[low] + most
    if before[high] <= limit:
        return high
    # NumPy's search lets go of the interpreter, which takes longer to get back than this does.
    return bisect_right(before, limit, low, high) - 1
