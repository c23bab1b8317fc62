"""One search as the devices share it: tasks handed out from long to short, results, and when it is over."""

from __future__ import annotations

import math
import queue
import threading
from collections import Counter, deque
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.launches import Plan, Task, plan_piece
from swathe.core.cuda.pieces import Piece
from swathe.core.cuda.resources import BuildResources
from swathe.core.scoring.scheme import Scoring
from swathe.kernels.tiled import WIDE, Build, choose_build, score_image


@dataclass(frozen=True, eq=False, slots=True)
class Result:
    """Exact scores of subjects of a piece, and real cells done since the last result.

    Parameters
    ----------
    piece : its place in `Job.pieces`; -1 where only cells are told
    flat : int64[k] places in flat order, or a slice of them
    scores : int32[k]
    cells : negative where a failed device's cells must be done again
    """

    piece: int
    flat: NDArray[np.int64] | slice
    scores: NDArray[np.int32]
    cells: int


_NOTHING = np.zeros(0, np.int32)


class Images:
    """A query's score images, one a build, laid out once for all devices; safe from any thread.

    table : what they are made of, int8[m, N_CODES]
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
class Part:
    """What a search computes of a piece; cut into tasks when a device first asks for one.

    Parameters
    ----------
    piece, skip, stop, cells, after : as `core.cuda.launches.plan_piece` takes them
    seconds : that one device takes for it, about
    empty : whether there is nothing of it to compute
    """

    piece: Piece
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
        """Whether there are tasks that were not handed out."""
        return bool(self.tasks) or not (self.planned or self.empty)

    def plan(self, plan: Plan, place: int) -> None:
        """Cut it into tasks."""
        self.planned = True
        self.tasks.extend(
            plan_piece(
                plan, self.piece, place, skip=self.skip, stop=self.stop, cells=self.cells, after=self.after
            )
        )


class Job:
    """A search's tasks and results; every method is safe from any thread.

    A part is cut into tasks when a device comes to it, which is after the first launches are under way.

    Attributes
    ----------
    pieces : the search's pieces, the one to begin with first
    results : `Result`s in the order they come
    rescored : subjects computed again in 32 bits
    timed : whether devices note when launches begin and end
    resources : of a timed job, what the kernels take of a device, in the order they were first needed
    stopped : whether `stop` was called
    wide_build : computes subjects again
    """

    def __init__(
        self,
        images: Images,
        scheme: Scoring,
        plan: Plan,
        parts: Sequence[Part],
        *,
        timed: bool = False,
    ) -> None:
        self.images = images
        self.scheme = scheme
        self.plan = plan
        self.pieces = tuple(part.piece for part in parts)
        self.places = {piece.key: place for place, piece in enumerate(self.pieces)}
        self.wide_build = choose_build(WIDE, WIDE.shapes[-1], plan.query_length)
        self.results: queue.SimpleQueue[Result] = queue.SimpleQueue()
        self.rescored = 0
        self.timed = timed
        self.resources: dict[Build, BuildResources] = {}
        self._intervals: list[list[tuple[float, float]]] = []
        self._parts = tuple(parts)
        self._unfinished = sum(part.waits for part in parts)  # a part that is not planned counts as one task
        self._seconds = sum(part.seconds for part in parts)
        self._claims: Counter[Hashable] = Counter()
        self._lock = threading.Lock()
        self.stopped = False

    def stop(self) -> None:
        """Hand out nothing more."""
        self.stopped = True

    @property
    def finished(self) -> bool:
        """Whether every task is done; its result is in `results` then."""
        with self._lock:
            return self._unfinished == 0

    @property
    def seconds_left(self) -> float:
        """Work that is not handed out, in seconds of one device."""
        return self._seconds

    def take(self, held: Collection[Hashable]) -> Task | None:
        """Return the next task of the pieces that a device holds, or None."""
        with self._lock:
            if self.stopped:
                return None
            for place, part in enumerate(self._parts):
                if not part.waits or part.piece.key not in held:
                    continue
                if not part.planned:
                    part.plan(self.plan, place)
                    self._unfinished += len(part.tasks) - 1
                    self._seconds += sum(task.seconds for task in part.tasks) - part.seconds
                task = part.tasks.popleft()
                self._seconds -= task.seconds
                return task
        return None

    def give_back(self, tasks: Sequence[Task]) -> None:
        """Return tasks that a device did not finish."""
        with self._lock:
            for task in tasks:
                self._parts[task.piece].tasks.appendleft(task)
                self._seconds += task.seconds

    def wants(self, held: Collection[Hashable], *, idle: bool) -> bool:
        """Whether `claim` would return a piece."""
        with self._lock:
            return self._next(held, idle) is not None

    def claim(self, held: Collection[Hashable], *, idle: bool) -> Piece | None:
        """Return the piece that a device is to load next, or None.

        Pieces that no device has claimed come first; one that another has is shared only by a device that is
        `idle` otherwise.
        """
        with self._lock:
            piece = self._next(held, idle)
            if piece is not None:
                self._claims[piece.key] += 1
            return piece

    def _next(self, held: Collection[Hashable], idle: bool) -> Piece | None:
        if self.stopped:
            return None
        waiting = [
            part.piece
            for part in self._parts
            if part.waits and part.piece.key not in held and (idle or not self._claims[part.piece.key])
        ]
        return min(waiting, key=lambda piece: self._claims[piece.key], default=None)

    def hold(self, keys: Collection[Hashable]) -> None:
        """Say which pieces a device holds from the beginning."""
        with self._lock:
            self._claims.update(key for key in keys if key in self.places)

    def unclaim(self, keys: Collection[Hashable]) -> None:
        """Say that a device no longer holds pieces."""
        with self._lock:
            self._claims.subtract(key for key in keys if key in self.places)

    def has_tasks(self, key: Hashable) -> bool:
        """Whether a piece has tasks that were not handed out."""
        place = self.places.get(key)
        return place is not None and self._parts[place].waits

    def tell(self, cells: int) -> None:
        """Report progress."""
        self.results.put(Result(-1, slice(0, 0), _NOTHING, cells))

    def add(self, count: int, subjects: int) -> None:
        """Say that `subjects` are computed again in `count` tasks of the device's own."""
        with self._lock:
            self._unfinished += count
            self.rescored += subjects

    def intervals(self) -> list[tuple[float, float]]:
        """Return a new list, to which a device appends when each of its launches began and ended, in seconds.

        A launch's interval is there before its task's result.
        """
        intervals: list[tuple[float, float]] = []
        self._intervals.append(intervals)
        return intervals

    @property
    def launch_seconds(self) -> float:
        """How long at least one launch was under way, on the device that computed longest; 0 unless timed."""
        return max((covered_seconds(tuple(intervals)) for intervals in self._intervals), default=0.0)

    def finish(self, result: Result) -> None:
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
