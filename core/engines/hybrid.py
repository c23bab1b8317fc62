"""The hybrid engine of CUDASW++ 3.0: CPU and GPU compute one search together."""

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
from swathe.core.engines.division import (
    LEAST_GAIN,
    START_SECONDS,
    Division,
    MeasuredRate,
    Rates,
    core_clock,
    gpu_share,
    octave,
)
from swathe.core.engines.sides import Side
from swathe.core.scoring.scheme import Scoring
from swathe.core.system.steps import TICK_SECONDS

_LITTLE_GAIN: Final = 0.1
"""Where the CPU would save less than this beside an undisturbed GPU, a slowed one is not tried again."""
_TRIES: Final = 3
"""Searches that both share before what they take is believed: the first lays the database out."""


class HybridEngine(Engine):
    """Exact Smith-Waterman scores on CPU and GPU at once (`core.engines.base.Engine`).

    The subjects are divided by the speeds of both sides: estimated from their clocks at first (the paper's
    R), then measured, also while a search runs. The CPU takes the shortest of them chunk by chunk, in a
    thread of its own; the GPU takes the longest in one or a few shards, from the caller's thread. Where the
    CPU would not make a search faster it takes nothing, and the report's note says so; the GPU then pipelines
    queries, as without a CPU. Both sides' scores are exact, so the division does not affect the result.

    Source: CUDASW++ 3.0 (Liu, Wirawan, Schmidt 2013). There the GPU's share is fixed before the search.

    Parameters
    ----------
    cpu, gpu : the engines, which this one owns and closes
    threads : of the CPU engine
    cpu_peak : cells a second that one of these threads computes with long queries, roughly
    """

    name = "hybrid"

    def __init__(self, cpu: Engine, gpu: Engine, threads: int, cpu_peak: float) -> None:
        self.cpu = cpu
        self.gpu = gpu
        self.kernel = gpu.kernel
        self.devices = gpu.devices
        self.warnings = gpu.warnings
        self._threads = threads
        share = gpu_share(gpu.devices, threads, gpu.kernel, core_clock())
        guess = threads * cpu_peak
        self._cpu_pace = MeasuredRate(guess, floor=True)
        self._beside = MeasuredRate(guess * share / (1 - share))
        self._alone = MeasuredRate(guess * share / (1 - share))
        self._together = MeasuredRate(guess / (1 - share))
        self._database: str | None = None
        self._cut: int | None = None
        self._prepared: dict[str, int] = {}
        """Ways, ``alone`` and ``together``, in which this database was searched before: the longest queries'
        octaves. Devices make room for a longer one, and wait for that."""
        self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
        self._busy = self._gpu_is_alone = False
        self._shared = 0
        """Searches that both shared."""
        self._through = 0.0
        self.label = ""
        self._update_label()

    def begin_opening(self) -> None:
        """Begin to open the GPUs."""
        self.gpu.begin_opening()

    @property
    def pipelines(self) -> bool:
        """Whether the next query may be started now: only while the GPU works alone."""
        return self._gpu_is_alone and self.gpu.pipelines

    def _sides(self) -> tuple[Side, ...]:
        """Return the shares of both sides in the present search or the last one, the GPU first."""
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

        Raises what either engine raises, after stopping the other.
        """
        check_scores_fit(query.size, scheme, subjects)
        first = subjects.n_empty
        scores[:first] = 0
        if subjects.n_residues == 0:
            self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
            self.report = EngineReport(self._sides())
            yield from () if token.cancelled else (0,)
            return
        if subjects.key != self._database:
            self._database, self._cut, self._prepared = subjects.key, None, {}
        rates = self._choose(query.size, query.size * subjects.n_residues)
        way = "alone" if rates.cpu == 0 else "together"
        longest, prepared = octave(query.size), self._prepared.get(way, -1)
        cold = longest > prepared
        self._prepared[way] = max(longest, prepared)
        self.learning |= cold
        alone = self.gpu.score(query, scheme, subjects, scores, token) if rates.cpu == 0 else None
        ahead = self._busy
        if ahead:  # a search of the GPU alone is in its queue now; one that both share starts in its turn
            yield 0 if alone is None else next(alone, 0)
        began = self._through if ahead and alone is not None else time.monotonic()
        self._parts = (_BusyTime("gpu"), _BusyTime("cpu"))
        self._busy, self._gpu_is_alone = True, alone is not None
        note = self.report.note
        try:
            if alone is not None:
                computing = self._on_gpu_alone(alone, began)
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
                self._shared += 1
            if not token.cancelled:
                pace = self._together if alone is None else self._alone
                pace.note(query.size * subjects.n_residues, time.monotonic() - began, query.size, cold=cold)
            note = self._note(rates, query.size)
        finally:
            parts = self.report.parts if self.gpu.report.parts else ()
            self.report = replace(self.gpu.report, sides=self._sides(), note=note, parts=parts)
            self._busy = self._gpu_is_alone = False
            self._through = time.monotonic()

    def close(self) -> None:
        """Close both engines."""
        self.gpu.close()
        self.cpu.close()

    def _choose(self, m: int, cells: int) -> Rates:
        """Return the expected rates of both sides; the CPU's is 0 where it would not help.

        Both ways are tried before one is believed to be quicker, with queries of every length: beside the CPU
        the GPU can be slower.
        """
        cpu, beside, alone = (pace.rate(m) for pace in (self._cpu_pace, self._beside, self._alone))
        if not self._alone.known:
            alone = beside
        elif not self._beside.known:
            beside = alone
        tried = self._shared >= _TRIES and self._together.known_of(m)
        together = self._together.rate(m) if tried else _together(beside, cpu, cells)
        if self._beside.known and not self._alone.known:
            self.learning = True
            return Rates(alone, 0.0)
        helps = together * (1 - LEAST_GAIN) >= alone
        again = not helps and not tried and self._beside.known
        if again and _together(alone, cpu, cells) * (1 - _LITTLE_GAIN) >= alone:
            helps, beside = True, alone
        self.learning = helps and not tried
        return Rates(beside, cpu) if helps else Rates(alone, 0.0)

    def _on_gpu_alone(self, computing: Iterator[int], began: float) -> Iterator[int]:
        """Let the GPU compute everything, as without a CPU: dividing would take milliseconds.

        began : `time.monotonic` of when it could begin
        """
        gpu = self._parts[0]
        gpu.begin(began)
        try:
            for cells in computing:
                gpu.cells = cells
                yield cells
        finally:
            gpu.end()

    def _both(self, run: _SharedSearch) -> Iterator[int]:
        """Let both sides work until nothing is left, and yield the cells done."""
        gpu, cpu = self._parts
        side = _CpuSide(self.cpu, run, cpu, self._cpu_pace)
        try:
            while not run.token.cancelled:
                works = side.working  # before the division: the CPU may return what it took and then stop
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
        """Let the GPU compute a shard."""
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
        parts = (*self.gpu.report.parts, cpu) if self.gpu.report.parts else ()
        self.report = replace(self.report, sides=sides, parts=parts)
        share = f", {100 * cpu.share:.1f} % of the cells" if gpu.cells + cpu.cells else ""
        self.label = f"{self.gpu.label} + {self.cpu.label}{share}"

    def _note(self, rates: Rates, m: int) -> str:
        """Return what the shares do not show: why the CPU had nothing, or what replaced the GPU's kernel."""
        other = self.gpu.report.note
        alone = f"The GPU computed a query of {m:,} residues alone: with the CPU it would not be quicker."
        return other if rates.cpu > 0 else f"{alone} {other}".strip()


def _together(gpu: float, cpu: float, cells: int) -> float:
    """Return the rate of both together by their own rates."""
    return cells / (cells / (gpu + cpu) + START_SECONDS)


class _SharedSearch:
    """A search that both sides share; the subjects before `first` are empty."""

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
    """Cells that a side computed, and how long it was busy; written by one thread."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells = 0
        self._seconds = 0.0
        self._began: float | None = None

    def begin(self, at: float) -> None:
        """Become busy at a time of `time.monotonic`."""
        self._began = at

    def end(self) -> None:
        """Become idle."""
        self._seconds, self._began = self.seconds(), None

    def seconds(self) -> float:
        """Return how long it was busy."""
        began = self._began
        return self._seconds + (time.monotonic() - began if began is not None else 0.0)


class _CallRate:
    """The rate of a call, not counting the time until its first cells where these can be told apart."""

    def __init__(self, began: float) -> None:
        self._began = self._first = self._last = began
        self._first_cells = self.cells = 0

    def note(self, cells: int) -> None:
        """Record how many cells are done."""
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
    """The CPU's thread: takes chunks until the rest is left to the GPU."""

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
        """Wait until it is done, at most `seconds`."""
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
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread
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
