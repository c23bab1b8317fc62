"""One search that devices share: its tasks, handed out from long to short, its results, and its end."""

from __future__ import annotations

import math
import queue
import threading
from collections import Counter, deque
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.chunks import Chunk
from swathe.core.cuda.launches import LaunchPlan, Task, plan_chunk
from swathe.core.cuda.resources import BuildResources
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import WIDE, Build, choose_build, score_image


@dataclass(frozen=True, eq=False, slots=True)
class ChunkScores:
    """Exact scores of subjects of a chunk, and real cells done since the last result.

    Parameters
    ----------
    chunk : its place in `TiledJob.chunks`; -1 where only progress is reported
    flat : int64[k] places in flat order, or a slice of them
    scores : int32[k]
    cells : negative where the cells of a failed device have to be computed again
    """

    chunk: int
    flat: NDArray[np.int64] | slice
    scores: NDArray[np.int32]
    cells: int


_NOTHING = np.zeros(0, np.int32)


class ScoreImages:
    """A query's score images, one per build, laid out once for all devices. Thread-safe.

    table : the scores that they are made from, int8[m, N_CODES]
    """

    def __init__(self, query: NDArray[np.uint8], scheme: Scoring) -> None:
        self._scheme = scheme
        self.table = scheme.table(query)
        self._made: dict[Build, NDArray[np.int8]] = {}
        self._lock = threading.Lock()

    def get(self, build: Build) -> NDArray[np.int8]:
        """Return the image of a build, flat: int8[...]."""
        scheme = self._scheme
        with self._lock:
            if build not in self._made:
                image = score_image(self.table, scheme.gap_open, scheme.gap_extend, build)
                self._made[build] = image.reshape(-1)
            return self._made[build]


@dataclass(eq=False, slots=True)
class ChunkTasks:
    """What a search computes of a chunk; cut into tasks when a device first takes one.

    Parameters
    ----------
    chunk, skip, stop, cells, after : as `core.cuda.launches.plan_chunk` takes them
    seconds : that one device takes for it, estimated
    empty : whether the search leaves all of it out
    """

    chunk: Chunk
    seconds: float
    after: float
    skip: int = 0
    stop: int = 0
    cells: int | None = None
    empty: bool = False
    planned: bool = field(default=False, init=False)
    tasks: deque[Task] = field(default_factory=deque, init=False)

    @property
    def waits(self) -> bool:
        """Whether tasks are left that no device has taken."""
        return bool(self.tasks) or not (self.planned or self.empty)

    def plan(self, plan: LaunchPlan, place: int) -> None:
        """Cut it into tasks."""
        self.planned = True
        self.tasks.extend(
            plan_chunk(
                plan, self.chunk, place, skip=self.skip, stop=self.stop, cells=self.cells, after=self.after
            )
        )


class TiledJob:
    """A search's tasks and results. Thread-safe.

    A chunk is cut into tasks when a device gets to it: launches are in flight by then, so this costs nothing.

    Attributes
    ----------
    chunks : in the order in which to compute them
    results : `ChunkScores` in the order in which they are finished
    rescored : subjects whose scores overflowed and are computed again in 32 bits
    timed : whether devices record when launches begin and end
    resources : of a timed job, what the kernels use of a device, in the order in which they were first needed
    stopped : whether `stop` was called
    wide_build : the build that rescores in 32 bits
    """

    def __init__(
        self,
        images: ScoreImages,
        scheme: Scoring,
        plan: LaunchPlan,
        chunk_tasks: Sequence[ChunkTasks],
        *,
        timed: bool = False,
    ) -> None:
        self.images = images
        self.scheme = scheme
        self.plan = plan
        self.chunks = tuple(each.chunk for each in chunk_tasks)
        self.places = {chunk.key: place for place, chunk in enumerate(self.chunks)}
        self.wide_build = choose_build(WIDE, WIDE.shapes[-1], plan.query_length)
        self.results: queue.SimpleQueue[ChunkScores] = queue.SimpleQueue()
        self.rescored = 0
        self.timed = timed
        self.resources: dict[Build, BuildResources] = {}
        self._intervals: list[list[tuple[float, float]]] = []
        self._chunk_tasks = tuple(chunk_tasks)
        self._unfinished = sum(
            each.waits for each in chunk_tasks
        )  # a each that is not planned counts as one task
        self._seconds = sum(each.seconds for each in chunk_tasks)
        self._claims: Counter[Hashable] = Counter()
        self._lock = threading.Lock()
        self.stopped = False

    def stop(self) -> None:
        """Hand out no more tasks."""
        self.stopped = True

    @property
    def finished(self) -> bool:
        """Whether every task is done and its result is in `results`."""
        with self._lock:
            return self._unfinished == 0

    @property
    def seconds_left(self) -> float:
        """Work that no device has taken, in seconds of one device."""
        return self._seconds

    def take(self, resident: Collection[Hashable]) -> Task | None:
        """Return the next task of the chunks that are resident on a device, or None."""
        with self._lock:
            if self.stopped:
                return None
            for place, each in enumerate(self._chunk_tasks):
                if not each.waits or each.chunk.key not in resident:
                    continue
                if not each.planned:
                    each.plan(self.plan, place)
                    self._unfinished += len(each.tasks) - 1
                    self._seconds += sum(task.seconds for task in each.tasks) - each.seconds
                task = each.tasks.popleft()
                self._seconds -= task.seconds
                return task
        return None

    def return_unfinished(self, tasks: Sequence[Task]) -> None:
        """Return tasks that a device did not finish."""
        with self._lock:
            for task in tasks:
                self._chunk_tasks[task.chunk].tasks.appendleft(task)
                self._seconds += task.seconds

    def has_unloaded(self, resident: Collection[Hashable], *, idle: bool) -> bool:
        """Whether `next_to_load` would return a chunk."""
        with self._lock:
            return self._next(resident, idle) is not None

    def next_to_load(self, resident: Collection[Hashable], *, idle: bool) -> Chunk | None:
        """Return the chunk that a device is to load next, or None.

        Chunks that no other device has or loads come first. Only a device that would be `idle` otherwise
        shares one, since loading it twice costs more than waiting for it.
        """
        with self._lock:
            chunk = self._next(resident, idle)
            if chunk is not None:
                self._claims[chunk.key] += 1
            return chunk

    def _next(self, resident: Collection[Hashable], idle: bool) -> Chunk | None:
        if self.stopped:
            return None
        waiting = [
            each.chunk
            for each in self._chunk_tasks
            if each.waits and each.chunk.key not in resident and (idle or not self._claims[each.chunk.key])
        ]
        return min(waiting, key=lambda chunk: self._claims[chunk.key], default=None)

    def note_resident(self, keys: Collection[Hashable]) -> None:
        """Count the chunks that are resident on a device from earlier searches."""
        with self._lock:
            self._claims.update(key for key in keys if key in self.places)

    def release(self, keys: Collection[Hashable]) -> None:
        """Record that chunks are no longer resident on a device."""
        with self._lock:
            self._claims.subtract(key for key in keys if key in self.places)

    def has_tasks(self, key: Hashable) -> bool:
        """Whether a chunk has tasks that no device has taken."""
        place = self.places.get(key)
        return place is not None and self._chunk_tasks[place].waits

    def report_progress(self, cells: int) -> None:
        """Report cells done, without scores."""
        self.results.put(ChunkScores(-1, slice(0, 0), _NOTHING, cells))

    def add(self, count: int, subjects: int) -> None:
        """Count `subjects` that overflowed, which the device computes again in `count` tasks of its own."""
        with self._lock:
            self._unfinished += count
            self.rescored += subjects

    def intervals(self) -> list[tuple[float, float]]:
        """Return a new list, to which a device appends the begin and end of each of its launches, in seconds.

        A launch's interval is appended before its task's result is reported.
        """
        intervals: list[tuple[float, float]] = []
        self._intervals.append(intervals)
        return intervals

    @property
    def launch_seconds(self) -> float:
        """How long at least one launch was running, on the device that computed longest; 0 unless timed."""
        return max((covered_seconds(tuple(intervals)) for intervals in self._intervals), default=0.0)

    def finish(self, result: ChunkScores) -> None:
        """Report a task's scores."""
        with self._lock:
            self._unfinished -= 1
            self.results.put(result)


def covered_seconds(intervals: Sequence[tuple[float, float]]) -> float:
    """Return the length of the union of intervals (begin, end)."""
    total, reached = 0.0, -math.inf
    for begin, end in sorted(intervals):
        total += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return total
