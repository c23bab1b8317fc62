"""The CPU engine: all cores, exact scores of any length, true progress, and quick cancellation."""

from __future__ import annotations

import os
import queue
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.alignment import gotoh, opal, parasail
from swathe.core.cancel import CancelToken
from swathe.core.database import Subjects
from swathe.core.engines.base import Engine, EngineReport, check_scores_fit
from swathe.core.engines.prepared_chunks import PreparedChunks, memory_budget
from swathe.core.engines.schedule import Call, Speed, plan_calls, split_into_chunks
from swathe.core.errors import EngineUnavailable, InvalidRequest
from swathe.core.scoring.scheme import Scoring, ScoringScheme
from swathe.core.system.steps import TICK_SECONDS

SPEEDS: Final = {
    "opal": Speed(peak=16e9, half=150, lanes=opal.LANES, giant_cells=150_000_000),
    "parasail": Speed(peak=12e9, half=60, lanes=1, giant_cells=150_000_000),
    "scalar": Speed(peak=0.6e9, half=10, lanes=1, giant_cells=24_000_000),
}
"""Measured on one 3 GHz core with AVX2 (tests/bench/bench_engine.py)."""

_GIANT_STEP_CELLS: Final = 12_000_000
"""Cells of a giant between two checks of the token: about 10 ms."""


def available_threads() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class CpuEngine(Engine):
    """Exact Smith-Waterman scores on all cores (`core.engines.base.Engine`).

    Threads take calls of some tens of milliseconds from one list. The caller's thread writes the scores, so
    nothing is written after `score` has returned: a call that is running when the search is cancelled ends
    in the background, and its result is dropped.

    Parameters
    ----------
    threads : 0 uses every core
    kernel : a variant of `kernels.registry` for engine ``cpu``
    budget : bytes of prepared database to keep between searches; None: `memory_budget`
    simd : instruction set of ``opal``, as `core.alignment.opal.simd_levels` lists them; ``auto``: the best
    positions : the kernel for position-specific queries, which ``opal`` does not take; ``auto``: ``parasail``
        where it is installed, else ``scalar``; or ``refuse``

    Attributes
    ----------
    ran : the kernel that computed the last search

    Raises InvalidRequest for an instruction set that this processor lacks, EngineUnavailable for a kernel
    that is not installed.
    """

    name = "cpu"
    pipelines = True

    def __init__(
        self,
        threads: int = 0,
        kernel: str = "opal",
        budget: int | None = None,
        simd: str = "auto",
        positions: str = "auto",
    ) -> None:
        if "parasail" in (kernel, positions) and not parasail.installed():
            raise EngineUnavailable(
                "The kernel parasail cannot run: it is not installed.", "Choose the kernel scalar."
            )
        levels = opal.simd_levels()
        if simd not in ("auto", *levels):
            raise InvalidRequest("options", f"This processor has no {simd}.", f"It has: {', '.join(levels)}.")
        self.threads = threads or available_threads()
        self.kernel = self.ran = kernel
        if positions == "auto":
            positions = "parasail" if parasail.installed() else "scalar"
        self._positions = positions
        self._simd = opal.simd_level() if simd == "auto" else simd
        self.label = ""
        self._choose(kernel)
        self.warnings = []
        self._budget = memory_budget() if budget is None else budget
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="swathe-cpu")
        self._store: PreparedChunks | None = None
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
        kernel = self._kernel_for(scheme)
        self._choose(kernel)
        whole = subjects.whole
        if self._store is None or self._store.key != whole.key:
            first = int(np.searchsorted(whole.lengths, 0, side="right"))
            chunks = split_into_chunks(whole.offsets, first, opal.LANES)
            self._store = PreparedChunks(whole, chunks, self._budget)
        speed = SPEEDS[kernel]
        calls = plan_calls(
            whole.lengths,
            whole.offsets,
            self._store.chunks,
            query.size,
            self.threads,
            speed,
            (subjects.begin, subjects.end),
        )
        job = _Job(kernel, self._simd, query, scheme, whole, self._store, calls)
        scores[: int(np.searchsorted(subjects.lengths, 0, side="right"))] = 0
        self._jobs.add(job)
        for _ in range(min(self.threads, len(calls))):
            self._pool.submit(job.work)
        try:
            if not token.cancelled:
                yield 0  # the threads have it: a caller that pipelines returns to the previous query
            for cells in _collect(job, calls, subjects.begin, scores, token):
                self._choose(kernel)  # of two queries in the pipeline, report the one being exhausted
                yield cells
            self._choose(kernel)
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

    def _kernel_for(self, scheme: Scoring) -> str:
        """Return the kernel that computes a query; raise InvalidRequest where the options refuse it."""
        if self.kernel != "opal" or isinstance(scheme, ScoringScheme):
            return self.kernel
        if self._positions == "refuse":
            raise InvalidRequest(
                "kernel",
                "Opal takes no position-specific scores.",
                "Choose another kernel, or another query.",
            )
        return self._positions

    def _choose(self, kernel: str) -> None:
        """Set the kernel that computes next, with label and report."""
        self.ran = kernel
        how = {"opal": self._simd, "parasail": "striped SIMD", "scalar": "32-bit compiled code"}[kernel]
        self.label = f"CPU, {self.threads} thread{'s' if self.threads > 1 else ''}, {how}"
        note = ""
        if kernel != self.kernel:
            self.label += f", {kernel} in place of {self.kernel}"
            note = f"{self.kernel} takes no position-specific scores: {kernel} computed the query."
        if note != self.report.note:
            self.report = EngineReport(note=note)


def _collect(
    job: _Job, calls: list[Call], first: int, scores: NDArray[np.int32], token: CancelToken
) -> Iterator[int]:
    """Write the results of a job as they come and yield the cells done, until done or cancelled.

    first : the subject that `scores` begins with
    """
    cells, unfinished = 0, len(calls)
    due = time.monotonic() + TICK_SECONDS
    while unfinished and not token.cancelled:
        try:
            result = job.results.get(timeout=max(0.0, due - time.monotonic()))
        except queue.Empty:
            pass
        else:
            if isinstance(result, BaseException):
                raise result
            call, values, done = result
            cells += done
            if values is not None:
                scores[call.begin - first : call.end - first] = values
                unfinished -= 1
        if unfinished and time.monotonic() >= due:
            yield cells
            due = time.monotonic() + TICK_SECONDS
    if not unfinished:
        yield cells


class _Job:
    """One search's calls, taken by the threads that run `work`; their scores are put into `results`."""

    def __init__(
        self,
        kernel: str,
        simd: str,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        store: PreparedChunks,
        calls: list[Call],
    ) -> None:
        self.results: queue.SimpleQueue[tuple[Call, NDArray[np.int32] | None, int] | BaseException] = (
            queue.SimpleQueue()
        )
        self._subjects = subjects
        self._store = store
        self._m = query.size
        self._scorer: Callable[[Call], NDArray[np.int32]] = self._score_pairs
        if kernel == "opal" and isinstance(scheme, ScoringScheme):
            self._letters = opal.make_query(query)
            self._aligner: Any = opal.make_aligner(scheme, simd)
            self._scorer = self._score_chunk
        elif kernel == "parasail":
            self._striped = parasail.StripedProfile(query, scheme)
            self._scorer = self._score_striped
        self._profile = gotoh.striped(scheme.table(query))
        self._scheme = scheme
        self._calls = deque(calls)
        self._uses = Counter(call.chunk for call in calls)
        self._lock = threading.Lock()
        self._stopped = False

    def stop(self) -> None:
        """Start no further call, and drop the chunks beyond the budget."""
        self._stopped = True
        for chunk, uses in list(self._uses.items()):
            if chunk >= 0 and uses:
                self._store.release(chunk)

    def work(self) -> None:
        """Take calls until none is left; an exception is put into `results` like a score."""
        try:
            while not self._stopped:
                try:
                    call = self._calls.popleft()
                except IndexError:
                    return
                self._run(call)
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
            self._stopped = True
            self.results.put(error)

    def _run(self, call: Call) -> None:
        if call.giant:
            self._run_giant(call)
            return
        cells = self._m * int(self._subjects.offsets[call.end] - self._subjects.offsets[call.begin])
        self.results.put((call, self._scorer(call), cells))

    def _score_chunk(self, call: Call) -> NDArray[np.int32]:
        """Score the subjects of a call by pyopal."""
        chunk = self._store.get(call.chunk)
        low = self._store.chunks[call.chunk][0]
        values = opal.score(self._aligner, self._letters, chunk, call.begin - low, call.end - low)
        self._leave(call.chunk)
        return values

    def _score_striped(self, call: Call) -> NDArray[np.int32]:
        """Score the subjects of a call by parasail."""
        offsets = np.array(self._subjects.offsets[call.begin : call.end + 1])
        residues = self._subjects.residues[int(offsets[0]) : int(offsets[-1])]
        return self._striped.scores(residues, offsets - offsets[0])

    def _leave(self, chunk: int) -> None:
        with self._lock:
            self._uses[chunk] -= 1
            last = not self._uses[chunk]
        if last or self._stopped:
            self._store.release(chunk)

    def _score_pairs(self, call: Call) -> NDArray[np.int32]:
        """Score the subjects of a call one by one in 32 bits."""
        offsets = np.array(self._subjects.offsets[call.begin : call.end + 1])
        residues = np.array(
            self._subjects.residues[offsets[0] : offsets[-1]]
        )  # the kernels take writable arrays
        state = gotoh.RowState(self._profile, self._m, self._scheme)
        return state.scores(residues, offsets - offsets[0])

    def _run_giant(self, call: Call) -> None:
        """Score one pair in steps of rows, so that it can be cancelled in between."""
        begin, end = (int(offset) for offset in self._subjects.offsets[call.begin : call.end + 1])
        subject = np.array(self._subjects.residues[begin:end])
        state = gotoh.RowState(self._profile, self._m, self._scheme)
        rows = max(1, _GIANT_STEP_CELLS // self._m)
        for low in range(0, subject.size, rows):
            if self._stopped:
                return
            high = min(low + rows, subject.size)
            state.advance(subject, low, high)
            done = high == subject.size
            values = np.array([state.score], np.int32) if done else None
            self.results.put((call, values, self._m * (high - low)))
