"""Queries that devices compute together: the parts that they take, return and finish, and the results."""

from __future__ import annotations

import math
import queue
import threading
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.resources import BuildResources
from swathe.core.scoring.scheme import Scoring

_LINGER_SECONDS: Final = 0.002
"""How long a job without queries waits for another: beginning a job takes longer than adding a query."""
_NO_SCORES: Final = np.zeros(0, np.int32)


@dataclass(eq=False, slots=True)
class SubjectScores:
    """Exact scores of subjects, and real cells done since the query's last result.

    Parameters
    ----------
    places : of the subjects, in stored order; of the windows, in `owners`
    scores : int32[k]; -1 for one that overflowed and comes later
    cells : negative where the cells of a failed device have to be computed again
    owners : int64[n] the subjects of all windows of the query, where the scores are of windows
    device : the index of the GPU that did the cells; -1 where none did any
    """

    places: NDArray[np.int64] | slice
    scores: NDArray[np.int32]
    cells: int
    owners: NDArray[np.int64] | None = None
    device: int = -1


class Query:
    """A query of a job, and its results.

    Attributes
    ----------
    results : `SubjectScores` in the order in which they are finished
    rescored : subjects whose scores overflowed and are computed again in 32 bits
    """

    def __init__(self, codes: NDArray[np.uint8], scheme: Scoring) -> None:
        self.codes = codes
        self.scheme = scheme
        self.length = int(codes.size)
        self.results: queue.SimpleQueue[SubjectScores] = queue.SimpleQueue()
        self.rescored = 0
        # The job's:
        self.stopped = False
        self.number = 0
        self.left = 0
        """Of all its parts together, those of overflowed subjects included, what is not finished."""

    @property
    def finished(self) -> bool:
        """Whether every score is in `results`."""
        return self.left == 0

    def report_progress(self, cells: int, device: int = -1) -> None:
        """Report cells done by a GPU, without scores."""
        self.results.put(SubjectScores(slice(0, 0), _NO_SCORES, cells, device=device))


_Q = TypeVar("_Q", bound=Query)


@dataclass(eq=False, slots=True)
class Part(ABC, Generic[_Q]):
    """What a device takes of a query, and returns if it fails before it is finished."""

    query: _Q

    @property
    @abstractmethod
    def size(self) -> int:
        """Its part of `Query.left`."""


_P = TypeVar("_P", bound=Part[Any])


class Task(ABC, Generic[_P]):
    """Parts that are computed together: launches that follow each other on one stream."""

    parts: tuple[_P, ...]

    @property
    @abstractmethod
    def n_launches(self) -> int:
        """The number of launches."""

    @abstractmethod
    def seconds(self, launch: int) -> float:
        """Return how long the whole device takes for a launch, as planned."""

    @abstractmethod
    def cells(self, part: _P, launches: int) -> int:
        """Return the real cells of a part that are done after this number of launches."""


class DeviceJob(ABC, Generic[_P]):
    """Queries against the same subjects, on the same devices. Thread-safe.

    Every part of a query is with the job, with one device, or finished. A device that fails returns its
    parts, and others compute them. Subjects whose scores overflowed are parts like others: their query is
    not finished before them.

    Parameters
    ----------
    n_devices : that share the work
    timed : whether devices record when launches begin and end

    Attributes
    ----------
    pair_seconds : that a typical pair of the latest query takes, where that is known
    resources : of a timed job, what the kernels use of a device, in the order in which they were first needed
    """

    def __init__(self, n_devices: int, *, timed: bool) -> None:
        self.n_devices = n_devices
        self.timed = timed
        self.pair_seconds = 0.0
        self.resources: dict[Any, BuildResources] = {}
        self._unfinished: dict[Query, None] = {}
        self._added = 0
        self._claims: Counter[Hashable] = Counter()
        self._intervals: list[list[tuple[float, float]]] = []
        self._lock = threading.RLock()
        self._news = threading.Condition(self._lock)
        self._closed = False
        self._last = False

    def expect_no_more(self) -> None:
        """Have the job end as soon as no query is left: another one waits for the devices."""
        with self._lock:
            self._last = True
            self._news.notify_all()

    def stop(self, query: Query) -> None:
        """Compute no more of a query, whose results are no longer wanted."""
        with self._lock:
            query.stopped = True
            self._unfinished.pop(query, None)

    def watch(self, calls: Iterable[Future[Any]]) -> None:
        """Wake the queries when one of the devices' calls ends."""
        for call in calls:
            call.add_done_callback(self._tell_all)

    @property
    def alone(self) -> bool:
        """Whether a single query is left: its caller waits for it."""
        return len(self._unfinished) == 1

    @property
    @abstractmethod
    def seconds_left(self) -> float:
        """Work that no device has taken, in seconds of one device; infinite where that is not known."""

    def close_if_idle(self) -> bool:
        """Whether no query is left to compute, after waiting a moment for one; none can be added then."""
        with self._lock:
            if not (self._unfinished or self._closed or self._last):
                self._news.wait(_LINGER_SECONDS)
            self._closed |= not self._unfinished
            return self._closed

    def wait_for_news(self, seconds: float) -> None:
        """Wait until a query is added, or the job is to end; no longer than some seconds."""
        with self._lock:
            self._news.wait(seconds)

    def return_unfinished(self, parts: Iterable[_P]) -> None:
        """Return parts that a device did not finish."""
        with self._lock:
            for part in parts:
                self._put(part, first=True)

    def finish(self, part: _P, scores: SubjectScores) -> None:
        """Report a part's scores, after `rescore` of those that overflowed."""
        query: Query = part.query
        with self._lock:
            if not query.stopped:
                query.results.put(scores)
            # Only after that: the collector reads `finished` without the lock, and leaves.
            query.left -= part.size
            if not query.left:
                self._unfinished.pop(query, None)

    def note_resident(self, keys: Collection[Hashable]) -> None:
        """Count the subjects that are resident on a device from earlier searches."""
        with self._lock:
            self._claims.update(keys)

    def release(self, keys: Collection[Hashable]) -> None:
        """Record that subjects are no longer resident on a device."""
        with self._lock:
            self._claims.subtract(keys)

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

    @abstractmethod
    def _put(self, part: _P, *, first: bool = False) -> None:
        """Have a part wait, as the last or the `first`; with the lock held."""

    def _admit(self, query: Query, size: int) -> None:
        """Count a query, all of whose parts together have a size; with the lock held."""
        query.number = self._added
        self._added += 1
        query.left += size
        if query.left:
            self._unfinished[query] = None

    def _rescore(self, part: _P, subjects: int) -> None:
        """Have a part computed that consists of subjects whose scores overflowed."""
        with self._lock:
            part.query.rescored += subjects
            part.query.left += part.size
            self._put(part, first=True)

    def _unclaimed(self, waiting: Iterable[Hashable], *, idle: bool) -> Hashable | None:
        """Return which of the keys a device is to load next: something waits, and it is not resident there.

        What no other device has or loads comes first. Only a device that would be `idle` otherwise shares
        something, since loading it twice costs more than waiting for it.
        """
        claims = self._claims
        return min((key for key in waiting if idle or not claims[key]), key=claims.__getitem__, default=None)

    def _tell_all(self, _: Future[Any]) -> None:
        with self._lock:
            for query in self._unfinished:
                query.report_progress(0)


def covered_seconds(intervals: Sequence[tuple[float, float]]) -> float:
    """Return the length of the union of intervals (begin, end)."""
    total, reached = 0.0, -math.inf
    for begin, end in sorted(intervals):
        total += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return total
