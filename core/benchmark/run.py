"""Run a benchmark: open databases, compute reference scores, then measure and check."""

from __future__ import annotations

import contextlib
import datetime
import math
import platform
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Final

from swathe.core.benchmark import reference
from swathe.core.benchmark.catalogue import check, offers, swept
from swathe.core.benchmark.estimate import usual_rate
from swathe.core.benchmark.events import Began, Event, Measured, Preparing, Working
from swathe.core.benchmark.measuring import Case, measure, opened, runs_of, scheme_words, skipped, subjects_of
from swathe.core.benchmark.reference import ReferenceScores
from swathe.core.benchmark.request import BenchmarkRequest, DatabaseChoice, Variant, command_of
from swathe.core.benchmark.results import CUDA_LIBRARIES, Benchmark, Circumstances, Measurement, Parameters
from swathe.core.benchmark.simulated import open_choice
from swathe.core.cancel import CancelToken, OperationCancelled
from swathe.core.cuda.devices import Device
from swathe.core.database import Database, Subjects
from swathe.core.engines import Engine, EngineInfo, open_engine, probe_engines
from swathe.core.errors import DeviceError, InvalidRequest, SwatheError
from swathe.core.export.provenance import NO_MATRIX
from swathe.core.headers.brief import brief_query_name
from swathe.core.scoring.queries import position_specific
from swathe.core.system.settings import VERSION
from swathe.core.system.steps import Ticker, map_steps

_INTERVAL: Final = 0.04
"""Least seconds between two `Working` events."""

_LATELY: Final = 20.0
"""Seconds after which what ran counts for little in the time left: other programs come and go."""
_REFERENCE: Final = "reference "
"""What the names of reference kernels begin with, where their cells are counted."""

OpenEngine = Callable[..., Engine]
Rate = Callable[[Variant, int], float]
"""Returns the usual cells a second of a variant with queries of a length."""
References = dict[tuple[str, int, int], ReferenceScores]
"""Keys are the kernel that computed them, and the places of scheme and query in the request."""


@dataclass(slots=True)
class _State:
    """A running benchmark."""

    request: BenchmarkRequest
    token: CancelToken
    open_engine: OpenEngine
    variants: tuple[Variant, ...]
    problems: dict[Variant, str]
    databases: list[tuple[DatabaseChoice, Database | Subjects]]
    rate: Rate
    progress: _Progress
    measurements: list[Measurement]
    ticker: Ticker

    @property
    def n_measurements(self) -> int:
        return len(self.variants) * self.request.n_per_variant

    def working(self, words: str) -> Working:
        """Return the progress so far."""
        number = len(self.measurements) + 1
        return self.progress.event(min(number, self.n_measurements), self.n_measurements, words)

    def advance(self, name: str, rate: float, words: str, cells: int) -> Working | None:
        """Count cells that a worker did, and return how far it is if that is due to be reported.

        rate : usual cells a second of `name` with this query
        """
        self.progress.advance(name, cells / rate)
        return self.working(words) if self.ticker.due() else None


def run_benchmark(
    request: BenchmarkRequest,
    token: CancelToken,
    open_engine: OpenEngine = open_engine,
    engines: tuple[EngineInfo, ...] | None = None,
) -> Generator[Event, None, Benchmark | None]:
    """Run a benchmark and return its results; None if cancelled before all databases were open.

    Yields events, at most 50 ms apart while scores are computed. A variant that cannot run, or whose scores
    are wrong, gives a measurement without figures and does not end the benchmark. After `token` is cancelled,
    the measurements made so far are returned.

    Raises SwatheError if a database cannot be opened.
    """
    engines = probe_engines() if engines is None else engines
    offered = offers(engines)
    variants = swept(request.variants, request.threads, request.blocks, offered)
    began = time.perf_counter()
    try:
        databases = yield from _open_databases(request, token)
    except OperationCancelled:
        return None
    here = circumstances(engines, request.devices)
    parameters = Parameters(
        matrix=NO_MATRIX
        if len(position_specific(request.queries)) == len(request.queries)
        else ", ".join(dict.fromkeys(scheme.matrix_name for scheme in request.schemes)),
        repeats=request.repeats,
        threads=request.threads,
        blocks=request.blocks,
        query_source=request.query_source,
        command=command_of(request),
    )
    problems = {variant: check(variant, offered) for variant in variants}
    kernels = {variant.text: variant.kernel for variant in variants}
    rate = partial(usual_rate, devices=_used(engines, request.devices), cores=here.cores)
    progress = _Progress(_usual_total(request, variants, problems, databases, rate), kernels)
    state = _State(
        request,
        token,
        open_engine,
        variants,
        problems,
        databases,
        rate,
        progress,
        [],
        Ticker(_INTERVAL, at_once=True),
    )
    yield Began(here, parameters, state.n_measurements)
    complete = True
    try:
        for choice, database in databases:
            yield from _measure_all(state, choice, database)
    except OperationCancelled:
        complete = False
    seconds = time.perf_counter() - began
    return Benchmark(here, parameters, tuple(state.measurements), complete, seconds)


def _open_databases(
    request: BenchmarkRequest, token: CancelToken
) -> Generator[Event, None, list[tuple[DatabaseChoice, Database | Subjects]]]:
    found = []
    for choice in request.databases:
        database = yield from _open_database(choice, token)
        token.raise_if_cancelled()
        if not database.n_residues:
            raise InvalidRequest(
                "database",
                f"{choice.label} holds no residues: there is nothing to compare with.",
                "Open another file.",
            )
        found.append((choice, database))
    return found


def _open_database(choice: DatabaseChoice, token: CancelToken) -> Generator[Event, None, Database | Subjects]:
    words = f"Opening {choice.label}"
    return (
        yield from map_steps(
            open_choice(choice, token),
            lambda progress: Preparing(words, progress.bytes_done, progress.bytes_total),
        )
    )


def _usual_total(
    request: BenchmarkRequest,
    variants: tuple[Variant, ...],
    problems: dict[Variant, str],
    databases: list[tuple[DatabaseChoice, Database | Subjects]],
    rate: Rate,
) -> dict[str, float]:
    """Return how many seconds all takes at usual rates, by the name of what computes it."""
    total: dict[str, float] = {}
    for _, database in databases:
        for query in request.queries:
            cells = len(query) * database.n_residues * len(request.schemes)
            for variant in variants:
                if not problems[variant]:
                    seconds = cells * runs_of(variant, request.repeats) / rate(variant, len(query))
                    total[variant.text] = total.get(variant.text, 0.0) + seconds
            for kernel in _kernels(variants, problems):
                checked = reference.subjects_to_check(kernel, len(query), subjects_of(database))
                seconds = (
                    len(checked) / database.n_sequences * cells / rate(Variant("cpu", kernel), len(query))
                )
                total[_REFERENCE + kernel] = total.get(_REFERENCE + kernel, 0.0) + seconds
    return total


def _kernels(variants: tuple[Variant, ...], problems: dict[Variant, str]) -> list[str]:
    """Return the CPU kernels that check these variants."""
    running = [variant for variant in variants if not problems[variant]]
    needed = {reference.kernel_for(v.engine, v.kernel) for v in running}
    return [kernel for kernel in reference.ALL_CELLS if kernel in needed]  # the fastest first


def _measure_all(
    state: _State, choice: DatabaseChoice, database: Database | Subjects
) -> Generator[Event, None, None]:
    """Measure everything with one database: references first, then variant by variant."""
    references: References = {}
    for kernel in _kernels(state.variants, state.problems):
        yield from _compute_references(state, kernel, choice, database, references)
    for variant in state.variants:
        cases = [
            (
                place,
                number,
                Case(variant, choice, database, scheme, query, _matrix(state.request, place, number)),
            )
            for place, scheme in enumerate(state.request.schemes)
            for number, query in enumerate(state.request.queries)
        ]
        problem = state.problems[variant]
        if problem:
            for _, _, case in cases:
                yield from _record(state, skipped(case, problem))
            continue
        kernel = reference.kernel_for(variant.engine, variant.kernel)
        with contextlib.ExitStack() as closing:
            engine: Engine | None = None
            for place, number, case in cases:
                state.token.raise_if_cancelled()
                if engine is None or state.ticker.due():
                    yield state.working(f"{variant.label}: opening")
                try:
                    if engine is None:
                        engine = opened(variant, state.request.devices, state.open_engine)
                        closing.callback(engine.close)
                        state.progress.skip_time()
                    steps = measure(
                        case, engine, references[kernel, place, number], state.request.repeats, state.token
                    )
                    measurement = yield from _follow(state, case, steps)
                except SwatheError as error:
                    measurement = skipped(case, str(error))
                    if engine is not None and isinstance(error, DeviceError):
                        # A failed device may have lost its context: open a new engine for the next case.
                        closing.pop_all().close()
                        engine = None
                cells = case.cells * runs_of(variant, state.request.repeats)
                state.progress.finish(variant.text, cells / state.rate(variant, len(case.query)))
                yield from _record(state, measurement)


def _follow(
    state: _State, case: Case, steps: Generator[tuple[str, int], None, Measurement]
) -> Generator[Event, None, Measurement]:
    """Exhaust the steps of a measurement, yielding progress, and return it."""
    rate = state.rate(case.variant, len(case.query))

    def convert(step: tuple[str, int]) -> Working | None:
        words, cells = step
        return state.advance(case.variant.text, rate, f"{case.words}: {words}", cells)

    return (yield from map_steps(steps, convert))


def _record(state: _State, measurement: Measurement) -> Iterator[Event]:
    state.measurements.append(measurement)
    yield Measured(measurement)


def _matrix(request: BenchmarkRequest, place: int, number: int) -> str:
    """Return the name of a scheme's matrix; `NO_MATRIX` for a query that scores in its place."""
    return NO_MATRIX if position_specific([request.queries[number]]) else request.schemes[place].matrix_name


def _compute_references(
    state: _State, kernel: str, choice: DatabaseChoice, database: Database | Subjects, found: References
) -> Generator[Event, None, None]:
    """Compute the reference scores of everything measured with this database."""
    name = _REFERENCE + kernel
    engine = state.open_engine("cpu", kernel)
    state.progress.skip_time()
    try:
        for place, scheme in enumerate(state.request.schemes):
            for number, query in enumerate(state.request.queries):
                query_name = brief_query_name(query.header)
                scoring = scheme_words(_matrix(state.request, place, number), scheme)
                words = f"Computing reference scores · {query_name} · {choice.label} · {scoring}"
                steps = reference.make_reference(engine, query, scheme, subjects_of(database), state.token)
                rate = state.rate(Variant("cpu", kernel), len(query))
                found[kernel, place, number] = yield from map_steps(
                    steps, partial(state.advance, name, rate, words)
                )
                state.progress.finish(name)
    finally:
        engine.close()


_LIBRARIES: Final = ("numpy", "numba", "llvmlite", *CUDA_LIBRARIES)


def circumstances(engines: Iterable[EngineInfo], devices: tuple[int, ...] | None = None) -> Circumstances:
    """Return the current circumstances; `devices` are the numbers of the GPUs used, None for all."""
    from swathe.core.engines.cpu import available_threads  # loads compiled code

    gpu = next((info for info in engines if info.devices), None)
    return Circumstances(
        started=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        version=VERSION,
        processor=processor_name(),
        cores=available_threads(),
        system=platform.platform(),
        python=platform.python_version(),
        devices=tuple(
            f"{d.name}, compute capability {'{}.{}'.format(*d.capability)}, "
            f"{d.multiprocessors} multiprocessors, {d.memory_bytes / 1e9:.0f} GB, {d.uuid}"
            for d in _used(engines, devices)
        ),
        driver=(gpu.driver_version or "") if gpu is not None else "",
        libraries=tuple(
            (name, found)
            for name in _LIBRARIES
            if (found := _library(name)) and (name != "pycuda" or _through_pycuda(gpu))
        ),
    )


def _used(engines: Iterable[EngineInfo], numbers: tuple[int, ...] | None) -> tuple[Device, ...]:
    """Return the GPUs of these numbers; None: all."""
    found = next((info.devices for info in engines if info.devices), ())
    return tuple(device for device in found if numbers is None or device.index in numbers)


def _through_pycuda(gpu: EngineInfo | None) -> bool:
    """Whether PyCUDA, where it is installed, is what calls the driver."""
    return gpu is not None and gpu.driver_library.startswith("PyCUDA")


def processor_name() -> str:
    """Return the processor's product name, or else its architecture."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    except OSError:
        pass
    return platform.processor() or platform.machine() or "processor"


def _library(name: str) -> str:
    try:
        return package_version(name)
    except PackageNotFoundError:
        return ""


class _Progress:
    """The share that is done, and the time left: at usual rates, times how much longer than usual it takes.

    A cell of a slow kernel counts for more than one of a fast one, and one of a short query for more than one
    of a long one, before either has run. Other programs come and go: what ran lately counts most.

    Parameters
    ----------
    total : seconds that it takes at usual rates, by the name of what computes
    kernels : of each variant among these
    """

    def __init__(self, total: dict[str, float], kernels: dict[str, str]) -> None:
        self._total = dict(total)
        self._kernels = kernels
        self._done = dict.fromkeys(total, 0.0)
        self._ran = dict.fromkeys(total, (0.0, 0.0))  # seconds that steps took lately, and usually take
        self._first: dict[str, tuple[float, float]] = {}  # the same of the first step
        self._current = ""
        self._of_run = 0.0
        self._share = 0.0
        self._began = self._looked = time.perf_counter()

    def advance(self, name: str, usual: float) -> None:
        """Note how much of the current run of `name` is done, in seconds at usual rates."""
        self._note(name, usual - self._of_run)
        self._current, self._of_run = name, usual

    def skip_time(self) -> None:
        """Leave out what came before, such as opening an engine: it says nothing of the rate."""
        self._looked = time.perf_counter()

    def finish(self, name: str, usual: float | None = None) -> None:
        """Count a run as done, whether it succeeded or not.

        usual : seconds that the whole of it takes at usual rates
        """
        self._note(name, 0.0)
        self._done[name] += self._of_run if usual is None else usual
        self._current, self._of_run = name, 0.0

    def event(self, number: int, n_measurements: int, words: str) -> Working:
        """Return a progress event."""
        elapsed, left = time.perf_counter() - self._began, self._left()
        if left is not None and elapsed:
            self._share = max(self._share, elapsed / (elapsed + left))  # a bar does not go back
        return Working(number, n_measurements, words, self._share, elapsed, left)

    def _note(self, name: str, usual: float) -> None:
        """Count a step of `name`, and the time since the one before."""
        now = time.perf_counter()
        seconds, self._looked = now - self._looked, now
        kept = math.exp(-seconds / _LATELY)
        took, usually = self._ran[name]
        self._ran[name] = kept * took + seconds, kept * usually + usual
        if usual and name not in self._first:
            self._first[name], self._ran[name] = self._ran[name], (0.0, 0.0)

    def _left(self) -> float | None:
        """Return the seconds left; None while nothing has run.

        How much longer than usual a variant takes is what its runs and the reference with its kernel took
        together; before either, what all that has run took.
        """
        if not self._first:
            return None
        left = 0.0
        for name, total in self._total.items():
            alike = {name, _REFERENCE + self._kernels.get(name, "")} & self._first.keys()
            done = self._done[name] + (self._of_run if name == self._current else 0.0)
            left += max(total - done, 0.0) * self._slowness(alike or self._first.keys())
        return left

    def _slowness(self, names: Iterable[str]) -> float:
        """Return how many times as long as usual these took, all of which have run.

        The first step of each, in which kernels are compiled, does not count once there is another.
        """
        for steps in (self._ran, self._first):
            took, usual = (sum(steps[name][part] for name in names) for part in range(2))
            if usual > 0:
                return took / usual
        raise ValueError("Nothing has run.")
