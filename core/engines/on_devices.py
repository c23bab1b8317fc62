"""What the engines have in common that run on GPUs: the devices, and the writing of scores."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.cuda.device_thread import DeviceThread
from swathe.core.cuda.devices import Device
from swathe.core.cuda.job import Query, SubjectScores
from swathe.core.cuda.pool import DevicePool
from swathe.core.cuda.session import Session
from swathe.core.cuda.worker import DeviceWorker
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine, ScoresHere
from swathe.core.engines.sides import Side

_SHORT: Final = 1 << 16
"""Scores that are copied without letting go of the interpreter, which takes longer to get back."""

_W = TypeVar("_W", bound=DeviceWorker[Any, Any])


class DeviceEngine(Engine, Generic[_W]):
    """An engine with a thread for each of its GPUs. The caller's thread waits and collects the scores.

    So nothing is written after `score` has returned: launches in flight when a search is cancelled end in the
    background, and the next search begins after them.

    Parameters
    ----------
    devices : at least one
    make : makes the worker of an open device, in the device's thread
    open_session : what opens a device, in the device's thread

    Attributes
    ----------
    memory_used, memory_total : device memory in use by all processes, and installed, in bytes
    """

    name = "gpu"

    def __init__(
        self,
        devices: Sequence[Device],
        make: Callable[[Session], _W],
        open_session: Callable[[Device], Session],
    ) -> None:
        self._pool = DevicePool(devices, lambda device: DeviceThread(device, make, open_session))
        self.devices = self._pool.devices
        self.warnings = self._pool.warnings
        self.memory_used = 0
        self.memory_total = self._pool.memory_total
        self.label = self._pool.label

    def begin_opening(self) -> None:
        """Begin to open the GPUs, a tenth of a second each."""
        self._pool.begin_opening()

    def close(self) -> None:
        """Wait for launches in flight (a tenth of a second) and free everything."""
        self._pool.close()

    def _open(self, subjects: Subjects, token: CancelToken) -> Generator[int, None, bool]:
        """Open the devices; return whether they have anything to compute."""
        if subjects.n_residues == 0:
            yield from () if token.cancelled else (0,)
            return False
        yield from self._pool.open(token)
        return not token.cancelled

    def _collect(
        self,
        query: Query,
        calls: Mapping[DeviceThread[_W], Future[None]],
        found: Callable[[SubjectScores], None],
        token: CancelToken,
    ) -> Iterator[int]:
        """Hand over a query's scores as devices find them, and yield the cells done."""
        cells = self._pool.collect_results(query, calls, found, token)
        return cells if len(self.devices) == 1 else self._share_out(cells)

    def _share_out(self, cells: Iterator[int]) -> Iterator[int]:
        """Yield the cells done, with what each GPU did of them in the report."""
        began = time.monotonic()
        for done in cells:
            self.report = replace(self.report, parts=self._shares(time.monotonic() - began))
            yield done

    def _shares(self, seconds: float) -> tuple[Side, ...]:
        """Return what each GPU did of the query that is collected, within so many seconds."""
        of = {device.index: self._pool.cells_of[device.index] for device in self.devices}
        total = sum(of.values())
        return tuple(
            Side(f"gpu {index}", cells, seconds, cells / total if total else 0.0)
            for index, cells in of.items()
        )

    def _update_label(self) -> None:
        """Update the label and the memory in use."""
        self.memory_used, self.memory_total = self._pool.memory_used, self._pool.memory_total
        self.label = self._pool.label


class ScoreWriter:
    """Writes what devices find to the scores of subjects; of windows each subject's best, once all are there.

    Parameters
    ----------
    subjects : all, or a range; devices find scores of more where it begins or ends within what they compute
    scores : int32[n] of these subjects, `NOT_COMPARED`; those of empty ones are written at once
    """

    def __init__(self, subjects: Subjects, scores: NDArray[np.int32]) -> None:
        scores[: subjects.n_empty] = 0
        whole = subjects.whole
        self._subjects, self._scores = subjects, scores
        self._all = scores if subjects is whole else np.full(whole.n_sequences, NOT_COMPARED, np.int32)
        self._windows: NDArray[np.int32] | None = None

    def write(self, result: SubjectScores) -> None:
        """Write the scores of a result."""
        owners = result.owners
        if owners is None:
            into = self._all
        elif self._windows is None:
            into = self._windows = np.full(owners.size, NOT_COMPARED, np.int32)
        else:
            into = self._windows
        places, scores = result.places, result.scores
        if isinstance(places, slice) and scores.size <= _SHORT:
            into.data[places] = scores.data
        else:
            into[places] = scores
        if owners is not None and (into != NOT_COMPARED).all():
            np.maximum.at(self._all, owners, into)

    def end(self) -> None:
        """Bring the scores to their place, where they are of a range."""
        if self._all is not self._scores:
            of_range = self._all[self._subjects.begin : self._subjects.end]
            np.copyto(self._scores, of_range, where=of_range != NOT_COMPARED)


class FoundScores(ScoresHere):
    """Scores as devices found them, put together by the thread that asks for them first.

    That is one of those that select hits: the thread that begins thousands of queries has no time for it.

    Attributes
    ----------
    found : takes what devices find, until scoring ends
    """

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._lengths = subjects.lengths
        self._found: list[SubjectScores] = []
        self.found = self._found.append

    @cached_property
    def whole(self) -> NDArray[np.int32]:
        """All scores; they may be part of an array that other queries begun with this one have parts of."""
        subjects, n = self._subjects, self._subjects.n_sequences
        if self._are_all and len(self._found) == 1 and not subjects.n_empty:
            return self._found[0].scores
        scores = np.empty(n, np.int32) if self._are_all else np.full(n, NOT_COMPARED, np.int32)
        writer = ScoreWriter(subjects, scores)
        for result in self._found:
            writer.write(result)
        writer.end()
        self._found.clear()
        return scores

    @cached_property
    def compared(self) -> int:
        """Subjects that have a score."""
        return self._subjects.n_sequences if self._are_all else super().compared

    @cached_property
    def _are_all(self) -> bool:
        """Whether all subjects have a score, as far as that is seen from ranges that follow one another."""
        subjects = self._subjects
        if subjects is not subjects.whole:
            return False
        ranges = []
        for one in self._found:
            if one.owners is not None or not isinstance(one.places, slice):
                return False
            ranges.append((one.places.start, one.places.stop))
        reached = subjects.n_empty
        for begin, end in sorted(ranges):
            if begin != reached:
                return False
            reached = end
        return reached == subjects.n_sequences
