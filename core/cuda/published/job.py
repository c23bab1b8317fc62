"""A query of a published variant: its batches wait by method, and devices take one after the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cuda.job import DeviceJob, Part, Query, Task
from swathe.core.cuda.published.method import Launch, Method
from swathe.core.database import Subjects
from swathe.core.errors import DeviceMemoryError


@dataclass(frozen=True, eq=False, slots=True)
class MethodShare:
    """Subjects that one method computes.

    Parameters
    ----------
    variant : the method's name in the registry
    method : its class
    options : all of the variant's, with their values
    begin, end : in stored order; no subject is empty
    skip, stop : subjects at the short and at the long end that the search leaves out; they are laid out
    """

    variant: str
    method: type[Method]
    options: Mapping[str, int | str]
    begin: int
    end: int
    skip: int = 0
    stop: int = 0


@dataclass(eq=False, slots=True)
class Batch(Part[Query]):
    """Subjects of a share that are computed together.

    Parameters
    ----------
    begin, end : in stored order
    laid_out : begin and end of the subjects that are laid out together, of which the batch are some or all
    key : identity of the layout
    places : of overflowed subjects, in stored order, ascending; None: those from `begin` to `end`
    """

    share: MethodShare
    begin: int
    end: int
    laid_out: tuple[int, int]
    key: Hashable
    places: NDArray[np.int64] | None = None

    @property
    def size(self) -> int:
        """The number of subjects."""
        return self.places.size if self.places is not None else self.end - self.begin


@dataclass(frozen=True, eq=False, slots=True)
class BatchTask(Task[Batch]):
    """A batch, and the launches that compute it.

    Parameters
    ----------
    speed : cells a second of the device, as last measured
    """

    method: Method
    parts: tuple[Batch]
    launches: Sequence[Launch]
    speed: float

    @property
    def n_launches(self) -> int:
        """The number of launches."""
        return len(self.launches)

    def seconds(self, launch: int) -> float:
        """Return how long the device takes for a launch, as planned."""
        return self.launches[launch].cells / self.speed

    def cells(self, part: Batch, launches: int) -> int:
        """Return the real cells that are done after so many launches; of overflowed subjects none are new."""
        return 0 if part.places is not None else sum(launch.cells for launch in self.launches[:launches])


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


class PublishedJob(DeviceJob[Batch]):
    """A query, computed by one method or by one for short subjects and another for long ones.

    Parameters
    ----------
    query : what is `left` of it are subjects
    shares : the one with the longest subjects first; none empty
    wider : rescores overflowed subjects in 32 bits; its range is not used
    budget : bytes of device memory for a batch
    most_residues : of a batch, where it has several subjects
    cuts : of earlier jobs, to which this one adds
    tiles : that batches consist of; None: about `most_residues` make a batch
    """

    def __init__(
        self,
        query: Query,
        subjects: Subjects,
        shares: Sequence[MethodShare],
        wider: MethodShare,
        budget: int,
        most_residues: int,
        cuts: BatchCuts,
        tiles: CopyTiles | None,
        n_devices: int,
    ) -> None:
        super().__init__(n_devices, timed=True)
        self.query = query
        self.subjects = subjects
        self.shares = tuple(shares)
        self.wider = wider
        self._budget = budget
        self._most_residues = most_residues
        self._cuts = cuts
        self._tiles = tiles
        self._layouts: dict[MethodShare, Hashable] = {}
        self._waiting: dict[MethodShare, list[Batch]] = {share: [] for share in self.shares}
        self._overflowed: NDArray[np.int64] = np.zeros(0, np.int64)
        self._admit(query, sum(each.end - each.stop - each.begin - each.skip for each in self.shares))
        self.expect_no_more()

    @property
    def seconds_left(self) -> float:
        """Not known: methods' speeds are measured as they run."""
        return math.inf

    def may_use(self, key: Hashable) -> bool:
        """Whether this job may use a batch that an earlier one left on a device."""
        source = key[0] if isinstance(key, tuple) else None
        if self._tiles is not None:
            return self._tiles.reuse and source == REUSED
        return source == self.subjects.key

    def plan(self, share: MethodShare, method: Method) -> None:
        """Cut a share into batches, unless another device already did."""
        with self._lock:
            if share in self._layouts:
                return
            begin, end = share.begin, share.end
            source = (self.subjects.key, begin, end, method.layout_key, self._budget, self._most_residues)
            cuts = self._cuts.get(
                source,
                method,
                self.query.length,
                lambda low, high: self._fitting(method, low, high) == high - low,
                lambda: self._cut(method, begin, end),
            )
            self._layouts[share] = method.layout_key
            least, most = begin + share.skip, end - share.stop
            self._waiting[share] = [
                self._batch(share, max(low, least), min(high, most), (low, high))
                for low, high in cuts
                if max(low, least) < min(high, most)
            ]

    def take(self, resident: Collection[Hashable], *, idle: bool) -> Batch | None:
        """Return the next batch for a device, or None: resident ones first, then those that no device has.

        A device takes nothing before it has planned all shares.
        """
        with self._lock:
            if self.query.stopped:
                return None
            waiting = {batch.key: batch for batches in self._waiting.values() for batch in batches}
            key = next((key for key in waiting if key in resident), None)
            if key is None:
                key = self._unclaimed(waiting, idle=idle)
                if key is None:
                    return None
                self._claims[key] += 1
            batch = waiting[key]
            self._waiting[batch.share].remove(batch)
            return batch

    @property
    def has_overflowed(self) -> bool:
        """Whether only overflowed subjects wait."""
        with self._lock:
            return self._overflowed.size > 0 and not any(self._waiting.values())

    def take_overflowed(self, method: Method, budget: int) -> Batch | None:
        """Return the longest overflowed subjects that fit a budget, once no other batch waits, or None.

        Raises DeviceMemoryError where not even one fits.
        """
        with self._lock:
            if self.query.stopped or not self.has_overflowed:
                return None
            places = np.sort(self._overflowed)
            count = method.take(self.subjects.lengths[places], budget)
            self._overflowed = places[:-count]
            return self._of_overflowed(places[-count:])

    def rescore(self, places: NDArray[np.int64]) -> None:
        """Have subjects computed in 32 bits, before the batch is finished that they are of."""
        self._rescore(self._of_overflowed(places), places.size)

    def is_waiting(self, key: Hashable) -> bool:
        """Whether a batch has not been handed out yet."""
        with self._lock:
            return any(batch.key == key for batches in self._waiting.values() for batch in batches)

    def halve(self, batch: Batch) -> None:
        """Return a batch that does not fit a device as two halves.

        Raises DeviceMemoryError where it has a single subject.
        """
        with self._lock:
            if batch.size == 1:
                self._put(batch, first=True)
                raise DeviceMemoryError(
                    "The GPU has not enough free memory for the longest sequence of the database.",
                    "Close other programs that use this GPU, or choose the CPU engine.",
                )
            middle = (batch.begin + batch.end) // 2
            for ends in ((batch.begin, middle), (middle, batch.end)):
                self._put(self._batch(batch.share, *ends, ends), first=True)

    def _put(self, part: Batch, *, first: bool = False) -> None:
        if part.places is not None:
            self._overflowed = np.concatenate((self._overflowed, part.places))
        elif first:
            self._waiting[part.share].insert(0, part)
        else:
            self._waiting[part.share].append(part)

    def _of_overflowed(self, places: NDArray[np.int64]) -> Batch:
        return Batch(self.query, self.wider, 0, 0, (0, 0), None, places)

    def _batch(self, share: MethodShare, begin: int, end: int, laid_out: tuple[int, int]) -> Batch:
        layout = self._layouts[share]
        spec = self.subjects.permutation
        key: Hashable = (self.subjects.key, *laid_out, layout)
        if self._tiles is not None and self._tiles.reuse and spec is not None:
            key = (REUSED, spec.cut(*laid_out).identity, layout)
        return Batch(self.query, share, begin, end, laid_out, key)

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
