"""The GPU engine: exact scores on one or several NVIDIA GPUs, of databases of any size."""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from core.cancel import CancelToken
from core.cuda.devices import Device
from core.cuda.job import Job, Result
from core.cuda.pieces import Piece
from core.cuda.planning import Room, form_of, make_room, plan_job, smallest
from core.cuda.published.resources import BuildResources
from core.cuda.runner import DeviceRunner
from core.cuda.session import Session
from core.database import PackedDatabase
from core.database.part import whole_and_range
from core.engines.base import NOT_COMPARED, check_scores_fit
from core.errors import DeviceError, DeviceMemoryError
from core.scoring import Scoring

_TICK_SECONDS: Final = 0.02
"""How often the caller hears of a running search and its token is looked at."""
_log = logging.getLogger(__name__)


class GpuEngine:
    """Exact Smith-Waterman scores on GPUs (`core.engines.base.Engine`).

    Every device has a thread (`core.cuda.runner`); the caller's thread plans, waits and writes the scores, so
    nothing is written after `score` has returned: launches under way when a search is cancelled end in the
    background, and the next search begins after them. A database stays on the devices between searches as far
    as their memory allows; the rest of it is copied piece by piece while others are computed.

    Parameters
    ----------
    devices : at least one
    kernel : a variant of `kernels.registry` for engine ``gpu``
    memory_limit : bytes of each device to use at most; None: what is free
    open_session : what opens a device, in the device's thread

    Attributes
    ----------
    rescored : subjects of the last search that were computed again in 32 bits
    timed : whether to note when launches begin and end, which takes a twentieth of a short search's speed
    builds : what the kernels of the last timed search take of a device
    launch_seconds : of the last search, if timed, how long the device computed that did so longest
    warnings : what went wrong without spoiling a result, for people, since the engine was opened
    memory_used, memory_total : bytes of the devices' memory that are taken, by whomever, and that there are
    """

    name = "gpu"

    def __init__(
        self,
        devices: Sequence[Device],
        kernel: str = "tiled",
        memory_limit: int | None = None,
        open_session: Callable[[Device], Session] = Session,
    ) -> None:
        if not devices:
            raise ValueError("a GPU engine without a device")
        self.devices = tuple(devices)
        self.kernel = kernel
        self.rescored = 0
        self.timed = False
        self.launch_seconds = 0.0
        self.builds: tuple[BuildResources, ...] = ()
        self.warnings: list[str] = []
        self.memory_used = 0
        self.memory_total = sum(device.memory_bytes for device in self.devices)
        self._limit = memory_limit
        self._open = open_session
        self._runners: list[DeviceRunner] = []
        self._room: Room | None = None
        self._prepared: tuple[object, ...] = ()
        self._shrink = 1
        self._windows: Piece | None = None
        self.label = ""
        self._look()

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        database: PackedDatabase,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Iterator[int]:
        """Fill `scores` as `core.engines.base.Engine.score` says.

        Raises InvalidRequest for a query so long that a score could leave 32 bits, DeviceMemoryError where
        not even the smallest pieces fit a device, DeviceError where no device is left that works.
        """
        check_scores_fit(query.size, scheme, database)
        scores[: int(np.searchsorted(database.lengths, np.int32(0), "right"))] = 0
        if database.n_residues == 0:
            yield from () if token.cancelled else (0,)
            return
        form = form_of(self.kernel, scheme, self.devices)
        whole, begin, end = whole_and_range(database)
        yield from self._open_devices(token)
        room = yield from self._prepare(whole, query.size, scheme, token)
        if room is None:
            return
        devices = [runner.device for runner in self._runners]
        job = plan_job(
            query, scheme, whole, room, form, devices, self._windows, subjects=(begin, end), timed=self.timed
        )
        self._windows = next((piece for piece in job.pieces if piece.owners is not None), self._windows)
        self._look()
        found = scores if database is whole else np.full(whole.n_sequences, NOT_COMPARED, np.int32)
        try:
            yield from self._run(job, found, token)
        finally:
            job.stop()
            if found is not scores:
                np.copyto(scores, found[begin:end], where=found[begin:end] != NOT_COMPARED)
            self.rescored = job.rescored
            self.launch_seconds = job.launch_seconds
            self.builds = job.resources or self.builds
            self._look()

    @property
    def resources(self) -> BuildResources | None:
        """What the kernel that computes most subjects takes of a device; None before a timed search."""
        return self.builds[-1] if self.builds else None

    def close(self) -> None:
        """Wait for launches under way (a tenth of a second) and free everything."""
        for runner in self._runners:
            runner.close(wait=False)
        for runner in self._runners:
            runner.close()
        self._runners = []
        self._room = self._windows = None

    def _look(self) -> None:
        """Bring the label up to date."""
        self.memory_used = sum(runner.memory_used for runner in self._runners)
        first = self.devices[0]
        if len(self.devices) == 1:
            title = f"GPU {first.index}: {first.name}"
        else:
            names = ", ".join(dict.fromkeys(device.name for device in self.devices))
            title = f"{len(self.devices)} GPUs: {names}"
        taken = f"{self.memory_used / 1e9:.1f} of {self.memory_total / 1e9:.0f} GB used"
        self.label = f"{title} ({taken})" if self._runners else title

    def _open_devices(self, token: CancelToken) -> Iterator[int]:
        """Open the devices that are not open; those that failed in an earlier search are tried again."""
        for runner in [runner for runner in self._runners if runner.failed]:
            self._runners.remove(runner)
            runner.close()
        open_ = {runner.device for runner in self._runners}
        self._runners += [
            DeviceRunner(device, self._limit, self._open) for device in self.devices if device not in open_
        ]
        if (yield from _wait([runner.opened for runner in self._runners], token)):
            self._drop([(runner, runner.opened.exception()) for runner in self._runners])

    def _prepare(
        self, database: PackedDatabase, m: int, scheme: Scoring, token: CancelToken
    ) -> Generator[int, None, Room | None]:
        """Make room on every device; return None when cancelled.

        Memory that does not suffice makes pieces and boundaries smaller, until nothing can be.
        """
        before = self._room.layout if self._room is not None else None
        if before is None or before.key[0] != database.key:
            self._shrink = 1
        while not token.cancelled:
            budget = min(runner.budget for runner in self._runners)
            devices = [runner.device for runner in self._runners]
            form = form_of(self.kernel, scheme, devices)
            room = make_room(database, m, form, devices, budget, self._shrink, before)
            wanted = (room.layout.key, room.boundary_bytes, room.image_bytes, *map(id, self._runners))
            if wanted == self._prepared:
                return room
            futures = [
                runner.prepare(room.layout, room.boundary_bytes, room.image_bytes) for runner in self._runners
            ]
            if not (yield from _wait(futures, token)):
                return None
            errors = [
                (runner, future.exception()) for runner, future in zip(self._runners, futures, strict=True)
            ]
            if any(isinstance(error, DeviceMemoryError) for _, error in errors) and not smallest(
                room, database
            ):
                self._shrink *= 2
                continue
            self._drop(errors)
            self._room, before = room, room.layout
            self._prepared = wanted if len(self._runners) == len(futures) else ()
            return room
        return None

    def _run(self, job: Job, scores: NDArray[np.int32], token: CancelToken) -> Iterator[int]:
        """Let the devices compute a job, write its results as they come, and yield the cells done."""
        writer = _Writer(job, scores)
        running = {runner: runner.run(job) for runner in self._runners}
        for future in running.values():
            future.add_done_callback(lambda _: job.tell(0))
        cells = shown = 0
        due = time.monotonic() + _TICK_SECONDS
        while not token.cancelled:
            finished = job.finished
            try:
                result = job.results.get(timeout=0.0 if finished else max(0.0, due - time.monotonic()))
            except queue.Empty:
                if finished:
                    break
            else:
                cells += result.cells
                writer.write(result)
            ended = [(runner, future) for runner, future in running.items() if future.done()]
            failed = [(runner, future.exception()) for runner, future in ended if future.exception()]
            if failed:
                for runner, _ in failed:
                    del running[runner]
                self._prepared = ()
                self._drop(failed)
            if time.monotonic() >= due:
                shown = max(shown, cells)  # a device that failed takes cells back
                yield shown
                due = time.monotonic() + _TICK_SECONDS
        else:
            return
        yield cells

    def _drop(self, outcomes: Sequence[tuple[DeviceRunner, BaseException | None]]) -> None:
        """Go on without devices that failed, and say so; raise where none is left or the error is a bug."""
        for runner, error in outcomes:
            if error is None:
                continue
            self._runners.remove(runner)
            runner.close()
            if not isinstance(error, DeviceError) or not self._runners:
                self._prepared = ()
                raise error
            others = ", ".join(f"GPU {other.device.index} ({other.device.name})" for other in self._runners)
            self.warnings.append(f"{error.message} Its work is done by {others}.")
            _log.warning("GPU %d: %s", runner.device.index, self.warnings[-1])


def _wait(futures: Sequence[Future[Any]], token: CancelToken) -> Generator[int, None, bool]:
    """Wait until all are done, yielding 0 now and then; return False when cancelled before."""
    due = time.monotonic() + _TICK_SECONDS
    for future in futures:
        while not future.done():
            if token.cancelled:
                return False
            try:
                future.exception(timeout=max(0.0, due - time.monotonic()))
            except TimeoutError:
                yield 0
                due = time.monotonic() + _TICK_SECONDS
    return not token.cancelled


class _Writer:
    """Write a job's results where they belong; the best of a subject's windows once all of them are there."""

    def __init__(self, job: Job, scores: NDArray[np.int32]) -> None:
        self._job = job
        self._scores = scores
        self._windows = {
            place: np.full(piece.n_subjects, NOT_COMPARED, np.int32)
            for place, piece in enumerate(job.pieces)
            if piece.owners is not None
        }

    def write(self, result: Result) -> None:
        """Write the scores of a result."""
        if result.piece < 0:
            return
        piece = self._job.pieces[result.piece]
        if piece.owners is None:
            self._put(self._scores[piece.begin : piece.begin + piece.n_subjects], result)
            return
        windows = self._windows[result.piece]
        self._put(windows, result)
        if (windows != NOT_COMPARED).all():
            np.maximum.at(self._scores, piece.owners, windows)

    @staticmethod
    def _put(subjects: NDArray[np.int32], result: Result) -> None:
        subjects[::-1][result.flat] = result.scores
