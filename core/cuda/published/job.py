"""One search by a published variant that devices share: its batches, its results, and its end."""

from __future__ import annotations

import queue
import threading
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.published.method import BEYOND, Method
from swathe.core.cuda.published.overflow import OverflowQueue
from swathe.core.cuda.published.report import DeviceReport
from swathe.core.database import Subjects
from swathe.core.errors import DeviceMemoryError
from swathe.core.scoring.scheme import Scoring


@dataclass(frozen=True, eq=False, slots=True)
class MethodShare:
    """Subjects that one method computes.

    Parameters
    ----------
    variant : the method's name in the registry
    method : its class
    options : all of the variant's, with their values
    begin, end : in stored order; no subject is empty
    skip, stop : subjects at the short and at the long end that the search leaves out
    """

    variant: str
    method: type[Method]
    options: Mapping[str, int | str]
    begin: int
    end: int
    skip: int = 0
    stop: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """Subjects begin .. end of a share, laid out and computed together; `key` identifies the layout."""

    share: int
    begin: int
    end: int
    key: Hashable


@dataclass(frozen=True, eq=False, slots=True)
class BatchScores:
    """Scores of subjects, and real cells done since the last result.

    Parameters
    ----------
    places : in stored order
    scores : int32, `BEYOND` where a score overflowed
    cells : negative where the cells of a failed device have to be computed again
    """

    places: slice | NDArray[np.int64]
    scores: NDArray[np.int32]
    cells: int


_NOWHERE = slice(0, 0)
_NOTHING = np.zeros(0, np.int32)


REUSED: Final = "reused"
"""Replaces the database in the keys of batches that also occur in other databases."""


@dataclass(frozen=True, eq=False, slots=True)
class CopyTiles:
    """Batches of permuted copies: all copies of some subjects, as far as memory allows.

    Parameters
    ----------
    begins : int64[tiles], ascending, where each begins in stored order
    reuse : whether copies on a device serve for later queries
    """

    begins: NDArray[np.int64]
    reuse: bool

    def begin_of(self, end: int) -> int:
        """Return the begin of the tile that contains the subject before `end`."""
        return int(self.begins[np.searchsorted(self.begins, end) - 1])


class BatchCuts:
    """How shares were cut into batches, so that the next query finds them on the devices."""

    def __init__(self) -> None:
        self._cuts: dict[Hashable, tuple[tuple[int, int], ...]] = {}
        self._longest: dict[tuple[Hashable, type[Method]], int] = {}

    def get(
        self,
        source: Hashable,
        method: Method,
        query_length: int,
        fits: Callable[[int, int], bool],
        cut: Callable[[], tuple[tuple[int, int], ...]],
    ) -> tuple[tuple[int, int], ...]:
        """Return where a share is cut: as before if the method has the memory for this query, else anew.

        source : identity of the share
        """
        known = (source, type(method))
        cuts = self._cuts.get(source)
        if cuts is not None and query_length <= self._longest.get(known, 0):
            return cuts
        if cuts is None or not all(fits(begin, end) for begin, end in cuts):
            cuts = self._cuts[source] = cut()
            self._longest = {key: longest for key, longest in self._longest.items() if key[0] != source}
        self._longest[known] = query_length
        return cuts


class PublishedJob:
    """A search's batches and results. Thread-safe.

    Parameters
    ----------
    shares : the one with the longest subjects first; none empty
    wider : rescores overflowed subjects in 32 bits; its range is not used
    budget : bytes of device memory for a batch
    most_residues : of a batch, where it has several subjects
    cuts : of earlier jobs, to which this one adds
    tiles : that batches consist of; None: about `most_residues` make a batch

    Attributes
    ----------
    results : `BatchScores` in the order in which they are finished
    overflow : subjects to rescore, once all batches are handed out
    report : what the devices measure besides scores
    stopped : whether `stop` was called
    """

    def __init__(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        shares: Sequence[MethodShare],
        wider: MethodShare,
        budget: int,
        most_residues: int,
        cuts: BatchCuts,
        tiles: CopyTiles | None = None,
    ) -> None:
        self.query = query
        self.scheme = scheme
        self.subjects = subjects
        self.shares = tuple(shares)
        self.wider = wider
        self.results: queue.SimpleQueue[BatchScores] = queue.SimpleQueue()
        self.report = DeviceReport()
        self.stopped = False
        self._budget = budget
        self._most_residues = most_residues
        self._cuts = cuts
        self._tiles = tiles
        self._layouts: dict[int, Hashable] = {}
        self._waiting: list[list[Batch]] = [[] for _ in self.shares]
        self._in_flight = 0
        self._claims: Counter[Hashable] = Counter()
        self._lock = threading.RLock()
        self.overflow = OverflowQueue(subjects.lengths, self._lock)

    def may_use(self, key: Hashable) -> bool:
        """Whether this job may use a batch that an earlier one left on a device."""
        source = key[0] if isinstance(key, tuple) else None
        if self._tiles is not None:
            return self._tiles.reuse and source == REUSED
        return source == self.subjects.key

    def stop(self) -> None:
        """Hand out no more batches."""
        self.stopped = True

    @property
    def finished(self) -> bool:
        """Whether everything is computed and the results are in `results`."""
        with self._lock:
            return (
                len(self._layouts) == len(self.shares)
                and self._in_flight == 0
                and not any(self._waiting)
                and self.overflow.finished
            )

    def plan(self, share: int, method: Method) -> None:
        """Cut a share into batches, unless another device already did."""
        with self._lock:
            if share in self._layouts:
                return
            begin, end = self.shares[share].begin, self.shares[share].end
            source = (self.subjects.key, begin, end, method.layout_key, self._budget, self._most_residues)
            cuts = self._cuts.get(
                source,
                method,
                self.query.size,
                lambda low, high: self._fitting(method, low, high) == high - low,
                lambda: self._cut(method, begin, end),
            )
            self._layouts[share] = method.layout_key
            least, most = begin + self.shares[share].skip, end - self.shares[share].stop
            inside = ((max(low, least), min(high, most)) for low, high in cuts)
            self._waiting[share] = [self._batch(share, low, high) for low, high in inside if low < high]

    def note_resident(self, keys: Collection[Hashable]) -> None:
        """Count the batches that are resident on a device from earlier searches."""
        with self._lock:
            self._claims.update(keys)

    def take(self, resident: Collection[Hashable], *, idle: bool) -> Batch | None:
        """Return the next batch for a device, or None.

        Resident batches come first, then those that no device has. Only a device that would be `idle`
        otherwise takes one that another has. A device takes nothing before it has planned all shares.
        """
        with self._lock:
            if self.stopped:
                return None
            waiting = [batch for batches in self._waiting for batch in batches]
            batch = next(
                (batch for batch in waiting if batch.key in resident),
                next(
                    (batch for batch in waiting if not self._claims[batch.key]),
                    waiting[0] if waiting and idle else None,
                ),
            )
            if batch is not None:
                self._waiting[batch.share].remove(batch)
                self._in_flight += 1
                if batch.key not in resident:
                    self._claims[batch.key] += 1
            return batch

    def is_waiting(self, key: Hashable) -> bool:
        """Whether a batch has not been handed out yet."""
        with self._lock:
            return any(batch.key == key for batches in self._waiting for batch in batches)

    @property
    def handed_out(self) -> bool:
        """Whether no batch waits for a device."""
        with self._lock:
            return not any(self._waiting)

    def return_unfinished(self, batch: Batch, *, kept: bool) -> None:
        """Return a batch that a device did not finish; `kept`: whether it stays resident there."""
        with self._lock:
            self._waiting[batch.share].insert(0, batch)
            self._in_flight -= 1
            if not kept:
                self._claims[batch.key] -= 1

    def release(self, key: Hashable) -> None:
        """Record that a batch is no longer resident on a device."""
        with self._lock:
            self._claims[key] -= 1

    def halve(self, batch: Batch) -> None:
        """Return a batch that does not fit a device as two halves.

        Raises DeviceMemoryError where it has a single subject.
        """
        with self._lock:
            if batch.end - batch.begin == 1:
                self.return_unfinished(batch, kept=False)
                raise DeviceMemoryError(
                    "The GPU has not enough free memory for the longest sequence of the database.",
                    "Close other programs that use this GPU, or choose the CPU engine.",
                )
            middle = (batch.begin + batch.end) // 2
            halves = [
                self._batch(batch.share, *ends) for ends in ((middle, batch.end), (batch.begin, middle))
            ]
            self._waiting[batch.share][:0] = halves
            self._in_flight -= 1
            self._claims[batch.key] -= 1

    def report_progress(self, cells: int) -> None:
        """Report cells done, without scores."""
        self.results.put(BatchScores(_NOWHERE, _NOTHING, cells))

    def finish(self, batch: Batch, scores: NDArray[np.int32], cells: int) -> None:
        """Report a batch's scores; subjects whose scores overflowed are queued to be rescored."""
        beyond = np.flatnonzero(scores == BEYOND) + batch.begin
        with self._lock:
            self._in_flight -= 1
            self.overflow.add(beyond)
            self.results.put(BatchScores(slice(batch.begin, batch.end), scores, cells))

    def finish_overflowed(self, places: NDArray[np.int64], scores: NDArray[np.int32]) -> None:
        """Report the scores of rescored subjects."""
        with self._lock:
            self.overflow.done()
            self.results.put(BatchScores(places, scores, 0))

    def _batch(self, share: int, begin: int, end: int) -> Batch:
        layout = self._layouts[share]
        spec = self.subjects.permutation
        if self._tiles is not None and self._tiles.reuse and spec is not None:
            return Batch(share, begin, end, (REUSED, spec.cut(begin, end).identity, layout))
        return Batch(share, begin, end, (self.subjects.key, begin, end, layout))

    def _fitting(self, method: Method, begin: int, end: int) -> int:
        """Return how many of the longest subjects fit; at least 1, even if the device may refuse it."""
        try:
            return method.take(self.subjects.lengths[begin:end], self._budget)
        except DeviceMemoryError:
            return 1

    def _cut(self, method: Method, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """Cut subjects into batches of about as many residues each, from the long end."""
        offsets = self.subjects.offsets
        residues = int(offsets[end] - offsets[begin])
        each = -(-residues // max(1, -(-residues // self._most_residues)))
        cuts = []
        while end > begin:
            low = int(np.searchsorted(offsets, offsets[end] - each))
            low = min(max(low if self._tiles is None else self._tiles.begin_of(end), begin), end - 1)
            low = end - self._fitting(method, low, end)
            cuts.append((low, end))
            end = low
        return tuple(cuts)
