"""The CPU engine: all cores, exact scores of any length, true progress, and quick cancellation."""

from __future__ import annotations

import os
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken
from swathe.core.database import Subjects
from swathe.core.engines.base import NOT_COMPARED, Engine, EngineReport, check_scores_fit
from swathe.core.engines.residue_chunks import ResidueChunks, memory_budget
from swathe.core.engines.schedule import Call, Speed, calls_of_chunks, plan_calls, split_into_chunks
from swathe.core.errors import InvalidRequest
from swathe.core.native.compiler import instruction_set, instruction_sets
from swathe.core.native.lane_scorer import Layout, Scratch, SharedScores, Stop, striped_share
from swathe.core.native.query_scorer import QueryScorer
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.steps import TICK_SECONDS
from swathe.kernels.cpu.recurrence import OVERFLOW

_SCALAR: Final = Speed(peak=4.5e9, half=350, giant_cells=24_000_000)
"""Fitted to the fastest of 15 runs with queries of 144 to 5,478 residues on one core of an EPYC of 2.6 GHz:
``swathe bench --kernels scalar --queries papers --threads 1 --database equal:500x360 --repeats 15``."""
PEAKS: Final = {"lanes": 25e9, "scalar": _SCALAR.peak}
"""Cells a second with long queries; of ``lanes`` on one core of 3.7 GHz (tests/bench/bench_engine.py)."""

_GIANT_STEP_CELLS: Final = 12_000_000
"""Cells of a giant that the scalar kernel computes between two checks of the token: about 3 ms."""


def available_threads() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class CpuEngine(Engine):
    """Exact Smith-Waterman scores on all cores (`core.engines.base.Engine`).

    The threads share one list of calls (`_LanesJob`, `_ScalarJob`). The caller's thread writes the scores, so
    nothing is written after `score` has returned: a call that is running when the search is cancelled ends
    in the background, and its result is dropped.

    Parameters
    ----------
    threads : 0 uses every core
    kernel : a variant of `kernels.registry` for engine ``cpu``
    budget : bytes of residues to keep in memory between searches; None: `memory_budget`
    simd : instruction set of the kernel ``lanes``; ``auto``: the best of this processor
    layout : what lies side by side in its lanes, as `core.native.lane_scorer.LaneScorer` takes it

    Raises InvalidRequest for an instruction set that this processor lacks.
    """

    name = "cpu"
    pipelines = True

    def __init__(
        self,
        threads: int = 0,
        kernel: str = "lanes",
        budget: int | None = None,
        simd: str = "auto",
        layout: Layout = "auto",
    ) -> None:
        here = [each.name for each in instruction_sets()]
        if simd not in ("auto", *here):
            raise InvalidRequest("options", f"This processor has no {simd}.", f"It has: {', '.join(here)}.")
        self.threads = threads or available_threads()
        self.kernel = kernel
        self._instructions = instruction_set(simd)
        self._layout: Layout = layout
        how = self._instructions.name if kernel == "lanes" else "32-bit compiled code"
        self.label = f"CPU, {self.threads} thread{'s' if self.threads > 1 else ''}, {how}"
        self.warnings = []
        self.report = EngineReport()
        self._budget = memory_budget() if budget is None else budget
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="swathe-cpu")
        self._store: ResidueChunks | None = None
        self._jobs: set[_Job] = set()

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says.

        Raises InvalidRequest for a query so long that a score could leave 32 bits.
        """
        check_scores_fit(query.size, scheme, subjects)
        whole = subjects.whole
        lanes = self._instructions.lanes(8)
        if self._store is None or self._store.key != whole.key:
            first = whole.n_empty
            chunks = split_into_chunks(whole.offsets, first, lanes)
            self._store = ResidueChunks(whole, chunks, self._budget)
        part = subjects.begin, subjects.end
        scores[: subjects.n_empty] = 0
        if token.cancelled:
            return
        job: _Job
        if self.kernel == "lanes":
            # Where side by side they would leave threads idle, each subject is one thread's.
            few = subjects.n_sequences < striped_share(query.size, lanes) * lanes * self.threads
            layout: Layout = "striped" if few and self._layout == "auto" else self._layout
            scorer = QueryScorer(query, scheme, self._instructions, layout)
            job = _LanesJob(scorer, whole, self._store, calls_of_chunks(self._store.chunks, part))
        else:
            calls = plan_calls(
                whole.lengths, whole.offsets, self._store.chunks, query.size, self.threads, _SCALAR, part
            )
            job = _ScalarJob(query, scheme, whole, self._store, calls)
        self._jobs.add(job)
        for _ in range(min(self.threads, subjects.n_sequences)):
            self._pool.submit(job.work)
        try:
            yield 0  # the threads have it: a caller that pipelines returns to the previous query
            yield from _collect(job, subjects.begin, scores, token)
        finally:
            self._jobs.discard(job)
            job.stop()

    def close(self) -> None:
        """Stop running searches, wait for their calls (tenths of a second at most), and free everything."""
        for job in self._jobs:
            job.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._store = None
        self._jobs.clear()


def _collect(job: _Job, first: int, scores: NDArray[np.int32], token: CancelToken) -> Iterator[int]:
    """Write the results of a job as they come and yield the cells done, until done or cancelled.

    first : the subject that `scores` begins with
    """
    unfinished = job.n_calls
    due = time.monotonic() + TICK_SECONDS
    cancelled = False
    while unfinished:
        if token.cancelled and not cancelled:  # what is done by then is kept
            cancelled = True
            for call, values in job.parts():
                scores[call.begin - first : call.end - first] = values
        try:
            result = job.results.get(timeout=0.0 if cancelled else max(0.0, due - time.monotonic()))
        except queue.Empty:
            if cancelled:
                return
        else:
            if isinstance(result, BaseException):
                raise result
            call, values = result
            scores[call.begin - first : call.end - first] = values
            unfinished -= 1
        if unfinished and not cancelled and time.monotonic() >= due:
            yield job.cells
            due = time.monotonic() + TICK_SECONDS
    yield job.cells


class _Job(ABC):
    """One search's calls, computed by the threads that run `work`; their scores are put into `results`."""

    def __init__(self, subjects: Subjects, store: ResidueChunks, calls: list[Call]) -> None:
        self.results: queue.SimpleQueue[tuple[Call, NDArray[np.int32]] | BaseException] = queue.SimpleQueue()
        self.n_calls = len(calls)
        self._subjects = subjects
        self._store = store
        self._cells = np.zeros(len(calls), np.int64)
        self._uses = Counter(call.chunk for call in calls)
        self._lock = threading.Lock()
        self._stop = Stop()

    @property
    def cells(self) -> int:
        """DP cells computed so far."""
        return int(self._cells.sum())

    def stop(self) -> None:
        """Start no further call, and drop the chunks beyond the budget."""
        self._stop.set()
        for chunk, uses in list(self._uses.items()):
            if uses:
                self._store.release(chunk)

    def work(self) -> None:
        """Compute until no call is left; an exception is put into `results` like a score."""
        try:
            self._compute()
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
            self._stop.set()
            self.results.put(error)

    def parts(self) -> Iterator[tuple[Call, NDArray[np.int32]]]:
        """Yield the scores so far of calls under way, `NOT_COMPARED` where there is none yet."""
        yield from ()

    @abstractmethod
    def _compute(self) -> None:
        """Do a thread's part of the calls; give the scores of each to `_finish`."""

    def _finish(self, call: Call, scores: NDArray[np.int32]) -> None:
        """Report a call's scores, int32[n], unless the job was stopped: they mean nothing then."""
        self._leave(call.chunk)
        if not self._stop.is_set:
            self.results.put((call, scores))

    def _offsets(self, call: Call) -> NDArray[np.int64]:
        """Return where each subject of a call begins in its residues, int64[n + 1]."""
        offsets = self._subjects.offsets[call.begin : call.end + 1]
        return np.asarray(offsets - offsets[0], np.int64)

    def _residues(self, call: Call) -> NDArray[np.uint8]:
        chunk = self._store.get(call.chunk)
        start, begin, end = (
            int(self._subjects.offsets[place])
            for place in (self._store.chunks[call.chunk][0], call.begin, call.end)
        )
        return chunk[begin - start : end - start]

    def _leave(self, chunk: int) -> None:
        with self._lock:
            self._uses[chunk] -= 1
            last = not self._uses[chunk]
        if last or self._stop.is_set:
            self._store.release(chunk)


class _Step:
    """A call while threads compute it: the first makes it ready, the last to leave it has its scores."""

    def __init__(self, number: int, call: Call, shared: SharedScores | None = None) -> None:
        self.number = number
        self.call = call
        self._shared = shared
        self._lock = threading.Lock()
        self._inside = 0
        self._ended = False

    @property
    def shared(self) -> SharedScores | None:
        """What is worked at, while it is."""
        return self._shared

    def ready(self, make: Callable[[_Step], SharedScores]) -> bool:
        """Make it ready if it is not; return whether it was not."""
        with self._lock:
            if self._shared is not None or self._ended:
                return False
            self._shared = make(self)
            return True

    def enter(self) -> SharedScores | None:
        """Return what to work at, or None once there is no more to do."""
        with self._lock:
            if self._ended:
                return None
            self._inside += 1
            return self._shared

    def leave(self) -> bool:
        """Stop working at it, with nothing left to begin; return whether nobody else works at it."""
        with self._lock:
            self._inside -= 1
            if self._inside or self._ended:
                return False
            self._ended, self._shared = True, None  # frees what it was made of
            return True


class _LanesJob(_Job):
    """Every thread goes through all calls and draws subjects from each, in compiled code.

    So a thread needs the interpreter only from call to call, and those that feed GPUs do not wait for it.
    """

    def __init__(
        self, scorer: QueryScorer, subjects: Subjects, store: ResidueChunks, calls: list[Call]
    ) -> None:
        super().__init__(subjects, store, calls)
        self._scorer = scorer
        self._steps = [_Step(number, call) for number, call in enumerate(calls)]

    def parts(self) -> Iterator[tuple[Call, NDArray[np.int32]]]:
        """Yield the scores so far of calls under way, `NOT_COMPARED` where there is none yet."""
        for step in self._steps:
            if (shared := step.shared) is not None:
                scores = shared.scores.copy()
                scores[scores == OVERFLOW] = NOT_COMPARED
                yield step.call, scores

    def _compute(self) -> None:
        scratch = Scratch()
        number = 0
        while number < len(self._steps) and not self._stop.is_set:
            step = self._steps[number]
            number += 1
            if step.ready(self._shared) and number < len(self._steps):
                self._steps[number].ready(self._shared)  # while the other threads have work
            shared = step.enter()
            if shared is None:
                continue
            shared.work(scratch)
            if step.leave():
                shared.widen()
                if shared.left:
                    self._steps.append(_Step(step.number, step.call, shared))
                else:
                    self._finish(step.call, shared.scores)

    def _shared(self, step: _Step) -> SharedScores:
        cells = self._cells[step.number : step.number + 1]
        return SharedScores(
            self._scorer, self._residues(step.call), self._offsets(step.call), self._stop, cells
        )


class _ScalarJob(_Job):
    """Scores subjects one by one in 32 bits."""

    def __init__(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        store: ResidueChunks,
        calls: list[Call],
    ) -> None:
        from swathe.core.alignment import gotoh  # brings Numba, which the other kernel does without

        super().__init__(subjects, store, calls)
        self._calls = deque(enumerate(calls))
        self._m = query.size
        self._state = partial(gotoh.RowState, gotoh.striped(scheme.table(query)), self._m, scheme)

    def _compute(self) -> None:
        while not self._stop.is_set:
            try:
                number, call = self._calls.popleft()
            except IndexError:
                return
            self._finish(call, self._score(call, self._residues(call), self._cells[number : number + 1]))

    def _score(self, call: Call, residues: NDArray[np.uint8], cells: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return the scores of a call's subjects, int32[n]; meaningless once stopped.

        residues : uint8[...] of these subjects
        cells : int64[1], to which the cells computed are added
        """
        residues = np.array(residues)  # compiled code takes writable arrays
        state = self._state()
        if not call.giant:
            scores = state.scores(residues, self._offsets(call))
            cells[0] = self._m * residues.size
            return scores
        # In steps of rows, so that it can be cancelled in between.
        rows = max(1, _GIANT_STEP_CELLS // self._m)
        for low in range(0, residues.size, rows):
            if self._stop.is_set:
                break
            high = min(low + rows, residues.size)
            state.advance(residues, low, high)
            cells[0] = self._m * high
        return np.array([state.score], np.int32)
