"""The hybrid engine of CUDASW++ 3.0: CPU and GPU compute one search together, each what it can."""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from swathe.core.cancel import CancelToken, LinkedToken
from swathe.core.database import Subjects
from swathe.core.engines.base import Engine, EngineReport, check_scores_fit
from swathe.core.engines.division import LEAST_GAIN, START_SECONDS, Division, MeasuredRate, Rates, gpu_share
from swathe.core.engines.sides import Side
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.steps import TICK_SECONDS

_LITTLE_GAIN: Final = 0.1
"""Where the CPU's part saves less than this, the GPU is tried alone once, to compare."""


class HybridEngine(Engine):
    """Exact Smith-Waterman scores on CPU and GPU at once (`core.engines.base.Engine`).

    The subjects are divided by what both sides do in a second: by their clocks at first (the paper's R), then
    by what was measured, also while a search runs. The CPU takes the shortest of them chunk by chunk, in a
    thread of its own; the GPU the longest in one or a few parts, from the caller's thread. Where the CPU
    would not make a search quicker it takes nothing, and the report's note says so; the GPU then pipelines
    queries, as without a CPU. Both sides' scores are exact, so the division changes nothing of the result.

    Source: CUDASW++ 3.0 (Liu, Wirawan, Schmidt 2013). There the GPU's part is fixed before the search.

    Parameters
    ----------
    cpu, gpu : the engines, which are this one's from then on
    threads : of the CPU engine
    cpu_peak : cells a second that a thread of it does with long queries, about
    """

    name = "hybrid"

    def __init__(self, cpu: Engine, gpu: Engine, threads: int, cpu_peak: float) -> None:
        self.cpu = cpu
        self.gpu = gpu
        self.kernel = gpu.kernel
        self.devices = gpu.devices
        self.warnings = gpu.warnings
        self._threads = threads
        share = gpu_share(gpu.devices, threads)
        guess = threads * cpu_peak
        self._cpu_pace = MeasuredRate(guess, floor=True)
        self._beside = MeasuredRate(guess * share / (1 - share))
        self._alone = MeasuredRate(guess * share / (1 - share))
        self._database: str | None = None
        self._cut: int | None = None
        self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
        self._busy = self._gpu_is_alone = False
        self._through = 0.0
        self.label = ""
        self._update_label()

    @property
    def pipelines(self) -> bool:
        """Whether the next query may be started now: only while the GPU works alone."""
        return self._gpu_is_alone and self.gpu.pipelines

    def _sides(self) -> tuple[Side, ...]:
        """Return what both sides did in the present search or the last one, the GPU first."""
        total = sum(work.cells for work in self._parts)
        return tuple(
            Side(work.name, work.cells, work.seconds(), work.cells / total if total else 0.0)
            for work in self._parts
        )

    def score(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        scores: NDArray[np.int32],
        token: CancelToken,
    ) -> Generator[int, None, None]:
        """Fill `scores` as `core.engines.base.Engine.score` says.

        Raises what either engine raises; the other is stopped then.
        """
        check_scores_fit(query.size, scheme, subjects)
        first = int(np.searchsorted(subjects.lengths, np.int32(0), "right"))
        scores[:first] = 0
        if subjects.n_residues == 0:
            self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
            self.report = EngineReport(self._sides())
            yield from () if token.cancelled else (0,)
            return
        cold = subjects.key != self._database
        if cold:
            self._database, self._cut = subjects.key, None
        rates = self._choose(query.size, query.size * subjects.n_residues)
        alone = self.gpu.score(query, scheme, subjects, scores, token) if rates.cpu == 0 else None
        ahead = self._busy
        if ahead:  # the GPU has it now if it is its own; what both share begins in its turn
            yield 0 if alone is None else next(alone, 0)
        began = self._through if ahead and alone is not None else time.monotonic()
        self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
        self._busy, self._gpu_is_alone = True, alone is not None
        note = self.report.note
        try:
            if alone is not None:
                computing = self._on_gpu_alone(alone, query.size, began, token, cold)
            else:
                division = Division(
                    subjects.offsets, first, query.size, rates,
                    threads=self._threads, sure=self._beside.known or self._alone.known, cut=self._cut,
                )  # fmt: skip
                run = _SharedSearch(
                    query, scheme, subjects, first, scores, LinkedToken(token), division, cold
                )
                computing = self._both(run)
            for done in computing:
                self._update_label()
                yield done
            if alone is None:
                self._cut = division.first_cut
            note = self._note(rates, query.size)
        finally:
            self.report = replace(self.gpu.report, sides=self._sides(), note=note)
            self._busy = self._gpu_is_alone = False
            self._through = time.monotonic()

    def close(self) -> None:
        """Close both engines."""
        self.gpu.close()
        self.cpu.close()

    def _choose(self, m: int, cells: int) -> Rates:
        """Return what both sides are expected to do; 0 of the CPU where it would not make it quicker."""
        cpu, beside, alone = (pace.rate(m) for pace in (self._cpu_pace, self._beside, self._alone))
        if not self._alone.known:
            alone = beside
        elif not self._beside.known:
            beside = alone
        together = cells / (beside + cpu) + START_SECONDS
        gain = 1 - together * alone / cells
        untried = self._beside.known and not self._alone.known and gain < _LITTLE_GAIN
        return Rates(alone, 0.0) if gain < LEAST_GAIN or untried else Rates(beside, cpu)

    def _on_gpu_alone(
        self, computing: Iterator[int], m: int, began: float, token: CancelToken, cold: bool
    ) -> Iterator[int]:
        """Let the GPU compute everything, as without a CPU: nothing is divided, which takes milliseconds.

        began : `time.monotonic` of when it could begin
        """
        gpu, clock = self._parts[0], _CallRate(began)
        gpu.begin(began)
        try:
            for cells in computing:
                gpu.cells = cells
                clock.note(cells)
                yield cells
        finally:
            gpu.end()
        if not token.cancelled and clock.rate:
            self._alone.note(clock.cells, clock.cells / clock.rate, m, cold=cold)

    def _both(self, run: _SharedSearch) -> Iterator[int]:
        """Let both sides work until nothing is left, and yield the cells done."""
        gpu, cpu = self._parts
        side = _CpuSide(self.cpu, run, cpu, self._cpu_pace)
        try:
            while not run.token.cancelled:
                works = side.working  # asked first: it may leave something behind
                part = run.division.for_gpu(time.monotonic())
                if part is not None:
                    yield from self._on_gpu(run, part)
                elif works:
                    side.wait(TICK_SECONDS)
                    yield gpu.cells + cpu.cells
                else:
                    break
        finally:
            complete = not run.token.cancelled and gpu.cells + cpu.cells == run.cells
            if not complete:
                run.token.cancel()
            side.join()
        if side.error is not None:
            raise side.error
        if complete:
            yield run.cells

    def _on_gpu(self, run: _SharedSearch, part: tuple[int, int]) -> Iterator[int]:
        """Let the GPU compute a part."""
        gpu, cpu = self._parts
        begin, end = part
        subjects = run.subjects
        if (begin, end) == (run.first, subjects.n_sequences):
            begin = 0  # as without a CPU
        else:
            subjects = subjects.range(begin, end)
        began = time.monotonic()
        before, clock = gpu.cells, _CallRate(began)
        gpu.begin(began)
        try:
            for cells in self.gpu.score(run.query, run.scheme, subjects, run.scores[begin:end], run.token):
                gpu.cells = before + cells
                clock.note(cells)
                yield gpu.cells + cpu.cells
        finally:
            gpu.end()
        if not run.token.cancelled and clock.rate:
            run.division.correct(gpu=clock.rate)
            self._beside.note(clock.cells, clock.cells / clock.rate, run.query.size, cold=run.cold)

    def _update_label(self) -> None:
        """Update the report's sides, and the label: both engines, and the CPU's share once there is one."""
        gpu, cpu = sides = self._sides()
        self.report = replace(self.report, sides=sides)
        share = f", {100 * cpu.share:.1f} % of the cells" if gpu.cells + cpu.cells else ""
        self.label = f"{self.gpu.label} + {self.cpu.label}{share}"

    def _note(self, rates: Rates, m: int) -> str:
        """Return what the sides do not show: why the CPU had nothing, or what the GPU's kernel did not do."""
        other = self.gpu.report.note
        alone = f"The GPU computed a query of {m:,} residues alone: with the CPU it would not be quicker."
        return other if rates.cpu > 0 else f"{alone} {other}".strip()


class _SharedSearch:
    """A search as both sides share it; the subjects before `first` are empty."""

    def __init__(
        self,
        query: NDArray[np.uint8],
        scheme: Scoring,
        subjects: Subjects,
        first: int,
        scores: NDArray[np.int32],
        token: CancelToken,
        division: Division,
        cold: bool,
    ) -> None:
        self.query = query
        self.scheme = scheme
        self.subjects = subjects
        self.first = first
        self.scores = scores
        self.token = token
        self.division = division
        self.cold = cold
        self.cells = query.size * subjects.n_residues


class _BusyTime:
    """Cells that a side did, and how long it was at work; written by one thread."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells = 0
        self._seconds = 0.0
        self._began: float | None = None

    def begin(self, at: float) -> None:
        """Be at work since a `time.monotonic`."""
        self._began = at

    def end(self) -> None:
        """Be at work no more."""
        self._seconds, self._began = self.seconds(), None

    def seconds(self) -> float:
        """Return how long it was at work."""
        began = self._began
        return self._seconds + (time.monotonic() - began if began is not None else 0.0)


class _CallRate:
    """The rate of a call, without what it takes until its first cells, where that can be told."""

    def __init__(self, began: float) -> None:
        self._began = self._first = self._last = began
        self._first_cells = self.cells = 0

    def note(self, cells: int) -> None:
        """Say how many cells are done."""
        self._last = time.monotonic()
        if not self._first_cells:
            self._first, self._first_cells = self._last, cells
        self.cells = cells

    @property
    def rate(self) -> float:
        """Cells a second; 0 where none were done."""
        behind = self.cells - self._first_cells
        if behind > self.cells // 2 and self._last > self._first:
            return behind / (self._last - self._first)
        return self.cells / max(self._last - self._began, 1e-6)


class _CpuSide:
    """The CPU's thread: takes chunks until the rest is the GPU's."""

    def __init__(self, engine: Engine, run: _SharedSearch, work: _BusyTime, pace: MeasuredRate) -> None:
        self.error: BaseException | None = None
        self._engine = engine
        self._run = run
        self._work = work
        self._pace = pace
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="swathe-hybrid-cpu", daemon=True)
        self._thread.start()

    @property
    def working(self) -> bool:
        """Whether it may take another chunk."""
        return not self._ended.is_set()

    def wait(self, seconds: float) -> None:
        """Wait until it is done, or so long."""
        self._ended.wait(seconds)

    def join(self) -> None:
        """Wait until it is done: a twentieth of a second once the token is cancelled."""
        self._thread.join()

    def _serve(self) -> None:
        run, work = self._run, self._work
        try:
            while not run.token.cancelled:
                chunk = run.division.for_cpu(time.monotonic())
                if chunk is None:
                    return
                self._compute(*chunk)
        except BaseException as error:  # noqa: BLE001 - it is raised again in the caller's thread
            self.error = error
            run.token.cancel()
        finally:
            run.division.stop_cpu()
            if work.cells and not run.token.cancelled:
                self._pace.note(work.cells, work.seconds(), run.query.size, cold=run.cold)
            self._ended.set()

    def _compute(self, begin: int, end: int) -> None:
        run, work = self._run, self._work
        before = work.cells
        part = run.subjects.range(begin, end)
        work.begin(time.monotonic())
        try:
            for cells in self._engine.score(run.query, run.scheme, part, run.scores[begin:end], run.token):
                work.cells = before + cells
        finally:
            work.end()
        if not run.token.cancelled and work.seconds() > 0:
            run.division.correct(cpu=work.cells / work.seconds())
